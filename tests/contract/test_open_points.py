"""Whether players see each other's points while the game runs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle, Scribe
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.server import history, room


def started(game: str, shown: bool) -> State:
    return registry.load(game).new(registry.config(game, 3, "5", options={"open_points": shown}))


def told(state: State, seat: int | None) -> list[Any]:
    return [one["points"] for one in state.view(seat)["seats"]]


@pytest.mark.rule("ORL-R35", "PIL-R111")
@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
def test_points_are_shown_unless_the_table_has_agreed_otherwise(game: str) -> None:
    open_, shut = started(game, True), started(game, False)
    points = open_.result()["points"]
    assert [told(open_, seat) for seat in (0, None)] == [points, points]
    assert told(shut, 0) == [points[0], None, None]
    assert told(shut, None) == [None] * 3
    assert [bool(one["sources"]) for one in shut.view(1)["seats"]] == [False, True, False]


@pytest.mark.rule("ORL-R35", "PIL-R111")
@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
def test_at_the_end_everybody_sees_them(game: str) -> None:
    config = registry.config(game, 2, "5", options={"open_points": False})
    table = Table(config, ["human"] * 2, scribe=Scribe())
    assert room.standing(table)["points"] == []
    assert "points" not in history.figures(Chronicle(table.scribe.fresh), table.state, False)[1]
    chance = random.Random(3)
    while not table.ended:
        seat = table.state.to_act[0]
        table.act(seat, table.state.ruleset.codec.text(chance.choice(table.state.legal(seat))))
    assert told(table.state, None) == table.state.result()["points"]
    assert room.standing(table)["points"] == table.state.result()["points"]
    rounds, figures = history.figures(Chronicle(table.taken()), table.state, True)
    assert len(figures["points"]) == len(rounds)
