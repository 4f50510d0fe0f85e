"""What is agreed before a game: which game, how many seats, which options, components and rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from orrery.edition import Edition, load, named, standard
from orrery.games import games
from orrery.kernel import Game, Option, Terms
from orrery.words import Words


class TableError(ValueError):
    """Something asked of a table that it cannot do; the message is one sentence."""


def find_game(game: str | Game) -> Game:
    """A game by its name, in any case, or the game itself; TableError says in one sentence that it is neither."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise TableError(f"a game is its name or a Game, not {shorten(repr(game))}{_hint(game)}")
    known = games()
    named = known.get("-".join(game.casefold().replace("_", " ").split()))
    if named is None:
        raise TableError(f"there is no game “{shorten(game)}”; there are {', '.join(known)}")
    return named


def _hint(thing: object) -> str:
    """Where the game is that is meant by a module."""
    game = vars(thing).get("GAME") if isinstance(thing, ModuleType) else None
    return "; this module has it as GAME" if isinstance(game, Game) else ""


def terms_of(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str | bool] | None = None,
    edition: str | Path | Edition | None = None,
    *,
    rules: int | None = None,
) -> Terms:
    """The terms of a game; TableError says in one sentence what cannot be agreed."""
    game = find_game(game)
    if seats is None:
        seats = 2 if 2 in game.seats else game.seats[0]
    if seats not in game.seats:
        raise TableError(f"{game.name} is played with {_range(game.seats)} seats, not {seats}")
    chosen = _chosen(game, seats, options or {})
    return Terms(seats, chosen, edition_of(game, edition, rules), rules_of(game, rules))


def _chosen(game: Game, seats: int, options: Mapping[str, str | bool]) -> dict[str, str]:
    """A choice for every option: the one given, else the usual one."""
    chosen = {option.name: option.choices[0] for option in game.options}
    for name, given in options.items():
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            known = ", ".join(chosen) or "none"
            raise TableError(f"{game.name} has no option “{shorten(str(name))}”; there are: {known}")
        chosen[name] = _choice(option, given, seats)
    unusual = [option for option in game.options if chosen[option.name] != option.choices[0]]
    for option in unusual:
        for other in unusual:
            if other.name in option.excludes:
                raise TableError(f"option {other.name} means nothing with {option.name}: choose one of the two")
    return chosen


def _choice(option: Option, given: str | bool, seats: int) -> str:
    value = ("yes" if given else "no") if isinstance(given, bool) else given
    if value not in option.choices:
        raise TableError(f"option {option.name} must be {' or '.join(option.choices)}, not “{shorten(str(value))}”")
    if value != option.choices[0] and option.seats and seats not in option.seats:
        raise TableError(f"option {option.name} is for {_range(option.seats)} seats, not {seats}")
    return value


def edition_of(game: Game, edition: str | Path | Edition | None, rules: int | None = None) -> Edition:
    """The components that are meant, checked against the rulebook; none named: the standard ones of these rules."""
    if edition is None or edition == "standard":
        return game.edition or standard(game.name, rules_of(game, rules))
    where = "" if isinstance(edition, Edition) else f"{edition}: "
    if not isinstance(edition, Edition):
        edition = named(game.name).get(str(edition)) or load(edition)
    if edition.game != game.name:
        raise TableError(f"{where}the edition “{edition.name}” is one of {edition.game}, not of {game.name}")
    problems = game.problems(edition)
    if problems:
        sentence = Words(game.name, "en").sentences(problems[:1])[0]
        raise TableError(f"{where}the edition “{edition.name}” contradicts the rulebook: {sentence}")
    return edition


def rules_of(game: Game, rules: int | None) -> int:
    """The version of the rules as terms have it: 0 for the newest."""
    if rules is None or rules == game.version:
        return 0
    if not 1 <= rules < game.version:
        known = "1" if game.version == 1 else f"1 to {game.version}"
        raise TableError(f"rules {rules} of {game.name} are not known here; known: {known}")
    return rules


def stored_terms(terms: Terms) -> dict[str, Any]:
    """Terms as a stored object keeps them: what `terms_of` makes them of again, the standard edition unsaid."""
    edition = None if terms.edition.name == "standard" else terms.edition
    return {"seats": terms.seats, "options": dict(terms.options), "edition": edition, "rules": terms.rules or None}


def reference(game: Game) -> str | Game:
    """How a stored object names its game: by its name if it is known by that; else the game says its module."""
    return game.name if games().get(game.name) is game else game


def refer(game: str | Game) -> Game:
    """The game of a reference."""
    return games()[game] if isinstance(game, str) else game


def _range(seats: Sequence[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{', '.join(map(str, seats[:-1]))} or {seats[-1]}"


def shorten(text: str) -> str:
    """A text of others that fits into a sentence."""
    clean = "".join(char if char.isprintable() else " " for char in text)
    return clean if len(clean) <= 60 else clean[:59] + "…"
