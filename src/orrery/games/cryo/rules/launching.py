"""4.11 to 4.14: a vehicle is launched through a tunnel, and its crew pods settle."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.moves import LAUNCH, LOAD, PASS, SETTLE, SETTLE_BOTH, SPLIT, TUNNEL
from orrery.games.cryo.rules.ending import note_saved
from orrery.games.cryo.rules.stores import amount, because, missing, owns, room, vehicle_capacity, who
from orrery.games.cryo.state import FINISHING, LOADING, SETTLING, SPLITTING, TUNNELLING, State
from orrery.kernel import Arg, Event, Refusal, Text


def launch_energy(state: State, player: i64, vehicle: i64, tunnel: i64) -> i64:
    """4.12, 9.8: the energy along the path; one for the Moth, half (rounded up) with Supercharge."""
    cost = state.components.tunnel_energy[tunnel]
    if vehicle == components.MOTH:
        return 1
    if owns(state, player, components.SUPERCHARGE):
        return (cost + 1) // 2
    return cost


def can_settle(state: State, player: i64, cavern: i64) -> bool:
    """4.13: face up, and its settlement cost can be paid."""
    return state.cavern_up[cavern] > 0 and _can_pay_for(state, player, cavern, -1)


def can_settle_both(state: State, player: i64, tunnel: i64) -> bool:
    """4.13: both ends of the tunnel lie face up, and both costs can be paid together."""
    one = state.components.tunnel_from[tunnel]
    two = state.components.tunnel_to[tunnel]
    return state.cavern_up[one] > 0 and state.cavern_up[two] > 0 and _can_pay_for(state, player, one, two)


def _can_pay_for(state: State, player: i64, one: i64, two: i64) -> bool:
    """2.3: the settlement cost of one cavern or of two, with nanites standing in."""
    nanites: i64 = 0
    for material in range(4):
        due = state.components.settle_cost[state.cavern_tile[one] * 4 + material]
        if two >= 0:
            due += state.components.settle_cost[state.cavern_tile[two] * 4 + material]
        nanites += due if material == components.NANITE else missing(state, player, material, due)
    return nanites <= amount(state, player, components.NANITE)


def can_take_tunnel(state: State, player: i64, vehicle: i64, tunnel: i64) -> bool:
    """4.12: enough energy for the path, and a cavern at its end to settle in."""
    if launch_energy(state, player, vehicle, tunnel) > amount(state, player, components.ENERGY):
        return False
    return can_settle(state, player, state.components.tunnel_from[tunnel]) or can_settle(
        state, player, state.components.tunnel_to[tunnel]
    )


def can_launch(state: State, player: i64, vehicle: i64) -> bool:
    """4.11: a vehicle on the platform, a crew pod for it, and somewhere to go."""
    if state.vehicles[player * components.CARDS + vehicle] == 0 or state.aboard[player] == 0:
        return False
    return any(can_take_tunnel(state, player, vehicle, tunnel) for tunnel in range(components.TUNNELS))


def any_launch(state: State) -> bool:
    """Whether any vehicle can be launched."""
    return any(can_launch(state, state.active, vehicle) for vehicle in range(components.CARDS))


def launching_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.11: any vehicle that has somewhere to go, or none."""
    for vehicle in range(components.CARDS):
        if can_launch(state, state.active, vehicle):
            moves = append(moves, LAUNCH + vehicle)
    return append(moves, PASS)


def against_launching(state: State, seat: int, vehicle: int) -> Refusal | None:
    """4.11, 4.12: the vehicle, a crew pod for it, and somewhere to go."""
    if state.vehicles[seat * components.CARDS + vehicle] == 0:
        return Refusal("4.11", because("no-vehicle", vehicle=Text(f"vehicle-{components.VEHICLE_NAMES[vehicle]}")))
    if state.aboard[seat] == 0:
        return Refusal("4.11", because("no-pod-aboard"))
    if all(_against_path(state, seat, vehicle, tunnel) is not None for tunnel in range(components.TUNNELS)):
        return Refusal("4.12", because("nowhere-to-go"))
    return None


