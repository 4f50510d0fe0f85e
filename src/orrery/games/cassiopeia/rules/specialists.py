"""Chapter 5, what the eighteen specialists do: the main part, the Logistics part, and what may follow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, state as phases
from orrery.games.cassiopeia.components import COIN, RELAY, RESOURCES, SMUGGLE, TO_EARTH, TO_MARS
from orrery.games.cassiopeia.moves import RELAY_IT, RESOLVE, RESOLVE_MAIN
from orrery.games.cassiopeia.rules import names, principles
from orrery.games.cassiopeia.rules.exchanging import can_exchange
from orrery.games.cassiopeia.rules.names import effect_name, specialist_name, untimely
from orrery.games.cassiopeia.rules.objects import anything_to_claim, claimed_object
from orrery.games.cassiopeia.rules.paying import ask_coins, can_spend
from orrery.games.cassiopeia.rules.principles import face_up, gain, has, in_turn, optimized
from orrery.games.cassiopeia.rules.robbing import anybody_to_rob, rob, robbable
from orrery.games.cassiopeia.state import State
from orrery.kernel import Arg, Event, Refusal, Text, Who


def resolving_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.3, 3.5: the specialist's effect, and without its Logistics part where there might be one."""
    moves = append(moves, RESOLVE)
    action: i64 = state.components.action[face_up(state, state.card)]
    if action in (TO_MARS, TO_EARTH, components.CLAIM_BASE) or optimized(state, state.active):
        moves = append(moves, RESOLVE_MAIN)
    return moves


def against_resolving(state: State, seat: int, which: int) -> Refusal | None:
    """3.5: in step 2."""
    return None if state.phase == phases.ACTING else untimely(state, "3.5", "resolve")


def against_resolving_main(state: State, seat: int, which: int) -> Refusal | None:
    """2.2: without the Logistics part where logistics are optimized, or the main part might make them so."""
    if state.phase != phases.ACTING:
        return untimely(state, "3.5", "resolve")
    action = state.components.action[face_up(state, state.card)]
    if not optimized(state, seat) and action not in (TO_MARS, TO_EARTH, components.CLAIM_BASE):
        return names.refused("2.2", "not-optimized")
    return None


def resolve(state: State, with_logistics: bool, events: list[Event] | None) -> None:
    """3.5: the chosen specialist's effect begins."""
    state.with_logistics = with_logistics
    state.phase = phases.RESOLVE_NEXT
    if events is not None:
        specialist = specialist_name(face_up(state, state.card))
        events.append(Event("resolved", {"name": Who(state.active), "specialist": specialist}))


def resolve_next(state: State, events: list[Event] | None) -> None:
    """2.3, 3.5: the next part of the chosen specialist's effect."""
    if state.stage == phases.MAIN_PART:
        state.stage = phases.LOGISTICS_PART
        _main_part(state, events)
    elif state.stage == phases.LOGISTICS_PART:
        _logistics_part(state, events)
    elif state.stage == phases.AFTER_PART:
        state.stage = phases.RESOLVED
        _offer(state, state.components.after[face_up(state, state.card)])
    else:
        state.phase = phases.BUILD_NEXT


def _main_part(state: State, events: list[Event] | None) -> None:
    """5.1 to 5.18: resources for all and for oneself, then what else the specialist does."""
    face: i64 = face_up(state, state.card)
    table = state.components
    for resource in range(RESOURCES):
        for k in range(state.seats):
            gain(state, (state.active + k) % state.seats, resource, table.each[face * RESOURCES + resource], events)
        gain(state, state.active, resource, table.gain[face * RESOURCES + resource], events)
    action: i64 = table.action[face]
    if action == TO_MARS:
        _turn_logistics(state, components.MARS, events)
    elif action == TO_EARTH:
        _turn_logistics(state, components.EARTH, events)
    elif action == components.TAX:
        _tax(state, events)
    elif action == SMUGGLE:
        _smuggle(state, events)
    elif action != components.NONE:
        if anything_to_claim(state):
            state.phase = phases.CLAIMING
        elif events is not None:
            _tell_why_nothing(state, face, events)


