"""Shrines (SHRI), pilgrim trails (TRAIL), the cardinal's favour (FAV), trade routes (PORT)."""

from __future__ import annotations

import pytest

from scriptorium.games.pilgrim.tables import tables
from tests.rules.pilgrim.support import (
    FREE_EAST,
    TRADE,
    TRAIL,
    asks,
    at,
    do,
    legal,
    options,
    player,
    ports,
    refused,
    route,
    sites,
    slots,
    source,
    stock,
    tiles,
    where,
)
from tests.rules.pilgrim.test_roads import builder, building, closed, lays

# The NE site of a first play is on C9; this tile of it costs 3 coins and 3 piety, for 5 points.
NE = {"site_tiles": {"NE": "site_1"}}
TO_C9 = "f7 f8 e8 d9"  # facing D9; the next tile may lead into C9


def into_site() -> str:
    return "lay d9 sw n"


# Shrines


@pytest.mark.rule("PIL-SHRI-1")
def test_a_shrine_takes_one_unit_of_build_roads() -> None:
    g = building(builder("f6 e7 d7"), {"duties": {"se": 2}})
    do(g, "shrine d7")
    assert not options(g, "lay")
    assert route(g) == "e7 *d7"


@pytest.mark.rule("PIL-SHRI-2")
def test_on_the_empty_land_hex_the_open_road_faces() -> None:
    g = building(builder("f6 e7 d7"))
    assert options(g, "shrine") == ["d7"]
    assert refused(g, "shrine d8").rule == "PIL-SHRI-2"
    none = building(builder("f6 e7 *d7"))
    assert options(none, "shrine") == []
    taken = building(builder("f6 e7 d7"), {"routes": ["f7 f8 e8 d8 d7 c7"]})
    assert refused(taken, "shrine d7").rule == "PIL-SHRI-2"


@pytest.mark.rule("PIL-SHRI-3", "PIL-SHRI-5", "PIL-EX-8")
def test_the_second_shrine_needs_two_roads_and_costs_two_piety() -> None:
    """City, E7, shrine D7: 1 stone and 1 stone + 1 piety; closed; 2 points."""
    g = building(builder(stone=2, piety=1))
    do(g, "lay e7 sw n", "shrine d7")
    assert (stock(g)["stone"], stock(g)["piety"]) == (0, 0)
    assert closed(g)
    assert source(g, "trails") == 2
    soon = building(builder("f6 e7 *d7 d8 d9"))
    assert refused(soon, "shrine d9").rule == "PIL-SHRI-3"
    g = building(builder("f6 e7 *d7 d8 d9 e9", piety=2))
    do(g, "shrine e9")
    assert stock(g)["piety"] == 0
    poor = building(builder("f6 e7 *d7 d8 d9 e9", piety=1))
    assert refused(poor, "shrine e9").rule == "PIL-SHRI-5"


@pytest.mark.rule("PIL-SHRI-3", "PIL-R28")
def test_more_roads_than_needed_are_allowed_and_bridges_count() -> None:
    g = building(builder("f6 e7 e8 e9"))
    assert options(g, "shrine") == ["e9"]
    bridge = building(builder("f6 e5 e6 d7"))
    assert options(bridge, "shrine") == ["d7"]


@pytest.mark.rule("PIL-SHRI-4")
def test_the_count_starts_afresh_on_each_road() -> None:
    g = building(builder("f6 e7 *d7", "g7 h8 h9", piety=1))
    do(g, "shrine h9")
    assert stock(g)["piety"] == 0


@pytest.mark.rule("PIL-SHRI-6", "PIL-R15")
def test_a_shrine_takes_an_acolyte() -> None:
    g = building(builder("f6 e7 d7", city=1))
    do(g, "shrine d7")
    assert legal(g) == ["from city", "from se"]
    do(g, "from se")
    assert where(g)["map"] == 2
    g = building(builder("f6 e7 d7", city=0, duties={"se": 1}, stone=9))
    do(g, "shrine d7", "lay d8 sw se")
    assert where(g)["map"] == 2
    assert "build_roads" not in where(g)


