"""What a choice leaves open is asked only where there is a choice."""

from __future__ import annotations

import random

import pytest

from scriptorium.games.pilgrim.hiring import Moment
from tests.rules.pilgrim.support import asks, at, do, events, legal, start, stock, where
from tests.rules.pilgrim.test_roads import builder, building

TAX = {"merchant": "taxation"}


@pytest.mark.rule("PIL-R4")
def test_one_way_to_pay_is_taken() -> None:
    g = at(builder(stone=0, coin=1, buildings=["bank"]), moment="act", **TAX)
    do(g, "use bank", "duty build_roads")
    happened = do(g, "lay e7 sw n")
    assert events(happened, "paid") == [{"good": "coin", "count": 1}]
    assert "payment" not in asks(g)
    g = building(builder(stone=1, coin=1, buildings=["bank"]), **TAX)
    do(g, "use bank", "lay e7 sw n")
    assert (asks(g), legal(g)) == ("payment 1", ["swap stone 1", "pay"])


@pytest.mark.rule("PIL-R58")
def test_a_store_that_can_only_sell_sells_the_one_it_must() -> None:
    row = {"duties": {"n": 1}, "stone": 0, "coin": 0, "buildings": ["stone_yard", "grain_store"]}
    g = at({**row, "grain": 2}, moment="move", **TAX)
    happened = do(g, "use grain_store")
    assert events(happened, "paid") == [{"good": "grain", "count": 1}]
    assert events(happened, "gained") == [{"good": "coin", "count": 1}]
    assert (asks(g), legal(g)) == ("trade 1", ["sell", "done"])
    g = at({**row, "grain": 1}, moment="move", **TAX)
    do(g, "use grain_store")
    assert asks(g) == "move 1"  # there is no more to sell
    assert stock(g)["coin"] == 1


@pytest.mark.rule("PIL-R56")
def test_the_wagon_yard_brings_the_only_building_there_is() -> None:
    row = {"duties": {"n": 1}, "buildings": ["wagon_yard"]}
    g = at(row, {"buildings": ["pulpit"]}, moment="move", **TAX)
    happened = do(g, "use wagon_yard")
    assert events(happened, "borrowed") == [{"building": "pulpit"}]
    assert where(g)["abbey"] == 4


@pytest.mark.rule("PIL-BUIL-DORMITORY")
def test_the_dormitory_calls_back_from_the_only_duty() -> None:
    row = {"duties": {"produce": 2}, "buildings": ["dormitory"]}
    g = at(row, moment="move", **TAX)
    happened = do(g, "use dormitory")
    assert events(happened, "called-back") == [{"space": "n", "at": "produce"}]
    assert asks(g) == "move 1"
    two = at({**row, "duties": {"produce": 1, "taxation": 1}}, moment="move", **TAX)
    do(two, "use dormitory")
    assert (asks(two), legal(two)) == ("call-back 1", ["from n", "from s"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_the_moves_of_a_turn_and_the_actions_of_a_duty_are_asked_without_a_choice(
    players: int,
) -> None:
    """There, what led to them can still be taken back."""
    chance = random.Random(players)
    asked = set()
    for game in range(10):
        g = start(players, f"single {game}")
        while g.to_act:
            seat, texts = g.to_act[0], legal(g)
            asked.add(g.frames[-1].name)
            assert len(texts) > 1 or isinstance(g.frames[-1], Moment), (g.frames[-1].name, texts)
            buildings = [text for text in texts if text.startswith(("use", "hire", "construct"))]
            liked = buildings if buildings and chance.random() < 0.6 else texts
            g.step(seat, chance.choice(liked))
    assert asked >= {"trade", "wagon", "call-back", "source"}
