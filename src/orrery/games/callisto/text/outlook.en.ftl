# The parts of how good a position looks, for reasons of hints.
outlook-left = points out of your hand
outlook-rival = points still in the best other hand
outlook-room = room for your pieces
outlook-their-room = room taken from the others
