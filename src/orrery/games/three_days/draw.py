"""Three Days' table: the moon with its craters, the mats, the Upgrade tiles and Production Centers on offer, and the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from orrery.blocks import (
    BESIDE,
    COMMON,
    OFFER,
    OTHER,
    OWN,
    TRACK,
    Area,
    Block,
    Card,
    Cards,
    Chip,
    Choosing,
    Counter,
    Goal,
    Label,
    Map,
    Need,
    Price,
    Prices,
    Scene,
    Slots,
    Spare,
    Stage,
    Supply,
    Track,
    Use,
)
from orrery.games.three_days import components as parts
from orrery.games.three_days.components import Components, components
from orrery.games.three_days.layout import (
    MIDDLE,
    bonus_at,
    crater_at,
    ground,
    laboratory_at,
    name_at,
    space_at,
    start_at,
    structure_at,
)
from orrery.games.three_days.symbols import extents, symbols
from orrery.kernel import Arg, Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Board, Piece

PRODUCTS: Final = {"greenhouse": "food", "refinery": "fuel", "factory": "machinery", "citadel": "influence"}


def board(terms: Terms) -> Board:
    """What never changes: the symbols and the moon."""
    copies = int(components(terms.edition).structure_copies[terms.seats])
    moon = ground(terms.edition, terms.seats, copies)
    return Board(0, 0, "", symbols(), extent=extents(), caption_size=11.5, grounds={"moon": moon})


def scene(terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """The rounds, the moon, one's own mat, what is on offer, the others folded."""
    seen: Any = view
    made = components(terms.edition)
    areas = [_rounds(terms, seen), _moon(terms, made, seen)]
    if seat is not None:
        areas.append(_mat(terms, made, seen, seat, seat))
    areas += [_upgrades(terms, seen), _centers(terms, seen, seat), _order(terms, seen)]
    areas += [_mat(terms, made, seen, other, seat) for other in range(terms.seats) if other != seat]
    return Scene(tuple(areas), BESIDE, _head(seen), choosing=_choosing(seen, seat))


