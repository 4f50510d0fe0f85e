"""Chapters 2 and 5, the course of the game: set-up, the round and its phases, until somebody must decide."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import (
    ALL_ELEMENTS,
    BONUSES,
    COLOURS,
    CRATERS,
    EFFECTS,
    ELEMENTS,
    FUEL,
    MOST_PASSES,
    MOST_SEATS,
    MOST_SPACES,
    PARTS,
    RESERVE_BANK,
    RESOURCES,
    ROUNDS,
    TILES_OF_A_COLOUR,
    TOKENS,
    components,
)
from orrery.games.three_days.rules.craters import mark_full
from orrery.games.three_days.rules.harvest import HARVESTED, collect_income, harvest
from orrery.games.three_days.rules.mat import (
    advance,
    column_full,
    gain,
    highest,
    mining_full,
    open_elements,
    open_purifiers,
    owns,
    wanted,
)
from orrery.games.three_days.rules.names import element_name, place_name, players, resource_name, side_name
from orrery.games.three_days.rules.score import score_day_end, score_game_end
from orrery.games.three_days.state import (
    ACTING,
    ACTIONS,
    ADVANCING,
    COLLECTING,
    DAY_END,
    DEAL,
    DRAWING_BONUS,
    DRAWING_DEMAND,
    DRAWING_UPGRADE,
    FINISHED,
    GANYMEDEAN,
    HARVEST,
    IN_STACK,
    INCOME,
    LOADING,
    NOTHING,
    OVER_NOW,
    REDEEMING,
    REWARDS,
    ROUND_START,
    RULES,
    SALE,
    SELLING,
    SOLD,
    SPENDING,
    STAGE_NAMES,
    TURNING,
    State,
)
from orrery.kernel import Event, Terms, Text, Who
from orrery.vectors import zeros


def setup(terms: Terms) -> State:
    """2.2, 2.4 to 2.7: mats, turn order, first structures and Ganymedeans; the Daylight token waits for its flip."""
    state = State(components(terms.edition), terms.seats, terms["refill-upgrades"] == "yes", terms.rules or RULES)
    state.unpack()
    for seat in range(state.seats):
        state.structures[seat] = 1
        gain(state, seat, FUEL, state.components.start_fuel[state.seats * MOST_SEATS + seat])
    for crater in range(CRATERS):
        count = state.components.ganymedeans[state.seats * CRATERS + crater]
        top = state.components.spaces[crater]
        for space in range(top - count, top):
            state.spaces[crater * MOST_SPACES + space] = GANYMEDEAN
        mark_full(state, crater)
    return state


def proceed(state: State, events: list[Event] | None) -> None:
    """5.1: go on through the round until somebody must decide."""
    while True:
        if _pending(state, events):
            return
        stage = state.stage
        if stage == ACTIONS:
            waits = _next_action(state, events)
        elif stage == INCOME:
            waits = _income(state, events)
        elif stage == HARVEST:
            waits = _harvest(state, events)
        elif stage == REWARDS:
            waits = _rewards(state, events)
        elif stage == SALE:
            waits = _sale(state, events)
        elif stage == DAY_END:
            waits = _day_end(state, events)
        elif stage == ROUND_START:
            waits = _round_start(state)
        elif stage == DEAL:
            waits = _deal(state, events)
        else:
            waits = _deal_bonus_tiles(state, DEAL)
        if waits:
            return


def begin_stage(state: State, stage: i64) -> None:
    """Each phase of a round begins with the first in turn order."""
    state.stage = stage
    state.at = 0
    state.step = 0
    state.seat = state.order[0]


def _begin_phase(state: State, stage: i64, events: list[Event] | None) -> None:
    """5.1: the next phase; the log names those in which something happens."""
    begin_stage(state, stage)
    if events is not None:
        _drop_empty_phase(events)
        events.append(Event("phase", {"phase": Text(f"phase-{STAGE_NAMES[stage]}")}))


def _drop_empty_phase(events: list[Event]) -> None:
    if events and events[-1].kind == "phase":
        events.pop()


def _pending(state: State, events: list[Event] | None) -> bool:
    """Whether something just gained must still be placed or chosen."""
    seat = state.seat
    if state.first_bonus >= 0 or state.second_bonus >= 0:
        state.phase = COLLECTING
        return True
    if state.any_parts > 0 and state.parts[seat] != (1 << PARTS) - 1:
        state.phase = COLLECTING
        return True
    state.any_parts = 0
    if state.purifier_parts > 0 and open_purifiers(state, seat) != 0:
        state.phase = COLLECTING
        return True
    state.purifier_parts = 0
    if _loading(state, seat, events):
        return True
    if state.advances_left > 0 and _advancing(state, seat, events):
        return True
    return state.to_reveal > 0 and _revealing(state)


def _loading(state: State, seat: i64, events: list[Event] | None) -> bool:
    """16.3: each element goes to a matching open space; where there is a choice, the player chooses."""
    for element in range(ELEMENTS):
        if state.to_load[element] == 0:
            continue
        places: i64 = 0
        for place in range(3):
            places += (open_elements(state, seat, place) >> element) & 1
        if places > state.to_load[element]:
            state.phase = LOADING
            return True
        for place in range(3):
            if (open_elements(state, seat, place) >> element) & 1 == 1:
                load(state, seat, element, place, events)
        if events is not None and state.to_load[element] > places:
            events.append(
                Event(
                    "wasted",
                    {"seat": Who(seat), "element": element_name(element), "n": state.to_load[element] - places},
                )
            )
        state.to_load[element] = 0
    if state.free_elements > 0:
        return _free_loading(state, seat, events)
    return False


def _free_loading(state: State, seat: i64, events: list[Event] | None) -> bool:
    """17.2, 22.20, 23.8: an element of the player's choice; with one way only it is placed at once."""
    ways: i64 = 0
    only: i64 = 0
    for element in range(ELEMENTS):
        if (state.free_kinds >> element) & 1 == 1:
            for place in range(3):
                if (open_elements(state, seat, place) >> element) & 1 == 1:
                    ways += 1
                    only = element * 3 + place
    if ways > 1:
        state.phase = LOADING
        return True
    if ways == 1:
        load(state, seat, only // 3, only % 3, events)
    elif events is not None:
        events.append(Event("element-wasted", {"seat": Who(seat)}))
    state.free_elements = 0
    return False


def load(state: State, seat: i64, element: i64, place: i64, events: list[Event] | None) -> None:
    """16.3: put an element on a Demand tile or into the Storage."""
    bit: i64 = 1 << element
    if place < COLOURS:
        state.loaded[seat * COLOURS + place] |= bit
    else:
        state.stored[seat] |= bit
    if events is not None:
        events.append(
            Event("loaded", {"seat": Who(seat), "element": element_name(element), "place": place_name(place)})
        )


def _advancing(state: State, seat: i64, events: list[Event] | None) -> bool:
    """22.13, 23.10: income cubes to advance; with no choice left they advance at once."""
    cubes: i64 = 0
    for resource in range(RESOURCES):
        if can_advance(state, seat, resource):
            cubes += 1
    if cubes > state.advances_left:
        state.phase = ADVANCING
        return True
    for resource in range(RESOURCES):
        if can_advance(state, seat, resource):
            advance_cube(state, seat, resource, events)
    state.advances_left = 0
    state.advanced = 0
    return False


def can_advance(state: State, seat: i64, resource: i64) -> bool:
    """3.2: an income cube that is not at the end and was not just advanced."""
    free = (state.advanced >> resource) & 1 == 0
    return free and state.income[seat * RESOURCES + resource] < state.components.highest_income


def advance_cube(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """3.2: an income cube goes one space on."""
    advance(state, seat, resource)
    if events is not None:
        events.append(
            Event(
                "advanced",
                {
                    "seat": Who(seat),
                    "resource": resource_name(resource),
                    "n": state.income[seat * RESOURCES + resource],
                },
            )
        )


def day_of(state: State) -> i64:
    """1.1: 0, 1 or 2."""
    return (state.round - 1) // 2


def _revealing(state: State) -> bool:
    """5.2: draw from the day's stack; when it is empty its discarded tiles are shuffled."""
    start = day_of(state) * EFFECTS
    for _ in range(2):
        for effect in range(EFFECTS):
            if state.stack[start + effect] > 0:
                state.phase = DRAWING_UPGRADE
                return True
        for effect in range(EFFECTS):
            state.stack[start + effect] = state.discard[start + effect]
            state.discard[start + effect] = 0
    state.to_reveal = 0
    return False


def _deal_bonus_tiles(state: State, then: i64) -> bool:
    """2.3, 14.4: each bonus space of the Pass track without a tile is dealt one."""
    if empty_bonus_space(state) != NOTHING:
        left: i64 = 0
        for bonus in range(BONUSES):
            left += state.bonus_stack[bonus]
        if left == 0:
            state.bonus_stack = state.bonus_discard
            state.bonus_discard = zeros(BONUSES)
        state.phase = DRAWING_BONUS
        return True
    begin_stage(state, then)
    return False


def empty_bonus_space(state: State) -> i64:
    """The first bonus space of the Pass track without a tile."""
    for space in range(state.components.passes[state.seats]):
        if state.components.pass_bonus[state.seats * MOST_PASSES + space] == 1 and state.pass_tiles[space] == 0:
            return space
    return NOTHING


def _deal(state: State, events: list[Event] | None) -> bool:
    """2.8: in turn order each player draws a tile of either blue and chooses their sides."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if _renew_demand(state, state.seat):
            return True
        state.at += 1
    _begin_round(state, events)
    return False


def _renew_demand(state: State, seat: i64) -> bool:
    """18.4: draw what is missing, then choose the side of what was drawn."""
    for colour in range(COLOURS):
        if state.demand[seat * COLOURS + colour] == NOTHING:
            _fill_demand_stack(state, colour)
            state.phase = DRAWING_DEMAND
            return True
    for colour in range(COLOURS):
        if state.face[seat * COLOURS + colour] == NOTHING:
            state.phase = TURNING
            return True
    return False


def _fill_demand_stack(state: State, colour: i64) -> None:
    """18.4: sold tiles are shuffled when their stack is empty."""
    start = colour * TILES_OF_A_COLOUR
    for tile in range(start, start + TILES_OF_A_COLOUR):
        if state.demand_at[tile] == IN_STACK:
            return
    for tile in range(start, start + TILES_OF_A_COLOUR):
        if state.demand_at[tile] == SOLD:
            state.demand_at[tile] = IN_STACK


def _begin_round(state: State, events: list[Event] | None) -> None:
    """5.2: old Upgrades are discarded, new ones will be drawn; Diplomacy tiles are turned face up."""
    state.to_reveal = state.components.offered[state.seats]
    for seat in range(state.seats):
        state.passed[seat] = NOTHING
        state.diplomat[seat] = 1
    begin_stage(state, ROUND_START)
    if events is not None:
        _drop_empty_phase(events)
        events.append(Event("round", {"n": state.round, "side": side_name(state.lit)}))


def _round_start(state: State) -> bool:
    """5.2, 14.4: after the Upgrades the Pass track is filled; then the actions begin."""
    if _deal_bonus_tiles(state, ACTIONS):
        return True
    state.actions_left = state.components.actions
    return False


def _next_action(state: State, events: list[Event] | None) -> bool:
    """6.1: two actions a turn, in turn order, until all have passed."""
    if state.passed[state.seat] == NOTHING and state.actions_left > 0:
        state.phase = ACTING
        return True
    for _ in range(state.seats):
        state.at = (state.at + 1) % state.seats
        if state.passed[state.order[state.at]] == NOTHING:
            state.seat = state.order[state.at]
            state.actions_left = state.components.actions
            state.phase = ACTING
            return True
    _new_order(state)
    if events is not None:
        events.append(Event("order", {"order": players(state.order)}))
    _begin_phase(state, INCOME, events)
    return False


def _new_order(state: State) -> None:
    """14.3: the Pass track from the top is the next turn order."""
    order = vec[i64](capacity=MOST_SEATS)
    for space in range(state.components.passes[state.seats]):
        for seat in range(state.seats):
            if state.passed[seat] == space:
                order = append(order, seat)
    state.order = order


def _income(state: State, events: list[Event] | None) -> bool:
    """15.1, 15.2: income, then a part from each Special Income tile."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if collect_income(state, state.seat, events):
            return False
        state.at += 1
        state.step = 0
    _begin_phase(state, HARVEST, events)
    return False


def _harvest(state: State, events: list[Event] | None) -> bool:
    """16.1: everybody harvests in turn order."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if harvest(state, state.seat, events):
            return True
        if state.step < HARVESTED:
            return False
        state.at += 1
        state.step = 0
    _begin_phase(state, REWARDS, events)
    return False


def _rewards(state: State, events: list[Event] | None) -> bool:
    """17.1: whoever has something to redeem is asked until it is done."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if state.step == 0 and can_redeem(state, state.seat):
            state.phase = REDEEMING
            return True
        state.at += 1
        state.step = 0
    _begin_phase(state, SALE, events)
    return False


def can_redeem(state: State, seat: i64) -> bool:
    """17.2, 17.3: a cart with a drill and room for an element, or a full column."""
    if mining_full(state, seat) and can_load_any(state, seat):
        return True
    return any(column_full(state, seat, resource) for resource in range(RESOURCES))


def can_load_any(state: State, seat: i64) -> bool:
    """16.3: whether any element at all has a place."""
    room = open_elements(state, seat, 0) | open_elements(state, seat, 1) | open_elements(state, seat, 2)
    return room & ALL_ELEMENTS != 0


def _sale(state: State, events: list[Event] | None) -> bool:
    """18.1 to 18.4: sales, then new tiles; in the last round nothing is drawn any more."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if state.step == 0 and can_sell(state, state.seat):
            state.phase = SELLING
            return True
        state.step = 1
        if state.round < ROUNDS and _renew_demand(state, state.seat):
            return True
        state.at += 1
        state.step = 0
    _begin_phase(state, DAY_END, events)
    return False


def can_sell(state: State, seat: i64) -> bool:
    """18.1, 22.15: a tile is complete, or would be with what lies in the Storage."""
    for colour in range(COLOURS):
        tile = state.demand[seat * COLOURS + colour]
        if tile == NOTHING:
            continue
        need = state.components.required[tile * 2 + state.face[seat * COLOURS + colour]]
        have = state.loaded[seat * COLOURS + colour] | (state.stored[seat] & wanted(state, seat, colour))
        if have & need == need:
            return True
    return False


def _day_end(state: State, events: list[Event] | None) -> bool:
    """19.1, 20.1, 21.1: after rounds 2, 4 and 6 the day is scored; then the token is flipped or the game ends."""
    if state.round % 2 == 0:
        while state.at < state.seats:
            state.seat = state.order[state.at]
            if state.step == 0 and may_gain_by_influence(state, state.seat):
                state.phase = SPENDING
                return True
            score_day_end(state, state.seat, events)
            state.at += 1
            state.step = 0
    if state.round == ROUNDS:
        if events is not None:
            _drop_empty_phase(events)
        score_game_end(state, events)
        state.stage = FINISHED
        state.phase = OVER_NOW
        return True
    _discard_offer(state)
    state.round += 1
    state.lit = 1 - state.lit
    _begin_round(state, events)
    return False


def _discard_offer(state: State) -> None:
    """5.2: what nobody took goes to the discard of its stack."""
    start = day_of(state) * EFFECTS
    for effect in range(EFFECTS):
        state.discard[start + effect] += state.offer[effect]
        state.offer[effect] = 0


def may_gain_by_influence(state: State, seat: i64) -> bool:
    """3.4: Influence is worth spending before a level scores."""
    if state.influence[seat] == 0:
        return False
    bank = state.round == ROUNDS and owns(state, seat, RESERVE_BANK) > 0
    for resource in range(RESOURCES):
        at = seat * TOKENS + 2 * resource
        scoring = bank or (state.tokens[at] > 0 and state.tokens[at + 1] > 0)
        if scoring and state.levels[seat * RESOURCES + resource] < highest(state, seat):
            return True
    return False
