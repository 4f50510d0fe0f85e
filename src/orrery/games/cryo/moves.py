"""The catalogue of moves: everything that can ever be done in Cryo, by number and by notation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.kernel import Catalogue, Fields, Kind, Terms, each, lay_out
from orrery.scene import SEAT_MARKS
from orrery.vectors import zeros

# The first move of each kind, from the one before and how many that has; `lay_out` counts them. Numbers, not `DOCKS` or `CARDS`:
# mypyc puts a constant's value into the code only if it is made of numbers and of constants of the same file.

# chance
FIRST: Final = 0
TILE: Final = FIRST + 4
DAMAGE: Final = TILE + 26
CAVERN: Final = DAMAGE + 20
TOKEN: Final = CAVERN + 14
DRAW: Final = TOKEN + 28
DECIDE: Final = DRAW + 8
# players
DISCARD: Final = DECIDE + 8
DEPLOY: Final = DISCARD + 8
RECALL: Final = DEPLOY + 21
FROM: Final = RECALL + 1
USE: Final = FROM + 6
GAIN: Final = USE + 32
PLACE: Final = GAIN + 1
TAKE: Final = PLACE + 7
PAY: Final = TAKE + 5
NANITES: Final = PAY + 5
AWAKEN_POD: Final = NANITES + 10
ENOUGH: Final = AWAKEN_POD + 12
REACT: Final = ENOUGH + 1
FABRICATE_MIX: Final = REACT + 3
MIXES: Final = 19
ANNOUNCE: Final = FABRICATE_MIX + MIXES
ANNOUNCEMENTS: Final = 9
DRAW_CARD: Final = ANNOUNCE + ANNOUNCEMENTS
UPGRADE: Final = DRAW_CARD + 1
MISSION: Final = UPGRADE + 8
VEHICLE: Final = MISSION + 8
SCOUT_CAVERN: Final = VEHICLE + 8
ASSIGN_POD: Final = SCOUT_CAVERN + 14
WITHDRAW_POD: Final = ASSIGN_POD + 3
LAUNCH: Final = WITHDRAW_POD + 3
LOAD: Final = LAUNCH + 8
MOST_LOADED: Final = 5
TUNNEL: Final = LOAD + MOST_LOADED
SETTLE: Final = TUNNEL + 22
SETTLE_BOTH: Final = SETTLE + 14
SPLIT: Final = SETTLE_BOTH + 1
RESOLVE: Final = SPLIT + MOST_LOADED - 1
SABOTAGE_SECTION: Final = RESOLVE + 4
RETURN: Final = SABOTAGE_SECTION + 4
ACTIVATE: Final = RETURN + 6
PASS: Final = ACTIVATE + 6
END: Final = PASS + 1
SCRAP_CARD: Final = END + 1
SCRAP_TILE: Final = SCRAP_CARD + 8
# the rival, decided by the player
RIVAL_DOCK: Final = SCRAP_TILE + 7
RIVAL_TAKE: Final = RIVAL_DOCK + 20
RIVAL_AWAKEN: Final = RIVAL_TAKE + 5
RIVAL_ASSIGN: Final = RIVAL_AWAKEN + 12
RIVAL_RESOLVE: Final = RIVAL_ASSIGN + 3
RIVAL_SABOTAGE: Final = RIVAL_RESOLVE + 4
RIVAL_SCOUT: Final = RIVAL_SABOTAGE + 4
RIVAL_SETTLE: Final = RIVAL_SCOUT + 14
RIVAL_EXTRA: Final = RIVAL_SETTLE + 22
COUNT: Final = RIVAL_EXTRA + 14


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


def _mix_fields() -> list[Fields]:
    return [{"crystal": c, "organic": o, "tech": t, "n": c + o + t} for c, o, t in _mix_list()]


def _mix_notation(mix: Fields) -> str:
    return "fabricate " + "C" * int(mix["crystal"]) + "O" * int(mix["organic"]) + "T" * int(mix["tech"])


def _announced_fields() -> list[Fields]:
    return [{"draws": draws, "plays": plays} for draws, plays in _announcements()]


def _announced_notation(announced: Fields) -> str:
    draws, plays = announced["draws"], announced["plays"]
    return " ".join(["compute", *([f"draw {draws}"] if draws else []), *([f"play {plays}"] if plays else [])])


@lru_cache(maxsize=1)
def every_move() -> Catalogue:
    """All moves; the same for any number of seats and any edition."""
    return lay_out(*_chance_kinds(), *_seat_kinds(), *_rival_kinds())


_CARD_FIELDS: Final = each(card=components.UPGRADE_NAMES)
_DOCKS: Final = each(dock=components.DOCK_NAMES[: components.DOCKS])
_PLATFORM: Final = each(dock=components.PLATFORM_NAMES)
_SLOTS: Final = each(slot=components.SLOT_NAMES)
_SECTIONS: Final = each(section=components.SECTION_NAMES)
_CHAMBERS: Final = each(chamber=components.CHAMBER_NAMES)
_CAVERNS: Final = each(cavern=components.CAVERN_NAMES)
_TUNNELS: Final = each(tunnel=components.TUNNEL_NAMES)
_TRACKS: Final = each(resource=components.RESOURCE_NAMES[: components.RESOURCES])
_SALVAGE: Final = each(resource=components.RESOURCE_NAMES[:3])


def _chance_kinds() -> tuple[Kind, ...]:
    return (
        Kind("first", FIRST, each(seat=SEAT_MARKS[:4])),
        Kind("tile", TILE, each(tile=components.TILE_NAMES)),
        Kind("damage", DAMAGE, _DOCKS),
        Kind("cavern", CAVERN, each(tile=components.CAVERN_TILE_NAMES)),
        Kind("token", TOKEN, each(token=components.TOKEN_NAMES[: components.SUNSET])),
        Kind("draw", DRAW, _CARD_FIELDS),
        Kind("decide", DECIDE, _CARD_FIELDS),
    )


def _seat_kinds() -> tuple[Kind, ...]:
    return (
        Kind("discard", DISCARD, _CARD_FIELDS),
        Kind("deploy", DEPLOY, each(dock=components.DOCK_NAMES)),
        Kind("recall", RECALL),
        Kind("from", FROM, _PLATFORM),
        Kind("use", USE, each(cell=components.CELL_NAMES)),
        Kind("gain", GAIN),
        Kind("place", PLACE, _SLOTS),
        Kind("take", TAKE, _TRACKS),
        Kind("pay", PAY, _TRACKS),
        Kind("nanites", NANITES, each(n=range(components.HIGHEST_TRACK + 1))),
        Kind("awaken", AWAKEN_POD, _CHAMBERS),
        Kind("enough", ENOUGH),
        Kind("reactor", REACT, each(n=(1, 2, 3))),
        Kind("fabricate", FABRICATE_MIX, _mix_fields(), _mix_notation),
        Kind("compute", ANNOUNCE, _announced_fields(), _announced_notation),
        Kind("draw-card", DRAW_CARD),
        Kind("upgrade", UPGRADE, _CARD_FIELDS),
        Kind("mission", MISSION, each(card=components.MISSION_NAMES)),
        Kind("vehicle", VEHICLE, each(card=components.VEHICLE_NAMES)),
        Kind("scout", SCOUT_CAVERN, _CAVERNS),
        Kind("assign", ASSIGN_POD, _SALVAGE),
        Kind("withdraw", WITHDRAW_POD, _SALVAGE),
        Kind("launch", LAUNCH, each(card=components.VEHICLE_NAMES)),
        Kind("load", LOAD, each(n=range(1, MOST_LOADED + 1))),
        Kind("tunnel", TUNNEL, _TUNNELS),
        Kind("settle", SETTLE, _CAVERNS),
        Kind("settle-both", SETTLE_BOTH),
        Kind("split", SPLIT, each(n=range(1, MOST_LOADED))),
        Kind("resolve", RESOLVE, _SECTIONS),
        Kind("sabotage", SABOTAGE_SECTION, _SECTIONS),
        Kind("return", RETURN, _PLATFORM),
        Kind("activate", ACTIVATE, _PLATFORM),
        Kind("pass", PASS),
        Kind("end", END, notation="end turn"),
        Kind("scrap", SCRAP_CARD, _CARD_FIELDS),
        Kind("scrap-tile", SCRAP_TILE, _SLOTS),
    )


def _rival_kinds() -> tuple[Kind, ...]:
    return (
        Kind("rival-dock", RIVAL_DOCK, _DOCKS),
        Kind("rival-take", RIVAL_TAKE, _TRACKS),
        Kind("rival-awaken", RIVAL_AWAKEN, _CHAMBERS),
        Kind("rival-assign", RIVAL_ASSIGN, _SALVAGE),
        Kind("rival-resolve", RIVAL_RESOLVE, _SECTIONS),
        Kind("rival-sabotage", RIVAL_SABOTAGE, _SECTIONS),
        Kind("rival-scout", RIVAL_SCOUT, _CAVERNS),
        Kind("rival-settle", RIVAL_SETTLE, _TUNNELS),
        Kind("rival-extra", RIVAL_EXTRA, _CAVERNS),
    )


def catalogue(terms: Terms) -> Catalogue:
    """The universe of moves, the same under any terms."""
    return every_move()
