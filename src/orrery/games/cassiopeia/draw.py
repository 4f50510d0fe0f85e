"""Cassiopeia's picture: the specialists above, below them a row of planets for each player."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orrery.edition import Edition
from orrery.games.cassiopeia.cards import (
    OBJECT_SIZE,
    PLANET_SIZE,
    SPECIALIST_SIZE,
    planet,
    signs,
    space_object,
    specialist,
)
from orrery.games.cassiopeia.components import CARD_NAMES, OBJECT_IDS, SPECIALIST_IDS, components
from orrery.games.cassiopeia.does import effect_does, specialist_does
from orrery.games.cassiopeia.icons import icon
from orrery.games.cassiopeia.moves import CLAIM, RESOURCE_WORDS
from orrery.games.cassiopeia.sketch import sketch
from orrery.kernel import Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Area, Board, Piece, Place, said, words

WIDTH: Final = 1280.0
TOP: Final = 222.0
ROW: Final = 150.0
PLANET_X: Final = 296.0
PLANET_STEP: Final = 124.0
CARD_X: Final = 204.0
CARD_STEP: Final = 121.0
CARD_Y: Final = 92.0
OBJECT_X: Final = 1191.0
RESERVE: Final = {
    "coin": (38.0, 126.0),
    "bot": (72.0, 126.0),
    "lens": (106.0, 126.0),
    "cell": (55.0, 158.0),
    "capsule": (89.0, 158.0),
}
GO_ON: Final = (72.0, 194.0)
GOODS_X: Final = (62.0, 112.0, 162.0, 87.0, 137.0)
GOODS_Y: Final = (18.0, 18.0, 18.0, 48.0, 48.0)


def board(terms: Terms) -> Board:
    """Panels for all, and every card as a symbol."""
    return _board(terms.edition, terms.seats, terms["reading"] == "objects", terms["free-objects"] == "no")


def _row_y(seat: int) -> float:
    return TOP + ROW * seat + ROW / 2


@cache
def _board(edition: Edition, seats: int, objects_reading: bool, fee: bool) -> Board:
    height = TOP + ROW * seats + 10
    svg = _sky(height) + _common(edition) + "".join(_panel(edition, seat) for seat in range(seats))
    symbols, extent = _symbols(edition, seats, objects_reading, fee)
    return Board(WIDTH, height, svg, symbols, _places(seats), 14, extent, _areas(seats))


def _areas(seats: int) -> tuple[Area, ...]:
    """The common cards and every player's strip, each in two halves that part between two cards."""
    cards, planets = CARD_X + 3.5 * CARD_STEP, PLANET_X + 2.5 * PLANET_STEP
    halves = [Area(0, 0, cards, TOP - 4), Area(cards, 0, WIDTH - cards, TOP - 4)]
    for seat in range(seats):
        top = _row_y(seat) - ROW / 2
        halves += [Area(0, top, planets, ROW, seat), Area(planets, top, WIDTH - planets, ROW, seat)]
    return tuple(halves)


def _sky(height: float) -> str:
    """Faint stars, and the W of Cassiopeia behind everything."""
    stars = "".join(
        f'<circle cx="{(k * 389.3 + 41) % WIDTH:.0f}" cy="{(k * 211.7 + 17) % height:.0f}"'
        f' r="{0.7 + k % 3 * 0.35:.2f}" fill="var(--muted)" fill-opacity="{0.25 + k % 4 * 0.1:.2f}"/>'
        for k in range(90)
    )
    points = [(WIDTH * x, height * y) for x, y in ((0.2, 0.35), (0.36, 0.72), (0.53, 0.42), (0.7, 0.8), (0.86, 0.3))]
    path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    bright = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="var(--faint)"/>' for x, y in points)
    return f'{stars}<path d="{path}" fill="none" stroke="var(--faint)" stroke-width="1.2"/>{bright}'


