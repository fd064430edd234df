"""Build Roads (ROADS), laying roads (ROAD), upgrades (UPGR), demolition (DEMO), map size (QUAD)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.pilgrim.hexes import LAND, paths, turned
from scriptorium.games.pilgrim.state import Game
from scriptorium.games.pilgrim.tables import tables
from tests.rules.pilgrim.support import (
    TRADE,
    at,
    do,
    legal,
    options,
    refused,
    ring,
    route,
    source,
    stock,
    tiles,
    where,
)

BOARD = tables().board


def builder(*routes: Any, **more: Any) -> dict[str, Any]:
    """A seat with two acolytes on Build Roads and enough of everything."""
    row = {"duties": {"se": 2}, "city": 0, "stone": 9, "piety": 9, "coin": 9}
    return {**row, "routes": list(routes), **more}


def building(*rows: dict[str, Any], **more: Any) -> Game:
    """Seat 1 has just chosen Build Roads, with value 2 unless others stand there too."""
    g = at(*rows, moment="act", **more)
    do(g, "duty build_roads")
    return g


def lays(g: Game, hex_: str, verb: str = "lay") -> list[str]:
    """The ways a path can go through a hex: "sw ne"."""
    found = [text for text in options(g, verb) if text.split()[0] == hex_]
    return [text.removeprefix(f"{hex_} ") for text in found]


def closed(g: Game, seat: int = 0) -> bool:
    return not any(one["open"] for one in g.view(None)["seats"][seat]["routes"])


# Build Roads


@pytest.mark.rule("PIL-ROADS-1")
def test_each_unit_of_value_is_one_tile_in_any_mix() -> None:
    g = building(builder("f6 e7 d7"))
    do(g, "shrine d7")
    do(g, "lay d8 sw ne")
    assert route(g) == "e7 *d7 d8"
    assert not options(g, "lay")
    g = building(builder("f6 e7 d7 c7"))
    do(g, "demolish", "shrine d7")
    assert route(g) == "e7 *d7"


@pytest.mark.rule("PIL-ROADS-2", "PIL-R85")
def test_each_tile_is_paid_when_it_is_laid() -> None:
    g = building(builder("f6 e7 d7", stone=1, piety=1))
    do(g, "shrine d7")
    assert (stock(g)["stone"], stock(g)["piety"]) == (0, 0)
    assert not options(g, "lay")
    g = building(builder(stone=2, city=1))
    do(g, "lay e7 sw n", "from city")
    assert stock(g)["stone"] == 1


@pytest.mark.rule("PIL-R85")
def test_a_shrine_may_close_the_road_that_another_tile_then_leaves() -> None:
    g = building(builder("f6 e7 d7"))
    do(g, "shrine d7", "lay c7 s n")
    assert route(g) == "e7 *d7 c7"


# Laying roads


@pytest.mark.rule("PIL-ROAD-1")
def test_what_tiles_cost() -> None:
    g = building(builder(stone=3))
    do(g, "lay e7 sw n")
    assert stock(g)["stone"] == 2
    g = building(builder("f6 e5 e6", stone=3))
    do(g, "lay e6 sw ne")  # a bridge
    assert stock(g)["stone"] == 2
    g = building(builder("g7 h8 g9 f9", stone=3))
    do(g, f"lay {options(g, 'lay')[0]}")  # a ford
    assert stock(g)["stone"] == 2
    g = building(builder(stone=3), {"routes": ["f6 e7 e8"]})
    do(g, "upgrade e7 s n")
    assert stock(g)["stone"] == 1
    poor = building(builder(stone=1), {"routes": ["f6 e7 e8"]})
    assert refused(poor, "upgrade e7 s n").key == "needs-stone"


@pytest.mark.rule("PIL-ROAD-2", "PIL-ROAD-3")
def test_roads_on_land_and_crossings_on_rivers() -> None:
    for hex_, kind in enumerate(BOARD.kind):
        names = {BOARD.tiles[tile] for mask, tile in BOARD.shapes[hex_].items()}
        ones = {name for name in names if not name.startswith("U")}
        if kind == LAND:
            assert ones == {"S", "G", "T"}
        elif names:
            assert ones in ({"B_SA", "B_SB", "B_G"}, {"F_S", "F_GA", "F_GB"})
    g = building(builder("f6 e7 e8"), {"routes": ["f7 f8 e8"]})
    assert lays(g, "e8")
    taken = building(builder("f6 e7 e8"), {"routes": ["f7 f8 e8 e9"]})
    assert not lays(taken, "e8")  # not empty: only an upgrade can go there
    assert lays(taken, "e8", "upgrade")


@pytest.mark.rule("PIL-R29", "PIL-EX-24")
def test_a_crossing_joins_the_two_banks() -> None:
    shapes = BOARD.shapes[BOARD.names.index("d6")]
    found = {frozenset(pair) for mask in shapes if mask.bit_count() == 1 for pair in paths(mask)}
    edges = BOARD.check and ["n", "ne", "se", "s", "sw", "nw"]
    named = {frozenset(edges[edge] for edge in pair) for pair in found}
    assert named == {
        frozenset(pair) for pair in (("ne", "sw"), ("se", "nw"), ("ne", "nw"), ("se", "sw"))
    }
    g = building(builder("f6 e7 d7 d6"))
    assert lays(g, "d6") == ["se sw", "se nw"]
    assert refused(g, "lay d6 se ne").rule == "PIL-R29"
    assert refused(g, "lay d6 se n").rule == "PIL-R29"


@pytest.mark.rule("PIL-R30")
def test_bridges_cross_straight_rivers_and_fords_bent_ones() -> None:
    bent = [
        hex_
        for hex_, shapes in enumerate(BOARD.shapes)
        if any(BOARD.tiles[tile].startswith("F_") for tile in shapes.values())
    ]
    assert sorted(BOARD.names[hex_] for hex_ in bent) == ["f9", "g3"]


@pytest.mark.rule("PIL-ROAD-4", "PIL-ROAD-11")
def test_a_tile_continues_the_own_route() -> None:
    g = building(builder("f6 e7 d7"), {"routes": ["g7 h8 h9"]})
    assert {text.split()[0] for text in options(g, "lay")} == {"d7"}
    assert refused(g, "lay h9 nw se").rule == "PIL-ROAD-4"
    assert refused(g, "lay d8 sw ne").rule == "PIL-ROAD-4"


@pytest.mark.rule("PIL-ROAD-5", "PIL-R17")
def test_no_road_back_into_the_city_or_off_the_map() -> None:
    g = building(builder())
    assert "sw s" not in lays(g, "e7")
    assert refused(g, "lay e7 sw s").rule == "PIL-R17"
    g = building(builder("f7 f8 e8 d9 d10"))
    assert refused(g, "lay d10 sw n").rule == "PIL-R17"


@pytest.mark.rule("PIL-ROAD-6", "PIL-ROAD-7", "PIL-R15")
def test_the_first_tile_takes_an_acolyte_from_city_or_duty() -> None:
    g = building(builder(city=1, duties={"se": 2, "n": 1}))
    do(g, "lay e7 sw n")
    assert legal(g) == ["from city", "from n", "from se"]
    do(g, "from n")
    assert where(g)["map"] == 1
    assert "produce" not in where(g)
    do(g, "lay d7 s n")
    assert where(g)["map"] == 1
    alone = at(builder(city=0, duties={"se": 1}), {}, moment="act")
    do(alone, "duty build_roads", "lay e7 sw n")
    assert ring(alone) == {}


@pytest.mark.rule("PIL-ROAD-6")
def test_without_an_acolyte_no_first_tile() -> None:
    g = building(builder("f6 e7 d7", city=0, duties={"se": 1}))
    do(g, "shrine d7")  # takes the last one
    assert ring(g) == {}
    assert refused(g, "lay f8 sw ne").rule == "PIL-ROAD-6"
    assert lays(g, "d8")  # leaving the shrine needs nobody


@pytest.mark.rule("PIL-ROAD-8", "PIL-ROAD-10", "PIL-EX-7")
def test_an_open_road_scores_nothing_and_is_the_only_one() -> None:
    g = building(builder("f6 e7 d7"))
    assert not closed(g)
    assert source(g, "trails") == 0
    assert refused(g, "lay f8 sw ne").rule == "PIL-ROAD-10"


@pytest.mark.rule("PIL-ROAD-9", "PIL-ROAD-16")
def test_at_a_shrine_a_site_or_a_port_the_road_is_closed() -> None:
    for one in ("f6 e7 *d7", "f7 f8 e8 d9 c9", TRADE):
        g = building(builder(one))
        assert closed(g)
        assert lays(g, "h5")  # a new one may begin
    many = building(builder("f6 e7 *d7", TRADE, "f5 f4 *f3"), {}, {}, {}, players=4)
    assert closed(many)
    assert lays(many, "h5")


@pytest.mark.rule("PIL-ROAD-12", "PIL-R75")
def test_a_tile_that_is_not_in_the_supply_cannot_be_laid() -> None:
    g = building(builder(), supply={"S": 0})
    assert refused(g, "lay e7 s n").rule == "PIL-ROAD-12"
    assert lays(g, "e7") == ["sw n", "sw se", "sw nw", "s ne", "s se", "s nw"]


@pytest.mark.rule("PIL-ROAD-13")
def test_tiles_turn_freely_but_are_not_mirrored() -> None:
    g = building(builder())
    assert set(lays(g, "f8")) == {"sw n", "sw ne", "sw se", "sw s", "sw nw"}
    turns = {turned(1, by) for by in range(6)}
    assert len(turns) == 6
    masks = {tile: mask for mask, tile in BOARD.shapes[BOARD.names.index("e7")].items()}
    one, other = (masks[BOARD.tiles.index(name)] for name in ("U2_GT_a", "U2_GT_b"))
    assert other not in {turned(one, by) for by in range(6)}  # mirror images are two tiles


@pytest.mark.rule("PIL-ROAD-14", "PIL-R1")
def test_no_road_on_city_port_site_or_building() -> None:
    g = building(builder("f7 f8 e8 d9 d10 c9"), round=26)
    assert closed(g)
    for hex_, rule in (("c9", "PIL-ROAD-14"), ("b7", "PIL-R1"), ("k8", "PIL-R1")):
        text = next(one.text for one in g.rules.codec if one.text.startswith(f"lay {hex_} "))
        assert refused(g, text).rule == rule
    assert not any(one.text.startswith(("lay b6 ", "lay g6 ")) for one in g.rules.codec)


@pytest.mark.rule("PIL-ROAD-15")
def test_the_rim_is_ordinary_land() -> None:
    g = building(builder("f7 f8 e8 d9 d10"))
    assert "sw nw" in lays(g, "d10")


@pytest.mark.rule("PIL-R18")
def test_a_new_path_meets_no_other_path() -> None:
    """Red's road ends towards D7 from E7; Blue may not lead one into that edge from D7."""
    rows = builder("f7 f8 e8 d8 d7"), {"routes": ["f6 e7 d7"]}
    g = building(*rows)
    assert "ne s" not in lays(g, "d7")
    assert refused(g, "lay d7 ne s").rule == "PIL-R18"


