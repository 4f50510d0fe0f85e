"""Numbers for whoever runs the server, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
HELP: Final = {
    "steps": "Steps kept, by kind.",
    "requests": "HTTP requests, by status.",
    "refused": "Requests refused, by code.",
    "limited": "What a limit has refused or ended, by limit.",
    "storage_failures": "Reads and writes that the database refused or did not answer.",
    "slowed": "Frames that were read late, because their sender sent too many.",
    "frames": "Frames from clients.",
    "bot_failures": "Decisions made at random because a bot gave none in time.",
    "webhooks": "Calls to webhooks, by result.",
}


class Metrics:
    """Counts, and how long commands took."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, name: str, label: str = "") -> None:
        """Something happened."""
        self._counts[name, label] += 1

    def took(self, seconds: float) -> None:
        """A command was answered after so many seconds."""
        at = next((at for at, bound in enumerate(BUCKETS) if seconds <= bound), len(BUCKETS))
        self._buckets[at] += 1
        self._seconds += seconds

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        self._gauges[name] = meaning, value

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines += [f"# HELP orrery_{name}_total {HELP.get(name, name)}", f"# TYPE orrery_{name}_total counter"]
            for (counted, label), value in sorted(self._counts.items()):
                if counted == name:
                    told = f'{{label="{label}"}}' if label else ""
                    lines.append(f"orrery_{name}_total{told} {value}")
        for name, (meaning, value_of) in self._gauges.items():
            lines += [f"# HELP orrery_{name} {meaning}", f"# TYPE orrery_{name} gauge", f"orrery_{name} {value_of():g}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        lines = [
            "# HELP orrery_command_seconds From a command's arrival to its answer.",
            "# TYPE orrery_command_seconds histogram",
        ]
        total = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'orrery_command_seconds_bucket{{le="{bound}"}} {total}')
        return [*lines, f"orrery_command_seconds_sum {self._seconds:.6f}", f"orrery_command_seconds_count {total}"]
