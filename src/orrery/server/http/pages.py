"""The pages of the browser client, with previews of what stands at their addresses."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from orrery.server.http import previews
from orrery.server.http.exchange import language
from orrery.server.http.site import Site
from orrery.server.model.refused import Refused
from orrery.server.store.base import Unavailable
from orrery.server.store.studies import study

PLAIN_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery</title>
<meta name="viewport" content="width=device-width"><body><main><h1>Orrery</h1>
<p>The server runs, but the browser client has not been built. Build it with <code>make web</code>, then load this page again.</p>
<p>The games are at <a href="/api/games">/api/games</a>, the routes at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</main></body></html>
"""


async def page(site: Site, request: Request) -> Response:
    """The client's files; its first page for every other path."""
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise Refused("not_found", "There is no such route.")
    root = site.config.static.resolve()
    file = file_in(root, path) or root / "index.html"
    if not file.is_file():
        return HTMLResponse(PLAIN_PAGE)
    if file.name == "index.html":
        page = await _with_preview(site, request, path, file.read_text(encoding="utf-8"))
        return HTMLResponse(page, headers={"Cache-Control": "no-cache"})
    kept = "public, max-age=31536000, immutable" if "/assets/" in f"/{path}" else "no-cache"
    return FileResponse(file, headers={"Cache-Control": kept})


async def _with_preview(site: Site, request: Request, path: str, page: str) -> str:
    """The first page with a preview of what stands at this path, where that is public."""
    kind, _, rest = path.partition("/")
    preview = None
    if kind in ("table", "study") and rest.isalnum():
        with contextlib.suppress(Unavailable):
            preview = await _of_game(site, request, rest)
    elif kind in ("new", "rules"):
        preview = previews.of_game(rest, language(request))
    return page if preview is None else preview.head(page, str(request.base_url).rstrip("/"), path)


async def _of_game(site: Site, request: Request, id: str) -> previews.LinkPreview | None:
    """The preview of a table or of a study."""
    store, query = site.hub.store, request.query_params
    key, at = query.get("key"), previews.Shown(query.get("at", ""), query.get("line", ""))
    table = previews.of_table(await store.table(id), language(request), key, at)
    return table or previews.of_study(await store.look(study(id)), language(request), key, at)


def file_in(root: Path, path: str) -> Path | None:
    """A file under a folder, if there is one of that name."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have: too long, or with a zero byte
        return None
