"""Load: many open tables with two sockets each, moves at a steady rate, and how long until every viewer sees them.

    python bench/load.py                       1,000 tables, 2,000 sockets, 200 moves/s for 30 s on SQLite
    python bench/load.py --rates 200,400,800   the same tables at growing rates: where does it break?
    python bench/load.py --peer                then the same load against a boardgame.io server (npm), as a ratio
    python bench/load.py --servers 2           several processes on one PostgreSQL, the tables spread over them; it is started
                                               for this and thrown away, unless --database postgresql://… names one

The players sit in processes of their own, keep the moves they are offered by their differences and play any of them. Bytes are
all that came over the sockets, acknowledgements and heads of frames included; CPU is the server process's own, of all its threads.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from orrery.server.wire.distances import read
from orrery.server.wire.incoming import PROTOCOL

HERE = Path(__file__).parent


class Moves(msgspec.Struct):
    """The moves that are offered now, against those offered last."""

    came: str = ""
    gone: str = ""


class Message(msgspec.Struct):
    """The few fields of a message that a player needs."""

    type: str
    n: int = 0
    moves: str | Moves | None = None
    outcome: Any = None
    update: Message | None = None


class Player:
    """What one of two viewers knows."""

    def __init__(self) -> None:
        self.n = 0
        self.moves: list[int] = []
        self.last: list[int] = []

    def hear(self, message: Message) -> None:
        self.n = message.n
        if isinstance(message.moves, str):
            self.moves = read(message.moves)
        elif message.moves is not None:
            came, gone = set(read(message.moves.came)), set(read(message.moves.gone))
            self.moves = sorted({*self.last, *came} - gone)
        self.last = self.moves or self.last


class Counted(ClientConnection):
    """A connection that counts what comes over it."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Table:
    """Two viewers of one table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[Counted] = []
        self.players = [Player(), Player()]
        self.sent = 0.0
        self.waiting = 0
        self.over = False


class Driver:
    """Plays on its share of the tables and measures."""

    def __init__(self, base: str, cookies: list[str], ids: list[str], packed: bool) -> None:
        self.base = base
        self.cookies = cookies
        self.tables = [Table(id) for id in ids]
        self.ready: collections.deque[Table] = collections.deque()
        self.latencies: list[float] = []
        self.refused = 0
        self.packed = packed
        self.readers: list[asyncio.Task[None]] = []
        self.decoder = msgspec.json.Decoder(Message)

    async def open(self) -> None:
        gate = asyncio.Semaphore(40)
        await asyncio.gather(*(self._open(table, gate) for table in self.tables))

    async def _open(self, table: Table, gate: asyncio.Semaphore) -> None:
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        for viewer in (0, 1):
            async with gate:
                socket = await connect(
                    url,
                    additional_headers={"Cookie": self.cookies[viewer]},
                    compression="deflate" if self.packed else None,
                    create_connection=Counted,
                    max_size=None,
                    proxy=None,
                    open_timeout=120,
                    ping_interval=None,
                )
                await socket.send(f'{{"do":"hello","protocol":{PROTOCOL}}}')
                welcome = self.decoder.decode(await socket.recv())
                assert welcome.update is not None
                table.players[viewer].hear(welcome.update)
                assert isinstance(socket, Counted)
                table.sockets.append(socket)
                self.readers.append(asyncio.create_task(self._read(table, viewer, socket)))
        self.ready.append(table)

    async def _read(self, table: Table, viewer: int, socket: Counted) -> None:
        async for frame in socket:
            message = self.decoder.decode(frame)
            if message.type in ("update", "difference"):
                table.players[viewer].hear(message)
                if table.waiting:
                    self.latencies.append(time.perf_counter() - table.sent)
                    table.waiting -= 1
                    table.over = table.over or message.outcome is not None
                    if not table.waiting and not table.over:
                        self.ready.append(table)
            elif message.type == "refused":
                self.refused += 1

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        self.latencies, self.refused = [], 0
        received = self._received()
        made = late = 0
        began = time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            wanted = int((now - began) * rate) - made - late
            for _ in range(wanted):
                if self.ready:
                    await self._move(self.ready.popleft(), made)
                    made += 1
                else:
                    late += 1
            await asyncio.sleep(0.002)
        took = time.perf_counter() - began
        await asyncio.sleep(1.0)
        return {
            "moves": made,
            "skipped": late,
            "seconds": took,
            "latencies": self.latencies,
            "refused": self.refused,
            "bytes": self._received() - received,
            "missing": 2 * made - len(self.latencies),
        }

    def _received(self) -> int:
        return sum(socket.received for table in self.tables for socket in table.sockets)

    async def _move(self, table: Table, number: int) -> None:
        viewer = 0 if table.players[0].moves else 1
        player = table.players[viewer]
        command = {
            "do": "play",
            "id": f"{table.id}-{player.n}-{number}",
            "n": player.n,
            "seat": viewer,
            "move": random.choice(player.moves),
        }
        table.sent, table.waiting = time.perf_counter(), 2
        await table.sockets[viewer].send(json.dumps(command))


async def drive() -> None:
    """A driver process: tables and orders come in as lines, results go out as lines."""
    given = json.loads(sys.stdin.readline())
    driver = Driver(given["base"], given["cookies"], given["tables"], given["packed"])
    await driver.open()
    print(json.dumps({"ready": len(driver.tables)}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = json.loads(line)
        print(json.dumps(await driver.play(order["rate"], order["seconds"])), flush=True)
    os._exit(0)


def memory(pid: int) -> float:
    """Megabytes a process holds."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def cpu(pid: int) -> float:
    """Seconds of a core that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else float("nan")


def make_tables(bases: list[str], game: str, count: int) -> tuple[list[str], list[str]]:
    """Tables between two guests, all begun, made by the servers in turn; their ids and the guests' cookies."""
    with httpx.Client(timeout=60) as ann, httpx.Client(timeout=60) as bob:
        ann.post(f"{bases[0]}/api/me", json={"name": "Ann"})
        bob.post(f"{bases[0]}/api/me", json={"name": "Bob"})
        ids = []
        for number in range(count):
            ann.base_url = bob.base_url = bases[number % len(bases)]
            card = ann.post("/api/tables", json={"game": game, "places": [{"kind": "me"}, {"kind": "open"}]}).json()
            bob.post(f"/api/tables/{card['id']}/join", json={"key": card["invite"]})
            ann.post(f"/api/tables/{card['id']}/start", json={}).raise_for_status()
            ids.append(card["id"])
        return ids, [f"orrery={http.cookies['orrery']}" for http in (ann, bob)]


