"""What can be done now: the kinds of move, each legal move as a choice with its price and gain, and where everybody stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from orrery.blocks import Action, Offer, Standing, plain_actions
from orrery.games.cryo import components as parts
from orrery.games.cryo.components import Components, components, key_of
from orrery.games.cryo.draw import COSTS, GAINS, GIVES, cavern_cost, scrapped, seat_of, signs, tile_signs, vehicle_name
from orrery.games.cryo.state import FINISHED, PHASE_NAMES
from orrery.keeping import MANY
from orrery.kernel import Arg, Json, Move, Terms, Text

SIGNS: Final = {
    "deploy": "drone",
    "recall": "recall",
    "scrap": "scrap",
    "end": "end",
    "pass": "none",
    "enough": "none",
    "from": "drone",
    "return": "drone",
    "activate": "drone",
    "launch": "vehicle",
    "load": "pod",
    "split": "pod",
    "tunnel": "energy",
    "settle": "cavern",
    "settle-both": "cavern",
    "resolve": "sabotage",
    "sabotage": "sabotage",
    "nanites": "nanite",
    "pay": "none",
    "discard": "card",
    "awaken": "pod",
    "withdraw": "pod",
    "assign": "salvage",
    "scout": "cavern",
    "reactor": "energy",
    "fabricate": "nanite",
    "compute": "card",
    "draw-card": "card",
    "upgrade": "upgrade",
    "mission": "mission",
    "vehicle": "vehicle",
    "take": "none",
    "gain": "recall",
    "place": "drone",
}
PHASES: Final = {
    "drone": ("from",),
    "launching": ("launch", "pass"),
    "loading": ("load",),
    "tunnelling": ("tunnel",),
    "settling": ("settle", "settle-both"),
    "splitting": ("split",),
    "incident": ("resolve",),
    "sabotaging": ("sabotage",),
    "returning": ("return",),
    "platform": ("activate", "pass"),
    "automating": ("activate", "pass"),
    "paying": ("nanites",),
    "paying-either": ("pay",),
    "paying-card": ("discard",),
    "keeping": ("discard",),
    "limit": ("discard",),
    "awakening": ("awaken", "enough"),
    "withdrawing": ("withdraw", "enough"),
    "assigning": ("assign",),
    "scouting": ("scout",),
    "reacting": ("reactor",),
    "fabricating": ("fabricate",),
    "computing": ("compute",),
    "announced": ("draw-card", "upgrade", "mission", "vehicle", "pass"),
    "card-benefit": ("draw-card", "upgrade", "mission", "vehicle", "pass"),
    "choosing": ("take",),
    "tile-taken": ("gain", "place"),
    "prototyping": ("pay", "pass"),
}
"""What each decision asks for, in the order of the buttons."""
SCRAPPING: Final = ("launching", "incident", "returning", "platform", "automating")
"""7.1: decisions beside which something may be scrapped."""
SIDES: Final = ("up", "right", "down", "left")


def actions(terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
    """3.2: deploy, recall, scrap, end; while a decision is under way, what it asks for."""
    seen: Any = view
    phase = seen["phase"]
    if phase in ("main", "finishing"):
        return (_deploying(seen, seat), _recalling(seen, seat), _scrapping(seen), _ending())
    if phase in ("action", "overclocking"):
        return (*_beside(terms, seen), *plain_actions(("pass",), SIGNS, ()), _scrapping(seen))
    if phase.startswith("rival-"):
        return (Action("rival", Text("action-rival"), _RIVALS, "drone", Text("action-rival-text"), main=True),)
    kinds = PHASES.get(phase, ())
    scrap = (_scrapping(seen),) if phase in SCRAPPING else ()
    return (*plain_actions(kinds, SIGNS, kinds[:1]), *scrap)


_RIVALS: Final = tuple(
    f"rival-{what}" for what in ("dock", "take", "awaken", "assign", "resolve", "sabotage", "scout", "settle", "extra")
)


def _deploying(seen: Any, seat: int) -> Action:
    ready = sum(seen["players"][seat]["docks"])
    free = [name for name, dock in seen["docks"].items() if dock["drone"] < 0 and not dock["damaged"]]
    text = Text("action-deploy-text", {"n": ready})
    examples = tuple(f"deploy {name}" for name in free[:2])
    return Action("deploy", Text("action-deploy"), ("deploy",), "drone", text, examples, main=seen["phase"] == "main")


def _recalling(seen: Any, seat: int) -> Action:
    home = seen["players"][seat]["drones_out"]
    return Action("recall", Text("action-recall"), ("recall",), "recall", Text("action-recall-text", {"n": home}))


def _scrapping(seen: Any) -> Action:
    return Action("scrap", Text("action-scrap"), ("scrap", "scrap-tile"), "scrap", Text("action-scrap-text"))


def _ending() -> Action:
    return Action("end", Text("action-end"), ("end",), "end", Text("action-end-text"), ("end turn",))


def _beside(terms: Terms, seen: Any) -> list[Action]:
    """4.2: the actions around the dock, each in its own direction."""
    c = components(terms.edition)
    dock = seen["pending"]["dock"]
    at = parts.DOCK_NAMES.index(dock) * 4
    around = []
    for side in range(4):
        cell = int(c.dock_cell[at + side])
        if cell >= 0 and c.cell_action[cell] != parts.NO_ACTION:
            name = parts.CELL_NAMES[cell]
            action = parts.ACTION_NAMES[c.cell_action[cell]]
            move = f"use {name}"
            text = _does(c, seen, cell, action)
            around.append(
                Action(
                    f"use-{name}",
                    Text(f"offer-use-{action}"),
                    ("use",),
                    _sign(seen, c, cell, action),
                    text,
                    (move,),
                    at=f"dock-{dock}",
                    side=SIDES[side],
                    moves=(move,),
                )
            )
    return around


def _sign(seen: Any, c: Components, cell: int, action: str) -> str:
    signs_of = {
        "stasis": "pod",
        "reactor": "energy",
        "fabricator": "nanite",
        "computer": "card",
        "scout": "cavern",
        "assign": "salvage",
        "withdraw": "pod",
    }
    return signs_of.get(action) or parts.RESOURCE_NAMES[c.section_material[cell // parts.CELLS_PER_SECTION]]


def _does(c: Components, seen: Any, cell: int, action: str) -> Text:
    """4.3 to 4.10: what an action costs and gives."""
    if action == "resource":
        top = seen["stacks"][c.cell_space[cell]]["top"]
        material = parts.RESOURCE_NAMES[c.section_material[cell // parts.CELLS_PER_SECTION]]
        return Text("use-tile", {"what": tile_signs(top or material)})
    times = int(c.times)
    args: dict[str, dict[str, Arg]] = {
        "stasis": {"what": tile_signs(parts.RESOURCE_NAMES[c.stasis_material]), "n": times},
        "reactor": {"what": tile_signs(parts.RESOURCE_NAMES[c.reactor_material]), "n": times},
        "fabricator": {"n": times},
        "computer": {"what": tile_signs(parts.RESOURCE_NAMES[c.computer_material]), "n": times},
        "scout": {
            "energy": Text("sign-energy", {"n": int(c.scout_energy)}),
            "tech": Text("sign-tech", {"n": int(c.scout_tech)}),
        },
        "withdraw": {"n": times},
    }
    return Text(f"use-{action}", args.get(action, {}))


# ---- offers


def offer(terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
    """A legal move as a choice: what it is called here, what it costs and what it gives."""
    seen: Any = view
    made = _OFFERS.get(move.kind) or _OFFERS.get(move.kind.removeprefix("rival-"))
    if made is not None:
        return made(terms, seen, seat, move)
    return Offer(Text(f"offer-{move.kind}"), final=move.kind in ("pass", "enough", "end"))


def _deploy(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"dock-{move.fields['dock']}"))


def _from(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    """6.11 to 6.16: a dock of the platform, what it turns into what."""
    name = str(move.fields["dock"])
    here = seen["players"][seat]["slots"]
    cost = here[COSTS[name]] if name in COSTS else None
    gain = (
        Text(f"scene-gives-{GIVES[name]}")
        if name in GIVES
        else tile_signs(here[GAINS[name]])
        if here[GAINS[name]]
        else None
    )
    works = move.kind != "from" and (cost or name not in COSTS)
    return Offer(Text(f"platform-{name}"), tile_signs(cost) if works and cost else None, gain if works else None)


def _use(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    c = components(terms.edition)
    cell = parts.CELL_NAMES.index(str(move.fields["cell"]))
    action = parts.ACTION_NAMES[c.cell_action[cell]]
    return Offer(Text(f"offer-use-{action}"), gain=_does(c, seen, cell, action))


def _resource(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"sign-{move.fields['resource']}", {"n": 1}))


def _place(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"slot-{move.fields['slot']}"))


def _gain(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    tile = seen["pending"]["tile"]
    return Offer(Text("offer-gain"), gain=tile_signs(tile) if tile else None)


def _amount(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    n = int(move.fields["n"])
    return Offer(Text(f"offer-{move.kind}", {"n": n}), amount=n)


def _awaken(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(Text(f"chamber-{move.fields['chamber']}"), repeats=True)


def _reactor(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    n = int(move.fields["n"])
    material = parts.RESOURCE_NAMES[components(terms.edition).reactor_material]
    return Offer(Text("sign-energy", {"n": n}), Text(f"sign-{material}", {"n": n}), amount=n)


def _fabricate(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    paid = signs([name for name in parts.RESOURCE_NAMES[:3] for _ in range(int(move.fields[name]))])
    return Offer(Text("offer-list", {"what": paid}), gain=Text("sign-nanite", {"n": move.fields["n"]}))


def _compute(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    draws, plays = int(move.fields["draws"]), int(move.fields["plays"])
    key = "offer-draw-and-play" if draws and plays else "offer-draws" if draws else "offer-plays"
    material = parts.RESOURCE_NAMES[components(terms.edition).computer_material]
    return Offer(Text(key, {"draws": draws, "plays": plays}), Text(f"sign-{material}", {"n": draws + plays}))


def _played(prefix: str) -> Callable[[Terms, Any, int, Move], Offer]:
    def made(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
        return Offer(Text(f"{prefix}-{move.fields['card']}"))

    return made


def _scrap(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = str(move.fields["card"])
    what = scrapped(components(terms.edition), parts.UPGRADE_NAMES.index(name))
    return Offer(Text(f"card-{name}"), gain=Text("offer-list", {"what": what}))


def _scrap_tile(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    slot = str(move.fields["slot"])
    tile = seen["players"][seat]["slots"][slot]
    return Offer(Text(f"slot-{slot}"), gain=tile_signs(tile) if tile else None)


def _launch(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    return Offer(vehicle_name(components(terms.edition), str(move.fields["card"])))


def cavern_name(seen: Any, name: str) -> Text:
    """A cavern by what lies there, or as one that nobody has seen."""
    tile = seen["caverns"][name]["tile"] if name in seen["caverns"] else None
    return (
        Text("offer-cavern", {"cave": Text(f"cave-{tile}"), "place": name})
        if tile
        else Text("offer-unknown", {"place": name})
    )


def _cavern(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = str(move.fields["cavern"])
    price = _settling(terms, seen, name) if move.kind == "settle" else None
    return Offer(cavern_name(seen, name), price)


def _settling(terms: Terms, seen: Any, name: str) -> Text | None:
    tile = seen["caverns"][name]["tile"]
    return Text("offer-list", {"what": signs(cavern_cost(components(terms.edition), tile))}) if tile else None


def _tunnel(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    """4.12, 15.6: a tunnel by its two ends; only a player pays for it."""
    c, tunnel = components(terms.edition), parts.TUNNEL_NAMES.index(str(move.fields["tunnel"]))
    ends = (c.tunnel_from[tunnel], c.tunnel_to[tunnel])
    one, two = (cavern_name(seen, parts.CAVERN_NAMES[end]) for end in ends)
    price = Text("sign-energy", {"n": int(c.tunnel_energy[tunnel])}) if move.kind == "tunnel" else None
    return Offer(Text("offer-tunnel", {"one": one, "two": two}), price)


def _section(terms: Terms, seen: Any, seat: int, move: Move) -> Offer:
    name = str(move.fields["section"])
    token = seen["incidents"][name]
    gain = Text(f"token-{key_of(token)}") if token and move.kind.endswith("resolve") else None
    return Offer(Text(f"drawn-{name.lower()}"), gain=gain)


_OFFERS: Final[dict[str, Callable[[Terms, Any, int, Move], Offer]]] = {
    "deploy": _deploy,
    "dock": _deploy,
    "from": _from,
    "return": _from,
    "activate": _from,
    "use": _use,
    "take": _resource,
    "pay": _resource,
    "assign": _resource,
    "withdraw": _resource,
    "place": _place,
    "gain": _gain,
    "nanites": _amount,
    "load": _amount,
    "split": _amount,
    "awaken": _awaken,
    "reactor": _reactor,
    "fabricate": _fabricate,
    "compute": _compute,
    "discard": _played("card"),
    "upgrade": _played("card"),
    "mission": _played("mission"),
    "vehicle": _played("vehicle"),
    "scrap": _scrap,
    "scrap-tile": _scrap_tile,
    "launch": _launch,
    "scout": _cavern,
    "settle": _cavern,
    "extra": _cavern,
    "tunnel": _tunnel,
    "resolve": _section,
    "sabotage": _section,
    "rival-settle": _tunnel,
}


def standing(terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...]:
    """8: the points that everybody can see, missions apart; one's own with them."""
    seen: Any = view
    standings = []
    for player, here in enumerate(seen["players"]):
        points = here["points"]
        secret = here["mission_count"] > 0 and points is None
        shown = here["open_points"] if points is None else points
        rival = seat_of(terms.seats, player) < 0
        standings.append(_stands(shown, secret and not rival))
    return tuple(standings)


@lru_cache(maxsize=MANY)
def _stands(points: int, secret: bool) -> Standing:
    return Standing(points, Text("standing-and-missions" if secret else "standing", {"n": points}))


def open_points(view: dict[str, Json]) -> list[int]:
    """8: the points that everybody can see: without missions, unless they are a rival's or the game is over."""
    seen: Any = view
    over = seen["phase"] == PHASE_NAMES[FINISHED]
    return [here["points"] if over or here["rival"] else here["open_points"] for here in seen["players"]]
