"""Notation, sentences and prompts: keys only, the words stand in text/*.ftl."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.cryo import components as parts
from orrery.games.cryo.components import components, key_of
from orrery.games.cryo.moves import every_move
from orrery.games.cryo.rules.tiles import space_text
from orrery.kernel import Arg, Json, Move, Terms, Text

_PREFIXES: Final = {
    "dock": "dock",
    "cell": "cell",
    "slot": "slot",
    "resource": "name",
    "chamber": "chamber",
    "section": "section",
    "card": "card",
    "token": "token",
    "tile": "tile",
}
_BY_KIND: Final = {
    ("mission", "card"): "mission",
    ("vehicle", "card"): "vehicle",
    ("launch", "card"): "vehicle",
    ("from", "dock"): "platform",
    ("return", "dock"): "platform",
    ("activate", "dock"): "platform",
}
_PLAIN: Final = ("cavern", "tunnel", "seat")


def parse(terms: Terms, notation: str) -> Move | None:
    """The move a person means by this notation."""
    return every_move().find(notation)


def sentence(terms: Terms, move: Move) -> Text:
    """A move as a sentence."""
    if move.kind == "use":
        return use_sentence(terms, str(move.fields["cell"]))
    if move.kind == "reactor":
        material = parts.RESOURCE_NAMES[components(terms.edition).reactor_material]
        return Text("move-reactor", {"what": Text(f"amount-{material}", {"n": move.fields["n"]})})
    if move.kind == "fabricate":
        amounts = [(name, move.fields[name]) for name in parts.RESOURCE_NAMES[:3] if move.fields[name]]
        return Text("move-fabricate", {"what": tuple(Text(f"amount-{name}", {"n": n}) for name, n in amounts)})
    if move.kind == "cavern":
        return Text("move-cavern", {"tile": Text(f"cavern-{move.fields['tile']}")})
    return Text(f"move-{move.kind}", {name: _named(move.kind, name, value) for name, value in move.fields.items()})


def use_sentence(terms: Terms, cell: str) -> Text:
    """4.2: an action by its name and section, a resource space by its number."""
    c = components(terms.edition)
    number = parts.CELL_NAMES.index(cell)
    action = c.cell_action[number]
    if action == parts.RESOURCE_SPACE:
        return Text("move-use-resource", {"space": space_text(c.cell_space[number])})
    section = Text(f"section-{parts.SECTION_NAMES[number // parts.CELLS_PER_SECTION]}")
    return Text(f"move-use-{parts.ACTION_NAMES[action]}", {"section": section})


def _named(kind: str, field: str, value: str | int) -> Arg:
    if isinstance(value, int) or field in _PLAIN:
        return value
    prefix = _BY_KIND.get((kind, field), _PREFIXES[field])
    return Text(f"{prefix}-{key_of(value)}")


def prompt(view: dict[str, Json], seat: int) -> Text:
    """What this seat must decide, in one sentence."""
    if seat not in _list(view["to_move"]):
        return Text("prompt-wait")
    phase = str(view["phase"])
    pending: Any = view["pending"]
    players: Any = view["players"]
    if phase in ("overclocking", "platform", "automating") and not pending["affordable"]:
        return Text(f"prompt-{phase}-scrap", _about(phase, pending))
    if phase == "main":
        return Text("prompt-main", _beginning(players[seat], pending))
    if phase in ("keeping", "limit"):
        held, keeps = players[seat]["hand_size"], players[seat]["hand_limit"]
        return Text(f"prompt-{phase}", {"n": held - keeps, "keeps": keeps})
    return Text(f"prompt-{phase}", _about(phase, pending))


def _beginning(player: Any, pending: Any) -> dict[str, Arg]:
    """3.2: what is possible at the beginning of a turn."""
    deploy, recall = any(player["docks"]), player["drones_out"] > 0
    scrap = not pending["scrapped"] and (player["hand_size"] > 0 or any(player["slots"].values()))
    return {
        "choice": "both" if deploy and recall else "deploy" if deploy else "recall",
        "scrap": "yes" if scrap else "no",
    }


def _about(phase: str, pending: Any) -> dict[str, Arg]:
    """What the decision at hand is about."""
    if phase == "paying":
        return {"what": Text(f"amount-{pending['owed']}", {"n": pending["owed_amount"]})}
    if phase in ("action", "overclocking"):
        energy = Text("amount-energy", {"n": pending["overclock_energy"]})
        return {"dock": Text(f"dock-{pending['dock']}"), "energy": energy}
    if phase in ("tile-taken", "choosing", "prototyping", "paying-either", "rival-choosing"):
        return {"tile": _named("tile", "tile", pending["tile"])}
    if phase == "announced":
        return {"draws": pending["draws"], "plays": pending["plays"]}
    if phase == "platform":
        return {"dock": Text(f"platform-{pending['platform_dock']}")}
    if phase == "splitting":
        first, second = pending["caverns"]
        return {"n": pending["loaded"], "first": first, "second": second}
    if phase in ("loading", "tunnelling"):
        return {"vehicle": Text(f"vehicle-{pending['vehicle']}")}
    return {"n": pending[phase]} if phase in ("awakening", "withdrawing", "returning") else {}


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []
