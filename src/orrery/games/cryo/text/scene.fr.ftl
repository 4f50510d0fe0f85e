# La table : zones, cartes, ce qu’on peut faire.
sign-crystal = { $n } [crystal]
scene-sign-crystal = [crystal]
sign-organic = { $n } [organic]
scene-sign-organic = [organic]
sign-tech = { $n } [tech]
scene-sign-tech = [tech]
sign-nanite = { $n } [nanite]
scene-sign-nanite = [nanite]
sign-energy = { $n } [energy]
scene-sign-energy = [energy]
sign-card = { $n } [card]
scene-sign-card = [card]
symbol-crystal = { $n ->
    [one] cristal
   *[other] cristaux
}
symbol-organic = { $n ->
    [one] organique
   *[other] organiques
}
symbol-tech = techno
symbol-nanite = { $n ->
    [one] nanite
   *[other] nanites
}
symbol-energy = énergie
symbol-card = { $n ->
    [one] bénéfice de carte
   *[other] bénéfices de carte
}
symbol-pod = { $n ->
    [one] capsule
   *[other] capsules
}
symbol-star = { $n ->
    [one] point
   *[other] points
}
cave-S1 = Grotte de cristal
cave-S2 = Grotte de cristal
cave-S3 = Creux fongique
cave-S4 = Creux fongique
cave-S5 = Voûte de minerai
cave-S6 = Voûte de minerai
cave-S7 = Nid lumineux
cave-S8 = Nid lumineux
cave-L1 = Grande géode
cave-L2 = Forêt fongique
cave-L3 = Cathédrale de fer
cave-L4 = Géode moussue
cave-L5 = Fonderie de prismes
cave-L6 = Atelier des racines

scene-both = { $one } + { $two }
scene-either = { $one } / { $two }
scene-amount = { $n }
scene-to-sunset = { $n } avant la nuit
scene-until-sunset = encore { $n }, puis la nuit
scene-deck = { $n } dans la pioche
scene-caverns = Cavernes
scene-ship = Vaisseau
scene-open = { $n } libres
scene-known = { $n } révélées
scene-unknown = ?
scene-small = petite
scene-large = grande
scene-keeping = Choisissez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} à défausser
scene-keeping-text = Vous en gardez { $keeps }. Tous choisissent en même temps ; les défausses restent visibles.
scene-limit = Trop de cartes : { $n ->
    [one] défaussez-en 1
   *[other] défaussez-en { $n }
}
scene-limit-text = Le tour se termine avec { $keeps } cartes au plus.
scene-paying-card = Choisissez la carte à payer
scene-paying-card-text = Elle va à la défausse.
scene-own-platform = Votre plateforme
scene-crew = équipage éveillé
scene-pay = payez { $what }
scene-gain = gagnez { $what }
scene-no-tile = pas de tuile
scene-gives-pod = → 1 [pod]
scene-gives-energy = → 1 [energy]
scene-gives-nanite = → 1 [nanite]
scene-gives-card = → 1 [card]
scene-vehicle = { $vehicle } ({ $n } [pod])
scene-nothing-built = ni amélioration, ni véhicule, ni mission
scene-secret = secrète
scene-loot = { $n } pillés
scene-destroyed = { $n } détruites
scene-hand = Votre main
scene-hand-note = { $n } sur { $of }
scene-scrap = recycler : { $what }
does-imaging = Vous voyez les cavernes cachées. Quand quelqu’un explore, gagnez le prix de cette caverne.
does-supercharge = Chaque [energy] dépensée pour un lancement compte double.
does-interfacing = Vous pouvez utiliser les docks endommagés.
does-wakeup-protocol = Vos véhicules en portent une de plus. La stase coûte un de moins en tout.
does-prototype = En posant une tuile, payez un matériau pour gagner aussi ce qu’elle montre.
does-advance-warning = Si une chambre est sabotée, une de vos capsules s’échappe vers la suivante.
does-overclock = Après votre action à un dock du vaisseau, { $n } [energy] en achète une autre.
does-automation = Après un rappel, une action de plus à un dock vide de votre plateforme.
does-expansion = { $n } [star] par caverne avec votre équipage
does-power-bank = { $n } [star] par [energy] restante
does-plunder = { $n } [star] par jeton pillé
does-stronghold = { $n } [star] par capsule de votre plus grande colonie
does-reserves = { $n } [star] pour deux matériaux restants
does-memorial = { $n } [star] par capsule à la récupération
does-community = { $n } [star] par caverne avec deux des vôtres ou plus
does-industry = { $n } [star] par tuile de votre plateforme
does-vehicle = porte { $n } [pod]
does-moth = porte { $n } [pod], tout tunnel pour 1 [energy]
does-spider = porte { $n } [pod], ramène une capsule détruite

