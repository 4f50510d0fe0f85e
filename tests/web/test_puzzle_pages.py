"""Puzzles in a real browser: the block on the home page, a wrong answer with its cost, the right one, and marks on the shelf."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from visitors import DESKTOP, PHONE

from orrery.games import games
from orrery.puzzles import Puzzle, puzzles_of


def play(page: Any, notation: str) -> None:
    """Make a move from the list, as somebody does who knows how it is written."""
    page.locator(".table[data-playing=true]").wait_for()
    page.evaluate("document.activeElement?.blur()")
    if not page.locator("#seek").count():
        page.keyboard.press("m")
    page.locator("#seek").fill(notation)
    page.keyboard.press("Enter")
    confirm = page.locator(".confirm:not([disabled])")
    confirm.wait_for()
    confirm.click()


def worst(puzzle: Puzzle) -> str:
    return min(puzzle.values, key=lambda move: puzzle.values[move])


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_puzzle_of_the_day_is_on_the_home_page(visitor, size: tuple[int, int]) -> None:
    ann = visitor(size)
    page = ann.visit("/")
    block = page.locator("section", has=page.locator("#puzzle-day"))
    expect(block).to_contain_text("Puzzle of the day")
    assert block.locator("img").evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    assert not ann.too_wide() and ann.violations() == []
    block.get_by_role("link", name="Solve it").click()
    expect(page.locator(".verdict")).to_contain_text("Find the best move.")
    expect(page.locator(".table[data-playing=true]")).to_be_visible()
    assert not ann.too_wide()


@pytest.mark.parametrize("game", ["callisto", "cassiopeia", "cryo", "three-days"])
def test_a_puzzle_is_solved(visitor, game: str) -> None:
    """A wrong answer shows what it costs and may be tried again; the right one has reasons, and the shelf marks it."""
    puzzle = puzzles_of(games()[game])[0]
    ann = visitor()
    page = ann.visit(f"/puzzles/{puzzle.game}/{puzzle.id}")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Find the best move.")
    play(page, worst(puzzle))
    expect(verdict).to_contain_text(f"Gives away {round(100 * puzzle.cost(worst(puzzle)))} %")
    assert ann.violations() == []
    verdict.get_by_role("button", name="Try again").click()
    play(page, puzzle.best)
    expect(verdict).to_contain_text("That is the move!")
    expect(verdict).to_contain_text(f"gives {round(100 * puzzle.margin)} % away")
    verdict.get_by_role("link", name="More puzzles").click()
    marked = page.locator(f"a.solved[href='/puzzles/{puzzle.game}/{puzzle.id}']").first
    expect(marked).to_contain_text("solved")
    page.reload()
    expect(marked).to_contain_text("solved")
    assert ann.violations() == []


def test_the_solution_is_shown(visitor) -> None:
    """In the visitor's language; who has seen it has not solved it."""
    puzzle = puzzles_of(games()["cassiopeia"])[1]
    ann = visitor(PHONE, "fr")
    page = ann.visit(f"/puzzles/{puzzle.game}/{puzzle.id}")
    page.get_by_role("button", name="Montrer la solution").click()
    expect(page.locator(".verdict")).to_contain_text("C’était ce coup")
    assert not ann.too_wide() and ann.violations() == []
    page.get_by_role("link", name="D’autres problèmes").click()
    expect(page.locator(f"a.seen[href='/puzzles/{puzzle.game}/{puzzle.id}']").first).to_contain_text("vu")
