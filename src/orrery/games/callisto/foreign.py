"""Callisto as Pentobi understands it: by GTP, and as .blksgf files."""

from __future__ import annotations

from typing import Any, Final

from orrery.foreign import ForeignGame, Format, FormatError, Gtp
from orrery.games.callisto import blksgf
from orrery.kernel import Json, Move, Terms


def _placed(view: dict[str, Any]) -> list[tuple[str, str]]:
    return [(_colour(one["colour"], view), ",".join(one["cells"])) for one in view["placed"]]


def _to_move(view: dict[str, Any]) -> str:
    return _colour(view["colour"], view)


def _colour(colour: int, view: dict[str, Any]) -> str:
    """Two colours are called B and W, more are numbered."""
    return "BW"[colour] if view["colours"] == 2 else str(colour + 1)


def _vertex(move: Move) -> str:
    return str(move.fields["cells"])


def _read(text: str) -> ForeignGame:
    game = blksgf.read(text)
    moves = tuple((colour % game.seats, cells) for colour, cells in game.moves)
    return ForeignGame(game.seats, moves, {"two-by-two": game.two_by_two}, game.names)


def _write(terms: Terms, view: dict[str, Json], names: tuple[str, ...]) -> str:
    if terms["outer-pillars"] == "yes":
        raise FormatError("Pentobi does not know the option outer-pillars")
    placed: Any = view["placed"]
    moves = tuple((entry["colour"], ",".join(entry["cells"])) for entry in placed)
    return blksgf.write(blksgf.Blksgf(terms.seats, terms["two-by-two"] == "yes", moves, names))


GTP: Final = Gtp(_placed, _to_move, _vertex)
BLKSGF: Final = Format(".blksgf", "Pentobi", _read, _write)
