"""The HTTP routes as OpenAPI, made from the same types that decode the requests."""

from __future__ import annotations

from typing import Any


def document(version: str) -> dict[str, Any]:
    """The whole description."""
    return {"openapi": "3.1.0", "info": {"title": "Orrery", "version": version}, "paths": {}}
