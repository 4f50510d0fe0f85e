"""Callisto, by Reiner Knizia: fill the board with your pieces, each beside another of your colour, for 2 to 4 players."""

from __future__ import annotations

from orrery.games.callisto import components, evaluate, moves, observe, outlook, rules, selfplay, state, thinker
from orrery.kernel import Game, Learning, Option, OwnEngine
from orrery.message import LANGUAGES

from . import census, describe, draw, foreign, offers, sketch, text, view


def parts() -> dict[str, bool]:
    """The bitboards are compiled by themselves."""
    return {"bitboards": state.BOARD.__module__.endswith("bitboard")}


GAME = Game(
    name="callisto",
    package=__name__,
    version=1,
    seats=(2, 3, 4),
    options=(
        Option("outer-pillars", ("no", "yes"), (2, 3)),
        Option("two-by-two", ("no", "yes"), (2,), ("outer-pillars",)),
    ),
    languages=LANGUAGES,
    lowest_wins=True,
    lasting_offers=True,
    observation=observe.OBSERVATION,
    setup=rules.setup,
    turn=rules.turn,
    to_move=rules.to_move,
    legal=rules.legal,
    odds=rules.odds,
    apply=rules.apply,
    scores=rules.scores,
    ranks=rules.ranks,
    outcome=rules.outcome,
    why_not=rules.why_not,
    why_no_move=text.why_no_move,
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
    prior=evaluate.prior,
    playout=rules.playout,
    # playouts are short and fast here, so the search plays them to the end
    playouts=(-1, 0),
    engine=OwnEngine(thinker.LEVELS, thinker.engine),
    gtp=foreign.GTP,
    formats=(foreign.BLKSGF,),
    parts=parts,
    learning=Learning(
        thinker.COURSES,
        thinker.course_terms,
        selfplay.lessons,
        thinker.feature_names,
        thinker.learned,
        thinker.policy_file,
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
    standing=offers.standing,
    sketch=sketch.sketch,
    touches=draw.touches,
)
