"""Embers, a toy with everything the kernel must carry: hidden hands, a drawn deck, a choice made by all at once.

Each seat is dealt two cards of 1 to 4 (three of each) that only it sees. Twice, all lay one card face down; when the last
one lies, all are turned over and the highest single card scores its value. Most points win.
"""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.blocks import COMMON, HAND, OTHER, Action, Area, Card, Cards, Chip, Map, Offer, Scene, Slots, Standing
from orrery.edition import Edition
from orrery.kernel import (
    CHANCE,
    Catalogue,
    Description,
    Event,
    Field,
    Game,
    Move,
    Option,
    Outcome,
    Refusal,
    ScoreLine,
    Terms,
    Text,
    Who,
)
from orrery.scene import Board, Ground, Piece, Place, Sketch, Span
from orrery.vectors import zeros

KINDS, COPIES = 4, 3
DEAL, LAY = 0, 4

EDITION = Edition("embers", "standard", {}, {}, "0" * 16)
_MOVES = Catalogue(
    [Move(DEAL + k, "deal", f"deal {k + 1}", {"card": k + 1}) for k in range(KINDS)]
    + [Move(LAY + k, "lay", f"lay {k + 1}", {"card": k + 1}) for k in range(KINDS)]
)


class State:
    def __init__(
        self,
        seats: int,
        low: bool,
        deck: vec[i64],
        hands: vec[i64],
        laid: vec[i64],
        points: vec[i64],
        tricks: int,
        gone: vec[i64],
    ) -> None:
        self.seats = seats
        self.low = low
        self.deck = deck
        self.hands = hands
        self.laid = laid
        self.points = points
        self.tricks = tricks
        self.gone = gone

    def copy(self) -> State:
        return State(
            self.seats, self.low, self.deck[:], self.hands[:], self.laid[:], self.points[:], self.tricks, self.gone[:]
        )

    def facts(self) -> list[int]:
        return [self.seats, int(self.low), self.tricks, *self.deck, *self.hands, *self.laid, *self.points, *self.gone]


def setup(terms: Terms) -> State:
    n = terms.seats
    return State(
        n,
        terms["low-wins"] == "yes",
        vec[i64]([COPIES] * KINDS),
        zeros(n * KINDS),
        zeros(n),
        zeros(n),
        0,
        zeros(KINDS),
    )


def _held(state: State, seat: int) -> int:
    return sum(state.hands[seat * KINDS + k] for k in range(KINDS))


def _dealing(state: State) -> int:
    """The seat that is dealt to now, or -1."""
    if state.tricks or any(state.laid):
        return -1
    return next((seat for seat in range(state.seats) if _held(state, seat) < 2), -1)


def to_move(state: State) -> tuple[int, ...]:
    if state.tricks == 2:
        return ()
    if _dealing(state) >= 0:
        return (CHANCE,)
    return tuple(seat for seat in range(state.seats) if not state.laid[seat])


def legal(state: State, seat: int) -> vec[i64]:
    found = vec[i64](capacity=KINDS)
    if seat not in to_move(state):
        return found
    for k in range(KINDS):
        if seat == CHANCE and state.deck[k]:
            found = append(found, DEAL + k)
        if seat != CHANCE and state.hands[seat * KINDS + k]:
            found = append(found, LAY + k)
    return found


def odds(state: State) -> vec[i64]:
    return vec[i64]([state.deck[k] for k in range(KINDS) if state.deck[k]])


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    if not to_move(state):
        return Refusal("3", Text("refused-over"))
    if seat not in to_move(state):
        return Refusal("1", Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(to_move(state)[0])}))
    if (seat == CHANCE) != (move < LAY):
        return Refusal("1", Text("refused-not-the-moment"))
    if seat == CHANCE and not state.deck[move - DEAL]:
        return Refusal("1", Text("no such card is left"))
    if seat != CHANCE and not state.hands[seat * KINDS + move - LAY]:
        return Refusal("2", Text("you hold no such card"))
    return None