@pytest.mark.rule("PIL-SHRI-6")
def test_without_an_acolyte_no_shrine() -> None:
    row = builder("f6 e7 *d7 d8 d9 e9", duties={"se": 1}, city=0)
    g = building({**row, "activities": ["road_engineer"]})
    g.players[0].duties[3] = 0  # it has left for somewhere else
    g.players[0].village += 1
    assert refused(g, "shrine e9").rule == "PIL-SHRI-6"


@pytest.mark.rule("PIL-SHRI-7", "PIL-R27")
def test_not_on_a_river_nor_next_to_city_port_site_or_shrine() -> None:
    river = building(builder("f6 e7 d7 d6"))
    assert refused(river, "shrine d6").rule == "PIL-SHRI-7"
    city = building(builder("f6 e7 e8 f8"))
    assert refused(city, "shrine f8").rule == "PIL-SHRI-7"
    site = building(builder("f7 f8 e8 d9"))
    assert refused(site, "shrine d9").rule == "PIL-SHRI-7"
    port = building(builder("g7 h8 g9 h10"))
    assert refused(port, "shrine h10").rule == "PIL-SHRI-7"
    other = building(builder("f7 f8 e8 d8"), {"routes": ["f6 e7 *d7"]})
    assert refused(other, "shrine d8").rule == "PIL-SHRI-7"


@pytest.mark.rule("PIL-R105")
def test_not_where_another_road_ends_too() -> None:
    g = building(builder("f7 f8 e8 e9"), {"routes": ["f6 e7 d7 d8 d9 e9"]})
    assert refused(g, "shrine e9").rule == "PIL-R105"


@pytest.mark.rule("PIL-SHRI-8", "PIL-R20")
def test_a_trail_visits_each_shrine_once_and_never_anothers() -> None:
    g = building(builder("f7 f8 e8"), {"routes": ["f6 e7 *d7"]})
    assert refused(g, "lay e8 s nw").rule == "PIL-R20"
    own = building(builder("f6 e7 *d7 d8 e8"))
    assert refused(own, "lay e8 n nw").rule == "PIL-R20"


@pytest.mark.rule("PIL-SHRI-9")
def test_shrines_are_never_built_over() -> None:
    g = building(builder("f7 f8 e8"), {"routes": ["f6 e7 *d7"]})
    assert refused(g, "lay d7 ne n").rule == "PIL-SHRI-9"
    assert refused(g, "upgrade d7 ne n").rule == "PIL-SHRI-9"


@pytest.mark.rule("PIL-SHRI-10")
def test_a_shrine_is_left_once_by_any_other_edge() -> None:
    g = building(builder("f6 e7 *d7"))
    around = {text.split()[0] for text in options(g, "lay")}
    assert {"c7", "d8", "e8", "d6", "e6"} <= around
    assert "e7" not in around
    do(g, "lay d8 sw s")
    assert {text.split()[0] for text in options(g, "lay")} == {"e8"}


@pytest.mark.rule("PIL-SHRI-11")
def test_shrines_are_limited() -> None:
    g = building(builder("f6 e7 d7"), supply={"shrine": 0})
    assert refused(g, "shrine d7").rule == "PIL-SHRI-11"
    g = building(builder("f6 e7 d7"))
    before = tiles(g, "shrine")
    do(g, "shrine d7")
    assert tiles(g, "shrine") == before - 1 == 3


@pytest.mark.rule("PIL-SHRI-12", "PIL-R32", "PIL-TRAIL-3")
def test_beyond_a_shrine_the_road_is_open_again() -> None:
    g = building(builder("f6 e7 *d7"))
    do(g, "lay d8 sw se")
    assert not closed(g)
    assert source(g, "trails") == 2  # the part up to the shrine
    assert refused(g, "lay h8 nw ne").rule == "PIL-ROAD-10"
    busy = building(builder("f6 e7 *d7", "g7 h8 h9"))
    assert not lays(busy, "d8")  # another road is open
    assert refused(busy, "lay d8 sw ne").rule == "PIL-ROAD-10"


# Trails


@pytest.mark.rule("PIL-TRAIL-1", "PIL-R33")
def test_what_ends_a_road_decides_what_it_is() -> None:
    ends = {
        one: at({"routes": [one]}, {}).view(0)["seats"][0]["routes"][0]["end"]
        for one in ("f6 e7 *d7", "f7 f8 e8 d9 c9", TRADE, "f6 e7 d7")
    }
    assert list(ends.values()) == ["shrine", "site", "port", None]
    assert source(at({"routes": ["f7 f8 e8 d9 c9"]}, {}), "trails") == 3
    assert source(at({"routes": [TRADE]}, {}), "trails") == 0


