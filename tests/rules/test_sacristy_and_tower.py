"""Sacristy and Gunpowder Tower (SACR, GUNP)."""

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
    start,
    texts,
)

MARKED = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]
MANNED = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}}


def tower(p: int, g: Game) -> dict[str, int]:
    found: dict[str, int] = g.view(p)["seats"][p]["tower"]
    return found


def owner(**seat: Any) -> dict[str, Any]:
    return {"tiles": ["gunpowder_tower"], **seat}


# Sacristy


@pytest.mark.rule("ORL-SACR-1")
def test_sacristy_has_one_space_for_a_monk() -> None:
    assert "sacristy" in start().view(0)["stacks"]["I"]
    g = at("planning", {"tiles": ["sacristy"], "market": ["monk", "scholar", "knight"]})
    assert refused(g, 0, "place scholar sacristy monk").rule == "ORL-PLN-3"
    assert refused(g, 0, "place knight sacristy monk").rule == "ORL-PLN-3"
    do(g, 0, "place monk sacristy")
    assert on(g, 0, "sacristy") == ["monk"]


@pytest.mark.rule("ORL-SACR-1", "ORL-R18")
def test_sacristy_is_never_executed_in_the_action_phase() -> None:
    g = at("actions", MANNED, event="taxes A")
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act sacristy").rule == "ORL-SACR-1"
    refused(g, 0, "sacristy")


