"""Setting up the table (chapter SET), five players (R24) and slips in print (R25, R29)."""

from __future__ import annotations

import random

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Illegal, Problem
from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, at, bag, do, goods, market, start, supply, texts

SEEDS = range(40)
SECOND_WITH_3 = {"c06", "c18", "c24", "c31", "c33"}
SECOND_WITH_4 = {"c09", "c15", "c19", "c34"}


def followers(farmers: int, villagers: int, others: int) -> dict[str, int]:
    return {
        "farmer": farmers,
        **dict.fromkeys(["boatman", "craftsman", "trader"], villagers),
        **dict.fromkeys(["knight", "scholar", "monk"], others),
    }


def on_map(g: Game) -> dict[str, list[str]]:
    found: dict[str, list[str]] = g.view(None)["map"]
    return found


def goods_in_game(g: Game) -> dict[str, int]:
    """Goods market and map together."""
    lying = [good for tiles in on_map(g).values() for good in tiles]
    return {good: n + lying.count(good) for good, n in g.view(None)["goods_market"].items()}


def hour_glass(g: Game) -> list[tuple[str, str]]:
    """All tiles from top to bottom as (event, letter)."""
    return [(g.rules.event_name(tile), g.rules.event_letter(tile)) for tile in g.hour_glass]


