"""Cassiopeia's symbols: signs in the palette's colours, each known by its shape, and the planets."""

from __future__ import annotations

from functools import cache
from math import floor, sin
from typing import Final

ICONS: Final = {
    "coin": '<circle r="7" fill="var(--accent)"/>'
    '<circle r="4.2" fill="none" stroke="var(--panel)" stroke-width="1.5"/>',
    "bot": '<path d="M0 -7.6L6.6 -3.8V3.8L0 7.6L-6.6 3.8V-3.8Z" fill="var(--muted)"/>'
    '<g fill="var(--panel)"><circle cx="-2.4" cy="-.6" r="1.5"/><circle cx="2.4" cy="-.6" r="1.5"/></g>'
    '<path d="M-2.6 3.4H2.6" stroke="var(--panel)" stroke-width="1.3"/>',
    "lens": '<path d="M0 -8C6.4 -3.8 6.4 3.8 0 8C-6.4 3.8 -6.4 -3.8 0 -8Z" fill="var(--seat-1)"/>'
    '<path d="M-1.4 -4.4C-3 -1.6 -3 1.6 -1.4 4.4" fill="none" stroke="var(--panel)" stroke-width="1.4"'
    ' stroke-linecap="round"/>',
    "cell": '<circle r="6.6" fill="var(--good)" fill-opacity=".22" stroke="var(--good)" stroke-width="1.8"/>'
    '<circle cx="1.2" cy="-.8" r="2.7" fill="var(--good)"/>',
    "capsule": '<g transform="rotate(-38)"><rect x="-8.4" y="-4.4" width="16.8" height="8.8" rx="4.4"'
    ' fill="var(--seat-4)"/><path d="M0 -4.4H4a4.4 4.4 0 0 1 0 8.8H0Z" fill="var(--ink)"'
    ' fill-opacity=".55"/></g>',
    "any": '<circle r="6.6" fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="2.6 2"/>'
    '<circle r="1.8" fill="var(--ink)"/>',
    "earth": '<circle r="7" fill="var(--good)" fill-opacity=".15" stroke="var(--good)" stroke-width="1.8"/>'
    '<path d="M-7 0H7M0 -7V7" stroke="var(--good)" stroke-width="1.5"/>',
    "mars": '<circle cx="-1.6" cy="1.6" r="5.4" fill="var(--bad)" fill-opacity=".15" stroke="var(--bad)"'
    ' stroke-width="1.8"/><path d="M2.2 -2.2L7.4 -7.4M3.4 -7.6H7.6V-3.4" fill="none" stroke="var(--bad)"'
    ' stroke-width="1.8"/>',
    "all": '<g fill="var(--ink)"><circle cx="-5.6" cy="-2.4" r="2.1"/><circle cx="5.6" cy="-2.4" r="2.1"/>'
    '<circle cy="-4" r="2.6"/><path d="M-9 5.4a3.6 4.6 0 0 1 5 -4.4a5.4 6 0 0 1 8 0a3.6 4.6 0 0 1 5 4.4Z"/></g>',
    "arrow": '<path d="M-6 0H5M1.4 -3.8L5.2 0L1.4 3.8" fill="none" stroke="var(--muted)" stroke-width="1.6"/>',
    "exchange": '<path d="M-6.4 -2.8H5M2 -6L5.4 -2.8L2 .2M6.4 3.4H-5M-2 .2L-5.4 3.4L-2 6.6" fill="none"'
    ' stroke="var(--ink)" stroke-width="1.5"/>',
    "fund": '<path d="M0 -6.4L6 0L0 6.4L-6 0Z" fill="none" stroke="var(--muted)" stroke-width="1.7"/>',
    "logistics": '<path d="M-7 3.6C-4.6 -6.6 4.6 -6.6 7 3.6" fill="none" stroke="var(--glow)" stroke-width="1.5"'
    ' stroke-dasharray="2.6 1.8"/><circle cx="-7" cy="4" r="2.5" fill="var(--good)"/>'
    '<circle cx="7" cy="4" r="2.5" fill="var(--bad)"/>',
    "station": '<circle r="7" fill="none" stroke="var(--ink)" stroke-width="1.6"/><circle r="2.4" fill="var(--ink)"/>'
    '<path d="M0 -7V-2.4M0 7V2.4M-7 0H-2.4M7 0H2.4" stroke="var(--ink)" stroke-width="1.4"/>',
    "satellite": '<rect x="-2.4" y="-3.4" width="4.8" height="6.8" rx="1" fill="var(--ink)"/>'
    '<path d="M-8.4 -2.6h4.4v5.2h-4.4zM4 -2.6h4.4v5.2H4z" fill="none" stroke="var(--ink)"'
    ' stroke-width="1.4"/><path d="M0 -3.4V-7" stroke="var(--ink)" stroke-width="1.4"/>',
    "base": '<path d="M-7.6 5.4a7.6 8.6 0 0 1 15.2 0Z" fill="none" stroke="var(--ink)" stroke-width="1.6"/>'
    '<path d="M-2.2 5.4V1.4h4.4v4" fill="none" stroke="var(--ink)" stroke-width="1.4"/>',
    "transport": '<path d="M-7.4 3L-5 -3H1.6L7.8 3Z" fill="none" stroke="var(--ink)" stroke-width="1.6"'
    ' stroke-linejoin="round"/><path d="M-8.6 5.8H4" stroke="var(--ink)" stroke-width="1.4"'
    ' stroke-dasharray="3 2"/>',
    "swap": '<path d="M-7.4 -4h5.2v8h-5.2zM2.2 -4h5.2v8H2.2z" fill="none" stroke="var(--ink)" stroke-width="1.4"/>'
    '<path d="M-4.8 -7q4.8 -3 9.6 0M4.8 7q-4.8 3 -9.6 0" fill="none" stroke="var(--ink)" stroke-width="1.2"/>',
    "bank": '<path d="M-7 -2.4L0 -7L7 -2.4ZM-7 6.6H7M-4.8 -1.4V5.6M0 -1.4V5.6M4.8 -1.4V5.6" fill="none"'
    ' stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>',
    "shield": '<path d="M0 -7.4L6.4 -4.8V.4C6.4 4.4 3.4 6.6 0 7.8C-3.4 6.6 -6.4 4.4 -6.4 .4V-4.8Z" fill="none"'
    ' stroke="var(--ink)" stroke-width="1.6"/>',
    "first": '<path d="M-4 -6L3.4 0L-4 6M4.6 -6V6" fill="none" stroke="var(--ink)" stroke-width="1.7"/>',
}


