"""What speaks against a move: plain predicates in the rulebook's order, apart from the lists of legal moves."""

from __future__ import annotations

from typing import Final

from orrery.games.cryo.components import (
    ASSIGN,
    AWAKEN,
    CARDS,
    CAVERN_NAMES,
    CAVERNS,
    CELL_NAMES,
    CELLS_PER_SECTION,
    CHAMBERS,
    COMPUTER,
    CUSTOM_1,
    CUSTOM_2,
    DOCK_NAMES,
    DOCKS_PER_SECTION,
    ENERGY,
    FABRICATOR,
    INTERFACING,
    LAUNCH_DOCK,
    MISSION_NAMES,
    MOTH,
    NANITE,
    NO_ACTION,
    OVERCLOCK,
    PLATFORM_DOCKS,
    PLATFORM_NAMES,
    REACTOR,
    RESOURCE_NAMES,
    SCOUT,
    SECTION_NAMES,
    SECTIONS,
    SLOT_CUSTOM_2_GAIN,
    SLOT_NAMES,
    SLOTS,
    STASIS_CONTROL,
    SUPERCHARGE,
    TECH,
    TILE_CARD,
    TILE_OR,
    TUNNEL_NAMES,
    TUNNELS,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
    WAKEUP_PROTOCOL,
    WITHDRAW,
)
from orrery.games.cryo.moves import (
    ACTIVATE,
    ANNOUNCE,
    ANNOUNCED_DRAWS,
    ANNOUNCED_PLAYS,
    ASSIGN_POD,
    AWAKEN_POD,
    COUNT,
    DEPLOY,
    DISCARD,
    DRAW_CARD,
    ENOUGH,
    FABRICATE_MIX,
    FROM,
    LAUNCH,
    LOAD,
    MISSION,
    MIX_CRYSTALS,
    MIX_ORGANICS,
    MIX_TECH,
    NANITES,
    PAY,
    PLACE,
    REACT,
    RECALL,
    RESOLVE,
    RETURN,
    RIVAL_ASSIGN,
    RIVAL_AWAKEN,
    RIVAL_DOCK,
    RIVAL_RESOLVE,
    RIVAL_SABOTAGE,
    RIVAL_SCOUT,
    RIVAL_SETTLE,
    RIVAL_TAKE,
    SABOTAGE_SECTION,
    SCOUT_CAVERN,
    SCRAP_CARD,
    SCRAP_TILE,
    SETTLE,
    SETTLE_BOTH,
    SPLIT,
    TAKE,
    TUNNEL,
    UPGRADE,
    USE,
    VEHICLE,
    WITHDRAW_POD,
)
from orrery.games.cryo.rules.choices import decides, turn, weight
from orrery.games.cryo.rules.moments import DRAWS, PHASE_NAMES, kind_of, untimely
from orrery.games.cryo.rules.stores import (
    amount,
    deck_size,
    discard_size,
    drones_on_board,
    drones_on_platform,
    hand_size,
    mission_count,
    owns,
    pods_in_section,
    pods_in_stasis,
    room,
    salvage_free,
    upgrade_count,
    vehicle_capacity,
    vehicle_count,
)
from orrery.games.cryo.state import (
    ANNOUNCED,
    AWAKENING,
    FINISHED,
    KEEPING,
    LAST_CHANCE,
    LIMIT,
    OVERCLOCKING,
    PAYING_CARD,
    PLATFORM,
    PROTOTYPING,
    RIVAL,
    State,
)
from orrery.kernel import Arg, Refusal, Text, Who


def _because(key: str, **args: Arg) -> Text:
    return Text(f"refused-{key}", args)


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a move, in the rulebook's order; None when nothing does."""
    if state.phase == FINISHED:
        return Refusal("8.1", _because("over"))
    if not decides(state, seat):
        return Refusal("3.1", _because("not-your-turn", name=Who(seat), turn=Who(turn(state))))
    if not 0 <= move < COUNT:
        return Refusal("3.2", _because("unknown", move=str(move)))
    if state.phase <= LAST_CHANCE:
        return _chance(state, move)
    kind = kind_of(move)
    late = untimely(state, kind)
    if late is not None:
        return late
    if kind < TAKE:
        return _deploying(state, seat, kind, move - kind)
    if kind < DRAW_CARD:
        return _acting(state, kind, move - kind)
    if kind < LAUNCH:
        return _carding(state, kind, move - kind)
    if kind < RESOLVE:
        return _launching(state, kind, move - kind)
    if kind < RIVAL_DOCK:
        return _recalling(state, kind, move - kind)
    return _for_rival(state, kind, move - kind)


