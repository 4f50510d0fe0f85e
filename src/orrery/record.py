"""The game record: plain text that a player can read and git can diff; one move on a line, chance included."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from orrery import variations
from orrery.scene import SEAT_MARKS
from orrery.variations import CHANCE_MARK, Branch, Comment, Line, RecordError, mark, read_move, short

FIRST_LINE: Final = "Orrery record 1"
WITH_BRANCHES: Final = "Orrery record 2"
"""How a record with branches or comments begins; one without is written as ever, so that older readers go on reading it."""
HIDDEN: Final = "?"
LARGEST: Final = 4_000_000
"""No game of ours comes near this many characters; a larger file is not read."""

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
"""All that a record may say of who played a seat: one of our own bots. It never names a program or anything else."""

_HEADER: Final = ("game", "rules", "edition", "changes", "match", "seats", "options", "bots", "draws")
_ENTERED: Final = "entered"
_ENDING: Final = ("result", "ranks", "scores", "reason", "sheet")
_SEAL: Final = "seal: "


@dataclass(frozen=True)
class Result:
    """The closing lines; amounts only, since their wording may change."""

    number: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[tuple[str, tuple[int | None, ...]], ...] = ()
    reason: str = ""
    at: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The number of each of these lines; of the score sheet's last one."""


@dataclass(frozen=True)
class Record:
    """A record as it stands in the file; whether its moves are legal is not yet asked."""

    game: str
    rules: int
    edition: str
    digest: str
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...] = ()
    moves: tuple[Line, ...] = ()
    result: Result | None = None
    match: tuple[int, int] | None = None
    changes: Mapping[str, Any] = field(default_factory=dict)
    bots: Mapping[int, str] = field(default_factory=dict)
    """The seats that our own bots played, by their levels; whoever goes on with the game may seat them again."""
    branches: tuple[Branch, ...] = ()
    comments: tuple[Comment, ...] = ()
    entered: bool = False
    """Whether people drew what chance turned up, from the real box, and entered it."""
    sealed: bool = field(default=False, compare=False)
    """Whether its last line proves that nothing above was changed or lost."""
    at: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The number of each line of the header, and of the result."""


def seal(text: str) -> str:
    """A record's text with the line under it that proves that it is whole."""
    return f"{text}{_SEAL}{_digest(text)}\n"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def write(record: Record) -> str:
    """The record as text, sealed."""
    first = WITH_BRANCHES if record.branches or record.comments else FIRST_LINE
    lines = [first, f"game: {record.game}", f"rules: {record.rules}", f"edition: {record.edition} {record.digest}"]
    if record.changes:
        lines.append(f"changes: {json.dumps(record.changes, ensure_ascii=False, sort_keys=True)}")
    if record.match:
        lines.append(f"match: {record.match[0]} of {record.match[1]}")
    if record.options:
        lines.append("options: " + ", ".join(f"{name}={value}" for name, value in sorted(record.options.items())))
    lines.append(f"seats: {record.seats}")
    if record.bots:
        lines.append("bots: " + ", ".join(f"{mark(seat)}={level}" for seat, level in sorted(record.bots.items())))
    if record.entered:
        lines.append(f"draws: {_ENTERED}")
    lines += [f"{mark(seat)}: {name}" for seat, name in enumerate(record.names) if name]
    lines.append("")
    lines += [f"{mark(line.seat)} {line.notation}" for line in record.moves]
    lines.append("")
    lines += _write_result(record.result)
    lines += variations.write(record.branches, record.comments)
    return seal("\n".join(lines) + "\n")


def _write_result(result: Result | None) -> list[str]:
    if result is None:
        return ["result: unfinished"]
    lines = ["result: finished", f"ranks: {_numbers(result.ranks)}", f"scores: {_numbers(result.scores)}"]
    if result.reason:
        lines.append(f"reason: {result.reason}")
    return lines + [f"sheet: {label} | {_numbers(amounts)}" for label, amounts in result.sheet]


def _numbers(amounts: Iterable[int | None]) -> str:
    return " ".join("-" if amount is None else str(amount) for amount in amounts)


def read(text: str | bytes) -> Record:
    """The record in a text; RecordError says the first line that is wrong and why."""
    return _read(_lines(text), 1)


def read_all(text: str | bytes) -> list[Record]:
    """The records in a text, one after another, as a match is stored."""
    lines = _lines(text)
    starts = [at for at, line in enumerate(lines) if line.strip() in (FIRST_LINE, WITH_BRANCHES)][1:]
    return [_read(lines[start:end], start + 1) for start, end in zip([0, *starts], [*starts, len(lines)], strict=True)]


