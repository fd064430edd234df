"""The turn (TURN), tithes (TITHE), the value of a duty (DUTY), acolyte shortage (OBLATE)."""

from __future__ import annotations

import pytest

from scriptorium.games.pilgrim.state import Game
from tests.rules.pilgrim.support import (
    alone,
    asks,
    at,
    do,
    legal,
    options,
    refused,
    ring,
    slots,
    start,
    stock,
    where,
)

COUNTERS = {
    "produce": "stone",
    "allocation": "coin",
    "clerical": "grain",
    "construct": "cornucopia",
}


def duty(g: Game, name: str, seat: int = 1) -> tuple[str, int, int]:
    """How a seat stands on a duty, its value and its price."""
    row = next(row for row in g.view(seat - 1)["duties"] if row["id"] == name)
    return row["standing"], row["value"], row["price"]


@pytest.mark.rule("PIL-TURN-1")
def test_every_player_has_one_turn_a_round_clockwise_from_the_start_player() -> None:
    g = at({}, {}, {}, start=2, players=3)
    seen = []
    for _ in range(3):
        seen.append(asks(g))
        do(g, "move city", "to n", "to se")
        while asks(g) == seen[-1].replace("move", "act"):
            do(g, next(text for text in legal(g) if text.startswith("tithe")))
        while asks(g).startswith("end"):
            do(g, "end")
    assert seen == ["move 2", "move 3", "move 1"]
    assert g.rules.last_round == 26


@pytest.mark.rule("PIL-TURN-2")
def test_the_order_of_a_turn() -> None:
    """Bonuses at its start, movement, a tithe or duty, acolytes back, bonuses at its end."""
    g = at(
        {"duties": {"n": 2, "w": 1}, "city": 1, "buildings": ["dormitory", "library"]},
        tithes=COUNTERS,
    )
    assert refused(g, "duty produce").rule == "PIL-TURN-2"
    assert refused(g, "use library").key == "wrong-moment"
    do(g, "use dormitory", "from w")
    do(g, "move city", "to n")
    assert refused(g, "use dormitory").key in ("wrong-moment", "used-already")
    assert asks(g) == "act 1"
    do(g, "duty produce", "stone 1")
    assert ring(g) == {"ne": 1, "city": 3}
    assert asks(g) == "end 1"
    do(g, "use library", "into abbey")
    assert asks(g) == "move 2"


@pytest.mark.rule("PIL-TURN-3")
def test_movement_is_compulsory() -> None:
    g = at({"duties": {"n": 1}, "city": 0})
    assert legal(g) == ["move n"]
    assert refused(g, "tithe produce").rule == "PIL-TURN-2"
    assert refused(g, "end").rule == "PIL-TURN-2"


@pytest.mark.rule("PIL-TURN-4")
def test_a_tithe_or_a_duty_never_both() -> None:
    g = at(
        {"duties": {"n": 1, "e": 1}, "buildings": ["library"], "city": 1},
        moment="act",
        tithes=COUNTERS,
    )
    do(g, "tithe produce")
    assert asks(g) == "end 1"
    assert refused(g, "duty clerical").rule == "PIL-TURN-4"
    assert refused(g, "tithe clerical").rule == "PIL-TURN-4"


@pytest.mark.rule("PIL-TURN-5", "PIL-BUIL-5")
def test_many_buildings_in_a_turn_each_once() -> None:
    g = at({"duties": {"n": 1}, "grain": 2, "buildings": ["brewery", "pulpit", "guild"]})
    do(g, "use brewery", "use pulpit", "use guild")
    assert stock(g)["coin"] == 3
    for name in ("brewery", "pulpit", "guild"):
        assert refused(g, f"use {name}").key == "used-already"


@pytest.mark.rule("PIL-TURN-6")
def test_any_duty_with_an_own_acolyte_will_do() -> None:
    g = at({"duties": {"n": 1, "nw": 1}, "city": 0}, tithes=COUNTERS)
    do(g, "move n")
    assert ring(g) == {"ne": 1, "nw": 1}
    assert options(g, "duty") == ["allocation", "ordination"]
    assert refused(g, "duty produce").rule == "PIL-TURN-6"


@pytest.mark.rule("PIL-TITHE-1", "PIL-TITHE-4")
def test_a_tithe_brings_what_the_counter_shows_and_nobody_returns() -> None:
    g = at({"duties": {"n": 2, "s": 1}, "city": 0}, moment="act", tithes=COUNTERS)
    assert options(g, "tithe") == ["produce"]
    do(g, "tithe produce")
    assert stock(g) == {"stone": 2, "grain": 1, "coin": 1, "piety": 0}
    assert ring(g) == {"n": 2, "s": 1}
    other = at({"duties": {"s": 1}}, moment="act")
    assert refused(other, "tithe taxation").rule == "PIL-TITHE-1"


