"""The picture in letters: craters side by side, then the panel and the mats, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from orrery.games.three_days import components as parts
from orrery.games.three_days.components import Components, components
from orrery.games.three_days.draw import bonuses_of, demand_side, is_lit
from orrery.games.three_days.symbols import ELEMENT_SIGNS
from orrery.kernel import Arg, Json, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Sketch, Span

Say: TypeAlias = Callable[[Text], str]
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


def sketch(terms: Terms, view: dict[str, Json], say: Say, lines: int | None = None) -> Sketch:
    """The view drawn in letters: an empty space shows its yield, a free laboratory space its colour."""
    whole = _drawn(terms, view, say, None)
    return whole if lines is None or len(whole) <= lines else _drawn(terms, view, say, lines)


def _drawn(terms: Terms, view: dict[str, Json], say: Say, most: int | None) -> Sketch:
    """Everything; or, where lines are few, only the lit menu, a line of each other mat, and as much of one's own as fits."""
    seen = cast(dict[str, Any], view)
    made = components(terms.edition)
    title = Span(say(Text("sketch-round", {"n": seen["round"]})) + " ", bold=True)
    lines: Sketch = [[title, *_sides(seen, say), Span(f" {say(Text('sketch-order'))} "), *_order(seen)]]
    for west, east in _ROWS:
        lines.append([*_crater(made, seen, west, say), Span("  "), *_crater(made, seen, east, say)])
    lines.append([*_crater(made, seen, _ZONE[0], say), Span("  "), *_crater(made, seen, _ZONE[1], say)])
    lines.append([*_crater(made, seen, _ZONE[2], say), Span("  "), *_valhalla(seen, say)])
    for side in range(2):
        lit = parts.SIDE_NAMES[side] == seen["lit"]
        if lit or most is None:
            lines.append([Span(_menu(made, seen, side, say), "ink" if lit else "muted")])
    offer = ", ".join(
        say(Text(f"upgrade-{name}")) + (f" x{count}" if count > 1 else "") for name, count in seen["offer"].items()
    )
    lines += _wrapped(f"{say(Text('sketch-offer'))} {offer}")
    passes = _wrapped(f"{say(Text('sketch-pass'))} " + "; ".join(_pass_spaces(made, seen, say)))
    if most is None:
        lines += passes
    elif len(lines) + len(seen["players"]) + 2 <= most:
        lines += passes[:1]
    mats = [_mat(made, seen, seat, player, say) for seat, player in enumerate(seen["players"])]
    own = max(seen["turn"] if seen["you"] is None else seen["you"], 0)
    if most is not None:
        left = max(2, most - len(lines) - len(mats) + 1)
        mats = [mat[:left] if seat == own else mat[:1] for seat, mat in enumerate(mats)]
    return lines + [line for mat in mats for line in mat]


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


def _sides(seen: dict[str, Any], say: Say) -> list[Span]:
    return [
        Span(f" {say(Text(f'sketch-{sky}', {'side': Text(f'side-{side}')}))} ", ink)
        for side in parts.SIDE_NAMES[:2]
        for sky, ink in [("day", "glow") if side == seen["lit"] else ("night", "muted")]
    ]


def _owner(seat: int) -> Span:
    return Span(SEAT_MARKS[seat], "space", f"seat-{seat}", bold=True)


def _order(seen: dict[str, Any]) -> list[Span]:
    return [_owner(seat) for seat in seen["order"]]


def _crater(made: Components, seen: dict[str, Any], name: str, say: Say) -> list[Span]:
    """Name, center, spaces from the lowest seniority, laboratories, bonuses."""
    crater, number = seen["craters"][name], parts.CRATER_NAMES.index(name)
    lit = is_lit(made, seen["lit"], number)
    center = _kind(crater["center"], say) if crater["center"] else _allowed(made, number, say)
    spans = [
        Span(_cut(say(Text(f"crater-{name}")), 11), "ink" if lit else "muted", bold=lit),
        Span(_cut(center, 3), "accent" if crater["center"] else "muted"),
    ]
    for space, who in enumerate(crater["spaces"]):
        if isinstance(who, int):
            spans.append(_owner(who))
        else:
            free = str(made.yields[number * parts.MOST_SPACES + space])
            spans.append(Span(free, "muted") if who is None else Span("g", "good"))
    spans.append(Span(" " * (7 - len(crater["spaces"]))))
    for which, owner in enumerate(crater["laboratories"]):
        colour = made.laboratories[number * parts.MOST_LABORATORIES + which]
        free = say(Text(f"sign-{parts.LABORATORY_NAMES[colour - 1]}"))[:1] if colour else " "
        spans.append(_owner(owner) if owner >= 0 else Span(free, "muted"))
    bonuses = [_short(bonus, say) for bonus in bonuses_of(made, number)]
    used = 11 + 3 + 7 + parts.MOST_LABORATORIES
    return [*spans, Span(_cut(" " + "/".join(bonuses), CRATER_WIDTH - used), "muted")]


def _kind(kind: str, say: Say) -> str:
    return ELEMENT_SIGNS.get(kind) or say(Text(f"center-{kind}"))[:2]


def _allowed(made: Components, crater: int, say: Say) -> str:
    """A crater without a center: white, blue or purple, with the points of a builder."""
    return say(Text(f"allows-{parts.CENTER_NAMES[made.allows[crater]]}"))[:1] + str(made.center_points[crater])


