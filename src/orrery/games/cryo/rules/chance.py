"""What chance turns up, at set-up and in play: the table of its phases, with how often each thing comes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.moves import CAVERN, DAMAGE, DECIDE, DRAW, FIRST, TILE, TOKEN
from orrery.games.cryo.rules.cards import draw
from orrery.games.cryo.rules.ending import reveal_mission
from orrery.games.cryo.rules.recalling import draw_token, track_pile
from orrery.games.cryo.rules.rival_checking import place_card
from orrery.games.cryo.rules.rival_deploying import decide, draw_decision
from orrery.games.cryo.rules.scouting import fix_cavern, look, turn_up_cavern, unseen_cavern
from orrery.games.cryo.rules.setup import (
    choose_first,
    damage_dock,
    deal,
    deal_rival,
    next_cavern,
    next_space,
    open_cavern,
    open_tile,
    open_token,
    place_board_card,
)
from orrery.games.cryo.rules.stores import because
from orrery.games.cryo.rules.tiles import turn_up_tile
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text

DRAWS: Final[dict[int, str]] = {
    phases.FIRST_PLAYER: "1.5",
    phases.DAMAGING: "1.9",
    phases.OPENING_CAVERNS: "1.10",
    phases.OPENING_TOKENS: "1.11",
    phases.BOARD_CARDS: "10.3",
    phases.DEALING: "1.13",
    phases.RIVAL_CARDS: "10.4",
    phases.DRAWING: "9.1",
    phases.LOOKING: "9.7",
    phases.FLIPPING_CAVERN: "4.8",
    phases.FLIPPING_TILE: "4.4",
    phases.REFILLING: "6.3",
    phases.DECIDING: "13.2",
    phases.DRAWING_DECISION: "13.8",
    phases.DRAWING_UPGRADE: "15.3",
    phases.REVEALING: "16.1",
    phases.REPLACING: "16.2",
    phases.TOP_TILES: "1.8",
}
"""The rule of everything that chance turns up."""


def chance_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """Everything that could turn up now."""
    kind = _kind(state.phase)
    for move in range(kind, kind + _count(kind)):
        if weight(state, move) > 0:
            moves = append(moves, move)
    return moves


def odds(state: State) -> vec[i64]:
    """How often each of chance's moves comes up, in the order of `legal`."""
    moves = chance_moves(state, vec[i64](capacity=components.TOKENS))
    weights = vec[i64](capacity=len(moves))
    for i in range(len(moves)):
        weights = append(weights, weight(state, moves[i]))
    return weights


def _kind(phase: i64) -> i64:
    """What turns up in a phase: the first move of its kind."""
    if phase == phases.FIRST_PLAYER:
        return FIRST
    if phase in (phases.TOP_TILES, phases.FLIPPING_TILE):
        return TILE
    if phase == phases.DAMAGING:
        return DAMAGE
    if phase in (phases.OPENING_CAVERNS, phases.LOOKING, phases.FLIPPING_CAVERN):
        return CAVERN
    if phase in (phases.OPENING_TOKENS, phases.REFILLING):
        return TOKEN
    return DECIDE if phase == phases.DECIDING else DRAW


def _count(kind: i64) -> i64:
    """How many different things of a kind there are; the sunset token, the last of them, is never drawn."""
    if kind == FIRST:
        return TILE - FIRST
    if kind == TILE:
        return components.TILES
    if kind == DAMAGE:
        return components.DOCKS
    if kind == CAVERN:
        return components.CAVERNS
    return components.SUNSET if kind == TOKEN else components.CARDS


def weight(state: State, move: i64) -> i64:
    """How many of the things that could turn up now are this one."""
    kind = _kind(state.phase)
    n = move - kind
    if n < 0 or n >= _count(kind):
        return 0
    if kind == TILE:
        return _tile_weight(state, n)
    if kind == CAVERN:
        return _cavern_weight(state, n)
    if kind == TOKEN:
        return _token_weight(state, n)
    if kind == FIRST:
        return 1 if n < state.players else 0
    if kind == DAMAGE:
        return 1 if n % components.DOCKS_PER_SECTION >= 2 and not state.damaged[n] else 0
    return _card_weight(state, n)