@pytest.mark.rule("PIL-TRAIL-2")
def test_trails_do_not_branch() -> None:
    g = building(builder("f6 e7 *d7 d8 e8"))
    assert {text.split()[0] for text in options(g, "lay")} == {"e8"}
    g = building(builder("f6 e7 *d7 d8 d9 *e9"))
    assert not any(text.split()[0] == "c7" for text in options(g, "lay"))  # D7 was left already


@pytest.mark.rule("PIL-TRAIL-3", "PIL-TRAIL-8")
def test_a_trail_ends_at_a_site() -> None:
    g = building(builder("f7 f8 e8 d9 c9"))
    assert closed(g)
    assert not any(text.split()[0] in ("d9", "c8", "d10") for text in options(g, "lay"))


@pytest.mark.rule("PIL-TRAIL-4", "PIL-EX-9")
def test_reaching_a_site_costs_coins_piety_and_an_acolyte() -> None:
    """1 stone, 3 piety, 3 coins; a trail of exactly 3 tiles takes the favour of 4 points."""
    g = building(builder(TO_C9, stone=1, coin=3, piety=3), **NE)
    do(g, into_site())
    assert legal(g) == ["accept", "decline"]
    do(g, "accept")
    assert stock(g) == {"stone": 0, "grain": 1, "coin": 0, "piety": 0}
    assert where(g)["map"] == 2
    assert sites(g) == ["NE"]
    assert slots(g) == ["favour 3"]
    assert source(g, "favours") == 4


@pytest.mark.rule("PIL-TRAIL-5", "PIL-EX-9")
@pytest.mark.parametrize("lack", [{"coin": 2}, {"piety": 2}])
def test_without_the_price_the_tile_cannot_be_laid(lack: dict[str, int]) -> None:
    g = building(builder(TO_C9, **{"coin": 3, "piety": 3, **lack}), **NE)
    assert refused(g, into_site()).rule == "PIL-TRAIL-5"


@pytest.mark.rule("PIL-TRAIL-5")
def test_nor_without_an_acolyte() -> None:
    g = building(builder(TO_C9, duties={"se": 1}), **NE)
    g.players[0].duties[3] = 0
    g.players[0].village += 1
    assert refused(g, into_site()).key == "no-acolyte"


@pytest.mark.rule("PIL-TRAIL-6")
def test_each_player_visits_a_site_once_others_may_too() -> None:
    g = building(builder("f6 e7 d7 d8"), {"routes": ["f7 f8 e8 d9 c9"]})
    assert "sw ne" in lays(g, "d8")
    own = building(builder("f7 f8 e8 d9 c9", "f6 e7 d7 d8"))
    assert refused(own, "lay d8 sw ne").rule == "PIL-TRAIL-6"


@pytest.mark.rule("PIL-TRAIL-7", "PIL-SCOR-5")
def test_a_visited_site_scores_what_it_shows() -> None:
    for tile, value in (("site_1", 5), ("site_5", 7), ("site_7", 4)):
        g = at({"routes": ["f7 f8 e8 d9 c9"]}, {}, site_tiles={"NE": tile})
        assert (source(g, "sites", 1), source(g, "sites", 2)) == (value, 0)


@pytest.mark.rule("PIL-TRAIL-9", "PIL-EX-16")
def test_the_site_is_no_tile_of_the_trail() -> None:
    """Three roads straight to a site: 3 points, the site, and the favour of length 3."""
    g = building(builder(TO_C9), **NE)
    do(g, into_site(), "accept")
    assert (source(g, "trails"), source(g, "sites"), source(g, "favours")) == (3, 5, 4)


@pytest.mark.rule("PIL-TRAIL-10")
def test_a_site_may_be_visited_in_any_season() -> None:
    for number in (1, 7, 20):
        g = building(builder(TO_C9), round=number, **NE)
        assert into_site() in legal(g)


