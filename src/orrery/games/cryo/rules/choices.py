"""Who decides now, and between which moves."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARDS,
    CAVERNS,
    CHAMBERS,
    DOCKS,
    DOCKS_PER_SECTION,
    ENERGY,
    NANITE,
    ORGANIC,
    PLATFORM_DOCKS,
    RESOURCES,
    SECTIONS,
    SLOTS,
    SMALL_TILES,
    SPACES_PER_SECTION,
    SUNSET,
    TECH,
    TILES,
    TOKENS,
    TUNNELS,
)
from orrery.games.cryo.moves import (
    ACTIVATE,
    ANNOUNCE,
    ANNOUNCED_DRAWS,
    ANNOUNCED_PLAYS,
    ANNOUNCEMENTS,
    ASSIGN_POD,
    AWAKEN_POD,
    CAVERN,
    DAMAGE,
    DECIDE,
    DEPLOY,
    DISCARD,
    DRAW,
    DRAW_CARD,
    END,
    ENOUGH,
    FABRICATE_MIX,
    FIRST,
    FROM,
    GAIN,
    LAUNCH,
    LOAD,
    MISSION,
    MIX_CRYSTALS,
    MIX_ORGANICS,
    MIX_TECH,
    MIXES,
    NANITES,
    PASS,
    PAY,
    PLACE,
    REACT,
    RECALL,
    RESOLVE,
    RETURN,
    RIVAL_ASSIGN,
    RIVAL_AWAKEN,
    RIVAL_DOCK,
    RIVAL_EXTRA,
    RIVAL_RESOLVE,
    RIVAL_SABOTAGE,
    RIVAL_SCOUT,
    RIVAL_SETTLE,
    RIVAL_TAKE,
    SABOTAGE_SECTION,
    SCOUT_CAVERN,
    SCRAP_CARD,
    SCRAP_TILE,
    SETTLE,
    SETTLE_BOTH,
    SPLIT,
    TAKE,
    TILE,
    TOKEN,
    TUNNEL,
    UPGRADE,
    USE,
    VEHICLE,
    WITHDRAW_POD,
)
from orrery.games.cryo.rules.cards import can_build, can_lay_mission, can_upgrade
from orrery.games.cryo.rules.flow import (
    can_awaken_from,
    can_pay_either,
    fewest_nanites,
    most_nanites,
    owed_material,
)
from orrery.games.cryo.rules.opening import next_cavern, next_space
from orrery.games.cryo.rules.recall import can_activate, can_automate, intact_chamber, track_pile
from orrery.games.cryo.rules.rival import (
    may_assign,
    may_awaken,
    may_dock,
    may_resolve,
    may_sabotage,
    may_scout,
    may_settle,
)
from orrery.games.cryo.rules.ship import (
    can_launch,
    can_settle,
    can_settle_both,
    can_take_tunnel,
    can_use,
    dock_open,
    fewest_loaded,
    most_loaded,
    unseen_cavern,
)
from orrery.games.cryo.rules.stores import (
    amount,
    can_be_scouted,
    can_draw,
    drones_on_board,
    drones_on_platform,
    hand_size,
    payable_one,
    salvage_free,
)
from orrery.games.cryo.state import (
    ACTION,
    ASSIGNING,
    AUTOMATING,
    AWAKENING,
    BOARD_CARDS,
    CARD_BENEFIT,
    CHOOSING,
    COMPUTING,
    DAMAGING,
    DECIDING,
    DRONE,
    FABRICATING,
    FINISHED,
    FINISHING,
    FIRST_PLAYER,
    FLIPPING_CAVERN,
    FLIPPING_TILE,
    INCIDENT,
    KEEPING,
    LAST_CHANCE,
    LAUNCHING,
    LIMIT,
    LOADING,
    LOOKING,
    MAIN,
    OPENING_CAVERNS,
    OPENING_TOKENS,
    OVERCLOCKING,
    PAYING,
    PAYING_CARD,
    PAYING_EITHER,
    PLATFORM,
    PROTOTYPING,
    REACTING,
    REFILLING,
    RETURNING,
    RIVAL_ASSIGNING,
    RIVAL_AWAKENING,
    RIVAL_CHOOSING,
    RIVAL_DOCKING,
    RIVAL_INCIDENT,
    RIVAL_SABOTAGING,
    RIVAL_SCOUTING,
    RIVAL_SETTLING,
    RIVAL_TURN,
    SABOTAGING,
    SCOUTING,
    SETTLING,
    SPLITTING,
    TILE_TAKEN,
    TOP_TILES,
    TUNNELLING,
    WITHDRAWING,
    State,
)
from orrery.kernel import CHANCE, OVER


def turn(state: State) -> i64:
    """The seat that decides next, or CHANCE, or OVER."""
    phase = state.phase
    if phase <= LAST_CHANCE:
        return CHANCE
    if phase == FINISHED:
        return OVER
    if phase == KEEPING:
        for seat in range(state.seats):
            if hand_size(state, seat) > state.components.keep:
                return seat
    if phase > RIVAL_TURN:
        return 0
    return state.active


def decides(state: State, seat: i64) -> bool:
    """Whether a seat must decide now."""
    if state.phase == KEEPING:
        return seat >= 0 and seat < state.seats and hand_size(state, seat) > state.components.keep
    return turn(state) == seat


def to_move(state: State) -> tuple[int, ...]:
    """1.13, 3.1: all who still have cards to put back, else the one whose decision it is."""
    if state.phase == FINISHED:
        return ()
    if state.phase == KEEPING:
        return tuple(seat for seat in range(state.seats) if hand_size(state, seat) > state.components.keep)
    return (int(turn(state)),)


def legal(state: State, seat: i64) -> vec[i64]:
    """The moves a seat may make now, in ascending order."""
    if state.phase == FINISHED or not decides(state, seat):
        return vec[i64]()
    phase = state.phase
    if phase <= LAST_CHANCE:
        return _chance_moves(state)
    if phase == KEEPING:
        return _discards(state, seat)
    if phase > RIVAL_TURN:
        return _rival_moves(state)
    if phase >= PAYING:
        return _effect_moves(state)
    return _turn_moves(state)


def _turn_moves(state: State) -> vec[i64]:
    """The turn's own decisions; scrapping is possible between any of them (7.1)."""
    player = state.active
    phase = state.phase
    found = vec[i64](capacity=40)
    if phase == MAIN:
        if drones_on_platform(state, player) > 0:
            for dock in range(DOCKS + 1):
                if dock_open(state, player, dock):
                    found = append(found, DEPLOY + dock)
        if drones_on_board(state, player) > 0:
            found = append(found, RECALL)
        return _scraps(state, found)
    if phase in (ACTION, OVERCLOCKING):
        kept: i64 = state.components.overclock_energy if phase == OVERCLOCKING else 0
        if amount(state, player, ENERGY) >= kept:
            found = _uses(state, kept, found)
        return _scraps(state, append(found, PASS))
    if phase == DRONE:
        return _platform_docks(state, FROM, 1, found)
    if phase == RETURNING:
        return _scraps(state, _platform_docks(state, RETURN, 0, found))
    if phase == INCIDENT:
        for section in range(SECTIONS):
            if state.incidents[section] >= 0:
                found = append(found, RESOLVE + section)
        return _scraps(state, found)
    if phase == PLATFORM:
        if can_activate(state, player, state.platform_dock):
            found = append(found, ACTIVATE + state.platform_dock)
        return _scraps(state, append(found, PASS))
    if phase == AUTOMATING:
        for dock in range(PLATFORM_DOCKS):
            if can_automate(state, dock):
                found = append(found, ACTIVATE + dock)
        return _scraps(state, append(found, PASS))
    if phase == FINISHING:
        return _scraps(state, append(found, END))
    if phase == LIMIT:
        return _discards(state, player)
    if phase == SABOTAGING:
        for section in range(SECTIONS):
            if intact_chamber(state, section) >= 0:
                found = append(found, SABOTAGE_SECTION + section)
        return found
    return _launch_moves(state, found)


