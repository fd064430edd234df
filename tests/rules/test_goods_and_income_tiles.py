"""Place tiles that give goods, coins or development points (HAYR to CELL, OFFI, HOSP)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, goods, on, refused, start, supply, texts

KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]

# Tile, stack, printed spaces.
PRINTED = [
    ("hayrick", "I", ["farmer"]),
    ("cheese_factory", "I", ["farmer", "farmer"]),
    ("winery", "I", ["farmer", "trader"]),
    ("wool_manufacturer", "I", ["boatman", "trader"]),
    ("tailor_shop", "I", ["trader", "scholar"]),
    ("shipping_line", "II", ["boatman"]),
    ("brewery", "I", ["monk"]),
    ("library", "I", ["knight", "scholar"]),
    ("windmill", "I", ["craftsman", "craftsman"]),
    ("cellar", "II", ["monk", "scholar"]),
    ("office", "II", ["scholar", "scholar"]),
    ("hospital", "I", ["boatman", "scholar"]),
]

# Tile, good, its spaces filled.
GOODS_TILES = [
    ("hayrick", "grain", ["farmer"]),
    ("cheese_factory", "cheese", ["farmer", "farmer"]),
    ("winery", "wine", ["farmer", "trader"]),
    ("wool_manufacturer", "wool", ["boatman", "trader"]),
    ("tailor_shop", "brocade", ["trader", "scholar"]),
]


def manned(
    tile: str, followers: list[str], more: dict[str, Any] | None = None, **rest: Any
) -> Game:
    """Seat 0, to act, owns the tile with these followers on it."""
    seat = {"tiles": [tile], "places": {tile: followers}, **(more or {})}
    return at("actions", seat, {}, **rest)


@pytest.mark.rule("ORL-HAYR-1", "ORL-CHEE-1", "ORL-WINY-1", "ORL-WOOL-1", "ORL-TAIL-1")
@pytest.mark.rule("ORL-SHPL-1", "ORL-BREW-1", "ORL-LIBR-1", "ORL-WIND-1", "ORL-CELL-1")
@pytest.mark.rule("ORL-OFFI-1", "ORL-HOSP-1")
@pytest.mark.parametrize(("tile", "stack", "spaces"), PRINTED)
def test_tile_lies_in_its_stack_and_has_the_printed_spaces(
    tile: str, stack: str, spaces: list[str]
) -> None:
    assert tile in start().view(0)["stacks"][stack]
    g = at("planning", {"tiles": [tile], "market": KINDS})
    fit = [kind for kind in KINDS if f"place {kind} {tile}" in texts(g, 0)]
    assert sorted(fit, key=KINDS.index) == sorted(set(spaces), key=KINDS.index)
    assert on(g, 0, tile) == [None] * len(spaces)


@pytest.mark.rule("ORL-HAYR-1", "ORL-CHEE-1", "ORL-WINY-1", "ORL-WOOL-1", "ORL-TAIL-1")
@pytest.mark.rule("ORL-SHPL-1", "ORL-BREW-1", "ORL-LIBR-1", "ORL-WIND-1", "ORL-CELL-1")
@pytest.mark.rule("ORL-OFFI-1", "ORL-HOSP-1")
@pytest.mark.parametrize(("tile", "stack", "spaces"), PRINTED)
def test_tile_needs_every_one_of_its_spaces_filled(
    tile: str, stack: str, spaces: list[str]
) -> None:
    more = {"stations": ["tours"]}
    assert acts(manned(tile, spaces, more), 0, tile) == [f"act {tile}"]
    g = manned(tile, ["-", *spaces[1:]], more)
    assert refused(g, 0, f"act {tile}").rule == "ORL-PLN-8"


@pytest.mark.rule("ORL-HAYR-1", "ORL-CHEE-1", "ORL-WINY-1", "ORL-WOOL-1", "ORL-TAIL-1")
@pytest.mark.parametrize(("tile", "good", "followers"), GOODS_TILES)
def test_goods_tile_gives_one_good_of_the_goods_market(
    tile: str, good: str, followers: list[str]
) -> None:
    g = manned(tile, followers, {"bag": []}, goods_market={good: 1})
    market = sum(g.goods)
    do(g, 0, f"act {tile}")
    assert goods(g.players[0]) == {good: 1}
    assert g.view(0)["goods_market"][good] == 0
    assert sum(g.goods) == market - 1
    assert sorted(bag(g.players[0])) == sorted(set(followers))


@pytest.mark.rule("ORL-HAYR-1", "ORL-CHEE-1", "ORL-WINY-1", "ORL-WOOL-1", "ORL-TAIL-1")
@pytest.mark.parametrize(("tile", "good", "followers"), GOODS_TILES)
def test_goods_tile_is_closed_without_its_good_in_the_goods_market(
    tile: str, good: str, followers: list[str]
) -> None:
    g = manned(tile, followers, goods_market={good: 0})
    assert sum(g.goods) > 0
    assert refused(g, 0, f"act {tile}").key == "no-good-left"
    do(g, 0, "pass")
    assert on(g, 0, tile) == followers


@pytest.mark.rule("ORL-SHPL-1")
def test_shipping_line_gives_one_development_point() -> None:
    g = manned("shipping_line", ["boatman"], {"development": 14})
    do(g, 0, "act shipping_line")
    assert g.players[0].development == 15
    assert g.players[0].coins == 5


@pytest.mark.rule("ORL-SHPL-1", "ORL-LIBR-1")
@pytest.mark.parametrize(
    ("tile", "followers"), [("shipping_line", ["boatman"]), ("library", ["knight", "scholar"])]
)
def test_development_tiles_are_closed_on_space_30_only(tile: str, followers: list[str]) -> None:
    assert acts(manned(tile, followers, {"development": 29}), 0, tile) == [f"act {tile}"]
    g = manned(tile, followers, {"development": 30})
    assert refused(g, 0, f"act {tile}").key == "development-end"


@pytest.mark.rule("ORL-BREW-1")
def test_brewery_gives_two_coins() -> None:
    g = manned("brewery", ["monk"])
    do(g, 0, "act brewery")
    assert g.players[0].coins == 7
    assert bag(g.players[0]) == {"monk": 1}


@pytest.mark.rule("ORL-LIBR-1")
def test_library_gives_two_development_points() -> None:
    g = manned("library", ["knight", "scholar"], {"development": 13})
    do(g, 0, "act library")
    assert g.players[0].development == 15
    assert g.players[0].coins == 5


@pytest.mark.rule("ORL-LIBR-1")
def test_library_loses_the_surplus_past_space_30() -> None:
    g = manned("library", ["knight", "scholar"], {"development": 29})
    do(g, 0, "act library")
    assert g.players[0].development == 30


@pytest.mark.rule("ORL-WIND-1")
def test_windmill_gives_two_coins_and_one_development_point() -> None:
    g = manned("windmill", ["craftsman", "craftsman"], {"development": 1})
    do(g, 0, "act windmill")
    assert (g.players[0].coins, g.players[0].development) == (7, 2)
    assert bag(g.players[0]) == {"craftsman": 2}


@pytest.mark.rule("ORL-WIND-1")
def test_windmill_point_onto_a_coin_space_pays_its_coins_as_well() -> None:
    g = manned("windmill", ["craftsman", "craftsman"], {"development": 6})
    do(g, 0, "act windmill")
    assert g.players[0].coins == 5 + 2 + 3


@pytest.mark.rule("ORL-WIND-2")
def test_windmill_on_space_30_still_gives_two_coins() -> None:
    g = manned("windmill", ["craftsman", "craftsman"], {"development": 30})
    do(g, 0, "act windmill")
    assert (g.players[0].coins, g.players[0].development) == (7, 30)


@pytest.mark.rule("ORL-CELL-1")
def test_cellar_gives_four_coins() -> None:
    g = manned("cellar", ["monk", "scholar"])
    do(g, 0, "act cellar")
    assert g.players[0].coins == 9
    assert bag(g.players[0]) == {"scholar": 1, "monk": 1}


@pytest.mark.rule("ORL-CELL-2")
def test_technology_in_the_cellar_lies_on_the_scholar_space_only() -> None:
    g = at("planning", {"tiles": ["cellar"], "technology": 1})
    assert refused(g, 0, "technology cellar monk").rule == "ORL-TECH-7"
    do(g, 0, "technology cellar scholar")
    assert on(g, 0, "cellar") == [None, "technology"]


@pytest.mark.rule("ORL-CELL-2", "ORL-CELL-1")
def test_cellar_with_technology_needs_only_the_monk_and_keeps_the_tile() -> None:
    g = manned("cellar", ["monk", "technology"])
    do(g, 0, "act cellar")
    assert g.players[0].coins == 9
    assert on(g, 0, "cellar") == [None, "technology"]


@pytest.mark.rule("ORL-OFFI-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_office_pays_a_coin_for_each_own_station_on_the_map(edition: str) -> None:
    places = {"office": ["scholar", "scholar"]}
    mine = {"stations": ["orleans", "tours", "nevers"], "tiles": ["office"], "places": places}
    g = at("actions", mine, {"stations": ["orleans", "blois"]}, edition=edition)
    do(g, 0, "act office")
    assert g.players[0].coins == 5 + 3
    assert g.players[1].coins == 5


@pytest.mark.rule("ORL-OFFI-1", "ORL-OFFI-2")
def test_office_counts_the_station_in_orleans() -> None:
    g = manned("office", ["scholar", "scholar"], {"stations": ["orleans"]})
    do(g, 0, "act office")
    assert g.players[0].coins == 6


@pytest.mark.rule("ORL-OFFI-2")
def test_office_is_closed_without_a_built_station() -> None:
    g = at(
        "actions",
        {"tiles": ["office"], "places": {"office": ["scholar", "scholar"]}},
        {"stations": ["tours"]},
    )
    assert refused(g, 0, "act office").rule == "ORL-OFFI-2"


@pytest.mark.rule("ORL-HOSP-1")
@pytest.mark.parametrize(("space", "coins"), [(0, 1), (3, 1), (4, 2), (14, 3), (22, 5), (30, 6)])
def test_hospital_pays_the_present_status(space: int, coins: int) -> None:
    g = manned("hospital", ["boatman", "scholar"], {"development": space})
    do(g, 0, "act hospital")
    assert g.players[0].coins == 5 + coins
    assert g.players[0].development == space


@pytest.mark.rule("ORL-BREW-1", "ORL-CELL-1", "ORL-HOSP-1", "ORL-OFFI-1")
@pytest.mark.parametrize(
    ("tile", "followers"),
    [
        ("brewery", ["monk"]),
        ("cellar", ["monk", "scholar"]),
        ("hospital", ["boatman", "scholar"]),
        ("office", ["scholar", "scholar"]),
    ],
)
def test_income_tile_gives_no_more_than_coins(tile: str, followers: list[str]) -> None:
    g = manned(tile, followers, {"stations": ["tours"]})
    before = supply(g), g.goods[:]
    do(g, 0, f"act {tile}")
    assert g.players[0].development == 0
    assert g.players[0].coins > 5
    assert (supply(g), g.goods) == before
