"""Chapter 13: build a laboratory."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import CRATERS, MACHINERY, MOST_LABORATORIES, RESEARCH_GRANT, ZONING_PERMIT
from orrery.games.three_days.moves import LABORATORY
from orrery.games.three_days.rules.craters import has_colonist, is_lit, lit_craters
from orrery.games.three_days.rules.mat import NONE_LEFT, level, owns, pay
from orrery.games.three_days.rules.names import crater_name, laboratory_name, poor
from orrery.games.three_days.rules.upgrades import can_research, nothing_to_research
from orrery.games.three_days.state import NOTHING, RESEARCHING, State
from orrery.kernel import Event, Refusal, Text, Who


def laboratory_cost(state: State, seat: i64) -> i64:
    """13.5: the machinery that the next laboratory on the mat costs."""
    if state.researched[seat] >= 10:
        return NONE_LEFT
    cost = state.components.laboratory_cost[state.researched[seat]]
    less = owns(state, seat, RESEARCH_GRANT) * state.components.amount[RESEARCH_GRANT]
    return cost - less if cost - less > 1 else 1


def vacant_laboratory(state: State, crater: i64, colour: i64) -> i64:
    """13.1: the first vacant laboratory space of a colour in a crater."""
    for i in range(MOST_LABORATORIES):
        at = crater * MOST_LABORATORIES + i
        if state.components.laboratories[at] == colour + 1 and state.laboratories[at] == 0:
            return at
    return NOTHING


def building_laboratory_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """13.1 to 13.6: in lit craters of the own colonists, on vacant spaces that are allowed."""
    seat = state.seat
    if laboratory_cost(state, seat) > level(state, seat, MACHINERY) or not can_research(state, seat):
        return moves
    here = state.colonists[seat] & lit_craters(state)
    colours = _allowed_colours(state, seat)
    for crater in range(1, CRATERS):
        if (here >> crater) & 1 == 1:
            for colour in range(colours):
                if vacant_laboratory(state, crater, colour) != NOTHING:
                    moves = append(moves, LABORATORY + crater * MOST_LABORATORIES + colour)
    return moves


def _allowed_colours(state: State, seat: i64) -> i64:
    """13.2: how many of white, gray and black a seat may build on."""
    if owns(state, seat, ZONING_PERMIT) > 0:
        return 3
    return 1 if state.seats <= 3 else 2


def against_building_laboratory(state: State, seat: int, which: int) -> Refusal | None:
    """13.1 to 13.6: a laboratory left, a space that is allowed, a lit crater with the own colonist, machinery, an Upgrade."""
    crater, colour = divmod(which, MOST_LABORATORIES)
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
    need, have = laboratory_cost(state, seat), level(state, seat, MACHINERY)
    if need > have:
        return poor("13.5", MACHINERY, need, have)
    return nothing_to_research(state, seat)


def _zoned(state: State, seat: int, colour: int) -> bool:
    """13.2: white always; gray with four or five players; anything with a Zoning Permit."""
    return colour == 0 or owns(state, seat, ZONING_PERMIT) > 0 or (colour == 1 and state.seats >= 4)


def build_laboratory(state: State, crater: i64, colour: i64, events: list[Event] | None) -> None:
    """13.5, 13.6: pay machinery, place the laboratory; an Upgrade is chosen next."""
    seat = state.seat
    state.actions_left -= 1
    pay(state, seat, MACHINERY, laboratory_cost(state, seat))
    state.laboratories[vacant_laboratory(state, crater, colour)] = seat + 1
    state.research[seat] |= 1 << crater
    state.researched[seat] += 1
    state.phase = RESEARCHING
    if events is not None:
        where, space = crater_name(crater), laboratory_name(colour)
        events.append(Event("laboratory", {"seat": Who(seat), "crater": where, "colour": space}))
