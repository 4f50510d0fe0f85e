# Ce que sont et font les choses.
describe-copies = Chaque couleur en a { $n }.
describe-cells = Elle couvre { $n } cases.
describe-contact = Elle doit toucher par un côté une colonne ou une pièce de sa couleur ; elle peut être tournée et retournée.
describe-left-over = { $n ->
    [0] Non placée, elle ne coûte rien.
    [one] Non placée à la fin, elle coûte { $n } point.
   *[other] Non placée à la fin, elle coûte { $n } points.
}
describe-pillar = Deux se posent aux deux premiers tours, la troisième à n’importe quel tour suivant à la place d’une pièce ; une colonne n’a rien à toucher.
describe-pillar-places = { $outer ->
    [yes] Elle se dresse sur toute case vide hors du centre, même sur la bordure extérieure.
   *[other] Elle se dresse sur toute case vide hors du centre et de la bordure extérieure.
}
describe-board = cases en jeu
describe-board-text = { $n } cases sont en jeu : les pièces peuvent les couvrir, et les colonnes se dressent sur celles qui sont hors du centre.
describe-centre = centre
describe-centre-text = Les pièces peuvent couvrir les { $n } cases du centre, mais aucune colonne ne s’y dresse.
describe-outer = bordure extérieure
describe-outer-text = { $outer ->
    [yes] Hors jeu avec si peu de joueurs : aucune pièce n’y repose, mais des colonnes peuvent s’y dresser.
   *[other] Hors jeu avec si peu de joueurs : ni pièces ni colonnes n’y reposent.
}
describe-points = points à placer
describe-points-text = Ce que coûteraient les pièces pas encore placées ; le moins de points à la fin gagne.
legend =
    A à D    une case couverte par cette couleur ; - joint les cases d’une pièce
    ·        une case vide en jeu
    +        une case vide du centre : pas de colonne ici
    -        seul : une case de la bordure extérieure où une colonne peut se dresser
    >        la couleur qui joue ; à côté, ses pièces restantes et leurs points
    1 colonne, 2 domino, I barre, V coin, O carré, T4 petit T, T5 grand T
