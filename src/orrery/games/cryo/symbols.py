"""Cryo's own signs: resources, tiles, tokens, caverns, cards, drones and crew pods, as SVG around their own origin."""

from __future__ import annotations

from typing import Final

from orrery.games.cryo.components import (
    CAVERN_TILE_NAMES,
    MISSION_NAMES,
    RESOURCE_NAMES,
    SMALL_TILES,
    TILE_NAMES,
    TOKEN_NAMES,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
    Components,
)
from orrery.scene import label, said, words

COLOURS: Final = {
    "crystal": "bad",
    "organic": "good",
    "tech": "muted",
    "nanite": "seat-4",
    "energy": "accent",
    "card": "ink",
}
SHAPES: Final = {
    "crystal": '<path d="M0 -10 L8 -2 L0 10 L-8 -2 Z M-8 -2 H8 M0 -10 L-3 -2 L0 10 L3 -2 Z"',
    "organic": '<path d="M-8 8 C-9 -4 -1 -10 9 -9 C10 1 4 9 -8 8 Z M-8 8 L4 -4"',
    "tech": '<path d="M-2 -10 H2 L3 -6 L6 -8 L8 -6 L6 -3 L10 -2 V2 L6 3 L8 6 L6 8 L3 6 L2 10 H-2 L-3 6 L-6 8 L-8 6'
    ' L-6 3 L-10 2 V-2 L-6 -3 L-8 -6 L-6 -8 L-3 -6 Z M3 0 A3 3 0 1 0 -3 0 A3 3 0 1 0 3 0 Z"',
    "nanite": '<path d="M-10 0 C-5 -8 5 -8 10 0 C5 8 -5 8 -10 0 Z M3.5 0 A3.5 3.5 0 1 0 -3.5 0 A3.5 3.5 0 1 0 3.5 0 Z"',
    "energy": '<path d="M2 -11 L-7 2 H-1 L-3 11 L7 -3 H1 Z"',
    "card": '<path d="M-6 -9 H6 V9 H-6 Z M-3 -5 H3 M-3 0 H3"',
}


def icon(name: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """A resource's sign at a place."""
    colour = COLOURS[name]
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{SHAPES[name]} fill="var(--{colour})" fill-opacity="0.28"'
        f' fill-rule="evenodd" stroke="var(--{colour})" stroke-width="1.8" stroke-linejoin="round"/></g>'
    )


def box(width: float, height: float, fill: str, line: str = "line", radius: float = 8, extra: str = "") -> str:
    """A rounded box around the origin."""
    return (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"'
        f' fill="var(--{fill})" stroke="var(--{line})" stroke-width="1.5" {extra}/>'
    )


def tile(name: str) -> str:
    """A resource tile: a diamond with one sign, two, or one of two."""
    diamond = '<rect x="-23" y="-23" width="46" height="46" rx="8" transform="rotate(45)" fill="var(--raised)"'
    back = f'{diamond} stroke="var(--muted)" stroke-width="1.5"/>'
    for sign in ("+", "/"):
        if sign in name:
            one, two = name.split(sign)
            if sign == "+":
                return back + icon(one, -16, 0, 0.9) + icon(two, 16, 0, 0.9) + words("+", 0, 0, 18, "ink", weight=800)
            slash = '<path d="M6 -22 L-6 22" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round"/>'
            return back + icon(one, -14, -4, 0.85) + icon(two, 14, 4, 0.85) + slash
    return back + icon(name, 0, 0, 1.35)


def token(name: str) -> str:
    """An incident token: a hexagon with the loot, a broken chamber, or the setting sun."""
    hexagon = '<path d="M-28 0 L-16 -24 H16 L28 0 L16 24 H-16 Z" fill="var(--raised)" stroke-width="2"'
    if name == "sabotage":
        return (
            f'{hexagon} stroke="var(--bad)"/><path d="M-10 -13 H10 V13 H-10 Z M-10 -3 L-2 1 L-5 5 L4 13 M10 -6 L3 -3 L6 -13"'
            ' fill="none" stroke="var(--bad)" stroke-width="2" stroke-linejoin="round"/>'
        )
    if name == "sunset":
        return (
            f'{hexagon} stroke="var(--accent)"/><path d="M-11 5 A11 11 0 0 1 11 5 Z" fill="var(--accent)"/>'
            '<path d="M-19 9 H19 M-12 14 H12 M0 -13 V-9 M-13 -7 L-10 -4 M13 -7 L10 -4" stroke="var(--accent)"'
            ' stroke-width="2" fill="none"/>'
        )
    parts = name.split("+")
    signs = icon(parts[0], 0, 0, 1.1) if len(parts) == 1 else icon(parts[0], -10, 0, 0.9) + icon(parts[1], 10, 0, 0.9)
    return f'{hexagon} stroke="var(--good)"/>{signs}'


