chance = Azar
rival = Rival
seat-0 = Naranja
seat-1 = Azul
seat-2 = Amarillo
seat-3 = Verde
seat-4 = Rosa
listing = { $first } y { $last }
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
refused-over = La partida ha terminado.
refused-not-your-turn = No es el turno de { $name }: ahora decide { $turn }.
refused-not-the-moment = Eso no se puede hacer en este momento.
refused-moment = { $when }; { $moment }.
refused-unknown = En este juego no existe la jugada «{ $move }».
refused-draw = { $what } no puede salir ahora: según lo introducido, todas están ya en otro sitio. Míralo otra vez o deshaz lo que se introdujo mal.
waiting = Esperando a { $name }.
somebody = { $name }
any-player = Alguien
reason-resigned = Alguien se ha rendido.
player = Jugador { $n }
match-standing = Tras la partida { $game } de { $of }: { $totals }.
match-total = { $name } { $points }
match-won = { $n ->
    [one] { $names } gana el encuentro.
   *[other] { $names } comparten la victoria del encuentro.
}
choice-yes = sí
choice-no = no
player-name = { $name }
cannot-undo-nothing = No hay nada que deshacer: nadie ha decidido nada todavía.
cannot-undo-another = No se puede deshacer: la última decisión fue de otra persona o se ha revelado algo desde entonces.
cannot-undo-revealed = No se puede deshacer: se ha robado o revelado algo desde entonces.
prompt-any = Elige una jugada.
reason-ended = La partida ha llegado a su fin.
score-points = Puntos
details-more = { $n } jugadas más
lesson-no-move-now = Ahora no se pide ninguna jugada: sigue leyendo o responde antes.
lesson-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
outlook-points = puntos esperados
expects = { $name } respondería probablemente: { $move }
remark-same = Bien: esa era también mi jugada.
remark-even = Tan buena como mi jugada: { $move }
remark-gain = Bien: { $gain } frente a mi jugada: { $move }
remark-loss = Sirve. Mi jugada habría traído { $loss }: { $move }
remark-both = Has ganado { $gain }; mi jugada habría traído { $loss }: { $move }
draws = ¿Qué sale?
step-hidden = Algo de { $name }
