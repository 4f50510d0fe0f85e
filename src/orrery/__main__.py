"""`python -m orrery` is the `orrery` command."""

from __future__ import annotations

from orrery.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
