# La table : zones, réserves, ce qu’on peut faire.
scene-board = Plateau
scene-turn = Tour { $n }
scene-own-tray = Vos pièces
scene-tray-of-colour = { $tray }, { $colour }
scene-points-left = points restants, le moins l’emporte
scene-pieces = { $n ->
    [one] 1 pièce restante
   *[other] { $n } pièces restantes
}
scene-copies = ×{ $n }
scene-placed = posée
action-place = Posez une pièce
action-place-text = contre une des vôtres
action-pillars-first = { $n ->
    [one] d’abord une colonne
   *[other] d’abord deux colonnes
}
offer-points = −{ $n } restants
standing = { $n } restants
scene-fits = tient ainsi
scene-fits-turned = tient tournée
scene-closed = fermée pour vous
scene-no-pillar = pas de pilier ici
