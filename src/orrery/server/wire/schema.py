"""The HTTP routes as OpenAPI, made from the same types that decode the requests and encode the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from orrery.message import LANGUAGES
from orrery.scene import SEAT_MARKS
from orrery.server.wire import outgoing

TEXT: Final = "text"
_REF: Final = "#/components/schemas/{name}"


class Operation(NamedTuple):
    """A route: what it is for, what answers it, what it takes and what it answers."""

    method: str
    path: str
    summary: str
    handler: Callable[..., Any]
    reply: Any
    body: type[Any] | None = None
    errors: tuple[int, ...] = ()
    status: int = 200
    media: str = "application/json"
    query: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def document(operations: Sequence[Operation], version: str) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for operation in operations for kind in (operation.reply, operation.body) if kind not in (None, TEXT)]
    schemas, components = msgspec.json.schema_components([*kinds, outgoing.FailedReply], ref_template=_REF)
    refs = dict(zip(kinds, schemas, strict=False))
    failed = schemas[-1]
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, refs, failed)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, refs: dict[Any, Any], failed: Any) -> dict[str, Any]:
    schema = {"type": "string"} if operation.reply == TEXT else refs[operation.reply]
    responses = {str(operation.status): {"description": "As asked", "content": {operation.media: {"schema": schema}}}}
    for status in (*operation.errors, 429, 503):
        responses[str(status)] = {"description": "Refused", "content": {"application/json": {"schema": failed}}}
    described: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": _name(operation),
        "responses": responses,
        "parameters": _parameters(operation),
    }
    if operation.body is not None:
        content = {"application/json": {"schema": refs[operation.body]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    parts = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    described: list[dict[str, Any]] = [
        {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for part in parts
    ]
    described += [{"name": name, "in": "query", "required": False, "schema": _query(name)} for name in operation.query]
    return described


def _query(name: str) -> dict[str, Any]:
    known: dict[str, dict[str, Any]] = {
        "language": {"enum": list(LANGUAGES)},
        "theme": {"enum": ["dark", "light"]},
        "seats": {"type": "integer", "minimum": 1, "maximum": len(SEAT_MARKS)},
        "status": {"enum": ["running", "over"]},
        "result": {"enum": ["won", "lost"]},
        "rated": {"enum": ["yes", "no"]},
        "against": {"enum": ["people", "bots", "alone"]},
        "seat": {"type": "integer", "minimum": 0, "maximum": len(SEAT_MARKS) - 1},
    }
    return known.get(name, {"type": "string"})


def _name(operation: Operation) -> str:
    plain = operation.path.translate(str.maketrans("{}.", "///"))
    return "-".join([operation.method.lower(), *(word for word in plain.split("/") if word not in ("", "api"))])
