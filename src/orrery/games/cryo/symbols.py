"""Cryo's symbols: resources, tiles, tokens, drones, crew pods, and the pictures of the cards, as SVG around their own origin."""

from __future__ import annotations

from functools import cache
from typing import Final

from orrery.games.cryo.components import RESOURCE_NAMES, TILE_NAMES, TOKEN_NAMES, UPGRADE_NAMES, key_of

SIGNS: Final = {
    "crystal": '<path d="M0 -11L9 -3L0 11L-9 -3Z" fill="var(--bad)"/><path d="M-9 -3L-3 -3L0 11ZM9 -3L3 -3L0 11Z"'
    ' fill="#000" fill-opacity=".24"/><path d="M0 -11L3.4 -3H-3.4Z" fill="#fff" fill-opacity=".38"/>',
    "organic": '<path d="M-9 9C-11 -4 -2 -11 10 -10C11 2 4 11 -9 9Z" fill="var(--good)"/><path d="M-10 11L4 -4M-3 3L-3.5'
    ' -3M1 -1L6 -.5" stroke="var(--panel)" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
    "tech": '<path fill-rule="evenodd" d="M-2.4 -11H2.4L3.2 -7.4L6.4 -8.9L8.9 -6.4L7.4 -3.2L11 -2.4V2.4L7.4 3.2L8.9 6.4'
    "L6.4 8.9L3.2 7.4L2.4 11H-2.4L-3.2 7.4L-6.4 8.9L-8.9 6.4L-7.4 3.2L-11 2.4V-2.4L-7.4 -3.2L-8.9 -6.4L-6.4 -8.9L-3.2 -7.4Z"
    'M3.8 0A3.8 3.8 0 1 0 -3.8 0A3.8 3.8 0 1 0 3.8 0Z" fill="var(--muted)"/>',
    "nanite": '<g fill="var(--seat-4)"><path d="M0 -11.5L5 -8.6V-2.9L0 0L-5 -2.9V-8.6Z"/><path d="M-5.8 -1.2L-.8 1.7V7.4'
    'L-5.8 10.3L-10.8 7.4V1.7Z"/><path d="M5.8 -1.2L10.8 1.7V7.4L5.8 10.3L.8 7.4V1.7Z"/></g>',
    "energy": '<path d="M3 -12L-8 2H-1.5L-3.5 12L8 -3.4H1.2Z" fill="var(--accent)"/>',
    "card": '<rect x="-7.5" y="-10.5" width="15" height="21" rx="2.6" fill="var(--ink)"/><path d="M-4 -5.5H4M-4 0H4M-4 5H1"'
    ' stroke="var(--panel)" stroke-width="2" stroke-linecap="round"/>',
    "pod": '<rect x="-6.5" y="-11" width="13" height="22" rx="6.5" fill="currentColor"/><circle cy="-4" r="2.6"'
    ' fill="var(--panel)"/><path d="M-3.6 6.6C-3.6 1 3.6 1 3.6 6.6Z" fill="var(--panel)"/>',
    "drone": '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="-7.5" cy="-7.5" r="3.4"/><circle cx="7.5"'
    ' cy="-7.5" r="3.4"/><circle cx="-7.5" cy="7.5" r="3.4"/><circle cx="7.5" cy="7.5" r="3.4"/></g><rect x="-5.6" y="-5.6"'
    ' width="11.2" height="11.2" rx="3.4" fill="currentColor"/>',
    "star": '<path d="M0 -11L3.2 -3.9L10.8 -3.1L5.1 2.1L6.7 9.7L0 5.8L-6.7 9.7L-5.1 2.1L-10.8 -3.1L-3.2 -3.9Z"'
    ' fill="var(--accent)"/>',
    "upgrade": '<rect x="-7" y="-7" width="14" height="14" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/>'
    '<path d="M-3.5 -7V-11M3.5 -7V-11M-3.5 7V11M3.5 7V11M-7 -3.5H-11M-7 3.5H-11M7 -3.5H11M7 3.5H11" stroke="currentColor"'
    ' stroke-width="2"/><path d="M0 3.5V-3M-2.8 -.6L0 -3.4L2.8 -.6" stroke="currentColor" stroke-width="1.8" fill="none"/>',
    "mission": '<path d="M-6 11V-10" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M-6 -10H8'
    'L4.5 -4.8L8 .6H-6Z" fill="currentColor"/>',
    "vehicle": '<path d="M-11 5V0C-11 -2 -9.5 -3 -8 -3L-5 -3L-2 -8H6C8 -8 8.8 -6.5 9.4 -4L11 .4V5Z" fill="currentColor"/>'
    '<g fill="currentColor" stroke="var(--raised)" stroke-width="1.8"><circle cx="-6" cy="6" r="3.6"/><circle cx="6" cy="6"'
    ' r="3.6"/></g>',
    "scrap": '<path d="M8.5 -4.5A9.4 9.4 0 0 0 -8.8 -3.4M-8.5 4.5A9.4 9.4 0 0 0 8.8 3.4" fill="none" stroke="currentColor"'
    ' stroke-width="2.4" stroke-linecap="round"/><path d="M10.6 -10.5L9.4 -2.6L2.6 -6.6ZM-10.6 10.5L-9.4 2.6L-2.6 6.6Z"'
    ' fill="currentColor"/>',
    "recall": '<path d="M-9 2V8A2 2 0 0 0 -7 10H7A2 2 0 0 0 9 8V2M0 -11V3M-5 -1.6L0 3.6L5 -1.6" fill="none"'
    ' stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "end": '<path d="M-9 0H6M1 -6L7 0L1 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"'
    ' stroke-linejoin="round"/>',
    "sunset": '<path d="M-8 4A8 8 0 0 1 8 4Z" fill="var(--accent)"/><path d="M-11.5 7.6H11.5M0 -9.5V-6.6M-9 -6L-7 -4M9 -6L7'
    ' -4" stroke="var(--accent)" stroke-width="2" stroke-linecap="round"/>',
    "sabotage": '<path d="M-8 -9H8V10H-8Z" fill="none" stroke="var(--bad)" stroke-width="2" stroke-linejoin="round"/><path'
    ' d="M2 -9L-2 -3L3 1L-3 10" fill="none" stroke="var(--bad)" stroke-width="2.2" stroke-linejoin="round"/>',
    "cavern": '<path d="M-11 8V1C-11 -6 -5 -9 0 -9C5 -9 11 -6 11 1V8Z" fill="none" stroke="currentColor" stroke-width="2"'
    ' stroke-linejoin="round"/>',
    "ship": '<path d="M-10 -10H-1V-1H-10ZM1.5 -10H10V-1H1.5ZM-10 1.5H-1V10H-10ZM1.5 1.5H10V10H1.5Z" fill="none"'
    ' stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
    "salvage": '<path d="M-10 9H10M-7 9V-2L0 -8L7 -2V9M-2.5 9V3H2.5V9" fill="none" stroke="currentColor"'
    ' stroke-width="2" stroke-linejoin="round"/>',
    "none": '<path d="M-6 0H6" stroke="var(--muted)" stroke-width="2" stroke-linecap="round"/>',
}
"""Small signs, 24 units across."""
PICTURES: Final = {
    "imaging": '<g fill="none" stroke="currentColor" stroke-width="2"><circle r="30" opacity=".35"/><circle r="20"'
    ' opacity=".6"/><circle r="10"/><path d="M0 0L21 -21"/></g><path d="M0 0L30 0A30 30 0 0 0 21.2 -21.2Z"'
    ' fill="currentColor" opacity=".3"/><circle cx="-12" cy="11" r="3.4" fill="currentColor"/><circle cx="14" cy="16"'
    ' r="2.4" fill="currentColor"/>',
    "supercharge": '<g fill="none" stroke="currentColor" stroke-width="2.2"><rect x="-17" y="-24" width="34" height="50"'
    ' rx="6"/><path d="M-7 -24V-30H7V-24"/><path d="M-28 -8H-22M-30 4H-22M28 -8H22M30 4H22" opacity=".5"/></g>'
    '<path d="M4 -16L-9 4H-1L-4 20L10 -2H2Z" fill="currentColor"/>',
    "interfacing": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"><circle r="20"'
    ' stroke-dasharray="6 5" opacity=".6"/><path d="M-34 0H-13M34 0H13M-13 -8V8M13 -8V8"/></g><path d="M-13 -6H-4M-13 6H-4"'
    ' stroke="currentColor" stroke-width="3"/><path d="M13 -7A7 7 0 0 0 13 7Z" fill="currentColor"/>',
    "wakeup-protocol": '<g fill="none" stroke="currentColor" stroke-width="2"><rect x="-12" y="-22" width="24" height="46"'
    ' rx="12"/><path d="M-26 24H26"/><path d="M0 -36V-29M-20 -29L-16 -24M20 -29L16 -24M-30 -10H-23M30 -10H23"'
    ' opacity=".6"/></g><circle cy="-8" r="5" fill="currentColor"/><path d="M-7 14C-7 2 7 2 7 14Z" fill="currentColor"/>',
    "prototype": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"><path d="M0 -28L24 -14V14'
    'L0 28L-24 14V-14Z"/><path d="M-24 -14L0 0L24 -14M0 0V28" opacity=".6"/></g><path d="M0 -28L24 -14L0 0L-24 -14Z"'
    ' fill="currentColor" opacity=".35"/><circle cx="12" cy="10" r="4" fill="currentColor"/>',
    "advance-warning": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"><path d="M0 -26L28'
    ' 22H-28Z"/><path d="M-33 -8A34 34 0 0 1 -18 -30M33 -8A34 34 0 0 0 18 -30" opacity=".5"/></g><path d="M0 -10V8"'
    ' stroke="currentColor" stroke-width="4" stroke-linecap="round"/><circle cy="15.5" r="2.6" fill="currentColor"/>',
    "overclock": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"><path d="M-27 16A31 31 0 1'
    ' 1 27 16"/><path d="M-24 -1H-19M-17 -17L-13.5 -13.5M0 -24V-19M24 -1H19" opacity=".6"/><path d="M0 4L16 -14"'
    ' stroke-width="3.4"/></g><circle cy="4" r="4.6" fill="currentColor"/><path d="M4 12L-5 22H0L-2 30L7 19H2Z"'
    ' fill="currentColor"/>',
    "automation": '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M-24 26H2M-18 26V16H-4V26M-11 16L-16 -6L8 -20L20 -6M20 -6L14 2M20 -6L28 0"/></g><circle cx="-16" cy="-6"'
    ' r="4.4" fill="currentColor"/><circle cx="8" cy="-20" r="4.4" fill="currentColor"/><rect x="12" y="12" width="16"'
    ' height="14" rx="3" fill="currentColor" opacity=".45"/>',
}
"""The cards' pictures, 80 units across."""
SIGN: Final = (24.0, 24.0)
PICTURE: Final = (80.0, 80.0)
TILE: Final = (44.0, 44.0)
TOKEN: Final = (56.0, 34.0)
CAVES: Final = {"small": (88.0, 62.0), "large": (98.0, 68.0)}


