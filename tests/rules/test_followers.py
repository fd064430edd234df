"""Phase 3, followers (chapter FOL, R4)."""

from __future__ import annotations

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, at, bag, do, everybody, market, on, refused, start, texts

MARKED = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]
# Marked followers of this seat stand on four different places; bag and market are empty.
FOUR_PLACED = {
    "places": {
        "village": ["marked_farmer"],
        "farm_house": ["marked_boatman"],
        "guildhall": ["-", "marked_craftsman"],
        "monastery": ["-", "marked_trader"],
    }
}
FOUR_RECALLS = [
    "recall marked_farmer village",
    "recall marked_boatman farm_house",
    "recall marked_craftsman guildhall",
    "recall marked_trader monastery",
]


def most(g: Game, seat: int = 0) -> int:
    """The largest number this seat may draw."""
    return max(int(text.split()[1]) for text in texts(g, seat) if text.startswith("draw "))


def recalls(g: Game, seat: int = 0) -> set[str]:
    return {text for text in texts(g, seat) if text.startswith("recall ")}


def size(counts: dict[str, int]) -> int:
    return sum(counts.values())


@pytest.mark.rule("ORL-FOL-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("knights", "draws"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_knights_track_sets_the_number_of_draws(knights: int, draws: int, edition: str) -> None:
    row = {"tracks": {"knights": knights}, "bag": {"farmer": 8}, "market": []}
    g = at("followers", row, {}, edition=edition, round=5)
    assert most(g) == draws
    if draws < 8:
        refused(g, 0, f"draw {draws + 1}")
    do(g, 0, f"draw {draws}")
    assert size(market(g.players[0])) == draws


@pytest.mark.rule("ORL-FOL-1")
def test_knights_owned_do_not_count_only_the_marker() -> None:
    g = at("followers", {"bag": {"knight": 5, "farmer": 4}, "market": []}, {}, round=5)
    assert most(g) == 4


@pytest.mark.rule("ORL-FOL-1")
def test_draws_come_from_the_own_bag_only() -> None:
    rows = [{"bag": {"monk": 6}}, {"bag": {"knight": 6}}]
    g = at("followers", *rows, round=5)
    do(g, 0, "draw 4")
    do(g, 1, "draw 4")
    assert bag(g.players[0]) == {"monk": 2}
    assert bag(g.players[1]) == {"knight": 2}


@pytest.mark.rule("ORL-FOL-2")
def test_drawn_followers_lie_on_the_market() -> None:
    g = at("followers", {"market": []}, {}, round=5)
    assert bag(g.players[0]) == dict.fromkeys(MARKED, 1)
    do(g, 0, "draw 4")
    assert bag(g.players[0]) == {}
    assert market(g.players[0]) == dict.fromkeys(MARKED, 1)


@pytest.mark.rule("ORL-FOL-3")
@pytest.mark.parametrize(("lying", "room"), [(5, 3), (6, 2), (7, 1)])
def test_nobody_draws_more_than_the_free_spaces_of_eight(lying: int, room: int) -> None:
    g = at("followers", {"bag": {"monk": 4}, "market": {"farmer": lying}}, {}, round=5)
    assert most(g) == room
    assert refused(g, 0, f"draw {room + 1}").rule == "ORL-FOL-3"
    do(g, 0, f"draw {room}")
    assert size(market(g.players[0])) == 8


@pytest.mark.rule("ORL-FOL-3")
def test_with_a_full_market_nobody_draws() -> None:
    g = at("followers", {"bag": {"monk": 4}, "market": {"farmer": 8}}, {"bag": ["monk"]}, round=5)
    assert g.to_act == (1,)
    do(g, 1, "draw 1")
    assert bag(g.players[0])["monk"] == 4


@pytest.mark.rule("ORL-FOL-3")
def test_the_gunpowder_tower_makes_ten_spaces() -> None:
    row = {"bag": {"monk": 4}, "market": {"farmer": 7}, "tiles": ["gunpowder_tower"]}
    g = at("followers", row, {}, round=5)
    assert most(g) == 3
    assert refused(g, 0, "draw 4").rule == "ORL-FOL-3"
    do(g, 0, "draw 3")
    assert refused(g, 0, "done").rule == "ORL-FOL-3"
    do(g, 0, "lay farmer", "lay farmer")
    assert size(market(g.players[0])) == 8


@pytest.mark.rule("ORL-FOL-3")
def test_followers_left_on_the_tower_take_its_spaces() -> None:
    row = {
        "bag": {"monk": 4},
        "market": {"farmer": 7},
        "tiles": ["gunpowder_tower"],
        "tower": ["knight", "knight"],
    }
    assert most(at("followers", row, {}, round=5)) == 1


@pytest.mark.rule("ORL-FOL-4")
def test_followers_left_on_the_market_keep_their_spaces() -> None:
    g = at("followers", {"bag": {"monk": 6}, "market": {"farmer": 6}}, {}, round=5)
    assert most(g) == 2
    do(g, 0, "draw 2")
    assert market(g.players[0])["farmer"] == 6


@pytest.mark.rule("ORL-FOL-4")
def test_a_follower_left_over_is_there_in_the_next_round() -> None:
    g = start(2)
    do(g, 0, "ready")
    do(g, 1, "ready")
    everybody(g, "pass")
    assert (g.round, market(g.players[0])) == (2, dict.fromkeys(MARKED, 1))
    assert bag(g.players[0]) == {}


@pytest.mark.rule("ORL-FOL-5")
def test_with_few_followers_in_the_bag_all_are_drawn_and_the_rest_is_lost() -> None:
    g = at("followers", {"bag": {"monk": 2}}, {"bag": ["farmer"]}, round=5)
    assert most(g) == 2
    reason = refused(g, 0, "draw 3")
    assert (reason.rule, reason.values["bag"]) == ("ORL-FOL-5", 2)
    do(g, 0, "draw 2")
    assert bag(g.players[0]) == {}
    assert texts(g, 0) == []


@pytest.mark.rule("ORL-FOL-6", "ORL-R4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_fewer_than_allowed_may_be_drawn(count: int, edition: str) -> None:
    g = at("followers", {"bag": {"monk": 6}, "market": []}, {}, edition=edition, round=5)
    do(g, 0, f"draw {count}")
    assert size(market(g.players[0])) == count
    assert size(bag(g.players[0])) == 10 - count


@pytest.mark.rule("ORL-FOL-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_round_one_nobody_draws_and_all_plan_with_the_marked_followers(edition: str) -> None:
    g = start(3, edition)
    assert (g.round, g.view(None)["asks"], g.to_act) == (1, "plan", (0, 1, 2))
    for p in g.players:
        assert bag(p) == {}
        assert market(p) == dict.fromkeys(MARKED, 1)
    assert refused(g, 0, "draw 1").rule == "ORL-RND-3"


def test_who_has_neither_a_bag_nor_followers_on_spaces_is_not_asked() -> None:
    g = at("followers", {"places": {"castle": ["technology"]}}, {"bag": ["monk"]}, round=2)
    assert (g.view(None)["asks"], g.to_act) == ("draw", (1,))
    g = at("followers", {"places": {"castle": ["farmer"]}}, {"bag": ["monk"]}, round=2)
    assert g.to_act == (0, 1)


@pytest.mark.rule("ORL-FOL-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_move_back_costs_a_draw(edition: str) -> None:
    row = {**FOUR_PLACED, "bag": {"monk": 6}}
    g = at("followers", row, {}, edition=edition, round=5)
    for left in (3, 2, 1, 0):
        do(g, 0, FOUR_RECALLS[left])
        assert most(g) == left
        if left:
            assert refused(g, 0, f"draw {left + 1}").rule == "ORL-FOL-8"
    assert market(g.players[0]) == dict.fromkeys(MARKED, 1)
    assert texts(g, 0) == ["draw 0"]


@pytest.mark.rule("ORL-FOL-8")
def test_the_rest_of_the_allowance_is_drawn_after_moves_back() -> None:
    row = {**FOUR_PLACED, "bag": {"monk": 6}, "tracks": {"knights": 2}}
    g = at("followers", row, {}, round=5)
    do(g, 0, "recall marked_farmer village", "recall marked_boatman farm_house", "draw 4")
    assert market(g.players[0]) == {"marked_farmer": 1, "marked_boatman": 1, "monk": 4}
    assert on(g, 0, "village") == [None, None, None]
    assert on(g, 0, "guildhall") == [None, "marked_craftsman", None]


@pytest.mark.rule("ORL-FOL-9")
def test_a_follower_moved_back_needs_a_free_market_space() -> None:
    row = {"market": {"farmer": 7}, "places": {"ship": ["monk", "monk"]}}
    g = at("followers", row, {}, round=5)
    do(g, 0, "recall monk ship farmer")
    assert size(market(g.players[0])) == 8
    assert recalls(g) == set()
    assert refused(g, 0, "recall monk ship boatman").key == "market-full"


@pytest.mark.rule("ORL-FOL-9")
def test_moves_back_and_draws_share_the_free_market_spaces() -> None:
    row = {"market": {"farmer": 6}, "places": {"ship": ["monk"]}, "bag": {"knight": 3}}
    g = at("followers", row, {}, round=5)
    assert most(g) == 2
    do(g, 0, "recall monk ship farmer")
    assert most(g) == 1
    assert refused(g, 0, "draw 2").rule == "ORL-FOL-3"


@pytest.mark.rule("ORL-FOL-10", "ORL-R4")
def test_after_drawing_nothing_is_moved_back() -> None:
    row = {**FOUR_PLACED, "bag": {"monk": 6}}
    g = at("followers", row, {"bag": ["monk"]}, round=5)
    assert recalls(g) == set(FOUR_RECALLS)
    do(g, 0, "draw 1")
    assert texts(g, 0) == []
    refused(g, 0, "recall marked_farmer village")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-FOL-10")
def test_there_is_one_draw_only() -> None:
    g = at("followers", {"bag": {"monk": 6}}, {"bag": ["monk"]}, round=5)
    do(g, 0, "draw 1")
    refused(g, 0, "draw 1")
    assert bag(g.players[0]) == {"monk": 5}


@pytest.mark.rule("ORL-FOL-11", "ORL-R4")
def test_followers_on_every_own_place_may_be_moved_back_but_no_technology() -> None:
    row = {
        "tracks": {"knights": 5},
        "tiles": ["hayrick", "sacristy"],
        "places": {
            "castle": ["marked_farmer", "marked_boatman", "marked_trader"],
            "village": ["technology", "-", "marked_craftsman"],
            "town_hall": ["monk", "knight"],
            "hayrick": ["farmer"],
            "sacristy": ["monk"],
        },
    }
    g = at("followers", row, {}, round=5)
    every = [
        "recall marked_farmer castle",
        "recall marked_boatman castle",
        "recall marked_trader castle",
        "recall marked_craftsman village",
        "recall monk town_hall",
        "recall knight town_hall",
        "recall farmer hayrick",
        "recall monk sacristy",
    ]
    assert recalls(g) == set(every)
    do(g, 0, *every)
    assert size(market(g.players[0])) == 8
    assert on(g, 0, "village") == ["technology", None, None]
    assert on(g, 0, "town_hall") == [None, None]


@pytest.mark.rule("ORL-FOL-11")
def test_a_place_is_no_longer_activated_when_a_follower_is_moved_back() -> None:
    row = {"places": {"castle": ["marked_farmer", "marked_boatman", "marked_trader"]}}
    g = at("followers", row, {}, round=5)
    do(g, 0, "recall marked_boatman castle", "draw 0")
    everybody(g, "ready")
    assert refused(g, 0, "act castle").rule == "ORL-PLN-8"


@pytest.mark.rule("ORL-FOL-11")
def test_nobody_can_be_moved_back_who_is_not_there() -> None:
    g = at("followers", FOUR_PLACED, {"places": {"castle": ["marked_farmer"]}}, round=5)
    assert refused(g, 0, "recall marked_farmer castle").rule == "ORL-FOL-11"
    assert refused(g, 0, "recall monk village farmer").rule == "ORL-FOL-11"


@pytest.mark.rule("ORL-FOL-11")
def test_the_reason_looks_at_the_place_that_was_named() -> None:
    """The scholar of the Laboratory stands on the last of all action spaces."""
    row = {"tiles": ["laboratory"], "places": {"laboratory": ["-", "scholar"]}}
    g = at("followers", row, {}, round=5)
    assert refused(g, 0, "recall scholar monastery").rule == "ORL-FOL-11"


@pytest.mark.rule("ORL-FOL-12")
def test_a_follower_moved_back_may_be_placed_again_in_the_same_round() -> None:
    g = at("followers", FOUR_PLACED, {}, round=5)
    do(g, 0, "recall marked_farmer village", "draw 0")
    assert g.round == 5
    do(g, 0, "place marked_farmer castle")
    assert on(g, 0, "castle") == ["marked_farmer", None, None]
    assert on(g, 0, "village") == [None, None, None]


@pytest.mark.rule("ORL-FOL-13")
def test_all_players_draw_at_the_same_time_in_any_order() -> None:
    rows = [{"bag": ["monk", "farmer", "knight"], "market": []} for _ in range(3)]
    g = at("followers", *rows, round=5)
    assert g.to_act == (0, 1, 2)
    other = g.copy()
    for seat in (0, 1, 2):
        do(g, seat, "draw 2")
    for seat in (2, 0, 1):
        do(other, seat, "draw 2")
    assert g.dump() == other.dump()


@pytest.mark.rule("ORL-FOL-14", "ORL-R4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_bag_the_whole_allowance_may_be_spent_on_moves(edition: str) -> None:
    places = {**FOUR_PLACED["places"], "town_hall": ["monk"]}
    g = at("followers", {"places": places}, {}, edition=edition, round=5)
    assert bag(g.players[0]) == {}
    do(g, 0, *FOUR_RECALLS)
    assert recalls(g) == set()
    assert refused(g, 0, "recall monk town_hall").rule == "ORL-FOL-8"
    do(g, 0, "draw 0")
    assert market(g.players[0]) == dict.fromkeys(MARKED, 1)


@pytest.mark.rule("ORL-R4")
def test_the_allowance_is_shared_also_with_a_nearly_empty_bag() -> None:
    g = at("followers", {**FOUR_PLACED, "bag": ["monk"]}, {}, round=5)
    do(g, 0, *FOUR_RECALLS[:3])
    assert most(g) == 1
    do(g, 0, FOUR_RECALLS[3])
    assert refused(g, 0, "draw 1").rule == "ORL-FOL-8"
    do(g, 0, "draw 0")
    assert bag(g.players[0]) == {"monk": 1}
