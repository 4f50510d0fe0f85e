"""Positions of Cassiopeia for tests: a table whose cards, planets and resources are laid as a test needs them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from orrery.edition import Edition, standard
from orrery.games import cassiopeia as game
from orrery.games.cassiopeia.components import CARD_NAMES, EFFECT_IDS, SPECIALIST_IDS
from orrery.games.cassiopeia.rules.principles import recount
from orrery.games.cassiopeia.state import CHOOSING
from orrery.kernel import Event, Refusal, Terms, play

WORDS = ("coins", "bots", "lenses", "cells", "capsules")


def terms(seats: int = 3, edition: Edition | None = None, **options: str) -> Terms:
    """What is agreed: every option by its name, with an underscore for a hyphen."""
    chosen = {option.name: option.choices[0] for option in game.GAME.options}
    chosen |= {name.replace("_", "-"): choice for name, choice in options.items()}
    return Terms(seats, chosen, edition or standard("cassiopeia"))


class Position:
    """A state that is played by notation and read by name."""

    def __init__(self, seats: int = 3, edition: Edition | None = None, **options: str) -> None:
        self.terms = terms(seats, edition, **options)
        self.state: Any = game.GAME.setup(self.terms)
        self.events: list[Event] = []

    def play(self, *notations: str) -> Position:
        """Play the moves; after each the kernel's own check has been passed."""
        for notation in notations:
            move = game.GAME.parse(self.terms, notation)
            assert move is not None, notation
            self.state = play(game.GAME, self.state, game.GAME.turn(self.state), move.index, self.events)
        return self

    def legal(self) -> list[str]:
        return [
            str(game.GAME.catalogue(self.terms)[move])
            for move in game.GAME.legal(self.state, game.GAME.turn(self.state))
        ]

    def refusal(self, notation: str, seat: int | None = None) -> Refusal | None:
        move = game.GAME.parse(self.terms, notation)
        assert move is not None, notation
        return game.GAME.why_not(self.state, game.GAME.turn(self.state) if seat is None else seat, move.index)

    def rule(self, notation: str, seat: int | None = None) -> str:
        """The number of the rule that speaks against a move."""
        refused = self.refusal(notation, seat)
        return "" if refused is None else refused.rule

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def mover(self) -> int:
        return int(game.GAME.turn(self.state))

    @property
    def view(self) -> dict[str, Any]:
        return game.GAME.view(self.state, None)

    def goods(self, seat: int) -> dict[str, int]:
        """What a seat has, without the kinds it has none of."""
        held = {word: self.state.goods[seat * 5 + r] for r, word in enumerate(WORDS)}
        return {word: n for word, n in held.items() if n}

    def give(self, seat: int, stored: int = 0, **goods: int) -> Position:
        for word, n in goods.items():
            self.state.goods[seat * 5 + WORDS.index(word)] = n
        self.state.stored[seat] = stored
        return self

    def row(self, seat: int, numbers: str) -> Position:
        """Lay a seat's planets in this order, by number."""
        for slot, number in enumerate(numbers):
            self.state.row[seat * 7 + slot] = int(number) - 1
        return self

    def inhabit(self, seat: int, *numbers: int) -> Position:
        for number in numbers:
            self.state.inhabited[seat * 7 + number - 1] = 1
        self.state.terraformed[seat] = sum(self.state.inhabited[seat * 7 + n] for n in range(7))
        recount(self.state, seat)
        return self

    def own(self, seat: int, effect: str) -> Position:
        """Give a seat the space object with this side up."""
        sided = list(self.state.components.object_effect).index(EFFECT_IDS.index(effect))
        before = self.state.owner[sided // 2]
        self.state.owner[sided // 2] = seat
        self.state.side[sided // 2] = sided % 2
        for changed in {before, seat} - {-1, -2}:
            recount(self.state, changed)
        return self

    def logistics(self, where: str) -> Position:
        self.state.logistics = ("earth", "mars").index(where)
        return self

    def coins(self, specialist: str, n: int) -> Position:
        self.state.coins[SPECIALIST_IDS.index(specialist) // 2] = n
        return self

    def log(self) -> list[str]:
        return [event.kind for event in self.events]


def table(*faces: str, seats: int = 3, edition: Edition | None = None, **options: str) -> Position:
    """A game about to choose: these specialists lie in the row, planets 1 to 7 in order, A first; Earth is up."""
    position = Position(seats, edition, **options)
    state = position.state
    names = list(faces)
    for name in SPECIALIST_IDS:
        if len(names) < 6 and not any(SPECIALIST_IDS.index(n) // 2 == SPECIALIST_IDS.index(name) // 2 for n in names):
            names.append(name)
    for card in range(len(CARD_NAMES)):
        state.chosen[card] = 0
    for name in names:
        card, side = divmod(SPECIALIST_IDS.index(name), 2)
        state.chosen[card] = 1
        state.face[card] = side
    state.slots = vec[i64]([SPECIALIST_IDS.index(name) // 2 for name in names])
    state.dealt = seats * 7
    for seat in range(seats):
        position.row(seat, "1234567").inhabit(seat)
    for card, things in ((7, (0, 2)), (8, (4, 5))):
        if state.chosen[card]:
            for thing in things:
                state.owner[thing] = -1
    state.order = vec[i64](list(range(seats)))
    state.round = 1
    state.phase = CHOOSING
    state.mover = 0
    return position


def choose(position: Position, *faces: str) -> Position:
    """All seats choose: A the first of these and so on, the rest what is leftmost in the row."""
    left = list(faces)
    while position.phase == "choosing":
        free = [card["specialist"] for card in position.view["cards"] if card["token"] < 0 and not left]
        position.play("choose " + (left.pop(0) if left else free[0]))
    return position
