"""A game in the terminal: people and bots take turns, moves are typed or picked, nothing is lost."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from rich.console import Console
from rich.text import Text as RichText

from orrery import bots
from orrery.bots.reasons import compared
from orrery.files import write_whole
from orrery.games import governing_rule, rule_text, rules_text
from orrery.kernel import CHANCE, Arg, IllegalMove, Move, Text, Who
from orrery.play import Sight
from orrery.table import Advice, CannotUndo, Table
from orrery.terminal.look_up import glossary, inspected, named
from orrery.terminal.narrow import narrowed
from orrery.terminal.screen import room, show_description, show_moves, show_outcome, show_table

HUMAN = "human"


class Session:
    """One table with its people and bots."""

    def __init__(
        self,
        table: Table,
        players: Sequence[str],
        out: Console,
        save_to: Path,
        seed: int | None = None,
    ) -> None:
        self.table = table
        self.record: Callable[[], str] = table.record
        """What is saved: this game, or whatever it is a part of."""
        self.players = list(players)
        table.levels = _levels(players)
        self.out = out
        self.save_to = save_to
        seed = random.randrange(2**31) if seed is None else seed
        self.bots = {at: bots.seat(player, seed + at) for at, player in enumerate(players) if player != HUMAN}
        self.saved = True
        """Whether the last attempt to save succeeded."""
        self.moves: list[Move] = []
        self.listed = 0
        """How many of these moves have been shown, and so can be picked by their numbers."""
        self.read = len(table.entries)
        self.shown: tuple[int, int] | None = None
        self.coached = False
        """Whether a coach advises before each decision and remarks on it afterwards."""
        self.advised: tuple[int, Advice] | None = None
        """What was advised last, and after how many moves."""
        self._prompt: PromptSession[str] | None = (
            PromptSession() if sys.stdin.isatty() and sys.stdout.isatty() else None
        )
        self._commands: dict[str, Callable[[str, int], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "what": self._what,
            "legend": self._legend,
            "list": self._list,
            "more": self._more,
            "undo": self._undo,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "hint": self._hint,
            "coach": self._coach,
        }

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the game is saved either way, or the exit code says not."""
        try:
            while not self.table.over:
                seat = self.table.to_move[0]
                if seat != CHANCE and self.players[seat] != HUMAN:
                    self._bot(seat)
                elif not self._human(seat):
                    break
        except (KeyboardInterrupt, EOFError):
            self.out.print()
        finally:
            for bot in self.bots.values():
                bot.close()
        self._finish()
        return 0 if self.saved else 1

    def _say(self, key: str, **args: Arg) -> str:
        return self.table.words.say(Text(f"terminal-{key}", args))

    def _tell_line(self, key: str, style: str = "", **args: Arg) -> None:
        self.out.print(RichText(self._say(key, **args), style))

    def _bot(self, seat: int) -> None:
        bot = self.bots[seat]
        with self.out.status(self._say("thinking", name=Who(seat))):
            move = bot.choose(self.table.sight(seat))
        self.table.play(move, seat)

    def _human(self, seat: int) -> bool:
        """Ask until a move is made or taken back; False when the player leaves."""
        position = (seat, len(self.table.entries))
        if self.shown != position:
            self._curtain(seat)
            self._tell(seat)
            show_table(self.out, self.table, None if seat == CHANCE else seat)
            if self.shown is None:
                self._tell_line("begin", "dim")
            self.shown = position
            self.moves, self.listed = [], 0
            if self.coached and seat != CHANCE:
                self._hint("", seat)
        asked = self.table.prompt(seat) if seat != CHANCE else self._say("enter-chance")
        rule = "" if seat == CHANCE else governing_rule(self.table.game, self.table.asked(seat))
        self.out.print(RichText.assemble((asked, "bold"), (f" ({rule})" if rule else "", "dim")))
        return self._answer(printable(self._ask(seat)), seat)

    def _ask(self, seat: int) -> str:
        if self._prompt is None:
            return input("> ")
        words = [move.notation for move in self.table.legal(seat)] + [*self._commands, "quit"]
        return self._prompt.prompt(
            "> ", completer=WordCompleter(words, sentence=True, match_middle=True), complete_while_typing=False
        )

    def _answer(self, line: str, seat: int) -> bool:
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit", "q"):
            return False
        if word in self._commands:
            self._commands[word](rest.strip(), seat)
        elif line.isdecimal() and self.moves:
            self._pick(int(line), seat)
        else:
            self._move(line, seat)
        return True

    def _pick(self, number: int, seat: int) -> None:
        """A number of the list; one that was not shown plays nothing."""
        if 1 <= number <= self.listed:
            self._play(self.moves[number - 1], seat)
        else:
            self._tell_line("no-such-number", "red", number=str(number), n=self.listed)

    def _move(self, line: str, seat: int) -> None:
        """A move's notation plays it; anything else narrows the list."""
        exact = self.table.game.parse(self.table.terms, line) if line else None
        refusal = (
            None if exact or narrowed(self.table, self.table.legal(seat), line) else self.table.why_not(line, seat)
        )
        if exact is not None:
            self._play(exact, seat)
        elif refusal is not None and refusal.rule:
            self.out.print(RichText(self.table.words.refuse(refusal), "red"))
        else:
            self._list(line, seat)

    def _list(self, rest: str, seat: int) -> None:
        moves = narrowed(self.table, self.table.legal(seat), rest)
        if not moves:
            self._tell_line("no-move-contains", "red", part=rest)
            return
        self.moves, self.listed = moves, 0
        self._more("", seat)

    def _more(self, rest: str, seat: int) -> None:
        """The next moves of the list, as many as there is room for."""
        if not self.moves:
            self._list("", seat)
        elif self.listed == len(self.moves):
            self._tell_line("no-more")
        else:
            until = min(len(self.moves), self.listed + room(self.out))
            show_moves(self.out, self.table, self.moves[self.listed : until], self.listed + 1)
            self.listed = until
            if until < len(self.moves):
                self._tell_line("and-more", "dim", n=len(self.moves) - until)

    def _play(self, move: Move, seat: int) -> None:
        sight = self.table.sight(seat) if self._advised_now() else None
        try:
            self.table.play(move, seat)
        except IllegalMove as refused:
            self.out.print(RichText(str(refused), "red"))
        else:
            self._keep()
            if sight is not None:
                self._remark(sight, move)

    def _advised_now(self) -> bool:
        return self.advised is not None and self.advised[0] == len(self.table.entries)

    def _remark(self, sight: Sight, played: Move) -> None:
        """A line on a move for which advice was shown."""
        assert self.advised is not None
        best = self.advised[1].move
        parts = compared(sight, played.index, best.index)
        sentence = self.table.game.sentence(self.table.terms, best)
        remark = self.table.words.remark(played.index == best.index, parts, sentence)
        self.out.print(RichText(self.table.words.say(remark), "cyan"))

    def _coach(self, rest: str, seat: int) -> None:
        """A coach comes, or goes."""
        self.coached = not self.coached
        self._tell_line("coach-comes" if self.coached else "coach-goes")
        if self.coached and not self._advised_now():
            self._hint(rest, seat)

    def _help(self, rest: str, seat: int) -> None:
        self._tell_line("help")

    def _why(self, rest: str, seat: int) -> None:
        if not rest:
            self._tell_line("why-what")
            return
        refusal = self.table.why_not(rest, seat)
        words = self.table.words
        self.out.print(
            RichText(words.refuse(refusal) if refusal else self._say("nothing-against", move=rest), "yellow")
        )

    def _what(self, rest: str, seat: int) -> None:
        """What a thing is and does, by its name; alone: everything there is to look up."""
        viewer = None if seat == CHANCE else seat
        if not rest:
            self.out.print(self.table.words.listing(sorted(name for _, name in glossary(self.table, viewer))))
            return
        meant = named(self.table, rest, viewer)
        if not meant:
            self._tell_line("nothing-called", "red", name=rest)
        elif len(meant) > 1:
            self._tell_line("which", names=self.table.words.listing(sorted({name for _, name in meant})))
        else:
            show_description(self.out, inspected(self.table, meant[0][0], viewer))

    def _legend(self, rest: str, seat: int) -> None:
        self.out.print(self.table.words.say(Text("legend")))

    def _hint(self, rest: str, seat: int) -> None:
        if seat == CHANCE:
            self._tell_line("no-advice")
            return
        with self.out.status(self._say("thinking", name=self.table.words.name(seat))):
            advices = self.table.hint(seat)
        for advice in advices:
            figures: dict[str, Arg] = {"percent": round(100 * advice.win), "points": f"{advice.score:.1f}"}
            self.out.print(f"{advice.move.notation:24} {self._say('advice', **figures)}")
            if advice.reasons:
                self.out.print(RichText(f"    {self.table.words.reasons(advice.telling())}", "dim"))
        self._expect(advices[0])
        self.advised = (len(self.table.entries), advices[0])

    def _expect(self, advice: Advice) -> None:
        """What another would probably do after the best move."""
        if advice.expects is not None:
            other, move = advice.expects
            sentence = self.table.game.sentence(self.table.terms, move)
            said = self.table.words.say(Text("expects", {"name": Who(other), "move": sentence}))
            self.out.print(RichText(said, "dim"))

    def _undo(self, rest: str, seat: int) -> None:
        others = [other for other, player in enumerate(self.players) if player != HUMAN]
        try:
            self.table.undo_past(others)
        except CannotUndo as refused:
            self.out.print(RichText(str(refused), "red"))
        self.read = min(self.read, len(self.table.entries))

    def _board(self, rest: str, seat: int) -> None:
        show_table(self.out, self.table, None if seat == CHANCE else seat, whole=True)

    def _log(self, rest: str, seat: int) -> None:
        for line in self.table.log(None if seat == CHANCE else seat)[-40:]:
            self.out.print(line)

    def _rules(self, rest: str, seat: int) -> None:
        game, language = self.table.game, self.table.words.language
        text = rule_text(game, rest, language) if rest else rules_text(game, language).replace("**", "")
        if text:
            self.out.print(text)
        else:
            self._tell_line("no-rule", "red", rule=rest)

    def _save(self, rest: str, seat: int) -> None:
        try:
            path = Path(rest).expanduser() if rest else self.save_to
            write_whole(path, self.record())
        except (OSError, ValueError, RuntimeError) as wrong:
            why = getattr(wrong, "strerror", None) or str(wrong)
            self._tell_line("not-saved", "red", path=rest or str(self.save_to), why=why)
        else:
            self._tell_line("saved", path=str(path))

    def _keep(self) -> None:
        """Save quietly after every decision, so that a closed window costs nothing."""
        try:
            write_whole(self.save_to, self.record())
            self.saved = True
        except OSError as wrong:
            self.saved = False
            self._tell_line("not-saved", "red", path=str(self.save_to), why=wrong.strerror or str(wrong))

    def _tell(self, seat: int) -> None:
        lines = self.table.log(None if seat == CHANCE else seat, self.read)
        for line in lines[-12:]:
            self.out.print(RichText(line, "dim"))
        self.read = len(self.table.entries)

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen, when there is something to hide."""
        people = [other for other, player in enumerate(self.players) if player == HUMAN]
        if len(people) < 2 or seat == CHANCE or self._prompt is None or (self.shown and self.shown[0] == seat):
            return
        if self.table.view(seat) != self.table.view(None):
            self.out.clear()
            self._prompt.prompt(self._say("curtain", name=Who(seat)) + " ")

    def _finish(self) -> None:
        outcome = self.table.outcome
        if outcome is not None:
            self._tell(-2)
            show_table(self.out, self.table, None)
            show_outcome(self.out, self.table, outcome)
        if self.table.entries:
            self._keep()
            if self.saved:
                self._tell_line("kept" if outcome else "kept-unfinished", path=str(self.save_to))
            else:
                self._tell_line("lost", "red", path=str(self.save_to))


def _levels(players: Sequence[str]) -> dict[int, str]:
    """The seats of our own bots, as a record may name them."""
    levels = {seat: bots.find_level(player) for seat, player in enumerate(players)}
    return {seat: f"level{level.number}" for seat, level in levels.items() if level is not None}


def printable(line: str) -> str:
    """What was typed, without blanks around it and with a mark for whatever is no character."""
    return line.encode("utf-8", "replace").decode("utf-8").strip()
