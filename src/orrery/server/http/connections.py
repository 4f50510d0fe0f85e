"""Connections: how long a client may take to say what it wants and to read the answer, and how many an address may hold."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from orrery.server.http.frames import PACKING, Frames, begins_or_continues, is_control, text_frame, text_of, window_of
from orrery.server.http.limits import Bucket, network
from orrery.server.metrics import Metrics

HEAD: Final = 10.0
"""The seconds from the first byte of a request, or from connecting, to the end of its head."""
BODY: Final = 20.0
"""The seconds from there to the end of its body."""
ANSWER: Final = 120.0
"""The seconds from there until the answer has been read."""
KEEP_ALIVE: Final = 20
"""The seconds that a connection may wait for its next request."""
HEAD_BYTES: Final = 64 * 1024
REQUEST_BYTES: Final = 512 * 1024
"""What is longer is cut off; a body is refused politely long before."""
PLAIN: Final = 100
"""How many connections that are no sockets one address may hold."""
PINGS: Final = 5.0, 60
"""How many pings a second a socket may send, and at once."""
UNREAD: Final = 256 * 1024
"""How many bytes may wait in a socket's transport."""
SEND_BUFFER: Final = 128 * 1024
"""How many bytes the system itself keeps for a client that does not read; its own choice would be some megabytes."""
REFUSAL: Final = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"


class Gate:
    """Counts the plain connections of every address; proxies that are trusted bring everybody's and are not counted."""

    def __init__(self, metrics: Metrics, limits: bool = True, proxies: str = "") -> None:
        self.metrics = metrics
        self.limits = limits
        self._proxies, self._everybody = _networks(proxies), "*" in proxies
        self._held: Counter[str] = Counter()
        metrics.gauge("connections", "Plain connections that are open.", self._held.total)

    def enter(self, host: str) -> bool:
        """Let a connection in; False when its address holds too many."""
        here = network(host)
        if self.limits and self._held[here] >= PLAIN and not self._trusts(host):
            self.metrics.count("limited", "connections")
            return False
        self._held[here] += 1
        return True

    def leave(self, host: str) -> None:
        """A connection has ended, or has become a socket."""
        here = network(host)
        self._held[here] -= 1
        if not self._held[here]:
            del self._held[here]

    def _trusts(self, host: str) -> bool:
        try:
            ip = ipaddress.ip_address(host)
        except ValueError:
            return False
        return self._everybody or any(ip in proxy for proxy in self._proxies)


def _networks(proxies: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    networks = []
    for part in proxies.split(","):
        try:
            networks.append(ipaddress.ip_network(part.strip(), strict=False))
        except ValueError:
            continue  # uvicorn takes it for a name; no connection comes from one
    return networks


class Connection(HttpToolsProtocol):
    """A plain connection with a deadline at every moment but between two requests, where uvicorn's own ends it."""

    def __init__(self, gate: Gate, **rest: Any) -> None:
        super().__init__(**rest)
        self._gate = gate
        self._inside = False
        self._deadline: asyncio.TimerHandle | None = None
        self._head = True
        """Whether the head of the next request is still awaited."""
        self._receiving = False
        self._unanswered = 0
        self._bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: let them in, or tell them to come later."""
        super().connection_made(transport)
        self._inside = self._gate.enter(self._host)
        if self._inside:
            self._within(HEAD, "slow_heads")
        else:
            transport.write(REFUSAL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        """Bytes have come; even a single one must be the beginning of a head that ends in time."""
        if self._deadline is None:
            self._within(HEAD, "slow_heads")
        self._bytes += len(data)
        super().data_received(data)
        if self._bytes > (HEAD_BYTES if self._head else REQUEST_BYTES):
            self._cut("long_requests")

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._receiving = True
        self._within(HEAD, "slow_heads")

    def on_headers_complete(self) -> None:
        """Its head is complete."""
        self._head = False
        self._unanswered += 1
        self._within(BODY, "slow_bodies")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._head, self._receiving, self._bytes = True, False, 0
        self._rest()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It has been answered."""
        self._unanswered -= 1
        if not self._receiving:
            self._rest()
        super().on_response_complete()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else "?"

    def _rest(self) -> None:
        """Nothing is awaited from the client any more but that it reads its answers."""
        if self._unanswered:
            self._within(ANSWER, "slow_readers")
        else:
            self._disarm()

    def _within(self, seconds: float, what: str) -> None:
        self._disarm()
        if self._gate.limits and self._inside:
            self._deadline = self.loop.call_later(seconds, self._cut, what)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self, what: str) -> None:
        if self._gate.limits and not self.transport.is_closing():
            self._gate.metrics.count("limited", what)
            self.transport.abort()

    def _leave(self) -> None:
        self._disarm()
        if self._inside:
            self._inside = False
            self._gate.leave(self._host)


