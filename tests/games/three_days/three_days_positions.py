"""Positions of Three Days for tests: built by playing moves, or by setting out pieces."""

from __future__ import annotations

from orrery import games
from orrery.edition import Edition, standard
from orrery.games.three_days.components import (
    CRATER_NAMES,
    EFFECT_NAMES,
    EFFECTS,
    ELEMENT_NAMES,
    KIND_NAMES,
    MOST_SPACES,
    RESOURCE_NAMES,
    SALVAGE_NAMES,
    TOKEN_NAMES,
)
from orrery.games.three_days.moves import part_names
from orrery.games.three_days.rules.craters import enter, mark_full
from orrery.games.three_days.rules.mat import total
from orrery.games.three_days.state import PHASE_NAMES, STAGE_NAMES, State
from orrery.kernel import CHANCE, Event, Terms, Text
from orrery.words import Words

GAME = games()["three-days"]
WORDS = Words("three-days", "en")


def terms(seats: int = 2, refill: str = "no", edition: Edition | None = None) -> Terms:
    return Terms(seats, {"refill-upgrades": refill}, edition or standard("three-days"))


def play(state: State, *notations: str) -> State:
    """Make these moves; chance draws its first tile wherever none is named."""
    for notation in notations:
        move = GAME.parse(terms(), notation)
        assert move is not None, notation
        while GAME.turn(state) == CHANCE and GAME.why_not(state, CHANCE, move.index) is not None:
            GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0], None)
        refusal = GAME.why_not(state, GAME.turn(state), move.index)
        assert refusal is None, (notation, phase(state), refusal)
        GAME.apply(state, GAME.turn(state), move.index, None)
    return state


def settle(state: State) -> State:
    """Let chance draw until a player decides."""
    while GAME.turn(state) == CHANCE:
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0], None)
    return state


def start(seats: int = 2, lit: str = "west", refill: str = "no") -> State:
    """The first action of round 1; all Demand tiles show their front."""
    state = play(GAME.setup(terms(seats, refill)), f"daylight {lit}")
    for _ in range(seats):
        play(state, "light front", "dark front")
    return settle(state)


def refused(state: State, notation: str) -> str:
    """The rule that forbids a move of the seat to move."""
    move = GAME.parse(terms(), notation)
    assert move is not None, notation
    refusal = GAME.why_not(state, GAME.turn(state), move.index)
    assert refusal is not None, notation
    assert WORDS.knows(refusal.text.key)
    assert "{" not in WORDS.say(refusal.text)
    return refusal.rule


def said(state: State, notation: str) -> str:
    """The sentence that forbids a move."""
    move = GAME.parse(terms(), notation)
    assert move is not None
    refusal = GAME.why_not(state, GAME.turn(state), move.index)
    assert refusal is not None
    return WORDS.say(refusal.text)


def allowed(state: State) -> list[str]:
    """The notation of every legal move."""
    return [str(GAME.catalogue(terms())[m]) for m in GAME.legal(state, GAME.turn(state))]


def offered(state: State, kind: str) -> list[str]:
    """What follows the first word of the legal moves of a kind."""
    return [move.removeprefix(kind + " ") for move in allowed(state) if move.split()[0] == kind]


def phase(state: State) -> str:
    return PHASE_NAMES[state.phase]


def stage(state: State) -> str:
    return STAGE_NAMES[state.stage]


def points(state: State, seat: int = 0) -> int:
    return total(state, seat)


def crater(name: str) -> int:
    return CRATER_NAMES.index(name)


def spaces(state: State, name: str) -> list[int]:
    start = crater(name) * MOST_SPACES
    return list(state.spaces[start : start + state.components.spaces[crater(name)]])


def stand(state: State, *names: str, seat: int = 0) -> State:
    """Colonists of a seat enter these craters without cost."""
    for name in names:
        enter(state, crater(name), seat + 1)
        state.recruited[seat] += 1
    return state


def clear(state: State, name: str) -> State:
    """Nobody stands in this crater any more."""
    for i in range(MOST_SPACES):
        state.spaces[crater(name) * MOST_SPACES + i] = 0
    mark_full(state, crater(name))
    return state


