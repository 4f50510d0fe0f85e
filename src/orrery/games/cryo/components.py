"""The components of Cryo as tables of numbers, and every total the rulebook states about them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.edition import Edition, problem
from orrery.message import Text
from orrery.vectors import filled, numbers, zeros

CRYSTAL: Final = 0
ORGANIC: Final = 1
TECH: Final = 2
NANITE: Final = 3
ENERGY: Final = 4
CARD: Final = 5
RESOURCES: Final = 5
"""Everything with a track on the platform: four materials and energy."""
RESOURCE_NAMES: Final[tuple[str, ...]] = ("crystal", "organic", "tech", "nanite", "energy", "card")

ENG: Final = 0
LAB: Final = 1
RND: Final = 2
DIS: Final = 3
SECTIONS: Final = 4
SECTION_NAMES: Final[tuple[str, ...]] = ("ENG", "LAB", "RND", "DIS")

DOCKS: Final = 20
DOCKS_PER_SECTION: Final = 5
LAUNCH_DOCK: Final = 20
DOCK_LETTERS: Final = ("T1", "T2", "B1", "B2", "B3")
DOCK_NAMES: Final[tuple[str, ...]] = (*(f"{s}-{d}" for s in SECTION_NAMES for d in DOCK_LETTERS), "LAUNCH")
CELLS: Final = 32
CELLS_PER_SECTION: Final = 8
CELL_NAMES: Final[tuple[str, ...]] = tuple(f"{s}-{letter}" for s in SECTION_NAMES for letter in "abcdefgh")
SPACES: Final = 15
SPACES_PER_SECTION: Final = 5
CHAMBERS: Final = 12
CHAMBER_NAMES: Final[tuple[str, ...]] = tuple(f"{s}-{n}" for s in SECTION_NAMES for n in (1, 2, 3))

NO_ACTION: Final = 0
RESOURCE_SPACE: Final = 1
STASIS_CONTROL: Final = 2
REACTOR: Final = 3
FABRICATOR: Final = 4
COMPUTER: Final = 5
SCOUT: Final = 6
ASSIGN: Final = 7
WITHDRAW: Final = 8
ACTION_NAMES: Final[tuple[str, ...]] = (
    "none",
    "resource",
    "stasis",
    "reactor",
    "fabricator",
    "computer",
    "scout",
    "assign",
    "withdraw",
)

CUSTOM_1: Final = 0
AWAKEN: Final = 1
CHARGE: Final = 2
CUSTOM_2: Final = 3
FABRICATE: Final = 4
COMPUTE: Final = 5
PLATFORM_DOCKS: Final = 6
PLATFORM_NAMES: Final[tuple[str, ...]] = ("custom-1", "awaken", "charge", "custom-2", "fabricate", "compute")
SLOTS: Final = 7
SLOT_CUSTOM_1: Final = 0
SLOT_CUSTOM_2_COST: Final = 3
SLOT_CUSTOM_2_GAIN: Final = 4
SLOT_NAMES: Final[tuple[str, ...]] = (
    "custom-1",
    "awaken",
    "charge",
    "custom-2-cost",
    "custom-2-gain",
    "fabricate",
    "compute",
)

_PAIRS: Final = tuple((a, b) for a in range(RESOURCES) for b in range(a + 1, RESOURCES))
TILES: Final = 26
TILE_AND: Final = 5
TILE_OR: Final = 15
TILE_CARD: Final = 25
TILE_NAMES: Final[tuple[str, ...]] = (
    *RESOURCE_NAMES[:RESOURCES],
    *(f"{RESOURCE_NAMES[a]}+{RESOURCE_NAMES[b]}" for a, b in _PAIRS),
    *(f"{RESOURCE_NAMES[a]}/{RESOURCE_NAMES[b]}" for a, b in _PAIRS),
    "card",
)

_LOOTS: Final = (
    *((a,) for a in range(6)),
    *((a, b) for a in range(6) for b in range(a, 6)),
)
TOKENS: Final = 29
SABOTAGE: Final = 0
SUNSET: Final = 28
TOKEN_NAMES: Final[tuple[str, ...]] = (
    "sabotage",
    *("+".join(RESOURCE_NAMES[r] for r in loot) for loot in _LOOTS),
    "sunset",
)

CAVERNS: Final = 14
CAVERN_NAMES: Final[tuple[str, ...]] = (
    "A1",
    "A2",
    "A3",
    "B1",
    "B2",
    "B3",
    "B4",
    "C1",
    "C2",
    "C3",
    "C4",
    "D1",
    "D2",
    "D3",
)
CAVERN_TILE_NAMES: Final[tuple[str, ...]] = (*(f"S{n}" for n in range(1, 9)), *(f"L{n}" for n in range(1, 7)))
SMALL_TILES: Final = 8
TUNNELS: Final = 22
TUNNEL_NAMES: Final[tuple[str, ...]] = tuple(f"T{n:02}" for n in range(1, TUNNELS + 1))

CARDS: Final = 8
IMAGING: Final = 0
SUPERCHARGE: Final = 1
INTERFACING: Final = 2
WAKEUP_PROTOCOL: Final = 3
PROTOTYPE: Final = 4
ADVANCE_WARNING: Final = 5
OVERCLOCK: Final = 6
AUTOMATION: Final = 7
EXPANSION: Final = 0
POWER_BANK: Final = 1
PLUNDER: Final = 2
STRONGHOLD: Final = 3
RESERVES: Final = 4
MEMORIAL: Final = 5
COMMUNITY: Final = 6
INDUSTRY: Final = 7
MOTH: Final = 1
SPIDER: Final = 5
UPGRADE_NAMES: Final[tuple[str, ...]] = (
    "imaging",
    "supercharge",
    "interfacing",
    "wakeup-protocol",
    "prototype",
    "advance-warning",
    "overclock",
    "automation",
)
MISSION_NAMES: Final[tuple[str, ...]] = (
    "expansion",
    "power-bank",
    "plunder",
    "stronghold",
    "reserves",
    "memorial",
    "community",
    "industry",
)
VEHICLE_NAMES: Final[tuple[str, ...]] = ("rhino", "moth", "ram", "crab", "shark", "spider", "turtle", "mole")
_CAPACITIES: Final = (4, 2, 3, 4, 3, 3, 3, 4)
HIGHEST_TRACK: Final = 9
"""The longest track that the moves can speak of."""


def _amounts(names: list[str], width: int) -> list[int]:
    return [names.count(RESOURCE_NAMES[r]) for r in range(width)]


def key_of(name: str) -> str:
    """A tile's or token's name as messages and symbols write it: `crystal+tech` is `crystal-and-tech`."""
    return name.replace("+", "-and-").replace("/", "-or-")


class Components:
    """One edition's values, ready for the rules."""

    def __init__(self, data: Any) -> None:
        ship: Any = data["ship"]
        platform: Any = data["platform"]
        costs: Any = data["costs"]
        rows: Any = data["sections"]
        self.section_material: vec[i64] = numbers(
            [RESOURCE_NAMES.index(row["material"]) if row["material"] in RESOURCE_NAMES else -1 for row in rows]
        )
        self.section_pods: vec[i64] = numbers([row["pods_per_chamber"] for row in rows])
        self.cell_action: vec[i64] = numbers([ACTION_NAMES.index(row["action"]) for row in data["cells"]])
        self.cell_space: vec[i64] = _spaces(self.cell_action)
        self.dock_cell: vec[i64] = _dock_cells(data["docks"], self.cell_action)
        self.damage_used: vec[i64] = _by_players(ship["damage_used"])
        self.salvage_spaces: vec[i64] = _by_players(ship["salvage_spaces"])
        self.drones: i64 = ship["drones"]

        self.start: vec[i64] = numbers([platform["start"][RESOURCE_NAMES[r]] for r in range(RESOURCES)])
        extra: Any = platform["extra"]
        given: list[int] = []
        for place in ("first", "second", "third", "fourth"):
            given += _amounts(extra[place], RESOURCES)
        self.extra: vec[i64] = numbers(given)
        most: i64 = platform["material_maximum"]
        self.maximum: vec[i64] = filled(RESOURCES, most)
        self.maximum[ENERGY] = platform["energy_maximum"]
        self.pod_spaces: i64 = platform["pod_spaces"]
        self.deal: i64 = platform["deal"]
        self.keep: i64 = platform["keep"]
        self.hand_limit: i64 = platform["hand_limit"]
        self.upgrade_slots: i64 = platform["upgrade_slots"]
        self.mission_slots: i64 = platform["mission_slots"]
        self.vehicle_slots: i64 = platform["vehicle_slots"]
        self.times: i64 = costs["times"]
        self.stasis_material: i64 = RESOURCE_NAMES.index(costs["stasis_control"])
        self.reactor_material: i64 = RESOURCE_NAMES.index(costs["reactor"])
        self.computer_material: i64 = RESOURCE_NAMES.index(costs["computer"])
        self.scout_energy: i64 = costs["scout_energy"]
        self.scout_tech: i64 = costs["scout_tech"]
        self.overclock_energy: i64 = costs["overclock_energy"]

        tiles: Any = data["tiles"]
        self.tile_count: vec[i64] = numbers([tiles[SECTION_NAMES[s]][name] for s in range(3) for name in TILE_NAMES])
        self.tile_first: vec[i64] = _tile_part(0)
        self.tile_second: vec[i64] = _tile_part(1)
        incidents: Any = data["incidents"]
        self.track_spaces: i64 = incidents["track_spaces"]
        self.early_spaces: i64 = incidents["early_spaces"]
        self.token_count: vec[i64] = numbers(
            [incidents[pile].get(name, 0) for pile in ("early", "late") for name in TOKEN_NAMES]
        )
        self.token_gain: vec[i64] = _token_gains()

        caverns: Any = data["caverns"]
        self.cavern_small: vec[i64] = numbers([int(row["size"] == "small") for row in caverns])
        self.cavern_players: vec[i64] = numbers([row["players"] for row in caverns])
        self.cavern_face_up: vec[i64] = numbers([int(row["face_up"]) for row in caverns])
        tunnels: Any = data["tunnels"]
        self.tunnel_from: vec[i64] = numbers([CAVERN_NAMES.index(row["between"][0]) for row in tunnels])
        self.tunnel_to: vec[i64] = numbers([CAVERN_NAMES.index(row["between"][1]) for row in tunnels])
        self.tunnel_energy: vec[i64] = numbers([row["energy"] for row in tunnels])
        self.nearest_tunnel: vec[i64] = _nearest_tunnels(self.tunnel_from, self.tunnel_to, self.tunnel_energy)
        made: Any = data["cavern_tiles"]
        cost: list[int] = []
        for row in made:
            cost += _amounts(row["cost"], 4)
        self.settle_cost: vec[i64] = numbers(cost)
        self.majority_first: vec[i64] = numbers([row["first"] for row in made])
        self.majority_second: vec[i64] = numbers([row["second"] for row in made])

        cards: Any = data["cards"]
        self.card_copies: vec[i64] = numbers([row["copies"] for row in cards])
        self.capacity: vec[i64] = numbers([row["capacity"] for row in cards])
        self.mission_points: vec[i64] = numbers([row["mission_points"] for row in cards])
        scrap: list[int] = []
        for row in cards:
            scrap += _amounts(row["scrap"], 6)
        self.scrap_gain: vec[i64] = numbers(scrap)

        scoring: Any = data["scoring"]
        self.score_cavern: i64 = scoring["pod_in_cavern"]
        self.score_card: i64 = scoring["upgrade_or_vehicle"]
        self.score_aboard: i64 = scoring["pod_aboard"]
        solo: Any = data["solo"]
        self.rival_drones: i64 = solo["rival_drones"]
        self.material_threshold: i64 = solo["material_threshold"]
        self.energy_threshold: i64 = solo["energy_threshold"]
        self.pods_threshold: i64 = solo["pods_threshold"]
        self.crystal_energy: i64 = solo["crystal_energy"]
        self.organic_pods: i64 = solo["organic_pods"]
        self.salvage_pods: i64 = solo["salvage_pods"]
        self.missions_scored: i64 = solo["missions_scored"]
        self.nanite_gain: vec[i64] = numbers(_amounts(solo["nanite_gain"], RESOURCES))
        self.harder_gain: vec[i64] = numbers(_amounts(solo["harder_gain"], RESOURCES))


