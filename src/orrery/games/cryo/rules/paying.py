"""5: paying: nanites stand in for materials, and of two resources on a tile one is paid."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import ENERGY, NANITE, RESOURCES
from orrery.games.cryo.moves import NANITES, PAY
from orrery.games.cryo.rules.stores import against_spending_one, amount, because, spend
from orrery.games.cryo.state import PAYING, PAYING_CARD, PAYING_EITHER, State
from orrery.kernel import Event, Refusal


def pay_debts(state: State, events: list[Event] | None) -> bool:
    """5.1: debts are paid; True where the player must decide how."""
    player = state.active
    if state.owed[ENERGY] > 0:
        spend(state, player, ENERGY, state.owed[ENERGY], events)
        state.owed[ENERGY] = 0
    if state.owed[NANITE] > 0:
        spend(state, player, NANITE, state.owed[NANITE], events)
        state.owed[NANITE] = 0
    for material in range(3):
        if state.owed[material] > 0:
            least = fewest_nanites(state, material)
            if least < most_nanites(state, material):
                state.phase = PAYING
                return True
            _pay_material(state, material, least, events)
    if state.owed_either >= 0:
        return _pay_only_choice(state, events)
    if state.owed_card:
        state.phase = PAYING_CARD
        return True
    return False


def owed_material(state: State) -> i64:
    """5.1: the material being paid, the first that is owed; -1 for none."""
    for material in range(3):
        if state.owed[material] > 0:
            return material
    return -1


def fewest_nanites(state: State, material: i64) -> i64:
    """5.1: what is missing of the material itself."""
    missing = state.owed[material] - amount(state, state.active, material)
    return missing if missing > 0 else 0


def most_nanites(state: State, material: i64) -> i64:
    """5.1: as many as are owed, but not those that a later part of the cost will need."""
    spare = amount(state, state.active, NANITE)
    for later in range(material + 1, 3):
        spare -= fewest_nanites(state, later)
    return spare if spare < state.owed[material] else state.owed[material]


def paying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.1: how many nanites stand in for the material that is due."""
    material = owed_material(state)
    for n in range(fewest_nanites(state, material), most_nanites(state, material) + 1):
        moves = append(moves, NANITES + n)
    return moves


def against_paying(state: State, seat: int, n: int) -> Refusal | None:
    """5.1: enough to cover what is missing, never more than is due or than can be spared."""
    due = [int(state.owed[material]) for material in range(3)]
    have = [int(amount(state, seat, material)) for material in range(3)]
    now = next(material for material in range(3) if due[material])
    if n > due[now]:
        return Refusal("5.1", because("too-many-nanites", n=due[now]))
    if due[now] - n > have[now]:
        return Refusal("5.1", because("too-few-nanites", n=due[now] - have[now]))
    later = sum(max(0, due[material] - have[material]) for material in range(now + 1, 3))
    if n + later > amount(state, seat, NANITE):
        return Refusal("5.1", because("nanites-needed", n=int(amount(state, seat, NANITE)) - later))
    return None


def pay(state: State, nanites: i64, events: list[Event] | None) -> None:
    """5.1: the material that is due is paid, with the nanites that stand in."""
    _pay_material(state, owed_material(state), nanites, events)


def _pay_material(state: State, material: i64, nanites: i64, events: list[Event] | None) -> None:
    spend(state, state.active, material, state.owed[material] - nanites, events)
    spend(state, state.active, NANITE, nanites, events)
    state.owed[material] = 0


def can_pay_either(state: State, resource: i64) -> bool:
    """5.2: one of the two resources shown, or a nanite in place of a material."""
    if amount(state, state.active, resource) == 0:
        return False
    first = state.components.tile_first[state.owed_either]
    second = state.components.tile_second[state.owed_either]
    if resource in (first, second):
        return True
    return resource == NANITE and (first < NANITE or second < NANITE)


def _pay_only_choice(state: State, events: list[Event] | None) -> bool:
    """5.2: True where the player decides which of two resources is paid; else the only possible one is."""
    only: i64 = -1
    for resource in range(RESOURCES):
        if can_pay_either(state, resource):
            if only >= 0:
                state.phase = PAYING_EITHER
                return True
            only = resource
    pay_either(state, only, events)
    return False


def paying_either_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.2: either resource on the tile, or a nanite for it."""
    for resource in range(RESOURCES):
        if can_pay_either(state, resource):
            moves = append(moves, PAY + resource)
    return moves


def against_paying_either(state: State, seat: int, resource: int) -> Refusal | None:
    """5.2: on the tile or a nanite for it, and the player has it."""
    shown = (state.components.tile_first[state.owed_either], state.components.tile_second[state.owed_either])
    if resource not in shown and not (resource == NANITE and min(shown) < NANITE):
        return Refusal("5.2", because("not-on-the-tile"))
    return against_spending_one(state, seat, resource, "5.2")


def pay_either(state: State, resource: i64, events: list[Event] | None) -> None:
    """5.2: one of two resources."""
    state.owed_either = -1
    spend(state, state.active, resource, 1, events)
