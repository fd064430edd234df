"""The solo game (SOLO): set-up, the Ab-Bott's turn and its duties, the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.games.pilgrim import abbott
from scriptorium.games.pilgrim.campaign import rating
from scriptorium.games.pilgrim.pieces import QUADRANTS, SPACES
from scriptorium.games.pilgrim.setup import playing_area
from scriptorium.games.pilgrim.state import Game
from scriptorium.games.pilgrim.tables import tables
from tests.rules.pilgrim.support import (
    alone,
    asks,
    at,
    do,
    dummies,
    legal,
    merchant,
    player,
    points,
    refused,
    ring,
    slots,
    start,
    stock,
    tiles,
    where,
)

AUTUMN = {"round": 15}


def turn(counter: str, row: dict[str, Any] | None = None, **position: Any) -> Game:
    """A solo position right after the Ab-Bott has drawn this counter."""
    return alone(row, turn=2, bag=[counter], **position)


def its(g: Game) -> dict[str, int]:
    return where(g, 2)


# Set-up


@pytest.mark.rule("PIL-SOLO-1")
def test_set_up_as_for_two_with_the_abbott_as_second_player() -> None:
    g = start(1)
    assert len(g.players) == 2
    assert g.rules.players == 1
    assert tiles(g, "S") == 8
    assert tiles(g, "shrine") == 4
    assert all(site["herald"] for site in g.view(0)["sites"])
    assert g.to_act == (0,)


@pytest.mark.rule("PIL-SOLO-2")
def test_the_quadrant_of_the_best_site_and_its_neighbour_are_open() -> None:
    sites = {"NW": "site_7", "NE": "site_1", "SE": "site_5", "SW": "site_2"}
    g = alone(site_tiles=sites)
    assert g.view(0)["quadrants"] == ["SE", "SW"]
    assert refused_quadrant(g) == "PIL-QUAD-2"
    g = alone(site_tiles={"NW": "site_5", "NE": "site_1", "SE": "site_7", "SW": "site_2"})
    assert g.view(0)["quadrants"] == ["NW", "NE"]


def refused_quadrant(g: Game) -> str:
    other = alone(
        {"duties": {"se": 1}, "stone": 3},
        moment="act",
        site_tiles={name: g.view(0)["sites"][q]["id"] for q, name in enumerate(QUADRANTS)},
    )
    do(other, "duty build_roads")
    return refused(other, "lay e7 sw n").rule


@pytest.mark.rule("PIL-SOLO-3")
def test_tied_sites_go_clockwise_from_north() -> None:
    """Sites 1, 2 and 6 have 5 points each; NE comes first, NW last."""
    tied = {"NW": "site_1", "NE": "site_7", "SE": "site_2", "SW": "site_6"}
    assert QUADRANTS[playing_area(alone(site_tiles=tied))] == "SE"
    tied = {"NW": "site_1", "NE": "site_2", "SE": "site_7", "SW": "site_6"}
    assert QUADRANTS[playing_area(alone(site_tiles=tied))] == "NE"
    tied = {"NW": "site_1", "NE": "site_7", "SE": "site_8", "SW": "site_6"}
    assert QUADRANTS[playing_area(alone(site_tiles=tied))] == "SW"


@pytest.mark.rule("PIL-SOLO-4")
@pytest.mark.parametrize(
    ("level", "spaces"),
    [
        (1, ["n", "ne", "e", "s", "sw", "w"]),
        (2, ["n", "ne", "e", "se", "s", "sw", "w"]),
        (3, SPACES[:8]),
    ],
)
def test_dummies_by_level(level: int, spaces: list[str]) -> None:
    assert sorted(dummies(start(1, level=level))) == sorted(spaces)


@pytest.mark.rule("PIL-SOLO-5", "PIL-SOLO-6")
def test_the_abbotts_acolytes_are_in_place_then_the_player_seeds() -> None:
    g = start(1)
    assert ring(g, 2) == {"n": 1, "ne": 1, "e": 1, "se": 1, "s": 1}
    assert asks(g) == "sow 1"
    assert legal(g) == ["to n", "to s"]


@pytest.mark.rule("PIL-SOLO-7", "PIL-SOLO-37")
def test_the_bag_grows_with_the_seasons() -> None:
    spring = alone(round=6)
    assert len(spring.bag) + len(spring.drawn) == 12
    before = sum(spring.view(0)["solo"]["bag"].values())
    g = alone(round=6, moment="round-end")
    assert g.season == 1
    assert sum(g.view(0)["solo"]["bag"].values()) == before + 6
    for number, count in ((8, 18), (15, 24), (21, 30)):
        later = alone(round=number)
        assert len(later.bag) + len(later.drawn) == count


@pytest.mark.rule("PIL-SOLO-8")
def test_the_abbott_starts_round_1() -> None:
    g = start(1)
    happened = do(g, "to n", "to se")
    assert [e.seat for e in happened if e.kind == "lifted"] == [1]
    assert asks(g) == "move 1"
    assert g.start == 1


# Its turn


@pytest.mark.rule("PIL-SOLO-9")
def test_it_gains_and_pays_no_resources() -> None:
    for counter in (
        "allocation",
        "build_roads",
        "clerical",
        "construct",
        "give_alms",
        "ordination",
    ):
        before = stock(alone(), 2)
        after = stock(turn(counter), 2)
        assert {**after, "piety": 0} == {**before, "piety": 0}


@pytest.mark.rule("PIL-SOLO-10", "PIL-R81")
def test_it_uses_its_own_pulpit_and_never_the_players() -> None:
    g = turn("rest", abbott={"buildings": ["pulpit"]}, **AUTUMN)
    assert its(g)["abbey"] == 4
    g = turn("rest", {"buildings": ["pulpit"]}, **AUTUMN)
    assert its(g)["abbey"] == 3
    assert stock(g)["stone"] == 1
    empty = turn("rest", abbott={"buildings": ["pulpit"], "village": 0, "abbey": 10}, **AUTUMN)
    assert its(empty)["abbey"] == 10


@pytest.mark.rule("PIL-R81")
def test_its_confession_box_is_always_used() -> None:
    row = {"piety": 3}
    g = alone(
        row,
        moment="round-end",
        abbott={"buildings": ["confession_box"], "piety": 2},
        merchant="build_roads",
        round=2,
        start=2,
    )
    assert g.start == 1
    assert asks(g) == "move 1"
    without = alone(row, moment="round-end", abbott={"piety": 2}, merchant="build_roads", round=2)
    assert asks(without) == "name-start 1"


@pytest.mark.rule("PIL-SOLO-11")
def test_the_player_hires_its_buildings_for_a_fee() -> None:
    g = alone(
        {"stone": 1},
        abbott={"buildings": ["pulpit"], "stone": 0},
        merchant="produce",
        tithes={"produce": "stone"},
    )
    do(g, "hire pulpit")
    assert (stock(g, 1)["stone"], stock(g, 2)["stone"]) == (0, 1)


@pytest.mark.rule("PIL-SOLO-12")
def test_it_lifts_the_largest_group_the_city_in_a_tie() -> None:
    def lifted(abbott_: dict[str, Any], at_: str) -> str:
        g = alone(abbott=abbott_, merchant=at_)
        g.sink = []
        abbott.move(g, g.players[1])
        return str(g.sink[0].values["space"])

    assert lifted({"duties": {"n": 1, "w": 3}, "city": 2}, "produce") == "w"
    assert lifted({"duties": {"n": 1, "w": 3}, "city": 3}, "produce") == "city"
    tie = {"duties": {"n": 2, "e": 2, "w": 2}, "city": 0}
    assert lifted(tie, "clerical") == "e"  # the Merchant's own duty counts
    assert lifted(tie, "build_roads") == "w"
    assert lifted(tie, "ordination") == "n"


@pytest.mark.rule("PIL-SOLO-13", "PIL-R78")
def test_from_the_city_it_starts_at_n_or_s_and_keeps_to_the_ring() -> None:
    def moved(at_: str) -> list[str]:
        g = alone(abbott={"duties": {}, "city": 5}, merchant=at_)
        g.sink = []
        abbott.move(g, g.players[1])
        return [e.values["space"] for e in g.sink if e.kind == "dropped"]

    assert moved("produce") == ["n", "ne", "e", "se", "s"]
    assert moved("allocation") == ["s", "sw", "w", "nw", "n"]
    assert moved("taxation") == ["s", "sw", "w", "nw", "n"]
    assert moved("construct") == ["n", "ne", "e", "se", "s"]


@pytest.mark.rule("PIL-SOLO-14")
def test_it_draws_a_counter_and_acts_wherever_its_acolytes_are() -> None:
    g = turn("clerical", abbott={"duties": {"n": 5}, "city": 0, "piety": 0})
    assert stock(g, 2)["piety"] == 2
    assert "clerical" in g.view(0)["solo"]["drawn"]


@pytest.mark.rule("PIL-SOLO-15", "PIL-R79")
def test_afterwards_its_largest_group_returns_to_the_city() -> None:
    g = turn("rest", abbott={"duties": {"n": 3, "ne": 2}, "city": 0}, merchant="produce", **AUTUMN)
    # N is lifted: NE 3, E 1, SE 1; NE returns.
    assert ring(g, 2) == {"e": 1, "se": 1, "city": 3}
    tie = turn("rest", abbott={"duties": {"n": 2}, "city": 0}, merchant="clerical", **AUTUMN)
    assert ring(tie, 2) == {"ne": 1, "city": 1}  # E, the Merchant's, comes first


@pytest.mark.rule("PIL-R71")
def test_drawn_counters_stay_out_and_an_empty_bag_is_filled_again() -> None:
    g = alone(round=6)
    g.bag, g.drawn = (2,), (0, 1)
    assert abbott.draw(g) == 2
    assert (g.bag, sorted(g.drawn)) == ((), [0, 1, 2])
    abbott.draw(g)
    assert len(g.bag) == 2
    assert len(g.drawn) == 1


@pytest.mark.rule("PIL-R95")
def test_without_acolytes_it_oblates_and_draws_nothing() -> None:
    row = {"duties": {}, "city": 0, "abbey": 3, "buildings": ["pulpit"]}
    g = alone(abbott=row, turn=2, bag=["clerical"])
    assert its(g)["city"] == 1
    assert its(g)["abbey"] == 2
    assert g.view(0)["solo"]["bag"]["clerical"] == 1


# Its duties


@pytest.mark.rule("PIL-SOLO-16")
def test_allocation_fills_activities_by_priority_and_keeps_one_in_the_abbey() -> None:
    g = turn("allocation", abbott={"abbey": 4})
    assert (its(g)["vestry"], its(g)["alms_house"], its(g)["abbey"]) == (1, 1, 2)
    g = turn("allocation", abbott={"abbey": 4, "activities": ["vestry", "road_engineer"]})
    assert (its(g)["alms_house"], its(g)["fields"]) == (1, 1)
    g = turn("allocation", abbott={"abbey": 2})
    assert its(g)["abbey"] == 1
    assert "alms_house" not in its(g)


@pytest.mark.rule("PIL-SOLO-17", "PIL-R80", "PIL-R97")
def test_a_live_infirmary_moves_a_third_and_the_player_is_paid() -> None:
    paid = {"merchant": "produce", "tithes": {"produce": "stone"}}
    g = turn("allocation", {"buildings": ["infirmary"]}, abbott={"abbey": 5}, **paid)
    assert (its(g)["road_engineer"], stock(g)["stone"]) == (1, 2)
    few = turn("allocation", {"buildings": ["infirmary"]}, abbott={"abbey": 3}, **paid)
    assert stock(few)["stone"] == 1  # no third acolyte moved
    own = turn("allocation", abbott={"abbey": 5, "buildings": ["infirmary"]}, **paid)
    assert (its(own)["road_engineer"], stock(own)["stone"]) == (1, 1)
    donated = turn("allocation", {"donated": ["infirmary"]}, abbott={"abbey": 5}, **paid)
    assert "road_engineer" not in its(donated)
    tax = turn("allocation", {"buildings": ["infirmary"]}, abbott={"abbey": 5}, merchant="taxation")
    assert (its(tax)["road_engineer"], sum(stock(tax).values())) == (1, 3)


def owing(good: str) -> Game:
    """It has just used the player's Infirmary, and fees are in this."""
    tithes = {"produce": good}
    infirmary = {"buildings": ["infirmary"]}
    return turn("allocation", infirmary, abbott={"abbey": 5}, merchant="produce", tithes=tithes)


