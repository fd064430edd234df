"""Cases on which other tests leave a rule open: each tells two readings of it apart."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.pilgrim.abbott_roads import next_step
from scriptorium.games.pilgrim.pieces import BANK
from tests.rules.pilgrim.support import (
    STONE,
    TRADE,
    alone,
    asks,
    at,
    do,
    events,
    legal,
    options,
    refused,
    rolling,
    route,
    sites,
    slots,
    stock,
    where,
)
from tests.rules.pilgrim.test_roads import builder, building, lays
from tests.rules.pilgrim.test_solo_roads import BOARD, EAST

COIN = {"merchant": "produce", "tithes": {"produce": "coin"}}
NE = {"site_tiles": {"NE": "site_1"}}  # on C9: 3 coins, 3 piety


def value(g: Any, duty: str) -> int:
    """What a duty is worth to the seat to act once it has begun."""
    do(g, f"duty {duty}")
    found: int = g.frames[-1].prompt(g, 0)["left"]
    return found


# The value of a duty


@pytest.mark.rule("PIL-DUTY-1", "PIL-DUTY-4")
def test_other_colours_are_not_added_up() -> None:
    rows = {"duties": {"ne": 3}}, {"duties": {"ne": 1}}, {"duties": {"ne": 2}}
    assert value(at(*rows, players=3, moment="act"), "allocation") == 2


@pytest.mark.rule("PIL-BUIL-SCRIPTORIUM")
def test_the_scriptorium_adds_one_acolyte_not_two() -> None:
    row = {"duties": {"ne": 1}, "buildings": ["scriptorium"], "coin": 0}
    g = at(row, {"duties": {"ne": 2}}, moment="act")
    assert refused(g, "duty allocation").rule == "PIL-R11"
    do(g, "use scriptorium")
    assert value(g, "allocation") == 1  # parity


@pytest.mark.rule("PIL-R11", "PIL-DUTY-8")
def test_the_minoritys_coin_cannot_be_given_twice() -> None:
    """One coin pays for the minority; nothing is left for the duty itself."""
    rival = {"duties": {"w": 2, "nw": 2, "sw": 2, "se": 2}, "village": 0}
    row = {"duties": {"w": 1}, "coin": 1, "grain": 0}
    assert refused(at(row, rival, moment="act"), "duty give_alms").rule == "PIL-ALMS-1"
    assert "duty give_alms" in legal(at({**row, "coin": 2}, rival, moment="act"))
    bank = {"buildings": ["bank"], "coin": 1, "grain": 0, "stone": 0}
    g = at({"duties": {"nw": 1}, **bank}, rival, moment="act")
    do(g, "use bank")
    assert refused(g, "duty ordination").rule == "PIL-ORDI-2"
    for duty, space in (("build_roads", "se"), ("construct", "sw")):
        g = at({"duties": {space: 1}, **bank}, rival, moment="act", round=26)
        do(g, "use bank")
        assert refused(g, f"duty {duty}").rule == "PIL-DUTY-8"
        rich = at({"duties": {space: 1}, **bank, "coin": 2}, rival, moment="act", round=26)
        do(rich, "use bank")
        assert f"duty {duty}" in legal(rich)


@pytest.mark.rule("PIL-BUIL-CUSTOMS_HOUSE")
def test_the_customs_house_serves_taxation_only() -> None:
    row = {"duties": {"s": 1, "ne": 1}, "buildings": ["customs_house"], "coin": 1}
    g = at(row, {"duties": {"ne": 2}}, moment="act")
    do(g, "use customs_house")
    assert value(g, "allocation") == 1
    assert stock(g)["coin"] == 0


# Special activities and the Chapter House


@pytest.mark.rule("PIL-R47", "PIL-ALMS-5")
def test_a_donated_chapter_house_lets_nobody_work() -> None:
    row = {"duties": {"n": 1}, "activities": {"stone_mason": 2}, "donated": ["chapter_house"]}
    g = at(row, moment="act")
    do(g, "duty produce")
    assert options(g, "stone") == ["2", "1"]


@pytest.mark.rule("PIL-BUIL-CHAPTER_HOUSE", "PIL-ALLOC-2")
def test_never_a_third_acolyte() -> None:
    row = {"duties": {"ne": 1}, "activities": {"vestry": 2}, "buildings": ["chapter_house"]}
    g = at(row, moment="act")
    do(g, "duty allocation", "use chapter_house")
    assert refused(g, "assign vestry").rule == "PIL-ALLOC-2"


@pytest.mark.rule("PIL-R104", "PIL-R47")
def test_a_chapter_house_hired_within_the_duty_adds_to_it() -> None:
    other = {"buildings": ["chapter_house"]}
    row = {"activities": {"alms_house": 2, "road_engineer": 2}, "stone": 9, "grain": 0, "city": 0}
    alms = at({**row, "duties": {"w": 2}, "coin": 5}, other, moment="act", **STONE)
    assert value(alms, "give_alms") == 3
    do(alms, "hire chapter_house")
    assert alms.frames[-1].prompt(alms, 0)["left"] == 4
    roads = at({**row, "duties": {"se": 2}}, other, moment="act", **STONE)
    assert value(roads, "build_roads") == 3
    do(roads, "hire chapter_house")
    assert roads.frames[-1].prompt(roads, 0)["left"] == 4
    construct = at({**row, "duties": {"sw": 1}}, other, moment="act", **STONE)
    do(construct, "duty construct", "lay e7 sw ne", "hire chapter_house")
    for _ in range(2):
        do(construct, f"lay {options(construct, 'lay')[0]}")
    assert not options(construct, "lay")


@pytest.mark.rule("PIL-R47", "PIL-R104")
def test_with_one_working_engineer_the_value_rises_by_one() -> None:
    row = {"duties": {"se": 2}, "stone": 9, "city": 0, "activities": {"road_engineer": 2}}
    assert value(at(row, moment="act"), "build_roads") == 3


@pytest.mark.rule("PIL-BUIL-4", "PIL-R47")
def test_a_chapter_house_just_constructed_lets_a_second_engineer_work() -> None:
    row = {"duties": {"sw": 2}, "stone": 9, "city": 0, "activities": {"road_engineer": 2}}
    for first in ("construct chapter_house", "lay e7 sw ne"):
        second = "lay e7 sw ne" if first.startswith("construct") else "construct chapter_house"
        g = at(row, round=26, buildings=["chapter_house"], moment="act")
        do(g, "duty construct", first, second)
        for _ in range(2):
            do(g, f"lay {options(g, 'lay')[0]}")
        assert not options(g, "lay")


# Mill and Bank


@pytest.mark.rule("PIL-R46")
def test_coins_given_before_do_not_raise_what_the_mill_wants_held() -> None:
    row = {"duties": {"w": 2}, "grain": 1, "coin": 1, "buildings": ["mill"]}
    g = at(row, moment="act")
    do(g, "duty give_alms", "use mill", "give coin", "give grain")
    assert (stock(g)["grain"], stock(g)["coin"]) == (1, 0)
    later = at(row, moment="act")
    do(later, "duty give_alms", "give coin", "use mill", "give grain")
    assert stock(later)["grain"] == 1


@pytest.mark.rule("PIL-BUIL-MILL", "PIL-R46")
def test_the_mill_comes_before_the_first_grain_of_an_ordination() -> None:
    g = at({"duties": {"nw": 2}, "grain": 3, "buildings": ["mill"]}, moment="act")
    do(g, "duty ordination", "ordain")
    assert refused(g, "use mill").rule == "PIL-BUIL-MILL"


@pytest.mark.rule("PIL-R46", "PIL-R4", "PIL-EX-20")
def test_what_the_mill_holds_back_does_not_pay_a_third_step() -> None:
    """With 2 grain held the third step needs the Bank's coin; no grain is spent on it."""
    row = {"duties": {"nw": 2}, "grain": 2, "coin": 1, "stone": 0}
    g = at({**row, "buildings": ["mill", "bank", "infirmary"]}, moment="act")
    do(g, "use bank", "duty ordination", "use mill", "use infirmary", "ordain", "ordain", "ordain")
    assert (stock(g)["grain"], stock(g)["coin"]) == (2, 0)
    assert where(g)["abbey"] == 6