@pytest.mark.rule("ORL-SACR-2", "ORL-R18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monk_of_the_sacristy_wards_off_taxes(edition: str) -> None:
    seat = {**MANNED, "goods": ["wool", "wool", "wool"]}
    g = at("event", seat, edition=edition, round=16, event="taxes")
    assert texts(g, 0) == ["sacristy", "endure"]
    do(g, 0, "sacristy")
    assert g.players[0].coins == 5
    assert on(g, 0, "sacristy") == [None]
    assert bag(g.players[0]) == {"monk": 1}


@pytest.mark.rule("ORL-SACR-2", "ORL-R18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monk_of_the_sacristy_wards_off_a_harvest(edition: str) -> None:
    seat = {**MANNED, "goods": ["grain"]}
    g = at("event", seat, edition=edition, round=5, event="harvest")
    do(g, 0, "sacristy")
    assert (g.players[0].coins, goods(g.players[0])) == (5, {"grain": 1})
    assert bag(g.players[0]) == {"monk": 1}


@pytest.mark.rule("ORL-SACR-2", "ORL-R18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monk_of_the_sacristy_wards_off_the_plague(edition: str) -> None:
    seat = {**MANNED, "bag": ["knight", "knight"]}
    g = at("event", seat, edition=edition, round=5, event="plague")
    do(g, 0, "sacristy")
    assert bag(g.players[0]) == {"knight": 2, "monk": 1}


@pytest.mark.rule("ORL-SACR-2")
def test_empty_sacristy_protects_from_nothing() -> None:
    seat = {"tiles": ["sacristy"], "market": ["monk"], "goods": ["wool", "wool"]}
    g = at("event", seat, event="taxes A")
    assert g.players[0].coins == 3


@pytest.mark.rule("ORL-SACR-3", "ORL-R18")
def test_unused_monk_stays_in_the_sacristy_and_the_event_strikes() -> None:
    g = at("event", {**MANNED, "goods": ["wool", "wool"]}, event="taxes A")
    do(g, 0, "endure")
    assert g.players[0].coins == 3
    assert on(g, 0, "sacristy") == ["monk"]


@pytest.mark.rule("ORL-SACR-3")
def test_monk_kept_for_a_later_round_still_protects_then() -> None:
    g = at("event", {**MANNED, "goods": ["wool", "wool"]}, {}, event="taxes A", round=2)
    g.hour_glass[2] = g.event
    do(g, 0, "endure", "draw 0")
    everybody(g, "ready")
    everybody(g, "pass")
    do(g, 0, "sacristy")
    assert g.players[0].coins == 3
    assert bag(g.players[0]) == {"monk": 1}


@pytest.mark.rule("ORL-SACR-4")
def test_sacristy_protects_its_owner_only() -> None:
    other = {"goods": ["wool", "wool"]}
    g = at("event", {**MANNED, **other}, other, event="taxes A")
    do(g, 0, "sacristy")
    assert [p.coins for p in g.players] == [5, 3]


@pytest.mark.rule("ORL-SACR-4")
def test_one_monk_covers_all_items_of_a_harvest() -> None:
    seat = {**MANNED, "coins": 20, "goods": ["grain"] * 3}
    g = at("event", seat, {"coins": 15}, event="harvest C")
    do(g, 0, "sacristy")
    assert (g.players[0].coins, goods(g.players[0])) == (20, {"grain": 3})
    assert (g.players[1].coins, g.round) == (0, 14)


@pytest.mark.rule("ORL-SACR-4")
def test_one_monk_covers_the_whole_tax_even_of_a_poor_player() -> None:
    g = at("event", {**MANNED, "coins": 1, "goods": ["wool", "wine", "grain"]}, event="taxes A")
    do(g, 0, "sacristy")
    assert (g.players[0].coins, sum(g.players[0].goods)) == (1, 3)
    assert g.round == 3


@pytest.mark.rule("ORL-SACR-5", "ORL-R18")
def test_sacristy_does_not_help_against_pilgrimage() -> None:
    places = {"sacristy": ["monk"], "monastery": ["scholar", "trader"]}
    g = at("actions", {**MANNED, "places": places}, {}, event="pilgrimage")
    assert refused(g, 0, "act monastery").rule == "ORL-MONA-3"
    everybody(g, "pass")
    assert g.round == 2
    assert on(g, 0, "sacristy") == ["monk"]


@pytest.mark.rule("ORL-SACR-5", "ORL-R18")
@pytest.mark.parametrize("event", ["income A", "trading_day A"])
def test_sacristy_is_not_asked_for_in_a_good_event(event: str) -> None:
    g = at("event", MANNED, event=event)
    assert g.round == 3
    assert on(g, 0, "sacristy") == ["monk"]


@pytest.mark.rule("ORL-SACR-5")
def test_sacristy_does_not_help_in_the_census() -> None:
    ahead = {"tracks": {"farmers": 2}}
    g = at("census", MANNED, ahead, ahead, event="taxes A")
    assert g.players[0].coins == 4
    assert on(g, 0, "sacristy") == ["monk"]


@pytest.mark.rule("ORL-SACR-5")
def test_sacristy_does_not_help_against_torture() -> None:
    g = at("event", {**MANNED, "coins": 0, "goods": ["wool"]}, event="taxes A")
    do(g, 0, "endure")
    assert refused(g, 0, "sacristy").rule == "ORL-TORT-2"
    do(g, 0, "give good wool")
    assert on(g, 0, "sacristy") == ["monk"]


# Gunpowder Tower


@pytest.mark.rule("ORL-GUNP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tower_is_two_more_market_spaces(edition: str) -> None:
    full = {"market": ["farmer"] * 8, "bag": ["knight"] * 3}
    g = at("followers", owner(**full), {}, edition=edition)
    assert texts(g, 0)[:3] == ["draw 2", "draw 1", "draw 0"]
    assert refused(g, 0, "draw 3").rule == "ORL-FOL-3"
    g = at("followers", full, {}, edition=edition)
    assert g.view(0)["asks"] == "plan"


@pytest.mark.rule("ORL-GUNP-1")
def test_tower_is_a_tile_of_stack_two_and_takes_two_followers_marked_ones_included() -> None:
    assert "gunpowder_tower" in start().view(0)["stacks"]["II"]
    g = at("followers", owner(market=["marked_farmer", "knight", "knight", "monk"]), {})
    do(g, 0, "draw 0", "lay marked_farmer", "lay knight")
    assert tower(0, g) == {"marked_farmer": 1, "knight": 1}
    assert market(g.players[0]) == {"knight": 1, "monk": 1}
    assert g.view(0)["asks"] == "plan"


@pytest.mark.rule("ORL-GUNP-1", "ORL-GUNP-6")
def test_followers_beyond_the_eight_market_spaces_must_lie_on_the_tower() -> None:
    g = at("followers", owner(market=[*MARKED, *["farmer"] * 4], bag=["knight"] * 2), {})
    do(g, 0, "draw 2")
    assert refused(g, 0, "done").rule == "ORL-FOL-3"
    do(g, 0, "lay farmer")
    assert refused(g, 0, "done").rule == "ORL-FOL-3"
    do(g, 0, "lay knight")
    assert sum(market(g.players[0]).values()) == 8
    assert tower(0, g) == {"farmer": 1, "knight": 1}


@pytest.mark.rule("ORL-GUNP-2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_while_planning_none_one_or_both_leave_the_tower_for_action_spaces(count: int) -> None:
    g = at("planning", owner(tower=["knight", "marked_farmer"], market=[]))
    moves = ["place_tower knight ship", "place_tower marked_farmer ship"][:count]
    do(g, 0, *moves, "ready")
    assert sum(tower(0, g).values()) == 2 - count
    everybody(g, "ready")
    assert sum(tile is not None for tile in on(g, 0, "ship")) == count


@pytest.mark.rule("ORL-GUNP-2")
def test_followers_from_the_tower_obey_the_rules_of_placing() -> None:
    g = at("planning", owner(tower=["knight", "marked_farmer"], market=[]))
    assert refused(g, 0, "place_tower knight ship boatman").rule == "ORL-PLN-2"
    assert refused(g, 0, "place_tower marked_farmer town_hall").rule == "ORL-TOWN-2"
    assert refused(g, 0, "place_tower scholar monastery").rule == "ORL-GUNP-2"


@pytest.mark.rule("ORL-GUNP-3", "ORL-R19")
def test_both_followers_of_the_tower_go_to_deeds_in_one_action() -> None:
    g = at("actions", owner(tower=["knight", "scholar"]), {})
    do(g, 0, "act gunpowder_tower", "send knight papal_conclave")
    assert g.to_act == (0,)
    do(g, 0, "send scholar defeating_plague")
    assert g.players[0].coins == 5 + 3 + 2
    assert tower(0, g) == {}
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-GUNP-3", "ORL-R19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_follower_of_the_tower_may_go_alone_in_both_editions(edition: str) -> None:
    g = at("actions", owner(tower=["knight", "scholar"]), {}, edition=edition)
    do(g, 0, "act gunpowder_tower")
    assert refused(g, 0, "done").rule == "ORL-GUNP-3"
    do(g, 0, "send knight papal_conclave", "done")
    assert tower(0, g) == {"scholar": 1}
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-GUNP-3")
def test_tower_gives_the_choice_of_canalization_and_the_citizen_of_a_deed() -> None:
    rest = ["boatman"] * 3 + ["trader"] * 2 + ["farmer"] * 3 + ["craftsman"]
    g = at("actions", owner(tower=["craftsman"]), {}, deeds={"canalization": rest})
    do(g, 0, "act gunpowder_tower", "send craftsman canalization development")
    assert (g.players[0].development, g.players[0].citizens, g.players[0].coins) == (1, 1, 5)


@pytest.mark.rule("ORL-GUNP-3")
def test_tower_is_closed_without_a_follower_that_fits_a_deed() -> None:
    assert refused(at("actions", owner()), 0, "act gunpowder_tower").rule == "ORL-GUNP-3"
    full = {"papal_conclave": ["monk"] * 2, "cathedral": ["monk"] * 2, "peace_treaty": ["monk"]}
    g = at("actions", owner(tower=["monk"]), {}, deeds=full)
    assert refused(g, 0, "act gunpowder_tower").rule == "ORL-GUNP-3"


@pytest.mark.rule("ORL-GUNP-4")
def test_marked_followers_are_never_sent_from_the_tower() -> None:
    g = at("actions", owner(tower=["marked_farmer", "marked_trader"], market=[]), {})
    assert refused(g, 0, "act gunpowder_tower").rule == "ORL-GUNP-4"
    g = at("actions", owner(tower=["marked_farmer", "trader"], market=[]), {})
    do(g, 0, "act gunpowder_tower")
    assert {text.split()[1] for text in texts(g, 0)} == {"trader"}
    do(g, 0, "send trader cathedral")
    assert tower(0, g) == {"marked_farmer": 1}
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-GUNP-5")
def test_tower_needs_no_activation_and_has_no_space_for_technology() -> None:
    g = at("planning", owner(tower=["knight"], market=["monk"], technology=1), {})
    assert on(g, 0, "gunpowder_tower") == []
    assert not [text for text in texts(g, 0) if text.endswith("gunpowder_tower")]
    assert not [text for text in texts(g, 0) if text.startswith("technology gunpowder_tower")]
    everybody(g, "ready")
    assert acts(g, 0, "gunpowder_tower") == ["act gunpowder_tower"]


@pytest.mark.rule("ORL-GUNP-5")
def test_followers_stay_on_the_tower_after_the_round_and_keep_its_space() -> None:
    g = at("actions", owner(tower=["knight"], market=["farmer"] * 8, bag=["monk"] * 3), {})
    everybody(g, "pass")
    assert g.round == 2
    assert texts(g, 0)[0] == "draw 1"
    do(g, 0, "draw 0", "lay knight", "done")
    assert tower(0, g) == {"knight": 1}
    assert market(g.players[0]) == {"farmer": 8}


@pytest.mark.rule("ORL-GUNP-6", "ORL-R31")
def test_in_phase_three_drawn_moved_back_and_left_followers_may_lie_on_the_tower() -> None:
    seat = {
        "bag": ["monk"],
        "market": [*MARKED, "farmer"],
        "places": {"ship": ["-", "-", "knight"]},
    }
    g = at("followers", owner(**seat), {})
    do(g, 0, "recall knight ship", "draw 1")
    assert {"lay monk", "lay knight", "lay farmer", "lay marked_farmer", "done"} <= set(texts(g, 0))
    do(g, 0, "lay knight", "lay monk")
    assert tower(0, g) == {"knight": 1, "monk": 1}


@pytest.mark.rule("ORL-GUNP-6", "ORL-R31")
def test_in_phase_three_the_owner_sorts_market_and_tower_anew() -> None:
    g = at("followers", owner(tower=["knight"], market=["monk"]), {})
    do(g, 0, "draw 0", "lay monk", "done")
    assert tower(0, g) == {"monk": 1}
    assert market(g.players[0]) == {"knight": 1}


@pytest.mark.rule("ORL-GUNP-6", "ORL-R31")
def test_tower_is_not_filled_outside_phase_three() -> None:
    g = at("planning", owner(market=["monk"]), {})
    refused(g, 0, "lay monk")
    everybody(g, "ready")
    assert g.view(0)["phase"] == "actions"
    refused(g, 0, "lay monk")
    assert tower(0, g) == {}


@pytest.mark.rule("ORL-R31")
def test_follower_left_on_the_market_cannot_be_sent_by_the_tower() -> None:
    g = at("actions", owner(market=["monk"], tower=["knight"]), {})
    do(g, 0, "act gunpowder_tower")
    assert {text.split()[1] for text in texts(g, 0)} == {"knight"}


@pytest.mark.rule("ORL-GUNP-7")
def test_one_action_never_sends_from_tower_and_town_hall() -> None:
    seat = owner(tower=["knight"], places={"town_hall": ["monk"]})
    g = at("actions", seat, {})
    assert texts(g, 0) == ["act town_hall", "act gunpowder_tower", "pass"]
    do(g, 0, "act town_hall")
    refused(g, 0, "send knight papal_conclave")
    do(g, 0, "send monk papal_conclave")
    assert g.to_act == (1,)
    do(g, 1, "pass")
    do(g, 0, "act gunpowder_tower", "send knight papal_conclave")
    assert g.players[0].coins == 5 + 3 + 3


@pytest.mark.rule("ORL-GUNP-7")
def test_action_of_the_tower_does_not_touch_the_town_hall() -> None:
    g = at("actions", owner(tower=["knight"], places={"town_hall": ["monk"]}), {})
    do(g, 0, "act gunpowder_tower")
    refused(g, 0, "send monk papal_conclave")
    do(g, 0, "send knight papal_conclave")
    assert on(g, 0, "town_hall") == ["monk", None]
    assert g.to_act == (1,)
