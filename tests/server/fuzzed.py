"""Every operation of the HTTP API, asked what its description allows and what it forbids; run by test_guard.py."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from guests import ME, OPEN, Process
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from orrery.server.http.routes import OPERATIONS
from orrery.server.wire.schema import document

BOT = {"kind": "bot", "level": 1}
schema = schemathesis.openapi.from_dict(document(OPERATIONS, "test"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str], list[str]]]:
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.sqlite")
    with httpx.Client(base_url=process.base) as ann:
        tables = []
        for places, start in (([ME, OPEN], False), ([ME, BOT], True), ([BOT, BOT], True)):
            answer = ann.post(
                "/api/tables",
                json={"game": "callisto", "name": "Ann", "places": places, "start": start, "public": True},
            )
            tables.append(answer.json()["id"])
        yield process.base, {"Cookie": f"orrery={ann.cookies['orrery']}"}, tables
        assert ann.get("/healthz").status_code == 200
        created = ann.post("/api/tables", json={"game": "callisto", "places": [ME, BOT], "start": True})
        assert created.status_code == 201, "the server still makes tables"
    assert process.stop() == 0


ENDINGS = ("/api/me/sign-out", "/api/me/delete", "/api/passes/use")
"""What may end who asks: asked by somebody who is not needed afterwards."""


def _passer_by(base: str) -> dict[str, str]:
    with httpx.Client(base_url=base) as guest:
        guest.post("/api/me", json={"name": "Bob"})
        return {"Cookie": f"orrery={guest.cookies['orrery']}"}


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
def test_the_http_api_never_fails_and_keeps_to_its_description(
    case: Any, served: tuple[str, dict[str, str], list[str]]
) -> None:
    base, cookie, tables = served
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = random.choice([*tables, case.path_parameters["table"]])
    if case.path == "/api/games/{game}/rules":
        case.path_parameters["game"] = random.choice(["callisto", case.path_parameters["game"]])
    response = case.call(base_url=base, headers=_passer_by(base) if case.path in ENDINGS else cookie)
    case.validate_response(response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])
