"""Callisto's symbols: every piece in every way it can lie, and the pillar."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.edition import Edition
from orrery.games.callisto.components import orientations

UNIT: Final = 30.0
"""A cell of a symbol, as large as a cell of the board."""


@lru_cache(maxsize=40)
def shapes(edition: Edition) -> dict[tuple[str, tuple[tuple[int, int], ...]], str]:
    """The symbol's name of every piece in every orientation, by its cells."""
    names = {}
    for piece in edition.data["piece"]:
        for number, cells in enumerate(orientations(piece["shape"])):
            names[piece["id"], tuple(cells)] = f"{piece['id']}-{number}"
    return names


def symbols(edition: Edition) -> tuple[dict[str, str], dict[str, tuple[float, float]]]:
    """Every piece in every way it can lie, around its most central cell; and each kind once more around its middle."""
    drawn, extent = {}, {}
    for (piece, cells), name in shapes(edition).items():
        drawn[name] = _pillar() if piece == "1" else _polyomino(cells)
        across, up = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        extent[name] = (across * UNIT, up * UNIT)
        if name == f"{piece}-0":
            ax, ay = anchor(cells)
            dx, dy = (ax - (across - 1) / 2) * UNIT, ((up - 1) / 2 - ay) * UNIT
            drawn[f"kind-{piece}"] = f'<g transform="translate({dx:g} {dy:g})">{drawn[name]}</g>'
            extent[f"kind-{piece}"] = extent[name]
    return drawn, extent


def _pillar() -> str:
    """A pillar is a round column seen from above."""
    return (
        '<circle r="12.5" fill="currentColor" stroke="var(--space)" stroke-width="2"/>'
        '<circle r="9.5" fill="none" stroke="var(--space)" stroke-opacity="0.55" stroke-width="1.5"/>'
    )


def _polyomino(cells: tuple[tuple[int, int], ...]) -> str:
    """One outline around the whole piece, faint seams inside; the origin is the middle of its most central cell."""
    ax, ay = anchor(cells)
    half = UNIT / 2
    points = [((x - ax) * UNIT - half, -(y - ay) * UNIT + half) for x, y in outline(cells)]
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"
    seams = []
    for x, y in cells:
        px, py = (x - ax) * UNIT, -(y - ay) * UNIT
        if (x + 1, y) in cells:
            seams.append(f"M{px + half:g} {py - half + 5:g}v{UNIT - 10:g}")
        if (x, y + 1) in cells:
            seams.append(f"M{px - half + 5:g} {py - half:g}h{UNIT - 10:g}")
    return (
        f'<path d="{path}" fill="currentColor" stroke="var(--space)" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="{"".join(seams)}" stroke="var(--space)" stroke-opacity="0.28" stroke-width="1.5" fill="none"/>'
    )


@lru_cache(maxsize=4_000)
def anchor(cells: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """The cell nearest to the middle of all."""
    mx, my = sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - mx) ** 2 + (cell[1] - my) ** 2, cell))


def outline(cells: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The corners around a piece, one after another."""
    edges: dict[tuple[int, int], tuple[int, int]] = {}
    for x, y in cells:
        sides = (
            ((x, y), (x + 1, y), (0, -1)),
            ((x + 1, y), (x + 1, y + 1), (1, 0)),
            ((x + 1, y + 1), (x, y + 1), (0, 1)),
            ((x, y + 1), (x, y), (-1, 0)),
        )
        for start, end, (dx, dy) in sides:
            if (x + dx, y + dy) not in cells:
                edges[start] = end
    first = min(edges)
    around, at = [first], edges[first]
    while at != first:
        around.append(at)
        at = edges[at]
    return around