def _head(seen: Any) -> tuple[Chip, ...]:
    lit = Chip(Text("scene-lit", {"side": Text(f"side-{seen['lit']}")}), f"half-{seen['lit']}")
    return (lit, Chip(Text("scene-round", {"n": seen["round"], "day": (seen["round"] + 1) // 2})))


def _choosing(seen: Any, seat: int | None) -> Choosing | None:
    """13.6: an Upgrade tile is chosen on a screen of its own."""
    if seat is None or seen["turn"] != seat or seen["phase"] != "researching":
        return None
    return Choosing("upgrades", Text("scene-researching"), Text("scene-researching-text"), 1, (f"mat-{seat}",))


def _rounds(terms: Terms, seen: Any) -> Area:
    """4.1: six rounds, two to a day; one side is lit in each."""
    stages = []
    for number in range(1, parts.ROUNDS + 1):
        same = (number - seen["round"]) % 2 == 0
        side = seen["lit"] if same else "east" if seen["lit"] == "west" else "west"
        state = "done" if number < seen["round"] else "now" if number == seen["round"] else "next"
        stages.append(Stage(f"round-{number}", symbol=f"half-{side}", state=state))
    stages.append(Stage("round-end", symbol="star", state="end"))
    scored = seen["round"] + seen["round"] % 2
    text = Text("scene-day-end", {"n": scored})
    return Area("rounds", TRACK, Text("scene-rounds"), (Track("round-track", tuple(stages), text=text),), symbol="sun")


# ---- the moon


def _moon(terms: Terms, made: Components, seen: Any) -> Area:
    pieces: list[Piece] = [_daylight(seen)]
    labels: list[Label] = []
    for name, crater in seen["craters"].items():
        if name == "valhalla":
            continue
        row = _row(terms, name)
        pieces += _center(row, name, crater)
        pieces += _bonuses(row, name)
        pieces += _spaces(row, name, crater)
        pieces += _laboratories(row, name, crater)
        labels += _names(terms, seen, row, name, crater)
    pieces += _structures(terms, made, seen)
    labels.append(
        Label(crater_at("valhalla")[0], crater_at("valhalla")[1] - 62, Text("crater-valhalla"), 12, weight=600)
    )
    return Area("area-moon", COMMON, Text("scene-moon"), (Map("moon", tuple(pieces), tuple(labels)),), symbol="map")


def _row(terms: Terms, crater: str) -> Any:
    return next(row for row in terms.edition.data["craters"] if row["id"] == crater)


def is_lit(terms: Terms, seen: Any, crater: str) -> bool:
    """4.1: the zone is always lit, a side in its rounds."""
    return _row(terms, crater)["side"] in ("zone", seen["lit"])


def _daylight(seen: Any) -> Piece:
    label = Text("label-day", {"side": Text(f"side-{seen['lit']}")})
    return Piece("daylight", f"day-{seen['lit']}", *MIDDLE, label, still=True)


def _center(row: Any, name: str, crater: Any) -> Iterator[Piece]:
    """12.5: the Production Center, or in its own shape what may be built."""
    if crater["center"]:
        label = Text("label-center", {"center": Text(f"center-{crater['center']}"), "crater": Text(f"crater-{name}")})
        yield Piece(f"center-{name}", f"center-{crater['center']}", *crater_at(name), label, still=True)
    elif row["center"] in ("white", "blue", "purple"):
        allowed = Text(f"allows-{row['center']}")
        yield Piece(f"may-{name}", f"may-{row['center']}", *crater_at(name), allowed, still=True)


def _bonuses(row: Any, name: str) -> Iterator[Piece]:
    for which, bonus in enumerate(row["bonuses"]):
        token = bonus in parts.TOKEN_NAMES
        label = Text(f"{'token' if token else 'part'}-{bonus}")
        symbol = f"token-{bonus}" if token else bonus
        yield Piece(f"bonus-{name}-{which}", symbol, *bonus_at(name, which), label, scale=0.82, still=True)


def _spaces(row: Any, name: str, crater: Any) -> Iterator[Piece]:
    """7, 9: colonists with what they harvest, Ganymedeans, and free spaces."""
    spaces = crater["spaces"]
    for n, who in enumerate(spaces):
        spot = space_at(name, n, len(spaces))
        where: dict[str, Arg] = {"crater": Text(f"crater-{name}"), "n": n + 1}
        if who is None or who == "escorted":
            yield Piece(
                f"free-{name}-{n + 1}",
                "space",
                *spot,
                Text("place-space", where),
                caption=str(row["yields"][n]),
                still=True,
            )
        elif who == "ganymedean":
            yield Piece(f"ganymedean-{name}-{n + 1}", "ganymedean", *spot, Text("label-ganymedean", where))
        else:
            label = Text("label-colonist", where)
            yield Piece(f"colonist-{who}-{name}", f"colonist-{who}", *spot, label, who, caption=str(row["yields"][n]))


def _laboratories(row: Any, name: str, crater: Any) -> Iterator[Piece]:
    """13: taken and free laboratory spaces, beside the crater's name."""
    colours = row["laboratories"]
    for n, colour in enumerate(colours):
        owner = crater["laboratories"][n] if n < len(crater["laboratories"]) else -1
        spot = laboratory_at(name, row["name"], n, len(colours))
        if owner >= 0:
            label = Text("label-laboratory", {"crater": Text(f"crater-{name}")})
            yield Piece(f"laboratory-{name}-{n}", "flask", *spot, label, owner, still=True)
        else:
            label = Text("place-laboratory", {"crater": Text(f"crater-{name}"), "colour": Text(f"laboratory-{colour}")})
            yield Piece(f"lab-{name}-{n}", f"lab-{colour}", *spot, label, still=True)


def _names(terms: Terms, seen: Any, row: Any, name: str, crater: Any) -> Iterator[Label]:
    ink = "ink" if is_lit(terms, seen, name) else "muted"
    spot = name_at(name, len(row["laboratories"]))
    yield Label(*spot, Text(f"crater-{name}"), 12, ink, weight=600, of=f"crater-{name}")
    if not crater["center"] and row["points"]:
        yield Label(*crater_at(name), Text("sign-star", {"n": row["points"]}), 11.5, weight=600, of=f"crater-{name}")


def _structures(terms: Terms, made: Components, seen: Any) -> Iterator[Piece]:
    """6.2: Valhalla's building spaces with their tokens, and the first structures."""
    copies = int(made.structure_copies[terms.seats])
    for at, owner in enumerate(seen["structures"]):
        token, copy = at // 2, at % 2
        if copy >= copies:
            continue
        name = parts.TOKEN_NAMES[token]
        spot = structure_at(token, copy, copies)
        label = Text("place-structure", {"token": Text(f"token-{name}")})
        if owner >= 0:
            yield Piece(f"structure-{name}-{copy}", "house", *spot, label, owner, caption=SEAT_MARKS[owner], still=True)
        else:
            yield Piece(f"reward-{name}-{copy}", f"token-{name}", *spot, label, still=True)
    for place, seat in enumerate(sorted(seen["order"])):
        spot = start_at(place, terms.seats)
        label = Text("label-first-structure")
        yield Piece(f"first-{seat}", "house", *spot, label, seat, scale=0.7, still=True)


# ---- a mat


def _mat(terms: Terms, made: Components, seen: Any, owner: int, seat: int | None) -> Area:
    """2: resources with income and forecast, what is left, Demand tiles with their purifiers, salvage, tokens, Upgrades."""
    player = seen["players"][owner]
    own = owner == seat
    blocks: list[Block] = [_level(terms, player, owner, name) for name in parts.RESOURCE_NAMES]
    blocks += [
        _supply(terms, player, owner, "colonists", "recruited", "food", f"colonist-{owner}"),
        _supply(terms, player, owner, "laboratories", "researched", "machinery", "flask"),
        _supply(terms, player, owner, "structures", "structures", "machinery", "house"),
        _powers(player, owner),
        *_demands(terms, made, player, owner),
        *_columns(terms, player, owner),
        _tokens(player, owner),
        *_storage(player, owner),
        *_researched(player, owner),
    ]
    return Area(
        f"mat-{owner}",
        OWN if own else OTHER,
        Text("scene-own-mat") if own else Text("player", {"name": Who(owner)}),
        tuple(blocks),
        owner,
        Text("sign-star", {"n": player["points"]}),
        _summary(player, owner),
        "mat",
        f"seat-{owner}",
    )


def _summary(player: Any, owner: int) -> tuple[Chip, ...]:
    levels = [
        Chip(Text("scene-amount", {"n": player["levels"][name]}), name, f"level-{owner}-{name}")
        for name in parts.RESOURCE_NAMES
    ]
    return (*levels, Chip(Text("scene-amount", {"n": player["influence"]}), "influence", f"influence-{owner}"))


def _level(terms: Terms, player: Any, owner: int, name: str) -> Counter:
    """15.1, 19.1: a level, the next income, and where the day's end begins to score."""
    scoring: Any = terms.edition.data["tracks"]["day_end"]
    level, income = player["levels"][name], player["income"][name]
    first = next(at for at, points in enumerate(scoring) if points)
    paired = min(player["tokens"][f"{name}-a"], player["tokens"][f"{name}-b"])
    key = "scene-level-scores" if paired else "scene-level"
    text = Text(key, {"income": income, "points": scoring[level] * paired})
    marks = (first,) if paired else ()
    most = player["highest"]
    return Counter(
        f"level-{owner}-{name}", name, Text(f"resource-{name}"), level, most, min(income, most - level), marks, text
    )


def _supply(terms: Terms, player: Any, owner: int, what: str, used: str, unit: str, symbol: str) -> Supply:
    """7.1, 6.2, 13: what waits on the mat, with its prices."""
    costs: Any = terms.edition.data["costs"][what]
    gone = player[used]
    pieces = tuple(Spare(symbol, str(cost), gone=n < gone) for n, cost in enumerate(costs))
    left = Text("scene-left", {"n": len(costs) - gone})
    return Supply(f"{what}-{owner}", Text(f"scene-{what}"), pieces, unit, left, owner)


def _powers(player: Any, owner: int) -> Slots:
    """3.4, 11.1: incomes that can be advanced, Influence and Diplomacy."""
    diplomacy = player["diplomacy"]
    ready = "scene-diplomacy" if diplomacy["ready"] else "scene-diplomacy-used"
    envoys = Text(ready, {"n": diplomacy["envoys"], "reach": diplomacy["reach"]})
    incomes = [
        Chip(Text("scene-income", {"n": player["income"][name]}), name, f"income-{owner}-{name}")
        for name in parts.RESOURCE_NAMES
    ]
    return Slots(
        f"powers-{owner}",
        (
            *incomes,
            Chip(Text("scene-influence", {"n": player["influence"]}), "influence", f"influence-{owner}"),
            Chip(envoys, "diplomacy", f"diplomacy-{owner}", tone="" if diplomacy["ready"] else "muted"),
        ),
    )


def _demands(terms: Terms, made: Components, player: Any, owner: int) -> Iterator[Goal]:
    """18: each Demand tile with what is missing, and beside it the purifier's rows."""
    for colour, name in enumerate(parts.COLOUR_NAMES):
        tile = player["demand"][colour]
        rows = tuple(_purifier(terms, player, owner, name, row) for row in reversed(parts.ROW_NAMES))
        if tile is None:
            yield Goal(f"demand-{owner}-{name}", (), Text(f"colour-{name}"), Text("scene-no-tile"), rows=rows)
            continue
        if tile["face"] is None:
            yield Goal(f"demand-{owner}-{name}", (), Text(f"colour-{name}"), Text("scene-face"), rows=rows)
            continue
        yield _demand(made, tile, owner, name, colour, rows)


def demand_side(made: Components, colour: int, tile: int, face: str) -> tuple[list[str], list[str], int, int]:
    """What a side of a Demand tile requires and welcomes, its points, and those of each welcome element."""
    side = (colour * parts.TILES_OF_A_COLOUR + tile - 1) * 2 + parts.FACE_NAMES.index(face)
    required, welcome = (
        [element for i, element in enumerate(parts.ELEMENT_NAMES) if mask >> i & 1]
        for mask in (made.required[side], made.additional[side])
    )
    return required, welcome, int(made.demand_points[side]), int(made.demand_each[side])


def _demand(
    made: Components, tile: Any, owner: int, name: str, colour: int, rows: tuple[tuple[Need, ...], ...]
) -> Goal:
    required, welcome, points, more = demand_side(made, colour, tile["tile"], tile["face"])
    loaded = tile["loaded"]
    needs = [Need(element, element in loaded, id=f"wanted-{owner}-{name}-{element}") for element in required]
    needs += [Need(element, element in loaded, True, f"wanted-{owner}-{name}-{element}") for element in welcome]
    missing = tuple(Text(f"element-{element}") for element in required if element not in loaded)
    text = Text("scene-needs", {"what": missing}) if missing else Text("scene-complete")
    worth = Text("scene-worth", {"points": points, "each": more})
    return Goal(
        f"demand-{owner}-{name}", tuple(needs), Text(f"colour-{name}"), text, worth, rows, "" if missing else "good"
    )


def _purifier(terms: Terms, player: Any, owner: int, colour: str, row: str) -> tuple[Need, ...]:
    kinds: Any = terms.edition.data["purifiers"][f"{colour}_{row}"]
    return tuple(
        Need(kind, f"{colour}-{row}-{n}" in player["parts"], id=f"part-{owner}-{colour}-{row}-{n}")
        for n, kind in enumerate(kinds, 1)
    )


def _columns(terms: Terms, player: Any, owner: int) -> Iterator[Goal]:
    """17.2, 17.3: mining equipment and the three columns that can be redeemed."""
    columns: Any = terms.edition.data["columns"]
    mining = (("cart", "mining-cart"), ("drill", "mining-drill"))
    needs = tuple(Need(kind, space in player["parts"], id=f"part-{owner}-{space}") for kind, space in mining)
    yield Goal(f"column-{owner}-mining", needs, Text("scene-mining"), worth=Text("scene-mining-worth"))
    for name in parts.RESOURCE_NAMES:
        needs = tuple(
            Need(kind, f"{name}-{n}" in player["parts"], id=f"part-{owner}-{name}-{n}")
            for n, kind in enumerate(columns[name], 1)
        )
        worth = Text("scene-column-worth", {"what": Text(f"scene-sign-{name}"), "points": columns["points"]})
        yield Goal(
            f"column-{owner}-{name}", needs, Text("scene-column", {"resource": Text(f"resource-{name}")}), worth=worth
        )


def day_end_slots(player: dict[str, Any]) -> list[list[str]]:
    """The tokens on each Day End space: pairs of a colour share one."""
    slots: list[list[str]] = []
    for resource in parts.RESOURCE_NAMES:
        first, second = player["tokens"][f"{resource}-a"], player["tokens"][f"{resource}-b"]
        for i in range(max(first, second)):
            slots.append([f"{resource}-{letter}" for letter, count in (("a", first), ("b", second)) if i < count])
    return slots + [[] for _ in range(player["day_end_spaces"] - len(slots))]


def _tokens(player: Any, owner: int) -> Slots:
    """19.1: Valhalla tokens, halves that make a coin."""
    chips: list[Chip] = []
    for n, slot in enumerate(day_end_slots(player)):
        chips += [Chip(Text(f"token-{token}"), f"token-{token}", f"token-{owner}-{n}-{token}") for token in slot]
        chips += [] if slot else [Chip(tone="empty")]
    return Slots(f"day-end-{owner}", tuple(chips), Text("scene-day-end-spaces"))


def _storage(player: Any, owner: int) -> Iterator[Slots]:
    if "storage" in player["upgrades"]:
        chips = tuple(
            Chip(
                Text(f"element-{name}"),
                name,
                f"stored-{owner}-{name}",
                tone="" if name in player["stored"] else "empty",
            )
            for name in parts.ELEMENT_NAMES
        )
        yield Slots(f"storage-{owner}", chips, Text("upgrade-storage"))


def _researched(player: Any, owner: int) -> Iterator[Slots]:
    tiles = [name for name, count in player["upgrades"].items() for _ in range(count)]
    if tiles:
        chips = tuple(
            Chip(Text(f"upgrade-{name}"), "laboratory", f"upgrade-{owner}-{n}-{name}") for n, name in enumerate(tiles)
        )
        yield Slots(f"upgrades-{owner}", chips, Text("scene-upgrades"))


# ---- what is on offer


def _upgrades(terms: Terms, seen: Any) -> Area:
    """13.6: the Upgrade tiles of this round."""
    cards = tuple(
        Card(f"offer-{name}-{copy}", Text(f"upgrade-{name}"), uses=(Use("", Text(f"brief-{name}")),))
        for name, count in seen["offer"].items()
        for copy in range(count)
    )
    return Area(
        "upgrades",
        OFFER,
        Text("scene-upgrades"),
        (Cards("upgrade-tiles", cards, form="list"),),
        note=Text("scene-upgrades-note"),
        summary=(Chip(Text("scene-amount", {"n": len(cards)}), "laboratory"),),
        symbol="laboratory",
    )


def center_cost(terms: Terms, seen: Any, side: str, kind: str, seat: int | None) -> int | None:
    """12.5: what the next disc of a kind costs a seat; None where none is left."""
    costs: Any = terms.edition.data["menus"][side].get(kind, [])
    left = seen["discs"][side][kind]
    if not left:
        return None
    owned = 0 if seat is None else seen["players"][seat]["upgrades"].get("prefabrication", 0)
    less = next(row["amount"] for row in terms.edition.data["effects"] if row["id"] == "prefabrication")
    return max(0, int(costs[len(costs) - left]) - int(owned) * int(less))


def _centers(terms: Terms, seen: Any, seat: int | None) -> Area:
    """12: what can be built on each side, and for how much."""
    wanted = _wanted(terms, seen, seat)
    blocks = []
    for side in ("west", "east"):
        rows = []
        for kind in terms.edition.data["menus"][side]:
            if kind not in parts.KIND_NAMES:
                continue
            cost = center_cost(terms, seen, side, kind, seat)
            price = Text("sign-machinery", {"n": cost}) if cost is not None else Text("scene-none-left")
            note = Text("scene-wanted") if kind in wanted else Text("scene-discs", {"n": seen["discs"][side][kind]})
            tone = "muted" if cost is None else "accent" if kind in wanted else ""
            rows.append(Price(f"menu-{side}-{kind}", f"center-{kind}", Text(f"center-{kind}"), price, note, tone))
        lit = "scene-menu-lit" if side == seen["lit"] else "scene-menu-dark"
        blocks.append(Prices(f"menu-{side}", tuple(rows), Text(lit, {"side": Text(f"side-{side}")})))
    return Area("centers", OFFER, Text("scene-centers"), tuple(blocks), symbol="center")


def _wanted(terms: Terms, seen: Any, seat: int | None) -> set[str]:
    """The elements that a seat's Demand tiles still ask for."""
    if seat is None:
        return set()
    made = components(terms.edition)
    wanted: set[str] = set()
    for colour, tile in enumerate(seen["players"][seat]["demand"]):
        if tile and tile["face"]:
            required, welcome, _, _ = demand_side(made, colour, tile["tile"], tile["face"])
            wanted |= {element for element in (*required, *welcome) if element not in tile["loaded"]}
    return wanted


def _order(terms: Terms, seen: Any) -> Area:
    """14: the turn order, and the Pass track that makes the next one."""
    order = tuple(
        Stage(state="now" if seat == seen["seat"] else "next", owners=(seat,), text=Text("player", {"name": Who(seat)}))
        for seat in seen["order"]
    )
    spaces: Any = terms.edition.data["pass_track"][f"players_{terms.seats}"]
    stages = tuple(_pass_space(seen, n, kind) for n, kind in enumerate(spaces))
    blocks = (
        Track("turn-order", order, Text("board-order")),
        Track("pass-track", stages, Text("board-pass"), Text("scene-pass-note")),
    )
    return Area("passing", OFFER, Text("scene-passing"), blocks, symbol="pass")


def _pass_space(seen: Any, n: int, kind: str) -> Stage:
    holder = seen["passed"].index(n) if n in seen["passed"] and seen["stage"] == "actions" else -1
    bonus = seen["pass_tiles"][n] if n < len(seen["pass_tiles"]) else None
    gains = [Text(f"bonus-{bonus}")] if bonus else []
    gains += [Text("sign-star", {"n": 1})] if "point" in kind else []
    text = Text("scene-list", {"what": tuple(gains)}) if gains else Text("scene-plain")
    return Stage(
        f"pass-{n + 1}",
        text,
        state="done" if holder >= 0 else "next",
        owners=(holder,) if holder >= 0 else (),
        note=Text("scene-amount", {"n": n + 1}),
    )


# ---- clicking

_CRATERS: Final = ("recruit", "to", "foreman", "night", "transport", "laboratory", "center", "ganymedean")


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The things that stand for a seat's move when they are clicked: a player has one colonist in a crater at most."""
    field = move.fields
    if move.kind in _CRATERS:
        return _crater_touches(seat, move)
    if move.kind == "structure":
        copies = int(components(terms.edition).structure_copies[terms.seats])
        return tuple(f"build-{field['token']}-{copy}" for copy in range(copies))
    if move.kind == "upgrade":
        return tuple(f"offer-{field['upgrade']}-{copy}" for copy in range(6))
    if move.kind in ("load", "unload"):
        return _element_touches(seat, move)
    own: dict[str, tuple[str, ...]] = {
        "diplomacy": (f"diplomacy-{seat}",),
        "pass": (f"pass-{field.get('space')}",),
        "spend": (f"level-{seat}-{field.get('resource')}",),
        "place": (f"part-{seat}-{field.get('space')}",),
        "take": (f"day-end-{seat}",),
        "advance": (f"income-{seat}-{field.get('resource')}",),
        "redeem": (f"column-{seat}-{str(field.get('reward')).partition('-')[0]}",),
        "sell": (f"demand-{seat}-{field.get('colour')}",),
        "demand": (f"demand-{seat}-{field.get('colour')}",),
        "face": (f"demand-{seat}-{field.get('colour')}",),
    }
    return own.get(move.kind, ())


def _crater_touches(seat: int, move: Move) -> tuple[str, ...]:
    field = move.fields
    crater = f"crater-{field['crater']}"
    if move.kind == "transport":
        return crater, f"colonist-{seat}-{field['crater']}"
    if move.kind == "ganymedean":
        return crater, f"ganymedean-{field['crater']}-{field['space']}"
    if move.kind == "center":
        return crater, f"menu-west-{field['center']}", f"menu-east-{field['center']}"
    return (crater,)


def _element_touches(seat: int, move: Move) -> tuple[str, ...]:
    """The storage or demand tile that an element goes to or comes from, and the element there."""
    place, element = move.fields.get("place", move.fields.get("colour")), move.fields["element"]
    where = f"storage-{seat}" if place == "storage" else f"demand-{seat}-{place}"
    if place == "storage" or move.kind == "unload":
        return where, f"stored-{seat}-{element}"
    return where, f"wanted-{seat}-{place}-{element}"