@pytest.mark.rule("PIL-R97")
def test_at_the_cornucopia_the_player_chooses_the_fee() -> None:
    g = owing("cornucopia")
    assert asks(g) == "abbott-fee 1"
    do(g, "take coin")
    assert stock(g)["coin"] == 2
    assert asks(g) == "move 1"


@pytest.mark.rule("PIL-SOLO-17", "PIL-R97")
@pytest.mark.parametrize(("answer", "coins"), [("take coin", 2), ("decline", 1)])
def test_a_fee_in_coins_need_not_be_taken(answer: str, coins: int) -> None:
    g = owing("coin")
    assert legal(g) == ["take coin", "decline"]
    assert refused(g, "take grain").rule == "PIL-MERC-2"
    do(g, answer)
    assert stock(g)["coin"] == coins


@pytest.mark.rule("PIL-SOLO-18")
def test_it_never_uses_the_chapter_house() -> None:
    six = ["fields", "road_engineer", "stone_mason", "alms_house", "engraver", "vestry"]
    row = {"abbey": 3, "activities": six, "buildings": ["chapter_house"]}
    g = turn("allocation", abbott=row)
    assert its(g)["abbey"] == 3


@pytest.mark.rule("PIL-SOLO-19", "PIL-R82")
def test_late_allocation_brings_acolytes_back_last_priority_first() -> None:
    three = ["vestry", "alms_house", "fields"]
    g = turn("allocation", abbott={"abbey": 1, "activities": three}, **AUTUMN)
    assert its(g)["abbey"] == 3
    assert its(g)["vestry"] == 1
    assert "fields" not in its(g)
    owner = {"buildings": ["infirmary"]}
    paid = {"merchant": "produce", "tithes": {"produce": "stone"}}
    g = turn("allocation", owner, abbott={"abbey": 1, "activities": three}, **AUTUMN, **paid)
    assert its(g)["abbey"] == 4
    assert stock(g)["stone"] == 2