class Drivers:
    """Some driver processes that are given orders together."""

    def __init__(self, command: list[str], shares: list[dict[str, Any]]) -> None:
        self.processes = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in shares
        ]
        self.order(shares)

    def order(self, orders: list[dict[str, Any]]) -> list[dict[str, Any]]:
        for process, order in zip(self.processes, orders, strict=True):
            assert process.stdin is not None
            process.stdin.write(json.dumps(order) + "\n")
            process.stdin.flush()
        answers = []
        for process in self.processes:
            assert process.stdout is not None
            answers.append(json.loads(process.stdout.readline()))
        return answers

    def play(self, rate: float, seconds: float, *servers: int) -> dict[str, Any]:
        used = sum(map(cpu, servers))
        share = {"rate": rate / len(self.processes), "seconds": seconds}
        reports = self.order([share] * len(self.processes))
        latencies = [latency for one in reports for latency in one["latencies"]]
        moves = sum(one["moves"] for one in reports)
        used = sum(map(cpu, servers)) - used
        return {
            "wanted": rate,
            "moves_per_second": round(moves / reports[0]["seconds"], 1),
            "p50_ms": round(quantile(latencies, 0.5), 1),
            "p99_ms": round(quantile(latencies, 0.99), 1),
            "max_ms": round(quantile(latencies, 1.0), 1),
            "server_cpu_ms_per_move": round(used * 1000 / max(1, moves), 2),
            "bytes_per_move": round(sum(one.get("bytes", 0) for one in reports) / max(1, moves)),
            "skipped": sum(one["skipped"] for one in reports),
            "missing": sum(one["missing"] for one in reports),
            "refused": sum(one["refused"] for one in reports),
        }

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@contextlib.contextmanager
def database(arguments: argparse.Namespace) -> Iterator[str]:
    """Where tables are kept: as was asked, else in an SQLite file, or for several servers in a PostgreSQL of our own."""
    with tempfile.TemporaryDirectory() as folder:
        if arguments.database or arguments.servers == 1:
            yield arguments.database or f"sqlite:///{folder}/load.sqlite"
            return
        sys.path.insert(0, str(HERE.parent / "tests" / "server"))
        from cluster import Cluster, reason_to_skip

        if reason := reason_to_skip():
            sys.exit(reason)
        cluster = Cluster(Path(folder), durable=True)
        try:
            yield cluster.database()
        finally:
            cluster.stop()


