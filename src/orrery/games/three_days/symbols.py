"""The symbols of the picture: every piece drawn around its own origin."""

from __future__ import annotations

from functools import cache
from typing import Final

from orrery.games.three_days.components import (
    BONUS_NAMES,
    EFFECT_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
    SALVAGE_NAMES,
    TOKEN_NAMES,
)
from orrery.scene import label, said, words

RADIUS: Final = 432.0
"""The disc of the moon."""
ZONE_RADIUS: Final = 196.0
"""The zone in its middle, which is always lit."""

RESOURCE_COLOURS: Final = {"food": "good", "fuel": "accent", "machinery": "bad"}
ELEMENT_SIGNS: Final = {
    "oxygen": "O",
    "hydrogen": "H",
    "nitrogen": "N",
    "carbon": "C",
    "sulfur": "S",
    "silicon": "Si",
}
_STROKE: Final = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

PARTS: Final = {
    "bricks": '<path d="M-7-5H7V5H-7ZM-7 0H7M-2-5V0M3 0V5M-4 0V5"/>',
    "wood": '<path d="M-7 2 4-5 7-2-4 5Z"/><circle cx="-5.5" cy="3.5" r="2"/><path d="M-1 1.5 4-1.6"/>',
    "barrels": '<path d="M-4.5-6H4.5Q7 0 4.5 6H-4.5Q-7 0-4.5-6ZM-5.7-2.5H5.7M-5.7 2.5H5.7"/>',
    "beams": '<path d="M-6-6H6M-6 6H6M0-6V6M-3-6V-4M3 6V4"/>',
    "panels": '<path d="M-6.5-4.5 4.5-4.5 6.5 4.5-4.5 4.5ZM-5.5 0H5.5M-1-4.5 1 4.5"/>',
    "drill": '<path d="M-6-6H2V-1H-6ZM2-5 5-3.5 2-2M-4-1V5M-6 5H-2M5-3.5H7.5"/>',
    "cart": '<path d="M-7-5H7L5 2H-5Z"/><circle cx="-3.5" cy="5" r="1.8"/><circle cx="3.5" cy="5" r="1.8"/>',
}
"""The seven kinds of salvage, in lines of 14 by 14."""

CENTERS: Final = {
    "greenhouse": '<path d="M-7 6V0Q0-10 7 0V6ZM0-5V6M-7 1H7"/>',
    "refinery": '<path d="M0-8Q7 0 5 4Q0 10-5 4Q-7 0 0-8ZM-2 4Q0 6 2 4"/>',
    "factory": '<path d="M-8 6V-1L-3-4V-1L2-4V-1H4V-7H7V6ZM-4 2H-2M1 2H3"/>',
    "citadel": '<path d="M-7 7V-6H-4V-3H-1.5V-6H1.5V-3H4V-6H7V7ZM-2 7V2H2V7"/>',
}


def line_drawing(paths: str, colour: str, scale: float = 1.0) -> str:
    """A small drawing in lines of one colour."""
    return f'<g color="var(--{colour})" transform="scale({scale:g})"><g {_STROKE}>{paths}</g></g>'


def heading(key: str, width: float, at: tuple[float, float]) -> str:
    """The title of a box, from its left edge."""
    return said(key, width, at[0], at[1] - 4, 12, "muted", "start", 700)


def resource_icon(resource: str, scale: float = 1.0) -> str:
    """A leaf for food, a drop for fuel, a cog for machinery, each in its colour."""
    paths = {
        "food": '<path d="M-6 5Q-7-6 6-6Q6 6-4 4M-6 6 1-1"/>',
        "fuel": '<path d="M0-7Q6 0 4.5 3.5Q0 8-4.5 3.5Q-6 0 0-7Z"/>',
        "machinery": '<circle r="3"/><path d="M0-7V-4.5M0 7V4.5M-7 0H-4.5M7 0H4.5M-5-5-3.2-3.2M5 5 3.2 3.2M-5 5-3.2 3.2M5-5'
        ' 3.2-3.2"/>',
    }
    return line_drawing(paths[resource], RESOURCE_COLOURS[resource], scale)