def _by_players(table: Any) -> vec[i64]:
    return numbers([int(table.get(str(n), 0)) for n in range(5)])


def _spaces(actions: vec[i64]) -> vec[i64]:
    """The resource spaces of a section are numbered in the order of its cells."""
    spaces = filled(CELLS, -1)
    for section in range(SECTIONS):
        number: i64 = 0
        for letter in range(CELLS_PER_SECTION):
            cell = section * CELLS_PER_SECTION + letter
            if actions[cell] == RESOURCE_SPACE:
                if section < DIS and number < SPACES_PER_SECTION:
                    spaces[cell] = section * SPACES_PER_SECTION + number
                number += 1
    return spaces


def _dock_cells(docks: Any, actions: vec[i64]) -> vec[i64]:
    """The cells above, right of, below and left of every dock, -1 for none."""
    cells = filled(DOCKS * 4, -1)
    for section in range(SECTIONS):
        for number in range(DOCKS_PER_SECTION):
            for side in range(4):
                letter: str = docks[number][("above", "right", "below", "left")[side]]
                if letter != "":
                    cell: i64 = section * CELLS_PER_SECTION + "abcdefgh".index(letter)
                    if actions[cell] != NO_ACTION:
                        cells[(section * DOCKS_PER_SECTION + number) * 4 + side] = cell
    return cells


