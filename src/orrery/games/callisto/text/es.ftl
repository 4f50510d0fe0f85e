title = Callisto
about = Levanta tu colonia pieza a pieza bajo Júpiter y no dejes sitio a los demás.
option-outer-pillars-about = Un pilar también puede estar en el área exterior; las demás piezas siguen sin poder.
option-two-by-two-about = Cada cual juega con dos colores en el tablero de cuatro y suma los puntos de ambos.
piece-1 = pilar
piece-W = W
piece-X = X
piece-T5 = T larga
piece-U = U
piece-L = L
piece-T4 = T corta
piece-Z = Z
piece-O = cuadrado
piece-V = esquina
piece-I = barra
piece-2 = dominó
cell = casilla { $cell }
piece-on-board = { $colour }: { $piece } en { $cells }
option-outer-pillars = Pilares en el área exterior
option-two-by-two = Dos jugadores con dos colores cada uno
move-pillar = Colocar un pilar en { $cells }.
move-place = Colocar la pieza { $piece } en { $cells }.
prompt-colour = { $colour }: { $prompt }
prompt-pillar = Coloca el pilar { $n } de 2 en cualquier casilla fuera de la sección central.
prompt-place = Coloca una pieza junto a otra de tu color{ $pillar ->
    [0] .
   *[other] , o tu tercer pilar.
}
log-pillar-placed = { $seat } coloca un pilar en { $cells }{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-placed = { $seat } coloca la pieza { $piece } en { $cells }{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-out = { $seat } ya no puede colocar nada{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-ended = Nadie puede colocar nada más: la partida ha terminado.
refused-no-chance = En este juego no interviene el azar.
refused-pillars-first = { $n ->
    [one] Antes hay que colocar otro pilar.
   *[other] Antes hay que colocar dos pilares.
}
refused-no-pillar-left = Ya has colocado todos tus pilares.
refused-none-left = No te queda ninguna pieza { $piece }.
refused-taken = { $cell } ya está cubierta.
refused-centre = { $cell } está en la sección central, donde no puede haber pilares.
refused-outer = { $cell } está en el área exterior, donde no puede haber pilares.
refused-outer-piece = { $cell } está en el área exterior, que ninguna pieza puede cubrir.
refused-no-cell = No hay ninguna casilla { $cell }: el tablero tiene las esquinas cortadas.
refused-off-board = No hay ninguna casilla { $cell } en esta partida: las columnas van de la a a la { $column } y las filas del 1 al { $row }.
refused-no-shape = Ninguna pieza tiene la forma de esas casillas.
refused-other-shape = Esas casillas no tienen la forma de la pieza { $piece }.
refused-no-contact = No tocaría por un lado ninguna pieza de su color.
score-left = Sin colocar: { $piece }
reason-stuck = Nadie puede colocar nada más.