def part_icon(part: str, scale: float = 1.0, colour: str = "muted") -> str:
    """A kind of salvage."""
    return line_drawing(PARTS[part], colour, scale)


def token_icon(token: str, scale: float = 1.0) -> str:
    """A Valhalla token: half a coin in the colour of its resource, with the icon's initial and A or B."""
    resource, letter = token.rsplit("-", 1)
    colour = RESOURCE_COLOURS[resource]
    half = "M0-9A9 9 0 0 0 0 9Z" if letter == "a" else "M0-9A9 9 0 0 1 0 9Z"
    return (
        f'<g transform="scale({scale:g})"><circle r="9" fill="var(--panel)" stroke="var(--{colour})" stroke-width="1.5"/>'
        f'<path d="{half}" fill="var(--{colour})" fill-opacity="0.35"/>'
        + words(label(f"sign-{resource}") + letter.upper(), 0, 0, 11, weight=700)
        + "</g>"
    )


def bonus_icon(bonus: str, scale: float = 1.0) -> str:
    """A bonus on a crater's rim."""
    return token_icon(bonus, scale) if bonus in TOKEN_NAMES else part_icon(bonus, scale, "ink")


def element_icon(element: str, filled: bool) -> str:
    """An element: a hexagon with its sign, filled once its cube lies there."""
    look = 'fill="var(--seat-1)"' if filled else 'fill="var(--panel)" stroke="var(--seat-1)" stroke-dasharray="2.5 2"'
    ink = "space" if filled else "muted"
    return f'<path d="M-10 0-5-9H5L10 0 5 9H-5Z" {look}/>' + words(ELEMENT_SIGNS[element], 0, 0, 12, ink, weight=700)


def center_icon(kind: str) -> str:
    """A Production Center: round for resources, a hexagon for Extractors, a lozenge for Citadels."""
    if kind in ELEMENT_NAMES:
        return (
            '<path d="M-16 0-8-14H8L16 0 8 14H-8Z" fill="var(--raised)" stroke="var(--seat-1)" stroke-width="2"/>'
            + words(ELEMENT_SIGNS[kind], 0, 0, 15, weight=700)
        )
    if kind == "citadel":
        return (
            '<path d="M0-18 18 0 0 18-18 0Z" fill="var(--raised)" stroke="var(--seat-4)" stroke-width="2"/>'
            + line_drawing(CENTERS[kind], "ink", 0.85)
        )
    colour = {"greenhouse": "good", "refinery": "accent", "factory": "bad"}[kind]
    return f'<circle r="15.5" fill="var(--raised)" stroke="var(--{colour})" stroke-width="2"/>' + line_drawing(
        CENTERS[kind], colour, 1.05
    )


def _half(fill: str) -> str:
    """The western half of the disc without the zone."""
    return (
        f'<path d="M0 {-RADIUS:g}A{RADIUS:g} {RADIUS:g} 0 0 0 0 {RADIUS:g}V{ZONE_RADIUS:g}'
        f'A{ZONE_RADIUS:g} {ZONE_RADIUS:g} 0 0 1 0 {-ZONE_RADIUS:g}Z" {fill}/>'
    )


def _day() -> str:
    rim = f'<path d="M0 {-RADIUS:g}A{RADIUS:g} {RADIUS:g} 0 0 0 0 {RADIUS:g}" fill="none" stroke="var(--glow)"'
    return (
        _half('fill="var(--glow)" fill-opacity="0.12"')
        + rim
        + ' stroke-width="5" stroke-opacity="0.9"/>'
        + rim
        + ' stroke-width="16" stroke-opacity="0.18"/>'
    )


def _night() -> str:
    """Shade, and quiet strokes of darkness."""
    strokes = []
    for i in range(-11, 12):
        y = i * 38.0
        reach = (RADIUS**2 - y**2) ** 0.5 if abs(y) < RADIUS else 0.0
        inner = (ZONE_RADIUS**2 - y**2) ** 0.5 if abs(y) < ZONE_RADIUS else 0.0
        if reach > inner + 12:
            strokes.append(f"M{-reach + 6:.0f} {y:.0f}H{-inner - 6:.0f}")
    return (
        _half('fill="var(--space)" fill-opacity="0.42"')
        + f'<path d="{"".join(strokes)}" stroke="var(--line)" stroke-width="1" stroke-opacity="0.35" stroke-dasharray="2 9"/>'
    )


