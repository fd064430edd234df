"""City Defense (INV-COOP): set-up and course."""

from __future__ import annotations

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.tables import tables
from tests.rules.invasion.team import (
    QUIET,
    asks,
    at,
    bag,
    do,
    market,
    on,
    own,
    refused,
    start,
    strike,
    texts,
    won,
)
from tests.support import EDITIONS, everybody

FOUND = [2, 3, 4, 5]
OUTER = {
    *("chartres", "etampes", "montargis", "briare", "sancerre", "nevers"),
    *("saint_amand_montrond", "la_chatre", "argenton_sur_creuse", "chatellerault"),
    *("chinon", "tours", "le_mans"),
}


@pytest.mark.rule("INV-COOP-1", "INV-GEN-20")
@pytest.mark.parametrize("players", FOUND)
@pytest.mark.parametrize("edition", EDITIONS)
def test_supplies_are_those_of_the_base_game(players: int, edition: str) -> None:
    g = start(players, edition=edition)
    base = registry.load("orleans").new(registry.config("orleans", players, 1, edition))
    view, usual = g.view(0), base.view(0)
    assert [row["coins"] for row in view["seats"]] == [5] * players
    assert view["supply"] == usual["supply"]
    assert view["technology"] == usual["technology"]
    goods = [sum(one["goods_market"].values()) for one in (view, usual)]
    assert goods[0] == goods[1]
    assert [len(one) for one in view["map"].values()] == [len(o) for o in usual["map"].values()]
    assert (view["deeds"], view["bank"]) == ({}, None)


@pytest.mark.rule("INV-COOP-1")
@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five(players: int) -> None:
    with pytest.raises(Problem):
        registry.config("orleans", players, scenario="city-defense")


@pytest.mark.rule("INV-COOP-2")
def test_exactly_the_21_place_tiles_of_the_list_are_used() -> None:
    stacks = start().view(0)["stacks"]
    used = {tile for stack in stacks.values() for tile in stack}
    assert len(used) == 21
    assert {"well", "tavern", "vineyard", "black_market", "market_stand", "stage_coach"} <= used
    assert not {"bathhouse", "sacristy", "depot", "office", "hospital", "brewery"} & used


@pytest.mark.rule("INV-COOP-3")
@pytest.mark.parametrize(
    ("players", "counts"), [(2, [9, 8, 1]), (3, [9, 8, 1]), (4, [8, 7, 1]), (5, [8, 7, 1])]
)
def test_the_event_stack(players: int, counts: list[int]) -> None:
    g = start(players)
    assert g.rules.rounds == len(g.hour_glass) == sum(counts)
    stacks = "".join(str(g.rules.event(tile).row["stack"]) for tile in g.hour_glass)
    assert stacks == "A" * counts[0] + "B" * counts[1] + "C"
    assert len(set(g.hour_glass)) == len(g.hour_glass)
    others = [start(players, seed).hour_glass for seed in range(2, 6)]
    assert any(set(other) != set(g.hour_glass) for other in others)
    assert any(other[:3] != g.hour_glass[:3] for other in others)


@pytest.mark.rule("INV-COOP-3", "INV-COOP-13")
def test_which_tiles_are_in_the_stack_is_hidden() -> None:
    g = start(2)
    left = g.view(0)["events_left"]
    assert [len(part["tiles"]) for part in left] == [15, 14, 1]
    assert [part.get("count") for part in left] == [8, 8, None]
    chance = Stream("deal", "test")
    dealt = [g.determinize(0, chance) for _ in range(30)]
    assert all(other.hour_glass[0] == g.hour_glass[0] for other in dealt)
    assert all(other.view(0) == g.view(0) for other in dealt)
    seen = {tile for other in dealt for tile in other.hour_glass}
    assert seen == {tile for part in g.rules.hour_glass for tile in part}


