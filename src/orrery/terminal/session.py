"""A game in the terminal: people and bots take turns, moves are typed or picked, nothing is lost."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from rich.console import Console
from rich.text import Text as RichText

from orrery import bots
from orrery.files import write_whole
from orrery.games import rules_text
from orrery.kernel import CHANCE, IllegalMove, Move
from orrery.record import RecordError
from orrery.table import CannotUndo, Table, replay
from orrery.terminal.screen import show_moves, show_outcome, show_table

HELP: Final = """\
Type a move as it is written (for instance the notation in the list), or a part of one to list the moves that contain it,
then a number of that list. Enter alone lists all. Other words:
  why MOVE     why a move cannot be made      undo         take back your last decision
  board        show the board again           log          what happened so far
  hint         what a strong bot would do
  rules [N]    the rules, or rule N           save [FILE]  save the game (it is saved by itself when you leave)
  ?            this help                      quit         leave; orrery play --resume FILE goes on"""


class Session:
    """One table with its people and bots."""

    def __init__(
        self, table: Table, players: Sequence[str], out: Console, save_to: Path, seed: int | None = None
    ) -> None:
        self.table = table
        self.record: Callable[[], str] = table.record
        """What is saved: this game, or the match that it belongs to."""
        self.players = list(players)
        self.out = out
        self.save_to = save_to
        seed = random.randrange(2**31) if seed is None else seed
        self.bots = {at: bots.seat(player, seed + at) for at, player in enumerate(players) if player != "human"}
        self.listed: list[Move] = []
        self.told = len(table.entries)
        self.shown: tuple[int, int] | None = None
        self._prompt: PromptSession[str] | None = (
            PromptSession() if sys.stdin.isatty() and sys.stdout.isatty() else None
        )

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the game is saved either way."""
        try:
            while not self.table.over:
                seat = self.table.to_move[0]
                if seat != CHANCE and self.players[seat] != "human":
                    self._bot(seat)
                elif not self._human(seat):
                    break
        except (KeyboardInterrupt, EOFError):
            self.out.print()
        finally:
            for bot in self.bots.values():
                bot.close()
        self._finish()

    def _bot(self, seat: int) -> None:
        self.table.play(self.bots[seat].choose(self.table.sight(seat)), seat)

    def _human(self, seat: int) -> bool:
        """Ask until a move is made or taken back; False when the player leaves."""
        position = (seat, len(self.table.entries))
        if self.shown != position:
            self._curtain(seat)
            self._tell(seat)
            show_table(self.out, self.table, None if seat == CHANCE else seat)
            self.shown = position
            self.listed = []
        asked = self.table.prompt(seat) if seat != CHANCE else "Chance: enter what was drawn."
        self.out.print(RichText(asked, "bold"))
        return self._answer(printable(self._ask(seat)), seat)

    def _ask(self, seat: int) -> str:
        if self._prompt is None:
            return input("> ")
        words = [move.notation for move in self.table.legal(seat)] + [
            "why",
            "undo",
            "board",
            "log",
            "rules",
            "save",
            "hint",
            "quit",
        ]
        return self._prompt.prompt(
            "> ", completer=WordCompleter(words, sentence=True, match_middle=True), complete_while_typing=False
        )

    def _answer(self, line: str, seat: int) -> bool:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str, int], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "hint": self._hint,
        }
        if word in ("quit", "exit", "q"):
            return False
        if word in commands:
            commands[word](rest.strip(), seat)
        elif line.isdecimal() and self.listed and 1 <= int(line) <= len(self.listed):
            self._play(self.listed[int(line) - 1], seat)
        else:
            self._move(line, seat)
        return True

    def _move(self, line: str, seat: int) -> None:
        """A move's notation plays it; anything else narrows the list."""
        exact = self.table.game.parse(self.table.terms, line) if line else None
        if exact is not None:
            self._play(exact, seat)
            return
        wanted = line.casefold().split()
        found = [move for move in self.table.legal(seat) if self._fits(move, wanted)]
        refusal = None if found else self.table.why_not(line, seat)
        if refusal is not None and refusal.rule:
            self.out.print(RichText(self.table.words.refuse(refusal), "red"))
            return
        if not found:
            self.out.print(RichText(f"No move here contains “{line}”. Type ? for help.", "red"))
            return
        self.listed = found
        show_moves(self.out, self.table, found)

    def _fits(self, move: Move, wanted: Sequence[str]) -> bool:
        sentence = self.table.words.say(self.table.game.sentence(self.table.terms, move))
        text = f"{move.notation} {sentence}".casefold()
        return all(word in text for word in wanted)

    def _play(self, move: Move, seat: int) -> None:
        try:
            self.table.play(move, seat)
        except IllegalMove as refused:
            self.out.print(RichText(str(refused), "red"))
        else:
            self._keep()

    def _help(self, rest: str, seat: int) -> None:
        self.out.print(HELP)

    def _why(self, rest: str, seat: int) -> None:
        refusal = self.table.why_not(rest, seat)
        self.out.print(
            RichText(self.table.words.refuse(refusal) if refusal else f"Nothing speaks against “{rest}”.", "yellow")
        )

    def _hint(self, rest: str, seat: int) -> None:
        if seat == CHANCE:
            self.out.print("Chance needs no advice.")
            return
        for advice in self.table.hint(seat):
            self.out.print(f"{advice.move.notation:24} wins {advice.win:4.0%}, expects {advice.score:.1f} points")

    def _undo(self, rest: str, seat: int) -> None:
        bots = [other for other, player in enumerate(self.players) if player != "human"]
        try:
            self.table.undo_past(bots)
        except CannotUndo as refused:
            self.out.print(RichText(f"{str(refused)[0].upper()}{str(refused)[1:]}.", "red"))
        self.told = min(self.told, len(self.table.entries))

    def _board(self, rest: str, seat: int) -> None:
        show_table(self.out, self.table, None if seat == CHANCE else seat)

    def _log(self, rest: str, seat: int) -> None:
        for line in self.table.log(None if seat == CHANCE else seat)[-40:]:
            self.out.print(line)

    def _rules(self, rest: str, seat: int) -> None:
        for line in rules_text(self.table.game).splitlines():
            if not rest or line.startswith(f"**{rest}**"):
                self.out.print(line.replace("**", ""))

    def _save(self, rest: str, seat: int) -> None:
        try:
            path = Path(rest).expanduser() if rest else self.save_to
            write_whole(path, self.record())
        except (OSError, ValueError, RuntimeError) as wrong:
            self.out.print(RichText(f"Not saved: {rest or self.save_to}: {getattr(wrong, 'strerror', wrong)}.", "red"))
        else:
            self.out.print(f"Saved as {path}.")

    def _keep(self) -> None:
        """Save quietly after every decision, so that a closed window costs nothing."""
        try:
            write_whole(self.save_to, self.record())
        except OSError as wrong:
            self.out.print(RichText(f"The game could not be saved to {self.save_to}: {wrong.strerror}.", "red"))

    def _tell(self, seat: int) -> None:
        lines = self.table.log(None if seat == CHANCE else seat, self.told)
        for line in lines[-12:]:
            self.out.print(RichText(line, "dim"))
        self.told = len(self.table.entries)

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen, when there is something to hide."""
        people = [other for other, player in enumerate(self.players) if player == "human"]
        if len(people) < 2 or seat == CHANCE or self._prompt is None or (self.shown and self.shown[0] == seat):
            return
        if self.table.view(seat) != self.table.view(None):
            self.out.clear()
            self._prompt.prompt(f"{self.table.words.name(seat)}, it is your turn: press Enter when nobody else looks. ")

    def _finish(self) -> None:
        outcome = self.table.outcome
        if outcome is not None:
            self._tell(-2)
            show_table(self.out, self.table, None)
            show_outcome(self.out, self.table, outcome)
        if self.table.entries:
            self._keep()
            how = "" if outcome else f"; orrery play --resume {self.save_to} goes on"
            self.out.print(f"The game is saved as {self.save_to}{how}.")


def printable(line: str) -> str:
    """What was typed, without blanks around it and with a mark for whatever is no character."""
    return line.encode("utf-8", "replace").decode("utf-8").strip()


def read_record(path: str) -> Table:
    """The table of a record file."""
    try:
        return replay(Path(path).read_bytes())
    except RecordError as wrong:
        raise RecordError(0, f"{path}: {wrong}") from None


def saved_games() -> Path:
    """Where games are kept that were not saved by name."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(home) / "orrery"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
