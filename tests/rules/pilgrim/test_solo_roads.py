"""The Ab-Bott's roads: PIL-SOLO-20 to PIL-SOLO-27 and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.pilgrim.abbott_roads import lay_roads, next_step, roll_gate
from scriptorium.games.pilgrim.state import Game
from scriptorium.games.pilgrim.tables import tables
from tests.rules.pilgrim.support import alone, rolling, route, sites, slots, tiles, where

BOARD = tables().board
# The playing area is NE and SE: sites on C9 and J10.
EAST = {"site_tiles": {"NE": "site_5", "SE": "site_1", "NW": "site_7", "SW": "site_8"}}


def east(abbott: dict[str, Any] | None = None, **position: Any) -> Game:
    return alone(abbott=abbott or {}, **{**EAST, **position})


def roads(g: Game, tiles_: int = 2, shrines: bool = True) -> list[str]:
    """The Ab-Bott lays so many tiles; gives its routes."""
    lay_roads(g, g.players[1], tiles_, shrines)
    return [route(g, 2, number + 1) for number in range(len(g.players[1].routes))]


def built(die: int, **position: Any) -> Game:
    return rolling(die, bag=["build_roads"], **{**EAST, **position})


@pytest.mark.rule("PIL-SOLO-20", "PIL-SOLO-25")
def test_two_tiles_three_with_the_engineer_without_paying() -> None:
    g = built(3, abbott={"stone": 0, "coin": 0, "grain": 0})
    assert len(g.players[1].routes[0]) - 1 == 2
    assert g.players[1].stock == [0, 0, 0, 0]
    more = built(3, abbott={"activities": ["road_engineer"]})
    assert len(more.players[1].routes[0]) - 1 == 3


@pytest.mark.rule("PIL-SOLO-30", "PIL-CONS-4", "PIL-R77", "PIL-R109")
def test_construct_lays_one_road_and_never_a_shrine() -> None:
    g = rolling(3, bag=["construct"], **EAST)
    assert len(g.players[1].routes[0]) - 1 == 1
    g = east({"routes": ["f7 f8 e8"]})
    roads(g, 1, shrines=False)
    assert "*" not in route(g, 2)
    engineer = rolling(3, bag=["construct"], abbott={"activities": ["road_engineer"]}, **EAST)
    assert len(engineer.players[1].routes[0]) - 1 == 2


@pytest.mark.rule("PIL-SOLO-21", "PIL-R90")
def test_it_continues_a_trail_that_has_not_reached_a_site() -> None:
    g = east({"routes": ["f7 f8 *e8"]})
    found = roads(g, 1)
    assert len(found) == 1
    assert found[0].startswith("f8 *e8 ")
    done = east({"routes": ["f7 f8 e8 d9 c9"]})
    assert len(roads(done, 1)) == 2


@pytest.mark.rule("PIL-SOLO-22", "PIL-EX-25", "PIL-R72")
def test_the_die_chooses_a_gate_or_the_next_free_one() -> None:
    """Die 4: G7-SE-H8; if used G7-S-H7, then H6-SE-H7, then F6-NE-E7."""
    names = [BOARD.gate_name(gate) for gate in BOARD.gates[1]]
    assert names[3] == "G7-SE-H8"

    def gate(*used: str) -> str:
        g = east()
        for name in used:
            exit_ = BOARD.gates[1][names.index(name)]
            g.hexes[exit_ // 6] |= 1 << 3 * (exit_ % 6)
        while True:  # until the die shows a 4
            other = g.copy()
            if other.below(6) == 3:
                return BOARD.gate_name(roll_gate(g))
            g.below(6)

    assert gate() == "G7-SE-H8"
    assert gate("G7-SE-H8") == "G7-S-H7"
    assert gate("G7-SE-H8", "G7-S-H7") == "H6-SE-H7"
    assert gate("G7-SE-H8", "G7-S-H7", "H6-SE-H7") == "F6-NE-E7"


@pytest.mark.rule("PIL-SOLO-23")
def test_with_all_gates_used_nothing_happens() -> None:
    g = east()
    for exit_ in BOARD.gates[1]:
        g.hexes[exit_ // 6] |= 1 << 3 * (exit_ % 6)
    before = list(g.hexes)
    lay_roads(g, g.players[1], 2, True)
    assert g.hexes == before


@pytest.mark.rule("PIL-R91")
def test_without_a_site_left_to_visit_it_lays_nothing() -> None:
    g = east({"routes": ["f7 f8 e8 d9 c9", "g7 h8 h9 i9 j10"]})
    assert sites(g, 2) == ["NE", "SE"]
    barriers = g.barriers
    assert len(roads(g)) == 2
    assert g.barriers == barriers  # not even the die is rolled


@pytest.mark.rule("PIL-SOLO-24", "PIL-R73")
def test_a_shortest_way_to_the_nearest_site_left_most_first() -> None:
    g = east({"routes": ["f7 f8 e8"]})
    step = next_step(g, g.players[1], g.players[1].routes[0], -1, 1)
    assert step is not None
    at, entry, leave, site = step
    assert BOARD.names[at] == "e8"
    assert site == 1
    # From E8, entered from the south: north leads to D8, north-east to D9; both border C9. The
    # left-most one is D8.
    assert (entry, leave) == (3, 0)
    south = east({"routes": ["f7 g8 g9"]})
    assert roads(south, 3) == ["g8 *g9 h10 i10"]
    assert sites(south, 2) == ["SE"]


@pytest.mark.rule("PIL-R73")
def test_equally_near_sites_go_clockwise_from_north() -> None:
    g = east()
    # Gate F7-NE-F8: three tiles to C9 by F8, E8, D8 or D9.
    step = next_step(g, g.players[1], (), BOARD.gates[1][2], 1)
    assert step is not None
    assert step[3] == 1


@pytest.mark.rule("PIL-R74", "PIL-R92")
def test_buildings_block_and_roads_can_be_crossed() -> None:
    player = {"routes": ["f6 e7 e8 e9"]}
    g = alone(player, abbott={"routes": ["f7 f8 e8"]}, **EAST)
    step = next_step(g, g.players[1], g.players[1].routes[0], -1, 1)
    assert step is not None
    assert BOARD.names[step[0]] == "e8"  # through the player's road, by upgrade
    scarce = alone(
        player,
        abbott={"routes": ["f7 f8 e8"]},
        **EAST,
        supply={name: 0 for name in BOARD.tiles if name.startswith("U2")},
    )
    assert next_step(scarce, scarce.players[1], scarce.players[1].routes[0], -1, 1) is None


@pytest.mark.rule("PIL-SOLO-25", "PIL-R77")
def test_shrines_at_the_second_and_fifth_tile_where_allowed() -> None:
    second = built(3)
    assert route(second, 2) == "f8 *e8"
    assert where(second, 2)["map"] == 2  # one on the first tile, one on the shrine
    fifth = east({"routes": ["f6 e7 *d7 d8 d9 e9"]})
    roads(fifth, 1)
    assert route(fifth, 2) == "e7 *d7 d8 d9 *e9"
    near_site = east({"routes": ["f6 e7 *d7 c7 d8 d9"]})
    roads(near_site, 1)
    assert route(near_site, 2) == "e7 *d7 c7 d8 d9"
    near_city = east({"routes": ["f6 e7 f8"]})
    roads(near_city, 2)
    assert route(near_city, 2).startswith("e7 f8 ")
    assert "*" not in route(near_city, 2)  # and it is not made up for at the third tile


@pytest.mark.rule("PIL-SOLO-26", "PIL-R93")
def test_a_crossing_takes_the_whole_action_and_must_come_first() -> None:
    player = {"routes": ["f6 e7 e8 e9"]}
    g = alone(player, abbott={"routes": ["f7 f8 e8"]}, **EAST)
    upgrades = sum(tiles(g, name) for name in BOARD.tiles if name.startswith("U2"))
    found = roads(g, 3)
    assert found == ["f8 e8"]
    after = sum(tiles(g, name) for name in BOARD.tiles if name.startswith("U2"))
    assert after == upgrades - 1
    later = alone(player, abbott={"activities": ["road_engineer"]}, **EAST)
    lay_roads(later, later.players[1], 3, True)
    for one in later.players[1].routes:
        crossed = [step for step in one[1:] if BOARD.names[step >> 4] in ("e7", "e8")]
        assert not crossed or len(one) == 2


@pytest.mark.rule("PIL-SOLO-27", "PIL-R94")
def test_a_way_is_bent_to_use_up_the_tiles() -> None:
    g = east({"routes": ["f7 f8 e8"]})  # two tiles from C9
    roads(g, 3)
    assert sites(g, 2) == ["NE"]
    assert len(g.players[1].routes[0]) - 1 == 4
    exact = east({"routes": ["f7 f8 e8"]})
    roads(exact, 2, shrines=False)
    assert len(exact.players[1].routes[0]) - 1 == 3


@pytest.mark.rule("PIL-R76")
def test_its_acolytes_come_from_the_city_else_from_the_fullest_duty() -> None:
    g = east({"duties": {"n": 1, "w": 3}, "city": 1})
    roads(g, 1)
    assert where(g, 2).get("city", 0) == 0
    assert where(g, 2)["map"] == 1
    g = east({"duties": {"n": 1, "w": 3}, "city": 0})
    roads(g, 1)
    assert where(g, 2)["give_alms"] == 2
    none = east({"duties": {}, "city": 0})
    assert roads(none, 2) == []


@pytest.mark.rule("PIL-R83")
def test_it_takes_favours_by_the_standard_rule() -> None:
    g = east({"routes": ["f7 f8 e8 d9"]})
    roads(g, 1)
    assert sites(g, 2) == ["NE"]
    assert slots(g, 2) == ["favour 3"]


@pytest.mark.rule("PIL-R75")
def test_without_a_tile_in_the_supply_nothing_is_laid() -> None:
    g = east(supply={"S": 0, "G": 0, "T": 0})
    assert roads(g) == []