def center(state: State, name: str, kind: str) -> State:
    """A Production Center stands in this crater."""
    state.centers[crater(name)] = KIND_NAMES.index(kind) + 1
    return state


def level(state: State, resource: str, seat: int = 0) -> int:
    return state.levels[seat * 3 + RESOURCE_NAMES.index(resource)]


def income(state: State, resource: str, seat: int = 0) -> int:
    return state.income[seat * 3 + RESOURCE_NAMES.index(resource)]


def give(state: State, seat: int = 0, **levels: int) -> State:
    """Set levels of a seat."""
    for name, amount in levels.items():
        state.levels[seat * 3 + RESOURCE_NAMES.index(name)] = amount
    return state


def parts(state: State, *names: str, seat: int = 0) -> State:
    """Clear cubes on these spaces of the mat."""
    for name in names:
        state.parts[seat] |= 1 << part_names().index(name)
    return state


def has_part(state: State, name: str, seat: int = 0) -> bool:
    return bool(state.parts[seat] >> part_names().index(name) & 1)


def tokens(state: State, *names: str, seat: int = 0) -> State:
    """Valhalla tokens of a seat."""
    for name in names:
        state.tokens[seat * 6 + TOKEN_NAMES.index(name)] += 1
    return state


def upgrade(state: State, name: str, seat: int = 0, count: int = 1) -> State:
    """A researched tile, from the stack of its first day."""
    state.upgrades[seat * EFFECTS + EFFECT_NAMES.index(name)] += count
    return state


def offer(state: State, *names: str) -> State:
    """Exactly these Upgrade tiles are on offer."""
    for i in range(EFFECTS):
        state.offer[i] = names.count(EFFECT_NAMES[i])
    return state


def load(state: State, colour: int, *elements: str, seat: int = 0) -> State:
    """Elements on a Demand tile."""
    for element in elements:
        state.loaded[seat * 2 + colour] |= 1 << ELEMENT_NAMES.index(element)
    return state


def loaded(state: State, colour: int, seat: int = 0) -> set[str]:
    return {name for i, name in enumerate(ELEMENT_NAMES) if state.loaded[seat * 2 + colour] >> i & 1}


def bonus_at(state: State, name: str) -> list[str]:
    codes = state.components.bonuses[crater(name) * 2 : crater(name) * 2 + 2]
    return [(SALVAGE_NAMES + TOKEN_NAMES)[code] for code in codes]


def all_pass(state: State, *first: int) -> State:
    """Everybody passes: those to move in turn take these spaces, then the lowest free ones; bonuses are declined."""
    chosen = list(first)
    while stage(state) == "actions":
        if phase(state) == "acting":
            free = offered(state, "pass")
            play(state, f"pass {chosen.pop(0)}" if chosen else f"pass {free[0]}")
        else:
            play(state, allowed(state)[-1])
    return state


def plain_passes(state: State) -> State:
    """Pass without any bonus tile on the track."""
    for i in range(len(state.pass_tiles)):
        if state.pass_tiles[i]:
            state.bonus_discard[state.pass_tiles[i] - 1] += 1
        state.pass_tiles[i] = 0
    return all_pass(state)


def go_to_round(state: State, number: int) -> State:
    """Everybody passes and does nothing until the first action of a round."""
    while state.round < number or phase(settle(state)) != "acting":
        if phase(settle(state)) != "acting":
            play(state, allowed(state)[-1])
        elif state.round < number:
            play(state, f"pass {offered(state, 'pass')[0]}")
    return state


def round_ends(state: State) -> list[Event]:
    """Everybody does the last thing offered until the round changes or the game is over; what happened."""
    now, events = state.round, list[Event]()
    while state.round == now and GAME.turn(state) != -2:
        seat = GAME.turn(state)
        moves = GAME.legal(state, seat)
        GAME.apply(state, seat, moves[len(moves) - 1], events)
    return events


def say(text: Text) -> str:
    return WORDS.say(text)
