# Draws that people enter from the real box.
draws-flipping = Which side begins in daylight?
draws-drawing-bonus = Which bonus tile lies on Pass space { $n }?
draws-drawing-demand = Which { $colour } Demand tile does { $name } draw?
draws-drawing-upgrade = Which Upgrade tile is offered next?
lot-demand = { $n }: { $front } or { $back }
