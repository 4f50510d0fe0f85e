"""A position of Cassiopeia: plain numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import CARDS, OBJECTS, PLANETS, PRICED, RESOURCES, Components
from orrery.vectors import facts_of, filled, zeros

# Phases: what is being decided.
INCLUDING: Final = 0
DEALING: Final = 1
FLIPPING: Final = 2
LAYING: Final = 3
ADDING_STATION: Final = 4
ADDING_SATELLITE: Final = 5
FINDING_FIRST: Final = 6
CHOOSING: Final = 7
STARTING: Final = 8
COLLECTED: Final = 9
ACTING: Final = 10
CLAIMING: Final = 11
DISCARDING: Final = 12
TAKING: Final = 13
RELAYING: Final = 14
CAPSULE_OFFERED: Final = 15
EXCHANGING: Final = 16
BUILDING: Final = 17
PAYING: Final = 18
STORING: Final = 19
ENDED: Final = 20
# Passed through without a decision.
NEXT_TURN: Final = 21
COLLECT: Final = 22
RESOLVE_NEXT: Final = 23
BUILD_NEXT: Final = 24
STORE_NEXT: Final = 25
TOKEN_NEXT: Final = 26
SETTLE_NEXT: Final = 27

PHASE_NAMES: Final = (
    "including",
    "dealing",
    "flipping",
    "laying",
    "adding-station",
    "adding-satellite",
    "finding-first",
    "choosing",
    "starting",
    "collected",
    "acting",
    "claiming",
    "discarding",
    "taking",
    "relaying",
    "capsule",
    "exchanging",
    "building",
    "paying",
    "storing",
    "ended",
)

# What a payment is for.
FOR_RESOURCE: Final = 0
FOR_CAPSULE: Final = 1
FOR_OBJECT: Final = 2
FOR_RELAY: Final = 3
FOR_FREIGHT: Final = 4
FOR_GROWING: Final = 5
FOR_PLANET: Final = 6

# How far the specialist's effect has been resolved.
MAIN_PART: Final = 0
LOGISTICS_PART: Final = 1
AFTER_PART: Final = 2
RESOLVED: Final = 3

PAID_OFF: Final = -2
"""In place of a victim: the Smuggler found nobody and gained coins."""

NOT_IN_GAME: Final = -2
UNOWNED: Final = -1
"""In place of a space object's owner."""


class State:
    """Who has what, and what is being decided; beside how each field begins, what a copy takes."""

    def __init__(self, components: Components, seats: i64, old: State | None = None) -> None:
        self.components: Components = components
        self.seats: i64 = seats
        self.phase: i64 = INCLUDING if old is None else old.phase
        self.mover: i64 = -1 if old is None else old.mover
        self.hosted: bool = False if old is None else old.hosted
        """Whether the first seat picks the specialist cards, not chance."""
        self.wanted: i64 = 6 if old is None else old.wanted
        """How many specialist cards the game uses at most."""
        # Planets: by seat and place in the row; by seat and number.
        self.row: vec[i64] = filled(seats * PLANETS, -1) if old is None else old.row[:]
        self.inhabited: vec[i64] = zeros(seats * PLANETS) if old is None else old.inhabited[:]
        self.dealt: i64 = 0 if old is None else old.dealt
        self.terraformed: vec[i64] = zeros(seats) if old is None else old.terraformed[:]
        self.earth: vec[i64] = zeros(seats) if old is None else old.earth[:]
        """Earth symbols less Mars symbols, the base included."""
        self.powers: vec[i64] = zeros(seats) if old is None else old.powers[:]
        """The active effects of planets and objects, a bit each."""
        # Resources: by seat and kind; the coins among them that lie in the Banking Complex.
        self.goods: vec[i64] = zeros(seats * RESOURCES) if old is None else old.goods[:]
        self.stored: vec[i64] = zeros(seats) if old is None else old.stored[:]
        # Specialists: by card.
        self.chosen: vec[i64] = zeros(CARDS) if old is None else old.chosen[:]
        """1 where the card is in this game."""
        self.face: vec[i64] = zeros(CARDS) if old is None else old.face[:]
        self.flips: i64 = 3 if old is None else old.flips
        """How many cards are still to be turned at set-up."""
        self.coins: vec[i64] = zeros(CARDS) if old is None else old.coins[:]
        self.token: vec[i64] = filled(CARDS, -1) if old is None else old.token[:]
        self.used: vec[i64] = zeros(CARDS) if old is None else old.used[:]
        self.picked: vec[i64] = filled(seats, -1) if old is None else old.picked[:]
        """By seat: the card under its token."""
        self.slots: vec[i64] = vec[i64]() if old is None else old.slots[:]
        """The row of cards from left to right."""
        self.order: vec[i64] = vec[i64]() if old is None else old.order[:]
        """Seats in the order of initiative."""
        self.logistics: i64 = 0 if old is None else old.logistics
        # Space objects: by object.
        self.owner: vec[i64] = filled(OBJECTS, NOT_IN_GAME) if old is None else old.owner[:]
        self.side: vec[i64] = zeros(OBJECTS) if old is None else old.side[:]
        self.round: i64 = 0 if old is None else old.round
        # The turn.
        self.active: i64 = -1 if old is None else old.active
        self.card: i64 = -1 if old is None else old.card
        self.spent: i64 = 0 if old is None else old.spent
        """Effects used in this turn, a bit each."""
        self.took: i64 = 0 if old is None else old.took
        self.stage: i64 = MAIN_PART if old is None else old.stage
        self.with_logistics: bool = False if old is None else old.with_logistics
        self.victim: i64 = -1 if old is None else old.victim
        self.exchanges: i64 = 0 if old is None else old.exchanges
        # A payment.
        self.due: vec[i64] = zeros(PRICED) if old is None else old.due[:]
        self.paid: vec[i64] = zeros(RESOURCES) if old is None else old.paid[:]
        self.least: i64 = 0 if old is None else old.least
        """Substitutions are named in the order of the catalogue, from this move on."""
        self.purpose: i64 = 0 if old is None else old.purpose
        self.thing: i64 = 0 if old is None else old.thing

    def copy(self) -> State:
        """A position that shares nothing changeable with this one."""
        return State(self.components, self.seats, self)

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        return facts_of(self)