def _launch_moves(state: State, found: vec[i64]) -> vec[i64]:
    """4.11 to 4.13: vehicle, crew pods, tunnel, caverns, division."""
    player = state.active
    phase = state.phase
    if phase == LAUNCHING:
        for vehicle in range(CARDS):
            if can_launch(state, player, vehicle):
                found = append(found, LAUNCH + vehicle)
        return _scraps(state, append(found, PASS))
    if phase == LOADING:
        for n in range(fewest_loaded(state, player, state.vehicle), most_loaded(state, player, state.vehicle) + 1):
            found = append(found, LOAD + n - 1)
    elif phase == TUNNELLING:
        for tunnel in range(TUNNELS):
            if can_take_tunnel(state, player, state.vehicle, tunnel):
                found = append(found, TUNNEL + tunnel)
    elif phase == SETTLING:
        one = state.components.tunnel_from[state.tunnel]
        two = state.components.tunnel_to[state.tunnel]
        for cavern in range(CAVERNS):
            if (cavern in (one, two)) and can_settle(state, player, cavern):
                found = append(found, SETTLE + cavern)
        if state.loaded > 1 and can_settle_both(state, player, state.tunnel):
            found = append(found, SETTLE_BOTH)
    elif phase == SPLITTING:
        for n in range(1, state.loaded):
            found = append(found, SPLIT + n - 1)
    return found


