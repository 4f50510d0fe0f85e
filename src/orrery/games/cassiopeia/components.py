"""The components as tables of numbers, and what the rulebook says about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.edition import Edition, problem
from orrery.message import Text
from orrery.vectors import numbers

PLANETS: Final = 7
CARDS: Final = 9
FACES: Final = 18
OBJECTS: Final = 6
SYSTEMS: Final = 5

COIN: Final = 0
BOT: Final = 1
LENS: Final = 2
CELL: Final = 3
CAPSULE: Final = 4
RESOURCES: Final = 5
PRICED: Final = 4
"""A price is made of the first four resources."""

CARD_VIII: Final = 7
CARD_IX: Final = 8
"""1.4: the two specialist cards that bring space objects."""

EARTH: Final = 0
MARS: Final = 1

# Effects of planets and space objects.
ENGINEERING: Final = 0
TRADE: Final = 1
BANKING: Final = 2
TRANSPORTER: Final = 3
CRUISER: Final = 4
ALIEN_STATION: Final = 5
BIOLOGICAL: Final = 6
FACTORY: Final = 7
OBSERVATORY: Final = 8
GREENHOUSE: Final = 9
HOTEL: Final = 10
RELAY: Final = 11
SPY: Final = 12
SHIELD: Final = 13
SOLAR: Final = 14
PHOBOS: Final = 15
LUNAR_BASE: Final = 16
FREIGHTER: Final = 17
SHUTTLE: Final = 18
EFFECTS: Final = 19

# What a specialist does beside handing out resources.
NONE: Final = 0
TO_MARS: Final = 1
TO_EARTH: Final = 2
TAX: Final = 3
SMUGGLE: Final = 4
CLAIM_STATION: Final = 5
CLAIM_SATELLITE: Final = 6
CLAIM_BASE: Final = 7
CLAIM_TRANSPORT: Final = 8
OFFER_CAPSULE: Final = 9
OFFER_EXCHANGE: Final = 10

# The six space objects in their order; two kinds have a second card.
STATION_A: Final = 0
STATION_B: Final = 1
SATELLITE_A: Final = 2
SATELLITE_B: Final = 3
BASE: Final = 4
TRANSPORT: Final = 5

EFFECT_IDS: Final[tuple[str, ...]] = (
    "engineering",
    "trade",
    "banking",
    "transporter",
    "cruiser",
    "alien-station",
    "biological",
    "factory",
    "observatory",
    "greenhouse",
    "hotel",
    "relay",
    "spy",
    "shield",
    "solar",
    "phobos",
    "lunar-base",
    "freighter",
    "shuttle",
)
SPECIALIST_IDS: Final[tuple[str, ...]] = (
    "programmer",
    "cyberneticist",
    "engineer",
    "installer",
    "geneticist",
    "xenobiologist",
    "martian",
    "earthman",
    "tax-officer",
    "antiquarian",
    "financier",
    "sponsor",
    "broker",
    "smuggler",
    "commander",
    "traffic-controller",
    "intendant",
    "captain",
)
OBJECT_IDS: Final[tuple[str, ...]] = ("station-A", "station-B", "satellite-A", "satellite-B", "base", "transport")
CARD_NAMES: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
RESOURCE_NAMES: Final[tuple[str, ...]] = ("coins", "bots", "lenses", "cells", "capsules")
ACTION_NAMES: Final = (
    "none",
    "to-mars",
    "to-earth",
    "tax",
    "smuggle",
    "claim-station",
    "claim-satellite",
    "claim-base",
    "claim-transport",
)
_EXTRA: Final = {"none": NONE, "smuggle": SMUGGLE, "capsule": OFFER_CAPSULE, "exchange": OFFER_EXCHANGE}
_AFTER: Final = ("none", "capsule", "exchange")
_CARD_OF: Final = {"claim-station": "VIII", "claim-satellite": "VIII", "claim-base": "IX", "claim-transport": "IX"}
"""The card that brings the space object which an action hands out."""
_READINGS: Final = ("effect", "effect_if_objects")
"""Under which key an effect stands, by the reading of the rulebook."""


class Components:
    """Everything printed on the cards, as numbers."""

    def __init__(self, data: Mapping[str, Any], objects_reading: bool, fee: bool) -> None:
        self.names: list[str] = [name for system in data["systems"] for name in system["planets"]]
        self.symbol: vec[i64] = numbers(["EM".index(s) for system in data["systems"] for s in system["symbols"]])
        """The uninhabited side's symbol, by system and number."""
        planets = data["planets"]
        self.price: vec[i64] = numbers(
            [planet[side][r] for side in ("uninhabited", "inhabited") for planet in planets for r in RESOURCE_NAMES[:4]]
        )
        """By side, number and resource."""
        key = "effect_if_objects" if objects_reading else "effect"
        self.planet_effect: vec[i64] = numbers([EFFECT_IDS.index(planet[key]) for planet in planets])
        self.object_effect: vec[i64] = numbers(
            [EFFECT_IDS.index(card[side][key]) for card in data["objects"] for side in ("front", "back")]
        )
        """By object and side."""
        self.sides: list[str] = [card[side][key] for card in data["objects"] for side in ("front", "back")]
        """The same by name, as moves and pictures call them."""
        faces = data["specialists"]
        self.each: vec[i64] = numbers([face["each"][r] for face in faces for r in RESOURCE_NAMES])
        self.gain: vec[i64] = numbers([face["gain"][r] for face in faces for r in RESOURCE_NAMES])
        self.logistics: vec[i64] = numbers([face["logistics"][r] for face in faces for r in RESOURCE_NAMES])
        self.action: vec[i64] = numbers([ACTION_NAMES.index(face["action"]) for face in faces])
        self.fee: vec[i64] = numbers([face["fee"] if fee else 0 for face in faces])
        self.logistics_action: vec[i64] = numbers([_EXTRA[face["logistics_action"]] for face in faces])
        self.after: vec[i64] = numbers([_EXTRA[face["after"]] for face in faces])
        prices = data["prices"]
        self.buy: vec[i64] = numbers([0, prices["bot"], prices["lens"], prices["cell"], prices["capsule"]])
        self.limit: i64 = data["limits"]["unprotected"]
        effects = data["effects"]
        self.trade_coins: i64 = effects["trade_coins"]
        self.alien_capsules: i64 = effects["alien_capsules"]
        self.alien_needs_nothing: bool = effects["alien_needs_nothing"]
        self.biological_price: i64 = effects["biological_cell_price"]
        self.base_symbols: i64 = effects["base_symbols"]
        self.freight_bot: i64 = effects["freighter_bot_price"]
        self.freight_lens: i64 = effects["freighter_lens_price"]
        self.factory_bots: i64 = effects["factory_bots"]
        self.observatory_coins: i64 = effects["observatory_coins"]
        self.observatory_logistics: i64 = effects["observatory_logistics_coins"]
        self.hotel_most: i64 = effects["hotel_most_coins"]
        self.relay_fee: i64 = effects["relay_fee"]
        self.shield_limit: i64 = effects["shield_unprotected"]
        self.exchanges: i64 = effects["broker_exchanges"]
        self.smuggler_coins: i64 = effects["smuggler_coins"]


