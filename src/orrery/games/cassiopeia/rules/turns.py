"""3: the round and the four steps of a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    ALIEN_STATION,
    BANKING,
    BIOLOGICAL,
    BOT,
    CAPSULE,
    CELL,
    CLAIM_BASE,
    COIN,
    CRUISER,
    ENGINEERING,
    FACTORY,
    FREIGHTER,
    HOTEL,
    LENS,
    OBSERVATORY,
    PLANETS,
    PRICED,
    RESOURCES,
    SHUTTLE,
    SPY,
    TO_EARTH,
    TO_MARS,
    TRADE,
    TRANSPORTER,
)
from orrery.games.cassiopeia.moves import (
    BUY,
    CHOOSE,
    CRUISE,
    FREIGHT,
    GO_ON,
    GROW,
    RESOLVE,
    RESOLVE_MAIN,
    SPY_ON,
    STORE,
    STORE_ALL,
    STORE_MOST,
    SWAP,
    TERRAFORM,
    USE,
    swap_first,
    swap_pair,
    swap_second,
)
from orrery.games.cassiopeia.rules.paying import ask_coins, ask_price, can_spend, can_terraform, effect_name
from orrery.games.cassiopeia.rules.principles import (
    amount_of,
    anybody_to_rob,
    gain,
    gain_by_logistics,
    has,
    loose_coins,
    optimized,
    rob,
    robbable,
    slot_of,
    specialist_name,
    unprotected,
    unused,
)
from orrery.games.cassiopeia.rules.specialists import (
    can_exchange,
    exchange,
    face_up,
    legal_exchanging,
    legal_robbing,
)
from orrery.games.cassiopeia.state import (
    ACTING,
    BUILD_NEXT,
    BUILDING,
    CHOOSING,
    COLLECT,
    COLLECTED,
    FOR_FREIGHT,
    FOR_GROWING,
    FOR_RESOURCE,
    MAIN_PART,
    NEXT_TURN,
    RESOLVE_NEXT,
    STARTING,
    STORE_NEXT,
    STORING,
    TOKEN_NEXT,
    State,
)
from orrery.kernel import Arg, Event, Who


def legal_choosing(state: State) -> vec[i64]:
    """3.1, 3.2: a specialist of the row whose card bears no token."""
    found = vec[i64](capacity=8)
    for card in range(9):
        if state.chosen[card] != 0 and state.token[card] < 0:
            found = append(found, CHOOSE + face_up(state, card))
    return found


def choose(state: State, seat: i64, face: i64, events: list[Event] | None) -> None:
    """3.2: the token goes onto the card."""
    state.token[face // 2] = seat
    state.picked[seat] = face // 2
    if events is not None:
        events.append(Event("chose", {"name": Who(seat), "specialist": specialist_name(face)}))
    next_chooser(state)


def next_chooser(state: State) -> None:
    """3.1, 7.12: the order of initiative, but the Shuttle's owner first."""
    chooser: i64 = -1
    for k in range(len(state.order)):
        seat: i64 = state.order[k]
        if state.picked[seat] < 0:
            if has(state, seat, SHUTTLE):
                chooser = seat
                break
            if chooser < 0:
                chooser = seat
    if chooser < 0:
        state.phase = NEXT_TURN
    else:
        state.mover = chooser


def next_turn(state: State, events: list[Event] | None) -> None:
    """3.3: the leftmost token that still lies on its card; when none does, the round is over."""
    for k in range(len(state.slots)):
        card: i64 = state.slots[k]
        if state.token[card] >= 0 and state.used[card] == 0:
            _begin_turn(state, card)
            return
    _end_round(state, events)


def _begin_turn(state: State, card: i64) -> None:
    seat: i64 = state.token[card]
    state.card = card
    state.active = seat
    state.mover = seat
    state.spent = 0
    state.took = 0
    state.stage = MAIN_PART
    state.with_logistics = False
    state.victim = -1
    state.exchanges = 0
    state.phase = STARTING if _anything_at_start(state, seat) else COLLECT