def apply(state: State, seat: int, move: int, events: list[Event] | None) -> None:
    if seat == CHANCE:
        to = _dealing(state)
        state.deck[move - DEAL] -= 1
        state.hands[to * KINDS + move - DEAL] += 1
        if events is not None:
            events.append(Event("dealt", {"seat": Who(to), "card": move - DEAL + 1}))
        return
    state.hands[seat * KINDS + move - LAY] -= 1
    state.laid[seat] = move - LAY + 1
    if events is not None:
        events.append(Event("laid", {"seat": Who(seat)}))
    if all(state.laid):
        _turn_over(state, events)


def _turn_over(state: State, events: list[Event] | None) -> None:
    shown = list(state.laid)
    best = max(shown)
    for seat, card in enumerate(shown):
        state.gone[card - 1] += 1
        if card == best and shown.count(best) == 1:
            state.points[seat] += best
        if events is not None:
            events.append(Event("shown", {"seat": Who(seat), "card": card}))
    state.laid = zeros(state.seats)
    state.tricks += 1


def reveals(state: State, seat: int, move: int) -> bool:
    return sum(1 for card in state.laid if not card) == 1


def scores(state: State) -> vec[i64]:
    return state.points[:]


def ranks(state: State) -> vec[i64]:
    sign = 1 if state.low else -1
    points = [sign * p for p in state.points]
    return vec[i64]([1 + sum(1 for other in points if other < own) for own in points])


def outcome(state: State) -> Outcome | None:
    if state.tricks < 2:
        return None
    points = tuple(state.points)
    return Outcome(tuple(ranks(state)), points, Text("all cards lie"), (ScoreLine(Text("tricks"), points),))


def census(state: State) -> dict[str, int]:
    return {
        f"card {k + 1}": state.deck[k]
        + state.gone[k]
        + sum(state.hands[s * KINDS + k] for s in range(state.seats))
        + sum(1 for card in state.laid if card == k + 1)
        for k in range(KINDS)
    }


def view(state: State, seat: int | None) -> dict[str, Any]:
    return {
        "hands": [
            [state.hands[s * KINDS + k] for k in range(KINDS)] if s == seat else _held(state, s)
            for s in range(state.seats)
        ],
        "laid": [card if s == seat else bool(card) for s, card in enumerate(state.laid)],
        "points": list(state.points),
        "gone": list(state.gone),
        "tricks": state.tricks,
    }


def observe(state: State, seat: int) -> vec[i64]:
    others = [(seat + k) % state.seats for k in range(state.seats)]
    return vec[i64](
        [
            *(state.hands[seat * KINDS + k] for k in range(KINDS)),
            *(_held(state, s) for s in others),
            state.laid[seat],
            *(int(state.laid[s] > 0) for s in others[1:]),
            *(state.points[s] for s in others),
            *state.gone,
            state.tricks,
        ]
    )


def fields(terms: Terms) -> tuple[Field, ...]:
    n = terms.seats
    return (
        Field("hand", KINDS, 0, 2, "your cards of each value"),
        Field("held", n, 0, 2, "how many cards each seat holds, yours first"),
        Field("laid", 1, 0, KINDS, "the card that you have laid, 0 for none"),
        Field("others_laid", n - 1, 0, 1, "1 for each other seat that has laid a card"),
        Field("points", n, 0, 2 * KINDS, "each seat's points, yours first"),
        Field("gone", KINDS, 0, COPIES, "cards of each value that were turned over"),
        Field("tricks", 1, 0, 2, "how many times all have laid a card"),
    )


def see(event: Event, seat: int | None) -> Event | None:
    if event.kind == "dealt" and event.args["seat"] != Who(-9 if seat is None else seat):
        return Event("dealt", {"seat": event.args["seat"]})
    return event


def seen(state: State, mover: int, move: int, seat: int | None) -> str:
    if mover == CHANCE:
        return str(_MOVES[move]) if _dealing(state) == seat else "deal ?"
    return str(_MOVES[move]) if mover == seat or reveals(state, mover, move) else "lay ?"


def imagine(state: State, seat: int, rng: random.Random) -> State:
    """Put back what this seat cannot see, shuffle, and deal it out again in the same numbers."""
    other = state.copy()
    unseen = [k for k in range(KINDS) for _ in range(state.deck[k])]
    wanted = []
    for s in range(state.seats):
        if s == seat:
            continue
        if state.laid[s]:
            unseen.append(state.laid[s] - 1)
        for k in range(KINDS):
            unseen += [k] * state.hands[s * KINDS + k]
            other.hands[s * KINDS + k] = 0
        wanted.append((s, _held(state, s)))
    unseen.sort()
    rng.shuffle(unseen)
    for s, count in wanted:
        for _ in range(count):
            other.hands[s * KINDS + unseen.pop()] += 1
        if state.laid[s]:
            other.laid[s] = unseen.pop() + 1
    other.deck = vec[i64]([unseen.count(k) for k in range(KINDS)])
    return other


