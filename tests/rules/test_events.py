"""The events of phase 6 (EVT)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import (
    EDITIONS,
    acts,
    at,
    bag,
    do,
    everybody,
    goods,
    market,
    on,
    refused,
    supply,
    texts,
)

# The rounds in which the parts A, B and C of the 2019 hour glass are turned up begin here.
ROUND = {"A": 2, "B": 7, "C": 13}


def event(name: str, *seats: dict[str, Any], **more: Any) -> Game:
    """Phase 6 with this event; it goes on until somebody has to choose."""
    return at("event", *seats, event=name, **more)


def coins(g: Game) -> list[int]:
    return [p.coins for p in g.players]


def first_edition(name: str, *seats: dict[str, Any], **more: Any) -> Game:
    return event(name, *seats, edition="2014", round=9, **more)


@pytest.mark.rule("ORL-EVT-1")
def test_event_is_resolved_clockwise_from_the_start_player() -> None:
    food = {"goods": ["grain"]}
    g = event("harvest A", food, food, food, start=2)
    order: list[int] = []
    while g.view(None)["phase"] == "event":
        order += g.to_act
        do(g, g.to_act[0], "food grain")
    assert order == [1, 2, 0]


@pytest.mark.rule("ORL-EVT-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_event_concerns_all_players(players: int) -> None:
    g = event("income A", *[{}] * players)
    assert coins(g) == [5 + 3] * players


# Pilgrimage


@pytest.mark.rule("ORL-EVT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pilgrimage_closes_the_monastery_to_everybody(edition: str) -> None:
    pilgrims = {"places": {"monastery": ["scholar", "trader"]}}
    g = at("actions", pilgrims, pilgrims, edition=edition, event="pilgrimage")
    assert refused(g, 0, "act monastery").key == "banned"
    do(g, 0, "pass")
    assert texts(g, 1) == ["pass"]


@pytest.mark.rule("ORL-EVT-2")
def test_monastery_is_open_in_a_round_with_another_event() -> None:
    pilgrims = {"places": {"monastery": ["scholar", "trader"]}}
    g = at("actions", pilgrims, event="income A")
    assert acts(g, 0, "monastery") == ["act monastery"]


@pytest.mark.rule("ORL-EVT-2")
def test_pilgrimage_does_nothing_in_phase_six() -> None:
    rich = {"goods": ["grain"] * 3, "stations": ["tours"], "bag": ["knight"]}
    g = event("pilgrimage", rich, rich | {"stations": ["blois"]})
    assert coins(g) == [5, 5]
    assert [goods(p) for p in g.players] == [{"grain": 3}] * 2
    assert [bag(p) for p in g.players] == [{"knight": 1}] * 2


@pytest.mark.rule("ORL-EVT-2")
def test_pilgrimage_ends_with_its_round() -> None:
    pilgrims = {"places": {"monastery": ["scholar", "trader"]}}
    g = at("actions", pilgrims, {}, event="pilgrimage", round=1)
    everybody(g, "pass")
    do(g, 0, "draw 0")
    everybody(g, "ready")
    do(g, 1, "pass")
    assert g.view(0)["event"]["id"] != "pilgrimage"
    assert acts(g, 0, "monastery") == ["act monastery"]


# Income


@pytest.mark.rule("ORL-EVT-3")
@pytest.mark.parametrize("round_", [2, 9, 18])
def test_income_of_2014_pays_the_status_in_every_round(round_: int) -> None:
    g = at("event", {"development": 15}, {}, {}, edition="2014", event="income", round=round_)
    assert coins(g) == [5 + 4, 5 + 1, 5 + 1]


@pytest.mark.rule("ORL-EVT-4", "ORL-R28")
@pytest.mark.parametrize(("letter", "times"), [("A", 3), ("B", 2), ("C", 1)])
def test_income_of_2019_pays_the_status_three_two_or_one_time(letter: str, times: int) -> None:
    g = event(f"income {letter}", {"development": 22}, {"development": 4}, round=ROUND[letter])
    assert coins(g) == [5 + 5 * times, 5 + 2 * times]


# Harvest


@pytest.mark.rule("ORL-EVT-5")
def test_harvest_of_2014_takes_one_food_tile_of_the_players_choice() -> None:
    g = first_edition("harvest", {"goods": ["grain", "cheese", "wine", "wool"], "coins": 20}, {})
    assert texts(g, 0) == ["food grain", "food cheese", "food wine"]
    assert refused(g, 0, "coins").rule == "ORL-EVT-5"
    do(g, 0, "food cheese")
    assert goods(g.players[0]) == {"grain": 1, "wine": 1, "wool": 1}
    assert g.players[0].coins == 20


@pytest.mark.rule("ORL-EVT-6")
def test_harvest_of_2014_costs_five_coins_without_food() -> None:
    g = first_edition("harvest", {"goods": ["wool"], "coins": 7}, {"coins": 5})
    assert coins(g) == [2, 0]
    assert goods(g.players[0]) == {"wool": 1}


@pytest.mark.rule("ORL-EVT-6")
def test_missing_coins_in_the_harvest_of_2014_mean_torture() -> None:
    g = first_edition("harvest", {"coins": 3}, {})
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.values) == ("torture", {"owed": 2})
    assert g.players[0].coins == 0


@pytest.mark.rule("ORL-EVT-7")
@pytest.mark.parametrize(("letter", "items"), [("A", 1), ("B", 2), ("C", 3)])
def test_harvest_of_2019_takes_one_two_or_three_food_tiles(letter: str, items: int) -> None:
    seat = {"goods": ["grain"] * 5, "coins": 0}
    g = event(f"harvest {letter}", seat, {"coins": 15}, round=ROUND[letter])
    do(g, 0, *["food grain"] * items)
    assert goods(g.players[0]) == {"grain": 5 - items}
    assert coins(g) == [0, 15 - 5 * items]
    assert g.view(0)["phase"] != "event"


@pytest.mark.rule("ORL-EVT-7", "ORL-R21")
@pytest.mark.parametrize(("letter", "items"), [("A", 1), ("B", 2), ("C", 3)])
def test_harvest_of_2019_may_be_paid_with_five_coins_for_each_item(letter: str, items: int) -> None:
    g = event(f"harvest {letter}", {"goods": ["grain"] * 5, "coins": 16}, {"coins": 15})
    do(g, 0, *["coins"] * items)
    assert goods(g.players[0]) == {"grain": 5}
    assert g.players[0].coins == 16 - 5 * items
    assert g.view(0)["phase"] != "event"


@pytest.mark.rule("ORL-EVT-8")
@pytest.mark.parametrize("order", [("coins", "food wine"), ("food wine", "coins")])
def test_food_and_coins_may_be_mixed_item_by_item(order: tuple[str, str]) -> None:
    g = event("harvest C", {"goods": ["wine", "cheese"], "coins": 6}, {"coins": 15})
    do(g, 0, *order, "food cheese")
    assert (g.players[0].coins, goods(g.players[0])) == (1, {})
    assert g.view(0)["phase"] != "event"


@pytest.mark.rule("ORL-EVT-9", "ORL-R21")
def test_harvest_of_2019_tortures_only_when_food_and_coins_are_spent() -> None:
    g = event("harvest B", {"goods": ["grain"], "coins": 3}, {"coins": 15})
    assert texts(g, 0) == ["food grain"]
    do(g, 0, "food grain")
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.values) == ("torture", {"owed": 2})
    assert g.players[0].coins == 0


@pytest.mark.rule("ORL-EVT-9")
def test_every_missing_item_of_a_harvest_is_owed_in_full() -> None:
    g = event("harvest C", {"coins": 7}, {"coins": 15})
    gifts = 0
    while g.to_act == (0,) and g.view(0)["asks"] == "torture":
        do(g, 0, "give station stock")
        gifts += 1
    assert (gifts, g.players[0].coins) == (15 - 7, 0)


@pytest.mark.rule("ORL-EVT-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wool_and_brocade_are_not_food(edition: str) -> None:
    seat = {"goods": ["wool", "brocade", "wine"]}
    g = at("event", seat, edition=edition, round=3, event="harvest")
    assert [text for text in texts(g, 0) if text != "coins"] == ["food wine"]
    for good in ("wool", "brocade"):
        assert refused(g, 0, f"food {good}").rule == "ORL-EVT-10"


@pytest.mark.rule("ORL-EVT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_food_of_a_harvest_returns_to_the_goods_market(edition: str) -> None:
    seat = {"goods": ["cheese"]}
    g = at("event", seat, edition=edition, round=3, event="harvest", goods_market={"cheese": 0})
    do(g, 0, "food cheese")
    assert g.view(0)["goods_market"]["cheese"] == 1


@pytest.mark.rule("ORL-EVT-22", "ORL-R21")
def test_coin_choice_needs_five_coins_in_hand_while_food_is_left() -> None:
    g = event("harvest A", {"goods": ["grain"], "coins": 4}, {})
    assert texts(g, 0) == ["food grain"]
    assert refused(g, 0, "coins").rule == "ORL-EVT-22"
    g = event("harvest A", {"goods": ["grain"], "coins": 5}, {})
    assert texts(g, 0) == ["food grain", "coins"]


@pytest.mark.rule("ORL-EVT-22")
def test_coin_choice_is_judged_anew_for_each_item() -> None:
    g = event("harvest B", {"goods": ["grain", "wine"], "coins": 9}, {"coins": 15})
    do(g, 0, "coins")
    assert texts(g, 0) == ["food grain", "food wine"]
    assert refused(g, 0, "coins").rule == "ORL-EVT-22"


@pytest.mark.rule("ORL-R21")
def test_food_comes_first_in_2014_and_is_a_choice_in_2019() -> None:
    seat = {"goods": ["grain"], "coins": 10}
    assert texts(first_edition("harvest", seat, {}), 0) == ["food grain"]
    assert texts(event("harvest A", seat, {}), 0) == ["food grain", "coins"]


# Taxes


@pytest.mark.rule("ORL-EVT-12")
@pytest.mark.parametrize(("owned", "due"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_taxes_of_2014_cost_a_coin_for_every_three_goods(owned: int, due: int) -> None:
    g = first_edition("taxes", {"goods": ["grain"] * owned}, {})
    assert coins(g) == [5 - due, 5]


@pytest.mark.rule("ORL-EVT-13")
@pytest.mark.parametrize(("letter", "due"), [("A", 5), ("B", 2), ("C", 1)])
def test_taxes_of_2019_cost_a_coin_for_every_one_two_or_three_goods(letter: str, due: int) -> None:
    g = event(f"taxes {letter}", {"goods": ["grain"] * 5}, {"goods": ["cheese"]})
    assert coins(g)[0] == 5 - due
    assert coins(g)[1] == 5 - (letter == "A")


@pytest.mark.rule("ORL-EVT-14")
def test_taxes_count_tiles_and_not_their_value() -> None:
    g = event("taxes A", {"goods": ["grain", "grain"]}, {"goods": ["brocade", "wool"]})
    assert coins(g) == [3, 3]
    assert [sum(p.goods) for p in g.players] == [2, 2]


@pytest.mark.rule("ORL-EVT-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_missing_coins_for_taxes_mean_torture(edition: str) -> None:
    seat = {"goods": ["grain"] * 9, "coins": 1}
    g = at("event", seat, {}, edition=edition, round=15, event="taxes")
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.values) == ("torture", {"owed": 2})


# Trading day


@pytest.mark.rule("ORL-EVT-15")
@pytest.mark.parametrize("round_", [2, 9, 18])
def test_trading_day_of_2014_pays_a_coin_for_each_built_station(round_: int) -> None:
    three, one = {"stations": ["orleans", "tours", "blois"]}, {"stations": ["orleans"]}
    g = at("event", three, one, {}, edition="2014", event="trading_day", round=round_)
    assert coins(g) == [5 + 3, 5 + 1, 5]


@pytest.mark.rule("ORL-EVT-16")
@pytest.mark.parametrize(("letter", "each"), [("A", 3), ("B", 2), ("C", 1)])
def test_trading_day_of_2019_pays_three_two_or_one_coin_for_each_station(
    letter: str, each: int
) -> None:
    g = event(f"trading_day {letter}", {"stations": ["orleans", "tours"]}, {}, round=ROUND[letter])
    assert coins(g) == [5 + 2 * each, 5]


# Plague


@pytest.mark.rule("ORL-EVT-17", "ORL-R30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plague_returns_one_neutral_follower_of_each_bag_to_the_supply(edition: str) -> None:
    seats = {"bag": ["knight"] * 3}, {"bag": ["scholar"]}
    g = at("event", *seats, edition=edition, event="plague", round=4)
    assert [bag(p) for p in g.players] == [{"knight": 2}, {}]
    # 8 of each with two players: 2 knights and no scholar are held.
    assert (supply(g)["knight"], supply(g)["scholar"]) == (6, 8)


@pytest.mark.rule("ORL-EVT-17")
def test_plague_draws_at_random_among_all_followers_of_the_bag() -> None:
    lost = set()
    for seed in range(20):
        g = event("plague A", {"bag": ["knight", "scholar", "monk"]}, seed=seed)
        lost |= {"knight", "scholar", "monk"} - set(bag(g.players[0]))
    assert lost == {"knight", "scholar", "monk"}


@pytest.mark.rule("ORL-EVT-18")
def test_plague_takes_no_marked_follower() -> None:
    g = event("plague A", {"market": []})
    assert bag(g.players[0]) == {
        "marked_farmer": 1,
        "marked_boatman": 1,
        "marked_craftsman": 1,
        "marked_trader": 1,
    }


@pytest.mark.rule("ORL-EVT-18")
def test_plague_draws_no_second_time_after_a_marked_follower() -> None:
    games = [event("plague A", {"market": [], "bag": ["monk"]}, seed=seed) for seed in range(20)]
    assert {bag(g.players[0]).get("monk", 0) for g in games} == {0, 1}
    for g in games:
        assert len(bag(g.players[0])) == 4 + bag(g.players[0]).get("monk", 0)


@pytest.mark.rule("ORL-EVT-19")
def test_markers_do_not_move_back_in_the_plague() -> None:
    g = event("plague A", {"bag": ["knight"], "tracks": {"knights": 2, "farmers": 0}})
    assert bag(g.players[0]) == {}
    assert g.view(0)["seats"][0]["tracks"]["knights"] == 2
    assert g.view(0)["seats"][0]["draws"] == 6


@pytest.mark.rule("ORL-EVT-20")
def test_followers_outside_the_bag_are_safe_from_the_plague() -> None:
    places = {
        "ship": ["farmer"],
        "farm_house": ["marked_boatman", "marked_craftsman"],
        "castle": ["-", "-", "marked_trader"],
    }
    seat = {"market": ["knight"], "bag": ["marked_farmer"], "places": places}
    g = event("plague A", seat, deeds={"papal_conclave": ["monk"]})
    assert market(g.players[0]) == {"knight": 1}
    assert on(g, 0, "ship") == ["farmer", None, None]
    assert g.view(0)["deeds"]["papal_conclave"]["filled"] == {"monk": 1}
    assert bag(g.players[0]) == {"marked_farmer": 1}


@pytest.mark.rule("ORL-EVT-20")
def test_plague_takes_nothing_from_an_empty_bag() -> None:
    g = event("plague A", {"places": {"ship": ["farmer", "boatman", "knight"]}}, {})
    assert on(g, 0, "ship") == ["farmer", "boatman", "knight"]
    assert market(g.players[1]) == {
        "marked_farmer": 1,
        "marked_boatman": 1,
        "marked_craftsman": 1,
        "marked_trader": 1,
    }


@pytest.mark.rule("ORL-EVT-21")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_plague_has_the_same_strength_on_every_tile(letter: str) -> None:
    g = event(f"plague {letter}", {"bag": ["knight"] * 5}, round=ROUND[letter])
    assert bag(g.players[0]) == {"knight": 4}


@pytest.mark.rule("ORL-EVT-21")
@pytest.mark.parametrize(("name", "round_"), [("", 1), ("B", 8), ("C", 14)])
def test_pilgrimage_has_the_same_strength_on_every_tile(name: str, round_: int) -> None:
    seat = {"places": {"monastery": ["scholar", "trader"], "scriptorium": ["knight", "scholar"]}}
    g = at("actions", seat, {}, event=f"pilgrimage {name}".strip(), round=round_)
    assert texts(g, g.turn) == ["act scriptorium", "pass"]


@pytest.mark.rule("ORL-R30")
def test_follower_lost_to_the_plague_may_be_recruited_at_once_by_another_player() -> None:
    seat = {"bag": ["monk"]}
    other = {"places": {"monastery": ["scholar", "trader"]}}
    g = event("plague A", seat, other, supply={"monk": 0}, round=2)
    assert supply(g)["monk"] == 1
    do(g, 1, "draw 0")
    everybody(g, "ready")
    assert acts(g, 1, "monastery") == ["act monastery"]
