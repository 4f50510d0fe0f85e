"""Cryo: factions on a frozen planet send drones through a crashed ship and settle its crew underground."""

from __future__ import annotations

from orrery.games.cryo import components, evaluate, features, habits, moves, observe, outlook, state
from orrery.games.cryo.rules import chance, ending, setup, turn
from orrery.kernel import Game, Judging, Option
from orrery.message import LANGUAGES

from . import census, describe, draw, lots, offers, sketch, text, view

GAME = Game(
    name="cryo",
    package=__name__,
    version=state.RULES,
    seats=(1, 2, 3, 4),
    options=(Option("harder", ("no", "yes"), (1,)), Option("unpredictable", ("no", "yes"), (1,))),
    languages=LANGUAGES,
    hides=True,
    observation=observe.OBSERVATION,
    setup=setup.setup,
    turn=turn.turn,
    to_move=turn.to_move,
    legal=turn.legal,
    odds=chance.odds,
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
        ({}, {"harder": "yes"}, {"unpredictable": "yes"}),
    ),
    prior=habits.prior,
    playout=turn.playout,
    # a turn is many small decisions, and the evaluation is sure only between turns: playouts end this one and two more by habit
    playouts=(3, 0),
    finish=habits.finish,
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
    open_points=offers.open_points,
    sketch=sketch.sketch,
    touches=draw.touches,
)
