# Nombres
title = Tres días en Calisto
about = Media luna trabaja de día y media duerme a oscuras. Espera allí adonde llegará la luz.
option-refill-upgrades-about = Cuando alguien toma una loseta de mejora, se saca otra en su lugar enseguida.
player = { $name }
either = { $first } o { $second }
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
side-west = oeste
side-east = este
side-zone = zona de Valhalla
resource-food = comida
resource-fuel = combustible
resource-machinery = maquinaria
element-oxygen = oxígeno
element-hydrogen = hidrógeno
element-nitrogen = nitrógeno
element-carbon = carbono
element-sulfur = azufre
element-silicon = silicio
influence = Influencia
center-greenhouse = Invernadero
center-refinery = Refinería
center-factory = Fábrica
center-oxygen = Extractor de oxígeno
center-hydrogen = Extractor de hidrógeno
center-nitrogen = Extractor de nitrógeno
center-carbon = Extractor de carbono
center-sulfur = Extractor de azufre
center-silicon = Extractor de silicio
center-citadel = Ciudadela
a-center-greenhouse = un Invernadero
a-center-refinery = una Refinería
a-center-factory = una Fábrica
a-center-oxygen = un Extractor de oxígeno
a-center-hydrogen = un Extractor de hidrógeno
a-center-nitrogen = un Extractor de nitrógeno
a-center-carbon = un Extractor de carbono
a-center-sulfur = un Extractor de azufre
a-center-silicon = un Extractor de silicio
a-center-citadel = una Ciudadela
part-bricks = ladrillos
part-wood = madera
part-barrels = barriles
part-beams = vigas
part-panels = paneles
part-drill = taladro
part-cart = vagoneta
token-food-a = ficha de comida A
token-food-b = ficha de comida B
token-fuel-a = ficha de combustible A
token-fuel-b = ficha de combustible B
token-machinery-a = ficha de maquinaria A
token-machinery-b = ficha de maquinaria B
laboratory-white = blanca
laboratory-gray = gris
laboratory-black = negra
colour-light = azul claro
colour-dark = azul oscuro
place-light = la loseta de demanda azul claro
place-dark = la loseta de demanda azul oscuro
place-storage = el Almacén
face-front = anverso
face-back = reverso
reward-mining = la vagoneta y el taladro por un elemento
reward-food-income = la columna de comida por ingreso de comida
reward-food-point = la columna de comida por un punto
reward-fuel-income = la columna de combustible por ingreso de combustible
reward-fuel-point = la columna de combustible por un punto
reward-machinery-income = la columna de maquinaria por ingreso de maquinaria
reward-machinery-point = la columna de maquinaria por un punto
space-mining-cart = equipo minero, vagoneta
space-mining-drill = equipo minero, taladro
space-food-1 = columna de comida, casilla superior
space-food-2 = columna de comida, casilla inferior
space-fuel-1 = columna de combustible, casilla superior
space-fuel-2 = columna de combustible, casilla inferior
space-machinery-1 = columna de maquinaria, casilla superior
space-machinery-2 = columna de maquinaria, casilla inferior
space-light-bottom-1 = purificador azul claro, fila inferior, casilla 1
space-light-bottom-2 = purificador azul claro, fila inferior, casilla 2
space-light-bottom-3 = purificador azul claro, fila inferior, casilla 3
space-light-middle-1 = purificador azul claro, fila central, casilla 1
space-light-middle-2 = purificador azul claro, fila central, casilla 2
space-light-middle-3 = purificador azul claro, fila central, casilla 3
space-light-top-1 = purificador azul claro, fila superior, casilla 1
space-light-top-2 = purificador azul claro, fila superior, casilla 2
space-light-top-3 = purificador azul claro, fila superior, casilla 3
space-light-top-4 = purificador azul claro, fila superior, casilla 4
space-dark-bottom-1 = purificador azul oscuro, fila inferior, casilla 1
space-dark-bottom-2 = purificador azul oscuro, fila inferior, casilla 2
space-dark-bottom-3 = purificador azul oscuro, fila inferior, casilla 3
space-dark-middle-1 = purificador azul oscuro, fila central, casilla 1
space-dark-middle-2 = purificador azul oscuro, fila central, casilla 2
space-dark-middle-3 = purificador azul oscuro, fila central, casilla 3
space-dark-top-1 = purificador azul oscuro, fila superior, casilla 1
space-dark-top-2 = purificador azul oscuro, fila superior, casilla 2
space-dark-top-3 = purificador azul oscuro, fila superior, casilla 3
space-dark-top-4 = purificador azul oscuro, fila superior, casilla 4
upgrade-hydroponics = Hidroponía
upgrade-fuel-depot = Repostaje
upgrade-machine-shop = Taller mecánico
upgrade-masonry-crew = Albañiles
upgrade-frame-crew = Montadores
upgrade-tank-crew = Caldereros
upgrade-zoning-permit = Permiso de obras
upgrade-recruiting-office = Reclutamiento
upgrade-rovers = Róveres
upgrade-embassy = Embajada
upgrade-prefabrication = Prefabricados
upgrade-survey-lamps = Focos de rastreo
upgrade-expansion-budget = Plan de expansión
upgrade-research-grant = Subvención
upgrade-storage = Almacén
upgrade-valhalla-extension = Anexo de Valhalla
upgrade-day-end-scoring = Balance del día
upgrade-consulate = Consulado
upgrade-night-shift = Turno de noche
upgrade-deep-drilling = Sondeo profundo
upgrade-scavengers = Chatarreros
upgrade-merchant-charter = Carta de comercio
upgrade-foreman = Capataz
upgrade-monument = Monumento
upgrade-university = Universidad
upgrade-settlement = Asentamiento
upgrade-seniority = Antigüedad
upgrade-governor = Gobernador
upgrade-exporter = Exportador
upgrade-purification-plant = Purificadora
upgrade-reserve-bank = Banco de reservas
bonus-food = 2 de comida
bonus-fuel = 2 de combustible
bonus-machinery = 2 de maquinaria
bonus-supplies = 1 de comida, 1 de combustible y 1 de maquinaria
bonus-influence = 2 de Influencia
bonus-salvage = una pieza cualquiera
bonus-points = 2 puntos
bonus-element = un elemento cualquiera
bonus-diplomacy = un ganimediano más en la Diplomacia
bonus-income = un ingreso cualquiera +1
option-refill-upgrades = Las losetas de mejora se reponen al tomarlas

