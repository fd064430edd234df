"""Editions, removal of place tiles, additional place tiles, five players (VAR)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core.rng import Stream
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.scenario import Scenario
from scriptorium.games.orleans.setup import set_up
from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, at, do, everybody, goods, refused, start, supply, texts

OPTIONS = {
    **{option.name: option.default for option in META.options},
    "start": "1",
    "coin_limit": 212,
}


def stacks(g: Game) -> dict[str, list[str]]:
    found: dict[str, list[str]] = g.view(None)["stacks"]
    return found


def sizes(g: Game) -> tuple[int, int]:
    return len(stacks(g)["I"]), len(stacks(g)["II"])


def letters(g: Game) -> str:
    """The letters of the hour glass tiles below the first one, from top to bottom."""
    return "".join(g.rules.event_letter(tile) for tile in g.hour_glass[1:])


def parts(g: Game) -> list[int]:
    """The sizes of the parts of the hour glass still face down."""
    return [len(part["tiles"]) for part in g.view(None)["events_left"]]


class MorePlaces(Scenario):
    """The base game with further place tiles, or boards where a row has no stack."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        Scenario.__init__(self, "more-places")
        self.rows = rows

    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        out = Scenario.components(self, players, edition, options)
        tiles = [row for row in self.rows if row["stack"]]
        if tiles:
            out.add_tiles(tiles)
        out.boards = out.boards + [row for row in self.rows if not row["stack"]]
        return out


def more_tiles(first: int, second: int, edition: str = "2019", seed: int = 1) -> Game:
    """A game with made-up place tiles added to stack I and stack II."""
    rows: list[dict[str, Any]] = []
    for stack, count in (("I", first), ("II", second)):
        for i in range(count):
            row = {"id": f"made_up_{stack.lower()}_{i}", "stack": stack, "slots": ["farmer"]}
            rows.append({**row, "technology_allowed": False, "gain": {"coins": 1}})
    return set_up(Rules(MorePlaces(rows), 2, edition, OPTIONS), str(seed))


# Editions


@pytest.mark.rule("ORL-VAR-1")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2014", ([17], 6, ["food grain"], 3, 2, 202)),
        ("2019", ([5, 6, 6], 8, ["food grain", "coins"], 2, 1, None)),
    ],
)
def test_one_setting_switches_everything_that_differs(edition: str, expected: Any) -> None:
    g = start(2, edition)
    income = at("event", edition=edition, event="income", round=2)
    harvest = at("event", {"goods": ["grain"]}, edition=edition, event="harvest", round=2)
    drew, placed = bathhouse(edition)
    found = (parts(g), income.players[0].coins, texts(harvest, 0), drew, placed)
    assert (*found, g.view(0)["bank"]) == expected


def bathhouse(edition: str) -> tuple[int, int]:
    """How many followers the Bathhouse draws, and how many of them are placed."""
    seat = {"tiles": ["bathhouse"], "places": {"bathhouse": ["farmer"]}, "bag": ["knight"] * 4}
    g = at("actions", seat, {}, edition=edition)
    do(g, 0, "act bathhouse")
    drew = 4 + 1 - g.players[0].bag_n
    placed = 0
    while g.to_act == (0,):
        do(g, 0, texts(g, 0)[0])
        placed += 1
    return drew, placed


@pytest.mark.rule("ORL-VAR-2")
@pytest.mark.parametrize("seed", range(5))
def test_hour_glass_of_2019_runs_through_the_stages_a_b_and_c(seed: int) -> None:
    g = start(3, "2019", seed)
    assert letters(g) == "AAAAABBBBBBCCCCCC"
    assert parts(g) == [5, 6, 6]


@pytest.mark.rule("ORL-VAR-2")
def test_hour_glass_of_2014_is_one_shuffled_stack() -> None:
    doubles = 0
    for seed in range(10):
        g = start(3, "2014", seed)
        assert parts(g) == [17]
        assert letters(g) == "one" * 17
        doubles += len({tile >> 2 for tile in g.hour_glass[1:6]}) < 5
    assert doubles > 0


@pytest.mark.rule("ORL-VAR-3")
@pytest.mark.parametrize(("round_", "paid"), [(2, (1, 3)), (7, (1, 2)), (13, (1, 1))])
def test_events_have_one_strength_in_2014_and_three_in_2019(
    round_: int, paid: tuple[int, int]
) -> None:
    for edition, each in zip(("2014", "2019"), paid, strict=True):
        g = at("event", edition=edition, event="income", round=round_)
        assert [p.coins for p in g.players] == [5 + each] * 2


@pytest.mark.rule("ORL-VAR-4")
def test_harvest_is_food_first_in_2014_and_a_free_choice_in_2019() -> None:
    seat = {"goods": ["wine"]}
    old = at("event", seat, edition="2014", event="harvest", round=2)
    assert refused(old, 0, "coins").rule == "ORL-EVT-5"
    new = at("event", seat, edition="2019", event="harvest", round=2)
    do(new, 0, "coins")
    assert goods(new.players[0]) == {"wine": 1}


