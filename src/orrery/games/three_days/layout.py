"""Where everything stands on the picture: the craters on the disc, the panel beside it, the mats below."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from orrery.games.three_days.components import KIND_NAMES, RESOURCE_NAMES, TOKEN_NAMES
from orrery.games.three_days.moves import part_names

WIDTH: Final = 1280.0
MIDDLE: Final = (448.0, 450.0)
MAP_HEIGHT: Final = 900.0
MAT_HEIGHT: Final = 196.0
PANEL_X: Final = 898.0
PANEL_WIDTH: Final = 372.0

RING: Final = 34.0
"""The circle of a crater's spaces around its middle."""
SPACE: Final = 11.5
YIELD: Final = 53.0
"""The circle of the numbers beside the spaces."""
VALHALLA_RING: Final = 50.0

_WEST: Final = {
    "vestri": (0, -134),
    "vutash": (-134, 86),
    "maderatcha": (134, 86),
    "valhalla": (0, 0),
    "ahti": (-122, -236),
    "njord": (-252, 16),
    "audr": (-92, 230),
    "tornarsuk": (-264, -122),
    "aegir": (-258, 152),
    "agloolik": (-104, 364),
    "burr": (-244, -254),
    "doh": (-373, 56),
    "yuryung": (-240, 290),
}
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


def crater_at(name: str) -> tuple[float, float]:
    """The middle of a crater; east mirrors west."""
    west = {mirror: name for name, mirror in _MIRROR.items()}
    x, y = _WEST[west.get(name, name)]
    return MIDDLE[0] + (-x if name in west else x), MIDDLE[1] + y


def _around(middle: tuple[float, float], radius: float, angle: float) -> tuple[float, float]:
    """A point on a circle; the angle goes clockwise from the top."""
    return middle[0] + radius * sin(radians(angle)), middle[1] - radius * cos(radians(angle))


def space_angle(space: int, spaces: int) -> float:
    """Clockwise from the bonuses at the top, the lowest seniority first."""
    return 58 + space * (244 / max(spaces - 1, 1))


def space_at(name: str, space: int, spaces: int) -> tuple[float, float]:
    """A space of a crater."""
    return _around(crater_at(name), RING, space_angle(space, spaces))


def yield_at(name: str, space: int, spaces: int) -> tuple[float, float]:
    """The number beside a space."""
    return _around(crater_at(name), YIELD, space_angle(space, spaces))


def bonus_at(name: str, which: int) -> tuple[float, float]:
    """One of the two bonuses on a crater's rim."""
    return _around(crater_at(name), RING + 5, -20 if which == 0 else 20)


def title_width(title: str) -> float:
    """The room a crater's name takes."""
    return 8.2 * len(title) + 12


def title_at(name: str, title: str, laboratories: int) -> tuple[float, float]:
    """The middle of a crater's name, above it; its laboratory spaces stand in the same line."""
    x, y = crater_at(name)
    return x - laboratories * 9.5, y - 63


def laboratory_at(name: str, title: str, which: int, count: int) -> tuple[float, float]:
    """A laboratory space, beside the crater's name."""
    x, y = title_at(name, title, count)
    return x + title_width(title) / 2 + 10 + which * 19, y


def structure_at(token: int, copy: int, copies: int) -> tuple[float, float]:
    """A building space of the Valhalla crater."""
    return _around(crater_at("valhalla"), VALHALLA_RING, token * 60 + 30 + (copy - (copies - 1) / 2) * 28)


def start_at(place: int, seats: int) -> tuple[float, float]:
    """Where a first structure stands."""
    x, y = crater_at("valhalla")
    return x + (place - (seats - 1) / 2) * 16.5, y


def round_at(number: int) -> tuple[float, float]:
    """A space of the round track, at the northern rim."""
    return MIDDLE[0] + (number - 3.5) * 34, MIDDLE[1] - 346


def order_at(place: int) -> tuple[float, float]:
    """A space of the turn order."""
    return PANEL_X + 114 + place * 48, 36.0


