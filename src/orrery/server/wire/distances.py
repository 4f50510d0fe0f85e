"""Offered moves on the wire: ascending numbers, each told by its distance from the one before it, in letters.

A letter has five bits of a distance, the lowest first, and says by a sixth whether more follow: a catalogue of thousands of
moves is told in one or two letters for each that is offered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The second half says that more letters follow."""
COMMON: Final = 1024
"""The distances below this one are at hand."""


def _lettered(distance: int) -> str:
    letters = ""
    while distance >= 32:
        letters += ALPHABET[32 + distance % 32]
        distance //= 32
    return letters + ALPHABET[distance]


_LETTERS: Final = [_lettered(distance) for distance in range(COMMON)]


def written(moves: vec[i64]) -> str:
    """Ascending numbers as the wire has them."""
    letters: list[str] = []
    last: i64 = 0
    for move in moves:
        distance = move - last
        last = move
        letters.append(_LETTERS[distance] if distance < COMMON else _lettered(distance))
    return "".join(letters)


def read(letters: str) -> list[int]:
    """The numbers that were written so."""
    moves: list[int] = []
    move, distance, bits = 0, 0, 0
    for letter in letters:
        value = ALPHABET.index(letter)
        distance += (value & 31) << bits
        bits += 5
        if value < 32:
            move += distance
            moves.append(move)
            distance, bits = 0, 0
    return moves


def came_and_gone(before: vec[i64], after: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """Of two lists of ascending numbers what only the second has, and what only the first."""
    came, gone = vec[i64](), vec[i64]()
    at: i64 = 0
    count: i64 = len(before)
    for move in after:
        while at < count and before[at] < move:
            gone = append(gone, before[at])
            at += 1
        if at < count and before[at] == move:
            at += 1
        else:
            came = append(came, move)
    while at < count:
        gone = append(gone, before[at])
        at += 1
    return came, gone
