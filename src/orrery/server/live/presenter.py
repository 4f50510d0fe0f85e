"""What viewers are shown: a position as JSON, with everything that is said twice encoded once.

Sentences and blocks are encoded to bytes and kept: what mentions a player's name with the table, all else for every table
of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from msgspec import Raw

from orrery.games import governing_rule
from orrery.inspection import believed, inspect
from orrery.kernel import CHANCE, Description, Event, Json, Move, Outcome, Text, Who
from orrery.record import HIDDEN
from orrery.server.live.choices import NOTHING, Choices, choices
from orrery.server.live.drawings import Drawing, Drawings
from orrery.server.model.ledger import Ledger
from orrery.server.model.results import ranks_of
from orrery.server.think.jobs import Advised
from orrery.server.wire.encoder import Encoder
from orrery.server.wire.outgoing import (
    AdviceReply,
    LogEntry,
    OutcomeReply,
    ReasonReply,
    StepReply,
    ThingReply,
    ThingRow,
    encode,
)
from orrery.showing import touching
from orrery.table import Table
from orrery.words import Words

REASONS: Final = 20
STEPS: Final = 3
"""How many of the decisions that a seat may take back are told."""
UNKNOWN: Final[dict[str, Any]] = {"scene": None, "standing": None}
"""A position after a move that nobody can know before."""


def raw_list(parts: Iterable[bytes]) -> Any:
    """A JSON array of values that are encoded already; it may stand wherever a list of such values does."""
    return Raw(b"[" + b",".join(parts) + b"]")


def encode_event(event: Event, move: int) -> dict[str, Any]:
    """An event as the wire has it: a seat is its number, a text its key."""
    return {"kind": event.kind, "move": move, "args": {name: _plain(arg) for name, arg in event.args.items()}}


def _plain(arg: Any) -> Any:
    if isinstance(arg, Who):
        return arg.seat
    if isinstance(arg, Text):
        return {"key": arg.key, **{name: _plain(inner) for name, inner in arg.args.items()}}
    return [_plain(part) for part in arg] if isinstance(arg, tuple) else arg


def thing_of(thing: str, words: Words, described: Description) -> ThingReply:
    """What a thing is and does, as the wire has it."""
    explained = words.explain(described, rich=True)
    return ThingReply(
        thing=thing,
        name=explained.name,
        sentences=list(explained.sentences),
        rule=explained.rule,
        rows=[ThingRow(cast(Any, row.mark), row.text, row.note, row.rule) for row in explained.rows],
        kind=explained.kind,
        picture=explained.picture,
    )


class Presenter:
    """Shows one table in one language."""

    def __init__(self, ledger: Ledger, language: str, drawings: Drawings | None = None) -> None:
        self.ledger = ledger
        self._drawings = drawings or Drawings()
        table = ledger.playing
        self.words = Words(table.game.name, language, table.names)
        self.language = language
        self.encoder = Encoder(self.words)
        self._log: dict[int | None, list[bytes]] = {}
        self._turns: list[tuple[int, int]] = []
        """For every move, how often the deciding seat had changed, and who it was."""
        self._trail: Table | None = None
        """The game as it stood before the first move of which it is not known who saw it."""
        self._seen: list[dict[int | None, bool]] = []
        """For every move, who saw which it was."""
        self._labels: dict[tuple[int, int], Text] = {}
        """What stood on the button of a move that was made after so many others."""
        self._spoken: tuple[int, list[tuple[Event, str]]] = -1, []
        """What was said of the events of a move, for others who saw the same."""
        self._choices: dict[int, tuple[int, int, Choices]] = {}
        """By seat its last choices, with the number of the position and of its moves."""

    def forget(self, moves: int) -> None:
        """The table went back: what came after a number of moves never happened."""
        for lines in self._log.values():
            del lines[moves:]
        del self._turns[moves:], self._seen[moves:]
        self._trail, self._spoken = None, (-1, [])
        self._labels = {at: label for at, label in self._labels.items() if at[0] < moves}
        self._choices = {}

    def drawn(self, seat: int | None) -> Drawing:
        """The newest position through a seat's eyes."""
        return self._drawings.of(self.ledger, seat)

    def looked(self, table: Table, seat: int | None) -> dict[str, Any]:
        """A position of the past through a seat's eyes."""
        drawing = Drawing(table, seat)
        position = {name: self.written(field) for name, field in self.position(table, seat, drawing).items()}
        return position | self._shown(drawing) | {"fewest": table.game.lowest_wins}

    def _shown(self, drawing: Drawing) -> dict[str, Any]:
        """What lies on the table, and where everybody stands."""
        return {"scene": Raw(self.encoder.json(drawing.scene)), "standing": Raw(self.encoder.json(drawing.standing))}

    def position(self, table: Table, seat: int | None, drawing: Drawing) -> dict[str, Any]:
        """What is said of a position beside its scene, field by field; it is written only where it is told."""
        to_move, outcome = table.to_move, table.outcome
        prompt = self._prompt(table, drawing.view, seat, to_move, outcome)
        return {
            "seat": seat,
            "to_move": tuple([other for other in to_move if other != CHANCE]),
            "prompt": prompt,
            "rule": governing_rule(table.game, prompt) if seat in to_move else "",
            "scores": drawing.scores,
            "sheet": tuple(table.game.sheet(table.terms, drawing.view) if outcome is None else outcome.sheet),
            "outcome": self._outcome(table, drawing.view, outcome),
        }

    def written(self, field: Any) -> Raw:
        """A field of a position as the wire has it: in this language, where it has words."""
        return Raw(self.encoder.json(field))

    def choices(self, seat: int | None) -> Choices:
        """The moves, the action bar and the offers of a seat that decides; nothing for others. Made once in a position."""
        ledger = self.ledger
        if seat is None or seat not in ledger.to_move or ledger.holders[seat].bot:
            return NOTHING
        made = self._choices.get(seat)
        if made is None or made[0] != ledger.position:
            if made is not None:
                self._remember_label(made[1], made[2])
            table = ledger.playing
            made = self._choices[seat] = (
                ledger.position,
                len(table.entries),
                choices(table, seat, self.drawn(seat).view, self.encoder),
            )
        return made[2]

    def _remember_label(self, at: int, offered: Choices) -> None:
        """Keep what stood on the button of the move that was made, as long as the other offers are at hand."""
        entries = self.ledger.playing.entries
        if at < len(entries) and (label := offered.labels.get(entries[at].move)) is not None:
            self._labels[at, entries[at].move] = label

    def steps(self, seat: int | None, count: int) -> list[StepReply]:
        """The last few decisions of a seat that it may take back, oldest first."""
        if seat is None or not count:
            return []
        return [StepReply(at + 1, self._step(seat, at)) for at in self.ledger.points[-min(count, STEPS) :]]

    def _step(self, seat: int, at: int) -> str:
        """What a step was, for who may take it back: a decision by its button, what another did only as it was seen."""
        table = self.ledger.playing
        entry = table.entries[at]
        if entry.seat == seat:
            return self.encoder.said(self._label(seat, at))
        if not self._saw(at, seat):
            return self.words.say(Text("step-hidden", {"name": Who(entry.seat)}))
        return self.words.rich(table.game.sentence(table.terms, table.game.catalogue(table.terms)[entry.move]))

    def _label(self, seat: int, at: int) -> Text:
        """What stood on the button of a decision, in the position where it was made."""
        index = self.ledger.playing.entries[at].move
        if (at, index) not in self._labels:
            _, count, last = self._choices.get(seat, (0, -1, NOTHING))
            label = last.labels.get(index) if count == at else None
            self._labels[at, index] = label or self._label_then(seat, at, index)
        return self._labels[at, index]

    def _label_then(self, seat: int, at: int, index: int) -> Text:
        """The same, where nobody remembers it: the game is looked at as it stood."""
        table = self.ledger.playing
        move = table.game.catalogue(table.terms)[index]
        view = self.drawn(seat).view if table.game.lasting_offers else table.at(at).view(seat)
        return table.game.offer(table.terms, view, seat, move).label

    def described_move(self, seat: int, move: Move) -> dict[str, Any]:
        """A move with its sentence and the things by which this seat means it."""
        table = self.ledger.playing
        return {
            "index": move.index,
            "notation": move.notation,
            "kind": move.kind,
            "sentence": self.words.rich(table.game.sentence(table.terms, move)),
            "touches": table.game.touches(table.terms, seat, move),
        }

    def advice(self, advised: Advised) -> AdviceReply:
        """A move that is advised, with its reasons in words."""
        table = self.ledger.playing
        catalogue, say = table.game.catalogue(table.terms), self.words.rich
        label = say(table.game.sentence(table.terms, catalogue[advised.move]))  # it names the places, a button need not
        expects = ""
        if advised.expects is not None:
            other, move = advised.expects
            sentence = table.game.sentence(table.terms, catalogue[move])
            expects = say(Text("expects", {"name": Who(other), "move": sentence}))
        reasons = self.words.reasons(advised.reasons)
        return AdviceReply(advised.move, round(100 * advised.win), label, reasons, expects)

    def log(self, seat: int | None, since: int) -> Any:
        """What the log says of all moves after the first `since`, as a seat witnessed them."""
        entries = self.ledger.playing.entries
        if not self.ledger.playing.game.hides:
            seat = None  # everybody witnesses the same
        lines = self._log.setdefault(seat, [])
        for at in range(len(lines), len(entries)):
            lines.append(self._entry(at, seat))
        return raw_list(filter(None, lines[since:]))

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened after a number of moves, as a seat witnessed it."""
        count = len(self.ledger.playing.entries)
        return [encode_event(event, at + 1) for at in range(since, count) for event in self.witnessed(at, seat)]

    def witnessed(self, at: int, seat: int | None) -> list[Event]:
        """What a seat saw happen in one move."""
        return self.ledger.playing.happened(at, seat)

    def reasons(self, seat: int, touch: str | None, notation: str | None) -> tuple[list[ReasonReply], int]:
        """Why moves cannot be made, and of how many more it is not said.

        They are judged by a position the seat could believe in, so that no reason tells a secret.
        """
        table = self.ledger.playing
        position = believed(table, seat)
        if notation is not None:
            move = table.game.parse(table.terms, notation)
            if move is None:
                return [self._unknown(notation)], 0
            candidates = [move.index]
        else:
            candidates = list(touching(cast(Any, table.game), table.terms, seat).get(touch or "", ()))
        offered = {move.index for move in table.legal(seat)}
        refused = [index for index in candidates if index not in offered]
        reasons = [self._reason(position, seat, index) for index in refused[:REASONS]]
        return [reason for reason in reasons if reason is not None], max(0, len(refused) - REASONS)

    def _unknown(self, notation: str) -> ReasonReply:
        """The reason against something typed that is no move."""
        text = self.words.rich(Text("refused-unknown", {"move": notation[:60]}))
        return ReasonReply(index=None, notation=notation, kind="", sentence="", rule="notation", text=text, touches=[])

    def thing(self, seat: int | None, thing: str) -> ThingReply | None:
        """What a thing is and does, and what this seat can do with it now; None where there is none."""
        described = inspect(self.ledger.playing, thing, seat)
        return None if described is None else thing_of(thing, self.words, described)

    def preview(self, seat: int, move: Move) -> dict[str, Any]:
        """The scene after a move, in a position the seat could believe in; None where chance or a secret decides."""
        table = self.ledger.playing
        game = table.game
        position = believed(table, seat)
        if game.reveals(position, seat, move.index):
            return UNKNOWN
        game.apply(position, seat, move.index, None)
        if game.to_move(position) == (CHANCE,):
            return UNKNOWN
        return self._shown(Drawing(table, seat, game.view(position, seat)))

    def _reason(self, position: Any, seat: int, index: int) -> ReasonReply | None:
        table = self.ledger.playing
        refusal = table.game.why_not(position, seat, index)
        if refusal is None:
            return None
        described = self.described_move(seat, table.game.catalogue(table.terms)[index])
        return ReasonReply(**described, rule=refusal.rule, text=self.words.rich(refusal.text))

    def _entry(self, at: int, seat: int | None) -> bytes:
        """The log of one move, as a seat witnessed it; nothing where it saw nothing."""
        table = self.ledger.playing
        entry, turn = table.entries[at], self._turn(at)
        texts = [self._sentence(at, event) for event in self.witnessed(at, seat)]
        if not texts:
            return b""
        touches: list[str] = []
        if self._saw(at, seat):
            move = table.game.catalogue(table.terms)[entry.move]
            touches = list(table.game.touches(table.terms, entry.seat, move))
        return encode(LogEntry(at + 1, entry.seat, texts, turn, touches, setup=not turn))

    def _sentence(self, at: int, event: Event) -> str:
        """What is said of an event; once for all who saw the very same."""
        if self._spoken[0] != at:
            self._spoken = at, []
        for other, sentence in self._spoken[1]:
            if other is event:
                return sentence
        sentence = self.words.rich(event.text)
        self._spoken[1].append((event, sentence))
        return sentence

    def _turn(self, at: int) -> int:
        """How often the deciding seat had changed with a move; 0 while the game is set up by chance."""
        entries = self.ledger.playing.entries
        for number in range(len(self._turns), at + 1):
            turn, decider = self._turns[-1] if self._turns else (0, CHANCE)
            mover = entries[number].seat
            self._turns.append((turn, decider) if mover in (CHANCE, decider) else (turn + 1, mover))
        return self._turns[at][0]

    def _saw(self, at: int, seat: int | None) -> bool:
        """Whether a seat knows which move was made: nothing of its notation was hidden from it."""
        table = self.ledger.playing
        if not table.game.hides:
            return True
        while len(self._seen) <= at:
            number = len(self._seen)
            entry = table.entries[number]
            trail = self._trail = self._trail or table.at(number)
            viewers = (None, *range(self.ledger.seats))
            self._seen.append({viewer: HIDDEN not in trail.seen(entry.seat, entry.move, viewer) for viewer in viewers})
            trail.follow([(entry.seat, entry.move)])
        return self._seen[at][seat]

    def _prompt(
        self,
        table: Table,
        view: dict[str, Json],
        seat: int | None,
        to_move: tuple[int, ...],
        outcome: Outcome | None,
    ) -> Text:
        if outcome is not None:
            return outcome.reason
        if to_move == (CHANCE,):
            return Text("draws") if seat is None else table.drawing(seat)
        if not to_move or (table is self.ledger.playing and self.ledger.status == "over"):
            return Text("refused-over")
        return table.asked(seat, view)

    def _outcome(self, table: Table, view: dict[str, Json], outcome: Outcome | None) -> OutcomeReply | None:
        if table is not self.ledger.playing and len(table.entries) < len(self.ledger.playing.entries):
            return None
        return outcome_of(self.ledger, outcome, self.words, view)


def outcome_of(ledger: Ledger, outcome: Outcome | None, words: Words, view: dict[str, Json]) -> OutcomeReply | None:
    """How the game ended; those who gave up stand behind all who did not."""
    if ledger.status != "over":
        return None
    if outcome is not None:
        scores, reason = list(outcome.scores), words.say(outcome.reason)
    else:
        scores, reason = Drawing(ledger.playing, None, view).scores or [], ""
    ranks = ranks_of(ledger, outcome)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return OutcomeReply(ranks=ranks, scores=scores, winners=winners, reason=reason, resigned=ledger.resigned)
