"""What is not granted, and why."""

from __future__ import annotations


class Refused(Exception):
    """A request that is not granted: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


class Faster(Refused):
    """Another process kept a step first; what was wanted may still be possible."""
