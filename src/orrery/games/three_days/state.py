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
    """Everything on the table; per-seat values stand at seat * count + which; beside how each field begins, what a copy takes."""

    def __init__(self, components: Components, seats: i64, refill: bool, rules: i64, old: State | None = None) -> None:
        self.components: Components = components
        self.rules: i64 = rules
        self.seats: i64 = seats
        self.refill: bool = refill
        self.stage: i64 = SETUP if old is None else old.stage
        self.phase: i64 = FLIPPING if old is None else old.phase
        self.round: i64 = 1 if old is None else old.round
        self.lit: i64 = 0 if old is None else old.lit
        self.seat: i64 = 0 if old is None else old.seat
        self.at: i64 = 0 if old is None else old.at
        self.step: i64 = 0 if old is None else old.step
        self.actions_left: i64 = 0 if old is None else old.actions_left
        self.full: i64 = 0 if old is None else old.full
        self.origin: i64 = 0 if old is None else old.origin
        self.envoys_left: i64 = 0 if old is None else old.envoys_left
        self.first_bonus: i64 = NOTHING if old is None else old.first_bonus
        self.second_bonus: i64 = NOTHING if old is None else old.second_bonus
        self.any_parts: i64 = 0 if old is None else old.any_parts
        self.purifier_parts: i64 = 0 if old is None else old.purifier_parts
        self.free_elements: i64 = 0 if old is None else old.free_elements
        self.free_kinds: i64 = 0 if old is None else old.free_kinds
        self.harvested: i64 = 0 if old is None else old.harvested
        self.directed: i64 = 0 if old is None else old.directed
        self.woken: i64 = 0 if old is None else old.woken
        self.advances_left: i64 = 0 if old is None else old.advances_left
        self.advanced: i64 = 0 if old is None else old.advanced
        self.to_reveal: i64 = 0 if old is None else old.to_reveal
        self.order: vec[i64] = vec[i64]() if old is None else old.order[:]
        self.passed: vec[i64] = vec[i64]() if old is None else old.passed[:]
        self.spaces: vec[i64] = vec[i64]() if old is None else old.spaces[:]
        self.centers: vec[i64] = vec[i64]() if old is None else old.centers[:]
        self.laboratories: vec[i64] = vec[i64]() if old is None else old.laboratories[:]
        self.discs_used: vec[i64] = vec[i64]() if old is None else old.discs_used[:]
        self.structures_at: vec[i64] = vec[i64]() if old is None else old.structures_at[:]
        self.pass_tiles: vec[i64] = vec[i64]() if old is None else old.pass_tiles[:]
        self.bonus_stack: vec[i64] = vec[i64]() if old is None else old.bonus_stack[:]
        self.bonus_discard: vec[i64] = vec[i64]() if old is None else old.bonus_discard[:]
        self.stack: vec[i64] = vec[i64]() if old is None else old.stack[:]
        self.offer: vec[i64] = vec[i64]() if old is None else old.offer[:]
        self.discard: vec[i64] = vec[i64]() if old is None else old.discard[:]
        self.demand_at: vec[i64] = vec[i64]() if old is None else old.demand_at[:]
        self.colonists: vec[i64] = vec[i64]() if old is None else old.colonists[:]
        self.research: vec[i64] = vec[i64]() if old is None else old.research[:]
        self.levels: vec[i64] = vec[i64]() if old is None else old.levels[:]
        self.income: vec[i64] = vec[i64]() if old is None else old.income[:]
        self.influence: vec[i64] = vec[i64]() if old is None else old.influence[:]
        self.diplomat: vec[i64] = vec[i64]() if old is None else old.diplomat[:]
        self.envoys: vec[i64] = vec[i64]() if old is None else old.envoys[:]
        self.reach: vec[i64] = vec[i64]() if old is None else old.reach[:]
        self.recruited: vec[i64] = vec[i64]() if old is None else old.recruited[:]
        self.researched: vec[i64] = vec[i64]() if old is None else old.researched[:]
        self.structures: vec[i64] = vec[i64]() if old is None else old.structures[:]
        self.parts: vec[i64] = vec[i64]() if old is None else old.parts[:]
        self.tokens: vec[i64] = vec[i64]() if old is None else old.tokens[:]
        self.demand: vec[i64] = vec[i64]() if old is None else old.demand[:]
        self.face: vec[i64] = vec[i64]() if old is None else old.face[:]
        self.loaded: vec[i64] = vec[i64]() if old is None else old.loaded[:]
        self.stored: vec[i64] = vec[i64]() if old is None else old.stored[:]
        self.upgrades: vec[i64] = vec[i64]() if old is None else old.upgrades[:]
        self.points: vec[i64] = vec[i64]() if old is None else old.points[:]
        self.to_load: vec[i64] = vec[i64]() if old is None else old.to_load[:]

    def copy(self) -> State:
        """A position that shares nothing changeable with this one."""
        return State(self.components, self.seats, self.refill, self.rules, self)

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        return facts_of(self)
