"""Sealed: the toy game with twelve cards that occur once, each with a mark that cannot be missed in what goes over the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import toy


def mark(kind: int) -> str:
    return f"zq{(kind * 7919 + 1234) % 10007:05}qz"


def _source() -> str:
    source = Path(toy.__file__).read_text(encoding="utf-8")
    for old, new in (
        ('name="embers"', 'name="sealed"'),
        ('Edition("embers"', 'Edition("sealed"'),
        ("KINDS, COPIES = 4, 3", "KINDS, COPIES = 12, 1"),
        ("DEAL, LAY = 0, 4", "DEAL, LAY = 0, 12"),
        ('f"deal {k + 1}", {"card": k + 1}', 'f"deal {mark(k)}", {"card": mark(k)}'),
        ('f"lay {k + 1}", {"card": k + 1}', 'f"lay {mark(k)}", {"card": mark(k)}'),
        ('"card": move - DEAL + 1}', '"card": mark(move - DEAL)}'),
        ('"card": card}', '"card": mark(card - 1)}'),
        (
            "[state.hands[s * KINDS + k] for k in range(KINDS)] if s == seat",
            "[mark(k) for k in range(KINDS) if state.hands[s * KINDS + k]] if s == seat",
        ),
        ("[card if s == seat else bool(card)", "[mark(card - 1) if s == seat and card else bool(card)"),
        ('"gone": list(state.gone)', '"gone": [mark(k) for k in range(KINDS) if state.gone[k]]'),
        (
            'return [str(k + 1) for k, held in enumerate(view["hands"][seat]) for _ in range(held)]',
            'return list(view["hands"][seat])',
        ),
        ("(f\"card-{move.fields['card']}\",)", '(f"card-{move.index % KINDS + 1}",)'),
    ):
        assert old in source, old
        source = source.replace(old, new)
    return source


_made: dict[str, Any] = {"mark": mark, "__name__": "sealed"}
exec(compile(_source(), "sealed", "exec"), _made)
globals().update({name: value for name, value in _made.items() if not name.startswith("__")})
KINDS: int = _made["KINDS"]