@pytest.mark.rule("PIL-R19")
def test_facing_a_site_or_port_is_a_connection_and_must_be_met_at_once() -> None:
    g = building(builder("f7 f8 e8 d9", coin=0))
    text = next(t for t in ("lay d9 sw n", "lay d9 sw nw") if refuses(g, t))
    assert refused(g, text).rule == "PIL-TRAIL-5"
    rich = building(builder("f7 f8 e8 d9"))
    assert text in legal(rich)
    again = building(builder("f7 f8 e8 d9 c9", "f6 e7 d7 d8"))
    assert refused(again, "lay d8 sw ne").rule == "PIL-TRAIL-6"
    trail = building(builder("g7 h8 *h9 h10"))
    assert refused(trail, "lay h10 sw ne").rule == "PIL-PORT-4"


def refuses(g: Game, text: str) -> bool:
    return text not in legal(g)


@pytest.mark.rule("PIL-R20")
def test_a_path_may_not_face_a_shrine_but_roads_and_buildings_may_be_faced() -> None:
    g = building(builder("f7 f8 e8"), {"routes": ["f6 e7 *d7"]})
    assert "s nw" not in lays(g, "e8")
    assert refused(g, "lay e8 s nw").rule == "PIL-R20"
    own = building(builder("f6 e7 *d7"))
    do(own, "lay d8 sw s")
    assert refused(own, "lay e8 n nw").rule == "PIL-R20"
    g = building(builder("f7 f8 e8 d9"))
    assert "sw ne" in lays(g, "d9")  # E... beyond it lies D11's neighbour, a building's hex
    g = building(builder("f7 f8 e8"), {"routes": ["f6 e7 d7 d8"]})
    assert "s n" in lays(g, "e8")  # Red's tip faces D8 as well, the hex is still empty


