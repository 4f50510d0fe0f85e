"""Three Days on Callisto: colonists, laboratories and diplomacy in the craters of a moon, for 2 to 5 players."""

from __future__ import annotations

from orrery.games.three_days import components, evaluate, features, moves, observe, outlook, state
from orrery.games.three_days.rules import ending, setup, turn
from orrery.kernel import Game, Judging, Option
from orrery.message import LANGUAGES

from . import census, describe, draw, lots, offers, sketch, text, view

GAME = Game(
    name="three-days",
    package=__name__,
    version=state.RULES,
    seats=tuple(range(2, components.MOST_SEATS + 1)),
    options=(Option("refill-upgrades", ("no", "yes")),),
    languages=LANGUAGES,
    observation=observe.OBSERVATION,
    setup=setup.setup,
    turn=turn.turn,
    to_move=turn.to_move,
    legal=turn.legal,
    odds=turn.odds,
    apply=turn.apply,
    scores=ending.scores,
    ranks=ending.ranks,
    outcome=ending.outcome,
    why_not=turn.why_not,
    census=census.census,
    problems=components.problems,
    catalogue=moves.catalogue,
    view=view.view,
    observe=observe.observe,
    fields=observe.fields,
    reveals=view.reveals,
    see=view.see,
    seen=view.seen,
    imagine=view.imagine,
    evaluate=evaluate.evaluate,
    outlook=outlook.outlook,
    judging=Judging(
        features.FEATURES,
        evaluate.features,
        evaluate.stage,
        evaluate.judged,
        variants=({}, {"refill-upgrades": "yes"}),
    ),
    parse=text.parse,
    sentence=text.sentence,
    prompt=text.prompt,
    things=describe.things,
    describe=describe.describe,
    board=draw.board,
    scene=draw.scene,
    actions=offers.actions,
    offer=offers.offer,
    drawing=lots.drawing,
    lot=lots.lot,
    standing=offers.standing,
    sketch=sketch.sketch,
    touches=draw.touches,
)
