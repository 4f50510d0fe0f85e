"""A scene in letters, for games that draw no sketch of their own: an area is a heading, a block a line or a few."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import Final

from orrery.blocks import (
    HAND,
    OTHER,
    OWN,
    Area,
    Block,
    Card,
    Cards,
    Chip,
    Columns,
    Counter,
    Goal,
    Map,
    Need,
    Prices,
    Remark,
    Scene,
    Slots,
    Stores,
    Supply,
    Track,
)
from orrery.message import Text
from orrery.scene import Sketch, Span, owner_colour

WIDTH: Final = 80
Say = Callable[[Text], str]


def lettered(scene: Scene, say: Say, lines: int | None = None) -> Sketch:
    """The areas one under another; where there are more lines than these, others are folded to their summaries."""
    whole = [line for area in scene.areas for line in _area(area, say, folded=False)]
    if lines is None or len(whole) <= lines:
        return whole
    return [line for area in scene.areas for line in _area(area, say, folded=area.role not in (OWN, HAND))]


def _area(area: Area, say: Say, folded: bool) -> Iterator[list[Span]]:
    ink = owner_colour(area.seat) if area.seat is not None else "accent"
    note = f"  {say(area.note)}" if area.note else ""
    title = say(area.title)[:WIDTH]
    yield [Span(title, ink, bold=True), Span(note[: WIDTH - len(title)], "muted")]
    summary = ", ".join(filter(None, (_chip(chip, say) for chip in area.summary)))
    if summary and (folded or area.role == OTHER):
        yield from _wrapped(summary)
    if not (folded and summary):
        for block in area.blocks:
            for text in _block(block, say):
                yield from _wrapped(text)
        for part in area.parts:
            yield from _area(part, say, folded)


def _wrapped(text: str) -> Iterator[list[Span]]:
    for line in textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    "):
        yield [Span(line)]


def _named(label: Text | None, text: str, say: Say) -> str:
    return f"{say(label)}: {text}" if label else text


def _block(block: Block, say: Say) -> Iterator[str]:
    """The lines of a block."""
    match block:
        case Stores():
            values = (f"{say(store.label)} {store.value}{_of(store.maximum)}" for store in block.stores)
            yield _named(block.label, ", ".join(values), say)
        case Counter():
            soon = f" (+{block.forecast})" if block.forecast else ""
            yield f"{say(block.label)} {block.value}{_of(block.maximum)}{soon}"
        case Supply():
            left = [piece for piece in block.pieces if not piece.gone]
            prices = " ".join(filter(None, (piece.caption for piece in left)))
            yield f"{say(block.label)}: {len(left)}{_of(len(block.pieces))}" + (f" ({prices})" if prices else "")
        case Goal():
            yield _goal(block, say)
        case Cards():
            yield from ([say(block.label)] if block.label else [])
            yield from (_card(card, say) for card in block.cards)
        case Slots():
            yield _named(block.label, ", ".join(filter(None, (_chip(chip, say) for chip in block.slots))) or "-", say)
        case Prices():
            yield from ([say(block.label)] if block.label else [])
            yield from (f"{say(row.name)}: {say(row.price) if row.price else '-'}" for row in block.rows)
        case Track():
            yield _track(block, say)
        case Map():
            yield from _map(block, say)
        case Remark():
            yield say(block.text)
        case Columns():
            yield from (line for part in block.blocks for line in _block(part, say))


def _of(maximum: int | None) -> str:
    return "" if maximum is None else f"/{maximum}"


def _chip(chip: Chip, say: Say) -> str:
    word = _symbol(chip.symbol, say) if chip.symbol and chip.tone != "empty" else ""
    return f"{word} {say(chip.text)}".strip() if chip.text else word


def _symbol(name: str, say: Say) -> str:
    return say(Text(f"symbol-{name}", plain=name.replace("-", " ")))


def _need(need: Need, say: Say) -> str:
    sign = "+" if need.have else "?" if need.optional else "-"
    return sign + _symbol(need.symbol, say)


def _goal(goal: Goal, say: Say) -> str:
    needs = " ".join(_need(need, say) for row in (goal.needs, *goal.rows) for need in row)
    worth = f" = {say(goal.worth)}" if goal.worth else ""
    return _named(goal.label, needs + worth, say)


def _card(card: Card, say: Say) -> str:
    name = say(card.title) if card.title else _symbol(card.picture, say) if card.picture else "?"
    uses = "; ".join(f"{say(use.name)}: {say(use.text)}" if use.name else say(use.text) for use in card.uses)
    rest = [say(card.subtitle) if card.subtitle else "", uses, _goal(card.price, say) if card.price else ""]
    foot = ", ".join(filter(None, (_chip(chip, say) for chip in card.foot)))
    return "* " + ". ".join(filter(None, [name, *rest, foot]))


def _track(track: Track, say: Say) -> str:
    stages = []
    for stage in track.stages:
        text = say(stage.text) if stage.text else _symbol(stage.symbol, say) if stage.symbol else "."
        stages.append(f"[{text}]" if stage.state == "now" else text)
    return _named(track.label, " > ".join(stages), say)


def _map(block: Map, say: Say) -> Iterator[str]:
    names = dict.fromkeys(filter(None, (say(piece.label) for piece in block.pieces)))
    yield ", ".join(names) or "-"
