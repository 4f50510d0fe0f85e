"""Chapter 10: salvage and Valhalla tokens, the bonuses on a crater's rim."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import PARTS, PURIFIERS_FROM, SALVAGE, SCAVENGERS, SURVEY_LAMPS, TOKENS
from orrery.games.three_days.moves import DECLINE, PLACE, TAKE
from orrery.games.three_days.rules.craters import is_lit
from orrery.games.three_days.rules.mat import each, owns
from orrery.games.three_days.rules.names import bonus_name, part_name, part_space_name, token_name, unless
from orrery.games.three_days.rules.structures import can_take_token, has_room_for_token, tokens_left
from orrery.games.three_days.state import ACTIONS, COLLECTING, NOTHING, State
from orrery.kernel import Event, Refusal, Text, Who


def open_parts(state: State, seat: i64, part: i64) -> i64:
    """10.2: the free spaces of a mat for one kind of salvage, as bits."""
    return state.components.part_spaces[part] & ~state.parts[seat]


def open_purifiers(state: State, seat: i64) -> i64:
    """22.30: the free spaces of both purifiers, as bits."""
    spaces: i64 = ((1 << PARTS) - 1) - ((1 << PURIFIERS_FROM) - 1)
    return spaces & ~state.parts[seat]


def can_collect(state: State, seat: i64, bonus: i64) -> bool:
    """10.4: whether the mat has a place for a crater's bonus."""
    if bonus < 0:
        return False
    if bonus < SALVAGE:
        return open_parts(state, seat, bonus) != 0
    return can_take_token(state, seat, bonus - SALVAGE)


def takes_both(state: State, seat: i64) -> bool:
    """22.21: with Scavengers a colonist that enters a crater takes both bonuses."""
    return owns(state, seat, SCAVENGERS) > 0 and state.stage == ACTIONS


def offer_bonuses(state: State, seat: i64, crater: i64, events: list[Event] | None) -> None:
    """10.1, 10.5: the two bonuses of a lit crater lie ready for the colonist that entered."""
    if is_lit(state, crater) or owns(state, seat, SURVEY_LAMPS) > 0:
        first, second = state.components.bonuses[crater * 2], state.components.bonuses[crater * 2 + 1]
        offer(state, seat, first, second, events)


def offer(state: State, seat: i64, first: i64, second: i64, events: list[Event] | None) -> None:
    """10.1, 10.4, 15.2: two bonuses to choose from; one that finds no place is only reported as wasted."""
    state.first_bonus = first
    state.second_bonus = second
    if events is not None:
        lost = [bonus for bonus in (first, second) if bonus >= 0 and not can_collect(state, seat, bonus)]
        gone = [bonus for bonus in lost if bonus >= SALVAGE and tokens_left(state, bonus - SALVAGE) == 0]
        for kind, bonuses in (("bonus-gone", gone), ("bonus-wasted", [b for b in lost if b not in gone])):
            if bonuses:
                named = tuple([bonus_name(bonus) for bonus in bonuses])
                events.append(Event(kind, {"seat": Who(seat), "bonuses": named}))
    _end_useless_choice(state, seat)


def _end_useless_choice(state: State, seat: i64) -> None:
    """10.4: when neither bonus finds a place, there is nothing to choose."""
    if not can_collect(state, seat, state.first_bonus) and not can_collect(state, seat, state.second_bonus):
        state.first_bonus = NOTHING
        state.second_bonus = NOTHING


def must_collect(state: State) -> bool:
    """10.1, 22.30, 23.6: whether a bonus or a part lies ready; parts that find no place are wasted."""
    seat = state.seat
    bonus = state.first_bonus >= 0 or state.second_bonus >= 0
    if bonus or (state.any_parts > 0 and state.parts[seat] != (1 << PARTS) - 1):
        state.phase = COLLECTING
        return True
    state.any_parts = 0
    if state.purifier_parts > 0 and open_purifiers(state, seat) != 0:
        state.phase = COLLECTING
        return True
    state.purifier_parts = 0
    return False


