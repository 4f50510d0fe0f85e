"""Who decides, and what each move of the catalogue does."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import (
    COLOURS,
    EFFECTS,
    KINDS,
    MOST_LABORATORIES,
    MOST_SPACES,
)
from orrery.games.three_days.moves import (
    ADVANCE,
    BONUS_TILE,
    CENTER,
    DECLINE,
    DEMAND,
    DIPLOMACY,
    DONE,
    FACE,
    FOREMAN_AT,
    GANYMEDEAN,
    LABORATORY,
    LOAD,
    NIGHT_AT,
    PASS,
    PLACE,
    RECRUIT,
    REDEEM,
    REVEAL,
    SELL,
    SPEND,
    STRUCTURE,
    TAKE,
    TO,
    TRANSPORT,
    UNLOAD,
    UPGRADE,
)
from orrery.games.three_days.rules import actions, sale
from orrery.games.three_days.rules.flow import advance_cube, day_of, empty_bonus_space, load, proceed
from orrery.games.three_days.rules.names import colour_name, crater_name, effect_name, pass_bonus_name, side_name
from orrery.games.three_days.state import (
    DRAWING_UPGRADE,
    NEGOTIATING,
    OVER_NOW,
    TRANSPORTING,
    State,
)
from orrery.kernel import CHANCE, OVER, Event, Text, Who


def turn(state: State) -> i64:
    """5.1: the seat that decides next, or CHANCE, or OVER."""
    if state.phase <= DRAWING_UPGRADE:
        return CHANCE
    return OVER if state.phase == OVER_NOW else state.seat


def to_move(state: State) -> tuple[int, ...]:
    """5.1: one seat at a time decides."""
    seat = turn(state)
    return () if seat == OVER else (seat,)


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Make a legal move in place; say what happened if somebody listens."""
    if move < FACE:
        _draw(state, move, events)
    elif move < SPEND:
        _act(state, seat, move, events)
    else:
        _choose(state, seat, move, events)
    if not _still_choosing(state, move):
        proceed(state, events)


def _still_choosing(state: State, move: i64) -> bool:
    """Whether the move only began an action whose next decision is already set."""
    if move < TRANSPORT or move >= PLACE:
        return False
    if move < TO or (DIPLOMACY <= move < CENTER) or (LABORATORY <= move < UPGRADE):
        return True
    if move >= SPEND and state.phase == TRANSPORTING:
        return True
    return state.phase == NEGOTIATING and state.envoys_left > 0 and (move < DIPLOMACY or move >= SPEND)


def _draw(state: State, move: i64, events: list[Event] | None) -> None:
    """2.1, 2.3, 2.8, 5.2: what chance flips and draws."""
    if move < BONUS_TILE:
        state.lit = move
        if events is not None:
            events.append(Event("daylight", {"side": side_name(move)}))
        state.phase = DRAWING_UPGRADE
    elif move < DEMAND:
        bonus = move - BONUS_TILE
        state.bonus_stack[bonus] -= 1
        space = empty_bonus_space(state)
        state.pass_tiles[space] = bonus + 1
        if events is not None:
            events.append(Event("bonus-laid", {"bonus": pass_bonus_name(bonus), "n": space + 1}))
    elif move < REVEAL:
        sale.draw_demand(state, move - DEMAND, events)
    else:
        effect = move - REVEAL
        state.stack[day_of(state) * EFFECTS + effect] -= 1
        state.offer[effect] += 1
        state.to_reveal -= 1
        if events is not None:
            events.append(Event("revealed", {"upgrade": effect_name(effect)}))


def _act(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Chapters 6 to 14, and the sides of Demand tiles."""
    if move < STRUCTURE:
        state.face[seat * COLOURS + (move - FACE) // 2] = (move - FACE) % 2
        if events is not None:
            face = Text("face-back" if (move - FACE) % 2 == 1 else "face-front")
            events.append(Event("faced", {"seat": Who(seat), "colour": colour_name((move - FACE) // 2), "face": face}))
    elif move < RECRUIT:
        actions.build_structure(state, seat, move - STRUCTURE, events)
    elif move < TRANSPORT:
        actions.recruit(state, seat, move - RECRUIT, events)
    elif move < TO:
        actions.set_out(state, move - TRANSPORT)
    elif move < DIPLOMACY:
        if state.phase == TRANSPORTING:
            actions.transport(state, seat, move - TO, events)
        else:
            actions.escort_to(state, seat, move - TO, events)
    elif move < GANYMEDEAN:
        actions.negotiate(state, seat, events)
    elif move < CENTER:
        actions.escort_from(state, (move - GANYMEDEAN) // MOST_SPACES, (move - GANYMEDEAN) % MOST_SPACES)
    elif move < LABORATORY:
        actions.build_center(state, seat, (move - CENTER) // KINDS, (move - CENTER) % KINDS, events)
    elif move < UPGRADE:
        at = move - LABORATORY
        actions.build_laboratory(state, seat, at // MOST_LABORATORIES, at % MOST_LABORATORIES, events)
    elif move < PASS:
        actions.research(state, seat, move - UPGRADE, events)
    else:
        actions.pass_round(state, seat, move - PASS, events)


def _choose(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Chapters 3, 10 and 15 to 18: the smaller decisions."""
    if move < PLACE:
        actions.spend_influence(state, seat, move - SPEND, events)
    elif move < TAKE:
        actions.place_part(state, seat, move - PLACE, events)
    elif move < DECLINE:
        actions.take_token(state, seat, move - TAKE, events)
    elif move < ADVANCE:
        actions.decline(state, seat, events)
    elif move < FOREMAN_AT:
        state.advances_left -= 1
        state.advanced |= 1 << (move - ADVANCE)
        advance_cube(state, seat, move - ADVANCE, events)
    elif move < LOAD:
        _direct(state, seat, move, events)
    elif move < REDEEM:
        _load(state, seat, (move - LOAD) // 3, (move - LOAD) % 3, events)
    elif move < UNLOAD:
        sale.redeem(state, seat, move - REDEEM, events)
    elif move < SELL:
        sale.unload(state, seat, (move - UNLOAD) // 2, (move - UNLOAD) % 2, events)
    elif move < DONE:
        sale.sell(state, seat, move - SELL, events)
    elif state.phase == NEGOTIATING:
        actions.end_diplomacy(state)
    else:
        state.step = 1


def _direct(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """22.19, 22.23: the colonist that works under the Foreman or in the night."""
    if move < NIGHT_AT:
        crater = move - FOREMAN_AT
        state.directed |= 1 << crater
    else:
        crater = move - NIGHT_AT
        state.woken |= 1 << crater
    if events is not None:
        kind = "directed" if move < NIGHT_AT else "woken"
        events.append(Event(kind, {"seat": Who(seat), "crater": crater_name(crater)}))


def _load(state: State, seat: i64, element: i64, place: i64, events: list[Event] | None) -> None:
    """16.3: an element harvested, or one of the player's choice."""
    if state.to_load[element] > 0:
        state.to_load[element] -= 1
    else:
        state.free_elements -= 1
    load(state, seat, element, place, events)


def reveals(state: State, seat: int, move: int) -> bool:
    """Nothing on the table is hidden from anybody but the stacks, and those only chance opens."""
    return False
