# Cassiopeia en español.
title = Cassiopeia
about = Contrata al especialista justo en el momento justo y sé el primero en hacer florecer siete mundos.
option-specialists-about = Qué cartas hay sobre la mesa: seis para empezar, más para quien ya conoce el juego.
option-flipped-about = Cuántas cartas de especialista empiezan por el reverso.
option-free-objects-about = Sin la tarifa, los objetos espaciales cambian de manos más a menudo.
option-reading-about = El reglamento admite las dos lecturas: efectos de planetas o caras de objetos espaciales.
name = Cassiopeia

option-specialists = Cartas de especialista
option-specialists-first-game = I a VI (primera partida)
option-specialists-chance-6 = seis, al azar
option-specialists-chance-7 = siete, al azar
option-specialists-chance-8 = ocho, al azar
option-specialists-picked = las elige quien ocupa el primer sitio
option-specialists-V-VIII-IX = I a V, VIII y IX
option-specialists-V-VII-IX = I a V, VII y IX
option-specialists-V-VI-VII-VIII = I a VIII
option-specialists-VI-VII-VIII-IX = I a IV y VI a IX
option-flipped = Cartas de especialista que empiezan por el reverso
option-free-objects = El Comandante y el Intendente no cobran nada por el objeto espacial
option-reading = El Crucero, el Remolcador y la Estación alienígena son
option-reading-planets = planetas
option-reading-objects = objetos espaciales

# Cantidades
amount-coin = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
amount-bot = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
amount-lens = { $n ->
    [one] { $n } lente
   *[other] { $n } lentes
}
amount-cell = { $n ->
    [one] { $n } célula
   *[other] { $n } células
}
amount-capsule = { $n ->
    [one] { $n } cápsula
   *[other] { $n } cápsulas
}
earth = Tierra
mars = Marte
or = o

# Sistemas
system-0 = Shedar
system-1 = Caph
system-2 = Ruchbah
system-3 = Segin
system-4 = Achird

# Especialistas
specialist-programmer = Programador
specialist-cyberneticist = Cibernético
specialist-engineer = Ingeniero
specialist-installer = Instalador
specialist-geneticist = Genetista
specialist-xenobiologist = Xenobiólogo
specialist-martian = Marciano
specialist-earthman = Terrícola
specialist-tax-officer = Recaudador
specialist-antiquarian = Anticuario
specialist-financier = Financiero
specialist-sponsor = Patrocinador
specialist-broker = Bróker
specialist-smuggler = Contrabandista
specialist-commander = Comandante
specialist-traffic-controller = Controlador
specialist-intendant = Intendente
specialist-captain = Capitán

# Efectos de los planetas y de los objetos espaciales
effect-engineering = Complejo de ingeniería
effect-trade = Complejo comercial
effect-banking = Complejo bancario
effect-transporter = Remolcador
effect-cruiser = Crucero
effect-alien-station = Estación alienígena
effect-biological = Complejo biológico
effect-factory = Fábrica orbital
effect-observatory = Observatorio orbital
effect-greenhouse = Invernadero orbital
effect-hotel = Hotel orbital
effect-relay = Satélite repetidor
effect-spy = Satélite espía
effect-shield = Satélite escudo
effect-solar = Satélite solar
effect-phobos = Fobos
effect-lunar-base = Base lunar
effect-freighter = Carguero
effect-shuttle = Lanzadera

# Lo mismo en una carta
short-engineering = Ingeniería
short-trade = Comercio
short-banking = Banca
short-transporter = { effect-transporter }
short-cruiser = { effect-cruiser }
short-alien-station = Alienígenas
short-biological = Biología
short-factory = Fábrica
short-observatory = Observatorio
short-greenhouse = Invernadero
short-hotel = { effect-hotel }
short-relay = Repetidor
short-spy = Espía
short-shield = Escudo
short-solar = Solar
short-phobos = { effect-phobos }
short-lunar-base = { effect-lunar-base }
short-freighter = { effect-freighter }
short-shuttle = { effect-shuttle }

# Objetos espaciales
object-station-A = la primera estación
object-station-B = la segunda estación
object-satellite-A = el primer satélite
object-satellite-B = el segundo satélite
object-base = la base
object-transport = el transporte

