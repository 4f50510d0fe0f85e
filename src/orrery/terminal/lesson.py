"""A lesson in the terminal: the same table and the same words to type as in a game, with steps and a coach."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text as RichText

from orrery.kernel import Arg, Move, Text
from orrery.lessons import OTHER, REFUSED, RIGHT, Reply, Tutor
from orrery.lessons.tutor import areas_in
from orrery.table import Table
from orrery.terminal.saves import saved_games
from orrery.terminal.screen import show_table
from orrery.terminal.session import HUMAN, Session, printable


class LessonSession(Session):
    """One person and a tutor at a table."""

    def __init__(self, tutor: Tutor, out: Console, keep: Callable[[Tutor], None]) -> None:
        super().__init__(tutor.table, [HUMAN] * tutor.lesson.seats, out, saved_games(), 0)
        self.tutor = tutor
        self.keep = keep
        self.step_shown: int | None = None
        self._commands |= {"next": self._next, "skip": self._next, "back": self._back, "undo": self._take_back}
        del self._commands["save"], self._commands["hint"], self._commands["coach"]

    def run(self) -> int:
        """Go through the steps until they end or the learner leaves; where that was is kept."""
        try:
            while not self.tutor.over:
                self.table = self.tutor.table
                if not self._step():
                    break
        except (KeyboardInterrupt, EOFError):
            self.out.print()
        self.keep(self.tutor)
        over = self.tutor.over
        self._tell_line("lesson-over" if over else "lesson-left", "green" if over else "dim", **self._names())
        return 0

    def _names(self) -> dict[str, Arg]:
        return {"game": self.tutor.lesson.game.name, "lesson": self.tutor.lesson.name}

    def _step(self) -> bool:
        """Show the step once, then ask; False when the learner leaves."""
        if self.step_shown != self.tutor.at:
            self._show()
        return self._answer(printable(self._ask(self.tutor.lesson.seat)), self.tutor.lesson.seat)

    def _show(self) -> None:
        step, seat = self.tutor.step, self.tutor.lesson.seat
        assert step is not None
        if self.tutor.strayed:
            self._tell_line("lesson-strayed", "yellow")
        self._tell(seat)
        if self.shown != (seat, len(self.table.entries)):
            show_table(self.out, self.table, seat)
            self.shown = (seat, len(self.table.entries))
        number = self._say("lesson-step", n=self.tutor.at + 1, of=len(self.tutor.lesson.steps))
        self.out.print(
            RichText.assemble((number, "dim"), "  ", (self.tutor.say(step.said.text("title")), "bold yellow"))
        )
        self.out.print(self.tutor.say(step.said.text()))
        names = lit_names(self.table, self.tutor.lit, seat)
        if names:
            self._tell_line("lesson-look", "cyan", things=self.table.words.listing(names))
        for number_of, answer in enumerate(step.ask, 1):
            self.out.print(f"  {number_of}  {self.tutor.say(step.said.text(answer))}")
        rule = self._say("rule", rule=step.rule) + " · " if step.rule else ""
        asked = "lesson-ask-move" if step.move else "lesson-ask-answer" if step.ask else "lesson-ask-nothing"
        self.out.print(RichText(rule + self._say(asked), "dim"))
        self.step_shown = self.tutor.at
        self.moves, self.listed = [], 0

    def _answer(self, line: str, seat: int) -> bool:
        step = self.tutor.step
        assert step is not None
        waiting = self.tutor.tried is not None or self.tutor.answered or not (step.move or step.ask)
        if waiting and not line:
            self._next("", seat)
            return True
        if step.ask and line.isdecimal() and 1 <= int(line) <= len(step.ask):
            self._reply(self.tutor.answer(step.ask[int(line) - 1]))
            return True
        if not step.move and line.partition(" ")[0] not in (*self._commands, "quit", "exit", "q"):
            self._tell_line("lesson-ask-answer" if step.ask else "lesson-ask-nothing", "dim")
            return True
        return super()._answer(line, seat)

    def _play(self, move: Move, seat: int) -> None:
        self._reply(self.tutor.play(move))
        self.keep(self.tutor)

    def _reply(self, reply: Reply) -> None:
        style = {RIGHT: "green", OTHER: "yellow", REFUSED: "red"}.get(reply.kind, "yellow")
        said = self.tutor.say(reply.text)
        rule = f" ({reply.rule})" if reply.rule and reply.kind == REFUSED else ""
        if said:
            self.out.print(RichText(said + rule, style))
        if reply.kind == OTHER:
            self._tell_line("lesson-other", "dim")
        elif self.tutor.answered:
            self._tell_line("lesson-ask-nothing", "dim")

    def _next(self, rest: str, seat: int) -> None:
        reply = self.tutor.go_on()
        if reply is not None:
            self._reply(reply)
        self.keep(self.tutor)

    def _back(self, rest: str, seat: int) -> None:
        self.tutor.back()
        self.step_shown = None

    def _take_back(self, rest: str, seat: int) -> None:
        if self.tutor.tried is None:
            self._back(rest, seat)
        else:
            self.tutor.take_back()
            self.step_shown = None

    def _help(self, rest: str, seat: int) -> None:
        self._tell_line("lesson-help")

    def _keep(self) -> None:
        """The table of a lesson is no game to keep."""


def lit_names(table: Table, things: tuple[str, ...], seat: int) -> list[str]:
    """What lit things are called: areas by their titles, others as they are described; those without a name are left out."""
    areas = {area.id: area.title for area in areas_in(table.game.scene(table.terms, table.view(seat), seat).areas)}
    names = [_name(table, thing, seat, areas.get(thing)) for thing in things]
    return list(dict.fromkeys(filter(None, names)))


def _name(table: Table, thing: str, seat: int, title: Text | None) -> str:
    if title is not None:
        return table.words.say(title)
    described = table.game.describe(table.terms, table.view(seat), thing)
    return "" if described is None else table.words.say(described.name)
