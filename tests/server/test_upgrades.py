"""Tables of older rules: running ones go on, finished ones stay, and all can be looked at."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from scriptorium.cli.check_tables import report
from scriptorium.cli.replay import Report
from scriptorium.core import registry
from scriptorium.server import metrics
from scriptorium.server.inspection import inspect_tables
from scriptorium.server.keys import COOKIE
from tests import tables
from tests.server.browser import Browser, Mirror, play
from tests.server.serving import House, house
from tests.server.test_people import refusal

PILGRIM_4 = "pilgrim-4"


@contextlib.asynccontextmanager
async def ada_at(one: House) -> AsyncIterator[Browser]:
    async with Browser(one.address) as ada:
        ada.http.cookies.set(COOKIE, tables.KEY, domain="127.0.0.1")
        yield ada


def change(file: Path, command: str, *values: object) -> None:
    """Something happens to a database that no version of ours would do."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(command, values)


def rules_lines(mirror: Mirror) -> list[dict[str, Any]]:
    told = [event for entry in mirror.log for event in entry["events"]]
    return [event["values"] for event in told if event["event"] == "rules"]


async def record_of(ada: Browser, table: str) -> list[str]:
    response = await ada.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 200
    return response.text.splitlines()


@pytest.mark.parametrize(
    ("name", "table", "was", "now"),
    [
        ("pilgrim-3", tables.PILGRIM_3, "pilgrim-3", PILGRIM_4),
        (
            "city-defense-1",
            tables.CITY,
            "orleans-1+city-defense-1",
            "orleans-1+city-defense-2",
        ),
    ],
)
async def test_a_running_table_of_an_older_commit_is_played_on_to_its_end(
    name: str, table: str, was: str, now: str, tmp_path: Path
) -> None:
    database = tables.restored(name, tmp_path / "tables.db")
    old, _, row = tables.read(tmp_path / "tables.db", table)
    async with house(database) as one, ada_at(one) as ada:
        mirror = await ada.look(table)
        assert rules_lines(mirror) == [{"was": was, "now": now, "lost": 0}]
        assert not mirror.undo, "nobody goes back behind other rules"
        assert mirror.view is not None
        assert mirror.view["round"] == json.loads(str(row["summary"]))["round"]
        chosen = [json.loads(line)["do"] for line in old[1:] if '"do"' in line]
        mine = [entry["do"] for entry in mirror.log if entry["seat"] == 0 and entry["do"]]
        assert mine
        assert set(mine) <= set(chosen)
        assert [one["text"] for one in mirror.chat] == ["Good luck!"]
        before = mirror.seq
        past = await ada.get(f"/tables/{table}/moments/{before // 2}")
        assert past["exact"]
        assert past["view"]["round"] <= mirror.view["round"]
    async with house(database) as one, ada_at(one) as ada:
        mirror = await ada.look(table)
        assert len(rules_lines(mirror)) == 1, "it is said once"
        ends = await play(table, [ada], lambda seen: seen.over)
        lines = await record_of(ada, table)
        assert lines[: len(old)] == old
        assert next(json.loads(line).get("rules") for line in lines[len(old) :]) == now
        checked = Report(lines, partial=False)
        assert [(part.rules, part.ours(checked.config)) for part in checked.parts] == [
            (was, False),
            (now, True),
        ]
        assert checked.table is not None
        assert checked.table.ended
        figures = await ada.get(f"/tables/{table}/history")
        assert figures["figures"]["points"][-1][:2] == json.loads(lines[-1])["end"]["points"]
        assert figures["rounds"][0] <= 1
        story = (await ada.get(f"/tables/{table}/story", everything="true"))["log"]
        assert [entry["n"] for entry in story] == sorted(entry["n"] for entry in story)
        for entry in story[:: len(story) // 5]:
            past = await ada.get(f"/tables/{table}/past/{entry['n']}", seat=1)
            assert past["exact"]
        assert ends[0].seq >= before


@pytest.mark.parametrize(
    ("name", "table"),
    [("pilgrim-3", tables.PILGRIM_3_OVER), ("city-defense-1", tables.CITY_OVER)],
)
async def test_a_finished_table_of_other_rules_stays_as_it_was(
    name: str, table: str, tmp_path: Path
) -> None:
    database = tables.restored(name, tmp_path / "tables.db")
    old, _, row = tables.read(tmp_path / "tables.db", table)
    for _ in range(2):  # as it was kept by that version, and as we have kept it
        async with house(database) as one, ada_at(one) as ada:
            mirror = await ada.look(table)
            assert mirror.over
            assert mirror.view is not None
            end = json.loads(old[-1])["end"]
            assert [one["points"] for one in mirror.view["seats"]][:2] == end["points"]
            assert rules_lines(mirror) == []
            assert await record_of(ada, table) == old
            last = mirror.log[-1]["n"]
            for n in (0, last // 2, last):
                assert (await ada.get(f"/tables/{table}/past/{n}"))["exact"]
            figures = await ada.get(f"/tables/{table}/history")
            assert figures["figures"]["points"][-1][:2] == end["points"]
            assert one.hub.rooms[table].rules == row["rules"]


async def test_what_no_rules_can_go_on_with_can_be_looked_at(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Versions that kept no state of a game, whose record our rules play otherwise."""
    database = tables.restored("orleans-1-pilgrim-2", tmp_path / "tables.db")
    counted = metrics.unreadable_tables.labels("outdated")
    before = counted._value.get()
    with caplog.at_level(logging.ERROR):
        async with house(database) as one, ada_at(one) as ada:
            for table, status in ((tables.PILGRIM_2, "running"), (tables.PILGRIM_2_OVER, "over")):
                old, _, row = tables.read(tmp_path / "tables.db", table)
                for _ in range(2):
                    mirror = await ada.look(table)
                    one.hub.rooms.pop(table)
                assert (mirror.table["status"], mirror.view) == (status, None)
                shut = mirror.table["closed"]
                assert (shut["kind"], shut["key"]) == ("outdated", "record-no-state")
                assert shut["values"]["rules"] == "pilgrim-2"
                assert shut["points"] == json.loads(str(row["summary"]))["points"]
                chosen = [json.loads(line)["do"] for line in old[1:] if '"do"' in line]
                assert [entry["do"] for entry in mirror.log] == chosen
                assert [said["text"] for said in mirror.chat] == ["Good luck!"]
                assert await record_of(ada, table) == old
                await ada.post(f"/tables/{table}/chat", text="What a pity")
                for asked in (
                    ada.act(table, mirror.seq, "pass"),
                    ada.post(f"/tables/{table}/undo", seq=mirror.seq),
                    ada.get(f"/tables/{table}/moments/3"),
                ):
                    assert (await refusal(asked)).key == "table-closed"
                assert await ada.get(f"/tables/{table}/history") == {"rounds": [], "figures": {}}
                async with ada.live(table) as socket:
                    await socket.next()
                    assert socket.mirror.table["closed"] == shut
            assert (await ada.get("/tables"))["total"] == 5
            listed = {row["id"]: row["closed"] for row in await ada.tables()}
            shut = {table: why for table, why in listed.items() if why}
            assert shut.keys() == {tables.PILGRIM_2, tables.PILGRIM_2_OVER}
            assert {why["key"] for why in shut.values()} == {"record-no-state"}
    told = [one.message for one in caplog.records if "can only be looked at" in one.message]
    assert len(told) == 2, "each is told once"
    assert counted._value.get() - before == 2


async def test_a_damaged_table_is_told_once_and_shows_what_is_whole(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tables.restored("orleans-1-pilgrim-2", tmp_path / "tables.db")
    async with house(database) as one, ada_at(one) as ada:
        whole = await ada.look(tables.ORLEANS)
    file = tmp_path / "tables.db"
    replace = "update entries set line = ? where table_id = ? and n = 5"
    sound = next(line for line in tables.read(file, tables.ORLEANS)[0] if '"n":5,' in line)
    damaged = '{"n":5,"seat":0,"do":"ready","check":"00000000"}'
    change(file, replace, damaged, tables.ORLEANS)
    with caplog.at_level(logging.ERROR):
        async with house(database) as one, ada_at(one) as ada:
            mirror = await ada.look(tables.ORLEANS)
            assert mirror.table["closed"]["kind"] == "damaged"
            assert mirror.table["closed"]["key"] == "record-check"
            assert mirror.log == whole.log
            response = await ada.http.get(f"/api/tables/{tables.ORLEANS}/record")
            assert response.status_code == 409, "what may be mended is not shown yet"
            await ada.look(tables.ORLEANS)
            [row] = [row for row in await ada.tables() if row["id"] == tables.ORLEANS]
            assert (row["closed"]["kind"], row["mine"]) == ("damaged", False)
            # It is mended while the server runs.
            change(file, replace, sound, tables.ORLEANS)
            one.hub.rooms.clear()
            await ada.look(tables.ORLEANS)
            [row] = [row for row in await ada.tables() if row["id"] == tables.ORLEANS]
            assert row["closed"] is None
    assert len([one for one in caplog.records if "can only be looked at" in one.message]) == 1


async def test_what_is_damaged_of_one_table_takes_no_other_along(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    database = tables.restored("orleans-1-pilgrim-2", file)
    nothing, seats, config = tables.ORLEANS, tables.ORLEANS_OVER, tables.PILGRIM_2_SHORT
    change(file, "update tables set summary = '{}' where id = ?", nothing)
    change(file, "delete from seats where table_id = ?", seats)
    change(file, "update tables set config = '{}' where id = ?", config)
    async with house(database) as one, ada_at(one) as ada:
        for _ in range(2):
            assert {row["id"] for row in await ada.tables()} >= {nothing, seats}
            assert await ada.get("/me")
            assert (await ada.look(nothing)).view is not None, "the record is whole"
            shut = (await ada.look(seats)).table["closed"]
            assert (shut["kind"], shut["key"]) == ("damaged", "record-broken")
            assert (await refusal(ada.look(config))).key == "table-closed"
            one.hub.rooms.clear()
    told = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert len(told) == 2, "each is told once"


async def test_damaged_tables_are_found_among_those_of_the_same_rules(tmp_path: Path) -> None:
    database = tables.restored("orleans-1-pilgrim-2", tmp_path / "tables.db")
    for damage, key in (
        ("update entries set line = '{}' where table_id = ? and n = 5", "record-entry"),
        ("update tables set config = '{}' where id = ?", "record-broken"),
    ):
        change(tmp_path / "tables.db", damage, tables.ORLEANS)
        found = await inspect_tables(database, lambda at, of: None)
        damaged = [one for one in found if one.rules == "orleans-1" and one.kind == "look"]
        assert [one.why[0] for one in damaged if one.why is not None] == [key]
        lines = await asyncio.to_thread(report, found)
        assert lines[-1] == "5 tables in all; 3 could only be looked at."
        assert len(lines) == len(set(lines))


async def test_before_an_upgrade_one_can_ask_what_would_become_of_the_tables(
    tmp_path: Path,
) -> None:
    done: list[tuple[int, int]] = []
    database = tables.restored("orleans-1-pilgrim-2", tmp_path / "tables.db")
    bytes_before = (tmp_path / "tables.db").read_bytes()
    found = await inspect_tables(database, lambda at, of: done.append((at, of)))
    assert (tmp_path / "tables.db").read_bytes() == bytes_before, "nothing is written"
    assert done[-1] == (5, 5)
    lines = await asyncio.to_thread(report, found)
    assert lines[:3] == [
        "orleans orleans-1, now orleans-1:",
        "  2 by the rules of this version",
        "pilgrim pilgrim-2, now pilgrim-4:",
    ]
    assert lines[3] == "  1 running: would go on by the new rules"
    assert lines[-1] == "5 tables in all; 2 could only be looked at."
    async with house(database) as one, ada_at(one) as ada:
        for row in (await ada.get("/tables"))["tables"]:
            await ada.look(row["id"])
    after = await inspect_tables(database, lambda at, of: None)
    assert after.total() == 5
    same = {one.rules: count for one, count in after.items() if one.kind == "same"}
    assert same == {"orleans-1": 2, registry.meta("pilgrim").version("base"): 1}
