"""Buildings (BUIL): used, hired, and each for itself."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.pilgrim.pieces import BUILDINGS
from tests.rules.pilgrim.support import (
    STONE,
    TRADE,
    asks,
    at,
    do,
    legal,
    live,
    merchant,
    options,
    player,
    refused,
    ring,
    slots,
    stock,
    where,
)
from tests.rules.pilgrim.test_roads import builder, building

# Counters of a first play: the Merchant at Produce makes stone the trade resource.
COIN = {"merchant": "produce", "tithes": {"produce": "coin"}}
HORN = {"merchant": "produce", "tithes": {"produce": "cornucopia"}}


def owner(*buildings: str, **more: Any) -> dict[str, Any]:
    return {"buildings": list(buildings), "duties": {"n": 1}, "city": 2, **more}


@pytest.mark.rule("PIL-R2")
def test_a_building_goes_live_the_moment_the_ship_comes() -> None:
    """A Confession Box on the ship's next hex serves in that same round end."""
    boxes = ["confession_box", "well", "quarry", "mint"]
    g = at(
        {"stone": 2},
        {},
        round=2,
        buildings=boxes,
        moment="round-end",
        merchant="ordination",
        tithes={"produce": "stone"},
    )
    assert live(g) == ["confession_box"]
    assert asks(g) == "confess 1"
    assert "hire confession_box" in legal(g)


@pytest.mark.rule("PIL-BUIL-2")
def test_live_on_the_map_and_on_boards_until_donated() -> None:
    g = at({"buildings": ["well"]}, {"donated": ["guild"]}, round=10)
    assert "well" in live(g)
    assert "quarry" in live(g)
    assert "guild" not in live(g)


@pytest.mark.rule("PIL-BUIL-3")
def test_buildings_need_no_acolyte() -> None:
    g = at(owner("pulpit", city=0))
    before = where(g)
    do(g, "use pulpit")
    assert where(g)["produce"] == before["produce"]


@pytest.mark.rule("PIL-BUIL-4")
def test_a_building_serves_in_the_turn_it_was_constructed() -> None:
    g = at({"duties": {"sw": 1}, "stone": 3}, round=26, moment="act")
    do(g, "duty construct", "construct pulpit")
    assert "use pulpit" in legal(g)


@pytest.mark.rule("PIL-R3")
def test_hired_and_then_constructed_it_serves_no_second_time() -> None:
    g = at({"duties": {"sw": 2}, "stone": 5}, round=26, moment="act", **STONE)
    do(g, "hire pulpit", "duty construct", "construct pulpit")
    assert refused(g, "use pulpit").rule == "PIL-BUIL-5"


@pytest.mark.rule("PIL-BUIL-6", "PIL-BUIL-9")
def test_owners_pay_nothing_and_use_their_own_even_on_taxation() -> None:
    g = at(owner("pulpit", stone=0, grain=0, coin=0), merchant="taxation")
    do(g, "use pulpit")
    assert sum(stock(g).values()) == 0


@pytest.mark.rule("PIL-BUIL-7", "PIL-MERC-2")
def test_hiring_pays_one_trade_resource_to_the_owner() -> None:
    g = at(owner(stone=1), {"buildings": ["pulpit"], "stone": 6}, **STONE)
    do(g, "hire pulpit")
    assert (stock(g)["stone"], stock(g, 2)["stone"]) == (0, 7)
    poor = at(owner(stone=0), {"buildings": ["pulpit"]}, **STONE)
    assert refused(poor, "hire pulpit").rule == "PIL-BUIL-7"


@pytest.mark.rule("PIL-BUIL-8", "PIL-R10")
def test_hiring_from_the_map_pays_the_supply_and_is_open_to_all() -> None:
    g = at(owner(stone=2), {"stone": 2}, round=26, **STONE)
    do(g, "hire pulpit")
    assert (stock(g)["stone"], stock(g, 2)["stone"]) == (1, 2)
    do(g, "move n")
    do(g, "tithe allocation" if "tithe allocation" in legal(g) else legal(g)[0])
    while g.to_act[0] == 0:
        do(g, "end" if "end" in legal(g) else legal(g)[0])
    assert "hire pulpit" in legal(g)  # the same building, in the same round