@pytest.mark.rule("PIL-SOLO-28")
def test_clerical_is_piety() -> None:
    assert stock(turn("clerical"), 2)["piety"] == 2
    row = {"activities": ["vestry"], "buildings": ["chapel"]}
    assert stock(turn("clerical", abbott=row), 2)["piety"] == 4
    assert stock(turn("clerical", {"buildings": ["chapel"]}), 2)["piety"] == 2


@pytest.mark.rule("PIL-R83")
def test_its_piety_stops_at_12_and_fees_score() -> None:
    assert stock(turn("clerical", abbott={"piety": 11}), 2)["piety"] == 12
    g = alone(abbott={"stone": 3, "grain": 3, "coin": 3})
    assert g.result()["rival"]["sources"]["resources"] == 3
    assert not g.players[1].ports


@pytest.mark.rule("PIL-SOLO-29", "PIL-R96")
def test_construct_takes_the_building_that_went_live_last() -> None:
    g = turn("construct", round=6)  # Well, Quarry, Chapel and Mint in this order
    assert slots(g, 2) == ["mint"]
    assert stock(g, 2)["stone"] == 1
    taken = turn("construct", {"buildings": ["mint"]}, round=6)
    assert slots(taken, 2) == ["chapel"]
    none = turn("construct", round=1)
    assert slots(none, 2) == []
    assert len(none.players[1].routes) == 1  # its road is laid all the same


