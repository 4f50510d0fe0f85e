# Cryo en français.
title = Cryo
about = Réveillez votre équipage dans le vaisseau écrasé et mettez-le sous la glace avant le coucher du soleil.
option-harder-about = Le rival commence avec plus de ressources.
option-unpredictable-about = Le rival décide d’après la première carte de la pioche, sans cartes de décision.
the-rival = Le rival

## Noms
section-ENG = Ingénierie
section-LAB = Laboratoire
section-RND = R&D
section-DIS = Expédition
dock-ENG-T1 = Ingénierie, dock supérieur 1
dock-ENG-T2 = Ingénierie, dock supérieur 2
dock-ENG-B1 = Ingénierie, dock inférieur 1
dock-ENG-B2 = Ingénierie, dock inférieur 2
dock-ENG-B3 = Ingénierie, dock inférieur 3
dock-LAB-T1 = Laboratoire, dock supérieur 1
dock-LAB-T2 = Laboratoire, dock supérieur 2
dock-LAB-B1 = Laboratoire, dock inférieur 1
dock-LAB-B2 = Laboratoire, dock inférieur 2
dock-LAB-B3 = Laboratoire, dock inférieur 3
dock-RND-T1 = R&D, dock supérieur 1
dock-RND-T2 = R&D, dock supérieur 2
dock-RND-B1 = R&D, dock inférieur 1
dock-RND-B2 = R&D, dock inférieur 2
dock-RND-B3 = R&D, dock inférieur 3
dock-DIS-T1 = Expédition, dock supérieur 1
dock-DIS-T2 = Expédition, dock supérieur 2
dock-DIS-B1 = Expédition, dock inférieur 1
dock-DIS-B2 = Expédition, dock inférieur 2
dock-DIS-B3 = Expédition, dock inférieur 3
dock-LAUNCH = le dock de lancement
resource-space = { $n } ({ $section })
chamber-ENG-1 = chambre 1 de l’Ingénierie
chamber-ENG-2 = chambre 2 de l’Ingénierie
chamber-ENG-3 = chambre 3 de l’Ingénierie
chamber-LAB-1 = chambre 1 du Laboratoire
chamber-LAB-2 = chambre 2 du Laboratoire
chamber-LAB-3 = chambre 3 du Laboratoire
chamber-RND-1 = chambre 1 de la R&D
chamber-RND-2 = chambre 2 de la R&D
chamber-RND-3 = chambre 3 de la R&D
chamber-DIS-1 = chambre 1 de l’Expédition
chamber-DIS-2 = chambre 2 de l’Expédition
chamber-DIS-3 = chambre 3 de l’Expédition
platform-custom-1 = Sur mesure I
platform-awaken = Réveil
platform-charge = Charge
platform-custom-2 = Sur mesure II
platform-fabricate = Fabrication
platform-compute = Calcul
slot-custom-1 = Sur mesure I
slot-awaken = Réveil (coût)
slot-charge = Charge (coût)
slot-custom-2-cost = Sur mesure II (coût)
slot-custom-2-gain = Sur mesure II (bonus)
slot-fabricate = Fabrication (coût)
slot-compute = Calcul (coût)
action-stasis = le contrôle de stase de la section { $section }
action-reactor = le réacteur
action-fabricator = le fabricateur
action-computer = l’ordinateur
card-imaging = Imagerie
card-supercharge = Surpuissance
card-interfacing = Interfaçage
card-wakeup-protocol = Réanimation
card-prototype = Prototype
card-advance-warning = Alerte précoce
card-overclock = Surcadençage
card-automation = Automatisme
mission-expansion = Expansion
mission-power-bank = Accumulateur
mission-plunder = Butin
mission-stronghold = Bastion
mission-reserves = Réserves
mission-memorial = Mémorial
mission-community = Communauté
mission-industry = Industrie
vehicle-rhino = Rhino
vehicle-moth = Phalène
vehicle-ram = Bélier
vehicle-crab = Crabe
vehicle-shark = Requin
vehicle-spider = Araignée
vehicle-turtle = Tortue
vehicle-mole = Taupe
name-crystal = cristal
name-organic = biomasse
name-tech = technologie
name-nanite = nanite
name-energy = énergie
name-card = bonus de carte
amount-crystal = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
amount-organic = { $n ->
    [one] { $n } biomasse
   *[other] { $n } biomasses
}
amount-tech = { $n ->
    [one] { $n } technologie
   *[other] { $n } technologies
}
amount-nanite = { $n ->
    [one] { $n } nanite
   *[other] { $n } nanites
}
amount-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
amount-card = { $n } bonus de carte
tile-crystal = cristal
tile-organic = biomasse
tile-tech = technologie
tile-nanite = nanite
tile-energy = énergie
tile-crystal-and-organic = cristal et biomasse
tile-crystal-and-tech = cristal et technologie
tile-crystal-and-nanite = cristal et nanite
tile-crystal-and-energy = cristal et énergie
tile-organic-and-tech = biomasse et technologie
tile-organic-and-nanite = biomasse et nanite
tile-organic-and-energy = biomasse et énergie
tile-tech-and-nanite = technologie et nanite
tile-tech-and-energy = technologie et énergie
tile-nanite-and-energy = nanite et énergie
tile-crystal-or-organic = cristal ou biomasse
tile-crystal-or-tech = cristal ou technologie
tile-crystal-or-nanite = cristal ou nanite
tile-crystal-or-energy = cristal ou énergie
tile-organic-or-tech = biomasse ou technologie
tile-organic-or-nanite = biomasse ou nanite
tile-organic-or-energy = biomasse ou énergie
tile-tech-or-nanite = technologie ou nanite
tile-tech-or-energy = technologie ou énergie
tile-nanite-or-energy = nanite ou énergie
tile-card = un bonus de carte
token-sabotage = sabotage
token-crystal = 1 cristal
token-organic = 1 biomasse
token-tech = 1 technologie
token-nanite = 1 nanite
token-energy = 1 énergie
token-card = 1 bonus de carte
token-crystal-and-crystal = 2 cristaux
token-crystal-and-organic = 1 cristal et 1 biomasse
token-crystal-and-tech = 1 cristal et 1 technologie
token-crystal-and-nanite = 1 cristal et 1 nanite
token-crystal-and-energy = 1 cristal et 1 énergie
token-crystal-and-card = 1 cristal et 1 bonus de carte
token-organic-and-organic = 2 biomasses
token-organic-and-tech = 1 biomasse et 1 technologie
token-organic-and-nanite = 1 biomasse et 1 nanite
token-organic-and-energy = 1 biomasse et 1 énergie
token-organic-and-card = 1 biomasse et 1 bonus de carte
token-tech-and-tech = 2 technologies
token-tech-and-nanite = 1 technologie et 1 nanite
token-tech-and-energy = 1 technologie et 1 énergie
token-tech-and-card = 1 technologie et 1 bonus de carte
token-nanite-and-nanite = 2 nanites
token-nanite-and-energy = 1 nanite et 1 énergie
token-nanite-and-card = 1 nanite et 1 bonus de carte
token-energy-and-energy = 2 énergies
token-energy-and-card = 1 énergie et 1 bonus de carte
token-card-and-card = 2 bonus de carte
token-sunset = crépuscule
cavern-S1 = Grotte de cristal (S1)
cavern-S2 = Grotte de cristal (S2)
cavern-S3 = Creux fongique (S3)
cavern-S4 = Creux fongique (S4)
cavern-S5 = Voûte de minerai (S5)
cavern-S6 = Voûte de minerai (S6)
cavern-S7 = Nid lumineux (S7)
cavern-S8 = Nid lumineux (S8)
cavern-L1 = Grande géode (L1)
cavern-L2 = Forêt fongique (L2)
cavern-L3 = Cathédrale de fer (L3)
cavern-L4 = Géode moussue (L4)
cavern-L5 = Fonderie de prismes (L5)
cavern-L6 = Atelier des racines (L6)

