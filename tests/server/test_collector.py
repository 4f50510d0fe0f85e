"""When the garbage collector goes through objects: soon where nobody plays, seldom where many do, and always at last."""

from __future__ import annotations

import gc
import subprocess
import sys

from orrery.server.http.collector import FEW, MANY, OFTEN, OPENINGS, SELDOM, Collector, Doorkeeper, Which


def times(busy: float, seconds: int, grown: int = 1, took: float = 0.0) -> list[tuple[int, Which]]:
    """When which objects are gone through, by a process that uses a part of a core."""
    collector = Collector(0.0, 0.0)
    done: list[tuple[int, Which]] = []
    for second in range(1, seconds + 1):
        if (which := collector.due(float(second), busy * second, grown)) != "none":
            collector.collected(which, second + took, busy * second)
            done.append((second, which))
    return done


def test_a_process_that_rests_is_gone_through_often() -> None:
    assert times(0.001, 100) == [(30, "all"), (60, "all"), (90, "all")] and OFTEN == 30


def test_one_at_work_only_every_ten_minutes() -> None:
    assert times(0.3, 1_300) == [(600, "all"), (1_200, "all")] and SELDOM == 600


def test_what_takes_long_is_done_less_often() -> None:
    assert [second for second, _ in times(0.001, 700, took=1.0)] == [30, 331, 632]
    assert [second for second, _ in times(0.3, 2_800, took=2.0)] == [600, 1_802]


def test_where_much_is_new_that_alone_is_gone_through() -> None:
    assert times(0.3, 2, MANY) == [(1, "new"), (2, "new")]


def test_where_nothing_has_come_there_is_nothing_to_do() -> None:
    assert times(0.001, 100, grown=0) == []


def test_it_is_done_in_the_first_pause_after_long_work() -> None:
    collector = Collector(0.0, 0.0)
    assert collector.due(100.0, 50.0, 1) == "none"
    assert collector.due(101.0, 50.01, 1) == "all"


IN_A_CIRCLE = """
import gc, weakref
from orrery.server.http.collector import calm, collect

class Node: pass

def circle():
    node = Node()
    node.itself = node
    return weakref.ref(node)

calm()
old = [circle()]
kept = Node()
kept.circle = kept.itself = kept
gone = circle()
assert gone() is not None and not gc.isenabled()
collect("new")
assert gone() is None
ref = weakref.ref(kept)
del kept
collect("new")
assert ref() is not None, "it is not new any more"
collect("all")
assert ref() is None
"""


def test_what_lies_in_a_circle_is_freed_and_old_circles_when_all_are_gone_through() -> None:
    done = subprocess.run([sys.executable, "-c", IN_A_CIRCLE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_one_that_rests_tidies_what_is_new_soon() -> None:
    assert times(0.001, 2, FEW) == [(1, "new"), (2, "new")]
    assert times(0.3, 2, FEW) == []


def test_after_every_few_sockets_their_circles_are_freed() -> None:
    doorkeeper, gone = Doorkeeper(), 0

    class Circle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            nonlocal gone
            gone += 1

    gc.collect()
    gc.disable()
    try:
        for _ in range(OPENINGS):
            Circle()
            assert gone == 0
            doorkeeper.opened()
        assert gone == OPENINGS
    finally:
        gc.enable()
