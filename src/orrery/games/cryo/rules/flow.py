"""How a turn goes on: effects are resolved until somebody must decide."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    AUTOMATION,
    CARDS,
    CHAMBERS,
    ENERGY,
    LAUNCH_DOCK,
    MISSION_NAMES,
    NANITE,
    OVERCLOCK,
    PLATFORM_DOCKS,
    RESOURCES,
    SUNSET,
)
from orrery.games.cryo.rules.opening import place_token
from orrery.games.cryo.rules.recall import (
    any_automation,
    can_activate,
    complete,
    empty_incident_space,
    grant,
    take_back_drones,
)
from orrery.games.cryo.rules.rival import BEGIN, DONE, advance_rival
from orrery.games.cryo.rules.ship import any_launch, any_use, stasis_discount, take_off, turn_up, unseen_cavern
from orrery.games.cryo.rules.stores import (
    amount,
    can_draw,
    can_scrap,
    drones_on_platform,
    freshen_deck,
    gain,
    hand_size,
    owns,
    payable_one,
    pods_in_salvage,
    pods_in_stasis,
    room,
    saved_all,
    spend,
    who,
)
from orrery.games.cryo.state import (
    ACTION,
    ANNOUNCED,
    AUTOMATING,
    AWAKENING,
    CARD_BENEFIT,
    CHOOSING,
    DRAWING,
    DRONE,
    FINISHED,
    FINISHING,
    FLIPPING_CAVERN,
    FLIPPING_TILE,
    INCIDENT,
    LAUNCHING,
    LIMIT,
    LOOKING,
    MAIN,
    OVERCLOCKING,
    PAYING,
    PAYING_CARD,
    PAYING_EITHER,
    PLATFORM,
    PROTOTYPING,
    REFILLING,
    REPLACING,
    RETURNING,
    REVEALING,
    RIVAL,
    RIVAL_TURN,
    TILE_TAKEN,
    WITHDRAWING,
    State,
)
from orrery.kernel import Event, Text


def proceed(state: State, events: list[Event] | None) -> None:
    """Go on until somebody must decide."""
    while True:
        if _resolve_effects(state, events):
            return
        if _next_stage(state, events):
            return


def _resolve_effects(state: State, events: list[Event] | None) -> bool:
    """Whatever an action has set going, in order; says whether somebody must decide."""
    if state.drawing > 0:
        if freshen_deck(state, events):
            state.phase = DRAWING
            return True
        state.drawing = 0
    if _pay(state, events):
        return True
    if state.reacting > 0:
        gain(state, state.active, ENERGY, state.reacting, events)
        state.reacting = 0
    if state.granted >= 0:
        grant(state, events)
    if _move_pods(state, events):
        return True
    if state.choice >= 0:
        state.phase = CHOOSING
        return True
    if _use_cards(state, events):
        return True
    if state.tile >= 0:
        state.phase = TILE_TAKEN
        return True
    if state.prototype >= 0:
        if _has_material(state):
            state.phase = PROTOTYPING
            return True
        state.prototype = -1
    return _turn_things_up(state, events)


def _has_material(state: State) -> bool:
    return any(amount(state, state.active, material) > 0 for material in range(RESOURCES - 1))


def _pay(state: State, events: list[Event] | None) -> bool:
    """5.1: debts are paid; where nanites could stand in and need not, the player decides how many."""
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
            pay_material(state, material, least, events)
    if state.owed_either >= 0:
        return _pay_either(state, events)
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


def pay_material(state: State, material: i64, nanites: i64, events: list[Event] | None) -> None:
    """5.1: so many nanites stand in, the rest is paid in the material itself."""
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


def _pay_either(state: State, events: list[Event] | None) -> bool:
    """5.2: the player decides which, where there is a choice."""
    found: i64 = -1
    for resource in range(RESOURCES):
        if can_pay_either(state, resource):
            if found >= 0:
                state.phase = PAYING_EITHER
                return True
            found = resource
    state.owed_either = -1
    spend(state, state.active, found, 1, events)
    return False


def can_awaken_more(state: State) -> bool:
    """4.3: room for another crew pod, one in reach, and its cost can be paid."""
    player = state.active
    if room(state, player) <= 0:
        return False
    if state.awaken_section < 0:
        return pods_in_stasis(state, player) > 0
    cost = state.awakened + 1 - stasis_discount(state, player)
    if not payable_one(state, player, state.components.stasis_material, cost):
        return False
    return any(can_awaken_from(state, chamber) for chamber in range(CHAMBERS))


def can_awaken_from(state: State, chamber: i64) -> bool:
    """4.3, 6.12: an own crew pod, in this section or for Awaken in any."""
    if state.awaken_section >= 0 and chamber // 3 != state.awaken_section:
        return False
    return state.chambers[chamber * state.players + state.active] > 0


def _move_pods(state: State, events: list[Event] | None) -> bool:
    if state.awakening > 0:
        if can_awaken_more(state):
            state.phase = AWAKENING
            return True
        end_awakening(state)
        return _pay(state, events)
    if state.awakened > 0:
        end_awakening(state)
        if _pay(state, events):
            return True
    if state.withdrawing > 0:
        if room(state, state.active) > 0 and pods_in_salvage(state, state.active) > 0:
            state.phase = WITHDRAWING
            return True
        state.withdrawing = 0
    return False


def end_awakening(state: State) -> None:
    """4.3, 9.10: the stasis control is paid for all crew pods together."""
    cost = state.awakened - stasis_discount(state, state.active)
    if state.awaken_section >= 0 and cost > 0:
        state.owed[state.components.stasis_material] += cost
    state.awakening = 0
    state.awakened = 0
    state.awaken_section = -1


def _use_cards(state: State, events: list[Event] | None) -> bool:
    """4.7, 9.1: announced draws and plays, then card benefits one at a time."""
    if state.plays > 0:
        if state.draws > 0 or hand_size(state, state.active) > 0:
            state.phase = ANNOUNCED
            return True
        state.plays = 0
    if state.draws > 0:
        state.drawing = state.draws
        state.draws = 0
        if freshen_deck(state, events):
            state.phase = DRAWING
            return True
        state.drawing = 0
    if state.cards > 0:
        if can_draw(state) or hand_size(state, state.active) > 0:
            state.phase = CARD_BENEFIT
            return True
        state.cards = 0
    return False


def _turn_things_up(state: State, events: list[Event] | None) -> bool:
    """9.7, 4.8, 4.4, 6.3: looks, caverns, tiles and tokens, each a draw by chance."""
    if state.looking:
        if unseen_cavern(state) >= 0:
            state.phase = LOOKING
            return True
        state.looking = 0
    if state.flip_cavern >= 0:
        if state.cavern_tile[state.flip_cavern] < 0:
            state.phase = FLIPPING_CAVERN
            return True
        turn_up(state, events)
    if state.flip_space >= 0:
        if state.stack_size[state.flip_space] > 0:
            state.phase = FLIPPING_TILE
            return True
        state.flip_space = -1
    while state.refilling:
        section = empty_incident_space(state)
        if section < 0:
            state.refilling = 0
        elif state.tokens_left == 1:
            state.tokens_left = 0
            place_token(state, 1, section, SUNSET, events)
        else:
            state.phase = REFILLING
            return True
    return False


def _next_stage(state: State, events: list[Event] | None) -> bool:
    """3.2: the turn goes on; says whether somebody must decide."""
    stage = state.stage
    if stage in (MAIN, INCIDENT):
        state.phase = stage
        return True
    if stage == DRONE:
        return _choose_drone(state, events)
    if stage == ACTION:
        return _ask(state, any_use(state, 0) or can_scrap(state), FINISHING)
    if stage == OVERCLOCKING:
        return _ask(state, can_overclock(state) or _may_yet_overclock(state), FINISHING)
    if stage == LAUNCHING:
        return _ask(state, any_launch(state) or can_scrap(state), FINISHING)
    if stage == RETURNING:
        return _return_drones(state)
    if stage == PLATFORM:
        dock = state.platform_dock
        return _ask(state, can_activate(state, state.active, dock) or _may_yet_activate(state, dock), RETURNING)
    if stage == AUTOMATING:
        owned = owns(state, state.active, AUTOMATION)
        return _ask(state, owned and (any_automation(state) or _may_yet_automate(state)), FINISHING)
    if stage == FINISHING:
        return _ask(state, can_scrap(state), LIMIT)
    if stage == LIMIT:
        if hand_size(state, state.active) > state.components.hand_limit:
            state.phase = LIMIT
            return True
        return _end_turn(state, events)
    if stage == RIVAL_TURN:
        if state.rival_step == DONE:
            return _end_turn(state, events)
        return advance_rival(state, events)
    return _reveal_missions(state, events)


def _ask(state: State, worth_asking: bool, otherwise: i64) -> bool:
    """A decision where there is one, else the next stage."""
    if worth_asking:
        state.phase = state.stage
        return True
    state.stage = otherwise
    return False


def can_overclock(state: State) -> bool:
    """9.15: the upgrade, its energy, and another action beside the dock."""
    cost = state.components.overclock_energy
    if not owns(state, state.active, OVERCLOCK) or amount(state, state.active, ENERGY) < cost:
        return False
    return any_use(state, cost)


def _may_scrap_first(state: State) -> bool:
    """7.1, R39: what a scrap gives may pay for what comes next; under rules 1 nobody was asked."""
    return state.rules > 1 and can_scrap(state)


def _may_yet_overclock(state: State) -> bool:
    """9.15, R39: the upgrade and another action beside the dock, whatever is missing to pay for it."""
    if not owns(state, state.active, OVERCLOCK) or not _may_scrap_first(state):
        return False
    for side in range(4):
        cell = state.components.dock_cell[state.dock * 4 + side]
        if cell >= 0 and cell != state.used_cell:
            return True
    return False


def _may_yet_activate(state: State, dock: i64) -> bool:
    """6.9, R39: the action is complete, whatever is missing to pay for it."""
    return complete(state, state.active, dock) and _may_scrap_first(state)


def _may_yet_automate(state: State) -> bool:
    """9.14, R39: an open dock whose action is complete."""
    player = state.active
    return any(
        state.platform_drones[player * PLATFORM_DOCKS + dock] == 0 and _may_yet_activate(state, dock)
        for dock in range(PLATFORM_DOCKS)
    )


def _choose_drone(state: State, events: list[Event] | None) -> bool:
    """4.1: the player decides which dock on the platform becomes free."""
    if drones_on_platform(state, state.active) > 1:
        state.phase = DRONE
        return True
    for dock in range(PLATFORM_DOCKS):
        if state.platform_drones[state.active * PLATFORM_DOCKS + dock]:
            leave_platform(state, dock, events)
            break
    return False


def leave_platform(state: State, dock: i64, events: list[Event] | None) -> None:
    """4.1: the drone takes off and may act."""
    take_off(state, dock, events)
    state.used_cell = -1
    state.stage = LAUNCHING if state.dock == LAUNCH_DOCK else ACTION


def _return_drones(state: State) -> bool:
    """6.8: one drone after the other."""
    if state.returning < 0:
        state.returning = take_back_drones(state, state.active)
    if state.returning > 0:
        state.phase = RETURNING
        return True
    state.stage = AUTOMATING
    return False


def _end_turn(state: State, events: list[Event] | None) -> bool:
    """8.1, 8.2: the game ends here, or the next player's turn begins."""
    for player in range(state.players):
        if saved_all(state, player) and state.placed_by < 0:
            state.placed_by = player
    if state.sunset_by >= 0 or state.placed_by >= 0:
        state.stage = FINISHED
        if state.seats == 1:
            _show_earlier_missions(state, events)
        return False
    state.active = (state.active + 1) % state.players
    state.scrapped = 0
    state.dock = -1
    state.used_cell = -1
    state.platform_dock = -1
    state.stage = MAIN
    if state.seats == 1 and state.active == RIVAL:
        state.stage = RIVAL_TURN
        state.rival_step = BEGIN
    return False


