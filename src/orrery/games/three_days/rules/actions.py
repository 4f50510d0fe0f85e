"""Chapters 6 to 14, the seven actions, and the small decisions that belong to them."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import (
    CONSULATE,
    CRATERS,
    DIPLOMACY_BONUS,
    EFFECTS,
    ELEMENT_BONUS,
    EMBASSY,
    EXPANSION_BUDGET,
    FOOD,
    FUEL,
    HYDROPONICS,
    INCOME_BONUS,
    INFLUENCE_BONUS,
    KINDS,
    MACHINERY,
    MONUMENT,
    MOST_DISCS,
    MOST_LABORATORIES,
    MOST_PASSES,
    MOST_SPACES,
    POINTS_BONUS,
    PURIFICATION_PLANT,
    RESOURCES,
    SALVAGE,
    SALVAGE_BONUS,
    TOKENS,
)
from orrery.games.three_days.rules.craters import (
    bonus_taken,
    can_escort,
    enter,
    leave,
    offer_bonuses,
    settle_ganymedeans,
    space_of,
)
from orrery.games.three_days.rules.flow import advance_cube
from orrery.games.three_days.rules.mat import (
    can_collect,
    center_discount,
    gain,
    laboratory_cost,
    least_fuel,
    recruit_cost,
    score,
    structure_cost,
)
from orrery.games.three_days.rules.names import (
    a_center,
    crater_name,
    effect_name,
    laboratory_name,
    part_name,
    part_space_name,
    pass_bonus_name,
    resource_name,
    token_name,
)
from orrery.games.three_days.state import (
    CENTER_POINTS,
    ESCORTED,
    ESCORTING,
    NEGOTIATING,
    NOTHING,
    PASS_POINTS,
    RESEARCHING,
    TRANSPORTING,
    UPGRADE_POINTS,
    State,
)
from orrery.kernel import Event, Who


def pay(state: State, seat: i64, resource: i64, amount: i64) -> None:
    """3.1: lower a level."""
    state.levels[seat * RESOURCES + resource] -= amount


def build_structure(state: State, seat: i64, token: i64, events: list[Event] | None) -> None:
    """6.2, 6.3: pay machinery, stand the structure in Valhalla, and take the token of its space."""
    state.actions_left -= 1
    pay(state, seat, MACHINERY, structure_cost(state, seat))
    state.structures[seat] += 1
    state.structures_at[token * 2 + (1 if state.structures_at[token * 2] > 0 else 0)] = seat + 1
    if events is not None:
        events.append(Event("structure", {"seat": Who(seat), "token": token_name(token)}))
    if can_collect(state, seat, SALVAGE + token):
        state.tokens[seat * TOKENS + token] += 1
    elif events is not None:
        events.append(Event("token-wasted", {"seat": Who(seat), "token": token_name(token)}))


def recruit(state: State, seat: i64, crater: i64, events: list[Event] | None) -> None:
    """7.1: pay food; a colonist of the mat enters the crater."""
    state.actions_left -= 1
    pay(state, seat, FOOD, recruit_cost(state, seat))
    state.recruited[seat] += 1
    enter(state, crater, seat + 1)
    if events is not None:
        events.append(Event("recruited", {"seat": Who(seat), "crater": crater_name(crater)}))
    offer_bonuses(state, seat, crater, events)


def set_out(state: State, crater: i64) -> None:
    """8.1: the colonist of this crater will move."""
    state.actions_left -= 1
    state.origin = crater
    state.phase = TRANSPORTING


def transport(state: State, seat: i64, crater: i64, events: list[Event] | None) -> None:
    """8.1: pay fuel for the segments of the shortest way, at least two; the colonist enters the crater."""
    segments = state.components.distance[state.origin * CRATERS + crater]
    least = least_fuel(state, seat)
    fuel = segments if segments > least else least
    pay(state, seat, FUEL, fuel)
    leave(state, state.origin, space_of(state, seat, state.origin))
    enter(state, crater, seat + 1)
    if events is not None:
        events.append(
            Event(
                "transported",
                {"seat": Who(seat), "origin": crater_name(state.origin), "crater": crater_name(crater), "n": fuel},
            )
        )
    state.origin = 0
    offer_bonuses(state, seat, crater, events)


def negotiate(state: State, seat: i64, events: list[Event] | None) -> None:
    """11.1: the Diplomacy tile is turned face down for the round."""
    state.actions_left -= 1
    state.diplomat[seat] = 0
    state.envoys_left = state.envoys[seat]
    state.phase = NEGOTIATING
    if events is not None:
        events.append(Event("diplomacy", {"seat": Who(seat)}))


def escort_from(state: State, crater: i64, space: i64) -> None:
    """11.2: this Ganymedean will move; until then it is kept as crater and space in one number."""
    state.origin = crater * MOST_SPACES + space
    state.phase = ESCORTING


def escort_to(state: State, seat: i64, crater: i64, events: list[Event] | None) -> None:
    """11.3, 11.5: pay one fuel; the Ganymedean enters the lowest space."""
    origin = state.origin // MOST_SPACES
    pay(state, seat, FUEL, 1)
    leave(state, origin, state.origin % MOST_SPACES)
    enter(state, crater, ESCORTED)
    state.origin = 0
    state.envoys_left -= 1
    if events is not None:
        events.append(
            Event("escorted", {"seat": Who(seat), "origin": crater_name(origin), "crater": crater_name(crater)})
        )
    state.phase = NEGOTIATING
    if state.envoys_left == 0 or not (can_escort(state, seat) or state.influence[seat] > 0):
        end_diplomacy(state)


def end_diplomacy(state: State) -> None:
    """11.2: fewer may be moved than the cube allows."""
    state.envoys_left = 0
    settle_ganymedeans(state)


def center_cost(state: State, seat: i64, crater: i64, kind: i64) -> i64:
    """12.4: the cheapest disc of this kind left on the crater's side, or 99 when there is none."""
    side = state.components.side[crater]
    if side > 1:
        return 99
    at = side * KINDS + kind
    if state.discs_used[at] >= state.components.discs[at]:
        return 99
    cost = state.components.disc_cost[at * MOST_DISCS + state.discs_used[at]] - center_discount(state, seat)
    return cost if cost > 0 else 0


