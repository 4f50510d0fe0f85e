"""Cryo: factions on a frozen planet send drones through a crashed ship and settle its crew underground."""

from __future__ import annotations

from orrery.games.cryo.census import census
from orrery.games.cryo.components import problems
from orrery.games.cryo.describe import describe, things
from orrery.games.cryo.draw import board, scene, touches
from orrery.games.cryo.evaluate import evaluate
from orrery.games.cryo.moves import catalogue
from orrery.games.cryo.observe import HIDES, OBSERVATION, fields, observe
from orrery.games.cryo.offers import actions, offer, standing
from orrery.games.cryo.outlook import outlook
from orrery.games.cryo.rules import (
    apply,
    legal,
    odds,
    outcome,
    playout,
    ranks,
    scores,
    setup,
    to_move,
    turn,
    why_not,
)
from orrery.games.cryo.sketch import sketch
from orrery.games.cryo.state import RULES
from orrery.games.cryo.text import parse, prompt, sentence
from orrery.games.cryo.view import imagine, reveals, see, seen, view
from orrery.kernel import Game, Option

GAME = Game(
    name="cryo",
    package=__name__,
    version=RULES,
    seats=(1, 2, 3, 4),
    options=(Option("harder", ("no", "yes"), (1,)), Option("unpredictable", ("no", "yes"), (1,))),
    languages=("en", "es", "fr"),
    hides=HIDES,
    observation=OBSERVATION,
    setup=setup,
    turn=turn,
    to_move=to_move,
    legal=legal,
    odds=odds,
    apply=apply,
    scores=scores,
    ranks=ranks,
    outcome=outcome,
    why_not=why_not,
    census=census,
    problems=problems,
    catalogue=catalogue,
    view=view,
    observe=observe,
    fields=fields,
    reveals=reveals,
    see=see,
    seen=seen,
    imagine=imagine,
    evaluate=evaluate,
    outlook=outlook,
    playout=playout,
    # a turn is many small decisions, and the evaluation is surest between turns: playouts go on sensibly for about one
    playouts=(10, 8),
    parse=parse,
    sentence=sentence,
    prompt=prompt,
    things=things,
    describe=describe,
    board=board,
    scene=scene,
    actions=actions,
    offer=offer,
    standing=standing,
    sketch=sketch,
    touches=touches,
)
