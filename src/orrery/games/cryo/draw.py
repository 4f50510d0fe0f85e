"""Cryo's table: the ship's sections, the caverns under the ice, every platform, and one's hand as cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from orrery.blocks import (
    BELOW,
    COMMON,
    HAND,
    OTHER,
    OWN,
    TRACK,
    Area,
    Block,
    Card,
    Cards,
    Chip,
    Choosing,
    Label,
    Map,
    Scene,
    Slots,
    Stage,
    Store,
    Stores,
    Track,
    Use,
)
from orrery.games.cryo import components as parts
from orrery.games.cryo.components import Components, components, key_of
from orrery.games.cryo.layout import (
    INCIDENT_AT,
    LAUNCH_AT,
    at,
    cavern_spot,
    cell_spot,
    chamber_spot,
    dock_spot,
    grounds,
    salvage_spot,
    tunnel_spot,
    tunnels,
)
from orrery.games.cryo.symbols import extents, symbols
from orrery.keeping import MANY, kept
from orrery.kernel import Arg, Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Board, Piece

SECTION_HUES: Final = ("bad", "good", "muted", "accent")
CARD_HUES: Final = dict(
    zip(
        parts.UPGRADE_NAMES,
        ("seat-1", "accent", "seat-4", "good", "seat-3", "bad", "seat-0", "muted"),
        strict=True,
    )
)
GIVES: Final = {"awaken": "pod", "charge": "energy", "fabricate": "nanite", "compute": "card"}
"""What a platform's dock gives; the custom ones give what their tiles show."""
COSTS: Final = {
    "awaken": "awaken",
    "charge": "charge",
    "custom-2": "custom-2-cost",
    "fabricate": "fabricate",
    "compute": "compute",
}
GAINS: Final = {"custom-1": "custom-1", "custom-2": "custom-2-gain"}
"""The slots above and below the arrow of each dock."""
BUILT: Final = ("upgrades", "vehicles", "missions", "mission_count", "collected", "destroyed")
"""What of a player stands in the line of what has been built."""
ON_PLATFORM: Final = ("rival", "resources", "aboard", "room", "docks", "slots", "hand_size", *BUILT)
"""What of a player stands on their platform; the rest is elsewhere or counted only."""
DISCARDING: Final = ("keeping", "limit", "paying-card")
"""Phases in which cards are chosen on a screen of their own."""


def board(terms: Terms) -> Board:
    """What never changes: the symbols, the ship and the caverns."""
    c = components(terms.edition)
    return Board(symbols(), extents(), grounds(c, players(terms.seats)), 11.5)


def players(seats: int) -> int:
    """How many platforms there are; alone one plays against a rival."""
    return 2 if seats == 1 else seats


def seat_of(seats: int, player: int) -> int:
    """Whose colour a player's pieces have; -1 is the rival's."""
    return -1 if seats == 1 and player == 1 else player


def mark(seats: int, player: int) -> str:
    """The letter on a player's pieces."""
    return "R" if seat_of(seats, player) < 0 else SEAT_MARKS[player]


def who(seats: int, player: int) -> Who | Text:
    """A player in a sentence."""
    return Text("the-rival") if seat_of(seats, player) < 0 else Who(player)


def each(counts: dict[str, int]) -> list[str]:
    """Every card by its name, as often as there are copies."""
    return [name for name, n in counts.items() for _ in range(n)]


def tile_signs(tile: str) -> Text:
    """A tile as its symbols: both, or one of two."""
    for sign, key in (("+", "scene-both"), ("/", "scene-either")):
        if sign in tile:
            one, two = tile.split(sign)
            return Text(key, {"one": Text(f"scene-sign-{one}"), "two": Text(f"scene-sign-{two}")})
    return Text(f"scene-sign-{tile}")


