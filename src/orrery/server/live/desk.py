"""A moment of a study as the wire has it: a table made anew for every request, which nobody can find."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from orrery.kernel import CHANCE
from orrery.server.live import summaries
from orrery.server.live.outlook import Eyes, Outlook
from orrery.server.live.presenter import Presenter
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Holder, Settings
from orrery.server.wire.outgoing import LogEntry, TableCard, Update
from orrery.server.wire.studying import PositionReply, StudyLook
from orrery.study import Study
from orrery.table import Table
from orrery.terms import TableError

STUDENT: Final = "student"
"""The guest who holds every seat at the table of a study."""
LOGGED: Final = 12
"""Of how many moves before a moment it is told what happened."""


def table_at(study: Study, line: int, move: int) -> Table:
    """The table at a moment; Refused where there is none such."""
    try:
        return study.at(line, move)
    except TableError as wrong:
        raise Refused("malformed", sentence(wrong)) from None


def sentence(wrong: Exception) -> str:
    """What is wrong, as people are told."""
    text = str(wrong)
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


class Desk:
    """One moment, with what a live table has: a ledger and a presenter."""

    def __init__(self, table: Table, language: str, id: str = "study", seat: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.ledger = _ledger(table, id)
        self.presenter = Presenter(self.ledger, language)

    def card(self) -> TableCard:
        """The table's card as whoever studies it sees it."""
        card = summaries.personal_card(
            summaries.public_card(self.ledger), self.ledger.settings, STUDENT, {STUDENT}, 0, self.presenter.language
        )
        mine = [] if self.seat is None else [self.seat]
        places = [structs.replace(place, mine=place.seat in mine) for place in card.places]
        return structs.replace(card, mine=mine, places=places, invite=None, watch=None)

    def answer(self, asked: StudyLook) -> PositionReply:
        """The position, and what was asked of it."""
        reply = PositionReply(asked.line, asked.move, self._moved(), self._update())
        seat, presenter = self.seat, self.presenter
        if asked.do == "thing":
            return structs.replace(reply, thing=presenter.thing(seat, asked.what))
        if seat is None or seat not in self.table.to_move:
            return reply
        if asked.do == "why_not":
            return structs.replace(reply, reasons=presenter.reasons(seat, asked.what, None)[0])
        if asked.do == "preview":
            move = self.table.game.parse(self.table.terms, asked.what)
            if move is not None and move.index in self.ledger.offered(seat):
                shown = presenter.preview(seat, move)
                return structs.replace(reply, preview=shown["scene"], standing=shown["standing"])
        return reply

    def _moved(self) -> list[str]:
        """What the last move touched."""
        entries = self.table.entries
        return list(self._touches(len(entries) - 1)) if entries else []

    def _touches(self, at: int) -> tuple[str, ...]:
        entry, game, terms = self.table.entries[at], self.table.game, self.table.terms
        return tuple(game.touches(terms, entry.seat, game.catalogue(terms)[entry.move]))

    def _update(self) -> Update:
        mine = () if self.seat is None else (self.seat,)
        outlook = Outlook(Eyes(self.seat, mine, self.presenter.language, frozenset({"scene"})), self.presenter)
        outlook.renew(0, 0.0)
        update, _ = outlook.whole(0.0)
        return structs.replace(update, log=self._log(), secret=False)

    def _log(self) -> list[LogEntry]:
        """What happened in the last few moves."""
        count = len(self.table.entries)
        entries = []
        for at in range(max(0, count - LOGGED), count):
            texts = [self.presenter.words.rich(event.text) for event in self.table.happened(at, self.seat)]
            if texts:
                entries.append(
                    LogEntry(at + 1, self.table.entries[at].seat, texts, 1, list(self._touches(at)), setup=False)
                )
        return entries


def turns(table: Table) -> list[tuple[int, int]]:
    """For every move its seat and its turn: how often the deciding seat had changed; 0 while chance sets the game up."""
    told: list[tuple[int, int]] = []
    turn, decider = 0, CHANCE
    for entry in table.entries:
        if entry.seat not in (CHANCE, decider):
            turn, decider = turn + 1, entry.seat
        told.append((entry.seat, turn))
    return told


def _ledger(table: Table, id: str) -> Ledger:
    """A ledger that was never written: whoever studies holds every seat."""
    names = [table.words.name(seat) for seat in range(table.terms.seats)]
    edition = table.terms.edition
    changes: dict[str, Any] = {} if edition.name == "standard" else dict(edition.changes)
    settings = Settings(
        game=table.game.name,
        rules=table.rules,
        host=STUDENT,
        holders=tuple(Holder("human", name, STUDENT) for name in names),
        options=dict(table.terms.options),
        edition=edition.name,
        changes=changes,
        language=table.words.language,
        forced=True,
        chat="players",
    )
    ledger = Ledger(id, settings)
    ledger.status = "over" if table.over else "running"
    ledger.table, ledger.position = table, len(table.entries) + 1
    return ledger