@pytest.mark.rule("PIL-EX-15", "PIL-R36", "PIL-R37", "PIL-SCOR-2", "PIL-SCOR-3")
def test_the_trail_of_24_points() -> None:
    """1 road, shrine, 2 roads, shrine, 3 roads, shrine, 1 road, site of 5: 2 + 6 + 12 + 4."""
    row = {"routes": [TRAIL], "buildings": FREE_EAST, "village": 6}
    g = at(row, {}, site_tiles={"NE": "site_1"})
    assert source(g, "trails") == 24
    assert source(g, "sites") == 5
    assert source(g, "favours") == 0
    assert where(g)["map"] == 5
    assert len(player(g).routes[0]) - 1 == 10
    sections = g.view(0)["seats"][0]["routes"][0]["sections"]
    assert sections == [
        {"tiles": 2, "factor": 1},
        {"tiles": 3, "factor": 2},
        {"tiles": 4, "factor": 3},
        {"tiles": 1, "factor": 4},
    ]
    assert source(g, "acolytes") == sum(where(g).get(area, 0) for area in ("abbey", "city"))


# Favours


@pytest.mark.rule("PIL-FAV-1", "PIL-FAV-2")
def test_the_first_trail_of_a_length_takes_its_favour_and_no_other() -> None:
    g = building(builder("f6 e7 d7 d8"), {"routes": ["f7 f8 e8 d9 c9"], "favours": [3]}, **NE)
    do(g, "lay d8 sw ne")
    assert asks(g) != "favour 1"
    assert slots(g) == []
    four = building(builder("f6 e7 e8 d8 d9"), **NE)
    do(
        four,
        f"lay {next(t for t in options(four, 'lay') if t.startswith('d9') and t.endswith(' n'))}",
    )
    do(four, "accept")
    assert slots(four) == ["favour 4"]
    assert four.view(0)["favours"] == [3, 5, 6, 7, 8]


@pytest.mark.rule("PIL-FAV-3", "PIL-R100")
def test_a_favour_needs_a_space_and_stays_on_offer_without_one() -> None:
    six = ["confession_box", "chapter_house", "brewery", "cloisters", "bank", "kogge"]
    g = building(builder(TO_C9, buildings=six), **NE)
    do(g, into_site())
    assert asks(g) != "favour 1"
    assert 3 in g.view(0)["favours"]
    declined = building(builder(TO_C9), **NE)
    do(declined, into_site(), "decline")
    assert 3 in declined.view(0)["favours"]
    later = building(builder("f6 e7 d7 d8"), {"routes": ["f7 f8 e8 d9 c9"]}, **NE)
    do(later, "lay d8 sw ne", "accept")  # it goes to the next trail of that length
    assert slots(later) == ["favour 3"]


@pytest.mark.rule("PIL-FAV-3")
def test_a_favour_fills_its_space_for_good() -> None:
    five = ["confession_box", "chapter_house", "cloisters", "infirmary", "kogge"]
    g = at(
        {"duties": {"sw": 1}, "stone": 9, "buildings": five, "favours": [3]}, round=26, moment="act"
    )
    do(g, "duty construct")
    assert options(g, "construct") == []


@pytest.mark.rule("PIL-R35")
def test_a_favour_may_be_declined() -> None:
    g = building(builder(TO_C9), **NE)
    do(g, into_site())
    assert legal(g) == ["accept", "decline"]
    do(g, "decline")
    assert slots(g) == []


@pytest.mark.rule("PIL-FAV-4")
def test_more_than_eight_tiles_earn_none() -> None:
    cut = TRAIL.removesuffix(" c9")
    g = building(builder(cut, buildings=FREE_EAST, village=0), **NE)
    do(g, "lay d10 se nw")
    assert sites(g) == ["NE"]
    assert asks(g) != "favour 1"


@pytest.mark.rule("PIL-FAV-5", "PIL-SCOR-9")
def test_favours_count_at_the_end() -> None:
    values = {length: tables().favour_points[length] for length in range(3, 9)}
    assert list(values.values()) == [4, 5, 6, 7, 8, 10]
    g = at({"favours": [3, 8]}, {})
    assert source(g, "favours") == 14


# Trade routes