# Jugadas
move-include = Incluir la carta de especialista { $card }
move-enough = Bastan estas cartas
move-deal = El siguiente planeta de la fila es el número { $planet }
move-flip = Poner la carta de especialista { $card } por el reverso
move-lay = La carta { $card } es la siguiente en la fila de especialistas
move-add = Añadir { $object }
move-first = Empieza { $other }
move-choose = Elegir al { $specialist }
move-go-on = Continuar
move-use = Usar «{ $effect }»
move-cruiser = Quitar { $resource } a { $other } con el Crucero
move-spy = Quitar 1 moneda a { $other } con el Satélite espía
move-store = { $coins ->
    [0] No guardar monedas
    [one] Guardar { $coins } moneda
   *[other] Guardar { $coins } monedas
} en el Complejo bancario
move-store-all = Guardar todas las monedas en el Complejo bancario
move-buy = Comprar { $resource }
move-resolve = Resolver el efecto del especialista
move-resolve-main = Resolver el efecto del especialista sin su parte de Logística
move-relay = Pagar la parte de Logística mediante el Satélite repetidor
move-take = Quitar { $resource } a { $other }
move-claim = Tomar el objeto espacial por el lado «{ $side }»
move-discard = Descartar { $resource }
move-exchange = Cambiar { $given } por { $gained }
move-swap = Intercambiar los planetas { $first } y { $second }
move-freight = Comprar { $resource } con el Carguero
move-grow = Comprar 1 célula con el Complejo biológico
move-terraform = Terraformar el planeta { $planet }
move-pay-greenhouse = Pagar { $resource } en lugar de una célula (Invernadero orbital)
move-pay-solar = Pagar 1 robot en lugar de una lente (Satélite solar)
move-pay-capsule = Usar una cápsula como { $resource }
move-pay = Pagar lo que se pide

# Preguntas
prompt-including = Elige qué cartas de especialista se suman a las cartas I a IV: hay { $n } de entre 6 y 8.
prompt-choosing = Elige un especialista para esta ronda.
prompt-starting = Empieza tu turno: usa un efecto o continúa.
prompt-collected = Has tomado las monedas: usa un efecto o continúa.
prompt-acting = Compra un recurso o resuelve el efecto del { $specialist }.
prompt-claiming = El { $specialist } ofrece un objeto espacial: tómalo por el lado que quieras o continúa.
prompt-discarding = Se ha volteado la carta de Logística: descarta { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} sin proteger.
prompt-taking = Quita un recurso sin proteger a un rival.
prompt-relaying = Tu logística no está optimizada: paga 1 moneda para usar la parte de Logística del { $specialist } o continúa.
prompt-capsule = Puedes comprar una cápsula.
prompt-exchanging = Cambia robots, lentes y células uno por uno: { $n } más, o continúa.
prompt-building = Terraforma un planeta al precio que indica la carta de su izquierda; { $n ->
    [one] te queda { $n }
   *[other] te quedan { $n }
} para ganar.
prompt-paying-planet = { $planet } cuesta { $due }: ¿cómo pagas?
prompt-paying = Esto cuesta { $due }: ¿cómo pagas?
prompt-storing = Termina tu turno: ¿cuántas monedas se quedan en el Complejo bancario?

# Crónica
log-included = La carta de especialista { $card } entra en la partida.
log-dealt = { $planet } se añade a la fila de { $name }.
log-turned = La carta de especialista { $card } se pone por el reverso.
log-laid = La carta { $card } es la número { $slot } en la fila de especialistas.
log-added = Se añade { $what } a la partida.
log-began = { $name } es quien ha mirado las estrellas más recientemente y empieza.
log-chose = { $name } elige al { $specialist }.
log-collected = { $name } toma { $what } de la carta.
log-gained = { $name } obtiene { $what }.
log-robbed = { $name } quita { $what } a { $other }.
log-used = { $name } usa «{ $effect }».
log-stored = { $name } guarda { $what } en el Complejo bancario.
log-resolved = { $name } resuelve el efecto del { $specialist }.
log-switched = { $name } voltea la carta de Logística: ahora los suministros llegan de { $where ->
    [Marte] Marte
   *[other] la Tierra
}.
log-discarded = { $name } descarta { $what }.
log-exchanged = { $name } cambia { $given } por { $gained }.
log-swapped = { $name } intercambia { $first } y { $second }.
log-claimed = { $name } toma un objeto espacial: { $what }.
log-captured = { $name } quita un objeto espacial a { $other }: { $what }.
log-paid = { $name } paga { $what }.
log-terraformed = { $name } terraforma { $planet }.
log-round = Ronda { $round }: los especialistas usados se voltean, los demás reciben 1 moneda; { $name } elige en primer lugar.
log-won = { $name } ha terraformado los siete planetas y gana la partida.

