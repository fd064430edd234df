"""The Well (INV-TILE-11 to INV-TILE-16, and what INV-TILE-17 says of this scenario)."""

from __future__ import annotations

import pytest

from scriptorium.games.orleans.bans import ROADS
from tests.rules.invasion.support import (
    CASTLE,
    COACH,
    SHIP,
    acts,
    asks,
    at,
    do,
    me,
    on,
    refused,
    texts,
    town,
    well,
)
from tests.support import bag

BAG = {"craftsman": 1, "scholar": 1}


@pytest.mark.rule("INV-TILE-11")
def test_every_action_of_board_and_tiles_can_be_copied_activated_or_not() -> None:
    g = at("actions", well(tiles=["brewery", "pharmacy"], coins=3))
    assert acts(g, "castle") == []
    do(g, "act well")
    assert asks(g) == "copy"
    copied = {text.split()[1] for text in texts(g)}
    board = {"farm_house", "village", "castle", "monastery", "ship", "wagon", "guildhall"}
    assert copied == board | {"scriptorium", "brewery", "pharmacy", "stage_coach"}
    do(g, "act castle")
    assert (me(g).tracks[4], bag(me(g))) == (1, {**BAG, "knight": 1})
    assert asks(g) == "act"


@pytest.mark.rule("INV-TILE-11")
def test_the_well_must_be_complete_and_owned() -> None:
    g = at("actions", {"tiles": ["well"], "places": {"well": ["craftsman"]}})
    assert refused(g, "act well").key == "incomplete"
    assert refused(at("actions"), "act well").key == "place-not-owned"


@pytest.mark.rule("INV-TILE-11", "INV-R13")
def test_an_action_must_be_copied() -> None:
    g = at("actions", well())
    do(g, "act well")
    for text in ("pass", "done", "ready"):
        assert refused(g, text).rule == "INV-TILE-11"


@pytest.mark.rule("INV-TILE-12")
def test_only_the_followers_on_the_well_return() -> None:
    g = at("actions", well(CASTLE))
    do(g, "act well", "act castle")
    assert (on(g, "well"), on(g, "castle")) == ([None, None], CASTLE["castle"])
    assert bag(me(g)) == {**BAG, "knight": 1}


@pytest.mark.rule("INV-TILE-12")
def test_technology_stays_on_the_well() -> None:
    places = {"well": ["technology", "scholar"]}
    g = at("actions", {"tiles": ["well"], "places": places})
    do(g, "act well", "act castle")
    assert (on(g, "well"), bag(me(g))) == (["technology", None], {"scholar": 1, "knight": 1})


@pytest.mark.rule("INV-TILE-12")
def test_technology_may_be_placed_on_the_well_when_passing() -> None:
    g = at("actions", {"tiles": ["well"], "technology": 1})
    do(g, "pass", "technology well craftsman")
    assert on(g, "well") == ["technology", None]


@pytest.mark.rule("INV-TILE-12")
@pytest.mark.parametrize(("edition", "drawn"), [("2014", 3), ("2019", 2)])
def test_a_copied_bathhouse_finds_the_followers_still_on_the_well(edition: str, drawn: int) -> None:
    seat = well(tiles=["bathhouse"], bag=["craftsman"] * 3, market=["marked_craftsman"])
    g = at("actions", seat, edition=edition)
    do(g, "act well", "act bathhouse")
    # None of the two is drawn, none can be put in their place, nor on the Bathhouse itself.
    assert g.view(0)["seats"][0]["drawn"].count("scholar") == 0
    assert (on(g, "well"), len(g.view(0)["seats"][0]["drawn"])) == (["craftsman", "scholar"], drawn)
    assert not [text for text in texts(g) if "well" in text or "bathhouse" in text]
    while asks(g) == "bathhouse":
        do(g, texts(g)[0])
    assert on(g, "well") == [None, None]
    assert bag(me(g))["scholar"] == 1


@pytest.mark.rule("INV-TILE-12")
def test_a_follower_on_the_bathhouse_stays_when_it_is_copied() -> None:
    seat = well({"bathhouse": ["farmer"]}, tiles=["bathhouse"], bag=["monk"], market=[])
    g = at("actions", seat)
    do(g, "act well", "act bathhouse")
    do(g, texts(g)[0])
    assert on(g, "bathhouse") == ["farmer"]
    do(g, "act bathhouse")


@pytest.mark.rule("INV-TILE-12")
def test_the_followers_return_after_a_place_tile_is_chosen() -> None:
    g = at("actions", well())
    do(g, "act well", "act village trader")
    assert (asks(g), on(g, "well")) == ("choose-tile", ["craftsman", "scholar"])
    do(g, texts(g)[0])
    assert (asks(g), on(g, "well")) == ("act", [None, None])


@pytest.mark.rule("INV-TILE-13")
def test_an_action_is_carried_out_twice_in_a_round() -> None:
    g = at("actions", well(SHIP))
    do(g, "act ship blois", "act well", "act ship orleans")
    assert town(g) == "orleans"
    before = at("actions", well(SHIP))
    do(before, "act well", "act ship blois", "act ship orleans")
    assert town(before) == "orleans"


