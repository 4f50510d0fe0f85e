# Cryo en español.
title = Cryo
about = Despierta a tu tripulación en la nave estrellada y ponla a salvo bajo el hielo antes de que se ponga el sol.
option-harder-about = El rival empieza con 1 cristal, 1 orgánico y 1 tecnología más.
option-unpredictable-about = El rival decide con la carta superior del mazo, no con sus cartas de decisión.

## Nombres
section-ENG = Ingeniería
section-LAB = Laboratorio
section-RND = I+D
section-DIS = Expedición
dock-ENG-T1 = ENG-T1
dock-ENG-T2 = ENG-T2
dock-ENG-B1 = ENG-B1
dock-ENG-B2 = ENG-B2
dock-ENG-B3 = ENG-B3
dock-LAB-T1 = LAB-T1
dock-LAB-T2 = LAB-T2
dock-LAB-B1 = LAB-B1
dock-LAB-B2 = LAB-B2
dock-LAB-B3 = LAB-B3
dock-RND-T1 = RND-T1
dock-RND-T2 = RND-T2
dock-RND-B1 = RND-B1
dock-RND-B2 = RND-B2
dock-RND-B3 = RND-B3
dock-DIS-T1 = DIS-T1
dock-DIS-T2 = DIS-T2
dock-DIS-B1 = DIS-B1
dock-DIS-B2 = DIS-B2
dock-DIS-B3 = DIS-B3
dock-LAUNCH = el muelle de lanzamiento
chamber-ENG-1 = cámara 1 de Ingeniería
chamber-ENG-2 = cámara 2 de Ingeniería
chamber-ENG-3 = cámara 3 de Ingeniería
chamber-LAB-1 = cámara 1 del Laboratorio
chamber-LAB-2 = cámara 2 del Laboratorio
chamber-LAB-3 = cámara 3 del Laboratorio
chamber-RND-1 = cámara 1 de I+D
chamber-RND-2 = cámara 2 de I+D
chamber-RND-3 = cámara 3 de I+D
chamber-DIS-1 = cámara 1 de Expedición
chamber-DIS-2 = cámara 2 de Expedición
chamber-DIS-3 = cámara 3 de Expedición
platform-custom-1 = A medida I
platform-awaken = Despertar
platform-charge = Carga
platform-custom-2 = A medida II
platform-fabricate = Fabricación
platform-compute = Cálculo
slot-custom-1 = A medida I
slot-awaken = Despertar (coste)
slot-charge = Carga (coste)
slot-custom-2-cost = A medida II (coste)
slot-custom-2-gain = A medida II (beneficio)
slot-fabricate = Fabricación (coste)
slot-compute = Cálculo (coste)
card-imaging = Escáner
card-supercharge = Supercarga
card-interfacing = Interconexión
card-wakeup-protocol = Reanimación
card-prototype = Prototipo
card-advance-warning = Alerta temprana
card-overclock = Sobremarcha
card-automation = Automatismo
mission-expansion = Expansión
mission-power-bank = Acumulador
mission-plunder = Botín
mission-stronghold = Bastión
mission-reserves = Reservas
mission-memorial = Memorial
mission-community = Comunidad
mission-industry = Industria
vehicle-rhino = Rino
vehicle-moth = Polilla
vehicle-ram = Carnero
vehicle-crab = Cangrejo
vehicle-shark = Tiburón
vehicle-spider = Araña
vehicle-turtle = Tortuga
vehicle-mole = Topo
name-crystal = cristales
name-organic = biomasa
name-tech = tecnología
name-nanite = nanitos
name-energy = energía
name-card = beneficios de carta
amount-crystal = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristales
}
amount-organic = { $n } de biomasa
amount-tech = { $n } de tecnología
amount-nanite = { $n ->
    [one] { $n } nanito
   *[other] { $n } nanitos
}
amount-energy = { $n } de energía
amount-card = { $n ->
    [one] { $n } beneficio de carta
   *[other] { $n } beneficios de carta
}
tile-crystal = cristal
tile-organic = biomasa
tile-tech = tecnología
tile-nanite = nanito
tile-energy = energía
tile-crystal-and-organic = cristal y biomasa
tile-crystal-and-tech = cristal y tecnología
tile-crystal-and-nanite = cristal y nanito
tile-crystal-and-energy = cristal y energía
tile-organic-and-tech = biomasa y tecnología
tile-organic-and-nanite = biomasa y nanito
tile-organic-and-energy = biomasa y energía
tile-tech-and-nanite = tecnología y nanito
tile-tech-and-energy = tecnología y energía
tile-nanite-and-energy = nanito y energía
tile-crystal-or-organic = cristal o biomasa
tile-crystal-or-tech = cristal o tecnología
tile-crystal-or-nanite = cristal o nanito
tile-crystal-or-energy = cristal o energía
tile-organic-or-tech = biomasa o tecnología
tile-organic-or-nanite = biomasa o nanito
tile-organic-or-energy = biomasa o energía
tile-tech-or-nanite = tecnología o nanito
tile-tech-or-energy = tecnología o energía
tile-nanite-or-energy = nanito o energía
tile-card = un beneficio de carta
token-sabotage = sabotaje
token-crystal = 1 cristal
token-organic = 1 de biomasa
token-tech = 1 de tecnología
token-nanite = 1 nanito
token-energy = 1 de energía
token-card = 1 beneficio de carta
token-crystal-and-crystal = 2 cristales
token-crystal-and-organic = 1 cristal y 1 de biomasa
token-crystal-and-tech = 1 cristal y 1 de tecnología
token-crystal-and-nanite = 1 cristal y 1 nanito
token-crystal-and-energy = 1 cristal y 1 de energía
token-crystal-and-card = 1 cristal y 1 beneficio de carta
token-organic-and-organic = 2 de biomasa
token-organic-and-tech = 1 de biomasa y 1 de tecnología
token-organic-and-nanite = 1 de biomasa y 1 nanito
token-organic-and-energy = 1 de biomasa y 1 de energía
token-organic-and-card = 1 de biomasa y 1 beneficio de carta
token-tech-and-tech = 2 de tecnología
token-tech-and-nanite = 1 de tecnología y 1 nanito
token-tech-and-energy = 1 de tecnología y 1 de energía
token-tech-and-card = 1 de tecnología y 1 beneficio de carta
token-nanite-and-nanite = 2 nanitos
token-nanite-and-energy = 1 nanito y 1 de energía
token-nanite-and-card = 1 nanito y 1 beneficio de carta
token-energy-and-energy = 2 de energía
token-energy-and-card = 1 de energía y 1 beneficio de carta
token-card-and-card = 2 beneficios de carta
token-sunset = ocaso
cavern-S1 = Gruta de cristal (S1)
cavern-S2 = Gruta de cristal (S2)
cavern-S3 = Cueva de hongos (S3)
cavern-S4 = Cueva de hongos (S4)
cavern-S5 = Bóveda de mineral (S5)
cavern-S6 = Bóveda de mineral (S6)
cavern-S7 = Nido luminoso (S7)
cavern-S8 = Nido luminoso (S8)
cavern-L1 = Gran geoda (L1)
cavern-L2 = Bosque de setas (L2)
cavern-L3 = Catedral de hierro (L3)
cavern-L4 = Geoda musgosa (L4)
cavern-L5 = Fundición de prismas (L5)
cavern-L6 = Taller de raíces (L6)

