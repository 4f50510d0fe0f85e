# The table: areas, trays, what can be done.
scene-board = Board
scene-turn = Turn { $n }
scene-own-tray = Your tray
scene-tray-of-colour = { $tray }, { $colour }
scene-points-left = points left, fewest win
scene-pieces = { $n ->
    [one] 1 piece left
   *[other] { $n } pieces left
}
scene-copies = ×{ $n }
scene-placed = placed
action-place = Place a piece
action-place-text = beside one of your own
action-pillars-first = { $n ->
    [one] a pillar first
   *[other] two pillars first
}
offer-points = −{ $n } left
standing = { $n } left
scene-fits = fits this way up
scene-fits-turned = fits turned
scene-closed = closed to you
scene-no-pillar = no pillar here
