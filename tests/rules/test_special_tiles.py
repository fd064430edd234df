"""Pharmacy, School, Horse Wagon, Herb Garden and Laboratory (PHAR, SCHO, HORS, HERB, LABO)."""

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
    on,
    refused,
    start,
    supply,
    texts,
    town,
)

ROADS = {"c10": ["wine"], "c11": [], "c32": ["wool"], "c33": ["grain"]}


def pharmacy(**seat: Any) -> Game:
    return at("actions", {"tiles": ["pharmacy"], "places": {"pharmacy": ["farmer"]}, **seat}, {})


def horse_wagon(edition: str = "2019", merchant: str = "orleans") -> Game:
    seat = {"tiles": ["horse_wagon"], "places": {"horse_wagon": ["knight", "trader"]}}
    return at("actions", {**seat, "merchant": merchant}, {}, map=ROADS, edition=edition)


def laboratory(edition: str = "2019", **more: Any) -> Game:
    seat = {"tiles": ["laboratory"], "places": {"laboratory": ["craftsman", "scholar"]}}
    return at("actions", seat, {}, edition=edition, **more)


def spots(g: Game, tile: str) -> list[str]:
    """Where seat 0 may place a follower: "place" or "place kind"."""
    word = f"place {tile} "
    return [text.removeprefix(word) for text in texts(g, 0) if text.startswith(word)]


# Pharmacy


@pytest.mark.rule("ORL-PHAR-1")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"])
def test_any_neutral_follower_activates_the_pharmacy(kind: str) -> None:
    g = at("planning", {"tiles": ["pharmacy"], "market": [kind]})
    do(g, 0, f"place {kind} pharmacy", "ready")
    everybody(g, "ready")
    assert acts(g, 0, "pharmacy") == ["act pharmacy 1", "act pharmacy 2", "act pharmacy 3"]


@pytest.mark.rule("ORL-PHAR-1")
@pytest.mark.parametrize("tile", ["marked_farmer", "marked_boatman", "marked_trader", "monk"])
def test_marked_followers_and_monks_activate_the_pharmacy(tile: str) -> None:
    g = at("planning", {"tiles": ["pharmacy"], "market": [tile]})
    do(g, 0, f"place {tile} pharmacy", "ready")
    everybody(g, "ready")
    do(g, 0, "act pharmacy 1")
    assert bag(g.players[0])[tile] == 1


@pytest.mark.rule("ORL-PHAR-1")
def test_pharmacy_is_a_tile_of_stack_two_with_one_space() -> None:
    assert "pharmacy" in start().view(0)["stacks"]["II"]
    g = at("planning", {"tiles": ["pharmacy"], "market": ["knight", "farmer"]})
    do(g, 0, "place knight pharmacy")
    assert refused(g, 0, "place farmer pharmacy").rule == "ORL-PLN-2"


@pytest.mark.rule("ORL-PHAR-2")
@pytest.mark.parametrize("coins", [1, 2, 3])
def test_pharmacy_turns_one_to_three_coins_into_development_points(coins: int) -> None:
    g = pharmacy()
    do(g, 0, f"act pharmacy {coins}")
    assert (g.players[0].coins, g.players[0].development) == (5 - coins, coins)


@pytest.mark.rule("ORL-PHAR-2")
def test_pharmacy_never_takes_four_coins_nor_none() -> None:
    g = pharmacy(coins=9)
    assert acts(g, 0, "pharmacy") == ["act pharmacy 1", "act pharmacy 2", "act pharmacy 3"]
    assert refused(g, 0, "act pharmacy").rule == "ORL-PHAR-2"


@pytest.mark.rule("ORL-PHAR-3", "ORL-R15")
def test_pharmacy_is_closed_without_a_coin_and_asks_for_no_torture() -> None:
    g = pharmacy(coins=0, goods=["wool"])
    assert refused(g, 0, "act pharmacy 1").rule == "ORL-PHAR-3"
    assert texts(g, 0) == ["pass"]


@pytest.mark.rule("ORL-PHAR-3", "ORL-R15")
def test_pharmacy_takes_only_coins_in_hand() -> None:
    g = pharmacy(coins=2, goods=["wool"])
    assert acts(g, 0, "pharmacy") == ["act pharmacy 1", "act pharmacy 2"]
    assert refused(g, 0, "act pharmacy 3").rule == "ORL-PHAR-3"
    do(g, 0, "act pharmacy 2")
    assert (g.players[0].coins, goods(g.players[0])) == (0, {"wool": 1})
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-PHAR-4")
def test_pharmacy_takes_no_more_coins_than_spaces_are_left_on_the_track() -> None:
    g = pharmacy(development=28)
    assert acts(g, 0, "pharmacy") == ["act pharmacy 1", "act pharmacy 2"]
    assert refused(g, 0, "act pharmacy 3").rule == "ORL-PHAR-4"
    assert refused(pharmacy(development=30), 0, "act pharmacy 1").rule == "ORL-PHAR-4"


