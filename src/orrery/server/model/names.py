"""Names: what people may call themselves; nobody looks like nobody, like a bot, or like somebody else at the table."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from orrery.server.model.refused import Refused

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing: fillers of Hangul, the empty pattern of Braille."""
ALIKE: Final = dict(
    zip(
        map(ord, "авеѕіјкмнорстухԁԛԝαβεικνορτυχγʙᴏᴛ"),
        "abesijkmhopctyxdqwabeikvoptuxybot",
        strict=True,
    )
)
"""Small letters, Cyrillic, Greek and others, that look like a Latin one."""
BOTS: Final = re.compile(r"[b8][o0][t7](\d{0,3}|[ivx]{1,3})")


def one_line(text: str, where: str) -> str:
    """The text without blanks around it; Refused when it holds anything but printable characters."""
    clean = " ".join(text.split())
    if not clean or not clean.isprintable():
        raise Refused("malformed", f"{where} must be one line of printable characters.")
    return clean


def person(text: str) -> str:
    """A name that somebody may have; Refused says why not."""
    name = one_line(text, "A name")
    if BLANK.intersection(name) or not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise Refused("malformed", "A name needs letters that can be seen, and none that cannot.")
    if BOTS.fullmatch(looks(name, "LN")):
        raise Refused("malformed", "This is what bots are called; please take another name.")
    return name


def looks(name: str, kinds: str = "LNS") -> str:
    """What a name looks like at a glance: without case, accents, blanks and signs, and look-alikes as one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] in kinds).translate(ALIKE)
