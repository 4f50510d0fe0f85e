"""Callisto as Pentobi understands it: by GTP, and as .blksgf files."""

from __future__ import annotations

from typing import Any, Final

from orrery.foreign import ForeignBranch, ForeignGame, Format, FormatError, Gtp, Written
from orrery.games.callisto import blksgf
from orrery.kernel import Move, Terms


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

    def seated(moves: blksgf.Moves) -> blksgf.Moves:
        return tuple((colour % game.seats, cells) for colour, cells in moves)

    branches = tuple(ForeignBranch(one.after, one.of, seated(one.moves)) for one in game.branches)
    options = {"two-by-two": game.two_by_two}
    return ForeignGame(game.seats, seated(game.moves), options, game.names, branches, game.comments)


def _write(terms: Terms, told: Written) -> str:
    if terms["outer-pillars"] == "yes":
        raise FormatError("Pentobi does not know the option outer-pillars")
    main, *others = (_placements(view) for view in told.views)
    branches = tuple(
        ForeignBranch(after, of, moves[after:]) for (of, after), moves in zip(told.leaves, others, strict=True)
    )
    two_by_two = terms["two-by-two"] == "yes"
    return blksgf.write(blksgf.Blksgf(terms.seats, two_by_two, main, told.names, branches, told.comments))


def _placements(view: dict[str, Any]) -> blksgf.Moves:
    """What lies on the board, in the order in which it was placed: every move of the game."""
    return tuple((entry["colour"], ",".join(entry["cells"])) for entry in view["placed"])


GTP: Final = Gtp(_placed, _to_move, _vertex)
BLKSGF: Final = Format(".blksgf", "Pentobi", _read, _write)
