# Draws that people enter from the real box.
draws-including = Which card joins the game?
draws-dealing = Which planet lies at place { $n } in { $name }’s system?
draws-flipping = Which specialist card is turned to its back?
draws-laying = Which card is next in the row of specialists?
draws-adding-station = Which station is in the game?
draws-adding-satellite = Which satellite is in the game?
draws-finding-first = Who goes first?
lot-planet = { $n } { $planet }
lot-card = { $card }: { $up } (back: { $down })
lot-seat = { $name }
