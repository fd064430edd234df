"""Scoring and ties (SCOR)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, at, do, everybody


def scored(*seats: dict[str, Any], **more: Any) -> Game:
    """The game at its end, after phase 7 of round 18."""
    g = at("start-player", *seats, round=18, **more)
    assert g.over
    return g


def points(g: Game) -> list[int]:
    found: list[int] = g.result()["points"]
    return found


def ranks(g: Game) -> list[int]:
    found: list[int] = g.result()["ranks"]
    return found


@pytest.mark.rule("ORL-SCOR-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scoring_follows_the_event_of_round_18(edition: str) -> None:
    seat = {"stations": ["tours"]}
    g = at("actions", seat, {}, edition=edition, round=18, event="trading_day")
    everybody(g, "pass")
    assert (g.over, g.to_act) == (True, ())
    assert g.result()["sources"] == {
        "coins": [6, 5],
        "goods": [0, 0],
        "stations": [1, 0],
        "citizens": [1, 0],
    }


@pytest.mark.rule("ORL-SCOR-1")
def test_nothing_is_scored_after_round_17() -> None:
    g = at("start-player", {"stations": ["tours"]}, {}, round=17)
    assert (g.over, g.round) == (False, 18)
    assert g.players[0].citizens == 0


@pytest.mark.rule("ORL-SCOR-2")
def test_most_stations_on_the_map_win_the_fourteenth_citizen() -> None:
    g = scored({"stations": ["tours"]}, {"stations": ["blois", "orleans"]}, {})
    assert [p.citizens for p in g.players] == [0, 1, 0]


@pytest.mark.rule("ORL-SCOR-2")
def test_fourteenth_citizen_counts_times_the_status() -> None:
    g = scored({"stations": ["tours"], "development": 30, "coins": 0}, {})
    assert points(g)[0] == (1 + 1) * 6


@pytest.mark.rule("ORL-SCOR-2")
def test_tie_for_the_most_stations_gives_the_citizen_to_nobody() -> None:
    g = scored({"stations": ["tours"]}, {"stations": ["blois"]}, {})
    assert [p.citizens for p in g.players] == [0, 0, 0]
    assert points(g) == [6, 6, 5]


@pytest.mark.rule("ORL-SCOR-2")
def test_without_any_station_nobody_gets_the_citizen() -> None:
    assert [p.citizens for p in scored({}, {}).players] == [0, 0]


@pytest.mark.rule("ORL-SCOR-2", "ORL-SCOR-6")
def test_stations_in_the_personal_stock_do_not_count_for_the_citizen() -> None:
    g = scored({"station_stock": 10}, {"station_stock": 2})
    assert [p.citizens for p in g.players] == [0, 0]


@pytest.mark.rule("ORL-SCOR-3")
def test_each_coin_is_a_point() -> None:
    assert points(scored({"coins": 17}, {"coins": 0})) == [17, 0]


@pytest.mark.rule("ORL-SCOR-4")
@pytest.mark.parametrize(
    ("good", "worth"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]
)
def test_goods_score_by_kind(good: str, worth: int) -> None:
    g = scored({"goods": [good], "coins": 0}, {"goods": [good, good], "coins": 0})
    assert points(g) == [worth, 2 * worth]


@pytest.mark.rule("ORL-SCOR-4")
def test_goods_score_does_not_depend_on_the_status() -> None:
    assert points(scored({"goods": ["brocade", "wine"], "coins": 0, "development": 30}, {}))[0] == 8


@pytest.mark.rule("ORL-SCOR-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_stations_and_two_citizens_with_status_four_are_28_points(edition: str) -> None:
    towns = ["orleans", "tours", "blois", "nevers", "bourges"]
    mine = {"coins": 0, "development": 15, "citizens": 2, "stations": towns}
    rival = {"stations": ["chinon", "loches", "vierzon", "sancerre", "briare", "orleans"]}
    taken = ["development 3", "knights"]
    g = scored(mine, rival, edition=edition, citizens_taken=taken)
    assert points(g)[0] == 28


@pytest.mark.rule("ORL-SCOR-5")
@pytest.mark.parametrize(
    ("space", "status"), [(0, 1), (3, 1), (4, 2), (9, 3), (15, 4), (22, 5), (29, 5), (30, 6)]
)
def test_stations_score_times_the_status_of_the_marker(space: int, status: int) -> None:
    seats = {"coins": 0, "development": space, "stations": ["tours"]}, {"stations": ["blois"]}
    assert points(scored(*seats))[0] == status


@pytest.mark.rule("ORL-SCOR-6")
def test_followers_place_tiles_technology_and_unbuilt_stations_score_nothing() -> None:
    seat = {
        "coins": 0,
        "bag": ["knight", "monk"],
        "tiles": ["hayrick", "school"],
        "places": {"ship": ["technology", "boatman", "-"]},
        "technology": 2,
        "tracks": {"knights": 3, "farmers": 8},
        "development": 30,
    }
    assert points(scored(seat, {})) == [0, 5]


@pytest.mark.rule("ORL-SCOR-7")
def test_highest_total_wins() -> None:
    g = scored({"coins": 9}, {"coins": 11}, {"coins": 10, "development": 29})
    assert ranks(g) == [3, 1, 2]


@pytest.mark.rule("ORL-SCOR-8")
def test_equal_totals_are_ranked_by_the_development_marker() -> None:
    g = scored({"development": 2}, {"development": 3}, {"coins": 4, "development": 30})
    assert points(g) == [5, 5, 4]
    assert ranks(g) == [2, 1, 3]


@pytest.mark.rule("ORL-SCOR-8")
def test_marker_and_not_the_status_breaks_the_tie() -> None:
    assert ranks(scored({"development": 5}, {"development": 4})) == [1, 2]


@pytest.mark.rule("ORL-SCOR-9")
def test_players_still_tied_share_the_victory() -> None:
    g = scored({"development": 5}, {"development": 5}, {"development": 4}, start=3)
    assert ranks(g) == [1, 1, 3]


@pytest.mark.rule("ORL-SCOR-1", "ORL-SCOR-3")
def test_last_harvest_is_paid_before_the_scoring() -> None:
    seat = {"goods": ["grain"], "coins": 20}
    g = at("event", seat, {"coins": 20}, edition="2014", round=18, event="harvest")
    assert not g.over
    do(g, 0, "food grain")
    assert g.over
    assert points(g) == [20, 15]
