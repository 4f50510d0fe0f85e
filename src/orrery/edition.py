"""Editions: a game's components read from TOML, each value with the source it comes from."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from orrery import registry
from orrery.message import Arg, Text

SOURCES: Final = ("rulebook", "public", "derived", "reconstructed")
"""Stated in the rulebook; found in public material; follows from either; our own design."""

_ABOUT: Final = ("source", "sources", "note", "notes")
"""Keys of a table that speak about its values and are no values themselves."""

_UNTIL: Final = "standard_until"
"""In an edition that comes with a game: the last version of the rules whose standard it was."""

LARGEST: Final = 1_000_000
"""No component has a larger number on it, so that no sum or product of a whole game leaves the 64 bits of compiled code."""

_LONGEST_NAME: Final = 60

_LONGEST_VALUE: Final = 800
"""How much of a value a sentence about it shows: all names that a game knows have room in it."""

SOME: Final = Text("edition-some")
"""What an edition is called in errors where nobody says where it comes from."""

_DEEPEST: Final = 12
"""No value stands in more tables and lists than this."""


class EditionError(ValueError):
    """An edition that cannot be read; as a string one sentence in English, its text in every language."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.text = Text(f"edition-{key}", args)
        super().__init__(self.text)

    def __str__(self) -> str:
        from orrery.words import Words  # noqa: PLC0415  (words know the games, and these their editions)

        return Words(registry.names()[0], "en").rich(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text,)


def problem(key: str, /, **args: Any) -> Text:
    """What in an edition contradicts the rulebook; values are shown as they stand in its file, in every language."""
    return Text(f"problem-{key}", {name: _cut(value) for name, value in args.items()})


def _cut(value: Any) -> str:
    """A value of a file: whole, unless somebody has filled pages with it."""
    text = str(value)
    return text if len(text) <= _LONGEST_VALUE else text[: _LONGEST_VALUE - 1] + "…"


def _again(text: Text) -> EditionError:
    """The same error in another process."""
    return EditionError(text.key.removeprefix("edition-"), **text.args)


@dataclass(frozen=True)
class Edition:
    """The components of one printing of a game."""

    game: str
    name: str
    data: Mapping[str, Any]
    sources: Mapping[str, str]
    """Where each value comes from, by its path: `tunnels.T01.energy`."""
    digest: str
    changes: Mapping[str, Any] = field(default_factory=dict)
    """What it changes of the standard edition, as its file gives it."""

    def __hash__(self) -> int:
        return hash(self.digest)

    def row(self, table: str, name: str, key: str = "id") -> Any:
        """The row of a table that has this name; None where there is none."""
        return next((row for row in self.data[table] if row[key] == name), None)

    def reconstructed(self) -> list[str]:
        """The paths of all values that are our own design."""
        return [path for path, source in self.sources.items() if source == "reconstructed"]


def standard(game: str, rules: int = 0) -> Edition:
    """The edition that comes with a game: every `data/*.toml` of its package put together, empty where there is none.

    Under older rules it is the one that was the standard then; 0 are the newest. It is always the same object: many caches
    have it in their keys, and one that is only equal would be compared value by value each time.
    """
    return _standard(game, rules)


@cache
def _standard(game: str, rules: int) -> Edition:
    former = next((one for one in _own_files(game, "editions") if 0 < rules <= one.get(_UNTIL, 0)), None)
    data: dict[str, Any] = {}
    for given in _own_files(game, "data"):
        data.update(given)
    if former is not None:
        data = _merge(data, _changes(former), former["name"], "")
    return _edition(game, "standard", data)


@cache
def named(game: str) -> Mapping[str, Edition]:
    """The other editions that come with a game, by their names: its `editions/*.toml`."""
    return {one["name"]: changed(game, one["name"], _changes(one)) for one in _own_files(game, "editions")}