@pytest.mark.rule("PIL-BUIL-9", "PIL-MERC-3")
def test_with_the_merchant_on_taxation_nothing_is_hired() -> None:
    g = at(owner(stone=5), {"buildings": ["pulpit"]}, round=26, merchant="taxation")
    assert options(g, "hire") == []
    assert refused(g, "hire pulpit").rule == "PIL-BUIL-9"


@pytest.mark.rule("PIL-BUIL-10")
def test_buildings_are_neither_discarded_nor_moved() -> None:
    six = ["confession_box", "chapter_house", "brewery", "cloisters", "bank", "kogge"]
    g = at({"buildings": six, "duties": {"sw": 1}, "stone": 9}, round=26, moment="act")
    do(g, "duty construct")
    assert options(g, "construct") == []
    assert slots(g) == six


@pytest.mark.rule("PIL-R59", "PIL-MERC-4")
def test_at_the_cornucopia_the_fee_is_chosen_for_each_hire() -> None:
    row = owner(stone=1, grain=1, coin=0)
    g = at(row, {"buildings": ["pulpit", "guild"], "stone": 0, "grain": 0}, **HORN)
    assert options(g, "hire") == ["guild stone", "guild grain", "pulpit stone", "pulpit grain"]
    do(g, "hire pulpit stone", "hire guild grain")
    assert (stock(g, 2)["stone"], stock(g, 2)["grain"]) == (1, 1)


@pytest.mark.rule("PIL-R60")
def test_fees_may_lift_an_owner_above_six() -> None:
    g = at(owner(stone=1), {"buildings": ["pulpit"], "stone": 6}, **STONE)
    do(g, "hire pulpit")
    assert stock(g, 2)["stone"] == 7


@pytest.mark.rule("PIL-BUIL-CONFESSION_BOX", "PIL-REND-8", "PIL-R5")
def test_the_confession_box_counts_two_more_piety() -> None:
    box = {"buildings": ["confession_box"]}
    no_hiring = {"moment": "round-end", "merchant": "build_roads", "round": 2}
    g = at({"piety": 3, **box}, {"piety": 4}, **no_hiring)
    assert asks(g) == "confess 1"
    do(g, "use confession_box")
    assert asks(g) == "name-start 1"
    assert stock(g)["piety"] == 3
    g = at({"piety": 3, **box}, {"piety": 4}, **no_hiring)
    do(g, "decline")
    assert asks(g) == "name-start 2"
    top = at({"piety": 12, **box}, {"piety": 12}, {}, start=1, players=3, **no_hiring)
    do(top, "use confession_box")
    assert asks(top) == "name-start 1"  # 14 against 12


@pytest.mark.rule("PIL-R5")
def test_the_box_is_offered_in_turn_order_at_the_merchants_new_place() -> None:
    counters = {"produce": "stone", "allocation": "grain"}
    g = at(
        {"buildings": ["confession_box"], "grain": 0, "piety": 2},
        {"grain": 1, "stone": 0, "piety": 1},
        {"grain": 1, "piety": 1},
        players=3,
        start=2,
        moment="round-end",
        merchant="produce",
        tithes=counters,
    )
    assert asks(g) == "confess 2"
    do(g, "hire confession_box")
    assert (stock(g, 2)["grain"], stock(g, 1)["grain"]) == (0, 1)
    assert asks(g) == "confess 3"
    do(g, "hire confession_box")
    assert asks(g) == "confess 1"
    do(g, "use confession_box")
    assert asks(g).startswith("name-start")


