"""The names of things as message keys, and the words that refusals of several chapters share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.moves import LOAD_PLACES, part_names
from orrery.kernel import Refusal, Text, Who


def crater_name(crater: int) -> Text:
    """A crater."""
    return Text(f"crater-{components.CRATER_NAMES[crater]}")


def side_name(side: int) -> Text:
    """East, west or the zone."""
    return Text(f"side-{components.SIDE_NAMES[side]}")


def resource_name(resource: int) -> Text:
    """Food, fuel or machinery."""
    return Text(f"resource-{components.RESOURCE_NAMES[resource]}")


def element_name(element: int) -> Text:
    """One of the six elements."""
    return Text(f"element-{components.ELEMENT_NAMES[element]}")


def center_name(kind: int) -> Text:
    """One of the ten kinds of Production Center."""
    return Text(f"center-{components.KIND_NAMES[kind]}")


def a_center(kind: int) -> Text:
    """One of them, with its article."""
    return Text(f"a-center-{components.KIND_NAMES[kind]}")


def players(seats: vec[i64]) -> tuple[Text, ...]:
    """Several players in a row."""
    return tuple([Text("player", {"name": Who(seats[i])}) for i in range(len(seats))])


def product_name(kind: int) -> Text:
    """What a Production Center produces."""
    if kind < 3:
        return resource_name(kind)
    return element_name(kind - 3) if kind < 9 else Text("influence")


def bonus_name(bonus: int) -> Text:
    """A bonus on a crater's rim: a salvage part or a Valhalla token."""
    return part_name(bonus) if bonus < components.SALVAGE else token_name(bonus - components.SALVAGE)


def part_name(part: int) -> Text:
    """A kind of salvage."""
    return Text(f"part-{components.SALVAGE_NAMES[part]}")


def part_space_name(space: int) -> Text:
    """A salvage space of the mat."""
    return Text(f"space-{part_names()[space]}")


def token_name(token: int) -> Text:
    """A Valhalla token."""
    return Text(f"token-{components.TOKEN_NAMES[token]}")


def effect_name(effect: int) -> Text:
    """An Upgrade."""
    return Text(f"upgrade-{components.EFFECT_NAMES[effect]}")


def pass_bonus_name(bonus: int) -> Text:
    """A Passing Bonus tile."""
    return Text(f"bonus-{components.BONUS_NAMES[bonus]}")


def laboratory_name(colour: int) -> Text:
    """The colour of a laboratory space."""
    return Text(f"laboratory-{components.LABORATORY_NAMES[colour]}")


def colour_name(colour: int) -> Text:
    """Light blue or dark blue."""
    return Text(f"colour-{components.COLOUR_NAMES[colour]}")


def place_name(place: int) -> Text:
    """Where an element can lie."""
    return Text(f"place-{LOAD_PLACES[place]}")


def poor(rule: str, resource: int, need: int, have: int) -> Refusal:
    """3.1: a level is lower than a price."""
    return Refusal(rule, Text("refused-poor", {"resource": resource_name(resource), "need": need, "have": have}))


def unless(fine: bool, rule: str, text: Text) -> Refusal | None:
    """A refusal where something is not as it must be."""
    return None if fine else Refusal(rule, text)
