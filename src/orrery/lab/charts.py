"""Plots as SVG text: bars with intervals, lines, histograms; they need no library and no network."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from orrery.lab.figures import Estimate
from orrery.scene import PALETTE, SEAT_MARKS

PLAIN: Final = "#65758f"
"""The colour of what belongs to no seat; none of the seats' is like it."""
MORE: Final = PALETTE["good"][1]
LESS: Final = PALETTE["bad"][1]
INK: Final = "#333"
FAINT: Final = "#d8d8d8"
WIDTH: Final = 720
LABEL: Final = 210
REMARK: Final = 124
ROW: Final = 24
_STYLE: Final = "font: 13px system-ui, sans-serif; background: #fff"


@dataclass(frozen=True)
class Bar:
    """One bar: its name, its value with an interval, and a remark at its end."""

    label: str
    value: Estimate
    remark: str = ""
    colour: str = PLAIN


@dataclass(frozen=True)
class Series:
    """A line: its name, its points and its colour."""

    label: str
    points: Sequence[tuple[float, float]]
    colour: str = PLAIN


def seat_colour(place: int, seats: int) -> str:
    """A seat's colour as at the table, on white; behind the last seat sits the rival."""
    return PALETTE[f"seat-{place % len(SEAT_MARKS)}" if place < seats else "rival"][1]


def bars(
    title: str,
    rows: Sequence[Bar],
    *,
    low: float | None = None,
    high: float | None = None,
    mark: float | None = None,
    percent: bool = False,
) -> str:
    """Horizontal bars with their intervals; `mark` is a line to compare with."""
    ends = [end for row in rows for end in (row.value.low, row.value.high, row.value.value) if math.isfinite(end)]
    ends += [] if mark is None else [mark]
    bottom, top = _range([*ends, *([] if low is not None else [0.0])], low, high)
    right = WIDTH - LABEL - REMARK - 6
    scale = right / (top - bottom)

    def across(value: float) -> float:
        return LABEL + (min(top, max(bottom, value)) - bottom) * scale

    height = 34 + ROW * len(rows) + 24
    body = _grid(bottom, top, across, 28, height - 22, percent)
    for at, row in enumerate(rows):
        body += _bar(row, 34 + at * ROW, across, max(bottom, min(0.0, top)))
    if mark is not None:
        x = across(mark)
        body.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="28" y2="{height - 22}" stroke="{INK}" stroke-dasharray="4 3"/>'
        )
    return _svg(title, height, body)


def _bar(row: Bar, y: float, across: object, zero: float) -> list[str]:
    assert callable(across)
    start, end, middle = across(zero), across(row.value.value), y + 9
    parts = [
        f'<text x="{LABEL - 8}" y="{middle + 4}" text-anchor="end" fill="{INK}">{escape(_shortened(row.label, 30))}'
        f"<title>{escape(row.label)}</title></text>",
        f'<rect x="{min(start, end):.1f}" y="{y}" width="{abs(end - start):.1f}" height="18" fill="{row.colour}" '
        'opacity="0.75"/>',
    ]
    if math.isfinite(row.value.low) and math.isfinite(row.value.high):
        left, right = across(row.value.low), across(row.value.high)
        parts.append(
            f'<path d="M{left:.1f} {middle}H{right:.1f}M{left:.1f} {middle - 4}v8M{right:.1f} {middle - 4}v8" '
            f'stroke="{INK}" fill="none"/>'
        )
    parts.append(f'<text x="{WIDTH - REMARK}" y="{middle + 4}" fill="{INK}">{escape(row.remark)}</text>')
    return parts


