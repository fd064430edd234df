"""Expanding the city: place tiles (ORL-CITY), with no tile left (ORL-R14)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, at, bag, do, everybody, goods, on, refused, texts

VILLAGE = {"village": ["farmer", "boatman", "craftsman"]}
STACK_I = [
    "bathhouse",
    "brewery",
    "cheese_factory",
    "hayrick",
    "herb_garden",
    "hospital",
    "library",
    "sacristy",
    "tailor_shop",
    "windmill",
    "winery",
    "wool_manufacturer",
]
STACK_II = [
    "cellar",
    "gunpowder_tower",
    "horse_wagon",
    "laboratory",
    "office",
    "pharmacy",
    "school",
    "shipping_line",
]


def before_step(step: int, **more: Any) -> dict[str, Any]:
    """A seat with the Village activated that is about to make this step on the traders track."""
    return {"tracks": {"traders": step - 1}, "places": VILLAGE, **more}


def offer(g: Game, seat: int = 0) -> list[str]:
    return sorted(text.removeprefix("take ") for text in texts(g, seat))


def tiles(g: Game, seat: int) -> list[str]:
    return sorted(g.view(None)["seats"][seat]["tiles"])


def in_stacks(g: Game) -> list[str]:
    return sorted(g.view(None)["stacks"]["I"] + g.view(None)["stacks"]["II"])


@pytest.mark.rule("ORL-CITY-1")
def test_each_step_on_the_traders_track_brings_one_place_tile() -> None:
    for step in (1, 2, 3, 4, 5):
        g = at("actions", before_step(step), {})
        do(g, 0, "act village trader", "take library")
        assert tiles(g, 0) == ["library"]
        assert "library" not in in_stacks(g)
        assert g.to_act == (1,)


@pytest.mark.rule("ORL-CITY-1")
def test_a_step_on_another_track_brings_no_place_tile() -> None:
    g = at("actions", before_step(1), {})
    do(g, 0, "act village boatman")
    assert tiles(g, 0) == []
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-CITY-2", "ORL-CITY-3")
def test_on_the_first_step_all_of_stack_i_and_nothing_else_is_open() -> None:
    g = at("actions", before_step(1), {})
    do(g, 0, "act village trader")
    assert offer(g) == STACK_I
    for tile in STACK_II:
        assert refused(g, 0, f"take {tile}").rule == "ORL-CITY-2"


@pytest.mark.rule("ORL-CITY-2", "ORL-CITY-3")
@pytest.mark.parametrize("step", [2, 3, 4, 5])
def test_on_every_later_step_all_of_both_stacks_are_open(step: int) -> None:
    g = at("actions", before_step(step), {})
    do(g, 0, "act village trader")
    assert offer(g) == sorted(STACK_I + STACK_II)


@pytest.mark.rule("ORL-CITY-4")
def test_a_place_tile_is_used_by_its_owner_only() -> None:
    g = at("planning", {"tiles": ["hayrick"], "market": ["farmer"]}, {"market": ["farmer"]})
    assert on(g, 0, "hayrick") == [None]
    assert "place farmer hayrick" not in texts(g, 1)
    assert refused(g, 1, "place farmer hayrick").key == "place-not-owned"
    do(g, 0, "place farmer hayrick")
    everybody(g, "ready")
    do(g, 0, "pass")
    assert texts(g, 1) == ["pass"]
    assert refused(g, 1, "act hayrick").key == "place-not-owned"


@pytest.mark.rule("ORL-CITY-4")
def test_the_privilege_of_a_tile_is_its_owners_only() -> None:
    g = at("planning", {"tiles": ["school"], "market": ["scholar"]}, {"market": ["scholar"]})
    assert "place scholar castle farmer" in texts(g, 0)
    assert "place scholar castle farmer" not in texts(g, 1)


@pytest.mark.rule("ORL-CITY-5")
def test_the_privilege_of_a_tile_without_spaces_holds_at_once() -> None:
    places = {"village": ["monk", "boatman", "technology"], "bathhouse": ["monk"]}
    seat = before_step(2, tiles=["bathhouse"], places=places)
    g = at("actions", seat, {}, edition="2014", passed=[2])
    do(g, 0, "act village trader", "take herb_garden", "act bathhouse")
    do(g, 0, "place boatman university farmer")
    assert on(g, 0, "university") == ["boatman", None, None]


@pytest.mark.rule("ORL-CITY-5")
def test_a_tile_with_spaces_is_filled_from_the_next_planning_phase_on() -> None:
    seat = before_step(1, market=["monk"], places=VILLAGE)
    g = at("actions", seat, {}, round=2, event="income", passed=[2])
    do(g, 0, "act village trader", "take brewery")
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "place monk brewery").key == "not-now"
    do(g, 0, "pass")
    everybody(g, "draw 0")
    do(g, 0, "place monk brewery", "ready")
    everybody(g, "ready")
    do(g, 1, "pass")
    do(g, 0, "act brewery")
    assert on(g, 0, "brewery") == [None]


@pytest.mark.rule("ORL-CITY-5")
def test_a_tile_with_spaces_is_filled_at_once_through_the_bathhouse() -> None:
    places = {"village": ["farmer", "technology", "monk"], "bathhouse": ["monk"]}
    seat = before_step(2, tiles=["bathhouse"], places=places)
    g = at("actions", seat, {}, edition="2014", passed=[2])
    do(g, 0, "act village trader", "take hayrick", "act bathhouse")
    do(g, 0, "place farmer hayrick", "place trader castle", "act hayrick")
    assert goods(g.players[0]) == {"grain": 1}


@pytest.mark.rule("ORL-CITY-6")
def test_every_place_tile_exists_once() -> None:
    g = at("actions", before_step(2), before_step(2))
    assert in_stacks(g) == sorted(STACK_I + STACK_II)
    do(g, 0, "act village trader", "take school")
    do(g, 1, "act village trader")
    assert "school" not in offer(g, 1)
    assert refused(g, 1, "take school").rule == "ORL-CITY-6"


@pytest.mark.rule("ORL-CITY-7", "ORL-R14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_tile_in_an_open_stack_the_trader_comes_alone(edition: str) -> None:
    g = at("actions", before_step(1), {}, edition=edition, removed_tiles=STACK_I)
    do(g, 0, "act village trader")
    assert g.to_act == (1,)
    assert bag(g.players[0])["trader"] == 1
    assert g.view(0)["seats"][0]["tracks"]["traders"] == 1
    assert tiles(g, 0) == []


@pytest.mark.rule("ORL-CITY-7", "ORL-R14")
def test_a_later_step_with_both_stacks_empty_brings_the_trader_alone() -> None:
    g = at("actions", before_step(2), {}, removed_tiles=STACK_I + STACK_II)
    do(g, 0, "act village trader")
    assert bag(g.players[0])["trader"] == 1
    g = at("actions", before_step(2), {}, removed_tiles=STACK_I + STACK_II[1:])
    do(g, 0, "act village trader")
    assert offer(g) == STACK_II[:1]


@pytest.mark.rule("ORL-CITY-8")
def test_five_tiles_by_the_track_and_no_further_step() -> None:
    own = ["hayrick", "winery", "library", "school"]
    g = at("actions", before_step(5, tiles=own), {})
    do(g, 0, "act village trader", "take office")
    assert tiles(g, 0) == sorted([*own, "office"])
    g = at("actions", before_step(6, tiles=own), {})
    assert refused(g, 0, "act village trader").rule == "ORL-VILL-7"


@pytest.mark.rule("ORL-CITY-8")
def test_the_number_of_own_tiles_is_no_limit() -> None:
    g = at("actions", before_step(5, tiles=STACK_I[:4]), {})
    do(g, 0, "act village trader", "take cellar")
    assert len(tiles(g, 0)) == 5
