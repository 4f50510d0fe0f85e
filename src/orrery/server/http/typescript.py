"""The wire as TypeScript, made from the types that the server decodes and encodes: `python -m orrery.server.http.typescript`.

Without an argument it writes `web/src/wire.ts` of this checkout; with `-` it prints.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from msgspec import UNSET, Struct, inspect, structs

from orrery.server.http.routes import OPERATIONS
from orrery.server.model.settings import Clock
from orrery.server.wire import incoming, outgoing, shapes
from orrery.server.wire.schema import TEXT

TARGET: Final = Path(__file__).parents[4] / "web" / "src" / "wire.ts"
WIDTH: Final = 180
"""The longest line of the client's sources."""
HEAD: Final = """\
/** What client and server say to each other; docs/wire.md explains it. Made by `python -m orrery.server.http.typescript`. */

/** The version of the wire that this client speaks. */
export const PROTOCOL = {protocol}
"""
RENAMED: Final = {
    "TableCard": "Card",
    "CardsReply": "CardList",
    "ChoiceReply": "OptionChoice",
    "SeatReply": "Seated",
    "MoveReply": "CatalogueMove",
    "ReasonReply": "Reason",
    "Reason": "BarReason",
    "CardShape": "SceneCard",
    "LabelShape": "MapLabel",
    "MapShape": "MapBlock",
    "OfferShape": "OfferText",
    "UndoReply": "Undoable",
    "ErrorReply": "ErrorText",
    "Lesson": "LessonAsk",
    "LessonReply": "LessonNow",
    "CoursesReply": "Taught",
    "SummaryReply": "SummaryCard",
    "CardMessage": "CardNews",
    "ChatMessage": "ChatNews",
    "ErrorMessage": "ErrorNews",
}
"""Where the name without its ending would mean something else, or the client has had another."""

UNIONS: Final[dict[str, Any]] = {
    "Clock": Clock,
    "NewPlace": incoming.NewPlace,
    "Block": get_args(get_type_hints(shapes.ColumnsShape)["blocks"])[0],
}
"""Kinds that belong together, under the names that they have here."""


def typescript() -> str:
    """The whole file."""
    bodies = [operation.body for operation in OPERATIONS if operation.body is not None]
    replies = [operation.reply for operation in OPERATIONS if operation.reply not in (None, TEXT)]
    kinds = [*replies, outgoing.FailedReply, *bodies, outgoing.AnyMessage, incoming.AnyCommand]
    writer = _Writer()
    for kind in inspect.multi_type_info(kinds):
        writer.written(kind)
    messages = [_name(kind) for kind in outgoing.AnyMessage.__args__]
    commands = [_name(kind) for kind in incoming.AnyCommand.__args__]
    unions = [_union("ServerMessage", messages), _union("Command", commands)]
    unions += [_union(name, [_name(kind) for kind in get_args(kinds)]) for name, kinds in UNIONS.items()]
    return "\n".join([HEAD.format(protocol=incoming.PROTOCOL), *writer.interfaces.values(), *unions])


def _name(kind: type[Struct]) -> str:
    """What a struct is called in TypeScript; commands have the ending, since replies have the names."""
    if kind.__name__ in RENAMED:
        return RENAMED[kind.__name__]
    if issubclass(kind, incoming.Command):
        return f"{kind.__name__}Command"
    return kind.__name__.removesuffix("Reply").removesuffix("Shape").removesuffix("Message")


def _union(name: str, kinds: list[str]) -> str:
    line = f"export type {name} = {' | '.join(kinds)}\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "".join(f"  | {kind}\n" for kind in kinds)


class _Writer:
    """Writes an interface for every struct that it meets, once."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def written(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.written(part) for part in kind.types))
            case inspect.ListType() | inspect.VarTupleType():
                item = self.written(kind.item_type)
                return f"({item})[]" if " | " in item and not item.endswith(">") else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self.written, kind.item_types))}]"
            case inspect.DictType():
                return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
            case inspect.LiteralType():
                return " | ".join(f"'{value}'" for value in kind.values)
        return _PLAIN[type(kind)]

    def _struct(self, kind: inspect.StructType) -> str:
        name = _name(kind.cls)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # so that a struct which holds itself is not written twice
            self.interfaces[name] = "".join(self._lines(name, kind))
        return name

    def _lines(self, name: str, kind: inspect.StructType) -> Iterator[str]:
        yield f"/** {(kind.cls.__doc__ or name).strip().splitlines()[0]} */\n"
        lines = [] if kind.tag_field is None else [f"  {kind.tag_field}: '{kind.tag}'\n"]
        lines += [self._line(field, _may_be_left_out(kind.cls, field)) for field in kind.fields]
        yield f"export interface {name} {{\n{''.join(lines)}}}\n" if lines else f"export type {name} = object\n"

    def _line(self, field: inspect.Field, optional: bool) -> str:
        return f"  {field.encode_name}{'?' if optional else ''}: {self.written(field.type)}\n"


def _may_be_left_out(kind: Any, field: inspect.Field) -> bool:
    """Whether a field stands on the wire only where it is not as usual."""
    if field.required:
        return False
    unset = next(known.default for known in structs.fields(kind) if known.name == field.name) is UNSET
    shaped = issubclass(kind, shapes.OfferShape) or kind.__module__ == shapes.__name__
    asked = issubclass(kind, incoming.Strict) or kind in get_args(Clock)
    return unset or shaped or asked or kind.__struct_config__.omit_defaults


_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def main() -> None:
    """Write the file, or print it."""
    if sys.argv[1:] == ["-"]:
        print(typescript(), end="")
    else:
        TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
