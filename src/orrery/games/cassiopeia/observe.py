"""A position of Cassiopeia as numbers for a learner; nothing is hidden, so a seat only changes who comes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import CARDS, EFFECTS, OBJECTS, PLANETS, PRICED, RESOURCES
from orrery.games.cassiopeia.moves import catalogue
from orrery.games.cassiopeia.state import ENDED, NOT_IN_GAME, PAID_OFF, PAYING, State
from orrery.kernel import Field, Terms
from orrery.observation import MANY, bits, capped, one_hot, part, seat_hot

OBSERVATION: Final = 0
_PHASES: Final = 21
_STAGES: Final = 4
_PURPOSES: Final = 7
_MOST_SYMBOLS: Final = 20
_MOST_ROUNDS: Final = 200


def observe(state: State, seat: i64) -> vec[i64]:
    """The moment, the cards and objects, then each seat from the observer on."""
    facts = vec[i64](capacity=1200)
    facts = _moment(state, seat, facts)
    facts = _payment(state, facts)
    facts = _cards(state, seat, facts)
    for step in range(state.seats):
        facts = _player(state, (seat + step) % state.seats, facts)
    return seat_hot(facts, seat, 0, state.seats)


def _moment(state: State, seat: i64, facts: vec[i64]) -> vec[i64]:
    n = state.seats
    facts = one_hot(facts, state.phase, _PHASES)
    facts = seat_hot(facts, state.mover if state.phase != ENDED else -1, seat, n)
    facts = seat_hot(facts, state.active, seat, n)
    facts = capped(facts, state.round, _MOST_ROUNDS)
    facts = append(facts, state.logistics)
    facts = one_hot(facts, state.card, CARDS)
    facts = one_hot(facts, state.stage, _STAGES)
    facts = append(facts, 1 if state.with_logistics else 0)
    facts = bits(facts, state.spent, EFFECTS)
    facts = capped(facts, state.took)
    facts = seat_hot(facts, state.victim, seat, n)
    facts = append(facts, 1 if state.victim == PAID_OFF else 0)
    return capped(facts, state.exchanges)


def _payment(state: State, facts: vec[i64]) -> vec[i64]:
    paying: i64 = 1 if state.phase == PAYING else 0
    for resource in range(PRICED):
        facts = capped(facts, state.due[resource] * paying)
    for resource in range(RESOURCES):
        facts = capped(facts, state.paid[resource] * paying)
    facts = one_hot(facts, state.purpose if paying == 1 else -1, _PURPOSES)
    facts = capped(facts, state.thing * paying)
    return append(facts, state.least * paying)


def _cards(state: State, seat: i64, facts: vec[i64]) -> vec[i64]:
    n = state.seats
    facts = part(facts, state.chosen, 0, CARDS, 1)
    facts = part(facts, state.face, 0, CARDS, 1)
    for card in range(CARDS):
        facts = append(facts, _place(state.slots, card))
    facts = part(facts, state.coins, 0, CARDS)
    facts = part(facts, state.used, 0, CARDS, 1)
    for card in range(CARDS):
        facts = seat_hot(facts, state.token[card], seat, n)
    facts = append(facts, state.flips)
    for thing in range(OBJECTS):
        facts = append(facts, 0 if state.owner[thing] == NOT_IN_GAME else 1)
    facts = part(facts, state.side, 0, OBJECTS, 1)
    for thing in range(OBJECTS):
        facts = seat_hot(facts, state.owner[thing], seat, n)
    return facts


def _place(row: vec[i64], wanted: i64) -> i64:
    """Where something stands in a row, from 1; 0 for nowhere."""
    for i in range(len(row)):
        if row[i] == wanted:
            return i + 1
    return 0


def _player(state: State, seat: i64, facts: vec[i64]) -> vec[i64]:
    at = seat * PLANETS
    for slot in range(PLANETS):
        facts = one_hot(facts, state.row[at + slot], PLANETS)
    facts = part(facts, state.inhabited, at, PLANETS, 1)
    for number in range(PLANETS):
        facts = append(facts, state.components.symbol[at + number] ^ state.inhabited[at + number])
    facts = append(facts, PLANETS - state.terraformed[seat])
    facts = append(facts, state.earth[seat])
    facts = bits(facts, state.powers[seat], EFFECTS)
    facts = part(facts, state.goods, seat * RESOURCES, RESOURCES)
    facts = capped(facts, state.stored[seat])
    return append(facts, _place(state.order, seat))


def fields(terms: Terms) -> tuple[Field, ...]:
    """What the numbers mean."""
    n = terms.seats
    meanings = [
        Field("phase", _PHASES, 0, 1, "one of the phases in the order of state.py, `including` to `ended`"),
        Field("mover", n, 0, 1, "who decides; none while chance draws and at the end"),
        Field("active", n, 0, 1, "whose turn it is"),
        Field("round", 1, 0, _MOST_ROUNDS, "the round"),
        Field("logistics", 1, 0, 1, "the Logistics card: 0 Earth, 1 Mars"),
        Field("card", CARDS, 0, 1, "the specialist card that the active seat has chosen, I to IX"),
        Field("stage", _STAGES, 0, 1, "how far its effect is resolved: main, logistics, after, resolved"),
        Field("with_logistics", 1, 0, 1, "1 when the logistics part is resolved too"),
        Field("spent", EFFECTS, 0, 1, "effects used in this turn"),
        Field("took", 1, 0, MANY, "coins taken from the specialist card in this turn"),
        Field("victim", n, 0, 1, "who was robbed last in this turn"),
        Field("paid_off", 1, 0, 1, "1 when the Smuggler found nobody and gained coins"),
        Field("exchanges", 1, 0, MANY, "exchanges left"),
        Field("due", PRICED, 0, MANY, "a payment under way: coins, bots, lenses, cells still due"),
        Field("paid", RESOURCES, 0, MANY, "what has been put down for it: coins, bots, lenses, cells, capsules"),
        Field("purpose", _PURPOSES, 0, 1, "what it is for: resource, capsule, object, relay, freight, growing, planet"),
        Field("thing", 1, 0, MANY, "which of them"),
        Field("least", 1, 0, len(catalogue(terms)), "the first substitution that may still be named, by its number"),
        Field("chosen", CARDS, 0, 1, "1 for each specialist card in this game"),
        Field("face", CARDS, 0, 1, "which side of each card is up"),
        Field("place", CARDS, 0, CARDS, "where each card lies in the row, from 1 at the left; 0 nowhere"),
        Field("coins", CARDS, 0, MANY, "coins on each card"),
        Field("used", CARDS, 0, 1, "1 for a card that was used in this round"),
        Field("token", CARDS * n, 0, 1, "whose token lies on each card"),
        Field("flips", 1, 0, CARDS, "cards still to be turned at set-up"),
        Field("objects", OBJECTS, 0, 1, "1 for each space object in this game"),
        Field("side", OBJECTS, 0, 1, "which side of each object is up"),
        Field("owner", OBJECTS * n, 0, 1, "who owns each object"),
    ]
    for step in range(n):
        meanings += _player_fields("you" if step == 0 else f"seat+{step}", n)
    meanings.append(Field("seat", n, 0, 1, "your number at the table"))
    return tuple(meanings)


def _player_fields(who: str, seats: int) -> list[Field]:
    return [
        Field(
            f"{who}.row", PLANETS * PLANETS, 0, 1, "the number of the planet at each place of the row, from the left"
        ),
        Field(f"{who}.inhabited", PLANETS, 0, 1, "1 for each inhabited planet, by number"),
        Field(f"{who}.symbol", PLANETS, 0, 1, "the symbol that each planet shows now: 0 Earth, 1 Mars"),
        Field(f"{who}.fund", 1, 0, PLANETS, "uninhabited planets"),
        Field(f"{who}.earth", 1, -_MOST_SYMBOLS, _MOST_SYMBOLS, "Earth symbols less Mars symbols, the base included"),
        Field(f"{who}.powers", EFFECTS, 0, 1, "the effects of inhabited planets and of objects"),
        Field(f"{who}.goods", RESOURCES, 0, MANY, "coins, bots, lenses, cells, capsules"),
        Field(f"{who}.stored", 1, 0, MANY, "coins in the Banking Complex"),
        Field(f"{who}.initiative", 1, 0, seats, "the place in the order of initiative, from 1; 0 before it is known"),
    ]
