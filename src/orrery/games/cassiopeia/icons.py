"""Cassiopeia's signs: small drawings around their own origin, in the palette's colours, each told by its shape."""

from __future__ import annotations

from typing import Final

from orrery.scene import words

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


def icon(name: str, x: float, y: float, size: float = 16) -> str:
    """A sign at a place, so many units across."""
    scale = f" scale({size / 16:.3g})" if size != 16 else ""
    return f'<g transform="translate({x:.4g} {y:.4g}){scale}">{ICONS[name]}</g>'


def line(parts: list[str], x: float, y: float, size: float = 16, gap: float = 3) -> str:
    """Signs and short words side by side, the whole of it in the middle of x; a label is as long as its key."""
    widths = [size if part in ICONS else 7.2 * len(part.strip("{}")) for part in parts]
    at = x - (sum(widths) + gap * (len(parts) - 1)) / 2
    drawn = []
    for part, width in zip(parts, widths, strict=True):
        middle = at + width / 2
        drawn.append(icon(part, middle, y, size) if part in ICONS else words(part, middle, y, 13, weight=600))
        at += width + gap
    return "".join(drawn)
