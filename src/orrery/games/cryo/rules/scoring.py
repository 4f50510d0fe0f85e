"""The end of the game: points, majorities, missions, ranks and the score sheet."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARDS,
    CAVERN_NAMES,
    CAVERNS,
    COMMUNITY,
    ENERGY,
    EXPANSION,
    INDUSTRY,
    MEMORIAL,
    MISSION_NAMES,
    PLUNDER,
    POWER_BANK,
    RESOURCES,
    STRONGHOLD,
)
from orrery.games.cryo.rules.stores import (
    amount,
    in_play,
    pods_in_salvage,
    pods_settled,
    tile_count,
    upgrade_count,
    vehicle_count,
    who,
)
from orrery.games.cryo.state import FINISHED, RIVAL, State
from orrery.kernel import Outcome, ScoreLine, Text
from orrery.vectors import zeros


def majority(state: State, cavern: i64, player: i64) -> i64:
    """8.7, 8.8: the higher number for most crew pods, the lower for second-most; ties as the rulebook says."""
    if not state.cavern_up[cavern]:
        return 0
    tile = state.cavern_tile[cavern]
    own = state.settlers[cavern * state.players + player]
    if own == 0:
        return 0
    above: i64 = 0
    level: i64 = 0
    most: i64 = 0
    at_most: i64 = 0
    for other in range(state.players):
        n = state.settlers[cavern * state.players + other]
        if n > own:
            above += 1
        elif n == own:
            level += 1
        if n > most:
            most = n
            at_most = 1
        elif n == most:
            at_most += 1
    if above == 0:
        return state.components.majority_first[tile] if level == 1 else state.components.majority_second[tile]
    if above == 1 and level == 1 and at_most == 1:
        return state.components.majority_second[tile]
    return 0


def mission_value(state: State, player: i64, mission: i64) -> i64:
    """8.6: what a mission would score now."""
    c = state.components
    n: i64 = 0
    if mission == POWER_BANK:
        n = amount(state, player, ENERGY)
    elif mission == PLUNDER:
        n = state.collected[player]
    elif mission == MEMORIAL:
        n = pods_in_salvage(state, player)
    elif mission == INDUSTRY:
        n = tile_count(state, player)
    elif mission in (EXPANSION, COMMUNITY, STRONGHOLD):
        n = _settlements(state, player, mission)
    else:
        for material in range(RESOURCES - 1):
            n += amount(state, player, material)
        n //= 2
    return n * c.mission_points[mission]


def _settlements(state: State, player: i64, mission: i64) -> i64:
    """9.17, 9.20, 9.23: caverns with one, caverns with two, crew pods in the largest settlement."""
    found: i64 = 0
    for cavern in range(CAVERNS):
        pods = state.settlers[cavern * state.players + player]
        if mission == STRONGHOLD:
            found = max(found, pods)
        elif pods >= (1 if mission == EXPANSION else 2):
            found += 1
    return found


def mission_scores(state: State, player: i64) -> vec[i64]:
    """8.6, 16.3: what each mission of a player scores; of the rival's only the three best."""
    found = zeros(CARDS)
    for mission in range(CARDS):
        if state.missions[player * CARDS + mission] > 0:
            found[mission] = mission_value(state, player, mission)
    if state.seats == 1 and player == RIVAL:
        return _best(found, state.components.missions_scored)
    return found


def _best(found: vec[i64], n: i64) -> vec[i64]:
    """16.3: only the n highest stay."""
    kept = zeros(CARDS)
    for mission in range(CARDS):
        better: i64 = 0
        for other in range(CARDS):
            if found[other] > found[mission] or (found[other] == found[mission] and other < mission):
                better += 1
        if better < n:
            kept[mission] = found[mission]
    return kept


def points(state: State, player: i64) -> i64:
    """8.3 to 8.7: all points of a player as the position stands."""
    c = state.components
    total = pods_settled(state, player) * c.score_cavern
    total += (upgrade_count(state, player) + vehicle_count(state, player)) * c.score_card
    total += state.aboard[player] * c.score_aboard
    for cavern in range(CAVERNS):
        total += majority(state, cavern, player)
    missions = mission_scores(state, player)
    for mission in range(CARDS):
        total += missions[mission]
    return total


def scores(state: State) -> vec[i64]:
    """The points of every player, the rival's last."""
    found = vec[i64](capacity=state.players)
    for player in range(state.players):
        found = append(found, points(state, player))
    return found


def ranks(state: State) -> vec[i64]:
    """8.9: most points, then most crew pods in caverns, then a shared place."""
    keys = vec[i64](capacity=state.players)
    for player in range(state.players):
        keys = append(keys, points(state, player) * 100 + pods_settled(state, player))
    found = vec[i64](capacity=state.players)
    for player in range(state.players):
        place: i64 = 1
        for other in range(state.players):
            if keys[other] > keys[player]:
                place += 1
        found = append(found, place)
    return found


def outcome(state: State) -> Outcome | None:
    """How the game ended, with the score sheet line by line."""
    if state.phase != FINISHED:
        return None
    if state.sunset_by >= 0:
        reason = Text("reason-sunset", {"who": who(state, state.sunset_by)})
    else:
        reason = Text("reason-placed", {"who": who(state, state.placed_by)})
    return Outcome(tuple(int(n) for n in ranks(state)), tuple(int(n) for n in scores(state)), reason, _sheet(state))


def _mission_line(state: State, mission: i64, counted: i64) -> Text:
    """16.3: a mission's name, and what the rival's is worth where it is none of its three best."""
    name = Text(f"mission-{MISSION_NAMES[mission]}")
    if state.seats == 1 and state.missions[RIVAL * CARDS + mission] > 0:
        worth = mission_value(state, RIVAL, mission)
        if worth > counted:
            return Text("score-mission-spare", {"mission": name, "n": int(worth)})
    return Text("score-mission", {"mission": name})


def _sheet(state: State) -> tuple[ScoreLine, ...]:
    c = state.components
    everybody = range(state.players)
    lines = [
        ScoreLine(Text("score-caverns"), tuple(int(pods_settled(state, p) * c.score_cavern) for p in everybody)),
        ScoreLine(Text("score-upgrades"), tuple(int(upgrade_count(state, p) * c.score_card) for p in everybody)),
        ScoreLine(Text("score-vehicles"), tuple(int(vehicle_count(state, p) * c.score_card) for p in everybody)),
        ScoreLine(Text("score-aboard"), tuple(int(state.aboard[p] * c.score_aboard) for p in everybody)),
    ]
    missions = [mission_scores(state, p) for p in everybody]
    for mission in range(CARDS):
        laid = [state.missions[p * CARDS + mission] > 0 for p in everybody]
        if any(laid):
            amounts = tuple(int(missions[p][mission]) if laid[p] else None for p in everybody)
            name = _mission_line(state, mission, missions[state.players - 1][mission])
            lines.append(ScoreLine(name, amounts, Text("score-missions")))
    for cavern in range(CAVERNS):
        if in_play(state, cavern) and state.cavern_up[cavern]:
            amounts = tuple(
                int(majority(state, cavern, p)) if state.settlers[cavern * state.players + p] > 0 else None
                for p in everybody
            )
            if any(amount is not None for amount in amounts):
                text = Text("score-majority", {"cavern": CAVERN_NAMES[cavern]})
                lines.append(ScoreLine(text, amounts, Text("score-majorities")))
    return tuple(lines)
