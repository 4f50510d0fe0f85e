"""Cassiopeia's table: the row of specialists, the space objects, and every player's system of planets."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from orrery.blocks import (
    BELOW,
    COMMON,
    OFFER,
    OTHER,
    OWN,
    Area,
    Block,
    Card,
    Cards,
    Chip,
    Choosing,
    Columns,
    Goal,
    Need,
    Remark,
    Scene,
    Slots,
    Stage,
    Store,
    Stores,
    Track,
    Use,
)
from orrery.games.cassiopeia.components import (
    CARD_NAMES,
    OBJECT_IDS,
    OFFER_EXCHANGE,
    PLANETS,
    SPECIALIST_IDS,
    Components,
)
from orrery.games.cassiopeia.does import (
    action_of,
    after_part,
    cards_of,
    coins,
    effect_does,
    logistics_part,
    main_part,
    printed,
)
from orrery.games.cassiopeia.forecast import brought, lacking, opened
from orrery.games.cassiopeia.moves import CLAIM, RESOURCE_WORDS
from orrery.games.cassiopeia.symbols import extents, symbols
from orrery.keeping import MANY, kept
from orrery.kernel import Arg, Json, Move, Terms, Text, Who
from orrery.scene import Board

HUES: Final = dict(
    zip(CARD_NAMES, ("muted", "seat-1", "good", "bad", "accent", "seat-3", "rival", "line", "seat-4"), strict=True)
)
"""The colour of each specialist card's head."""
EMBLEMS: Final = {"to-mars": "mars", "to-earth": "earth", "tax": "coin", "smuggle": "any"}
SHOWN_IN_PRICES: Final = ("cell", "lens", "bot", "coin")
STEPS: Final = {
    "starting": 0,
    "collected": 1,
    "acting": 2,
    "claiming": 2,
    "taking": 2,
    "relaying": 2,
    "capsule": 2,
    "exchanging": 2,
    "building": 3,
    "storing": 4,
}
"""How far a turn is in each phase; a payment belongs to what is paid for."""
PAID_AT: Final = {"planet": 4, "freight": 3, "growing": 3}
IN_SYSTEM: Final = ("planets", "goods", "stored", "terraformed", "earth", "mars", "optimized")
"""What of a player stands in their system; the rest is said elsewhere or only counted."""


def board(terms: Terms) -> Board:
    """What never changes: the symbols."""
    return Board(symbols(), extents())