def _show_earlier_missions(state: State, events: list[Event] | None) -> None:
    """16.1: the missions that the rival took before the deck was shuffled anew are known by now."""
    for card in range(CARDS):
        for _ in range(state.rival_pool[card]):
            _tell_mission("revealed", state, card, events)
        state.missions[RIVAL * CARDS + card] += state.rival_pool[card]
        state.rival_pool[card] = 0


def _tell_mission(kind: str, state: State, card: i64, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event(kind, {"who": who(state, RIVAL), "mission": Text(f"mission-{MISSION_NAMES[card]}")}))


def _reveal_missions(state: State, events: list[Event] | None) -> bool:
    """16.1, 16.2: the rival's missions are turned up and duplicates replaced, one at a time."""
    if state.seats == 1:
        if state.unseen > 0:
            state.phase = REVEALING
            return True
        twin = twin_mission(state)
        while twin >= 0:
            state.missions[RIVAL * CARDS + twin] -= 1
            state.aside[twin] += 1
            _tell_mission("set-aside", state, twin, events)
            if new_kind_left(state) and freshen_deck(state, events):
                state.phase = REPLACING
                return True
            twin = twin_mission(state)
    state.phase = FINISHED
    if events is not None:
        _tell_end(state, events)
    return True


def twin_mission(state: State) -> i64:
    """16.2: a kind that the rival has twice, -1 for none."""
    for card in range(CARDS):
        if state.missions[RIVAL * CARDS + card] > 1:
            return card
    return -1


def new_kind_left(state: State) -> bool:
    """16.2: whether a kind that the rival lacks can still be drawn."""
    return any(
        state.missions[RIVAL * CARDS + card] == 0 and state.deck[card] + state.discards[card] > 0
        for card in range(CARDS)
    )


def revealed(state: State, card: i64, events: list[Event] | None) -> None:
    """16.1: a mission of the rival is turned up, or replaced from the deck."""
    state.deck[card] -= 1
    state.missions[RIVAL * CARDS + card] += 1
    if state.phase == REVEALING:
        state.unseen -= 1
    _tell_mission("revealed", state, card, events)


def _tell_end(state: State, events: list[Event]) -> None:
    if state.sunset_by >= 0:
        events.append(Event("ended-sunset", {"who": who(state, state.sunset_by)}))
    else:
        events.append(Event("ended-placed", {"who": who(state, state.placed_by)}))
