"""Cryo's table: the ship's sections, the caverns under the ice, every platform, and one's hand as cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
DISCARDING: Final = ("keeping", "limit", "paying-card")
"""Phases in which cards are chosen on a screen of their own."""


def board(terms: Terms) -> Board:
    """What never changes: the symbols, the ship and the caverns."""
    c = components(terms.edition)
    return Board(symbols(), extents(), grounds(c, players(terms)), 11.5)


def players(terms: Terms) -> int:
    """How many platforms there are; alone one plays against a rival."""
    return 2 if terms.seats == 1 else terms.seats


def seat_of(terms: Terms, player: int) -> int:
    """Whose colour a player's pieces have; -1 is the rival's."""
    return -1 if terms.seats == 1 and player == 1 else player


def mark(terms: Terms, player: int) -> str:
    """The letter on a player's pieces."""
    return "R" if seat_of(terms, player) < 0 else SEAT_MARKS[player]


def who(terms: Terms, player: int) -> Who | Text:
    """A player in a sentence."""
    return Text("the-rival") if seat_of(terms, player) < 0 else Who(player)


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
    c = components(terms.edition)
    areas = [_track(c, terms, seen), _ship(terms, c, seen), _underground(terms, c, seen)]
    if seat is not None:
        areas += [_platform(terms, c, seen, seat, True), _hand(c, seen, seat)]
    areas += [_platform(terms, c, seen, player, False) for player in range(players(terms)) if player != seat]
    return Scene(tuple(areas), BELOW, _head(seen), choosing=_choosing(seen, seat))


def _head(seen: Any) -> tuple[Chip, ...]:
    return (Chip(Text("scene-to-sunset", {"n": max(0, seen["tokens_left"] - 1)}), "sunset"),)


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


def _track(c: Components, terms: Terms, seen: Any) -> Area:
    """6.3: the tokens still to come, the sunset token last."""
    left, n = seen["tokens_left"], players(terms)
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
    to_come = Text("scene-until-sunset", {"n": max(0, seen["tokens_left"] - 1)})
    deck = Slots("deck-line", (Chip(Text("scene-deck", {"n": seen["deck"]}), "card", "deck"),))
    line = Track("incident-track", tuple(stages), text=to_come)
    summary = (Chip(to_come, "sunset", "track"),)
    return Area("track", TRACK, Text("drawn-track"), (line, deck), summary=summary, symbol="sunset")


# ---- the ship


def _ship(terms: Terms, c: Components, seen: Any) -> Area:
    sections = tuple(_section(terms, c, seen, n) for n in range(parts.SECTIONS))
    return Area("ship", COMMON, Text("scene-ship"), symbol="ship", span=7, parts=sections)


def _section(terms: Terms, c: Components, seen: Any, section: int) -> Area:
    """2.1: a section with its docks, actions, chambers and incident."""
    name = parts.SECTION_NAMES[section]
    first = section * parts.DOCKS_PER_SECTION
    docks = [seen["docks"][parts.DOCK_NAMES[dock]] for dock in range(first, first + parts.DOCKS_PER_SECTION)]
    free = sum(1 for dock in docks if dock["drone"] < 0 and not dock["damaged"])
    pieces = (
        *_docked(terms, seen, section),
        *_tiles(c, seen, section),
        *_sleepers(terms, seen, section),
        *_incident(seen, name),
    )
    block = Map(f"section-{name}", pieces, tuple(_section_labels(c, seen, section)))
    open_docks = Chip(Text("scene-open", {"n": free}))
    return Area(
        f"area-{name}",
        COMMON,
        Text(f"drawn-{name.lower()}"),
        (block,),
        summary=(open_docks,),
        hue=SECTION_HUES[section],
    )


def _docked(terms: Terms, seen: Any, section: int) -> Iterator[Piece]:
    for dock in range(section * parts.DOCKS_PER_SECTION, (section + 1) * parts.DOCKS_PER_SECTION):
        name = parts.DOCK_NAMES[dock]
        here = seen["docks"][name]
        if here["damaged"]:
            yield Piece(f"damage-{name}", "damage", *dock_spot(dock), Text("label-damage"), still=True)
        if here["drone"] >= 0:
            yield _drone(terms, here["drone"], f"drone-{name}", dock_spot(dock))


def _drone(terms: Terms, player: int, name: str, spot: tuple[float, float], n: int = 1) -> Piece:
    label = Text("label-drone", {"who": who(terms, player)})
    caption = mark(terms, player) + (str(n) if n > 1 else "")
    return Piece(name, "docked", *spot, label, seat_of(terms, player), caption=caption, still=True)


