"""Where things stand on Cryo's maps: the four sections of the ship, and the caverns under it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from orrery.games.cryo import components as parts
from orrery.games.cryo.components import Components
from orrery.games.cryo.symbols import CAVES, cave_path, sign
from orrery.kernel import Text
from orrery.scene import Ground, Place

PITCH: Final = 52.0
"""The lattice of a section: from a dock to the next action."""
LEFT: Final = 31.0
ROWS: Final = (24.0, 70.0, 116.0)
CHAMBERS_AT: Final = 159.0
SECTION: Final = (2 * LEFT + 4 * PITCH, 178.0)
DOCK: Final = 36.0
CELL: Final = (58.0, 36.0)
CELL_AT: Final = dict(zip("abcdefgh", ((0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (0, 2), (2, 2), (4, 2)), strict=True))
DOCK_AT: Final = ((1, 0), (3, 0), (0, 1), (2, 1), (4, 1))
INCIDENT_AT: Final = (3, 2)
UNDERGROUND: Final = (432.0, 420.0)
TOP: Final = 104.0
STEP: Final = 92.0
CAVERN_AT: Final = {
    "A1": (110, 0),
    "A2": (250, 0),
    "A3": (380, 0),
    "B1": (56, 1),
    "B2": (166, 1),
    "B3": (272, 1),
    "B4": (378, 1),
    "C1": (52, 2),
    "C2": (158, 2),
    "C3": (266, 2),
    "C4": (376, 2),
    "D1": (96, 3),
    "D2": (222, 3),
    "D3": (352, 3),
}
LAUNCH_AT: Final = (58.0, 28.0)
LAUNCH: Final = (104.0, 44.0)
SALVAGE: Final = (94.0, 44.0)
MACHINES: Final = {
    "stasis": ("organic", "pod"),
    "reactor": ("crystal", "energy"),
    "fabricator": ("tech", "nanite"),
    "computer": ("tech", "card"),
    "scout": ("energy", "cavern"),
    "assign": ("pod", "salvage"),
    "withdraw": ("salvage", "pod"),
}
"""What an action turns into what, in two signs."""


def at(spot: tuple[int, int]) -> tuple[float, float]:
    """A node of a section's lattice."""
    return LEFT + PITCH * spot[0], ROWS[spot[1]]


def dock_spot(dock: int) -> tuple[float, float]:
    """The middle of a dock in its section, or of the launch dock."""
    return LAUNCH_AT if dock == parts.LAUNCH_DOCK else at(DOCK_AT[dock % parts.DOCKS_PER_SECTION])


def cell_spot(cell: int) -> tuple[float, float]:
    """The middle of an action in its section."""
    return at(CELL_AT["abcdefgh"[cell % parts.CELLS_PER_SECTION]])


def chamber_spot(number: int) -> tuple[float, float]:
    """The middle of one of a section's three chambers."""
    return 49.0 + 86 * number, CHAMBERS_AT


def cavern_spot(cavern: int) -> tuple[float, float]:
    """The middle of a cavern."""
    x, row = CAVERN_AT[parts.CAVERN_NAMES[cavern]]
    return float(x), TOP + STEP * row


def salvage_spot(material: int) -> tuple[float, float]:
    """The middle of the salvage spaces of a material."""
    return 170.0 + 100 * material, LAUNCH_AT[1]


def tunnel_spot(c: Components, tunnel: int) -> tuple[float, float]:
    """The middle of a tunnel."""
    one, two = cavern_spot(int(c.tunnel_from[tunnel])), cavern_spot(int(c.tunnel_to[tunnel]))
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


@cache
def grounds(c: Components, players: int) -> dict[str, Ground]:
    """What lies under each map."""
    sections = {
        f"section-{name}": Ground(*SECTION, _section(c, n), tuple(_section_places(c, n)), 0.9, 1.7)
        for n, name in enumerate(parts.SECTION_NAMES)
    }
    caves = Ground(*UNDERGROUND, _caverns(c, players), tuple(_cavern_places(c, players)), 0.86, 1.6)
    return {**sections, "underground": caves}