# Jugadas
move-daylight = Es de día en el { $side }.
move-bonus = Loseta de bonificación de pase: { $bonus }.
move-demand = Robar la loseta de demanda { $colour } { $number }.
move-reveal = Loseta de mejora: { $upgrade }.
move-face = Poner a la vista el { $face } de la loseta de demanda { $colour }.
move-structure = Construir una estructura de Valhalla y tomar la { $token }.
move-recruit = Reclutar un colono en { $crater }.
move-transport = Transportar al colono de { $crater }.
move-to = A { $crater }.
move-diplomacy = Diplomacia ganimediana.
move-ganymedean = Mover al ganimediano de la casilla { $space } de { $crater }.
move-center = Construir { $center } en { $crater }.
move-laboratory = Construir un laboratorio en una casilla { $colour } de { $crater }.
move-upgrade = Investigar: { $upgrade }.
move-pass = Pasar a la casilla { $space } de la pista de pase.
move-spend = Gastar un cubo de Influencia en { $resource }.
move-place = Poner una pieza ({ $part }): { $space }.
move-take = Tomar la { $token }.
move-decline = No tomar nada.
move-advance = Aumentar tu ingreso de { $resource }.
move-foreman = El Capataz trabaja en { $crater }.
move-night = El Turno de noche trabaja en { $crater }.
move-load = Poner { $element } en { $place }.
move-redeem = Canjear { $reward }.
move-unload = Mover { $element } del Almacén a la loseta de demanda { $colour }.
move-sell = Vender la loseta de demanda { $colour }.
move-done = Eso es todo.