# Upgrades


@pytest.mark.rule("PIL-UPGR-1", "PIL-UPGR-4", "PIL-UPGR-7", "PIL-R24")
def test_an_upgrade_replaces_a_tile_which_goes_back_to_the_supply() -> None:
    g = building(builder(), {"routes": ["f6 e7 e8"], "stone": 0, "coin": 0})
    before = tiles(g, "S")
    do(g, "upgrade e7 s n")
    assert tiles(g, "S") == before + 1
    assert tiles(g, "U2_SS") == 0
    assert stock(g)["stone"] == 7
    assert (stock(g, 2)["stone"], stock(g, 2)["coin"]) == (0, 0)
    assert route(g, 2) == "e7"
    assert route(g, 1) == "e7"


@pytest.mark.rule("PIL-UPGR-2", "PIL-UPGR-3", "PIL-R89", "PIL-EX-23")
def test_upgrades_keep_all_paths_and_add_one() -> None:
    rows = {
        row["id"]: row
        for group in ("standard_tiles", "bridge_tiles", "upgrade_tiles")
        for row in tables().data[group]["list"]
    }
    assert sorted(rows["S"]["upgrades_to"]) == ["U2_SG", "U2_SS", "U2_ST"]
    assert rows["U2_SS"]["upgrades_to"] == ["U3_SSS"]
    assert "U3_SSS" not in rows["S"]["upgrades_to"]
    assert rows["B_G"]["upgrades_to"] == ["UB_PAR"]
    shapes = BOARD.shapes[BOARD.names.index("e7")]
    straight = next(mask for mask, tile in shapes.items() if BOARD.tiles[tile] == "S")
    found = {
        BOARD.tiles[tile]
        for mask, tile in shapes.items()
        if mask & straight == straight and (mask ^ straight).bit_count() == 1
    }
    assert found == {"U2_SG", "U2_SS", "U2_ST"}
    two = [tile for tile in set(shapes.values()) if BOARD.tiles[tile].startswith("U2")]
    three = [tile for tile in set(shapes.values()) if BOARD.tiles[tile].startswith("U3")]
    assert (len(two), len(three)) == (9, 5)


