"""The solo game's rival: its turn, step by step; where it has two options the player decides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARD,
    CARDS,
    CAVERN_NAMES,
    CAVERNS,
    CHAMBERS,
    CRYSTAL,
    DIS,
    DOCK_NAMES,
    DOCKS_PER_SECTION,
    ENERGY,
    ENG,
    LAB,
    NANITE,
    ORGANIC,
    PLATFORM_DOCKS,
    RESOURCES,
    RND,
    SABOTAGE,
    SECTION_NAMES,
    SECTIONS,
    SLOTS,
    SUNSET,
    TECH,
    TILE_AND,
    TILE_CARD,
    TILE_OR,
    TUNNELS,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
)
from orrery.games.cryo.rules.recall import (
    any_intact,
    intact_chamber,
    recover_salvage,
    sabotage,
    take_back_drones,
    token_text,
)
from orrery.games.cryo.rules.ship import assign, awaken, scout, took_tile
from orrery.games.cryo.rules.stores import (
    amount,
    can_be_scouted,
    drones_on_board,
    drones_on_platform,
    freshen_deck,
    gain,
    note_saved,
    pods_in_salvage,
    pods_in_section,
    salvage_free,
    upgrade_count,
    vehicle_count,
    who,
)
from orrery.games.cryo.state import (
    DECIDING,
    DRAWING_DECISION,
    DRAWING_UPGRADE,
    RIVAL,
    RIVAL_ASSIGNING,
    RIVAL_AWAKENING,
    RIVAL_CHOOSING,
    RIVAL_DOCKING,
    RIVAL_INCIDENT,
    RIVAL_SABOTAGING,
    RIVAL_SCOUTING,
    RIVAL_SETTLING,
    RIVAL_SPLITTING,
    State,
)
from orrery.kernel import Event, Text

# the steps of the rival's turn, in order
BEGIN: Final = 0
ACTIVATE_CARD: Final = 1
DEPLOY_DRONE: Final = 2
TAKE_ACTION: Final = 3
DRAW_DECISION: Final = 4
ASSIGN_SALVAGE: Final = 10
RECOVER: Final = 11
INCIDENTS: Final = 12
REFILL: Final = 13
RETURN_DRONES: Final = 14
CHECK_CRYSTALS: Final = 20
CHECK_ORGANICS: Final = 21
AWAKEN_MOST: Final = 22
CHECK_TECH: Final = 23
CHECK_NANITES: Final = 24
CHECK_ENERGY: Final = 25
SETTLE_CREW: Final = 26
DIVIDE_CREW: Final = 27
DONE: Final = 30


def rival_open(state: State, dock: i64) -> bool:
    """13.3, R28: no drone and no damage on it."""
    return state.drone_at[dock] < 0 and state.damaged[dock] == 0


def section_closed(state: State, section: i64) -> bool:
    """13.1: no dock of the section is open."""
    return all(
        not rival_open(state, dock) for dock in range(section * DOCKS_PER_SECTION, (section + 1) * DOCKS_PER_SECTION)
    )


def must_recall(state: State) -> bool:
    """13.1: no drone on its platform, or a section without an open dock."""
    if drones_on_platform(state, RIVAL) == 0:
        return True
    return any(section_closed(state, section) for section in range(SECTIONS))


def advance_rival(state: State, events: list[Event] | None) -> bool:
    """One step of the rival's turn; says whether somebody must decide first."""
    step = state.rival_step
    if step == BEGIN:
        return _begin(state, events)
    if step == ACTIVATE_CARD:
        return _activate_card(state, events)
    if step == DEPLOY_DRONE:
        return _deploy(state, events)
    if step == TAKE_ACTION:
        return _take_action(state, events)
    if step == DRAW_DECISION:
        return draw_decisions(state, CHECK_CRYSTALS, events)
    if step == ASSIGN_SALVAGE:
        return _assign(state, events)
    if step == RECOVER:
        recover_salvage(state, RIVAL, events)
        state.rival_left = 1 if drones_on_board(state, RIVAL) <= 3 else 2
        state.rival_step = INCIDENTS
        return False
    if step == INCIDENTS:
        return _incidents(state, events)
    if step == REFILL:
        state.refilling = 1
        state.rival_step = RETURN_DRONES
        return False
    if step == RETURN_DRONES:
        _return_drones(state)
        return False
    return _check(state, events)


