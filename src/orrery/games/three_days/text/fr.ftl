# Les noms
title = Trois jours sur Callisto
about = Une moitié de la lune travaille au jour, l’autre dort dans l’ombre. Soyez là où viendra la lumière.
option-refill-upgrades-about = Quand une tuile Amélioration est prise, une autre est aussitôt tirée à sa place.
player = { $name }
either = { $first } ou { $second }
crater-valhalla = Valhalla
crater-vestri = Vestri
crater-vutash = Vutash
crater-maderatcha = Maderatcha
crater-ahti = Ahti
crater-njord = Njord
crater-audr = Audr
crater-tornarsuk = Tornarsuk
crater-aegir = Aegir
crater-agloolik = Agloolik
crater-burr = Burr
crater-doh = Doh
crater-yuryung = Yuryung
crater-egdir = Egdir
crater-skuld = Skuld
crater-buri = Buri
crater-nuada = Nuada
crater-vitr = Vitr
crater-orestheus = Orestheus
crater-haki = Haki
crater-skoll = Sköll
crater-lempo = Lempo
side-west = ouest
side-east = est
side-zone = zone de Valhalla
resource-food = nourriture
resource-fuel = carburant
resource-machinery = matériel
element-oxygen = oxygène
element-hydrogen = hydrogène
element-nitrogen = azote
element-carbon = carbone
element-sulfur = soufre
element-silicon = silicium
influence = Influence
center-greenhouse = Serre
center-refinery = Raffinerie
center-factory = Usine
center-oxygen = Extracteur d’oxygène
center-hydrogen = Extracteur d’hydrogène
center-nitrogen = Extracteur d’azote
center-carbon = Extracteur de carbone
center-sulfur = Extracteur de soufre
center-silicon = Extracteur de silicium
center-citadel = Citadelle
a-center-greenhouse = une Serre
a-center-refinery = une Raffinerie
a-center-factory = une Usine
a-center-oxygen = un Extracteur d’oxygène
a-center-hydrogen = un Extracteur d’hydrogène
a-center-nitrogen = un Extracteur d’azote
a-center-carbon = un Extracteur de carbone
a-center-sulfur = un Extracteur de soufre
a-center-silicon = un Extracteur de silicium
a-center-citadel = une Citadelle
part-bricks = briques
part-wood = bois
part-barrels = barils
part-beams = poutres
part-panels = panneaux
part-drill = foreuse
part-cart = wagonnet
token-food-a = jeton nourriture A
token-food-b = jeton nourriture B
token-fuel-a = jeton carburant A
token-fuel-b = jeton carburant B
token-machinery-a = jeton matériel A
token-machinery-b = jeton matériel B
laboratory-white = blanche
laboratory-gray = grise
laboratory-black = noire
colour-light = bleu clair
colour-dark = bleu foncé
place-light = la tuile Demande bleu clair
place-dark = la tuile Demande bleu foncé
place-storage = l’Entrepôt
face-front = recto
face-back = verso
reward-mining = le wagonnet et la foreuse contre un élément
reward-food-income = la colonne de nourriture contre un revenu de nourriture
reward-food-point = la colonne de nourriture contre un point
reward-fuel-income = la colonne de carburant contre un revenu de carburant
reward-fuel-point = la colonne de carburant contre un point
reward-machinery-income = la colonne de matériel contre un revenu de matériel
reward-machinery-point = la colonne de matériel contre un point
space-mining-cart = équipement minier, wagonnet
space-mining-drill = équipement minier, foreuse
space-food-1 = colonne de nourriture, case du haut
space-food-2 = colonne de nourriture, case du bas
space-fuel-1 = colonne de carburant, case du haut
space-fuel-2 = colonne de carburant, case du bas
space-machinery-1 = colonne de matériel, case du haut
space-machinery-2 = colonne de matériel, case du bas
space-light-bottom-1 = purificateur bleu clair, rangée du bas, case 1
space-light-bottom-2 = purificateur bleu clair, rangée du bas, case 2
space-light-bottom-3 = purificateur bleu clair, rangée du bas, case 3
space-light-middle-1 = purificateur bleu clair, rangée du milieu, case 1
space-light-middle-2 = purificateur bleu clair, rangée du milieu, case 2
space-light-middle-3 = purificateur bleu clair, rangée du milieu, case 3
space-light-top-1 = purificateur bleu clair, rangée du haut, case 1
space-light-top-2 = purificateur bleu clair, rangée du haut, case 2
space-light-top-3 = purificateur bleu clair, rangée du haut, case 3
space-light-top-4 = purificateur bleu clair, rangée du haut, case 4
space-dark-bottom-1 = purificateur bleu foncé, rangée du bas, case 1
space-dark-bottom-2 = purificateur bleu foncé, rangée du bas, case 2
space-dark-bottom-3 = purificateur bleu foncé, rangée du bas, case 3
space-dark-middle-1 = purificateur bleu foncé, rangée du milieu, case 1
space-dark-middle-2 = purificateur bleu foncé, rangée du milieu, case 2
space-dark-middle-3 = purificateur bleu foncé, rangée du milieu, case 3
space-dark-top-1 = purificateur bleu foncé, rangée du haut, case 1
space-dark-top-2 = purificateur bleu foncé, rangée du haut, case 2
space-dark-top-3 = purificateur bleu foncé, rangée du haut, case 3
space-dark-top-4 = purificateur bleu foncé, rangée du haut, case 4
upgrade-hydroponics = Hydroponie
upgrade-fuel-depot = Dépôt de carburant
upgrade-machine-shop = Atelier mécanique
upgrade-masonry-crew = Maçons
upgrade-frame-crew = Charpentiers
upgrade-tank-crew = Chaudronniers
upgrade-zoning-permit = Permis de zonage
upgrade-recruiting-office = Recrutement
upgrade-rovers = Rovers
upgrade-embassy = Ambassade
upgrade-prefabrication = Préfabrication
upgrade-survey-lamps = Projecteurs
upgrade-expansion-budget = Plan d’expansion
upgrade-research-grant = Subvention
upgrade-storage = Entrepôt
upgrade-valhalla-extension = Annexe Valhalla
upgrade-day-end-scoring = Bilan du jour
upgrade-consulate = Consulat
upgrade-night-shift = Équipe de nuit
upgrade-deep-drilling = Forage profond
upgrade-scavengers = Ferrailleurs
upgrade-merchant-charter = Charte marchande
upgrade-foreman = Contremaître
upgrade-monument = Monument
upgrade-university = Université
upgrade-settlement = Peuplement
upgrade-seniority = Ancienneté
upgrade-governor = Gouverneur
upgrade-exporter = Exportateur
upgrade-purification-plant = Purification
upgrade-reserve-bank = Banque de réserve
bonus-food = 2 unités de nourriture
bonus-fuel = 2 unités de carburant
bonus-machinery = 2 unités de matériel
bonus-supplies = 1 unité de nourriture, 1 de carburant et 1 de matériel
bonus-influence = 2 cubes d’Influence
bonus-salvage = une pièce au choix
bonus-points = 2 points
bonus-element = un élément au choix
bonus-diplomacy = un Ganymédien de plus en Diplomatie
bonus-income = un revenu au choix +1
option-refill-upgrades = Les tuiles Amélioration prises sont remplacées

