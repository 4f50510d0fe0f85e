"""Three Days' table: the moon with its craters, the mats, the Upgrade tiles and Production Centers on offer, and the tracks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from orrery.games.three_days.moves import part_names
from orrery.games.three_days.symbols import extents, symbols
from orrery.kernel import Arg, Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Board, Piece

PRODUCTS: Final = {"greenhouse": "food", "refinery": "fuel", "factory": "machinery", "citadel": "influence"}


def board(terms: Terms) -> Board:
    """What never changes: the symbols and the moon."""
    made = components(terms.edition)
    moon = ground(made, int(made.structure_copies[terms.seats]))
    return Board(symbols(), extents(), {"moon": moon}, 11.5)


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
        number = parts.CRATER_NAMES.index(name)
        pieces += _center(made, number, crater)
        pieces += _bonuses(made, number)
        pieces += _spaces(made, number, crater)
        pieces += _laboratories(made, number, crater)
        labels += _names(made, seen, number, crater)
    pieces += _structures(terms, made, seen)
    labels.append(
        Label(crater_at("valhalla")[0], crater_at("valhalla")[1] - 62, Text("crater-valhalla"), 12, weight=600)
    )
    return Area("area-moon", COMMON, Text("scene-moon"), (Map("moon", tuple(pieces), tuple(labels)),), symbol="map")


def is_lit(made: Components, seen: Any, crater: int) -> bool:
    """4.1: the zone is always lit, a side in its rounds."""
    return parts.SIDE_NAMES[made.side[crater]] in ("zone", seen["lit"])


def colours_of(made: Components, crater: int) -> list[str]:
    """13.2: the colours of a crater's laboratory spaces."""
    first = crater * parts.MOST_LABORATORIES
    spaces = made.laboratories[first : first + parts.MOST_LABORATORIES]
    return [parts.LABORATORY_NAMES[colour - 1] for colour in spaces if colour]


def bonuses_of(made: Components, crater: int) -> list[str]:
    """10.1: the two bonuses on a crater's rim."""
    return [(parts.SALVAGE_NAMES + parts.TOKEN_NAMES)[bonus] for bonus in made.bonuses[crater * 2 : crater * 2 + 2]]


def _daylight(seen: Any) -> Piece:
    label = Text("label-day", {"side": Text(f"side-{seen['lit']}")})
    return Piece("daylight", f"day-{seen['lit']}", *MIDDLE, label, still=True)


def _center(made: Components, number: int, crater: Any) -> Iterator[Piece]:
    """12.5: the Production Center, or in its own shape what may be built."""
    name, allows = parts.CRATER_NAMES[number], made.allows[number]
    if crater["center"]:
        label = Text("label-center", {"center": Text(f"center-{crater['center']}"), "crater": Text(f"crater-{name}")})
        yield Piece(f"center-{name}", f"center-{crater['center']}", *crater_at(name), label, still=True)
    elif parts.NO_CENTER < allows < parts.BUILT_CENTER:
        colour = parts.CENTER_NAMES[allows]
        yield Piece(f"may-{name}", f"may-{colour}", *crater_at(name), Text(f"allows-{colour}"), still=True)


def _bonuses(made: Components, number: int) -> Iterator[Piece]:
    name = parts.CRATER_NAMES[number]
    for which, bonus in enumerate(bonuses_of(made, number)):
        token = bonus in parts.TOKEN_NAMES
        label = Text(f"{'token' if token else 'part'}-{bonus}")
        symbol = f"token-{bonus}" if token else bonus
        yield Piece(f"bonus-{name}-{which}", symbol, *bonus_at(name, which), label, scale=0.82, still=True)


def _spaces(made: Components, number: int, crater: Any) -> Iterator[Piece]:
    """7, 9: colonists with what they harvest, Ganymedeans, and free spaces."""
    name, spaces = parts.CRATER_NAMES[number], crater["spaces"]
    for n, who in enumerate(spaces):
        spot = space_at(name, n, len(spaces))
        harvest = str(made.yields[number * parts.MOST_SPACES + n])
        where: dict[str, Arg] = {"crater": Text(f"crater-{name}"), "n": n + 1}
        if who is None or who == "escorted":
            label = Text("place-space", where)
            yield Piece(f"free-{name}-{n + 1}", "space", *spot, label, caption=harvest, still=True)
        elif who == "ganymedean":
            yield Piece(f"ganymedean-{name}-{n + 1}", "ganymedean", *spot, Text("label-ganymedean", where))
        else:
            label = Text("label-colonist", where)
            yield Piece(f"colonist-{who}-{name}", f"colonist-{who}", *spot, label, who, caption=harvest)


