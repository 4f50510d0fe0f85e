# Cryo en español.
title = Cryo
about = Despierta a tu tripulación en la nave estrellada y ponla a salvo bajo el hielo antes de que se ponga el sol.
option-harder-about = El rival empieza con más recursos.
option-unpredictable-about = El rival decide con la carta superior del mazo, no con sus cartas de decisión.
the-rival = El rival

## Nombres
section-ENG = Ingeniería
section-LAB = Laboratorio
section-RND = I+D
section-DIS = Expedición
dock-ENG-T1 = Ingeniería, muelle superior 1
dock-ENG-T2 = Ingeniería, muelle superior 2
dock-ENG-B1 = Ingeniería, muelle inferior 1
dock-ENG-B2 = Ingeniería, muelle inferior 2
dock-ENG-B3 = Ingeniería, muelle inferior 3
dock-LAB-T1 = Laboratorio, muelle superior 1
dock-LAB-T2 = Laboratorio, muelle superior 2
dock-LAB-B1 = Laboratorio, muelle inferior 1
dock-LAB-B2 = Laboratorio, muelle inferior 2
dock-LAB-B3 = Laboratorio, muelle inferior 3
dock-RND-T1 = I+D, muelle superior 1
dock-RND-T2 = I+D, muelle superior 2
dock-RND-B1 = I+D, muelle inferior 1
dock-RND-B2 = I+D, muelle inferior 2
dock-RND-B3 = I+D, muelle inferior 3
dock-DIS-T1 = Expedición, muelle superior 1
dock-DIS-T2 = Expedición, muelle superior 2
dock-DIS-B1 = Expedición, muelle inferior 1
dock-DIS-B2 = Expedición, muelle inferior 2
dock-DIS-B3 = Expedición, muelle inferior 3
dock-LAUNCH = el muelle de lanzamiento
resource-space = { $n } ({ $section })
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
action-stasis = el control de estasis de la sección { $section }
action-reactor = el reactor
action-fabricator = el fabricador
action-computer = el ordenador
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
move-reactor = Convertir { $what } en energía
move-fabricate = Convertir { $what } en nanitos
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
} para descartar; te quedas con { $keeps }.
prompt-main = { $choice ->
    [deploy] Despliega un dron
    [recall] Repliega tus drones
   *[both] Despliega un dron o repliega tus drones
}{ $scrap ->
    [yes] , o recicla algo primero.
   *[no] .
}
prompt-drone = ¿Qué dron sale de tu plataforma?
prompt-action = Elige una acción junto al muelle { $dock }, o no hagas nada allí.
prompt-overclocking = Sobremarcha: ¿gastas { $energy } en otra acción junto al muelle { $dock }?
prompt-overclocking-scrap = Sobremarcha: aún no puedes pagar otra acción junto al muelle { $dock }; recicla algo para ello o no hagas nada.
prompt-launching = Elige un vehículo que lanzar, o no hagas nada.
prompt-loading = ¿Cuántas cápsulas embarcan en el vehículo { $vehicle }?
prompt-tunnelling = ¿Qué túnel toma el vehículo { $vehicle }?
prompt-settling = ¿Te asientas en una caverna o en ambas?
prompt-splitting = Llegan { $n } cápsulas: ¿cuántas se asientan en la primera caverna, { $first }? Las demás se asientan en { $second }.
prompt-incident = Elige un incidente que resolver.
prompt-sabotaging = Allí todas las cámaras están destruidas: elige otra sección que sabotear.
prompt-returning = { $n ->
    [one] Vuelve un dron
   *[other] Vuelven { $n } drones
}: elige un muelle de tu plataforma.
prompt-platform = ¿Realizas la acción { $dock }?
prompt-platform-scrap = Aún no puedes realizar la acción { $dock }: recicla algo para ello o no hagas nada.
prompt-automating = Automatismo: ¿realizas una acción más en un muelle libre?
prompt-automating-scrap = Automatismo: aún no puedes realizar una acción más; recicla algo para ello o no hagas nada.
prompt-finishing = Recicla algo o termina tu turno.
prompt-limit = Tienes demasiadas cartas: descarta { $n }.
prompt-paying = Debes { $what }: ¿cuántos nanitos usas para pagar?
prompt-paying-either = El coste es { $tile }: ¿con qué pagas?
prompt-paying-card = El coste es una carta: ¿cuál descartas?
prompt-awakening = Elige una cápsula que despertar (restantes: { $n }).
prompt-withdrawing = Elige una cápsula que retirar (restantes: { $n }).
prompt-assigning = ¿Qué material recuperará la cápsula?
prompt-scouting = Elige una caverna boca abajo que explorar.
prompt-reacting = ¿Cuánta energía produces en el reactor?
prompt-fabricating = ¿Qué materiales se convierten en nanitos?
prompt-computing = Anuncia cuántas cartas vas a robar y cuántas vas a jugar.
prompt-announced = { $draws ->
    [0] Juega una carta (por jugar: { $plays }), o no hagas nada más.
   *[other] Roba una carta (por robar: { $draws }) o juega una (por jugar: { $plays }).
}
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
log-reshuffled = Se baraja la pila de descartes: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
log-deployed = { $who } despliega un dron en { $dock }.
log-overclocked = { $who } usa Sobremarcha.
log-used = { $who } usa { $action }.
log-took-bare = { $who } toma de la casilla vacía { $space }.
log-found-no-tile = { $who } no encuentra ninguna loseta junto a su dron en la sección { $section }.
log-took-tile = { $who } toma una loseta de la casilla { $space }: { $tile }.
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
log-saved-all = { $who } tiene todas sus cápsulas en cavernas o destruidas: la partida termina después de este turno.
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
log-set-aside = { $who } tiene dos veces la misión { $mission }: una se aparta.
log-ended-sunset = { $who } ha resuelto la ficha de ocaso: el sol se ha puesto.
log-ended-placed = { $who } tenía todas sus cápsulas en cavernas o destruidas: la partida ha terminado.

