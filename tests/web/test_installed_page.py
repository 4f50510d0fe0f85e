"""A game of another package, played in the browser by clicking."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
import visitors
from visitors import expect


@pytest.fixture
def wider_site(installed_comets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A site beside which the game is installed."""
    monkeypatch.setenv("PYTHONPATH", str(installed_comets))
    site = visitors.Site(tmp_path)
    yield site
    site.stop()


def test_a_game_of_another_package_is_played_by_clicking(visitor: Any, wider_site: Any) -> None:
    ann = visitor(at=wider_site)
    page = ann.visit(ann.table("comets", {"kind": "me"}, {"kind": "bot", "level": 1}))
    expect(page.locator('[data-id="comet-3"]').first).to_be_visible()
    assert ann.play_on(random.Random(1)) >= 2
    expect(page.locator(".end ol li")).to_have_count(2)
