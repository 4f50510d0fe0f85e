"""Puzzles on the server: a position as a live table shows it, and the answer to what somebody plays in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import structs

from orrery.blocks import Area, Map
from orrery.kernel import Move
from orrery.picture import part_of
from orrery.puzzles import Puzzle, find, move_of, reasons_of, table_of
from orrery.server.live import summaries
from orrery.server.live.presenter import Presenter
from orrery.server.live.unwritten import LEARNER, position, unwritten
from orrery.server.model.refused import Refused
from orrery.server.wire.incoming import PuzzleAsk
from orrery.server.wire.outgoing import PuzzleAnswer, PuzzleReply
from orrery.terms import find_game

WIDTH: Final = 460.0
"""How wide pictures are drawn."""


def desk_of(puzzle: Puzzle, language: str) -> Desk:
    """The table of a puzzle, replayed once."""
    return _desk(puzzle.game, puzzle.id, language)


@lru_cache(maxsize=80)
def _desk(game: str, name: str, language: str) -> Desk:
    return Desk(find(find_game(game), name), language)


class Desk:
    """A puzzle's table with what a live table has: a ledger and a presenter."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.table = table_of(puzzle, language)
        self.ledger = unwritten(self.table, puzzle.seat, "puzzle")
        self.presenter = Presenter(self.ledger, language)

    def answer(self, asked: PuzzleAsk) -> PuzzleReply:
        """What somebody is shown after what they did."""
        reply = self._shown()
        if asked.do == "play":
            return structs.replace(reply, answer=self._judged(self._move(asked.what)))
        if asked.do == "solve":
            return structs.replace(reply, answer=self._judged(self._move(self.puzzle.best), solved=False))
        if asked.do == "thing":
            return structs.replace(reply, thing=self.presenter.thing(self.puzzle.seat, asked.what))
        if asked.do == "why_not":
            return structs.replace(reply, reasons=self.presenter.reasons(self.puzzle.seat, asked.what, None)[0])
        if asked.do == "preview":
            shown = self.presenter.preview(self.puzzle.seat, self._move(asked.what))
            return structs.replace(reply, preview=shown["scene"], standing=shown["standing"])
        return reply

    def _move(self, notation: str) -> Move:
        move = move_of(self.table, self.puzzle.seat, notation)
        if move is None:
            raise Refused("illegal", "This move cannot be made here.")
        return move

    def _shown(self) -> PuzzleReply:
        puzzle, language = self.puzzle, self.presenter.language
        public = summaries.public_card(self.ledger)
        return PuzzleReply(
            game=puzzle.game,
            id=puzzle.id,
            difficulty=puzzle.difficulty,
            seat=puzzle.seat,
            count=len(self.ledger.offered(puzzle.seat)),
            card=summaries.personal_card(public, self.ledger.settings, LEARNER, {LEARNER}, 0, language),
            update=position(self.presenter, puzzle.seat),
        )

    def _judged(self, move: Move, solved: bool = True) -> PuzzleAnswer:
        """What a move costs, and why; the best one is only told to who found it or asked for it."""
        puzzle, words = self.puzzle, self.presenter.words
        right = move.notation == puzzle.best
        return PuzzleAnswer(
            right=right,
            found=right and solved,
            cost=round(100 * puzzle.cost(move.notation)),
            known=move.notation in puzzle.values,
            win=round(100 * puzzle.win),
            margin=round(100 * puzzle.margin),
            label=words.rich(self.table.game.sentence(self.table.terms, move)),
            reasons=words.reasons(reasons_of(puzzle, self.table, move)),
            touches=list(self.table.game.touches(self.table.terms, puzzle.seat, move)) if right else [],
        )

    def picture(self, theme: str) -> str:
        """The board of the position, as the seat sees it."""
        table, seat = self.table, self.puzzle.seat
        scene = table.game.scene(table.terms, table.view(seat), seat)
        shown = next(filter(_mapped, _areas(scene.areas)), scene.areas[0])
        return part_of(shown, table.game.board(table.terms), table.words, WIDTH, theme, "")


def _areas(areas: tuple[Area, ...]) -> list[Area]:
    """Areas and those inside them, the inner ones first."""
    return [inner for area in areas for inner in (*_areas(area.parts), area)]


def _mapped(area: Area) -> bool:
    return any(isinstance(block, Map) for block in area.blocks)


def picture_of(puzzle: Puzzle, theme: str) -> str:
    """The picture of a puzzle, drawn once."""
    return _picture(puzzle.game, puzzle.id, theme)


@lru_cache(maxsize=200)
def _picture(game: str, name: str, theme: str) -> str:
    return _desk(game, name, "en").picture(theme)
