"""What everything in Callisto is and does: the text of look-ups and tooltips; the words are in text/describe.*.ftl."""

from __future__ import annotations

from orrery.games.callisto.moves import layout_of
from orrery.kernel import Description, Json, Terms, Text

PILLAR = "1"


def things(terms: Terms) -> tuple[str, ...]:
    """The pieces, and the parts of the board."""
    made = layout_of(terms)
    areas = ("board", "centre", "outer") if made.outer else ("board", "centre")
    return (*(f"piece:{name}" for name in made.names), *(f"area:{area}" for area in areas), "points")


def describe(terms: Terms, view: dict[str, Json], thing: str) -> Description | None:
    """One of `things`, or what is drawn with this id."""
    kind, _, name = thing.partition(":")
    if thing.startswith("cell-"):
        return _cell(terms, thing.removeprefix("cell-"))
    if kind == "piece" or _piece_of(thing):
        return _piece(terms, name or _piece_of(thing))
    if kind == "area":
        return _area(terms, name)
    if thing.partition("-")[0] == "points":
        return Description(Text("describe-points"), (Text("describe-points-text"),), "4.3")
    return None


def _piece_of(thing: str) -> str:
    """The piece of `c0-T5-1` on the board or of `tray-0-T5` in a tray; nothing where this is no piece."""
    parts = thing.split("-")
    if len(parts) != 3:
        return ""
    if parts[0] in ("tray", "waiting"):
        return parts[2]
    return parts[1] if parts[0][:1] == "c" and parts[0][1:].isdecimal() else ""


def _piece(terms: Terms, name: str) -> Description | None:
    row = terms.edition.row("piece", name)
    if row is None:
        return None
    copies = Text("describe-copies", {"n": row["copies"]})
    points = Text("describe-left-over", {"n": row["points"]})
    if name == PILLAR:
        return Description(Text("piece-1"), (copies, Text("describe-pillar"), _pillar_places(terms), points), "2.3")
    cells = sum(line.count("#") for line in row["shape"])
    return Description(
        Text(f"piece-{name}"), (Text("describe-cells", {"n": cells}), copies, Text("describe-contact"), points), "3.2"
    )


def _pillar_places(terms: Terms) -> Text:
    return Text("describe-pillar-places", {"outer": terms["outer-pillars"]})


def _cell(terms: Terms, cell: str) -> Description | None:
    made = layout_of(terms)
    number = made.cell_number(cell)
    area = "centre" if number in made.centre else "board" if number in made.cells else "outer"
    around = _area(terms, area) if number in made.cells | made.outer else None
    return around and Description(Text("cell", {"cell": cell}), around.sentences, around.rule)


def _area(terms: Terms, area: str) -> Description | None:
    made = layout_of(terms)
    cells = {"board": made.cells, "centre": made.centre, "outer": made.outer}.get(area)
    if not cells:
        return None
    text = Text(f"describe-{area}-text", {"n": len(cells), "outer": terms["outer-pillars"]})
    return Description(Text(f"describe-{area}"), (text,), {"board": "1.3", "centre": "2.3", "outer": "3.4"}[area])