# Les coups
move-daylight = Il fait jour à l’{ $side }.
move-bonus = Tuile Bonus de passe : { $bonus }.
move-demand = Piocher la tuile Demande { $colour } { $number }.
move-reveal = Tuile Amélioration : { $upgrade }.
move-face = Tourner la tuile Demande { $colour } côté { $face }.
move-structure = Construire une structure de Valhalla et prendre le { $token }.
move-recruit = Recruter un colon à { $crater }.
move-transport = Transporter le colon du cratère { $crater }.
move-to = Vers { $crater }.
move-diplomacy = Diplomatie ganymédienne.
move-ganymedean = Déplacer le Ganymédien de la case { $space } du cratère { $crater }.
move-center = Construire { $center } à { $crater }.
move-laboratory = Construire un laboratoire sur une case { $colour } du cratère { $crater }.
move-upgrade = Rechercher : { $upgrade }.
move-pass = Passer, sur la case { $space } de la piste de passe.
move-spend = Dépenser un cube d’Influence contre { $resource ->
    [nourriture] de la nourriture
   *[other] du { $resource }
}.
move-place = Placer une pièce ({ $part }) : { $space }.
move-take = Prendre le { $token }.
move-decline = Ne rien prendre.
move-advance = Augmenter votre revenu de { $resource }.
move-foreman = Le Contremaître travaille à { $crater }.
move-night = L’Équipe de nuit travaille à { $crater }.
move-load = Placer un élément sur { $place } : { $element }.
move-redeem = Échanger { $reward }.
move-unload = Déplacer un élément de l’Entrepôt vers la tuile Demande { $colour } : { $element }.
move-sell = Vendre la tuile Demande { $colour }.
move-done = C’est tout.

