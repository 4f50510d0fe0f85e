# The parts of how good a position looks, for reasons of hints.
outlook-points = points as they stand
outlook-won = first or not at the end
outlook-crew = crew asleep, in salvage and settled
outlook-missions = missions still to grow
outlook-upgrades = upgrades still to be used
outlook-platform = platform actions
outlook-drones = drones at home, ready to go
outlook-stores = stores and cards in hand
outlook-launch = crew and vehicles ready to launch
outlook-promise = what this turn will still bring
outlook-rival = lead over the strongest rival
