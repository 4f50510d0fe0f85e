chance = Hasard
rival = Rival
seat-0 = Orange
seat-1 = Bleu
seat-2 = Jaune
seat-3 = Vert
seat-4 = Rose
listing = { $first } et { $last }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
refused-over = La partie est terminée.
refused-not-your-turn = Ce n’est pas à { $name } de jouer : c’est à { $turn }.
refused-not-the-moment = Cela n’est pas possible à ce moment.
refused-moment = { $when } ; { $moment }.
refused-unknown = Il n’y a pas de coup « { $move } » dans ce jeu.
refused-draw = { $what } ne peut pas sortir maintenant : d’après les saisies, tous les exemplaires sont déjà ailleurs. Regardez encore, ou annulez une saisie fausse.
waiting = On attend { $name }.
somebody = { $name }
any-player = Quelqu’un
reason-resigned = Quelqu’un a abandonné.
player = Joueur { $n }
match-standing = Après la partie { $game } sur { $of } : { $totals }.
match-total = { $name } { $points }
match-won = { $n ->
    [one] { $names } remporte le match.
   *[other] { $names } se partagent le match.
}
choice-yes = oui
choice-no = non
player-name = { $name }
cannot-undo-nothing = Rien à annuler : personne n’a encore rien décidé.
cannot-undo-another = Impossible d’annuler : la dernière décision était celle d’un autre, ou quelque chose a été révélé depuis.
cannot-undo-revealed = Impossible d’annuler : quelque chose a été pioché ou révélé depuis.
prompt-any = Choisissez un coup.
reason-ended = La partie est arrivée à son terme.
score-points = Points
details-more = { $n } autres coups
lesson-no-move-now = Aucun coup n’est demandé maintenant : continuez, ou répondez d’abord.
lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
outlook-points = points attendus
expects = { $name } répondrait sans doute : { $move }
remark-same = Bien : c’était aussi mon coup.
remark-even = Aussi bon que mon coup : { $move }
remark-gain = Bien : { $gain } par rapport à mon coup : { $move }
remark-loss = Cela va. Mon coup aurait apporté { $loss } : { $move }
remark-both = Vous avez gagné { $gain } ; mon coup aurait apporté { $loss } : { $move }
draws = Qu’est-ce qui sort ?
step-hidden = { $name } : quelque chose de caché
