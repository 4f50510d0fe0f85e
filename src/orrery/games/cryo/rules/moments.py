"""The moments of a turn: what is decided in each phase, and when each kind of move is made."""

from __future__ import annotations

from typing import Final

from orrery.games.cryo import state as phases
from orrery.games.cryo.moves import (
    ACTIVATE,
    ANNOUNCE,
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
    every_move,
)
from orrery.games.cryo.state import (
    ACTION,
    ANNOUNCED,
    ASSIGNING,
    AUTOMATING,
    AWAKENING,
    BOARD_CARDS,
    CARD_BENEFIT,
    CHOOSING,
    COMPUTING,
    DAMAGING,
    DEALING,
    DECIDING,
    DRAWING,
    DRAWING_DECISION,
    DRAWING_UPGRADE,
    DRONE,
    FABRICATING,
    FINISHING,
    FIRST_PLAYER,
    FLIPPING_CAVERN,
    FLIPPING_TILE,
    INCIDENT,
    KEEPING,
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
    REPLACING,
    RETURNING,
    REVEALING,
    RIVAL_ASSIGNING,
    RIVAL_AWAKENING,
    RIVAL_CARDS,
    RIVAL_CHOOSING,
    RIVAL_DOCKING,
    RIVAL_INCIDENT,
    RIVAL_SABOTAGING,
    RIVAL_SCOUTING,
    RIVAL_SETTLING,
    RIVAL_SPLITTING,
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
from orrery.kernel import Refusal, Text

PHASE_NAMES: Final[dict[int, str]] = {
    value: name.lower().replace("_", "-")
    for name, value in vars(phases).items()
    if name.isupper() and isinstance(value, int) and name not in ("RIVAL", "RULES", "LAST_CHANCE")
}

_BETWEEN: Final = (MAIN, ACTION, OVERCLOCKING, LAUNCHING, INCIDENT, RETURNING, PLATFORM, AUTOMATING, FINISHING)
_OPTIONAL: Final = (ACTION, OVERCLOCKING, LAUNCHING, PLATFORM, AUTOMATING, PROTOTYPING, CARD_BENEFIT, ANNOUNCED)

_MOMENTS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    FIRST: ("1.5", ()),
    TILE: ("1.8", ()),
    DAMAGE: ("1.9", ()),
    CAVERN: ("1.10", ()),
    TOKEN: ("1.11", ()),
    DRAW: ("9.1", ()),
    DECIDE: ("13.2", ()),
    DISCARD: ("9.2", (KEEPING, LIMIT, PAYING_CARD)),
    DEPLOY: ("3.2", (MAIN,)),
    RECALL: ("3.2", (MAIN,)),
    FROM: ("4.1", (DRONE,)),
    USE: ("4.2", (ACTION, OVERCLOCKING)),
    GAIN: ("4.4", (TILE_TAKEN,)),
    PLACE: ("4.4", (TILE_TAKEN,)),
    TAKE: ("4.4", (CHOOSING,)),
    PAY: ("5.2", (PAYING_EITHER, PROTOTYPING)),
    NANITES: ("5.1", (PAYING,)),
    AWAKEN_POD: ("4.3", (AWAKENING,)),
    ENOUGH: ("4.2", (AWAKENING, WITHDRAWING)),
    REACT: ("4.5", (REACTING,)),
    FABRICATE_MIX: ("4.6", (FABRICATING,)),
    ANNOUNCE: ("4.7", (COMPUTING,)),
    DRAW_CARD: ("9.1", (ANNOUNCED, CARD_BENEFIT)),
    UPGRADE: ("9.1", (ANNOUNCED, CARD_BENEFIT)),
    MISSION: ("9.1", (ANNOUNCED, CARD_BENEFIT)),
    VEHICLE: ("9.1", (ANNOUNCED, CARD_BENEFIT)),
    SCOUT_CAVERN: ("4.8", (SCOUTING,)),
    ASSIGN_POD: ("4.9", (ASSIGNING,)),
    WITHDRAW_POD: ("4.10", (WITHDRAWING,)),
    LAUNCH: ("4.11", (LAUNCHING,)),
    LOAD: ("4.11", (LOADING,)),
    TUNNEL: ("4.12", (TUNNELLING,)),
    SETTLE: ("4.13", (SETTLING,)),
    SETTLE_BOTH: ("4.13", (SETTLING,)),
    SPLIT: ("4.13", (SPLITTING,)),
    RESOLVE: ("6.2", (INCIDENT,)),
    SABOTAGE_SECTION: ("6.5", (SABOTAGING,)),
    RETURN: ("6.8", (RETURNING,)),
    ACTIVATE: ("6.9", (PLATFORM, AUTOMATING)),
    PASS: ("R1", _OPTIONAL),
    END: ("3.2", (FINISHING,)),
    SCRAP_CARD: ("7.1", _BETWEEN),
    SCRAP_TILE: ("7.1", _BETWEEN),
    RIVAL_DOCK: ("13.3", (RIVAL_DOCKING,)),
    RIVAL_TAKE: ("12.8", (RIVAL_CHOOSING,)),
    RIVAL_AWAKEN: ("15.2", (RIVAL_AWAKENING,)),
    RIVAL_ASSIGN: ("14.1", (RIVAL_ASSIGNING,)),
    RIVAL_RESOLVE: ("14.3", (RIVAL_INCIDENT,)),
    RIVAL_SABOTAGE: ("14.5", (RIVAL_SABOTAGING,)),
    RIVAL_SCOUT: ("15.5", (RIVAL_SCOUTING,)),
    RIVAL_SETTLE: ("15.6", (RIVAL_SETTLING,)),
    RIVAL_EXTRA: ("15.7", (RIVAL_SPLITTING,)),
}
"""The rule that says when each kind of move is made, and the phases of a seat in which it can be."""

_STARTS: Final = sorted(_MOMENTS)


DRAWS: Final[dict[int, str]] = {
    FIRST_PLAYER: "1.5",
    DAMAGING: "1.9",
    OPENING_CAVERNS: "1.10",
    OPENING_TOKENS: "1.11",
    BOARD_CARDS: "10.3",
    DEALING: "1.13",
    RIVAL_CARDS: "10.4",
    DRAWING: "9.1",
    LOOKING: "9.7",
    FLIPPING_CAVERN: "4.8",
    FLIPPING_TILE: "4.4",
    REFILLING: "6.3",
    DECIDING: "13.2",
    DRAWING_DECISION: "13.8",
    DRAWING_UPGRADE: "15.3",
    REVEALING: "16.1",
    REPLACING: "16.2",
    TOP_TILES: "1.8",
}
"""The rule of everything that chance turns up."""


def kind_of(move: int) -> int:
    """The first move of this move's kind."""
    return max(start for start in _STARTS if start <= move)


def untimely(state: State, kind: int) -> Refusal | None:
    """Why this kind of move is not made now: when it is, and what is being decided instead."""
    rule, moments = _MOMENTS[kind]
    if state.phase in moments:
        return None
    name = every_move()[kind].kind
    if kind >= RIVAL_DOCK and state.seats > 1:
        name, rule = "rival", "12.10"
    args = {"when": Text(f"when-{name}"), "moment": Text(f"moment-{PHASE_NAMES[state.phase]}")}
    return Refusal(rule, Text("refused-moment", {**args}))
