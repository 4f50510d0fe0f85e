"""Running the service: one process, one port, one database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn

from orrery.games import games
from orrery.server.http.app import make_app
from orrery.server.http.collector import calm, collect_now_and_then
from orrery.server.http.connections import KEEP_ALIVE, Gate, bound_buffers, protocols
from orrery.server.http.site import Config
from orrery.server.live.hub import Hub
from orrery.server.store.base import Unavailable, open_store
from orrery.server.think.pool import Pool
from orrery.server.think.worker import register
from orrery.server.wire.incoming import FRAME
from orrery.terms import terms_of

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object on a line for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


@dataclass(frozen=True, kw_only=True)
class Serving:
    """How the service is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///orrery.sqlite"
    origins: tuple[str, ...] = ()
    limits: bool = True
    bot_tables: int = 8
    editions: Path | None = None
    workers: int | None = None
    memory: int = 2048
    proxies: str = "127.0.0.1"
    games: Sequence[str] = ()
    """Modules of further games, for their developers."""
    quiet: bool = False


class Service(uvicorn.Server):
    """A server that says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, hub: Hub, serving: Serving) -> None:
        super().__init__(config)
        self.hub = hub
        self.serving = serving

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Listen, then say where."""
        await super().startup(sockets)
        if self.started and self.servers:
            bound_buffers(self.servers[0].sockets)
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            print(f"Orrery is ready: http://{'localhost' if host == '127.0.0.1' else host}:{port}", flush=True)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, and go on afterwards: there is still the database to close."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Tell the viewers to come back, then stop."""
        await self.hub.drain()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def prepare_games() -> None:
    """Make what all tables share now and not with the first of them."""
    for game in games().values():
        for seats in game.seats:
            terms = terms_of(game, seats)
            game.catalogue(terms)
            game.setup(terms)


def open_many_files() -> None:
    """Hold as many connections as the system allows, not the thousand that a shell allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(app: Any, hub: Hub, serving: Serving) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        serving.host,
        serving.port,
        **protocols(Gate(hub.metrics, serving.limits, serving.proxies)),
        ws_max_size=FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=True,
        backlog=2048,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE,
        forwarded_allow_ips=serving.proxies,
    )


class CannotListen(Exception):
    """The address cannot be listened on; the message is one sentence."""


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets for every address of a host, all with one port; CannotListen says why there are none."""
    sockets: list[socket.socket] = []
    try:
        for family, *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE):
            wanted = (address[0], sockets[0].getsockname()[1] if sockets else port)
            sockets.append(socket.create_server(wanted, family=family))
    except (OSError, UnicodeError) as failure:
        for one in sockets:
            one.close()
        number = getattr(failure, "errno", None)
        why = os.strerror(number) if number and number > 0 else getattr(failure, "strerror", None) or failure
        raise CannotListen(f"nobody can listen on {host}:{port}: {why}") from None
    return sockets


async def run(serving: Serving) -> None:
    """Serve until told to stop; Unavailable when the database cannot be opened, CannotListen when the port is taken."""
    with contextlib.ExitStack() as closing:
        sockets = [closing.enter_context(one) for one in listening(serving.host, serving.port)]
        register(list(serving.games))
        prepare_games()
        calm()
        open_many_files()
        hub = Hub(open_store(serving.database), Pool(serving.workers, serving.memory, serving.games))
        await hub.open()
        collecting = asyncio.create_task(collect_now_and_then())
        try:
            config = Config(
                origins=serving.origins,
                limits=serving.limits,
                bot_tables=serving.bot_tables,
                editions=serving.editions,
            )
            app = make_app(hub, config)
            await Service(uvicorn_config(app, hub, serving), hub, serving).serve(sockets)
        finally:
            collecting.cancel()
            await hub.close()


def serve(serving: Serving) -> int:
    """Serve until told to stop; returns the exit code."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if serving.quiet else logging.INFO, force=True)
    # Below that it logs sockets with their queries, which may hold a key, and a line for each request that is none.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    try:
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(run(serving))
    except Unavailable as failure:
        print(f"orrery serve: the database cannot be opened: {failure}", file=sys.stderr)
        return 1
    except CannotListen as failure:
        print(f"orrery serve: {failure}", file=sys.stderr)
        return 1
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else 1
    except KeyboardInterrupt:
        return 0
    return 0


def _fast_loop() -> Any:
    try:
        import uvloop  # noqa: PLC0415 (not on every system)
    except ImportError:
        return None
    return uvloop.new_event_loop
