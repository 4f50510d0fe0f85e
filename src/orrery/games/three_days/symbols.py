"""The symbols of Three Days: resources, elements, parts, tokens, Production Centers and pieces, each around its own origin."""

from __future__ import annotations

from functools import cache
from typing import Final

from orrery.games.three_days.components import ELEMENT_NAMES, KIND_NAMES, RESOURCE_NAMES, SALVAGE_NAMES, TOKEN_NAMES

RADIUS: Final = 312.0
"""The disc of the moon."""
COLOURS: Final = {"food": "good", "fuel": "accent", "machinery": "bad"}
ELEMENT_SIGNS: Final = {
    "oxygen": "O",
    "hydrogen": "H",
    "nitrogen": "N",
    "carbon": "C",
    "sulfur": "S",
    "silicon": "Si",
}
"""The elements' letters, for the sketch."""
_LETTERS: Final = {
    "oxygen": "M0 -4.5A4.2 4.5 0 1 0 0 4.5A4.2 4.5 0 1 0 0 -4.5",
    "hydrogen": "M-3.4 -4.6V4.6M3.4 -4.6V4.6M-3.4 0H3.4",
    "nitrogen": "M-3.4 4.6V-4.6L3.4 4.6V-4.6",
    "carbon": "M3.4 -3A4.2 4.5 0 1 0 3.4 3",
    "sulfur": "M3 -3.4C1.6 -5.4 -3.2 -5 -3 -2.4C-2.8 0.4 3.2 -0.6 3.2 2.2C3.2 5.2 -2 5.2 -3.2 3.2",
    "silicon": "M0.6 -3.4C-0.8 -5.4 -5 -5 -4.8 -2.4C-4.6 0.4 0.9 -0.6 0.9 2.2C0.9 5.2 -4 5.2 -5 3.2M4 -1.4V4.6M4 -4.8V-4.4",
}
"""The same letters as lines, so that they are as sharp at any size."""
_LINE: Final = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'
PARTS: Final = {
    "bricks": '<path d="M-7-5H7V5H-7ZM-7 0H7M-2-5V0M3 0V5M-4 0V5"/>',
    "wood": '<path d="M-7 2 4-5 7-2-4 5Z"/><circle cx="-5.5" cy="3.5" r="2"/><path d="M-1 1.5 4-1.6"/>',
    "barrels": '<path d="M-4.5-6H4.5Q7 0 4.5 6H-4.5Q-7 0-4.5-6ZM-5.7-2.5H5.7M-5.7 2.5H5.7"/>',
    "beams": '<path d="M-6-6H6M-6 6H6M0-6V6M-3-6V-4M3 6V4"/>',
    "panels": '<path d="M-6.5-4.5 4.5-4.5 6.5 4.5-4.5 4.5ZM-5.5 0H5.5M-1-4.5 1 4.5"/>',
    "drill": '<path d="M-6-6H2V-1H-6ZM2-5 5-3.5 2-2M-4-1V5M-6 5H-2M5-3.5H7.5"/>',
    "cart": '<path d="M-7-5H7L5 2H-5Z"/><circle cx="-3.5" cy="5" r="1.8"/><circle cx="3.5" cy="5" r="1.8"/>',
}
"""The seven kinds of salvage, in lines."""
CENTERS: Final = {
    "greenhouse": '<path d="M-7 6V0Q0-10 7 0V6ZM0-5V6M-7 1H7"/>',
    "refinery": '<path d="M0-8Q7 0 5 4Q0 10-5 4Q-7 0 0-8ZM-2 4Q0 6 2 4"/>',
    "factory": '<path d="M-8 6V-1L-3-4V-1L2-4V-1H4V-7H7V6ZM-4 2H-2M1 2H3"/>',
    "citadel": '<path d="M-7 7V-6H-4V-3H-1.5V-6H1.5V-3H4V-6H7V7ZM-2 7V2H2V7"/>',
}
RESOURCES: Final = {
    "food": '<path d="M-8 7Q-9 -8 8 -8Q8 8 -5 6M-8 9 2 -2"/>',
    "fuel": '<path d="M0 -10Q8 0 6 5Q0 11 -6 5Q-8 0 0 -10Z"/>',
    "machinery": '<circle r="4"/><path d="M0 -9.5V-6M0 9.5V6M-9.5 0H-6M9.5 0H6M-6.8 -6.8L-4.4 -4.4M6.8 6.8L4.4 4.4M-6.8'
    ' 6.8L-4.4 4.4M6.8 -6.8L4.4 -4.4"/>',
}
SIGNS: Final = {
    "star": '<path d="M0 -9L2.6 -3.2L8.8 -2.5L4.2 1.7L5.5 7.9L0 4.8L-5.5 7.9L-4.2 1.7L-8.8 -2.5L-2.6 -3.2Z"'
    ' fill="var(--accent)"/>',
    "influence": '<rect x="-6" y="-6" width="12" height="12" rx="2.5" fill="var(--seat-4)"/>',
    "sun": '<circle r="5" fill="var(--glow)"/><path d="M0 -9V-7M0 9V7M-9 0H-7M9 0H7M-6.4 -6.4L-5 -5M6.4 6.4L5 5M-6.4 6.4L-5'
    ' 5M6.4 -6.4L5 -5" stroke="var(--glow)" stroke-width="1.8" stroke-linecap="round"/>',
    "moon": '<path d="M4 -7.5A8 8 0 1 0 7.5 5A6.5 6.5 0 0 1 4 -7.5Z" fill="var(--muted)"/>',
    "recruit": f'<g {_LINE}><circle cx="-2" cy="-4" r="3.4"/><path d="M-8 8C-8 1 4 1 4 8M6 -6V0M3 -3H9"/></g>',
    "transport": f'<g {_LINE}><circle cx="-6" cy="5" r="2.6"/><circle cx="6.5" cy="-5.5" r="2.6"/><path d="M-3.4 5C4 5 -4 -5.5'
    ' 3.8 -5.5"/></g>',
    "diplomacy": f'<g {_LINE}><path d="M-7 8V-2C-7 -10 7 -10 7 -2V8L4.6 5.6L2.3 8L0 5.6L-2.3 8L-4.6 5.6Z"/></g><circle'
    ' cx="-2.6" cy="-2.4" r="1.3" fill="currentColor"/><circle cx="2.6" cy="-2.4" r="1.3" fill="currentColor"/>',
    "center": f'<g {_LINE}><path d="M-8 7V0L-3 -3V0L2 -3V0H4V-7H7V7Z"/></g>',
    "laboratory": f'<g {_LINE}><path d="M-3 -8H3M-2 -8V-2L-7 6Q-7 8 -5 8H5Q7 8 7 6L2 -2V-8M-4.4 3H4.4"/></g>',
    "structure": f'<g {_LINE}><path d="M-7 8V-1L0 -8L7 -1V8ZM-2 8V3H2V8"/></g>',
    "pass": f'<g {_LINE}><path d="M-8 0H4M0 -4.5L4.6 0L0 4.5M8 -7V7"/></g>',
    "done": f'<g {_LINE}><path d="M-7 0L-2 5.5L8 -6"/></g>',
    "map": f'<g {_LINE}><circle r="8"/><path d="M0 -8V8"/></g>',
    "mat": f'<g {_LINE}><rect x="-8" y="-7" width="16" height="14" rx="2.5"/><path d="M-4 -2H4M-4 2.5H2"/></g>',
    "any": f'<g {_LINE}><circle r="7" stroke-dasharray="3 2.4"/></g><circle r="1.8" fill="currentColor"/>',
    "half-west": '<circle r="8" fill="var(--space)" stroke="var(--muted)"/><path d="M0 -8A8 8 0 0 0 0 8Z" fill="var(--glow)"/>',
    "half-east": '<circle r="8" fill="var(--space)" stroke="var(--muted)"/><path d="M0 -8A8 8 0 0 1 0 8Z" fill="var(--glow)"/>',
}
"""Signs of actions and other small things, 20 units across."""
SHAPES: Final = (
    '<circle r="9.5" {look}/>',
    '<rect x="-8.6" y="-8.6" width="17.2" height="17.2" rx="3" {look}/>',
    '<path d="M0 -10.4L9.2 -5.2V5.2L0 10.4L-9.2 5.2V-5.2Z" {look}/>',
    '<rect x="-7.8" y="-7.8" width="15.6" height="15.6" rx="3" transform="rotate(45)" {look}/>',
    '<path d="M0 -10.5L10 -3.2L6.2 8.6H-6.2L-10 -3.2Z" {look}/>',
)
"""A colonist wears the shape of its seat."""
_LOOK: Final = 'fill="currentColor" stroke="var(--panel)" stroke-width="1.4"'


