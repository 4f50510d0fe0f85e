# Qué son y qué hacen las cosas.
describe-copies = Cada color tiene { $n }.
describe-cells = Cubre { $n } casillas.
describe-contact = Debe tocar por un lado un pilar o una pieza de su color; se puede girar y voltear.
describe-left-over = { $n ->
    [0] No cuesta nada si no se coloca.
    [one] Si queda sin colocar al final, cuesta { $n } punto.
   *[other] Si queda sin colocar al final, cuesta { $n } puntos.
}
describe-pillar = Dos se colocan en los dos primeros turnos; el tercero, en cualquier turno posterior en vez de una pieza. Un pilar no tiene que tocar nada.
describe-pillar-places = { $outer ->
    [yes] Se coloca en cualquier casilla vacía fuera del centro, también en el borde exterior.
   *[other] Se coloca en cualquier casilla vacía fuera del centro y del borde exterior.
}
describe-board = casillas en juego
describe-board-text = Hay { $n } casillas en juego: las piezas pueden cubrirlas, y los pilares se colocan en las que están fuera del centro.
describe-centre = centro
describe-centre-text = Las piezas pueden cubrir las { $n } casillas del centro, pero allí no se coloca ningún pilar.
describe-outer = borde exterior
describe-outer-text = { $outer ->
    [yes] No está en juego con tan pocos jugadores: aquí no se colocan piezas, pero sí pilares.
   *[other] No está en juego con tan pocos jugadores: aquí no se colocan piezas ni pilares.
}
describe-points = puntos por colocar
describe-points-text = Lo que costarían las piezas aún sin colocar; gana quien tiene menos puntos al final.
legend =
    A a D    una casilla cubierta por ese color; - une las casillas de una pieza
    ·        una casilla vacía en juego
    +        una casilla vacía del centro: ahí no hay pilares
    -        a solas: una casilla del borde exterior que admite un pilar
    >        el color que juega; al lado, las piezas que le quedan y sus puntos
    1 pilar, 2 dominó, I barra, V esquina, O cuadrado, T4 T corta, T5 T larga
