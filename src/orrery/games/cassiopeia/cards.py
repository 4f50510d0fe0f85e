"""Cassiopeia's cards as pictures: planets, specialists and space objects."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from orrery.games.cassiopeia.icons import icon, line
from orrery.scene import label, said, words

PLANET_SIZE: Final = (114.0, 130.0)
SPECIALIST_SIZE: Final = (116.0, 150.0)
OBJECT_SIZE: Final = (146.0, 31.0)

_WORDS: Final = {"coins": "coin", "bots": "bot", "lenses": "lens", "cells": "cell", "capsules": "capsule"}
_MOST_SIGNS: Final = 3
"""How many equal signs stand side by side on a card."""
_CLAIMS: Final = {
    "claim-station": "station",
    "claim-satellite": "satellite",
    "claim-base": "base",
    "claim-transport": "transport",
}


def signs(data: Mapping[str, Any], effect: str) -> list[str]:
    """What an effect does, in signs, with the edition's numbers."""
    n = data["effects"]
    capsules = _many("capsule", n["alien_capsules"])
    return {
        "engineering": ["any", "exchange", "any"],
        "trade": ["+", *_many("coin", n["trade_coins"])],
        "banking": ["bank", "coin"],
        "transporter": ["swap"],
        "cruiser": ["all", "arrow", "any"],
        "alien-station": ["0", "arrow", *capsules] if n["alien_needs_nothing"] else ["+", *capsules],
        "biological": [str(n["biological_cell_price"]), "coin", "arrow", "cell"],
        "factory": ["+", *_many("bot", n["factory_bots"])],
        "observatory": ["+", *_many("coin", n["observatory_coins"])],
        "greenhouse": ["any", "arrow", "cell"],
        "hotel": [f"≤{n['hotel_most_coins']}", "coin"],
        "relay": [*_many("coin", n["relay_fee"]), "arrow", "logistics"],
        "spy": ["all", "arrow", "coin"],
        "shield": ["shield", str(n["shield_unprotected"])],
        "solar": ["bot", "arrow", "lens"],
        "phobos": _many("mars", n["base_symbols"]),
        "lunar-base": _many("earth", n["base_symbols"]),
        "freighter": [str(n["freighter_bot_price"]), "bot", str(n["freighter_lens_price"]), "lens"],
        "shuttle": ["first"],
    }[effect]


def _many(sign: str, n: int) -> list[str]:
    """A sign for each, or a number where there are none or too many for a card."""
    return [sign] * n if 0 < n <= _MOST_SIGNS else [str(n), sign]


def planet(
    name: str, number: int, price: dict[str, int], symbol: str, inhabited: bool, effect: str, does: list[str]
) -> str:
    """A planet card: number, price with its direction, the globe, its symbol, its name and effect."""
    width, height = PLANET_SIZE
    left, top = -width / 2, -height / 2
    edge = "seat-1" if inhabited else "seat-0"
    tokens = [_WORDS[kind] for kind in ("cells", "lenses", "bots", "coins") for _ in range(price[kind])]
    start = width / 2 - 13 - 14.5 * (len(tokens) - 1)
    prices = "".join(icon(token, start - 3 + 14.5 * k, top + 15, 14) for k, token in enumerate(tokens))
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="11" fill="var(--panel)"'
        f' stroke="var(--{edge})" stroke-opacity="{0.85 if inhabited else 0.5}" stroke-width="1.6"/>'
        f'<path d="M{width / 2 - 1.5} {top + 7.5}l8 7.5l-8 7.5z" fill="var(--{edge})" fill-opacity=".9"/>'
        f"{words(str(number), left + 13, top + 15, 14, 'muted', weight=700)}{prices}"
        f"{_globe(number, inhabited)}{icon(symbol, 30, -10, 26)}"
        f"{words(name, 0, 27, _fit(name, 13, 104), weight=600)}" + _planet_foot(inhabited, effect, does)
    )


def _planet_foot(inhabited: bool, effect: str, does: list[str]) -> str:
    if not inhabited:
        return said(f"short-{effect}", 86, -7, 49, 11, "muted") + icon("fund", 44, 49, 13)
    plate = '<rect x="-52" y="37" width="104" height="23" rx="8" fill="var(--raised)"/>'
    return plate + line(does, 0, 48.5, 15)


