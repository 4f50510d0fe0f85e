# Lo que en una edición contradice el reglamento.
problem-kinds = piece: tiene que haber { $kinds } tipos de piezas, el pilar primero; aquí hay { $count }
problem-pillars = piece.1: cada jugador tiene 3 pilares de una casilla
problem-pieces = piece: cada jugador tiene 18 piezas además de los pilares; aquí hay { $count }
problem-pillar-points = piece.1.points: un pilar sin colocar no cuenta nada, así que debe ser 0
problem-shape = piece.{ $piece }.shape: debe tener como mucho tres filas de como mucho tres signos, # una casilla y . ninguna
problem-shape-apart = piece.{ $piece }.shape: sus casillas deben estar unidas por los lados
problem-negative = piece.{ $piece }: copies y points no pueden ser negativos
problem-board-size = board.size: el tablero tiene 20 casillas de ancho, no { $size }
problem-rows = { $name }.rows: deben ser { $size } números pares de 0 a { $size }, uno por cada fila desde arriba
problem-board-cells = insert.four: el tablero tiene { $cells } casillas; estas filas tienen { $count }
problem-within = { $inner }.rows: debe quedar dentro de las casillas de «{ $outer }»
problem-board-of-two = insert.two.rows: el tablero de dos jugadores tiene 16 casillas de ancho y de alto
