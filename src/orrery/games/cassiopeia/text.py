"""Notation, sentences and prompts, by key; the words are in text/*.ftl."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.cassiopeia.components import PLANETS
from orrery.games.cassiopeia.moves import catalogue
from orrery.kernel import Arg, Json, Move, Terms, Text, Who


def parse(terms: Terms, notation: str) -> Move | None:
    """The move a person means by this notation."""
    return catalogue(terms).find(notation)


_NAMED: Final = {"effect": "effect", "side": "effect", "specialist": "specialist", "object": "object"}


def sentence(terms: Terms, move: Move) -> Text:
    """A move as a sentence."""
    args: dict[str, Arg] = {}
    for name, value in move.fields.items():
        if name in _NAMED:
            args[name] = Text(f"{_NAMED[name]}-{value}")
        elif name in ("resource", "given", "gained"):
            args[name] = Text(f"amount-{value}", {"n": 1})
        elif name == "seat":
            args["other"] = Who(int(value))
        else:
            args[name] = value
    return Text(f"move-{move.kind}", args)


def prompt(view: dict[str, Json], seat: int) -> Text:
    """What this seat must decide, in one sentence; in another one that capsules will be used, where they would."""
    seen: Any = view
    phase = seen["phase"]
    player = seen["players"][seat]
    said = _prompt(seen, seat, phase, player)
    coins, capsules = player["goods"]["coin"], player["goods"]["capsule"]
    prices = [seen["prices"][name] for name in _PRICES.get(phase, ())]
    needed = any(coins < price <= coins + capsules for price in prices)
    if needed or (phase == "building" and capsules):
        return Text("prompt-capsules", {"prompt": said})
    return said


_PRICES: Final = {
    "acting": ("bot", "lens", "cell"),
    "capsule": ("capsule",),
    "relaying": ("relay",),
    "claiming": ("object",),
}
"""What may be paid for in coins, by phase."""


def _prompt(seen: Any, seat: int, phase: str, player: Any) -> Text:
    if phase == "paying":
        return _prompt_payment(seen["payment"])
    if phase == "discarding":
        return Text("prompt-discarding", {"n": player["unprotected"] - player["keeps"]})
    if phase == "exchanging":
        return Text("prompt-exchanging", {"n": seen["exchanges"]})
    if phase in ("acting", "claiming", "relaying"):
        card = next(card for card in seen["cards"] if card["token"] == seat)
        args: dict[str, Arg] = {"specialist": Text(f"specialist-{card['specialist']}")}
        if phase == "relaying":
            args["fee"] = Text("amount-coin", {"n": seen["prices"]["relay"]})
        return Text(f"prompt-{phase}", args)
    if phase == "including":
        return Text("prompt-including", {"n": len(seen["included"])})
    if phase == "capsule":
        return Text("prompt-capsule", {"price": Text("amount-coin", {"n": seen["prices"]["capsule"]})})
    if phase == "building":
        return _prompt_building(player, seen["usable"])
    if phase == "collected" and not seen["took"]:
        return Text("prompt-collected-nothing")
    return Text(f"prompt-{phase}")


def _prompt_building(player: Any, usable: list[str]) -> Text:
    """3.6, 3.8: what can be done of step 3 and before it."""
    effects = tuple(Text(f"effect-{effect}") for effect in usable)
    left: dict[str, Arg] = {"n": PLANETS - player["terraformed"]}
    if not any(planet["payable"] for planet in player["planets"]):
        return Text("prompt-effects", {"effects": effects})
    return Text("prompt-building-effects", {**left, "effects": effects}) if effects else Text("prompt-building", left)


def _prompt_payment(payment: Any) -> Text:
    due = tuple(Text(f"amount-{word}", {"n": n}) for word, n in payment["due"].items() if n)
    if payment["purpose"] == "planet":
        return Text("prompt-paying-planet", {"due": due, "planet": payment["planet"]})
    return Text("prompt-paying", {"due": due})