@pytest.mark.rule("ORL-VAR-5")
def test_bathhouse_draws_three_and_places_two_in_2014_two_and_one_in_2019() -> None:
    assert bathhouse("2014") == (3, 2)
    assert bathhouse("2019") == (2, 1)


@pytest.mark.rule("ORL-VAR-6")
def test_coins_are_limited_in_2014_and_unlimited_in_2019() -> None:
    brewers = {"tiles": ["brewery"], "places": {"brewery": ["monk"]}, "coins": 6}
    for edition, coins in (("2014", 7), ("2019", 8)):
        g = at("actions", brewers, {"coins": 205}, edition=edition)
        do(g, 0, "act brewery")
        assert g.players[0].coins == coins


# Removal of place tiles


@pytest.mark.rule("ORL-VAR-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_removes_a_tile_in_turn_order_before_round_one(edition: str) -> None:
    g = start(3, edition, start="2", remove_tiles=True)
    order: list[int] = []
    for tile in ("hayrick", "school", "bathhouse"):
        assert g.round == 0
        order += g.to_act
        do(g, g.to_act[0], f"remove {tile}")
    assert order == [1, 2, 0]
    assert (g.round, g.view(0)["phase"]) == (1, "planning")


@pytest.mark.rule("ORL-VAR-7")
def test_tile_of_either_stack_may_be_removed_and_leaves_the_game() -> None:
    g = start(2, remove_tiles=True)
    assert len(texts(g, 0)) == 20
    do(g, 0, "remove hayrick")
    assert refused(g, 1, "remove hayrick").key == "tile-gone"
    do(g, 1, "remove laboratory")
    assert sizes(g) == (11, 7)
    assert "hayrick" not in stacks(g)["I"]
    assert "laboratory" not in stacks(g)["II"]


@pytest.mark.rule("ORL-VAR-7")
def test_removed_tile_cannot_be_chosen_later() -> None:
    village = {"places": {"village": ["farmer", "boatman", "craftsman"]}}
    g = at("actions", village, {}, removed_tiles=["hayrick"])
    do(g, 0, "act village trader")
    assert refused(g, 0, "take hayrick").key == "tile-gone"
    assert len(texts(g, 0)) == 11


@pytest.mark.rule("ORL-VAR-7")
def test_without_the_variant_no_tile_is_removed() -> None:
    g = start(4)
    assert (sizes(g), g.view(0)["phase"]) == ((12, 8), "planning")


@pytest.mark.rule("ORL-VAR-7")
def test_removing_is_compulsory() -> None:
    g = start(2, remove_tiles=True)
    for text in ("pass", "done", "ready"):
        refused(g, 0, text)


@pytest.mark.rule("ORL-VAR-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_tiles_leave_as_there_are_players(players: int) -> None:
    g = start(players, remove_tiles=True)
    while g.round == 0:
        do(g, g.to_act[0], texts(g, g.to_act[0])[0])
    assert sum(sizes(g)) == 20 - players


@pytest.mark.rule("ORL-VAR-8")
def test_removal_is_public() -> None:
    g = start(3, remove_tiles=True)
    events = do(g, 0, "remove sacristy")
    assert [(e.values["place"], e.private_to) for e in events] == [("sacristy", None)]
    for seat in (0, 1, 2, None):
        assert "sacristy" not in g.view(seat)["stacks"]["I"]


# Additional place tiles


@pytest.mark.rule("ORL-VAR-9", "ORL-R23")
def test_thirteen_tiles_of_each_stack_are_used_with_additional_tiles() -> None:
    assert sizes(more_tiles(3, 7)) == (13, 13)


@pytest.mark.rule("ORL-VAR-9")
def test_additional_and_base_tiles_are_drawn_at_random() -> None:
    games = [stacks(more_tiles(12, 8, seed=seed)) for seed in range(30)]
    for stack, count in (("I", 24), ("II", 16)):
        assert len({tile for game in games for tile in game[stack]}) == count
        assert len({tuple(game[stack]) for game in games}) > 20


@pytest.mark.rule("ORL-VAR-9")
def test_tile_that_was_not_drawn_cannot_be_chosen() -> None:
    village = {"places": {"village": ["farmer", "boatman", "craftsman"]}}
    rules = more_tiles(4, 0).rules
    g = position({"phase": "actions", "seats": [village, {}]}, lambda config: rules)
    do(g, 0, "act village trader")
    offered = [text.split()[1] for text in texts(g, 0)]
    assert (len(offered), offered) == (13, stacks(g)["I"])
    out = next(p.id for p in rules.places if p.stack == "I" and p.id not in offered)
    assert refused(g, 0, f"take {out}").key == "tile-gone"


@pytest.mark.rule("ORL-VAR-10")
def test_all_of_a_small_stack_two_is_used_with_additional_tiles() -> None:
    g = more_tiles(3, 2)
    assert sizes(g) == (13, 10)
    assert {"school", "laboratory", "made_up_ii_0", "made_up_ii_1"} <= set(stacks(g)["II"])


@pytest.mark.rule("ORL-VAR-10")
def test_thirteen_is_the_limit_of_stack_two_as_well() -> None:
    assert sizes(more_tiles(3, 5)) == (13, 13)
    assert sizes(more_tiles(3, 6)) == (13, 13)


@pytest.mark.rule("ORL-VAR-11", "ORL-R23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_base_game_uses_all_of_its_twenty_tiles(edition: str, seed: int) -> None:
    assert sizes(start(3, edition, seed)) == (12, 8)
    assert sizes(more_tiles(0, 0, edition, seed)) == (12, 8)


def test_a_place_with_three_equal_spaces() -> None:
    row = {"id": "made_up", "stack": "", "slots": ["farmer"] * 3, "technology_allowed": True}
    rules = Rules(MorePlaces([{**row, "gain": {"coins": 1}}]), 2, "2019", OPTIONS)
    assert rules.stack_tiles(Stream("", "")) == rules.all_tiles
    seats = [{"market": ["farmer"] * 4, "technology": 1}, {}]
    g = position({"phase": "planning", "seats": seats}, lambda config: rules)
    before = g.view(1)
    do(g, 0, "technology made_up farmer", "place farmer made_up", "place farmer made_up")
    assert g.view(0)["seats"][0]["places"]["made_up"] == ["technology", "farmer", "farmer"]
    assert refused(g, 0, "place farmer made_up").key == "space-technology"
    assert g.view(1) == before
    do(g, 0, "take_back farmer made_up")
    assert g.view(0)["seats"][0]["places"]["made_up"] == ["technology", None, "farmer"]
    do(g, 0, "place farmer made_up")
    everybody(g, "ready")
    everybody(g, "pass")
    assert texts(g, 0).count("recall farmer made_up") == 1


# Five players


@pytest.mark.rule("ORL-VAR-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_players_have_their_own_neutral_supplies(edition: str) -> None:
    assert supply(start(5, edition)) == {
        "farmer": 18,
        "boatman": 12,
        "craftsman": 12,
        "trader": 12,
        "knight": 17,
        "scholar": 17,
        "monk": 17,
    }


@pytest.mark.rule("ORL-VAR-12")
def test_fifth_player_has_a_full_set_of_components() -> None:
    g = start(5)
    rows = g.view(0)["seats"]
    assert len(rows) == 5
    for key in ("coins", "market", "bag", "stations", "station_stock", "tracks", "merchant"):
        assert rows[4][key] == rows[0][key]
    assert (rows[4]["coins"], rows[4]["station_stock"]) == (5, 10)
    assert sum(rows[4]["market"].values()) == 4


@pytest.mark.rule("ORL-VAR-13")
def test_five_players_fill_all_52_goods_spaces() -> None:
    g = start(5)
    lying = [len(tiles) for tiles in g.view(0)["map"].values()]
    assert sum(lying) == 52
    # c06 has a space marked 3, c09 one marked 4.
    assert [len(g.view(0)["map"][way]) for way in ("c01", "c06", "c09")] == [1, 2, 2]
    assert sum(g.goods) == 96 - 52


@pytest.mark.rule("ORL-VAR-14")
def test_census_of_five_players_is_that_of_three_and_four() -> None:
    tracks = [2, 1, 1, 1, 0]
    g = at("census", *[{"tracks": {"farmers": space}} for space in tracks])
    assert [p.coins for p in g.players] == [6, 5, 5, 5, 4]
    tied = at("census", *[{"tracks": {"farmers": space}} for space in (2, 2, 1, 0, 0)])
    assert [p.coins for p in tied.players] == [5] * 5


@pytest.mark.rule("ORL-VAR-14")
def test_fifth_player_is_tortured_like_the_others() -> None:
    ahead = {"tracks": {"farmers": 1}}
    g = at("census", ahead, ahead, ahead, ahead, {"coins": 0})
    assert texts(g, 4) == ["give station stock"]
    do(g, 4, "give station stock")
    assert g.view(4)["seats"][4]["station_stock"] == 9


@pytest.mark.rule("ORL-VAR-14")
def test_ties_of_five_players_are_broken_by_the_development_track() -> None:
    spaces = [0, 3, 2, 3, 1]
    g = at("start-player", *[{"development": space} for space in spaces], round=18)
    assert g.result()["ranks"] == [5, 1, 3, 1, 4]


@pytest.mark.rule("ORL-VAR-14")
def test_turns_and_start_player_go_round_all_five() -> None:
    g = at("actions", *[{}] * 5, start=4)
    order: list[int] = []
    while g.view(None)["phase"] == "actions":
        order += g.to_act
        do(g, g.to_act[0], "pass")
    assert order == [3, 4, 0, 1, 2]
    assert g.start == 4
    everybody(g, "ready")
    assert g.to_act == (4,)
