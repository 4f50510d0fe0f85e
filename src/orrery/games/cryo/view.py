"""What each seat may see, and what it may believe: the only file that hides anything."""

from __future__ import annotations

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.dice import Dice
from orrery.games.cryo import components, moves as kinds, state as phases
from orrery.games.cryo.beliefs import imagine_cards, imagine_caverns, knows
from orrery.games.cryo.moves import every_move
from orrery.games.cryo.rules.awakening import stasis_discount
from orrery.games.cryo.rules.deploying import can_overclock
from orrery.games.cryo.rules.ending import open_points, points
from orrery.games.cryo.rules.paying import owed_material
from orrery.games.cryo.rules.platform import any_automation, can_activate
from orrery.games.cryo.rules.setup import next_dealt
from orrery.games.cryo.rules.stores import (
    amount,
    deck_size,
    drones_on_board,
    hand_size,
    in_play,
    pods_in_salvage,
    pods_in_section,
    pods_in_stasis,
    room,
)
from orrery.games.cryo.rules.turn import to_move
from orrery.games.cryo.state import DEALING, DRAWING, FINISHED, KEEPING, LAST_CHANCE, LOOKING, PHASE_NAMES, RIVAL, State
from orrery.kernel import CHANCE, Event, Json, Who

DOCKS: Final = components.DOCK_NAMES[: components.DOCKS]
"""The docks of the ship, without the launch dock."""
RESOURCES: Final = components.RESOURCE_NAMES[: components.RESOURCES]
"""What is stored on a platform."""


def _counts(table: vec[i64], player: int, names: tuple[str, ...]) -> dict[str, Json]:
    own = table[player * components.CARDS : (player + 1) * components.CARDS]
    return {name: n for name, n in zip(names, own, strict=True) if n}


def _name(names: tuple[str, ...], n: int) -> str | None:
    return names[n] if n >= 0 else None


def view(state: State, seat: int | None) -> dict[str, Json]:
    """What a seat (None: a spectator) may see, built up from nothing."""
    seen: dict[str, Json] = {
        "phase": PHASE_NAMES[state.phase],
        "seat": seat,
        "seats": state.seats,
        "first": state.first,
        "active": state.active,
        "to_move": list(to_move(state)),
        "players": [_player(state, player, seat) for player in range(state.players)],
        "docks": {
            name: {"drone": drone, "damaged": bool(damaged)}
            for name, drone, damaged in zip(DOCKS, state.drone_at, state.damaged, strict=True)
        },
        "stacks": [
            {"size": size, "top": _name(components.TILE_NAMES, top)}
            for size, top in zip(state.stack_size, state.stack_top, strict=True)
        ],
        "chambers": {
            name: {"pods": _of_players(state, state.chambers, chamber), "sabotaged": bool(state.sabotaged[chamber])}
            for chamber, name in enumerate(components.CHAMBER_NAMES)
        },
        "incidents": {
            name: _name(components.TOKEN_NAMES, token)
            for name, token in zip(components.SECTION_NAMES, state.incidents, strict=True)
        },
        "tokens_left": state.tokens_left,
        "caverns": {
            name: _cavern(state, cavern, seat)
            for cavern, name in enumerate(components.CAVERN_NAMES)
            if in_play(state, cavern)
        },
        "deck": deck_size(state),
        "discards": _counts(state.discards, 0, components.UPGRADE_NAMES),
        "pending": _pending(state),
    }
    if state.seats == 1:
        seen["rival"] = _rival(state)
    return seen


def _of_players(state: State, table: vec[i64], place: int) -> list[Json]:
    """How many pods each player has in a place."""
    return list(table[place * state.players : (place + 1) * state.players])


def _player(state: State, player: int, seat: int | None) -> dict[str, Json]:
    own = player == seat or state.phase == FINISHED
    rival = state.seats == 1 and player == RIVAL
    missions = sum(state.missions[player * components.CARDS : (player + 1) * components.CARDS])
    if rival:
        missions += state.unseen + sum(state.rival_pool)
    first, docks, slots = (player * n for n in (components.RESOURCES, components.PLATFORM_DOCKS, components.SLOTS))
    return {
        "rival": rival,
        "resources": dict(zip(RESOURCES, state.resources[first : first + components.RESOURCES], strict=True)),
        "docks": list(state.platform_drones[docks : docks + components.PLATFORM_DOCKS]),
        "slots": {
            name: _name(components.TILE_NAMES, tile)
            for name, tile in zip(components.SLOT_NAMES, state.slots[slots : slots + components.SLOTS], strict=True)
        },
        "aboard": state.aboard[player],
        "room": None if rival else room(state, player),
        "destroyed": state.destroyed[player],
        "salvage": [state.salvage[m * state.players + player] for m in range(3)],
        "collected": state.collected[player],
        "launch_drones": state.launch_drones[player],
        "drones_out": drones_on_board(state, player),
        "upgrades": _counts(state.upgrades, player, components.UPGRADE_NAMES),
        "vehicles": _counts(state.vehicles, player, components.VEHICLE_NAMES),
        "hand_size": hand_size(state, player),
        "hand_limit": state.components.keep if state.phase == KEEPING else state.components.hand_limit,
        "hand": _counts(state.hands, player, components.UPGRADE_NAMES) if own else None,
        "mission_count": missions,
        "missions": _counts(state.missions, player, components.MISSION_NAMES) if own or rival else None,
        "points": points(state, player) if own or rival else None,
        "open_points": open_points(state, player),
    }


def _cavern(state: State, cavern: int, seat: int | None) -> dict[str, Json]:
    known = knows(state, cavern, -1 if seat is None else seat)
    return {
        "face_up": bool(state.cavern_up[cavern]),
        "tile": components.CAVERN_TILE_NAMES[state.cavern_tile[cavern]] if known else None,
        "pods": _of_players(state, state.settlers, cavern),
    }


