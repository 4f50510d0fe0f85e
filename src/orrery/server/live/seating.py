"""Seats: who takes one, gives it up, comes back, and plays again."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import structs

from orrery.match import carried, moved_on
from orrery.server.live import summaries
from orrery.server.live.presenter import outcome_of
from orrery.server.model.ledger import Ledger
from orrery.server.model.moons import MOONS, moon
from orrery.server.model.names import looks, person
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Holder, MatchState, Settings
from orrery.server.wire.incoming import BotPlace, HerePlace, MyPlace, NewPlace, OpenPlace
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.server.live.room import Room


OWN_DEVICE: Final = "In a rated game everybody has one seat and a device of their own."


async def join(room: Room, guest: str, name: str, seat: int | None, key: str | None) -> None:
    """Take a free seat, before anything is dealt."""
    room.may_look(guest, key)
    ledger = room.ledger
    known = ledger.settings.public or guest == ledger.settings.host or bool(ledger.mine(guest))
    if not known and (key is None or not summaries.same(key, ledger.settings.invite)):
        raise Refused("not_found", "A seat at this table needs its invitation.")
    if ledger.status != "open":
        raise Refused("status", "The game has begun already.")
    if seat is None and ledger.mine(guest):
        return
    if ledger.settings.rated and ledger.mine(guest):
        raise Refused("not_allowed", OWN_DEVICE)
    if ledger.settings.public and ledger.mine(guest) and guest != ledger.settings.host:
        raise Refused("not_allowed", "You have a seat already; at a public table everybody but the host has one.")
    free = [number for number, holder in enumerate(ledger.holders) if holder.kind == "open"]
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free:
        raise Refused("taken", "This seat is taken." if free else "All seats are taken.")
    await room.keep("sit", seat, {"guest": guest, "name": _distinct(room, name)})


async def place(room: Room, guest: str, name: str, seat: int, place: NewPlace) -> None:
    """The host says who sits where."""
    ledger = room.ledger
    room.may_look(guest, None)
    if guest != ledger.settings.host:
        raise Refused("not_yours", "Only the host may do this.")
    if ledger.status != "open":
        raise Refused("status", "The game has begun already.")
    if seat >= ledger.seats:
        raise Refused("malformed", f"The table has {ledger.seats} seats.")
    if ledger.settings.rated and isinstance(place, HerePlace | MyPlace) and set(ledger.mine(guest)) - {seat}:
        raise Refused("not_allowed", OWN_DEVICE)
    others = [holder.name for number, holder in enumerate(ledger.holders) if number != seat]
    holder = make_holder(place, guest, name, others)
    await room.keep(
        "place", seat, {"kind": holder.kind, "name": holder.name, "guest": holder.guest, "level": holder.level}
    )


async def start(room: Room, guest: str) -> None:
    """Deal and begin."""
    ledger = room.ledger
    room.may_look(guest, None)
    if room.hub.store.shared:
        await room.catch_up()  # somebody may have sat down in another process a moment ago
    if not ledger.mine(guest) and guest != ledger.settings.host:
        raise Refused("not_yours", "Only somebody seated may start the game.")
    if ledger.status == "running":
        return
    if ledger.status != "open":
        raise Refused("status", "The game is over.")
    if any(holder.kind == "open" for holder in ledger.holders):
        raise Refused("status", "There are free seats yet.")
    await room.keep("start", None, ledger.deal())


async def leave(room: Room, guest: str, seat: int | None, level: int | None = None) -> None:
    """Give up a seat: for good before the start, to a bot afterwards, of a level if one is named."""
    ledger = room.ledger
    if ledger.status == "open" and guest == ledger.settings.host:
        await room.keep("close", None, {})
        return
    for own in _own(room, guest, seat):
        if ledger.status == "open":
            await room.keep("stand", own, {})
        elif ledger.status == "running" and not ledger.holders[own].bot:
            await room.keep("away", own, {} if level is None else {"level": level})


async def back(room: Room, guest: str, seat: int | None) -> None:
    """Take a seat back from the bot."""
    for own in _own(room, guest, seat):
        if room.ledger.status != "running":
            raise Refused("status", "The game is not running.")
        if room.ledger.holders[own].away:
            await room.keep("back", own, {})
    room.audience.show_all()


async def webhook(room: Room, guest: str, url: str | None) -> None:
    """Where somebody wants to be told that it is their turn."""
    for own in _own(room, guest, None):
        await room.keep("webhook", own, {"url": url})


async def rematch(room: Room, guest: str) -> str:
    """The next table with the same people; made once."""
    ledger = room.ledger
    _own(room, guest, None)
    if ledger.status != "over":
        raise Refused("status", "The game is not over yet.")
    if ledger.next is None:
        table = await room.hub.create(_next_settings(room))
        with contextlib.suppress(Refused):
            await room.keep("next", None, {"table": table})
    assert room.ledger.next is not None
    return room.ledger.next


def everybody_here(room: Room) -> bool:
    """Whether all humans at the table are connected."""
    present, _ = room.audience.present()
    return {holder.guest for holder in room.ledger.holders if holder.kind == "human"} <= present


def _own(room: Room, guest: str, seat: int | None) -> list[int]:
    mine = room.ledger.mine(guest)
    if not mine:
        room.may_look(guest, None)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("not_yours", "This seat is not yours.")
    return mine if seat is None else [seat]


def _distinct(room: Room, name: str) -> str:
    """A name that looks like nobody else's at the table."""
    taken = {looks(holder.name) for holder in room.ledger.holders if holder.kind != "open"}
    tries = [name, *(f"{name[:36]} {number}" for number in range(2, 7))]
    return next(name for name in tries if looks(name) not in taken)


