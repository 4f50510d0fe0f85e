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
    OFFER_EXCHANGE,
    PLANETS,
    PRICED,
    RELAY,
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
from orrery.games.cassiopeia.rules.moments import in_turn, not_to_decide, wrong_moment, wrong_moment_for
from orrery.games.cassiopeia.rules.paying import effect_name
from orrery.games.cassiopeia.rules.principles import (
    amount_of,
    fund,
    has,
    kind_of,
    loose,
    loose_coins,
    optimized,
    price_part,
    slot_of,
    specialist_name,
    unprotected,
)
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
        return not_to_decide(state, seat)
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


def _no(rule: str, key: str) -> Refusal:
    return Refusal(rule, Text(f"refused-{key}"))


def _against_setup(state: State, move: int) -> Refusal | None:
    if move < DEAL:
        return _against_including(state, move)
    if move < FLIP:
        seat: i64 = state.dealt // PLANETS
        if state.phase != DEALING:
            return wrong_moment(state, "1.1", "deal")
        if any(state.row[at] == move - DEAL for at in range(seat * PLANETS, state.dealt)):
            return _no("1.1", "planet-lies")
    elif move < ADD:
        return _against_card(state, move)
    elif move < FIRST:
        wanted = ADDING_STATION if move < ADD + 2 else ADDING_SATELLITE
        if state.phase != wanted:
            return wrong_moment(state, "1.4", "add")
    elif state.phase != FINDING_FIRST:
        return wrong_moment(state, "3.1", "first")
    elif move - FIRST >= state.seats:
        return _no("3.1", "no-player")
    return None


def _against_including(state: State, move: int) -> Refusal | None:
    """1.2: six to eight cards, each once."""
    if state.phase != INCLUDING:
        return wrong_moment(state, "1.2", "include")
    if move == ENOUGH:
        if not state.hosted:
            return Refusal("1.2", Text("refused-not-hosted", {"n": state.wanted}))
        return None if sum(state.chosen) >= 6 else _no("1.2", "too-few-cards")
    if state.chosen[4 + move - INCLUDE]:
        return Refusal("1.2", Text("refused-card-included", {"card": CARD_NAMES[4 + move - INCLUDE]}))
    return None


def _against_card(state: State, move: int) -> Refusal | None:
    """1.3: a card of this game, flipped once, laid once."""
    flips = move < LAY
    card = move - FLIP if flips else move - LAY
    if state.phase != (FLIPPING if flips else LAYING):
        return wrong_moment(state, "1.3", "flip" if flips else "lay")
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
        return wrong_moment(state, "3.1", "choose")
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
    return wrong_moment(state, "3.8", "go-on") if state.phase <= CHOOSING else None


def _lacks(state: State, seat: i64, effect: i64, rule: str) -> Refusal | None:
    """2.8, 3.8: the effect must be active, and unused in one's own turn."""
    if not has(state, seat, effect):
        return Refusal(rule, Text("refused-no-effect", {"effect": effect_name(effect)}))
    if (state.spent >> effect) & 1:
        return Refusal("3.8", Text("refused-effect-used", {"effect": effect_name(effect)}))
    return None


