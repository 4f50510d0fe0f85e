"""Puzzles over HTTP: the shelf, the day, a wrong answer with its cost, the right one with its reasons, and what is kept."""

from __future__ import annotations

from cluster import Cluster
from guests import Guest, house, run
from msgspec.structs import replace

from orrery.games import games
from orrery.puzzles import Puzzle, puzzles_of, table_of
from orrery.server.live.puzzles import Desk


def path_of(puzzle: Puzzle) -> str:
    return f"/api/games/{puzzle.game}/puzzles/{puzzle.id}"


async def solve(ann: Guest, puzzle: Puzzle) -> None:
    """A wrong answer, then the right one."""
    shown = await ann.post(path_of(puzzle))
    assert shown["answer"] is None and shown["count"] >= 4 and shown["update"]["moves"]
    assert shown["update"]["seat"] == puzzle.seat and shown["card"]["mine"] == [puzzle.seat]
    wrong = min(puzzle.values, key=lambda move: puzzle.values[move])
    told = (await ann.post(path_of(puzzle), do="play", what=wrong))["answer"]
    assert not told["right"] and told["cost"] == round(100 * puzzle.cost(wrong)) > 0 and told["touches"] == []
    assert puzzle.best not in str(told)
    told = (await ann.post(path_of(puzzle), do="play", what=puzzle.best))["answer"]
    assert told["right"] and told["found"] and told["cost"] == 0 and told["margin"] >= 5 and told["label"]


def test_the_picture_shows_what_can_be_chosen_and_not_what_is_best() -> None:
    """It is drawn from the moves that there are: the same whatever is best."""
    for game in games().values():
        for puzzle in puzzles_of(game):
            desk = Desk(puzzle, "en")
            other = next(move for move in puzzle.values if move != puzzle.best)
            picture = desk.picture("dark")
            assert picture.count('stroke="#f2c14e"') >= 1, puzzle.id
            assert Desk(replace(puzzle, best=other), "en").picture("dark") == picture


async def journey(base: str) -> None:
    async with Guest(base, "Ann") as ann, Guest(base) as stranger:
        for game in games().values():
            if puzzles_of(game):
                await solve(ann, puzzles_of(game)[-1])
                await solve(stranger, puzzles_of(game)[-1])
        other = puzzles_of(games()["cassiopeia"])[0]
        assert (await ann.post(path_of(other), do="solve"))["answer"]["right"]
        await ann.post(path_of(other), do="play", what=other.best)
        told = await ann.get("/api/puzzles")
        fates = {(one["game"], one["id"]): one["fate"] for shelf in told["shelves"] for one in shelf["puzzles"]}
        assert fates[other.game, other.id] == "seen"  # whoever saw the solution has not found it
        last = puzzles_of(games()["callisto"])[-1]
        assert fates[last.game, last.id] == "solved"
        assert told["day"]["id"] in {id for _, id in fates} and told["date"]
        strange = await stranger.get("/api/puzzles")
        assert not any(one["fate"] for shelf in strange["shelves"] for one in shelf["puzzles"])


def test_puzzles_are_solved_and_kept() -> None:
    async def test() -> None:
        async with house() as here:
            await journey(here.base)

    run(test())


def test_the_same_on_postgres(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        async with house(url) as here:
            await journey(here.base)

    run(test())


def test_a_puzzle_is_asked_like_a_table() -> None:
    """Why not, previews, things and a picture; bad input is one sentence."""

    async def test() -> None:
        async with house() as here, here.guest("Ann") as ann:
            puzzle = puzzles_of(games()["callisto"])[0]
            shown = await ann.post(path_of(puzzle), do="preview", what=puzzle.best)
            assert shown["preview"]
            thing = next(iter(shown["update"]["scene"]["areas"][0]["blocks"][0]["pieces"]))["id"]
            assert (await ann.post(path_of(puzzle), do="thing", what=thing))["thing"]["name"]
            assert isinstance((await ann.post(path_of(puzzle), do="why_not", what=thing))["reasons"], list)
            for theme in ("dark", "light"):
                picture = await ann.http.get(f"{path_of(puzzle)}/picture.svg", params={"theme": theme})
                assert picture.status_code == 200 and picture.text.startswith("<svg")
            assert await ann.refused(path_of(puzzle), do="play", what="nonsense") == (409, "illegal")
            assert await ann.refused("/api/games/callisto/puzzles/nothing") == (404, "not_found")
            assert await ann.refused("/api/games/chess/puzzles/nothing") == (404, "not_found")
            assert await ann.refused(path_of(puzzle), do="dance") == (400, "malformed")

    run(test())


def test_only_the_seats_own_sight_is_sent() -> None:
    """What others drew in secret is in the record alone: no card's name in the log, and no record in the answer."""
    puzzle = puzzles_of(games()["cryo"])[0]
    hidden: dict[int, str] = {}
    table = table_of(puzzle)
    for number, entry in enumerate(table.entries, 1):
        before = table.at(number - 1)
        if "?" in before.seen(entry.seat, entry.move, puzzle.seat):
            move = table.game.catalogue(table.terms)[entry.move]
            hidden[number] = table.words.say(table.game.sentence(table.terms, move)).split(" is ")[0]

    async def test() -> None:
        async with house() as here, here.guest("Ann") as ann:
            shown = await ann.post(f"{path_of(puzzle)}?language=en")
            told = {entry["move"]: " ".join(entry["texts"]) for entry in shown["update"]["log"]}
            assert hidden and "record" not in shown
            for number, name in hidden.items():
                assert name not in told.get(number, ""), (number, name)

    run(test())