def build_center(state: State, seat: i64, crater: i64, kind: i64, events: list[Event] | None) -> None:
    """12.4, 12.6: pay machinery, move the disc from its menu, score the points of the crater."""
    state.actions_left -= 1
    pay(state, seat, MACHINERY, center_cost(state, seat, crater, kind))
    state.discs_used[state.components.side[crater] * KINDS + kind] += 1
    state.centers[crater] = kind + 1
    score(state, seat, CENTER_POINTS, state.components.center_points[crater])
    if events is not None:
        events.append(
            Event(
                "center",
                {
                    "seat": Who(seat),
                    "center": a_center(kind),
                    "crater": crater_name(crater),
                    "n": state.components.center_points[crater],
                },
            )
        )


def vacant_laboratory(state: State, crater: i64, colour: i64) -> i64:
    """13.1: the first vacant laboratory space of a colour in a crater."""
    for i in range(MOST_LABORATORIES):
        at = crater * MOST_LABORATORIES + i
        if state.components.laboratories[at] == colour + 1 and state.laboratories[at] == 0:
            return at
    return NOTHING


def build_laboratory(state: State, seat: i64, crater: i64, colour: i64, events: list[Event] | None) -> None:
    """13.5, 13.6: pay machinery, place the laboratory; an Upgrade is chosen next."""
    state.actions_left -= 1
    pay(state, seat, MACHINERY, laboratory_cost(state, seat))
    state.laboratories[vacant_laboratory(state, crater, colour)] = seat + 1
    state.research[seat] |= 1 << crater
    state.researched[seat] += 1
    state.phase = RESEARCHING
    if events is not None:
        events.append(
            Event("laboratory", {"seat": Who(seat), "crater": crater_name(crater), "colour": laboratory_name(colour)})
        )


def research(state: State, seat: i64, effect: i64, events: list[Event] | None) -> None:
    """13.6: the Upgrade goes onto the mat and works from now on; with O1 another tile replaces it."""
    state.offer[effect] -= 1
    state.upgrades[seat * EFFECTS + effect] += 1
    if state.refill:
        state.to_reveal = 1
    if events is not None:
        events.append(Event("researched", {"seat": Who(seat), "upgrade": effect_name(effect)}))
    _at_once(state, seat, effect, events)


