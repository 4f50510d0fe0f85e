"""Compiles the rules: mypyc for the hot modules, Cython for Callisto's bitboards; plain Python where neither is to be had."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
HOT_FILES = (
    "components",
    "moves",
    "state",
    "rules",
    "features",
    "means",
    "promises",
    "evaluate",
    "observe",
    "beliefs",
    "signs",
    "habits",
)
"""The files of a game's folder that are compiled; `rules` may be a folder."""
SHOWN = ("keeping", "server/wire/distances", "server/wire/encoder")
"""What is asked for every viewer with every move: what stayed of a picture, and how the rest is written."""
OPTIMISE = os.environ.get("ORRERY_OPTIMISE", "3")
"""How hard the C compiler tries, from 0 (to see whether it builds) to 3."""
UNNAMED = [] if os.name == "nt" else ["-g0"]
"""Line numbers of C that nobody has written are not kept: to work them out takes an eighth of the compiler's time."""
TRANSLATED = ROOT / "build" / "mypyc"
"""What mypyc remembers between two builds; a folder of its own, because a mypy that only checks types would spoil it."""
CYTHON_FILES = ("bitboard", "ends", "ground", "nodes", "playouts", "priors", "tree", "walks")
"""Those that Cython compiles; their types may stand beside them in a `.pxd`."""


def mypyc_sources() -> list[Path]:
    sources = [
        SOURCE / "orrery" / "dice.py",
        SOURCE / "orrery" / "judgement.py",
        SOURCE / "orrery" / "message.py",
        SOURCE / "orrery" / "observation.py",
        SOURCE / "orrery" / "vectors.py",
        *sorted((SOURCE / "orrery" / "bots").glob("search*.py")),
    ]
    sources += sorted((SOURCE / "orrery" / "envs").glob("fleet*.py"))
    sources += [SOURCE / "orrery" / f"{name}.py" for name in SHOWN]
    for game in sorted((SOURCE / "orrery" / "games").iterdir()):
        for name in HOT_FILES:
            sources += [path for path in (game / f"{name}.py",) if path.exists()]
            sources += sorted((game / name).glob("*.py"))
    return sources


def cython_sources() -> list[Path]:
    games = SOURCE / "orrery" / "games"
    return sorted(path for name in CYTHON_FILES for path in games.glob(f"*/{name}.py"))


def flags() -> list[str]:
    """This machine's best when ORRERY_NATIVE is set, as `make` does; what every machine of ten years has in wheels."""
    if os.environ.get("ORRERY_NATIVE"):
        return [f"-O{OPTIMISE}", *UNNAMED, "-march=native", *vectors()]
    usual = ["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else []
    return [f"-O{OPTIMISE}", *UNNAMED, *usual, *vectors()]


def vectors() -> list[str]:
    """GCC unrolls loops over a board's words before it could use vector registers, unless it is told not to."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        said = subprocess.run([named[0], "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return []
    return ["--param=max-completely-peel-times=3"] if "Free Software Foundation" in said else []


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """One for each game, one for what is shown and one for the rest: compiled side by side, and only when they changed."""
    members_of: dict[str, list[str]] = {}
    for file in files:
        path = Path(file)
        shown = path.relative_to("src/orrery").with_suffix("").as_posix() in SHOWN
        name = path.parts[3] if path.parts[2] == "games" else "shown" if shown else "orrery"
        members_of.setdefault(name, []).append(file)
    return [(members, f"orrery_{name}") for name, members in members_of.items()]


def compiler() -> bool:
    """Whether there is one; Windows finds its own."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(named.split()[0]) is not None


def wanted() -> bool:
    """Whether anything is to be compiled: not where only metadata or a source archive is asked for."""
    if os.environ.get("ORRERY_PURE") or {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return False
    if sys.implementation.name == "cpython" and compiler():
        return True
    print("orrery: there is no C compiler for this Python, so the rules stay plain Python", file=sys.stderr)
    return False


def extensions() -> list[Extension]:
    """What is compiled: everything or, where anything stands in the way, nothing."""
    if not wanted():
        return []
    try:
        return translated_afresh_if_need_be()
    except (Exception, SystemExit) as failure:  # mypyc exits where it cannot translate
        stay_plain(failure)
        return []


def translated_afresh_if_need_be() -> list[Extension]:
    """What mypyc remembers may not fit the sources any more, after a merge for example: then everything is translated again."""
    remembered = TRANSLATED.exists()
    try:
        return translated()
    except (Exception, SystemExit):
        if not remembered:
            raise
        print(
            "orrery: what was translated before does not fit any more, so everything is translated again",
            file=sys.stderr,
        )
        shutil.rmtree(TRANSLATED)
        return translated()


def translated() -> list[Extension]:
    from Cython.Build import cythonize
    from mypyc.build import mypycify

    os.chdir(ROOT)
    files = [str(path.relative_to(ROOT)) for path in mypyc_sources()]
    remember = f"--cache-dir={TRANSLATED.relative_to(ROOT)}"
    native = mypycify([remember, *files], opt_level=OPTIMISE, debug_level="0", separate=groups(files))
    boards = [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path.relative_to(ROOT))],
            extra_compile_args=flags(),
        )
        for path in cython_sources()
    ]
    return [*native, *cythonize(boards, build_dir="build", language_level=3, include_path=[str(SOURCE)])]


def stay_plain(failure: BaseException) -> None:
    """Say why the rules are not compiled; fail where they must be."""
    if os.environ.get("ORRERY_MUST_COMPILE"):
        raise failure
    reason = " ".join(str(failure).split())[:120] or type(failure).__name__
    print(f"orrery: not compiled ({reason}), so the rules stay plain Python", file=sys.stderr)


class BuildAndSign(build_ext):
    """Builds what can be built, and writes down from which sources."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:
            stay_plain(failure)
            return
        if self.extensions:
            self._sign()

    def _sign(self) -> None:
        target = SOURCE / "orrery" if self.inplace else Path(self.build_lib) / "orrery"
        digests = {
            str(path.relative_to(SOURCE / "orrery").as_posix()): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in [*mypyc_sources(), *cython_sources()]
        }
        (target / "_compiled.json").write_text(json.dumps(digests, indent=1, sort_keys=True) + "\n")


class BuildWithClient(build_py):
    """Packs the browser client too, built first where Node.js is to be had."""

    def run(self) -> None:
        client = SOURCE / "orrery" / "server" / "static" / "index.html"
        table = SOURCE / "orrery" / "notebook" / "static" / "table.js"
        npm = shutil.which("npm")
        if (
            not self.editable_mode
            and not (client.exists() and table.exists())
            and (ROOT / "web" / "package.json").exists()
        ):
            if npm is None:
                print("orrery: there is no Node.js (npm), so the browser client is left out", file=sys.stderr)
            else:
                self._build_client(npm)
        super().run()

    @staticmethod
    def _build_client(npm: str) -> None:
        try:
            subprocess.run([npm, "ci", "--silent"], cwd=ROOT / "web", check=True)
            subprocess.run([npm, "run", "--silent", "build"], cwd=ROOT / "web", check=True)
        except (OSError, subprocess.CalledProcessError) as failure:
            print(f"orrery: the browser client could not be built ({failure}), so it is left out", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAndSign, "build_py": BuildWithClient})
