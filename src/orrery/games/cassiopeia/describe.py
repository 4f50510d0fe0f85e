"""What everything in Cassiopeia is and does: the text of look-ups and tooltips; the words are in text/describe.*.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.cassiopeia.components import CARD_NAMES, EFFECT_IDS, PLANETS, RESOURCE_NAMES, SPECIALIST_IDS
from orrery.games.cassiopeia.moves import RESOURCE_WORDS
from orrery.kernel import Arg, Description, Json, Terms, Text, Who

WORDS: Final = dict(zip(RESOURCE_NAMES, RESOURCE_WORDS, strict=True))
RULES: Final = {
    **{f"effect:{effect}": f"6.{n}" for n, effect in enumerate(EFFECT_IDS[:7], 1)},
    **{f"effect:{effect}": f"7.{n}" for n, effect in enumerate(EFFECT_IDS[7:], 1)},
    **{f"specialist:{name}": f"5.{n}" for n, name in enumerate(SPECIALIST_IDS, 1)},
    **{f"resource:{word}": "2.4" for word in RESOURCE_WORDS},
    "resource:capsule": "2.5",
    "logistics": "2.2",
    "balance": "2.2",
    "fund": "2.6",
    "initiative": "3.12",
    "token": "3.2",
    "coins-on-card": "3.4",
    "system": "1.1",
}
ALONE: Final = ("logistics", "balance", "fund", "initiative", "token", "coins-on-card", "system")
"""What has one text, whoever's it is."""


def things(terms: Terms) -> tuple[str, ...]:
    """Specialists, planets, effects of planets and space objects, resources, and what else lies on the table."""
    planets = (f"planet:{seat}-{n}" for seat in range(terms.seats) for n in range(1, PLANETS + 1))
    return (
        *(f"specialist:{name}" for name in SPECIALIST_IDS),
        *(f"effect:{effect}" for effect in EFFECT_IDS),
        *(f"resource:{word}" for word in RESOURCE_WORDS),
        *planets,
        *ALONE,
    )


def describe(terms: Terms, view: dict[str, Json], thing: str) -> Description | None:
    """One of `things`, or what is drawn with this id."""
    known = thing if ":" in thing or thing in ALONE else _drawn(view, thing)
    kind, _, name = known.partition(":")
    if kind == "specialist" and name in SPECIALIST_IDS:
        return _specialist(terms, name)
    if kind == "effect" and name in EFFECT_IDS:
        return Description(Text(f"effect-{name}"), _effect(terms, name), RULES[known])
    if kind == "planet":
        return _planet(terms, name)
    if kind == "object":
        return _object(terms, view, name)
    if kind == "resource" and name in RESOURCE_WORDS:
        return Description(Text(f"kind-{name}"), _resource(terms, name), RULES[known])
    if kind == "seat" and name in map(str, range(terms.seats)):
        system = Text("describe-system-of", {"system": Text(f"system-{name}")})
        return Description(Text("board-player", {"name": Who(int(name))}), (system,), RULES["system"])
    if known in ALONE:
        return Description(Text(f"describe-{known}"), (_alone(terms, known),), RULES[known])
    return None


def _drawn(view: Mapping[str, Any], drawn: str) -> str:
    """The thing that lies on the table with an id."""
    kind, _, rest = drawn.partition("-")
    if drawn in ("main-part", "logistics-part"):
        return f"specialist:{_chosen(view)}"
    if kind in ("store", "reserve"):
        return f"resource:{rest.rpartition('-')[2]}"
    if kind == "card":
        return f"specialist:{_open(view, rest)}"
    if kind in ("planet", "object"):
        return f"{kind}:{rest}"
    if kind == "system":
        return f"seat:{rest}"
    if kind == "use":
        return f"effect:{rest.partition('-')[2]}"
    if kind == "price":
        return f"planet:{rest}"
    return {"coins": "coins-on-card", "warning": "logistics"}.get(kind, kind)


def _open(view: Mapping[str, Any], card: str) -> str:
    """The specialist of a card that lies up, laid in the row or not yet."""
    laid = {row["card"]: row["specialist"] for row in view["cards"]}
    if card not in CARD_NAMES:
        return ""
    flipped = card in view["flipped"]
    return str(laid.get(card) or SPECIALIST_IDS[CARD_NAMES.index(card) * 2 + flipped])


def _chosen(view: Mapping[str, Any]) -> str:
    """The specialist whose card bears the active player's token."""
    return next((row["specialist"] for row in view["cards"] if row["token"] == view["active"]), "")


