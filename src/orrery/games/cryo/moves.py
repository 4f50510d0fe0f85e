"""The catalogue of moves: everything that can ever be done in Cryo, by number and by notation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARDS,
    CAVERN_NAMES,
    CAVERN_TILE_NAMES,
    CAVERNS,
    CELL_NAMES,
    CELLS,
    CHAMBER_NAMES,
    CHAMBERS,
    DOCK_NAMES,
    DOCKS,
    HIGHEST_TRACK,
    MISSION_NAMES,
    PLATFORM_DOCKS,
    PLATFORM_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    SLOT_NAMES,
    SLOTS,
    SUNSET,
    TILE_NAMES,
    TILES,
    TOKEN_NAMES,
    TUNNEL_NAMES,
    TUNNELS,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
)
from orrery.kernel import Catalogue, Move, Terms
from orrery.scene import SEAT_MARKS
from orrery.vectors import zeros

# chance
FIRST: Final = 0
TILE: Final = FIRST + 4
DAMAGE: Final = TILE + TILES
CAVERN: Final = DAMAGE + DOCKS
TOKEN: Final = CAVERN + CAVERNS
DRAW: Final = TOKEN + SUNSET
DECIDE: Final = DRAW + CARDS
# players
DISCARD: Final = DECIDE + CARDS
DEPLOY: Final = DISCARD + CARDS
RECALL: Final = DEPLOY + DOCKS + 1
FROM: Final = RECALL + 1
USE: Final = FROM + PLATFORM_DOCKS
GAIN: Final = USE + CELLS
PLACE: Final = GAIN + 1
TAKE: Final = PLACE + SLOTS
PAY: Final = TAKE + RESOURCES
NANITES: Final = PAY + RESOURCES
AWAKEN_POD: Final = NANITES + HIGHEST_TRACK + 1
ENOUGH: Final = AWAKEN_POD + CHAMBERS
REACT: Final = ENOUGH + 1
FABRICATE_MIX: Final = REACT + 3
MIXES: Final = 19
ANNOUNCE: Final = FABRICATE_MIX + MIXES
ANNOUNCEMENTS: Final = 9
DRAW_CARD: Final = ANNOUNCE + ANNOUNCEMENTS
UPGRADE: Final = DRAW_CARD + 1
MISSION: Final = UPGRADE + CARDS
VEHICLE: Final = MISSION + CARDS
SCOUT_CAVERN: Final = VEHICLE + CARDS
ASSIGN_POD: Final = SCOUT_CAVERN + CAVERNS
WITHDRAW_POD: Final = ASSIGN_POD + 3
LAUNCH: Final = WITHDRAW_POD + 3
LOAD: Final = LAUNCH + CARDS
MOST_LOADED: Final = 5
TUNNEL: Final = LOAD + MOST_LOADED
SETTLE: Final = TUNNEL + TUNNELS
SETTLE_BOTH: Final = SETTLE + CAVERNS
SPLIT: Final = SETTLE_BOTH + 1
RESOLVE: Final = SPLIT + MOST_LOADED - 1
SABOTAGE_SECTION: Final = RESOLVE + SECTIONS
RETURN: Final = SABOTAGE_SECTION + SECTIONS
ACTIVATE: Final = RETURN + PLATFORM_DOCKS
PASS: Final = ACTIVATE + PLATFORM_DOCKS
END: Final = PASS + 1
SCRAP_CARD: Final = END + 1
SCRAP_TILE: Final = SCRAP_CARD + CARDS
# the rival, decided by the player
RIVAL_DOCK: Final = SCRAP_TILE + SLOTS
RIVAL_TAKE: Final = RIVAL_DOCK + DOCKS
RIVAL_AWAKEN: Final = RIVAL_TAKE + RESOURCES
RIVAL_ASSIGN: Final = RIVAL_AWAKEN + CHAMBERS
RIVAL_RESOLVE: Final = RIVAL_ASSIGN + 3
RIVAL_SABOTAGE: Final = RIVAL_RESOLVE + SECTIONS
RIVAL_SCOUT: Final = RIVAL_SABOTAGE + SECTIONS
RIVAL_SETTLE: Final = RIVAL_SCOUT + CAVERNS
RIVAL_EXTRA: Final = RIVAL_SETTLE + TUNNELS
COUNT: Final = RIVAL_EXTRA + CAVERNS


def _mixes(resource: int) -> vec[i64]:
    """How many crystals, organics or tech (by number) each of the fabricator's 19 mixes spends."""
    table = zeros(MIXES)
    for number, mix in enumerate(_mix_list()):
        table[number] = mix[resource]
    return table


