"""Technology tiles (ORL-TECH): when they are placed (ORL-R10), where (ORL-R11), the first one
(ORL-R12)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, everybody, on, refused, texts

VILLAGE = ["farmer", "boatman", "craftsman"]


def technology(g: Game, seat: int) -> list[str]:
    """The legal ways to place a technology tile."""
    return [text for text in texts(g, seat) if "technology" in text.split()[0]]


def stock(g: Game, seat: int) -> tuple[int, int]:
    """Tiles next to the board: free ones, and the one bound to a farmer space."""
    row = g.view(seat)["seats"][seat]
    return row["technology"], row["farmer_technology"]


def to_actions(g: Game) -> None:
    everybody(g, "draw 0")
    everybody(g, "ready")


MARKED = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]


@pytest.mark.rule("ORL-TECH-1")
def test_a_technology_tile_replaces_its_follower_round_after_round() -> None:
    castle = ["technology", "boatman", "trader"]
    g = at("actions", {"market": MARKED, "places": {"castle": castle}}, {}, round=2, event="income")
    do(g, 0, "act castle")
    assert on(g, 0, "castle") == ["technology", None, None]
    everybody(g, "pass")
    do(g, 0, "draw 3", "place boatman castle", "place trader castle")
    reason = refused(g, 0, "place marked_farmer castle")
    assert (reason.key, reason.rule) == ("space-technology", "ORL-PLN-10")
    everybody(g, "ready")
    do(g, 1, "pass")
    do(g, 0, "act castle")
    assert bag(g.players[0]) == {"boatman": 1, "trader": 1, "knight": 1}
    assert on(g, 0, "castle") == ["technology", None, None]


@pytest.mark.rule("ORL-TECH-2", "ORL-R10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_received_is_not_placed_before_passing(edition: str) -> None:
    seat = {"tracks": {"craftsmen": 1}, "places": {"village": VILLAGE}}
    g = at("actions", seat, {}, edition=edition, passed=[2])
    do(g, 0, "act village craftsman")
    assert stock(g, 0) == (1, 0)
    assert g.to_act == (0,)
    assert technology(g, 0) == []
    assert refused(g, 0, "technology castle boatman").key == "technology-later"
    do(g, 0, "pass", "technology castle boatman")
    assert on(g, 0, "castle") == [None, "technology", None]
    assert stock(g, 0) == (0, 0)


@pytest.mark.rule("ORL-TECH-2")
def test_placing_technology_during_the_own_turns_is_refused_by_its_own_rule() -> None:
    g = at("actions", {"technology": 1, "places": {"village": VILLAGE}}, {})
    assert refused(g, 0, "technology castle boatman").rule == "ORL-TECH-2"


@pytest.mark.rule("ORL-TECH-2")
def test_a_tile_is_not_placed_on_the_passing_of_another_player() -> None:
    g = at("actions", {"technology": 1, "places": {"village": VILLAGE}}, {})
    do(g, 0, "act village boatman")
    do(g, 1, "pass")
    assert technology(g, 0) == []
    do(g, 0, "pass")
    assert technology(g, 0) != []


@pytest.mark.rule("ORL-TECH-3", "ORL-R10")
def test_a_place_completed_on_passing_is_executed_from_the_next_round_on() -> None:
    places = {"village": VILLAGE, "castle": ["farmer", "-", "trader"]}
    seat = {"tracks": {"craftsmen": 1}, "places": places}
    g = at("actions", seat, {}, round=2, event="income")
    do(g, 0, "act village craftsman")
    do(g, 1, "pass")
    do(g, 0, "pass", "technology castle boatman")
    assert g.round == 3
    assert g.players[0].tracks[4] == 0
    to_actions(g)
    do(g, 1, "pass")
    do(g, 0, "act castle")
    assert bag(g.players[0])["knight"] == 1


@pytest.mark.rule("ORL-TECH-3")
def test_who_completes_a_place_on_passing_is_not_asked_again_in_this_phase() -> None:
    seat = {"technology": 1, "places": {"castle": ["farmer", "-", "trader"]}}
    g = at("actions", seat, {"places": {"village": VILLAGE}})
    do(g, 0, "pass", "technology castle boatman")
    do(g, 1, "act village boatman")
    assert g.to_act == (1,)
    assert refused(g, 0, "act castle").key == "not-your-turn"


@pytest.mark.rule("ORL-TECH-4", "ORL-R10")
def test_a_tile_may_be_kept_and_placed_in_a_later_planning_phase() -> None:
    seat = {"technology": 1, "places": {"castle": ["farmer", "-", "trader"]}}
    g = at("actions", seat, {}, round=2, event="income")
    do(g, 0, "pass", "done")
    do(g, 1, "pass")
    everybody(g, "draw 0")
    assert stock(g, 0) == (1, 0)
    do(g, 0, "technology castle boatman", "ready")
    everybody(g, "ready")
    do(g, 1, "pass")
    do(g, 0, "act castle")
    assert on(g, 0, "castle") == [None, "technology", None]


@pytest.mark.rule("ORL-TECH-4")
def test_a_tile_kept_over_a_planning_phase_is_placed_on_a_later_passing() -> None:
    g = at("planning", {"technology": 1}, {})
    everybody(g, "ready")
    do(g, 0, "pass", "technology castle boatman")
    assert on(g, 0, "castle") == [None, "technology", None]


@pytest.mark.rule("ORL-TECH-4")
@pytest.mark.parametrize("stock", ["technology", "farmer_technology"])
def test_who_has_nothing_but_a_tile_is_asked_in_the_planning_phase(stock: str) -> None:
    g = at("planning", {stock: 1, "market": []}, {})
    assert g.to_act == (0, 1)
    do(g, 0, f"{stock} castle farmer")
    assert on(g, 0, "castle") == ["technology", None, None]


@pytest.mark.rule("ORL-TECH-5", "ORL-R12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tile_of_the_first_step_goes_on_a_farmer_space_only(edition: str) -> None:
    g = at("actions", {"places": {"village": VILLAGE}}, {}, edition=edition, passed=[2])
    do(g, 0, "act village craftsman", "pass")
    assert stock(g, 0) == (0, 1)
    assert set(technology(g, 0)) == {
        f"farmer_technology {place} farmer"
        for place in ("village", "university", "castle", "ship", "wagon", "guildhall")
    }
    assert refused(g, 0, "farmer_technology castle boatman").rule == "ORL-TECH-5"
    assert refused(g, 0, "technology castle boatman").rule == "ORL-TECH-5"
    do(g, 0, "farmer_technology ship farmer")
    assert on(g, 0, "ship") == ["technology", None, None]


@pytest.mark.rule("ORL-TECH-6", "ORL-R12")
@pytest.mark.parametrize("step", [2, 3, 4, 5])
def test_the_tile_of_a_later_step_is_free(step: int) -> None:
    seat = {"tracks": {"craftsmen": step - 1}, "places": {"village": VILLAGE}}
    g = at("actions", seat, {}, passed=[2])
    do(g, 0, "act village craftsman")
    assert stock(g, 0) == (1, 0)


@pytest.mark.rule("ORL-TECH-6")
@pytest.mark.parametrize(
    ("place", "kind", "index"),
    [
        ("village", "farmer", 0),
        ("farm_house", "boatman", 0),
        ("farm_house", "craftsman", 1),
        ("monastery", "trader", 1),
        ("scriptorium", "knight", 0),
        ("monastery", "scholar", 0),
    ],
)
def test_a_later_tile_goes_on_a_space_of_any_kind_but_monk(
    place: str, kind: str, index: int
) -> None:
    g = at("planning", {"technology": 1}, {})
    do(g, 0, f"technology {place} {kind}")
    assert on(g, 0, place)[index] == "technology"


@pytest.mark.rule("ORL-TECH-7")
def test_a_monk_space_never_takes_a_technology_tile() -> None:
    g = at("planning", {"technology": 1, "tiles": ["cellar", "brewery", "sacristy"]}, {})
    for place in ("cellar", "brewery", "sacristy"):
        assert refused(g, 0, f"technology {place} monk").rule == "ORL-TECH-7"
    do(g, 0, "technology cellar scholar")
    assert on(g, 0, "cellar") == [None, "technology"]


@pytest.mark.rule("ORL-TECH-8")
def test_at_most_one_technology_tile_per_place() -> None:
    g = at("planning", {"technology": 3, "tiles": ["windmill"]}, {})
    do(g, 0, "technology castle farmer", "technology windmill craftsman")
    assert refused(g, 0, "technology castle trader").rule == "ORL-TECH-8"
    assert refused(g, 0, "technology windmill craftsman").rule == "ORL-TECH-8"
    do(g, 0, "technology ship farmer")
    assert stock(g, 0) == (0, 0)


@pytest.mark.rule("ORL-TECH-9")
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("hayrick", "farmer"),
        ("shipping_line", "boatman"),
        ("pharmacy", "any"),
        ("bathhouse", "any"),
    ],
)
def test_no_technology_at_a_place_with_a_single_space(place: str, kind: str) -> None:
    g = at("planning", {"technology": 1, "farmer_technology": 1, "tiles": [place]}, {})
    assert not any(place in text for text in technology(g, 0))
    assert refused(g, 0, f"technology {place} {kind}").rule == "ORL-TECH-9"
    assert refused(g, 0, f"farmer_technology {place} {kind}").rule == "ORL-TECH-9"


@pytest.mark.rule("ORL-TECH-10")
def test_a_placed_tile_is_never_moved() -> None:
    g = at("planning", {"technology": 1, "market": ["farmer"]}, {})
    do(g, 0, "technology castle farmer", "place farmer ship")
    decision = g.decision(0)
    assert decision is not None
    back = [option.text for option in decision.options if option.takes_back]
    assert back == ["take_back farmer ship"]
    assert refused(g, 0, "technology ship farmer").rule == "ORL-TECH-2"
    everybody(g, "ready")
    everybody(g, "pass")
    recalls = [text for text in texts(g, 0) if text.startswith("recall")]
    assert recalls == ["recall farmer ship"]
    assert on(g, 0, "castle") == ["technology", None, None]


@pytest.mark.rule("ORL-TECH-11")
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("laboratory", "craftsman"),
        ("laboratory", "scholar"),
        ("cheese_factory", "farmer"),
        ("winery", "trader"),
        ("wool_manufacturer", "boatman"),
        ("tailor_shop", "scholar"),
        ("library", "knight"),
        ("windmill", "craftsman"),
        ("office", "scholar"),
        ("hospital", "boatman"),
        ("horse_wagon", "knight"),
    ],
)
def test_own_place_tiles_with_two_spaces_take_a_technology_tile(place: str, kind: str) -> None:
    g = at("planning", {"technology": 1, "tiles": [place]}, {})
    do(g, 0, f"technology {place} {kind}")
    assert sorted(map(str, on(g, 0, place))) == ["None", "technology"]
    g = at("planning", {"technology": 1}, {"tiles": [place]})
    assert refused(g, 0, f"technology {place} {kind}").key == "place-not-owned"


@pytest.mark.rule("ORL-TECH-12", "ORL-R11")
def test_the_space_chosen_must_be_free_of_followers() -> None:
    places = {"castle": ["farmer"], "cheese_factory": ["farmer", "-"], "windmill": ["monk", "monk"]}
    seat = {"technology": 2, "tiles": ["cheese_factory", "windmill"], "places": places}
    g = at("planning", seat, {})
    assert refused(g, 0, "technology castle farmer").rule == "ORL-TECH-12"
    assert refused(g, 0, "technology windmill craftsman").rule == "ORL-TECH-12"
    do(g, 0, "technology castle boatman", "technology cheese_factory farmer")
    assert on(g, 0, "castle") == ["farmer", "technology", None]
    assert on(g, 0, "cheese_factory") == ["farmer", "technology"]


@pytest.mark.rule("ORL-R11")
def test_no_technology_on_the_gunpowder_tower() -> None:
    g = at("planning", {"technology": 1, "tiles": ["gunpowder_tower"]}, {})
    assert technology(g, 0) != []
    assert not any("gunpowder_tower" in text for text in technology(g, 0))


@pytest.mark.rule("ORL-TECH-13")
def test_a_place_always_needs_a_follower_to_be_activated() -> None:
    places = {"farm_house": ["technology"], "scriptorium": ["-", "technology"]}
    g = at("planning", {"technology": 4, "places": places, "market": ["boatman"]}, {})
    assert not any("farm_house" in text or "scriptorium" in text for text in technology(g, 0))
    everybody(g, "ready")
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act farm_house").key == "incomplete"


@pytest.mark.rule("ORL-TECH-14")
def test_technology_never_counts_as_a_follower_for_deeds() -> None:
    seat: dict[str, Any] = {"technology": 2, "places": {"castle": ["technology"]}}
    g = at("actions", seat, {})
    assert acts(g, 0, "town_hall") == []
    seat["places"] = {"town_hall": ["boatman"], "castle": ["technology"]}
    g = at("actions", seat, {}, passed=[2])
    do(g, 0, "act town_hall")
    assert all(text.startswith("send boatman ") for text in texts(g, 0))
    do(g, 0, "send boatman boatmens_guild")
    assert texts(g, 0) == ["pass"]


@pytest.mark.rule("ORL-TECH-15", "ORL-R12")
@pytest.mark.parametrize(
    ("tiles", "given"),
    [
        ({"farmer_technology": 1}, "give technology farmer"),
        ({"places": {"castle": ["technology"]}}, "give technology castle"),
    ],
)
def test_after_losing_a_tile_the_next_one_is_not_bound_again(
    tiles: dict[str, Any], given: str
) -> None:
    places = {"village": VILLAGE, **tiles.get("places", {})}
    seat = {**tiles, "places": places, "coins": 0, "tracks": {"craftsmen": 1}}
    ahead = {"tracks": {"farmers": 1}}
    g = at("census", seat, ahead, ahead, round=2, event="income")
    do(g, 0, given)
    to_actions(g)
    do(g, 0, "act village craftsman")
    assert stock(g, 0) == (1, 0)


@pytest.mark.rule("ORL-R12")
def test_the_origin_of_unplaced_tiles_is_remembered() -> None:
    places = {"laboratory": ["craftsman", "scholar"], "village": VILLAGE}
    g = at("actions", {"tiles": ["laboratory"], "places": places}, {}, passed=[2])
    do(g, 0, "act laboratory", "act village craftsman", "pass")
    assert stock(g, 0) == (1, 1)
    do(g, 0, "technology farm_house boatman")
    assert all(text.startswith("farmer_technology ") for text in technology(g, 0))
    do(g, 0, "farmer_technology village farmer")
    assert stock(g, 0) == (0, 0)


@pytest.mark.rule("ORL-R12")
def test_a_laboratory_tile_may_be_placed_first_on_any_space_and_the_bound_one_later() -> None:
    g = at("planning", {"technology": 1, "farmer_technology": 1}, {})
    do(g, 0, "technology farm_house craftsman")
    assert refused(g, 0, "farmer_technology farm_house boatman").rule == "ORL-TECH-5"
    do(g, 0, "farmer_technology castle farmer")
    assert on(g, 0, "castle") == ["technology", None, None]
