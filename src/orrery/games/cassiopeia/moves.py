"""The catalogue: every move of Cassiopeia, in the order a game meets them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    ALIEN_STATION,
    CARD_NAMES,
    FACTORY,
    HOTEL,
    OBSERVATORY,
    SPECIALIST_IDS,
    TRADE,
    components,
)
from orrery.kernel import Catalogue, Move, Terms

SEAT_LETTERS: Final = "ABCDE"
RESOURCE_WORDS: Final = ("coin", "bot", "lens", "cell", "capsule")
STORE_MOST: Final = 20
"""Up to here coins are stored by number; `store all` goes beyond."""

# Set-up.
INCLUDE: Final = 0
ENOUGH: Final = INCLUDE + 5
DEAL: Final = ENOUGH + 1
FLIP: Final = DEAL + 7
LAY: Final = FLIP + 9
ADD: Final = LAY + 9
FIRST: Final = ADD + 4
# The round.
CHOOSE: Final = FIRST + 5
GO_ON: Final = CHOOSE + 18
USE: Final = GO_ON + 1
CRUISE: Final = USE + 5
SPY_ON: Final = CRUISE + 20
STORE: Final = SPY_ON + 5
STORE_ALL: Final = STORE + STORE_MOST + 1
BUY: Final = STORE_ALL + 1
RESOLVE: Final = BUY + 4
RESOLVE_MAIN: Final = RESOLVE + 1
RELAY_IT: Final = RESOLVE_MAIN + 1
TAKE: Final = RELAY_IT + 1
CLAIM: Final = TAKE + 20
DISCARD: Final = CLAIM + 12
EXCHANGE: Final = DISCARD + 4
SWAP: Final = EXCHANGE + 6
FREIGHT: Final = SWAP + 21
GROW: Final = FREIGHT + 2
TERRAFORM: Final = GROW + 1
PAY_GREENHOUSE: Final = TERRAFORM + 7
PAY_SOLAR: Final = PAY_GREENHOUSE + 3
PAY_CAPSULE: Final = PAY_SOLAR + 1
PAY: Final = PAY_CAPSULE + 4
SIZE: Final = PAY + 1

USED: Final = (FACTORY, OBSERVATORY, ALIEN_STATION, TRADE, HOTEL)
"""The effects of the five `use` moves, in order."""
_USE_WORDS: Final = ("factory", "observatory", "alien-station", "trade", "hotel")
OBJECT_CARDS: Final = ("station-A", "station-B", "satellite-A", "satellite-B")


def swap_first(pair: i64) -> i64:
    """The lower number of a pair of planets, counted from 0."""
    first: i64 = 0
    left: i64 = pair
    while left >= 6 - first:
        left -= 6 - first
        first += 1
    return first


def swap_second(pair: i64) -> i64:
    """The higher number of a pair of planets."""
    first: i64 = 0
    left: i64 = pair
    while left >= 6 - first:
        left -= 6 - first
        first += 1
    return first + 1 + left


def swap_pair(a: i64, b: i64) -> i64:
    """The place of a pair of planets among all pairs."""
    low: i64 = a if a < b else b
    high: i64 = b if a < b else a
    return low * 6 - low * (low - 1) // 2 + high - low - 1


def exchange_given(exchange: i64) -> i64:
    """The resource given in one of the six exchanges of bots, lenses and cells."""
    return 1 + exchange // 2


def exchange_gained(exchange: i64) -> i64:
    """The resource gained for it."""
    given: i64 = 1 + exchange // 2
    gained: i64 = 1 + exchange % 2
    return gained if gained < given else gained + 1


_made: dict[tuple[str, ...], Catalogue] = {}


def catalogue(terms: Terms) -> Catalogue:
    """Every move there is."""
    return catalogue_of(components(terms.edition, terms["reading"], terms["free-objects"]).sides)


def catalogue_of(sides: list[str]) -> Catalogue:
    """Every move there is; the sides of space objects are called as the edition and the chosen reading have them."""
    key = tuple(sides)
    if key not in _made:
        _made[key] = Catalogue(_moves(sides))
    return _made[key]


def _moves(sides: list[str]) -> list[Move]:
    made: list[Move] = []
    for card in CARD_NAMES[4:]:
        _add(made, "include", f"include {card}", {"card": card})
    _add(made, "enough", "enough", {})
    for number in range(1, 8):
        _add(made, "deal", f"deal {number}", {"planet": number})
    for kind in ("flip", "lay"):
        for card in CARD_NAMES:
            _add(made, kind, f"{kind} {card}", {"card": card})
    for name in OBJECT_CARDS:
        _add(made, "add", f"add {name}", {"object": name})
    for seat, letter in enumerate(SEAT_LETTERS):
        _add(made, "first", f"first {letter}", {"seat": seat})
    for name in SPECIALIST_IDS:
        _add(made, "choose", f"choose {name}", {"specialist": name})
    _add(made, "go-on", "go on", {})
    for word in _USE_WORDS:
        _add(made, "use", f"use {word}", {"effect": word})
    _add_takes(made, "cruiser", "cruiser")
    for seat, letter in enumerate(SEAT_LETTERS):
        _add(made, "spy", f"spy {letter}", {"seat": seat})
    for coins in range(STORE_MOST + 1):
        _add(made, "store", f"store {coins}", {"coins": coins})
    _add(made, "store-all", "store all", {})
    for resource in RESOURCE_WORDS[1:]:
        _add(made, "buy", f"buy {resource}", {"resource": resource})
    _add(made, "resolve", "resolve", {})
    _add(made, "resolve-main", "resolve without logistics", {})
    _add(made, "relay", "relay", {})
    _add_takes(made, "take", "take")
    for name in sides:
        _add(made, "claim", f"claim {name}", {"side": name})
    for resource in RESOURCE_WORDS[:4]:
        _add(made, "discard", f"discard {resource}", {"resource": resource})
    for exchange in range(6):
        given, gained = RESOURCE_WORDS[exchange_given(exchange)], RESOURCE_WORDS[exchange_gained(exchange)]
        _add(made, "exchange", f"exchange {given} {gained}", {"given": given, "gained": gained})
    for pair in range(21):
        first, second = int(swap_first(pair)) + 1, int(swap_second(pair)) + 1
        _add(made, "swap", f"swap {first} {second}", {"first": first, "second": second})
    for resource in RESOURCE_WORDS[1:3]:
        _add(made, "freight", f"freight {resource}", {"resource": resource})
    _add(made, "grow", "grow cell", {})
    for number in range(1, 8):
        _add(made, "terraform", f"terraform {number}", {"planet": number})
    for resource in RESOURCE_WORDS[:3]:
        _add(made, "pay-greenhouse", f"pay {resource} for cell", {"resource": resource})
    _add(made, "pay-solar", "pay bot for lens", {})
    for resource in RESOURCE_WORDS[:4]:
        _add(made, "pay-capsule", f"pay capsule for {resource}", {"resource": resource})
    _add(made, "pay", "pay", {})
    return made


def _add(made: list[Move], kind: str, notation: str, fields: dict[str, str | int]) -> None:
    made.append(Move(len(made), kind, notation, fields))


def _add_takes(made: list[Move], kind: str, word: str) -> None:
    for seat, letter in enumerate(SEAT_LETTERS):
        for resource in RESOURCE_WORDS[:4]:
            _add(made, kind, f"{word} {letter} {resource}", {"seat": seat, "resource": resource})
