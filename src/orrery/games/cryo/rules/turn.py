"""3: the table of a turn: in each phase what may be decided, what speaks against it, what it does, and what asks nobody.

A decision's three functions stand in the file of its chapter. An effect that asks at once sets the phase and returns True;
after every other one `proceed` goes on until somebody must decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.dice import Dice, drawn
from orrery.games.cryo import moves as kinds, state as phases
from orrery.games.cryo.rules import (
    awakening,
    cards,
    chance,
    converting,
    deploying,
    ending,
    launching,
    paying,
    platform,
    recalling,
    rival,
    rival_checking,
    rival_deploying,
    rival_recalling,
    rival_turn,
    salvage,
    scouting,
    scrapping,
    tiles,
)
from orrery.games.cryo.rules.setup import keep
from orrery.games.cryo.rules.stores import because, hand_size
from orrery.games.cryo.state import State
from orrery.kernel import CHANCE, OVER, Event, Refusal, Text, Who
from orrery.vectors import start_of


def turn(state: State) -> i64:
    """The seat that decides next, or CHANCE, or OVER."""
    phase = state.phase
    if phase <= phases.LAST_CHANCE:
        return CHANCE
    if phase == phases.FINISHED:
        return OVER
    if phase == phases.KEEPING:
        for seat in range(state.seats):
            if hand_size(state, seat) > state.components.keep:
                return seat
    if phase > phases.RIVAL_TURN:
        return 0
    return state.active


def _decides(state: State, seat: i64) -> bool:
    """Whether a seat must decide now."""
    if state.phase == phases.KEEPING:
        return seat >= 0 and seat < state.seats and hand_size(state, seat) > state.components.keep
    return turn(state) == seat


def to_move(state: State) -> tuple[int, ...]:
    """1.13, 3.1: all who still have cards to put back, else the one whose decision it is."""
    if state.phase == phases.FINISHED:
        return ()
    if state.phase == phases.KEEPING:
        return tuple(seat for seat in range(state.seats) if hand_size(state, seat) > state.components.keep)
    return (int(turn(state)),)


def legal(state: State, seat: i64) -> vec[i64]:
    """The moves a seat may make now, in ascending order."""
    phase = state.phase
    if phase == phases.FINISHED or not _decides(state, seat):
        return vec[i64]()
    moves = vec[i64](capacity=40)
    if phase <= phases.LAST_CHANCE:
        return chance.chance_moves(state, moves)
    if phase == phases.KEEPING:
        return cards.discarding_moves(state, seat, moves)
    if phase > phases.RIVAL_TURN:
        return _rival_moves(state, moves)
    if phase >= phases.PAYING:
        return _effect_moves(state, moves)
    return _turn_moves(state, moves)


def _turn_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.2: the decisions between which something may be scrapped (7.1)."""
    phase = state.phase
    if phase == phases.MAIN:
        moves = recalling.recalling_moves(state, deploying.deploying_moves(state, moves))
    elif phase in (phases.ACTION, phases.OVERCLOCKING):
        moves = deploying.using_moves(state, moves)
    elif phase == phases.LAUNCHING:
        moves = launching.launching_moves(state, moves)
    elif phase == phases.INCIDENT:
        moves = recalling.resolving_moves(state, moves)
    elif phase == phases.RETURNING:
        moves = recalling.returning_moves(state, moves)
    elif phase in (phases.PLATFORM, phases.AUTOMATING):
        moves = platform.activating_moves(state, moves)
    elif phase == phases.FINISHING:
        moves = append(moves, kinds.END)
    else:
        return _midway_moves(state, moves)
    return scrapping.scrapping_moves(state, moves)


def _midway_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """Decisions that have been begun and must be carried through first."""
    phase = state.phase
    if phase == phases.DRONE:
        return deploying.taking_off_moves(state, moves)
    if phase == phases.LOADING:
        return launching.loading_moves(state, moves)
    if phase == phases.TUNNELLING:
        return launching.tunnelling_moves(state, moves)
    if phase == phases.SETTLING:
        return launching.settling_moves(state, moves)
    if phase == phases.SPLITTING:
        return launching.splitting_moves(state, moves)
    if phase == phases.SABOTAGING:
        return recalling.sabotaging_moves(state, moves)
    return cards.discarding_moves(state, state.active, moves)


