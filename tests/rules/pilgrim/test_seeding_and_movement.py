"""Seeding (SEED) and movement (MOVE) on the ring."""

from __future__ import annotations

import pytest

from scriptorium.games.pilgrim.state import Game
from tests.rules.pilgrim.support import asks, at, do, legal, options, refused, ring, start, stock

FIRST_PLAY = {"setup": "first-play"}


def outcomes(g: Game) -> set[tuple[str, ...]]:
    """Every way the acolytes in the hand can go, as the spaces they are dropped on."""
    found = set()
    if not asks(g).startswith("sow"):
        return {()}
    for text in legal(g):
        other = g.copy()
        happened = do(other, text)
        dropped = tuple(e.values["space"] for e in happened if e.kind == "dropped")
        found |= {dropped + rest for rest in outcomes(other)}
    return found


def moves(g: Game, space: str) -> set[tuple[str, ...]]:
    """Every outcome of a move from a space."""
    other = g.copy()
    dropped = tuple(e.values["space"] for e in do(other, f"move {space}") if e.kind == "dropped")
    return {dropped + rest for rest in outcomes(other)}


@pytest.mark.rule("PIL-SEED-1")
def test_the_start_player_seeds_first_and_all_in_one_go() -> None:
    g = start(3, start="2")
    assert asks(g) == "sow 2"
    do(g, "to n", "to se")
    assert sum(ring(g, 2).values()) == 5
    assert asks(g) == "sow 3"
    do(g, "to s", "to nw")
    assert asks(g) == "sow 1"
    do(g, "to n", "to se")
    assert asks(g) == "move 2"


@pytest.mark.rule("PIL-SEED-2", "PIL-SEED-3", "PIL-SEED-8", "PIL-EX-1")
def test_seeding_from_n_along_the_ring() -> None:
    """Yellow: one each on Produce, Allocation, Clerical, Build Roads, Taxation."""
    g = start(**FIRST_PLAY)
    before = stock(g)
    assert legal(g) == ["to n", "to s"]
    do(g, "to n", "to se")
    assert ring(g) == {"n": 1, "ne": 1, "e": 1, "se": 1, "s": 1}
    assert stock(g) == before


@pytest.mark.rule("PIL-SEED-4", "PIL-SEED-5", "PIL-SEED-6", "PIL-EX-2")
def test_seeding_through_the_city() -> None:
    """Red: N, NE, E, city, N: two on Produce, with majority there beside Yellow."""
    g = start(**FIRST_PLAY)
    do(g, "to n", "to se")
    do(g, "to n")
    assert legal(g) == ["to se", "to city"]
    do(g, "to city")
    assert legal(g) == ["to n", "to s"]
    do(g, "to n")
    assert ring(g, 2) == {"n": 2, "ne": 1, "e": 1, "city": 1}
    assert ring(g, 1)["n"] == 1
    duty = next(row for row in g.view(1)["duties"] if row["id"] == "produce")
    assert (duty["standing"], duty["value"]) == ("majority", 2)


@pytest.mark.rule("PIL-EX-2")
def test_that_majority_produces_two() -> None:
    g = at({"duties": {"n": 1}}, {"duties": {"n": 2, "ne": 1, "e": 1}}, turn=2, moment="act")
    do(g, "duty produce")
    assert legal(g)[:2] == ["grain 2", "grain 1"]
    do(g, "stone 2")
    assert stock(g, 2)["stone"] == 3


@pytest.mark.rule("PIL-MOVE-1", "PIL-MOVE-2", "PIL-MOVE-9")
def test_all_own_acolytes_of_one_space_go_one_by_one() -> None:
    g = at({"duties": {"n": 3, "s": 1}, "city": 1}, {"duties": {"n": 2, "ne": 1, "e": 4}})
    assert legal(g)[:3] == ["move city", "move n", "move s"]
    assert refused(g, "move ne").rule == "PIL-MOVE-1"
    others = ring(g, 2)
    do(g, "move n", "to se")
    assert ring(g) == {"ne": 1, "e": 1, "se": 1, "s": 1, "city": 1}
    assert ring(g, 2) == others