# Les questions
prompt-turning = Choisissez le côté de votre nouvelle tuile Demande { $colour }.
prompt-acting = { $n ->
    [one] Votre dernière action de ce tour.
   *[other] À vous de jouer : { $n } actions.
}
prompt-transporting = Où va le colon du cratère { $crater } ?
prompt-negotiating = Quel Ganymédien déplacez-vous ? { $n } au plus, chacun de { $reach } tronçons au plus pour 1 unité de carburant.
prompt-escorting = Où va le Ganymédien du cratère { $crater } ?
prompt-collecting = Vous pouvez prendre un bonus ({ $bonus }), ou aucun.
prompt-collecting-both = Vous pouvez prendre les deux bonus : { $first } et { $second }.
prompt-collecting-any = Prenez une pièce au choix.
prompt-collecting-purifier = Placez { $n ->
    [one] un cube
   *[other] { $n } cubes
} sur vos purificateurs.
prompt-researching = Choisissez une tuile Amélioration pour votre laboratoire.
prompt-advancing = Faites avancer { $n ->
    [one] un cube de revenu
   *[other] { $n } cubes de revenu différents
}.
prompt-directing = Qui votre Contremaître dirige-t-il pendant cette récolte ?
prompt-waking = Qui forme l’Équipe de nuit pendant cette récolte ?
prompt-loading = Où placez-vous cet élément : { $element } ?
prompt-loading-any = Choisissez un élément et sa place.
prompt-redeeming = Échangez des pièces, ou gardez-les.
prompt-selling = { $sale ->
    [forced] Une tuile Demande pleine doit être vendue{ $storage ->
        [yes] {" "}; vous pouvez d’abord déplacer des éléments de votre Entrepôt.
       *[no] .
    }
    [open] Vendez une tuile Demande complète, { $storage ->
        [yes] déplacez des éléments de votre Entrepôt vers une tuile Demande, ou attendez.
       *[no] ou attendez.
    }
   *[none] { $storage ->
        [yes] Déplacez des éléments de votre Entrepôt vers une tuile Demande, ou attendez.
       *[no] Il n’y a rien à vendre : continuez.
    }
}
prompt-spending = Le décompte du jour arrive : dépensez votre Influence ({ $n }) ou gardez-la.

