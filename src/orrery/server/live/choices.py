"""What a seat may choose from: the action bar with reasons for what is impossible, and every legal move as an offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from orrery.blocks import Action, Offer
from orrery.inspection import believed, spread, telling
from orrery.kernel import Catalogue, Json, Move, Refusal, Text
from orrery.scene import Part
from orrery.server.wire.encoder import Encoder
from orrery.table import Table


class Reason(Part, frozen=True):
    """Why an action is impossible now."""

    text: Text
    rule: str


class Button(Part, frozen=True):
    """An action of the bar."""

    id: str
    name: Text
    kinds: tuple[str, ...] = ()
    """The kinds of moves that it stands for, where no offer names it."""
    symbol: str = ""
    text: Text | None = None
    main: bool = False
    at: str = ""
    side: str = ""
    reason: Reason | None = None


class Choices(NamedTuple):
    """What a seat may choose from."""

    moves: vec[i64]
    """Their numbers in the catalogue, ascending."""
    bar: tuple[Button, ...]
    offers: Mapping[int, bytes]
    """By move, where the game's catalogue does not say it."""
    labels: Mapping[int, Text]
    """What stands on the button of each of these."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Choices:
        return self  # nothing of it ever changes, and vectors cannot be copied


NOTHING: Final = Choices(vec[i64](), (), {}, {})
"""The choices of somebody who is not to move."""


def choices(table: Table, seat: int, view: dict[str, Json], encoder: Encoder) -> Choices:
    """The bar and the offers of a seat that is to move."""
    game, numbers = table.game, table.vector(seat)
    catalogue = game.catalogue(table.terms)
    actions = game.actions(table.terms, view, seat)
    named = {notation: action.id for action in actions for notation in action.moves}
    moves = catalogue.pick(numbers) if named or not game.lasting_offers else []
    others = (
        dict.fromkeys(move.kind for move in moves if move.notation not in named) if named else catalogue.kinds(numbers)
    )
    actions = (*actions, *_missing(actions, others, encoder))
    by_kind = {kind: action.id for action in reversed(actions) if not action.moves for kind in reversed(action.kinds)}
    possible = {by_kind[kind] for kind in others} | {named[move.notation] for move in moves if move.notation in named}
    refused = _reasons(table, seat, [action for action in actions if action.id not in possible])
    offers = {} if game.lasting_offers else {move: game.offer(table.terms, view, seat, move) for move in moves}
    return Choices(
        moves=numbers,
        bar=tuple(_button(action, refused.get(action.id)) for action in actions),
        offers={move.index: _offered(offer, named.get(move.notation), encoder) for move, offer in offers.items()},
        labels={move.index: offer.label for move, offer in offers.items()},
    )


def _offered(offer: Offer, action: str | None, encoder: Encoder) -> bytes:
    """An offer, with its action where its kind does not say it."""
    return encoder.fields(offer, action=action) if action else encoder.json(offer)


def _missing(actions: Sequence[Action], kinds: Iterable[str], encoder: Encoder) -> Iterator[Action]:
    """An action for each of these kinds of moves that stands in none of the game's."""
    known = {kind for action in actions if not action.moves for kind in action.kinds}
    for kind in kinds:
        if kind not in known:
            yield Action(kind, Text(encoder.words.kind(kind)), (kind,))


def _button(action: Action, refusal: Refusal | None) -> Button:
    return Button(
        action.id,
        action.name,
        () if action.moves else action.kinds,
        action.symbol,
        action.text,
        action.main,
        action.at,
        action.side,
        None if refusal is None else Reason(refusal.text, refusal.rule),
    )


def _reasons(table: Table, seat: int, impossible: Sequence[Action]) -> dict[str, Refusal]:
    """Why each of these actions cannot be taken, in a position the seat could believe in, so that no reason tells a secret."""
    if not impossible:
        return {}
    position = believed(table, seat)
    reasons = {action.id: _reason(table, position, seat, action) for action in impossible}
    return {id: reason for id, reason in reasons.items() if reason is not None}


@lru_cache(maxsize=200)
def _some(catalogue: Catalogue, kinds: tuple[str, ...]) -> list[Move]:
    """Some moves of these kinds, spread over all of them."""
    return spread(sorted((move for kind in kinds for move in catalogue.of_kind(kind)), key=attrgetter("index")))


def _reason(table: Table, position: Any, seat: int, action: Action) -> Refusal | None:
    """The first example's reason; without examples the one that speaks against most, rather a telling one than a vague one."""
    catalogue = table.game.catalogue(table.terms)
    examples = [move for move in map(catalogue.find, action.examples) if move is not None]
    against = telling(table, position, seat, examples or _some(catalogue, action.kinds))
    if not against:
        return None
    return against[0] if examples else Counter(against).most_common(1)[0][0]
