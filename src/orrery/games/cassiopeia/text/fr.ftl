# Cassiopeia en français.
title = Cassiopeia
about = Engagez le bon spécialiste au bon moment, et soyez le premier à faire fleurir sept mondes.
option-specialists-about = Quelles cartes sont sur la table : six pour commencer, davantage pour qui connaît le jeu.
option-flipped-about = Combien de cartes de spécialiste commencent côté verso.
option-free-objects-about = Sans la taxe, les objets spatiaux changent plus souvent de mains.
option-reading-about = La règle admet les deux lectures : effets de planètes, ou faces d’objets spatiaux.

option-specialists = Cartes de spécialiste
option-specialists-first-game = I à VI (première partie)
option-specialists-chance-6 = six, tirées au hasard
option-specialists-chance-7 = sept, tirées au hasard
option-specialists-chance-8 = huit, tirées au hasard
option-specialists-picked = choisies par qui occupe la première place
option-specialists-V-VIII-IX = I à V, VIII et IX
option-specialists-V-VII-IX = I à V, VII et IX
option-specialists-V-VI-VII-VIII = I à VIII
option-specialists-VI-VII-VIII-IX = I à IV et VI à IX
option-flipped = Cartes de spécialiste posées au départ côté verso
option-free-objects = Le Commandant et l’Intendant ne font rien payer pour l’objet spatial
option-reading = Le Croiseur, le Transporteur et la Station extraterrestre sont
option-reading-planets = des planètes
option-reading-objects = des objets spatiaux

# Quantités
amount-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
amount-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
amount-lens = { $n ->
    [one] { $n } lentille
   *[other] { $n } lentilles
}
amount-cell = { $n ->
    [one] { $n } cellule
   *[other] { $n } cellules
}
amount-capsule = { $n ->
    [one] { $n } capsule
   *[other] { $n } capsules
}
earth = Terre
mars = Mars

# Systèmes
system-0 = Shedar
system-1 = Caph
system-2 = Ruchbah
system-3 = Segin
system-4 = Achird

# Spécialistes
specialist-programmer = Programmeur
specialist-cyberneticist = Cybernéticien
specialist-engineer = Ingénieur
specialist-installer = Installateur
specialist-geneticist = Généticien
specialist-xenobiologist = Xénobiologiste
specialist-martian = Martien
specialist-earthman = Terrien
specialist-tax-officer = Percepteur
specialist-antiquarian = Antiquaire
specialist-financier = Financier
specialist-sponsor = Mécène
specialist-broker = Courtier
specialist-smuggler = Contrebandier
specialist-commander = Commandant
specialist-traffic-controller = Contrôleur
specialist-intendant = Intendant
specialist-captain = Capitaine

# Effets des planètes et des objets spatiaux
effect-engineering = Complexe d’ingénierie
effect-trade = Complexe commercial
effect-banking = Complexe bancaire
effect-transporter = Transporteur
effect-cruiser = Croiseur
effect-alien-station = Station extraterrestre
effect-biological = Complexe biologique
effect-factory = Usine orbitale
effect-observatory = Observatoire orbital
effect-greenhouse = Serre orbitale
effect-hotel = Hôtel orbital
effect-relay = Satellite relais
effect-spy = Satellite espion
effect-shield = Satellite bouclier
effect-solar = Satellite solaire
effect-phobos = Phobos
effect-lunar-base = Base lunaire
effect-freighter = Cargo
effect-shuttle = Navette

# Les mêmes sur une carte
short-engineering = Ingénierie
short-trade = Commerce
short-banking = Banque
short-transporter = { effect-transporter }
short-cruiser = { effect-cruiser }
short-alien-station = Extraterr.
short-biological = Biologie
short-factory = { effect-factory }
short-observatory = Observatoire
short-greenhouse = Serre
short-hotel = { effect-hotel }
short-relay = Relais
short-spy = Espion
short-shield = Bouclier
short-solar = Solaire
short-phobos = { effect-phobos }
short-lunar-base = { effect-lunar-base }
short-freighter = { effect-freighter }
short-shuttle = { effect-shuttle }

