"""The order of play (chapter RND) and hidden information (R27)."""

from __future__ import annotations

from collections import Counter

import pytest

from scriptorium.core.rng import Stream
from scriptorium.games.orleans.state import Game
from tests.support import (
    EDITIONS,
    FEW_COINS,
    at,
    bag,
    do,
    everybody,
    market,
    on,
    refused,
    start,
    texts,
)


def idle(g: Game) -> list[int]:
    """Play on with nobody doing anything; gives the start player of each round."""
    starts: list[int] = []
    while not g.over:
        if len(starts) < g.round:
            starts.append(g.start)
        seat = g.to_act[0]
        idly = [text for text in ("draw 0", "ready", "pass") if text in texts(g, seat)]
        g.step(seat, idly[0] if idly else texts(g, seat)[0])
    return starts


@pytest.mark.rule("ORL-RND-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_has_eighteen_rounds(edition: str) -> None:
    g = start(2, edition)
    assert g.view(None)["rounds"] == 18
    assert len(idle(g)) == 18
    assert g.view(None)["round"] == 18
    assert g.to_act == ()


@pytest.mark.rule("ORL-RND-2")
def test_the_seven_phases_come_in_their_order() -> None:
    row = {"tracks": {"farmers": 1}, "bag": ["farmer"]}
    g = at("actions", row, {}, round=2, event="income A")
    kinds = [event.kind for event in do(g, 0, "pass") + do(g, 1, "pass")]
    # Actions; event (income for both); start player and hour glass; census.
    assert kinds == [
        *["passed", "passed"],
        *["strikes", "coins", "coins"],
        *["round", "census-leads", "coins"],
    ]
    assert (g.view(None)["start"], g.view(None)["asks"]) == (1, "draw")
    do(g, 0, "draw 1")
    assert g.view(None)["asks"] == "plan"
    everybody(g, "ready")
    assert g.view(None)["asks"] == "act"


@pytest.mark.rule("ORL-RND-3")
def test_nobody_plans_before_all_have_drawn() -> None:
    g = at("followers", {"bag": ["farmer"]}, {"bag": ["farmer"]}, round=2)
    do(g, 0, "draw 1")
    assert texts(g, 0) == []
    refused(g, 0, "place farmer castle")
    assert refused(g, 1, "place marked_farmer castle").rule == "ORL-RND-3"
    do(g, 1, "draw 1")
    assert "place farmer castle" in texts(g, 0)


@pytest.mark.rule("ORL-RND-3")
def test_nobody_acts_before_all_are_ready() -> None:
    castle = {"castle": ["marked_farmer", "marked_boatman", "marked_trader"]}
    g = at("planning", {"places": castle}, {}, round=2)
    do(g, 0, "ready")
    refused(g, 0, "act castle")
    assert refused(g, 1, "pass").rule == "ORL-RND-3"
    do(g, 1, "ready")
    do(g, 0, "act castle")


@pytest.mark.rule("ORL-RND-3")
def test_the_event_waits_until_all_have_passed() -> None:
    g = at("actions", {}, {}, {}, round=2, event="income A")
    do(g, 0, "pass")
    do(g, 1, "pass")
    assert [p.coins for p in g.players] == [5, 5, 5]
    do(g, 2, "pass")
    assert [p.coins for p in g.players] == [8, 8, 8]


@pytest.mark.rule("ORL-RND-3")
def test_nobody_draws_before_the_torture_of_the_census_is_over() -> None:
    rows = [{"tracks": {"farmers": n}, "bag": ["farmer"], "coins": n} for n in (2, 1, 0)]
    g = at("census", *rows, round=3)
    refused(g, 0, "draw 1")
    assert g.to_act == (2,)
    do(g, 2, "give station stock")
    assert g.to_act == (0, 1, 2)
    do(g, 0, "draw 1")


@pytest.mark.rule("ORL-RND-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_token_goes_one_seat_clockwise_each_round(players: int) -> None:
    starts = idle(start(players))
    assert starts == ([*range(players)] * 18)[:18]


@pytest.mark.rule("ORL-RND-4")
def test_the_new_start_player_acts_first() -> None:
    g = at("actions", {}, {}, {}, start=3, round=8, event="pilgrimage")
    assert g.to_act == (2,)
    everybody(g, "pass")
    everybody(g, "ready")
    assert g.view(None)["asks"] == "act"
    assert g.to_act == (0,)


@pytest.mark.rule("ORL-RND-5")
@pytest.mark.parametrize(("edition", "coins"), [("2014", 6), ("2019", 6)])
def test_the_event_of_the_last_round_is_still_played(edition: str, coins: int) -> None:
    g = at("actions", {}, {}, edition=edition, round=18, event="income")
    do(g, 0, "pass")
    assert not g.over
    do(g, 1, "pass")
    assert g.over
    assert [p.coins for p in g.players] == [coins, coins]
    assert refused(g, 0, "pass").key == "game-over"


@pytest.mark.rule("ORL-RND-5")
def test_a_choice_in_the_last_event_is_still_asked_for() -> None:
    g = at("actions", {"goods": ["grain", "wine"], "coins": 30}, {}, round=18, event="harvest")
    everybody(g, "pass")
    assert (g.over, g.to_act) == (False, (0,))
    do(g, 0, "food grain", "coins", "food wine")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-RND-5")
def test_the_seventeenth_round_is_not_the_last() -> None:
    g = at("actions", {}, {}, round=17, event="income")
    everybody(g, "pass")
    assert (g.over, g.round) == (False, 18)


@pytest.mark.rule("ORL-RND-6")
@pytest.mark.parametrize(
    ("first", "coins"), [(1, [16, 15, 16]), (2, [15, 16, 16]), (3, [15, 15, 17])]
)
def test_the_last_coin_of_the_supply_goes_to_the_start_player(first: int, coins: list[int]) -> None:
    rows = [{"coins": 15}, {"coins": 15}, {"coins": 16}]
    g = at(
        "actions", *rows, edition="2014", options=FEW_COINS, round=4, start=first, event="income"
    )
    everybody(g, "pass")
    assert [p.coins for p in g.players] == coins
    assert g.bank == 0


@pytest.mark.rule("ORL-RND-6")
def test_a_short_supply_is_paid_out_clockwise_from_the_start_player() -> None:
    rows = [{"coins": 14}, {"coins": 14}, {"coins": 17}]
    g = at("actions", *rows, edition="2014", options=FEW_COINS, round=4, start=3, event="income")
    everybody(g, "pass")
    assert [p.coins for p in g.players] == [15, 14, 18]


@pytest.mark.rule("ORL-RND-6")
def test_forced_payments_are_asked_for_clockwise_from_the_start_player() -> None:
    row = {"coins": 0, "goods": ["wool"]}
    g = at("actions", row, row, row, round=4, start=2, event="taxes A")
    everybody(g, "pass")
    order: list[int] = []
    for _ in range(3):
        order += g.to_act
        do(g, g.to_act[0], "give good wool")
    assert order == [1, 2, 0]


@pytest.mark.rule("ORL-RND-7")
def test_coins_are_paid_to_the_supply_not_to_another_player() -> None:
    ahead = {"tracks": {"farmers": 1}}
    g = at("census", ahead, ahead, {}, edition="2014")
    assert [p.coins for p in g.players] == [5, 5, 4]
    assert g.view(None)["bank"] == 212 - 15 + 1


@pytest.mark.rule("ORL-RND-7")
def test_coins_are_received_from_the_supply_not_from_another_player() -> None:
    g = at("census", {"tracks": {"farmers": 1}}, {}, {}, edition="2014")
    assert [p.coins for p in g.players] == [6, 5, 5]
    assert g.view(None)["bank"] == 212 - 15 - 1


@pytest.mark.rule("ORL-RND-8")
def test_a_player_may_look_into_the_own_bag_and_changes_nothing() -> None:
    row = {"bag": ["monk", "farmer", "farmer"], "market": []}
    g, other = at("followers", row, {}, round=3), at("followers", row, {}, round=3)
    before = g.dump()
    look = g.view(0)["seats"][0]["bag"]
    assert (look["monk"], look["farmer"], look["marked_trader"]) == (1, 2, 1)
    assert g.dump() == before
    do(g, 0, "draw 4")
    do(other, 0, "draw 4")
    assert market(g.players[0]) == market(other.players[0])


@pytest.mark.rule("ORL-RND-8")
def test_a_bag_may_be_looked_into_at_any_time() -> None:
    row = {"bag": ["monk"]}
    for phase in ("followers", "planning", "actions"):
        for seat in (0, 1):
            assert at(phase, row, {}, round=3).view(seat)["seats"][0]["bag"] == {"monk": 1}


@pytest.mark.rule("ORL-RND-8")
def test_each_follower_in_the_bag_is_drawn_equally_often() -> None:
    g = at("followers", {"bag": {"farmer": 4, "monk": 2}, "market": []}, {}, round=3)
    chance = Stream("uniform", "test")
    drawn: Counter[str] = Counter()
    for _ in range(2000):
        again = g.determinize(0, chance)
        do(again, 0, "draw 2")
        drawn.update(market(again.players[0]))
    # 4000 draws from 10 followers: 400 for each one.
    assert 1480 < drawn["farmer"] < 1720
    assert 700 < drawn["monk"] < 900
    for marked in ("farmer", "boatman", "craftsman", "trader"):
        assert 330 < drawn[f"marked_{marked}"] < 470


@pytest.mark.rule("ORL-R27")
def test_the_contents_of_all_bags_are_shown_to_everybody() -> None:
    g = at("planning", {"bag": ["monk", "knight"]}, {"bag": {"farmer": 3}}, round=5)
    for seat in (0, 1, None):
        bags = [row["bag"] for row in g.view(seat)["seats"]]
        assert bags == [bag(p) for p in g.players] == [{"knight": 1, "monk": 1}, {"farmer": 3}]


@pytest.mark.rule("ORL-R27")
def test_future_draws_cannot_be_told_from_what_a_seat_sees() -> None:
    row = {"bag": ["monk", "farmer", "knight", "scholar"], "market": []}
    g = at("followers", row, {}, round=3)
    chance = Stream("hidden", "test")
    futures = set()
    for _ in range(30):
        other = g.determinize(0, chance)
        assert other.view(0) == g.view(0)
        do(other, 0, "draw 1")
        futures |= set(market(other.players[0]))
    assert len(futures) == 8


@pytest.mark.rule("ORL-R27")
def test_the_order_of_the_hour_glass_cannot_be_told_from_what_a_seat_sees() -> None:
    g = start(3, "2014")
    chance = Stream("hidden", "test")
    nexts = set()
    for _ in range(60):
        other = g.determinize(0, chance)
        assert other.view(0) == g.view(0)
        assert other.hour_glass[0] == g.hour_glass[0]
        assert sorted(other.hour_glass) == sorted(g.hour_glass)
        everybody(other, "ready")
        everybody(other, "pass")
        nexts.add(other.view(0)["event"]["id"])
    assert len(nexts) == 6


@pytest.mark.rule("ORL-R27")
def test_what_is_placed_lies_open_once_all_are_ready() -> None:
    g = start(2)
    do(g, 0, "place marked_farmer castle", "ready")
    do(g, 1, "ready")
    assert g.view(1)["seats"][0]["places"]["castle"] == on(g, 0, "castle")
    assert on(g, 0, "castle") == ["marked_farmer", None, None]
