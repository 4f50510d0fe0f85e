"""Chapter 4, the end of the game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import PLANETS
from orrery.games.cassiopeia.state import ENDED, State
from orrery.kernel import TIE, Outcome, ScoreLine, Text, Who


def scores(state: State) -> vec[i64]:
    """4.2: the planets terraformed."""
    return state.terraformed[:]


def ranks(state: State) -> vec[i64]:
    """4.2: more planets, a better place; equals share it."""
    places = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        place: i64 = 1
        for other in range(state.seats):
            if state.terraformed[other] > state.terraformed[seat]:
                place += 1
        places = append(places, place)
    return places


def outcome(state: State) -> Outcome | None:
    """4.1, 4.2: who terraformed all seven planets, and how far the others came."""
    if state.phase != ENDED:
        return None
    planets = tuple(state.terraformed)
    fund = tuple(PLANETS - count for count in planets)
    winner = planets.index(PLANETS)
    sheet = (
        ScoreLine(Text("score-planets"), planets),
        ScoreLine(Text("score-fund"), fund, sense=TIE),
    )
    reason = Text("reason-seventh", {"name": Who(winner), "round": state.round})
    return Outcome(tuple(ranks(state)), planets, reason, sheet)
