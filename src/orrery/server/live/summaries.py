"""Table cards: what everybody who may know of a table may know about it, and what one guest sees of that."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import structs

from orrery.kernel import Game, Terms
from orrery.server.live.drawings import Drawings
from orrery.server.live.presenter import outcome_of
from orrery.server.live.resources import board_of, catalogue_digest, name_of
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.model.results import result_of
from orrery.server.model.settings import Settings, edition_of
from orrery.server.store.base import Change
from orrery.server.wire.outgoing import SeatReply, TableCard, encode
from orrery.terms import find_game, terms_of
from orrery.words import Words, title

OWN: Final = "own"
"""How the names of a board and a catalogue begin that only those at a table may have; the table's name follows."""


def public_card(ledger: Ledger, drawings: Drawings | None = None, watched: Sequence[int] = ()) -> dict[str, Any]:
    """The card as it is kept; `_guests` never leaves the server. Seats that are watched will be drawn anyway."""
    return _lasting(ledger) | _latest(ledger, drawings or Drawings(), watched)


def _lasting(ledger: Ledger) -> dict[str, Any]:
    """What a move does not change."""
    settings = ledger.settings
    return {
        "id": ledger.id,
        "status": ledger.status,
        "game": settings.game,
        "language": settings.language,
        "seats": ledger.seats,
        "options": settings.options,
        "edition": settings.edition,
        "public": settings.public,
        "spectators": settings.spectators,
        "chat": ledger.chat.writers,
        "muted": sorted(ledger.chat.muted),
        "hints": settings.hints,
        "undo": settings.undo,
        "draws": settings.draws,
        "own": settings.own,
        "forced": settings.forced,
        "clock": msgspec.to_builtins(settings.clock),
        "timeout": settings.timeout,
        "match": msgspec.to_builtins(settings.match),
        "rated": settings.rated,
        "places": [_place(ledger, seat) for seat in range(ledger.seats)],
        "created": settings.created,
        "next": ledger.next,
        "previous": settings.previous,
        "_guests": [holder.guest for holder in ledger.holders],
    }


def _latest(ledger: Ledger, drawings: Drawings, watched: Sequence[int]) -> dict[str, Any]:
    """What a move may change."""
    table = ledger.table
    scores, winners, leaders = None, None, None
    if table is not None and ledger.status == "over":
        words = Words(ledger.settings.game, "en", table.names)
        outcome = outcome_of(ledger, table.outcome, words, table.view(None))
        if outcome is not None:
            winners, scores = outcome.winners, outcome.scores
    elif table is not None:
        scores = drawings.scores(ledger, watched)
        leaders = _leaders(scores, table.game.lowest_wins)
    return {
        "to_move": list(ledger.to_move),
        "moves": len(table.entries) if table is not None else 0,
        "scores": scores,
        "winners": winners,
        "leaders": leaders,
        "updated": ledger.updated,
    }


class CardWriter:
    """Writes the card of one table; what moves do not change is written once."""

    def __init__(self) -> None:
        self._known: tuple[Any, ...] = ()
        """All that can change of what lasts."""
        self._lasting = b""

    def write(self, ledger: Ledger, drawings: Drawings, watched: Sequence[int]) -> bytes:
        """The card as it is kept."""
        chat = ledger.chat
        known = (ledger.status, ledger.next, chat.writers, *chat.muted, *map(structs.astuple, ledger.holders))
        if known != self._known:
            self._known, self._lasting = known, encode(_lasting(ledger))
        return self._lasting[:-1] + b"," + encode(_latest(ledger, drawings, watched))[1:]


def change_of(
    ledger: Ledger, drawings: Drawings | None = None, watched: Sequence[int] = (), writer: CardWriter | None = None
) -> Change:
    """What stands in the row of a table as it is now."""
    guests = {holder.guest for holder in ledger.holders if holder.guest is not None} | {ledger.settings.host}
    return Change(
        status=ledger.status,
        updated=ledger.updated,
        due=ledger.due(),
        card=(writer or CardWriter()).write(ledger, drawings or Drawings(), watched),
        guests=tuple(guests),
        result=result_of(ledger),
    )


def _leaders(scores: list[int] | None, lowest_wins: bool) -> list[int] | None:
    """The seats that are ahead by the points everybody sees; None where all are equal or nothing is shown."""
    if not scores or len(set(scores)) == 1:
        return None
    best = min(scores) if lowest_wins else max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def _place(ledger: Ledger, seat: int) -> dict[str, Any]:
    holder = ledger.holders[seat]
    place: dict[str, Any] = {"seat": seat, "kind": holder.kind, "name": holder.name}
    if holder.bot:
        place["level"] = holder.bot
    if holder.kind == "human":
        guests = [other.guest for other in ledger.holders]
        place |= {"away": holder.away, "resigned": holder.resigned, "device": guests.index(holder.guest)}
    return place


