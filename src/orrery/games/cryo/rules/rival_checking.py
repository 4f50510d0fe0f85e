"""15: the rival's resources are checked one after the other, and its crew pods awake, scout and settle."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.moves import RIVAL_AWAKEN, RIVAL_EXTRA, RIVAL_SCOUT, RIVAL_SETTLE
from orrery.games.cryo.rules.awakening import leave_stasis
from orrery.games.cryo.rules.ending import note_saved
from orrery.games.cryo.rules.rival import (
    AWAKEN_MOST,
    CHECK_CRYSTALS,
    CHECK_ENERGY,
    CHECK_NANITES,
    CHECK_ORGANICS,
    CHECK_TECH,
    DIVIDE_CREW,
    DONE,
    SETTLE_CREW,
    awaken_leftmost,
    keep_upgrade,
    keep_vehicle,
    pods_by_section,
    take_mission,
    unless_among,
)
from orrery.games.cryo.rules.scouting import against_scouting, can_be_scouted, go_ahead
from orrery.games.cryo.rules.stores import (
    amount,
    cards_in,
    freshen_deck,
    gain,
    pods_in_section,
    who,
)
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def _reached(state: State, resource: i64) -> bool:
    return amount(state, phases.RIVAL, resource) >= state.components.material_threshold


def _lose_all(state: State, resource: i64, events: list[Event] | None) -> None:
    state.resources[phases.RIVAL * components.RESOURCES + resource] = 0
    if events is not None:
        events.append(
            Event(
                "lost-all",
                {"who": who(state, phases.RIVAL), "what": Text(f"name-{components.RESOURCE_NAMES[resource]}")},
            )
        )


def check_crystals(state: State, events: list[Event] | None) -> None:
    """15.1: a crew pod from Engineering, energy, and all crystals are lost."""
    if _reached(state, components.CRYSTAL):
        awaken_leftmost(state, components.ENG, events)
        gain(state, phases.RIVAL, components.ENERGY, state.components.crystal_energy, events)
        _lose_all(state, components.CRYSTAL, events)
    state.rival_step = CHECK_ORGANICS


def check_organics(state: State, events: list[Event] | None) -> None:
    """15.2: a crew pod from the Laboratory, two from the fullest section, and all organics are lost."""
    state.rival_step = CHECK_TECH
    if _reached(state, components.ORGANIC):
        awaken_leftmost(state, components.LAB, events)
        _lose_all(state, components.ORGANIC, events)
        state.rival_left = state.components.organic_pods
        state.rival_section = -1
        state.rival_step = AWAKEN_MOST


def may_awaken(state: State, chamber: i64) -> bool:
    """15.2: a chamber with a rival crew pod, in the section with the most of them."""
    if state.chambers[chamber * state.players + phases.RIVAL] == 0:
        return False
    section = chamber // 3
    if state.rival_section >= 0:
        return section == state.rival_section
    pods = pods_in_section(state, phases.RIVAL, section)
    return all(pods_in_section(state, phases.RIVAL, other) <= pods for other in range(components.SECTIONS))


def awaken_most(state: State, events: list[Event] | None) -> bool:
    """15.2: two crew pods from the same section; True where the player decides which."""
    only: i64 = -1
    if state.rival_left > 0:
        for chamber in range(components.CHAMBERS):
            if may_awaken(state, chamber):
                if only >= 0:
                    state.phase = phases.RIVAL_AWAKENING
                    return True
                only = chamber
    if only < 0:
        state.rival_section = -1
        state.rival_left = 0
        state.rival_step = CHECK_TECH
        return False
    awaken_for_rival(state, only, events)
    return False


def rival_awakening_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """15.2: every chamber that its rules leave open."""
    for chamber in range(components.CHAMBERS):
        if may_awaken(state, chamber):
            moves = append(moves, RIVAL_AWAKEN + chamber)
    return moves


def against_rival_awakening(state: State, seat: int, chamber: int) -> Refusal | None:
    """15.2: a rival crew pod, in the fullest section or in the one of the first crew pod."""
    pods = pods_by_section(state)
    sections = [s for s in range(components.SECTIONS) if pods[s] == max(pods)]
    if state.rival_section >= 0:
        sections = [int(state.rival_section)]
    there = [
        ch
        for ch in range(components.CHAMBERS)
        if ch // 3 in sections and state.chambers[ch * state.players + phases.RIVAL]
    ]
    return unless_among(there, chamber, "15.2")


def awaken_for_rival(state: State, chamber: i64, events: list[Event] | None) -> None:
    """15.2: the chosen crew pod awakes; the next one comes from the same section."""
    leave_stasis(state, phases.RIVAL, chamber, events)
    state.rival_section = chamber // 3
    state.rival_left -= 1


def check_tech(state: State, events: list[Event] | None) -> bool:
    """15.3: a crew pod from R&D, an unseen mission, a card as upgrade or vehicle, and all tech is lost; True if one is drawn."""
    state.rival_step = CHECK_NANITES
    if not _reached(state, components.TECH):
        return False
    awaken_leftmost(state, components.RND, events)
    take_mission(state, events)
    _lose_all(state, components.TECH, events)
    if freshen_deck(state, events):
        state.phase = phases.DRAWING_UPGRADE
        return True
    return False


def place_card(state: State, card: i64, events: list[Event] | None) -> None:
    """15.3, R34: as an upgrade; a duplicate or fourth one becomes a vehicle; a fourth vehicle is discarded."""
    state.deck[card] -= 1
    if (
        state.upgrades[phases.RIVAL * components.CARDS + card] == 0
        and cards_in(state.upgrades, phases.RIVAL) < state.components.upgrade_slots
    ):
        keep_upgrade(state, card, events)
    elif cards_in(state.vehicles, phases.RIVAL) < state.components.vehicle_slots:
        keep_vehicle(state, card, events)
    else:
        state.discards[card] += 1
        if events is not None:
            events.append(
                Event(
                    "discarded",
                    {"who": who(state, phases.RIVAL), "card": Text(f"card-{components.UPGRADE_NAMES[card]}")},
                )
            )


def check_nanites(state: State, events: list[Event] | None) -> None:
    """15.4: a crew pod from Dispatch, one of each material, the earlier checks again, and all nanites are lost."""
    if state.rival_rechecking:
        state.rival_rechecking = 0
        _lose_all(state, components.NANITE, events)
        state.rival_step = CHECK_ENERGY
        return
    if not _reached(state, components.NANITE):
        state.rival_step = CHECK_ENERGY
        return
    awaken_leftmost(state, components.DIS, events)
    for material in range(components.RESOURCES):
        n = state.components.nanite_gain[material]
        if n > 0:
            gain(state, phases.RIVAL, material, n, events)
    state.rival_rechecking = 1
    state.rival_step = CHECK_CRYSTALS


def may_scout(state: State, cavern: i64) -> bool:
    """15.5: a cavern that can be scouted, a large one if there is one."""
    if not can_be_scouted(state, cavern):
        return False
    if not state.components.cavern_small[cavern]:
        return True
    return all(
        not (not state.components.cavern_small[other] and can_be_scouted(state, other))
        for other in range(components.CAVERNS)
    )


def check_energy(state: State, events: list[Event] | None) -> bool:
    """15.5: with three energy and three awakened crew pods the rival scouts first; True where the player decides where."""
    c = state.components
    if (
        amount(state, phases.RIVAL, components.ENERGY) < c.energy_threshold
        or state.aboard[phases.RIVAL] < c.pods_threshold
    ):
        state.rival_step = DONE
        return False
    only: i64 = -1
    for cavern in range(components.CAVERNS):
        if may_scout(state, cavern):
            if only >= 0:
                state.phase = phases.RIVAL_SCOUTING
                return True
            only = cavern
    state.rival_step = SETTLE_CREW
    if only >= 0:
        scout_for_rival(state, only, events)
    return False


def rival_scouting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """15.5: every cavern that its rules leave open."""
    for cavern in range(components.CAVERNS):
        if may_scout(state, cavern):
            moves = append(moves, RIVAL_SCOUT + cavern)
    return moves


def against_rival_scouting(state: State, seat: int, cavern: int) -> Refusal | None:
    """15.5: a cavern that can be scouted, a large one if there is one."""
    free = [there for there in range(components.CAVERNS) if against_scouting(state, phases.RIVAL, there) is None]
    large = [there for there in free if not state.components.cavern_small[there]]
    return unless_among(large or free, cavern, "15.5")


def scout_for_rival(state: State, cavern: i64, events: list[Event] | None) -> None:
    """15.5: a crew pod of the rival goes ahead, at no cost; the others settle next."""
    state.rival_step = SETTLE_CREW
    go_ahead(state, phases.RIVAL, cavern, events)


def pair_pods(state: State, tunnel: i64) -> i64:
    """15.6: the rival's crew pods in the two caverns of a tunnel, -1 when they do not both lie face up."""
    one = state.components.tunnel_from[tunnel]
    two = state.components.tunnel_to[tunnel]
    if not state.cavern_up[one] or not state.cavern_up[two]:
        return -1
    return state.settlers[one * state.players + phases.RIVAL] + state.settlers[two * state.players + phases.RIVAL]