def _pending(state: State) -> dict[str, Json]:
    """What the decision at hand is about; all of it is open to everybody."""
    material = owed_material(state)
    return {
        "stage": PHASE_NAMES[state.stage],
        "dock": _name(components.DOCK_NAMES, state.dock),
        "used": _name(components.CELL_NAMES, state.used_cell),
        "tile": _name(components.TILE_NAMES, max(state.tile, state.choice, state.prototype, state.owed_either)),
        "owed": _name(components.RESOURCE_NAMES, material),
        "owed_amount": int(state.owed[material]) if material >= 0 else 0,
        "platform_dock": _name(components.PLATFORM_NAMES, state.platform_dock),
        "returning": max(0, int(state.returning)),
        "draws": int(state.draws),
        "plays": int(state.plays),
        "cards": int(state.cards),
        "section": _name(components.SECTION_NAMES, state.awaken_section),
        "awakening": _still_awakening(state),
        "awakened": int(state.awakened),
        "withdrawing": _still_withdrawing(state),
        "vehicle": _name(components.VEHICLE_NAMES, state.vehicle),
        "loaded": int(state.loaded),
        "tunnel": _name(components.TUNNEL_NAMES, state.tunnel),
        "caverns": _tunnel_ends(state),
        "affordable": _affordable(state),
        "overclock_energy": int(state.components.overclock_energy),
        "scrapped": bool(state.scrapped),
        "sunset_by": int(state.sunset_by),
        "placed_by": int(state.placed_by),
        "rival_section": _name(components.SECTION_NAMES, state.rival_section),
    }


def _still_awakening(state: State) -> int:
    """4.3: how many crew pods can really follow: as many as are in reach, find room and can be paid."""
    player = state.active
    if state.awakening == 0:
        return 0
    most = min(state.awakening, room(state, player))
    if state.awaken_section < 0:
        return int(min(most, pods_in_stasis(state, player)))
    material = state.components.stasis_material
    means = amount(state, player, material) + (
        amount(state, player, components.NANITE) if material < components.NANITE else 0
    )
    means += stasis_discount(state, player) - state.awakened
    return int(max(0, min(most, pods_in_section(state, player, state.awaken_section), means)))


def _still_withdrawing(state: State) -> int:
    """4.10: how many crew pods can really follow."""
    if state.withdrawing == 0:
        return 0
    return int(min(state.withdrawing, room(state, state.active), pods_in_salvage(state, state.active)))


def _tunnel_ends(state: State) -> list[Json]:
    """4.13: the caverns of the tunnel that was chosen, in the order in which crew pods are divided."""
    if state.tunnel < 0:
        return []
    c = state.components
    return [components.CAVERN_NAMES[c.tunnel_from[state.tunnel]], components.CAVERN_NAMES[c.tunnel_to[state.tunnel]]]


def _affordable(state: State) -> bool:
    """R39: whether the action that is offered can be taken as things are, before anything is scrapped for it."""
    if state.phase == phases.OVERCLOCKING:
        return can_overclock(state)
    if state.phase == phases.PLATFORM:
        return can_activate(state, state.active, state.platform_dock)
    return state.phase != phases.AUTOMATING or any_automation(state)


def _rival(state: State) -> dict[str, Json]:
    return {
        "board_cards": [_name(components.UPGRADE_NAMES, card) for card in state.board_cards],
        "decisions": [_name(components.UPGRADE_NAMES, card) for card in state.decisions],
        "active_card": _name(components.UPGRADE_NAMES, state.rival_card),
        "aside": _counts(state.aside, 0, components.MISSION_NAMES),
    }


def see(event: Event, seat: int | None) -> Event | None:
    """An event as a seat witnesses it: cards drawn, missions and looks are known to one alone."""
    if event.kind in ("drew", "laid-mission", "looked") and event.args["who"] != Who(-9 if seat is None else seat):
        shown = {key: value for key, value in event.args.items() if key in ("who", "cavern") and value is not None}
        return Event(f"{event.kind}-unseen", shown)
    return event


def seen(state: State, mover: int, move: int, seat: int | None) -> str:
    """The notation of a move about to be made, as a seat witnesses it."""
    notation = str(every_move()[move])
    if mover == CHANCE:
        if state.phase == DEALING and seat != next_dealt(state):
            return "draw ?"
        if state.phase == DRAWING and seat != state.active:
            return "draw ?"
        if state.phase == LOOKING and seat != state.active:
            return "cavern ?"
        return notation
    return "mission ?" if kinds.MISSION <= move < kinds.VEHICLE and seat != mover else notation


def imagine(state: State, seat: int, rng: random.Random) -> State:
    """A position that this seat could believe to be in: what it has not seen is dealt out anew."""
    other = state.copy()
    dice = Dice(rng.getrandbits(32))
    if state.seats > 1 and state.phase != FINISHED:
        imagine_cards(other, seat, dice)
    imagine_caverns(other, seat, dice)
    return other


def reveals(state: State, seat: int, move: int) -> bool:
    """Whether a seat's move shows somebody what was hidden from them."""
    if state.seats == 1 or state.phase <= LAST_CHANCE:
        return False
    if (
        kinds.DISCARD <= move < kinds.DEPLOY
        or kinds.UPGRADE <= move < kinds.MISSION
        or kinds.VEHICLE <= move < kinds.SCOUT_CAVERN
    ):
        return True
    if kinds.SCRAP_CARD <= move < kinds.SCRAP_TILE:
        return True
    return kinds.SCOUT_CAVERN <= move < kinds.ASSIGN_POD and state.cavern_tile[move - kinds.SCOUT_CAVERN] >= 0
