"""Cassiopeia: terraform the seven planets of your system before anybody else does; 2 to 5 players."""

from __future__ import annotations

from orrery.games.cassiopeia.census import census
from orrery.games.cassiopeia.components import problems
from orrery.games.cassiopeia.describe import describe, things
from orrery.games.cassiopeia.draw import board, scene, touches
from orrery.games.cassiopeia.evaluate import evaluate
from orrery.games.cassiopeia.moves import catalogue
from orrery.games.cassiopeia.observe import OBSERVATION, fields, observe
from orrery.games.cassiopeia.offers import actions, offer, standing
from orrery.games.cassiopeia.outlook import outlook
from orrery.games.cassiopeia.rules import apply, legal, odds, outcome, ranks, scores, setup, to_move, turn, why_not
from orrery.games.cassiopeia.sketch import sketch
from orrery.games.cassiopeia.text import parse, prompt, sentence
from orrery.games.cassiopeia.view import imagine, reveals, see, seen, view
from orrery.kernel import Game, Option

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
