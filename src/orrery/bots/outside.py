"""Programs as bots: the line protocol of docs/bot-protocol.md, and engines that speak GTP."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
from collections import deque
from typing import Final

from orrery.bots.seated import BotFailure, Resigned
from orrery.foreign import Gtp
from orrery.kernel import Json, Move
from orrery.play import Sight

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1_000_000
PATIENCE_AT_THE_END: Final = 1.0
"""Seconds that a program has to leave after it was told to."""


class Program:
    """A program that is spoken to line by line, within a time limit."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.complaints: deque[str] = deque(maxlen=5)
        """The last lines of its error output."""
        self._said: queue.Queue[str | None] = queue.Queue()
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._process = self._start()
        for work in (self._speak, self._listen, self._overhear):
            threading.Thread(target=work, daemon=True).start()

    def _start(self) -> subprocess.Popen[bytes]:
        words = [self.command]
        try:
            words = shlex.split(self.command)
            return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        except (OSError, ValueError) as failure:
            why = getattr(failure, "strerror", None) or failure
            raise BotFailure(f"could not be started ({words[0][:60]}: {why})") from None

    def tell(self, line: str) -> None:
        """Say a line to the program, whether it listens or not."""
        self._said.put(line)

    def hear(self, deadline: float) -> str:
        """The program's next line, before the deadline."""
        try:
            line = self._answers.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise BotFailure("did not answer in time") from None
        if line is None:
            raise BotFailure(f"has ended{self._last_words()}")
        if len(line) >= LONGEST_LINE:
            raise BotFailure("answered with an endless line")
        return line

    def end(self, farewell: str) -> None:
        """Say goodbye, and do not wait long."""
        self.tell(farewell)
        self._said.put(None)
        try:
            self._process.wait(PATIENCE_AT_THE_END)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End the program at once."""
        self._process.kill()
        self._process.wait()
        self._said.put(None)

    def _speak(self) -> None:
        """A program that does not read must not hold up the game, so this has a thread of its own."""
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError), contextlib.closing(stream):
            while (line := self._said.get()) is not None:
                stream.write(line.encode() + b"\n")
                stream.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            while line := stream.readline(LONGEST_LINE):
                self._answers.put(line.decode(errors="replace").rstrip("\r\n"))
        self._answers.put(None)

    def _overhear(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            while line := stream.readline(1000):
                self.complaints.append(line.decode(errors="replace").strip())

    def _last_words(self) -> str:
        time.sleep(0.05)
        said = [line for line in self.complaints if line]
        return f" ({said[-1][:200]})" if said else ""


class LineBot:
    """A program that speaks the line protocol: sights go in, moves come out, one JSON object on each line."""

    remembers = False

    def __init__(self, command: str, seed: int, limit: float) -> None:
        self.name = f"run:{command}"
        self._command, self._seed, self._limit = command, seed, limit
        self._program: Program | None = None
        self._asked = 0

    def choose(self, sight: Sight) -> Move:
        """The move that the program answers with."""
        deadline = time.monotonic() + self._limit
        try:
            answer = self._ask(sight, deadline)
        except BotFailure:
            self._kill()
            raise
        move = next((move for move in sight.moves if move.notation == answer), None)
        if move is None:
            self._kill()
            raise BotFailure(f"answered with “{answer[:60]}”, which is none of the moves it was offered")
        return move

    def close(self) -> None:
        """Tell the program that the game is over."""
        if self._program is not None:
            self._program.end(json.dumps({"type": "end"}))
            self._program = None

    def _ask(self, sight: Sight, deadline: float) -> str:
        if self._program is None:
            self._program = Program(self._command)
            self._program.tell(json.dumps(self._greeting(sight)))
        self._asked += 1
        self._program.tell(
            json.dumps(
                {
                    "type": "decide",
                    "number": self._asked,
                    "seat": sight.seat,
                    "seconds": self._limit,
                    "view": sight.view,
                    "moves": [move.notation for move in sight.moves],
                }
            )
        )
        return _notation(self._program.hear(deadline))

    def _greeting(self, sight: Sight) -> dict[str, Json]:
        terms = sight.terms
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": sight.game.name,
            "rules": terms.rules or sight.game.version,
            "seat": sight.seat,
            "seats": terms.seats,
            "options": dict(terms.options),
            "edition": terms.edition.name,
            "seed": self._seed,
            "seconds": self._limit,
        }

    def _kill(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None


def _notation(line: str) -> str:
    """The move in an answer."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise BotFailure(f"answered with “{line[:60]}”, which is no JSON object") from None
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        raise BotFailure(f"answered with “{line[:60]}”, which has no move")
    return str(answer["move"])


class GtpBot:
    """A GTP engine, where the game says how to speak to one; it is told what was played and asked for the next."""

    remembers = False

    def __init__(self, command: str, limit: float) -> None:
        self.name = f"gtp:{command}"
        self._command, self._limit = command, limit
        self._program: Program | None = None
        self._told: list[tuple[str, str]] = []

    def choose(self, sight: Sight) -> Move:
        """The engine's move."""
        gtp = sight.game.gtp
        if gtp is None:
            raise BotFailure(f"speaks GTP, in which {sight.game.name} cannot be told")
        deadline = time.monotonic() + self._limit
        try:
            return self._move(sight, gtp, deadline)
        except BotFailure:
            self._kill()
            raise

    def close(self) -> None:
        """Tell the engine to quit."""
        if self._program is not None:
            self._program.end("quit")
            self._program = None

    def _move(self, sight: Sight, gtp: Gtp, deadline: float) -> Move:
        placed, mover = gtp.placed(sight.view), gtp.colour(sight.view)
        if self._program is None:
            self._program, self._told = Program(self._command), []
        if placed[: len(self._told)] != self._told:
            self._command_(deadline, "clear_board")
            self._told = []
        for colour, cells in placed[len(self._told) :]:
            self._command_(deadline, f"play {colour} {cells}")
        answer = self._command_(deadline, f"genmove {mover}").strip()
        if answer.lower() == "resign":
            raise Resigned("resigned")
        move = sight.game.parse(sight.terms, answer)
        if move is None:
            raise BotFailure(f"answered with “{answer[:60]}”, which is no move")
        self._told = [*placed, (mover, gtp.vertex(move))]
        return move

    def _command_(self, deadline: float, command: str) -> str:
        """One command and its response, which a blank line ends."""
        assert self._program is not None
        self._program.tell(command)
        lines: list[str] = []
        while True:
            line = self._program.hear(deadline)
            if line.strip():
                lines.append(line)
            elif lines:
                break
        status, text = lines[0][:1], "\n".join([lines[0][1:], *lines[1:]])
        if status != "=":
            raise BotFailure(f"refused “{command[:60]}” ({text.strip()[:100]})")
        return text

    def _kill(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None
