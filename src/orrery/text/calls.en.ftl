# What a device is called with, and what the app says of itself.
call-turn = { $game }: your turn
call-with = With { $others }.
call-alone = Your next decision is waiting.
call-reminder = { $left ->
    [one] Less than an hour is left for your decision.
   *[other] About { $left } hours are left for your decision.
}
about-app = A digital tabletop for board games of the outer worlds: with friends, against bots, by the book.
