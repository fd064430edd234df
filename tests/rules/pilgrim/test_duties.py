"""Allocation, Clerical, Produce, Taxation, Ordination, and the special activities."""

from __future__ import annotations

import copy
from operator import itemgetter

import pytest

from scriptorium.games.pilgrim.game import make_rules
from scriptorium.games.pilgrim.pieces import PAYABLE
from scriptorium.games.pilgrim.position import position
from scriptorium.games.pilgrim.tables import YIELDED_BY, Tables, tables
from tests.rules.pilgrim.support import (
    STONE,
    at,
    do,
    legal,
    options,
    refused,
    ring,
    source,
    stock,
    where,
)

SIX = ["fields", "road_engineer", "stone_mason", "alms_house", "engraver", "vestry"]
COUNTERS = {"produce": "stone", "construct": "coin", "allocation": "cornucopia"}
BUILDINGS = tables().data["buildings"]["list"]
# The words that take what Clerical and Produce yield.
YIELDS = {"stone": "stone", "grain": "grain", "coin": "silversmith", "piety": "devotion"}


# Allocation


@pytest.mark.rule("PIL-ALLOC-1", "PIL-EX-5")
def test_each_unit_of_value_moves_one_acolyte() -> None:
    """Stone Mason to Alms House, abbey to Fields."""
    g = at({"duties": {"ne": 2}, "activities": ["stone_mason"], "abbey": 3}, moment="act")
    do(g, "duty allocation", "shift stone_mason alms_house")
    assert where(g)["abbey"] == 3
    do(g, "assign fields")
    assert {name: where(g).get(name, 0) for name in ("abbey", "alms_house", "fields")} == {
        "abbey": 2,
        "alms_house": 1,
        "fields": 1,
    }
    assert "stone_mason" not in where(g)


@pytest.mark.rule("PIL-EX-5", "PIL-SPEC-3", "PIL-SPEC-6")
def test_what_that_allocation_brings_later() -> None:
    row = {"activities": ["fields", "alms_house"], "duties": {"n": 1, "w": 1}, "coin": 2}
    g = at(row, moment="act")
    do(g, "duty produce")
    assert options(g, "grain") == ["2", "1"]
    g = at(row, moment="act")
    do(g, "duty give_alms", "give coin", "give coin")
    assert g.players[0].alms == 2


@pytest.mark.rule("PIL-ALLOC-1")
def test_an_acolyte_may_come_back_to_the_abbey() -> None:
    g = at({"duties": {"ne": 1}, "activities": ["vestry"], "abbey": 0}, moment="act")
    do(g, "duty allocation")
    assert options(g, "recall") == ["vestry"]
    assert options(g, "assign") == []
    do(g, "recall vestry")
    assert where(g)["abbey"] == 1


@pytest.mark.rule("PIL-ALLOC-2")
def test_one_acolyte_on_each_activity() -> None:
    g = at({"duties": {"ne": 1}, "activities": ["vestry"]}, moment="act")
    do(g, "duty allocation")
    assert options(g, "assign") == SIX[:5]
    assert refused(g, "assign vestry").rule == "PIL-ALLOC-2"


@pytest.mark.rule("PIL-ALLOC-3")
def test_village_city_duties_and_map_have_no_part_in_it() -> None:
    row = {"duties": {"ne": 2, "n": 1}, "routes": ["f6 e7 *d7"], "abbey": 1, "city": 2}
    g = at(row, moment="act")
    before = where(g)
    do(g, "duty allocation", "assign fields")
    assert set(legal(g)) >= {"recall fields", "done"}
    do(g, "shift fields vestry")
    after = where(g)
    assert (after["village"], after["map"], after["produce"]) == (
        before["village"],
        before["map"],
        before["produce"],
    )
    assert after["city"] == before["city"] + before["allocation"]
    assert refused(at({"duties": {"ne": 1}}, moment="act"), "ordain").rule == "PIL-TURN-2"