def _end_round(state: State, events: list[Event] | None) -> None:
    """3.10 to 3.12: used cards turn over, unused ones get a coin, tokens from left to right are the new initiative."""
    state.order = vec[i64](capacity=state.seats)
    for k in range(len(state.slots)):
        card: i64 = state.slots[k]
        if state.token[card] >= 0:
            state.order = append(state.order, state.token[card])
            state.face[card] = 1 - state.face[card]
            state.token[card] = -1
            state.used[card] = 0
        else:
            state.coins[card] += 1
    for seat in range(state.seats):
        state.picked[seat] = -1
    state.round += 1
    state.active = -1
    state.card = -1
    state.phase = CHOOSING
    next_chooser(state)
    if events is not None:
        events.append(Event("round", {"round": state.round, "name": Who(state.mover)}))


def _anything_at_start(state: State, seat: i64) -> bool:
    """3.8: whether an effect for the start of the turn can be used."""
    return (
        unused(state, seat, FACTORY)
        or unused(state, seat, OBSERVATORY)
        or alien_ready(state, seat)
        or storing_helps(state, seat)
        or (unused(state, seat, CRUISER) and anybody_to_rob(state, seat, -1))
        or (unused(state, seat, SPY) and anybody_to_spy_on(state, seat))
    )


def alien_ready(state: State, seat: i64) -> bool:
    """6.6: the Alien Station works while nothing unprotected is held."""
    return unused(state, seat, ALIEN_STATION) and (
        not state.components.alien_needs_nothing or unprotected(state, seat) == 0
    )


def storing_helps(state: State, seat: i64) -> bool:
    """6.3, 6.6: at the start of a turn coins are stored where that alone keeps the Alien Station from working."""
    return (
        unused(state, seat, ALIEN_STATION)
        and has(state, seat, BANKING)
        and state.components.alien_needs_nothing
        and loose_coins(state, seat) > 0
        and unprotected(state, seat) == loose_coins(state, seat)
    )


def anybody_to_spy_on(state: State, seat: i64) -> bool:
    """7.6: whether an opponent who may be robbed has a loose coin."""
    return any(robbable(state, seat, other) and loose_coins(state, other) > 0 for other in range(state.seats))


def legal_starting(state: State) -> vec[i64]:
    """3.8: the effects for the start of a turn, in any order."""
    seat: i64 = state.active
    found = vec[i64](capacity=32)
    found = append(found, GO_ON)
    if unused(state, seat, FACTORY):
        found = append(found, USE)
    if unused(state, seat, OBSERVATORY):
        found = append(found, USE + 1)
    if alien_ready(state, seat):
        found = append(found, USE + 2)
    if unused(state, seat, CRUISER):
        found = legal_robbing(state, -1, CRUISE, found)
    if unused(state, seat, SPY):
        for other in range(state.seats):
            if robbable(state, seat, other) and loose_coins(state, other) > 0:
                found = append(found, SPY_ON + other)
    if storing_helps(state, seat):
        found = append(found, STORE_ALL)
    return found