action-deploy = Déployer
action-deploy-text = { $n ->
    [one] 1 drone prêt
   *[other] { $n } drones prêts
}
action-recall = Rappeler
action-recall-text = { $n ->
    [one] 1 drone revient
   *[other] { $n } drones reviennent
}
action-scrap = Recycler
action-scrap-text = une carte ou tuile, une fois
action-end = Finir le tour
action-end-text = après avoir déployé ou rappelé
action-pass = Aucune action
action-enough = Cela suffit
action-from = Quel drone ?
action-return = Le ramener à
action-activate = Faire l’action
action-launch = Lancer
action-load = Équipage à bord
action-split = Dans la première caverne
action-tunnel = Tunnel
action-settle = S’installer dans l’une
action-settle-both = S’installer dans les deux
action-resolve = Résoudre un incident
action-sabotage = Saboter
action-nanites = Nanites utilisés
action-pay = Payer avec
action-discard = Défausser
action-awaken = Réveiller
action-withdraw = Retirer
action-assign = Récupération
action-scout = Explorer
action-reactor = Faire de l’énergie
action-fabricate = Faire des nanites
action-compute = Cartes
action-draw-card = Piocher une carte
action-upgrade = Jouer en amélioration
action-mission = Jouer en mission
action-vehicle = Jouer en véhicule
action-take = Prendre
action-gain = Le gagner
action-place = La poser sur
action-rival = Pour le rival
action-rival-text = vous décidez
use-tile = { $what }, ou poser la tuile
use-stasis = réveillez jusqu’à { $n }, 1 { $what } chacune
use-reactor = jusqu’à { $n } { $what } → [energy]
use-fabricator = jusqu’à { $n } matériaux → [nanite]
use-computer = jusqu’à { $n } { $what } → [card]
use-scout = { $energy } { $tech }, 1 [pod] vers une caverne
use-assign = 1 [pod] à la récupération
use-withdraw = jusqu’à { $n } [pod] reviennent
offer-use-resource = Ressources
offer-use-stasis = Stase
offer-use-reactor = Réacteur
offer-use-fabricator = Fabricateur
offer-use-computer = Ordinateur
offer-use-scout = Explorer
offer-use-assign = Affecter
offer-use-withdraw = Retirer
offer-recall = Tout rappeler
offer-gain = Le gagner
offer-nanites = { $n } [nanite]
offer-load = { $n } [pod]
offer-split = { $n } [pod]
offer-list = { $what }
offer-draws = piocher { $draws }
offer-plays = jouer { $plays }
offer-draw-and-play = piocher { $draws }, jouer { $plays }
offer-draw-card = Piocher
offer-cavern = { $cave } ({ $place })
offer-unknown = caverne inconnue { $place }
offer-tunnel = { $one } – { $two }
offer-settle-both = les deux cavernes
offer-pass = Aucune action
offer-enough = Cela suffit
offer-end = Finir le tour
standing = { $n ->
    [one] 1 point
   *[other] { $n } points
}
standing-and-missions = { $n } + missions
