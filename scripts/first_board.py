"""How soon a table can be seen: from asking for its page to the first drawn board, for each game, in a real browser."""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "web"))

import visitors

import orrery

TIMES = 5
BOARD = ".table .map svg, .table .card"


def first_board(browser: visitors.Browser, site: visitors.Site, game: str) -> float:
    """Milliseconds until something of the table is drawn, with nothing cached."""
    ann = visitors.Visitor(visitors.context_of(browser), site)
    seats = orrery.games()[game].seats[-1]
    path = ann.table(game, {"kind": "me"}, *[{"kind": "bot", "level": 1}] * (seats - 1))
    page = ann.visit(path)
    page.locator(BOARD).first.wait_for()
    passed: float = page.evaluate("performance.now()")
    ann.context.close()
    return passed


def main() -> None:
    """Measure every game and print the median and the slowest."""
    site = visitors.Site(Path(tempfile.mkdtemp()))
    try:
        with visitors.open_browsers() as opened:
            browser = opened(True)
            for game in orrery.games():
                taken = [first_board(browser, site, game) for _ in range(TIMES)]
                print(f"{game:12} median {statistics.median(taken):5.0f} ms, slowest {max(taken):5.0f} ms")
    finally:
        site.stop()


if __name__ == "__main__":
    main()
