"""Chapter 3, the turn: which decision each phase asks for, and what happens while nobody is asked.

What may be done, what speaks against it and what it does stand together in the file of its chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, moves as kinds, state as phases
from orrery.games.cassiopeia.rules import (
    buying,
    choosing,
    dealing,
    discarding,
    effects,
    exchanging,
    objects,
    paying,
    principles,
    robbing,
    specialists,
    storing,
    terraforming,
)
from orrery.games.cassiopeia.rules.names import amount_of, moment_name, refused, untimely
from orrery.games.cassiopeia.rules.principles import unused
from orrery.games.cassiopeia.state import State
from orrery.kernel import CHANCE, OVER, Event, Refusal, Text, Who
from orrery.vectors import start_of


def turn(state: State) -> i64:
    """The seat that decides next, or CHANCE, or OVER."""
    return state.mover


def to_move(state: State) -> tuple[int, ...]:
    """Every seat that must decide now; in this game never more than one."""
    return () if state.mover == OVER else (state.mover,)


def legal(state: State, seat: i64) -> vec[i64]:
    """The moves this seat may make now, in ascending order; empty when it is not to move."""
    moves = vec[i64](capacity=12)
    phase: i64 = state.phase
    if seat != state.mover or state.mover == OVER:
        return moves
    if phase == phases.CHOOSING:
        return choosing.choosing_moves(state, moves)
    if phase == phases.PAYING:
        return paying.paying_moves(state, moves)
    if phase == phases.DISCARDING:
        return discarding.discarding_moves(state, moves)
    if phase == phases.TAKING:
        return robbing.taking_moves(state, moves)
    if phase < phases.CHOOSING:
        return _setup_moves(state, moves)
    return _offered_moves(state, append(moves, kinds.GO_ON))


def _offered_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.8: what may be done in the steps of a turn and may be passed over."""
    phase: i64 = state.phase
    if phase == phases.ACTING:
        return specialists.resolving_moves(state, buying.buying_moves(state, moves))
    if phase == phases.BUILDING:
        return _building_moves(state, moves)
    if phase == phases.STARTING:
        moves = robbing.cruising_moves(state, effects.using_moves(state, moves))
        return storing.storing_moves(state, robbing.spying_moves(state, moves))
    if phase == phases.COLLECTED:
        return effects.using_after_coins_moves(state, moves)
    if phase == phases.STORING:
        return storing.storing_moves(state, moves)
    if phase == phases.CLAIMING:
        return objects.claiming_moves(state, moves)
    if phase == phases.RELAYING:
        return specialists.relaying_moves(state, moves)
    if phase == phases.CAPSULE_OFFERED:
        return buying.buying_capsule_moves(state, moves)
    return exchanging.exchanging_moves(state, moves)


def _building_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.6, 3.8: what may be done before step 3, and step 3 itself."""
    if unused(state, state.active, components.ENGINEERING):
        moves = exchanging.exchanging_moves(state, moves)
    moves = buying.freighting_moves(state, effects.swapping_moves(state, moves))
    return terraforming.terraforming_moves(state, buying.growing_moves(state, moves))


def _setup_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """1, 3.1: what may be drawn, or picked by the host."""
    phase: i64 = state.phase
    if phase == phases.INCLUDING:
        return dealing.including_moves(state, moves)
    if phase == phases.DEALING:
        return dealing.dealing_moves(state, moves)
    if phase == phases.FLIPPING:
        return dealing.flipping_moves(state, moves)
    if phase == phases.LAYING:
        return dealing.laying_moves(state, moves)
    if phase == phases.FINDING_FIRST:
        return dealing.beginning_moves(state, moves)
    return dealing.adding_moves(state, moves)


def odds(state: State) -> vec[i64]:
    """1: every shuffle is even."""
    count: i64 = len(_setup_moves(state, vec[i64](capacity=9)))
    even = vec[i64](capacity=count)
    for _ in range(count):
        even = append(even, 1)
    return even


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Make a legal move, and everything after it that needs no decision."""
    phase: i64 = state.phase
    if phase < phases.CHOOSING:
        _set_up(state, move, events)
        return
    if phase == phases.CHOOSING:
        choosing.choose(state, seat, move - kinds.CHOOSE, events)
    elif move == kinds.GO_ON:
        _go_on(state)
    elif phase == phases.PAYING:
        paying.pay(state, move)
    elif phase == phases.DISCARDING:
        discarding.discard(state, seat, move - kinds.DISCARD, events)
    elif phase == phases.BUILDING:
        _build(state, move, events)
    elif phase == phases.STARTING:
        _start(state, move, events)
    else:
        _act(state, move, events)
    _carry_on(state, events)