## Coups
move-first = Le joueur { $seat } commence
move-tile = Une tuile apparaît : { $tile }
move-damage = Le dock { $dock } est endommagé
move-cavern = Une caverne apparaît : { $tile }
move-token = Un jeton apparaît : { $token }
move-draw = La carte { $card } est piochée
move-decide = La carte { $card } décide
move-discard = Défausser { $card }
move-deploy = Déployer un drone sur { $dock }
move-recall = Rappeler tous les drones
move-from = Envoyer le drone du dock { $dock }
move-use-resource = Prendre sur la case de ressource { $space }
move-use-stasis = Contrôle de stase de la section { $section }
move-use-reactor = Utiliser le réacteur
move-use-fabricator = Utiliser le fabricateur
move-use-computer = Utiliser l’ordinateur
move-use-scout = Explorer une caverne
move-use-assign = Affecter une capsule à la récupération
move-use-withdraw = Retirer des capsules de la récupération
move-use-none = Il n’y a pas d’action ici
move-gain = Remettre la tuile dans la boîte et gagner ce qu’elle montre
move-place = Placer la tuile à l’emplacement { $slot }
move-take = Gagner 1 { $resource }
move-pay = Payer 1 { $resource }
move-nanites = { $n ->
    [0] Payer sans nanite
    [one] Payer avec { $n } nanite
   *[other] Payer avec { $n } nanites
}
move-awaken = Réveiller une capsule de la { $chamber }
move-enough = Cela suffit
move-reactor = Convertir { $what } en énergie
move-fabricate = Convertir { $what } en nanites
move-compute = Annoncer : piocher { $draws }, jouer { $plays }
move-draw-card = Piocher une carte
move-upgrade = Jouer { $card } comme amélioration
move-mission = Jouer { $card } face cachée comme mission
move-vehicle = Jouer { $card } comme véhicule
move-scout = Explorer la caverne { $cavern }
move-assign = Affecter une capsule à la récupération : { $resource }
move-withdraw = Retirer une capsule de la récupération : { $resource }
move-launch = Lancer le véhicule { $card }
move-load = Embarquer { $n ->
    [one] { $n } capsule
   *[other] { $n } capsules
}
move-tunnel = Emprunter le tunnel { $tunnel }
move-settle = S’installer uniquement dans la caverne { $cavern }
move-settle-both = S’installer dans les deux cavernes
move-split = En laisser { $n } dans la première caverne, le reste dans la seconde
move-resolve = Résoudre l’incident de la section { $section }
move-sabotage = Saboter plutôt la section { $section }
move-return = Ramener un drone au dock { $dock }
move-activate = Effectuer l’action { $dock }
move-pass = Ne rien faire ici
move-end = Terminer le tour
move-scrap = Recycler { $card }
move-scrap-tile = Recycler la tuile de l’emplacement { $slot }
move-rival-dock = Le rival déploie un drone sur { $dock }
move-rival-take = Le rival gagne 1 { $resource }
move-rival-awaken = Le rival réveille une capsule de la { $chamber }
move-rival-assign = Le rival affecte une capsule à la récupération : { $resource }
move-rival-resolve = Le rival résout l’incident de la section { $section }
move-rival-sabotage = Le rival sabote la section { $section }
move-rival-scout = Le rival explore la caverne { $cavern }
move-rival-settle = Le rival s’installe le long du tunnel { $tunnel }
move-rival-extra = La capsule restante va dans la caverne { $cavern }