def _common(edition: Edition) -> str:
    """Logistics, the reserve with its prices, and the place to go on."""
    prices = edition.data["prices"]
    chips = []
    for word, (x, y) in RESERVE.items():
        chips.append(f'<rect x="{x - 16}" y="{y - 14.5}" width="32" height="29" rx="9" fill="var(--raised)"/>')
        chips.append(icon(word, x if word == "coin" else x - 6, y, 15))
        if word != "coin":
            chips.append(words(str(prices[word]), x + 8.5, y, 12, weight=600))
    x, y = GO_ON
    button = (
        f'<rect x="{x - 50}" y="{y - 13}" width="100" height="26" rx="13" fill="none" stroke="var(--line)"'
        f' stroke-width="1.4"/><path d="M{x - 8} {y}H{x + 6}M{x + 1} {y - 5}L{x + 7} {y}L{x + 1} {y + 5}" fill="none"'
        f' stroke="var(--muted)" stroke-width="2"/>'
    )
    panel = '<rect x="12" y="12" width="120" height="200" rx="16" fill="var(--panel)" fill-opacity=".75"/>'
    slots = "".join(
        f'<rect x="{CARD_X + CARD_STEP * k - 58}" y="{CARD_Y - 75}" width="116" height="150" rx="13" fill="none"'
        f' stroke="var(--faint)" stroke-dasharray="4 5"/>'
        for k in range(8)
    )
    return panel + "".join(chips) + button + slots


def _panel(edition: Edition, seat: int) -> str:
    """A player's strip: colour, letter and system, and the circle in which prices are read."""
    y = _row_y(seat)
    name = edition.data["systems"][seat]["name"]
    left, right = PLANET_X - 57, PLANET_X + 6 * PLANET_STEP + 57
    low = y + ROW / 2 - 6
    return (
        f'<rect x="12" y="{y - ROW / 2 + 5}" width="{WIDTH - 24}" height="{ROW - 10}" rx="16" fill="var(--panel)"'
        f' fill-opacity=".55"/>'
        f'<rect x="12" y="{y - ROW / 2 + 5}" width="6" height="{ROW - 10}" rx="3" fill="var(--seat-{seat})"/>'
        f'<circle cx="40" cy="{y - 47}" r="13" fill="var(--seat-{seat})"/>'
        f"{words(SEAT_MARKS[seat], 40, y - 47, 14, 'space', weight=700)}"
        f"{words(name, 60, y - 47, 16, anchor='start', weight=600)}"
        f'<path d="M{right + 6} {y - 50}q9 1 9 12V{low - 8}q0 8 -8 8H{left - 8}q-8 0 -8 -8V{y - 38}q0 -12 8 -12"'
        f' fill="none" stroke="var(--muted)" stroke-opacity=".6" stroke-width="1.3" stroke-dasharray="2 4"/>'
        f'<path d="M{left - 9} {y - 54.5}l7 4.5l-7 4.5z" fill="var(--muted)"/>'
    )


def _places(seats: int) -> tuple[Place, ...]:
    made = [Place("go-on", *GO_ON, 100, 26, Text("move-go-on"))]
    for word, (x, y) in RESERVE.items():
        made.append(Place(f"reserve-{word}", x, y, 32, 29, Text("board-reserve", {"what": Text(f"kind-{word}")})))
    for seat in range(seats):
        made.append(Place(f"seat-{seat}", 90, _row_y(seat) - 47, 150, 30, Text("board-player", {"name": Who(seat)})))
    return tuple(made)


