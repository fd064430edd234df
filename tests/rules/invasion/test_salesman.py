"""Travelling Salesman (INV-SALE, INV-EVT-SALE)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.orleans.pieces import NO_GOOD
from scriptorium.games.orleans.state import Game
from tests.rules.invasion.support import CASTLE, asks, do, me, refused, texts, won
from tests.rules.invasion.support import at as position
from tests.support import ORLEANS, goods, market
from tests.support import start as base

GUILDHALL = {"guildhall": ["farmer", "craftsman", "knight"]}
ALL = ["wool_to_bourges", "set_to_chartres", "food_to_vendome", "grain_to_tours"]
ALL += ["brocade_to_argenton"]
SET = ["grain", "cheese", "wine", "wool", "brocade"]
DELIVERIES = {
    "wool_to_bourges": ("bourges", ["wool"] * 3),
    "set_to_chartres": ("chartres", SET),
    "food_to_vendome": ("vendome", ["cheese", "cheese", "wine", "wine"]),
    "grain_to_tours": ("tours", ["grain"] * 3),
    "brocade_to_argenton": ("argenton_sur_creuse", ["brocade"]),
}


def at(phase: str, seat: dict[str, Any] | None = None, **more: Any) -> Game:
    return position(phase, seat, scenario="salesman", **more)


def start(seed: int = 1, **options: Any) -> Game:
    state = ORLEANS.new(registry.config("orleans", 1, seed, None, "salesman", options))
    assert isinstance(state, Game)
    return state


def completed(g: Game) -> list[str]:
    return [one["id"] for one in g.view(0)["own"]["objectives"] if one["done"]]


# Setup


@pytest.mark.rule("INV-SALE-1", "INV-GEN-21")
def test_ten_coins_and_the_market_stand() -> None:
    g = start()
    assert (g.rules.towns[me(g).merchant], me(g).coins) == ("orleans", 10)
    assert g.view(0)["seats"][0]["tiles"] == ["market_stand"]
    assert len(g.rules.deeds) == 8


@pytest.mark.rule("INV-SALE-2", "INV-R49")
def test_a_knight_and_a_scholar_in_the_market() -> None:
    marked = {f"marked_{kind}": 1 for kind in ("farmer", "boatman", "craftsman", "trader")}
    g = start()
    assert market(me(g)) == {**marked, "knight": 1, "scholar": 1}
    assert me(g).tracks == [0] * 6


@pytest.mark.rule("INV-SALE-3")
def test_the_supply() -> None:
    g = start()
    assert (g.supply, g.technology) == ([5, 3, 3, 3, 3, 3, 4], 8)


@pytest.mark.rule("INV-SALE-4")
def test_goods_as_for_four_players() -> None:
    g, four = start(), base(4)
    assert [good != NO_GOOD for good in g.ways] == [good != NO_GOOD for good in four.ways]
    assert sum(g.goods) == sum(four.goods)


@pytest.mark.rule("INV-SALE-5")
def test_exactly_ten_tiles() -> None:
    g = start()
    names = {p.id for p in g.rules.places if g.stock >> p.index & 1}
    assert names == {
        *("bathhouse", "cellar", "cheese_factory", "hayrick", "herb_garden", "horse_wagon"),
        *("laboratory", "tailor_shop", "winery", "wool_manufacturer"),
    }


@pytest.mark.rule("INV-SALE-6")
def test_neither_citizens_nor_stations() -> None:
    g = start()
    assert (g.citizens, me(g).stations) == (0, 0)


# Course


@pytest.mark.rule("INV-SALE-7")
def test_no_census() -> None:
    assert "census" not in [phase.name for phase in start().rules.phases]


@pytest.mark.rule("INV-SALE-8", "INV-R50")
def test_the_guildhall_cannot_be_used() -> None:
    g = at("actions", {"places": GUILDHALL, "merchant": "tours"})
    assert "act guildhall" not in texts(g)
    assert refused(g, "act guildhall").key == "no-station-left"


@pytest.mark.rule("INV-SALE-9")
def test_deeds_and_tracks_give_no_citizens() -> None:
    seat = {"coins": 0, "places": {"town_hall": ["scholar"]}}
    g = at("actions", seat, deeds={"astronomy": ["scholar", "trader"]})
    do(g, "act town_hall", "send scholar astronomy")
    assert (me(g).coins, me(g).citizens) == (1, 0)
    g = at("actions", {"places": CASTLE, "tracks": {"knights": 3}})
    do(g, "act castle")
    assert me(g).citizens == 0


@pytest.mark.rule("INV-SALE-10")
def test_the_first_tile_is_of_stack_one() -> None:
    g = at("actions", {"places": {"village": ["farmer", "boatman", "craftsman"]}})
    do(g, "act village trader")
    stacks = {g.rules.by_id[text.split()[1]].stack for text in texts(g)}
    assert stacks == {"I"}


# Objectives


@pytest.mark.rule("INV-SALE-11")
def test_in_any_order_and_complete_for_good() -> None:
    g = at("actions", {"merchant": "argenton_sur_creuse", "goods": ["brocade"]})
    do(g, "complete brocade_to_argenton")
    assert completed(g) == ["brocade_to_argenton"]
    assert refused(g, "complete brocade_to_argenton").key == "objective-complete"


@pytest.mark.rule("INV-SALE-12")
@pytest.mark.rule("INV-SALE-16", "INV-SALE-17", "INV-SALE-18", "INV-SALE-19", "INV-SALE-20")
@pytest.mark.parametrize("name", DELIVERIES)
def test_a_delivery_needs_town_and_goods(name: str) -> None:
    town, load = DELIVERIES[name]
    g = at("actions", {"merchant": town, "goods": load})
    before = sum(g.goods)
    do(g, f"complete {name}")
    assert (completed(g), goods(me(g)), sum(g.goods) - before) == ([name], {}, len(load))
    g = at("actions", {"merchant": "orleans", "goods": load})
    assert refused(g, f"complete {name}").key == "objective-not-met"
    g = at("actions", {"merchant": town, "goods": load[1:]})
    assert refused(g, f"complete {name}").key == "objective-not-paid"


@pytest.mark.rule("INV-SALE-13")
def test_offered_before_actions_after_them_and_after_the_event() -> None:
    seat = {"merchant": "tours", "goods": ["grain"] * 4, "coins": 0}
    g = at("actions", seat, round=1)
    assert "complete grain_to_tours" in texts(g)
    do(g, "pass")
    assert asks(g) == "claim"
    do(g, "done", "food grain")
    assert (asks(g), texts(g)) == ("claim", ["complete grain_to_tours", "done"])


@pytest.mark.rule("INV-SALE-14")
def test_several_in_one_round() -> None:
    g = at("actions", {"merchant": "tours", "goods": ["grain"] * 3, "places": CASTLE})
    do(g, "complete grain_to_tours")
    assert asks(g) == "act"
    g.players[0].merchant = g.rules.towns.index("argenton_sur_creuse")
    g.players[0].goods[4], g.goods[4] = 1, g.goods[4] - 1
    do(g, "complete brocade_to_argenton")
    assert completed(g) == ["grain_to_tours", "brocade_to_argenton"]


@pytest.mark.rule("INV-SALE-15")
def test_not_only_on_arrival() -> None:
    seat = {
        "merchant": "tours",
        "goods": ["grain"] * 2,
        "coins": 1,
        "places": {"market_stand": ["trader"]},
    }
    g = at("actions", seat)
    assert "complete grain_to_tours" not in texts(g)
    do(g, "act market_stand", "buy grain", "done")
    do(g, "complete grain_to_tours")
    assert completed(g) == ["grain_to_tours"]


# End and difficulty


@pytest.mark.rule("INV-SALE-21")
def test_the_fifth_delivery_wins_before_the_feeding() -> None:
    seat = {"merchant": "tours", "goods": ["grain"] * 3, "coins": 0}
    rest = [one for one in ALL if one != "grain_to_tours"]
    g = at("actions", seat, completed=rest, round=9)
    do(g, "complete grain_to_tours")
    assert (g.over, won(g)) == (True, True)


@pytest.mark.rule("INV-SALE-22")
def test_lost_without_food_and_after_round_fifteen() -> None:
    g = at("event", {"coins": 1, "goods": ["wool"]}, round=3)
    assert (g.over, won(g), me(g).coins) == (True, False, 1)
    g = at("event", {"coins": 4}, round=15)
    do(g, "coins", "coins")
    assert (g.over, won(g)) == (True, False)


@pytest.mark.rule("INV-SALE-25")
def test_the_last_delivery_comes_after_the_last_feast() -> None:
    rest = [one for one in ALL if one != "grain_to_tours"]
    seat = {"merchant": "tours", "goods": ["grain"] * 3, "coins": 4}
    g = at("event", seat, completed=rest, round=15)
    do(g, "coins", "coins")
    assert asks(g) == "claim"
    do(g, "complete grain_to_tours")
    assert won(g) is True


@pytest.mark.rule("INV-SALE-23")
def test_step_a_one_a_round() -> None:
    options = {"objectives": "one-a-round"}
    g = at("actions", {"merchant": "tours", "goods": ["grain"] * 3}, options=options)
    do(g, "complete grain_to_tours")
    g.players[0].merchant = g.rules.towns.index("argenton_sur_creuse")
    g.players[0].goods[4], g.goods[4] = 1, g.goods[4] - 1
    assert refused(g, "complete brocade_to_argenton").rule == "INV-SALE-23"


@pytest.mark.rule("INV-SALE-24")
def test_step_b_in_order() -> None:
    options = {"objectives": "in-order"}
    seat = {"merchant": "tours", "goods": ["grain"] * 3}
    g = at("actions", seat, options=options)
    assert refused(g, "complete grain_to_tours").rule == "INV-SALE-24"
    g = at("actions", seat, options=options, completed=ALL[:3])
    do(g, "complete grain_to_tours")
    assert completed(g) == ALL[:4]


# Events


@pytest.mark.rule("INV-EVT-SALE-1")
@pytest.mark.parametrize("round_", [1, 10])
def test_feeding(round_: int) -> None:
    g = at("event", {"coins": 2, "goods": ["cheese", "wool"]}, round=round_)
    assert texts(g) == ["food cheese", "coins"]
    do(g, "coins")
    assert (me(g).coins, g.round) == (0, round_ + 1)
    g = at("event", {"coins": 1, "goods": ["cheese"]}, round=round_)
    assert texts(g) == ["food cheese"]
    assert refused(g, "coins").key == "coins-short"
    do(g, "food cheese")
    assert goods(me(g)) == {}


@pytest.mark.rule("INV-EVT-SALE-11", "INV-R65")
@pytest.mark.parametrize("round_", [11, 15])
def test_great_feast_half_and_half(round_: int) -> None:
    g = at("event", {"coins": 2, "goods": ["wine"]}, round=round_)
    do(g, "coins", "food wine")
    assert (me(g).coins, goods(me(g))) == (0, {})
    assert g.over == (round_ == 15)
    g = at("event", {"coins": 3}, round=round_)
    assert won(g) is False
