# Lo que en una edición contradice el reglamento.
problem-count-systems = Sistemas: { $count }; deberían ser { $should }.
problem-count-planets = Planetas de un sistema: { $count }; deberían ser { $should }.
problem-count-specialists = Especialistas (dos en cada una de las nueve cartas): { $count }; deberían ser { $should }.
problem-count-objects = Objetos espaciales: { $count }; deberían ser { $should }.
problem-count-planet-cards = Cartas de planeta en la caja: { $count }; deberían ser { $should }.
problem-count-specialist-cards = Cartas de especialista en la caja: { $count }; deberían ser { $should }.
problem-count-kinds = Estaciones, satélites, bases y transportes en total: { $count }; deberían ser { $should }.
problem-count-tokens = Fichas de recurso: { $count }; deberían ser { $should }.
problem-system = El sistema { $number } es { $system }; debería ser { $should }.
problem-system-planets = Planetas de { $system }: { $count }; deberían ser { $should }.
problem-system-symbols = { $system } tiene los símbolos { $symbols }; deberían ser { $should } letras E o M.
problem-planet-name = Dos planetas se llaman { $name }; cada planeta debería tener su propio nombre.
problem-planet-price = El planeta { $planet } no tiene precio en su lado { $side ->
    [inhabited] habitado
   *[other] deshabitado
}; cada lado debería mostrar uno.
problem-planet-effect = El planeta { $planet } tiene { $effect } como { $key }; debería ser uno de { $known }.
problem-specialists = Los especialistas son { $are }; por orden deberían ser { $should }.
problem-specialist-card = { $specialist } está en la carta { $card }; debería estar en la carta { $should }.
problem-action = { $specialist } tiene la acción { $action }; debería ser una de { $known }.
problem-action-card = { $specialist } tiene la acción { $action }; solo deberían tenerla los especialistas de la carta { $card }, porque esa carta trae el objeto espacial.
problem-specialist-extra = { $specialist } tiene { $value } como { $key }; debería ser uno de { $known }.
problem-specialist-negative = { $specialist } tiene un número menor que 0; las ganancias y las tasas deberían ser 0 o más.
problem-cards = De las nueve cartas de especialista, I a IV deberían ser obligatorias y I a VI las de la primera partida.
problem-cards-used = Se usan de { $fewest } a { $most } cartas de especialista; deberían ser de 6 a 8.
problem-objects = Los objetos espaciales son { $are }; por orden deberían ser { $should }.
problem-object-effect = { $object } tiene { $effect } como { $key } en el { $side ->
    [back] reverso
   *[other] anverso
}; debería ser uno de { $known }.
problem-base = La base debería tener phobos como { $key } en el anverso y lunar-base en el reverso.
problem-effect-once = { $count } cartas tienen { $effect } como { $key }; cada efecto debería estar en un solo lado de una sola carta.
problem-price = 1 { $resource ->
    [bot] robot
    [lens] lente
   *[other] célula
} cuesta { $price } monedas; debería costar { $should }.
problem-capsule-price = Una cápsula tiene un precio menor que 0; debería ser 0 o más.
problem-unprotected = Tras voltear la carta de Logística los jugadores conservan { $count } recursos; deberían ser 3.
problem-ending = La partida termina con { $count } planetas; deberían ser { $should }.
problem-effect-negative = effects.{ $name } es { $value }; debería ser 0 o más.
problem-example-effect = { $planet } tiene el efecto { $effect }; el ejemplo del reglamento muestra { $should }.
problem-example-halfling = El precio deshabitado de Halfling debería ser 2 lentes y 1 moneda, como en el ejemplo.
problem-example-tiangong = El precio deshabitado de Tiangong debería ser dos de un recurso y uno de otro.
problem-example-gain = { $specialist }: { $key } debería ser 1 de { $resource }, como en el ejemplo del reglamento.
problem-example-action = { $specialist }: la acción es { $action }; debería ser { $should }.
problem-example-objects = El Complejo comercial debería dar 1 moneda y la Estación alienígena 1 cápsula, como en el ejemplo.
