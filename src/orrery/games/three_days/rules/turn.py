"""The turn: which decision each phase asks for, and what happens while nobody is asked.

What may be done, what speaks against it and what it does stand together in the file of its chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import moves as kinds, state as phases
from orrery.games.three_days.components import COLOURS, EFFECTS, KINDS, MOST_LABORATORIES
from orrery.games.three_days.rules import (
    centers,
    demand,
    diplomacy,
    harvest,
    income,
    laboratories,
    loading,
    mat,
    passing,
    recruiting,
    rewards,
    sale,
    salvage,
    structures,
    transport,
    upgrades,
)
from orrery.games.three_days.rules.day_end import day_end_phase
from orrery.games.three_days.rules.names import players
from orrery.games.three_days.rules.round import begin_phase, begin_stage
from orrery.games.three_days.rules.setup import deal_phase, flip, flipping_moves
from orrery.games.three_days.state import State
from orrery.kernel import Event, Refusal, Text, Who
from orrery.vectors import CHANCE, OVER, start_of


def turn(state: State) -> i64:
    """5.1: the seat that decides next, or CHANCE, or OVER."""
    if state.phase <= phases.DRAWING_UPGRADE:
        return CHANCE
    return OVER if state.phase == phases.OVER_NOW else state.seat


def to_move(state: State) -> tuple[int, ...]:
    """5.1: one seat at a time decides."""
    seat = turn(state)
    return () if seat == OVER else (seat,)


def legal(state: State, seat: i64) -> vec[i64]:
    """The moves this seat may make now, in ascending order; empty when it is not to move."""
    moves = vec[i64](capacity=96)
    who = turn(state)
    if who == OVER or who != seat:
        return moves
    phase = state.phase
    if phase == phases.ACTING:
        return _action_moves(state, moves)
    if phase == phases.TRANSPORTING:
        return mat.spending_moves(state, transport.transporting_moves(state, moves))
    if phase == phases.COLLECTING:
        moves = salvage.taking_moves(state, salvage.placing_moves(state, moves))
        return salvage.declining_moves(state, moves)
    if phase == phases.ESCORTING:
        return diplomacy.escorting_moves(state, moves)
    if phase == phases.NEGOTIATING:
        moves = mat.spending_moves(state, diplomacy.choosing_moves(state, moves))
        return diplomacy.ending_diplomacy_moves(state, moves)
    if phase == phases.RESEARCHING:
        return upgrades.researching_moves(state, moves)
    if phase == phases.LOADING:
        return loading.loading_moves(state, moves)
    return _draw_moves(state, moves) if who == CHANCE else _phase_moves(state, moves)


def _action_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.1: the seven actions, and Influence to spend."""
    moves = structures.building_structure_moves(state, moves)
    moves = recruiting.recruiting_moves(state, moves)
    moves = transport.setting_out_moves(state, moves)
    moves = diplomacy.negotiating_moves(state, moves)
    moves = centers.building_center_moves(state, moves)
    moves = laboratories.building_laboratory_moves(state, moves)
    moves = passing.passing_moves(state, moves)
    return mat.spending_moves(state, moves)


def _draw_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.1, 2.3, 2.8, 5.2: what chance flips and draws."""
    if state.phase == phases.DRAWING_UPGRADE:
        return upgrades.revealing_moves(state, moves)
    if state.phase == phases.DRAWING_BONUS:
        return passing.laying_bonus_moves(state, moves)
    if state.phase == phases.DRAWING_DEMAND:
        return demand.drawing_demand_moves(state, moves)
    return flipping_moves(state, moves)


def _phase_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.1: the decisions outside the actions."""
    phase = state.phase
    if phase == phases.TURNING:
        return demand.turning_moves(state, moves)
    if phase == phases.ADVANCING:
        return income.advancing_moves(state, moves)
    if phase == phases.DIRECTING:
        return harvest.directing_moves(state, moves)
    if phase == phases.WAKING:
        return harvest.waking_moves(state, moves)
    if phase == phases.REDEEMING:
        return append(rewards.redeeming_moves(state, moves), kinds.DONE)
    if phase == phases.SELLING:
        moves = sale.selling_moves(state, loading.unloading_moves(state, moves))
        return sale.ending_sales_moves(state, moves)
    return append(mat.spending_moves(state, moves), kinds.DONE)