@pytest.mark.rule("PIL-R4")
def test_a_bank_that_pays_for_a_duty_pays_no_fee() -> None:
    row = {"duties": {"nw": 2}, "grain": 1, "coin": 9, "stone": 0, "buildings": ["bank"]}
    g = at(row, {"buildings": ["infirmary", "pulpit"]}, moment="act", **STONE)
    do(g, "use bank", "duty ordination")
    assert "hire infirmary coin" in legal(g)  # not yet
    do(g, "ordain", "swap grain 1")
    assert options(g, "hire") == []
    assert g.players[0].active == 1 << BANK  # and nothing that could be another building
    do(g, "done")
    assert asks(g) != "end 1"  # nor after the duty: the Pulpit cannot be hired either


@pytest.mark.rule("PIL-R4")
def test_a_bank_that_has_not_paid_yet_waits_for_its_payment() -> None:
    row = {"duties": {"n": 1}, "coin": 1, "stone": 0, "buildings": ["bank"]}
    g = at(row, {"buildings": ["pulpit"]}, moment="act", **STONE)
    do(g, "use bank", "duty produce", "grain 1", "hire pulpit coin")
    assert stock(g, 2)["coin"] == 2
    assert stock(g)["coin"] == 0


@pytest.mark.rule("PIL-R4")
def test_a_bank_pays_one_fee_and_never_its_own() -> None:
    row = {"duties": {"n": 1}, "coin": 9, "stone": 0, "buildings": ["bank"]}
    g = at(row, {"buildings": ["pulpit", "guild", "library"]}, moment="act", **STONE)
    do(g, "use bank", "hire pulpit coin")
    assert options(g, "hire") == []


