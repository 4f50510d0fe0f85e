"""The picture: the ship, the caverns, the platforms, where every piece stands, and what a click means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Any, Final

from orrery.games.cryo.components import (
    ACTION_NAMES,
    CAVERN_NAMES,
    CAVERNS,
    CELL_NAMES,
    CELLS,
    CELLS_PER_SECTION,
    CHAMBER_NAMES,
    DOCK_NAMES,
    DOCKS,
    LAUNCH_DOCK,
    MISSION_NAMES,
    PLATFORM_NAMES,
    RESOURCE_NAMES,
    RESOURCE_SPACE,
    RESOURCES,
    SECTION_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    TUNNEL_NAMES,
    TUNNELS,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
    Components,
    components,
)
from orrery.games.cryo.symbols import box, cave_outline, extents, icon, symbols
from orrery.kernel import Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Area, Board, Piece, Place, Sketch, Span, label, said, words

WIDTH: Final = 1600.0
SHIP_HEIGHT: Final = 860.0
PANEL: Final = (450.0, 410.0)
PLATFORM: Final = (782.0, 424.0)
COLUMNS: Final = (54.0, 138.0, 222.0, 306.0, 390.0)
ROWS: Final = (128.0, 204.0, 280.0)
CELL_AT: Final = {
    "a": (0, 0),
    "b": (2, 0),
    "c": (4, 0),
    "d": (1, 1),
    "e": (3, 1),
    "f": (0, 2),
    "g": (2, 2),
    "h": (4, 2),
}
DOCK_AT: Final = ((1, 0), (3, 0), (0, 1), (2, 1), (4, 1))
SECTION_INKS: Final = ("bad", "good", "muted", "accent")
CAVERN_AT: Final = {
    "A1": (1042, 0),
    "A2": (1262, 0),
    "A3": (1482, 0),
    "B1": (1010, 1),
    "B2": (1174, 1),
    "B3": (1338, 1),
    "B4": (1504, 1),
    "C1": (1010, 2),
    "C2": (1174, 2),
    "C3": (1338, 2),
    "C4": (1504, 2),
    "D1": (1042, 3),
    "D2": (1262, 3),
    "D3": (1482, 3),
}
CAVERN_TOP: Final = 318.0
CAVERN_STEP: Final = 148.0
GIVES: Final = (None, "pod", "energy", None, "nanite", "card")
TRACK_STEP: Final = 17.0


def _players(terms: Terms) -> int:
    return 2 if terms.seats == 1 else terms.seats


def section_corner(section: int) -> tuple[float, float]:
    """The upper left corner of a section's panel."""
    return 14 + (section % 2) * (PANEL[0] + 8), 14 + (section // 2) * (PANEL[1] + 10)


def dock_spot(dock: int) -> tuple[float, float]:
    """The middle of a dock on the board."""
    if dock == LAUNCH_DOCK:
        return 1000, 214
    x, y = section_corner(dock // 5)
    column, row = DOCK_AT[dock % 5]
    return x + COLUMNS[column], y + ROWS[row]


def cell_spot(cell: int) -> tuple[float, float]:
    """The middle of an action."""
    x, y = section_corner(cell // CELLS_PER_SECTION)
    column, row = CELL_AT["abcdefgh"[cell % CELLS_PER_SECTION]]
    return x + COLUMNS[column], y + ROWS[row]


def chamber_spot(chamber: int) -> tuple[float, float]:
    """The middle of a stasis chamber."""
    x, y = section_corner(chamber // 3)
    return x + 79 + 146 * (chamber % 3), y + 364


def incident_spot(section: int) -> tuple[float, float]:
    """The middle of an incident space."""
    x, y = section_corner(section)
    return x + PANEL[0] - 46, y + 38


def cavern_spot(cavern: int) -> tuple[float, float]:
    """The middle of a cavern."""
    x, row = CAVERN_AT[CAVERN_NAMES[cavern]]
    return x, CAVERN_TOP + CAVERN_STEP * row


def salvage_spot(material: int) -> tuple[float, float]:
    """The middle of the salvage spaces of a material."""
    return 1190 + 155 * material, 212


def track_stack_spot(space: int) -> tuple[float, float]:
    """The middle of a space of the incident track."""
    return 1128 + 66 * space, 68


def platform_corner(player: int) -> tuple[float, float]:
    """The upper left corner of a platform."""
    return 14 + (player % 2) * (PLATFORM[0] + 8), SHIP_HEIGHT + (player // 2) * (PLATFORM[1] + 10)


def track_spot(player: int, resource: int, amount: int) -> tuple[float, float]:
    """Where a marker stands that shows an amount."""
    x, y = platform_corner(player)
    return x + 92 + resource * 132 + TRACK_STEP * amount, y + 30


def platform_dock_spot(player: int, dock: int) -> tuple[float, float]:
    """The middle of a dock on a platform."""
    x, y = platform_corner(player)
    return x + 36 + dock * 128, y + 130


def slot_spot(player: int, slot: int) -> tuple[float, float]:
    """The middle of a tile slot on a platform."""
    x, y = platform_corner(player)
    dock = slot if slot < 4 else slot - 1
    below = slot in (0, 4)
    return x + 98 + dock * 128, y + (176 if below else 108)


def board(terms: Terms) -> Board:
    """The picture under the pieces."""
    c = components(terms.edition)
    rows = (_players(terms) + 1) // 2
    height = SHIP_HEIGHT + rows * (PLATFORM[1] + 10) + 6
    svg = "".join([*_ship(c), *_underground(terms, c), *(_platform(terms, c, p) for p in range(_players(terms)))])
    return Board(WIDTH, height, svg, symbols(c), tuple(_places(terms, c)), 14.0, extents(), _areas(terms))


def _areas(terms: Terms) -> tuple[Area, ...]:
    """The ship's sections, what lies underground, and every platform."""
    platforms = [Area(*platform_corner(player), *PLATFORM, player) for player in range(_players(terms))]
    return Area(8, 8, 920, SHIP_HEIGHT - 14), Area(926, 8, 666, SHIP_HEIGHT - 14), *platforms


def _panel(x: float, y: float, width: float, height: float, ink: str = "line") -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="16" fill="var(--panel)"'
        f' stroke="var(--{ink})" stroke-opacity="0.55" stroke-width="1.5"/>'
    )


def _at(x: float, y: float, svg: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{svg}</g>'


def _ship(c: Components) -> Iterator[str]:
    for section in range(4):
        x, y = section_corner(section)
        ink = SECTION_INKS[section]
        yield _panel(x, y, *PANEL, ink)
        heading = label(f"drawn-{SECTION_NAMES[section].lower()}")
        yield words(f"{section + 1}  {heading}", x + 22, y + 36, 22, ink, "start", 700)
        yield said("drawn-incident", 90, x + PANEL[0] - 92, y + 38, 14, "muted", "end")
        yield _at(
            *incident_spot(section),
            '<path d="M-31 0 L-18 -27 H18 L31 0 L18 27 H-18 Z" fill="var(--space)"'
            ' stroke="var(--line)" stroke-width="1.5"/>',
        )
    for dock in range(DOCKS):
        yield from _wires(c, dock)
    for dock in range(DOCKS):
        x, y = dock_spot(dock)
        yield _at(
            x,
            y,
            '<circle r="27" fill="var(--space)" stroke="var(--muted)" stroke-width="2.5"/>'
            + words(DOCK_NAMES[dock][-2:], 0, 1, 14, "muted"),
        )
    for cell in range(CELLS):
        if c.cell_action[cell]:
            yield _at(*cell_spot(cell), _cell(c, cell))
    for chamber in range(12):
        x, y = chamber_spot(chamber)
        yield _at(
            x, y, box(136, 60, "space", "line", 18) + words(str(chamber % 3 + 1), -56, 0, 16, "muted", weight=700)
        )


def _wires(c: Components, dock: int) -> Iterator[str]:
    """Short lines from a dock to the actions beside it."""
    x, y = dock_spot(dock)
    for side in range(4):
        cell = c.dock_cell[dock * 4 + side]
        if cell >= 0:
            to = cell_spot(int(cell))
            yield f'<path d="M{x:g} {y:g} L{to[0]:g} {to[1]:g}" stroke="var(--line)" stroke-width="2.5"/>'


def _cell(c: Components, cell: int) -> str:
    if c.cell_action[cell] == RESOURCE_SPACE:
        material = RESOURCE_NAMES[c.section_material[cell // CELLS_PER_SECTION]]
        frame = (
            '<rect x="-27" y="-27" width="54" height="54" rx="9" transform="rotate(45)" fill="var(--space)"'
            ' stroke="var(--line)" stroke-width="1.5"/>'
        )
        return frame + icon(material, 0, 0, 1.1)
    name = ACTION_NAMES[c.cell_action[cell]]
    return box(78, 60, "raised", "muted", 12) + _action_sign(c, name) + said(f"drawn-{name}", 68, 0, 18, 14)


def _arrow(x: float, y: float) -> str:
    return f'<path d="M{x - 6:g} {y:g} h12 m-4 -4 l4 4 l-4 4" stroke="var(--ink)" stroke-width="1.8" fill="none"/>'


def _pod_sign(x: float, y: float, ink: str = "ink") -> str:
    return (
        f'<rect x="{x - 6:g}" y="{y - 9:g}" width="12" height="18" rx="6" fill="var(--{ink})" fill-opacity="0.25"'
        f' stroke="var(--{ink})" stroke-width="1.8"/>'
    )


def _action_sign(c: Components, name: str) -> str:
    """What an action turns into what."""
    if name == "stasis":
        return icon(RESOURCE_NAMES[c.stasis_material], -18, -9, 0.8) + _arrow(0, -9) + _pod_sign(18, -9)
    if name == "reactor":
        return icon(RESOURCE_NAMES[c.reactor_material], -18, -9, 0.8) + _arrow(0, -9) + icon("energy", 18, -9, 0.8)
    if name == "fabricator":
        any_material = '<circle cx="-18" cy="-9" r="8" fill="none" stroke="var(--ink)" stroke-width="1.8"/>'
        return any_material + _arrow(0, -9) + icon("nanite", 18, -9, 0.8)
    if name == "computer":
        return icon(RESOURCE_NAMES[c.computer_material], -18, -9, 0.8) + _arrow(0, -9) + icon("card", 18, -9, 0.8)
    if name == "scout":
        return icon("energy", -24, -9, 0.75) + icon("tech", -6, -9, 0.7) + _arrow(10, -9) + _pod_sign(26, -9)
    if name == "assign":
        return _pod_sign(-18, -9) + _arrow(0, -9) + '<path d="M10 -2 H26 V-10 H10 Z" fill="none" stroke="var(--ink)"/>'
    return '<path d="M-26 -2 H-10 V-10 H-26 Z" fill="none" stroke="var(--ink)"/>' + _arrow(0, -9) + _pod_sign(18, -9)


def _underground(terms: Terms, c: Components) -> Iterator[str]:
    yield _panel(932, 14, 654, 116)
    yield said("drawn-track", 144, 956, 40, 18, "ink", "start", 700)
    yield said("drawn-deck", 50, 1062, 97, 14, "muted", "start")
    yield said("drawn-early", 180, 1128 + 66 * (c.early_spaces - 1) / 2, 110, 14, "muted")
    yield said("drawn-late", 240, 1128 + 66 * (c.early_spaces + c.track_spaces - 1) / 2, 110, 14, "muted")
    for space in range(c.track_spaces):
        yield _at(
            *track_stack_spot(space),
            '<path d="M-26 0 L-15 -23 H15 L26 0 L15 23 H-15 Z" fill="var(--space)"'
            ' stroke="var(--line)" stroke-width="1.5"/>',
        )
    yield _panel(932, 140, 654, 714)
    yield _at(
        *dock_spot(LAUNCH_DOCK),
        '<rect x="-52" y="-38" width="104" height="76" rx="30" fill="var(--space)"'
        ' stroke="var(--accent)" stroke-width="2.5"/>' + said("drawn-launch", 120, 0, -54, 16, "accent", weight=700),
    )
    for material in range(3):
        x, y = salvage_spot(material)
        yield _at(x, y, box(140, 62, "space", "line", 14) + icon(RESOURCE_NAMES[material], -52, 0, 1.0))
        for n in range(int(c.salvage_spaces[_players(terms)])):
            yield f'<circle cx="{x - 18 + 32 * n:g}" cy="{y:g}" r="14" fill="none" stroke="var(--line)" stroke-dasharray="3 3"/>'
    yield said("drawn-salvage", 440, 1345, 160, 16, weight=700)
    yield from _tunnels(terms, c)
    for cavern in range(CAVERNS):
        used = c.cavern_players[cavern] <= _players(terms)
        x, y = cavern_spot(cavern)
        dash = "" if used else 'stroke-dasharray="5 6" opacity="0.55"'
        yield _at(x, y, cave_outline(bool(c.cavern_small[cavern]), dash))
        name = CAVERN_NAMES[cavern] if used else f"{int(c.cavern_players[cavern])}+"
        yield words(name, x - (52 if c.cavern_small[cavern] else 62), y - 42, 14, "muted", weight=700)


def _ends(c: Components, tunnel: int) -> tuple[tuple[float, float], tuple[float, float]]:
    return cavern_spot(int(c.tunnel_from[tunnel])), cavern_spot(int(c.tunnel_to[tunnel]))


def tunnel_spot(c: Components, tunnel: int) -> tuple[float, float]:
    """The middle of a tunnel."""
    one, two = _ends(c, tunnel)
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2 + (0 if one[1] == two[1] else 6)


def _tunnels(terms: Terms, c: Components) -> Iterator[str]:
    for tunnel in range(TUNNELS):
        one, two = _ends(c, tunnel)
        yield (
            f'<path d="M{one[0]:g} {one[1]:g} L{two[0]:g} {two[1]:g}" stroke="var(--faint)" stroke-width="12"'
            ' stroke-linecap="round"/>'
        )
    for tunnel in range(TUNNELS):
        x, y = tunnel_spot(c, tunnel)
        yield _at(
            x,
            y,
            box(38, 24, "space", "line", 12)
            + icon("energy", -8, 0, 0.62)
            + words(str(int(c.tunnel_energy[tunnel])), 8, 1, 14, "ink", weight=700),
        )


def _platform(terms: Terms, c: Components, player: int) -> str:
    x, y = platform_corner(player)
    rival = terms.seats == 1 and player == 1
    ink = "rival" if rival else f"seat-{player}"
    parts = [
        _panel(x, y, *PLATFORM, ink),
        f'<circle cx="{x + 34:g}" cy="{y + 30:g}" r="17" fill="var(--{ink})"/>',
        words("R" if rival else SEAT_MARKS[player], x + 34, y + 31, 18, "space", weight=800),
    ]
    for resource in range(RESOURCES):
        start = track_spot(player, resource, 0)
        parts.append(icon(RESOURCE_NAMES[resource], start[0] - 22, start[1], 0.95))
        for n in range(int(c.maximum[resource]) + 1):
            at = track_spot(player, resource, n)
            parts.append(f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="3" fill="var(--line)"/>')
    for dock in range(6):
        parts.append(_platform_action(player, dock))
    labels = (("upgrades", 22, 228), ("vehicles", 402, 228), ("missions", 22, 285), ("crew", 402, 285))
    parts += [said(f"drawn-{text}", 180, x + dx, y + dy, 14, "muted", "start") for text, dx, dy in labels]
    for n in range(3):
        for dx, dy in ((81, 256), (461, 256), (81, 314)):
            parts.append(_at(x + dx + 126 * n, y + dy, box(122, 38, "space", "faint", 7)))
    parts.append(said("drawn-decisions" if rival else "drawn-hand", 180, x + 22, y + 346, 14, "muted", "start"))
    return "".join(parts)


def _platform_action(player: int, dock: int) -> str:
    x, y = platform_dock_spot(player, dock)
    middle = x + 30
    parts = [
        f'<rect x="{middle - 60:g}" y="{y - 72:g}" width="120" height="158" rx="12" fill="var(--space)"'
        ' stroke="var(--faint)"/>',
        said(f"platform-{PLATFORM_NAMES[dock]}", 112, middle, y - 56, 14, weight=600),
        f'<circle cx="{x:g}" cy="{y:g}" r="21" fill="var(--panel)" stroke="var(--muted)" stroke-width="2"/>',
        f'<path d="M{x + 62:g} {y + 6:g} v12 m-5 -5 l5 5 l5 -5" stroke="var(--muted)" stroke-width="2" fill="none"/>',
    ]
    gives = GIVES[dock]
    if gives == "pod":
        parts.append(_pod_sign(x + 62, y + 44))
    elif gives is not None:
        parts.append(icon(gives, x + 62, y + 44, 1.2))
    for slot in (0,) if dock == 0 else (3, 4) if dock == 3 else (dock if dock < 4 else dock + 1,):
        sx, sy = slot_spot(player, slot)
        parts.append(
            f'<rect x="{sx - 19:g}" y="{sy - 19:g}" width="38" height="38" rx="7" fill="none" stroke="var(--line)"'
            f' stroke-dasharray="4 4" transform="rotate(45 {sx:g} {sy:g})"/>'
        )
    return "".join(parts)


def _places(terms: Terms, c: Components) -> Iterator[Place]:
    for dock in range(DOCKS):
        yield Place(f"dock-{DOCK_NAMES[dock]}", *dock_spot(dock), 56, 56, Text(f"dock-{DOCK_NAMES[dock]}"))
    yield Place("dock-LAUNCH", *dock_spot(LAUNCH_DOCK), 104, 76, Text("dock-LAUNCH"))
    for cell in range(CELLS):
        if c.cell_action[cell]:
            action = ACTION_NAMES[c.cell_action[cell]]
            where = Text(f"section-{SECTION_NAMES[cell // CELLS_PER_SECTION]}")
            yield Place(
                f"cell-{CELL_NAMES[cell]}", *cell_spot(cell), 78, 62, Text(f"label-{action}", {"section": where})
            )
    for chamber, name in enumerate(CHAMBER_NAMES):
        yield Place(f"chamber-{name}", *chamber_spot(chamber), 136, 60, Text(f"chamber-{name}"))
    for section, name in enumerate(SECTION_NAMES):
        yield Place(
            f"incident-{name}",
            *incident_spot(section),
            62,
            54,
            Text("label-incident", {"section": Text(f"section-{name}")}),
        )
    for cavern, name in enumerate(CAVERN_NAMES):
        if c.cavern_players[cavern] <= _players(terms):
            yield Place(f"cavern-{name}", *cavern_spot(cavern), 134, 80, Text("label-cavern", {"cavern": name}))
    for tunnel, name in enumerate(TUNNEL_NAMES):
        yield Place(
            f"tunnel-{name}",
            *tunnel_spot(c, tunnel),
            40,
            28,
            Text("label-tunnel", {"tunnel": name, "n": int(c.tunnel_energy[tunnel])}),
        )
    for material in range(3):
        yield Place(
            f"salvage-{RESOURCE_NAMES[material]}",
            *salvage_spot(material),
            140,
            62,
            Text("label-salvage", {"material": Text(f"name-{RESOURCE_NAMES[material]}")}),
        )
    yield Place("deck", 1010, 96, 76, 52, Text("label-deck"))
    for player in range(_players(terms)):
        for resource in range(RESOURCES):
            spot = track_spot(player, resource, 0)
            yield Place(
                f"track-{player}-{RESOURCE_NAMES[resource]}",
                spot[0] - 22,
                spot[1],
                30,
                30,
                Text(f"name-{RESOURCE_NAMES[resource]}"),
            )


def _who(terms: Terms, player: int) -> Who | Text:
    return Text("rival") if terms.seats == 1 and player == 1 else Who(player)


def _owner(terms: Terms, player: int) -> int:
    return -1 if terms.seats == 1 and player == 1 else player


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """Where everything in a view stands."""
    seen: Any = view
    c = components(terms.edition)
    return [*_ship_pieces(terms, c, seen), *_underground_pieces(terms, c, seen), *_platform_pieces(terms, seen)]


def _pods(terms: Terms, name: str, spots: list[tuple[float, float]], counts: list[int]) -> Iterator[Piece]:
    """One crew pod for each player present, with their number on it."""
    for player, n in enumerate(counts):
        if n:
            label = Text("label-pods", {"who": _who(terms, player), "n": n})
            yield Piece(f"pods-{name}-{player}", "pod", *spots[player], label, _owner(terms, player), caption=str(n))


def _row(x: float, y: float, n: int, step: float = 26) -> list[tuple[float, float]]:
    return [(x + step * (k - (n - 1) / 2), y) for k in range(n)]


def _ship_pieces(terms: Terms, c: Components, seen: Any) -> Iterator[Piece]:
    n = _players(terms)
    drones = [0] * n
    for dock in range(DOCKS):
        here = seen["docks"][DOCK_NAMES[dock]]
        spot = dock_spot(dock)
        if here["damaged"]:
            yield Piece(f"damage-{DOCK_NAMES[dock]}", "damage", *spot, Text("label-damage"))
        if here["drone"] >= 0:
            player = here["drone"]
            yield _drone(terms, player, f"drone-{player}-{drones[player]}", spot, 1.0)
            drones[player] += 1
    for cell in range(CELLS):
        space = int(c.cell_space[cell])
        if space >= 0 and seen["stacks"][space]["top"]:
            stack = seen["stacks"][space]
            x, y = cell_spot(cell)
            kind = TILE_NAMES.index(stack["top"])
            yield Piece(f"stack-{space}", f"tile-{kind}", x, y, _tile_label(stack["top"]))
            yield Piece(
                f"height-{space}",
                "badge",
                x + 25,
                y + 25,
                Text("label-stack", {"n": stack["size"]}),
                caption=str(stack["size"]),
            )
    for chamber, name in enumerate(CHAMBER_NAMES):
        x, y = chamber_spot(chamber)
        here = seen["chambers"][name]
        if here["sabotaged"]:
            yield Piece(f"ruin-{name}", "ruin", x + 12, y, Text("label-ruin"))
        yield from _pods(terms, name, _row(x + 14, y, n), here["pods"])
    for section, name in enumerate(SECTION_NAMES):
        if seen["incidents"][name]:
            kind = TOKEN_NAMES.index(seen["incidents"][name])
            yield Piece(
                f"incident-token-{name}",
                f"token-{kind}",
                *incident_spot(section),
                _token_label(seen["incidents"][name]),
            )
    for place, card in enumerate(seen["rival"]["board_cards"] if "rival" in seen else []):
        if card:
            x, y = dock_spot(place // 2 * 5 + place % 2)
            yield Piece(f"board-card-{place}", f"decision-{card}", x, y - 50, Text(f"card-{card}"))
    x, y = dock_spot(LAUNCH_DOCK)
    for player in range(n):
        out = seen["players"][player]["launch_drones"]
        for k in range(out):
            spot = (x + 30 * (k - (out - 1) / 2), y + 17 * (player - (n - 1) / 2))
            yield _drone(terms, player, f"drone-{player}-{drones[player]}", spot, 0.8)
            drones[player] += 1


def _mark(terms: Terms, player: int) -> str:
    return "R" if _owner(terms, player) < 0 else SEAT_MARKS[player]


def _tile_label(tile: str) -> Text:
    return Text("tile-" + tile.replace("+", "-and-").replace("/", "-or-"))


def _token_label(token: str) -> Text:
    return Text("token-" + token.replace("+", "-and-"))


def _underground_pieces(terms: Terms, c: Components, seen: Any) -> Iterator[Piece]:
    n = _players(terms)
    for cavern, name in enumerate(CAVERN_NAMES):
        if name not in seen["caverns"]:
            continue
        here = seen["caverns"][name]
        x, y = cavern_spot(cavern)
        symbol = f"cavern-{here['tile']}" if here["tile"] else "back-small" if c.cavern_small[cavern] else "back-large"
        label = Text("label-cavern", {"cavern": name})
        yield Piece(f"cavern-tile-{name}", symbol, x, y, label, dim=bool(here["tile"]) and not here["face_up"])
        yield from _pods(terms, name, _row(x, y + 42, n), here["pods"])
    for material in range(3):
        x, y = salvage_spot(material)
        for place, player in enumerate(p for p in range(n) for _ in range(seen["players"][p]["salvage"][material])):
            label = Text("label-pods", {"who": _who(terms, player), "n": 1})
            yield Piece(
                f"salvage-{RESOURCE_NAMES[material]}-{place}",
                "pod",
                x - 18 + 32 * place,
                y,
                label,
                _owner(terms, player),
                caption=_mark(terms, player),
            )
    left = seen["tokens_left"]
    for space in range(int(c.track_spaces) - 1, -1, -1):
        most = n + (1 if space == c.track_spaces - 1 else 0)
        here = min(left, most)
        left -= here
        if here:
            yield Piece(
                f"track-{space}",
                "tokens",
                *track_stack_spot(space),
                Text("label-tokens", {"n": here}),
                caption=str(here),
            )
    yield Piece("deck-cards", "deck", 1010, 96, Text("label-deck"), caption=str(seen["deck"]))


def _platform_pieces(terms: Terms, seen: Any) -> Iterator[Piece]:
    for player in range(_players(terms)):
        here = seen["players"][player]
        own = player == seen["seat"]
        yield from _markers(terms, player, here, own)
        yield from _docked(terms, player, here, own)
        yield from _played(terms, player, here, own)
        yield from _crew(terms, player, here)
        yield from _hand(terms, player, here, own)
    if "rival" in seen:
        x, y = platform_corner(1)
        for n, card in enumerate(seen["rival"]["decisions"]):
            if card:
                yield Piece(f"decision-{n}", f"decision-{card}", x + 81 + 126 * n, y + 378, Text(f"card-{card}"))


def _markers(terms: Terms, player: int, here: Any, own: bool) -> Iterator[Piece]:
    if own:
        x, y = platform_corner(player)
        yield Piece("my-turn", "frame-turn", x + 34, y + 30, Text("label-turn"))
    for resource in range(RESOURCES):
        name = RESOURCE_NAMES[resource]
        n = here["resources"][name]
        yield Piece(
            f"marker-{player}-{name}",
            "marker",
            *track_spot(player, resource, n),
            Text(f"amount-{name}", {"n": n}),
            _owner(terms, player),
            caption=str(n),
        )
        if own:
            x, y = track_spot(player, resource, 0)
            yield Piece(f"my-{name}", "frame-track", x - 22, y, Text(f"name-{name}"))


def _drone(terms: Terms, player: int, name: str, spot: tuple[float, float], scale: float) -> Piece:
    label = Text("label-drone", {"who": _who(terms, player)})
    return Piece(name, "drone", *spot, label, _owner(terms, player), scale=scale, caption=_mark(terms, player))


def _docked(terms: Terms, player: int, here: Any, own: bool) -> Iterator[Piece]:
    for dock, name in enumerate(PLATFORM_NAMES):
        if own:
            yield Piece(f"my-dock-{name}", "frame-dock", *platform_dock_spot(player, dock), Text(f"platform-{name}"))
        if here["docks"][dock]:
            yield _drone(terms, player, f"home-{player}-{dock}", platform_dock_spot(player, dock), 0.9)
    for slot, name in enumerate(SLOT_NAMES):
        if own:
            yield Piece(f"my-slot-{name}", "frame-slot", *slot_spot(player, slot), Text(f"slot-{name}"), scale=0.76)
        tile = here["slots"][name]
        if tile:
            yield Piece(
                f"slot-{player}-{name}",
                f"tile-{TILE_NAMES.index(tile)}",
                *slot_spot(player, slot),
                _tile_label(tile),
                scale=0.82,
            )


def _played(terms: Terms, player: int, here: Any, own: bool) -> Iterator[Piece]:
    x, y = platform_corner(player)
    owner = _owner(terms, player)
    for n, name in enumerate(_each(here["upgrades"])):
        yield Piece(f"upgrade-{player}-{name}", f"upgrade-{name}", x + 81 + 126 * n, y + 256, Text(f"card-{name}"))
    for n, name in enumerate(_each(here["vehicles"])):
        prefix = "my-vehicle" if own else f"vehicle-{player}"
        copy = sum(1 for other in _each(here["vehicles"])[:n] if other == name)
        ident = f"{prefix}-{name}" + (f"-{copy + 1}" if copy else "")
        yield Piece(ident, f"vehicle-{name}", x + 461 + 126 * n, y + 256, Text(f"vehicle-{name}"), owner)
    shown = _each(here["missions"] or {})
    for n in range(min(here["mission_count"], 6)):
        across = x + 81 + 126 * n if here["mission_count"] <= 3 else x + 81 + 50 * n
        if n < len(shown):
            name = shown[n]
            yield Piece(f"mission-{player}-{n}", f"mission-{name}", across, y + 314, Text(f"mission-{name}"))
        else:
            yield Piece(f"mission-{player}-{n}", "mission-back", across, y + 314, Text("label-mission"))


def _each(counts: dict[str, int]) -> list[str]:
    return [name for name, n in counts.items() for _ in range(n)]


def _crew(terms: Terms, player: int, here: Any) -> Iterator[Piece]:
    x, y = platform_corner(player)
    for n in range(min(here["aboard"], 15)):
        yield Piece(
            f"crew-{player}-{n}",
            "pod",
            x + 416 + 22 * n,
            y + 314,
            Text("label-crew", {"who": _who(terms, player)}),
            _owner(terms, player),
        )
    loot = Text("label-loot", {"n": here["collected"]})
    yield Piece(f"loot-{player}", "tokens", x + 752, y + 352, loot, caption=str(here["collected"]), scale=0.85)
    if here["destroyed"]:
        label = Text("label-destroyed", {"n": here["destroyed"]})
        yield Piece(
            f"destroyed-{player}",
            "pod",
            x + 752,
            y + 396,
            label,
            _owner(terms, player),
            dim=True,
            caption=str(here["destroyed"]),
        )


def _hand(terms: Terms, player: int, here: Any, own: bool) -> Iterator[Piece]:
    x, y = platform_corner(player)
    if here["hand"] is None:
        if here["hand_size"]:
            yield Piece(
                f"hand-{player}",
                "hand-back",
                x + 54,
                y + 386,
                Text("label-hand", {"n": here["hand_size"]}),
                caption=str(here["hand_size"]),
            )
        return
    cards = _each(here["hand"])
    step = min(136.0, 580.0 / max(1, len(cards) - 1))
    for n, name in enumerate(cards):
        copy = sum(1 for other in cards[:n] if other == name)
        prefix = "my-card" if own else f"card-{player}"
        ident = f"{prefix}-{name}" + (f"-{copy + 1}" if copy else "")
        yield Piece(ident, f"card-{name}", x + 88 + step * n, y + 386, Text(f"card-{name}"))


def _copies(name: str) -> tuple[str, ...]:
    """Every card of a kind that one may hold: the second and later ones are numbered."""
    return (name, *(f"{name}-{n}" for n in range(2, 6)))


_TOUCHES: Final[dict[str, Callable[[Any], tuple[str, ...]]]] = {
    "discard": lambda f: _copies(f"my-card-{f['card']}"),
    "deploy": lambda f: (f"dock-{f['dock']}",),
    "from": lambda f: (f"my-dock-{f['dock']}",),
    "use": lambda f: (f"cell-{f['cell']}",),
    "place": lambda f: (f"my-slot-{f['slot']}",),
    "take": lambda f: (f"my-{f['resource']}",),
    "pay": lambda f: (f"my-{f['resource']}",),
    "nanites": lambda f: ("my-nanite",),
    "awaken": lambda f: (f"chamber-{f['chamber']}",),
    "draw-card": lambda f: ("deck", "deck-cards"),
    "upgrade": lambda f: _copies(f"my-card-{f['card']}"),
    "mission": lambda f: _copies(f"my-card-{UPGRADE_NAMES[MISSION_NAMES.index(f['card'])]}"),
    "vehicle": lambda f: _copies(f"my-card-{UPGRADE_NAMES[VEHICLE_NAMES.index(f['card'])]}"),
    "scout": lambda f: (f"cavern-{f['cavern']}",),
    "assign": lambda f: (f"salvage-{f['resource']}",),
    "withdraw": lambda f: (f"salvage-{f['resource']}",),
    "launch": lambda f: _copies(f"my-vehicle-{f['card']}"),
    "tunnel": lambda f: (f"tunnel-{f['tunnel']}",),
    "settle": lambda f: (f"cavern-{f['cavern']}",),
    "resolve": lambda f: (f"incident-{f['section']}",),
    "sabotage": lambda f: (f"incident-{f['section']}", *(f"chamber-{f['section']}-{n}" for n in (1, 2, 3))),
    "return": lambda f: (f"my-dock-{f['dock']}",),
    "activate": lambda f: (f"my-dock-{f['dock']}",),
    "scrap": lambda f: _copies(f"my-card-{f['card']}"),
    "scrap-tile": lambda f: (f"my-slot-{f['slot']}",),
    "rival-dock": lambda f: (f"dock-{f['dock']}",),
    "rival-take": lambda f: (f"track-1-{f['resource']}",),
    "rival-awaken": lambda f: (f"chamber-{f['chamber']}",),
    "rival-assign": lambda f: (f"salvage-{f['resource']}",),
    "rival-resolve": lambda f: (f"incident-{f['section']}",),
    "rival-sabotage": lambda f: (f"incident-{f['section']}",),
    "rival-scout": lambda f: (f"cavern-{f['cavern']}",),
    "rival-settle": lambda f: (f"tunnel-{f['tunnel']}",),
    "rival-extra": lambda f: (f"cavern-{f['cavern']}",),
}
_MACHINES: Final = {"reactor": "reactor", "fabricate": "fabricator", "compute": "computer"}


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The things that stand for a move when this seat clicks them."""
    if move.kind in _TOUCHES:
        return _TOUCHES[move.kind](move.fields)
    if move.kind in _MACHINES:
        c = components(terms.edition)
        wanted = ACTION_NAMES.index(_MACHINES[move.kind])
        return tuple(f"cell-{CELL_NAMES[cell]}" for cell in range(CELLS) if c.cell_action[cell] == wanted)
    return ("my-turn",)


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str], lines: int | None = None) -> Sketch:
    """The view drawn in letters, at most 80 columns wide."""
    whole = _sketched(terms, view, say, short=False)
    return whole if lines is None or len(whole) <= lines else _sketched(terms, view, say, short=True)


def _sketched(terms: Terms, view: dict[str, Json], say: Callable[[Text], str], short: bool) -> Sketch:
    """Everything; or of all platforms but one's own only the first line."""
    seen: Any = view
    lines: Sketch = []
    for section, name in enumerate(SECTION_NAMES):
        lines += _section_lines(terms, seen, section, name, say)
    deck, track = say(Text("drawn-deck")), say(Text("drawn-track"))
    left = Span(f"   {deck} {seen['deck']}   {track} {seen['tokens_left']}", "muted")
    lines.append([Span(say(Text("drawn-caverns")), "accent", bold=True), left])
    lines += _cavern_lines(terms, seen)
    for player in range(_players(terms)):
        rows = list(_player_lines(terms, seen, player, say))
        lines += rows[:1] if short and player != (seen["seat"] or 0) else rows
    return lines


def _colour(terms: Terms, player: int) -> str:
    return "rival" if _owner(terms, player) < 0 else f"seat-{player}"


def _section_lines(
    terms: Terms, seen: Any, section: int, name: str, say: Callable[[Text], str]
) -> Iterator[list[Span]]:
    line = [Span(f"{name} ", SECTION_INKS[section], bold=True)]
    for dock in range(section * 5, section * 5 + 5):
        here = seen["docks"][DOCK_NAMES[dock]]
        taken = here["drone"] >= 0
        mark = _mark(terms, here["drone"]) if taken else "x" if here["damaged"] else "."
        line.append(Span(f" {DOCK_NAMES[dock][-2:]}{mark}", _colour(terms, here["drone"]) if taken else "muted"))
    line.append(Span(f"  {say(Text('drawn-pods'))}", "muted"))
    for number in (1, 2, 3):
        chamber = seen["chambers"][f"{name}-{number}"]
        pods = "/".join(map(str, chamber["pods"]))
        line.append(Span(f" #{say(Text('drawn-ruin'))}#" if chamber["sabotaged"] else f" {number}:{pods}", "ink"))
    yield line
    token = seen["incidents"][name]
    yield [Span(f"     {say(Text('drawn-incident'))} {say(_token_label(token)) if token else '-'}", "bad")]
    if section < 3:
        stacks = seen["stacks"][section * 5 : section * 5 + 5]
        tops = [
            f"R{n} {_short(s['top'], say)} x{s['size']}" if s["top"] else f"R{n} -" for n, s in enumerate(stacks, 1)
        ]
        yield [Span("     " + "  ".join(tops), "ink")]


def _short(tile: str, say: Callable[[Text], str]) -> str:
    """A tile by its resources' letters: C+O, C/T, N, K for a card."""
    for name in RESOURCE_NAMES:
        tile = tile.replace(name, say(Text(f"letter-{name}"))[:1])
    return tile


def _cavern_lines(terms: Terms, seen: Any) -> Iterator[list[Span]]:
    line: list[Span] = []
    for name, cavern in seen["caverns"].items():
        pods = "/".join(map(str, cavern["pods"])) if any(cavern["pods"]) else ""
        tile = (cavern["tile"] or "??") if cavern["face_up"] or cavern["tile"] else "??"
        line.append(Span(f" {name}:{tile} {pods}".ljust(15), "ink" if cavern["face_up"] else "muted"))
        if len(line) == 5:
            yield line
            line = []
    if line:
        yield line


def _player_lines(terms: Terms, seen: Any, player: int, say: Callable[[Text], str]) -> Iterator[list[Span]]:
    here = seen["players"][player]
    stores = [f"{say(Text(f'tile-{name}'))} {here['resources'][name]}" for name in RESOURCE_NAMES[:RESOURCES]]
    stores.append(f"{say(Text('drawn-awake'))} {here['aboard']}")
    told = "  ".join(stores)[:76]
    name = say(Text("player-name", {"name": _who(terms, player)}))[: max(0, 76 - len(told))]
    yield [Span(f"{_mark(terms, player)} {name}  ", _colour(terms, player), bold=True), Span(told, "ink")]
    cards = [Text(f"card-{name}") for name in _each(here["upgrades"])]
    cards += [Text(f"vehicle-{name}") for name in _each(here["vehicles"])]
    cards.append(Text("drawn-missions-held", {"n": here["mission_count"]}))
    yield from _listed(", ".join(map(say, cards)), "muted")
    slots = [f"{say(Text(f'slot-{name}'))} {_short(tile, say)}" for name, tile in here["slots"].items() if tile]
    yield from _listed(", ".join(slots), "muted")
    if here["hand"]:
        held = ", ".join(say(Text(f"card-{name}")) for name in _each(here["hand"]))
        yield from _listed(f"{say(Text('drawn-hand'))}: {held}", "accent")


def _listed(text: str, ink: str) -> Iterator[list[Span]]:
    return ([Span(f"  {row}", ink)] for row in wrap(text, 78))