@pytest.mark.rule("PIL-R107")
def test_the_box_is_offered_only_where_it_could_change_who_decides() -> None:
    box = {"buildings": ["confession_box"]}
    no_hiring = {"moment": "round-end", "merchant": "build_roads", "round": 2}
    far_ahead = at({"piety": 12, **box}, {}, **no_hiring)
    assert asks(far_ahead) == "name-start 1"
    far_behind = at({"piety": 3, **box}, {"piety": 6}, **no_hiring)
    assert asks(far_behind) == "name-start 2"
    holder_in_a_tie = at({"piety": 3, **box}, {"piety": 5}, start=1, **no_hiring)
    assert asks(holder_in_a_tie) == "name-start 2"
    next_in_a_tie = at({"piety": 3, **box}, {"piety": 5}, start=2, **no_hiring)
    assert asks(next_in_a_tie) == "confess 1"


@pytest.mark.rule("PIL-R107")
def test_the_box_is_offered_where_a_later_one_could_catch_up() -> None:
    hiring = {"moment": "round-end", "merchant": "produce", "tithes": {"allocation": "grain"}}
    rows = {"piety": 4, "buildings": ["confession_box"]}, {"piety": 3, "grain": 1}
    g = at(*rows, start=1, **hiring)
    assert asks(g) == "confess 1"
    do(g, "decline")
    assert asks(g) == "confess 2"
    poor = at(rows[0], {"piety": 3, "grain": 0}, start=1, **hiring)
    assert asks(poor) == "name-start 1"


@pytest.mark.rule("PIL-R107", "PIL-ALMS-5")
@pytest.mark.parametrize(
    ("yard", "asked"), [("buildings", "confess 1"), ("donated", "name-start 1")]
)
def test_a_wagon_yard_brings_a_box_unless_it_is_given_away(yard: str, asked: str) -> None:
    rival = {"piety": 6, "stone": 0, "grain": 0, "coin": 0, yard: ["wagon_yard"]}
    tithes = {"produce": "stone"}
    layout = {"buildings": ["confession_box", "well", "quarry", "mint"], "tithes": tithes}
    g = at(
        {"piety": 7, "stone": 1},
        rival,
        round=20,
        moment="round-end",
        merchant="ordination",
        **layout,
    )
    assert asks(g) == asked


@pytest.mark.rule("PIL-BUIL-GUILD", "PIL-R55")
def test_the_guild_moves_the_merchant_and_nothing_else() -> None:
    g = at({**owner("guild"), "routes": [TRADE]}, {}, **STONE)
    before = stock(g)
    do(g, "use guild")
    assert merchant(g) == "allocation"
    assert stock(g) == before
    on_tax = at(owner("guild"), merchant="taxation")
    do(on_tax, "use guild")
    assert merchant(on_tax) == "construct"
    hired = at(owner(stone=5), {"buildings": ["guild"]}, merchant="taxation")
    assert refused(hired, "hire guild").rule == "PIL-BUIL-9"


@pytest.mark.rule("PIL-R98")
def test_the_guilds_fee_follows_the_old_place_later_hires_the_new_one() -> None:
    counters = {"produce": "stone", "allocation": "grain"}
    g = at(
        owner(stone=1, grain=1),
        {"buildings": ["guild", "pulpit"]},
        merchant="produce",
        tithes=counters,
    )
    do(g, "hire guild")
    assert (stock(g)["stone"], stock(g)["grain"]) == (0, 1)
    do(g, "hire pulpit")
    assert stock(g)["grain"] == 0
    g = at(owner("guild", stone=9), {"buildings": ["pulpit"]}, merchant="build_roads")
    do(g, "use guild")
    assert merchant(g) == "taxation"
    assert refused(g, "hire pulpit").rule == "PIL-BUIL-9"


@pytest.mark.rule("PIL-BUIL-BREWERY")
def test_the_brewery_sells_one_grain_for_two_coins() -> None:
    g = at(owner("brewery", grain=2, coin=0))
    do(g, "use brewery")
    assert (stock(g)["grain"], stock(g)["coin"]) == (1, 2)
    none = at(owner("brewery", grain=0))
    assert refused(none, "use brewery").rule == "PIL-BUIL-BREWERY"
    fee = {"merchant": "produce", "tithes": {"produce": "grain"}}
    hired = at(owner(grain=1), {"buildings": ["brewery"]}, **fee)
    assert "hire brewery" not in legal(hired)  # the fee would take the grain


