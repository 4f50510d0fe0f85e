"""Games of other programs: their files become tables with branches and comments, and tables become their files."""

from __future__ import annotations

from orrery.foreign import ForeignBranch, ForeignComment, ForeignGame, Format, FormatError, Written
from orrery.games import games
from orrery.kernel import Game, IllegalMove
from orrery.record import Branch, Comment, Line
from orrery.study import Study
from orrery.table import Table
from orrery.terms import TableError
from orrery.variations import BRANCHES, COMMENTS, LONGEST, MAIN, MOVES, plain


def formats() -> list[tuple[Game, Format]]:
    """Every other program's files that a game knows."""
    return [(game, known) for game in games().values() for known in game.formats]


def table_of(game: Game, foreign: ForeignGame) -> tuple[Table, int]:
    """The table of another program's game, and how many of its branches cannot be played here and were left out."""
    table = Table(game, foreign.seats, seed=None, names=foreign.names, options=foreign.options)
    for number, (seat, notation) in enumerate(foreign.moves, 1):
        try:
            table.play(notation, seat)
        except IllegalMove as refused:
            raise TableError(f"move {number} ({notation[:60]}): {refused}") from None
    return table, _Lines(table).take(foreign)


class _Lines:
    """Puts another program's branches and comments to a table, but for those that cannot be."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ends = [table]
        self.numbers = {MAIN: MAIN}
        """Under which number each line of the file is kept."""

    def take(self, foreign: ForeignGame) -> int:
        """How many branches were left out."""
        for number, branch in enumerate(foreign.branches, 1):
            self._branch(number, branch)
        kept = [comment for comment in foreign.comments if comment.line in self.numbers][:COMMENTS]
        said = ((comment, plain(comment.text, LONGEST, lines=True)) for comment in kept)
        self.table.comments = tuple(
            Comment(comment.move, text, "", self.numbers[comment.line]) for comment, text in said if text
        )
        return 1 + len(foreign.branches) - len(self.numbers)

    def _branch(self, number: int, branch: ForeignBranch) -> None:
        count = sum(len(one.moves) for one in self.table.branches) + len(branch.moves)
        if branch.of not in self.numbers or len(self.ends) > BRANCHES or count > MOVES:
            return
        of = self.numbers[branch.of]
        end = self.ends[of].at(branch.after)
        try:
            for seat, notation in branch.moves:
                end.play(notation, seat)
        except IllegalMove:
            return
        names = end.game.catalogue(end.terms)
        moves = tuple(Line(0, entry.seat, str(names[entry.move])) for entry in end.entries[branch.after :])
        self.ends.append(end)
        self.numbers[number] = len(self.ends) - 1
        self.table.branches = (*self.table.branches, Branch(branch.after, moves, of))


def foreign_text(table: Table) -> str:
    """A table's game with its lines as the first format that its game knows; FormatError where it cannot be written."""
    study = Study(table)
    if not table.game.formats:
        raise FormatError(f"no other program reads games of {table.game.name}")
    views = tuple(study.end(line).view(None) for line in range(len(study.branches) + 1))
    leaves = tuple((branch.of, branch.after) for branch in study.branches)
    comments = tuple(
        ForeignComment(one.line, one.move, f"{one.author}: {one.text}" if one.author else one.text)
        for one in study.comments
    )
    return table.game.formats[0].write(table.terms, Written(views, leaves, tuple(table.names), comments))