def apply_starting(state: State, move: i64, events: list[Event] | None) -> None:
    """3.8: one effect, or on to the coins."""
    seat: i64 = state.active
    table = state.components
    if move == GO_ON:
        state.phase = COLLECT
        return
    if move == STORE_ALL:
        store(state, seat, state.goods[seat * RESOURCES], events)
    elif move == USE:
        use(state, FACTORY, events)
        gain(state, seat, BOT, table.factory_bots, events)
    elif move == USE + 1:
        use(state, OBSERVATORY, events)
        gain(state, seat, COIN, table.observatory_coins, events)
        if optimized(state, seat):
            gain_by_logistics(state, seat, COIN, table.observatory_logistics, events)
    elif move == USE + 2:
        use(state, ALIEN_STATION, events)
        gain(state, seat, CAPSULE, table.alien_capsules, events)
    elif move < SPY_ON:
        use(state, CRUISER, events)
        rob(state, seat, (move - CRUISE) // PRICED, (move - CRUISE) % PRICED, events)
    else:
        use(state, SPY, events)
        rob(state, seat, move - SPY_ON, COIN, events)
    if not _anything_at_start(state, seat):
        state.phase = COLLECT


def use(state: State, effect: i64, events: list[Event] | None) -> None:
    """3.8: each effect once in a turn."""
    state.spent |= 1 << effect
    if events is not None:
        events.append(Event("used", {"name": Who(state.active), "effect": effect_name(effect)}))


def collect(state: State, events: list[Event] | None) -> None:
    """3.4: step 1, all coins from the card."""
    state.took = state.coins[state.card]
    state.coins[state.card] = 0
    if state.took > 0:
        state.goods[state.active * RESOURCES] += state.took
        if events is not None:
            args: dict[str, Arg] = {"name": Who(state.active), "what": amount_of(COIN, state.took)}
            events.append(Event("collected", args))
    state.phase = COLLECTED if _anything_collected(state) else ACTING


def _anything_collected(state: State) -> bool:
    return unused(state, state.active, TRADE) or (state.took > 0 and unused(state, state.active, HOTEL))


def legal_collected(state: State) -> vec[i64]:
    """6.2, 7.4: the Trade Complex and the Hotel, after step 1."""
    found = vec[i64](capacity=3)
    found = append(found, GO_ON)
    if unused(state, state.active, TRADE):
        found = append(found, USE + 3)
    if state.took > 0 and unused(state, state.active, HOTEL):
        found = append(found, USE + 4)
    return found


def apply_collected(state: State, move: i64, events: list[Event] | None) -> None:
    """6.2, 7.4: more coins, or on to step 2."""
    most: i64 = state.components.hotel_most
    if move == GO_ON:
        state.phase = ACTING
        return
    if move == USE + 3:
        use(state, TRADE, events)
        gain(state, state.active, COIN, state.components.trade_coins, events)
    else:
        use(state, HOTEL, events)
        gain(state, state.active, COIN, state.took if state.took < most else most, events)
    if not _anything_collected(state):
        state.phase = ACTING


def legal_acting(state: State) -> vec[i64]:
    """3.5: step 2, one purchase or the specialist's effect, or neither."""
    found = vec[i64](capacity=6)
    found = append(found, GO_ON)
    for resource in range(BOT, CELL + 1):
        if can_spend(state, state.active, state.components.buy[resource]):
            found = append(found, BUY + resource - 1)
    found = append(found, RESOLVE)
    if logistics_possible(state):
        found = append(found, RESOLVE_MAIN)
    return found


def logistics_possible(state: State) -> bool:
    """2.3: logistics are optimized, or the main part might make them so."""
    action: i64 = state.components.action[face_up(state, state.card)]
    if action in (TO_MARS, TO_EARTH, CLAIM_BASE):
        return True
    return optimized(state, state.active)


def apply_acting(state: State, move: i64, events: list[Event] | None) -> None:
    """3.5: step 2."""
    if move == GO_ON:
        state.phase = BUILD_NEXT
    elif move < RESOLVE:
        resource: i64 = move - BUY + 1
        ask_coins(state, FOR_RESOURCE, resource, state.components.buy[resource])
    else:
        state.with_logistics = move == RESOLVE
        state.phase = RESOLVE_NEXT
        if events is not None:
            specialist = specialist_name(face_up(state, state.card))
            events.append(Event("resolved", {"name": Who(state.active), "specialist": specialist}))


def build_next(state: State) -> None:
    """3.6: step 3 is asked for where anything can be done in it or before it."""
    seat: i64 = state.active
    state.phase = STORE_NEXT
    if (
        unused(state, seat, TRANSPORTER)
        or (unused(state, seat, ENGINEERING) and can_exchange(state))
        or (unused(state, seat, FREIGHTER) and _can_freight(state))
        or (unused(state, seat, BIOLOGICAL) and can_spend(state, seat, state.components.biological_price))
    ):
        state.phase = BUILDING
        return
    for slot in range(PLANETS):
        if can_terraform(state, seat, slot):
            state.phase = BUILDING
            return


def _can_freight(state: State) -> bool:
    table = state.components
    return can_spend(state, state.active, table.freight_bot) or can_spend(state, state.active, table.freight_lens)


def legal_building(state: State) -> vec[i64]:
    """3.6, 3.8: what may be done before step 3, and step 3 itself."""
    seat: i64 = state.active
    table = state.components
    found = vec[i64](capacity=32)
    found = append(found, GO_ON)
    if unused(state, seat, ENGINEERING):
        found = legal_exchanging(state, found)
    if unused(state, seat, TRANSPORTER):
        found = _legal_swaps(state, found)
    if unused(state, seat, FREIGHTER):
        if can_spend(state, seat, table.freight_bot):
            found = append(found, FREIGHT)
        if can_spend(state, seat, table.freight_lens):
            found = append(found, FREIGHT + 1)
    if unused(state, seat, BIOLOGICAL) and can_spend(state, seat, table.biological_price):
        found = append(found, GROW)
    for number in range(PLANETS):
        if state.inhabited[seat * PLANETS + number] == 0 and can_terraform(state, seat, slot_of(state, seat, number)):
            found = append(found, TERRAFORM + number)
    return found


def _legal_swaps(state: State, found: vec[i64]) -> vec[i64]:
    """6.4: the seven pairs of neighbours, in the catalogue's order."""
    pairs: i64 = 0
    for slot in range(PLANETS):
        at: i64 = state.active * PLANETS
        pairs |= 1 << swap_pair(state.row[at + slot], state.row[at + (slot + 1) % PLANETS])
    for pair in range(21):
        if (pairs >> pair) & 1 != 0:
            found = append(found, SWAP + pair)
    return found


def apply_building(state: State, move: i64, events: list[Event] | None) -> None:
    """3.6, 3.8: one effect, a planet, or nothing more."""
    seat: i64 = state.active
    table = state.components
    if move == GO_ON:
        state.phase = STORE_NEXT
    elif move >= TERRAFORM:
        ask_price(state, slot_of(state, seat, move - TERRAFORM))
    elif move == GROW:
        use(state, BIOLOGICAL, events)
        ask_coins(state, FOR_GROWING, CELL, table.biological_price)
    elif move >= FREIGHT:
        use(state, FREIGHTER, events)
        bot: bool = move == FREIGHT
        ask_coins(state, FOR_FREIGHT, BOT if bot else LENS, table.freight_bot if bot else table.freight_lens)
    elif move >= SWAP:
        use(state, TRANSPORTER, events)
        _swap(state, seat, move - SWAP, events)
        state.phase = BUILD_NEXT
    else:
        use(state, ENGINEERING, events)
        exchange(state, seat, move, events)
        state.phase = BUILD_NEXT


def _swap(state: State, seat: i64, pair: i64, events: list[Event] | None) -> None:
    """6.4: two neighbours change places, their sides stay."""
    first: i64 = swap_first(pair)
    second: i64 = swap_second(pair)
    one: i64 = slot_of(state, seat, first)
    other: i64 = slot_of(state, seat, second)
    state.row[seat * PLANETS + one] = second
    state.row[seat * PLANETS + other] = first
    if events is not None:
        names = state.components.names
        one_name, other_name = names[seat * PLANETS + first], names[seat * PLANETS + second]
        events.append(Event("swapped", {"name": Who(seat), "first": one_name, "second": other_name}))


def store_next(state: State) -> None:
    """6.3: at the end of the turn the Banking Complex is asked for where coins lie outside it."""
    asked: bool = has(state, state.active, BANKING) and loose_coins(state, state.active) > 0
    state.phase = STORING if asked else TOKEN_NEXT


def legal_storing(state: State) -> vec[i64]:
    """6.3: any number of one's coins."""
    coins: i64 = state.goods[state.active * RESOURCES]
    found = vec[i64](capacity=STORE_MOST + 3)
    found = append(found, GO_ON)
    for number in range(STORE_MOST + 1):
        if number < coins and number != state.stored[state.active]:
            found = append(found, STORE + number)
    return append(found, STORE_ALL)


def apply_storing(state: State, move: i64, events: list[Event] | None) -> None:
    """6.3: the coins on the card, and the turn is over."""
    if move == STORE_ALL:
        store(state, state.active, state.goods[state.active * RESOURCES], events)
    elif move != GO_ON:
        store(state, state.active, move - STORE, events)
    state.phase = TOKEN_NEXT


def store(state: State, seat: i64, coins: i64, events: list[Event] | None) -> None:
    """6.3: so many coins lie on the card now, protected."""
    state.stored[seat] = coins
    if events is not None:
        events.append(Event("stored", {"name": Who(seat), "what": amount_of(COIN, coins)}))


def move_token(state: State) -> None:
    """3.7: step 4, the token goes beside the card."""
    state.used[state.card] = 1
    state.phase = NEXT_TURN