def _set_up(state: State, move: i64, events: list[Event] | None) -> None:
    """1, 3.1: one step of the set-up."""
    if move < kinds.ENOUGH:
        dealing.include(state, move - kinds.INCLUDE, events)
    elif move == kinds.ENOUGH:
        dealing.stop_including(state)
    elif move < kinds.FLIP:
        dealing.deal(state, move - kinds.DEAL, events)
    elif move < kinds.LAY:
        dealing.flip(state, move - kinds.FLIP, events)
    elif move < kinds.ADD:
        dealing.lay(state, move - kinds.LAY, events)
    elif move < kinds.FIRST:
        dealing.add(state, move - kinds.ADD, events)
    else:
        dealing.begin(state, move - kinds.FIRST, events)


def _go_on(state: State) -> None:
    """3.8: pass over what is offered."""
    phase: i64 = state.phase
    if phase == phases.STARTING:
        state.phase = phases.COLLECT
    elif phase == phases.COLLECTED:
        state.phase = phases.ACTING
    elif phase == phases.ACTING:
        state.phase = phases.BUILD_NEXT
    elif phase == phases.BUILDING:
        state.phase = phases.STORE_NEXT
    elif phase == phases.STORING:
        state.phase = phases.TOKEN_NEXT
    else:
        if phase == phases.RELAYING:
            state.stage = phases.AFTER_PART
        state.phase = phases.RESOLVE_NEXT


def _start(state: State, move: i64, events: list[Event] | None) -> None:
    """3.8: one effect for the start of the turn."""
    if move < kinds.CRUISE:
        effects.use(state, move, events)
    elif move < kinds.SPY_ON:
        robbing.cruise(state, move - kinds.CRUISE, events)
    elif move < kinds.STORE:
        robbing.spy(state, move - kinds.SPY_ON, events)
    else:
        storing.store_all(state, events)
    if not _anything_at_start(state, state.active):
        state.phase = phases.COLLECT


def _act(state: State, move: i64, events: list[Event] | None) -> None:
    """3.4, 3.5, 6.3: steps 1 and 2, what a specialist asks for, and the coins stored at the end."""
    if move < kinds.CRUISE:
        effects.use(state, move, events)
        if not effects.anything_after_coins(state):
            state.phase = phases.ACTING
    elif move < kinds.BUY:
        _store(state, move, events)
    elif move < kinds.RESOLVE:
        buying.buy(state, move - kinds.BUY)
    elif move < kinds.RELAY_IT:
        specialists.resolve(state, move == kinds.RESOLVE, events)
    elif move == kinds.RELAY_IT:
        specialists.relay(state, events)
    elif move < kinds.CLAIM:
        robbing.take(state, move - kinds.TAKE, events)
    elif move < kinds.DISCARD:
        objects.claim(state, move - kinds.CLAIM, events)
    else:
        exchanging.exchange(state, move - kinds.EXCHANGE, events)


def _store(state: State, move: i64, events: list[Event] | None) -> None:
    """6.3: the coins on the card, and the turn is over."""
    if move == kinds.STORE_ALL:
        storing.store_all(state, events)
    else:
        storing.store(state, move - kinds.STORE, events)
    state.phase = phases.TOKEN_NEXT


def _build(state: State, move: i64, events: list[Event] | None) -> None:
    """3.6, 3.8: one effect before step 3, or a planet."""
    if move >= kinds.TERRAFORM:
        terraforming.terraform(state, move - kinds.TERRAFORM)
    elif move == kinds.GROW:
        buying.grow(state, events)
    elif move >= kinds.FREIGHT:
        buying.freight(state, move - kinds.FREIGHT, events)
    elif move >= kinds.SWAP:
        effects.swap(state, move - kinds.SWAP, events)
    else:
        exchanging.exchange(state, move - kinds.EXCHANGE, events)