@pytest.mark.rule("PIL-ALLOC-4", "PIL-BUIL-INFIRMARY")
def test_the_infirmary_adds_a_move() -> None:
    g = at({"duties": {"ne": 1}, "buildings": ["infirmary"], "abbey": 3}, moment="act")
    do(g, "duty allocation", "assign vestry", "use infirmary", "assign fields")
    assert (where(g)["vestry"], where(g)["fields"]) == (1, 1)


@pytest.mark.rule("PIL-ALLOC-5")
def test_the_same_acolyte_may_move_twice() -> None:
    g = at({"duties": {"ne": 2}, "abbey": 1}, {}, moment="act")
    do(g, "duty allocation", "assign vestry", "shift vestry fields")
    assert where(g)["fields"] == 1
    assert "vestry" not in where(g)


# Clerical


@pytest.mark.rule("PIL-CLER-1")
def test_piety_or_coins_never_a_mix() -> None:
    g = at({"duties": {"e": 2}}, moment="act")
    do(g, "duty clerical")
    assert legal(g) == ["devotion 2", "devotion 1", "silversmith 2", "silversmith 1"]
    do(g, "devotion 2")
    assert stock(g) == {"stone": 1, "grain": 1, "coin": 1, "piety": 2}
    g = at({"duties": {"e": 2}}, moment="act")
    do(g, "duty clerical", "silversmith 2")
    assert (stock(g)["coin"], stock(g)["piety"]) == (3, 0)


@pytest.mark.rule("PIL-CLER-2", "PIL-SPEC-8", "PIL-BUIL-CHAPEL")
def test_vestry_and_chapel_add_to_devotion_only() -> None:
    row = {"duties": {"e": 1}, "activities": ["vestry"], "buildings": ["chapel"]}
    g = at(row, moment="act")
    do(g, "duty clerical")
    assert options(g, "devotion") == ["3", "2", "1"]
    assert options(g, "silversmith") == ["1"]


@pytest.mark.rule("PIL-CLER-3", "PIL-SPEC-7", "PIL-BUIL-MINT")
def test_engraver_and_mint_add_to_silversmith_only() -> None:
    row = {"duties": {"e": 1}, "activities": ["engraver"], "buildings": ["mint"]}
    g = at(row, moment="act")
    do(g, "duty clerical")
    assert options(g, "silversmith") == ["3", "2", "1"]
    assert options(g, "devotion") == ["1"]
    do(g, "silversmith 3")
    assert stock(g)["coin"] == 4


# Produce


@pytest.mark.rule("PIL-PROD-1")
def test_up_to_the_value_of_grain_or_of_stone() -> None:
    g = at({"duties": {"n": 2}}, moment="act")
    do(g, "duty produce")
    assert legal(g) == ["grain 2", "grain 1", "stone 2", "stone 1"]
    do(g, "grain 1")
    assert stock(g) == {"stone": 1, "grain": 2, "coin": 1, "piety": 0}


@pytest.mark.rule("PIL-PROD-2", "PIL-BUIL-WELL", "PIL-SPEC-3")
def test_fields_and_well_add_to_grain() -> None:
    row = {"duties": {"n": 1}, "activities": ["fields"], "buildings": ["well"]}
    g = at(row, moment="act")
    do(g, "duty produce")
    assert options(g, "grain") == ["3", "2", "1"]
    assert options(g, "stone") == ["1"]


@pytest.mark.rule("PIL-PROD-3", "PIL-BUIL-QUARRY", "PIL-SPEC-5")
def test_mason_and_quarry_add_to_stone() -> None:
    row = {"duties": {"n": 1}, "activities": ["stone_mason"], "buildings": ["quarry"]}
    g = at(row, moment="act")
    do(g, "duty produce", "stone 3")
    assert stock(g)["stone"] == 4


@pytest.mark.rule("PIL-BUIL-5", "PIL-SPEC-9")
def test_an_own_building_is_used_by_taking_what_it_adds() -> None:
    """Neither taking less nor one that is donated uses it."""
    row = {"duties": {"n": 1}, "buildings": ["well"]}
    for count, used in ((2, ["well"]), (1, [])):
        g = at(row, {"buildings": ["pulpit"]}, moment="act", **STONE)
        do(g, "duty produce", f"grain {count}")
        assert g.view(0)["seats"][0]["used"] == used
        assert stock(g)["grain"] == 1 + count
    g = at({"duties": {"n": 1}, "donated": ["well"]}, moment="act")
    do(g, "duty produce")
    assert options(g, "grain") == ["1"]


