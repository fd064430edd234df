"""The places that recruit: Farm House, Village, University, Castle, Monastery (ORL-FARM, ORL-VILL,
ORL-UNIV, ORL-CAST, ORL-MONA), the last boatmen space (ORL-R8), the end of the development track
(ORL-R9)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, everybody, goods, on, refused, supply, texts

FULL = {
    "farm_house": ["boatman", "craftsman"],
    "village": ["farmer", "boatman", "craftsman"],
    "university": ["farmer", "craftsman", "trader"],
    "castle": ["farmer", "boatman", "trader"],
    "monastery": ["scholar", "trader"],
}
ALL_KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]


def ready_to(place: str, **seat: Any) -> dict[str, Any]:
    """A seat with this place activated."""
    return {"places": {place: FULL[place]}, **seat}


def tracks(g: Game, seat: int) -> dict[str, int]:
    """The tracks on which the marker has left the start."""
    found = g.view(seat)["seats"][seat]["tracks"]
    return {name: space for name, space in found.items() if space}


@pytest.mark.rule("ORL-FARM-1", "ORL-VILL-1", "ORL-UNIV-1", "ORL-CAST-1", "ORL-MONA-1", "ORL-R26")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("farm_house", ["boatman", "craftsman"]),
        ("village", ["farmer", "boatman", "craftsman"]),
        ("university", ["farmer", "craftsman", "trader"]),
        ("castle", ["farmer", "boatman", "trader"]),
        ("monastery", ["scholar", "trader"]),
    ],
)
def test_spaces_of_a_recruiting_place(place: str, kinds: list[str]) -> None:
    g = at("planning", {"market": ALL_KINDS}, {})
    own = [text.split()[1] for text in texts(g, 0) if text.endswith(f" {place}")]
    assert sorted(own) == sorted(kinds)
    do(g, 0, *(f"place {kind} {place}" for kind in kinds))
    assert on(g, 0, place) == kinds


@pytest.mark.rule("ORL-FARM-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_farm_house_gives_a_farmer_a_step_and_the_good_of_the_space_reached(edition: str) -> None:
    g = at("actions", ready_to("farm_house", tracks={"farmers": 2}), {}, edition=edition)
    farmers, cheese = supply(g)["farmer"], g.view(0)["goods_market"]["cheese"]
    do(g, 0, "act farm_house")
    assert bag(g.players[0]) == {"farmer": 1, "boatman": 1, "craftsman": 1}
    assert supply(g)["farmer"] == farmers - 1
    assert tracks(g, 0) == {"farmers": 3}
    assert goods(g.players[0]) == {"cheese": 1}
    assert g.view(0)["goods_market"]["cheese"] == cheese - 1


@pytest.mark.rule("ORL-FARM-3")
@pytest.mark.parametrize(
    ("space", "good"),
    [
        (1, "grain"),
        (2, "grain"),
        (3, "cheese"),
        (4, "cheese"),
        (5, "wine"),
        (6, "wine"),
        (7, "wool"),
        (8, "brocade"),
    ],
)
def test_goods_of_the_farmers_track(space: int, good: str) -> None:
    g = at("actions", ready_to("farm_house", tracks={"farmers": space - 1}), {})
    do(g, 0, "act farm_house")
    assert goods(g.players[0]) == {good: 1}


@pytest.mark.rule("ORL-FARM-4")
def test_farm_house_is_closed_on_the_last_space_of_the_farmers_track() -> None:
    g = at("actions", ready_to("farm_house", tracks={"farmers": 8}), {})
    assert refused(g, 0, "act farm_house").rule == "ORL-FARM-4"
    assert on(g, 0, "farm_house") == FULL["farm_house"]


@pytest.mark.rule("ORL-FARM-5")
def test_farm_house_is_closed_without_a_farmer_in_the_supply() -> None:
    g = at("actions", ready_to("farm_house"), {}, supply={"farmer": 0})
    assert refused(g, 0, "act farm_house").rule == "ORL-FARM-5"
    g = at("actions", ready_to("farm_house"), {}, supply={"farmer": 1})
    do(g, 0, "act farm_house")
    assert supply(g)["farmer"] == 0


@pytest.mark.rule("ORL-FARM-6")
def test_farm_house_is_closed_without_the_good_of_the_next_space() -> None:
    seat = ready_to("farm_house", tracks={"farmers": 4})
    g = at("actions", seat, {}, goods_market={"wine": 0})
    assert refused(g, 0, "act farm_house").rule == "ORL-FARM-6"
    g = at("actions", seat, {}, goods_market={"wine": 1, "cheese": 0})
    do(g, 0, "act farm_house")
    assert goods(g.players[0]) == {"wine": 1}


@pytest.mark.rule("ORL-VILL-2")
def test_village_offers_three_choices_on_execution_and_gives_one() -> None:
    g = at("actions", ready_to("village"), {})
    assert acts(g, 0, "village") == [
        "act village boatman",
        "act village craftsman",
        "act village trader",
    ]
    reason = refused(g, 0, "act village")
    assert (reason.key, reason.rule) == ("needs-choice", "ORL-VILL-2")
    do(g, 0, "act village craftsman")
    assert tracks(g, 0) == {"craftsmen": 1}


@pytest.mark.rule("ORL-VILL-2")
def test_village_choice_is_not_made_while_planning() -> None:
    g = at("planning", {"market": FULL["village"]}, {})
    places = [text for text in texts(g, 0) if text.split()[2:3] == ["village"]]
    assert places == ["place farmer village", "place boatman village", "place craftsman village"]


@pytest.mark.rule("ORL-VILL-3")
@pytest.mark.parametrize(("space", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_coins_of_the_boatmen_track(space: int, coins: int) -> None:
    g = at("actions", ready_to("village", coins=1, tracks={"boatmen": space - 1}), {})
    boatmen = supply(g)["boatman"]
    do(g, 0, "act village boatman")
    assert g.players[0].coins == 1 + coins
    assert tracks(g, 0) == {"boatmen": space}
    assert bag(g.players[0])["boatman"] == 2
    assert supply(g)["boatman"] == boatmen - 1
    assert g.players[0].citizens == 0


@pytest.mark.rule("ORL-VILL-4", "ORL-R8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_last_boatmen_space_gives_a_citizen_once_and_coins_to_nobody(edition: str) -> None:
    seat = ready_to("village", tracks={"boatmen": 4})
    g = at("actions", seat, seat, edition=edition)
    do(g, 0, "act village boatman")
    do(g, 1, "act village boatman")
    assert [p.coins for p in g.players] == [5, 5]
    assert [p.citizens for p in g.players] == [1, 0]
    assert [bag(p)["boatman"] for p in g.players] == [2, 2]


@pytest.mark.rule("ORL-VILL-5")
def test_village_craftsman_gives_a_craftsman_a_step_and_a_technology_tile() -> None:
    g = at("actions", ready_to("village", tracks={"craftsmen": 1}), {})
    do(g, 0, "act village craftsman")
    assert bag(g.players[0])["craftsman"] == 2
    assert tracks(g, 0) == {"craftsmen": 2}
    assert g.view(0)["technology"] == 15
    assert g.view(0)["seats"][0]["technology"] == 1


@pytest.mark.rule("ORL-VILL-6")
def test_village_trader_gives_a_trader_a_step_and_a_place_tile_of_choice() -> None:
    g = at("actions", ready_to("village"), {})
    do(g, 0, "act village trader", "take windmill")
    assert bag(g.players[0])["trader"] == 1
    assert tracks(g, 0) == {"traders": 1}
    assert g.view(0)["seats"][0]["tiles"] == ["windmill"]
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-VILL-7")
@pytest.mark.parametrize(
    ("kind", "track"), [("boatman", "boatmen"), ("craftsman", "craftsmen"), ("trader", "traders")]
)
def test_village_choice_is_closed_on_the_last_space_of_its_track(kind: str, track: str) -> None:
    g = at("actions", ready_to("village", tracks={track: 5}), {})
    assert f"act village {kind}" not in texts(g, 0)
    assert len(acts(g, 0, "village")) == 2
    reason = refused(g, 0, f"act village {kind}")
    assert (reason.key, reason.rule) == ("track-end", "ORL-VILL-7")


@pytest.mark.rule("ORL-VILL-8")
@pytest.mark.parametrize("kind", ["boatman", "craftsman", "trader"])
def test_village_choice_is_closed_while_the_supply_of_its_kind_is_empty(kind: str) -> None:
    g = at("actions", ready_to("village"), {}, supply={kind: 0})
    assert len(acts(g, 0, "village")) == 2
    reason = refused(g, 0, f"act village {kind}")
    assert (reason.key, reason.rule) == ("no-follower-left", "ORL-VILL-8")


@pytest.mark.rule("ORL-VILL-8")
def test_village_craftsman_is_closed_without_a_technology_tile() -> None:
    g = at("actions", ready_to("village"), {}, technology=0)
    reason = refused(g, 0, "act village craftsman")
    assert (reason.key, reason.rule) == ("no-technology-left", "ORL-VILL-8")
    assert acts(g, 0, "village") == ["act village boatman", "act village trader"]


@pytest.mark.rule("ORL-VILL-9")
def test_village_with_all_choices_closed_cannot_be_executed() -> None:
    seat = ready_to("village", tracks={"traders": 5})
    g = at("actions", seat, {}, supply={"boatman": 0}, technology=0)
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act village").rule == "ORL-VILL-9"
    g = at("actions", seat, {}, supply={"boatman": 1}, technology=0)
    assert texts(g, 0) == ["act village boatman", "pass"]


@pytest.mark.rule("ORL-UNIV-2")
@pytest.mark.parametrize(("space", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_university_gives_a_scholar_a_step_and_the_points_shown(space: int, points: int) -> None:
    g = at("actions", ready_to("university", tracks={"scholars": space - 1}), {})
    scholars = supply(g)["scholar"]
    do(g, 0, "act university")
    assert bag(g.players[0])["scholar"] == 1
    assert supply(g)["scholar"] == scholars - 1
    assert tracks(g, 0) == {"scholars": space}
    assert g.players[0].development == points


@pytest.mark.rule("ORL-UNIV-3")
def test_university_is_closed_at_the_end_of_the_track_or_without_a_scholar() -> None:
    g = at("actions", ready_to("university", tracks={"scholars": 5}), {})
    reason = refused(g, 0, "act university")
    assert (reason.key, reason.rule) == ("track-end", "ORL-UNIV-3")
    g = at("actions", ready_to("university"), {}, supply={"scholar": 0})
    reason = refused(g, 0, "act university")
    assert (reason.key, reason.rule) == ("no-follower-left", "ORL-UNIV-3")


@pytest.mark.rule("ORL-UNIV-4", "ORL-R9")
@pytest.mark.parametrize("development", [28, 30])
def test_university_is_open_at_the_end_of_the_development_track(development: int) -> None:
    g = at("actions", ready_to("university", development=development, tracks={"scholars": 3}), {})
    do(g, 0, "act university")
    assert g.players[0].development == 30
    assert bag(g.players[0])["scholar"] == 1


@pytest.mark.rule("ORL-R9")
def test_actions_that_give_only_points_are_closed_on_space_30() -> None:
    places = {
        "scriptorium": ["knight", "scholar"],
        "library": ["knight", "scholar"],
        "shipping_line": ["boatman"],
        "pharmacy": ["farmer"],
    }
    seat = {"tiles": ["library", "shipping_line", "pharmacy"], "places": places}
    g = at("actions", {**seat, "development": 30}, {})
    assert texts(g, 0) == ["pass"]
    g = at("actions", {**seat, "development": 29}, {})
    assert len(texts(g, 0)) == 5


@pytest.mark.rule("ORL-R9")
def test_on_space_30_windmill_and_canalization_pay_only_coins() -> None:
    places = {"windmill": ["craftsman", "craftsman"], "town_hall": ["farmer"]}
    seat = {"development": 30, "tiles": ["windmill"], "places": places}
    g = at("actions", seat, {}, passed=[2])
    do(g, 0, "act windmill", "act town_hall", "send farmer canalization coins")
    assert g.players[0].coins == 5 + 2 + 1
    assert g.players[0].development == 30


@pytest.mark.rule("ORL-R9")
def test_pharmacy_takes_no_coin_without_a_step() -> None:
    seat = {"development": 28, "tiles": ["pharmacy"], "places": {"pharmacy": ["farmer"]}}
    g = at("actions", seat, {})
    assert acts(g, 0, "pharmacy") == ["act pharmacy 1", "act pharmacy 2"]


@pytest.mark.rule("ORL-CAST-2")
def test_castle_gives_a_knight_and_a_step() -> None:
    g = at("actions", ready_to("castle"), {})
    do(g, 0, "act castle")
    assert bag(g.players[0]) == {"farmer": 1, "boatman": 1, "trader": 1, "knight": 1}
    assert supply(g)["knight"] == 7
    assert tracks(g, 0) == {"knights": 1}


def draws(g: Game, seat: int) -> int:
    """The most followers the seat may draw now."""
    return max(int(text.split()[1]) for text in texts(g, seat) if text.startswith("draw "))


@pytest.mark.rule("ORL-CAST-3")
@pytest.mark.parametrize(("space", "number"), [(1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_castle_raises_the_draws_from_the_next_followers_phase_on(space: int, number: int) -> None:
    crowd = ["farmer"] * 6 + ["knight"] * 3
    seat = ready_to("castle", market=[], bag=crowd, tracks={"knights": space - 1})
    g = at("actions", seat, {}, round=2, event="income")
    do(g, 0, "act castle")
    assert sum(g.players[0].market) == 0
    everybody(g, "pass")
    assert draws(g, 0) == number
    assert f"draw {number + 1}" not in texts(g, 0)


@pytest.mark.rule("ORL-CAST-4")
def test_first_player_with_the_fourth_knight_receives_the_citizen() -> None:
    seat = ready_to("castle", tracks={"knights": 3})
    g = at("actions", seat, seat)
    do(g, 0, "act castle")
    do(g, 1, "act castle")
    assert [p.citizens for p in g.players] == [1, 0]
    assert [g.view(0)["seats"][seat]["draws"] for seat in (0, 1)] == [7, 7]


@pytest.mark.rule("ORL-CAST-4")
def test_no_other_knight_brings_a_citizen() -> None:
    for space in (0, 1, 2, 4):
        g = at("actions", ready_to("castle", tracks={"knights": space}), {})
        do(g, 0, "act castle")
        assert g.players[0].citizens == 0


@pytest.mark.rule("ORL-CAST-5")
def test_losing_a_knight_does_not_lower_the_draws() -> None:
    market = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]
    seat = {"tracks": {"knights": 2}, "bag": ["knight"], "market": market}
    g = at("event", seat, {}, round=5, event="plague")
    assert bag(g.players[0]) == {}
    assert supply(g)["knight"] == 8
    assert g.view(0)["seats"][0]["draws"] == 6


@pytest.mark.rule("ORL-CAST-6")
def test_castle_is_closed_at_the_end_of_the_track_or_without_a_knight() -> None:
    g = at("actions", ready_to("castle", tracks={"knights": 5}), {})
    reason = refused(g, 0, "act castle")
    assert (reason.key, reason.rule) == ("track-end", "ORL-CAST-6")
    g = at("actions", ready_to("castle"), {}, supply={"knight": 0})
    reason = refused(g, 0, "act castle")
    assert (reason.key, reason.rule) == ("no-follower-left", "ORL-CAST-6")


@pytest.mark.rule("ORL-MONA-2")
def test_monastery_gives_a_monk_without_track_or_bonus() -> None:
    g = at("actions", ready_to("monastery"), {}, round=2, event="income")
    before = g.view(0)["seats"][0]
    do(g, 0, "act monastery")
    after = g.view(0)["seats"][0]
    assert after["bag"] == {"scholar": 1, "trader": 1, "monk": 1}
    assert supply(g)["monk"] == 7
    for same in ("coins", "goods", "tracks", "development", "citizens", "technology", "tiles"):
        assert after[same] == before[same]


@pytest.mark.rule("ORL-MONA-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monastery_is_closed_during_pilgrimage_and_its_followers_stay(edition: str) -> None:
    more = {"edition": edition, "round": 9}
    g = at("actions", ready_to("monastery"), {}, event="pilgrimage", **more)
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act monastery").rule == "ORL-MONA-3"
    everybody(g, "pass")
    assert on(g, 0, "monastery") == FULL["monastery"]
    g = at("actions", ready_to("monastery"), {}, event="taxes", **more)
    assert texts(g, 0) == ["act monastery", "pass"]


@pytest.mark.rule("ORL-MONA-4")
def test_monks_are_limited_by_the_supply_only() -> None:
    g = at("actions", ready_to("monastery", bag=["monk"] * 7), {}, round=2, event="income")
    do(g, 0, "act monastery")
    assert bag(g.players[0])["monk"] == 8
    g = at("actions", ready_to("monastery", bag=["monk"] * 8), {}, round=2, event="income")
    reason = refused(g, 0, "act monastery")
    assert (reason.key, reason.rule) == ("no-follower-left", "ORL-MONA-4")