def odds(state: State) -> vec[i64]:
    """2.1, 2.3, 2.8, 5.2: a coin has two sides; of a stack each tile is as likely as any other."""
    weights = vec[i64](capacity=EFFECTS)
    if state.phase == phases.DRAWING_UPGRADE:
        return upgrades.revealing_odds(state, weights)
    if state.phase == phases.DRAWING_BONUS:
        return passing.laying_bonus_odds(state, weights)
    if state.phase <= phases.DRAWING_DEMAND:
        for _ in range(len(legal(state, CHANCE))):
            weights = append(weights, 1)
    return weights


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Make a legal move in place; say what happened if somebody listens."""
    phase = state.phase
    if phase == phases.ACTING:
        _act(state, move, events)
    elif phase <= phases.DRAWING_UPGRADE:
        _draw(state, move, events)
    elif kinds.SPEND <= move < kinds.PLACE:
        mat.spend(state, move - kinds.SPEND, events)
    elif phase <= phases.RESEARCHING and phase != phases.TURNING:
        _act_on(state, move, events)
    else:
        _choose(state, move, events)
    if not _is_acting_on(state):
        proceed(state, events)


def _is_acting_on(state: State) -> bool:
    """Whether the action under way asks its next question: where to, whom, which Upgrade."""
    phase = state.phase
    return phases.TRANSPORTING <= phase <= phases.ESCORTING or phase == phases.RESEARCHING


def _act(state: State, move: i64, events: list[Event] | None) -> None:
    """6.1: one of the seven actions, or Influence spent before it."""
    if move < kinds.RECRUIT:
        structures.build_structure(state, move - kinds.STRUCTURE, events)
    elif move < kinds.TRANSPORT:
        recruiting.recruit(state, move - kinds.RECRUIT, events)
    elif move < kinds.TO:
        transport.set_out(state, move - kinds.TRANSPORT)
    elif move == kinds.DIPLOMACY:
        diplomacy.negotiate(state, events)
    elif move < kinds.LABORATORY:
        at = move - kinds.CENTER
        centers.build_center(state, at // KINDS, at % KINDS, events)
    elif move < kinds.UPGRADE:
        at = move - kinds.LABORATORY
        laboratories.build_laboratory(state, at // MOST_LABORATORIES, at % MOST_LABORATORIES, events)
    elif move < kinds.SPEND:
        passing.pass_round(state, move - kinds.PASS, events)
    else:
        mat.spend(state, move - kinds.SPEND, events)


def _act_on(state: State, move: i64, events: list[Event] | None) -> None:
    """8.1, 10.1, 11.2, 13.6: what an action still asks for."""
    phase = state.phase
    if phase == phases.TRANSPORTING:
        transport.transport(state, move - kinds.TO, events)
    elif phase == phases.ESCORTING:
        diplomacy.escort(state, move - kinds.TO, events)
    elif phase == phases.RESEARCHING:
        upgrades.research(state, move - kinds.UPGRADE, events)
    elif move < kinds.CENTER:
        diplomacy.choose(state, move - kinds.GANYMEDEAN)
    elif move < kinds.TAKE:
        salvage.place(state, move - kinds.PLACE, events)
    elif move < kinds.DECLINE:
        salvage.take(state, move - kinds.TAKE, events)
    elif move == kinds.DECLINE:
        salvage.decline(state, events)
    else:
        diplomacy.end_diplomacy(state)


def _draw(state: State, move: i64, events: list[Event] | None) -> None:
    """2.1, 2.3, 2.8, 5.2: what chance flips and draws."""
    if move < kinds.BONUS_TILE:
        flip(state, move - kinds.DAYLIGHT, events)
    elif move < kinds.DEMAND:
        passing.lay_bonus(state, move - kinds.BONUS_TILE, events)
    elif move < kinds.REVEAL:
        demand.draw_demand(state, move - kinds.DEMAND, events)
    else:
        upgrades.reveal(state, move - kinds.REVEAL, events)


def _choose(state: State, move: i64, events: list[Event] | None) -> None:
    """Chapters 15 to 19, and the sides of Demand tiles: the decisions outside the actions."""
    if move < kinds.STRUCTURE:
        demand.turn_tile(state, (move - kinds.FACE) // 2, (move - kinds.FACE) % 2, events)
    elif move < kinds.FOREMAN_AT:
        income.advance(state, move - kinds.ADVANCE, events)
    elif move < kinds.NIGHT_AT:
        harvest.direct(state, move - kinds.FOREMAN_AT, events)
    elif move < kinds.LOAD:
        harvest.wake(state, move - kinds.NIGHT_AT, events)
    elif move < kinds.REDEEM:
        loading.load(state, (move - kinds.LOAD) // 3, (move - kinds.LOAD) % 3, events)
    elif move < kinds.UNLOAD:
        rewards.redeem(state, move - kinds.REDEEM, events)
    elif move < kinds.SELL:
        loading.unload(state, (move - kinds.UNLOAD) // COLOURS, (move - kinds.UNLOAD) % COLOURS, events)
    elif move < kinds.DONE:
        sale.sell(state, move - kinds.SELL, events)
    else:
        state.step = 1


def proceed(state: State, events: list[Event] | None) -> None:
    """5.1: go on through the round until somebody must decide."""
    while not _must_settle(state, events) and not _waits(state, events):
        pass


def _must_settle(state: State, events: list[Event] | None) -> bool:
    """Whether something just gained must still be placed, chosen or drawn."""
    if salvage.must_collect(state) or loading.must_load(state, events):
        return True
    if state.advances_left > 0 and income.must_advance(state, events):
        return True
    return state.to_reveal > 0 and upgrades.must_reveal(state)


def _waits(state: State, events: list[Event] | None) -> bool:
    """5.1: go one step further; returns whether somebody must decide."""
    stage = state.stage
    if stage == phases.ACTIONS:
        return _actions_phase(state, events)
    if stage == phases.INCOME:
        return income.income_phase(state, events)
    if stage == phases.HARVEST:
        return harvest.harvest_phase(state, events)
    if stage == phases.REWARDS:
        return rewards.rewards_phase(state, events)
    if stage == phases.SALE:
        return sale.sale_phase(state, events)
    if stage == phases.DAY_END:
        return day_end_phase(state, events)
    if stage == phases.DEAL:
        return deal_phase(state, events)
    if passing.must_lay_bonus(state):
        return True
    if stage == phases.SETUP:
        begin_stage(state, phases.DEAL)
    else:
        begin_stage(state, phases.ACTIONS)
        state.actions_left = state.components.actions
    return False


def _actions_phase(state: State, events: list[Event] | None) -> bool:
    """6.1: two actions a turn, in turn order, until all have passed; then 14.3 orders the next round."""
    if state.passed[state.seat] == phases.NOTHING and state.actions_left > 0:
        state.phase = phases.ACTING
        return True
    for _ in range(state.seats):
        state.at = (state.at + 1) % state.seats
        if state.passed[state.order[state.at]] == phases.NOTHING:
            state.seat = state.order[state.at]
            state.actions_left = state.components.actions
            state.phase = phases.ACTING
            return True
    passing.reorder(state)
    if events is not None:
        events.append(Event("order", {"order": players(state.order)}))
    begin_phase(state, phases.INCOME, events)
    return False


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a move, in the rulebook's order; None when nothing does."""
    who = turn(state)
    if who == OVER:
        return Refusal("21.3", Text("refused-over"))
    if who != seat:
        return Refusal(_turn_rule(state), Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(who)}))
    if not 0 <= move < kinds.MOVES:
        return Refusal("5.1", Text("refused-unknown", {"move": str(move)}))
    kind = start_of(kinds.all_moves().starts, move)
    rule, moments, against = _QUESTIONS[kind]
    if state.phase not in moments or (kind == kinds.SPEND and state.phase == phases.TRANSPORTING and state.rules == 1):
        when, moment = f"when-{kinds.all_moves().kind_of(kind)}", f"moment-{phases.PHASE_NAMES[state.phase]}"
        return Refusal(rule, Text("refused-moment", {"when": Text(when), "moment": Text(moment)}))
    return against(state, seat, move - kind)


