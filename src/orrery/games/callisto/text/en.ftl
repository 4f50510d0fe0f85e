title = Callisto
about = Build your settlement piece by piece under Jupiter, and leave the others no room.
option-outer-pillars-about = A pillar may also stand in the outer area; pieces still may not.
option-two-by-two-about = Each of you plays two colours on the board of four, and adds up the points of both.
piece-1 = pillar
piece-W = W
piece-X = X
piece-T5 = long T
piece-U = U
piece-L = L
piece-T4 = short T
piece-Z = Z
piece-O = square
piece-V = corner
piece-I = bar
piece-2 = domino
cell = cell { $cell }
piece-on-board = { $colour }: { $piece } on { $cells }
option-outer-pillars = Pillars in the outer area
option-two-by-two = Two players with two colours each
move-pillar = Set a pillar on { $cells }.
move-place = Place the { $piece } on { $cells }.
prompt-colour = { $colour }: { $prompt }
prompt-pillar = Place pillar { $n } of 2 anywhere outside the centre.
prompt-place = Place a piece beside one of your own{ $pillar ->
    [0] .
   *[other] , or your third pillar.
}
log-pillar-placed = { $seat } sets a pillar on { $cells }{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-placed = { $seat } places the { $piece } on { $cells }{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-out = { $seat } can place nothing more{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-ended = Nobody can place anything more: the game is over.
refused-no-chance = Chance has no part in this game.
refused-pillars-first = { $n ->
    [one] Another pillar comes first.
   *[other] Two pillars come first.
}
refused-no-pillar-left = You have set all your pillars.
refused-none-left = You have no { $piece } left.
refused-taken = { $cell } is already covered.
refused-centre = { $cell } is in the centre, where no pillar may stand.
refused-outer = { $cell } is in the outer area, where no pillar may stand.
refused-outer-piece = { $cell } is in the outer area, which no piece may cover.
refused-no-cell = There is no cell { $cell }: the board's corners are cut off.
refused-off-board = There is no cell { $cell } in this game: columns go from a to { $column }, rows from 1 to { $row }.
refused-no-shape = No piece has the shape of these cells.
refused-other-shape = These cells do not have the shape of the { $piece }.
refused-no-contact = It would not touch a piece of its own colour by a side.
score-left = { $piece } left over
reason-stuck = Nobody can place anything more.