## Questions
prompt-wait = Attendez les autres.
prompt-keeping = Choisissez { $n ->
    [one] encore une carte
   *[other] { $n } cartes
} à défausser ; vous en gardez { $keeps }.
prompt-main = { $choice ->
    [deploy] Déployez un drone
    [recall] Rappelez vos drones
   *[both] Déployez un drone ou rappelez vos drones
}{ $scrap ->
    [yes] , ou commencez par recycler quelque chose.
   *[no] .
}
prompt-drone = Quel drone quitte votre plateforme ?
prompt-action = Choisissez une action à côté du dock { $dock }, ou n’y faites rien.
prompt-overclocking = Surcadençage : dépenser { $energy } pour une autre action à côté du dock { $dock } ?
prompt-overclocking-scrap = Surcadençage : vous ne pouvez pas encore payer une autre action à côté du dock { $dock } ; recyclez quelque chose pour cela, ou ne faites rien.
prompt-launching = Choisissez un véhicule à lancer, ou ne faites rien.
prompt-loading = Combien de capsules embarquent dans le véhicule { $vehicle } ?
prompt-tunnelling = Quel tunnel emprunte le véhicule { $vehicle } ?
prompt-settling = S’installer dans une caverne ou dans les deux ?
prompt-splitting = { $n } capsules arrivent : combien s’installent dans la première caverne, { $first } ? Les autres s’installent en { $second }.
prompt-incident = Choisissez un incident à résoudre.
prompt-sabotaging = Toutes les chambres y sont détruites : choisissez une autre section à saboter.
prompt-returning = { $n ->
    [one] Un drone revient
   *[other] { $n } drones reviennent
} : choisissez un dock de votre plateforme.
prompt-platform = Effectuer l’action { $dock } ?
prompt-platform-scrap = Vous ne pouvez pas encore effectuer l’action { $dock } : recyclez quelque chose pour cela, ou ne faites rien.
prompt-automating = Automatisme : effectuer une action de plus sur un dock libre ?
prompt-automating-scrap = Automatisme : vous ne pouvez pas encore effectuer une action de plus ; recyclez quelque chose pour cela, ou ne faites rien.
prompt-finishing = Recyclez quelque chose ou terminez votre tour.
prompt-limit = Vous avez trop de cartes : défaussez-en { $n }.
prompt-paying = Vous devez { $what } : combien de nanites utilisez-vous pour payer ?
prompt-paying-either = Coût : { $tile }. Que payez-vous ?
prompt-paying-card = Le coût est une carte : laquelle défaussez-vous ?
prompt-awakening = Choisissez une capsule à réveiller (reste : { $n }).
prompt-withdrawing = Choisissez une capsule à retirer (reste : { $n }).
prompt-assigning = Quel matériau la capsule doit-elle récupérer ?
prompt-scouting = Choisissez une caverne face cachée à explorer.
prompt-reacting = Combien d’énergie produisez-vous dans le réacteur ?
prompt-fabricating = Quels matériaux deviennent des nanites ?
prompt-computing = Annoncez combien de cartes vous allez piocher et combien vous allez jouer.
prompt-announced = { $draws ->
    [0] Jouez une carte (à jouer : { $plays }), ou ne faites rien de plus.
   *[other] Piochez une carte (à piocher : { $draws }) ou jouez-en une (à jouer : { $plays }).
}
prompt-card-benefit = Piochez une carte ou jouez-en une.
prompt-choosing = Gain : { $tile }. Que choisissez-vous ?
prompt-tile-taken = Tuile prise : { $tile }. Gagner ce qu’elle montre ou la placer sur votre plateforme ?
prompt-prototyping = Prototype : payer un matériau quelconque pour gagner aussi ce que montre la tuile ({ $tile }) ?
prompt-rival-docking = Décidez pour le rival : où se pose son drone ?
prompt-rival-choosing = Décidez pour le rival. Gain : { $tile }. Que choisit-il ?
prompt-rival-awakening = Décidez pour le rival : quelle capsule se réveille ?
prompt-rival-assigning = Décidez pour le rival : quel matériau récupère-t-il ?
prompt-rival-incident = Décidez pour le rival : quel incident résout-il ?
prompt-rival-sabotaging = Décidez pour le rival : quelle section sabote-t-il ?
prompt-rival-scouting = Décidez pour le rival : quelle caverne explore-t-il ?
prompt-rival-settling = Décidez pour le rival : quelles sont les deux cavernes où il s’installe ?
prompt-rival-splitting = Décidez pour le rival : où va la capsule restante ?

