"""What whoever runs the server is told: whether it can store, and what it could not open."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, ProgrammingError

from scriptorium.core.errors import Problem
from scriptorium.server import database as databases
from scriptorium.server import driver, health, live, outage, timekeeper
from scriptorium.server.health import Health
from scriptorium.server.metrics import page
from scriptorium.server.outage import Outage
from scriptorium.server.store import Store
from tests.server.browser import ME, OPEN, Browser, bot, settled
from tests.server.conftest import Fresh
from tests.server.postgres import Postgres
from tests.server.relay import Relay
from tests.server.serving import house
from tests.server.test_play import FARMER
from tests.server.test_tables import refusal
from tests.server.test_trouble import closed
from tests.server.waiting import PATIENCE, within

FULL = OperationalError("insert", {}, Exception("database or disk is full"))


def figure(name: str) -> float:
    """A figure of the server, as its page tells it."""
    lines = page().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_an_outage_writes_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    one = Outage(clock)
    before = figure("scriptorium_store_failures_total")
    for _ in range(3 * 480):
        one.failed(FULL)
        clock.now += 0.125
    assert figure("scriptorium_store_works") == 0
    assert [line.levelno for line in caplog.records] == [logging.ERROR] * 3
    assert "(480 times): OperationalError: database or disk is full" in caplog.messages[-1]
    one.over()
    one.over()
    assert caplog.messages[3:] == ["the database stores again, after 180 s"]
    assert figure("scriptorium_store_works") == 1
    assert figure("scriptorium_store_failures_total") - before == 1440
    assert "Traceback" not in caplog.text


def test_one_that_comes_and_goes_writes_no_more(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    one = Outage(clock)
    for _ in range(400):
        one.failed(FULL)
        one.over()
        clock.now += 0.125
    assert len(caplog.records) == 2


def test_a_mistake_of_ours_is_told_with_its_place(caplog: pytest.LogCaptureFixture) -> None:
    Outage(Clock()).failed(ProgrammingError("select nonsense", {}, Exception("no such column")))
    assert caplog.records[0].exc_info


async def test_health_asks_once_for_all_and_does_not_wait(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert health.PATIENCE < 2
    monkeypatch.setattr(health, "PATIENCE", 0.02)
    store = Store(await fresh("sqlite"))
    answered, asked = asyncio.Event(), []

    async def hangs() -> None:
        asked.append(1)
        await answered.wait()

    monkeypatch.setattr(store, "prove", hangs)
    clock = Clock()
    one = Health(store, clock)
    found = await asyncio.gather(*(one.check() for _ in range(5)), return_exceptions=True)
    assert [str(problem) for problem in found] == ["store-failed"] * 5
    answered.set()
    await one.check()
    assert asked == [1]
    await one.check()
    assert asked == [1]
    clock.now += health.FRESH
    await one.check()
    assert asked == [1, 1]
    await one.close()
    await store.close()


async def test_health_sees_that_nothing_can_be_stored(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The file is locked by somebody else; reading it goes on."""
    monkeypatch.setattr(databases, "SQLITE", (*databases.SQLITE, "busy_timeout=20"))
    monkeypatch.setattr(health, "FRESH", 0)
    database = await fresh("sqlite")
    async with house(database) as one, Browser(one.address) as ada:
        table = (await ada.open(ME, OPEN))["table"]
        thief = sqlite3.connect(database.partition(":///")[2], isolation_level=None)
        thief.execute("begin immediate")
        for _ in range(3):
            answer = await ada.http.get("/healthz")
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "store-failed")
            refused = await refusal(ada.post(f"/tables/{table}/chat", text="hi"))
            assert (refused.status, refused.key) == (503, "store-failed")
        assert (await ada.look(table)).chat == []
        thief.rollback()
        thief.close()
        assert (await ada.http.get("/healthz")).status_code == 200
    lines = [line for line in caplog.records if line.name == outage.__name__]
    assert len(lines) == 2
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("replaced", [False, True])
async def test_nothing_is_stored_in_a_file_that_nobody_will_find(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch, replaced: bool
) -> None:
    monkeypatch.setattr(health, "FRESH", 0)
    database = await fresh("sqlite")
    file = Path(database.partition(":///")[2])
    async with house(database) as one, Browser(one.address) as ada:
        table = (await ada.open(ME, bot()))["table"]
        assert (await ada.http.get("/healthz")).status_code == 200
        if replaced:
            shutil.copy(file, file.with_name("copy.db"))
            file.with_name("copy.db").replace(file)
        else:
            file.unlink()
        assert (await ada.http.get("/healthz")).status_code == 503
        for asked in (ada.post(f"/tables/{table}/chat", text="hi"), ada.act(table, 0, FARMER)):
            refused = await refusal(asked)
            assert (refused.status, refused.key) == (503, "store-failed")


