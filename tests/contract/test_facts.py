"""What the board says is what the tables say and the rules do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.orleans.pieces import KINDS, TRACKS
from scriptorium.games.orleans.scenarios.data import FILE, reconstructed
from scriptorium.games.orleans.tables import tables
from tests.support import EDITIONS, at, do, goods, refused, start

DATA = tables().data
TEXTS = FILE.parents[1] / "texts"
# Tables of Invasion that belong to one scenario.
FURTHER = ["structure_cards", "special_buildings", "characters", "cooperative_events"]


def board(players: int = 4, edition: str = "2019") -> dict[str, Any]:
    return registry.load("orleans").board(registry.config("orleans", players, edition=edition))


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_say_what_is_printed(game: str) -> None:
    meta = registry.meta(game)
    for edition in meta.editions:
        for scenario in meta.scenarios:
            players = meta.scenario_players.get(scenario, meta.players)[1]
            config = registry.config(game, players, edition=edition, scenario=scenario)
            found = registry.load(game).board(config)
            whole = json.dumps(found)
            for part in found.values():
                if isinstance(part, list | dict):
                    part.clear()
            assert json.dumps(registry.load(game).board(config)) == whole


def test_places_are_in_printed_order_with_their_spaces() -> None:
    rows = [*DATA["player_board"]["place"], *DATA["place_tiles"]["tile"]]
    found = board()["places"]
    assert [(one["id"], one["slots"]) for one in found] == [(r["id"], r["slots"]) for r in rows]
    assert [one["stack"] for one in found] == [row.get("stack") for row in rows]
    assert [one["technology"] for one in found] == [row["technology_allowed"] for row in rows]
    groups = {one["id"]: one["group"] for one in found}
    recruiting = ["farm_house", "village", "university", "castle", "monastery"]
    assert [name for name, group in groups.items() if group == "recruit"] == recruiting
    assert list(groups.values()) == ["recruit"] * 5 + ["act"] * 5 + ["tile"] * 20


def test_places_and_deeds_are_those_of_the_view() -> None:
    view, found = start().view(0), board()
    own = [one["id"] for one in found["places"] if not one["stack"]]
    assert list(view["seats"][0]["places"]) == own
    for stack in ("I", "II"):
        tiles = [one["id"] for one in found["places"] if one["stack"] == stack]
        assert view["stacks"][stack] == tiles
    assert list(view["deeds"]) == [deed["id"] for deed in found["deeds"]]
    for deed in found["deeds"]:
        shown = view["deeds"][deed["id"]]
        assert {kind: deed["slots"].count(kind) for kind in shown["free"]} == shown["free"]
        assert (deed["coins"], deed["development"]) == (shown["coins"], shown["development"])
    assert [deed["slots"] for deed in found["deeds"]] == [r["slots"] for r in DATA["deeds"]["deed"]]


def test_tracks_show_what_the_tables_say() -> None:
    rows, found = DATA["tracks"], board()["tracks"]
    assert list(found) == TRACKS
    assert [one["kind"] for one in found.values()] == KINDS[:6]
    spaces = {name: one["spaces"] for name, one in found.items()}
    for name, row in rows.items():
        if name in TRACKS:
            assert len(spaces[name]) == row["last_space"] + 1
    assert all(spaces[name][0] == {} for name in TRACKS if name != "knights")
    assert [one["good"] for one in spaces["farmers"][1:]] == rows["farmers"]["goods"]
    assert [one.get("coins", 0) for one in spaces["boatmen"][1:]] == rows["boatmen"]["coins"]
    assert [one["draws"] for one in spaces["knights"]] == [4, *rows["knights"]["draws"]]
    assert [one["stacks"] for one in spaces["traders"][1:]] == rows["traders"]["allowed_stacks"]
    assert [one["development"] for one in spaces["scholars"][1:]] == rows["scholars"]["development"]
    assert spaces["craftsmen"][1:3] == [
        {"technology": True, "only": "farmer"},
        {"technology": True},
    ]
    citizens = {
        name: [i for i, one in enumerate(row) if "citizen" in one] for name, row in spaces.items()
    }
    assert {name: at for name, at in citizens.items() if at} == {"boatmen": [5], "knights": [4]}


def test_the_development_track_shows_what_lies_and_what_rises() -> None:
    found = board()["development"]
    track = DATA["development_track"]
    spaces = {int(space): shown for space, shown in found["spaces"].items()}
    assert list(spaces) == sorted(spaces)
    assert found["last"] == track["last_space"]
    shown = {
        name: {space: one[name] for space, one in spaces.items() if name in one}
        for name in ("citizen", "coins", "status")
    }
    assert list(shown["citizen"]) == track["citizens"]
    assert shown["coins"] == {row["space"]: row["coins"] for row in track["coins"]}
    assert shown["status"] == {row["space"]: row["value"] for row in track["status"][1:]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ways_have_the_goods_spaces_of_the_number_of_players(players: int) -> None:
    found = board(players)
    assert sum(way["goods"] for way in found["ways"]) == {2: 43, 3: 48, 4: 52, 5: 52}[players]
    on_map = start(players).view(None)["map"]
    assert {way["id"]: way["goods"] for way in found["ways"]} == {
        way: len(tiles) for way, tiles in on_map.items()
    }
    for way in found["ways"]:
        assert {way["a"], way["b"]} <= set(found["towns"])
        assert way["type"] in ("road", "waterway")
    assert found["start_town"] == "orleans"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hour_glass_lies_in_its_parts(edition: str) -> None:
    found = board(4, edition)["hour_glass"]
    parts = {"2014": [("one", 1), ("one", 17)], "2019": [("one", 1), ("A", 5), ("B", 6), ("C", 6)]}
    assert [(part["letter"], part["count"]) for part in found] == parts[edition]


def test_goods_and_market() -> None:
    found = board()
    assert {one["id"]: one["points"] for one in found["goods"]} == {
        row["id"]: row["vp"] for row in DATA["goods"]["kind"]
    }
    assert found["kinds"] == KINDS
    assert found["market"] == 8


@pytest.mark.parametrize("step", range(1, 9))
def test_the_farmers_track_gives_what_is_printed(step: int) -> None:
    seat = {"tracks": {"farmers": step - 1}, "places": {"farm_house": ["boatman", "craftsman"]}}
    g = at("actions", seat)
    do(g, 0, "act farm_house")
    assert goods(g.players[0]) == {board()["tracks"]["farmers"]["spaces"][step]["good"]: 1}


def test_a_space_names_the_rule_by_which_it_refuses() -> None:
    rules = board()["space_rules"]
    me = {"market": ["knight", "farmer"], "tiles": ["sacristy"], "places": {"ship": ["farmer"]}}
    g = at("planning", me, {})
    for text, name in (
        ("place knight ship boatman", "boatman"),
        ("place knight monastery scholar", "scholar"),
        ("place knight sacristy monk", "monk"),
        ("place farmer ship", "taken"),
    ):
        assert refused(g, 0, text).rule == rules[name]
    assert rules["monk"] != rules["taken"]


def test_whom_a_place_gets_when_it_is_filled_at_once() -> None:
    """Everybody is named, and those are spared whom one misses most."""
    order = board()["fill_order"]
    tiles = [*KINDS, *(f"marked_{kind}" for kind in KINDS[:4])]
    assert sorted(order) == sorted(f"{at}:{one}" for at in ("market", "tower") for one in tiles)
    kept = ["market:farmer", "market:marked_farmer", "tower:farmer", "tower:marked_farmer"]
    kept += ["market:monk", "tower:monk"]
    assert [one for one in order if one in kept] == kept


@pytest.mark.parametrize("scenario", registry.meta("orleans").scenarios)
def test_what_is_reconstructed_is_told(scenario: str) -> None:
    """As the data say of themselves, with words for each in every language."""
    players = registry.meta("orleans").scenario_players.get(scenario, (2, 2))[0]
    config = registry.config("orleans", players, scenario=scenario)
    found = [one["what"] for one in registry.load("orleans").board(config)["reconstructed"]]
    said = {where.rsplit(".", 1)[-1] for where in reconstructed(["scenario", *FURTHER])}
    assert set(found) <= {*said, "place_tiles"}
    assert bool(found) == (scenario != "base")
    for lang in ("en", "de"):
        texts = (TEXTS / f"invasion-table.{lang}.ftl").read_text(encoding="utf-8")
        assert [one for one in found if f"\nreconstructed-{one} = " not in texts] == []


def test_no_estimate_goes_untold() -> None:
    """Every table of scenarios that is a best estimate is named by one of them."""
    found: set[str] = set()
    for name, players in registry.meta("orleans").scenario_players.items():
        config = registry.config("orleans", players[0], scenario=name)
        found |= {one["what"] for one in registry.load("orleans").board(config)["reconstructed"]}
    said = {where.rsplit(".", 1)[-1] for where in reconstructed(["scenario", *FURTHER])}
    assert said <= found
