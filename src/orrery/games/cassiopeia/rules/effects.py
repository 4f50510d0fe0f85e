"""Chapters 3, 6 and 7, effects of planets and objects, each once in a turn: those used by name, and the Transporter."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, moves as kinds, state as phases
from orrery.games.cassiopeia.components import ALIEN_STATION, COIN, FACTORY, HOTEL, OBSERVATORY, PLANETS, TRADE
from orrery.games.cassiopeia.rules.names import effect_name, refused, untimely_effect
from orrery.games.cassiopeia.rules.principles import (
    gain,
    gain_by_logistics,
    has,
    in_turn,
    optimized,
    slot_of,
    unprotected,
    unused,
)
from orrery.games.cassiopeia.state import State
from orrery.kernel import Event, Refusal, Text, Who

_RULES: Final = ("7.1", "7.2", "6.6", "6.2", "7.4")
"""Of the five effects that are used by name: the rule of each."""


def mark_used(state: State, effect: i64, events: list[Event] | None) -> None:
    """3.8: each effect once in a turn."""
    state.spent |= 1 << effect
    if events is not None:
        events.append(Event("used", {"name": Who(state.active), "effect": effect_name(effect)}))


def lacks(state: State, seat: int, effect: int, rule: str) -> Refusal | None:
    """2.8, 3.8: the effect must be active, and unused in one's own turn."""
    if not has(state, seat, effect):
        return Refusal(rule, Text("refused-no-effect", {"effect": effect_name(effect)}))
    if (state.spent >> effect) & 1:
        return Refusal("3.8", Text("refused-effect-used", {"effect": effect_name(effect)}))
    return None


def against_effect(state: State, seat: int, effect: int, rule: str, when: str) -> Refusal | None:
    """3.8: first what speaks against the effect itself, since a moment that offers nothing is passed over."""
    if not in_turn(state, seat):
        return untimely_effect(state, rule, when, effect)
    return lacks(state, seat, effect, rule)


def alien_ready(state: State, seat: i64) -> bool:
    """6.6: the Alien Station works while nothing unprotected is held."""
    return unused(state, seat, ALIEN_STATION) and (
        not state.components.alien_needs_nothing or unprotected(state, seat) == 0
    )


def using_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.6, 7.1, 7.2: the Factory, the Observatory and the Alien Station, at the start of a turn."""
    seat: i64 = state.active
    if unused(state, seat, FACTORY):
        moves = append(moves, kinds.USE)
    if unused(state, seat, OBSERVATORY):
        moves = append(moves, kinds.USE_OBSERVATORY)
    if alien_ready(state, seat):
        moves = append(moves, kinds.USE_ALIEN_STATION)
    return moves


def using_after_coins_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.2, 7.4: the Trade Complex and the Hotel, after step 1."""
    if unused(state, state.active, TRADE):
        moves = append(moves, kinds.USE_TRADE)
    if state.took > 0 and unused(state, state.active, HOTEL):
        moves = append(moves, kinds.USE_HOTEL)
    return moves


def anything_after_coins(state: State) -> bool:
    """6.2, 7.4: whether the Trade Complex or the Hotel can be used."""
    return unused(state, state.active, TRADE) or (state.took > 0 and unused(state, state.active, HOTEL))


def against_using(state: State, seat: int, which: int) -> Refusal | None:
    """6.2, 6.6, 7.1, 7.2, 7.4: an active effect, what it needs, and then its moment."""
    effect, rule = kinds.USED[which], _RULES[which]
    starts = effect not in (TRADE, HOTEL)
    when = "start" if starts else "collected"
    against = against_effect(state, seat, effect, rule, when)
    if against is not None:
        return against
    if effect == ALIEN_STATION and state.components.alien_needs_nothing and unprotected(state, seat) > 0:
        return refused("6.6", "holds-unprotected")
    if effect == HOTEL and state.took == 0 and state.phase > phases.STARTING:
        return refused("7.4", "took-no-coins")
    moment = phases.STARTING if starts else phases.COLLECTED
    return None if state.phase == moment else untimely_effect(state, rule, when, effect)


def use(state: State, move: i64, events: list[Event] | None) -> None:
    """6.2, 6.6, 7.1, 7.2, 7.4: resources from the reserve."""
    seat: i64 = state.active
    table = state.components
    if move == kinds.USE:
        mark_used(state, FACTORY, events)
        gain(state, seat, components.BOT, table.factory_bots, events)
    elif move == kinds.USE_OBSERVATORY:
        mark_used(state, OBSERVATORY, events)
        gain(state, seat, COIN, table.observatory_coins, events)
        if optimized(state, seat):
            gain_by_logistics(state, seat, COIN, table.observatory_logistics, events)
    elif move == kinds.USE_ALIEN_STATION:
        mark_used(state, ALIEN_STATION, events)
        gain(state, seat, components.CAPSULE, table.alien_capsules, events)
    elif move == kinds.USE_TRADE:
        mark_used(state, TRADE, events)
        gain(state, seat, COIN, table.trade_coins, events)
    else:
        most: i64 = table.hotel_most
        mark_used(state, HOTEL, events)
        gain(state, seat, COIN, state.took if state.took < most else most, events)


def swapping_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.4: the seven pairs of neighbours, in the catalogue's order."""
    if not unused(state, state.active, components.TRANSPORTER):
        return moves
    at: i64 = state.active * PLANETS
    pairs: i64 = 0
    for slot in range(PLANETS):
        pairs |= 1 << kinds.swap_pair(state.row[at + slot], state.row[at + (slot + 1) % PLANETS])
    for pair in range(kinds.FREIGHT - kinds.SWAP):
        if (pairs >> pair) & 1 != 0:
            moves = append(moves, kinds.SWAP + pair)
    return moves


def against_swapping(state: State, seat: int, pair: int) -> Refusal | None:
    """6.4: neighbours only; the two ends of the row are neighbours."""
    against = against_effect(state, seat, components.TRANSPORTER, "6.4", "before")
    if against is not None:
        return against
    apart = abs(int(slot_of(state, seat, kinds.swap_first(pair))) - int(slot_of(state, seat, kinds.swap_second(pair))))
    if apart not in (1, PLANETS - 1):
        return refused("6.4", "no-neighbours")
    return None if state.phase == phases.BUILDING else untimely_effect(state, "6.4", "before", components.TRANSPORTER)


def swap(state: State, pair: i64, events: list[Event] | None) -> None:
    """6.4: two neighbours change places, their sides stay."""
    seat: i64 = state.active
    first: i64 = kinds.swap_first(pair)
    second: i64 = kinds.swap_second(pair)
    one: i64 = slot_of(state, seat, first)
    other: i64 = slot_of(state, seat, second)
    mark_used(state, components.TRANSPORTER, events)
    state.row[seat * PLANETS + one] = second
    state.row[seat * PLANETS + other] = first
    state.phase = phases.BUILD_NEXT
    if events is not None:
        names = state.components.names
        one_name, other_name = names[seat * PLANETS + first], names[seat * PLANETS + second]
        events.append(Event("swapped", {"name": Who(seat), "first": one_name, "second": other_name}))
