"""Several processes on one database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from scriptorium.cli.main import main
from scriptorium.core.table import Table
from scriptorium.server import live
from scriptorium.server.store import Store
from tests.server.browser import ME, OPEN, Browser, Refused, bot, pick, play, settled
from tests.server.conftest import Fresh
from tests.server.postgres import Postgres
from tests.server.serving import Process, house, process
from tests.server.test_live import still
from tests.server.test_play import FARMER, secret
from tests.server.test_safety import until_up
from tests.server.test_tables import refusal
from tests.server.test_trouble import closed
from tests.server.waiting import PATIENCE, within


@contextlib.asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Process, Process]]:
    with process(database) as one, process(database) as other:
        for each in (one, other):
            async with Browser(each.address) as browser:
                await until_up(browser)
        yield one, other


async def entries_of(database: str, table: str) -> list[dict[str, Any]]:
    store = Store(database)
    row = await store.table(table)
    lines = await store.lines(table)
    await store.close()
    assert row is not None
    Table.replay([row["head"], *lines], partial=True)  # whole, in order, and legal
    return [json.loads(line) for line in lines]


async def race(seat: int, at: list[Browser], table: str, acknowledged: Counter[Any]) -> bool:
    """The same seat chooses at all processes at the same moment; at most one choice counts."""
    mirror = await at[0].look(table)
    if not mirror.asked:
        return False
    chance = random.Random(mirror.seq)
    answers = await asyncio.gather(
        *(one.act(table, mirror.seq, pick(mirror, chance)) for one in at), return_exceptions=True
    )
    done = [one for one in answers if not isinstance(one, BaseException)]
    for one in answers:
        if isinstance(one, BaseException):
            assert isinstance(one, Refused), one
            assert one.status in (409, 429), one
    assert len(done) <= 1
    for one in done:
        entry = next(line for line in one["log"] if line["seat"] == seat)
        acknowledged[seat, entry["do"]] += 1
    return bool(done)


@pytest.mark.both_databases
async def test_two_processes_write_one_table(kind: str, fresh: Fresh) -> None:
    database = await fresh(kind)
    acknowledged: Counter[Any] = Counter()
    async with two(database) as (one, other), contextlib.AsyncExitStack() as stack:
        ada, ben = Browser(one.address), Browser(other.address)
        opened = await ada.open(ME, OPEN)
        table = opened["table"]
        # The other process has not seen this table before, nor this guest the first one.
        await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
        seats = [[ada, ada.moved(other.address)], [ben, ben.moved(one.address)]]
        for browser in (*seats[0], *seats[1]):
            stack.push_async_callback(browser.http.aclose)
        for seat in seats:
            await seat[0].post(f"/tables/{table}/preferences", auto=False)
        for turn in range(40):
            at = [seat[:: 1 if turn % 2 else -1] for seat in seats]
            await asyncio.gather(*(race(seat, at[seat], table, acknowledged) for seat in range(2)))
        seen = [await still(one, table=table) for one in (*seats[0], *seats[1])]
        assert seen[0] == seen[1]
        assert seen[2] == seen[3]
    written = Counter((line["seat"], line["do"]) for line in await entries_of(database, table))
    assert written == acknowledged
    assert acknowledged.total() >= 20
    assert "Traceback" not in one.output + other.output


@pytest.mark.both_databases
async def test_choices_made_at_the_same_time_in_secret_are_both_taken(
    kind: str, fresh: Fresh
) -> None:
    """What others plan does not count, wherever they do it."""
    database = await fresh(kind)
    async with (
        house(database) as one,
        house(database) as other,
        Browser(one.address) as ada,
        Browser(other.address) as ben,
    ):
        opened = await ada.open(ME, OPEN)
        table = opened["table"]
        await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
        await asyncio.gather(ada.look(table), ben.look(table))
        for seq, text in enumerate((FARMER, "place marked_boatman village")):
            await asyncio.gather(ada.act(table, seq, text), ben.act(table, seq, text))
        assert [line["seat"] for line in await entries_of(database, table)].count(0) == 2
        await asyncio.gather(ada.act(table, 2, "ready"), ben.act(table, 2, "ready"))
        mirror = await settled(ada, table, lambda seen: len(seen.log) >= 6)
        assert [entry["seat"] for entry in mirror.log[:6]].count(1) == 3


@pytest.mark.both_databases
async def test_a_game_that_began_at_another_process_can_be_played_before_one_hears_of_it(
    kind: str, fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(*_: str) -> None:
        pass

    database = await fresh(kind)
    async with (
        house(database) as one,
        house(database) as other,
        Browser(one.address) as ada,
        Browser(other.address) as ben,
    ):
        opened = await ada.open(ME, OPEN)
        monkeypatch.setattr(one.hub, "catch_up", deaf)
        await ben.post(f"/tables/{opened['table']}/join", key=opened["invitations"]["1"])
        await ada.act(opened["table"], 0, FARMER)
        assert (await ada.look(opened["table"])).seq == 1


@pytest.mark.both_databases
async def test_a_second_device_at_another_process_sees_a_secret_plan(
    kind: str, fresh: Fresh
) -> None:
    database = await fresh(kind)
    async with house(database) as one, house(database) as other, Browser(one.address) as ada:
        table = (await ada.open(ME, bot()))["table"]
        await settled(ada, table, lambda seen: seen.view["to_act"] == [0])  # the bot is ready
        async with ada.moved(other.address) as phone:
            await phone.look(table)
            await ada.act(table, 0, FARMER)
            mirror = await settled(phone, table, lambda seen: seen.seq == 1)
            assert secret(mirror) == secret(await ada.look(table))
            await phone.act(table, 1, "place marked_boatman village")
            await ada.act(table, 2, "ready")  # before the first process need have heard of it


async def test_sockets_hear_what_happens_at_another_process(fresh: Fresh) -> None:
    database = await fresh("postgresql")
    async with two(database) as (one, other), contextlib.AsyncExitStack() as stack:
        ada, ben = Browser(one.address), Browser(other.address)
        for browser in (ada, ben):
            stack.push_async_callback(browser.http.aclose)
        opened = await ada.open(ME, OPEN)
        table = opened["table"]
        async with ada.live(table) as hers:
            await hers.until(lambda seen: seen.table["seats"][0]["online"])
            await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
            await hers.until(lambda seen: seen.asked)
            assert hers.mirror.table["seats"][1]["name"] == "Ben"
            async with ben.live(table) as his:
                # Each sees that the other is there, whoever came first.
                for socket in (hers, his):
                    await socket.until(
                        lambda seen: [s["online"] for s in seen.table["seats"]] == [True, True], 20
                    )
                await ben.post(f"/tables/{table}/chat", text="Hear me?")
                await hers.until(lambda seen: seen.chat, 20)
                await ada.do(table, FARMER, "ready")
                await ben.do(table, FARMER, "ready")
                await hers.until(lambda seen: len(seen.log) >= 4, 20)
                await his.until(lambda seen: len(seen.log) >= 4, 20)
            await hers.until(lambda seen: not seen.table["seats"][1]["online"], 20)


async def test_workers_share_their_tables(fresh: Fresh) -> None:
    database = await fresh("postgresql")
    with process(database, "--workers", "2") as one:
        async with contextlib.AsyncExitStack() as stack:
            ada, ben = Browser(one.address), Browser(one.address)
            await until_up(ada)
            opened = await ada.open(ME, OPEN, bot())
            table = opened["table"]
            await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
            # Every device has connections of its own, which fall to either worker.
            devices = [ada, ben, *(who.moved(one.address) for who in (ada, ben, ada, ben))]
            for browser in devices:
                stack.push_async_callback(browser.http.aclose)
            ends = await play(table, devices, lambda seen: seen.seq >= 30)
            assert all(mirror.seq >= 30 for mirror in ends)
            page = (await ada.http.get("/metrics")).text
            assert "scriptorium_actions_total" in page
    await entries_of(database, table)
    assert "Traceback" not in one.output


async def test_a_database_that_comes_back_is_used_again(fresh: Fresh) -> None:
    """PostgreSQL is ended at once and started again; nothing acknowledged is gone."""
    own = Postgres()
    try:
        own.start()
        database = await own.database()
        async with house(database) as one, house(database) as other, Browser(one.address) as ada:
            table = (await ada.open(ME, bot()))["table"]
            await settled(ada, table, lambda seen: seen.asked)
            await ada.act(table, 0, FARMER)
            own.kill()
            refused = await refusal(ada.act(table, 1, "ready"))
            assert (refused.status, refused.key) == (503, "store-failed")
            assert (await ada.http.get("/healthz")).status_code == 503
            own.start()
            mirror = await settled(ada, table, lambda seen: seen.asked)
            assert mirror.seq == 1
            async with ada.moved(other.address) as phone, phone.live(table) as socket:
                await socket.next()
                await ada.do(table, "place marked_boatman village")
                # The other process listens again.
                await socket.until(lambda seen: seen.seq >= 2, 30)
            await ada.do(table, "ready")
            await settled(ada, table, lambda seen: seen.seq > 3)
    finally:
        own.remove()


async def test_a_worker_that_dies_while_the_database_is_away_is_replaced() -> None:
    own = Postgres()
    try:
        own.start()
        with process(await own.database(), "--workers", "2") as one:
            async with Browser(one.address) as ada:
                await until_health(ada, 200)
                table = (await ada.open(ME, bot()))["table"]
                own.kill()
                first = workers_of(one)
                for worker in first:
                    os.kill(worker, signal.SIGKILL)
                await until_health(ada, 503)
                refused = await refusal(ada.get("/tables"))
                assert (refused.status, refused.key) == (503, "store-failed")
                async with ada.live(table) as socket:
                    assert await closed(socket.connection) == (live.LATER, "store-failed")
                own.start()
                await until_health(ada, 200)
                await settled(ada, table, lambda seen: seen.asked)
                assert (await ada.do(table, FARMER)).log[-1]["do"] == FARMER
                assert first.isdisjoint(workers_of(one))
            # Bots that lose their worker while they start may say so, the database must not.
            assert not re.search("startup failed|asyncpg/|sqlalchemy/", one.output), one.output
            assert one.output.count("the database failed") <= 4, one.output  # one of each worker
    finally:
        own.remove()


def workers_of(server: Process) -> set[int]:
    """Those of its processes that answer requests."""
    task = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    found = map(int, task.read_text(encoding="utf-8").split())
    return {one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


async def until_health(browser: Browser, status: int) -> None:
    async with within(PATIENCE, f"the health to be {status}"):
        while True:
            with contextlib.suppress(httpx2.TransportError):
                if (await browser.http.get("/healthz")).status_code == status:
                    return
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], "SQLite"),
        (["--db", "nonsense"], "nonsense"),
        (["--db", "sqlite+pysqlite:///tables.db"], "pysqlite"),
        (["--db", "postgresql+asyncpg://nobody@127.0.0.1:1/x"], "cannot be used"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    if "--db" not in arguments:
        arguments = ["--db", f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *arguments]
    assert main(["serve", *arguments]) == 2
    out, error = capsys.readouterr()
    assert not out
    assert len(error.splitlines()) == 1
    assert words in error


async def test_the_others_hear_last_who_is_here_last(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it takes longer to say that somebody has come than that they have gone."""
    async with house(await fresh("postgresql")) as here, Browser(here.address) as ada:
        opened = await ada.open(ME, OPEN)
        hub, told, slow = here.app.state.hub, [], asyncio.Event()

        async def attend(table: str, seats: set[int]) -> None:
            if 0 in seats:
                await slow.wait()
            told.append(set(seats))

        monkeypatch.setattr(hub.store, "attend", attend)
        async with ada.live(opened["table"]) as socket:
            await socket.next()
        async with within(PATIENCE, "the socket to be gone"):
            while hub.rooms[opened["table"]].here():
                await asyncio.sleep(0.01)
        slow.set()
        async with within(PATIENCE, "both to be told"):
            while len(told) < 2:
                await asyncio.sleep(0.01)
        assert told[-1] == set()