@pytest.mark.rule("PIL-UPGR-3")
def test_a_two_path_tile_may_become_a_three_path_one() -> None:
    rivals = {"routes": ["f6 e7 e8"]}, {"routes": ["f7 e7 d7"]}
    g = building(builder("f5 e5 e6 e7"), *rivals, players=3)
    assert lays(g, "e7", "upgrade") == ["nw se"]
    do(g, "upgrade e7 nw se")
    assert (tiles(g, "U3_SSS"), tiles(g, "U2_SS")) == (0, 1)
    assert [route(g, seat) for seat in (1, 2, 3)] == ["e5 e6 e7", "e7", "e7"]


@pytest.mark.rule("PIL-UPGR-5")
def test_each_upgrade_exists_once() -> None:
    rivals = {"routes": ["f6 e7 e8"]}
    g = building(builder(), rivals, supply={"U2_SS": 0})
    assert refused(g, "upgrade e7 s n").rule == "PIL-ROAD-12"
    counts = [row["count"] for row in tables().data["upgrade_tiles"]["list"]]
    assert max(counts) == 1


@pytest.mark.rule("PIL-UPGR-6", "PIL-EX-10", "PIL-R23", "PIL-R34")
def test_a_first_tile_upgraded_holds_two_acolytes() -> None:
    """Upgrade a first tile: 1 value, 2 stone, an acolyte beside the owner's; then a bridge."""
    g = building(builder(stone=3), {"routes": ["f6 e7 e8"]})
    do(g, "upgrade e7 s nw", "lay e6 se sw")
    assert stock(g)["stone"] == 0
    assert (where(g, 1)["map"], where(g, 2)["map"]) == (1, 1)
    assert (route(g, 1), route(g, 2)) == ("e7 e6", "e7")
    taken = building(builder(), {"routes": ["f6 e7 e8"]})
    assert not any(text.startswith("sw") for text in lays(taken, "e7", "upgrade"))