def personal_card(
    card: dict[str, Any], settings: Settings, guest: str | None, present: Collection[str], watching: int, language: str
) -> TableCard:
    """The card as one guest sees it; `present` are the guests who are connected."""
    guests = card["_guests"]
    mine = [seat for seat, holder in enumerate(guests) if guest is not None and holder == guest]
    # Cards that were kept before there was a choice do not say.
    personal: dict[str, Any] = {"chat": "players" if settings.public else "everybody", "muted": [], "leaders": None}
    personal["rated"] = settings.rated
    personal |= {"draws": "made", "own": False}
    personal |= {name: card[name] for name in TableCard.__struct_fields__ if name in card}
    personal["places"] = [
        SeatReply(
            **place,
            mine=place["seat"] in mine,
            host=guests[place["seat"]] == settings.host,
            present=place["kind"] == "bot" or guests[place["seat"]] in present,
        )
        for place in card["places"]
    ]
    seated = bool(mine) or guest == settings.host
    personal |= {
        "title": title(settings.game, language),
        "mine": mine,
        "watching": watching,
        "board": board_id(settings, language, card["id"]),
        "catalogue": catalogue_id(settings, language, card["id"]),
        "reconstructed": reconstructed(settings),
        "chosen": _chosen(settings, language),
        "invite": settings.invite if seated else None,
        "watch": settings.watch if seated else None,
    }
    return TableCard(**personal)


def _chosen(settings: Settings, language: str) -> list[str]:
    """The options that are not as usual, in words."""
    words = Words(settings.game, language)
    options = {option.name: option for option in find_game(settings.game).options}
    return [
        f"{words.option(name)}: {words.choice(name, value)}"
        for name, value in settings.options.items()
        if name in options and value != options[name].choices[0]
    ]


def reconstructed(settings: Settings) -> int:
    """How many values of a table's components are our own design."""
    return len(agreed(settings).edition.reconstructed())


_agreed: dict[tuple[Any, ...], Terms] = {}


def agreed(settings: Settings) -> Terms:
    """The terms of a table, made once for all that are alike: for its board and components."""
    key = (
        settings.game,
        len(settings.holders),
        tuple(sorted(settings.options.items())),
        settings.edition,
        msgspec.json.encode(settings.changes, order="sorted"),
        settings.rules,
    )
    if key not in _agreed:
        if len(_agreed) > 500:
            _agreed.clear()
        _agreed[key] = terms_of(
            settings.game, len(settings.holders), settings.options, edition_of(settings), rules=settings.rules
        )
    return _agreed[key]


def board_id(settings: Settings, language: str, table: str) -> str:
    """The name of a board: the same for all tables that look alike, another one when it is drawn differently."""
    name = board_name(find_game(settings.game), agreed(settings), language)
    return f"{OWN}~{table}~{name}" if settings.own else name


def board_name(game: Game, terms: Terms, language: str) -> str:
    """The name of the board of a game under these terms."""
    _, drawn = board_of(cast(Any, game), terms, language)
    return name_of(game.name, terms, language, drawn)


def catalogue_id(settings: Settings, language: str, table: str) -> str:
    """The name of a catalogue of moves: the same for all tables that are played alike."""
    name = name_of(settings.game, agreed(settings), language, catalogue_digest(settings.game))
    return f"{OWN}~{table}~{name}" if settings.own else name


def may_look(
    settings: Settings, guests: Sequence[str | None], status: str, guest: str | None, key: str | None, playing: bool
) -> None:
    """Refused as if there were no table, where somebody has no business; `guests` sit at it."""
    if guest is not None and (guest in guests or guest == settings.host):
        return
    allowed = settings.public or opens(settings, key)
    watching = playing and status == "running"
    if not allowed or (watching and not settings.spectators):
        raise Refused("not_found", "There is no such table, or it is private.")


def opens(settings: Settings, key: str | None) -> bool:
    """Whether a key lets one look at a private table."""
    return key is not None and (same(key, settings.watch) or same(key, settings.invite))


def same(given: str, kept: str) -> bool:
    """Whether two secrets are equal, compared in a time that does not depend on where they differ."""
    return hmac.compare_digest(given.encode(), kept.encode())
