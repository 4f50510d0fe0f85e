# Lo que en una edición contradice el reglamento.
problem-unknown = { $where }: { $value } no se conoce; debe ser uno de { $known }.
problem-zone = { $where }.side: Valhalla, Vestri, Vutash y Maderatcha, y solo ellos, son la zona; { $crater } figura como { $side }.
problem-valhalla = { $where }: en Valhalla solo hay estructuras; no hay colonos, laboratorios ni centro.
problem-yields = { $where }.yields: { $crater } tiene { $count } casillas; debe haber de 2 a { $most }.
problem-bonuses = { $where }.bonuses: { $crater } muestra { $count } bonificaciones; cada cráter muestra 2.
problem-laboratories = { $where }.laboratories: { $crater } tiene { $count } casillas de laboratorio; puede haber { $most } como mucho.
problem-zone-center = { $where }.center: { $crater } empieza con un centro de producción; { $center } no lo es.
problem-center = { $where }.center: { $crater } debe ser white, blue o purple, no { $center }.
problem-segment = roads.segments: un tramo debe unir dos cráteres distintos.
problem-segment-twice = roads.segments: los mismos dos cráteres están unidos dos veces.
problem-roads = roads.segments: ningún camino lleva de Valhalla a { $craters }; todos los cráteres están conectados.
problem-ganymedeans = ganymedeans: con { $players } jugadores hay { $count } en el tablero; el reglamento dice { $should }.
problem-ganymedeans-fit = ganymedeans.{ $crater }: { $count } no caben en las { $spaces } casillas del cráter.
problem-menus = menus: ningún lado ofrece { $kind }; hay diez tipos de centro de producción.
problem-discs = menus.{ $side }.{ $kind }: { $count } discos; puede haber { $most } como mucho.
problem-costs = costs.{ $name }: se dan { $given } costes; un jugador tiene { $count } { $name ->
    [colonists] colonos
    [laboratories] laboratorios
   *[other] estructuras
}.
problem-costs-fall = costs.{ $name }: los costes no pueden bajar.
problem-tracks = tracks.{ $name }: se da { $value }; el reglamento dice { $should }.
problem-day-end = tracks.day_end: se dan { $count } valores; cada nivel de 0 a { $highest } necesita uno.
problem-day-end-example = tracks.day_end: el ejemplo del reglamento puntúa 5 por el nivel 12 y 4 por el nivel 11.
problem-influence = tracks.influence: hace falta un valor para comida, combustible y maquinaria, uno para cada cosa.
problem-column = columns.{ $name }: una columna tiene 2 piezas, no { $count }.
problem-purifier = purifiers.{ $colour }_{ $row }: la fila { $row ->
    [top] superior
    [middle] central
   *[other] inferior
} tiene { $should } piezas, no { $count }.
problem-purifier-points = purifiers.points: las filas valen 1, 2 y 3 puntos desde abajo.
problem-upgrades-drawn = round.upgrades: con 2, 3, 4 y 5 jugadores se roban 6, 8, 10 y 12 losetas.
problem-actions = round.actions: se da { $count }; un turno tiene 2 acciones.
problem-passes = pass_track.players_{ $players }: { $count } casillas; debe haber de { $players } a { $most }.
problem-pass-bonuses = pass_track.players_{ $players }: más casillas de bonificación que las { $count } losetas de bonificación por pasar.
problem-start-fuel = valhalla.start_fuel_{ $players }: { $count } valores; allí empiezan { $players } jugadores.
problem-valhalla-copies = valhalla.copies: hacen falta cuatro valores de 1 o 2, para 2, 3, 4 y 5 jugadores.
problem-demand = demand.{ $tile }.{ $face }_required: una loseta de demanda pide al menos un elemento.
problem-demand-twice = demand.{ $tile }.{ $face }: un elemento aparece dos veces en este lado.
problem-stack = upgrades: la pila { $stack } tiene { $count } losetas; 5 jugadores roban 12 en cada una de sus 2 rondas, así que necesita 24.
problem-named-upgrade = upgrades: ninguna loseta es { $effect }, que el reglamento nombra.
problem-stack-number = upgrades: la pila (stack) de una loseta debe ser 1, 2 o 3.