def _tile_part(which: int) -> vec[i64]:
    """The first or second resource of every kind of tile, -1 for none."""
    parts = [r if which == 0 else -1 for r in range(RESOURCES)]
    parts += [pair[which] for pair in _PAIRS] * 2
    return numbers([*parts, -1])


def _token_gains() -> vec[i64]:
    gains = zeros(TOKENS * 6)
    for number, loot in enumerate(_LOOTS):
        for resource in loot:
            gains[(number + 1) * 6 + resource] += 1
    return gains


def _nearest_tunnels(ends: vec[i64], other_ends: vec[i64], energy: vec[i64]) -> vec[i64]:
    """The tunnel to each cavern that takes the least energy."""
    nearest = filled(CAVERNS, -1)
    for tunnel in range(TUNNELS):
        for cavern in (ends[tunnel], other_ends[tunnel]):
            if nearest[cavern] < 0 or energy[tunnel] < energy[nearest[cavern]]:
                nearest[cavern] = tunnel
    return nearest


@lru_cache(maxsize=8)
def components(edition: Edition) -> Components:
    """An edition's tables, made once."""
    return Components(edition.data)


def problems(edition: Edition) -> list[Text]:
    """What in an edition contradicts the rulebook, a sentence each."""
    data: Any = edition.data
    wrong = _ship_problems(data) + _platform_problems(data) + _tile_problems(data) + _token_problems(data)
    return wrong + _cavern_problems(data) + _card_problems(data) + _solo_problems(data)