def _effect_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """Decisions inside an action or a benefit."""
    phase = state.phase
    if phase in (phases.ANNOUNCED, phases.CARD_BENEFIT):
        return cards.playing_moves(state, moves)
    if phase == phases.TILE_TAKEN:
        return tiles.placing_moves(state, moves)
    if phase == phases.AWAKENING:
        return awakening.awakening_moves(state, moves)
    if phase == phases.WITHDRAWING:
        return salvage.withdrawing_moves(state, moves)
    if phase == phases.ASSIGNING:
        return salvage.assigning_moves(state, moves)
    if phase == phases.SCOUTING:
        return scouting.scouting_moves(state, moves)
    if phase == phases.REACTING:
        return converting.reacting_moves(state, moves)
    if phase == phases.FABRICATING:
        return converting.fabricating_moves(state, moves)
    if phase == phases.COMPUTING:
        return cards.announcing_moves(state, moves)
    return _payment_moves(state, moves)


def _payment_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """Which resources are paid or gained."""
    phase = state.phase
    if phase == phases.PAYING:
        return paying.paying_moves(state, moves)
    if phase == phases.PAYING_EITHER:
        return paying.paying_either_moves(state, moves)
    if phase == phases.CHOOSING:
        return tiles.choosing_moves(state, moves)
    if phase == phases.PROTOTYPING:
        return tiles.prototyping_moves(state, moves)
    return cards.discarding_moves(state, state.active, moves)


def _rival_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """12.10: the rival has more than one option, and the player decides."""
    phase = state.phase
    if phase == phases.RIVAL_DOCKING:
        return rival_deploying.rival_docking_moves(state, moves)
    if phase == phases.RIVAL_CHOOSING:
        return rival_deploying.rival_choosing_moves(state, moves)
    if phase == phases.RIVAL_AWAKENING:
        return rival_checking.rival_awakening_moves(state, moves)
    if phase == phases.RIVAL_ASSIGNING:
        return rival_recalling.rival_assigning_moves(state, moves)
    if phase == phases.RIVAL_INCIDENT:
        return rival_recalling.rival_resolving_moves(state, moves)
    if phase == phases.RIVAL_SABOTAGING:
        return rival_recalling.rival_sabotaging_moves(state, moves)
    if phase == phases.RIVAL_SCOUTING:
        return rival_checking.rival_scouting_moves(state, moves)
    if phase == phases.RIVAL_SETTLING:
        return rival_checking.rival_settling_moves(state, moves)
    return rival_checking.rival_splitting_moves(state, moves)


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a move, in the rulebook's order; None when nothing does."""
    if state.phase == phases.FINISHED:
        return Refusal("8.1", because("over"))
    if not _decides(state, seat):
        return Refusal("3.1", because("not-your-turn", name=Who(seat), turn=Who(turn(state))))
    if not 0 <= move < kinds.COUNT:
        return Refusal("3.2", because("unknown", move=str(move)))
    if state.phase <= phases.LAST_CHANCE:
        return chance.against_chance(state, move)
    kind = start_of(kinds.every_move().starts, move)
    rule, moments, against = _DECISIONS[kind]
    if state.phase not in moments:
        return _untimely(state, kind, rule)
    return against(state, seat, move - kind)


def _untimely(state: State, kind: int, rule: str) -> Refusal:
    """Why this kind of move is not made now: when it is, and what is being decided instead."""
    name = kinds.every_move()[kind].kind
    if kind >= kinds.RIVAL_DOCK and state.seats > 1:
        name, rule = "rival", "12.10"
    args = {"when": Text(f"when-{name}"), "moment": Text(f"moment-{phases.PHASE_NAMES[state.phase]}")}
    return Refusal(rule, Text("refused-moment", {**args}))


def _nothing(state: State, seat: int, n: int) -> Refusal | None:
    """Nothing speaks against it once its moment has come."""
    return None