SIGN_SIZE: Final = (20.0, 20.0)
WORLD_SIZE: Final = (90.0, 66.0)
_WORLDS: Final = {
    1: ("#cfd6e8", "#7d8cb4", "#2c3558"),
    2: ("#ffe9a8", "#d99a3a", "#5a3413"),
    3: ("#e7dcff", "#9a7fd0", "#33255c"),
    4: ("#bff3ff", "#3a93b8", "#0f2f4e"),
    5: ("#ffd0b0", "#c8643c", "#4d1f16"),
    6: ("#fbc4ea", "#b55c97", "#451c3c"),
    7: ("#d5ffcb", "#4fae77", "#12402f"),
}
"""Light, middle and dark of each inhabited planet; the same in all systems, like what is printed on them."""
_BARREN: Final = ("#8d96ad", "#596380", "#262f4b")


@cache
def symbols() -> dict[str, str]:
    """Every sign, and every planet barren and inhabited."""
    worlds = {f"world-{n}-{side}": _world(n, side == "inhabited") for n in _WORLDS for side in ("barren", "inhabited")}
    return {**ICONS, **worlds}


@cache
def extents() -> dict[str, tuple[float, float]]:
    """How much room each of them takes."""
    return {name: WORLD_SIZE if name.startswith("world-") else SIGN_SIZE for name in symbols()}


