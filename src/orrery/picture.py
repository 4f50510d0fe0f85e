"""The picture of a table: a scene of blocks set as one SVG that stands alone, for notebooks, records and pages.

Areas stand by their role, 1280 units wide: the board first, the viewer's own things under or beside it, others at the side.
Every block is drawn for a width and answers how high it has become, so that blocks stand under each other without overlap.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from orrery.blocks import (
    BESIDE,
    COMMON,
    HAND,
    OFFER,
    OTHER,
    OWN,
    TRACK,
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
    Stage,
    Stores,
    Supply,
    Track,
)
from orrery.kernel import Game, Json, Terms
from orrery.message import Text
from orrery.scene import SEAT_MARKS, Board, Ground, Piece, Place, colour, number, owner_colour, quoted
from orrery.typeset import NOTHING, Drawn, Typesetter, measure
from orrery.words import Words

WIDTH: Final = 1280.0
FONTS: Final = "system-ui, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
"""The viewer's own, and those by name that programs without a viewer find."""
GAP: Final = 12.0
PAD: Final = 14.0
SIDE: Final = 336.0
"""How wide the column of the others is."""
TALLEST: Final = 760.0
"""A board is not drawn higher."""
NARROWEST: Final = 150.0
"""Columns stand under each other rather than being narrower."""
CARD: Final = {"row": 168.0, "chain": 168.0, "hand": 226.0, "tiles": 92.0}
"""How wide a card should be in each form."""
_HREF: Final = re.compile(r'href="#s-([^"]+)"')
LIGHT: Final = ' fill-opacity="0.08" stroke-width="2.5"'
"""What can be chosen has a golden rim."""
CROWD: Final = 40
"""Of more places than these the rims would be all that one sees."""
FAINT_LIGHT: Final = ' fill-opacity="0.07" stroke-width="1" stroke-opacity="0.55"'
VEIL: Final = 'fill="var(--space)" fill-opacity="0.6"'
"""What makes a place that means nothing now paler."""
_CORNERS: Final = {
    "diamond": ((0, -1), (1, 0), (0, 1), (-1, 0)),
    "hexagon": ((-1, 0), (-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1)),
}
TONES: Final = {"good": "good", "bad": "bad", "muted": "muted", "accent": "accent"}


def picture_of(
    game: Game,
    terms: Terms,
    view: dict[str, Json],
    seat: int | None,
    words: Words,
    theme: str = "dark",
    title: str = "",
) -> str:
    """A view of a game as one SVG."""
    return compose(game.scene(terms, view, seat), game.board(terms), words, theme, title)


def compose(scene: Scene, board: Board, words: Words, theme: str = "dark", title: str = "") -> str:
    """A scene as one SVG."""
    type_ = Typesetter(board, words.rich, words.say)
    return _whole(_Picture(board, board.grounds, type_).scene(scene), board, type_, theme, title)


def part_of(
    part: Area | Block,
    board: Board,
    words: Words,
    width: float,
    theme: str = "dark",
    title: str = "",
    lit: Collection[str] = (),
) -> str:
    """An area or a block of a scene as one SVG of this width; places, cards and chips that are lit have a golden rim."""
    type_ = Typesetter(board, words.rich, words.say)
    picture = _Picture(board, board.grounds, type_, lit)
    drawn = picture.area(part, width) if isinstance(part, Area) else picture.block(part, width)
    return _whole(drawn, board, type_, theme, title)


def _whole(drawn: Drawn, board: Board, type_: Typesetter, theme: str, title: str) -> str:
    """Something drawn, with the symbols it needs, as an SVG that stands alone."""
    symbols = "".join(f'<g id="s-{name}">{board.symbols[name]}</g>' for name in _needed(board, type_.used, drawn.svg))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(drawn.width)} {number(drawn.height)}"'
        f' width="{number(drawn.width)}" height="{number(drawn.height)}" role="img" font-family="{FONTS}">'
        f"<title>{quoted(title)}</title><defs>{symbols}</defs>"
        f'<rect width="100%" height="100%" fill="var(--space)"/>{drawn.svg}</svg>'
    )
    return colour(svg, theme)


