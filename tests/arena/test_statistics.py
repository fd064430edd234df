"""Shares, means and intervals against numbers worked out by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from scriptorium.arena.match import Result
from scriptorium.arena.statistics import Sample, Standings, student, wilson
from scriptorium.core import outcome


def result(points: list[int], ranks: list[int], decisions: int = 10, forced: int = 2) -> Result:
    sources = {"coins": [p - 1 for p in points], "goods": [1] * len(points)}
    return Result(points, ranks, sources, outcome.ranked(), decisions, forced, 18, [])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Brown, Cai and DasGupta (2001) and the usual calculators.
        (8, 10, 0.4902, 0.9433),
        (1, 10, 0.0179, 0.4042),
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_interval_of_nothing_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "point"), [(6, 2.447), (9, 2.262), (29, 2.045), (999, 1.962)])
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=0.01)


def test_mean_and_interval() -> None:
    sample = Sample()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sample.add(value)
    assert (sample.mean, sample.low, sample.high) == (5, 2, 9)
    assert sample.interval is not None
    reach = 2.365 * math.sqrt(32 / 7 / 8)  # Student's point for 7 degrees of freedom
    assert sample.interval == pytest.approx((5 - reach, 5 + reach), rel=0.01)


def test_one_value_has_no_interval() -> None:
    sample = Sample()
    sample.add(3)
    assert sample.interval is None
    assert Sample().mean == 0


def test_whoever_plays_alone_wins_if_the_outcome_says_so() -> None:
    """The only player ranks first, also after a defeat."""
    standings = Standings(["one"], 1)
    for won in (False, True, False, False):
        standings.add(replace(result([30], [1]), outcome=outcome.alone(won)), [0])
    assert standings.bots[0].wins == standings.seats[0].wins == 1
    assert standings.bots[0].share == 0.25
    assert standings.json()["seats"][0]["win_share"] == 0.25


def test_what_a_team_wins_each_of_it_has_won() -> None:
    standings = Standings(["one", "two"], 3)
    for won in (True, False):
        game = replace(result([30, 20, 10], [1, 2, 3]), outcome=outcome.together(won))
        standings.add(game, [0, 1, 0])
    assert [bot.wins for bot in standings.bots] == [1, 1]
    assert [seat.wins for seat in standings.seats] == [1, 1, 1]
    assert [bot.share for bot in standings.bots] == [0.5, 0.5]


def test_standings_of_two_games() -> None:
    """Bot 0 sits once, bot 1 twice; the second game is a shared victory of both."""
    standings = Standings(["one", "two"], 3)
    standings.add(result([30, 20, 10], [1, 2, 3]), [0, 1, 0])
    standings.add(result([12, 40, 40], [3, 1, 1], decisions=20, forced=5), [0, 0, 1])
    one, two = standings.bots
    assert (one.copies, two.copies) == (2, 1)
    assert (one.wins, two.wins) == (1.5, 0.5)
    assert (one.share, two.share) == (0.75, 0.25)
    assert one.points.mean == ((30 + 10) / 2 + (12 + 40) / 2) / 2
    assert two.points.mean == (20 + 40) / 2
    assert two.mean_sources == {"coins": 29.0, "goods": 1.0}
    assert [seat.wins for seat in standings.seats] == [1, 0.5, 0.5]
    data = standings.json()
    assert (data["games"], data["decisions"], data["forced"]) == (2, 30, 7)
    assert data["wins"] == [1.5, 0.5]
    assert data["mean_points"] == [23.0, 30.0]
    assert data["length"]["decisions"] == {"mean": 15, "min": 10, "max": 20}
    assert data["bots"][1]["win_share_interval"] == wilson(0.5, 2)


def test_a_rival_played_by_the_rules_has_its_own_row() -> None:
    """It wins where no seat does."""
    standings = Standings(["greedy"], 1)
    for mine, ranks, other in ((50, [1], 40), (30, [2], 60)):
        rival = {"points": other, "sources": {"coins": other - 1, "goods": 1}}
        standings.add(replace(result([mine], ranks), rival=rival), [0])
    assert standings.rival is not None
    assert (standings.bots[0].wins, standings.rival.wins) == (1, 1)
    assert standings.json()["rival"]["mean_points"] == 50
    assert standings.json()["rival"]["sources"] == {"coins": 49, "goods": 1}


def test_without_a_rival_there_is_no_such_row() -> None:
    standings = Standings(["greedy", "novice"], 2)
    standings.add(result([3, 4], [2, 1]), [0, 1])
    assert "rival" not in standings.json()


def test_what_whoever_won_had() -> None:
    standings = Standings(["one", "two"], 2)
    standings.add(result([100, 120], [2, 1]), [0, 1])
    standings.add(result([140, 90], [1, 2]), [1, 0])
    winner = standings.json()["winner"]
    assert winner["mean_points"] == 130
    assert winner["points"] == {"mean": 130, "min": 120, "max": 140}
    assert winner["sources"] == {"coins": 129, "goods": 1}


def test_games_that_nobody_has_won_have_no_winner() -> None:
    standings = Standings(("a", "b"), 2)
    standings.add(result([100, 90], [2, 2]), [0, 1])
    assert "winner" not in standings.json()
    standings.add(result([100, 90], [1, 2]), [0, 1])
    assert standings.json()["winner"]["mean_points"] == 100


def test_alone_nobody_is_called_the_winner() -> None:
    standings = Standings(["one"], 1)
    standings.add(result([100], [1]), [0])
    assert "winner" not in standings.json()
