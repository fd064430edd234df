"""Two tables that differ only in what is hidden say the same, byte for byte."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle, Scribe
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.server import history
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room, Seat, standing
from scriptorium.server.updates import UpdateBuilder
from tests.contract import lively

CONFIGS = [lively.games()[i] for i in (0, 2, 5)]


def room_of(table: Table) -> Room:
    row = {
        "id": "0" * 12,
        "config": table.config.json(),
        "seed": table.config.seed,
        "rules": "",
        "status": "over" if table.ended else "running",
        "created": 0.0,
        "clock": None,
        "rematch": None,
        "fill_at": None,
        "opened": None,
        "coach": False,
    }
    room = Room(row)
    room.table = table
    room.seats = [
        Seat(seat, "person", "", "", True, True, 0, seat, None, "", 0, None)
        for seat in range(table.config.players)
    ]
    return room


def clock() -> float:
    """The time of an update is all that may differ."""
    return 0.0


def said(table: Table, viewer: int | None) -> list[bytes | None]:
    """Everything the server would say to a viewer about a table."""
    room, last = room_of(table), len(table.feed(viewer).entries)
    assert table.scribe is not None
    chronicle = Chronicle(table.scribe.fresh)
    return [
        UpdateBuilder(0, clock).build(room, Grant(viewer, "holder")),
        UpdateBuilder(last // 2, clock).build(room, Grant(viewer, "holder")),
        *(orjson.dumps(past_view(table, chronicle, viewer, k)) for k in {0, last // 2, last}),
        orjson.dumps(history.figures(chronicle, table.state, table.state.tells_points)),
        orjson.dumps(standing(table)),
    ]


def past_view(table: Table, chronicle: Chronicle, viewer: int | None, k: int) -> dict[str, Any]:
    past = history.Past(table, chronicle, history.moment_of(table, viewer, k))
    return past.view(viewer)


def moments(config: registry.Config) -> Iterator[Table]:
    """A game, choice by choice; plans are changed now and then."""
    table = Table(config, ["human"] * config.players, scribe=Scribe())
    chance = Stream(config.seed, "hidden")
    for state, seat, action in lively.play(config):
        text = state.rules.codec.text(action)
        table.act(seat, text)
        if table.state.frames and table.state.frames[-1].secret and not chance.below(4):
            if table.can_undo(seat):
                table.undo(seat)
                table.act(seat, text)
        yield table


def with_another_future(table: Table, viewer: int | None) -> Table:
    other = copy.copy(table)
    other.state = table.state.determinize(viewer, Stream("another", "future"))
    assert other.state.dump() != table.state.dump()
    return other


def with_other_plans(table: Table, viewer: int | None) -> Table:
    """The same table, at which the others have declared themselves ready and planned nothing."""
    other = Table(table.config, table.seats, scribe=Scribe())
    since = table._asked_since
    numbers: dict[int, int] = {}
    for entry in table.entries:
        if entry.n > since and entry.seat != viewer and entry.text != "ready":
            continue
        if entry.seat != viewer and entry.n > since and entry.seat not in other.state.to_act:
            continue  # was ready, planned again, and is ready
        if entry.undoes is not None:
            other.undo(entry.seat, numbers[entry.undoes])
        else:
            other.act(entry.seat, entry.text, entry.auto)
        numbers[entry.n] = other.count
    return other


@pytest.mark.parametrize("config", CONFIGS, ids=lively.name)
def test_the_future_is_not_told(config: registry.Config) -> None:
    compared = 0
    for i, table in enumerate(moments(config)):
        if i % (11 * config.players) or table.ended:
            continue
        for viewer in (*range(config.players), None):
            if not table.feed(viewer).held:
                other = with_another_future(table, viewer)
                assert said(table, viewer) == said(other, viewer)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("config", CONFIGS, ids=lively.name)
def test_plans_of_others_are_not_told(config: registry.Config) -> None:
    compared = 0
    for i, table in enumerate(moments(config)):
        if i % (7 * config.players) or table.ended or not table.state.frames[-1].secret:
            continue
        for viewer in (*range(config.players), None):
            if table.feed(viewer).held:
                other = with_other_plans(table, viewer)
                assert other.count < table.count or all(
                    one.text == "ready" for one in table.feed(viewer).held
                )
                assert said(table, viewer) == said(other, viewer)
                compared += 1
    assert compared > 10


def test_what_was_taken_back_in_secret_is_never_told() -> None:
    """Neither its number nor its place in the log can be found out later."""
    config = registry.config("orleans", 2, "x", options={"start": "1"})
    tables = [Table(config, ["human"] * 2, scribe=Scribe()) for _ in range(2)]
    for _ in range(3):
        tables[0].act(0, "place marked_farmer castle")
        tables[0].undo(0)
    for table in tables:
        for text in ("place marked_farmer village", "ready"):
            table.act(0, text)
        table.act(1, "ready")
    for viewer in (1, None):
        assert said(tables[0], viewer) == said(tables[1], viewer)
    own = [len(table.feed(0).entries) for table in tables]
    assert own[0] == own[1] + 6