def _against_effect(state: State, seat: i64, move: i64) -> Refusal | None:
    """3.8: first what speaks against the effect itself, since a moment that offers nothing is passed over."""
    if move >= SPY_ON:
        return _against_raiding(state, seat, SPY, "7.6", move - SPY_ON, COIN)
    if move >= CRUISE:
        return _against_raiding(state, seat, CRUISER, "6.5", (move - CRUISE) // PRICED, (move - CRUISE) % PRICED)
    effect: i64 = _USED[move - USE]
    rule = _USED_RULES[move - USE]
    starts: bool = move < USE + 3
    when = "start" if starts else "collected"
    if not in_turn(state, seat):
        return wrong_moment_for(state, rule, when, effect)
    against = _lacks(state, seat, effect, rule)
    if against is not None:
        return against
    if effect == ALIEN_STATION and state.components.alien_needs_nothing and unprotected(state, seat) > 0:
        return _no("6.6", "holds-unprotected")
    if effect == HOTEL and state.took == 0 and state.phase > STARTING:
        return _no("7.4", "took-no-coins")
    if state.phase != (STARTING if starts else COLLECTED):
        return wrong_moment_for(state, rule, when, effect)
    return None


def _against_raiding(state: State, seat: i64, effect: i64, rule: str, other: i64, resource: i64) -> Refusal | None:
    """6.5, 7.6: at the start of one's turn, from somebody who may be robbed."""
    if not in_turn(state, seat):
        return wrong_moment_for(state, rule, "start", effect)
    against = _lacks(state, seat, effect, rule) or _against_robbing(state, seat, other, resource, -1)
    if against is None and state.phase != STARTING:
        return wrong_moment_for(state, rule, "start", effect)
    return against


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
        args: dict[str, Arg] = {"other": Who(other), "what": kind_of(resource)}
        return Refusal("2.5", Text("refused-nothing-unprotected", args))
    return None


def _against_storing(state: State, seat: i64, move: i64) -> Refusal | None:
    """6.3: at the end of the turn; at its start only all coins, for the Alien Station's sake."""
    if not in_turn(state, seat):
        return wrong_moment(state, "6.3", "store")
    if not has(state, seat, BANKING):
        return Refusal("6.3", Text("refused-no-effect", {"effect": effect_name(BANKING)}))
    if state.phase == STARTING and move == STORE_ALL:
        return _against_storing_at_start(state, seat)
    if state.phase != STORING:
        return wrong_moment(state, "6.3", "store")
    if move == STORE_ALL:
        return None
    if move - STORE >= state.goods[seat * RESOURCES + COIN]:
        return Refusal("6.3", Text("refused-too-few-coins", {"n": state.goods[seat * RESOURCES + COIN]}))
    if move - STORE == state.stored[seat]:
        return _no("6.3", "stored-already")
    return None


def _against_storing_at_start(state: State, seat: i64) -> Refusal | None:
    if loose_coins(state, seat) < 1:
        return _no("6.3", "stored-already")
    lacking = _lacks(state, seat, ALIEN_STATION, "6.3")
    if lacking is not None:
        return lacking
    others = sum(state.goods[seat * RESOURCES + resource] for resource in range(1, PRICED))
    if others or not state.components.alien_needs_nothing:
        return _no("6.3", "storing-no-help")
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
        return wrong_moment(state, "3.5", "buy" if move < RESOLVE else "resolve")
    if move < RESOLVE:
        return _too_dear(state, seat, state.components.buy[move - BUY + 1], "2.4")
    if move == RESOLVE_MAIN:
        action = state.components.action[state.card * 2 + state.face[state.card]]
        if not optimized(state, seat) and action not in (TO_MARS, TO_EARTH, CLAIM_BASE):
            return _no("2.2", "not-optimized")
    return None


def _against_specialist(state: State, seat: i64, move: i64) -> Refusal | None:
    if move == RELAY_IT:
        return _against_relaying(state, seat)
    if move < CLAIM:
        if state.phase != TAKING:
            return wrong_moment(state, "5.14", "take")
        return _against_robbing(state, seat, (move - TAKE) // PRICED, (move - TAKE) % PRICED, state.victim)
    if move < DISCARD:
        return _against_claiming(state, seat, move - CLAIM)
    if state.phase != DISCARDING:
        return wrong_moment(state, "5.7", "discard")
    if loose(state, seat, move - DISCARD) < 1:
        return Refusal("5.7", Text("refused-has-none", {"what": amount_of(move - DISCARD, 1)}))
    return None


def _against_relaying(state: State, seat: i64) -> Refusal | None:
    """7.5: where the Logistics part is not to be had otherwise."""
    if state.phase == RELAYING:
        return None
    if in_turn(state, seat) and not has(state, seat, RELAY):
        return Refusal("7.5", Text("refused-no-effect", {"effect": effect_name(RELAY)}))
    return wrong_moment_for(state, "7.5", "relay", RELAY)


def _against_claiming(state: State, seat: i64, sided: i64) -> Refusal | None:
    """7.13: the object of the chosen specialist, in play, lying elsewhere or other side up, not with a higher fund."""
    if not in_turn(state, seat):
        return wrong_moment(state, "7.13", "claim")
    thing = sided // 2
    face: i64 = state.card * 2 + state.face[state.card]
    kind = (CLAIM_STATION, CLAIM_STATION, CLAIM_SATELLITE, CLAIM_SATELLITE, CLAIM_BASE, CLAIM_TRANSPORT)[thing]
    if kind != state.components.action[face]:
        return Refusal("7.13", Text("refused-other-object", {"specialist": specialist_name(face)}))
    owner = state.owner[thing]
    if owner == -2:
        return _no("2.11", "object-not-in-game")
    if owner == seat and state.side[thing] == sided % 2:
        return _no("7.13", "object-lies-so")
    if owner >= 0 and fund(state, owner) > fund(state, seat):
        return Refusal("2.6", Text("refused-higher-fund", {"other": Who(owner)}))
    if state.phase == CLAIMING:
        return None
    fee = _too_dear(state, seat, state.components.fee[face], f"5.{face + 1}")
    return fee or wrong_moment(state, "7.13", "claim")


def _against_building(state: State, seat: i64, move: i64) -> Refusal | None:
    """3.6, 3.8: what is done in step 3 and before it; first what speaks against the thing itself."""
    if move < SWAP:
        return _against_exchanging(state, seat, move - EXCHANGE)
    if move >= TERRAFORM:
        if not in_turn(state, seat):
            return wrong_moment(state, "3.6", "terraform")
        against = _against_terraforming(state, seat, move - TERRAFORM)
        return against or (None if state.phase == BUILDING else wrong_moment(state, "3.6", "terraform"))
    effect: i64 = TRANSPORTER if move < FREIGHT else FREIGHTER if move < GROW else BIOLOGICAL
    rule = "6.4" if move < FREIGHT else "7.11" if move < GROW else "6.7"
    if not in_turn(state, seat):
        return wrong_moment_for(state, rule, "before", effect)
    against = _lacks(state, seat, effect, rule) or _against_effect_before(state, seat, move, rule)
    return against or (None if state.phase == BUILDING else wrong_moment_for(state, rule, "before", effect))


def _against_effect_before(state: State, seat: i64, move: i64, rule: str) -> Refusal | None:
    if move < FREIGHT:
        return _against_swapping(state, seat, move - SWAP)
    table = state.components
    if move == GROW:
        return _too_dear(state, seat, table.biological_price, rule)
    return _too_dear(state, seat, table.freight_bot if move == FREIGHT else table.freight_lens, rule)


def _against_exchanging(state: State, seat: i64, exchange: i64) -> Refusal | None:
    """5.13, 6.1: while the specialist lets one, or before step 3 with the Engineering Complex."""
    broker: bool = state.phase == EXCHANGING
    if not broker:
        if not in_turn(state, seat):
            return wrong_moment(state, "6.1", "exchange")
        offered: i64 = state.components.after[state.card * 2 + state.face[state.card]]
        if offered == OFFER_EXCHANGE and state.phase < BUILDING:
            return wrong_moment(state, "5.13", "exchange")
        lacking = _lacks(state, seat, ENGINEERING, "6.1")
        if lacking is not None:
            return lacking
    given: i64 = exchange_given(exchange)
    if state.goods[seat * RESOURCES + given] < 1:
        return Refusal("5.13" if broker else "6.1", Text("refused-has-none", {"what": amount_of(given, 1)}))
    if broker or state.phase == BUILDING:
        return None
    return wrong_moment_for(state, "6.1", "before", ENGINEERING)


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
        return wrong_moment(state, "3.9", "pay")
    due = list(state.due)
    if move == PAY:
        return _no("3.9", "lacks-for-price") if any(_missing(state, seat, due)) else None
    if move < PAY_CAPSULE and state.purpose != FOR_PLANET:
        return _no("7.3" if move < PAY_SOLAR else "7.8", "only-planets")
    if move < state.least:
        return _no("3.9", "substitution-past")
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
        return Refusal("3.9", Text("refused-not-due", {"what": kind_of(one)}))
    if not _payable(state, seat, _instead(due, one, other), False, solar_after):
        return _no("3.9", "rest-unpayable")
    return None


def _against_joker(state: State, seat: i64, due: list[int], resource: i64) -> Refusal | None:
    """2.5: a capsule stands in for any other resource that is due."""
    capsules = state.goods[seat * RESOURCES + CAPSULE]
    if not capsules:
        return Refusal("2.5", Text("refused-has-none", {"what": amount_of(CAPSULE, 1)}))
    if not due[resource]:
        return Refusal("3.9", Text("refused-not-due", {"what": kind_of(resource)}))
    due[resource] -= 1
    lacking = _missing(state, seat, due)
    if any(lacking[:resource]) or sum(lacking) > capsules - 1:
        return _no("3.9", "rest-unpayable")
    return None
