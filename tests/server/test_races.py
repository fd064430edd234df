"""Things that happen at the worst moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from scriptorium.core.chronicle import Scribe
from scriptorium.core.table import Table
from scriptorium.server.bots import Question
from scriptorium.server.notify import GAME
from scriptorium.server.room import standing
from tests.server.browser import ME, OPEN, Browser, bot, settled
from tests.server.serving import House
from tests.server.test_play import BOATMAN, FARMER, to_actions
from tests.server.test_tables import refusal, seated
from tests.server.waiting import PATIENCE, within

pytestmark = pytest.mark.both_databases


class Gate:
    """Something that is held up, until it is let go on."""

    def __init__(self, work: Any) -> None:
        self.work = work
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    async def __call__(self, *args: Any, **more: Any) -> Any:
        found = await self.work(*args, **more)
        self.reached.set()
        async with within(PATIENCE, "the gate to be opened"):
            await self.open.wait()
        return found

    async def reach(self) -> None:
        async with within(PATIENCE, "somebody at the gate"):
            await self.reached.wait()


async def written_elsewhere(server: House, table: str, seat: int, text: str) -> None:
    """What another process does; nothing is told of it here."""
    store = server.hub.store
    row = await store.table(table)
    assert row is not None
    lines = [row["head"], *await store.lines(table)]
    game = Table.replay(lines, partial=True, scribe=Scribe())
    before = game.count
    game.taken()
    game.act(seat, text)
    await store.append(table, before, game.lines[before + 1 :], game.taken(), standing(game), None)


async def test_news_of_a_table_that_is_being_loaded_are_not_missed(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(ada, ben)
    del server.hub.rooms[table]
    gate = Gate(server.hub.store.lines)
    with monkeypatch.context() as patched:
        patched.setattr(server.hub.store, "lines", gate)
        looking = asyncio.ensure_future(server.hub.room(table))
        await gate.reach()
    await written_elsewhere(server, table, 0, FARMER)
    hearing = asyncio.ensure_future(server.hub.catch_up(table, GAME))
    await asyncio.sleep(0)
    gate.open.set()
    async with within(PATIENCE, "the table to be loaded"):
        room = await looking
        await hearing
    assert room.seq(0) == 1


async def test_a_chronicle_is_never_ahead_of_the_lines(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process stores entries and what came of them while the lines are read here."""
    table = await to_actions(ada, ben)
    store, room = server.hub.store, server.hub.rooms[table]
    del server.hub.rooms[table]
    read: list[str] = []

    def then(name: str) -> Any:
        asked = getattr(store, name)

        async def ask(*args: Any) -> Any:
            found = await asked(*args)
            read.append(name)
            if len(read) == 1:
                game = Table.replay(room.game.lines, partial=True, scribe=Scribe())
                game.taken()
                game.act(0, "act farm_house")
                after, kept = room.game.count, game.taken()
                new = game.lines[after + 1 :]
                await store.append(table, after, new, kept, standing(game), None)
            return found

        return ask

    with monkeypatch.context() as patched:
        for name in ("lines", "chronicle"):
            patched.setattr(store, name, then(name))
        loaded = await server.hub.room(table)
    assert len(loaded.game.entries) == loaded.game.count
    assert loaded.game.taken() == []


async def test_a_choice_that_was_written_after_all_is_seen_by_all(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost between the commit and its answer."""
    table = await to_actions(ada, ben)
    before = (await ada.look(table)).seq
    append = server.hub.store.append

    async def lost(*args: Any) -> None:
        await append(*args)
        raise OSError("connection lost")

    async with ben.live(table) as socket:
        await socket.next()
        with monkeypatch.context() as patched:
            patched.setattr(server.hub.store, "append", lost)
            refused = await refusal(ada.act(table, before, "act farm_house"))
            assert refused.key == "store-failed"
        await socket.until(lambda seen: seen.seq == before + 1)


async def test_news_that_could_not_be_read_are_read_later(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(ada, ben)
    await written_elsewhere(server, table, 0, FARMER)

    async def broken(*_: object) -> None:
        raise OSError("connection lost")

    with monkeypatch.context() as patched:
        patched.setattr(server.hub.store, "lines", broken)
        with pytest.raises(OSError, match="lost"):
            await server.hub.catch_up(table, GAME)
    async with server.hub.at(table) as room:
        assert room.seq(0) == 1


async def test_a_table_somebody_waits_for_stays_in_memory(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(ada, ben)
    room = server.hub.rooms[table]
    monkeypatch.setattr("scriptorium.server.rooms.IDLE", -1.0)
    seen: list[bool] = []

    async def visit() -> None:
        async with server.hub.at(table) as found:
            seen.append(found is room)

    async with server.hub.at(table):
        waiting = asyncio.ensure_future(visit())
        await asyncio.sleep(0)
    server.hub.make_space()  # the lock is free, but promised
    assert server.hub.rooms.get(table) is room
    async with within(PATIENCE, "the lock of the table"):
        await waiting
    assert seen == [True]
    server.hub.make_space()
    assert table not in server.hub.rooms


async def test_somebody_takes_two_seats_at_the_same_moment_and_gets_one(
    server: House, ada: Browser, ben: Browser
) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    table = opened["table"]
    await ben.open(ME, OPEN)  # for a cookie
    answers = await asyncio.gather(
        *(ben.post(f"/tables/{table}/join", key=key) for key in opened["invitations"].values()),
        return_exceptions=True,
    )
    assert sum(isinstance(one, dict) for one in answers) == 1, answers
    seats = (await ada.look(table)).table["seats"]
    assert sorted(one["kind"] for one in seats) == ["open", "person", "person"]


async def test_a_bot_does_not_act_on_what_it_thought_before_somebody_played_for_it(
    server: House, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    hub = server.hub
    table = (await ada.open(ME, OPEN))["table"]

    async def choose(question: Question) -> list[str]:
        asked.append(len(asked))
        if len(asked) == 1:  # another process has played meanwhile, and we have heard of it
            await written_elsewhere(server, table, 1, FARMER)
            await hub.catch_up(table, GAME)
        return [BOATMAN] if len(asked) == 1 else ["ready"]

    monkeypatch.setattr(server.app.state.thinkers, "choose", choose)
    await ada.post(f"/tables/{table}/seats/1", kind="bot", level="random")
    await settled(ada, table, lambda seen: seen.view["to_act"] == [0])
    texts = [entry.text for entry in hub.rooms[table].game.entries if entry.seat == 1]
    assert texts == [FARMER, "ready"]


async def test_whoever_gets_a_seat_while_looking_on_gets_its_log(
    server: House, ada: Browser, ben: Browser
) -> None:
    opened = await ada.open(ME, bot())
    table = opened["table"]
    await settled(ada, table, lambda seen: seen.asked)
    await ada.do(table, FARMER)
    await ben.post(f"/tables/{table}/join", key=opened["watch"])
    key = (await ada.post(f"/tables/{table}/links", seat=0))["key"]
    async with ben.live(table) as socket:
        await socket.next()
        assert socket.mirror.log == []
        await ben.post(f"/tables/{table}/join", key=key)
        await socket.until(lambda seen: seen.table["seat"] == 0)
        assert [one["do"] for one in socket.mirror.log] == [FARMER]
