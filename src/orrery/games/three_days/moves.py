"""The catalogue: every move of the game, numbered by kind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.games.three_days.components import (
    BONUS_NAMES,
    COLOUR_NAMES,
    CRATER_NAMES,
    EFFECT_NAMES,
    ELEMENT_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    LABORATORY_NAMES,
    MOST_PASSES,
    MOST_SPACES,
    RESOURCE_NAMES,
    ROW_LENGTHS,
    ROW_NAMES,
    SIDE_NAMES,
    TILES_OF_A_COLOUR,
    TOKEN_NAMES,
)
from orrery.kernel import Catalogue, Move, Terms

DAYLIGHT: Final = 0
BONUS_TILE: Final = 2
DEMAND: Final = 12
REVEAL: Final = 36
FACE: Final = 67
STRUCTURE: Final = 71
RECRUIT: Final = 77
TRANSPORT: Final = 99
TO: Final = 121
DIPLOMACY: Final = 143
GANYMEDEAN: Final = 144
CENTER: Final = 276
LABORATORY: Final = 496
UPGRADE: Final = 562
PASS: Final = 593
SPEND: Final = 600
PLACE: Final = 603
TAKE: Final = 631
DECLINE: Final = 637
ADVANCE: Final = 638
FOREMAN_AT: Final = 641
NIGHT_AT: Final = 663
LOAD: Final = 685
REDEEM: Final = 703
UNLOAD: Final = 710
SELL: Final = 722
DONE: Final = 724
MOVES: Final = 725

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
    names = ["mining-cart", "mining-drill"]
    names += [f"{resource}-{i}" for resource in RESOURCE_NAMES for i in (1, 2)]
    for colour in COLOUR_NAMES:
        for row, length in zip(ROW_NAMES, ROW_LENGTHS):
            names += [f"{colour}-{row}-{i + 1}" for i in range(length)]
    return names


def _written() -> list[tuple[str, str, dict[str, str | int]]]:
    """Kind, notation and fields of every move, in the order of the offsets above."""
    moves: list[tuple[str, str, dict[str, str | int]]] = []
    moves += [("daylight", f"daylight {side}", {"side": side}) for side in SIDE_NAMES[:2]]
    moves += [("bonus", f"bonus {name}", {"bonus": name}) for name in BONUS_NAMES]
    moves += [
        ("demand", f"demand {colour}-{i + 1}", {"colour": colour, "number": i + 1})
        for colour in COLOUR_NAMES
        for i in range(TILES_OF_A_COLOUR)
    ]
    moves += [("reveal", f"reveal {effect}", {"upgrade": effect}) for effect in EFFECT_NAMES]
    moves += [
        ("face", f"{colour} {face}", {"colour": colour, "face": face}) for colour in COLOUR_NAMES for face in FACE_NAMES
    ]
    moves += [("structure", f"structure {token}", {"token": token}) for token in TOKEN_NAMES]
    moves += [("recruit", f"recruit {crater}", {"crater": crater}) for crater in CRATER_NAMES]
    moves += [("transport", f"transport {crater}", {"crater": crater}) for crater in CRATER_NAMES]
    moves += [("to", f"to {crater}", {"crater": crater}) for crater in CRATER_NAMES]
    moves += [("diplomacy", "diplomacy", {})]
    moves += [
        ("ganymedean", f"ganymedean {crater} {space + 1}", {"crater": crater, "space": space + 1})
        for crater in CRATER_NAMES
        for space in range(MOST_SPACES)
    ]
    moves += [
        ("center", f"center {crater} {kind}", {"crater": crater, "center": kind})
        for crater in CRATER_NAMES
        for kind in KIND_NAMES
    ]
    moves += [
        ("laboratory", f"laboratory {crater} {colour}", {"crater": crater, "colour": colour})
        for crater in CRATER_NAMES
        for colour in LABORATORY_NAMES
    ]
    moves += [("upgrade", f"upgrade {effect}", {"upgrade": effect}) for effect in EFFECT_NAMES]
    moves += [("pass", f"pass {i + 1}", {"space": i + 1}) for i in range(MOST_PASSES)]
    moves += [("spend", f"spend {resource}", {"resource": resource}) for resource in RESOURCE_NAMES]
    moves += [("place", f"place {space}", {"space": space}) for space in part_names()]
    moves += [("take", f"take {token}", {"token": token}) for token in TOKEN_NAMES]
    moves += [("decline", "decline", {})]
    moves += [("advance", f"advance {resource}", {"resource": resource}) for resource in RESOURCE_NAMES]
    moves += [("foreman", f"foreman {crater}", {"crater": crater}) for crater in CRATER_NAMES]
    moves += [("night", f"night {crater}", {"crater": crater}) for crater in CRATER_NAMES]
    moves += [
        ("load", f"load {element} {place}", {"element": element, "place": place})
        for element in ELEMENT_NAMES
        for place in LOAD_PLACES
    ]
    moves += [("redeem", f"redeem {reward}", {"reward": reward}) for reward in REWARDS]
    moves += [
        ("unload", f"unload {element} {colour}", {"element": element, "colour": colour})
        for element in ELEMENT_NAMES
        for colour in COLOUR_NAMES
    ]
    moves += [("sell", f"sell {colour}", {"colour": colour}) for colour in COLOUR_NAMES]
    moves += [("done", "done", {})]
    return moves


@lru_cache(maxsize=1)
def all_moves() -> Catalogue:
    """The universe of moves, made once."""
    return Catalogue([Move(i, kind, notation, fields) for i, (kind, notation, fields) in enumerate(_written())])


def catalogue(terms: Terms) -> Catalogue:
    """The universe of moves: the same for every number of players and every edition."""
    return all_moves()