def _check(state: State, events: list[Event] | None) -> bool:
    """15: the five resource checks, in order."""
    step = state.rival_step
    if step == CHECK_CRYSTALS:
        _check_crystals(state, events)
        return False
    if step == CHECK_ORGANICS:
        _check_organics(state, events)
        return False
    if step == AWAKEN_MOST:
        return _awaken_most(state, events)
    if step == CHECK_TECH:
        return _check_tech(state, events)
    if step == CHECK_NANITES:
        _check_nanites(state, events)
        return False
    if step == CHECK_ENERGY:
        return _check_energy(state, events)
    if step == SETTLE_CREW:
        return _settle_crew(state, events)
    return divide_crew(state, -1, events)


def _begin(state: State, events: list[Event] | None) -> bool:
    if must_recall(state):
        state.rival_step = ASSIGN_SALVAGE
        if events is not None:
            events.append(Event("recalled", {"who": who(state, RIVAL)}))
    else:
        state.rival_step = ACTIVATE_CARD
    return False


def _activate_card(state: State, events: list[Event] | None) -> bool:
    """13.2: one of two decision cards by the toss of a coin; O2: the top card of the deck."""
    ready = freshen_deck(state, events) if state.unpredictable else state.decisions[0] >= 0 or state.decisions[1] >= 0
    if ready:
        state.phase = DECIDING
        return True
    state.rival_step = CHECK_CRYSTALS
    return False