def _against_stopping(state: State, seat: int, n: int) -> Refusal | None:
    if state.phase == phases.AWAKENING:
        return awakening.against_stopping_awakening(state)
    return salvage.against_stopping_withdrawing(state)


def _against_paying_one(state: State, seat: int, resource: int) -> Refusal | None:
    if state.phase == phases.PROTOTYPING:
        return tiles.against_prototyping(state, seat, resource)
    return paying.against_paying_either(state, seat, resource)


_BETWEEN: Final = (
    phases.MAIN,
    phases.ACTION,
    phases.OVERCLOCKING,
    phases.LAUNCHING,
    phases.INCIDENT,
    phases.RETURNING,
    phases.PLATFORM,
    phases.AUTOMATING,
    phases.FINISHING,
)
_OPTIONAL: Final = (
    phases.ACTION,
    phases.OVERCLOCKING,
    phases.LAUNCHING,
    phases.PLATFORM,
    phases.AUTOMATING,
    phases.PROTOTYPING,
    phases.CARD_BENEFIT,
    phases.ANNOUNCED,
)
_CARDS: Final = (phases.ANNOUNCED, phases.CARD_BENEFIT)

_DECISIONS: Final[dict[int, tuple[str, tuple[int, ...], Callable[[State, int, int], Refusal | None]]]] = {
    kinds.FIRST: ("1.5", (), _nothing),
    kinds.TILE: ("1.8", (), _nothing),
    kinds.DAMAGE: ("1.9", (), _nothing),
    kinds.CAVERN: ("1.10", (), _nothing),
    kinds.TOKEN: ("1.11", (), _nothing),
    kinds.DRAW: ("9.1", (), _nothing),
    kinds.DECIDE: ("13.2", (), _nothing),
    kinds.DISCARD: ("9.2", (phases.KEEPING, phases.LIMIT, phases.PAYING_CARD), cards.against_discarding),
    kinds.DEPLOY: ("3.2", (phases.MAIN,), deploying.against_deploying),
    kinds.RECALL: ("3.2", (phases.MAIN,), recalling.against_recalling),
    kinds.FROM: ("4.1", (phases.DRONE,), deploying.against_taking_off),
    kinds.USE: ("4.2", (phases.ACTION, phases.OVERCLOCKING), deploying.against_using),
    kinds.GAIN: ("4.4", (phases.TILE_TAKEN,), _nothing),
    kinds.PLACE: ("4.4", (phases.TILE_TAKEN,), tiles.against_placing),
    kinds.TAKE: ("4.4", (phases.CHOOSING,), tiles.against_choosing),
    kinds.PAY: ("5.2", (phases.PAYING_EITHER, phases.PROTOTYPING), _against_paying_one),
    kinds.NANITES: ("5.1", (phases.PAYING,), paying.against_paying),
    kinds.AWAKEN_POD: ("4.3", (phases.AWAKENING,), awakening.against_awakening),
    kinds.ENOUGH: ("4.2", (phases.AWAKENING, phases.WITHDRAWING), _against_stopping),
    kinds.REACT: ("4.5", (phases.REACTING,), converting.against_reacting),
    kinds.FABRICATE_MIX: ("4.6", (phases.FABRICATING,), converting.against_fabricating),
    kinds.ANNOUNCE: ("4.7", (phases.COMPUTING,), cards.against_announcing),
    kinds.DRAW_CARD: ("9.1", _CARDS, cards.against_drawing),
    kinds.UPGRADE: ("9.1", _CARDS, cards.against_upgrading),
    kinds.MISSION: ("9.1", _CARDS, cards.against_laying_mission),
    kinds.VEHICLE: ("9.1", _CARDS, cards.against_building),
    kinds.SCOUT_CAVERN: ("4.8", (phases.SCOUTING,), scouting.against_scouting),
    kinds.ASSIGN_POD: ("4.9", (phases.ASSIGNING,), salvage.against_assigning),
    kinds.WITHDRAW_POD: ("4.10", (phases.WITHDRAWING,), salvage.against_withdrawing),
    kinds.LAUNCH: ("4.11", (phases.LAUNCHING,), launching.against_launching),
    kinds.LOAD: ("4.11", (phases.LOADING,), launching.against_loading),
    kinds.TUNNEL: ("4.12", (phases.TUNNELLING,), launching.against_tunnelling),
    kinds.SETTLE: ("4.13", (phases.SETTLING,), launching.against_settling),
    kinds.SETTLE_BOTH: ("4.13", (phases.SETTLING,), launching.against_settling_both),
    kinds.SPLIT: ("4.13", (phases.SPLITTING,), launching.against_splitting),
    kinds.RESOLVE: ("6.2", (phases.INCIDENT,), recalling.against_resolving),
    kinds.SABOTAGE_SECTION: ("6.5", (phases.SABOTAGING,), recalling.against_sabotaging),
    kinds.RETURN: ("6.8", (phases.RETURNING,), recalling.against_returning),
    kinds.ACTIVATE: ("6.9", (phases.PLATFORM, phases.AUTOMATING), platform.against_activating),
    kinds.PASS: ("R1", _OPTIONAL, _nothing),
    kinds.END: ("3.2", (phases.FINISHING,), _nothing),
    kinds.SCRAP_CARD: ("7.1", _BETWEEN, scrapping.against_scrapping_card),
    kinds.SCRAP_TILE: ("7.1", _BETWEEN, scrapping.against_scrapping_tile),
    kinds.RIVAL_DOCK: ("13.3", (phases.RIVAL_DOCKING,), rival_deploying.against_rival_docking),
    kinds.RIVAL_TAKE: ("12.8", (phases.RIVAL_CHOOSING,), rival_deploying.against_rival_choosing),
    kinds.RIVAL_AWAKEN: ("15.2", (phases.RIVAL_AWAKENING,), rival_checking.against_rival_awakening),
    kinds.RIVAL_ASSIGN: ("14.1", (phases.RIVAL_ASSIGNING,), rival_recalling.against_rival_assigning),
    kinds.RIVAL_RESOLVE: ("14.3", (phases.RIVAL_INCIDENT,), rival_recalling.against_rival_resolving),
    kinds.RIVAL_SABOTAGE: ("14.5", (phases.RIVAL_SABOTAGING,), rival_recalling.against_rival_sabotaging),
    kinds.RIVAL_SCOUT: ("15.5", (phases.RIVAL_SCOUTING,), rival_checking.against_rival_scouting),
    kinds.RIVAL_SETTLE: ("15.6", (phases.RIVAL_SETTLING,), rival_checking.against_rival_settling),
    kinds.RIVAL_EXTRA: ("15.7", (phases.RIVAL_SPLITTING,), rival_checking.against_rival_splitting),
}
"""For each kind of move the rule that says when it is made, the phases in which a seat can, and what speaks against it."""


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Make a legal move in place; say what happened if somebody listens."""
    start = 0 if events is None else len(events)
    if not _take(state, seat, move, events):
        proceed(state, events)
    if events is not None:
        _gather(events, start)


def _gather(events: list[Event], start: int) -> None:
    """Gains (and payments) of one player that follow each other make one line of the log."""
    kept = events[:start]
    for event in events[start:]:
        last = kept[-1] if len(kept) > start else None
        if (
            last is not None
            and event.kind in ("gained", "spent")
            and last.kind == event.kind
            and last.args["who"] == event.args["who"]
        ):
            before = last.args["what"]
            now = event.args["what"]
            if isinstance(before, tuple) and isinstance(now, tuple):
                kept[-1] = Event(event.kind, {"who": event.args["who"], "what": before + now})
        else:
            kept.append(event)
    events[:] = kept


def _take(state: State, seat: i64, move: i64, events: list[Event] | None) -> bool:
    """The effect of a move; True where the next question is already known."""
    phase = state.phase
    if phase <= phases.LAST_CHANCE:
        return chance.turn_up(state, move, events)
    if phase == phases.KEEPING:
        return keep(state, seat, move - kinds.DISCARD, events)
    if phase > phases.RIVAL_TURN:
        return _take_for_rival(state, move, events)
    if move == kinds.PASS:
        _pass(state)
    elif phase >= phases.PAYING:
        _take_effect(state, move, events)
    elif move >= kinds.SCRAP_CARD:
        scrapping.scrap(state, move, events)
    else:
        return _take_turn(state, move, events)
    return False


def _take_turn(state: State, move: i64, events: list[Event] | None) -> bool:
    """3.2: deploying and recalling."""
    phase = state.phase
    if phase in (phases.ACTION, phases.OVERCLOCKING):
        return deploying.use(state, move - kinds.USE, events)
    if phase == phases.INCIDENT:
        return recalling.resolve(state, move - kinds.RESOLVE, events)
    if phase >= phases.LAUNCHING and phase <= phases.SPLITTING:
        return _take_launch(state, move, events)
    if phase == phases.MAIN:
        if move == kinds.RECALL:
            recalling.recall(state, events)
        else:
            deploying.deploy(state, move - kinds.DEPLOY)
    elif phase == phases.DRONE:
        deploying.take_off(state, move - kinds.FROM, events)
    elif phase == phases.RETURNING:
        recalling.return_drone(state, move - kinds.RETURN, events)
    elif phase == phases.SABOTAGING:
        recalling.sabotage(state, move - kinds.SABOTAGE_SECTION, events)
    elif phase == phases.FINISHING:
        state.stage = phases.LIMIT
    elif phase == phases.LIMIT:
        cards.discard(state, state.active, move - kinds.DISCARD, events)
    else:
        platform.activate(state, move - kinds.ACTIVATE, events)
    return False


def _take_launch(state: State, move: i64, events: list[Event] | None) -> bool:
    """4.11 to 4.14: vehicle, crew pods, tunnel, caverns, division."""
    phase = state.phase
    if phase == phases.LAUNCHING:
        launching.launch(state, move - kinds.LAUNCH)
        return True
    if phase == phases.LOADING:
        launching.load(state, move - kinds.LOAD + 1)
        return True
    if phase == phases.TUNNELLING:
        return launching.take_tunnel(state, move - kinds.TUNNEL, events)
    if move == kinds.SETTLE_BOTH:
        return launching.settle_both(state, events)
    if phase == phases.SETTLING:
        launching.settle(state, move - kinds.SETTLE, events)
    else:
        launching.split(state, move - kinds.SPLIT + 1, events)
    return False


def _take_effect(state: State, move: i64, events: list[Event] | None) -> None:
    """Decisions inside an action or a benefit."""
    phase = state.phase
    if phase in (phases.ANNOUNCED, phases.CARD_BENEFIT):
        cards.play(state, move, events)
    elif phase == phases.TILE_TAKEN:
        if move == kinds.GAIN:
            tiles.cash_in(state, events)
        else:
            tiles.place(state, move - kinds.PLACE, events)
    elif phase in (phases.AWAKENING, phases.WITHDRAWING, phases.ASSIGNING, phases.SCOUTING):
        _take_pods(state, move, events)
    elif phase == phases.REACTING:
        converting.react(state, move - kinds.REACT + 1)
    elif phase == phases.FABRICATING:
        converting.fabricate(state, move - kinds.FABRICATE_MIX, events)
    elif phase == phases.COMPUTING:
        cards.announce(state, move - kinds.ANNOUNCE, events)
    else:
        _take_payment(state, move, events)


def _take_pods(state: State, move: i64, events: list[Event] | None) -> None:
    """4.3, 4.8 to 4.10: a crew pod moves, or no more do."""
    phase = state.phase
    if phase == phases.AWAKENING:
        if move == kinds.ENOUGH:
            awakening.stop_awakening(state)
        else:
            awakening.awaken(state, move - kinds.AWAKEN_POD, events)
    elif phase == phases.WITHDRAWING:
        if move == kinds.ENOUGH:
            salvage.stop_withdrawing(state)
        else:
            salvage.withdraw(state, move - kinds.WITHDRAW_POD, events)
    elif phase == phases.ASSIGNING:
        salvage.assign(state, state.active, move - kinds.ASSIGN_POD, events)
    else:
        scouting.scout(state, move - kinds.SCOUT_CAVERN, events)


def _take_payment(state: State, move: i64, events: list[Event] | None) -> None:
    """Which resources are paid or gained."""
    phase = state.phase
    if phase == phases.PAYING:
        paying.pay(state, move - kinds.NANITES, events)
    elif phase == phases.PAYING_EITHER:
        paying.pay_either(state, move - kinds.PAY, events)
    elif phase == phases.CHOOSING:
        tiles.choose(state, move - kinds.TAKE, events)
    elif phase == phases.PROTOTYPING:
        tiles.prototype(state, move - kinds.PAY, events)
    else:
        cards.discard(state, state.active, move - kinds.DISCARD, events)
        state.owed_card = 0


def _take_for_rival(state: State, move: i64, events: list[Event] | None) -> bool:
    """12.10: the player decides between the rival's options."""
    phase = state.phase
    if phase == phases.RIVAL_INCIDENT:
        return rival_recalling.resolve_for_rival(state, move - kinds.RIVAL_RESOLVE, events)
    if phase == phases.RIVAL_DOCKING:
        rival_deploying.dock_for_rival(state, move - kinds.RIVAL_DOCK, events)
    elif phase == phases.RIVAL_CHOOSING:
        rival_deploying.choose_for_rival(state, move - kinds.RIVAL_TAKE, events)
    elif phase == phases.RIVAL_AWAKENING:
        rival_checking.awaken_for_rival(state, move - kinds.RIVAL_AWAKEN, events)
    elif phase == phases.RIVAL_ASSIGNING:
        rival_recalling.assign_for_rival(state, move - kinds.RIVAL_ASSIGN, events)
    elif phase == phases.RIVAL_SABOTAGING:
        recalling.sabotage(state, move - kinds.RIVAL_SABOTAGE, events)
    elif phase == phases.RIVAL_SCOUTING:
        rival_checking.scout_for_rival(state, move - kinds.RIVAL_SCOUT, events)
    elif phase == phases.RIVAL_SETTLING:
        rival_checking.settle_for_rival(state, move - kinds.RIVAL_SETTLE)
    else:
        rival_checking.split_for_rival(state, move - kinds.RIVAL_EXTRA, events)
    return False


