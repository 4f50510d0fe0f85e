"""Chapter 3, paying: with capsules as jokers and with what the Greenhouse and the Solar Satellite allow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import moves as kinds, state as phases
from orrery.games.cassiopeia.components import BOT, CAPSULE, CELL, COIN, GREENHOUSE, LENS, PRICED, RESOURCES, SOLAR
from orrery.games.cassiopeia.rules.names import amount_of, effect_name, kind_of, refused, untimely
from orrery.games.cassiopeia.rules.principles import has, price_part
from orrery.games.cassiopeia.state import State
from orrery.kernel import Event, Refusal, Text, Who


def can_spend(state: State, seat: i64, coins: i64) -> bool:
    """2.5: coins, or capsules in their place."""
    return state.goods[seat * RESOURCES + COIN] + state.goods[seat * RESOURCES + CAPSULE] >= coins


def too_dear(state: State, seat: int, coins: int, rule: str) -> Refusal | None:
    """2.5: capsules may stand in for coins."""
    held = state.goods[seat * RESOURCES + COIN] + state.goods[seat * RESOURCES + CAPSULE]
    if held < coins:
        return Refusal(rule, Text("refused-too-dear", {"price": amount_of(COIN, coins), "n": held}))
    return None


def can_pay(
    state: State, seat: i64, coins: i64, bots: i64, lenses: i64, cells: i64, greenhouse: bool, solar: bool
) -> bool:
    """3.9: whether a price can be paid with the help that is still allowed."""
    capsules: i64 = state.goods[seat * RESOURCES + CAPSULE]
    if _capsules_needed(state, seat, coins, bots, lenses, cells) <= capsules:
        return True
    if solar and lenses > 0 and _capsules_needed(state, seat, coins, bots + 1, lenses - 1, cells) <= capsules:
        return True
    if greenhouse and cells > 0:
        return (
            can_pay(state, seat, coins + 1, bots, lenses, cells - 1, False, solar)
            or can_pay(state, seat, coins, bots + 1, lenses, cells - 1, False, solar)
            or can_pay(state, seat, coins, bots, lenses + 1, cells - 1, False, solar)
        )
    return False


def _capsules_needed(state: State, seat: i64, coins: i64, bots: i64, lenses: i64, cells: i64) -> i64:
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


def payable(state: State, seat: int, due: list[int], greenhouse: bool, solar: bool) -> bool:
    """3.9: whether some set of substitutions leaves no more missing than there are capsules; for refusals."""
    ways = [due]
    if greenhouse and due[CELL]:
        ways += [_instead(due, CELL, resource) for resource in range(CELL)]
    if solar:
        ways += [_instead(way, LENS, BOT) for way in ways if way[LENS]]
    return any(sum(_missing(state, seat, way)) <= state.goods[seat * RESOURCES + CAPSULE] for way in ways)


def _instead(due: list[int], one: int, other: int) -> list[int]:
    changed = list(due)
    changed[one] -= 1
    changed[other] += 1
    return changed


def _missing(state: State, seat: int, due: list[int]) -> list[int]:
    return [max(0, due[resource] - state.goods[seat * RESOURCES + resource]) for resource in range(PRICED)]


def ask_coins(state: State, purpose: i64, thing: i64, coins: i64) -> None:
    """2.4: a purchase or a fee."""
    state.due[COIN] = coins
    state.due[BOT] = 0
    state.due[LENS] = 0
    state.due[CELL] = 0
    _ask(state, purpose, thing, kinds.PAY_CAPSULE)


def ask_price(state: State, slot: i64) -> None:
    """2.9: the price of the planet in this place of the row."""
    for resource in range(PRICED):
        state.due[resource] = price_part(state, state.active, slot, resource)
    _ask(state, phases.FOR_PLANET, slot, kinds.PAY_GREENHOUSE)


def _ask(state: State, purpose: i64, thing: i64, least: i64) -> None:
    for resource in range(RESOURCES):
        state.paid[resource] = 0
    state.purpose = purpose
    state.thing = thing
    state.least = least
    state.phase = phases.PAYING


def paying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.9: substitutions that leave the rest payable, and the payment itself where nothing lacks."""
    due = state.due
    lacking: i64 = _capsules_needed(state, state.active, due[COIN], due[BOT], due[LENS], due[CELL])
    if state.least <= kinds.PAY_SOLAR:
        moves = _solar_moves(state, _greenhouse_moves(state, moves))
    moves = _capsule_moves(state, lacking, moves)
    return append(moves, kinds.PAY) if lacking == 0 else moves


def _greenhouse_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.3: another resource for one cell."""
    seat: i64 = state.active
    coins: i64 = state.due[COIN]
    bots: i64 = state.due[BOT]
    lenses: i64 = state.due[LENS]
    cells: i64 = state.due[CELL] - 1
    if state.least <= kinds.PAY_GREENHOUSE and cells >= 0 and has(state, seat, GREENHOUSE):
        solar: bool = has(state, seat, SOLAR)
        if can_pay(state, seat, coins + 1, bots, lenses, cells, False, solar):
            moves = append(moves, kinds.PAY_GREENHOUSE + COIN)
        if can_pay(state, seat, coins, bots + 1, lenses, cells, False, solar):
            moves = append(moves, kinds.PAY_GREENHOUSE + BOT)
        if can_pay(state, seat, coins, bots, lenses + 1, cells, False, solar):
            moves = append(moves, kinds.PAY_GREENHOUSE + LENS)
    return moves


def _solar_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.8: a bot for one lens."""
    seat: i64 = state.active
    due = state.due
    if (
        due[LENS] > 0
        and has(state, seat, SOLAR)
        and can_pay(state, seat, due[COIN], due[BOT] + 1, due[LENS] - 1, due[CELL], False, False)
    ):
        moves = append(moves, kinds.PAY_SOLAR)
    return moves


