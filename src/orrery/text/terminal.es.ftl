# Lo que dice la terminal.
terminal-help =
    Escribe una jugada como está en la lista, o una parte (una pieza, un lugar)
    para ver las jugadas que la contienen; después, un número de esa lista.
    Intro a solas las muestra todas. Otras palabras:
      what NOMBRE   qué es y qué hace una pieza, carta o lugar; sola: los nombres
      why JUGADA    por qué no se puede hacer una jugada
      legend        qué significan las letras y signos del tablero
      list [PARTE]  las jugadas que contienen una parte; more: las siguientes
      board, log    el tablero otra vez; lo que ha pasado hasta ahora
      hint          qué haría un bot fuerte
      coach         aconseja antes de cada decisión y la comenta; otra vez: no
      undo          deshacer tu última decisión
      rules [N]     las reglas, o la regla N
      save [FICH.]  guardar la partida (también se guarda tras cada decisión)
      quit          salir; orrery play --resume FICHERO continúa
      ?             esta ayuda
terminal-begin = ? explica qué se puede escribir, legend las letras del tablero; Intro muestra las jugadas.
terminal-thinking = { $name } está pensando…
terminal-enter-chance = Azar: escribe lo que ha salido.
terminal-no-such-number = No hay número { $number } en la lista: { $n ->
    [one] solo se muestra el 1
   *[other] se muestran del 1 al { $n }
}.
terminal-no-move-contains = Ninguna jugada contiene aquí «{ $part }». Escribe ? para ver la ayuda.
terminal-no-more = Ya se ha mostrado toda la lista.
terminal-and-more = … y { $n } más: escribe parte de una jugada para acortar la lista, o more para verlas.
terminal-why-what = Escribe why y una jugada para saber qué hay en contra.
terminal-nothing-against = Nada se opone a «{ $move }».
terminal-nothing-called = Nada en este juego se llama «{ $name }». what a solas muestra todos los nombres.
terminal-which = ¿Cuál: { $names }?
terminal-coach-comes = Tienes un guía a tu lado. coach lo despide.
terminal-coach-goes = El guía te deja a solas.
terminal-no-advice = El azar no necesita consejo.
terminal-advice = gana el { $percent } %, espera { $points } puntos
terminal-no-rule = No existe la regla { $rule }. rules a solas las muestra todas.
terminal-not-saved = No se ha guardado: { $path }: { $why }.
terminal-saved = Guardada en { $path }.
terminal-curtain = { $name }, es tu turno: pulsa Intro cuando nadie más mire.
terminal-kept = La partida está guardada en { $path }.
terminal-kept-unfinished = La partida está guardada en { $path }; orrery play --resume { $path } continúa.
terminal-lost = La partida no está guardada: no se ha podido escribir { $path }.
terminal-place = puesto
terminal-rank = { $n }.º
terminal-won = Gana { $name }.
terminal-shared = { $names } comparten la victoria.
terminal-rule = regla { $rule }
terminal-plays = { $name }: { $player }
terminal-who-plays = { $players }. --players A,B,… cambia quién juega.
terminal-human = humano

# Lecciones.
terminal-lesson-step = Paso { $n } de { $of }
terminal-lesson-look = Mira: { $things }.
terminal-lesson-ask-move = Escribe tu jugada, o una parte para ver las que hay. next la hace por ti, back vuelve atrás, ? explica.
terminal-lesson-ask-answer = Escribe el número de tu respuesta. next sigue sin responder, back vuelve atrás.
terminal-lesson-ask-nothing = Intro sigue. back vuelve atrás, quit sale.
terminal-lesson-other = undo la deshace; Intro la mantiene y sigue.
terminal-lesson-strayed = Para mostrar lo que sigue, la mesa queda como la tiene la lección.
terminal-lesson-over = Esa era la lección. orrery learn { $game } continúa; orrery play { $game } juega.
terminal-lesson-left = Puedes seguir desde aquí cuando quieras: orrery learn { $game } { $lesson }
terminal-lesson-help =
    Un paso pide una jugada, el número de una respuesta o solo Intro.
      PARTE        muestra las jugadas que la contienen; luego, un número de esa lista
      next, skip   sigue; si se pedía una jugada, se hace por ti
      back         el paso anterior
      undo         deshace una jugada que no era la pedida
      what NOMBRE  qué es y qué hace una pieza, carta o lugar; solo: todos los nombres
      why JUGADA   por qué no se puede hacer una jugada
      board, log   otra vez el tablero; lo que ha pasado
      rules [N]    las reglas, o la regla N
      quit         sale; la lección seguirá desde este paso otra vez
puzzle-task = { $name } decide entre { $n } jugadas y una es claramente la mejor. Escríbela; «?» muestra la solución.
puzzle-right = Esa es la jugada: gana el { $win } % de las partidas, y la segunda mejor, { $second }, regala un { $margin } %.
puzzle-solution = La mejor jugada es { $move }: gana el { $win } % de las partidas, y la segunda mejor, { $second }, regala un { $margin } %.
puzzle-cost = Eso regala un { $n } %. Inténtalo otra vez.