@pytest.mark.rule("ORL-PHAR-5", "ORL-R15")
def test_coins_won_on_the_way_do_not_raise_the_amount() -> None:
    g = pharmacy(coins=1, development=6)
    assert refused(g, 0, "act pharmacy 2").rule == "ORL-PHAR-3"
    do(g, 0, "act pharmacy 1")
    assert (g.players[0].development, g.players[0].coins) == (7, 3)
    assert g.to_act == (1,)


# School and Herb Garden


@pytest.mark.rule("ORL-SCHO-1")
def test_school_is_a_tile_of_stack_two_without_spaces_and_never_executed() -> None:
    assert "school" in start().view(0)["stacks"]["II"]
    g = at("actions", {"tiles": ["school"]})
    assert on(g, 0, "school") == []
    assert texts(g, 0) == ["pass"]


@pytest.mark.rule("ORL-SCHO-1")
def test_school_lets_scholars_stand_on_every_kind_of_space_but_monk() -> None:
    g = at("planning", {"tiles": ["school", "brewery"], "market": ["scholar"]})
    kinds = {spot.split()[1] for spot in spots(g, "scholar") if " " in spot}
    assert kinds == {"farmer", "boatman", "craftsman", "trader", "knight"}
    assert refused(g, 0, "place scholar brewery monk").rule == "ORL-PLN-3"


@pytest.mark.rule("ORL-SCHO-1")
def test_school_helps_its_owner_only() -> None:
    g = at("planning", {"market": ["scholar"]}, {"tiles": ["school"], "market": ["scholar"]})
    assert refused(g, 0, "place scholar ship knight").rule == "ORL-PLN-2"
    assert "place scholar ship knight" in texts(g, 1)


@pytest.mark.rule("ORL-SCHO-1")
def test_place_completed_by_scholars_can_be_executed() -> None:
    g = at("planning", {"tiles": ["school"], "market": ["scholar", "scholar", "scholar"]})
    scholars = ["place scholar castle farmer", "place scholar castle boatman"]
    do(g, 0, *scholars, "place scholar castle trader", "ready")
    everybody(g, "ready")
    do(g, 0, "act castle")
    assert bag(g.players[0])["knight"] == 1


@pytest.mark.rule("ORL-SCHO-1")
def test_school_makes_no_other_kind_a_scholar() -> None:
    g = at("planning", {"tiles": ["school"], "market": ["knight", "trader"]})
    assert refused(g, 0, "place knight scriptorium scholar").rule == "ORL-PLN-2"
    assert refused(g, 0, "place trader ship knight").rule == "ORL-PLN-2"


@pytest.mark.rule("ORL-SCHO-2")
def test_school_does_not_change_what_deeds_require() -> None:
    g = at("actions", {"tiles": ["school"], "places": {"town_hall": ["scholar"]}})
    do(g, 0, "act town_hall")
    assert {text.split()[2] for text in texts(g, 0)} == {
        "defeating_plague",
        "astronomy",
        "boatmens_guild",
        "peace_treaty",
    }
    assert refused(g, 0, "send scholar city_wall").rule == "ORL-DEED-2"


@pytest.mark.rule("ORL-SCHO-3", "ORL-R17")
def test_school_and_herb_garden_are_not_chained() -> None:
    tiles = ["school", "herb_garden", "brewery"]
    g = at("planning", {"tiles": tiles, "market": ["boatman", "scholar", "farmer"]})
    for spot in ("ship knight", "scriptorium scholar", "brewery monk"):
        assert refused(g, 0, f"place boatman {spot}").key == "wrong-kind"
    assert refused(g, 0, "place scholar brewery monk").key == "wrong-kind"
    assert refused(g, 0, "place farmer ship boatman").key == "wrong-kind"


@pytest.mark.rule("ORL-SCHO-3", "ORL-R17")
def test_each_substitute_stands_for_the_printed_kind_directly() -> None:
    tiles = ["school", "herb_garden"]
    g = at("planning", {"tiles": tiles, "market": ["boatman", "scholar"]})
    do(g, 0, "place scholar farm_house boatman", "place boatman farm_house craftsman", "ready")
    everybody(g, "ready")
    do(g, 0, "act farm_house")
    assert bag(g.players[0])["farmer"] == 1


