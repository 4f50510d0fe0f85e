"""What a card does, in words that take their numbers from the edition that is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.cassiopeia.moves import RESOURCE_WORDS
from orrery.kernel import Arg, Terms, Text

_NAMES: Final = ("coins", "bots", "lenses", "cells", "capsules")


def specialist_does(terms: Terms, name: str) -> Text:
    """A specialist's main part, Logistics part and what may follow, as far as there are any."""
    data = terms.edition.data
    face = next(face for face in data["specialists"] if face["id"] == name)
    said = Text("does-main", {"main": _main_part(terms, face) or (Text("does-nothing"),)})
    logistics = _amounts(face["logistics"]) + _extra(data, face["logistics_action"], "does-smuggle-again")
    if logistics:
        said = Text("does-logistics", {"before": said, "logistics": logistics})
    after = _extra(data, face["after"], "")
    return Text("does-after", {"before": said, "after": after}) if after else said


def _amounts(gains: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(
        Text(f"amount-{word}", {"n": gains[name]})
        for name, word in zip(_NAMES, RESOURCE_WORDS, strict=True)
        if gains[name]
    )


def _main_part(terms: Terms, face: Mapping[str, Any]) -> tuple[Text, ...]:
    """5: what everybody gains, what the active player gains, and what else is done."""
    each, gained = _amounts(face["each"]), _amounts(face["gain"])
    parts = [Text("does-each", {"what": each})] if each else []
    if gained:
        parts.append(Text("does-gain-more" if each else "does-gain", {"what": gained}))
    if face["action"] != "none":
        parts.append(_action(terms, face))
    return tuple(parts)


def _action(terms: Terms, face: Mapping[str, Any]) -> Text:
    data, action = terms.edition.data, str(face["action"])
    if action in ("to-mars", "to-earth"):
        return Text(f"does-{action}", {"n": data["limits"]["unprotected"]})
    if action == "smuggle":
        return Text("does-smuggle", {"what": _coins(data["effects"]["smuggler_coins"])})
    if action == "tax":
        return Text("does-tax")
    fee = face["fee"] if terms["free-objects"] == "no" else 0
    thing = Text(action.replace("claim", "the"))
    return (
        Text("does-claim-paid", {"thing": thing, "fee": _coins(fee)}) if fee else Text("does-claim", {"thing": thing})
    )


def _extra(data: Mapping[str, Any], action: str, smuggle: str) -> tuple[Text, ...]:
    if action == "capsule":
        return (Text("does-capsule", {"price": _coins(data["prices"]["capsule"])}),)
    if action == "exchange":
        return (Text("does-exchange", {"n": data["effects"]["broker_exchanges"]}),)
    return (Text(smuggle),) if action == "smuggle" else ()


def _coins(n: int) -> Text:
    return Text("amount-coin", {"n": n})


def effect_does(terms: Terms, effect: str) -> Text:
    """What an inhabited planet or a space object does."""
    numbers = terms.edition.data["effects"]
    args: dict[str, dict[str, Arg]] = {
        "trade": {"what": _coins(numbers["trade_coins"])},
        "alien-station": {"what": Text("amount-capsule", {"n": numbers["alien_capsules"]})},
        "biological": {"price": _coins(numbers["biological_cell_price"])},
        "factory": {"what": Text("amount-bot", {"n": numbers["factory_bots"]})},
        "observatory": {
            "what": _coins(numbers["observatory_coins"]),
            "more": _coins(numbers["observatory_logistics_coins"]),
        },
        "hotel": {"n": numbers["hotel_most_coins"]},
        "relay": {"fee": _coins(numbers["relay_fee"])},
        "shield": {"n": numbers["shield_unprotected"]},
        "phobos": {"n": numbers["base_symbols"]},
        "lunar-base": {"n": numbers["base_symbols"]},
        "freighter": {
            "bot": _coins(numbers["freighter_bot_price"]),
            "lens": _coins(numbers["freighter_lens_price"]),
        },
    }
    always = effect == "alien-station" and not numbers["alien_needs_nothing"]
    return Text(f"does-{effect}-always" if always else f"does-{effect}", args.get(effect, {}))
