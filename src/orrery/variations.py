"""What a record tells beside the game that was played: branches that leave it, and comments on moves; lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from orrery.kernel import CHANCE
from orrery.scene import SEAT_MARKS

CHANCE_MARK: Final = "*"
MAIN: Final = 0
"""The number of the line that was played; branches are counted from 1 in the order in which they stand."""
BRANCHES: Final = 200
COMMENTS: Final = 1000
MOVES: Final = 20_000
"""How many branches, comments, and moves in all branches together a record may have."""
LONGEST: Final = 2000
"""How many characters a comment may have; of an author's name 40, of a branch's 80."""

_BRANCH: Final = re.compile(r"branch (\d{1,5}) after (\d{1,6})(?: of (\d{1,5}))?(?:: ?(.*))?")
_COMMENT: Final = re.compile(r"comment (\d{1,6})(?: of (\d{1,5}))?(?: by ((?:[^\\:]|\\.)*))?: ?(.*)")
_ESCAPES: Final = {"\\": "\\\\", "\n": "\\n", ":": "\\:"}


class RecordError(ValueError):
    """What is wrong with a record, and in which line; one sentence."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


@dataclass(frozen=True)
class Line:
    """One move: its line in the file, who made it, and its notation."""

    number: int
    seat: int
    notation: str


@dataclass(frozen=True)
class Branch:
    """Moves that leave a line after some of its moves; moves are counted from the beginning of the game."""

    after: int
    moves: tuple[Line, ...] = ()
    of: int = MAIN
    """The line that it leaves: the game that was played, or a branch that stands before this one."""
    name: str = ""
    number: int = field(default=0, compare=False)
    """Its line in the file."""

    @property
    def end(self) -> int:
        """How many moves the game has at its end."""
        return self.after + len(self.moves)


@dataclass(frozen=True)
class Comment:
    """What somebody says of a move of a line; of move 0: of the game before it begins."""

    move: int
    text: str
    author: str = ""
    line: int = MAIN
    number: int = field(default=0, compare=False)


def mark(seat: int) -> str:
    """The letter of a seat; a star for chance."""
    return CHANCE_MARK if seat == CHANCE else SEAT_MARKS[seat]


def read_move(number: int, line: str) -> Line:
    """The move that a line of a record tells."""
    seat, _, notation = line.partition(" ")
    if len(seat) != 1 or seat not in SEAT_MARKS + CHANCE_MARK or not notation.strip():
        raise RecordError(
            number,
            f"“{short(line)}” is no move: one is a seat ({SEAT_MARKS[0]} to {SEAT_MARKS[-1]}, "
            f"{CHANCE_MARK} for chance) and a notation",
        )
    return Line(number, CHANCE if seat == CHANCE_MARK else SEAT_MARKS.index(seat), notation.strip())


def short(text: str) -> str:
    """A few characters of a text, all of which can be printed."""
    clean = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return clean if len(clean) <= 40 else clean[:39] + "…"


def plain(text: str, most: int, lines: bool = False) -> str:
    """A text as a record can hold it: so many characters, all printable, with ends of lines only where they may be."""
    kept = "\n" if lines else ""
    clean = "".join(char if char.isprintable() or char in kept else " " for char in text.replace("\r\n", "\n"))
    return clean.strip()[:most].strip()


def starts(line: str) -> bool:
    """Whether a line of a record begins a branch or is a comment, well formed or not."""
    return line.partition(" ")[0] in ("branch", "comment") or line in ("branch:", "comment:")


# ---- writing -----------------------------------------------------------------------------------------------------


def write(branches: Sequence[Branch], comments: Sequence[Comment]) -> list[str]:
    """The lines that tell of branches and comments; none where there are neither."""
    lines: list[str] = []
    for number, branch in enumerate(branches, 1):
        name = plain(branch.name, 80)
        lines += ["", f"branch {number} after {branch.after}{_of(branch.of)}" + (f": {name}" if name else "")]
        lines += [f"{mark(move.seat)} {move.notation}" for move in branch.moves]
    if comments:
        lines.append("")
    for comment in comments:
        author = _escape(plain(comment.author, 40), "\\:")
        by = f" by {author}" if author else ""
        text = _escape(plain(comment.text, LONGEST, lines=True), "\\\n")
        lines.append(f"comment {comment.move}{_of(comment.line)}{by}: {text}")
    return lines


def _of(line: int) -> str:
    return f" of {line}" if line != MAIN else ""


def _escape(text: str, signs: str) -> str:
    return "".join(_ESCAPES[char] if char in signs else char for char in text)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text)


# ---- reading -----------------------------------------------------------------------------------------------------