@pytest.mark.rule("ORL-R17")
def test_substitute_counts_after_its_tile_is_lost() -> None:
    seat = {"tiles": ["school"], "places": {"castle": ["scholar", "boatman", "trader"]}}
    g = at("event", {**seat, "coins": 0, "goods": ["wool"]}, {}, event="taxes A")
    do(g, 0, "give place school", "draw 0")
    everybody(g, "ready")
    do(g, 1, "pass")
    do(g, 0, "act castle")
    assert bag(g.players[0])["knight"] == 1


@pytest.mark.rule("ORL-HERB-1")
def test_herb_garden_is_a_tile_of_stack_one_without_spaces_and_never_executed() -> None:
    assert "herb_garden" in start().view(0)["stacks"]["I"]
    g = at("actions", {"tiles": ["herb_garden"]})
    assert on(g, 0, "herb_garden") == []
    assert texts(g, 0) == ["pass"]


@pytest.mark.rule("ORL-HERB-1", "ORL-HERB-2")
@pytest.mark.parametrize("tile", ["boatman", "marked_boatman"])
def test_herb_garden_lets_boatmen_stand_for_craftsmen_traders_and_farmers(tile: str) -> None:
    g = at("planning", {"tiles": ["herb_garden", "brewery"], "market": [tile]})
    kinds = {spot.split()[1] for spot in spots(g, tile) if " " in spot}
    assert kinds == {"farmer", "craftsman", "trader"}
    assert refused(g, 0, f"place {tile} ship knight").rule == "ORL-PLN-2"
    assert refused(g, 0, f"place {tile} monastery scholar").rule == "ORL-PLN-2"
    assert refused(g, 0, f"place {tile} brewery monk").rule == "ORL-PLN-3"


@pytest.mark.rule("ORL-HERB-1")
def test_herb_garden_helps_its_owner_only_and_boatmen_only() -> None:
    owner = {"tiles": ["herb_garden"], "market": ["farmer"]}
    g = at("planning", {"market": ["boatman"]}, owner)
    assert refused(g, 0, "place boatman ship farmer").rule == "ORL-PLN-2"
    assert refused(g, 1, "place farmer ship boatman").rule == "ORL-PLN-2"


@pytest.mark.rule("ORL-HERB-1")
def test_place_completed_by_boatmen_can_be_executed() -> None:
    g = at("planning", {"tiles": ["herb_garden"], "market": ["boatman", "boatman", "boatman"]})
    boatmen = ["place boatman university farmer", "place boatman university craftsman"]
    do(g, 0, *boatmen, "place boatman university trader", "ready")
    everybody(g, "ready")
    do(g, 0, "act university")
    assert bag(g.players[0])["scholar"] == 1


@pytest.mark.rule("ORL-HERB-2")
def test_herb_garden_does_not_change_what_deeds_require() -> None:
    g = at("actions", {"tiles": ["herb_garden"], "places": {"town_hall": ["boatman"]}})
    do(g, 0, "act town_hall")
    assert {text.split()[2] for text in texts(g, 0)} == {
        "defeating_plague",
        "boatmens_guild",
        "canalization",
    }
    assert refused(g, 0, "send boatman cathedral").rule == "ORL-DEED-2"


# Horse Wagon


@pytest.mark.rule("ORL-HORS-1")
def test_horse_wagon_is_a_tile_of_stack_two_for_a_knight_and_a_trader() -> None:
    assert "horse_wagon" in start().view(0)["stacks"]["II"]
    g = at("planning", {"tiles": ["horse_wagon"], "market": ["knight", "trader", "farmer"]})
    assert refused(g, 0, "place farmer horse_wagon knight").rule == "ORL-PLN-2"
    assert refused(g, 0, "place farmer horse_wagon trader").rule == "ORL-PLN-2"
    do(g, 0, "place trader horse_wagon", "place knight horse_wagon")
    assert on(g, 0, "horse_wagon") == ["knight", "trader"]


@pytest.mark.rule("ORL-HORS-1")
def test_horse_wagon_moves_along_one_road_and_no_waterway() -> None:
    g = horse_wagon()
    towns = {text.split()[2] for text in acts(g, 0, "horse_wagon")}
    assert towns == {"chartres", "chateaudun", "montargis", "vierzon"}
    assert refused(g, 0, "act horse_wagon blois").rule == "ORL-HORS-1"
    assert refused(g, 0, "act horse_wagon le_mans").rule == "ORL-HORS-1"
    do(g, 0, "act horse_wagon vierzon")
    assert town(g, 0) == "vierzon"
    assert bag(g.players[0]) == {"knight": 1, "trader": 1}


