"""Updates: the newest position as one viewer is sent it, with what they know already left out."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from orrery.server.live.presenter import Presenter, raw_list
from orrery.server.live.viewer import Viewer
from orrery.server.model import consent
from orrery.server.model.ledger import Ledger
from orrery.server.wire.outgoing import AskedReply, UndoReply, Update


def update_for(viewer: Viewer, presenter: Presenter, now: float, full: bool) -> Update:
    """The newest position for a viewer: all of it, or what is new since the last one they were sent."""
    ledger, seat, want = presenter.ledger, viewer.seat, viewer.want
    count = len(ledger.playing.entries)
    kept = 0 if full else min(viewer.move, count, *_went_back_to(ledger, viewer))
    undoable = consent.undoable(ledger, seat)
    update = Update(
        n=ledger.position,
        after=None if full else viewer.n,
        move=count,
        kept=kept,
        **presenter.position(seat, "view" in want),
        **_offer(viewer, presenter),
        yours=[own for own in viewer.mine if own in ledger.to_move],
        since=ledger.last_decision(seat),
        secret=len(viewer.mine) > 1 and presenter.secret(seat),
        clocks=ledger.clocks.reading(now),
        asked=_asked(ledger),
        undo=UndoReply(undoable, consent.askable(ledger, viewer.mine)),
        steps=presenter.steps(seat, undoable),
        forced=sorted(number for number in ledger.forced if number > kept),
        log=presenter.log(seat, kept) if "log" in want else UNSET,
        events=presenter.events(seat, kept) if "events" in want else UNSET,
    )
    if ledger.status != "running":
        update.to_move = []
    if "scene" not in want:
        update.scene = UNSET
    viewer.n, viewer.move = ledger.position, count
    return update


def _went_back_to(ledger: Ledger, viewer: Viewer) -> tuple[int, ...]:
    """After an undo the table may hold as many moves as a viewer knows, and yet others."""
    return tuple(move for n, move in ledger.backs if n > viewer.n)


def _offer(viewer: Viewer, presenter: Presenter) -> dict[str, Any]:
    """The moves that a viewer may make, and those of them described that never were before."""
    ledger, seat = presenter.ledger, viewer.seat
    if seat is None or seat not in ledger.to_move or ledger.holders[seat].bot:
        return {"moves": [], "described": [], **presenter.choices(seat)}
    table = ledger.playing
    catalogue = table.game.catalogue(table.terms)
    indices = ledger.offered(seat)
    new = [presenter.described(seat, catalogue[index]) for index in viewer.new_to(indices, len(catalogue))]
    return {"moves": indices, "described": raw_list(new), **presenter.choices(seat)}


def _asked(ledger: Ledger) -> AskedReply | None:
    """The request to go back that waits for answers."""
    asked = ledger.asked
    if asked is None:
        return None
    return AskedReply(asked.by, asked.move, asked.yes, consent.voters(ledger, asked))