def _scraps(state: State, found: vec[i64]) -> vec[i64]:
    if state.scrapped:
        return found
    player = state.active
    for card in range(CARDS):
        if state.hands[player * CARDS + card] > 0:
            found = append(found, SCRAP_CARD + card)
    for slot in range(SLOTS):
        if state.slots[player * SLOTS + slot] >= 0:
            found = append(found, SCRAP_TILE + slot)
    return found


def _uses(state: State, kept: i64, found: vec[i64]) -> vec[i64]:
    """The cells beside a dock, in ascending order: there are four of them at most."""
    c = state.components
    last: i64 = -1
    for _ in range(4):
        lowest: i64 = -1
        for side in range(4):
            cell = c.dock_cell[state.dock * 4 + side]
            if cell > last and (lowest < 0 or cell < lowest):
                lowest = cell
        if lowest < 0:
            break
        last = lowest
        if lowest != state.used_cell and can_use(state, lowest, kept):
            found = append(found, USE + lowest)
    return found


def _platform_docks(state: State, kind: i64, taken: i64, found: vec[i64]) -> vec[i64]:
    for dock in range(PLATFORM_DOCKS):
        if state.platform_drones[state.active * PLATFORM_DOCKS + dock] == taken:
            found = append(found, kind + dock)
    return found


def _discards(state: State, player: i64) -> vec[i64]:
    found = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if state.hands[player * CARDS + card] > 0:
            found = append(found, DISCARD + card)
    return found


