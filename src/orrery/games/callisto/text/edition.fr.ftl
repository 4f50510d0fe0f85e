# Ce qui, dans une édition, contredit le livret de règles.
problem-kinds = piece : il faut { $kinds } sortes de pièces, la colonne d’abord ; il y en a { $count } ici
problem-pillars = piece.1 : chaque joueur a 3 colonnes d’une case
problem-pieces = piece : chaque joueur a 18 pièces en plus des colonnes ; il y en a { $count } ici
problem-pillar-points = piece.1.points : une colonne non placée ne compte pas, ce doit donc être 0
problem-shape = piece.{ $piece }.shape : au plus trois rangées d’au plus trois signes, # pour une case et . pour aucune
problem-shape-apart = piece.{ $piece }.shape : ses cases doivent se tenir par les côtés
problem-negative = piece.{ $piece } : copies et points ne peuvent pas être négatifs
problem-board-size = board.size : le plateau a 20 cases de large, et non { $size }
problem-rows = { $name }.rows : il faut { $size } nombres pairs de 0 à { $size }, un par rangée à partir du haut
problem-board-cells = insert.four : le plateau a { $cells } cases ; ces rangées en ont { $count }
problem-within = { $inner }.rows : doit rester dans les cases de « { $outer } »
problem-board-of-two = insert.two.rows : le plateau de deux joueurs a 16 cases de large et de haut
