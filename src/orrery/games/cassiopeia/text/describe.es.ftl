# Qué son y qué hacen las cosas.
describe-card = Carta de especialista { $card }.
describe-each = Todo el mundo obtiene { $what }.
describe-gain = Obtienes { $what }.
describe-action-to-mars = La carta de Logística pasa a Marte; si con ello se voltea, los demás descartan recursos sin proteger hasta quedarse con { $kept }.
describe-action-to-earth = La carta de Logística pasa a la Tierra; si con ello se voltea, los demás descartan recursos sin proteger hasta quedarse con { $kept }.
describe-action-tax = Quitas una moneda sin proteger a cada rival cuyo fondo no supere el tuyo.
describe-action-smuggle = Quitas un recurso sin proteger a un rival cuyo fondo no supere el tuyo; si no hay nadie, obtienes { $coins }.
describe-action-claim-station = Puedes tomar la estación{ $fee ->
    [0] .
   *[other] { " " }por { $price }.
}
describe-action-claim-satellite = Puedes tomar el satélite{ $fee ->
    [0] .
   *[other] { " " }por { $price }.
}
describe-action-claim-base = Puedes tomar la base{ $fee ->
    [0] .
   *[other] { " " }por { $price }.
}
describe-action-claim-transport = Puedes tomar el transporte{ $fee ->
    [0] .
   *[other] { " " }por { $price }.
}
describe-logistics-gain = Con la logística optimizada obtienes además { $what }.
describe-logistics-capsule = Con la logística optimizada puedes comprar 1 cápsula por { $capsule }.
describe-logistics-smuggle = Con la logística optimizada quitas otro recurso a otro rival; si no hay nadie más, { $coins }, salvo que la parte principal ya diera monedas.
describe-after-capsule = Después puedes comprar 1 cápsula por { $capsule }.
describe-after-exchange = Después puedes cambiar hasta { $exchanges } de tus robots, lentes y células, uno por uno.
describe-effect-engineering = Antes del paso 3: cambia uno de tus robots, lentes o células por otro de estos recursos.
describe-effect-trade = Después del paso 1: obtén { $trade }, haya o no monedas en la carta.
describe-effect-banking = Las monedas guardadas aquí están protegidas y se gastan como siempre. Al final de tu turno dices cuántas guarda.
describe-effect-transporter = Antes del paso 3: intercambia dos planetas vecinos de tu fila; sus dos extremos son vecinos.
describe-effect-cruiser = Al empezar tu turno: quita un recurso sin proteger a un rival cuyo fondo no supere el tuyo.
describe-effect-alien-station = Al empezar tu turno: obtén { $capsules }{ $nothing ->
    [yes] { " " }si no tienes recursos sin proteger.
   *[other] .
}
describe-effect-biological = Antes del paso 3: compra 1 célula por { $cell }, además de lo hecho en el paso 2.
describe-effect-factory = Al empezar tu turno: obtén { $bots }.
describe-effect-observatory = Al empezar tu turno: obtén { $observed }; con la logística optimizada, { $more } más.
describe-effect-greenhouse = Al terraformar: una célula del precio se puede pagar con cualquier recurso.
describe-effect-hotel = Después del paso 1: obtén tantas monedas como tomaste de la carta, { $most } como máximo.
describe-effect-relay = Paso 2: sin logística optimizada, paga { $fee } para usar de todos modos la parte de Logística del especialista.
describe-effect-spy = Al empezar tu turno: quita una moneda sin proteger a un rival cuyo fondo no supere el tuyo.
describe-effect-shield = Nadie te quita recursos, y conservas { $kept } recursos sin proteger cuando se voltea la carta de Logística.
describe-effect-solar = Al terraformar: una lente del precio se puede pagar con un robot.
describe-effect-phobos = Cuenta como { $symbols } símbolos de Marte en tu fila.
describe-effect-lunar-base = Cuenta como { $symbols } símbolos de la Tierra en tu fila.
describe-effect-freighter = Antes del paso 3: compra 1 robot por { $bot } o 1 lente por { $lens }.
describe-effect-shuttle = Eliges tu especialista antes que los demás; los turnos siguen la fila como siempre.
describe-planet = Planeta { $n } de { $system }.
describe-planet-side = { $side ->
    [inhabited] Habitado muestra { $symbol }, y el planeta de su derecha cuesta { $what }.
   *[other] Deshabitado muestra { $symbol }, y el planeta de su derecha cuesta { $what }.
}
describe-planet-effect = Una vez habitado es: { $effect }.
describe-other-side = Por el otro lado es: { $effect }.
describe-object = Quien toma un objeto espacial elige el lado; se puede tomar de cualquiera cuyo fondo no supere el propio.
describe-resource-coin = Las monedas pagan todo lo demás. Te las pueden quitar, salvo las del Complejo bancario.
describe-resource-bot = Se compra por { $price } en el paso 2; forma parte del precio de los planetas.
describe-resource-lens = Se compra por { $price } en el paso 2; forma parte del precio de los planetas.
describe-resource-cell = Se compra por { $price } en el paso 2; forma parte del precio de los planetas.
describe-resource-capsule = Sustituye a cualquier recurso en cualquier precio. Se compra por { $price } cuando la ofrece un especialista; nunca se quita ni se descarta.
describe-logistics = carta de Logística
describe-logistics-text = Muestra la Tierra o Marte. Tu logística está optimizada si más de la mitad de los símbolos de tu fila coinciden con ella; entonces funciona la parte de Logística de tu especialista.
describe-balance = símbolos
describe-balance-text = Los símbolos de la Tierra y de Marte de la fila. Si más de la mitad coinciden con la carta de Logística, la logística está optimizada.
describe-fund = fondo
describe-fund-text = El número de planetas deshabitados. Solo se quitan recursos y objetos espaciales a quien tiene un fondo que no supera el propio.
describe-initiative = iniciativa
describe-initiative-text = El orden en que se eligen especialistas: el de las fichas en la fila, de izquierda a derecha, en la última ronda.
describe-token = ficha
describe-token-text = Marca el especialista elegido; los turnos siguen las fichas de izquierda a derecha.
describe-coins-on-card = monedas en una carta
describe-coins-on-card-text = Cada carta que nadie usó en una ronda recibe 1 moneda; quien la elige las toma todas en el paso 1.
describe-system = sistema
describe-system-text = Cada jugador tiene un sistema de { $planets } planetas en fila; gana quien los terraforma todos primero.
describe-system-of = Dirige la expedición a { $system }.
legend =
    I a IX   cartas de especialista: quién está a la vista, entre paréntesis quién
             está detrás, $ por cada moneda y de quién es la ficha
    3/7      planetas terraformados; T4:M3 símbolos de la Tierra y Marte
    $ R L C J  monedas, robots, lentes, células, cápsulas; +2: monedas en el banco
    {"*"}Nombre  un planeta habitado; T o M su símbolo, después lo que cuesta el
             planeta de su derecha y su efecto; en verde, se puede pagar
    >        quien decide ahora