def _chance(seed: int, k: int) -> float:
    """A number from 0 to 1 that is always the same: every planet keeps its face."""
    value = sin(seed * 12.9898 + k * 78.233) * 43758.5453
    return value - floor(value)


def _world(number: int, inhabited: bool) -> str:
    """A globe: barren with craters, or with seas, clouds, lights on its night side and a ring."""
    light, middle, dark = _WORLDS[number] if inhabited else _BARREN
    name = f"world-{number}-{'a' if inhabited else 'b'}"
    ground = (
        f'<defs><radialGradient id="{name}" cx=".36" cy=".28" r=".82"><stop stop-color="{light}"/>'
        f'<stop offset=".5" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<clipPath id="{name}-c"><circle r="28"/></clipPath></defs>'
    )
    face = _living(number, dark) if inhabited else _craters(number)
    night = '<path d="M28 -30A34 34 0 0 1 -8 32L32 32Z" fill="#050818" fill-opacity=".3"/>'
    lights = _lights(number) if inhabited else ""
    globe = f'<circle r="28" fill="url(#{name})"/><g clip-path="url(#{name}-c)">{face}{night}{lights}</g>'
    if not inhabited:
        return ground + globe
    return f"{ground}{_ring(1, light, middle)}{globe}{_ring(0, light, middle)}"


def _ring(half: int, light: str, middle: str) -> str:
    """The half of a ring that lies behind the globe, or the one before it."""
    return (
        f'<g transform="rotate(-14)" fill="none"><path d="M-42 5A42 9.5 0 0 {half} 42 5" stroke="{light}"'
        f' stroke-opacity=".75" stroke-width="2.2"/><path d="M-37 5A37 7 0 0 {half} 37 5" stroke="{middle}"'
        f' stroke-opacity=".6" stroke-width="1.5"/></g>'
    )


def _craters(number: int) -> str:
    drawn = []
    for k in range(6):
        x, y, r = -20 + _chance(number, k) * 40, -20 + _chance(number, k + 9) * 40, 2 + _chance(number, k + 4) * 4.6
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#0b1020" fill-opacity=".3"/>')
    return "".join(drawn)


def _living(number: int, dark: str) -> str:
    """Land and clouds."""
    drawn = []
    for k in range(4):
        x, y, r = -22 + _chance(number, k) * 40, -20 + _chance(number, k + 9) * 40, 7 + _chance(number, k + 4) * 8
        drawn.append(
            f'<path d="M{x - r:.1f} {y:.1f}q{r * 0.4:.1f} {-r * 0.9:.1f} {r * 1.1:.1f} {-r * 0.5:.1f}t{r:.1f} {r * 0.5:.1f}'
            f'q{-r * 0.2:.1f} {r * 0.7:.1f} {-r:.1f} {r * 0.55:.1f}t{-r * 1.1:.1f} {-r * 0.55:.1f}Z" fill="{dark}"'
            f' fill-opacity=".42"/>'
        )
    for k in range(3):
        x, y = -30 + _chance(number, k + 20) * 14, -16 + k * 14 + _chance(number, k) * 5
        drawn.append(
            f'<path d="M{x:.1f} {y:.1f}q16 -5 30 0t26 1" fill="none" stroke="#fff" stroke-opacity=".34"'
            f' stroke-width="2.6" stroke-linecap="round"/>'
        )
    return "".join(drawn)


def _lights(number: int) -> str:
    return "".join(
        f'<circle cx="{7 + _chance(number, k + 31) * 15:.1f}" cy="{2 + _chance(number, k + 41) * 18:.1f}" r="1.05"'
        f' fill="#ffe9a8"/>'
        for k in range(7)
    )
