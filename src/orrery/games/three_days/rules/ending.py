"""Chapter 21, the end: last points, ranks and the score sheet."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import COLOURS, CRATERS, EFFECTS, MOST_SEATS, MOST_SPACES, RESOURCES
from orrery.games.three_days.rules.craters import has_colonist
from orrery.games.three_days.rules.mat import bits_in, level, owns, score, total
from orrery.games.three_days.rules.names import effect_name
from orrery.games.three_days.state import FINISHED, POINT_KINDS, POINT_NAMES, UNSOLD_POINTS, UPGRADE_POINTS, State
from orrery.kernel import Event, Outcome, ScoreLine, Text, Who


def score_game_end(state: State, events: list[Event] | None) -> None:
    """21.1, 21.2: unsold elements, and the Upgrades that score at the end."""
    for seat in range(state.seats):
        unsold = (unsold_elements(state, seat) + 1) // 2
        score(state, seat, UNSOLD_POINTS, unsold)
        if events is not None and unsold > 0:
            events.append(Event("unsold", {"seat": Who(seat), "n": unsold}))
        for effect in range(EFFECTS):
            tiles = owns(state, seat, effect)
            if tiles > 0:
                points = tiles * end_points(state, seat, effect)
                score(state, seat, UPGRADE_POINTS, points)
                if events is not None and points > 0:
                    events.append(
                        Event("upgrade-scored", {"seat": Who(seat), "upgrade": effect_name(effect), "n": points})
                    )


def unsold_elements(state: State, seat: i64) -> i64:
    """21.1: the elements on a seat's Demand tiles and in its Storage."""
    count = bits_in(state.stored[seat])
    for colour in range(COLOURS):
        count += bits_in(state.loaded[seat * COLOURS + colour])
    return count


def end_points(state: State, seat: i64, effect: i64) -> i64:
    """22.25 to 22.28, 22.31: what one tile of an Upgrade scores at the game's end."""
    amount = state.components.amount[effect]
    if effect == components.UNIVERSITY:
        return state.researched[seat] // amount
    if effect == components.SETTLEMENT:
        return bits_in(state.colonists[seat]) // amount
    if effect == components.SENIORITY:
        return amount * _senior_craters(state, seat)
    if effect == components.GOVERNOR:
        return amount * _citadel_craters(state, seat)
    if effect == components.RESERVE_BANK:
        units: i64 = 0
        for resource in range(RESOURCES):
            units += level(state, seat, resource)
        return units // amount
    return 0


def _senior_craters(state: State, seat: i64) -> i64:
    """22.27: craters whose most senior space holds the seat's colonist."""
    count: i64 = 0
    for crater in range(1, CRATERS):
        if state.spaces[crater * MOST_SPACES + state.components.spaces[crater] - 1] == seat + 1:
            count += 1
    return count


def _citadel_craters(state: State, seat: i64) -> i64:
    """22.28: craters with a Citadel and the seat's colonist."""
    count: i64 = 0
    for crater in range(1, CRATERS):
        if state.centers[crater] == components.CITADEL + 1 and has_colonist(state, seat, crater):
            count += 1
    return count


def scores(state: State) -> vec[i64]:
    """The Victory Points of each seat as the position stands."""
    points = vec[i64](capacity=MOST_SEATS)
    for seat in range(state.seats):
        points = append(points, total(state, seat))
    return points


def ranks(state: State) -> vec[i64]:
    """21.3: most points first; in a tie whoever is earlier in the turn order."""
    places = vec[i64]([1] * state.seats)
    for i in range(state.seats):
        for j in range(state.seats):
            own = total(state, state.order[i])
            other = total(state, state.order[j])
            if other > own or (other == own and j < i):
                places[state.order[i]] += 1
    return places


def outcome(state: State) -> Outcome | None:
    """21.3: the winner, and the sheet of where the points come from."""
    if state.stage != FINISHED:
        return None
    points = [int(p) for p in scores(state)]
    places = tuple(int(p) for p in ranks(state))
    best = max(points)
    reason = "reason-points" if points.count(best) == 1 else "reason-order"
    sheet = [
        ScoreLine(
            Text(f"score-{POINT_NAMES[kind]}"),
            tuple([int(state.points[seat * POINT_KINDS + kind]) for seat in range(state.seats)]),
        )
        for kind in range(POINT_KINDS)
    ]
    return Outcome(places, tuple(points), Text(reason, {"seat": Who(places.index(1)), "n": best}), tuple(sheet))