@pytest.mark.rule("INV-COOP-4")
def test_the_difficulty_says_which_tiles_are_left_out() -> None:
    mean = {"demolition", "reinforcement", "trip", "arson", "robbery", "witch_hunt"}
    ids = {
        grade: {event.id for event in start(difficulty=grade).rules.events}
        for grade in ("easier", "normal", "harder")
    }
    assert len(ids["normal"]) == 31
    assert ids["normal"] - ids["easier"] == mean
    assert ids["normal"] - ids["harder"] == {"support", "training"}
    for grade in ids:
        for players in FOUND:
            assert len(start(players, difficulty=grade).hour_glass) in (16, 18)


@pytest.mark.rule("INV-COOP-5", "INV-GEN-7")
def test_fifteen_citizens_are_laid_out() -> None:
    g = start()
    view = g.view(0)
    assert view["citizens"] == {"development": [3, 18, 28], "boatmen": [5], "knights": [4]}
    left = view["own"]["citizens_left"]
    achievements = list(view["own"]["achievements"])
    assert len(achievements) == 5
    assert left == [*achievements, "grain", "cheese", "wine", "farmers", "le_blanc"]
    assert g.citizens.bit_count() + len(left) == 15
    assert own(g).team == 0


@pytest.mark.rule("INV-COOP-5")
def test_the_most_stations_bring_no_citizen() -> None:
    g = strike("invasion", {"stations": ["blois", "vendome"]}, {})
    assert g.over
    assert [p.citizens for p in g.players] == [0, 0]
    assert own(g).team == 0


@pytest.mark.rule("INV-COOP-6")
def test_special_building_tiles_lie_in_the_13_outer_towns() -> None:
    board = registry.load("orleans").board(registry.config("orleans", 2, scenario="city-defense"))
    assert set(board["own"]["outer_towns"]) == OUTER
    assert len(OUTER) == 13


@pytest.mark.rule("INV-COOP-7")
@pytest.mark.parametrize(("players", "count"), [(2, 7), (3, 3), (4, 0), (5, 0)])
def test_towers_of_nobody_stand_from_the_start(players: int, count: int) -> None:
    g = start(players)
    towers = g.view(0)["own"]["towers"]
    three = ["la_chatre", "briare", "tours"]
    more = ["etampes", "montargis", "saint_amand_montrond", "chinon"]
    assert set(towers[-1]) == set([*three, *more][:count])
    assert not any(towers[:-1])
    assert all(p.stations == tables().stations for p in g.players)


@pytest.mark.rule("INV-COOP-8")
def test_characters_are_dealt_at_random_and_open() -> None:
    dealt = set()
    for seed in range(12):
        g = start(4, seed)
        ids = [row["id"] for row in g.view(1)["own"]["characters"]]
        assert len(set(ids)) == 4
        assert ids == [row["id"] for row in g.view(None)["own"]["characters"]]
        dealt |= set(ids)
    assert len(dealt) == 9


@pytest.mark.rule("INV-COOP-8")
def test_characters_are_chosen_in_turn_order() -> None:
    g = start(3, characters="chosen", start="2")
    assert (g.to_act, asks(g), len(texts(g, 1))) == ((1,), "choose-character", 9)
    do(g, 1, "character mayor")
    assert "character mayor" not in texts(g, 2)
    assert refused(g, 2, "character mayor").rule == "INV-COOP-8"
    do(g, 2, "character general")
    do(g, 0, "character scholar")
    ids = [row["id"] for row in g.view(0)["own"]["characters"]]
    assert ids == ["scholar", "mayor", "general"]
    assert (g.round, asks(g)) == (1, "plan")


@pytest.mark.rule("INV-COOP-9")
def test_cards_say_which_of_them_are_easier() -> None:
    board = registry.load("orleans").board(registry.config("orleans", 2, scenario="city-defense"))
    grades = {card["id"]: card["grade"] for card in board["own"]["characters"]}
    easier = {"councilman", "fisherman", "general", "innkeeper", "librarian"}
    assert {one for one, grade in grades.items() if grade == "easier"} == easier
    harder = {"estate_manager", "mayor", "merchant", "scholar"}
    assert {one for one, grade in grades.items() if grade == "harder"} == harder


