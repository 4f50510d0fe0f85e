# What things are and do.
describe-copies = Every colour has { $n }.
describe-cells = It covers { $n } cells.
describe-contact = It must touch a pillar or a piece of its own colour along a side; it may be turned and flipped.
describe-left-over = { $n ->
    [0] It costs nothing when it is left over.
    [one] Left over at the end it costs { $n } point.
   *[other] Left over at the end it costs { $n } points.
}
describe-pillar = Two are set in the first two turns, the third in any later turn instead of a piece; a pillar need not touch anything.
describe-pillar-places = { $outer ->
    [yes] It stands on any empty cell outside the centre, even in the outer area.
   *[other] It stands on any empty cell outside the centre and the outer area.
}
describe-board = cells in play
describe-board-text = { $n } cells are in play: pieces may cover them, and pillars stand on those outside the centre.
describe-centre = centre
describe-centre-text = The { $n } cells of the centre may be covered by pieces, but no pillar stands there.
describe-outer = outer area
describe-outer-text = { $outer ->
    [yes] Not in play with so few players: no piece lies here, but pillars may stand here.
   *[other] Not in play with so few players: neither pieces nor pillars lie here.
}
describe-points = points in hand
describe-points-text = What the pieces not yet placed would cost; whoever has the fewest points at the end wins.
legend =
    A to D   a cell covered by that colour; - joins the cells of one piece
    ·        an empty cell in play
    +        an empty cell of the centre: no pillar there
    -        alone: a cell of the outer area where a pillar may stand
    >        the colour that is to move; beside it, its pieces left and their points
    1 pillar, 2 domino, I bar, V corner, O square, T4 short T, T5 long T
