"""What a client may send: requests and commands, decoded strictly."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from orrery.message import Language
from orrery.scene import SEAT_MARKS
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Clock, Draws, NoClock, Writers

PROTOCOL: Final = 4
FRAME: Final = 64 * 1024
"""No frame or body from a client is longer."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=len(SEAT_MARKS) - 1)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Components: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40_000)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]


class Strict(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing unknown is let in."""


# ---- HTTP ----------------------------------------------------------------------------------------------------------


class NewGuest(Strict):
    """POST /api/me."""

    name: Name


class MyPlace(Strict, tag_field="kind", tag="me"):
    """The guest who asks."""


class OpenPlace(Strict, tag_field="kind", tag="open"):
    """A seat by invitation."""


class BotPlace(Strict, tag_field="kind", tag="bot"):
    """A seat for a bot; without a name it gets one."""

    level: Level
    name: Name | None = None


class HerePlace(Strict, tag_field="kind", tag="here"):
    """Another person on the same device."""

    name: Name


NewPlace: TypeAlias = MyPlace | OpenPlace | BotPlace | HerePlace


class NewTable(Strict):
    """POST /api/tables."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    places: Annotated[list[NewPlace], Meta(min_length=1, max_length=len(SEAT_MARKS))]
    name: Name | None = None
    language: Language = "en"
    options: dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]] = {}
    edition: Annotated[str, Meta(max_length=80)] = "standard"
    public: bool = False
    spectators: bool = True
    chat: Writers | None = None
    hints: bool = False
    undo: bool = True
    forced: bool = True
    match: bool = False
    rated: bool = False
    clock: Clock = field(default_factory=NoClock)
    timeout: Literal["bot", "resign"] = "bot"
    draws: Draws = "made"
    components: Components | None = None
    """An edition of one's own: a file as `orrery edition check` takes it."""
    start: bool = False


class PassCode(Strict):
    """POST /api/passes/owner and /api/passes/use: what a link to carry an identity to another device holds."""

    code: Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class SignOut(Strict):
    """POST /api/me/sign-out: one device, all others, or all."""

    which: Literal["device", "others", "all"]
    device: Annotated[str, Meta(max_length=64)] | None = None


class Farewell(Strict):
    """POST /api/me/delete: one's own name, typed once more."""

    name: Name


class Join(Strict):
    """POST /api/tables/{table}/join."""

    name: Name | None = None
    seat: Seat | None = None
    key: Key | None = None


class Placing(Strict):
    """POST /api/tables/{table}/place."""

    seat: Seat
    place: NewPlace


class SeatOnly(Strict):
    """POST /api/tables/{table}/return."""

    seat: Seat | None = None


class Leave(Strict):
    """POST /api/tables/{table}/leave."""

    seat: Seat | None = None
    level: Level | None = None
    """Of the bot that plays on; None: as is usual."""


class EditionFile(Strict):
    """POST /api/games/{game}/editions."""

    components: Components


class Nothing(Strict):
    """POST /api/tables/{table}/start and rematch."""


class Webhook(Strict):
    """PUT /api/tables/{table}/webhook."""

    url: Annotated[str, Meta(max_length=500)] | None


class Lesson(Strict):
    """POST /api/games/{game}/lessons/{lesson}: where a learner is, and what they do."""

    do: Literal["show", "play", "answer", "on", "back", "go", "take_back", "why_not", "preview", "thing"] = "show"
    what: Annotated[str, Meta(max_length=400)] = ""
    """The notation of a move, an answer, a step or a thing."""
    step: Annotated[str, Meta(max_length=60)] = ""
    """The step they are at; empty: the first."""
    moves: Annotated[list[Notation], Meta(max_length=400)] | None = None
    """Every move since the lesson began, as the last answer gave them; null: as the lesson has them."""
    tried: bool = False
    answered: bool = False


class PuzzleAsk(Strict):
    """POST /api/games/{game}/puzzles/{puzzle}: look, answer, see the solution, or ask about the table."""

    do: Literal["show", "play", "solve", "why_not", "preview", "thing"] = "show"
    what: Annotated[str, Meta(max_length=400)] = ""
    """The notation of a move, or a thing."""