def _short(bonus: str, say: Say) -> str:
    if bonus in parts.TOKEN_NAMES:
        resource, letter = bonus.split("-")
        return say(Text(f"sign-{resource}"))[:1] + letter.upper()
    return say(Text(f"part-{bonus}"))[:6]


def _valhalla(seen: dict[str, Any], say: Say) -> list[Span]:
    spans = [Span(say(Text("crater-valhalla")) + " ", bold=True)]
    for token, name in enumerate(parts.TOKEN_NAMES):
        owners = [owner for owner in seen["structures"][token * 2 : token * 2 + 2] if owner >= 0]
        spans += [Span(_short(name, say), "muted"), *(_owner(owner) for owner in owners), Span(" ")]
    return spans


def _menu(made: Components, seen: dict[str, Any], side: int, say: Say) -> str:
    rows = []
    for i, kind in enumerate(parts.KIND_NAMES):
        at = side * parts.KINDS + i
        left = seen["discs"][parts.SIDE_NAMES[side]][kind]
        costs = [
            str(made.disc_cost[at * parts.MOST_DISCS + disc]) for disc in range(made.discs[at] - left, made.discs[at])
        ]
        if costs:
            rows.append(f"{_kind(kind, say)} {','.join(costs)}")
    title = say(Text("sketch-menu", {"side": Text(f"side-{parts.SIDE_NAMES[side]}")}))
    return _cut(f"{title} {'  '.join(rows)}", WIDTH).rstrip()


def _pass_spaces(made: Components, seen: dict[str, Any], say: Say) -> list[str]:
    seats = len(seen["players"])
    spaces = []
    for space in range(made.passes[seats]):
        text = str(space + 1)
        if space in seen["passed"] and seen["stage"] == "actions":
            text += f" ({SEAT_MARKS[seen['passed'].index(space)]})"
        if seen["pass_tiles"][space]:
            text += f" {say(Text('bonus-' + seen['pass_tiles'][space]))}"
        if made.pass_point[seats * parts.MOST_PASSES + space]:
            text += f" +{say(Text('points', {'n': 1}))}"
        spaces.append(text)
    return spaces


def _mat(made: Components, seen: dict[str, Any], seat: int, player: dict[str, Any], say: Say) -> Sketch:
    have = [say(Text("points", {"n": player["points"]}))]
    for name in parts.RESOURCE_NAMES:
        level: dict[str, Arg] = {"n": player["levels"][name], "income": player["income"][name]}
        have.append(say(Text("sketch-level", {"resource": Text(f"resource-{name}"), **level})))
    have.append(f"{say(Text('influence'))} {player['influence']}")
    arrow = Span("> " if seen["turn"] == seat else "  ", "accent", bold=True)
    stores = "  ".join(have)
    name = say(Text("player-name", {"name": Who(seat)}))[: max(0, WIDTH - 6 - len(stores))]
    lines: Sketch = [[arrow, _owner(seat), Span(_cut(f" {name}  {stores}", WIDTH - 3).rstrip(), f"seat-{seat}")]]
    costs: dict[str, Arg] = {name: cost or "-" for name, cost in player["costs"].items()}
    ready = player["diplomacy"]
    text = say(Text("sketch-costs", {**costs, "n": ready["envoys"], "reach": ready["reach"]}))
    lines += _wrapped(text if ready["ready"] else f"{text} {say(Text('sketch-used'))}", "    ")
    tiles = [_demand(made, colour, tile, say) for colour, tile in enumerate(player["demand"]) if tile]
    lines += _wrapped(f"{say(Text('sketch-demand'))} {'; '.join(tiles)}", "    ")
    held = {
        "parts": _parts(player["parts"], say),
        "tokens": [_short(name, say) for name, n in player["tokens"].items() for _ in range(n)],
        "stored": [say(Text(f"element-{name}")) for name in player["stored"]],
        "upgrades": [say(Text(f"upgrade-{name}")) for name in player["upgrades"]],
    }
    for title, names in held.items():
        if names:
            lines += _wrapped(f"{say(Text(f'sketch-{title}'))} {', '.join(names)}", "    ")
    return lines


def _parts(spaces: list[str], say: Say) -> list[str]:
    """The filled spaces, row by row: `light bottom 1 3`."""
    rows: dict[str, str] = {}
    for space in spaces:
        row, which = space.rsplit("-", 1)
        named = which if which.isdigit() else say(Text(f"part-{which}"))
        rows[row] = f"{rows.get(row) or say(Text(f'row-{row}'))} {named}"
    return list(rows.values())


def _demand(made: Components, colour: int, tile: dict[str, Any], say: Say) -> str:
    """Required elements and their points, additional ones and theirs; a star marks what lies there."""
    if tile["face"] is None:
        sides: dict[str, Arg] = {face: _demand(made, colour, {**tile, "face": face}, say) for face in parts.FACE_NAMES}
        return say(Text("sketch-choice", sides))
    required, welcome, points, more = demand_side(made, colour, tile["tile"], tile["face"])

    def listed(names: list[str]) -> str:
        return " ".join(ELEMENT_SIGNS[name] + ("*" if name in tile["loaded"] else "") for name in names)

    name = say(Text(f"colour-{parts.COLOUR_NAMES[colour]}"))
    return f"{name} {listed(required)} = {points}, {listed(welcome)} +{more}"
