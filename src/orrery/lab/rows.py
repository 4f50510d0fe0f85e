"""Rows on disk: a journal that a broken run is resumed from, and one table at the end, as Parquet or CSV."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from orrery.files import whole, write_whole
from orrery.lab.experiment import Experiment, LabError, Row

ROWS: Final = 2
"""The version of what a row holds: since 2 its reason and its score sheet have labels instead of English sentences."""


class Journal:
    """What was played so far, a line for each game, beside the file to be written; it stays as long as it is needed."""

    def __init__(self, out: Path, experiment: Experiment) -> None:
        self.needed = True
        self.path = out.with_name(out.name + ".journal")
        self.rows: dict[int, Row] = {}
        self._header = json.dumps(experiment.data() | {"rows": ROWS}, sort_keys=True)
        self._earlier = json.dumps(experiment.data(), sort_keys=True)
        self._lineups = experiment.lineups
        self._resume()
        self._file = self.path.open("a", encoding="utf-8")
        if self.path.stat().st_size == 0:
            self._file.write(self._header + "\n")

    def _resume(self) -> None:
        """Read what is there; games whose line was cut off or damaged are played again."""
        if not self.path.exists():
            return
        head, *lines = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        if not lines and self._header.startswith(head):
            head = ""
        if head == self._earlier:
            raise LabError(
                f"{self.path} was begun by an earlier version, whose rows have other labels; "
                "delete it or choose another --out"
            )
        if head and head != self._header:
            raise LabError(f"{self.path} belongs to another simulation; delete it or choose another --out")
        good = []
        for line in lines:
            try:
                row = self._row(line)
            except (ValueError, TypeError, RecursionError):
                continue
            self.rows[row.game] = row
            good.append(line)
        if lines != [*good, ""]:
            write_whole(self.path, "".join(line + "\n" for line in ([self._header, *good] if head else [])))

    def _row(self, line: str) -> Row:
        """The row of a line; ValueError or TypeError where it is none of this experiment's games."""
        row = Row(**json.loads(line))
        whole = isinstance(row.game, int) and row.game >= 0 and isinstance(row.record, str | None)
        if not whole or row.bots != list(self._lineups[row.game % len(self._lineups)]):
            raise ValueError
        sides = len(row.bots) <= len(row.ranks) == len(row.scores)
        if not sides or not all(isinstance(number, int) for number in (*row.ranks, *row.scores, row.decisions)):
            raise ValueError
        return row

    def add(self, row: Row) -> None:
        """Keep a row, now and on disk."""
        self.rows[row.game] = row
        self._file.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")
        self._file.flush()

    def ordered(self, games: int | None = None) -> list[Row]:
        """The rows in the order of the games' numbers."""
        return [self.rows[number] for number in sorted(self.rows) if games is None or number < games]

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        if not self.needed:
            self.path.unlink()


def flat(row: Row, experiment: Experiment) -> dict[str, Any]:
    """A row as columns; what has parts of its own is JSON text."""
    columns: dict[str, Any] = {
        "game": row.game,
        "seed": experiment.seed,
        "edition": experiment.edition,
        "seats": experiment.seats,
        "decisions": row.decisions,
        "moves": row.moves,
        "reason": row.reason,
    }
    for place, bot in enumerate(row.bots):
        columns[f"bot_{place}"] = bot
    for side, (score, rank) in enumerate(zip(row.scores, row.ranks, strict=True)):
        name = str(side) if side < len(row.bots) else "rival"
        columns[f"score_{name}"], columns[f"rank_{name}"] = score, rank
    for name in ("sheet", "uses", "failures"):
        columns[name] = json.dumps(getattr(row, name), ensure_ascii=False)
    return columns


def write_rows(path: Path, rows: Sequence[Row], experiment: Experiment) -> None:
    """The table of all games; its kind is the file's ending."""
    table = [flat(row, experiment) for row in rows]
    with whole(path) as part:
        (_write_parquet if path.suffix == ".parquet" else _write_csv)(part, table)


def _write_csv(path: Path, table: list[dict[str, Any]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        if table:
            writer = csv.DictWriter(file, list(table[0]))
            writer.writeheader()
            writer.writerows(table)


def _write_parquet(path: Path, table: list[dict[str, Any]]) -> None:
    pyarrow, parquet = parquet_modules()
    parquet.write_table(pyarrow.Table.from_pylist(table), path, compression="zstd")


def parquet_modules() -> tuple[Any, Any]:
    """Arrow and its Parquet writer; LabError says how to install them."""
    try:
        import pyarrow  # noqa: PLC0415
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise LabError(
            "Parquet files need pyarrow: pip install 'orrery-games[lab]'; or choose an --out that ends in .csv"
        ) from None
    return pyarrow, pyarrow.parquet


def check_place(path: Path) -> None:
    """LabError where no file can be written, before much is played for it."""
    if not path.parent.is_dir():
        raise LabError(f"there is no folder {path.parent}")
    if path.is_dir():
        raise LabError(f"{path} is a folder, and a file is to be written there")
    if not os.access(path.parent, os.W_OK):
        raise LabError(f"nothing can be written in the folder {path.parent}")


def check_out(path: Path) -> None:
    """LabError where a table cannot be written under this name."""
    if path.suffix not in (".csv", ".parquet"):
        raise LabError(f"--out must end in .csv or .parquet, not “{path.name}”")
    check_place(path)
    if path.suffix == ".parquet":
        parquet_modules()
