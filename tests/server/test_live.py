"""Live sockets, coming back, and servers that stop in the middle."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, update
from websockets.exceptions import ConnectionClosed

from scriptorium.server.schema import chronicle
from scriptorium.server.store import Store
from tests.server.browser import ME, OPEN, Browser, Mirror, bot, play
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.test_play import FARMER, lines_of, secret
from tests.server.test_tables import refusal, seated
from tests.server.waiting import PATIENCE, within


async def test_the_first_update_is_whole_and_the_next_bring_what_is_new(
    server: House, ada: Browser, ben: Browser
) -> None:
    table = await seated(ada, ben)
    async with ada.live(table) as socket:
        first = await socket.next()
        assert first["table"]["id"] == table
        assert first["view"]
        assert first["decision"]["kind"] == "plan"
        await server.tick()  # notices who is there and who is gone, now and not in between
        await socket.until(
            lambda seen: seen.table["seats"][0]["online"] and seen.table["seats"][1]["away_since"]
        )
        await ada.act(table, 0, FARMER)
        update = await socket.next()
        assert (update["since"], update["seq"]) == (0, 1)
        assert "table" not in update
        await ben.post(f"/tables/{table}/chat", text="Hm.")
        update = await socket.next()
        assert update["chat"][0]["text"] == "Hm."
        assert not {"view", "decision", "table", "log"} & set(update)


@pytest.mark.both_databases
async def test_who_is_at_the_table_is_seen(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    async with ada.live(table) as socket:
        await socket.until(lambda seen: [s["online"] for s in seen.table["seats"]] == [True, False])
        async with ben.live(table):
            await socket.until(lambda seen: seen.table["seats"][1]["online"])
        await socket.until(lambda seen: not seen.table["seats"][1]["online"])


async def test_what_a_client_sends_is_not_listened_to(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    async with ada.live(table) as socket:
        await socket.next()
        for words in ("hello", '{"action":"ready"}', b"\x00\xff"):
            await socket.connection.send(words)
        await ada.act(table, 0, FARMER)
        await socket.until(lambda seen: seen.seq == 1)


async def test_coming_back_brings_what_was_missed(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    mirror = Mirror()
    async with ada.live(table, mirror) as socket:
        await socket.next()
        await ada.act(table, 0, FARMER)
        await socket.until(lambda seen: seen.seq == 1)
    await ada.do(table, "ready")
    await ben.do(table, FARMER, "ready")
    async with ada.live(table, mirror) as socket:
        first = await socket.next()
        assert first["since"] == 1
    whole = await ada.look(table)
    assert secret(mirror) == secret(whole)
    assert whole.seq == mirror.seq


@pytest.mark.parametrize(
    ("table", "reason"), [("000000000000", "unknown-table"), ("nonsense", None), ("%00", None)]
)
async def test_a_socket_at_no_table_is_closed(
    ada: Browser, table: str, reason: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    await ada.open(ME, OPEN)
    with pytest.raises(Exception, match=reason or "403") as caught:
        async with ada.live(table) as socket:
            await socket.next()
    if reason is not None:
        assert isinstance(caught.value, ConnectionClosed)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4403
    assert "Traceback" not in caplog.text


async def halfway(ada: Browser, ben: Browser, entries: int) -> tuple[str, list[dict[str, Any]]]:
    """A table with bots, somewhere in the middle, and how both see it while nothing moves."""
    opened = await ada.open(ME, OPEN, bot())
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
    await ben.post(f"/tables/{table}/chat", text="Off we go")
    await play(table, (ada, ben), lambda seen: seen.seq >= entries)
    return table, await still(ada, ben, table=table)


async def still(*browsers: Browser, table: str) -> list[dict[str, Any]]:
    """What each sees, once the bots are done."""
    seen: list[dict[str, Any]] = []
    now: list[Mirror] = []
    async with within(PATIENCE, lambda: f"the bots to be done; {[str(one) for one in now]}"):
        while True:
            now = [await one.look(table) for one in browsers]
            view = now[0].view
            assert view is not None
            waiting = now[0].over or all(
                now[0].table["seats"][seat]["kind"] == "person" for seat in view["to_act"]
            )
            found = [secret(one) for one in now]
            if waiting and found == seen:
                return found
            seen = found
            await asyncio.sleep(0.1)


@pytest.mark.both_databases
async def test_a_restart_in_the_middle_loses_nothing(kind: str, fresh: Fresh) -> None:
    database = await fresh(kind)
    async with house(database) as one, Browser(one.address) as ada, Browser(one.address) as ben:
        table, seen = await halfway(ada, ben, 60)
        rows = await ada.tables()
    async with (
        house(database) as two,
        ada.moved(two.address) as ada2,
        ben.moved(two.address) as ben2,
    ):
        assert await still(ada2, ben2, table=table) == seen
        assert await ada2.tables() == rows
        mirror = await ada2.look(table)
        assert [one["text"] for one in mirror.chat] == ["Off we go"]
        ends = await play(table, (ada2, ben2), lambda seen: seen.over)
        assert ends[0].over
        assert len(await lines_of(ben2, table)) > 60


@pytest.mark.both_databases
async def test_a_chronicle_makes_the_same_table(kind: str, fresh: Fresh) -> None:
    database = await fresh(kind)
    async with house(database) as one, Browser(one.address) as ada, Browser(one.address) as ben:
        table, seen = await halfway(ada, ben, 80)
    damaged = (
        update(chronicle).where(chronicle.c.n == 7).values(line='{"log": null, "to": {"x": 1}}')
    )
    for damage in (None, damaged, delete(chronicle).where(chronicle.c.n > 9), delete(chronicle)):
        if damage is not None:
            await execute(database, damage)
        async with (
            house(database) as two,
            ada.moved(two.address) as ada2,
            ben.moved(two.address) as ben2,
        ):
            assert await still(ada2, ben2, table=table) == seen
            mirror = await ada2.look(table)
            assert (await ada2.get(f"/tables/{table}/moments/{mirror.seq}"))["exact"]


async def execute(database: str, statement: Any) -> None:
    store = Store(database)
    async with store.write() as connection:
        await connection.execute(statement)
    await store.close()


@pytest.mark.both_databases
async def test_a_table_leaves_the_memory_and_comes_back(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(ada, ben)
    mirror = await ada.do(table, FARMER)
    monkeypatch.setattr("scriptorium.server.rooms.IDLE", -1.0)
    await ada.open(ME, OPEN)
    assert table not in server.hub.rooms
    assert secret(await ada.look(table)) == secret(mirror)


async def test_unknown_tables_leave_nothing_in_memory(server: House, ada: Browser) -> None:
    await ada.open(ME, OPEN)
    for i in range(5):
        await refusal(ada.look(f"{i:012x}"))
    assert not server.hub._loading


@pytest.mark.both_databases
async def test_a_write_that_fails_is_not_seen_and_not_lost_count_of(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(ada, ben)
    before = secret(await ada.look(table))

    async def broken(*_: object, **__: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(server.hub.store, "append", broken)
        refused = await refusal(ada.act(table, 0, FARMER))
        assert (refused.status, refused.key) == (503, "store-failed")
        patched.setattr(server.hub.store, "lines", broken)  # and it cannot be read either
        assert (await refusal(ada.look(table))).status == 503
    assert secret(await ada.look(table)) == before
    mirror = await ada.do(table, FARMER)
    assert mirror.seq == 1