def measure(arguments: argparse.Namespace, database: str) -> dict[str, Any]:
    command = [
        sys.executable,
        "-m",
        "orrery.server",
        "serve",
        "--port",
        "0",
        "--no-limits",
        "--quiet",
        "--workers",
        "1",
        "--database",
        database,
    ]
    servers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(arguments.servers)]
    pids = [server.pid for server in servers]
    bases = [server.stdout.readline().split()[-1].replace("localhost", "127.0.0.1") for server in servers]  # type: ignore[union-attr]
    drivers = None
    try:
        empty = sum(map(memory, pids))
        ids, cookies = make_tables(bases, arguments.game, arguments.tables)
        with_tables = sum(map(memory, pids))
        drives = max(arguments.processes, arguments.servers)
        parts = [ids[at::drives] for at in range(drives)]
        began = time.perf_counter()
        drivers = Drivers(
            [sys.executable, __file__, "--drive"],
            [
                {"base": bases[at % len(bases)], "cookies": cookies, "tables": part, "packed": not arguments.plain}
                for at, part in enumerate(parts)
            ],
        )
        connected = time.perf_counter() - began
        with_sockets = sum(map(memory, pids))
        drivers.play(min(arguments.rates), 3, *pids)
        runs = [drivers.play(rate, arguments.seconds, *pids) for rate in arguments.rates]
        return {
            "tables": len(ids),
            "sockets": 2 * len(ids),
            "connect_seconds": round(connected, 1),
            "runs": runs,
            "kb_per_table": round((with_tables - empty) * 1024 / len(ids), 1),
            "kb_per_socket": round((with_sockets - with_tables) * 1024 / (2 * len(ids)), 1),
            "kb_per_table_with_two_sockets": round((with_sockets - empty) * 1024 / len(ids), 1),
            "mb": round(sum(map(memory, pids)), 1),
        }
    finally:
        if drivers is not None:
            drivers.close()
        for server in servers:
            server.terminate()
            server.wait()


def measure_peer(arguments: argparse.Namespace) -> dict[str, Any] | None:
    """The same load on boardgame.io: its own server and client library, a game of trivial rules, kept in memory only."""
    folder = Path(tempfile.gettempdir()) / "orrery-boardgame-io"
    folder.mkdir(exist_ok=True)
    for name in ("server.cjs", "drive.cjs"):
        (folder / name).write_text((HERE / "peers" / name).read_text())
    if not (folder / "node_modules" / "boardgame.io").exists():
        done = subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50.2", "socket.io-client@4"],
            cwd=folder,
            check=False,
        )
        if done.returncode:
            print("boardgame.io could not be installed with npm, so there is no comparison", file=sys.stderr)
            return None
    server = subprocess.Popen(["node", "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    port = int(server.stdout.readline().split()[-1])
    drivers = None
    try:
        empty = memory(server.pid)
        shares = [len(range(at, arguments.tables, arguments.processes)) for at in range(arguments.processes)]
        drivers = Drivers(["node", str(folder / "drive.cjs")], [{"port": port, "tables": share} for share in shares])
        with_all = memory(server.pid)
        drivers.play(min(arguments.rates), 3, server.pid)
        runs = [drivers.play(rate, arguments.seconds, server.pid) for rate in arguments.rates]
        return {
            "tables": arguments.tables,
            "runs": runs,
            "kb_per_table_with_two_sockets": round((with_all - empty) * 1024 / arguments.tables, 1),
            "mb": round(memory(server.pid), 1),
        }
    finally:
        if drivers is not None:
            drivers.close()
        server.kill()
        server.wait()


def show(name: str, found: dict[str, Any]) -> None:
    print(f"\n{name}: " + ", ".join(f"{key} {value}" for key, value in found.items() if key != "runs"))
    print("  wanted/s   moves/s    p50 ms    p99 ms    max ms  cpu ms/m   bytes/m   skipped   missing")
    for run in found["runs"]:
        print(
            "  "
            + "".join(
                f"{run[key]:>8}  "
                for key in (
                    "wanted",
                    "moves_per_second",
                    "p50_ms",
                    "p99_ms",
                    "max_ms",
                    "server_cpu_ms_per_move",
                    "bytes_per_move",
                    "skipped",
                    "missing",
                )
            )
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on the server, and on a peer.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rates", default="200", help="moves a second in all, several with commas")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=1, help="driver processes")
    parser.add_argument("--servers", type=int, default=1, help="server processes; several share one PostgreSQL")
    parser.add_argument("--game", default="callisto")
    parser.add_argument(
        "--database", help="default: an SQLite file in a temporary folder, for several servers PostgreSQL there"
    )
    parser.add_argument("--plain", action="store_true", help="clients that ask for no packing; browsers always do")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--drive", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.drive:
        asyncio.run(drive())
        return
    arguments.rates = [float(rate) for rate in arguments.rates.split(",")]
    with database(arguments) as kept:
        measured = {"orrery": measure(arguments, kept)}
    peer = measure_peer(arguments) if arguments.peer else None
    if peer is not None:
        measured["boardgame.io"] = peer
    if arguments.json:
        print(json.dumps(measured, indent=1))
        return
    for name, result in measured.items():
        show(name, result)
    if peer is not None:
        for ours, theirs in zip(measured["orrery"]["runs"], peer["runs"], strict=True):
            ratio = ours["server_cpu_ms_per_move"] / max(0.01, theirs["server_cpu_ms_per_move"])
            print(f"\nCPU a move at {ours['wanted']:g} moves/s: {ratio:.2f} times theirs", end="")
        ours, theirs = measured["orrery"]["runs"][-1], peer["runs"][-1]
        print(
            f"\np99 at {ours['wanted']:g} moves/s: {theirs['p99_ms'] / ours['p99_ms']:.2f} times ours; "
            f"moves/s: {ours['moves_per_second'] / max(0.1, theirs['moves_per_second']):.2f} times theirs"
        )


if __name__ == "__main__":
    main()