def decide(state: State, card: i64, events: list[Event] | None) -> None:
    """13.2: the active decision card is known."""
    state.rival_card = card
    if state.unpredictable:
        state.deck[card] -= 1
        state.discards[card] += 1
    state.rival_step = DEPLOY_DRONE
    if events is not None:
        events.append(Event("decided", {"card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def card_dock(state: State) -> i64:
    """13.3: the upper dock below the board's card that matches the active one."""
    for place in range(CARDS):
        if state.board_cards[place] == state.rival_card:
            return (place // 2) * DOCKS_PER_SECTION + place % 2
    return 0


def may_dock(state: State, dock: i64) -> bool:
    """13.3: the dock below the card; else one of the two below it; else any open one of the section."""
    if not rival_open(state, dock):
        return False
    upper = card_dock(state)
    if rival_open(state, upper):
        return dock == upper
    lower = (upper // DOCKS_PER_SECTION) * DOCKS_PER_SECTION + 2 + upper % DOCKS_PER_SECTION
    if rival_open(state, lower) or rival_open(state, lower + 1):
        return dock in (lower, lower + 1)
    return dock // DOCKS_PER_SECTION == upper // DOCKS_PER_SECTION


def _deploy(state: State, events: list[Event] | None) -> bool:
    start = (card_dock(state) // DOCKS_PER_SECTION) * DOCKS_PER_SECTION
    found: i64 = -1
    for dock in range(start, start + DOCKS_PER_SECTION):
        if may_dock(state, dock):
            if found >= 0:
                state.phase = RIVAL_DOCKING
                return True
            found = dock
    place_drone(state, found, events)
    return False


def place_drone(state: State, dock: i64, events: list[Event] | None) -> None:
    """13.3: one drone, whatever its colour, leaves the rival's platform."""
    for place in range(PLATFORM_DOCKS):
        if state.platform_drones[RIVAL * PLATFORM_DOCKS + place]:
            state.platform_drones[RIVAL * PLATFORM_DOCKS + place] = 0
            break
    state.drone_at[dock] = RIVAL
    state.dock = dock
    state.rival_step = TAKE_ACTION
    if events is not None:
        events.append(Event("deployed", {"who": who(state, RIVAL), "dock": Text(f"dock-{DOCK_NAMES[dock]}")}))


def _take_action(state: State, events: list[Event] | None) -> bool:
    """13.4 to 13.7: a tile, else the bare material; in Dispatch a nanite and a crew pod."""
    state.rival_step = DRAW_DECISION
    section = state.dock // DOCKS_PER_SECTION
    if section == DIS:
        gain(state, RIVAL, NANITE, 1, events)
        awaken_leftmost(state, DIS, events)
        return False
    space = rival_space(state)
    if space >= 0:
        return _take_tile(state, space, events)
    if events is not None:
        name = Text(f"section-{SECTION_NAMES[section]}")
        events.append(Event("found-no-tile", {"who": who(state, RIVAL), "section": name}))
    gain(state, RIVAL, state.components.section_material[section], 1, events)
    return False


def rival_space(state: State) -> i64:
    """13.4, 13.5: the first resource space with a tile, from the right clockwise; -1 when there is none."""
    for turn in range(4):
        cell = state.components.dock_cell[state.dock * 4 + (turn + 1) % 4]
        if cell >= 0:
            space = state.components.cell_space[cell]
            if space >= 0 and state.stack_size[space] > 0:
                return space
    return -1


def _take_tile(state: State, space: i64, events: list[Event] | None) -> bool:
    """12.6, 12.7: the tile fills an empty slot, and its benefit is gained as well."""
    tile = state.stack_top[space]
    state.stack_top[space] = -1
    state.stack_size[space] -= 1
    state.flip_space = space
    if events is not None:
        events.append(took_tile(state, RIVAL, space, tile))
    slot = empty_slot(state)
    if slot >= 0:
        state.slots[RIVAL * SLOTS + slot] = tile
    else:
        state.tile_box[tile] += 1
    if tile == TILE_CARD:
        take_mission(state, events)
    elif tile >= TILE_OR:
        return _take_scarcer(state, tile, events)
    else:
        gain(state, RIVAL, state.components.tile_first[tile], 1, events)
        if tile >= TILE_AND:
            gain(state, RIVAL, state.components.tile_second[tile], 1, events)
    return False


def empty_slot(state: State) -> i64:
    """12.6: the first empty slot of the rival's platform, -1 when all are filled."""
    for slot in range(SLOTS):
        if state.slots[RIVAL * SLOTS + slot] < 0:
            return slot
    return -1


def _take_scarcer(state: State, tile: i64, events: list[Event] | None) -> bool:
    """12.8: of two materials the one it has the least of; the player decides a tie."""
    first = state.components.tile_first[tile]
    second = state.components.tile_second[tile]
    if amount(state, RIVAL, first) == amount(state, RIVAL, second):
        state.choice = tile
        state.phase = RIVAL_CHOOSING
        return True
    scarcer = first if amount(state, RIVAL, first) < amount(state, RIVAL, second) else second
    gain(state, RIVAL, scarcer, 1, events)
    return False


def take_mission(state: State, events: list[Event] | None) -> None:
    """12.4: the top card of the deck becomes a mission that nobody has seen."""
    if freshen_deck(state, events):
        state.unseen += 1
        if events is not None:
            events.append(Event("laid-unseen", {"who": who(state, RIVAL)}))


def awaken_leftmost(state: State, section: i64, events: list[Event] | None) -> None:
    """13.7: from the lowest-numbered chamber of the section that holds a rival crew pod, if any."""
    for chamber in range(section * 3, section * 3 + 3):
        if state.chambers[chamber * state.players + RIVAL] > 0:
            awaken(state, RIVAL, chamber, events)
            return


def draw_decisions(state: State, next_step: i64, events: list[Event] | None) -> bool:
    """12.9, 13.8: the active card is discarded and replaced; two of a kind are both replaced."""
    if state.unpredictable:
        state.rival_step = next_step
        return False
    if state.rival_card >= 0:
        place: i64 = 0 if state.decisions[0] == state.rival_card else 1
        state.discards[state.rival_card] += 1
        state.decisions[place] = -1
        state.rival_card = -1
    _part_twins(state, events)
    if (state.decisions[0] < 0 or state.decisions[1] < 0) and freshen_deck(state, events):
        state.phase = DRAWING_DECISION
        return True
    state.rival_step = next_step
    return False


def _part_twins(state: State, events: list[Event] | None) -> None:
    """12.9: both cards are discarded when they are the same, as long as another kind can come."""
    kind = state.decisions[0]
    if kind < 0 or kind != state.decisions[1]:
        return
    for card in range(CARDS):
        if card != kind and state.deck[card] + state.discards[card] > 0:
            state.discards[kind] += 2
            state.decisions[0] = -1
            state.decisions[1] = -1
            if events is not None:
                events.append(Event("parted", {"card": Text(f"card-{UPGRADE_NAMES[kind]}")}))
            return


def drawn_decision(state: State, card: i64, events: list[Event] | None) -> None:
    """13.8: a decision card is drawn, face up."""
    state.deck[card] -= 1
    state.decisions[0 if state.decisions[0] < 0 else 1] = card
    if events is not None:
        events.append(Event("drew-decision", {"card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def may_assign(state: State, material: i64) -> bool:
    """14.1: an empty space, of a material that no other rival crew pod salvages if there is one."""
    if not salvage_free(state, material):
        return False
    if state.salvage[material * state.players + RIVAL] == 0:
        return True
    return all(
        not (state.salvage[other * state.players + RIVAL] == 0 and salvage_free(state, other)) for other in range(3)
    )


def _assign(state: State, events: list[Event] | None) -> bool:
    """14.1: one crew pod goes to salvage while fewer than three are there."""
    state.rival_step = RECOVER
    if state.aboard[RIVAL] == 0 or pods_in_salvage(state, RIVAL) >= state.components.salvage_pods:
        return False
    found: i64 = -1
    for material in range(3):
        if may_assign(state, material):
            if found >= 0:
                state.phase = RIVAL_ASSIGNING
                return True
            found = material
    if found >= 0:
        assign(state, RIVAL, found, events)
    return False


def may_resolve(state: State, section: i64) -> bool:
    """14.3: a token in the section with the fewest rival crew pods."""
    if state.incidents[section] < 0:
        return False
    pods = pods_in_section(state, RIVAL, section)
    return all(
        not (state.incidents[other] >= 0 and pods_in_section(state, RIVAL, other) < pods) for other in range(SECTIONS)
    )


def _incidents(state: State, events: list[Event] | None) -> bool:
    """14.3: one token, two with four or five drones on the board, all before any replacement."""
    found: i64 = -1
    if state.rival_left > 0:
        for section in range(SECTIONS):
            if may_resolve(state, section):
                if found >= 0:
                    state.phase = RIVAL_INCIDENT
                    return True
                found = section
    if found < 0:
        state.rival_step = REFILL
        return False
    return resolve_for_rival(state, found, events)


def resolve_for_rival(state: State, section: i64, events: list[Event] | None) -> bool:
    """14.4: the rival resolves a token; says whether the player must choose where a sabotage goes."""
    token = state.incidents[section]
    state.rival_left -= 1
    state.incidents[section] = -1
    if token == SABOTAGE:
        return _sabotage_for_rival(state, section, events)
    state.token_box[token] += 1
    state.collected[RIVAL] += 1
    if token == SUNSET:
        state.sunset_by = RIVAL
        if events is not None:
            events.append(Event("sunset", {"who": who(state, RIVAL)}))
        return False
    if events is not None:
        events.append(
            Event(
                "looted",
                {
                    "who": who(state, RIVAL),
                    "section": Text(f"section-{SECTION_NAMES[section]}"),
                    "token": token_text(token),
                },
            )
        )
    for resource in range(RESOURCES):
        n = state.components.token_gain[token * 6 + resource]
        if n > 0:
            gain(state, RIVAL, resource, n, events)
    for _ in range(state.components.token_gain[token * 6 + CARD]):
        take_mission(state, events)
    return False


def _sabotage_for_rival(state: State, section: i64, events: list[Event] | None) -> bool:
    """14.5: a sabotage in a ruined section goes to another one; where there are several, the player decides."""
    if intact_chamber(state, section) >= 0:
        sabotage(state, section, events)
        return False
    if not any_intact(state):
        state.token_box[SABOTAGE] += 1
        return False
    found: i64 = -1
    for other in range(SECTIONS):
        if may_sabotage(state, other):
            if found >= 0:
                state.phase = RIVAL_SABOTAGING
                return True
            found = other
    sabotage(state, found, events)
    return False


def may_sabotage(state: State, section: i64) -> bool:
    """14.5, R41: any section with an intact chamber; under rules 1 only the one with the fewest rival crew pods."""
    if intact_chamber(state, section) < 0:
        return False
    if state.rules > 1:
        return True
    pods = pods_in_section(state, RIVAL, section)
    for other in range(SECTIONS):
        if intact_chamber(state, other) >= 0 and pods_in_section(state, RIVAL, other) < pods:
            return False
    return True


def _return_drones(state: State) -> None:
    """14.6: all drones go back to any docks of its platform."""
    n = take_back_drones(state, RIVAL)
    for dock in range(PLATFORM_DOCKS):
        if n > 0 and not state.platform_drones[RIVAL * PLATFORM_DOCKS + dock]:
            state.platform_drones[RIVAL * PLATFORM_DOCKS + dock] = 1
            n -= 1
    state.rival_step = CHECK_CRYSTALS


def _reached(state: State, resource: i64) -> bool:
    return amount(state, RIVAL, resource) >= state.components.material_threshold


def _lose_all(state: State, resource: i64, events: list[Event] | None) -> None:
    state.resources[RIVAL * RESOURCES + resource] = 0
    if events is not None:
        events.append(Event("lost-all", {"who": who(state, RIVAL), "what": Text(f"name-{_NAMES[resource]}")}))


_NAMES: Final = ("crystal", "organic", "tech", "nanite", "energy")


def _check_crystals(state: State, events: list[Event] | None) -> None:
    """15.1: a crew pod from Engineering, energy, and all crystals are lost."""
    if _reached(state, CRYSTAL):
        awaken_leftmost(state, ENG, events)
        gain(state, RIVAL, ENERGY, state.components.crystal_energy, events)
        _lose_all(state, CRYSTAL, events)
    state.rival_step = CHECK_ORGANICS


def _check_organics(state: State, events: list[Event] | None) -> None:
    """15.2: a crew pod from the Laboratory, two from the fullest section, and all organics are lost."""
    state.rival_step = CHECK_TECH
    if _reached(state, ORGANIC):
        awaken_leftmost(state, LAB, events)
        _lose_all(state, ORGANIC, events)
        state.rival_left = state.components.organic_pods
        state.rival_section = -1
        state.rival_step = AWAKEN_MOST


def may_awaken(state: State, chamber: i64) -> bool:
    """15.2: a chamber with a rival crew pod, in the section with the most of them."""
    if state.chambers[chamber * state.players + RIVAL] == 0:
        return False
    section = chamber // 3
    if state.rival_section >= 0:
        return section == state.rival_section
    pods = pods_in_section(state, RIVAL, section)
    return all(pods_in_section(state, RIVAL, other) <= pods for other in range(SECTIONS))


def _awaken_most(state: State, events: list[Event] | None) -> bool:
    """15.2: two crew pods from the same section; the player decides which."""
    found: i64 = -1
    if state.rival_left > 0:
        for chamber in range(CHAMBERS):
            if may_awaken(state, chamber):
                if found >= 0:
                    state.phase = RIVAL_AWAKENING
                    return True
                found = chamber
    if found < 0:
        state.rival_section = -1
        state.rival_left = 0
        state.rival_step = CHECK_TECH
        return False
    awaken_for_rival(state, found, events)
    return False


def awaken_for_rival(state: State, chamber: i64, events: list[Event] | None) -> None:
    """15.2: the chosen crew pod awakes; the next one comes from the same section."""
    awaken(state, RIVAL, chamber, events)
    state.rival_section = chamber // 3
    state.rival_left -= 1


def _check_tech(state: State, events: list[Event] | None) -> bool:
    """15.3: a crew pod from R&D, an unseen mission, a card as upgrade or vehicle, and all tech is lost."""
    state.rival_step = CHECK_NANITES
    if not _reached(state, TECH):
        return False
    awaken_leftmost(state, RND, events)
    take_mission(state, events)
    _lose_all(state, TECH, events)
    if freshen_deck(state, events):
        state.phase = DRAWING_UPGRADE
        return True
    return False


def place_card(state: State, card: i64, events: list[Event] | None) -> None:
    """15.3, R34: as an upgrade; a duplicate or fourth one becomes a vehicle; a fourth vehicle is discarded."""
    state.deck[card] -= 1
    if state.upgrades[RIVAL * CARDS + card] == 0 and upgrade_count(state, RIVAL) < state.components.upgrade_slots:
        state.upgrades[RIVAL * CARDS + card] += 1
        if events is not None:
            events.append(Event("upgraded", {"who": who(state, RIVAL), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))
    elif vehicle_count(state, RIVAL) < state.components.vehicle_slots:
        state.vehicles[RIVAL * CARDS + card] += 1
        if events is not None:
            events.append(Event("built", {"who": who(state, RIVAL), "vehicle": Text(f"vehicle-{VEHICLE_NAMES[card]}")}))
    else:
        state.discards[card] += 1
        if events is not None:
            events.append(Event("discarded", {"who": who(state, RIVAL), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def _check_nanites(state: State, events: list[Event] | None) -> None:
    """15.4: a crew pod from Dispatch, one of each material, the earlier checks again, and all nanites are lost."""
    if state.rival_rechecking:
        state.rival_rechecking = 0
        _lose_all(state, NANITE, events)
        state.rival_step = CHECK_ENERGY
        return
    if not _reached(state, NANITE):
        state.rival_step = CHECK_ENERGY
        return
    awaken_leftmost(state, DIS, events)
    for material in range(RESOURCES):
        n = state.components.nanite_gain[material]
        if n > 0:
            gain(state, RIVAL, material, n, events)
    state.rival_rechecking = 1
    state.rival_step = CHECK_CRYSTALS


def may_scout(state: State, cavern: i64) -> bool:
    """15.5: a cavern that can be scouted, a large one if there is one."""
    if not can_be_scouted(state, cavern):
        return False
    if not state.components.cavern_small[cavern]:
        return True
    return all(
        not (not state.components.cavern_small[other] and can_be_scouted(state, other)) for other in range(CAVERNS)
    )


def _check_energy(state: State, events: list[Event] | None) -> bool:
    """15.5: with three energy and three awakened crew pods the rival scouts first."""
    c = state.components
    if amount(state, RIVAL, ENERGY) < c.energy_threshold or state.aboard[RIVAL] < c.pods_threshold:
        state.rival_step = DONE
        return False
    found: i64 = -1
    for cavern in range(CAVERNS):
        if may_scout(state, cavern):
            if found >= 0:
                state.phase = RIVAL_SCOUTING
                return True
            found = cavern
    state.rival_step = SETTLE_CREW
    if found >= 0:
        scout(state, RIVAL, found, events)
    return False


def pair_pods(state: State, tunnel: i64) -> i64:
    """15.6: the rival's crew pods in the two caverns of a tunnel, -1 when they do not both lie face up."""
    one = state.components.tunnel_from[tunnel]
    two = state.components.tunnel_to[tunnel]
    if not state.cavern_up[one] or not state.cavern_up[two]:
        return -1
    return state.settlers[one * state.players + RIVAL] + state.settlers[two * state.players + RIVAL]


def may_settle(state: State, tunnel: i64) -> bool:
    """15.6: no other two adjacent caverns hold fewer rival crew pods."""
    pods = pair_pods(state, tunnel)
    if pods < 0:
        return False
    return all(not 0 <= pair_pods(state, other) < pods for other in range(TUNNELS))


def _settle_crew(state: State, events: list[Event] | None) -> bool:
    """15.6: the two adjacent caverns with the fewest rival crew pods."""
    found: i64 = -1
    for tunnel in range(TUNNELS):
        if may_settle(state, tunnel):
            if found >= 0:
                state.phase = RIVAL_SETTLING
                return True
            found = tunnel
    state.tunnel = found
    state.rival_step = DIVIDE_CREW
    return False


def divide_crew(state: State, extra: i64, events: list[Event] | None) -> bool:
    """15.7: evenly; the player decides where an odd crew pod goes; then all energy is lost."""
    one = state.components.tunnel_from[state.tunnel]
    two = state.components.tunnel_to[state.tunnel]
    n = state.aboard[RIVAL]
    if n % 2 == 1 and extra < 0:
        state.phase = RIVAL_SPLITTING
        return True
    _settle_in(state, one, n // 2 + (1 if extra == one else 0), events)
    _settle_in(state, two, n // 2 + (1 if extra == two else 0), events)
    state.tunnel = -1
    note_saved(state, events)
    _lose_all(state, ENERGY, events)
    state.rival_step = DONE
    return False


def _settle_in(state: State, cavern: i64, n: i64, events: list[Event] | None) -> None:
    state.aboard[RIVAL] -= n
    state.settlers[cavern * state.players + RIVAL] += n
    if events is not None and n > 0:
        events.append(Event("rival-settled", {"who": who(state, RIVAL), "n": int(n), "cavern": CAVERN_NAMES[cavern]}))