## Rechazos
refused-moment = { $when }; { $moment }.
refused-not-drawn = Eso no puede aparecer: { $moment }.
refused-no-card = No tienes la carta { $card } en la mano.
refused-must-recall = Todos tus drones están en el tablero: debes replegarlos.
refused-no-drone-out = No tienes ningún dron en el tablero.
refused-no-drone-there = No hay ningún dron en el muelle { $dock }.
refused-dock-taken = Ya hay un dron en el muelle { $dock }.
refused-dock-damaged = El muelle { $dock } está dañado.
refused-not-beside = Esa acción no está junto al muelle { $dock }.
refused-no-action = En { $cell } no hay ninguna acción.
refused-same-action = Sobremarcha permite otra acción, no repetir la misma.
refused-no-energy = Para eso { $n ->
    [one] hace falta { $n } de energía
   *[other] hacen falta { $n } de energía
}.
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
refused-no-slot = Los { $n } espacios están ocupados.
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

## Cuándo se hace cada jugada
when-first = Quién empieza se sortea al preparar la partida
when-tile = Las losetas aparecen al azar, nadie las elige
when-damage = Los daños se sortean al preparar la partida
when-cavern = Las cavernas aparecen al azar, nadie las elige
when-token = Las fichas de incidente aparecen al azar, nadie las elige
when-draw = Qué carta se roba lo decide el azar
when-decide = La carta de decisión del rival se elige al azar
when-discard = Se descartan cartas al repartir, como coste y, al final del turno, hasta el límite de la mano
when-deploy = Un dron se despliega al principio de tu turno
when-recall = Los drones se repliegan al principio de tu turno
when-from = Qué dron sale de la plataforma se elige al desplegar uno
when-use = Las acciones de la nave se realizan cuando un dron acaba de desplegarse junto a ellas
when-gain = Una loseta se devuelve a la caja cuando se acaba de tomar de una casilla de recursos
when-place = Una loseta se coloca cuando se acaba de tomar de una casilla de recursos
when-take = Un recurso se elige cuando una loseta ofrece uno de dos
when-pay = Con qué se paga se elige cuando el coste lo permite, y para Prototipo
when-nanites = Los nanitos se cuentan mientras pueden sustituir lo que debes
when-awaken = Las cápsulas despiertan con un control de estasis o con la acción de despertar de tu plataforma
when-enough = Puedes parar antes al despertar o retirar cápsulas
when-reactor = El reactor funciona cuando has elegido su acción
when-fabricate = Los nanitos se producen cuando has elegido el fabricador
when-compute = Los robos y jugadas de cartas se anuncian cuando has elegido el ordenador
when-draw-card = Las cartas se roban con el ordenador o con un beneficio de carta
when-upgrade = Las cartas se juegan con el ordenador o con un beneficio de carta
when-mission = Las cartas se juegan con el ordenador o con un beneficio de carta
when-vehicle = Las cartas se juegan con el ordenador o con un beneficio de carta
when-scout = Una caverna se explora cuando has elegido la acción de explorar
when-assign = Una cápsula va a la recuperación cuando has elegido la acción correspondiente
when-withdraw = Las cápsulas vuelven de la recuperación cuando has elegido la acción correspondiente
when-launch = Un vehículo se lanza cuando un dron acaba de desplegarse en el muelle de lanzamiento
when-load = Las cápsulas embarcan cuando has elegido el vehículo que lanzar
when-tunnel = El túnel se elige cuando un vehículo está listo para salir
when-settle = Las cavernas se eligen cuando un vehículo ha tomado un túnel entre dos que puedes pagar
when-settle-both = Las cavernas se eligen cuando un vehículo ha tomado un túnel entre dos que puedes pagar
when-split = Las cápsulas se reparten cuando te asientas en dos cavernas a la vez
when-resolve = Un incidente se resuelve en un repliegue, justo después de la recuperación
when-sabotage = Otra sección se sabotea cuando todas las cámaras de la sección de la ficha están destruidas
when-return = Los drones vuelven en un repliegue, después del incidente
when-activate = Las acciones de tu plataforma se realizan en un repliegue, cuando un dron ha vuelto a ellas
when-pass = Puedes no hacer nada cuando se ofrece una acción, una carta o Prototipo
when-end = El turno termina cuando has desplegado o replegado y no queda nada pendiente
when-scrap = Se recicla una vez en tu propio turno, cuando no se está resolviendo nada más
when-scrap-tile = Se recicla una vez en tu propio turno, cuando no se está resolviendo nada más
when-rival = Solo hay rival en el juego en solitario
when-rival-dock = Dónde atraca el dron del rival se pregunta cuando despliega y puede elegir
when-rival-take = Qué obtiene el rival se pregunta cuando tiene lo mismo de ambos materiales
when-rival-awaken = Qué cápsula del rival despierta se pregunta cuando tiene bastante biomasa
when-rival-assign = Qué recupera el rival se pregunta cuando se repliega
when-rival-resolve = Qué incidente resuelve el rival se pregunta cuando se repliega
when-rival-sabotage = Dónde sabotea el rival se pregunta cuando todas las cámaras de la sección de la ficha están destruidas
when-rival-scout = Qué caverna explora el rival se pregunta cuando tiene energía y cápsulas para ello
when-rival-settle = Dónde se asienta el rival se pregunta cuando ha explorado
when-rival-extra = Adónde va una cápsula sobrante se pregunta cuando el rival se asienta

