"""Seats: who takes one, gives it up, comes back, and plays again."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from orrery.server import cards
from orrery.server.moons import MOONS, moon
from orrery.server.names import looks, person
from orrery.server.show import outcome_of
from orrery.server.story import Holder, MatchState, Settings
from orrery.server.wire import Bot, Here, Me, Open, Place, Refused
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.server.room import Room


async def join(room: Room, guest: str, name: str, seat: int | None, key: str | None) -> None:
    """Take a free seat, before anything is dealt."""
    room.may_look(guest, key)
    story = room.story
    known = story.settings.public or guest == story.settings.host or bool(story.mine(guest))
    if not known and (key is None or not cards.same(key, story.settings.invite)):
        raise Refused("not_found", "A seat at this table needs its invitation.")
    if story.status != "open":
        raise Refused("status", "The game has begun already.")
    if seat is None and story.mine(guest):
        return
    if story.settings.public and story.mine(guest) and guest != story.settings.host:
        raise Refused("not_allowed", "You have a seat already; at a public table everybody but the host has one.")
    free = [number for number, holder in enumerate(story.holders) if holder.kind == "open"]
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free:
        raise Refused("taken", "This seat is taken." if free else "All seats are taken.")
    await room.keep("sit", seat, {"guest": guest, "name": _distinct(room, name)})


async def place(room: Room, guest: str, name: str, seat: int, place: Place) -> None:
    """The host says who sits where."""
    story = room.story
    room.may_look(guest, None)
    if guest != story.settings.host:
        raise Refused("not_yours", "Only the host may do this.")
    if story.status != "open":
        raise Refused("status", "The game has begun already.")
    if seat >= story.seats:
        raise Refused("malformed", f"The table has {story.seats} seats.")
    others = [holder.name for number, holder in enumerate(story.holders) if number != seat]
    holder = make_holder(place, guest, name, others)
    await room.keep(
        "place", seat, {"kind": holder.kind, "name": holder.name, "guest": holder.guest, "level": holder.level}
    )


async def start(room: Room, guest: str) -> None:
    """Deal and begin."""
    story = room.story
    room.may_look(guest, None)
    if not story.mine(guest) and guest != story.settings.host:
        raise Refused("not_yours", "Only somebody seated may start the game.")
    if story.status == "running":
        return
    if story.status != "open":
        raise Refused("status", "The game is over.")
    if any(holder.kind == "open" for holder in story.holders):
        raise Refused("status", "There are free seats yet.")
    await room.keep("start", None, story.deal())


async def leave(room: Room, guest: str, seat: int | None) -> None:
    """Give up a seat: for good before the start, to a bot afterwards."""
    story = room.story
    if story.status == "open" and guest == story.settings.host:
        await room.keep("close", None, {})
        return
    for own in _own(room, guest, seat):
        if story.status == "open":
            await room.keep("stand", own, {})
        elif story.status == "running" and not story.holders[own].bot:
            await room.keep("away", own, {})


async def back(room: Room, guest: str, seat: int | None) -> None:
    """Take a seat back from the bot."""
    for own in _own(room, guest, seat):
        if room.story.status != "running":
            raise Refused("status", "The game is not running.")
        if room.story.holders[own].away:
            await room.keep("back", own, {})
    for viewer in room.viewers:
        room.show(viewer)


async def webhook(room: Room, guest: str, url: str | None) -> None:
    """Where somebody wants to be told that it is their turn."""
    for own in _own(room, guest, None):
        await room.keep("webhook", own, {"url": url})


async def rematch(room: Room, guest: str) -> str:
    """The next table with the same people; made once."""
    story = room.story
    _own(room, guest, None)
    if story.status != "over":
        raise Refused("status", "The game is not over yet.")
    if story.next is None:
        table = await room.hub.create(_next_settings(room))
        with contextlib.suppress(Refused):
            await room.keep("next", None, {"table": table})
    assert room.story.next is not None
    return room.story.next


def everybody_here(room: Room) -> bool:
    """Whether all humans at the table are connected."""
    present, _ = room.present()
    return {holder.guest for holder in room.story.holders if holder.kind == "human"} <= present


def _own(room: Room, guest: str, seat: int | None) -> list[int]:
    mine = room.story.mine(guest)
    if not mine:
        room.may_look(guest, None)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("not_yours", "This seat is not yours.")
    return mine if seat is None else [seat]


def _distinct(room: Room, name: str) -> str:
    """A name that looks like nobody else's at the table."""
    taken = {looks(holder.name) for holder in room.story.holders if holder.kind != "open"}
    tries = [name, *(f"{name[:36]} {number}" for number in range(2, 7))]
    return next(name for name in tries if looks(name) not in taken)


def _next_settings(room: Room) -> Settings:
    story, settings = room.story, room.story.settings
    order = [(seat + 1) % story.seats for seat in range(story.seats)]
    holders = tuple(Holder(h.kind, h.name, h.guest, h.level) for h in (story.holders[seat] for seat in order))
    match = settings.match
    if match is not None:
        table = story.playing
        outcome = outcome_of(story, table.outcome, Words(settings.game, "en"), table.view(None))
        scores = (outcome or {})["scores"] or [0] * story.seats
        totals = tuple(match.totals[seat] + scores[seat] for seat in order)
        match = (
            MatchState(match.game + 1, match.of, totals)
            if match.game < match.of
            else MatchState(1, match.of, (0,) * story.seats)
        )
    return structs.replace(
        settings,
        holders=holders,
        match=match,
        previous=story.id,
        rules=story.playing.game.VERSION,
        invite=secrets.token_urlsafe(24),
        watch=secrets.token_urlsafe(24),
        created=room.hub.now(),
        chat="everybody" if story.spectators_write else "players",
    )


def make_holders(places: Sequence[Place], guest: str, name: str) -> tuple[Holder, ...]:
    """The holders of all places; bots are named last, so that none is called like a person."""
    people = [place.name for place in places if isinstance(place, Here)] + [name]
    holders: list[Holder] = []
    for place in places:
        holders.append(make_holder(place, guest, name, [*people, *(holder.name for holder in holders)]))
    return tuple(holders)


def make_holder(place: Place, guest: str, name: str, others: Collection[str]) -> Holder:
    """The holder of a place as the host describes it."""
    match place:
        case Me():
            return Holder("human", name, guest)
        case Here(name=other):
            return Holder("human", person(other), guest)
        case Bot(level=level, name=wanted):
            if wanted is not None and wanted not in MOONS:
                raise Refused("malformed", f"A bot is called after a moon, such as {MOONS[0]}.")
            return Holder("bot", moon(others) if wanted is None or wanted in others else wanted, None, level)
        case Open():
            return Holder("open")
