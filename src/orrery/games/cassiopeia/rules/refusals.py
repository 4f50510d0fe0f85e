"""Why a move cannot be made: written apart from what is legal, rule by rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    ALIEN_STATION,
    BANKING,
    BIOLOGICAL,
    CAPSULE,
    CARD_NAMES,
    CELL,
    CLAIM_BASE,
    CLAIM_SATELLITE,
    CLAIM_STATION,
    CLAIM_TRANSPORT,
    COIN,
    CRUISER,
    ENGINEERING,
    FACTORY,
    FREIGHTER,
    GREENHOUSE,
    HOTEL,
    LENS,
    OBSERVATORY,
    PLANETS,
    PRICED,
    RESOURCES,
    SHIELD,
    SOLAR,
    SPY,
    TO_EARTH,
    TO_MARS,
    TRADE,
    TRANSPORTER,
)
from orrery.games.cassiopeia.moves import (
    ADD,
    BUY,
    CHOOSE,
    CLAIM,
    CRUISE,
    DEAL,
    DISCARD,
    ENOUGH,
    EXCHANGE,
    FIRST,
    FLIP,
    FREIGHT,
    GO_ON,
    GROW,
    INCLUDE,
    LAY,
    PAY,
    PAY_CAPSULE,
    PAY_GREENHOUSE,
    PAY_SOLAR,
    RELAY_IT,
    RESOLVE,
    RESOLVE_MAIN,
    SPY_ON,
    STORE,
    STORE_ALL,
    SWAP,
    TAKE,
    TERRAFORM,
    USE,
    exchange_given,
    swap_first,
    swap_second,
)
from orrery.games.cassiopeia.rules.paying import effect_name
from orrery.games.cassiopeia.rules.principles import (
    amount_of,
    fund,
    has,
    loose,
    loose_coins,
    optimized,
    price_part,
    slot_of,
    unprotected,
)
from orrery.games.cassiopeia.rules.turns import specialist_name
from orrery.games.cassiopeia.state import (
    ACTING,
    ADDING_SATELLITE,
    ADDING_STATION,
    BUILDING,
    CAPSULE_OFFERED,
    CHOOSING,
    CLAIMING,
    COLLECTED,
    DEALING,
    DISCARDING,
    ENDED,
    EXCHANGING,
    FINDING_FIRST,
    FLIPPING,
    FOR_PLANET,
    INCLUDING,
    LAYING,
    PAYING,
    RELAYING,
    STARTING,
    STORING,
    TAKING,
    State,
)
from orrery.kernel import Arg, Refusal, Text, Who

_USED: Final = (FACTORY, OBSERVATORY, ALIEN_STATION, TRADE, HOTEL)
_USED_RULES: Final = ("7.1", "7.2", "6.6", "6.2", "7.4")


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a move, in the rulebook's order; None when nothing does."""
    if state.phase == ENDED:
        return Refusal("4.1", Text("refused-over"))
    if seat != state.mover:
        rule = "3.1" if state.phase == CHOOSING else "3.3"
        return Refusal(rule, Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(state.mover)}))
    if move < CHOOSE:
        return _against_setup(state, move)
    if move < GO_ON:
        return _against_choosing(state, move - CHOOSE)
    if move == GO_ON:
        return _against_going_on(state)
    if move < STORE:
        return _against_effect(state, seat, move)
    if move < BUY:
        return _against_storing(state, seat, move)
    if move < RELAY_IT:
        return _against_acting(state, seat, move)
    if move < EXCHANGE:
        return _against_specialist(state, seat, move)
    if move < PAY_GREENHOUSE:
        return _against_building(state, seat, move)
    return _against_paying(state, seat, move)


def _moment(rule: str) -> Refusal:
    return Refusal(rule, Text("refused-not-the-moment"))


def _unless(right: bool, rule: str) -> Refusal | None:
    return None if right else _moment(rule)


