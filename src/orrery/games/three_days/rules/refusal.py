"""Why a move cannot be made: plain questions in the rulebook's order, independent of the list of legal moves."""

from __future__ import annotations

from orrery.games.three_days.components import (
    BLUE_CENTER,
    BUILT_CENTER,
    CITADEL,
    COLOURS,
    CRATERS,
    EFFECTS,
    ELEMENTS,
    EXTRACTORS,
    FOOD,
    FUEL,
    KINDS,
    MACHINERY,
    MOST_LABORATORIES,
    MOST_SPACES,
    PURIFIERS_FROM,
    PURPLE_CENTER,
    RESOURCES,
    SALVAGE,
    STORAGE,
    TILES_OF_A_COLOUR,
    VALHALLA,
    WHITE_CENTER,
    ZONE,
    ZONING_PERMIT,
)
from orrery.games.three_days.moves import (
    ADVANCE,
    BONUS_TILE,
    CENTER,
    DECLINE,
    DEMAND,
    DIPLOMACY,
    DONE,
    FACE,
    FOREMAN_AT,
    GANYMEDEAN,
    LABORATORY,
    LOAD,
    MOVES,
    NIGHT_AT,
    PASS,
    PLACE,
    RECRUIT,
    REDEEM,
    REVEAL,
    SELL,
    SPEND,
    STRUCTURE,
    TAKE,
    TO,
    TRANSPORT,
    UNLOAD,
    UPGRADE,
)
from orrery.games.three_days.rules.actions import center_cost, vacant_laboratory
from orrery.games.three_days.rules.craters import has_colonist, is_full_crater, is_lit, space_of
from orrery.games.three_days.rules.flow import day_of
from orrery.games.three_days.rules.mat import (
    column_full,
    has_room_for_token,
    highest,
    is_complete,
    is_full,
    laboratory_cost,
    least_fuel,
    mining_full,
    open_elements,
    owns,
    recruit_cost,
    structure_cost,
    tokens_left,
)
from orrery.games.three_days.rules.moments import demand_rule, turn_rule, untimely
from orrery.games.three_days.rules.names import (
    a_center,
    center_name,
    colour_name,
    crater_name,
    effect_name,
    element_name,
    laboratory_name,
    part_name,
    place_name,
    resource_name,
    side_name,
    token_name,
)
from orrery.games.three_days.rules.play import turn
from orrery.games.three_days.state import (
    ESCORTED,
    GANYMEDEAN as A_GANYMEDEAN,
    IN_STACK,
    NEGOTIATING,
    NOTHING,
    SELLING,
    TRANSPORTING,
    State,
)
from orrery.kernel import CHANCE, OVER, Refusal, Text, Who


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a move, in the rulebook's order; None when nothing does."""
    who = turn(state)
    if who == OVER:
        return Refusal("21.3", Text("refused-over"))
    if who != seat:
        return Refusal(turn_rule(state), Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(who)}))
    if not 0 <= move < MOVES:
        return Refusal("5.1", Text("refused-unknown", {"move": str(move)}))
    late = untimely(state, move)
    if late is not None:
        return late
    if seat == CHANCE:
        return _draw(state, move)
    if move < SPEND:
        return _action(state, seat, move)
    return _choice(state, seat, move)


def _draw(state: State, move: int) -> Refusal | None:
    if move < BONUS_TILE:
        return None
    if move < DEMAND:
        return _unless(state.bonus_stack[move - BONUS_TILE] > 0, "2.3", Text("refused-not-in-stack"))
    if move < REVEAL:
        tile = move - DEMAND
        missing = 0 if state.demand[state.seat * COLOURS] == NOTHING else 1
        if tile // TILES_OF_A_COLOUR != missing:
            return Refusal(demand_rule(state), Text("refused-not-this-colour", {"colour": colour_name(missing)}))
        return _unless(state.demand_at[tile] == IN_STACK, demand_rule(state), Text("refused-not-in-stack"))
    left = state.stack[day_of(state) * EFFECTS + move - REVEAL]
    return _unless(left > 0, "5.2", Text("refused-not-in-stack"))


def _unless(fine: bool, rule: str, text: Text) -> Refusal | None:
    return None if fine else Refusal(rule, text)


