"""Chapter 6, the Banking Complex: coins that are stored are protected."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import ALIEN_STATION, BANKING, COIN, PRICED, RESOURCES
from orrery.games.cassiopeia.moves import STORE, STORE_ALL, STORE_MOST
from orrery.games.cassiopeia.rules.effects import lacks
from orrery.games.cassiopeia.rules.names import amount_of, effect_name, refused, untimely
from orrery.games.cassiopeia.rules.principles import has, in_turn, loose_coins, unprotected, unused
from orrery.games.cassiopeia.state import STARTING, STORING, State
from orrery.kernel import Event, Refusal, Text, Who


def storing_helps(state: State, seat: i64) -> bool:
    """6.3, 6.6: at the start of a turn coins are stored where that alone keeps the Alien Station from working."""
    return (
        unused(state, seat, ALIEN_STATION)
        and has(state, seat, BANKING)
        and state.components.alien_needs_nothing
        and loose_coins(state, seat) > 0
        and unprotected(state, seat) == loose_coins(state, seat)
    )


def can_store(state: State) -> bool:
    """6.3: whether coins lie outside the Banking Complex at the end of a turn."""
    return has(state, state.active, BANKING) and loose_coins(state, state.active) > 0


def storing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.3: any number of one's coins; at the start of a turn all of them, where that helps."""
    if state.phase == STARTING:
        return append(moves, STORE_ALL) if storing_helps(state, state.active) else moves
    coins: i64 = state.goods[state.active * RESOURCES + COIN]
    for number in range(STORE_MOST + 1):
        if number < coins and number != state.stored[state.active]:
            moves = append(moves, STORE + number)
    return append(moves, STORE_ALL)


def against_storing(state: State, seat: int, coins: int) -> Refusal | None:
    """6.3: at the end of the turn, another number of coins than before, and not more than there are."""
    against = _against_banking(state, seat)
    if against is not None:
        return against
    if state.phase != STORING:
        return untimely(state, "6.3", "store")
    if coins >= state.goods[seat * RESOURCES + COIN]:
        return Refusal("6.3", Text("refused-too-few-coins", {"n": state.goods[seat * RESOURCES + COIN]}))
    return refused("6.3", "stored-already") if coins == state.stored[seat] else None


def _against_banking(state: State, seat: int) -> Refusal | None:
    """6.3: in one's own turn, with the Banking Complex."""
    if not in_turn(state, seat):
        return untimely(state, "6.3", "store")
    if not has(state, seat, BANKING):
        return Refusal("6.3", Text("refused-no-effect", {"effect": effect_name(BANKING)}))
    return None


def against_storing_all(state: State, seat: int, which: int) -> Refusal | None:
    """6.3: at the end of the turn; at its start only for the Alien Station's sake."""
    against = _against_banking(state, seat)
    if against is not None:
        return against
    if state.phase == STARTING:
        return _against_storing_at_start(state, seat)
    return None if state.phase == STORING else untimely(state, "6.3", "store")


def _against_storing_at_start(state: State, seat: int) -> Refusal | None:
    if loose_coins(state, seat) < 1:
        return refused("6.3", "stored-already")
    against = lacks(state, seat, ALIEN_STATION, "6.3")
    if against is not None:
        return against
    others = sum(state.goods[seat * RESOURCES + resource] for resource in range(1, PRICED))
    if others or not state.components.alien_needs_nothing:
        return refused("6.3", "storing-no-help")
    return None


def store(state: State, coins: i64, events: list[Event] | None) -> None:
    """6.3: this number of coins lies on the card now, protected."""
    state.stored[state.active] = coins
    if events is not None:
        events.append(Event("stored", {"name": Who(state.active), "what": amount_of(COIN, coins)}))


def store_all(state: State, events: list[Event] | None) -> None:
    """6.3: every coin lies on the card."""
    store(state, state.goods[state.active * RESOURCES + COIN], events)