@pytest.mark.rule("PIL-TITHE-2")
@pytest.mark.parametrize("good", ["stone", "grain", "coin"])
def test_the_cornucopia_gives_what_one_likes(good: str) -> None:
    g = at({"duties": {"construct": 1}}, moment="act", tithes=COUNTERS)
    assert options(g, "tithe") == ["construct stone", "construct grain", "construct coin"]
    do(g, f"tithe construct {good}")
    assert stock(g)[good] == 2


@pytest.mark.rule("PIL-TITHE-3", "PIL-R11")
def test_a_tithe_needs_neither_majority_nor_coin() -> None:
    g = at({"duties": {"n": 1}, "coin": 0}, {"duties": {"n": 3}}, moment="act", tithes=COUNTERS)
    assert duty(g, "produce") == ("minority", 1, 1)
    assert refused(g, "duty produce").rule == "PIL-R11"
    do(g, "tithe produce")
    assert (stock(g)["stone"], stock(g)["coin"]) == (2, 0)


@pytest.mark.rule("PIL-R11")
def test_a_coin_gained_earlier_in_the_turn_counts() -> None:
    g = at(
        {"duties": {"n": 1}, "coin": 0, "buildings": ["brewery"]},
        {"duties": {"n": 3}},
        moment="act",
    )
    do(g, "use brewery")
    do(g, "duty produce", "stone 1")
    assert stock(g)["coin"] == 1


@pytest.mark.rule("PIL-TITHE-5")
def test_activities_and_buildings_do_not_change_a_tithe() -> None:
    row = {"duties": {"n": 1}, "activities": ["stone_mason"], "buildings": ["quarry"]}
    g = at(row, moment="act", tithes=COUNTERS)
    assert refused(g, "use quarry").key == "wrong-moment"
    do(g, "tithe produce")
    assert stock(g)["stone"] == 2


@pytest.mark.rule("PIL-DUTY-1", "PIL-DUTY-2", "PIL-DUTY-3", "PIL-DUTY-4", "PIL-EX-4")
def test_minority_parity_majority() -> None:
    """1-1-2: the last has majority; 2-2-1: two are at parity; alone is majority."""
    rows = [{"duties": {"nw": n}} for n in (1, 1, 2)]
    g = at(*rows, players=3)
    assert [duty(g, "ordination", seat) for seat in (1, 2, 3)] == [
        ("minority", 1, 1),
        ("minority", 1, 1),
        ("majority", 2, 0),
    ]
    g = at(*({"duties": {"nw": n}} for n in (2, 2, 1)), players=3)
    assert [duty(g, "ordination", seat)[0] for seat in (1, 2, 3)] == [
        "parity",
        "parity",
        "minority",
    ]
    assert duty(g, "ordination") == ("parity", 1, 0)
    g = at({"duties": {"nw": 1}}, {})
    assert duty(g, "ordination") == ("majority", 2, 0)


@pytest.mark.rule("PIL-DUTY-1")
def test_dummies_are_a_colour_and_colours_are_not_added_up() -> None:
    g = at({"duties": {"n": 1}}, {})  # a dummy on N
    assert duty(g, "produce")[0] == "parity"
    g = at({"duties": {"n": 2}}, {"duties": {"n": 1}})
    assert duty(g, "produce")[0] == "majority"


@pytest.mark.rule("PIL-DUTY-2", "PIL-R13")
def test_the_minority_pays_a_coin_in_full_to_the_supply() -> None:
    g = at({"duties": {"n": 1}, "coin": 2}, {"duties": {"n": 2}, "coin": 0}, moment="act")
    do(g, "duty produce", "grain 1")
    assert (stock(g)["coin"], stock(g, 2)["coin"]) == (1, 0)
    assert stock(g)["grain"] == 2


@pytest.mark.rule("PIL-DUTY-5")
def test_activities_and_buildings_raise_what_a_duty_brings() -> None:
    row = {"duties": {"n": 1}, "activities": ["stone_mason"], "buildings": ["quarry"]}
    g = at(row, moment="act")
    do(g, "duty produce")
    assert options(g, "stone") == ["3", "2", "1"]
    assert options(g, "grain") == ["1"]


@pytest.mark.rule("PIL-DUTY-6", "PIL-R13")
def test_fewer_actions_are_allowed_but_at_least_one() -> None:
    g = at({"duties": {"nw": 1}, "grain": 3}, moment="act")
    do(g, "duty ordination")
    assert refused(g, "done").rule == "PIL-DUTY-6"
    do(g, "ordain")
    assert "done" in legal(g)
    do(g, "done")
    assert stock(g)["grain"] == 2


@pytest.mark.rule("PIL-DUTY-7")
def test_own_acolytes_on_the_tile_go_to_the_city_others_stay() -> None:
    g = at({"duties": {"n": 3, "e": 2}, "city": 1}, {"duties": {"n": 2}}, moment="act")
    do(g, "duty produce", "grain 1")
    assert ring(g) == {"city": 4, "e": 2}
    assert ring(g, 2)["n"] == 2
    assert g.dummies[0] == 1


