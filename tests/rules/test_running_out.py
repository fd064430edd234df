"""Running out of tiles and coins (SUPP)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core.errors import Problem
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
    refused,
    start,
    supply,
    texts,
    town,
)

VILLAGE = {"places": {"village": ["farmer", "boatman", "craftsman"]}}
FARM_HOUSE = {"places": {"farm_house": ["boatman", "craftsman"]}}
CASTLE = {"places": {"castle": ["farmer", "boatman", "trader"]}}


def bank(left: int, seat: dict[str, Any], **more: Any) -> Game:
    """2014, seat 0 to act with 5 coins, so many in the supply, the others with seat 1."""
    seats = {"coins": 5, **seat}, {"coins": 42 - left}
    return at("actions", *seats, edition="2014", options=FEW_COINS, **more)


@pytest.mark.rule("ORL-SUPP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_followers_are_limited_to_the_pieces_in_the_game(edition: str) -> None:
    g = at("actions", CASTLE, CASTLE, edition=edition, supply={"knight": 1})
    do(g, 0, "act castle")
    assert supply(g)["knight"] == 0
    assert refused(g, 1, "act castle").key == "no-follower-left"


@pytest.mark.rule("ORL-SUPP-1")
def test_technology_tiles_and_goods_are_limited_to_the_pieces_in_the_game() -> None:
    g = at("actions", VILLAGE, VILLAGE, technology=1)
    do(g, 0, "act village craftsman")
    assert "act village craftsman" not in texts(g, 1)
    hayrick = {"tiles": ["hayrick"], "places": {"hayrick": ["farmer"], **FARM_HOUSE["places"]}}
    g = at("actions", hayrick, FARM_HOUSE, goods_market={"grain": 1})
    do(g, 0, "act hayrick")
    assert refused(g, 1, "act farm_house").key == "no-good-left"


@pytest.mark.rule("ORL-SUPP-2")
@pytest.mark.parametrize(
    ("place", "followers", "kind"),
    [
        ("farm_house", ["boatman", "craftsman"], "farmer"),
        ("university", ["farmer", "craftsman", "trader"], "scholar"),
        ("castle", ["farmer", "boatman", "trader"], "knight"),
        ("monastery", ["scholar", "trader"], "monk"),
    ],
)
def test_recruiting_place_is_closed_with_an_empty_supply(
    place: str, followers: list[str], kind: str
) -> None:
    seat = {"places": {place: followers}}
    assert acts(at("actions", seat, event="taxes A"), 0, place) == [f"act {place}"]
    g = at("actions", seat, event="taxes A", supply={kind: 0})
    assert refused(g, 0, f"act {place}").key == "no-follower-left"
    assert texts(g, 0) == ["pass"]


@pytest.mark.rule("ORL-SUPP-2")
def test_only_the_empty_choice_of_the_village_is_closed() -> None:
    g = at("actions", VILLAGE, supply={"boatman": 0})
    assert acts(g, 0, "village") == ["act village craftsman", "act village trader"]


@pytest.mark.rule("ORL-SUPP-3")
def test_recruiting_a_craftsman_needs_a_craftsman_and_a_technology_tile() -> None:
    others = ["act village boatman", "act village trader"]
    assert acts(at("actions", VILLAGE, technology=0), 0, "village") == others
    assert acts(at("actions", VILLAGE, supply={"craftsman": 0}), 0, "village") == others
    g = at("actions", VILLAGE, technology=1, supply={"craftsman": 1})
    do(g, 0, "act village craftsman")
    assert (g.technology, supply(g)["craftsman"]) == (0, 0)


@pytest.mark.rule("ORL-SUPP-3")
def test_recruiting_a_farmer_needs_the_good_of_the_next_space_and_no_other() -> None:
    seat = {**FARM_HOUSE, "tracks": {"farmers": 2}}
    g = at("actions", seat, goods_market={"cheese": 0})
    assert refused(g, 0, "act farm_house").key == "no-good-left"
    g = at("actions", seat, goods_market={"grain": 0, "wine": 0, "wool": 0, "brocade": 0})
    do(g, 0, "act farm_house")
    assert goods(g.players[0]) == {"cheese": 1}


@pytest.mark.rule("ORL-SUPP-4")
def test_plague_refills_a_supply_and_opens_the_action_again() -> None:
    seat = {**CASTLE, "bag": ["knight"]}
    g = at("actions", seat, {}, supply={"knight": 0}, event="plague A", round=2)
    assert refused(g, 0, "act castle").key == "no-follower-left"
    everybody(g, "pass")
    assert supply(g)["knight"] == 1
    everybody(g, "draw 0")
    everybody(g, "ready")
    do(g, 1, "pass")
    assert acts(g, 0, "castle") == ["act castle"]


@pytest.mark.rule("ORL-SUPP-4")
def test_harvest_refills_the_goods_market_and_opens_the_action_again() -> None:
    seat = {**FARM_HOUSE, "goods": ["grain"]}
    g = at("actions", seat, {}, goods_market={"grain": 0}, event="harvest A", round=2)
    assert refused(g, 0, "act farm_house").key == "no-good-left"
    everybody(g, "pass")
    do(g, 0, "food grain")
    everybody(g, "draw 0")
    everybody(g, "ready")
    do(g, 1, "pass")
    assert acts(g, 0, "farm_house") == ["act farm_house"]


@pytest.mark.rule("ORL-SUPP-5")
@pytest.mark.parametrize(
    ("place", "followers", "goal", "way"),
    [
        ("ship", ["farmer", "boatman", "knight"], "blois", "c30"),
        ("wagon", ["farmer", "trader", "knight"], "chartres", "c10"),
        ("horse_wagon", ["knight", "trader"], "chartres", "c10"),
    ],
)
def test_moving_does_not_depend_on_the_goods_market(
    place: str, followers: list[str], goal: str, way: str
) -> None:
    seat = {"tiles": ["horse_wagon"], "places": {place: followers}}
    empty = {"grain": 0, "cheese": 0, "wine": 0, "wool": 0, "brocade": 0}
    g = at("actions", seat, goods_market=empty, map={way: ["wine"]})
    do(g, 0, f"act {place} {goal} wine")
    assert (town(g, 0), goods(g.players[0])) == (goal, {"wine": 1})
    assert sum(g.goods) == 0


@pytest.mark.rule("ORL-SUPP-6")
@pytest.mark.parametrize(
    ("seat", "taken", "action"),
    [
        ({**CASTLE, "tracks": {"knights": 3}}, "knights", "act castle"),
        ({**VILLAGE, "tracks": {"boatmen": 4}}, "boatmen", "act village boatman"),
        (
            {"places": {"scriptorium": ["knight", "scholar"]}, "development": 17},
            "development 18",
            "act scriptorium",
        ),
    ],
)
def test_citizen_already_taken_does_not_close_a_track(
    seat: dict[str, Any], taken: str, action: str
) -> None:
    g = at("actions", seat, {"citizens": 1}, citizens_taken=[taken])
    do(g, 0, action)
    assert [p.citizens for p in g.players] == [0, 1]
    g = at("actions", seat, {})
    do(g, 0, action)
    assert [p.citizens for p in g.players] == [1, 0]


@pytest.mark.rule("ORL-SUPP-6")
def test_complete_deed_does_not_close_the_town_hall() -> None:
    seat = {"places": {"town_hall": ["knight"]}}
    full = {"papal_conclave": ["knight", "monk", "monk"]}
    g = at("actions", seat, {"citizens": 1}, deeds=full)
    do(g, 0, "act town_hall")
    assert texts(g, 0) == ["send knight city_wall", "send knight peace_treaty"]


@pytest.mark.rule("ORL-SUPP-7", "ORL-R2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_coins_of_2014_are_worth_212_with_the_start_coins(players: int) -> None:
    assert start(players, "2014").view(0)["bank"] == 212 - 5 * players


@pytest.mark.rule("ORL-R2")
def test_coin_limit_is_the_value_of_the_data_unless_said_otherwise() -> None:
    g = start(2, "2014")
    assert g.rules.coin_limit == g.rules.tables.coin_limit


@pytest.mark.rule("ORL-SUPP-7", "ORL-R2")
def test_payout_of_2014_is_cut_to_what_the_supply_holds_and_the_rest_is_lost() -> None:
    g = bank(1, {"tiles": ["brewery"], "places": {"brewery": ["monk"]}})
    do(g, 0, "act brewery")
    assert (g.players[0].coins, g.view(0)["bank"]) == (6, 0)


@pytest.mark.rule("ORL-SUPP-7")
def test_coins_paid_in_2014_refill_the_supply_but_not_earlier_payouts() -> None:
    places = {"brewery": ["monk"], "pharmacy": ["farmer"]}
    g = bank(1, {"tiles": ["brewery", "pharmacy"], "places": places})
    do(g, 0, "act brewery")
    do(g, 1, "pass")
    do(g, 0, "act pharmacy 3")
    assert (g.players[0].coins, g.view(0)["bank"]) == (3, 3)


@pytest.mark.rule("ORL-SUPP-8", "ORL-R2")
def test_coins_of_2019_are_unlimited() -> None:
    seat = {"tiles": ["brewery"], "places": {"brewery": ["monk"]}, "coins": 300}
    g = at("actions", seat, {"coins": 300})
    do(g, 0, "act brewery")
    assert g.players[0].coins == 302
    assert g.view(0)["bank"] is None


@pytest.mark.rule("ORL-SUPP-8")
def test_event_of_2019_pays_in_full_whatever_the_players_own() -> None:
    seats = {"coins": 40, "development": 30}, {"coins": 40, "development": 30}
    g = at("event", *seats, event="income A", round=2)
    assert [p.coins for p in g.players] == [58, 58]


@pytest.mark.rule("ORL-SUPP-9")
@pytest.mark.parametrize(
    ("tile", "followers"),
    [
        ("brewery", ["monk"]),
        ("cellar", ["monk", "scholar"]),
        ("hospital", ["boatman", "scholar"]),
        ("office", ["scholar", "scholar"]),
    ],
)
def test_action_for_coins_only_is_closed_with_an_empty_supply(
    tile: str, followers: list[str]
) -> None:
    seat = {"tiles": [tile], "places": {tile: followers}, "stations": ["tours"]}
    assert refused(bank(0, seat), 0, f"act {tile}").rule == "ORL-SUPP-9"
    assert acts(bank(1, seat), 0, tile) == [f"act {tile}"]


@pytest.mark.rule("ORL-SUPP-9")
def test_action_that_gives_more_than_coins_is_open_with_an_empty_supply() -> None:
    places = {"windmill": ["craftsman"] * 2, **VILLAGE["places"]}
    g = bank(0, {"tiles": ["windmill"], "places": places})
    do(g, 0, "act windmill")
    assert (g.players[0].coins, g.players[0].development) == (5, 1)
    do(g, 1, "pass")
    do(g, 0, "act village boatman")
    assert (g.players[0].coins, bag(g.players[0])["boatman"]) == (5, 2)


@pytest.mark.rule("ORL-SUPP-9")
def test_windmill_without_any_effect_is_closed() -> None:
    seat = {"tiles": ["windmill"], "places": {"windmill": ["craftsman"] * 2}, "development": 30}
    assert refused(bank(0, seat), 0, "act windmill").rule == "ORL-SUPP-9"


@pytest.mark.rule("ORL-SUPP-10")
def test_short_supply_is_served_clockwise_from_the_start_player() -> None:
    seats = [{"coins": 14, "development": 9} for _ in range(3)]
    g = at("event", *seats, edition="2014", options=FEW_COINS, event="income", round=3, start=2)
    assert [p.coins for p in g.players] == [14, 17, 16]
    assert g.view(0)["bank"] == 0


@pytest.mark.rule("ORL-SUPP-10")
def test_short_supply_on_a_trading_day_is_served_clockwise() -> None:
    seats = {"coins": 20, "stations": ["tours"]}, {"coins": 26, "stations": ["blois", "orleans"]}
    g = at(
        "event", *seats, edition="2014", options=FEW_COINS, event="trading_day", round=3, start=2
    )
    assert [p.coins for p in g.players] == [20, 27]


@pytest.mark.rule("ORL-SUPP-11")
def test_sending_stays_open_with_an_empty_supply_and_wins_the_citizen() -> None:
    deeds = {"papal_conclave": ["monk", "monk"]}
    g = bank(0, {"places": {"town_hall": ["knight"]}}, deeds=deeds)
    do(g, 0, "act town_hall", "send knight papal_conclave")
    assert (g.players[0].coins, g.players[0].citizens) == (5, 1)


@pytest.mark.rule("ORL-SUPP-11")
@pytest.mark.parametrize(("reward", "points"), [("development", 1), ("coins", 0)])
def test_canalization_may_pay_the_point_with_an_empty_supply(reward: str, points: int) -> None:
    g = bank(0, {"places": {"town_hall": ["farmer"]}})
    do(g, 0, "act town_hall", f"send farmer canalization {reward}")
    assert (g.players[0].development, g.players[0].coins) == (points, 5)
    assert g.view(0)["deeds"]["canalization"]["filled"] == {"farmer": 1}


@pytest.mark.rule("ORL-R2")
def test_value_of_all_coins_of_2014_is_a_setting() -> None:
    assert start(3, "2014", coin_limit=60).view(0)["bank"] == 45
    assert start(3, "2014", coin_limit=0).view(0)["bank"] is None
    assert start(3, "2019", coin_limit=60).view(0)["bank"] is None


@pytest.mark.rule("ORL-R2")
def test_coin_limit_must_cover_the_start_coins() -> None:
    assert start(4, "2014", coin_limit=20).view(0)["bank"] == 0
    with pytest.raises(Problem, match="coin_limit"):
        start(4, "2014", coin_limit=19)
