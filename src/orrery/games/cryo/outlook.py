"""How good a position of Cryo looks, part by part: for reasons in words."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.evaluate import (
    AGAINST_OTHERS,
    DRONE_HOME,
    LANDED,
    MISSION_HOPE,
    POD_IN_SALVAGE,
    READY_AT_SUNSET,
    STORES_AT_SUNSET,
    UPGRADE_USE,
    WON,
    _asleep,
    _ending,
    _platform,
    _promise,
    _prospects,
    _ready_to_go,
    _stores,
    _time_left,
)
from orrery.games.cryo.rules.ending import points, ranks
from orrery.games.cryo.rules.stores import drones_on_platform, pods_in_salvage, pods_settled
from orrery.games.cryo.state import State


def outlook(state: State, seat: int) -> dict[str, float]:
    """A seat's own prospects by their parts, and part of the best other's."""
    ending = _ending(state)
    parts = {"points": float(points(state, seat))}
    if ending:
        parts["won"] = WON if ranks(state)[seat] == 1 else -WON
    else:
        parts |= _hopes(state, seat)
    if state.active == seat and state.phase != phases.FINISHED:
        parts["promise"] = _promise(state, seat)
    others = [other for other in range(state.players) if other != seat]
    best = max([-1000.0, *(float(points(state, at)) if ending else _prospects(state, at) for at in others)])
    return parts | {"rival": -best * AGAINST_OTHERS}


def _hopes(state: State, player: int) -> dict[str, float]:
    """What will come of crew, cards, platform, drones, stores and what stands ready."""
    left = _time_left(state)
    crew = _asleep(state, player) + float(pods_in_salvage(state, player)) * POD_IN_SALVAGE
    crew += float(pods_settled(state, player)) * LANDED
    drones = drones_on_platform(state, player) + (max(0, state.returning) if player == state.active else 0)
    return {
        "crew": crew * left,
        "missions": _laid(state, player, state.missions, MISSION_HOPE) * left,
        "upgrades": _laid(state, player, state.upgrades, UPGRADE_USE) * left,
        "platform": _platform(state, player) * left,
        "drones": float(drones) * DRONE_HOME,
        "stores": _stores(state, player) * (STORES_AT_SUNSET + (1.0 - STORES_AT_SUNSET) * left),
        "launch": _ready_to_go(state, player) * (READY_AT_SUNSET + (1.0 - READY_AT_SUNSET) * left),
    }


def _laid(state: State, player: int, laid: vec[i64], worth: vec[float]) -> float:
    """What the cards that a player has laid out are worth, each kind once."""
    own = player * components.CARDS
    return sum(worth[card] for card in range(components.CARDS) if laid[own + card] > 0)
