"""The picture in letters: craters side by side, then the panel and the mats, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from orrery.games.three_days.components import (
    COLOUR_NAMES,
    CRATER_NAMES,
    ELEMENT_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    KINDS,
    MOST_DISCS,
    MOST_LABORATORIES,
    MOST_SPACES,
    RESOURCE_NAMES,
    SALVAGE_NAMES,
    SIDE_NAMES,
    TILES_OF_A_COLOUR,
    TOKEN_NAMES,
    Components,
    components,
)
from orrery.games.three_days.symbols import ELEMENT_SIGNS
from orrery.kernel import Json, Terms, Text
from orrery.scene import SEAT_MARKS, Sketch, Span

_KINDS: Final = {
    "greenhouse": "Gr",
    "refinery": "Re",
    "factory": "Fa",
    "oxygen": "O",
    "hydrogen": "H",
    "nitrogen": "N",
    "carbon": "C",
    "sulfur": "S",
    "silicon": "Si",
    "citadel": "Ci",
}
_ALLOWS: Final = ("", "w", "b", "p", "")
"""Craters without a center: white, blue or purple, with the points of a builder."""
_ROWS: Final = (
    ("ahti", "egdir"),
    ("njord", "skuld"),
    ("audr", "buri"),
    ("tornarsuk", "nuada"),
    ("aegir", "vitr"),
    ("agloolik", "orestheus"),
    ("burr", "haki"),
    ("doh", "skoll"),
    ("yuryung", "lempo"),
)
_ZONE: Final = ("vestri", "vutash", "maderatcha")
WIDTH: Final = 80
CRATER_WIDTH: Final = 38


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str]) -> Sketch:
    """The view drawn in letters: an empty space shows its yield, a free laboratory space its colour."""
    seen = cast(dict[str, Any], view)
    made = components(terms.edition)
    lines: Sketch = [[Span(f"Round {seen['round']} ", bold=True), *_sides(seen), Span(" order "), *_order(seen)]]
    for west, east in _ROWS:
        lines.append([*_crater(made, seen, west, say), Span("  "), *_crater(made, seen, east, say)])
    lines.append([*_crater(made, seen, _ZONE[0], say), Span("  "), *_crater(made, seen, _ZONE[1], say)])
    lines.append([*_crater(made, seen, _ZONE[2], say), Span("  "), *_valhalla(made, seen)])
    for side in range(2):
        lines.append([Span(_menu(made, seen, side), "ink" if SIDE_NAMES[side] == seen["lit"] else "muted")])
    offer = ", ".join(
        say(Text(f"upgrade-{name}")) + (f" x{count}" if count > 1 else "") for name, count in seen["offer"].items()
    )
    lines += _wrapped("Upgrades: " + offer)
    lines += _wrapped("Pass: " + "; ".join(_pass_spaces(made, seen, say)))
    for seat, player in enumerate(seen["players"]):
        lines += _mat(made, seen, seat, player, say)
    return lines


def _cut(text: str, width: int) -> str:
    return text[:width].ljust(width)


def _wrapped(text: str, indent: str = "") -> Sketch:
    lines = [indent]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append(indent + "  ")
        blank = "" if not lines[-1].strip() else " "
        lines[-1] += blank + word[: WIDTH - len(indent) - 2]
    return [[Span(line, "muted")] for line in lines]


def _sides(seen: dict[str, Any]) -> list[Span]:
    return [
        Span(f" {side}: {'day' if side == seen['lit'] else 'night'} ", "glow" if side == seen["lit"] else "muted")
        for side in SIDE_NAMES[:2]
    ]


def _owner(seat: int) -> Span:
    return Span(SEAT_MARKS[seat], "space", f"seat-{seat}", bold=True)


def _order(seen: dict[str, Any]) -> list[Span]:
    return [_owner(seat) for seat in seen["order"]]


def _crater(made: Components, seen: dict[str, Any], name: str, say: Callable[[Text], str]) -> list[Span]:
    """Name, center, spaces from the lowest seniority, laboratories, bonuses."""
    crater, number = seen["craters"][name], CRATER_NAMES.index(name)
    lit = SIDE_NAMES[made.side[number]] in (seen["lit"], "zone")
    center = (
        _KINDS[crater["center"]] if crater["center"] else f"{_ALLOWS[made.allows[number]]}{made.center_points[number]}"
    )
    spans = [
        Span(_cut(say(Text(f"crater-{name}")), 11), "ink" if lit else "muted", bold=lit),
        Span(_cut(center, 3), "accent" if crater["center"] else "muted"),
    ]
    for space, who in enumerate(crater["spaces"]):
        if isinstance(who, int):
            spans.append(_owner(who))
        else:
            free = str(made.yields[number * MOST_SPACES + space])
            spans.append(Span(free, "muted") if who is None else Span("g", "good"))
    spans.append(Span(" " * (7 - len(crater["spaces"]))))
    for which, owner in enumerate(crater["laboratories"]):
        colour = " WGB"[made.laboratories[number * MOST_LABORATORIES + which]]
        spans.append(_owner(owner) if owner >= 0 else Span(colour, "muted"))
    bonuses = [_short((SALVAGE_NAMES + TOKEN_NAMES)[made.bonuses[number * 2 + i]]) for i in range(2)]
    used = 11 + 3 + 7 + MOST_LABORATORIES
    return [*spans, Span(_cut(" " + "/".join(bonuses), CRATER_WIDTH - used), "muted")]


def _short(bonus: str) -> str:
    if bonus in TOKEN_NAMES:
        resource, letter = bonus.split("-")
        return {"food": "F", "fuel": "U", "machinery": "M"}[resource] + letter.upper()
    return bonus[:6]


def _valhalla(made: Components, seen: dict[str, Any]) -> list[Span]:
    spans = [Span("Valhalla ", bold=True)]
    for token, name in enumerate(TOKEN_NAMES):
        owners = [owner for owner in seen["structures"][token * 2 : token * 2 + 2] if owner >= 0]
        spans += [Span(_short(name), "muted"), *(_owner(owner) for owner in owners), Span(" ")]
    return spans


def _menu(made: Components, seen: dict[str, Any], side: int) -> str:
    rows = []
    for i, kind in enumerate(KIND_NAMES):
        at = side * KINDS + i
        left = seen["discs"][SIDE_NAMES[side]][kind]
        costs = [str(made.disc_cost[at * MOST_DISCS + disc]) for disc in range(made.discs[at] - left, made.discs[at])]
        if costs:
            rows.append(f"{_KINDS[kind]} {','.join(costs)}")
    return _cut(f"{SIDE_NAMES[side]} menu: {'  '.join(rows)}", WIDTH).rstrip()


def _pass_spaces(made: Components, seen: dict[str, Any], say: Callable[[Text], str]) -> list[str]:
    seats = len(seen["players"])
    spaces = []
    for space in range(made.passes[seats]):
        text = str(space + 1)
        if space in seen["passed"] and seen["stage"] == "actions":
            text += f" ({SEAT_MARKS[seen['passed'].index(space)]})"
        if seen["pass_tiles"][space]:
            text += f" {say(Text('bonus-' + seen['pass_tiles'][space]))}"
        spaces.append(text + (" +1 point" if made.pass_point[seats * 7 + space] else ""))
    return spaces


def _mat(
    made: Components, seen: dict[str, Any], seat: int, player: dict[str, Any], say: Callable[[Text], str]
) -> Sketch:
    levels = "  ".join(f"{name} {player['levels'][name]} (+{player['income'][name]})" for name in RESOURCE_NAMES)
    arrow = Span("> " if seen["turn"] == seat else "  ", "accent", bold=True)
    text = f" {player['points']} points  {levels}  Influence {player['influence']}"
    lines: Sketch = [[arrow, _owner(seat), Span(_cut(text, WIDTH - 3).rstrip(), f"seat-{seat}")]]
    costs = player["costs"]
    ready = player["diplomacy"]
    lines += _wrapped(
        f"next colonist {costs['colonist'] or '-'} food, laboratory {costs['laboratory'] or '-'},"
        f" structure {costs['structure'] or '-'} machinery;"
        f" Diplomacy {ready['envoys']}x{ready['reach']}{'' if ready['ready'] else ' used'}",
        "    ",
    )
    tiles = [_demand(made, colour, tile) for colour, tile in enumerate(player["demand"]) if tile]
    lines += _wrapped("demand " + "; ".join(tiles), "    ")
    held = [
        ("parts", player["parts"]),
        ("tokens", [_short(name) for name, n in player["tokens"].items() for _ in range(n)]),
        ("stored", player["stored"]),
        ("upgrades", [say(Text(f"upgrade-{name}")) for name in player["upgrades"]]),
    ]
    for title, names in held:
        if names:
            lines += _wrapped(f"{title} {', '.join(names)}", "    ")
    return lines


def _demand(made: Components, colour: int, tile: dict[str, Any]) -> str:
    """Required elements and their points, additional ones and theirs; a star marks what lies there."""
    if tile["face"] is None:
        sides = [_demand(made, colour, {**tile, "face": face}) for face in FACE_NAMES]
        return " or ".join(f"{face}: {side}" for face, side in zip(FACE_NAMES, sides, strict=True))
    side = (colour * TILES_OF_A_COLOUR + tile["tile"] - 1) * 2 + FACE_NAMES.index(tile["face"])

    def listed(mask: int) -> str:
        names = [name for i, name in enumerate(ELEMENT_NAMES) if mask >> i & 1]
        return " ".join(ELEMENT_SIGNS[name] + ("*" if name in tile["loaded"] else "") for name in names)

    return (
        f"{COLOUR_NAMES[colour]} {listed(made.required[side])} = {made.demand_points[side]},"
        f" {listed(made.additional[side])} +{made.demand_each[side]}"
    )