def pass_at(space: int) -> tuple[float, float]:
    """A space of the Pass track."""
    return PANEL_X + 42 + space * 48, 92.0


def pass_tile_at(space: int) -> tuple[float, float]:
    """The bonus tile below a space of the Pass track."""
    return PANEL_X + 42 + space * 48, 136.0


def menu_at(side: str, row: int, disc: int) -> tuple[float, float]:
    """A disc on a menu."""
    x = PANEL_X + 50 + (186 if side == "east" else 0)
    return x + disc * 46, 240.0 + row * 36.5


def menu_rows(discs: dict[str, int]) -> list[str]:
    """The kinds on a side's menu, from the top."""
    return [kind for kind in KIND_NAMES if discs.get(kind)]


def offer_at(which: int) -> tuple[float, float]:
    """A tile of the Upgrade offer."""
    return PANEL_X + 97 + (which % 2) * 178, 560.0 + (which // 2) * 44


LEGEND_Y: Final = 840.0
DONE_AT: Final = (PANEL_X + 186.0, 880.0)


class Mat:
    """The places of one seat's mat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.x = 12.0
        self.y = MAP_HEIGHT + 8 + seat * MAT_HEIGHT
        self.width = WIDTH - 24
        self.height = MAT_HEIGHT - 10

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the mat."""
        return self.x + x, self.y + y

    def level(self, resource: str, level: int) -> tuple[float, float]:
        """A space of a resource track."""
        return self.at(128 + level * 17.5, 40 + RESOURCE_NAMES.index(resource) * 24)

    def income(self, resource: str, step: int) -> tuple[float, float]:
        """A space of the income track."""
        return self.at(464 + step * 17.5, 40 + RESOURCE_NAMES.index(resource) * 24)

    def colonist(self, number: int) -> tuple[float, float]:
        """A colonist that waits on the mat."""
        return self.at(128 + number * 21, 122)

    def laboratory(self, number: int) -> tuple[float, float]:
        """A laboratory that waits on the mat."""
        return self.at(128 + number * 21, 158)

    def structure(self, number: int) -> tuple[float, float]:
        """A Valhalla structure that waits on the mat."""
        return self.at(372 + number * 30, 124)

    def diplomacy(self) -> tuple[float, float]:
        """The Diplomacy tile."""
        return self.at(484, 124)

    def influence(self) -> tuple[float, float]:
        """The heap of Influence cubes."""
        return self.at(376, 162)

    def part(self, space: str) -> tuple[float, float]:
        """A salvage space."""
        kind, rest = space.split("-", 1)
        if kind in ("light", "dark"):
            row, number = rest.split("-")
            across = int(number) - 1 + (0.5 if row != "top" else 0)
            up = ("bottom", "middle", "top").index(row)
            return self.at(618 + across * 24, (76 if kind == "light" else 164) - up * 25)
        column = ("mining", *RESOURCE_NAMES).index(kind)
        row_number = ("cart", "drill", "1", "2").index(rest) % 2
        return self.at(890 + column * 34, 36 + row_number * 25)

    def reward(self, reward: str) -> tuple[float, float]:
        """What a column can be redeemed for."""
        kind = reward.split("-", 1)[0]
        column = ("mining", *RESOURCE_NAMES).index(kind)
        y = 83 if reward == "mining" or reward.endswith("income") else 99
        return self.at(890 + column * 34, y)

    def demand(self, colour: str) -> tuple[float, float]:
        """The middle of a Demand tile."""
        return self.at(786, 52 if colour == "light" else 140)

    def token(self, slot: int, which: int) -> tuple[float, float]:
        """A Valhalla token on a Day End space."""
        return self.at(886 + slot * 29, 133 + which * 20)

    def storage(self, element: int) -> tuple[float, float]:
        """A space of the Storage."""
        return self.at(884 + element * 23, 172)

    def upgrade(self, which: int) -> tuple[float, float]:
        """An Upgrade tile."""
        return self.at(1074 + (which % 2) * 120, 30 + (which // 2) * 31)


PART_NAMES: Final = tuple(part_names())
TOKEN_ORDER: Final = TOKEN_NAMES