_made: dict[tuple[str, bool, bool], Components] = {}
_MOST: Final = 64
"""How many of these are kept: anybody may bring an edition of their own."""


def components(edition: Edition, reading: str = "planets", free_objects: str = "no") -> Components:
    """The tables of an edition under a reading, with or without the fee; made once."""
    key = (edition.digest, reading == "objects", free_objects == "no")
    if key not in _made:
        if len(_made) >= _MOST:
            _made.clear()
        _made[key] = Components(edition.data, key[1], key[2])
    return _made[key]


def problems(edition: Edition) -> list[Text]:
    """What in an edition contradicts the rulebook, a sentence each."""
    data = edition.data
    sentences: list[Text] = []
    _check_counts(data, sentences)
    _check_systems(data, sentences)
    _check_planets(data, sentences)
    _check_specialists(data, sentences)
    _check_objects(data, sentences)
    _check_numbers(data, sentences)
    if not sentences:
        _check_example(data, sentences)
    return sentences


def _check_counts(data: Mapping[str, Any], sentences: list[Text]) -> None:
    _count(sentences, "count-systems", len(data["systems"]), SYSTEMS)
    _count(sentences, "count-planets", len(data["planets"]), PLANETS)
    _count(sentences, "count-specialists", len(data["specialists"]), FACES)
    _count(sentences, "count-objects", len(data["objects"]), data["box"]["space_objects"])
    _count(sentences, "count-planet-cards", data["box"]["planets"], SYSTEMS * PLANETS)
    _count(sentences, "count-specialist-cards", data["box"]["specialists"], CARDS)
    kinds = sum(data["box"][kind] for kind in ("stations", "satellites", "bases", "transports"))
    _count(sentences, "count-kinds", kinds, data["box"]["space_objects"])
    tokens = sum(data["tokens"].get(name, 0) for name in RESOURCE_NAMES)
    _count(sentences, "count-tokens", tokens, data["box"]["resource_tokens"])


