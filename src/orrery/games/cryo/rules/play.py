"""Making a move."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    CAVERN_NAMES,
    CAVERN_TILE_NAMES,
    ENERGY,
    PLATFORM_DOCKS,
    PLATFORM_NAMES,
    PROTOTYPE,
    SLOT_NAMES,
    SLOTS,
    TECH,
)
from orrery.games.cryo.moves import (
    ACTIVATE,
    ANNOUNCE,
    ANNOUNCED_DRAWS,
    ANNOUNCED_PLAYS,
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
from orrery.games.cryo.rules.cards import (
    discard,
    draw,
    play_mission,
    play_upgrade,
    play_vehicle,
    scrap_card,
    scrap_tile,
)
from orrery.games.cryo.rules.flow import leave_platform, owed_material, pay_material, proceed, revealed
from orrery.games.cryo.rules.opening import (
    chose_first,
    damaged_dock,
    dealt,
    dealt_rival,
    fix_cavern,
    opened_cavern,
    opened_tile,
    opened_token,
    place_token,
    placed_board_card,
    turn_up_tile,
)
from orrery.games.cryo.rules.recall import activate, begin_recall, empty_incident_space, resolve, sabotage, track_pile
from orrery.games.cryo.rules.rival import (
    DIVIDE_CREW,
    SETTLE_CREW,
    awaken_for_rival,
    decide,
    divide_crew,
    drawn_decision,
    place_card,
    place_drone,
    resolve_for_rival,
)
from orrery.games.cryo.rules.ship import (
    assign,
    awaken,
    begin_launch,
    begin_split,
    fabricate,
    load,
    react,
    scout,
    settle,
    take_tunnel,
    tile_text,
    turn_up,
    unseen_cavern,
    use,
    withdraw,
)
from orrery.games.cryo.rules.stores import gain, gain_tile, hand_size, owns, spend, who
from orrery.games.cryo.state import (
    ANNOUNCED,
    ASSIGNING,
    BOARD_CARDS,
    CARD_BENEFIT,
    COMPUTING,
    DEALING,
    DRAWING,
    DRAWING_DECISION,
    DRAWING_UPGRADE,
    DRONE,
    FABRICATING,
    FINISHING,
    INCIDENT,
    KEEPING,
    LAST_CHANCE,
    LIMIT,
    LOOKING,
    MAIN,
    OPENING_CAVERNS,
    OPENING_TOKENS,
    OVERCLOCKING,
    PAYING_CARD,
    PLATFORM,
    PROTOTYPING,
    REACTING,
    RETURNING,
    RIVAL,
    RIVAL_CARDS,
    RIVAL_TURN,
    SCOUTING,
    TOP_TILES,
    State,
)
from orrery.kernel import Event, Text


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Make a legal move in place; say what happened if somebody listens."""
    start = 0 if events is None else len(events)
    if state.phase <= LAST_CHANCE:
        _chance(state, move, events)
    elif state.phase == KEEPING:
        _keep(state, seat, move - DISCARD, events)
    elif state.phase > RIVAL_TURN:
        _for_rival(state, move, events)
    elif move < TAKE:
        _on_the_ship(state, move, events)
    elif move < LAUNCH:
        _effect(state, move, events)
    else:
        _launch_or_recall(state, move, events)
    if events is not None:
        _gather(events, start)


def _gather(events: list[Event], start: int) -> None:
    """Gains (and payments) of one player that follow each other are told in one line."""
    kept = events[:start]
    for event in events[start:]:
        last = kept[-1] if len(kept) > start else None
        if (
            last is not None
            and event.kind in ("gained", "spent")
            and last.kind == event.kind
            and last.args["who"] == event.args["who"]
        ):
            before = last.args["what"]
            now = event.args["what"]
            if isinstance(before, tuple) and isinstance(now, tuple):
                kept[-1] = Event(event.kind, {"who": event.args["who"], "what": before + now})
        else:
            kept.append(event)
    events[:] = kept


def _chance(state: State, move: i64, events: list[Event] | None) -> None:
    """What chance turns up, at set-up and in play."""
    phase = state.phase
    if move < TILE:
        chose_first(state, move - FIRST, events)
    elif move < DAMAGE:
        if phase == TOP_TILES:
            opened_tile(state, move - TILE, events)
            return
        turn_up_tile(state, state.flip_space, move - TILE, events)
        state.flip_space = -1
        proceed(state, events)
    elif move < CAVERN:
        damaged_dock(state, move - DAMAGE, events)
    elif move < TOKEN:
        _show_cavern(state, move - CAVERN, events)
    elif move < DRAW:
        if phase == OPENING_TOKENS:
            opened_token(state, move - TOKEN, events)
            return
        place_token(state, track_pile(state), empty_incident_space(state), move - TOKEN, events)
        state.tokens_left -= 1
        proceed(state, events)
    elif move < DECIDE:
        _draw(state, move - DRAW, events)
    else:
        decide(state, move - DECIDE, events)
        proceed(state, events)


