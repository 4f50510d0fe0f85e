"""The audience of a room: everybody who is connected, here or elsewhere, and what they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orrery.server.live import summaries
from orrery.server.live.presence import Attendance
from orrery.server.live.presenter import Presenter
from orrery.server.live.updates import update_for
from orrery.server.live.viewer import Viewer
from orrery.server.model.refused import Refused
from orrery.server.model.steps import POSITIONS, Step
from orrery.server.wire.incoming import PROTOCOL
from orrery.server.wire.outgoing import CardMessage, ChatMessage, Message, TableCard, Update, Welcome, encode

if TYPE_CHECKING:
    from orrery.server.live.room import Room


class Audience:
    """Viewers of one table, each with the eyes and the language that are theirs."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Attendance] = {}
        """Who is connected to other processes."""
        self._presenters: dict[str, Presenter] = {}

    # ---- coming and going --------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, seat: int | None) -> None:
        """A new viewer, or one who wants another language."""
        room = self._room
        room.may_look(viewer.guest, viewer.key, playing=True)
        first = viewer not in self.viewers
        viewer.mine = room.ledger.mine(viewer.guest)
        viewer.seat = self._eyes(viewer, seat)
        self.viewers.add(viewer)
        viewer.known = bytearray()
        message = Welcome(
            protocol=PROTOCOL,
            table=self.card(viewer.guest, viewer.language),
            chat=room.ledger.chat.lines,
            server=room.hub.version,
            time=room.hub.now(),
            update=self.update(viewer, full=True) if room.ledger.table is not None else None,
        )
        viewer.send(message)
        if first:
            self._changed(but=viewer)
            room.bots.wake()

    def leave(self, viewer: Viewer) -> None:
        """A viewer has disconnected."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self._changed()

    def _changed(self, but: Viewer | None = None) -> None:
        """Show who is here, and tell the other processes."""
        self.show_card(but)
        self._room.hub.neighbours.tell(self._room)

    def hear(self, here: Attendance) -> None:
        """Another process says who is connected there, and, if it keeps the table, what the time is."""
        before = self.elsewhere.get(here.process)
        self.elsewhere[here.process] = here
        if here.time is not None and not self._room.keeper:
            self._room.time.follow(here.time)
        if before is None or (before.guests, before.watching) != (here.guests, here.watching):
            self.show_card()
            self._room.bots.wake()

    def forget(self, process: str) -> None:
        """Another process is gone, and everybody who was connected there."""
        if self.elsewhere.pop(process, None) is not None:
            self.show_card()

    def connected(self) -> tuple[set[str], int]:
        """The guests who sit here and are connected to this process, and how many of its viewers only watch."""
        guests = {viewer.guest for viewer in self.viewers if viewer.guest is not None and viewer.mine}
        return guests, sum(1 for viewer in self.viewers if not viewer.mine)

    def present(self) -> tuple[set[str], int]:
        """The guests who are connected, here or elsewhere, and how many of the viewers only watch."""
        guests, watching = self.connected()
        for here in self.elsewhere.values():
            guests |= here.guests
            watching += here.watching
        return guests, watching

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table, in whichever process."""
        return bool(self.viewers) or any(here.guests or here.watching for here in self.elsewhere.values())

    def _reseat(self) -> None:
        """Seats have changed hands: those who watched may sit now, and the other way round."""
        for viewer in list(self.viewers):
            viewer.mine = self._room.ledger.mine(viewer.guest)
            viewer.seat = self._eyes(viewer, viewer.seat)
            try:
                self._room.may_look(viewer.guest, viewer.key, playing=True)
            except Refused:
                viewer.close("not_found")

    def _eyes(self, viewer: Viewer, seat: int | None) -> int | None:
        """The seat through which a viewer looks: the one they want, else one of theirs that must decide, else any."""
        if seat is not None and seat in viewer.mine:
            return seat
        waiting = [own for own in viewer.mine if own in self._room.ledger.to_move]
        return next(iter(waiting or viewer.mine), None)

    # ---- showing -----------------------------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send everybody the same, encoded once."""
        frame = encode(message)
        for viewer in self.viewers:
            viewer.send_frame(message, frame)

    def show_step(self, step: Step) -> None:
        """Show everybody what a step changed."""
        if step.kind in ("undo", "rewind"):
            for presenter in self._presenters.values():
                presenter.forget(step.data["move"])
        if step.kind in ("sit", "stand", "place", "start"):
            self._reseat()
        if step.kind in POSITIONS or step.kind in ("ask", "answer"):
            self.show_all()
        if step.kind not in ("play", "chat", "undo", "webhook") or self._room.ledger.status == "over":
            self.show_card()
        for line in self._room.ledger.chat.of_step(step.n):
            self.send(ChatMessage(line))

    def begin_anew(self) -> None:
        """The ledger was read again: show everybody all of it."""
        self._presenters = {}
        self.show_all(full=True)

    def show_all(self, full: bool = False) -> None:
        """Send everybody the newest position."""
        for viewer in self.viewers:
            self.show(viewer, full)

    def show(self, viewer: Viewer, full: bool = False) -> None:
        """Send a viewer the newest position."""
        if self._room.ledger.table is not None:
            if viewer.behind:
                viewer.known, full = bytearray(), True  # what was described may be forgotten with what waits
            viewer.send(self.update(viewer, full or viewer.n == 0))

    def update(self, viewer: Viewer, full: bool) -> Update:
        """The newest position for a viewer: all of it, or what is new to them."""
        return update_for(viewer, self.presenter(viewer.language), self._room.time(), full)

    def presenter(self, language: str) -> Presenter:
        """Whoever shows the table in a language."""
        if language not in self._presenters:
            self._presenters[language] = Presenter(self._room.ledger, language)
        return self._presenters[language]

    def card(self, guest: str | None, language: str) -> TableCard:
        """The table's card as one guest sees it."""
        return self._personal(summaries.public_card(self._room.ledger), guest, language)

    def show_card(self, but: Viewer | None = None) -> None:
        """Send everybody the card."""
        public = summaries.public_card(self._room.ledger)
        for viewer in self.viewers:
            if viewer is not but:
                card = self._personal(public, viewer.guest, viewer.language)
                viewer.send(CardMessage(card))

    def _personal(self, public: dict[str, Any], guest: str | None, language: str) -> TableCard:
        present, watching = self.present()
        return summaries.personal_card(public, self._room.ledger.settings, guest, present, watching, language)