def scene(terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """Specialists first, the space objects, one's own system, the others folded."""
    seen: Any = view
    cards = cards_of(terms)
    areas = [_row(cards, seen, seat), *_common(cards, seen["objects"], _warned(cards, seen, seat))]
    others = [other for other in range(seen["seats"]) if other != seat]
    areas += [_player(cards, seen, owner, seat) for owner in ([] if seat is None else [seat]) + others]
    return Scene(tuple(areas), BELOW, _head(seen["round"]), _order(_step(seen)), _choosing(seen, seat))


@lru_cache(maxsize=MANY)
def _head(number: int) -> tuple[Chip, ...]:
    return (Chip(Text("scene-round", {"n": number}) if number else Text("scene-setting-up")),)


def _step(seen: Any) -> int | None:
    """3.4 to 3.8: the step of a turn that is being taken; None: it is nobody's turn."""
    payment = seen["payment"]
    return PAID_AT.get(payment["purpose"], 2) if payment else STEPS.get(seen["phase"])


@lru_cache(maxsize=MANY)
def _order(now: int | None) -> Track | None:
    """3.4 to 3.8: the steps of a turn and where it is."""
    if now is None:
        return None
    names = ("start", "coins", "specialist", "effects", "terraform")
    return Track(
        "order",
        tuple(_stage(name, "done" if k < now else "now" if k == now else "next") for k, name in enumerate(names)),
    )


@lru_cache(maxsize=MANY)
def _stage(name: str, state: str) -> Stage:
    return Stage(text=Text(f"scene-step-{name}"), state=state)


def _choosing(seen: Any, seat: int | None) -> Choosing | None:
    """3.1: a specialist is chosen on a screen of its own."""
    if seat is None or seen["mover"] != seat or seen["phase"] not in ("choosing", "including"):
        return None
    phase = seen["phase"]
    context = (f"system-{seat}",) if phase == "choosing" else ()
    return Choosing("specialists", Text(f"scene-{phase}"), Text(f"scene-{phase}-text"), 1, context)


# ---- the specialists


def _row(cards: Components, seen: Any, seat: int | None) -> Area:
    """The specialists, with what they bring to who chooses among them."""
    choosing = seen["phase"] == "choosing"
    return _specialists(
        cards,
        seen["logistics"],
        [owner for owner, player in enumerate(seen["players"]) if player["optimized"]],
        {word: seen["prices"][word] for word in RESOURCE_WORDS if word in seen["prices"]},
        seen["cards"],
        seen["active"],
        choosing,
        None if seat is None or not choosing else seen["players"][seat],
        _waiting(seen) if seen["round"] == 0 else [],
    )


@kept
def _specialists(
    cards: Components,
    logistics: str,
    optimized: list[int],
    prices: dict[str, int],
    laid: list[Any],
    active: int,
    choosing: bool,
    chooser: Any,
    waiting: list[list[Any]],
) -> Area:
    row = [_specialist(cards, logistics, place, card, active, choosing, chooser) for place, card in enumerate(laid)]
    row += [_not_laid(cards, name, face, included) for name, face, included in waiting]
    return Area(
        "specialists",
        OFFER,
        Text("scene-specialists"),
        (_supplies(logistics, optimized, prices), Cards("specialist-row", tuple(row))),
        note=Text("scene-specialists-note"),
        symbol="all",
        summary=(Chip(Text(logistics), logistics, "logistics"),),
    )


@kept
def _supplies(logistics: str, optimized: list[int], prices: dict[str, int]) -> Columns:
    return Columns("supplies", (_table(logistics, optimized), _reserve(prices)))


@kept
def _table(logistics: str, optimized: list[int]) -> Slots:
    """2.2: where supplies come from, and whose logistics is optimized."""
    who = tuple(Chip(owner=seat) for seat in optimized) or (Chip(Text("scene-nobody"), tone="muted"),)
    now = Chip(Text("scene-logistics", {"where": Text(logistics)}), logistics, "logistics", tone="accent")
    return Slots("logistics-now", (now, Chip(Text("scene-optimized"), tone="muted"), *who))


@kept
def _reserve(prices: dict[str, int]) -> Slots:
    """2.4: what can be purchased, and its price."""
    chips = tuple(Chip(coins(price), word, f"reserve-{word}") for word, price in prices.items())
    return Slots("reserve", chips, Text("scene-purchase"))


def _specialist(
    cards: Components, logistics: str, place: int, card: Any, active: int, choosing: bool, chooser: Any
) -> Card:
    """A card of the row; what it brings is said to who may choose it."""
    holder = card["token"]
    asked = chooser if holder < 0 else None
    when = "done" if card["used"] else "now" if holder == active else "to-come"
    if holder < 0:
        when = "free-later" if active >= 0 else "free"
    return _laid(
        cards, place, card, when, holder >= 0 and holder == active, choosing, asked, logistics if asked else ""
    )


@kept
def _laid(
    cards: Components, place: int, card: Any, when: str, active: bool, choosing: bool, chooser: Any, logistics: str
) -> Card:
    """A card of the row: its parts in words, the coins on it, and who has chosen it."""
    name, holder, number = card["specialist"], card["token"], card["card"]
    uses = _parts(cards, name, active) + (_brings(cards, logistics, chooser, card) if chooser else ())
    amount = _amount(card["coins"], "coin", f"coins-{number}") if card["coins"] else None
    whose = Chip(Text(f"scene-{when}", {"name": Who(holder)}), owner=holder)
    return Card(
        f"card-{number}",
        Text(f"specialist-{name}"),
        Text("scene-card", {"card": number, "place": place + 1}),
        _emblem(cards, name),
        HUES[number],
        uses,
        tag=amount,
        foot=(whose if holder >= 0 else Chip(Text(f"scene-{when}"), tone="muted"),),
        owner=holder if holder >= 0 else None,
        state="done" if card["used"] else "taken" if choosing and holder >= 0 else "mark" if active else "",
    )


@lru_cache(maxsize=MANY)
def _emblem(cards: Components, name: str) -> str:
    """What a specialist is about, as one sign."""
    face, action = SPECIALIST_IDS.index(name), action_of(cards, name)
    if action.startswith("claim-"):
        return action.removeprefix("claim-")
    each, gained = printed(cards.each, face), printed(cards.gain, face)
    most = max(reversed(RESOURCE_WORDS), key=lambda word: each[word] + gained[word])
    return EMBLEMS.get(action) or ("exchange" if cards.after[face] == OFFER_EXCHANGE else most)


@lru_cache(maxsize=MANY)
def _parts(cards: Components, name: str, active: bool) -> tuple[Use, ...]:
    """5: the main part, the Logistics part under its sign, and what may follow; the active ones can be clicked."""
    uses = [Use("", Text("does-main", {"main": main_part(cards, name)}), id="main-part" if active else "")]
    logistics, after = logistics_part(cards, name), after_part(cards, name)
    if logistics:
        uses.append(Use("logistics", Text("scene-parts", {"parts": logistics}), id="logistics-part" if active else ""))
    if after:
        uses.append(Use("arrow", Text("scene-parts", {"parts": after})))
    return tuple(uses)


def _brings(cards: Components, logistics: str, chooser: Any, card: Any) -> tuple[Use, ...]:
    """What choosing it brings the viewer as things stand, and the planet that it makes possible."""
    gains, optimized = brought(cards, logistics, chooser, card)
    if gains:
        what = tuple(Text("scene-plus", {"n": n, "what": Text(f"scene-sign-{word}")}) for word, n in gains.items())
        lines = [Use("", Text("scene-parts", {"parts": what}), Text("scene-brings"), tone="accent")]
    else:
        lines = [Use("", Text("scene-brings-nothing"), Text("scene-brings"))]
    planets = tuple(Text("piece-mine", {"planet": name}) for name in opened(chooser, gains))
    if planets:
        lines.append(Use("", Text("scene-then", {"planets": planets}), tone="good"))
    if logistics_part(cards, card["specialist"]) and not optimized:
        lines.append(Use("", Text("scene-not-optimized"), tone="muted"))
    return tuple(lines)


def _waiting(seen: Any) -> list[list[Any]]:
    """1.2, 1.3: the cards that are not laid yet, all nine while they are being picked: name, face, whether they are included."""
    laid = [card["card"] for card in seen["cards"]]
    picking = seen["phase"] == "including"
    return [
        [name, SPECIALIST_IDS[number * 2 + (1 if name in seen["flipped"] else 0)], name in seen["included"]]
        for number, name in enumerate(CARD_NAMES)
        if name not in laid and (picking or name in seen["included"])
    ]


@lru_cache(maxsize=MANY)
def _not_laid(cards: Components, name: str, face: str, included: bool) -> Card:
    foot = (Chip(Text("scene-included"), tone="good"),) if included else ()
    title, number = Text(f"specialist-{face}"), Text("scene-card-number", {"card": name})
    return Card(f"card-{name}", title, number, _emblem(cards, face), HUES[name], _parts(cards, face, False), foot=foot)


# ---- space objects, and what is coming


@kept
def _common(cards: Components, objects: list[Any], warned: list[list[Any]]) -> tuple[Area, ...]:
    blocks: list[Block] = [_objects(cards, objects)] if objects else []
    blocks += [_warning(*warning) for warning in warned]
    return (Area("objects", COMMON, Text("scene-objects"), tuple(blocks), symbol="station"),) if blocks else ()


@kept
def _objects(cards: Components, objects: list[Any]) -> Slots:
    return Slots("space-objects", tuple(_object(cards, card) for card in objects))


@kept
def _object(cards: Components, card: Any) -> Chip:
    kind = card["object"].split("-")[0]
    says = Text("scene-object", {"effect": Text(f"short-{card['side']}"), "does": effect_does(cards, card["side"])})
    owner = card["owner"]
    return Chip(says, kind, f"object-{card['object']}", owner if owner >= 0 else None, "" if owner >= 0 else "empty")


def _warned(cards: Components, seen: Any, seat: int | None) -> list[list[Any]]:
    """5.7, 5.8: which specialists are still to come and will turn the Logistics card, whose they are, and what that costs."""
    if seat is None or seen["active"] < 0:
        return []
    loose, keeps = seen["players"][seat]["unprotected"], seen["players"][seat]["keeps"]
    if loose <= keeps:
        return []
    to_come = [
        (card, action_of(cards, card["specialist"]).removeprefix("to-"))
        for card in seen["cards"]
        if not card["used"] and card["token"] not in (-1, seat, seen["active"])
    ]
    return [
        [card["card"], card["token"], where, keeps, loose]
        for card, where in to_come
        if where in ("mars", "earth") and where != seen["logistics"]
    ]


@lru_cache(maxsize=MANY)
def _warning(card: str, holder: int, where: str, keeps: int, loose: int) -> Remark:
    args: dict[str, Arg] = {"name": Who(holder), "where": Text(where), "keeps": keeps, "n": loose}
    return Remark(f"warning-{card}", Text("scene-warning", args), "logistics", "bad")


# ---- a player's system


def _player(cards: Components, seen: Any, owner: int, seat: int | None) -> Area:
    """1.1: a player's system as a seat sees it; one's own says which effects can be used."""
    own = owner == seat
    fund = _fund(owner, seat, [player["fund"] for player in seen["players"]])
    acts, used = own and seen["active"] == owner, seen["used"] if own else []
    player = seen["players"][owner]
    return _system(cards, {part: player[part] for part in IN_SYSTEM}, owner, own, acts, used, fund)


@kept
def _system(cards: Components, player: Any, owner: int, own: bool, acts: bool, used: list[str], fund: Text) -> Area:
    """1.1: stores, logistics and fund, and the seven planets, each with the price that the one to its left sets."""
    goods = player["goods"]
    symbols_now = player["earth"], player["mars"], player["optimized"]
    holdings = _holdings(owner, goods, player["stored"], *symbols_now, fund)
    planets = _planets(cards, owner, own, _circumstances(player, acts, used))
    return Area(
        f"system-{owner}",
        OWN if own else OTHER,
        Text("scene-own-system", {"system": Text(f"system-{owner}")})
        if own
        else Text("board-player", {"name": Who(owner)}),
        (holdings, planets),
        owner,
        Text("scene-terraformed", {"n": player["terraformed"], "planets": PLANETS}),
        _summary(owner, own, goods, fund),
        symbol="world-2-inhabited",
        hue=f"seat-{owner}",
    )


@kept
def _holdings(
    owner: int, goods: dict[str, int], stored: int, earth: int, mars: int, optimized: bool, fund: Text
) -> Columns:
    return Columns(f"holdings-{owner}", (_stores(owner, goods, stored), _position(owner, earth, mars, optimized, fund)))


@kept
def _stores(owner: int, goods: dict[str, int], stored: int) -> Stores:
    stores = [_store(owner, word, goods[word], stored if word == "coin" else 0) for word in RESOURCE_WORDS]
    return Stores(f"stores-{owner}", tuple(stores))


@lru_cache(maxsize=MANY)
def _store(owner: int, word: str, n: int, stored: int) -> Store:
    note = Text("scene-stored", {"n": stored}) if stored else None
    return Store(f"store-{owner}-{word}", word, Text(f"kind-{word}"), n, note=note)


@lru_cache(maxsize=MANY)
def _position(owner: int, earth: int, mars: int, optimized: bool, fund: Text) -> Slots:
    """2.2, 2.6: the symbols in the row, and from whom may be taken."""
    symbols_now = Text("scene-balance", {"earth": earth, "mars": mars, "optimized": "yes" if optimized else "no"})
    balance = Chip(symbols_now, "logistics", f"balance-{owner}", tone="good" if optimized else "muted")
    return Slots(f"position-{owner}", (balance, Chip(fund, "fund", f"fund-{owner}")))


@kept
def _fund(owner: int, seat: int | None, funds: list[int]) -> Text:
    """2.6: aggression goes against a fund not above one's own."""
    if owner == seat:
        reach = tuple(
            Text("board-player", {"name": Who(other)})
            for other in range(len(funds))
            if other != owner and funds[other] <= funds[owner]
        )
        key = "scene-fund-reach" if reach else "scene-fund-nobody"
        return Text(key, {"n": funds[owner], "who": reach} if reach else {"n": funds[owner]})
    if seat is None:
        return Text("scene-fund", {"n": funds[owner]})
    return Text("scene-fund-in-reach" if funds[owner] <= funds[seat] else "scene-fund-safe", {"n": funds[owner]})


@kept
def _summary(owner: int, own: bool, goods: dict[str, int], fund: Text) -> tuple[Chip, ...]:
    amounts = [_amount(goods[word], word, f"store-{owner}-{word}") for word in RESOURCE_WORDS if own or goods[word]]
    return (*amounts, Chip(fund, "fund", f"fund-{owner}"))


@lru_cache(maxsize=MANY)
def _amount(n: int, symbol: str, thing: str) -> Chip:
    return Chip(Text("scene-amount", {"n": n}), symbol, thing)


def _circumstances(player: Any, acts: bool, used: list[str]) -> list[Any]:
    """2.8, 2.9: each planet with its price, how much of that is there, the coins stored there, and what of its effect."""
    planets, goods, ready = player["planets"], player["goods"], len(player["planets"]) == PLANETS
    prices = [
        planets[slot - 1]["price"] if ready and not planet["inhabited"] else None for slot, planet in enumerate(planets)
    ]
    return [
        {
            **planet,
            "ready": ready,
            "price": price,
            "goods": {word: min(n, goods[word]) for word, n in price.items()} if price else None,
            "stored": player["stored"] if planet["effect"] == "banking" and planet["inhabited"] else 0,
            "usable": acts and planet["inhabited"],
            "used": planet["effect"] in used,
        }
        for planet, price in zip(planets, prices, strict=True)
    ]


@kept
def _planets(cards: Components, owner: int, own: bool, planets: list[Any]) -> Cards:
    chain = tuple(_planet(cards, owner, own, planet) for planet in planets)
    return Cards(f"planets-{owner}", chain, form="chain")


@kept
def _planet(cards: Components, owner: int, own: bool, planet: Any) -> Card:
    """2.8, 2.9: barren with its price and what is missing, or inhabited with its effect."""
    number, effect, inhabited = planet["number"], planet["effect"], planet["inhabited"]
    use = f"use-{owner}-{effect}" if planet["usable"] else ""
    return Card(
        f"planet-{owner}-{number}",
        Text("piece-mine", {"planet": planet["name"]}),
        Text(f"effect-{effect}"),
        f"world-{number}-{'inhabited' if inhabited else 'barren'}",
        uses=(Use("", effect_does(cards, effect), id=use),),
        price=_price(owner, planet) if planet["price"] else None,
        tag=Chip(None, planet["symbol"]),
        foot=(_state(own, planet),) if planet["ready"] else (),
        state="mark" if own and planet["payable"] and not inhabited else "",
    )


def _price(owner: int, planet: Any) -> Goal:
    """2.9: what the card to the left asks for; what is there is solid, what is missing is not."""
    price, goods = planet["price"], planet["goods"]
    needs = [Need(word, k < goods[word]) for word in SHOWN_IN_PRICES for k in range(price[word])]
    return Goal(f"price-{owner}-{planet['number']}", tuple(needs))


def _state(own: bool, planet: Any) -> Chip:
    """What a planet means now: terraformed, used, to be paid, or what is missing."""
    if planet["stored"]:
        return Chip(Text("scene-stored", {"n": planet["stored"]}), "coin")
    if planet["inhabited"]:
        used = planet["used"]
        return Chip(Text("scene-used" if used else "scene-inhabited"), tone="muted" if used else "good")
    if planet["payable"]:
        return Chip(Text("scene-payable" if own else "scene-payable-other"), tone="accent" if own else "muted")
    missing = lacking(planet["goods"], planet["price"])
    parts = tuple(Text(f"amount-{word}", {"n": n}) for word, n in missing.items())
    return Chip(Text("scene-lack", {"what": parts}), tone="bad" if own else "muted")


# ---- clicking


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The things that stand for a seat's move when they are clicked."""
    kind, fields = move.kind, move.fields
    if kind in ("include", "flip", "lay"):
        return (f"card-{fields['card']}",)
    if kind == "choose":
        return (f"card-{CARD_NAMES[SPECIALIST_IDS.index(str(fields['specialist'])) // 2]}",)
    if kind == "terraform":
        return (f"planet-{seat}-{fields['planet']}",)
    if kind == "swap":
        return (f"planet-{seat}-{fields['first']}", f"planet-{seat}-{fields['second']}")
    if kind in ("take", "cruiser"):
        return (f"store-{fields['seat']}-{fields['resource']}",)
    if kind == "claim":
        return (f"object-{OBJECT_IDS[(move.index - CLAIM) // 2]}",)
    if kind == "use":
        return (_source(terms, seat, str(fields["effect"])),)
    return _touches_resource(terms, seat, move)


def _source(terms: Terms, seat: int, effect: str) -> str:
    """What shows an effect: a space object, or a planet of this seat."""
    sides = cards_of(terms).sides
    if effect in sides:
        return f"object-{OBJECT_IDS[sides.index(effect) // 2]}"
    return f"use-{seat}-{effect}"


def _touches_resource(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    fields = move.fields
    resource = fields.get("resource")
    own = f"store-{seat}-"
    things: dict[str, tuple[str, ...]] = {
        "spy": (f"store-{fields.get('seat')}-coin",),
        "grow": (_source(terms, seat, "biological"), "reserve-cell"),
        "relay": ("logistics-part",),
        "resolve": ("main-part",),
        "resolve-main": ("main-part",),
        "store": (own + "coin",),
        "store-all": (own + "coin", _source(terms, seat, "banking")),
        "buy": (f"reserve-{resource}",),
        "discard": (f"{own}{resource}",),
        "exchange": (f"{own}{fields.get('given')}", f"reserve-{fields.get('gained')}"),
        "freight": (_source(terms, seat, "freighter"), f"reserve-{resource}"),
        "pay-greenhouse": (f"{own}{resource}", "reserve-cell"),
        "pay-solar": (own + "bot", "reserve-lens"),
        "pay-capsule": (own + "capsule",) if resource == "coin" else (own + "capsule", f"reserve-{resource}"),
        "first": (f"system-{fields.get('seat')}",),
        "add": (f"object-{fields.get('object')}",),
    }
    return things.get(move.kind, ())