def _no(rule: str, key: str) -> Refusal:
    return Refusal(rule, Text(f"refused-{key}"))


def _against_setup(state: State, move: int) -> Refusal | None:
    if move < DEAL:
        return _against_including(state, move)
    if move < FLIP:
        seat: i64 = state.dealt // PLANETS
        if state.phase != DEALING:
            return _moment("1.1")
        if any(state.row[at] == move - DEAL for at in range(seat * PLANETS, state.dealt)):
            return _no("1.1", "planet-lies")
    elif move < ADD:
        return _against_card(state, move)
    elif move < FIRST:
        wanted = ADDING_STATION if move < ADD + 2 else ADDING_SATELLITE
        if state.phase != wanted:
            return _moment("1.4")
    elif state.phase != FINDING_FIRST:
        return _moment("3.1")
    elif move - FIRST >= state.seats:
        return _no("3.1", "no-player")
    return None


def _against_including(state: State, move: int) -> Refusal | None:
    """1.2: six to eight cards, each once."""
    if state.phase != INCLUDING:
        return _moment("1.2")
    if move == ENOUGH:
        if not state.hosted:
            return _moment("1.2")
        return None if sum(state.chosen) >= 6 else _no("1.2", "too-few-cards")
    if state.chosen[4 + move - INCLUDE]:
        return Refusal("1.2", Text("refused-card-included", {"card": CARD_NAMES[4 + move - INCLUDE]}))
    return None


def _against_card(state: State, move: int) -> Refusal | None:
    """1.3: a card of this game, flipped once, laid once."""
    flips = move < LAY
    card = move - FLIP if flips else move - LAY
    if state.phase != (FLIPPING if flips else LAYING):
        return _moment("1.3")
    if not state.chosen[card]:
        return Refusal("1.2", Text("refused-card-not-in-game", {"card": CARD_NAMES[card]}))
    if flips and state.face[card]:
        return Refusal("1.3", Text("refused-card-flipped", {"card": CARD_NAMES[card]}))
    if not flips and card in list(state.slots):
        return Refusal("1.3", Text("refused-card-lies", {"card": CARD_NAMES[card]}))
    return None


def _against_choosing(state: State, face: int) -> Refusal | None:
    card = face // 2
    who = {"specialist": specialist_name(face)}
    if state.phase != CHOOSING:
        return _moment("3.1")
    if not state.chosen[card]:
        return Refusal("1.2", Text("refused-specialist-not-in-game", who))
    if state.face[card] != face % 2:
        return Refusal("2.7", Text("refused-specialist-face-down", who))
    if state.token[card] >= 0:
        return Refusal("3.2", Text("refused-specialist-taken", {**who, "other": Who(state.token[card])}))
    return None


def _against_going_on(state: State) -> Refusal | None:
    """3.8: what is offered may be declined; a discard, a theft by choice and a payment must be finished."""
    if state.phase == DISCARDING:
        return _no("5.7", "must-discard")
    if state.phase == TAKING:
        return _no("5.14", "must-take")
    if state.phase == PAYING:
        return _no("3.9", "must-pay")
    return _moment("3.1") if state.phase <= CHOOSING else None


def _lacks(state: State, seat: i64, effect: i64, rule: str) -> Refusal | None:
    """2.8, 3.8: the effect must be active and unused."""
    if not has(state, seat, effect):
        return Refusal(rule, Text("refused-no-effect", {"effect": effect_name(effect)}))
    if (state.spent >> effect) & 1:
        return Refusal("3.8", Text("refused-effect-used", {"effect": effect_name(effect)}))
    return None


