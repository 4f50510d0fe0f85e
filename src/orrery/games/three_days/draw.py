"""The picture: the moon with its lit and its dark half, the panel beside it, a mat for every player."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from orrery.edition import Edition
from orrery.games.three_days.components import (
    COLOUR_NAMES,
    CRATER_NAMES,
    ELEMENT_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    LABORATORY_NAMES,
    MOST_SPACES,
    RESOURCE_NAMES,
    SALVAGE_NAMES,
    SIDE_NAMES,
    TILES_OF_A_COLOUR,
    TOKEN_NAMES,
    Components,
    components,
)
from orrery.games.three_days.layout import (
    DONE_AT,
    LEGEND_Y,
    MAP_HEIGHT,
    MAT_HEIGHT,
    MIDDLE,
    PANEL_WIDTH,
    PANEL_X,
    PART_NAMES,
    SPACE,
    VALHALLA_RING,
    WIDTH,
    Mat,
    bonus_at,
    crater_at,
    laboratory_at,
    menu_at,
    menu_rows,
    offer_at,
    order_at,
    pass_at,
    pass_tile_at,
    round_at,
    space_at,
    start_at,
    structure_at,
    title_at,
    title_width,
    yield_at,
)
from orrery.games.three_days.moves import REWARDS
from orrery.games.three_days.sketch import sketch
from orrery.games.three_days.symbols import (
    RADIUS,
    RESOURCE_COLOURS,
    ZONE_RADIUS,
    bonus_icon,
    extents,
    heading,
    part_icon,
    resource_icon,
    symbols,
    token_icon,
)
from orrery.kernel import Json, Move, Terms, Text
from orrery.scene import SEAT_MARKS, Area, Board, Piece, Place, said, words

MAT_PARTS: Final = 594.0
"""Where a mat is parted on a narrow screen."""
BONUS_ALL: Final = SALVAGE_NAMES + TOKEN_NAMES


def board(terms: Terms) -> Board:
    """The picture under the pieces, with its symbols and places."""
    return _board(terms.edition, terms.seats)


@cache
def _board(edition: Edition, seats: int) -> Board:
    made = components(edition)
    names = _names(edition)
    svg = (
        _moon(edition) + "".join(_crater(made, name, names[name]) for name in CRATER_NAMES[1:]) + _valhalla(made, seats)
    )
    svg += _panel(made, seats) + "".join(_mat(made, seat) for seat in range(seats))
    places = (*_map_places(made, seats, names), *_panel_places(made, seats))
    for seat in range(seats):
        places += tuple(_mat_places(seat))
    return Board(WIDTH, MAP_HEIGHT + seats * MAT_HEIGHT + 8, svg, symbols(), places, 13, extents(), _areas(seats))


def _areas(seats: int) -> tuple[Area, ...]:
    """The moon, the panel beside it, and every mat in two halves: what one has, and what one salvages and delivers."""
    halves = [Area(0, 0, PANEL_X - 4, MAP_HEIGHT), Area(PANEL_X - 4, 0, WIDTH - PANEL_X + 4, MAP_HEIGHT)]
    for seat in range(seats):
        top = MAP_HEIGHT + 4 + seat * MAT_HEIGHT
        halves += [Area(0, top, MAT_PARTS, MAT_HEIGHT, seat), Area(MAT_PARTS, top, WIDTH - MAT_PARTS, MAT_HEIGHT, seat)]
    return tuple(halves)


def _names(edition: Edition) -> dict[str, str]:
    return {row["id"]: row["name"] for row in edition.data["craters"]}


def _at(at: tuple[float, float], svg: str) -> str:
    return f'<g transform="translate({at[0]:.1f} {at[1]:.1f})">{svg}</g>'


def _text(at: tuple[float, float], text: str, size: float = 12, colour: str = "muted", bold: bool = False) -> str:
    return words(text, round(at[0], 1), round(at[1], 1), size, colour, weight=700 if bold else 400)


def _said(
    at: tuple[float, float], key: str, width: float, size: float = 11, colour: str = "muted", bold: bool = False
) -> str:
    return said(key, width, round(at[0], 1), round(at[1], 1), size, colour, weight=700 if bold else 400)


def _moon(edition: Edition) -> str:
    x, y = MIDDLE
    disc = (
        f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="var(--panel)" stroke="var(--line)" stroke-width="2"/>'
        f'<circle cx="{x}" cy="{y}" r="{ZONE_RADIUS}" fill="var(--glow)" fill-opacity="0.10" stroke="var(--line)"'
        f' stroke-dasharray="4 6"/>'
        f'<path d="M{x} {y - RADIUS}V{y - ZONE_RADIUS}M{x} {y + ZONE_RADIUS}V{y + RADIUS}" stroke="var(--line)"'
        f' stroke-dasharray="4 6"/>'
    )
    roads = "".join(
        f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"/>'
        for (ax, ay), (bx, by) in ((crater_at(a), crater_at(b)) for a, b in edition.data["roads"]["segments"])
    )
    rounds = "".join(
        _at(round_at(n), f'<circle r="14" fill="var(--raised)" stroke="var(--{"accent" if n % 2 == 0 else "line"})"/>')
        + _text(round_at(n), str(n), 13, "muted", True)
        for n in range(1, 7)
    )
    return (
        disc
        + f'<g stroke="var(--space)" stroke-width="9" stroke-linecap="round">{roads}</g>'
        + f'<g stroke="var(--muted)" stroke-width="3" stroke-opacity="0.75" stroke-linecap="round">{roads}</g>'
        + rounds
        + _said((x, y - 372), "board-round", 180, 11, "muted", True)
        + _said((x - 396, y + 396), "board-west", 90, 15, "muted", True)
        + _said((x + 396, y + 396), "board-east", 90, 15, "muted", True)
    )


def _crater(made: Components, name: str, title: str) -> str:
    """Name above, bonuses at the top of the ring, spaces clockwise with their yields, laboratories below."""
    at = crater_at(name)
    crater = CRATER_NAMES.index(name)
    spaces = made.spaces[crater]
    parts = [_at(at, '<circle r="48" fill="var(--space)" stroke="var(--line)" stroke-width="1.5"/>')]
    for space in range(spaces):
        parts.append(
            _at(space_at(name, space, spaces), f'<circle r="{SPACE}" fill="var(--raised)" stroke="var(--line)"/>')
        )
        parts.append(
            _text(yield_at(name, space, spaces), str(made.yields[crater * MOST_SPACES + space]), 12, "ink", True)
        )
    parts.append(_at(at, _middle(made.allows[crater], made.center_points[crater])))
    for which in range(2):
        parts.append(_at(bonus_at(name, which), bonus_icon(BONUS_ALL[made.bonuses[crater * 2 + which]], 1.0)))
    colours = _laboratory_colours(made, crater)
    x, y = title_at(name, title, len(colours))
    left, width = x - title_width(title) / 2, title_width(title) + 19 * len(colours) + 2
    parts.append(
        f'<rect x="{left:.1f}" y="{y - 11:.1f}" width="{width:.1f}" height="22" rx="6" fill="var(--space)"'
        ' fill-opacity="0.85"/>'
    )
    parts.append(_text((x, y), title, 13.5, "ink", True))
    for which, colour in enumerate(colours):
        parts.append(_at(laboratory_at(name, title, which, len(colours)), _laboratory_space(colour)))
    return "".join(parts)


def _laboratory_colours(made: Components, crater: int) -> list[str]:
    numbers = made.laboratories[crater * 3 : crater * 3 + 3]
    return [LABORATORY_NAMES[number - 1] for number in numbers if number]


def _laboratory_space(colour: str) -> str:
    """White is open, gray half filled, black filled: a letter tells them apart in every light."""
    fill = {
        "white": "",
        "gray": '<path d="M-8.5 0H8.5V8.5H-8.5Z" fill="var(--muted)" fill-opacity="0.55"/>',
        "black": '<path d="M-8.5-8.5H8.5V8.5H-8.5Z" fill="var(--muted)"/>',
    }[colour]
    return (
        '<rect x="-8.5" y="-8.5" width="17" height="17" rx="3" fill="var(--panel)"/>'
        + fill
        + '<rect x="-8.5" y="-8.5" width="17" height="17" rx="3" fill="none" stroke="var(--muted)" stroke-width="1.5"/>'
        + said(f"sign-{colour}", 17, 0, 0, 11.5, "space" if colour == "black" else "ink", weight=700)
    )


def _middle(allowed: int, points: int) -> str:
    """Round for resources, a hexagon for Extractors, a lozenge for Citadels; the builder's points inside."""
    star = words(f"{points}★", 0, 0, 11.5, "muted", weight=700) if points else ""
    if allowed == 2:
        return (
            '<path d="M-17 0-8.5-15H8.5L17 0 8.5 15H-8.5Z" fill="var(--panel)" stroke="var(--seat-1)"'
            ' stroke-width="2"/>'
        ) + star
    if allowed == 3:
        return '<path d="M0-19 19 0 0 19-19 0Z" fill="var(--panel)" stroke="var(--seat-4)" stroke-width="2"/>' + star
    return '<circle r="16.5" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.5"/>' + star


