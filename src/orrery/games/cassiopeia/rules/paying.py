"""3.9: paying, with capsules as jokers and with what the Greenhouse and the Solar Satellite allow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    BOT,
    CAPSULE,
    CELL,
    COIN,
    EFFECT_IDS,
    GREENHOUSE,
    LENS,
    PLANETS,
    PRICED,
    RELAY,
    RESOURCES,
    SOLAR,
)
from orrery.games.cassiopeia.moves import PAY, PAY_CAPSULE, PAY_GREENHOUSE, PAY_SOLAR
from orrery.games.cassiopeia.rules.principles import amount_of, gain, has, price_part, recount
from orrery.games.cassiopeia.state import (
    BUILD_NEXT,
    ENDED,
    FOR_CAPSULE,
    FOR_OBJECT,
    FOR_PLANET,
    FOR_RELAY,
    PAYING,
    RESOLVE_NEXT,
    STORE_NEXT,
    State,
)
from orrery.kernel import OVER, Event, Text, Who


def missing(state: State, seat: i64, coins: i64, bots: i64, lenses: i64, cells: i64) -> i64:
    """2.5: how many capsules must stand in for what the seat lacks of a price."""
    at: i64 = seat * RESOURCES
    short: i64 = 0
    if coins > state.goods[at]:
        short += coins - state.goods[at]
    if bots > state.goods[at + BOT]:
        short += bots - state.goods[at + BOT]
    if lenses > state.goods[at + LENS]:
        short += lenses - state.goods[at + LENS]
    if cells > state.goods[at + CELL]:
        short += cells - state.goods[at + CELL]
    return short


def can_spend(state: State, seat: i64, coins: i64) -> bool:
    """2.5: coins, or capsules in their place."""
    return state.goods[seat * RESOURCES + COIN] + state.goods[seat * RESOURCES + CAPSULE] >= coins


def can_terraform(state: State, seat: i64, slot: i64) -> bool:
    """3.6, 3.9: whether the price of an uninhabited planet can be paid in any way."""
    if state.inhabited[seat * PLANETS + state.row[seat * PLANETS + slot]] != 0:
        return False
    return can_pay(
        state,
        seat,
        price_part(state, seat, slot, COIN),
        price_part(state, seat, slot, BOT),
        price_part(state, seat, slot, LENS),
        price_part(state, seat, slot, CELL),
        has(state, seat, GREENHOUSE),
        has(state, seat, SOLAR),
    )


def can_pay(
    state: State, seat: i64, coins: i64, bots: i64, lenses: i64, cells: i64, greenhouse: bool, solar: bool
) -> bool:
    """3.9: whether a price can be paid with the help that is still allowed."""
    capsules: i64 = state.goods[seat * RESOURCES + CAPSULE]
    if missing(state, seat, coins, bots, lenses, cells) <= capsules:
        return True
    if solar and lenses > 0 and missing(state, seat, coins, bots + 1, lenses - 1, cells) <= capsules:
        return True
    if greenhouse and cells > 0:
        return (
            can_pay(state, seat, coins + 1, bots, lenses, cells - 1, False, solar)
            or can_pay(state, seat, coins, bots + 1, lenses, cells - 1, False, solar)
            or can_pay(state, seat, coins, bots, lenses + 1, cells - 1, False, solar)
        )
    return False


def ask_coins(state: State, purpose: i64, thing: i64, coins: i64) -> None:
    """2.4: a purchase or a fee."""
    state.due[COIN] = coins
    state.due[BOT] = 0
    state.due[LENS] = 0
    state.due[CELL] = 0
    _ask(state, purpose, thing, PAY_CAPSULE)


def ask_price(state: State, slot: i64) -> None:
    """2.9: the price of the planet in this place of the row."""
    for resource in range(PRICED):
        state.due[resource] = price_part(state, state.active, slot, resource)
    _ask(state, FOR_PLANET, slot, PAY_GREENHOUSE)


def _ask(state: State, purpose: i64, thing: i64, least: i64) -> None:
    for resource in range(RESOURCES):
        state.paid[resource] = 0
    state.purpose = purpose
    state.thing = thing
    state.least = least
    state.phase = PAYING


def legal_paying(state: State) -> vec[i64]:
    """3.9: substitutions that leave the rest payable, and the payment itself where nothing lacks."""
    found = vec[i64](capacity=9)
    seat: i64 = state.active
    coins: i64 = state.due[COIN]
    bots: i64 = state.due[BOT]
    lenses: i64 = state.due[LENS]
    cells: i64 = state.due[CELL]
    if state.least <= PAY_GREENHOUSE and cells > 0 and has(state, seat, GREENHOUSE):
        solar: bool = has(state, seat, SOLAR)
        if can_pay(state, seat, coins + 1, bots, lenses, cells - 1, False, solar):
            found = append(found, PAY_GREENHOUSE + COIN)
        if can_pay(state, seat, coins, bots + 1, lenses, cells - 1, False, solar):
            found = append(found, PAY_GREENHOUSE + BOT)
        if can_pay(state, seat, coins, bots, lenses + 1, cells - 1, False, solar):
            found = append(found, PAY_GREENHOUSE + LENS)
    if (
        state.least <= PAY_SOLAR
        and lenses > 0
        and has(state, seat, SOLAR)
        and can_pay(state, seat, coins, bots + 1, lenses - 1, cells, False, False)
    ):
        found = append(found, PAY_SOLAR)
    lacking: i64 = missing(state, seat, coins, bots, lenses, cells)
    capsules: i64 = state.goods[seat * RESOURCES + CAPSULE]
    if capsules > 0 and lacking <= capsules:
        passed: i64 = 0
        for resource in range(PRICED):
            due: i64 = state.due[resource]
            short: i64 = due - state.goods[seat * RESOURCES + resource]
            short = 0 if short < 0 else short
            # A capsule for what is at hand anyway is one fewer for what lacks.
            need: i64 = lacking if short > 0 else lacking + 1
            if due > 0 and passed == 0 and need <= capsules and PAY_CAPSULE + resource >= state.least:
                found = append(found, PAY_CAPSULE + resource)
            passed += short
    if lacking == 0:
        found = append(found, PAY)
    return found


def apply_paying(state: State, move: i64, events: list[Event] | None) -> None:
    """3.9: substitute one resource, or pay what is due."""
    seat: i64 = state.active
    if move == PAY:
        for resource in range(PRICED):
            _spend(state, seat, resource, state.due[resource])
            state.due[resource] = 0
        settle(state, events)
    elif move >= PAY_CAPSULE:
        state.due[move - PAY_CAPSULE] -= 1
        _spend(state, seat, CAPSULE, 1)
        state.least = move
    elif move == PAY_SOLAR:
        state.due[LENS] -= 1
        state.due[BOT] += 1
        state.least = PAY_CAPSULE
    else:
        state.due[CELL] -= 1
        state.due[move - PAY_GREENHOUSE] += 1
        state.least = PAY_SOLAR


def _spend(state: State, seat: i64, resource: i64, amount: i64) -> None:
    """6.3: coins outside the Banking Complex go first."""
    at: i64 = seat * RESOURCES + resource
    state.goods[at] -= amount
    state.paid[resource] += amount
    if resource == COIN and state.stored[seat] > state.goods[at]:
        state.stored[seat] = state.goods[at]


def settle(state: State, events: list[Event] | None) -> None:
    """3.9: what was paid for happens."""
    seat: i64 = state.active
    if events is not None:
        _tell(state, seat, events)
    if state.purpose == FOR_PLANET:
        terraform(state, seat, state.thing, events)
    elif state.purpose == FOR_OBJECT:
        claim(state, seat, state.thing, events)
        state.phase = RESOLVE_NEXT
    elif state.purpose == FOR_RELAY:
        state.spent |= 1 << RELAY
        state.phase = RESOLVE_NEXT
    else:
        gain(state, seat, state.thing, 1, events)
        state.phase = RESOLVE_NEXT if state.purpose == FOR_CAPSULE else BUILD_NEXT


def _tell(state: State, seat: i64, events: list[Event]) -> None:
    parts: list[Text] = []
    for resource in range(RESOURCES):
        if state.paid[resource] > 0:
            parts.append(amount_of(resource, state.paid[resource]))
    if parts:
        events.append(Event("paid", {"name": Who(seat), "what": tuple(parts)}))


def terraform(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """2.8, 4.1: the planet turns to its inhabited side; the seventh one ends the game at once."""
    number: i64 = state.row[seat * PLANETS + slot]
    state.inhabited[seat * PLANETS + number] = 1
    state.terraformed[seat] += 1
    recount(state, seat)
    state.phase = STORE_NEXT
    if events is not None:
        name = state.components.names[seat * PLANETS + number]
        events.append(Event("terraformed", {"name": Who(seat), "planet": name}))
    if state.terraformed[seat] == PLANETS:
        state.phase = ENDED
        state.mover = OVER
        if events is not None:
            events.append(Event("won", {"name": Who(seat)}))


def claim(state: State, seat: i64, sided: i64, events: list[Event] | None) -> None:
    """7.13: the space object comes to the seat with the chosen side up."""
    thing: i64 = sided // 2
    before: i64 = state.owner[thing]
    state.owner[thing] = seat
    state.side[thing] = sided % 2
    if before >= 0 and before != seat:
        recount(state, before)
    recount(state, seat)
    if events is not None:
        what = effect_name(state.components.object_effect[sided])
        if before >= 0 and before != seat:
            events.append(Event("captured", {"name": Who(seat), "what": what, "other": Who(before)}))
        else:
            events.append(Event("claimed", {"name": Who(seat), "what": what}))


def effect_name(effect: i64) -> Text:
    """The name of an effect, in words."""
    return Text(f"effect-{EFFECT_IDS[effect]}")
