# Cassiopeia en français.
title = Cassiopeia
about = Engagez le bon spécialiste au bon moment, et soyez le premier à faire fleurir sept mondes.
option-specialists-about = Quelles cartes sont sur la table : six pour commencer, davantage pour qui connaît le jeu.
option-flipped-about = Combien de cartes de spécialiste commencent côté verso.
option-free-objects-about = Sans la taxe, les objets spatiaux changent plus souvent de mains.
option-reading-about = La règle admet les deux lectures : effets de planètes, ou faces d’objets spatiaux.
name = Cassiopeia

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
option-reading = Le Croiseur, le Remorqueur et la Station alien sont
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
or = ou

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
effect-transporter = Remorqueur
effect-cruiser = Croiseur
effect-alien-station = Station alien
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
short-alien-station = { effect-alien-station }
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
prompt-acting = Achetez une ressource ou résolvez l’effet de la carte { $specialist }.
prompt-claiming = La carte { $specialist } offre un objet spatial : prenez-le du côté de votre choix ou continuez.
prompt-discarding = La carte Logistique a été retournée : défaussez { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} sans protection.
prompt-taking = Prenez une ressource sans protection à un adversaire.
prompt-relaying = Votre logistique n’est pas optimisée : payez 1 pièce pour utiliser la partie Logistique de la carte { $specialist } ou continuez.
prompt-capsule = Vous pouvez acheter une capsule.
prompt-exchanging = Échangez bots, lentilles et cellules un contre un : encore { $n }, ou continuez.
prompt-building = Terraformez une planète au prix indiqué sur la carte à sa gauche ; il vous en reste { $n } pour gagner.
prompt-paying-planet = { $planet } coûte { $due } : comment payez-vous ?
prompt-paying = Cela coûte { $due } : comment payez-vous ?
prompt-storing = Votre tour se termine : combien de pièces restent dans le Complexe bancaire ?

# Journal
log-included = La carte de spécialiste { $card } rejoint la partie.
log-dealt = { $name } reçoit { $planet } dans sa rangée.
log-turned = La carte de spécialiste { $card } est retournée côté verso.
log-laid = La carte { $card } est la numéro { $slot } dans la rangée des spécialistes.
log-added = On ajoute { $what } à la partie.
log-began = { $name } a regardé les étoiles le plus récemment et commence.
log-chose = { $name } choisit la carte { $specialist }.
log-collected = { $name } prend { $what } sur la carte.
log-gained = { $name } gagne { $what }.
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
refused-must-discard = Vous devez défausser.
refused-must-take = Vous devez prendre quelque chose à quelqu’un.
refused-must-pay = Terminez le paiement.
refused-no-effect = Vous n’avez pas « { $effect } ».
refused-effect-used = Vous avez déjà utilisé « { $effect } » pendant ce tour.
refused-holds-unprotected = La Station alien ne fonctionne que si vous n’avez aucune ressource sans protection.
refused-took-no-coins = Il n’y avait pas de pièces sur la carte du spécialiste pour l’Hôtel orbital.
refused-yourself = Vous ne pouvez rien vous prendre à vous-même.
refused-same-victim = Vous avez déjà pris une ressource à { $other } ; la seconde doit venir de quelqu’un d’autre.
refused-higher-fund = { $other } a un fonds supérieur au vôtre.
refused-shield = Le Satellite bouclier protège { $other }.
refused-nothing-unprotected = { $other } n’a pas { $what } sans protection.
refused-too-few-coins = Vous n’avez que { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
refused-stored-already = Ces pièces sont déjà dans le Complexe bancaire.
refused-too-dear = Cela coûte { $price } ; vous avez { $n }, capsules comprises.
refused-capsule-not-offered = On ne peut acheter une capsule que lorsqu’un spécialiste en propose une.
refused-not-optimized = Votre logistique n’est pas optimisée : il n’y a donc pas de partie Logistique à omettre.
refused-has-none = Il vous manque { $what } pour cela.
refused-other-object = Ce spécialiste ne donne pas cet objet spatial.
refused-object-not-in-game = Cet objet spatial n’est pas en jeu dans cette partie.
refused-object-lies-so = Vous avez déjà cet objet, de ce côté.
refused-no-neighbours = Ces planètes ne sont pas voisines dans votre rangée.
refused-inhabited = La planète { $planet } est déjà habitée.
refused-price = { $planet } coûte { $price }, comme l’indique la carte à sa gauche ; vous ne pouvez pas payer ce prix.
refused-lacks-for-price = Il vous manque quelque chose pour ce prix : une capsule doit le remplacer.
refused-not-due = Le prix ne demande pas { $what }.
refused-rest-unpayable = Vous ne pourriez plus payer le reste ensuite.

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
board-reserve = La réserve : { $what }
board-player = { $name }
piece-logistics = Logistique : le ravitaillement vient de { $where ->
    [Mars] Mars
   *[other] la Terre
}
piece-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} sur la carte { $specialist }
piece-specialist = { $specialist } ({ $card }) : { $does }
piece-planet = { $planet } ({ $symbol }) : { $side ->
    [inhabited] habitée ; { $effect } : { $does }
   *[other] inhabitée ; une fois terraformée : { $effect }
}. La planète à sa droite coûte { $price }.
piece-mine = { $planet }
piece-goods = { $name } a { $what }
piece-balance = { $name } a comme symboles { $earth } Terre et { $mars } Mars : logistique { $optimized ->
    [yes] optimisée
   *[other] non optimisée
}
piece-fund = { $name } a un fonds de { $n }
piece-initiative = { $name } est en position { $n } dans l’ordre d’initiative
piece-mover = { $name } décide
piece-stored = { $name } garde { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} dans le Complexe bancaire
piece-payable = { $planet } peut être payée
piece-object = { $effect } : { $does }
piece-token = Jeton : { $name }
piece-chosen = La carte { $specialist } est utilisée en ce moment