def _valhalla(made: Components, seats: int) -> str:
    at = crater_at("valhalla")
    parts = [
        _at(at, f'<circle r="{VALHALLA_RING + 19:g}" fill="var(--space)" stroke="var(--accent)" stroke-width="2"/>')
    ]
    copies = made.structure_copies[seats]
    for token in range(6):
        for copy in range(copies):
            parts.append(_at(structure_at(token, copy, copies), token_icon(TOKEN_NAMES[token], 1.1)))
    parts.append(_text((at[0], at[1] - 20), "Valhalla", 13.5, "ink", True))
    for place in range(seats):
        parts.append(
            _at(start_at(place, seats), '<rect x="-6.5" y="-8" width="13" height="16" rx="2" fill="var(--raised)"/>')
        )
        fuel = made.start_fuel[seats * 5 + place]
        parts.append(_text((start_at(place, seats)[0], at[1] + 16), f"+{fuel}" if fuel else "–", 11, "accent"))
    return "".join(parts)


def _box(y: float, height: float, key: str, width: float) -> str:
    box = f'<rect x="{PANEL_X}" y="{y}" width="{PANEL_WIDTH}" height="{height}" rx="14" fill="var(--panel)"/>'
    return box + heading(key, width, (PANEL_X + 14, y + 19))


