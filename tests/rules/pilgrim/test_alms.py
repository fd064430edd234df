"""Give Alms (ALMS) and the alms table (ATBL)."""

from __future__ import annotations

import pytest

from scriptorium.games.pilgrim.state import Game
from scriptorium.games.pilgrim.tables import Tables, tables
from tests.rules.pilgrim.support import (
    at,
    do,
    events,
    legal,
    options,
    player,
    refused,
    slots,
    source,
    stock,
    where,
)

ALMS = {"duties": {"w": 2}, "coin": 9, "grain": 9, "city": 0}


def row(g: Game, seat: int = 1) -> int:
    return player(g, seat).alms


def season_over(*seats: dict[str, object], **more: object) -> Game:
    """The end of the first season of a first play: round 6."""
    return at(*seats, round=6, moment="round-end", **more)


@pytest.mark.rule("PIL-ALMS-1")
def test_a_coin_or_a_grain_for_each_row_in_any_mix() -> None:
    g = at(ALMS, moment="act")
    do(g, "duty give_alms", "give coin", "give grain", "accept")
    assert (stock(g)["coin"], stock(g)["grain"], row(g)) == (8, 8, 2)
    g = at({**ALMS, "grain": 0}, moment="act")
    do(g, "duty give_alms")
    assert refused(g, "give grain").rule == "PIL-ALMS-1"


@pytest.mark.rule("PIL-ALMS-2")
def test_neither_stone_nor_piety_can_be_given() -> None:
    g = at({**ALMS, "stone": 5, "piety": 5}, moment="act")
    do(g, "duty give_alms")
    assert legal(g) == ["give grain", "give coin"]
    assert refused(g, "stone 1").rule == "PIL-ALMS-2"
    poor = at({"duties": {"w": 2}, "coin": 0, "grain": 0, "stone": 5, "piety": 5}, moment="act")
    assert refused(poor, "duty give_alms").rule == "PIL-ALMS-1"


@pytest.mark.rule("PIL-ALMS-3", "PIL-ALMS-4", "PIL-ALMS-7")
def test_a_building_is_donated_for_one_row_and_nothing_beside_it() -> None:
    g = at({**ALMS, "coin": 0, "grain": 0, "stone": 0, "buildings": ["well"]}, moment="act")
    do(g, "duty give_alms", "donate well")
    assert (row(g), slots(g)) == (1, ["well (donated)"])
    assert not any(text.startswith(("give", "donate")) for text in legal(g))
    other = at({**ALMS, "buildings": ["well"]}, moment="act")
    do(other, "duty give_alms", "give coin")
    assert refused(other, "donate well").rule == "PIL-ALMS-4"


@pytest.mark.rule("PIL-ALMS-7")
def test_a_donation_in_minority_costs_the_coin_only() -> None:
    g = at(
        {"duties": {"w": 1}, "coin": 1, "grain": 0, "buildings": ["well"]},
        {"duties": {"w": 3}},
        moment="act",
    )
    do(g, "duty give_alms")
    assert legal(g) == ["donate well"]
    do(g, "donate well")
    assert stock(g)["coin"] == 0


@pytest.mark.rule("PIL-ALMS-5", "PIL-BUIL-11")
def test_a_donated_building_scores_keeps_its_space_and_serves_nobody() -> None:
    g = at({**ALMS, "buildings": ["well", "guild"]}, {"coin": 3}, moment="act", merchant="produce")
    assert source(g, "buildings") == 0
    do(g, "duty give_alms", "donate guild")
    assert source(g, "buildings") == 2
    assert slots(g) == ["well", "guild (donated)"]
    while g.to_act[0] == 0:
        do(g, "end")
    assert refused(g, "hire guild").rule == "PIL-ALMS-5"