@pytest.mark.rule("PIL-BUIL-CHAPEL", "PIL-BUIL-MINT", "PIL-BUIL-QUARRY", "PIL-BUIL-WELL")
@pytest.mark.parametrize("row", [row for row in BUILDINGS if "adds" in row], ids=itemgetter("id"))
def test_a_building_adds_one_to_what_the_data_says_and_to_nothing_else(row: dict[str, str]) -> None:
    duty = row["timing"].removeprefix("duty:")
    g = at({"duties": {duty: 2}, "buildings": [row["id"]]}, moment="act")
    do(g, f"duty {duty}")
    for kind, good in enumerate(PAYABLE):
        most = ["3"] if good == row["adds"] else ["2"] if YIELDED_BY[kind] == duty else []
        assert options(g, YIELDS[good])[:1] == most


@pytest.mark.rule("PIL-PROD-2", "PIL-BUIL-5")
def test_several_buildings_may_add_to_the_same_yield() -> None:
    """The Brewery made a second Well. Who takes less uses only as many as that needs."""
    data = copy.deepcopy(tables().data)
    brewery = next(row for row in data["buildings"]["list"] if row["id"] == "brewery")
    brewery |= {"timing": "duty:produce", "adds": "grain"}
    rules = make_rules(Tables(data), 2, "base", {"start": "1"})
    row = {"duties": {"produce": 2}, "buildings": ["well", "brewery"]}
    table = {"moment": "act", **STONE, "seats": [row, {"buildings": ["pulpit"]}]}
    for count, used in ((4, ["well", "brewery"]), (3, ["well"]), (2, [])):
        g = position(table, lambda _: rules)
        do(g, "duty produce")
        assert options(g, "grain") == ["4", "3", "2", "1"]
        assert g.view(0)["outlook"]["gives"]["produce"]["2"]["goods"] == {"grain": 4, "stone": 2}
        do(g, f"grain {count}")
        assert g.view(0)["seats"][0]["used"] == used


@pytest.mark.rule("PIL-BUIL-WELL", "PIL-BUIL-7")
def test_a_hired_one_adds_only_once_it_is_hired() -> None:
    row = {"duties": {"n": 1}, "stone": 1}
    g = at(row, {"buildings": ["well"]}, moment="act", **STONE)
    do(g, "duty produce")
    assert options(g, "grain") == ["1"]
    do(g, "hire well")
    assert options(g, "grain") == ["2", "1"]


# Taxation


@pytest.mark.rule("PIL-TAX-1", "PIL-TAX-3")
@pytest.mark.parametrize("good", ["stone", "grain", "coin"])
def test_without_another_majority_one_resource_of_choice(good: str) -> None:
    g = at({"duties": {"s": 2, "n": 1}}, {"duties": {"n": 2}}, moment="act", tithes=COUNTERS)
    do(g, "duty taxation")
    assert legal(g) == ["take stone", "take grain", "take coin"]
    before = stock(g)[good]
    do(g, f"take {good}")
    assert stock(g)[good] == before + 1
    assert not legal(g)[0].startswith("take")


@pytest.mark.rule("PIL-TAX-2", "PIL-TAX-4", "PIL-TAX-5", "PIL-EX-6")
@pytest.mark.parametrize(
    ("second", "third", "stone", "coin"),
    [("stone", "stone", 3, 1), ("coin", "coin", 1, 3), ("stone", "coin", 2, 2)],
)
def test_majorities_bring_their_tithes(second: str, third: str, stone: int, coin: int) -> None:
    """Yellow: 2 on Taxation, majority on Produce (stone) and Construct (coin); grain first."""
    rows = [{"duties": {"s": 2, "n": 2, "sw": 2}, "city": 0}, {"duties": {"s": 1}}]
    g = at(*rows, {"duties": {"s": 1}}, players=3, moment="act", tithes=COUNTERS)
    do(g, "duty taxation", "take grain")
    assert legal(g) == ["take stone", "take coin", "done"]
    assert refused(g, "take grain").rule == "PIL-TAX-2"
    do(g, f"take {second}", f"take {third}")
    assert stock(g) == {"stone": stone, "grain": 2, "coin": coin, "piety": 0}
    assert ring(g) == {"n": 2, "sw": 2, "city": 2}