@pytest.mark.rule("PIL-R82")
def test_with_a_full_board_construct_takes_no_building() -> None:
    six = ["confession_box", "chapter_house", "brewery", "cloisters", "bank", "kogge"]
    g = turn("construct", abbott={"buildings": six}, round=6)
    assert slots(g, 2) == six


@pytest.mark.rule("PIL-SOLO-31")
def test_alms_early_two_rows_and_bonuses_that_do_not_empty_the_abbey() -> None:
    g = turn("give_alms", abbott={"abbey": 3})
    assert (player(g, 2).alms, its(g)["abbey"]) == (2, 4)
    g = turn("give_alms", abbott={"activities": ["alms_house"], "abbey": 3})
    assert player(g, 2).alms == 3
    kept = turn("give_alms", abbott={"alms": 2, "abbey": 1})
    assert (player(kept, 2).alms, its(kept)["abbey"]) == (4, 1)
    sent = turn("give_alms", abbott={"alms": 2, "abbey": 2})
    assert its(sent)["abbey"] == 1


@pytest.mark.rule("PIL-SOLO-32", "PIL-SOLO-41", "PIL-R82")
def test_alms_late_it_donates_its_right_most_building() -> None:
    row = {"buildings": ["well", "quarry"], "alms": 1, "abbey": 3}
    g = turn("give_alms", abbott=row, **AUTUMN)
    assert slots(g, 2) == ["well", "quarry (donated)"]
    assert (player(g, 2).alms, its(g)["abbey"]) == (2, 4)
    none = turn("give_alms", abbott={"alms": 1}, **AUTUMN)
    assert player(none, 2).alms == 1