## Jugadas
move-first = Empieza el jugador { $seat }
move-tile = Aparece una loseta: { $tile }
move-damage = El muelle { $dock } está dañado
move-cavern = Aparece una caverna: { $tile }
move-token = Aparece una ficha: { $token }
move-draw = Se roba la carta { $card }
move-decide = Decide la carta { $card }
move-discard = Descartar { $card }
move-deploy = Desplegar un dron en { $dock }
move-recall = Replegar todos los drones
move-from = Enviar el dron del muelle { $dock }
move-use-resource = Tomar de la casilla de recursos { $space }
move-use-stasis = Control de estasis de la sección { $section }
move-use-reactor = Usar el reactor
move-use-fabricator = Usar el fabricador
move-use-computer = Usar el ordenador
move-use-scout = Explorar una caverna
move-use-assign = Asignar una cápsula a la recuperación
move-use-withdraw = Retirar cápsulas de la recuperación
move-use-none = Aquí no hay ninguna acción
move-gain = Devolver la loseta a la caja y obtener lo que muestra
move-place = Colocar la loseta en el espacio { $slot }
move-take = Obtener { $resource }
move-pay = Pagar con { $resource }
move-nanites = { $n ->
    [0] Pagar sin nanitos
    [one] Pagar con { $n } nanito
   *[other] Pagar con { $n } nanitos
}
move-awaken = Despertar una cápsula de la { $chamber }
move-enough = Ya es suficiente
move-reactor = Convertir { $n } en energía
move-fabricate = Convertir en nanitos: cristal { $crystal }, biomasa { $organic }, tecnología { $tech }
move-compute = Anunciar: robar { $draws }, jugar { $plays }
move-draw-card = Robar una carta
move-upgrade = Jugar { $card } como mejora
move-mission = Jugar { $card } boca abajo como misión
move-vehicle = Jugar { $card } como vehículo
move-scout = Explorar la caverna { $cavern }
move-assign = Asignar una cápsula a recuperar { $resource }
move-withdraw = Retirar una cápsula que recupera { $resource }
move-launch = Lanzar el vehículo { $card }
move-load = Embarcar { $n ->
    [one] { $n } cápsula
   *[other] { $n } cápsulas
}
move-tunnel = Tomar el túnel { $tunnel }
move-settle = Asentarse únicamente en la caverna { $cavern }
move-settle-both = Asentarse en ambas cavernas
move-split = Dejar { $n } en la primera caverna y el resto en la segunda
move-resolve = Resolver el incidente de la sección { $section }
move-sabotage = Sabotear en su lugar la sección { $section }
move-return = Devolver un dron al muelle { $dock }
move-activate = Realizar la acción { $dock }
move-pass = No hacer nada aquí
move-end = Terminar el turno
move-scrap = Reciclar { $card }
move-scrap-tile = Reciclar la loseta del espacio { $slot }
move-rival-dock = El rival despliega en { $dock }
move-rival-take = El rival obtiene { $resource }
move-rival-awaken = El rival despierta una cápsula de la { $chamber }
move-rival-assign = El rival recupera { $resource }
move-rival-resolve = El rival resuelve el incidente de la sección { $section }
move-rival-sabotage = El rival sabotea la sección { $section }
move-rival-scout = El rival explora la caverna { $cavern }
move-rival-settle = El rival se asienta a lo largo del túnel { $tunnel }
move-rival-extra = La cápsula sobrante va a la caverna { $cavern }

