"""The turn of a round, as each viewer is told it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.server.history import recap
from tests.support import at


def dealt(*seats: dict[str, Any], **more: Any) -> Table:
    """In the action phase, with nothing to do: everybody passes, and the round is over."""
    position = {"game": "orleans", "phase": "actions", "seats": list(seats), **more}
    table = Table(registry.config("orleans", len(seats)), ["human"] * len(seats), None, position)
    while table.state.frames[-1].name == "act":
        table.act(table.state.to_act[0], "pass")
    return table


def told(table: Table, viewer: int | None) -> dict[str, Any]:
    found = recap(table, viewer)
    assert found is not None
    return found


def gains(found: dict[str, Any], row: str) -> list[tuple[int, str, int]]:
    rows = [one for one in found["rows"] if one["row"] == row]
    return [(one["seat"], one["what"], one["count"]) for row in rows for one in row["gains"]]


RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
ROUND_8 = {"round": 8, "event": "trading_day B"}
STATIONS = [{"stations": ["tours"]}, {"stations": ["briare", "vierzon"]}, {}]
FARMERS = [{"tracks": {"farmers": 1}}, {"tracks": {"farmers": 4}}, {}]


def test_event_and_census_say_who_got_what() -> None:
    seats = [{**a, **b, "coins": 5} for a, b in zip(STATIONS, FARMERS, strict=True)]
    table = dealt(*seats, **ROUND_8)
    found = told(table, 0)
    assert (found["round"], found["rounds"], found["start"]) == (9, 18, 1)
    assert gains(found, "event") == [(0, "coins", 2), (1, "coins", 4)]
    assert gains(found, "census") == [(1, "coins", 1), (2, "coins", -1)]
    event = found["rows"][0]["values"]
    assert (event["event"], event["letter"], event["round"], event["strength"]) == (
        "trading_day",
        "B",
        8,
        2,
    )
    assert table.feed(0).entries[found["k"] - 1].events[0].kind == "passed"


def test_what_i_draw_is_told_to_me_alone_and_holds_afterwards() -> None:
    table = dealt({"bag": ["farmer", "monk"]}, {"bag": ["knight"]}, **ROUND_8)
    assert [one["row"] for one in told(table, 0)["rows"]] == []
    table.act(0, "draw 2")
    (row,) = told(table, 0)["rows"]
    assert (row["row"], sorted(row["pieces"]), row["values"]) == (
        "drew",
        ["farmer", "monk"],
        {"count": 2, "left": 0},
    )
    assert told(table, 1)["rows"] == told(table, None)["rows"] == []
    again = Table.replay(table.lines, partial=True)  # the same from the record alone
    assert [told(again, seat) for seat in (0, 1, None)] == [
        told(table, seat) for seat in (0, 1, None)
    ]


def test_a_harvest_paid_over_several_choices_is_one_row() -> None:
    table = dealt(
        {"goods": {"grain": 1, "wine": 1}, "coins": 9}, {"coins": 12}, round=8, event="harvest B"
    )
    assert recap(table, 0) is not None
    assert told(table, 0)["round"] == 8
    table.act(0, "food wine")
    table.act(0, "food grain")
    found = told(table, 0)
    assert found["round"] == 9
    assert gains(found, "event") == [(0, "wine", -1), (0, "grain", -1), (1, "coins", -10)]


@pytest.mark.parametrize(
    ("event", "mine", "missing"),
    [
        ("harvest B", {"goods": {"grain": 1}, "coins": 9}, {"count": 1, "coins": 5}),
        ("harvest B", {"goods": {"grain": 2}}, {}),
        ("harvest B", {"coins": 6}, {"count": 2, "coins": 10, "fate": "torture"}),
        (
            "taxes B",
            {"goods": {"wool": 8}, "coins": 1},
            {"count": 3, "coins": 0, "fate": "torture"},
        ),
        ("income B", {}, {}),
    ],
)
def test_what_is_owed_and_what_missing_costs(
    event: str, mine: dict[str, Any], missing: dict[str, Any]
) -> None:
    due = at("planning", mine, {}, round=9, event=event).recap(0, [])
    assert due is not None
    assert due["due"]["values"]["missing"] == missing
    assert due["due"]["values"]["event"] == event.split()[0]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_round_of_a_game_has_one(path: Path) -> None:
    """Of the present round, with gains of those who take part."""
    whole = Table.replay(path.read_text(encoding="utf-8").splitlines())
    assert recap(whole, None) is None  # it is over
    table = Table(whole.config, whole.seats, None, whole.position)
    seen: set[int] = set()
    for entry in whole.log:
        table.act(entry.seat or 0, entry.text)
        found = recap(table, 0)
        if found is None:
            continue
        seen.add(found["round"])
        assert found["round"] == table.state.round
        parties = range(len(table.state.view(0)["seats"]))
        assert all(one["seat"] in parties for row in found["rows"] for one in row["gains"])
    assert seen >= set(range(1, table.state.round))
