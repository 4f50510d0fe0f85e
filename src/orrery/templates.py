"""Messages that are put together at once, of words, arguments and choices by one; all others are left to Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from babel import Locale
from fluent.syntax import ast

PLAIN: Final = 1_000
"""Numbers below are written alike in every language that Orrery speaks."""
LONG: Final = 1_000
"""Whatever is longer, Fluent looks at."""


class Argument(NamedTuple):
    """Where an argument stands."""

    name: str


class Choice(NamedTuple):
    """Where one of several stands, as an argument says."""

    argument: str
    variants: Mapping[str | int, Template]
    usual: Template
    counted: bool
    """Whether some are for one number alone."""


Template = tuple["str | Argument | Choice", ...]
Args = dict[str, "str | int"]


def filled(pattern: Any, args: Args, language: str) -> str | None:
    """A message with its arguments; None where Fluent itself has to do it."""
    template = _template(pattern)
    return None if template is None else _put_together(template, args, language)


def _put_together(template: Template, args: Args, language: str) -> str | None:
    parts: list[str] = []
    for part in template:
        said = part if isinstance(part, str) else _said(part, args, language)
        if said is None:
            return None
        parts.append(said)
    return "".join(parts)


def _said(part: Argument | Choice, args: Args, language: str) -> str | None:
    if isinstance(part, Argument):
        return _written(args.get(part.name))
    variant = _chosen(part, args.get(part.argument), language)
    return None if variant is None else _put_together(variant, args, language)


def _written(arg: str | int | None) -> str | None:
    if type(arg) is int and 0 <= arg < PLAIN:
        return str(arg)
    return arg if type(arg) is str and len(arg) <= LONG else None


def _chosen(choice: Choice, arg: str | int | None, language: str) -> Template | None:
    """The variant for an argument: its own, else that of its plural, else the usual one."""
    if type(arg) is int and 0 <= arg < PLAIN:
        own = choice.variants.get(arg)
        return choice.variants.get(_plural(language, arg), choice.usual) if own is None else own
    if type(arg) is str and not choice.counted:
        return choice.variants.get(arg, choice.usual)
    return None


@lru_cache(maxsize=4 * PLAIN)
def _plural(language: str, number: int) -> str:
    return str(_rule(language)(number))


@cache
def _rule(language: str) -> Any:
    """Which plural a number has in a language."""
    return Locale.parse(language).plural_form


@lru_cache(maxsize=20_000)
def _template(pattern: Any) -> Template | None:
    """What a message is made of; None where there is more to it."""
    parts = [_part(element) for element in getattr(pattern, "elements", (pattern,))]
    return None if None in parts else tuple([part for part in parts if part is not None])


def _part(element: Any) -> str | Argument | Choice | None:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return Argument(expression.id.name)
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return _choice(expression.selector.id.name, expression.variants)
    return None


def _choice(argument: str, listed: list[ast.Variant]) -> Choice | None:
    """The variants of a choice by their words and whole numbers; None where Fluent would have to look at one."""
    variants: dict[str | int, Template] = {}
    usual: Template | None = None
    for variant in listed:
        key, template = _key(variant.key), _template(variant.value)
        if key is None or template is None:
            return None
        variants.setdefault(key, template)
        usual = template if variant.default else usual
    return None if usual is None else Choice(argument, variants, usual, any(isinstance(key, int) for key in variants))


def _key(key: Any) -> str | int | None:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    return int(key.value) if str(key.value).isdigit() else None
