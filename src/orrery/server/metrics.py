"""Numbers for whoever runs the server, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
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
    "calls": "Calls to the devices of guests, by result.",
    "command_seconds": "From a command's arrival to its answer.",
    "job_wait_seconds": "How long jobs waited for a worker, by urgency.",
}
COMMANDS: Final = "command_seconds"


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str, label: str) -> list[str]:
        """The numbers as Prometheus reads them."""
        more, alone = (f'label="{label}",', f'{{label="{label}"}}') if label else ("", "")
        lines, total = [], 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'orrery_{name}_bucket{{{more}le="{bound}"}} {total}')
        return [*lines, f"orrery_{name}_sum{alone} {self.seconds:.6f}", f"orrery_{name}_count{alone} {total}"]


class Metrics:
    """Counts, gauges, and how long commands and jobs took."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._times: dict[str, dict[str, Histogram]] = {COMMANDS: {"": Histogram()}}
        self._gauges: dict[str, tuple[str, dict[str, Callable[[], float]]]] = {}

    def count(self, name: str, label: str = "") -> None:
        """Something happened."""
        self._counts[name, label] += 1

    def took(self, seconds: float, name: str = COMMANDS, label: str = "") -> None:
        """Something, usually a command's answer, took these seconds."""
        histograms = self._times.setdefault(name, {})
        if label not in histograms:
            histograms[label] = Histogram()
        histograms[label].add(seconds)

    def gauge(self, name: str, meaning: str, value: Callable[[], float], label: str = "") -> None:
        """A number that is asked for when somebody looks."""
        self._gauges.setdefault(name, (meaning, {}))[1][label] = value

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines += [f"# HELP orrery_{name}_total {HELP.get(name, name)}", f"# TYPE orrery_{name}_total counter"]
            for (counted, label), value in sorted(self._counts.items()):
                if counted == name:
                    lines.append(f"orrery_{name}_total{_labelled(label)} {value}")
        for name, (meaning, values) in self._gauges.items():
            lines += [f"# HELP orrery_{name} {meaning}", f"# TYPE orrery_{name} gauge"]
            lines += [f"orrery_{name}{_labelled(label)} {value_of():g}" for label, value_of in values.items()]
        for name, histograms in self._times.items():
            lines += [f"# HELP orrery_{name} {HELP.get(name, name)}", f"# TYPE orrery_{name} histogram"]
            lines += [line for label, histogram in histograms.items() for line in histogram.lines(name, label)]
        return "\n".join(lines) + "\n"


def _labelled(label: str) -> str:
    return f'{{label="{label}"}}' if label else ""