def _panel(made: Components, seats: int) -> str:
    """Turn order, Pass track, menus and the Upgrade offer."""
    x = PANEL_X
    parts = [_box(12, 154, "board-order", 74), _box(176, 324, "score-centers", 340)]
    rows = int(made.offered[seats] + 1) // 2
    parts.append(_box(510, 38 + rows * 44, "score-upgrades", 340))
    for place in range(seats):
        parts.append(_at(order_at(place), '<circle r="16" fill="var(--raised)" stroke="var(--line)"/>'))
        parts.append(_text(order_at(place), str(place + 1), 13, "muted", True))
    for space in range(made.passes[seats]):
        parts.append(
            _at(pass_at(space), '<circle r="16" fill="var(--raised)" stroke="var(--accent)" stroke-opacity="0.6"/>')
        )
        parts.append(_text(pass_at(space), str(space + 1), 13, "muted", True))
        if made.pass_point[seats * 7 + space]:
            px, py = pass_at(space)
            parts.append(_text((px + 19, py - 15), "1★", 12, "accent", True))
        if made.pass_bonus[seats * 7 + space]:
            parts.append(
                _at(
                    pass_tile_at(space),
                    '<rect x="-21" y="-17" width="42" height="34" rx="6" fill="none"'
                    ' stroke="var(--line)" stroke-dasharray="3 3"/>',
                )
            )
    parts.append(heading("board-pass", 130, (x + 14, 73)))
    for side in range(2):
        parts.append(_menu(made, side))
    for i, part in enumerate(SALVAGE_NAMES):
        parts.append(_at((x + 30 + i * 52, LEGEND_Y - 8), part_icon(part, 1.0, "ink")))
        parts.append(_said((x + 30 + i * 52, LEGEND_Y + 9), f"part-{part}", 46, 11.5))
    parts.append(
        _at(
            DONE_AT,
            '<rect x="-90" y="-15" width="180" height="30" rx="15" fill="var(--raised)" stroke="var(--line)"/>'
            + said("board-done", 156, 0, 0, 13, weight=700),
        )
    )
    return "".join(parts)


def _menu(made: Components, side: int) -> str:
    name = SIDE_NAMES[side]
    parts = [_said((menu_at(name, 0, 0)[0] + 24, 211), f"menu-{name}", 120, 13, "ink", True)]
    for row, kind in enumerate(menu_rows(_discs(made, side))):
        at = side * 10 + KIND_NAMES.index(kind)
        for disc in range(made.discs[at]):
            x, y = menu_at(name, row, disc)
            parts.append(_at((x, y), '<circle r="15" fill="none" stroke="var(--line)" stroke-dasharray="3 3"/>'))
            parts.append(_text((x + 23, y), str(made.disc_cost[at * 3 + disc]), 13, "bad", True))
    return "".join(parts)


def _discs(made: Components, side: int) -> dict[str, int]:
    return {kind: made.discs[side * 10 + i] for i, kind in enumerate(KIND_NAMES)}


def _mat(made: Components, seat: int) -> str:
    """Tracks, supplies, purifiers beside the Demand tiles, columns, Day End spaces, Upgrades."""
    mat = Mat(seat)
    parts = [
        f'<rect x="{mat.x}" y="{mat.y}" width="{mat.width}" height="{mat.height}" rx="14" fill="var(--panel)"'
        f' stroke="var(--seat-{seat})" stroke-opacity="0.55" stroke-width="1.5"/>'
        f'<path d="M{mat.x + 14} {mat.y}H{mat.x + 84}V{mat.y + mat.height}H{mat.x + 14}Q{mat.x} {mat.y + mat.height}'
        f' {mat.x} {mat.y + mat.height - 14}V{mat.y + 14}Q{mat.x} {mat.y} {mat.x + 14} {mat.y}Z"'
        f' fill="var(--seat-{seat})" fill-opacity="0.18"/>',
        _at(
            mat.at(42, 34),
            f'<circle r="17" fill="var(--seat-{seat})"/>' + words(SEAT_MARKS[seat], 0, 0, 18, "space", weight=700),
        ),
        _said(mat.at(42, 112), "board-points", 76, 11.5),
        _said(mat.at(42, 172), "influence", 76, 11.5),
    ]
    parts += [_tracks(made, mat), _supplies(made, mat), _works(made, mat)]
    parts.append(_said(mat.at(540, 16), "board-income", 64))
    parts.append(_said(mat.at(940, 14), "board-columns", 138))
    return "".join(parts)


