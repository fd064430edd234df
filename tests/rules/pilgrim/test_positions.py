"""Positions of Pilgrim: what they say, what they leave to set-up, what they refuse."""

from __future__ import annotations

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from scriptorium.core.errors import BadPosition
from scriptorium.core.events import Event
from scriptorium.games.pilgrim.audit import audit
from scriptorium.games.pilgrim.pieces import BUILDINGS, DUTIES, TITHES
from scriptorium.games.pilgrim.position import KEYS, MOMENTS, SEAT_KEYS
from scriptorium.games.pilgrim.state import Game
from scriptorium.texts import Texts
from tests.rules.pilgrim.support import (
    FREE_EAST,
    PILGRIM,
    TRADE,
    TRAIL,
    alone,
    asks,
    at,
    do,
    dummies,
    live,
    merchant,
    player,
    ports,
    ring,
    rolling,
    route,
    ship,
    sites,
    slots,
    source,
    start,
    stock,
    tiles,
    where,
)

DOCS = Path(__file__).parents[3] / "docs" / "positions.md"
RING = [
    "taxation",
    "produce",
    "clerical",
    "allocation",
    "construct",
    "build_roads",
    "ordination",
    "give_alms",
]
# Three tiles to the NW site on D2 and to the NE site on C9.
TO_NW = "f5 f4 e4 d3 d2"
TO_NE = "f7 f8 e8 d9 c9"


# What is not said


def test_two_empty_seats_are_a_position() -> None:
    g = PILGRIM.position({"seats": [{}, {}]})
    assert isinstance(g, Game)
    assert (asks(g), g.round, g.ship, g.season) == ("move 1", 1, 0, 0)
    assert where(g, 1) == where(g, 2) == {"village": 8, "abbey": 3, "city": 5}
    assert stock(g) == {"stone": 1, "grain": 1, "coin": 1, "piety": 0}
    assert dummies(g) == ["n", "ne", "e", "s", "sw", "w"]
    assert merchant(g) == "taxation"
    assert live(g) == []


def test_missing_seats_are_as_after_set_up() -> None:
    g = PILGRIM.position({"players": 4, "seats": [{"stone": 5}]})
    assert len(g.players) == 4
    assert stock(g, 4)["stone"] == 1


def test_options_scenario_and_seed_are_those_of_a_game() -> None:
    g = at({}, {}, options={"handicap_2": 2})
    assert where(g, 2) == {"village": 10, "abbey": 1, "city": 5}
    layouts = [PILGRIM.position({"seed": seed, "seats": [{}, {}]}) for seed in "abcdef"]
    assert len({tuple(g.ring) for g in layouts}) > 1
    campaign = alone(scenario="campaign", past=[[60, 55], [40, 52]])
    assert campaign.past == ((60, 55), (40, 52))
    assert len(dummies(campaign)) == 8
    assert alone(options={"level": 2}).dummies == [1, 1, 1, 1, 1, 1, 1, 0]


# The table


def test_the_ring_and_its_tithes() -> None:
    g = at(ring=RING, tithes={"produce": "stone", "give_alms": "cornucopia"}, merchant="produce")
    assert [DUTIES[duty] for duty in g.ring] == RING
    shown = {DUTIES[g.ring[space]]: kind for space, kind in enumerate(g.tithes)}
    assert TITHES[shown["produce"]] == "stone"
    assert TITHES[shown["give_alms"]] == "cornucopia"
    assert shown["taxation"] == -1
    assert sorted(kind for kind in g.tithes if kind >= 0) == [0, 0, 1, 1, 2, 2, 3]
    assert g.merchant == 1
    assert merchant(at(ring=RING, merchant="e")) == "clerical"


def test_sites_by_number_and_tile() -> None:
    g = at(site_numbers={"NW": 6, "NE": 4}, site_tiles={"NW": "site_5", "SE": "site_1"})
    names = [g.rules.board.names[g.rules.board.rim[place]] for place in g.site_places]
    assert names == ["b5", "d10", "j10", "j3"]
    assert (g.sites[0], g.sites[2]) == (4, 0)
    assert len(set(g.sites)) == 4
    for seed in range(20):  # whatever was dealt
        g = at(seed=seed, site_tiles={"NW": "site_2", "NE": "site_1"})
        assert g.sites[:2] == [1, 0]
        assert len(set(g.sites)) == 4