## Lo que se decide ahora
moment-first-player = se está sorteando quién empieza
moment-top-tiles = se está descubriendo la loseta superior de una pila
moment-damaging = se está sorteando un muelle dañado
moment-opening-caverns = se está descubriendo una de las primeras cavernas
moment-opening-tokens = se está descubriendo una de las primeras fichas de incidente
moment-board-cards = se está poniendo una carta sobre un muelle superior
moment-dealing = se están repartiendo las manos
moment-rival-cards = se le están repartiendo las cartas al rival
moment-drawing = se está robando una carta del mazo
moment-looking = se está mirando una caverna boca abajo
moment-flipping-cavern = se está descubriendo la caverna explorada
moment-flipping-tile = se está descubriendo la siguiente loseta de una pila
moment-refilling = se está robando una nueva ficha de incidente
moment-deciding = se está eligiendo la carta de decisión del rival
moment-drawing-decision = se está robando una nueva carta de decisión
moment-drawing-upgrade = el rival está robando una mejora
moment-revealing = se está descubriendo una misión del rival
moment-replacing = se está reemplazando una misión repetida del rival
moment-keeping = estás eligiendo qué cartas descartar antes del primer turno
moment-main = estás eligiendo entre desplegar y replegar
moment-drone = estás eligiendo qué dron sale de tu plataforma
moment-action = estás eligiendo una acción junto al muelle de tu dron
moment-overclocking = estás decidiendo si usas Sobremarcha
moment-launching = estás eligiendo un vehículo que lanzar
moment-loading = estás eligiendo cuántas cápsulas embarcan
moment-tunnelling = estás eligiendo un túnel
moment-settling = estás eligiendo dónde asentarte
moment-splitting = estás repartiendo las cápsulas entre dos cavernas
moment-incident = estás eligiendo un incidente que resolver
moment-sabotaging = estás eligiendo otra sección que sabotear
moment-returning = estás eligiendo el muelle al que vuelve un dron
moment-platform = estás decidiendo si realizas la acción de tu plataforma
moment-automating = estás decidiendo si Automatismo realiza una acción más
moment-finishing = estás decidiendo si reciclas algo antes de terminar el turno
moment-limit = estás descartando hasta el límite de la mano
moment-paying = estás eligiendo con cuántos nanitos pagas
moment-paying-either = estás eligiendo cuál de dos recursos pagas
moment-paying-card = estás eligiendo una carta que descartar como coste
moment-awakening = estás eligiendo una cápsula que despertar
moment-withdrawing = estás eligiendo una cápsula que retirar de la recuperación
moment-assigning = estás eligiendo qué recupera una cápsula
moment-scouting = estás eligiendo una caverna que explorar
moment-reacting = estás eligiendo cuánta energía produce el reactor
moment-fabricating = estás eligiendo qué se convierte en nanitos
moment-computing = estás anunciando cuántas cartas robas y juegas
moment-announced = estás robando y jugando las cartas que anunciaste
moment-card-benefit = estás usando un beneficio de carta
moment-choosing = estás eligiendo cuál de dos recursos obtienes
moment-tile-taken = estás decidiendo qué hacer con la loseta que has tomado
moment-prototyping = estás decidiendo si pagas por Prototipo
moment-rival-docking = estás decidiendo dónde atraca el dron del rival
moment-rival-choosing = estás decidiendo qué obtiene el rival
moment-rival-awakening = estás decidiendo qué cápsula del rival despierta
moment-rival-assigning = estás decidiendo qué recupera el rival
moment-rival-incident = estás decidiendo qué incidente resuelve el rival
moment-rival-sabotaging = estás decidiendo qué sección sabotea el rival
moment-rival-scouting = estás decidiendo qué caverna explora el rival
moment-rival-settling = estás decidiendo dónde se asienta el rival
moment-rival-splitting = estás decidiendo adónde va la cápsula sobrante del rival