@pytest.mark.rule("PIL-BUIL-GRAIN_STORE", "PIL-BUIL-STONE_YARD", "PIL-BUIL-INDULGENCES", "PIL-R58")
@pytest.mark.parametrize(
    ("building", "good"),
    [("grain_store", "grain"), ("stone_yard", "stone"), ("indulgences", "piety")],
)
def test_stores_trade_any_number_one_for_one_in_one_direction(building: str, good: str) -> None:
    row = owner(building, **{"coin": 2, good: 3})
    g = at(row)
    do(g, f"use {building}")
    assert legal(g) == ["sell", "buy"]
    assert refused(g, "done").rule == "PIL-R58"
    do(g, "sell", "sell")
    assert refused(g, "buy").rule == "PIL-R58"
    do(g, "done")
    assert (stock(g)[good], stock(g)["coin"]) == (1, 4)
    g = at(row)
    do(g, f"use {building}", "buy", "buy")
    assert (stock(g)[good], stock(g)["coin"]) == (5, 0)
    assert asks(g) == "move 1"


@pytest.mark.rule("PIL-R58")
def test_a_store_cannot_pay_its_own_fee() -> None:
    g = at(owner(stone=0, coin=5), {"buildings": ["stone_yard"]}, **STONE)
    assert refused(g, "hire stone_yard").rule == "PIL-BUIL-7"


@pytest.mark.rule("PIL-BUIL-DORMITORY", "PIL-BUIL-INQUISITION", "PIL-R54")
def test_dormitory_and_inquisition_come_before_movement() -> None:
    g = at(owner("dormitory", "inquisition"))
    do(g, "use inquisition")
    assert options(g, "into") == ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    do(g, "into w", "use dormitory")
    assert options(g, "from") == ["n", "w"]
    do(g, "from n")
    assert ring(g) == {"w": 1, "city": 2}
    do(g, "move w", "to nw")
    assert refused(g, "use dormitory").key in ("wrong-moment", "used-already")
    empty = at(owner("inquisition", "dormitory", city=0))
    assert refused(empty, "use inquisition").rule == "PIL-BUIL-INQUISITION"


@pytest.mark.rule("PIL-BUIL-LIBRARY", "PIL-R53")
def test_the_library_comes_after_acolytes_have_returned() -> None:
    g = at(owner("library", city=0), moment="act")
    do(g, "duty produce", "grain 1", "use library")
    assert options(g, "into")[-1] == "abbey"
    do(g, "into ne")
    assert ring(g) == {"ne": 1}
    tithe = at(owner("library", city=1), moment="act", **STONE)
    do(tithe, "tithe produce", "use library", "into abbey")
    assert where(tithe)["abbey"] == 4
    early = at(owner("library"))
    assert refused(early, "use library").rule == "PIL-BUIL-LIBRARY"


@pytest.mark.rule("PIL-BUIL-RELIQUARY", "PIL-R57")
def test_the_reliquary_saves_one_piety_once() -> None:
    g = building(builder("f6 e7 d7", piety=0, buildings=["reliquary"]))
    assert "shrine d7" not in legal(g)
    do(g, "use reliquary", "shrine d7")
    assert stock(g)["piety"] == 0
    site = building(
        builder("f7 f8 e8 d9", piety=2, buildings=["reliquary"]), site_tiles={"NE": "site_1"}
    )
    do(site, "use reliquary", "lay d9 sw n", "decline")
    assert stock(site)["piety"] == 0
    row = builder("f6 e7 *d7 d8 d9 e9", piety=3, buildings=["reliquary"])
    once = building({**row, "activities": ["road_engineer"]})
    do(once, "use reliquary", "shrine e9")
    assert stock(once)["piety"] == 2
    assert refused(once, "use reliquary").rule == "PIL-BUIL-5"


