"""Results: what is kept of a game for good when it ends, and whether it is rated."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from orrery.kernel import CHANCE, Outcome
from orrery.server.model.ledger import Ledger
from orrery.server.model.names import looks

Fate: TypeAlias = Literal["stayed", "left", "resigned"]
Why: TypeAlias = Literal["", "casual", "alone", "device", "short"]
"""Why a game is not rated; empty where it is."""
GONE: Final = "gone:"
"""How the place of a guest is marked who has had everything deleted."""


class Place(Struct, frozen=True):
    """How a game ended for one seat."""

    seat: int
    guest: str | None
    name: str
    level: int
    """Of a bot; 0 for a person."""
    place: int
    score: int | None
    fate: Fate = "stayed"

    @property
    def looks(self) -> str:
        """What the name looks like at a glance: what is searched for."""
        return looks(self.name)


class Result(Struct, frozen=True):
    """How a game ended, and for whom."""

    table: str
    game: str
    began: float
    ended: float
    moves: int
    why: Why
    places: tuple[Place, ...]

    @property
    def rated(self) -> bool:
        """Whether it changes ratings."""
        return not self.why

    @property
    def order(self) -> list[int]:
        """The places that are rated: who left or resigned comes after all who stayed, whatever a bot made of it."""
        keys = [(place.fate != "stayed", place.place) for place in self.places]
        return [1 + sum(other < own for other in keys) for own in keys]

    def several(self, place: Place) -> int:
        """0 for the only seat of its guest, 1 for the first of several, 2 for the others."""
        mine = [other.seat for other in self.places if other.guest is not None and other.guest == place.guest]
        return 0 if len(mine) < 2 else 1 if place.seat == mine[0] else 2


def ranks_of(ledger: Ledger, outcome: Outcome | None) -> list[int]:
    """The places after a game that is over; those who gave up stand behind all who did not."""
    gone = ledger.resigned
    ranks = outcome.ranks if outcome is not None else [1] * ledger.seats
    places = [(seat in gone, rank) for seat, rank in enumerate(ranks)]
    if places == [(True, 1)]:
        return [2]  # who gave up alone has not won
    return [1 + sum(other < own for other in places) for own in places]


def result_of(ledger: Ledger) -> Result | None:
    """What is kept of a game that is over; None where it goes on, or nobody but bots has played."""
    if ledger.status != "over" or all((holder.guest or GONE).startswith(GONE) for holder in ledger.holders):
        return None
    outcome = ledger.playing.outcome
    ranks = ranks_of(ledger, outcome)
    places = [
        Place(
            seat=seat,
            guest=None if (holder.guest or GONE).startswith(GONE) else holder.guest,
            name=holder.name,
            level=holder.level if holder.kind == "bot" else 0,
            place=ranks[seat],
            score=None if outcome is None else outcome.scores[seat],
            fate="resigned" if holder.resigned else "left" if holder.away else "stayed",
        )
        for seat, holder in enumerate(ledger.holders)
    ]
    return Result(
        table=ledger.id,
        game=ledger.settings.game,
        began=ledger.began,
        ended=ledger.updated,
        moves=len(ledger.playing.entries),
        why=_why(ledger),
        places=tuple(places),
    )


def _why(ledger: Ledger) -> Why:
    people = [holder.guest for holder in ledger.holders if holder.kind == "human"]
    if not ledger.settings.rated or ledger.settings.draws == "entered" or ledger.settings.own:
        return "casual"
    if ledger.seats < 2:
        return "alone"
    if len(set(people)) < len(people):
        return "device"
    return "" if _everybody_decided(ledger) else "short"


def _everybody_decided(ledger: Ledger) -> bool:
    entries = ledger.playing.entries
    decided = {entry.seat for at, entry in enumerate(entries, 1) if entry.seat != CHANCE and at not in ledger.forced}
    return decided >= set(range(ledger.seats))


def result_of_card(id: str, card: dict[str, Any], began: float, ended: float, lowest_wins: bool) -> Result | None:
    """What is kept of a game that ended before results were: from its card, which knows the winners and the scores."""
    seated = [place for place in card.get("places", ()) if place["kind"] != "open"]
    if card.get("winners") is None or not any(place["kind"] == "human" for place in seated):
        return None
    scores, sign = card.get("scores") or [], 1 if lowest_wins else -1

    def standing(seat: int) -> tuple[bool, bool, int]:
        own = seated[seat]
        return seat not in card["winners"], own.get("resigned", False), sign * scores[seat] if scores else 0

    keys = [standing(seat) for seat in range(len(seated))]
    guests = card.get("_guests") or [None] * len(seated)
    places = [
        Place(
            seat=seat,
            guest=guests[seat],
            name=place["name"],
            level=place.get("level", 0),
            place=1 if seat in card["winners"] else max(2, 1 + sum(other < keys[seat] for other in keys)),
            score=scores[seat] if scores else None,
            fate="resigned" if place.get("resigned") else "left" if place.get("away") else "stayed",
        )
        for seat, place in enumerate(seated)
    ]
    return Result(id, card["game"], began, ended, card.get("moves", 0), "casual", tuple(places))