def _ship_problems(data: Any) -> list[Text]:
    return _name_problems(data) or _count_problems(data["ship"], data["sections"]) + _cell_problems(data)


def _name_problems(data: Any) -> list[Text]:
    """What is called by a name that nothing has; until this is right nothing else can be asked."""
    wrong: list[Text] = []
    for row in data["cells"]:
        if row["action"] not in ACTION_NAMES:
            wrong.append(problem("action", cell=row["id"], action=repr(row["action"]), known=", ".join(ACTION_NAMES)))
    for row in data["sections"]:
        if row["material"] != "none" and row["material"] not in RESOURCE_NAMES[:4]:
            wrong.append(problem("material", section=row["id"], material=repr(row["material"])))
    letters = ("", *"abcdefgh")
    for row in data["docks"]:
        for side in ("above", "right", "below", "left"):
            if row[side] not in letters:
                wrong.append(problem("dock-cell", dock=row["id"], side=side, cell=repr(row[side])))
        if row["damage_symbol"] != row["id"].startswith("B"):
            wrong.append(problem("dock-damage", dock=row["id"]))
    return wrong


def _count_problems(ship: Any, sections: Any) -> list[Text]:
    wrong: list[Text] = []
    pods = ship["chambers_per_section"] * sum(row["pods_per_chamber"] for row in sections)
    if ship["chambers_per_section"] != 3:
        wrong.append(problem("chambers"))
    if pods != 15 or ship["pods_per_player"] != 15:
        wrong.append(problem("pods", count=pods))
    if ship["drones"] != 3:
        wrong.append(problem("drones", count=ship["drones"]))
    for players, used in (("2", 8), ("3", 6), ("4", 4)):
        if ship["damage_used"].get(players) != used:
            wrong.append(problem("damage-used", used=used, players=players))
        if ship["salvage_spaces"].get(players) != (2 if players == "2" else 3):
            wrong.append(problem("salvage", players=players, spaces=2 if players == "2" else 3))
    if ship["damage_markers"] != 12:
        wrong.append(problem("damage", count=ship["damage_markers"]))
    return wrong