@pytest.mark.rule("PIL-BUIL-BANK", "PIL-R4")
def test_the_bank_lets_coins_stand_in_for_one_kind() -> None:
    g = at(
        {"duties": {"sw": 1}, "stone": 1, "coin": 5, "buildings": ["bank"]}, round=26, moment="act"
    )
    do(g, "use bank", "duty construct", "construct mill")
    assert legal(g) == ["swap stone 2", "swap stone 3"]
    do(g, "swap stone 2")
    assert (stock(g)["stone"], stock(g)["coin"]) == (0, 3)


@pytest.mark.rule("PIL-R4")
def test_one_payment_one_kind_piety_included() -> None:
    g = building(builder("f6 e7 d7", stone=2, piety=0, coin=2, buildings=["bank"]))
    do(g, "use bank", "shrine d7")
    assert stock(g) == {"stone": 1, "grain": 1, "coin": 1, "piety": 0}
    assert refused(g, "use bank").rule == "PIL-BUIL-5"
    both = building(builder("f6 e7 d7", stone=0, piety=0, coin=9, buildings=["bank"]))
    do(both, "use bank")
    assert "shrine d7" not in legal(both)  # two kinds are missing
    ordain = {"duties": {"nw": 2}, "grain": 0, "coin": 2, "buildings": ["bank"]}
    g = at(ordain, moment="act")
    do(g, "use bank", "duty ordination", "ordain", "ordain")  # there is no other way to pay
    assert (stock(g)["coin"], where(g)["abbey"]) == (0, 5)


@pytest.mark.rule("PIL-R4")
def test_a_fee_paid_through_the_bank_arrives_as_coins() -> None:
    g = at(owner("bank", stone=0, coin=2), {"buildings": ["pulpit"], "coin": 0}, **STONE)
    assert "hire pulpit" not in legal(g)
    do(g, "use bank", "hire pulpit coin")
    assert (stock(g)["coin"], stock(g, 2)["coin"]) == (1, 1)
    hired = at(owner(stone=0, coin=2), {"buildings": ["bank"]}, **STONE)
    assert refused(hired, "hire bank").rule == "PIL-BUIL-7"  # not its own fee


@pytest.mark.rule("PIL-BUIL-CUSTOMS_HOUSE", "PIL-R50")
def test_the_customs_house_makes_majorities_of_all_occupied_duties() -> None:
    row = {"duties": {"s": 1, "n": 1, "ne": 1}, "coin": 0, "buildings": ["customs_house"]}
    rival = {"duties": {"s": 3, "n": 3, "ne": 3}}
    counters = {"produce": "stone", "allocation": "grain"}
    g = at({**row, "city": 0}, {**rival, "village": 0}, moment="act", tithes=counters)
    assert refused(g, "duty taxation").rule == "PIL-R11"
    do(g, "use customs_house", "duty taxation", "take coin")
    assert legal(g) == ["take stone", "take grain", "done"]
    do(g, "take stone", "take grain")
    assert stock(g) == {"stone": 2, "grain": 2, "coin": 1, "piety": 0}


@pytest.mark.rule("PIL-BUIL-PULPIT", "PIL-R48")
def test_the_pulpit_ordains_one_serf_for_free_with_any_turn() -> None:
    g = at(owner("pulpit", "infirmary", grain=0))
    before = where(g)
    do(g, "use pulpit")
    assert (where(g)["village"], where(g)["abbey"]) == (before["village"] - 1, before["abbey"] + 1)
    assert refused(g, "use infirmary").key == "wrong-moment"
    ordination = at(
        {"duties": {"nw": 1}, "grain": 1, "buildings": ["pulpit"]},
        {"duties": {"nw": 1}},
        moment="act",
    )
    do(ordination, "duty ordination", "use pulpit", "ordain")
    assert "ordain" not in legal(ordination)  # it is no step of the duty