## El final
reason-sunset = { $who } ha resuelto la ficha de ocaso: el sol se ha puesto.
reason-placed = { $who } tenía todas sus cápsulas en cavernas o destruidas.
score-caverns = Cápsulas en cavernas
score-upgrades = Mejoras
score-vehicles = Vehículos
score-aboard = Cápsulas en la plataforma
score-mission = Misión { $mission }
score-missions = Misiones
score-majorities = Mayorías en cavernas
score-mission-spare = Misión { $mission } (la del rival, de valor { $n }, no está entre sus { $best } mejores)
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
label-pods = { $who }: { $n ->
    [one] { $n } cápsula
   *[other] { $n } cápsulas
}
label-damage = Un marcador de daño
label-drone = { $who }: un dron
label-ruin = Una cámara destruida

## Escrito en el tablero
drawn-eng = Ingeniería
drawn-lab = Laboratorio
drawn-rnd = I+D
drawn-dis = Expedición
drawn-incident = incidente
drawn-track = Incidentes
drawn-deck = mazo
drawn-launch = Lanzar
drawn-stasis = Estasis
drawn-reactor = Reactor
drawn-fabricator = Fabricador
drawn-computer = Ordenador
drawn-scout = Explorar
drawn-assign = Asignar
drawn-withdraw = Retirar
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
