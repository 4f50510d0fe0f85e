"""Packs the source archive and installs it in clean environments, with a C compiler and without, for every Python named."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
PLAY = """
import random
import orrery
from importlib import resources
for name in orrery.games():
    table, rng = orrery.Table(name, seed=1), random.Random(1)
    while not table.over:
        table.play(rng.choice(table.legal()))
    assert orrery.replay(table.record()).outcome == table.outcome
print((resources.files("orrery.server") / "static" / "index.html").is_file())
"""


class Broken(Exception):
    """What does not work, in one sentence."""


def run(*command: str | Path, cwd: Path | None = None, **environment: str) -> str:
    """What a command prints; Broken with its last lines if it fails."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ORRERY_", "PYTHON"))}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise Broken(f"{' '.join(map(str, command[:4]))} … failed:\n{last}")
    return done.stdout


def source_archive(folder: Path) -> Path:
    """The source archive of this checkout, made without touching it."""
    run(sys.executable, "setup.py", "-q", "egg_info", "-e", folder, "sdist", "-d", folder, cwd=ROOT)
    return next(folder.glob("*.tar.gz"))


def check_archive(archive: Path) -> None:
    """Everything that git keeps below these folders is in the archive, and nothing that was compiled."""
    with tarfile.open(archive) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    if (ROOT / ".git").exists():
        kept = run("git", "ls-files", "src", "web", "docs", "tests", "examples", "bench", "scripts", cwd=ROOT).split(
            "\n"
        )
        missing = [name for name in kept if name and name not in inside]
        if missing:
            raise Broken(f"the source archive lacks {', '.join(missing[:5])}")
    stray = [name for name in inside if name.endswith((".so", ".pyc", "_compiled.json")) or "node_modules" in name]
    if stray:
        raise Broken(f"the source archive has {', '.join(stray[:5])}, which belongs to this machine")


def reusing(archive: Path, folder: Path) -> Path:
    """The archive unpacked, with what mypyc made in this checkout: the C compiler skips what comes out the same."""
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    source = next(path for path in folder.iterdir() if (path / "setup.py").exists())
    if (ROOT / "build").exists():
        without = shutil.ignore_patterns("src", "temp.*", "bdist.*", *(f"{name}.*.so" for name in by_cython()))
        shutil.copytree(ROOT / "build", source / "build", ignore=without)
    return source


def by_cython() -> list[str]:
    """The modules of C extensions that are not mypyc's: wheels have other flags for them."""
    return [path.stem for path in (ROOT / "build" / "src").rglob("*.c")]


def try_python(python: str, archive: Path, folder: Path, compiler: bool, chosen: argparse.Namespace) -> str:
    """Build a wheel from the archive, install it in a clean environment, play; the sentence says how it went."""
    environment = {"ORRERY_OPTIMISE": chosen.optimise}
    if compiler:
        environment["ORRERY_MUST_COMPILE"] = "1"
    else:
        environment |= {"CC": "no-such-compiler", "PATH": str(folder / "tools")}
    home = folder / "env"
    (folder / "tools").mkdir(parents=True)
    run(python, "-m", "venv", "--without-pip", home)
    inside = home / "bin" / "python"
    source = reusing(archive, folder) if compiler and chosen.reuse else archive
    build = (python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, source)
    run(*build, *(["--no-build-isolation"] if chosen.no_isolation else []), **environment)
    wheel = next(folder.glob("*.whl"))
    with zipfile.ZipFile(wheel) as packed:
        if (ROOT / "src/orrery/server/static/index.html").exists() and not any(
            name.endswith("server/static/index.html") for name in packed.namelist()
        ):
            raise Broken(f"{wheel.name} does not carry the browser client")
    run(python, "-m", "pip", "--python", inside, "install", "-q", wheel)
    return f"{wheel.name}: {_use(home, compiler, environment)}"


def _use(home: Path, compiler: bool, environment: dict[str, str]) -> str:
    """Use what was installed, away from this checkout."""
    inside = home / "bin" / "python"
    report = json.loads(run(home / "bin" / "orrery", "doctor", "--json", cwd=home, **environment))
    if report["compiled"] is not compiler:
        raise Broken(f"compiled should be {compiler}: {report['why']}")
    versions = {
        run(*command, "--version", cwd=home) for command in ((home / "bin" / "orrery",), (inside, "-m", "orrery"))
    }
    if versions != {f"orrery {report['orrery']}\n"}:
        raise Broken(f"the versions differ: {versions}, {report['orrery']}")
    if "sección central" not in run(home / "bin" / "orrery", "rules", "callisto", "--language", "es", cwd=home):
        raise Broken("the Spanish rules are not in the wheel")
    client = run(inside, "-W", "error", "-c", PLAY, cwd=home).strip() == "True"
    how = "compiled" if compiler else "plain Python"
    return f"Python {report['python']}, {how}, {'with' if client else 'without'} the browser client: good"


def pythons() -> list[str]:
    """The supported Pythons that are on this machine, pyenv's included."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    paths = []
    for version in SUPPORTED:
        candidates = [*map(str, sorted(home.glob(f"{version}.*/bin/python"))), shutil.which(f"python{version}")]
        paths += [path for path in candidates if path][:1]
    return paths


def main() -> int:
    """Try each Python both ways, and say how it went."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("pythons", nargs="*", metavar="PYTHON", help="default: all supported ones on this machine")
    wanted.add_argument("--compiler", choices=("with", "without", "both"), default="both")
    wanted.add_argument("--optimise", choices="0123", default="0", help="how hard the C compiler tries (0)")
    wanted.add_argument("--no-isolation", action="store_true", help="build with the tools that these Pythons have")
    wanted.add_argument("--reuse", action="store_true", help="compile only what `make build` has not compiled the same")
    chosen = wanted.parse_args()
    ways = {"with": (True,), "without": (False,), "both": (False, True)}[chosen.compiler]
    broken = 0
    with tempfile.TemporaryDirectory(prefix="orrery-packages-") as folder:
        archive = source_archive(Path(folder))
        check_archive(archive)
        for number, (python, way) in enumerate((p, w) for p in chosen.pythons or pythons() for w in ways):
            try:
                print(try_python(python, archive, Path(folder) / str(number), way, chosen), flush=True)
            except (Broken, subprocess.TimeoutExpired) as wrong:
                print(f"{python}, {'with' if way else 'without'} a compiler: {wrong}", file=sys.stderr, flush=True)
                broken += 1
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
