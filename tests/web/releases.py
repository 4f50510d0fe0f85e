"""A server whose client, protocol and push service a test may change: what a new release looks like to tabs that are open."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import visitors

RUN = """import os, runpy
from pathlib import Path
from orrery.server.wire import incoming
incoming.PROTOCOL += int(os.environ["ORRERY_TEST_PROTOCOL"])
from orrery.server.http import site
from orrery.server.live import posting
site.Config.__init__.__kwdefaults__["static"] = Path(os.environ["ORRERY_TEST_STATIC"])
posting.is_public = lambda address: True
runpy.run_module("orrery.server.commands", run_name="__main__", alter_sys=True)
"""
"""Serves another folder, speaks a later protocol, and posts to push services on this machine."""


class ReleasedSite(visitors.Site):
    """A site that can be released anew while people look at it."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.release = 1
        static = folder / "static-1"
        shutil.copytree(visitors.STATIC, static)
        super().__init__(folder, False, RUN, ORRERY_TEST_STATIC=str(static), ORRERY_TEST_PROTOCOL="0", **environment)

    def release_anew(self, protocol: int = 0) -> None:
        """Stop, and start with the files of another build: all of them have other names."""
        self.stop()
        before = Path(self.environment["ORRERY_TEST_STATIC"])
        self.release += 1
        static = self.folder / f"static-{self.release}"
        shutil.copytree(before, static)
        names = {path.name: f"{path.stem}{self.release}{path.suffix}" for path in (static / "assets").iterdir()}
        for path in [*static.rglob("*.js"), *static.rglob("*.css"), static / "index.html"]:
            path.write_text(_renamed(path.read_text(encoding="utf-8"), names), encoding="utf-8")
        for path in list((static / "assets").iterdir()):
            path.rename(path.with_name(names[path.name]))
        page = static / "index.html"
        marked = f'<meta name="release" content="{self.release}" /></head>'
        page.write_text(re.sub(r'(<meta name="release"[^>]*>)?\s*</head>', marked, page.read_text()), encoding="utf-8")
        worker = static / "worker.js"
        worker.write_text(re.sub("`[0-9a-f]{16}`", f"`{self.release:016x}`", worker.read_text(), count=1))
        assert worker.read_text() != (before / "worker.js").read_text()
        self.environment |= {"ORRERY_TEST_STATIC": str(static), "ORRERY_TEST_PROTOCOL": str(protocol)}
        self.start()


def _renamed(text: str, names: dict[str, str]) -> str:
    """A file that names others by their new names."""
    for old, new in names.items():
        text = text.replace(old, new)
    return text