def _pass(state: State) -> None:
    """4.2, 6.9, 9.1: nothing is done where something might be."""
    phase = state.phase
    if phase == phases.PLATFORM:
        state.stage = phases.RETURNING
    elif phase == phases.PROTOTYPING:
        state.prototype = -1
    elif phase == phases.CARD_BENEFIT:
        state.cards -= 1
    elif phase == phases.ANNOUNCED:
        state.plays = 0
    else:
        state.stage = phases.FINISHING


def proceed(state: State, events: list[Event] | None) -> None:
    """Go on until somebody must decide."""
    while True:
        if _resolve_effects(state, events):
            return
        if _next_stage(state, events):
            return


def _resolve_effects(state: State, events: list[Event] | None) -> bool:
    """Whatever an action has set going, in order; True where somebody must decide."""
    if state.drawing > 0 and cards.draw_next(state, events):
        return True
    if paying.pay_debts(state, events):
        return True
    if state.reacting > 0:
        converting.end_reacting(state, events)
    if state.granted >= 0:
        platform.grant(state, events)
    if _move_pods(state, events):
        return True
    if state.choice >= 0:
        state.phase = phases.CHOOSING
        return True
    if cards.use_cards(state, events):
        return True
    return _use_tile(state) or _turn_things_up(state, events)