## Ce qui s’est passé
log-first = { $who } commence.
log-showed-tile = La case { $space } montre : { $tile }.
log-damaged = Le dock { $dock } est endommagé.
log-turned-up = La caverne { $cavern } est révélée : { $tile }.
log-showed-token = Nouvel incident dans la section { $section } : { $token }.
log-laid-above = La carte { $card } est placée au-dessus du dock { $dock }.
log-drew = { $who } pioche { $card }.
log-drew-unseen = { $who } pioche une carte.
log-discarded = { $who } défausse { $card }.
log-reshuffled = La défausse est mélangée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
log-deployed = { $who } déploie un drone sur { $dock }.
log-overclocked = { $who } utilise Surcadençage.
log-used = { $who } utilise { $action }.
log-took-bare = { $who } prend sur la case vide { $space }.
log-found-no-tile = { $who } ne trouve pas de tuile à côté de son drone dans la section { $section }.
log-took-tile = { $who } prend une tuile sur la case { $space } : { $tile }.
log-placed-tile = { $who } place une tuile ({ $tile }) à l’emplacement { $slot }.
log-gained = { $who } gagne { $what }.
log-spent = { $who } dépense { $what }.
log-awakened = { $who } réveille une capsule de la { $chamber }.
log-announced = { $who } annonce : piocher { $draws }, jouer { $plays }.
log-upgraded = { $who } a une nouvelle amélioration : { $card }.
log-laid-mission = { $who } pose une mission : { $mission }.
log-laid-mission-unseen = { $who } pose une mission face cachée.
log-laid-unseen = { $who } reçoit une mission que personne n’a vue.
log-built = { $who } construit un véhicule : { $vehicle }.
log-rescued = { $who } sauve une capsule détruite.
log-looked = { $who } regarde la caverne { $cavern } : { $tile }.
log-looked-unseen = { $who } regarde la caverne { $cavern }.
log-scouted = { $who } explore la caverne { $cavern }.
log-assigned = { $who } affecte une capsule à la récupération ({ $material }).
log-withdrew = { $who } retire une capsule de la récupération ({ $material }).
log-settled = { $who } dépose { $n ->
    [one] une capsule
   *[other] { $n } capsules
} dans la caverne { $cavern } avec le véhicule { $vehicle }.
log-rival-settled = { $who } installe { $n ->
    [one] une capsule
   *[other] { $n } capsules
} dans la caverne { $cavern }.
log-saved-all = { $who } a toutes ses capsules dans des cavernes ou détruites : la partie se termine après ce tour.
log-recalled = { $who } rappelle ses drones.
log-sabotaged = { $who } sabote la { $chamber } : { $n ->
    [0] il n’y avait personne
    [one] une capsule est détruite
   *[other] { $n } capsules sont détruites
}.
log-warned = { $who } reçoit l’alerte à temps et sauve une capsule.
log-looted = { $who } pille la section { $section } : { $token }.
log-sunset = { $who } résout le jeton Crépuscule : la partie se termine après ce tour.
log-returned = { $who } ramène un drone au dock { $dock }.
log-activated = { $who } effectue l’action { $dock }.
log-scrapped-tile = { $who } recycle une tuile : { $tile }.
log-scrapped = { $who } recycle { $what }.
log-decided = La carte de décision du rival est { $card }.
log-drew-decision = Nouvelle carte de décision : { $card }.
log-parted = Les deux cartes de décision sont { $card } et sont remplacées.
log-lost-all = { $who } se retrouve sans { $what }.
log-revealed = { $who } révèle une mission : { $mission }.
log-set-aside = { $who } a deux fois la mission { $mission } : l’une est mise de côté.
log-ended-sunset = { $who } a résolu le jeton Crépuscule : le soleil s’est couché.
log-ended-placed = { $who } avait toutes ses capsules dans des cavernes ou détruites : la partie est terminée.

