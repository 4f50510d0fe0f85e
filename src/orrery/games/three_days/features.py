"""What there is to say of a seat's position in Three Days: the names of the features that are weighed, and where each stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from orrery.games.three_days.components import EFFECT_NAMES, MASONRY_CREW, RESOURCE_NAMES

FEATURES: Final = (
    "points",
    *RESOURCE_NAMES,
    *(f"last-{resource}" for resource in RESOURCE_NAMES),
    "hoard",
    *(f"income-{resource}" for resource in RESOURCE_NAMES),
    "recruits",
    "researches",
    "constructs",
    "recruit-cost",
    "laboratory-cost",
    "colonists",
    "sites",
    "rich-sites",
    "harvest-food",
    "harvest-fuel",
    "harvest-machinery",
    "harvest-wanted",
    "harvest-spare",
    "harvest-influence",
    "last-harvest",
    *(f"effect-{effect}" for effect in EFFECT_NAMES[MASONRY_CREW:]),
    "end-points",
    "structures",
    "half-pairs",
    "pairs",
    "next-day-end",
    "day-end-spaces",
    "parts",
    "columns",
    "equipment",
    "purity",
    "low-row",
    "middle-row",
    "top-row",
    "begun",
    "coming",
    "complete",
    "extra",
    "stored",
    "unsold",
    "influence",
    "envoys",
    "reach",
    "still-in",
    "pass-points",
    "pass-bonus",
    "place",
    "actions",
    "collecting",
    "token",
    "journey",
    "researching",
    "negotiating",
    "free-elements",
)
"""What there is to say of a seat's position."""

# Where they stand.
POINTS: Final = 0
LEVEL: Final = 1
"""Food, fuel and machinery, as much as a round can use, while rounds are left to spend them in; and in the last round."""
LAST_LEVEL: Final = 4
HOARD: Final = 7
"""Units above what a round can use."""
INCOME: Final = 8
"""Steps of income by the rounds in which they are still collected."""
RECRUITS: Final = 11
"""Enough food for the next colonist, enough machinery for the next laboratory and for the next structure."""
RESEARCHES: Final = 12
CONSTRUCTS: Final = 13
RECRUIT_COST: Final = 14
LABORATORY_COST: Final = 15
COLONISTS: Final = 16
SITES: Final = 17
"""Colonists in craters without a center: where white ones are allowed, and where others are."""
RICH_SITES: Final = 18
HARVEST: Final = 19
"""What the colonists will harvest in all rounds to come: resources, elements that a Demand tile waits for, others, Influence."""
HARVEST_WANTED: Final = 22
HARVEST_SPARE: Final = 23
HARVEST_INFLUENCE: Final = 24
LAST_HARVEST: Final = 25
"""Elements of the last harvest, which can still be sold."""
EFFECT: Final = 26
"""Each Upgrade tile, by the part of the rounds left; those that raise an income are seen in the income."""
END_POINTS: Final = 54
STRUCTURES: Final = 55
HALF_PAIRS: Final = 56
"""Tokens without their partners, pairs and free Day End spaces, by the day ends to come."""
PAIRS: Final = 57
NEXT_DAY_END: Final = 58
"""What the pairs would score at the next day end, as far as it can be foreseen."""
SPACES: Final = 59
PARTS: Final = 60
COLUMNS: Final = 61
EQUIPMENT: Final = 62
PURITY: Final = 63
LOW_ROW: Final = 64
"""Parts in the rows of both purifiers."""
BEGUN: Final = 67
"""Points of Demand tiles by the part of their elements that lie on them; with what the next harvest brings; complete."""
COMING: Final = 68
COMPLETE: Final = 69
EXTRA: Final = 70
STORED: Final = 71
UNSOLD: Final = 72
INFLUENCE: Final = 73
ENVOYS: Final = 74
REACH: Final = 75
STILL_IN: Final = 76
"""Not having passed yet, and what the best free space of the Pass track offers."""
PASS_POINTS: Final = 77
PASS_BONUS: Final = 78
PLACE: Final = 79
"""How late the seat's turn comes in this round, or in the next once it has passed."""
ACTIONS: Final = 80
COLLECTING: Final = 81
"""What the decision under way will bring."""
TOKEN: Final = 82
JOURNEY: Final = 83
RESEARCHING: Final = 84
NEGOTIATING: Final = 85
FREE_ELEMENTS: Final = 86
NOTHING: Final[vec[float]] = vec[float]([0.0] * 87)