@pytest.mark.rule("PIL-BUIL-BANK", "PIL-TRAIL-4")
def test_the_coins_of_a_site_and_those_that_stand_in_are_both_paid() -> None:
    row = builder("f7 f8 e8 d9", stone=1, coin=4, piety=1, buildings=["bank"])
    short = building(row, **NE)
    do(short, "use bank")
    assert refused(short, "lay d9 sw n").rule == "PIL-TRAIL-5"
    g = building({**row, "coin": 5}, **NE)
    do(g, "use bank", "lay d9 sw n", "decline")
    assert stock(g) == {"stone": 0, "grain": 1, "coin": 0, "piety": 0}


@pytest.mark.rule("PIL-BUIL-BANK", "PIL-ROAD-1")
def test_with_the_bank_a_tile_needs_no_stone() -> None:
    g = at(builder(stone=0, coin=1, buildings=["bank"]), moment="act")
    do(g, "use bank", "duty build_roads", "lay e7 sw n")
    assert stock(g)["coin"] == 0


# Reliquary


@pytest.mark.rule("PIL-R57")
def test_the_reliquary_serves_one_shrine_or_one_site() -> None:
    row = builder("f6 e7 d7", piety=9, buildings=["reliquary"])
    g = building(row, **NE)
    do(g, "use reliquary", "shrine d7")
    assert stock(g)["piety"] == 9
    do(g, "lay d8 sw ne")
    assert (sites(g), stock(g)["piety"]) == (["NE"], 6)
    row = builder("f6 e7 d7 d8", piety=9, buildings=["reliquary"])
    g = building({**row, "activities": ["road_engineer"], "city": 2}, **NE)
    do(g, "use reliquary", "lay d8 sw ne", "from city", "decline")
    assert stock(g)["piety"] == 7
    do(g, "lay h8 nw se", "from city", "shrine h9")
    assert stock(g)["piety"] == 6


# The end of a duty


@pytest.mark.rule("PIL-R58", "PIL-DUTY-6")
def test_a_duty_waits_while_a_store_could_pay_for_its_next_action() -> None:
    row = {"duties": {"nw": 2}, "grain": 1, "coin": 2}
    g = at({**row, "buildings": ["grain_store"]}, moment="act")
    do(g, "duty ordination", "ordain")
    assert legal(g) == ["done", "use grain_store"]
    do(g, "use grain_store", "done", "ordain")
    assert where(g)["abbey"] == 5
    plain = at(row, moment="act")
    do(plain, "duty ordination", "ordain")
    assert asks(plain) == "move 2"
    engineer = {"duties": {"sw": 1}, "stone": 1, "coin": 2, "activities": ["road_engineer"]}
    g = at({**engineer, "city": 0, "buildings": ["stone_yard"]}, moment="act")
    do(g, "duty construct", "lay e7 sw ne")
    assert legal(g) == ["done", "use stone_yard"]


@pytest.mark.rule("PIL-R56", "PIL-ALLOC-4")
def test_a_duty_waits_while_the_wagon_yard_could_add_to_it() -> None:
    rival = {"duties": {"ne": 1}, "buildings": ["infirmary", "pulpit"]}
    row = {"duties": {"ne": 1}, "buildings": ["wagon_yard"]}
    g = at(row, rival, moment="act", merchant="taxation")
    do(g, "duty allocation", "assign vestry")
    assert legal(g) == ["done", "use wagon_yard"]
    do(g, "use wagon_yard", "borrow infirmary", "assign fields")
    assert (where(g)["vestry"], where(g)["fields"]) == (1, 1)
    useless = at(row, {**rival, "buildings": ["pulpit"]}, moment="act", merchant="taxation")
    do(useless, "duty allocation", "assign vestry")
    assert asks(useless) == "end 1"


