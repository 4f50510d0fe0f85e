# What in an edition contradicts the rulebook.
problem-kinds = piece: there must be { $kinds } kinds of pieces, the pillar first; here are { $count }
problem-pillars = piece.1: each player has 3 pillars of one cell
problem-pieces = piece: each player has 18 pieces beside the pillars; here are { $count }
problem-pillar-points = piece.1.points: a pillar left over counts nothing, so it must be 0
problem-shape = piece.{ $piece }.shape: must be at most three rows of at most three signs, # a cell and . none
problem-shape-apart = piece.{ $piece }.shape: its cells must hang together by their sides
problem-negative = piece.{ $piece }: copies and points cannot be negative
problem-board-size = board.size: the board is 20 cells wide, not { $size }
problem-rows = { $name }.rows: must be { $size } even numbers from 0 to { $size }, one for each row from the top
problem-board-cells = insert.four: the board has { $cells } cells; these rows have { $count }
problem-within = { $inner }.rows: must lie within the cells of “{ $outer }”
problem-board-of-two = insert.two.rows: the board of two players is 16 cells wide and high
