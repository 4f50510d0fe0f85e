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
    """Who has what, and what is being decided; without seats it is a shell that `copy` fills."""

    def __init__(self, components: Components, seats: i64) -> None:
        cards: i64 = CARDS if seats > 0 else 0
        objects: i64 = OBJECTS if seats > 0 else 0
        priced: i64 = PRICED if seats > 0 else 0
        resources: i64 = RESOURCES if seats > 0 else 0
        self.components: Components = components
        self.seats: i64 = seats
        self.phase: i64 = INCLUDING
        self.mover: i64 = -1
        self.hosted: bool = False
        """Whether the first seat picks the specialist cards, not chance."""
        self.wanted: i64 = 6
        """How many specialist cards the game uses at most."""
        # Planets: by seat and place in the row; by seat and number.
        self.row: vec[i64] = filled(seats * PLANETS, -1)
        self.inhabited: vec[i64] = zeros(seats * PLANETS)
        self.dealt: i64 = 0
        self.terraformed: vec[i64] = zeros(seats)
        self.earth: vec[i64] = zeros(seats)
        """Earth symbols less Mars symbols, the base included."""
        self.powers: vec[i64] = zeros(seats)
        """The active effects of planets and objects, a bit each."""
        # Resources: by seat and kind; the coins among them that lie in the Banking Complex.
        self.goods: vec[i64] = zeros(seats * RESOURCES)
        self.stored: vec[i64] = zeros(seats)
        # Specialists: by card.
        self.chosen: vec[i64] = zeros(cards)
        """1 where the card is in this game."""
        self.face: vec[i64] = zeros(cards)
        self.flips: i64 = 3
        """How many cards are still to be turned at set-up."""
        self.coins: vec[i64] = zeros(cards)
        self.token: vec[i64] = filled(cards, -1)
        self.used: vec[i64] = zeros(cards)
        self.picked: vec[i64] = filled(seats, -1)
        """By seat: the card under its token."""
        self.slots: vec[i64] = vec[i64]()
        """The row of cards from left to right."""
        self.order: vec[i64] = vec[i64]()
        """Seats in the order of initiative."""
        self.logistics: i64 = 0
        # Space objects: by object.
        self.owner: vec[i64] = filled(objects, NOT_IN_GAME)
        self.side: vec[i64] = zeros(objects)
        self.round: i64 = 0
        # The turn.
        self.active: i64 = -1
        self.card: i64 = -1
        self.spent: i64 = 0
        """Effects used in this turn, a bit each."""
        self.took: i64 = 0
        self.stage: i64 = MAIN_PART
        self.with_logistics: bool = False
        self.victim: i64 = -1
        self.exchanges: i64 = 0
        # A payment.
        self.due: vec[i64] = zeros(priced)
        self.paid: vec[i64] = zeros(resources)
        self.least: i64 = 0
        """Substitutions are named in the order of the catalogue, from this move on."""
        self.purpose: i64 = 0
        self.thing: i64 = 0

    def copy(self) -> State:
        """A position that shares nothing changeable with this one.

        Written out because mypyc has no faster way to copy its objects; a test asks it of every field.
        """
        other = State(self.components, 0)
        other.seats = self.seats
        other.phase = self.phase
        other.mover = self.mover
        other.hosted = self.hosted
        other.wanted = self.wanted
        other.row = self.row[:]
        other.inhabited = self.inhabited[:]
        other.dealt = self.dealt
        other.terraformed = self.terraformed[:]
        other.earth = self.earth[:]
        other.powers = self.powers[:]
        other.goods = self.goods[:]
        other.stored = self.stored[:]
        other.chosen = self.chosen[:]
        other.face = self.face[:]
        other.flips = self.flips
        other.coins = self.coins[:]
        other.token = self.token[:]
        other.used = self.used[:]
        other.picked = self.picked[:]
        other.slots = self.slots[:]
        other.order = self.order[:]
        other.logistics = self.logistics
        other.owner = self.owner[:]
        other.side = self.side[:]
        other.round = self.round
        other.active = self.active
        other.card = self.card
        other.spent = self.spent
        other.took = self.took
        other.stage = self.stage
        other.with_logistics = self.with_logistics
        other.victim = self.victim
        other.exchanges = self.exchanges
        other.due = self.due[:]
        other.paid = self.paid[:]
        other.least = self.least
        other.purpose = self.purpose
        other.thing = self.thing
        return other

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        return facts_of(self)
