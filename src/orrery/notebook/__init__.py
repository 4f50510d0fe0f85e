"""Tables in notebooks that one can click: `TableWidget`; needs the extra `notebook`."""

from __future__ import annotations

try:
    from orrery.notebook.widget import TableWidget as TableWidget
except ModuleNotFoundError as missing:
    if (missing.name or "").startswith("orrery"):
        raise
    raise ImportError(
        f"orrery.notebook needs {missing.name}, which is not installed: pip install 'orrery-games[notebook]'"
    ) from None

__all__ = ["TableWidget"]