def _next_settings(room: Room) -> Settings:
    ledger, settings = room.ledger, room.ledger.settings
    holders = tuple(Holder(h.kind, h.name, h.guest, h.level) for h in moved_on(ledger.holders))
    return structs.replace(
        settings,
        holders=holders,
        match=None if settings.match is None else _next_game(ledger, settings.match),
        previous=ledger.id,
        rules=ledger.playing.game.version,
        invite=secrets.token_urlsafe(24),
        watch=secrets.token_urlsafe(24),
        created=room.hub.now(),
        chat=ledger.chat.writers,
    )


def _next_game(ledger: Ledger, match: MatchState) -> MatchState:
    """The next game of a match with the points so far; after the last the first of a new match."""
    if match.game == match.of:
        return MatchState(1, match.of, (0,) * ledger.seats)
    table = ledger.playing
    outcome = outcome_of(ledger, table.outcome, Words(ledger.settings.game, "en"), table.view(None))
    scores = (outcome and outcome.scores) or [0] * ledger.seats
    return MatchState(match.game + 1, match.of, carried(match.totals, scores))


def make_holders(places: Sequence[NewPlace], guest: str, name: str) -> tuple[Holder, ...]:
    """The holders of all places; bots are named last, so that none is called like a person."""
    people = [place.name for place in places if isinstance(place, HerePlace)] + [name]
    holders: list[Holder] = []
    for place in places:
        holders.append(make_holder(place, guest, name, [*people, *(holder.name for holder in holders)]))
    return tuple(holders)


def make_holder(place: NewPlace, guest: str, name: str, others: Collection[str]) -> Holder:
    """The holder of a place as the host describes it."""
    match place:
        case MyPlace():
            return Holder("human", name, guest)
        case HerePlace(name=other):
            return Holder("human", person(other), guest)
        case BotPlace(level=level, name=wanted):
            if wanted is not None and wanted not in MOONS:
                raise Refused("malformed", f"A bot is called after a moon, such as {MOONS[0]}.")
            return Holder("bot", moon(others) if wanted is None or wanted in others else wanted, None, level)
        case OpenPlace():
            return Holder("open")