def _sun() -> str:
    rays = "".join(f'<path d="M0-11V-15" transform="rotate({angle})"/>' for angle in range(0, 360, 45))
    return (
        '<circle r="8" fill="var(--glow)"/><g stroke="var(--glow)" stroke-width="2" stroke-linecap="round">'
        + rays
        + "</g>"
    )


def _tile(effect: str) -> str:
    """An Upgrade tile as it lies on offer."""
    return (
        '<rect x="-86" y="-20" width="172" height="40" rx="7" fill="var(--raised)" stroke="var(--line)"/>'
        + said(f"upgrade-{effect}", 160, 0, -8, 13.5, weight=700)
        + said(f"brief-{effect}", 160, 0, 9, 11.5, "muted")
    )


def _small_tile(effect: str) -> str:
    """An Upgrade tile on a mat."""
    return (
        '<rect x="-59" y="-13" width="118" height="26" rx="5" fill="var(--raised)" stroke="currentColor"'
        ' stroke-opacity="0.7"/>' + said(f"upgrade-{effect}", 112, 0, 0, 11.5, weight=700)
    )


def _bonus_tile(bonus: str) -> str:
    """A Passing Bonus tile."""
    plate = '<rect x="-21" y="-17" width="42" height="34" rx="6" fill="var(--raised)" stroke="var(--accent)"/>'
    if bonus in RESOURCE_NAMES:
        return (
            plate
            + f'<g transform="translate(-9 0)">{resource_icon(bonus, 1.0)}</g>'
            + words("+2", 10, 0, 13, weight=700)
        )
    if bonus == "supplies":
        icons = "".join(
            f'<g transform="translate({-13 + 13 * i} 5)">{resource_icon(r, 0.8)}</g>'
            for i, r in enumerate(RESOURCE_NAMES)
        )
        return plate + icons + words("+1", 0, -9, 11, weight=700)
    if bonus == "influence":
        return plate + f'<g transform="translate(-9 0)">{_influence()}</g>' + words("+2", 10, 0, 13, weight=700)
    if bonus == "salvage":
        cart = f'<g transform="translate(-8 0)">{part_icon("cart", 0.9, "ink")}</g>'
        return plate + cart + words("?", 11, 0, 14, weight=700)
    if bonus == "element":
        return (
            plate
            + f'<g transform="translate(-8 0) scale(0.9)">{element_icon("oxygen", True)}</g>'
            + words("?", 11, 0, 14, weight=700)
        )
    if bonus == "diplomacy":
        return (
            plate
            + f'<g transform="translate(-9 0) scale(0.8)">{_ganymedean()}</g>'
            + words("+1", 10, 0, 13, weight=700)
        )
    return plate + (
        words("2 ★", 0, 0, 13, weight=700) if bonus == "points" else said("board-advance", 42, 0, 0, 13, weight=700)
    )


def _influence() -> str:
    return '<rect x="-6" y="-6" width="12" height="12" rx="2" fill="var(--seat-4)" stroke="var(--space)"/>'


def _ganymedean() -> str:
    """A stranger with two eyes."""
    return (
        '<path d="M-9 8Q-10-10 0-10Q10-10 9 8Q4 4 0 8Q-4 4-9 8Z" fill="var(--good)" stroke="var(--space)" stroke-width="1.2"/>'
        '<circle cx="-3.4" cy="-2" r="1.9" fill="var(--space)"/><circle cx="3.4" cy="-2" r="1.9" fill="var(--space)"/>'
    )