def launch(state: State, vehicle: i64) -> None:
    """4.11: the vehicle is chosen; crew pods board it."""
    state.vehicle = vehicle
    least = fewest_loaded(state, state.active, vehicle)
    if least == most_loaded(state, state.active, vehicle):
        load(state, least)
    else:
        state.phase = LOADING


def fewest_loaded(state: State, player: i64, vehicle: i64) -> i64:
    """2.6: the crew pods that stay behind must fit on the platform and the other vehicles."""
    capacity = vehicle_capacity(state, player, vehicle)
    least = capacity - room(state, player)
    return least if least > 1 else 1


def most_loaded(state: State, player: i64, vehicle: i64) -> i64:
    """4.11: as many crew pods as the vehicle holds and the player has."""
    capacity = vehicle_capacity(state, player, vehicle)
    return capacity if capacity < state.aboard[player] else state.aboard[player]


def loading_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.11: how many crew pods board the vehicle."""
    player = state.active
    for n in range(fewest_loaded(state, player, state.vehicle), most_loaded(state, player, state.vehicle) + 1):
        moves = append(moves, LOAD + n - 1)
    return moves


def against_loading(state: State, seat: int, further: int) -> Refusal | None:
    """2.6, 4.11: no more than it holds, and enough that the others find room."""
    capacity = vehicle_capacity(state, seat, state.vehicle)
    pods = further + 1
    if pods > capacity or pods > state.aboard[seat]:
        return Refusal("4.11", because("too-many-pods"))
    if pods < capacity - room(state, seat):
        return Refusal("2.6", because("others-need-room"))
    return None


def load(state: State, n: i64) -> None:
    """4.11: the crew pods are on the vehicle; it takes a tunnel."""
    state.loaded = n
    state.phase = TUNNELLING


def tunnelling_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.12: any tunnel that can be paid and leads to a cavern to settle in."""
    for tunnel in range(components.TUNNELS):
        if can_take_tunnel(state, state.active, state.vehicle, tunnel):
            moves = append(moves, TUNNEL + tunnel)
    return moves


def against_tunnelling(state: State, seat: int, tunnel: int) -> Refusal | None:
    """4.12: the path of the vehicle that is launched."""
    return _against_path(state, seat, int(state.vehicle), tunnel)