## Refus
refused-moment = { $when } ; { $moment }.
refused-not-drawn = Cela ne peut pas apparaître : { $moment }.
refused-no-card = Vous n’avez pas la carte { $card } en main.
refused-must-recall = Tous vos drones sont sur le plateau : vous devez les rappeler.
refused-no-drone-out = Aucun de vos drones n’est sur le plateau.
refused-no-drone-there = Il n’y a pas de drone sur le dock { $dock }.
refused-dock-taken = Il y a déjà un drone sur le dock { $dock }.
refused-dock-damaged = Le dock { $dock } est endommagé.
refused-not-beside = Cette action n’est pas à côté du dock { $dock }.
refused-no-action = Il n’y a pas d’action en { $cell }.
refused-same-action = Surcadençage donne une autre action, pas la même une seconde fois.
refused-no-energy = Il faut pour cela { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}.
refused-no-pod-in-section = Vous n’avez pas de capsule dans les chambres de la section { $section }.
refused-no-pod-in-stasis = Vous n’avez plus de capsule en stase.
refused-no-room = Il n’y a plus de place pour une capsule sur votre plateforme et vos véhicules.
refused-no-material = Vous n’avez ni cristal, ni biomasse, ni technologie à convertir en nanites.
refused-no-pod-aboard = Vous n’avez pas de capsule sur votre plateforme.
refused-nothing-to-scout = Aucune caverne face cachée n’est à côté d’une caverne face visible.
refused-no-salvage-space = Il n’y a plus d’emplacement de récupération libre à cet endroit.
refused-no-pod-in-salvage = Vous n’avez pas de capsule en récupération à cet endroit.
refused-cannot-pay = Vous ne pouvez pas payer { $what }.
refused-no-such-cavern = La caverne { $cavern } n’est pas utilisée avec ce nombre de joueurs.
refused-cavern-face-up = La caverne { $cavern } est déjà face visible.
refused-cavern-face-down = La caverne { $cavern } est face cachée.
refused-cavern-not-adjacent = La caverne { $cavern } n’est à côté d’aucune caverne face visible.
refused-not-on-the-tile = La tuile ne montre pas cela.
refused-other-section = Ce contrôle de stase n’atteint que la section { $section }.
refused-no-pod-there = Vous n’avez pas de capsule dans cette chambre.
refused-at-least-one = Prenez-en au moins une.
refused-not-a-material = Prototype se paie avec un matériau.
refused-too-many-nanites = On peut payer { $n } au plus avec des nanites.
refused-too-few-nanites = Il faut payer au moins { $n } avec des nanites.
refused-nanites-needed = Le reste du coût demande aussi des nanites : utilisez-en { $n } au plus ici.
refused-slot-filled = Il y a déjà une tuile à l’emplacement { $slot }.
refused-slot-empty = Il n’y a pas de tuile à l’emplacement { $slot }.
refused-all-drawn = Vous avez pioché toutes les cartes annoncées.
refused-no-cards = Il n’y a plus de carte à piocher.
refused-duplicate = Vous avez déjà { $card }.
refused-no-slot = Les { $n } emplacements sont occupés.
refused-rival-has-it = Le rival a déjà { $card }.
refused-no-vehicle = Le véhicule { $vehicle } n’est pas sur votre plateforme.
refused-nowhere-to-go = Aucun tunnel que vous pouvez payer ne mène à une caverne où vous pouvez vous installer.
refused-too-many-pods = Le véhicule ne peut pas en transporter autant, ou vous n’en avez pas autant.
refused-others-need-room = Les capsules restantes ne tiendraient pas sur votre plateforme.
refused-not-at-the-tunnel = Cette caverne n’est pas au bout de votre tunnel.
refused-one-pod = Une seule capsule ne peut pas s’installer dans deux cavernes.
refused-each-one-pod = Chaque caverne doit recevoir une capsule.
refused-no-cavern-there = Vous ne pouvez vous installer dans aucune des cavernes du tunnel { $tunnel }.
refused-cannot-settle = Vous ne pouvez pas payer le coût d’installation.
refused-no-token = Il n’y a pas de jeton dans la section { $section }.
refused-all-sabotaged = Toutes les chambres de la section { $section } sont déjà détruites.
refused-platform-dock-taken = Il y a déjà un drone sur le dock { $dock }.
refused-drone-elsewhere = Le drone n’est pas revenu au dock { $dock }.
refused-incomplete = Il manque encore une tuile à l’action { $dock }.
refused-cannot-pay-tile = Vous ne pouvez pas payer le coût de l’action { $dock }.
refused-already-scrapped = Vous avez déjà recyclé pendant ce tour.
refused-not-for-the-rival = Les règles du rival n’offrent pas ce choix.

