"""The widget: a table in a notebook that one can click."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets
from msgspec import Raw

from orrery.bots import Bot, BotError, make
from orrery.kernel import Move
from orrery.message import LANGUAGES
from orrery.notebook.desk import Desk, draws_itself
from orrery.server.live.resources import palette_css
from orrery.server.model.refused import Refused
from orrery.server.wire.outgoing import Message, encode
from orrery.table import CannotUndo, Table
from orrery.terms import TableError

SCRIPT: Final = Path(__file__).parent / "static" / "table.js"
SMALLEST, LARGEST = 320, 2000
PACES: Final = ("slow", "quick", "once")
"""How fast the moves of others are shown, one after another or at once."""


class TableWidget(anywidget.AnyWidget):
    """Shows a table through the eyes of a seat; what is clicked is played on it, and bots answer.

    `n`, `to_move`, `over` and `record` can be observed.
    """

    n = traitlets.Int(0, read_only=True, help="How many moves were made, chance's included.")
    to_move = traitlets.Tuple((), read_only=True, help="The seats that must decide now.")
    over = traitlets.Bool(False, read_only=True, help="Whether the game has ended.")
    record = traitlets.Unicode("", read_only=True, help="The game so far, as a record.")
    language = traitlets.Enum(list(LANGUAGES), "en").tag(sync=True)
    theme = traitlets.Enum(["auto", "dark", "light"], "auto").tag(sync=True)
    pace = traitlets.Enum(list(PACES), "quick").tag(sync=True)
    height = traitlets.Int(680, min=SMALLEST, max=LARGEST).tag(sync=True)
    _setting = traitlets.Dict({}).tag(sync=True)
    """What the page needs before it can show anything."""

    def __init__(
        self,
        table: Table | str,
        *,
        seat: int | None = None,
        bots: Mapping[int, str | Bot] | str | None = None,
        language: str | None = None,
        theme: str = "auto",
        pace: str = "quick",
        height: int = 680,
        hints: bool = True,
    ) -> None:
        if isinstance(table, str):
            table = Table(table)
        self.table = table
        chosen = _bots(table, bots, seat)
        shown = {"language": language or table.words.language, "theme": theme, "pace": pace, "height": height}
        _check(table, seat, shown)
        if not SCRIPT.is_file():
            raise TableError("the table for notebooks is not built: run `make web`, which needs Node.js")
        super().__init__(_esm=SCRIPT.read_text(encoding="utf-8"), _setting={"palette": palette_css()}, **shown)
        self._desk = Desk(table, chosen, seat, self.language, hints, self._tell, self._note)
        self.on_msg(self._hear)
        self._note()
        self._desk.go_on()

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move as if it were clicked; IllegalMove carries the refusal and changes nothing."""
        self._desk.play(move, seat)

    def undo(self) -> None:
        """Back to before the last decision that was made by hand, over what bots have answered."""
        try:
            self._desk.undo()
        except Refused as refused:
            raise CannotUndo(refused.text) from None

    def refresh(self) -> None:
        """Show the table as it stands now, after it was changed from Python."""
        self._desk.renew()

    def _note(self) -> None:
        """Tell whoever observes."""
        table = self.table
        self.set_trait("n", len(table.entries))
        self.set_trait("to_move", tuple(table.to_move))
        self.set_trait("over", table.over)
        self.set_trait("record", table.record())

    def _tell(self, message: Message | Raw) -> None:
        self.send({"kind": "frame", "frame": encode(message).decode()})

    def _hear(self, _: Any, content: Any, buffers: Any) -> None:
        """A message from the page: a frame of the wire, or a request."""
        kind = content.get("kind") if isinstance(content, dict) else None
        if kind == "frame":
            self._desk.hear(str(content.get("frame", "")))
        elif kind == "request":
            status, text = self._desk.fetch(str(content.get("path", "")))
            self.send({"kind": "answer", "id": content.get("id"), "status": status, "text": text})


def _bots(table: Table, bots: Mapping[int, str | Bot] | str | None, seat: int | None) -> dict[int, Bot]:
    """Who plays which seat; one name for all means every seat but the one that is looked through."""
    seats = range(table.terms.seats)
    if isinstance(bots, str):
        bots = {other: bots for other in seats if other != (seat or 0)}
    chosen: dict[int, Bot] = {}
    for at, bot in (bots or {}).items():
        if at not in seats:
            raise TableError(f"there is no seat {at!r}: this table has the seats 0 to {len(seats) - 1}")
        try:
            chosen[at] = make(bot, seed=at) if isinstance(bot, str) else bot
        except BotError as wrong:
            raise TableError(str(wrong)) from None
        if not isinstance(chosen[at], Bot):
            raise TableError(f"seat {at} needs a bot or the name of one, such as level2, not {type(bot).__name__}")
    return chosen


def _check(table: Table, seat: int | None, shown: dict[str, Any]) -> None:
    """TableError says in one sentence what cannot be shown."""
    if not draws_itself(table):
        raise TableError("this table asks for its draws: make it with a seed, or call draw_itself first")
    if seat is not None and seat not in range(table.terms.seats):
        raise TableError(f"there is no seat {seat!r}: this table has the seats 0 to {table.terms.seats - 1}")
    if shown["language"] not in LANGUAGES:
        raise TableError(f"there is no language “{shown['language']}”; there are {', '.join(LANGUAGES)}")
    if shown["theme"] not in ("auto", "dark", "light"):
        raise TableError(f"there is no theme “{shown['theme']}”; there are auto, dark and light")
    if shown["pace"] not in PACES:
        raise TableError(f"there is no pace “{shown['pace']}”; there are slow, quick and once")
    if not isinstance(shown["height"], int) or not SMALLEST <= shown["height"] <= LARGEST:
        raise TableError(f"the height must be a whole number of pixels from {SMALLEST} to {LARGEST}")
