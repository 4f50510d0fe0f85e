"""5: what the eighteen specialists do: the main part, the Logistics part, and what may follow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    BASE,
    BOT,
    CAPSULE,
    CELL,
    CLAIM_BASE,
    CLAIM_SATELLITE,
    CLAIM_STATION,
    COIN,
    EARTH,
    MARS,
    NONE,
    OFFER_CAPSULE,
    OFFER_EXCHANGE,
    PRICED,
    RELAY,
    RESOURCES,
    SATELLITE_A,
    SHIELD,
    SMUGGLE,
    STATION_A,
    TAX,
    TO_EARTH,
    TO_MARS,
    TRANSPORT,
)
from orrery.games.cassiopeia.moves import (
    BUY,
    CLAIM,
    DISCARD,
    EXCHANGE,
    GO_ON,
    RELAY_IT,
    TAKE,
    exchange_gained,
    exchange_given,
)
from orrery.games.cassiopeia.rules.paying import ask_coins, can_spend, claim, effect_name
from orrery.games.cassiopeia.rules.principles import (
    amount_of,
    anybody_to_rob,
    fund,
    gain,
    gain_by_logistics,
    has,
    loose,
    loose_coins,
    optimized,
    rob,
    robbable,
    specialist_name,
    unprotected,
)
from orrery.games.cassiopeia.state import (
    AFTER_PART,
    BUILD_NEXT,
    CAPSULE_OFFERED,
    CLAIMING,
    DISCARDING,
    EXCHANGING,
    FOR_CAPSULE,
    FOR_OBJECT,
    FOR_RELAY,
    LOGISTICS_PART,
    MAIN_PART,
    PAID_OFF,
    RELAYING,
    RESOLVE_NEXT,
    RESOLVED,
    TAKING,
    State,
)
from orrery.kernel import Arg, Event, Text, Who


def face_up(state: State, card: i64) -> i64:
    """2.1: the specialist on the side of the card that lies up."""
    return card * 2 + state.face[card]


def resolve_next(state: State, events: list[Event] | None) -> None:
    """2.3, 3.5: the next part of the chosen specialist's effect."""
    if state.stage == MAIN_PART:
        state.stage = LOGISTICS_PART
        _main_part(state, events)
    elif state.stage == LOGISTICS_PART:
        _logistics_part(state, events)
    elif state.stage == AFTER_PART:
        state.stage = RESOLVED
        _offer(state, state.components.after[face_up(state, state.card)])
    else:
        state.phase = BUILD_NEXT


def _main_part(state: State, events: list[Event] | None) -> None:
    face: i64 = face_up(state, state.card)
    table = state.components
    for resource in range(RESOURCES):
        for k in range(state.seats):
            gain(state, (state.active + k) % state.seats, resource, table.each[face * RESOURCES + resource], events)
        gain(state, state.active, resource, table.gain[face * RESOURCES + resource], events)
    action: i64 = table.action[face]
    if action == TO_MARS:
        _turn_logistics(state, MARS, events)
    elif action == TO_EARTH:
        _turn_logistics(state, EARTH, events)
    elif action == TAX:
        _tax(state, events)
    elif action == SMUGGLE:
        _smuggle(state, events)
    elif action != NONE:
        if anything_to_claim(state):
            state.phase = CLAIMING
        elif events is not None:
            _tell_why_nothing(state, face, events)


def _tell_why_nothing(state: State, face: i64, events: list[Event]) -> None:
    """2.6, 5.15: a specialist who hands out nothing, for want of the fee or because of the owner's fund."""
    args: dict[str, Arg] = {"specialist": specialist_name(face)}
    owner: i64 = state.owner[claimed_object(state, state.components.action[face])]
    if owner >= 0 and fund(state, owner) > fund(state, state.active):
        events.append(Event("kept", {**args, "other": Who(owner)}))
    else:
        events.append(Event("unpaid", {**args, "fee": amount_of(COIN, state.components.fee[face])}))


