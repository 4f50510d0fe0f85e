title = Callisto
about = Bâtissez votre colonie pièce par pièce sous Jupiter, et ne laissez aucune place aux autres.
option-outer-pillars-about = Une colonne peut aussi se dresser sur la bordure extérieure ; les autres pièces, toujours pas.
option-two-by-two-about = Chacun joue deux couleurs sur le plateau à quatre et additionne les points des deux.
piece-1 = colonne
piece-W = W
piece-X = X
piece-T5 = grand T
piece-U = U
piece-L = L
piece-T4 = petit T
piece-Z = Z
piece-O = carré
piece-V = coin
piece-I = barre
piece-2 = domino
cell = case { $cell }
piece-on-board = { $colour } : { $piece } en { $cells }
option-outer-pillars = Colonnes sur la bordure extérieure
option-two-by-two = Deux joueurs avec deux couleurs chacun
move-pillar = Placer une colonne en { $cells }.
move-place = Placer la pièce { $piece } en { $cells }.
prompt-colour = { $colour } : { $prompt }
prompt-pillar = Placez la colonne { $n } sur 2 n’importe où hors du centre.
prompt-place = Placez une pièce contre une pièce de votre couleur{ $pillar ->
    [0] .
   *[other] , ou votre troisième colonne.
}
log-pillar-placed = { $seat } place une colonne en { $cells }{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-placed = { $seat } place la pièce { $piece } en { $cells }{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-out = { $seat } ne peut plus rien placer{ $colours ->
    [1] .
   *[other] { " " }({ $colour }).
}
log-ended = Plus personne ne peut rien placer : la partie est terminée.
refused-no-chance = Le hasard n’intervient pas dans ce jeu.
refused-pillars-first = { $n ->
    [one] Il faut d’abord placer une autre colonne.
   *[other] Il faut d’abord placer deux colonnes.
}
refused-no-pillar-left = Vous avez placé toutes vos colonnes.
refused-none-left = Il ne vous reste plus de pièce { $piece }.
refused-taken = { $cell } est déjà couverte.
refused-centre = { $cell } est au centre, où aucune colonne ne peut être placée.
refused-outer = { $cell } est sur la bordure extérieure, où aucune colonne ne peut être placée.
refused-outer-piece = { $cell } est sur la bordure extérieure, qu’aucune pièce ne peut couvrir.
refused-no-cell = Il n’y a pas de case { $cell } : les coins du plateau sont coupés.
refused-off-board = Il n’y a pas de case { $cell } dans cette partie : les colonnes vont de a à { $column } et les rangées de 1 à { $row }.
refused-no-shape = Aucune pièce n’a la forme de ces cases.
refused-other-shape = Ces cases n’ont pas la forme de la pièce { $piece }.
refused-no-contact = Elle ne toucherait aucune pièce de sa couleur par un côté.
score-left = Reste à placer : { $piece }
reason-stuck = Plus personne ne peut rien placer.
