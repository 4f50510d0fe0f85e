"""4.8, 9.7: a crew pod scouts a cavern, which is turned up; Imaging's owner looks at all of them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import CAVERN_NAMES, CAVERN_TILE_NAMES, CAVERNS, ENERGY, IMAGING, TECH, TUNNELS
from orrery.games.cryo.moves import SCOUT_CAVERN
from orrery.games.cryo.rules.ending import note_saved
from orrery.games.cryo.rules.stores import against_cost, amount, because, gain, in_play, owns, payable_one, who
from orrery.games.cryo.state import State
from orrery.kernel import Arg, Event, Refusal, Text


def can_be_scouted(state: State, cavern: i64) -> bool:
    """4.8: face down, and joined by a tunnel to a cavern that lies face up."""
    if state.cavern_up[cavern] or not in_play(state, cavern):
        return False
    c = state.components
    for tunnel in range(TUNNELS):
        if c.tunnel_from[tunnel] == cavern and state.cavern_up[c.tunnel_to[tunnel]]:
            return True
        if c.tunnel_to[tunnel] == cavern and state.cavern_up[c.tunnel_from[tunnel]]:
            return True
    return False


def can_scout(state: State, energy_kept: i64) -> bool:
    """4.8: a crew pod aboard, a cavern to scout, and the cost can be paid with some energy set apart."""
    player = state.active
    c = state.components
    if amount(state, player, ENERGY) < c.scout_energy + energy_kept or state.aboard[player] == 0:
        return False
    return payable_one(state, player, TECH, c.scout_tech) and any_to_scout(state)


def any_to_scout(state: State) -> bool:
    """Whether any cavern can be scouted."""
    return any(can_be_scouted(state, cavern) for cavern in range(CAVERNS))


def against_sending_scout(state: State, seat: int, energy_kept: int) -> Refusal | None:
    """4.8, 9.15: energy, a crew pod, a cavern and tech."""
    c = state.components
    if amount(state, seat, ENERGY) < c.scout_energy + energy_kept:
        return Refusal("4.8", because("no-energy", n=int(c.scout_energy + energy_kept)))
    if state.aboard[seat] < 1:
        return Refusal("4.8", because("no-pod-aboard"))
    if all(against_scouting(state, seat, cavern) is not None for cavern in range(CAVERNS)):
        return Refusal("4.8", because("nothing-to-scout"))
    return against_cost(state, seat, TECH, c.scout_tech, "4.8")


def scouting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.8: any cavern that can be scouted."""
    for cavern in range(CAVERNS):
        if can_be_scouted(state, cavern):
            moves = append(moves, SCOUT_CAVERN + cavern)
    return moves


def against_scouting(state: State, seat: int, cavern: int) -> Refusal | None:
    """4.8: face down, in play, and joined to a cavern that lies face up."""
    c = state.components
    if c.cavern_players[cavern] > state.players:
        return Refusal("1.10", because("no-such-cavern", cavern=CAVERN_NAMES[cavern]))
    if state.cavern_up[cavern]:
        return Refusal("4.8", because("cavern-face-up", cavern=CAVERN_NAMES[cavern]))
    for tunnel in range(TUNNELS):
        ends = (c.tunnel_from[tunnel], c.tunnel_to[tunnel])
        if cavern in ends and (state.cavern_up[ends[0]] or state.cavern_up[ends[1]]):
            return None
    return Refusal("4.8", because("cavern-not-adjacent", cavern=CAVERN_NAMES[cavern]))


def scout(state: State, cavern: i64, events: list[Event] | None) -> None:
    """4.8: the cost is due, and a crew pod goes ahead."""
    state.owed[ENERGY] += state.components.scout_energy
    state.owed[TECH] += state.components.scout_tech
    go_ahead(state, state.active, cavern, events)


def go_ahead(state: State, player: i64, cavern: i64, events: list[Event] | None) -> None:
    """4.8, 15.5: a crew pod goes ahead to a face-down cavern, which is turned up."""
    state.aboard[player] -= 1
    state.settlers[cavern * state.players + player] += 1
    state.flip_cavern = cavern
    if events is not None:
        events.append(Event("scouted", {"who": who(state, player), "cavern": CAVERN_NAMES[cavern]}))
    note_saved(state, events)


def fix_cavern(state: State, cavern: i64, tile: i64) -> None:
    """A cavern tile is seen for the first time; from now on it lies there."""
    state.cavern_bag[tile] = 0
    state.cavern_tile[cavern] = tile


def turn_up_cavern(state: State, events: list[Event] | None) -> None:
    """4.8, 9.7: the scouted cavern lies face up; every owner of Imaging gains its settlement cost."""
    cavern = state.flip_cavern
    tile = state.cavern_tile[cavern]
    state.cavern_up[cavern] = 1
    state.flip_cavern = -1
    if events is not None:
        events.append(
            Event("turned-up", {"cavern": CAVERN_NAMES[cavern], "tile": Text(f"cavern-{CAVERN_TILE_NAMES[tile]}")})
        )
    for player in range(state.players):
        if owns(state, player, IMAGING):
            for material in range(4):
                n = state.components.settle_cost[tile * 4 + material]
                if n > 0:
                    gain(state, player, material, n, events)


def unseen_cavern(state: State) -> i64:
    """9.7: the next cavern that Imaging's owner looks at and nobody has seen, -1 when there is none."""
    for cavern in range(CAVERNS):
        if (
            not state.cavern_up[cavern]
            and state.cavern_tile[cavern] < 0
            and state.components.cavern_players[cavern] <= state.players
        ):
            return cavern
    return -1


def look(state: State, tile: i64, events: list[Event] | None) -> None:
    """9.7: Imaging's owner alone sees the next cavern's tile."""
    cavern = unseen_cavern(state)
    fix_cavern(state, cavern, tile)
    if events is not None:
        args: dict[str, Arg] = {
            "who": who(state, state.active),
            "cavern": CAVERN_NAMES[cavern],
            "tile": Text(f"cavern-{CAVERN_TILE_NAMES[tile]}"),
        }
        events.append(Event("looked", args))
