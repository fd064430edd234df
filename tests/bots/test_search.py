"""Scout and search of Orléans: plans tried out, what a game comes to, and what they tell people."""

from __future__ import annotations

import math
import pickle
from typing import Any

import pytest

from scriptorium.arena import analysis
from scriptorium.arena import fit as fitting
from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.bots.base import ask
from scriptorium.bots.least_squares import Sums
from scriptorium.bots.orleans.bots import Planner as PlannerBot
from scriptorium.bots.orleans.fitting import TABLES, write
from scriptorium.bots.orleans.horizon import horizon
from scriptorium.bots.orleans.plans import Planner, lay_out
from scriptorium.bots.orleans.rollouts import Line, Rollouts, ahead
from scriptorium.bots.orleans.searching import LASTING, Scout, Search
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.weights import usual
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.pieces import READY
from scriptorium.games.orleans.state import Game
from scriptorium.texts import LANGUAGES, Texts
from tests.support import at


def new(players: int, seed: str) -> Game:
    g = registry.load("orleans").new(registry.config("orleans", players, seed))
    assert isinstance(g, Game)
    return g


def middle(players: int = 4, seed: str = "middle", round: int = 7) -> Game:
    """A position of planners' play in which plans are to be made."""
    g = new(players, seed)
    bot = PlannerBot(Stream(seed, "middle"))
    while g.round < round or g.frames[-1].name != "plan":
        seat = g.to_act[0]
        for action in bot.choose(g, seat):
            g.apply(seat, action)
    return g


# The best sets


def test_the_best_sets_are_different_and_in_order() -> None:
    g = middle()
    planner = Planner(Valuation(g, g.players[0], usual()))
    sets = planner.best_sets(12)
    values = [one.value for one in sets]
    assert len(sets) > 3
    assert values == sorted(values, reverse=True)
    kinds = [
        tuple(sorted((member.place.index, member.sends) for member in one.members)) for one in sets
    ]
    assert len(set(kinds)) == len(kinds)
    assert planner.best_sets(1)[0].value == values[0]


def test_every_set_can_be_laid_out() -> None:
    g = middle()
    p = g.players[0]
    eye = Valuation(g, p, usual())
    for found in Planner(eye).best_sets(12):
        after = g.copy()
        for action in lay_out(eye, found.members):
            assert action in after.legal(0)
            after.apply(0, action)
        for member in found.members:
            assert after.players[0].active & member.place.act_bit


# Trying plans out


def test_being_ahead_counts_the_best_of_the_others_twice() -> None:
    assert ahead([100.0, 80.0, 90.0], 0) == 100 - (85 + 90) / 2
    assert ahead([42.0], 0) == 42


def test_a_plan_that_throws_points_away_is_found_out() -> None:
    """The planner's best plan against doing nothing at all, in the same worlds."""
    g = middle()
    bot = Scout(Stream("x", "scout"))
    known = horizon("base", 4)
    assert known is not None
    eye = bot.eye(g, g.players[0])
    lines = [Line([*lay_out(eye, []), READY], 0.0), bot.lines(eye)[0]]
    lines[1].prior = 0.0  # nobody helps it
    Rollouts(g, 0, bot.policy, known, 2, bot.chance).halve(lines, 16, None)
    assert lines[0].actions == bot.lines(eye)[0].actions
    assert lines[0].mean() > lines[1].mean() + 2


def test_the_better_half_is_tried_more_often() -> None:
    g = middle()
    bot = Scout(Stream("x", "scout"), plans=8)
    known = horizon("base", 4)
    assert known is not None
    lines = bot.lines(bot.eye(g, g.players[0]))
    assert len(lines) == 8
    Rollouts(g, 0, bot.policy, known, 1, bot.chance).halve(lines, 24, None)
    assert [len(line.own) for line in lines] == [7, 7, 3, 3, 1, 1, 1, 1]
    assert lines[0].score() >= lines[1].score()


def test_a_limit_in_seconds_is_a_limit_of_trials() -> None:
    """However short it is, every plan is looked at once."""
    g = middle(2)
    bot = Search(Stream("x", "search"))
    chosen = bot.choose(g.determinize(0, bot.chance), 0, 1e-9)
    assert chosen[-1] == READY


@pytest.mark.parametrize("name", ["scout:trials=8", "search:trials=8:plans=4"])
def test_what_is_hidden_changes_no_plan(name: str) -> None:
    """Other draws to come, another order of events, other plans of the others: the same chance
    leads to the same plan."""
    g = middle(3)
    plans = []
    for world in range(3):
        other = g.determinize(0, Stream(f"world {world}", "hidden"))
        bot = PlannerBot(Stream(str(world), "other"))
        for action in bot.choose(other, 1)[: world + 1]:
            other.apply(1, action)
        plans.append(ask(ladder.make("orleans", name, "same"), other, 0))
    assert plans[0] == plans[1] == plans[2]


def test_the_same_seed_gives_the_same_game() -> None:
    config = registry.config("orleans", 2, "again")
    points = [
        play(
            config,
            [ladder.make("orleans", "scout:trials=4:plans=3", str(seat)) for seat in range(2)],
        ).points
        for _ in range(2)
    ]
    assert points[0] == points[1]


