"""What everything in Three Days is and does: the text of look-ups and tooltips; the words are in text/describe.*.ftl."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import Any, Final

from orrery.games.three_days import components as parts
from orrery.games.three_days.components import components
from orrery.games.three_days.moves import part_names
from orrery.kernel import Arg, Description, Json, Terms, Text

ALONE: Final = {
    "colonist": "7.1",
    "structure": "6.2",
    "ganymedean": "11.5",
    "diplomacy": "11.1",
    "demand": "18.1",
    "column": "17.3",
    "mining": "17.2",
    "income": "15.1",
    "influence": "3.4",
    "day-end": "19.1",
    "daylight": "4.1",
    "night": "4.2",
    "order": "14.3",
    "pass": "14.1",
    "offer": "13.6",
    "points": "1.1",
    "done": "10.1",
}
"""What has one text, wherever it lies."""
SAME: Final = {
    "round": "daylight",
    "mat": "points",
    "colonists": "colonist",
    "laboratories": "laboratory:white",
    "structures": "structure",
    "first": "structure",
    "storage": "upgrade:storage",
}
PRODUCTS: Final = {"greenhouse": "resource-food", "refinery": "resource-fuel", "factory": "resource-machinery"}


def things(terms: Terms) -> tuple[str, ...]:
    """Tiles, craters, buildings, what is collected, and the places of the mats."""
    return (
        *_keys("upgrade", parts.EFFECT_NAMES),
        *_keys("bonus", parts.BONUS_NAMES),
        *_keys("center", parts.KIND_NAMES),
        *_keys("crater", parts.CRATER_NAMES),
        *_keys("part", parts.SALVAGE_NAMES),
        *_keys("token", parts.TOKEN_NAMES),
        *_keys("element", parts.ELEMENT_NAMES),
        *_keys("resource", parts.RESOURCE_NAMES),
        *_keys("laboratory", parts.LABORATORY_NAMES),
        *_keys("demand", (row["id"] for row in terms.edition.data["demand"])),
        *ALONE,
    )


def describe(terms: Terms, view: dict[str, Json], thing: str) -> Description | None:
    """One of `things`, or what is drawn with this id."""
    known = thing if ":" in thing or thing in ALONE else _drawn(terms, view, thing)
    kind, _, name = known.partition(":")
    if known in ALONE:
        return Description(Text(f"describe-{known}"), (Text(f"describe-{known}-text", _numbers(terms)),), ALONE[known])
    if kind in _KINDS and name in _NAMES[kind]:
        return _KINDS[kind](terms, name)
    return None


def _keys(kind: str, names: Iterable[str]) -> Iterable[str]:
    return (f"{kind}:{name}" for name in names)


def _drawn(terms: Terms, view: Mapping[str, Any], thing: str) -> str:
    """What lies on the table with an id, by the name it has among `things`."""
    kind, _, rest = thing.partition("-")
    words = rest.split("-")
    if kind in ("crater", "may", "free"):
        return f"crater:{words[0]}"
    if kind in ("lab", "laboratory"):
        return f"laboratory:{_laboratory_at(terms, words)}"
    if kind == "center":
        return f"center:{view['craters'].get(rest, {}).get('center')}"
    if kind == "menu":
        return f"center:{words[-1]}"
    if kind == "bonus":
        return _bonus_at(terms, words)
    if kind == "part":
        return f"space:{rest.partition('-')[2]}"
    if kind == "level":
        return f"resource:{words[-1]}"
    if kind == "column":
        return "mining" if words[-1] == "mining" else "column"
    if kind in ("wanted", "stored") and words[-1] in parts.ELEMENT_NAMES:
        return f"element:{words[-1]}"
    return _tile(view, thing)


def _tile(view: Mapping[str, Any], thing: str) -> str:
    """The tile, token or other thing with an id, by the name it has among `things`."""
    kind, _, rest = thing.partition("-")
    words = rest.split("-")
    if kind == "demand":
        return _demand_of(view, words)
    if kind in ("offer", "upgrade"):
        return f"upgrade:{_tile_name(kind, rest)}"
    if thing.startswith(("build-", "reward-", "structure-")):
        return f"token:{rest.rpartition('-')[0]}"
    if thing.startswith("token-"):
        return f"token:{'-'.join(words[-2:])}"
    if kind == "pass" and rest.isdecimal():
        return _pass_tile(view, int(rest) - 1)
    return SAME.get(kind, "day-end" if thing.startswith("day-end") else kind)


def _tile_name(kind: str, rest: str) -> str:
    """The Upgrade of `offer-rovers-0` or of `upgrade-0-1-rovers`."""
    return rest.rpartition("-")[0] if kind == "offer" else rest.split("-", 2)[-1]


def _bonus_at(terms: Terms, words: list[str]) -> str:
    row = terms.edition.row("craters", words[0])
    at = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
    if not row or at >= len(row["bonuses"]):
        return ""
    bonus = row["bonuses"][at]
    return f"{'token' if bonus in parts.TOKEN_NAMES else 'part'}:{bonus}"


def _pass_tile(view: Mapping[str, Any], at: int) -> str:
    tiles = view["pass_tiles"]
    return f"bonus:{tiles[at]}" if at < len(tiles) and tiles[at] else "pass"


def _laboratory_at(terms: Terms, words: list[str]) -> str:
    row = terms.edition.row("craters", words[0])
    at = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
    return str(row["laboratories"][at]) if row and at < len(row["laboratories"]) else ""


def _demand_of(view: Mapping[str, Any], words: list[str]) -> str:
    """The Demand tile that lies at a seat: `0-dark`."""
    if len(words) < 2 or not words[0].isdecimal() or words[1] not in parts.COLOUR_NAMES:
        return ""
    tile = view["players"][int(words[0])]["demand"][parts.COLOUR_NAMES.index(words[1])]
    return f"demand:{words[1]}-{tile['tile']}" if tile else "demand"


def _points(n: int) -> Text:
    return Text("points", {"n": n})


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _named(kind: str, names: Iterable[str]) -> tuple[Text, ...]:
    return tuple(Text(f"{kind}-{name}") for name in names)


def _numbers(terms: Terms) -> dict[str, Arg]:
    """The numbers that texts of single things speak of."""
    data: Any = terms.edition.data
    tracks, costs = data["tracks"], data["costs"]
    food, fuel, machinery = tracks["influence"]
    rows = list(accumulate(data["purifiers"]["points"]))
    return {
        "colonists": _listed(costs["colonists"]),
        "laboratories": _listed(costs["laboratories"]),
        "structures": _listed(costs["structures"][1:]),
        "actions": data["round"]["actions"],
        "highest": tracks["highest_level"],
        "most": tracks["highest_income"],
        "least": tracks["least_fuel"],
        "food": food,
        "fuel": fuel,
        "machinery": machinery,
        "level": next(level for level, points in enumerate(tracks["day_end"]) if points),
        "column": _points(data["columns"]["points"]),
        "bottom": _points(rows[0]),
        "middle": _points(rows[1]),
        "top": _points(rows[2]),
        "offered": data["round"]["upgrades"][terms.seats - 2],
    }


def _upgrade(terms: Terms, name: str) -> Description:
    row = terms.edition.row("effects", name)
    args: dict[str, Arg] = {
        "n": row["amount"],
        "points": _points(row["amount"]),
        "point": _points(1),
        "parts": _named("part", row.get("parts", ())),
        "level": terms.edition.data["tracks"]["extended_level"],
    }
    sentences = [Text(f"describe-upgrade-{name}", args)]
    if row["unique"]:
        sentences.append(Text("describe-unique"))
    return Description(Text(f"upgrade-{name}"), tuple(sentences), f"22.{parts.EFFECT_NAMES.index(name) + 1}")


def _bonus(terms: Terms, name: str) -> Description:
    n = terms.edition.row("bonuses", name)["amount"]
    text = Text(f"describe-bonus-{name}", {"n": n, "points": _points(n)})
    return Description(
        Text("describe-bonus"), (text, Text("describe-bonus-text")), f"23.{parts.BONUS_NAMES.index(name) + 1}"
    )


def _center(terms: Terms, kind: str) -> Description:
    product = PRODUCTS.get(kind) or ("influence" if kind == "citadel" else f"element-{kind}")
    allowed = "white" if kind in PRODUCTS else "purple" if kind == "citadel" else "blue"
    menus: Any = terms.edition.data["menus"]
    costs = tuple(
        Text("describe-center-cost", {"side": Text(f"side-{side}"), "costs": _listed(menus[side][kind])})
        for side in parts.SIDE_NAMES[:2]
        if kind in menus[side]
    )
    return Description(
        Text(f"center-{kind}"),
        (
            Text("describe-center", {"product": Text(product)}),
            Text("describe-center-where", {"where": Text(f"describe-allows-{allowed}")}),
            Text("describe-center-costs", {"costs": costs}),
        ),
        "12.5",
    )


def _crater(terms: Terms, name: str) -> Description:
    row = terms.edition.row("craters", name)
    roads = [end for road in terms.edition.data["roads"]["segments"] if name in road for end in road if end != name]
    neighbours = Text("describe-roads", {"craters": _named("crater", roads)})
    if not row["yields"]:
        return Description(Text(f"crater-{name}"), (Text("describe-valhalla"), neighbours), "6.2")
    sky = (
        Text("describe-zone") if row["side"] == "zone" else Text("describe-side", {"side": Text(f"side-{row['side']}")})
    )
    if row["center"] in parts.KIND_NAMES:
        center = Text("describe-has-center", {"center": Text(f"center-{row['center']}")})
    else:
        allowed = Text(f"describe-allows-{row['center']}")
        center = Text("describe-may-build", {"where": allowed, "points": _points(row["points"])})
    return Description(
        Text(f"crater-{name}"),
        (
            sky,
            center,
            Text("describe-yields", {"yields": _listed(row["yields"])}),
            Text("describe-laboratories", {"colours": _named("laboratory", row["laboratories"])}),
            Text("describe-bonuses", {"bonuses": tuple(_bonus_name(one) for one in row["bonuses"])}),
            neighbours,
        ),
        "16.1",
    )


def _bonus_name(name: str) -> Text:
    return Text(f"part-{name}" if name in parts.SALVAGE_NAMES else f"token-{name}")


def _part(terms: Terms, name: str) -> Description:
    rows = dict.fromkeys(space.rpartition("-")[0] for space in part_names() if _part_of(terms, space) == name)
    return Description(Text(f"part-{name}"), (Text("describe-part", {"spaces": _named("row", rows)}),), "10.2")


def _part_of(terms: Terms, space: str) -> str:
    """The salvage part that a space of the mat shows."""
    kinds = components(terms.edition).part_kind
    return parts.SALVAGE_NAMES[kinds[part_names().index(space)]]


def _space(terms: Terms, name: str) -> Description:
    part = _part_of(terms, name)
    kind = "mining" if name.startswith("mining") else "purifier" if name.startswith(parts.COLOUR_NAMES) else "column"
    resource = name.partition("-")[0]
    args = _numbers(terms) | ({"resource": Text(f"resource-{resource}")} if kind == "column" else {})
    takes = Text("describe-takes", {"part": Text(f"part-{part}")})
    rule = {"mining": "17.2", "purifier": "18.5", "column": "17.3"}[kind]
    return Description(Text(f"space-{name}"), (takes, Text(f"describe-space-{kind}", args)), rule)


def _token(terms: Terms, name: str) -> Description:
    resource = Text(f"resource-{name.partition('-')[0]}")
    return Description(
        Text(f"token-{name}"), (Text("describe-token", {"resource": resource, **_numbers(terms)}),), "10.3"
    )


def _element(terms: Terms, name: str) -> Description:
    return Description(Text(f"element-{name}"), (Text("describe-element", {"center": Text(f"center-{name}")}),), "16.3")


def _resource(terms: Terms, name: str) -> Description:
    args = _numbers(terms)
    texts = (
        Text(f"describe-resource-{name}", args),
        Text("describe-resource", {**args, "resource": Text(f"resource-{name}")}),
    )
    return Description(Text(f"resource-{name}"), texts, "3.1")


def _laboratory(terms: Terms, colour: str) -> Description:
    permit = "yes" if colour == "black" or (colour == "gray" and terms.seats <= 3) else "no"
    texts = (Text("describe-laboratory-text", _numbers(terms)), Text("describe-laboratory-permit", {"permit": permit}))
    return Description(Text("describe-laboratory", {"colour": Text(f"laboratory-{colour}")}), texts, "13.2")


def _demand(terms: Terms, name: str) -> Description:
    colour, _, number = name.partition("-")
    row = terms.edition.row("demand", name)
    faces = tuple(
        Text(
            "describe-demand-face",
            {
                "face": Text(f"face-{face}"),
                "required": _named("element", row[f"{face}_required"]),
                "points": _points(row[f"{face}_points"]),
                "additional": _named("element", row[f"{face}_additional"]),
                "each": _points(row[f"{face}_each"]),
            },
        )
        for face in parts.FACE_NAMES
    )
    title = Text("describe-demand-tile", {"colour": Text(f"colour-{colour}"), "n": number})
    return Description(title, (*faces, Text("describe-demand-text", _numbers(terms))), "18.3")


_KINDS: Final[Mapping[str, Callable[[Terms, str], Description]]] = {
    "upgrade": _upgrade,
    "bonus": _bonus,
    "center": _center,
    "crater": _crater,
    "part": _part,
    "space": _space,
    "token": _token,
    "element": _element,
    "resource": _resource,
    "laboratory": _laboratory,
    "demand": _demand,
}
_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "upgrade": parts.EFFECT_NAMES,
    "bonus": parts.BONUS_NAMES,
    "center": parts.KIND_NAMES,
    "crater": parts.CRATER_NAMES,
    "part": parts.SALVAGE_NAMES,
    "space": tuple(part_names()),
    "token": parts.TOKEN_NAMES,
    "element": parts.ELEMENT_NAMES,
    "resource": parts.RESOURCE_NAMES,
    "laboratory": parts.LABORATORY_NAMES,
    "demand": tuple(f"{colour}-{n}" for colour in parts.COLOUR_NAMES for n in range(1, parts.TILES_OF_A_COLOUR + 1)),
}
