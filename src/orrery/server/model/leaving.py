"""Leaving for good: a table without somebody who wants to be forgotten; the game itself stays as it was."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from orrery import record
from orrery.server.model.results import GONE
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step

NOBODY: Final = {"en": "Somebody who left", "es": "Alguien que se fue", "fr": "Quelqu’un qui est parti"}
"""What somebody is called who wants to be forgotten, in the language of the table."""


class Leaving:
    """Rewrites one table: a guest's id becomes a mark that leads nowhere, their name the same for everybody who left."""

    def __init__(self, guest: str, name: str, settings: Settings, card: dict[str, Any]) -> None:
        self.guest = guest
        self.seats = {seat for seat, other in enumerate(card.get("_guests", ())) if other == guest}
        self._own_name = name
        self.mark = f"{GONE}{secrets.token_hex(6)}"
        word = NOBODY.get(settings.language, NOBODY["en"])
        holders = [holder.name for holder in settings.holders]
        taken = {*holders, *(place.get("name", "") for place in card.get("places", ()))}
        self._free = [name for name in (word, *(f"{word} {n}" for n in range(2, 20))) if name not in taken]
        self._names: dict[int, str] = {}
        """What the guest is called at each of their seats."""
        self._holding: set[int] = set()
        """The seats that are theirs while the steps go by."""

    def _name(self, seat: int) -> str:
        return self._names.setdefault(seat, self._free[len(self._names)])

    def settings(self, settings: Settings) -> Settings:
        """What was agreed."""
        holders = tuple(self._holder(seat, holder) for seat, holder in enumerate(settings.holders))
        self._holding = {seat for seat, holder in enumerate(holders) if holder.guest == self.mark}
        host = self.mark if settings.host == self.guest else settings.host
        return structs.replace(settings, holders=holders, host=host)

    def _holder(self, seat: int, holder: Holder) -> Holder:
        if holder.guest != self.guest:
            return holder
        return structs.replace(holder, name=self._name(seat), guest=self.mark, webhook=None)

    def card(self, card: dict[str, Any]) -> dict[str, Any]:
        """What everybody may know of the table."""
        places = [
            {**place, "name": self._name(place["seat"])} if place["seat"] in self.seats else place
            for place in card.get("places", [])
        ]
        marked = [self.mark if guest == self.guest else guest for guest in card.get("_guests", [])]
        return card | {"places": places, "_guests": marked} if self.seats else card

    def record(self, text: str) -> str:
        """The study of the table's game: under no name of theirs, and without what they said of it."""
        kept = record.read(text)
        authors = authors_of(kept.names, self.seats, self._own_name)
        names = tuple(self._name(seat) if seat in self.seats else name for seat, name in enumerate(kept.names))
        comments = tuple(comment for comment in kept.comments if comment.author not in authors)
        return record.write(replace(kept, names=names, comments=comments))

    def step(self, step: Step) -> Step:
        """One step of the table; all that tell of people must come in order."""
        seat, mine = step.seat or 0, step.data.get("guest") == self.guest
        if step.kind == "chat":
            return structs.replace(step, kind="gone", data={"guest": self.mark}) if mine else step
        if step.kind == "webhook":
            return structs.replace(step, data={"url": None}) if seat in self._holding else step
        (self._holding.add if mine else self._holding.discard)(seat)
        if not mine:
            return step
        return structs.replace(step, data=step.data | {"guest": self.mark, "name": self._name(seat)})


def authors_of(names: Sequence[str], seats: Iterable[int], name: str) -> set[str]:
    """By which names a guest has commented on a game: those of their seats, and their own where no other player has it."""
    own = {names[seat] for seat in seats if seat < len(names)}
    return own | ({name} - set(names))