def _against_path(state: State, seat: int, vehicle: int, tunnel: int) -> Refusal | None:
    """4.12: the energy along the path, and a cavern to settle in."""
    c = state.components
    energy = c.tunnel_energy[tunnel]
    if owns(state, seat, components.SUPERCHARGE):
        energy = -(-energy // 2)
    if vehicle == components.MOTH:
        energy = 1
    if amount(state, seat, components.ENERGY) < energy:
        return Refusal("4.12", because("no-energy", n=int(energy)))
    first = _against_caverns(state, seat, (int(c.tunnel_from[tunnel]),))
    second = _against_caverns(state, seat, (int(c.tunnel_to[tunnel]),))
    if first is not None and second is not None:
        return Refusal("4.12", because("no-cavern-there", tunnel=components.TUNNEL_NAMES[tunnel]))
    return None


def take_tunnel(state: State, tunnel: i64, events: list[Event] | None) -> bool:
    """4.12: the tunnel is chosen; True where the player still has to choose where to settle."""
    state.tunnel = tunnel
    player = state.active
    one = state.components.tunnel_from[tunnel]
    two = state.components.tunnel_to[tunnel]
    if can_settle(state, player, one) and can_settle(state, player, two):
        state.phase = SETTLING
        return True
    settle(state, one if can_settle(state, player, one) else two, events)
    return False


def settling_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.13: either cavern of the tunnel, or both."""
    one = state.components.tunnel_from[state.tunnel]
    two = state.components.tunnel_to[state.tunnel]
    for cavern in range(components.CAVERNS):
        if (cavern in (one, two)) and can_settle(state, state.active, cavern):
            moves = append(moves, SETTLE + cavern)
    if state.loaded > 1 and can_settle_both(state, state.active, state.tunnel):
        moves = append(moves, SETTLE_BOTH)
    return moves


def against_settling(state: State, seat: int, cavern: int) -> Refusal | None:
    """4.13: a cavern of the tunnel, face up, whose cost can be paid."""
    if cavern not in (state.components.tunnel_from[state.tunnel], state.components.tunnel_to[state.tunnel]):
        return Refusal("4.13", because("not-at-the-tunnel"))
    return _against_caverns(state, seat, (cavern,))


def against_settling_both(state: State, seat: int, n: int) -> Refusal | None:
    """4.13: a crew pod for each, and both can be paid."""
    c = state.components
    if state.loaded < 2:
        return Refusal("4.13", because("one-pod"))
    return _against_caverns(state, seat, (int(c.tunnel_from[state.tunnel]), int(c.tunnel_to[state.tunnel])))


def _against_caverns(state: State, seat: int, caverns: tuple[int, ...]) -> Refusal | None:
    """4.13: all face up, and all their costs can be paid together."""
    nanites = int(amount(state, seat, components.NANITE))
    due = [0, 0, 0, 0]
    for cavern in caverns:
        if not state.cavern_up[cavern]:
            return Refusal("4.13", because("cavern-face-down", cavern=components.CAVERN_NAMES[cavern]))
        for material in range(4):
            due[material] += state.components.settle_cost[state.cavern_tile[cavern] * 4 + material]
    nanites -= due[components.NANITE] + sum(
        max(0, due[material] - int(amount(state, seat, material))) for material in range(3)
    )
    return Refusal("4.13", because("cannot-settle")) if nanites < 0 else None


def settle(state: State, cavern: i64, events: list[Event] | None) -> None:
    """4.13: all crew pods go to one cavern of the tunnel."""
    if cavern == state.components.tunnel_from[state.tunnel]:
        land(state, state.loaded, 0, events)
    else:
        land(state, 0, state.loaded, events)


def settle_both(state: State, events: list[Event] | None) -> bool:
    """4.13: the crew pods are divided between both caverns; True where there is a choice."""
    if state.loaded > 2:
        state.phase = SPLITTING
        return True
    land(state, 1, 1, events)
    return False


def splitting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.13: how many crew pods go to the tunnel's first cavern."""
    for n in range(1, state.loaded):
        moves = append(moves, SPLIT + n - 1)
    return moves


def against_splitting(state: State, seat: int, further: int) -> Refusal | None:
    """4.13: one crew pod at least is left for the other cavern."""
    return Refusal("4.13", because("each-one-pod")) if further + 1 >= state.loaded else None


def split(state: State, n: i64, events: list[Event] | None) -> None:
    """4.13: n crew pods to the tunnel's first cavern, the others to its second."""
    land(state, n, state.loaded - n, events)


def land(state: State, into_one: i64, into_two: i64, events: list[Event] | None) -> None:
    """4.12 to 4.14: energy and settlement costs are due, the crew pods settle, the vehicle is discarded."""
    player = state.active
    c = state.components
    vehicle = state.vehicle
    state.owed[components.ENERGY] += launch_energy(state, player, vehicle, state.tunnel)
    _land_in(state, c.tunnel_from[state.tunnel], into_one, events)
    _land_in(state, c.tunnel_to[state.tunnel], into_two, events)
    state.vehicles[player * components.CARDS + vehicle] -= 1
    state.discards[vehicle] += 1
    state.vehicle = -1
    state.loaded = 0
    state.tunnel = -1
    state.stage = FINISHING
    note_saved(state, events)


def _land_in(state: State, cavern: i64, n: i64, events: list[Event] | None) -> None:
    if n == 0:
        return
    player = state.active
    for material in range(4):
        state.owed[material] += state.components.settle_cost[state.cavern_tile[cavern] * 4 + material]
    state.settlers[cavern * state.players + player] += n
    state.aboard[player] -= n
    if events is not None:
        vehicle = Text(f"vehicle-{components.VEHICLE_NAMES[state.vehicle]}")
        args: dict[str, Arg] = {
            "who": who(state, player),
            "vehicle": vehicle,
            "n": int(n),
            "cavern": components.CAVERN_NAMES[cavern],
        }
        events.append(Event("settled", args))
