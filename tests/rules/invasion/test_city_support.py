"""City Defense: Vehicle, Guild House, Hostel and Palatinate (INV-COOP-16 to INV-COOP-29)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.rules.invasion.team import (
    acts,
    asks,
    at,
    bag,
    do,
    goods,
    market,
    on,
    own,
    pass_all,
    refused,
    stored,
    texts,
    town,
)

VEHICLE = {"vehicle": ["trader"]}
GUILD_HOUSE = {"guild_house": ["craftsman"]}
HOSTEL = {"hostel": ["monk"]}
PALATINATE = {"palatinate": ["farmer", "boatman"]}
VILLAGE = {"village": ["farmer", "boatman", "craftsman"]}


def vehicle(*have: str, **more: Any) -> Game:
    g = at("actions", {"goods": list(have), "places": VEHICLE}, players=3, **more)
    do(g, 0, "act vehicle")
    return g


# Vehicle


@pytest.mark.rule("INV-COOP-16")
def test_one_to_three_goods_to_one_player() -> None:
    g = vehicle("grain", "grain", "wool", "brocade")
    assert "done" not in texts(g, 0)
    do(g, 0, "deliver wool 2")
    assert texts(g, 0) == ["deliver grain 2", "deliver brocade 2", "done"]
    assert refused(g, 0, "deliver grain 3").rule == "INV-COOP-16"
    assert refused(g, 0, "deliver grain warehouse").key == "one-destination"
    do(g, 0, "deliver grain 2", "deliver brocade 2")
    assert (goods(g.players[0]), asks(g)) == ({"grain": 1}, "act")
    assert goods(g.players[1]) == {"grain": 1, "wool": 1, "brocade": 1}
    assert bag(g.players[0])["trader"] == 1


@pytest.mark.rule("INV-COOP-16")
def test_nobody_sends_goods_to_oneself() -> None:
    g = vehicle("grain")
    assert not [text for text in texts(g, 0) if text.endswith(" 1")]
    do(g, 0, "deliver grain 3")
    assert (goods(g.players[2]), g.turn) == ({"grain": 1}, 1)


@pytest.mark.rule("INV-COOP-17", "INV-R21")
def test_goods_for_the_city_may_go_to_warehouse_and_achievements() -> None:
    g = vehicle("grain", "wool", "brocade", "cheese")
    do(g, 0, "deliver grain warehouse", "deliver wool clothing_store")
    assert "deliver brocade 2" not in texts(g, 0)
    do(g, 0, "deliver brocade clothing_store")
    assert stored(g) == {"grain": 1}
    assert g.view(0)["own"]["achievements"]["clothing_store"]["goods"] == {"wool": 2, "brocade": 1}
    assert asks(g) == "act"


@pytest.mark.rule("INV-COOP-18", "INV-R22")
def test_the_city_takes_only_what_it_lacks() -> None:
    full: dict[str, Any] = {"warehouse": {"grain": 10, "wine": 4}}
    g = vehicle("grain", "wine", "wine", "wool", city=full)
    assert "deliver grain warehouse" not in texts(g, 0)
    assert refused(g, 0, "deliver grain warehouse").rule == "INV-COOP-18"
    assert refused(g, 0, "deliver wool warehouse").rule == "INV-COOP-18"
    do(g, 0, "deliver wine warehouse")
    assert refused(g, 0, "deliver wine warehouse").key == "city-full"
    assert stored(g) == {"grain": 10, "wine": 5}


@pytest.mark.rule("INV-COOP-18")
def test_the_city_takes_no_surplus_coins_or_followers() -> None:
    seat = {"coins": 9, "places": {**GUILD_HOUSE, "town_hall": ["knight", "craftsman"]}}
    smithy = {"sword_smithy": {"coin": 7, "craftsman": 2}}
    city = {"treasury": 28, "walls": 5, "achievements": smithy}
    g = at("actions", seat, city=city)
    assert refused(g, 0, "act town_hall").key == "no-deed"
    do(g, 0, "act guild_house")
    assert "fund 2 treasury" in texts(g, 0)
    assert refused(g, 0, "fund 3 treasury").rule == "INV-COOP-18"
    assert refused(g, 0, "fund 2 sword_smithy").key == "city-full"
    do(g, 0, "fund 2 treasury", "fund 1 sword_smithy")
    assert asks(g) == "act"  # a fourth coin would be one too many
    assert g.players[0].coins == 6


# Guild House


@pytest.mark.rule("INV-COOP-19")
def test_one_to_four_coins_to_the_city() -> None:
    g = at("actions", {"coins": 7, "places": GUILD_HOUSE}, {"coins": 0})
    do(g, 0, "act guild_house")
    assert "done" not in texts(g, 0)
    do(g, 0, "fund 1 treasury")
    assert not [text for text in texts(g, 0) if text.startswith("fund") and text.endswith(" 2")]
    do(g, 0, "fund 3 sword_smithy")
    assert (g.players[0].coins, own(g).treasury, asks(g)) == (3, 1, "act")
    assert g.view(0)["own"]["achievements"]["sword_smithy"]["coins"] == 5


@pytest.mark.rule("INV-COOP-19")
def test_or_to_one_other_player() -> None:
    g = at("actions", {"coins": 3, "places": GUILD_HOUSE}, {"coins": 0}, players=3)
    do(g, 0, "act guild_house")
    assert refused(g, 0, "fund 4 2").key == "not-enough-coins"
    assert "fund 1 1" not in texts(g, 0)
    do(g, 0, "fund 2 2")
    assert ([p.coins for p in g.players], asks(g)) == ([1, 2, 5], "act")
    g = at("actions", {"coins": 9, "places": GUILD_HOUSE})
    do(g, 0, "act guild_house", "fund 4 2")
    assert [p.coins for p in g.players] == [5, 9]


# Hostel


def hostel(*guests: str, other: dict[str, Any] | None = None, **more: Any) -> Game:
    row = {"places": HOSTEL, "market": list(guests)}
    g = at("actions", row, other or {}, **more)
    do(g, 0, "act hostel")
    return g


@pytest.mark.rule("INV-COOP-20")
def test_a_neutral_follower_of_the_market_goes_to_another_player() -> None:
    g = hostel("trader", "marked_farmer", other={"market": []}, players=3)
    assert texts(g, 0) == ["host trader 2", "host trader 3"]
    assert refused(g, 0, "host farmer 2").rule == "INV-COOP-20"
    do(g, 0, "host trader 2")
    assert (g.to_act, asks(g)) == ((1,), "receive")
    assert {"place trader vehicle", "place trader castle", "keep"} <= set(texts(g, 1))
    assert refused(g, 1, "place trader ship knight").rule == "INV-COOP-20"
    do(g, 1, "place trader vehicle")
    assert on(g, 1, "vehicle") == ["trader"]
    assert (g.turn, asks(g)) == (1, "act")
    assert "act vehicle" not in texts(g, 1)  # no goods yet
    assert g.players[1].active & g.rules.by_id["vehicle"].act_bit


@pytest.mark.rule("INV-COOP-20")
def test_followers_of_the_gunpowder_tower_are_of_the_market_too() -> None:
    row = {"places": HOSTEL, "market": [], "tiles": ["gunpowder_tower"], "tower": ["knight"]}
    g = at("actions", row)
    do(g, 0, "act hostel", "host knight 2")
    assert sum(g.players[0].tower) == 0


@pytest.mark.rule("INV-COOP-21")
def test_the_town_hall_takes_a_guest_even_after_it_was_used() -> None:
    other = {"places": {"town_hall": ["knight"]}, "market": []}
    g = at("actions", {"places": HOSTEL, "market": ["farmer", "scholar"]}, other, turn=2)
    do(g, 1, "act town_hall", "send knight city_walls")
    do(g, 0, "act hostel", "host farmer 2")
    do(g, 1, "place farmer town_hall")
    assert sorted(str(tile) for tile in on(g, 1, "town_hall")) == ["None", "farmer"]
    assert "act town_hall" in texts(g, 1)


@pytest.mark.rule("INV-COOP-21")
def test_the_town_hall_takes_a_guest_beside_a_follower_while_a_space_is_free() -> None:
    for lying, allowed in ((["knight"], True), (["knight", "farmer"], False)):
        g = hostel("farmer", other={"places": {"town_hall": lying}, "market": []})
        do(g, 0, "host farmer 2")
        assert ("place farmer town_hall" in texts(g, 1)) is allowed


@pytest.mark.rule("INV-COOP-22", "INV-R23")
def test_a_guest_not_placed_goes_to_the_market_else_to_the_bag() -> None:
    g = hostel("farmer", other={"market": ["knight"]})
    do(g, 0, "host farmer 2")
    do(g, 1, "keep")
    assert market(g.players[1]) == {"knight": 1, "farmer": 1}
    crowd = ["knight"] * 2 + ["trader"] * 2 + ["boatman"] * 2 + ["craftsman"] * 2
    g = hostel("farmer", other={"market": crowd})
    do(g, 0, "host farmer 2")
    do(g, 1, "keep")
    assert "farmer" not in market(g.players[1])
    assert bag(g.players[1])["farmer"] == 1
    g = hostel("farmer", other={"market": crowd, "tiles": ["gunpowder_tower"]})
    do(g, 0, "host farmer 2")
    do(g, 1, "keep")
    assert g.players[1].tower[0] == 1


@pytest.mark.rule("INV-COOP-22")
def test_a_guest_from_the_bag_is_placed_all_the_same() -> None:
    crowd = ["knight"] * 2 + ["trader"] * 2 + ["boatman"] * 2 + ["craftsman"] * 2
    g = hostel("farmer", other={"market": crowd})
    do(g, 0, "host farmer 2")
    do(g, 1, "place farmer castle")
    assert on(g, 1, "castle")[0] == "farmer"
    assert "farmer" not in bag(g.players[1])


@pytest.mark.rule("INV-COOP-23")
def test_the_guest_stays_with_the_receiver() -> None:
    g = hostel("monk", other={"market": [], "places": {"monastery": ["scholar"]}})
    do(g, 0, "host monk 2")
    do(g, 1, "place monk monastery trader", "act monastery")
    assert bag(g.players[1])["monk"] == 2  # the guest, and the one recruited
    assert bag(g.players[0])["monk"] == 1  # the Hostel's own


@pytest.mark.rule("INV-COOP-24", "INV-R24")
def test_who_has_passed_may_receive_but_takes_no_action() -> None:
    g = at("actions", {"places": HOSTEL, "market": ["trader"]}, {"goods": ["wine"]}, turn=2)
    do(g, 1, "pass")
    do(g, 0, "act hostel", "host trader 2")
    do(g, 1, "place trader vehicle")
    assert g.to_act == (0,)
    do(g, 0, "pass")
    assert asks(g) != "act"
    assert on(g, 1, "vehicle") == ["trader"]


# Palatinate


def borrow(other: dict[str, Any], mine: dict[str, Any] | None = None, **more: Any) -> Game:
    places = {**PALATINATE, **(mine or {}).pop("places", {})}
    return at("actions", {**(mine or {}), "places": places}, other, **more)


@pytest.mark.rule("INV-COOP-25", "INV-COOP-26", "INV-COOP-27")
def test_anothers_action_as_the_own_one() -> None:
    g = borrow({"places": VILLAGE}, {"coins": 0})
    do(g, 0, "act palatinate")
    assert texts(g, 0) == ["borrow 2 village"]
    do(g, 0, "borrow 2 village")
    assert texts(g, 0) == ["act village boatman", "act village craftsman", "act village trader"]
    do(g, 0, "act village boatman")
    mine, other = g.players
    assert (mine.tracks[1], other.tracks[1], mine.coins) == (1, 0, 2)
    assert bag(mine) == {"farmer": 1, "boatman": 2}
    assert bag(other) == {"farmer": 1, "boatman": 1, "craftsman": 1}
    assert on(g, 1, "village") == [None] * 3
    assert on(g, 0, "palatinate") == [None] * 2
    assert acts(g, 1, "village") == []


@pytest.mark.rule("INV-COOP-25")
def test_the_own_merchant_moves_and_the_own_coins_pay() -> None:
    lender = {"places": {"wagon": ["farmer", "trader", "knight"]}, "merchant": "tours"}
    g = borrow(lender, {"merchant": "orleans"})
    do(g, 0, "act palatinate", "borrow 2 wagon")
    assert "act wagon chateaudun" in texts(g, 0)
    do(g, 0, "act wagon chateaudun")
    assert (town(g, 0), town(g, 1)) == ("chateaudun", "tours")


@pytest.mark.rule("INV-COOP-26")
def test_technology_of_the_owner_stays() -> None:
    g = borrow({"places": {"castle": ["technology", "boatman", "trader"]}})
    do(g, 0, "act palatinate", "borrow 2 castle")
    assert on(g, 1, "castle") == ["technology", None, None]
    assert (g.players[0].tracks[4], g.players[1].tracks[4]) == (1, 0)


@pytest.mark.rule("INV-COOP-28", "INV-R25")
def test_what_can_be_used() -> None:
    other = {
        "tiles": ["hayrick", "gunpowder_tower"],
        "tower": ["knight"],
        "coins": 3,
        "places": {
            **PALATINATE,
            **GUILD_HOUSE,
            "hayrick": ["farmer"],
            "university": ["farmer", "craftsman", "-"],
        },
    }
    g = borrow(other, {"coins": 2}, goods_market={"grain": 3})
    do(g, 0, "act palatinate")
    assert texts(g, 0) == ["borrow 2 guild_house", "borrow 2 hayrick"]
    assert refused(g, 0, "borrow 2 palatinate").rule == "INV-COOP-28"
    assert refused(g, 0, "borrow 2 gunpowder_tower").rule == "INV-COOP-28"
    assert refused(g, 0, "borrow 2 university").rule == "INV-COOP-28"
    do(g, 0, "borrow 2 guild_house", "fund 2 2")
    assert [p.coins for p in g.players] == [0, 5]
    assert on(g, 1, "guild_house") == [None]


@pytest.mark.rule("INV-COOP-28", "INV-GEN-22")
def test_a_place_closed_this_round_cannot_be_used() -> None:
    other = {"places": {"town_hall": ["knight"]}}
    assert refused(borrow(other, event="assembly"), 0, "act palatinate").rule == "INV-COOP-28"
    other = {"places": {"wagon": ["farmer", "trader", "knight"]}}
    assert refused(borrow(other, event="highwayman"), 0, "act palatinate").rule == "INV-COOP-28"


@pytest.mark.rule("INV-R25")
def test_a_guildhall_used_that_way_may_be_joined_with_the_owners_tavern() -> None:
    row = g_row("guildhall")
    places = {"guildhall": row, "tavern": ["trader"]}
    g = borrow(
        {"tiles": ["tavern"], "places": places, "stations": ["blois"]}, {"merchant": "blois"}
    )
    do(g, 0, "act palatinate", "borrow 2 guildhall")
    assert g.view(0)["seats"][0]["stations"] == ["blois"]
    assert (on(g, 1, "tavern"), on(g, 1, "guildhall")) == ([None], [None] * len(row))


def g_row(place: str) -> list[str]:
    """Followers that complete a place."""
    return [slot.split("|")[0] for slot in at("planning").rules.by_id[place].slots]


@pytest.mark.rule("INV-COOP-29")
def test_another_town_hall() -> None:
    g = borrow({"places": {"town_hall": ["knight", "trader"]}})
    do(g, 0, "act palatinate", "borrow 2 town_hall")
    assert asks(g) == "send-others"
    do(g, 0, "send knight city_walls")
    assert "done" in texts(g, 0)
    do(g, 0, "done")
    assert own(g).walls == 1
    assert sorted(str(tile) for tile in on(g, 1, "town_hall")) == ["None", "trader"]
    assert "act town_hall" in texts(g, 1)
    assert on(g, 0, "palatinate") == [None, None]
    assert "knight" not in bag(g.players[1])


@pytest.mark.rule("INV-COOP-29", "INV-R26")
@pytest.mark.parametrize("councilman", [0, 1])
def test_the_assembly_hall_through_another_town_hall(councilman: int) -> None:
    cards = ["councilman", "scholar"] if councilman == 0 else ["scholar", "councilman"]
    g = borrow({"places": {"town_hall": ["trader"]}}, characters=cards)
    do(g, 0, "act palatinate", "borrow 2 town_hall")
    assert ("send trader assembly_hall" in texts(g, 0)) is (councilman == 0)
    if councilman:
        assert refused(g, 0, "send trader assembly_hall").rule == "INV-COOP-69"
    else:
        do(g, 0, "send trader assembly_hall")
        assert own(g).hall[3] == 0


@pytest.mark.rule("INV-COOP-25")
def test_gains_are_the_users_down_to_the_citizen() -> None:
    lender = {"places": {"town_hall": ["monk", "monk"]}}
    infirmary = {"infirmary": ["scholar"]}
    g = borrow(lender, characters=["mayor", "scholar"], city={"achievements": infirmary})
    do(g, 0, "act palatinate", "borrow 2 town_hall", "send monk infirmary", "send monk infirmary")
    assert asks(g) == "keep-citizen"
    do(g, 0, "yes")
    assert (g.players[0].citizens, own(g).team) == (1, 0)
    pass_all(g)


@pytest.mark.rule("INV-TILE-17")
def test_no_well_copies_the_support_board() -> None:
    row = {"tiles": ["well"], "places": {"well": ["craftsman", "scholar"]}, "goods": ["wine"]}
    g = at("actions", row)
    do(g, 0, "act well")
    assert not [t for t in texts(g, 0) if t.split()[1] in ("vehicle", "guild_house", "palatinate")]
    assert refused(g, 0, "act vehicle").rule == "INV-TILE-17"
