"""Guests for tests: a server in this process or another, people who speak HTTP, and sockets that remember everything."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from orrery.server.http.app import make_app
from orrery.server.http.serve import Service, Serving, uvicorn_config
from orrery.server.http.site import Config
from orrery.server.live.hub import Hub
from orrery.server.live.room import Room
from orrery.server.store.base import open_store
from orrery.server.think.pool import Pool
from orrery.server.wire.incoming import PROTOCOL

HERE = Path(__file__).parent
_client = importlib.util.spec_from_file_location("client", HERE.parents[1] / "docs" / "client.py")
assert _client is not None and _client.loader is not None
client = importlib.util.module_from_spec(_client)
"""The client of the documentation: positions are kept here as it keeps them."""
_client.loader.exec_module(client)
applied: Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]] = client.applied
renewed: Callable[[Any, Any], Any] = client.renewed
numbers: Callable[[str], list[int]] = client.numbers
GAMES = ("toy", "sealed")
os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE), str(HERE.parent), os.environ.get("PYTHONPATH", "")])
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@contextlib.contextmanager
def fast_folder() -> Iterator[Path]:
    """A folder in memory where there is one: a test of the rules of a table need not wait for a disk."""
    root = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=root) as folder:
        yield Path(folder)


@contextlib.asynccontextmanager
async def hub_open(database: str, now: Callable[[], float] | None = None) -> AsyncIterator[Hub]:
    workers = Pool(1, modules=GAMES)
    hub = Hub(open_store(database), workers, now) if now else Hub(open_store(database), workers)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


class House:
    """A server in this process, with the hub at hand."""

    def __init__(self, hub: Hub, app: Starlette, base: str, service: Service) -> None:
        self.hub = hub
        self.app = app
        self.base = base
        self.service = service

    def guest(self, name: str | None = None) -> Guest:
        return Guest(self.base, name)


@contextlib.asynccontextmanager
async def house(
    database: str | None = None, now: Callable[[], float] | None = None, limits: bool = False, **config: Any
) -> AsyncIterator[House]:
    with fast_folder() as folder:
        async with hub_open(database or f"sqlite:///{folder}/tables.sqlite", now) as hub:
            app = make_app(hub, Config(limits=limits, **config))
            serving = Serving(port=0, limits=limits)
            settings = uvicorn_config(app, hub, serving)
            settings.timeout_graceful_shutdown = 2
            service = Service(settings, hub, serving)
            task = asyncio.create_task(service.serve())
            while not service.started:
                await asyncio.sleep(0.01)
            port = service.servers[0].sockets[0].getsockname()[1]
            try:
                yield House(hub, app, f"http://127.0.0.1:{port}", service)
            finally:
                service.should_exit = True
                await task


async def swept(hub: Hub, times: int = 2) -> None:
    """Wait until the hub has looked after its tables a few times more."""
    done, sweep = 0, hub.housekeeping.tidy

    async def tidy() -> None:
        nonlocal done
        await sweep()
        done += 1

    hub.housekeeping.tidy = tidy  # type: ignore[method-assign]
    while done < times:
        await asyncio.sleep(0.01)
    hub.housekeeping.tidy = sweep  # type: ignore[method-assign]


async def at_rest(room: Room) -> None:
    """Wait until a room has done what it was asked for, and no bot thinks there."""

    async def nothing() -> None:
        """What was asked before is done now."""

    await room.call(nothing)
    while room.bots.thinking:
        await asyncio.sleep(0.01)


class Guest:
    """Somebody with a browser."""

    def __init__(self, base: str, name: str | None = None, address: str | None = None) -> None:
        self.base = base
        self.name = name
        self.address = address
        """Where they come from, of this machine's own addresses; None: the usual one."""
        self.http = httpx.AsyncClient(
            base_url=base, timeout=30, transport=httpx.AsyncHTTPTransport(local_address=address)
        )
        self.sockets: list[Socket] = []

    async def __aenter__(self) -> Guest:
        if self.name:
            await self.post("/api/me", name=self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        response = await self.http.get(path, params=query)
        assert response.is_success, (response.status_code, response.text)
        return response.json()

    async def post(self, path: str, **body: Any) -> Any:
        response = await self.http.post(path, json=body)
        assert response.is_success, (response.status_code, response.text)
        return response.json()

    async def refused(self, path: str, method: str = "POST", **body: Any) -> tuple[int, str]:
        response = await self.http.request(method, path, json=body)
        assert not response.is_success, response.text
        return response.status_code, response.json()["error"]["code"]

    async def table(self, game: str, *places: Any, **more: Any) -> Any:
        return await self.post("/api/tables", game=game, places=places, **more)

    async def moves(self, card: dict[str, Any], seat: int = 0) -> list[dict[str, Any]]:
        """Every move of a table's game, as a seat means it."""
        return list((await self.get(f"/api/catalogues/{card['catalogue']}/{seat}"))["moves"])

    async def open(self, table: str, packing: bool = False, **hello: Any) -> Socket:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        connection = await connect(
            url,
            additional_headers={"Cookie": cookies} if cookies else {},
            max_size=None,
            compression="deflate" if packing else None,
            proxy=None,
            local_addr=(self.address, 0) if self.address else None,
        )
        socket = Socket(connection)
        self.sockets.append(socket)
        with contextlib.suppress(websockets.ConnectionClosed):
            await socket.say(do="hello", **{"protocol": PROTOCOL} | hello)
        await socket.until(lambda: socket.welcomed is not None or socket.closed is not None)
        return socket


class Socket:
    """A viewer's side of the wire; every frame is kept as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.welcomed: dict[str, Any] | None = None
        """The table's card, once it came."""
        self.position: dict[str, Any] | None = None
        """What the last update leads to, once the game has begun."""
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.count = 0
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._read())

    @property
    def card(self) -> dict[str, Any]:
        """The table's card, which a welcomed viewer has."""
        assert self.welcomed is not None, "no welcome came"
        return self.welcomed

    @property
    def update(self) -> dict[str, Any]:
        """The position, of a game that has begun."""
        assert self.position is not None, "no update came"
        return self.position

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def close(self) -> None:
        await self.connection.close()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async for frame in self.connection:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self._take(json.loads(frame))
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        self.closed = self.connection.close_code
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.welcomed, self.chat = message["table"], list(message["chat"])
            if message["update"] is not None:
                self._update(message["update"])
        elif kind == "table":
            self.welcomed = message["table"]
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind in ("update", "difference"):
            self._update(message)

    def _update(self, update: dict[str, Any]) -> None:
        assert update["type"] == "update" or (self.position and update["after"] == self.position["n"]), "a gap"
        self.position = position = applied(self.position or {}, update)
        self.log = [{**entry, "text": text} for entry in position.get("log", []) for text in entry["texts"]]

    async def until(self, met: Callable[[], Any], seconds: float = 90) -> Any:
        async with asyncio.timeout(seconds):
            while not (found := met()):
                self._changed.clear()
                await self._changed.wait()
        return found

    def of(self, kind: str, id: str | None = None) -> dict[str, Any] | None:
        return next((m for m in self.messages if m["type"] == kind and (id is None or m.get("id") == id)), None)

    def the(self, kind: str) -> dict[str, Any]:
        """The first message of a kind, of which one has come."""
        message = self.of(kind)
        assert message is not None, f"no {kind} came"
        return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command with an id and wait for its answer."""
        self.count += 1
        id = fields.pop("id", f"c{self.count}-{id_of(self)}")
        seen = len(self.messages)
        await self.say(do=do, id=id, **fields)

        def answered() -> dict[str, Any] | None:
            return next((m for m in self.messages[seen:] if m.get("id") == id), None)

        return await self.until(lambda: answered() or self.closed) if not answered() else answered()  # type: ignore[return-value]

    async def play(self, seat: int | None = None, move: int | None = None) -> dict[str, Any]:
        """Play an offered move, any if none is named, and wait for the answer."""
        update = self.update
        seat = update["seat"] if seat is None else seat
        move = random.choice(update["moves"]) if move is None else move
        return await self.ask("play", n=update["n"], seat=seat, move=move)

    @property
    def my_turn(self) -> bool:
        return bool(self.position and self.position["moves"])

    @property
    def over(self) -> bool:
        return bool(self.position and self.position["outcome"])

    async def play_on(self, turns: int = 10_000) -> None:
        """Play at random whenever it is one's turn, until the game is over."""
        for _ in range(turns):
            await self.until(lambda: self.my_turn or self.over)
            if self.over:
                return
            answer = await self.play()
            assert answer["type"] == "ack" or answer["code"] == "stale", answer


def id_of(thing: object) -> str:
    return hex(id(thing))[-5:]


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, *more: str, limits: bool = False, log: bool = False) -> None:
        command = [
            sys.executable,
            "-m",
            "orrery.server",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            *(() if limits else ("--no-limits",)),
            *(() if log else ("--quiet",)),
            "--workers",
            "1",
            *(part for game in GAMES for part in ("--game", game)),
            *more,
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE if log else None, text=True
        )
        self.log: list[str] = []
        """The lines of its log; read as they come, for a file could be full."""
        self._reading = threading.Thread(target=self._read) if log else None
        if self._reading is not None:
            self._reading.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Orrery is ready"), line
        self.base = line.split()[-1].replace("localhost", "127.0.0.1")
        atexit.register(self.process.kill)

    def kill(self) -> None:
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        if self._reading is not None:
            self._reading.join()
        return code

    def _read(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self.log.append(line)

    def guest(self, name: str | None = None, address: str | None = None) -> Guest:
        return Guest(self.base, name, address)


def run(test: Any) -> None:
    """Run a test that waits."""
    asyncio.run(test)