class Reader:
    """Takes the lines under a result, one after another."""

    def __init__(self, moves: int) -> None:
        self.ends = [(0, moves)]
        """For every line: after which move it leaves another, and how many moves the game has at its end."""
        self._branches: list[Branch] = []
        self._moves: list[Line] = []
        self._comments: list[Comment] = []
        self._count = 0

    def take(self, number: int, line: str) -> None:
        """The next line."""
        word = line.partition(" ")[0].rstrip(":")
        if word == "branch":
            self._branch(number, line)
        elif word == "comment":
            self._comment(number, line)
        elif not self._branches or self._comments:
            raise RecordError(number, f"no move may follow the result, but here stands “{short(line)}”")
        else:
            self._move(number, line)

    def finish(self) -> tuple[tuple[Branch, ...], tuple[Comment, ...]]:
        """The branches and comments that were read."""
        self._close()
        return tuple(self._branches), tuple(self._comments)

    def _branch(self, number: int, line: str) -> None:
        self._close()
        match = _BRANCH.fullmatch(line)
        if match is None or int(match[1]) != len(self._branches) + 1 or self._comments:
            raise RecordError(
                number,
                f"here must stand “branch {len(self._branches) + 1} after” and a number of moves, before all comments",
            )
        if len(self._branches) >= BRANCHES:
            raise RecordError(number, f"a record has at most {BRANCHES} branches")
        after, of = int(match[2]), int(match[3] or MAIN)
        self._check(number, of, after)
        self._branches.append(Branch(after, (), of, plain(match[4] or "", 80), number))

    def _close(self) -> None:
        """The branch before is whole."""
        if not self._branches or len(self.ends) > len(self._branches):
            return
        last = self._branches[-1]
        if not self._moves:
            raise RecordError(last.number, f"branch {len(self._branches)} has no moves")
        self._branches[-1] = whole = Branch(last.after, tuple(self._moves), last.of, last.name, last.number)
        self.ends.append((whole.after, whole.end))
        self._moves = []

    def _move(self, number: int, line: str) -> None:
        self._count += 1
        if self._count > MOVES:
            raise RecordError(number, f"the branches of a record have at most {MOVES} moves together")
        self._moves.append(read_move(number, line))

    def _comment(self, number: int, line: str) -> None:
        self._close()
        match = _COMMENT.fullmatch(line)
        if match is None or not match[4].strip():
            raise RecordError(number, f"“{short(line)}” is no comment: one is “comment 12 by Ada: a text”")
        if len(self._comments) >= COMMENTS:
            raise RecordError(number, f"a record has at most {COMMENTS} comments")
        text, author = _unescape(match[4]), _unescape(match[3] or "")
        if len(text) > LONGEST or len(author) > 40:
            raise RecordError(number, f"a comment has at most {LONGEST} characters, its author's name 40")
        move, of = int(match[1]), int(match[2] or MAIN)
        self._check(number, of, move, own=True)
        self._comments.append(Comment(move, text.strip(), author.strip(), of, number))

    def _check(self, number: int, of: int, move: int, own: bool = False) -> None:
        """That a line has such a move: of a branch its own ones alone, where `own` are asked for."""
        if of >= len(self.ends):
            raise RecordError(number, f"there is no branch {of} above this line")
        first, end = self.ends[of]
        if move > end or move < first + (own and of != MAIN):
            line = f"branch {of}" if of else "the game"
            raise RecordError(number, f"{line} has no move {move}: its last one is {end}")


# ---- keeping -----------------------------------------------------------------------------------------------------


def until(
    branches: Sequence[Branch], comments: Iterable[Comment], moves: int
) -> tuple[tuple[Branch, ...], tuple[Comment, ...]]:
    """What still belongs to a game that goes back to its first moves."""
    gone = {number for number, branch in enumerate(branches, 1) if branch.of == MAIN and branch.after > moves}
    kept_comments = [one for one in comments if one.line != MAIN or one.move <= moves]
    return without(branches, kept_comments, gone)


def without(
    branches: Sequence[Branch], comments: Iterable[Comment], gone: Iterable[int]
) -> tuple[tuple[Branch, ...], tuple[Comment, ...]]:
    """All but some branches, and what leaves them; those that remain are counted anew."""
    numbers = {MAIN: MAIN}
    leaving = set(gone)
    kept: list[Branch] = []
    for number, branch in enumerate(branches, 1):
        if number in leaving or branch.of not in numbers:
            continue
        numbers[number] = len(kept) + 1
        kept.append(Branch(branch.after, branch.moves, numbers[branch.of], branch.name, branch.number))
    said = [
        Comment(one.move, one.text, one.author, numbers[one.line], one.number)
        for one in comments
        if one.line in numbers
    ]
    return tuple(kept), tuple(said)
