"""Notation, sentences and prompts, by key; the words are in the files of text/."""

from __future__ import annotations

from typing import Any, Final, cast

from orrery.games.three_days.components import SALVAGE_NAMES, components
from orrery.games.three_days.moves import all_moves, part_names
from orrery.kernel import Arg, Json, Move, Terms, Text, Who

_NAMED: Final = {
    "side": "side",
    "bonus": "bonus",
    "upgrade": "upgrade",
    "token": "token",
    "crater": "crater",
    "center": "a-center",
    "resource": "resource",
    "element": "element",
    "place": "place",
    "reward": "reward",
    "face": "face",
}
"""Fields whose value is the second half of a message key."""


def parse(terms: Terms, notation: str) -> Move | None:
    """The move a person means: `sköll` is `skoll`, `lab` a laboratory, `gany` a Ganymedean."""
    words = notation.casefold().replace("ö", "o").split()
    short = {"lab": "laboratory", "gany": "ganymedean", "dip": "diplomacy", "grey": "gray"}
    return all_moves().find(" ".join(short.get(word, word) for word in words))


def sentence(terms: Terms, move: Move) -> Text:
    """A move as a sentence."""
    args: dict[str, Arg] = {}
    for field, value in move.fields.items():
        if field in _NAMED:
            args[field] = Text(f"{_NAMED[field]}-{value}")
        elif field == "colour":
            args[field] = Text(f"{'laboratory' if move.kind == 'laboratory' else 'colour'}-{value}")
        elif move.kind == "place":
            args[field] = Text(f"space-{value}")
            kind = components(terms.edition).part_kind[part_names().index(str(value))]
            args["part"] = Text(f"part-{SALVAGE_NAMES[kind]}")
        else:
            args[field] = value
    return Text(f"move-{move.kind}", args)


def prompt(view: dict[str, Json], seat: int) -> Text:
    """What this seat must decide, in one sentence."""
    seen = cast(dict[str, Any], view)
    pending = seen["pending"]
    args: dict[str, Arg] = {"name": Who(seat)}
    phase = seen["phase"]
    if phase == "acting":
        args["n"] = seen["actions_left"]
    elif phase in ("transporting", "escorting"):
        args["crater"] = Text(f"crater-{pending['origin']}")
    elif phase == "negotiating":
        args["n"] = pending["envoys_left"]
        args["reach"] = seen["players"][seat]["diplomacy"]["reach"]
    elif phase == "collecting":
        return _collecting(pending, args)
    elif phase == "advancing":
        args["n"] = pending["advances_left"]
    elif phase == "loading":
        return _loading(pending, args)
    elif phase == "turning":
        tiles = seen["players"][seat]["demand"]
        due = "light" if tiles[0] and tiles[0]["face"] is None else "dark"
        args["colour"] = Text(f"colour-{due}")
    elif phase == "selling":
        args |= {"sale": pending["sale"], "storage": "yes" if pending["unloading"] else "no"}
    elif phase == "spending":
        args["n"] = seen["players"][seat]["influence"]
    return Text(f"prompt-{phase}", args)


def _collecting(pending: dict[str, Any], args: dict[str, Arg]) -> Text:
    if pending["any_parts"]:
        return Text("prompt-collecting-any", args)
    if pending["purifier_parts"]:
        return Text("prompt-collecting-purifier", {**args, "n": pending["purifier_parts"]})
    names = [Text(f"{'token' if '-' in bonus else 'part'}-{bonus}") for bonus in pending["bonuses"]]
    if pending["both"]:
        return Text("prompt-collecting-both", {**args, "first": names[0], "second": names[1]})
    bonus = names[0] if len(names) == 1 else Text("either", {"first": names[0], "second": names[1]})
    return Text("prompt-collecting", {**args, "bonus": bonus})


def _loading(pending: dict[str, Any], args: dict[str, Arg]) -> Text:
    if pending["to_load"]:
        return Text("prompt-loading", {**args, "element": Text(f"element-{next(iter(pending['to_load']))}")})
    return Text("prompt-loading-any", args)