def _against_effect(state: State, seat: i64, move: i64) -> Refusal | None:
    """3.8: first what speaks against the effect itself, since a moment that offers nothing is passed over."""
    if state.phase < STARTING:
        return _moment("3.8")
    if move >= SPY_ON:
        against = _lacks(state, seat, SPY, "7.6") or _against_robbing(state, seat, move - SPY_ON, COIN, -1)
        return against or _unless(state.phase == STARTING, "7.6")
    if move >= CRUISE:
        other: i64 = (move - CRUISE) // PRICED
        resource: i64 = (move - CRUISE) % PRICED
        against = _lacks(state, seat, CRUISER, "6.5") or _against_robbing(state, seat, other, resource, -1)
        return against or _unless(state.phase == STARTING, "6.5")
    effect = _USED[move - USE]
    rule = _USED_RULES[move - USE]
    against = _lacks(state, seat, effect, rule)
    if against is not None:
        return against
    if effect == ALIEN_STATION and state.components.alien_needs_nothing and unprotected(state, seat) > 0:
        return _no("6.6", "holds-unprotected")
    if effect == HOTEL and state.took == 0:
        return _no("7.4", "took-no-coins")
    return _unless(state.phase == (STARTING if move < USE + 3 else COLLECTED), rule)


def _against_robbing(state: State, seat: i64, other: i64, resource: i64, spared: i64) -> Refusal | None:
    """2.6: an opponent in the game, whose fund is not above one's own, with something unprotected."""
    if other >= state.seats:
        return _no("2.6", "no-player")
    if other == seat:
        return _no("2.6", "yourself")
    if other == spared:
        return Refusal("5.14", Text("refused-same-victim", {"other": Who(other)}))
    if fund(state, other) > fund(state, seat):
        return Refusal("2.6", Text("refused-higher-fund", {"other": Who(other)}))
    if has(state, other, SHIELD):
        return Refusal("7.7", Text("refused-shield", {"other": Who(other)}))
    if loose(state, other, resource) < 1:
        args: dict[str, Arg] = {"other": Who(other), "what": amount_of(resource, 1)}
        return Refusal("2.5", Text("refused-nothing-unprotected", args))
    return None


def _against_storing(state: State, seat: i64, move: i64) -> Refusal | None:
    """6.3: at the end of the turn; at its start only all coins, for the Alien Station's sake."""
    if state.phase == STARTING and move == STORE_ALL:
        return _against_storing_at_start(state, seat)
    if state.phase != STORING:
        return _moment("6.3")
    if move == STORE_ALL:
        return None
    if move - STORE >= state.goods[seat * RESOURCES + COIN]:
        return Refusal("6.3", Text("refused-too-few-coins", {"n": state.goods[seat * RESOURCES + COIN]}))
    if move - STORE == state.stored[seat]:
        return _no("6.3", "stored-already")
    return None


def _against_storing_at_start(state: State, seat: i64) -> Refusal | None:
    if not has(state, seat, BANKING):
        return Refusal("6.3", Text("refused-no-effect", {"effect": effect_name(BANKING)}))
    if loose_coins(state, seat) < 1:
        return _no("6.3", "stored-already")
    lacking = _lacks(state, seat, ALIEN_STATION, "6.3")
    if lacking is not None:
        return lacking
    others = sum(state.goods[seat * RESOURCES + resource] for resource in range(1, PRICED))
    if others or not state.components.alien_needs_nothing:
        return _moment("6.3")
    return None


def _too_dear(state: State, seat: i64, coins: i64, rule: str) -> Refusal | None:
    """2.5: capsules may stand in for coins."""
    held: i64 = state.goods[seat * RESOURCES + COIN] + state.goods[seat * RESOURCES + CAPSULE]
    if held < coins:
        return Refusal(rule, Text("refused-too-dear", {"price": amount_of(COIN, coins), "n": held}))
    return None


def _against_acting(state: State, seat: i64, move: i64) -> Refusal | None:
    """3.5: a purchase or the specialist's effect; capsules only where a specialist offers one."""
    if move == BUY + CAPSULE - 1:
        if state.phase != CAPSULE_OFFERED:
            return _no("2.5", "capsule-not-offered")
        return _too_dear(state, seat, state.components.buy[CAPSULE], "2.5")
    if state.phase != ACTING:
        return _moment("3.5")
    if move < RESOLVE:
        return _too_dear(state, seat, state.components.buy[move - BUY + 1], "2.4")
    if move == RESOLVE_MAIN:
        action = state.components.action[state.card * 2 + state.face[state.card]]
        if not optimized(state, seat) and action not in (TO_MARS, TO_EARTH, CLAIM_BASE):
            return _no("2.2", "not-optimized")
    return None


