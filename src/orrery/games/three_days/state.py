"""A position: whole numbers only, and a copy of itself on demand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days.components import Components
from orrery.vectors import facts_of

SETUP: Final = 0
DEAL: Final = 1
ROUND_START: Final = 2
ACTIONS: Final = 3
INCOME: Final = 4
HARVEST: Final = 5
REWARDS: Final = 6
SALE: Final = 7
DAY_END: Final = 8
FINISHED: Final = 9
STAGE_NAMES: Final = (
    "setup",
    "deal",
    "round-start",
    "actions",
    "income",
    "harvest",
    "rewards",
    "sale",
    "day-end",
    "finished",
)

FLIPPING: Final = 0
DRAWING_BONUS: Final = 1
DRAWING_DEMAND: Final = 2
DRAWING_UPGRADE: Final = 3
TURNING: Final = 4
ACTING: Final = 5
TRANSPORTING: Final = 6
NEGOTIATING: Final = 7
ESCORTING: Final = 8
COLLECTING: Final = 9
RESEARCHING: Final = 10
ADVANCING: Final = 11
DIRECTING: Final = 12
WAKING: Final = 13
LOADING: Final = 14
REDEEMING: Final = 15
SELLING: Final = 16
SPENDING: Final = 17
OVER_NOW: Final = 18
PHASE_NAMES: Final = (
    "flipping",
    "drawing-bonus",
    "drawing-demand",
    "drawing-upgrade",
    "turning",
    "acting",
    "transporting",
    "negotiating",
    "escorting",
    "collecting",
    "researching",
    "advancing",
    "directing",
    "waking",
    "loading",
    "redeeming",
    "selling",
    "spending",
    "over",
)

GANYMEDEAN: Final = 6
"""In a crater's space: 0 nobody, 1 to 5 a seat's colonist, 6 a Ganymedean."""
ESCORTED: Final = 7
"""A Ganymedean already moved by the Diplomacy action under way."""

IN_STACK: Final = 0
SOLD: Final = 1
HELD: Final = 2
"""Where a Demand tile is; HELD + seat: on that seat's mat."""

CENTER_POINTS: Final = 0
PASS_POINTS: Final = 1
SALVAGE_POINTS: Final = 2
SALE_POINTS: Final = 3
PURITY_POINTS: Final = 4
DAY_END_POINTS: Final = 5
UPGRADE_POINTS: Final = 6
UNSOLD_POINTS: Final = 7
POINT_KINDS: Final = 8
POINT_NAMES: Final = ("centers", "passing", "salvage", "sales", "purity", "day-ends", "upgrades", "unsold")

NOTHING: Final = -1
RULES: Final = 2
"""The newest version of the rules; R27 says what was otherwise in version 1."""


class State:
    """Everything on the table; per-seat values stand at seat * count + which."""

    def __init__(self, components: Components, seats: i64, refill: bool, rules: i64) -> None:
        self.components: Components = components
        self.rules: i64 = rules
        self.seats: i64 = seats
        self.refill: bool = refill
        self.stage: i64 = SETUP
        self.phase: i64 = FLIPPING
        self.round: i64 = 1
        self.lit: i64 = 0
        self.seat: i64 = 0
        self.at: i64 = 0
        self.step: i64 = 0
        self.actions_left: i64 = 0
        self.full: i64 = 0
        self.origin: i64 = 0
        self.envoys_left: i64 = 0
        self.first_bonus: i64 = NOTHING
        self.second_bonus: i64 = NOTHING
        self.any_parts: i64 = 0
        self.purifier_parts: i64 = 0
        self.free_elements: i64 = 0
        self.free_kinds: i64 = 0
        self.harvested: i64 = 0
        self.directed: i64 = 0
        self.woken: i64 = 0
        self.advances_left: i64 = 0
        self.advanced: i64 = 0
        self.to_reveal: i64 = 0
        none = vec[i64]()
        self.order: vec[i64] = none
        self.passed: vec[i64] = none
        self.spaces: vec[i64] = none
        self.centers: vec[i64] = none
        self.laboratories: vec[i64] = none
        self.discs_used: vec[i64] = none
        self.structures_at: vec[i64] = none
        self.pass_tiles: vec[i64] = none
        self.bonus_stack: vec[i64] = none
        self.bonus_discard: vec[i64] = none
        self.stack: vec[i64] = none
        self.offer: vec[i64] = none
        self.discard: vec[i64] = none
        self.demand_at: vec[i64] = none
        self.colonists: vec[i64] = none
        self.research: vec[i64] = none
        self.levels: vec[i64] = none
        self.income: vec[i64] = none
        self.influence: vec[i64] = none
        self.diplomat: vec[i64] = none
        self.envoys: vec[i64] = none
        self.reach: vec[i64] = none
        self.recruited: vec[i64] = none
        self.researched: vec[i64] = none
        self.structures: vec[i64] = none
        self.parts: vec[i64] = none
        self.tokens: vec[i64] = none
        self.demand: vec[i64] = none
        self.face: vec[i64] = none
        self.loaded: vec[i64] = none
        self.stored: vec[i64] = none
        self.upgrades: vec[i64] = none
        self.points: vec[i64] = none
        self.to_load: vec[i64] = none

    def copy(self) -> State:
        """A position that shares nothing changeable with this one.

        Written out because mypyc has no faster way to copy its objects; a test asks it of every field.
        """
        other = State(self.components, self.seats, self.refill, self.rules)
        other.stage = self.stage
        other.phase = self.phase
        other.round = self.round
        other.lit = self.lit
        other.seat = self.seat
        other.at = self.at
        other.step = self.step
        other.actions_left = self.actions_left
        other.full = self.full
        other.origin = self.origin
        other.envoys_left = self.envoys_left
        other.first_bonus = self.first_bonus
        other.second_bonus = self.second_bonus
        other.any_parts = self.any_parts
        other.purifier_parts = self.purifier_parts
        other.free_elements = self.free_elements
        other.free_kinds = self.free_kinds
        other.harvested = self.harvested
        other.directed = self.directed
        other.woken = self.woken
        other.advances_left = self.advances_left
        other.advanced = self.advanced
        other.to_reveal = self.to_reveal
        other.order = self.order[:]
        other.passed = self.passed[:]
        other.spaces = self.spaces[:]
        other.centers = self.centers[:]
        other.laboratories = self.laboratories[:]
        other.discs_used = self.discs_used[:]
        other.structures_at = self.structures_at[:]
        other.pass_tiles = self.pass_tiles[:]
        other.bonus_stack = self.bonus_stack[:]
        other.bonus_discard = self.bonus_discard[:]
        other.stack = self.stack[:]
        other.offer = self.offer[:]
        other.discard = self.discard[:]
        other.demand_at = self.demand_at[:]
        other.colonists = self.colonists[:]
        other.research = self.research[:]
        other.levels = self.levels[:]
        other.income = self.income[:]
        other.influence = self.influence[:]
        other.diplomat = self.diplomat[:]
        other.envoys = self.envoys[:]
        other.reach = self.reach[:]
        other.recruited = self.recruited[:]
        other.researched = self.researched[:]
        other.structures = self.structures[:]
        other.parts = self.parts[:]
        other.tokens = self.tokens[:]
        other.demand = self.demand[:]
        other.face = self.face[:]
        other.loaded = self.loaded[:]
        other.stored = self.stored[:]
        other.upgrades = self.upgrades[:]
        other.points = self.points[:]
        other.to_load = self.to_load[:]
        return other

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        return facts_of(self)
