"""The library: which games there are, with their options, editions, rules, pictures and boards."""

from __future__ import annotations

import logging
import random
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from orrery.bots import LEVELS, Level
from orrery.bots.tuning import ladder_of
from orrery.edition import Edition, EditionError, load
from orrery.facts import cover_of, facts_of
from orrery.games import games, rules_text
from orrery.kernel import Game, Option, Terms, Text
from orrery.lessons import courses_of
from orrery.server.live.presenter import thing_of
from orrery.server.live.resources import board_of, catalogue_of
from orrery.server.live.summaries import board_name
from orrery.server.model.refused import Refused
from orrery.server.wire.outgoing import (
    ChoiceReply,
    EditionReply,
    GameReply,
    GlossaryReply,
    LevelReply,
    OptionReply,
    RulesReply,
)
from orrery.table import Table
from orrery.terms import TableError, find_game, terms_of
from orrery.words import LANGUAGES, Words, title

LOG: Final = logging.getLogger("orrery.server")


class Library:
    """The games, and the editions that whoever runs the server has put beside them."""

    def __init__(self, editions: Path | None = None) -> None:
        self._editions: dict[str, dict[str, Edition]] = {}
        for path in sorted(editions.glob("*.toml")) if editions is not None else []:
            try:
                edition = load(path)
                terms_of(edition.game, edition=edition)
                self._editions.setdefault(edition.game, {})[edition.name] = edition
            except (EditionError, TableError) as wrong:
                LOG.warning("an edition was left out", extra={"reason": str(wrong)})

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in games():
            raise Refused("not_found", "There is no such game.")
        return games()[name]

    def edition(self, game: str, name: str) -> Edition | None:
        """An edition by its name; None is the standard one."""
        if name == "standard":
            return None
        edition = self._editions.get(game, {}).get(name)
        if edition is None:
            raise Refused("malformed", f"There is no edition “{name}” of this game.")
        return edition

    def has_edition(self, game: str, digest: str) -> bool:
        """Whether an edition beside the standard one is here."""
        return any(edition.digest == digest for edition in self._editions.get(game, {}).values())

    def listing(self, language: str) -> list[GameReply]:
        """All games with their texts."""
        return [self.entry(name, language) for name in games()]

    def entry(self, name: str, language: str) -> GameReply:
        """A game with its texts."""
        game = self.game(name)
        words = Words(name, language)
        facts = facts_of(name)
        editions = [terms_of(game).edition, *self._editions.get(name, {}).values()]
        return GameReply(
            name=name,
            title=title(name, language),
            about=_text(words, "about") or game.about,
            minutes={str(seats): facts.minutes(seats) for seats in game.seats},
            weight=facts.weight,
            seats=list(game.seats),
            languages=list(game.languages),
            match=max(game.seats) > 1,
            rules=game.version,
            options=[_option(option, at, words) for at, option in enumerate(game.options, start=1)],
            editions=[EditionReply(edition.name, len(edition.reconstructed())) for edition in editions],
            levels=[_level(level, game) for level in LEVELS],
            learn=next((course.minutes for course in courses_of(game)), None),
        )

    def rules(self, name: str, language: str) -> RulesReply:
        """The rules of a game in a language; in English where there is no translation."""
        game = self.game(name)
        written = language if language in game.languages else "en"
        try:
            return RulesReply(language=written, markdown=rules_text(game, written))
        except FileNotFoundError:
            raise Refused("not_found", "The rules of this game are not written down here.") from None

    def glossary(self, name: str, language: str) -> GlossaryReply:
        """What everything in a game is and does, before anything has happened."""
        return _glossary(self.game(name), language)

    def cover(self, name: str) -> str:
        """The cover of a game."""
        self.game(name)
        return cover_of(name)

    def picture(self, name: str, theme: str, seats: int | None) -> str:
        """A game half-way."""
        game = self.game(name)
        if seats is not None and seats not in game.seats:
            raise Refused("malformed", "The game is not played with so many.")
        return _picture(name, "light" if theme == "light" else "dark", seats)

    def board(self, id: str, own: Edition | None = None) -> bytes:
        """A board by the name that a table's card gives it; of an edition that is the table's own."""
        return board_of(*self._named(id, own))[0]

    def catalogue(self, id: str, seat: int, own: Edition | None = None) -> bytes:
        """A catalogue of moves, as one seat means them, by the name that a table's card gives it; compressed."""
        game, terms, language = self._named(id, own)
        if seat >= terms.seats:
            raise Refused("not_found", "There is no such seat.")
        return catalogue_of(game, terms, language, seat)

    def _named(self, id: str, own: Edition | None) -> tuple[Any, Terms, str]:
        """The game, the terms and the language that the name of a resource stands for."""
        parts = id.split("~")
        try:
            name, seats, *options, digest, language, _ = parts
            game = self.game(name)
            chosen = dict(option.split("=", 1) for option in options)
            known = [*self._editions.get(name, {}).values(), *([] if own is None else [own])]
            edition = next((e for e in known if e.digest == digest), None)
            terms = terms_of(game, int(seats), chosen, edition)
            if language not in LANGUAGES:
                raise ValueError
        except (ValueError, Refused):
            raise Refused("not_found", "There is no such board.") from None
        return game, terms, language


@lru_cache(maxsize=50)
def _glossary(game: Game, language: str) -> GlossaryReply:
    table = Table(game, seed=0, language=language)
    view = table.view(None)
    described = [(thing, game.describe(table.terms, view, thing)) for thing in game.things(table.terms)]
    things = [thing_of(name, table.words, about) for name, about in described if about is not None]
    return GlossaryReply(board_name(table.game, table.terms, language), things)


@lru_cache(maxsize=100)
def _picture(name: str, theme: str, seats: int | None) -> str:
    game = find_game(name)
    rng = random.Random(7)
    whole = _played(Table(game, seats, seed=7), rng)
    return whole.at(len(whole.entries) * 3 // 5).svg(None, theme)


def _played(table: Table, rng: Any) -> Table:
    """A whole game at random."""
    while not table.over:
        table.play(rng.choice(table.legal()))
    return table


def _text(words: Words, key: str) -> str:
    english = Words(words.game, "en")
    return words.say(Text(key)) if words.knows(key) or english.knows(key) else ""


def _level(level: Level, game: Game) -> LevelReply:
    """A strength: how long it may think, and how often it came ahead of the one below."""
    return LevelReply(
        level=level.number,
        text=level.name,
        seconds=level.thinking.effort(game).seconds,
        ahead=ladder_of(game.name).get(level.number),
    )


def _option(option: Option, number: int, words: Words) -> OptionReply:
    """An option as people choose it; RULES.md numbers them in this order."""
    return OptionReply(
        name=option.name,
        text=words.option(option.name),
        about=_text(words, f"option-{option.name}-about"),
        rule=f"O{number}",
        seats=list(option.seats),
        choices=[ChoiceReply(choice, words.choice(option.name, choice)) for choice in option.choices],
    )
