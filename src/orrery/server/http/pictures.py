"""Pictures of positions: SVG as everywhere, and PNG for the programs that show nothing else."""

from __future__ import annotations

import re
from functools import lru_cache
from threading import Lock
from typing import Final

from orrery.picture import picture_of
from orrery.scene import PALETTE
from orrery.table import Table
from orrery.words import Words

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that programs which show previews of links like best."""
BROAD: Final = 1.3
"""A picture so many times as broad as high is shown whole, with a little ground at its sides."""
_drawing: Final = Lock()
"""One picture at a time: drawing takes a core."""


def drawn(table: Table, seat: int | None, theme: str, language: str) -> str:
    """The picture of a position that a seat or a spectator sees."""
    words = Words(table.game.name, language, table.names)
    return picture_of(table.game, table.terms, table.view(seat), seat, words, theme, repr(table))


@lru_cache(maxsize=64)
def png(svg: str, wide: bool = False, theme: str = "dark") -> bytes | None:
    """A picture as PNG, `wide` in the shape of a preview; None where nothing can draw it here."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ImportError:
        return None
    with _drawing:
        if wide:
            return bytes(svg_to_bytes(svg_string=_framed(svg, theme), width=WIDTH, height=HEIGHT))
        return bytes(svg_to_bytes(svg_string=svg, width=2 * WIDTH))


def _framed(svg: str, theme: str) -> str:
    """A picture in a preview's shape: all of one that is broad, of a high one the upper part, where lies what all share."""
    ground = PALETTE["space"][theme == "light"]
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    box = re.search(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', svg)
    broad = box is not None and float(box[1]) >= BROAD * float(box[2])
    fit = "xMidYMid meet" if broad else "xMidYMin slice"
    inner = re.sub(r' width="[^"]*" height="[^"]*"', f' {size} preserveAspectRatio="{fit}"', svg, count=1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect {size} fill="{ground}"/>{inner}</svg>'
    )