def may_settle(state: State, tunnel: i64) -> bool:
    """15.6: no other two adjacent caverns hold fewer rival crew pods."""
    pods = pair_pods(state, tunnel)
    if pods < 0:
        return False
    return all(not 0 <= pair_pods(state, other) < pods for other in range(components.TUNNELS))


def settle_crew(state: State, events: list[Event] | None) -> bool:
    """15.6: the two adjacent caverns with the fewest rival crew pods; True where the player decides between them."""
    only: i64 = -1
    for tunnel in range(components.TUNNELS):
        if may_settle(state, tunnel):
            if only >= 0:
                state.phase = phases.RIVAL_SETTLING
                return True
            only = tunnel
    settle_for_rival(state, only)
    return False


def rival_settling_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """15.6: every tunnel that its rules leave open."""
    for tunnel in range(components.TUNNELS):
        if may_settle(state, tunnel):
            moves = append(moves, RIVAL_SETTLE + tunnel)
    return moves


def against_rival_settling(state: State, seat: int, tunnel: int) -> Refusal | None:
    """15.6: both caverns face up, with the fewest rival crew pods."""
    c = state.components
    crews: dict[int, int] = {}
    for other in range(components.TUNNELS):
        ends = (c.tunnel_from[other], c.tunnel_to[other])
        if all(state.cavern_up[end] for end in ends):
            crews[other] = sum(int(state.settlers[end * state.players + phases.RIVAL]) for end in ends)
    return unless_among([there for there in crews if crews[there] == min(crews.values())], tunnel, "15.6")


