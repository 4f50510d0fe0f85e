# Cassiopeia en español.
title = Cassiopeia
about = Contrata al especialista justo en el momento justo y sé el primero en hacer florecer siete mundos.
option-specialists-about = Qué cartas hay sobre la mesa: seis para empezar, más para quien ya conoce el juego.
option-flipped-about = Cuántas cartas de especialista empiezan por el reverso.
option-free-objects-about = Sin la tarifa, los objetos espaciales cambian de manos más a menudo.
option-reading-about = El reglamento admite las dos lecturas: efectos de planetas o caras de objetos espaciales.

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
option-reading = El Crucero, el Transportador y la Estación alienígena son
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
effect-transporter = Transportador
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
prompt-including = Elige qué cartas de especialista se suman a las cartas I a IV: ya hay { $n }; tienen que ser de 6 a 8.
prompt-choosing = Elige un especialista para esta ronda.
prompt-starting = Empieza tu turno: usa un efecto o continúa.
prompt-collected = Has tomado las monedas: usa un efecto o continúa.
prompt-collected-nothing = En tu carta no había monedas: usa un efecto o continúa.
prompt-acting = Compra un recurso, resuelve el efecto del { $specialist } o continúa.
prompt-claiming = El { $specialist } ofrece un objeto espacial: tómalo por el lado que quieras o continúa.
prompt-discarding = Se ha volteado la carta de Logística: descarta { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} sin proteger.
prompt-taking = Quita un recurso sin proteger a un rival.
prompt-relaying = Tu logística no está optimizada: paga { $fee } para usar la parte de Logística del { $specialist } o continúa.
prompt-capsule = Puedes comprar una cápsula por { $price } o continuar.
prompt-capsules = { $prompt } Las cápsulas sustituyen lo que te falte.
prompt-exchanging = Cambia robots, lentes y células 1 por 1: { $n } más, o continúa.
prompt-building = Terraforma un planeta al precio que indica la carta de su izquierda o continúa; { $n ->
    [one] te queda { $n }
   *[other] te quedan { $n }
} para ganar.
prompt-building-effects = Terraforma un planeta al precio que indica la carta de su izquierda, usa antes un efecto ({ $effects }) o continúa; { $n ->
    [one] te queda { $n }
   *[other] te quedan { $n }
} para ganar.
prompt-effects = Ahora no se puede pagar ningún planeta: usa un efecto ({ $effects }) o continúa.
prompt-paying-planet = { $planet } cuesta { $due }: ¿cómo pagas?
prompt-paying = Esto cuesta { $due }: ¿cómo pagas?
prompt-storing = Termina tu turno: ¿cuántas monedas se quedan en el Complejo bancario?

# Crónica
log-included = La carta de especialista { $card } entra en la partida.
log-dealt = Fila de planetas de { $name }: { $planets }.
log-turned = Cartas de especialista puestas por el reverso: { $cards }.
log-laid = La fila de especialistas: { $specialists }.
log-added = Se añade { $what } a la partida.
log-began = { $name } es quien ha mirado las estrellas más recientemente y empieza.
log-chose = { $name } elige al { $specialist }.
log-collected = { $name } toma { $what } de la carta.
log-gained = { $name } obtiene { $what }.
log-gained-by-logistics = Logística: { $name } obtiene { $what }.
log-kept = El { $specialist } no entrega nada: el objeto espacial es de { $other }, que tiene un fondo superior.
log-unpaid = El { $specialist } no entrega nada: hay que pagar { $fee }.
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
refused-setting-up = La partida se está preparando: { $moment }.
refused-no-chance = Después de la preparación el azar ya no interviene: ahora decide { $turn }.
refused-other-discards = Primero descarta { $turn }, porque se ha volteado la carta de Logística.
refused-not-hosted = El azar saca cartas de especialista hasta que haya { $n }.
refused-storing-no-help = Al empezar el turno solo se guardan monedas si nada más que ellas impide que funcione la Estación alienígena.
refused-only-planets = Eso solo ayuda a pagar el precio de un planeta.
refused-substitution-past = Las sustituciones se nombran en un orden (Invernadero, Satélite solar, cápsulas por monedas, robots, lentes y células); esa ya ha pasado.
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
refused-must-discard = Tienes que descartar un recurso sin proteger: se ha volteado la carta de Logística.
refused-must-take = Tienes que quitarle un recurso sin proteger a un rival.
refused-must-pay = Di cómo pagas: lo que has comprado no se devuelve.
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
refused-stored-already = En el Complejo bancario ya hay esa cantidad de monedas.
refused-too-dear = Eso cuesta { $price }; tienes { $n }, cápsulas incluidas.
refused-capsule-not-offered = Solo se pueden comprar cápsulas cuando un especialista las ofrece.
refused-not-optimized = Tu logística no está optimizada, así que no hay parte de Logística que omitir.
refused-has-none = Para eso te falta { $what }.
refused-other-object = El { $specialist } no ofrece ese objeto espacial.
refused-object-not-in-game = Ese objeto espacial no está en esta partida.
refused-object-lies-so = Ya tienes ese objeto por este lado.
refused-no-neighbours = Esos planetas no son vecinos en tu fila.
refused-inhabited = El planeta { $planet } ya está habitado.
refused-price = { $planet } cuesta { $price }, como indica la carta de su izquierda; no puedes pagarlo.
refused-lacks-for-price = Te falta algo para este precio: una cápsula tiene que sustituirlo.
refused-not-due = El precio no pide { $what }.
refused-rest-unpayable = Después no podrías pagar el resto.

