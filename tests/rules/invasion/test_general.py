"""What holds for all scenarios of Invasion (INV-GEN), seen in The Dignitary and made-up ones."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.bans import ROADS, WATERWAYS
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.development import develop
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import TILES
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.scenario import Scenario
from scriptorium.games.orleans.scenarios.events import KINDS_OF_SCENARIO_EVENTS
from scriptorium.games.orleans.state import Game
from tests import support
from tests.contract import lively
from tests.rules.invasion.support import (
    CASTLE,
    EASIER,
    SHIP,
    VILLAGE,
    WAGON,
    acts,
    asks,
    at,
    do,
    me,
    on,
    refused,
    start,
    texts,
    towns,
    well,
    won,
)
from tests.rules.test_variants import OPTIONS
from tests.support import EDITIONS, bag


class Fixed(Scenario):
    """The base game with events of one's own, one for each round."""

    def __init__(self, *rows: dict[str, Any]) -> None:
        Scenario.__init__(self, "fixed")
        self.rows = list(rows)

    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        out = Scenario.components(self, players, edition, options)
        out.fixed_events(self.rows)
        return out

    def event_class(self, kind: str) -> type[Event]:
        return KINDS_OF_SCENARIO_EVENTS[kind]


def two(scenario: Scenario, phase: str, seat: dict[str, Any], edition: str, **more: Any) -> Game:
    """Two players in a made-up scenario."""
    rules = Rules(scenario, 2, edition, OPTIONS)
    return position(
        {"phase": phase, "seats": [seat, {}], "edition": edition, **more}, lambda config: rules
    )


@pytest.mark.rule("INV-GEN-1")
def test_a_game_has_exactly_one_scenario() -> None:
    assert start().view(0)["scenario"] == "dignitary"
    with pytest.raises(Problem):
        registry.config("orleans", 1, scenario="dignitary and base")


@pytest.mark.rule("INV-GEN-1")
def test_what_a_scenario_does_not_change_is_played_by_the_base_rules() -> None:
    g = at("actions", {"places": VILLAGE, "tracks": {"boatmen": 1}})
    do(g, "act village boatman")
    assert me(g).coins == 3
    assert refused(g, "act village trader").rule == "ORL-PLN-8"
    full = at("planning")
    assert refused(full, "place marked_farmer town_hall").rule == "ORL-TOWN-2"