def _action(state: State, seat: int, move: int) -> Refusal | None:
    if move < STRUCTURE:
        return _face(state, seat, (move - FACE) // 2)
    if TO <= move < DIPLOMACY:
        return _destination(state, seat, move - TO)
    if GANYMEDEAN <= move < CENTER:
        return _ganymedean_there(state, seat, (move - GANYMEDEAN) // MOST_SPACES, (move - GANYMEDEAN) % MOST_SPACES)
    if UPGRADE <= move < PASS:
        return _upgrade_refused(state, seat, move - UPGRADE)
    if move < RECRUIT:
        return _structure(state, seat, move - STRUCTURE)
    if move < TRANSPORT:
        return _recruit(state, seat, move - RECRUIT)
    if move < TO:
        return _transport(state, seat, move - TRANSPORT)
    if move < GANYMEDEAN:
        return _diplomacy(state, seat)
    if move < LABORATORY:
        return _center(state, seat, (move - CENTER) // KINDS, (move - CENTER) % KINDS)
    if move < UPGRADE:
        at = move - LABORATORY
        return _laboratory(state, seat, at // MOST_LABORATORIES, at % MOST_LABORATORIES)
    return _pass(state, move - PASS)


def _face(state: State, seat: int, colour: int) -> Refusal | None:
    due = 0 if state.face[seat * COLOURS] == NOTHING else 1
    return _unless(colour == due, demand_rule(state), Text("refused-not-this-colour", {"colour": colour_name(due)}))


def _poor(rule: str, resource: int, need: int, have: int) -> Refusal:
    return Refusal(rule, Text("refused-poor", {"resource": resource_name(resource), "need": need, "have": have}))


def _structure(state: State, seat: int, token: int) -> Refusal | None:
    if state.structures[seat] >= 3:
        return Refusal("6.2", Text("refused-no-structures-left"))
    need, have = structure_cost(state, seat), state.levels[seat * RESOURCES + MACHINERY]
    if need > have:
        return _poor("6.2", MACHINERY, need, have)
    built = sum([1 for i in range(2) if state.structures_at[token * 2 + i] > 0])
    if built >= state.components.structure_copies[state.seats]:
        return Refusal("6.2", Text("refused-structure-space", {"token": token_name(token)}))
    return None


def _recruit(state: State, seat: int, crater: int) -> Refusal | None:
    if crater == VALHALLA:
        return Refusal("R24", Text("refused-valhalla"))
    if state.recruited[seat] >= 10:
        return Refusal("7.1", Text("refused-no-colonists-left"))
    need, have = recruit_cost(state, seat), state.levels[seat * RESOURCES + FOOD]
    if need > have:
        return _poor("7.1", FOOD, need, have)
    if not is_lit(state, crater):
        return Refusal("7.2", Text("refused-dark", {"crater": crater_name(crater)}))
    if is_full_crater(state, crater):
        return Refusal("7.2", Text("refused-full", {"crater": crater_name(crater)}))
    if has_colonist(state, seat, crater):
        return Refusal("7.3", Text("refused-own-colonist", {"crater": crater_name(crater)}))
    if not _present_near(state, seat, crater):
        return Refusal("7.4", Text("refused-not-adjacent", {"crater": crater_name(crater)}))
    return None


def _present_near(state: State, seat: int, crater: int) -> bool:
    for other in range(CRATERS):
        if state.components.distance[crater * CRATERS + other] <= 1:
            laboratory = state.research[seat] >> other & 1
            if has_colonist(state, seat, other) or laboratory or (other == VALHALLA and state.structures[seat] > 0):
                return True
    return False


def _transport(state: State, seat: int, crater: int) -> Refusal | None:
    if not has_colonist(state, seat, crater):
        return Refusal("8.1", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    need, have = least_fuel(state, seat), state.levels[seat * RESOURCES + FUEL]
    if need > have:
        return _poor("8.1", FUEL, need, have)
    if all(_colonist_to(state, seat, crater, other) is not None for other in range(CRATERS)):
        return Refusal("8.2", Text("refused-nowhere", {"crater": crater_name(crater)}))
    return None


def _colonist_to(state: State, seat: int, origin: int, crater: int) -> Refusal | None:
    if crater == VALHALLA:
        return Refusal("R24", Text("refused-valhalla"))
    if has_colonist(state, seat, crater):
        return Refusal("8.2", Text("refused-own-colonist", {"crater": crater_name(crater)}))
    if is_full_crater(state, crater):
        return Refusal("8.2", Text("refused-full", {"crater": crater_name(crater)}))
    need = max(least_fuel(state, seat), state.components.distance[origin * CRATERS + crater])
    have = state.levels[seat * RESOURCES + FUEL]
    return _poor("8.1", FUEL, need, have) if need > have else None


def _ganymedean_to(state: State, seat: int, origin: int, crater: int) -> Refusal | None:
    if crater == VALHALLA:
        return Refusal("R24", Text("refused-valhalla"))
    if crater == origin:
        return Refusal("11.4", Text("refused-stays", {"crater": crater_name(crater)}))
    if is_full_crater(state, crater):
        return Refusal("11.4", Text("refused-full", {"crater": crater_name(crater)}))
    far, reach = state.components.distance[origin * CRATERS + crater], state.reach[seat]
    if far > reach:
        return Refusal("11.2", Text("refused-too-far", {"crater": crater_name(crater), "far": far, "reach": reach}))
    return None


def _destination(state: State, seat: int, crater: int) -> Refusal | None:
    if state.phase == TRANSPORTING:
        return _colonist_to(state, seat, state.origin, crater)
    return _ganymedean_to(state, seat, state.origin // MOST_SPACES, crater)


def _diplomacy(state: State, seat: int) -> Refusal | None:
    if state.diplomat[seat] == 0:
        return Refusal("11.1", Text("refused-diplomacy-used"))
    if state.levels[seat * RESOURCES + FUEL] < 1:
        return _poor("11.3", FUEL, 1, 0)
    for crater in range(1, CRATERS):
        for space in range(state.components.spaces[crater]):
            if _ganymedean_there(state, seat, crater, space) is None:
                return None
    return Refusal("11.4", Text("refused-no-ganymedean-can-move"))


def _ganymedean_there(state: State, seat: int, crater: int, space: int) -> Refusal | None:
    who = state.spaces[crater * MOST_SPACES + space]
    if who == ESCORTED:
        return Refusal("11.4", Text("refused-escorted"))
    if who != A_GANYMEDEAN:
        return Refusal("11.2", Text("refused-no-ganymedean", {"crater": crater_name(crater), "space": space + 1}))
    if state.levels[seat * RESOURCES + FUEL] < 1:
        return _poor("11.3", FUEL, 1, 0)
    if all(_ganymedean_to(state, seat, crater, other) is not None for other in range(CRATERS)):
        return Refusal("11.4", Text("refused-nowhere-ganymedean", {"crater": crater_name(crater)}))
    return None


def _center(state: State, seat: int, crater: int, kind: int) -> Refusal | None:
    if state.components.side[crater] == ZONE:
        return Refusal("12.1", Text("refused-zone-center", {"crater": crater_name(crater)}))
    if state.centers[crater] > 0:
        standing = a_center(state.centers[crater] - 1)
        return Refusal("12.1", Text("refused-center-standing", {"crater": crater_name(crater), "center": standing}))
    if not is_lit(state, crater):
        return Refusal("12.2", Text("refused-dark", {"crater": crater_name(crater)}))
    if not has_colonist(state, seat, crater):
        return Refusal("12.3", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    if not _fits(state.components.allows[crater], kind):
        where = {"crater": crater_name(crater), "center": a_center(kind)}
        return Refusal("12.5", Text("refused-center-kind", {**where}))
    need, have = center_cost(state, seat, crater, kind), state.levels[seat * RESOURCES + MACHINERY]
    if need == 99:
        side = state.components.side[crater]
        key = "refused-no-disc" if state.components.discs[side * KINDS + kind] else "refused-never-a-disc"
        return Refusal("12.2", Text(key, {"center": center_name(kind), "side": side_name(side)}))
    return _poor("12.4", MACHINERY, need, have) if need > have else None


def _fits(allowed: int, kind: int) -> bool:
    """12.5: white craters take food, fuel and machinery, blue ones Extractors, purple ones Citadels."""
    if allowed == BUILT_CENTER:
        return False
    if kind < EXTRACTORS:
        return allowed == WHITE_CENTER
    return allowed == (PURPLE_CENTER if kind == CITADEL else BLUE_CENTER)


def _laboratory(state: State, seat: int, crater: int, colour: int) -> Refusal | None:
    if state.researched[seat] >= 10:
        return Refusal("13.5", Text("refused-no-laboratories-left"))
    if vacant_laboratory(state, crater, colour) == NOTHING:
        where = {"crater": crater_name(crater), "colour": laboratory_name(colour)}
        return Refusal("13.1", Text("refused-no-laboratory-space", {**where}))
    if not _zoned(state, seat, colour):
        return Refusal("13.2", Text("refused-zoning", {"colour": laboratory_name(colour), "n": state.seats}))
    if not is_lit(state, crater):
        return Refusal("13.3", Text("refused-dark", {"crater": crater_name(crater)}))
    if not has_colonist(state, seat, crater):
        return Refusal("13.4", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    need, have = laboratory_cost(state, seat), state.levels[seat * RESOURCES + MACHINERY]
    if need > have:
        return _poor("13.5", MACHINERY, need, have)
    if all(_upgrade_refused(state, seat, effect) is not None for effect in range(EFFECTS)):
        return Refusal("13.6", Text("refused-no-upgrade"))
    return None


def _zoned(state: State, seat: int, colour: int) -> bool:
    """13.2: white always; gray with four or five players; anything with a Zoning Permit."""
    return colour == 0 or owns(state, seat, ZONING_PERMIT) > 0 or (colour == 1 and state.seats >= 4)


def _upgrade_refused(state: State, seat: int, effect: int) -> Refusal | None:
    if state.offer[effect] == 0:
        return Refusal("13.6", Text("refused-not-offered", {"upgrade": effect_name(effect)}))
    if state.components.unique[effect] and owns(state, seat, effect):
        return Refusal("13.7", Text("refused-second-copy", {"upgrade": effect_name(effect)}))
    return None


def _pass(state: State, space: int) -> Refusal | None:
    if space >= state.components.passes[state.seats]:
        return Refusal("14.1", Text("refused-no-pass-space", {"n": state.components.passes[state.seats]}))
    for other in range(state.seats):
        if state.passed[other] == space:
            return Refusal("14.1", Text("refused-pass-taken", {"n": space + 1, "name": Who(other)}))
    return None


def _choice(state: State, seat: int, move: int) -> Refusal | None:
    if move < PLACE:
        return _spend(state, seat, move - SPEND)
    if move < TAKE:
        return _place(state, seat, move - PLACE)
    if move < DECLINE:
        return _take(state, seat, move - TAKE)
    if move < ADVANCE:
        return None
    if move < FOREMAN_AT:
        return _advance(state, seat, move - ADVANCE)
    if move < NIGHT_AT:
        return _foreman(state, seat, move - FOREMAN_AT)
    if move < LOAD:
        return _night(state, seat, move - NIGHT_AT)
    if move < REDEEM:
        return _load(state, seat, (move - LOAD) // 3, (move - LOAD) % 3)
    if move < UNLOAD:
        return _redeem(state, seat, move - REDEEM)
    if move < SELL:
        return _unload(state, seat, (move - UNLOAD) // 2, (move - UNLOAD) % 2)
    if move < DONE:
        return _sell(state, seat, move - SELL)
    return _done(state, seat)


def _spend(state: State, seat: int, resource: int) -> Refusal | None:
    if state.influence[seat] == 0:
        return Refusal("3.4", Text("refused-no-influence"))
    if state.levels[seat * RESOURCES + resource] >= highest(state, seat):
        return Refusal("3.1", Text("refused-highest", {"resource": resource_name(resource)}))
    return None


def _place(state: State, seat: int, space: int) -> Refusal | None:
    part = state.components.part_kind[space]
    if state.any_parts == 0 and state.purifier_parts > 0 and space < PURIFIERS_FROM:
        return Refusal("22.30", Text("refused-only-purifier"))
    if state.any_parts == 0 and state.purifier_parts == 0 and part not in (state.first_bonus, state.second_bonus):
        return Refusal("10.1", Text("refused-other-part", {"part": part_name(part)}))
    return _unless(not state.parts[seat] >> space & 1, "10.2", Text("refused-space-taken", {"part": part_name(part)}))


def _take(state: State, seat: int, token: int) -> Refusal | None:
    if SALVAGE + token not in (state.first_bonus, state.second_bonus):
        return Refusal("10.1", Text("refused-other-token", {"token": token_name(token)}))
    if tokens_left(state, token) == 0:
        return Refusal("10.4", Text("refused-no-token-left", {"token": token_name(token)}))
    room = has_room_for_token(state, seat, token)
    return _unless(room, "10.3", Text("refused-no-room", {"token": token_name(token)}))


def _advance(state: State, seat: int, resource: int) -> Refusal | None:
    if state.advanced >> resource & 1:
        return Refusal("22.13", Text("refused-advanced", {"resource": resource_name(resource)}))
    end = state.components.highest_income
    return _unless(
        state.income[seat * RESOURCES + resource] < end,
        "3.2",
        Text("refused-income-highest", {"resource": resource_name(resource)}),
    )


def _foreman(state: State, seat: int, crater: int) -> Refusal | None:
    if not has_colonist(state, seat, crater):
        return Refusal("22.23", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    if state.centers[crater] == 0 or not is_lit(state, crater):
        return Refusal("16.1", Text("refused-no-harvest", {"crater": crater_name(crater)}))
    start = crater * MOST_SPACES
    top = state.components.yields[start + state.components.spaces[crater] - 1]
    if top <= state.components.yields[start + space_of(state, seat, crater)]:
        return Refusal("22.23", Text("refused-no-gain", {"crater": crater_name(crater)}))
    return _unless(not state.directed >> crater & 1, "22.23", Text("refused-chosen", {"crater": crater_name(crater)}))


def _night(state: State, seat: int, crater: int) -> Refusal | None:
    if not has_colonist(state, seat, crater):
        return Refusal("22.19", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    if state.centers[crater] == 0:
        return Refusal("22.19", Text("refused-no-center", {"crater": crater_name(crater)}))
    if is_lit(state, crater):
        return Refusal("22.19", Text("refused-lit", {"crater": crater_name(crater)}))
    return _unless(not state.woken >> crater & 1, "22.19", Text("refused-chosen", {"crater": crater_name(crater)}))


def _load(state: State, seat: int, element: int, place: int) -> Refusal | None:
    waiting = [e for e in range(ELEMENTS) if state.to_load[e] > 0]
    if waiting and element != waiting[0]:
        return Refusal("16.3", Text("refused-other-element", {"element": element_name(waiting[0])}))
    if not waiting and not state.free_kinds >> element & 1:
        return Refusal("22.20", Text("refused-not-harvested", {"element": element_name(element)}))
    if place == COLOURS and not owns(state, seat, STORAGE):
        return Refusal("22.15", Text("refused-no-storage"))
    if not open_elements(state, seat, place) >> element & 1:
        where = {"element": element_name(element), "place": place_name(place)}
        return Refusal("16.3", Text("refused-no-place", {**where}))
    return None


def _redeem(state: State, seat: int, reward: int) -> Refusal | None:
    if reward == 0:
        if not mining_full(state, seat):
            return Refusal("17.2", Text("refused-no-mining"))
        room = any(open_elements(state, seat, place) for place in range(3))
        return _unless(room, "17.2", Text("refused-no-place-at-all"))
    resource = (reward - 1) // 2
    if not column_full(state, seat, resource):
        return Refusal("17.3", Text("refused-column", {"resource": resource_name(resource)}))
    if reward % 2 == 1 and state.income[seat * RESOURCES + resource] >= state.components.highest_income:
        return Refusal("3.2", Text("refused-income-highest", {"resource": resource_name(resource)}))
    return None


def _unload(state: State, seat: int, element: int, colour: int) -> Refusal | None:
    if not state.stored[seat] >> element & 1:
        return Refusal("22.15", Text("refused-not-stored", {"element": element_name(element)}))
    if not open_elements(state, seat, colour) >> element & 1:
        where = {"element": element_name(element), "place": place_name(colour)}
        return Refusal("16.3", Text("refused-no-place", {**where}))
    return None


def _sell(state: State, seat: int, colour: int) -> Refusal | None:
    complete = is_complete(state, seat, colour)
    return _unless(complete, "18.1", Text("refused-incomplete", {"colour": colour_name(colour)}))


def _done(state: State, seat: int) -> Refusal | None:
    if state.phase == NEGOTIATING:
        return _unless(state.envoys_left < state.envoys[seat], "11.2", Text("refused-move-one"))
    if state.phase == SELLING:
        for colour in range(COLOURS):
            if is_complete(state, seat, colour) and is_full(state, seat, colour):
                return Refusal("18.2", Text("refused-must-sell", {"colour": colour_name(colour)}))
    return None