def _show_cavern(state: State, tile: i64, events: list[Event] | None) -> None:
    """1.10, 9.7, 4.8: a cavern tile is seen, by all or by Imaging's owner alone."""
    if state.phase == OPENING_CAVERNS:
        opened_cavern(state, tile, events)
        return
    if state.phase == LOOKING:
        cavern = unseen_cavern(state)
        fix_cavern(state, cavern, tile)
        if events is not None:
            events.append(
                Event(
                    "looked",
                    {
                        "who": who(state, state.active),
                        "cavern": CAVERN_NAMES[cavern],
                        "tile": Text(f"cavern-{CAVERN_TILE_NAMES[tile]}"),
                    },
                )
            )
    else:
        fix_cavern(state, state.flip_cavern, tile)
        turn_up(state, events)
    proceed(state, events)


def _draw(state: State, card: i64, events: list[Event] | None) -> None:
    phase = state.phase
    if phase == BOARD_CARDS:
        placed_board_card(state, card, events)
        return
    if phase == DEALING:
        dealt(state, card, events)
        return
    if phase == RIVAL_CARDS:
        dealt_rival(state, card, events)
        return
    if phase == DRAWING:
        draw(state, card, events)
    elif phase == DRAWING_DECISION:
        drawn_decision(state, card, events)
    elif phase == DRAWING_UPGRADE:
        place_card(state, card, events)
    else:
        revealed(state, card, events)
    proceed(state, events)


def _keep(state: State, seat: i64, card: i64, events: list[Event] | None) -> None:
    """1.13: two cards go back; when all have kept three, the first turn begins."""
    discard(state, seat, card, events)
    for other in range(state.seats):
        if hand_size(state, other) > state.components.keep:
            return
    state.stage = MAIN
    proceed(state, events)


def _on_the_ship(state: State, move: i64, events: list[Event] | None) -> None:
    """4: a dock, a drone, an action, a tile; 9.2: cards that are put away."""
    player = state.active
    if move < DEPLOY:
        discard(state, player, move - DISCARD, events)
        if state.phase == PAYING_CARD:
            state.owed_card = 0
    elif move < RECALL:
        state.dock = move - DEPLOY
        state.stage = DRONE
    elif move == RECALL:
        begin_recall(state, events)
        state.returning = -1
        state.stage = INCIDENT
    elif move < USE:
        leave_platform(state, move - FROM, events)
    elif move < GAIN:
        if _use(state, move - USE, events):
            return
    elif move == GAIN:
        state.tile_box[state.tile] += 1
        tile = state.tile
        state.tile = -1
        gain_tile(state, player, tile, events)
    else:
        _place(state, move - PLACE, events)
    proceed(state, events)


def _use(state: State, cell: i64, events: list[Event] | None) -> bool:
    """4.2, 9.15: the action begins; says whether it asks for a decision first."""
    if state.phase == OVERCLOCKING:
        spend(state, state.active, ENERGY, state.components.overclock_energy, events)
        state.stage = FINISHING
        if events is not None:
            events.append(Event("overclocked", {"who": who(state, state.active)}))
    else:
        state.stage = OVERCLOCKING
    use(state, cell, events)
    phase = state.phase
    return phase in (REACTING, FABRICATING, COMPUTING, SCOUTING, ASSIGNING)


def _place(state: State, slot: i64, events: list[Event] | None) -> None:
    """4.4, 9.11: the tile fills a slot; Prototype offers its benefit."""
    player = state.active
    state.slots[player * SLOTS + slot] = state.tile
    if owns(state, player, PROTOTYPE):
        state.prototype = state.tile
    if events is not None:
        events.append(
            Event(
                "placed-tile",
                {"who": who(state, player), "tile": tile_text(state.tile), "slot": Text(f"slot-{SLOT_NAMES[slot]}")},
            )
        )
    state.tile = -1


def _effect(state: State, move: i64, events: list[Event] | None) -> None:
    """Decisions inside an action or a benefit."""
    player = state.active
    if move < PAY:
        state.choice = -1
        gain(state, player, move - TAKE, 1, events)
    elif move < NANITES:
        _pay_one(state, move - PAY, events)
    elif move < AWAKEN_POD:
        pay_material(state, owed_material(state), move - NANITES, events)
    elif move < ENOUGH:
        awaken(state, player, move - AWAKEN_POD, events)
        state.awakening -= 1
        if state.awaken_section >= 0:
            state.awakened += 1
    elif move == ENOUGH:
        state.awakening = 0
        state.withdrawing = 0
    elif move < FABRICATE_MIX:
        react(state, move - REACT + 1)
    elif move < ANNOUNCE:
        fabricate(state, move - FABRICATE_MIX, events)
    elif move < DRAW_CARD:
        _announce(state, move - ANNOUNCE, events)
    elif move < SCOUT_CAVERN:
        _use_card(state, move, events)
    elif move < ASSIGN_POD:
        state.owed[ENERGY] += state.components.scout_energy
        state.owed[TECH] += state.components.scout_tech
        scout(state, player, move - SCOUT_CAVERN, events)
    elif move < WITHDRAW_POD:
        assign(state, player, move - ASSIGN_POD, events)
    else:
        withdraw(state, move - WITHDRAW_POD, events)
    proceed(state, events)


