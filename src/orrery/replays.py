"""Replay: the table that a record tells of, every move and its result checked."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from orrery.edition import Edition, EditionError, changed, standard
from orrery.kernel import Game, IllegalMove, Outcome
from orrery.record import HIDDEN, Branch, Line, Record, RecordError, Result, read, read_all
from orrery.table import Table
from orrery.terms import TableError, edition_of, find_game, rules_of, shorten

_Thing = TypeVar("_Thing")


def replay(text: str | bytes, edition: str | Path | Edition | None = None, language: str = "en") -> Table:
    """The table that a record tells of, every move and its result checked; RecordError says the first line that is wrong."""
    return replay_record(read(text), edition, language)


def replay_all(text: str | bytes) -> list[Table]:
    """The tables of a match's records."""
    return [replay_record(record) for record in read_all(text)]


def replay_record(record: Record, edition: str | Path | Edition | None = None, language: str = "en") -> Table:
    """The table of a record that was read."""
    table = _empty_table(record, edition, language)
    table.match = record.match
    table.levels = record.bots
    table.entered = record.entered
    for line in record.moves:
        _replay_line(table, line)
    _check_result(table, record)
    table.branches = _replay_branches(table, record.branches)
    table.comments = record.comments
    return table


def unchecked(record: Record) -> Generator[None, None, Table]:
    """The table of a record that was checked before it was kept, made move by move for whoever must not wait long."""
    table = _empty_table(record, None, "en")
    table.match = record.match
    table.levels = record.bots
    for line in record.moves:
        table.follow([(line.seat, table.move(line.notation).index)])
        yield
    table.branches, table.comments = record.branches, record.comments
    return table


def _replay_branches(table: Table, branches: Sequence[Branch]) -> tuple[Branch, ...]:
    """The branches of a record, every move of theirs checked, written as the game writes moves."""
    ends, names = [table], table.game.catalogue(table.terms)
    for branch in branches:
        end = ends[branch.of].at(branch.after)
        for line in branch.moves:
            _replay_line(end, line)
        ends.append(end)
    return tuple(
        replace(
            branch,
            moves=tuple(Line(0, entry.seat, str(names[entry.move])) for entry in end.entries[branch.after :]),
        )
        for branch, end in zip(branches, ends[1:], strict=True)
    )


def _recorded_options(record: Record, game: Game) -> dict[str, str]:
    """A record's options without those that meant nothing beside another, which were taken once."""
    kept = dict(record.options)
    for option in game.options:
        if kept.get(option.name, option.choices[0]) != option.choices[0]:
            kept = {name: value for name, value in kept.items() if name not in option.excludes}
    return kept


def _empty_table(record: Record, edition: str | Path | Edition | None, language: str) -> Table:
    """The table that a record's header tells of, before the first move."""
    game = _heading(record, "game", lambda: find_game(record.game))
    _heading(record, "rules", lambda: rules_of(game, record.rules))
    if edition is None:
        edition = _heading(record, "changes", lambda: _edition_of(record, game))
    key = "options" if record.seats in game.seats else "seats"
    table = _heading(
        record,
        key,
        lambda: Table(
            game,
            record.seats,
            seed=None,
            options=_recorded_options(record, game),
            edition=edition,
            names=record.names,
            language=language,
            rules=record.rules,
        ),
    )
    if record.digest and table.terms.edition.digest != record.digest:
        raise RecordError(
            record.at.get("edition", 0),
            f"it was played with other components (edition {shorten(record.edition)} {shorten(record.digest)}; "
            f"here {table.terms.edition.name} is {table.terms.edition.digest})",
        )
    return table


def _heading(record: Record, key: str, make: Callable[[], _Thing]) -> _Thing:
    """What a line of the header says; what is wrong with it is said with its number."""
    try:
        return make()
    except (TableError, EditionError) as wrong:
        raise RecordError(record.at.get(key, 0), f"the header cannot be: {wrong}") from None


def _edition_of(record: Record, game: Game) -> Edition:
    if record.changes:
        return edition_of(game, changed(game.name, record.edition, record.changes, "changes", rules=record.rules))
    return game.edition or standard(game.name, record.rules)


def _replay_line(table: Table, line: Line) -> None:
    if HIDDEN in line.notation:
        raise RecordError(
            line.number, f"“{line.notation}” was hidden from whoever made this record, so it cannot be replayed"
        )
    try:
        table.play(line.notation, line.seat)
    except IllegalMove as refused:
        raise RecordError(
            line.number, f"{table.words.name(line.seat)} cannot play “{line.notation[:60]}”: {refused}"
        ) from None


def _check_result(table: Table, record: Record) -> None:
    outcome, result = table.outcome, record.result
    if result is None:
        if outcome is not None:
            raise RecordError(record.at.get("result", 0), "the record says “unfinished”, but its moves end the game")
    elif outcome is None:
        raise RecordError(
            result.number, f"the record says “finished”, but after its {len(record.moves)} moves the game goes on"
        )
    else:
        _check_figures(outcome, result)


def _check_figures(outcome: Outcome, result: Result) -> None:
    """That ranks, scores and score sheet are what the moves give."""
    amounts = tuple(line.amounts for line in outcome.sheet)
    if len(result.sheet) < len(amounts):
        raise RecordError(
            result.at.get("sheet", result.at.get("reason", result.number)),
            f"the record is cut off: of {len(amounts)} lines of the score sheet {len(result.sheet)} are here",
        )
    for key, label, recorded, true in (
        ("ranks", "ranks", result.ranks, outcome.ranks),
        ("scores", "scores", result.scores, outcome.scores),
        ("sheet", "score sheet", tuple(amounts for _, amounts in result.sheet), amounts),
    ):
        if recorded != true:
            raise RecordError(
                result.at.get(key, result.number),
                f"the {label} of the result are {_plain(recorded)}, but the moves give {_plain(true)}",
            )


def _plain(numbers: Sequence[Any]) -> str:
    if any(isinstance(number, tuple) for number in numbers):
        return " / ".join(map(_plain, numbers))
    return " ".join("-" if number is None else str(number) for number in numbers)
