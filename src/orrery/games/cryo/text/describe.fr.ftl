# Ce que sont et font les choses.
describe-action-resource = case de ressource
describe-action-resource-text = Prenez la tuile du dessus : gagnez ce qu’elle montre ou placez-la dans un emplacement vide de votre plateforme. Une case sans tuile donne un matériau de sa section.
describe-action-stasis = contrôle de stase
describe-action-stasis-text = Dépensez { $stasis } pour chacune de vos capsules, { $times } au maximum, des chambres de cette section. Il faut de la place sur votre plateforme et vos véhicules.
describe-action-reactor = réacteur
describe-action-reactor-text = Dépensez jusqu’à { $times } { $reactor } pour autant d’énergie.
describe-action-fabricator = fabricateur
describe-action-fabricator-text = Dépensez jusqu’à { $times } matériaux autres que des nanites pour autant de nanites.
describe-action-computer = ordinateur
describe-action-computer-text = Dépensez jusqu’à { $times } { $computer } ; chacune pioche une carte ou en joue une. Annoncez d’abord combien de chaque.
describe-action-scout = explorer
describe-action-scout-text = Dépensez { $energy } et { $tech }, dévoilez une caverne cachée voisine d’une caverne visible et mettez-y une capsule de votre plateforme.
describe-action-assign = affecter à la récupération
describe-action-assign-text = Mettez une capsule de votre plateforme sur un emplacement de récupération vide ; il y en a { $spaces } pour chacun des trois : cristal, biomasse, technologie.
describe-action-withdraw = retirer de la récupération
describe-action-withdraw-text = Jusqu’à { $times } de vos capsules reviennent de la récupération sur votre plateforme. Il faut de la place.
describe-action-launch = lancement
describe-action-launch-text = Choisissez un véhicule et au moins une capsule, payez l’énergie d’un tunnel avec une caverne visible et installez-vous dans une ou deux de ses cavernes visibles à leur coût. Le véhicule est défaussé.
describe-card-upgrade = Amélioration : { $does }
describe-card-mission = Mission { $name } : { $does }
describe-card-vehicle = Véhicule { $name } : { $does }
describe-card-scrap = Recyclée, elle donne { $what }.
describe-upgrade-imaging = vous voyez les cavernes cachées ; chaque fois que quelqu’un explore, vous gagnez les matériaux du coût d’installation de la caverne dévoilée.
describe-upgrade-supercharge = chaque énergie dépensée pour un lancement compte double.
describe-upgrade-interfacing = vous pouvez utiliser les docks endommagés.
describe-upgrade-wakeup-protocol = chacun de vos véhicules porte une capsule de plus, et un contrôle de stase coûte un de moins en tout.
describe-upgrade-prototype = en plaçant une tuile d’une case de ressource, payez un matériau quelconque pour gagner aussi ce qu’elle montre.
describe-upgrade-advance-warning = quand une chambre est sabotée, une de vos capsules passe à la chambre suivante, de la troisième à votre plateforme s’il y a de la place.
describe-upgrade-overclock = après une action à un dock du vaisseau, { $overclock } paie une autre action à côté de ce dock.
describe-upgrade-automation = quand tous vos drones sont revenus, vous pouvez effectuer une action de plus d’un dock libre.
describe-mission-expansion = { $points } par caverne où vous avez une capsule.
describe-mission-power-bank = { $points } par énergie restante.
describe-mission-plunder = { $points } par jeton d’incident obtenu.
describe-mission-stronghold = { $points } par capsule de votre plus grande colonie.
describe-mission-reserves = { $points } pour deux matériaux restants.
describe-mission-memorial = { $points } par capsule à vous en récupération.
describe-mission-community = { $points } par caverne où vous avez deux capsules ou plus.
describe-mission-industry = { $points } par tuile de votre plateforme.
describe-vehicle-plain = il porte { $n } capsules et les emmène dans un lancement.
describe-vehicle-moth = il porte { $n } capsules et prend n’importe quel tunnel pour 1 énergie.
describe-vehicle-spider = il porte { $n } capsules ; quand il est joué, une de vos capsules détruites y est placée.
describe-use-of = C’est un usage de la carte { $card }.
describe-played-score = Sur votre plateforme à la fin, cela vaut { $points }.
describe-resource-crystal = Matériau de l’Ingénierie : devient de l’énergie au réacteur et paie les installations. Compté jusqu’à { $most }.
describe-resource-organic = Matériau du Laboratoire : réveille des capsules et paie les installations. Compté jusqu’à { $most }.
describe-resource-tech = Matériau de la R&D : pioche et joue des cartes à l’ordinateur, aide à explorer et paie les installations. Compté jusqu’à { $most }.
describe-resource-nanite = Peut toujours remplacer un cristal, une biomasse ou une technologie. Compté jusqu’à { $most }.
describe-resource-energy = Se dépense pour les tunnels et pour explorer. Comptée jusqu’à { $most }.
describe-resource-card = Piochez une carte ou jouez-en une de votre main, ou ni l’un ni l’autre.
describe-dock = Un drone déployé ici peut effectuer une action voisine : { $actions }.
describe-dock-damage = { $can ->
    [yes] Il accueille un drone et est fermé s’il est endommagé.
   *[other] Il accueille un drone.
}
describe-dock-launch = Il est toujours ouvert et accueille autant de drones qu’on veut.
describe-chamber = { $n ->
    [one] Une capsule
   *[other] { $n } capsules
} de chaque joueur { $n ->
    [one] dort
   *[other] dorment
} ici au début. Un sabotage détruit toutes celles qui y sont encore.
describe-platform-custom-1 = Quand un drone revient ici : gagnez ce que montre sa tuile, sans frais.
describe-platform-awaken = Quand un drone revient ici : payez ce que montre sa tuile et prenez une capsule de n’importe quelle chambre.
describe-platform-charge = Quand un drone revient ici : payez ce que montre sa tuile et gagnez 1 énergie.
describe-platform-custom-2 = Quand un drone revient ici : payez ce que montre la tuile du haut et gagnez ce que montre celle du bas.
describe-platform-fabricate = Quand un drone revient ici : payez ce que montre sa tuile et gagnez 1 nanite.
describe-platform-compute = Quand un drone revient ici : payez ce que montre sa tuile et piochez une carte ou jouez-en une.
describe-settle = S’installer ici coûte { $what }.
describe-majority = À la fin, qui a le plus de capsules ici marque { $first }, le second { $second } ; si plusieurs en ont le plus, chacun marque { $second }. De plus, chaque capsule vaut { $pod }.
describe-cavern-size = { $size ->
    [large] Une grande caverne.
   *[other] Une petite caverne.
}
describe-cavern-is = C’est : { $tile }.
describe-cavern-hidden = Sa tuile est cachée jusqu’à ce que quelqu’un l’explore.
describe-road = { $tunnel } vers { $cavern } ({ $energy })
describe-roads = Tunnels : { $roads }.
describe-tunnel = tunnel { $tunnel }
describe-tunnel-text = Il relie { $one } et { $other } ; un lancement par ce tunnel coûte { $energy }.
describe-tile = tuile : { $tile }
describe-tile-one = Elle donne la ressource qu’elle montre, ou la coûte si elle est au-dessus d’une flèche.
describe-tile-and = Elle donne les deux ressources, ou coûte les deux si elle est au-dessus d’une flèche.
describe-tile-or = Elle donne une des deux ressources, ou en coûte une si elle est au-dessus d’une flèche.
describe-tile-card = Elle fait piocher ou jouer une carte, ou coûte une carte de la main si elle est au-dessus d’une flèche.
describe-tile-use = Sur votre plateforme, elle peut aussi être recyclée pour ce qu’elle montre, une fois par tour.
describe-token = incident : { $token }
describe-token-sabotage = Qui le résout le pose sur la première chambre intacte de sa section : toutes les capsules qui s’y trouvent sont détruites.
describe-token-loot = Qui le résout gagne { $token } et garde le jeton.
describe-token-sunset = Qui le résout le garde, et la partie se termine avec ce tour.
describe-pod = capsule
describe-pod-text = Réveillées, elles vivent sur la plateforme ({ $room } places) et ses véhicules. À la fin, chacune vaut { $settled } dans une caverne et { $aboard } sur la plateforme.
describe-drone = drone
describe-drone-text = Chacun en a { $own }. À votre tour, vous en déployez un vers un dock libre ou vous les rappelez tous.
describe-damage = marqueur de dégâts
describe-damage-text = Un dock endommagé est fermé aux drones.
describe-ruin = chambre détruite
describe-ruin-text = Un jeton de sabotage est ici : les capsules restantes ont été détruites.
describe-incident = case d’incident
describe-incident-text = À chaque rappel, vous résolvez un jeton d’incident de n’importe quelle section ; sa case est ensuite regarnie depuis la piste.
describe-track = piste d’incidents
describe-track-text = Les jetons à venir, le crépuscule en dernier : qui le résout termine la partie.
describe-salvage = récupération
describe-salvage-text = Chacune de vos capsules ici donne un de son matériau au début de chaque rappel, et y reste.
describe-deck = pioche
describe-deck-text = Les cartes se piochent ici ; quand elle est vide, la défausse est mélangée.
describe-hand = main
describe-hand-text = Des cartes que seul leur propriétaire voit. Qui finit son tour avec plus de { $limit } cartes en défausse jusqu’à { $limit }.
describe-mission = mission cachée
describe-mission-text = Elle compte à la fin et ne peut être retirée ; { $most } au maximum, toutes différentes. Seul son propriétaire l’a vue.
describe-stack = pile de tuiles
describe-stack-text = Les tuiles qui restent sur cette case de ressource ; celle du dessus est visible.
describe-loot = jetons obtenus
describe-loot-text = Jetons d’incident pillés ; la mission Butin les compte.
describe-turn = ce tour
describe-turn-text = Déployez un drone ou rappelez-les tous ; une fois par tour, vous pouvez recycler une carte ou une tuile.
describe-cavern = caverne
describe-cavern-text = Les capsules s’installent dans des cavernes reliées par des tunnels. Chacune vaut { $settled }, et la majorité d’une caverne marque sa tuile.
describe-decision = cartes de décision
describe-decision-text = L’une des deux est tirée au hasard et dit où le rival se déploie : au dock sous la même carte du plateau.
describe-rival = rival
describe-rival-text = Il a { $drones } drones, prend des tuiles là où l’envoie sa carte de décision et change { $materials } d’un matériau en capsules, énergie ou cartes. Avec { $energy } énergies et { $pods } capsules, il explore et s’installe. Ses { $missions } meilleures missions comptent.
legend =
    ENG LAB RND DIS  les sections du vaisseau ; T1 T2 B1 B2 B3 leurs docks,
             libre (.), endommagé (x) ou une lettre : à qui est le drone
    1:1/1    capsules de la chambre 1, un nombre par joueur ; #ruine# détruite
    R1 C+B x2   case de ressource 1 : la tuile du dessus et combien il en reste ;
             + donne les deux, / l’une des deux, K est un bonus de carte
    C B T N E   cristal, biomasse, technologie, nanite, énergie
    A1:S3 1/2   caverne A1 avec la tuile S3 et les capsules de chacun ; ?? cachée
    what NOM    explique tout : what S3, what ENG-T1, what Surcadençage
