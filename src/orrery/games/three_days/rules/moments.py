"""The moments of a round: what is decided in each phase, and when each kind of move is made."""

from __future__ import annotations

from typing import Final

from orrery.games.three_days.moves import (
    ADVANCE,
    BONUS_TILE,
    CENTER,
    DAYLIGHT,
    DECLINE,
    DEMAND,
    DIPLOMACY,
    DONE,
    FACE,
    FOREMAN_AT,
    GANYMEDEAN,
    LABORATORY,
    LOAD,
    NIGHT_AT,
    PASS,
    PLACE,
    RECRUIT,
    REDEEM,
    REVEAL,
    SELL,
    SPEND,
    STRUCTURE,
    TAKE,
    TO,
    TRANSPORT,
    UNLOAD,
    UPGRADE,
    all_moves,
)
from orrery.games.three_days.state import (
    ACTING,
    ACTIONS,
    ADVANCING,
    COLLECTING,
    DEAL,
    DIRECTING,
    DRAWING_BONUS,
    DRAWING_DEMAND,
    DRAWING_UPGRADE,
    ESCORTING,
    FLIPPING,
    LOADING,
    NEGOTIATING,
    PHASE_NAMES,
    REDEEMING,
    RESEARCHING,
    SELLING,
    SPENDING,
    TRANSPORTING,
    TURNING,
    WAKING,
    State,
)
from orrery.kernel import Refusal, Text

_MOMENTS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    DAYLIGHT: ("2.1", (FLIPPING,)),
    BONUS_TILE: ("14.4", (DRAWING_BONUS,)),
    DEMAND: ("18.4", (DRAWING_DEMAND,)),
    REVEAL: ("5.2", (DRAWING_UPGRADE,)),
    FACE: ("18.4", (TURNING,)),
    STRUCTURE: ("6.1", (ACTING,)),
    RECRUIT: ("6.1", (ACTING,)),
    TRANSPORT: ("6.1", (ACTING,)),
    TO: ("8.1", (TRANSPORTING, ESCORTING)),
    DIPLOMACY: ("6.1", (ACTING,)),
    GANYMEDEAN: ("11.2", (NEGOTIATING,)),
    CENTER: ("6.1", (ACTING,)),
    LABORATORY: ("6.1", (ACTING,)),
    UPGRADE: ("13.6", (RESEARCHING,)),
    PASS: ("14.1", (ACTING,)),
    SPEND: ("R27", (ACTING, TRANSPORTING, NEGOTIATING, SPENDING)),
    PLACE: ("10.2", (COLLECTING,)),
    TAKE: ("10.3", (COLLECTING,)),
    DECLINE: ("10.1", (COLLECTING,)),
    ADVANCE: ("22.13", (ADVANCING,)),
    FOREMAN_AT: ("22.23", (DIRECTING,)),
    NIGHT_AT: ("22.19", (WAKING,)),
    LOAD: ("16.3", (LOADING,)),
    REDEEM: ("17.1", (REDEEMING,)),
    UNLOAD: ("22.15", (SELLING,)),
    SELL: ("18.1", (SELLING,)),
    DONE: ("17.1", (NEGOTIATING, REDEEMING, SELLING, SPENDING)),
}
"""The rule that says when each kind of move is made, and the phases in which it can be."""

_STARTS: Final = sorted(_MOMENTS)


def untimely(state: State, move: int) -> Refusal | None:
    """Why a move of this kind is not made now: when it is, and what is being decided instead."""
    kind = max(start for start in _STARTS if start <= move)
    rule, moments = _MOMENTS[kind]
    if state.phase in moments and not (kind == SPEND and state.phase == TRANSPORTING and state.rules == 1):
        return None
    args = {"when": Text(f"when-{all_moves()[kind].kind}"), "moment": Text(f"moment-{PHASE_NAMES[state.phase]}")}
    return Refusal(rule, Text("refused-moment", {**args}))


def demand_rule(state: State) -> str:
    """2.8, 18.4: Demand tiles are drawn at set-up and after sales."""
    return "2.8" if state.stage <= DEAL else "18.4"


def turn_rule(state: State) -> str:
    """2.8, 5.1, 6.1: the rule that says whose turn it is."""
    if state.stage <= DEAL:
        return "2.8"
    return "6.1" if state.stage == ACTIONS else "5.1"
