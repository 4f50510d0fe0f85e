"""An analysis in words: every decision with its cost, the better move with its reasons, and what would have come next."""

from __future__ import annotations

from orrery.kernel import Text
from orrery.server.think.analysis import Analysis, Judged
from orrery.server.wire.studying import AnalysisReply, DecisionReply, PartReply, ThenReply
from orrery.table import Table
from orrery.words import Words


def review(analysis: Analysis, table: Table, language: str) -> AnalysisReply:
    """An analysis as the wire has it."""
    words = Words(table.game.name, language, table.names)
    decisions = [_decision(judged, table, words) for judged in analysis.decisions]
    return AnalysisReply(analysis.status, analysis.done, analysis.points, decisions)


def _decision(judged: Judged, table: Table, words: Words) -> DecisionReply:
    game, terms = table.game, table.terms
    better = game.parse(terms, judged.best) if judged.best else None
    return DecisionReply(
        move=judged.move,
        seat=judged.seat,
        cost=judged.cost,
        own=judged.own,
        best=judged.best_win,
        margin=judged.margin,
        notation=judged.best,
        better="" if better is None else words.rich(game.sentence(terms, better)),
        touches=[] if better is None else list(game.touches(terms, judged.seat, better)),
        close=judged.close,
        parts=[PartReply(words.say(Text(f"outlook-{name}")), amount) for name, amount in judged.parts],
        then=[ThenReply(seat, _sentence(notation, table, words)) for seat, notation in judged.then],
    )


def _sentence(notation: str, table: Table, words: Words) -> str:
    move = table.game.parse(table.terms, notation)
    return notation if move is None else words.rich(table.game.sentence(table.terms, move))