def _logistics_part(state: State, events: list[Event] | None) -> None:
    """2.3, 7.5: only with optimized logistics, seen after the main part, or through the Relay Satellite."""
    seat: i64 = state.active
    relayed: bool = (state.spent >> RELAY) & 1 != 0
    if state.with_logistics and (relayed or optimized(state, seat)):
        state.stage = AFTER_PART
        face: i64 = face_up(state, state.card)
        for resource in range(RESOURCES):
            gained: i64 = state.components.logistics[face * RESOURCES + resource]
            gain_by_logistics(state, seat, resource, gained, events)
        action: i64 = state.components.logistics_action[face]
        if action == SMUGGLE:
            _smuggle(state, events)
        else:
            _offer(state, action)
    elif state.with_logistics and has(state, seat, RELAY) and can_spend(state, seat, state.components.relay_fee):
        state.phase = RELAYING
    else:
        state.stage = AFTER_PART


def _turn_logistics(state: State, to: i64, events: list[Event] | None) -> None:
    """5.7, 5.8: the Logistics card turns; if it did, all others discard down to the limit."""
    if state.logistics == to:
        return
    state.logistics = to
    state.phase = DISCARDING
    if events is not None:
        where = Text("mars") if to == MARS else Text("earth")
        events.append(Event("switched", {"name": Who(state.active), "where": where}))


def _tax(state: State, events: list[Event] | None) -> None:
    """5.9: a loose coin from each opponent who may be robbed."""
    for k in range(1, state.seats):
        other: i64 = (state.active + k) % state.seats
        if robbable(state, state.active, other) and loose_coins(state, other) > 0:
            rob(state, state.active, other, COIN, events)


def _smuggle(state: State, events: list[Event] | None) -> None:
    """5.14: rob somebody, the second time somebody else; coins once, where there is nobody."""
    if state.victim == PAID_OFF:
        return
    if anybody_to_rob(state, state.active, state.victim):
        state.phase = TAKING
    else:
        state.victim = PAID_OFF
        gain(state, state.active, COIN, state.components.smuggler_coins, events)


def _offer(state: State, action: i64) -> None:
    seat: i64 = state.active
    if action == OFFER_CAPSULE:
        if can_spend(state, seat, state.components.buy[CAPSULE]):
            state.phase = CAPSULE_OFFERED
    elif action == OFFER_EXCHANGE:
        state.exchanges = state.components.exchanges
        if can_exchange(state):
            state.phase = EXCHANGING


def can_exchange(state: State) -> bool:
    """5.13, 6.1: whether the active seat has a bot, a lens or a cell."""
    at: i64 = state.active * RESOURCES
    return state.goods[at + 1] + state.goods[at + 2] + state.goods[at + 3] > 0


def claimable(state: State, sided: i64) -> bool:
    """7.13: the specialist's kind, in this game, not as it lies with oneself already, nor with a higher fund."""
    thing: i64 = sided // 2
    owner: i64 = state.owner[thing]
    action: i64 = state.components.action[face_up(state, state.card)]
    if owner == -2 or thing != claimed_object(state, action):
        return False
    if owner == state.active:
        return state.side[thing] != sided % 2
    return owner == -1 or state.terraformed[owner] >= state.terraformed[state.active]


def claimed_object(state: State, action: i64) -> i64:
    """5.15 to 5.18: the space object of this game that the specialist hands out."""
    if action == CLAIM_STATION:
        return STATION_A if state.owner[STATION_A] != -2 else STATION_A + 1
    if action == CLAIM_SATELLITE:
        return SATELLITE_A if state.owner[SATELLITE_A] != -2 else SATELLITE_A + 1
    return BASE if action == CLAIM_BASE else TRANSPORT


def anything_to_claim(state: State) -> bool:
    """7.13: whether the specialist's object can be taken and its fee paid."""
    face: i64 = face_up(state, state.card)
    if not can_spend(state, state.active, state.components.fee[face]):
        return False
    thing: i64 = claimed_object(state, state.components.action[face])
    return claimable(state, thing * 2) or claimable(state, thing * 2 + 1)


def next_to_discard(state: State, events: list[Event] | None) -> None:
    """5.7: clockwise, all but the active seat; whoever has only one kind of resource is not asked."""
    for k in range(1, state.seats):
        seat: i64 = (state.active + k) % state.seats
        while unprotected(state, seat) > keeps(state, seat):
            only: i64 = _only_kind(state, seat)
            if only < 0:
                state.mover = seat
                return
            discard(state, seat, only, events)
    state.mover = state.active
    state.phase = RESOLVE_NEXT


