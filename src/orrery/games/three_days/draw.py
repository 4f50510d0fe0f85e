"""Three Days' table: the moon with its craters, the mats, the Upgrade tiles and Production Centers on offer, and the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain
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
from orrery.keeping import MANY, kept
from orrery.kernel import Arg, Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Board, Piece

SPACES: Final = tuple(part_names())
"""The salvage spaces of a mat."""
PRODUCTS: Final = {"greenhouse": "food", "refinery": "fuel", "factory": "machinery", "citadel": "influence"}


def board(terms: Terms) -> Board:
    """What never changes: the symbols and the moon."""
    made = components(terms.edition)
    moon = ground(made, int(made.structure_copies[terms.seats]))
    return Board(symbols(), extents(), {"moon": moon}, 11.5)


def scene(terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """The rounds, the moon, one's own mat, what is on offer, the others folded."""
    seen: Any = view
    made, lit, players = components(terms.edition), seen["lit"], seen["players"]
    areas = [
        _rounds(seen["round"], lit),
        _moon(made, terms.seats, lit, seen["craters"], seen["structures"]),
        *([] if seat is None else [_mat(made, players[seat], seat, True)]),
        _upgrades(made, seen["offer"]),
        _centers(made, lit, seen["discs"], prefabrications(seen, seat), _wanted(made, seen, seat)),
        _passing(made, seen["order"], seen["seat"], _passed(seen), seen["pass_tiles"]),
        *(_mat(made, players[other], other, False) for other in range(terms.seats) if other != seat),
    ]
    return Scene(tuple(areas), BESIDE, _head(seen["round"], lit), choosing=_choosing(seen, seat))


