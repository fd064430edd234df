"""Ship, Wagon and Guildhall: the merchant on the map, goods, stations (ORL-SHIP, ORL-WAGN,
ORL-GUIL), the Horse Wagon's good (ORL-R5), a station lost to torture (ORL-R13)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, everybody, goods, on, refused, texts, town

SHIP = {"ship": ["farmer", "boatman", "knight"]}
WAGON = {"wagon": ["farmer", "trader", "knight"]}
GUILDHALL = {"guildhall": ["farmer", "craftsman", "knight"]}
ALL_KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]


def seat_in(merchant: str, places: dict[str, list[str]], **more: Any) -> dict[str, Any]:
    return {"merchant": merchant, "places": places, **more}


def on_way(g: Game, way: str) -> list[str]:
    return list(g.view(None)["map"][way])


def stations(g: Game, seat: int) -> list[str]:
    return list(g.view(None)["seats"][seat]["stations"])


@pytest.mark.rule("ORL-SHIP-1", "ORL-WAGN-1", "ORL-GUIL-1")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("ship", ["farmer", "boatman", "knight"]),
        ("wagon", ["farmer", "trader", "knight"]),
        ("guildhall", ["farmer", "craftsman", "knight"]),
    ],
)
def test_spaces_of_the_places_for_the_map(place: str, kinds: list[str]) -> None:
    g = at("planning", {"market": ALL_KINDS}, {})
    own = [text.split()[1] for text in texts(g, 0) if text.endswith(f" {place}")]
    assert sorted(own) == sorted(kinds)
    do(g, 0, *(f"place {kind} {place}" for kind in kinds))
    assert on(g, 0, place) == kinds


@pytest.mark.rule("ORL-SHIP-2")
def test_ship_moves_along_exactly_one_waterway_to_its_other_end() -> None:
    g = at("actions", seat_in("tours", SHIP), {})
    reached = {text.split()[2] for text in acts(g, 0, "ship")}
    assert reached == {"blois", "chinon", "loches", "montrichard"}
    assert refused(g, 0, "act ship orleans").rule == "ORL-SHIP-2"
    assert refused(g, 0, "act ship le_mans").rule == "ORL-SHIP-2"
    assert refused(g, 0, "act ship tours").rule == "ORL-SHIP-2"
    do(g, 0, "act ship loches")
    assert town(g, 0) == "loches"
    assert town(g, 1) == "orleans"


@pytest.mark.rule("ORL-SHIP-2")
def test_ship_without_a_town_asks_for_the_choice() -> None:
    g = at("actions", seat_in("tours", SHIP), {})
    assert refused(g, 0, "act ship").key == "needs-choice"


@pytest.mark.rule("ORL-SHIP-3")
def test_ship_may_take_the_good_of_the_waterway() -> None:
    g = at("actions", seat_in("orleans", SHIP), {}, map={"c30": ["wool"]})
    market = g.view(0)["goods_market"]
    do(g, 0, "act ship blois wool")
    assert goods(g.players[0]) == {"wool": 1}
    assert on_way(g, "c30") == []
    assert g.view(0)["goods_market"] == market


@pytest.mark.rule("ORL-SHIP-3")
def test_ship_may_leave_the_good_and_takes_none_that_is_not_there() -> None:
    g = at("actions", seat_in("orleans", SHIP), {}, map={"c30": ["wool"]})
    assert refused(g, 0, "act ship blois wine").rule == "ORL-SHIP-3"
    do(g, 0, "act ship blois")
    assert town(g, 0) == "blois"
    assert goods(g.players[0]) == {}
    assert on_way(g, "c30") == ["wool"]


@pytest.mark.rule("ORL-SHIP-4")
@pytest.mark.parametrize(("taken", "left"), [("wine", "brocade"), ("brocade", "wine")])
def test_with_two_goods_the_player_chooses_one_and_the_other_stays(taken: str, left: str) -> None:
    g = at("actions", seat_in("orleans", SHIP), {}, {}, map={"c31": ["wine", "brocade"]})
    do(g, 0, f"act ship briare {taken}")
    assert goods(g.players[0]) == {taken: 1}
    assert on_way(g, "c31") == [left]


@pytest.mark.rule("ORL-SHIP-4")
def test_of_two_equal_goods_one_stays() -> None:
    g = at("actions", seat_in("orleans", SHIP), {}, {}, map={"c31": ["wine", "wine"]})
    assert texts(g, 0).count("act ship briare wine") == 1
    do(g, 0, "act ship briare wine")
    assert goods(g.players[0]) == {"wine": 1}
    assert on_way(g, "c31") == ["wine"]


@pytest.mark.rule("ORL-SHIP-5")
def test_an_empty_waterway_may_be_used_without_a_good() -> None:
    g = at("actions", seat_in("orleans", SHIP), {}, map={"c30": []})
    assert [text for text in acts(g, 0, "ship") if "blois" in text] == ["act ship blois"]
    do(g, 0, "act ship blois")
    assert town(g, 0) == "blois"
    assert goods(g.players[0]) == {}


@pytest.mark.rule("ORL-SHIP-6")
def test_a_good_taken_from_the_map_is_never_replaced() -> None:
    g = at("actions", seat_in("orleans", SHIP), {}, map={"c30": ["wool"]}, round=2, event="income")
    do(g, 0, "act ship blois wool")
    everybody(g, "pass")
    everybody(g, "draw 0")
    assert g.round == 3
    assert on_way(g, "c30") == []


@pytest.mark.rule("ORL-SHIP-7")
def test_merchants_and_stations_never_block_movement() -> None:
    other = {"merchant": "blois", "stations": ["blois"]}
    g = at("actions", seat_in("orleans", SHIP), other, other | {"stations": []})
    do(g, 0, "act ship blois")
    assert [town(g, seat) for seat in range(3)] == ["blois", "blois", "blois"]


@pytest.mark.rule("ORL-SHIP-8")
def test_ship_is_closed_in_a_town_without_a_waterway() -> None:
    for dry in ("chartres", "etampes", "le_mans", "chateaudun", "vendome", "la_chatre"):
        g = at("actions", seat_in(dry, {**SHIP, **WAGON}), {})
        assert refused(g, 0, "act ship").rule == "ORL-SHIP-8"
        assert acts(g, 0, "wagon") != []


@pytest.mark.rule("ORL-WAGN-2")
def test_wagon_moves_along_exactly_one_road() -> None:
    g = at("actions", seat_in("orleans", WAGON), {})
    reached = {text.split()[2] for text in acts(g, 0, "wagon")}
    assert reached == {"chartres", "chateaudun", "montargis", "vierzon"}
    do(g, 0, "act wagon vierzon")
    assert town(g, 0) == "vierzon"


@pytest.mark.rule("ORL-WAGN-2")
@pytest.mark.parametrize("to", ["blois", "etampes"])
def test_wagon_uses_no_waterway_and_no_second_road(to: str) -> None:
    g = at("actions", seat_in("orleans", WAGON), {})
    reason = refused(g, 0, f"act wagon {to}")
    assert (reason.key, reason.rule) == ("no-road", "ORL-WAGN-2")


@pytest.mark.rule("ORL-WAGN-2")
def test_wagon_takes_at_most_one_good_of_the_road() -> None:
    g = at("actions", *[seat_in("orleans", WAGON)] * 3, map={"c33": ["grain", "wool"]})
    do(g, 0, "act wagon vierzon wool")
    do(g, 1, "act wagon vierzon")
    assert on_way(g, "c33") == ["grain"]
    do(g, 2, "act wagon vierzon grain")
    assert [goods(p) for p in g.players] == [{"wool": 1}, {}, {"grain": 1}]
    assert on_way(g, "c33") == []


@pytest.mark.rule("ORL-WAGN-3")
@pytest.mark.parametrize(
    ("place", "good", "other", "kept"),
    [("wagon", "wool", "wine", "c17"), ("ship", "wine", "wool", "c16")],
)
def test_between_chinon_and_chatellerault_each_action_uses_its_own_way(
    place: str, good: str, other: str, kept: str
) -> None:
    ways = {"c16": ["wool"], "c17": ["wine"]}  # the road, the waterway
    g = at("actions", seat_in("chinon", {**SHIP, **WAGON}), {}, map=ways)
    assert f"act {place} chatellerault {other}" not in texts(g, 0)
    do(g, 0, f"act {place} chatellerault {good}")
    assert town(g, 0) == "chatellerault"
    assert goods(g.players[0]) == {good: 1}
    assert on_way(g, kept) == [other]


@pytest.mark.rule("ORL-R5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horse_wagon_may_take_a_good_in_both_editions(edition: str) -> None:
    places = {"horse_wagon": ["knight", "trader"]}
    seat = seat_in("orleans", places, tiles=["horse_wagon"])
    g = at("actions", seat, {}, edition=edition, map={"c10": ["brocade"]})
    assert {"act horse_wagon chartres", "act horse_wagon chartres brocade"} <= set(texts(g, 0))
    do(g, 0, "act horse_wagon chartres brocade")
    assert goods(g.players[0]) == {"brocade": 1}
    assert on_way(g, "c10") == []


@pytest.mark.rule("ORL-GUIL-2")
def test_guildhall_builds_a_station_in_the_merchants_town_free_of_charge() -> None:
    g = at("actions", seat_in("blois", GUILDHALL, coins=0), {})
    assert acts(g, 0, "guildhall") == ["act guildhall"]
    do(g, 0, "act guildhall")
    assert stations(g, 0) == ["blois"]
    assert g.players[0].stations == 9
    assert g.players[0].coins == 0
    assert bag(g.players[0]) == {"farmer": 1, "craftsman": 1, "knight": 1}


@pytest.mark.rule("ORL-GUIL-3")
def test_outside_orleans_a_town_holds_one_station_of_any_player() -> None:
    seat = seat_in("blois", GUILDHALL)
    g = at("actions", seat, seat)
    do(g, 0, "act guildhall")
    assert acts(g, 1, "guildhall") == []
    assert refused(g, 1, "act guildhall").rule == "ORL-GUIL-3"
    assert on(g, 1, "guildhall") == GUILDHALL["guildhall"]


@pytest.mark.rule("ORL-GUIL-4")
def test_in_orleans_each_player_may_have_a_station() -> None:
    g = at("actions", *[seat_in("orleans", GUILDHALL)] * 4)
    for seat in range(4):
        do(g, seat, "act guildhall")
    assert [stations(g, seat) for seat in range(4)] == [["orleans"]] * 4


@pytest.mark.rule("ORL-GUIL-5")
@pytest.mark.parametrize("where", ["orleans", "blois"])
def test_a_player_never_has_two_stations_in_one_town(where: str) -> None:
    g = at("actions", seat_in(where, GUILDHALL, stations=[where]), {})
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act guildhall").rule == "ORL-GUIL-5"


@pytest.mark.rule("ORL-GUIL-6")
def test_guildhall_is_closed_without_a_station_in_the_personal_stock() -> None:
    towns = ["chartres", "etampes", "tours", "chinon", "loches", "nevers", "briare", "vierzon"]
    seat = seat_in("blois", GUILDHALL, stations=[*towns, "le_mans"])
    g = at("actions", seat, {})
    do(g, 0, "act guildhall")
    assert len(stations(g, 0)) == 10
    g = at("actions", seat | {"stations": [*towns, "le_mans", "vendome"]}, {})
    assert refused(g, 0, "act guildhall").rule == "ORL-GUIL-6"


@pytest.mark.rule("ORL-GUIL-6")
def test_stations_of_the_stock_lost_to_torture_cannot_be_built() -> None:
    seat = seat_in("blois", GUILDHALL, coins=0, station_stock=1)
    ahead = {"tracks": {"farmers": 1}}
    g = at("census", seat, ahead, ahead, round=2, event="income")
    do(g, 0, "give station stock", "draw 0")
    everybody(g, "draw 0")
    everybody(g, "ready")
    assert refused(g, 0, "act guildhall").rule == "ORL-GUIL-6"


@pytest.mark.rule("ORL-GUIL-7", "ORL-R13")
@pytest.mark.parametrize("builder", [0, 1])
def test_a_town_that_lost_its_station_to_torture_may_be_built_in_again(builder: int) -> None:
    loser = seat_in("blois", GUILDHALL, coins=0, stations=["blois"])
    other = seat_in("blois", GUILDHALL, tracks={"farmers": 1})
    g = at("census", loser, other, other, round=2, event="income")
    do(g, 0, "give station blois")
    everybody(g, "draw 0")
    everybody(g, "ready")
    if builder:
        do(g, 0, "pass")
    do(g, builder, "act guildhall")
    assert stations(g, builder) == ["blois"]
    assert g.players[0].stations == (9 if builder else 8)