# Objets spatiaux
object-station-A = la première station
object-station-B = la seconde station
object-satellite-A = le premier satellite
object-satellite-B = le second satellite
object-base = la base
object-transport = le transport

# Coups
move-include = Inclure la carte de spécialiste { $card }
move-enough = Ces cartes suffisent
move-deal = La planète suivante de la rangée porte le numéro { $planet }
move-flip = Retourner la carte de spécialiste { $card } côté verso
move-lay = La carte { $card } est la suivante dans la rangée des spécialistes
move-add = Ajouter { $object }
move-first = { $other } commence
move-choose = Choisir la carte { $specialist }
move-go-on = Continuer
move-use = Utiliser « { $effect } »
move-cruiser = Prendre { $resource } à { $other } avec le Croiseur
move-spy = Prendre 1 pièce à { $other } avec le Satellite espion
move-store = { $coins ->
    [0] Ne garder aucune pièce
    [one] Garder { $coins } pièce
   *[other] Garder { $coins } pièces
} dans le Complexe bancaire
move-store-all = Garder toutes les pièces dans le Complexe bancaire
move-buy = Acheter { $resource }
move-resolve = Résoudre l’effet du spécialiste
move-resolve-main = Résoudre l’effet du spécialiste sans sa partie Logistique
move-relay = Payer la partie Logistique grâce au Satellite relais
move-take = Prendre { $resource } à { $other }
move-claim = Prendre l’objet spatial, côté « { $side } » visible
move-discard = Défausser { $resource }
move-exchange = Échanger { $given } contre { $gained }
move-swap = Intervertir les planètes { $first } et { $second }
move-freight = Acheter { $resource } avec le Cargo
move-grow = Acheter 1 cellule avec le Complexe biologique
move-terraform = Terraformer la planète { $planet }
move-pay-greenhouse = Payer { $resource } au lieu d’une cellule (Serre orbitale)
move-pay-solar = Payer 1 bot au lieu d’une lentille (Satellite solaire)
move-pay-capsule = Utiliser une capsule comme { $resource }
move-pay = Payer ce qui est demandé

# Questions
prompt-including = Choisissez les cartes de spécialiste à joindre aux cartes I à IV : il y en a { $n }, il en faut de 6 à 8.
prompt-choosing = Choisissez un spécialiste pour cette manche.
prompt-starting = Votre tour commence : utilisez un effet ou continuez.
prompt-collected = Vous avez pris les pièces : utilisez un effet ou continuez.
prompt-collected-nothing = Il n’y avait pas de pièces sur votre carte : utilisez un effet ou continuez.
prompt-acting = Achetez une ressource, résolvez l’effet de la carte { $specialist } ou continuez.
prompt-claiming = La carte { $specialist } offre un objet spatial : prenez-le du côté de votre choix ou continuez.
prompt-discarding = La carte Logistique a été retournée : défaussez { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} sans protection.
prompt-taking = Prenez une ressource sans protection à un adversaire.
prompt-relaying = Votre logistique n’est pas optimisée : payez { $fee } pour utiliser la partie Logistique de la carte { $specialist } ou continuez.
prompt-capsule = Vous pouvez acheter une capsule pour { $price } ou continuer.
prompt-capsules = { $prompt } Les capsules remplacent ce qui vous manque.
prompt-exchanging = Échangez bots, lentilles et cellules 1 contre 1 : encore { $n }, ou continuez.
prompt-building = Terraformez une planète au prix indiqué sur la carte à sa gauche ou continuez ; il vous en reste { $n } pour gagner.
prompt-building-effects = Terraformez une planète au prix indiqué sur la carte à sa gauche, utilisez d’abord un effet ({ $effects }) ou continuez ; il vous en reste { $n } pour gagner.
prompt-effects = Aucune planète ne peut être payée maintenant : utilisez un effet ({ $effects }) ou continuez.
prompt-paying-planet = { $planet } coûte { $due } : comment payez-vous ?
prompt-paying = Cela coûte { $due } : comment payez-vous ?
prompt-storing = Votre tour se termine : combien de pièces restent dans le Complexe bancaire ?