def _amounts(gains: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(Text(f"amount-{WORDS[kind]}", {"n": n}) for kind, n in gains.items() if n)


def _coins(n: int) -> Text:
    return Text("amount-coin", {"n": n})


def _specialist(terms: Terms, name: str) -> Description:
    face: Any = terms.edition.row("specialists", name)
    sentences = [Text("describe-card", {"card": face["card"]})]
    for key, gains in (("each", _amounts(face["each"])), ("gain", _amounts(face["gain"]))):
        if gains:
            sentences.append(Text(f"describe-{key}", {"what": gains}))
    if face["action"] != "none":
        fee = face["fee"] if terms["free-objects"] == "no" else 0
        sentences.append(_action(terms, face["action"], fee))
    sentences.append(_logistics_part(terms, face))
    if face["after"] != "none":
        sentences.append(Text(f"describe-after-{face['after']}", _numbers(terms)))
    return Description(Text(f"specialist-{name}"), tuple(sentences), RULES[f"specialist:{name}"])


def _numbers(terms: Terms) -> dict[str, Arg]:
    """The numbers that actions of specialists speak of."""
    data = terms.edition.data
    return {
        "capsule": _coins(data["prices"]["capsule"]),
        "kept": data["limits"]["unprotected"],
        "coins": _coins(data["effects"]["smuggler_coins"]),
        "exchanges": data["effects"]["broker_exchanges"],
    }


def _action(terms: Terms, action: str, fee: int) -> Text:
    return Text(f"describe-action-{action}", {**_numbers(terms), "fee": fee, "price": _coins(fee)})


def _logistics_part(terms: Terms, face: Mapping[str, Any]) -> Text:
    gains = _amounts(face["logistics"])
    if gains:
        return Text("describe-logistics-gain", {"what": gains})
    return Text(f"describe-logistics-{face['logistics_action']}", _numbers(terms))


def _effect(terms: Terms, effect: str) -> tuple[Text, ...]:
    numbers: Any = terms.edition.data["effects"]
    args: dict[str, Arg] = {
        "trade": _coins(numbers["trade_coins"]),
        "capsules": Text("amount-capsule", {"n": numbers["alien_capsules"]}),
        "cell": _coins(numbers["biological_cell_price"]),
        "symbols": numbers["base_symbols"],
        "bot": _coins(numbers["freighter_bot_price"]),
        "lens": _coins(numbers["freighter_lens_price"]),
        "bots": Text("amount-bot", {"n": numbers["factory_bots"]}),
        "observed": _coins(numbers["observatory_coins"]),
        "more": _coins(numbers["observatory_logistics_coins"]),
        "most": numbers["hotel_most_coins"],
        "fee": _coins(numbers["relay_fee"]),
        "kept": numbers["shield_unprotected"],
        "nothing": "yes" if numbers["alien_needs_nothing"] else "no",
    }
    return (Text(f"describe-effect-{effect}", args),)


def _planet(terms: Terms, name: str) -> Description | None:
    seat, _, number = name.partition("-")
    if not (seat.isdecimal() and number.isdecimal() and int(seat) < terms.seats and 1 <= int(number) <= PLANETS):
        return None
    system: Any = terms.edition.data["systems"][int(seat)]
    card: Any = terms.edition.data["planets"][int(number) - 1]
    effect = card["effect" if terms["reading"] == "planets" else "effect_if_objects"]
    first, second = ("earth", "mars") if system["symbols"][int(number) - 1] == "E" else ("mars", "earth")
    return Description(
        Text("piece-mine", {"planet": system["planets"][int(number) - 1]}),
        (
            Text("describe-planet", {"n": int(number), "system": Text(f"system-{seat}")}),
            _side("uninhabited", first, card),
            _side("inhabited", second, card),
            Text("describe-planet-effect", {"effect": Text(f"effect-{effect}")}),
            *_effect(terms, effect),
        ),
        "2.9",
    )


def _side(side: str, symbol: str, card: Mapping[str, Any]) -> Text:
    return Text("describe-planet-side", {"side": side, "symbol": Text(symbol), "what": _amounts(card[side])})


def _object(terms: Terms, view: Mapping[str, Any], name: str) -> Description | None:
    """A space object: the side that lies up, and what is on its back."""
    card: Any = next((row for row in view["objects"] if row["object"] == name), None)
    if card is None:
        return None
    return Description(
        Text(f"effect-{card['side']}"),
        (
            *_effect(terms, card["side"]),
            Text("describe-other-side", {"effect": Text(f"effect-{card['behind']}")}),
            *_effect(terms, card["behind"]),
            Text("describe-object"),
        ),
        "7.13",
    )


def _resource(terms: Terms, word: str) -> tuple[Text, ...]:
    price = terms.edition.data["prices"].get(word, 0)
    return (Text(f"describe-resource-{word}", {"price": _coins(price)}),)


def _alone(terms: Terms, name: str) -> Text:
    return Text(f"describe-{name}-text", {"planets": terms.edition.data["limits"]["planets"]})