@pytest.mark.rule("INV-TILE-14", "INV-R53")
def test_conditions_of_the_copied_action_hold() -> None:
    seat = well(tiles=["pharmacy"], development=30)
    g = at("actions", {**seat, "merchant": "blois"}, supply={"knight": 0}, technology=0)
    do(g, "act well")
    for text, key in (
        ("act castle", "no-follower-left"),
        ("act scriptorium", "development-end"),
        ("act pharmacy", "no-coins"),
        ("act village craftsman", "no-technology-left"),
        ("act ship vierzon", "no-waterway"),
        ("act stage_coach orleans", "not-enough-coins"),
    ):
        assert refused(g, text).key == key
    own = at("actions", well(stations=["orleans"]))
    do(own, "act well")
    assert refused(own, "act guildhall").rule == "ORL-GUIL-5"


@pytest.mark.rule("INV-TILE-14")
@pytest.mark.parametrize(("coins", "allowed"), [(2, False), (3, True)])
def test_a_copied_stage_coach_costs_three_coins(coins: int, allowed: bool) -> None:
    g = at("actions", well(COACH, coins=coins))
    do(g, "act well")
    assert bool(acts(g, "stage_coach")) == allowed
    if not allowed:
        assert refused(g, "act stage_coach blois").rule == "INV-TILE-27"
        return
    do(g, "act stage_coach blois")
    assert (me(g).coins, on(g, "stage_coach"), town(g)) == (0, ["knight"], "blois")


@pytest.mark.rule("INV-TILE-14")
def test_a_copied_pharmacy_costs_its_coins() -> None:
    g = at("actions", well(tiles=["pharmacy"], coins=2))
    do(g, "act well")
    assert acts(g, "pharmacy") == ["act pharmacy 1", "act pharmacy 2"]
    do(g, "act pharmacy 2")
    assert (me(g).coins, me(g).development) == (0, 2)


@pytest.mark.rule("INV-TILE-15", "INV-GEN-22")
def test_a_forbidden_action_cannot_be_copied() -> None:
    g = at("actions", well(), round=1)
    do(g, "act well")
    assert refused(g, "act university").rule == "INV-EVT-DIGN-1"
    closed = at("actions", well(coins=3))
    closed.no_ways = ROADS
    do(closed, "act well")
    assert acts(closed, "wagon") == []
    assert acts(closed, "stage_coach") == ["act stage_coach blois", "act stage_coach briare"]


@pytest.mark.rule("INV-TILE-16")
def test_the_town_hall_is_copied_with_followers_only() -> None:
    g = at("actions", well())
    do(g, "act well")
    reason = refused(g, "act town_hall")
    assert (reason.key, reason.rule) == ("incomplete", "INV-TILE-16")
    lying = at("actions", well({"town_hall": ["knight", "monk"]}))
    do(lying, "act well", "act town_hall")
    assert asks(lying) == "send"
    do(lying, "send knight papal_conclave", "done")
    assert (me(lying).coins, on(lying, "town_hall")) == (3, [None, "monk"])
    assert (on(lying, "well"), bag(me(lying))) == ([None, None], BAG)
    # Whoever stayed is sent by the Town Hall itself.
    do(lying, "act town_hall", "send monk papal_conclave")
    assert me(lying).coins == 6


@pytest.mark.rule("INV-TILE-16")
def test_the_gunpowder_tower_is_copied_with_followers_only() -> None:
    g = at("actions", well(tiles=["gunpowder_tower"]))
    do(g, "act well")
    assert refused(g, "act gunpowder_tower").key == "nothing-to-send"
    marked = at("actions", well(tiles=["gunpowder_tower"], tower=["marked_farmer"]))
    do(marked, "act well")
    assert refused(marked, "act gunpowder_tower").rule == "ORL-GUNP-4"
    seat = well(tiles=["gunpowder_tower"], tower=["knight", "monk"])
    both = at("actions", seat)
    do(both, "act well", "act gunpowder_tower", "send knight papal_conclave")
    do(both, "send monk papal_conclave")
    assert (me(both).coins, sum(me(both).tower), asks(both)) == (6, 0, "act")
    assert on(both, "well") == [None, None]


@pytest.mark.rule("INV-TILE-11", "INV-R53")
def test_the_well_copies_neither_itself_nor_tiles_without_an_action() -> None:
    g = at("actions", well(tiles=["school", "herb_garden"]))
    do(g, "act well")
    assert refused(g, "act well").rule == "INV-TILE-17"
    for tile in ("school", "herb_garden"):
        assert refused(g, f"act {tile}").key == "never-executed"
    assert refused(g, "act brewery").rule == "INV-TILE-17"


def test_what_cannot_be_copied_is_shown_and_what_can_is_not() -> None:
    g = at("actions", well(tiles=["school"]), round=1)
    do(g, "act well")
    decision = g.decision(0)
    assert decision is not None
    places = ["university", "town_hall", "school", "well", "stage_coach"]
    assert {one.text for one in decision.refused} == {f"act {place}" for place in places}
