"""How a table looks in a terminal: the sketch in colours, the prompt, the offered moves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text as RichText

from orrery.kernel import Arg, Move, Outcome, Text
from orrery.scene import PALETTE, Sketch, Span
from orrery.table import Table
from orrery.words import Explained

DARK = 0
MARKS: Final = {"yes": " + ", "no": " - ", "": "   "}
"""Before what can be done with a thing, what cannot, and facts."""
BELOW_A_BOARD: Final = 2
"""The lines that stand below a board: what is asked, and what is typed."""
AROUND_A_LIST: Final = 4
"""The lines that stand with a list of moves: the prompt, what was typed, how many more there are, the next prompt."""


def console() -> Console:
    """Standard output; colours and breaks between words only where it is a terminal; names are never markup."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def coloured(sketch: Sketch) -> RichText:
    """A sketch in the palette's colours."""
    picture = RichText(no_wrap=True, overflow="ignore")
    for line in sketch:
        for span in line:
            picture.append(span.text, _style(span))
        picture.append("\n")
    return picture


def _style(span: Span) -> Style:
    ink = None if span.ink == "ink" and not span.fill else PALETTE[span.ink][DARK]
    fill = PALETTE[span.fill][DARK] if span.fill else None
    return Style(color=ink, bgcolor=fill, bold=span.bold or None, underline=span.underline or None)


def show_table(out: Console, table: Table, seat: int | None, *, whole: bool = False) -> None:
    """The board as a seat sees it; where the screen is too low, without the others' details, unless the whole is wanted."""
    lines = None if whole or not out.is_terminal else out.height - BELOW_A_BOARD
    sketch = table.sketch(seat, lines)
    if lines is None or len(sketch) < lines:
        out.print()
    out.print(coloured(sketch), end="")


def room(out: Console) -> int:
    """How many moves a list may show, so that it stays on the screen."""
    return max(5, min(20, out.height - AROUND_A_LIST))


def show_moves(out: Console, table: Table, moves: Sequence[Move], first: int = 1) -> None:
    """A numbered list of moves, a line each with its sentence."""
    for number, move in enumerate(moves, first):
        sentence = table.words.say(table.game.sentence(table.terms, move))
        line = RichText.assemble((f"{number:4}  ", "bold"), f"{move.notation:24} ", (sentence, "dim"))
        out.print(line, no_wrap=True, overflow="ellipsis", soft_wrap=None if out.is_terminal else True)


def show_description(out: Console, explained: Explained) -> None:
    """A thing's name and rule, and what it does."""
    rule = f" ({explained.rule})" if explained.rule else ""
    out.print(RichText.assemble((explained.name, "bold"), (rule, "dim")))
    for sentence in explained.sentences:
        out.print(sentence)
    for row in explained.rows:
        note, rule = f": {row.note}" if row.note else "", f" ({row.rule})" if row.rule else ""
        out.print(RichText.assemble((MARKS[row.mark], "bold"), row.text, note, (rule, "dim")))


def show_outcome(out: Console, table: Table, outcome: Outcome) -> None:
    """The score sheet, line by line, and who won."""
    players = _players(table, outcome)
    widths = [max(7, len(name) + 2) for name in players]
    labels = [table.words.say(line.text) for line in outcome.sheet]
    first = max([len(label) for label in labels] + [10]) + 2
    out.print(RichText(table.words.say(outcome.reason), "bold"))
    out.print(" " * first + _row(players, widths))
    for label, line in zip(labels, outcome.sheet, strict=True):
        out.print(label.ljust(first) + _row(["" if amount is None else str(amount) for amount in line.amounts], widths))
    out.print(RichText("=".ljust(first) + _row(list(map(str, outcome.scores)), widths), "bold"))
    ranks = [table.words.say(Text("terminal-rank", {"n": rank})) for rank in outcome.ranks]
    out.print(table.words.say(Text("terminal-place")).ljust(first) + _row(ranks, widths))
    out.print(RichText(_winner(table, outcome, players), "bold"))


def _players(table: Table, outcome: Outcome) -> list[str]:
    players = [table.words.name(seat) for seat in range(table.terms.seats)]
    return players + [table.words.say(Text("rival"))] * (len(outcome.scores) - len(players))


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))


def _winner(table: Table, outcome: Outcome, players: Sequence[str]) -> str:
    names = [players[side] for side in outcome.winners]
    args: dict[str, Arg] = {"name": names[0], "names": table.words.listing(names)}
    return table.words.say(Text("terminal-won" if len(names) == 1 else "terminal-shared", args))
