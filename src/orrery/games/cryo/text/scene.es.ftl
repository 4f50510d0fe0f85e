# La mesa: zonas, cartas, qué se puede hacer.
sign-crystal = { $n } [crystal]
scene-sign-crystal = [crystal]
sign-organic = { $n } [organic]
scene-sign-organic = [organic]
sign-tech = { $n } [tech]
scene-sign-tech = [tech]
sign-nanite = { $n } [nanite]
scene-sign-nanite = [nanite]
sign-energy = { $n } [energy]
scene-sign-energy = [energy]
sign-card = { $n } [card]
scene-sign-card = [card]
symbol-crystal = { $n ->
    [one] cristal
   *[other] cristales
}
symbol-organic = { $n ->
    [one] orgánico
   *[other] orgánicos
}
symbol-tech = tecnología
symbol-nanite = { $n ->
    [one] nanito
   *[other] nanitos
}
symbol-energy = energía
symbol-card = { $n ->
    [one] beneficio de carta
   *[other] beneficios de carta
}
symbol-pod = { $n ->
    [one] cápsula
   *[other] cápsulas
}
symbol-star = { $n ->
    [one] punto
   *[other] puntos
}
cave-S1 = Gruta de cristal
cave-S2 = Gruta de cristal
cave-S3 = Cueva de hongos
cave-S4 = Cueva de hongos
cave-S5 = Bóveda de mineral
cave-S6 = Bóveda de mineral
cave-S7 = Nido luminoso
cave-S8 = Nido luminoso
cave-L1 = Gran geoda
cave-L2 = Bosque de setas
cave-L3 = Catedral de hierro
cave-L4 = Geoda musgosa
cave-L5 = Fundición de prismas
cave-L6 = Taller de raíces

scene-both = { $one } + { $two }
scene-either = { $one } / { $two }
scene-amount = { $n }
scene-to-sunset = { $n } hasta el ocaso
scene-until-sunset = { $n } más y llega el ocaso
scene-deck = { $n } en el mazo
scene-caverns = Cavernas
scene-ship = Nave
scene-open = { $n } libres
scene-known = { $n } descubiertas
scene-unknown = ?
scene-small = pequeña
scene-large = grande
scene-keeping = Elige { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} para descartar
scene-keeping-text = Te quedas con { $keeps }. Todos eligen a la vez; los descartes quedan a la vista.
scene-limit = Demasiadas cartas: { $n ->
    [one] descarta 1
   *[other] descarta { $n }
}
scene-limit-text = El turno termina con { $keeps } cartas como máximo.
scene-paying-card = Elige la carta con la que pagas
scene-paying-card-text = Va a los descartes.
scene-own-platform = Tu plataforma
scene-crew = tripulación despierta
scene-pay = paga { $what }
scene-gain = gana { $what }
scene-no-tile = sin loseta
scene-gives-pod = → 1 [pod]
scene-gives-energy = → 1 [energy]
scene-gives-nanite = → 1 [nanite]
scene-gives-card = → 1 [card]
scene-vehicle = { $vehicle } ({ $n } [pod])
scene-nothing-built = aún sin mejoras, vehículos ni misiones
scene-secret = secreta
scene-loot = { $n } saqueadas
scene-destroyed = { $n } destruidas
scene-hand = Tu mano
scene-hand-note = { $n } de { $of }
scene-scrap = reciclar: { $what }
does-imaging = Ves las cavernas ocultas. Cuando alguien explora, ganas el precio de esa caverna.
does-supercharge = Cada [energy] que gastas en un lanzamiento cuenta por dos.
does-interfacing = Puedes usar muelles dañados.
does-wakeup-protocol = Tus vehículos llevan una más. La estasis cuesta una menos en total.
does-prototype = Al colocar una loseta, paga un material para ganar también lo que muestra.
does-advance-warning = Si sabotean una cámara, una de tus cápsulas escapa a la siguiente.
does-overclock = Tras tu acción en un muelle de la nave, { $n } [energy] compra otra allí.
does-automation = Tras replegar, haz una acción más en un muelle vacío de tu plataforma.
does-expansion = { $n } [star] por caverna con tu tripulación
does-power-bank = { $n } [star] por [energy] al final
does-plunder = { $n } [star] por ficha saqueada
does-stronghold = { $n } [star] por cápsula en tu mayor asentamiento
does-reserves = { $n } [star] por cada dos materiales
does-memorial = { $n } [star] por cápsula tuya en recuperación
does-community = { $n } [star] por caverna con dos o más de las tuyas
does-industry = { $n } [star] por loseta en tu plataforma
does-vehicle = lleva { $n } [pod]
does-moth = lleva { $n } [pod], cualquier túnel por 1 [energy]
does-spider = lleva { $n } [pod], recupera una destruida

action-deploy = Desplegar
action-deploy-text = { $n ->
    [one] 1 dron listo
   *[other] { $n } drones listos
}
action-recall = Replegar
action-recall-text = { $n ->
    [one] 1 dron vuelve
   *[other] { $n } drones vuelven
}
action-scrap = Reciclar
action-scrap-text = una carta o loseta, una vez
action-end = Terminar turno
action-end-text = tras desplegar o replegar
action-pass = Ninguna acción
action-enough = Basta
action-from = ¿Qué dron?
action-return = Llevarlo a
action-activate = Hacer la acción
action-launch = Lanzar
action-load = Tripulación a bordo
action-split = En la primera caverna
action-tunnel = Túnel
action-settle = Asentarse en una
action-settle-both = Asentarse en ambas
action-resolve = Resolver un incidente
action-sabotage = Sabotear
action-nanites = Nanitos usados
action-pay = Pagar con
action-discard = Descartar
action-awaken = Despertar
action-withdraw = Retirar
action-assign = Recuperar
action-scout = Explorar
action-reactor = Hacer energía
action-fabricate = Hacer nanitos
action-compute = Cartas
action-draw-card = Robar una carta
action-upgrade = Jugar como mejora
action-mission = Jugar como misión
action-vehicle = Jugar como vehículo
action-take = Tomar
action-gain = Ganarlo
action-place = Colocarla en
action-rival = Por el rival
action-rival-text = decides tú
use-tile = { $what }, o coloca la loseta
use-stasis = despierta hasta { $n }, 1 { $what } cada una
use-reactor = hasta { $n } { $what } → [energy]
use-fabricator = hasta { $n } materiales → [nanite]
use-computer = hasta { $n } { $what } → [card]
use-scout = { $energy } { $tech }, 1 [pod] a otra caverna
use-assign = 1 [pod] a la recuperación
use-withdraw = vuelven hasta { $n } [pod]
offer-use-resource = Recursos
offer-use-stasis = Estasis
offer-use-reactor = Reactor
offer-use-fabricator = Fabricador
offer-use-computer = Ordenador
offer-use-scout = Explorar
offer-use-assign = Asignar
offer-use-withdraw = Retirar
offer-recall = Replegar todos
offer-gain = Ganarlo
offer-nanites = { $n } [nanite]
offer-load = { $n } [pod]
offer-split = { $n } [pod]
offer-list = { $what }
offer-draws = robar { $draws }
offer-plays = jugar { $plays }
offer-draw-and-play = robar { $draws }, jugar { $plays }
offer-draw-card = Robar
offer-cavern = { $cave } ({ $place })
offer-unknown = caverna oculta { $place }
offer-tunnel = { $one } – { $two }
offer-settle-both = ambas cavernas
offer-pass = Ninguna acción
offer-enough = Basta
offer-end = Terminar turno
standing = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
standing-and-missions = { $n } + misiones