def _own_files(game: str, folder: str) -> list[dict[str, Any]]:
    """What the TOML files in a folder of a game's package say, in the order of their names."""
    home = registry.folder(game)
    place = None if home is None else home / folder
    if place is None or not place.is_dir():
        return []
    entries = sorted((entry for entry in place.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)
    return [_parse(entry.read_text(encoding="utf-8"), entry.name) for entry in entries]


def _changes(given: Mapping[str, Any]) -> dict[str, Any]:
    """What an edition that comes with a game changes."""
    return {key: value for key, value in given.items() if key not in ("game", "name", _UNTIL)}


def load(path: str | Path) -> Edition:
    """An edition from a file that names its `game` and gives the values that differ from the standard ones."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise EditionError("unreadable", where=str(path), reason=reason) from None
    return read(text, str(path), path.stem)


def read(text: str, where: str | Text, stem: str = "own") -> Edition:
    """An edition from the text of such a file; `where` names its origin in errors, `stem` is its name where it has none."""
    given = _parse(text, where)
    game = given.pop("game", None)
    game = "-".join(game.casefold().replace("_", " ").split()) if isinstance(game, str) else ""
    if not _known(game):
        raise EditionError("game", where=where, example=f'game = "{registry.names()[0]}"')
    name = given.pop("name", stem)
    if not isinstance(name, str) or not name.split() or len(name) > _LONGEST_NAME:
        raise EditionError("name", where=where, most=str(_LONGEST_NAME))
    return changed(game, "-".join(name.split()), given, where)


def changed(game: str, name: str, changes: Mapping[str, Any], where: str | Text = SOME, *, rules: int = 0) -> Edition:
    """The standard edition of these rules with other values in some places; `where` names their origin in errors."""
    if not name.isprintable():
        raise EditionError("name-line", where=where)
    _check_size(changes, where, "", 0)
    data = _merge(standard(game, rules).data, changes, where, "")
    return replace(_edition(game, name, data), changes=changes)


def differences(game: str, changes: Mapping[str, Any]) -> list[str]:
    """What these changes make of the standard edition, a line each: `piece W points: 6 instead of 5`."""
    return list(_differences(standard(game).data, changes, ""))


def _differences(base: Mapping[str, Any], changes: Mapping[str, Any], path: str) -> Iterator[str]:
    for key, value in changes.items():
        here, old = f"{path} {key.replace('_', ' ')}".strip(), base.get(key)
        if isinstance(value, Mapping):
            yield from _differences(old if isinstance(old, Mapping) else {}, value, here)
        elif isinstance(value, list) and value and all(isinstance(entry, Mapping) for entry in value):
            rows = {row.get("id"): row for row in old or [] if isinstance(row, Mapping)}
            for entry in value:
                yield from _differences(rows.get(entry.get("id"), {}), entry, f"{here} {entry.get('id', '')}".strip())
        elif key not in (*_ABOUT, "id") and value != old:
            yield f"{here}: {_shown(value)}" + ("" if old is None else f" instead of {_shown(old)}")


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) or "nothing" if isinstance(value, list) else str(value)


def _known(game: str) -> bool:
    return game in registry.names()


def _parse(text: str, where: str | Text) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise EditionError("toml", where=where, error=str(error)) from None
    except RecursionError:
        raise EditionError("toml-deep", where=where) from None


def _check_size(node: Any, where: str | Text, path: str, depth: int) -> None:
    """Numbers that no component has, and lists without end, are refused before anything is made of them."""
    if depth > _DEEPEST:
        raise EditionError("deep", where=where, path=path)
    for key, value in _entries(node):
        here = f"{path}.{_brief(key)}" if path else _brief(key)
        if isinstance(value, (int, float)) and not -LARGEST <= value <= LARGEST:
            bounds = {"least": str(-LARGEST), "most": str(LARGEST)}
            raise EditionError("number", where=where, path=here, value=_brief(value), **bounds)
        _check_size(value, where, here, depth + 1)


def _entries(node: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(node, Mapping):
        yield from node.items()
    elif isinstance(node, list):
        for number, entry in enumerate(node):
            yield entry.get("id", number) if isinstance(entry, Mapping) else number, entry


def _brief(value: Any) -> str:
    """A value for a sentence: on one line, and not too long."""
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else text[:39] + "…"


def _edition(game: str, name: str, data: Mapping[str, Any]) -> Edition:
    sources = dict(_sources(data, "", ""))
    for path, source in sources.items():
        if source not in SOURCES:
            raise EditionError("source", path=path, known=", ".join(SOURCES), value=repr(source))
    canonical = json.dumps(_values(data), sort_keys=True, separators=(",", ":"))
    return Edition(game, name, data, sources, hashlib.sha256(canonical.encode()).hexdigest()[:16])


def _values(node: Any) -> Any:
    if isinstance(node, Mapping):
        return {key: _values(value) for key, value in node.items() if key not in _ABOUT}
    if isinstance(node, list):
        return [_values(value) for value in node]
    return node


def _sources(node: Mapping[str, Any], path: str, inherited: str) -> Iterator[tuple[str, str]]:
    """A table's `source` holds for all values in it; its `sources` names exceptions by key."""
    source = node.get("source", inherited)
    single = node.get("sources", {})
    for key, value in node.items():
        if key in _ABOUT:
            continue
        here = f"{path}.{key}" if path else key
        own = single.get(key, source)
        if isinstance(value, Mapping):
            yield from _sources(value, here, own)
        elif isinstance(value, list) and value and all(isinstance(entry, Mapping) for entry in value):
            for number, entry in enumerate(value):
                yield from _sources(entry, f"{here}.{entry.get('id', number)}", own)
        else:
            yield here, own or f"(none given for {here})"


def _merge(base: Mapping[str, Any], given: Mapping[str, Any], where: str | Text, path: str) -> dict[str, Any]:
    merged = dict(base)
    for key, value in given.items():
        here = f"{path}.{key}" if path else key
        if key in _ABOUT:
            merged[key] = value
        elif key not in base:
            raise EditionError("unknown", where=where, path=_brief(here), known=", ".join(_keys(base)))
        else:
            merged[key] = _merged(base[key], value, where, here)
    return merged


def _merged(old: Any, new: Any, where: str | Text, here: str) -> Any:
    if isinstance(old, Mapping):
        if not isinstance(new, Mapping):
            raise EditionError("table", where=where, path=here, value=_brief(repr(new)))
        return _merge(old, new, where, here)
    if isinstance(old, list) and old and isinstance(old[0], Mapping) and "id" in old[0]:
        return _merge_rows(old, new, where, here)
    if type(old) is not type(new):
        raise _of_kind(old, new, where, here)
    if isinstance(old, list):
        _check_elements(old, new, where, here)
    return new


def _check_elements(old: list[Any], new: list[Any], where: str | Text, here: str) -> None:
    """What stands in a list is of a kind that stood there before, so that the rules need not ask."""
    for place, value in enumerate(new):
        like = [one for one in old if type(one) is type(value)]
        if old and not like:
            raise _of_kind(old[0], value, where, f"{here}[{place}]")
        if isinstance(value, list):
            _check_elements([each for one in like for each in one], value, where, f"{here}[{place}]")


def _of_kind(old: Any, new: Any, where: str | Text, here: str) -> EditionError:
    kind = Text(f"edition-kind-{_KINDS.get(type(old), 'other')}")
    return EditionError("kind", where=where, path=here, kind=kind, value=_brief(repr(new)))


def _merge_rows(old: list[Any], new: Any, where: str | Text, here: str) -> list[Any]:
    """Rows with an id replace the values of the row with that id; others stay as they are."""
    if not isinstance(new, list) or not all(isinstance(row, Mapping) and "id" in row for row in new):
        raise EditionError("rows", where=where, path=here)
    rows = {row["id"]: row for row in old}
    for row in new:
        if row["id"] not in rows:
            raise EditionError("row", where=where, path=here, id=_brief(repr(row["id"])))
        rows[row["id"]] = _merge(rows[row["id"]], row, where, f"{here}.{row['id']}")
    return list(rows.values())


def _keys(table: Mapping[str, Any]) -> list[str]:
    return [key for key in table if key not in _ABOUT]


_KINDS: Final = {bool: "bool", int: "int", str: "text", list: "list", float: "number"}
"""What a value is called by its type."""
