"""Plans of games that are won or lost, tried out to the end."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.bots.base import Bot, ask
from scriptorium.bots.orleans.bots import Planner
from scriptorium.bots.orleans.playing_on import standing
from scriptorium.bots.orleans.searching import Scout
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.pieces import READY
from scriptorium.games.orleans.state import Game

SCENARIOS: list[tuple[str, int, dict[str, Any]]] = [
    ("dignitary", 1, {}),
    ("vierzon", 1, {}),
    ("salesman", 1, {"objectives": "in-order"}),
    ("duel", 2, {}),
    ("city-defense", 2, {"difficulty": "easier"}),
]


def scout(seed: str, plans: int = 3, trials: int = 6) -> Scout:
    """A small one; it plays so many rounds on for a plan."""
    return Scout(Stream(seed, "scout"), plans=plans, trials=trials, rounds=1)


def new(scenario: str, players: int, options: dict[str, Any], seed: str) -> Game:
    config = registry.config("orleans", players, seed, scenario=scenario, options=options)
    g = registry.load("orleans").new(config)
    assert isinstance(g, Game)
    return g


def play(g: Game, bot: Bot, last: int) -> None:
    """To the first choice after a round; every step must be legal."""
    while g.to_act and g.round <= last:
        seat = g.to_act[0]
        for action in bot.choose(g.determinize(seat, bot.chance), seat):
            assert action in g.legal(seat)
            g.apply(seat, action)


@pytest.mark.parametrize(("scenario", "players", "options"), SCENARIOS)
def test_all_steps_are_legal(scenario: str, players: int, options: dict[str, Any]) -> None:
    g = new(scenario, players, options, "legal")
    play(g, scout("1"), 2)
    play(g, Planner(Stream("1", "rest")), g.rules.rounds - 1)
    play(g, scout("2"), g.rules.rounds)
    assert g.over


@pytest.mark.parametrize(("scenario", "players", "options"), SCENARIOS)
def test_what_is_hidden_changes_no_plan(
    scenario: str, players: int, options: dict[str, Any]
) -> None:
    g = new(scenario, players, options, "hidden")
    play(g, Planner(Stream("1", "start")), 2)
    while g.frames[-1].name != "plan":
        seat = g.to_act[0]
        g.apply(seat, Planner(Stream("1", "on")).choose(g, seat)[0])
    seat = g.to_act[0]
    plans = []
    for deal in ("1", "2", "3"):
        other = g.determinize(seat, Stream(deal, "deal"))
        plans.append(ask(scout("mine"), other, seat))
    assert plans[0] == plans[1] == plans[2]


@pytest.mark.parametrize("scenario", ["dignitary", "vierzon", "salesman"])
def test_where_nothing_can_be_done_the_plan_is_empty(scenario: str) -> None:
    """However much is thought of it: marked followers go nowhere alone."""
    position = {
        "game": "orleans",
        "scenario": scenario,
        "phase": "planning",
        "round": 5,
        "seats": [{"market": {"marked_farmer": 1}}],
    }
    g = registry.load("orleans").position(position)
    assert ask(scout("nothing"), g, 0) == [READY]


@pytest.mark.parametrize("seed", ["3", "5"])
def test_trying_out_wins_where_the_planner_loses(seed: str) -> None:
    """The last five rounds of a Salesman, from where the planner has come with two deliveries."""
    start = new("salesman", 1, {}, f"end/{seed}")
    play(start, Planner(Stream(seed, "start")), 10)
    won = {}
    for bot in (scout(seed, 8, 48), Planner(Stream(seed, "end"))):
        g = start.copy()
        play(g, bot, 15)
        won[bot.name] = g.result()["outcome"]["won"]
    assert won == {"scout": True, "planner": False}


@pytest.mark.parametrize(("scenario", "players", "options"), SCENARIOS)
def test_progress_grows_as_a_game_goes_on(
    scenario: str, players: int, options: dict[str, Any]
) -> None:
    policy = Planner(Stream("1", "policy"))
    g = new(scenario, players, options, "grows")
    play(g, policy, 1)
    early = policy.eye(g, g.players[0]).progress()
    play(g, policy, 10)
    assert 0.0 <= early < policy.eye(g, g.players[0]).progress() <= 1.0


def test_a_limit_in_seconds_holds_where_games_are_won_or_lost() -> None:
    """However short it is, every plan is looked at once."""
    g = new("vierzon", 1, {}, "limit")
    play(g, Planner(Stream("1", "start")), 12)
    while g.frames[-1].name != "plan":
        g.apply(0, Planner(Stream("1", "on")).choose(g, 0)[0])
    bot = scout("1", 4, 10**6)
    assert bot.choose(g.determinize(0, bot.chance), 0, 1e-9)[-1] == READY


def test_a_game_won_is_better_than_one_all_but_won() -> None:
    data = {
        "scenario": "vierzon",
        "phase": "actions",
        "round": 10,
        "seats": [{"merchant": "vierzon", "coins": 24}],
        "completed": ["hire_builder", "building_company", "building_materials", "capital"],
    }
    policy = Planner(Stream("1", "policy"))
    g = registry.load("orleans").position(data)
    assert isinstance(g, Game)
    nearly = standing(g, 0, policy)
    data["seats"] = [{"merchant": "vierzon", "coins": 25}]
    g = registry.load("orleans").position(data)
    assert isinstance(g, Game)
    play(g, policy, 10)
    assert g.over
    assert nearly < 0.9 < 1.0 <= standing(g, 0, policy)