def _tracks(made: Components, mat: Mat) -> str:
    parts = []
    for level in range(18):
        x, y = mat.level("food", level)
        if made.day_end[level]:
            parts.append(_text((x, y - 22), str(made.day_end[level]), 11.5, "accent", True))
    x, y = mat.level("food", 6)
    parts.append(_said((x - 8, y - 22), "board-day-end", 68, 11, "accent"))
    for resource in RESOURCE_NAMES:
        colour = RESOURCE_COLOURS[resource]
        x, y = mat.level(resource, 0)
        parts.append(_at((x - 24, y), resource_icon(resource, 1.1)))
        for level in range(18):
            x, y = mat.level(resource, level)
            faint = "0.22" if level > made.highest_level else "0.5"
            parts.append(
                f'<rect x="{x - 8:.1f}" y="{y - 9.5:.1f}" width="16" height="19" rx="3" fill="var(--space)"'
                f' stroke="var(--{colour})" stroke-opacity="{faint}"/>' + _text((x, y), str(level), 11)
            )
        for step in range(made.highest_income + 1):
            x, y = mat.income(resource, step)
            parts.append(
                f'<rect x="{x - 8:.1f}" y="{y - 9.5:.1f}" width="16" height="19" rx="8" fill="var(--space)"'
                f' stroke="var(--{colour})" stroke-opacity="0.5"/>' + _text((x, y), str(step), 11)
            )
    return "".join(parts)


def _supplies(made: Components, mat: Mat) -> str:
    """The cost below every piece that waits on the mat."""
    parts = []
    for number in range(10):
        x, y = mat.colonist(number)
        parts.append(_text((x, y + 18), str(made.colonist_cost[number]), 11, "good"))
        x, y = mat.laboratory(number)
        parts.append(_text((x, y + 16), str(made.laboratory_cost[number]), 11, "bad"))
    for number in range(1, 3):
        x, y = mat.structure(number)
        parts.append(_text((x, y + 18), str(made.structure_cost[number]), 11, "bad"))
    parts.append(_said((mat.diplomacy()[0] + 24, mat.diplomacy()[1] + 20), "place-diplomacy", 96))
    return "".join(parts)


def _works(made: Components, mat: Mat) -> str:
    """Purifiers, Demand tiles, columns and Day End spaces."""
    parts = []
    for i, space in enumerate(PART_NAMES):
        icon = part_icon(SALVAGE_NAMES[made.part_kind[i]], 0.95)
        parts.append(
            _at(
                mat.part(space),
                '<rect x="-11" y="-11" width="22" height="22" rx="4" fill="var(--space)" stroke="var(--line)"/>' + icon,
            )
        )
    for colour in COLOUR_NAMES:
        for up, points in enumerate(made.purity):
            x, y = mat.part(f"{colour}-{('bottom', 'middle', 'top')[up]}-1")
            parts.append(_text((mat.at(594, 0)[0], y), f"+{points}", 11.5, "accent", True))
        x, y = mat.demand(colour)
        opacity = "0.14" if colour == "light" else "0.32"
        parts.append(
            f'<rect x="{x - 68:.1f}" y="{y - 40:.1f}" width="136" height="80" rx="9" fill="var(--seat-1)"'
            f' fill-opacity="{opacity}" stroke="var(--seat-1)" stroke-opacity="0.7"/>'
        )
    for resource in RESOURCE_NAMES:
        parts.append(
            _at(mat.reward(f"{resource}-income"), resource_icon(resource, 0.8) + words("▲", 11, 0, 11, "muted"))
        )
        parts.append(
            _at(mat.reward(f"{resource}-point"), words(f"{made.column_points}★", 0, 0, 11.5, "accent", weight=700))
        )
    parts.append(_at(mat.reward("mining"), said("board-any", 32, 0, 0, 11, "muted")))
    parts.append(_said(mat.at(920, 116), "board-day-end-spaces", 112))
    return "".join(parts)


def _place(name: str, at: tuple[float, float], width: float, height: float, label: Text) -> Place:
    return Place(name, at[0], at[1], width, height, label)


