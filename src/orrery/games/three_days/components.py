"""The components as tables of numbers, and what the rulebook says about their counts and connections."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.edition import Edition, problem
from orrery.message import Text
from orrery.vectors import numbers, zeros

MOST_SEATS: Final = 5
CRATERS: Final = 22
VALHALLA: Final = 0
MOST_SPACES: Final = 6
MOST_LABORATORIES: Final = 3
MOST_DISCS: Final = 3
MOST_PASSES: Final = 7
ROUNDS: Final = 6
FAR: Final = 9

WEST: Final = 0
EAST: Final = 1
ZONE: Final = 2

FOOD: Final = 0
FUEL: Final = 1
MACHINERY: Final = 2
RESOURCES: Final = 3

SALVAGE: Final = 7
TOKENS: Final = 6
ELEMENTS: Final = 6
ALL_ELEMENTS: Final = 63

KINDS: Final = 10
EXTRACTORS: Final = 3
CITADEL: Final = 9

NO_CENTER: Final = 0
WHITE_CENTER: Final = 1
BLUE_CENTER: Final = 2
PURPLE_CENTER: Final = 3
BUILT_CENTER: Final = 4

COLOURS: Final = 2
LIGHT: Final = 0
DARK: Final = 1
TILES_OF_A_COLOUR: Final = 12
DEMANDS: Final = 24

MINING_CART: Final = 0
COLUMNS_FROM: Final = 2
PURIFIERS_FROM: Final = 8
PURIFIER_SPACES: Final = 10
PARTS: Final = 28

HYDROPONICS: Final = 0
MASONRY_CREW: Final = 3
TANK_CREW: Final = 5
ZONING_PERMIT: Final = 6
RECRUITING_OFFICE: Final = 7
ROVERS: Final = 8
EMBASSY: Final = 9
PREFABRICATION: Final = 10
SURVEY_LAMPS: Final = 11
EXPANSION_BUDGET: Final = 12
RESEARCH_GRANT: Final = 13
STORAGE: Final = 14
VALHALLA_EXTENSION: Final = 15
DAY_END_SCORING: Final = 16
CONSULATE: Final = 17
NIGHT_SHIFT: Final = 18
DEEP_DRILLING: Final = 19
SCAVENGERS: Final = 20
MERCHANT_CHARTER: Final = 21
FOREMAN: Final = 22
MONUMENT: Final = 23
UNIVERSITY: Final = 24
SETTLEMENT: Final = 25
SENIORITY: Final = 26
GOVERNOR: Final = 27
EXPORTER: Final = 28
PURIFICATION_PLANT: Final = 29
RESERVE_BANK: Final = 30
EFFECTS: Final = 31

SUPPLIES_BONUS: Final = 3
INFLUENCE_BONUS: Final = 4
SALVAGE_BONUS: Final = 5
POINTS_BONUS: Final = 6
ELEMENT_BONUS: Final = 7
DIPLOMACY_BONUS: Final = 8
INCOME_BONUS: Final = 9
BONUSES: Final = 10

CRATER_NAMES: Final = (
    "valhalla",
    "vestri",
    "vutash",
    "maderatcha",
    "ahti",
    "njord",
    "audr",
    "tornarsuk",
    "aegir",
    "agloolik",
    "burr",
    "doh",
    "yuryung",
    "egdir",
    "skuld",
    "buri",
    "nuada",
    "vitr",
    "orestheus",
    "haki",
    "skoll",
    "lempo",
)
SIDE_NAMES: Final = ("west", "east", "zone")
RESOURCE_NAMES: Final = ("food", "fuel", "machinery")
SALVAGE_NAMES: Final = ("bricks", "wood", "barrels", "beams", "panels", "drill", "cart")
TOKEN_NAMES: Final = ("food-a", "food-b", "fuel-a", "fuel-b", "machinery-a", "machinery-b")
ELEMENT_NAMES: Final = ("oxygen", "hydrogen", "nitrogen", "carbon", "sulfur", "silicon")
KIND_NAMES: Final = ("greenhouse", "refinery", "factory", *ELEMENT_NAMES, "citadel")
CENTER_NAMES: Final = ("none", "white", "blue", "purple")
LABORATORY_NAMES: Final = ("white", "gray", "black")
COLOUR_NAMES: Final = ("light", "dark")
ROW_NAMES: Final = ("bottom", "middle", "top")
FACE_NAMES: Final = ("front", "back")
PASS_NAMES: Final = ("plain", "bonus", "point", "bonus-point")
EFFECT_NAMES: Final = (
    "hydroponics",
    "fuel-depot",
    "machine-shop",
    "masonry-crew",
    "frame-crew",
    "tank-crew",
    "zoning-permit",
    "recruiting-office",
    "rovers",
    "embassy",
    "prefabrication",
    "survey-lamps",
    "expansion-budget",
    "research-grant",
    "storage",
    "valhalla-extension",
    "day-end-scoring",
    "consulate",
    "night-shift",
    "deep-drilling",
    "scavengers",
    "merchant-charter",
    "foreman",
    "monument",
    "university",
    "settlement",
    "seniority",
    "governor",
    "exporter",
    "purification-plant",
    "reserve-bank",
)
BONUS_NAMES: Final = (
    "food",
    "fuel",
    "machinery",
    "supplies",
    "influence",
    "salvage",
    "points",
    "element",
    "diplomacy",
    "income",
)
ROW_LENGTHS: Final = (3, 3, 4)


def _mask(values: list[int]) -> int:
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


class Components:
    """Every number of an edition that the rules look up."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.titles: list[str] = [""] * CRATERS
        self.side: vec[i64] = zeros(CRATERS)
        self.spaces: vec[i64] = zeros(CRATERS)
        self.yields: vec[i64] = zeros(CRATERS * MOST_SPACES)
        self.allows: vec[i64] = zeros(CRATERS)
        self.standing: vec[i64] = zeros(CRATERS)
        self.center_points: vec[i64] = zeros(CRATERS)
        self.laboratories: vec[i64] = zeros(CRATERS * MOST_LABORATORIES)
        self.bonuses: vec[i64] = zeros(CRATERS * 2)
        self.lit: vec[i64] = zeros(2)
        self.zone: i64 = 0
        self._read_craters(data["craters"])
        self.roads: list[list[str]] = data["roads"]["segments"]
        self.neighbours: vec[i64] = zeros(CRATERS)
        self.distance: vec[i64] = zeros(CRATERS * CRATERS)
        self.within: vec[i64] = zeros((FAR + 1) * CRATERS)
        self._read_roads(self.roads)
        self.ganymedeans: vec[i64] = zeros((MOST_SEATS + 1) * CRATERS)
        for name, counts in data["ganymedeans"].items():
            if name in CRATER_NAMES:
                for i in range(4):
                    self.ganymedeans[(2 + i) * CRATERS + CRATER_NAMES.index(name)] = counts[i]
        self.discs: vec[i64] = zeros(2 * KINDS)
        self.disc_cost: vec[i64] = zeros(2 * KINDS * MOST_DISCS)
        self._read_menus(data["menus"])
        self.structure_copies: vec[i64] = numbers([0, 0, *data["valhalla"]["copies"]])
        self.tokens: i64 = data["valhalla"]["tokens"]
        self.start_fuel: vec[i64] = zeros((MOST_SEATS + 1) * MOST_SEATS)
        self.passes: vec[i64] = zeros(MOST_SEATS + 1)
        self.pass_bonus: vec[i64] = zeros((MOST_SEATS + 1) * MOST_PASSES)
        self.pass_point: vec[i64] = zeros((MOST_SEATS + 1) * MOST_PASSES)
        self._read_players(data)
        tracks = data["tracks"]
        self.start_level: i64 = tracks["start_level"]
        self.start_income: i64 = tracks["start_income"]
        self.highest_level: i64 = tracks["highest_level"]
        self.extended_level: i64 = tracks["extended_level"]
        self.highest_income: i64 = tracks["highest_income"]
        self.least_fuel: i64 = tracks["least_fuel"]
        self.influence: vec[i64] = numbers(tracks["influence"])
        self.day_end: vec[i64] = numbers(tracks["day_end"])
        self.colonist_cost: vec[i64] = numbers(data["costs"]["colonists"])
        self.laboratory_cost: vec[i64] = numbers(data["costs"]["laboratories"])
        self.structure_cost: vec[i64] = numbers(data["costs"]["structures"])
        self.column_points: i64 = data["columns"]["points"]
        self.purity: vec[i64] = numbers(data["purifiers"]["points"])
        self.part_kind: vec[i64] = zeros(PARTS)
        self.part_spaces: vec[i64] = zeros(SALVAGE)
        self._read_parts(data)
        self.actions: i64 = data["round"]["actions"]
        self.offered: vec[i64] = numbers([0, 0, *data["round"]["upgrades"]])
        self.required: vec[i64] = zeros(DEMANDS * 2)
        self.additional: vec[i64] = zeros(DEMANDS * 2)
        self.demand_points: vec[i64] = zeros(DEMANDS * 2)
        self.demand_each: vec[i64] = zeros(DEMANDS * 2)
        self._read_demand(data["demand"])
        self.amount: vec[i64] = zeros(EFFECTS)
        self.unique: vec[i64] = zeros(EFFECTS)
        self.crew: vec[i64] = zeros(6)
        self.copies: vec[i64] = zeros(3 * EFFECTS)
        self.bonus_amount: vec[i64] = zeros(BONUSES)
        self.bonus_copies: vec[i64] = zeros(BONUSES)
        self._read_tiles(data)

    def _read_craters(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            crater = CRATER_NAMES.index(row["id"])
            side = SIDE_NAMES.index(row["side"])
            self.titles[crater] = row["name"]
            self.side[crater] = side
            self.spaces[crater] = len(row["yields"])
            for i, amount in enumerate(row["yields"]):
                self.yields[crater * MOST_SPACES + i] = amount
            if row["center"] in KIND_NAMES:
                self.allows[crater] = BUILT_CENTER
                self.standing[crater] = 1 + KIND_NAMES.index(row["center"])
            else:
                self.allows[crater] = CENTER_NAMES.index(row["center"])
            self.center_points[crater] = row["points"]
            for i, colour in enumerate(row["laboratories"]):
                self.laboratories[crater * MOST_LABORATORIES + i] = 1 + LABORATORY_NAMES.index(colour)
            for i, bonus in enumerate(row["bonuses"]):
                self.bonuses[crater * 2 + i] = (SALVAGE_NAMES + TOKEN_NAMES).index(bonus)
            if side == ZONE:
                self.zone |= 1 << crater
            else:
                self.lit[side] |= 1 << crater
        for i in range(2):
            self.lit[i] |= self.zone

    def _read_roads(self, segments: list[list[str]]) -> None:
        for a, b in segments:
            one = CRATER_NAMES.index(a)
            other = CRATER_NAMES.index(b)
            self.neighbours[one] |= 1 << other
            self.neighbours[other] |= 1 << one
        for start in range(CRATERS):
            reached = 1 << start
            for distance in range(FAR + 1):
                self.within[distance * CRATERS + start] = reached
                wider = reached
                for crater in range(CRATERS):
                    if reached >> crater & 1:
                        wider |= self.neighbours[crater]
                    if not reached >> crater & 1:
                        self.distance[start * CRATERS + crater] = distance + 1
                reached = wider

    def _read_menus(self, menus: Mapping[str, Any]) -> None:
        for side in range(2):
            for kind, costs in menus[SIDE_NAMES[side]].items():
                if kind in KIND_NAMES:
                    at = side * KINDS + KIND_NAMES.index(kind)
                    self.discs[at] = len(costs)
                    for i, cost in enumerate(costs):
                        self.disc_cost[at * MOST_DISCS + i] = cost

    def _read_players(self, data: Mapping[str, Any]) -> None:
        for seats in range(2, MOST_SEATS + 1):
            for place, fuel in enumerate(data["valhalla"][f"start_fuel_{seats}"]):
                self.start_fuel[seats * MOST_SEATS + place] = fuel
            spaces = data["pass_track"][f"players_{seats}"]
            self.passes[seats] = len(spaces)
            for i, space in enumerate(spaces):
                self.pass_bonus[seats * MOST_PASSES + i] = int("bonus" in space)
                self.pass_point[seats * MOST_PASSES + i] = int("point" in space)

    def _read_parts(self, data: Mapping[str, Any]) -> None:
        names = ["cart", "drill"]
        for resource in RESOURCE_NAMES:
            names += data["columns"][resource]
        for colour in COLOUR_NAMES:
            for row in ROW_NAMES:
                names += data["purifiers"][f"{colour}_{row}"]
        for space, name in enumerate(names):
            kind = SALVAGE_NAMES.index(name)
            self.part_kind[space] = kind
            self.part_spaces[kind] |= 1 << space

    def _read_demand(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            colour, number = row["id"].split("-")
            tile = COLOUR_NAMES.index(colour) * TILES_OF_A_COLOUR + int(number) - 1
            for face in range(2):
                name = FACE_NAMES[face]
                at = tile * 2 + face
                self.required[at] = _mask([ELEMENT_NAMES.index(e) for e in row[f"{name}_required"]])
                self.additional[at] = _mask([ELEMENT_NAMES.index(e) for e in row[f"{name}_additional"]])
                self.demand_points[at] = row[f"{name}_points"]
                self.demand_each[at] = row[f"{name}_each"]

    def _read_tiles(self, data: Mapping[str, Any]) -> None:
        for row in data["effects"]:
            effect = EFFECT_NAMES.index(row["id"])
            self.amount[effect] = row["amount"]
            self.unique[effect] = int(row["unique"])
            for i, part in enumerate(row.get("parts", [])):
                self.crew[(effect - MASONRY_CREW) * 2 + i] = SALVAGE_NAMES.index(part)
        for row in data["upgrades"]:
            self.copies[(row["stack"] - 1) * EFFECTS + EFFECT_NAMES.index(row["effect"])] += row["copies"]
        for row in data["bonuses"]:
            bonus = BONUS_NAMES.index(row["id"])
            self.bonus_amount[bonus] = row["amount"]
            self.bonus_copies[bonus] = row["copies"]


@lru_cache(maxsize=32)
def components(edition: Edition) -> Components:
    """The tables of an edition, computed once."""
    return Components(edition.data)


def problems(edition: Edition) -> list[Text]:
    """What in an edition contradicts the rulebook, a sentence each."""
    data = edition.data
    unknown = _unknown_words(data)
    if unknown:
        return unknown
    return (
        _crater_problems(data)
        + _road_problems(data)
        + _ganymedean_problems(data)
        + _menu_problems(data)
        + _mat_problems(data)
        + _player_problems(data)
        + _tile_problems(data)
    )


def _unknown_words(data: Mapping[str, Any]) -> list[Text]:
    """Names that no component of the game has."""
    unknown: list[Text] = []
    for row in data["craters"]:
        here = f"craters.{row['id']}"
        unknown += _unknown(f"{here}.side", [row["side"]], SIDE_NAMES)
        unknown += _unknown(f"{here}.center", [row["center"]], CENTER_NAMES + KIND_NAMES)
        unknown += _unknown(f"{here}.laboratories", row["laboratories"], LABORATORY_NAMES)
        unknown += _unknown(f"{here}.bonuses", row["bonuses"], SALVAGE_NAMES + TOKEN_NAMES)
    for segment in data["roads"]["segments"]:
        unknown += _unknown("roads.segments", segment, CRATER_NAMES)
    for name in RESOURCE_NAMES:
        unknown += _unknown(f"columns.{name}", data["columns"][name], SALVAGE_NAMES)
    for colour in COLOUR_NAMES:
        for row_name in ROW_NAMES:
            name = f"{colour}_{row_name}"
            unknown += _unknown(f"purifiers.{name}", data["purifiers"][name], SALVAGE_NAMES)
    for row in data["demand"]:
        for face in FACE_NAMES:
            elements = row[f"{face}_required"] + row[f"{face}_additional"]
            unknown += _unknown(f"demand.{row['id']}.{face}", elements, ELEMENT_NAMES)
    for row in data["upgrades"]:
        unknown += _unknown(f"upgrades.{row['id']}.effect", [row["effect"]], EFFECT_NAMES)
    for seats in range(2, MOST_SEATS + 1):
        unknown += _unknown(f"pass_track.players_{seats}", data["pass_track"][f"players_{seats}"], PASS_NAMES)
    return unknown


def _unknown(here: str, values: list[Any], known: tuple[str, ...]) -> list[Text]:
    return [
        problem("unknown", where=here, value=repr(value), known=", ".join(known))
        for value in values
        if value not in known
    ]


def _crater_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    for row in data["craters"]:
        here, name = f"craters.{row['id']}", row["name"]
        zone = row["id"] in CRATER_NAMES[:4]
        if zone != (row["side"] == "zone"):
            wrong.append(problem("zone", where=here, crater=name, side=row["side"]))
        if row["id"] == "valhalla":
            if row["yields"] or row["laboratories"] or row["center"] != "none":
                wrong.append(problem("valhalla", where=here))
            continue
        if not 2 <= len(row["yields"]) <= MOST_SPACES:
            wrong.append(problem("yields", where=here, crater=name, count=len(row["yields"]), most=MOST_SPACES))
        if len(row["bonuses"]) != 2:
            wrong.append(problem("bonuses", where=here, crater=name, count=len(row["bonuses"])))
        if len(row["laboratories"]) > MOST_LABORATORIES:
            wrong.append(
                problem("laboratories", where=here, crater=name, count=len(row["laboratories"]), most=MOST_LABORATORIES)
            )
        if zone and row["center"] not in KIND_NAMES:
            wrong.append(problem("zone-center", where=here, crater=name, center=repr(row["center"])))
        if not zone and row["center"] not in CENTER_NAMES[1:]:
            wrong.append(problem("center", where=here, crater=name, center=row["center"]))
    return wrong


def _road_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    roads = [tuple(sorted(segment)) for segment in data["roads"]["segments"]]
    if any(len(road) != 2 or road[0] == road[1] for road in roads):
        return [problem("segment")]
    if len(set(roads)) != len(roads):
        wrong.append(problem("segment-twice"))
    reached, grew = {"valhalla"}, True
    while grew:
        wider = reached | {end for road in roads if reached & set(road) for end in road}
        grew, reached = wider != reached, wider
    lost = [name for name in CRATER_NAMES if name not in reached]
    if lost:
        wrong.append(problem("roads", craters=", ".join(lost)))
    return wrong


def _ganymedean_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    spaces = {row["id"]: len(row["yields"]) for row in data["craters"]}
    table = {name: counts for name, counts in data["ganymedeans"].items() if name in spaces}
    for i, total in enumerate((28, 22, 16, 10)):
        placed = sum(counts[i] for counts in table.values())
        if placed != total:
            wrong.append(problem("ganymedeans", count=placed, players=i + 2, should=total))
    for name, counts in table.items():
        if max(counts) > spaces[name]:
            wrong.append(problem("ganymedeans-fit", crater=name, count=max(counts), spaces=spaces[name]))
    return wrong


def _menu_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    menus = [{k: v for k, v in data["menus"][side].items() if k in KIND_NAMES} for side in SIDE_NAMES[:2]]
    for kind in KIND_NAMES:
        if not any(menu.get(kind) for menu in menus):
            wrong.append(problem("menus", kind=kind))
    for side, menu in zip(SIDE_NAMES[:2], menus):
        for kind, costs in menu.items():
            if len(costs) > MOST_DISCS:
                wrong.append(problem("discs", side=side, kind=kind, count=len(costs), most=MOST_DISCS))
    return wrong


def _mat_problems(data: Mapping[str, Any]) -> list[Text]:
    return _cost_problems(data["costs"]) + _track_problems(data["tracks"]) + _salvage_problems(data)


def _cost_problems(costs_of: Mapping[str, Any]) -> list[Text]:
    wrong = []
    for name, count in (("colonists", 10), ("laboratories", 10), ("structures", 3)):
        costs = costs_of[name]
        if len(costs) != count:
            wrong.append(problem("costs", name=name, given=len(costs), count=count))
        if costs != sorted(costs):
            wrong.append(problem("costs-fall", name=name))
    return wrong


def _track_problems(tracks: Mapping[str, Any]) -> list[Text]:
    wrong = []
    for name, value in (
        ("start_level", 4),
        ("start_income", 2),
        ("highest_level", 15),
        ("extended_level", 17),
        ("least_fuel", 2),
    ):
        if tracks[name] != value:
            wrong.append(problem("tracks", name=name, value=tracks[name], should=value))
    day_end = tracks["day_end"]
    if len(day_end) != tracks["extended_level"] + 1:
        wrong.append(problem("day-end", count=len(day_end), highest=tracks["extended_level"]))
    elif (day_end[12], day_end[11]) != (5, 4):
        wrong.append(problem("day-end-example"))
    if len(tracks["influence"]) != RESOURCES:
        wrong.append(problem("influence"))
    return wrong


def _salvage_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    for name in RESOURCE_NAMES:
        if len(data["columns"][name]) != 2:
            wrong.append(problem("column", name=name, count=len(data["columns"][name])))
    for colour in COLOUR_NAMES:
        for row, length in zip(ROW_NAMES, ROW_LENGTHS):
            parts = data["purifiers"][f"{colour}_{row}"]
            if len(parts) != length:
                wrong.append(problem("purifier", colour=colour, row=row, should=length, count=len(parts)))
    if data["purifiers"]["points"] != [1, 2, 3]:
        wrong.append(problem("purifier-points"))
    return wrong


def _player_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    if data["round"]["upgrades"] != [6, 8, 10, 12]:
        wrong.append(problem("upgrades-drawn"))
    if data["round"]["actions"] != 2:
        wrong.append(problem("actions", count=data["round"]["actions"]))
    bonuses = sum(row["copies"] for row in data["bonuses"])
    for seats in range(2, MOST_SEATS + 1):
        passes = data["pass_track"][f"players_{seats}"]
        if not seats <= len(passes) <= MOST_PASSES:
            wrong.append(problem("passes", players=seats, count=len(passes), most=MOST_PASSES))
        if sum("bonus" in space for space in passes) > bonuses:
            wrong.append(problem("pass-bonuses", players=seats, count=bonuses))
        fuel = data["valhalla"][f"start_fuel_{seats}"]
        if len(fuel) != seats:
            wrong.append(problem("start-fuel", players=seats, count=len(fuel)))
    copies = data["valhalla"]["copies"]
    if len(copies) != 4 or not all(1 <= count <= 2 for count in copies):
        wrong.append(problem("valhalla-copies"))
    return wrong


def _tile_problems(data: Mapping[str, Any]) -> list[Text]:
    wrong = []
    for row in data["demand"]:
        for face in FACE_NAMES:
            elements = row[f"{face}_required"] + row[f"{face}_additional"]
            if not row[f"{face}_required"]:
                wrong.append(problem("demand", tile=row["id"], face=face))
            if len(set(elements)) != len(elements):
                wrong.append(problem("demand-twice", tile=row["id"], face=face))
    for stack in (1, 2, 3):
        count = sum(row["copies"] for row in data["upgrades"] if row["stack"] == stack)
        if count < 24:
            wrong.append(problem("stack", stack=stack, count=count))
    for effect in ("zoning-permit", "storage", "valhalla-extension", "day-end-scoring"):
        if not sum(row["copies"] for row in data["upgrades"] if row["effect"] == effect):
            wrong.append(problem("named-upgrade", effect=effect))
    if any(row["stack"] not in (1, 2, 3) for row in data["upgrades"]):
        wrong.append(problem("stack-number"))
    return wrong
