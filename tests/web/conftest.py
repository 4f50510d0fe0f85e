"""A site and a browser for the tests in this folder; skipped, and counted, where there is no Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

try:
    import visitors
except ImportError as missing:
    MISSING: str | None = f"{missing.name} is not installed: the browser client is not tested"
else:
    MISSING = visitors.reason_to_skip()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and MISSING:
            item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One server for every test of a process, on which the same moves lead to the same positions."""
    made = visitors.Site(tmp_path_factory.mktemp("site"), same_dice=True)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browsers() -> Iterator[Callable[[bool], Any]]:
    with visitors.open_browsers() as opened:
        yield opened


@pytest.fixture(scope="session")
def browser(browsers: Callable[[bool], Any]) -> Any:
    return browsers(False)


@pytest.fixture
def visitor(site: Any, browser: Any) -> Iterator[Callable[..., Any]]:
    """Makes visitors; at the end none of their pages may have complained."""
    made: list[Any] = []

    def make(*args: Any, at: Any = None, **more: Any) -> Any:
        made.append(visitors.Visitor(visitors.context_of(browser, *args, **more), at or site))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    for one in made:
        assert one.wrong == []
