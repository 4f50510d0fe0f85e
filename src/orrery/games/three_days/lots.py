"""What chance turns up, for people who draw it from the real box: the question, and each answer with its picture."""

from __future__ import annotations

from typing import Final

from orrery.blocks import Lot
from orrery.games.three_days import components as parts
from orrery.games.three_days.state import DRAWING_BONUS, DRAWING_DEMAND, NOTHING, PHASE_NAMES, State
from orrery.kernel import Arg, Move, Text, Who

_BONUSES: Final = {
    "food": "food",
    "fuel": "fuel",
    "machinery": "machinery",
    "influence": "influence",
    "salvage": "bricks",
    "points": "star",
    "element": "any",
    "diplomacy": "diplomacy",
}
"""The sign of each bonus tile that has one."""


def drawing(state: State) -> Text:
    """What is turned up now, and where or for whom."""
    return Text(f"draws-{PHASE_NAMES[state.phase]}", _where(state))


def _where(state: State) -> dict[str, Arg]:
    if state.phase == DRAWING_BONUS:
        return {"n": next(space for space in _bonus_spaces(state) if state.pass_tiles[space] == 0) + 1}
    if state.phase == DRAWING_DEMAND:
        colour = 0 if state.demand[state.seat * parts.COLOURS] == NOTHING else 1
        return {"name": Who(state.seat), "colour": Text(f"colour-{parts.COLOUR_NAMES[colour]}")}
    return {}


def _bonus_spaces(state: State) -> list[int]:
    """14.1: the spaces of the Pass track that have a bonus tile."""
    made, first = state.components, state.seats * parts.MOST_PASSES
    return [space for space in range(made.passes[state.seats]) if made.pass_bonus[first + space] == 1]


def lot(state: State, move: Move) -> Lot:
    """An upgrade, a Demand tile, a bonus tile or a side of the moon."""
    what = "-".join(str(value) for value in move.fields.values())
    if move.kind == "reveal":
        return Lot(Text(f"upgrade-{what}"), "mat", f"upgrade:{what}")
    if move.kind == "bonus":
        return Lot(Text(f"bonus-{what}"), _BONUSES.get(what, ""), f"bonus:{what}")
    if move.kind == "demand":
        return Lot(_demand(state, what), "", f"demand:{what}")
    return Lot(Text(f"side-{what}"), f"day-{what}")


def _demand(state: State, name: str) -> Text:
    """A Demand tile by its number and what its two faces require, since that is what is printed on it."""
    colour, _, number = name.partition("-")
    tile = parts.COLOUR_NAMES.index(colour) * parts.TILES_OF_A_COLOUR + int(number) - 1
    faces = [_required(state.components.required[tile * 2 + face]) for face in (0, 1)]
    return Text("lot-demand", {"n": int(number), "front": faces[0], "back": faces[1]})


def _required(elements: int) -> tuple[Text, ...]:
    names = [name for at, name in enumerate(parts.ELEMENT_NAMES) if elements >> at & 1]
    return tuple(Text(f"scene-sign-{name}") for name in names)
