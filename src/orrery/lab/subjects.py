"""What can be learned of a game in `orrery train`: its engine's policy, its evaluation, its habits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Protocol

from orrery.games import games
from orrery.judgement import COURSES, read_judgements
from orrery.kernel import Game, Json, Judging, Learning, Practising, Terms
from orrery.lab.experiment import LabError
from orrery.terms import terms_of

HABITS: Final = "habits"
"""The course in which a game's habits are learned, for all numbers of seats at once."""


@dataclass(frozen=True)
class Recipe:
    """All that decides what is learned: the same recipe gives the same weights."""

    game: str
    course: str
    rounds: int
    games: int
    """In each round."""
    iterations: int
    """The search's for every decision."""
    epochs: int
    seed: int
    trials: int = 0
    """Games between what was learned and what was there before, after each round; 0: it is taken as it is."""

    def plain(self) -> dict[str, Any]:
        """As it is saved."""
        data = asdict(self)
        return data if self.trials else {name: value for name, value in data.items() if name != "trials"}


class Subject(Protocol):
    """What can be learned of a game."""

    courses: Sequence[str]
    arrays: tuple[str, ...]
    """What is kept of a game."""
    kind: str
    """What it is called."""
    measure: str
    """What the loss is."""
    by_all: bool
    """Whether a round is fitted to the games of all rounds so far, and not to its own alone."""

    def terms(self, course: str, number: int) -> Terms:
        """The terms of a game with this number."""

    def play(self, terms: Terms, seed: int, iterations: int, weights: Sequence[float] | None) -> dict[str, Any]:
        """One game against itself, as arrays."""

    def fit(
        self, packed: Sequence[dict[str, Any]], recipe: Recipe, before: Sequence[float] | None, advance: Any
    ) -> tuple[list[float], list[Any]]:
        """Weights, and how well they foretold what they had not seen; those before are None in the first round."""

    def learned(self, course: str, weights: Sequence[float], how: Mapping[str, Json]) -> dict[str, Json]:
        """What is saved in the game's folder."""

    def playing(self, weights: Sequence[float] | None) -> Game:
        """The game as it would be played with these weights, or as it is."""

    def trial(self, course: str, number: int) -> Terms:
        """The terms of a trial with this number."""


class Policy:
    """The policy of a game's own engine."""

    arrays: tuple[str, ...] = ("moves", "features", "visits")
    kind = "policy"
    measure = "loss on decisions held out: cross-entropy with the search's visits"
    by_all = False

    def __init__(self, game: Game, learning: Learning) -> None:
        self._game = game
        self._learning = learning
        self.courses: Sequence[str] = learning.courses

    def terms(self, course: str, number: int) -> Terms:
        """The same for every game of a course."""
        seats, options = self._learning.course_terms(course)
        return terms_of(self._game, seats, options)

    def play(self, terms: Terms, seed: int, iterations: int, weights: Sequence[float] | None) -> dict[str, Any]:
        """The decisions of a game."""
        from orrery.lab.fit import pack  # noqa: PLC0415  (NumPy is an extra)

        return pack(self._learning.lessons(terms, seed, iterations, weights))

    def fit(
        self, packed: Sequence[dict[str, Any]], recipe: Recipe, before: Sequence[float] | None, advance: Any
    ) -> tuple[list[float], list[Any]]:
        """By logistic regression over all moves offered, whatever was before."""
        from orrery.lab.fit import fit  # noqa: PLC0415

        return fit(packed, len(self._learning.feature_names()), recipe.epochs, recipe.seed, advance)

    def learned(self, course: str, weights: Sequence[float], how: Mapping[str, Json]) -> dict[str, Json]:
        """As the engine reads it."""
        return self._learning.learned(course, weights, how)

    def playing(self, weights: Sequence[float] | None) -> Game:
        """As it is: an engine takes its weights from the game's folder, so they cannot be tried before they lie there."""
        return self._game

    def trial(self, course: str, number: int) -> Terms:
        """Those of its games."""
        return self.terms(course, number)