# Journal
log-included = La carte de spécialiste { $card } rejoint la partie.
log-dealt = { $name } reçoit sa rangée de planètes : { $planets }.
log-turned = Cartes de spécialiste retournées côté verso : { $cards }.
log-laid = La rangée des spécialistes : { $specialists }.
log-added = On ajoute { $what } à la partie.
log-began = { $name } a regardé les étoiles le plus récemment et commence.
log-chose = { $name } choisit la carte { $specialist }.
log-collected = { $name } prend { $what } sur la carte.
log-gained = { $name } gagne { $what }.
log-gained-by-logistics = Logistique : { $name } gagne { $what }.
log-kept = La carte { $specialist } ne donne rien : l’objet spatial est à { $other }, dont le fonds est supérieur.
log-unpaid = La carte { $specialist } ne donne rien : il faut payer { $fee }.
log-robbed = { $name } prend { $what } à { $other }.
log-used = { $name } utilise « { $effect } ».
log-stored = { $name } garde { $what } dans le Complexe bancaire.
log-resolved = { $name } résout l’effet de la carte { $specialist }.
log-switched = { $name } retourne la carte Logistique : le ravitaillement vient maintenant de { $where ->
    [Mars] Mars
   *[other] la Terre
}.
log-discarded = { $name } défausse { $what }.
log-exchanged = { $name } échange { $given } contre { $gained }.
log-swapped = { $name } intervertit { $first } et { $second }.
log-claimed = { $name } prend un objet spatial : { $what }.
log-captured = { $name } prend un objet spatial à { $other } : { $what }.
log-paid = { $name } paie { $what }.
log-terraformed = { $name } terraforme { $planet }.
log-round = Manche { $round } : les spécialistes utilisés sont retournés, les autres reçoivent 1 pièce ; { $name } choisit en premier.
log-won = { $name } a terraformé les sept planètes et remporte la partie.

