"""Outlooks: what all who look through the same eyes are shown, encoded once for them all.

Who has seen the position before is sent only what differs from it; everybody else all of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from librt.vecs import vec
from msgspec import Raw
from mypy_extensions import i64

from orrery.server.live.choices import NOTHING, Button, Choices
from orrery.server.live.drawings import Drawing
from orrery.server.live.draws import due_for
from orrery.server.live.presenter import Presenter
from orrery.server.model import consent
from orrery.server.model.draws import enterers
from orrery.server.model.ledger import Ledger
from orrery.server.wire.distances import came_and_gone, written
from orrery.server.wire.encoder import Encoder
from orrery.server.wire.outgoing import AskedReply, Difference, MovesDifference, UndoReply, Update, encode


class Eyes(NamedTuple):
    """Whose eyes somebody looks through, whose seats are theirs, in which language and at what."""

    seat: int | None
    mine: tuple[int, ...]
    language: str
    want: frozenset[str]


class Known:
    """What everybody who looks through the same eyes was told of a seat's choices, and keeps while others decide."""

    def __init__(self) -> None:
        self.last = NOTHING
        """Those of its last decision."""
        self.deciding = False
        self.buttons: dict[str, Button] = {}
        self.offers: dict[int, bytes] = {}

    def learn(self, choices: Choices) -> None:
        """They have been told."""
        self.deciding = len(choices.moves) > 0
        if self.deciding:
            self.last = choices
        self.buttons |= {button.id: button for button in choices.bar}
        self.offers |= choices.offers

    def news(self, choices: Choices, encoder: Encoder) -> dict[str, Any]:
        """The buttons and offers that were never sent, or are different now."""
        buttons = {button.id: encoder.difference(self.buttons.get(button.id), button) for button in choices.bar}
        offers = {str(move): Raw(offer) for move, offer in choices.offers.items() if self.offers.get(move) != offer}
        return {"buttons": {id: Raw(button) for id, button in buttons.items() if button is not None}, "offers": offers}

    def changed_moves(self, moves: vec[i64]) -> dict[str, Any]:
        """The moves of a seat, where they are not as they were: against its last decision, if that is shorter."""
        if not len(moves):
            return {"moves": ""} if self.deciding else {}
        came, gone = came_and_gone(self.last.moves, moves)
        if self.deciding and not len(came) and not len(gone):
            return {}
        if len(came) + len(gone) >= len(moves):
            return {"moves": written(moves)}
        return {"moves": MovesDifference(written(came), written(gone))}