def _move_pods(state: State, events: list[Event] | None) -> bool:
    """4.3, 4.10: crew pods that may still awake or come back; those that awoke are paid for."""
    if state.awakening > 0:
        if awakening.can_awaken_more(state):
            state.phase = phases.AWAKENING
            return True
        awakening.end_awakening(state)
        return paying.pay_debts(state, events)
    if state.awakened > 0:
        awakening.end_awakening(state)
        if paying.pay_debts(state, events):
            return True
    if state.withdrawing > 0:
        if salvage.can_withdraw(state):
            state.phase = phases.WITHDRAWING
            return True
        state.withdrawing = 0
    return False


def _use_tile(state: State) -> bool:
    """4.4, 9.11: a tile that was taken, or placed with Prototype."""
    if state.tile >= 0:
        state.phase = phases.TILE_TAKEN
        return True
    if state.prototype >= 0:
        if tiles.can_prototype(state):
            state.phase = phases.PROTOTYPING
            return True
        state.prototype = -1
    return False


def _turn_things_up(state: State, events: list[Event] | None) -> bool:
    """9.7, 4.8, 4.4, 6.3: looks, caverns, tiles and tokens, each a draw by chance."""
    if state.looking:
        if scouting.unseen_cavern(state) >= 0:
            state.phase = phases.LOOKING
            return True
        state.looking = 0
    if state.flip_cavern >= 0:
        if state.cavern_tile[state.flip_cavern] < 0:
            state.phase = phases.FLIPPING_CAVERN
            return True
        scouting.turn_up_cavern(state, events)
    if state.flip_space >= 0:
        if state.stack_size[state.flip_space] > 0:
            state.phase = phases.FLIPPING_TILE
            return True
        state.flip_space = -1
    return recalling.refill(state, events)