@pytest.mark.rule("INV-COOP-10")
def test_the_councilman_has_the_assembly_hall() -> None:
    lying = {"places": {"town_hall": ["trader"]}}
    with_it = at("actions", lying, characters=["councilman", "scholar"])
    do(with_it, 0, "act town_hall")
    assert "send trader assembly_hall" in texts(with_it, 0)
    without = at("actions", lying, characters=["scholar", "councilman"])
    do(without, 0, "act town_hall")
    assert "send trader assembly_hall" not in texts(without, 0)


@pytest.mark.rule("INV-COOP-11")
def test_everybody_has_four_further_places() -> None:
    g = at("planning", {"technology": 1, "market": ["marked_trader", "marked_craftsman", "monk"]})
    for p in g.players:
        names = [one.id for one in g.rules.places if p.owned >> one.index & 1]
        assert names[-4:] == ["vehicle", "guild_house", "hostel", "palatinate"]
    do(g, 0, "place marked_trader vehicle", "place marked_craftsman guild_house")
    do(g, 0, "place monk hostel")
    assert on(g, 0, "vehicle") == ["marked_trader"]
    assert refused(g, 0, "technology vehicle trader").rule == "ORL-TECH-9"
    assert "technology palatinate any" in texts(g, 0)
    do(g, 0, "ready")
    everybody(g, "ready")
    assert "vehicle" in g.view(0)["seats"][0]["complete"]


@pytest.mark.rule("INV-COOP-12", "INV-GEN-5")
def test_rounds_are_those_of_the_base_game_without_a_census() -> None:
    names = [phase.name for phase in start().rules.phases[start().rules.repeat :]]
    usual = ["hour-glass", "followers", "planning", "actions", "event"]
    assert names == [*usual, "end-of-round", "dues", "start-player"]
    g = at("followers", {"tracks": {"farmers": 3}}, round=2)
    assert [p.coins for p in g.players] == [5, 5]


@pytest.mark.rule("INV-COOP-13")
def test_plans_are_open_while_they_are_made() -> None:
    g = at("planning")
    do(g, 0, "place marked_farmer village")
    for seat in (1, None):
        assert g.view(seat)["seats"][0]["places"]["village"][0] == "marked_farmer"
    assert g.to_act == (0, 1)
    assert g.determinize(1, Stream("a", "b")).players[0].filled == g.players[0].filled
    assert "place marked_farmer castle" not in texts(g, 0)  # each places the own followers
    assert "place marked_farmer castle" in texts(g, 1)
    do(g, 1, "place marked_farmer castle")
    assert on(g, 0, "castle")[0] is None
    assert bag(g.players[0]) == {}


@pytest.mark.rule("INV-COOP-14")
def test_all_win_or_lose_together() -> None:
    g = strike("invasion", characters=QUIET[:2])
    assert g.over
    assert won(g) is False
    assert g.result()["ranks"] == [1, 1]
    assert len(set(g.result()["points"])) == 1


@pytest.mark.rule("INV-COOP-15")
def test_nobody_pays_with_what_is_anothers() -> None:
    g = at("actions", {"coins": 0, "places": {"guild_house": ["craftsman"]}}, {"coins": 9})
    assert refused(g, 0, "act guild_house").key == "no-coins"
    g = at("actions", {"goods": [], "places": {"vehicle": ["trader"]}}, {"goods": ["wine"]})
    assert refused(g, 0, "act vehicle").key == "nothing-to-give"
    g = at("actions", {"places": {"hostel": ["monk"]}, "market": []}, {"market": ["farmer"]})
    assert refused(g, 0, "act hostel").key == "nothing-to-give"
    assert market(g.players[1])["farmer"] == 1