@pytest.mark.rule("PIL-SOLO-33", "PIL-R80")
def test_ordination_sends_or_ordains() -> None:
    g = turn("ordination", abbott={"abbey": 3})
    assert its(g)["abbey"] == 1
    g = turn("ordination", abbott={"abbey": 1})
    village = its(alone(abbott={"abbey": 1}))["village"]
    assert (its(g)["abbey"], its(g)["village"]) == (1, village - 1)
    own = turn("ordination", abbott={"abbey": 4, "buildings": ["infirmary"]})
    assert its(own)["abbey"] == 1
    not_own = turn("ordination", {"buildings": ["infirmary"]}, abbott={"abbey": 4})
    assert its(not_own)["abbey"] == 2


@pytest.mark.rule("PIL-SOLO-34")
def test_rest_is_no_action() -> None:
    g = turn("rest", **AUTUMN)
    assert stock(g, 2)["piety"] == 0
    assert g.players[1].routes == ()
    assert player(g, 2).alms == 0


# Round end and campaign


@pytest.mark.rule("PIL-SOLO-35")
def test_the_player_discards_and_the_abbott_keeps_its_fees() -> None:
    g = alone({"stone": 9}, abbott={"stone": 9}, moment="round-end", merchant="produce")
    assert (stock(g, 1)["stone"], stock(g, 2)["stone"]) == (6, 9)
    assert merchant(g) == "allocation"


@pytest.mark.rule("PIL-SOLO-36")
def test_the_player_with_most_piety_chooses_who_starts() -> None:
    g = alone({"piety": 5}, abbott={"piety": 2}, moment="round-end", merchant="build_roads")
    assert asks(g) == "name-start 1"
    assert legal(g) == ["start 1", "start 2"]
    do(g, "start 1")
    assert g.start == 0
    assert asks(g) == "move 1"
    other = alone({"piety": 2}, abbott={"piety": 5}, moment="round-end", merchant="build_roads")
    assert other.start == 1