@pytest.mark.rule("ORL-SET-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    g = start(players)
    assert len(g.players) == players
    assert g.to_act == tuple(range(players))


@pytest.mark.rule("ORL-SET-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(Problem) as problem:
        registry.config("orleans", players)
    assert problem.value.key == "bad-players"


@pytest.mark.rule("ORL-SET-2", "ORL-SET-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_coins_stations_and_four_marked_followers_on_the_market(
    players: int, edition: str
) -> None:
    for p in start(players, edition).players:
        assert (p.coins, p.stations) == (5, 10)
        assert bag(p) == {}
        assert market(p) == {
            "marked_farmer": 1,
            "marked_boatman": 1,
            "marked_craftsman": 1,
            "marked_trader": 1,
        }


@pytest.mark.rule("ORL-SET-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_starts_with_goods_technology_tiles_citizens_or_stations(edition: str) -> None:
    for p in start(4, edition).view(None)["seats"]:
        assert set(p["goods"].values()) == {0}
        assert (p["technology"], p["farmer_technology"], p["citizens"]) == (0, 0, 0)
        assert (p["tiles"], p["stations"]) == ([], [])
        assert all(not any(spaces) for spaces in p["places"].values())


@pytest.mark.rule("ORL-SET-5", "ORL-R29")
def test_seven_markers_of_each_player_stand_on_space_0() -> None:
    for p in start(3).view(None)["seats"]:
        assert p["tracks"] == {
            "farmers": 0,
            "boatmen": 0,
            "craftsmen": 0,
            "traders": 0,
            "knights": 0,
            "scholars": 0,
        }
        assert p["development"] == 0


@pytest.mark.rule("ORL-SET-6")
def test_markers_on_space_0_mean_four_draws_and_status_1() -> None:
    for p in start(4).view(None)["seats"]:
        assert (p["draws"], p["status"]) == (4, 1)
    g = at("followers", {"bag": {"farmer": 6}}, {})
    assert "draw 4" in texts(g, 0)
    assert "draw 5" not in texts(g, 0)
    assert at("event", {}, {}, event="income C").players[0].coins == 6


@pytest.mark.rule("ORL-SET-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutral_followers_with_four_players(edition: str) -> None:
    assert supply(start(4, edition)) == followers(16, 10, 14)


@pytest.mark.rule("ORL-SET-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutral_followers_with_three_players(edition: str) -> None:
    assert supply(start(3, edition)) == followers(14, 8, 11)


@pytest.mark.rule("ORL-SET-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutral_followers_with_two_players(edition: str) -> None:
    assert supply(start(2, edition)) == followers(12, 6, 8)


@pytest.mark.rule("ORL-R29")
def test_craftsmen_leave_the_game_with_three_players_as_traders_do() -> None:
    full, three, two = (supply(start(n)) for n in (4, 3, 2))
    assert [full["craftsman"], three["craftsman"], two["craftsman"]] == [10, 8, 6]
    assert [full["trader"], three["trader"], two["trader"]] == [10, 8, 6]


@pytest.mark.rule("ORL-R29")
def test_the_two_player_exception_of_the_census_holds() -> None:
    g = at("census", {"tracks": {"farmers": 1}}, {})
    assert [p.coins for p in g.players] == [6, 5]


@pytest.mark.rule("ORL-SET-10")
@pytest.mark.parametrize(("players", "total"), [(2, 54 + 8), (3, 71 + 12), (4, 88 + 16)])
def test_marked_followers_of_unplayed_colours_are_not_in_the_game(players: int, total: int) -> None:
    g = start(players)
    assert set(supply(g)) == set(followers(0, 0, 0))
    assert sum(sum(market(p).values()) for p in g.players) == 4 * players
    assert sum(supply(g).values()) + 4 * players == total


@pytest.mark.rule("ORL-SET-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sixteen_technology_tiles_at_every_player_count(players: int, edition: str) -> None:
    assert start(players, edition).view(None)["technology"] == 16


@pytest.mark.rule("ORL-SET-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thirteen_citizens_lie_on_their_spaces(players: int) -> None:
    table = start(players).view(None)
    assert table["citizens"] == {"development": [3, 18, 28], "boatmen": [5], "knights": [4]}
    assert [deed["citizen"] for deed in table["deeds"].values()] == [True] * 8


@pytest.mark.rule("ORL-SET-12")
def test_the_fourteenth_citizen_is_kept_for_the_end_of_the_game() -> None:
    g = at("actions", {"stations": ["blois"]}, {}, round=18, event="trading_day")
    do(g, 0, "pass")
    assert [p.citizens for p in g.players] == [0, 0]
    do(g, 1, "pass")
    assert [p.citizens for p in g.players] == [1, 0]


@pytest.mark.rule("ORL-SET-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "in_game"), [(2, 78), (3, 84), (4, 90)])
def test_goods_in_the_game_after_the_removal(players: int, in_game: int, edition: str) -> None:
    assert sum(goods_in_game(start(players, edition)).values()) == in_game


@pytest.mark.rule("ORL-SET-13")
def test_with_four_players_no_goods_leave_the_game() -> None:
    wanted = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}
    assert all(goods_in_game(start(4, seed=seed)) == wanted for seed in SEEDS)


@pytest.mark.rule("ORL-SET-13")
@pytest.mark.parametrize("players", [2, 3])
def test_goods_leave_the_game_at_random(players: int) -> None:
    found = [goods_in_game(start(players, seed=seed)) for seed in SEEDS]
    for good, most in {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}.items():
        assert len({counts[good] for counts in found}) > 1
        assert max(counts[good] for counts in found) <= most


@pytest.mark.rule("ORL-SET-14", "ORL-SET-15")
@pytest.mark.parametrize(
    ("players", "spaces", "doubled"),
    [(2, 43, set()), (3, 48, SECOND_WITH_3), (4, 52, SECOND_WITH_3 | SECOND_WITH_4)],
)
def test_every_goods_space_in_use_holds_one_tile(
    players: int, spaces: int, doubled: set[str]
) -> None:
    lying = {way: len(tiles) for way, tiles in on_map(start(players)).items()}
    assert (len(lying), sum(lying.values())) == (43, spaces)
    assert {way for way, tiles in lying.items() if tiles == 2} == doubled
    assert set(lying.values()) <= {1, 2}


@pytest.mark.rule("ORL-SET-14")
def test_the_goods_on_the_map_are_random() -> None:
    maps = [on_map(start(4, seed=seed)) for seed in SEEDS]
    for way in maps[0]:
        assert {lying[way][0] for lying in maps} == {"grain", "cheese", "wine", "wool", "brocade"}


@pytest.mark.rule("ORL-SET-15")
def test_unused_spaces_stay_empty_all_game() -> None:
    g = start(2)
    chance = random.Random(3)
    while not g.over:
        seat = g.to_act[0]
        g.apply(seat, chance.choice(g.legal(seat)))
        assert max(len(tiles) for tiles in on_map(g).values()) <= 1


@pytest.mark.rule("ORL-SET-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "tiles"), [(2, 35), (3, 36), (4, 38)])
def test_goods_left_over_are_the_goods_market(players: int, tiles: int, edition: str) -> None:
    for seed in range(5):
        assert sum(start(players, edition, seed).view(None)["goods_market"].values()) == tiles


@pytest.mark.rule("ORL-SET-17")
def test_two_goods_on_a_connection_may_be_of_the_same_kind() -> None:
    pairs = [on_map(start(3, seed=seed))["c06"] for seed in SEEDS]
    assert any(first == second for first, second in pairs)
    assert any(first != second for first, second in pairs)


@pytest.mark.rule("ORL-SET-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_merchants_start_in_orleans(players: int) -> None:
    merchants = [p["merchant"] for p in start(players).view(None)["seats"]]
    assert merchants == ["orleans"] * players


@pytest.mark.rule("ORL-SET-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stack_i_has_twelve_place_tiles_and_stack_ii_eight(edition: str) -> None:
    stacks = start(4, edition).view(None)["stacks"]
    assert set(stacks["I"]) == {
        "hayrick",
        "cheese_factory",
        "winery",
        "wool_manufacturer",
        "tailor_shop",
        "brewery",
        "library",
        "windmill",
        "bathhouse",
        "hospital",
        "herb_garden",
        "sacristy",
    }
    assert set(stacks["II"]) == {
        "shipping_line",
        "cellar",
        "pharmacy",
        "office",
        "school",
        "horse_wagon",
        "gunpowder_tower",
        "laboratory",
    }
    assert (len(stacks["I"]), len(stacks["II"])) == (12, 8)


@pytest.mark.rule("ORL-SET-19")
def test_the_stacks_are_open_to_everybody_also_later_in_the_game() -> None:
    village = {"village": ["marked_farmer", "marked_boatman", "marked_craftsman"]}
    g = at("actions", {"places": village}, {}, round=5)
    do(g, 0, "act village trader", "take winery")
    for seat in (0, 1, None):
        stacks = g.view(seat)["stacks"]
        assert (len(stacks["I"]), len(stacks["II"])) == (11, 8)
        assert "winery" not in stacks["I"]


@pytest.mark.rule("ORL-SET-20")
def test_2014_one_pilgrimage_lies_on_seventeen_tiles_shuffled_as_one_stack() -> None:
    stacks = [[event for event, _ in hour_glass(start(4, "2014", seed))] for seed in range(150)]
    for stack in stacks:
        assert stack[0] == "pilgrimage"
        assert sorted(stack[1:]) == sorted(
            ["pilgrimage"] * 2 + ["income", "harvest", "taxes", "trading_day", "plague"] * 3
        )
    for place in range(1, 18):
        assert len({stack[place] for stack in stacks}) == 6


@pytest.mark.rule("ORL-SET-21", "ORL-R1")
def test_2019_the_stack_is_start_pilgrimage_then_a_b_and_c() -> None:
    graded = {"income", "harvest", "taxes", "trading_day", "plague"}
    for seed in SEEDS:
        tiles = hour_glass(start(4, "2019", seed))
        assert tiles[0][0] == "pilgrimage"
        assert [letter for _, letter in tiles[1:]] == ["A"] * 5 + ["B"] * 6 + ["C"] * 6
        assert {event for event, _ in tiles[1:6]} == graded
        assert {event for event, _ in tiles[6:12]} == graded | {"pilgrimage"}
        assert {event for event, _ in tiles[12:]} == graded | {"pilgrimage"}


@pytest.mark.rule("ORL-SET-21")
def test_2019_each_part_of_the_stack_is_shuffled() -> None:
    stacks = [hour_glass(start(4, "2019", seed)) for seed in range(150)]
    for place in range(1, 18):
        assert len({stack[place] for stack in stacks}) == (5 if place < 6 else 6)


@pytest.mark.rule("ORL-SET-22")
@pytest.mark.parametrize(("players", "left"), [(2, 202), (3, 197), (4, 192)])
def test_2014_the_coins_not_handed_out_are_the_supply(players: int, left: int) -> None:
    assert start(players, "2014").view(None)["bank"] == left


@pytest.mark.rule("ORL-SET-22")
def test_2019_the_coin_supply_has_no_end() -> None:
    assert start(4, "2019").view(None)["bank"] is None
    rich = {"coins": 100, "stations": ["blois", "tours"]}
    assert at("event", rich, rich | {"stations": []}, event="trading_day A").players[0].coins == 106


@pytest.mark.rule("ORL-SET-23")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_table_may_choose_the_first_start_player(seat: int) -> None:
    assert {start(4, seed=seed, start=str(seat)).start for seed in range(5)} == {seat - 1}


@pytest.mark.rule("ORL-SET-23")
def test_the_first_start_player_may_be_drawn_at_random() -> None:
    assert {start(4, seed=seed, start="random").start for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("ORL-R24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_players_use_the_values_of_the_data_file(edition: str) -> None:
    g = start(5, edition)
    assert supply(g) == followers(18, 12, 17)
    assert sum(supply(g).values()) + sum(sum(market(p).values()) for p in g.players) == 125
    assert sum(goods_in_game(g).values()) == 96
    assert sum(len(tiles) for tiles in on_map(g).values()) == 52
    assert g.view(None)["technology"] == 16
    assert all(goods(p) == {} and p.coins == 5 for p in g.players)


@pytest.mark.rule("ORL-R25")
def test_the_town_hall_is_one_place_with_one_name() -> None:
    g = start(2)
    data = g.rules.tables.data
    rows = data["player_board"]["place"] + data["place_tiles"]["tile"]
    assert [row["id"] for row in rows if "hall" in row["id"]] == ["guildhall", "town_hall"]
    assert [row["id"] for row in rows if "City" in row["name_en"]] == []
    (row,) = [row for row in rows if row["id"] == "town_hall"]
    assert (row["name_en"], row["name_de"]) == ("Town Hall", "Rathaus")
    spoken = [one.text for one in g.rules.codec if one.text.startswith("act town_hall")]
    assert spoken == ["act town_hall"]
    with pytest.raises(Illegal) as illegal:
        g.step(0, "act city_hall")
    assert illegal.value.key == "unknown-action"
