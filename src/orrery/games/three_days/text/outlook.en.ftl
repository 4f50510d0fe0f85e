# The parts of how good a position looks, for reasons of hints.
outlook-track = points on the track
outlook-resources = resources and income
outlook-colonists = colonists and what they will harvest
outlook-upgrades = upgrade tiles
outlook-day-ends = tokens and spaces for the ends of days
outlook-salvage = salvage parts on your mat
outlook-demand = elements for your Demand tiles
outlook-influence = influence
outlook-envoys = envoys and reach
outlook-pass = the pass still open to you
outlook-at-hand = what this action will still bring
