"""The audience of a room: everybody who is connected, here or elsewhere, and what they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orrery.server.live import summaries
from orrery.server.live.drawings import Drawings
from orrery.server.live.outlook import Eyes, Outlook
from orrery.server.live.presence import Attendance
from orrery.server.live.presenter import Presenter
from orrery.server.live.viewer import Viewer
from orrery.server.model import draws
from orrery.server.model.refused import Refused
from orrery.server.model.steps import POSITIONS, Step
from orrery.server.wire.incoming import PROTOCOL
from orrery.server.wire.outgoing import (
    CardMessage,
    ChatMessage,
    ErrorMessage,
    Message,
    TableCard,
    Update,
    Welcome,
    encode,
)

if TYPE_CHECKING:
    from orrery.server.live.room import Room


OLD: Final = ErrorMessage("protocol", "This page is older than the server: please load it again. Nothing is lost.")


class Audience:
    """Viewers of one table, each with the eyes and the language that are theirs."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Attendance] = {}
        """Who is connected to other processes."""
        self._presenters: dict[str, Presenter] = {}
        self.drawings = Drawings()
        self._outlooks: dict[Eyes, Outlook] = {}
        self._shown = 0
        """How often everybody was shown the position."""

    # ---- coming and going --------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, seat: int | None) -> None:
        """A new viewer, or one who wants another language."""
        room = self._room
        room.may_look(viewer.guest, viewer.key, playing=True)
        first = viewer not in self.viewers
        viewer.mine = room.ledger.mine(viewer.guest)
        viewer.seat = self._eyes(viewer, seat)
        self.viewers.add(viewer)
        started = room.ledger.table is not None
        viewer.send(self._greeting(viewer, self._outlook(viewer).whole(room.time())[0] if started else None))
        if first:
            self._changed(but=viewer)
            room.bots.wake()

    def turn_away(self, viewer: Viewer) -> None:
        """Tell a client that speaks another version of the wire, so that it loads itself again."""
        viewer.send(OLD)
        viewer.send(self._greeting(viewer, None))
        viewer.close("protocol")

    def _greeting(self, viewer: Viewer, update: Update | None) -> Welcome:
        room = self._room
        return Welcome(
            protocol=PROTOCOL,
            table=self.card(viewer.guest, viewer.language),
            chat=room.ledger.chat.lines,
            server=room.hub.version,
            time=room.hub.now(),
            update=update,
        )

    def leave(self, viewer: Viewer) -> None:
        """A viewer has disconnected."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self._tidy()
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

    def looking(self) -> set[str]:
        """The guests who have the table before their eyes, here or elsewhere."""
        return self.in_sight().union(*(here.looking for here in self.elsewhere.values()))

    def in_sight(self) -> set[str]:
        """Those of them who are connected to this process."""
        return {viewer.guest for viewer in self.viewers if viewer.guest is not None and viewer.in_sight}

    def see(self, viewer: Viewer, in_sight: bool) -> None:
        """A viewer's page has come into sight, or is hidden behind others."""
        viewer.in_sight = in_sight
        self._room.hub.neighbours.tell(self._room)

    @property
    def seats(self) -> list[int]:
        """The seats through whose eyes somebody looks here."""
        return [viewer.seat for viewer in self.viewers if viewer.seat is not None]

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
        deciding = self._room.ledger.to_move or draws.enterers(self._room.ledger)
        waiting = [own for own in viewer.mine if own in deciding]
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
        if step.kind not in ("play", "draw", "chat", "undo", "webhook", "remind") or self._room.ledger.status == "over":
            self.show_card()
        for line in self._room.ledger.chat.of_step(step.n):
            self.send(ChatMessage(line))

    def begin_anew(self) -> None:
        """The ledger was read again: show everybody all of it."""
        self._presenters, self._outlooks, self.drawings = {}, {}, Drawings()
        self.show_all()

    def greet_again(self) -> None:
        """Tell everybody all that a new viewer is told: also what was said, and by whom."""
        self._reseat()
        started = self._room.ledger.table is not None
        for viewer in self.viewers:
            position = self._outlook(viewer).whole(self._room.time())[0] if started else None
            viewer.send(self._greeting(viewer, position))

    def show_all(self) -> None:
        """Send everybody the newest position: what differs from the last, to those who have seen that."""
        if self._room.ledger.table is None:
            return
        self._shown += 1
        for viewer in self.viewers:
            before, outlook = viewer.seen, self._outlook(viewer)
            difference = outlook.difference()
            if difference is None or viewer.behind or before != (outlook.eyes, self._shown - 1):
                viewer.send_frame(*outlook.whole(self._room.time()))
            else:
                viewer.send_frame(*difference)
        for presenter in self._presenters.values():
            presenter.encoder.rest()
        self._tidy()

    def show(self, viewer: Viewer) -> None:
        """Send a viewer the newest position, all of it."""
        if self._room.ledger.table is not None:
            viewer.send_frame(*self._outlook(viewer).whole(self._room.time()))

    def _outlook(self, viewer: Viewer) -> Outlook:
        """What a viewer is shown now, shared by all who look through the same eyes."""
        eyes = viewer.eyes
        viewer.seen = eyes, self._shown
        if eyes not in self._outlooks:
            self._outlooks[eyes] = Outlook(eyes, self.presenter(eyes.language))
        outlook = self._outlooks[eyes]
        if outlook.shown != self._shown:
            outlook.renew(self._shown, self._room.time())
        return outlook

    def _tidy(self) -> None:
        """Forget what nobody looks at any more."""
        if len(self._outlooks) > len(self.viewers):
            looking = {viewer.eyes for viewer in self.viewers}
            self._outlooks = {eyes: outlook for eyes, outlook in self._outlooks.items() if eyes in looking}

    def presenter(self, language: str) -> Presenter:
        """Whoever shows the table in a language."""
        if language not in self._presenters:
            self._presenters[language] = Presenter(self._room.ledger, language, self.drawings)
        return self._presenters[language]

    def card(self, guest: str | None, language: str) -> TableCard:
        """The table's card as one guest sees it."""
        return self._personal(summaries.public_card(self._room.ledger, self.drawings, self.seats), guest, language)

    def show_card(self, but: Viewer | None = None) -> None:
        """Send everybody the card."""
        public = summaries.public_card(self._room.ledger, self.drawings, self.seats)
        for viewer in self.viewers:
            if viewer is not but:
                card = self._personal(public, viewer.guest, viewer.language)
                viewer.send(CardMessage(card))

    def _personal(self, public: dict[str, Any], guest: str | None, language: str) -> TableCard:
        present, watching = self.present()
        return summaries.personal_card(public, self._room.ledger.settings, guest, present, watching, language)
