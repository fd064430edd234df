"""The Carpenter of Prosperity: moving the token, building (INV-PROS-13 to INV-PROS-28)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.invasion.prosperity import (
    SHIP,
    WAGON,
    asks,
    at,
    building,
    built,
    card,
    carpenter,
    do,
    own,
    structures,
)
from tests.support import acts, bag, everybody, goods, on, refused, texts, town

OFFICE = {"office": ["scholar", "scholar"]}


def ready(*tiles: str, **more: Any) -> Any:
    """The action phase with these followers on the Carpenter."""
    seat = {"places": {"carpenter": list(tiles)}, **more.pop("seat", {})}
    return at("actions", seat, **more)


# Planning


@pytest.mark.rule("INV-PROS-13")
def test_up_to_three_traders_and_boatmen_lie_there() -> None:
    g = at("planning", {"market": ["trader", "trader", "boatman", "boatman", "knight"]})
    assert refused(g, 0, "place knight carpenter trader|boatman").key == "wrong-kinds"
    do(g, 0, "place trader carpenter", "place boatman carpenter", "place trader carpenter")
    assert on(g, 0, "carpenter") == ["trader", "boatman", "trader"]
    assert refused(g, 0, "place boatman carpenter").key == "space-occupied"


@pytest.mark.rule("INV-PROS-14", "INV-R10")
def test_monks_substitutes_and_marked_followers_lie_there_too() -> None:
    seat = {"market": ["monk", "scholar", "marked_trader"], "tiles": ["school"]}
    g = at("planning", seat)
    do(g, 0, "place monk carpenter trader|boatman", "place scholar carpenter trader|boatman")
    do(g, 0, "place marked_trader carpenter")
    assert on(g, 0, "carpenter") == ["monk", "scholar", "marked_trader"]
    without = at("planning", {"market": ["scholar"]})
    assert refused(without, 0, "place scholar carpenter trader|boatman").key == "wrong-kinds"


@pytest.mark.rule("INV-PROS-14", "INV-R10")
@pytest.mark.parametrize(
    ("tile", "tiles", "ways"),
    [
        ("monk", [], {"road", "waterway"}),
        ("scholar", ["school"], {"road", "waterway"}),
        ("trader", ["school", "herb_garden"], {"road"}),
        ("boatman", [], {"waterway"}),
        ("boatman", ["herb_garden"], {"road", "waterway"}),
        ("marked_boatman", ["herb_garden"], {"road", "waterway"}),
    ],
)
def test_a_substitute_is_declared_when_it_moves(
    tile: str, tiles: list[str], ways: set[str]
) -> None:
    g = ready(tile, seat={"tiles": tiles})
    do(g, 0, "act carpenter")
    assert {text.split()[2] for text in texts(g, 0)} == ways


@pytest.mark.rule("INV-PROS-15")
def test_no_technology_on_the_carpenter() -> None:
    g = at("planning", {"technology": 1})
    reason = refused(g, 0, "technology carpenter trader|boatman")
    assert (reason.key, reason.rule) == ("technology-town-hall", "INV-PROS-15")
    assert not [text for text in texts(g, 0) if text.startswith("technology carpenter")]


# Moving


@pytest.mark.rule("INV-PROS-16")
@pytest.mark.parametrize("tiles", [[], ["trader"], ["trader"] * 2, ["trader"] * 3])
def test_it_is_activated_with_any_number_of_followers(tiles: list[str]) -> None:
    g = ready(*tiles, **building())
    assert acts(g, 0, "carpenter") == ["act carpenter"]


@pytest.mark.rule("INV-PROS-16", "INV-PROS-18")
def test_it_stays_activated_when_its_last_follower_is_gone() -> None:
    g = ready("trader", **building("vierzon"))
    do(g, 0, "act carpenter", "step trader road chateauroux", "done")
    do(g, 1, "pass")
    assert (on(g, 0, "carpenter"), acts(g, 0, "carpenter")) == ([None] * 3, ["act carpenter"])


@pytest.mark.rule("INV-PROS-17")
def test_a_trader_moves_by_road_and_a_boatman_by_water_in_any_order() -> None:
    g = ready("trader", "boatman")
    do(g, 0, "act carpenter")
    assert sorted(texts(g, 0)) == sorted(
        [
            *(f"step boatman waterway {one}" for one in ("blois", "briare")),
            *(
                f"step trader road {one}"
                for one in ("chartres", "chateaudun", "montargis", "vierzon")
            ),
        ]
    )
    assert refused(g, 0, "step trader waterway blois").rule == "INV-PROS-17"
    assert refused(g, 0, "step monk road vierzon").key == "no-such-follower"
    do(g, 0, "step boatman waterway blois", "step trader road vendome")
    assert carpenter(g) == "vendome"
    g = ready("trader", "boatman")
    do(g, 0, "act carpenter", "step trader road vierzon", "step boatman waterway bourges")
    assert carpenter(g) == "bourges"


@pytest.mark.rule("INV-PROS-18")
def test_who_moves_the_token_returns_to_the_bag_and_the_others_stay() -> None:
    g = ready("trader", "trader", "boatman", seat={"market": []})
    before = bag(g.players[0])
    do(g, 0, "act carpenter", "step trader road vierzon", "done")
    assert bag(g.players[0]) == {**before, "trader": 1}
    assert sorted(one for one in on(g, 0, "carpenter") if one) == ["boatman", "trader"]
    assert g.to_act == (1,)
    do(g, 1, "pass")
    do(g, 0, "act carpenter", "step boatman waterway bourges", "done")
    do(g, 0, "pass")
    # They stay for a later round.
    assert [one for one in on(g, 0, "carpenter") if one] == ["trader"]
    assert g.round == 2


@pytest.mark.rule("INV-PROS-19")
def test_the_movement_may_be_left_out() -> None:
    g = ready("trader", **building())
    do(g, 0, "act carpenter", "build c42")
    assert (carpenter(g), on(g, 0, "carpenter")[0]) == ("chateauroux", "trader")


@pytest.mark.rule("INV-PROS-20", "INV-R11")
def test_the_token_takes_no_goods() -> None:
    g = ready("trader", map={"c42": ["wine"]}, carpenter="vierzon")
    do(g, 0, "act carpenter", "step trader road chateauroux")
    assert (g.view(0)["map"]["c42"], goods(g.players[0])) == (["unseen"], {})


@pytest.mark.rule("INV-PROS-26", "INV-R13")
def test_it_must_move_or_build() -> None:
    g = ready(hands=["vineyard"])
    reason = refused(g, 0, "act carpenter")
    assert (reason.key, reason.rule) == ("carpenter-idle", "INV-PROS-26")
    g = ready("trader", **building())
    do(g, 0, "act carpenter")
    assert refused(g, 0, "done").rule == "INV-PROS-26"
    assert refused(g, 0, "pass").rule == "INV-PROS-26"
    do(g, 0, "step trader road vierzon")
    assert g.to_act == (1,)  # nobody else can move it, and it is not there any more


@pytest.mark.rule("INV-PROS-25")
def test_it_may_be_used_any_number_of_times() -> None:
    g = ready("trader", "trader", "trader", passed=[2], hands=["keep"])
    for to in ("vierzon", "orleans"):
        do(g, 0, "act carpenter", f"step trader road {to}", "done")
    do(g, 0, "act carpenter", "step trader road vierzon")
    assert (carpenter(g), g.round, asks(g)) == ("vierzon", 1, "act")


@pytest.mark.rule("INV-PROS-52")
def test_followers_there_may_be_moved_back_in_phase_3() -> None:
    g = at("followers", {"places": {"carpenter": ["trader", "boatman"]}, "market": []})
    do(g, 0, "recall trader carpenter")
    assert on(g, 0, "carpenter") == [None, "boatman", None]
    assert g.players[0].market_n == 1


# Building


@pytest.mark.rule("INV-PROS-21")
def test_towns_on_the_way_do_not_count() -> None:
    g = ready("trader", "trader", **building("vierzon"))
    do(g, 0, "act carpenter")
    assert refused(g, 0, "build c42").key == "structure-elsewhere"
    do(g, 0, "step trader road chateauroux")
    assert "build c42" in texts(g, 0)
    do(g, 0, "step trader road loches")
    assert not structures(g)
    assert g.to_act == (1,)


@pytest.mark.rule("INV-PROS-21")
def test_the_card_must_be_of_that_town_and_need_not_be_built() -> None:
    g = ready("trader", carpenter="vierzon", hands=["keep"])
    do(g, 0, "act carpenter", "step trader road chateauroux")
    assert (g.to_act, structures(g)) == ((1,), [])
    g = ready("trader", **building("vierzon"))
    do(g, 0, "act carpenter", "step trader road chateauroux", "done")
    assert (card(g, 0), structures(g)) == ("vineyard", [])


@pytest.mark.rule("INV-PROS-22")
def test_building_lays_the_card_open_and_a_station_on_a_goods_tile() -> None:
    g = ready(**building())
    do(g, 0, "act carpenter")
    assert texts(g, 0) == [f"build {way}" for way in ("c13", "c14", "c22", "c26", "c42")]
    assert refused(g, 0, "build c30").key == "way-elsewhere"
    events = do(g, 0, "build c26")
    (site,) = structures(g)
    assert (site["seat"], site["card"], site["way"]) == (0, "vineyard", "c26")
    assert site["missing"] == {"farmer": 2, "trader": 1, "wine": 1}
    assert own(g, 1)["structures"] == structures(g)
    assert (g.players[0].stations, g.players[0].built) == (9, 0)
    assert [one.kind for one in events][:2] == ["structure-built", "cards-drawn"]


@pytest.mark.rule("INV-PROS-23", "INV-R12")
def test_a_structure_needs_a_goods_tile_and_a_station() -> None:
    empty: dict[str, list[str]] = {way: [] for way in ("c13", "c14", "c22", "c26", "c42")}
    g = ready(**building(), map=empty)
    assert refused(g, 0, "act carpenter").key == "carpenter-idle"
    g = ready("trader", **building("vierzon"), map={**empty, "c26": ["wine"]})
    do(g, 0, "act carpenter", "step trader road chateauroux")
    assert texts(g, 0) == ["build c26", "done"]
    reason = refused(g, 0, "build c42")
    assert (reason.key, reason.rule) == ("nothing-there", "INV-PROS-23")
    g = ready("trader", "trader", **building("vierzon"), seat={"station_stock": 0})
    do(g, 0, "act carpenter", "step trader road chateauroux")
    assert refused(g, 0, "build c42").key == "no-station-left"


@pytest.mark.rule("INV-PROS-24")
def test_the_builder_draws_two_cards_and_keeps_one() -> None:
    g = ready(**building(), pile=["chapel", "abbey"])
    size = len(own(g)["pile"])
    do(g, 0, "act carpenter", "build c42")
    assert (asks(g), texts(g, 0)) == ("choose-card", ["keep chapel", "keep abbey"])
    assert g.to_act == (0,)
    do(g, 0, "keep chapel")
    assert (card(g, 0), len(own(g)["pile"])) == ("chapel", size - 1)
    assert own(g)["pile"][-1] == "abbey"
    assert asks(g, 1) == "act"


@pytest.mark.rule("INV-PROS-27", "INV-PROS-53", "INV-R14")
def test_a_tile_under_a_structure_cannot_be_taken_but_the_way_be_travelled() -> None:
    site = built("vineyard", "c42")
    g = at("actions", {"merchant": "vierzon", "places": WAGON}, structures=[site])
    assert refused(g, 0, "act wagon chateauroux good").key == "nothing-there"
    assert g.view(0)["map"]["c42"] == []
    do(g, 0, "act wagon chateauroux")
    assert (town(g, 0), goods(g.players[0])) == ("chateauroux", {})


@pytest.mark.rule("INV-PROS-27", "INV-R14")
def test_a_tile_under_a_structure_carries_no_second_one() -> None:
    g = ready(**building(), structures=[built("forge", "c42", seat=2)])
    do(g, 0, "act carpenter")
    assert "build c42" not in texts(g, 0)
    assert refused(g, 0, "build c42").rule == "INV-PROS-23"


@pytest.mark.rule("INV-PROS-53", "INV-R14")
def test_of_two_tiles_the_free_one_can_still_be_taken() -> None:
    site = built("pottery", "c31")
    g = at("actions", {"places": SHIP}, {}, {}, structures=[site], map={"c31": ["wine", "wine"]})
    assert g.view(0)["map"]["c31"] == ["unseen"]
    do(g, 0, "act ship briare good")
    assert goods(g.players[0]) == {"wine": 1}
    assert g.view(0)["map"]["c31"] == []
    # Another structure may stand there, too.
    g = ready(carpenter="briare", hands=["pottery"], structures=[built("river_lock", "c27")])
    do(g, 0, "act carpenter")
    assert "build c27" not in texts(g, 0)


@pytest.mark.rule("INV-PROS-28")
def test_a_structure_is_no_station() -> None:
    site = built("vineyard", "c42", "farmer", "farmer", "trader", "wine")
    seat = {"tiles": ["office", "vineyard"], "places": OFFICE, "coins": 3}
    g = at("actions", seat, structures=[site])
    assert refused(g, 0, "act office").key == "no-stations-built"
    assert g.result()["sources"]["stations"] == [0, 0]
    # Building one at a waterway buys no wine.
    g = at("actions", {"tiles": ["vineyard"], "coins": 3}, carpenter="vierzon", hands=["forge"])
    do(g, 0, "act carpenter", "build c41")
    assert asks(g) == "choose-card"
    everybody(g, "done")
    assert goods(g.players[0]) == {}


def test_a_structure_leaves_the_town_to_the_guildhall() -> None:
    guildhall = {"guildhall": ["farmer", "craftsman", "knight"]}
    seat = {"merchant": "chateauroux", "places": guildhall}
    g = at("actions", seat, structures=[built("vineyard", "c42", seat=2)])
    do(g, 0, "act guildhall")
    assert g.players[0].built.bit_count() == 1


# What is told of it


@pytest.mark.rule("INV-PROS-17")
def test_the_towns_in_reach_are_told_with_the_moves() -> None:
    g = ready("trader", "boatman", carpenter="vierzon", hands=["dairy"])
    found = {one["town"]: one["steps"] for one in own(g)["reach"]}
    assert found["bourges"] == ["step boatman waterway bourges"]
    assert found["sancerre"] == ["step boatman waterway bourges", "step trader road sancerre"]
    assert "vierzon" not in found
    assert own(g, 1)["reach"] == own(g, None)["reach"] == []
    do(g, 0, "act carpenter", *found["sancerre"])
    assert carpenter(g) == "sancerre"


@pytest.mark.rule("INV-PROS-21", "INV-PROS-22", "INV-PROS-23")
def test_what_building_needs_is_told_to_the_owner_of_the_card() -> None:
    g = ready("trader", carpenter="vierzon", hands=["dairy", "-"])
    assert own(g)["build"] == {"steps": None, "good": True, "station": True}
    assert own(g, 1)["build"] is None
    near = ready("trader", "boatman", carpenter="vierzon", hands=["dairy"])
    assert own(near)["build"] == {"steps": 2, "good": True, "station": True}
    there = ready(carpenter="sancerre", hands=["dairy"])
    assert own(there)["build"]["steps"] == 0
    assert own(there, None)["build"] is None
