"""The catalogue: every move of the game, numbered by kind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.games.three_days import components
from orrery.games.three_days.components import COLOUR_NAMES, CRATER_NAMES, ELEMENT_NAMES, RESOURCE_NAMES
from orrery.kernel import Catalogue, Kind, Terms, each, lay_out

# Where each kind of moves begins: after the moves of the kind before. `lay_out` checks every number of them.
DAYLIGHT: Final = 0
BONUS_TILE: Final = DAYLIGHT + 2
DEMAND: Final = BONUS_TILE + 10
REVEAL: Final = DEMAND + 2 * 12
FACE: Final = REVEAL + 31
STRUCTURE: Final = FACE + 2 * 2
RECRUIT: Final = STRUCTURE + 6
TRANSPORT: Final = RECRUIT + 22
TO: Final = TRANSPORT + 22
DIPLOMACY: Final = TO + 22
GANYMEDEAN: Final = DIPLOMACY + 1
CENTER: Final = GANYMEDEAN + 22 * 6
LABORATORY: Final = CENTER + 22 * 10
UPGRADE: Final = LABORATORY + 22 * 3
PASS: Final = UPGRADE + 31
SPEND: Final = PASS + 7
PLACE: Final = SPEND + 3
TAKE: Final = PLACE + 28
DECLINE: Final = TAKE + 6
ADVANCE: Final = DECLINE + 1
FOREMAN_AT: Final = ADVANCE + 3
NIGHT_AT: Final = FOREMAN_AT + 22
LOAD: Final = NIGHT_AT + 22
REDEEM: Final = LOAD + 6 * 3
UNLOAD: Final = REDEEM + 7
SELL: Final = UNLOAD + 6 * 2
DONE: Final = SELL + 2
MOVES: Final = DONE + 1

LOAD_PLACES: Final = ("light", "dark", "storage")
REWARDS: Final = (
    "mining",
    "food-income",
    "food-point",
    "fuel-income",
    "fuel-point",
    "machinery-income",
    "machinery-point",
)


def part_names() -> list[str]:
    """The salvage spaces of a player mat, in order."""
    spaces = ["mining-cart", "mining-drill"]
    spaces += [f"{resource}-{i}" for resource in RESOURCE_NAMES for i in (1, 2)]
    for colour in COLOUR_NAMES:
        for row, length in zip(components.ROW_NAMES, components.ROW_LENGTHS):
            spaces += [f"{colour}-{row}-{i + 1}" for i in range(length)]
    return spaces


@lru_cache(maxsize=1)
def all_moves() -> Catalogue:
    """The universe of moves, made once."""
    craters = each(crater=CRATER_NAMES)
    upgrades = each(upgrade=components.EFFECT_NAMES)
    resources = each(resource=RESOURCE_NAMES)
    tokens = each(token=components.TOKEN_NAMES)
    tiles = each(colour=COLOUR_NAMES, number=range(1, components.TILES_OF_A_COLOUR + 1))
    return lay_out(
        Kind("daylight", DAYLIGHT, each(side=components.SIDE_NAMES[:2])),
        Kind("bonus", BONUS_TILE, each(bonus=components.BONUS_NAMES)),
        Kind("demand", DEMAND, tiles, "demand {colour}-{number}"),
        Kind("reveal", REVEAL, upgrades),
        Kind("face", FACE, each(colour=COLOUR_NAMES, face=components.FACE_NAMES), "{colour} {face}"),
        Kind("structure", STRUCTURE, tokens),
        Kind("recruit", RECRUIT, craters),
        Kind("transport", TRANSPORT, craters),
        Kind("to", TO, craters),
        Kind("diplomacy", DIPLOMACY),
        Kind("ganymedean", GANYMEDEAN, each(crater=CRATER_NAMES, space=range(1, components.MOST_SPACES + 1))),
        Kind("center", CENTER, each(crater=CRATER_NAMES, center=components.KIND_NAMES)),
        Kind("laboratory", LABORATORY, each(crater=CRATER_NAMES, colour=components.LABORATORY_NAMES)),
        Kind("upgrade", UPGRADE, upgrades),
        Kind("pass", PASS, each(space=range(1, components.MOST_PASSES + 1))),
        Kind("spend", SPEND, resources),
        Kind("place", PLACE, each(space=part_names())),
        Kind("take", TAKE, tokens),
        Kind("decline", DECLINE),
        Kind("advance", ADVANCE, resources),
        Kind("foreman", FOREMAN_AT, craters),
        Kind("night", NIGHT_AT, craters),
        Kind("load", LOAD, each(element=ELEMENT_NAMES, place=LOAD_PLACES)),
        Kind("redeem", REDEEM, each(reward=REWARDS)),
        Kind("unload", UNLOAD, each(element=ELEMENT_NAMES, colour=COLOUR_NAMES)),
        Kind("sell", SELL, each(colour=COLOUR_NAMES)),
        Kind("done", DONE),
    )


def catalogue(terms: Terms) -> Catalogue:
    """The universe of moves: the same for every number of players and every edition."""
    return all_moves()