# The map


@pytest.mark.rule("PIL-SHRI-3")
def test_a_second_shrine_after_one_road_is_too_soon() -> None:
    """F10 is far from everything that keeps a shrine away."""
    soon = building(builder("f7 f8 *e8 e9 f10"))
    assert refused(soon, "shrine f10").rule == "PIL-SHRI-3"
    assert options(soon, "shrine") == []
    enough = building(builder("f7 f8 *e8 e9 f10 e10"))
    assert options(enough, "shrine") == ["e10"]


@pytest.mark.rule("PIL-SHRI-10", "PIL-SHRI-12")
def test_any_trail_that_ends_at_a_shrine_may_go_on() -> None:
    g = building(builder("f6 e7 *d7", "g7 h8 *h9"))
    assert lays(g, "d8")
    assert lays(g, "i9")
    do(g, "lay c7 s ne")
    assert route(g) == "e7 *d7 c7"


@pytest.mark.rule("PIL-QUAD-2", "PIL-R20", "PIL-R26")
def test_a_road_that_faces_a_quadrant_closed_since_can_only_be_demolished() -> None:
    """The bridge on E6 faces the north-west; then the other player opens the south-east."""
    bridge = "f6 e7 e6 d5"
    free = building(builder(bridge))
    assert lays(free, "d5")
    assert options(free, "shrine") == ["d5"]
    g = building(builder(bridge), {"routes": ["g7 h8 *h9"]})
    assert legal(g) == ["demolish"]
    assert refused(g, "shrine d5").rule == "PIL-QUAD-2"
    do(g, "demolish")
    assert "se sw" not in lays(g, "e6")  # nor may it be faced again
    assert refused(g, "lay e6 se sw").rule == "PIL-QUAD-2"


@pytest.mark.rule("PIL-R103", "PIL-QUAD-5")
def test_a_site_of_a_closed_quadrant_is_not_faced_from_a_river_either() -> None:
    """The north-west site is on B5, beside the river hex C6."""
    numbers = {"site_numbers": {"NW": 6, "NE": 4}}
    open_ = building(builder("f6 e7 d7 c7 c6"), **numbers)
    assert "se nw" in lays(open_, "c6")
    shut = building(builder("f6 e7 d7 c7 c6"), {"routes": ["g7 h8 *h9"]}, **numbers)
    assert not lays(shut, "c6")


@pytest.mark.rule("PIL-CONS-4", "PIL-DUTY-8")
def test_a_shrine_alone_makes_no_construct_possible() -> None:
    """No road tile is left, and what would remain of the upgrade on E7 is not in the supply."""
    rows = {**builder("f7 e7 d7"), "duties": {"se": 1, "sw": 1}}, {"routes": ["f6 e7 e8"]}
    g = at(*rows, supply={"S": 0, "G": 0, "T": 0}, moment="act")
    assert refused(g, "duty construct").rule == "PIL-DUTY-8"
    do(g, "duty build_roads")
    assert legal(g) == ["shrine d7"]


# Hiring


@pytest.mark.rule("PIL-R56", "PIL-BUIL-5")
def test_the_wagon_yard_brings_neither_own_buildings_nor_used_ones() -> None:
    row = {"duties": {"n": 1}, "stone": 2, "buildings": ["wagon_yard", "guild"]}
    g = at(row, {"buildings": ["pulpit", "brewery"]}, **STONE)
    happened = do(g, "hire pulpit", "use wagon_yard")
    assert events(happened, "borrowed") == [{"building": "brewery"}]  # nothing else is left


@pytest.mark.rule("PIL-R4", "PIL-R56")
def test_a_bank_is_no_use_for_the_fee_of_the_wagon_yard_that_would_bring_it() -> None:
    """Nothing else can be hired: at the end of the turn the two wait for each other."""
    row = {"duties": {"n": 1}, "stone": 2, "coin": 2}
    for buildings in (["bank", "wagon_yard"], ["bank", "wagon_yard", "pulpit"]):
        g = at(row, {"buildings": buildings}, moment="act", **STONE)
        do(g, "duty produce", "grain 1")
        if "pulpit" not in buildings:
            assert asks(g) != "end 1"
            continue
        do(g, "hire wagon_yard", "borrow bank")
        assert "hire pulpit coin" in legal(g)


