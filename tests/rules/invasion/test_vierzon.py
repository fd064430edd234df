"""Capital Vierzon (INV-VIER, INV-EVT-VIER)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.orleans.pieces import NO_GOOD
from scriptorium.games.orleans.state import Game
from tests import support
from tests.rules.invasion.support import (
    CASTLE,
    SHIP,
    VILLAGE,
    WAGON,
    acts,
    asks,
    do,
    me,
    on,
    refused,
    texts,
    won,
)
from tests.rules.invasion.support import at as position
from tests.support import ORLEANS, bag, goods, market

GUILDHALL = {"guildhall": ["farmer", "craftsman", "knight"]}
MARKED = {f"marked_{kind}": 1 for kind in ("farmer", "boatman", "craftsman", "trader")}
ALL = ["hire_builder", "building_company", "building_materials", "fortress", "capital"]


def at(phase: str, seat: dict[str, Any] | None = None, **more: Any) -> Game:
    return position(phase, seat, scenario="vierzon", **more)


def start(seed: int = 1, **options: Any) -> Game:
    state = ORLEANS.new(registry.config("orleans", 1, seed, None, "vierzon", options))
    assert isinstance(state, Game)
    return state


def completed(g: Game) -> list[str]:
    return [one["id"] for one in g.view(0)["own"]["objectives"] if one["done"]]


def event(round_: int, seat: dict[str, Any], phase: str = "event", **more: Any) -> Game:
    return at(phase, seat, round=round_, **more)


# Setup


@pytest.mark.rule("INV-VIER-1", "INV-GEN-20", "INV-GEN-21")
def test_merchant_coins_and_the_market_stand() -> None:
    g = start()
    p = me(g)
    assert (g.rules.towns[p.merchant], p.coins) == ("orleans", 0)
    assert "market_stand" in g.view(0)["seats"][0]["tiles"]
    assert p.tracks[3] == 0
    assert [deed.id for deed in g.rules.deeds] == ["expanding_university", "founding_city_council"]


@pytest.mark.rule("INV-VIER-2")
def test_forty_goods_drawn_at_random() -> None:
    kinds = set()
    for seed in range(5):
        g = start(seed)
        on_map = [good for good in g.ways if good != NO_GOOD]
        assert len(on_map) + sum(g.goods) == 40
        kinds.add(tuple(g.goods[i] + on_map.count(i) for i in range(5)))
    assert len(kinds) > 1


@pytest.mark.rule("INV-VIER-3", "INV-VIER-4")
def test_one_good_on_each_connection_of_eight_towns() -> None:
    g = start()
    towns = {"orleans", "blois", "tours", "loches", "montrichard", "vierzon", "bourges", "sancerre"}
    filled = 0
    for way, (a, b, _, _) in enumerate(g.rules.ways):
        lying = [good for good in g.ways[2 * way : 2 * way + 2] if good != NO_GOOD]
        near = {g.rules.towns[a], g.rules.towns[b]} & towns
        assert len(lying) == (1 if near else 0)
        filled += len(lying)
    assert (filled, sum(g.goods)) == (24, 16)


@pytest.mark.rule("INV-VIER-5")
def test_seven_citizens() -> None:
    g = start()
    deeds = ["expanding_university", "founding_city_council"]
    board = ["development 3", "development 18", "development 28", "boatmen", "knights"]
    assert g.rules.citizen_names == [*board, *deeds]
    assert g.citizens.bit_count() == 7


@pytest.mark.rule("INV-VIER-6")
def test_five_random_tiles_of_each_stack() -> None:
    seen = 0
    for seed in range(20):
        g = start(seed)
        for stack in ("I", "II"):
            assert (g.stock & g.rules.stack_masks[stack]).bit_count() == 5
        assert not g.stock >> g.rules.by_id["market_stand"].index & 1
        seen |= g.stock
    assert seen.bit_count() == 26


@pytest.mark.rule("INV-VIER-7")
def test_followers_and_technology() -> None:
    g = start()
    assert (g.supply, g.technology) == ([4] * 7, 4)


# Course


@pytest.mark.rule("INV-VIER-8")
def test_rounds_without_census_and_with_torture() -> None:
    g = start()
    assert "census" not in [phase.name for phase in g.rules.phases]
    g = event(9, {"coins": 0, "goods": ["wool"] * 2})
    assert asks(g) == "torture"


@pytest.mark.rule("INV-VIER-9")
def test_the_deeds_pay_and_give_citizens() -> None:
    seat = {"coins": 0, "places": {"town_hall": ["scholar", "knight"]}}
    g = at("actions", seat, deeds={"founding_city_council": ["trader", "boatman", "farmer"]})
    do(g, "act town_hall")
    assert "send scholar expanding_university coins" in texts(g)
    assert "send scholar expanding_university development" in texts(g)
    do(g, "send knight founding_city_council")
    assert (me(g).coins, me(g).citizens) == (1, 1)
    do(g, "send scholar expanding_university development")
    assert me(g).development == 1


# Objectives


@pytest.mark.rule("INV-VIER-10", "INV-R41")
def test_in_any_order_and_complete_for_good() -> None:
    seat = {"coins": 25, "places": GUILDHALL, "merchant": "loches"}
    g = at("actions", seat)
    do(g, "complete fortress", "act guildhall")
    assert completed(g) == ["building_company", "fortress"]
    seat = {"coins": 0, "stations": ["loches"], "goods": ["wool"] * 2}
    g = at("event", seat, round=9, completed=["building_company"])
    do(g, "give station loches")
    assert completed(g) == ["building_company"]


@pytest.mark.rule("INV-VIER-11", "INV-R42")
@pytest.mark.parametrize("moment", ["before", "after-actions", "after-event"])
def test_a_payment_is_offered_and_may_wait(moment: str) -> None:
    g = at("actions", {"coins": 30}, round=10)
    assert "complete fortress" in texts(g)
    if moment != "before":
        do(g, "pass")
        assert (asks(g), texts(g)) == (
            "claim",
            ["complete hire_builder", "complete fortress", "done"],
        )
    if moment == "after-event":
        do(g, "done")
        assert asks(g) == "claim"
    do(g, "complete fortress")
    assert "fortress" in completed(g)


@pytest.mark.rule("INV-VIER-12")
def test_without_payment_they_mark_themselves_unless_the_order_matters() -> None:
    g = at("actions", {"places": GUILDHALL, "merchant": "loches"})
    do(g, "act guildhall")
    assert completed(g) == ["building_company"]
    assert refused(g, "complete capital").key == "objective-by-itself"
    options = {"objectives": "one-a-round"}
    g = at("actions", {"places": GUILDHALL, "merchant": "loches"}, options=options)
    do(g, "act guildhall")
    assert completed(g) == []
    do(g, "complete building_company")
    assert completed(g) == ["building_company"]


@pytest.mark.rule("INV-VIER-13")
def test_a_payment_is_made_in_one_go() -> None:
    g = at("actions", {"coins": 24})
    assert "complete fortress" not in texts(g)
    assert refused(g, "complete fortress").key == "objective-not-paid"
    g = at("actions", {"merchant": "vierzon", "goods": ["brocade"] * 3})
    do(g, "complete building_materials")
    assert asks(g) == "pay-value"
    assert texts(g) == ["pay brocade"]
    do(g, "pay brocade", "pay brocade", "pay brocade")
    assert completed(g) == ["building_materials"]


@pytest.mark.rule("INV-VIER-14")
def test_several_in_one_round() -> None:
    g = at("actions", {"coins": 35})
    do(g, "complete hire_builder", "complete fortress")
    assert (completed(g), me(g).coins) == (["hire_builder", "fortress"], 0)


@pytest.mark.rule("INV-VIER-15")
def test_completing_is_no_action() -> None:
    g = at("actions", {"coins": 25, "places": CASTLE})
    do(g, "complete fortress")
    assert asks(g) == "act"
    assert on(g, "castle") == ["farmer", "boatman", "trader"]


@pytest.mark.rule("INV-VIER-16")
def test_the_builder_costs_ten_coins() -> None:
    g = at("actions", {"coins": 12}, round=8)
    do(g, "complete hire_builder")
    assert me(g).coins == 2


@pytest.mark.rule("INV-VIER-17", "INV-R48")
def test_without_the_builder_round_nine_does_not_begin() -> None:
    g = event(8, {"coins": 0})
    assert (g.over, won(g), g.round) == (True, False, 8)
    g = event(8, {"coins": 0}, completed=["hire_builder"])
    assert (g.over, g.round) == (False, 9)


@pytest.mark.rule("INV-VIER-25")
def test_the_last_moment_for_the_builder_is_after_the_event_of_round_eight() -> None:
    g = event(8, {"coins": 10})
    assert asks(g) == "claim"
    do(g, "complete hire_builder")
    assert (g.over, g.round) == (False, 9)
    g = event(8, {"coins": 10})
    do(g, "done")
    assert won(g) is False


@pytest.mark.rule("INV-VIER-18")
def test_a_station_in_loches() -> None:
    g = at("actions", {"stations": ["tours"]})
    assert completed(g) == []
    g = at("actions", {"stations": ["loches"]})
    assert completed(g) == ["building_company"]


@pytest.mark.rule("INV-VIER-19", "INV-GEN-12", "INV-R4")
def test_goods_worth_twelve_in_vierzon_and_none_too_many() -> None:
    g = at("actions", {"merchant": "tours", "goods": ["brocade"] * 3})
    assert refused(g, "complete building_materials").key == "objective-not-met"
    held = ["brocade", "brocade", "brocade", "wine", "grain"]
    g = at("actions", {"merchant": "vierzon", "goods": held})
    before = g.goods[:]
    do(g, "complete building_materials")
    # A grain is too many in all that could be paid.
    assert texts(g) == ["pay wine", "pay brocade"]
    assert refused(g, "pay grain").key == "good-superfluous"
    do(g, "pay wine", "pay brocade")
    assert texts(g) == ["pay brocade"]
    do(g, "pay brocade")
    assert goods(me(g)) == {"brocade": 1, "grain": 1}
    assert [now - then for now, then in zip(g.goods, before, strict=True)] == [0, 0, 1, 0, 2]
    assert completed(g) == ["building_materials"]


@pytest.mark.rule("INV-VIER-20")
def test_the_fortress_costs_twenty_five_coins() -> None:
    g = at("actions", {"coins": 26})
    do(g, "complete fortress")
    assert me(g).coins == 1


@pytest.mark.rule("INV-VIER-21")
@pytest.mark.parametrize(("stations", "met"), [(6, False), (7, True)])
def test_stations_and_citizens_times_status(stations: int, met: bool) -> None:
    towns = ["tours", "blois", "chartres", "briare", "vierzon", "bourges", "sancerre"]
    g = at("actions", {"development": 15, "citizens": 0, "stations": towns[:stations]})
    assert g.rules.status[15] == 4
    assert completed(g) == (["capital"] if met else [])


# End and difficulty


@pytest.mark.rule("INV-VIER-22")
def test_won_with_the_fifth_and_lost_after_round_fourteen() -> None:
    rest = [one for one in ALL if one != "fortress"]
    g = at("actions", {"coins": 25}, completed=rest, round=12)
    do(g, "complete fortress")
    assert (g.over, won(g), g.round) == (True, True, 12)
    g = event(14, {}, completed=rest)
    assert (g.over, won(g)) == (True, False)


@pytest.mark.rule("INV-VIER-23")
def test_step_a_one_a_round() -> None:
    g = at("actions", {"coins": 35}, options={"objectives": "one-a-round"})
    do(g, "complete fortress")
    assert refused(g, "complete hire_builder").key == "objective-next-round"
    g = at("actions", {"coins": 35}, options={"objectives": "one-a-round"}, completed=["capital"])
    assert "complete hire_builder" in texts(g)


@pytest.mark.rule("INV-VIER-24", "INV-R47")
def test_step_b_in_order() -> None:
    options = {"objectives": "in-order"}
    g = at("actions", {"coins": 35}, options=options)
    assert refused(g, "complete fortress").key == "objective-order"
    do(g, "complete hire_builder")
    done = ["hire_builder", "building_company", "building_materials"]
    g = at("actions", {"coins": 35}, options=options, completed=done)
    do(g, "complete fortress")
    assert completed(g) == ALL[:4]


@pytest.mark.rule("INV-VIER-26")
def test_what_was_reached_earlier_counts_if_it_still_stands() -> None:
    options = {"objectives": "in-order"}
    g = at("actions", {"stations": ["loches"]}, options=options, completed=["hire_builder"])
    do(g, "complete building_company")
    g = at("actions", {"stations": []}, options=options, completed=["hire_builder"])
    assert refused(g, "complete building_company").key == "objective-not-met"


# Events


@pytest.mark.rule("INV-EVT-VIER-1", "INV-EVT-VIER-2", "INV-EVT-VIER-4", "INV-EVT-VIER-11")
@pytest.mark.parametrize(
    ("round_", "places", "closed"),
    [
        (1, VILLAGE, "act village craftsman"),
        (2, {"monastery": ["scholar", "trader"]}, "act monastery"),
        (4, CASTLE, "act castle"),
        (11, {"university": ["farmer", "craftsman", "trader"]}, "act university"),
    ],
)
def test_bans_on_gaining_followers(round_: int, places: dict[str, Any], closed: str) -> None:
    g = at("actions", {"places": places}, round=round_)
    assert closed not in texts(g)
    assert refused(g, closed).rule == f"INV-EVT-VIER-{round_}"
    g = at("actions", {"places": places}, round=10)
    assert closed in texts(g)


@pytest.mark.rule("INV-EVT-VIER-3", "INV-EVT-VIER-12")
@pytest.mark.parametrize("round_", [3, 12])
def test_harvest(round_: int) -> None:
    g = event(round_, {"goods": ["wine"], "coins": 5})
    assert asks(g) == "harvest"
    do(g, "food wine")
    assert goods(me(g)) == {}
    g = event(round_, {"coins": 3})
    assert asks(g) == "torture"


@pytest.mark.rule("INV-GEN-18", "INV-R6")
def test_the_sacristy_wards_off_events_of_phase_six_only() -> None:
    seat = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}, "goods": ["wine"]}
    g = sacristy(seat, "event", 3)
    assert asks(g) == "shelter"
    do(g, "sacristy")
    assert goods(me(g)) == {"wine": 1}
    g = sacristy({**seat, "bag": ["farmer"] * 2, "market": []}, "followers", 14)
    do(g, "draw 2")
    assert bag(me(g)) == {**MARKED, "farmer": 2}


def sacristy(seat: dict[str, Any], phase: str, round_: int) -> Game:
    for seed in range(60):
        if start(seed).stock >> start(0).rules.by_id["sacristy"].index & 1:
            return at(phase, seat, round=round_, seed=seed)
    raise AssertionError("no such tile")


@pytest.mark.rule("INV-EVT-VIER-5")
def test_income_of_three_times_the_status() -> None:
    g = event(5, {"coins": 0, "development": 9})
    assert me(g).coins == 9


@pytest.mark.rule("INV-EVT-VIER-6", "INV-R63")
def test_amnesty_places_a_new_follower_at_once() -> None:
    seat = {"places": {**CASTLE, "ship": ["farmer", "boatman"]}}
    g = at("actions", seat, round=6)
    do(g, "act castle")
    assert asks(g) == "place-gained"
    # Not at the Castle, where those who brought it stood until then.
    assert not [text for text in texts(g) if "castle" in text]
    do(g, "place knight ship")
    assert on(g, "ship") == ["farmer", "boatman", "knight"]
    assert acts(g, "ship")
    g = at("actions", seat, round=6)
    do(g, "act castle", "done")
    assert bag(me(g))["knight"] == 1
    g = at("actions", seat, round=5)
    do(g, "act castle")
    assert asks(g) == "act"


@pytest.mark.rule("INV-EVT-VIER-7")
def test_plague() -> None:
    g = event(7, {"bag": ["knight"]})
    assert (bag(me(g)), g.supply[4]) == ({}, 4)


@pytest.mark.rule("INV-EVT-VIER-8")
def test_sabotage() -> None:
    seat = {"places": {"castle": ["technology", "boatman", "trader"]}}
    assert acts(at("actions", seat, round=8), "castle") == []
    assert acts(at("actions", seat, round=9), "castle")


@pytest.mark.rule("INV-EVT-VIER-9")
@pytest.mark.parametrize(("held", "tax"), [(1, 0), (4, 2), (5, 2)])
def test_goods_tax(held: int, tax: int) -> None:
    g = event(9, {"coins": 5, "goods": ["grain"] * held}, completed=["hire_builder"])
    assert me(g).coins == 5 - tax


@pytest.mark.rule("INV-EVT-VIER-10")
def test_trading_day() -> None:
    g = event(10, {"coins": 0, "stations": ["tours", "blois"]}, completed=["hire_builder"])
    assert me(g).coins == 4


@pytest.mark.rule("INV-EVT-VIER-13")
def test_storm() -> None:
    seat = {"places": {**SHIP, **WAGON}}
    g = at("actions", seat, round=13)
    assert acts(g, "ship") == acts(g, "wagon") == []
    assert acts(at("actions", seat, round=12), "wagon")


@pytest.mark.rule("INV-EVT-VIER-14", "INV-R64")
def test_banishment() -> None:
    seat = {"bag": ["knight", "scholar", "farmer", "farmer"], "market": ["monk", "marked_trader"]}
    at_work = {"village": ["marked_farmer", "marked_boatman", "marked_craftsman"]}
    g = at("followers", {**seat, "places": at_work}, round=14)
    do(g, "draw 4")
    assert asks(g) == "banish"
    assert texts(g) == ["banish farmer", "banish knight", "banish scholar"]
    do(g, "banish farmer", "banish knight")
    assert bag(me(g)) == {"farmer": 1, "knight": 1}
    assert market(me(g)) == {"monk": 1, "farmer": 1, "scholar": 1, "marked_trader": 1}
    seat = {"bag": ["knight"], "market": ["monk", "marked_trader"]}
    g = at("followers", {**seat, "places": at_work}, round=14)
    do(g, "draw 1")
    assert (bag(me(g)), market(me(g))["monk"]) == ({"knight": 1}, 1)


def test_a_bot_plays_both_steps_to_the_end() -> None:
    for how in ("any", "one-a-round", "in-order"):
        g = start(3, objectives=how)
        while g.to_act:
            g.apply(0, g.legal(0)[0])
        assert g.over
        assert support.audit(g) == []