def _section(c: Components, section: int) -> str:
    docks = range(section * parts.DOCKS_PER_SECTION, (section + 1) * parts.DOCKS_PER_SECTION)
    cells = range(section * parts.CELLS_PER_SECTION, (section + 1) * parts.CELLS_PER_SECTION)
    wires = "".join(_wires(c, dock) for dock in docks)
    actions = "".join(_cell(c, cell) for cell in cells if c.cell_action[cell] != parts.NO_ACTION)
    rings = "".join(_dock(dock) for dock in docks)
    return wires + actions + rings + "".join(_chamber(number) for number in range(3))


def _wires(c: Components, dock: int) -> str:
    """Short lines from a dock to the actions beside it."""
    x, y = dock_spot(dock)
    ends = [c.dock_cell[dock * 4 + side] for side in range(4)]
    spots = [cell_spot(int(cell)) for cell in ends if cell >= 0 and c.cell_action[cell] != parts.NO_ACTION]
    return "".join(
        f'<path d="M{x:g} {y:g}L{to[0]:g} {to[1]:g}" stroke="var(--line)" stroke-width="3"/>' for to in spots
    )


def _dock(dock: int) -> str:
    x, y = dock_spot(dock)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{DOCK / 2:g}" fill="var(--space)" stroke="var(--accent)" stroke-opacity=".5"'
        ' stroke-width="1.3"/>'
    )


