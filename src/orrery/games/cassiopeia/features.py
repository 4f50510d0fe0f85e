"""What there is to say of a seat's position in Cassiopeia: the names of the features that are weighed, and where each stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from orrery.games.cassiopeia.components import ACTION_NAMES, EFFECT_IDS, PLANETS

FEATURES: Final = (
    *(f"built-{count}" for count in range(1, PLANETS)),
    "cost",
    "cheapest",
    "nearest",
    "second",
    "ready",
    "ready-later",
    "ready-twice",
    "coins",
    "bots",
    "lenses",
    "cells",
    "spare-bots",
    "spare-lenses",
    "spare-cells",
    "capsules",
    "need-bots",
    "need-lenses",
    "need-cells",
    "optimized",
    "symbols",
    "exposed",
    *(f"effect-{effect}" for effect in EFFECT_IDS),
    "object",
    "waits",
    *(f"action-{action}" for action in ACTION_NAMES[1:]),
    "by-logistics",
    "after",
    "taking",
    "claiming",
    "builds",
    "place",
    "taxed",
    "turn",
)
"""What there is to say of a seat's position; goods are counted as they will be when payment and specialist are resolved."""

# Where they stand.
BUILT: Final = 0
"""One of six: as many planets as that are inhabited, the one being paid for among them."""
COST: Final = 6
"""What all planets to come cost, in tens of coins."""
CHEAPEST: Final = 7
NEAREST: Final = 8
"""The coins' worth that lacks for the planet that lacks least, and for the next."""
SECOND: Final = 9
READY: Final = 10
"""A planet that can be paid for: in this round, later, and a second one."""
READY_LATER: Final = 11
READY_TWICE: Final = 12
GOODS: Final = 13
"""Coins, and what planets to come ask for of bots, lenses and cells."""
SPARE: Final = 17
"""Bots, lenses and cells that none asks for."""
CAPSULES: Final = 20
NEED: Final = 21
"""How many bots, lenses and cells the planets to come ask for."""
OPTIMIZED: Final = 24
SYMBOLS: Final = 25
EXPOSED: Final = 26
"""Each unprotected resource beyond three."""
EFFECT: Final = 27
"""Each effect, by the part of the planets still to build."""
OBJECT: Final = 46
WAITS: Final = 47
"""The chosen specialist is still to come; and by what it does."""
ACTION: Final = 48
BY_LOGISTICS: Final = 56
AFTER: Final = 57
TAKING: Final = 58
CLAIMING: Final = 59
BUILDS: Final = 60
"""Step 3 is still to come in this round."""
PLACE: Final = 61
TAXED: Final = 62
TURN: Final = 63
NOTHING: Final[vec[float]] = vec[float]([0.0] * 64)