def _map_places(made: Components, seats: int, names: dict[str, str]) -> list[Place]:
    places = []
    for crater, name in enumerate(CRATER_NAMES):
        title = Text(f"crater-{name}")
        size = 138.0 if name == "valhalla" else 98.0
        places.append(_place(f"crater-{name}", crater_at(name), size, size, title))
        for space in range(made.spaces[crater]):
            label = Text("place-space", {"crater": title, "n": space + 1})
            places.append(
                _place(f"space-{name}-{space + 1}", space_at(name, space, made.spaces[crater]), 23, 23, label)
            )
        colours = _laboratory_colours(made, crater)
        for which, colour in enumerate(colours):
            label = Text("place-laboratory", {"crater": title, "colour": Text(f"laboratory-{colour}")})
            at = laboratory_at(name, names[name], which, len(colours))
            places.append(_place(f"lab-{name}-{which}", at, 18, 18, label))
    copies = made.structure_copies[seats]
    for token in range(6):
        for copy in range(copies):
            label = Text("place-structure", {"token": Text(f"token-{TOKEN_NAMES[token]}")})
            places.append(
                _place(f"build-{TOKEN_NAMES[token]}-{copy}", structure_at(token, copy, copies), 22, 22, label)
            )
    return places


def _panel_places(made: Components, seats: int) -> list[Place]:
    places = [
        _place("done", DONE_AT, 180, 30, Text("place-done")),
        _place("offer", (PANEL_X + 186, 525), 360, 24, Text("place-offer")),
    ]
    for space in range(made.passes[seats]):
        places.append(_place(f"pass-{space + 1}", pass_at(space), 34, 34, Text("place-pass", {"n": space + 1})))
    for side in range(2):
        for row, kind in enumerate(menu_rows(_discs(made, side))):
            x, y = menu_at(SIDE_NAMES[side], row, 0)
            label = Text("place-menu", {"side": Text(f"side-{SIDE_NAMES[side]}"), "center": Text(f"center-{kind}")})
            places.append(_place(f"menu-{SIDE_NAMES[side]}-{kind}", (x + 30, y), 100, 34, label))
    return places


def _mat_places(seat: int) -> list[Place]:
    mat = Mat(seat)
    places = [_place(f"diplomacy-{seat}", mat.at(508, 132), 100, 50, Text("place-diplomacy"))]
    for resource in RESOURCE_NAMES:
        name = Text(f"resource-{resource}")
        x, y = mat.level(resource, 0)
        places.append(
            _place(f"level-{seat}-{resource}", (x + 149, y), 318, 22, Text("place-level", {"resource": name}))
        )
        x, y = mat.income(resource, 3)
        places.append(_place(f"income-{seat}-{resource}", (x, y), 124, 22, Text("place-income", {"resource": name})))
    for space in PART_NAMES:
        places.append(_place(f"part-{seat}-{space}", mat.part(space), 23, 23, Text(f"space-{space}")))
    for reward in REWARDS:
        places.append(_place(f"reward-{seat}-{reward}", mat.reward(reward), 32, 17, Text(f"reward-{reward}")))
    for colour in COLOUR_NAMES:
        places.append(_place(f"demand-{seat}-{colour}", mat.demand(colour), 136, 80, Text(f"place-{colour}")))
    places.append(_place(f"day-end-{seat}", mat.at(960, 144), 190, 46, Text("place-day-end")))
    places.append(_place(f"storage-{seat}", mat.at(942, 172), 140, 24, Text("place-storage")))
    return places


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """Where everything in a view stands."""
    seen = cast(dict[str, Any], view)
    made = components(terms.edition)
    names = _names(terms.edition)
    found = (
        _sky(seen)
        + _colonies(made, names, seen)
        + _valhalla_pieces(made, seen, terms.seats)
        + _panel_pieces(made, seen)
    )
    for seat, player in enumerate(seen["players"]):
        found += _tracks_pieces(seat, player, seen) + _supply_pieces(seat, player) + _works_pieces(made, seat, player)
        found += _demand_pieces(made, seat, player)
    return found


def _sky(seen: dict[str, Any]) -> list[Piece]:
    """The lit and the dark half, and the Daylight token on the round track."""
    if seen["phase"] == "flipping":
        return []
    lit, dark = (0.0, 180.0) if seen["lit"] == "west" else (180.0, 0.0)
    side = Text(f"side-{seen['lit']}")
    return [
        Piece("night", "night", *MIDDLE, Text("label-night"), angle=dark),
        Piece("day", "day", *MIDDLE, Text("label-day", {"side": side}), angle=lit),
        Piece("sun", "sun", *round_at(seen["round"]), Text("label-round", {"n": seen["round"], "side": side})),
    ]


