"""What a card does, in words that take their numbers from the edition that is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.cassiopeia.moves import RESOURCE_WORDS
from orrery.kernel import Arg, Terms, Text

_NAMES: Final = ("coins", "bots", "lenses", "cells", "capsules")


def face_of(terms: Terms, name: str) -> Mapping[str, Any]:
    """A specialist as the edition has it."""
    return next(face for face in terms.edition.data["specialists"] if face["id"] == name)


def specialist_does(terms: Terms, name: str) -> Text:
    """A specialist's main part, Logistics part and what may follow, as far as there are any."""
    said = Text("does-main", {"main": main_part(terms, name)})
    logistics, after = logistics_part(terms, name), after_part(terms, name)
    if logistics:
        said = Text("does-logistics", {"before": said, "logistics": logistics})
    return Text("does-after", {"before": said, "after": after}) if after else said


def signs(gains: Mapping[str, int]) -> tuple[Text, ...]:
    """Resources as numbers with their symbols."""
    return tuple(
        Text(f"sign-{word}", {"n": gains[name]})
        for name, word in zip(_NAMES, RESOURCE_WORDS, strict=True)
        if gains[name]
    )


def main_part(terms: Terms, name: str) -> tuple[Text, ...]:
    """5: what everybody gains, what the active player gains, and what else is done."""
    face = face_of(terms, name)
    each, gained = signs(face["each"]), signs(face["gain"])
    parts = [Text("does-each", {"what": each})] if each else []
    if gained:
        parts.append(Text("does-gain-more" if each else "does-gain", {"what": gained}))
    if face["action"] != "none":
        parts.append(_action(terms, face))
    return tuple(parts) or (Text("does-nothing"),)


def brief_part(terms: Terms, name: str) -> tuple[Text, ...]:
    """The main part in very few words, for a button."""
    face = face_of(terms, name)
    gains = signs({kind: face["each"][kind] + face["gain"][kind] for kind in _NAMES})
    action = (Text(f"brief-{face['action']}"),) if face["action"] != "none" else ()
    return gains + action


def logistics_part(terms: Terms, name: str) -> tuple[Text, ...]:
    """2.3: what stands after the word Logistics."""
    face = face_of(terms, name)
    return signs(face["logistics"]) + _extra(terms, face["logistics_action"], "does-smuggle-again")


def after_part(terms: Terms, name: str) -> tuple[Text, ...]:
    """5.10, 5.13: what may follow, optimized or not."""
    return _extra(terms, face_of(terms, name)["after"], "")


def fee_of(terms: Terms, face: Mapping[str, Any]) -> int:
    """5.15, 5.17: what the space object costs that a specialist hands out."""
    return int(face["fee"]) if terms["free-objects"] == "no" else 0


def _action(terms: Terms, face: Mapping[str, Any]) -> Text:
    data, action = terms.edition.data, str(face["action"])
    if action in ("to-mars", "to-earth"):
        return Text(f"does-{action}", {"n": data["limits"]["unprotected"]})
    if action == "smuggle":
        return Text("does-smuggle", {"what": _coins(data["effects"]["smuggler_coins"])})
    if action == "tax":
        return Text("does-tax")
    thing, fee = Text(action.replace("claim", "the")), fee_of(terms, face)
    return (
        Text("does-claim-paid", {"thing": thing, "fee": _coins(fee)}) if fee else Text("does-claim", {"thing": thing})
    )


def _extra(terms: Terms, action: str, smuggle: str) -> tuple[Text, ...]:
    data = terms.edition.data
    if action == "capsule":
        return (Text("does-capsule", {"price": _coins(data["prices"]["capsule"])}),)
    if action == "exchange":
        return (Text("does-exchange", {"n": data["effects"]["broker_exchanges"]}),)
    return (Text(smuggle),) if action == "smuggle" else ()


def _coins(n: int) -> Text:
    return Text("sign-coin", {"n": n})


def effect_does(terms: Terms, effect: str) -> Text:
    """What an inhabited planet or a space object does."""
    numbers = terms.edition.data["effects"]
    args: dict[str, dict[str, Arg]] = {
        "trade": {"what": _coins(numbers["trade_coins"])},
        "alien-station": {"what": Text("sign-capsule", {"n": numbers["alien_capsules"]})},
        "biological": {"price": _coins(numbers["biological_cell_price"])},
        "factory": {"what": Text("sign-bot", {"n": numbers["factory_bots"]})},
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