@pytest.mark.rule("PIL-ALMS-6", "PIL-SPEC-6")
def test_the_alms_house_allows_a_further_paid_row() -> None:
    g = at(
        {**ALMS, "duties": {"w": 1}, "activities": ["alms_house"], "coin": 2, "grain": 0},
        moment="act",
    )
    do(g, "duty give_alms", "give coin", "give coin")
    assert (row(g), stock(g)["coin"]) == (2, 0)
    one = at(
        {**ALMS, "duties": {"w": 1}, "activities": ["alms_house"], "coin": 1, "grain": 0},
        moment="act",
    )
    do(one, "duty give_alms", "give coin")
    assert row(one) == 1


@pytest.mark.rule("PIL-R41")
def test_neither_alms_house_nor_mill_help_a_donation() -> None:
    g = at(
        {**ALMS, "activities": ["alms_house"], "buildings": ["well", "mill"], "alms": 1},
        moment="act",
    )
    do(g, "duty give_alms", "donate well")
    assert row(g) == 2
    assert legal(g) == ["accept", "decline"]  # the bonus of the row comes as usual


@pytest.mark.rule("PIL-R42")
def test_giving_on_row_6_is_allowed_and_lost() -> None:
    g = at({**ALMS, "alms": 6}, {"alms": 7}, moment="act")
    do(g, "duty give_alms", "give coin", "give coin")
    assert (row(g), stock(g)["coin"]) == (6, 7)
    g = at({**ALMS, "alms": 7, "buildings": ["well"]}, moment="act")
    do(g, "duty give_alms", "donate well")
    assert (row(g), slots(g)) == (7, ["well (donated)"])


@pytest.mark.rule("PIL-ATBL-1")
def test_row_2_a_serf_comes_to_the_abbey() -> None:
    g = at({**ALMS, "alms": 1, "abbey": 3}, moment="act")
    before = where(g)
    do(g, "duty give_alms", "give coin", "accept")
    assert (where(g)["abbey"], where(g)["village"]) == (4, before["village"] - 1)


@pytest.mark.rule("PIL-ATBL-2")
def test_row_4_an_acolyte_goes_to_the_city() -> None:
    g = at({**ALMS, "alms": 3, "abbey": 3}, moment="act")
    do(g, "duty give_alms", "give coin", "accept")
    assert (where(g)["abbey"], where(g)["city"]) == (2, 1)


@pytest.mark.rule("PIL-ATBL-3")
def test_row_6_a_serf_goes_straight_to_the_city() -> None:
    g = at({**ALMS, "alms": 5, "abbey": 3}, moment="act")
    before = where(g)["village"]
    do(g, "duty give_alms", "give coin", "accept")
    assert (where(g)["village"], where(g)["city"], where(g)["abbey"]) == (before - 1, 1, 3)


@pytest.mark.rule("PIL-ATBL-4")
def test_bonuses_are_optional_and_come_once() -> None:
    g = at({**ALMS, "alms": 1}, moment="act")
    before = where(g)
    do(g, "duty give_alms", "give coin", "decline", "give coin")
    assert row(g) == 3
    assert where(g)["abbey"] == before["abbey"]


@pytest.mark.rule("PIL-R9")
def test_a_bonus_without_anybody_to_take_it_is_lost() -> None:
    g = at({**ALMS, "alms": 3, "abbey": 0}, moment="act")
    do(g, "duty give_alms", "give coin")
    assert options(g, "give") == ["grain", "coin"]  # nothing was offered


@pytest.mark.rule("PIL-R44")
def test_several_bonuses_come_from_the_lowest_row_up() -> None:
    g = at({**ALMS, "activities": ["alms_house"], "alms": 1}, moment="act")
    do(g, "duty give_alms", "give coin")
    assert g.frames[-1].prompt(g, 0)["row"] == 2
    do(g, "accept", "give coin", "give coin")
    assert g.frames[-1].prompt(g, 0)["row"] == 4


