"""Setting up (SET) and the first-play layout."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.games.pilgrim.hexes import CITY_HEX, RIVER
from scriptorium.games.pilgrim.pieces import (
    BUILDINGS,
    DUTIES,
    N_DUTIES,
    NO_TITHE,
    OUT,
    QUADRANTS,
    TAXATION,
    TITHES,
)
from scriptorium.games.pilgrim.setup import building_places
from scriptorium.games.pilgrim.tables import tables
from tests.rules.pilgrim.support import (
    PILGRIM,
    at,
    do,
    dummies,
    live,
    merchant,
    player,
    ring,
    ship,
    source,
    start,
    stock,
    where,
)

SEEDS = range(40)


def names(places: list[int]) -> list[str]:
    board = tables().board
    return [board.names[board.rim[place]] for place in places]


@pytest.mark.rule("PIL-SET-1")
def test_rivers_leave_the_city_to_north_and_south_and_enter_it_from_east_and_west() -> None:
    flows = {row["id"]: row["flow"] for row in tables().data["rivers"]["list"]}
    assert flows == {
        "river_N": "out_of_city",
        "river_S": "out_of_city",
        "river_E": "into_city",
        "river_W": "into_city",
    }
    ways = PILGRIM.board(registry.config("pilgrim", 2))["ways"]
    assert ways["city"] == ["n", "s"]
    assert [space for space, to in ways.items() if "city" in to] == ["e", "w"]


@pytest.mark.rule("PIL-SET-2")
def test_the_duties_are_shuffled_one_on_each_point() -> None:
    found = [tuple(start(seed=seed).ring) for seed in SEEDS]
    assert all(sorted(one) == list(range(N_DUTIES)) for one in found)
    assert len(set(found)) > 35
    assert {one[0] for one in found} == set(range(N_DUTIES))


@pytest.mark.rule("PIL-SET-3")
def test_seven_tithe_counters_lie_on_all_duties_but_taxation() -> None:
    layouts = set()
    for seed in SEEDS:
        g = start(seed=seed)
        kinds = [kind for kind in g.tithes if kind != NO_TITHE]
        assert Counter(TITHES[kind] for kind in kinds) == {
            "stone": 2,
            "grain": 2,
            "coin": 2,
            "cornucopia": 1,
        }
        assert g.tithes[g.space_of[TAXATION]] == NO_TITHE
        layouts.add(tuple(kinds))
    assert len(layouts) > 20


@pytest.mark.rule("PIL-SET-4")
def test_four_of_nine_sites_one_in_each_quadrant_on_a_numbered_hex() -> None:
    board = tables().board
    tiles, rolls = set(), [set() for _ in QUADRANTS]
    for seed in range(200):
        g = start(seed=seed)
        assert len(set(g.sites)) == 4
        tiles |= set(g.sites)
        for quadrant, place in enumerate(g.site_places):
            assert board.quadrant[board.rim[place]] == quadrant
            rolls[quadrant].add(board.by_die[quadrant].index(place) + 1)
    assert tiles == set(range(9))
    assert rolls == [{1, 2, 3, 4, 5, 6}] * 4
    order = [board.quadrant[board.rim[place]] for place in sorted(start().site_places)]
    assert order == [0, 1, 2, 3]


@pytest.mark.rule("PIL-SET-5", "PIL-EX-18", "PIL-R68")
def test_the_sites_divide_the_circuit_into_seasons() -> None:
    def seasons(*numbers: int) -> list[int]:
        board = tables().board
        places = [board.by_die[q][number - 1] for q, number in enumerate(numbers)]
        return [(b - a) % 26 for a, b in zip(places, places[1:] + places[:1], strict=True)]

    for number in range(1, 7):
        assert seasons(number, number, number, number) == [6, 7, 6, 7]
    assert seasons(1, 6, 6, 6)[0] == 11
    assert seasons(6, 1, 1, 1)[0] == 1
    for rolls in itertools.product(range(1, 7), repeat=4):
        assert sum(seasons(*rolls)) == 26


@pytest.mark.rule("PIL-R68")
def test_a_season_may_last_one_round() -> None:
    numbers = {"NW": 6, "NE": 1, "SE": 3, "SW": 3}
    g = at(site_numbers=numbers, round=1, moment="round-end")
    assert g.season == 1
    assert ship(g) == "b7"


@pytest.mark.rule("PIL-SET-6")
def test_the_ship_starts_on_the_first_site_and_round_1_is_played_there() -> None:
    for seed in range(5):
        g = start(seed=seed)
        assert ship(g) == names([g.site_places[0]])[0]
        do(g, *SEED_ALL)
        assert g.round == 1
        assert ship(g) == names([g.site_places[0]])[0]


SEED_ALL = ["to n", "to se", "to n", "to se"]  # two players: along the ring from N


@pytest.mark.rule("PIL-SET-7", "PIL-SET-8", "PIL-EX-3", "PIL-R67")
def test_level_1_begins_beyond_a_free_hex_and_skips_sites() -> None:
    """NW site at 6 (B5), NE at 4 (D10): C8, C9, then D11, E11; level 2 begins on H11."""
    board = tables().board
    sites = [board.by_die[q][number - 1] for q, number in enumerate((6, 4, 6, 1))]
    found = names(building_places(tables(), sites))
    assert found[:4] == ["c8", "c9", "d11", "e11"]
    assert found[4] == "h11"
    assert "b7" not in found
    assert "f11" not in found


@pytest.mark.rule("PIL-SET-9", "PIL-SET-10")
def test_each_level_begins_after_its_site_or_the_level_before() -> None:
    board = tables().board
    near = [board.by_die[q][number - 1] for q, number in enumerate((1, 1, 1, 1))]
    places = building_places(tables(), near)
    assert names(places[:4]) == ["d2", "c3", "c4", "b5"]  # D1 is free
    assert names(places[4:8]) == ["c9", "d10", "d11", "e11"]  # after the NE site on B7: C8 free
    assert names(places[8:]) == ["j10", "j9", "k8", "k7"]  # after the SE site on H11: I11 free
    far = [board.by_die[q][number - 1] for q, number in enumerate((6, 1, 1, 1))]
    places = building_places(tables(), far)
    assert names(places[:4]) == ["c9", "d10", "d11", "e11"]  # B7 is the site, C8 free
    assert names(places[4:8]) == ["i11", "j10", "j9", "k8"]  # beyond E11: F11 free, H11 a site
    assert names(places[8:]) == ["k4", "j3", "j2", "i1"]  # beyond K8: K7 free, K5 a site


@pytest.mark.rule("PIL-R66")
def test_buildings_fit_for_every_roll() -> None:
    board = tables().board
    for rolls in itertools.product(range(6), repeat=4):
        sites = [board.by_die[q][die] for q, die in enumerate(rolls)]
        places = building_places(tables(), sites)
        assert len({*places, *sites}) == 16
        far = [(place - sites[0]) % 26 for place in places]
        assert far == sorted(far)
        assert far[-1] <= 24  # live in round 25 at the latest
        free = {(sites[0] + step) % 26 for step in range(26)} - {*places, *sites}
        for first in places[::4]:
            before = [(first - step) % 26 for step in (1, 2, 3)]
            assert next(place for place in before if place not in sites) in free


@pytest.mark.rule("PIL-SET-11")
def test_twelve_buildings_are_drawn_four_of_each_level() -> None:
    seen = set()
    for seed in SEEDS:
        g = start(seed=seed)
        drawn = [index for index in range(len(BUILDINGS)) if g.owner[index] != OUT]
        assert Counter(tables().levels[index] for index in drawn) == {1: 4, 2: 4, 3: 4}
        seen |= set(drawn)
        out = next(index for index in range(len(BUILDINGS)) if index not in drawn)
        do(g, *SEED_ALL)
        assert (
            g.why(g.to_act[0], g.rules.codec.action(f"hire {BUILDINGS[out]}")).key == "not-in-game"
        )  # type: ignore[union-attr]
    assert len(seen) == len(BUILDINGS)


@pytest.mark.rule("PIL-SET-12")
def test_the_merchant_starts_at_taxation() -> None:
    assert all(merchant(start(seed=seed)) == "taxation" for seed in SEEDS)


@pytest.mark.rule("PIL-SET-13")
def test_all_six_favours_are_on_offer_for_all_to_see() -> None:
    g = start()
    for seat in (0, 1, None):
        assert g.view(seat)["favours"] == [3, 4, 5, 6, 7, 8]


@pytest.mark.rule("PIL-SET-14", "PIL-R88")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tiles_and_shrines_for_each_player(players: int) -> None:
    supply = start(players).view(None)["supply"]
    share = max(players, 2)
    found = [supply[name] for name in ("S", "G", "T", "shrine")]
    assert found == [4 * share, 4 * share, 2 * share, 2 * share]


@pytest.mark.rule("PIL-SET-15", "PIL-R88")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_bridges_fords_and_upgrades_are_there(players: int) -> None:
    supply = start(players).view(None)["supply"]
    bridges = {name: supply[name] for name in ("B_SA", "B_SB", "B_G")}
    assert bridges == {"B_SA": 2, "B_SB": 2, "B_G": 1}
    assert [supply[name] for name in ("F_S", "F_GA", "F_GB")] == [1, 1, 1]
    upgrades = [count for name, count in supply.items() if name.startswith("U")]
    assert sum(upgrades) == 12
    assert max(upgrades) == 1


@pytest.mark.rule("PIL-SET-16", "PIL-SET-17")
def test_markers_start_at_0() -> None:
    for p in start(4).players:
        assert (p.stock[3], p.alms) == (0, 0)


@pytest.mark.rule("PIL-SET-18")
def test_the_first_start_player_is_drawn() -> None:
    found = [start(4, seed, start="random").start for seed in range(60)]
    assert set(found) == {0, 1, 2, 3}
    assert [start(4, 1, start=str(seat)).start for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    with pytest.raises(Problem) as caught:
        start(2, start="3")
    assert caught.value.key == "bad-option"


@pytest.mark.rule("PIL-SET-19", "PIL-SET-20")
def test_sixteen_meeples_and_one_of_each_resource() -> None:
    g = start(4)
    for seat in (1, 2, 3, 4):
        p = player(g, seat)
        hand = 5 - p.city
        assert (p.village, p.abbey, p.city + hand) == (8, 3, 5)
        assert stock(g, seat) == {"stone": 1, "grain": 1, "coin": 1, "piety": 0}
    do(g, "to n", "to city", "to n", *["to n", "to se"] * 3)
    assert sum(where(g, 1).values()) == 16


@pytest.mark.rule("PIL-SET-21", "PIL-SET-22", "PIL-SET-23")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(2, ["n", "ne", "e", "s", "sw", "w"]), (3, ["n", "ne", "s", "sw"]), (4, [])],
)
def test_dummies_stand_on_the_ring(players: int, spaces: list[str]) -> None:
    assert dummies(start(players)) == spaces


@pytest.mark.rule("PIL-SET-24")
@pytest.mark.parametrize(("players", "heralds"), [(1, 4), (2, 4), (3, 4), (4, 0)])
def test_a_herald_stands_on_each_site(players: int, heralds: int) -> None:
    view = start(players).view(None)
    assert sum(site["herald"] for site in view["sites"]) == heralds


@pytest.mark.rule("PIL-SET-25")
def test_heralds_only_mark_the_seasons() -> None:
    """They count on no duty and score nothing, and a site can be reached beside one."""
    g = at({"routes": ["f7 f8 e8 d9 c9"]}, {}, moment="act")
    site = g.view(None)["sites"][1]
    assert (site["herald"], site["visitors"]) == (True, [0])
    assert len(dummies(g)) == 6
    assert source(g, "sites", 2) == 0


@pytest.mark.rule("PIL-SET-26")
def test_a_first_play_has_a_fixed_layout_and_random_tithes() -> None:
    games = [start(seed=seed, setup="first-play") for seed in SEEDS]
    layout = tables().data["setup_first_play"]
    for g in games:
        assert [DUTIES[duty] for duty in g.ring] == layout["duties_clockwise_from_north"]
        assert names(g.site_places) == ["d2", "c9", "j10", "j3"]
        assert {site["quadrant"]: site["id"] for site in g.view(None)["sites"]} == layout["sites"]
        drawn = [b["id"] for b in g.view(None)["buildings"]]
        assert drawn == layout["level_1"] + layout["level_2"] + layout["level_3"]
    assert len({tuple(g.tithes) for g in games}) > 20
    assert len({tuple(g.site_places) for g in games}) == 1


@pytest.mark.rule("PIL-SET-27")
def test_a_handicap_moves_acolytes_back_to_the_village() -> None:
    g = start(3, handicap_2=1, handicap_3=3)
    assert [(p.village, p.abbey) for p in g.players] == [(8, 3), (9, 2), (11, 0)]
    with pytest.raises(Problem):
        start(3, handicap_1=4)


@pytest.mark.rule("PIL-R87")
def test_the_board_is_a_hexagon_of_91_hexes() -> None:
    board = tables().board
    assert len(board.names) == 91
    assert all(max(abs(q), abs(r), abs(q + r)) <= 5 for q, r in board.at)
    assert board.kind.count(CITY_HEX) == 7
    assert board.kind.count(RIVER) == 12
    assert len(board.rim) == 26
    assert [board.quadrant.count(q) for q in range(4)] == [17] * 4
    on_rim = Counter(board.quadrant[hex_] for hex_ in board.rim)
    assert [on_rim[q] for q in range(4)] == [6, 7, 6, 7]
    far = board.distances(board.exits)
    assert {min(far[n] for n in board.around(hex_) if n in far) for hex_ in board.rim} == {3}


@pytest.mark.rule("PIL-EX-14", "PIL-BUIL-1")
def test_buildings_go_live_as_the_ship_passes() -> None:
    """Site in round 1, a free hex in round 2, then Well (3), Quarry (4), Chapel (5)."""
    found = {number: live(at(round=number)) for number in range(1, 6)}
    assert found[1] == found[2] == []
    assert found[3] == ["well"]
    assert sorted(found[4]) == ["quarry", "well"]
    assert sorted(found[5]) == ["chapel", "quarry", "well"]


@pytest.mark.rule("PIL-SEED-7")
def test_dummies_are_there_before_anybody_seeds() -> None:
    g = start()
    assert ring(g, 1) == ring(g, 2) == {}
    assert len(dummies(g)) == 6
