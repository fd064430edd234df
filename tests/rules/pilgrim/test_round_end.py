"""Round end (REND), Merchant (MERC), game end (GEND), scoring (SCOR) and ties (TIE)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.pilgrim.round_end import leap_frog
from scriptorium.games.pilgrim.state import Game
from tests.rules.pilgrim.support import (
    TRADE,
    asks,
    at,
    do,
    dummies,
    legal,
    merchant,
    player,
    points,
    ship,
    source,
    start,
    stock,
)


def ended(*rows: dict[str, Any], **more: Any) -> Game:
    """Everybody has had a turn; the round ends as far as nobody is asked."""
    return at(*rows, moment="round-end", **more)


@pytest.mark.rule("PIL-REND-1")
def test_the_steps_come_in_order() -> None:
    """Excess, ship, season, Merchant with income, start player."""
    counters = {"produce": "stone", "allocation": "coin"}
    rows = {"stone": 9, "routes": [TRADE]}, {"duties": {"n": 1}}
    g = at(*rows, round=6, moment="act", turn=2, start=1, merchant="produce", tithes=counters)
    kinds = [event.kind for event in do(g, "tithe produce")]
    wanted = ["discarded", "ship", "season-end", "prize", "merchant"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert asks(g) == "income 1"
    do(g, "collect 1")
    assert asks(g).startswith("name-start")


@pytest.mark.rule("PIL-REND-2", "PIL-REND-3")
def test_stone_and_grain_above_six_are_discarded_coins_stay() -> None:
    g = at({"stone": 9, "grain": 8, "coin": 20}, {"stone": 6})
    assert stock(g)["stone"] == 9  # during the round there is no limit
    g = ended({"stone": 9, "grain": 8, "coin": 20}, {"stone": 6})
    assert stock(g) == {"stone": 6, "grain": 6, "coin": 20, "piety": 0}
    assert stock(g, 2)["stone"] == 6


@pytest.mark.rule("PIL-R70")
def test_the_limit_holds_at_the_last_round_end_too() -> None:
    g = ended({"stone": 12, "grain": 0, "coin": 0}, {}, round=26)
    assert g.over
    assert stock(g)["stone"] == 6
    assert source(g, "resources") == 2


@pytest.mark.rule("PIL-REND-4", "PIL-EX-12")
def test_the_ship_passes_ports_and_the_merchant_moves() -> None:
    """From B5 to B7; from Produce (stone) to Allocation (coin): that is the fee and the income."""
    numbers = {"NW": 6, "NE": 4, "SE": 3, "SW": 3}
    counters = {"produce": "stone", "allocation": "coin"}
    g = ended({"routes": [TRADE]}, {}, site_numbers=numbers, merchant="produce", tithes=counters)
    assert ship(g) == "b7"
    assert merchant(g) == "allocation"
    do(g, "collect 1")
    assert stock(g)["coin"] == 2
    assert g.view(0)["merchant"]["good"] == "coin"


@pytest.mark.rule("PIL-MERC-1", "PIL-REND-7")
def test_the_merchant_goes_round_the_ring_and_never_into_the_city() -> None:
    for before, after in (
        ("produce", "allocation"),
        ("ordination", "produce"),
        ("clerical", "build_roads"),
    ):
        assert merchant(ended({}, {}, merchant=before)) == after
    last = ended({}, {}, round=26, merchant="produce")
    assert merchant(last) == "produce"


@pytest.mark.rule("PIL-MERC-2")
def test_his_counter_is_the_trade_resource_of_the_next_round() -> None:
    counters = {"produce": "stone", "allocation": "grain"}
    row = {"stone": 1, "grain": 1, "duties": {"n": 1}}
    g = at(row, {"buildings": ["pulpit"]}, merchant="allocation", tithes=counters)
    do(g, "hire pulpit")
    assert (stock(g)["stone"], stock(g)["grain"]) == (1, 0)


@pytest.mark.rule("PIL-MERC-3")
def test_on_taxation_there_is_neither_hiring_nor_income() -> None:
    g = ended({"routes": [TRADE]}, {}, merchant="build_roads")
    assert g.view(0)["merchant"]["good"] is None
    assert not asks(g).startswith("income")


@pytest.mark.rule("PIL-REND-5", "PIL-REND-11", "PIL-EX-17", "PIL-R6")
def test_dummies_leap_and_a_herald_goes_at_the_end_of_a_season() -> None:
    """N, NE, E / S, SW, W become NE, E, SE / SW, W, NW, then E, SE, S / W, NW, N."""
    g = ended({}, {}, round=6)
    assert sorted(dummies(g)) == sorted(["ne", "e", "se", "sw", "w", "nw"])
    heralds = {site["quadrant"]: site["herald"] for site in g.view(0)["sites"]}
    assert heralds == {"NW": True, "NE": False, "SE": True, "SW": True}
    after = {"north": ["ne", "e", "se"], "south": ["sw", "w", "nw"]}
    g = ended({}, {}, round=13, dummies=after)
    assert sorted(dummies(g)) == sorted(["e", "se", "s", "w", "nw", "n"])
    three = ended({}, {}, {}, players=3, round=6)
    assert sorted(dummies(three)) == sorted(["ne", "e", "sw", "w"])
    four = ended({}, {}, {}, {}, players=4, round=6)
    assert dummies(four) == []


@pytest.mark.rule("PIL-R101", "PIL-R7")
def test_the_leaps_of_the_solo_levels() -> None:
    """L2: N to NW and S to N; NE to S and SW to NE; E to SW and W to E. L3: nothing moves."""
    g = start(1, level=2, setup="first-play")
    jumps = []
    for _ in range(3):
        g.sink = []
        leap_frog(g)
        jumps.append([(e.values["space"], e.values["to"]) for e in g.sink])
    assert jumps == [
        [("n", "nw"), ("s", "n")],
        [("ne", "s"), ("sw", "ne")],
        [("e", "sw"), ("w", "e")],
    ]
    full = start(1, level=3)
    before = dummies(full)
    leap_frog(full)
    assert dummies(full) == before


@pytest.mark.rule("PIL-R7")
def test_nobody_leaps_at_the_end_of_the_game() -> None:
    before = dummies(at({}, {}, round=26))
    assert dummies(ended({}, {}, round=26)) == before


@pytest.mark.rule("PIL-REND-6", "PIL-GEND-1", "PIL-GEND-2")
def test_round_26_ends_the_game_after_the_alms_table() -> None:
    g = ended({"alms": 3, "routes": [TRADE]}, {}, round=26, merchant="produce")
    assert g.over
    assert g.to_act == ()
    assert ship(g) == "d2"
    assert player(g).prizes == 1
    assert merchant(g) == "produce"
    assert not ended({}, {}, round=25).over


@pytest.mark.rule("PIL-REND-9", "PIL-R64")
def test_most_piety_names_anyone_as_start_player() -> None:
    g = ended({"piety": 2}, {"piety": 5}, {"piety": 1}, players=3, start=1)
    assert asks(g) == "name-start 2"
    assert legal(g) == ["start 1", "start 2", "start 3"]
    do(g, "start 3")
    assert g.start == 2
    assert asks(g) == "move 3"
    same = ended({"piety": 2}, {"piety": 5}, start=1)
    do(same, "start 1")
    assert asks(same) == "move 1"


@pytest.mark.rule("PIL-REND-10", "PIL-R65", "PIL-EX-21")
def test_a_tie_goes_clockwise_from_the_holder_who_comes_last() -> None:
    """7/7/5, the holder being the first of the two: the other tied player decides."""
    rows = [{"piety": 7}, {"piety": 7}, {"piety": 5}]
    assert asks(ended(*rows, players=3, start=1)) == "name-start 2"
    assert asks(ended(*rows, players=3, start=2)) == "name-start 1"
    assert asks(ended(*rows, players=3, start=3)) == "name-start 1"


# Scoring


@pytest.mark.rule("PIL-SCOR-1")
def test_a_point_for_each_acolyte_in_abbey_city_and_on_duties() -> None:
    row = {
        "village": 6,
        "abbey": 2,
        "city": 3,
        "duties": {"n": 2, "e": 1},
        "activities": ["vestry"],
    }
    g = at({**row, "prizes": 1}, {}, round=20)
    assert source(g, "acolytes") == 8


@pytest.mark.rule("PIL-SCOR-4")
def test_open_stretches_and_trade_routes_score_nothing() -> None:
    assert source(at({"routes": ["f6 e7 d7"]}, {}), "trails") == 0
    assert source(at({"routes": ["f6 e7 *d7 d8 e8"]}, {}), "trails") == 2
    assert source(at({"routes": [TRADE]}, {}), "trails") == 0


@pytest.mark.rule("PIL-SCOR-6", "PIL-EX-19")
@pytest.mark.parametrize(("piety", "value"), [(0, -5), (5, 0), (10, 5), (11, 7), (12, 9)])
def test_piety_scores_by_its_place(piety: int, value: int) -> None:
    g = at({"piety": piety, "buildings": ["confession_box"]}, {})
    assert source(g, "piety") == value


@pytest.mark.rule("PIL-SCOR-7")
@pytest.mark.parametrize(("prizes", "value"), [(0, 0), (1, 5), (2, 11), (3, 18), (4, 26)])
def test_acolytes_on_top_of_the_alms_table(prizes: int, value: int) -> None:
    moment = {"round": 26, "moment": "over"} if prizes == 4 else {"round": 26}
    assert source(at({"prizes": prizes}, {}, **moment), "alms") == value


@pytest.mark.rule("PIL-SCOR-8", "PIL-BUIL-11")
def test_donated_buildings_by_level() -> None:
    g = at({"donated": ["well", "brewery", "mill"], "buildings": ["quarry"]}, {})
    assert source(g, "buildings") == 12


@pytest.mark.rule("PIL-SCOR-10", "PIL-EX-19")
def test_three_resources_are_a_point() -> None:
    g = at({"stone": 3, "grain": 3, "coin": 2, "piety": 6}, {})
    assert source(g, "resources") == 2
    assert points(g) == sum(g.result()["sources"][name][0] for name in g.result()["sources"])


@pytest.mark.rule("PIL-TIE-1", "PIL-TIE-2", "PIL-TIE-3", "PIL-R69")
def test_ties() -> None:
    over = {"round": 26, "moment": "over"}
    g = at({"piety": 4, "coin": 4}, {"piety": 5, "coin": 1}, **over)
    assert points(g, 1) == points(g, 2)
    assert g.result()["ranks"] == [2, 1]
    g = at({"alms": 2}, {"alms": 5}, **over)
    assert g.result()["ranks"] == [2, 1]
    g = at({"alms": 2}, {"alms": 2}, start=2, **over)
    assert g.result()["ranks"] == [2, 1]
    g = at({"alms": 2}, {"alms": 2}, start=1, **over)
    assert g.result()["ranks"] == [1, 2]