def _mix_list() -> list[tuple[int, int, int]]:
    return [(c, o, n - c - o) for n in (1, 2, 3) for c in range(n, -1, -1) for o in range(n - c, -1, -1)]


def _announced(which: int) -> vec[i64]:
    table = vec[i64](capacity=ANNOUNCEMENTS)
    for pair in _announcements():
        table = append(table, pair[which])
    return table


def _announcements() -> list[tuple[int, int]]:
    return [(n - plays, plays) for n in (1, 2, 3) for plays in range(n + 1)]


MIX_CRYSTALS: Final[vec[i64]] = _mixes(0)
MIX_ORGANICS: Final[vec[i64]] = _mixes(1)
MIX_TECH: Final[vec[i64]] = _mixes(2)
ANNOUNCED_DRAWS: Final[vec[i64]] = _announced(0)
ANNOUNCED_PLAYS: Final[vec[i64]] = _announced(1)


def _mix_name(mix: tuple[int, int, int]) -> str:
    return "C" * mix[0] + "O" * mix[1] + "T" * mix[2]


def _compute_name(draws: int, plays: int) -> str:
    parts = ([f"draw {draws}"] if draws else []) + ([f"play {plays}"] if plays else [])
    return "compute " + " ".join(parts)


@lru_cache(maxsize=1)
def every_move() -> Catalogue:
    """All moves; the same for any number of seats and any edition."""
    found: list[Move] = []

    def kind(start: int, name: str, verb: str, field: str, values: tuple[str, ...]) -> None:
        if start != len(found):
            raise ValueError(f"{name} starts at {start}, not at {len(found)}")
        for value in values:
            found.append(Move(len(found), name, f"{verb} {value}", {field: value}))

    def single(start: int, name: str, notation: str) -> None:
        if start != len(found):
            raise ValueError(f"{name} starts at {start}, not at {len(found)}")
        found.append(Move(start, name, notation))

    lower = DOCK_NAMES[:DOCKS]
    salvage = RESOURCE_NAMES[:3]
    tracks = RESOURCE_NAMES[:RESOURCES]
    kind(FIRST, "first", "first", "seat", tuple(SEAT_MARKS[:4]))
    kind(TILE, "tile", "tile", "tile", TILE_NAMES)
    kind(DAMAGE, "damage", "damage", "dock", lower)
    kind(CAVERN, "cavern", "cavern", "tile", CAVERN_TILE_NAMES)
    kind(TOKEN, "token", "token", "token", TOKEN_NAMES[:SUNSET])
    kind(DRAW, "draw", "draw", "card", UPGRADE_NAMES)
    kind(DECIDE, "decide", "decide", "card", UPGRADE_NAMES)
    kind(DISCARD, "discard", "discard", "card", UPGRADE_NAMES)
    kind(DEPLOY, "deploy", "deploy", "dock", DOCK_NAMES)
    single(RECALL, "recall", "recall")
    kind(FROM, "from", "from", "dock", PLATFORM_NAMES)
    kind(USE, "use", "use", "cell", CELL_NAMES)
    single(GAIN, "gain", "gain")
    kind(PLACE, "place", "place", "slot", SLOT_NAMES)
    kind(TAKE, "take", "take", "resource", tracks)
    kind(PAY, "pay", "pay", "resource", tracks)
    for n in range(HIGHEST_TRACK + 1):
        found.append(Move(NANITES + n, "nanites", f"nanites {n}", {"n": n}))
    kind(AWAKEN_POD, "awaken", "awaken", "chamber", CHAMBER_NAMES)
    single(ENOUGH, "enough", "enough")
    for n in (1, 2, 3):
        found.append(Move(len(found), "reactor", f"reactor {n}", {"n": n}))
    for mix in _mix_list():
        found.append(
            Move(
                len(found),
                "fabricate",
                f"fabricate {_mix_name(mix)}",
                {"crystal": mix[0], "organic": mix[1], "tech": mix[2], "n": sum(mix)},
            )
        )
    for draws, plays in _announcements():
        found.append(Move(len(found), "compute", _compute_name(draws, plays), {"draws": draws, "plays": plays}))
    single(DRAW_CARD, "draw-card", "draw card")
    kind(UPGRADE, "upgrade", "upgrade", "card", UPGRADE_NAMES)
    kind(MISSION, "mission", "mission", "card", MISSION_NAMES)
    kind(VEHICLE, "vehicle", "vehicle", "card", VEHICLE_NAMES)
    kind(SCOUT_CAVERN, "scout", "scout", "cavern", CAVERN_NAMES)
    kind(ASSIGN_POD, "assign", "assign", "resource", salvage)
    kind(WITHDRAW_POD, "withdraw", "withdraw", "resource", salvage)
    kind(LAUNCH, "launch", "launch", "card", VEHICLE_NAMES)
    for n in range(1, MOST_LOADED + 1):
        found.append(Move(len(found), "load", f"load {n}", {"n": n}))
    kind(TUNNEL, "tunnel", "tunnel", "tunnel", TUNNEL_NAMES)
    kind(SETTLE, "settle", "settle", "cavern", CAVERN_NAMES)
    single(SETTLE_BOTH, "settle-both", "settle both")
    for n in range(1, MOST_LOADED):
        found.append(Move(len(found), "split", f"split {n}", {"n": n}))
    kind(RESOLVE, "resolve", "resolve", "section", SECTION_NAMES)
    kind(SABOTAGE_SECTION, "sabotage", "sabotage", "section", SECTION_NAMES)
    kind(RETURN, "return", "return", "dock", PLATFORM_NAMES)
    kind(ACTIVATE, "activate", "activate", "dock", PLATFORM_NAMES)
    single(PASS, "pass", "pass")
    single(END, "end", "end turn")
    kind(SCRAP_CARD, "scrap", "scrap", "card", UPGRADE_NAMES)
    kind(SCRAP_TILE, "scrap-tile", "scrap tile", "slot", SLOT_NAMES)
    kind(RIVAL_DOCK, "rival-dock", "rival dock", "dock", lower)
    kind(RIVAL_TAKE, "rival-take", "rival take", "resource", tracks)
    kind(RIVAL_AWAKEN, "rival-awaken", "rival awaken", "chamber", CHAMBER_NAMES)
    kind(RIVAL_ASSIGN, "rival-assign", "rival assign", "resource", salvage)
    kind(RIVAL_RESOLVE, "rival-resolve", "rival resolve", "section", SECTION_NAMES)
    kind(RIVAL_SABOTAGE, "rival-sabotage", "rival sabotage", "section", SECTION_NAMES)
    kind(RIVAL_SCOUT, "rival-scout", "rival scout", "cavern", CAVERN_NAMES)
    kind(RIVAL_SETTLE, "rival-settle", "rival settle", "tunnel", TUNNEL_NAMES)
    kind(RIVAL_EXTRA, "rival-extra", "rival extra", "cavern", CAVERN_NAMES)
    if len(found) != COUNT:
        raise ValueError(f"{len(found)} moves, not {COUNT}")
    return Catalogue(found)


def catalogue(terms: Terms) -> Catalogue:
    """The universe of moves, the same under any terms."""
    return every_move()
