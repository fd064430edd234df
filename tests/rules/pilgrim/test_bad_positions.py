"""Positions of Pilgrim that cannot stand: each gets a reason that says where."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scriptorium.core.errors import BadPosition, Problem
from scriptorium.games.pilgrim.position import KEYS, SEAT_KEYS
from tests.rules.pilgrim.support import PILGRIM, TRADE, alone, asks, at

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


def refusal(**data: Any) -> tuple[str, str]:
    with pytest.raises(BadPosition) as caught:
        PILGRIM.position(data)
    return caught.value.key, str(caught.value.values.get("where"))


TWO: list[dict[str, Any]] = [{}, {}]


@pytest.mark.parametrize(
    ("key", "where", "data"),
    [
        ("position-key", "rounds", {"rounds": 3}),
        ("position-key", "seats[2].gold", {"seats": [{}, {"gold": 3}]}),
        ("position-key", "abbott.gold", {"players": 1, "seats": [], "abbott": {"gold": 3}}),
        ("position-value", "seats", {"seats": 3}),
        ("position-value", "seats", {"seats": [3, {}]}),
        ("position-value", "seats", {"players": 2, "seats": [{}, {}, {}]}),
        ("position-number", "players", {"players": True}),
        ("position-number", "players", {"players": 5}),
        ("position-value", "options", {"options": []}),
        ("position-value", "ring", {"ring": "produce"}),
        ("position-value", "ring", {"ring": ["produce"]}),
        ("position-value", "ring", {"ring": [*RING[:7], "taxation"]}),
        ("position-name", "ring", {"ring": ["pray"]}),
        ("position-value", "tithes", {"tithes": ["coin"]}),
        ("position-name", "tithes.pray", {"tithes": {"pray": "coin"}}),
        ("position-name", "tithes.produce", {"tithes": {"produce": "wine"}}),
        ("position-not-there", "tithes.taxation", {"tithes": {"taxation": "coin"}}),
        (
            "position-too-many",
            "tithes.construct",
            {"tithes": {"produce": "coin", "clerical": "coin", "construct": "coin"}},
        ),
        ("position-name", "merchant", {"merchant": "city"}),
        ("position-name", "site_numbers.N", {"site_numbers": {"N": 1}}),
        ("position-number", "site_numbers.NW", {"site_numbers": {"NW": 7}}),
        ("position-name", "site_tiles.NW", {"site_tiles": {"NW": "site_10"}}),
        ("position-name", "site_tiles.nw", {"site_tiles": {"nw": "site_1"}}),
        ("position-too-many", "site_tiles.NE", {"site_tiles": {"NW": "site_1", "NE": "site_1"}}),
        ("position-name", "buildings", {"buildings": ["castle"]}),
        ("position-value", "buildings", {"buildings": {"well": 1}}),
        ("position-too-many", "buildings", {"buildings": ["well", "mill", "well"]}),
        ("position-too-many", "buildings", {"buildings": ["well", "mint", "guild", "chapel"] * 2}),
        (
            "position-too-many",
            "buildings",
            {"buildings": ["well", "mint", "guild", "chapel", "quarry"]},
        ),
        (
            "position-too-many",
            "seats[1].buildings",
            {
                "buildings": ["well", "mint", "guild", "chapel"],
                "seats": [{"buildings": ["quarry"]}, {}],
            },
        ),
        ("position-number", "round", {"round": 27}),
        ("position-number", "round", {"round": 0}),
        ("position-number", "round", {"round": 2, "moment": "seeding"}),
        ("position-number", "round", {"round": 25, "moment": "over"}),
        ("position-name", "moment", {"moment": "lunch"}),
        ("position-name", "moment", {"moment": ["move"]}),
        ("position-number", "start", {"start": 3}),
        ("position-number", "turn", {"turn": 3}),
        ("position-number", "turn", {"turn": "1"}),
        ("position-only-with", "turn", {"turn": 1, "moment": "round-end"}),
        ("position-number", "turn", {"players": 1, "seats": [], "turn": 2, "moment": "act"}),
        ("position-name", "dummies.east", {"dummies": {"east": ["n"]}}),
        ("position-value", "dummies.north", {"dummies": {"north": "n"}}),
        ("position-value", "dummies.north", {"dummies": {"north": ["n", "ne"]}}),
        ("position-name", "dummies.north", {"dummies": {"north": ["n", "ne", "city"]}}),
        ("position-too-many", "dummies", {"dummies": {"north": ["n", "ne", "s"]}}),
        ("position-name", "supply.gold", {"supply": {"gold": 1}}),
        ("position-number", "supply.S", {"supply": {"S": 9}}),
        ("position-number", "supply.shrine", {"supply": {"shrine": "none"}}),
        ("position-only-with", "bag", {"bag": ["rest"]}),
        ("position-only-with", "drawn", {"drawn": []}),
        ("position-only-with", "abbott", {"abbott": {}}),
        ("position-only-with", "die", {"die": 3}),
        ("position-number", "die", {"players": 1, "seats": [], "die": 7}),
        ("position-name", "live", {"live": ["castle"]}),
        ("position-value", "live", {"live": "well"}),
        ("position-not-there", "live", {"live": ["well"]}),
        ("position-only-with", "past", {"past": []}),
        ("position-name", "bag", {"players": 1, "seats": [], "bag": ["produce"]}),
        ("position-too-many", "bag", {"players": 1, "seats": [], "bag": ["rest"]}),
        ("position-too-many", "drawn", {"players": 1, "seats": [], "drawn": {"clerical": 3}}),
        ("position-value", "drawn", {"players": 1, "seats": [], "bag": [], "drawn": []}),
    ],
)
def test_a_wrong_table_is_named(key: str, where: str, data: dict[str, Any]) -> None:
    assert refusal(**{"seats": TWO, **data}) == (key, where)


@pytest.mark.parametrize(
    ("key", "where", "row"),
    [
        ("position-number", "stone", {"stone": -1}),
        ("position-number", "coin", {"coin": "many"}),
        ("position-number", "piety", {"piety": 13}),
        ("position-number", "alms", {"alms": 8}),
        ("position-not-there", "alms", {"alms": 6}),
        ("position-number", "prizes", {"prizes": 5}),
        ("position-too-many", "prizes", {"prizes": 1}),
        ("position-name", "duties", {"duties": {"pray": 1}}),
        ("position-number", "duties.n", {"duties": {"n": -1}}),
        ("position-value", "duties", {"duties": 3}),
        ("position-name", "activities", {"activities": ["fishing"]}),
        ("position-too-many", "activities", {"activities": {"fields": 3}}),
        ("position-number", "city", {"city": 17}),
        ("position-too-many", "", {"city": 9, "abbey": 8}),
        ("position-too-many", "", {"duties": {"n": 17}}),
        ("position-number", "village", {"city": 1, "abbey": 1, "village": 1}),
        ("position-name", "buildings", {"buildings": ["castle"]}),
        ("position-too-many", "buildings", {"buildings": ["well", "well"]}),
        ("position-too-many", "buildings", {"buildings": ["well", "mint", "guild", "chapel"] * 2}),
        ("position-name", "donated", {"donated": ["castle"]}),
        ("position-too-many", "donated", {"donated": ["well", "well"]}),
        ("position-name", "favours", {"favours": [9]}),
        ("position-too-many", "favours", {"favours": [3, 3]}),
        (
            "position-too-many",
            "favours",
            {"buildings": ["well", "mint", "mill", "bank", "kogge", "pulpit"], "favours": [3]},
        ),
        ("position-value", "routes", {"routes": "f6 e7 d7"}),
        ("position-value", "routes[1]", {"routes": [3]}),
        ("position-value", "routes[1]", {"routes": [[]]}),
        ("position-value", "routes[1]", {"routes": [["e7 sw"]]}),
        ("position-value", "routes[1]", {"routes": [["e7 sw sw"]]}),
        ("position-name", "routes[1]", {"routes": [["e7 sw west"]]}),
        ("position-name", "routes[1]", {"routes": [["z7 sw n"]]}),
        ("position-name", "routes[1]", {"routes": [["shrine z7"]]}),
        ("position-value", "routes[1]", {"routes": ["f6 e7"]}),
        ("position-value", "routes[1]", {"routes": ["e7 d7 d8"]}),
        ("position-name", "routes[1]", {"routes": ["f6 e7 z7"]}),
        ("position-not-there", "routes[1]", {"routes": ["f6 d7 d8"]}),
        ("position-not-there", "routes[1]", {"routes": ["f6 e7 c9"]}),
        ("position-not-there", "routes[1]", {"routes": ["f6 e7 f6"]}),
        ("position-not-there", "routes[1]", {"routes": ["f6 e6 d6"]}),
        ("position-not-there", "routes[1]", {"routes": ["f6 *e7 d7"]}),
        ("position-not-there", "routes[1]", {"routes": [["f6 n s"]]}),
        ("position-not-there", "routes[2]", {"routes": ["f6 e7 d7", "g7 h8 h9"]}),
        ("position-not-there", "routes[1]", {"routes": [["e7 sw n", "shrine d7", "h8 nw s"]]}),
        ("position-not-there", "routes[2]", {"routes": [["e7 sw n", "shrine d7"], ["d8 sw se"]]}),
        ("position-not-there", "routes[2]", {"routes": [TRADE, "h6 h7 h8 h9 g10 h10"]}),
        # Two quadrants for two players.
        ("position-not-there", "routes[3]", {"routes": ["f6 e7 *d7", "f5 f4 *e4", "g7 h8 h9"]}),
    ],
)
def test_a_wrong_seat_is_named(key: str, where: str, row: dict[str, Any]) -> None:
    named = f"seats[2].{where}" if where else "seats[2]"
    assert refusal(options={"setup": "first-play"}, seats=[{}, row]) == (key, named)


def test_what_seats_cannot_both_have() -> None:
    def both(row: dict[str, Any]) -> tuple[str, str]:
        return refusal(options={"setup": "first-play"}, seats=[row, row])

    assert both({"buildings": ["well"]}) == ("position-too-many", "seats[2].buildings")
    assert both({"favours": [4]}) == ("position-too-many", "seats[2].favours")
    assert both({"alms": 7}) == ("position-not-there", "seats[1].alms")
    assert both({"routes": ["f6 e7 *d7"]}) == ("position-not-there", "seats[2].routes[1]")


def test_the_rule_a_route_breaks_is_named() -> None:
    for course, value in (
        ("f7 f8 *f9", "*f9 (PIL-SHRI-7)"),
        ("f7 *f8 f9", "*f8 (PIL-SHRI-2)"),
        ("f6 e6 d6", "e6 (PIL-R29)"),
        ("f5 f4 e4 d4 c4 c3", "c4 (PIL-R1)"),
        ("f5 f4 e4 d3 d2 d1", "d2 (PIL-ROAD-14)"),
    ):
        with pytest.raises(BadPosition) as caught:
            at({"routes": [course]})
        assert caught.value.values["value"] == value


def test_campaigns_and_the_ab_bott() -> None:
    solo = {"players": 1, "scenario": "campaign"}
    assert refusal(**solo, past=[3]) == ("position-value", "past[1]")
    assert refusal(**solo, past=[["a", 1]]) == ("position-number", "past[1]")
    assert refusal(**solo, past=[[1, 1]] * 3) == ("position-too-many", "past")
    assert refusal(**solo, moment="over") == ("position-not-there", "moment")
    assert asks(alone(scenario="campaign", moment="over", past=[[1, 1]] * 2)) == "over"
    east = {"site_tiles": {"NE": "site_5", "SE": "site_1"}}
    found = refusal(players=1, abbott={"routes": [TRADE]}, **east)
    assert found == ("position-not-there", "abbott.routes[1]")


def test_problems_of_the_configuration() -> None:
    for data in (
        {"seats": []},
        {"seats": [{}] * 5},
        {"seats": TWO, "scenario": "campaign"},
        {"seats": TWO, "scenario": "moon"},
        {"seats": TWO, "edition": "1999"},
        {"seats": TWO, "options": {"level": 9}},
        {"seats": TWO, "game": "orleans"},
        [],
    ):
        with pytest.raises(Problem):
            PILGRIM.position(data)  # type: ignore[arg-type]


# Whatever somebody writes

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 99)
    | st.sampled_from(["n", "produce", "well", "coin", "e7 sw n", "f6 e7 *d7", "NW", "over"])
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), PLAIN, max_size=5), st.integers(1, 4))
def test_any_position_stands_or_gets_a_reason(data: dict[str, Any], players: int) -> None:
    try:
        g = PILGRIM.position({"players": players, **data})
    except Problem:
        return
    assert g.to_act or g.over


@settings(max_examples=200, deadline=None)
@given(st.lists(st.dictionaries(st.sampled_from(SEAT_KEYS), PLAIN, max_size=4), max_size=4))
def test_any_seats_stand_or_get_a_reason(seats: list[dict[str, Any]]) -> None:
    try:
        PILGRIM.position({"players": 4, "seats": seats})
    except Problem:
        return