@pytest.mark.rule("PIL-BUIL-SCRIPTORIUM", "PIL-R49")
def test_the_scriptorium_counts_one_more_on_every_occupied_duty() -> None:
    row = {"duties": {"s": 1, "n": 1}, "buildings": ["scriptorium"], "city": 0}
    g = at(row, {"duties": {"s": 1, "ne": 1}}, moment="act", tithes={"produce": "stone"})
    standing = {one["id"]: one["standing"] for one in g.view(0)["duties"] if one["standing"]}
    assert standing == {"produce": "parity", "taxation": "parity"}
    do(g, "use scriptorium")
    standing = {one["id"]: one["standing"] for one in g.view(0)["duties"] if one["standing"]}
    assert standing == {"produce": "majority", "taxation": "majority"}
    assert g.view(1)["duties"][4]["standing"] == "parity"  # only for its user
    do(g, "duty taxation", "take coin")
    assert "take stone" in legal(g)
    assert refused(g, "use scriptorium").rule in ("PIL-BUIL-5", "PIL-BUIL-SCRIPTORIUM")


@pytest.mark.rule("PIL-R49", "PIL-R50")
def test_the_board_names_the_buildings_that_lift_a_standing() -> None:
    """Any other one in use leaves it alone."""
    everywhere = dict.fromkeys(("n", "ne", "e", "se", "s", "sw", "w", "nw"), 1)
    row = {"duties": everywhere, "city": 0}
    g = at(row, row, moment="act")
    facts = registry.load("pilgrim").board(registry.config("pilgrim", 2, "0"))["buildings"]
    for index, name in enumerate(BUILDINGS):
        g.players[0].active = 1 << index
        lifted = {one["id"] for one in g.view(0)["duties"] if one["standing"] != "parity"}
        assert lifted == {duty for one in facts if one["id"] == name for duty in one["lifts"]}


@pytest.mark.rule("PIL-BUIL-WAGON_YARD", "PIL-R56")
def test_the_wagon_yard_hires_without_a_fee_also_on_taxation() -> None:
    g = at(
        owner("wagon_yard", stone=0, grain=0, coin=0),
        {"buildings": ["pulpit", "guild"]},
        merchant="taxation",
    )
    do(g, "use wagon_yard")
    assert options(g, "borrow") == ["guild", "pulpit"]
    do(g, "borrow pulpit")
    assert where(g)["abbey"] == 4
    assert refused(g, "use wagon_yard").rule == "PIL-BUIL-5"
    other = at(owner(stone=1), {"buildings": ["wagon_yard", "pulpit"]}, **STONE)
    do(other, "hire wagon_yard")
    assert (stock(other)["stone"], where(other)["abbey"]) == (0, 4)
    tax = at(owner(stone=1), {"buildings": ["wagon_yard"]}, merchant="taxation")
    assert refused(tax, "hire wagon_yard").rule == "PIL-BUIL-9"


@pytest.mark.rule("PIL-R56", "PIL-BUIL-5")
def test_a_building_borrowed_has_been_used() -> None:
    g = at(owner("wagon_yard", stone=3), {"buildings": ["pulpit"]}, **STONE)
    do(g, "use wagon_yard")
    assert refused(g, "hire pulpit").rule == "PIL-BUIL-5"


@pytest.mark.rule("PIL-R99")
def test_the_wagon_yard_serves_for_a_confession_box_on_taxation_too() -> None:
    rows = {"buildings": ["wagon_yard"], "piety": 1}, {"buildings": ["confession_box"], "piety": 2}
    g = at(*rows, moment="round-end", merchant="build_roads", round=2)
    assert merchant(g) == "taxation"
    assert asks(g) == "confess 1"
    assert legal(g) == ["decline", "use wagon_yard"]
    do(g, "use wagon_yard")
    assert asks(g) == "confess 2"
    do(g, "decline")
    assert asks(g) == "name-start 1"


@pytest.mark.rule("PIL-BUIL-INFIRMARY")
def test_a_hired_infirmary_in_the_middle_of_a_duty() -> None:
    g = at(
        {"duties": {"ne": 1}, "stone": 1},
        {"duties": {"ne": 1}, "buildings": ["infirmary"]},
        moment="act",
        **STONE,
    )
    do(g, "duty allocation", "assign vestry", "hire infirmary", "assign fields")
    assert (where(g)["vestry"], where(g)["fields"]) == (1, 1)
    assert player(g).stock[0] == 0
