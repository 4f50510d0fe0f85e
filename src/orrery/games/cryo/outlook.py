"""How good a position of Cryo looks, part by part: for reasons in words."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.cryo import components, evaluate as worth, state as phases
from orrery.games.cryo.rules.ending import points, ranks
from orrery.games.cryo.rules.stores import drones_on_platform, pods_in_salvage, pods_settled
from orrery.games.cryo.state import State


def outlook(state: State, seat: int) -> dict[str, float]:
    """A seat's own prospects by their parts, and part of the best other's."""
    ending = worth._ending(state)
    parts = {"points": float(points(state, seat))}
    if ending:
        parts["won"] = worth.WON if ranks(state)[seat] == 1 else -worth.WON
    else:
        parts |= _hopes(state, seat)
    if state.active == seat and state.phase != phases.FINISHED:
        parts["promise"] = worth._promise(state, seat)
    others = [other for other in range(state.players) if other != seat]
    best = max([-1000.0, *(float(points(state, at)) if ending else worth._prospects(state, at) for at in others)])
    return parts | {"rival": -best * worth.AGAINST_OTHERS}


def _hopes(state: State, player: int) -> dict[str, float]:
    """What will come of crew, cards, platform, drones, stores and what stands ready."""
    left = worth._time_left(state)
    crew = (
        worth._asleep(state, player)
        + int(pods_in_salvage(state, player)) * worth.POD_IN_SALVAGE
        + int(pods_settled(state, player)) * worth.LANDED
    )
    drones = drones_on_platform(state, player) + (max(0, state.returning) if player == state.active else 0)
    return {
        "crew": crew * left,
        "missions": _laid(player, list(state.missions), list(worth.MISSION_HOPE)) * left,
        "upgrades": _laid(player, list(state.upgrades), list(worth.UPGRADE_USE)) * left,
        "platform": worth._platform(state, player) * left,
        "drones": int(drones) * worth.DRONE_HOME,
        "stores": worth._stores(state, player) * (worth.STORES_AT_SUNSET + (1.0 - worth.STORES_AT_SUNSET) * left),
        "launch": worth._ready_to_go(state, player) * (worth.READY_AT_SUNSET + (1.0 - worth.READY_AT_SUNSET) * left),
    }


def _laid(player: int, laid: Sequence[int], worths: Sequence[float]) -> float:
    """What the cards that a player has laid out are worth, each kind once."""
    own = player * components.CARDS
    return sum(worths[card] for card in range(components.CARDS) if laid[own + card] > 0)
