"""The bots play legally, see only what they may, and differ in strength."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from scriptorium.arena.match import play
from scriptorium.arena.tune import Plan, fitness, make_bot, tune, weights_module
from scriptorium.bots import ladder, weighing
from scriptorium.bots.base import Bot, ask
from scriptorium.bots.orleans import weights
from scriptorium.bots.orleans.bots import Planner as PlannerBot
from scriptorium.bots.orleans.plans import Planner, add
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.core import registry
from scriptorium.core.errors import BadData, Problem
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.orleans.state import Game
from tests.support import at, do

# Those who try plans out do so in a small way here.
SMALL = {"scout": "scout:plans=2:trials=2", "search": "search:plans=2:trials=2:rounds=1"}
NAMES = [SMALL.get(name, name) for name in ladder.classes("orleans") if name != "random"]


def mean(names: list[str], games: int, players: int = 4) -> list[float]:
    """Mean points of each bot of the list, seats rotated."""
    totals = [0.0] * players
    for i in range(games):
        config = registry.config("orleans", players, f"bots/{i}")
        seats = [(seat - i) % players for seat in range(players)]
        bots = [ladder.make("orleans", names[k], f"{i}/{seat}") for seat, k in enumerate(seats)]
        for seat, points in enumerate(play(config, bots).points):
            totals[seats[seat]] += points / games
    return totals


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["2014", "2019"])
def test_a_bot_plays_whole_games_legally(name: str, players: int, edition: str) -> None:
    """`play` refuses an illegal first action."""
    options = {"remove_tiles": True, "planning": "in-turn" if players == 3 else "together"}
    config = registry.config("orleans", players, f"legal/{name}", edition, options=options)
    bots = [ladder.make("orleans", name, str(seat)) for seat in range(players)]
    assert play(config, bots).rounds == 18


def test_the_ladder_has_its_rungs_in_order() -> None:
    assert list(ladder.classes("orleans")) == [
        "random",
        "novice",
        "greedy",
        "planner",
        "scout",
        "search",
    ]


def test_greedy_is_far_above_novice() -> None:
    points = mean(["greedy", "novice", "novice", "novice"], 6)
    assert points[0] > 1.5 * max(points[1:])


def test_planner_is_above_greedy() -> None:
    points = mean(["planner", "greedy", "greedy", "greedy"], 12)
    assert points[0] > max(points[1:]) + 10


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Problem) as caught:
        ladder.make("orleans", "deep-blue", "1")
    assert caught.value.key == "unknown-bot"
    assert caught.value.values["bot"] == "deep-blue"


class Spy(Bot):
    name = "spy"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        self.seen = state
        return [state.legal(seat)[0]]


def test_a_bot_gets_a_copy_without_what_it_cannot_know() -> None:
    g = at("planning", {}, {}, round=2)
    do(g, 1, "place marked_farmer village", "ready")
    spy = Spy(Stream("1", "spy"))
    before = g.dump()
    ask(spy, g, 0)
    seen = spy.seen
    assert isinstance(seen, Game)
    assert seen is not g
    assert seen.players[1].filled == 0
    assert [p.r1 for p in seen.players] != [p.r1 for p in g.players]
    assert seen.hour_glass[:2] == g.hour_glass[:2]
    assert sorted(seen.hour_glass) == sorted(g.hour_glass)
    seen.apply(0, seen.legal(0)[0])
    assert g.dump() == before


def test_all_seats_plan_from_the_same_snapshot() -> None:
    """What another seat has laid already makes no difference to a plan."""
    for seed in range(5):
        g = registry.load("orleans").new(registry.config("orleans", 2, seed))
        assert isinstance(g, Game)
        alone = ask(ladder.make("orleans", "planner", "x"), g, 1)
        g.step(0, "place marked_farmer village")
        g.step(0, "ready")
        assert ask(ladder.make("orleans", "planner", "x"), g, 1) == alone


def test_the_exact_search_finds_the_best_set() -> None:
    """Against trying out every set of candidates."""
    checked = 0
    for seed in range(6):
        market = {"monk": 1, "knight": 1, "farmer": 1, "boatman": 1, "scholar": 1, "trader": 1}
        row = {"market": market, "tiles": [["hayrick"], ["winery"], ["library"]][seed % 3]}
        g = at("planning", {**row, "stations": []}, {}, round=4 + seed, seed=seed)
        planner = Planner(Valuation(g, g.players[0], weights.usual()))
        best = planner.best_sets(1)[0].value
        assert best == pytest.approx(by_trying_all(planner))
        checked += best > 0
    assert checked == 6


def by_trying_all(planner: Planner) -> float:
    best = 0.0
    eye = planner.eye
    cost = eye.w.used if eye.p.bag_n >= eye.draws else 0.0
    pool = [*planner.travel, *planner.others]
    for size in range(len(pool) + 1):
        for chosen in itertools.combinations(pool, size):
            demand = [0] * 8
            for one in chosen:
                add(demand, one.demand)
            sends = [one.sends for one in chosen if one.sends >= 0]
            fits = all(sends.count(kind) <= planner.neutral[kind] for kind in sends)
            if len(sends) > planner.town_hall_free or not fits or not planner.feasible(demand):
                continue
            travel = [one for one in chosen if one in planner.travel]
            mask = sum(1 << planner.travel.index(one) for one in travel)
            value = sum(one.value for one in chosen if one not in travel)
            if mask:
                value += planner.tour.value(mask) - cost * sum(one.size for one in travel)
            best = max(best, value)
    return best


def test_a_plan_completes_what_it_promises() -> None:
    """After the plan the chosen places are activated."""
    g = at("planning", {"market": {"farmer": 1, "boatman": 1, "trader": 1}}, {}, round=3)
    for action in PlannerBot(Stream("1", "x")).choose(g.copy(), 0)[:-1]:
        g.step(0, g.rules.codec.text(action))
    assert g.players[0].active >> g.rules.by_id["castle"].index & 1


GAMES = ["orleans", "pilgrim"]


@pytest.mark.parametrize("game", GAMES)
def test_weights_survive_writing_and_reading(game: str, tmp_path: Path) -> None:
    module = weights_module(game)
    usual = module.usual()
    other = weighing.with_vector(usual, [value + 0.25 for value in usual.vector()])
    before = module.FILE.read_text(encoding="utf-8")
    text = weighing.write(other, before)
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    read = weighing.read(module.Weights, path)
    assert read.vector() == pytest.approx(other.vector(), abs=0.001)
    assert text.count("#") == before.count("#")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["[general]\n", "not toml", "[general]\ndelay = 'x'\n"])
def test_broken_weights_are_a_problem(game: str, tmp_path: Path, text: str) -> None:
    kind = weights_module(game).Weights
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData):
        weighing.read(kind, path)
    with pytest.raises(BadData):
        weighing.read(kind, tmp_path / "missing.toml")


@pytest.mark.parametrize("game", GAMES)
def test_tuning_moves_the_weights_and_can_be_repeated(game: str) -> None:
    plan = Plan(game, bot="greedy", generations=1, population=2, best=1, games=1, seed="t")
    told: list[int] = []
    first = tune(plan, progress=lambda done, _: told.append(done))
    assert told == [1, 2]
    assert first == tune(plan)
    assert first != weights_module(game).usual().vector()


def test_alone_the_rival_is_what_a_bot_is_measured_by() -> None:
    plan = Plan("pilgrim", games=1, seed="rival")
    usual = weights_module("pilgrim").usual().vector()
    result = play(
        registry.config("pilgrim", 1, "rival/0/0"), [make_bot(plan, usual, "rival/0/0/0")]
    )
    assert result.rival is not None
    assert fitness(plan, usual, usual, 0) == result.points[0] - result.rival["points"]


def test_only_bots_with_weights_are_tuned() -> None:
    with pytest.raises(Problem) as caught:
        tune(Plan("orleans", bot="novice", generations=1))
    assert caught.value.key == "not-tunable"


@pytest.mark.parametrize("name", ["novice", "greedy", "planner"])
def test_nobody_buys_food_who_has_some(name: str) -> None:
    row = {"goods": {"grain": 1}, "coins": 20}
    g = at("event", row, {"goods": {}}, round=5, event="harvest")
    assert g.rules.codec.text(g.legal(0)[-1]) == "coins"
    for seed in "abcdefgh":
        [action] = ladder.make("orleans", name, seed).choose(g.copy(), 0)
        assert g.rules.codec.text(action) == "food grain"