def _colonies(made: Components, names: dict[str, str], seen: dict[str, Any]) -> list[Piece]:
    found = []
    for name, crater in seen["craters"].items():
        title = Text(f"crater-{name}")
        number = CRATER_NAMES.index(name)
        if crater["center"]:
            label = Text("label-center", {"center": Text(f"center-{crater['center']}"), "crater": title})
            found.append(Piece(f"center-{name}", f"center-{crater['center']}", *crater_at(name), label))
        for space, who in enumerate(crater["spaces"]):
            x, y = space_at(name, space, len(crater["spaces"]))
            if isinstance(who, int):
                label = Text("label-colonist", {"crater": title, "n": space + 1})
                found.append(Piece(f"colonist-{who}-{name}", "colonist", x, y, label, who, caption=SEAT_MARKS[who]))
            elif who is not None:
                label = Text("label-ganymedean", {"crater": title, "n": space + 1})
                found.append(Piece(f"ganymedean-{name}-{space + 1}", who, x, y, label))
        count = len(_laboratory_colours(made, number))
        written = names[name]
        for which, owner in enumerate(crater["laboratories"]):
            if owner >= 0:
                x, y = laboratory_at(name, written, which, count)
                label = Text("label-laboratory", {"crater": title})
                found.append(
                    Piece(
                        f"laboratory-{name}-{which}", "laboratory", x, y, label, owner, 1.15, caption=SEAT_MARKS[owner]
                    )
                )
    return found


