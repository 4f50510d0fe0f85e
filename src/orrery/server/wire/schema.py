"""The HTTP routes as OpenAPI, made from the same types that decode the requests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from orrery.server.wire import incoming, outgoing

TEXT: Final = "text"
_REF: Final = "#/components/schemas/{name}"


class Described(NamedTuple):
    """A route: what it is for, what it takes and what it answers."""

    method: str
    path: str
    summary: str
    answer: Any
    body: type[Any] | None = None
    errors: tuple[int, ...] = ()
    status: int = 200
    media: str = "application/json"
    query: tuple[str, ...] = ()


_T: Final = "/api/tables/{table}"
_SEATED: Final = (400, 403, 404, 409, 413)
ROUTES: Final = (
    Described("get", "/api/me", "Who you are", outgoing.Named),
    Described(
        "post", "/api/me", "Become a guest, or take another name", outgoing.Named, incoming.NewGuest, (400, 403, 413)
    ),
    Described("get", "/api/games", "All games with their texts", outgoing.GamesTold, query=("language",)),
    Described(
        "get", "/api/games/{game}/rules", "The rules of a game", outgoing.RulesTold, None, (404,), query=("language",)
    ),
    Described(
        "get",
        "/api/games/{game}/picture.svg",
        "A picture of a game half-way",
        TEXT,
        None,
        (400, 404),
        media="image/svg+xml",
        query=("theme", "seats"),
    ),
    Described("get", "/api/games/{game}/cover.svg", "A game's cover", TEXT, None, (404,), media="image/svg+xml"),
    Described("get", "/api/games/{game}/cover.png", "The cover for previews", TEXT, None, (404,), media="image/png"),
    Described("get", "/api/palette.css", "The colours", TEXT, media="text/css"),
    Described("get", "/api/boards/{board}", "The picture under the pieces", outgoing.BoardTold, None, (404,)),
    Described("get", "/api/tables", "The lobby", outgoing.Cards, query=("language",)),
    Described("get", "/api/tables/mine", "Where you sit", outgoing.Cards, query=("language",)),
    Described("post", "/api/tables", "A new table", outgoing.Card, incoming.NewTable, (400, 403, 404, 409, 413), 201),
    Described("get", _T, "A table", outgoing.Card, None, (404,), query=("key", "language")),
    Described("post", f"{_T}/join", "Take a seat", outgoing.Card, incoming.Join, _SEATED),
    Described("post", f"{_T}/place", "The host says who sits where", outgoing.Card, incoming.Placing, _SEATED),
    Described("post", f"{_T}/start", "Begin", outgoing.Card, incoming.Nothing, _SEATED),
    Described("post", f"{_T}/leave", "Leave", outgoing.Card, incoming.SeatOnly, _SEATED),
    Described("post", f"{_T}/return", "Take a seat back from the bot", outgoing.Card, incoming.SeatOnly, _SEATED),
    Described("post", f"{_T}/rematch", "The next table", outgoing.Card, incoming.Nothing, _SEATED),
    Described("put", f"{_T}/webhook", "Where to say “your turn”", outgoing.Empty, incoming.Webhook, _SEATED),
    Described(
        "get",
        f"{_T}/record",
        "The game record",
        TEXT,
        None,
        (400, 403, 404, 409),
        media="text/plain",
        query=("key", "seat"),
    ),
    Described(
        "get",
        f"{_T}/things/{{thing}}",
        "What a piece, a place or anything else of the game is and does",
        outgoing.ThingTold,
        None,
        (400, 403, 404, 409),
        query=("key", "seat", "language"),
    ),
    Described(
        "get", f"{_T}/analysis", "Each seat's chance to win", outgoing.AnalysisTold, None, (404,), query=("key",)
    ),
    Described("post", f"{_T}/analysis", "Begin an analysis", outgoing.AnalysisTold, incoming.KeyOnly, _SEATED),
    Described("get", "/healthz", "Whether the process runs", outgoing.Status),
    Described("get", "/readyz", "Whether moves could be kept now", outgoing.Status),
    Described("get", "/metrics", "Numbers for Prometheus", TEXT, media="text/plain"),
)


@lru_cache(maxsize=1)
def document(version: str) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for route in ROUTES for kind in (route.answer, route.body) if kind not in (None, TEXT)]
    schemas, components = msgspec.json.schema_components([*kinds, outgoing.Failed], ref_template=_REF)
    refs = dict(zip(kinds, schemas, strict=False))
    failed = schemas[-1]
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route, refs, failed)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Described, refs: dict[Any, Any], failed: Any) -> dict[str, Any]:
    schema = {"type": "string"} if route.answer == TEXT else refs[route.answer]
    responses = {str(route.status): {"description": "As asked", "content": {route.media: {"schema": schema}}}}
    for status in (*route.errors, 429, 503):
        responses[str(status)] = {"description": "Refused", "content": {"application/json": {"schema": failed}}}
    told: dict[str, Any] = {
        "summary": route.summary,
        "operationId": _name(route),
        "responses": responses,
        "parameters": _parameters(route),
    }
    if route.body is not None:
        content = {"application/json": {"schema": refs[route.body]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def _parameters(route: Described) -> list[dict[str, Any]]:
    parts = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    told: list[dict[str, Any]] = [
        {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for part in parts
    ]
    told += [{"name": name, "in": "query", "required": False, "schema": _query(name)} for name in route.query]
    return told


def _query(name: str) -> dict[str, Any]:
    known: dict[str, dict[str, Any]] = {
        "language": {"enum": ["en", "es", "fr"]},
        "theme": {"enum": ["dark", "light"]},
        "seats": {"type": "integer", "minimum": 1, "maximum": 5},
        "seat": {"type": "integer", "minimum": 0, "maximum": 4},
    }
    return known.get(name, {"type": "string"})


def _name(route: Described) -> str:
    plain = route.path.translate(str.maketrans("{}.", "///"))
    return "-".join([route.method, *(word for word in plain.split("/") if word not in ("", "api"))])
