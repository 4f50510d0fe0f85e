# The parts of how good a position looks, for reasons of hints.
outlook-left = points left in your hand
outlook-rival = points left in the best other hand
outlook-room = room for your pieces
outlook-their-room = room of the others