class NewSubscription(Strict):
    """PUT /api/push: what the browser's push service gave it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(min_length=80, max_length=100)]
    secret: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Language = "en"


class Endpoint(Strict):
    """POST /api/push/off."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class KeyOnly(Strict):
    """POST /api/tables/{table}/analysis."""

    key: Key | None = None


# ---- the socket ----------------------------------------------------------------------------------------------------


class Command(Strict, tag_field="do"):
    """One frame from a client."""


class Hello(Command, tag="hello"):
    """The first frame: which version of the wire, whose eyes, which language, what is wanted."""

    protocol: Count = 2
    """Clients that did not say it yet spoke the second."""
    seat: Seat | None = None
    key: Key | None = None
    language: Language = "en"
    want: Annotated[tuple[Literal["scene", "log", "view", "events"], ...], Meta(max_length=4)] = ("scene", "log")


class Play(Command, tag="play"):
    """One of the offered moves, by its index or typed."""

    id: CommandId
    n: Count
    seat: Seat
    move: Count | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET


class Draw(Command, tag="draw"):
    """What was drawn from the real box, one after another; or that chance decides, once or until somebody has to."""

    id: CommandId
    n: Count
    seat: Seat
    moves: Annotated[list[Count], Meta(max_length=100)] = []
    chance: Literal["one", "run"] | None = None


class Undo(Command, tag="undo"):
    """Take back one's own last decision."""

    id: CommandId
    n: Count
    seat: Seat


class Ask(Command, tag="ask"):
    """Ask the others to go back to how it stood after a number of moves."""

    id: CommandId
    n: Count
    seat: Seat
    move: Count


class Answer(Command, tag="answer"):
    """Agree to go back, or not."""

    id: CommandId
    n: Count
    seat: Seat
    yes: bool


class Resign(Command, tag="resign"):
    """Give the game up."""

    id: CommandId
    n: Count
    seat: Seat


class Chat(Command, tag="chat"):
    """A line to everybody at the table."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """The host lets somebody write no more, or again: whoever wrote lines with this author; none: all who only watch."""

    id: CommandId
    author: Count | None = None
    on: bool = True


class Hint(Command, tag="hint"):
    """What would a bot play?"""

    id: CommandId
    n: Count
    seat: Seat


class Remark(Command, tag="remark"):
    """What did a move bring, the one after this many, compared with the one that was advised?"""

    id: CommandId
    seat: Seat
    move: Count
    advised: Count


class WhyNot(Command, tag="why_not"):
    """Why a move cannot be made: a typed one, or those that touch a piece or place."""

    id: CommandId
    n: Count
    seat: Seat
    notation: Notation | UnsetType = UNSET
    touch: Annotated[str, Meta(min_length=1, max_length=100)] | UnsetType = UNSET


class Preview(Command, tag="preview"):
    """How the pieces would stand after an offered move."""

    id: CommandId
    n: Count
    seat: Seat
    move: Count


class At(Command, tag="at"):
    """A position of the past."""

    id: CommandId
    move: Count
    seat: Seat | None = None


class Look(Command, tag="look"):
    """Look through another of one's seats, or in another language."""

    seat: Seat | None = None
    language: Language | None = None


class InSight(Command, tag="in_sight"):
    """Whether the page can be seen: who looks at the table need not be called."""

    on: bool


class Sync(Command, tag="sync"):
    """Send everything once more."""


class Ping(Command, tag="ping"):
    """Are you there?"""


Acting: TypeAlias = Play | Draw | Undo | Ask | Answer | Resign | Chat | Mute
"""Commands that change something and are kept."""
Asking: TypeAlias = Hint | Remark | WhyNot | Preview | At
"""Commands that cost time and change nothing."""
AnyCommand: TypeAlias = Acting | Asking | Hello | Look | InSight | Sync | Ping

_commands: Final = msgspec.json.Decoder(AnyCommand)
_T = TypeVar("_T")


def decode_command(frame: str | bytes) -> AnyCommand:
    """The command in a frame; Refused says what is wrong with it."""
    try:
        command: AnyCommand = _commands.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("malformed", _sentence(wrong)) from None
    return command


def decode_body(body: bytes, kind: type[_T]) -> _T:
    """The request in a body; Refused says what is wrong with it."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("malformed", _sentence(wrong)) from None


def _sentence(wrong: Exception) -> str:
    text = str(wrong).split("\n")[0][:200]
    return f"The message cannot be read: {text}."