def keeps(state: State, seat: i64) -> i64:
    """5.7, 7.7: how many unprotected resources the seat keeps after a flip."""
    return state.components.shield_limit if has(state, seat, SHIELD) else state.components.limit


def _only_kind(state: State, seat: i64) -> i64:
    only: i64 = -1
    for resource in range(PRICED):
        if loose(state, seat, resource) > 0:
            if only >= 0:
                return -1
            only = resource
    return only


def discard(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """5.7: an unprotected resource goes back to the reserve."""
    state.goods[seat * RESOURCES + resource] -= 1
    if events is not None:
        events.append(Event("discarded", {"name": Who(seat), "what": amount_of(resource, 1)}))


def exchange(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """5.13, 6.1: one bot, lens or cell becomes another."""
    given: i64 = exchange_given(move - EXCHANGE)
    gained: i64 = exchange_gained(move - EXCHANGE)
    state.goods[seat * RESOURCES + given] -= 1
    state.goods[seat * RESOURCES + gained] += 1
    if events is not None:
        args: dict[str, Arg] = {"name": Who(seat), "given": amount_of(given, 1), "gained": amount_of(gained, 1)}
        events.append(Event("exchanged", args))


def legal_claiming(state: State) -> vec[i64]:
    """5.15 to 5.18: the sides of the specialist's object, or nothing."""
    found = vec[i64](capacity=3)
    found = append(found, GO_ON)
    thing: i64 = claimed_object(state, state.components.action[face_up(state, state.card)])
    for sided in range(thing * 2, thing * 2 + 2):
        if claimable(state, sided):
            found = append(found, CLAIM + sided)
    return found


def legal_discarding(state: State) -> vec[i64]:
    """5.7: any unprotected resource."""
    found = vec[i64](capacity=4)
    for resource in range(PRICED):
        if loose(state, state.mover, resource) > 0:
            found = append(found, DISCARD + resource)
    return found


def legal_robbing(state: State, spared: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """2.6: whatever lies unprotected with those who may be robbed."""
    for other in range(state.seats):
        if other != spared and robbable(state, state.active, other):
            for resource in range(PRICED):
                if loose(state, other, resource) > 0:
                    found = append(found, first + other * PRICED + resource)
    return found


def legal_exchanging(state: State, found: vec[i64]) -> vec[i64]:
    """5.13, 6.1: each of one's bots, lenses and cells for another of the three."""
    for resource in range(BOT, CELL + 1):
        if state.goods[state.active * RESOURCES + resource] > 0:
            found = append(found, EXCHANGE + (resource - 1) * 2)
            found = append(found, EXCHANGE + (resource - 1) * 2 + 1)
    return found


def apply_specialist(state: State, move: i64, events: list[Event] | None) -> None:
    """5: a decision inside a specialist's effect."""
    seat: i64 = state.active
    if move == GO_ON:
        if state.phase == RELAYING:
            state.stage = AFTER_PART
        state.phase = RESOLVE_NEXT
    elif state.phase == CLAIMING:
        _claim(state, move - CLAIM, events)
    elif state.phase == TAKING:
        state.victim = (move - TAKE) // PRICED
        rob(state, seat, state.victim, (move - TAKE) % PRICED, events)
        state.phase = RESOLVE_NEXT
    elif move == RELAY_IT:
        if events is not None:
            events.append(Event("used", {"name": Who(seat), "effect": effect_name(RELAY)}))
        ask_coins(state, FOR_RELAY, 0, state.components.relay_fee)
    elif move == BUY + CAPSULE - 1:
        ask_coins(state, FOR_CAPSULE, CAPSULE, state.components.buy[CAPSULE])
    else:
        exchange(state, seat, move, events)
        state.exchanges -= 1
        if state.exchanges == 0:
            state.phase = RESOLVE_NEXT


def _claim(state: State, sided: i64, events: list[Event] | None) -> None:
    """5.15, 5.17: the fee is paid first."""
    fee: i64 = state.components.fee[face_up(state, state.card)]
    if fee > 0:
        ask_coins(state, FOR_OBJECT, sided, fee)
    else:
        claim(state, state.active, sided, events)
        state.phase = RESOLVE_NEXT
