"""The errors a client may get, with their HTTP statuses and the codes that close a socket."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from orrery.server.model.refused import Refused
from orrery.server.wire.outgoing import ErrorReply, FailedReply

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "origin": 403,
    "not_yours": 403,
    "not_found": 404,
    "taken": 409,
    "status": 409,
    "stale": 409,
    "illegal": 409,
    "not_your_turn": 409,
    "cannot_undo": 409,
    "not_allowed": 409,
    "spent": 410,
    "too_large": 413,
    "too_many": 429,
    "storage": 503,
    "busy": 503,
    "draining": 503,
}
"""Every error code with its HTTP status."""

CLOSED: Final[dict[str, int]] = {
    "malformed": 4400,
    "origin": 4403,
    "not_found": 4404,
    "late": 4408,
    "protocol": 4426,
    "too_many": 4429,
    "draining": 1012,
    "storage": 1013,
}
"""Why the server closes a socket."""

STORAGE: Final = Refused(
    "storage", "The table's storage does not answer; nothing is lost, and play goes on when it is back."
)


def error_body(refused: Refused) -> FailedReply:
    """An error as HTTP answers it."""
    return FailedReply(ErrorReply(refused.code, refused.text, UNSET if refused.rule is None else refused.rule))
