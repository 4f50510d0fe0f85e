"""The catalogue: every move of Cassiopeia, in the order a game meets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    ALIEN_STATION,
    CARD_NAMES,
    FACTORY,
    HOTEL,
    OBJECT_IDS,
    OBSERVATORY,
    PLANETS,
    SPECIALIST_IDS,
    TRADE,
    components,
)
from orrery.kernel import Catalogue, Fields, Kind, Terms, each, lay_out
from orrery.scene import SEAT_MARKS

RESOURCE_WORDS: Final = ("coin", "bot", "lens", "cell", "capsule")
STORE_MOST: Final = 20
"""Up to here coins are stored by number; `store all` goes beyond."""

# Where each kind of moves begins: after the moves of the kind before. `lay_out` checks every number of them.
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
SPY_ON: Final = CRUISE + 5 * 4
STORE: Final = SPY_ON + 5
STORE_ALL: Final = STORE + STORE_MOST + 1
BUY: Final = STORE_ALL + 1
RESOLVE: Final = BUY + 4
RESOLVE_MAIN: Final = RESOLVE + 1
RELAY_IT: Final = RESOLVE_MAIN + 1
TAKE: Final = RELAY_IT + 1
CLAIM: Final = TAKE + 5 * 4
DISCARD: Final = CLAIM + 6 * 2
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

# Single moves of a kind.
ADD_SATELLITE: Final = ADD + 2
USE_OBSERVATORY: Final = USE + 1
USE_ALIEN_STATION: Final = USE + 2
USE_TRADE: Final = USE + 3
USE_HOTEL: Final = USE + 4
BUY_CAPSULE: Final = BUY + 3
FREIGHT_LENS: Final = FREIGHT + 1

USED: Final = (FACTORY, OBSERVATORY, ALIEN_STATION, TRADE, HOTEL)
"""The effects of the five `use` moves, in order."""
_USE_WORDS: Final = ("factory", "observatory", "alien-station", "trade", "hotel")


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
_MOST: Final = 16
"""How many of these are kept: anybody may bring an edition of their own."""


def catalogue(terms: Terms) -> Catalogue:
    """Every move there is."""
    return catalogue_of(components(terms.edition, terms["reading"], terms["free-objects"]).sides)


def catalogue_of(sides: list[str]) -> Catalogue:
    """Every move there is; the sides of space objects are called as the edition and the chosen reading have them."""
    key = tuple(sides)
    if key not in _made:
        if len(_made) >= _MOST:
            _made.clear()
        _made[key] = _every_move(sides)
    return _made[key]


def _every_move(sides: list[str]) -> Catalogue:
    cards = each(card=CARD_NAMES)
    planets = each(planet=range(1, PLANETS + 1))
    seats = range(len(SEAT_MARKS))
    priced = RESOURCE_WORDS[:4]
    return lay_out(
        Kind("include", INCLUDE, each(card=CARD_NAMES[4:])),
        Kind("enough", ENOUGH),
        Kind("deal", DEAL, planets),
        Kind("flip", FLIP, cards),
        Kind("lay", LAY, cards),
        Kind("add", ADD, each(object=OBJECT_IDS[:4])),
        Kind("first", FIRST, each(seat=seats), _lettered("first")),
        Kind("choose", CHOOSE, each(specialist=SPECIALIST_IDS)),
        Kind("go-on", GO_ON),
        Kind("use", USE, each(effect=_USE_WORDS)),
        Kind("cruiser", CRUISE, each(seat=seats, resource=priced), _lettered("cruiser")),
        Kind("spy", SPY_ON, each(seat=seats), _lettered("spy")),
        Kind("store", STORE, each(coins=range(STORE_MOST + 1))),
        Kind("store-all", STORE_ALL),
        Kind("buy", BUY, each(resource=RESOURCE_WORDS[1:])),
        Kind("resolve", RESOLVE),
        Kind("resolve-main", RESOLVE_MAIN, notation="resolve without logistics"),
        Kind("relay", RELAY_IT),
        Kind("take", TAKE, each(seat=seats, resource=priced), _lettered("take")),
        Kind("claim", CLAIM, each(side=sides)),
        Kind("discard", DISCARD, each(resource=priced)),
        Kind("exchange", EXCHANGE, _exchanges()),
        Kind("swap", SWAP, _swaps()),
        Kind("freight", FREIGHT, each(resource=RESOURCE_WORDS[1:3])),
        Kind("grow", GROW, notation="grow cell"),
        Kind("terraform", TERRAFORM, planets),
        Kind("pay-greenhouse", PAY_GREENHOUSE, each(resource=RESOURCE_WORDS[:3]), "pay {resource} for cell"),
        Kind("pay-solar", PAY_SOLAR, notation="pay bot for lens"),
        Kind("pay-capsule", PAY_CAPSULE, each(resource=priced), "pay capsule for {resource}"),
        Kind("pay", PAY),
    )


def _lettered(word: str) -> Callable[[Fields], str]:
    """A notation in which a seat is a letter: `take B lens`."""

    def notation(fields: Fields) -> str:
        return " ".join([word, SEAT_MARKS[int(fields["seat"])], *map(str, list(fields.values())[1:])])

    return notation


def _exchanges() -> list[Fields]:
    """What is given and what is gained in each of the six exchanges."""
    return [
        {"given": RESOURCE_WORDS[exchange_given(exchange)], "gained": RESOURCE_WORDS[exchange_gained(exchange)]}
        for exchange in range(SWAP - EXCHANGE)
    ]


def _swaps() -> list[Fields]:
    """The numbers of each pair of planets."""
    return [
        {"first": int(swap_first(pair)) + 1, "second": int(swap_second(pair)) + 1} for pair in range(FREIGHT - SWAP)
    ]
