"""The shapes of blocks on the wire, made from the classes that games write them in."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import structs

from orrery import blocks, scene
from orrery.message import Text

if TYPE_CHECKING:
    SceneShape: TypeAlias = Any
    OfferShape: TypeAlias = Any
    StandingShape: TypeAlias = Any
    PlaceShape: TypeAlias = Any
    PieceShape: TypeAlias = Any
    ColumnsShape: TypeAlias = Any


BLOCKS: Final[tuple[type, ...]] = get_args(get_args(get_type_hints(blocks.Columns)["blocks"])[0])
"""What an area may hold; on the wire each says its type."""


def tag_of(kind: type) -> str:
    """What a block's type is called on the wire; empty for what is no block."""
    return kind.__name__.lower() if kind in BLOCKS else ""


def _shape(kind: type) -> Any:
    """A struct with the fields of a dataclass as the wire has them: texts are sentences, tuples are arrays."""
    name = f"{kind.__name__}Shape"
    if name not in globals():
        globals()[name] = None  # so that a shape which holds itself is not made twice
        hints = get_type_hints(kind, localns={"Text": Text})
        parts = [
            (part.name, _said(hints[part.name]))
            if part.default is msgspec.NODEFAULT
            else (part.name, _said(hints[part.name]), [] if part.default == () else part.default)
            for part in structs.fields(kind)
        ]
        tag = tag_of(kind)
        globals()[name] = msgspec.defstruct(
            name,
            parts,
            module=__name__,
            namespace={"__doc__": kind.__doc__},
            tag_field="type" if tag else None,
            tag=tag or None,
            forbid_unknown_fields=True,
        )
    return globals()[name]


def _said(hint: Any) -> str:
    """A type as it is written for the wire."""
    if hint in (Text, str):
        return "str"
    if hint is NoneType:
        return "None"
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(_said, get_args(hint))))
    if get_origin(hint) is tuple:
        return f"list[{_said(get_args(hint)[0])}]"
    name = str(hint.__name__)
    if isinstance(hint, type) and issubclass(hint, scene.Part):
        _shape(hint)
        return f"{name}Shape"
    return name


for _kind in (blocks.Scene, blocks.Offer, blocks.Standing, scene.Place, scene.Piece):
    _shape(_kind)