def _pay_one(state: State, resource: i64, events: list[Event] | None) -> None:
    """5.2, 9.11: one of two resources, or any material for Prototype."""
    spend(state, state.active, resource, 1, events)
    if state.phase == PROTOTYPING:
        tile = state.prototype
        state.prototype = -1
        gain_tile(state, state.active, tile, events)
    else:
        state.owed_either = -1


def _announce(state: State, number: i64, events: list[Event] | None) -> None:
    """4.7: how many cards will be drawn and how many played."""
    state.draws = ANNOUNCED_DRAWS[number]
    state.plays = ANNOUNCED_PLAYS[number]
    state.owed[state.components.computer_material] += state.draws + state.plays
    if events is not None:
        events.append(
            Event("announced", {"who": who(state, state.active), "draws": int(state.draws), "plays": int(state.plays)})
        )


def _use_card(state: State, move: i64, events: list[Event] | None) -> None:
    """9.1: a card is drawn or played."""
    if move == DRAW_CARD:
        if state.phase == CARD_BENEFIT:
            state.cards -= 1
        else:
            state.draws -= 1
        state.drawing += 1
    elif move < MISSION:
        play_upgrade(state, move - UPGRADE, events)
    elif move < VEHICLE:
        play_mission(state, move - MISSION, events)
    else:
        play_vehicle(state, move - VEHICLE, events)


def _launch_or_recall(state: State, move: i64, events: list[Event] | None) -> None:
    """4.11 to 4.14, 6, 7: launching, recalling, scrapping, passing."""
    if move < LOAD:
        begin_launch(state, move - LAUNCH)
        return
    if move < TUNNEL:
        load(state, move - LOAD + 1)
        return
    if move < SETTLE:
        if take_tunnel(state, move - TUNNEL, events):
            return
    elif move < SETTLE_BOTH:
        if move - SETTLE == state.components.tunnel_from[state.tunnel]:
            settle(state, state.loaded, 0, events)
        else:
            settle(state, 0, state.loaded, events)
    elif move == SETTLE_BOTH:
        if begin_split(state, events):
            return
    elif move < RESOLVE:
        n = move - SPLIT + 1
        settle(state, n, state.loaded - n, events)
    elif move < SABOTAGE_SECTION:
        state.refilling = 1
        state.stage = RETURNING
        if resolve(state, move - RESOLVE, events):
            return
    elif move < RETURN:
        sabotage(state, move - SABOTAGE_SECTION, events)
    elif move < ACTIVATE:
        _return(state, move - RETURN, events)
    elif move < PASS:
        state.stage = RETURNING if state.phase == PLATFORM else FINISHING
        activate(state, move - ACTIVATE, events)
    elif move == PASS:
        _pass(state)
    elif move == END:
        state.stage = LIMIT
    elif move < SCRAP_TILE:
        scrap_card(state, move - SCRAP_CARD, events)
    else:
        scrap_tile(state, move - SCRAP_TILE, events)
    proceed(state, events)


def _return(state: State, dock: i64, events: list[Event] | None) -> None:
    """6.8: a drone returns to an open dock of the platform."""
    player = state.active
    state.platform_drones[player * PLATFORM_DOCKS + dock] = 1
    state.returning -= 1
    state.platform_dock = dock
    state.stage = PLATFORM
    if events is not None:
        events.append(Event("returned", {"who": who(state, player), "dock": Text(f"platform-{PLATFORM_NAMES[dock]}")}))


def _pass(state: State) -> None:
    """4.2, 6.9, 9.1: nothing is done where something might be."""
    phase = state.phase
    if phase == PLATFORM:
        state.stage = RETURNING
    elif phase == PROTOTYPING:
        state.prototype = -1
    elif phase == CARD_BENEFIT:
        state.cards -= 1
    elif phase == ANNOUNCED:
        state.plays = 0
    else:
        state.stage = FINISHING


def _for_rival(state: State, move: i64, events: list[Event] | None) -> None:
    """12.10: the player decides between the rival's options."""
    if move < RIVAL_TAKE:
        place_drone(state, move - RIVAL_DOCK, events)
    elif move < RIVAL_AWAKEN:
        state.choice = -1
        gain(state, RIVAL, move - RIVAL_TAKE, 1, events)
    elif move < RIVAL_ASSIGN:
        awaken_for_rival(state, move - RIVAL_AWAKEN, events)
    elif move < RIVAL_RESOLVE:
        assign(state, RIVAL, move - RIVAL_ASSIGN, events)
    elif move < RIVAL_SABOTAGE:
        if resolve_for_rival(state, move - RIVAL_RESOLVE, events):
            return
    elif move < RIVAL_SCOUT:
        sabotage(state, move - RIVAL_SABOTAGE, events)
    elif move < RIVAL_SETTLE:
        state.rival_step = SETTLE_CREW
        scout(state, RIVAL, move - RIVAL_SCOUT, events)
    elif move < RIVAL_EXTRA:
        state.tunnel = move - RIVAL_SETTLE
        state.rival_step = DIVIDE_CREW
    else:
        divide_crew(state, move - RIVAL_EXTRA, events)
    proceed(state, events)