def _tiles(c: Components, seen: Any, section: int) -> Iterator[Piece]:
    """4.4: the top tile of each resource space."""
    for cell in range(section * parts.CELLS_PER_SECTION, (section + 1) * parts.CELLS_PER_SECTION):
        if c.cell_action[cell] == parts.RESOURCE_SPACE:
            stack = seen["stacks"][c.cell_space[cell]]
            if stack["top"]:
                name, tile = parts.CELL_NAMES[cell], f"tile-{key_of(stack['top'])}"
                yield Piece(f"tile-{name}", tile, *cell_spot(cell), Text(tile), still=True)


def _sleepers(terms: Terms, seen: Any, section: int) -> Iterator[Piece]:
    """1.7, 6.4: crew pods in stasis, or a destroyed chamber."""
    for number in range(3):
        name = f"{parts.SECTION_NAMES[section]}-{number + 1}"
        chamber, (x, y) = seen["chambers"][name], chamber_spot(number)
        if chamber["sabotaged"]:
            yield Piece(f"ruin-{name}", "ruin", x, y, Text("label-ruin"), still=True)
        else:
            yield from _pods(terms, name, x + 5, y, chamber["pods"], 16.5)


def _pods(terms: Terms, place: str, x: float, y: float, pods: list[int], step: float) -> Iterator[Piece]:
    """Crew pods side by side, those of a player behind each other, the last one with how many there are."""
    here = [player for player, n in enumerate(pods) if n]
    for k, player in enumerate(here):
        n = pods[player]
        label = Text("label-pods", {"who": who(terms, player), "n": n})
        across = x + step * (k - (len(here) - 1) / 2)
        front = y + 1.5 * (min(n, 3) - 1)
        for behind in range(min(n, 3) - 1, 0, -1):
            spot = across + 1.5 * behind, front - 3 * behind
            yield Piece(f"pods-{place}-{player}-{behind}", "capsule", *spot, label, seat_of(terms, player), still=True)
        caption = mark(terms, player) + (str(n) if n > 3 else "")
        yield Piece(
            f"pods-{place}-{player}",
            "capsule",
            across,
            front,
            label,
            seat_of(terms, player),
            caption=caption,
            still=True,
        )


def _incident(seen: Any, section: str) -> Iterator[Piece]:
    if seen["incidents"][section]:
        token = f"token-{key_of(seen['incidents'][section])}"
        yield Piece(f"token-{section}", token, *at(INCIDENT_AT), Text(token), still=True)


def _section_labels(c: Components, seen: Any, section: int) -> Iterator[Label]:
    """The numbers of open docks, the actions' names, the chambers' numbers."""
    for dock in range(section * parts.DOCKS_PER_SECTION, (section + 1) * parts.DOCKS_PER_SECTION):
        name = parts.DOCK_NAMES[dock]
        here = seen["docks"][name]
        if here["drone"] < 0 and not here["damaged"]:
            yield Label(*dock_spot(dock), Text("scene-amount", {"n": int(name[-1])}), 12, of=f"dock-{name}")
    for cell in range(section * parts.CELLS_PER_SECTION, (section + 1) * parts.CELLS_PER_SECTION):
        action = parts.ACTION_NAMES[c.cell_action[cell]]
        if action not in ("none", "resource"):
            x, y = cell_spot(cell)
            yield Label(x, y + 9, Text(f"drawn-{action}"), 11, of=f"cell-{parts.CELL_NAMES[cell]}")
    for number in range(3):
        x, y = chamber_spot(number)
        name = f"{parts.SECTION_NAMES[section]}-{number + 1}"
        if not seen["chambers"][name]["sabotaged"]:
            yield Label(x - 34, y, Text("scene-amount", {"n": number + 1}), 11, "muted", of=f"chamber-{name}")


# ---- under the ice


def _underground(terms: Terms, c: Components, seen: Any) -> Area:
    """2.7: the launch dock, salvage, and the caverns with their tunnels."""
    pieces = (*_launching(terms, seen), *_salvaging(terms, seen), *_caves(terms, c, seen))
    labels = (*_cave_labels(c, seen), *_tunnel_labels(c, terms, seen))
    known = sum(1 for cavern in seen["caverns"].values() if cavern["face_up"])
    return Area(
        "area-underground",
        COMMON,
        Text("scene-caverns"),
        (Map("underground", pieces, labels),),
        summary=(Chip(Text("scene-known", {"n": known})),),
        symbol="cavern",
        span=5,
    )


