# La mesa: zonas, bandejas, qué se puede hacer.
scene-board = Tablero
scene-turn = Turno { $n }
scene-own-tray = Tu bandeja
scene-tray-of-colour = { $tray }, { $colour }
scene-points-left = puntos por colocar, gana quien tenga menos
scene-pieces = { $n ->
    [one] queda 1 pieza
   *[other] quedan { $n } piezas
}
scene-copies = ×{ $n }
scene-placed = colocada
action-place = Coloca una pieza
action-place-text = junto a una de las tuyas
action-pillars-first = { $n ->
    [one] primero un pilar
   *[other] primero dos pilares
}
offer-points = quedan −{ $n }
standing = quedan { $n }
scene-fits = cabe así
scene-fits-turned = cabe girada
scene-closed = cerrada para ti
scene-no-pillar = aquí no va un pilar
