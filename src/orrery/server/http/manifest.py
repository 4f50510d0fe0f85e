"""What a browser needs to install the client as an app: its manifest, and the mark as pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from orrery.kernel import Text
from orrery.scene import PALETTE
from orrery.server.http.exchange import kept, language
from orrery.server.http.site import Site
from orrery.server.model.refused import Refused
from orrery.server.wire.outgoing import IconReply, ManifestReply, encode
from orrery.words import Words

HOUR, DAY = 3600, 86_400
SIZES: Final = {
    "192.png": (192, False),
    "512.png": (512, False),
    "maskable-192.png": (192, True),
    "maskable-512.png": (512, True),
    "180.png": (180, True),
}
"""The pictures of the mark: their size, and whether the system cuts them to a shape of its own."""
CUT: Final = 0.84
"""How large the drawing is in a picture that may be cut to a circle."""
NOT_DRAWN: Final = "This server draws no such icon."


async def manifest(site: Site, request: Request) -> Response:
    """The app in a few words, in the browser's language."""
    spoken = language(request)
    words = Words("", spoken)
    told = ManifestReply(
        id="/",
        name="Orrery",
        short_name="Orrery",
        description=words.say(Text("about-app")),
        lang=spoken,
        dir="ltr",
        start_url="/",
        scope="/",
        display="standalone",
        theme_color=PALETTE["space"][0],
        background_color=PALETTE["space"][0],
        categories=["games"],
        icons=_icons(),
    )
    return kept(encode(told), "application/manifest+json", HOUR)


def _icons() -> list[IconReply]:
    pictures = [
        IconReply(f"/icons/{name}", f"{size}x{size}", "image/png", "maskable" if cut else "any")
        for name, (size, cut) in SIZES.items()
        if size != 180
    ]
    return [*pictures, IconReply("/mark.svg", "any", "image/svg+xml", "any")]


async def icon(site: Site, request: Request) -> Response:
    """The mark as a picture of some size."""
    mark = site.config.static / "mark.svg"
    name = request.path_params["icon"]
    if name not in SIZES or not mark.is_file():
        raise Refused("not_found", NOT_DRAWN)
    picture = _drawn(mark.read_text(encoding="utf-8"), *SIZES[name])
    if picture is None:
        raise Refused("not_found", NOT_DRAWN)
    return kept(picture, "image/png", DAY)


@lru_cache(maxsize=16)
def _drawn(mark: str, size: int, cut: bool) -> bytes | None:
    """The mark as PNG; None where nothing can draw it here."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ImportError:
        return None
    return bytes(svg_to_bytes(svg_string=_to_cut(mark) if cut else mark, width=size, height=size))


def _to_cut(mark: str) -> str:
    """The mark on a ground without corners, drawn smaller, so that nothing of it is lost when it is cut to a circle."""
    ground, drawing = mark.replace(' rx="14"', "").split("/>", 1)
    smaller = f'<g transform="translate(32 32) scale({CUT}) translate(-32 -32)">'
    return f"{ground}/>{smaller}{drawing.replace('</svg>', '</g></svg>')}"
