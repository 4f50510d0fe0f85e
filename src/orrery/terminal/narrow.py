"""Lists narrowed by what is typed: a piece's or a place's own name counts before a word that only contains it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from orrery.kernel import Move
from orrery.table import Table


def narrowed(table: Table, moves: Sequence[Move], typed: str) -> list[Move]:
    """The moves that every typed word fits."""
    left = list(moves)
    for word in typed.casefold().split():
        left = _by_word(table, left, word)
    return left


def _by_word(table: Table, moves: list[Move], word: str) -> list[Move]:
    """Moves with this very word, in the notation or else in the sentence; only if there are none, those that contain it."""

    def sentence(move: Move) -> str:
        return table.words.say(table.game.sentence(table.terms, move)).casefold()

    fits: tuple[Callable[[Move], bool], ...] = (
        lambda move: word in _words(move.notation.casefold()),
        lambda move: word in _words(sentence(move)),
        lambda move: word in f"{move.notation.casefold()} {sentence(move)}",
    )
    return next((left for fit in fits if (left := [move for move in moves if fit(move)])), [])


def _words(text: str) -> set[str]:
    """The words of a text, `ENG-T1` as a whole and by its parts."""
    whole = re.findall(r"[^\s,;:.()]+", text)
    return set(whole) | {part for word in whole for part in re.split(r"[-=+/]", word)}