## Preguntas
prompt-wait = Espera a los demás.
prompt-keeping = Elige { $n ->
    [one] una carta más
   *[other] { $n } cartas
} para descartar; te quedas con tres.
prompt-main = Despliega un dron, repliega tus drones o recicla algo primero.
prompt-drone = ¿Qué dron sale de tu plataforma?
prompt-action = Elige una acción junto al muelle { $dock }, o no hagas nada allí.
prompt-overclocking = Sobremarcha: ¿gastas 1 de energía en otra acción junto al muelle { $dock }?
prompt-launching = Elige un vehículo que lanzar, o no hagas nada.
prompt-loading = ¿Cuántas cápsulas embarcan en el vehículo { $vehicle }?
prompt-tunnelling = ¿Qué túnel toma el vehículo { $vehicle }?
prompt-settling = ¿Te asientas en una caverna o en ambas?
prompt-splitting = Llegan { $n } cápsulas: ¿cuántas se asientan en la primera caverna?
prompt-incident = Elige un incidente que resolver.
prompt-sabotaging = Allí todas las cámaras están destruidas: elige otra sección que sabotear.
prompt-returning = { $n ->
    [one] Vuelve un dron
   *[other] Vuelven { $n } drones
}: elige un muelle de tu plataforma.
prompt-platform = ¿Realizas la acción { $dock }?
prompt-automating = Automatismo: ¿realizas una acción más en un muelle libre?
prompt-finishing = Recicla algo o termina tu turno.
prompt-limit = Tienes demasiadas cartas: descarta { $n }.
prompt-paying = Debes { $what }: ¿cuántos nanitos usas para pagar?
prompt-paying-either = El coste es { $tile }: ¿con qué pagas?
prompt-paying-card = El coste es una carta: ¿cuál descartas?
prompt-awakening = Elige una cápsula que despertar (restantes: { $n }).
prompt-withdrawing = Elige una cápsula que retirar (restantes: { $n }).
prompt-assigning = ¿Qué material recuperará la cápsula?
prompt-scouting = Elige una caverna boca abajo que explorar.
prompt-reacting = ¿Cuánto conviertes en energía?
prompt-fabricating = ¿Qué materiales se convierten en nanitos?
prompt-computing = Anuncia cuántas cartas vas a robar y cuántas vas a jugar.
prompt-announced = Roba o juega una carta (por robar: { $draws }, por jugar: { $plays }).
prompt-card-benefit = Roba una carta o juega una.
prompt-choosing = Obtienes { $tile }: ¿qué eliges?
prompt-tile-taken = Has tomado una loseta ({ $tile }): ¿obtienes lo que muestra o la colocas en tu plataforma?
prompt-prototyping = Prototipo: ¿pagas un material cualquiera para obtener además { $tile }?
prompt-rival-docking = Decide por el rival: ¿dónde atraca su dron?
prompt-rival-choosing = Decide por el rival: obtiene { $tile }, ¿qué elige?
prompt-rival-awakening = Decide por el rival: ¿qué cápsula despierta?
prompt-rival-assigning = Decide por el rival: ¿qué material recupera?
prompt-rival-incident = Decide por el rival: ¿qué incidente resuelve?
prompt-rival-sabotaging = Decide por el rival: ¿qué sección sabotea?
prompt-rival-scouting = Decide por el rival: ¿qué caverna explora?
prompt-rival-settling = Decide por el rival: ¿en qué dos cavernas se asienta?
prompt-rival-splitting = Decide por el rival: ¿adónde va la cápsula sobrante?

