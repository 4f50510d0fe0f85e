"""The picture in letters: sections, caverns and platforms, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Any

from orrery.games.cryo import components as parts
from orrery.games.cryo.components import key_of
from orrery.games.cryo.draw import SECTION_HUES, each, mark, players, seat_of, who
from orrery.kernel import Json, Terms, Text
from orrery.scene import Sketch, Span


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str], lines: int | None = None) -> Sketch:
    """The view drawn in letters, at most 80 columns wide."""
    whole = _sketched(terms, view, say, short=False)
    return whole if lines is None or len(whole) <= lines else _sketched(terms, view, say, short=True)


def _sketched(terms: Terms, view: dict[str, Json], say: Callable[[Text], str], short: bool) -> Sketch:
    """Everything; or of all platforms but one's own only the first line."""
    seen: Any = view
    lines: Sketch = []
    for section, name in enumerate(parts.SECTION_NAMES):
        lines += _section_lines(terms, seen, section, name, say)
    deck, track = say(Text("drawn-deck")), say(Text("drawn-track"))
    left = Span(f"   {deck} {seen['deck']}   {track} {seen['tokens_left']}", "muted")
    lines.append([Span(say(Text("drawn-caverns")), "accent", bold=True), left])
    lines += _cavern_lines(terms, seen)
    for player in range(players(terms.seats)):
        rows = list(_player_lines(terms, seen, player, say))
        lines += rows[:1] if short and player != (seen["seat"] or 0) else rows
    return lines


def _colour(terms: Terms, player: int) -> str:
    return "rival" if seat_of(terms.seats, player) < 0 else f"seat-{player}"


def _section_lines(
    terms: Terms, seen: Any, section: int, name: str, say: Callable[[Text], str]
) -> Iterator[list[Span]]:
    line = [Span(f"{name} ", SECTION_HUES[section], bold=True)]
    for dock in range(section * 5, section * 5 + 5):
        here = seen["docks"][parts.DOCK_NAMES[dock]]
        taken = here["drone"] >= 0
        letter = mark(terms.seats, here["drone"]) if taken else "x" if here["damaged"] else "."
        line.append(
            Span(f" {parts.DOCK_NAMES[dock][-2:]}{letter}", _colour(terms, here["drone"]) if taken else "muted")
        )
    line.append(Span(f"  {say(Text('drawn-pods'))}", "muted"))
    for number in (1, 2, 3):
        chamber = seen["chambers"][f"{name}-{number}"]
        pods = "/".join(map(str, chamber["pods"]))
        line.append(Span(f" #{say(Text('drawn-ruin'))}#" if chamber["sabotaged"] else f" {number}:{pods}", "ink"))
    yield line
    token = seen["incidents"][name]
    yield [Span(f"     {say(Text('drawn-incident'))} {say(Text(f'token-{key_of(token)}')) if token else '-'}", "bad")]
    if section < 3:
        stacks = seen["stacks"][section * 5 : section * 5 + 5]
        tops = [
            f"R{n} {_short(s['top'], say)} x{s['size']}" if s["top"] else f"R{n} -" for n, s in enumerate(stacks, 1)
        ]
        yield [Span("     " + "  ".join(tops), "ink")]


def _short(tile: str, say: Callable[[Text], str]) -> str:
    """A tile by its resources' letters: C+O, C/T, N, K for a card."""
    for name in parts.RESOURCE_NAMES:
        tile = tile.replace(name, say(Text(f"letter-{name}"))[:1])
    return tile


def _cavern_lines(terms: Terms, seen: Any) -> Iterator[list[Span]]:
    line: list[Span] = []
    for name, cavern in seen["caverns"].items():
        pods = "/".join(map(str, cavern["pods"])) if any(cavern["pods"]) else ""
        tile = (cavern["tile"] or "??") if cavern["face_up"] or cavern["tile"] else "??"
        line.append(Span(f" {name}:{tile} {pods}".ljust(15), "ink" if cavern["face_up"] else "muted"))
        if len(line) == 5:
            yield line
            line = []
    if line:
        yield line


def _player_lines(terms: Terms, seen: Any, player: int, say: Callable[[Text], str]) -> Iterator[list[Span]]:
    here = seen["players"][player]
    stores = [
        f"{say(Text(f'tile-{name}'))} {here['resources'][name]}" for name in parts.RESOURCE_NAMES[: parts.RESOURCES]
    ]
    stores.append(f"{say(Text('drawn-awake'))} {here['aboard']}")
    line = "  ".join(stores)[:76]
    name = say(Text("player-name", {"name": who(terms.seats, player)}))[: max(0, 76 - len(line))]
    yield [Span(f"{mark(terms.seats, player)} {name}  ", _colour(terms, player), bold=True), Span(line, "ink")]
    cards = [Text(f"card-{name}") for name in each(here["upgrades"])]
    cards += [Text(f"vehicle-{name}") for name in each(here["vehicles"])]
    cards.append(Text("drawn-missions-held", {"n": here["mission_count"]}))
    yield from _listed(", ".join(map(say, cards)), "muted")
    slots = [f"{say(Text(f'slot-{name}'))} {_short(tile, say)}" for name, tile in here["slots"].items() if tile]
    yield from _listed(", ".join(slots), "muted")
    if here["hand"]:
        held = ", ".join(say(Text(f"card-{name}")) for name in each(here["hand"]))
        yield from _listed(f"{say(Text('drawn-hand'))}: {held}", "accent")


def _listed(text: str, ink: str) -> Iterator[list[Span]]:
    return ([Span(f"  {row}", ink)] for row in wrap(text, 78))
