"""Sentences are put together quickly where that is simple, and say what Fluent says."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from orrery import registry, words
from orrery.message import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_plain_messages_say_what_fluent_says(game: str, language: str) -> None:
    bundle = words._bundle(game, language)
    plain = 0
    for key in bundle._messages:
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        names = [name for name, is_argument in words._parts(pattern) or () if is_argument]
        for arg in ("Ann", 0, 1, 999):
            args: dict[str, str | int] = dict.fromkeys(names, arg)
            sentence = words._filled(pattern, args)
            if sentence is not None:
                plain += 1
                assert sentence == bundle.format_pattern(pattern, args)[0], key
    assert plain


@pytest.mark.parametrize("number", [1000, -1, 12345])
def test_numbers_that_languages_write_differently_are_left_to_fluent(number: int) -> None:
    bundle = FluentBundle(["fr"])
    bundle.add_resource(FluentResource("counted = { $n } points"))
    counted = bundle.get_message("counted").value
    assert words._filled(counted, {"n": 7}) == "7 points"
    assert words._filled(counted, {"n": number}) is None
    assert words._filled(counted, {}) is None
