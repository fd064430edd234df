"""The events of The Duel (INV-EVT-DUEL)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.rules.invasion.duel import (
    LADY,
    SACRISTY,
    WINE,
    asks,
    at,
    citizens,
    completed,
    do,
    own,
    start,
    winners,
)
from tests.support import goods, refused, texts, town

RICH: dict[str, Any] = {"coins": 99, "goods": ["cheese"] * 3}


def event(seat: dict[str, Any], round_: int, **more: Any) -> Game:
    """The event of a round, with somebody to play against who can pay anything, and who comes
    second."""
    return at("event", seat, RICH, round=round_, **more)


def lost(g: Game) -> bool:
    """Whether the first has lost, once the second has done what there is to do."""
    while g.to_act == (1,) and asks(g, 1) in ("pay-value", "give-food", "offer"):
        do(g, 1, texts(g, 1)[0])
    return 0 in own(g)["lost"]


@pytest.mark.rule("INV-GEN-2")
def test_their_order() -> None:
    names = [one["id"] for one in own(start())["coming"]]
    assert names == [
        *("town_meeting", "harvest", "trading_day", "trade", "cheese_day", "technology_tax"),
        *("trading_day", "quick_travel", "goods_tax", "dues", "harvest", "trading_day"),
        *("goods_tax", "dues", "dues", "journey_home"),
    ]


@pytest.mark.rule("INV-EVT-DUEL-1", "INV-GEN-10")
def test_town_meeting() -> None:
    g = event({"coins": 3}, 1)
    before = citizens(g)
    assert texts(g, 0) == ["buy citizen", "decline"]
    do(g, 0, "buy citizen")
    assert (g.players[0].coins, g.players[0].citizens, citizens(g)) == (0, 1, before - 1)
    assert g.to_act == (1,)
    do(g, 1, "decline")
    assert (g.round, g.players[1].citizens) == (2, 0)
    g = event({"coins": 2}, 1)
    assert g.to_act == (1,)


@pytest.mark.rule("INV-EVT-DUEL-2", "INV-GEN-6")
def test_harvest() -> None:
    g = event({"coins": 5, "goods": ["wine", "wool"]}, 2)
    assert texts(g, 0) == ["food wine", "coins"]
    food = g.copy()
    do(food, 0, "food wine")
    assert (goods(food.players[0]), food.players[0].coins) == ({"wool": 1}, 5)
    assert food.goods[2] == g.goods[2] + 1
    do(g, 0, "coins")
    assert (goods(g.players[0]), g.players[0].coins) == ({"wine": 1, "wool": 1}, 0)
    g = event({"coins": 6, "goods": ["wool"]}, 2)
    assert (lost(g), g.players[0].coins) == (False, 1)
    assert lost(event({"coins": 4, "goods": ["wool"]}, 2))


@pytest.mark.rule("INV-EVT-DUEL-2", "INV-GEN-6")
def test_in_the_first_edition_food_comes_first() -> None:
    g = event({"coins": 5, "goods": ["wine"]}, 2, edition="2014")
    assert texts(g, 0) == ["food wine"]
    assert refused(g, 0, "coins").key == "food-first"
    assert refused(g, 0, "food wool").key == "not-food"


@pytest.mark.rule("INV-EVT-DUEL-3", "INV-EVT-DUEL-7", "INV-EVT-DUEL-12")
@pytest.mark.parametrize(("round_", "coins"), [(3, 3), (7, 2), (12, 1)])
def test_trading_days(round_: int, coins: int) -> None:
    g = event({"coins": 0, "stations": ["tours", "blois"]}, round_)
    assert g.players[0].coins == 2 * coins
    assert (g.players[1].coins, g.round) == (99, round_ + 1)


@pytest.mark.rule("INV-EVT-DUEL-4", "INV-GEN-10")
def test_trade() -> None:
    g = event({"goods": ["grain", "wool"]}, 4, goods_market={"brocade": 1, "wine": 0, "wool": 2})
    assert "exchange grain wine" not in texts(g, 0)
    assert refused(g, 0, "exchange grain wine").key == "not-in-goods-market"
    assert refused(g, 0, "exchange cheese wool").key == "no-such-good"
    assert {text.split()[1] for text in texts(g, 0)[:-1]} == {"grain", "wool"}
    before = g.goods[:]
    do(g, 0, "exchange grain brocade")
    assert goods(g.players[0]) == {"wool": 1, "brocade": 1}
    assert (g.goods[0] - before[0], g.goods[4] - before[4]) == (1, -1)
    assert g.to_act == (1,)
    do(g, 1, "decline")
    assert goods(g.players[1]) == {"cheese": 3}
    g = event({}, 4)
    assert g.to_act == (1,)


@pytest.mark.rule("INV-EVT-DUEL-5", "INV-R33")
def test_cheese_day() -> None:
    g = event({"coins": 9, "goods": ["cheese", "cheese", "wine"]}, 5)
    assert (goods(g.players[0]), g.players[0].coins) == ({"cheese": 1, "wine": 1}, 9)
    assert goods(g.players[1]) == {"cheese": 2}
    assert lost(event({"coins": 99, "goods": ["wine", "grain", "brocade"]}, 5))


@pytest.mark.rule("INV-EVT-DUEL-6")
def test_technology_tax() -> None:
    places = {"castle": ["technology"], "ship": ["technology"]}
    g = event({"coins": 3, "places": places, "technology": 1}, 6)
    assert (g.players[0].coins, lost(g)) == (1, False)
    g = event({"coins": 1, "places": places}, 6)
    assert (lost(g), winners(g)) == (True, [1])


@pytest.mark.rule("INV-EVT-DUEL-8", "INV-GEN-10")
def test_quick_travel() -> None:
    g = event({"coins": 2, "merchant": "orleans"}, 8)
    near = texts(g, 0)
    assert all(len(text.split()) == 2 for text in near[:-1])
    assert near[-1] == "decline"
    do(g, 0, near[0])
    assert (town(g, 0), g.players[0].coins) == (near[0].split()[1], 1)
    assert "travel orleans" in texts(g, 0)
    do(g, 0, "travel orleans")
    assert (town(g, 0), g.players[0].coins, goods(g.players[0])) == ("orleans", 0, {})
    assert g.to_act == (1,)
    g = event({"coins": 2}, 8)
    do(g, 0, texts(g, 0)[0], "decline")
    assert (g.players[0].coins, g.to_act) == (1, (1,))


@pytest.mark.rule("INV-EVT-DUEL-9", "INV-EVT-DUEL-13")
@pytest.mark.parametrize("round_", [9, 13])
def test_goods_tax(round_: int) -> None:
    g = event({"coins": 3, "goods": ["wool", "wine", "wine"]}, round_)
    assert (g.players[0].coins, g.players[1].coins) == (0, 96)
    assert lost(event({"coins": 2, "goods": ["wool", "wine", "wine"]}, round_))


@pytest.mark.rule("INV-EVT-DUEL-10", "INV-EVT-DUEL-14", "INV-EVT-DUEL-15", "INV-GEN-12")
@pytest.mark.parametrize(("round_", "points"), [(10, 7), (14, 7), (15, 4)])
def test_dues(round_: int, points: int) -> None:
    g = event({"coins": points}, round_)
    do(g, 0, "coins")
    assert (g.players[0].coins, lost(g)) == (0, False)
    assert lost(event({"coins": points - 1}, round_))
    assert not lost_paying(event({"coins": points - 3, "goods": ["wine"]}, round_))
    assert lost(event({"coins": points - 4, "goods": ["wine"]}, round_))
    assert not lost_paying(event({"coins": 0, "goods": ["wool", "wool"]}, round_))


def lost_paying(g: Game) -> bool:
    while g.to_act == (0,) and asks(g, 0) == "pay-value":
        do(g, 0, texts(g, 0)[0])
    return lost(g)


@pytest.mark.rule("INV-EVT-DUEL-10", "INV-GEN-12", "INV-R4")
def test_nothing_superfluous_is_paid() -> None:
    g = event({"coins": 1, "goods": ["wine", "wool", "wool"]}, 10)
    assert texts(g, 0) == ["pay wine", "pay wool"]
    do(g, 0, "pay wool")
    assert texts(g, 0) == ["pay wine", "pay wool"]
    do(g, 0, "pay wool")
    assert goods(g.players[0]) == {"wine": 1}
    assert asks(g, 1) == "pay-value"


@pytest.mark.rule("INV-EVT-DUEL-11", "INV-R33")
def test_second_harvest() -> None:
    g = event({"coins": 5, "goods": ["grain"]}, 11)
    do(g, 0, "food grain")
    assert (g.players[0].coins, goods(g.players[0]), lost(g)) == (0, {}, False)
    g = event({"coins": 5, "goods": ["grain"]}, 11)
    do(g, 0, "coins")
    assert texts(g, 0) == ["food grain"]
    assert lost(event({"coins": 4, "goods": ["grain"]}, 11))
    assert lost(event({"coins": 9}, 11))
    g = event({"coins": 10}, 11)
    assert (g.players[0].coins, lost(g)) == (0, False)


@pytest.mark.rule("INV-EVT-DUEL-16", "INV-R42", "INV-DUEL-22")
def test_journey_home() -> None:
    """Objectives are offered afterwards: this is the last moment for the lady."""
    seat = {"merchant": "tours", "goods": ["wool", "wool", "brocade"]}
    g = at("event", seat, {"merchant": "chatellerault", "goods": ["wine"] * 3}, round=16)
    assert (town(g, 0), town(g, 1)) == ("orleans", "orleans")
    assert texts(g, 0) == [f"complete {LADY} wool wool brocade", "done"]
    do(g, 0, f"complete {LADY} wool wool brocade")
    assert completed(g, 0) == [LADY]
    assert winners(g) == [0]


@pytest.mark.rule("INV-EVT-DUEL-16", "INV-GEN-18")
def test_the_sacristy_keeps_a_merchant_away() -> None:
    seat = {**SACRISTY, "merchant": "chatellerault", "goods": ["wine"] * 3}
    g = at("event", seat, round=16)
    do(g, 0, "sacristy")
    assert town(g, 0) == "chatellerault"
    assert texts(g, 0) == [f"complete {WINE}", "done"]


@pytest.mark.rule("INV-GEN-18")
@pytest.mark.parametrize("round_", [2, 5, 6, 9, 10, 11, 13, 14, 15])
def test_the_sacristy_shelters_from_every_due(round_: int) -> None:
    places = {"sacristy": ["monk"], "castle": ["technology"]}
    goods_ = ["wool"] if round_ in (9, 13) else []
    seat = {"tiles": ["sacristy"], "places": places, "coins": 0, "goods": goods_}
    g = event(seat, round_)
    assert texts(g, 0) == ["sacristy", "endure"]
    brave = g.copy()
    do(brave, 0, "endure")
    assert lost(brave)
    do(g, 0, "sacristy")
    assert not lost(g)
    assert g.round == round_ + 1
