"""How a table looks in a terminal: the sketch in colours, the prompt, the offered moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text as RichText

from orrery.kernel import Move, Outcome, Text
from orrery.scene import PALETTE, Sketch, Span
from orrery.table import Table

DARK = 0


def console() -> Console:
    """Standard output; colours only where it is a terminal that has them."""
    return Console(highlight=False, soft_wrap=True)


def coloured(sketch: Sketch) -> RichText:
    """A sketch in the palette's colours."""
    picture = RichText()
    for line in sketch:
        for span in line:
            picture.append(span.text, _style(span))
        picture.append("\n")
    return picture


def _style(span: Span) -> Style:
    ink = None if span.ink == "ink" and not span.fill else PALETTE[span.ink][DARK]
    fill = PALETTE[span.fill][DARK] if span.fill else None
    return Style(color=ink, bgcolor=fill, bold=span.bold or None, underline=span.underline or None)


def show_table(out: Console, table: Table, seat: int | None) -> None:
    """The board as a seat sees it."""
    out.print()
    out.print(coloured(table.sketch(seat)))


def show_moves(out: Console, table: Table, moves: Sequence[Move], most: int = 20) -> None:
    """A numbered list of moves, each with its sentence."""
    for number, move in enumerate(moves[:most], 1):
        sentence = table.words.say(table.game.sentence(table.terms, move))
        out.print(RichText.assemble((f"{number:4}  ", "bold"), f"{move.notation:24} ", (sentence, "dim")))
    if len(moves) > most:
        out.print(RichText(f"      … and {len(moves) - most} more: type a part of a move to narrow the list", "dim"))


def show_outcome(out: Console, table: Table, outcome: Outcome) -> None:
    """The score sheet, line by line, and who won."""
    players = [table.words.name(seat) for seat in range(table.terms.seats)]
    players += [table.words.say(Text("rival"))] * (len(outcome.scores) - len(players))
    widths = [max(7, len(name) + 2) for name in players]
    labels = [table.words.say(line.text) for line in outcome.sheet]
    first = max([len(label) for label in labels] + [10]) + 2
    out.print(RichText(table.words.say(outcome.reason), "bold"))
    out.print(" " * first + "".join(name.rjust(width) for name, width in zip(players, widths, strict=True)))
    for label, line in zip(labels, outcome.sheet, strict=True):
        amounts = ("" if amount is None else str(amount) for amount in line.amounts)
        out.print(label.ljust(first) + "".join(a.rjust(width) for a, width in zip(amounts, widths, strict=True)))
    out.print(
        RichText(
            "=".ljust(first) + "".join(str(s).rjust(w) for s, w in zip(outcome.scores, widths, strict=True)), "bold"
        )
    )
    out.print(
        "place".ljust(first) + "".join(f"{rank}.".rjust(w) for rank, w in zip(outcome.ranks, widths, strict=True))
    )