def _at_once(state: State, seat: i64, effect: i64, events: list[Event] | None) -> None:
    """22.1 to 22.3, 22.10, 22.13, 22.18, 22.24, 22.30: what an Upgrade does when it is taken."""
    amount = state.components.amount[effect]
    if effect < HYDROPONICS + RESOURCES:
        for _ in range(amount):
            advance_cube(state, seat, effect, events)
    elif effect == EMBASSY:
        widen_diplomacy(state, seat)
    elif effect == CONSULATE:
        widen_diplomacy(state, seat)
        state.reach[seat] = 3
    elif effect == EXPANSION_BUDGET:
        state.advances_left = amount
        state.advanced = 0
    elif effect == MONUMENT:
        score(state, seat, UPGRADE_POINTS, amount)
        if events is not None:
            events.append(Event("upgrade-scored", {"seat": Who(seat), "upgrade": effect_name(effect), "n": amount}))
    elif effect == PURIFICATION_PLANT:
        state.purifier_parts = amount


def widen_diplomacy(state: State, seat: i64) -> None:
    """22.10, 23.9: the Diplomacy cube goes one space to the right, if there is one."""
    if state.envoys[seat] < 3:
        state.envoys[seat] += 1


def pass_round(state: State, seat: i64, space: i64, events: list[Event] | None) -> None:
    """14.1, 14.2: take a space of the Pass track, with its bonus tile and its point."""
    state.passed[seat] = space
    state.actions_left = 0
    if events is not None:
        events.append(Event("passed", {"seat": Who(seat), "n": space + 1}))
    points = state.components.pass_point[state.seats * MOST_PASSES + space]
    score(state, seat, PASS_POINTS, points)
    if events is not None and points > 0:
        events.append(Event("pass-scored", {"seat": Who(seat), "n": points}))
    bonus = state.pass_tiles[space] - 1
    if bonus >= 0:
        state.pass_tiles[space] = 0
        state.bonus_discard[bonus] += 1
        if events is not None:
            events.append(Event("bonus", {"seat": Who(seat), "bonus": pass_bonus_name(bonus)}))
        _take_pass_bonus(state, seat, bonus, events)


def _supply(state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None) -> None:
    """3.1, 23.1 to 23.4: resources of a tile; what the track cannot show is told, and wasted."""
    lost = amount - gain(state, seat, resource, amount)
    if events is not None and lost > 0:
        events.append(Event("overflowed", {"seat": Who(seat), "resource": resource_name(resource), "n": lost}))


def _take_pass_bonus(state: State, seat: i64, bonus: i64, events: list[Event] | None) -> None:
    """23.1 to 23.10: what a Passing Bonus tile gives."""
    amount = state.components.bonus_amount[bonus]
    if bonus < RESOURCES:
        _supply(state, seat, bonus, amount, events)
    elif bonus == INFLUENCE_BONUS:
        state.influence[seat] += amount
    elif bonus == SALVAGE_BONUS:
        state.any_parts = amount
    elif bonus == POINTS_BONUS:
        score(state, seat, PASS_POINTS, amount)
    elif bonus == ELEMENT_BONUS:
        state.free_elements = amount
        state.free_kinds = 63
    elif bonus == DIPLOMACY_BONUS:
        widen_diplomacy(state, seat)
    elif bonus == INCOME_BONUS:
        state.advances_left = amount
        state.advanced = 0
    else:
        for resource in range(RESOURCES):
            _supply(state, seat, resource, amount, events)


def spend_influence(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """3.4: one Influence cube becomes a resource."""
    state.influence[seat] -= 1
    gained = gain(state, seat, resource, state.components.influence[resource])
    if events is not None:
        events.append(Event("spent", {"seat": Who(seat), "resource": resource_name(resource), "n": gained}))


def place_part(state: State, seat: i64, space: i64, events: list[Event] | None) -> None:
    """10.2: a clear cube on a space of the mat, where it stays."""
    part = state.components.part_kind[space]
    state.parts[seat] |= 1 << space
    if events is not None:
        events.append(Event("salvaged", {"seat": Who(seat), "part": part_name(part), "space": part_space_name(space)}))
    if state.any_parts > 0:
        state.any_parts -= 1
    elif state.purifier_parts > 0:
        state.purifier_parts -= 1
    else:
        bonus_taken(state, seat, part)


def take_token(state: State, seat: i64, token: i64, events: list[Event] | None) -> None:
    """10.3: a Valhalla token goes onto a Day End space."""
    state.tokens[seat * TOKENS + token] += 1
    if events is not None:
        events.append(Event("token", {"seat": Who(seat), "token": token_name(token)}))
    bonus_taken(state, seat, SALVAGE + token)


def decline(state: State, seat: i64, events: list[Event] | None) -> None:
    """10.1: a bonus may be left."""
    state.first_bonus = NOTHING
    state.second_bonus = NOTHING
    state.any_parts = 0
    state.purifier_parts = 0
    if events is not None:
        events.append(Event("declined", {"seat": Who(seat)}))
