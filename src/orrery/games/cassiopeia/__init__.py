"""Cassiopeia: terraform the seven planets of your system before anybody else does; 2 to 5 players."""

from __future__ import annotations

from orrery.games.cassiopeia import components, evaluate, features, moves, observe, outlook
from orrery.games.cassiopeia.rules import ending, setup, turn
from orrery.kernel import Game, Judging, Option
from orrery.message import LANGUAGES

from . import census, describe, draw, lots, offers, sketch, text, view

GAME = Game(
    name="cassiopeia",
    package=__name__,
    version=1,
    seats=(2, 3, 4, 5),
    options=(
        Option(
            "specialists",
            (
                "first-game",
                "chance-6",
                "chance-7",
                "chance-8",
                "picked",
                "V-VIII-IX",
                "V-VII-IX",
                "V-VI-VII-VIII",
                "VI-VII-VIII-IX",
            ),
        ),
        Option("flipped", ("3", "2", "4")),
        Option("free-objects", ("no", "yes")),
        Option("reading", ("planets", "objects")),
    ),
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
    evaluate_all=evaluate.evaluate_all,
    outlook=outlook.outlook,
    judging=Judging(
        features.FEATURES,
        evaluate.features,
        evaluate.stage,
        evaluate.judged,
        judged_all=evaluate.judged_all,
        # without space objects, with all of them, and with cards by chance; either reading of what they do
        variants=(
            {},
            {"specialists": "chance-8"},
            {"specialists": "V-VIII-IX", "reading": "objects"},
            {"specialists": "chance-7"},
        ),
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