def _next_stage(state: State, events: list[Event] | None) -> bool:
    """3.2: the turn goes on; True where somebody must decide."""
    stage = state.stage
    if stage in (phases.MAIN, phases.INCIDENT):
        state.phase = stage
        return True
    if stage == phases.DRONE:
        return deploying.send_drone(state, events)
    if stage == phases.RETURNING:
        return recalling.bring_back_drones(state)
    if stage == phases.LIMIT:
        if hand_size(state, state.active) > state.components.hand_limit:
            state.phase = phases.LIMIT
            return True
        _end_turn(state, events)
        return False
    if stage == phases.RIVAL_TURN:
        if state.rival_step == rival.DONE:
            _end_turn(state, events)
            return False
        return rival_turn.advance_rival(state, events)
    if stage == phases.FINISHED:
        ending.finish(state, events)
        return True
    return _offer(state, stage)


def _offer(state: State, stage: i64) -> bool:
    """What may be done and need not be; where nothing can be done nobody is asked."""
    if stage == phases.ACTION:
        return _ask(state, deploying.any_use(state, 0) or scrapping.can_scrap(state), phases.FINISHING)
    if stage == phases.OVERCLOCKING:
        asked = deploying.can_overclock(state) or deploying.may_yet_overclock(state)
        return _ask(state, asked, phases.FINISHING)
    if stage == phases.LAUNCHING:
        return _ask(state, launching.any_launch(state) or scrapping.can_scrap(state), phases.FINISHING)
    if stage == phases.PLATFORM:
        dock = state.platform_dock
        asked = platform.can_activate(state, state.active, dock) or platform.may_yet_activate(state, dock)
        return _ask(state, asked, phases.RETURNING)
    if stage == phases.AUTOMATING:
        return _ask(state, platform.asks_automation(state), phases.FINISHING)
    return _ask(state, scrapping.can_scrap(state), phases.LIMIT)