def _capsule_moves(state: State, lacking: i64, moves: vec[i64]) -> vec[i64]:
    """2.5: a capsule for what is due, those that lack in the catalogue's order."""
    capsules: i64 = state.goods[state.active * RESOURCES + CAPSULE]
    if capsules == 0 or lacking > capsules:
        return moves
    passed: i64 = 0
    for resource in range(PRICED):
        due: i64 = state.due[resource]
        short: i64 = due - state.goods[state.active * RESOURCES + resource]
        short = 0 if short < 0 else short
        # A capsule for what is at hand anyway is one fewer for what lacks.
        need: i64 = lacking if short > 0 else lacking + 1
        if due > 0 and passed == 0 and need <= capsules and kinds.PAY_CAPSULE + resource >= state.least:
            moves = append(moves, kinds.PAY_CAPSULE + resource)
        passed += short
    return moves


def against_paying(state: State, seat: int, which: int) -> Refusal | None:
    """3.9: what is due must be at hand."""
    if state.phase != phases.PAYING:
        return untimely(state, "3.9", "pay")
    return refused("3.9", "lacks-for-price") if any(_missing(state, seat, list(state.due))) else None


def against_greenhouse(state: State, seat: int, resource: int) -> Refusal | None:
    """7.3: the Greenhouse, while a planet with cells in its price is paid for."""
    against = _against_helping(state, seat, kinds.PAY_GREENHOUSE + resource, GREENHOUSE, "7.3")
    return against or _against_substituting(state, seat, CELL, resource, has(state, seat, SOLAR))


def against_solar(state: State, seat: int, which: int) -> Refusal | None:
    """7.8: the Solar Satellite, while a planet with lenses in its price is paid for."""
    against = _against_helping(state, seat, kinds.PAY_SOLAR, SOLAR, "7.8")
    return against or _against_substituting(state, seat, LENS, BOT, False)


def _against_helping(state: State, seat: int, move: int, effect: int, rule: str) -> Refusal | None:
    """3.9, 7.3, 7.8: planets only, in the catalogue's order, and with the effect."""
    if state.phase != phases.PAYING:
        return untimely(state, "3.9", "pay")
    if state.purpose != phases.FOR_PLANET:
        return refused(rule, "only-planets")
    if move < state.least:
        return refused("3.9", "substitution-past")
    if not has(state, seat, effect):
        return Refusal(rule, Text("refused-no-effect", {"effect": effect_name(effect)}))
    return None


def _against_substituting(state: State, seat: int, one: int, other: int, solar_after: bool) -> Refusal | None:
    """3.9: what is substituted must be due, and the rest payable."""
    due = list(state.due)
    if not due[one]:
        return Refusal("3.9", Text("refused-not-due", {"what": kind_of(one)}))
    if not payable(state, seat, _instead(due, one, other), False, solar_after):
        return refused("3.9", "rest-unpayable")
    return None


def against_capsule(state: State, seat: int, resource: int) -> Refusal | None:
    """2.5: a capsule stands in for any other resource that is due."""
    if state.phase != phases.PAYING:
        return untimely(state, "3.9", "pay")
    if kinds.PAY_CAPSULE + resource < state.least:
        return refused("3.9", "substitution-past")
    capsules, due = state.goods[seat * RESOURCES + CAPSULE], list(state.due)
    if not capsules:
        return Refusal("2.5", Text("refused-has-none", {"what": amount_of(CAPSULE, 1)}))
    if not due[resource]:
        return Refusal("3.9", Text("refused-not-due", {"what": kind_of(resource)}))
    due[resource] -= 1
    lacking = _missing(state, seat, due)
    if any(lacking[:resource]) or sum(lacking) > capsules - 1:
        return refused("3.9", "rest-unpayable")
    return None


def pay(state: State, move: i64) -> None:
    """3.9: substitute one resource, or pay what is due."""
    if move == kinds.PAY:
        for resource in range(PRICED):
            _spend(state, state.active, resource, state.due[resource])
            state.due[resource] = 0
        state.phase = phases.SETTLE_NEXT
    elif move >= kinds.PAY_CAPSULE:
        state.due[move - kinds.PAY_CAPSULE] -= 1
        _spend(state, state.active, CAPSULE, 1)
        state.least = move
    elif move == kinds.PAY_SOLAR:
        state.due[LENS] -= 1
        state.due[BOT] += 1
        state.least = kinds.PAY_CAPSULE
    else:
        state.due[CELL] -= 1
        state.due[move - kinds.PAY_GREENHOUSE] += 1
        state.least = kinds.PAY_SOLAR


def _spend(state: State, seat: i64, resource: i64, amount: i64) -> None:
    """6.3: coins outside the Banking Complex go first."""
    at: i64 = seat * RESOURCES + resource
    state.goods[at] -= amount
    state.paid[resource] += amount
    if resource == COIN and state.stored[seat] > state.goods[at]:
        state.stored[seat] = state.goods[at]


def tell_payment(state: State, events: list[Event]) -> None:
    """3.9: what was paid, in words."""
    parts = tuple(
        [amount_of(resource, state.paid[resource]) for resource in range(RESOURCES) if state.paid[resource] > 0]
    )
    if parts:
        events.append(Event("paid", {"name": Who(state.active), "what": parts}))
