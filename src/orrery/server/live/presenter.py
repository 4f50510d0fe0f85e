"""What viewers are shown: a position as JSON, with everything that is said twice encoded once.

Sentences and pieces are encoded to bytes and kept: what mentions a player's name with the table, all else for every table
of the game.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from orrery.kernel import CHANCE, Event, Json, Move, Outcome, ScoreLine, Terms, Text, Who
from orrery.scene import Board, Piece
from orrery.server.model.ledger import Ledger
from orrery.server.wire.outgoing import encode
from orrery.table import Table, find_game
from orrery.words import Words

MANY: Final = 20_000
"""A cache that grew larger than this starts anew."""
REASONS: Final = 20


def raw_list(parts: Iterable[bytes]) -> Raw:
    """A JSON array of values that are encoded already."""
    return Raw(b"[" + b",".join(parts) + b"]")


def mentions(text: Text) -> bool:
    """Whether a text names a player, so that it differs from table to table."""
    return any(_names_somebody(arg) for arg in text.args.values())


def _names_somebody(arg: Any) -> bool:
    if isinstance(arg, Text):
        return mentions(arg)
    return isinstance(arg, Who) or (isinstance(arg, tuple) and any(map(mentions, arg)))


@lru_cache(maxsize=64)
def _described(terms: Terms, game: str, language: str) -> dict[int, bytes]:
    return {}


@lru_cache(maxsize=64)
def _drawn(game: str, language: str) -> dict[Piece, bytes]:
    return {}


@lru_cache(maxsize=64)
def _touching(terms: Terms, game: str) -> dict[str, list[int]]:
    """The moves that stand behind each piece and place."""
    found: dict[str, list[int]] = {}
    rules = find_game(game)
    for move in rules.catalogue(terms):
        for touched in rules.touches(terms, move):
            found.setdefault(touched, []).append(move.index)
    return found


def encode_piece(piece: Piece, words: Words) -> bytes:
    """A piece as the wire has it; what is as usual is left out."""
    told: dict[str, Any] = {
        "id": piece.id,
        "symbol": piece.symbol,
        "x": round(piece.x, 2),
        "y": round(piece.y, 2),
        "label": words.say(piece.label),
    }
    if piece.owner is not None:
        told["owner"] = piece.owner
    if piece.scale != 1.0:
        told["scale"] = piece.scale
    if piece.angle:
        told["angle"] = piece.angle
    if piece.caption:
        told["caption"] = piece.caption
    if piece.dim:
        told["dim"] = True
    if piece.still:
        told["still"] = True
    return encode(told)


def encode_board(board: Board, words: Words) -> bytes:
    """A board as the wire has it."""
    board = words.drawn(board)
    places = [
        {"id": p.id, "x": p.x, "y": p.y, "width": p.width, "height": p.height, "label": words.say(p.label)}
        for p in board.places
    ]
    areas = [{"x": a.x, "y": a.y, "width": a.width, "height": a.height, "seat": a.seat} for a in board.areas]
    return encode(
        {
            "width": board.width,
            "height": board.height,
            "svg": board.svg,
            "caption_size": board.caption_size,
            "symbols": dict(board.symbols),
            "extent": dict(board.extent),
            "places": places,
            "areas": areas,
        }
    )


def encode_event(event: Event, move: int) -> dict[str, Any]:
    """An event as the wire has it: a seat is its number, a text its key."""
    return {"kind": event.kind, "move": move, "args": {name: _plain(arg) for name, arg in event.args.items()}}


def _plain(arg: Any) -> Any:
    if isinstance(arg, Who):
        return arg.seat
    if isinstance(arg, Text):
        return {"key": arg.key, **{name: _plain(inner) for name, inner in arg.args.items()}}
    return [_plain(part) for part in arg] if isinstance(arg, tuple) else arg


def live_scores(view: Mapping[str, Json], seats: int) -> list[int] | None:
    """The points that a view shows, by the games' common custom under `scores`."""
    scores = view.get("scores")
    if isinstance(scores, list) and len(scores) >= seats and all(isinstance(score, int) for score in scores):
        return [score for score in scores if isinstance(score, int)]
    return None


