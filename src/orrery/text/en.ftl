# Words common to all games.
chance = Chance
rival = Rival
seat-0 = Orange
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
seat-4 = Pink
listing = { $first } and { $last }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
refused-over = The game is over.
refused-not-your-turn = It is not { $name }'s turn: { $turn } decides now.
refused-not-the-moment = That cannot be done at this moment.
refused-moment = { $when }; { $moment }.
refused-unknown = There is no move “{ $move }” in this game.
refused-draw = { $what } cannot turn up now: by what was entered all of them lie elsewhere already. Look again, or take back an entry that was wrong.
waiting = Waiting for { $name }.
somebody = { $name }
any-player = Somebody
reason-resigned = Somebody resigned.
player = Player { $n }
match-standing = After game { $game } of { $of }: { $totals }.
match-total = { $name } { $points }
match-won = { $n ->
    [one] { $names } wins the match.
   *[other] { $names } share the match.
}
choice-yes = yes
choice-no = no
player-name = { $name }
cannot-undo-nothing = Nothing can be taken back: nobody has decided anything yet.
cannot-undo-another = Nothing can be taken back: the last decision was another's, or something was revealed since.
cannot-undo-revealed = Nothing can be taken back: something was drawn or revealed since.
prompt-any = Choose a move.
reason-ended = The game has come to its end.
score-points = Points
details-more = { $n } more moves
lesson-no-move-now = That was not asked for now: read on, or answer first.
lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
outlook-points = points expected
expects = { $name } would probably answer: { $move }
remark-same = Good: that was my move too.
remark-even = Just as good as my move: { $move }
remark-gain = Good: { $gain } beside my move: { $move }
remark-loss = That works. My move would have brought { $loss }: { $move }
remark-both = You gained { $gain }; my move would have brought { $loss }: { $move }
draws = What turns up?
step-hidden = Something of { $name }