def placing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """10.1, 10.2: the spaces where the part at hand may go."""
    seat = state.seat
    spaces: i64 = 0
    if state.any_parts > 0:
        spaces = ((1 << PARTS) - 1) & ~state.parts[seat]
    elif state.purifier_parts > 0:
        spaces = open_purifiers(state, seat)
    else:
        for bonus in range(SALVAGE):
            if bonus in (state.first_bonus, state.second_bonus):
                spaces |= open_parts(state, seat, bonus)
    return each(moves, spaces, PARTS, PLACE)


def against_placing(state: State, seat: int, space: int) -> Refusal | None:
    """10.1, 10.2, 22.30: a part of this kind, and a free space for it."""
    part = state.components.part_kind[space]
    if state.any_parts == 0 and state.purifier_parts > 0 and space < PURIFIERS_FROM:
        return Refusal("22.30", Text("refused-only-purifier"))
    if state.any_parts == 0 and state.purifier_parts == 0 and part not in (state.first_bonus, state.second_bonus):
        return Refusal("10.1", Text("refused-other-part", {"part": part_name(part)}))
    return unless(not state.parts[seat] >> space & 1, "10.2", Text("refused-space-taken", {"part": part_name(part)}))


def place(state: State, space: i64, events: list[Event] | None) -> None:
    """10.2: a clear cube on a space of the mat, where it stays."""
    seat = state.seat
    part = state.components.part_kind[space]
    state.parts[seat] |= 1 << space
    if events is not None:
        events.append(Event("salvaged", {"seat": Who(seat), "part": part_name(part), "space": part_space_name(space)}))
    if state.any_parts > 0:
        state.any_parts -= 1
    elif state.purifier_parts > 0:
        state.purifier_parts -= 1
    else:
        _bonus_taken(state, seat, part)


def taking_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """10.3, 10.4: the tokens at hand that find a place."""
    for token in range(TOKENS):
        bonus = SALVAGE + token
        if bonus in (state.first_bonus, state.second_bonus) and can_collect(state, state.seat, bonus):
            moves = append(moves, TAKE + token)
    return moves


def against_taking(state: State, seat: int, token: int) -> Refusal | None:
    """10.1, 10.3, 10.4: a token of this crater, one left of it, and room on the mat."""
    if SALVAGE + token not in (state.first_bonus, state.second_bonus):
        return Refusal("10.1", Text("refused-other-token", {"token": token_name(token)}))
    if tokens_left(state, token) == 0:
        return Refusal("10.4", Text("refused-no-token-left", {"token": token_name(token)}))
    room = has_room_for_token(state, seat, token)
    return unless(room, "10.3", Text("refused-no-room", {"token": token_name(token)}))


def take(state: State, token: i64, events: list[Event] | None) -> None:
    """10.3: a Valhalla token goes onto a Day End space."""
    seat = state.seat
    state.tokens[seat * TOKENS + token] += 1
    if events is not None:
        events.append(Event("token", {"seat": Who(seat), "token": token_name(token)}))
    _bonus_taken(state, seat, SALVAGE + token)


def _bonus_taken(state: State, seat: i64, bonus: i64) -> None:
    """10.1, 22.21: one bonus ends the choice; Scavengers take the other as well."""
    if not takes_both(state, seat):
        state.first_bonus = NOTHING
        state.second_bonus = NOTHING
    elif state.first_bonus == bonus:
        state.first_bonus = NOTHING
    else:
        state.second_bonus = NOTHING
    _end_useless_choice(state, seat)


def declining_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """10.1: nothing has to be taken, and nothing speaks against leaving it."""
    return append(moves, DECLINE)


def decline(state: State, events: list[Event] | None) -> None:
    """10.1: a bonus may be left."""
    state.first_bonus = NOTHING
    state.second_bonus = NOTHING
    state.any_parts = 0
    state.purifier_parts = 0
    if events is not None:
        events.append(Event("declined", {"seat": Who(state.seat)}))