def _ask(state: State, worth_asking: bool, otherwise: i64) -> bool:
    """A decision where there is one, else the next stage."""
    if worth_asking:
        state.phase = state.stage
        return True
    state.stage = otherwise
    return False


def _end_turn(state: State, events: list[Event] | None) -> None:
    """8.1, 8.2: the game ends here, or the next player's turn begins."""
    if ending.ends_now(state):
        state.stage = phases.FINISHED
        if state.seats == 1:
            ending.show_earlier_missions(state, events)
        return
    state.active = (state.active + 1) % state.players
    state.scrapped = 0
    state.dock = -1
    state.used_cell = -1
    state.platform_dock = -1
    state.stage = phases.MAIN
    if state.seats == 1 and state.active == phases.RIVAL:
        state.stage = phases.RIVAL_TURN
        state.rival_step = rival.BEGIN


def playout(state: State, dice: Dice, cap: i64) -> i64:
    """Play uniformly at random to the end, at most `cap` decisions, without leaving the compiled rules; how many it took."""
    made: i64 = 0
    while made < cap:
        seat = turn(state)
        if seat == OVER:
            break
        moves = legal(state, seat)
        move = drawn(moves, chance.odds(state), dice) if seat == CHANCE else moves[dice.below(len(moves))]
        apply(state, seat, move, None)
        made += 1
    return made