@pytest.mark.rule("PIL-PORT-1", "PIL-PORT-2", "PIL-PORT-7", "PIL-EX-11")
def test_a_trade_route_ends_at_a_port_with_two_acolytes() -> None:
    """City, H8, G9, H10, port G11: acolytes on H8 and the port."""
    g = building(builder("g7 h8 g9 h10", stone=1, coin=0, piety=0, city=1))
    assert where(g)["map"] == 1
    do(g, "lay h10 nw ne", "from city")
    assert (ports(g), where(g)["map"]) == (["g11"], 2)
    assert stock(g)["stone"] == 0
    assert closed(g)


@pytest.mark.rule("PIL-PORT-2")
def test_without_a_second_acolyte_the_last_tile_cannot_be_laid() -> None:
    g = building(builder("g7 h8 g9 h10", duties={"se": 1}))
    g.players[0].duties[3] = 0
    g.players[0].village += 1
    assert refused(g, "lay h10 nw ne").key == "no-acolyte"


@pytest.mark.rule("PIL-PORT-3", "PIL-EX-11")
def test_each_port_once_for_each_player() -> None:
    second = "f7 f8 e9 f10 f11"  # the Brewery has left F11
    other = building(builder(second, buildings=["brewery"]), {"routes": [TRADE]})
    do(other, "lay f11 nw s")
    assert ports(other, 1) == ports(other, 2) == ["g11"]
    twice = building(builder(TRADE, second, buildings=["brewery"]))
    assert refused(twice, "lay f11 nw s").rule == "PIL-PORT-3"


@pytest.mark.rule("PIL-PORT-4")
def test_a_trade_route_has_no_shrine() -> None:
    g = building(builder("g7 h8 *h9 h10"))
    assert refused(g, "lay h10 sw ne").rule == "PIL-PORT-4"


@pytest.mark.rule("PIL-R102")
def test_the_northern_port_is_reached_from_the_two_rim_hexes_beside_it() -> None:
    board = tables().board
    for port, wanted in (("b6", ["b5", "b7"]), ("l6", ["k5", "k7"])):
        hex_ = board.names.index(port)
        land = [board.names[n] for n in board.around(hex_) if board.kind[n] == 0]
        assert sorted(land) == wanted
    far = {row["id"]: row["shortest_route_tiles"] for row in tables().data["ports"]["list"]}
    assert far == {"port_N": 4, "port_E": 3, "port_S": 4, "port_W": 3}
    blocked = building(builder("f6 e7 d7 c7 b7"))
    assert refused(blocked, "lay b7 s sw").rule == "PIL-R1"  # the Chapel lies there


@pytest.mark.rule("PIL-R103")
def test_a_connection_lays_nothing_on_the_site() -> None:
    g = at({"routes": ["f7 f8 e8 d9 c9", TRADE]}, {})
    assert g.laid == [0, 3, 3, 0]


@pytest.mark.rule("PIL-R106")
@pytest.mark.parametrize("good", ["stone", "grain"])
def test_income_in_stone_or_grain_is_taken_without_asking(good: str) -> None:
    counters = {"allocation": good}
    g = at({"routes": [TRADE]}, {}, merchant="produce", tithes=counters, moment="round-end")
    assert asks(g) != "income 1"
    assert (stock(g)[good], stock(g, 2)[good]) == (2, 1)


@pytest.mark.rule("PIL-PORT-5", "PIL-PORT-6", "PIL-R62", "PIL-R63", "PIL-MERC-4")
def test_income_comes_with_the_merchants_next_counter() -> None:
    counters = {"produce": "stone", "allocation": "coin", "clerical": "cornucopia"}
    g = at({"routes": [TRADE]}, {}, merchant="produce", tithes=counters, moment="round-end")
    assert asks(g) == "income 1"
    assert legal(g) == ["collect 1", "collect 0"]
    do(g, "collect 1")
    assert stock(g)["coin"] == 2
    declined = at({"routes": [TRADE]}, {}, merchant="produce", tithes=counters, moment="round-end")
    do(declined, "collect 0")
    assert stock(declined)["coin"] == 1
    any_ = at({"routes": [TRADE]}, {}, merchant="allocation", tithes=counters, moment="round-end")
    assert legal(any_) == ["take stone", "take grain", "take coin", "decline"]
    do(any_, "take grain")
    assert stock(any_)["grain"] == 2
    none = at({"routes": [TRADE]}, {}, merchant="build_roads", moment="round-end")
    assert asks(none) != "income 1"  # the Merchant has come to Taxation
