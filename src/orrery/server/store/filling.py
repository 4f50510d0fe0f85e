"""What a migration fills in that SQL alone cannot say: the results of games that ended before results were kept."""

from __future__ import annotations

from typing import Final

import msgspec

from orrery.games import games
from orrery.server.model.results import result_of_card
from orrery.server.store.results import keep_result
from orrery.server.store.work import Work

RESULTS: Final = 3
"""The migration that brings results."""
PAGE: Final = 500


def fill(number: int) -> Work[None]:
    """What belongs to a migration, in its own transaction."""
    if number == RESULTS:
        yield from _results()


def _results() -> Work[None]:
    """Games that are over, by their cards; when they began and ended, by their steps."""
    after = ""
    while True:
        page = yield (
            "SELECT id, game, card, updated, (SELECT max(at) FROM steps WHERE steps.id = tables.id AND kind = 'start'),"
            " (SELECT max(at) FROM steps WHERE steps.id = tables.id AND kind IN ('start', 'play', 'resign'))"
            " FROM tables WHERE status = 'over' AND id > $1 ORDER BY id LIMIT $2",
            after,
            PAGE,
        )
        for id, game, card, updated, began, ended in page:
            after = id
            if game in games():
                lowest_wins = games()[game].lowest_wins
                result = result_of_card(id, msgspec.json.decode(card), began or updated, ended or updated, lowest_wins)
                if result is not None:
                    yield from keep_result(result)
        if len(page) < PAGE:
            return
