# Tirages saisis à partir de la vraie boîte.
draws-flipping = Quel côté commence au jour ?
draws-drawing-bonus = Quelle tuile de bonus se trouve sur la case { $n } de passe ?
draws-drawing-demand = { $name } pioche quelle tuile de Demande { $colour } ?
draws-drawing-upgrade = Quelle tuile d’Amélioration est proposée ensuite ?
lot-demand = { $n } : { $front } ou { $back }