@pytest.mark.rule("ORL-HORS-1")
def test_horse_wagon_must_move_somewhere() -> None:
    assert refused(horse_wagon(), 0, "act horse_wagon").key == "needs-choice"


@pytest.mark.rule("ORL-HORS-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horse_wagon_may_take_a_good_of_the_road_in_both_editions(edition: str) -> None:
    g = horse_wagon(edition)
    do(g, 0, "act horse_wagon chartres wine")
    assert (town(g, 0), goods(g.players[0])) == ("chartres", {"wine": 1})
    assert g.view(0)["map"]["c10"] == []


@pytest.mark.rule("ORL-HORS-2")
def test_horse_wagon_may_leave_the_good() -> None:
    g = horse_wagon()
    do(g, 0, "act horse_wagon chartres")
    assert (town(g, 0), goods(g.players[0])) == ("chartres", {})
    assert g.view(0)["map"]["c10"] == ["wine"]


@pytest.mark.rule("ORL-HORS-2")
def test_horse_wagon_takes_only_what_lies_on_that_road() -> None:
    g = horse_wagon()
    assert refused(g, 0, "act horse_wagon chartres wool").key == "no-good-there"
    assert refused(g, 0, "act horse_wagon chateaudun wine").key == "no-good-there"
    do(g, 0, "act horse_wagon chateaudun")
    assert goods(g.players[0]) == {}


@pytest.mark.rule("ORL-HORS-2")
def test_horse_wagon_takes_one_of_two_goods() -> None:
    seat = {"tiles": ["horse_wagon"], "places": {"horse_wagon": ["knight", "trader"]}}
    g = at("actions", seat, {}, {}, map={"c33": ["wine", "wool"]})
    do(g, 0, "act horse_wagon vierzon wool")
    assert goods(g.players[0]) == {"wool": 1}
    assert g.view(0)["map"]["c33"] == ["wine"]


# Laboratory


@pytest.mark.rule("ORL-LABO-1")
def test_laboratory_is_a_tile_of_stack_two_for_a_craftsman_and_a_scholar() -> None:
    assert "laboratory" in start().view(0)["stacks"]["II"]
    g = at("planning", {"tiles": ["laboratory"], "market": ["craftsman", "scholar", "knight"]})
    assert refused(g, 0, "place knight laboratory craftsman").rule == "ORL-PLN-2"
    do(g, 0, "place scholar laboratory", "place craftsman laboratory")
    assert on(g, 0, "laboratory") == ["craftsman", "scholar"]


@pytest.mark.rule("ORL-LABO-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_laboratory_gives_a_technology_tile_placed_only_after_passing(edition: str) -> None:
    g = laboratory(edition)
    do(g, 0, "act laboratory")
    assert (g.technology, g.view(0)["seats"][0]["technology"]) == (15, 1)
    do(g, 1, "pass")
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "technology ship boatman").rule == "ORL-TECH-2"
    do(g, 0, "pass", "technology ship boatman")
    assert on(g, 0, "ship") == [None, "technology", None]


@pytest.mark.rule("ORL-LABO-2")
def test_tile_of_the_laboratory_is_not_bound_to_a_farmer_space() -> None:
    g = laboratory()
    do(g, 0, "act laboratory")
    do(g, 1, "pass")
    do(g, 0, "pass")
    for space in ("ship boatman", "ship knight", "wagon trader", "scriptorium scholar"):
        assert f"technology {space}" in texts(g, 0)


@pytest.mark.rule("ORL-LABO-2")
def test_first_tile_of_the_craftsmen_track_stays_bound_after_a_laboratory_tile() -> None:
    seat = {"places": {"village": ["farmer", "boatman", "craftsman"]}, "technology": 1}
    g = at("actions", seat, {})
    do(g, 0, "act village craftsman")
    row = g.view(0)["seats"][0]
    assert (row["technology"], row["farmer_technology"]) == (1, 1)


@pytest.mark.rule("ORL-LABO-3")
def test_laboratory_gives_no_step_and_no_follower() -> None:
    g = laboratory()
    before = supply(g)
    do(g, 0, "act laboratory")
    assert g.view(0)["seats"][0]["tracks"]["craftsmen"] == 0
    assert supply(g) == before
    assert bag(g.players[0]) == {"craftsman": 1, "scholar": 1}


@pytest.mark.rule("ORL-LABO-4")
def test_laboratory_is_closed_without_a_technology_tile() -> None:
    assert acts(laboratory(technology=1), 0, "laboratory") == ["act laboratory"]
    assert refused(laboratory(technology=0), 0, "act laboratory").rule == "ORL-LABO-4"