def cavern(c: Components, number: int) -> str:
    """A cavern tile: its settlement cost on the left, its two majority numbers on the right."""
    small = number < SMALL_TILES
    width, height = (112, 66) if small else (134, 78)
    cost = [RESOURCE_NAMES[m] for m in range(4) for _ in range(c.settle_cost[number * 4 + m])]
    rim = COLOURS[cost[0]]
    shape = _cave(width, height, "raised", rim)
    step = 22 if len(cost) < 3 else 16
    start = -width / 4 - step * (len(cost) - 1) / 2 + 2
    signs = "".join(icon(name, start + step * n, 0, 1.0) for n, name in enumerate(cost))
    right = width / 4
    points = words(str(int(c.majority_first[number])), right - 9, -2, 24, "ink", weight=800) + words(
        str(int(c.majority_second[number])), right + 14, 5, 16, "muted", weight=700
    )
    return shape + f'<path d="M2 {-height / 4:g} V{height / 4:g}" stroke="var(--line)"/>' + signs + points


def _cave(width: float, height: float, fill: str, line: str, dash: str = "") -> str:
    w, h = width / 2, height / 2
    return (
        f'<path d="M{-w:g} {h * 0.5:g} C{-w:g} {-h * 0.7:g} {-w * 0.6:g} {-h:g} 0 {-h:g} C{w * 0.6:g} {-h:g} {w:g} {-h * 0.7:g}'
        f" {w:g} {h * 0.5:g} C{w:g} {h:g} {w * 0.8:g} {h:g} {w * 0.6:g} {h:g} H{-w * 0.6:g} C{-w * 0.8:g} {h:g} {-w:g} {h:g}"
        f' {-w:g} {h * 0.5:g} Z" fill="var(--{fill})" stroke="var(--{line})" stroke-width="2" {dash}/>'
    )


def cave_outline(small: bool, dash: str = "") -> str:
    """The space a cavern tile lies on."""
    return _cave(118 if small else 140, 72 if small else 84, "space", "line", dash)


def _card(lines: str, line: str) -> str:
    return box(132, 62, "panel", line, 7) + lines


def _strip(key: str, line: str) -> str:
    return box(118, 34, "panel", line, 6) + said(key, 105, 0, 1, 14, weight=600)


def _vehicle_strip(name: str, capacity: int) -> str:
    pips = "".join(f'<circle cx="{38 - 11 * n:g}" cy="9" r="3.6" fill="currentColor"/>' for n in range(capacity))
    body = '<path d="M-50 10 V1 L-44 -6 H-28 L-22 1 V10 Z" fill="none" stroke="currentColor" stroke-width="2"/>'
    wheels = (
        '<circle cx="-44" cy="11" r="3.5" fill="currentColor"/><circle cx="-28" cy="11" r="3.5" fill="currentColor"/>'
    )
    return box(118, 34, "panel", "good", 6) + body + wheels + said(f"vehicle-{name}", 74, 16, -5, 14, weight=600) + pips


