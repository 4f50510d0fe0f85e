"""The balance report: one page that a designer reads without knowing the code."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from orrery.edition import differences
from orrery.lab import charts
from orrery.lab.charts import Bar
from orrery.lab.experiment import Row, agreed, components
from orrery.lab.figures import ERROR, Estimate, contrast, mean, paired, share
from orrery.lab.labels import said
from orrery.lab.simulate import Simulation, counted, win_of
from orrery.scene import SEAT_MARKS
from orrery.terms import find_game
from orrery.words import Words, title

LEAST_GAMES: Final = 10
"""A component used in fewer games than this is listed without a verdict."""
MOST_BARS: Final = 40

_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: 0 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc }
p.lead { color: #555 }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem }
th, td { padding: 0.2rem 0.7rem; text-align: right }
th:first-child, td:first-child { text-align: left }
thead th { border-bottom: 1px solid #888 }
tbody tr:nth-child(even) { background: #f4f4f4 }
svg { max-width: 100%; height: auto; display: block; margin: 0.5rem 0 }
details { margin: 1.2rem 0 }
summary { font-size: 1.15rem; font-weight: 600; cursor: pointer }
summary::first-letter { text-transform: uppercase }
.up { color: #2a7a45 }
.down { color: #b3402e }
.wide { overflow-x: auto }
"""


@dataclass(frozen=True)
class Use:
    """One component: in how many seats' games it was used, and how those seats did against the others."""

    kind: str
    name: str
    used: Estimate
    """The share of seats that used it."""
    times: float
    """How often a seat that used it did so."""
    wins: Estimate
    """By how much its users win more often than those who went without."""
    points: Estimate


def uses(simulation: Simulation) -> list[Use]:
    """Every component that the moves of this game name, used or not."""
    named = _named(simulation)
    seats = [(row, place) for row in simulation.rows for place in range(len(row.bots))]
    winning = {id(row): [win_of(row, place) for place in range(len(row.bots))] for row in simulation.rows}
    players_make = {item.partition(" ")[0] for row in simulation.rows for seat in row.uses for item in seat}
    used = []
    for item in named:
        kind, field, value = item.split(" ", 2)
        with_it = [(row, place) for row, place in seats if item in row.uses[place]]
        if kind not in players_make:
            continue
        times = sum(row.uses[place][item] for row, place in with_it) / max(1, len(with_it))
        used.append(
            Use(
                kind if kind == field else f"{kind}: {field}",
                value,
                share(len(with_it), len(seats)),
                times,
                contrast((row.game, item in row.uses[place], winning[id(row)][place]) for row, place in seats),
                contrast((row.game, item in row.uses[place], row.scores[place]) for row, place in seats),
            )
        )
    return used


def _named(simulation: Simulation) -> list[str]:
    """Every component that the moves of this game name."""
    items = components(find_game(simulation.experiment.game), agreed(simulation.experiment)).values()
    return sorted({item for own in items for item in own})


def _english(simulation: Simulation, label: str) -> str:
    return said(label, Words(simulation.experiment.game, "en", ("",) * simulation.experiment.seats))


