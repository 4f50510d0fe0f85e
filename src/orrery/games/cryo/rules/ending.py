"""8, 16: the end of the game: when it comes, the rival's missions, points, majorities, ranks and the score sheet."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.rules.stores import (
    amount,
    cards_in,
    freshen_deck,
    in_play,
    pods_in_salvage,
    pods_in_stasis,
    pods_settled,
    tile_count,
    who,
)
from orrery.games.cryo.state import FINISHED, REPLACING, REVEALING, RIVAL, State
from orrery.kernel import Event, Outcome, ScoreLine, Text
from orrery.vectors import zeros


def saved_all(state: State, player: i64) -> bool:
    """8.2: no crew pod left in stasis, on the platform, on a vehicle or in salvage."""
    return state.aboard[player] + pods_in_stasis(state, player) + pods_in_salvage(state, player) == 0


def note_saved(state: State, events: list[Event] | None) -> None:
    """8.2, R40: once it happens in a turn the game ends with it, whatever follows; under rules 1 only the turn's end counted."""
    if state.rules == 1 or state.placed_by >= 0:
        return
    for player in range(state.players):
        if saved_all(state, player):
            state.placed_by = player
            if events is not None:
                events.append(Event("saved-all", {"who": who(state, player)}))
            return


def ends_now(state: State) -> bool:
    """8.1, 8.2: whether the game ends with this turn."""
    for player in range(state.players):
        if saved_all(state, player) and state.placed_by < 0:
            state.placed_by = player
    return state.sunset_by >= 0 or state.placed_by >= 0


def show_earlier_missions(state: State, events: list[Event] | None) -> None:
    """16.1: the missions that the rival took before the deck was shuffled anew are known by now."""
    for card in range(components.CARDS):
        for _ in range(state.rival_pool[card]):
            _tell_mission("revealed", state, card, events)
        state.missions[RIVAL * components.CARDS + card] += state.rival_pool[card]
        state.rival_pool[card] = 0


def _tell_mission(kind: str, state: State, card: i64, events: list[Event] | None) -> None:
    if events is not None:
        events.append(
            Event(kind, {"who": who(state, RIVAL), "mission": Text(f"mission-{components.MISSION_NAMES[card]}")})
        )


def finish(state: State, events: list[Event] | None) -> None:
    """16.1, 16.2: the rival's missions are turned up and duplicates replaced, one at a time; then all is over."""
    if state.seats == 1 and _reveal_missions(state, events):
        return
    state.phase = FINISHED
    if events is not None:
        _tell_end(state, events)


def _reveal_missions(state: State, events: list[Event] | None) -> bool:
    """16.1, 16.2: True while chance still turns up a mission of the rival's."""
    if state.unseen > 0:
        state.phase = REVEALING
        return True
    twin = twin_mission(state)
    while twin >= 0:
        state.missions[RIVAL * components.CARDS + twin] -= 1
        state.aside[twin] += 1
        _tell_mission("set-aside", state, twin, events)
        if new_kind_left(state) and freshen_deck(state, events):
            state.phase = REPLACING
            return True
        twin = twin_mission(state)
    return False


def twin_mission(state: State) -> i64:
    """16.2: a kind that the rival has twice, -1 for none."""
    for card in range(components.CARDS):
        if state.missions[RIVAL * components.CARDS + card] > 1:
            return card
    return -1


def new_kind_left(state: State) -> bool:
    """16.2: whether a kind that the rival lacks can still be drawn."""
    return any(
        state.missions[RIVAL * components.CARDS + card] == 0 and state.deck[card] + state.discards[card] > 0
        for card in range(components.CARDS)
    )


def reveal_mission(state: State, card: i64, events: list[Event] | None) -> None:
    """16.1: a mission of the rival is turned up, or replaced from the deck."""
    state.deck[card] -= 1
    state.missions[RIVAL * components.CARDS + card] += 1
    if state.phase == REVEALING:
        state.unseen -= 1
    _tell_mission("revealed", state, card, events)


def _tell_end(state: State, events: list[Event]) -> None:
    if state.sunset_by >= 0:
        events.append(Event("ended-sunset", {"who": who(state, state.sunset_by)}))
    else:
        events.append(Event("ended-placed", {"who": who(state, state.placed_by)}))


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
    if mission == components.POWER_BANK:
        n = amount(state, player, components.ENERGY)
    elif mission == components.PLUNDER:
        n = state.collected[player]
    elif mission == components.MEMORIAL:
        n = pods_in_salvage(state, player)
    elif mission == components.INDUSTRY:
        n = tile_count(state, player)
    elif mission in (components.EXPANSION, components.COMMUNITY, components.STRONGHOLD):
        n = _settlements(state, player, mission)
    else:
        for material in range(components.RESOURCES - 1):
            n += amount(state, player, material)
        n //= 2
    return n * c.mission_points[mission]


def _settlements(state: State, player: i64, mission: i64) -> i64:
    """9.17, 9.20, 9.23: caverns with one, caverns with two, crew pods in the largest settlement."""
    n: i64 = 0
    for cavern in range(components.CAVERNS):
        pods = state.settlers[cavern * state.players + player]
        if mission == components.STRONGHOLD:
            n = max(n, pods)
        elif pods >= (1 if mission == components.EXPANSION else 2):
            n += 1
    return n


