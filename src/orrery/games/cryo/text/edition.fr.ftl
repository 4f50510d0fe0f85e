# Ce qui, dans une édition, contredit le livret de règles.
problem-action = cells.{ $cell } : l’action { $action } n’est aucune de { $known }.
problem-material = sections.{ $section } : le matériau { $material } est inconnu.
problem-dock-cell = docks.{ $dock } : { $side } doit être une cellule de a à h ou "", et non { $cell }.
problem-dock-damage = docks.{ $dock } : les docks du bas portent les 12 symboles de dégâts, ceux du haut aucun.
problem-chambers = ship : une section a 3 chambres de stase, 12 en tout.
problem-pods = ship : les chambres contiennent { $count } capsules de chaque joueur ; chaque joueur en a 15.
problem-drones = ship : chaque joueur a 3 drones, et non { $count }.
problem-damage-used = ship : avec { $players } joueurs, { $used } marqueurs de dégâts sont utilisés.
problem-salvage = ship : la troisième case de récupération de chaque type demande 3 joueurs ; avec { $players } joueurs, il y en a donc { $spaces }.
problem-damage = ship : il y a 12 marqueurs de dégâts, et non { $count }.
problem-resource-spaces = cells : { $section } a { $count } cases de ressources ; il en faut { $should }, 15 en tout.
problem-stasis = cells : { $section } n’a pas de contrôle de stase, et chaque section en a un.
problem-section-material = sections.{ $section } : une section avec des cases de ressources nomme leur matériau.
problem-no-action = cells : il manque { $action } au vaisseau.
problem-dock-resource = cells : le dock { $section }-{ $dock } ne touche aucune case de ressources ; le rival en a besoin.
problem-dock-action = cells : le dock { $section }-{ $dock } n’a aucune action à côté de lui.
problem-platform-docks = platform : les six docks sont { $should }.
problem-platform-slots = platform : les sept emplacements de tuiles sont { $should }.
problem-platform-value = platform : { $key } vaut { $should } dans le livret de règles, et non { $value }.
problem-platform-start = platform : le marqueur de { $resource } commence sur { $should }, et non sur { $value }.
problem-track = platform : { $key } doit être compris entre 4 (le seuil du rival) et { $most }.
problem-pod-spaces = platform : une plateforme contient au moins 3 capsules (un contrôle de stase entier) et au plus 15.
problem-extra-material = platform.extra.{ $place } : { $material } n’est pas un matériau.
problem-extra-first = platform.extra : le premier joueur ne reçoit pas de matériaux supplémentaires.
problem-times = costs : le contrôle de stase, le réacteur, le fabricateur et l’ordinateur fonctionnent jusqu’à 3 fois.
problem-paid-in = costs : { $key } se paie en crystal, organic ou tech, et non en { $value }.
problem-cost = costs : { $key } doit être compris entre 0 et 4.
problem-tiles-negative = tiles.{ $section } : un nombre est inférieur à 0.
problem-tiles-few = tiles.{ $section } : { $count } tuiles ; cinq piles de quatre en demandent 20.
problem-tiles = tiles : { $count } tuiles de ressources ; le livret de règles en compte 60.
problem-tokens-negative = incidents : un nombre est inférieur à 0.
problem-tokens = incidents : { $early } jetons précoces, { $late } tardifs et { $sunset } Crépuscule font { $count } ; le livret de règles en compte 33.
problem-sunset = incidents : il y a un seul jeton Crépuscule.
problem-track-spaces = incidents : la piste a des cases précoces, puis des tardives.
problem-tokens-early = incidents : { $count } jetons précoces ; à quatre joueurs, 4 cases et { $stacks } piles de quatre en demandent { $should }.
problem-tokens-late = incidents : { $count } jetons tardifs ; à quatre joueurs, { $stacks } piles de quatre en demandent { $should }.
problem-cavern = caverns.{ $cavern } : size est small ou large, et players 2, 3 ou 4.
problem-cavern-tile = cavern_tiles.{ $tile } : les tuiles S sont petites, les tuiles L grandes.
problem-settlement = cavern_tiles.{ $tile } : un coût d’installation est d’un à quatre matériaux.
problem-majority = cavern_tiles.{ $tile } : le premier nombre est le plus grand.
problem-tunnel = tunnels.{ $tunnel } : un tunnel relie deux cavernes différentes.
problem-tunnel-energy = tunnels.{ $tunnel } : son énergie doit être d’au moins 1 et tenir sur la piste d’énergie.
problem-caverns = caverns : il y a { $tiles } tuiles pour { $spaces } emplacements ; le livret de règles en compte 14.
problem-face-up = caverns : { $count } sont visibles au début ; le livret de règles en signale 2.
problem-face-up-joined = caverns : { $one } et { $other } sont visibles et doivent être reliées par un tunnel.
problem-cavern-tiles = caverns : { $count } { $size ->
    [small] petits
   *[other] grands
} emplacements avec { $players } joueurs, mais { $most } { $size ->
    [small] petites
   *[other] grandes
} tuiles.
problem-face-up-missing = caverns : avec { $players } joueurs, il manque une caverne visible.
problem-caverns-apart = caverns : avec { $players } joueurs, une caverne ne peut pas être atteinte par des tunnels.
problem-cards = cards : { $count } cartes ; le livret de règles en compte 40.
problem-card-copies = cards.{ $card } : la partie en solo pose une carte de chaque sorte sur le plateau.
problem-card-uses = cards.{ $card } : c’est la mission { $mission } et le véhicule { $vehicle }.
problem-capacity = cards.{ $card } : { $vehicle } porte { $should } capsules, et non { $capacity }.
problem-scrap = cards.{ $card } : la recycler donne d’une à trois ressources.
problem-mission-points = cards.{ $card } : les points d’une mission ne sont pas inférieurs à 0.
problem-solo-value = solo : { $key } vaut { $should } dans le livret de règles, et non { $value }.
problem-solo-gain = solo : { $key } nomme crystal, organic ou tech.