## Quand se joue chaque coup
when-first = Le premier joueur est tiré au sort à la mise en place
when-tile = Les tuiles apparaissent au hasard, personne ne les choisit
when-damage = Les dégâts sont tirés au sort à la mise en place
when-cavern = Les cavernes apparaissent au hasard, personne ne les choisit
when-token = Les jetons Incident apparaissent au hasard, personne ne les choisit
when-draw = La carte piochée dépend du hasard
when-decide = La carte de décision du rival est choisie au hasard
when-discard = On défausse des cartes à la distribution, comme coût et, à la fin du tour, jusqu’à la limite de la main
when-deploy = On déploie un drone au début de son tour
when-recall = On rappelle ses drones au début de son tour
when-from = On choisit le drone qui quitte la plateforme quand on en déploie un
when-use = Les actions du vaisseau s’effectuent quand un drone vient d’être déployé à côté
when-gain = Une tuile est remise dans la boîte quand elle vient d’être prise sur une case de ressource
when-place = Une tuile est placée quand elle vient d’être prise sur une case de ressource
when-take = Une ressource est choisie quand une tuile en offre une sur deux
when-pay = On choisit avec quoi payer quand le coût laisse le choix, et pour Prototype
when-nanites = On compte les nanites quand ils peuvent remplacer ce que l’on doit
when-awaken = Les capsules se réveillent par un contrôle de stase ou par l’action Réveil de votre plateforme
when-enough = On peut s’arrêter plus tôt en réveillant ou en retirant des capsules
when-reactor = Le réacteur fonctionne quand vous avez choisi son action
when-fabricate = Les nanites sont produits quand vous avez choisi le fabricateur
when-compute = Les pioches et les cartes à jouer s’annoncent quand vous avez choisi l’ordinateur
when-draw-card = Les cartes se piochent avec l’ordinateur ou un bonus de carte
when-upgrade = Les cartes se jouent avec l’ordinateur ou un bonus de carte
when-mission = Les cartes se jouent avec l’ordinateur ou un bonus de carte
when-vehicle = Les cartes se jouent avec l’ordinateur ou un bonus de carte
when-scout = Une caverne est explorée quand vous avez choisi l’action Explorer
when-assign = Une capsule part à la récupération quand vous avez choisi l’action correspondante
when-withdraw = Les capsules reviennent de la récupération quand vous avez choisi l’action correspondante
when-launch = Un véhicule est lancé quand un drone vient d’être déployé sur le dock de lancement
when-load = Les capsules embarquent quand vous avez choisi le véhicule à lancer
when-tunnel = Le tunnel est choisi quand un véhicule est prêt à partir
when-settle = Les cavernes sont choisies quand un véhicule a emprunté un tunnel entre deux que vous pouvez payer
when-settle-both = Les cavernes sont choisies quand un véhicule a emprunté un tunnel entre deux que vous pouvez payer
when-split = Les capsules sont réparties quand vous vous installez dans deux cavernes à la fois
when-resolve = Un incident est résolu lors d’un rappel, juste après la récupération
when-sabotage = Une autre section est sabotée quand toutes les chambres de celle du jeton sont détruites
when-return = Les drones reviennent lors d’un rappel, après l’incident
when-activate = Les actions de votre plateforme s’effectuent lors d’un rappel, quand un drone y est revenu
when-pass = On peut ne rien faire quand une action, une carte ou Prototype est proposé
when-end = Le tour se termine quand vous avez déployé ou rappelé et que rien ne reste en suspens
when-scrap = On recycle une fois pendant son propre tour, quand rien d’autre n’est en cours
when-scrap-tile = On recycle une fois pendant son propre tour, quand rien d’autre n’est en cours
when-rival = Il n’y a de rival que dans le jeu en solitaire
when-rival-dock = On demande où se pose le drone du rival quand il déploie et a le choix
when-rival-take = On demande ce que gagne le rival quand il a autant des deux matériaux
when-rival-awaken = On demande quelle capsule du rival se réveille quand il a assez de biomasses
when-rival-assign = On demande ce que récupère le rival quand il rappelle ses drones
when-rival-resolve = On demande quel incident résout le rival quand il rappelle ses drones
when-rival-sabotage = On demande où le rival sabote quand toutes les chambres de la section du jeton sont détruites
when-rival-scout = On demande quelle caverne explore le rival quand il a l’énergie et les capsules pour le faire
when-rival-settle = On demande où s’installe le rival quand il a exploré
when-rival-extra = On demande où va une capsule restante quand le rival s’installe