def _carry_on(state: State, events: list[Event] | None) -> None:
    """3: pass through whatever asks nobody."""
    while state.phase > phases.ENDED or _asks_nobody(state, events):
        phase: i64 = state.phase
        if phase == phases.NEXT_TURN:
            _next_turn(state, events)
        elif phase == phases.COLLECT:
            _collect(state, events)
        elif phase == phases.RESOLVE_NEXT:
            specialists.resolve_next(state, events)
        elif phase == phases.BUILD_NEXT:
            state.phase = phases.BUILDING if _anything_to_build(state) else phases.STORE_NEXT
        elif phase == phases.STORE_NEXT:
            state.phase = phases.STORING if storing.can_store(state) else phases.TOKEN_NEXT
        elif phase == phases.TOKEN_NEXT:
            _move_token(state)
        elif phase == phases.SETTLE_NEXT:
            _settle(state, events)


def _asks_nobody(state: State, events: list[Event] | None) -> bool:
    """3.9, 5.7: a payment that can be made in one way only is made, and those who need not discard are passed over."""
    if state.phase == phases.PAYING:
        ways = paying.paying_moves(state, vec[i64](capacity=9))
        if len(ways) == 1:
            paying.pay(state, ways[0])
            return True
    elif state.phase == phases.DISCARDING:
        discarding.next_to_discard(state, events)
        return state.phase != phases.DISCARDING
    return False


def _next_turn(state: State, events: list[Event] | None) -> None:
    """3.3: the leftmost token that still lies on its card; when none does, the round is over."""
    for k in range(len(state.slots)):
        card: i64 = state.slots[k]
        if state.token[card] >= 0 and state.used[card] == 0:
            _begin_turn(state, card)
            return
    _end_round(state, events)


def _begin_turn(state: State, card: i64) -> None:
    """3.3: nothing of the turn has happened yet."""
    seat: i64 = state.token[card]
    state.card = card
    state.active = seat
    state.mover = seat
    state.spent = 0
    state.took = 0
    state.stage = phases.MAIN_PART
    state.with_logistics = False
    state.victim = -1
    state.exchanges = 0
    state.phase = phases.STARTING if _anything_at_start(state, seat) else phases.COLLECT


def _anything_at_start(state: State, seat: i64) -> bool:
    """3.8: whether an effect for the start of the turn can be used."""
    return (
        unused(state, seat, components.FACTORY)
        or unused(state, seat, components.OBSERVATORY)
        or effects.alien_ready(state, seat)
        or storing.storing_helps(state, seat)
        or robbing.can_cruise(state, seat)
        or robbing.can_spy(state, seat)
    )


def _collect(state: State, events: list[Event] | None) -> None:
    """3.4: step 1, all coins from the card."""
    state.took = state.coins[state.card]
    state.coins[state.card] = 0
    if state.took > 0:
        state.goods[state.active * components.RESOURCES] += state.took
        if events is not None:
            coins = amount_of(components.COIN, state.took)
            events.append(Event("collected", {"name": Who(state.active), "what": coins}))
    state.phase = phases.COLLECTED if effects.anything_after_coins(state) else phases.ACTING


def _anything_to_build(state: State) -> bool:
    """3.6: step 3 is asked for where anything can be done in it or before it."""
    return (
        unused(state, state.active, components.TRANSPORTER)
        or (unused(state, state.active, components.ENGINEERING) and exchanging.can_exchange(state))
        or buying.can_freight(state)
        or buying.can_grow(state)
        or terraforming.anything_to_terraform(state)
    )


def _settle(state: State, events: list[Event] | None) -> None:
    """3.9: what was paid for happens."""
    seat: i64 = state.active
    if events is not None:
        paying.tell_payment(state, events)
    if state.purpose == phases.FOR_PLANET:
        terraforming.inhabit(state, seat, state.thing, events)
    elif state.purpose == phases.FOR_OBJECT:
        objects.hand_over(state, seat, state.thing, events)
        state.phase = phases.RESOLVE_NEXT
    elif state.purpose == phases.FOR_RELAY:
        state.spent |= 1 << components.RELAY
        state.phase = phases.RESOLVE_NEXT
    else:
        principles.gain(state, seat, state.thing, 1, events)
        state.phase = phases.RESOLVE_NEXT if state.purpose == phases.FOR_CAPSULE else phases.BUILD_NEXT


def _move_token(state: State) -> None:
    """3.7: step 4, the token goes beside the card."""
    state.used[state.card] = 1
    state.phase = phases.NEXT_TURN