def _effect_moves(state: State) -> vec[i64]:
    """Decisions inside an action or a benefit."""
    player = state.active
    phase = state.phase
    c = state.components
    found = vec[i64](capacity=28)
    if phase == PAYING:
        material = owed_material(state)
        for n in range(fewest_nanites(state, material), most_nanites(state, material) + 1):
            found = append(found, NANITES + n)
    elif phase == PAYING_EITHER:
        for resource in range(RESOURCES):
            if can_pay_either(state, resource):
                found = append(found, PAY + resource)
    elif phase == PAYING_CARD:
        return _discards(state, player)
    elif phase == AWAKENING:
        for chamber in range(CHAMBERS):
            if can_awaken_from(state, chamber):
                found = append(found, AWAKEN_POD + chamber)
        if state.awakened > 0:
            found = append(found, ENOUGH)
    elif phase == WITHDRAWING:
        if state.withdrawn > 0:
            found = append(found, ENOUGH)
        for material in range(3):
            if state.salvage[material * state.players + player] > 0:
                found = append(found, WITHDRAW_POD + material)
    elif phase == ASSIGNING:
        for material in range(3):
            if salvage_free(state, material):
                found = append(found, ASSIGN_POD + material)
    elif phase == SCOUTING:
        for cavern in range(CAVERNS):
            if can_be_scouted(state, cavern):
                found = append(found, SCOUT_CAVERN + cavern)
    elif phase == REACTING:
        for n in range(1, c.times + 1):
            if payable_one(state, player, c.reactor_material, n):
                found = append(found, REACT + n - 1)
    elif phase == FABRICATING:
        for mix in range(MIXES):
            if (
                MIX_CRYSTALS[mix] <= amount(state, player, 0)
                and MIX_ORGANICS[mix] <= amount(state, player, ORGANIC)
                and MIX_TECH[mix] <= amount(state, player, TECH)
            ):
                found = append(found, FABRICATE_MIX + mix)
    elif phase == COMPUTING:
        for number in range(ANNOUNCEMENTS):
            total = ANNOUNCED_DRAWS[number] + ANNOUNCED_PLAYS[number]
            if payable_one(state, player, c.computer_material, total):
                found = append(found, ANNOUNCE + number)
    elif phase == CHOOSING:
        found = append(found, TAKE + c.tile_first[state.choice])
        found = append(found, TAKE + c.tile_second[state.choice])
    elif phase == TILE_TAKEN:
        found = append(found, GAIN)
        for slot in range(SLOTS):
            if state.slots[player * SLOTS + slot] < 0:
                found = append(found, PLACE + slot)
    elif phase == PROTOTYPING:
        for material in range(NANITE + 1):
            if amount(state, player, material) > 0:
                found = append(found, PAY + material)
        found = append(found, PASS)
    else:
        return _card_moves(state, found)
    return found


def _card_moves(state: State, found: vec[i64]) -> vec[i64]:
    """9.1: draw a card or play one, or neither."""
    player = state.active
    if (state.draws > 0 or state.phase == CARD_BENEFIT) and can_draw(state):
        found = append(found, DRAW_CARD)
    for card in range(CARDS):
        if can_upgrade(state, player, card):
            found = append(found, UPGRADE + card)
    for card in range(CARDS):
        if can_lay_mission(state, player, card):
            found = append(found, MISSION + card)
    for card in range(CARDS):
        if can_build(state, player, card):
            found = append(found, VEHICLE + card)
    return append(found, PASS)


def _rival_moves(state: State) -> vec[i64]:
    """12.10: the rival has more than one option, and the player decides."""
    phase = state.phase
    c = state.components
    found = vec[i64](capacity=22)
    if phase == RIVAL_DOCKING:
        for dock in range(DOCKS):
            if may_dock(state, dock):
                found = append(found, RIVAL_DOCK + dock)
    elif phase == RIVAL_CHOOSING:
        found = append(found, RIVAL_TAKE + c.tile_first[state.choice])
        found = append(found, RIVAL_TAKE + c.tile_second[state.choice])
    elif phase == RIVAL_AWAKENING:
        for chamber in range(CHAMBERS):
            if may_awaken(state, chamber):
                found = append(found, RIVAL_AWAKEN + chamber)
    elif phase == RIVAL_ASSIGNING:
        for material in range(3):
            if may_assign(state, material):
                found = append(found, RIVAL_ASSIGN + material)
    elif phase == RIVAL_INCIDENT:
        for section in range(SECTIONS):
            if may_resolve(state, section):
                found = append(found, RIVAL_RESOLVE + section)
    elif phase == RIVAL_SABOTAGING:
        for section in range(SECTIONS):
            if may_sabotage(state, section):
                found = append(found, RIVAL_SABOTAGE + section)
    elif phase == RIVAL_SCOUTING:
        for cavern in range(CAVERNS):
            if may_scout(state, cavern):
                found = append(found, RIVAL_SCOUT + cavern)
    elif phase == RIVAL_SETTLING:
        for tunnel in range(TUNNELS):
            if may_settle(state, tunnel):
                found = append(found, RIVAL_SETTLE + tunnel)
    else:
        one = c.tunnel_from[state.tunnel]
        two = c.tunnel_to[state.tunnel]
        found = append(found, RIVAL_EXTRA + (one if one < two else two))
        found = append(found, RIVAL_EXTRA + (two if one < two else one))
    return found


