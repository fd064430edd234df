"""A duty that is chosen is done: nothing may take the last means for its first action away."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scriptorium.games.pilgrim.duty import DutyFrame
from tests.rules.pilgrim.support import asks, at, do, legal, options, refused, start, stock, where
from tests.rules.pilgrim.test_more import COIN

TAX = {"merchant": "taxation"}  # nothing can be hired
GRAIN = {"merchant": "produce", "tithes": {"produce": "grain"}}


BUILDINGS = ("use", "hire", "borrow", "sell", "buy")
DUTIES = ("allocate", "roads", "clerical", "construct", "alms", "ordination", "produce", "taxation")


def begun(duty: str, mine: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> Any:
    row = {"stone": 0, "grain": 0, "coin": 0, "city": 0, **mine, "duties": {duty: 2}}
    g = at(row, other or {}, moment="act", round=26, **more)
    do(g, f"duty {duty}")
    return g


@pytest.mark.rule("PIL-DUTY-6", "PIL-R108")
def test_the_last_stone_is_not_sold_before_the_first_road() -> None:
    g = begun("build_roads", {"stone": 1, "buildings": ["stone_yard"]}, **TAX)
    assert refused(g, "use stone_yard").rule == "PIL-R108"
    g = begun("build_roads", {"stone": 2, "buildings": ["stone_yard"]}, **TAX)
    do(g, "use stone_yard")
    assert asks(g) == "roads 1"  # one is sold, the other one kept
    assert (stock(g)["stone"], stock(g)["coin"]) == (1, 1)


@pytest.mark.rule("PIL-DUTY-6", "PIL-R108")
def test_the_last_grain_is_not_brewed_before_the_first_step() -> None:
    g = begun("ordination", {"grain": 1, "buildings": ["brewery"]}, **TAX)
    assert refused(g, "use brewery").rule == "PIL-R108"
    do(g, "ordain")
    assert where(g)["abbey"] == 4
    g = begun("ordination", {"grain": 2, "buildings": ["brewery"]}, **TAX)
    do(g, "use brewery")
    assert "ordain" in legal(g)


@pytest.mark.rule("PIL-DUTY-6", "PIL-BUIL-7")
def test_a_fee_leaves_something_for_the_first_action() -> None:
    infirmary = {"buildings": ["infirmary"]}
    g = begun("ordination", {"grain": 1}, infirmary, **GRAIN)
    assert refused(g, "hire infirmary").rule == "PIL-R108"
    do(begun("ordination", {"grain": 2}, infirmary, **GRAIN), "hire infirmary")
    g = begun("give_alms", {"coin": 1}, {"buildings": ["pulpit"]}, **COIN)
    assert refused(g, "hire pulpit").rule == "PIL-R108"
    # A building of one's own can always be given.
    do(begun("give_alms", {"coin": 1, "buildings": ["guild"]}, **COIN), "hire pulpit")


@pytest.mark.rule("PIL-DUTY-6", "PIL-R108")
def test_a_hired_brewery_takes_two_grain_at_once() -> None:
    brewery = {"buildings": ["brewery"]}
    g = begun("ordination", {"grain": 2}, brewery, **GRAIN)
    assert refused(g, "hire brewery").rule == "PIL-R108"
    do(begun("ordination", {"grain": 3}, brewery, **GRAIN), "hire brewery")


@pytest.mark.rule("PIL-DUTY-6", "PIL-R108", "PIL-R4")
def test_the_bank_is_kept_for_a_step_that_only_it_can_pay() -> None:
    stone = {"merchant": "produce", "tithes": {"produce": "stone"}}
    row = {"duties": {"nw": 2}, "grain": 0, "coin": 9, "stone": 0, "buildings": ["bank"]}
    g = at(row, {"buildings": ["infirmary"]}, moment="act", **stone)
    do(g, "use bank", "duty ordination")
    assert refused(g, "hire infirmary coin").rule == "PIL-R108"


@pytest.mark.rule("PIL-DUTY-6", "PIL-R108")
def test_what_one_store_takes_another_one_may_bring() -> None:
    """The grain is brewed, but the Grain Store turns a coin into what a step needs."""
    g = begun("ordination", {"grain": 1, "buildings": ["grain_store", "brewery"]}, **TAX)
    do(g, "use brewery")
    assert legal(g) == ["use grain_store"]  # the duty is not over, nor can it be left
    do(g, "use grain_store", "done", "ordain")
    assert where(g)["abbey"] == 4


@pytest.mark.rule("PIL-DUTY-6", "PIL-R56")
def test_what_the_wagon_yard_brings_does_no_harm_either() -> None:
    g = begun("ordination", {"grain": 1, "buildings": ["wagon_yard"]}, **TAX)
    do(g, "use wagon_yard")
    assert refused(g, "borrow brewery").rule == "PIL-R108"
    do(g, "borrow pulpit", "ordain")


@pytest.mark.rule("PIL-DUTY-6", "PIL-R108")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_duty_of_a_random_game_is_over_with_nothing_done(players: int) -> None:
    """Of players who like to use buildings. Without an action of its own a duty stays in hand."""
    chance = random.Random(players)
    asides = 0
    for game in range(8):
        g = start(players, f"first action {game}")
        while g.to_act:
            seat, texts = g.to_act[0], legal(g)
            liked = [text for text in texts if text.startswith(("duty", *BUILDINGS))]
            text = chance.choice(liked if liked and chance.random() < 0.8 else texts)
            idle = any(isinstance(one, DutyFrame) and not one.done for one in g.frames)
            over = g.frames[-1].name in DUTIES and text == "done"
            g.step(seat, text)
            assert not (idle and over)
            if idle and text.startswith(BUILDINGS):
                asides += 1
                assert any(isinstance(one, DutyFrame) for one in g.frames), text
    assert asides > 10


@pytest.mark.rule("PIL-R58", "PIL-R46")
def test_a_store_may_still_pay_for_a_building_that_adds_to_a_duty() -> None:
    """The Mill holds two grain; one of them, brewed after two rows, pays the Chapter House and a
    third row."""
    row = {
        "duties": {"give_alms": 1},
        "city": 0,
        "stone": 0,
        "grain": 2,
        "coin": 0,
        "abbey": 2,
        "activities": ["alms_house", "alms_house"],
        "buildings": ["mill", "brewery"],
    }
    other = {"duties": {"give_alms": 1}, "buildings": ["chapter_house"]}
    dummies = {"north": ["n", "ne", "e"], "south": ["s", "sw", "nw"]}
    g = at(row, other, round=26, moment="act", dummies=dummies, **COIN)
    do(g, "duty give_alms", "use mill", "give grain", "give grain", "decline")
    assert asks(g) == "alms 1"
    do(g, "use brewery", "hire chapter_house", "give coin")
    assert g.players[0].alms == 3


@pytest.mark.rule("PIL-R46")
def test_a_step_paid_by_the_bank_does_not_count_for_the_mill() -> None:
    g = begun("ordination", {"grain": 2, "coin": 1, "buildings": ["mill", "bank"]}, **TAX)
    do(g, "use bank", "ordain", "swap grain 1")
    assert stock(g)["grain"] == 2
    do(g, "use mill", "ordain")
    assert stock(g)["grain"] == 2  # the first step in grain, which the Mill makes free
    g = begun("ordination", {"grain": 2, "coin": 1, "buildings": ["mill", "bank"]}, **TAX)
    do(g, "use bank", "ordain", "pay")
    assert refused(g, "use mill").rule == "PIL-BUIL-MILL"
    assert options(g, "use") == []