# Cuándo se hace una jugada y qué se decide ahora.
when-include = Las cartas de especialista se eligen antes de repartir
when-deal = Los planetas se reparten durante la preparación
when-flip = Las cartas de especialista se ponen por el reverso durante la preparación
when-lay = La fila de especialistas se forma durante la preparación
when-add = Los objetos espaciales se añaden durante la preparación
when-first = Quién empieza se decide durante la preparación
when-choose = Los especialistas se eligen al principio de una ronda
when-go-on = Se continúa para renunciar a lo que se ofrece durante el turno
when-start = «{ $effect }» se usa al empezar tu turno
when-collected = «{ $effect }» se usa justo después de tomar las monedas de tu carta
when-before = «{ $effect }» se usa antes de terraformar
when-store = Las monedas se guardan al final de tu turno
when-buy = Los recursos se compran en el paso 2 de tu turno
when-resolve = El efecto de un especialista se resuelve en el paso 2 de tu turno
when-relay = «{ $effect }» se usa cuando la parte de Logística de tu especialista no funcionaría
when-take = Así se quitan recursos mientras se resuelve el Contrabandista
when-claim = Los objetos espaciales se toman mientras se resuelve el especialista que los entrega
when-discard = Se descartan recursos cuando otra persona voltea la carta de Logística
when-exchange = Los recursos se cambian antes de terraformar con el Complejo de ingeniería, o cuando lo permite tu especialista
when-terraform = Los planetas se terraforman en el paso 3 de tu turno
when-pay = Se dice cómo se paga después de nombrar lo que se quiere
moment-including = se están eligiendo cartas de especialista
moment-dealing = se están repartiendo los planetas
moment-flipping = se están poniendo cartas de especialista por el reverso
moment-laying = se está formando la fila de especialistas
moment-adding-station = se está eligiendo la estación
moment-adding-satellite = se está eligiendo el satélite
moment-finding-first = se está decidiendo quién empieza
moment-choosing = estás eligiendo un especialista
moment-starting = tu turno está empezando
moment-collected = acabas de hacer el paso 1 de tu turno
moment-acting = estás en el paso 2 de tu turno
moment-claiming = se te está ofreciendo un objeto espacial
moment-discarding = estás descartando
moment-taking = estás quitando un recurso a un rival
moment-relaying = se te está ofreciendo la parte de Logística
moment-capsule = se te está ofreciendo una cápsula
moment-exchanging = estás cambiando recursos
moment-building = estás en el paso 3 de tu turno
moment-paying = estás pagando
moment-storing = tu turno está terminando

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
board-player = { $name }
piece-mine = { $planet }

# Lo que hacen las cartas
does-main = { $main }.
does-logistics = { $before } Logística: { $logistics }.
does-after = { $before } Después { $after }.
does-nothing = nada
does-each = todo el mundo obtiene { $what }
does-gain = obtén { $what }
does-gain-more = tú obtienes { $what } más
does-to-mars = Logística a Marte; si se ha volteado, los demás descartan hasta quedarse con { $n } recursos
does-to-earth = Logística a la Tierra; si se ha volteado, los demás descartan hasta quedarse con { $n } recursos
does-tax = quita 1 moneda a cada rival cuyo fondo no supere el tuyo
does-smuggle = quita 1 recurso a un rival cuyo fondo no supere el tuyo, u obtén { $what }
does-smuggle-again = otra vez, a otro rival
does-claim = puedes tomar { $thing }
does-claim-paid = puedes tomar { $thing } por { $fee }
does-capsule = puedes comprar una cápsula por { $price }
does-exchange = puedes cambiar hasta { $n } robots, lentes o células
the-station = la estación
the-satellite = el satélite
the-base = la base
the-transport = el transporte
does-engineering = cambia 1 robot, lente o célula por otro de estos recursos antes de terraformar
does-trade = obtén { $what } después de tomar las monedas de la carta
does-banking = las monedas que se guardan aquí están protegidas
does-transporter = intercambia dos planetas vecinos antes de terraformar
does-cruiser = al empezar el turno, quita 1 recurso a un rival cuyo fondo no supere el tuyo
does-alien-station = al empezar el turno, obtén { $what } si no tienes nada sin proteger
does-alien-station-always = al empezar el turno, obtén { $what }
does-biological = compra 1 célula por { $price } antes de terraformar
does-factory = al empezar el turno, obtén { $what }
does-observatory = al empezar el turno, obtén { $what }. Logística: { $more } más
does-greenhouse = una célula del precio de un planeta puede ser cualquier recurso
does-hotel = obtén tantas monedas como hayas tomado de la carta, { $n } como máximo
does-relay = paga { $fee } para usar una parte de Logística sin logística optimizada
does-spy = al empezar el turno, quita 1 moneda a un rival cuyo fondo no supere el tuyo
does-shield = nadie te quita recursos; conservas { $n } cuando se voltea la Logística
does-solar = una lente del precio de un planeta puede ser un robot
does-phobos = cuenta como { $n } símbolos de Marte
does-lunar-base = cuenta como { $n } símbolos de la Tierra
does-freighter = compra 1 robot por { $bot } o 1 lente por { $lens } antes de terraformar
does-shuttle = eliges tu especialista antes que los demás

# La imagen en letras.
sketch-round = Ronda { $round }, Logística en { $logistics }
sketch-earth = la Tierra
sketch-mars = Marte
sketch-optimized = optimizada
sketch-not-optimized = no optimizada
sketch-stored = { $n } a salvo
sketch-done = { " " }hecho
