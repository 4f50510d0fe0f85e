"""What there is to say of a player's position in Cryo: the names of the features that are weighed, and where each stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from orrery.games.cryo.components import MISSION_NAMES, RESOURCE_NAMES, UPGRADE_NAMES

FEATURES: Final = (
    "points",
    "majorities",
    "mission-points",
    "asleep",
    "endangered",
    "in-salvage",
    "settled",
    "caverns",
    "firm",
    *(f"mission-{mission}" for mission in MISSION_NAMES),
    *(f"upgrade-{upgrade}" for upgrade in UPGRADE_NAMES),
    "tiles",
    "platform",
    "in-the-way",
    "drones",
    "last-drone",
    "no-drone",
    *(f"first-{resource}" for resource in RESOURCE_NAMES),
    *(f"more-{resource}" for resource in RESOURCE_NAMES),
    *(f"hand-{card}" for card in UPGRADE_NAMES),
    "awake",
    "seats-taken",
    "seats-free",
    "launch",
    "draws",
    "best-play",
    "further-plays",
    "debts",
    "pods-moving",
    "tile",
    "scouts",
    "activates",
    "acts",
    "overclocks",
    "recalls",
    "turn",
)
"""What there is to say of a player's position, and of what the turn at hand still promises."""

# Where they stand.
POINTS: Final = 0
MAJORITIES: Final = 1
"""The points of majorities and of missions among them."""
MISSION_POINTS: Final = 2
ASLEEP: Final = 3
ENDANGERED: Final = 4
"""Crew pods in a chamber for which a sabotage token lies ready."""
IN_SALVAGE: Final = 5
SETTLED: Final = 6
CAVERNS_SETTLED: Final = 7
"""Caverns with crew pods, and those in which two more would have to come to take the majority."""
FIRM: Final = 8
MISSION: Final = 9
UPGRADE: Final = 17
TILES: Final = 25
PLATFORM: Final = 26
"""What all complete platform actions yield each time; and of those whose dock a drone has not left."""
IN_THE_WAY: Final = 27
DRONES: Final = 28
LAST_DRONE: Final = 29
NO_DRONE: Final = 30
FIRST: Final = 31
"""The first few of each resource, and of the cards in hand; and those beyond."""
MORE: Final = 37
HAND: Final = 43
AWAKE: Final = 51
SEATS_TAKEN: Final = 52
SEATS_FREE: Final = 53
LAUNCH: Final = 54
"""The best launch in sight, in points."""
DRAWS: Final = 55
BEST_PLAY: Final = 56
"""What the best card in hand brings where one is about to be played, and how many follow it."""
FURTHER_PLAYS: Final = 57
DEBTS: Final = 58
PODS_MOVING: Final = 59
TILE: Final = 60
SCOUTS: Final = 61
"""A cavern is about to be turned up with a crew pod in it."""
ACTIVATES: Final = 62
ACTS: Final = 63
"""What the best action beside the dock brings."""
OVERCLOCKS: Final = 64
RECALLS: Final = 65
TURN: Final = 66
NOTHING: Final[vec[float]] = vec[float]([0.0] * 67)