def sign(name: str, x: float = 0, y: float = 0, size: float = 24) -> str:
    """A small sign at a place, as large as is asked for."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 24:g})">{SIGNS[name]}</g>'


@cache
def symbols() -> dict[str, str]:
    """Every symbol of the game by its name."""
    drawn = {
        **SIGNS,
        "docked": '<g fill="currentColor" stroke="currentColor" stroke-width="2"><g fill="none"><circle cx="-8.6" cy="-8.6"'
        ' r="3.8"/><circle cx="8.6" cy="-8.6" r="3.8"/><circle cx="-8.6" cy="8.6" r="3.8"/><circle cx="8.6" cy="8.6"'
        ' r="3.8"/></g><rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="4.4"/></g>',
        "capsule": '<rect x="-8" y="-12" width="16" height="24" rx="8" fill="currentColor" stroke="var(--panel)"'
        ' stroke-width="1.4"/>',
        "damage": '<circle r="17" fill="var(--space)" stroke="var(--bad)" stroke-width="1.5" stroke-dasharray="4 3"/>'
        '<path d="M-6 -6L6 6M6 -6L-6 6" stroke="var(--bad)" stroke-width="3" stroke-linecap="round" opacity=".8"/>',
        "ruin": '<rect x="-38" y="-15" width="76" height="30" rx="9" fill="var(--space)" stroke="var(--bad)"'
        f' stroke-dasharray="4 3" stroke-opacity=".7"/>{sign("sabotage", 0, 0, 18)}',
        "tokens": '<path d="M-15 0L-8.5 -12H8.5L15 0L8.5 12H-8.5Z" fill="var(--space)" stroke="var(--muted)"'
        ' stroke-width="1.4"/>',
        "back-small": _cave("small", "faint", "line"),
        "back-large": _cave("large", "faint", "line"),
    }
    for name in RESOURCE_NAMES[:4]:
        drawn |= {f"cave-{size}-{name}": _cave(size, "raised", _RIMS[name]) for size in CAVES}
    drawn |= {f"picture-{name}": PICTURES[name] for name in UPGRADE_NAMES}
    drawn |= {f"tile-{key_of(name)}": _tile(name) for name in TILE_NAMES}
    drawn |= {f"token-{key_of(name)}": _token(name) for name in TOKEN_NAMES}
    return drawn


_RIMS: Final = {"crystal": "bad", "organic": "good", "tech": "muted", "nanite": "seat-4"}


@cache
def extents() -> dict[str, tuple[float, float]]:
    """Width and height of each symbol."""
    sizes = dict.fromkeys(SIGNS, SIGN) | {f"picture-{name}": PICTURE for name in UPGRADE_NAMES}
    sizes |= {f"tile-{key_of(name)}": TILE for name in TILE_NAMES}
    sizes |= {f"token-{key_of(name)}": TOKEN for name in TOKEN_NAMES}
    for size, extent in CAVES.items():
        sizes |= {f"cave-{size}-{name}": extent for name in RESOURCE_NAMES[:4]} | {f"back-{size}": extent}
    return sizes | {
        "docked": (28.0, 28.0),
        "capsule": (18.0, 26.0),
        "damage": (36.0, 36.0),
        "ruin": (78.0, 32.0),
        "tokens": (32.0, 26.0),
    }


def _tile(name: str) -> str:
    """A resource tile: a diamond with one sign, two, or one of two."""
    back = (
        '<rect x="-16" y="-16" width="32" height="32" rx="5" transform="rotate(45)" fill="var(--raised)"'
        ' stroke="var(--muted)" stroke-width="1.3"/>'
    )
    if "+" in name:
        one, two = name.split("+")
        plus = '<path d="M-2.5 9H2.5M0 6.5V11.5" stroke="var(--ink)" stroke-width="1.4"/>'
        return back + sign(one, -8.5, -2, 14) + sign(two, 8.5, -2, 14) + plus
    if "/" in name:
        one, two = name.split("/")
        slash = '<path d="M4.5 -13L-4.5 13" stroke="var(--ink)" stroke-width="1.4" stroke-linecap="round"/>'
        return back + sign(one, -8.5, -4, 13.5) + sign(two, 8.5, 4, 13.5) + slash
    return back + sign(name, 0, 0, 20)


def _token(name: str) -> str:
    """An incident token: a hexagon with the loot, a broken chamber, or the setting sun."""
    rim = {"sabotage": "bad", "sunset": "accent"}.get(name, "good")
    hexagon = (
        f'<path d="M-26 0L-15 -16H15L26 0L15 16H-15Z" fill="var(--raised)" stroke="var(--{rim})" stroke-width="1.4"/>'
    )
    parts = name.split("+")
    if len(parts) == 1:
        return hexagon + sign(parts[0], 0, 0, 19)
    return hexagon + sign(parts[0], -9, 0, 16) + sign(parts[1], 9, 0, 16)


def _cave(size: str, fill: str, line: str) -> str:
    width, height = CAVES[size]
    return f'<path d="{cave_path(width, height)}" fill="var(--{fill})" stroke="var(--{line})" stroke-width="1.4"/>'


def cave_path(width: float, height: float) -> str:
    """A cavern's outline around its middle."""
    w, h = width / 2, height / 2
    return (
        f"M{-w:g} {h - 10:g}C{-w:g} {-h * 0.55:g} {-w * 0.55:g} {-h:g} 0 {-h:g}C{w * 0.55:g} {-h:g} {w:g} {-h * 0.55:g}"
        f" {w:g} {h - 10:g}Q{w:g} {h:g} {w - 10:g} {h:g}H{-w + 10:g}Q{-w:g} {h:g} {-w:g} {h - 10:g}Z"
    )