@pytest.mark.slow
def test_scout_is_above_planner() -> None:
    lead = 0.0
    for i in range(4):
        names = ["scout" if seat == i % 2 else "planner" for seat in range(2)]
        bots = [ladder.make("orleans", name, f"{i}/{seat}") for seat, name in enumerate(names)]
        points = play(registry.config("orleans", 2, f"scout/{i}"), bots).points
        lead += points[i % 2] - points[1 - i % 2]
    assert lead / 4 > 5


# What a game comes to


def test_least_squares_finds_the_weights() -> None:
    chance = Stream("1", "rows")
    sums, half = Sums(4), Sums(4)
    for i in range(400):
        x, y = chance.below(100) / 10, chance.below(100) / 10
        # The last number never changes: it gets nothing.
        (sums if i % 2 else half).add([1.0, x, y, 3.0], 5.0 + 2.0 * x - 0.5 * y)
    sums.join(half)
    weights, error = sums.fit(0.0)
    assert weights == pytest.approx([5.0, 2.0, -0.5, 0.0], abs=1e-6)
    assert error == pytest.approx(0.0, abs=1e-3)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_game_for_points_has_its_sums(scenario: str, players: int) -> None:
    known = horizon(scenario, players)
    assert known is not None
    config = registry.config("orleans", players, "sums", scenario=scenario)
    g = registry.load("orleans").new(config)
    assert isinstance(g, Game)
    assert len(known.rows) == len(known.errors) == g.rules.rounds
    while g.round == 0:
        g.apply(g.to_act[0], g.legal(g.to_act[0])[0])
    expected = known.expected(PlannerBot(Stream("1", "x")).eye(g, g.players[0]))
    assert 60 < expected < 200


def test_more_coins_promise_more_points() -> None:
    known = horizon("base", 4)
    assert known is not None
    g = middle(round=16)
    bot = PlannerBot(Stream("1", "x"))
    before = known.expected(bot.eye(g, g.players[0]))
    g.players[0].coins += 10
    assert known.expected(bot.eye(g, g.players[0])) == pytest.approx(before + 10, abs=3)


def test_points_do_not_decide_everywhere() -> None:
    assert horizon("dignitary", 1) is None


def test_fitting_can_be_repeated_and_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scriptorium.bots.orleans.fitting.TABLES", (("base", 2),))
    told: list[tuple[int, int]] = []
    first = fitting.fit("orleans", 2, "t", 1, lambda done, whole: told.append((done, whole)))
    assert told == [(2, 2)]
    fitted = first["base", 2]
    assert len(fitted.rounds) == len(fitted.errors) == 18
    assert write(first) == write(fitting.fit("orleans", 2, "t", 1))


@pytest.mark.parametrize(
    ("game", "games", "key"), [("pilgrim", 1, "no-fitting"), ("orleans", 0, "bad-plan")]
)
def test_fitting_says_what_it_cannot_do(game: str, games: int, key: str) -> None:
    with pytest.raises(Problem) as caught:
        fitting.fit(game, games, "t", 1)
    assert caught.value.key == key


# What they tell people


def test_advice_is_plans_with_reasons_the_best_first() -> None:
    g = middle()
    bot = Scout(Stream("x", "adviser"))
    found = bot.advise(g.determinize(0, bot.chance), 0, 3)
    assert len(found) == 3
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    for one in found:
        assert one.low < one.value < one.high
        assert one.actions[-1] == READY
        assert one.parts
        for part in one.parts:
            for lang in LANGUAGES:
                assert Texts(lang, "orleans", strict=True).t(f"part-{part.key}", **part.values)
            assert math.isfinite(part.points)
        after = g.copy()
        for action in one.actions:
            assert action in after.legal(0)
            after.apply(0, action)


def test_a_plan_of_somebody_else_is_judged_among_the_best() -> None:
    g = middle()
    bot = Scout(Stream("x", "adviser"))
    nothing = [READY]
    found = bot.advise(g.determinize(0, bot.chance), 0, 3, [nothing])
    assert len(found) == 4
    assert found[-1].actions == nothing
    assert found[0].score > found[-1].score + 2


def test_any_decision_can_be_advised_on() -> None:
    g = middle()
    bot = Scout(Stream("x", "adviser"), trials=8)
    asked = set()
    while len(asked) < 2:
        seat = g.to_act[0]
        legal = g.legal(seat)
        name = g.frames[-1].name
        if len(legal) > 2 and name not in (*asked, "plan", "draw"):
            asked.add(name)
            found = bot.advise(g.determinize(seat, bot.chance), seat, 2)
            assert len(found) == 2
            assert all(one.actions[0] in legal for one in found)
        for action in bot.policy.choose(g, seat):
            g.apply(seat, action)


