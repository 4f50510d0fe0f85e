# Qué son y qué hacen las cosas.
describe-action-resource = casilla de recursos
describe-action-resource-text = Toma la loseta superior: obtén lo que muestra o colócala en un hueco vacío de tu plataforma. Una casilla sin losetas da un material de su sección.
describe-action-stasis = control de estasis
describe-action-stasis-text = Gasta { $stasis } por cada una de hasta { $times } cápsulas tuyas de las cámaras de esta sección. Tienen que caber en tu plataforma y tus vehículos.
describe-action-reactor = reactor
describe-action-reactor-text = Gasta hasta { $times } de { $reactor } para obtener la misma cantidad de energía.
describe-action-fabricator = fabricador
describe-action-fabricator-text = Gasta hasta { $times } materiales que no sean nanitos para obtener otros tantos nanitos.
describe-action-computer = ordenador
describe-action-computer-text = Gasta hasta { $times } de { $computer }; con cada uno robas una carta o juegas una. Antes se anuncia cuántas de cada.
describe-action-scout = explorar
describe-action-scout-text = Gasta { $energy } y { $tech }, descubre una caverna boca abajo junto a una descubierta y pon allí una cápsula de tu plataforma.
describe-action-assign = asignar a la recuperación
describe-action-assign-text = Pon una cápsula de tu plataforma en un espacio de recuperación vacío; hay { $spaces } para cada uno de cristales, biomasa y tecnología.
describe-action-withdraw = retirar de la recuperación
describe-action-withdraw-text = Hasta { $times } cápsulas tuyas vuelven de la recuperación a tu plataforma. Tienen que caber.
describe-action-launch = lanzamiento
describe-action-launch-text = Elige un vehículo y al menos una cápsula, paga la energía de un túnel con una caverna descubierta y establécete en una o en ambas cavernas descubiertas pagando su coste. El vehículo se descarta.
describe-card-upgrade = Mejora: { $does }
describe-card-mission = Misión { $name }: { $does }
describe-card-vehicle = Vehículo { $name }: { $does }
describe-card-scrap = Reciclada da { $what }.
describe-upgrade-imaging = ves las cavernas boca abajo; cada vez que alguien explora, obtienes los materiales del coste de la caverna descubierta.
describe-upgrade-supercharge = cada energía que gastas en un lanzamiento cuenta por dos.
describe-upgrade-interfacing = puedes usar muelles dañados.
describe-upgrade-wakeup-protocol = en cada vehículo tuyo cabe una cápsula más, y un control de estasis cuesta uno menos en total.
describe-upgrade-prototype = al colocar una loseta de una casilla de recursos, paga un material cualquiera para obtener además lo que muestra.
describe-upgrade-advance-warning = cuando se sabotea una cámara, una de tus cápsulas pasa a la siguiente cámara; desde la tercera, a tu plataforma si hay sitio.
describe-upgrade-overclock = tras una acción en un muelle de la nave, { $overclock } paga otra acción junto a ese muelle.
describe-upgrade-automation = cuando han vuelto todos tus drones, puedes realizar una acción más de un muelle libre.
describe-mission-expansion = { $points } por cada caverna con una cápsula tuya.
describe-mission-power-bank = { $points } por cada energía que te quede.
describe-mission-plunder = { $points } por cada ficha de incidente que hayas conseguido.
describe-mission-stronghold = { $points } por cada cápsula de tu mayor asentamiento.
describe-mission-reserves = { $points } por cada dos materiales que te queden.
describe-mission-memorial = { $points } por cada cápsula tuya en la recuperación.
describe-mission-community = { $points } por cada caverna con dos o más cápsulas tuyas.
describe-mission-industry = { $points } por cada loseta de tu plataforma.
describe-vehicle-plain = lleva { $n } cápsulas y las transporta en un lanzamiento.
describe-vehicle-moth = lleva { $n } cápsulas y recorre cualquier túnel por 1 de energía.
describe-vehicle-spider = lleva { $n } cápsulas; al jugarlo se pone en él una de tus cápsulas destruidas.
describe-use-of = Es un uso de la carta { $card }.
describe-played-score = En tu plataforma al final vale { $points }.
describe-resource-crystal = Material de Ingeniería: el reactor lo convierte en energía, y paga asentamientos. Se cuenta hasta { $most }.
describe-resource-organic = Material del Laboratorio: despierta cápsulas y paga asentamientos. Se cuenta hasta { $most }.
describe-resource-tech = Material de I+D: roba y juega cartas en el ordenador, ayuda a explorar y paga asentamientos. Se cuenta hasta { $most }.
describe-resource-nanite = Siempre puede sustituir a un cristal, una biomasa o una tecnología. Se cuenta hasta { $most }.
describe-resource-energy = Se gasta en túneles y al explorar. Se cuenta hasta { $most }.
describe-resource-card = Roba una carta del mazo o juega una de tu mano, o ninguna de las dos cosas.
describe-dock = Un dron desplegado aquí puede realizar una acción contigua: { $actions }.
describe-dock-damage = { $can ->
    [yes] Cabe un dron, y está cerrado si está dañado.
   *[other] Cabe un dron.
}
describe-dock-launch = Siempre está abierto y caben en él todos los drones que se quiera.
describe-chamber = Al principio { $n ->
    [one] duerme aquí una cápsula
   *[other] duermen aquí { $n } cápsulas
} de cada jugador. Un sabotaje destruye todas las que sigan aquí.
describe-platform-custom-1 = Cuando un dron vuelve aquí: obtén lo que muestra su loseta, sin coste.
describe-platform-awaken = Cuando un dron vuelve aquí: paga lo que muestra su loseta y toma una cápsula de cualquier cámara.
describe-platform-charge = Cuando un dron vuelve aquí: paga lo que muestra su loseta y obtén 1 de energía.
describe-platform-custom-2 = Cuando un dron vuelve aquí: paga lo que muestra la loseta superior y obtén lo que muestra la inferior.
describe-platform-fabricate = Cuando un dron vuelve aquí: paga lo que muestra su loseta y obtén 1 nanito.
describe-platform-compute = Cuando un dron vuelve aquí: paga lo que muestra su loseta y roba una carta o juega una.
describe-settle = Establecerse aquí cuesta { $what }.
describe-majority = Al final quien tiene más cápsulas aquí gana { $first }, y el segundo { $second }; si varios empatan a más, cada uno gana { $second }. Además cada cápsula vale { $pod }.
describe-cavern-size = { $size ->
    [large] Una caverna grande.
   *[other] Una caverna pequeña.
}
describe-cavern-is = Es: { $tile }.
describe-cavern-hidden = Su loseta está boca abajo hasta que alguien la explore.
describe-road = { $tunnel } a { $cavern } ({ $energy })
describe-roads = Túneles: { $roads }.
describe-tunnel = túnel { $tunnel }
describe-tunnel-text = Une { $one } y { $other }; un lanzamiento por él cuesta { $energy }.
describe-tile = loseta: { $tile }
describe-tile-one = Da el recurso que muestra, o lo cuesta si está encima de una flecha.
describe-tile-and = Da ambos recursos, o los cuesta ambos si está encima de una flecha.
describe-tile-or = Da uno de los dos recursos, o cuesta uno de ellos si está encima de una flecha.
describe-tile-card = Permite robar o jugar una carta, o cuesta una carta de la mano si está encima de una flecha.
describe-tile-use = Colocada en tu plataforma también se puede reciclar por lo que muestra, una vez por turno.
describe-token = incidente: { $token }
describe-token-sabotage = Quien lo resuelve lo pone en la primera cámara intacta de su sección: se destruyen todas las cápsulas que haya.
describe-token-loot = Quien lo resuelve obtiene { $token } y conserva la ficha.
describe-token-sunset = Quien lo resuelve lo conserva, y la partida termina con ese turno.
describe-pod = cápsula
describe-pod-text = Las despiertas viven en la plataforma ({ $room } espacios) y en sus vehículos. Al final cada una vale { $settled } en una caverna y { $aboard } en la plataforma.
describe-drone = dron
describe-drone-text = Cada jugador tiene { $own }. En un turno despliegas uno en un muelle libre o los repliegas todos.
describe-damage = marcador de daño
describe-damage-text = Un muelle dañado está cerrado para los drones.
describe-ruin = cámara destruida
describe-ruin-text = Aquí hay una ficha de sabotaje: las cápsulas que quedaban se han destruido.
describe-incident = casilla de incidente
describe-incident-text = En cada repliegue resuelves una ficha de incidente de cualquier sección; después se repone desde la pista.
describe-track = pista de incidentes
describe-track-text = Las fichas que faltan por salir, con el ocaso al final: quien lo resuelve termina la partida.
describe-salvage = recuperación
describe-salvage-text = Cada cápsula tuya aquí da uno de su material al principio de cada repliegue y se queda.
describe-deck = mazo
describe-deck-text = De aquí se roban cartas; cuando se agota, se baraja la pila de descartes.
describe-hand = mano
describe-hand-text = Cartas que solo ve su dueño. Quien termina un turno con más de { $limit } descarta hasta quedarse con { $limit }.
describe-mission = misión boca abajo
describe-mission-text = Puntúa al final y no se puede quitar; { $most } como máximo, sin repetir. Solo su dueño la ha visto.
describe-stack = pila de losetas
describe-stack-text = Las losetas que quedan en esta casilla de recursos; la superior está a la vista.
describe-loot = fichas conseguidas
describe-loot-text = Fichas de incidente saqueadas; las cuenta la misión Botín.
describe-turn = este turno
describe-turn-text = Despliega un dron o repliégalos todos; una vez por turno puedes reciclar una carta o una loseta.
describe-cavern = caverna
describe-cavern-text = Las cápsulas se establecen en cavernas, unidas por túneles. Cada una vale { $settled }, y la mayoría en una caverna puntúa su loseta.
describe-decision = cartas de decisión
describe-decision-text = Se elige una de las dos al azar y dice dónde despliega el rival: en el muelle bajo la misma carta del tablero.
describe-rival = rival
describe-rival-text = Tiene { $drones } drones, toma losetas donde lo manda su carta de decisión y convierte { $materials } de un material en cápsulas, energía o cartas. Con { $energy } de energía y { $pods } cápsulas explora y se establece. Puntúan sus { $missions } mejores misiones.
legend =
    ENG LAB RND DIS  las secciones de la nave; T1 T2 B1 B2 B3 sus muelles,
             libre (.), dañado (x) o una letra: de quién es el dron
    1:1/1    cápsulas de la cámara 1, un número por jugador; #ruina# destruida
    R1 C+B x2   casilla de recursos 1: la loseta superior y cuántas quedan;
             + da ambos, / uno de los dos, K es un beneficio de carta
    C B T N E   cristal, biomasa, tecnología, nanito, energía
    A1:S3 1/2   caverna A1 con la loseta S3 y las cápsulas de cada uno; ?? oculta
    what NOMBRE explica cualquiera: what S3, what ENG-T1, what Sobremarcha
