"""Sockets: one viewer of one table each, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from orrery.server.http.chatter import Chatter
from orrery.server.http.collector import Doorkeeper
from orrery.server.http.connections import SocketConnection
from orrery.server.http.guard import address, check_origin
from orrery.server.http.limits import Bucket, Limits
from orrery.server.live import actions, queries
from orrery.server.live.hub import Hub
from orrery.server.live.room import Room
from orrery.server.live.viewer import Viewer
from orrery.server.model.refused import Refused
from orrery.server.store.base import Guest, Unavailable
from orrery.server.wire.errors import CLOSED, STORAGE
from orrery.server.wire.incoming import (
    PROTOCOL,
    Answer,
    Ask,
    At,
    Chat,
    Draw,
    Hello,
    Hint,
    InSight,
    Look,
    Mute,
    Ping,
    Play,
    Preview,
    Remark,
    Resign,
    Sync,
    Undo,
    WhyNot,
    decode_command,
)
from orrery.server.wire.outgoing import ErrorMessage, Pong, RefusedMessage, encode

HELLO: Final = 10.0
"""The seconds a client has for its first frame."""
SOCKETS: Final = 60
"""How many one address may hold."""
FRAMES: Final = 20.0, 60
"""How many frames a second a socket may send, and at once."""
GUEST_FRAMES: Final = 40.0, 120
"""The same for one guest over all sockets."""
ADDRESS_FRAMES: Final = 100.0, 300
"""The same for one address over all sockets."""
COSTS: Final[dict[type, float]] = {Hint: 3.0, Remark: 3.0, WhyNot: 3.0, Preview: 3.0, At: 3.0, Look: 5.0, Sync: 10.0}
"""The frames that count more than once."""
LONGEST: Final = 10.0
"""The most seconds that a frame is read late."""


class Hearing:
    """What somebody who is connected says: one frame is answered after the other, and nothing waits in between."""

    def __init__(self, sockets: Sockets, room: Room, viewer: Viewer, line: SocketConnection) -> None:
        self.room = room
        self.viewer = viewer
        self.bucket = Bucket(*FRAMES) if sockets.limits else None
        self.wrong = 0
        """How many frames could not be read."""
        self._sockets = sockets
        self._line = line
        self._frames: list[bytes] = []
        self._answering = False

    def hear(self, frame: bytes) -> None:
        """A frame has come; while others are answered, no more are read."""
        self._frames.append(frame)
        if self._answering:
            self._line.pause()
        else:
            self._answer()

    def _answer(self) -> None:
        """Answer what has come, until something has to be waited for."""
        while self._frames and self.viewer.close_code is None:
            awaited = self._sockets.answer(self, self._frames.pop(0))
            if awaited is not None:
                self._answering = True
                awaited.add_done_callback(self._go_on)
                return
        self._line.listen()

    def _go_on(self, _: asyncio.Future[None]) -> None:
        self._answering = False
        self._answer()

    def go_on(self) -> None:
        """The client has read what it was sent."""
        self.viewer.go_on()

    def lose(self) -> None:
        """The connection has ended."""
        self.viewer.close(1006)
        self.room.audience.leave(self.viewer)
        self._sockets.leave(self.viewer.address)


class Sockets:
    """Everybody who is connected."""

    def __init__(
        self,
        hub: Hub,
        guest_of: Callable[[HTTPConnection], Awaitable[Guest | None]],
        origins: tuple[str, ...],
        limits: bool,
    ) -> None:
        self.hub = hub
        self.guest_of = guest_of
        self.origins = origins
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.doorkeeper = Doorkeeper()
        self.guests = Limits(GUEST_FRAMES[0] if limits else 0.0, GUEST_FRAMES[1])
        self.chatter = Chatter(limits)
        self.addresses = Limits(ADDRESS_FRAMES[0] if limits else 0.0, ADDRESS_FRAMES[1])

    async def serve(self, socket: WebSocket) -> None:
        """One viewer of one table, from hello to goodbye."""
        check_origin(socket, self.origins)
        await socket.accept()
        here = address(socket)
        if self.limits and self.sockets[here] >= SOCKETS:
            self.hub.metrics.count("limited", "sockets")
            await socket.close(CLOSED["too_many"])
            return
        self.sockets[here] += 1
        try:
            hearing = await self._connect(socket, here)
        except BaseException:
            self.leave(here)
            raise
        if hearing is None:
            self.leave(here)
        else:
            socket.state.line.attend(hearing)
            self.doorkeeper.opened()

    def leave(self, here: str) -> None:
        """A socket of an address has ended."""
        self.sockets[here] -= 1
        if not self.sockets[here]:
            del self.sockets[here]

    async def _connect(self, socket: WebSocket, here: str) -> Hearing | None:
        """Let somebody in who says hello; None where that is refused, and they were told."""
        try:
            async with asyncio.timeout(HELLO):
                hello = decode_command(await receive(socket))
            if not isinstance(hello, Hello):
                raise Refused("malformed", "The first message must be hello.")
            guest = await self.guest_of(socket)
            known = guest.id if guest else None
            room = await self.hub.admit(socket.path_params["table"], known, hello.key, playing=True)
            name = guest.name if guest else "?"
            viewer = Viewer(known, name, hello.language, frozenset(hello.want), hello.key)
            viewer.address, viewer.line = here, socket.state.line
            if hello.protocol == PROTOCOL:
                await room.call(lambda: room.audience.welcome(viewer, hello.seat))
            else:
                room.audience.turn_away(viewer)
        except TimeoutError:
            await socket.close(CLOSED["late"])
        except Refused as refused:
            await refuse_socket(socket, refused)
        except Unavailable:
            await refuse_socket(socket, STORAGE)
        except WebSocketDisconnect:
            pass
        else:
            return Hearing(self, room, viewer, socket.state.line)
        return None

    def answer(self, hearing: Hearing, frame: bytes) -> asyncio.Future[None] | None:
        """Do what a frame asks for, not faster than is fair; None where nothing has to be waited for."""
        viewer = hearing.viewer
        self.hub.metrics.count("frames")
        try:
            command = decode_command(frame)
        except Refused as refused:
            hearing.wrong += 1
            viewer.send(ErrorMessage(refused.code, refused.text))
            if hearing.wrong >= 10:
                viewer.close("malformed")
            return None
        wait = self._wait(hearing.bucket, viewer, COSTS.get(type(command), 1.0))
        if wait:
            return asyncio.create_task(self._hear_late(wait, hearing.room, viewer, command))
        return self._hear(hearing.room, viewer, command)

    def _wait(self, bucket: Bucket | None, viewer: Viewer, cost: float) -> float:
        """How many seconds later somebody is read who sends too much; all sockets of a guest and of an address wait in turn."""
        if bucket is None:
            return 0.0
        wait = max(
            bucket.borrow(cost),
            self.guests.borrow(viewer.guest, cost) if viewer.guest else 0.0,
            self.addresses.borrow(viewer.address, cost),
        )
        if wait:
            self.hub.metrics.count("slowed")
        return min(wait, LONGEST)

    async def _hear_late(self, wait: float, room: Room, viewer: Viewer, command: Any) -> None:
        await asyncio.sleep(wait)
        if (answered := self._hear(room, viewer, command)) is not None:
            await asyncio.wait([answered])

    def _hear(self, room: Room, viewer: Viewer, command: Any) -> asyncio.Future[None] | None:
        """Have the room do what is asked for; None where it needs no room."""
        began = time.perf_counter()
        try:
            job = self._job(room, viewer, command)
        except Refused as refused:
            self._excuse(viewer, command, refused)
            return None
        if job is None:
            return None
        answered = room.ask(job)
        answered.add_done_callback(partial(self._heard, viewer, command, began))
        return answered

    def _job(self, room: Room, viewer: Viewer, command: Any) -> Callable[[], Awaitable[None]] | None:
        """What a room has to do in its turn to answer a command; None where it is answered already."""
        if isinstance(command, Chat):
            self.chatter.check(room, viewer)
        if isinstance(command, Play | Draw | Undo | Ask | Answer | Resign | Chat | Mute):
            return lambda: actions.act(room, viewer, command)
        if isinstance(command, Hint | Remark | WhyNot | Preview | At):
            return lambda: queries.answer(room, viewer, command)
        if isinstance(command, Look):
            return lambda: self._look(room, viewer, command)
        if isinstance(command, Sync):
            return lambda: self._sync(room, viewer)
        if isinstance(command, Ping):
            viewer.send(Pong(self.hub.now()))
        elif isinstance(command, InSight):
            room.audience.see(viewer, command.on)
        else:
            raise Refused("malformed", "The conversation has begun already.")
        return None

    def _heard(self, viewer: Viewer, command: Any, began: float, answered: asyncio.Future[None]) -> None:
        """A room has done what was asked, or could not."""
        self.hub.metrics.took(time.perf_counter() - began)
        failure = None if answered.cancelled() else answered.exception()
        if isinstance(failure, Refused):
            self._excuse(viewer, command, failure)
        elif failure is not None:
            self._excuse(
                viewer, command, Refused("busy", "Something went wrong at this table; it is being read again.")
            )

    @staticmethod
    def _excuse(viewer: Viewer, command: Any, refused: Refused) -> None:
        id = getattr(command, "id", None)
        if id is None:
            viewer.send(ErrorMessage(refused.code, refused.text))
        else:
            viewer.send(RefusedMessage(id, refused.code, refused.text))

    @staticmethod
    async def _look(room: Room, viewer: Viewer, command: Look) -> None:
        if command.seat is not None and command.seat not in viewer.mine:
            raise Refused("not_yours", "This seat is not yours.")
        if command.seat is not None:
            viewer.seat = command.seat
        if command.language is not None and command.language != viewer.language:
            viewer.language = command.language
            await room.audience.welcome(viewer, viewer.seat)
        else:
            room.audience.show(viewer)

    @staticmethod
    async def _sync(room: Room, viewer: Viewer) -> None:
        room.audience.show(viewer)


async def receive(socket: WebSocket) -> str | bytes:
    """The next frame; WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    frame: str | bytes = message.get("text") or message.get("bytes") or ""
    return frame


async def refuse_socket(socket: WebSocket, refused: Refused) -> None:
    """Say why, then close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(ErrorMessage(refused.code, refused.text)).decode())
        await socket.close(CLOSED.get(refused.code, 4400))
