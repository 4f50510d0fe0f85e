"""How good a position of Cryo looks: named features of what each player has and is about to get, weighed as it was learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components, features as at, state as phases
from orrery.games.cryo.components import CARDS, CAVERNS, PLATFORM_DOCKS, RESOURCES, SECTIONS
from orrery.games.cryo.means import after_launch, launches, next_launch, platform_yield, time_left
from orrery.games.cryo.promises import add_turn
from orrery.games.cryo.rules.ending import majority, mission_value, open_points, points, ranks, saved_all
from orrery.games.cryo.rules.platform import complete
from orrery.games.cryo.rules.recalling import intact_chamber
from orrery.games.cryo.rules.stores import (
    amount,
    drones_on_platform,
    hand_size,
    pods_in_salvage,
    pods_in_section,
    pods_settled,
    tile_count,
    vehicle_capacity,
)
from orrery.games.cryo.state import State
from orrery.judgement import Judgement, ahead, all_ahead, read_judgements

ENOUGH: Final = 3.27
"""This many of a resource count as the first few."""
ENOUGH_CARDS: Final = 3.0
WON: Final = 12.0
JUDGEMENTS: Final = read_judgements("orrery.games.cryo", at.FEATURES)
"""By the number of seats; `orrery train cryo` makes them."""


def evaluate(state: State, seat: i64) -> float:
    """In points: one's own prospects, less the best rival's (each rival's part of it, with several)."""
    return judged(JUDGEMENTS[state.seats], state, seat)


def judged(judgement: Judgement, state: State, seat: i64) -> float:
    """The same by another judgement."""
    return ahead(standings(judgement, state), seat)


def evaluate_all(state: State) -> vec[float]:
    """How good a position looks to every seat, without looking at any of them twice."""
    return judged_all(JUDGEMENTS[state.seats], state)


def judged_all(judgement: Judgement, state: State) -> vec[float]:
    """The same by another judgement."""
    return all_ahead(standings(judgement, state))[: state.seats]


def standings(judgement: Judgement, state: State) -> vec[float]:
    """What every player may expect, the rival of a solo game among them."""
    values = vec[float](capacity=state.players)
    for player in range(state.players):
        values = append(values, standing(judgement, state, player))
    return values


def standing(judgement: Judgement, state: State, player: i64) -> float:
    """What a player's features are worth; at the end the points, and a win."""
    if ending(state):
        return last_points(state, player) + won(state, player)
    return judgement.worth(features(state, player), stage(state))


def last_points(state: State, player: i64) -> float:
    """The points of a game that ends with this turn, those that the turn still brings among them."""
    if state.phase == phases.FINISHED or state.active != player:
        return float(points(state, player))
    x = features(state, player)
    return x[at.POINTS] + x[at.ACTS] + x[at.PODS_MOVING]


def won(state: State, player: i64) -> float:
    """What it is worth to be first at the end."""
    return WON if ranks(state)[player] == 1 else 0.0


def ending(state: State) -> bool:
    """8.1, 8.2: whether the game is over, or will be with this turn."""
    if state.phase == phases.FINISHED or state.sunset_by >= 0 or state.placed_by >= 0:
        return True
    return any(state.aboard[player] == 0 and saved_all(state, player) for player in range(state.players))


def stage(state: State) -> float:
    """How near the end is: the part of the incident track that is empty."""
    return 1.0 - time_left(state)


def features(state: State, player: i64) -> vec[float]:
    """What there is to say of a player's position; a launch under way counts as made in the best way that is still open."""
    x = at.NOTHING[:]
    if state.active == player and launches(state):
        _position(after_launch(state), player, x)
        x[at.DRONES] -= 1.0 if state.phase == phases.DRONE else 0.0
    else:
        _position(state, player, x)
        if state.active == player and state.phase != phases.FINISHED:
            add_turn(state, player, x)
    if x[at.DRONES] <= 1.0:
        x[at.LAST_DRONE if x[at.DRONES] > 0.0 else at.NO_DRONE] = 1.0
    return x


def _position(state: State, player: i64, x: vec[float]) -> None:
    """What lies on the table before a player; the rival of a solo game has neither platform nor stores of use to it."""
    _scored(state, player, x)
    for section in range(SECTIONS):
        x[at.ASLEEP] += float(pods_in_section(state, player, section))
        if state.incidents[section] == components.SABOTAGE:
            chamber = intact_chamber(state, section)
            if chamber >= 0:
                x[at.ENDANGERED] += float(state.chambers[chamber * state.players + player])
    x[at.IN_SALVAGE] = float(pods_in_salvage(state, player))
    x[at.SETTLED] = float(pods_settled(state, player))
    for card in range(CARDS):
        x[at.UPGRADE + card] = 1.0 if state.upgrades[player * CARDS + card] > 0 else 0.0
    if state.seats > 1 or player != phases.RIVAL:
        x[at.DRONES] = float(drones_on_platform(state, player))
        _platform(state, player, x)
        _stores(state, player, x)
        _ready_to_go(state, player, x)


def _scored(state: State, player: i64, x: vec[float]) -> None:
    """The points as they stand, those of majorities and missions also by themselves."""
    for cavern in range(CAVERNS):
        own = state.settlers[cavern * state.players + player]
        if own > 0:
            x[at.CAVERNS_SETTLED] += 1.0
            x[at.MAJORITIES] += float(majority(state, cavern, player))
            if own >= _most_of_others(state, cavern, player) + 2:
                x[at.FIRM] += 1.0
    for card in range(CARDS):
        if state.missions[player * CARDS + card] > 0:
            x[at.MISSION + card] = 1.0
            x[at.MISSION_POINTS] += float(mission_value(state, player, card))
    x[at.POINTS] = float(open_points(state, player)) + x[at.MISSION_POINTS]


def _most_of_others(state: State, cavern: i64, player: i64) -> i64:
    """The largest settlement of anybody else in a cavern."""
    most: i64 = 0
    for other in range(state.players):
        if other != player:
            most = max(most, state.settlers[cavern * state.players + other])
    return most


def _platform(state: State, player: i64, x: vec[float]) -> None:
    """What the platform's actions yield; a drone that has not left cannot come back to its dock."""
    x[at.TILES] = float(tile_count(state, player))
    for dock in range(PLATFORM_DOCKS):
        if complete(state, player, dock):
            gain = platform_yield(state, player, dock)
            x[at.PLATFORM] += gain
            if state.platform_drones[player * PLATFORM_DOCKS + dock] > 0:
                x[at.IN_THE_WAY] += gain


def _stores(state: State, player: i64, x: vec[float]) -> None:
    """Resources and cards in hand; the first few of each count apart from those beyond."""
    for resource in range(RESOURCES):
        have = float(amount(state, player, resource))
        x[at.FIRST + resource] = min(have, ENOUGH)
        x[at.MORE + resource] = max(0.0, have - ENOUGH)
    cards = float(hand_size(state, player))
    x[at.FIRST + components.CARD] = min(cards, ENOUGH_CARDS)
    x[at.MORE + components.CARD] = max(0.0, cards - ENOUGH_CARDS)
    for card in range(CARDS):
        x[at.HAND + card] = float(state.hands[player * CARDS + card])


def _ready_to_go(state: State, player: i64, x: vec[float]) -> None:
    """Crew pods that are awake, vehicles to carry them, and how near the next launch is."""
    seats: i64 = 0
    for card in range(CARDS):
        vehicles = state.vehicles[player * CARDS + card]
        if vehicles > 0:
            seats += vehicles * vehicle_capacity(state, player, card)
    x[at.AWAKE] = float(state.aboard[player])
    x[at.SEATS_TAKEN] = min(float(seats), x[at.AWAKE])
    x[at.SEATS_FREE] = float(seats) - x[at.SEATS_TAKEN]
    if x[at.SEATS_TAKEN] > 0.0:
        x[at.LAUNCH] = next_launch(state, player)
