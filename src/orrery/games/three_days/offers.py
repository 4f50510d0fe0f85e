"""What can be done now: the kinds of move, each legal move as a choice with its price and gain, and where everybody stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from orrery.blocks import Action, Offer, Standing, plain_actions
from orrery.games.three_days import components as parts
from orrery.games.three_days.components import Components, components
from orrery.games.three_days.draw import (
    center_cost,
    demand_side,
    is_lit,
    pass_gains,
    pass_tile,
    prefabrications,
    upgrade_does,
)
from orrery.keeping import MANY, kept
from orrery.kernel import Json, Move, Terms, Text

SIGNS: Final = {
    "to": "transport",
    "ganymedean": "diplomacy",
    "upgrade": "laboratory",
    "advance": "sun",
    "foreman": "recruit",
    "night": "moon",
    "load": "oxygen",
    "redeem": "cart",
    "sell": "star",
    "unload": "oxygen",
    "face": "any",
    "place": "bricks",
    "take": "token-food-a",
    "spend": "influence",
    "decline": "done",
    "done": "done",
}
PHASES: Final = {
    "turning": ("face",),
    "transporting": ("to",),
    "escorting": ("to",),
    "negotiating": ("ganymedean", "done"),
    "collecting": ("place", "take", "decline"),
    "researching": ("upgrade",),
    "advancing": ("advance",),
    "directing": ("foreman", "done"),
    "waking": ("night", "done"),
    "loading": ("load",),
    "redeeming": ("redeem", "done"),
    "selling": ("sell", "unload", "done"),
    "spending": ("spend", "done"),
}
"""What each decision asks for, in the order of the buttons."""
CENTERS: Final = {
    parts.WHITE_CENTER: ("greenhouse",),
    parts.BLUE_CENTER: parts.ELEMENT_NAMES,
    parts.PURPLE_CENTER: ("citadel",),
}
"""12: what a crater's colour stands for, as examples."""
PASS: Final = Action("pass", Text("action-pass"), ("pass",), "pass", Text("action-pass-text"))