def _needed(board: Board, used: set[str], svg: str) -> list[str]:
    """The symbols that were drawn, and those that grounds and other symbols are made of."""
    needed: set[str] = set()
    fresh = used | (set(_HREF.findall(svg)) & set(board.symbols))
    while fresh:
        needed |= fresh
        inner = {name for symbol in fresh for name in _HREF.findall(board.symbols[symbol])}
        fresh = (inner & set(board.symbols)) - needed
    return sorted(needed)


def stacked(parts: Iterable[Drawn], gap: float = GAP) -> Drawn:
    """Things under each other."""
    svg, y, width = "", 0.0, 0.0
    for part in parts:
        if part.height:
            svg += part.at(0, y)
            y += part.height + gap
            width = max(width, part.width)
    return Drawn(svg, width, max(0.0, y - gap))


def in_rows(parts: Sequence[Drawn], width: float, gap: float = 8.0) -> Drawn:
    """Things beside each other, in as many rows as they need."""
    svg, x, y, high = "", 0.0, 0.0, 0.0
    for part in parts:
        if x and x + part.width > width:
            x, y, high = 0.0, y + high + gap, 0.0
        svg += part.at(x, y)
        x += part.width + gap
        high = max(high, part.height)
    return Drawn(svg, width, y + high)


def beside(parts: Sequence[Drawn], widths: Sequence[float], gap: float = GAP) -> Drawn:
    """Things side by side, each in a width of its own."""
    svg, x = "", 0.0
    for part, width in zip(parts, widths, strict=True):
        svg += part.at(x, 0)
        x += width + gap
    return Drawn(svg, max(0.0, x - gap), max((part.height for part in parts), default=0.0))


def box(width: float, height: float, fill: str, stroke: str = "", rx: float = 8, more: str = "") -> str:
    """A rounded rectangle at the origin."""
    line = f' stroke="var(--{stroke})"' if stroke else ""
    return (
        f'<rect width="{number(width)}" height="{number(height)}" rx="{number(rx)}" fill="var(--{fill})"{line}{more}/>'
    )


def badge(owner: int, x: float, y: float, r: float = 8.5) -> str:
    """A seat's letter on its colour."""
    mark = SEAT_MARKS[owner] if 0 <= owner < len(SEAT_MARKS) else "R"
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="var(--{owner_colour(owner)})"/>'
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(r * 1.35)}" font-weight="700" fill="var(--space)"'
        f' text-anchor="middle" dominant-baseline="central">{mark}</text>'
    )