def symbols(c: Components) -> dict[str, str]:
    """Every sign of the game by name."""
    found = {
        "drone": '<path d="M-16 -6 L-8 -14 H8 L16 -6 V6 L8 14 H-8 L-16 6 Z" fill="currentColor" stroke="var(--space)"'
        ' stroke-width="2"/><path d="M-22 -10 H-12 M12 -10 H22 M-22 10 H-12 M12 10 H22" stroke="currentColor"'
        ' stroke-width="3" stroke-linecap="round"/>',
        "pod": '<rect x="-9" y="-13" width="18" height="26" rx="9" fill="currentColor" stroke="var(--space)"'
        ' stroke-width="1.5"/>',
        "marker": '<circle r="11" fill="currentColor" stroke="var(--space)" stroke-width="2"/>',
        "badge": '<circle r="11" fill="var(--panel)" stroke="var(--muted)" stroke-width="1.5"/>',
        "damage": '<circle r="24" fill="var(--space)" stroke="var(--bad)" stroke-width="2" stroke-dasharray="5 4"/>'
        '<path d="M-9 -9 L9 9 M9 -9 L-9 9" stroke="var(--bad)" stroke-width="4" stroke-linecap="round"/>',
        "ruin": '<path d="M-17 -17 L17 17 M17 -17 L-17 17" stroke="var(--bad)" stroke-width="4" stroke-linecap="round"'
        ' opacity="0.8"/>',
        "back-small": _cave(112, 66, "faint", "line") + words("?", 0, 2, 22, "muted", weight=700),
        "back-large": _cave(134, 78, "faint", "line") + words("?", 0, 2, 26, "muted", weight=700),
        "tokens": '<path d="M-22 0 L-13 -19 H13 L22 0 L13 19 H-13 Z" fill="var(--faint)" stroke="var(--muted)"'
        ' stroke-width="1.5"/>',
        "deck": box(64, 46, "faint", "muted", 6)
        + '<path d="M-20 -12 H20 M-20 12 H20" stroke="var(--line)" stroke-width="2"/>',
        "mission-back": box(118, 34, "faint", "muted", 6) + said("drawn-mission", 108, 0, 1, 14, "muted"),
        "hand-back": box(64, 62, "faint", "muted", 7) + icon("card", 0, -10, 1.0),
        "frame-slot": '<rect x="-25" y="-25" width="50" height="50" rx="9" transform="rotate(45)" fill="none"'
        ' stroke="var(--line)" stroke-width="1"/>',
        "frame-dock": '<circle r="20" fill="none" stroke="var(--line)" stroke-width="1"/>',
        "frame-turn": '<circle r="20" fill="none" stroke="var(--ink)" stroke-width="2"/>',
        "frame-track": '<rect x="-13" y="-13" width="26" height="26" rx="6" fill="none" stroke="none"/>',
    }
    found |= {f"tile-{n}": tile(name) for n, name in enumerate(TILE_NAMES)}
    found |= {f"token-{n}": token(name) for n, name in enumerate(TOKEN_NAMES)}
    found |= {f"cavern-{name}": cavern(c, n) for n, name in enumerate(CAVERN_TILE_NAMES)}
    for n, name in enumerate(UPGRADE_NAMES):
        scrap = [RESOURCE_NAMES[r] for r in range(6) for _ in range(c.scrap_gain[n * 6 + r])]
        signs = "".join(icon(s, 54 - 17 * k, 20, 0.62) for k, s in enumerate(scrap))
        found[f"card-{name}"] = _card(
            said(f"card-{name}", 113, -60, -19, 14, "accent", "start", 700)
            + said(f"mission-{MISSION_NAMES[n]}", 120, -60, 1, 14, "ink", "start")
            + words(f"{label(f'vehicle-{VEHICLE_NAMES[n]}')} {int(c.capacity[n])}", -60, 20, 14, "good", "start", 600)
            + signs,
            "line",
        )
        found[f"upgrade-{name}"] = _strip(f"card-{name}", "accent")
        found[f"decision-{name}"] = _strip(f"card-{name}", "muted")
        found[f"mission-{MISSION_NAMES[n]}"] = _strip(f"mission-{MISSION_NAMES[n]}", "ink")
        found[f"vehicle-{VEHICLE_NAMES[n]}"] = _vehicle_strip(VEHICLE_NAMES[n], int(c.capacity[n]))
    return found


EXTENTS: Final = {
    "drone": (44, 32),
    "pod": (20, 28),
    "marker": (24, 24),
    "frame-slot": (66, 66),
    "frame-dock": (44, 44),
    "frame-track": (28, 28),
    "frame-turn": (42, 42),
    "deck": (64, 46),
    "hand-back": (64, 62),
    "mission-back": (118, 34),
}


def extents() -> dict[str, tuple[float, float]]:
    """Width and height of each sign that can be clicked."""
    found: dict[str, tuple[float, float]] = dict(EXTENTS)
    found |= {f"tile-{n}": (66, 66) for n in range(len(TILE_NAMES))}
    found |= {f"token-{n}": (58, 50) for n in range(len(TOKEN_NAMES))}
    found |= {f"card-{name}": (132, 62) for name in UPGRADE_NAMES}
    found |= {f"upgrade-{name}": (118, 34) for name in UPGRADE_NAMES}
    found |= {f"vehicle-{name}": (118, 34) for name in VEHICLE_NAMES}
    found |= {f"mission-{name}": (118, 34) for name in MISSION_NAMES}
    return found
