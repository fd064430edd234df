"""The place tiles of Invasion in the base game (INV-TILE); Stage Coach and Well have their own."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core.errors import Problem
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.state import Game
from tests import support
from tests.support import ORLEANS, acts, bag, do, goods, on, refused, start, texts

STAND = {"market_stand": ["trader"]}
BLACK = {"black_market": ["trader"]}
GUILDHALL = {"guildhall": ["farmer", "craftsman", "knight"]}
TAVERN = {"tavern": ["trader"]}
WELL = {"well": ["craftsman", "scholar"]}


def at(phase: str, *seats: dict[str, Any], **more: Any) -> Game:
    """A position with the tiles mixed in, with a seed by which those that are needed lie out."""
    for seed in range(200):
        try:
            options = {"invasion_tiles": True, **more.pop("options", {})}
            return support.at(phase, *seats, options=options, seed=seed, **more)
        except Problem as problem:
            if problem.key != "position-too-many":
                raise
    raise AssertionError("no such tiles")


def stand(**seat: Any) -> Game:
    return at("actions", {"tiles": ["market_stand"], "places": STAND, **seat})


# Market Stand


@pytest.mark.rule("INV-TILE-1", "INV-R51")
def test_the_market_stand_makes_two_transactions_of_any_mix() -> None:
    g = stand(coins=6, goods=["cheese"])
    do(g, 0, "act market_stand")
    do(g, 0, "buy wine", "sell cheese")
    assert (goods(g.players[0]), g.players[0].coins) == ({"wine": 1}, 5)
    assert g.to_act == (1,)
    g = stand(coins=6)
    do(g, 0, "act market_stand", "buy wine", "buy wine")
    assert (goods(g.players[0]), g.players[0].coins) == ({"wine": 2}, 0)


@pytest.mark.rule("INV-TILE-2")
@pytest.mark.parametrize(
    ("good", "price"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]
)
def test_a_good_costs_and_brings_its_value(good: str, price: int) -> None:
    g = stand(coins=5)
    do(g, 0, "act market_stand", f"buy {good}", "done")
    assert g.players[0].coins == 5 - price
    g = stand(coins=0, goods=[good])
    do(g, 0, "act market_stand", f"sell {good}")
    assert g.players[0].coins == price
    g = stand(coins=price - 1, goods=["grain"])
    do(g, 0, "act market_stand")
    assert refused(g, 0, f"buy {good}").key == "price-too-high"


@pytest.mark.rule("INV-TILE-3")
def test_coins_of_a_sale_pay_the_next_purchase() -> None:
    g = stand(coins=0, goods=["brocade"])
    do(g, 0, "act market_stand")
    assert texts(g, 0) == ["sell brocade"]
    do(g, 0, "sell brocade", "buy wool")
    assert (goods(g.players[0]), g.players[0].coins) == ({"wool": 1}, 1)


@pytest.mark.rule("INV-TILE-4", "INV-GEN-13")
def test_goods_come_from_the_goods_market_and_go_there() -> None:
    g = at(
        "actions",
        {"tiles": ["market_stand"], "places": STAND, "coins": 9, "goods": ["wool"]},
        goods_market={"wine": 0},
    )
    wool = g.goods[3]
    do(g, 0, "act market_stand")
    assert "buy wine" not in texts(g, 0)
    assert refused(g, 0, "buy wine").key == "not-in-goods-market"
    do(g, 0, "sell wool", "buy wool")
    assert g.goods[3] == wool
    assert goods(g.players[0]) == {"wool": 1}


@pytest.mark.rule("INV-TILE-5")
def test_at_least_one_transaction_is_made() -> None:
    g = stand(coins=1)
    do(g, 0, "act market_stand")
    assert "done" not in texts(g, 0)
    assert refused(g, 0, "done").rule == "INV-TILE-5"
    do(g, 0, "buy grain", "done")
    g = stand(coins=0)
    assert acts(g, 0, "market_stand") == []
    assert refused(g, 0, "act market_stand").key == "nothing-to-trade"


# Tavern


def at_tours(*tiles: str, places: dict[str, Any], **mine: Any) -> Game:
    """Both merchants in Tours, where the other player has built."""
    seat = {"tiles": list(tiles), "places": places, "merchant": "tours", **mine}
    return at("actions", seat, {"stations": ["tours"], "merchant": "tours"})


@pytest.mark.rule("INV-TILE-6")
def test_the_tavern_is_used_with_the_guildhall_and_both_must_be_activated() -> None:
    g = at_tours("tavern", places={**GUILDHALL, **TAVERN})
    assert acts(g, 0, "guildhall") == ["act guildhall tavern"]
    assert refused(g, 0, "act guildhall").key == "town-taken"
    g = at_tours("tavern", places=GUILDHALL)
    assert acts(g, 0, "guildhall") == []
    assert refused(g, 0, "act guildhall tavern").key == "town-taken"
    g = at_tours("tavern", places=TAVERN)
    assert acts(g, 0, "guildhall") == []


@pytest.mark.rule("INV-TILE-7")
def test_a_station_beside_that_of_another_player() -> None:
    g = at_tours("tavern", places={**GUILDHALL, **TAVERN})
    do(g, 0, "act guildhall tavern")
    tours = 1 << g.rules.towns.index("tours")
    assert g.players[0].built & g.players[1].built & tours
    assert audit(g) == []


@pytest.mark.rule("INV-TILE-7")
def test_a_town_is_free_only_when_the_last_station_is_gone() -> None:
    seat = {"stations": ["tours"], "coins": 0}
    g = at("event", seat, {"stations": ["tours"]}, event="taxes", round=4)
    assert g.taken >> g.rules.towns.index("tours") & 1
    from scriptorium.games.orleans.travel import lose_station

    lose_station(g, g.players[0], g.rules.towns.index("tours"))
    assert g.taken >> g.rules.towns.index("tours") & 1
    lose_station(g, g.players[1], g.rules.towns.index("tours"))
    assert not g.taken >> g.rules.towns.index("tours") & 1


@pytest.mark.rule("INV-TILE-8", "INV-R52")
def test_never_a_second_own_station_in_a_town() -> None:
    g = at_tours("tavern", places={**GUILDHALL, **TAVERN}, stations=["tours"])
    assert acts(g, 0, "guildhall") == []
    assert refused(g, 0, "act guildhall tavern").key == "own-station"


@pytest.mark.rule("INV-TILE-9")
def test_the_followers_of_both_places_return() -> None:
    g = at_tours("tavern", places={**GUILDHALL, **TAVERN})
    do(g, 0, "act guildhall tavern")
    assert bag(g.players[0]) == {"farmer": 1, "craftsman": 1, "knight": 1, "trader": 1}
    assert on(g, 0, "tavern") == [None]


@pytest.mark.rule("INV-TILE-10")
def test_the_guildhall_without_the_tavern_but_never_the_tavern_alone() -> None:
    g = at("actions", {"tiles": ["tavern"], "places": {**GUILDHALL, **TAVERN}, "merchant": "tours"})
    assert acts(g, 0, "guildhall") == ["act guildhall"]
    assert refused(g, 0, "act guildhall tavern").key == "joint-needless"
    assert acts(g, 0, "tavern") == []
    assert refused(g, 0, "act tavern").rule == "INV-TILE-10"
    do(g, 0, "act guildhall")
    assert on(g, 0, "tavern") == ["trader"]


@pytest.mark.rule("INV-TILE-17")
def test_a_copied_guildhall_may_be_joined_with_an_activated_tavern() -> None:
    g = at_tours("tavern", "well", places={**WELL, **TAVERN})
    do(g, 0, "act well", "act guildhall tavern")
    assert g.players[0].built
    assert bag(g.players[0]) == {"craftsman": 1, "scholar": 1, "trader": 1}
    g = at_tours("tavern", "well", places=WELL)
    do(g, 0, "act well")
    assert acts(g, 0, "guildhall") == []


@pytest.mark.rule("INV-TILE-17")
def test_tiles_without_an_action_cannot_be_copied() -> None:
    tiles = ["well", "tavern", "vineyard", "depot", "school"]
    g = at("actions", {"tiles": tiles, "places": {**WELL, **TAVERN}, "coins": 9})
    do(g, 0, "act well")
    assert not {text.split()[1] for text in texts(g, 0)} & set(tiles)


# Black Market


@pytest.mark.rule("INV-TILE-18")
def test_two_goods_of_a_kind_for_one_of_another() -> None:
    seat = {"tiles": ["black_market"], "places": BLACK, "goods": ["grain", "grain", "wine"]}
    g = at("actions", seat)
    found = acts(g, 0, "black_market")
    assert found == [
        f"act black_market grain {good}" for good in ("cheese", "wine", "wool", "brocade")
    ]
    assert refused(g, 0, "act black_market wine wool").key == "goods-short"
    do(g, 0, "act black_market grain brocade")
    assert goods(g.players[0]) == {"wine": 1, "brocade": 1}


@pytest.mark.rule("INV-TILE-19")
def test_what_is_taken_lies_in_the_goods_market_and_what_is_given_goes_there() -> None:
    seat = {"tiles": ["black_market"], "places": BLACK, "goods": ["grain", "grain"]}
    g = at("actions", seat, goods_market={"wine": 0})
    assert refused(g, 0, "act black_market grain wine").key == "not-in-goods-market"
    before = g.goods[:]
    do(g, 0, "act black_market grain wool")
    assert [now - then for now, then in zip(g.goods, before, strict=True)] == [2, 0, 0, -1, 0]


@pytest.mark.rule("INV-TILE-20")
def test_one_exchange_for_each_action() -> None:
    seat = {"tiles": ["black_market"], "places": BLACK, "goods": ["grain"] * 4}
    g = at("actions", seat)
    do(g, 0, "act black_market grain wool")
    assert g.to_act == (1,)
    assert bag(g.players[0]) == {"trader": 1}


# Vineyard


def builder(merchant: str, coins: int = 1, **more: Any) -> Game:
    seat = {"tiles": ["vineyard"], "places": GUILDHALL, "merchant": merchant, "coins": coins}
    return at("actions", seat, **more)


@pytest.mark.rule("INV-TILE-21")
def test_a_wine_for_a_coin_with_a_station_at_a_waterway() -> None:
    g = builder("tours")
    do(g, 0, "act guildhall")
    assert texts(g, 0) == ["buy wine", "done"]
    do(g, 0, "buy wine")
    assert (goods(g.players[0]), g.players[0].coins) == ({"wine": 1}, 0)
    g = builder("tours")
    do(g, 0, "act guildhall", "done")
    assert (goods(g.players[0]), g.players[0].coins) == ({}, 1)
    g = builder("chartres")  # no waterway
    do(g, 0, "act guildhall")
    assert g.to_act == (1,)


@pytest.mark.rule("INV-TILE-22")
def test_without_wine_or_coins_nothing_is_offered() -> None:
    g = builder("tours", goods_market={"wine": 0})
    do(g, 0, "act guildhall")
    assert g.to_act == (1,)
    g = builder("tours", coins=0)
    do(g, 0, "act guildhall")
    assert g.to_act == (1,)


@pytest.mark.rule("INV-TILE-23")
def test_with_the_tavern_too() -> None:
    seat = {"tiles": ["tavern", "vineyard"], "places": {**GUILDHALL, **TAVERN}, "coins": 1}
    g = at("actions", {**seat, "merchant": "tours"}, {"stations": ["tours"]})
    do(g, 0, "act guildhall tavern", "buy wine")
    assert goods(g.players[0]) == {"wine": 1}


# Depot


@pytest.mark.rule("INV-TILE-24", "INV-TILE-25")
def test_points_for_each_set_beside_those_of_the_goods() -> None:
    everything = ["grain", "cheese", "wine", "wool", "brocade"]
    for sets, more in ((0, ["grain", "grain"]), (1, ["brocade"]), (2, [])):
        g = at("actions", {"tiles": ["depot"], "coins": 0, "goods": everything * sets + more})
        result = g.result()
        values = {"grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}
        own = sum(values[good] for good in everything * sets + more)
        assert result["points"][0] == own + 5 * sets
        assert result["sources"]["place_tiles"][0] == 5 * sets
    g = at("actions", {"coins": 0, "goods": everything})
    assert g.result()["sources"]["place_tiles"] == [0, 0]


# Among the tiles of the base game


@pytest.mark.rule("INV-TILE-28")
def test_thirteen_of_stack_one_and_all_of_stack_two() -> None:
    seen = 0
    for seed in range(30):
        g = start(2, seed=seed, invasion_tiles=True)
        first, second = g.rules.stack_masks["I"], g.rules.stack_masks["II"]
        assert (first.bit_count(), second.bit_count()) == (15, 12)
        assert ((g.stock & first).bit_count(), g.stock & second) == (13, second)
        seen |= g.stock
    assert seen == g.rules.all_tiles
    assert "well" not in start(2).rules.by_id


def test_a_position_without_the_option_knows_no_such_tiles() -> None:
    with pytest.raises(Problem):
        ORLEANS.position({"phase": "actions", "seats": [{"tiles": ["depot"]}, {}]})
