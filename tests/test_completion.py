"""Completion: the script of each shell, asked in that shell what it would complete."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from orrery.cli import main, parser
from orrery.completion import SHELLS, script

LINES = {
    "orrery ru": ["rules"],
    "orrery rules c": ["callisto", "cassiopeia", "cryo"],
    "orrery rules cryo --language ": ["en", "es", "fr"],
    "orrery record ver": ["verify"],
    "orrery completion ": ["bash", "fish", "zsh"],
    "orrery play cryo --resu": ["--resume"],
    "orrery record verify my-": ["my-first.game", "my-second.game"],
}
"""What is typed, and what a shell then offers."""


@pytest.fixture(params=SHELLS)
def shell(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not on this machine")
    (tmp_path / "complete").write_text(script(parser(), request.param))
    for name in ("my-first.game", "my-second.game", "another.game"):
        (tmp_path / name).touch()
    return str(request.param)


@pytest.mark.parametrize("line", LINES)
def test_a_shell_completes_what_the_command_line_knows(shell: str, line: str, tmp_path: Path) -> None:
    assert {"bash": in_bash, "zsh": in_zsh, "fish": in_fish}[shell](line, tmp_path) == LINES[line]


def in_bash(line: str, folder: Path) -> list[str]:
    """Bash is asked as readline asks it: through the function that the script has registered."""
    asked = """
        source complete
        read -ra COMP_WORDS <<< "$1"; [[ $1 == *" " ]] && COMP_WORDS+=("")
        COMP_LINE=$1 COMP_POINT=${#1} COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        $(complete -p orrery | sed 's/.*-F \\([^ ]*\\).*/\\1/') orrery "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    run = subprocess.run(
        ["bash", "--norc", "-c", asked, "bash", line], cwd=folder, capture_output=True, text=True, check=True
    )
    return sorted(set(run.stdout.split()))


def in_fish(line: str, folder: Path) -> list[str]:
    run = subprocess.run(
        ["fish", "--no-config", "-c", f'source complete; complete -C "{line}"'],
        cwd=folder,
        env=os.environ | {"HOME": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return sorted({offer.split("\t")[0] for offer in run.stdout.splitlines()})


ZSH = r"""
PROMPT= PS1=
autoload -Uz compinit && compinit -u -D
eval "$(<complete)"
compadd() {
    [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "$@"; return $? }
    local -a offers
    builtin compadd -A offers "$@"
    print -l -- '<'$^offers'>'
    builtin compadd "$@"
}
zle-line-init() { print rea''dy }
zle -N zle-line-init
"""


def in_zsh(line: str, folder: Path) -> list[str]:
    """Zsh completes only where somebody types: a terminal is held up to it, and each offer is printed as it is made."""
    (folder / "begin").write_text(ZSH)
    terminal, its_end = pty.openpty()
    zsh = subprocess.Popen(
        ["zsh", "-f", "-i"],
        cwd=folder,
        env=os.environ | {"TERM": "dumb", "HOME": str(folder)},
        stdin=its_end,
        stdout=its_end,
        stderr=its_end,
        start_new_session=True,
    )
    try:
        os.write(terminal, b"source ./begin\n")
        heard(terminal, "ready")
        os.write(terminal, f"{line}\t".encode())
        os.write(terminal, b"\x15print do''ne\n")
        told = heard(terminal, "done")
    finally:
        zsh.kill()
        zsh.wait()
        os.close(its_end)
        os.close(terminal)
    return sorted(set(re.findall("<([^<>]+)>", told)))


def heard(terminal: int, until: str) -> str:
    """What a terminal shows until this word appears."""
    text, end = "", time.monotonic() + 30
    while until not in text:
        assert time.monotonic() < end, text
        if select.select([terminal], [], [], 1)[0]:
            text += os.read(terminal, 4096).decode(errors="replace")
    return text


def test_only_known_shells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    assert "complete -o bashdefault -F _shtab_orrery orrery" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["completion", "csh"])
    assert capsys.readouterr().err.count("\n") == 1