@pytest.mark.rule("PIL-ATBL-5", "PIL-ATBL-6", "PIL-ATBL-7")
def test_the_first_on_row_6_goes_to_the_top_later_ones_stay() -> None:
    g = at({**ALMS, "alms": 5}, {}, moment="act")
    do(g, "duty give_alms", "give coin", "decline", "give coin")
    assert row(g) == 7
    g = at({**ALMS, "alms": 5}, {"alms": 7}, moment="act")
    do(g, "duty give_alms", "give coin", "decline", "give coin")
    assert row(g) == 6


@pytest.mark.rule("PIL-ATBL-8")
def test_at_a_site_the_leader_sends_an_acolyte_to_the_top() -> None:
    g = season_over({"alms": 2, "abbey": 3}, {"alms": 3, "abbey": 2})
    assert (player(g, 1).prizes, player(g, 2).prizes) == (0, 1)
    assert where(g, 2)["abbey"] == 1
    early = at({"alms": 2}, {"alms": 3}, round=5, moment="round-end")
    assert [p.prizes for p in early.players] == [0, 0]


@pytest.mark.rule("PIL-ATBL-9")
def test_without_an_acolyte_in_the_abbey_the_prize_is_lost() -> None:
    g = season_over({"alms": 2, "abbey": 3}, {"alms": 3, "abbey": 0})
    assert [p.prizes for p in g.players] == [0, 0]


@pytest.mark.rule("PIL-ATBL-10")
def test_ties_go_to_piety_then_to_the_earlier_turn() -> None:
    g = season_over({"alms": 3, "piety": 2}, {"alms": 3, "piety": 4})
    assert player(g, 2).prizes == 1
    g = season_over({"alms": 3, "piety": 4}, {"alms": 3, "piety": 4}, start=2)
    assert player(g, 2).prizes == 1
    g = season_over({"alms": 3, "piety": 4}, {"alms": 3, "piety": 4}, start=1)
    assert player(g, 1).prizes == 1


@pytest.mark.rule("PIL-ATBL-11")
def test_markers_go_back_to_0_except_at_the_end() -> None:
    assert [p.alms for p in season_over({"alms": 2}, {"alms": 7}).players] == [0, 0]
    g = at({"alms": 2}, {"alms": 7}, round=26, moment="round-end")
    assert g.over
    assert [p.alms for p in g.players] == [2, 7]


@pytest.mark.rule("PIL-R43")
def test_somebody_wins_even_on_row_0() -> None:
    g = season_over({"piety": 1}, {"piety": 2})
    assert player(g, 2).prizes == 1
    data = {**tables().data, "alms_table": {**tables().data["alms_table"], "row_0_can_win": False}}
    assert not Tables(data).row_0_can_win


@pytest.mark.rule("PIL-EX-13")
def test_the_race_to_the_top() -> None:
    """White reaches row 6 first: all three bonuses and the top; Red on row 2 has had one."""
    white = {**ALMS, "alms": 0, "coin": 12, "duties": {"w": 3}, "abbey": 2}
    g = at({**white, "activities": ["alms_house"]}, {"alms": 2}, moment="act")
    do(g, "duty give_alms", "give coin", "give coin", "accept", "give coin")
    assert row(g) == 3
    g = at({**white, "alms": 3}, {"alms": 2}, {"alms": 1}, {}, players=4, moment="act")
    do(g, "duty give_alms")
    taken = events(do(g, "give coin", "accept"), "row-bonus")
    assert (taken[0]["origin"], taken[0]["to"]) == ("abbey", "city")
    g = at({**white, "alms": 5}, {"alms": 2}, {"alms": 1}, {}, players=4, moment="act")
    do(g, "duty give_alms", "give coin", "accept")
    assert row(g) == 7
    over = season_over({"alms": 7, "abbey": 2}, {"alms": 2}, {"alms": 1}, {}, players=4)
    assert player(over, 1).prizes == 1
    assert [p.alms for p in over.players] == [0, 0, 0, 0]
    lost = season_over({"alms": 7, "abbey": 0}, {"alms": 2}, {"alms": 1}, {}, players=4)
    assert [p.prizes for p in lost.players] == [0, 0, 0, 0]