def lines(paths: str, colour: str) -> str:
    """A small drawing in lines of one colour."""
    return f'<g color="var(--{colour})"><g {_LINE}>{paths}</g></g>'


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its name."""
    drawn = dict(SIGNS)
    drawn |= {name: lines(RESOURCES[name], COLOURS[name]) for name in RESOURCE_NAMES}
    drawn |= {name: f"<g {_LINE}>{PARTS[name]}</g>" for name in SALVAGE_NAMES}
    drawn |= {f"token-{name}": _token(name) for name in TOKEN_NAMES}
    drawn |= {name: _element(name) for name in ELEMENT_NAMES}
    drawn |= {f"center-{name}": _center(name) for name in KIND_NAMES}
    drawn |= {f"colonist-{seat}": shape.format(look=_LOOK) for seat, shape in enumerate(SHAPES)}
    drawn |= {f"may-{allowed}": _outline(allowed) for allowed in _OUTLINES}
    drawn |= {f"lab-{name}": _lab(look) for name, look in _LABS.items()}
    return drawn | {
        "ganymedean": '<path d="M-8 9V-2C-8 -11 8 -11 8 -2V9L5.3 6.2L2.7 9L0 6.2L-2.7 9L-5.3 6.2Z" fill="var(--good)"'
        ' fill-opacity=".8"/><circle cx="-3" cy="-2" r="1.8" fill="var(--space)"/><circle cx="3" cy="-2" r="1.8"'
        ' fill="var(--space)"/>',
        "house": '<path d="M-8 8V-1L0 -8.5L8 -1V8Z" fill="currentColor" stroke="var(--panel)" stroke-width="1.2"/>',
        "flask": '<rect x="-6" y="-6" width="12" height="12" rx="2" fill="currentColor" stroke="var(--panel)"/>',
        "space": '<circle r="9" fill="var(--space)" fill-opacity=".85" stroke="var(--line)" stroke-width="1"/>',
        "day-west": _day(-1),
        "day-east": _day(1),
    }


_OUTLINES: Final = {"white": "ink", "blue": "seat-1", "purple": "seat-4"}
_LABS: Final = {"white": "ink", "gray": "muted", "black": "line"}


@cache
def extents() -> dict[str, tuple[float, float]]:
    """Width and height of each symbol."""
    sizes = dict.fromkeys(symbols(), (20.0, 20.0))
    sizes |= {f"center-{kind}": (30.0, 30.0) for kind in KIND_NAMES} | {
        f"may-{name}": (30.0, 30.0) for name in _OUTLINES
    }
    sizes |= dict.fromkeys(SALVAGE_NAMES, (17.0, 17.0))
    return sizes | {"day-west": (2 * RADIUS, 2 * RADIUS), "day-east": (2 * RADIUS, 2 * RADIUS)}


def _element(name: str) -> str:
    return (
        '<path d="M-10 0L-5 -8.8H5L10 0L5 8.8H-5Z" fill="var(--seat-1)"/>'
        f'<g color="var(--space)"><path d="{_LETTERS[name]}" {_LINE}/></g>'
    )


def _token(token: str) -> str:
    """Half a coin in the colour of its resource: A the left half, B the right one."""
    resource, letter = token.rsplit("-", 1)
    half = "M0 -9A9 9 0 0 0 0 9Z" if letter == "a" else "M0 -9A9 9 0 0 1 0 9Z"
    colour = COLOURS[resource]
    return (
        f'<circle r="9" fill="none" stroke="var(--{colour})" stroke-dasharray="2.4 2"/><path d="{half}" fill="var(--{colour})"'
        f' fill-opacity=".85"/><g transform="scale(.5)">{lines(RESOURCES[resource], "ink")}</g>'
    )


def _center(kind: str) -> str:
    """Round for resources, a hexagon for Extractors, a lozenge for Citadels."""
    if kind in ELEMENT_NAMES:
        return (
            '<path d="M-13 0L-6.5 -11.4H6.5L13 0L6.5 11.4H-6.5Z" fill="var(--raised)" stroke="var(--seat-1)" stroke-width="1.8"/>'
            f'<g color="var(--ink)"><path d="{_LETTERS[kind]}" {_LINE}/></g>'
        )
    if kind == "citadel":
        lozenge = '<path d="M0 -15L15 0L0 15L-15 0Z" fill="var(--raised)" stroke="var(--seat-4)" stroke-width="1.8"/>'
        return f'{lozenge}<g transform="scale(.75)">{lines(CENTERS[kind], "ink")}</g>'
    colour = {"greenhouse": "good", "refinery": "accent", "factory": "bad"}[kind]
    ring = f'<circle r="13" fill="var(--raised)" stroke="var(--{colour})" stroke-width="1.8"/>'
    return f'{ring}<g transform="scale(.85)">{lines(CENTERS[kind], colour)}</g>'


def _outline(allowed: str) -> str:
    """What may be built, dashed in its own shape."""
    path = {
        "white": '<circle r="13" {}/>',
        "blue": '<path d="M-13.5 0L-6.8 -12H6.8L13.5 0L6.8 12H-6.8Z" {}/>',
        "purple": '<path d="M0 -15L15 0L0 15L-15 0Z" {}/>',
    }[allowed]
    return path.format(
        f'fill="var(--space)" fill-opacity=".5" stroke="var(--{_OUTLINES[allowed]})" stroke-dasharray="3 2.4"'
    )


def _lab(look: str) -> str:
    return f'<rect x="-5" y="-5" width="10" height="10" rx="2" fill="none" stroke="var(--{look})" stroke-width="1.6"/>'


def _day(side: int) -> str:
    """The lit half of the disc with its golden rim."""
    sweep = 0 if side < 0 else 1
    half = f"M0 {-RADIUS:g}A{RADIUS:g} {RADIUS:g} 0 0 {sweep} 0 {RADIUS:g}"
    return (
        f'<path d="{half}Z" fill="var(--glow)" fill-opacity=".13"/><path d="{half}" fill="none" stroke="var(--glow)"'
        ' stroke-width="3"/>'
    )
