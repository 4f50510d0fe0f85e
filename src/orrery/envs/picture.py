"""How an environment shows itself: in letters, as SVG, or as pixels."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.style import Style
from rich.text import Text as RichText

from orrery import scene
from orrery.kernel import Game, Terms
from orrery.picture import picture_of
from orrery.words import Words

MODES: Final = ["human", "ansi", "rgb_array", "svg"]


def checked_mode(mode: str | None) -> str | None:
    """A mode that there is, or None for no pictures."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode must be {', '.join(MODES)} or None, not “{mode[:60]}”")
    return mode


def render(mode: str | None, game: Game, terms: Terms, state: Any, seat: int | None) -> str | NDArray[np.uint8] | None:
    """The position as a seat (None: a spectator) sees it, in one of the modes; `human` prints it."""
    if mode == "human":
        _print(sketch(game, terms, state, seat))
        return None
    if mode == "ansi":
        return scene.plain(sketch(game, terms, state, seat))
    if mode == "rgb_array":
        return pixels(svg(game, terms, state, seat))
    if mode == "svg":
        return svg(game, terms, state, seat)
    return None


def sketch(game: Game, terms: Terms, state: Any, seat: int | None) -> scene.Sketch:
    """The position in letters."""
    return game.sketch(terms, game.view(state, seat), _words(game.name).say)


def svg(game: Game, terms: Terms, state: Any, seat: int | None) -> str:
    """The position as a picture that stands alone."""
    return picture_of(game, terms, game.view(state, seat), seat, _words(game.name), title=game.name)


def pixels(picture: str) -> NDArray[np.uint8]:
    """An SVG as rows of red, green and blue."""
    import resvg_py  # noqa: PLC0415  (only who asks for pixels needs a rasteriser)
    from PIL import Image  # noqa: PLC0415

    png = bytes(resvg_py.svg_to_bytes(svg_string=picture))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), dtype=np.uint8)


@cache
def _words(game: str) -> Words:
    return Words(game, "en")


def _print(lines: scene.Sketch) -> None:
    picture = RichText()
    for line in lines:
        for span in line:
            ink = None if span.ink == "ink" and not span.fill else scene.PALETTE[span.ink][0]
            fill = scene.PALETTE[span.fill][0] if span.fill else None
            style = Style(color=ink, bgcolor=fill, bold=span.bold or None, underline=span.underline or None)
            picture.append(span.text, style)
        picture.append("\n")
    Console(highlight=False, soft_wrap=True).print(picture)