def _cell_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    actions = {row["id"]: row["action"] for row in data["cells"]}
    for section in SECTION_NAMES:
        here = [actions[f"{section}-{letter}"] for letter in "abcdefgh"]
        spaces = here.count("resource")
        wanted = 0 if section == "DIS" else 5
        if spaces != wanted:
            wrong.append(problem("resource-spaces", section=section, count=spaces, should=wanted))
        if "stasis" not in here:
            wrong.append(problem("stasis", section=section))
        if section != "DIS" and "none" in [row["material"] for row in data["sections"] if row["id"] == section]:
            wrong.append(problem("section-material", section=section))
        for row in data["docks"]:
            wrong += _dock_problems(section, row, actions)
    for action in ("reactor", "fabricator", "computer", "scout", "assign", "withdraw"):
        if action not in actions.values():
            wrong.append(problem("no-action", action=action))
    return wrong


def _dock_problems(section: str, row: Any, actions: dict[str, str]) -> list[Text]:
    wrong: list[Text] = []
    around = [actions[f"{section}-{row[side]}"] for side in ("above", "right", "below", "left") if row[side]]
    if section != "DIS" and "resource" not in around:
        wrong.append(problem("dock-resource", section=section, dock=row["id"]))
    if all(action == "none" for action in around):
        wrong.append(problem("dock-action", section=section, dock=row["id"]))
    return wrong


def _platform_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    platform: Any = data["platform"]
    if list(platform["docks"]) != list(PLATFORM_NAMES):
        wrong.append(problem("platform-docks", should=", ".join(PLATFORM_NAMES)))
    if list(platform["tile_slots"]) != list(SLOT_NAMES):
        wrong.append(problem("platform-slots", should=", ".join(SLOT_NAMES)))
    for key, right in (
        ("upgrade_slots", 3),
        ("mission_slots", 3),
        ("vehicle_slots", 3),
        ("deal", 5),
        ("keep", 3),
        ("hand_limit", 5),
    ):
        if platform[key] != right:
            wrong.append(problem("platform-value", key=key, should=right, value=platform[key]))
    return wrong + _track_problems(platform) + _extra_problems(platform["extra"]) + _cost_problems(data["costs"])