## Ce qui se décide maintenant
moment-first-player = on tire au sort le premier joueur
moment-top-tiles = on révèle la tuile du dessus d’une pile
moment-damaging = on tire au sort un dock endommagé
moment-opening-caverns = on révèle l’une des premières cavernes
moment-opening-tokens = on révèle l’un des premiers jetons Incident
moment-board-cards = on place une carte au-dessus d’un dock supérieur
moment-dealing = on distribue les mains
moment-rival-cards = on distribue les cartes du rival
moment-drawing = on pioche une carte
moment-looking = on regarde une caverne face cachée
moment-flipping-cavern = on révèle la caverne explorée
moment-flipping-tile = on révèle la tuile suivante d’une pile
moment-refilling = on pioche un nouveau jeton Incident
moment-deciding = on choisit la carte de décision du rival
moment-drawing-decision = on pioche une nouvelle carte de décision
moment-drawing-upgrade = le rival pioche une amélioration
moment-revealing = on révèle une mission du rival
moment-replacing = on remplace une mission en double du rival
moment-keeping = vous choisissez les cartes à défausser avant le premier tour
moment-main = vous choisissez entre déployer et rappeler
moment-drone = vous choisissez le drone qui quitte votre plateforme
moment-action = vous choisissez une action à côté du dock de votre drone
moment-overclocking = vous décidez si vous utilisez Surcadençage
moment-launching = vous choisissez un véhicule à lancer
moment-loading = vous choisissez combien de capsules embarquent
moment-tunnelling = vous choisissez un tunnel
moment-settling = vous choisissez où vous installer
moment-splitting = vous répartissez les capsules entre deux cavernes
moment-incident = vous choisissez un incident à résoudre
moment-sabotaging = vous choisissez une autre section à saboter
moment-returning = vous choisissez le dock où revient un drone
moment-platform = vous décidez si vous effectuez l’action de votre plateforme
moment-automating = vous décidez si Automatisme effectue une action de plus
moment-finishing = vous décidez si vous recyclez quelque chose avant la fin du tour
moment-limit = vous défaussez jusqu’à la limite de la main
moment-paying = vous choisissez avec combien de nanites vous payez
moment-paying-either = vous choisissez laquelle de deux ressources vous payez
moment-paying-card = vous choisissez une carte à défausser comme coût
moment-awakening = vous choisissez une capsule à réveiller
moment-withdrawing = vous choisissez une capsule à retirer de la récupération
moment-assigning = vous choisissez ce que récupère une capsule
moment-scouting = vous choisissez une caverne à explorer
moment-reacting = vous choisissez combien d’énergie produit le réacteur
moment-fabricating = vous choisissez ce qui devient des nanites
moment-computing = vous annoncez combien de cartes vous piochez et jouez
moment-announced = vous piochez et jouez les cartes annoncées
moment-card-benefit = vous utilisez un bonus de carte
moment-choosing = vous choisissez laquelle de deux ressources vous gagnez
moment-tile-taken = vous décidez que faire de la tuile prise
moment-prototyping = vous décidez si vous payez pour Prototype
moment-rival-docking = vous décidez où se pose le drone du rival
moment-rival-choosing = vous décidez ce que gagne le rival
moment-rival-awakening = vous décidez quelle capsule du rival se réveille
moment-rival-assigning = vous décidez ce que récupère le rival
moment-rival-incident = vous décidez quel incident résout le rival
moment-rival-sabotaging = vous décidez quelle section le rival sabote
moment-rival-scouting = vous décidez quelle caverne explore le rival
moment-rival-settling = vous décidez où s’installe le rival
moment-rival-splitting = vous décidez où va la capsule restante du rival