# Le journal
log-daylight = Au début, il fait jour à l’{ $side }.
log-round = Manche { $n } : il fait jour à l’{ $side }.
log-phase = { $phase }
phase-income = Revenus : chacun reçoit les siens.
phase-harvest = Récolte des cratères.
phase-rewards = Récompenses : des pièces peuvent être échangées.
phase-sale = Vente des tuiles Demande.
phase-day-end = Le jour se termine et se décompte.
log-order = Nouvel ordre du tour : { $order }.
log-bonus-laid = La case de passe { $n } offre : { $bonus }.
log-demand = { $seat } pioche la tuile Demande { $colour } { $n }.
log-revealed = Nouvelle amélioration disponible : { $upgrade }.
log-faced = { $seat } tourne la tuile Demande { $colour } côté { $face }.
log-structure = { $seat } construit une structure de Valhalla sur la case du { $token }.
log-token-wasted = { $seat } n’a pas de place pour le { $token }.
log-bonus-wasted = { $seat } n’a pas de place pour le bonus : { $bonuses }.
log-bonus-gone = { $seat } n’en trouve plus dans la réserve : { $bonuses }.
log-recruited = { $seat } recrute un colon à { $crater }.
log-transported = { $seat } transporte un colon du cratère { $origin } au cratère { $crater } pour { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} de carburant.
log-diplomacy = { $seat } recourt à la Diplomatie.
log-escorted = { $seat } déplace un Ganymédien du cratère { $origin } au cratère { $crater }.
log-center = { $seat } construit { $center } à { $crater } et marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
log-laboratory = { $seat } construit un laboratoire sur une case { $colour } du cratère { $crater }.
log-researched = { $seat } recherche : { $upgrade }.
log-passed = { $seat } passe, sur la case { $n }.
log-pass-scored = { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} sur la piste de passe.
log-bonus = { $seat } prend le bonus : { $bonus }.
log-overflowed = { $seat } est au maximum : { $n ->
    [one] { $n } unité de { $resource } perdue
   *[other] { $n } unités de { $resource } perdues
}.
log-spent = { $seat } dépense de l’Influence et obtient { $n ->
    [one] { $n } unité de { $resource }
   *[other] { $n } unités de { $resource }
}.
log-salvaged = { $seat } prend une pièce : { $part } ({ $space }).
log-token = { $seat } prend le { $token }.
log-declined = { $seat } ne prend rien.
log-advanced = { $seat } porte à { $n } son revenu de { $resource }.
log-income = { $seat } reçoit { $n ->
    [one] { $n } unité de { $resource }
   *[other] { $n } unités de { $resource }
}.
log-directed = { $seat } fait travailler son Contremaître à { $crater }.
log-woken = { $seat } fait travailler son Équipe de nuit à { $crater }.
log-harvested = { $seat } récolte à { $crater } : { $product }, { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}{ $lost ->
    [0] .
   *[other] {" "}(perdu : { $lost }).
}
log-loaded = { $seat } place un élément sur { $place } : { $element }.
log-wasted = { $seat } n’a pas de place pour { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
} : { $element }.
log-element-wasted = { $seat } n’a de place pour aucun élément.
log-redeemed = { $seat } échange { $reward }.
log-unloaded = { $seat } déplace un élément de l’Entrepôt vers la tuile Demande { $colour } : { $element }.
log-sold = { $seat } vend la tuile Demande { $colour } pour { $n } { $n ->
    [one] point
   *[other] points
}.
log-day-end = En fin de jour ({ $resource }), { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
log-unsold = { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour les éléments invendus.
log-upgrade-scored = Pour l’amélioration { $upgrade }, { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

# Les refus
refused-not-in-stack = Cette tuile n’est plus dans la pile.
refused-not-this-colour = C’est le tour de la tuile Demande { $colour }.
refused-poor = Cela coûte { $need ->
    [one] { $need } unité de { $resource } ; vous en avez { $have }
   *[other] { $need } unités de { $resource } ; vous en avez { $have }
}.
refused-no-structures-left = Toutes vos structures de Valhalla sont construites.
refused-structure-space = Toutes les cases de construction du { $token } sont occupées.
refused-valhalla = Valhalla n’accueille que des structures.
refused-no-colonists-left = Il ne vous reste plus de colon à recruter.
refused-dark = { $crater } est dans l’obscurité.
refused-full = Il n’y a pas de case libre à { $crater }.
refused-own-colonist = Vous avez déjà un colon à { $crater }.
refused-not-adjacent = Vous n’êtes pas à { $crater }, ni à un tronçon de là.
refused-no-colonist = Vous n’avez pas de colon à { $crater }.
refused-nowhere = Le colon du cratère { $crater } n’a nulle part où aller.
refused-nowhere-ganymedean = Le Ganymédien du cratère { $crater } n’a nulle part où aller.
refused-stays = Le Ganymédien est déjà à { $crater }.
refused-too-far = { $crater } est à { $far } tronçons ; votre Diplomatie porte à { $reach }.
refused-diplomacy-used = Votre tuile Diplomatie est face cachée jusqu’à la prochaine manche.
refused-no-ganymedean-can-move = Aucun Ganymédien ne peut se déplacer.
refused-escorted = Ce Ganymédien s’est déjà déplacé.
refused-no-ganymedean = Il n’y a pas de Ganymédien sur la case { $space } du cratère { $crater }.
refused-move-one = La Diplomatie déplace au moins un Ganymédien.
refused-zone-center = Aucun centre de production ne peut être construit à { $crater } : la zone de Valhalla a les siens.
refused-center-standing = { $crater } a déjà { $center }.
refused-center-kind = { $crater } n’admet pas { $center }.
refused-no-disc = Ce disque est épuisé au menu de l’{ $side } : { $center }.
refused-never-a-disc = Ce disque n’existe pas au menu de l’{ $side } : { $center }.
refused-no-laboratories-left = Tous vos laboratoires sont construits.
refused-no-laboratory-space = Il n’y a pas de case de laboratoire { $colour } libre à { $crater }.
refused-zoning = À { $n } joueurs, une case { $colour } exige un Permis de zonage.
refused-no-upgrade = Il n’y a aucune tuile Amélioration que vous puissiez prendre.
refused-not-offered = Cette amélioration n’est pas disponible : { $upgrade }.
refused-second-copy = Vous avez déjà cette amélioration ({ $upgrade }) ; une deuxième ne sert à rien.
refused-no-pass-space = La piste de passe a { $n } cases.
refused-pass-taken = { $name } occupe déjà la case de passe { $n }.
refused-no-influence = Vous n’avez pas d’Influence.
refused-highest = Votre niveau de { $resource } est au maximum.
refused-only-purifier = Seules les cases de vos purificateurs peuvent être remplies maintenant.
refused-other-part = Cette pièce ne peut pas être prise maintenant ({ $part }) : elle n’est pas parmi les bonus disponibles.
refused-space-taken = Cette case est déjà occupée : { $part }.
refused-other-token = Vous ne pouvez pas prendre le { $token } maintenant : il n’est pas parmi les bonus disponibles.
refused-no-token-left = Il ne reste aucun { $token } dans la réserve.
refused-no-room = Aucune case de fin de jour ne peut accueillir le { $token }.
refused-advanced = Votre revenu de { $resource } vient d’augmenter ; choisissez-en un autre.
refused-income-highest = Votre revenu de { $resource } est au maximum.
refused-no-harvest = On ne récolte rien à { $crater }.
refused-no-gain = À { $crater }, la case de plus grande ancienneté ne récolte pas davantage.
refused-chosen = { $crater } est déjà choisi.
refused-no-center = { $crater } n’a pas de centre de production.
refused-lit = Il fait jour à { $crater }.
refused-other-element = Il faut d’abord placer cet élément : { $element }.
refused-not-harvested = Vous n’avez pas récolté cet élément pendant cette phase : { $element }.
refused-no-storage = Vous n’avez pas d’Entrepôt.
refused-no-place = Il n’y a pas de case libre pour cet élément ({ $element }) sur { $place }.
refused-no-mining = Il vous faut un wagonnet et une foreuse.
refused-no-place-at-all = Aucun élément ne trouverait de case.
refused-column = Il faut les deux pièces de la colonne de { $resource }.
refused-not-stored = Il n’y a pas de cube { $element } dans votre Entrepôt.
refused-incomplete = Il manque un élément requis sur la tuile Demande { $colour }.
refused-must-sell = La tuile Demande { $colour } est pleine et doit être vendue.
refused-moment = { $when } ; { $moment }.

# Quand se joue chaque coup
when-daylight = Le jeton Lumière est lancé une fois, à la mise en place
when-bonus = Les tuiles Bonus de passe sont distribuées au hasard
when-demand = Les tuiles Demande sont piochées au hasard
when-reveal = Les tuiles Amélioration sont piochées au hasard
when-face = Le côté d’une tuile Demande se choisit quand elle vient d’être piochée
when-structure = Construire une structure de Valhalla est l’une des actions de votre tour
when-recruit = Recruter est l’une des actions de votre tour
when-transport = Transporter un colon est l’une des actions de votre tour
when-to = La destination se choisit quand un colon ou un Ganymédien se met en route
when-diplomacy = La Diplomatie est l’une des actions de votre tour
when-ganymedean = Les Ganymédiens se déplacent par la Diplomatie
when-center = Construire un centre de production est l’une des actions de votre tour
when-laboratory = Construire un laboratoire est l’une des actions de votre tour
when-upgrade = Une tuile Amélioration se choisit quand vous venez de construire un laboratoire
when-pass = Passer est l’une des actions de votre tour
when-spend = L’Influence se dépense lors d’une action, pendant le trajet d’un colon ou de Ganymédiens, et avant le décompte d’un jour
when-place = Une pièce se place quand vous venez de l’obtenir
when-take = Un jeton Valhalla se prend quand votre colon vient d’entrer dans un cratère qui l’offre
when-decline = On renonce à un bonus quand il vient d’être offert
when-advance = On choisit un cube de revenu avec Plan d’expansion ou une tuile Bonus de passe
when-foreman = Le Contremaître se place au début de votre récolte, quand il y a un choix
when-night = L’Équipe de nuit se place au début de votre récolte, quand il y a un choix
when-load = Les éléments se placent quand vous venez de les obtenir et qu’il y a un choix
when-redeem = Les pièces s’échangent pendant la phase des récompenses
when-unload = Les éléments entreposés se déplacent pendant la phase des ventes
when-sell = Les tuiles Demande se vendent pendant la phase des ventes
when-done = On dit que c’est tout lors de la Diplomatie, des récompenses, des ventes et avant le décompte d’un jour

# Ce qui se décide maintenant
moment-flipping = on lance le jeton Lumière
moment-drawing-bonus = on distribue une tuile Bonus de passe
moment-drawing-demand = on pioche une tuile Demande
moment-drawing-upgrade = on pioche une tuile Amélioration
moment-turning = vous choisissez le côté d’une nouvelle tuile Demande
moment-acting = vous choisissez une action
moment-transporting = vous choisissez où va votre colon
moment-negotiating = vous choisissez un Ganymédien à déplacer
moment-escorting = vous choisissez où va le Ganymédien
moment-collecting = vous choisissez quoi prendre et où le placer
moment-researching = vous choisissez une tuile Amélioration
moment-advancing = vous choisissez un cube de revenu à faire avancer
moment-directing = vous choisissez qui dirige votre Contremaître
moment-waking = vous choisissez qui forme l’Équipe de nuit
moment-loading = vous choisissez la place d’un élément
moment-redeeming = vous échangez des pièces
moment-selling = vous vendez des tuiles Demande
moment-spending = vous dépensez de l’Influence avant le décompte du jour

# La fin
score-centers = Centres de production
score-passing = Passes
score-salvage = Colonnes de pièces
score-sales = Tuiles Demande
score-purity = Purificateurs
score-day-ends = Fins de jour
score-upgrades = Tuiles Amélioration
score-unsold = Éléments invendus
reason-points = { $seat } a le plus de points : { $n }.
reason-order = À { $n } points, { $seat } est devant dans l’ordre du tour.

# L’image
place-space = { $crater }, case { $n }
place-laboratory = { $crater }, case de laboratoire { $colour }
place-structure = Valhalla, case de construction du { $token }
label-day = Il fait jour à l’{ $side }
label-center = { $center } à { $crater }
label-colonist = Colon à { $crater }, case { $n }
label-ganymedean = Ganymédien à { $crater }, case { $n }
label-laboratory = Laboratoire à { $crater }
label-first-structure = Première structure de Valhalla

# Écrit sur le plateau
board-order = Ordre du tour
board-pass = Piste de passe
sign-food = N
sign-fuel = C
sign-machinery = M
sign-white = B
sign-gray = G
sign-black = N
brief-hydroponics = revenu de nourriture +{ $n }
brief-fuel-depot = revenu de carburant +{ $n }
brief-machine-shop = revenu de matériel +{ $n }
brief-masonry-crew = revenu : briques ou bois
brief-frame-crew = revenu : poutres ou panneaux
brief-tank-crew = revenu : barils ou panneaux
brief-zoning-permit = cases grises et noires
brief-recruiting-office = colons : nourriture −{ $n }
brief-rovers = transport dès { $n } carburant
brief-embassy = Diplomatie : un de plus
brief-prefabrication = centres : { $n } de moins
brief-survey-lamps = bonus dans l’obscurité
brief-expansion-budget = { $n ->
    [one] un revenu +1
   *[other] { $n } revenus +1
}
brief-research-grant = laboratoires : { $n } de moins
brief-storage = un cube par élément
brief-valhalla-extension = niveaux jusqu’à { $level }
brief-day-end-scoring = +1 case de fin de jour
brief-consulate = Diplomatie : plus, plus loin
brief-night-shift = récolte { $n } dans l’obscurité
brief-deep-drilling = un élément de plus
brief-scavengers = les deux bonus
brief-merchant-charter = +{ $n } ★ par vente
brief-foreman = récolte comme le plus ancien
brief-monument = { $n } ★ tout de suite
brief-university = fin : ★ pour { $n } laboratoires
brief-settlement = fin : ★ pour { $n } colons
brief-seniority = fin : ★ par plus ancien
brief-governor = fin : { $n } ★ par Citadelle
brief-exporter = +{ $n } ★ par vente
brief-purification-plant = { $n ->
    [one] un cube purificateur
   *[other] { $n } cubes purificateurs
}
brief-reserve-bank = fin : ★ pour { $n } ressources

# Le dessin en lettres
sketch-round = Manche { $n }
sketch-day = { $side } : jour
sketch-night = { $side } : nuit
sketch-order = ordre
sketch-menu = menu de l’{ $side } :
sketch-offer = Améliorations :
sketch-pass = Passe :
sketch-level = { $resource } { $n }+{ $income }
sketch-costs = prochain colon { $colonist } nourriture, laboratoire { $laboratory }, structure { $structure } matériel ; Diplomatie { $n }x{ $reach }
sketch-used = utilisée
sketch-choice = recto : { $front } ou verso : { $back }
sketch-demand = demande
sketch-parts = pièces
sketch-tokens = jetons
sketch-stored = entrepôt
sketch-upgrades = améliorations
allows-white = r
allows-blue = e
allows-purple = c
row-mining = mine
row-food = nourriture
row-fuel = carburant
row-machinery = matériel
row-light-bottom = clair bas
row-light-middle = clair milieu
row-light-top = clair haut
row-dark-bottom = foncé bas
row-dark-middle = foncé milieu
row-dark-top = foncé haut