def _laboratories(made: Components, number: int, crater: Any) -> Iterator[Piece]:
    """13: taken and free laboratory spaces, beside the crater's name."""
    name, colours = parts.CRATER_NAMES[number], colours_of(made, number)
    for n, colour in enumerate(colours):
        owner = crater["laboratories"][n] if n < len(crater["laboratories"]) else -1
        spot = laboratory_at(name, made.titles[number], n, len(colours))
        if owner >= 0:
            label = Text("label-laboratory", {"crater": Text(f"crater-{name}")})
            yield Piece(f"laboratory-{name}-{n}", "flask", *spot, label, owner, still=True)
        else:
            label = Text("place-laboratory", {"crater": Text(f"crater-{name}"), "colour": Text(f"laboratory-{colour}")})
            yield Piece(f"lab-{name}-{n}", f"lab-{colour}", *spot, label, still=True)


def _names(made: Components, seen: Any, number: int, crater: Any) -> Iterator[Label]:
    name, points = parts.CRATER_NAMES[number], int(made.center_points[number])
    ink = "ink" if is_lit(made, seen, number) else "muted"
    spot = name_at(name, len(colours_of(made, number)))
    yield Label(*spot, Text(f"crater-{name}"), 12, ink, weight=600, of=f"crater-{name}")
    if not crater["center"] and points:
        yield Label(*crater_at(name), Text("sign-star", {"n": points}), 11.5, weight=600, of=f"crater-{name}")


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
    blocks: list[Block] = [_level(made, player, owner, name) for name in parts.RESOURCE_NAMES]
    blocks += [
        _supply("colonists", owner, made.colonist_cost, player["recruited"], "food", f"colonist-{owner}"),
        _supply("laboratories", owner, made.laboratory_cost, player["researched"], "machinery", "flask"),
        _supply("structures", owner, made.structure_cost, player["structures"], "machinery", "house"),
        _powers(player, owner),
        *_demands(made, player, owner),
        *_columns(made, player, owner),
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


def _level(made: Components, player: Any, owner: int, name: str) -> Counter:
    """15.1, 19.1: a level, the next income, and where the day's end begins to score."""
    scoring = [int(points) for points in made.day_end]
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


def _supply(what: str, owner: int, costs: Iterable[int], gone: int, unit: str, symbol: str) -> Supply:
    """7.1, 6.2, 13: what waits on the mat, with its prices."""
    pieces = tuple(Spare(symbol, str(cost), gone=n < gone) for n, cost in enumerate(costs))
    left = Text("scene-left", {"n": len(pieces) - gone})
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


def _demands(made: Components, player: Any, owner: int) -> Iterator[Goal]:
    """18: each Demand tile with what is missing, and beside it the purifier's rows."""
    for colour, name in enumerate(parts.COLOUR_NAMES):
        tile = player["demand"][colour]
        rows = tuple(_salvage(made, player, owner, f"{name}-{row}") for row in reversed(parts.ROW_NAMES))
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


def _salvage(made: Components, player: Any, owner: int, row: str) -> tuple[Need, ...]:
    """10.2: the spaces of a row of the mat, and which of them are filled."""
    return tuple(
        Need(parts.SALVAGE_NAMES[made.part_kind[at]], space in player["parts"], id=f"part-{owner}-{space}")
        for at, space in enumerate(part_names())
        if space.rpartition("-")[0] == row
    )


def _columns(made: Components, player: Any, owner: int) -> Iterator[Goal]:
    """17.2, 17.3: mining equipment and the three columns that can be redeemed."""
    mining = _salvage(made, player, owner, "mining")
    yield Goal(f"column-{owner}-mining", mining, Text("scene-mining"), worth=Text("scene-mining-worth"))
    for name in parts.RESOURCE_NAMES:
        points = int(made.column_points)
        worth = Text("scene-column-worth", {"what": Text(f"scene-sign-{name}"), "points": points})
        label = Text("scene-column", {"resource": Text(f"resource-{name}")})
        yield Goal(f"column-{owner}-{name}", _salvage(made, player, owner, name), label, worth=worth)


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


def upgrade_does(terms: Terms, name: str) -> Text:
    """An Upgrade tile in very few words."""
    made = components(terms.edition)
    amount = int(made.amount[parts.EFFECT_NAMES.index(name)])
    return Text(f"brief-{name}", {"n": amount, "level": int(made.extended_level)})


def _upgrades(terms: Terms, seen: Any) -> Area:
    """13.6: the Upgrade tiles of this round."""
    cards = tuple(
        Card(f"offer-{name}-{copy}", Text(f"upgrade-{name}"), uses=(Use("", upgrade_does(terms, name)),))
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


def center_cost(made: Components, seen: Any, side: str, kind: str, seat: int | None) -> int | None:
    """12.5: what the next disc of a kind costs a seat; None where none is left."""
    left = seen["discs"][side][kind]
    if not left:
        return None
    owned = 0 if seat is None else seen["players"][seat]["upgrades"].get("prefabrication", 0)
    at = parts.SIDE_NAMES.index(side) * parts.KINDS + parts.KIND_NAMES.index(kind)
    cost = made.disc_cost[at * parts.MOST_DISCS + made.discs[at] - left]
    return int(max(0, cost - owned * made.amount[parts.PREFABRICATION]))


def _centers(terms: Terms, seen: Any, seat: int | None) -> Area:
    """12: what can be built on each side, and for how much."""
    made = components(terms.edition)
    wanted = _wanted(made, seen, seat)
    blocks = []
    for n, side in enumerate(parts.SIDE_NAMES[:2]):
        rows = []
        for k, kind in enumerate(parts.KIND_NAMES):
            if not made.discs[n * parts.KINDS + k]:
                continue
            cost = center_cost(made, seen, side, kind, seat)
            price = Text("sign-machinery", {"n": cost}) if cost is not None else Text("scene-none-left")
            note = Text("scene-wanted") if kind in wanted else Text("scene-discs", {"n": seen["discs"][side][kind]})
            tone = "muted" if cost is None else "accent" if kind in wanted else ""
            rows.append(Price(f"menu-{side}-{kind}", f"center-{kind}", Text(f"center-{kind}"), price, note, tone))
        lit = "scene-menu-lit" if side == seen["lit"] else "scene-menu-dark"
        blocks.append(Prices(f"menu-{side}", tuple(rows), Text(lit, {"side": Text(f"side-{side}")})))
    return Area("centers", OFFER, Text("scene-centers"), tuple(blocks), symbol="center")


def _wanted(made: Components, seen: Any, seat: int | None) -> set[str]:
    """The elements that a seat's Demand tiles still ask for."""
    if seat is None:
        return set()
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
    made = components(terms.edition)
    stages = tuple(_pass_space(made, seen, space) for space in range(made.passes[terms.seats]))
    blocks = (
        Track("turn-order", order, Text("board-order")),
        Track("pass-track", stages, Text("board-pass"), Text("scene-pass-note")),
    )
    return Area("passing", OFFER, Text("scene-passing"), blocks, symbol="pass")


def pass_gains(made: Components, seen: Any, space: int) -> Text | None:
    """14.1: what a space of the Pass track gives: its bonus tile and its point."""
    tile = seen["pass_tiles"][space] if space < len(seen["pass_tiles"]) else None
    point = made.pass_point[len(seen["players"]) * parts.MOST_PASSES + space]
    gains = [Text(f"bonus-{tile}")] if tile else []
    gains += [Text("sign-star", {"n": 1})] if point else []
    return Text("scene-list", {"what": tuple(gains)}) if gains else None


def _pass_space(made: Components, seen: Any, space: int) -> Stage:
    holder = seen["passed"].index(space) if space in seen["passed"] and seen["stage"] == "actions" else -1
    return Stage(
        f"pass-{space + 1}",
        pass_gains(made, seen, space) or Text("scene-plain"),
        state="done" if holder >= 0 else "next",
        owners=(holder,) if holder >= 0 else (),
        note=Text("scene-amount", {"n": space + 1}),
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