def test_buildings_in_the_order_they_lie() -> None:
    names = ["guild", "mint", "well", "chapel", "library", "brewery", "cloisters", "reliquary"]
    names += ["kogge", "bank", "mill", "pulpit"]
    assert live(at(buildings=names, round=4)) == ["guild", "mint"]
    # Those named come first on their level, the others are dealt.
    g = at(buildings=["infirmary", "inquisition", "guild"], round=26)
    assert len(live(g)) == 12
    assert live(at(buildings=["infirmary", "inquisition", "guild"], round=3)) == ["infirmary"]
    assert live(at(buildings=["inquisition", "infirmary", "guild"], round=4)) == [
        "guild",
        "infirmary",
    ]


def test_what_a_seat_has_is_in_the_game() -> None:
    g = at({"buildings": ["kogge", "scriptorium"]}, {"buildings": ["confession_box"]})
    assert slots(g) == ["kogge", "scriptorium"]
    assert sum(owner != -2 for owner in g.owner) == 12
    assert sorted(live(g)) == ["confession_box", "kogge", "scriptorium"]


@pytest.mark.parametrize(
    ("round_", "hex_", "season"),
    [(1, "d2", 0), (2, "c3", 0), (6, "c8", 0), (7, "c9", 1), (14, "j10", 2), (26, "c3", 3)],
)
def test_ship_and_season_follow_from_the_round(round_: int, hex_: str, season: int) -> None:
    g = at(round=round_)
    assert g.ship == round_ - 1
    if round_ < 26:
        assert ship(g) == hex_
    assert g.season == season


def test_dummies_from_the_rearmost_on() -> None:
    g = at(dummies={"north": ["ne", "e", "build_roads"], "south": ["sw", "w", "nw"]})
    assert dummies(g) == ["ne", "e", "se", "sw", "w", "nw"]
    assert g.groups == ((1, 2, 3), (5, 6, 7))
    g = at(dummies={"north": ["e", "se", "nw"]})
    assert dummies(g) == ["e", "se", "s", "sw", "w", "nw"]


def test_scarce_tiles_are_out_of_the_game() -> None:
    g = at(supply={"S": 0, "U2_SS": 0, "shrine": 1})
    assert (tiles(g, "S"), tiles(g, "G"), tiles(g, "shrine")) == (0, 8, 1)
    assert PILGRIM.load(json.loads(json.dumps(g.dump()))).dump() == g.dump()
    g = at({"routes": ["f6 e7 d7"]}, supply={"G": 3})
    assert tiles(g, "G") == 3


# Seats


def test_goods_and_tracks() -> None:
    g = at({"stone": 9, "grain": 0, "coin": 4, "piety": 12, "alms": 5}, {"alms": 6}, {"alms": 7})
    assert stock(g) == {"stone": 9, "grain": 0, "coin": 4, "piety": 12}
    assert [p.alms for p in g.players] == [5, 6, 7]


def test_duties_by_name_or_space() -> None:
    g = at({"duties": {"produce": 2, "s": 1}, "city": 0}, {"duties": ["n", "produce", "e"]})
    assert ring(g) == {"n": 2, "s": 1}
    assert ring(g, 2) == {"n": 2, "e": 1, "city": 2}


