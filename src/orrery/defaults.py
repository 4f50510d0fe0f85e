"""What follows from the rest of a game, where the game itself says nothing: each function takes the game first."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from orrery import registry
from orrery.blocks import Action, Lot, Offer, Standing
from orrery.catalogue import Catalogue, Move
from orrery.edition import Edition
from orrery.message import Text, Who
from orrery.position import Position
from orrery.vectors import OVER, filled, numbers
from orrery.vocabulary import (
    AGAINST,
    FOR,
    Description,
    Event,
    Field,
    Json,
    Outcome,
    Refusal,
    ScoreLine,
    Terms,
)

if TYPE_CHECKING:
    from orrery.kernel import Game


def turn(game: Game, state: Any) -> int:
    """The first seat that must decide."""
    seats = game.to_move(state)
    return seats[0] if seats else OVER


def odds(game: Game, state: Any) -> vec[i64]:
    """Each of chance's moves is as likely as the others."""
    seats = game.to_move(state)
    return filled(len(game.legal(state, seats[0])), 1) if seats and seats[0] < 0 else vec[i64]()


def ranks(game: Game, state: Any) -> vec[i64]:
    """Most points win, or fewest; equals share a place."""
    sign = 1 if game.lowest_wins else -1
    points = [sign * score for score in game.scores(state)]
    return numbers([1 + sum(other < own for other in points) for own in points])


def evaluate(game: Game, state: Any, seat: int) -> float:
    """The points as they stand."""
    points = float(game.scores(state)[seat])
    return -points if game.lowest_wins else points


def outlook(game: Game, state: Any, seat: int) -> dict[str, float]:
    """The evaluation as one part."""
    return {"points": game.evaluate(state, seat)}


def playouts(game: Game) -> tuple[int, int]:
    """To the end where nothing but the points says how good a position is; else it is evaluated as it stands."""
    own = game.evaluate
    return (-1, 0) if isinstance(own, partial) and own.func is evaluate else (0, 0)


def outcome(game: Game, state: Any) -> Outcome | None:
    """The points, once nobody decides any more."""
    if game.to_move(state):
        return None
    points = tuple(game.scores(state))
    line = ScoreLine(Text("score-points"), points, sense=AGAINST if game.lowest_wins else FOR)
    return Outcome(tuple(game.ranks(state)), points, Text("reason-ended"), (line,))


def why_not(game: Game, state: Any, seat: int, move: int) -> Refusal | None:
    """That the game is over, that it is another's turn, or that the move cannot be made now."""
    seats = game.to_move(state)
    if not seats:
        return Refusal(game.rule, Text("refused-over"))
    if seat not in seats:
        return Refusal(game.rule, Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(seats[0])}))
    return None if move in list(game.legal(state, seat)) else Refusal(game.rule, Text("refused-not-the-moment"))


def why_no_move(game: Game, terms: Terms, notation: str) -> Refusal | None:
    """Nothing more than that there is none."""
    return None


def reveals(game: Game, state: Any, seat: int, move: int) -> bool:
    """Everything lies open."""
    return False


def census(game: Game, state: Any) -> dict[str, int]:
    """Nothing is counted."""
    return {}


def problems(game: Game, edition: Edition) -> list[Text]:
    """Nothing contradicts the rulebook."""
    return []


def parts(game: Game) -> dict[str, bool]:
    """Nothing is compiled by itself."""
    return {}


def view(game: Game, state: Any, seat: int | None) -> dict[str, Json]:
    """The declared fields of the position; everybody sees them all."""
    return {name: list(value) if isinstance(value, list) else value for name, value in _declaring(game, state).values()}


def observe(game: Game, state: Any, seat: int) -> vec[i64]:
    """Who looks, and then the declared fields of the position."""
    return numbers([seat, *_declaring(game, state).facts()])


def fields(game: Game, terms: Terms) -> tuple[Field, ...]:
    """What is declared of the position's fields."""
    start = _declaring(game, game.setup(terms))
    lengths = [len(value) if isinstance(value, list) else 1 for _, value in start.values()]
    return (
        Field("seat", 1, 0, max(1, terms.seats - 1), "the seat that looks"),
        *(
            Field(one.name, length, one.low, one.high, one.meaning)
            for one, length in zip(start.declared(), lengths, strict=True)
        ),
    )


def _declaring(game: Game, state: Any) -> Position:
    if not isinstance(state, Position):
        raise TypeError(f"{game.name} must say its own view, observe and fields, or its state must be a Position")
    return state


def see(game: Game, event: Event, seat: int | None) -> Event | None:
    """Everybody witnesses everything."""
    return event


def seen(game: Game, state: Any, mover: int, move: int, seat: int | None) -> str:
    """The whole notation of a move, which hides nothing."""
    return str(_moves(game)[move])


def catalogue(game: Game, terms: Terms) -> Catalogue:
    """The same moves under any terms."""
    return _moves(game)


def _moves(game: Game) -> Catalogue:
    if game.moves is None:
        raise TypeError(f"{game.name} must list its moves, or say its own catalogue and seen")
    return game.moves


def imagine(game: Game, state: Any, seat: int, rng: random.Random) -> Any:
    """The position itself, for nothing is hidden."""
    return state.copy()


def parse(game: Game, terms: Terms, notation: str) -> Move | None:
    """The move that the catalogue writes so."""
    return game.catalogue(terms).find(notation)


def sentence(game: Game, terms: Terms, move: Move) -> Text:
    """The message of a move's kind with its fields; where no language has one, the notation."""
    return Text(f"move-{move.kind}", dict(move.fields), move.notation[:1].upper() + move.notation[1:])


def prompt(game: Game, view: dict[str, Json], seat: int) -> Text:
    """That a move must be chosen."""
    return Text("prompt-any")


def actions(game: Game, terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
    """No action is named."""
    return ()


def offer(game: Game, terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
    """The move's sentence."""
    return Offer(game.sentence(terms, move))


def drawing(game: Game, state: Any) -> Text:
    """That something turns up."""
    return Text("draws")


def lot(game: Game, state: Any, move: Move) -> Lot:
    """The move by its kind and what it names."""
    named = " ".join(str(value) for value in move.fields.values())
    return Lot(Text("lot", {"what": named or move.notation}, "{what}"))


def standing(game: Game, terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...] | None:
    """The points that the view calls `scores`, if it does."""
    scores = view.get("scores")
    if not isinstance(scores, list) or len(scores) < terms.seats:
        return None
    points = [score for score in scores if isinstance(score, int)]
    if len(points) < len(scores):
        return None
    return tuple(Standing(score, Text("points", {"n": score})) for score in points)


def things(game: Game, terms: Terms) -> tuple[str, ...]:
    """Nothing is looked up."""
    return ()


def describe(game: Game, terms: Terms, view: dict[str, Json], thing: str) -> Description | None:
    """Nothing is described."""
    return None


def sheet(game: Game, terms: Terms, view: dict[str, Json]) -> tuple[ScoreLine, ...]:
    """Nothing is said of the score before the end."""
    return ()


def lessons(game: Game) -> dict[str, str]:
    """What lies in the folder `lessons` beside its module."""
    return registry.texts_of(game.name, "lessons", ".toml")