class Outlook:
    """The newest position for one kind of viewer: all of it, and what has changed with the last showing."""

    def __init__(self, eyes: Eyes, presenter: Presenter) -> None:
        self.eyes = eyes
        self.presenter = presenter
        self.shown = -1
        """The number of the showing that it stands at."""
        self._n = self._move = 0
        self._fields: dict[str, Any] = {}
        self._blocks: dict[str, Any] = {}
        """What is made of blocks: of these the differences are told."""
        self._known = Known()
        self._difference: tuple[Difference, bytes] | None = None

    def renew(self, shown: int, now: float) -> None:
        """Look again, and see what is different from before."""
        ledger = self.presenter.ledger
        drawing, choices = self.presenter.drawn(self.eyes.seat), self.presenter.choices(self.eyes.seat)
        count = len(ledger.playing.entries)
        fields, blocks = self._look(drawing, choices), self._look_at_blocks(drawing)
        if self._fields and self.shown == shown - 1:
            kept = min(self._move, count, *(move for n, move in ledger.backs if n > self._n))
            changes: Any = self._changes(fields, blocks) | self._new_choices(choices) | self._since(kept, now)
            message = Difference(n=ledger.position, after=self._n, move=count, kept=kept, **changes)
            self._difference = message, self.presenter.encoder.json(message)
        else:
            self._difference = None
        self._known.learn(choices)
        self.shown, self._fields, self._blocks = shown, fields, blocks
        self._n, self._move = ledger.position, count

    def difference(self) -> tuple[Difference, bytes] | None:
        """What has changed with the last showing; None where it is the first."""
        return self._difference

    def whole(self, now: float) -> tuple[Update, bytes]:
        """All of it, made anew: few need it, and it would be kept for each of thousands of tables."""
        encoder, lowest = self.presenter.encoder, self.presenter.ledger.playing.game.lowest_wins
        fields: Any = {name: self.presenter.written(field) for name, field in self._fields.items()}
        fields |= {name: Raw(encoder.json(block)) for name, block in self._blocks.items()}
        self._known = Known()  # a newcomer knows no more than this
        choices = self.presenter.choices(self.eyes.seat)
        fields |= self._known.news(choices, encoder) | {"moves": written(choices.moves)}
        self._known.learn(choices)
        update = Update(n=self._n, move=self._move, fewest=lowest, **fields, **self._since(0, now))
        return update, encode(update)

    def _changes(self, fields: dict[str, Any], blocks: dict[str, Any]) -> dict[str, Any]:
        before = self._fields
        changes = {name: field for name, field in fields.items() if before[name] != field}
        for name, block in blocks.items():
            difference = self.presenter.encoder.difference(self._blocks[name], block)
            if difference is not None:
                changes[name] = Raw(difference)
        return changes

    def _new_choices(self, choices: Choices) -> dict[str, Any]:
        """What is new of the seat's choices: its moves against those it last had, and what it has not been told of them."""
        news = self._known.news(choices, self.presenter.encoder)
        return news | self._known.changed_moves(choices.moves)

    def _look_at_blocks(self, drawing: Drawing) -> dict[str, Any]:
        """What is made of blocks."""
        blocks: dict[str, Any] = {"standing": drawing.standing}
        return blocks | {"scene": drawing.scene} if "scene" in self.eyes.want else blocks

    def _look(self, drawing: Drawing, choices: Choices) -> dict[str, Any]:
        """Everything but the scene that is shown of a position and may be as before, not yet written."""
        seat, mine, _, want = self.eyes
        presenter, ledger = self.presenter, self.presenter.ledger
        undoable, to_move = consent.undoable(ledger, seat), ledger.to_move
        fields = presenter.position(ledger.playing, seat, drawing) | {
            "to_move": to_move,
            "bar": tuple([button.id for button in choices.bar]),
            "yours": tuple([own for own in mine if own in (to_move or enterers(ledger))]),
            "since": ledger.last_decision(seat),
            "secret": len(mine) > 1 and self._hides(seat, drawing),
            "asked": _asked(ledger),
            "undo": UndoReply(undoable, consent.askable(ledger, mine)),
            "steps": presenter.steps(seat, undoable),
        }
        if ledger.settings.draws == "entered":
            fields["draw"] = due_for(ledger, seat)
        if "view" in want:
            fields["view"] = drawing.view
        return fields

    def _hides(self, seat: int | None, drawing: Drawing) -> bool:
        """Whether a seat sees something that a spectator does not."""
        hides = seat is not None and self.presenter.ledger.playing.game.hides
        return hides and drawing.view != self.presenter.drawn(None).view

    def _since(self, kept: int, now: float) -> dict[str, Any]:
        """What is told anew each time: the clocks, and what happened after so many moves."""
        presenter, ledger, seat, want = self.presenter, self.presenter.ledger, self.eyes.seat, self.eyes.want
        fields: dict[str, Any] = {"forced": sorted(number for number in ledger.forced if number > kept)}
        if (clocks := ledger.clocks.reading(now)) is not None:
            fields["clocks"] = clocks
        if "log" in want and (not kept or kept < len(ledger.playing.entries)):
            fields["log"] = presenter.log(seat, kept)
        if "events" in want:
            fields["events"] = presenter.events(seat, kept)
        return fields


def _asked(ledger: Ledger) -> AskedReply | None:
    """The request to go back that waits for answers."""
    asked = ledger.asked
    if asked is None:
        return None
    return AskedReply(asked.by, asked.move, asked.yes, consent.voters(ledger, asked))