## Lo sucedido
log-first = { $who } empieza.
log-showed-tile = La casilla { $space } muestra: { $tile }.
log-damaged = El muelle { $dock } está dañado.
log-turned-up = La caverna { $cavern } se descubre: { $tile }.
log-showed-token = Nuevo incidente en la sección { $section }: { $token }.
log-laid-above = La carta { $card } queda sobre el muelle { $dock }.
log-drew = { $who } roba { $card }.
log-drew-unseen = { $who } roba una carta.
log-discarded = { $who } descarta { $card }.
log-reshuffled = Se baraja la pila de descartes: { $n } cartas.
log-deployed = { $who } despliega un dron en { $dock }.
log-overclocked = { $who } usa Sobremarcha.
log-took-tile = { $who } toma una loseta: { $tile }.
log-placed-tile = { $who } coloca una loseta ({ $tile }) en el espacio { $slot }.
log-gained = { $who } obtiene { $what }.
log-spent = { $who } gasta { $what }.
log-awakened = { $who } despierta una cápsula de la { $chamber }.
log-announced = { $who } anuncia: robar { $draws }, jugar { $plays }.
log-upgraded = { $who } tiene una nueva mejora: { $card }.
log-laid-mission = { $who } juega una misión: { $mission }.
log-laid-mission-unseen = { $who } juega una misión boca abajo.
log-laid-unseen = { $who } recibe una misión que nadie ha visto.
log-built = { $who } construye un vehículo: { $vehicle }.
log-rescued = { $who } rescata una cápsula destruida.
log-looked = { $who } mira la caverna { $cavern }: { $tile }.
log-looked-unseen = { $who } mira la caverna { $cavern }.
log-scouted = { $who } explora la caverna { $cavern }.
log-assigned = { $who } asigna una cápsula a recuperar { $material }.
log-withdrew = { $who } retira una cápsula que recuperaba { $material }.
log-settled = { $who } deja { $n ->
    [one] una cápsula
   *[other] { $n } cápsulas
} en la caverna { $cavern } con el vehículo { $vehicle }.
log-rival-settled = { $who } asienta { $n ->
    [one] una cápsula
   *[other] { $n } cápsulas
} en la caverna { $cavern }.
log-recalled = { $who } repliega sus drones.
log-sabotaged = { $who } sabotea la { $chamber }: { $n ->
    [0] no había nadie
    [one] se destruye una cápsula
   *[other] se destruyen { $n } cápsulas
}.
log-warned = { $who } recibe la alerta a tiempo y salva una cápsula.
log-looted = { $who } saquea la sección { $section }: { $token }.
log-sunset = { $who } resuelve la ficha de ocaso: la partida termina después de este turno.
log-returned = { $who } devuelve un dron al muelle { $dock }.
log-activated = { $who } realiza la acción { $dock }.
log-scrapped-tile = { $who } recicla una loseta: { $tile }.
log-scrapped = { $who } recicla { $what }.
log-decided = La carta de decisión del rival es { $card }.
log-drew-decision = Nueva carta de decisión: { $card }.
log-parted = Las dos cartas de decisión son { $card } y se reemplazan.
log-lost-all = { $who } se queda sin { $what }.
log-revealed = { $who } descubre una misión: { $mission }.
log-ended-sunset = El sol se ha puesto: { $who } ha resuelto la ficha de ocaso.
log-ended-placed = A { $who } no le quedan cápsulas que salvar: la partida ha terminado.

