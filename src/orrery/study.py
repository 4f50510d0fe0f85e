"""A study: a game with branches that were tried beside it and comments on its moves, all of which its record keeps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from orrery.kernel import CHANCE, Move
from orrery.record import Branch, Comment, Line
from orrery.replays import replay
from orrery.table import Table
from orrery.terms import TableError
from orrery.variations import BRANCHES, COMMENTS, LONGEST, MAIN, MOVES, plain, without

Moment = tuple[int, int]
"""A line, and after how many moves of the game."""


class Study:
    """A table's game and its lines: line 0 was played, the others are branches."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._ends: list[Table] = []

    @classmethod
    def read(cls, text: str | bytes, language: str = "en") -> Study:
        """The study that a record tells of; RecordError says the first line that is wrong."""
        return cls(replay(text, language=language))

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The lines that were tried."""
        return self.table.branches

    @property
    def comments(self) -> tuple[Comment, ...]:
        """What was said of moves."""
        return self.table.comments

    def record(self) -> str:
        """Everything as text, sealed."""
        return self.table.record()

    def end(self, line: int) -> Table:
        """The table at the end of a line."""
        if not 0 <= line <= len(self.branches):
            raise TableError(f"there is no branch {line} in this study")
        if not self._ends:
            self._ends = [self.table]
        for branch in self.branches[len(self._ends) - 1 : line]:
            self._ends.append(_followed(self._ends[branch.of].at(branch.after), branch.moves))
        return self._ends[line]

    def at(self, line: int, move: int) -> Table:
        """The table after some moves of a line; it shares nothing with the study."""
        return self.end(line).at(move)

    def next_decision(self, line: int, move: int) -> Moment:
        """The next moment of a line at which somebody decides; its end where nobody does."""
        entries = self.end(line).entries
        while move < len(entries) and entries[move].seat == CHANCE:
            move += 1
        return line, move

    def play(
        self, line: int, move: int, chosen: str | Move, seat: int | None = None, rng: random.Random | None = None
    ) -> Moment:
        """Play on from a moment: along a line that has this move already, else as a branch; chance is drawn with `rng`."""
        line, move = self.next_decision(line, move)
        table = self.at(line, move)
        known = table.move(chosen)
        seat = table.to_move[0] if seat is None and table.to_move else seat
        if seat is None:
            raise TableError("the game is over here, so nothing can be tried")
        for other in self._lines_at(line, move):
            entry = self.end(other).entries[move]
            if (entry.seat, entry.move) == (seat, known.index):
                return self.next_decision(other, move + 1)
        table.forced = rng is not None
        if rng is not None:
            table.draw_itself(rng)
        table.play(known, seat)
        return self._keep(line, move, table)

    def _lines_at(self, line: int, move: int) -> list[int]:
        """The lines that go on from a moment: this one, and those that leave it there."""
        leaving = [
            number for number, branch in enumerate(self.branches, 1) if (branch.of, branch.after) == (line, move)
        ]
        return [*([line] if len(self.end(line).entries) > move else []), *leaving]

    def _keep(self, line: int, move: int, table: Table) -> Moment:
        """Put what was played on to the end of a branch, or beside its line as a new one."""
        names = table.game.catalogue(table.terms)
        new = tuple(Line(0, entry.seat, str(names[entry.move])) for entry in table.entries[move:])
        if sum(len(branch.moves) for branch in self.branches) + len(new) > MOVES:
            raise TableError(f"the branches of a study have at most {MOVES} moves together")
        end = table.at(len(table.entries))
        if line != MAIN and move == self.branches[line - 1].end:
            branch = self.branches[line - 1]
            longer = replace(branch, moves=(*branch.moves, *new))
            self.table.branches = (*self.branches[: line - 1], longer, *self.branches[line:])
            self._ends[line] = end
            return line, len(end.entries)
        if len(self.branches) >= BRANCHES:
            raise TableError(f"a study has at most {BRANCHES} branches")
        self.end(len(self.branches))
        self.table.branches = (*self.branches, Branch(move, new, line))
        self._ends.append(end)
        return len(self.branches), len(end.entries)

    def say(self, line: int, move: int, text: str, author: str = "") -> Comment:
        """Comment on a move of a line."""
        first = 0 if line == MAIN else self.branches[line - 1].after if line <= len(self.branches) else 0
        if move > len(self.end(line).entries) or move < 0:
            raise TableError(f"this line has no move {move}")
        if move <= first and line != MAIN:  # what was before a branch belongs to the line that it leaves
            return self.say(self.branches[line - 1].of, move, text, author)
        if len(text) > LONGEST or not (clean := plain(text, LONGEST, lines=True)):
            raise TableError(f"a comment has between 1 and {LONGEST} characters")
        if len(self.comments) >= COMMENTS:
            raise TableError(f"a study has at most {COMMENTS} comments")
        comment = Comment(move, clean, plain(author, 40), line)
        self.table.comments = (*self.comments, comment)
        return comment

    def withdraw(self, number: int) -> None:
        """Take a comment away, counted from 0."""
        if not 0 <= number < len(self.comments):
            raise TableError("there is no such comment")
        self.table.comments = (*self.comments[:number], *self.comments[number + 1 :])

    def name(self, line: int, name: str) -> None:
        """Give a branch a name."""
        self._check_branch(line)
        named = replace(self.branches[line - 1], name=plain(name, 80))
        self.table.branches = (*self.branches[: line - 1], named, *self.branches[line:])

    def cut(self, line: int) -> None:
        """Take a branch away, with all that leaves it and is said of it."""
        self._check_branch(line)
        self.table.branches, self.table.comments = without(self.branches, self.comments, {line})
        self._ends = []

    def _check_branch(self, line: int) -> None:
        if not 1 <= line <= len(self.branches):
            raise TableError(f"there is no branch {line} in this study")


def _followed(table: Table, moves: Sequence[Line]) -> Table:
    """A table after moves that are known to be legal."""
    for line in moves:
        table.follow([(line.seat, table.move(line.notation).index)])
    return table


__all__ = ["Branch", "Comment", "Moment", "Study"]