@pytest.mark.rule("PIL-R47", "PIL-R104")
def test_the_owner_of_a_chapter_house_cannot_count_it_twice() -> None:
    engineers = {"activities": {"road_engineer": 2}, "buildings": ["chapter_house"]}
    g = at({"duties": {"se": 2}, "stone": 9, "city": 0, **engineers}, moment="act")
    assert value(g, "build_roads") == 4
    assert refused(g, "use chapter_house").rule == "PIL-BUIL-CHAPTER_HOUSE"


@pytest.mark.rule("PIL-BUIL-MILL", "PIL-R46")
def test_the_mills_fee_is_not_held_as_well() -> None:
    grain = {"merchant": "produce", "tithes": {"produce": "grain"}}
    row = {"duties": {"w": 2}, "grain": 1, "coin": 1}
    g = at(row, {"buildings": ["mill"]}, moment="act", **grain)
    do(g, "duty give_alms")
    assert "hire mill" not in legal(g)
    g = at({**row, "grain": 2}, {"buildings": ["mill"]}, moment="act", **grain)
    do(g, "duty give_alms", "hire mill", "give grain")
    assert stock(g)["grain"] == 1


@pytest.mark.rule("PIL-R49")
def test_a_scriptorium_used_before_movement_counts_for_the_duty() -> None:
    row = {"duties": {"n": 1}, "city": 0, "buildings": ["scriptorium"]}
    g = at(row, {"duties": {"ne": 2}})
    do(g, "use scriptorium", "move n")
    assert value(g, "allocation") == 1
    assert stock(g)["coin"] == 1  # parity: no coin was paid


@pytest.mark.rule("PIL-R4")
def test_the_bank_pays_for_one_tile_only() -> None:
    g = at(builder(stone=1, coin=5, buildings=["bank"]), moment="act")
    do(g, "use bank", "duty build_roads", "lay e7 sw n", "swap stone 1", "lay d7 s n")
    assert (stock(g)["stone"], stock(g)["coin"]) == (0, 4)


# The end of a round


@pytest.mark.rule("PIL-R99", "PIL-R56")
def test_the_wagon_yard_serves_its_owner_alone_at_the_end_of_a_round() -> None:
    rows = {"stone": 5}, {"buildings": ["wagon_yard"]}, {"buildings": ["confession_box"]}
    counters = {"produce": "coin", "allocation": "stone"}
    more = {"merchant": "produce", "tithes": counters, "moment": "round-end", "round": 2}
    g = at(*rows, players=3, **more)
    assert asks(g) == "confess 1"
    assert options(g, "hire") == ["confession_box"]
    do(g, "decline")
    assert asks(g) == "confess 2"
    assert options(g, "use") == ["wagon_yard"]


@pytest.mark.rule("PIL-R99", "PIL-TURN-5")
def test_a_wagon_yard_used_in_the_turn_serves_at_the_end_of_the_round_again() -> None:
    row = {"duties": {"n": 1}, "buildings": ["wagon_yard"], "city": 0}
    rival = {"buildings": ["confession_box", "pulpit"], "piety": 1}
    g = at(row, rival, moment="act", turn=1, start=2, merchant="build_roads", round=2)
    do(g, "use wagon_yard", "duty produce", "grain 1")
    assert asks(g) == "confess 2"
    do(g, "decline")
    assert asks(g) == "confess 1"
    assert legal(g) == ["decline", "use wagon_yard"]


@pytest.mark.rule("PIL-R62", "PIL-MERC-4")
def test_at_the_cornucopia_each_route_chooses_for_itself() -> None:
    west = "g5 g4 f3 f2 f1"
    counters = {"allocation": "cornucopia"}
    more = {"merchant": "produce", "tithes": counters, "moment": "round-end"}
    g = at({"routes": [TRADE, west]}, {}, {}, players=3, **more)
    do(g, "take stone", "take coin")
    assert stock(g) == {"stone": 2, "grain": 1, "coin": 2, "piety": 0}
    assert asks(g) != "income 1"


@pytest.mark.rule("PIL-SOLO-10", "PIL-ALMS-5")
def test_a_box_the_abbott_has_donated_does_not_count() -> None:
    more = {"moment": "round-end", "merchant": "build_roads", "round": 2, "start": 2}
    g = alone({"piety": 3}, abbott={"donated": ["confession_box"], "piety": 2}, **more)
    assert asks(g) == "name-start 1"


