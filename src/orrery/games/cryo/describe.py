"""What everything in Cryo is and does: the text of look-ups and tooltips; the words are in text/describe.*.ftl."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from orrery.games.cryo import components as parts
from orrery.games.cryo.components import components, key_of
from orrery.kernel import Arg, Description, Json, Terms, Text

ACTIONS: Final = {
    "resource": "4.4",
    "stasis": "4.3",
    "reactor": "4.5",
    "fabricator": "4.6",
    "computer": "4.7",
    "scout": "4.8",
    "assign": "4.9",
    "withdraw": "4.10",
    "launch": "4.11",
}
UPGRADES: Final = dict(
    zip(parts.UPGRADE_NAMES, ("9.7", "9.8", "9.9", "9.10", "9.11", "9.13", "9.15", "9.14"), strict=True)
)
MISSIONS: Final = dict(
    zip(parts.MISSION_NAMES, ("9.17", "9.16", "9.18", "9.20", "9.19", "9.21", "9.23", "9.22"), strict=True)
)
PLATFORM: Final = dict(zip(parts.PLATFORM_NAMES, ("6.11", "6.12", "6.13", "6.14", "6.15", "6.16"), strict=True))
RESOURCES: Final = dict.fromkeys(parts.RESOURCE_NAMES, "2.4") | {"nanite": "2.3", "card": "9.1"}
ALONE: Final = {
    "pod": "2.6",
    "drone": "2.2",
    "damage": "2.2",
    "ruin": "6.4",
    "incident": "6.2",
    "track": "6.3",
    "salvage": "6.1",
    "deck": "9.3",
    "hand": "9.2",
    "mission": "9.5",
    "stack": "1.8",
    "loot": "6.6",
    "turn": "3.2",
    "cavern": "2.7",
    "decision": "13.2",
    "rival": "12.1",
}
"""What has one text, wherever it lies."""


def things(terms: Terms) -> tuple[str, ...]:
    """The cards by all their names, the ship, the caverns, the platform, and what is laid or moved."""
    return (
        *_keys("card", parts.UPGRADE_NAMES),
        *_keys("mission", parts.MISSION_NAMES),
        *_keys("vehicle", parts.VEHICLE_NAMES),
        *_keys("resource", parts.RESOURCE_NAMES),
        *_keys("action", ACTIONS),
        *_keys("platform", parts.PLATFORM_NAMES),
        *_keys("dock", parts.DOCK_NAMES),
        *_keys("chamber", parts.CHAMBER_NAMES),
        *_keys("ground", parts.CAVERN_TILE_NAMES),
        *_keys("tunnel", parts.TUNNEL_NAMES),
        *_keys(
            "tile", (key_of(name) for name in parts.TILE_NAMES if any(pile[name] for pile in _piles(terms, "tiles")))
        ),
        *_keys("token", (key_of(name) for name in parts.TOKEN_NAMES if _in_box(terms, name))),
        *ALONE,
    )


def describe(terms: Terms, view: dict[str, Json], thing: str) -> Description | None:
    """One of `things`, or what is drawn with this id."""
    known = thing if ":" in thing or thing in ALONE else _drawn(terms, view, thing)
    kind, _, name = known.partition(":")
    if known in ALONE:
        return Description(Text(f"describe-{known}"), (Text(f"describe-{known}-text", _solo(terms)),), ALONE[known])
    if kind == "cavern":
        return _cavern(terms, view, name)
    if kind in _KINDS and name in _NAMES[kind]:
        return _KINDS[kind](terms, name)
    return None


def _keys(kind: str, names: Iterable[str]) -> Iterable[str]:
    return (f"{kind}:{name}" for name in names)


def _piles(terms: Terms, which: str) -> list[Mapping[str, int]]:
    data: Any = terms.edition.data
    return (
        [data["tiles"][section] for section in ("ENG", "LAB", "RND")]
        if which == "tiles"
        else [data["incidents"][pile] for pile in ("early", "late")]
    )


def _in_box(terms: Terms, token: str) -> bool:
    return token == "sunset" or any(pile.get(token, 0) for pile in _piles(terms, "tokens"))


def _drawn(terms: Terms, view: Mapping[str, Any], thing: str) -> str:
    """What lies on the table with an id, by the name it has among `things`."""
    kind, _, rest = thing.partition("-")
    if kind in _OF_PLAYERS and rest[:1].isdecimal():
        name = rest.partition("-")[2]
        return f"{_OF_PLAYERS[kind]}:{_first(name) if kind in ('card', 'vehicle') else _dock_of(name)}"
    if kind == "mission":
        return _mission_at(view, rest)
    if thing.startswith("as-"):
        which, _, card = rest.partition("-")
        return f"{'card' if which == 'upgrade' else which}:{_first(card)}"
    if kind in ("cave", "cost", "cavern"):
        return f"cavern:{rest.partition('-')[0]}"
    if kind == "cell":
        return f"action:{_action_at(terms, rest)}" if rest in parts.CELL_NAMES else ""
    if kind in ("tile", "token", "decision"):
        return _lying(terms, view, kind, rest)
    if kind == "scrap":
        return f"card:{_first(rest)}"
    if thing == "dock-LAUNCH":
        return "action:launch"
    if kind in ("dock", "chamber", "tunnel"):
        return f"{kind}:{rest}"
    return {"home": "drone", "crew": "pod", "pods": "pod", "destroyed": "pod", "platform": "turn"}.get(kind, kind)


_OF_PLAYERS: Final = {
    "card": "card",
    "store": "resource",
    "upgrade": "card",
    "vehicle": "vehicle",
    "slot": "platform",
    "dock": "platform",
}
"""Things whose ids say whose they are: `store-0-crystal`."""


def _first(card: str) -> str:
    """A card's name, without the number of a further copy."""
    return re.sub(r"-[2-5]$", "", card)


