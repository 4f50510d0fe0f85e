"""Results and ratings: kept once, found again, reckoned again, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from guests import run
from kept import bot, opened, people, person, result

from orrery.server.model.rating import NEW, Rating, anchor, rated
from orrery.server.store.history import Wanted, course_of, history, ratings_at, ratings_of, tallies
from orrery.server.store.results import keep_result, rate_anew


def test_a_result_is_kept_and_rated_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await people(store, "ann", "bob")
            won = result("t1", person(0, "ann", 1), person(1, "bob", 2))
            assert await store.do(keep_result(won))
            once = await store.look(ratings_of("ann"))
            assert not await store.do(keep_result(won))
            assert await store.look(ratings_of("ann")) == once
            assert once["callisto"][1] == 1
            assert once["callisto"][0].mu > NEW.mu > (await store.look(ratings_of("bob")))["callisto"][0].mu

    run(test())


def test_games_that_end_at_once_are_all_rated(url: str) -> None:
    """No rating is lost where the same people finish many games in one moment."""

    async def test() -> None:
        async with opened(url) as store, opened(url) if store.shared else contextlib.nullcontext(store) as other:
            await people(store, "ann", "bob")
            games = [result(f"t{n}", person(0, "ann", 1), person(1, "bob", 2), ended=100.0 + n) for n in range(16)]
            await asyncio.gather(*((store, other)[n % 2].do(keep_result(game)) for n, game in enumerate(games)))
            assert (await store.look(ratings_of("ann")))["callisto"][1] == 16
            one, two = NEW, NEW
            for _ in games:
                one, two = rated([one, two], [1, 2])
            kept = (await store.look(ratings_of("ann")))["callisto"][0]
            assert (kept.mu, kept.sigma) == pytest.approx((one.mu, one.sigma))

    run(test())


def test_bots_stand_where_the_ladder_measured_them_and_do_not_move(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await people(store, "ann")
            await store.do(keep_result(result("t1", person(0, "ann", 1), bot(1, 5, 2))))
            why, changes = await store.look(ratings_at("t1")) or ("?", {})
            assert why == ""
            assert changes[1] == (anchor("callisto", 5), anchor("callisto", 5))
            strong = changes[0][1].mu - NEW.mu
            await store.do(keep_result(result("t2", person(0, "ann", 1), bot(1, 1, 2), game="cryo")))
            weak = (await store.look(ratings_of("ann")))["cryo"][0].mu - NEW.mu
            assert strong > 2 * weak > 0, "who beats a strong bot gains more"

    run(test())


def test_levels_are_as_far_apart_as_their_ladder_says() -> None:
    strengths = [anchor("callisto", level).mu for level in range(1, 6)]
    assert strengths == sorted(strengths)
    assert anchor("callisto", 2).points == 1500
    assert anchor("nobody measured it", 3).points == pytest.approx(1500 + 191, abs=1), "75 % are 191 points of Elo's"


def test_who_left_or_resigned_has_lost_whatever_the_bot_made_of_it(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await people(store, "ann", "bob", "cy")
            game = result("t1", person(0, "ann", 1, fate="left"), person(1, "bob", 2), person(2, "cy", 3))
            assert game.order == [3, 1, 2]
            await store.do(keep_result(game))
            mus = [(await store.look(ratings_of(guest)))["callisto"][0].mu for guest in ("bob", "cy", "ann")]
            assert mus == sorted(mus, reverse=True)

    run(test())


def test_what_is_not_rated_changes_no_rating(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await people(store, "ann")
            await store.do(keep_result(result("t1", person(0, "ann", 1), bot(1, 3, 2), why="casual")))
            assert await store.look(ratings_of("ann")) == {}
            assert await store.look(ratings_at("t1")) == ("casual", {})
            assert await store.look(ratings_at("t2")) is None

    run(test())


def test_ratings_can_be_reckoned_again_from_the_results(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await people(store, "ann", "bob", "cy")
            for n in range(12):
                places = [person(0, "ann", 1 + n % 2), person(1, ("bob", "cy")[n % 2], 2 - n % 2), bot(2, 1 + n % 5, 3)]
                game = ("callisto", "cryo")[n % 3 == 0]
                await store.do(keep_result(result(f"t{n}", *places, game=game, ended=100.0 + n)))
            before = {guest: await store.look(ratings_of(guest)) for guest in ("ann", "bob", "cy")}
            await store.do(_spoil())
            assert await store.do(rate_anew()) == 12
            after = {guest: await store.look(ratings_of(guest)) for guest in ("ann", "bob", "cy")}
            assert after == before
            course = await store.look(course_of("ann", "callisto"))
            assert len(course) == 8 and course[-1] == before["ann"]["callisto"][0]

    run(test())


def _spoil():  # type: ignore[no-untyped-def]
    yield ("UPDATE ratings SET mu = 1, games = 7",)
    yield ("UPDATE results SET new_mu = 1, mu = 2 WHERE guest IS NOT NULL",)


async def _filled(store) -> None:  # type: ignore[no-untyped-def]
    await people(store, "ann", "bob")
    games = [
        result("t1", person(0, "ann", 1, 50), person(1, "bob", 2, 40), ended=1.0),
        result("t2", bot(0, 2, 1), person(1, "ann", 2, 30), ended=2.0, why="casual"),
        result("t3", person(0, "ann", 1, 90), game="cryo", ended=3.0, why="casual"),
        result("t4", person(0, "bob", 1), person(1, "ann", 2, 20), bot(2, 1, 3), game="cryo", ended=3.0),
        result("t5", person(0, "ann", 2, 70), person(1, "ann", 1, 80), ended=5.0, why="casual"),
    ]
    for game in games:
        await store.do(keep_result(game))


@pytest.mark.parametrize(
    ("wanted", "tables"),
    [
        (Wanted(), ["t5", "t4", "t3", "t2", "t1"]),
        (Wanted(game="cryo"), ["t4", "t3"]),
        (Wanted(seats=2), ["t5", "t2", "t1"]),
        (Wanted(result="won"), ["t3", "t1"]),
        (Wanted(result="lost"), ["t5", "t4", "t2"]),
        (Wanted(rated=True), ["t4", "t1"]),
        (Wanted(rated=False), ["t5", "t3", "t2"]),
        (Wanted(against="people"), ["t5", "t4", "t1"]),
        (Wanted(against="bots"), ["t2"]),
        (Wanted(against="alone"), ["t3"]),
        (Wanted(search="bo"), ["t4", "t1"]),
        (Wanted(search="io", seats=3), ["t4"]),
        (Wanted(search="b%b"), []),
        (Wanted(after=(3.0, "t4")), ["t3", "t2", "t1"]),
        (Wanted(after=(3.0, "t4"), game="callisto", rated=True), ["t1"]),
    ],
)
def test_a_history_is_filtered_and_read_in_pages(url: str, wanted: Wanted, tables: list[str]) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await _filled(store)
            found = await store.look(history("ann", wanted, 10))
            assert [played.result.table for played in found] == tables
            assert [played.result.table for played in await store.look(history("ann", wanted, 1))] == tables[:1]
            assert not any(played.kept for played in found), "these results have no tables"
            assert await store.look(history("cy", wanted, 10)) == []

    run(test())


def test_figures_count_games_wins_and_the_best_scores(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await _filled(store)
            found = {(tally.game, tally.seats): tally for tally in await store.look(tallies("ann"))}
            assert {key: (tally.games, tally.wins, tally.highest, tally.lowest) for key, tally in found.items()} == {
                ("callisto", 2): (2, 1, 50, 30),
                ("cryo", 1): (1, 1, 90, 90),
                ("cryo", 3): (1, 0, 20, 20),
            }

    run(test())


def test_uncertainty_has_words() -> None:
    assert (NEW.points, NEW.spread, NEW.sureness) == (1500, 491, "guess")
    assert [Rating(25.0, sigma).sureness for sigma in (4.0, 2.5, 1.0)] == ["rough", "fair", "sure"]
