"""Callisto, by Reiner Knizia: fill the board with your pieces, each beside another of your colour, for 2 to 4 players."""

from __future__ import annotations

from orrery.games.callisto.census import census
from orrery.games.callisto.components import problems
from orrery.games.callisto.describe import describe, things
from orrery.games.callisto.draw import board, scene, touches
from orrery.games.callisto.evaluate import evaluate, prior
from orrery.games.callisto.foreign import BLKSGF, GTP
from orrery.games.callisto.moves import catalogue
from orrery.games.callisto.observe import OBSERVATION, fields, observe
from orrery.games.callisto.offers import actions, offer, standing
from orrery.games.callisto.outlook import outlook
from orrery.games.callisto.rules import (
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
from orrery.games.callisto.selfplay import lessons
from orrery.games.callisto.sketch import sketch
from orrery.games.callisto.state import BOARD
from orrery.games.callisto.text import parse, prompt, sentence, why_no_move
from orrery.games.callisto.thinker import COURSES, LEVELS, course_terms, engine, feature_names, learned, policy_file
from orrery.games.callisto.view import imagine, reveals, see, seen, view
from orrery.kernel import Game, Learning, Option, OwnEngine


def parts() -> dict[str, bool]:
    """The bitboards are compiled by themselves."""
    return {"bitboards": BOARD.__module__.endswith("bitboard")}


GAME = Game(
    name="callisto",
    package=__name__,
    version=1,
    seats=(2, 3, 4),
    options=(
        Option("outer-pillars", ("no", "yes"), (2, 3)),
        Option("two-by-two", ("no", "yes"), (2,), ("outer-pillars",)),
    ),
    languages=("en", "es", "fr"),
    lowest_wins=True,
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
    why_no_move=why_no_move,
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
    prior=prior,
    playout=playout,
    # playouts are short and fast here, so the search plays them to the end
    playouts=(-1, 0),
    engine=OwnEngine(LEVELS, engine),
    gtp=GTP,
    formats=(BLKSGF,),
    parts=parts,
    learning=Learning(COURSES, course_terms, lessons, feature_names, learned, policy_file),
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
