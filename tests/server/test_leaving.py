"""Leaving, giving up, putting tables away; and finding the ones that are left."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from scriptorium.server import keys
from scriptorium.server.schema import keys as grants
from scriptorium.server.schema import metadata, seats, tables
from tests.server.browser import ME, OPEN, Browser, bot, settled
from tests.server.serving import House, house
from tests.server.test_people import evening, finished
from tests.server.test_tables import refusal, seated
from tests.server.times import HandTime

A_DAY = 24 * 3600


async def left_of(server: House, table: str) -> list[str]:
    """The tables of the database in which something of a table is left."""
    async with server.hub.store.read() as connection:
        found = []
        for one in metadata.sorted_tables:
            column = one.c.get("table_id", one.c.get("id"))
            if column is not None and one.name != "pulse":
                asked = select(column).where(column == table)
                if (await connection.execute(asked)).first() is not None:
                    found.append(one.name)
    return found


@pytest.mark.both_databases
async def test_a_seat_that_is_left_before_the_start_is_open_again(
    ada: Browser, ben: Browser, server: House
) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
    await ben.post(f"/tables/{table}/leave")
    seat = (await ada.look(table)).table["seats"][1]
    assert (seat["kind"], seat["name"], seat["person"]) == ("open", "", False)
    assert await ben.tables() == []
    # Whoever holds the table leaves it to somebody else, and puts it away with nobody there.
    key = (await ada.post(f"/tables/{table}/links", seat=1))["key"]
    await ben.post(f"/tables/{table}/join", key=key, name="Ben")
    await ada.post(f"/tables/{table}/leave")
    assert (await ben.look(table)).table["host"]
    await ben.post(f"/tables/{table}/leave")
    assert await left_of(server, table) == []


async def test_who_watches_leaves_and_who_plays_does_not(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, bot())
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["watch"])
    for path, said in (("resign", "only-watching"), ("delete", "not-the-host")):
        assert (await refusal(ben.post(f"/tables/{table}/{path}"))).key == said
    await ben.post(f"/tables/{table}/leave")
    assert (await refusal(ben.look(table))).key == "no-access"
    assert (await refusal(ada.post(f"/tables/{table}/leave"))).key == "still-playing"


@pytest.mark.both_databases
async def test_who_resigns_leaves_a_bot_that_plays_on_to_the_end(database: str) -> None:
    async with evening(database, 3) as one:
        ada, ben, _ = one.people
        await ada.do(one.table, "place marked_farmer castle")
        update = await ada.post(f"/tables/{one.table}/resign")
        assert (update["table"]["seat"], update["table"]["host"]) == (None, False)
        assert (await ben.look(one.table)).table["host"]
        seat = await one.seat(0)
        told = (seat["kind"], seat["level"], seat["person"], seat["stand_in"], seat["since_round"])
        assert told == ("bot", "fair", False, "resign", 1)
        assert seat["name"] == "Ada"
        assert (await one.events()) == [("resign", 0)]
        # There is no way back, and nothing to give up twice.
        for path, body in (("seats/0", {"kind": "me"}), ("links", {"seat": 0})):
            with pytest.raises(Exception, match=r"only-watching|not-your-seat"):
                await ada.post(f"/tables/{one.table}/{path}", **body)
        assert (await refusal(ada.post(f"/tables/{one.table}/resign"))).key == "only-watching"
        await settled(ben, one.table, lambda seen: 0 not in seen.view["to_act"])
        entries = one.server.hub.rooms[one.table].game.entries
        first = next(entry.text for entry in entries if entry.seat == 0)
        assert first == "place marked_farmer castle"  # what was chosen before stands


async def test_the_result_says_who_resigned_and_nobody_waits_for_them(database: str) -> None:
    async with evening(database, 3) as one:
        await one.people[2].post(f"/tables/{one.table}/resign")
        await finished(one)
        seen = await one.people[0].look(one.table)
        assert seen.table["seats"][2]["stand_in"] == "resign"
        asked = await one.people[0].post(f"/tables/{one.table}/rematch")
        seat = (await one.people[0].look(asked["table"])).table["seats"][0]
        assert (seat["kind"], seat["name"]) == ("bot", "")  # a bot, and not by their name
        # Finished tables leave my list, and count all the same.
        await one.people[0].post(f"/tables/{one.table}/leave")
        assert one.table not in {row["id"] for row in await one.people[0].tables()}
        assert (await one.people[0].look(one.table)).over
        assert one.table in {row["id"] for row in await one.people[1].tables()}


@pytest.mark.both_databases
async def test_a_table_that_never_began_is_deleted_by_whoever_holds_it(
    ada: Browser, ben: Browser, server: House
) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
    await ben.post(f"/tables/{table}/chat", text="Hello")
    assert (await refusal(ben.post(f"/tables/{table}/delete"))).key == "not-the-host"
    async with ben.live(table) as socket:
        await socket.next()
        await ada.post(f"/tables/{table}/delete")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "unknown-table"
    assert await left_of(server, table) == []
    assert (await refusal(ben.look(table))).key == "unknown-table"


async def test_who_plays_leaves_a_table_that_cannot_go_on(
    ada: Browser, ben: Browser, server: House
) -> None:
    table = await seated(ada, ben)
    async with server.hub.store.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(head="{}"))
    server.hub.rooms.pop(table)
    assert (await ada.look(table)).table["closed"]["kind"] == "damaged"
    await ada.post(f"/tables/{table}/leave")
    assert table not in {row["id"] for row in await ada.tables()}
    assert (await ada.look(table)).table["status"] == "running", "the link still leads there"
    assert table in {row["id"] for row in await ben.tables()}


async def test_a_running_table_is_deleted_only_where_nobody_else_plays(
    ada: Browser, ben: Browser, server: House
) -> None:
    table = await seated(ada, ben)
    assert (await refusal(ada.post(f"/tables/{table}/delete"))).key == "others-play"
    alone = (await ada.open(ME, bot()))["table"]
    await ada.do(alone, "ready")
    (row,) = [one for one in await ada.tables() if one["id"] == alone]
    assert (row["alone"], row["host"]) == (True, True)
    await ada.post(f"/tables/{alone}/delete")
    assert await left_of(server, alone) == []


@pytest.mark.both_databases
async def test_tables_nobody_opens_are_put_away_if_the_server_is_told_so(database: str) -> None:
    time = HandTime()
    async with house(database, time) as server, Browser(server.address) as ada:
        old = (await ada.open(ME, OPEN))["table"]
        time.pass_(5000 * A_DAY)
        await server.app.state.timekeeper.clear_away()
        assert (await ada.look(old)).table["id"] == old  # opened again, and never put away
    async with house(database, time, keep_days=365.0) as server, ada.moved(server.address) as again:
        new = (await again.open(ME, OPEN))["table"]
        time.pass_(364 * A_DAY)
        await again.look(new)
        await server.app.state.timekeeper.clear_away()
        assert {row["id"] for row in await again.tables()} == {old, new}
        time.pass_(2 * A_DAY)
        await server.app.state.timekeeper.clear_away()
        assert [row["id"] for row in await again.tables()] == [new]
        assert await left_of(server, old) == []


# My tables


async def shelf(server: House, holder: str, count: int) -> None:
    """So many finished tables, the last with a person called Zoë."""
    async with server.hub.store.write() as connection:
        row = (await connection.execute(select(tables))).first()
        assert row is not None
        for n in range(count):
            id = f"{n:012x}"
            config = {**row.config, "scenario": "prosperity" if n % 10 == 0 else "base"}
            new = {"id": id, "status": "over", "moved": 1000.0 + n, "config": config}
            await connection.execute(insert(tables).values(**{**row._mapping, **new}))
            seat = {"table_id": id, "seat": 0, "kind": "person", "name": "Zoë" if n == 7 else "Max"}
            more: dict[str, Any] = {"level": "", "person": True, "auto": True, "since_round": 0}
            await connection.execute(insert(seats).values(**seat, **more))
            key = {"table_id": id, "hash": holder, "seat": 0, "purpose": "holder"}
            await connection.execute(insert(grants).values(**key))


@pytest.mark.both_databases
async def test_my_tables_come_in_pages_and_are_found_by_words(database: str) -> None:
    async with house(database) as server, Browser(server.address) as ada:
        waiting = (await ada.open(ME, OPEN))["table"]
        running = (await ada.open(ME, bot()))["table"]
        await settled(ada, running, lambda seen: seen.asked)
        assert ada.key is not None
        await shelf(server, keys.hashed(ada.key), 45)
        first = await ada.get("/tables")
        assert (first["total"], first["pages"], first["running"]) == (47, 3, 1)
        # What waits for me comes first, then what is not over.
        assert [row["id"] for row in first["tables"][:3]] == [running, waiting, f"{44:012x}"]
        pages = [await ada.tables(page=page) for page in (1, 2, 3, 4)]
        assert [len(page) for page in pages] == [20, 20, 7, 0]
        assert len({row["id"] for page in pages for row in page}) == 47

        async def found(**asked: Any) -> int:
            total: int = (await ada.get("/tables", **asked))["total"]
            return total

        assert await found(find="zoë") == 1
        assert await found(find="ORLEANS max") == 44
        assert await found(find="Orléans") == 47
        assert await found(find="blütezeit") == await found(find="prosperity") == 5
        assert await found(find=waiting[:6]) == 1
        assert await found(find="%") == await found(find="pilgrim") == 0
        assert await found(status="running") == 1
        assert await found(status="over", find="Max") == 44
        assert (await ada.get("/tables", size=5, page=9))["tables"][-1]["id"] == f"{2:012x}"