def _symbols(
    edition: Edition, seats: int, objects_reading: bool, fee: bool
) -> tuple[dict[str, str], dict[str, tuple[float, float]]]:
    made: dict[str, str] = {}
    extent: dict[str, tuple[float, float]] = {}
    _planet_symbols(edition, seats, objects_reading, made, extent)
    for face in edition.data["specialists"]:
        shown = face if fee else {**face, "fee": 0}
        made[f"face-{face['id']}"] = specialist(shown, edition.data)
        extent[f"face-{face['id']}"] = SPECIALIST_SIZE
    for k, effect in enumerate(components(edition, "objects" if objects_reading else "planets").sides):
        kind = edition.data["objects"][k // 2]["kind"]
        made[f"object-{effect}"] = space_object(kind, effect, signs(edition.data, effect))
        extent[f"object-{effect}"] = OBJECT_SIZE
    _small_symbols(made, extent)
    return made, extent


def _planet_symbols(
    edition: Edition, seats: int, objects_reading: bool, made: dict[str, str], extent: dict[str, tuple[float, float]]
) -> None:
    key = "effect_if_objects" if objects_reading else "effect"
    for seat in range(seats):
        system = edition.data["systems"][seat]
        for k, card in enumerate(edition.data["planets"]):
            for side in ("uninhabited", "inhabited"):
                inhabited = side == "inhabited"
                symbol = "earth" if (system["symbols"][k] == "E") != inhabited else "mars"
                name = f"planet-{seat}-{k + 1}-{side}"
                shown = signs(edition.data, card[key])
                made[name] = planet(system["planets"][k], k + 1, card[side], symbol, inhabited, card[key], shown)
                extent[name] = PLANET_SIZE


def _small_symbols(made: dict[str, str], extent: dict[str, tuple[float, float]]) -> None:
    for word in RESOURCE_WORDS:
        made[f"good-{word}"] = icon(word, -16, 0, 19)
        extent[f"good-{word}"] = (48, 26)
    for where in ("earth", "mars"):
        made[f"logistics-{where}"] = (
            f'<rect x="-50" y="-42" width="100" height="84" rx="13" fill="var(--raised)" stroke="var(--line)"'
            f' stroke-width="1.4"/>{icon(where, 0, -9, 42)}{said(where, 92, 0, 28, 14, weight=600)}'
        )
    made["balance"] = icon("earth", -27, 0, 15) + icon("mars", 28, 0, 15)
    made["balance-optimized"] = (
        '<rect x="-42" y="-13" width="84" height="26" rx="13" fill="var(--glow)" fill-opacity=".16"'
        f' stroke="var(--glow)" stroke-width="1.4"/>{made["balance"]}'
    )
    made["fund"] = icon("fund", 0, 0, 30)
    made["token"] = (
        '<path d="M0 -17C7 -12 9 -4 8 5L12 13H-12L-8 5C-9 -4 -7 -12 0 -17Z" fill="currentColor" stroke="var(--space)"'
        ' stroke-width="2" stroke-linejoin="round"/>'
    )
    made["coins"] = '<circle r="12.5" fill="var(--raised)" stroke="var(--accent)" stroke-width="2.6"/>'
    made["stored"] = (
        '<rect x="-17" y="-10" width="34" height="20" rx="10" fill="var(--raised)" stroke="var(--accent)"'
        ' stroke-width="2"/>'
    )
    made["mover"] = (
        f'<rect x="-628" y="{-ROW / 2 + 5}" width="1256" height="{ROW - 10}" rx="16" fill="none"'
        f' stroke="currentColor" stroke-width="2" stroke-opacity=".9"/>'
    )
    made["turn"] = '<circle r="10" fill="none" stroke="currentColor" stroke-width="1.8"/>'
    made["payable"] = '<path d="M-15 0H15" stroke="var(--glow)" stroke-width="3.4" stroke-linecap="round"/>'
    for name, (width, height) in {
        "over-planet": PLANET_SIZE,
        "over-effect": (104.0, 24.0),
        "over-object": OBJECT_SIZE,
        "over-good": (48.0, 28.0),
        "over-card": SPECIALIST_SIZE,
    }.items():
        frame = ' stroke="currentColor" stroke-width="3"' if name == "over-card" else ""
        made[name] = (
            f'<rect x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="12" fill="var(--space)"'
            f' fill-opacity="0"{frame}/>'
        )
        extent[name] = (width, height)


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """Where everything stands."""
    seen: Any = view
    made = [
        Piece(
            "logistics",
            f"logistics-{seen['logistics']}",
            72,
            60,
            Text("piece-logistics", {"where": Text(seen["logistics"])}),
        )
    ]
    made += _cards(terms, seen)
    for seat in range(seen["seats"]):
        made += _player(terms, seen, seat)
    made += _objects(terms, seen)
    made += _tokens(seen)
    if seen["mover"] >= 0:
        made += _overlays(terms, seen, seen["mover"])
    return made


def _cards(terms: Terms, seen: Any) -> list[Piece]:
    made = []
    for k, card in enumerate(seen["cards"]):
        x = CARD_X + CARD_STEP * k
        made.append(_face(terms, card["card"], card["specialist"], x, CARD_Y))
        if card["coins"]:
            label = Text("piece-coins", {"n": card["coins"], "specialist": Text(f"specialist-{card['specialist']}")})
            made.append(Piece(f"coins-{card['card']}", "coins", x + 45, CARD_Y - 63, label, caption=str(card["coins"])))
    return made + (_waiting(terms, seen) if seen["round"] == 0 else [])


def _waiting(terms: Terms, seen: Any) -> list[Piece]:
    """1.2, 1.3: the cards that are not laid yet, all nine while they are being picked."""
    laid = [card["card"] for card in seen["cards"]]
    picking = seen["phase"] == "including"
    left = [name for name in CARD_NAMES if name not in laid and (picking or name in seen["included"])]
    made = []
    for k, name in enumerate(left):
        face = SPECIALIST_IDS[CARD_NAMES.index(name) * 2 + (1 if name in seen["flipped"] else 0)]
        x = CARD_X - 3 + 106 * k if picking else CARD_X + CARD_STEP * (len(laid) + k)
        dim, scale = name not in seen["included"], 0.88 if picking else 0.94
        made.append(_face(terms, name, face, x, CARD_Y, dim=dim, scale=scale))
    return made


def _face(terms: Terms, card: str, name: str, x: float, y: float, *, dim: bool = False, scale: float = 1.0) -> Piece:
    label = Text(
        "piece-specialist",
        {"specialist": Text(f"specialist-{name}"), "card": card, "does": specialist_does(terms, name)},
    )
    return Piece(f"card-{card}", f"face-{name}", x, y, label, dim=dim, scale=scale)


def _planet_at(seat: int, slot: int) -> tuple[float, float]:
    return PLANET_X + PLANET_STEP * slot, _row_y(seat)


def _player(terms: Terms, seen: Any, seat: int) -> list[Piece]:
    player = seen["players"][seat]
    y = _row_y(seat)
    made = []
    if seen["mover"] == seat:
        made.append(Piece("mover", "mover", WIDTH / 2, y, Text("piece-mover", {"name": Who(seat)}), owner=seat))
    for slot, card in enumerate(player["planets"]):
        made += _planet_pieces(terms, seen, seat, slot, card)
    for k, word in enumerate(RESOURCE_WORDS):
        n = player["goods"][word]
        label = Text("piece-goods", {"name": Who(seat), "what": Text(f"amount-{word}", {"n": n})})
        made.append(
            Piece(f"goods-{seat}-{word}", f"good-{word}", GOODS_X[k], y + GOODS_Y[k], label, caption=str(n), dim=n == 0)
        )
    made.append(
        Piece(
            f"balance-{seat}",
            "balance-optimized" if player["optimized"] else "balance",
            148,
            y - 16,
            Text(
                "piece-balance",
                {
                    "name": Who(seat),
                    "earth": player["earth"],
                    "mars": player["mars"],
                    "optimized": "yes" if player["optimized"] else "no",
                },
            ),
            caption=f"{player['earth']}:{player['mars']}",
        )
    )
    made.append(
        Piece(
            f"fund-{seat}",
            "fund",
            60,
            y - 16,
            Text("piece-fund", {"name": Who(seat), "n": player["fund"]}),
            caption=str(player["fund"]),
        )
    )
    if seat in seen["order"]:
        place = seen["order"].index(seat) + 1
        made.append(
            Piece(
                f"turn-{seat}",
                "turn",
                190,
                y - 47,
                Text("piece-initiative", {"name": Who(seat), "n": place}),
                caption=str(place),
                scale=0.9,
            )
        )
    return made


def _planet_pieces(terms: Terms, seen: Any, seat: int, slot: int, card: Any) -> list[Piece]:
    x, y = _planet_at(seat, slot)
    side = "inhabited" if card["inhabited"] else "uninhabited"
    price = tuple(Text(f"amount-{word}", {"n": n}) for word, n in card["price"].items() if n)
    label = Text(
        "piece-planet",
        {
            "planet": card["name"],
            "side": side,
            "effect": Text(f"effect-{card['effect']}"),
            "price": price,
            "does": effect_does(terms, card["effect"]),
            "symbol": Text(card["symbol"]),
        },
    )
    made = [Piece(f"planet-{seat}-{card['number']}", f"planet-{seat}-{card['number']}-{side}", x, y, label)]
    stored = seen["players"][seat]["stored"]
    if card["effect"] == "banking" and stored:
        made.append(
            Piece(
                f"stored-{seat}",
                "stored",
                x + 35,
                y + 48.5,
                Text("piece-stored", {"name": Who(seat), "n": stored}),
                caption=str(stored),
                scale=0.95,
            )
        )
    if card["payable"]:
        made.append(
            Piece(
                f"payable-{seat}-{card['number']}",
                "payable",
                x,
                y + 64,
                Text("piece-payable", {"planet": card["name"]}),
            )
        )
    return made


def _objects(terms: Terms, seen: Any) -> list[Piece]:
    """Unowned beside the specialists, owned at the end of the owner's row, the base first."""
    made = []
    for card in seen["objects"]:
        place = ("base", "transport", "station", "satellite").index(card["object"].split("-")[0])
        does = effect_does(terms, card["side"])
        label = Text("piece-object", {"effect": Text(f"effect-{card['side']}"), "does": does})
        y = 40 + 37 * place if card["owner"] < 0 else _row_y(card["owner"]) - 51 + 34 * place
        made.append(Piece(f"object-{card['object']}", f"object-{card['side']}", OBJECT_X, y, label))
    return made


def _tokens(seen: Any) -> list[Piece]:
    """On the card while its turn is to come, below it afterwards."""
    made = []
    for k, card in enumerate(seen["cards"]):
        seat = card["token"]
        if seat >= 0:
            x = CARD_X + CARD_STEP * k
            y = CARD_Y + 108 if card["used"] else CARD_Y + 77
            made.append(
                Piece(
                    f"token-{seat}",
                    "token",
                    x,
                    y,
                    Text("piece-token", {"name": Who(seat)}),
                    owner=seat,
                    caption=SEAT_MARKS[seat],
                )
            )
    return made


def _overlays(terms: Terms, seen: Any, seat: int) -> list[Piece]:
    """Unseen frames over what belongs to the one who decides, so that their moves can be clicked there."""
    made = []
    y = _row_y(seat)
    for slot, card in enumerate(seen["players"][seat]["planets"]):
        x, _ = _planet_at(seat, slot)
        made.append(Piece(f"mine-{card['number']}", "over-planet", x, y, Text("piece-mine", {"planet": card["name"]})))
        if card["inhabited"]:
            made.append(Piece(f"use-{card['effect']}", "over-effect", x, y + 48, Text(f"effect-{card['effect']}")))
    for k, word in enumerate(RESOURCE_WORDS):
        made.append(Piece(f"my-{word}", "over-good", GOODS_X[k] - 8, y + GOODS_Y[k], Text(f"kind-{word}")))
    for piece, card in zip(_objects(terms, seen), seen["objects"], strict=True):
        if card["owner"] == seat:
            made.append(Piece(f"use-{card['side']}", "over-object", piece.x, piece.y, Text(f"effect-{card['side']}")))
    for k, card in enumerate(seen["cards"]):
        if seen["active"] >= 0 and card["token"] == seen["active"]:
            made.append(
                Piece(
                    "chosen",
                    "over-card",
                    CARD_X + CARD_STEP * k,
                    CARD_Y,
                    Text("piece-chosen", {"specialist": Text(f"specialist-{card['specialist']}")}),
                    owner=seen["active"],
                )
            )
    return made


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The things that stand for a move when this seat clicks them."""
    kind, fields = move.kind, move.fields
    if kind in ("include", "flip", "lay"):
        return (f"card-{fields['card']}",)
    if kind == "choose":
        return (f"card-{_card_of(terms, str(fields['specialist']))}",)
    if kind == "terraform":
        return (f"mine-{fields['planet']}",)
    if kind == "swap":
        return (f"mine-{fields['first']}", f"mine-{fields['second']}")
    if kind in ("take", "cruiser"):
        return (f"goods-{fields['seat']}-{fields['resource']}",)
    if kind == "claim":
        return (f"object-{OBJECT_IDS[(move.index - CLAIM) // 2]}",)
    if kind == "use":
        return (f"use-{fields['effect']}",)
    return _touches_resource(move)


def _card_of(terms: Terms, name: str) -> str:
    return next(str(face["card"]) for face in terms.edition.data["specialists"] if face["id"] == name)


def _touches_resource(move: Move) -> tuple[str, ...]:
    resource = move.fields.get("resource")
    fixed = {
        "spy": (f"goods-{move.fields.get('seat')}-coin",),
        "grow": ("use-biological", "reserve-cell"),
        "relay": ("use-relay",),
        "resolve": ("chosen",),
        "resolve-main": ("chosen",),
        "store": ("my-coin",),
        "store-all": ("my-coin", "use-banking"),
        "buy": (f"reserve-{resource}",),
        "discard": (f"my-{resource}",),
        "exchange": (f"my-{move.fields.get('given')}", f"reserve-{move.fields.get('gained')}"),
        "freight": ("use-freighter", f"reserve-{resource}"),
        "pay-greenhouse": (f"my-{resource}", "reserve-cell"),
        "pay-solar": ("my-bot", "reserve-lens"),
        "pay-capsule": ("my-capsule", f"reserve-{resource}"),
        "first": (f"seat-{move.fields.get('seat')}",),
        "add": (f"object-{move.fields.get('object')}",),
    }
    return fixed.get(move.kind, ("go-on",))


__all__ = ["board", "pieces", "sketch", "touches"]