def odds(state: State) -> vec[i64]:
    """How often each of chance's moves comes up, in the order of `legal`."""
    moves = _chance_moves(state)
    found = vec[i64](capacity=len(moves))
    for i in range(len(moves)):
        found = append(found, weight(state, moves[i]))
    return found


def _chance_moves(state: State) -> vec[i64]:
    start = _chance_kind(state.phase)
    n = _chance_size(state.phase)
    found = vec[i64](capacity=n)
    for move in range(start, start + n):
        if weight(state, move) > 0:
            found = append(found, move)
    return found


def _chance_kind(phase: i64) -> i64:
    if phase == FIRST_PLAYER:
        return FIRST
    if phase in (TOP_TILES, FLIPPING_TILE):
        return TILE
    if phase == DAMAGING:
        return DAMAGE
    if phase in (OPENING_CAVERNS, LOOKING, FLIPPING_CAVERN):
        return CAVERN
    if phase in (OPENING_TOKENS, REFILLING):
        return TOKEN
    return DECIDE if phase == DECIDING else DRAW


def _chance_size(phase: i64) -> i64:
    if phase == FIRST_PLAYER:
        return 4
    if phase in (TOP_TILES, FLIPPING_TILE):
        return TILES
    if phase == DAMAGING:
        return DOCKS
    if phase in (OPENING_CAVERNS, LOOKING, FLIPPING_CAVERN):
        return CAVERNS
    if phase in (OPENING_TOKENS, REFILLING):
        return SUNSET
    return CARDS


def weight(state: State, move: i64) -> i64:
    """How many of the things that could turn up now are this one."""
    phase = state.phase
    if move < FIRST or move < _chance_kind(phase) or move >= _chance_kind(phase) + _chance_size(phase):
        return 0
    if phase == FIRST_PLAYER:
        return 1 if move - FIRST < state.players else 0
    if phase == TOP_TILES:
        return state.tile_bag[(next_space(state) // SPACES_PER_SECTION) * TILES + move - TILE]
    if phase == FLIPPING_TILE:
        return state.tile_bag[(state.flip_space // SPACES_PER_SECTION) * TILES + move - TILE]
    if phase == DAMAGING:
        dock = move - DAMAGE
        return 1 if dock % DOCKS_PER_SECTION >= 2 and not state.damaged[dock] else 0
    if phase == OPENING_CAVERNS:
        return _cavern_weight(state, next_cavern(state), move - CAVERN)
    if phase == LOOKING:
        return _cavern_weight(state, unseen_cavern(state), move - CAVERN)
    if phase == FLIPPING_CAVERN:
        return _cavern_weight(state, state.flip_cavern, move - CAVERN)
    if phase == OPENING_TOKENS:
        return state.token_bag[move - TOKEN]
    if phase == REFILLING:
        return state.token_bag[track_pile(state) * TOKENS + move - TOKEN]
    if phase == BOARD_CARDS:
        for place in range(CARDS):
            if state.board_cards[place] == move - DRAW:
                return 0
        return 1
    if phase == DECIDING:
        if state.unpredictable:
            return state.deck[move - DECIDE]
        card = move - DECIDE
        return (1 if state.decisions[0] == card else 0) + (1 if state.decisions[1] == card else 0)
    return state.deck[move - DRAW]


def _cavern_weight(state: State, cavern: i64, tile: i64) -> i64:
    """1.10: a tile of the matching size that nobody has seen."""
    if state.components.cavern_small[cavern] != (1 if tile < SMALL_TILES else 0):
        return 0
    return state.cavern_bag[tile]
