"""The Dignitary (INV-DIGN): set-up, course, end."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.games.orleans.state import Game
from scriptorium.games.orleans.tables import tables
from tests.rules.invasion.support import (
    CASTLE,
    COACH,
    EASIER,
    SHIP,
    TOWNS,
    VILLAGE,
    WAGON,
    acts,
    asks,
    at,
    do,
    me,
    refused,
    start,
    texts,
    town,
    towns,
    well,
    won,
)
from tests.support import EDITIONS, bag, supply

DEEDS = [row["id"] for row in tables().deeds]
SPACES = ["development 3", "development 18", "development 28", "boatmen", "knights", *DEEDS]
POOL = {
    "I": {"brewery", "library", "windmill", "bathhouse", "hospital", "herb_garden"},
    "II": {
        "shipping_line",
        "cellar",
        "pharmacy",
        "office",
        "school",
        "gunpowder_tower",
        "laboratory",
        "well",
    },
}


def stacks(g: Game) -> dict[str, set[str]]:
    return {stack: set(tiles) for stack, tiles in g.view(0)["stacks"].items()}


# Set-up


@pytest.mark.rule("INV-DIGN-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_begins_in_orleans_without_coins_and_with_the_stage_coach(edition: str) -> None:
    g = start(edition=edition)
    row = g.view(0)["seats"][0]
    assert (row["merchant"], row["coins"], row["tiles"]) == ("orleans", 0, ["stage_coach"])
    assert row["market"] == dict.fromkeys(
        ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"], 1
    )
    assert (row["station_stock"], row["development"], row["bag"]) == (10, 0, {})
    assert list(g.view(0)["deeds"]) == DEEDS
    assert len(g.rules.towns) == len(tables().towns)


@pytest.mark.rule("INV-DIGN-1")
@pytest.mark.parametrize("players", [2, 5])
def test_it_is_for_one_player_alone(players: int) -> None:
    with pytest.raises(Problem):
        registry.config("orleans", players, scenario="dignitary")
    with pytest.raises(Problem):
        registry.config("orleans", 1)


@pytest.mark.rule("INV-DIGN-2")
def test_four_neutral_followers_of_each_kind_and_six_technology_tiles() -> None:
    g = start()
    assert set(supply(g).values()) == {4}
    assert len(supply(g)) == 7
    assert g.view(0)["technology"] == 6


@pytest.mark.rule("INV-DIGN-3")
def test_no_goods_are_in_the_game() -> None:
    g = start()
    view = g.view(0)
    assert not any(view["map"].values())
    assert not any(view["goods_market"].values())
    assert not any(view["seats"][0]["goods"].values())
    with pytest.raises(Problem):
        at("planning", {"goods": ["wine"]})
    with pytest.raises(Problem):
        at("planning", map={"c02": ["wine"]})


@pytest.mark.rule("INV-DIGN-4")
def test_a_citizen_lies_in_each_of_six_towns() -> None:
    assert towns(start()) == TOWNS


@pytest.mark.rule("INV-DIGN-5", "INV-R45")
def test_seven_citizens_are_placed_before_round_one() -> None:
    g = start()
    assert texts(g) == [f"citizen {space}" for space in SPACES]
    for left, space in zip(range(7, 0, -1), SPACES, strict=False):
        decision = g.decision(0)
        assert decision is not None
        assert (g.round, decision.kind, decision.values["left"]) == (0, "place-citizen", left)
        do(g, f"citizen {space}")
    assert (g.round, asks(g)) == (1, "plan")
    assert g.view(0)["citizens"] == {"development": [3, 18, 28], "boatmen": [5], "knights": [4]}
    lying = [deed for deed, row in g.view(0)["deeds"].items() if row["citizen"]]
    assert lying == DEEDS[:2]


@pytest.mark.rule("INV-DIGN-5")
def test_at_most_one_citizen_lies_on_a_space() -> None:
    g = start()
    do(g, "citizen cathedral")
    reason = refused(g, "citizen cathedral")
    assert (reason.key, reason.rule) == ("citizen-there", "INV-DIGN-5")
    assert "citizen cathedral" not in texts(g)


@pytest.mark.rule("INV-DIGN-5")
def test_all_seven_citizens_must_be_placed() -> None:
    g = start()
    for text in ("ready", "pass", "done"):
        assert refused(g, text).rule == "INV-DIGN-5"


@pytest.mark.rule("INV-R45")
def test_place_tiles_are_open_while_citizens_are_placed() -> None:
    g = start()
    before = stacks(g)
    assert [len(before[stack]) for stack in ("I", "II")] == [5, 5]
    do(g, *[f"citizen {space}" for space in SPACES[:7]])
    assert stacks(g) == before


@pytest.mark.rule("INV-R45")
def test_the_citizen_of_the_boatmen_may_be_placed_and_needs_a_fifth_boatman() -> None:
    four = {"tracks": {"boatmen": 4}, "bag": ["boatman"] * 3, "places": VILLAGE}
    g = at("actions", four, citizens_on=["boatmen", *DEEDS[:6]])
    assert g.view(0)["citizens"]["boatmen"] == [5]
    assert refused(g, "act village boatman").key == "no-follower-left"


@pytest.mark.rule("INV-DIGN-6")
def test_five_random_tiles_of_each_stack_are_laid_out() -> None:
    found = [stacks(start(seed)) for seed in range(60)]
    for stack, pool in POOL.items():
        assert {len(one[stack]) for one in found} == {5}
        assert set().union(*(one[stack] for one in found)) == pool
    assert len({tuple(sorted(one["II"])) for one in found}) > 20


@pytest.mark.rule("INV-DIGN-6")
def test_a_tile_that_was_not_drawn_is_out_of_the_game() -> None:
    g = at("actions", {"places": VILLAGE})
    out = sorted(POOL["I"] - stacks(g)["I"])[0]
    do(g, "act village trader")
    assert len(texts(g)) == 5
    assert refused(g, f"take {out}").key == "tile-gone"


# Course


@pytest.mark.rule("INV-DIGN-7", "INV-GEN-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_census_is_held(edition: str) -> None:
    g = at("actions", {"tracks": {"farmers": 3}, "coins": 4}, edition=edition)
    kinds = [event.kind for event in do(g, "pass")]
    assert "census" not in " ".join(kinds)
    assert (g.round, me(g).coins) == (2, 4)
    assert "census" not in [phase.name for phase in g.rules.phases]


@pytest.mark.rule("INV-DIGN-7")
def test_a_round_is_followers_planning_actions_event() -> None:
    g = at("followers", {"bag": ["monk"]}, round=5)
    seen = [g.view(0)["phase"]]
    for text in ("draw 1", "ready", "pass"):
        do(g, text)
        seen.append(g.view(0)["phase"])
    assert seen == ["followers", "planning", "actions", "planning"]
    assert (g.round, me(g).coins) == (6, 2)


@pytest.mark.rule("INV-DIGN-7")
def test_torture_applies_to_dues() -> None:
    g = at("event", {"coins": 3, "stations": ["orleans"], "development": 2}, round=7)
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.values["owed"]) == ("torture", 2)
    gifts = ["station orleans", "station stock", "development", "place stage_coach"]
    assert texts(g) == [f"give {one}" for one in gifts]
    do(g, "give development", "give station orleans")
    assert (g.round, me(g).development, me(g).built, me(g).citizens) == (8, 1, 0, 0)


@pytest.mark.rule("INV-DIGN-7")
def test_a_tortured_player_may_give_up_the_stage_coach() -> None:
    g = at("event", {"coins": 4, "places": COACH}, round=7)
    do(g, "give place stage_coach")
    assert "stage_coach" not in g.view(0)["seats"][0]["places"]
    assert bag(me(g)) == {"knight": 1}
    assert all("stage_coach" not in tiles for tiles in stacks(g).values())
    do(g, "draw 1")
    assert refused(g, "place knight stage_coach").key == "place-not-owned"
    later = at("planning", {"coins": 9}, round=14, removed_tiles=["stage_coach"])
    do(later, "ready")
    assert refused(later, "act stage_coach montargis").key == "place-not-owned"


@pytest.mark.rule("INV-DIGN-8", "INV-R46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_farm_house_gives_a_farmer_and_a_step_but_no_good(edition: str) -> None:
    for step in range(4):
        seat = {
            "places": {"farm_house": ["boatman", "craftsman"]},
            "tracks": {"farmers": step},
            "bag": ["farmer"] * step,
        }
        g = at("actions", seat, edition=edition)
        kinds = [event.kind for event in do(g, "act farm_house")]
        assert "good" not in kinds
        assert (me(g).tracks[0], bag(me(g))["farmer"]) == (step + 1, step + 1)
        assert sum(me(g).goods) == 0
    out = at("actions", {"places": seat["places"], "bag": ["farmer"] * 4})
    assert refused(out, "act farm_house").rule == "ORL-FARM-5"


@pytest.mark.rule("INV-DIGN-9")
@pytest.mark.parametrize(
    ("places", "merchant", "actions"),
    [
        (SHIP, "blois", ["act ship tours"]),
        (WAGON, "le_mans", ["act wagon tours"]),
        (COACH, "blois", ["act stage_coach tours"]),
        (COACH, "le_mans", ["act stage_coach tours"]),
        ({}, "blois", ["act well", "act ship tours"]),
        ({}, "le_mans", ["act well", "act wagon tours"]),
        ({}, "le_mans", ["act well", "act stage_coach tours"]),
    ],
)
def test_a_citizen_is_gained_on_entering_its_town_by_whatever_move(
    places: dict[str, Any], merchant: str, actions: list[str]
) -> None:
    g = at("actions", well(places, merchant=merchant, coins=3))
    do(g, *actions)
    assert (town(g), me(g).citizens) == ("tours", 1)
    assert towns(g) == [one for one in TOWNS if one != "tours"]


@pytest.mark.rule("INV-DIGN-9")
def test_a_citizen_is_gained_once() -> None:
    left = [one for one in TOWNS if one != "tours"]
    g = at("actions", {"places": SHIP, "merchant": "blois", "citizens": 1}, citizens_in=left)
    do(g, "act ship tours")
    assert (me(g).citizens, towns(g)) == (1, left)


@pytest.mark.rule("INV-DIGN-9")
def test_other_towns_give_no_citizen() -> None:
    g = at("actions", {"places": SHIP})
    do(g, "act ship blois")
    assert (me(g).citizens, towns(g)) == (0, TOWNS)


# A space, what brings the player there, and what the base game gives.
LAST_STEPS = [
    ("development 3", {"development": 2, "places": {"scriptorium": ["knight", "scholar"]}}, {}),
    ("knights", {"tracks": {"knights": 3}, "places": CASTLE}, {}),
    ("boatmen", {"tracks": {"boatmen": 4}, "places": VILLAGE}, {}),
    (
        "astronomy",
        {"places": {"town_hall": ["trader"]}},
        {"deeds": {"astronomy": ["scholar", "scholar"]}},
    ),
]
ACTIONS = {
    "development 3": ["act scriptorium"],
    "knights": ["act castle"],
    "boatmen": ["act village boatman"],
    "astronomy": ["act town_hall", "send trader astronomy"],
}


@pytest.mark.rule("INV-DIGN-10", "INV-DIGN-11")
@pytest.mark.parametrize(("space", "seat", "more"), LAST_STEPS, ids=[row[0] for row in LAST_STEPS])
@pytest.mark.parametrize("laid", [True, False])
def test_a_space_gives_its_citizen_only_if_one_was_placed(
    space: str, seat: dict[str, Any], more: dict[str, Any], laid: bool
) -> None:
    others = [one for one in SPACES if one != space]
    g = at("actions", seat, citizens_on=[space, *others[-6:]] if laid else others[-7:], **more)
    do(g, *ACTIONS[space])
    assert me(g).citizens == int(laid)


@pytest.mark.rule("INV-DIGN-11")
def test_without_citizens_the_rewards_are_those_of_the_base_game() -> None:
    knights = at("actions", {"tracks": {"knights": 3}, "places": CASTLE}, citizens_on=SPACES[-7:])
    do(knights, "act castle")
    assert (me(knights).tracks[4], knights.view(0)["seats"][0]["draws"]) == (4, 7)
    boatmen = at("actions", {"tracks": {"boatmen": 3}, "places": VILLAGE}, citizens_on=SPACES[-7:])
    do(boatmen, "act village boatman")
    assert (me(boatmen).tracks[1], me(boatmen).coins) == (4, 5)
    filled = {"astronomy": ["scholar", "scholar"]}
    deed = at(
        "actions", {"places": {"town_hall": ["trader"]}}, deeds=filled, citizens_on=SPACES[:7]
    )
    do(deed, "act town_hall", "send trader astronomy")
    assert (me(deed).coins, me(deed).citizens) == (1, 0)


# End


def seventh(seat: dict[str, Any], **more: Any) -> Game:
    """One citizen is missing: five are of towns, two of spaces."""
    return at(
        "actions",
        {"citizens": 7, **seat},
        citizens_in=["vierzon"],
        **{"citizens_on": SPACES[:5], **more},
    )


@pytest.mark.rule("INV-DIGN-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("easier", [False, True])
def test_the_eighth_citizen_wins_and_in_the_easier_version_the_seventh(
    edition: str, easier: bool
) -> None:
    options = EASIER if easier else {}
    goal = 7 if easier else 8
    assert at("planning", options=options).view(0)["own"]["goal"] == goal
    for citizens in (goal - 2, goal - 1):
        g = at(
            "actions",
            {"citizens": citizens, "places": WAGON},
            citizens_in=["vierzon"],
            citizens_on=SPACES[: 12 - citizens],
            options=options,
            edition=edition,
        )
        do(g, "act wagon vierzon")
        reached = citizens + 1 == goal
        assert (g.over, won(g)) == ((True, True) if reached else (False, None))


@pytest.mark.rule("INV-DIGN-12")
@pytest.mark.parametrize(("space", "seat", "more"), LAST_STEPS, ids=[row[0] for row in LAST_STEPS])
def test_a_citizen_from_a_space_wins_as_well(
    space: str, seat: dict[str, Any], more: dict[str, Any]
) -> None:
    others = [one for one in SPACES if one != space]
    g = seventh(seat, citizens_on=[space, *others[-4:]], **more)
    do(g, *ACTIONS[space])
    assert (won(g), me(g).citizens, g.to_act) == (True, 8, ())


@pytest.mark.rule("INV-DIGN-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, EASIER])
def test_the_game_is_lost_after_round_sixteen(edition: str, options: dict[str, Any]) -> None:
    seat = {"coins": 20, "citizens": 6, "development": 30, "stations": ["orleans", "blois"]}
    g = at(
        "actions",
        seat,
        round=16,
        citizens_in=[],
        citizens_on=SPACES[-7:],
        options=options,
        edition=edition,
    )
    assert won(g) is None
    events = do(g, "pass")
    assert ("paid", 15) in [(event.kind, event.values.get("coins")) for event in events]
    result = g.result()
    assert (g.over, won(g), g.round) == (True, False, 16)
    # No points are counted, neither for coins nor for development and stations.
    assert (result["points"], result["sources"]) == ([6], {"citizens": [6]})


@pytest.mark.rule("INV-DIGN-13")
def test_the_game_goes_on_after_round_fifteen() -> None:
    g = at("actions", {"market": [], "bag": ["monk"]}, round=15)
    do(g, "pass")
    assert (g.over, g.round, asks(g)) == (False, 16, "draw")


@pytest.mark.rule("INV-DIGN-14")
def test_stations_are_built_as_usual_and_give_no_citizen() -> None:
    places = {"guildhall": ["farmer", "craftsman", "knight"]}
    g = at("actions", {"places": places, "merchant": "vierzon"})
    do(g, "act guildhall")
    assert g.view(0)["seats"][0]["stations"] == ["vierzon"]
    assert (me(g).stations, me(g).citizens, g.view(0)["own"]["towns"]) == (9, 0, TOWNS)
    again = at("actions", {"places": places, "stations": ["orleans"]})
    assert refused(again, "act guildhall").rule == "ORL-GUIL-5"


@pytest.mark.rule("INV-DIGN-14")
def test_most_stations_give_no_citizen_at_the_end() -> None:
    g = at("start-player", {"stations": ["orleans", "blois", "tours"]}, round=16)
    assert (g.over, me(g).citizens) == (True, 0)
    last = at("start-player", {"citizens": 7, "stations": ["orleans"]}, round=16)
    assert (won(last), me(last).citizens) == (False, 7)


@pytest.mark.rule("INV-DIGN-14")
def test_stations_count_for_the_office() -> None:
    seat = {"tiles": ["office"], "stations": ["orleans", "blois", "tours"]}
    g = at("actions", {**seat, "places": {"office": ["scholar", "scholar"]}})
    do(g, "act office")
    assert me(g).coins == 3
    assert acts(g, "office") == []