async def test_a_database_that_hangs_keeps_nobody_waiting(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module, name, value in (
        (databases, "PATIENCE", 0.4),
        (health, "PATIENCE", 0.1),
        (health, "FRESH", 0),
        (timekeeper, "EVERY", 0.05),
        (driver, "AGAIN", 0.05),
    ):
        monkeypatch.setattr(module, name, value)
    for name in ("timeout", "command_timeout"):
        monkeypatch.setitem(databases.LIMITS, name, 0.5)
    database = await postgres.database()
    async with Relay.to(postgres.port) as relay:
        slow = database.replace(f":{postgres.port}/", f":{relay.port}/")
        async with house(slow) as one, Browser(one.address) as ada:
            opened = await ada.open(ME, OPEN)
            table = opened["table"]
            async with Browser(one.address) as ben:
                await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
            relay.block()
            assert (await ada.http.get("/healthz")).status_code == 503
            refused = await refusal(ada.act(table, 0, FARMER))
            assert (refused.status, refused.key) == (503, "store-failed")
            one.hub.rooms.clear()
            for forget in (lambda: None, one.hub.identities.forget_all):  # as after a restart
                forget()
                async with ada.live(table) as socket:
                    assert await closed(socket.connection) == (live.LATER, "store-failed")
            relay.unblock()
            async with within(PATIENCE, "the database to be used again"):
                while (await ada.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.05)
            await settled(ada, table, lambda seen: seen.asked)
            assert (await ada.do(table, FARMER)).log[-1]["do"] == FARMER
    lines = [line for line in caplog.records if line.name == outage.__name__]
    assert 1 <= len(lines) <= 2
    assert "Traceback" not in caplog.text


async def test_a_server_that_cannot_write_does_not_start(postgres: Postgres, fresh: Fresh) -> None:
    file = (await fresh("sqlite")).partition(":///")[2]
    first = Store(f"sqlite+aiosqlite:///{file}")
    await first.open()
    await first.close()
    there = await postgres.database()
    name = there.rpartition("/")[2]
    await postgres.sql(f"alter database {name} set default_transaction_read_only = on")
    for url in (f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true", there):
        store = Store(url)
        with pytest.raises(Problem) as caught:
            await store.open()
        await store.close()
        assert caught.value.key in ("database-not-writable", "database-unreachable")
        assert "read" in caught.value.values["problem"], caught.value


async def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    for mode in (None, 0o644):
        if mode is not None:
            file.chmod(mode)  # made by an earlier version
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.open()
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        await store.close()
        assert set(found.values()) == {0o600}, found


async def test_a_damaged_table_is_told_once(fresh: Fresh, caplog: pytest.LogCaptureFixture) -> None:
    """Outdated ones, and what can be seen of them: `test_upgrades`."""
    before = figure('scriptorium_unreadable_tables_total{why="damaged"}')
    async with house(await fresh("sqlite")) as one, Browser(one.address) as ada:
        opened = await ada.open(ME, {"kind": "bot", "level": "random"})
        table = opened["table"]
        row = await one.hub.store.table(table)
        assert row is not None
        head = json.dumps({**json.loads(row["head"]), "commitment": "0" * 64})
        async with one.hub.store.write() as connection:
            await connection.execute(
                text("update tables set head = :head where id = :id"), {"head": head, "id": table}
            )
        for _ in range(3):
            one.hub.rooms.clear()
            assert (await ada.look(table)).table["closed"]["key"] == "record-commitment"
    assert figure('scriptorium_unreadable_tables_total{why="damaged"}') - before == 1
    assert len([line for line in caplog.messages if table in line]) == 1
