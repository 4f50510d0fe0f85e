"""What viewers are shown: a position as JSON, with everything that is said twice encoded once.

Sentences and blocks are encoded to bytes and kept: what mentions a player's name with the table, all else for every table
of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, cast

from msgspec import Raw

from orrery.games import governing_rule
from orrery.inspection import believed, inspect
from orrery.kernel import CHANCE, Description, Event, Json, Move, Outcome, ScoreLine, Terms, Text, Who
from orrery.record import HIDDEN
from orrery.scene import Board
from orrery.server.live.choices import NOTHING, choices
from orrery.server.model.ledger import Ledger
from orrery.server.think.jobs import Advised
from orrery.server.wire.encoder import Encoder, mentions
from orrery.server.wire.outgoing import (
    AdviceReply,
    OutcomeReply,
    ReasonReply,
    Sense,
    SheetLine,
    StepReply,
    ThingReply,
    ThingRow,
    encode,
)
from orrery.showing import touching
from orrery.table import Table
from orrery.words import Words

REASONS: Final = 20
UNKNOWN: Final[dict[str, Any]] = {"scene": None, "standing": None}
"""A position after a move that nobody can know before."""


def raw_list(parts: Iterable[bytes]) -> Any:
    """A JSON array of values that are encoded already; it may stand wherever a list of such values does."""
    return Raw(b"[" + b",".join(parts) + b"]")


@lru_cache(maxsize=64)
def _described(terms: Terms, game: str, language: str) -> dict[tuple[int, int], bytes]:
    return {}


def encode_board(board: Board, words: Words) -> bytes:
    """A board as the wire has it: the symbols, their names, and what lies under each map."""
    encoder = Encoder(words)
    grounds = {
        name: {
            "width": ground.width,
            "height": ground.height,
            "svg": ground.svg,
            "least": ground.least,
            "most": ground.most,
            "places": Raw(encoder.json(ground.places)),
        }
        for name, ground in board.grounds.items()
    }
    return encode(
        {
            "symbols": dict(board.symbols),
            "extent": dict(board.extent),
            "names": words.symbols(board.symbols),
            "grounds": grounds,
            "caption_size": board.caption_size,
        }
    )


@lru_cache(maxsize=200)
def board_of(game: Any, terms: Terms, language: str) -> tuple[bytes, str]:
    """A game's board as the wire has it, and a short digest of it."""
    made = encode_board(game.board(terms), Words(game.name, language))
    return made, sha256(made).hexdigest()[:12]


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


def live_scores(table: Table, view: dict[str, Json]) -> list[int] | None:
    """The points as everybody may know them: the standing, as numbers."""
    standing = table.game.standing(table.terms, view)
    return None if standing is None else [stands.value for stands in standing]