def _launching(terms: Terms, seen: Any) -> Iterator[Piece]:
    there = [(player, here["launch_drones"]) for player, here in enumerate(seen["players"]) if here["launch_drones"]]
    for k, (player, n) in enumerate(there):
        spot = LAUNCH_AT[0] - 36 + 24 * k, LAUNCH_AT[1] + 32
        yield _drone(terms, player, f"drone-LAUNCH-{player}", spot, n)


def _salvaging(terms: Terms, seen: Any) -> Iterator[Piece]:
    for material in range(3):
        x, y = salvage_spot(material)
        pods = [here["salvage"][material] for here in seen["players"]]
        yield from _pods(terms, f"salvage-{parts.RESOURCE_NAMES[material]}", x + 14, y, pods, 19)


def _caves(terms: Terms, c: Components, seen: Any) -> Iterator[Piece]:
    for cavern, name in enumerate(parts.CAVERN_NAMES):
        if name not in seen["caverns"]:
            continue
        here, (x, y) = seen["caverns"][name], cavern_spot(cavern)
        size = "small" if c.cavern_small[cavern] else "large"
        label = Text("label-cavern", {"cavern": name})
        if not here["face_up"]:
            closed = (
                f"back-{name}" if here["tile"] else f"cave-{name}"
            )  # one that was looked at shines through its back
            yield Piece(closed, f"back-{size}", x, y, label, still=True)
        if not here["tile"]:
            continue
        cost = cavern_cost(c, here["tile"])
        symbol = f"cave-{size}-{cost[0]}"
        yield Piece(f"cave-{name}", symbol, x, y, label, dim=not here["face_up"], still=True)
        for k, material in enumerate(cost):
            spot = x - 22 + 13 * (k - (len(cost) - 1) / 2), y + 1
            yield Piece(f"cost-{name}-{k}", material, *spot, Text(f"name-{material}"), scale=0.6, still=True)
        yield from _pods(terms, name, x, y + 25, here["pods"], 19)


def cavern_cost(c: Components, tile: str) -> list[str]:
    """8.7: what settling costs, one name for each."""
    number = parts.CAVERN_TILE_NAMES.index(tile)
    return [parts.RESOURCE_NAMES[m] for m in range(4) for _ in range(c.settle_cost[number * 4 + m])]


def _cave_labels(c: Components, seen: Any) -> Iterator[Label]:
    yield Label(LAUNCH_AT[0] + 10, LAUNCH_AT[1], Text("drawn-launch"), 13, weight=600, of="dock-LAUNCH")
    for cavern, name in enumerate(parts.CAVERN_NAMES):
        if name not in seen["caverns"]:
            continue
        here, (x, y) = seen["caverns"][name], cavern_spot(cavern)
        if not here["tile"]:
            size = "small" if c.cavern_small[cavern] else "large"
            yield Label(x, y - 6, Text("scene-unknown"), 15, "muted", weight=600, of=f"cavern-{name}")
            yield Label(x, y + 14, Text(f"scene-{size}"), 11, "muted", of=f"cavern-{name}")
            continue
        number = parts.CAVERN_TILE_NAMES.index(here["tile"])
        first, second = int(c.majority_first[number]), int(c.majority_second[number])
        yield Label(x, y - 18, Text(f"cave-{here['tile']}"), 11, of=f"cavern-{name}")
        yield Label(x + 12, y + 1, Text("scene-amount", {"n": first}), 17, weight=700, of=f"cavern-{name}")
        yield Label(x + 29, y + 3, Text("scene-amount", {"n": second}), 12, "muted", of=f"cavern-{name}")


def _tunnel_labels(c: Components, terms: Terms, seen: Any) -> Iterator[Label]:
    for tunnel in tunnels(c, players(terms)):
        x, y = tunnel_spot(c, tunnel)
        energy = Text("sign-energy", {"n": int(c.tunnel_energy[tunnel])})
        yield Label(x, y, energy, 12, weight=600, of=f"tunnel-{parts.TUNNEL_NAMES[tunnel]}")


# ---- a platform


def _platform(terms: Terms, c: Components, seen: Any, player: int, own: bool) -> Area:
    """2.4 to 2.6: stores and crew, the six docks, and what has been built."""
    here = seen["players"][player]
    blocks: list[Block] = [_stores(c, here, player), _docks(here, player), _built(c, here, player)]
    if here["rival"]:
        blocks = [_stores(c, here, player), _built(c, here, player), _decisions(seen)]
    return Area(
        f"platform-{player}",
        OWN if own else OTHER,
        Text("scene-own-platform") if own else Text("player-name", {"name": who(terms, player)}),
        tuple(blocks),
        seat_of(terms, player),
        summary=_summary(here, player),
        symbol="drone",
        hue="rival" if here["rival"] else f"seat-{player}",
        span=6,
    )


