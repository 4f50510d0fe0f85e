"""Link previews: what a chat or a search engine is told about a page, in the page's head; only what is public."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final

from orrery.facts import cover_of
from orrery.games import games
from orrery.kernel import Text
from orrery.server.store.base import TableRow
from orrery.words import Words, title

HEAD: Final = "<title>Orrery</title>"
"""What the built page says about itself, and where a preview takes its place."""
WIDTH: Final = 1200
HEIGHT: Final = 630


@dataclass(frozen=True)
class LinkPreview:
    """A page in a few words: which game, a heading and a sentence."""

    game: str
    heading: str
    about: str

    def head(self, page: str, site: str, path: str) -> str:
        """The built page with this in its head."""
        named = {
            "og:type": "website",
            "og:site_name": "Orrery",
            "og:title": self.heading,
            "og:description": self.about,
            "og:url": f"{site}/{path}",
            "og:image": f"{site}/api/games/{self.game}/cover.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        metas = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items())
        large = '<meta name="twitter:card" content="summary_large_image" />'
        return page.replace(HEAD, f"<title>{escape(self.heading)} · Orrery</title>{metas}{large}", 1)


def of_game(name: str, language: str) -> LinkPreview | None:
    """A game's pages; None where there is no such game."""
    if name not in games():
        return None
    return LinkPreview(name, title(name, language), Words(name, language).say(Text("about")))


def of_table(row: TableRow | None, language: str) -> LinkPreview | None:
    """A public table; a private one is told like one that is not there."""
    if row is None or not row.settings.public or row.settings.game not in games():
        return None
    game = row.settings.game
    words = Words(game, language)
    names = [place["name"] for place in row.card["places"] if place["kind"] != "open"]
    return LinkPreview(game, title(game, language), words.listing(names) or words.say(Text("about")))


@lru_cache(maxsize=16)
def picture(game: str) -> bytes | None:
    """A game's cover as PNG, for the programs that show previews; None where nothing can draw it here."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ImportError:
        return None
    return bytes(svg_to_bytes(svg_string=_wide(cover_of(game)), width=WIDTH, height=HEIGHT))


def _wide(cover: str) -> str:
    """A cover cut to a preview's shape: its middle, all of its width."""
    return cover.replace('viewBox="0 0 320 360"', 'viewBox="0 66 320 168"', 1)