@pytest.mark.rule("PIL-MOVE-3", "PIL-MOVE-6")
def test_at_e_and_w_the_way_may_lead_into_the_city_each_time() -> None:
    g = at({"duties": {"ne": 6}})
    do(g, "move ne")
    assert legal(g) == ["to se", "to city"]
    do(g, "to city", "to s")
    assert asks(g) == "sow 1"
    assert legal(g) == ["to nw", "to city"]
    assert ring(g) == {"e": 1, "city": 1, "s": 1, "sw": 1, "w": 1}
    do(g, "to city")
    assert ring(g)["city"] == 2


@pytest.mark.rule("PIL-MOVE-4")
def test_from_the_city_to_n_or_s() -> None:
    g = at({"city": 1, "duties": {"e": 1}})
    do(g, "move city")
    assert legal(g) == ["to n", "to s"]
    assert refused(g, "to ne").rule == "PIL-MOVE-4"


@pytest.mark.rule("PIL-MOVE-5")
def test_not_against_the_stream_without_the_kogge() -> None:
    g = at({"city": 2})
    do(g, "move city")
    assert refused(g, "to e").rule == "PIL-MOVE-5"
    assert moves(at({"duties": {"nw": 2}}), "nw") == {("n", "ne")}
    assert moves(at({"duties": {"se": 2}}), "se") == {("s", "sw")}


@pytest.mark.rule("PIL-MOVE-7")
def test_the_origin_may_receive_one_again() -> None:
    g = at({"duties": {"n": 5}, "city": 0})
    do(g, "move n", "to city", "to n")
    assert ring(g)["n"] == 1


@pytest.mark.rule("PIL-MOVE-8")
def test_no_space_is_left_out() -> None:
    g = at({"duties": {"se": 3}})
    for text in legal(g):
        assert not text.startswith("skip")
    do(g, "move se")
    assert {space: ring(g)[space] for space in ("s", "sw", "w")} == {"s": 1, "sw": 1, "w": 1}
    other = at({"city": 2})
    do(other, "move city")
    assert refused(other, "skip n").rule == "PIL-MOVE-8"


@pytest.mark.rule("PIL-EX-22", "PIL-R51")
def test_the_outcomes_of_three_acolytes_on_w() -> None:
    plain = {("city", "n", "ne"), ("city", "s", "sw"), ("nw", "n", "ne")}
    g = at({"duties": {"w": 3}, "buildings": ["kogge"]})
    assert moves(g, "w") == plain
    do(g, "use kogge")
    more = {("city", a, b) for a, b in (("e", "se"), ("e", "city"), ("w", "nw"), ("w", "city"))}
    more |= {("city", "n", "city"), ("city", "s", "city"), ("nw", "n", "city")}
    assert moves(g, "w") == plain | more


@pytest.mark.rule("PIL-BUIL-KOGGE")
def test_the_kogge_opens_all_rivers_both_ways() -> None:
    g = at({"city": 1, "buildings": ["kogge"]})
    do(g, "use kogge", "move city")
    assert options(g, "to") == ["n", "e", "s", "w"]


@pytest.mark.rule("PIL-BUIL-CLOISTERS", "PIL-R52")
def test_the_cloisters_leave_out_one_space() -> None:
    g = at({"duties": {"e": 2}, "buildings": ["cloisters"]})
    plain = moves(g, "e")
    do(g, "use cloisters")
    found = moves(g, "e")
    assert found > plain
    assert ("s", "sw") in found  # SE left out
    assert ("se", "sw") in found  # S left out
    assert ("n", "ne") in found  # the city left out
    assert ("city", "ne") in found  # N left out, on the way through the city
    assert ("sw", "w") not in found  # two spaces left out
    one = at({"duties": {"ne": 1}, "buildings": ["cloisters"]})
    do(one, "use cloisters")
    assert moves(one, "ne") == {("e",), ("se",), ("city",)}


@pytest.mark.rule("PIL-BUIL-CLOISTERS", "PIL-BUIL-KOGGE")
def test_kogge_and_cloisters_together() -> None:
    g = at({"duties": {"nw": 1}, "buildings": ["cloisters", "kogge"]})
    do(g, "use kogge", "use cloisters")
    assert moves(g, "nw") == {("n",), ("ne",), ("city",)}
