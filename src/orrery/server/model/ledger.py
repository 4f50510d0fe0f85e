"""The ledger of a table: what was agreed, and every step since, folded into the table as it stands.

Nothing here waits or writes. The same `take` keeps a table going, rebuilds it after a restart and follows what another
process has written.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct, convert, field, structs

from orrery.kernel import CHANCE, Move
from orrery.server.model.chat import Conversation
from orrery.server.model.clocks import Clocks
from orrery.server.model.folding import Fold, replaying
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Holder, Settings, edition_of
from orrery.server.model.steps import POSITIONS, Step
from orrery.table import Entry, Table
from orrery.terms import TableError, find_game


class Takeback(Struct):
    """Somebody asks to go back to how it stood after a number of moves."""

    by: int
    move: int
    yes: list[int] = field(default_factory=list)


def _notations(table: Table, first: int) -> list[tuple[int, str]]:
    """The moves since one, as the store keeps them: a number could mean another move under other rules."""
    catalogue = table.game.catalogue(table.terms)
    return [(entry.seat, catalogue[entry.move].notation) for entry in table.entries[first:]]


def _deciding(table: Table) -> list[int]:
    """The seats that must decide now; after a deal there may be none but chance."""
    return [seat for seat in table.to_move if seat != CHANCE]


class Ledger:
    """A table as it stands after the steps taken so far."""

    def __init__(self, id: str, settings: Settings) -> None:
        self.id = id
        self.settings = settings
        self.holders = [Holder(h.kind, h.name, h.guest, h.level) for h in settings.holders]
        self.status = "open"
        self.n = 0
        self.position = 0
        self.updated = self.began = settings.created
        self.table: Table | None = None
        self.waiting: tuple[int, ...] = ()
        """The seats that have to decide since the last position began."""
        self.points: list[int] = []
        """How many moves there were before each of the last decisions that their maker may take back."""
        self.maker: int | None = None
        """Whose decisions these are."""
        self.undone: Counter[int] = Counter()
        self.asks: Counter[int] = Counter()
        """How often each seat took back a decision, and how often it asked to go further back."""
        self.caller = settings.host
        """The guest whose decision was the last, before any the host: bots think at this one's expense."""
        self.forced: set[int] = set()
        """The moves, counted from 1, that were played by themselves."""
        self.backs: list[tuple[int, int]] = []
        """When the table went back, and to how many moves."""
        self.decisions: dict[int, tuple[int, tuple[int, ...]]] = {}
        """Since which position each seat has had to decide between the same moves; these, where several decide at once."""
        self.commands: dict[str, int] = {}
        self.chat = Conversation(settings)
        self.asked: Takeback | None = None
        self.next: str | None = None
        self.clocks = Clocks(settings.clock, len(settings.holders))
        self.fold = Fold()
        """While the ledger is made again: what need not be played, because it was taken back."""
        self._offers: tuple[int, dict[int, list[int]]] = -1, {}
        """The moves of each seat that was asked for, in one position."""
        self._length = 0
        """How many moves there are; the table itself holds fewer while steps are taken again that were taken back later."""
        self._deciding: tuple[list[Entry], int, tuple[int, ...]] = [], 0, ()
        """Who must decide after these moves, and their number: asked once."""
        self._waited: dict[int, tuple[int, ...]] = {}
        """Who had to decide, by the number of moves."""
        self._tried: tuple[dict[str, Any], Table] | None = None
        """What would come of a move or of a deal, and the table on which it was tried."""

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.holders)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.status != "running" or self.table is None:
            return ()
        entries, moves, seats = self._deciding
        if entries is not self.table.entries or moves != len(entries):
            entries = self.table.entries
            seats = tuple([seat for seat in self.table.to_move if seat != CHANCE])
            self._deciding = entries, len(entries), seats
        return seats

    @property
    def playing(self) -> Table:
        """The game in progress; Refused before the start."""
        if self.table is None:
            raise Refused("status", "The game has not started yet.")
        return self.table

    def mine(self, guest: str | None) -> list[int]:
        """The seats that belong to a guest."""
        return [seat for seat, holder in enumerate(self.holders) if guest is not None and holder.guest == guest]

    def is_newest(self, seat: int, n: int) -> bool:
        """Whether a seat that decided in a position has missed nothing but what others decided at the same time."""
        since = self.decisions.get(seat, (self.position, ()))[0]
        return since <= n <= self.position

    def bots_to_move(self) -> list[int]:
        """The seats where a bot must decide."""
        return [seat for seat in self.to_move if self.holders[seat].bot]

    @property
    def bots_only(self) -> bool:
        """Whether no person decides anywhere at this table."""
        return all(holder.bot for holder in self.holders)

    def due(self) -> float | None:
        """When something must happen by itself: 0 for a bot's move, else the moment a clock runs out or somebody is reminded.

        Where only bots play nothing must: it goes on while somebody watches.
        """
        if self.bots_to_move():
            return None if self.bots_only else 0.0
        return self.clocks.due()

    def last_decision(self, seat: int | None) -> int:
        """How many moves there were after this seat last decided."""
        entries = self.table.entries if self.table is not None else []
        return next((at for at in range(len(entries), 0, -1) if entries[at - 1].seat == seat), 0)

    def offered(self, seat: int) -> list[int]:
        """The moves of a seat, listed once in a position."""
        if self._offers[0] != self.position:
            self._offers = self.position, {}
        if seat not in self._offers[1]:
            self._offers[1][seat] = self.playing.numbers(seat)
        return self._offers[1][seat]

    @property
    def resigned(self) -> list[int]:
        """The seats that gave up."""
        return [seat for seat, holder in enumerate(self.holders) if holder.resigned]

    # ---- deciding ----------------------------------------------------------------------------------------------

    def deal(self) -> dict[str, Any]:
        """What a new game draws before anybody decides; nothing is changed before the step is taken."""
        table = self._new_table()
        return self._try({"moves": _notations(table, 0), "waiting": _deciding(table)}, table)

    def decide(self, seat: int, move: Move | str) -> dict[str, Any]:
        """What comes of a move, by chance and of necessity: tried on a copy; nothing is changed before the step is taken."""
        first, table = len(self.playing.entries), self.playing.copy()
        table.play(move, seat)
        outcome = {
            "first": first,
            "moves": _notations(table, first),
            "undoable": table.can_undo,
            "waiting": _deciding(table),
        }
        return self._try(outcome, table)

    def enter(self, draws: Sequence[Move | None]) -> dict[str, Any]:
        """What comes of draws that people enter, one after another; None lets chance decide."""
        first, table = len(self.playing.entries), self.playing.copy()
        for draw in draws:
            if table.to_move != (CHANCE,):
                break
            if draw is None:
                table.draw(random.SystemRandom())
            else:
                table.play(draw, CHANCE)
        return self._try({"first": first, "moves": _notations(table, first), "waiting": _deciding(table)}, table)

    def _try(self, outcome: dict[str, Any], table: Table) -> dict[str, Any]:
        self._tried = outcome, table
        return outcome

    def after(self, step: Step) -> Ledger:
        """The ledger as it would be after the next step; this one stays as it is."""
        other = object.__new__(Ledger)
        other.__dict__.update(self.__dict__)
        other.commands, other._waited, other.forced = dict(self.commands), dict(self._waited), set(self.forced)
        other.clocks, other._offers = self.clocks.copy(), (-1, {})
        if step.kind != "play":  # most steps are moves, and these touch nothing of the rest
            other.holders = [structs.replace(holder) for holder in self.holders]
            other.undone, other.asks, other.backs = self.undone.copy(), self.asks.copy(), list(self.backs)
            other.asked = None if self.asked is None else Takeback(self.asked.by, self.asked.move, list(self.asked.yes))
            other.chat = self.chat.copy()
        if self.table is not None and step.kind in ("play", "draw", "undo", "rewind") and self._trial_of(step) is None:
            other.table = self.table.copy()
        other.take(step)
        return other

    def become(self, after: Ledger) -> None:
        """Take the step that another ledger has tried, for everybody who holds this one."""
        self.__dict__.update(after.__dict__)

    def _trial_of(self, step: Step) -> Table | None:
        """The table on which a step was tried, if it was."""
        return self._tried[1] if self._tried is not None and self._tried[0] is step.data else None

    # ---- taking ------------------------------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        """Fold the next step in."""
        if step.n != self.n + 1:
            raise ValueError(f"step {step.n} of table {self.id} came after step {self.n}")
        _TAKES[step.kind](self, step)
        self.n = step.n
        self.updated = step.at
        if step.command is not None:
            self.commands[step.command] = step.n
        if step.kind in POSITIONS:
            self.position = step.n
            self.asked = None
            self._begin_position(step)
        if step.kind in POSITIONS or step.kind in ("away", "back"):
            humans = [seat for seat in self.waiting if not self.holders[seat].bot]
            self.clocks.turn(humans, step.seat if step.kind == "play" else None, step.at)

    def _take_sit(self, step: Step) -> None:
        holder = self._holder(step)
        holder.kind, holder.guest, holder.name = "human", step.data["guest"], step.data["name"]
        self._notice(step, "joined")

    def _take_place(self, step: Step) -> None:
        self.holders[step.seat or 0] = convert(step.data, Holder)

    def _take_stand(self, step: Step) -> None:
        self._notice(step, "left")
        self.holders[step.seat or 0] = Holder("open")

    def _take_close(self, step: Step) -> None:
        self.status = "closed"

    def _take_start(self, step: Step) -> None:
        if self._trial_of(step) is None:
            self.table = self._new_table()
            self.table.rewind(0)
        self._follow(step)
        self._length = len(step.data["moves"])
        self.status, self.began = "running", step.at
        self._end_if_over(step)
        self._notice(step, "started")

    def _take_play(self, step: Step) -> None:
        first, moves = step.data["first"], step.data["moves"]
        self._follow(step)
        self._length = first + len(moves)
        self.forced.update(first + 1 + at for at, (seat, _) in enumerate(moves) if at and seat != CHANCE)
        holder = self._holder(step)
        if self.settings.draws == "entered":
            self.points = self.points if holder.bot else [*self.points, first]
        else:
            before = self.points if self.maker == step.seat else []
            self.points = [*before, first] if step.data["undoable"] else []
        self.maker = step.seat
        if not holder.bot and holder.guest is not None:
            self.caller = holder.guest
        self._end_if_over(step)

    def _take_draw(self, step: Step) -> None:
        first, moves = step.data["first"], step.data["moves"]
        self._follow(step)
        self._length = first + len(moves)
        self.forced.update(first + 1 + at for at, (seat, _) in enumerate(moves) if seat != CHANCE)
        self.points = [*self.points, first]
        self._end_if_over(step)

    def _take_undo(self, step: Step) -> None:
        self._back_to(step)
        self.undone[step.seat or 0] += 1
        self._notice(step, "undone")

    def _take_rewind(self, step: Step) -> None:
        self._back_to(step)
        self.points = []
        self._notice(step, "rewound")

    def _take_ask(self, step: Step) -> None:
        seat = step.seat or 0
        self.asked = Takeback(seat, step.data["move"], [seat])
        self.asks[seat] += 1
        self._notice(step, "asked")

    def _take_answer(self, step: Step) -> None:
        if self.asked is None:
            return
        if step.data["yes"]:
            self.asked.yes.append(step.seat or 0)
        else:
            self.asked = None
            self._notice(step, "declined")

    def _take_resign(self, step: Step) -> None:
        self._holder(step).resigned = True
        self._notice(step, "timed_out" if step.data.get("time") else "resigned")
        if self.seats <= 2:
            self.status = "over"
            self._notice(step, "over")

    def _take_away(self, step: Step) -> None:
        holder = self._holder(step)
        holder.away, holder.level = True, step.data.get("level", 0)
        self._notice(step, "timed_out" if step.data.get("time") else "left")
        self._notice(step, "bot")

    def _take_back(self, step: Step) -> None:
        self._holder(step).away = False
        self._notice(step, "returned")

    def _take_next(self, step: Step) -> None:
        self.next = step.data["table"]
        self._notice(step, "rematch")

    def _take_webhook(self, step: Step) -> None:
        self._holder(step).webhook = step.data["url"]

    def _take_resume(self, step: Step) -> None:
        self.clocks.resume(step.at)

    def _take_remind(self, step: Step) -> None:
        self.clocks.remind(step.seat or 0)

    def _take_chat(self, step: Step) -> None:
        self.chat.write(step)

    def _take_gone(self, step: Step) -> None:
        self.chat.forget(step)

    def _take_mute(self, step: Step) -> None:
        self.chat.mute(step)

    # ---- inside ------------------------------------------------------------------------------------------------

    def _new_table(self) -> Table:
        settings = self.settings
        chance = None if settings.draws == "entered" else random.SystemRandom()
        return Table(
            find_game(settings.game),
            self.seats,
            options=settings.options,
            edition=edition_of(settings),
            names=[holder.name for holder in self.holders],
            forced=settings.forced,
            seed=None,
            rng=chance,
            rules=settings.rules,
        )

    def _follow(self, step: Step) -> None:
        tried, self._tried = self._trial_of(step), None
        if tried is not None:
            tried.follow(())  # what may be taken back is the ledger's to say
            self.table = tried
            return
        table, moves = self.playing, step.data["moves"]
        for seat, notation in moves[: self.fold.standing.get(step.n, len(moves))]:
            move = table.move(notation)
            if self.settings.rules != table.game.version and move not in table.legal(seat):
                raise TableError(f"“{notation}” cannot be played under the rules of today")
            table.follow([(seat, move.index)])

    def _back_to(self, step: Step) -> None:
        move = step.data["move"]
        self.backs.append((step.n, move))
        if len(self.playing.entries) > move:
            self.playing.rewind(move)
        self._length = move
        self.points = [point for point in self.points if point < move]
        self.forced = {number for number in self.forced if number <= move}
        if self.status == "over" and not self.playing.over:
            self.status = "running"

    def _end_if_over(self, step: Step) -> None:
        if self.playing.over:
            self.status, self.chat = "over", self.chat.copy()
            self.chat.notice(step, "over")

    def _begin_position(self, step: Step) -> None:
        """See who must decide now; while steps are taken that were taken back later, by what was known then."""
        if self.table is None or len(self.table.entries) == self._length:
            self.waiting = self.to_move
        else:
            known = step.data.get("waiting") or self._waited.get(self._length, self.waiting)
            self.waiting = tuple(known) if self.status == "running" else ()
        self._waited[self._length] = self.waiting
        if step.n >= self.fold.back:
            self._begin_decisions(step)

    def _begin_decisions(self, step: Step) -> None:
        before, waiting = self.decisions, self.to_move
        self.decisions = {}
        for seat in waiting:
            together = len(waiting) > 1 or len(before) > 1
            offered = tuple(self.offered(seat)) if together else ()
            same = step.kind == "play" and step.seat != seat and seat in before and len(before) > 1
            since = before[seat][0] if same and before[seat][1] == offered else step.n
            self.decisions[seat] = since, offered

    def _holder(self, step: Step) -> Holder:
        return self.holders[step.seat or 0]

    def _notice(self, step: Step, notice: str) -> None:
        name = self.holders[step.seat].name if step.seat is not None else ""
        self.chat.notice(step, notice, name, step.seat)


_TAKES: Final[dict[str, Callable[[Ledger, Step], None]]] = {
    "sit": Ledger._take_sit,
    "place": Ledger._take_place,
    "stand": Ledger._take_stand,
    "close": Ledger._take_close,
    "start": Ledger._take_start,
    "play": Ledger._take_play,
    "draw": Ledger._take_draw,
    "undo": Ledger._take_undo,
    "rewind": Ledger._take_rewind,
    "ask": Ledger._take_ask,
    "answer": Ledger._take_answer,
    "resign": Ledger._take_resign,
    "away": Ledger._take_away,
    "back": Ledger._take_back,
    "next": Ledger._take_next,
    "webhook": Ledger._take_webhook,
    "resume": Ledger._take_resume,
    "remind": Ledger._take_remind,
    "chat": Ledger._take_chat,
    "gone": Ledger._take_gone,
    "mute": Ledger._take_mute,
}
"""What each kind of step does to a ledger."""


def ledger_of(settings: Settings, steps: Sequence[Step], id: str = "") -> Ledger:
    """The ledger that these steps make."""
    ledger = Ledger(id, settings)
    for _ in replaying(ledger, steps):
        pass
    return ledger
