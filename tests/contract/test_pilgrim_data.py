"""The loader finds what is wrong with Pilgrim's data, and says where."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from scriptorium.core.errors import BadData
from scriptorium.games.pilgrim.game import make_rules
from scriptorium.games.pilgrim.tables import Tables, tables

Data = dict[str, Any]


def hexes(data: Data, name: str) -> Data:
    rows: list[Data] = data["board_hexes"]["hexes"]
    return next(row for row in rows if row["id"] == name)


def building(data: Data, name: str) -> Data:
    rows: list[Data] = data["buildings"]["list"]
    return next(row for row in rows if row["id"] == name)


def change(data: Data, where: str, value: Any) -> None:
    *path, last = where.split(".")
    for name in path:
        data = data[int(name)] if isinstance(data, list) else data[name]
    key: Any = int(last) if isinstance(data, list) else last
    data[key] = value


CASES: dict[str, tuple[str, Callable[[Data], None]]] = {
    "26 stopping spaces": (
        "perimeter.spaces",
        lambda data: data["perimeter"]["spaces"].pop(),
    ),
    "4 ports": ("ports.list", lambda data: data["ports"]["list"].pop()),
    "a die number for each": (
        "perimeter.NE",
        lambda data: change(data, "perimeter.spaces.6.die", 0),
    ),
    "91 hexes": ("board.hex_count", lambda data: data["board_hexes"]["hexes"].pop()),
    "a hex twice": ("board_hexes.hexes", lambda data: hexes(data, "B6").update(id="B5")),
    "two hexes on one place": (
        "board_hexes.hexes",
        lambda data: hexes(data, "B6").update(q=-1, r=-4),
    ),
    "a hex of no kind": ("board_hexes.B6.kind", lambda data: hexes(data, "B6").update(kind="sea")),
    "17 hexes in each quadrant": (
        "board.land_hexes_per_quadrant",
        lambda data: hexes(data, "C5").update(quadrant="NE"),
    ),
    "a river that breaks off": (
        "rivers.river_N.d6",
        lambda data: change(data, "rivers.list.0.course.1.edges", ["S", "NE"]),
    ),
    "an exit into the water": (
        "city.exits_clockwise.F6-N.type",
        lambda data: change(data, "city.exits_clockwise.0.type", "land"),
    ),
    "gates in another order": (
        "city_gates_solo.NE_SE",
        lambda data: data["city_gates_solo"]["NE_SE"].reverse(),
    ),
    "a port nearer than it is": (
        "ports.port_N.shortest_route_tiles",
        lambda data: change(data, "ports.list.0.shortest_route_tiles", 3),
    ),
    "a perimeter hex farther than it is": (
        "board_checks",
        lambda data: change(data, "board_checks.shortest_trail_to_any_perimeter_hex", 4),
    ),
    "an upgrade that does not fit": (
        "standard_tiles.S.upgrades_to",
        lambda data: change(data, "standard_tiles.list.0.upgrades_to", ["U3_SSS"]),
    ),
    "a bridge along the water": (
        "bridge_tiles",
        lambda data: change(data, "bridge_tiles.list.0.roads", [[0, 3]]),
    ),
    "a bridge on one bank": (
        "bridge_tiles",
        lambda data: change(data, "bridge_tiles.list.0.roads", [[1, 2]]),
    ),
    "a tile too many": (
        "standard_tiles.S.count",
        lambda data: change(data, "standard_tiles.list.0.count", 17),
    ),
    "an upgrade too many": (
        "components",
        lambda data: change(data, "upgrade_tiles.list.0.count", 2),
    ),
    "sixteen meeples": ("setup_player", lambda data: change(data, "setup_player.acolytes_city", 6)),
    "seven tithe counters": (
        "tithe_counters",
        lambda data: change(data, "tithe_counters.stone", 3),
    ),
    "an unknown duty": (
        "duties.list",
        lambda data: change(data, "duties.list.0.id", "gardening"),
    ),
    "a building at no time": (
        "buildings.mill.timing",
        lambda data: building(data, "mill").update(timing="someday"),
    ),
    "a building at another price": (
        "buildings.mill.cost",
        lambda data: building(data, "mill").update(cost=2),
    ),
    "a building that adds what no duty yields": (
        "buildings.well.adds",
        lambda data: building(data, "well").update(adds="bread"),
    ),
    "a building that adds to another duty": (
        "buildings.well.timing",
        lambda data: building(data, "well").update(timing="duty:clerical"),
    ),
    "a building lost": ("buildings.list", lambda data: data["buildings"]["list"].pop()),
    "a level with too few buildings": (
        "building_levels.level_1",
        lambda data: change(data, "building_levels.drawn_per_level", 99),
    ),
    "thirteen places of piety": (
        "piety_track.vp",
        lambda data: data["piety_track"]["vp"].pop(),
    ),
    "a bag that runs dry": (
        "solo_counters",
        lambda data: data["solo_counters"]["spring"].update(allocation=0),
    ),
    "a first play with a site twice": (
        "setup_first_play.sites",
        lambda data: data["setup_first_play"]["sites"].update(NE="site_1"),
    ),
    "a first play with a strange building": (
        "setup_first_play.level_1",
        lambda data: data["setup_first_play"]["level_1"].__setitem__(0, "mill"),
    ),
    "hearsay": ("ring", lambda data: change(data, "ring.source", "hearsay")),
}


def everything(data: Data) -> None:
    """Load it as a game does."""
    make_rules(Tables(data), 2, "base", {})


def test_the_data_is_right() -> None:
    everything(copy.deepcopy(tables().data))


@pytest.mark.parametrize("name", CASES)
def test_wrong_data_is_named(name: str) -> None:
    where, spoil = CASES[name]
    data = copy.deepcopy(tables().data)
    spoil(data)
    with pytest.raises(BadData) as caught:
        everything(data)
    assert str(caught.value.values["where"]).lower().startswith(where.lower())
