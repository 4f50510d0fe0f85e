# Qué son y qué hacen las cosas.
describe-upgrade-hydroponics = Tu ingreso de comida avanza { $n }.
describe-upgrade-fuel-depot = Tu ingreso de combustible avanza { $n }.
describe-upgrade-machine-shop = Tu ingreso de maquinaria avanza { $n }.
describe-upgrade-masonry-crew = Con cada ingreso tomas una pieza a tu elección: { $parts }.
describe-upgrade-frame-crew = Con cada ingreso tomas una pieza a tu elección: { $parts }.
describe-upgrade-tank-crew = Con cada ingreso tomas una pieza a tu elección: { $parts }.
describe-upgrade-zoning-permit = Puedes construir laboratorios en casillas grises y negras.
describe-upgrade-recruiting-office = Los colonos te cuestan { $n } de comida menos, pero al menos 1.
describe-upgrade-rovers = Un transporte te cuesta al menos { $n } de combustible en vez de 2.
describe-upgrade-embassy = Tu cubo de Diplomacia avanza { $n ->
    [one] una casilla
   *[other] { $n } casillas
} a la derecha: se mueven más ganimedianos.
describe-upgrade-prefabrication = Los centros de producción te cuestan { $n } de maquinaria menos.
describe-upgrade-survey-lamps = También tomas una bonificación al transportar a un cráter a oscuras.
describe-upgrade-expansion-budget = Dos cubos de ingreso distintos avanzan { $n } cada uno.
describe-upgrade-research-grant = Los laboratorios te cuestan { $n } de maquinaria menos, pero al menos 1.
describe-upgrade-storage = Guarda uno de cada elemento; antes de una venta se pueden pasar a tus losetas de demanda.
describe-upgrade-valhalla-extension = Tu comida, combustible y maquinaria pueden subir hasta { $level }.
describe-upgrade-day-end-scoring = Una casilla de fin del día más, que puede repetir color; ese color puntúa entonces una vez por cada par de fichas.
describe-upgrade-consulate = Tu cubo de Diplomacia avanza { $n ->
    [one] una casilla
   *[other] { $n } casillas
} a la derecha y pasa a la fila de tres tramos.
describe-upgrade-night-shift = En cada cosecha uno de tus colonos en un cráter a oscuras con centro de producción cosecha { $n }.
describe-upgrade-deep-drilling = Después de tu cosecha tomas { $n } elemento más de un tipo que hayas cosechado.
describe-upgrade-scavengers = Tus colonos toman las dos bonificaciones al entrar en un cráter.
describe-upgrade-merchant-charter = { $points } más por cada loseta de demanda que vendas.
describe-upgrade-foreman = En cada cosecha uno de tus colonos cosecha como si estuviera en la casilla de mayor antigüedad de su cráter.
describe-upgrade-monument = { $points } de inmediato.
describe-upgrade-university = Al final, { $point } por cada { $n } laboratorios tuyos en el tablero.
describe-upgrade-settlement = Al final, { $point } por cada { $n } colonos tuyos en el tablero.
describe-upgrade-seniority = Al final, { $points } por cada cráter cuya casilla de mayor antigüedad ocupe un colono tuyo.
describe-upgrade-governor = Al final, { $points } por cada cráter con una Ciudadela y un colono tuyo.
describe-upgrade-exporter = { $points } más por cada loseta de demanda que vendas.
describe-upgrade-purification-plant = Pon de inmediato { $n } cubos en espacios libres de tus purificadores.
describe-upgrade-reserve-bank = Al final, { $point } por cada { $n } unidades de comida, combustible y maquinaria en total.
describe-unique = Nadie toma una segunda.
describe-bonus = Loseta de bonificación por pasar
describe-bonus-text = La toma quien pasa a la casilla de al lado.
describe-bonus-food = Da { $n } de comida.
describe-bonus-fuel = Da { $n } de combustible.
describe-bonus-machinery = Da { $n } de maquinaria.
describe-bonus-supplies = Da { $n } de comida, { $n } de combustible y { $n } de maquinaria.
describe-bonus-influence = Da { $n } cubos de Influencia.
describe-bonus-salvage = Da { $n ->
    [one] una pieza cualquiera
   *[other] { $n } piezas cualesquiera
}.
describe-bonus-points = Da { $points }.
describe-bonus-element = Da { $n ->
    [one] un elemento cualquiera
   *[other] { $n } elementos cualesquiera
}, que se coloca como si se cosechara.
describe-bonus-diplomacy = Mueve tu cubo de Diplomacia { $n ->
    [one] una casilla
   *[other] { $n } casillas
} a la derecha.
describe-bonus-income = Avanza { $n } un cubo de ingreso cualquiera.
describe-center = En cada cosecha cada colono de su cráter, salvo a oscuras, cosecha de { $product } lo que indica su casilla.
describe-center-where = Se construye en { $where } donde tengas un colono.
describe-center-cost = { $costs } en el menú del { $side }
describe-center-costs = Maquinaria que cuesta: { $costs }; primero sale el disco más barato.
describe-allows-white = un cráter blanco (Invernadero, Refinería o Fábrica)
describe-allows-blue = un cráter azul (Extractores)
describe-allows-purple = un cráter morado (Ciudadelas)
describe-side = En el { $side }: a oscuras en rondas alternas.
describe-zone = En la zona de Valhalla: siempre de día.
describe-has-center = Tiene desde el principio: { $center }.
describe-may-build = Es { $where }; quien construye el centro de producción gana { $points }.
describe-yields = Sus casillas cosechan { $yields }, de menor a mayor antigüedad.
describe-laboratories = Casillas de laboratorio: { $colours }.
describe-bonuses = Bonificaciones para quien entra de día, una de: { $bonuses }.
describe-roads = Los caminos llevan a { $craters }.
describe-valhalla = Aquí hay estructuras y no colonos; los caminos pasan por aquí, y siempre es de día.
describe-part = Va a un espacio libre de tu tablero que la muestre y no se mueve más. Filas con un espacio así: { $spaces }.
describe-takes = Admite: { $part }.
describe-space-mining = La vagoneta y el taladro juntos se devuelven por un elemento cualquiera.
describe-space-column = Las dos piezas de esta columna se devuelven por un paso de tu ingreso de { $resource } o por { $column }.
describe-space-purifier = Una venta junto a este purificador suma { $bottom } con la fila inferior llena, { $middle } con las dos inferiores y { $top } con las tres.
describe-token = Está en una casilla de fin del día. Con las dos fichas de { $resource }, A y B, el fin del día puntúa tu { $resource }: 1 en el nivel { $level } y uno más por cada nivel por encima.
describe-element = Se cosecha en: { $center }; va a una loseta de demanda que lo pida o al Almacén. Sin vender vale medio punto al final.
describe-resource-food = Paga colonos.
describe-resource-fuel = Paga transportes, uno por tramo y al menos { $least }, y ganimedianos.
describe-resource-machinery = Paga centros de producción, laboratorios y estructuras.
describe-resource = Nunca pasa de { $highest }. Al fin del día puntúa ({ $resource }) con sus dos fichas de Valhalla, desde el nivel { $level }.
describe-laboratory = laboratorio (casilla { $colour })
describe-laboratory-text = Se construye en un cráter de día donde tengas un colono; da una de las losetas de mejora disponibles. Uno tras otro cuestan { $laboratories } de maquinaria.
describe-laboratory-permit = { $permit ->
    [yes] Esta casilla necesita un Permiso de obras.
   *[other] Esta casilla no necesita permiso.
}
describe-demand-tile = loseta de demanda { $colour } { $n }
describe-demand-face = En el { $face }: { $required } por { $points }; con { $additional }, { $each } más cada uno.
describe-demand = loseta de demanda
describe-demand-text = Se puede vender con todos los elementos exigidos y se debe vender cuando está llena; el purificador de al lado suma hasta { $top }.
describe-colonist = colono
describe-colonist-text = Se recluta en un cráter de día a un tramo de donde estés presente; allí cosecha. Uno tras otro cuestan { $colonists } de comida.
describe-structure = estructura de Valhalla
describe-structure-text = Se construye en Valhalla por su ficha; también libera una casilla de fin del día. Tras la primera cuestan { $structures } de maquinaria.
describe-ganymedean = ganimediano
describe-ganymedean-text = Ocupa una casilla de un cráter, no cosecha nada y se mueve con la Diplomacia.
describe-diplomacy = Diplomacia
describe-diplomacy-text = Una vez por ronda: mueve tantos ganimedianos y tan lejos como indica el cubo, por 1 de combustible cada uno. Entran en la casilla más baja.
describe-column = columna de ingreso
describe-column-text = Sus dos piezas se devuelven por un paso de ese ingreso o por { $column }.
describe-mining = equipo de minería
describe-mining-text = La vagoneta y el taladro juntos se devuelven por un elemento cualquiera.
describe-income = ingreso
describe-income-text = Lo que obtienes del recurso tras las acciones de cada ronda; { $most } como máximo.
describe-influence = Influencia
describe-influence-text = Se cosecha en las Ciudadelas. En cualquier momento un cubo se cambia por { $food } de comida, { $fuel } de combustible o { $machinery } de maquinaria.
describe-day-end = casilla de fin del día
describe-day-end-text = Guarda fichas de Valhalla de un color, una casilla por estructura. Cada dos rondas, cada color con sus dos fichas puntúa su recurso desde el nivel { $level }.
describe-daylight = día
describe-daylight-text = Un lado del tablero está iluminado; tras cada ronda lo está el otro. Valhalla y los cráteres de su zona lo están siempre.
describe-night = oscuridad
describe-night-text = En un cráter a oscuras nadie recluta, construye, cosecha ni toma bonificaciones. Se pueden transportar colonos allí.
describe-order = orden de turno
describe-order-text = Cada jugador realiza { $actions } acciones en este orden hasta que todos pasan; la pista de pase da el siguiente.
describe-pass = pista de pase
describe-pass-text = Quien pasa toma una casilla libre, su loseta y su punto, y queda fuera en esta ronda. Desde arriba es el próximo orden de turno.
describe-offer = losetas de mejora disponibles
describe-offer-text = En cada ronda hay { $offered }. Quien construye un laboratorio toma una; funciona desde entonces.
describe-points = puntos
describe-points-text = Gana quien tiene más tras seis rondas; si hay empate, quien va antes en el orden de turno.
describe-done = terminar
describe-done-text = Deja el resto de esta decisión como está: no tomar, no canjear ni vender nada más.
legend =
    Ahti       r1 2233   BG madera/paneles   un cráter: su centro (In Invernadero, O
             un Extractor…) o r e c lo que se puede construir y sus puntos; sus
             casillas por lo que cosechan, una letra si hay un colono, g un
             ganimediano; laboratorios B G N; las dos bonificaciones
    CA CB UA UB MA MB   fichas de Valhalla de comida, combustible y maquinaria
    menú     discos que quedan de cada centro y su coste en maquinaria
    O H N C S Si   elementos; en la demanda = puntos, + cada uno más, * ya está
    comida 4+2    nivel e ingreso; Diplomacia 1x2: un ganimediano, dos tramos
    what NOMBRE explica cualquiera: what Róveres, what Ahti, what paneles
