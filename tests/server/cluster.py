"""A PostgreSQL cluster of the tests' own, thrown away afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg


def binaries() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def reason_to_skip() -> str | None:
    """Why there can be no cluster, if there cannot."""
    if binaries() is None:
        return "NOT TESTED ON POSTGRESQL: initdb was not found (install postgresql)"
    if os.getuid() == 0 and _user() is None:
        return "NOT TESTED ON POSTGRESQL: PostgreSQL does not run as root, and there is no user postgres or nobody"
    return None


def _user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root, so another user runs it."""
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return None


class Cluster:
    """One PostgreSQL server on a free port; each test takes a database of its own."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.fsync = "on" if durable else "off"
        """Whether a commit waits for the disk, as where people play."""
        self.port = _free_port()
        self.user = _user() if os.getuid() == 0 else None
        self.count = 0
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        self._run("initdb", "-D", str(folder / "data"), "-U", "orrery", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        where = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder}"
        options = f"{where} -c fsync={self.fsync} -c max_connections=60"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", str(self.folder / "log"), "-w", "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The URL of a fresh database."""
        self.count += 1
        name = f"orrery{self.count}"
        server = f"postgresql://orrery@127.0.0.1:{self.port}"

        async def create() -> None:
            connection = await asyncpg.connect(f"{server}/postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"{server}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        folder = binaries()
        assert folder is not None
        as_user: dict[str, Any] = (
            {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}
        )
        done = subprocess.run(
            [str(folder / program), *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            check=False,
            **as_user,
        )
        assert done.returncode == 0, done.stderr.decode()


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    root = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=root, ignore_cleanup_errors=True) as folder:
        running = Cluster(Path(folder))
        try:
            yield running
        finally:
            running.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