def _track_problems(platform: Any) -> list[Text]:
    wrong: list[Text] = []
    start = {"crystal": 1, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}
    for name, right in start.items():
        if platform["start"][name] != right:
            wrong.append(problem("platform-start", resource=name, should=right, value=platform["start"][name]))
    for name in ("material_maximum", "energy_maximum"):
        if not 4 <= platform[name] <= HIGHEST_TRACK:
            wrong.append(problem("track", key=name, most=HIGHEST_TRACK))
    if not 3 <= platform["pod_spaces"] <= 15:
        wrong.append(problem("pod-spaces"))
    return wrong


def _extra_problems(extra: Any) -> list[Text]:
    wrong: list[Text] = []
    for place in ("first", "second", "third", "fourth"):
        for name in extra[place]:
            if name not in RESOURCE_NAMES[:4]:
                wrong.append(problem("extra-material", place=place, material=repr(name)))
    if extra["first"]:
        wrong.append(problem("extra-first"))
    return wrong


def _cost_problems(costs: Any) -> list[Text]:
    wrong: list[Text] = []
    if costs["times"] != 3:
        wrong.append(problem("times"))
    for name in ("stasis_control", "reactor", "computer"):
        if costs[name] not in RESOURCE_NAMES[:3]:
            wrong.append(problem("paid-in", key=name, value=repr(costs[name])))
    for name in ("scout_energy", "scout_tech", "overclock_energy"):
        if not 0 <= costs[name] <= 4:
            wrong.append(problem("cost", key=name))
    return wrong


def _tile_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    total: int = 0
    for section in SECTION_NAMES[:3]:
        counts: Any = data["tiles"][section]
        if min(counts.values()) < 0:
            wrong.append(problem("tiles-negative", section=section))
        here: int = sum(counts.values())
        total += here
        if here < 20:
            wrong.append(problem("tiles-few", section=section, count=here))
    if total != 60:
        wrong.append(problem("tiles", count=total))
    return wrong


def _token_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    incidents: Any = data["incidents"]
    early: int = sum(incidents["early"].values())
    late: int = sum(incidents["late"].values())
    spaces: int = incidents["track_spaces"]
    first: int = incidents["early_spaces"]
    if min([*incidents["early"].values(), *incidents["late"].values()]) < 0:
        wrong.append(problem("tokens-negative"))
    if early + late + incidents["sunset"] != 33 or incidents["tokens"] != 33:
        wrong.append(
            problem(
                "tokens", early=early, late=late, sunset=incidents["sunset"], count=early + late + incidents["sunset"]
            )
        )
    if incidents["sunset"] != 1:
        wrong.append(problem("sunset"))
    if not 1 <= first < spaces:
        wrong.append(problem("track-spaces"))
    if early < 4 + 4 * first:
        wrong.append(problem("tokens-early", count=early, stacks=first, should=4 + 4 * first))
    if late < 4 * (spaces - first):
        wrong.append(problem("tokens-late", count=late, stacks=spaces - first, should=4 * (spaces - first)))
    return wrong


def _cavern_problems(data: Any) -> list[Text]:
    rows = _cavern_row_problems(data["caverns"], data["cavern_tiles"])
    return rows + _tunnel_problems(data) or _map_problems(data)


def _cavern_row_problems(caverns: Any, tiles: Any) -> list[Text]:
    wrong: list[Text] = []
    for row in caverns:
        if row["size"] not in ("small", "large") or row["players"] not in (2, 3, 4):
            wrong.append(problem("cavern", cavern=row["id"]))
    for number, row in enumerate(tiles):
        if row["size"] != ("small" if number < SMALL_TILES else "large"):
            wrong.append(problem("cavern-tile", tile=row["id"]))
        if not 1 <= len(row["cost"]) <= 4 or any(name not in RESOURCE_NAMES[:4] for name in row["cost"]):
            wrong.append(problem("settlement", tile=row["id"]))
        if not row["first"] >= row["second"] >= 0:
            wrong.append(problem("majority", tile=row["id"]))
    return wrong


