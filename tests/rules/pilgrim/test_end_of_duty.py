"""A duty ends by itself only when nothing could go on with it, whatever buildings may bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scriptorium.games.pilgrim.duty import DutyFrame
from scriptorium.games.pilgrim.first_action import doable, tried
from scriptorium.games.pilgrim.hiring import Moment
from scriptorium.games.pilgrim.state import Game
from tests.rules.pilgrim.support import asks, at, do, legal, merchant, options, where

RIVAL = {"duties": {"ne": 1}, "buildings": ["infirmary"]}
ALLOCATION = {"duties": {"ne": 1}, "stone": 0, "grain": 0, "coin": 0}
RING = ["produce", "allocation", "clerical", "build_roads", "taxation", "construct"]
# All that could help one of these duties.
HELPED = ["allocation", "build_roads", "construct", "give_alms", "ordination"]
LEVEL_1 = ["chapter_house", "guild", "infirmary"]
LEVEL_2 = ["brewery", "grain_store", "indulgences", "reliquary", "stone_yard"]
LEVEL_3 = ["bank", "mill", "pulpit", "wagon_yard"]
STEPS = 5  # more buildings than one duty needs one after the other


def allocated(row: dict[str, Any], rival: dict[str, Any], **table: Any) -> Game:
    """At parity, so that the one move of the duty is made."""
    g = at({**ALLOCATION, **row}, rival, moment="act", **table)
    do(g, "duty allocation", "assign vestry")
    return g


@pytest.mark.rule("PIL-R55", "PIL-DUTY-6", "PIL-R98")
def test_a_duty_waits_while_the_own_guild_could_let_a_building_be_hired() -> None:
    """On Taxation nobody hires; the Merchant moved on, the Infirmary costs a coin."""
    counters = {"construct": "coin"}
    g = allocated({"coin": 1, "buildings": ["guild"]}, RIVAL, merchant="taxation", tithes=counters)
    assert legal(g) == ["done", "use guild"]
    do(g, "use guild", "hire infirmary", "assign fields")
    assert merchant(g) == "construct"
    assert (where(g)["vestry"], where(g)["fields"]) == (1, 1)


@pytest.mark.rule("PIL-R55", "PIL-DUTY-6", "PIL-R58")
def test_a_duty_waits_while_guild_and_store_together_could_pay_for_it() -> None:
    """No grain is left for the second step, and stone is what a hire costs now."""
    counters = {"produce": "stone", "allocation": "coin"}
    row = {"duties": {"nw": 2}, "stone": 0, "grain": 1, "coin": 2, "buildings": ["guild"]}
    store = {"buildings": ["grain_store"]}
    g = at(row, store, moment="act", merchant="produce", tithes=counters)
    do(g, "duty ordination", "ordain")
    assert legal(g) == ["done", "use guild"]
    do(g, "use guild", "hire grain_store", "ordain")
    assert where(g)["abbey"] == 5


@pytest.mark.rule("PIL-R55", "PIL-R98")
def test_a_duty_does_not_wait_for_a_guild_that_opens_nothing() -> None:
    grain = {"construct": "grain"}
    row = {"coin": 1, "buildings": ["guild"]}
    no_fee = allocated(row, RIVAL, merchant="taxation", tithes=grain)
    assert asks(no_fee) == "end 1"
    nothing_to_hire = {**RIVAL, "buildings": ["pulpit"]}
    useless = allocated(row, nothing_to_hire, merchant="taxation", tithes={"construct": "coin"})
    assert asks(useless) == "end 1"
    onto_taxation = allocated(row, RIVAL, merchant="build_roads", tithes={"build_roads": "stone"})
    assert asks(onto_taxation) == "end 1"


@pytest.mark.rule("PIL-DUTY-6")
def test_a_duty_with_no_action_left_does_not_wait_for_what_adds_none() -> None:
    """A second acolyte of the Chapter House would be one more move, and that one is made."""
    chapter_house = {**RIVAL, "buildings": ["chapter_house"]}
    g = allocated({"coin": 1}, chapter_house, merchant="produce", tithes={"produce": "coin"})
    assert asks(g) == "move 2"


@pytest.mark.rule("PIL-DUTY-6", "PIL-R55", "PIL-R56", "PIL-R58")
@pytest.mark.parametrize("duty", HELPED)
def test_no_duty_ends_that_any_uses_of_buildings_could_go_on_with(duty: str) -> None:
    """Late in the game, with few goods and many buildings; all ways to use some one after the
    other are tried."""
    chance = random.Random(duty)
    ended = 0
    for _ in range(150):
        g = somewhere(chance, duty)
        while any(isinstance(one, DutyFrame) for one in g.frames):
            text = chance.choice(legal(g))
            before = in_duty_after(g, text)
            g.step(0, text)
            if before is not None and not any(isinstance(one, DutyFrame) for one in g.frames):
                ended += 1
                assert not doable(before, 0, STEPS), before.dump()
    assert ended > 12


def somewhere(chance: random.Random, duty: str) -> Game:
    """A duty just begun: the Merchant anywhere, some buildings on each board and on the map."""
    drawn = [*LEVEL_1, *chance.sample(LEVEL_2, 4), *LEVEL_3]
    chance.shuffle(drawn)
    goods = {good: chance.randrange(3) for good in ("stone", "grain", "coin")}
    engaged = chance.sample(["alms_house", "alms_house", "road_engineer", "road_engineer"], 2)
    row = {**goods, "duties": {duty: 2}, "activities": engaged, "buildings": drawn[:3]}
    table = {"merchant": chance.choice(RING), "seed": chance.randrange(99), "buildings": drawn}
    g = at(row, {"buildings": drawn[3:7]}, moment="act", round=26, **table)
    if duty in options(g, "duty"):
        do(g, f"duty {duty}")
    return g


def in_duty_after(g: Game, text: str) -> Game | None:
    """The position after a choice in which a duty is on top of the frames, before it is seen
    whether it ends; None if there is none."""
    after = tried(g, 0, g.rules.codec.action(text))
    while after.frames and not isinstance(after.frames[-1], DutyFrame):
        if isinstance(after.frames[-1], Moment) or after.frames[-1].begin(after):
            return None
    return after if after.frames else None
