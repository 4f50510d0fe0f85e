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
    """What this seat must decide, in one sentence."""
    seen: Any = view
    phase = seen["phase"]
    if phase == "paying":
        return _prompt_payment(seen["payment"])
    if phase == "discarding":
        player = seen["players"][seat]
        return Text("prompt-discarding", {"n": player["unprotected"] - player["keeps"]})
    if phase == "exchanging":
        return Text("prompt-exchanging", {"n": seen["exchanges"]})
    if phase in ("acting", "claiming", "relaying"):
        card = next(card for card in seen["cards"] if card["token"] == seat)
        return Text(f"prompt-{phase}", {"specialist": Text(f"specialist-{card['specialist']}")})
    if phase == "including":
        return Text("prompt-including", {"n": len(seen["included"])})
    if phase == "building":
        return Text("prompt-building", {"n": PLANETS - seen["players"][seat]["terraformed"]})
    return Text(f"prompt-{phase}")


def _prompt_payment(payment: Any) -> Text:
    due = tuple(Text(f"amount-{word}", {"n": n}) for word, n in payment["due"].items() if n)
    if payment["purpose"] == "planet":
        return Text("prompt-paying-planet", {"due": due, "planet": payment["planet"]})
    return Text("prompt-paying", {"due": due})