def _mission_at(view: Mapping[str, Any], which: str) -> str:
    """A mission that the viewer knows by its name, any other as one that lies face down."""
    player, _, n = which.partition("-")
    if not (player.isdecimal() and n.isdecimal() and int(player) < len(view["players"])):
        return ""
    known = [name for name, copies in (view["players"][int(player)]["missions"] or {}).items() for _ in range(copies)]
    return f"mission:{known[int(n)]}" if int(n) < len(known) else "mission"


def _lying(terms: Terms, view: Mapping[str, Any], kind: str, where: str) -> str:
    """The tile of a resource space, the token of a section, or one of the rival's decision cards."""
    if kind == "token":
        token = view["incidents"].get(where)
        return f"token:{key_of(token)}" if token else "incident"
    if kind == "decision":
        cards = [name for name in view.get("rival", {}).get("decisions", []) if name]
        return f"card:{cards[int(where)]}" if where.isdecimal() and int(where) < len(cards) else ""
    if where not in parts.CELL_NAMES:
        return ""
    space = components(terms.edition).cell_space[parts.CELL_NAMES.index(where)]
    top = view["stacks"][space]["top"] if space >= 0 else None
    return f"tile:{key_of(top)}" if top else "action:resource"


def _action_at(terms: Terms, cell: str) -> str:
    return parts.ACTION_NAMES[components(terms.edition).cell_action[parts.CELL_NAMES.index(cell)]]


def _dock_of(slot: str) -> str:
    """The platform's dock that a slot belongs to."""
    return slot.removesuffix("-cost").removesuffix("-gain")


def _amount(resource: str, n: int) -> Text:
    return Text(f"amount-{resource}", {"n": n})


def _amounts(names: Iterable[str]) -> tuple[Text, ...]:
    """`2 crystals`, `1 tech` from the names of resources, one for each."""
    listed = list(names)
    return tuple(_amount(name, listed.count(name)) for name in dict.fromkeys(listed))


def _points(n: int) -> Text:
    return Text("points", {"n": n})


def _costs(terms: Terms) -> dict[str, Arg]:
    data: Any = terms.edition.data
    costs, players = data["costs"], max(2, terms.seats)
    return {
        "times": costs["times"],
        "stasis": _amount(costs["stasis_control"], 1),
        "reactor": Text(f"name-{costs['reactor']}"),
        "computer": Text(f"name-{costs['computer']}"),
        "energy": _amount("energy", costs["scout_energy"]),
        "tech": _amount("tech", costs["scout_tech"]),
        "overclock": _amount("energy", costs["overclock_energy"]),
        "spaces": data["ship"]["salvage_spaces"][str(players)],
    }