## Rechazos
refused-not-there = Eso no puede aparecer ahora.
refused-no-card = No tienes la carta { $card } en la mano.
refused-must-recall = Todos tus drones están en el tablero: debes replegarlos.
refused-no-drone-out = No tienes ningún dron en el tablero.
refused-no-drone-there = No hay ningún dron en el muelle { $dock }.
refused-dock-taken = Ya hay un dron en el muelle { $dock }.
refused-dock-damaged = El muelle { $dock } está dañado.
refused-not-beside = Esa acción no está junto al muelle { $dock }.
refused-same-action = Sobremarcha permite otra acción, no repetir la misma.
refused-no-energy = Para eso hace falta { $n } de energía.
refused-no-pod-in-section = No tienes ninguna cápsula en las cámaras de la sección { $section }.
refused-no-pod-in-stasis = No te queda ninguna cápsula en estasis.
refused-no-room = En tu plataforma y tus vehículos no cabe ninguna cápsula más.
refused-no-material = No tienes cristales, biomasa ni tecnología que convertir en nanitos.
refused-no-pod-aboard = No tienes ninguna cápsula en tu plataforma.
refused-nothing-to-scout = No hay ninguna caverna boca abajo junto a otra boca arriba.
refused-no-salvage-space = Allí no queda ningún espacio de recuperación libre.
refused-no-pod-in-salvage = No tienes ninguna cápsula en recuperación allí.
refused-cannot-pay = No puedes pagar { $what }.
refused-no-such-cavern = La caverna { $cavern } no se usa con este número de jugadores.
refused-cavern-face-up = La caverna { $cavern } ya está boca arriba.
refused-cavern-face-down = La caverna { $cavern } está boca abajo.
refused-cavern-not-adjacent = La caverna { $cavern } no está junto a ninguna boca arriba.
refused-not-on-the-tile = La loseta no muestra eso.
refused-other-section = Este control de estasis solo alcanza la sección { $section }.
refused-no-pod-there = No tienes ninguna cápsula en esa cámara.
refused-at-least-one = Toma al menos una.
refused-not-a-material = Prototipo se paga con un material.
refused-too-many-nanites = Con nanitos se puede pagar { $n } como máximo.
refused-too-few-nanites = Con nanitos hay que pagar { $n } como mínimo.
refused-nanites-needed = El resto del coste también requiere nanitos: usa aquí { $n } como máximo.
refused-slot-filled = Ya hay una loseta en el espacio { $slot }.
refused-slot-empty = No hay ninguna loseta en el espacio { $slot }.
refused-all-drawn = Ya has robado todas las cartas que anunciaste.
refused-no-cards = No quedan cartas que robar.
refused-duplicate = Ya tienes { $card }.
refused-no-slot = Los tres espacios están ocupados.
refused-rival-has-it = El rival ya tiene { $card }.
refused-no-vehicle = No tienes el vehículo { $vehicle } en tu plataforma.
refused-nowhere-to-go = No hay ningún túnel que puedas pagar y que lleve a una caverna donde puedas asentarte.
refused-too-many-pods = El vehículo no puede llevar tantas, o no tienes tantas.
refused-others-need-room = Las cápsulas restantes no cabrían en tu plataforma.
refused-not-at-the-tunnel = Esa caverna no está en un extremo de tu túnel.
refused-one-pod = Una sola cápsula no puede asentarse en dos cavernas.
refused-each-one-pod = Cada caverna debe recibir una cápsula.
refused-no-cavern-there = No puedes asentarte en ninguna de las cavernas del túnel { $tunnel }.
refused-cannot-settle = No puedes pagar el coste de asentamiento.
refused-no-token = No hay ninguna ficha en la sección { $section }.
refused-all-sabotaged = Todas las cámaras de la sección { $section } están ya destruidas.
refused-platform-dock-taken = Ya hay un dron en el muelle { $dock }.
refused-drone-elsewhere = El dron no ha vuelto al muelle { $dock }.
refused-incomplete = A la acción { $dock } le falta todavía una loseta.
refused-cannot-pay-tile = No puedes pagar el coste de la acción { $dock }.
refused-already-scrapped = Ya has reciclado en este turno.
refused-not-for-the-rival = Las reglas del rival no dejan esa opción.

