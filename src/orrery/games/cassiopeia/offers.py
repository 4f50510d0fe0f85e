"""What can be done now: the kinds of move, each legal move as a choice with its price and gain, and where everybody stands."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from orrery.blocks import Action, Offer, Standing, plain_actions
from orrery.games.cassiopeia.components import PLANETS, Components
from orrery.games.cassiopeia.does import brief_part, cards_of, coins, effect_does, logistics_part, main_part, signs
from orrery.games.cassiopeia.forecast import brought
from orrery.keeping import MANY, kept
from orrery.kernel import Json, Move, Terms, Text, Who

EFFECTS: Final = ("use", "cruiser", "spy", "store", "store-all", "swap", "freight", "grow")
PAYMENTS: Final = ("pay-greenhouse", "pay-solar", "pay-capsule", "pay")
PHASES: Final = {
    "choosing": ("choose",),
    "discarding": ("discard",),
    "taking": ("take",),
    "paying": PAYMENTS,
    "including": ("include", "enough"),
    "storing": ("store", "store-all", "go-on"),
}
"""What a decision asks for that is no step of a turn, in the order of the buttons."""
MAIN: Final = ("choose", "pay", "store")
SIGNS: Final = {
    "go-on": "arrow",
    "choose": "all",
    "discard": "any",
    "take": "all",
    "include": "first",
    "enough": "arrow",
    "store": "bank",
    "store-all": "bank",
    **dict.fromkeys(PAYMENTS, "coin"),
}
CLAIMING: Final = Action("claim", Text("action-claim"), ("claim",), "station", Text("action-claim-text"), main=True)
EXCHANGING: Final = Action(
    "exchange", Text("action-exchange"), ("exchange",), "exchange", examples=("exchange bot lens",)
)


def actions(terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
    """3.5 to 3.8: the kinds of move of a turn, in their order; in other phases what is asked for."""
    seen: Any = view
    phase, planets = seen["phase"], seen["players"][seat]["planets"]
    if phase in PHASES:
        return _asked(phase)
    return (
        *(
            (CLAIMING,)
            if phase == "claiming"
            else (_specialist(cards_of(terms), seen, seat), _purchase(seen["prices"]))
        ),
        _effects(tuple(seen["usable"])),
        EXCHANGING,
        _terraforming(
            tuple(planet["name"] for planet in planets if planet["payable"]),
            tuple(planet["number"] for planet in planets if not planet["inhabited"]),
            phase == "building",
        ),
        _going_on(phase),
    )


@cache
def _asked(phase: str) -> tuple[Action, ...]:
    return plain_actions(PHASES[phase], SIGNS, MAIN)


def _specialist(cards: Components, seen: Any, seat: int) -> Action:
    """5: the chosen specialist by name, with what it brings."""
    name = next((card["specialist"] for card in seen["cards"] if card["token"] == seat), None)
    return _resolving(cards, name, seen["phase"] == "acting")


@lru_cache(maxsize=MANY)
def _resolving(cards: Components, name: str | None, main: bool) -> Action:
    kinds = ("resolve", "resolve-main", "relay")
    if name is None:
        return Action("specialist", Text("action-specialist"), kinds, "all", examples=("resolve",))
    text = Text("scene-parts", {"parts": brief_part(cards, name)})
    return Action("specialist", Text(f"specialist-{name}"), kinds, "all", text, ("resolve",), main=main)


@kept
def _purchase(prices: dict[str, int]) -> Action:
    """2.4: one resource for coins."""
    text = Text("action-purchase-text", {"n": min(prices[word] for word in ("bot", "lens", "cell"))})
    return Action("purchase", Text("action-purchase"), ("buy",), "coin", text, ("buy bot", "buy lens", "buy cell"))


@lru_cache(maxsize=MANY)
def _effects(usable: tuple[str, ...]) -> Action:
    """3.8: the effects that can be used before terraforming."""
    names = tuple(Text(f"short-{effect}") for effect in usable)
    text = Text("scene-parts", {"parts": names}) if names else None
    return Action("effect", Text("action-effect"), EFFECTS, "station", text, ("swap 1 2", "grow cell"))


@lru_cache(maxsize=MANY)
def _terraforming(payable: tuple[str, ...], barren: tuple[int, ...], main: bool) -> Action:
    """3.6: which planets could be paid for."""
    names = tuple(Text("piece-mine", {"planet": name}) for name in payable)
    text = Text("scene-parts", {"parts": names}) if names else None
    examples = tuple(f"terraform {number}" for number in barren)
    return Action("terraform", Text("action-terraform"), ("terraform",), "earth", text, examples, main)


@cache
def _going_on(phase: str) -> Action:
    return Action("go-on", Text("action-go-on"), ("go-on",), "arrow", Text(f"action-go-on-{phase}"))


# ---- offers


def offer(terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
    """A legal move as a choice: what it is called here, what it costs and what it gives."""
    seen: Any = view
    kind, fields = move.kind, move.fields
    if kind in _OFFERS:
        return _OFFERS[kind](terms, seen, seat, move)
    resource = fields.get("resource")
    if kind in ("take", "cruiser", "spy"):
        what = Text(f"sign-{resource or 'coin'}", {"n": 1})
        return Offer(Text("offer-from", {"name": Who(int(fields["seat"]))}), gain=Text("offer-gain", {"what": what}))
    if kind == "discard":
        return Offer(Text(f"sign-{resource}", {"n": 1}), repeats=True)
    if kind.startswith("pay-"):
        asked = {"pay-greenhouse": "cell", "pay-solar": "lens"}.get(kind, str(resource))
        given = {"pay-solar": "bot", "pay-capsule": "capsule"}.get(kind, str(resource))
        return Offer(
            Text("offer-instead", {"given": Text(f"sign-{given}", {"n": 1}), "asked": Text(f"sign-{asked}", {"n": 1})})
        )
    return Offer(Text(f"offer-{kind}", _names(move)), final=kind in ("go-on", "enough"))


def _names(move: Move) -> dict[str, Any]:
    return {name: value for name, value in move.fields.items() if name in ("card", "planet")}


def _price(seen: Any, seat: int, number: int) -> tuple[Text, ...]:
    """2.9: what stands on the card to the left."""
    planets = seen["players"][seat]["planets"]
    slot = next(k for k, planet in enumerate(planets) if planet["number"] == number)
    return signs(planets[slot - 1]["price"])


def _planet(seen: Any, seat: int, number: int) -> Any:
    return next(planet for planet in seen["players"][seat]["planets"] if planet["number"] == number)


def _terraform(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    planet = _planet(seen, seat, int(move.fields["planet"]))
    price = Text("offer-price", {"what": _price(seen, seat, planet["number"])})
    return Offer(Text("piece-mine", {"planet": planet["name"]}), price, effect_does(cards_of(terms), planet["effect"]))


def _swap(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    names = {which: _planet(seen, seat, int(move.fields[which]))["name"] for which in ("first", "second")}
    return Offer(Text("offer-swap", names))


def _choose(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = str(move.fields["specialist"])
    card = next(card for card in seen["cards"] if card["specialist"] == name)
    gains, _ = brought(cards_of(terms), seen["logistics"], seen["players"][seat], card)
    gain = Text("offer-gain", {"what": signs(gains)}) if gains else None
    return Offer(Text(f"specialist-{name}"), gain=gain)


def _buy(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    word = str(move.fields["resource"])
    return Offer(Text(f"sign-{word}", {"n": 1}), coins(seen["prices"][word]))


def _freight(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    word = str(move.fields["resource"])
    cards = cards_of(terms)
    return _good(word, "freighter", int(cards.freight_bot if word == "bot" else cards.freight_lens))


def _grow(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return _good("cell", "biological", int(cards_of(terms).biological_price))


def _good(word: str, source: str, price: int) -> Offer:
    """A resource that an effect sells."""
    good = Text(f"sign-{word}", {"n": 1})
    return Offer(Text("offer-good-from", {"good": good, "source": Text(f"short-{source}")}), coins(price))


def _use(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    effect = str(move.fields["effect"])
    return Offer(Text(f"short-{effect}"), gain=effect_does(cards_of(terms), effect))


def _exchange(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    given, gained = (Text(f"sign-{move.fields[which]}", {"n": 1}) for which in ("given", "gained"))
    return Offer(Text("offer-exchange", {"given": given, "gained": gained}))


def _claim(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    side, fee = str(move.fields["side"]), seen["prices"]["object"]
    return Offer(Text(f"short-{side}"), coins(fee) if fee else None, effect_does(cards_of(terms), side))


def _store(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    coins = int(move.fields["coins"])
    return Offer(Text("offer-store", {"n": coins}), amount=coins)


def _resolve(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    """5: with its Logistics part where that works, or without it."""
    name = next(card["specialist"] for card in seen["cards"] if card["token"] == seat)
    cards = cards_of(terms)
    parts = main_part(cards, name)
    if move.kind == "resolve" and seen["players"][seat]["optimized"]:
        parts += logistics_part(cards, name)
    label = Text("offer-without-logistics") if move.kind == "resolve-main" else Text("offer-resolve")
    return Offer(label, gain=Text("scene-parts", {"parts": parts}))


def _relay(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = next(card["specialist"] for card in seen["cards"] if card["token"] == seat)
    gain = Text("scene-parts", {"parts": logistics_part(cards_of(terms), name)})
    return Offer(Text("offer-relay"), coins(seen["prices"]["relay"]), gain)


_OFFERS: Final = {
    "terraform": _terraform,
    "swap": _swap,
    "choose": _choose,
    "buy": _buy,
    "freight": _freight,
    "grow": _grow,
    "use": _use,
    "exchange": _exchange,
    "claim": _claim,
    "store": _store,
    "resolve": _resolve,
    "resolve-main": _resolve,
    "relay": _relay,
}


def standing(terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...]:
    """4.2: planets terraformed, of seven."""
    seen: Any = view
    return tuple([_stands(player["terraformed"]) for player in seen["players"]])


@lru_cache(maxsize=MANY)
def _stands(terraformed: int) -> Standing:
    return Standing(terraformed, Text("standing", {"n": terraformed, "of": PLANETS}), PLANETS)
