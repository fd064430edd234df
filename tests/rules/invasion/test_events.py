"""The sixteen events of The Dignitary (INV-EVT-DIGN)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.rules.invasion.support import (
    CASTLE,
    COACH,
    MONASTERY,
    SHIP,
    UNIVERSITY,
    VILLAGE,
    WELL,
    acts,
    asks,
    at,
    do,
    me,
    on,
    refused,
    start,
    texts,
    well,
)
from tests.support import EDITIONS, bag

EVENTS = [
    "conference",
    "strike",
    "crusade",
    "pilgrimage",
    "income",
    "trading_day",
    "dues",
    "technology_tax",
    "trading_day",
    "income",
    "dues",
    "trading_day",
    "sabotage",
    "axle_fracture",
    "trading_day",
    "dues",
]


@pytest.mark.rule("INV-GEN-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_round_has_its_event(edition: str) -> None:
    for number, name in enumerate(EVENTS, 1):
        g = at("planning", round=number, edition=edition)
        assert (g.round, g.view(0)["event"]["id"]) == (number, name)


# Bans on gaining a kind of follower: the round, the place, its followers, the kind.
BANS = [
    (1, "university", UNIVERSITY, "scholar"),
    (3, "castle", CASTLE, "knight"),
    (4, "monastery", MONASTERY, "monk"),
]


@pytest.mark.rule("INV-EVT-DIGN-1", "INV-EVT-DIGN-3", "INV-EVT-DIGN-4", "INV-GEN-16")
@pytest.mark.parametrize(("round_", "place", "lying", "kind"), BANS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kind_cannot_be_gained_for_a_round(
    round_: int, place: str, lying: dict[str, Any], kind: str, edition: str
) -> None:
    g = at("actions", well(lying), round=round_, edition=edition)
    reason = refused(g, f"act {place}")
    assert (reason.key, reason.rule) == ("gain-banned", f"INV-EVT-DIGN-{round_}")
    do(g, "act well")
    assert acts(g, place) == []
    assert refused(g, f"act {place}").rule == f"INV-EVT-DIGN-{round_}"
    free = at("actions", well(lying), round=5, edition=edition)
    do(free, f"act {place}", "act well", f"act {place}")
    assert bag(me(free))[kind] == 2 + (kind == "scholar")


@pytest.mark.rule("INV-EVT-DIGN-2", "INV-GEN-16")
def test_no_craftsman_can_be_gained_in_round_two() -> None:
    g = at("actions", {"places": VILLAGE, "bag": ["monk"]}, round=2)
    assert acts(g, "village") == ["act village boatman", "act village trader"]
    reason = refused(g, "act village craftsman")
    assert (reason.key, reason.rule) == ("gain-banned", "INV-EVT-DIGN-2")
    decision = g.decision(0)
    assert decision is not None
    shown = {one.text: one.refused for one in decision.refused}
    shown_reason = shown["act village craftsman"]
    assert shown_reason is not None
    assert shown_reason.rule == "INV-EVT-DIGN-2"
    do(g, "act village trader")
    assert me(g).tracks[3] == 1
    free = at("actions", {"places": VILLAGE}, round=3)
    do(free, "act village craftsman")
    assert bag(me(free))["craftsman"] == 2


@pytest.mark.rule("INV-EVT-DIGN-2", "INV-TILE-15")
def test_no_craftsman_can_be_gained_in_round_two_through_the_well() -> None:
    g = at("actions", well(), round=2)
    do(g, "act well")
    assert acts(g, "village") == ["act village boatman", "act village trader"]
    assert refused(g, "act village craftsman").rule == "INV-EVT-DIGN-2"
    do(g, "act village boatman")
    assert bag(me(g)) == {"boatman": 1, "craftsman": 1, "scholar": 1}


@pytest.mark.rule("INV-EVT-DIGN-2")
def test_the_laboratory_gives_technology_during_the_strike() -> None:
    seat = {"tiles": ["laboratory"], "places": {"laboratory": ["craftsman", "scholar"]}}
    g = at("actions", seat, round=2)
    do(g, "act laboratory")
    assert me(g).tech_free == 1


@pytest.mark.rule("INV-EVT-DIGN-2", "INV-EVT-DIGN-1")
def test_a_ban_is_over_with_its_round() -> None:
    g = at("actions", {"places": {**UNIVERSITY, **VILLAGE}}, round=1)
    refused(g, "act university")
    do(g, "pass", "draw 0", "ready")
    assert g.round == 2
    do(g, "act university")
    assert me(g).tracks[5] == 1
    refused(g, "act village craftsman")


@pytest.mark.rule("INV-GEN-17")
@pytest.mark.parametrize(("round_", "place", "lying", "kind"), BANS)
def test_followers_on_a_forbidden_place_stay(
    round_: int, place: str, lying: dict[str, Any], kind: str
) -> None:
    g = at("actions", {"places": lying}, round=round_)
    do(g, "pass")
    assert (g.round, on(g, place)) == (round_ + 1, lying[place])


@pytest.mark.rule("INV-EVT-DIGN-5", "INV-EVT-DIGN-10", "INV-GEN-6", "INV-R1")
@pytest.mark.parametrize(("round_", "each"), [(5, 2), (10, 1)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_income_is_by_status(round_: int, each: int, edition: str) -> None:
    for development, status in ((0, 1), (9, 3), (30, 6)):
        seat = {"development": development, "coins": 4}
        g = at("event", seat, round=round_, edition=edition)
        assert (me(g).coins, g.round) == (4 + each * status, round_ + 1)


@pytest.mark.rule(
    "INV-EVT-DIGN-6", "INV-EVT-DIGN-9", "INV-EVT-DIGN-12", "INV-EVT-DIGN-15", "INV-DIGN-14"
)
@pytest.mark.parametrize(("round_", "each"), [(6, 3), (9, 2), (12, 2), (15, 1)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_trading_day_pays_for_each_station(round_: int, each: int, edition: str) -> None:
    for stations in ([], ["orleans"], ["orleans", "blois", "tours"]):
        g = at("event", {"stations": stations, "coins": 1}, round=round_, edition=edition)
        assert (me(g).coins, g.round) == (1 + each * len(stations), round_ + 1)


@pytest.mark.rule("INV-EVT-DIGN-7", "INV-EVT-DIGN-11", "INV-EVT-DIGN-16")
@pytest.mark.parametrize(("round_", "due"), [(7, 5), (11, 10), (16, 15)])
def test_dues_are_paid_with_torture_for_what_is_missing(round_: int, due: int) -> None:
    rich = at("event", {"coins": due + 2, "bag": ["monk"]}, round=round_)
    assert (me(rich).coins, asks(rich)) == (2, None if round_ == 16 else "draw")
    poor = at("event", {"coins": due - 2, "bag": ["monk"]}, round=round_)
    decision = poor.decision(0)
    assert decision is not None
    assert (me(poor).coins, decision.kind, decision.values["owed"]) == (0, "torture", 2)
    do(poor, "give follower", "give station stock")
    assert (bag(me(poor)), me(poor).stations, asks(poor)) == (
        {},
        9,
        None if round_ == 16 else "plan",
    )
    assert poor.view(0)["supply"]["monk"] == 3


@pytest.mark.rule("INV-EVT-DIGN-7")
def test_citizens_are_no_payment() -> None:
    seat = {"citizens": 1, "coins": 0, "station_stock": 0}
    g = at("event", seat, round=7)
    assert texts(g) == ["give place stage_coach"]
    do(g, "give place stage_coach")
    # Nothing is left to give: the rest of the debt is cancelled.
    assert (g.round, me(g).citizens) == (8, 1)


# Technology Tax


PLACES = {
    "castle": ["technology"],
    "ship": ["technology", "boatman", "knight"],
    "village": ["technology"],
}


def taxed(coins: int, tiles: int = 3, **more: Any) -> Game:
    places = dict(list(PLACES.items())[:tiles])
    return at("event", {"coins": coins, "places": places, **more}, round=8)


@pytest.mark.rule("INV-EVT-DIGN-8")
@pytest.mark.parametrize(
    ("coins", "left", "back"),
    [(9, 3, 0), (6, 0, 0), (5, 1, 1), (4, 0, 1), (3, 1, 2), (2, 0, 2), (1, 1, 3), (0, 0, 3)],
)
def test_technology_tax_is_paid_as_far_as_the_coins_go(coins: int, left: int, back: int) -> None:
    g = taxed(coins)
    assert me(g).coins == left
    asked = 0
    while asks(g) == "return-technology":
        assert texts(g) == [
            f"give technology {place}" for place in ("village", "castle", "ship") if tech(g, place)
        ]
        decision = g.decision(0)
        assert decision is not None
        assert decision.values["count"] == back - asked
        do(g, texts(g)[0])
        asked += 1
    # With nothing to choose nobody is asked.
    assert asked == (back if back < 3 else 0)
    assert (g.technology, me(g).coins) == (3 + back, left)
    assert sum(tech(g, place) for place in PLACES) == 3 - back


def tech(g: Game, place: str) -> bool:
    return "technology" in on(g, place)


@pytest.mark.rule("INV-EVT-DIGN-8")
def test_tiles_next_to_the_board_are_free_of_tax() -> None:
    g = taxed(2, 1, technology=2, farmer_technology=1)
    assert (me(g).coins, me(g).tech_free, me(g).tech_bound, g.technology) == (0, 2, 1, 2)
    assert tech(g, "castle")
    none = at("event", {"coins": 5, "technology": 2}, round=8)
    assert (me(none).coins, none.round) == (5, 9)
    poor = taxed(0, 1, technology=2)
    assert (me(poor).tech_free, tech(poor, "castle")) == (2, False)


@pytest.mark.rule("INV-EVT-DIGN-8", "INV-R59")
def test_a_tile_not_paid_for_goes_back_to_the_supply_and_its_space_is_open() -> None:
    g = taxed(4)
    assert refused(g, "give technology wagon").rule == "INV-EVT-DIGN-8"
    assert refused(g, "pass").rule == "INV-EVT-DIGN-8"
    do(g, "give technology ship")
    assert (g.technology, sum(g.gone), on(g, "ship")) == (4, 0, [None, "boatman", "knight"])
    do(g, "draw 0")
    assert "place marked_farmer ship" in texts(g)
    do(g, "ready")
    assert refused(g, "act ship blois").key == "incomplete"


@pytest.mark.rule("INV-R59")
def test_technology_given_up_by_torture_leaves_the_game() -> None:
    g = at("event", {"coins": 4, "places": {"ship": ["technology"]}}, round=7)
    do(g, "give technology ship")
    assert (g.technology, sum(g.gone)) == (5, 1)


@pytest.mark.rule("INV-EVT-DIGN-8")
def test_nobody_is_tortured_for_the_tax() -> None:
    g = taxed(0)
    assert (g.round, me(g).stations, g.technology) == (9, 10, 6)


# Sabotage and Axle Fracture


@pytest.mark.rule("INV-EVT-DIGN-13")
def test_a_place_with_technology_is_closed_by_sabotage() -> None:
    places = {
        "ship": ["technology", "boatman", "knight"],
        "castle": ["farmer", "boatman", "trader"],
    }
    g = at("actions", {"places": places}, round=13)
    assert acts(g, "ship") == []
    assert refused(g, "act ship blois").rule == "INV-EVT-DIGN-13"
    assert acts(g, "castle") == ["act castle"]
    do(g, "pass")
    assert on(g, "ship") == ["technology", "boatman", "knight"]
    do(g, "draw 0", "ready", "act ship blois")


@pytest.mark.rule("INV-EVT-DIGN-13")
def test_technology_placed_during_sabotage_closes_its_place_at_once() -> None:
    g = at("planning", {"technology": 1, "places": {"ship": ["-", "boatman", "knight"]}}, round=13)
    do(g, "technology ship farmer", "ready")
    assert refused(g, "act ship blois").rule == "INV-EVT-DIGN-13"


@pytest.mark.rule("INV-EVT-DIGN-13", "INV-TILE-15")
def test_sabotage_closes_a_well_with_technology_and_copies_of_such_places() -> None:
    places = {"well": ["technology", "scholar"]}
    g = at("actions", {"tiles": ["well"], "places": places}, round=13)
    assert refused(g, "act well").rule == "INV-EVT-DIGN-13"
    assert acts(at("actions", {"tiles": ["well"], "places": places}, round=12), "well")
    copied = {**WELL, "ship": ["technology"]}
    other = at("actions", {"tiles": ["well"], "places": copied}, round=13)
    do(other, "act well")
    assert (acts(other, "ship"), acts(other, "castle")) == ([], ["act castle"])
    assert refused(other, "act ship blois").rule == "INV-EVT-DIGN-13"


@pytest.mark.rule("INV-EVT-DIGN-14", "INV-GEN-22")
def test_axle_fracture_closes_the_stage_coach_also_through_the_well() -> None:
    g = at("actions", well({**COACH, **SHIP}, coins=9), round=14)
    assert refused(g, "act stage_coach montargis").rule == "INV-EVT-DIGN-14"
    assert acts(g, "ship")
    do(g, "act well")
    assert acts(g, "stage_coach") == []
    assert refused(g, "act stage_coach montargis").rule == "INV-EVT-DIGN-14"
    do(g, "act wagon montargis", "pass")
    assert on(g, "stage_coach") == ["knight"]


@pytest.mark.rule("INV-GEN-22", "INV-EVT-DIGN-14")
def test_followers_may_be_placed_on_a_closed_place() -> None:
    g = at("planning", {"market": ["knight"]}, round=14)
    do(g, "place knight stage_coach", "ready", "pass")
    assert on(g, "stage_coach") == ["knight"]


@pytest.mark.rule("INV-GEN-2")
def test_all_events_are_known_from_the_start() -> None:
    for seat in (0, None):
        left = start().view(seat)["events_left"]
        assert [[tile["id"] for tile in part["tiles"]] for part in left] == [[e] for e in EVENTS]
