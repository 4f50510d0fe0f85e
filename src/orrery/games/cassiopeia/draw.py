"""Cassiopeia's table: the row of specialists, the space objects, and every player's system of planets."""

from __future__ import annotations

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
from orrery.games.cassiopeia.components import CARD_NAMES, OBJECT_IDS, OFFER_EXCHANGE, PLANETS, SPECIALIST_IDS
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


def board(terms: Terms) -> Board:
    """What never changes: the symbols."""
    return Board(symbols(), extents())


def scene(terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """Specialists first, the space objects, one's own system, the others folded."""
    seen: Any = view
    areas = [_specialists(terms, seen, seat), *_common(terms, seen, seat)]
    others = [other for other in range(seen["seats"]) if other != seat]
    if seat is not None:
        areas.append(_system(terms, seen, seat, seat))
    areas += [_system(terms, seen, other, seat) for other in others]
    return Scene(tuple(areas), BELOW, _head(seen), _order(seen), _choosing(seen, seat))


def _head(seen: Any) -> tuple[Chip, ...]:
    if seen["round"] == 0:
        return (Chip(Text("scene-setting-up")),)
    return (Chip(Text("scene-round", {"n": seen["round"]})),)


def _order(seen: Any) -> Track | None:
    """3.4 to 3.8: the steps of a turn and where it is."""
    payment = seen["payment"]
    now = PAID_AT.get(payment["purpose"], 2) if payment else STEPS.get(seen["phase"])
    if now is None:
        return None
    names = ("start", "coins", "specialist", "effects", "terraform")
    stages = tuple(
        Stage(text=Text(f"scene-step-{name}"), state="done" if k < now else "now" if k == now else "next")
        for k, name in enumerate(names)
    )
    return Track("order", stages)


def _choosing(seen: Any, seat: int | None) -> Choosing | None:
    """3.1: a specialist is chosen on a screen of its own."""
    if seat is None or seen["mover"] != seat or seen["phase"] not in ("choosing", "including"):
        return None
    phase = seen["phase"]
    context = (f"system-{seat}",) if phase == "choosing" else ()
    return Choosing("specialists", Text(f"scene-{phase}"), Text(f"scene-{phase}-text"), 1, context)


# ---- the specialists


def _specialists(terms: Terms, seen: Any, seat: int | None) -> Area:
    cards = _laid(terms, seen, seat) + (_waiting(terms, seen) if seen["round"] == 0 else ())
    return Area(
        "specialists",
        OFFER,
        Text("scene-specialists"),
        (Columns("supplies", (_table(seen), _reserve(seen))), Cards("specialist-row", cards)),
        note=Text("scene-specialists-note"),
        symbol="all",
        summary=(Chip(Text(seen["logistics"]), seen["logistics"], "logistics"),),
    )


def _table(seen: Any) -> Slots:
    """2.2: where supplies come from, and whose logistics is optimized."""
    where = seen["logistics"]
    who = tuple(Chip(owner=seat) for seat, player in enumerate(seen["players"]) if player["optimized"])
    nobody = () if who else (Chip(Text("scene-nobody"), tone="muted"),)
    logistics = Chip(Text("scene-logistics", {"where": Text(where)}), where, "logistics", tone="accent")
    return Slots("logistics-now", (logistics, Chip(Text("scene-optimized"), tone="muted"), *who, *nobody))


def _reserve(seen: Any) -> Slots:
    """2.4: what can be purchased, and its price."""
    prices = seen["prices"]
    chips = [Chip(coins(prices[word]), word, f"reserve-{word}") for word in RESOURCE_WORDS if word in prices]
    return Slots("reserve", tuple(chips), Text("scene-purchase"))


def _laid(terms: Terms, seen: Any, seat: int | None) -> tuple[Card, ...]:
    return tuple(_specialist(terms, seen, place, card, seat) for place, card in enumerate(seen["cards"]))


def _specialist(terms: Terms, seen: Any, place: int, card: Any, seat: int | None) -> Card:
    """A card of the row: its parts in words, the coins on it, and who has chosen it."""
    name, holder = card["specialist"], card["token"]
    active = holder >= 0 and holder == seen["active"]
    choosing = seen["phase"] == "choosing"
    uses = _parts(terms, name, active)
    if choosing and seat is not None and holder < 0:
        uses += _brings(terms, seen, seat, card)
    return Card(
        f"card-{card['card']}",
        Text(f"specialist-{name}"),
        Text("scene-card", {"card": card["card"], "place": place + 1}),
        _emblem(terms, name),
        HUES[card["card"]],
        uses,
        tag=Chip(Text("scene-amount", {"n": card["coins"]}), "coin", f"coins-{card['card']}")
        if card["coins"]
        else None,
        foot=_whose(seen, card),
        owner=holder if holder >= 0 else None,
        state="done" if card["used"] else "taken" if choosing and holder >= 0 else "mark" if active else "",
    )


def _emblem(terms: Terms, name: str) -> str:
    """What a specialist is about, as one sign."""
    cards, face, action = cards_of(terms), SPECIALIST_IDS.index(name), action_of(terms, name)
    if action.startswith("claim-"):
        return action.removeprefix("claim-")
    each, gained = printed(cards.each, face), printed(cards.gain, face)
    most = max(reversed(RESOURCE_WORDS), key=lambda word: each[word] + gained[word])
    return EMBLEMS.get(action) or ("exchange" if cards.after[face] == OFFER_EXCHANGE else most)


def _parts(terms: Terms, name: str, active: bool) -> tuple[Use, ...]:
    """5: the main part, the Logistics part under its sign, and what may follow; the active ones can be clicked."""
    uses = [Use("", Text("does-main", {"main": main_part(terms, name)}), id="main-part" if active else "")]
    logistics, after = logistics_part(terms, name), after_part(terms, name)
    if logistics:
        uses.append(Use("logistics", Text("scene-parts", {"parts": logistics}), id="logistics-part" if active else ""))
    if after:
        uses.append(Use("arrow", Text("scene-parts", {"parts": after})))
    return tuple(uses)


def _brings(terms: Terms, seen: Any, seat: int, card: Any) -> tuple[Use, ...]:
    """What choosing it brings the viewer as things stand, and the planet that it makes possible."""
    gains, optimized = brought(terms, seen, seat, card)
    if gains:
        what = tuple(Text("scene-plus", {"n": n, "what": Text(f"scene-sign-{word}")}) for word, n in gains.items())
        lines = [Use("", Text("scene-parts", {"parts": what}), Text("scene-brings"), tone="accent")]
    else:
        lines = [Use("", Text("scene-brings-nothing"), Text("scene-brings"))]
    planets = tuple(Text("piece-mine", {"planet": name}) for name in opened(seen, seat, gains))
    if planets:
        lines.append(Use("", Text("scene-then", {"planets": planets}), tone="good"))
    if logistics_part(terms, card["specialist"]) and not optimized:
        lines.append(Use("", Text("scene-not-optimized"), tone="muted"))
    return tuple(lines)


def _whose(seen: Any, card: Any) -> tuple[Chip, ...]:
    holder = card["token"]
    if holder < 0:
        later = seen["active"] >= 0
        return (Chip(Text("scene-free-later" if later else "scene-free"), tone="muted"),)
    if card["used"]:
        return (Chip(Text("scene-done", {"name": Who(holder)}), owner=holder),)
    if holder == seen["active"]:
        return (Chip(Text("scene-now", {"name": Who(holder)}), owner=holder),)
    return (Chip(Text("scene-to-come", {"name": Who(holder)}), owner=holder),)


def _waiting(terms: Terms, seen: Any) -> tuple[Card, ...]:
    """1.2, 1.3: the cards that are not laid yet, all nine while they are being picked."""
    laid = [card["card"] for card in seen["cards"]]
    picking = seen["phase"] == "including"
    left = [name for name in CARD_NAMES if name not in laid and (picking or name in seen["included"])]
    cards = []
    for name in left:
        face = SPECIALIST_IDS[CARD_NAMES.index(name) * 2 + (1 if name in seen["flipped"] else 0)]
        foot = (Chip(Text("scene-included"), tone="good"),) if name in seen["included"] else ()
        title, number = Text(f"specialist-{face}"), Text("scene-card-number", {"card": name})
        cards.append(
            Card(f"card-{name}", title, number, _emblem(terms, face), HUES[name], _parts(terms, face, False), foot=foot)
        )
    return tuple(cards)


# ---- space objects, and what is coming


def _common(terms: Terms, seen: Any, seat: int | None) -> list[Area]:
    blocks: list[Block] = []
    if seen["objects"]:
        blocks.append(Slots("space-objects", tuple(_object(terms, card) for card in seen["objects"])))
    blocks += _warnings(terms, seen, seat)
    return [Area("objects", COMMON, Text("scene-objects"), tuple(blocks), symbol="station")] if blocks else []


def _object(terms: Terms, card: Any) -> Chip:
    kind = card["object"].split("-")[0]
    says = Text("scene-object", {"effect": Text(f"short-{card['side']}"), "does": effect_does(terms, card["side"])})
    owner = card["owner"]
    return Chip(says, kind, f"object-{card['object']}", owner if owner >= 0 else None, "" if owner >= 0 else "empty")


def _warnings(terms: Terms, seen: Any, seat: int | None) -> list[Remark]:
    """5.7, 5.8: a specialist who is still to come will turn the Logistics card, and what that costs the viewer."""
    if seat is None or seen["active"] < 0:
        return []
    player = seen["players"][seat]
    loose, keeps = player["unprotected"], player["keeps"]
    remarks = []
    for card in seen["cards"]:
        action = action_of(terms, card["specialist"])
        turns = action in ("to-mars", "to-earth") and action.removeprefix("to-") != seen["logistics"]
        if turns and not card["used"] and card["token"] not in (-1, seat, seen["active"]) and loose > keeps:
            args: dict[str, Arg] = {
                "name": Who(card["token"]),
                "where": Text(action.removeprefix("to-")),
                "keeps": int(keeps),
                "n": int(loose),
            }
            remarks.append(Remark(f"warning-{card['card']}", Text("scene-warning", args), "logistics", "bad"))
    return remarks


# ---- a player's system


def _system(terms: Terms, seen: Any, owner: int, seat: int | None) -> Area:
    """1.1: stores, logistics and fund, and the seven planets, each with the price that the one to its left sets."""
    player = seen["players"][owner]
    own = owner == seat
    planets = Cards(
        f"planets-{owner}",
        tuple(_planet(terms, seen, owner, slot, own) for slot in range(len(player["planets"]))),
        form="chain",
    )
    goods = Stores(f"stores-{owner}", tuple(_store(player, owner, word) for word in RESOURCE_WORDS))
    return Area(
        f"system-{owner}",
        OWN if own else OTHER,
        Text("scene-own-system", {"system": Text(f"system-{owner}")})
        if own
        else Text("board-player", {"name": Who(owner)}),
        (Columns(f"holdings-{owner}", (goods, _position(seen, owner, seat))), planets),
        owner,
        Text("scene-terraformed", {"n": player["terraformed"]}),
        _summary(seen, owner, seat),
        symbol="world-2-inhabited",
        hue=f"seat-{owner}",
    )


def _store(player: Any, owner: int, word: str) -> Store:
    stored = player["stored"]
    note = Text("scene-stored", {"n": stored}) if word == "coin" and stored else None
    return Store(f"store-{owner}-{word}", word, Text(f"kind-{word}"), player["goods"][word], note=note)


def _position(seen: Any, owner: int, seat: int | None) -> Slots:
    """2.2, 2.6: the symbols in the row, and from whom may be taken."""
    player = seen["players"][owner]
    optimized = player["optimized"]
    symbols_now = Text(
        "scene-balance",
        {"earth": player["earth"], "mars": player["mars"], "optimized": "yes" if optimized else "no"},
    )
    balance = Chip(symbols_now, "logistics", f"balance-{owner}", tone="good" if optimized else "muted")
    fund = Chip(_fund(seen, owner, seat), "fund", f"fund-{owner}")
    return Slots(f"position-{owner}", (balance, fund))


def _fund(seen: Any, owner: int, seat: int | None) -> Text:
    """2.6: aggression goes against a fund not above one's own."""
    funds = [player["fund"] for player in seen["players"]]
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


def _summary(seen: Any, owner: int, seat: int | None) -> tuple[Chip, ...]:
    player = seen["players"][owner]
    goods = [
        Chip(Text("scene-amount", {"n": player["goods"][word]}), word, f"store-{owner}-{word}")
        for word in RESOURCE_WORDS
        if owner == seat or player["goods"][word]
    ]
    return (*goods, Chip(_fund(seen, owner, seat), "fund", f"fund-{owner}"))


def _planet(terms: Terms, seen: Any, owner: int, slot: int, own: bool) -> Card:
    """2.8, 2.9: barren with its price and what is missing, or inhabited with its effect."""
    player = seen["players"][owner]
    planet = player["planets"][slot]
    inhabited = planet["inhabited"]
    side = "inhabited" if inhabited else "barren"
    effect = planet["effect"]
    ready = len(player["planets"]) == PLANETS
    usable = own and inhabited and seen["active"] == owner
    stored = player["stored"] if effect == "banking" and inhabited else 0
    return Card(
        f"planet-{owner}-{planet['number']}",
        Text("piece-mine", {"planet": planet["name"]}),
        Text(f"effect-{effect}"),
        f"world-{planet['number']}-{side}",
        uses=(Use("", effect_does(terms, effect), id=f"use-{owner}-{effect}" if usable else ""),),
        price=_price(player, owner, slot) if ready and not inhabited else None,
        tag=Chip(None, planet["symbol"]),
        foot=_state(seen, player, slot, own, stored) if ready else (),
        state="mark" if own and planet["payable"] and not inhabited else "",
    )


def _price(player: Any, owner: int, slot: int) -> Goal:
    """2.9: what the card to the left asks for; what is there is solid, what is missing is not."""
    planets, goods = player["planets"], player["goods"]
    price = planets[slot - 1]["price"]
    needs = [Need(word, k < goods[word]) for word in SHOWN_IN_PRICES for k in range(price[word])]
    return Goal(f"price-{owner}-{planets[slot]['number']}", tuple(needs))


def _state(seen: Any, player: Any, slot: int, own: bool, stored: int) -> tuple[Chip, ...]:
    """What a planet means now: terraformed, used, to be paid, or what is missing."""
    planet = player["planets"][slot]
    if stored:
        return (Chip(Text("scene-stored", {"n": stored}), "coin"),)
    if planet["inhabited"]:
        used = own and planet["effect"] in seen["used"]
        return (Chip(Text("scene-used" if used else "scene-inhabited"), tone="muted" if used else "good"),)
    if planet["payable"]:
        return (Chip(Text("scene-payable" if own else "scene-payable-other"), tone="accent" if own else "muted"),)
    missing = lacking(player["goods"], player["planets"][slot - 1]["price"])
    parts = tuple(Text(f"amount-{word}", {"n": n}) for word, n in missing.items())
    return (Chip(Text("scene-lack", {"what": parts}), tone="bad" if own else "muted"),)


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
