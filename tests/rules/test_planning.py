"""Phase 4, planning (chapter PLN, R6, R26)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Illegal
from scriptorium.core.table import Table
from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, everybody, market, on, refused, start, texts

MARKED = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]
CASTLE = ["marked_farmer", "marked_boatman", "marked_trader"]
NEUTRAL = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]


def spots(g: Game, tile: str, seat: int = 0) -> set[str]:
    """Where a seat may place this follower, as in the texts of its actions."""
    start_ = f"place {tile} "
    return {text.removeprefix(start_) for text in texts(g, seat) if text.startswith(start_)}


@pytest.mark.rule("ORL-PLN-1")
def test_followers_go_from_the_market_to_spaces_of_the_own_board_and_tiles() -> None:
    g = at("planning", {"tiles": ["hayrick"], "market": [*MARKED, "farmer"]}, {}, round=5)
    do(g, 0, "place marked_farmer castle", "place farmer hayrick")
    assert on(g, 0, "castle") == ["marked_farmer", None, None]
    assert on(g, 0, "hayrick") == ["farmer"]
    assert market(g.players[0]) == dict.fromkeys(MARKED[1:], 1)


@pytest.mark.rule("ORL-PLN-1")
def test_followers_in_the_bag_cannot_be_placed() -> None:
    g = at("planning", {"bag": ["knight"]}, {}, round=5)
    assert refused(g, 0, "place knight ship").rule == "ORL-PLN-1"


@pytest.mark.rule("ORL-PLN-2")
def test_a_space_accepts_only_the_kind_printed_on_it() -> None:
    followers = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
    g = at("planning", {"market": followers}, {}, round=5)
    board = {
        "farmer": {"village", "university", "castle", "ship", "wagon", "guildhall"},
        "boatman": {"farm_house", "village", "castle", "ship"},
        "craftsman": {"farm_house", "village", "university", "guildhall"},
        "trader": {"university", "castle", "monastery", "wagon"},
        "knight": {"ship", "wagon", "guildhall", "scriptorium"},
        "scholar": {"monastery", "scriptorium"},
    }
    for tile, places in board.items():
        assert spots(g, tile) == places | {"town_hall"}
    assert refused(g, 0, "place farmer castle trader").rule == "ORL-PLN-2"


@pytest.mark.rule("ORL-PLN-2")
def test_a_space_holds_one_tile() -> None:
    g = at("planning", {"market": {"farmer": 2, "monk": 1}}, {}, round=5)
    do(g, 0, "place farmer castle")
    assert refused(g, 0, "place farmer castle").rule == "ORL-PLN-2"
    assert refused(g, 0, "place monk castle farmer").rule == "ORL-PLN-2"
    do(g, 0, "place monk castle trader")


@pytest.mark.rule("ORL-PLN-2")
def test_two_spaces_of_one_kind_hold_two_followers_and_no_third() -> None:
    g = at("planning", {"tiles": ["cheese_factory"], "market": {"farmer": 3}}, {}, round=5)
    do(g, 0, "place farmer cheese_factory", "place farmer cheese_factory")
    assert on(g, 0, "cheese_factory") == ["farmer", "farmer"]
    assert refused(g, 0, "place farmer cheese_factory").rule == "ORL-PLN-2"


@pytest.mark.rule("ORL-PLN-3")
def test_a_monk_may_stand_on_a_space_of_any_other_kind() -> None:
    g = at("planning", {"market": {"monk": 3}}, {}, round=5)
    assert spots(g, "monk") == {
        *("farm_house boatman", "farm_house craftsman"),
        *("village farmer", "village boatman", "village craftsman"),
        *("university farmer", "university craftsman", "university trader"),
        *("castle farmer", "castle boatman", "castle trader"),
        *("monastery scholar", "monastery trader"),
        *("ship farmer", "ship boatman", "ship knight"),
        *("wagon farmer", "wagon trader", "wagon knight"),
        *("guildhall farmer", "guildhall craftsman", "guildhall knight"),
        *("scriptorium knight", "scriptorium scholar"),
        "town_hall",
    }
    do(g, 0, "place monk castle farmer", "place monk castle boatman", "place monk castle trader")
    everybody(g, "ready")
    assert acts(g, 0, "castle") == ["act castle"]


@pytest.mark.rule("ORL-PLN-3")
@pytest.mark.parametrize("tile", [*MARKED, *NEUTRAL[:6]])
def test_nobody_but_a_monk_may_stand_on_a_monk_space(tile: str) -> None:
    row = {"tiles": ["brewery", "school", "herb_garden"], "market": [tile, "monk"]}
    g = at("planning", row, {}, round=5)
    assert refused(g, 0, f"place {tile} brewery monk").rule == "ORL-PLN-3"
    do(g, 0, "place monk brewery")
    assert on(g, 0, "brewery") == ["monk"]


@pytest.mark.rule("ORL-PLN-3")
def test_no_technology_may_lie_on_a_monk_space() -> None:
    g = at("planning", {"tiles": ["cellar"], "technology": 1}, {}, round=5)
    assert refused(g, 0, "technology cellar monk").rule == "ORL-TECH-7"
    do(g, 0, "technology cellar scholar")


@pytest.mark.rule("ORL-PLN-4")
@pytest.mark.parametrize("tile", [*MARKED, *NEUTRAL])
def test_a_space_for_any_kind_accepts_every_follower(tile: str) -> None:
    g = at("planning", {"tiles": ["pharmacy"], "market": [tile]}, {}, round=5)
    do(g, 0, f"place {tile} pharmacy")
    assert on(g, 0, "pharmacy") == [tile]


@pytest.mark.rule("ORL-PLN-4", "ORL-PLN-11")
@pytest.mark.parametrize("tile", MARKED)
def test_marked_followers_may_not_stand_in_the_town_hall(tile: str) -> None:
    g = at("planning", {}, {}, round=5)
    assert "town_hall" not in spots(g, tile)
    assert refused(g, 0, f"place {tile} town_hall").rule == "ORL-TOWN-2"


@pytest.mark.rule("ORL-PLN-4")
@pytest.mark.parametrize("tile", NEUTRAL)
def test_every_neutral_follower_may_stand_in_the_town_hall(tile: str) -> None:
    g = at("planning", {"market": [tile]}, {}, round=5)
    do(g, 0, f"place {tile} town_hall")
    assert on(g, 0, "town_hall") == [tile, None]


@pytest.mark.rule("ORL-PLN-5")
def test_followers_may_be_left_on_the_market() -> None:
    g = start(2)
    do(g, 0, "place marked_farmer castle", "ready")
    do(g, 1, "ready")
    assert g.view(0)["asks"] == "act"
    assert market(g.players[0]) == dict.fromkeys(MARKED[1:], 1)
    assert market(g.players[1]) == dict.fromkeys(MARKED, 1)


@pytest.mark.rule("ORL-PLN-6")
def test_a_place_filled_in_part_is_completed_in_a_later_round() -> None:
    g = start(2)
    do(g, 0, "place marked_farmer castle", "place marked_boatman castle", "ready")
    do(g, 1, "ready")
    everybody(g, "pass")
    assert on(g, 0, "castle") == ["marked_farmer", "marked_boatman", None]
    do(g, 0, "draw 0")
    do(g, 0, "place marked_trader castle", "ready")
    do(g, 1, "ready")
    do(g, 1, "pass")
    do(g, 0, "act castle")
    assert (g.round, bag(g.players[0])["knight"]) == (2, 1)


@pytest.mark.rule("ORL-PLN-7")
def test_a_place_is_activated_with_its_last_follower() -> None:
    g = at("planning", {"places": {"castle": CASTLE[:2]}}, {}, round=5)
    do(g, 0, "place marked_trader castle")
    everybody(g, "ready")
    assert acts(g, 0, "castle") == ["act castle"]


@pytest.mark.rule("ORL-PLN-7")
def test_a_technology_tile_counts_for_activation() -> None:
    g = at("planning", {"places": {"castle": ["technology", "marked_boatman"]}}, {}, round=5)
    do(g, 0, "place marked_trader castle")
    everybody(g, "ready")
    assert acts(g, 0, "castle") == ["act castle"]


@pytest.mark.rule("ORL-PLN-7")
def test_one_follower_activates_the_town_hall() -> None:
    g = at("actions", {"places": {"town_hall": ["farmer"]}}, {}, round=5)
    assert acts(g, 0, "town_hall") == ["act town_hall"]


@pytest.mark.rule("ORL-PLN-8")
def test_a_place_that_is_not_activated_cannot_be_executed() -> None:
    g = at("actions", {"places": {"castle": CASTLE[:2], "village": ["technology"]}}, {}, round=5)
    reason = refused(g, 0, "act castle")
    assert (reason.rule, reason.values["missing"]) == ("ORL-PLN-8", ["trader"])
    assert refused(g, 0, "act village boatman").rule == "ORL-PLN-8"
    assert refused(g, 0, "act town_hall").rule == "ORL-TOWN-3"
    assert texts(g, 0) == ["pass"]


@pytest.mark.rule("ORL-PLN-9")
def test_a_follower_of_an_earlier_round_cannot_be_taken_back_or_shifted() -> None:
    g = at("planning", {"places": {"castle": ["marked_farmer"]}}, {}, round=5)
    assert refused(g, 0, "take_back marked_farmer castle").rule == "ORL-PLN-9"
    assert refused(g, 0, "place marked_farmer village").rule == "ORL-PLN-1"
    refused(g, 0, "recall marked_farmer castle")
    assert on(g, 0, "castle") == ["marked_farmer", None, None]


@pytest.mark.rule("ORL-PLN-9")
def test_what_was_placed_in_this_game_a_round_ago_stays() -> None:
    g = start(2)
    do(g, 0, "place marked_farmer castle", "ready")
    do(g, 1, "ready")
    everybody(g, "pass")
    do(g, 0, "draw 0")
    assert g.view(0)["asks"] == "plan"
    assert refused(g, 0, "take_back marked_farmer castle").rule == "ORL-PLN-9"


@pytest.mark.rule("ORL-PLN-10")
def test_a_space_with_a_technology_tile_takes_no_follower() -> None:
    g = at("planning", {"places": {"castle": ["technology"]}, "market": ["farmer", "monk"]}, {})
    assert refused(g, 0, "place farmer castle").rule == "ORL-PLN-10"
    assert refused(g, 0, "place monk castle farmer").rule == "ORL-PLN-10"
    do(g, 0, "place monk castle boatman")


@pytest.mark.rule("ORL-PLN-10")
def test_beside_technology_a_place_with_two_equal_spaces_takes_one_follower() -> None:
    row = {
        "tiles": ["cheese_factory"],
        "places": {"cheese_factory": ["technology"]},
        "market": {"farmer": 2},
    }
    g = at("planning", row, {}, round=5)
    do(g, 0, "place farmer cheese_factory")
    assert on(g, 0, "cheese_factory") == ["technology", "farmer"]
    assert refused(g, 0, "place farmer cheese_factory").rule == "ORL-PLN-10"


@pytest.mark.rule("ORL-PLN-11")
def test_marked_followers_stand_on_every_space_of_their_kind() -> None:
    g = at("planning", {"tiles": ["winery", "windmill", "wool_manufacturer"]}, {}, round=5)
    board = {"village", "university", "castle", "ship", "wagon", "guildhall"}
    assert spots(g, "marked_farmer") == board | {"winery"}
    board = {"farm_house", "village", "castle", "ship"}
    assert spots(g, "marked_boatman") == board | {"wool_manufacturer"}
    board = {"farm_house", "village", "university", "guildhall"}
    assert spots(g, "marked_craftsman") == board | {"windmill"}
    board = {"university", "castle", "monastery", "wagon"}
    assert spots(g, "marked_trader") == board | {"winery", "wool_manufacturer"}


@pytest.mark.rule("ORL-PLN-12")
def test_followers_may_be_placed_in_the_monastery_during_pilgrimage() -> None:
    row = {"market": ["scholar", "marked_trader"]}
    g = at("planning", row, {}, round=8, event="pilgrimage")
    do(g, 0, "place scholar monastery", "place marked_trader monastery")
    everybody(g, "ready")
    assert refused(g, 0, "act monastery").rule == "ORL-MONA-3"
    assert on(g, 0, "monastery") == ["scholar", "marked_trader"]


@pytest.mark.rule("ORL-PLN-12")
def test_followers_may_be_placed_where_a_track_has_ended() -> None:
    g = at("planning", {"tracks": {"farmers": 8, "knights": 5}, "development": 30}, {}, round=8)
    do(g, 0, "place marked_boatman farm_house", "place marked_craftsman farm_house")
    do(g, 0, "place marked_farmer castle")
    everybody(g, "ready")
    assert acts(g, 0, "farm_house") == []


@pytest.mark.rule("ORL-PLN-13", "ORL-R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_players_plan_at_the_same_time(edition: str) -> None:
    g = start(3, edition)
    assert g.to_act == (0, 1, 2)
    do(g, 2, "place marked_farmer castle")
    do(g, 0, "place marked_farmer village")
    do(g, 2, "place marked_boatman castle", "ready")
    do(g, 0, "ready")
    assert (g.view(None)["asks"], g.to_act) == ("plan", (1,))
    do(g, 1, "ready")
    assert (g.view(None)["asks"], g.to_act) == ("act", (0,))


@pytest.mark.rule("ORL-PLN-13", "ORL-R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_the_plans_of_others_before_all_are_ready(edition: str) -> None:
    g = start(2, edition)
    do(g, 0, "place marked_farmer castle", "ready")
    assert on(g, 0, "castle") == ["marked_farmer", None, None]
    for seat in (1, None):
        assert g.view(seat)["seats"][0]["places"]["castle"] == [None, None, None]
        assert g.view(seat)["seats"][0]["market"] == dict.fromkeys(MARKED, 1)
    do(g, 1, "ready")
    assert g.view(1)["seats"][0]["places"]["castle"] == ["marked_farmer", None, None]


@pytest.mark.rule("ORL-PLN-13")
def test_nobody_sees_technology_planned_by_others_before_all_are_ready() -> None:
    g = at("planning", {"technology": 1}, {}, round=5)
    do(g, 0, "technology castle farmer", "place marked_boatman castle", "ready")
    hidden = g.view(1)["seats"][0]
    assert (hidden["technology"], hidden["places"]["castle"]) == (1, [None, None, None])
    do(g, 1, "ready")
    shown = g.view(1)["seats"][0]
    assert (shown["technology"], shown["places"]["castle"]) == (
        0,
        ["technology", "marked_boatman", None],
    )


@pytest.mark.rule("ORL-PLN-13", "ORL-R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_request_players_plan_in_turn_order_and_openly(edition: str) -> None:
    g = start(3, edition, start="2", planning="in-turn")
    assert g.to_act == (1,)
    assert refused(g, 0, "ready").rule == "ORL-PLN-13"
    do(g, 1, "place marked_farmer castle", "ready")
    assert g.to_act == (2,)
    assert g.view(2)["seats"][1]["places"]["castle"][0] == "marked_farmer"
    do(g, 2, "ready")
    do(g, 0, "ready")
    assert (g.view(None)["asks"], g.to_act) == ("act", (1,))


@pytest.mark.rule("ORL-PLN-13", "ORL-R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_plan_may_not_be_changed(edition: str) -> None:
    g = start(2, edition)
    do(g, 0, "place marked_farmer castle", "ready")
    assert texts(g, 0) == []
    refused(g, 0, "place marked_boatman castle")
    refused(g, 0, "take_back marked_farmer castle")
    refused(g, 0, "ready")


@pytest.mark.rule("ORL-R34")
def test_ready_can_be_taken_back_until_all_are() -> None:
    table = Table(registry.config("orleans", 3, "1"), ["ann", "bob", "cyd"])
    table.act(0, "place marked_farmer castle")
    table.act(0, "ready")
    table.act(1, "place marked_farmer village")
    shown = [table.state.view(seat) for seat in (1, 2, None)]
    fed = [len(table.feed(seat).entries) for seat in (1, 2, None)]
    assert table.undo(0) == 2
    assert table.state.to_act == (0, 1, 2)
    assert on(table.state, 0, "castle") == ["marked_farmer", None, None]
    assert on(table.state, 1, "village")[0] == "marked_farmer"
    # The others see that somebody plans again, and nothing of what.
    for view, seat in zip(shown, (1, 2, None), strict=True):
        assert {**table.state.view(seat), "to_act": view["to_act"]} == view
    assert [len(table.feed(seat).entries) for seat in (1, 2, None)] == fed
    table.act(0, "place marked_boatman castle")
    for seat in (0, 1, 2):
        table.act(seat, "ready")
    assert not any(table.can_undo(seat) for seat in (0, 1, 2))
    again = Table.replay(table.lines, partial=True)
    assert again.state.view(None) == table.state.view(None)


@pytest.mark.rule("ORL-R34")
@pytest.mark.parametrize("options", [{"take_back_ready": False}, {"planning": "in-turn"}])
def test_ready_binds_on_request_and_where_all_is_open(options: dict[str, Any]) -> None:
    table = Table(registry.config("orleans", 2, "1", options={"start": "1", **options}), ["a", "b"])
    table.act(0, "place marked_farmer castle")
    table.act(0, "ready")
    assert not table.can_undo(0)


@pytest.mark.rule("ORL-PLN-5", "ORL-PLN-6", "ORL-PLN-12")
def test_a_plan_that_does_nothing_is_allowed_and_said() -> None:
    def doubts(g: Game) -> object:
        asked = g.decision(0)
        assert asked is not None
        return asked.values["doubts"]

    g = at("planning", {"development": 30}, {}, round=8)
    assert doubts(g) == [{"kind": "nothing", "count": 4}]
    do(g, 0, "place marked_farmer castle")
    assert doubts(g) == [{"kind": "half", "place": "castle"}]
    do(g, 0, "place marked_boatman castle", "place marked_trader castle")
    assert doubts(g) == []
    g = at("planning", {"tracks": {"knights": 5}}, {}, round=8)
    do(g, 0, *(f"place marked_{kind} castle" for kind in ("farmer", "boatman", "trader")))
    assert doubts(g) == [{"kind": "closed", "place": "castle"}]


@pytest.mark.rule("ORL-PLN-13")
def test_a_finished_plan_cannot_be_undone_at_the_table() -> None:
    config = registry.config("orleans", 2, "1", options={"take_back_ready": False})
    table = Table(config, ["ann", "bob"])
    table.act(0, "place marked_farmer castle")
    table.act(1, "place marked_farmer castle")
    assert table.can_undo(0)
    table.act(0, "ready")
    assert (table.can_undo(0), table.can_undo(1)) == (False, True)
    with pytest.raises(Illegal):
        table.undo(0)


@pytest.mark.rule("ORL-PLN-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_followers_placed_in_this_phase_may_be_rearranged(edition: str) -> None:
    g = start(2, edition)
    do(g, 0, "place marked_farmer castle", "place marked_boatman castle")
    do(g, 0, "take_back marked_farmer castle")
    assert on(g, 0, "castle") == [None, "marked_boatman", None]
    assert market(g.players[0])["marked_farmer"] == 1
    do(g, 0, "place marked_farmer ship")
    assert on(g, 0, "ship") == ["marked_farmer", None, None]
    decision = g.decision(0)
    assert decision is not None
    back = {option.text for option in decision.options if option.takes_back}
    assert back == {"take_back marked_boatman castle", "take_back marked_farmer ship"}


@pytest.mark.rule("ORL-PLN-14")
def test_taking_back_leaves_the_equal_follower_of_an_earlier_round() -> None:
    row = {
        "tiles": ["cheese_factory"],
        "places": {"cheese_factory": ["farmer"]},
        "market": ["farmer"],
    }
    g = at("planning", row, {}, round=5)
    do(g, 0, "place farmer cheese_factory", "take_back farmer cheese_factory")
    assert [tile for tile in on(g, 0, "cheese_factory") if tile] == ["farmer"]
    assert market(g.players[0]) == {"farmer": 1}
    assert refused(g, 0, "take_back farmer cheese_factory").rule == "ORL-PLN-9"


@pytest.mark.rule("ORL-PLN-14")
def test_taking_back_the_last_follower_deactivates_the_place() -> None:
    g = start(2)
    do(g, 0, *[f"place {tile} castle" for tile in CASTLE])
    do(g, 0, "take_back marked_trader castle")
    everybody(g, "ready")
    assert acts(g, 0, "castle") == []


@pytest.mark.rule("ORL-PLN-15")
def test_nothing_may_be_placed_on_a_tile_of_another_player() -> None:
    g = at("planning", {}, {"tiles": ["hayrick", "pharmacy"]}, round=5)
    for place in ("hayrick", "pharmacy"):
        assert refused(g, 0, f"place marked_farmer {place}").rule == "ORL-PLN-15"
    do(g, 1, "place marked_farmer hayrick")


@pytest.mark.rule("ORL-PLN-15")
def test_followers_land_on_the_own_board() -> None:
    g = start(2)
    do(g, 0, "place marked_farmer castle")
    everybody(g, "ready")
    assert on(g, 0, "castle") == ["marked_farmer", None, None]
    assert on(g, 1, "castle") == [None, None, None]


@pytest.mark.rule("ORL-R26")
def test_the_farm_house_has_a_boatman_and_a_craftsman_space() -> None:
    g = start(2)
    assert refused(g, 0, "place marked_farmer farm_house boatman").rule == "ORL-PLN-2"
    assert refused(g, 0, "place marked_farmer farm_house craftsman").rule == "ORL-PLN-2"
    do(g, 0, "place marked_boatman farm_house", "place marked_craftsman farm_house")
    assert on(g, 0, "farm_house") == ["marked_boatman", "marked_craftsman"]
    everybody(g, "ready")
    do(g, 0, "act farm_house")
    assert bag(g.players[0])["farmer"] == 1