def _tunnel_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    for row in data["tunnels"]:
        if (
            len(row["between"]) != 2
            or row["between"][0] == row["between"][1]
            or any(end not in CAVERN_NAMES for end in row["between"])
        ):
            wrong.append(problem("tunnel", tunnel=row["id"]))
        if not 1 <= row["energy"] <= data["platform"]["energy_maximum"]:
            wrong.append(problem("tunnel-energy", tunnel=row["id"]))
    return wrong


def _map_problems(data: Any) -> list[Text]:
    """Whether the caverns can be played on with any number of players."""
    wrong: list[Text] = []
    caverns: Any = data["caverns"]
    tiles: Any = data["cavern_tiles"]
    if len(caverns) != CAVERNS or len(tiles) != CAVERNS:
        wrong.append(problem("caverns", tiles=len(tiles), spaces=len(caverns)))
    shown = [row["id"] for row in caverns if row["face_up"]]
    if len(shown) != 2:
        wrong.append(problem("face-up", count=len(shown)))
    elif not any(sorted(row["between"]) == sorted(shown) for row in data["tunnels"]):
        wrong.append(problem("face-up-joined", one=shown[0], other=shown[1]))
    for players in (2, 3, 4):
        here = [row for row in caverns if row["players"] <= players]
        for size, most in (("small", SMALL_TILES), ("large", CAVERNS - SMALL_TILES)):
            wanted = sum(1 for row in here if row["size"] == size)
            if wanted > most:
                wrong.append(problem("cavern-tiles", count=wanted, size=size, players=players, most=most))
        if any(row["face_up"] and row["players"] > players for row in caverns):
            wrong.append(problem("face-up-missing", players=players))
        elif not _connected([row["id"] for row in here], data["tunnels"]):
            wrong.append(problem("caverns-apart", players=players))
    return wrong


def _connected(names: list[str], tunnels: Any) -> bool:
    reached: list[str] = names[:1]
    for name in reached:
        for row in tunnels:
            for here, there in (row["between"], row["between"][::-1]):
                if here == name and there in names and there not in reached:
                    reached.append(there)
    return len(reached) == len(names)


def _card_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    cards: Any = data["cards"]
    copies: int = sum(row["copies"] for row in cards)
    if copies != 40:
        wrong.append(problem("cards", count=copies))
    for number, row in enumerate(cards):
        if row["copies"] < 1:
            wrong.append(problem("card-copies", card=row["id"]))
        if row["mission"] != MISSION_NAMES[number] or row["vehicle"] != VEHICLE_NAMES[number]:
            wrong.append(
                problem("card-uses", card=row["id"], mission=MISSION_NAMES[number], vehicle=VEHICLE_NAMES[number])
            )
        if row["capacity"] != _CAPACITIES[number]:
            wrong.append(
                problem(
                    "capacity",
                    card=row["id"],
                    vehicle=VEHICLE_NAMES[number],
                    should=_CAPACITIES[number],
                    capacity=row["capacity"],
                )
            )
        if not 1 <= len(row["scrap"]) <= 3 or any(name not in RESOURCE_NAMES for name in row["scrap"]):
            wrong.append(problem("scrap", card=row["id"]))
        if row["mission_points"] < 0:
            wrong.append(problem("mission-points", card=row["id"]))
    return wrong


def _solo_problems(data: Any) -> list[Text]:
    wrong: list[Text] = []
    solo: Any = data["solo"]
    for key, right in (
        ("rival_drones", 5),
        ("material_threshold", 4),
        ("energy_threshold", 3),
        ("pods_threshold", 3),
        ("organic_pods", 2),
        ("salvage_pods", 3),
        ("missions_scored", 3),
    ):
        if solo[key] != right:
            wrong.append(problem("solo-value", key=key, should=right, value=solo[key]))
    for key in ("nanite_gain", "harder_gain"):
        if any(name not in RESOURCE_NAMES[:3] for name in solo[key]):
            wrong.append(problem("solo-gain", key=key))
    return wrong