class Presenter:
    """One table told in one language."""

    def __init__(self, ledger: Ledger, language: str) -> None:
        self.ledger = ledger
        table = ledger.playing
        self.words = Words(table.game.NAME, language, table.names)
        self.language = language
        self._described = _described(table.terms, table.game.NAME, language)
        self._drawn = _drawn(table.game.NAME, language)
        self._own_pieces: dict[Piece, bytes] = {}
        self._own_moves: dict[int, bytes] = {}
        self._last_drawn: tuple[dict[str, Json], Raw] = {}, Raw(b"[]")
        self._log: dict[int | None, list[list[bytes]]] = {}
        self._positions: dict[tuple[int | None, bool], tuple[int, dict[str, Any]]] = {}

    def forget(self, moves: int) -> None:
        """The table went back: what came after so many moves never happened."""
        for lines in self._log.values():
            del lines[moves:]

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
        told: dict[str, Any] = {
            "seat": seat,
            "to_move": [s for s in table.to_move if s != CHANCE],
            "prompt": self._prompt(table, view, seat),
            "pieces": self.pieces(table, view),
            "scores": live_scores(view, self.ledger.seats),
            "sheet": self._sheet(table, view),
            "outcome": self._outcome(table, view),
        }
        if want_view:
            told["view"] = view
        return told

    def pieces(self, table: Table, view: dict[str, Json]) -> Raw:
        """Everything that stands on the board; drawn once for all who see the same."""
        if self._last_drawn[0] != view:
            self._last_drawn = view, raw_list(map(self._piece, table.game.pieces(table.terms, view)))
        return self._last_drawn[1]

    def described(self, move: Move) -> bytes:
        """An offered move as the wire has it."""
        kept = self._described
        found = kept.get(move.index) or self._own_moves.get(move.index)
        if found is None:
            table = self.ledger.playing
            sentence = table.game.sentence(table.terms, move)
            found = encode(self.told_move(move, sentence))
            (self._own_moves if mentions(sentence) else kept)[move.index] = found
        return found

    def told_move(self, move: Move, sentence: Text | None = None) -> dict[str, Any]:
        """A move with its sentence and what it touches."""
        table = self.ledger.playing
        sentence = sentence or table.game.sentence(table.terms, move)
        return {
            "index": move.index,
            "notation": move.notation,
            "sentence": self.words.say(sentence),
            "touches": table.game.touches(table.terms, move),
        }

    def log(self, seat: int | None, since: int) -> Raw:
        """The sentences of all moves after so many, as a seat witnessed them."""
        entries = self.ledger.playing.entries
        lines = self._log.setdefault(seat, [])
        for at in range(len(lines), len(entries)):
            lines.append([self._line(event, at + 1, entries[at].seat) for event in self.witnessed(at, seat)])
        return raw_list(line for said in lines[since:] for line in said)

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened after so many moves, as a seat witnessed it."""
        count = len(self.ledger.playing.entries)
        return [encode_event(event, at + 1) for at in range(since, count) for event in self.witnessed(at, seat)]

    def witnessed(self, at: int, seat: int | None) -> list[Event]:
        """What a seat saw happen in one move."""
        table = self.ledger.playing
        seen = (table.game.see(event, seat) for event in table.entries[at].events)
        return [event for event in seen if event is not None]

    def secret(self, seat: int | None) -> bool:
        """Whether a seat sees something that a spectator does not."""
        table = self.ledger.playing
        return seat is not None and table.view(seat) != table.view(None)

    def reasons(self, seat: int, touch: str | None, notation: str | None) -> dict[str, Any]:
        """Why moves cannot be made, judged by a position the seat could believe in, so that no reason tells a secret."""
        table = self.ledger.playing
        believed = table.sight(seat).imagine(random.Random(0))
        if notation is not None:
            found = table.game.parse(table.terms, notation)
            if found is None:
                said = self.words.say(Text("refused-unknown", {"move": notation[:60]}))
                unknown = {
                    "index": None,
                    "notation": notation,
                    "sentence": "",
                    "rule": "notation",
                    "text": said,
                    "touches": (),
                }
                return {"reasons": [unknown], "more": 0}
            candidates = [found.index]
        else:
            candidates = _touching(table.terms, table.game.NAME).get(touch or "", [])
        offered = {move.index for move in table.legal(seat)}
        refused = [index for index in candidates if index not in offered]
        reasons = [self._reason(believed, seat, index) for index in refused[:REASONS]]
        return {"reasons": [reason for reason in reasons if reason], "more": max(0, len(refused) - REASONS)}

    def preview(self, seat: int, move: Move) -> Raw | None:
        """The pieces after a move, in a position the seat could believe in; None where chance or a secret decides."""
        table = self.ledger.playing
        game = table.game
        believed = table.sight(seat).imagine(random.Random(0))
        if game.reveals(believed, seat, move.index):
            return None
        game.apply(believed, seat, move.index, None)
        if game.to_move(believed) == (CHANCE,):
            return None
        return self.pieces(table, game.view(believed, seat))

    def _reason(self, believed: Any, seat: int, index: int) -> dict[str, Any] | None:
        table = self.ledger.playing
        refusal = table.game.why_not(believed, seat, index)
        if refusal is None:
            return None
        told = self.told_move(table.game.catalogue(table.terms)[index])
        return {**told, "rule": refusal.rule, "text": self.words.say(refusal.text)}

    def _piece(self, piece: Piece) -> bytes:
        kept = self._drawn
        found = kept.get(piece) or self._own_pieces.get(piece)
        if found is None:
            target = self._own_pieces if mentions(piece.label) else kept
            if len(target) > MANY:
                target.clear()
            found = target[piece] = encode_piece(piece, self.words)
        return found

    def _line(self, event: Event, move: int, mover: int) -> bytes:
        return encode({"move": move, "seat": mover, "text": self.words.say(Text(f"log-{event.kind}", event.args))})

    def _prompt(self, table: Table, view: dict[str, Json], seat: int | None) -> str:
        waiting = [s for s in table.to_move if s != CHANCE]
        outcome = table.outcome
        if outcome is not None:
            return self.words.say(outcome.reason)
        if not waiting or (table is self.ledger.playing and self.ledger.status == "over"):
            return self.words.say(Text("refused-over"))
        if seat is not None and seat in waiting:
            return self.words.say(table.game.prompt(view, seat))
        return self.words.say(Text("waiting", {"name": self.words.listing([self.words.name(s) for s in waiting])}))

    def _sheet(self, table: Table, view: dict[str, Json]) -> list[dict[str, Any]]:
        outcome = table.outcome
        own = getattr(table.game, "sheet", None)
        lines = outcome.sheet if outcome is not None else own(table.terms, view) if own is not None else ()
        return [self._sheet_line(line) for line in lines]

    def _sheet_line(self, line: ScoreLine) -> dict[str, Any]:
        group = None if line.group is None else self.words.say(line.group)
        return {"text": self.words.say(line.text), "amounts": line.amounts, "group": group, "sense": line.sense}

    def _outcome(self, table: Table, view: dict[str, Json]) -> dict[str, Any] | None:
        if table is not self.ledger.playing and len(table.entries) < len(self.ledger.playing.entries):
            return None
        return outcome_of(self.ledger, table.outcome, self.words, view)


def outcome_of(
    ledger: Ledger, outcome: Outcome | None, words: Words, view: Mapping[str, Json]
) -> dict[str, Any] | None:
    """How the game ended; those who gave up stand behind all who did not."""
    if ledger.status != "over":
        return None
    gone = ledger.resigned
    if outcome is not None:
        places = [(seat in gone, rank) for seat, rank in enumerate(outcome.ranks)]
        scores, reason = list(outcome.scores), words.say(outcome.reason)
    else:
        places = [(seat in gone, 1) for seat in range(ledger.seats)]
        scores, reason = live_scores(view, ledger.seats) or [], ""
    ranks = [1 + sum(other < own for other in places) for own in places]
    alone = ledger.seats == 1 and bool(gone)
    winners = [] if alone else [seat for seat, rank in enumerate(ranks) if rank == 1]
    return {"ranks": ranks, "scores": scores, "winners": winners, "reason": reason, "resigned": gone}