def page(simulation: Simulation, other: Simulation | None = None) -> str:
    """The whole report; with a second simulation, what the other edition changes."""
    experiment = simulation.experiment
    heading = f"Balance of {title(experiment.game, 'en')}"
    players = " and ".join(dict.fromkeys(experiment.lineups[0]))
    options = ", ".join(f"{name}: {value}" for name, value in experiment.options.items()) or "none"
    parts = [
        f"<h1>{escape(heading)}</h1><p class=lead>{counted(len(simulation.rows))} of {counted(experiment.seats, 'seat')}, "
        f"played by {escape(players)}; edition {escape(experiment.edition)}; "
        f"options {escape(options)}; seed {experiment.seed}.</p>",
        "<p>Thin lines, brackets and ± show where the true value of a single figure lies with 95 % confidence: of twenty figures "
        "one is expected to lie elsewhere. A difference is green (more) or red (less) only where it holds for its whole table "
        "together: a table without any true difference has a coloured figure in at most one of twenty reports. Seats of one game "
        f"are not counted as if they were independent.{_lowest(simulation)}</p>",
        _verdict(simulation),
        _seats(simulation),
        _sources(simulation),
        _length(simulation),
        _components(simulation),
    ]
    if other is not None:
        parts.insert(3, _comparison(simulation, other))
    return (
        f"<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{escape(heading)}</title><style>{_STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _lowest(simulation: Simulation) -> str:
    return " In this game fewer points are better." if find_game(simulation.experiment.game).lowest_wins else ""


def _verdict(simulation: Simulation) -> str:
    """The one sentence that is looked for first."""
    fair = 1 / _sides(simulation)
    surer = _wins(simulation, ERROR / max(1, simulation.experiment.seats))
    odd = [
        (place, won)
        for place, (won, sure) in enumerate(zip(_wins(simulation), surer, strict=True))
        if sure.low > fair or sure.high < fair
    ]
    if simulation.experiment.seats == 1:
        return f"<p>The rival is beaten in {_wins(simulation)[0].percent()} of the games.</p>"
    if not odd:
        return "<p>No seat wins more or less often than its fair share, as far as these games can tell.</p>"
    said = "; ".join(
        f"seat {SEAT_MARKS[place]} wins {won.percent()} instead of {100 * fair:.0f} %" for place, won in odd
    )
    return f"<p><strong>The seats are not equal:</strong> {said}.</p>"


def _sides(simulation: Simulation) -> int:
    return max((len(row.ranks) for row in simulation.rows), default=1)


def _wins(simulation: Simulation, error: float = ERROR) -> list[Estimate]:
    rows, seats = simulation.rows, simulation.experiment.seats
    return [share(sum(win_of(row, place) for row in rows), len(rows), error) for place in range(seats)]


def _seats(simulation: Simulation) -> str:
    rows = simulation.rows
    fair = 1 / _sides(simulation)
    seats = simulation.experiment.seats
    wins = [
        Bar(f"seat {SEAT_MARKS[place]}", won, won.percent(), charts.seat_colour(place, seats))
        for place, won in enumerate(_wins(simulation))
    ]
    points = []
    for side in range(_sides(simulation)):
        scored = mean([row.scores[side] for row in rows])
        name = f"seat {SEAT_MARKS[side]}" if side < seats else "rival"
        points.append(Bar(name, scored, scored.plain(), charts.seat_colour(side, seats)))
    margin = [max(row.scores) - min(row.scores) for row in rows]
    return (
        "<h2>Seats</h2>"
        + charts.bars("Games won, by seat (dashed: a fair share)", wins, low=0.0, mark=fair, percent=True)
        + charts.bars("Points at the end, by seat", points)
        + charts.histogram("Distance between first and last", margin, "points")
    )


def _sources(simulation: Simulation) -> str:
    """Where the points come from: for winners and for the others."""
    labels = dict.fromkeys(label for row in simulation.rows for label in row.sheet)
    table = []
    for label in labels:
        every = mean([_in_a_game(row, label) for row in simulation.rows])
        winners, others = _amounts(simulation.rows, label, True), _amounts(simulation.rows, label, False)
        gap = contrast([(game, True, own) for game, own in winners] + [(game, False, own) for game, own in others])
        table.append(
            (
                _english(simulation, label),
                every,
                mean([own for _, own in winners]),
                mean([own for _, own in others]),
                gap,
            )
        )
    table.sort(key=lambda entry: -abs(entry[1].value))
    bars = [Bar(label, every, every.plain()) for label, every, *_ in table[:MOST_BARS]]
    rows = "".join(
        f"<tr><td>{escape(label)}<td>{every.value:.2f}<td>{won.value:.2f}<td>{lost.value:.2f}"
        f"<td>{_signed(gap, len(table))}</tr>"
        for label, every, won, lost, gap in table
    )
    return (
        "<h2>Where the points come from</h2><p>The lines of the score sheet, per seat and game.</p>"
        + charts.bars("Points for each line of the score sheet", bars)
        + "<table><thead><tr><th>line<th>all<th>winners<th>others<th>winners more by</thead><tbody>"
        + rows
        + "</tbody></table>"
    )


def _amounts(rows: Sequence[Row], label: str, winners: bool) -> list[tuple[int, float]]:
    """What the line gave to each winner, or to each of the others; each with the number of its game."""
    return [
        (row.game, _amount(row, label, place))
        for row in rows
        for place in range(len(row.bots))
        if (row.ranks[place] == 1) == winners
    ]


def _amount(row: Row, label: str, place: int) -> float:
    amounts = row.sheet.get(label, [])
    return float((amounts[place] if place < len(amounts) else 0) or 0)


def _in_a_game(row: Row, label: str) -> float:
    """What the line gave to a seat of one game, on average."""
    return sum(_amount(row, label, place) for place in range(len(row.bots))) / len(row.bots)


def _length(simulation: Simulation) -> str:
    decisions = [row.decisions for row in simulation.rows]
    reasons: dict[str, int] = {}
    for row in simulation.rows:
        reasons[row.reason] = reasons.get(row.reason, 0) + 1
    ends = "".join(
        f"<tr><td>{escape(_english(simulation, reason))}<td>{share(count, len(decisions)).percent()}</tr>"
        for reason, count in sorted(reasons.items(), key=lambda entry: -entry[1])
    )
    return (
        "<h2>Length of a game</h2>"
        + charts.histogram("Decisions of all players together", decisions, "decisions")
        + f"<p>On average {mean(decisions).plain()} decisions.</p><table><thead><tr><th>how games end<th>share</thead>"
        + f"<tbody>{ends}</tbody></table>"
    )


def _components(simulation: Simulation) -> str:
    every = uses(simulation)
    kinds = dict.fromkeys(use.kind for use in every)
    text = [
        "<h2>Components</h2><p>For each thing that a move names: how many of the players used it, and how much more often "
        "its users won (and how many more points they had) than players who did not use it. Use and success go together "
        "for many reasons: what only somebody ahead can afford looks strong too.</p>"
    ]
    for kind in sorted(kinds, key=lambda kind: _plain_numbers(kind, every)):
        group = sorted((use for use in every if use.kind == kind), key=lambda use: (not use.times, -use.wins.value))
        used, unused = [use for use in group if use.times], [use.name for use in group if not use.times]
        never = f"<p>Never used: {escape(', '.join(unused))}.</p>" if unused else ""
        shown = "" if _plain_numbers(kind, every) else " open"
        text.append(
            f"<details{shown}><summary>{escape(kind)}</summary>{_component_bars(kind, used)}"
            f"{_component_table(used) if used else ''}{never}</details>"
        )
    return "".join(text)


def _plain_numbers(kind: str, every: Sequence[Use]) -> bool:
    """Whether a group tells amounts and not things: such groups come last and closed."""
    return all(use.name.isdigit() for use in every if use.kind == kind)


def _component_bars(kind: str, group: Sequence[Use]) -> str:
    judged = [use for use in group if use.wins.count >= LEAST_GAMES]
    if len(judged) < 2:
        return ""
    if len(judged) > MOST_BARS:
        judged = [*judged[: MOST_BARS // 2], *judged[-MOST_BARS // 2 :]]
    bars = [
        Bar(use.name, use.wins, f"{100 * use.wins.value:+.0f} %", charts.MORE if use.wins.value > 0 else charts.LESS)
        for use in judged
    ]
    return charts.bars(f"{kind}, how much more often its users win", bars, percent=True)


def _component_table(group: Sequence[Use]) -> str:
    rows = "".join(
        f"<tr><td>{escape(use.name)}<td>{100 * use.used.value:.0f} %<td>{use.times:.1f}"
        f"<td>{_signed(use.wins, 2 * len(group), True)}<td>{_signed(use.points, 2 * len(group))}</tr>"
        for use in group
    )
    return (
        "<div class=wide><table><thead><tr><th>name<th>used by<th>times each<th>wins more by<th>points more by</thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )


def _signed(gap: Estimate, figures: int, percent: bool = False) -> str:
    """A difference, coloured where it holds among this number of figures."""
    if gap.count < 2:
        return "–"
    kind = {1: " class=up", -1: " class=down", 0: ""}[gap.sign(figures)]
    shown, digits = (gap.scaled(100), 1) if percent else (gap, 2)
    reach = (shown.high - shown.low) / 2
    spread = f" ± {reach:.{digits}f}" if math.isfinite(reach) else ""
    return f"<span{kind}>{shown.value:+.{digits}f}{spread}{' %' if percent else ''}</span>"


def _comparison(simulation: Simulation, other: Simulation) -> str:
    """What changes with the other edition, game by game: the same bots with the same seeds."""
    rows = comparison(simulation, other)
    shown = "".join(f"<tr><td>{escape(name)}<td>{_signed(gap, len(rows))}</tr>" for name, gap in rows)
    name = escape(other.experiment.edition)
    lines = differences(other.experiment.game, other.experiment.changes)
    changes = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return (
        f"<h2>What edition “{name}” changes</h2><ul>{changes}</ul><p>{len(other.rows)} games were played "
        f"with it, by the same bots with the same seeds; each is compared with the game of its number.</p>"
        f"<table><thead><tr><th>figure<th>more with {name} by</thead><tbody>{shown}</tbody></table>"
    )


def comparison(simulation: Simulation, other: Simulation) -> list[tuple[str, Estimate]]:
    """By how much each figure is larger in the second simulation, by pairs of games with the same number."""
    before = {row.game: row for row in simulation.rows}
    pairs = [(before[row.game], row) for row in other.rows if row.game in before]

    def more(figure: Callable[[Row], float]) -> Estimate:
        return paired([figure(new) for _, new in pairs], [figure(old) for old, _ in pairs])

    rows: list[tuple[str, Estimate]] = []
    for place in range(simulation.experiment.seats):
        wins = more(lambda row, place=place: win_of(row, place))  # type: ignore[misc]
        rows.append((f"wins of seat {SEAT_MARKS[place]} in %", wins.scaled(100)))
        rows.append((f"points of seat {SEAT_MARKS[place]}", more(lambda row, place=place: row.scores[place])))  # type: ignore[misc]
    rows.append(("decisions in a game", more(lambda row: row.decisions)))
    for label in dict.fromkeys(label for pair in pairs for row in pair for label in row.sheet):
        name = f"points from: {_english(simulation, label)}"
        rows.append((name, more(lambda row, label=label: _in_a_game(row, label))))  # type: ignore[misc]
    return rows + _changed_uses(simulation, more)


def _changed_uses(
    simulation: Simulation, more: Callable[[Callable[[Row], float]], Estimate]
) -> list[tuple[str, Estimate]]:
    """Components whose use changed, the largest change first; only those that would be noticed among all of them."""
    named = _named(simulation)
    changes = []
    for item in named:
        gap = more(lambda row, item=item: sum(item in uses for uses in row.uses) / len(row.uses))  # type: ignore[misc]
        if gap.sign(len(named)):
            kind, field, value = item.split(" ", 2)
            what = kind if kind == field else f"{kind}: {field}"
            changes.append((f"players who use {what} {value} in %", gap.scaled(100)))
    return sorted(changes, key=lambda entry: -abs(entry[1].value))[:MOST_BARS]
