"""Abusers for tests: every way to be a nuisance at once, from addresses of this machine only, until the process is ended.

python -m abusers http://127.0.0.1:8000 TABLE,UNDONE,UNDONE…
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
from collections.abc import Awaitable, Callable

import httpx
import websockets
from guests import Guest
from websockets.asyncio.client import ClientConnection, connect

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{"
BOT = {"kind": "bot", "level": 5}
WRONG = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, AssertionError, EOFError)


class Abuse:
    """What is done to one server."""

    def __init__(self, base: str, table: str, undone: list[str]) -> None:
        self.base = base
        self.port = int(base.rpartition(":")[2])
        self.table = table
        self.undone = undone

    async def everything(self) -> None:
        """All of it at once."""
        attacks = [
            *(self.slow_requests(f"127.0.1.{number}", sent) for number, sent in ((1, HALF), (2, HALF), (3, BODY))),
            self.deaf_viewers("127.0.2.1"),
            self.openings("127.0.3.1"),
            self.syncs("127.0.4.1"),
            self.chats("127.0.5.1"),
            self.bot_tables("127.0.6.1"),
            self.undone_tables("127.0.7.1"),
            self.requests("127.0.8.1"),
        ]
        await asyncio.gather(*attacks)

    async def slow_requests(self, address: str, sent: bytes) -> None:
        """A hundred and fifty connections that begin a request and never end it."""

        async def one() -> None:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
            try:
                for byte in itertools.chain([sent], itertools.repeat(b"x")):
                    writer.write(byte)
                    await writer.drain()
                    await asyncio.sleep(1)
            finally:
                writer.close()

        await asyncio.gather(*(again(one, 1.0) for _ in range(150)))

    async def deaf_viewers(self, address: str) -> None:
        """Sixty viewers of the honest table who ask for everything and read nothing."""

        async def one() -> None:
            async with self.socket(address) as deaf:
                deaf.transport.pause_reading()
                while True:
                    await deaf.send('{"do":"sync"}')
                    await asyncio.sleep(0.2)

        await asyncio.gather(*(again(one, 1.0) for _ in range(60)))

    async def openings(self, address: str) -> None:
        """Sockets that are opened and thrown away, some fifty a second."""

        async def one() -> None:
            async with self.socket(address):
                pass

        await asyncio.gather(*(again(one, 0.2) for _ in range(10)))

    async def syncs(self, address: str) -> None:
        """Twenty viewers who ask for everything, again and again."""

        async def one() -> None:
            async with self.socket(address) as greedy:

                async def ask() -> None:
                    while True:
                        await greedy.send('{"do":"sync"}')
                        await asyncio.sleep(0.02)

                asking = asyncio.create_task(ask())
                try:
                    async for _ in greedy:
                        pass
                finally:
                    asking.cancel()

        await asyncio.gather(*(again(one, 1.0) for _ in range(20)))

    async def chats(self, address: str) -> None:
        """Twenty spectators who write without pause."""

        async def one() -> None:
            async with Guest(self.base, "Eve", address) as eve:
                loud = await eve.open(self.table)
                while loud.closed is None:
                    await loud.ask("chat", text="x" * 500)
                    await asyncio.sleep(0.05)
                    loud.frames.clear()
                    loud.messages.clear()

        await asyncio.gather(*(again(one, 2.0) for _ in range(20)))

    async def bot_tables(self, address: str) -> None:
        """Forty tables at which only the strongest bots play, and five people who watch them."""

        async def one() -> None:
            async with Guest(self.base, "Mallory", address) as mallory:
                for _ in range(8):
                    card = await mallory.table("cryo", BOT, BOT, start=True)
                    await mallory.open(card["id"])
                await asyncio.sleep(3600)

        await asyncio.gather(*(again(one, 5.0) for _ in range(5)))

    async def undone_tables(self, address: str) -> None:
        """Tables with a long history of moves taken back, opened one after the other by a stranger."""
        async with Guest(self.base, "Trudy", address) as trudy:
            for id in self.undone:
                for path in ("", "/record"):
                    with contextlib.suppress(*WRONG):
                        await trudy.http.get(f"/api/tables/{id}{path}")
                with contextlib.suppress(*WRONG):
                    await trudy.open(id)
                await asyncio.sleep(0.5)
            await asyncio.sleep(3600)

    async def requests(self, address: str) -> None:
        """Plain requests, some two hundred a second."""

        async def one() -> None:
            async with Guest(self.base, None, address) as oscar:
                while True:
                    await oscar.http.get("/api/tables")
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(again(one, 0.5) for _ in range(4)))

    @contextlib.asynccontextmanager
    async def socket(self, address: str):  # type: ignore[no-untyped-def]
        """A viewer of the honest table."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        connection: ClientConnection = await connect(
            url, proxy=None, compression=None, max_size=None, local_addr=(address, 0), close_timeout=1
        )
        try:
            await connection.send(json.dumps({"do": "hello", "protocol": 4}))
            yield connection
        finally:
            connection.transport.abort()


async def again(attack: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something again and again, whatever becomes of it."""
    while True:
        with contextlib.suppress(*WRONG):
            await attack()
        await asyncio.sleep(pause)


if __name__ == "__main__":
    os.nice(5)  # elsewhere they would not take the server's own cores
    honest, *others = sys.argv[2].split(",")
    asyncio.run(Abuse(sys.argv[1], honest, others).everything())