def actions(terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
    """5: the seven actions and Influence; while a decision is under way, what it asks for."""
    seen: Any = view
    made, player = components(terms.edition), seen["players"][seat]
    if seen["phase"] == "acting":
        return _turn(made, seen, seat)
    kinds, influence = PHASES.get(seen["phase"], ()), player["influence"]
    return (*_asked(kinds), *([_influence(influence)] if "spend" not in kinds and influence else []))


@cache
def _asked(kinds: tuple[str, ...]) -> tuple[Action, ...]:
    return plain_actions(kinds, SIGNS, kinds[:1])


def _turn(made: Components, seen: Any, seat: int) -> tuple[Action, ...]:
    player, lit = seen["players"][seat], seen["lit"]
    costs, envoys = player["costs"], player["diplomacy"]
    return (
        _priced("recruit", costs["colonist"], "food", True),
        _transporting(int(made.least_fuel)),
        _diplomacy(envoys["envoys"], envoys["reach"]),
        _building(_cheapest(made, lit, seen["discs"][lit], prefabrications(seen, seat)), _sites(made, seen, seat)),
        _priced("laboratory", costs["laboratory"], "machinery", False),
        _priced("structure", costs["structure"], "machinery", False),
        PASS,
        _influence(player["influence"]),
    )


def _sign(resource: str, n: int) -> Text:
    return Text(f"sign-{resource}", {"n": n})


@lru_cache(maxsize=MANY)
def _priced(kind: str, cost: int | None, unit: str, main: bool) -> Action:
    text = Text("action-none-left") if cost is None else _sign(unit, cost)
    return Action(kind, Text(f"action-{kind}"), (kind,), kind, text, main=main)


@lru_cache(maxsize=MANY)
def _transporting(least: int) -> Action:
    text = Text("action-from", {"price": _sign("fuel", least)})
    return Action("transport", Text("action-transport"), ("transport",), "transport", text)


@lru_cache(maxsize=MANY)
def _diplomacy(envoys: int, reach: int) -> Action:
    text = Text("action-diplomacy-text", {"n": envoys, "reach": reach})
    return Action("diplomacy", Text("action-diplomacy"), ("diplomacy",), "diplomacy", text, ("diplomacy",))


@lru_cache(maxsize=MANY)
def _building(least: int | None, sites: tuple[str, ...]) -> Action:
    text = None if least is None else Text("action-from", {"price": _sign("machinery", least)})
    return Action("center", Text("action-center"), ("center",), "center", text, sites)


@kept
def _cheapest(made: Components, side: str, discs: dict[str, int], owned: int) -> int | None:
    """12: the least that a Production Center costs now."""
    costs = [center_cost(made, side, kind, left, owned) for kind, left in discs.items()]
    return min((cost for cost in costs if cost is not None), default=None)


def _sites(made: Components, seen: Any, seat: int) -> tuple[str, ...]:
    """12: Production Centers where the seat lives in daylight, the most telling examples of why none can be built."""
    return tuple(
        f"center {name} {kind}"
        for crater, name in enumerate(parts.CRATER_NAMES)
        if seat in seen["craters"][name]["spaces"] and is_lit(made, seen["lit"], crater)
        for kind in CENTERS.get(made.allows[crater], ())
        if seen["discs"].get(parts.SIDE_NAMES[made.side[crater]], {}).get(kind)
    )


@lru_cache(maxsize=MANY)
def _influence(n: int) -> Action:
    return Action(
        "spend", Text("action-spend"), ("spend",), "influence", Text("action-spend-text", {"n": n}), ("spend food",)
    )


# ---- offers


def offer(terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
    """A legal move as a choice: what it is called here, what it costs and what it gives."""
    seen: Any = view
    made = _OFFERS.get(move.kind)
    if made is not None:
        return made(terms, seen, seat, move)
    return Offer(Text(f"offer-{move.kind}"), final=move.kind in ("done", "decline"))


def _crater(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"crater-{move.fields['crater']}"))


def _recruit(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    cost = seen["players"][seat]["costs"]["colonist"]
    return Offer(Text(f"crater-{move.fields['crater']}"), _sign("food", cost))


def _transport(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text("offer-from", {"crater": Text(f"crater-{move.fields['crater']}")}))


def _to(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    """8.1: a fuel for each road, and a least; a Ganymedean costs one."""
    name = str(move.fields["crater"])
    if seen["phase"] == "escorting":
        return Offer(Text(f"crater-{name}"), _sign("fuel", 1))
    made = components(terms.edition)
    start, end = (parts.CRATER_NAMES.index(crater) for crater in (seen["pending"]["origin"], name))
    rovers = seen["players"][seat]["upgrades"].get("rovers")
    least = made.amount[parts.ROVERS] if rovers else made.least_fuel
    return Offer(Text(f"crater-{name}"), _sign("fuel", int(max(made.distance[start * parts.CRATERS + end], least))))


def _ganymedean(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    where = Text(f"crater-{move.fields['crater']}")
    return Offer(Text("offer-ganymedean", {"crater": where, "n": move.fields["space"]}))


def _center(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    kind, name = str(move.fields["center"]), str(move.fields["crater"])
    made, crater = components(terms.edition), parts.CRATER_NAMES.index(name)
    side, points = parts.SIDE_NAMES[made.side[crater]], int(made.center_points[crater])
    menu = seen["lit"] if side == "zone" else side
    cost = center_cost(made, menu, kind, seen["discs"][menu][kind], prefabrications(seen, seat))
    label = Text("offer-center", {"center": Text(f"center-{kind}"), "crater": Text(f"crater-{name}")})
    gain = Text("sign-star", {"n": points}) if points else None
    return Offer(label, None if cost is None else _sign("machinery", cost), gain)


def _laboratory(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    cost = seen["players"][seat]["costs"]["laboratory"]
    where = {"crater": Text(f"crater-{move.fields['crater']}"), "colour": Text(f"laboratory-{move.fields['colour']}")}
    return Offer(Text("offer-laboratory", where), _sign("machinery", cost))


def _structure(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    cost = seen["players"][seat]["costs"]["structure"]
    return Offer(Text(f"token-{move.fields['token']}"), _sign("machinery", cost) if cost else None)


def _upgrade(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = str(move.fields["upgrade"])
    return Offer(Text(f"upgrade-{name}"), gain=upgrade_does(components(terms.edition), name))


def _pass(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    """14.1: a space of the Pass track, its bonus tile and its point."""
    space = int(move.fields["space"])
    tile = pass_tile(seen["pass_tiles"], space - 1)
    gain = pass_gains(components(terms.edition), terms.seats, space - 1, tile)
    return Offer(Text("offer-pass", {"n": space}), gain=gain)


def _spend(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = str(move.fields["resource"])
    n = components(terms.edition).influence[parts.RESOURCE_NAMES.index(name)]
    return Offer(_sign(name, int(n)), Text("sign-influence", {"n": 1}), repeats=True)


def _place(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"space-{move.fields['space']}"))


def _take(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"token-{move.fields['token']}"))


def _advance(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = move.fields["resource"]
    return Offer(Text(f"resource-{name}"), gain=Text("offer-income", {"what": Text(f"scene-sign-{name}")}))


def _load(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    place = move.fields.get("place") or move.fields["colour"]
    element = Text(f"scene-sign-{move.fields['element']}")
    return Offer(Text("offer-load", {"element": element, "place": Text(f"place-{place}")}))


def _redeem(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"reward-{move.fields['reward']}"))


def _sell(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    colour = str(move.fields["colour"])
    at = parts.COLOUR_NAMES.index(colour)
    player = seen["players"][seat]
    tile = player["demand"][at]
    _, welcome, points, more = demand_side(components(terms.edition), at, tile["tile"], tile["face"])
    worth = points + more * sum(1 for element in welcome if element in tile["loaded"]) + player["purity"][at]
    return Offer(Text(f"place-{colour}"), gain=Text("sign-star", {"n": worth}))


def _face(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    colour, face = str(move.fields["colour"]), str(move.fields["face"])
    at = parts.COLOUR_NAMES.index(colour)
    tile = seen["players"][seat]["demand"][at]
    required, welcome, points, more = demand_side(components(terms.edition), at, tile["tile"], face)
    needs = tuple(Text(f"scene-sign-{element}") for element in required)
    extra = tuple(Text(f"scene-sign-{element}") for element in welcome)
    gain = Text("offer-demand", {"needs": needs, "points": points, "extra": extra, "each": more})
    return Offer(Text(f"face-{face}"), gain=gain)


_OFFERS: Final[dict[str, Callable[[Terms, Any, int, Move], Offer]]] = {
    "recruit": _recruit,
    "transport": _transport,
    "to": _to,
    "ganymedean": _ganymedean,
    "center": _center,
    "laboratory": _laboratory,
    "structure": _structure,
    "upgrade": _upgrade,
    "pass": _pass,
    "spend": _spend,
    "place": _place,
    "take": _take,
    "advance": _advance,
    "foreman": _crater,
    "night": _crater,
    "load": _load,
    "unload": _load,
    "redeem": _redeem,
    "sell": _sell,
    "face": _face,
}


def standing(terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...]:
    """1.1: points so far."""
    seen: Any = view
    return tuple([_stands(score) for score in seen["scores"]])


@lru_cache(maxsize=MANY)
def _stands(points: int) -> Standing:
    return Standing(points, Text("standing", {"n": points}))