# Refus
refused-setting-up = La partie se met en place : { $moment }.
refused-no-chance = Après la mise en place, le hasard n’intervient plus : c’est à { $turn } de décider.
refused-other-discards = C’est d’abord à { $turn } de défausser des ressources, car la carte Logistique a été retournée.
refused-not-hosted = Le hasard tire des cartes de spécialiste jusqu’à ce qu’il y en ait { $n }.
refused-storing-no-help = Au début du tour, on ne met des pièces à l’abri que si elles seules empêchent la Station extraterrestre de fonctionner.
refused-only-planets = Cela n’aide qu’à payer le prix d’une planète.
refused-substitution-past = Les substitutions se nomment dans un ordre (Serre, Satellite solaire, capsules pour pièces, bots, lentilles et cellules) ; celle-là est passée.
refused-planet-lies = Cette planète est déjà dans la rangée.
refused-no-player = Personne n’occupe cette place dans cette partie.
refused-too-few-cards = Il faut au moins 6 cartes de spécialiste pour une partie.
refused-card-included = La carte { $card } est déjà en jeu.
refused-card-not-in-game = La carte { $card } n’est pas en jeu dans cette partie.
refused-card-flipped = La carte { $card } a déjà été retournée.
refused-card-lies = La carte { $card } est déjà dans la rangée.
refused-specialist-not-in-game = La carte { $specialist } n’est pas en jeu dans cette partie.
refused-specialist-face-down = { $specialist } est sur la face cachée de sa carte.
refused-specialist-taken = { $other } a déjà choisi la carte { $specialist } pour cette manche.
refused-must-discard = Vous devez défausser une ressource sans protection : la carte Logistique a été retournée.
refused-must-take = Vous devez prendre une ressource sans protection à un adversaire.
refused-must-pay = Dites comment vous payez : ce qui est acheté ne se rend pas.
refused-no-effect = Vous n’avez pas « { $effect } ».
refused-effect-used = Vous avez déjà utilisé « { $effect } » pendant ce tour.
refused-holds-unprotected = La Station extraterrestre ne fonctionne que si vous n’avez aucune ressource sans protection.
refused-took-no-coins = Il n’y avait pas de pièces sur la carte du spécialiste pour l’Hôtel orbital.
refused-yourself = Vous ne pouvez rien vous prendre à vous-même.
refused-same-victim = Vous avez déjà pris une ressource à { $other } ; la seconde doit venir de quelqu’un d’autre.
refused-higher-fund = { $other } a un fonds supérieur au vôtre.
refused-shield = Le Satellite bouclier protège { $other }.
refused-nothing-unprotected = { $other } n’a pas de { $what } sans protection.
refused-too-few-coins = Vous n’avez que { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
refused-stored-already = Il y a déjà autant de pièces dans le Complexe bancaire.
refused-too-dear = Cela coûte { $price } ; vous en avez { $n }, capsules comprises.
refused-capsule-not-offered = On ne peut acheter une capsule que lorsqu’un spécialiste en propose une.
refused-not-optimized = Votre logistique n’est pas optimisée : il n’y a donc pas de partie Logistique à omettre.
refused-has-none = Il vous manque { $what } pour cela.
refused-other-object = La carte { $specialist } ne donne pas cet objet spatial.
refused-object-not-in-game = Cet objet spatial n’est pas en jeu dans cette partie.
refused-object-lies-so = Vous avez déjà cet objet, de ce côté.
refused-no-neighbours = Ces planètes ne sont pas voisines dans votre rangée.
refused-inhabited = La planète { $planet } est déjà habitée.
refused-price = { $planet } coûte { $price }, comme l’indique la carte à sa gauche ; vous ne pouvez pas payer ce prix.
refused-lacks-for-price = Il vous manque quelque chose pour ce prix : une capsule doit le remplacer.
refused-not-due = Le prix ne demande pas de { $what }.
refused-rest-unpayable = Vous ne pourriez plus payer le reste ensuite.

# Quand un coup se joue, et ce qui se décide maintenant.
when-include = Les cartes de spécialiste se choisissent avant la distribution
when-deal = Les planètes sont distribuées pendant la mise en place
when-flip = Les cartes de spécialiste sont retournées côté verso pendant la mise en place
when-lay = La rangée des spécialistes est formée pendant la mise en place
when-add = Les objets spatiaux sont ajoutés pendant la mise en place
when-first = On détermine qui commence pendant la mise en place
when-choose = Les spécialistes se choisissent au début d’une manche
when-go-on = On continue pour renoncer à ce qui est offert pendant son tour
when-start = « { $effect } » s’utilise au début de votre tour
when-collected = « { $effect } » s’utilise juste après la prise des pièces de votre carte
when-before = « { $effect } » s’utilise avant de terraformer
when-store = Les pièces sont mises à l’abri à la fin de votre tour
when-buy = Les ressources s’achètent à l’étape 2 de votre tour
when-resolve = L’effet d’un spécialiste se résout à l’étape 2 de votre tour
when-relay = « { $effect } » s’utilise quand la partie Logistique de votre spécialiste ne fonctionnerait pas
when-take = On prend ainsi des ressources en résolvant l’effet du Contrebandier
when-claim = Les objets spatiaux se prennent en résolvant l’effet du spécialiste qui les donne
when-discard = On défausse des ressources quand quelqu’un d’autre retourne la carte Logistique
when-exchange = Les ressources s’échangent avant de terraformer avec le Complexe d’ingénierie, ou quand votre spécialiste le permet
when-terraform = Les planètes se terraforment à l’étape 3 de votre tour
when-pay = On dit comment on paie après avoir nommé ce que l’on veut
moment-including = on choisit les cartes de spécialiste
moment-dealing = on distribue les planètes
moment-flipping = on retourne des cartes de spécialiste côté verso
moment-laying = on forme la rangée des spécialistes
moment-adding-station = on tire la station
moment-adding-satellite = on tire le satellite
moment-finding-first = on détermine qui commence
moment-choosing = vous choisissez un spécialiste
moment-starting = votre tour commence
moment-collected = vous venez de faire l’étape 1 de votre tour
moment-acting = vous en êtes à l’étape 2 de votre tour
moment-claiming = un objet spatial vous est offert
moment-discarding = vous défaussez des ressources
moment-taking = vous prenez une ressource à un adversaire
moment-relaying = la partie Logistique vous est offerte
moment-capsule = une capsule vous est offerte
moment-exchanging = vous échangez des ressources
moment-building = vous en êtes à l’étape 3 de votre tour
moment-paying = vous payez
moment-storing = votre tour se termine

# La fin
score-planets = Planètes terraformées
score-fund = Fonds restant
reason-seventh = { $name } a terraformé la septième planète à la manche { $round }.

# Le plateau
kind-coin = pièces
kind-bot = bots
kind-lens = lentilles
kind-cell = cellules
kind-capsule = capsules
board-player = { $name }
piece-mine = { $planet }

# Ce que font les cartes
does-main = { $main }.
does-logistics = { $before } Logistique : { $logistics }.
does-after = { $before } Ensuite, { $after }.
does-nothing = rien
does-each = tout le monde gagne { $what }
does-gain = gagnez { $what }
does-gain-more = vous gagnez { $what } de plus
does-to-mars = Logistique sur Mars ; si la carte a été retournée, tous les autres défaussent jusqu’à ne garder que { $n } ressources
does-to-earth = Logistique sur la Terre ; si la carte a été retournée, tous les autres défaussent jusqu’à ne garder que { $n } ressources
does-tax = prenez 1 pièce à chaque adversaire dont le fonds ne dépasse pas le vôtre
does-smuggle = prenez 1 ressource à un adversaire dont le fonds ne dépasse pas le vôtre, ou gagnez { $what }
does-smuggle-again = encore une fois, à un autre adversaire
does-claim = vous pouvez prendre { $thing }
does-claim-paid = vous pouvez prendre { $thing } pour { $fee }
does-capsule = vous pouvez acheter une capsule pour { $price }
does-exchange = vous pouvez échanger jusqu’à { $n } bots, lentilles ou cellules
the-station = la station
the-satellite = le satellite
the-base = la base
the-transport = le transport
does-engineering = échangez 1 bot, lentille ou cellule contre une autre de ces ressources avant de terraformer
does-trade = gagnez { $what } après avoir pris les pièces de la carte
does-banking = les pièces gardées ici sont protégées
does-transporter = intervertissez deux planètes voisines avant de terraformer
does-cruiser = au début du tour, prenez 1 ressource à un adversaire dont le fonds ne dépasse pas le vôtre
does-alien-station = au début du tour, gagnez { $what } si vous n’avez rien sans protection
does-alien-station-always = au début du tour, gagnez { $what }
does-biological = achetez 1 cellule pour { $price } avant de terraformer
does-factory = au début du tour, gagnez { $what }
does-observatory = au début du tour, gagnez { $what }. Logistique : { $more } de plus
does-greenhouse = une cellule du prix d’une planète peut être n’importe quelle ressource
does-hotel = gagnez autant de pièces que vous en avez pris sur la carte, { $n } au maximum
does-relay = payez { $fee } pour utiliser une partie Logistique sans logistique optimisée
does-spy = au début du tour, prenez 1 pièce à un adversaire dont le fonds ne dépasse pas le vôtre
does-shield = personne ne vous prend de ressources ; vous en gardez { $n } quand la carte Logistique est retournée
does-solar = une lentille du prix d’une planète peut être un bot
does-phobos = compte pour { $n } symboles Mars
does-lunar-base = compte pour { $n } symboles Terre
does-freighter = achetez 1 bot pour { $bot } ou 1 lentille pour { $lens } avant de terraformer
does-shuttle = vous choisissez votre spécialiste avant les autres

# L’image en lettres.
sketch-round = Manche { $round }, Logistique sur { $logistics }
sketch-earth = la Terre
sketch-mars = Mars
sketch-optimized = optimisée
sketch-not-optimized = non optimisée
sketch-stored = { $n } à l’abri
sketch-done = { " " }joué