@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        ({}, (8, 3, 5)),
        ({"duties": {"n": 2}}, (8, 3, 3)),
        ({"duties": {"n": 7}}, (6, 3, 0)),
        ({"duties": {"n": 14}}, (0, 2, 0)),
        ({"activities": ["fields", "vestry"]}, (6, 3, 5)),
        ({"city": 1}, (12, 3, 1)),
        ({"abbey": 0}, (11, 0, 5)),
        ({"village": 0}, (0, 11, 5)),
        ({"village": 0, "abbey": 2}, (0, 2, 14)),
        ({"village": 0, "city": 0, "duties": {"n": 3}}, (0, 13, 0)),
        ({"routes": ["f6 e7 *d7"]}, (6, 3, 5)),
    ],
)
def test_there_are_always_sixteen(row: dict[str, Any], wanted: tuple[int, int, int]) -> None:
    g = at(row)
    p = player(g)
    assert (p.village, p.abbey, p.city) == wanted
    assert sum(where(g).values()) == 16


def test_activities_as_list_or_counts() -> None:
    g = at({"activities": ["fields", "vestry"]}, {"activities": {"engraver": 2}})
    assert player(g).activities == [1, 0, 0, 0, 0, 1]
    assert player(g, 2).activities == [0, 0, 0, 0, 2, 0]


def test_buildings_donations_and_favours_fill_spaces() -> None:
    g = at(
        {"buildings": ["quarry", "mill"], "donated": ["quarry", "brewery"], "favours": [3, 8]},
        {"favours": [5]},
    )
    assert slots(g) == ["quarry (donated)", "mill", "brewery (donated)", "favour 3", "favour 8"]
    assert live(g) == ["mill"]
    assert [n for n in range(3, 9) if g.favours >> n & 1] == [4, 6, 7]
    assert source(g, "buildings") == 6
    assert source(g, "favours") == 14


def test_prizes_of_the_seasons_that_are_over() -> None:
    g = at({"prizes": 2}, {"prizes": 1}, round=20)
    assert g.season == 3
    assert where(g)["prizes"] == 2
    assert source(at({"prizes": 4}, moment="over"), "alms") == 26


# Routes


def test_a_course_of_hexes() -> None:
    g = at({"routes": [TRAIL], "buildings": FREE_EAST}, {"routes": [TRADE, TO_NE]}, {})
    assert route(g) == TRAIL.removeprefix("f6 ").removesuffix(" c9")
    assert (sites(g), ports(g), where(g)["map"]) == (["NE"], [], 5)
    assert (sites(g, 2), ports(g, 2), where(g, 2)["map"]) == (["NE"], ["g11"], 4)
    assert player(g).open == player(g, 2).open == -1
    assert source(g, "trails") == 24
    assert tiles(g, "shrine") == 3


def test_steps_in_the_words_of_actions() -> None:
    steps = ["e7 sw n", "shrine d7", "lay d8 sw se", "d9 nw s"]
    g = at({"routes": [steps]})
    assert route(g) == "e7 *d7 d8 d9"
    assert player(g).open == 0
    assert g.dump() == at({"routes": ["F6 E7 *D7 D8 D9 E9"]}).dump()


def test_a_hex_that_is_taken_is_upgraded() -> None:
    g = at({"routes": ["f7 f8 e8"]}, {"routes": ["f6 e7 f8 f9"]})
    assert (tiles(g, "S"), tiles(g, "G"), tiles(g, "U2_SG")) == (8, 7, 0)
    assert (route(g), route(g, 2)) == ("f8", "e7 f8")


def test_quadrants_close_by_the_tiles_that_lie() -> None:
    g = at({"routes": ["f6 e7 d7"], "duties": {"build_roads": 2}}, {"routes": ["f5 f4 e4"]})
    assert g.laid == [1, 1, 0, 0]


# Moments


@pytest.mark.parametrize(
    ("moment", "asked", "turn"),
    [
        ("seeding", "sow 2", 0),
        ("move", "move 2", 1),
        ("act", "act 2", 1),
        ("end", "end 2", 1),
        ("round-end", "name-start 3", 3),
        ("over", "over", 3),
    ],
)
def test_where_the_game_stands(moment: str, asked: str, turn: int) -> None:
    row = {"duties": {"produce": 1}, "buildings": ["grain_store"]}
    g = at({}, row, {}, moment=moment, start=2)
    assert (asks(g), g.turn) == (asked, turn)
    assert [frame.name for frame in g.frames[:1]] in ([], ["round"], ["sow"], ["name-start"])
    assert g.order() == (1, 2, 0)


