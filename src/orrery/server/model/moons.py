"""The names of bots: moons of the outer planets, no two alike at a table."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

MOONS: Final = (
    *("Io", "Europa", "Amalthea", "Himalia", "Elara"),
    *("Titan", "Rhea", "Dione", "Tethys", "Mimas", "Phoebe", "Hyperion", "Janus", "Pandora", "Calypso"),
    *("Titania", "Oberon", "Umbriel", "Ariel", "Miranda", "Puck", "Portia"),
    *("Triton", "Proteus", "Nereid", "Larissa", "Galatea", "Despina"),
    *("Charon", "Nix", "Hydra"),
)


def moon(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    return secrets.choice([name for name in MOONS if name not in taken])