def test_food_that_a_plan_brings_saves_coins_at_the_harvest() -> None:
    row = {"market": {"farmer": 1, "boatman": 1, "craftsman": 1}, "goods": {}, "coins": 20}
    g = at("planning", row, {}, round=5, event="harvest")
    bot = Scout(Stream("x", "adviser"))
    parts = {part.key: part for one in bot.advise(g, 0, 8) for part in one.parts}
    assert parts["food"].values["coins"] == 5
    assert parts["harvest"].points < 0


def reasons(row: dict[str, Any], lay: str, lang: str = "en", **more: Any) -> list[str]:
    g = at("planning", row, {}, round=5, event="income", **more)
    texts = Texts(lang, "orleans", g.ruleset.codec, strict=True)
    plan = [g.ruleset.codec.action(text) for text in [*lay.split(", "), "ready"]]
    (found,) = [
        one
        for one in Scout(Stream("x", "adviser")).advise(g, 0, 1, [plan])
        if sorted(one.actions) == sorted(plan)
    ]
    return [texts.t(f"part-{part.key}", **part.values) for part in found.parts]


@pytest.mark.parametrize(
    ("hands", "lay", "en", "de"),
    [
        (
            ("farmer", "boatman", "trader"),
            "place farmer castle, place boatman castle, place trader castle",
            "Castle: recruits a knight, 1 draw more a round",
            "Burg: wirbt einen Ritter an, je Runde 1 mehr ziehen",
        ),
        (
            ("boatman", "craftsman"),
            "place boatman farm_house, place craftsman farm_house",
            "Farm House: recruits a farmer, 1 grain",
            "Bauernhaus: wirbt einen Bauern an, dazu 1 Getreide",
        ),
        (
            ("knight", "scholar"),
            "place knight scriptorium, place scholar scriptorium",
            "Scriptorium: +1 development",
            "Scriptorium: 1 Entwicklungspunkt",
        ),
        (
            ("knight",),
            "place knight town_hall",
            "a knight to Papal Conclave: 3 coins",
            "einen Ritter zur Papstwahl schicken: 3 Münzen",
        ),
    ],
)
def test_reasons_say_what_a_place_brings(
    hands: tuple[str, ...], lay: str, en: str, de: str
) -> None:
    row = {"market": dict.fromkeys(hands, 1), "goods": {}, "coins": 5}
    assert reasons(row, lay) == [en]
    assert reasons(row, lay, "de") == [de]


def test_what_brings_nothing_at_the_end_costs_no_more_than_points() -> None:
    """Followers in the Town Hall whom no deed takes, and places nobody would use."""
    bots = [ladder.make("orleans", "novice", f"{seat}") for seat in range(2)]
    config = registry.config("orleans", 2, "s1")
    game = analysis.Finished.read(play(config, bots, recorded=True).lines)
    late = [task for task in game.tasks if task.round >= 16 and task.seat is not None]
    found = [analysis.answer(task) for task in late]
    assert len(found) > 4
    for one in found:
        best, played = one["candidates"][0], one["candidates"][one["played"]]
        assert one["cost"] == pytest.approx(max(0.0, best["value"] - played["value"]), abs=0.1)
        for candidate in one["candidates"]:
            assert all(abs(part["points"]) < 100 for part in candidate["parts"])
            assert candidate["value"] > best["value"] - 40


def test_an_outlook_knows_who_is_ahead() -> None:
    g = middle(round=15)
    g.players[2].coins += 80
    found = Scout(Stream("x", "adviser")).outlook(g)
    assert found.win[2] == max(found.win) > 0.8
    assert sum(found.win) == pytest.approx(1.0)
    assert found.low[2] < found.value[2] < found.high[2]


def test_scenarios_without_points_have_no_advice() -> None:
    config = registry.config("orleans", 1, "x", scenario="dignitary")
    g = registry.load("orleans").new(config)
    assert Scout(Stream("x", "adviser")).advise(g, g.to_act[0], 3) == []
    assert "dignitary" in Scout.unadvised


def test_sums_go_to_another_process_as_they_are() -> None:
    """Compiled ones too: this test runs on the compiled engine as well."""
    sums = Sums(2)
    sums.add([1.0, 2.0], 3.0)
    again: Sums = pickle.loads(pickle.dumps(sums))
    assert (again.rows, again.xx, again.xy, again.yy) == (sums.rows, sums.xx, sums.xy, sums.yy)


@pytest.mark.parametrize("asked", LASTING)
def test_what_lasts_for_the_rest_of_the_game_is_tried_out(asked: str) -> None:
    """Chance is drawn for worlds to try it in; the planner needs none."""
    g = new(2, "lasting")
    policy = PlannerBot(Stream("x", "policy"))
    while g.frames[-1].name != asked or len(g.legal(g.to_act[0])) < 3:
        seat = g.to_act[0]
        for action in policy.choose(g, seat):
            g.apply(seat, action)
    seat = g.to_act[0]
    for bot in (Scout(Stream("x", "scout")), Search(Stream("x", "scout"), trials=8)):
        before = (bot.chance.r1, bot.chance.r2)
        [action] = bot.choose(g.determinize(seat, Stream("y", "deal")), seat)
        assert action in g.legal(seat)
        assert (bot.chance.r1, bot.chance.r2) != before