## El final
reason-sunset = El sol se ha puesto: { $who } ha resuelto la ficha de ocaso.
reason-placed = A { $who } no le quedan cápsulas que salvar.
score-caverns = Cápsulas en cavernas
score-upgrades = Mejoras
score-vehicles = Vehículos
score-aboard = Cápsulas en la plataforma
score-mission = Misión { $mission }
score-missions = Misiones
score-majorities = Mayorías en cavernas
score-majority = Mayoría en { $cavern }

## Rótulos
label-resource = Una casilla de recursos de la sección { $section }
label-stasis = Control de estasis de la sección { $section }
label-reactor = El reactor
label-fabricator = El fabricador
label-computer = El ordenador
label-scout = Explorar
label-assign = Asignar a la recuperación
label-withdraw = Retirar de la recuperación
label-incident = La casilla de incidente de la sección { $section }
label-cavern = Caverna { $cavern }
label-tunnel = Túnel { $tunnel }, { $n } de energía
label-salvage = Espacios para recuperar { $material }
label-deck = El mazo
label-turn = Otras decisiones de este turno
label-pods = { $who }: { $n ->
    [one] { $n } cápsula
   *[other] { $n } cápsulas
}
label-damage = Un marcador de daño
label-drone = Un dron de { $who }
label-stack = { $n ->
    [one] { $n } loseta en esta pila
   *[other] { $n } losetas en esta pila
}
label-ruin = Una cámara destruida
label-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
label-mission = Una misión, boca abajo
label-crew = Una cápsula de { $who }, despierta
label-loot = { $n ->
    [one] { $n } ficha de incidente reunida
   *[other] { $n } fichas de incidente reunidas
}
label-destroyed = { $n ->
    [one] { $n } cápsula destruida
   *[other] { $n } cápsulas destruidas
}
label-hand = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}

## Escrito en el tablero
drawn-eng = Ingeniería
drawn-lab = Laboratorio
drawn-rnd = I+D
drawn-dis = Expedición
drawn-incident = incidente
drawn-track = Incidentes
drawn-deck = mazo
drawn-early = inicio
drawn-late = final
drawn-launch = Lanzamiento
drawn-salvage = Recuperación
drawn-stasis = Estasis
drawn-reactor = Reactor
drawn-fabricator = Fabricar
drawn-computer = Ordenador
drawn-scout = Explorar
drawn-assign = Asignar
drawn-withdraw = Retirar
drawn-upgrades = mejoras
drawn-vehicles = vehículos
drawn-missions = misiones
drawn-mission = ¿misión?
drawn-crew = tripulación
drawn-hand = mano
drawn-decisions = cartas de decisión

## Escrito en el esquema
drawn-caverns = cavernas
drawn-pods = cápsulas
drawn-ruin = ruina
drawn-awake = despiertas
drawn-missions-held = { $n ->
    [one] { $n } misión
   *[other] { $n } misiones
}
letter-crystal = C
letter-organic = B
letter-tech = T
letter-nanite = N
letter-energy = E
letter-card = K

## Opciones
option-harder = Un rival más difícil
option-unpredictable = Un rival imprevisible
