"""A PostgreSQL cluster for the tests that ask for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cluster import Cluster, cluster, reason_to_skip
from guests import GAMES, fast_folder

from orrery.games import games
from orrery.server.think.worker import register


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """The toy games are on the shelf for as long as a test lasts."""
    register(list(GAMES))
    yield
    for name in ("embers", "sealed"):
        games().pop(name, None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    reason = reason_to_skip()
    if reason is not None:
        pytest.skip(reason)
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "postgres":
        yield request.getfixturevalue("postgres").database()
    else:
        with fast_folder() as folder:
            yield f"sqlite:///{folder}/tables.sqlite"