def _action(terms: Terms, name: str) -> Description:
    return Description(
        Text(f"describe-action-{name}"), (Text(f"describe-action-{name}-text", _costs(terms)),), ACTIONS[name]
    )


def _card(terms: Terms, name: str) -> Description:
    """All four uses: upgrade, mission, vehicle, scrap."""
    row = terms.edition.row("cards", name)
    uses = (
        Text("describe-card-upgrade", {"does": Text(f"describe-upgrade-{name}", _costs(terms))}),
        Text("describe-card-mission", {"name": Text(f"mission-{row['mission']}"), "does": _mission_text(row)}),
        Text("describe-card-vehicle", {"name": Text(f"vehicle-{row['vehicle']}"), "does": _vehicle_text(row)}),
        Text("describe-card-scrap", {"what": _amounts(row["scrap"])}),
    )
    return Description(Text(f"card-{name}"), uses, UPGRADES[name])


def _mission_text(row: Mapping[str, Any]) -> Text:
    return Text(f"describe-mission-{row['mission']}", {"points": _points(row["mission_points"])})


def _vehicle_text(row: Mapping[str, Any]) -> Text:
    special = row["vehicle"] if row["vehicle"] in ("moth", "spider") else "plain"
    return Text(f"describe-vehicle-{special}", {"n": row["capacity"]})


def _mission(terms: Terms, name: str) -> Description:
    row = terms.edition.row("cards", name, "mission")
    card = Text("describe-use-of", {"card": Text(f"card-{row['id']}")})
    return Description(Text(f"mission-{name}"), (_mission_text(row), card), MISSIONS[name])


def _vehicle(terms: Terms, name: str) -> Description:
    row = terms.edition.row("cards", name, "vehicle")
    card = Text("describe-use-of", {"card": Text(f"card-{row['id']}")})
    score = Text("describe-played-score", {"points": _points(terms.edition.data["scoring"]["upgrade_or_vehicle"])})
    rule = {"moth": "9.8", "spider": "9.12"}.get(name, "9.6")
    return Description(Text(f"vehicle-{name}"), (_vehicle_text(row), score, card), rule)


def _resource(terms: Terms, name: str) -> Description:
    platform: Any = terms.edition.data["platform"]
    most = platform["energy_maximum" if name == "energy" else "material_maximum"]
    return Description(Text(f"name-{name}"), (Text(f"describe-resource-{name}", {"most": most}),), RESOURCES[name])


def _dock(terms: Terms, name: str) -> Description:
    if name == "LAUNCH":
        return Description(
            Text("dock-LAUNCH"), (Text("describe-dock-launch"), *_action(terms, "launch").sentences), "4.1"
        )
    made = components(terms.edition)
    at = parts.DOCK_NAMES.index(name) * 4
    cells = [made.dock_cell[at + side] for side in range(4)]
    beside = [
        parts.ACTION_NAMES[made.cell_action[cell]]
        for cell in cells
        if cell >= 0 and made.cell_action[cell] != parts.NO_ACTION
    ]
    actions = tuple(Text(f"describe-action-{action}") for action in dict.fromkeys(beside))
    row = terms.edition.row("docks", name.partition("-")[2])
    closed = Text("describe-dock-damage", {"can": "yes" if row["damage_symbol"] else "no"})
    return Description(Text(f"dock-{name}"), (Text("describe-dock", {"actions": actions}), closed), "4.2")


def _chamber(terms: Terms, name: str) -> Description:
    row = terms.edition.row("sections", name.partition("-")[0])
    return Description(Text(f"chamber-{name}"), (Text("describe-chamber", {"n": row["pods_per_chamber"]}),), "1.7")


def _platform(terms: Terms, name: str) -> Description:
    return Description(Text(f"platform-{name}"), (Text(f"describe-platform-{name}"),), PLATFORM[name])


def _ground(terms: Terms, name: str) -> Description:
    return Description(Text(f"cavern-{name}"), _ground_texts(terms, name), "8.7")