@pytest.mark.rule("PIL-R21")
def test_own_tiles_may_be_upgraded_too() -> None:
    g = building(builder("f6 e7 *d7"))
    do(g, "upgrade e7 s ne")
    assert len(g.players[0].routes) == 2


@pytest.mark.rule("PIL-R22")
def test_an_upgrade_must_start_or_continue_the_own_route() -> None:
    g = building(builder("g7 h8 h9"), {"routes": ["f6 e7 e8"]})
    assert options(g, "upgrade") == []
    assert refused(g, "upgrade e7 s n").rule == "PIL-ROAD-10"
    g = building(builder("g7 h8 h9"), {"routes": ["f6 e7 e8 d8 d7"]})
    assert refused(g, "upgrade e8 nw se").rule == "PIL-ROAD-4"


@pytest.mark.rule("PIL-R31")
def test_fords_are_demolished_but_never_upgraded() -> None:
    ford = "g7 h8 g9 f9 f10"
    g = building(builder(ford))
    assert "demolish" in legal(g)
    do(g, "demolish")
    assert g.hexes[BOARD.names.index("f9")] == 0
    construct = at({**builder("g7 h8 g9 f9"), "duties": {"sw": 1}}, moment="act")
    do(construct, "duty construct")
    assert lays(construct, "f9")
    blocked = building(builder("f7 f8 f9"), {"routes": [ford]})
    assert options(blocked, "upgrade") == []
    assert refused(blocked, "upgrade f9 nw n").rule == "PIL-R31"


# Demolition


@pytest.mark.rule("PIL-DEMO-1", "PIL-DEMO-2", "PIL-DEMO-6")
def test_the_last_tile_of_the_open_road_is_removed() -> None:
    g = building(builder("f6 e7 d7 d8"))
    before = (stock(g)["stone"], tiles(g, "G"))
    do(g, "demolish")
    assert route(g) == "e7"
    assert stock(g)["stone"] == before[0]
    assert g.hexes[BOARD.names.index("d7")] == 0
    assert tiles(g, "G") == before[1] + 1
    do(g, "demolish")
    assert g.players[0].routes == ()


@pytest.mark.rule("PIL-DEMO-3")
def test_shrines_and_closed_parts_stay() -> None:
    g = building(builder("f6 e7 *d7"))
    assert refused(g, "demolish").rule == "PIL-DEMO-2"
    g = building(builder("f6 e7 *d7 d8 e8"))
    do(g, "demolish")
    assert route(g) == "e7 *d7"
    assert closed(g)
    assert refused(g, "demolish").rule == "PIL-DEMO-2"
    assert lays(g, "c7")  # the shrine can be left by another edge now