def _cell(c: Components, cell: int) -> str:
    x, y = cell_spot(cell)
    action = parts.ACTION_NAMES[c.cell_action[cell]]
    if action == "resource":
        material = parts.RESOURCE_NAMES[c.section_material[cell // parts.CELLS_PER_SECTION]]
        return (
            f'<g transform="translate({x:g} {y:g})"><rect x="-16" y="-16" width="32" height="32" rx="5"'
            ' transform="rotate(45)" fill="var(--space)" stroke="var(--line)" stroke-width="1.2"/>'
            f'<g opacity=".55">{sign(material, 0, 0, 17)}</g></g>'
        )
    one, two = MACHINES[action]
    arrow = '<path d="M-3 -7H3M0.5 -9.5L3.5 -7L0.5 -4.5" fill="none" stroke="var(--muted)" stroke-width="1.2"/>'
    width, height = CELL
    return (
        f'<g transform="translate({x:g} {y:g})" color="var(--ink)"><rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}"'
        f' height="{height:g}" rx="8" fill="var(--raised)" stroke="var(--line)"/>{sign(one, -15, -7, 14)}{arrow}'
        f"{sign(two, 15, -7, 14)}</g>"
    )


def _chamber(number: int) -> str:
    x, y = chamber_spot(number)
    return (
        f'<rect x="{x - 40:g}" y="{y - 16:g}" width="80" height="32" rx="10" fill="var(--space)" stroke="var(--line)"'
        ' stroke-opacity=".7"/>'
    )


def _section_places(c: Components, section: int) -> Iterator[Place]:
    for dock in range(section * parts.DOCKS_PER_SECTION, (section + 1) * parts.DOCKS_PER_SECTION):
        name = parts.DOCK_NAMES[dock]
        yield Place(f"dock-{name}", *dock_spot(dock), DOCK, DOCK, Text(f"dock-{name}"), "circle")
    for cell in range(section * parts.CELLS_PER_SECTION, (section + 1) * parts.CELLS_PER_SECTION):
        action = parts.ACTION_NAMES[c.cell_action[cell]]
        if action == "none":
            continue
        label = Text(f"label-{action}", {"section": Text(f"section-{parts.SECTION_NAMES[section]}")})
        resource = action == "resource"
        size = (44.0, 44.0) if resource else CELL
        yield Place(f"cell-{parts.CELL_NAMES[cell]}", *cell_spot(cell), *size, label, "diamond" if resource else "box")
    for number in range(3):
        name = f"{parts.SECTION_NAMES[section]}-{number + 1}"
        yield Place(f"chamber-{name}", *chamber_spot(number), 80, 32, Text(f"chamber-{name}"))
    name = parts.SECTION_NAMES[section]
    label = Text("label-incident", {"section": Text(f"section-{name}")})
    yield Place(f"incident-{name}", *at(INCIDENT_AT), 54, 34, label, "hexagon")


def _caverns(c: Components, players: int) -> str:
    drawn = []
    for tunnel in tunnels(c, players):
        one, two = cavern_spot(int(c.tunnel_from[tunnel])), cavern_spot(int(c.tunnel_to[tunnel]))
        drawn.append(
            f'<path d="M{one[0]:g} {one[1]:g}L{two[0]:g} {two[1]:g}" stroke="var(--faint)" stroke-width="9"'
            ' stroke-linecap="round"/>'
        )
    x, y = LAUNCH_AT
    launch = (
        f'<rect x="{x - LAUNCH[0] / 2:g}" y="{y - LAUNCH[1] / 2:g}" width="{LAUNCH[0]:g}" height="{LAUNCH[1]:g}" rx="12"'
        f' fill="var(--space)" stroke="var(--accent)" stroke-width="1.4"/>'
        f'<g color="var(--ink)">{sign("vehicle", x - 34, y, 22)}</g>'
    )
    boxes = "".join(_salvage(material) for material in range(3))
    return f"{_ice()}{''.join(drawn)}{launch}{boxes}"


def _ice() -> str:
    """The frozen ground above the caverns."""
    return (
        '<path d="M0 58L26 54L50 60L82 55L120 61L150 56L196 61L240 55L280 60L330 56L372 61L404 56L432 59V420H0Z"'
        ' fill="var(--seat-1)" fill-opacity=".05"/><path d="M0 58L26 54L50 60L82 55L120 61L150 56L196 61L240 55L280 60'
        'L330 56L372 61L404 56L432 59" fill="none" stroke="var(--seat-1)" stroke-opacity=".35"/>'
    )


def _salvage(material: int) -> str:
    x, y = salvage_spot(material)
    return (
        f'<rect x="{x - SALVAGE[0] / 2:g}" y="{y - SALVAGE[1] / 2:g}" width="{SALVAGE[0]:g}" height="{SALVAGE[1]:g}" rx="12"'
        f' fill="var(--space)" stroke="var(--line)"/>{sign(parts.RESOURCE_NAMES[material], x - 34, y, 18)}'
    )


def tunnels(c: Components, players: int) -> list[int]:
    """The tunnels between caverns that are used with this number of players."""

    def used(cavern: int) -> bool:
        return c.cavern_players[cavern] <= players

    return [
        tunnel for tunnel in range(parts.TUNNELS) if used(int(c.tunnel_from[tunnel])) and used(int(c.tunnel_to[tunnel]))
    ]


def _cavern_places(c: Components, players: int) -> Iterator[Place]:
    yield Place("dock-LAUNCH", *LAUNCH_AT, *LAUNCH, Text("dock-LAUNCH"))
    for material in range(3):
        name = parts.RESOURCE_NAMES[material]
        label = Text("label-salvage", {"material": Text(f"name-{name}")})
        yield Place(f"salvage-{name}", *salvage_spot(material), *SALVAGE, label)
    for tunnel in tunnels(c, players):
        name = parts.TUNNEL_NAMES[tunnel]
        ends = [parts.CAVERN_NAMES[int(end)] for end in (c.tunnel_from[tunnel], c.tunnel_to[tunnel])]
        label = Text("label-tunnel", {"tunnel": " – ".join(ends), "n": int(c.tunnel_energy[tunnel])})
        yield Place(f"tunnel-{name}", *tunnel_spot(c, tunnel), 36, 28, label)
    for cavern, name in enumerate(parts.CAVERN_NAMES):
        if c.cavern_players[cavern] <= players:
            size = CAVES["small" if c.cavern_small[cavern] else "large"]
            label = Text("label-cavern", {"cavern": name})
            yield Place(f"cavern-{name}", *cavern_spot(cavern), *size, label, "path", cave_path(*size))