@pytest.mark.rule("PIL-R45")
def test_fewer_may_be_taken_and_all_come_from_the_supply() -> None:
    g = at({"duties": {"s": 2, "n": 2}}, moment="act", tithes=COUNTERS)
    do(g, "duty taxation", "take coin", "take stone", "done")
    assert sum(stock(g).values()) == 5
    assert g.view(0)["duties"][0]["tithe"] == "stone"


@pytest.mark.rule("PIL-TAX-4")
def test_never_more_than_three() -> None:
    row = {"duties": {"s": 3, "n": 3, "sw": 3, "e": 3}, "buildings": ["scriptorium"]}
    g = at({**row, "village": 0}, moment="act", tithes=COUNTERS)
    do(g, "use scriptorium", "duty taxation", "take stone", "take stone", "take coin")
    assert not any(text.startswith("take") for text in legal(g))


@pytest.mark.rule("PIL-TAX-6")
def test_nothing_else_adds_to_taxation() -> None:
    row = {"duties": {"s": 2}, "activities": SIX, "buildings": ["quarry", "mint", "infirmary"]}
    g = at(row, moment="act", tithes=COUNTERS)
    do(g, "duty taxation")
    for name in ("quarry", "mint", "infirmary"):
        assert refused(g, f"use {name}").key == "wrong-moment"
    before = stock(g)
    do(g, "take stone")
    assert stock(g)["stone"] == before["stone"] + 1
    assert sum(stock(g).values()) == sum(before.values()) + 1


@pytest.mark.rule("PIL-TAX-7")
def test_a_cornucopia_of_a_majority_is_what_one_likes() -> None:
    g = at({"duties": {"s": 2, "ne": 2}}, moment="act", tithes=COUNTERS)
    do(g, "duty taxation", "take stone")
    assert legal(g) == ["take stone", "take grain", "take coin", "done"]


@pytest.mark.rule("PIL-TAX-8")
def test_majorities_are_read_after_movement() -> None:
    g = at({"duties": {"sw": 1, "s": 2, "nw": 1}, "city": 0}, tithes=COUNTERS)
    do(g, "move nw")  # onto Produce, at parity with a dummy
    do(g, "duty taxation", "take grain")
    assert not any(text == "take stone" for text in legal(g))
    g = at({"duties": {"n": 1, "s": 2, "nw": 1}, "city": 0}, tithes=COUNTERS)
    do(g, "move nw")  # the second one there
    do(g, "duty taxation", "take grain")
    assert "take stone" in legal(g)


# Ordination


@pytest.mark.rule("PIL-ORDI-1", "PIL-ORDI-2", "PIL-ORDI-3")
def test_ordain_and_mission_cost_a_grain_each() -> None:
    g = at({"duties": {"nw": 2}, "grain": 3, "city": 0}, moment="act")
    do(g, "duty ordination")
    assert legal(g) == ["ordain", "mission"]
    do(g, "mission")
    assert (where(g)["abbey"], where(g)["city"], stock(g)["grain"]) == (2, 1, 2)
    do(g, "ordain")
    assert (where(g)["abbey"], stock(g)["grain"]) == (3, 1)


@pytest.mark.rule("PIL-ORDI-4")
def test_who_was_just_ordained_may_go_on_mission() -> None:
    row = {"duties": {"nw": 2}, "abbey": 0, "grain": 2, "city": 0}
    g = at(row, moment="act")
    do(g, "duty ordination")
    assert legal(g) == ["ordain"]
    do(g, "ordain", "mission")
    assert ring(g) == {"city": 3}


