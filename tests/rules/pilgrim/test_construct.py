"""Construct (CONS): a building, a road, or one of each."""

from __future__ import annotations

import pytest

from tests.rules.pilgrim.support import at, do, legal, options, refused, slots, stock

# Round 6 of a first play: Well, Quarry, Chapel and Mint are live.
ONE = {"duties": {"sw": 1}, "city": 0, "stone": 9}
LATE = {"round": 6, "moment": "act"}
RIVAL = {"duties": {"sw": 1}}


@pytest.mark.rule("PIL-CONS-1")
def test_value_1_a_building_or_a_road() -> None:
    g = at(ONE, RIVAL, **LATE)
    do(g, "duty construct")
    assert sorted(options(g, "construct")) == ["chapel", "mint", "quarry", "well"]
    assert "e7 sw ne" in options(g, "lay")
    do(g, "construct well")
    assert slots(g) == ["well"]
    assert not options(g, "lay")
    g = at(ONE, RIVAL, **LATE)
    do(g, "duty construct", "lay e7 sw ne")
    assert not options(g, "construct")


@pytest.mark.rule("PIL-CONS-1")
def test_an_upgrade_or_a_demolition_is_a_road_too() -> None:
    g = at({**ONE, "routes": ["f6 e7 e8"]}, RIVAL, **LATE)
    do(g, "duty construct")
    assert "demolish" in legal(g)
    do(g, "demolish")
    assert g.players[0].routes == ()
    g = at({**ONE, "duties": {"sw": 2}}, {"routes": ["f6 e7 e8"], "duties": {"sw": 1}}, **LATE)
    do(g, "duty construct")
    assert options(g, "upgrade")


@pytest.mark.rule("PIL-CONS-2")
@pytest.mark.parametrize("first", ["construct well", "lay e7 sw ne"])
def test_value_2_one_of_each_in_either_order(first: str) -> None:
    second = "lay e7 sw ne" if first.startswith("construct") else "construct well"
    g = at({**ONE, "duties": {"sw": 2}}, **LATE)
    do(g, "duty construct", first)
    assert "done" in legal(g)
    do(g, second)
    assert slots(g) == ["well"]
    assert len(g.players[0].routes) == 1
    assert stock(g)["stone"] == 7


@pytest.mark.rule("PIL-CONS-3")
def test_never_two_buildings() -> None:
    g = at({**ONE, "duties": {"sw": 2}}, **LATE)
    do(g, "duty construct", "construct well")
    assert refused(g, "construct quarry").rule == "PIL-CONS-3"


@pytest.mark.rule("PIL-CONS-4")
def test_never_a_shrine() -> None:
    g = at({**ONE, "piety": 5, "routes": ["f6 e7 d7"]}, **LATE)
    do(g, "duty construct")
    assert refused(g, "shrine d7").rule == "PIL-CONS-4"
    assert options(g, "shrine") == []


@pytest.mark.rule("PIL-CONS-5", "PIL-SPEC-4", "PIL-R40")
def test_the_engineer_lays_a_further_road_once_one_was_laid() -> None:
    engineer = {**ONE, "activities": ["road_engineer"]}
    g = at(engineer, RIVAL, **LATE)
    do(g, "duty construct", "construct well")
    assert not options(g, "lay")  # the unit of value went into the building
    g = at(engineer, RIVAL, **LATE)
    do(g, "duty construct", "lay e7 sw ne")
    do(g, f"lay {options(g, 'lay')[0]}")
    assert not options(g, "lay")
    assert len(g.players[0].routes[0]) == 3


@pytest.mark.rule("PIL-R40")
def test_a_demolition_neither_earns_nor_uses_the_engineer() -> None:
    row = {**ONE, "activities": ["road_engineer"], "routes": ["f6 e7 e8 d8"]}
    g = at(row, RIVAL, **LATE)
    do(g, "duty construct", "demolish")
    assert not options(g, "lay")
    g = at({**row, "routes": ["f6 e7 e8"]}, RIVAL, **LATE)
    do(g, "duty construct", "lay e8 sw ne")
    assert options(g, "lay")
    assert refused(g, "demolish").rule == "PIL-R40"


@pytest.mark.rule("PIL-R39")
def test_without_a_building_value_2_is_still_one_road() -> None:
    g = at({**ONE, "duties": {"sw": 2}}, moment="act")
    do(g, "duty construct", "lay e7 sw ne")
    assert not options(g, "lay")


@pytest.mark.rule("PIL-CONS-6", "PIL-BUIL-12", "PIL-EX-14")
def test_only_live_buildings_for_as_much_stone_as_their_level() -> None:
    g = at({**ONE, "stone": 1}, round=4, moment="act")
    do(g, "duty construct")
    assert sorted(options(g, "construct")) == ["quarry", "well"]
    assert refused(g, "construct chapel").rule == "PIL-BUIL-12"
    do(g, "construct quarry")
    assert stock(g)["stone"] == 0
    g = at({**ONE, "stone": 2}, round=20, moment="act")
    do(g, "duty construct")
    assert "grain_store" in options(g, "construct")
    assert refused(g, "construct mill").key in ("no-stone", "not-live")
    g = at({**ONE, "stone": 3}, round=26, moment="act")
    do(g, "duty construct", "construct mill")
    assert stock(g)["stone"] == 0


@pytest.mark.rule("PIL-CONS-7")
def test_a_building_needs_an_empty_space() -> None:
    six = ["confession_box", "chapter_house", "brewery", "cloisters", "bank", "kogge"]
    g = at({**ONE, "buildings": six}, **LATE)
    do(g, "duty construct")
    assert options(g, "construct") == []
    live = [b["id"] for b in g.view(0)["buildings"] if b["live"] and b["owner"] is None]
    assert refused(g, f"construct {live[0]}").rule == "PIL-CONS-7"


@pytest.mark.rule("PIL-CONS-8", "PIL-ROAD-15", "PIL-R1")
def test_the_hex_a_building_leaves_is_free_land() -> None:
    """The Well lies on C4; a road may go there only once it is constructed."""
    row = {**ONE, "routes": ["f6 e5 d5 c5 c4"], "duties": {"sw": 2}}
    g = at(row, **LATE)
    well = next(b["hex"] for b in g.view(0)["buildings"] if b["id"] == "well")
    assert well == "c4"
    do(g, "duty construct")
    assert not options(g, "lay")
    blocked = next(t for t in ("lay c4 se n", "lay c4 s n", "lay c4 se sw"))
    assert refused(g, blocked).rule in ("PIL-R1", "PIL-ROAD-4")
    do(g, "construct well")
    assert any(text.startswith("c4") for text in options(g, "lay"))