def _end_round(state: State, events: list[Event] | None) -> None:
    """3.10 to 3.12: used cards turn over, unused ones get a coin, tokens from left to right are the new initiative."""
    state.order = vec[i64](capacity=state.seats)
    for k in range(len(state.slots)):
        card: i64 = state.slots[k]
        if state.token[card] >= 0:
            state.order = append(state.order, state.token[card])
            state.face[card] = 1 - state.face[card]
            state.token[card] = -1
            state.used[card] = 0
        else:
            state.coins[card] += 1
    for seat in range(state.seats):
        state.picked[seat] = -1
    state.round += 1
    state.active = -1
    state.card = -1
    state.phase = phases.CHOOSING
    choosing.next_chooser(state)
    if events is not None:
        events.append(Event("round", {"round": state.round, "name": Who(state.mover)}))


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a move, in the rulebook's order; None when nothing does."""
    if state.phase == phases.ENDED:
        return Refusal("4.1", Text("refused-over"))
    if seat != state.mover:
        return _against_deciding(state, seat)
    if not 0 <= move < kinds.SIZE:
        return Refusal("3.3", Text("refused-unknown", {"move": str(move)}))
    kind = start_of(kinds.catalogue_of(state.components.sides).starts, move)
    return _AGAINST[kind](state, seat, move - kind)


def _against_deciding(state: State, seat: int) -> Refusal:
    """3.1, 3.3, 5.7: somebody else decides, or the game is being set up."""
    if state.mover == CHANCE:
        return Refusal(_setup_rule(state), Text("refused-setting-up", {"moment": moment_name(state)}))
    if seat == CHANCE and state.phase >= phases.CHOOSING:
        return Refusal("1.6", Text("refused-no-chance", {"turn": Who(state.mover)}))
    if state.phase == phases.DISCARDING:
        return Refusal("5.7", Text("refused-other-discards", {"turn": Who(state.mover)}))
    rule = "3.3" if state.phase > phases.CHOOSING else "3.1" if state.phase == phases.CHOOSING else "1.2"
    return Refusal(rule, Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(state.mover)}))


def _setup_rule(state: State) -> str:
    """The rule of the step at which the set-up is."""
    if state.phase == phases.INCLUDING:
        return "1.2"
    if state.phase == phases.DEALING:
        return "1.1"
    if state.phase < phases.ADDING_STATION:
        return "1.3"
    return "3.1" if state.phase == phases.FINDING_FIRST else "1.4"


def _against_going_on(state: State, seat: int, which: int) -> Refusal | None:
    """3.8: what is offered may be declined; a discard, a theft by choice and a payment must be finished."""
    if state.phase == phases.DISCARDING:
        return refused("5.7", "must-discard")
    if state.phase == phases.TAKING:
        return refused("5.14", "must-take")
    if state.phase == phases.PAYING:
        return refused("3.9", "must-pay")
    return untimely(state, "3.8", "go-on") if state.phase <= phases.CHOOSING else None


_Against: TypeAlias = "Callable[[State, int, int], Refusal | None]"

_AGAINST: Final[dict[int, _Against]] = {
    kinds.INCLUDE: dealing.against_including,
    kinds.ENOUGH: dealing.against_stopping,
    kinds.DEAL: dealing.against_dealing,
    kinds.FLIP: dealing.against_flipping,
    kinds.LAY: dealing.against_laying,
    kinds.ADD: dealing.against_adding,
    kinds.FIRST: dealing.against_beginning,
    kinds.CHOOSE: choosing.against_choosing,
    kinds.GO_ON: _against_going_on,
    kinds.USE: effects.against_using,
    kinds.CRUISE: robbing.against_cruising,
    kinds.SPY_ON: robbing.against_spying,
    kinds.STORE: storing.against_storing,
    kinds.STORE_ALL: storing.against_storing_all,
    kinds.BUY: buying.against_buying,
    kinds.RESOLVE: specialists.against_resolving,
    kinds.RESOLVE_MAIN: specialists.against_resolving_main,
    kinds.RELAY_IT: specialists.against_relaying,
    kinds.TAKE: robbing.against_taking,
    kinds.CLAIM: objects.against_claiming,
    kinds.DISCARD: discarding.against_discarding,
    kinds.EXCHANGE: exchanging.against_exchanging,
    kinds.SWAP: effects.against_swapping,
    kinds.FREIGHT: buying.against_freighting,
    kinds.GROW: buying.against_growing,
    kinds.TERRAFORM: terraforming.against_terraforming,
    kinds.PAY_GREENHOUSE: paying.against_greenhouse,
    kinds.PAY_SOLAR: paying.against_solar,
    kinds.PAY_CAPSULE: paying.against_capsule,
    kinds.PAY: paying.against_paying,
}
"""Of each kind of move: what is asked of it; its moment is asked last, since a moment that offers nothing is passed over."""