class Presenter:
    """Shows one table in one language."""

    def __init__(self, ledger: Ledger, language: str) -> None:
        self.ledger = ledger
        table = ledger.playing
        self.words = Words(table.game.name, language, table.names)
        self.language = language
        self.encoder = Encoder(self.words)
        self._described = _described(table.terms, table.game.name, language)
        self._own_moves: dict[tuple[int, int], bytes] = {}
        self._log: dict[int | None, list[list[bytes]]] = {}
        self._turns: list[tuple[int, int]] = []
        """For every move, how often the deciding seat had changed, and who it was."""
        self._trail: Table | None = None
        """The game as it stood before the first move of which it is not known who saw it."""
        self._seen: list[dict[int | None, bool]] = []
        """For every move, who saw which it was."""
        self._labels: dict[tuple[int, int], str] = {}
        self._positions: dict[tuple[int | None, bool], tuple[int, dict[str, Any]]] = {}
        self._choices: dict[int, tuple[int, dict[str, Any]]] = {}

    def forget(self, moves: int) -> None:
        """The table went back: what came after so many moves never happened."""
        for lines in self._log.values():
            del lines[moves:]
        del self._turns[moves:], self._seen[moves:]
        self._trail = None
        self._labels = {at: label for at, label in self._labels.items() if at[0] < moves}

    def position(self, seat: int | None, want_view: bool) -> dict[str, Any]:
        """The newest position through a seat's eyes: made once for everybody who looks through them."""
        made = self._positions.get((seat, want_view))
        if made is None or made[0] != self.ledger.position:
            made = self.ledger.position, self.looked(self.ledger.playing, seat, want_view)
            self._positions[seat, want_view] = made
        return made[1]

    def looked(self, table: Table, seat: int | None, want_view: bool = False) -> dict[str, Any]:
        """A position, of now or of the past, through a seat's eyes."""
        view = table.view(seat)
        position: dict[str, Any] = {
            "seat": seat,
            "to_move": [s for s in table.to_move if s != CHANCE],
            "prompt": self._prompt(table, view, seat),
            "rule": self._rule(table, view, seat),
            **self.shown(table, view, seat),
            "fewest": table.game.lowest_wins,
            "scores": live_scores(table, view),
            "sheet": self._sheet(table, view),
            "outcome": self._outcome(table, view),
        }
        if want_view:
            position["view"] = view
        return position

    def shown(self, table: Table, view: dict[str, Json], seat: int | None) -> dict[str, Any]:
        """What lies on the table, and where everybody stands."""
        scene = table.game.scene(table.terms, view, seat)
        standing = table.game.standing(table.terms, view)
        return {"scene": Raw(self.encoder.json(scene)), "standing": Raw(self.encoder.json(standing))}

    def choices(self, seat: int | None) -> dict[str, Any]:
        """The action bar and the offers of a seat that decides; nothing for others. Made once in a position."""
        if seat is None or seat not in self.ledger.to_move or self.ledger.holders[seat].bot:
            return NOTHING
        made = self._choices.get(seat)
        if made is None or made[0] != self.ledger.position:
            made = self._choices[seat] = self.ledger.position, choices(self.ledger.playing, seat, self.encoder)
        return made[1]

    def steps(self, seat: int | None, count: int) -> list[StepReply]:
        """The last so many decisions of a seat that it may take back, oldest first."""
        if seat is None or not count:
            return []
        return [StepReply(at + 1, self._label(seat, at)) for at in self.ledger.points[-count:]]

    def _label(self, seat: int, at: int) -> str:
        """What stood on the button of a decision, in the position where it was made."""
        index = self.ledger.playing.entries[at].move
        if (at, index) not in self._labels:
            before = self.ledger.playing.at(at)
            move = before.game.catalogue(before.terms)[index]
            offer = before.game.offer(before.terms, before.view(seat), seat, move)
            self._labels[at, index] = self.words.rich(offer.label)
        return self._labels[at, index]

    def described(self, seat: int, move: Move) -> bytes:
        """An offered move as the wire has it."""
        key, kept = (seat, move.index), self._described
        encoded = kept.get(key) or self._own_moves.get(key)
        if encoded is None:
            table = self.ledger.playing
            sentence = table.game.sentence(table.terms, move)
            encoded = encode(self.described_move(seat, move, sentence))
            (self._own_moves if mentions(sentence) else kept)[key] = encoded
        return encoded

    def described_move(self, seat: int, move: Move, sentence: Text | None = None) -> dict[str, Any]:
        """A move with its sentence and the things by which this seat means it."""
        table = self.ledger.playing
        sentence = sentence or table.game.sentence(table.terms, move)
        return {
            "index": move.index,
            "notation": move.notation,
            "kind": move.kind,
            "sentence": self.words.rich(sentence),
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
        """The sentences of all moves after so many, as a seat witnessed them."""
        entries = self.ledger.playing.entries
        lines = self._log.setdefault(seat, [])
        for at in range(len(lines), len(entries)):
            lines.append(self._lines(at, seat))
        return raw_list(line for said in lines[since:] for line in said)

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened after so many moves, as a seat witnessed it."""
        count = len(self.ledger.playing.entries)
        return [encode_event(event, at + 1) for at in range(since, count) for event in self.witnessed(at, seat)]

    def witnessed(self, at: int, seat: int | None) -> list[Event]:
        """What a seat saw happen in one move."""
        return self.ledger.playing.happened(at, seat)

    def secret(self, seat: int | None) -> bool:
        """Whether a seat sees something that a spectator does not."""
        table = self.ledger.playing
        return seat is not None and table.view(seat) != table.view(None)

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
        view = game.view(position, seat)
        return self.shown(table, view, seat)

    def _reason(self, position: Any, seat: int, index: int) -> ReasonReply | None:
        table = self.ledger.playing
        refusal = table.game.why_not(position, seat, index)
        if refusal is None:
            return None
        described = self.described_move(seat, table.game.catalogue(table.terms)[index])
        return ReasonReply(**described, rule=refusal.rule, text=self.words.rich(refusal.text))

    def _lines(self, at: int, seat: int | None) -> list[bytes]:
        """The log of one move, as a seat witnessed it."""
        table = self.ledger.playing
        entry, turn = table.entries[at], self._turn(at)
        shown: dict[str, Any] = {"move": at + 1, "seat": entry.seat}
        rest: dict[str, Any] = {"turn": turn} if turn else {"turn": turn, "setup": True}
        if self._saw(at, seat):
            move = table.game.catalogue(table.terms)[entry.move]
            rest["touches"] = table.game.touches(table.terms, entry.seat, move)
        return [encode({**shown, "text": self.words.rich(event.text), **rest}) for event in self.witnessed(at, seat)]

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

    def _prompt(self, table: Table, view: dict[str, Json], seat: int | None) -> str:
        waiting = [s for s in table.to_move if s != CHANCE]
        outcome = table.outcome
        if outcome is not None:
            return self.words.rich(outcome.reason)
        if not waiting or (table is self.ledger.playing and self.ledger.status == "over"):
            return self.words.rich(Text("refused-over"))
        return self.words.rich(table.asked(seat, view))

    def _rule(self, table: Table, view: dict[str, Json], seat: int | None) -> str:
        """The rule that governs what this seat decides."""
        return governing_rule(table.game, table.asked(seat, view)) if seat in table.to_move else ""

    def _sheet(self, table: Table, view: dict[str, Json]) -> list[SheetLine]:
        outcome = table.outcome
        lines = outcome.sheet if outcome is not None else table.game.sheet(table.terms, view)
        return [self._sheet_line(line) for line in lines]

    def _sheet_line(self, line: ScoreLine) -> SheetLine:
        group = None if line.group is None else self.words.rich(line.group)
        return SheetLine(
            text=self.words.rich(line.text), amounts=list(line.amounts), group=group, sense=cast(Sense, line.sense)
        )

    def _outcome(self, table: Table, view: dict[str, Json]) -> OutcomeReply | None:
        if table is not self.ledger.playing and len(table.entries) < len(self.ledger.playing.entries):
            return None
        return outcome_of(self.ledger, table.outcome, self.words, view)


def outcome_of(ledger: Ledger, outcome: Outcome | None, words: Words, view: dict[str, Json]) -> OutcomeReply | None:
    """How the game ended; those who gave up stand behind all who did not."""
    if ledger.status != "over":
        return None
    gone = ledger.resigned
    if outcome is not None:
        places = [(seat in gone, rank) for seat, rank in enumerate(outcome.ranks)]
        scores, reason = list(outcome.scores), words.say(outcome.reason)
    else:
        places = [(seat in gone, 1) for seat in range(ledger.seats)]
        scores, reason = live_scores(ledger.playing, view) or [], ""
    ranks = [1 + sum(other < own for other in places) for own in places]
    alone = ledger.seats == 1 and bool(gone)
    winners = [] if alone else [seat for seat, rank in enumerate(ranks) if rank == 1]
    return OutcomeReply(ranks=ranks, scores=scores, winners=winners, reason=reason, resigned=gone)
