# La mesa: zonas, cartas, qué se puede hacer.
sign-coin = { $n } [coin]
sign-bot = { $n } [bot]
sign-lens = { $n } [lens]
sign-cell = { $n } [cell]
sign-capsule = { $n } [capsule]
symbol-coin = { $n ->
    [one] moneda
   *[other] monedas
}
symbol-bot = { $n ->
    [one] robot
   *[other] robots
}
symbol-lens = { $n ->
    [one] lente
   *[other] lentes
}
symbol-cell = { $n ->
    [one] célula
   *[other] células
}
symbol-capsule = { $n ->
    [one] cápsula
   *[other] cápsulas
}
symbol-earth = Tierra
symbol-mars = Marte
symbol-logistics = Logística
symbol-fund = fondo

scene-setting-up = preparación
scene-round = Ronda { $n }
scene-step-start = Inicio
scene-step-coins = Monedas
scene-step-specialist = Especialista o compra
scene-step-effects = Efectos
scene-step-terraform = Terraformar
scene-choosing = Elige un especialista
scene-choosing-text = Los turnos siguen la fila de izquierda a derecha.
scene-including = Elige las cartas de especialista
scene-including-text = Las cartas I a IV siempre están; una partida usa de seis a ocho.
scene-specialists = Especialistas
scene-specialists-note = turnos de izquierda a derecha
scene-logistics = Logística: { $where }
scene-optimized = optimizada:
scene-nobody = nadie
scene-purchase = Compra
scene-amount = { $n }
scene-card = turno { $place }.º · { $card }
scene-card-number = carta { $card }
scene-parts = { $parts }
scene-plus = +{ $n } { $what }
scene-sign-coin = [coin]
scene-sign-bot = [bot]
scene-sign-lens = [lens]
scene-sign-cell = [cell]
scene-sign-capsule = [capsule]
scene-brings = Te da
scene-brings-nothing = nada de momento
scene-then = y podrás pagar { $planets }
scene-not-optimized = sin parte Logística para ti
scene-free = libre
scene-free-later = libre, luego +1 [coin]
scene-done = { $name }, hecho
scene-now = { $name }, ahora
scene-to-come = { $name }, después
scene-included = dentro
scene-objects = Objetos espaciales
scene-object = { $effect }: { $does }
scene-warning = Aún falta { $name }: Logística a { $where }, conservas { $keeps } de { $n }.
scene-own-system = { $system }, tu sistema
scene-terraformed = { $n } de { $planets } terraformados, gana quien llegue a { $planets }
scene-stored = { $n } en el banco
scene-balance = [earth] { $earth } : { $mars } [mars]{ $optimized ->
    [yes] { " " }optimizada
   *[other] { " " }no optimizada
}
scene-fund = Fondo { $n }
scene-fund-reach = Fondo { $n }: puedes quitar a { $who }
scene-fund-nobody = Fondo { $n }: a nadie puedes quitar
scene-fund-in-reach = Fondo { $n }, a tu alcance
scene-fund-safe = Fondo { $n }, a salvo de ti
scene-used = usado en este turno
scene-inhabited = terraformado
scene-payable = puedes pagarlo
scene-payable-other = se puede pagar
scene-lack = falta { $what }

brief-to-mars = Logística a Marte
brief-to-earth = Logística a la Tierra
brief-tax = monedas ajenas
brief-smuggle = 1 recurso ajeno
brief-claim-station = la estación
brief-claim-satellite = el satélite
brief-claim-base = la base
brief-claim-transport = el transporte

action-choose = Elige un especialista
action-discard = Descartar
action-take = Quitar
action-include = Añadir una carta
action-enough = Bastan
action-store = Guardar en el banco
action-store-all = Guardar todo
action-pay = Pagar
action-pay-greenhouse = Invernadero
action-pay-solar = Satélite solar
action-pay-capsule = Cápsulas
action-specialist = Especialista
action-purchase = Comprar
action-purchase-text = desde { $n } [coin]
action-effect = Usar un efecto
action-exchange = Cambiar
action-terraform = Terraformar
action-claim = Tomarlo
action-claim-text = con la cara que quieras
action-go-on = Continuar
action-go-on-starting = a las monedas
action-go-on-collected = al paso 2
action-go-on-acting = ninguna de las dos
action-go-on-building = terminar el turno
action-go-on-claiming = sin él
action-go-on-relaying = sin ella
action-go-on-capsule = sin cápsula
action-go-on-exchanging = ninguno más
offer-from = de { $name }
offer-gain = +{ $what }
offer-instead = { $given } por { $asked }
offer-price = { $what }
offer-swap = { $first } y { $second }
offer-good-from = { $good }, { $source }
offer-exchange = { $given } → { $gained }
offer-store = guardar { $n } [coin]
offer-store-all = guardar todo
offer-resolve = aplicarlo
offer-without-logistics = sin la Logística
offer-relay = por el Satélite repetidor
offer-go-on = Continuar
offer-enough = Bastan estas
offer-include = carta { $card }
offer-pay = tal cual
standing = { $n } de { $of }