def signs(names: Iterable[str]) -> tuple[Text, ...]:
    """Resources as numbers with their symbols, from their names, one for each."""
    listed = list(names)
    return tuple(Text(f"sign-{name}", {"n": listed.count(name)}) for name in dict.fromkeys(listed))


def scene(terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """The incident track, the ship, the caverns, one's own platform and hand, the others folded."""
    seen: Any = view
    c, seats, there = components(terms.edition), terms.seats, seen["players"]
    areas = [
        _track(c, players(seats), seen["tokens_left"], seen["deck"]),
        _ship(c, seats, seen["docks"], seen["stacks"], seen["chambers"], seen["incidents"]),
        _underground(
            c,
            seats,
            [here["launch_drones"] for here in there],
            [here["salvage"] for here in there],
            seen["caverns"],
        ),
    ]
    if seat is not None:
        areas += [_platform(c, seats, seen, seat, True), _hand(c, seat, there[seat]["hand"], there[seat]["hand_size"])]
    areas += [_platform(c, seats, seen, player, False) for player in range(players(seats)) if player != seat]
    return Scene(tuple(areas), BELOW, _head(seen["tokens_left"]), choosing=_choosing(seen, seat))


@lru_cache(maxsize=MANY)
def _head(left: int) -> tuple[Chip, ...]:
    return (Chip(Text("scene-to-sunset", {"n": max(0, left - 1)}), "sunset"),)


def _choosing(seen: Any, seat: int | None) -> Choosing | None:
    """1.13, 9.2: cards to discard are chosen large enough to read everything."""
    phase = seen["phase"]
    if seat is None or seat not in seen["to_move"] or phase not in DISCARDING:
        return None
    held, keeps = seen["players"][seat]["hand_size"], seen["players"][seat]["hand_limit"]
    n = 1 if phase == "paying-card" else max(1, held - keeps)
    context = ("area-underground",) if phase == "keeping" else (f"platform-{seat}",)
    return Choosing("hand", Text(f"scene-{phase}", {"n": n}), Text(f"scene-{phase}-text", {"keeps": keeps}), n, context)


# ---- the incident track


@lru_cache(maxsize=MANY)
def _track(c: Components, n: int, left: int, deck: int) -> Area:
    """6.3: the tokens still to come, the sunset token last."""
    to_come = Text("scene-until-sunset", {"n": max(0, left - 1)})
    blocks = (_incidents_to_come(c, n, left), _deck(deck))
    summary = (Chip(to_come, "sunset", "track"),)
    return Area("track", TRACK, Text("drawn-track"), blocks, summary=summary, symbol="sunset")


@lru_cache(maxsize=MANY)
def _incidents_to_come(c: Components, n: int, left: int) -> Track:
    text = Text("scene-until-sunset", {"n": max(0, left - 1)})
    counts: list[int] = []
    for space in range(int(c.track_spaces) - 1, -1, -1):
        here = min(left, n + (1 if space == c.track_spaces - 1 else 0))
        counts.insert(0, here)
        left -= here
    first = next((space for space, here in enumerate(counts) if here), len(counts))
    stages = [
        Stage(
            f"track-{space}",
            Text("scene-amount", {"n": here}) if here else None,
            state="done" if space < first else "now" if space == first else "next",
        )
        for space, here in enumerate(counts)
    ]
    stages.append(Stage("track-sunset", symbol="sunset", state="end"))
    return Track("incident-track", tuple(stages), text=text)


@lru_cache(maxsize=MANY)
def _deck(n: int) -> Slots:
    return Slots("deck-line", (Chip(Text("scene-deck", {"n": n}), "card", "deck"),))


# ---- the ship


@kept
def _ship(c: Components, seats: int, docks: Any, stacks: list[Any], chambers: Any, incidents: Any) -> Area:
    sections = []
    for n, name in enumerate(parts.SECTION_NAMES):
        first, cells = (
            n * parts.DOCKS_PER_SECTION,
            range(n * parts.CELLS_PER_SECTION, (n + 1) * parts.CELLS_PER_SECTION),
        )
        here = [docks[dock] for dock in parts.DOCK_NAMES[first : first + parts.DOCKS_PER_SECTION]]
        tops = [stacks[c.cell_space[cell]]["top"] if _is_space(c, cell) else None for cell in cells]
        asleep = [chambers[f"{name}-{number}"] for number in (1, 2, 3)]
        sections.append(_section(c, seats, n, here, tops, asleep, incidents[name]))
    return Area("ship", COMMON, Text("scene-ship"), symbol="ship", span=7, parts=tuple(sections))


def _is_space(c: Components, cell: int) -> bool:
    """4.4: whether resource tiles lie there."""
    return bool(c.cell_action[cell] == parts.RESOURCE_SPACE)


@kept
def _section(
    c: Components,
    seats: int,
    section: int,
    docks: list[Any],
    tops: list[str | None],
    chambers: list[Any],
    incident: str | None,
) -> Area:
    """2.1: a section with its docks, actions, chambers and incident."""
    name = parts.SECTION_NAMES[section]
    docked = [
        _docked(seats, section * parts.DOCKS_PER_SECTION + n, dock["drone"], dock["damaged"])
        for n, dock in enumerate(docks)
    ]
    tiles = [_tile(section * parts.CELLS_PER_SECTION + n, top) for n, top in enumerate(tops) if top]
    asleep = [_chamber(seats, name, number, chamber) for number, chamber in enumerate(chambers)]
    token = [_incident(name, incident)] if incident else []
    free = tuple(n for n, dock in enumerate(docks) if dock["drone"] < 0 and not dock["damaged"])
    whole = tuple(n for n, chamber in enumerate(chambers) if not chamber["sabotaged"])
    pieces = (*chain.from_iterable(docked), *tiles, *chain.from_iterable(asleep), *token)
    return Area(
        f"area-{name}",
        COMMON,
        Text(f"drawn-{name.lower()}"),
        (Map(f"section-{name}", pieces, _section_labels(c, section, free, whole)),),
        summary=(Chip(Text("scene-open", {"n": len(free)})),),
        hue=SECTION_HUES[section],
    )


@lru_cache(maxsize=MANY)
def _docked(seats: int, dock: int, player: int, damaged: bool) -> tuple[Piece, ...]:
    name, spot = parts.DOCK_NAMES[dock], dock_spot(dock)
    damage = [Piece(f"damage-{name}", "damage", *spot, Text("label-damage"), still=True)] if damaged else []
    return (*damage, *([_drone(seats, player, f"drone-{name}", spot, 1)] if player >= 0 else []))


@lru_cache(maxsize=MANY)
def _drone(seats: int, player: int, name: str, spot: tuple[float, float], n: int) -> Piece:
    label = Text("label-drone", {"who": who(seats, player)})
    caption = mark(seats, player) + (str(n) if n > 1 else "")
    return Piece(name, "docked", *spot, label, seat_of(seats, player), caption=caption, still=True)


@lru_cache(maxsize=MANY)
def _tile(cell: int, top: str) -> Piece:
    """4.4: the top tile of a resource space."""
    tile = f"tile-{key_of(top)}"
    return Piece(f"tile-{parts.CELL_NAMES[cell]}", tile, *cell_spot(cell), Text(tile), still=True)


@kept
def _chamber(seats: int, section: str, number: int, chamber: Any) -> tuple[Piece, ...]:
    """1.7, 6.4: crew pods in stasis, or a destroyed chamber."""
    name, (x, y) = f"{section}-{number + 1}", chamber_spot(number)
    if chamber["sabotaged"]:
        return (Piece(f"ruin-{name}", "ruin", x, y, Text("label-ruin"), still=True),)
    return tuple(_pods(seats, name, x + 5, y, chamber["pods"], 16.5))


def _pods(seats: int, place: str, x: float, y: float, pods: list[int], step: float) -> Iterator[Piece]:
    """Crew pods side by side, those of a player behind each other, the last one with how many there are."""
    here = [player for player, n in enumerate(pods) if n]
    for k, player in enumerate(here):
        n = pods[player]
        label, owner = Text("label-pods", {"who": who(seats, player), "n": n}), seat_of(seats, player)
        across = x + step * (k - (len(here) - 1) / 2)
        front = y + 1.5 * (min(n, 3) - 1)
        for behind in range(min(n, 3) - 1, 0, -1):
            spot = across + 1.5 * behind, front - 3 * behind
            yield Piece(f"pods-{place}-{player}-{behind}", "capsule", *spot, label, owner, still=True)
        caption = mark(seats, player) + (str(n) if n > 3 else "")
        yield Piece(f"pods-{place}-{player}", "capsule", across, front, label, owner, caption=caption, still=True)


@lru_cache(maxsize=MANY)
def _incident(section: str, incident: str) -> Piece:
    token = f"token-{key_of(incident)}"
    return Piece(f"token-{section}", token, *at(INCIDENT_AT), Text(token), still=True)


@lru_cache(maxsize=MANY)
def _section_labels(c: Components, section: int, free: tuple[int, ...], whole: tuple[int, ...]) -> tuple[Label, ...]:
    """The numbers of open docks, the actions' names, the numbers of the chambers that are whole."""
    docks = [_dock_number(section * parts.DOCKS_PER_SECTION + n) for n in free]
    chambers = [_chamber_number(parts.SECTION_NAMES[section], number) for number in whole]
    return (*docks, *_action_names(c, section), *chambers)


@lru_cache(maxsize=MANY)
def _dock_number(dock: int) -> Label:
    name = parts.DOCK_NAMES[dock]
    return Label(*dock_spot(dock), Text("scene-amount", {"n": int(name[-1])}), 12, of=f"dock-{name}")


@lru_cache(maxsize=MANY)
def _action_names(c: Components, section: int) -> tuple[Label, ...]:
    labels = []
    for cell in range(section * parts.CELLS_PER_SECTION, (section + 1) * parts.CELLS_PER_SECTION):
        action, (x, y) = parts.ACTION_NAMES[c.cell_action[cell]], cell_spot(cell)
        if action not in ("none", "resource"):
            labels.append(Label(x, y + 9, Text(f"drawn-{action}"), 11, of=f"cell-{parts.CELL_NAMES[cell]}"))
    return tuple(labels)


@lru_cache(maxsize=MANY)
def _chamber_number(section: str, number: int) -> Label:
    x, y = chamber_spot(number)
    of = f"chamber-{section}-{number + 1}"
    return Label(x - 34, y, Text("scene-amount", {"n": number + 1}), 11, "muted", of=of)


# ---- under the ice


@kept
def _underground(c: Components, seats: int, drones: list[int], salvage: list[list[int]], caverns: Any) -> Area:
    """2.7: the launch dock, salvage, and the caverns with their tunnels."""
    there = [(number, caverns[name]) for number, name in enumerate(parts.CAVERN_NAMES) if name in caverns]
    salvaging = [_salvaging(seats, material, [own[material] for own in salvage]) for material in range(3)]
    caves = [_cave(c, seats, number, cavern) for number, cavern in there]
    labels = [_cave_labels(c, number, cavern["tile"]) for number, cavern in there]
    return Area(
        "area-underground",
        COMMON,
        Text("scene-caverns"),
        (
            Map(
                "underground",
                (*_launching(seats, drones), *chain.from_iterable(salvaging), *chain.from_iterable(caves)),
                (_launch_name(), *chain.from_iterable(labels), *_tunnel_labels(c, players(seats))),
            ),
        ),
        summary=(Chip(Text("scene-known", {"n": sum(cavern["face_up"] for _, cavern in there)})),),
        symbol="cavern",
        span=5,
    )


@kept
def _launching(seats: int, drones: list[int]) -> tuple[Piece, ...]:
    there = [(player, n) for player, n in enumerate(drones) if n]
    return tuple(
        _drone(seats, player, f"drone-LAUNCH-{player}", (LAUNCH_AT[0] - 36 + 24 * k, LAUNCH_AT[1] + 32), n)
        for k, (player, n) in enumerate(there)
    )


@kept
def _salvaging(seats: int, material: int, pods: list[int]) -> tuple[Piece, ...]:
    x, y = salvage_spot(material)
    return tuple(_pods(seats, f"salvage-{parts.RESOURCE_NAMES[material]}", x + 14, y, pods, 19))


@kept
def _cave(c: Components, seats: int, number: int, cavern: Any) -> tuple[Piece, ...]:
    """A cavern with what settling there costs, and who has."""
    name, (x, y) = parts.CAVERN_NAMES[number], cavern_spot(number)
    size, label = _size(c, number), Text("label-cavern", {"cavern": name})
    if not cavern["tile"]:
        return (Piece(f"cave-{name}", f"back-{size}", x, y, label, still=True),)
    cost = cavern_cost(c, cavern["tile"])
    cave = Piece(f"cave-{name}", f"cave-{size}-{cost[0]}", x, y, label, dim=not cavern["face_up"], still=True)
    left = x - 22 - 13 * (len(cost) - 1) / 2
    price = [
        Piece(f"cost-{name}-{k}", material, left + 13 * k, y + 1, Text(f"name-{material}"), scale=0.6, still=True)
        for k, material in enumerate(cost)
    ]
    closed = Piece(
        f"back-{name}", f"back-{size}", x, y, label, still=True
    )  # through which one that was looked at shines
    return (*(() if cavern["face_up"] else (closed,)), cave, *price, *_pods(seats, name, x, y + 25, cavern["pods"], 19))


def _size(c: Components, cavern: int) -> str:
    return "small" if c.cavern_small[cavern] else "large"


def cavern_cost(c: Components, tile: str) -> list[str]:
    """8.7: what settling costs, one name for each."""
    number = parts.CAVERN_TILE_NAMES.index(tile)
    return [parts.RESOURCE_NAMES[m] for m in range(4) for _ in range(c.settle_cost[number * 4 + m])]


@lru_cache(maxsize=MANY)
def _launch_name() -> Label:
    return Label(LAUNCH_AT[0] + 10, LAUNCH_AT[1], Text("drawn-launch"), 13, weight=600, of="dock-LAUNCH")


@lru_cache(maxsize=MANY)
def _cave_labels(c: Components, cavern: int, tile: str | None) -> tuple[Label, ...]:
    """What a cavern is called and worth, or that nobody knows."""
    (x, y), of = cavern_spot(cavern), f"cavern-{parts.CAVERN_NAMES[cavern]}"
    if not tile:
        return (
            Label(x, y - 6, Text("scene-unknown"), 15, "muted", weight=600, of=of),
            Label(x, y + 14, Text(f"scene-{_size(c, cavern)}"), 11, "muted", of=of),
        )
    number = parts.CAVERN_TILE_NAMES.index(tile)
    first, second = int(c.majority_first[number]), int(c.majority_second[number])
    return (
        Label(x, y - 18, Text(f"cave-{tile}"), 11, of=of),
        Label(x + 12, y + 1, Text("scene-amount", {"n": first}), 17, weight=700, of=of),
        Label(x + 29, y + 3, Text("scene-amount", {"n": second}), 12, "muted", of=of),
    )


@lru_cache(maxsize=MANY)
def _tunnel_labels(c: Components, n: int) -> tuple[Label, ...]:
    labels = []
    for tunnel in tunnels(c, n):
        energy = Text("sign-energy", {"n": int(c.tunnel_energy[tunnel])})
        of = f"tunnel-{parts.TUNNEL_NAMES[tunnel]}"
        labels.append(Label(*tunnel_spot(c, tunnel), energy, 12, weight=600, of=of))
    return tuple(labels)


# ---- a platform


def _platform(c: Components, seats: int, seen: Any, player: int, own: bool) -> Area:
    """2.4 to 2.6: what a player has, of which the rest of what is seen of them is no part."""
    here = seen["players"][player]
    decisions = seen["rival"]["decisions"] if here["rival"] else None
    return _platform_of(c, seats, player, own, {part: here[part] for part in ON_PLATFORM}, decisions)


@kept
def _platform_of(
    c: Components, seats: int, player: int, own: bool, here: Any, decisions: list[str | None] | None
) -> Area:
    """2.4 to 2.6: stores and crew, the six docks, and what has been built."""
    stores = _stores(c, player, here["resources"], here["aboard"], here["room"])
    built = _built(c, player, {part: here[part] for part in BUILT})
    blocks: tuple[Block, ...] = (stores, _docks(player, here["docks"], here["slots"]), built)
    if decisions is not None:
        blocks = (stores, built, _decisions(decisions))
    return Area(
        f"platform-{player}",
        OWN if own else OTHER,
        Text("scene-own-platform") if own else Text("player-name", {"name": who(seats, player)}),
        blocks,
        seat_of(seats, player),
        summary=_summary(player, here["resources"], here["aboard"], sum(here["docks"]), here["hand_size"]),
        symbol="drone",
        hue="rival" if here["rival"] else f"seat-{player}",
        span=6,
    )


@kept
def _stores(c: Components, player: int, resources: dict[str, int], aboard: int, room: int | None) -> Stores:
    stores = [
        _store(f"store-{player}-{name}", name, f"name-{name}", resources[name], int(c.maximum[n]))
        for n, name in enumerate(parts.RESOURCE_NAMES[: parts.RESOURCES])
    ]
    most = None if room is None else aboard + room
    crew = _store(f"crew-{player}", "pod", "scene-crew", aboard, most)
    return Stores(f"stores-{player}", (*stores, crew))


@lru_cache(maxsize=MANY)
def _store(store: str, symbol: str, label: str, n: int, most: int | None) -> Store:
    return Store(store, symbol, Text(label), n, most)


@kept
def _docks(player: int, drones: list[int], slots: Any) -> Cards:
    """6.11 to 6.16: each dock with its drones and what it turns into what."""
    cards = [
        _dock(player, name, n, slots.get(COSTS.get(name)), slots.get(GAINS.get(name)))
        for name, n in zip(parts.PLATFORM_NAMES, drones, strict=True)
    ]
    return Cards(f"docks-{player}", tuple(cards))


@lru_cache(maxsize=MANY)
def _dock(player: int, name: str, drones: int, cost: str | None, gain: str | None) -> Card:
    uses = [_slot(player, COSTS[name], cost, "scene-pay")] if name in COSTS else []
    gives = GIVES.get(name)
    uses.append(Use("", Text(f"scene-gives-{gives}")) if gives else _slot(player, GAINS[name], gain, "scene-gain"))
    works = (cost or name not in COSTS) and (gain or name not in GAINS)
    amount = Text("scene-amount", {"n": drones}) if drones > 1 else None
    tag = Chip(amount, "docked", f"home-{player}-{name}", player) if drones else None
    hue = "good" if works else ""
    return Card(f"dock-{player}-{name}", Text(f"platform-{name}"), uses=tuple(uses), tag=tag, hue=hue)


def _slot(player: int, slot: str, tile: str | None, key: str) -> Use:
    what = tile_signs(tile) if tile else Text("scene-no-tile")
    return Use("", Text(key, {"what": what}), id=f"slot-{player}-{slot}", tone="" if tile else "muted")


@kept
def _built(c: Components, player: int, here: Any) -> Slots:
    """9.4 to 9.6: upgrades, vehicles and missions, collected tokens and destroyed crew, in one line."""
    known = each(here["missions"] or {})
    chips = [Chip(Text(f"card-{name}"), "upgrade", f"upgrade-{player}-{name}") for name in each(here["upgrades"])]
    for name, copy in _copied(here["vehicles"]):
        chips.append(Chip(vehicle_name(c, name), "vehicle", _numbered(f"vehicle-{player}-{name}", copy)))
    for n in range(here["mission_count"]):
        mission = Text(f"mission-{known[n]}") if n < len(known) else Text("scene-secret")
        chips.append(Chip(mission, "mission", f"mission-{player}-{n}"))
    chips = chips or [Chip(Text("scene-nothing-built"), tone="muted")]
    chips.append(Chip(Text("scene-loot", {"n": here["collected"]}), "sabotage", f"loot-{player}"))
    if here["destroyed"]:
        chips.append(Chip(Text("scene-destroyed", {"n": here["destroyed"]}), "pod", f"destroyed-{player}", tone="bad"))
    return Slots(f"built-{player}", tuple(chips))


def vehicle_name(c: Components, vehicle: str) -> Text:
    """A vehicle with how many crew pods it holds."""
    capacity = int(c.capacity[parts.VEHICLE_NAMES.index(vehicle)])
    return Text("scene-vehicle", {"vehicle": Text(f"vehicle-{vehicle}"), "n": capacity})


def _copied(counts: dict[str, int]) -> list[tuple[str, int]]:
    """Cards with the number of each copy, from 1."""
    return [(name, copy + 1) for name, n in counts.items() for copy in range(n)]


def _numbered(name: str, copy: int) -> str:
    return name if copy == 1 else f"{name}-{copy}"


@kept
def _decisions(decisions: list[str | None]) -> Slots:
    """13.2: the cards of which one says where the rival deploys."""
    cards = [name for name in decisions if name]
    chips = tuple(Chip(Text(f"card-{name}"), "card", f"decision-{n}") for n, name in enumerate(cards))
    return Slots("decisions", chips, Text("drawn-decisions"))


@kept
def _summary(player: int, resources: dict[str, int], aboard: int, drones: int, cards: int) -> tuple[Chip, ...]:
    stores = [
        _amount(resources[name], name, f"store-{player}-{name}") for name in parts.RESOURCE_NAMES[: parts.RESOURCES]
    ]
    crew = _amount(aboard, "pod", f"crew-{player}")
    return (*stores, crew, _amount(drones, "drone", ""), _amount(cards, "card", ""))


@lru_cache(maxsize=MANY)
def _amount(n: int, symbol: str, thing: str) -> Chip:
    return Chip(Text("scene-amount", {"n": n}), symbol, thing)


# ---- the hand


@kept
def _hand(c: Components, player: int, hand: dict[str, int] | None, size: int) -> Area:
    """9.1: one's cards with all four uses."""
    cards = tuple(_card(c, name, copy, player) for name, copy in _copied(hand or {}))
    return Area(
        "hand",
        HAND,
        Text("scene-hand"),
        (Cards("hand-cards", cards, form="hand"),),
        player,
        Text("scene-hand-note", {"n": size, "of": int(c.hand_limit)}),
        (_amount(size, "card", ""),),
        "card",
        span=6,
    )


def scrapped(c: Components, card: int) -> tuple[Text, ...]:
    """7.2: what a card gives when it is scrapped."""
    first = card * len(parts.RESOURCE_NAMES)
    return signs([name for k, name in enumerate(parts.RESOURCE_NAMES) for _ in range(c.scrap_gain[first + k])])


@lru_cache(maxsize=MANY)
def _card(c: Components, name: str, copy: int, player: int) -> Card:
    card = parts.UPGRADE_NAMES.index(name)
    mission, vehicle = parts.MISSION_NAMES[card], parts.VEHICLE_NAMES[card]
    special = vehicle if vehicle in ("moth", "spider") else "vehicle"
    energy: dict[str, Arg] = {"n": int(c.overclock_energy)}
    points: dict[str, Arg] = {"n": int(c.mission_points[card])}
    crew: dict[str, Arg] = {"n": int(c.capacity[card])}
    uses = (
        Use("upgrade", Text(f"does-{name}", energy), id=_numbered(f"as-upgrade-{name}", copy)),
        Use(
            "mission",
            Text(f"does-{mission}", points),
            Text(f"mission-{mission}"),
            _numbered(f"as-mission-{mission}", copy),
        ),
        Use(
            "vehicle",
            Text(f"does-{special}", crew),
            Text(f"vehicle-{vehicle}"),
            _numbered(f"as-vehicle-{vehicle}", copy),
        ),
        Use("scrap", Text("scene-scrap", {"what": scrapped(c, card)}), id=_numbered(f"scrap-{name}", copy)),
    )
    return Card(
        _numbered(f"card-{player}-{name}", copy),
        Text(f"card-{name}"),
        picture=f"picture-{name}",
        hue=CARD_HUES[name],
        uses=uses,
    )


# ---- clicking


def _copies(c: Components, name: str) -> tuple[str, ...]:
    """Every card of a kind that one may hold."""
    return (name, *(f"{name}-{n}" for n in range(2, max(c.card_copies) + 1)))


_OWN: Final = {
    "from": "dock-{seat}-{dock}",
    "return": "dock-{seat}-{dock}",
    "activate": "dock-{seat}-{dock}",
    "place": "slot-{seat}-{slot}",
    "scrap-tile": "slot-{seat}-{slot}",
    "take": "store-{seat}-{resource}",
    "pay": "store-{seat}-{resource}",
    "nanites": "store-{seat}-nanite",
}
_COMMON: Final = {
    "deploy": "dock-{dock}",
    "use": "cell-{cell}",
    "awaken": "chamber-{chamber}",
    "draw-card": "deck",
    "scout": "cavern-{cavern}",
    "assign": "salvage-{resource}",
    "withdraw": "salvage-{resource}",
    "tunnel": "tunnel-{tunnel}",
    "settle": "cavern-{cavern}",
    "resolve": "incident-{section}",
    "sabotage": "incident-{section}",
    "rival-dock": "dock-{dock}",
    "rival-take": "store-1-{resource}",
    "rival-awaken": "chamber-{chamber}",
    "rival-assign": "salvage-{resource}",
    "rival-resolve": "incident-{section}",
    "rival-sabotage": "incident-{section}",
    "rival-scout": "cavern-{cavern}",
    "rival-settle": "tunnel-{tunnel}",
    "rival-extra": "cavern-{cavern}",
}
_CARDS: Final = {
    "discard": "card-{seat}-{card}",
    "upgrade": "as-upgrade-{card}",
    "mission": "as-mission-{card}",
    "vehicle": "as-vehicle-{card}",
    "scrap": "scrap-{card}",
    "launch": "vehicle-{seat}-{card}",
}
_MACHINES: Final = {"reactor": "reactor", "fabricate": "fabricator", "compute": "computer"}


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The things that stand for a seat's move when they are clicked."""
    kind, fields = move.kind, {**move.fields, "seat": seat}
    if kind in _OWN or kind in _COMMON:
        return ((_OWN.get(kind) or _COMMON[kind]).format(**fields),)
    c = components(terms.edition)
    if kind in _CARDS:
        return _copies(c, _CARDS[kind].format(**fields))
    if kind in _MACHINES:
        wanted = parts.ACTION_NAMES.index(_MACHINES[kind])
        return tuple(f"cell-{parts.CELL_NAMES[cell]}" for cell in range(parts.CELLS) if c.cell_action[cell] == wanted)
    return ()