def _stores(c: Components, here: Any, player: int) -> Stores:
    stores = [
        Store(f"store-{player}-{name}", name, Text(f"name-{name}"), here["resources"][name], int(c.maximum[n]))
        for n, name in enumerate(parts.RESOURCE_NAMES[: parts.RESOURCES])
    ]
    most = None if here["room"] is None else here["aboard"] + here["room"]
    stores.append(Store(f"crew-{player}", "pod", Text("scene-crew"), here["aboard"], most))
    return Stores(f"stores-{player}", tuple(stores))


def _docks(here: Any, player: int) -> Cards:
    """6.11 to 6.16: each dock with its drones and what it turns into what."""
    return Cards(
        f"docks-{player}",
        tuple(_dock(here, player, k, name) for k, name in enumerate(parts.PLATFORM_NAMES)),
    )


def _dock(here: Any, player: int, k: int, name: str) -> Card:
    drones = here["docks"][k]
    uses = []
    if name in COSTS:
        uses.append(_slot(here, player, COSTS[name], "scene-pay"))
    gives = GIVES.get(name)
    uses.append(Use("", Text(f"scene-gives-{gives}")) if gives else _slot(here, player, GAINS[name], "scene-gain"))
    works = all(here["slots"][slot] for slot in (COSTS.get(name), GAINS.get(name)) if slot)
    tag = (
        Chip(Text("scene-amount", {"n": drones}) if drones > 1 else None, "docked", f"home-{player}-{name}", player)
        if drones
        else None
    )
    return Card(
        f"dock-{player}-{name}", Text(f"platform-{name}"), uses=tuple(uses), tag=tag, hue="good" if works else ""
    )


def _slot(here: Any, player: int, slot: str, key: str) -> Use:
    tile = here["slots"][slot]
    what = tile_signs(tile) if tile else Text("scene-no-tile")
    return Use("", Text(key, {"what": what}), id=f"slot-{player}-{slot}", tone="" if tile else "muted")


def _built(c: Components, here: Any, player: int) -> Slots:
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


def _decisions(seen: Any) -> Slots:
    """13.2: the cards of which one says where the rival deploys."""
    cards = [name for name in seen["rival"]["decisions"] if name]
    chips = tuple(Chip(Text(f"card-{name}"), "card", f"decision-{n}") for n, name in enumerate(cards))
    return Slots("decisions", chips, Text("drawn-decisions"))


def _summary(here: Any, player: int) -> tuple[Chip, ...]:
    stores = [
        Chip(Text("scene-amount", {"n": here["resources"][name]}), name, f"store-{player}-{name}")
        for name in parts.RESOURCE_NAMES[: parts.RESOURCES]
    ]
    return (
        *stores,
        Chip(Text("scene-amount", {"n": here["aboard"]}), "pod", f"crew-{player}"),
        Chip(Text("scene-amount", {"n": sum(here["docks"])}), "drone"),
        Chip(Text("scene-amount", {"n": here["hand_size"]}), "card"),
    )


# ---- the hand


def _hand(c: Components, seen: Any, player: int) -> Area:
    """9.1: one's cards with all four uses."""
    here = seen["players"][player]
    cards = tuple(_card(c, name, copy, player) for name, copy in _copied(here["hand"] or {}))
    return Area(
        "hand",
        HAND,
        Text("scene-hand"),
        (Cards("hand-cards", cards, form="hand"),),
        player,
        Text("scene-hand-note", {"n": here["hand_size"], "of": int(c.hand_limit)}),
        (Chip(Text("scene-amount", {"n": here["hand_size"]}), "card"),),
        "card",
        span=6,
    )


def scrapped(c: Components, card: int) -> tuple[Text, ...]:
    """7.2: what a card gives when it is scrapped."""
    first = card * len(parts.RESOURCE_NAMES)
    return signs([name for k, name in enumerate(parts.RESOURCE_NAMES) for _ in range(c.scrap_gain[first + k])])


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


def _copies(name: str) -> tuple[str, ...]:
    """Every card of a kind that one may hold."""
    return (name, *(f"{name}-{n}" for n in range(2, 6)))


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
    if kind in _CARDS:
        return _copies(_CARDS[kind].format(**fields))
    if kind in _MACHINES:
        c = components(terms.edition)
        wanted = parts.ACTION_NAMES.index(_MACHINES[kind])
        return tuple(f"cell-{parts.CELL_NAMES[cell]}" for cell in range(parts.CELLS) if c.cell_action[cell] == wanted)
    return ()
