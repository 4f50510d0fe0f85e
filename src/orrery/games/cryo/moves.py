"""The catalogue of moves: everything that can ever be done in Cryo, by number and by notation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.components import zeros
from orrery.kernel import Catalogue, Move, Terms
from orrery.scene import SEAT_MARKS

# chance
FIRST: Final = 0
TILE: Final = FIRST + 4
DAMAGE: Final = TILE + components.TILES
CAVERN: Final = DAMAGE + components.DOCKS
TOKEN: Final = CAVERN + components.CAVERNS
DRAW: Final = TOKEN + components.SUNSET
DECIDE: Final = DRAW + components.CARDS
# players
DISCARD: Final = DECIDE + components.CARDS
DEPLOY: Final = DISCARD + components.CARDS
RECALL: Final = DEPLOY + components.DOCKS + 1
FROM: Final = RECALL + 1
USE: Final = FROM + components.PLATFORM_DOCKS
GAIN: Final = USE + components.CELLS
PLACE: Final = GAIN + 1
TAKE: Final = PLACE + components.SLOTS
PAY: Final = TAKE + components.RESOURCES
NANITES: Final = PAY + components.RESOURCES
AWAKEN_POD: Final = NANITES + components.HIGHEST_TRACK + 1
ENOUGH: Final = AWAKEN_POD + components.CHAMBERS
REACT: Final = ENOUGH + 1
FABRICATE_MIX: Final = REACT + 3
MIXES: Final = 19
ANNOUNCE: Final = FABRICATE_MIX + MIXES
ANNOUNCEMENTS: Final = 9
DRAW_CARD: Final = ANNOUNCE + ANNOUNCEMENTS
UPGRADE: Final = DRAW_CARD + 1
MISSION: Final = UPGRADE + components.CARDS
VEHICLE: Final = MISSION + components.CARDS
SCOUT_CAVERN: Final = VEHICLE + components.CARDS
ASSIGN_POD: Final = SCOUT_CAVERN + components.CAVERNS
WITHDRAW_POD: Final = ASSIGN_POD + 3
LAUNCH: Final = WITHDRAW_POD + 3
LOAD: Final = LAUNCH + components.CARDS
MOST_LOADED: Final = 5
TUNNEL: Final = LOAD + MOST_LOADED
SETTLE: Final = TUNNEL + components.TUNNELS
SETTLE_BOTH: Final = SETTLE + components.CAVERNS
SPLIT: Final = SETTLE_BOTH + 1
RESOLVE: Final = SPLIT + MOST_LOADED - 1
SABOTAGE_SECTION: Final = RESOLVE + components.SECTIONS
RETURN: Final = SABOTAGE_SECTION + components.SECTIONS
ACTIVATE: Final = RETURN + components.PLATFORM_DOCKS
PASS: Final = ACTIVATE + components.PLATFORM_DOCKS
END: Final = PASS + 1
SCRAP_CARD: Final = END + 1
SCRAP_TILE: Final = SCRAP_CARD + components.CARDS
# the rival, decided by the player
RIVAL_DOCK: Final = SCRAP_TILE + components.SLOTS
RIVAL_TAKE: Final = RIVAL_DOCK + components.DOCKS
RIVAL_AWAKEN: Final = RIVAL_TAKE + components.RESOURCES
RIVAL_ASSIGN: Final = RIVAL_AWAKEN + components.CHAMBERS
RIVAL_RESOLVE: Final = RIVAL_ASSIGN + 3
RIVAL_SABOTAGE: Final = RIVAL_RESOLVE + components.SECTIONS
RIVAL_SCOUT: Final = RIVAL_SABOTAGE + components.SECTIONS
RIVAL_SETTLE: Final = RIVAL_SCOUT + components.CAVERNS
RIVAL_EXTRA: Final = RIVAL_SETTLE + components.TUNNELS
COUNT: Final = RIVAL_EXTRA + components.CAVERNS


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

    lower = components.DOCK_NAMES[: components.DOCKS]
    salvage = components.RESOURCE_NAMES[:3]
    tracks = components.RESOURCE_NAMES[: components.RESOURCES]
    kind(FIRST, "first", "first", "seat", tuple(SEAT_MARKS[:4]))
    kind(TILE, "tile", "tile", "tile", components.TILE_NAMES)
    kind(DAMAGE, "damage", "damage", "dock", lower)
    kind(CAVERN, "cavern", "cavern", "tile", components.CAVERN_TILE_NAMES)
    kind(TOKEN, "token", "token", "token", components.TOKEN_NAMES[: components.SUNSET])
    kind(DRAW, "draw", "draw", "card", components.UPGRADE_NAMES)
    kind(DECIDE, "decide", "decide", "card", components.UPGRADE_NAMES)
    kind(DISCARD, "discard", "discard", "card", components.UPGRADE_NAMES)
    kind(DEPLOY, "deploy", "deploy", "dock", components.DOCK_NAMES)
    single(RECALL, "recall", "recall")
    kind(FROM, "from", "from", "dock", components.PLATFORM_NAMES)
    kind(USE, "use", "use", "cell", components.CELL_NAMES)
    single(GAIN, "gain", "gain")
    kind(PLACE, "place", "place", "slot", components.SLOT_NAMES)
    kind(TAKE, "take", "take", "resource", tracks)
    kind(PAY, "pay", "pay", "resource", tracks)
    for n in range(components.HIGHEST_TRACK + 1):
        found.append(Move(NANITES + n, "nanites", f"nanites {n}", {"n": n}))
    kind(AWAKEN_POD, "awaken", "awaken", "chamber", components.CHAMBER_NAMES)
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
    kind(UPGRADE, "upgrade", "upgrade", "card", components.UPGRADE_NAMES)
    kind(MISSION, "mission", "mission", "card", components.MISSION_NAMES)
    kind(VEHICLE, "vehicle", "vehicle", "card", components.VEHICLE_NAMES)
    kind(SCOUT_CAVERN, "scout", "scout", "cavern", components.CAVERN_NAMES)
    kind(ASSIGN_POD, "assign", "assign", "resource", salvage)
    kind(WITHDRAW_POD, "withdraw", "withdraw", "resource", salvage)
    kind(LAUNCH, "launch", "launch", "card", components.VEHICLE_NAMES)
    for n in range(1, MOST_LOADED + 1):
        found.append(Move(len(found), "load", f"load {n}", {"n": n}))
    kind(TUNNEL, "tunnel", "tunnel", "tunnel", components.TUNNEL_NAMES)
    kind(SETTLE, "settle", "settle", "cavern", components.CAVERN_NAMES)
    single(SETTLE_BOTH, "settle-both", "settle both")
    for n in range(1, MOST_LOADED):
        found.append(Move(len(found), "split", f"split {n}", {"n": n}))
    kind(RESOLVE, "resolve", "resolve", "section", components.SECTION_NAMES)
    kind(SABOTAGE_SECTION, "sabotage", "sabotage", "section", components.SECTION_NAMES)
    kind(RETURN, "return", "return", "dock", components.PLATFORM_NAMES)
    kind(ACTIVATE, "activate", "activate", "dock", components.PLATFORM_NAMES)
    single(PASS, "pass", "pass")
    single(END, "end", "end turn")
    kind(SCRAP_CARD, "scrap", "scrap", "card", components.UPGRADE_NAMES)
    kind(SCRAP_TILE, "scrap-tile", "scrap tile", "slot", components.SLOT_NAMES)
    kind(RIVAL_DOCK, "rival-dock", "rival dock", "dock", lower)
    kind(RIVAL_TAKE, "rival-take", "rival take", "resource", tracks)
    kind(RIVAL_AWAKEN, "rival-awaken", "rival awaken", "chamber", components.CHAMBER_NAMES)
    kind(RIVAL_ASSIGN, "rival-assign", "rival assign", "resource", salvage)
    kind(RIVAL_RESOLVE, "rival-resolve", "rival resolve", "section", components.SECTION_NAMES)
    kind(RIVAL_SABOTAGE, "rival-sabotage", "rival sabotage", "section", components.SECTION_NAMES)
    kind(RIVAL_SCOUT, "rival-scout", "rival scout", "cavern", components.CAVERN_NAMES)
    kind(RIVAL_SETTLE, "rival-settle", "rival settle", "tunnel", components.TUNNEL_NAMES)
    kind(RIVAL_EXTRA, "rival-extra", "rival extra", "cavern", components.CAVERN_NAMES)
    if len(found) != COUNT:
        raise ValueError(f"{len(found)} moves, not {COUNT}")
    return Catalogue(found)


def catalogue(terms: Terms) -> Catalogue:
    """The universe of moves, the same under any terms."""
    return every_move()
