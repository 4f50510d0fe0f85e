# Ce que sont et font les choses.
describe-card = Carte de spécialiste { $card }.
describe-each = Tout le monde gagne { $what }.
describe-gain = Vous gagnez { $what }.
describe-action-to-mars = La carte Logistique passe sur Mars ; si cela la retourne, tous les autres défaussent des ressources sans protection jusqu’à n’en garder que { $kept }.
describe-action-to-earth = La carte Logistique passe sur la Terre ; si cela la retourne, tous les autres défaussent des ressources sans protection jusqu’à n’en garder que { $kept }.
describe-action-tax = Vous prenez une pièce sans protection à chaque adversaire dont le fonds ne dépasse pas le vôtre.
describe-action-smuggle = Vous prenez une ressource sans protection à un adversaire dont le fonds ne dépasse pas le vôtre ; s’il n’y a personne, vous gagnez { $coins }.
describe-action-claim-station = Vous pouvez prendre la station{ $fee ->
    [0] .
   *[other] { " " }pour { $price }.
}
describe-action-claim-satellite = Vous pouvez prendre le satellite{ $fee ->
    [0] .
   *[other] { " " }pour { $price }.
}
describe-action-claim-base = Vous pouvez prendre la base{ $fee ->
    [0] .
   *[other] { " " }pour { $price }.
}
describe-action-claim-transport = Vous pouvez prendre le transport{ $fee ->
    [0] .
   *[other] { " " }pour { $price }.
}
describe-logistics-gain = Avec une logistique optimisée, vous gagnez en plus { $what }.
describe-logistics-capsule = Avec une logistique optimisée, vous pouvez acheter 1 capsule pour { $capsule }.
describe-logistics-smuggle = Avec une logistique optimisée, vous prenez une ressource de plus à un autre adversaire ; s’il n’y en a pas, { $coins }, sauf si la partie principale a déjà donné des pièces.
describe-after-capsule = Ensuite, vous pouvez acheter 1 capsule pour { $capsule }.
describe-after-exchange = Ensuite, vous pouvez échanger jusqu’à { $exchanges } de vos bots, lentilles et cellules, un contre un.
describe-effect-engineering = Avant l’étape 3 : échangez un de vos bots, lentilles ou cellules contre une autre de ces ressources.
describe-effect-trade = Après l’étape 1 : gagnez { $trade }, qu’il y ait eu des pièces sur la carte ou non.
describe-effect-banking = Les pièces gardées ici sont protégées et se dépensent comme d’habitude. À la fin de votre tour, vous dites combien il en garde.
describe-effect-transporter = Avant l’étape 3 : intervertissez deux planètes voisines de votre rangée ; ses deux bouts sont voisins.
describe-effect-cruiser = Au début de votre tour : prenez une ressource sans protection à un adversaire dont le fonds ne dépasse pas le vôtre.
describe-effect-alien-station = Au début de votre tour : gagnez { $capsules }{ $nothing ->
    [yes] { " " }si vous n’avez aucune ressource sans protection.
   *[other] .
}
describe-effect-biological = Avant l’étape 3 : achetez 1 cellule pour { $cell }, en plus de ce qu’a servi l’étape 2.
describe-effect-factory = Au début de votre tour : gagnez { $bots }.
describe-effect-observatory = Au début de votre tour : gagnez { $observed } ; avec une logistique optimisée, { $more } de plus.
describe-effect-greenhouse = En terraformant : une cellule du prix peut être payée avec n’importe quelle ressource.
describe-effect-hotel = Après l’étape 1 : gagnez autant de pièces que vous en avez pris sur la carte, { $most } au maximum.
describe-effect-relay = Étape 2 : sans logistique optimisée, payez { $fee } pour utiliser quand même la partie Logistique du spécialiste.
describe-effect-spy = Au début de votre tour : prenez une pièce sans protection à un adversaire dont le fonds ne dépasse pas le vôtre.
describe-effect-shield = Personne ne vous prend de ressources, et vous gardez { $kept } ressources sans protection quand la carte Logistique est retournée.
describe-effect-solar = En terraformant : une lentille du prix peut être payée avec un bot.
describe-effect-phobos = Compte pour { $symbols } symboles Mars dans votre rangée.
describe-effect-lunar-base = Compte pour { $symbols } symboles Terre dans votre rangée.
describe-effect-freighter = Avant l’étape 3 : achetez 1 bot pour { $bot } ou 1 lentille pour { $lens }.
describe-effect-shuttle = Vous choisissez votre spécialiste avant les autres ; les tours suivent la rangée comme toujours.
describe-planet = Planète { $n } de { $system }.
describe-planet-side = { $side ->
    [inhabited] Habitée, elle montre { $symbol }, et la planète à sa droite coûte { $what }.
   *[other] Inhabitée, elle montre { $symbol }, et la planète à sa droite coûte { $what }.
}
describe-planet-effect = Une fois habitée, c’est : { $effect }.
describe-other-side = De l’autre côté, c’est : { $effect }.
describe-object = Qui prend un objet spatial en choisit le côté ; il peut être pris à quiconque dont le fonds ne dépasse pas le sien.
describe-resource-coin = Les pièces paient tout le reste. Elles peuvent vous être prises, sauf celles du Complexe bancaire.
describe-resource-bot = S’achète pour { $price } à l’étape 2 ; fait partie du prix des planètes.
describe-resource-lens = S’achète pour { $price } à l’étape 2 ; fait partie du prix des planètes.
describe-resource-cell = S’achète pour { $price } à l’étape 2 ; fait partie du prix des planètes.
describe-resource-capsule = Remplace n’importe quelle ressource dans n’importe quel prix. S’achète pour { $price } quand un spécialiste l’offre ; jamais prise ni défaussée.
describe-logistics = carte Logistique
describe-logistics-text = Elle montre la Terre ou Mars. Votre logistique est optimisée si plus de la moitié des symboles de votre rangée lui correspondent ; alors la partie Logistique de votre spécialiste fonctionne.
describe-balance = symboles
describe-balance-text = Les symboles Terre et Mars de la rangée. Si plus de la moitié correspondent à la carte Logistique, la logistique est optimisée.
describe-fund = fonds
describe-fund-text = Le nombre de planètes inhabitées. On ne prend ressources et objets spatiaux qu’à ceux dont le fonds ne dépasse pas le sien.
describe-initiative = initiative
describe-initiative-text = L’ordre dans lequel on choisit les spécialistes : celui des jetons dans la rangée, de gauche à droite, à la dernière manche.
describe-token = jeton
describe-token-text = Il marque le spécialiste choisi ; les tours suivent les jetons de gauche à droite.
describe-coins-on-card = pièces sur une carte
describe-coins-on-card-text = Chaque carte que personne n’a utilisée dans une manche reçoit 1 pièce ; qui choisit la carte les prend toutes à l’étape 1.
describe-system = système
describe-system-text = Chaque joueur a un système de { $planets } planètes en rangée ; qui les terraforme toutes le premier gagne.
describe-system-of = Mène l’expédition vers { $system }.
legend =
    I à IX   cartes de spécialiste : qui est visible, entre parenthèses qui est au
             dos, $ pour chaque pièce posée dessus, et à qui est le jeton
    3/7      planètes terraformées ; T4:M3 symboles Terre et Mars de la rangée
    $ B L C J  pièces, bots, lentilles, cellules, capsules ; +2 : pièces en banque
    {"*"}Nom     une planète habitée ; T ou M son symbole, puis ce que coûte la
             planète à sa droite, puis son effet ; en vert, elle peut être payée
    >        qui décide maintenant