def _turn_rule(state: State) -> str:
    """2.8, 5.1, 6.1: the rule that says whose turn it is."""
    if state.stage <= phases.DEAL:
        return "2.8"
    return "6.1" if state.stage == phases.ACTIONS else "5.1"


def _against_nothing(state: State, seat: int, which: int) -> Refusal | None:
    """Nothing speaks against it in its phase."""
    return None


def _against_going(state: State, seat: int, crater: int) -> Refusal | None:
    """8.2, 11.4: a crater, for a colonist or for a Ganymedean."""
    if state.phase == phases.TRANSPORTING:
        return transport.against_transporting(state, seat, crater)
    return diplomacy.against_escorting(state, seat, crater)


def _against_being_done(state: State, seat: int, which: int) -> Refusal | None:
    """11.2, 18.2: enough of what may be done, unless something must."""
    if state.phase == phases.NEGOTIATING:
        return diplomacy.against_ending_diplomacy(state, seat)
    return sale.against_ending_sales(state, seat) if state.phase == phases.SELLING else None


_Against: TypeAlias = "Callable[[State, int, int], Refusal | None]"

_QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...], _Against]]] = {
    kinds.DAYLIGHT: ("2.1", (phases.FLIPPING,), _against_nothing),
    kinds.BONUS_TILE: ("14.4", (phases.DRAWING_BONUS,), passing.against_laying_bonus),
    kinds.DEMAND: ("18.4", (phases.DRAWING_DEMAND,), demand.against_drawing_demand),
    kinds.REVEAL: ("5.2", (phases.DRAWING_UPGRADE,), upgrades.against_revealing),
    kinds.FACE: ("18.4", (phases.TURNING,), demand.against_turning),
    kinds.STRUCTURE: ("6.1", (phases.ACTING,), structures.against_building_structure),
    kinds.RECRUIT: ("6.1", (phases.ACTING,), recruiting.against_recruiting),
    kinds.TRANSPORT: ("6.1", (phases.ACTING,), transport.against_setting_out),
    kinds.TO: ("8.1", (phases.TRANSPORTING, phases.ESCORTING), _against_going),
    kinds.DIPLOMACY: ("6.1", (phases.ACTING,), diplomacy.against_negotiating),
    kinds.GANYMEDEAN: ("11.2", (phases.NEGOTIATING,), diplomacy.against_choosing),
    kinds.CENTER: ("6.1", (phases.ACTING,), centers.against_building_center),
    kinds.LABORATORY: ("6.1", (phases.ACTING,), laboratories.against_building_laboratory),
    kinds.UPGRADE: ("13.6", (phases.RESEARCHING,), upgrades.against_researching),
    kinds.PASS: ("14.1", (phases.ACTING,), passing.against_passing),
    kinds.SPEND: (
        "R27",
        (phases.ACTING, phases.TRANSPORTING, phases.NEGOTIATING, phases.SPENDING),
        mat.against_spending,
    ),
    kinds.PLACE: ("10.2", (phases.COLLECTING,), salvage.against_placing),
    kinds.TAKE: ("10.3", (phases.COLLECTING,), salvage.against_taking),
    kinds.DECLINE: ("10.1", (phases.COLLECTING,), _against_nothing),
    kinds.ADVANCE: ("22.13", (phases.ADVANCING,), income.against_advancing),
    kinds.FOREMAN_AT: ("22.23", (phases.DIRECTING,), harvest.against_directing),
    kinds.NIGHT_AT: ("22.19", (phases.WAKING,), harvest.against_waking),
    kinds.LOAD: ("16.3", (phases.LOADING,), loading.against_loading),
    kinds.REDEEM: ("17.1", (phases.REDEEMING,), rewards.against_redeeming),
    kinds.UNLOAD: ("22.15", (phases.SELLING,), loading.against_unloading),
    kinds.SELL: ("18.1", (phases.SELLING,), sale.against_selling),
    kinds.DONE: (
        "17.1",
        (phases.NEGOTIATING, phases.REDEEMING, phases.SELLING, phases.SPENDING),
        _against_being_done,
    ),
}
"""Of each kind of move: the rule that says when it is made, the phases in which it can be, and what is asked then."""
