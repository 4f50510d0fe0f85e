"""What chance turns up, for people who draw it from the real box: the question, and each answer with its picture."""

from __future__ import annotations

from orrery.blocks import Lot
from orrery.games.cryo import components as parts, state as phases
from orrery.games.cryo.draw import cavern_cost
from orrery.games.cryo.rules.scouting import unseen_cavern
from orrery.games.cryo.rules.setup import next_cavern, next_dealt, next_space
from orrery.games.cryo.rules.tiles import space_text
from orrery.kernel import Arg, Move, Text, Who


def drawing(state: phases.State) -> Text:
    """What is turned up now, and where or for whom."""
    return Text(f"draws-{phases.PHASE_NAMES[state.phase]}", _where(state))


def _where(state: phases.State) -> dict[str, Arg]:
    phase = state.phase
    if phase in (phases.TOP_TILES, phases.FLIPPING_TILE):
        return {"space": space_text(next_space(state) if phase == phases.TOP_TILES else state.flip_space)}
    if phase in (phases.OPENING_CAVERNS, phases.LOOKING, phases.FLIPPING_CAVERN):
        return {"cavern": parts.CAVERN_NAMES[_cavern(state)], "name": Who(state.active)}
    if phase == phases.OPENING_TOKENS:
        section = next(section for section in range(parts.SECTIONS) if state.incidents[section] < 0)
        return {"section": Text(f"section-{parts.SECTION_NAMES[section]}")}
    if phase == phases.BOARD_CARDS:
        place = next(place for place in range(parts.CARDS) if state.board_cards[place] < 0)
        section, number = divmod(place, 2)  # 10.3: above the two upper docks of each section
        return {"dock": Text(f"dock-{parts.DOCK_NAMES[section * parts.DOCKS_PER_SECTION + number]}")}
    if phase in (phases.DEALING, phases.DRAWING):
        return {"name": Who(next_dealt(state) if phase == phases.DEALING else state.active)}
    return {}


def _cavern(state: phases.State) -> int:
    if state.phase == phases.OPENING_CAVERNS:
        return int(next_cavern(state))
    return int(unseen_cavern(state) if state.phase == phases.LOOKING else state.flip_cavern)


def lot(state: phases.State, move: Move) -> Lot:
    """A tile, a token, a card, a cavern, a dock or a player."""
    kind, what = move.kind, str(next(iter(move.fields.values())))
    if kind in ("tile", "token"):
        return Lot(Text(f"{kind}-{parts.key_of(what)}"), f"{kind}-{parts.key_of(what)}", f"{kind}:{parts.key_of(what)}")
    if kind == "damage":
        return Lot(Text(f"dock-{what}"), "damage", f"dock:{what}")
    if kind == "cavern":
        size = "small" if what.startswith("S") else "large"
        return Lot(Text(f"cavern-{what}"), f"cave-{size}-{cavern_cost(state.components, what)[0]}", f"ground:{what}")
    if kind == "first":
        return Lot(Text("lot-seat", {"name": Who("ABCD".index(what))}), "drone")
    return Lot(Text(f"card-{what}"), f"picture-{what}", f"card:{what}")
