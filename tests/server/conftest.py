"""A PostgreSQL cluster for the tests that ask for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cluster import Cluster, cluster, reason_to_skip


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    reason = reason_to_skip()
    if reason is not None:
        pytest.skip(reason)
    with cluster() as running:
        yield running
