"""Whether the rules run compiled, and from which sources; a stale build is never used, and says so."""

from __future__ import annotations

import hashlib
import importlib.machinery
import json
import os
import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).parent


@dataclass(frozen=True)
class Build:
    """How this process runs the rules, and the reason in one sentence."""

    compiled: bool
    reason: str
    stale: tuple[str, ...] = ()


class _SourceFinder:
    """Finds modules of this package in their sources, whatever is compiled beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of a module of orrery from its .py file."""
        if not name.startswith("orrery.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _inspect() -> Build:
    if os.environ.get("ORRERY_PURE"):
        return Build(False, "ORRERY_PURE is set: the rules run as plain Python")
    manifest = _HERE / "_compiled.json"
    if not manifest.exists():
        return Build(False, "the rules are not compiled; with a C compiler, `make build` or a reinstall compiles them")
    signed: dict[str, str] = json.loads(manifest.read_text())
    stale = tuple(
        name
        for name, digest in signed.items()
        if not (_HERE / name).exists() or hashlib.sha256((_HERE / name).read_bytes()).hexdigest() != digest
    )
    if stale:
        return Build(False, f"{stale[0]} changed after it was compiled; `make build` compiles it again", stale)
    missing = [
        name for name in signed if not any((_HERE / name).with_suffix(end).exists() for end in EXTENSION_SUFFIXES)
    ]
    if missing:
        return Build(False, f"{missing[0]} is not compiled for this Python; `make build` or a reinstall compiles it")
    return Build(True, "the rules run compiled")


BUILD = _inspect()

if not BUILD.compiled:
    sys.meta_path.insert(0, _SourceFinder)
if BUILD.stale:
    warnings.warn(f"orrery: running uncompiled: {BUILD.reason}", RuntimeWarning, stacklevel=2)