def lines(
    title: str,
    series: Sequence[Series],
    *,
    low: float | None = None,
    high: float | None = None,
    percent: bool = False,
    across_label: str = "",
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """Lines over a common axis; `marks` are points on it worth a word."""
    xs = [x for one in series for x, _ in one.points] or [0.0, 1.0]
    ys = [y for one in series for _, y in one.points] or [0.0, 1.0]
    bottom, top = _range(ys, low, high)
    first, last = min(xs), max(*xs, min(xs) + 1)
    height, left, right, floor = 300, 52, WIDTH - 130, 250

    def at(x: float, y: float) -> tuple[float, float]:
        return left + (x - first) / (last - first) * (right - left), floor - (y - bottom) / (top - bottom) * (
            floor - 30
        )

    body = []
    for value in _ticks(bottom, top):
        _, y = at(first, value)
        body.append(
            f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}"/>'
            f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{_number(value, percent)}</text>'
        )
    for value in _ticks(first, last):
        x, _ = at(value, bottom)
        body.append(
            f'<text x="{x:.1f}" y="{floor + 18}" text-anchor="middle" fill="{INK}">{_number(value, False)}</text>'
        )
    body.append(
        f'<text x="{(left + right) / 2}" y="{floor + 38}" text-anchor="middle" fill="{INK}">{escape(across_label)}</text>'
    )
    for x, word in marks:
        x1, _ = at(x, bottom)
        body.append(
            f'<line x1="{x1:.1f}" x2="{x1:.1f}" y1="30" y2="{floor}" stroke="{INK}" stroke-dasharray="2 3" '
            f'opacity="0.5"><title>{escape(word)}</title></line>'
        )
    for number, one in enumerate(series):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in one.points))
        body.append(f'<polyline points="{path}" fill="none" stroke="{one.colour}" stroke-width="2"/>')
        body.append(
            f'<rect x="{right + 12}" y="{34 + number * 20}" width="12" height="12" fill="{one.colour}"/>'
            f'<text x="{right + 30}" y="{45 + number * 20}" fill="{INK}">{escape(_shortened(one.label, 14))}</text>'
        )
    return _svg(title, height, body)


def histogram(title: str, values: Sequence[float], across_label: str = "", bins: int = 24) -> str:
    """How often values fall into equal stretches."""
    if not values:
        return _svg(title, 60, [])
    low, high = min(values), max(values)
    width = max(1.0, math.ceil((high - low + 1) / bins))
    counts = [0] * (int((high - low) // width) + 1)
    for value in values:
        counts[int((value - low) // width)] += 1
    left, right, floor = 52, WIDTH - 20, 180
    step = (right - left) / len(counts)
    body = []
    for tick in _ticks(0, max(counts)):
        y = floor - tick / max(counts) * (floor - 34)
        body.append(
            f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}"/>'
            f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{_number(tick, False)}</text>'
        )
    for at, count in enumerate(counts):
        tall = count / max(counts) * (floor - 34)
        body.append(
            f'<rect x="{left + at * step + 1:.1f}" y="{floor - tall:.1f}" width="{step - 2:.1f}" height="{tall:.1f}" '
            f'fill="{PLAIN}" opacity="0.75">'
            f"<title>{low + at * width:g} to {low + (at + 1) * width:g}: {count}</title></rect>"
        )
    for value in _ticks(low, high):
        x = left + (value - low) / width * step
        if x <= right:
            body.append(
                f'<text x="{x:.1f}" y="{floor + 18}" text-anchor="middle" fill="{INK}">{_number(value, False)}</text>'
            )
    body.append(
        f'<text x="{(left + right) / 2}" y="{floor + 38}" text-anchor="middle" fill="{INK}">{escape(across_label)}</text>'
    )
    return _svg(title, 224, body)


def _grid(bottom: float, top: float, across: object, y1: float, y2: float, percent: bool) -> list[str]:
    assert callable(across)
    return [
        f'<line x1="{across(v):.1f}" x2="{across(v):.1f}" y1="{y1}" y2="{y2}" stroke="{FAINT}"/>'
        f'<text x="{across(v):.1f}" y="{y2 + 16}" text-anchor="middle" fill="{INK}">{_number(v, percent)}</text>'
        for v in _ticks(bottom, top)
    ]


def _svg(title: str, height: float, body: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(title)}" style="{_STYLE}"><text x="8" y="18" font-weight="600" fill="{INK}">'
        f"{escape(title)}</text>{''.join(body)}</svg>"
    )


def _range(values: Sequence[float], low: float | None, high: float | None) -> tuple[float, float]:
    bottom = min(values, default=0.0) if low is None else low
    top = max(values, default=1.0) if high is None else high
    return (bottom, top) if top > bottom else (bottom, bottom + 1.0)


def _ticks(low: float, high: float) -> list[float]:
    """Round values, about five of them."""
    step = 10.0 ** math.floor(math.log10(max(high - low, 1e-9) / 4))
    for factor in (1, 2, 5, 10):
        if (high - low) / (step * factor) <= 6:
            step *= factor
            break
    first = math.ceil(low / step - 1e-9)
    return [n * step for n in range(first, math.floor(high / step + 1e-9) + 1)]


def _number(value: float, percent: bool) -> str:
    return f"{100 * value:.0f} %" if percent else f"{value:.6g}"


def _shortened(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"
