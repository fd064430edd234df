"""The Bathhouse (BATH)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, everybody, on, refused, start, texts

BATH = {"bathhouse": ["knight"]}
# No space for a scholar is left but the one of the Scriptorium.
ONE_SCHOLAR_SPACE = {"monastery": ["scholar", "-"], "town_hall": ["farmer", "farmer"]}
NO_SCHOLAR_SPACE = {**ONE_SCHOLAR_SPACE, "scriptorium": ["-", "scholar"]}


def bathhouse(
    edition: str, followers: list[str], more: dict[str, Any] | None = None, **rest: Any
) -> Game:
    """Seat 0, to act, has a farmer in the Bathhouse and these followers in the bag."""
    seat = dict(more or {})
    seat["tiles"] = ["bathhouse", *seat.get("tiles", [])]
    seat["places"] = {"bathhouse": ["farmer"], **seat.get("places", {})}
    return at("actions", {"bag": followers, **seat}, {}, edition=edition, **rest)


def drawn(g: Game) -> list[str]:
    """Execute the Bathhouse: what is drawn."""
    events = do(g, 0, "act bathhouse")
    found: list[str] = next(event.values["tiles"] for event in events if event.kind == "drew")
    return found


def targets(g: Game) -> set[str]:
    return {text.split()[2] for text in texts(g, 0)}


@pytest.mark.rule("ORL-BATH-1", "ORL-R16")
@pytest.mark.parametrize("tile", ["farmer", "knight", "scholar", "monk", "marked_trader"])
def test_bathhouse_has_one_space_for_any_follower(tile: str) -> None:
    assert "bathhouse" in start().view(0)["stacks"]["I"]
    g = at("planning", {"tiles": ["bathhouse"], "market": [tile, "boatman"], "bag": ["craftsman"]})
    do(g, 0, f"place {tile} bathhouse")
    assert refused(g, 0, "place boatman bathhouse").rule == "ORL-PLN-2"
    do(g, 0, "ready")
    everybody(g, "ready")
    assert acts(g, 0, "bathhouse") == ["act bathhouse"]


@pytest.mark.rule("ORL-BATH-2")
def test_bathhouse_of_2014_draws_three_and_places_two() -> None:
    g = bathhouse("2014", ["knight"] * 5)
    assert drawn(g) == ["knight"] * 3
    assert bag(g.players[0]) == {"knight": 2, "farmer": 1}
    do(g, 0, "place knight ship", "place knight wagon")
    assert g.to_act == (1,)
    assert (on(g, 0, "ship")[2], on(g, 0, "wagon")[2]) == ("knight", "knight")
    assert bag(g.players[0]) == {"knight": 3, "farmer": 1}


@pytest.mark.rule("ORL-BATH-3")
def test_bathhouse_of_2019_draws_two_and_places_one() -> None:
    g = bathhouse("2019", ["knight"] * 5)
    assert drawn(g) == ["knight"] * 2
    assert bag(g.players[0]) == {"knight": 3, "farmer": 1}
    do(g, 0, "place knight ship")
    assert g.to_act == (1,)
    assert bag(g.players[0]) == {"knight": 4, "farmer": 1}


@pytest.mark.rule("ORL-BATH-2", "ORL-BATH-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drawn_followers_never_come_to_the_market(edition: str) -> None:
    g = bathhouse(edition, ["knight"] * 5)
    before = g.players[0].market[:]
    do(g, 0, "act bathhouse")
    while g.to_act == (0,):
        do(g, 0, texts(g, 0)[0])
    assert g.players[0].market == before


@pytest.mark.rule("ORL-BATH-4")
def test_bathhouse_itself_is_not_a_target() -> None:
    g = bathhouse("2019", ["knight"])
    do(g, 0, "act bathhouse")
    assert on(g, 0, "bathhouse") == [None]
    assert refused(g, 0, "place knight bathhouse").rule == "ORL-BATH-4"


@pytest.mark.rule("ORL-BATH-4")
def test_usual_rules_of_placing_hold_for_the_drawn() -> None:
    places = {"ship": ["farmer", "-", "-"], "wagon": ["-", "-", "technology"]}
    g = bathhouse("2019", ["knight"], {"places": places, "tiles": ["brewery"]})
    do(g, 0, "act bathhouse")
    for spot in ("ship boatman", "castle farmer", "wagon", "brewery monk"):
        assert refused(g, 0, f"place knight {spot}").rule == "ORL-BATH-4"
    assert targets(g) == {"ship", "guildhall", "scriptorium", "town_hall"}


@pytest.mark.rule("ORL-BATH-4")
def test_drawn_monk_may_stand_for_others_as_usual() -> None:
    g = bathhouse("2019", ["monk"])
    do(g, 0, "act bathhouse", "place monk castle boatman")
    assert on(g, 0, "castle") == [None, "monk", None]


@pytest.mark.rule("ORL-BATH-5")
def test_player_chooses_which_of_the_drawn_is_placed_and_where() -> None:
    g = bathhouse("2019", ["knight", "scholar"])
    do(g, 0, "act bathhouse")
    assert {"place knight ship", "place knight wagon"} <= set(texts(g, 0))
    assert {"place scholar monastery", "place scholar scriptorium"} <= set(texts(g, 0))
    do(g, 0, "place scholar monastery")
    assert bag(g.players[0]) == {"knight": 1, "farmer": 1}


@pytest.mark.rule("ORL-BATH-5", "ORL-R16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_placing_is_compulsory_while_possible(edition: str) -> None:
    g = bathhouse(edition, ["knight"] * 3)
    do(g, 0, "act bathhouse")
    assert all(text.startswith("place knight") for text in texts(g, 0))
    for text in ("pass", "done"):
        assert refused(g, 0, text).rule == "ORL-BATH-5"


@pytest.mark.rule("ORL-BATH-5")
def test_followers_not_drawn_cannot_be_placed() -> None:
    g = bathhouse("2019", ["knight"])
    do(g, 0, "act bathhouse")
    assert refused(g, 0, "place marked_farmer ship").rule == "ORL-BATH-5"


@pytest.mark.rule("ORL-BATH-5")
def test_first_follower_must_leave_room_for_a_second_in_2014() -> None:
    g = bathhouse("2014", ["monk", "scholar"], {"places": ONE_SCHOLAR_SPACE})
    do(g, 0, "act bathhouse")
    assert refused(g, 0, "place monk scriptorium scholar").rule == "ORL-BATH-5"
    do(g, 0, "place monk ship boatman", "place scholar scriptorium")
    assert g.to_act == (1,)
    assert bag(g.players[0]) == {"farmer": 1}


@pytest.mark.rule("ORL-BATH-5")
def test_in_2019_one_follower_may_take_the_only_space_of_the_other() -> None:
    g = bathhouse("2019", ["monk", "scholar"], {"places": ONE_SCHOLAR_SPACE})
    do(g, 0, "act bathhouse", "place monk scriptorium scholar")
    assert bag(g.players[0]) == {"scholar": 1, "farmer": 1}


@pytest.mark.rule("ORL-BATH-5")
def test_drawn_followers_without_a_space_go_back_to_the_bag() -> None:
    g = bathhouse("2014", ["scholar", "scholar", "knight"], {"places": NO_SCHOLAR_SPACE})
    do(g, 0, "act bathhouse")
    assert {text.split()[1] for text in texts(g, 0)} == {"knight"}
    do(g, 0, "place knight ship")
    assert g.to_act == (1,)
    assert bag(g.players[0]) == {"scholar": 2, "farmer": 1}


@pytest.mark.rule("ORL-BATH-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_follower_that_activated_the_bathhouse_is_not_drawn_by_it(edition: str) -> None:
    g = bathhouse(edition, ["knight"])
    assert drawn(g) == ["knight"]
    assert refused(g, 0, "place farmer ship").rule == "ORL-BATH-5"
    do(g, 0, "place knight ship")
    assert bag(g.players[0]) == {"farmer": 1}


@pytest.mark.rule("ORL-BATH-7")
def test_place_completed_by_the_bathhouse_is_executed_on_the_next_turn() -> None:
    g = bathhouse("2019", ["scholar"], {"places": {"scriptorium": ["knight", "-"]}})
    assert refused(g, 0, "act scriptorium").rule == "ORL-PLN-8"
    do(g, 0, "act bathhouse", "place scholar scriptorium")
    assert g.to_act == (1,)
    do(g, 1, "pass")
    do(g, 0, "act scriptorium")
    assert g.players[0].development == 1


@pytest.mark.rule("ORL-BATH-8", "ORL-R16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bathhouse_is_closed_with_an_empty_bag(edition: str) -> None:
    assert refused(bathhouse(edition, []), 0, "act bathhouse").rule == "ORL-BATH-8"


@pytest.mark.rule("ORL-BATH-8")
def test_two_in_the_bag_are_both_drawn_and_both_placed_in_2014() -> None:
    g = bathhouse("2014", ["knight", "scholar"])
    assert sorted(drawn(g)) == ["knight", "scholar"]
    do(g, 0, "place knight ship")
    assert g.to_act == (0,)
    do(g, 0, "place scholar monastery")
    assert bag(g.players[0]) == {"farmer": 1}


@pytest.mark.rule("ORL-BATH-8")
def test_two_in_the_bag_are_both_drawn_and_one_is_placed_in_2019() -> None:
    g = bathhouse("2019", ["knight", "scholar"])
    assert sorted(drawn(g)) == ["knight", "scholar"]
    do(g, 0, "place knight ship")
    assert g.to_act == (1,)
    assert bag(g.players[0]) == {"farmer": 1, "scholar": 1}


@pytest.mark.rule("ORL-BATH-9", "ORL-R32")
def test_town_hall_sacristy_and_incomplete_places_are_targets_and_the_tower_is_not() -> None:
    more = {"tiles": ["sacristy", "gunpowder_tower"], "places": {"castle": ["farmer", "-", "-"]}}
    g = bathhouse("2019", ["monk"], more)
    do(g, 0, "act bathhouse")
    assert {"place monk town_hall", "place monk sacristy", "place monk castle trader"} <= set(
        texts(g, 0)
    )
    assert not targets(g) & {"gunpowder_tower", "bathhouse"}
    assert refused(g, 0, "lay monk").rule == "ORL-BATH-5"


@pytest.mark.rule("ORL-BATH-9", "ORL-R32")
def test_only_neutral_followers_go_to_the_town_hall_and_only_monks_to_the_sacristy() -> None:
    seat = {"tiles": ["bathhouse", "sacristy"], "places": BATH, "market": []}
    g = at("actions", seat, {})
    do(g, 0, "act bathhouse")
    assert {text.split()[1].split("_")[0] for text in texts(g, 0)} == {"marked"}
    assert not targets(g) & {"town_hall", "sacristy"}
    g = bathhouse("2019", ["knight"], {"tiles": ["sacristy"]})
    do(g, 0, "act bathhouse")
    assert targets(g) == {"ship", "wagon", "guildhall", "scriptorium", "town_hall"}


@pytest.mark.rule("ORL-BATH-9")
def test_another_players_board_is_not_a_target() -> None:
    mine = {"tiles": ["bathhouse"], "places": BATH, "bag": ["farmer"]}
    g = at("actions", mine, {"tiles": ["hayrick"]})
    do(g, 0, "act bathhouse")
    refused(g, 0, "place farmer hayrick")
    do(g, 0, "place farmer ship")
    assert on(g, 1, "ship") == [None, None, None]


@pytest.mark.rule("ORL-BATH-9")
def test_monk_put_on_the_sacristy_protects_in_this_round() -> None:
    more = {"tiles": ["sacristy"], "goods": ["wool", "wool"]}
    g = bathhouse("2019", ["monk"], more, event="taxes A")
    do(g, 0, "act bathhouse", "place monk sacristy")
    everybody(g, "pass")
    do(g, 0, "sacristy")
    assert g.players[0].coins == 5


@pytest.mark.rule("ORL-BATH-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bathhouse_is_open_even_if_nothing_drawn_fits(edition: str) -> None:
    g = bathhouse(edition, ["scholar"], {"places": NO_SCHOLAR_SPACE})
    assert acts(g, 0, "bathhouse") == ["act bathhouse"]
    assert drawn(g) == ["scholar"]
    assert g.to_act == (1,)
    assert bag(g.players[0]) == {"scholar": 1, "farmer": 1}
