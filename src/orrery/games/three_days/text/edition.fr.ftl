# Ce qui, dans une édition, contredit le livret de règles.
problem-unknown = { $where } : { $value } est inconnu ; ce doit être l’un de { $known }.
problem-zone = { $where }.side : Valhalla, Vestri, Vutash et Maderatcha, et eux seuls, sont la zone ; { $crater } est donné comme { $side }.
problem-valhalla = { $where } : Valhalla ne porte que des structures, ni colons, ni laboratoires, ni Centre.
problem-yields = { $where }.yields : { $crater } a { $count } cases ; il en faut de 2 à { $most }.
problem-bonuses = { $where }.bonuses : { $crater } montre { $count } bonus ; chaque cratère en montre 2.
problem-laboratories = { $where }.laboratories : { $crater } a { $count } cases de laboratoire ; { $most } au plus sont possibles.
problem-zone-center = { $where }.center : { $crater } commence avec un Centre de production ; { $center } n’en est pas un.
problem-center = { $where }.center : { $crater } doit être white, blue ou purple, et non { $center }.
problem-segment = roads.segments : un segment doit relier deux cratères différents.
problem-segment-twice = roads.segments : les deux mêmes cratères sont reliés deux fois.
problem-roads = roads.segments : aucune route ne mène de Valhalla à { $craters } ; tous les cratères sont reliés.
problem-ganymedeans = ganymedeans : { $count } se trouvent sur le plateau avec { $players } joueurs ; le livret de règles dit { $should }.
problem-ganymedeans-fit = ganymedeans.{ $crater } : { $count } ne tiennent pas dans les { $spaces } cases du cratère.
problem-menus = menus : aucun côté n’offre { $kind } ; il y a dix sortes de Centre de production.
problem-discs = menus.{ $side }.{ $kind } : { $count } disques ; { $most } au plus sont possibles.
problem-costs = costs.{ $name } : { $given } coûts sont donnés ; un joueur a { $count } { $name ->
    [colonists] colons
    [laboratories] laboratoires
   *[other] structures
}.
problem-costs-fall = costs.{ $name } : les coûts ne doivent pas baisser.
problem-tracks = tracks.{ $name } : { $value } est donné ; le livret de règles dit { $should }.
problem-day-end = tracks.day_end : { $count } valeurs sont données ; il en faut une pour chaque niveau de 0 à { $highest }.
problem-day-end-example = tracks.day_end : l’exemple du livret de règles donne 5 points pour le niveau 12 et 4 pour le niveau 11.
problem-influence = tracks.influence : il faut une valeur pour la nourriture, une pour le carburant et une pour le matériel.
problem-column = columns.{ $name } : une colonne a 2 pièces, et non { $count }.
problem-purifier = purifiers.{ $colour }_{ $row } : la rangée du { $row ->
    [top] haut
    [middle] milieu
   *[other] bas
} a { $should } pièces, et non { $count }.
problem-purifier-points = purifiers.points : les rangées valent 1, 2 et 3 points à partir du bas.
problem-upgrades-drawn = round.upgrades : 6, 8, 10 et 12 tuiles sont piochées avec 2, 3, 4 et 5 joueurs.
problem-actions = round.actions : { $count } est donné ; un tour a 2 actions.
problem-passes = pass_track.players_{ $players } : { $count } cases ; il en faut de { $players } à { $most }.
problem-pass-bonuses = pass_track.players_{ $players } : plus de cases de bonus que les { $count } tuiles Bonus de passe.
problem-start-fuel = valhalla.start_fuel_{ $players } : { $count } valeurs ; { $players } joueurs y commencent.
problem-valhalla-copies = valhalla.copies : il faut quatre valeurs de 1 ou 2, pour 2, 3, 4 et 5 joueurs.
problem-demand = demand.{ $tile }.{ $face }_required : une tuile Demande exige au moins un élément.
problem-demand-twice = demand.{ $tile }.{ $face } : un élément figure deux fois sur ce côté.
problem-stack = upgrades : la pile { $stack } a { $count } tuiles ; 5 joueurs en piochent 12 à chacune de ses 2 manches, il en faut donc 24.
problem-named-upgrade = upgrades : aucune tuile n’est { $effect }, que le livret de règles nomme.
problem-stack-number = upgrades : la pile (stack) d’une tuile doit être 1, 2 ou 3.
