"""Phase 2, the census (chapter CEN, R3)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, FEW_COINS, at, bag, do, everybody, on, start, texts


def census(*farmers: int, **more: Any) -> list[int]:
    """The coins after a census, from 5 each, with the markers on these spaces."""
    g = at("census", *[{"tracks": {"farmers": space}} for space in farmers], **more)
    return coins(g)


def coins(g: Game) -> list[int]:
    return [p.coins for p in g.players]


@pytest.mark.rule("ORL-CEN-1")
def test_the_census_compares_markers_not_farmers() -> None:
    many = {"bag": {"farmer": 6}, "tracks": {"farmers": 1}}
    none = {"tracks": {"farmers": 2}}
    assert coins(at("census", many, none)) == [5, 6]
    assert coins(at("census", {"bag": {"farmer": 6}}, {}, {})) == [5, 5, 5]


@pytest.mark.rule("ORL-CEN-1")
def test_other_tracks_do_not_count() -> None:
    ahead = {"boatmen": 3, "craftsmen": 3, "traders": 3, "knights": 3, "scholars": 3}
    assert coins(at("census", {"tracks": ahead, "development": 9}, {}, {})) == [5, 5, 5]


@pytest.mark.rule("ORL-CEN-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sole_leader_receives_a_coin(edition: str) -> None:
    assert census(0, 3, 0, 0, edition=edition) == [5, 6, 5, 5]
    assert census(0, 0, 8, edition=edition) == [5, 5, 6]


@pytest.mark.rule("ORL-CEN-3")
def test_shared_leaders_receive_nothing() -> None:
    assert census(3, 3, 1, 1) == [5, 5, 5, 5]
    assert census(3, 3, 3, 1, 1) == [5, 5, 5, 5, 5]


@pytest.mark.rule("ORL-CEN-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sole_last_player_pays_a_coin(edition: str) -> None:
    assert census(2, 1, 0, edition=edition) == [6, 5, 4]
    assert census(2, 1, 3, 2, edition=edition) == [5, 4, 6, 5]


@pytest.mark.rule("ORL-CEN-5")
def test_shared_last_players_pay_nothing() -> None:
    assert census(0, 2, 0) == [5, 6, 5]
    assert census(1, 1, 2, 4) == [5, 5, 5, 6]


@pytest.mark.rule("ORL-CEN-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_nobody_pays_and_a_sole_leader_receives(edition: str) -> None:
    assert census(1, 0, edition=edition) == [6, 5]
    assert census(2, 5, edition=edition) == [5, 6]


@pytest.mark.rule("ORL-CEN-6")
def test_with_two_players_nobody_without_coins_is_tortured() -> None:
    g = at("census", {"tracks": {"farmers": 1}}, {"coins": 0})
    assert g.view(None)["asks"] == "plan"
    assert g.players[1].stations == 10


@pytest.mark.rule("ORL-CEN-7")
def test_a_tie_at_one_end_does_not_cancel_the_other_end() -> None:
    assert census(2, 2, 1) == [5, 5, 4]
    assert census(2, 1, 1) == [6, 5, 5]


@pytest.mark.rule("ORL-CEN-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_happens_if_all_share_one_position(players: int) -> None:
    assert census(*[4] * players) == [5] * players
    assert coins(start(players)) == [5] * players


@pytest.mark.rule("ORL-CEN-9")
def test_a_last_player_without_a_coin_gives_one_item() -> None:
    g = at("census", {"tracks": {"farmers": 2}}, {"tracks": {"farmers": 1}}, {"coins": 0})
    assert (g.view(2)["asks"], g.to_act) == ("torture", (2,))
    do(g, 2, "give station stock")
    assert g.players[2].stations == 9
    assert coins(g) == [6, 5, 0]
    assert g.view(2)["asks"] == "plan"


@pytest.mark.rule("ORL-CEN-9")
def test_a_last_player_with_one_coin_pays_it_and_gives_nothing() -> None:
    g = at("census", {"tracks": {"farmers": 1}}, {"tracks": {"farmers": 1}}, {"coins": 1})
    assert coins(g) == [5, 5, 0]
    assert g.view(2)["asks"] == "plan"


@pytest.mark.rule("ORL-CEN-10")
def test_a_farmer_lost_to_the_plague_does_not_change_the_position() -> None:
    leader = {"tracks": {"farmers": 1}, "bag": ["farmer"]}
    g = at("event", leader, {}, event="plague", round=3)
    assert bag(g.players[0]) == {}
    assert (g.round, coins(g)) == (4, [6, 5])


@pytest.mark.rule("ORL-CEN-10")
def test_a_farmer_lost_to_torture_does_not_change_the_position() -> None:
    leader = {"tracks": {"farmers": 1}, "bag": ["farmer"], "goods": ["wool"], "coins": 0}
    g = at("event", leader, {}, event="taxes A", round=3)
    do(g, 0, "give follower")
    assert bag(g.players[0]) == {}
    assert (g.round, coins(g)) == (4, [1, 5])


@pytest.mark.rule("ORL-CEN-10")
def test_a_farmer_sent_to_a_deed_does_not_change_the_position() -> None:
    leader = {"tracks": {"farmers": 1}, "places": {"town_hall": ["farmer"]}}
    g = at("actions", leader, {}, round=8, event="pilgrimage")
    do(g, 0, "act town_hall", "send farmer city_wall")
    assert coins(g) == [6, 5]
    everybody(g, "pass")
    assert (g.round, coins(g)) == (9, [7, 5])


@pytest.mark.rule("ORL-CEN-11")
def test_the_sacristy_does_not_protect_from_the_census() -> None:
    ahead = {"tracks": {"farmers": 1}}
    last = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}, "market": ["marked_farmer"]}
    g = at("census", ahead, ahead, last, round=8, event="taxes")
    assert coins(g) == [5, 5, 4]
    assert on(g, 2, "sacristy") == ["monk"]
    g = at("census", ahead, ahead, {**last, "coins": 0}, round=8, event="taxes")
    assert "give station stock" in texts(g, 2)
    assert "sacristy" not in texts(g, 2)


@pytest.mark.rule("ORL-CEN-12", "ORL-R3")
def test_2014_with_an_empty_supply_the_leader_receives_nothing_before_the_last_pays() -> None:
    rows = [
        {"tracks": {"farmers": 2}, "coins": 20},
        {"tracks": {"farmers": 1}, "coins": 20},
        {"coins": 7},
    ]
    g = at("census", *rows, edition="2014", options=FEW_COINS)
    assert coins(g) == [20, 20, 6]
    assert g.view(None)["bank"] == 1


@pytest.mark.rule("ORL-CEN-12")
def test_2019_the_leader_always_receives_the_coin() -> None:
    rows = [
        {"tracks": {"farmers": 2}, "coins": 20},
        {"tracks": {"farmers": 1}, "coins": 20},
        {"coins": 7},
    ]
    assert coins(at("census", *rows, edition="2019")) == [21, 20, 6]


@pytest.mark.rule("ORL-R3")
def test_2014_the_last_coin_of_the_supply_goes_to_the_leader() -> None:
    rows = [
        {"coins": 6},
        {"tracks": {"farmers": 2}, "coins": 20},
        {"tracks": {"farmers": 1}, "coins": 20},
    ]
    g = at("census", *rows, edition="2014", options=FEW_COINS)
    assert coins(g) == [5, 21, 20]
    assert g.view(None)["bank"] == 1
