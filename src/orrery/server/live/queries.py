"""Asking: the questions that change nothing: the past, hints, previews, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from orrery.kernel import Text
from orrery.record import HIDDEN
from orrery.server.live.actions import check, refuse
from orrery.server.live.viewer import Viewer
from orrery.server.model.refused import Refused
from orrery.server.think.jobs import Job, Thought, hint_job, remark_job
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import HINT
from orrery.server.wire.incoming import At, Hint, Preview, Remark, WhyNot
from orrery.server.wire.outgoing import HintMessage, PastMessage, PreviewMessage, ReasonsMessage, RemarkMessage
from orrery.table import Table

if TYPE_CHECKING:
    from orrery.server.live.room import Room

HINT_LIMIT: Final = 20.0


async def answer(room: Room, viewer: Viewer, command: Hint | Remark | WhyNot | Preview | At) -> None:
    """A question that changes nothing."""
    try:
        if isinstance(command, At):
            _at(room, viewer, command)
            return
        if isinstance(command, Remark):
            _remark(room, viewer, command)
            return
        check(room, viewer, command.seat, command.n)
        if isinstance(command, Hint):
            _hint(room, viewer, command)
        elif isinstance(command, WhyNot):
            _why_not(room, viewer, command)
        else:
            _preview(room, viewer, command)
    except Refused as refused:
        refuse(viewer, command.id, refused)


def _at(room: Room, viewer: Viewer, command: At) -> None:
    ledger = room.ledger
    count = len(ledger.playing.entries)
    if command.move > count:
        raise Refused("malformed", f"The game has only {count} moves.")
    seat = viewer.seat if command.seat is None else command.seat
    if seat is not None and (seat >= ledger.seats or (ledger.status != "over" and seat not in viewer.mine)):
        raise Refused("not_yours", "This seat is not yours.")
    presenter = room.audience.presenter(viewer.language)
    moved = _moved(room, command.move, seat) if command.move else []
    table = _table_at(room, command.move)
    viewer.send(PastMessage(id=command.id, move=command.move, moved=moved, **presenter.looked(table, seat)))


def _moved(room: Room, move: int, seat: int | None) -> list[str]:
    """What the move before a position touched, where this seat has seen it."""
    entry = room.ledger.playing.entries[move - 1]
    before = _table_at(room, move - 1)
    if room.ledger.status != "over" and HIDDEN in before.seen(entry.seat, entry.move, seat):
        return []
    move_made = before.game.catalogue(before.terms)[entry.move]
    return list(before.game.touches(before.terms, entry.seat, move_made))


def _table_at(room: Room, move: int) -> Table:
    """The game as it stood; the last one asked for goes on, so that stepping forward is cheap."""
    entries = room.ledger.playing.entries
    past = room.past
    if past is None or len(past.entries) > move:
        past = room.past = room.ledger.playing.at(move)
    past.follow((entry.seat, entry.move) for entry in entries[len(past.entries) : move])
    return past


def _why_not(room: Room, viewer: Viewer, command: WhyNot) -> None:
    touch = command.touch if isinstance(command.touch, str) else None
    notation = command.notation if isinstance(command.notation, str) else None
    if (touch is None) == (notation is None):
        raise Refused("malformed", "why_not needs either a notation or a touch.")
    reasons, more = room.audience.presenter(viewer.language).reasons(command.seat, touch, notation)
    viewer.send(ReasonsMessage(command.id, room.ledger.position, reasons, more))


def _preview(room: Room, viewer: Viewer, command: Preview) -> None:
    move = next((move for move in room.ledger.playing.legal(command.seat) if move.index == command.move), None)
    if move is None:
        raise Refused("illegal", "This move is not offered now.")
    after = room.audience.presenter(viewer.language).preview(command.seat, move)
    viewer.send(PreviewMessage(id=command.id, n=room.ledger.position, move=command.move, **after))


def _hint(room: Room, viewer: Viewer, command: Hint) -> None:
    if not room.ledger.settings.hints:
        raise Refused("not_allowed", "At this table there are no hints.")
    if command.seat not in room.ledger.to_move:
        raise Refused("not_your_turn", "It is not this seat's turn.")
    if command.seat in room.hinted:
        room.hub.metrics.count("limited", "hints")
        raise Refused("too_many", "A hint for this seat is being looked for already.")
    position, job = room.ledger.position, hint_job(room.ledger, command.seat)

    def tell(thought: Thought) -> HintMessage:
        presenter = room.audience.presenter(viewer.language)
        advice = [presenter.advice(advised) for advised in thought.advice]
        return HintMessage(command.id, position, thought.move, advice)

    _think(room, viewer, command, job, room.hinted, tell, "No hint could be found in time.")


def _remark(room: Room, viewer: Viewer, command: Remark) -> None:
    """A line on a move of one's own, weighed in a worker by the position that its seat saw then."""
    sentence = _advised_then(room, viewer, command)
    job = remark_job(room.ledger, command.seat, command.move, command.advised)

    def tell(thought: Thought) -> RemarkMessage:
        words = room.audience.presenter(viewer.language).words
        text = words.rich(words.remark(job.moved[0] == command.advised, thought.parts, sentence))
        return RemarkMessage(command.id, command.move, text)

    _think(room, viewer, command, job, room.remarked, tell, "Nothing could be said of this move in time.")


def _think(
    room: Room,
    viewer: Viewer,
    command: Hint | Remark,
    job: Job,
    seats: set[int],
    tell: Callable[[Thought], HintMessage | RemarkMessage],
    late: str,
) -> None:
    """Have a worker think while the table goes on; its seat is among those that wait until the answer is there."""
    seats.add(command.seat)

    async def think() -> None:
        try:
            viewer.send(tell(await room.hub.workers.ask(job, HINT, HINT_LIMIT, viewer.guest or "")))
        except Overdue:
            refuse(viewer, command.id, Refused("busy", late))
        finally:
            seats.discard(command.seat)

    room.begin(think())


def _advised_then(room: Room, viewer: Viewer, command: Remark) -> Text:
    """The move that was advised, as a sentence; refused where there is nothing to remark on."""
    if not room.ledger.settings.hints:
        raise Refused("not_allowed", "At this table there are no hints.")
    if command.seat not in viewer.mine:
        raise Refused("not_yours", "This seat is not yours.")
    entries = room.ledger.playing.entries
    if command.move >= len(entries) or entries[command.move].seat != command.seat:
        raise Refused("malformed", "This seat made no move then.")
    if command.seat in room.remarked:
        raise Refused("too_many", "A move of this seat is being looked at already.")
    before = _table_at(room, command.move)
    for move in before.legal(command.seat):
        if move.index == command.advised:
            return before.game.sentence(before.terms, move)
    raise Refused("malformed", "This move was not offered then.")
