"""What the handlers read from a request, and how they answer it."""

from __future__ import annotations

from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from orrery.server.model.refused import Refused
from orrery.server.wire.errors import STATUS, error_body
from orrery.server.wire.incoming import FRAME, decode_body
from orrery.server.wire.outgoing import encode
from orrery.words import LANGUAGES

_T = TypeVar("_T")


async def body(request: Request, kind: type[_T], most: int = FRAME) -> _T:
    """The request's body, strictly decoded and never longer than a frame, or than it may be here."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused("too_large", f"The body is longer than {most} bytes.")
        parts.append(part)
    return decode_body(b"".join(parts), kind)


def language(request: Request) -> str:
    """The language asked for, by the query or by the browser."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        tag = part.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return "en"


def key(request: Request) -> str | None:
    """The key of a private table, from a header or the query."""
    return request.headers.get("orrery-key") or request.query_params.get("key")


def whole(text: str, name: str) -> int:
    """A small number from a query."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Refused("malformed", f"{name} must be a small whole number.")
    return int(text)


def answer(value: Any, status: int = 200) -> Response:
    """JSON that no cache keeps."""
    return Response(encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def kept(content: str | bytes, media: str, seconds: int, immutable: bool = False, private: bool = False) -> Response:
    """An answer that everybody's cache may keep for a while, or only the browser's own."""
    rule = f"{'private' if private else 'public'}, max-age={seconds}" + (", immutable" if immutable else "")
    return Response(content, media_type=media, headers={"Cache-Control": rule})


def refuse(refused: Refused) -> Response:
    """An error as every route answers it."""
    response = answer(error_body(refused), STATUS[refused.code])
    if refused.code == "too_many":
        response.headers["Retry-After"] = "5"
    return response
