"""A desk: a Python table as the browser's table wants it, with messages of the wire and without a server."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Raw, structs

from orrery.bots import Bot
from orrery.games import rules_text
from orrery.inspection import believed
from orrery.kernel import CHANCE, IllegalMove
from orrery.message import LANGUAGES
from orrery.record import HIDDEN
from orrery.server.live import summaries
from orrery.server.live.outlook import Eyes, Outlook
from orrery.server.live.presenter import Presenter
from orrery.server.live.resources import board_of, catalogue_digest, catalogue_of, name_of
from orrery.server.model.consent import ASKS
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Holder, Settings
from orrery.server.think.worker import advised
from orrery.server.wire import incoming, outgoing
from orrery.server.wire.errors import STATUS, error_body
from orrery.table import Table

READER: Final = "reader"
"""The guest who holds every seat that is played by hand, at a table that no guest can find."""
THOUGHT: Final = 1.0
"""The seconds for which a hint is thought about."""
NOT_HERE: Final = Refused("not_allowed", "This table does not allow that.")
NOTHING: Final = Refused("not_found", "There is no such thing here.")


class Desk:
    """Shows a table to whoever has the widget before them, and plays on it what they choose."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        seat: int | None,
        language: str,
        hints: bool,
        send: Callable[[outgoing.Message | Raw], None],
        changed: Callable[[], None],
    ) -> None:
        self.table = table
        self.bots = dict(bots)
        self.language = language
        self.hints = hints
        self.points: list[int] = []
        """How many moves there were before each decision that was made by hand here."""
        self._send = send
        self._changed = changed
        self._shown = 0
        self.seat = self._eyes(seat)
        self._set_up()

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that are played by hand."""
        return tuple(seat for seat in range(self.table.terms.seats) if seat not in self.bots)

    # ---- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Any, seat: int | None = None) -> None:
        """Make a move by hand, then those of the bots; IllegalMove changes nothing."""
        before, first = self.table.to_move, len(self.table.entries)
        self.table.play(move, seat)
        if seat in self.mine or (seat is None and before and before[0] in self.mine):
            self.points.append(first)
        self._show()
        self.go_on()

    def go_on(self) -> None:
        """The bots decide for as long as it is their turn."""
        while bots := [seat for seat in self.table.to_move if seat in self.bots]:
            self.table.play(self.bots[bots[0]].choose(self.table.sight(bots[0])), bots[0])
            self._show()

    def undo(self) -> None:
        """Back to before the last decision that was made by hand, over what bots have answered."""
        if not self.points:
            raise Refused("cannot_undo", "Nothing was decided by hand here that could be taken back.")
        moves = self.points.pop()
        self.table.rewind(moves)
        self._back_to(moves)
        self._show()

    def renew(self) -> None:
        """The table was changed from outside: show all of it anew."""
        self.points = [moves for moves in self.points if moves < len(self.table.entries)]
        self._set_up()
        self._send(self._whole())
        self._changed()

    # ---- what the page says ------------------------------------------------------------------------------------

    def hear(self, frame: str) -> None:
        """Do what a frame asks for; whatever is wrong with it is answered in a sentence."""
        try:
            command = incoming.decode_command(frame)
        except Refused as refused:
            self._send(outgoing.ErrorMessage(refused.code, refused.text))
            return
        try:
            self._answer(command)
        except IllegalMove as illegal:
            text = self.presenter.words.refuse(illegal.refusal)
            self._send(outgoing.RefusedMessage(_id(command), "illegal", text, illegal.refusal.rule))
        except Refused as refused:
            self._send(outgoing.RefusedMessage(_id(command), refused.code, refused.text))

    def _answer(self, command: incoming.AnyCommand) -> None:
        match command:
            case incoming.Hello(language=language):
                self._greet(language)
            case incoming.Look(language=str(language)) if language != self.language:
                self._greet(language)
            case incoming.Look(seat=seat):
                self._look(seat)
            case incoming.Play():
                self._play(command)
            case incoming.Undo(id=id, n=n):
                self._newest(n)
                self.undo()
                self._send(outgoing.Ack(id, self.ledger.position))
            case incoming.Preview() | incoming.WhyNot() | incoming.Hint():
                self._newest(command.n)
                self._ask(command)
            case incoming.At():
                self._send(self._past(command))
            case incoming.Sync():
                self._send(self._whole())
            case incoming.Ping() | incoming.InSight():
                pass
            case _:
                raise NOT_HERE

    def _newest(self, n: int) -> None:
        if n != self.ledger.position:
            self._send(self._whole())
            raise Refused("stale", "The position has changed meanwhile.")

    def _greet(self, language: str) -> None:
        if language != self.language:
            self.language = language
            self._set_up()
        self._send(
            outgoing.Welcome(
                protocol=incoming.PROTOCOL, table=self.card(), chat=[], server="", time=0.0, update=self._whole()
            )
        )

    def _look(self, seat: int | None) -> None:
        """Look through another of the seats that are played by hand."""
        self.seat = self._eyes(seat)
        self._stand(self.ledger)
        self._open_eyes()
        self._send(self._whole())

    def _play(self, command: incoming.Play) -> None:
        self._newest(command.n)
        if command.seat not in self.mine:
            raise Refused("not_yours", "This seat is not yours.")
        typed = command.notation if isinstance(command.notation, str) else None
        known = isinstance(command.move, int) and command.move in self.ledger.offered(command.seat)
        if typed is None and not known:
            raise Refused("illegal", "This move is not offered now.")
        catalogue = self.table.game.catalogue(self.table.terms)
        move = self.table.move(typed) if typed is not None else catalogue[int(command.move)]  # type: ignore[arg-type]
        self._refuse_without_secrets(command.seat, move.index)
        self.play(move, command.seat)
        self._send(outgoing.Ack(command.id, self.ledger.position))

    def _refuse_without_secrets(self, seat: int, index: int) -> None:
        """An illegal move is refused by a position the seat could believe in, so that no reason tells a secret."""
        if index not in self.ledger.offered(seat):
            refusal = self.table.game.why_not(believed(self.table, seat), seat, index)
            raise IllegalMove(refusal) if refusal is not None else Refused("illegal", "This move cannot be made now.")

    def _ask(self, command: incoming.Preview | incoming.WhyNot | incoming.Hint) -> None:
        """A question about the newest position."""
        presenter, n = self.presenter, self.ledger.position
        if isinstance(command, incoming.WhyNot):
            touch = command.touch if isinstance(command.touch, str) else None
            notation = command.notation if isinstance(command.notation, str) else None
            reasons, more = presenter.reasons(command.seat, touch, notation)
            self._send(outgoing.ReasonsMessage(command.id, n, reasons, more))
        elif isinstance(command, incoming.Preview):
            if command.move not in self.ledger.offered(command.seat):
                raise Refused("illegal", "This move is not offered now.")
            move = self.table.game.catalogue(self.table.terms)[command.move]
            after = presenter.preview(command.seat, move)
            self._send(outgoing.PreviewMessage(id=command.id, n=n, move=command.move, **after))
        else:
            if not self.hints or command.seat not in self.table.to_move:
                raise NOT_HERE
            advice = [advised(one) for one in self.table.hint(command.seat, seconds=THOUGHT)]
            told = [presenter.advice(one) for one in advice]
            self._send(outgoing.HintMessage(command.id, n, advice[0].move if advice else None, told))

    def _past(self, command: incoming.At) -> outgoing.PastMessage:
        """A position of the past, as the seat before the screen saw it."""
        count = len(self.table.entries)
        if command.move > count:
            raise Refused("malformed", f"The game has only {count} moves.")
        moved: list[str] = []
        if command.move:
            entry, before = self.table.entries[command.move - 1], self.table.at(command.move - 1)
            if self.table.over or HIDDEN not in before.seen(entry.seat, entry.move, self.seat):
                move = before.game.catalogue(before.terms)[entry.move]
                moved = list(before.game.touches(before.terms, entry.seat, move))
        looked = self.presenter.looked(self.table.at(command.move), self.seat)
        return outgoing.PastMessage(id=command.id, move=command.move, moved=moved, **looked)

    # ---- what the page fetches ---------------------------------------------------------------------------------

    def fetch(self, address: str) -> tuple[int, str]:
        """What a server would answer to a GET: its status, and JSON."""
        parts = urlsplit(address)
        path = [unquote(part) for part in parts.path.split("/")[2:]]
        asked = parse_qs(parts.query).get("language", [self.language])[0]
        try:
            return 200, self._resource(path, asked if asked in LANGUAGES else self.language).decode()
        except Refused as refused:
            return STATUS[refused.code], outgoing.encode(error_body(refused)).decode()

    def _resource(self, path: list[str], language: str) -> bytes:
        game, terms = self.table.game, self.table.terms
        match path:
            case ["boards", name]:
                return board_of(game, terms, _language(name))[0]
            case ["catalogues", name, seat] if seat.isdigit() and int(seat) < terms.seats:
                return gzip.decompress(catalogue_of(game, terms, _language(name), int(seat)))
            case ["tables", _, "things", thing] if (told := self.presenter.thing(self.seat, thing)) is not None:
                return outgoing.encode(told)
            case ["games", game.name, "rules"]:
                written = language if language in game.languages else "en"
                return outgoing.encode(outgoing.RulesReply(written, rules_text(game, written)))
            case ["games", game.name, "lessons"]:
                return outgoing.encode(outgoing.CoursesReply([], [], []))
        raise NOTHING

    # ---- showing -----------------------------------------------------------------------------------------------

    def card(self) -> outgoing.TableCard:
        """The table's card, with the board and the catalogue of its own terms."""
        game, terms = self.table.game, self.table.terms
        public = summaries.public_card(self.ledger)
        card = summaries.personal_card(public, self.ledger.settings, READER, {READER}, 0, self.language)
        catalogue = name_of(game.name, terms, self.language, catalogue_digest(game.name))
        return structs.replace(card, board=summaries.board_name(game, terms, self.language), catalogue=catalogue)

    def _eyes(self, seat: int | None) -> int | None:
        """The seat through which is looked: the one that is wanted, else one by hand that must decide, else any."""
        if seat in self.mine:
            return seat
        waiting = [own for own in self.mine if own in self.table.to_move]
        return next(iter(waiting or self.mine), None)

    def _set_up(self) -> None:
        """Everything that shows the table, made anew."""
        self._shown += 1
        self.ledger = self._ledger()
        self.presenter = Presenter(self.ledger, self.language)
        self._open_eyes()

    def _open_eyes(self) -> None:
        """Look through the eyes of the seat as if for the first time."""
        eyes = Eyes(self.seat, self.mine, self.language, frozenset({"scene", "log"}))
        self.outlook = Outlook(eyes, self.presenter)
        self.outlook.renew(self._shown, 0.0)

    def _ledger(self) -> Ledger:
        """A ledger that was never written."""
        table = self.table
        holders = tuple(
            Holder("human", table.words.name(seat), READER)
            if seat in self.mine
            else Holder("bot", f"{table.words.name(seat)} ({self.bots[seat].name})", level=1)
            for seat in range(table.terms.seats)
        )
        settings = Settings(
            game=table.game.name,
            rules=table.rules,
            host=READER,
            holders=holders,
            options=dict(table.terms.options),
            edition=table.terms.edition.name,
            language=self.language,
            hints=self.hints,
            forced=table.forced,
            chat="players",
        )
        ledger = Ledger("notebook", settings)
        ledger.table = table
        ledger.asks.update(dict.fromkeys(range(table.terms.seats), ASKS))  # there is nobody to ask
        self._stand(ledger)
        return ledger

    def _stand(self, ledger: Ledger) -> None:
        """Have the ledger stand where the table does."""
        ledger.position = self._shown
        ledger.status = "over" if self.table.over else "running"
        ledger.points, ledger.maker = list(self.points), self.seat

    def _back_to(self, moves: int) -> None:
        self.ledger.backs.append((self._shown + 1, moves))
        self.presenter.forget(moves)

    def _show(self) -> None:
        """Show what has changed; at the end the card too, for that says so."""
        self._shown += 1
        self._stand(self.ledger)
        self.outlook.renew(self._shown, 0.0)
        difference = self.outlook.difference()
        self._send(Raw(difference[1]) if difference is not None else self._whole())
        self._send(outgoing.CardMessage(self.card()))
        self._changed()

    def _whole(self) -> outgoing.Update:
        return self.outlook.whole(0.0)[0]


def _language(name: str) -> str:
    """The language of a resource, as its name tells."""
    language = name.split("~")[-2] if "~" in name else ""
    if language not in LANGUAGES:
        raise NOTHING
    return language


def _id(command: incoming.AnyCommand) -> str:
    return getattr(command, "id", "")


def draws_itself(table: Table) -> bool:
    """Whether a table draws chance itself and asks nobody for it."""
    return CHANCE not in table.to_move
