"""Words: message keys become sentences in a language, through Fluent; English stands in where one is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from orrery import registry
from orrery.kernel import Arg, Description, Refusal, Text, Who
from orrery.message import LANGUAGES as LANGUAGES
from orrery.templates import filled

SYMBOL: Final = re.compile(r"\[([a-z0-9-]+)\]")
"""A symbol inside a sentence."""
COUNTED: Final = re.compile(r"(?:(?P<n>\d+) )?" + SYMBOL.pattern.replace("(", "(?P<name>", 1))
"""A symbol with the number before it, if there is one."""


@dataclass(frozen=True, slots=True)
class ExplainedRow:
    """A detail in a language."""

    mark: str
    text: str
    note: str
    rule: str


@dataclass(frozen=True, slots=True)
class Explained:
    """A description in a language."""

    name: str
    sentences: tuple[str, ...]
    rule: str
    kind: str = ""
    picture: str = ""
    rows: tuple[ExplainedRow, ...] = ()


class Words:
    """The messages of one game (and those common to all) in one language."""

    def __init__(self, game: str, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self._said = _said(game, language)
        self._bundles = [(spoken, _bundle(game, spoken)) for spoken in dict.fromkeys((language, "en"))]

    def say(self, text: Text) -> str:
        """The sentence as it is read aloud: symbols in it have their names."""
        return COUNTED.sub(self._named, self.rich(text))

    def _named(self, symbol: re.Match[str]) -> str:
        """A symbol by its name; one or several of it, as the number before it says."""
        key = f"symbol-{symbol['name']}"
        if not self.has(key):
            return symbol[0]
        if symbol["n"] is None:
            return self.symbol(symbol["name"])
        return f"{symbol['n']} {self.say(Text(key, {'n': int(symbol['n'])}))}"

    def rich(self, text: Text) -> str:
        """The sentence, symbols in square brackets; a key without a message is shown as it is, so that nothing is lost."""
        if text.args:
            args = {name: self._arg(arg) for name, arg in text.args.items()}
            sentence = self._format(text.key, args)
        else:
            args, sentence = {}, self._said.get(text.key)
            if sentence is None and (sentence := self._format(text.key, args)) is not None:
                self._said[text.key] = sentence
        if sentence is not None:
            return sentence
        if text.plain:
            return text.plain.format_map(args)
        return text.key + ("" if not args else " " + " ".join(f"{k}={v}" for k, v in args.items()))

    def sentences(self, texts: Iterable[Text | str]) -> list[str]:
        """Each text in the language; what is a sentence already stays as it is."""
        return [text if isinstance(text, str) else self.rich(text) for text in texts]

    def _format(self, key: str, args: dict[str, str | int]) -> str | None:
        """A message with its arguments; None where there is none."""
        for language, bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return filled(message.value, args, language) or str(bundle.format_pattern(message.value, args)[0])
        return None

    def knows(self, key: str) -> bool:
        """Whether the language itself has the message."""
        return bool(self._bundles[0][1].has_message(key))

    def option(self, name: str) -> str:
        """What an option is called."""
        return self._said_or(name, f"option-{name}")

    def choice(self, option: str, choice: str) -> str:
        """What one of an option's choices is called."""
        return self._said_or(choice, f"option-{option}-{choice}", f"choice-{choice}")

    def kind(self, kind: str) -> str:
        """What a kind of move is called where the game has no action for it."""
        plain = kind.replace("-", " ")
        return self._said_or(plain[:1].upper() + plain[1:], f"action-{kind}")

    def symbol(self, name: str) -> str:
        """What a symbol is called where it cannot be drawn."""
        key = f"symbol-{name}"
        return self.say(Text(key, {"n": 1})) if self.has(key) else name.replace("-", " ")

    def symbols(self, names: Iterable[str]) -> dict[str, str]:
        """Those of some symbols that have a name, with it."""
        return {name: self.symbol(name) for name in names if self.has(f"symbol-{name}")}

    def has(self, key: str) -> bool:
        """Whether the language, or English, has the message."""
        return any(bundle.has_message(key) for _, bundle in self._bundles)

    def _said_or(self, plain: str, *keys: str) -> str:
        """The first of these messages that there is; else the word itself."""
        key = next(filter(self.has, keys), None)
        return plain if key is None else self.say(Text(key))

    def refuse(self, refusal: Refusal) -> str:
        """A refusal as every screen shows it: the sentence and, where a rule speaks, its number."""
        return self.say(refusal.text) + (f" ({refusal.rule})" if refusal.rule else "")

    def reasons(self, parts: Iterable[tuple[str, float]]) -> str:
        """Reasons as every screen shows them: how much each part of the evaluation changes, and what it is."""
        return "; ".join(f"{amount:+.1f} {self.say(Text(f'outlook-{name}'))}" for name, amount in parts).replace(
            "-", "\u2212"
        )

    def remark(self, same: bool, parts: Iterable[tuple[str, float]], move: Text) -> Text:
        """A coach's line on a move that was played: what it brought more than the advised one, and what less."""
        if same:
            return Text("remark-same")
        heavy = sorted((part for part in parts if abs(part[1]) >= 0.05), key=lambda part: -abs(part[1]))
        gain = next((part for part in heavy if part[1] > 0), None)
        loss = next(((name, -amount) for name, amount in heavy if amount < 0), None)
        kind = "both" if gain and loss else "gain" if gain else "loss" if loss else "even"
        amounts = {"gain": self.reasons([gain] if gain else []), "loss": self.reasons([loss] if loss else [])}
        return Text(f"remark-{kind}", {**amounts, "move": move})

    def explain(self, described: Description, rich: bool = False) -> Explained:
        """A description as every screen shows it; rich: with its symbols in square brackets."""
        say = self.rich if rich else self.say
        name = self.say(described.name)
        rows = tuple(
            ExplainedRow(row.mark, say(row.text), "" if row.note is None else say(row.note), row.rule)
            for row in described.rows
        )
        kind = "" if described.kind is None else self.say(described.kind)
        sentences = tuple(map(say, described.sentences))
        return Explained(name[:1].upper() + name[1:], sentences, described.rule, kind, described.picture, rows)

    def name(self, seat: int) -> str:
        """A player's name."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        key = "chance" if seat == -1 else f"seat-{seat}"
        return self.say(Text(key))

    def _arg(self, arg: Arg) -> str | int:
        if isinstance(arg, Who):
            return self.name(arg.seat)
        if isinstance(arg, Text):
            return self.rich(arg)
        if isinstance(arg, tuple):
            return self.listing([self.rich(part) for part in arg])
        return arg

    def listing(self, parts: Sequence[str]) -> str:
        """Several things in one sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.rich(Text("listing", {"first": ", ".join(parts[:-1]), "last": parts[-1]}))


def title(game: str, language: str) -> str:
    """A game's name in a language."""
    named = Words(game, language).knows("title") or Words(game, "en").knows("title")
    return Words(game, language).say(Text("title")) if named else " ".join(game.split("-")).title()


@cache
def _said(game: str, language: str) -> dict[str, str]:
    """The messages without arguments that were said, for every table of a game."""
    return {}


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    home = registry.folder(game)
    folders = [resources.files("orrery") / "text", *([] if home is None else [home / "text"])]
    for folder in folders:
        for source in _sources(folder, language):
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _sources(folder: Any, language: str) -> list[Any]:
    """A folder's files in a language: `en.ftl`, and those with a subject of their own, as `describe.en.ftl`."""
    if not folder.is_dir():
        return []
    return sorted(
        (entry for entry in folder.iterdir() if f".{entry.name}".endswith(f".{language}.ftl")),
        key=lambda entry: str(entry.name),
    )