## La fin
reason-sunset = { $who } a résolu le jeton Crépuscule : le soleil s’est couché.
reason-placed = { $who } avait toutes ses capsules dans des cavernes ou détruites.
score-caverns = Capsules dans les cavernes
score-upgrades = Améliorations
score-vehicles = Véhicules
score-aboard = Capsules sur la plateforme
score-mission = Mission { $mission }
score-missions = Missions
score-majorities = Majorités dans les cavernes
score-mission-spare = Mission { $mission } (celle du rival, d’une valeur de { $n }, n’est pas parmi ses { $best } meilleures)
score-majority = Majorité en { $cavern }

## Étiquettes
label-resource = Une case de ressource de la section { $section }
label-stasis = Contrôle de stase de la section { $section }
label-reactor = Le réacteur
label-fabricator = Le fabricateur
label-computer = L’ordinateur
label-scout = Explorer
label-assign = Affecter à la récupération
label-withdraw = Retirer de la récupération
label-incident = La case d’incident de la section { $section }
label-cavern = Caverne { $cavern }
label-tunnel = Tunnel { $tunnel }, { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
label-salvage = Emplacements de récupération : { $material }
label-pods = { $who } : { $n ->
    [one] { $n } capsule
   *[other] { $n } capsules
}
label-damage = Un marqueur de dégâts
label-drone = { $who } : un drone
label-ruin = Une chambre détruite

## Écrit sur le plateau
drawn-eng = Ingénierie
drawn-lab = Laboratoire
drawn-rnd = R&D
drawn-dis = Expédition
drawn-incident = incident
drawn-track = Incidents
drawn-deck = pioche
drawn-launch = Départ
drawn-stasis = Stase
drawn-reactor = Réacteur
drawn-fabricator = Fabricateur
drawn-computer = Ordinateur
drawn-scout = Explorer
drawn-assign = Affecter
drawn-withdraw = Retirer
drawn-hand = main
drawn-decisions = cartes de décision

## Écrit dans le croquis
drawn-caverns = cavernes
drawn-pods = capsules
drawn-ruin = ruine
drawn-awake = réveillées
drawn-missions-held = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
letter-crystal = C
letter-organic = B
letter-tech = T
letter-nanite = N
letter-energy = E
letter-card = K

## Options
option-harder = Un rival plus difficile
option-unpredictable = Un rival imprévisible
