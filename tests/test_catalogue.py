"""A catalogue is laid out kind after kind, and every start is checked."""

from __future__ import annotations

import pytest

from orrery.kernel import Kind, each, lay_out
from orrery.vectors import filled, holds, numbers, start_of, zeros

RECRUIT, LOAD, DONE = 0, 3, 9
KINDS = (
    Kind("recruit", RECRUIT, each(crater=("asgard", "valhalla", "adlinda"))),
    Kind("load-ship", LOAD, each(element=("iron", "gold"), space=range(1, 4)), "load {element} on {space}"),
    Kind("done", DONE),
)


def test_moves_stand_kind_after_kind_the_last_field_changing_fastest() -> None:
    catalogue = lay_out(*KINDS)
    assert [str(move) for move in catalogue[RECRUIT : LOAD + 2]] == [
        "recruit asgard",
        "recruit valhalla",
        "recruit adlinda",
        "load iron on 1",
        "load iron on 2",
    ]
    assert catalogue[DONE - 1].fields == {"element": "gold", "space": 3}
    assert (str(catalogue[DONE]), catalogue[DONE].fields) == ("done", {})


def test_a_kind_without_a_notation_is_written_by_its_name_and_fields() -> None:
    assert str(lay_out(Kind("settle-both", 0))[0]) == "settle both"
    assert str(lay_out(Kind("pay", 0, each(n=(7,))))[0]) == "pay 7"
    assert str(lay_out(Kind("mix", 0, [{"crystals": 2}], lambda fields: "C" * int(fields["crystals"])))[0]) == "CC"


def test_a_start_that_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="the moves “done” start at 9, but the kind before ends at 3"):
        lay_out(KINDS[0], KINDS[2])


def test_the_kind_of_every_move() -> None:
    catalogue = lay_out(*KINDS)
    assert list(catalogue.starts) == [RECRUIT, LOAD, DONE]
    for move in catalogue:
        assert catalogue.kind_of(move.index) == move.kind
        assert catalogue[start_of(catalogue.starts, move.index)].kind == move.kind
        assert start_of(catalogue.starts, move.index) <= move.index


def test_vectors() -> None:
    assert list(zeros(3)) == [0, 0, 0] and list(filled(2, -1)) == [-1, -1] and list(zeros(0)) == []
    ascending = numbers([1, 4, 6, 9])
    assert [n for n in range(11) if holds(ascending, n)] == [1, 4, 6, 9]
