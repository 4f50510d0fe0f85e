# Lo que en una edición contradice el reglamento.
problem-action = cells.{ $cell }: la acción { $action } no es ninguna de { $known }.
problem-material = sections.{ $section }: el material { $material } no se conoce.
problem-dock-cell = docks.{ $dock }: { $side } debe ser una celda de la a a la h o "", no { $cell }.
problem-dock-damage = docks.{ $dock }: los muelles inferiores llevan los 12 símbolos de daño; los superiores, ninguno.
problem-chambers = ship: una sección tiene 3 cámaras de estasis, 12 en total.
problem-pods = ship: en las cámaras caben { $count } cápsulas de cada jugador; cada jugador tiene 15.
problem-drones = ship: cada jugador tiene 3 drones, no { $count }.
problem-damage-used = ship: con { $players } jugadores se usan { $used } marcadores de daño.
problem-salvage = ship: la tercera casilla de rescate de cada tipo necesita 3 jugadores, así que con { $players } jugadores hay { $spaces }.
problem-damage = ship: hay 12 marcadores de daño, no { $count }.
problem-resource-spaces = cells: { $section } tiene { $count } casillas de recursos; necesita { $should }, 15 en total.
problem-stasis = cells: { $section } no tiene control de estasis, y cada sección tiene uno.
problem-section-material = sections.{ $section }: una sección con casillas de recursos nombra su material.
problem-no-action = cells: en la nave falta { $action }.
problem-dock-resource = cells: el muelle { $section }-{ $dock } no toca ninguna casilla de recursos; el rival necesita una.
problem-dock-action = cells: el muelle { $section }-{ $dock } no tiene ninguna acción al lado.
problem-platform-docks = platform: los seis muelles son { $should }.
problem-platform-slots = platform: los siete huecos para losetas son { $should }.
problem-platform-value = platform: { $key } es { $should } en el reglamento, no { $value }.
problem-platform-start = platform: el marcador de { $resource } empieza en { $should }, no en { $value }.
problem-track = platform: { $key } debe estar entre 4 (el umbral del rival) y { $most }.
problem-pod-spaces = platform: en una plataforma caben al menos 3 cápsulas (un control de estasis entero) y como mucho 15.
problem-extra-material = platform.extra.{ $place }: { $material } no es un material.
problem-extra-first = platform.extra: el primer jugador no recibe materiales adicionales.
problem-times = costs: el control de estasis, el reactor, el fabricador y el ordenador funcionan hasta 3 veces.
problem-paid-in = costs: { $key } se paga con crystal, organic o tech, no con { $value }.
problem-cost = costs: { $key } debe estar entre 0 y 4.
problem-tiles-negative = tiles.{ $section }: una cantidad es menor que 0.
problem-tiles-few = tiles.{ $section }: { $count } losetas; cinco pilas de cuatro necesitan 20.
problem-tiles = tiles: { $count } losetas de recursos; el reglamento cuenta 60.
problem-tokens-negative = incidents: una cantidad es menor que 0.
problem-tokens = incidents: { $early } fichas tempranas, { $late } tardías y { $sunset } de ocaso son { $count }; el reglamento cuenta 33.
problem-sunset = incidents: hay una sola ficha de ocaso.
problem-track-spaces = incidents: la pista tiene casillas tempranas y después tardías.
problem-tokens-early = incidents: { $count } fichas tempranas; con cuatro jugadores, 4 casillas y { $stacks } pilas de cuatro necesitan { $should }.
problem-tokens-late = incidents: { $count } fichas tardías; con cuatro jugadores, { $stacks } pilas de cuatro necesitan { $should }.
problem-cavern = caverns.{ $cavern }: size es small o large, y players 2, 3 o 4.
problem-cavern-tile = cavern_tiles.{ $tile }: las losetas S son pequeñas; las L, grandes.
problem-settlement = cavern_tiles.{ $tile }: el coste de establecerse es de uno a cuatro materiales.
problem-majority = cavern_tiles.{ $tile }: el primer número es el mayor.
problem-tunnel = tunnels.{ $tunnel }: un túnel une dos cavernas distintas.
problem-tunnel-energy = tunnels.{ $tunnel }: su energía debe ser al menos 1 y caber en la pista de energía.
problem-caverns = caverns: hay { $tiles } losetas para { $spaces } espacios; el reglamento cuenta 14.
problem-face-up = caverns: { $count } están boca arriba al principio; el reglamento destaca 2.
problem-face-up-joined = caverns: { $one } y { $other } están boca arriba y deben estar unidas por un túnel.
problem-cavern-tiles = caverns: { $count } espacios { $size ->
    [small] pequeños
   *[other] grandes
} con { $players } jugadores, pero { $most } losetas { $size ->
    [small] pequeñas
   *[other] grandes
}.
problem-face-up-missing = caverns: con { $players } jugadores falta una caverna que está boca arriba.
problem-caverns-apart = caverns: con { $players } jugadores no se puede llegar por túneles a alguna caverna.
problem-cards = cards: { $count } cartas; el reglamento cuenta 40.
problem-card-copies = cards.{ $card }: la partida en solitario pone una de cada tipo en el tablero.
problem-card-uses = cards.{ $card }: es la misión { $mission } y el vehículo { $vehicle }.
problem-capacity = cards.{ $card }: en { $vehicle } caben { $should } cápsulas, no { $capacity }.
problem-scrap = cards.{ $card }: reciclarla da de uno a tres recursos.
problem-mission-points = cards.{ $card }: los puntos de una misión no son menos de 0.
problem-solo-value = solo: { $key } es { $should } en el reglamento, no { $value }.
problem-solo-gain = solo: { $key } nombra crystal, organic o tech.