def _ground_texts(terms: Terms, name: str) -> tuple[Text, ...]:
    row = terms.edition.row("cavern_tiles", name)
    pod = _points(terms.edition.data["scoring"]["pod_in_cavern"])
    score: dict[str, Arg] = {"first": _points(row["first"]), "second": _points(row["second"]), "pod": pod}
    return Text("describe-settle", {"what": _amounts(row["cost"])}), Text("describe-majority", score)


def _cavern(terms: Terms, view: Mapping[str, Any], name: str) -> Description | None:
    """A space underground: its tunnels, and its tile as far as the viewer knows it."""
    if name not in view["caverns"]:
        return None
    here = view["caverns"][name]
    size = Text("describe-cavern-size", {"size": terms.edition.row("caverns", name)["size"]})
    roads = tuple(
        Text("describe-road", {"tunnel": row["id"], "cavern": end, "energy": _amount("energy", row["energy"])})
        for row in terms.edition.data["tunnels"]
        for end in row["between"]
        if name in row["between"] and end != name and end in view["caverns"]
    )
    if here["tile"]:
        tile = (
            Text("describe-cavern-is", {"tile": Text(f"cavern-{here['tile']}")}),
            *_ground_texts(terms, here["tile"]),
        )
    else:
        tile = (Text("describe-cavern-hidden"),)
    label = Text("label-cavern", {"cavern": name})
    return Description(label, (size, *tile, Text("describe-roads", {"roads": roads})), "2.7")


def _tunnel(terms: Terms, name: str) -> Description:
    row = terms.edition.row("tunnels", name)
    args: dict[str, Arg] = {
        "one": row["between"][0],
        "other": row["between"][1],
        "energy": _amount("energy", row["energy"]),
    }
    return Description(Text("describe-tunnel", {"tunnel": name}), (Text("describe-tunnel-text", args),), "4.12")


def _tile(terms: Terms, name: str) -> Description:
    kind = "and" if "-and-" in name else "or" if "-or-" in name else "card" if name == "card" else "one"
    tile = Text(f"tile-{name}")
    return Description(
        Text("describe-tile", {"tile": tile}), (Text(f"describe-tile-{kind}"), Text("describe-tile-use")), "4.4"
    )


def _token(terms: Terms, name: str) -> Description:
    kind, rule = {"sabotage": ("sabotage", "6.4"), "sunset": ("sunset", "6.7")}.get(name, ("loot", "6.6"))
    token = Text(f"token-{name}")
    return Description(
        Text("describe-token", {"token": token}), (Text(f"describe-token-{kind}", {"token": token}),), rule
    )


def _solo(terms: Terms) -> dict[str, Arg]:
    """The numbers that texts of single things speak of."""
    data: Any = terms.edition.data
    solo, platform, score = data["solo"], data["platform"], data["scoring"]
    return {
        "drones": solo["rival_drones"],
        "materials": solo["material_threshold"],
        "energy": solo["energy_threshold"],
        "pods": solo["pods_threshold"],
        "missions": solo["missions_scored"],
        "limit": platform["hand_limit"],
        "most": platform["mission_slots"],
        "room": platform["pod_spaces"],
        "own": data["ship"]["drones"],
        "settled": _points(score["pod_in_cavern"]),
        "aboard": _points(score["pod_aboard"]),
    }


_KINDS: Final[Mapping[str, Callable[[Terms, str], Description]]] = {
    "card": _card,
    "mission": _mission,
    "vehicle": _vehicle,
    "resource": _resource,
    "action": _action,
    "platform": _platform,
    "dock": _dock,
    "chamber": _chamber,
    "ground": _ground,
    "tunnel": _tunnel,
    "tile": _tile,
    "token": _token,
}
_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "card": parts.UPGRADE_NAMES,
    "mission": parts.MISSION_NAMES,
    "vehicle": parts.VEHICLE_NAMES,
    "resource": parts.RESOURCE_NAMES,
    "action": tuple(ACTIONS),
    "platform": parts.PLATFORM_NAMES,
    "dock": parts.DOCK_NAMES,
    "chamber": parts.CHAMBER_NAMES,
    "ground": parts.CAVERN_TILE_NAMES,
    "tunnel": parts.TUNNEL_NAMES,
    "tile": tuple(key_of(name) for name in parts.TILE_NAMES),
    "token": tuple(key_of(name) for name in parts.TOKEN_NAMES),
}
