"""Lessons on the server: a learner's table as the wire has it, made anew for every request and kept nowhere."""

from __future__ import annotations

from typing import Any, cast

from msgspec import structs

from orrery.kernel import IllegalMove
from orrery.lessons import LessonError, Reply, Tutor
from orrery.record import RecordError
from orrery.server.live import summaries
from orrery.server.live.presenter import Presenter
from orrery.server.live.unwritten import LEARNER, position, unwritten
from orrery.server.model.refused import Refused
from orrery.server.wire.incoming import Lesson
from orrery.server.wire.outgoing import AnswerReply, LessonReply, LessonStepReply, TutorReply, Update
from orrery.terms import TableError


def answer(tutor: Tutor, asked: Lesson) -> LessonReply:
    """What a learner is shown after what they did."""
    _resume(tutor, asked)
    reply = _do(tutor, asked)
    desk = _Desk(tutor)
    return _asked(desk, asked, desk.reply(reply))


def _resume(tutor: Tutor, asked: Lesson) -> None:
    try:
        if asked.moves is None:
            tutor.go(tutor.lesson.step(asked.step))
        else:
            tutor.resume(asked.step, asked.moves, tried=asked.tried, answered=asked.answered)
    except (IllegalMove, LessonError, RecordError, TableError):
        raise Refused("malformed", "These are no moves of this lesson.") from None


def _do(tutor: Tutor, asked: Lesson) -> Reply | None:
    """Do what the learner does; what only asks changes nothing."""
    if asked.do == "play":
        return tutor.play(asked.what)
    if asked.do == "answer":
        if tutor.step is None or asked.what not in tutor.step.ask:
            raise Refused("malformed", "There is no such answer here.")
        return tutor.answer(asked.what)
    if asked.do == "on":
        return tutor.go_on()
    if asked.do == "back":
        tutor.back()
    elif asked.do == "go":
        tutor.go(tutor.lesson.step(asked.what))
    elif asked.do == "take_back":
        tutor.take_back()
    return None


def _asked(desk: _Desk, asked: Lesson, reply: LessonReply) -> LessonReply:
    """The answer to a question that changes nothing."""
    if asked.do not in ("why_not", "preview", "thing"):
        return reply
    table, seat = desk.tutor.table, desk.tutor.lesson.seat
    if asked.do == "thing":
        return structs.replace(reply, thing=desk.presenter.thing(seat, asked.what))
    if not desk.asks:
        return reply
    if asked.do == "why_not":
        return structs.replace(reply, reasons=desk.presenter.reasons(seat, asked.what, None)[0])
    move = table.game.parse(table.terms, asked.what)
    if move is None or move.index not in desk.ledger.offered(seat):
        return reply
    shown = desk.presenter.preview(seat, move)
    return structs.replace(reply, preview=shown["scene"], standing=shown["standing"])


class _Desk:
    """A learner's table with what a live table has: a ledger and a presenter."""

    def __init__(self, tutor: Tutor) -> None:
        self.tutor = tutor
        self.ledger = unwritten(tutor.table, tutor.lesson.seat, "lesson")
        self.presenter = Presenter(self.ledger, tutor.table.words.language)

    @property
    def asks(self) -> bool:
        """Whether a move is asked for and none lies on the table yet."""
        step = self.tutor.step
        return step is not None and bool(step.move) and self.tutor.tried is None

    def reply(self, reply: Reply | None) -> LessonReply:
        """Everything that the learner's screen shows."""
        tutor, lesson, rich = self.tutor, self.tutor.lesson, self.presenter.words.rich
        language = tutor.table.words.language
        card = summaries.public_card(self.ledger)
        return LessonReply(
            name=lesson.name,
            title=rich(lesson.said.text("title")),
            at=tutor.at,
            steps=[AnswerReply(step.id, rich(step.said.text("title"))) for step in lesson.steps],
            step=self._step(),
            reply=self._said(reply),
            tried=tutor.tried is not None,
            answered=tutor.answered,
            strayed=tutor.strayed,
            moves=tutor.moves,
            card=summaries.personal_card(card, self.ledger.settings, LEARNER, {LEARNER}, 0, language),
            update=self._update(),
        )

    def _step(self) -> LessonStepReply | None:
        step, rich = self.tutor.step, self.presenter.words.rich
        if step is None:
            return None
        return LessonStepReply(
            id=step.id,
            title=rich(step.said.text("title")),
            text=rich(step.said.text()),
            rule=step.rule,
            asks="move" if step.move else "answer" if step.ask else "",
            answers=[AnswerReply(name, rich(step.said.text(name))) for name in step.ask],
            lit=list(self.tutor.lit),
            related=list(step.related),
        )

    def _said(self, reply: Reply | None) -> TutorReply | None:
        if reply is None:
            return None
        text = "" if reply.text is None else self.presenter.words.rich(reply.text)
        return TutorReply(kind=cast(Any, reply.kind), text=text, rule=reply.rule)

    def _update(self) -> Update:
        """The position; where no move is asked for, none is offered."""
        update = position(self.presenter, self.tutor.lesson.seat)
        if self.asks:
            return update
        prompt = self.presenter.words.rich(self.tutor.lesson.said.text("title"))
        return structs.replace(
            update, moves="", yours=[], to_move=[], bar=[], buttons={}, offers={}, steps=[], prompt=prompt
        )