# Rechazos
refused-planet-lies = Ese planeta ya está en la fila.
refused-no-player = No hay nadie en ese sitio en esta partida.
refused-too-few-cards = Una partida necesita al menos 6 cartas de especialista.
refused-card-included = La carta { $card } ya está en la partida.
refused-card-not-in-game = La carta { $card } no está en esta partida.
refused-card-flipped = La carta { $card } ya está por el reverso.
refused-card-lies = La carta { $card } ya está en la fila.
refused-specialist-not-in-game = El { $specialist } no está en esta partida.
refused-specialist-face-down = El { $specialist } está en el lado que queda boca abajo.
refused-specialist-taken = { $other } ya ha elegido al { $specialist } en esta ronda.
refused-must-discard = Tienes que descartar.
refused-must-take = Tienes que quitarle algo a alguien.
refused-must-pay = Termina de pagar.
refused-no-effect = No tienes «{ $effect }».
refused-effect-used = Ya has usado «{ $effect }» en este turno.
refused-holds-unprotected = La Estación alienígena solo funciona si no tienes recursos sin proteger.
refused-took-no-coins = En la carta del especialista no había monedas que el Hotel orbital pudiera igualar.
refused-yourself = No puedes quitarte nada a ti.
refused-same-victim = Ya le has quitado un recurso a { $other }; el segundo tiene que ser de otra persona.
refused-higher-fund = El fondo de { $other } es superior al tuyo.
refused-shield = El Satélite escudo protege a { $other }.
refused-nothing-unprotected = { $other } no tiene { $what } sin proteger.
refused-too-few-coins = Solo tienes { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}.
refused-stored-already = Esas monedas ya están en el Complejo bancario.
refused-too-dear = Eso cuesta { $price }; tienes { $n }, cápsulas incluidas.
refused-capsule-not-offered = Solo se pueden comprar cápsulas cuando un especialista las ofrece.
refused-not-optimized = Tu logística no está optimizada, así que no hay parte de Logística que omitir.
refused-has-none = Para eso te falta { $what }.
refused-other-object = Este especialista no ofrece ese objeto espacial.
refused-object-not-in-game = Ese objeto espacial no está en esta partida.
refused-object-lies-so = Ya tienes ese objeto por este lado.
refused-no-neighbours = Esos planetas no son vecinos en tu fila.
refused-inhabited = El planeta { $planet } ya está habitado.
refused-price = { $planet } cuesta { $price }, como indica la carta de su izquierda; no puedes pagarlo.
refused-lacks-for-price = Te falta algo para este precio: una cápsula tiene que sustituirlo.
refused-not-due = Aquí no se pide { $what }.
refused-rest-unpayable = Después no podrías pagar el resto.

# El final
score-planets = Planetas terraformados
score-fund = Fondo restante
reason-seventh = { $name } ha terraformado el séptimo planeta en la ronda { $round }.

# El tablero
kind-coin = monedas
kind-bot = robots
kind-lens = lentes
kind-cell = células
kind-capsule = cápsulas
board-reserve = La reserva: { $what }
board-player = { $name }
piece-logistics = Logística: los suministros llegan de { $where ->
    [Marte] Marte
   *[other] la Tierra
}
piece-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
} sobre el { $specialist }
piece-specialist = { $specialist } ({ $card }): { $does }
piece-planet = { $planet } ({ $symbol }): { $side ->
    [inhabited] habitado; { $effect }: { $does }
   *[other] deshabitado; al terraformarlo: { $effect }
}. El planeta de su derecha cuesta { $price }.
piece-mine = { $planet }
piece-goods = { $name } tiene { $what }
piece-balance = Símbolos de { $name }: { $earth } de la Tierra y { $mars } de Marte; logística { $optimized ->
    [yes] optimizada
   *[other] no optimizada
}
piece-fund = El fondo de { $name } es { $n }
piece-initiative = { $name } ocupa el puesto { $n } en el orden de iniciativa
piece-mover = Decide { $name }
piece-stored = { $name } guarda { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
} en el Complejo bancario
piece-payable = Se puede pagar { $planet }
piece-object = { $effect }: { $does }
piece-token = Ficha de { $name }
piece-chosen = Se está usando al { $specialist }

