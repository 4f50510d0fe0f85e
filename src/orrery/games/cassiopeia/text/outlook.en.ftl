# The parts of how good a position looks, for reasons of hints.
outlook-planets = your way to the next planets
outlook-object = the space object you are buying
outlook-logistics = Logistics on your side
outlook-exposed = safety of your resources
outlook-effects = effects in the turns to come
outlook-specialist = what your specialist will still do
outlook-rival = lead over the strongest rival
outlook-win = the seventh planet: you win
