"""Chapter 12: build a Production Center."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import CITADEL, CRATERS, EXTRACTORS, KINDS, MACHINERY
from orrery.games.three_days.moves import CENTER
from orrery.games.three_days.rules.craters import has_colonist, is_lit, lit_craters
from orrery.games.three_days.rules.mat import NONE_LEFT, level, owns, pay, score
from orrery.games.three_days.rules.names import a_center, center_name, crater_name, poor, side_name
from orrery.games.three_days.state import CENTER_POINTS, State
from orrery.kernel import Event, Refusal, Text, Who


def center_cost(state: State, seat: i64, crater: i64, kind: i64) -> i64:
    """12.4, 22.11: the cheapest disc of this kind left on the crater's side, less what Prefabrication takes off."""
    side = state.components.side[crater]
    if side == components.ZONE:
        return NONE_LEFT
    at = side * KINDS + kind
    if state.discs_used[at] >= state.components.discs[at]:
        return NONE_LEFT
    less = owns(state, seat, components.PREFABRICATION) * state.components.amount[components.PREFABRICATION]
    cost = state.components.disc_cost[at * components.MOST_DISCS + state.discs_used[at]] - less
    return cost if cost > 0 else 0


def building_center_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """12.1 to 12.5: in lit craters of the own colonists, without a center, what their middle allows."""
    seat = state.seat
    machinery = level(state, seat, MACHINERY)
    if machinery == 0:
        return moves
    here = state.colonists[seat] & lit_craters(state) & ~state.components.zone
    for crater in range(1, CRATERS):
        if (here >> crater) & 1 == 1 and state.centers[crater] == 0:
            allowed = state.components.allows[crater]
            for kind in range(_first_kind(allowed), _last_kind(allowed)):
                if center_cost(state, seat, crater, kind) <= machinery:
                    moves = append(moves, CENTER + crater * KINDS + kind)
    return moves


def _first_kind(allowed: i64) -> i64:
    """12.5: the first kind of center for a middle of this colour."""
    if allowed == components.BLUE_CENTER:
        return EXTRACTORS
    return CITADEL if allowed == components.PURPLE_CENTER else 0


def _last_kind(allowed: i64) -> i64:
    """12.5: the kind after the last one for a middle of this colour."""
    if allowed == components.WHITE_CENTER:
        return EXTRACTORS
    if allowed == components.BLUE_CENTER:
        return CITADEL
    return KINDS if allowed == components.PURPLE_CENTER else 0


def against_building_center(state: State, seat: int, which: int) -> Refusal | None:
    """12.1 to 12.5: a lit crater with the own colonist and no center, a kind that fits, a disc, its machinery."""
    crater, kind = divmod(which, KINDS)
    side = state.components.side[crater]
    if side == components.ZONE:
        return Refusal("12.1", Text("refused-zone-center", {"crater": crater_name(crater)}))
    if state.centers[crater] > 0:
        standing = a_center(state.centers[crater] - 1)
        return Refusal("12.1", Text("refused-center-standing", {"crater": crater_name(crater), "center": standing}))
    if not is_lit(state, crater):
        return Refusal("12.2", Text("refused-dark", {"crater": crater_name(crater)}))
    if not has_colonist(state, seat, crater):
        return Refusal("12.3", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    if not _fits(state.components.allows[crater], kind):
        return Refusal("12.5", Text("refused-center-kind", {"crater": crater_name(crater), "center": a_center(kind)}))
    need, have = center_cost(state, seat, crater, kind), level(state, seat, MACHINERY)
    if need == NONE_LEFT:
        key = "refused-no-disc" if state.components.discs[side * KINDS + kind] else "refused-never-a-disc"
        return Refusal("12.2", Text(key, {"center": center_name(kind), "side": side_name(side)}))
    return poor("12.4", MACHINERY, need, have) if need > have else None


def _fits(allowed: int, kind: int) -> bool:
    """12.5: white craters take food, fuel and machinery, blue ones Extractors, purple ones Citadels."""
    if allowed == components.BUILT_CENTER:
        return False
    if kind < EXTRACTORS:
        return allowed == components.WHITE_CENTER
    return allowed == (components.PURPLE_CENTER if kind == CITADEL else components.BLUE_CENTER)


def build_center(state: State, crater: i64, kind: i64, events: list[Event] | None) -> None:
    """12.4, 12.6: pay machinery, move the disc from its menu, score the points of the crater."""
    seat = state.seat
    points = state.components.center_points[crater]
    state.actions_left -= 1
    pay(state, seat, MACHINERY, center_cost(state, seat, crater, kind))
    state.discs_used[state.components.side[crater] * KINDS + kind] += 1
    state.centers[crater] = kind + 1
    score(state, seat, CENTER_POINTS, points)
    if events is not None:
        built, where = a_center(kind), crater_name(crater)
        events.append(Event("center", {"seat": Who(seat), "center": built, "crater": where, "n": points}))