def _tell_why_nothing(state: State, face: i64, events: list[Event]) -> None:
    """2.6, 5.15: a specialist who hands out nothing, for want of the fee or because of the owner's fund."""
    args: dict[str, Arg] = {"specialist": specialist_name(face)}
    owner: i64 = state.owner[claimed_object(state, state.components.action[face])]
    if owner >= 0 and principles.fund(state, owner) > principles.fund(state, state.active):
        events.append(Event("kept", {**args, "other": Who(owner)}))
    else:
        events.append(Event("unpaid", {**args, "fee": names.amount_of(COIN, state.components.fee[face])}))


def _turn_logistics(state: State, to: i64, events: list[Event] | None) -> None:
    """5.7, 5.8: the Logistics card turns; if it did, all others discard down to the limit."""
    if state.logistics == to:
        return
    state.logistics = to
    state.phase = phases.DISCARDING
    if events is not None:
        where = Text("mars") if to == components.MARS else Text("earth")
        events.append(Event("switched", {"name": Who(state.active), "where": where}))


def _tax(state: State, events: list[Event] | None) -> None:
    """5.9: a loose coin from each opponent who may be robbed."""
    for k in range(1, state.seats):
        other: i64 = (state.active + k) % state.seats
        if robbable(state, state.active, other) and principles.loose_coins(state, other) > 0:
            rob(state, state.active, other, COIN, events)


def _smuggle(state: State, events: list[Event] | None) -> None:
    """5.14: rob somebody, the second time somebody else; coins once, where there is nobody."""
    if state.victim == phases.PAID_OFF:
        return
    if anybody_to_rob(state, state.active, state.victim):
        state.phase = phases.TAKING
    else:
        state.victim = phases.PAID_OFF
        gain(state, state.active, COIN, state.components.smuggler_coins, events)


def _logistics_part(state: State, events: list[Event] | None) -> None:
    """2.3, 7.5: only with optimized logistics, seen after the main part, or through the Relay Satellite."""
    seat: i64 = state.active
    relayed: bool = (state.spent >> RELAY) & 1 != 0
    if state.with_logistics and (relayed or optimized(state, seat)):
        state.stage = phases.AFTER_PART
        face: i64 = face_up(state, state.card)
        for resource in range(RESOURCES):
            gained: i64 = state.components.logistics[face * RESOURCES + resource]
            principles.gain_by_logistics(state, seat, resource, gained, events)
        action: i64 = state.components.logistics_action[face]
        if action == SMUGGLE:
            _smuggle(state, events)
        else:
            _offer(state, action)
    elif state.with_logistics and has(state, seat, RELAY) and can_spend(state, seat, state.components.relay_fee):
        state.phase = phases.RELAYING
    else:
        state.stage = phases.AFTER_PART


def _offer(state: State, action: i64) -> None:
    """5.10 to 5.13: a capsule to purchase, or exchanges, where the seat can make use of them."""
    if action == components.OFFER_CAPSULE:
        if can_spend(state, state.active, state.components.buy[components.CAPSULE]):
            state.phase = phases.CAPSULE_OFFERED
    elif action == components.OFFER_EXCHANGE:
        state.exchanges = state.components.exchanges
        if can_exchange(state):
            state.phase = phases.EXCHANGING


def relaying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.5: the Relay Satellite, offered to those who can pay its fee."""
    return append(moves, RELAY_IT)


def against_relaying(state: State, seat: int, which: int) -> Refusal | None:
    """7.5: where the Logistics part is not to be had otherwise."""
    if state.phase == phases.RELAYING:
        return None
    if in_turn(state, seat) and not has(state, seat, RELAY):
        return Refusal("7.5", Text("refused-no-effect", {"effect": effect_name(RELAY)}))
    return names.untimely_effect(state, "7.5", "relay", RELAY)


def relay(state: State, events: list[Event] | None) -> None:
    """7.5: the Relay Satellite's fee is asked for; the satellite is used once that is paid."""
    if events is not None:
        events.append(Event("used", {"name": Who(state.active), "effect": effect_name(RELAY)}))
    ask_coins(state, phases.FOR_RELAY, 0, state.components.relay_fee)
