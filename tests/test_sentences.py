"""Sentences are put together without Fluent where that is simple, and say what Fluent says."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from certain import the
from orrery import registry, words
from orrery.message import LANGUAGES
from orrery.templates import Argument, Choice, Template, _template, filled

ARGUMENTS: tuple[str | int, ...] = ("Ann", "", "yes", "one", "small", 0, 1, 2, 7, 999)


def arguments(template: Template) -> set[str]:
    """The names of all arguments."""
    names = {part.name for part in template if isinstance(part, Argument)}
    for choice in [part for part in template if isinstance(part, Choice)]:
        names |= {choice.argument}.union(*map(arguments, choice.variants.values()))
    return names


def messages(game: str, language: str) -> dict[str, Any]:
    """Every message with a text."""
    bundle: Any = words._bundle(game, language)
    values = {key: bundle.get_message(key).value for key in bundle._messages}
    return {key: value for key, value in values.items() if value is not None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_message_is_filled_as_fluent_fills_it(game: str, language: str) -> None:
    bundle = words._bundle(game, language)
    every = messages(game, language)
    templates = {key: template for key, value in every.items() if (template := _template(value)) is not None}
    assert len(templates) > 0.95 * len(every)
    for key, template in templates.items():
        for argument in ARGUMENTS:
            args = dict.fromkeys(arguments(template), argument)
            said = filled(every[key], args, language)
            assert said is None or said == bundle.format_pattern(every[key], args)[0], (key, argument)


def test_what_fluent_alone_can_say_is_left_to_it() -> None:
    placed = messages("callisto", "en")["log-placed"]
    args: dict[str, str | int] = {"seat": "Ann", "piece": "bar", "cells": "a1", "colour": "blue", "colours": 1}
    assert arguments(the(_template(placed))) == set(args)
    assert filled(placed, args, "en") == "Ann places the bar on a1."
    assert filled(placed, args | {"colours": 2}, "en") == "Ann places the bar on a1 (blue)."
    assert filled(placed, args | {"colours": "one"}, "en") is None  # a word where some variants are for numbers
    assert filled(placed, args | {"seat": 1_000}, "en") is None
    assert filled(placed, args | {"seat": "x" * 2_000}, "en") is None
    assert filled(placed, {}, "en") is None


@pytest.mark.parametrize("number", [1000, -1, 12345])
def test_numbers_that_languages_write_differently_are_left_to_fluent(number: int) -> None:
    bundle = FluentBundle(["fr"])
    bundle.add_resource(FluentResource("counted = { $n } points"))
    counted = bundle.get_message("counted").value
    assert filled(counted, {"n": 7}, "fr") == "7 points"
    assert filled(counted, {"n": number}, "fr") is None
    assert filled(counted, {}, "fr") is None