def things(terms: Terms) -> tuple[str, ...]:
    return tuple(f"card-{k + 1}" for k in range(KINDS))


def describe(terms: Terms, view: dict[str, Any], thing: str) -> Description | None:
    if thing not in things(terms):
        return None
    return Description(Text(thing), (Text("a card of the toy"),), "1")


def board(terms: Terms) -> Board:
    places = tuple(Place(f"card-{k + 1}", 20 + 40 * k, 20, 36, 36, Text(f"card {k + 1}")) for k in range(KINDS))
    drawn = '<rect x="-9" y="-14" width="18" height="28" fill="currentColor"/>'
    return Board({"card": drawn}, grounds={"board": Ground(200, 100, "", places)})


def pieces(terms: Terms, view: dict[str, Any]) -> list[Piece]:
    return [
        Piece(f"laid-{s}", "card", 20 + 40 * s, 70, Text("card"), owner=s, caption="" if card is True else str(card))
        for s, card in enumerate(view["laid"])
        if card
    ]


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    return (f"card-{move.fields['card']}",)


def _hand(view: dict[str, Any], seat: int) -> list[str]:
    return [str(k + 1) for k, held in enumerate(view["hands"][seat]) for _ in range(held)]


def scene(terms: Terms, view: dict[str, Any], seat: int | None) -> Scene:
    others = [
        Area(f"seat-{s}", OTHER, Text("player", {"n": Who(s)}), (), s, summary=(Chip(Text(f"{points} points")),))
        for s, points in enumerate(view["points"])
        if s != seat
    ]
    board = Area("board", COMMON, Text("Embers"), (Map("board", tuple(pieces(terms, view))),))
    if seat is None:
        return Scene((board, *others))
    held = tuple(Card(f"held-{at}", Text(f"card {name}")) for at, name in enumerate(_hand(view, seat)))
    gone = Slots("gone", tuple(Chip(Text(str(card))) for card in view["gone"]))
    return Scene((board, Area("hand", HAND, Text("Your hand"), (Cards("cards", held), gone), seat), *others))


def actions(terms: Terms, view: dict[str, Any], seat: int) -> tuple[Action, ...]:
    return (
        Action("lay", Text("Lay"), ("lay",), text=Text(f"{len(_hand(view, seat))} cards"), main=True),
        Action("draw", Text("Draw"), ("deal",), symbol="card"),
    )


def offer(terms: Terms, view: dict[str, Any], seat: int, move: Move) -> Offer:
    last = sum(1 for card in view["laid"] if not card) == 1
    return Offer(Text(f"the {move.fields['card']}"), final=last)


def standing(terms: Terms, view: dict[str, Any]) -> tuple[Standing, ...]:
    return tuple(Standing(points, Text(f"{points} points")) for points in view["points"])


def sketch(terms: Terms, view: dict[str, Any], say: Any, lines: int | None = None) -> Sketch:
    return [
        [Span(f"{seat}: {hand} {view['laid'][seat]} {view['points'][seat]}", f"seat-{seat}")]
        for seat, hand in enumerate(view["hands"])
    ]


GAME = Game(
    name="embers",
    package=__name__,
    seats=(2, 3),
    options=(Option("low-wins", ("no", "yes")),),
    hides=True,
    edition=EDITION,
    setup=setup,
    to_move=to_move,
    legal=legal,
    odds=odds,
    apply=apply,
    scores=scores,
    ranks=ranks,
    outcome=outcome,
    why_not=why_not,
    census=census,
    moves=_MOVES,
    view=view,
    observe=observe,
    fields=fields,
    reveals=reveals,
    see=see,
    seen=seen,
    imagine=imagine,
    things=things,
    describe=describe,
    board=board,
    pieces=pieces,
    sketch=sketch,
    touches=touches,
    scene=scene,
    actions=actions,
    offer=offer,
    standing=standing,
)
