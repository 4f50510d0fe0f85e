"""What never changes at a table, fetched once and kept by browsers for ever: board, colours, and the catalogue of moves."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Raw

from orrery import __version__, registry
from orrery.kernel import Game, Move, Terms
from orrery.scene import PALETTE, Board
from orrery.server.wire.encoder import Encoder
from orrery.server.wire.outgoing import CatalogueReply, MoveReply, encode
from orrery.words import Words


def name_of(game: str, terms: Terms, language: str, digest: str) -> str:
    """The name of a resource: the same for all tables that are alike, another one when its content is."""
    options = "".join(f"~{name}={value}" for name, value in sorted(terms.options.items()))
    return f"{game}~{terms.seats}{options}~{terms.edition.digest}~{language}~{digest}"


# ---- the board


def encode_board(board: Board, words: Words) -> bytes:
    """A board as the wire has it: the symbols, their names, and what lies under each map."""
    encoder = Encoder(words)
    grounds = {
        name: {
            "width": ground.width,
            "height": ground.height,
            "svg": ground.svg,
            "least": ground.least,
            "most": ground.most,
            "places": Raw(encoder.json(ground.places)),
        }
        for name, ground in board.grounds.items()
    }
    return encode(
        {
            "symbols": dict(board.symbols),
            "extent": dict(board.extent),
            "names": words.symbols(board.symbols),
            "grounds": grounds,
            "caption_size": board.caption_size,
        }
    )


@lru_cache(maxsize=200)
def board_of(game: Any, terms: Terms, language: str) -> tuple[bytes, str]:
    """A game's board as the wire has it, and a short digest of it."""
    made = encode_board(game.board(terms), Words(game.name, language))
    return made, sha256(made).hexdigest()[:12]


# ---- the colours


def palette_css() -> str:
    """Every colour a drawing may use, as CSS variables for both themes."""
    dark, light = (";".join(f"--{name}:{pair[which]}" for name, pair in PALETTE.items()) for which in (0, 1))
    return (
        f':root,[data-theme="dark"]{{{dark};color-scheme:dark}}\n'
        f"@media (prefers-color-scheme: light){{:root:not([data-theme]){{{light};color-scheme:light}}}}\n"
        f'[data-theme="light"]{{{light};color-scheme:light}}\n'
    )


# ---- the catalogue


@lru_cache(maxsize=60)
def catalogue_of(game: Any, terms: Terms, language: str, seat: int) -> bytes:
    """Every move as one seat means it, in a language, compressed: what sockets name by number alone."""
    names = [f"{{{other}}}" for other in range(terms.seats)]
    encoder = Encoder(Words(game.name, language, names))
    view = game.view(game.setup(terms), seat) if game.lasting_offers else None
    moves = [_described(game, terms, encoder, seat, move, view) for move in game.catalogue(terms)]
    return gzip.compress(encode(CatalogueReply(moves)), mtime=0)


def _described(game: Game, terms: Terms, encoder: Encoder, seat: int, move: Move, view: Any) -> MoveReply:
    return MoveReply(
        notation=move.notation,
        kind=move.kind,
        sentence=encoder.words.rich(game.sentence(terms, move)),
        touches=list(game.touches(terms, seat, move)),
        offer=None if view is None else Raw(encoder.json(game.offer(terms, view, seat, move))),
    )


@lru_cache(maxsize=100)
def catalogue_digest(game: str) -> str:
    """Another one whenever something was written differently in a game's folder or in the texts common to all."""
    digest = sha256(__version__.encode())
    for folder in (resources.files("orrery") / "text", registry.folder(game)):
        if folder is not None:
            _digest_folder(folder, digest)
    return digest.hexdigest()[:12]


def _digest_folder(folder: Traversable, digest: Any) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _digest_folder(entry, digest)
        elif entry.name.endswith((".py", ".toml", ".ftl")):
            digest.update(entry.name.encode() + entry.read_bytes())
