"""Three Days on Callisto: colonists, laboratories and diplomacy in the craters of a moon, for 2 to 5 players."""

from __future__ import annotations

from orrery.games.three_days.census import census
from orrery.games.three_days.components import problems
from orrery.games.three_days.describe import describe, things
from orrery.games.three_days.draw import board, scene, touches
from orrery.games.three_days.evaluate import evaluate
from orrery.games.three_days.moves import catalogue
from orrery.games.three_days.observe import OBSERVATION, fields, observe
from orrery.games.three_days.offers import actions, offer, standing
from orrery.games.three_days.outlook import outlook
from orrery.games.three_days.rules import (
    apply,
    legal,
    odds,
    outcome,
    ranks,
    scores,
    setup,
    to_move,
    turn,
    why_not,
)
from orrery.games.three_days.sketch import sketch
from orrery.games.three_days.state import RULES
from orrery.games.three_days.text import parse, prompt, sentence
from orrery.games.three_days.view import imagine, reveals, see, seen, view
from orrery.kernel import Game, Option

GAME = Game(
    name="three-days",
    package=__name__,
    version=RULES,
    seats=(2, 3, 4, 5),
    options=(Option("refill-upgrades", ("no", "yes")),),
    languages=("en", "es", "fr"),
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