@pytest.mark.rule("PIL-SOLO-17", "PIL-R80", "PIL-SOLO-9")
def test_an_infirmary_on_the_map_moves_a_third_and_nobody_is_paid() -> None:
    more = {"buildings": ["infirmary"], "round": 6, "turn": 2, "bag": ["allocation"]}
    g = alone(abbott={"abbey": 5}, merchant="produce", tithes={"produce": "stone"}, **more)
    assert where(g, 2)["road_engineer"] == 1
    assert (stock(g)["stone"], stock(g, 2)["stone"]) == (1, 1)


@pytest.mark.rule("PIL-TIE-1", "PIL-TIE-2")
def test_piety_goes_before_the_alms_table() -> None:
    rows = {"piety": 4, "coin": 4, "alms": 5}, {"piety": 5, "coin": 1, "alms": 0}
    g = at(*rows, round=26, moment="over")
    assert g.result()["points"][0] == g.result()["points"][1]
    assert g.result()["ranks"] == [2, 1]


@pytest.mark.rule("PIL-R84")
def test_a_campaign_of_0_is_lost() -> None:
    def sum_of(mine: int, other: int) -> dict[str, Any]:
        g = at({}, players=1, scenario="campaign", past=[[mine, other]])
        found: dict[str, Any] = g.result()
        return found

    now = sum_of(50, 50)["points"][0]
    even = sum_of(50, 50 + now)
    assert (even["points"], even["ranks"], even["rating"]) == ([0], [2], "defeated")
    assert sum_of(51, 50 + now)["ranks"] == [1]


@pytest.mark.rule("PIL-SOLO-10", "PIL-ALMS-5")
def test_the_abbott_uses_no_building_it_has_donated() -> None:
    more = {"round": 15, "turn": 2}
    g = alone(abbott={"donated": ["pulpit"]}, bag=["rest"], **more)
    assert where(g, 2)["abbey"] == 3
    g = alone(abbott={"donated": ["chapel"]}, bag=["clerical"], **more)
    assert stock(g, 2)["piety"] == 2
    g = alone(abbott={"donated": ["infirmary"], "abbey": 5, "city": 0}, bag=["ordination"], **more)
    assert where(g, 2)["abbey"] == 3


@pytest.mark.rule("PIL-R73")
def test_of_two_sites_equally_near_the_first_from_north_is_the_abbotts() -> None:
    """From G9 it is four tiles to the NE site on C9 and to the SE one on K8."""
    row = {"routes": ["f7 g8 g9"]}
    g = alone(abbott=row, site_numbers={"NE": 3, "SE": 5}, **EAST)
    step = next_step(g, g.players[1], g.players[1].routes[0], -1, 1)
    assert step is not None
    assert (BOARD.names[step[0]], step[2], step[3]) == ("g9", 0, 1)  # to the north, NE


@pytest.mark.rule("PIL-R93")
def test_a_crossing_met_after_a_tile_was_laid_ends_the_abbotts_action() -> None:
    """Gate F7-NE-F8; the way goes on over E8, where the player's road lies."""
    row = {"routes": ["f6 e7 e8 e9"]}
    g = rolling(3, row, bag=["build_roads"], **EAST)
    assert route(g, 2) == "f8"


@pytest.mark.rule("PIL-SOLO-2", "PIL-R74", "PIL-R75")
def test_the_abbott_keeps_out_of_closed_quadrants_and_off_shrines() -> None:
    """The bridge on E6 would lead into the closed north-west; a shrine on E8 is gone round."""
    g = alone(abbott={"routes": ["f6 e7 e6"]}, **EAST)
    assert next_step(g, g.players[1], g.players[1].routes[0], -1, 1) is None
    g = alone({"routes": ["f6 e7 *e8"]}, **EAST)
    step = next_step(g, g.players[1], (), BOARD.gates[1][2], 1)
    assert step is not None
    assert (BOARD.names[step[0]], step[2]) == ("f8", 1)  # to E9


@pytest.mark.rule("PIL-R83", "PIL-FAV-3")
def test_with_a_full_board_the_abbott_takes_no_favour() -> None:
    six = ["confession_box", "chapter_house", "brewery", "cloisters", "bank", "kogge"]
    row = {"routes": ["f7 f8 e8 d9"], "buildings": six}
    g = alone(abbott=row, turn=2, bag=["build_roads"], **EAST)
    assert sites(g, 2) == ["NE"]
    assert slots(g, 2) == six
