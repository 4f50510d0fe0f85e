"""Puzzles on the server: a position as a live table shows it, and the answer to what somebody plays in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import structs

from orrery.blocks import Area, Block, Cards, Columns, Map, things_in
from orrery.kernel import Move
from orrery.picture import part_of
from orrery.puzzles import Puzzle, find, move_of, reasons_of, table_of
from orrery.scene import Board
from orrery.server.live import summaries
from orrery.server.live.presenter import Presenter
from orrery.server.live.unwritten import LEARNER, position, unwritten
from orrery.server.model.refused import Refused
from orrery.server.wire.incoming import PuzzleAsk
from orrery.server.wire.outgoing import PuzzleAnswer, PuzzleReply
from orrery.terms import find_game

WIDTH: Final = 460.0
"""How wide pictures of maps are drawn."""
NARROW: Final = 352.0
"""How wide others are, which have more words: two cards beside each other."""
CARDS: Final = 4
"""How many cards a picture shows."""


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

    @property
    def choices(self) -> int:
        """How many moves there are."""
        return len(self.ledger.offered(self.puzzle.seat))

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
            count=self.choices,
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
            label=self._label(move),
            second=self._label(self._move(puzzle.second)) if right else "",
            reasons=words.reasons(reasons_of(puzzle, self.table, move)),
            touches=list(self.table.game.touches(self.table.terms, puzzle.seat, move)) if right else [],
        )

    def _label(self, move: Move) -> str:
        return self.presenter.words.rich(self.table.game.sentence(self.table.terms, move))

    def picture(self, theme: str) -> str:
        """What is decided on, as the seat sees it: the part of the table that most moves touch, with what can be chosen lit."""
        table, seat = self.table, self.puzzle.seat
        touches = table.game.touches
        lit = {thing for move in table.legal(seat) for thing in touches(table.terms, seat, move)}
        board = table.game.board(table.terms)
        scene = table.game.scene(table.terms, table.view(seat), seat)
        counts = [(len(lit & _things(block, board)), block) for block in _blocks(scene.areas)]
        # a row of short things says little of a position: it is shown only where nothing on a map or card can be chosen
        _, shown = max(counts, key=lambda one: (one[0] > 0 and isinstance(one[1], Map | Cards), one[0]))
        width = WIDTH if isinstance(shown, Map) else NARROW
        return part_of(_cut(shown, lit), board, table.words, width, theme, lit=lit)


def _blocks(areas: tuple[Area, ...]) -> Iterator[Block]:
    """The blocks of areas and of those inside them, columns one by one."""
    for area in areas:
        for block in area.blocks:
            yield from block.blocks if isinstance(block, Columns) else (block,)
        yield from _blocks(area.parts)


def _things(block: Block, board: Board) -> set[str]:
    """What can be pointed at in a block."""
    places = board.grounds[block.id].places if isinstance(block, Map) else ()
    return {thing.id for thing in (*things_in(block), *places)}


def _cut(block: Block, lit: set[str]) -> Block:
    """A block that is no larger than a small picture bears: of many cards those that can be chosen, a few of them."""
    if not isinstance(block, Cards) or len(block.cards) <= CARDS:
        return block
    chosen = [card for card in block.cards if lit & {thing.id for thing in things_in(card)}]
    return structs.replace(block, cards=tuple(chosen[:CARDS]))


def picture_of(puzzle: Puzzle, theme: str) -> str:
    """The picture of a puzzle, drawn once."""
    return _picture(puzzle.game, puzzle.id, theme)


@lru_cache(maxsize=200)
def _picture(game: str, name: str, theme: str) -> str:
    return _desk(game, name, "en").picture(theme)
