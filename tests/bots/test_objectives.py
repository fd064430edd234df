"""The bots play for objectives: Capital Vierzon, Travelling Salesman, The Duel."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.arena.match import Result, play
from scriptorium.bots import ladder
from scriptorium.core import registry
from scriptorium.games.orleans.state import Game

ALONE = ("vierzon", "salesman")
HOW = ("any", "one-a-round", "in-order")


def game(scenario: str, bot: str, seed: int, how: str = "any") -> Result:
    config = registry.config(
        "orleans", 1, f"o/{seed}", scenario=scenario, options={"objectives": how}
    )
    return play(config, [ladder.make("orleans", bot, str(seed))])


def duel(bots: tuple[str, str], seed: int) -> Result:
    config = registry.config("orleans", 2, f"o/{seed}", scenario="duel")
    return play(config, [ladder.make("orleans", bot, f"{seed}/{i}") for i, bot in enumerate(bots)])


@pytest.mark.parametrize("scenario", ALONE)
@pytest.mark.parametrize("how", HOW)
def test_a_bot_plays_to_the_end(scenario: str, how: str) -> None:
    for bot in ("novice", "greedy", "planner"):
        result = game(scenario, bot, 1, how)
        assert result.outcome["won"] is (result.points[0] == 5)


@pytest.mark.parametrize("scenario", ALONE)
def test_greedy_completes_far_more_than_novice(scenario: str) -> None:
    greedy = sum(game(scenario, "greedy", seed).points[0] for seed in range(6))
    novice = sum(game(scenario, "novice", seed).points[0] for seed in range(6))
    assert greedy >= 12
    assert greedy > 2 * novice


def test_greedy_pays_the_dues_of_the_duel() -> None:
    """Who plays for points is ruined on Cheese Day, in round 5."""
    results = [duel(("greedy", "planner"), seed) for seed in range(4)]
    assert sum(one.rounds > 5 for one in results) >= 3
    assert sum(sum(one.points) for one in results) >= 12


def asked(scenario: str, row: dict[str, Any], phase: str = "actions", **more: Any) -> Game:
    data = {"scenario": scenario, "phase": phase, "seats": [row], **more}
    g = registry.load("orleans").position(data)
    assert isinstance(g, Game)
    return g


def answer(g: Game) -> str:
    chosen = ladder.make("orleans", "greedy", "1").choose(g.copy(), 0)
    return g.rules.codec.text(chosen[0])


def test_the_merchant_goes_where_the_goods_are_wanted() -> None:
    places = {"wagon": ["farmer", "trader", "knight"]}
    row = {"merchant": "blois", "goods": ["cheese", "cheese", "wine", "wine"], "places": places}
    assert answer(asked("salesman", row, round=9)).startswith("act wagon vendome")


def test_a_delivery_is_made_at_once() -> None:
    row = {"merchant": "argenton_sur_creuse", "goods": ["brocade"], "coins": 6}
    assert answer(asked("salesman", row, round=9)) == "complete brocade_to_argenton"


def test_nobody_delivers_the_last_food_before_a_meal() -> None:
    row = {"merchant": "tours", "goods": ["grain", "grain", "grain"], "coins": 0}
    places = {"wagon": ["farmer", "trader", "knight"]}
    assert answer(asked("salesman", {**row, "places": places}, round=9)) != (
        "complete grain_to_tours"
    )
    assert answer(asked("salesman", {**row, "coins": 2}, round=9)) == "complete grain_to_tours"


def test_the_company_is_founded_in_loches() -> None:
    places = {"guildhall": ["farmer", "craftsman", "knight"]}
    row = {"merchant": "loches", "places": places}
    assert answer(asked("vierzon", row, round=7)) == "act guildhall"


def test_goods_are_sold_for_the_builder() -> None:
    places = {"market_stand": ["trader"]}
    row = {"coins": 4, "goods": ["brocade", "wool"], "places": places}
    g = asked("vierzon", row, round=8)
    g.step(0, answer(g))
    while g.frames[-1].name == "transactions":
        g.step(0, answer(g))
    assert g.players[0].coins >= 10
