"""Torture (TORT)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import (
    EDITIONS,
    acts,
    at,
    bag,
    do,
    everybody,
    goods,
    market,
    on,
    refused,
    supply,
    texts,
)

MARKED = {"marked_farmer": 1, "marked_boatman": 1, "marked_craftsman": 1, "marked_trader": 1}


def taxed(owed: int, more: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Seat 0 has no coin and owes a tax for so many goods, cheese if nothing else is said."""
    seat = {"coins": 0, "goods": ["cheese"] * owed, **(more or {})}
    return at("event", seat, {}, event="taxes A", round=2, **rest)


def owed(g: Game) -> int:
    """What seat 0 still owes; 0 if it is not tortured."""
    decision = g.decision(0)
    if decision is None or decision.kind != "torture":
        return 0
    return int(decision.values["owed"])


def row(g: Game, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = g.view(seat)["seats"][seat]
    return found


def to_actions(g: Game) -> None:
    """On to the turn of seat 0 in the action phase of the next round, nothing drawn or placed."""
    everybody(g, "draw 0")
    everybody(g, "ready")
    if g.to_act == (1,):
        do(g, 1, "pass")


@pytest.mark.rule("ORL-TORT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_coins_are_paid_and_each_missing_coin_is_replaced(edition: str) -> None:
    seat = {"coins": 3}
    g = at("event", seat, {"goods": ["grain"]}, edition=edition, event="harvest", round=4)
    assert (g.players[0].coins, owed(g)) == (0, 2)
    do(g, 0, "give station stock", "give station stock")
    assert (owed(g), row(g)["station_stock"]) == (0, 8)


@pytest.mark.rule("ORL-TORT-1")
def test_player_with_just_enough_coins_is_not_tortured() -> None:
    g = at("event", {"coins": 2, "goods": ["wool", "wool"]}, {}, event="taxes A")
    assert (g.players[0].coins, owed(g)) == (0, 0)


@pytest.mark.rule("ORL-TORT-1")
def test_paid_coins_go_to_the_limited_supply() -> None:
    seat = {"coins": 1, "goods": ["grain"] * 6}
    g = at("event", seat, {"coins": 40}, edition="2014", event="taxes", round=4)
    assert (g.players[0].coins, g.view(0)["bank"], owed(g)) == (0, 172, 1)


@pytest.mark.rule("ORL-TORT-2", "ORL-TORT-10", "ORL-TORT-11")
def test_items_are_stations_followers_points_and_tiles_and_nothing_else() -> None:
    seat = {
        "stations": ["tours", "orleans"],
        "bag": ["knight"],
        "development": 4,
        "goods": ["cheese", "brocade"],
        "tiles": ["hayrick", "school"],
        "places": {"ship": ["technology", "boatman", "-"], "monastery": ["scholar", "trader"]},
        "technology": 2,
        "farmer_technology": 1,
        "citizens": 1,
    }
    g = taxed(2, seat, citizens_taken=["development 3"])
    assert sorted(texts(g, 0)) == [
        "give development",
        "give follower",
        "give good brocade",
        "give good cheese",
        "give place hayrick",
        "give place school",
        "give station orleans",
        "give station stock",
        "give station tours",
        "give technology farmer",
        "give technology ship",
        "give technology stock",
    ]


@pytest.mark.rule("ORL-TORT-2")
def test_what_a_player_does_not_have_cannot_be_given() -> None:
    g = at("event", {"coins": 0, "goods": ["wool"]}, {"stations": ["tours"]}, event="taxes A")
    items = ["station tours", "good grain", "place hayrick", "technology ship", "technology stock"]
    for item in items:
        assert refused(g, 0, f"give {item}").rule == "ORL-TORT-2"
    assert refused(g, 0, "pass").rule == "ORL-TORT-2"


@pytest.mark.rule("ORL-TORT-3")
def test_any_mix_of_items_counts_one_coin_each_whatever_the_value() -> None:
    seat = {"stations": ["tours"], "development": 2, "goods": ["brocade", "grain", "cheese"]}
    g = taxed(3, seat)
    assert owed(g) == 3
    do(g, 0, "give good brocade")
    assert owed(g) == 2
    do(g, 0, "give development")
    assert owed(g) == 1
    do(g, 0, "give station tours")
    assert owed(g) == 0
    assert goods(g.players[0]) == {"grain": 1, "cheese": 1}


@pytest.mark.rule("ORL-TORT-3")
def test_the_same_kind_of_item_may_be_given_again_and_again() -> None:
    g = taxed(3, {"development": 3})
    do(g, 0, "give development", "give development", "give development")
    assert (owed(g), g.players[0].development) == (0, 0)


@pytest.mark.rule("ORL-TORT-4")
@pytest.mark.parametrize("seed", range(8))
def test_draw_is_repeated_until_a_neutral_follower_is_drawn(seed: int) -> None:
    g = taxed(1, {"market": [], "bag": ["knight"]}, seed=seed)
    do(g, 0, "give follower")
    assert bag(g.players[0]) == MARKED


@pytest.mark.rule("ORL-TORT-4", "ORL-TORT-2")
def test_follower_given_is_drawn_at_random_from_the_bag() -> None:
    lost = set()
    for seed in range(20):
        g = taxed(1, {"bag": ["knight", "scholar", "monk"]}, seed=seed)
        do(g, 0, "give follower")
        lost |= {"knight", "scholar", "monk"} - set(bag(g.players[0]))
    assert lost == {"knight", "scholar", "monk"}


@pytest.mark.rule("ORL-TORT-5", "ORL-R22")
def test_follower_can_be_given_only_with_a_neutral_one_in_the_bag() -> None:
    g = taxed(1, {"market": ["knight"], "places": {"ship": ["farmer", "boatman", "-"]}})
    assert bag(g.players[0]) == MARKED
    assert refused(g, 0, "give follower").rule == "ORL-TORT-5"


@pytest.mark.rule("ORL-TORT-5", "ORL-TORT-10", "ORL-R22")
def test_only_the_neutral_followers_of_the_bag_can_be_given_one_by_one() -> None:
    g = taxed(3, {"market": ["knight"], "bag": ["monk", "monk"]})
    do(g, 0, "give follower", "give follower")
    assert refused(g, 0, "give follower").rule == "ORL-TORT-5"
    assert market(g.players[0]) == {"knight": 1}
    assert bag(g.players[0]) == MARKED


@pytest.mark.rule("ORL-TORT-6", "ORL-R20")
@pytest.mark.parametrize("space", [8, 13, 26])
def test_marker_never_goes_back_onto_a_coin_space(space: int) -> None:
    g = taxed(2, {"development": space + 1})
    do(g, 0, "give development")
    assert g.players[0].development == space
    assert refused(g, 0, "give development").rule == "ORL-TORT-6"


@pytest.mark.rule("ORL-TORT-6")
def test_marker_never_goes_below_zero() -> None:
    g = taxed(2, {"development": 1})
    do(g, 0, "give development")
    assert g.players[0].development == 0
    assert refused(g, 0, "give development").rule == "ORL-TORT-6"


@pytest.mark.rule("ORL-TORT-7", "ORL-R20")
@pytest.mark.parametrize("space", [7, 12, 25])
def test_marker_on_a_coin_space_is_stuck(space: int) -> None:
    g = taxed(1, {"development": space})
    assert refused(g, 0, "give development").rule == "ORL-TORT-7"
    g = taxed(1, {"development": space - 1})
    do(g, 0, "give development")
    assert g.players[0].development == space - 2


@pytest.mark.rule("ORL-R20")
@pytest.mark.parametrize(("space", "status"), [(4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_status_follows_the_marker_downwards_and_upwards(space: int, status: int) -> None:
    places = {"scriptorium": ["knight", "scholar"]}
    g = taxed(1, {"development": space, "places": places})
    assert row(g)["status"] == status
    do(g, 0, "give development")
    assert row(g)["status"] == status - 1
    to_actions(g)
    do(g, 0, "act scriptorium")
    assert row(g)["status"] == status


@pytest.mark.rule("ORL-TORT-8")
def test_followers_goods_and_technology_given_return_to_no_supply() -> None:
    g = taxed(3, {"bag": ["knight"], "technology": 1})
    before = supply(g), g.goods[:], g.technology
    do(g, 0, "give follower", "give good cheese", "give technology stock")
    assert (supply(g), g.goods, g.technology) == before
    assert bag(g.players[0]) == {}
    assert goods(g.players[0]) == {"cheese": 2}
    assert row(g)["technology"] == 0


@pytest.mark.rule("ORL-TORT-8")
def test_stations_and_place_tiles_given_are_gone_for_good() -> None:
    g = taxed(3, {"stations": ["tours"], "tiles": ["hayrick"]})
    do(g, 0, "give station tours", "give station stock", "give place hayrick")
    assert (row(g)["stations"], row(g)["station_stock"], row(g)["tiles"]) == ([], 8, [])
    assert "hayrick" not in g.view(0)["stacks"]["I"]


@pytest.mark.rule("ORL-TORT-9")
def test_lost_point_can_be_gained_again_without_a_second_citizen() -> None:
    places = {"scriptorium": ["knight", "scholar"]}
    seat = {"development": 3, "citizens": 1, "places": places}
    g = taxed(1, seat, citizens_taken=["development 3"])
    do(g, 0, "give development")
    assert (g.players[0].development, g.players[0].citizens) == (2, 1)
    to_actions(g)
    do(g, 0, "act scriptorium")
    assert (g.players[0].development, g.players[0].citizens) == (3, 1)


@pytest.mark.rule("ORL-TORT-9")
def test_coin_space_pays_nothing_a_second_time() -> None:
    places = {"scriptorium": ["knight", "scholar"]}
    g = taxed(2, {"development": 9, "places": places})
    do(g, 0, "give development", "give good cheese")
    to_actions(g)
    do(g, 0, "act scriptorium")
    assert (g.players[0].development, g.players[0].coins) == (9, 0)


@pytest.mark.rule("ORL-TORT-10")
def test_citizens_marked_followers_and_merchant_are_never_given() -> None:
    seat = {"citizens": 2, "market": [], "station_stock": 0, "merchant": "tours", "goods": []}
    taken = ["development 3", "boatmen"]
    g = at("event", {"coins": 0, **seat}, {}, event="harvest A", citizens_taken=taken)
    assert owed(g) == 0
    assert (g.players[0].citizens, row(g)["merchant"]) == (2, "tours")
    assert bag(g.players[0]) == MARKED


@pytest.mark.rule("ORL-TORT-11", "ORL-R22")
def test_technology_is_given_from_an_action_space_or_from_the_stock() -> None:
    seat = {"places": {"wagon": ["technology", "trader", "-"]}, "technology": 1}
    g = taxed(3, {**seat, "farmer_technology": 1})
    do(g, 0, "give technology wagon")
    assert on(g, 0, "wagon") == [None, "trader", None]
    do(g, 0, "give technology stock", "give technology farmer")
    assert (row(g)["technology"], row(g)["farmer_technology"], owed(g)) == (0, 0, 0)


@pytest.mark.rule("ORL-TORT-12", "ORL-R22")
def test_place_tile_given_sends_its_followers_to_the_bag_and_loses_its_technology() -> None:
    seat = {"tiles": ["winery"], "places": {"winery": ["technology", "trader"]}}
    g = taxed(2, seat)
    before = g.technology
    do(g, 0, "give place winery")
    assert owed(g) == 1
    assert bag(g.players[0]) == {"trader": 1}
    assert (g.technology, row(g)["technology"], row(g)["tiles"]) == (before, 0, [])


@pytest.mark.rule("ORL-TORT-12")
def test_followers_on_a_tower_given_up_go_to_the_bag() -> None:
    g = taxed(1, {"tiles": ["gunpowder_tower"], "tower": ["knight", "marked_farmer"]})
    do(g, 0, "give place gunpowder_tower")
    assert bag(g.players[0]) == {"knight": 1, "marked_farmer": 1}
    assert row(g)["tower"] == {}
    assert texts(g, 0)[0] == "draw 2"


@pytest.mark.rule("ORL-TORT-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_census_harvest_and_taxes_may_lead_to_torture(edition: str) -> None:
    poor = {"coins": 0, "goods": ["wool"] * 3}
    ahead = {"tracks": {"farmers": 1}}
    for phase, event in (("census", "income"), ("event", "harvest"), ("event", "taxes")):
        g = at(phase, poor, ahead, ahead, edition=edition, event=event, round=4)
        assert owed(g) > 0


@pytest.mark.rule("ORL-TORT-13")
def test_voluntary_payment_never_leads_to_torture() -> None:
    seat = {"tiles": ["pharmacy"], "places": {"pharmacy": ["farmer"]}, "coins": 1}
    g = at("actions", seat, {})
    refused(g, 0, "act pharmacy 2")
    do(g, 0, "act pharmacy 1")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-TORT-14", "ORL-R22")
def test_rest_of_the_debt_is_cancelled_with_nothing_left_to_give() -> None:
    g = at("event", {"coins": 1, "station_stock": 2}, {"goods": ["grain"]}, event="harvest A")
    assert owed(g) == 4
    do(g, 0, "give station stock")
    events = do(g, 0, "give station stock")
    assert owed(g) == 0
    assert [event.values for event in events if event.kind == "debt-cancelled"] == [{"coins": 2}]
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-TORT-14")
def test_cancelled_debt_is_not_paid_later() -> None:
    g = at("event", {"coins": 0, "station_stock": 0}, {"goods": ["grain"]}, event="harvest A")
    do(g, 1, "food grain")
    assert g.round == 3
    assert (g.players[0].coins, owed(g)) == (0, 0)


@pytest.mark.rule("ORL-TORT-15")
def test_space_of_a_technology_tile_given_up_is_open_again() -> None:
    seat = {"places": {"castle": ["technology", "boatman", "trader"]}, "market": ["farmer"]}
    g = taxed(1, seat)
    do(g, 0, "give technology castle", "draw 0")
    twin = g.copy()
    to_actions(twin)
    assert refused(twin, 0, "act castle").rule == "ORL-PLN-8"
    do(g, 0, "place farmer castle", "ready")
    to_actions(g)
    do(g, 0, "act castle")
    assert bag(g.players[0])["knight"] == 1


@pytest.mark.rule("ORL-TORT-15")
def test_place_may_take_another_technology_tile_after_losing_one() -> None:
    seat = {"places": {"castle": ["technology", "boatman", "-"]}, "technology": 1}
    g = taxed(1, seat)
    do(g, 0, "give technology castle")
    everybody(g, "draw 0")
    do(g, 0, "technology castle trader")
    assert on(g, 0, "castle") == [None, "boatman", "technology"]


@pytest.mark.rule("ORL-TORT-16")
def test_substitutes_stay_when_the_herb_garden_is_given_up_and_no_new_ones_come() -> None:
    places = {"farm_house": ["boatman", "boatman"]}
    g = taxed(1, {"tiles": ["herb_garden"], "places": places, "market": ["boatman"]})
    do(g, 0, "give place herb_garden", "draw 0")
    assert refused(g, 0, "place boatman university craftsman").rule == "ORL-PLN-2"
    to_actions(g)
    do(g, 0, "act farm_house")
    assert bag(g.players[0])["farmer"] == 1
    assert bag(g.players[0])["boatman"] == 2


@pytest.mark.rule("ORL-TORT-16")
def test_substitutes_stay_when_the_school_is_given_up_and_no_new_ones_come() -> None:
    places = {"castle": ["scholar", "boatman", "-"]}
    g = taxed(1, {"tiles": ["school"], "places": places, "market": ["scholar", "trader"]})
    do(g, 0, "give place school", "draw 0")
    assert refused(g, 0, "place scholar castle trader").rule == "ORL-PLN-2"
    do(g, 0, "place trader castle", "ready")
    to_actions(g)
    assert acts(g, 0, "castle") == ["act castle"]