def test_the_turn_of_another_seat() -> None:
    g = at({}, {}, {}, start=3, turn=1)
    assert (asks(g), g.turn) == ("move 1", 2)
    g = at({}, {}, {"city": 0, "village": 8}, start=3, turn=1)
    assert (asks(g), g.turn) == ("move 1", 2)


def test_who_has_no_acolytes_has_had_a_turn_already() -> None:
    g = at({"city": 0}, {})
    assert asks(g) == "move 2"
    assert where(g) == {"village": 13, "abbey": 2, "city": 1}


def test_the_end_of_the_last_round_is_the_end_of_the_game() -> None:
    g = at(moment="round-end", round=26)
    assert (asks(g), g.round, g.ship) == ("over", 26, 26)
    assert at(moment="over").ship == 26


# Alone


def test_alone_the_ab_bott_has_had_its_turn_unless_it_is_its_turn() -> None:
    g = alone({"stone": 2})
    assert (asks(g), g.turn, g.start) == ("move 1", 2, 1)
    assert ring(g, 2) == {"n": 1, "ne": 1, "e": 1, "se": 1, "s": 1}
    assert len(g.bag) == 12
    g = alone(turn=2, bag=["clerical"])
    assert (asks(g), stock(g, 2)["piety"], g.bag, len(g.drawn)) == ("move 1", 2, (), 12)


def test_the_ab_botts_table_has_the_keys_of_a_seat() -> None:
    g = alone(abbott={"duties": {"n": 3}, "buildings": ["chapel"], "activities": ["vestry"]})
    assert where(g, 2)["vestry"] == 1
    assert slots(g, 2) == ["chapel"]
    g = alone(turn=2, bag=["clerical"], abbott={"buildings": ["chapel"], "activities": ["vestry"]})
    assert stock(g, 2)["piety"] == 4


def test_bag_and_drawn_say_each_other() -> None:
    assert len(alone(round=8).bag) == 18
    g = alone(drawn={"clerical": 2, "allocation": 1})
    assert (g.drawn, len(g.bag)) == ((0, 2, 2), 9)
    g = alone(bag=["rest"], round=20)
    assert (g.bag, len(g.drawn)) == ((6,), 29)


def test_the_playing_area_follows_from_the_site_tiles() -> None:
    g = alone(site_tiles={"SE": "site_5", "NW": "site_1", "NE": "site_2", "SW": "site_3"})
    assert g.closed == 0b0011


@pytest.mark.parametrize("die", range(1, 7))
def test_rolling_gates(die: int) -> None:
    g = rolling(die, bag=["build_roads"], site_tiles={"NE": "site_5", "SE": "site_1"})
    gate = player(g, 2).routes[0][0]
    assert g.rules.board.gates[1].index(gate) == die - 1


# Playing on

LATE = {"stone": 5, "grain": 5, "coin": 5, "piety": 6, "village": 2, "duties": {"n": 2, "se": 3}}
GAMES: dict[str, dict[str, Any]] = {
    "two": {"seats": [{"routes": [TRAIL], "buildings": FREE_EAST}, {"routes": [TRADE, TO_NE]}, {}]},
    "late": {"seats": [LATE, LATE], "round": 20, "moment": "act", "turn": 2},
    "scarce": {"seats": [LATE, LATE, LATE], "supply": {"S": 0, "G": 2, "T": 1, "shrine": 0}},
    "end": {"seats": [{**LATE, "buildings": ["library"]}, {}, LATE, {}], "moment": "end"},
    "seeding": {"seats": [{}, {}, {}], "moment": "seeding", "start": 3},
    "round-end": {"seats": [LATE, LATE], "round": 13, "moment": "round-end"},
    "alone": {
        "players": 1,
        "seats": [LATE],
        "round": 12,
        "abbott": {"routes": ["f6 e7 *d7"], "stone": 3},
    },
    "campaign": {"players": 1, "seats": [LATE], "scenario": "campaign", "past": [[50, 60]]},
}
GAMES["nothing live"] = {"seats": [LATE, {}], "round": 13, "live": []}
GAMES["alone"]["site_tiles"] = {"NE": "site_5", "SE": "site_1"}