class Listener(Protocol):
    """Whoever goes on with a socket when the application has let somebody in."""

    def hear(self, frame: bytes) -> None:
        """A frame has come."""

    def go_on(self) -> None:
        """The other side has read enough: more may be written."""

    def lose(self) -> None:
        """The connection has ended."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that ends when it is told to, whether or not the other side reads.

    The application lets somebody in as uvicorn has it. From then on (`attend`) frames go to a listener and come from it directly:
    a thousand tables need no tasks, queues and headers of requests that were answered long ago.
    """

    def __init__(self, gate: Gate, **rest: Any) -> None:
        super().__init__(**rest)
        self._gate = gate
        self._pings = Bucket(*PINGS)
        self._listener: Listener | None = None
        self._frames: Frames | None = None
        """Cuts what comes, once the request was answered."""
        self._unfinished = False
        """Whether a message has begun that needs more frames."""
        self._window = 0
        """How far the packer of long texts may look back, in bits; 0 where the client has not asked for one."""
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Request) -> None:
        """Give the application a way to write to it, and to end it at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self
            self._window = window_of(self.conn.extensions)
            if not self.conn.reader.buffer:  # who did not wait for the answer is read by the library alone
                self._frames = Frames()

    def data_received(self, data: bytes) -> None:
        """Bytes have come: texts go to the listener, everything else to the library."""
        if self._frames is None:
            super().data_received(data)
            return
        for frame in self._frames.cut(data):
            heard = self._listener is not None and not self._unfinished
            text = text_of(frame, self._window > 0) if heard else None
            if text is None or self.conn.state is not State.OPEN or self.close_sent:
                if not is_control(frame):
                    self._unfinished = begins_or_continues(frame)
                super().data_received(frame)
            elif self._listener is not None:
                self._listener.hear(text)

    # ---- once somebody was let in ------------------------------------------------------------------------------

    def attend(self, listener: Listener) -> None:
        """Have a listener go on with the socket; what came meanwhile is the first it hears."""
        self._listener = listener
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.hear(event["bytes"] if "bytes" in event else event["text"].encode())
        if self.disconnected:
            listener.lose()
        else:
            self.listen()

    def write(self, frame: bytes) -> bool:
        """Send a text now; False where the other side has yet to read, or will not. What is sent together goes together."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if not self.conn.writes:
            self.loop.call_soon(self._flush)  # uvloop would gather what is written in one turn, other loops would not
        self.conn.writes.append(text_frame(frame, self._window))
        return True

    def _flush(self) -> None:
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def close(self, code: int) -> None:
        """Say goodbye; the other side may take a moment to say it too, and no longer."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.listen()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def abort(self) -> None:
        """End it at once, read or not."""
        self.transport.abort()

    def pause(self) -> None:
        """Read no more for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A frame is complete: it is for the listener, where there is one."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        frame, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._listener.hear(frame)

    def resume_writing(self) -> None:
        """The other side has read what waited."""
        super().resume_writing()
        if self._listener is not None:
            self._listener.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.lose()

    async def run_asgi(self) -> None:
        """Let the application answer; where it has found a listener, the socket outlives it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket failed")
            self.send_500_response()
        if self._listener is None and self.close_timer is None:
            self.transport.close()

    # ---- limits ------------------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send; a handshake that was answered with a status is over too, and no error for the log."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer, unless that is abused: answers that nobody reads would pile up."""
        super().handle_ping()
        flood = self._gate.limits and self._pings.take() > 0
        if flood or self.transport.get_write_buffer_size() > UNREAD:
            self._gate.metrics.count("limited", "pings")
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """No pong came: whoever does not answer does not read a farewell either."""
        super().keepalive_timeout()
        self._gate.metrics.count("limited", "silent")
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Forget the request; somebody who was not let in may take a moment to say goodbye, and no longer."""
        super().on_task_complete(task)
        if self._listener is None:
            self.loop.call_later(self.close_timeout, self.transport.abort)
        else:
            self.scope.clear()  # type: ignore[attr-defined]
            del self.request, self.response


def bound_buffers(listening: Iterable[Any]) -> None:
    """Have the connections that listening sockets accept from now on keep little of what is not read."""
    for accepting in listening:
        accepting.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def protocols(gate: Gate) -> dict[str, Any]:
    """How uvicorn is told to use these."""
    return {"http": partial(Connection, gate), "ws": partial(SocketConnection, gate)}