def _tile_weight(state: State, tile: i64) -> i64:
    """1.8, 4.4: the tiles with the back of the stack whose top is turned up."""
    space = next_space(state) if state.phase == phases.TOP_TILES else state.flip_space
    return state.tile_bag[(space // components.SPACES_PER_SECTION) * components.TILES + tile]


def _cavern_weight(state: State, tile: i64) -> i64:
    """1.10: a tile of the matching size that nobody has seen."""
    cavern = state.flip_cavern
    if state.phase == phases.OPENING_CAVERNS:
        cavern = next_cavern(state)
    elif state.phase == phases.LOOKING:
        cavern = unseen_cavern(state)
    if state.components.cavern_small[cavern] != (1 if tile < components.SMALL_TILES else 0):
        return 0
    return state.cavern_bag[tile]


def _token_weight(state: State, token: i64) -> i64:
    """1.11, 6.3: early tokens at first, later those of the track's leftmost stack."""
    return state.token_bag[
        token if state.phase == phases.OPENING_TOKENS else track_pile(state) * components.TOKENS + token
    ]


def _card_weight(state: State, card: i64) -> i64:
    """9.1, 10.3, 13.2: the deck's cards; one of each kind for the board; the rival's two decision cards."""
    if state.phase == phases.BOARD_CARDS:
        for place in range(components.CARDS):
            if state.board_cards[place] == card:
                return 0
        return 1
    if state.phase == phases.DECIDING and not state.unpredictable:
        return (1 if state.decisions[0] == card else 0) + (1 if state.decisions[1] == card else 0)
    return state.deck[card]


def against_chance(state: State, move: int) -> Refusal | None:
    """What can turn up is what nobody has seen yet."""
    if weight(state, move) > 0:
        return None
    moment = Text(f"moment-{phases.PHASE_NAMES[state.phase]}")
    return Refusal(DRAWS[state.phase], because("not-drawn", moment=moment))


def turn_up(state: State, move: i64, events: list[Event] | None) -> bool:
    """Something turns up; True at set-up, where the next thing follows at once."""
    n = move - _kind(state.phase)
    if state.phase <= phases.RIVAL_CARDS:
        _lay_out(state, n, events)
        return True
    _turn_up_in_play(state, n, events)
    return False


def _lay_out(state: State, n: i64, events: list[Event] | None) -> None:
    """1.5 to 1.13, 10.3 to 10.5: the table at set-up."""
    phase = state.phase
    if phase == phases.FIRST_PLAYER:
        choose_first(state, n, events)
    elif phase == phases.TOP_TILES:
        open_tile(state, n, events)
    elif phase == phases.DAMAGING:
        damage_dock(state, n, events)
    elif phase == phases.OPENING_CAVERNS:
        open_cavern(state, n, events)
    elif phase == phases.OPENING_TOKENS:
        open_token(state, n, events)
    elif phase == phases.BOARD_CARDS:
        place_board_card(state, n, events)
    elif phase == phases.DEALING:
        deal(state, n, events)
    else:
        deal_rival(state, n, events)


def _turn_up_in_play(state: State, n: i64, events: list[Event] | None) -> None:
    """The table in play."""
    phase = state.phase
    if phase == phases.DRAWING:
        draw(state, n, events)
    elif phase == phases.LOOKING:
        look(state, n, events)
    elif phase == phases.FLIPPING_CAVERN:
        fix_cavern(state, state.flip_cavern, n)
        turn_up_cavern(state, events)
    elif phase == phases.FLIPPING_TILE:
        turn_up_tile(state, state.flip_space, n, events)
        state.flip_space = -1
    elif phase == phases.REFILLING:
        draw_token(state, n, events)
    elif phase == phases.DECIDING:
        decide(state, n, events)
    elif phase == phases.DRAWING_DECISION:
        draw_decision(state, n, events)
    elif phase == phases.DRAWING_UPGRADE:
        place_card(state, n, events)
    else:
        reveal_mission(state, n, events)