@pytest.mark.parametrize("name", GAMES)
def test_random_games_go_on_from_positions(name: str) -> None:
    for seed in range(3):
        g = at(seed=seed, **{"merchant": "produce", **GAMES[name]})
        chance = random.Random(seed)
        while g.to_act:
            seat = g.to_act[0]
            g.apply(seat, chance.choice(g.legal(seat)))
            assert audit(g) == []
        assert g.over
        assert g.round == 26


@pytest.mark.parametrize("name", GAMES)
def test_from_position_to_dump_and_back(name: str) -> None:
    g = at(**GAMES[name])
    whole = json.loads(json.dumps(g.dump()))
    assert PILGRIM.load(whole).dump() == g.dump()
    assert PILGRIM.position(whole).dump() == g.dump()


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_can_be_dumped(moment: str) -> None:
    for players in (1, 2, 3, 4):
        g = at(*[{"duties": {"n": 1, "e": 1}}] * players, players=players, moment=moment)
        assert PILGRIM.load(g.dump()).dump() == g.dump()


def test_a_position_says_what_a_game_has_come_to() -> None:
    """A game played for a turn, and the position that says the same."""
    g = start(2, 1, setup="first-play")
    do(g, "to n", "to se", "to n", "to city", "to s", "move ne", "duty clerical", "devotion 2")
    one = {"duties": ["n", "se", "s"], "piety": 2}
    two = {"duties": ["n", "ne", "e", "s"]}
    same = at(one, two, seed=1, turn=2)
    assert same.dump() == g.dump()


# What is live, what is rolled, what is told


def test_all_but_the_buildings_named_live_are_out_of_the_game() -> None:
    reached = live(at(round=9))
    assert len(reached) > 2
    g = at(round=9, live=reached[1:2])
    assert live(g) == reached[1:2]
    assert len(g.view(None)["buildings"]) == 12 - len(reached) + 1
    assert live(at(round=9, live=[])) == []


def test_with_nothing_live_a_building_of_a_seat_still_is() -> None:
    g = at({"buildings": ["mint"]}, {"donated": ["well"]}, round=9, live=[])
    assert live(g) == ["mint"]
    assert slots(g, 2) == slots(at({}, {"donated": ["well"]}), 2)


@pytest.mark.parametrize("seed", range(4))
def test_the_die_of_the_next_turn_of_the_abbott_is_the_one_said(seed: int) -> None:
    for die in range(1, 7):
        told: list[Event] = []
        data = {"players": 1, "seed": seed, "bag": ["build_roads"], "die": die, "turn": 2}
        PILGRIM.position(data, told)
        assert [event.values["die"] for event in told if event.kind == "gate"] == [die]


def test_a_sink_is_told_what_happens_until_somebody_chooses() -> None:
    told: list[Event] = []
    state = PILGRIM.position({"players": 1, "turn": 2, "bag": ["clerical"]}, told)
    assert {event.seat for event in told} >= {1}
    assert ("counter", "clerical") in [(e.kind, e.values.get("counter")) for e in told]
    assert state.sink is None


# Findings of the audit

FINDINGS: dict[str, dict[str, Any]] = {
    "negative": {"seat": 1},
    "meeples": {"seat": 1, "found": 17, "total": 16},
    "tracks": {"seat": 1},
    "activities": {"seat": 1},
    "on-map": {"seat": 1, "found": 1, "total": 0},
    "slots": {"seat": 1, "found": 5},
    "ship": {},
    "favours": {},
    "building": {"building": "well"},
    "live": {"building": "well"},
    "hex": {"hex": "e7"},
    "quadrants": {},
    "tiles": {},
    "shrines": {"found": 5, "total": 4},
    "dummy-groups": {},
    "dummies": {"found": 5, "total": 6},
    "route-city": {"seat": 1, "route": 1},
    "route-broken": {"seat": 1, "route": 1},
    "route-open": {"seat": 1, "route": 1},
}