def _count(sentences: list[Text], key: str, is_: int, should: int) -> None:
    if is_ != should:
        sentences.append(problem(key, count=is_, should=should))


def _check_systems(data: Mapping[str, Any], sentences: list[Text]) -> None:
    ids = ("shedar", "caph", "ruchbah", "segin", "achird")
    names: list[str] = []
    for number, system in enumerate(data["systems"]):
        if number < SYSTEMS and system["id"] != ids[number]:
            sentences.append(problem("system", number=number + 1, system=system["id"], should=ids[number]))
        if len(system["planets"]) != PLANETS:
            sentences.append(
                problem("system-planets", system=system["name"], count=len(system["planets"]), should=PLANETS)
            )
        if len(system["symbols"]) != PLANETS or set(system["symbols"]) - set("EM"):
            sentences.append(
                problem("system-symbols", system=system["name"], symbols=repr(system["symbols"]), should=PLANETS)
            )
        names += system["planets"]
    for name in sorted({name for name in names if names.count(name) > 1}):
        sentences.append(problem("planet-name", name=name))


def _check_planets(data: Mapping[str, Any], sentences: list[Text]) -> None:
    for planet in data["planets"]:
        for side in ("uninhabited", "inhabited"):
            if min(planet[side].values()) < 0 or sum(planet[side].values()) == 0:
                sentences.append(problem("planet-price", planet=planet["id"], side=side))
        for key in _READINGS:
            if planet[key] not in EFFECT_IDS:
                sentences.append(
                    problem(
                        "planet-effect",
                        planet=planet["id"],
                        key=key,
                        effect=repr(planet[key]),
                        known=", ".join(EFFECT_IDS),
                    )
                )


