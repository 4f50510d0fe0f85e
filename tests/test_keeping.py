"""Keeping what was drawn: equal parts of a view give the very same thing, others never do, and there is an end to it."""

from __future__ import annotations

from typing import Any

from orrery import keeping
from orrery.keeping import kept, latest


class Drawing:
    """Something that is made once."""


def test_equal_parts_give_the_same_thing_and_others_do_not() -> None:
    @kept
    def draw(name: str, part: Any) -> Drawing:
        return Drawing()

    first = draw("mat", {"levels": [1, 2, None], "ready": True})
    assert draw("mat", {"levels": [1, 2, None], "ready": True}) is first
    others = [
        draw("map", {"levels": [1, 2, None], "ready": True}),
        draw("mat", {"levels": [1, 2, 0], "ready": True}),
        draw("mat", {"levels": [1, 2, None], "ready": False}),
        draw("mat", {"levels": [1, 2, None], "ready": 1}),
        draw("mat", {"ready": True}),
    ]
    assert first not in others
    assert len(set(others)) == len(others)


def test_what_changes_after_it_was_drawn_is_drawn_again() -> None:
    @kept
    def draw(part: list[int]) -> tuple[int, ...]:
        return tuple(part)

    part = [1, 2]
    assert draw(part) == (1, 2)
    part.append(3)
    assert draw(part) == (1, 2, 3)


def test_what_is_asked_for_stays_and_the_rest_is_forgotten() -> None:
    made: list[int] = []

    @kept
    def draw(number: int) -> int:
        made.append(number)
        return number

    for number in range(1, 3 * keeping.MANY):
        draw(0)
        draw(number)
    assert made.count(0) == 1
    draw(1)
    assert made.count(1) == 2


def test_the_latest_serves_whoever_asks_of_the_very_same_things() -> None:
    @latest
    def draw(name: str, part: list[int]) -> Drawing:
        return Drawing()

    part = [1, 2]
    first = draw("mat", part)
    assert draw("mat", part) is first
    others = [draw("mat", [1, 2]), draw("map", part), draw("mat", part)]
    assert first not in others, "it keeps one thing, and reads nothing of what it is given"