def disturb(g: Game, change: str) -> None:
    p = g.players[1]
    first = next(b for b in range(len(g.owner)) if BUILDINGS[b] == "well")
    if change == "negative":
        p.stock[0] = -1
    elif change == "meeples":
        p.village += 1
    elif change == "tracks":
        p.alms = 9
    elif change == "activities":
        p.activities[0], p.village = 3, p.village - 3
    elif change == "on-map":
        p.on_map, p.village = 1, p.village - 1
    elif change == "slots":
        p.slots = p.slots[1:]
    elif change == "ship":
        g.season = 3
    elif change == "favours":
        g.favours = 0
    elif change == "building":
        g.owner[first] = 0
    elif change == "live":
        g.live ^= 1 << first
    elif change == "hex":
        g.hexes[g.rules.board.names.index("e7")] ^= 1
    elif change == "quadrants":
        g.laid[0] += 1
    elif change == "tiles":
        g.tiles[0] += 1
    elif change == "shrines":
        g.tiles[-1] += 1
    elif change == "dummy-groups":
        g.groups = (g.groups[0][1:], g.groups[1])
    elif change == "dummies":
        g.groups = (g.groups[0][1:], g.groups[1])
        g.dummies[0] = 0
    elif change == "route-city":
        p.routes = ((),)
    elif change == "route-broken":
        route = at({}, {"routes": [TRADE]}).players[1].routes[0]
        p.routes = ((route[0], *route[2:]),)
    elif change == "route-open":
        p.routes = (at({}, {"routes": ["f6 e7 d7"]}).players[1].routes[0],)


@pytest.mark.parametrize("change", FINDINGS)
def test_the_audit_says_what_is_wrong_and_with_whom(change: str) -> None:
    g = at(buildings=["well"])
    disturb(g, change)
    found = [(one.key, one.values) for one in audit(g)]
    assert (f"audit-{change}", FINDINGS[change]) in found


def test_the_audit_calls_the_abbott_by_its_name() -> None:
    g = alone()
    g.players[1].village += 1
    (found,) = audit(g)
    assert Texts("en", "pilgrim", strict=True).reason(found).startswith("Ab-Bott has 17")
    assert Texts("de", "pilgrim", strict=True).reason(found).startswith("Ab-Bott hat 17")


# The page that describes them


def pilgrim_part() -> str:
    return DOCS.read_text(encoding="utf-8").split("\n# Pilgrim\n")[1]


def test_the_page_names_every_key_and_moment() -> None:
    text = pilgrim_part()
    assert [key for key in [*KEYS, *SEAT_KEYS] if f"`{key}`" not in text] == []
    assert [name for name in MOMENTS if f'"{name}"' not in text] == []


def test_the_examples_of_the_page_stand() -> None:
    examples = re.findall(r"```toml\n(.*?)```", pilgrim_part(), re.DOTALL)
    assert len(examples) > 1
    for example in examples:
        g = PILGRIM.position(tomllib.loads(example))
        assert g.to_act


@pytest.mark.rule("PIL-QUAD-1", "PIL-QUAD-2")
def test_a_road_towards_a_quadrant_that_was_closed_later_can_be_said() -> None:
    """The bridge on E6 faces the north-west, whichever seat is named first."""
    bridge, south_east = {"routes": ["f6 e7 e6 d5"]}, {"routes": ["g7 h8 *h9"]}
    for rows in ((bridge, south_east), (south_east, bridge)):
        g = at(*rows)
        assert g.view(None)["quadrants"] == ["NE", "SE"]
    for course, tile in (("f6 e7 e6 d5 d4 c4", "d5"), ("f6 e7 e6 *d5", "*d5")):
        with pytest.raises(BadPosition) as caught:
            at(south_east, {"routes": [course]})
        value = f"{tile} (PIL-QUAD-1)"
        assert caught.value.values == {"where": "seats[2].routes[1]", "value": value}
