"""The names of things as message keys, and the words that refusals of several chapters share."""

from __future__ import annotations

from orrery.games.cassiopeia import components
from orrery.games.cassiopeia.moves import RESOURCE_WORDS
from orrery.games.cassiopeia.state import PHASE_NAMES, State
from orrery.kernel import Refusal, Text


def amount_of(resource: int, amount: int) -> Text:
    """An amount of a resource."""
    return Text(f"amount-{RESOURCE_WORDS[resource]}", {"n": amount})


def kind_of(resource: int) -> Text:
    """A kind of resource."""
    return Text(f"kind-{RESOURCE_WORDS[resource]}")


def specialist_name(face: int) -> Text:
    """A specialist."""
    return Text(f"specialist-{components.SPECIALIST_IDS[face]}")


def effect_name(effect: int) -> Text:
    """The planet or the side of a space object that shows an effect."""
    return Text(f"effect-{components.EFFECT_IDS[effect]}")


def object_name(thing: int) -> Text:
    """A space object, whichever side is up."""
    return Text(f"object-{components.OBJECT_IDS[thing]}")


def moment_name(state: State) -> Text:
    """What is being decided now."""
    return Text(f"moment-{PHASE_NAMES[state.phase]}")


def refused(rule: str, key: str) -> Refusal:
    """A refusal that needs no more than its sentence."""
    return Refusal(rule, Text(f"refused-{key}"))


def untimely(state: State, rule: str, when: str) -> Refusal:
    """A refusal that says when such a move is made and what is being decided instead."""
    return _not_now(state, rule, Text(f"when-{when}"))


def untimely_effect(state: State, rule: str, when: str, effect: int) -> Refusal:
    """The same for a planet's or an object's effect."""
    return _not_now(state, rule, Text(f"when-{when}", {"effect": effect_name(effect)}))


def _not_now(state: State, rule: str, when: Text) -> Refusal:
    return Refusal(rule, Text("refused-moment", {"when": when, "moment": moment_name(state)}))