@pytest.mark.rule("PIL-DEMO-4", "PIL-R25")
def test_on_an_upgrade_the_own_path_goes_if_the_rest_is_a_tile_of_the_supply() -> None:
    rows = builder("f7 e7 d7"), {"routes": ["f6 e7 e8"]}
    g = building(*rows)
    do(g, "demolish")
    assert tiles(g, "U2_SS") == 1
    assert route(g, 2) == "e7"
    scarce = building(*rows, supply={"S": 0})
    assert refused(scarce, "demolish").rule == "PIL-DEMO-4"


@pytest.mark.rule("PIL-DEMO-5", "PIL-R38")
def test_the_acolyte_of_a_first_tile_returns_to_the_city() -> None:
    g = building(builder("f6 e7 d7"))
    assert where(g)["map"] == 1
    do(g, "demolish")
    assert "map" not in where(g)
    assert where(g)["city"] == 1
    stays = building(builder("f6 e7 *d7", TRADE))
    assert where(stays)["map"] == 4  # two of each, for good


# Map size


@pytest.mark.rule("PIL-QUAD-1", "PIL-QUAD-2")
def test_as_many_quadrants_as_players() -> None:
    g = building(builder("f6 e7 *d7"), {})
    assert g.view(0)["quadrants"] == ["NW", "NE", "SE", "SW"]
    assert lays(g, "h5")
    do(g, "lay h8 nw ne")
    assert g.view(0)["quadrants"] == ["NE", "SE"]
    g = building(builder("f6 e7 *d7"), {"routes": ["g7 h8 *h9"]})
    assert not lays(g, "h5")
    assert refused(g, "lay h5 ne s").rule == "PIL-QUAD-2"
    three = building(builder("f6 e7 *d7"), {"routes": ["g7 h8 *h9"]}, {}, players=3)
    assert lays(three, "h5")


@pytest.mark.rule("PIL-QUAD-3")
def test_river_hexes_belong_to_no_quadrant() -> None:
    g = building(builder("f7 g8 g9"), {"routes": ["f6 e7 *d7"]})
    assert g.laid == [0, 2, 0, 0]  # the road and the shrine, not the bridge


@pytest.mark.rule("PIL-QUAD-4", "PIL-BUIL-12")
def test_the_ship_and_the_buildings_do_not_care() -> None:
    g = at(
        {"duties": {"sw": 2}, "stone": 9, "routes": ["f6 e7 *d7"]},
        {"routes": ["g7 h8 *h9"]},
        round=26,
        moment="act",
    )
    assert g.view(0)["quadrants"] == ["NE", "SE"]
    do(g, "duty construct", "construct well")  # in the closed north-west
    assert g.owner[7] == 0


@pytest.mark.rule("PIL-QUAD-5", "PIL-R103")
def test_a_site_of_a_closed_quadrant_cannot_be_faced() -> None:
    rows = {"routes": ["g7 h8 *h9"]}, {"routes": ["h6 h5 *i5"]}
    g = at(builder("f6 e7 *d7"), rows[0], moment="act")
    do(g, "duty build_roads")
    assert refused(g, "lay e5 s n").rule == "PIL-QUAD-2"
    assert not any(text.startswith("e5") for text in options(g, "lay"))


@pytest.mark.rule("PIL-QUAD-6")
def test_with_four_players_nothing_is_closed() -> None:
    rows = [{"routes": [one]} for one in ("g7 h8 *h9", "h6 h5 *i5", "f5 f4 *f3")]
    g = building(builder("f6 e7 *d7"), *rows, players=4)
    assert len(g.view(0)["quadrants"]) == 4


@pytest.mark.rule("PIL-R26")
def test_a_quadrant_opens_again_when_its_last_tile_goes() -> None:
    g = building(builder("g7 h8 h9"), {"routes": ["f6 e7 *d7"]})
    assert g.view(0)["quadrants"] == ["NE", "SE"]
    do(g, "demolish")
    assert g.view(0)["quadrants"] == ["NW", "NE", "SE", "SW"]