class _Picture:
    """Draws one scene; every method answers with what it drew, its corner at the origin."""

    def __init__(
        self, board: Board, grounds: Mapping[str, Ground], set_type: Typesetter, lit: Collection[str] = ()
    ) -> None:
        self.board = board
        self.lit = lit
        self.grounds = grounds
        self.type = set_type
        self.drawers: dict[type, Callable[[Any, float], Drawn]] = {
            Stores: self.stores,
            Counter: self.counter,
            Supply: self.supply,
            Goal: self.goal,
            Cards: self.cards,
            Slots: self.slots,
            Prices: self.prices,
            Track: self.track,
            Map: self.map,
            Remark: self.remark,
            Columns: self.columns,
        }

    # ---- areas -------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene) -> Drawn:
        """Head, tracks, then the areas by their roles."""
        inner = WIDTH - 2 * GAP
        roles = {
            role: [area for area in scene.areas if area.role == role]
            for role in (COMMON, OWN, HAND, OFFER, OTHER, TRACK)
        }
        own = [area for area in scene.areas if area.role in (OWN, HAND)]
        others = (
            [self.area(area, SIDE, folded=bool(own)) for area in roles[OTHER]] if scene.layout != BESIDE and own else []
        )
        head = in_rows([self.chip(chip) for chip in scene.head], inner) if scene.head else NOTHING
        tracks = [self.area(area, inner) for area in roles[TRACK]]
        if scene.layout == BESIDE:
            body = self._beside(roles[COMMON], own, roles[OFFER] + roles[OTHER], inner)
        else:
            room = inner - SIDE - GAP if others else inner
            left = stacked([self.area(area, room) for area in roles[COMMON] + roles[OFFER]])
            rows = [beside([left, stacked(others)], [room, SIDE]) if others else left, self._twelfths(own, inner)]
            rows.append(NOTHING if own else self._even(roles[OTHER], inner))
            body = stacked(rows)
        whole = stacked([head, *tracks, body])
        return Drawn(whole.at(GAP, GAP), WIDTH, whole.height + 2 * GAP)

    def _beside(self, common: Sequence[Area], own: Sequence[Area], rest: Sequence[Area], inner: float) -> Drawn:
        """The board at the left, the viewer's things at its right, everything else under whichever ends first."""
        widths = 0.54 * inner, 0.46 * inner - GAP
        columns = [[self.area(area, widths[0]) for area in common], [self.area(area, widths[1]) for area in own]]
        for area in rest:
            heights = [stacked(column).height for column in columns]
            shorter = heights.index(min(heights))
            columns[shorter].append(self.area(area, widths[shorter], folded=bool(own) and area.role == OTHER))
        return beside([stacked(column) for column in columns], widths)

    def _twelfths(self, areas: Sequence[Area], inner: float) -> Drawn:
        """Areas in rows of twelve columns."""
        column = (inner - 11 * GAP) / 12
        widths = [column * area.span + GAP * (area.span - 1) for area in areas]
        return in_rows([self.area(area, width) for area, width in zip(areas, widths, strict=True)], inner + 1, GAP)

    def _even(self, areas: Sequence[Area], inner: float) -> Drawn:
        """Areas of equal width side by side, at most three in a row."""
        if not areas:
            return NOTHING
        count = min(3, len(areas))
        width = (inner - GAP * (count - 1)) / count
        return in_rows([self.area(area, width) for area in areas], inner + 1, GAP)

    def area(self, area: Area, width: float, folded: bool = False) -> Drawn:
        """A panel with its title, its summary where it is folded, else its blocks and parts."""
        room = width - 2 * PAD
        inside = [self._title(area, room)]
        short = folded and bool(area.summary)
        if area.summary and (short or not area.blocks):
            inside.append(in_rows([self.chip(chip) for chip in area.summary], room, 6))
        if not short:
            inside += [self.block(block, room) for block in area.blocks]
            inside.append(self._parts(area.parts, room))
        made = stacked(inside, 10)
        height = made.height + 2 * PAD - 4
        edge = f'<rect width="4" height="{number(height - 20)}" y="10" rx="2" fill="var(--{owner_colour(area.seat)})"/>'
        return Drawn(
            box(width, height, "panel", rx=12) + (edge if area.seat is not None else "") + made.at(PAD, PAD - 4),
            width,
            height,
        )

    def _title(self, area: Area, room: float) -> Drawn:
        x, svg = 0.0, ""
        if area.seat is not None:
            svg, x = badge(area.seat, 9, 11), 24.0
        if area.symbol:
            svg += self.type.symbol(area.symbol, x + 9, 11, 18)
            x += 24
        ink = area.hue or "ink"
        title = self.type.line(area.title, x, 11, 14.5, ink, 600, room=room - x)
        x += title.width + 12
        note = self.type.line(area.note, x, 11, 12, "muted", room=room - x) if area.note and room - x > 40 else NOTHING
        return Drawn(svg + title.svg + note.svg, room, 22)

    def _parts(self, parts: Sequence[Area], room: float) -> Drawn:
        if not parts:
            return NOTHING
        count = max(1, min(len(parts), int(room // 200)))
        width = (room - GAP * (count - 1)) / count
        made = [
            stacked([self._title(part, width), *(self.block(block, width) for block in part.blocks)], 8)
            for part in parts
        ]
        return in_rows([Drawn(part.svg, width, part.height) for part in made], room + 1, GAP)

    # ---- blocks ------------------------------------------------------------------------------------------------

    def block(self, block: Block, width: float) -> Drawn:
        """Any block."""
        drawn = self.drawers[type(block)](block, width)
        light = self._light(block.id, drawn.width, drawn.height, 8)
        return Drawn(drawn.svg + light, drawn.width, drawn.height) if light else drawn

    def label(self, label: Text | None, width: float) -> Drawn:
        """The small heading of a block."""
        if label is None:
            return NOTHING
        line = self.type.line(label, 0, 8, 12, "muted", 600, room=width)
        return Drawn(line.svg, width, 16)

    def words(self, text: Text | None, width: float, ink: str = "muted", size: float = 12) -> Drawn:
        """A sentence under a block."""
        return NOTHING if text is None else self.type.flow(text, width, size, ink)

    def stores(self, block: Stores, width: float) -> Drawn:
        """Symbol, number and maximum, the name below."""
        cells = []
        for store in block.stores:
            value = self.type.line(str(store.value), 34, 17, 18, weight=700)
            most = "" if store.maximum is None else f"/{store.maximum}"
            maximum = self.type.line(most, 36 + value.width, 18, 12, "muted")
            name = self.type.line(store.label, 8, 38, 11.5, "muted", room=86)
            note = self.type.line(store.note, 8, 53, 11.5, "muted", room=110) if store.note else NOTHING
            wide = max(72.0, 44 + value.width + maximum.width, name.width + 16, note.width + 16)
            high = 62 if store.note else 48
            svg = box(wide, high, "raised") + self.type.symbol(store.symbol, 19, 17, 22)
            svg += value.svg + maximum.svg + name.svg + note.svg
            cells.append(Drawn(svg + self._light(store.id, wide, high, 8), wide, high))
        return stacked([self.label(block.label, width), in_rows(cells, width, 6)], 5)

    def counter(self, block: Counter, width: float) -> Drawn:
        """A number and a bar."""
        svg = self.type.symbol(block.symbol, 10, 11, 20, block.owner)
        label = self.type.line(block.label, 26, 11, 13, room=width - 90)
        value = self.type.line(str(block.value), width, 11, 17, weight=700, anchor="end")
        most = max(block.maximum, 1)
        reached, soon = (min(1.0, max(0.0, n / most)) * width for n in (block.value, block.value + block.forecast))
        ink = owner_colour(block.owner) if block.owner is not None else "accent"
        bar = f'<g transform="translate(0 25)">{box(width, 9, "faint", rx=4.5)}'
        if soon > reached:
            bar += f'<g opacity="0.45">{box(soon, 9, ink, rx=4.5)}</g>'
        bar += box(max(reached, 2), 9, ink, rx=4.5)
        bar += "".join(
            f'<rect x="{number(width * mark / most)}" y="-3" width="2" height="15" fill="var(--ink)"/>'
            for mark in block.marks
        )
        drawn = Drawn(svg + label.svg + value.svg + bar + "</g>", width, 38)
        return stacked([drawn, self.words(block.text, width)], 4)

    def supply(self, block: Supply, width: float) -> Drawn:
        """What is left, piece by piece; gone ones are dashed."""
        cells = []
        for spare in block.pieces:
            ring = '<circle cx="16" cy="16" r="12" fill="none" stroke="var(--line)" stroke-dasharray="3 3"/>'
            shown = ring if spare.gone else self.type.symbol(spare.symbol, 16, 16, 26, block.owner)
            caption = (
                self.type.line(spare.caption, 16, 38, 11.5, "muted", anchor="middle") if spare.caption else NOTHING
            )
            light = self._light(spare.id, 32, 32, 16)
            cells.append(Drawn(shown + caption.svg + light, 32, 46 if spare.caption else 32))
        row = in_rows(cells, width, 2)
        unit = self.type.symbol(block.unit, width - 10, 8, 14) if block.unit else ""
        label = self.label(block.label, width - 24)
        return stacked([Drawn(label.svg + unit, width, label.height), row, self.words(block.text, width)], 4)

    def _need(self, need: Need) -> Drawn:
        mark = self.type.symbol(need.symbol, 12, 12, 17, dim=not need.have and need.optional)
        ink = "good" if need.have else "line" if need.optional else "bad"
        dash = "" if need.have else ' stroke-dasharray="3 3"'
        fill = ' fill-opacity="0.22"' if need.have else ' fill-opacity="0"'
        ring = f'<circle cx="12" cy="12" r="11.5" fill="var(--{ink})"{fill} stroke="var(--{ink})" stroke-width="1.5"{dash}/>'
        return Drawn(ring + mark + self._light(need.id, 24, 24, 12), 24, 24)

    def goal(self, block: Goal, width: float) -> Drawn:
        """A set to complete: what is there is solid, what is missing dashed."""
        worth = self.type.line(block.worth, width, 12, 12.5, "accent", 600, "end") if block.worth else NOTHING
        needs = in_rows([self._need(need) for need in block.needs], max(60, width - worth.width - 8), 4)
        row = Drawn(needs.svg + worth.svg, width, max(needs.height, 24 if block.worth else 0))
        further = [in_rows([self._need(need) for need in needs], width, 4) for needs in block.rows]
        ink = TONES.get(block.tone, "muted")
        return stacked([self.label(block.label, width), row, *further, self.words(block.text, width, ink)], 5)

    def slots(self, block: Slots, width: float) -> Drawn:
        """Short things in a row."""
        return stacked(
            [self.label(block.label, width), in_rows([self.chip(chip, width) for chip in block.slots], width, 6)], 5
        )

    def chip(self, chip: Chip, room: float = 400) -> Drawn:
        """A pill with a symbol, a few words, or both."""
        x, svg = 8.0, ""
        if chip.owner is not None and not chip.symbol:
            svg, x = badge(chip.owner, 13, 12.5), 26.0
        if chip.symbol:
            svg, x = self.type.symbol(chip.symbol, x + 8, 12.5, 18, chip.owner, dim=chip.tone == "empty"), x + 21
        empty = chip.tone == "empty"
        ink = "muted" if empty else TONES.get(chip.tone, "ink")
        if chip.text is not None:
            text = self.type.line(
                chip.text, x, 12.5, 12.5, ink, 600 if chip.tone == "accent" else 400, room=room - x - 8
            )
            svg, x = svg + text.svg, x + text.width + 4
        wide = max(28.0, x + 5)
        dash = ' fill-opacity="0" stroke-dasharray="3 3"' if empty else ""
        edge = "line" if empty else ink if chip.tone in TONES else ""
        return Drawn(box(wide, 25, "raised", edge, 12.5, dash) + svg + self._light(chip.id, wide, 25, 12.5), wide, 25)

    def _light(self, thing: str, width: float, high: float, rx: float) -> str:
        """The rim of a thing that is lit."""
        return box(width, high, "accent", "accent", rx, LIGHT) if thing in self.lit else ""

    def prices(self, block: Prices, width: float) -> Drawn:
        """One to a line: symbol, name, note, price."""
        rows = [self.label(block.label, width)]
        for row in block.rows:
            price = self.type.line(row.price, width, 12, 12.5, weight=600, anchor="end") if row.price else NOTHING
            ink = TONES.get(row.tone, "ink")
            name = self.type.line(row.name, 28, 12, 13, ink, room=width - price.width - 36)
            left = width - 28 - name.width - price.width - 20
            note = (
                self.type.line(row.note, 36 + name.width, 12, 12, "muted", room=left)
                if row.note and left > 30
                else NOTHING
            )
            rule = f'<path d="M0 25H{number(width)}" stroke="var(--faint)"/>'
            svg = self.type.symbol(row.symbol, 12, 12, 20) + name.svg + note.svg + price.svg + rule
            rows.append(Drawn(svg + self._light(row.id, width, 24, 8), width, 26))
        return stacked(rows, 2)

    def track(self, block: Track, width: float) -> Drawn:
        """Places one after another."""
        row = in_rows([self._stage(stage) for stage in block.stages], width, 5)
        return stacked([self.label(block.label, width), row, self.words(block.text, width)], 5)

    def _stage(self, stage: Stage) -> Drawn:
        now = stage.state == "now"
        ink = "space" if now else "muted" if stage.state == "done" else "ink"
        x, svg = 8.0, ""
        if stage.symbol:
            svg, x = self.type.symbol(stage.symbol, x + 9, 13, 18, dim=stage.state == "done"), x + 22
        if stage.text is not None:
            text = self.type.line(stage.text, x, 13, 12.5, ink, 600 if now else 400, room=200)
            svg, x = svg + text.svg, x + text.width + 5
        for owner in stage.owners:
            svg, x = svg + badge(owner, x + 8, 13), x + 19
        wide = max(26.0, x + 3)
        note = (
            self.type.line(stage.note, wide / 2, 34, 11.5, "muted", anchor="middle", room=120)
            if stage.note
            else NOTHING
        )
        wide = max(wide, note.width)
        edge = "bad" if stage.state == "end" else "line"
        fill = "accent" if now else "panel" if stage.state == "done" else "raised"
        svg = box(wide, 26, fill, edge if not now else "") + svg + note.svg + self._light(stage.id, wide, 26, 8)
        return Drawn(svg, wide, 42 if stage.note else 26)

    def remark(self, block: Remark, width: float) -> Drawn:
        """A sentence of its own."""
        x = 30.0 if block.symbol else 10.0
        ink = TONES.get(block.tone, "ink")
        text = self.type.flow(block.text, width - x - 10, 12.5, ink)
        high = text.height + 14
        svg = box(width, high, "raised", ink if block.tone in ("bad", "good", "accent") else "")
        svg += self.type.symbol(block.symbol, 16, high / 2, 18) if block.symbol else ""
        return Drawn(svg + text.at(x, 7), width, high)

    def columns(self, block: Columns, width: float) -> Drawn:
        """Blocks side by side, or under each other where they would be too narrow."""
        count = max(1, min(len(block.blocks), int((width + GAP) // (NARROWEST + GAP))))
        each = (width - GAP * (count - 1)) / count
        made = [self.block(part, each) for part in block.blocks]
        row = in_rows([Drawn(part.svg, each, part.height) for part in made], width + 1, GAP)
        return stacked([self.label(block.label, width), row], 5)

    # ---- cards -------------------------------------------------------------------------------------------------

    def cards(self, block: Cards, width: float) -> Drawn:
        """Cards of one size in rows; in a list one to a line."""
        if block.form == "list":
            count = 2 if width > 520 and len(block.cards) > 3 else 1
            each = (width - 8 * (count - 1)) / count
            lines = in_rows([self._card(card, each, 0) for card in block.cards], width + 1, 8)
            return stacked([self.label(block.label, width), lines], 6)
        count = max(1, min(len(block.cards) or 1, int((width + 8) // (CARD[block.form] + 8))))
        if block.form == "hand":
            count = max(count, min(len(block.cards) or 1, 4 if width > 800 else 1))
        most = 300.0 if block.form != "tiles" else 120.0
        each = min(most, (width - 8 * (count - 1)) / count)
        draw = self._tile if block.form == "tiles" else self._card
        rows = []
        for first in range(0, len(block.cards), count):
            row = block.cards[first : first + count]
            high = max(draw(card, each, 0).height for card in row)
            rows.append(beside([draw(card, each, high) for card in row], [each] * len(row), 8))
        return stacked([self.label(block.label, width), *rows], 8)

    def _tile(self, card: Card, width: float, high: float) -> Drawn:
        """A picture with a few words."""
        over = card.state in ("done", "taken")
        art = self.type.symbol(card.picture, width / 2, 34, min(48, width - 24), card.owner, dim=over)
        title, sub = (
            self.type.line(text, width / 2, y, size, ink, weight, "middle", width - 8) if text else NOTHING
            for text, y, size, ink, weight in (
                (card.title, 70, 12, "ink", 600),
                (card.subtitle, 86, 11.5, "muted", 400),
            )
        )
        y = 64.0 + (16 if card.title else 0) + (16 if card.subtitle else 0)
        foot = in_rows([self.chip(chip, width - 8) for chip in card.foot], width - 8, 4) if card.foot else NOTHING
        high = max(high, y + (foot.height + 6 if foot.height else 0))
        tag = self.chip(card.tag) if card.tag else NOTHING
        back = self._card_ground(card, width, high)
        svg = back + art + title.svg + sub.svg + foot.at(4, y) + tag.at(width - tag.width - 3, 3)
        return Drawn(svg + self._light(card.id, width, high, 9), width, high)

    def _card_ground(self, card: Card, width: float, high: float) -> str:
        edge = "accent" if card.state == "mark" else owner_colour(card.owner) if card.owner is not None else "line"
        dash = ' stroke-dasharray="4 4"' if card.state in ("done", "taken") else ""
        return box(width, high, "faint" if card.state == "hidden" else "raised", edge, 9, dash)

    def _card(self, card: Card, width: float, high: float) -> Drawn:
        """Name, picture, and everything that it can do in words."""
        room = width - 20
        tag = self.chip(card.tag) if card.tag else NOTHING
        parts = [self._card_head(card, room - tag.width - (4 if tag.width else 0))]
        parts += [self._use(use.symbol, use.name, use.text, room, TONES.get(use.tone, "ink")) for use in card.uses]
        parts.append(self.goal(card.price, room) if card.price else NOTHING)
        parts.append(in_rows([self.chip(chip, room) for chip in card.foot], room, 4) if card.foot else NOTHING)
        made = stacked(parts, 7)
        high = max(high, made.height + 18)
        strip = (
            f'<rect x="1" y="1" width="{number(width - 2)}" height="5" rx="2.5" fill="var(--{card.hue})"/>'
            if card.hue
            else ""
        )
        faint = ' opacity="0.6"' if card.state in ("done", "taken") else ""
        svg = f"<g{faint}>{made.at(10, 10)}</g>" + tag.at(width - tag.width - 4, 8)
        back = self._card_ground(card, width, high) + strip
        thing = next((use.id for use in card.uses if use.id in self.lit), card.id)
        return Drawn(back + svg + self._light(thing, width, high, 9), width, high)

    def _card_head(self, card: Card, room: float) -> Drawn:
        x, art = 0.0, ""
        if card.picture:
            art, x = self.type.symbol(card.picture, 18, 18, 36, card.owner), 44.0
        title = self.type.flow(card.title, room - x, 13.5, weight=600, most=2) if card.title else NOTHING
        sub = self.type.flow(card.subtitle, room - x, 12, "muted", most=2) if card.subtitle else NOTHING
        words = stacked([title, sub], 1)
        return Drawn(art + words.at(x, 1), room, max(words.height, 36 if card.picture else 0))

    def _use(self, symbol: str, name: Text | None, text: Text, room: float, ink: str) -> Drawn:
        x = 24.0 if symbol else 0.0
        title = self.type.flow(name, room - x, 12, ink, 600, most=1) if name else NOTHING
        words = stacked([title, self.type.flow(text, room - x, 12, ink)], 1)
        return Drawn(self.type.symbol(symbol, 9, 9, 18) + words.at(x, 0), room, max(words.height, 18 if symbol else 0))

    # ---- maps --------------------------------------------------------------------------------------------------

    def map(self, block: Map, width: float) -> Drawn:
        """A ground with its pieces; labels keep their size however small it is drawn."""
        ground = self.grounds[block.id]
        scale = min(width / ground.width, TALLEST / ground.height, ground.most)
        left = (width - ground.width * scale) / 2
        closed = "".join(_outlined(place, VEIL) for place in ground.places if place.id in block.closed)
        open_ = [place for place in ground.places if place.id in self.lit]
        light = LIGHT if len(open_) <= CROWD else FAINT_LIGHT
        lit = "".join(_outlined(place, f'fill="var(--accent)" stroke="var(--accent)"{light}') for place in open_)
        inside = ground.svg + closed + "".join(map(self.piece, block.pieces)) + lit
        labels = "".join(
            self.type.line(at.text, at.x * scale, at.y * scale, at.size, at.ink, at.weight, at.anchor).svg
            for at in block.labels
        )
        drawn = f'<g transform="scale({scale:.4f})">{inside}</g>{labels}'
        return Drawn(f'<g transform="translate({number(left)} 0)">{drawn}</g>', width, ground.height * scale)

    def piece(self, piece: Piece) -> str:
        """A piece on its map."""
        self.type.used |= {piece.symbol} & set(self.board.symbols)
        turn = f" rotate({number(piece.angle)})" if piece.angle else ""
        scale = f" scale({number(piece.scale)})" if piece.scale != 1.0 else ""
        dim = ' opacity="0.45"' if piece.dim else ""
        caption = ""
        if piece.caption:
            size, ink = self.board.caption_size, "ink" if piece.owner is None else "space"
            half = measure(piece.caption, size, 700) / 2
            caption = self.type.line(piece.caption, -half, 0, size, ink, 700).svg
        return (
            f'<g transform="translate({number(piece.x)} {number(piece.y)}){turn}{scale}"{dim}'
            f' color="var(--{owner_colour(piece.owner)})"><title>{quoted(self.type.plain(piece.label))}</title>'
            f'<use href="#s-{piece.symbol}"/>{caption}</g>'
        )


def _outlined(place: Place, paint: str) -> str:
    """The shape of a place in some paint."""
    w, h = place.width / 2, place.height / 2
    at = f'transform="translate({number(place.x)} {number(place.y)})" {paint}'
    if place.shape == "circle":
        return f'<circle {at} r="{number(w)}"/>'
    if place.shape in _CORNERS:
        points = " ".join(f"{number(x * w)},{number(y * h)}" for x, y in _CORNERS[place.shape])
        return f'<polygon {at} points="{points}"/>'
    if place.shape == "path":
        return f'<path {at} d="{place.path}"/>'
    return f'<rect {at} x="{number(-w)}" y="{number(-h)}" width="{number(2 * w)}" height="{number(2 * h)}" rx="4"/>'