def _check_specialists(data: Mapping[str, Any], sentences: list[Text]) -> None:
    ids = [face["id"] for face in data["specialists"]]
    if ids != list(SPECIALIST_IDS):
        sentences.append(problem("specialists", are=", ".join(ids), should=", ".join(SPECIALIST_IDS)))
    for number, face in enumerate(data["specialists"]):
        if number < FACES and face["card"] != CARD_NAMES[number // 2]:
            sentences.append(
                problem("specialist-card", specialist=face["id"], card=face["card"], should=CARD_NAMES[number // 2])
            )
        if face["action"] not in ACTION_NAMES:
            sentences.append(
                problem("action", specialist=face["id"], action=repr(face["action"]), known=", ".join(ACTION_NAMES))
            )
        card = _CARD_OF.get(face["action"], face["card"])
        if card != face["card"]:
            sentences.append(problem("action-card", specialist=face["id"], action=face["action"], card=card))
        for key, extra in (("logistics_action", list(_EXTRA)), ("after", list(_AFTER))):
            if face[key] not in extra:
                sentences.append(
                    problem(
                        "specialist-extra",
                        specialist=face["id"],
                        key=key,
                        value=repr(face[key]),
                        known=", ".join(extra),
                    )
                )
        if face["fee"] < 0 or min(face[key][r] for key in ("each", "gain", "logistics") for r in RESOURCE_NAMES) < 0:
            sentences.append(problem("specialist-negative", specialist=face["id"]))
    cards = data["specialist_cards"]
    stated = [cards["number"], cards["obligatory"], cards["first_game"]]
    if stated != [CARDS, list(CARD_NAMES[:4]), list(CARD_NAMES[:6])]:
        sentences.append(problem("cards"))
    if (cards["fewest"], cards["most"]) != (6, 8):
        sentences.append(problem("cards-used", fewest=cards["fewest"], most=cards["most"]))


def _check_objects(data: Mapping[str, Any], sentences: list[Text]) -> None:
    ids = [card["id"] for card in data["objects"]]
    if ids != list(OBJECT_IDS):
        sentences.append(problem("objects", are=", ".join(ids), should=", ".join(OBJECT_IDS)))
    for card in data["objects"]:
        for side in ("front", "back"):
            for key in _READINGS:
                if card[side][key] not in EFFECT_IDS:
                    sentences.append(
                        problem(
                            "object-effect",
                            object=card["id"],
                            key=key,
                            effect=repr(card[side][key]),
                            side=side,
                            known=", ".join(EFFECT_IDS),
                        )
                    )
        for key in _READINGS:
            if card["id"] == "base" and [card[side][key] for side in ("front", "back")] != ["phobos", "lunar-base"]:
                sentences.append(problem("base", key=key))
    for key in _READINGS:
        _check_each_effect_once(data, key, sentences)


def _check_each_effect_once(data: Mapping[str, Any], key: str, sentences: list[Text]) -> None:
    """Moves name a planet's or an object's effect, so each must stand in one place only."""
    sides = [card[side][key] for card in data["objects"] for side in ("front", "back")]
    effects = [planet[key] for planet in data["planets"]] + sides
    for effect in EFFECT_IDS:
        if effects.count(effect) > 1:
            sentences.append(problem("effect-once", count=effects.count(effect), key=key, effect=effect))


def _check_numbers(data: Mapping[str, Any], sentences: list[Text]) -> None:
    for name, price in (("bot", 2), ("lens", 3), ("cell", 4)):
        if data["prices"][name] != price:
            sentences.append(problem("price", resource=name, price=data["prices"][name], should=price))
    if data["prices"]["capsule"] < 0:
        sentences.append(problem("capsule-price"))
    if data["limits"]["unprotected"] != 3:
        sentences.append(problem("unprotected", count=data["limits"]["unprotected"]))
    if data["limits"]["planets"] != PLANETS:
        sentences.append(problem("ending", count=data["limits"]["planets"], should=PLANETS))
    for name, value in data["effects"].items():
        if name not in ("source", "sources", "note") and value < 0:
            sentences.append(problem("effect-negative", name=name, value=value))


_EXAMPLE_EFFECTS: Final = {"Salyut": "engineering", "Kirin": "trade", "Gryphon": "banking"}


def _check_example(data: Mapping[str, Any], sentences: list[Text]) -> None:
    """What the rulebook's example shows of single cards."""
    for system in data["systems"]:
        for number, name in enumerate(system["planets"]):
            planet = data["planets"][number]
            effect = _EXAMPLE_EFFECTS.get(name)
            if effect is not None and planet["effect"] != effect:
                sentences.append(problem("example-effect", planet=name, effect=planet["effect"], should=effect))
            price = [planet["uninhabited"][r] for r in RESOURCE_NAMES[:4]]
            if name == "Halfling" and price != [1, 0, 2, 0]:
                sentences.append(problem("example-halfling"))
            if name == "Tiangong" and sorted(price) != [0, 0, 1, 2]:
                sentences.append(problem("example-tiangong"))
    by_id = {face["id"]: face for face in data["specialists"]}
    for name, key, resource in (
        ("engineer", "each", "lenses"),
        ("engineer", "logistics", "lenses"),
        ("martian", "logistics", "coins"),
        ("intendant", "logistics", "coins"),
    ):
        if by_id[name][key][resource] != 1:
            sentences.append(problem("example-gain", specialist=name, key=key, resource=resource))
    for name, action in (("martian", "to-mars"), ("earthman", "to-earth"), ("intendant", "claim-base")):
        if by_id[name]["action"] != action:
            sentences.append(problem("example-action", specialist=name, action=by_id[name]["action"], should=action))
    if data["effects"]["trade_coins"] != 1 or data["effects"]["alien_capsules"] != 1:
        sentences.append(problem("example-objects"))