class Evaluation:
    """A game's judgement of positions, for the general search."""

    kind = "judgement"
    measure = "loss on games held out: cross-entropy with who came before whom, as it ended and as the search saw it"
    by_all = True

    def __init__(self, game: Game, judging: Judging) -> None:
        from orrery.lab.judging import ARRAYS  # noqa: PLC0415  (NumPy is an extra)

        self._game = game
        self._judging = judging
        self.arrays: tuple[str, ...] = ARRAYS
        self.courses: Sequence[str] = [COURSES[seats] for seats in game.seats]

    def terms(self, course: str, number: int) -> Terms:
        """The variants of a game in turn, those that can be played with so many seats."""
        seats = COURSES.index(course)
        limited = {option.name for option in self._game.options if option.seats and seats not in option.seats}
        variants = [variant for variant in self._judging.variants if limited.isdisjoint(variant)]
        return terms_of(self._game, seats, variants[number % len(variants)])

    def play(self, terms: Terms, seed: int, iterations: int, weights: Sequence[float] | None) -> dict[str, Any]:
        """The positions of a game."""
        from orrery.lab.judging import positions  # noqa: PLC0415

        return positions(self.playing(weights), terms, seed, iterations)

    def fit(
        self, packed: Sequence[dict[str, Any]], recipe: Recipe, before: Sequence[float] | None, advance: Any
    ) -> tuple[list[float], list[Any]]:
        """By logistic regression over every two seats, drawn to the weights before: in the first round those of the game."""
        from orrery.lab.judging import fit  # noqa: PLC0415

        return fit(packed, recipe.epochs, advance, self._shipped(recipe.course) if before is None else before)

    def _shipped(self, course: str) -> list[float]:
        """The weights that the game has: all of the beginning, then all of the end."""
        judgement = read_judgements(self._game.package, self._judging.names)[COURSES.index(course)]
        return [judgement.weight(at, stage) for stage in (0.0, 1.0) for at in range(len(self._judging.names))]

    def learned(self, course: str, weights: Sequence[float], how: Mapping[str, Json]) -> dict[str, Json]:
        """As `read_judgements` reads it."""
        half = len(weights) // 2
        early: list[Json] = list(weights[:half])
        late: list[Json] = list(weights[half:])
        names: list[Json] = list(self._judging.names)
        return {"course": course, "recipe": dict(how), "features": names, "early": early, "late": late}

    def playing(self, weights: Sequence[float] | None) -> Game:
        """With these worths of its features."""
        from orrery.lab.judging import with_weights  # noqa: PLC0415

        return with_weights(self._game, weights)

    def trial(self, course: str, number: int) -> Terms:
        """Those of its games."""
        return self.terms(course, number)


class Habits:
    """A game's habits, which give the general search its priors and finish turns in its playouts."""

    kind = "habits"
    measure = Policy.measure
    by_all = True
    courses: Sequence[str] = (HABITS,)

    def __init__(self, game: Game, practising: Practising) -> None:
        from orrery.lab.practice import ARRAYS  # noqa: PLC0415  (NumPy is an extra)

        self._game = game
        self._practising = practising
        self.arrays: tuple[str, ...] = ARRAYS

    def terms(self, course: str, number: int) -> Terms:
        """The game's variants in turn, each with its own number of seats."""
        seats, options = self._practising.variants[number % len(self._practising.variants)]
        return terms_of(self._game, seats, options)

    def play(self, terms: Terms, seed: int, iterations: int, weights: Sequence[float] | None) -> dict[str, Any]:
        """The decisions of a game."""
        from orrery.lab.practice import lessons  # noqa: PLC0415

        return lessons(self.playing(weights), self._practising, terms, seed, iterations)

    def fit(
        self, packed: Sequence[dict[str, Any]], recipe: Recipe, before: Sequence[float] | None, advance: Any
    ) -> tuple[list[float], list[Any]]:
        """By logistic regression over all ways to make a move, drawn to the weights before: in the first round the game's."""
        from orrery.lab.practice import fit  # noqa: PLC0415

        start = [one for part in self._practising.shipped() for one in part] if before is None else before
        return fit(packed, self._practising, recipe.epochs, recipe.seed, start, advance)

    def learned(self, course: str, weights: Sequence[float], how: Mapping[str, Json]) -> dict[str, Json]:
        """As the game reads them."""
        return self._practising.saved(*self._cut(weights), how)

    def playing(self, weights: Sequence[float] | None) -> Game:
        """With these habits."""
        if weights is None:
            return self._game
        habits = self._practising.habits(*self._cut(weights))
        return replace(self._game, prior=habits.prior, finish=habits.finish)

    def trial(self, course: str, number: int) -> Terms:
        """The usual game of two."""
        return terms_of(self._game, 2, {})

    def _cut(self, weights: Sequence[float]) -> tuple[list[float], list[float]]:
        """The weights of all rows, and their lifts."""
        count = self._practising.rows * self._practising.signs
        return list(weights[:count]), list(weights[count:])


def subjects_of(name: str) -> list[Subject]:
    """What the game of a name can learn."""
    game = games().get(name)
    subjects: list[Subject] = []
    if game is not None and game.learning is not None:
        subjects.append(Policy(game, game.learning))
    if game is not None and game.judging is not None:
        subjects.append(Evaluation(game, game.judging))
    if game is not None and game.practising is not None:
        subjects.append(Habits(game, game.practising))
    if not subjects:
        able = ", ".join(sorted(one.name for one in games().values() if one.learning or one.judging or one.practising))
        raise LabError(f"“{name[:40]}” has nothing to train; there is something in {able}")
    return subjects


def subject_of(name: str, course: str | None = None) -> Subject:
    """What the game of a name learns in a course; where none is named, in the first that it has."""
    subjects = subjects_of(name)
    courses = [one for subject in subjects for one in subject.courses]
    for subject in subjects:
        if course is None or course in subject.courses:
            return subject
    raise LabError(f"{name} has no course “{(course or '')[:40]}”; there are {', '.join(courses)}")


def terms_of_course(game: str, course: str) -> Terms:
    """The terms that the first game of a course is played with."""
    return subject_of(game, course).terms(course, 0)
