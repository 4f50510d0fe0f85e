"""The picture in letters: craters side by side, then the panel and the mats, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from orrery.games.three_days.components import RESOURCE_NAMES, SIDE_NAMES
from orrery.kernel import Json, Terms, Text
from orrery.scene import SEAT_MARKS, Sketch, Span

_KINDS: Final = {
    "greenhouse": "Gr", "refinery": "Re", "factory": "Fa", "oxygen": "O ", "hydrogen": "H ", "nitrogen": "N ",
    "carbon": "C ", "sulfur": "S ", "silicon": "Si", "citadel": "Ci",
}
_WEST: Final = ("ahti", "njord", "audr", "tornarsuk", "aegir", "agloolik", "burr", "doh", "yuryung")
_EAST: Final = ("egdir", "skuld", "buri", "nuada", "vitr", "orestheus", "haki", "skoll", "lempo")
_ZONE: Final = ("vestri", "vutash", "maderatcha")
WIDTH: Final = 80


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str]) -> Sketch:
    """The view drawn in letters, at most 80 columns wide."""
    seen = cast(dict[str, Any], view)
    lines: Sketch = [[Span(_cut(f"Round {seen['round']}", 10), bold=True), *_sides(seen), Span("  order "), *_order(seen)]]
    for west, east in zip(_WEST, _EAST, strict=True):
        lines.append([*_crater(seen, west, say), Span("  "), *_crater(seen, east, say)])
    for name in _ZONE:
        lines.append(_crater(seen, name, say))
    offer = ", ".join(say(Text(f"upgrade-{name}")) + (f" x{count}" if count > 1 else "")
                      for name, count in seen["offer"].items())
    lines += [[Span(line, "muted")] for line in _wrap("Upgrades: " + offer)]
    tiles = ", ".join(f"{i + 1} {say(Text(f'bonus-{bonus}'))}" for i, bonus in enumerate(seen["pass_tiles"]) if bonus)
    lines += [[Span(line, "muted")] for line in _wrap("Pass bonuses: " + tiles)]
    for seat, player in enumerate(seen["players"]):
        lines += _mat(seen, seat, player, say)
    return lines


def _cut(text: str, width: int) -> str:
    return text[:width].ljust(width)


def _wrap(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append(" ")
        lines[-1] = f"{lines[-1]} {word[:WIDTH - 2]}".strip() if lines[-1].strip() else word[:WIDTH]
    return lines


def _sides(seen: dict[str, Any]) -> list[Span]:
    return [Span(f" {side}: {'day' if side == seen['lit'] else 'night'} ", "glow" if side == seen["lit"] else "muted")
            for side in SIDE_NAMES[:2]]


def _order(seen: dict[str, Any]) -> list[Span]:
    return [Span(SEAT_MARKS[seat], "space", f"seat-{seat}", bold=True) for seat in seen["order"]]


def _crater(seen: dict[str, Any], name: str, say: Callable[[Text], str]) -> list[Span]:
    """Name, center, spaces from the lowest seniority, laboratories: 39 columns."""
    crater = seen["craters"][name]
    lit = seen["lit"] == ("west" if name in _WEST else "east") or name in _ZONE
    spans = [Span(_cut(say(Text(f"crater-{name}")), 12), "ink" if lit else "muted", bold=lit),
             Span(f"{_KINDS.get(crater['center'], '--')} ", "accent" if crater["center"] else "muted")]
    for who in crater["spaces"]:
        if isinstance(who, int):
            spans.append(Span(SEAT_MARKS[who], "space", f"seat-{who}", bold=True))
        else:
            spans.append(Span("." if who is None else "g", "muted" if who is None else "good"))
    spans.append(Span(" " * (7 - len(crater["spaces"])), "ink"))
    for owner in crater["laboratories"]:
        spans.append(Span(SEAT_MARKS[owner], "space", f"seat-{owner}") if owner >= 0 else Span("_", "faint"))
    return [*spans, Span(" " * (39 - 15 - 7 - 3))]


def _mat(seen: dict[str, Any], seat: int, player: dict[str, Any], say: Callable[[Text], str]) -> Sketch:
    levels = "  ".join(f"{resource} {player['levels'][resource]} (+{player['income'][resource]})" for resource in RESOURCE_NAMES)
    arrow = Span("> " if seen["turn"] == seat else "  ", "accent", bold=True)
    head = [arrow, Span(SEAT_MARKS[seat], "space", f"seat-{seat}", bold=True),
            Span(_cut(f" {player['points']} points  {levels}  Influence {player['influence']}", 76), f"seat-{seat}")]
    tiles = "; ".join(
        f"{colour} {tile['tile']} {tile['face'] or '?'} [{', '.join(tile['loaded'])}]"
        for colour, tile in zip(("light", "dark"), player["demand"], strict=True) if tile
    )
    tokens = ", ".join(name for name, count in player["tokens"].items() if count)
    upgrades = ", ".join(say(Text(f"upgrade-{name}")) for name in player["upgrades"])
    body = [f"    demand {tiles}", f"    parts {', '.join(player['parts'])}", f"    tokens {tokens}; upgrades {upgrades}"]
    return [head, *([Span(line, "muted")] for text in body for line in _wrap(text))]