def _colonist() -> str:
    """A helmet above shoulders, in the owner's colour."""
    return (
        '<path d="M-9 10Q-9 2 0 2Q9 2 9 10Z" fill="currentColor" stroke="var(--space)" stroke-width="1.2"/>'
        '<circle cy="-3" r="7" fill="currentColor" stroke="var(--space)" stroke-width="1.2"/>'
    )


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its name."""
    made = {
        "blank": "",
        "day": _day(),
        "night": _night(),
        "sun": _sun(),
        "colonist": _colonist(),
        "ganymedean": _ganymedean(),
        "escorted": _ganymedean() + '<circle r="12" fill="none" stroke="var(--accent)" stroke-width="2"/>',
        "laboratory": '<rect x="-7.5" y="-7.5" width="15" height="15" rx="2.5" fill="currentColor" stroke="var(--space)"/>',
        "structure": '<path d="M-9 9V-4L0-11 9-4V9Z" fill="currentColor" stroke="var(--space)" stroke-width="1.2"/>',
        "order": '<circle r="13" fill="currentColor" stroke="var(--space)" stroke-width="1.5"/>',
        "cube": '<rect x="-7" y="-7" width="14" height="14" rx="3" fill="var(--muted)" stroke="var(--ink)"/>',
        "clear": '<rect x="-9.5" y="-9.5" width="19" height="19" rx="4" fill="var(--ink)" fill-opacity="0.28" stroke="var(--ink)"'
        ' stroke-width="1.6"/>',
        "influence": _influence(),
        "storage": '<rect x="-70" y="-12" width="140" height="24" rx="6" fill="var(--panel)" stroke="var(--seat-1)"/>',
        "ready": '<circle r="9" fill="var(--good)" fill-opacity="0.25" stroke="var(--good)" stroke-width="1.5"/>',
        "spent": '<circle r="9" fill="none" stroke="var(--line)" stroke-width="1.5"/><path d="M-5 5 5-5" stroke="var(--line)"/>',
        "slot": '<rect x="-13" y="-16" width="26" height="32" rx="5" fill="none" stroke="var(--line)" stroke-dasharray="3 3"/>',
        "turn": '<path d="M-5-8 6 0-5 8Z" fill="var(--accent)"/>',
    }
    for resource in RESOURCE_NAMES:
        colour = RESOURCE_COLOURS[resource]
        made[f"cube-{resource}"] = (
            f'<rect x="-9" y="-10" width="18" height="20" rx="4" fill="var(--panel)"/>'
            f'<rect x="-9" y="-10" width="18" height="20" rx="4" fill="var(--{colour})" fill-opacity="0.4"'
            f' stroke="var(--{colour})" stroke-width="2.5"/>'
        )
    made.update({f"center-{kind}": center_icon(kind) for kind in KIND_NAMES})
    made.update({f"wants-{element}": element_icon(element, False) for element in ELEMENT_NAMES})
    made.update({f"has-{element}": element_icon(element, True) for element in ELEMENT_NAMES})
    made.update({f"part-{part}": part_icon(part) for part in SALVAGE_NAMES})
    made.update({f"token-{token}": token_icon(token) for token in TOKEN_NAMES})
    made.update({f"bonus-{bonus}": _bonus_tile(bonus) for bonus in BONUS_NAMES})
    made.update({f"tile-{effect}": _tile(effect) for effect in EFFECT_NAMES})
    made.update({f"small-{effect}": _small_tile(effect) for effect in EFFECT_NAMES})
    return made


@cache
def extents() -> dict[str, tuple[float, float]]:
    """Width and height of each symbol."""
    sizes = {
        "day": (0.0, 0.0),
        "night": (0.0, 0.0),
        "blank": (34.0, 24.0),
        "storage": (140.0, 24.0),
        "slot": (26.0, 32.0),
    }
    for name in symbols():
        if name.startswith("tile-"):
            sizes[name] = (172.0, 40.0)
        elif name.startswith("small-"):
            sizes[name] = (118.0, 26.0)
        elif name.startswith("bonus-"):
            sizes[name] = (42.0, 34.0)
        elif name.startswith("center-"):
            sizes[name] = (34.0, 34.0)
        sizes.setdefault(name, (22.0, 22.0))
    return sizes
