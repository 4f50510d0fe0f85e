# Ce que sont et font les choses.
describe-upgrade-hydroponics = Votre revenu de nourriture avance de { $n }.
describe-upgrade-fuel-depot = Votre revenu de carburant avance de { $n }.
describe-upgrade-machine-shop = Votre revenu de matériel avance de { $n }.
describe-upgrade-masonry-crew = À chaque revenu, vous prenez une pièce au choix : { $parts }.
describe-upgrade-frame-crew = À chaque revenu, vous prenez une pièce au choix : { $parts }.
describe-upgrade-tank-crew = À chaque revenu, vous prenez une pièce au choix : { $parts }.
describe-upgrade-zoning-permit = Vous pouvez construire des laboratoires sur les cases grises et noires.
describe-upgrade-recruiting-office = Les colons vous coûtent { $n } nourriture de moins, mais au moins 1.
describe-upgrade-rovers = Un transport vous coûte au moins { $n } carburant au lieu de 2.
describe-upgrade-embassy = Votre cube de Diplomatie avance { $n ->
    [one] d’une case
   *[other] de { $n } cases
} vers la droite : plus de Ganymédiens se déplacent.
describe-upgrade-prefabrication = Les Centres de production vous coûtent { $n } matériel de moins.
describe-upgrade-survey-lamps = Vous prenez aussi un bonus en transportant dans un cratère obscur.
describe-upgrade-expansion-budget = Deux cubes de revenu différents avancent de { $n } chacun.
describe-upgrade-research-grant = Les laboratoires vous coûtent { $n } matériel de moins, mais au moins 1.
describe-upgrade-storage = Garde un de chaque élément ; avant une vente, ils peuvent passer sur vos tuiles Demande.
describe-upgrade-valhalla-extension = Votre nourriture, votre carburant et votre matériel peuvent monter à { $level }.
describe-upgrade-day-end-scoring = Une case de fin de jour de plus, qui peut répéter une couleur ; cette couleur compte alors une fois par paire de jetons.
describe-upgrade-consulate = Votre cube de Diplomatie avance { $n ->
    [one] d’une case
   *[other] de { $n } cases
} vers la droite et passe à la rangée de trois segments.
describe-upgrade-night-shift = À chaque récolte, un de vos colons dans un cratère obscur avec un Centre de production récolte { $n }.
describe-upgrade-deep-drilling = Après votre récolte, vous prenez { $n } élément de plus d’une sorte récoltée.
describe-upgrade-scavengers = Vos colons prennent les deux bonus en entrant dans un cratère.
describe-upgrade-merchant-charter = { $points } de plus par tuile Demande vendue.
describe-upgrade-foreman = À chaque récolte, un de vos colons récolte comme s’il était sur la case la plus ancienne de son cratère.
describe-upgrade-monument = { $points } tout de suite.
describe-upgrade-university = À la fin, { $point } pour { $n } de vos laboratoires sur le plateau.
describe-upgrade-settlement = À la fin, { $point } pour { $n } de vos colons sur le plateau.
describe-upgrade-seniority = À la fin, { $points } par cratère dont la case la plus ancienne porte votre colon.
describe-upgrade-governor = À la fin, { $points } par cratère avec une Citadelle et un colon à vous.
describe-upgrade-exporter = { $points } de plus par tuile Demande vendue.
describe-upgrade-purification-plant = Posez tout de suite { $n } cubes sur des espaces libres de vos purificateurs.
describe-upgrade-reserve-bank = À la fin, { $point } pour { $n } unités de nourriture, carburant et matériel ensemble.
describe-unique = Personne n’en prend une seconde.
describe-bonus = Tuile Bonus de passe
describe-bonus-text = Qui passe sur la case voisine la prend.
describe-bonus-food = Donne { $n } nourriture.
describe-bonus-fuel = Donne { $n } carburant.
describe-bonus-machinery = Donne { $n } matériel.
describe-bonus-supplies = Donne { $n } nourriture, { $n } carburant et { $n } matériel.
describe-bonus-influence = Donne { $n } cubes d’Influence.
describe-bonus-salvage = Donne { $n ->
    [one] une pièce au choix
   *[other] { $n } pièces au choix
}.
describe-bonus-points = Donne { $points }.
describe-bonus-element = Donne { $n ->
    [one] un élément au choix
   *[other] { $n } éléments au choix
}, placé comme une récolte.
describe-bonus-diplomacy = Avance votre cube de Diplomatie { $n ->
    [one] d’une case
   *[other] de { $n } cases
} vers la droite.
describe-bonus-income = Avance un cube de revenu au choix de { $n }.
describe-center = À chaque récolte, chaque colon de son cratère, sauf dans l’obscurité, récolte ce que dit sa case : { $product }.
describe-center-where = Il se construit dans { $where } où vous avez un colon.
describe-center-cost = { $costs } au menu de l’{ $side }
describe-center-costs = Matériel à payer : { $costs } ; le disque le moins cher part d’abord.
describe-allows-white = un cratère blanc (Serre, Raffinerie ou Usine)
describe-allows-blue = un cratère bleu (Extracteurs)
describe-allows-purple = un cratère violet (Citadelles)
describe-side = À l’{ $side } : dans l’obscurité une manche sur deux.
describe-zone = Dans la zone de Valhalla : il y fait toujours jour.
describe-has-center = Il a dès le début : { $center }.
describe-may-build = C’est { $where } ; qui construit le Centre de production marque { $points }.
describe-yields = Ses cases récoltent { $yields }, de la moins à la plus ancienne.
describe-laboratories = Cases de laboratoire : { $colours }.
describe-bonuses = Bonus pour qui y entre de jour, un parmi : { $bonuses }.
describe-roads = Les routes mènent à { $craters }.
describe-valhalla = Des structures s’y dressent, mais aucun colon ; les routes le traversent, et il y fait toujours jour.
describe-part = Elle va sur un espace libre de votre plateau qui la montre et ne bouge plus. Rangées avec un tel espace : { $spaces }.
describe-takes = Reçoit : { $part }.
describe-space-mining = Le wagonnet et la foreuse ensemble se rendent contre un élément au choix.
describe-space-column = Les deux pièces de cette colonne se rendent contre un pas de votre revenu de { $resource } ou { $column }.
describe-space-purifier = Une vente à côté de ce purificateur ajoute { $bottom } avec la rangée du bas pleine, { $middle } avec les deux du bas, { $top } avec les trois.
describe-token = Il repose sur une case de fin de jour. Avec les deux jetons ({ $resource }), A et B, la fin du jour compte ce niveau : 1 au niveau { $level }, un de plus par niveau au-dessus.
describe-element = Se récolte ici : { $center } ; va sur une tuile Demande qui le demande, ou dans l’Entrepôt. Invendu à la fin, il vaut un demi-point.
describe-resource-food = Paie les colons.
describe-resource-fuel = Paie les transports, un par segment et au moins { $least }, et les Ganymédiens.
describe-resource-machinery = Paie les Centres de production, les laboratoires et les structures.
describe-resource = Ne dépasse jamais { $highest }. En fin de jour ({ $resource }), compte avec ses deux jetons de Valhalla, à partir du niveau { $level }.
describe-laboratory = laboratoire (case { $colour })
describe-laboratory-text = Se construit dans un cratère éclairé où vous avez un colon ; il apporte une des tuiles Amélioration disponibles. L’un après l’autre, ils coûtent { $laboratories } matériel.
describe-laboratory-permit = { $permit ->
    [yes] Cette case demande un Permis de zonage.
   *[other] Cette case ne demande pas de permis.
}
describe-demand-tile = tuile Demande { $colour } { $n }
describe-demand-face = Au { $face } : { $required } pour { $points } ; avec { $additional }, { $each } de plus chacun.
describe-demand = tuile Demande
describe-demand-text = Elle peut être vendue avec tous les éléments requis et doit l’être une fois pleine ; le purificateur voisin ajoute jusqu’à { $top }.
describe-colonist = colon
describe-colonist-text = Se recrute dans un cratère éclairé à un segment d’où vous êtes présent ; il y récolte. L’un après l’autre, ils coûtent { $colonists } nourriture.
describe-structure = structure de Valhalla
describe-structure-text = Se construit à Valhalla pour son jeton ; elle libère aussi une case de fin de jour. Après la première, elles coûtent { $structures } matériel.
describe-ganymedean = Ganymédien
describe-ganymedean-text = Il occupe une case d’un cratère, ne récolte rien et se déplace par la Diplomatie.
describe-diplomacy = Diplomatie
describe-diplomacy-text = Une fois par manche : déplacez autant de Ganymédiens et aussi loin que le dit le cube, pour 1 carburant chacun. Ils entrent sur la case la plus basse.
describe-column = colonne de revenu
describe-column-text = Ses deux pièces se rendent contre un pas de ce revenu ou { $column }.
describe-mining = équipement minier
describe-mining-text = Le wagonnet et la foreuse ensemble se rendent contre un élément au choix.
describe-income = revenu
describe-income-text = Ce que vous gagnez de la ressource après les actions de chaque manche ; { $most } au maximum.
describe-influence = Influence
describe-influence-text = Se récolte aux Citadelles. À tout moment, un cube s’échange contre { $food } nourriture, { $fuel } carburant ou { $machinery } matériel.
describe-day-end = case de fin de jour
describe-day-end-text = Porte des jetons de Valhalla d’une couleur, une case par structure. Toutes les deux manches, chaque couleur avec ses deux jetons compte sa ressource à partir du niveau { $level }.
describe-daylight = jour
describe-daylight-text = Un côté du plateau est éclairé ; après chaque manche, c’est l’autre. Valhalla et les cratères de sa zone le sont toujours.
describe-night = obscurité
describe-night-text = Dans un cratère obscur, personne ne recrute, construit, récolte ni prend de bonus. On peut y transporter des colons.
describe-order = ordre du tour
describe-order-text = Chacun effectue { $actions } actions dans cet ordre jusqu’à ce que tous aient passé ; la piste de passe donne le suivant.
describe-pass = piste de passe
describe-pass-text = Qui passe prend une case libre, sa tuile et son point, et sort de la manche. De haut en bas, c’est le prochain ordre du tour.
describe-offer = tuiles Amélioration disponibles
describe-offer-text = Il y en a { $offered } à chaque manche. Qui construit un laboratoire en prend une ; elle agit dès lors.
describe-points = points
describe-points-text = Le plus de points après six manches gagne ; à égalité, qui est plus tôt dans l’ordre du tour.
describe-done = terminer
describe-done-text = Laissez le reste de cette décision en l’état : ne rien prendre, échanger ni vendre de plus.
legend =
    Ahti       r1 2233   BG bois/panneaux   un cratère : son centre (Se Serre, O un
             Extracteur…) ou r e c ce qui peut s’y construire et ses points ; ses
             cases par leur récolte, une lettre s’il y a un colon, g un
             Ganymédien ; laboratoires B G N ; les deux bonus
    NA NB CA CB MA MB   jetons de Valhalla : nourriture, carburant, matériel
    menu     disques restants de chaque centre et leur coût en matériel
    O H N C S Si   éléments ; demandes : = points, + chacun de plus, * y est
    nourriture 4+2  niveau et revenu ; Diplomatie 1x2 : un Ganymédien, deux segments
    what NOM    explique tout : what Rovers, what Ahti, what panneaux
