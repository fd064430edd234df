"""The Stage Coach (INV-TILE-26, INV-TILE-27)."""

from __future__ import annotations

import pytest

from scriptorium.games.orleans.bans import ROADS, WATERWAYS
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.scenario import Scenario
from scriptorium.games.orleans.scenarios.data import place_tiles
from scriptorium.games.orleans.scenarios.invasion import PLACES
from scriptorium.games.orleans.state import Game
from tests import support
from tests.rules.invasion.support import COACH, acts, at, do, me, on, refused, texts, town
from tests.rules.test_variants import OPTIONS
from tests.support import EDITIONS, bag, goods


class WithCoach(Scenario):
    """The base game, with goods, where the Stage Coach is one of the tiles."""

    def components(self, players: int, edition: str, options: dict[str, object]) -> Components:
        out = Scenario.components(self, players, edition, options)
        out.tiles = [*out.tiles, *place_tiles(["stage_coach"])]
        return out

    def place_class(self, name: str) -> type[Place]:
        return PLACES.get(name) or Scenario.place_class(self, name)


def with_goods(way: str, tiles: list[str], merchant: str) -> Game:
    rules = Rules(WithCoach("with-coach"), 2, "2019", OPTIONS)
    seat = {"tiles": ["stage_coach"], "places": COACH, "coins": 5, "merchant": merchant}
    data = {"phase": "actions", "seats": [seat, {}], "map": {way: tiles}}
    return position(data, lambda config: rules)


@pytest.mark.rule("INV-TILE-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_stage_coach_moves_along_roads_and_waterways_for_three_coins(edition: str) -> None:
    g = at("actions", {"places": COACH, "coins": 4}, edition=edition)
    ends = ["chartres", "chateaudun", "montargis", "vierzon", "blois", "briare"]
    assert acts(g, "stage_coach") == [f"act stage_coach {end}" for end in ends]
    do(g, "act stage_coach briare")
    assert (town(g), me(g).coins) == ("briare", 1)
    assert (on(g, "stage_coach"), bag(me(g))) == ([None], {"knight": 1})


@pytest.mark.rule("INV-TILE-26")
def test_it_moves_along_one_connection_only() -> None:
    g = at("actions", {"places": COACH, "coins": 9})
    assert refused(g, "act stage_coach tours").rule == "INV-TILE-26"
    assert refused(g, "act stage_coach").key == "needs-choice"
    do(g, "act stage_coach blois")
    assert acts(g, "stage_coach") == []


@pytest.mark.rule("INV-TILE-26")
def test_a_town_reached_by_road_and_by_water_is_offered_once() -> None:
    g = at("actions", {"places": COACH, "coins": 3, "merchant": "chinon"})
    assert texts(g).count("act stage_coach chatellerault") == 1


@pytest.mark.rule("INV-TILE-26")
def test_one_good_of_the_connection_may_be_taken() -> None:
    rows = Rules(WithCoach("with-coach"), 2, "2019", OPTIONS).tables.data["map"]["connection"]
    way = next(row for row in rows if {row["a"], row["b"]} == {"orleans", "vierzon"})
    g = with_goods(way["id"], ["wine"], "orleans")
    both = ["act stage_coach vierzon", "act stage_coach vierzon wine"]
    assert [one for one in support.acts(g, 0, "stage_coach") if "vierzon" in one] == both
    declined = g.copy()
    support.do(declined, 0, both[0])
    assert (goods(declined.players[0]), declined.players[0].coins) == ({}, 2)
    support.do(g, 0, both[1])
    assert (goods(g.players[0]), support.town(g, 0)) == ({"wine": 1}, "vierzon")
    assert g.view(0)["map"][way["id"]] == []


@pytest.mark.rule("INV-TILE-27")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_without_three_coins_it_cannot_be_used_and_nobody_is_tortured(coins: int) -> None:
    g = at("actions", {"places": COACH, "coins": coins})
    assert texts(g) == ["pass"]
    reason = refused(g, "act stage_coach vierzon")
    assert (reason.key, reason.rule) == ("not-enough-coins", "INV-TILE-27")
    do(g, "pass")
    assert (me(g).coins, on(g, "stage_coach")) == (coins, ["knight"])
    three = at("actions", {"places": COACH, "coins": 3})
    do(three, "act stage_coach vierzon")
    assert me(three).coins == 0


@pytest.mark.rule("INV-GEN-22")
@pytest.mark.parametrize(
    ("closed", "ends"),
    [
        (ROADS, ["blois", "briare"]),
        (WATERWAYS, ["chartres", "chateaudun", "montargis", "vierzon"]),
        (ROADS | WATERWAYS, []),
    ],
)
def test_connections_closed_for_the_round_are_closed_for_the_coach(
    closed: int, ends: list[str]
) -> None:
    g = at("actions", {"places": COACH, "coins": 3})
    g.no_ways = closed
    assert acts(g, "stage_coach") == [f"act stage_coach {end}" for end in ends]
    if not ends:
        assert refused(g, "act stage_coach blois").key == "no-way"


@pytest.mark.rule("INV-TILE-26")
def test_only_a_knight_or_a_monk_stands_on_it_and_never_technology() -> None:
    g = at("planning", {"market": ["knight", "monk", "marked_trader"], "technology": 1})
    on_it = [text for text in texts(g) if "stage_coach" in text]
    assert on_it == ["place knight stage_coach", "place monk stage_coach knight"]
    assert refused(g, "technology stage_coach knight").rule == "ORL-TECH-9"
