"""Rows on disk: a journal that a broken run is resumed from, and one table at the end, as Parquet or CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from orrery.lab.experiment import Experiment, LabError, Row


class Journal:
    """What was played so far, a line for each game, beside the file that is to be written."""

    def __init__(self, out: Path, experiment: Experiment) -> None:
        self.path = out.with_name(out.name + ".journal")
        self.rows: dict[int, Row] = {}
        self._header = json.dumps(experiment.data(), sort_keys=True)
        self._resume()
        self._file = self.path.open("a", encoding="utf-8")
        if self.path.stat().st_size == 0:
            self._file.write(self._header + "\n")

    def _resume(self) -> None:
        """Read what is there; a last line that was cut off is played again."""
        if not self.path.exists():
            return
        lines = self.path.read_text(encoding="utf-8").split("\n")
        if lines[0] and lines[0] != self._header:
            raise LabError(f"{self.path} belongs to another simulation; delete it or choose another --out")
        for line in lines[1:-1]:
            row = Row(**json.loads(line))
            self.rows[row.game] = row
        if lines[-1]:
            self.path.write_text("\n".join(lines[:-1]) + "\n" if lines[:-1] else "", encoding="utf-8")

    def add(self, row: Row) -> None:
        """Keep a row, now and on disk."""
        self.rows[row.game] = row
        self._file.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")
        self._file.flush()

    def ordered(self, games: int | None = None) -> list[Row]:
        """The rows in the order of the games' numbers."""
        return [self.rows[number] for number in sorted(self.rows) if games is None or number < games]

    def close(self, keep: bool) -> None:
        """Leave the journal for the next run, or remove it."""
        self._file.close()
        if not keep:
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
    if path.suffix == ".parquet":
        _write_parquet(path, table)
        return
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


def check_out(path: Path) -> None:
    """LabError where a table cannot be written under this name."""
    if path.suffix not in (".csv", ".parquet"):
        raise LabError(f"--out must end in .csv or .parquet, not “{path.name}”")
    if not path.parent.is_dir():
        raise LabError(f"there is no folder {path.parent}")
    if path.suffix == ".parquet":
        parquet_modules()