@lru_cache(maxsize=MANY)
def _head(now: int, lit: str) -> tuple[Chip, ...]:
    side = Chip(Text("scene-lit", {"side": Text(f"side-{lit}")}), f"half-{lit}")
    return (side, Chip(Text("scene-round", {"n": now, "day": (now + 1) // 2})))


def _choosing(seen: Any, seat: int | None) -> Choosing | None:
    """13.6: an Upgrade tile is chosen on a screen of its own."""
    if seat is None or seen["turn"] != seat or seen["phase"] != "researching":
        return None
    return Choosing("upgrades", Text("scene-researching"), Text("scene-researching-text"), 1, (f"mat-{seat}",))


@lru_cache(maxsize=MANY)
def _rounds(now: int, lit: str) -> Area:
    """4.1: six rounds, two to a day; one side is lit in each."""
    stages = []
    for number in range(1, parts.ROUNDS + 1):
        same = (number - now) % 2 == 0
        side = lit if same else "east" if lit == "west" else "west"
        state = "done" if number < now else "now" if number == now else "next"
        stages.append(Stage(f"round-{number}", symbol=f"half-{side}", state=state))
    stages.append(Stage("round-end", symbol="star", state="end"))
    text = Text("scene-day-end", {"n": now + now % 2})
    return Area("rounds", TRACK, Text("scene-rounds"), (Track("round-track", tuple(stages), text=text),), symbol="sun")


# ---- the moon


@kept
def _moon(made: Components, seats: int, lit: str, craters: Any, structures: list[int]) -> Area:
    """The craters with what stands in them, Valhalla in the middle."""
    numbered = [(n, craters[name]) for n, name in enumerate(parts.CRATER_NAMES) if name != "valhalla"]
    pieces = chain.from_iterable(_crater(made, number, crater) for number, crater in numbered)
    free = tuple([number for number, crater in numbered if not crater["center"]])
    built = _structures(int(made.structure_copies[seats]), structures)
    moon = Map("moon", (_daylight(lit), *pieces, *built, *_first_structures(seats)), _names(made, lit, free))
    return Area("area-moon", COMMON, Text("scene-moon"), (moon,), symbol="map")


def is_lit(made: Components, lit: str, crater: int) -> bool:
    """4.1: the zone is always lit, a side in its rounds."""
    return parts.SIDE_NAMES[made.side[crater]] in ("zone", lit)


def colours_of(made: Components, crater: int) -> list[str]:
    """13.2: the colours of a crater's laboratory spaces."""
    first = crater * parts.MOST_LABORATORIES
    spaces = made.laboratories[first : first + parts.MOST_LABORATORIES]
    return [parts.LABORATORY_NAMES[colour - 1] for colour in spaces if colour]


def bonuses_of(made: Components, crater: int) -> list[str]:
    """10.1: the two bonuses on a crater's rim."""
    return [(parts.SALVAGE_NAMES + parts.TOKEN_NAMES)[bonus] for bonus in made.bonuses[crater * 2 : crater * 2 + 2]]


@lru_cache(maxsize=MANY)
def _daylight(lit: str) -> Piece:
    return Piece("daylight", f"day-{lit}", *MIDDLE, Text("label-day", {"side": Text(f"side-{lit}")}), still=True)


@kept
def _crater(made: Components, number: int, crater: Any) -> tuple[Piece, ...]:
    """What stands in a crater and on its rim."""
    return (
        *_center(made, number, crater["center"]),
        *_bonuses(made, number),
        *_spaces(made, number, crater["spaces"]),
        *_laboratories(made, number, crater["laboratories"]),
    )


def _center(made: Components, number: int, center: str | None) -> Iterator[Piece]:
    """12.5: the Production Center, or in its own shape what may be built."""
    name, allows = parts.CRATER_NAMES[number], made.allows[number]
    if center:
        label = Text("label-center", {"center": Text(f"center-{center}"), "crater": Text(f"crater-{name}")})
        yield Piece(f"center-{name}", f"center-{center}", *crater_at(name), label, still=True)
    elif parts.NO_CENTER < allows < parts.BUILT_CENTER:
        colour = parts.CENTER_NAMES[allows]
        yield Piece(f"may-{name}", f"may-{colour}", *crater_at(name), Text(f"allows-{colour}"), still=True)


@lru_cache(maxsize=MANY)
def _bonuses(made: Components, number: int) -> tuple[Piece, ...]:
    """10.1: the two bonuses on its rim, which never change."""
    return tuple(
        _bonus(parts.CRATER_NAMES[number], which, bonus) for which, bonus in enumerate(bonuses_of(made, number))
    )


def _bonus(crater: str, which: int, bonus: str) -> Piece:
    kind, symbol = ("token", f"token-{bonus}") if bonus in parts.TOKEN_NAMES else ("part", bonus)
    label = Text(f"{kind}-{bonus}")
    return Piece(f"bonus-{crater}-{which}", symbol, *bonus_at(crater, which), label, scale=0.82, still=True)


def _spaces(made: Components, number: int, spaces: list[Any]) -> Iterator[Piece]:
    """7, 9: colonists with what they harvest, Ganymedeans, and free spaces."""
    name = parts.CRATER_NAMES[number]
    for n, who in enumerate(spaces):
        harvest = str(made.yields[number * parts.MOST_SPACES + n])
        yield _space(name, n + 1, space_at(name, n, len(spaces)), harvest, who)


@lru_cache(maxsize=MANY)
def _space(crater: str, n: int, spot: tuple[float, float], harvest: str, who: int | str | None) -> Piece:
    where: dict[str, Arg] = {"crater": Text(f"crater-{crater}"), "n": n}
    if who is None or who == "escorted":
        return Piece(f"free-{crater}-{n}", "space", *spot, Text("place-space", where), caption=harvest, still=True)
    if who == "ganymedean":
        return Piece(f"ganymedean-{crater}-{n}", "ganymedean", *spot, Text("label-ganymedean", where))
    owner, label = int(who), Text("label-colonist", where)
    return Piece(f"colonist-{owner}-{crater}", f"colonist-{owner}", *spot, label, owner, caption=harvest)


def _laboratories(made: Components, number: int, owners: list[int]) -> Iterator[Piece]:
    """13: taken and free laboratory spaces, beside the crater's name."""
    name, colours = parts.CRATER_NAMES[number], colours_of(made, number)
    for n, colour in enumerate(colours):
        owner = owners[n] if n < len(owners) else -1
        yield _laboratory(name, n, laboratory_at(name, made.titles[number], n, len(colours)), colour, owner)


@lru_cache(maxsize=MANY)
def _laboratory(crater: str, n: int, spot: tuple[float, float], colour: str, owner: int) -> Piece:
    where = Text(f"crater-{crater}")
    if owner >= 0:
        label = Text("label-laboratory", {"crater": where})
        return Piece(f"laboratory-{crater}-{n}", "flask", *spot, label, owner, still=True)
    label = Text("place-laboratory", {"crater": where, "colour": Text(f"laboratory-{colour}")})
    return Piece(f"lab-{crater}-{n}", f"lab-{colour}", *spot, label, still=True)


@lru_cache(maxsize=MANY)
def _names(made: Components, lit: str, free: tuple[int, ...]) -> tuple[Label, ...]:
    """The craters' names, and on free ground what the first Production Center there counts."""
    craters = [
        _name(made, number, is_lit(made, lit, number), number in free)
        for number, name in enumerate(parts.CRATER_NAMES)
        if name != "valhalla"
    ]
    x, y = crater_at("valhalla")
    return (*chain.from_iterable(craters), Label(x, y - 62, Text("crater-valhalla"), 12, weight=600))


@lru_cache(maxsize=MANY)
def _name(made: Components, number: int, lit: bool, free: bool) -> tuple[Label, ...]:
    name, points = parts.CRATER_NAMES[number], int(made.center_points[number])
    spot, of = name_at(name, len(colours_of(made, number))), f"crater-{name}"
    title = Label(*spot, Text(f"crater-{name}"), 12, "ink" if lit else "muted", weight=600, of=of)
    if not free or not points:
        return (title,)
    return (title, Label(*crater_at(name), Text("sign-star", {"n": points}), 11.5, weight=600, of=of))


@kept
def _structures(copies: int, owners: list[int]) -> tuple[Piece, ...]:
    """6.2: Valhalla's building spaces with their tokens."""
    return tuple(_structure(at // 2, at % 2, copies, owner) for at, owner in enumerate(owners) if at % 2 < copies)


@lru_cache(maxsize=MANY)
def _structure(token: int, copy: int, copies: int, owner: int) -> Piece:
    name, spot = parts.TOKEN_NAMES[token], structure_at(token, copy, copies)
    label = Text("place-structure", {"token": Text(f"token-{name}")})
    if owner >= 0:
        return Piece(f"structure-{name}-{copy}", "house", *spot, label, owner, caption=SEAT_MARKS[owner], still=True)
    return Piece(f"reward-{name}-{copy}", f"token-{name}", *spot, label, still=True)


@cache
def _first_structures(seats: int) -> tuple[Piece, ...]:
    """2.6: the structures that everybody begins with."""
    label = Text("label-first-structure")
    return tuple(
        Piece(f"first-{seat}", "house", *start_at(seat, seats), label, seat, scale=0.7, still=True)
        for seat in range(seats)
    )


# ---- a mat


@kept
def _mat(made: Components, player: Any, owner: int, own: bool) -> Area:
    """2: resources with income and forecast, what is left, Demand tiles with their purifiers, salvage, tokens, Upgrades."""
    return Area(
        f"mat-{owner}",
        OWN if own else OTHER,
        Text("scene-own-mat") if own else Text("player", {"name": Who(owner)}),
        _on_mat(made, player, owner),
        owner,
        Text("sign-star", {"n": player["points"]}),
        _summary(owner, player["levels"], player["influence"]),
        "mat",
        f"seat-{owner}",
    )


@kept
def _on_mat(made: Components, player: Any, owner: int) -> tuple[Block, ...]:
    machinery, filled, upgrades = "machinery", player["parts"], player["upgrades"]
    return (
        *(_level(made, owner, name, *_level_of(player, name)) for name in parts.RESOURCE_NAMES),
        _supply("colonists", owner, tuple(made.colonist_cost), player["recruited"], "food", f"colonist-{owner}"),
        _supply("laboratories", owner, tuple(made.laboratory_cost), player["researched"], machinery, "flask"),
        _supply("structures", owner, tuple(made.structure_cost), player["structures"], machinery, "house"),
        _powers(owner, player["income"], player["influence"], player["diplomacy"]),
        *(
            _demand(made, owner, colour, player["demand"][colour], _filled(filled, name))
            for colour, name in enumerate(parts.COLOUR_NAMES)
        ),
        *(_column(made, owner, name, _filled(filled, name)) for name in ("mining", *parts.RESOURCE_NAMES)),
        _tokens(owner, player["tokens"], player["day_end_spaces"]),
        *([_storage(owner, player["stored"])] if "storage" in upgrades else []),
        *([_researched(owner, upgrades)] if upgrades else []),
    )


@kept
def _summary(owner: int, levels: dict[str, int], influence: int) -> tuple[Chip, ...]:
    amounts = [_amount(levels[name], name, f"level-{owner}-{name}") for name in parts.RESOURCE_NAMES]
    return (*amounts, _amount(influence, "influence", f"influence-{owner}"))


@lru_cache(maxsize=MANY)
def _amount(n: int, symbol: str, thing: str) -> Chip:
    return Chip(Text("scene-amount", {"n": n}), symbol, thing)


def _level_of(player: Any, name: str) -> tuple[int, int, int, int]:
    """A resource's level, the highest it can have, its income, and how many pairs of tokens score it."""
    paired = min(player["tokens"][f"{name}-a"], player["tokens"][f"{name}-b"])
    return player["levels"][name], player["highest"], player["income"][name], paired


@lru_cache(maxsize=MANY)
def _level(made: Components, owner: int, name: str, level: int, most: int, income: int, paired: int) -> Counter:
    """15.1, 19.1: a level, the next income, and where the day's end begins to score."""
    scoring = [int(points) for points in made.day_end]
    first = next(at for at, points in enumerate(scoring) if points)
    key = "scene-level-scores" if paired else "scene-level"
    text = Text(key, {"income": income, "points": scoring[level] * paired})
    marks = (first,) if paired else ()
    return Counter(
        f"level-{owner}-{name}", name, Text(f"resource-{name}"), level, most, min(income, most - level), marks, text
    )


@lru_cache(maxsize=MANY)
def _supply(what: str, owner: int, costs: tuple[int, ...], gone: int, unit: str, symbol: str) -> Supply:
    """7.1, 6.2, 13: what waits on the mat, with its prices."""
    pieces = tuple(Spare(symbol, str(cost), gone=n < gone) for n, cost in enumerate(costs))
    left = Text("scene-left", {"n": len(pieces) - gone})
    return Supply(f"{what}-{owner}", Text(f"scene-{what}"), pieces, unit, left, owner)


@kept
def _powers(owner: int, income: dict[str, int], influence: int, diplomacy: dict[str, int]) -> Slots:
    """3.4, 11.1: incomes that can be advanced, Influence and Diplomacy."""
    ready = "scene-diplomacy" if diplomacy["ready"] else "scene-diplomacy-used"
    envoys = Text(ready, {"n": diplomacy["envoys"], "reach": diplomacy["reach"]})
    incomes = [
        Chip(Text("scene-income", {"n": income[name]}), name, f"income-{owner}-{name}") for name in parts.RESOURCE_NAMES
    ]
    return Slots(
        f"powers-{owner}",
        (
            *incomes,
            Chip(Text("scene-influence", {"n": influence}), "influence", f"influence-{owner}"),
            Chip(envoys, "diplomacy", f"diplomacy-{owner}", tone="" if diplomacy["ready"] else "muted"),
        ),
    )


@kept
def _demand(made: Components, owner: int, colour: int, tile: Any, filled: tuple[str, ...]) -> Goal:
    """18: a Demand tile with what is missing, and beside it the purifier's rows."""
    name = parts.COLOUR_NAMES[colour]
    rows = tuple(_row(made, owner, f"{name}-{row}", filled) for row in reversed(parts.ROW_NAMES))
    goal, label = f"demand-{owner}-{name}", Text(f"colour-{name}")
    if tile is None or tile["face"] is None:
        return Goal(goal, (), label, Text("scene-no-tile" if tile is None else "scene-face"), rows=rows)
    required, welcome, points, more = demand_side(made, colour, tile["tile"], tile["face"])
    loaded, wanted = tile["loaded"], f"wanted-{owner}-{name}"
    needs = [Need(element, element in loaded, id=f"{wanted}-{element}") for element in required]
    needs += [Need(element, element in loaded, True, f"{wanted}-{element}") for element in welcome]
    missing = tuple(Text(f"element-{element}") for element in required if element not in loaded)
    text = Text("scene-needs", {"what": missing}) if missing else Text("scene-complete")
    worth = Text("scene-worth", {"points": points, "each": more})
    return Goal(goal, tuple(needs), label, text, worth, rows, "" if missing else "good")


def demand_side(made: Components, colour: int, tile: int, face: str) -> tuple[list[str], list[str], int, int]:
    """What a side of a Demand tile requires and welcomes, its points, and those of each welcome element."""
    side = (colour * parts.TILES_OF_A_COLOUR + tile - 1) * 2 + parts.FACE_NAMES.index(face)
    required, welcome = (
        [element for i, element in enumerate(parts.ELEMENT_NAMES) if mask >> i & 1]
        for mask in (made.required[side], made.additional[side])
    )
    return required, welcome, int(made.demand_points[side]), int(made.demand_each[side])


def _filled(spaces: list[str], part: str) -> tuple[str, ...]:
    """10.2: which salvage spaces of a part of the mat are filled."""
    return tuple(space for space in spaces if space.startswith(part))


def _row(made: Components, owner: int, row: str, filled: tuple[str, ...]) -> tuple[Need, ...]:
    """10.2: the salvage spaces of a row of the mat, and which of them are filled."""
    return tuple(
        Need(parts.SALVAGE_NAMES[made.part_kind[at]], space in filled, id=f"part-{owner}-{space}")
        for at, space in enumerate(SPACES)
        if space.rpartition("-")[0] == row
    )


@lru_cache(maxsize=MANY)
def _column(made: Components, owner: int, name: str, filled: tuple[str, ...]) -> Goal:
    """17.2, 17.3: mining equipment, or one of the three columns that can be redeemed."""
    goal, needs = f"column-{owner}-{name}", _row(made, owner, name, filled)
    if name == "mining":
        return Goal(goal, needs, Text("scene-mining"), worth=Text("scene-mining-worth"))
    worth = Text("scene-column-worth", {"what": Text(f"scene-sign-{name}"), "points": int(made.column_points)})
    return Goal(goal, needs, Text("scene-column", {"resource": Text(f"resource-{name}")}), worth=worth)


def day_end_slots(tokens: dict[str, int], spaces: int) -> list[list[str]]:
    """The tokens on each Day End space: pairs of a colour share one."""
    slots: list[list[str]] = []
    for resource in parts.RESOURCE_NAMES:
        first, second = tokens[f"{resource}-a"], tokens[f"{resource}-b"]
        for i in range(max(first, second)):
            slots.append([f"{resource}-{letter}" for letter, count in (("a", first), ("b", second)) if i < count])
    return slots + [[] for _ in range(spaces - len(slots))]


@kept
def _tokens(owner: int, tokens: dict[str, int], spaces: int) -> Slots:
    """19.1: Valhalla tokens, halves that make a coin."""
    chips: list[Chip] = []
    for n, slot in enumerate(day_end_slots(tokens, spaces)):
        chips += [Chip(Text(f"token-{token}"), f"token-{token}", f"token-{owner}-{n}-{token}") for token in slot]
        chips += [] if slot else [Chip(tone="empty")]
    return Slots(f"day-end-{owner}", tuple(chips), Text("scene-day-end-spaces"))


@kept
def _storage(owner: int, stored: list[str]) -> Slots:
    chips = tuple(
        Chip(Text(f"element-{name}"), name, f"stored-{owner}-{name}", tone="" if name in stored else "empty")
        for name in parts.ELEMENT_NAMES
    )
    return Slots(f"storage-{owner}", chips, Text("upgrade-storage"))


@kept
def _researched(owner: int, upgrades: dict[str, int]) -> Slots:
    tiles = [name for name, count in upgrades.items() for _ in range(count)]
    chips = tuple(
        Chip(Text(f"upgrade-{name}"), "laboratory", f"upgrade-{owner}-{n}-{name}") for n, name in enumerate(tiles)
    )
    return Slots(f"upgrades-{owner}", chips, Text("scene-upgrades"))


# ---- what is on offer


@lru_cache(maxsize=MANY)
def upgrade_does(made: Components, name: str) -> Text:
    """An Upgrade tile in very few words."""
    amount = int(made.amount[parts.EFFECT_NAMES.index(name)])
    return Text(f"brief-{name}", {"n": amount, "level": int(made.extended_level)})


@kept
def _upgrades(made: Components, offer: dict[str, int]) -> Area:
    """13.6: the Upgrade tiles of this round."""
    cards = tuple(_upgrade(made, name, copy) for name, count in offer.items() for copy in range(count))
    return Area(
        "upgrades",
        OFFER,
        Text("scene-upgrades"),
        (Cards("upgrade-tiles", cards, form="list"),),
        note=Text("scene-upgrades-note"),
        summary=(Chip(Text("scene-amount", {"n": len(cards)}), "laboratory"),),
        symbol="laboratory",
    )


@lru_cache(maxsize=MANY)
def _upgrade(made: Components, name: str, copy: int) -> Card:
    return Card(f"offer-{name}-{copy}", Text(f"upgrade-{name}"), uses=(Use("", upgrade_does(made, name)),))


def prefabrications(seen: Any, seat: int | None) -> int:
    """How many Upgrade tiles a seat has that make Production Centers cheaper."""
    return 0 if seat is None else int(seen["players"][seat]["upgrades"].get("prefabrication", 0))


@lru_cache(maxsize=MANY)
def center_cost(made: Components, side: str, kind: str, left: int, owned: int) -> int | None:
    """12.5: what the next of the discs that are left of a kind costs with that much prefabrication; None: there is none."""
    if not left:
        return None
    at = parts.SIDE_NAMES.index(side) * parts.KINDS + parts.KIND_NAMES.index(kind)
    cost = made.disc_cost[at * parts.MOST_DISCS + made.discs[at] - left]
    return int(max(0, cost - owned * made.amount[parts.PREFABRICATION]))


@kept
def _centers(made: Components, lit: str, discs: Any, owned: int, wanted: frozenset[str]) -> Area:
    """12: what can be built on each side, and for how much."""
    menus = tuple(_menu(made, side, side == lit, discs[side], owned, wanted) for side in parts.SIDE_NAMES[:2])
    return Area("centers", OFFER, Text("scene-centers"), menus, symbol="center")


@kept
def _menu(made: Components, side: str, lit: bool, discs: dict[str, int], owned: int, wanted: frozenset[str]) -> Prices:
    first = parts.SIDE_NAMES.index(side) * parts.KINDS
    rows = tuple(
        _menu_row(side, kind, discs[kind], center_cost(made, side, kind, discs[kind], owned), kind in wanted)
        for k, kind in enumerate(parts.KIND_NAMES)
        if made.discs[first + k]
    )
    key = "scene-menu-lit" if lit else "scene-menu-dark"
    return Prices(f"menu-{side}", rows, Text(key, {"side": Text(f"side-{side}")}))


@lru_cache(maxsize=MANY)
def _menu_row(side: str, kind: str, left: int, cost: int | None, wanted: bool) -> Price:
    price = Text("sign-machinery", {"n": cost}) if cost is not None else Text("scene-none-left")
    note = Text("scene-wanted") if wanted else Text("scene-discs", {"n": left})
    tone = "muted" if cost is None else "accent" if wanted else ""
    return Price(f"menu-{side}-{kind}", f"center-{kind}", Text(f"center-{kind}"), price, note, tone)


def _wanted(made: Components, seen: Any, seat: int | None) -> frozenset[str]:
    """The elements that a seat's Demand tiles still ask for."""
    return frozenset() if seat is None else _missing(made, seen["players"][seat]["demand"])


@kept
def _missing(made: Components, tiles: list[Any]) -> frozenset[str]:
    missing: set[str] = set()
    for colour, tile in enumerate(tiles):
        if tile and tile["face"]:
            required, welcome, _, _ = demand_side(made, colour, tile["tile"], tile["face"])
            missing |= {element for element in (*required, *welcome) if element not in tile["loaded"]}
    return frozenset(missing)


@kept
def _passing(made: Components, order: list[int], now: int, passed: dict[int, int], tiles: list[str | None]) -> Area:
    """14: the turn order, and the Pass track that makes the next one."""
    blocks = (_turn_order(order, now), _pass_track(made, len(order), passed, tiles))
    return Area("passing", OFFER, Text("scene-passing"), blocks, symbol="pass")


@kept
def _turn_order(order: list[int], now: int) -> Track:
    stages = tuple(
        Stage(state="now" if seat == now else "next", owners=(seat,), text=Text("player", {"name": Who(seat)}))
        for seat in order
    )
    return Track("turn-order", stages, Text("board-order"))


@kept
def _pass_track(made: Components, seats: int, passed: dict[int, int], tiles: list[str | None]) -> Track:
    spaces = tuple(
        _pass_space(made, seats, space, pass_tile(tiles, space), passed.get(space, -1))
        for space in range(made.passes[seats])
    )
    return Track("pass-track", spaces, Text("board-pass"), Text("scene-pass-note"))


def _passed(seen: Any) -> dict[int, int]:
    """Who stands on which space of the Pass track, while actions are taken."""
    taking = seen["stage"] == "actions"
    return {space: seat for seat, space in enumerate(seen["passed"]) if taking and space >= 0}


def pass_tile(tiles: list[str | None], space: int) -> str | None:
    """14.1: the bonus tile on a space of the Pass track."""
    return tiles[space] if space < len(tiles) else None


@lru_cache(maxsize=MANY)
def pass_gains(made: Components, seats: int, space: int, tile: str | None) -> Text | None:
    """14.1: what a space of the Pass track gives: its bonus tile and its point."""
    point = made.pass_point[seats * parts.MOST_PASSES + space]
    gains = [Text(f"bonus-{tile}")] if tile else []
    gains += [Text("sign-star", {"n": 1})] if point else []
    return Text("scene-list", {"what": tuple(gains)}) if gains else None


@lru_cache(maxsize=MANY)
def _pass_space(made: Components, seats: int, space: int, tile: str | None, holder: int) -> Stage:
    return Stage(
        f"pass-{space + 1}",
        pass_gains(made, seats, space, tile) or Text("scene-plain"),
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