def _lines(text: str | bytes) -> list[str]:
    """The lines with their ends, as they were written: what an editor of Windows makes of a file is no change."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(0, "this is not a text file, so it is no game record") from None
    if len(text) > LARGEST:
        raise RecordError(0, "this file is far too long for a game record")
    if "\0" in text:
        raise RecordError(0, "this is not a text file, so it is no game record")
    text = text.removeprefix("\ufeff")
    if text.count("\r\n") == text.count("\n"):
        text = text.replace("\r\n", "\n")
    return text.splitlines(keepends=True)


def _read(lines: list[str], first: int) -> Record:
    """The record in these lines; `first` is the number of the first of them."""
    seal_at = next((at for at, line in enumerate(lines) if line.startswith(_SEAL.strip())), None)
    if seal_at is not None:
        _check_seal(lines, seal_at, first)
    numbered = ((number, line.strip()) for number, line in enumerate(lines[:seal_at], first))
    speaking = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    number, begins = speaking[0] if speaking else (1, "")
    if begins not in (FIRST_LINE, WITH_BRANCHES):
        raise RecordError(number, _no_record(begins))
    return _Reader(
        speaking[1:], last=speaking[-1][0], sealed=seal_at is not None, branching=begins == WITH_BRANCHES
    ).record()


def _no_record(begins: str) -> str:
    known, _, version = begins.rpartition(" ")
    if known == FIRST_LINE.rpartition(" ")[0] and version.isdigit():
        return f"this record is of version {short(version)}, which is newer than this program: it reads 1 and 2"
    return f"this is no game record: one begins with “{FIRST_LINE}”"


def _check_seal(lines: list[str], at: int, first: int) -> None:
    """A seal that does not fit what stands above it, or has anything below it, proves that the record is not whole."""
    below = next((number for number, line in enumerate(lines[at + 1 :], first + at + 1) if line.strip("\n")), None)
    if below is not None:
        raise RecordError(below, "nothing may follow the seal of a record")
    if lines[at].rstrip("\n") != f"{_SEAL}{_digest(''.join(lines[:at]))}":
        raise RecordError(
            first + at,
            "the seal does not fit what stands above it, so something was changed or lost since the record was written "
            "(without this line it is read as one that is not sealed)",
        )


class _Reader:
    """Goes through the lines once: header, moves, result, branches and comments."""

    def __init__(self, lines: list[tuple[int, str]], last: int, sealed: bool, branching: bool) -> None:
        self.lines = lines
        self.last = last
        self.sealed = sealed
        self.branching = branching
        """Whether its first line says that it may have branches and comments."""
        self.more: variations.Reader | None = None
        self.header: dict[str, str] = {}
        self.at: dict[str, int] = {}
        self.names: dict[int, str] = {}
        self.moves: list[Line] = []
        self.tail: list[tuple[int, str, str]] = []

    def record(self) -> Record:
        for number, line in self.lines:
            self._line(number, line)
        seats = self._number("seats")
        if not 1 <= seats <= len(SEAT_MARKS):
            raise RecordError(self.at["seats"], f"seats must be from 1 to {len(SEAT_MARKS)}, not {seats}")
        branches, comments = ((), ()) if self.more is None else self.more.finish()
        named = [(self.at[mark(seat)], seat) for seat in self.names]
        moves = [*self.moves, *(move for branch in branches for move in branch.moves)]
        for number, seat in [*named, *((move.number, move.seat) for move in moves)]:
            if seat >= seats:
                raise RecordError(number, f"seat {mark(seat)} does not exist in a game of {seats}")
        edition, _, digest = self._text("edition").partition(" ")
        return Record(
            game=self._text("game"),
            rules=self._number("rules"),
            edition=edition,
            digest=digest.strip(),
            seats=seats,
            options=self._options(),
            names=tuple(self.names.get(seat, "") for seat in range(seats)),
            moves=tuple(self.moves),
            result=self._result(),
            match=self._match(),
            changes=self._changes(),
            bots=self._bots(seats),
            branches=branches,
            comments=comments,
            entered=self._entered(),
            sealed=self.sealed,
            at=self.at,
        )

    def _line(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = key.strip()
        if self.branching and self.tail and (self.more is not None or variations.starts(line)):
            self.more = self.more or variations.Reader(len(self.moves))
            self.more.take(number, line)
        elif colon and key in _ENDING:
            self._once(number, key)
            self.tail.append((number, key, value.strip()))
        elif colon and key in _HEADER and not self.moves and not self.tail:
            self._once(number, key)
            self.header[key] = value.strip()
        elif colon and len(key) == 1 and key in SEAT_MARKS and not self.moves and not self.tail:
            self._once(number, key)
            self.names[SEAT_MARKS.index(key)] = value.strip()
        else:
            self._move(number, line)

    def _once(self, number: int, key: str) -> None:
        if key in self.at and key != "sheet":
            raise RecordError(number, f"“{key}” stands here a second time")
        self.at[key] = number

    def _move(self, number: int, line: str) -> None:
        if self.tail:
            raise RecordError(number, f"no move may follow the result, but here stands “{short(line)}”")
        self.moves.append(read_move(number, line))

    def _text(self, key: str) -> str:
        if not self.header.get(key):
            raise RecordError(self.last, f"the record is cut off or damaged: “{key}:” is missing")
        return self.header[key]

    def _number(self, key: str) -> int:
        text = self._text(key)
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise RecordError(self.at[key], f"{key} must be a whole number, not “{short(text)}”")
        return int(text)

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for part in filter(None, (part.strip() for part in self.header.get("options", "").split(","))):
            name, equals, value = part.partition("=")
            if not equals or not value.strip():
                raise RecordError(self.at["options"], f"“{short(part)}” is no option: one is name=value")
            options[name.strip()] = value.strip()
        return options

    def _bots(self, seats: int) -> dict[int, str]:
        bots: dict[int, str] = {}
        for part in filter(None, (part.strip() for part in self.header.get("bots", "").split(","))):
            seat, _, level = (word.strip() for word in part.partition("="))
            if len(seat) != 1 or seat not in SEAT_MARKS[:seats] or level not in LEVELS:
                raise RecordError(
                    self.at["bots"],
                    f"“{short(part)}” is none of our bots at a seat: one is, for instance, {SEAT_MARKS[0]}={LEVELS[1]}",
                )
            bots[SEAT_MARKS.index(seat)] = level
        return bots

    def _entered(self) -> bool:
        said = self.header.get("draws", "")
        if said not in ("", _ENTERED):
            raise RecordError(self.at["draws"], f"draws can only be “{_ENTERED}”, not “{short(said)}”")
        return bool(said)

    def _match(self) -> tuple[int, int] | None:
        if "match" not in self.header:
            return None
        words = self.header["match"].split()
        if len(words) != 3 or words[1] != "of" or not (words[0].isdigit() and words[2].isdigit()):
            raise RecordError(self.at["match"], "match must say which game of how many, for instance “2 of 3”")
        return int(words[0]), int(words[2])

    def _changes(self) -> dict[str, Any]:
        if "changes" not in self.header:
            return {}
        try:
            changes = json.loads(self.header["changes"])
        except (ValueError, RecursionError):
            changes = None
        if not isinstance(changes, dict):
            raise RecordError(self.at["changes"], "changes must be a JSON object with the edition's own values")
        return changes

    def _result(self) -> Result | None:
        if not self.tail:
            raise RecordError(self.last, f"the record is cut off after {len(self.moves)} moves: its result is missing")
        number, key, value = self.tail[0]
        if key != "result" or value not in ("finished", "unfinished"):
            raise RecordError(number, "the moves must be followed by “result: finished” or “result: unfinished”")
        if value == "unfinished":
            self._nothing_more()
            return None
        parts = {key: (at, value) for at, key, value in self.tail[1:]}
        for needed in ("ranks", "scores", "reason"):
            if not parts.get(needed, (0, ""))[1]:
                raise RecordError(self.last, f"the record is cut off: “{needed}:” is missing from its result")
        sheet = tuple(_sheet_line(at, value) for at, key, value in self.tail if key == "sheet")
        ranks, scores = _whole(*parts["ranks"]), _whole(*parts["scores"])
        return Result(number, ranks, scores, sheet, parts["reason"][1], self.at)

    def _nothing_more(self) -> None:
        if len(self.tail) > 1:
            number, key, _ = self.tail[1]
            raise RecordError(number, f"an unfinished game has no “{key}:”")


def _sheet_line(number: int, value: str) -> tuple[str, tuple[int | None, ...]]:
    label, bar, amounts = value.rpartition("|")
    if not bar:
        raise RecordError(number, "a line of the score sheet is a label, a bar and an amount for each player")
    return label.strip(), _amounts(number, amounts)


def _amounts(number: int, text: str) -> tuple[int | None, ...]:
    amounts: list[int | None] = []
    for word in text.split():
        if word != "-" and not (word.removeprefix("-").isdigit() and word.isascii() and len(word) < 10):
            raise RecordError(number, f"“{short(word)}” is no number")
        amounts.append(None if word == "-" else int(word))
    return tuple(amounts)


def _whole(number: int, text: str) -> tuple[int, ...]:
    amounts = _amounts(number, text)
    if None in amounts or not amounts:
        raise RecordError(number, "here must stand one number for each player")
    return tuple(amount for amount in amounts if amount is not None)


__all__ = [
    "CHANCE_MARK",
    "FIRST_LINE",
    "HIDDEN",
    "LARGEST",
    "LEVELS",
    "WITH_BRANCHES",
    "Branch",
    "Comment",
    "Line",
    "Record",
    "RecordError",
    "Result",
    "mark",
    "read",
    "read_all",
    "read_move",
    "seal",
    "write",
]