def _chance(state: State, move: int) -> Refusal | None:
    """What can turn up is what nobody has seen yet."""
    if weight(state, move) > 0:
        return None
    moment = Text(f"moment-{PHASE_NAMES[state.phase]}")
    return Refusal(DRAWS[state.phase], _because("not-drawn", moment=moment))


_DISCARDS: Final[dict[int, str]] = {KEEPING: "1.13", PAYING_CARD: "6.10", LIMIT: "9.2"}
"""The rule of each reason to discard."""


def _deploying(state: State, seat: int, kind: int, n: int) -> Refusal | None:
    player = seat
    if kind == DISCARD:
        if state.hands[player * CARDS + n] == 0:
            return Refusal(_DISCARDS[state.phase], _because("no-card", card=Text(f"card-{UPGRADE_NAMES[n]}")))
    elif kind == DEPLOY:
        return _deploy(state, player, n)
    elif kind == RECALL:
        if drones_on_board(state, player) == 0:
            return Refusal("3.4", _because("no-drone-out"))
    elif kind == FROM:
        if not state.platform_drones[player * PLATFORM_DOCKS + n]:
            return Refusal("4.1", _because("no-drone-there", dock=Text(f"platform-{PLATFORM_NAMES[n]}")))
    elif kind == USE:
        return _use(state, player, n)
    elif kind == PLACE and state.slots[player * SLOTS + n] >= 0:
        return Refusal("4.4", _because("slot-filled", slot=Text(f"slot-{SLOT_NAMES[n]}")))
    return None


def _deploy(state: State, player: int, dock: int) -> Refusal | None:
    """3.3, 4.1, 9.9."""
    if drones_on_platform(state, player) == 0:
        return Refusal("3.3", _because("must-recall"))
    if dock == LAUNCH_DOCK:
        return None
    name = Text(f"dock-{DOCK_NAMES[dock]}")
    if state.drone_at[dock] >= 0:
        return Refusal("4.1", _because("dock-taken", dock=name))
    if state.damaged[dock] and not owns(state, player, INTERFACING):
        return Refusal("4.1", _because("dock-damaged", dock=name))
    return None