# Preguntas
prompt-turning = Elige el lado de tu nueva loseta de demanda { $colour }.
prompt-acting = { $n ->
    [one] Tu última acción de este turno.
   *[other] Tu turno: { $n } acciones.
}
prompt-transporting = ¿Adónde va el colono de { $crater }?
prompt-negotiating = ¿Qué ganimediano mueves? Hasta { $n }, cada uno hasta { $reach } tramos por 1 de combustible.
prompt-escorting = ¿Adónde va el ganimediano de { $crater }?
prompt-collecting = Puedes tomar una bonificación ({ $bonus }), o ninguna.
prompt-collecting-both = Puedes tomar ambas bonificaciones: { $first } y { $second }.
prompt-collecting-any = Toma una pieza cualquiera.
prompt-collecting-purifier = Pon { $n ->
    [one] un cubo
   *[other] { $n } cubos
} en tus purificadores.
prompt-researching = Elige una loseta de mejora para tu laboratorio.
prompt-advancing = Haz avanzar { $n ->
    [one] un cubo de ingreso
   *[other] { $n } cubos de ingreso distintos
}.
prompt-directing = ¿A quién dirige tu Capataz en esta cosecha?
prompt-waking = ¿Quién hace el Turno de noche en esta cosecha?
prompt-loading = ¿Dónde pones tu { $element }?
prompt-loading-any = Elige un elemento y su sitio.
prompt-redeeming = Canjea piezas o guárdalas.
prompt-selling = { $sale ->
    [forced] Hay que vender una loseta de demanda llena{ $storage ->
        [yes] ; antes puedes mover elementos de tu Almacén.
       *[no] .
    }
    [open] Vende una loseta de demanda completa{ $storage ->
        [yes] , mueve elementos de tu Almacén a una loseta de demanda o espera.
       *[no] {" "}o espera.
    }
   *[none] { $storage ->
        [yes] Mueve elementos de tu Almacén a una loseta de demanda o espera.
       *[no] No hay nada que vender: sigue adelante.
    }
}
prompt-spending = Ahora se puntúa el día: gasta tu Influencia ({ $n }) o guárdala.