# Ce que font les cartes
does-programmer = tout le monde gagne 1 bot. Logistique : 1 bot de plus.
does-cyberneticist = gagnez 1 bot et 1 pièce. Logistique : 1 bot.
does-engineer = tout le monde gagne 1 lentille. Logistique : 1 lentille de plus.
does-installer = gagnez 1 lentille. Logistique : 1 lentille.
does-geneticist = tout le monde gagne 1 cellule. Logistique : 2 pièces.
does-xenobiologist = gagnez 1 cellule. Logistique : vous pouvez acheter une capsule pour 2 pièces.
does-martian = Logistique sur Mars ; si la carte a été retournée, tous les autres défaussent jusqu’à ne garder que 3 ressources. Logistique : 1 pièce.
does-earthman = Logistique sur la Terre ; si la carte a été retournée, tous les autres défaussent jusqu’à ne garder que 3 ressources. Logistique : 1 pièce.
does-tax-officer = gagnez 1 pièce et prenez-en 1 à chaque adversaire dont le fonds ne dépasse pas le vôtre. Logistique : 1 pièce.
does-antiquarian = gagnez 1 pièce. Logistique : 2 pièces. Ensuite, vous pouvez acheter une capsule pour 2 pièces.
does-financier = gagnez 3 pièces. Logistique : 1 pièce.
does-sponsor = tout le monde gagne 1 pièce, et vous 1 de plus. Logistique : 1 lentille.
does-broker = gagnez 1 pièce. Logistique : 1 bot. Ensuite, échangez jusqu’à 2 bots, lentilles ou cellules.
does-smuggler = prenez 1 ressource à un adversaire dont le fonds ne dépasse pas le vôtre, ou gagnez 2 pièces. Logistique : encore une fois, à un autre adversaire.
does-commander = vous pouvez prendre la station pour 1 pièce. Logistique : 1 pièce.
does-traffic-controller = vous pouvez prendre le satellite. Logistique : 1 pièce.
does-intendant = vous pouvez prendre la base pour 1 pièce. Logistique : 1 pièce.
does-captain = vous pouvez prendre le transport. Logistique : 1 pièce.
does-engineering = échangez 1 bot, lentille ou cellule contre une autre de ces ressources avant de terraformer
does-trade = gagnez 1 pièce après avoir pris les pièces de la carte
does-banking = les pièces gardées ici sont protégées
does-transporter = intervertissez deux planètes voisines avant de terraformer
does-cruiser = au début du tour, prenez 1 ressource à un adversaire dont le fonds ne dépasse pas le vôtre
does-alien-station = au début du tour, gagnez 1 capsule si vous n’avez rien sans protection
does-biological = achetez 1 cellule pour 3 pièces avant de terraformer
does-factory = au début du tour, gagnez 1 bot
does-observatory = au début du tour, gagnez 1 pièce. Logistique : 1 de plus
does-greenhouse = une cellule du prix d’une planète peut être n’importe quelle ressource
does-hotel = gagnez autant de pièces que vous en avez pris sur la carte, 2 au maximum
does-relay = payez 1 pièce pour utiliser une partie Logistique sans logistique optimisée
does-spy = au début du tour, prenez 1 pièce à un adversaire dont le fonds ne dépasse pas le vôtre
does-shield = personne ne vous prend de ressources ; vous en gardez 5 quand la carte Logistique est retournée
does-solar = une lentille du prix d’une planète peut être un bot
does-phobos = compte pour deux symboles Mars
does-lunar-base = compte pour deux symboles Terre
does-freighter = achetez 1 bot pour 1 pièce ou 1 lentille pour 2 avant de terraformer
does-shuttle = vous choisissez votre spécialiste avant les autres

# L’image en lettres.
sketch-round = Manche { $round }, Logistique sur { $logistics }
sketch-earth = la Terre
sketch-mars = Mars
sketch-optimized = optimisée
sketch-not-optimized = non optimisée
sketch-done = { " " }joué