def _valhalla_pieces(made: Components, seen: dict[str, Any], seats: int) -> list[Piece]:
    found = []
    copies = made.structure_copies[seats]
    for at, owner in enumerate(seen["structures"]):
        if owner >= 0:
            x, y = structure_at(at // 2, at % 2, copies)
            label = Text("label-structure", {"token": Text(f"token-{TOKEN_NAMES[at // 2]}")})
            found.append(Piece(f"structure-{at}", "structure", x, y, label, owner, caption=SEAT_MARKS[owner]))
    for seat in range(seats):
        x, y = start_at(seat, seats)
        found.append(
            Piece(
                f"first-structure-{seat}",
                "structure",
                x,
                y,
                Text("label-first-structure"),
                seat,
                0.65,
                caption=SEAT_MARKS[seat],
            )
        )
    return found


def _panel_pieces(made: Components, seen: dict[str, Any]) -> list[Piece]:
    found = []
    for place, seat in enumerate(seen["order"]):
        passed = seen["passed"][seat]
        x, y = pass_at(passed) if passed >= 0 and seen["stage"] == "actions" else order_at(place)
        found.append(
            Piece(f"order-{seat}", "order", x, y, Text("label-order", {"n": place + 1}), seat, caption=SEAT_MARKS[seat])
        )
    for space, bonus in enumerate(seen["pass_tiles"]):
        if bonus:
            found.append(
                Piece(f"pass-tile-{space + 1}", f"bonus-{bonus}", *pass_tile_at(space), Text(f"bonus-{bonus}"))
            )
    for side in SIDE_NAMES[:2]:
        all_discs = _discs(made, SIDE_NAMES.index(side))
        for row, kind in enumerate(menu_rows(all_discs)):
            left = seen["discs"][side][kind]
            for disc in range(all_discs[kind] - left, all_discs[kind]):
                x, y = menu_at(side, row, disc)
                found.append(
                    Piece(
                        f"disc-{side}-{kind}-{disc}",
                        f"center-{kind}",
                        x,
                        y,
                        Text(f"center-{kind}"),
                        scale=0.92,
                        dim=side != seen["lit"],
                    )
                )
    tiles = [name for name, count in seen["offer"].items() for _ in range(count)]
    copies: dict[str, int] = {}
    for which, name in enumerate(tiles):
        copies[name] = copies.get(name, -1) + 1
        found.append(Piece(f"offer-{name}-{copies[name]}", f"tile-{name}", *offer_at(which), Text(f"about-{name}")))
    return found


def _tracks_pieces(seat: int, player: dict[str, Any], seen: dict[str, Any]) -> list[Piece]:
    mat = Mat(seat)
    found = [
        Piece(
            f"points-{seat}",
            "blank",
            *mat.at(42, 84),
            Text("label-points", {"n": player["points"]}),
            caption=str(player["points"]),
            scale=2.4,
        ),
        Piece(
            f"influence-{seat}",
            "blank",
            *mat.at(42, 148),
            Text("label-influence", {"n": player["influence"]}),
            caption=str(player["influence"]),
            scale=1.5,
        ),
    ]
    if seen["turn"] == seat:
        found.append(Piece(f"turn-{seat}", "turn", *mat.at(70, 34), Text("label-turn")))
    for resource in RESOURCE_NAMES:
        name = Text(f"resource-{resource}")
        level, step = player["levels"][resource], player["income"][resource]
        found.append(
            Piece(
                f"cube-{seat}-{resource}",
                f"cube-{resource}",
                *mat.level(resource, level),
                Text("label-level", {"resource": name, "n": level}),
                caption=str(level),
                scale=1.1,
            )
        )
        found.append(
            Piece(
                f"step-{seat}-{resource}",
                f"cube-{resource}",
                *mat.income(resource, step),
                Text("label-income", {"resource": name, "n": step}),
                caption=str(step),
            )
        )
    return found


def _supply_pieces(seat: int, player: dict[str, Any]) -> list[Piece]:
    mat = Mat(seat)
    found = []
    for number in range(player["recruited"], 10):
        found.append(
            Piece(
                f"waiting-colonist-{seat}-{number}",
                "colonist",
                *mat.colonist(number),
                Text("label-waiting-colonist"),
                seat,
                0.8,
            )
        )
    for number in range(player["researched"], 10):
        found.append(
            Piece(
                f"waiting-laboratory-{seat}-{number}",
                "laboratory",
                *mat.laboratory(number),
                Text("label-waiting-laboratory"),
                seat,
            )
        )
    for number in range(player["structures"], 3):
        found.append(
            Piece(
                f"waiting-structure-{seat}-{number}",
                "structure",
                *mat.structure(number),
                Text("label-waiting-structure"),
                seat,
            )
        )
    diplomacy = player["diplomacy"]
    label = Text("label-diplomacy", {"n": diplomacy["envoys"], "reach": diplomacy["reach"]})
    x, y = mat.diplomacy()
    for i in range(diplomacy["envoys"]):
        found.append(Piece(f"envoy-{seat}-{i}", "ganymedean", x + i * 21, y, label, dim=not diplomacy["ready"]))
    found.append(
        Piece(
            f"reach-{seat}",
            "ready" if diplomacy["ready"] else "spent",
            x + 72,
            y,
            label,
            caption=str(diplomacy["reach"]),
        )
    )
    return found


def _works_pieces(made: Components, seat: int, player: dict[str, Any]) -> list[Piece]:
    """Salvage, Valhalla tokens and Upgrades."""
    mat = Mat(seat)
    found = [
        Piece(f"cube-{seat}-{space}", "clear", *mat.part(space), Text(f"space-{space}")) for space in player["parts"]
    ]
    for slot, pair in enumerate(day_end_slots(player)):
        x, y = mat.token(slot, 0)
        found.append(Piece(f"slot-{seat}-{slot}", "slot", x, y + 8, Text("place-day-end"), scale=1.05))
        for which, token in enumerate(pair):
            found.append(
                Piece(
                    f"token-{seat}-{slot}-{which}",
                    f"token-{token}",
                    x,
                    y + 18 * which - 1,
                    Text(f"token-{token}"),
                    scale=0.9,
                )
            )
    tiles = [name for name, count in player["upgrades"].items() for _ in range(count)]
    for which, name in enumerate(tiles):
        found.append(
            Piece(f"upgrade-{seat}-{which}", f"small-{name}", *mat.upgrade(which), Text(f"about-{name}"), seat)
        )
    if "storage" in player["upgrades"]:
        for i, element in enumerate(ELEMENT_NAMES):
            has = element in player["stored"]
            found.append(
                Piece(
                    f"stored-{seat}-{element}",
                    f"{'has' if has else 'wants'}-{element}",
                    *mat.storage(i),
                    Text(f"element-{element}"),
                    scale=0.85,
                )
            )
    return found


def day_end_slots(player: dict[str, Any]) -> list[list[str]]:
    """The tokens on each Day End space: pairs of a colour share one."""
    slots: list[list[str]] = []
    for resource in RESOURCE_NAMES:
        first, second = player["tokens"][f"{resource}-a"], player["tokens"][f"{resource}-b"]
        for i in range(max(first, second)):
            slots.append([f"{resource}-{letter}" for letter, count in (("a", first), ("b", second)) if i < count])
    return slots + [[] for _ in range(player["day_end_spaces"] - len(slots))]


def _demand_pieces(made: Components, seat: int, player: dict[str, Any]) -> list[Piece]:
    """Required elements above with their points, additional ones below with theirs."""
    mat = Mat(seat)
    found = []
    for colour, tile in enumerate(player["demand"]):
        if tile is None:
            continue
        name = COLOUR_NAMES[colour]
        if tile["face"] is None:
            found += _both_sides(made, seat, colour, tile["tile"])
            continue
        side = (colour * TILES_OF_A_COLOUR + tile["tile"] - 1) * 2 + FACE_NAMES.index(tile["face"])
        x, y = mat.demand(name)
        for row, (mask, points) in enumerate(
            (
                (made.required[side], f"{made.demand_points[side]}★"),
                (made.additional[side], f"+{made.demand_each[side]}★"),
            )
        ):
            elements = [element for i, element in enumerate(ELEMENT_NAMES) if mask >> i & 1]
            for i, element in enumerate(elements):
                symbol = f"{'has' if element in tile['loaded'] else 'wants'}-{element}"
                found.append(
                    Piece(
                        f"wanted-{seat}-{name}-{element}",
                        symbol,
                        x - 50 + i * 26,
                        y - 18 + row * 36,
                        Text(f"element-{element}"),
                    )
                )
            found.append(
                Piece(
                    f"worth-{seat}-{name}-{row}",
                    "blank",
                    x + 46,
                    y - 18 + row * 36,
                    Text("label-worth"),
                    caption=points,
                    scale=1.25 if row == 0 else 1.0,
                )
            )
    return found


def _both_sides(made: Components, seat: int, colour: int, number: int) -> list[Piece]:
    """A tile just drawn shows both of its sides, front above back; additional elements are faint."""
    found = []
    name = COLOUR_NAMES[colour]
    x, y = Mat(seat).demand(name)
    for face, title in enumerate(FACE_NAMES):
        side = (colour * TILES_OF_A_COLOUR + number - 1) * 2 + face
        here = y - 20 + face * 40
        for at, (i, element) in enumerate(
            (i, element)
            for mask in (made.required[side], made.additional[side])
            for i, element in enumerate(ELEMENT_NAMES)
            if mask >> i & 1
        ):
            found.append(
                Piece(
                    f"choice-{seat}-{name}-{title}-{element}",
                    f"has-{element}",
                    x - 57 + at * 18,
                    here,
                    Text(f"element-{element}"),
                    scale=0.8,
                    dim=not made.required[side] >> i & 1,
                )
            )
        worth = f"{made.demand_points[side]}+{made.demand_each[side]}★"
        found.append(
            Piece(f"choice-{seat}-{name}-{title}", "blank", x + 46, here, Text(f"face-{title}"), caption=worth)
        )
    return found


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The things that stand for a move when this seat clicks them."""
    field = move.fields
    crater = f"crater-{field.get('crater')}"
    match move.kind:
        case "structure":
            return tuple(f"build-{field['token']}-{copy}" for copy in range(2))
        case "recruit" | "to" | "foreman" | "night":
            return (crater,)
        case "transport":
            return (crater, f"colonist-{seat}-{field['crater']}")
        case "diplomacy":
            return (f"diplomacy-{seat}",)
        case "ganymedean":
            where = f"{field['crater']}-{field['space']}"
            return (crater, f"space-{where}", f"ganymedean-{where}")
        case "center":
            return (crater, *(f"menu-{side}-{field['center']}" for side in SIDE_NAMES[:2]))
        case "laboratory":
            colours = _laboratory_colours(components(terms.edition), CRATER_NAMES.index(str(field["crater"])))
            spaces = [i for i, colour in enumerate(colours) if colour == field["colour"]]
            return (crater, *(f"lab-{field['crater']}-{i}" for i in spaces))
        case "upgrade":
            return ("offer", *(f"offer-{field['upgrade']}-{copy}" for copy in range(6)))
        case "pass":
            return (f"pass-{field['space']}", f"pass-tile-{field['space']}")
    return _mat_touches(seat, move)


def _mat_touches(seat: int, move: Move) -> tuple[str, ...]:
    """What is clicked on a mat."""
    field = move.fields
    match move.kind:
        case "spend":
            return f"level-{seat}-{field['resource']}", f"cube-{seat}-{field['resource']}"
        case "place":
            return (f"part-{seat}-{field['space']}",)
        case "take":
            return (f"day-end-{seat}",)
        case "advance":
            return f"income-{seat}-{field['resource']}", f"step-{seat}-{field['resource']}"
        case "load" | "unload":
            return _element_touches(seat, move)
        case "redeem":
            return (f"reward-{seat}-{field['reward']}",)
        case "sell" | "demand":
            return (f"demand-{seat}-{field['colour']}",)
        case "face":
            return f"demand-{seat}-{field['colour']}", f"choice-{seat}-{field['colour']}-{field['face']}"
    return ("done",)


def _element_touches(seat: int, move: Move) -> tuple[str, ...]:
    """The storage or demand tile that an element goes to or comes from, and the element there."""
    place, element = move.fields.get("place", move.fields.get("colour")), move.fields["element"]
    where = f"storage-{seat}" if place == "storage" else f"demand-{seat}-{place}"
    if place == "storage" or move.kind == "unload":
        return where, f"stored-{seat}-{element}"
    return where, f"wanted-{seat}-{place}-{element}"


__all__ = ["board", "pieces", "sketch", "touches"]