def _use(state: State, player: int, cell: int) -> Refusal | None:
    """4.2 to 4.10, 9.15."""
    c = state.components
    beside = [c.dock_cell[state.dock * 4 + side] for side in range(4)]
    if c.cell_action[cell] == NO_ACTION:
        return Refusal("1.1", _because("no-action", cell=CELL_NAMES[cell]))
    if cell not in beside:
        return Refusal("4.2", _because("not-beside", dock=Text(f"dock-{DOCK_NAMES[state.dock]}")))
    kept = 0
    if state.phase == OVERCLOCKING:
        kept = c.overclock_energy
        if cell == state.used_cell:
            return Refusal("9.15", _because("same-action"))
        if not owns(state, player, OVERCLOCK) or amount(state, player, ENERGY) < kept:
            return Refusal("9.15", _because("no-energy", n=kept))
    action = c.cell_action[cell]
    if action == STASIS_CONTROL:
        if pods_in_section(state, player, cell // CELLS_PER_SECTION) == 0:
            return Refusal("4.3", _because("no-pod-in-section", section=_section(cell // CELLS_PER_SECTION)))
        if room(state, player) < 1:
            return Refusal("4.3", _because("no-room"))
        if not owns(state, player, WAKEUP_PROTOCOL):
            return _lacks(state, player, c.stasis_material, 1, "4.3")
    if action == REACTOR:
        return _lacks(state, player, c.reactor_material, 1, "4.5")
    if action == FABRICATOR and sum(amount(state, player, r) for r in range(3)) == 0:
        return Refusal("4.6", _because("no-material"))
    if action == COMPUTER:
        return _lacks(state, player, c.computer_material, 1, "4.7")
    if action == SCOUT:
        if amount(state, player, ENERGY) < c.scout_energy + kept:
            return Refusal("4.8", _because("no-energy", n=int(c.scout_energy + kept)))
        if state.aboard[player] < 1:
            return Refusal("4.8", _because("no-pod-aboard"))
        if all(_unscoutable(state, cavern) is not None for cavern in range(CAVERNS)):
            return Refusal("4.8", _because("nothing-to-scout"))
        return _lacks(state, player, TECH, c.scout_tech, "4.8")
    if action == ASSIGN:
        if state.aboard[player] < 1:
            return Refusal("4.9", _because("no-pod-aboard"))
        if not any(salvage_free(state, material) for material in range(3)):
            return Refusal("4.9", _because("no-salvage-space"))
    if action == WITHDRAW:
        if sum(state.salvage[material * state.players + player] for material in range(3)) == 0:
            return Refusal("4.10", _because("no-pod-in-salvage"))
        if room(state, player) < 1:
            return Refusal("4.10", _because("no-room"))
    return None


def _section(section: int) -> Text:
    return Text(f"section-{SECTION_NAMES[section]}")


def _lacks(state: State, player: int, resource: int, n: int, rule: str) -> Refusal | None:
    """2.3: n of a resource, or nanites for what is missing of a material."""
    have = amount(state, player, resource) + (amount(state, player, NANITE) if resource < NANITE else 0)
    if have >= n:
        return None
    return Refusal(rule, _because("cannot-pay", what=Text(f"amount-{RESOURCE_NAMES[resource]}", {"n": n})))


def _unscoutable(state: State, cavern: int) -> Refusal | None:
    """4.8: face down, in play, and joined to a cavern that lies face up."""
    c = state.components
    if c.cavern_players[cavern] > state.players:
        return Refusal("1.10", _because("no-such-cavern", cavern=CAVERN_NAMES[cavern]))
    if state.cavern_up[cavern]:
        return Refusal("4.8", _because("cavern-face-up", cavern=CAVERN_NAMES[cavern]))
    for tunnel in range(TUNNELS):
        ends = (c.tunnel_from[tunnel], c.tunnel_to[tunnel])
        if cavern in ends and (state.cavern_up[ends[0]] or state.cavern_up[ends[1]]):
            return None
    return Refusal("4.8", _because("cavern-not-adjacent", cavern=CAVERN_NAMES[cavern]))


def _acting(state: State, kind: int, n: int) -> Refusal | None:
    player = int(state.active)
    c = state.components
    if kind == TAKE:
        if n not in (c.tile_first[state.choice], c.tile_second[state.choice]):
            return Refusal("4.4", _because("not-on-the-tile"))
    elif kind == PAY:
        return _pay(state, player, n)
    elif kind == NANITES:
        return _nanites(state, player, n)
    elif kind == AWAKEN_POD:
        if state.awaken_section >= 0 and n // 3 != state.awaken_section:
            return Refusal("4.3", _because("other-section", section=_section(state.awaken_section)))
        if state.chambers[n * state.players + player] == 0:
            return Refusal("6.12" if state.awaken_section < 0 else "4.3", _because("no-pod-there"))
    elif kind == ENOUGH:
        taken = state.awakened if state.phase == AWAKENING else state.withdrawn
        if taken == 0:
            return Refusal("4.2", _because("at-least-one"))
    elif kind == REACT:
        return _lacks(state, player, c.reactor_material, n + 1, "4.5")
    elif kind == FABRICATE_MIX:
        for resource, table in ((0, MIX_CRYSTALS), (1, MIX_ORGANICS), (2, MIX_TECH)):
            if amount(state, player, resource) < table[n]:
                what = Text(f"amount-{RESOURCE_NAMES[resource]}", {"n": int(table[n])})
                return Refusal("4.6", _because("cannot-pay", what=what))
    elif kind == ANNOUNCE:
        return _lacks(state, player, c.computer_material, int(ANNOUNCED_DRAWS[n] + ANNOUNCED_PLAYS[n]), "4.7")
    return None


def _pay(state: State, player: int, resource: int) -> Refusal | None:
    """5.2, 9.11."""
    rule = "5.2"
    if state.phase == PROTOTYPING:
        rule = "9.11"
        if resource == ENERGY:
            return Refusal("9.11", _because("not-a-material"))
    else:
        shown = (state.components.tile_first[state.owed_either], state.components.tile_second[state.owed_either])
        if resource not in shown and not (resource == NANITE and min(shown) < NANITE):
            return Refusal("5.2", _because("not-on-the-tile"))
    if amount(state, player, resource) > 0:
        return None
    return Refusal(rule, _because("cannot-pay", what=Text(f"amount-{RESOURCE_NAMES[resource]}", {"n": 1})))


def _nanites(state: State, player: int, n: int) -> Refusal | None:
    """5.1: enough to cover what is missing, never more than is due or than can be spared."""
    due = [int(state.owed[material]) for material in range(3)]
    have = [int(amount(state, player, material)) for material in range(3)]
    now = next(material for material in range(3) if due[material])
    if n > due[now]:
        return Refusal("5.1", _because("too-many-nanites", n=due[now]))
    if due[now] - n > have[now]:
        return Refusal("5.1", _because("too-few-nanites", n=due[now] - have[now]))
    later = sum(max(0, due[material] - have[material]) for material in range(now + 1, 3))
    if n + later > amount(state, player, NANITE):
        return Refusal("5.1", _because("nanites-needed", n=int(amount(state, player, NANITE)) - later))
    return None


def _carding(state: State, kind: int, n: int) -> Refusal | None:
    player = int(state.active)
    if kind == DRAW_CARD:
        if state.phase == ANNOUNCED and state.draws == 0:
            return Refusal("4.7", _because("all-drawn"))
        if deck_size(state) + discard_size(state) == 0:
            return Refusal("9.3", _because("no-cards"))
    elif kind in (UPGRADE, MISSION, VEHICLE):
        return _play(state, player, kind, n)
    elif kind == SCOUT_CAVERN:
        return _unscoutable(state, n)
    elif kind == ASSIGN_POD:
        if not salvage_free(state, n):
            return Refusal("4.9", _because("no-salvage-space"))
    elif kind == WITHDRAW_POD and state.salvage[n * state.players + player] == 0:
        return Refusal("4.10", _because("no-pod-in-salvage"))
    return None


def _played_as(kind: int, card: int) -> Text:
    """2.5: a card by the name of the use that was meant."""
    if kind == UPGRADE:
        return Text(f"card-{UPGRADE_NAMES[card]}")
    return Text(f"mission-{MISSION_NAMES[card]}" if kind == MISSION else f"vehicle-{VEHICLE_NAMES[card]}")


def _play(state: State, player: int, kind: int, card: int) -> Refusal | None:
    """9.4 to 9.6, 11.2."""
    c = state.components
    name = _played_as(kind, card)
    if state.hands[player * CARDS + card] == 0:
        return Refusal("9.1", _because("no-card", card=name))
    if kind == UPGRADE:
        if state.upgrades[player * CARDS + card]:
            return Refusal("9.4", _because("duplicate", card=name))
        if upgrade_count(state, player) >= c.upgrade_slots:
            return Refusal("9.4", _because("no-slot"))
        if state.seats == 1 and state.upgrades[RIVAL * CARDS + card]:
            return Refusal("11.2", _because("rival-has-it", card=name))
    elif kind == MISSION:
        if state.missions[player * CARDS + card]:
            return Refusal("9.5", _because("duplicate", card=name))
        if mission_count(state, player) >= c.mission_slots:
            return Refusal("9.5", _because("no-slot"))
    elif vehicle_count(state, player) >= c.vehicle_slots:
        return Refusal("9.6", _because("no-slot"))
    return None


def _launching(state: State, kind: int, n: int) -> Refusal | None:
    player = int(state.active)
    c = state.components
    if kind == LAUNCH:
        if state.vehicles[player * CARDS + n] == 0:
            return Refusal("4.11", _because("no-vehicle", vehicle=Text(f"vehicle-{VEHICLE_NAMES[n]}")))
        if state.aboard[player] == 0:
            return Refusal("4.11", _because("no-pod-aboard"))
        if all(_tunnel(state, player, n, tunnel) is not None for tunnel in range(TUNNELS)):
            return Refusal("4.12", _because("nowhere-to-go"))
    elif kind == LOAD:
        capacity = vehicle_capacity(state, player, state.vehicle)
        pods = n + 1
        if pods > capacity or pods > state.aboard[player]:
            return Refusal("4.11", _because("too-many-pods"))
        if pods < capacity - room(state, player):
            return Refusal("2.6", _because("others-need-room"))
    elif kind == TUNNEL:
        return _tunnel(state, player, int(state.vehicle), n)
    elif kind == SETTLE:
        if n not in (c.tunnel_from[state.tunnel], c.tunnel_to[state.tunnel]):
            return Refusal("4.13", _because("not-at-the-tunnel"))
        return _settle(state, player, (n,))
    elif kind == SETTLE_BOTH:
        if state.loaded < 2:
            return Refusal("4.13", _because("one-pod"))
        return _settle(state, player, (int(c.tunnel_from[state.tunnel]), int(c.tunnel_to[state.tunnel])))
    elif kind == SPLIT and n + 1 >= state.loaded:
        return Refusal("4.13", _because("each-one-pod"))
    return None


def _tunnel(state: State, player: int, vehicle: int, tunnel: int) -> Refusal | None:
    """4.12: the energy along the path, and a cavern to settle in."""
    c = state.components
    energy = c.tunnel_energy[tunnel]
    if owns(state, player, SUPERCHARGE):
        energy = -(-energy // 2)
    if vehicle == MOTH:
        energy = 1
    if amount(state, player, ENERGY) < energy:
        return Refusal("4.12", _because("no-energy", n=int(energy)))
    first = _settle(state, player, (int(c.tunnel_from[tunnel]),))
    second = _settle(state, player, (int(c.tunnel_to[tunnel]),))
    if first is not None and second is not None:
        return Refusal("4.12", _because("no-cavern-there", tunnel=TUNNEL_NAMES[tunnel]))
    return None


def _settle(state: State, player: int, caverns: tuple[int, ...]) -> Refusal | None:
    """4.13: all face up, and all their costs can be paid together."""
    nanites = int(amount(state, player, NANITE))
    due = [0, 0, 0, 0]
    for cavern in caverns:
        if not state.cavern_up[cavern]:
            return Refusal("4.13", _because("cavern-face-down", cavern=CAVERN_NAMES[cavern]))
        for material in range(4):
            due[material] += state.components.settle_cost[state.cavern_tile[cavern] * 4 + material]
    nanites -= due[NANITE] + sum(max(0, due[material] - int(amount(state, player, material))) for material in range(3))
    return Refusal("4.13", _because("cannot-settle")) if nanites < 0 else None


def _recalling(state: State, kind: int, n: int) -> Refusal | None:
    player = int(state.active)
    if kind == RESOLVE:
        if state.incidents[n] < 0:
            return Refusal("6.2", _because("no-token", section=_section(n)))
    elif kind == SABOTAGE_SECTION:
        if all(state.sabotaged[n * 3 + number] for number in range(3)):
            return Refusal("6.5", _because("all-sabotaged", section=_section(n)))
    elif kind == RETURN:
        if state.platform_drones[player * PLATFORM_DOCKS + n]:
            return Refusal("6.8", _because("platform-dock-taken", dock=Text(f"platform-{PLATFORM_NAMES[n]}")))
    elif kind == ACTIVATE:
        return _activate(state, player, n)
    elif kind in (SCRAP_CARD, SCRAP_TILE):
        if state.scrapped:
            return Refusal("7.1", _because("already-scrapped"))
        if kind == SCRAP_CARD and state.hands[player * CARDS + n] == 0:
            return Refusal("7.2", _because("no-card", card=Text(f"card-{UPGRADE_NAMES[n]}")))
        if kind == SCRAP_TILE and state.slots[player * SLOTS + n] < 0:
            return Refusal("7.3", _because("slot-empty", slot=Text(f"slot-{SLOT_NAMES[n]}")))
    return None


def _activate(state: State, player: int, dock: int) -> Refusal | None:
    """6.9 to 6.16, 9.14."""
    name = Text(f"platform-{PLATFORM_NAMES[dock]}")
    if state.phase == PLATFORM:
        if dock != state.platform_dock:
            return Refusal("6.9", _because("drone-elsewhere", dock=name))
    elif state.platform_drones[player * PLATFORM_DOCKS + dock]:
        return Refusal("9.14", _because("platform-dock-taken", dock=name))
    slot = dock + 1 if dock > CUSTOM_2 else dock
    tile = state.slots[player * SLOTS + slot]
    if tile < 0 or (dock == CUSTOM_2 and state.slots[player * SLOTS + SLOT_CUSTOM_2_GAIN] < 0):
        return Refusal("6.9", _because("incomplete", dock=name))
    if dock == AWAKEN:
        if pods_in_stasis(state, player) == 0:
            return Refusal("6.12", _because("no-pod-in-stasis"))
        if room(state, player) < 1:
            return Refusal("6.12", _because("no-room"))
    if dock != CUSTOM_1 and not _tile_paid(state, player, int(tile)):
        return Refusal("6.10", _because("cannot-pay-tile", dock=name))
    return None


def _tile_paid(state: State, player: int, tile: int) -> bool:
    """6.10: every resource on the tile, or one of two, or a card; nanites for materials."""
    if tile == TILE_CARD:
        return hand_size(state, player) > 0
    c = state.components
    shown = [int(r) for r in (c.tile_first[tile], c.tile_second[tile]) if r >= 0]
    lacking = [r for r in shown if amount(state, player, r) == 0]
    if tile >= TILE_OR:
        return len(lacking) < 2 or (amount(state, player, NANITE) > 0 and min(shown) < NANITE)
    if any(r >= NANITE for r in lacking):
        return False
    return len(lacking) + (1 if NANITE in shown else 0) <= amount(state, player, NANITE)


def _for_rival(state: State, kind: int, n: int) -> Refusal | None:
    """12.10: only what the rival's own rules leave open."""
    c = state.components
    if kind == RIVAL_DOCK:
        return None if n in _rival_docks(state) else Refusal("13.3", _because("not-for-the-rival"))
    if kind == RIVAL_TAKE:
        shown = (c.tile_first[state.choice], c.tile_second[state.choice])
        return None if n in shown else Refusal("12.8", _because("not-for-the-rival"))
    pods = [int(pods_in_section(state, RIVAL, section)) for section in range(SECTIONS)]
    if kind == RIVAL_AWAKEN:
        sections = [s for s in range(SECTIONS) if pods[s] == max(pods)]
        if state.rival_section >= 0:
            sections = [int(state.rival_section)]
        there = [ch for ch in range(CHAMBERS) if ch // 3 in sections and state.chambers[ch * state.players + RIVAL]]
        return None if n in there else Refusal("15.2", _because("not-for-the-rival"))
    if kind == RIVAL_ASSIGN:
        free = [m for m in range(3) if salvage_free(state, m)]
        new = [m for m in free if not state.salvage[m * state.players + RIVAL]]
        return None if n in (new or free) else Refusal("14.1", _because("not-for-the-rival"))
    if kind == RIVAL_RESOLVE:
        with_token = [s for s in range(SECTIONS) if state.incidents[s] >= 0]
        return None if n in _fewest(pods, with_token) else Refusal("14.3", _because("not-for-the-rival"))
    if kind == RIVAL_SABOTAGE:
        intact = [s for s in range(SECTIONS) if not all(state.sabotaged[s * 3 + number] for number in range(3))]
        choices = intact if state.rules > 1 else _fewest(pods, intact)
        return None if n in choices else Refusal("14.5", _because("not-for-the-rival"))
    if kind == RIVAL_SCOUT:
        free = [cavern for cavern in range(CAVERNS) if _unscoutable(state, cavern) is None]
        large = [cavern for cavern in free if not c.cavern_small[cavern]]
        return None if n in (large or free) else Refusal("15.5", _because("not-for-the-rival"))
    if kind == RIVAL_SETTLE:
        crews = {}
        for tunnel in range(TUNNELS):
            ends = (c.tunnel_from[tunnel], c.tunnel_to[tunnel])
            if all(state.cavern_up[end] for end in ends):
                crews[tunnel] = sum(int(state.settlers[end * state.players + RIVAL]) for end in ends)
        return None if crews.get(n) == min(crews.values()) else Refusal("15.6", _because("not-for-the-rival"))
    ends = (c.tunnel_from[state.tunnel], c.tunnel_to[state.tunnel])
    return None if n in ends else Refusal("15.7", _because("not-for-the-rival"))


def _fewest(pods: list[int], sections: list[int]) -> list[int]:
    least = min((pods[s] for s in sections), default=0)
    return [s for s in sections if pods[s] == least]


def _rival_docks(state: State) -> list[int]:
    """13.3: below the card; else the two docks below that one; else the whole section."""
    place = next(p for p in range(CARDS) if state.board_cards[p] == state.rival_card)
    start = place // 2 * DOCKS_PER_SECTION
    side = place % 2
    choices = ([start + side], [start + 2 + side, start + 3 + side], list(range(start, start + DOCKS_PER_SECTION)))
    for docks in choices:
        free = [dock for dock in docks if state.drone_at[dock] < 0 and not state.damaged[dock]]
        if free:
            return free
    return []


def reveals(state: State, seat: int, move: int) -> bool:
    """Whether a seat's move shows somebody what was hidden from them."""
    if state.seats == 1 or state.phase <= LAST_CHANCE:
        return False
    if DISCARD <= move < DEPLOY or UPGRADE <= move < MISSION or VEHICLE <= move < SCOUT_CAVERN:
        return True
    if SCRAP_CARD <= move < SCRAP_TILE:
        return True
    return SCOUT_CAVERN <= move < ASSIGN_POD and state.cavern_tile[move - SCOUT_CAVERN] >= 0