@pytest.mark.rule("PIL-SOLO-40")
def test_a_tie_goes_to_whoever_does_not_hold_the_marker() -> None:
    both = {"moment": "round-end", "merchant": "build_roads"}
    g = alone({"piety": 4}, abbott={"piety": 4}, start=1, **both)
    assert g.start == 1  # the Ab-Bott decides, and starts
    g = alone({"piety": 4}, abbott={"piety": 4}, start=2, **both)
    assert asks(g) == "name-start 1"


@pytest.mark.rule("PIL-R110", "PIL-SET-26", "PIL-SOLO-38")
def test_a_campaign_lays_out_a_first_play_once() -> None:
    g = start(1, scenario="campaign", setup="first-play")
    layouts = [layout(g)]
    assert layouts[0] == layout(start(1, seed=2, setup="first-play"))
    while next_game(g):
        assert layout(g) not in layouts
        layouts.append(layout(g))
    assert len(layouts) == 3


@pytest.mark.rule("PIL-SOLO-37", "PIL-SOLO-42")
def test_the_end_of_a_season_and_of_the_game() -> None:
    g = alone(abbott={"alms": 3, "abbey": 1}, round=6, moment="round-end")
    assert player(g, 2).prizes == 1
    assert "abbey" not in its(g)  # even its last one
    over = alone({"alms": 4}, round=26, moment="round-end")
    assert over.over
    assert player(over).prizes == 1
    result = over.result()
    assert result["rival"]["points"] == sum(result["rival"]["sources"].values())


def next_game(g: Game) -> bool:
    """Play on to the set-up of the next game of a campaign; False: there is none."""
    level = g.level
    while g.to_act and g.level == level:
        seat = g.to_act[0]
        g.apply(seat, g.legal(seat)[0])
    return not g.over


def layout(g: Game) -> tuple[list[int], ...]:
    """Where the duties, the sites and the buildings lie."""
    return g.ring, g.site_places, g.sites, g.building_places


@pytest.mark.rule("PIL-SOLO-38")
def test_a_campaign_is_three_games_with_more_and_more_dummies() -> None:
    g = start(1, scenario="campaign")
    levels = [(g.level, len(dummies(g)))]
    layouts = [tuple(g.ring)]
    while next_game(g):
        levels.append((g.level, len(dummies(g))))
        layouts.append(tuple(g.ring))
        assert asks(g) == "sow 1"
    assert levels == [(1, 6), (2, 7), (3, 8)]
    assert len(set(layouts)) == 3
    result = g.result()
    assert len(result["games"]) == 3
    assert result["points"] == [sum(mine - other for mine, other in result["games"])]
    with pytest.raises(Problem) as caught:
        registry.config("pilgrim", 2, 1, scenario="campaign")
    assert caught.value.key == "scenario-players"


@pytest.mark.rule("PIL-SOLO-39", "PIL-R84")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        (-3, "defeated"),
        (0, "defeated"),
        (1, "shameful"),
        (10, "shameful"),
        (11, "admonished"),
        (20, "admonished"),
        (21, "aspiring"),
        (30, "aspiring"),
        (31, "triumphant"),
        (40, "triumphant"),
        (41, "god_like"),
        (99, "god_like"),
    ],
)
def test_ratings(total: int, name: str) -> None:
    assert rating(start(1), total) == name


def test_the_sum_of_a_campaign_counts_the_games_before() -> None:
    g = at({}, players=1, scenario="campaign", past=[[61, 58], [40, 50]], round=26, moment="over")
    mine, other = (row["points"] for row in g.view(0)["seats"])
    assert g.result()["points"] == [3 - 10 + mine - other]
    assert len(tables().solo_dummies) == 3


def test_points_alone_are_the_players() -> None:
    assert points(alone()) == alone().view(0)["seats"][0]["points"]