def mission_scores(state: State, player: i64) -> vec[i64]:
    """8.6, 16.3: what each mission of a player scores; of the rival's only the three best."""
    worth = zeros(components.CARDS)
    for mission in range(components.CARDS):
        if state.missions[player * components.CARDS + mission] > 0:
            worth[mission] = mission_value(state, player, mission)
    if state.seats == 1 and player == RIVAL:
        return _best(worth, state.components.missions_scored)
    return worth


def _best(worth: vec[i64], n: i64) -> vec[i64]:
    """16.3: only the n highest stay."""
    kept = zeros(components.CARDS)
    for mission in range(components.CARDS):
        better: i64 = 0
        for other in range(components.CARDS):
            if worth[other] > worth[mission] or (worth[other] == worth[mission] and other < mission):
                better += 1
        if better < n:
            kept[mission] = worth[mission]
    return kept


def open_points(state: State, player: i64) -> i64:
    """8.3 to 8.6: the points that everybody can see: all but those of missions."""
    c = state.components
    total = pods_settled(state, player) * c.score_cavern
    total += (cards_in(state.upgrades, player) + cards_in(state.vehicles, player)) * c.score_card
    total += state.aboard[player] * c.score_aboard
    for cavern in range(components.CAVERNS):
        total += majority(state, cavern, player)
    return total


def points(state: State, player: i64) -> i64:
    """8.3 to 8.7: all points of a player as the position stands."""
    return open_points(state, player) + _missions_total(state, player)


def _missions_total(state: State, player: i64) -> i64:
    """8.6, 16.3: all missions together; without a vector where all count, for this is asked after every move of a search."""
    total: i64 = 0
    if state.seats == 1 and player == RIVAL:
        best = mission_scores(state, player)
        for mission in range(components.CARDS):
            total += best[mission]
        return total
    for mission in range(components.CARDS):
        if state.missions[player * components.CARDS + mission] > 0:
            total += mission_value(state, player, mission)
    return total


def scores(state: State) -> vec[i64]:
    """The points of every player, the rival's last."""
    points_of_all = vec[i64](capacity=state.players)
    for player in range(state.players):
        points_of_all = append(points_of_all, points(state, player))
    return points_of_all


def ranks(state: State) -> vec[i64]:
    """8.9: most points, then most crew pods in caverns, then a shared place."""
    keys = vec[i64](capacity=state.players)
    for player in range(state.players):
        keys = append(keys, points(state, player) * 100 + pods_settled(state, player))
    places = vec[i64](capacity=state.players)
    for player in range(state.players):
        place: i64 = 1
        for other in range(state.players):
            if keys[other] > keys[player]:
                place += 1
        places = append(places, place)
    return places


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
    """16.3: a mission's name, and what the rival's is worth where it is none of its best."""
    name = Text(f"mission-{components.MISSION_NAMES[mission]}")
    if state.seats == 1 and state.missions[RIVAL * components.CARDS + mission] > 0:
        worth = mission_value(state, RIVAL, mission)
        if worth > counted:
            best = int(state.components.missions_scored)
            return Text("score-mission-spare", {"mission": name, "n": int(worth), "best": best})
    return Text("score-mission", {"mission": name})


def _sheet(state: State) -> tuple[ScoreLine, ...]:
    """8.3 to 8.7, line by line."""
    return (*_plain_lines(state), *_mission_lines(state), *_majority_lines(state))


def _plain_lines(state: State) -> list[ScoreLine]:
    c = state.components
    everybody = range(state.players)
    return [
        ScoreLine(Text("score-caverns"), tuple(int(pods_settled(state, p) * c.score_cavern) for p in everybody)),
        ScoreLine(Text("score-upgrades"), tuple(int(cards_in(state.upgrades, p) * c.score_card) for p in everybody)),
        ScoreLine(Text("score-vehicles"), tuple(int(cards_in(state.vehicles, p) * c.score_card) for p in everybody)),
        ScoreLine(Text("score-aboard"), tuple(int(state.aboard[p] * c.score_aboard) for p in everybody)),
    ]


def _mission_lines(state: State) -> list[ScoreLine]:
    """8.6: a line for each mission that anybody has laid out."""
    lines: list[ScoreLine] = []
    everybody = range(state.players)
    missions = [mission_scores(state, p) for p in everybody]
    for mission in range(components.CARDS):
        laid = [state.missions[p * components.CARDS + mission] > 0 for p in everybody]
        if any(laid):
            amounts = tuple(int(missions[p][mission]) if laid[p] else None for p in everybody)
            name = _mission_line(state, mission, missions[state.players - 1][mission])
            lines.append(ScoreLine(name, amounts, Text("score-missions")))
    return lines


def _majority_lines(state: State) -> list[ScoreLine]:
    """8.7: a line for each cavern in which anybody has settled."""
    lines: list[ScoreLine] = []
    everybody = range(state.players)
    for cavern in range(components.CAVERNS):
        if in_play(state, cavern) and state.cavern_up[cavern]:
            amounts = tuple(
                int(majority(state, cavern, p)) if state.settlers[cavern * state.players + p] > 0 else None
                for p in everybody
            )
            if any(n is not None for n in amounts):
                text = Text("score-majority", {"cavern": components.CAVERN_NAMES[cavern]})
                lines.append(ScoreLine(text, amounts, Text("score-majorities")))
    return lines
