# What the terminal says.
terminal-help =
    Type a move as it is written in the list, or a part of one (a piece, a place)
    to list the moves that contain it, then a number of that list.
    Enter alone lists all. Other words:
      what NAME    what a piece, card or place is and does; alone: all names
      why MOVE     why a move cannot be made
      legend       what the letters and signs of the board mean
      list [PART]  the moves that contain a part; more shows the next ones
      board, log   the board again; what happened so far
      hint         what a strong bot would do
      coach        advice before each decision, a comment after it; again: off
      undo         take back your last decision
      rules [N]    the rules, or rule N
      save [FILE]  save the game (it is also saved after every decision)
      quit         leave; orrery play --resume FILE goes on
      ?            this help
terminal-begin = ? explains what can be typed, legend the board's letters, Enter lists the moves.
terminal-thinking = { $name } is thinking…
terminal-enter-chance = Chance: enter what was drawn.
terminal-no-such-number = There is no number { $number } in the list: { $n ->
    [one] only 1 is shown
   *[other] 1 to { $n } are shown
}.
terminal-no-move-contains = No move here contains “{ $part }”. Type ? for help.
terminal-no-more = The whole list has been shown.
terminal-and-more = … and { $n } more: type a part of a move to narrow the list, or more to see them.
terminal-why-what = Type why and a move, to learn what speaks against it.
terminal-nothing-against = Nothing speaks against “{ $move }”.
terminal-nothing-called = Nothing in this game is called “{ $name }”. what alone lists all names.
terminal-which = Which one: { $names }?
terminal-coach-comes = A coach sits down beside you. coach sends them away.
terminal-coach-goes = The coach leaves you alone.
terminal-no-advice = Chance needs no advice.
terminal-advice = wins { $percent } %, expects { $points } points
terminal-no-rule = There is no rule { $rule }. rules alone shows all of them.
terminal-not-saved = Not saved: { $path }: { $why }.
terminal-saved = Saved as { $path }.
terminal-curtain = { $name }, it is your turn: press Enter when nobody else looks.
terminal-kept = The game is saved as { $path }.
terminal-kept-unfinished = The game is saved as { $path }; orrery play --resume { $path } goes on.
terminal-lost = The game is not saved: { $path } could not be written.
terminal-place = place
terminal-rank = { $n }.
terminal-won = { $name } wins.
terminal-shared = { $names } share the win.
terminal-rule = rule { $rule }
terminal-plays = { $name }: { $player }
terminal-who-plays = { $players }. --players A,B,… seats others.
terminal-human = human

# Lessons.
terminal-lesson-step = Step { $n } of { $of }
terminal-lesson-look = Look at: { $things }.
terminal-lesson-ask-move = Type your move, or a part of it to list moves. next plays it for you, back goes back, ? explains.
terminal-lesson-ask-answer = Type the number of your answer. next goes on without one, back goes back.
terminal-lesson-ask-nothing = Enter goes on. back goes back, quit leaves.
terminal-lesson-other = undo takes it back; Enter keeps it and goes on.
terminal-lesson-strayed = To show what comes next, the table now stands as the lesson has it.
terminal-lesson-over = That was the lesson. orrery learn { $game } goes on; orrery play { $game } plays.
terminal-lesson-left = You can go on from here at any time: orrery learn { $game } { $lesson }
terminal-lesson-help =
    A step asks for a move, for the number of an answer, or only for Enter.
      PART         list the moves that contain a part, then type a number of that list
      next, skip   go on; a move that was asked for is made for you
      back         the step before
      undo         take back a move that was not the one asked for
      what NAME    what a piece, card or place is and does; alone: all names
      why MOVE     why a move cannot be made
      board, log   the board again; what happened so far
      rules [N]    the rules, or rule N
      quit         leave; the lesson goes on from this step another time
puzzle-task = { $name } decides between { $n } moves, and one is clearly best. Type it; “?” shows the solution.
puzzle-right = That is the move: it wins { $win } % of the games, and the second best, { $second }, gives { $margin } % away.
puzzle-solution = The best move is { $move }: it wins { $win } % of the games, and the second best, { $second }, gives { $margin } % away.
puzzle-cost = That gives away { $n } %. Try again.