# El registro
log-daylight = Al empezar es de día en el { $side }.
log-round = Ronda { $n }: es de día en el { $side }.
log-phase = { $phase }
phase-income = Ingresos: todos reciben los suyos.
phase-harvest = Cosecha de los cráteres.
phase-rewards = Recompensas: se pueden canjear piezas.
phase-sale = Venta de losetas de demanda.
phase-day-end = El día termina y se puntúa.
log-order = Nuevo orden de turno: { $order }.
log-bonus-laid = La casilla de pase { $n } ofrece { $bonus }.
log-demand = { $seat } roba la loseta de demanda { $colour } { $n }.
log-revealed = Nueva mejora disponible: { $upgrade }.
log-faced = { $seat } pone a la vista el { $face } de la loseta de demanda { $colour }.
log-structure = { $seat } construye una estructura de Valhalla en la casilla de la { $token }.
log-token-wasted = { $seat } no tiene sitio para la { $token }.
log-bonus-wasted = { $seat } no tiene sitio para la bonificación: { $bonuses }.
log-bonus-gone = { $seat } no encuentra más en la reserva: { $bonuses }.
log-recruited = { $seat } recluta un colono en { $crater }.
log-transported = { $seat } transporta un colono de { $origin } a { $crater } por { $n } de combustible.
log-diplomacy = { $seat } recurre a la Diplomacia.
log-escorted = { $seat } mueve un ganimediano de { $origin } a { $crater }.
log-center = { $seat } construye { $center } en { $crater } y gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
log-laboratory = { $seat } construye un laboratorio en una casilla { $colour } de { $crater }.
log-researched = { $seat } investiga: { $upgrade }.
log-passed = { $seat } pasa a la casilla { $n }.
log-pass-scored = { $seat } gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} en la pista de pase.
log-bonus = { $seat } toma la bonificación: { $bonus }.
log-overflowed = { $seat } está al máximo: { $n ->
    [one] se pierde
   *[other] se pierden
} { $n } de { $resource }.
log-spent = { $seat } gasta Influencia y obtiene { $n } de { $resource }.
log-salvaged = { $seat } toma una pieza: { $part } ({ $space }).
log-token = { $seat } toma la { $token }.
log-declined = { $seat } no toma nada.
log-advanced = { $seat } aumenta a { $n } su ingreso de { $resource }.
log-income = { $seat } recibe { $n } de { $resource }.
log-directed = El Capataz de { $seat } trabaja en { $crater }.
log-woken = El Turno de noche de { $seat } trabaja en { $crater }.
log-harvested = { $seat } cosecha { $n } de { $product } en { $crater }{ $lost ->
    [0] .
    [one] {" "}(se pierde { $lost }).
   *[other] {" "}(se pierden { $lost }).
}
log-loaded = { $seat } pone { $element } en { $place }.
log-wasted = { $seat } no tiene sitio para { $n } de { $element }.
log-element-wasted = { $seat } no tiene sitio para ningún elemento.
log-redeemed = { $seat } canjea { $reward }.
log-unloaded = { $seat } mueve { $element } del Almacén a la loseta de demanda { $colour }.
log-sold = { $seat } vende la loseta de demanda { $colour } por { $n } { $n ->
    [one] punto
   *[other] puntos
}.
log-day-end = Por su { $resource }, { $seat } gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} al acabar el día.
log-unsold = { $seat } gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} por los elementos sin vender.
log-upgrade-scored = Por la mejora { $upgrade }, { $seat } gana { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.

# Negativas
refused-not-in-stack = Ya no queda esa loseta en la pila.
refused-not-this-colour = Ahora toca la loseta de demanda { $colour }.
refused-poor = Cuesta { $need } de { $resource }; tienes { $have }.
refused-no-structures-left = Ya has construido todas tus estructuras de Valhalla.
refused-structure-space = Todas las casillas de construcción con la { $token } están ocupadas.
refused-valhalla = En Valhalla solo hay sitio para estructuras.
refused-no-colonists-left = No te quedan colonos por reclutar.
refused-dark = { $crater } está a oscuras.
refused-full = En { $crater } no hay ninguna casilla libre.
refused-own-colonist = Ya tienes un colono en { $crater }.
refused-not-adjacent = No tienes presencia en { $crater } ni a un tramo de distancia.
refused-no-colonist = No tienes ningún colono en { $crater }.
refused-nowhere = El colono de { $crater } no tiene adónde ir.
refused-nowhere-ganymedean = El ganimediano de { $crater } no tiene adónde ir.
refused-stays = El ganimediano ya está en { $crater }.
refused-too-far = { $crater } está a { $far } tramos; tu Diplomacia alcanza { $reach }.
refused-diplomacy-used = Tu loseta de Diplomacia está boca abajo hasta la próxima ronda.
refused-no-ganymedean-can-move = Ningún ganimediano puede moverse.
refused-escorted = Este ganimediano ya se ha movido.
refused-no-ganymedean = No hay ningún ganimediano en la casilla { $space } de { $crater }.
refused-move-one = La Diplomacia mueve al menos a un ganimediano.
refused-zone-center = En { $crater } no se puede construir ningún centro de producción: la zona de Valhalla tiene los suyos.
refused-center-standing = { $crater } ya tiene { $center }.
refused-center-kind = { $crater } no admite { $center }.
refused-no-disc = En el menú del { $side } no queda ningún disco de { $center }.
refused-never-a-disc = En el menú del { $side } no hay ningún disco de { $center }.
refused-no-laboratories-left = Ya has construido todos tus laboratorios.
refused-no-laboratory-space = En { $crater } no hay ninguna casilla de laboratorio { $colour } libre.
refused-zoning = Con { $n } jugadores, una casilla { $colour } exige un Permiso de obras.
refused-no-upgrade = No hay ninguna loseta de mejora que puedas tomar.
refused-not-offered = Esta mejora no está disponible: { $upgrade }.
refused-second-copy = Ya tienes esta mejora ({ $upgrade }); una segunda no sirve de nada.
refused-no-pass-space = La pista de pase tiene { $n } casillas.
refused-pass-taken = La casilla de pase { $n } ya la ocupa { $name }.
refused-no-influence = No tienes Influencia.
refused-highest = Tu { $resource } está al máximo.
refused-only-purifier = Ahora solo se pueden llenar casillas de tus purificadores.
refused-other-part = Esa pieza no se puede tomar ahora ({ $part }): no está entre las bonificaciones disponibles.
refused-space-taken = Esta casilla ya está ocupada: { $part }.
refused-other-token = Ahora no puedes tomar la { $token }: no está entre las bonificaciones disponibles.
refused-no-token-left = En la reserva ya no queda ninguna { $token }.
refused-no-room = Ninguna casilla de fin del día admite la { $token }.
refused-advanced = Tu ingreso de { $resource } acaba de aumentar; elige otro.
refused-income-highest = Tu ingreso de { $resource } está al máximo.
refused-no-harvest = En { $crater } no se cosecha nada.
refused-no-gain = En { $crater } la casilla de mayor antigüedad no cosecha más.
refused-chosen = { $crater } ya se ha elegido.
refused-no-center = { $crater } no tiene ningún centro de producción.
refused-lit = En { $crater } es de día.
refused-other-element = Primero hay que colocar el { $element }.
refused-not-harvested = No has cosechado { $element } en esta fase.
refused-no-storage = No tienes Almacén.
refused-no-place = No hay sitio para el { $element } en { $place }.
refused-no-mining = Necesitas una vagoneta y un taladro.
refused-no-place-at-all = Ningún elemento encontraría sitio.
refused-column = Hacen falta las dos piezas de la columna de { $resource }.
refused-not-stored = No hay { $element } en tu Almacén.
refused-incomplete = En la loseta de demanda { $colour } falta un elemento obligatorio.
refused-must-sell = La loseta de demanda { $colour } está llena y hay que venderla.
refused-moment = { $when }; { $moment }.

# Cuándo se hace cada jugada
when-daylight = La ficha de luz se lanza una vez, al preparar la partida
when-bonus = Las losetas de bonificación de pase se reparten al azar
when-demand = Las losetas de demanda se roban al azar
when-reveal = Las losetas de mejora se roban al azar
when-face = El lado de una loseta de demanda se elige cuando se acaba de robar
when-structure = Construir una estructura de Valhalla es una de las acciones de tu turno
when-recruit = Reclutar es una de las acciones de tu turno
when-transport = Transportar un colono es una de las acciones de tu turno
when-to = El destino se elige cuando parte un colono o un ganimediano
when-diplomacy = La Diplomacia es una de las acciones de tu turno
when-ganymedean = Los ganimedianos se mueven con la Diplomacia
when-center = Construir un centro de producción es una de las acciones de tu turno
when-laboratory = Construir un laboratorio es una de las acciones de tu turno
when-upgrade = Una loseta de mejora se elige cuando acabas de construir un laboratorio
when-pass = Pasar es una de las acciones de tu turno
when-spend = La Influencia se gasta en una acción, mientras un colono o unos ganimedianos están en camino y antes de puntuar un día
when-place = Una pieza se coloca cuando la acabas de conseguir
when-take = Una ficha de Valhalla se toma cuando tu colono acaba de entrar en un cráter que la ofrece
when-decline = Una bonificación se deja cuando se acaba de ofrecer
when-advance = Un cubo de ingreso se elige con Plan de expansión o con una loseta de bonificación de pase
when-foreman = El Capataz se coloca al principio de tu cosecha, cuando hay donde elegir
when-night = El Turno de noche se coloca al principio de tu cosecha, cuando hay donde elegir
when-load = Los elementos se colocan cuando los acabas de conseguir y hay donde elegir
when-redeem = Las piezas se canjean en la fase de recompensas
when-unload = Los elementos almacenados se mueven en la fase de ventas
when-sell = Las losetas de demanda se venden en la fase de ventas
when-done = Se dice que eso es todo en la Diplomacia, con las recompensas y las ventas y antes de puntuar un día

# Lo que se decide ahora
moment-flipping = se está lanzando la ficha de luz
moment-drawing-bonus = se está repartiendo una loseta de bonificación de pase
moment-drawing-demand = se está robando una loseta de demanda
moment-drawing-upgrade = se está robando una loseta de mejora
moment-turning = estás eligiendo el lado de una nueva loseta de demanda
moment-acting = estás eligiendo una acción
moment-transporting = estás eligiendo adónde va tu colono
moment-negotiating = estás eligiendo un ganimediano que mover
moment-escorting = estás eligiendo adónde va el ganimediano
moment-collecting = estás eligiendo qué tomar y dónde ponerlo
moment-researching = estás eligiendo una loseta de mejora
moment-advancing = estás eligiendo un cubo de ingreso que avanzar
moment-directing = estás eligiendo a quién dirige tu Capataz
moment-waking = estás eligiendo quién hace el Turno de noche
moment-loading = estás eligiendo el sitio de un elemento
moment-redeeming = estás canjeando piezas
moment-selling = estás vendiendo losetas de demanda
moment-spending = estás gastando Influencia antes de puntuar el día

# El final
score-centers = Centros de producción
score-passing = Pases
score-salvage = Columnas de piezas
score-sales = Losetas de demanda
score-purity = Purificadores
score-day-ends = Fin de cada día
score-upgrades = Losetas de mejora
score-unsold = Elementos sin vender
reason-points = { $seat } tiene más puntos que nadie: { $n }.
reason-order = Con { $n } puntos, { $seat } va antes en el orden de turno.

# La imagen
place-space = { $crater }, casilla { $n }
place-laboratory = { $crater }, casilla de laboratorio { $colour }
place-structure = Valhalla, casilla de construcción con la { $token }
label-day = Es de día en el { $side }
label-center = { $center } en { $crater }
label-colonist = Colono en { $crater }, casilla { $n }
label-ganymedean = Ganimediano en { $crater }, casilla { $n }
label-laboratory = Laboratorio en { $crater }
label-first-structure = Primera estructura de Valhalla

# Escrito en el tablero
board-order = Orden de turno
board-pass = Pista de pase
sign-food = C
sign-fuel = U
sign-machinery = M
sign-white = B
sign-gray = G
sign-black = N
brief-hydroponics = ingreso de comida +{ $n }
brief-fuel-depot = ingreso de combustible +{ $n }
brief-machine-shop = ingreso de maquinaria +{ $n }
brief-masonry-crew = ingreso: ladrillos o madera
brief-frame-crew = ingreso: vigas o paneles
brief-tank-crew = ingreso: barriles o paneles
brief-zoning-permit = casillas grises y negras
brief-recruiting-office = colonos: { $n } comida menos
brief-rovers = transporte desde { $n } combustible
brief-embassy = Diplomacia: uno más
brief-prefabrication = centros: { $n } menos
brief-survey-lamps = bonificaciones a oscuras
brief-expansion-budget = { $n ->
    [one] un ingreso +1
   *[other] { $n } ingresos +1
}
brief-research-grant = laboratorios: { $n } menos
brief-storage = uno de cada elemento
brief-valhalla-extension = niveles hasta { $level }
brief-day-end-scoring = +1 casilla de fin del día
brief-consulate = Diplomacia: más y más lejos
brief-night-shift = cosecha { $n } a oscuras
brief-deep-drilling = un elemento más
brief-scavengers = las dos bonificaciones
brief-merchant-charter = +{ $n } ★ por venta
brief-foreman = cosecha como el más antiguo
brief-monument = { $n } ★ al instante
brief-university = final: ★ por { $n } laboratorios
brief-settlement = final: ★ por { $n } colonos
brief-seniority = final: ★ por antigüedad
brief-governor = final: { $n } ★ por Ciudadela
brief-exporter = +{ $n } ★ por venta
brief-purification-plant = { $n ->
    [one] un cubo purificador
   *[other] { $n } cubos purificadores
}
brief-reserve-bank = final: ★ por { $n } recursos

# El dibujo en letras
sketch-round = Ronda { $n }
sketch-day = { $side }: día
sketch-night = { $side }: noche
sketch-order = orden
sketch-menu = menú del { $side }:
sketch-offer = Mejoras:
sketch-pass = Pase:
sketch-level = { $resource } { $n }+{ $income }
sketch-costs = próximo colono { $colonist } de comida, laboratorio { $laboratory }, estructura { $structure } de maquinaria; Diplomacia { $n }x{ $reach }
sketch-used = usada
sketch-choice = anverso: { $front } o reverso: { $back }
sketch-demand = demanda
sketch-parts = piezas
sketch-tokens = fichas
sketch-stored = almacén
sketch-upgrades = mejoras
allows-white = r
allows-blue = e
allows-purple = c
row-mining = mina
row-food = comida
row-fuel = combustible
row-machinery = maquinaria
row-light-bottom = claro inferior
row-light-middle = claro central
row-light-top = claro superior
row-dark-bottom = oscuro inferior
row-dark-middle = oscuro central
row-dark-top = oscuro superior
