"""Where things stand on the moon: the craters on the disc, their spaces, bonuses and laboratories, Valhalla in the middle."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import Final

from orrery.games.three_days.components import CRATER_NAMES, TOKEN_NAMES, Components
from orrery.games.three_days.symbols import RADIUS
from orrery.kernel import Text
from orrery.scene import Ground, Place

SIZE: Final = (648.0, 660.0)
MIDDLE: Final = (324.0, 338.0)
CRATER: Final = 84.0
RING: Final = 27.0
"""The circle of a crater's spaces around its middle."""
VALHALLA: Final = 104.0
_WEST: Final = {
    "vestri": (0, -108),
    "vutash": (-106, 66),
    "maderatcha": (106, 66),
    "valhalla": (0, 0),
    "ahti": (-92, -188),
    "njord": (-190, 16),
    "audr": (-70, 172),
    "tornarsuk": (-208, -92),
    "aegir": (-196, 122),
    "agloolik": (-66, 272),
    "burr": (-186, -206),
    "doh": (-268, -6),
    "yuryung": (-166, 222),
}
"""West of the middle; the east mirrors it."""
_MIRROR: Final = {
    "ahti": "egdir",
    "njord": "skuld",
    "audr": "buri",
    "tornarsuk": "nuada",
    "aegir": "vitr",
    "agloolik": "orestheus",
    "burr": "haki",
    "doh": "skoll",
    "yuryung": "lempo",
}


@cache
def crater_at(name: str) -> tuple[float, float]:
    """The middle of a crater; east mirrors west."""
    west = {mirror: name for name, mirror in _MIRROR.items()}
    x, y = _WEST[west.get(name, name)]
    return MIDDLE[0] + (-x if name in west else x), MIDDLE[1] + y


def _around(middle: tuple[float, float], radius: float, angle: float) -> tuple[float, float]:
    """A point on a circle; the angle goes clockwise from the top."""
    return middle[0] + radius * sin(radians(angle)), middle[1] - radius * cos(radians(angle))


def space_at(name: str, space: int, spaces: int) -> tuple[float, float]:
    """A space of a crater: clockwise from the bonuses at the top, the lowest seniority first."""
    return _around(crater_at(name), RING, 62 + space * (236 / max(spaces - 1, 1)))


def bonus_at(name: str, which: int) -> tuple[float, float]:
    """One of the two bonuses on a crater's northern rim."""
    return _around(crater_at(name), RING + 2, -21 if which == 0 else 21)


def name_at(name: str, laboratories: int) -> tuple[float, float]:
    """The middle of a crater's name above it; its laboratory spaces stand in the same line."""
    x, y = crater_at(name)
    return x - laboratories * 6.5, y - (CRATER / 2 + 8)


def laboratory_at(name: str, title: str, which: int, count: int) -> tuple[float, float]:
    """A laboratory space, beside the crater's name."""
    x, y = name_at(name, count)
    return x + 3.4 * len(title) + 10 + which * 13, y


def structure_at(token: int, copy: int, copies: int) -> tuple[float, float]:
    """A building space of Valhalla."""
    return _around(crater_at("valhalla"), 38, token * 60 + 30 + (copy - (copies - 1) / 2) * 27)


def start_at(place: int, seats: int) -> tuple[float, float]:
    """Where a first structure stands."""
    x, y = crater_at("valhalla")
    return x + (place - (seats - 1) / 2) * min(15, 56 / seats), y + 4


@cache
def ground(made: Components, copies: int) -> Ground:
    """The disc with its roads and craters, and what can be clicked on it."""
    places = [
        Place(f"crater-{name}", *crater_at(name), CRATER, CRATER, Text(f"crater-{name}"), "circle")
        for name in CRATER_NAMES
        if name != "valhalla"
    ]
    for token, name in enumerate(TOKEN_NAMES):
        label = Text("place-structure", {"token": Text(f"token-{name}")})
        places += [
            Place(f"build-{name}-{copy}", *structure_at(token, copy, copies), 28, 28, label, "circle")
            for copy in range(copies)
        ]
    return Ground(*SIZE, _disc(made), tuple(places), 0.86, 1.5)


def _disc(made: Components) -> str:
    x, y = MIDDLE
    moon = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS:g}" fill="var(--panel)" fill-opacity=".55" stroke="var(--line)"'
        f' stroke-opacity=".6"/><path d="M{x:g} {y - RADIUS:g}V{y + RADIUS:g}" stroke="var(--line)" stroke-opacity=".5"/>'
    )
    return (
        moon + _zone() + "".join(_road(*road) for road in made.roads) + "".join(_crater(name) for name in CRATER_NAMES)
    )


def _zone() -> str:
    """The part that is always lit: one Y of light through the three craters beside Valhalla."""
    x, y = MIDDLE
    arms = "".join(
        f'<path d="M{x:g} {y:g}L{end[0]:g} {end[1]:g}" stroke="var(--glow)" stroke-opacity=".12" stroke-width="108"'
        ' stroke-linecap="round"/>'
        for end in (crater_at("vestri"), crater_at("vutash"), crater_at("maderatcha"))
    )
    return f"<g>{arms}</g>"


def _road(one: str, two: str) -> str:
    (ax, ay), (bx, by) = crater_at(one), crater_at(two)
    return f'<path d="M{ax:g} {ay:g}L{bx:g} {by:g}" stroke="var(--line)" stroke-width="3" stroke-opacity=".8"/>'


def _crater(name: str) -> str:
    x, y = crater_at(name)
    radius = (VALHALLA if name == "valhalla" else CRATER) / 2
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="{RING:g}" fill="none" stroke="var(--line)" stroke-opacity=".6"/>'
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="var(--raised)" stroke="var(--muted)" stroke-opacity=".7"'
        f' stroke-width="1.3"/>{"" if name == "valhalla" else ring}'
    )