# Lo que hacen las cartas
does-programmer = todo el mundo obtiene 1 robot. Logística: 1 robot más.
does-cyberneticist = obtén 1 robot y 1 moneda. Logística: 1 robot.
does-engineer = todo el mundo obtiene 1 lente. Logística: 1 lente más.
does-installer = obtén 1 lente. Logística: 1 lente.
does-geneticist = todo el mundo obtiene 1 célula. Logística: 2 monedas.
does-xenobiologist = obtén 1 célula. Logística: puedes comprar una cápsula por 2 monedas.
does-martian = Logística a Marte; si se ha volteado, los demás descartan hasta quedarse con 3 recursos. Logística: 1 moneda.
does-earthman = Logística a la Tierra; si se ha volteado, los demás descartan hasta quedarse con 3 recursos. Logística: 1 moneda.
does-tax-officer = obtén 1 moneda y quita 1 a cada rival cuyo fondo no supere el tuyo. Logística: 1 moneda.
does-antiquarian = obtén 1 moneda. Logística: 2 monedas. Después puedes comprar una cápsula por 2 monedas.
does-financier = obtén 3 monedas. Logística: 1 moneda.
does-sponsor = todo el mundo obtiene 1 moneda, y tú 1 más. Logística: 1 lente.
does-broker = obtén 1 moneda. Logística: 1 robot. Después cambia hasta 2 robots, lentes o células.
does-smuggler = quita 1 recurso a un rival cuyo fondo no supere el tuyo, u obtén 2 monedas. Logística: otra vez, a otro rival.
does-commander = puedes tomar la estación por 1 moneda. Logística: 1 moneda.
does-traffic-controller = puedes tomar el satélite. Logística: 1 moneda.
does-intendant = puedes tomar la base por 1 moneda. Logística: 1 moneda.
does-captain = puedes tomar el transporte. Logística: 1 moneda.
does-engineering = cambia 1 robot, lente o célula por otro de estos recursos antes de terraformar
does-trade = obtén 1 moneda después de tomar las monedas de la carta
does-banking = las monedas que se guardan aquí están protegidas
does-transporter = intercambia dos planetas vecinos antes de terraformar
does-cruiser = al empezar el turno, quita 1 recurso a un rival cuyo fondo no supere el tuyo
does-alien-station = al empezar el turno, obtén 1 cápsula si no tienes nada sin proteger
does-biological = compra 1 célula por 3 monedas antes de terraformar
does-factory = al empezar el turno, obtén 1 robot
does-observatory = al empezar el turno, obtén 1 moneda. Logística: 1 más
does-greenhouse = una célula del precio de un planeta puede ser cualquier recurso
does-hotel = obtén tantas monedas como hayas tomado de la carta, 2 como máximo
does-relay = paga 1 moneda para usar una parte de Logística sin logística optimizada
does-spy = al empezar el turno, quita 1 moneda a un rival cuyo fondo no supere el tuyo
does-shield = nadie te quita recursos; conservas 5 cuando se voltea la Logística
does-solar = una lente del precio de un planeta puede ser un robot
does-phobos = cuenta como dos símbolos de Marte
does-lunar-base = cuenta como dos símbolos de la Tierra
does-freighter = compra 1 robot por 1 moneda o 1 lente por 2 antes de terraformar
does-shuttle = eliges tu especialista antes que los demás

# La imagen en letras.
sketch-round = Ronda { $round }, Logística en { $logistics }
sketch-earth = la Tierra
sketch-mars = Marte
sketch-optimized = optimizada
sketch-not-optimized = no optimizada
sketch-done = { " " }hecho
