"""The development track (ORL-DEV)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, at, do, everybody

UNIVERSITY = ["farmer", "craftsman", "trader"]
SCRIPTORIUM = ["knight", "scholar"]


def status(g: Game, seat: int = 0) -> int:
    return int(g.view(seat)["seats"][seat]["status"])


def at_scriptorium(space: int, **more: Any) -> dict[str, Any]:
    """A seat on this space that is about to gain one point."""
    return {"development": space, "places": {"scriptorium": SCRIPTORIUM}, **more}


def at_university(space: int, points: int, **more: Any) -> dict[str, Any]:
    """A seat on this space that is about to gain 2 to 6 points."""
    seat = {"development": space, "tracks": {"scholars": points - 2}}
    return {**seat, "places": {"university": UNIVERSITY}, **more}


@pytest.mark.rule("ORL-DEV-1")
def test_each_point_is_one_space() -> None:
    for points in (2, 3, 4, 5, 6):
        g = at("actions", at_university(15, points), {})
        do(g, 0, "act university")
        assert g.players[0].development == 15 + points


@pytest.mark.rule("ORL-DEV-1")
def test_the_track_has_30_spaces_after_the_start() -> None:
    g = at("actions", at_scriptorium(29), {})
    do(g, 0, "act scriptorium")
    assert g.players[0].development == 30
    assert at("actions", {}, {}).players[0].development == 0


@pytest.mark.rule("ORL-DEV-2")
@pytest.mark.parametrize(("space", "coins"), [(7, 3), (12, 4), (25, 5)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_reaching_a_coin_space_pays_every_player_at_once(
    space: int, coins: int, edition: str
) -> None:
    g = at("actions", *[at_scriptorium(space - 1)] * 3, edition=edition)
    for seat in range(3):
        do(g, seat, "act scriptorium")
        assert g.players[seat].coins == 5 + coins


@pytest.mark.rule("ORL-DEV-2")
@pytest.mark.parametrize(("space", "coins"), [(7, 3), (12, 4), (25, 5)])
def test_passing_a_coin_space_pays_its_coins(space: int, coins: int) -> None:
    g = at("actions", at_university(space - 1, 2), {})
    do(g, 0, "act university")
    assert g.players[0].development == space + 1
    assert g.players[0].coins == 5 + coins


@pytest.mark.rule("ORL-DEV-2")
def test_no_other_space_pays_coins() -> None:
    for space in set(range(1, 31)) - {7, 12, 25}:
        g = at("actions", at_scriptorium(space - 1), {})
        do(g, 0, "act scriptorium")
        assert g.players[0].coins == 5


@pytest.mark.rule("ORL-DEV-3")
@pytest.mark.parametrize("space", [3, 18, 28])
def test_first_player_to_reach_a_citizen_space_takes_the_citizen(space: int) -> None:
    g = at("actions", at_scriptorium(space - 1), at_scriptorium(space - 1))
    do(g, 0, "act scriptorium")
    assert space not in g.view(0)["citizens"]["development"]
    do(g, 1, "act scriptorium")
    assert [p.citizens for p in g.players] == [1, 0]


@pytest.mark.rule("ORL-DEV-3")
@pytest.mark.parametrize("space", [3, 18, 28])
def test_first_player_to_pass_a_citizen_space_takes_the_citizen(space: int) -> None:
    g = at("actions", at_university(space - 1, 2), at_university(space - 1, 2))
    do(g, 0, "act university")
    assert g.players[0].development == space + 1
    do(g, 1, "act university")
    assert [p.citizens for p in g.players] == [1, 0]


@pytest.mark.rule("ORL-DEV-3")
def test_no_other_space_has_a_citizen() -> None:
    for space in set(range(1, 31)) - {3, 18, 28}:
        g = at("actions", at_scriptorium(space - 1), {})
        do(g, 0, "act scriptorium")
        assert g.players[0].citizens == 0


@pytest.mark.rule("ORL-DEV-4")
@pytest.mark.parametrize(
    ("first", "last", "value"),
    [(0, 3, 1), (4, 8, 2), (9, 14, 3), (15, 21, 4), (22, 29, 5), (30, 30, 6)],
)
def test_status_of_every_space(first: int, last: int, value: int) -> None:
    for space in range(first, last + 1):
        assert status(at("actions", {"development": space}, {})) == value


@pytest.mark.rule("ORL-DEV-4")
def test_the_status_rises_on_reaching_or_passing_its_space() -> None:
    g = at("actions", at_scriptorium(8), at_university(8, 2))
    do(g, 0, "act scriptorium")
    do(g, 1, "act university")
    assert [p.development for p in g.players] == [9, 10]
    assert [status(g, 0), status(g, 1)] == [3, 3]


@pytest.mark.rule("ORL-DEV-5")
def test_a_move_over_several_special_spaces_gives_all_of_them() -> None:
    g = at("actions", at_university(2, 6), at_university(24, 6))
    do(g, 0, "act university")
    assert (g.players[0].citizens, g.players[0].coins, status(g, 0)) == (1, 5 + 3, 2)
    do(g, 1, "act university")
    assert (g.players[1].citizens, g.players[1].coins, status(g, 1)) == (1, 5 + 5, 6)


@pytest.mark.rule("ORL-DEV-5")
def test_two_coin_spaces_in_one_move_pay_both() -> None:
    g = at("actions", at_university(6, 6), {})
    do(g, 0, "act university")
    assert g.players[0].development == 12
    assert g.players[0].coins == 5 + 3 + 4


@pytest.mark.rule("ORL-DEV-6")
@pytest.mark.parametrize("space", [25, 29, 30])
def test_surplus_points_are_lost_on_space_30(space: int) -> None:
    g = at("actions", at_university(space, 6), {})
    do(g, 0, "act university")
    assert g.players[0].development == 30


@pytest.mark.rule("ORL-DEV-7")
@pytest.mark.parametrize(("space", "value"), [(3, 1), (4, 2), (22, 5), (30, 6)])
def test_the_status_counts_for_income_hospital_and_scoring(space: int, value: int) -> None:
    seat = {"development": space, "stations": ["blois", "tours"], "tiles": ["hospital"]}
    seat["places"] = {"hospital": ["boatman", "scholar"]}
    g = at("actions", seat, {}, edition="2014", round=2, event="income")
    assert g.result()["sources"]["stations"][0] == 2 * value
    do(g, 0, "act hospital")
    assert g.players[0].coins == 5 + value
    everybody(g, "pass")
    assert g.players[0].coins == 5 + 2 * value


@pytest.mark.rule("ORL-DEV-8")
@pytest.mark.parametrize(("space", "value"), [(4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_the_status_follows_the_marker_back_and_forward_again(space: int, value: int) -> None:
    ahead = {"tracks": {"farmers": 1}}
    g = at("census", at_scriptorium(space, coins=0), ahead, ahead, round=2, event="income")
    assert status(g) == value
    do(g, 0, "give development")
    assert g.players[0].development == space - 1
    assert status(g) == value - 1
    everybody(g, "draw 0")
    everybody(g, "ready")
    do(g, 0, "act scriptorium")
    assert status(g) == value


@pytest.mark.rule("ORL-DEV-9")
def test_several_markers_share_a_space() -> None:
    g = at("actions", at_scriptorium(9), *[{"development": 10}] * 3)
    do(g, 0, "act scriptorium")
    assert [p.development for p in g.players] == [10, 10, 10, 10]