@pytest.mark.rule("PIL-ORDI-2", "PIL-R9")
def test_an_empty_village_or_abbey_stops_it() -> None:
    full = dict.fromkeys(SIX, 2)
    g = at({"duties": {"nw": 1}, "village": 0, "abbey": 3, "activities": full}, moment="act")
    do(g, "duty ordination")
    assert refused(g, "ordain").rule == "PIL-R9"
    g = at({"duties": {"nw": 1}, "abbey": 0}, moment="act")
    do(g, "duty ordination")
    assert refused(g, "mission").rule == "PIL-R9"


@pytest.mark.rule("PIL-ORDI-5", "PIL-BUIL-INFIRMARY")
def test_the_infirmary_allows_a_paid_step_more() -> None:
    g = at(
        {"duties": {"nw": 1}, "grain": 2, "buildings": ["infirmary"]},
        {"duties": {"nw": 1}},
        moment="act",
    )
    do(g, "duty ordination", "use infirmary", "ordain", "ordain")
    assert stock(g)["grain"] == 0
    g = at(
        {"duties": {"nw": 1}, "grain": 1, "buildings": ["infirmary"]},
        {"duties": {"nw": 1}},
        moment="act",
    )
    do(g, "duty ordination", "use infirmary", "ordain")
    assert "ordain" not in legal(g)


@pytest.mark.rule("PIL-EX-20", "PIL-BUIL-MILL", "PIL-R46")
def test_the_mill_holds_two_grain_back() -> None:
    row = {"duties": {"nw": 2}, "buildings": ["infirmary", "mill"]}
    g = at({**row, "grain": 3}, moment="act")
    do(g, "duty ordination", "use infirmary", "use mill", "ordain", "ordain", "ordain")
    assert stock(g)["grain"] == 2
    g = at({**row, "grain": 2}, moment="act")
    do(g, "duty ordination", "use infirmary", "use mill", "ordain", "ordain")
    assert stock(g)["grain"] == 2
    assert "ordain" not in legal(g)


@pytest.mark.rule("PIL-R46")
def test_the_mill_asks_for_the_grain_to_be_held_and_counts_no_coins() -> None:
    g = at({"duties": {"w": 2}, "grain": 1, "coin": 2, "buildings": ["mill"]}, moment="act")
    do(g, "duty give_alms", "use mill", "give grain")
    assert (stock(g)["grain"], g.players[0].alms) == (1, 1)
    assert "give grain" not in legal(g)  # a second one would have to be held
    do(g, "give coin")
    assert (stock(g)["coin"], g.players[0].alms) == (1, 2)
    late = at({"duties": {"w": 2}, "grain": 3, "buildings": ["mill"]}, moment="act")
    do(late, "duty give_alms", "give grain")
    assert refused(late, "use mill").rule == "PIL-BUIL-MILL"


# Special activities


@pytest.mark.rule("PIL-SPEC-1")
def test_there_are_six_activities() -> None:
    g = at({"duties": {"ne": 2}, "abbey": 3}, moment="act")
    do(g, "duty allocation")
    assert options(g, "assign") == SIX


@pytest.mark.rule("PIL-SPEC-2")
def test_the_bonus_lasts_as_long_as_the_acolyte_stays() -> None:
    row = {"duties": {"n": 1, "ne": 1}, "activities": ["fields"], "abbey": 0}
    g = at(row, moment="act")
    do(g, "duty produce", "grain 2")
    assert where(g)["fields"] == 1
    g = at(row, moment="act")
    do(g, "duty allocation", "recall fields")
    assert g.view(0)["outlook"]["bonus"]["fields"] == 0
    assert at(row).view(0)["outlook"]["bonus"]["fields"] == 1


@pytest.mark.rule("PIL-SPEC-4", "PIL-ROADS-3")
def test_the_engineer_adds_to_build_roads() -> None:
    def tiles(activities: list[str]) -> int:
        row = {"duties": {"se": 1}, "city": 0, "stone": 9, "activities": activities}
        g = at(row, {"duties": {"se": 1}}, moment="act")
        do(g, "duty build_roads", "lay e7 sw ne")
        count = 1
        while lay := options(g, "lay"):
            do(g, f"lay {lay[0]}")
            count += 1
        return count

    assert tiles([]) == 1
    assert tiles(["road_engineer"]) == 2