@pytest.mark.rule("PIL-DUTY-8")
def test_a_duty_of_which_nothing_can_be_done_cannot_be_chosen() -> None:
    g = at({"duties": {"nw": 1, "w": 1}, "grain": 0, "coin": 0}, moment="act")
    assert refused(g, "duty ordination").key == "no-grain"
    assert refused(g, "duty give_alms").rule == "PIL-ALMS-1"
    empty = at({"duties": {"ne": 1}, "abbey": 0}, moment="act")
    assert refused(empty, "duty allocation").rule == "PIL-DUTY-8"
    poor = at({"duties": {"se": 1}, "stone": 0}, moment="act")
    assert refused(poor, "duty build_roads").rule == "PIL-DUTY-8"


@pytest.mark.rule("PIL-R14")
def test_the_value_is_fixed_when_the_duty_is_chosen() -> None:
    """An acolyte taken from the tile for a first road does not lower it."""
    g = at({"duties": {"se": 1}, "city": 0, "stone": 3, "piety": 3}, moment="act")
    assert duty(g, "build_roads") == ("majority", 2, 0)
    do(g, "duty build_roads", "lay e7 sw ne")
    assert ring(g) == {}
    assert options(g, "lay")


@pytest.mark.rule("PIL-R12")
def test_with_neither_tithe_nor_duty_the_turn_ends() -> None:
    g = at({"duties": {"e": 1}, "city": 0, "coin": 0})
    do(g, "move e", "to city")
    assert asks(g) == "move 2"
    taxed = at({"duties": {"se": 1}, "coin": 0}, {"duties": {"s": 3}}, moment="move")
    do(taxed, "move se")
    assert asks(taxed) == "move 2"  # on Taxation, in minority, without a coin


@pytest.mark.rule("PIL-R12")
def test_if_one_is_legal_one_must_be_taken() -> None:
    g = at({"duties": {"n": 1}, "buildings": ["guild"]}, moment="act", tithes=COUNTERS)
    assert refused(g, "end").rule == "PIL-R12"


@pytest.mark.rule("PIL-OBLATE-1", "PIL-OBLATE-2", "PIL-OBLATE-3")
def test_without_acolytes_one_comes_from_the_abbey() -> None:
    g = at({"village": 12, "abbey": 3, "city": 0, "activities": ["vestry"]}, {})
    assert where(g) == {"village": 12, "abbey": 2, "city": 1, "vestry": 1}
    assert stock(g)["grain"] == 1
    assert asks(g) == "move 2"


@pytest.mark.rule("PIL-OBLATE-2", "PIL-R9")
def test_only_with_an_empty_abbey_a_serf_becomes_an_acolyte() -> None:
    g = at({"village": 15, "abbey": 0, "city": 0, "activities": ["vestry"]}, {}, start=1)
    assert where(g) == {"village": 14, "abbey": 1, "vestry": 1}
    assert asks(g) == "move 2"


@pytest.mark.rule("PIL-OBLATE-1", "PIL-OBLATE-3", "PIL-R16")
def test_oblating_is_the_whole_turn_without_bonuses() -> None:
    row = {"village": 15, "abbey": 1, "city": 0, "buildings": ["pulpit", "library"], "grain": 0}
    g = at(row, {})
    assert where(g) == {"village": 15, "city": 1}
    assert asks(g) == "move 2"
    assert slots(g) == ["pulpit", "library"]
    assert stock(g)["grain"] == 0


@pytest.mark.rule("PIL-R16")
def test_with_abbey_and_village_empty_the_turn_simply_ends() -> None:
    activities = dict.fromkeys(
        ["fields", "road_engineer", "stone_mason", "alms_house", "engraver", "vestry"], 2
    )
    trail = "f7 f8 e8 d9 c9"
    trade = "g7 h8 g9 h10 g11"
    row = {"village": 0, "abbey": 0, "city": 0, "activities": activities, "routes": [trail, trade]}
    g = at(row, {})
    assert sum(where(g).values()) == 16
    assert asks(g) == "move 2"


@pytest.mark.rule("PIL-R8")
def test_piety_stays_between_0_and_12() -> None:
    g = at({"duties": {"e": 2}, "piety": 11}, moment="act")
    do(g, "duty clerical", "devotion 2")
    assert stock(g)["piety"] == 12
    g = at({"piety": 0, "buildings": ["indulgences"], "coin": 0})
    assert refused(g, "use indulgences").key == "no-effect"


@pytest.mark.rule("PIL-R61")
def test_stone_grain_and_coins_never_run_out() -> None:
    g = at({"stone": 25, "grain": 25, "coin": 60, "duties": {"n": 2}}, moment="act")
    do(g, "duty produce", "stone 2")
    assert stock(g)["stone"] == 27


def test_alone_the_abbott_begins() -> None:
    assert asks(alone({}, moment="move")).startswith("move 1")
    assert start(1).start == 1
