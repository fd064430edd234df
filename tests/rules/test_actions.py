"""Phase 5: actions in turn (ORL-ACT), and what counts as not available (ORL-R7)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import (
    EDITIONS,
    FEW_COINS,
    acts,
    at,
    bag,
    do,
    everybody,
    goods,
    market,
    on,
    refused,
    texts,
)

CASTLE = ["farmer", "boatman", "trader"]
FARM_HOUSE = ["boatman", "craftsman"]
SCRIPTORIUM = ["knight", "scholar"]


def with_places(**places: list[str]) -> dict[str, Any]:
    return {"places": places}


def phase(g: Game) -> str:
    return str(g.view(None)["phase"])


def next_actions(g: Game) -> None:
    """Everybody passes, draws nothing, places nothing: the action phase of the next round."""
    everybody(g, "pass")
    everybody(g, "draw 0")
    everybody(g, "ready")
    assert phase(g) == "actions"


@pytest.mark.rule("ORL-ACT-1")
def test_turns_run_clockwise_from_the_start_player() -> None:
    g = at("actions", *[with_places(farm_house=FARM_HOUSE)] * 3, start=2)
    order: list[int] = []
    while len(order) < 3:
        order += g.to_act
        do(g, g.to_act[0], "act farm_house")
    assert order == [1, 2, 0]


@pytest.mark.rule("ORL-ACT-1")
def test_a_turn_is_exactly_one_place_and_nobody_acts_out_of_turn() -> None:
    g = at("actions", with_places(farm_house=FARM_HOUSE, scriptorium=SCRIPTORIUM), {})
    assert refused(g, 1, "pass").key == "not-your-turn"
    do(g, 0, "act farm_house")
    assert g.to_act == (1,)
    assert refused(g, 0, "act scriptorium").key == "not-your-turn"


@pytest.mark.rule("ORL-ACT-1")
def test_sending_from_the_gunpowder_tower_is_the_action_of_the_turn() -> None:
    g = at("actions", {"tiles": ["gunpowder_tower"], "tower": ["farmer"]}, {})
    do(g, 0, "act gunpowder_tower", "send farmer city_wall")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-ACT-2")
def test_who_has_passed_is_skipped_for_the_rest_of_the_phase() -> None:
    full = with_places(farm_house=FARM_HOUSE, scriptorium=SCRIPTORIUM)
    g = at("actions", full, full, full)
    do(g, 0, "act farm_house")
    do(g, 1, "pass")
    do(g, 2, "act farm_house")
    do(g, 0, "act scriptorium")
    assert g.to_act == (2,)
    assert refused(g, 1, "act farm_house").key == "not-your-turn"


@pytest.mark.rule("ORL-ACT-3")
def test_the_last_player_goes_on_alone_and_the_phase_ends_when_all_have_passed() -> None:
    g = at("actions", with_places(farm_house=FARM_HOUSE, scriptorium=SCRIPTORIUM), {}, round=2)
    do(g, 0, "act farm_house")
    do(g, 1, "pass")
    do(g, 0, "act scriptorium")
    assert phase(g) == "actions"
    assert g.to_act == (0,)
    do(g, 0, "pass")
    assert phase(g) != "actions"
    assert g.round == 3


@pytest.mark.rule("ORL-ACT-4")
def test_passing_is_allowed_with_executable_places_left() -> None:
    g = at("actions", with_places(farm_house=FARM_HOUSE), {})
    assert texts(g, 0) == ["act farm_house", "pass"]
    do(g, 0, "pass")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-ACT-5")
@pytest.mark.parametrize("order", [("farm_house", "castle"), ("castle", "farm_house")])
def test_own_activated_places_are_executed_in_any_order(order: tuple[str, str]) -> None:
    g = at("actions", with_places(farm_house=FARM_HOUSE, castle=CASTLE), {}, passed=[2])
    assert set(texts(g, 0)) == {"act farm_house", "act castle", "pass"}
    do(g, 0, *(f"act {place}" for place in order))
    assert g.view(0)["seats"][0]["tracks"]["knights"] == 1
    assert g.view(0)["seats"][0]["tracks"]["farmers"] == 1


@pytest.mark.rule("ORL-ACT-6")
def test_after_execution_followers_return_to_the_bag_and_technology_stays() -> None:
    g = at("actions", with_places(castle=["technology", "boatman", "marked_trader"]), {})
    do(g, 0, "act castle")
    assert bag(g.players[0]) == {"boatman": 1, "marked_trader": 1, "knight": 1}
    assert on(g, 0, "castle") == ["technology", None, None]


@pytest.mark.rule("ORL-ACT-6", "ORL-TOWN-5", "ORL-TOWN-8")
def test_town_hall_followers_do_not_return_to_the_bag_sent_or_not() -> None:
    g = at("actions", with_places(town_hall=["farmer", "knight"]), {})
    do(g, 0, "act town_hall", "send farmer city_wall", "done")
    assert bag(g.players[0]) == {}
    assert on(g, 0, "town_hall") == [None, "knight"]


@pytest.mark.rule("ORL-ACT-7")
def test_followers_in_the_bag_wait_for_the_next_followers_phase() -> None:
    seat = {"market": [], "bag": [], "places": {"castle": CASTLE, "hayrick": ["farmer"]}}
    g = at("actions", {**seat, "tiles": ["hayrick"]}, {}, passed=[2])
    do(g, 0, "act hayrick", "act castle")
    assert market(g.players[0]) == {}
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "place farmer hayrick").key == "not-now"
    do(g, 0, "pass")
    assert "draw 5" in texts(g, 0)


@pytest.mark.rule("ORL-ACT-7", "ORL-ACT-14")
def test_a_place_filled_again_through_the_bathhouse_is_executed_twice_in_one_phase() -> None:
    places = {"hayrick": ["farmer"], "bathhouse": ["monk"]}
    g = at("actions", {"tiles": ["hayrick", "bathhouse"], "places": places}, {}, passed=[2])
    do(g, 0, "act hayrick", "act bathhouse", "place farmer hayrick", "act hayrick")
    assert goods(g.players[0]) == {"grain": 2}


@pytest.mark.rule("ORL-ACT-14")
def test_a_place_just_executed_cannot_be_executed_again() -> None:
    g = at("actions", with_places(castle=CASTLE), {}, passed=[2])
    do(g, 0, "act castle")
    reason = refused(g, 0, "act castle")
    assert (reason.key, reason.rule) == ("incomplete", "ORL-PLN-8")


@pytest.mark.rule("ORL-ACT-14", "ORL-TOWN-5")
def test_the_town_hall_is_executed_twice_with_a_follower_still_lying_there() -> None:
    g = at("actions", with_places(town_hall=["farmer", "knight"]), {}, passed=[2])
    do(g, 0, "act town_hall", "send farmer city_wall", "done")
    do(g, 0, "act town_hall", "send knight peace_treaty")
    assert on(g, 0, "town_hall") == [None, None]
    assert g.players[0].coins == 5 + 1 + 2


@pytest.mark.rule("ORL-ACT-8")
def test_an_activated_place_not_executed_is_executed_in_a_later_round() -> None:
    g = at("actions", with_places(castle=CASTLE), {}, round=2, event="income")
    next_actions(g)
    assert g.round == 3
    assert on(g, 0, "castle") == CASTLE
    do(g, 1, "pass")
    do(g, 0, "act castle")
    assert bag(g.players[0])["knight"] == 1


@pytest.mark.rule("ORL-ACT-9")
def test_followers_on_incomplete_places_stay() -> None:
    g = at("actions", with_places(castle=["farmer", "-", "trader"]), {}, round=2, event="income")
    next_actions(g)
    assert on(g, 0, "castle") == ["farmer", None, "trader"]
    assert "farmer" not in bag(g.players[0])


@pytest.mark.rule("ORL-ACT-10")
@pytest.mark.parametrize(
    ("place", "tiles", "seat", "more", "key"),
    [
        ("castle", CASTLE, {}, {"supply": {"knight": 0}}, "no-follower-left"),
        ("castle", CASTLE, {"tracks": {"knights": 5}}, {}, "track-end"),
        ("ship", ["farmer", "boatman", "knight"], {"merchant": "chartres"}, {}, "no-way"),
        (
            "guildhall",
            ["farmer", "craftsman", "knight"],
            {"stations": ["orleans"]},
            {},
            "own-station",
        ),
    ],
)
def test_a_place_without_a_result_is_not_executed_and_its_followers_stay(
    place: str, tiles: list[str], seat: dict[str, Any], more: dict[str, Any], key: str
) -> None:
    g = at("actions", {**seat, "places": {place: tiles}}, {}, **more)
    assert acts(g, 0, place) == []
    assert refused(g, 0, f"act {place}").key == key
    do(g, 0, "pass")
    assert on(g, 0, place) == tiles


@pytest.mark.rule("ORL-ACT-11", "ORL-R7")
def test_the_office_without_stations_has_no_effect_and_is_closed() -> None:
    seat = {"tiles": ["office"], "places": {"office": ["scholar", "scholar"]}}
    g = at("actions", seat, {})
    assert refused(g, 0, "act office").key == "no-stations-built"
    assert on(g, 0, "office") == ["scholar", "scholar"]
    g = at("actions", {**seat, "stations": ["blois"]}, {})
    assert acts(g, 0, "office") == ["act office"]


@pytest.mark.rule("ORL-ACT-11", "ORL-R7")
def test_the_scriptorium_at_the_end_of_the_track_has_no_effect_and_is_closed() -> None:
    g = at("actions", {"development": 30, **with_places(scriptorium=SCRIPTORIUM)}, {})
    assert texts(g, 0) == ["pass"]
    assert on(g, 0, "scriptorium") == SCRIPTORIUM


COIN_PLACES = {
    "brewery": ["monk"],
    "cellar": ["monk", "scholar"],
    "hospital": ["boatman", "scholar"],
    "office": ["scholar", "scholar"],
}


@pytest.mark.rule("ORL-ACT-11", "ORL-R7")
@pytest.mark.parametrize("place", COIN_PLACES)
def test_coin_actions_are_closed_with_an_empty_coin_supply_of_2014_only(place: str) -> None:
    seat = {"tiles": [place], "places": {place: COIN_PLACES[place]}, "stations": ["orleans"]}
    g = at("actions", {**seat, "coins": 42}, {"coins": 5}, edition="2014", options=FEW_COINS)
    assert refused(g, 0, f"act {place}").key == "bank-empty"
    g = at("actions", {**seat, "coins": 41}, {"coins": 5}, edition="2014", options=FEW_COINS)
    assert acts(g, 0, place) == [f"act {place}"]
    g = at("actions", {**seat, "coins": 42}, {"coins": 5}, edition="2019")
    assert acts(g, 0, place) == [f"act {place}"]


@pytest.mark.rule("ORL-R7")
def test_with_an_empty_coin_supply_of_2014_what_gives_more_than_coins_stays_open() -> None:
    places = {
        "village": ["farmer", "boatman", "craftsman"],
        "windmill": ["craftsman", "craftsman"],
    }
    seat = {"tiles": ["windmill"], "places": places, "coins": 42}
    g = at("actions", seat, {"coins": 5}, edition="2014", options=FEW_COINS, passed=[2])
    do(g, 0, "act village boatman", "act windmill")
    assert g.players[0].coins == 42
    assert bag(g.players[0])["boatman"] == 2
    assert g.players[0].development == 1


@pytest.mark.rule("ORL-R7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_tile_an_action_gives_must_be_available(edition: str) -> None:
    places = {"farm_house": FARM_HOUSE, "village": ["farmer", "boatman", "craftsman"]}
    lacking = {"technology": 0, "goods_market": {"grain": 0}}
    g = at("actions", {"places": places}, {}, edition=edition, **lacking)
    assert acts(g, 0, "farm_house") == []
    assert acts(g, 0, "village") == ["act village boatman", "act village trader"]


@pytest.mark.rule("ORL-ACT-12")
@pytest.mark.parametrize(
    ("act", "kind", "tiles"),
    [
        ("act farm_house", "farmer", ["boatman", "craftsman"]),
        ("act castle", "knight", ["farmer", "boatman", "trader"]),
        ("act university", "scholar", ["farmer", "craftsman", "trader"]),
        ("act monastery", "monk", ["scholar", "trader"]),
        ("act village boatman", "boatman", ["farmer", "monk", "craftsman"]),
        ("act village craftsman", "craftsman", ["farmer", "boatman", "monk"]),
        ("act village trader", "trader", ["farmer", "boatman", "craftsman"]),
    ],
)
def test_a_recruited_follower_goes_into_the_bag_never_on_the_market(
    act: str, kind: str, tiles: list[str]
) -> None:
    seat = {"market": [], "places": {act.split()[1]: tiles}}
    g = at("actions", seat, {}, round=2, event="income")
    do(g, 0, act)
    assert market(g.players[0]) == {}
    assert bag(g.players[0])[kind] == 1


@pytest.mark.rule("ORL-ACT-13")
def test_recruiting_takes_the_follower_then_the_step_then_the_reward_of_the_space_reached() -> None:
    seat = {"tracks": {"boatmen": 1}, **with_places(village=["farmer", "boatman", "craftsman"])}
    g = at("actions", seat, {})
    events = [event.kind for event in do(g, 0, "act village boatman")]
    assert events == ["acted", "recruited", "coins"]
    assert g.view(0)["seats"][0]["tracks"]["boatmen"] == 2
    assert g.players[0].coins == 5 + 3


@pytest.mark.rule("ORL-ACT-15")
def test_with_no_executable_place_and_nothing_to_send_a_player_can_only_pass() -> None:
    seat = {
        "tracks": {"knights": 5},
        "tiles": ["gunpowder_tower"],
        "tower": ["marked_farmer"],
        "places": {"castle": CASTLE, "farm_house": ["boatman"]},
    }
    g = at("actions", seat, {})
    assert texts(g, 0) == ["pass"]
    g = at("actions", {**seat, "tower": ["marked_farmer", "farmer"]}, {})
    assert texts(g, 0) == ["act gunpowder_tower", "pass"]