def _globe(number: int, inhabited: bool) -> str:
    """Each planet has a face of its own: rings, spots and belts placed by its number; barren, or with seas."""
    x, y, r = -24.0, -10.0, 22.0
    tilt = number * 47 % 60 - 30
    if not inhabited:
        spots = "".join(
            f'<circle cx="{x + 13 * math.cos(number * 2.1 + k * 2.4):.1f}"'
            f' cy="{y + 12 * math.sin(number * 1.3 + k * 2.2):.1f}" r="{2 + (number + k) % 3 * 1.2:.1f}"'
            f' fill="var(--space)" fill-opacity=".5"/>'
            for k in range(4)
        )
        return f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--line)"/>{spots}' + _shade(x, y, r)
    seas = "".join(
        f'<ellipse cx="{x + 9 * math.cos(number + k * 2.1):.1f}" cy="{y + 10 * math.sin(number * 1.7 + k * 2):.1f}"'
        f' rx="{7 + (number + k) % 3}" ry="{3.4 + (number * k) % 3}" fill="var(--good)" fill-opacity=".8"'
        f' transform="rotate({tilt} {x} {y})"/>'
        for k in range(3)
    )
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--seat-1)" fill-opacity=".85"/>{seas}{_shade(x, y, r)}'
        f'<ellipse cx="{x}" cy="{y}" rx="{r + 6}" ry="6" fill="none" stroke="var(--glow)" stroke-opacity=".75"'
        f' stroke-width="1.4" transform="rotate({tilt} {x} {y})"/>'
    )


def _shade(x: float, y: float, r: float) -> str:
    """The night side."""
    return (
        f'<path d="M{x} {y - r}A{r} {r} 0 0 1 {x} {y + r}A{r * 1.5:.1f} {r * 1.5:.1f} 0 0 0 {x} {y - r}Z"'
        f' fill="var(--space)" fill-opacity=".38"/>'
    )


def specialist(face: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """A specialist card: its number and name, the main part, and below the line the Logistics part."""
    width, height = SPECIALIST_SIZE
    left, top = -width / 2, -height / 2
    rows = _main_rows(face, data)
    drawn = "".join(line(row, 0, -1 - 11.5 * (len(rows) - 1) + 23 * k) for k, row in enumerate(rows))
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="13" fill="var(--panel)"'
        f' stroke="var(--line)" stroke-width="1.4"/>'
        f'<path d="M{left + 1} {top + 44}V{top + 13}a12 12 0 0 1 12 -12H{-left - 13}a12 12 0 0 1 12 12V{top + 44}Z"'
        f' fill="var(--raised)"/>'
        f"{words(face['card'], 0, top + 14, 12, 'accent', weight=700)}"
        f"{said('specialist-' + face['id'], 108, 0, top + 31, 13.5, weight=600)}{drawn}"
        f'<path d="M{left + 12} 29H{-left - 12}" stroke="var(--line)" stroke-width="1"/>'
        f"{icon('logistics', left + 21, 50, 21)}{line(_logistics_row(face, data), 13, 49)}"
    )


def _gains(gains: Mapping[str, int]) -> list[str]:
    return [sign for kind, n in gains.items() if n for sign in _many(_WORDS[kind], n)]


def _main_rows(face: Mapping[str, Any], data: Mapping[str, Any]) -> list[list[str]]:
    rows = []
    if _gains(face["each"]):
        rows.append(["all", "+", *_gains(face["each"])])
    if _gains(face["gain"]):
        rows.append(["+", *_gains(face["gain"])])
    action = face["action"]
    if action in ("to-mars", "to-earth"):
        rows += [["arrow", action.removeprefix("to-")], ["all", f"≤{data['limits']['unprotected']}"]]
    elif action == "tax":
        rows.append(["all", "arrow", "coin"])
    elif action == "smuggle":
        rows += [["all", "arrow", "any"], [label("or"), "+", *_many("coin", data["effects"]["smuggler_coins"])]]
    elif action in _CLAIMS:
        fee = _many("coin", face["fee"]) if face["fee"] else []
        rows.append([*fee, "arrow", _CLAIMS[action]])
    extra = _extra_row(face["after"], data)
    return [*rows, extra] if extra else rows


def _extra_row(action: str, data: Mapping[str, Any]) -> list[str]:
    if action == "capsule":
        return [*_many("coin", data["prices"]["capsule"]), "arrow", "capsule"]
    if action == "exchange":
        return [f"{data['effects']['broker_exchanges']}×", "any", "exchange", "any"]
    return ["all", "arrow", "any"] if action == "smuggle" else []


def _logistics_row(face: Mapping[str, Any], data: Mapping[str, Any]) -> list[str]:
    gains = _gains(face["logistics"])
    action = face["logistics_action"]
    price = [str(data["prices"]["capsule"]), "coin", "arrow", "capsule"]
    return (["+", *gains] if gains else []) + (price if action == "capsule" else _extra_row(action, data))


def space_object(kind: str, effect: str, does: list[str]) -> str:
    """A space object: its kind, its name and what it does."""
    width, height = OBJECT_SIZE
    tail = 15.0 * len(does)
    return (
        f'<rect x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="9" fill="var(--panel)"'
        f' stroke="var(--line)" stroke-width="1.3"/>'
        f"{icon(kind, -width / 2 + 14, 0, 16)}"
        f"{said('short-' + effect, 109 - tail, -width / 2 + 26, 0, 12, anchor='start')}"
        f"{line(does, width / 2 - 5 - tail / 2, 0, 13, 2)}"
    )


def _fit(text: str, size: float, width: float) -> float:
    """The size at which a label fits, never below 11."""
    return max(11.0, min(size, width / (0.6 * len(text))))