@pytest.mark.rule("INV-GEN-2", "INV-GEN-3", "INV-GEN-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_event_of_a_round_is_that_of_its_number(edition: str) -> None:
    g = at("actions", {"coins": 99}, edition=edition)
    rows = g.rules.components.events
    assert [row["round"] for row in rows] == list(range(1, 17))
    while not g.over:
        assert g.view(0)["event"]["id"] == rows[g.round - 1]["id"]
        seen = [tile["id"] for tile in g.view(0)["events_seen"]]
        assert seen == [row["id"] for row in rows[: g.round]]
        before = g.round
        do(g, "pass")
        assert g.over or g.round == before + 1
        if not g.over:
            support.everybody(g, "draw 0")
            do(g, "ready")
    assert before == 16


@pytest.mark.rule("INV-GEN-2")
def test_nothing_but_future_draws_is_hidden() -> None:
    for config in [registry.config("orleans", 1, 5, scenario="dignitary")]:
        for count, (g, _, _) in enumerate(lively.play(config)):
            if count % 9:
                continue
            dealt = g.determinize(0, Stream("other", str(count))).dump()["state"]
            real = g.dump()["state"]
            for state in (dealt, real):
                for seat in state["seats"]:
                    del seat["r1"], seat["r2"]
            assert dealt == real
            views = [g.view(seat) for seat in (0, None)]
            for view in views:
                del view["seat"], view["seats"][0]["outlook"]
            assert views[0] == views[1] or g.view(0)["asks"] == "plan"


@pytest.mark.rule("INV-GEN-6", "INV-R1")
@pytest.mark.parametrize(
    ("edition", "options"), [("2014", ["food grain"]), ("2019", ["food grain", "coins"])]
)
def test_base_events_have_one_strength_and_food_follows_the_edition(
    edition: str, options: list[str]
) -> None:
    harvest = {"id": "harvest", "kind": "harvest", "food_items": 1}
    seat = {"goods": ["grain"], "coins": 7}
    g = two(Fixed(harvest, harvest), "event", seat, edition)
    assert support.texts(g, 0) == options
    support.do(g, 0, "food grain")
    assert g.players[0].coins == 7
    income = {"id": "income", "kind": "income", "coins_per_status": 1}
    paid = two(Fixed(income, income), "event", {"development": 9, "coins": 0}, edition)
    assert paid.players[0].coins == 3


@pytest.mark.rule("INV-GEN-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plague_takes_one_follower(edition: str) -> None:
    plague = {"id": "plague", "kind": "plague"}
    g = two(Fixed(plague, plague), "event", {"bag": ["monk"] * 3, "market": []}, edition)
    taken = 3 - g.players[0].bag[TILES.index("monk")]
    assert taken in (0, 1)
    only = {"bag": {"monk": 3}, "market": ["marked_farmer", "marked_boatman"]}
    rest = {"castle": ["-", "-", "marked_trader"], "village": ["-", "-", "marked_craftsman"]}
    sure = two(Fixed(plague, plague), "event", {**only, "places": rest}, edition)
    assert bag(sure.players[0]) == {"monk": 2}


@pytest.mark.rule("INV-GEN-7")
def test_thirteen_citizens_are_in_the_game() -> None:
    g = start()
    do(g, *texts(g)[:7])
    assert g.citizens.bit_count() + len(towns(g)) == 13
    assert audit(g) == []
    g.citizens &= g.citizens - 1
    assert [reason.key for reason in audit(g)] == ["audit-citizens-laid"]


@pytest.mark.rule("INV-GEN-8")
def test_marked_followers_stay_with_their_owner() -> None:
    seat = {"tiles": ["gunpowder_tower"], "tower": ["knight", "marked_farmer"], "market": []}
    g = at("actions", seat)
    do(g, "act gunpowder_tower")
    assert refused(g, "send marked_farmer city_wall").rule == "ORL-GUNP-4"
    plan = at("planning")
    assert refused(plan, "place marked_farmer town_hall").rule == "ORL-TOWN-2"
    # Dues take no marked follower: only they are in the bag, so nobody can be given.
    dues = at("event", {"coins": 4, "market": []}, round=7)
    assert sum(me(dues).bag) == 4
    assert refused(dues, "give follower").rule == "ORL-TORT-5"


@pytest.mark.rule("INV-GEN-9", "INV-R2")
def test_bans_hold_for_the_whole_round_and_do_nothing_in_phase_six() -> None:
    g = at("hour-glass", {"places": {**CASTLE, **VILLAGE}, "coins": 3}, round=3)
    assert g.round == 3
    shown = g.view(0)["seats"][0]["outlook"]["castle"]["why"]
    assert shown["rule"] == "INV-EVT-DIGN-3"
    do(g, "ready") if asks(g) == "plan" else do(g, "draw 0", "ready")
    assert acts(g, "castle") == []
    do(g, "act village boatman")
    assert acts(g, "castle") == []
    events = do(g, "pass")
    assert "strikes" not in [event.kind for event in events]
    assert (g.round, me(g).coins) == (4, 5)


@pytest.mark.rule("INV-GEN-9", "INV-R2")
def test_other_events_fall_in_phase_six() -> None:
    g = at("actions", {"stations": ["orleans"], "merchant": "blois", "places": WAGON}, round=6)
    assert me(g).coins == 0
    do(g, "act wagon vierzon")
    assert me(g).coins == 0
    do(g, "pass")
    assert (g.round, me(g).coins) == (7, 3)


@pytest.mark.rule("INV-GEN-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_made_up_ban_is_lifted_after_its_round(edition: str) -> None:
    ban = {"id": "closed", "kind": "no_place", "place": "castle", "rule": "INV-GEN-22"}
    calm = {"id": "income", "kind": "income", "coins_per_status": 0}
    g = two(Fixed(ban, calm), "actions", {"places": CASTLE}, edition)
    assert support.refused(g, 0, "act castle").rule == "INV-GEN-22"
    support.everybody(g, "pass")
    support.everybody(g, "draw 0")
    support.everybody(g, "ready")
    turn = g.to_act[0]
    if turn == 1:
        support.do(g, 1, "pass")
    support.do(g, 0, "act castle")


# Winning at once


def one_missing(seat: dict[str, Any], **more: Any) -> Game:
    """Seven citizens: six of the towns, one of a space."""
    return at("actions", {"citizens": 7, **seat}, citizens_in=[], **more)


@pytest.mark.rule("INV-GEN-14", "INV-DIGN-12")
@pytest.mark.parametrize("by_well", [False, True])
def test_a_win_in_the_middle_of_sending_ends_it(by_well: bool) -> None:
    places = {"town_hall": ["trader", "monk"]}
    g = one_missing(
        well(places),
        round=6,
        deeds={"astronomy": ["scholar", "scholar"]},
        citizens_on=["astronomy", "cathedral", "knights", "boatmen", "city_wall", "peace_treaty"],
    )
    do(g, *(["act well"] if by_well else []), "act town_hall")
    events = do(g, "send trader astronomy")
    assert (g.over, won(g), asks(g), g.to_act) == (True, True, None, ())
    assert on(g, "town_hall") == [None, "monk"]
    assert refused(g, "done").key == "game-over"
    assert [event.kind for event in events].count("game-over") == 1
    # The event of the round is not played: no coins for status or stations.
    assert (g.round, me(g).coins) == (6, 1)


@pytest.mark.rule("INV-GEN-14")
def test_a_win_by_the_point_of_a_deed_leaves_its_citizen_where_it_lies() -> None:
    deed = ["boatman"] * 3 + ["trader"] * 2 + ["farmer"] * 3 + ["craftsman"]
    spaces = ["development 3", "canalization", "knights", "boatmen", "city_wall", "peace_treaty"]
    seat = {"development": 2, "places": {"town_hall": ["craftsman", "monk"]}}
    g = one_missing(seat, deeds={"canalization": deed}, citizens_on=spaces)
    do(g, "act town_hall", "send craftsman canalization development")
    assert (won(g), me(g).citizens, g.view(0)["deeds"]["canalization"]["citizen"]) == (
        True,
        8,
        True,
    )


@pytest.mark.rule("INV-GEN-14")
def test_a_win_on_the_way_ends_the_step() -> None:
    seat = {
        "tracks": {"scholars": 3},
        "development": 2,
        "places": {"university": ["farmer", "craftsman", "trader"]},
    }
    spaces = ["development 3", "development 18", "knights", "boatmen", "city_wall", "peace_treaty"]
    g = one_missing(seat, round=2, citizens_on=spaces)
    do(g, "act university")
    # Five points would bring the marker to space 7, with its coins.
    assert (won(g), me(g).development, me(g).coins) == (True, 3, 0)


@pytest.mark.rule("INV-GEN-14")
@pytest.mark.parametrize(
    ("actions", "coins"),
    [
        (["act well", "act stage_coach tours"], 3),
        (["act well", "act ship tours"], 0),
        (["act stage_coach tours"], 3),
    ],
)
def test_a_win_by_a_copied_move(actions: list[str], coins: int) -> None:
    places = {"stage_coach": ["knight"]}
    g = at(
        "actions",
        well(places, citizens=6, merchant="blois", coins=coins),
        citizens_in=["tours"],
        citizens_on=["knights", "boatmen", "city_wall", "peace_treaty", "cathedral", "astronomy"],
        options=EASIER,
    )
    do(g, *actions)
    assert (won(g), me(g).citizens, g.to_act, me(g).coins) == (True, 7, (), 0)


# Alone


@pytest.mark.rule("INV-GEN-15", "INV-R5")
def test_the_player_takes_action_after_action_until_passing() -> None:
    g = at("actions", {"places": {**SHIP, **CASTLE, **VILLAGE}})
    for action in ("act ship blois", "act castle", "act village boatman"):
        assert (g.to_act, asks(g)) == ((0,), "act")
        do(g, action)
    do(g, "pass")
    assert (g.round, g.start) == (2, 0)


@pytest.mark.rule("INV-GEN-15")
def test_technology_is_placed_on_passing_and_the_round_goes_on() -> None:
    g = at("actions", {"technology": 1, "places": {"castle": ["farmer"]}}, round=5)
    do(g, "pass")
    assert (asks(g), g.round, me(g).coins) == ("place-technology", 5, 0)
    do(g, "technology ship farmer")
    assert (g.round, me(g).coins, on(g, "ship")[0]) == (6, 2, "technology")
    kept = at("actions", {"technology": 1, "places": {"castle": ["farmer"]}}, round=5)
    do(kept, "pass", "done")
    assert (kept.round, me(kept).tech_free) == (6, 1)


@pytest.mark.rule("INV-GEN-15")
def test_planning_is_that_of_one_player() -> None:
    g = at("planning", {"market": ["knight"]})
    do(g, "place knight stage_coach", "ready")
    assert (asks(g), on(g, "stage_coach")) == ("act", ["knight"])


# Markers that moved back


@pytest.mark.rule("INV-GEN-19", "INV-R7")
def test_what_a_space_gives_is_given_once() -> None:
    g = at("event", {"development": 6, "coins": 4, "stations": ["orleans"]}, round=7)
    do(g, "give development")
    assert (me(g).development, me(g).furthest) == (5, 6)
    # Outside torture a marker may fall back over coins as well.
    p = me(g)
    p.development, p.furthest, p.coins = 2, 12, 0
    g.citizens |= 1  # even if a citizen lay on space 3 again
    develop(g, p, 10)
    assert (p.development, p.coins, p.citizens) == (12, 0, 0)
    develop(g, p, 13)
    assert (p.development, p.coins, p.citizens) == (25, 5, 1)


@pytest.mark.rule("INV-GEN-19")
def test_moving_back_takes_no_reward_away() -> None:
    seat = {"development": 2, "places": {"scriptorium": ["knight", "scholar"]}, "coins": 4}
    g = at("actions", seat, round=7)
    do(g, "act scriptorium")
    assert (me(g).development, me(g).citizens) == (3, 1)
    do(g, "pass", "give development")
    assert (me(g).development, me(g).citizens, g.view(0)["citizens"]["development"]) == (
        2,
        1,
        [18, 28],
    )
    assert not g.view(0)["seats"][0]["outlook"]["scriptorium"]["gives"][0].get("citizen")


# Coins, start tiles, closed connections


@pytest.mark.rule("INV-GEN-20", "INV-R66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coins_are_never_limited(edition: str) -> None:
    seat = {"coins": 900, "tiles": ["brewery"], "places": {"brewery": ["monk"]}}
    g = at("actions", seat, edition=edition)
    do(g, "act brewery")
    assert (me(g).coins, g.view(0)["bank"]) == (902, None)


@pytest.mark.rule("INV-GEN-21", "INV-R67")
def test_a_tile_owned_from_the_start_is_no_step_of_the_traders() -> None:
    assert start().view(0)["seats"][0]["tracks"]["traders"] == 0
    g = at("actions", {"places": VILLAGE, "bag": ["monk"]})
    assert me(g).tracks[3] == 0
    do(g, "act village trader")
    offered = {text.split()[1] for text in texts(g)}
    assert offered == set(g.view(0)["stacks"]["I"])
    do(g, texts(g)[0])
    second = at("actions", {"places": VILLAGE, "tiles": ["brewery"]})
    assert me(second).tracks[3] == 1
    do(second, "act village trader")
    assert len(texts(second)) == 9
    explicit = at("planning", {"tracks": {"traders": 0}})
    assert me(explicit).tracks[3] == 0


@pytest.mark.rule("INV-GEN-22")
@pytest.mark.parametrize(
    ("closed", "ship", "wagon"), [(ROADS, True, False), (WATERWAYS, False, True)]
)
def test_a_closed_type_of_connections_is_closed_for_every_move(
    closed: int, ship: bool, wagon: bool
) -> None:
    g = at("actions", well({**SHIP, **WAGON}))
    g.no_ways = closed
    assert (bool(acts(g, "ship")), bool(acts(g, "wagon"))) == (ship, wagon)
    do(g, "act well")
    assert (bool(acts(g, "ship")), bool(acts(g, "wagon"))) == (ship, wagon)
    g = at("actions", {"places": SHIP})
    g.no_ways = closed
    do(g, "pass")
    assert g.no_ways == 0