def settle_for_rival(state: State, tunnel: i64) -> None:
    """15.6: the caverns of this tunnel."""
    state.tunnel = tunnel
    state.rival_step = DIVIDE_CREW


def divide_crew(state: State, events: list[Event] | None) -> bool:
    """15.7: evenly; True where the player decides where an odd crew pod goes."""
    if state.aboard[phases.RIVAL] % 2 == 1:
        state.phase = phases.RIVAL_SPLITTING
        return True
    split_for_rival(state, -1, events)
    return False


def rival_splitting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """15.7: either cavern of the tunnel."""
    one = state.components.tunnel_from[state.tunnel]
    two = state.components.tunnel_to[state.tunnel]
    moves = append(moves, RIVAL_EXTRA + (one if one < two else two))
    return append(moves, RIVAL_EXTRA + (two if one < two else one))


def against_rival_splitting(state: State, seat: int, cavern: int) -> Refusal | None:
    """15.7: a cavern of the tunnel."""
    c = state.components
    return unless_among([int(c.tunnel_from[state.tunnel]), int(c.tunnel_to[state.tunnel])], cavern, "15.7")


def split_for_rival(state: State, extra: i64, events: list[Event] | None) -> None:
    """15.7: half of the crew pods to each cavern, an odd one to the chosen; then all energy is lost."""
    one = state.components.tunnel_from[state.tunnel]
    two = state.components.tunnel_to[state.tunnel]
    n = state.aboard[phases.RIVAL] // 2
    _settle_in(state, one, n + (1 if extra == one else 0), events)
    _settle_in(state, two, n + (1 if extra == two else 0), events)
    state.tunnel = -1
    note_saved(state, events)
    _lose_all(state, components.ENERGY, events)
    state.rival_step = DONE


def _settle_in(state: State, cavern: i64, n: i64, events: list[Event] | None) -> None:
    state.aboard[phases.RIVAL] -= n
    state.settlers[cavern * state.players + phases.RIVAL] += n
    if events is not None and n > 0:
        events.append(
            Event(
                "rival-settled",
                {"who": who(state, phases.RIVAL), "n": int(n), "cavern": components.CAVERN_NAMES[cavern]},
            )
        )
