"""Link previews: what a chat or a search engine is told about a page, in the page's head; only what is public."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final
from urllib.parse import urlencode

from orrery.facts import cover_of
from orrery.games import games
from orrery.kernel import Text
from orrery.record import read
from orrery.server.live.summaries import opens, same
from orrery.server.store.base import TableRow
from orrery.server.store.studies import StudyRow
from orrery.words import Words, title

HEAD: Final = "<title>Orrery</title>"
"""What the built page says about itself, and where a preview takes its place."""
WIDTH: Final = 1200
HEIGHT: Final = 630


@dataclass(frozen=True)
class Shown:
    """The moment that an address asks for, as it stands there: after which move, and of which line."""

    move: str = ""
    line: str = ""

    def query(self) -> dict[str, str]:
        """What of it can be meant."""
        asked = {"move": self.move, "line": self.line}
        return {name: text for name, text in asked.items() if text.isascii() and text.isdigit() and len(text) < 6}


END: Final = Shown()


@dataclass(frozen=True)
class LinkPreview:
    """A page in a few words: which game, a heading and a sentence."""

    game: str
    heading: str
    about: str
    picture: str = ""
    """The path of its own picture; none: the game's cover."""

    def head(self, page: str, site: str, path: str) -> str:
        """The built page with this in its head."""
        named = {
            "og:type": "website",
            "og:site_name": "Orrery",
            "og:title": self.heading,
            "og:description": self.about,
            "og:url": f"{site}/{path}",
            "og:image": f"{site}{self.picture or f'/api/games/{self.game}/cover.png'}",
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


def of_table(row: TableRow | None, language: str, key: str | None = None, at: Shown = END) -> LinkPreview | None:
    """A table that is public, or whose key the address has; another one is told like one that is not there.

    Only of a game that is over there is a picture of the position: a running one keeps its secrets.
    """
    if row is None or not (row.settings.public or opens(row.settings, key)) or row.settings.game not in games():
        return None
    game = row.settings.game
    words = Words(game, language)
    names = [place["name"] for place in row.card["places"] if place["kind"] != "open"]
    picture = _moment(row.id, None if row.settings.public else key, at) if row.status == "over" else ""
    return LinkPreview(game, title(game, language), words.listing(names) or words.say(Text("about")), picture)


def of_study(row: StudyRow | None, language: str, key: str | None, at: Shown = END) -> LinkPreview | None:
    """A record that somebody opened, for whoever has its key."""
    if row is None or row.source is not None or key is None or not same(key, row.key):
        return None
    record = read(row.record)
    words = Words(record.game, language, record.names)
    names = [words.name(seat) for seat in range(record.seats)]
    return LinkPreview(record.game, title(record.game, language), words.listing(names), _moment(row.id, key, at))


def _moment(id: str, key: str | None, at: Shown) -> str:
    """The path of the picture of a study's moment."""
    asked = {"wide": "1"} | ({"key": key} if key else {}) | at.query()
    return f"/api/studies/{id}/picture.png?{urlencode(asked)}"


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
