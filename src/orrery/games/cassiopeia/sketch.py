"""The picture in letters: the specialist row, the space objects, then every player's row of planets, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from orrery.kernel import Json, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Sketch, Span

_SIGNS: Final = {"coin": "$", "capsule": "J"}
"""How a resource stands in a price, the others by their first letters; a capsule is the joker."""
_SIDE: Final = 21
_NAME: Final = 14
_EFFECT: Final = 11
_LONGEST_NAME: Final = 20


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str], lines: int | None = None) -> Sketch:
    """The view drawn in letters; a planet shows what the planet to its right costs."""
    whole = _drawn(view, say, short=False)
    return whole if lines is None or len(whole) <= lines else _drawn(view, say, short=True)


def _drawn(view: dict[str, Json], say: Callable[[Text], str], short: bool) -> Sketch:
    """Everything; or of all players but the one who decides only the first line."""
    seen = cast(dict[str, Any], view)
    base = say(Text(f"sketch-{seen['logistics']}"))
    lines: Sketch = [
        [Span(say(Text("sketch-round", {"round": seen["round"], "logistics": base})), bold=True), *_order(seen)]
    ]
    lines += [_card(card, say) for card in seen["cards"]]
    lines += [_object(thing, say) for thing in seen["objects"]]
    for seat, player in enumerate(seen["players"]):
        rows = _player(seen, seat, player, say)
        lines += rows[:1] if short and seat != max(seen["mover"], 0) else rows
    return lines


def _sign(word: str, say: Callable[[Text], str]) -> str:
    return _SIGNS.get(word) or say(Text(f"kind-{word}"))[0].upper()


def _mark(seat: int) -> Span:
    return Span(SEAT_MARKS[seat], "space", f"seat-{seat}", bold=True)


def _order(seen: dict[str, Any]) -> list[Span]:
    spans = [Span("   ")]
    for seat in seen["order"]:
        spans += [_mark(seat), Span(" ")]
    return spans


def _card(card: dict[str, Any], say: Callable[[Text], str]) -> list[Span]:
    """The specialist that lies open, in brackets the one behind, the coins on it and whose token."""
    names = f"{say(Text('specialist-' + card['specialist'])):{_SIDE}}({say(Text('specialist-' + card['behind']))})"
    coins = "$" * min(card["coins"], 8) if card["coins"] < 9 else f"${card['coins']}"
    line = [Span(f"{card['card']:>5} ", "muted"), Span(f"{names[:46]:46} "), Span(f"{coins:8} ", "accent")]
    if card["token"] >= 0:
        line += [_mark(card["token"]), Span(say(Text("sketch-done")) if card["used"] else "", "muted")]
    return line


def _object(thing: dict[str, Any], say: Callable[[Text], str]) -> list[Span]:
    sides = f"{say(Text('effect-' + thing['side'])):{_SIDE}}({say(Text('effect-' + thing['behind']))})"
    line = [Span("      "), Span(f"{sides[:46]:46}          ", "muted")]
    return [*line, _mark(thing["owner"])] if thing["owner"] >= 0 else line


def _player(seen: dict[str, Any], seat: int, player: dict[str, Any], say: Callable[[Text], str]) -> Sketch:
    goods = [f"{_sign(word, say)}{count}" for word, count in player["goods"].items()]
    if player["stored"]:
        goods[0] += f" ({say(Text('sketch-stored', {'n': player['stored']}))})"
    state = say(Text("sketch-optimized" if player["optimized"] else "sketch-not-optimized"))
    earth, mars = (f"{say(Text(planet))[0]}{player[planet]}" for planet in ("earth", "mars"))
    name = say(Text("player-name", {"name": Who(seat)}))[:_LONGEST_NAME]
    head = f" {name}  {player['terraformed']}/7  {earth}:{mars} {state}  {'  '.join(goods)}"
    arrow = "> " if seen["mover"] == seat else "  "
    lines: Sketch = [[Span(arrow, "accent", bold=True), _mark(seat), Span(head[:76], f"seat-{seat}")]]
    planets = player["planets"]
    for first in range(0, len(planets), 2):
        line: list[Span] = []
        for planet in planets[first : first + 2]:
            line += _planet(planet, say)
        lines.append(line)
    return lines


def _planet(planet: dict[str, Any], say: Callable[[Text], str]) -> list[Span]:
    """Its number, a star if it is inhabited, its symbol, the price of its right neighbour and its effect."""
    price = "".join(f"{_sign(word, say)}{count}" for word, count in planet["price"].items() if count)
    star = "*" if planet["inhabited"] else " "
    effect = say(Text("short-" + planet["effect"])).split()[0][: _EFFECT - 1]
    ink = "ink" if planet["inhabited"] else "muted"
    return [
        Span(f"{planet['number']}{star}{planet['name'][:_NAME]:{_NAME}} ", "good" if planet["payable"] else ink),
        Span(f"{say(Text(planet['symbol']))[0]} ", ink),
        Span(f"{price:>8}> ", "accent"),
        Span(f"{effect:{_EFFECT}}", ink),
    ]