@pytest.mark.rule("PIL-SPEC-9")
def test_a_bonus_need_not_be_used() -> None:
    g = at({"duties": {"n": 1}, "activities": ["stone_mason"]}, moment="act")
    do(g, "duty produce")
    assert options(g, "stone") == ["2", "1"]
    do(g, "stone 1")
    assert stock(g)["stone"] == 2


@pytest.mark.rule("PIL-SPEC-10")
def test_acolytes_on_activities_score_nothing() -> None:
    g = at({"village": 10, "abbey": 0, "city": 0, "duties": {"n": 1}, "activities": SIX[:5]}, {})
    assert source(g, "acolytes") == 1


@pytest.mark.rule("PIL-R86")
def test_some_add_to_the_yield_and_some_to_the_value() -> None:
    """A Quarry's stone is no further action: with it the duty still ends at once; the Infirmary is
    one, so that the player may go on."""
    g = at({"duties": {"n": 1}, "buildings": ["quarry"]}, moment="act")
    do(g, "duty produce", "stone 2")
    assert stock(g)["stone"] == 3
    g = at({"duties": {"ne": 1}, "buildings": ["infirmary"]}, {"duties": {"ne": 1}}, moment="act")
    do(g, "duty allocation", "use infirmary", "assign vestry")
    assert options(g, "assign")


@pytest.mark.rule("PIL-R47", "PIL-BUIL-CHAPTER_HOUSE")
def test_the_chapter_house_takes_one_second_acolyte_for_each_use() -> None:
    row = {"duties": {"ne": 2}, "abbey": 3, "activities": ["vestry", "fields"]}
    g = at({**row, "buildings": ["chapter_house"]}, moment="act")
    do(g, "duty allocation", "use chapter_house", "assign vestry")
    assert where(g)["vestry"] == 2
    assert refused(g, "assign fields").rule == "PIL-ALLOC-2"
    assert refused(g, "assign vestry").rule == "PIL-ALLOC-2"


@pytest.mark.rule("PIL-R47", "PIL-R104")
def test_a_second_acolyte_works_for_the_owner_or_a_hirer() -> None:
    row = {"duties": {"n": 1}, "activities": {"stone_mason": 2}, "coin": 3}
    g = at({**row, "buildings": ["chapter_house"]}, moment="act")
    do(g, "duty produce")
    assert options(g, "stone") == ["3", "2", "1"]
    other = {"buildings": ["chapter_house"], "coin": 0}
    g = at(row, other, moment="act", merchant="construct", tithes=COUNTERS)
    do(g, "duty produce")
    assert options(g, "stone") == ["2", "1"]  # the second one is idle
    do(g, "hire chapter_house")
    assert options(g, "stone") == ["3", "2", "1"]
    assert (stock(g)["coin"], stock(g, 2)["coin"]) == (2, 1)


@pytest.mark.rule("PIL-R104")
def test_two_working_acolytes_count_twice() -> None:
    house = ["chapter_house"]
    row = {"duties": {"w": 1}, "activities": {"alms_house": 2}, "coin": 5, "buildings": house}
    g = at(row, moment="act")
    do(g, "duty give_alms", "give coin", "give coin", "decline", "give coin")
    assert g.players[0].alms == 3
    engineers = {"city": 0, "activities": {"road_engineer": 2}, "stone": 9, "buildings": house}
    row = {"duties": {"se": 1}, **engineers}
    g = at(row, {"duties": {"se": 1}}, moment="act")
    do(g, "duty build_roads", "lay e7 sw ne")
    assert g.frames[-1].prompt(g, 0)["left"] == 2
    row = {"duties": {"sw": 1}, **engineers}
    g = at(row, {"duties": {"sw": 1}}, moment="act")
    do(g, "duty construct", "lay e7 sw ne")
    for _ in range(2):
        do(g, f"lay {options(g, 'lay')[0]}")
    assert not options(g, "lay")