def _against_specialist(state: State, seat: i64, move: i64) -> Refusal | None:
    if move == RELAY_IT:
        return None if state.phase == RELAYING else _moment("7.5")
    if move < CLAIM:
        if state.phase != TAKING:
            return _moment("5.14")
        return _against_robbing(state, seat, (move - TAKE) // PRICED, (move - TAKE) % PRICED, state.victim)
    if move < DISCARD:
        return _against_claiming(state, seat, move - CLAIM)
    if state.phase != DISCARDING:
        return _moment("5.7")
    if loose(state, seat, move - DISCARD) < 1:
        return Refusal("5.7", Text("refused-has-none", {"what": amount_of(move - DISCARD, 1)}))
    return None


def _against_claiming(state: State, seat: i64, sided: i64) -> Refusal | None:
    """7.13: the object of the chosen specialist, in play, lying elsewhere or other side up, not with a higher fund."""
    if state.phase != CLAIMING:
        return _moment("7.13")
    thing = sided // 2
    action = state.components.action[state.card * 2 + state.face[state.card]]
    kind = (CLAIM_STATION, CLAIM_STATION, CLAIM_SATELLITE, CLAIM_SATELLITE, CLAIM_BASE, CLAIM_TRANSPORT)[thing]
    if kind != action:
        return _no("7.13", "other-object")
    owner = state.owner[thing]
    if owner == -2:
        return _no("2.11", "object-not-in-game")
    if owner == seat and state.side[thing] == sided % 2:
        return _no("7.13", "object-lies-so")
    if owner >= 0 and fund(state, owner) > fund(state, seat):
        return Refusal("2.6", Text("refused-higher-fund", {"other": Who(owner)}))
    return None


def _against_building(state: State, seat: i64, move: i64) -> Refusal | None:
    if move < SWAP:
        return _against_exchanging(state, seat, move - EXCHANGE)
    return _against_step_3(state, seat, move) or _unless(state.phase == BUILDING, "3.6")


def _against_step_3(state: State, seat: i64, move: i64) -> Refusal | None:
    if state.phase < STARTING:
        return _moment("3.6")
    if move < FREIGHT:
        return _lacks(state, seat, TRANSPORTER, "6.4") or _against_swapping(state, seat, move - SWAP)
    if move < GROW:
        table = state.components
        price = table.freight_bot if move == FREIGHT else table.freight_lens
        return _lacks(state, seat, FREIGHTER, "7.11") or _too_dear(state, seat, price, "7.11")
    if move == GROW:
        price = state.components.biological_price
        return _lacks(state, seat, BIOLOGICAL, "6.7") or _too_dear(state, seat, price, "6.7")
    return _against_terraforming(state, seat, move - TERRAFORM)


def _against_exchanging(state: State, seat: i64, exchange: i64) -> Refusal | None:
    if state.phase not in (EXCHANGING, BUILDING):
        return _moment("5.13")
    if state.phase == BUILDING:
        lacking = _lacks(state, seat, ENGINEERING, "6.1")
        if lacking is not None:
            return lacking
    given: i64 = exchange_given(exchange)
    if state.goods[seat * RESOURCES + given] < 1:
        return Refusal("6.1", Text("refused-has-none", {"what": amount_of(given, 1)}))
    return None


def _against_swapping(state: State, seat: i64, pair: i64) -> Refusal | None:
    """6.4: neighbours only; the two ends of the row are neighbours."""
    apart = abs(int(slot_of(state, seat, swap_first(pair))) - int(slot_of(state, seat, swap_second(pair))))
    return None if apart in (1, PLANETS - 1) else _no("6.4", "no-neighbours")


def _against_terraforming(state: State, seat: i64, number: i64) -> Refusal | None:
    """3.6: an uninhabited planet whose price, on the card to its left, can be paid."""
    name = state.components.names[seat * PLANETS + number]
    if state.inhabited[seat * PLANETS + number]:
        return Refusal("3.6", Text("refused-inhabited", {"planet": name}))
    slot = slot_of(state, seat, number)
    due = [int(price_part(state, seat, slot, resource)) for resource in range(PRICED)]
    if not _payable(state, seat, due, has(state, seat, GREENHOUSE), has(state, seat, SOLAR)):
        price = tuple(amount_of(resource, due[resource]) for resource in range(PRICED) if due[resource])
        return Refusal("2.9", Text("refused-price", {"planet": name, "price": price}))
    return None


def _payable(state: State, seat: i64, due: list[int], greenhouse: bool, solar: bool) -> bool:
    """3.9: whether some set of substitutions leaves no more missing than there are capsules."""
    ways = [due]
    if greenhouse and due[CELL]:
        ways += [_instead(due, CELL, resource) for resource in range(CELL)]
    if solar:
        ways += [_instead(way, LENS, 1) for way in ways if way[LENS]]
    return any(sum(_missing(state, seat, way)) <= state.goods[seat * RESOURCES + CAPSULE] for way in ways)


def _instead(due: list[int], one: int, other: int) -> list[int]:
    changed = list(due)
    changed[one] -= 1
    changed[other] += 1
    return changed


def _missing(state: State, seat: i64, due: list[int]) -> list[int]:
    return [max(0, due[resource] - state.goods[seat * RESOURCES + resource]) for resource in range(PRICED)]


def _against_paying(state: State, seat: i64, move: i64) -> Refusal | None:
    """3.9: substitutions one by one in the catalogue's order, as long as the rest can still be paid."""
    if state.phase != PAYING:
        return _moment("3.9")
    due = list(state.due)
    if move == PAY:
        return _no("3.9", "lacks-for-price") if any(_missing(state, seat, due)) else None
    if move < state.least or (move < PAY_CAPSULE and state.purpose != FOR_PLANET):
        return _moment("3.9")
    if move < PAY_SOLAR:
        return _against_substituting(state, seat, GREENHOUSE, due, CELL, move - PAY_GREENHOUSE, has(state, seat, SOLAR))
    if move == PAY_SOLAR:
        return _against_substituting(state, seat, SOLAR, due, LENS, 1, False)
    return _against_joker(state, seat, due, move - PAY_CAPSULE)


def _against_substituting(
    state: State, seat: i64, effect: i64, due: list[int], one: i64, other: i64, solar_after: bool
) -> Refusal | None:
    if not has(state, seat, effect):
        rule = "7.3" if effect == GREENHOUSE else "7.8"
        return Refusal(rule, Text("refused-no-effect", {"effect": effect_name(effect)}))
    if not due[one]:
        return Refusal("3.9", Text("refused-not-due", {"what": amount_of(one, 1)}))
    if not _payable(state, seat, _instead(due, one, other), False, solar_after):
        return _no("3.9", "rest-unpayable")
    return None


def _against_joker(state: State, seat: i64, due: list[int], resource: i64) -> Refusal | None:
    """2.5: a capsule stands in for any other resource that is due."""
    capsules = state.goods[seat * RESOURCES + CAPSULE]
    if not capsules:
        return Refusal("2.5", Text("refused-has-none", {"what": amount_of(CAPSULE, 1)}))
    if not due[resource]:
        return Refusal("3.9", Text("refused-not-due", {"what": amount_of(resource, 1)}))
    due[resource] -= 1
    lacking = _missing(state, seat, due)
    if any(lacking[:resource]) or sum(lacking) > capsules - 1:
        return _no("3.9", "rest-unpayable")
    return None
