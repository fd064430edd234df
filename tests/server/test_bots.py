"""Bots think elsewhere, and none of them can stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from scriptorium.bots import orleans
from scriptorium.server.bots import Thinkers
from tests.server import strange
from tests.server.browser import ME, Browser, bot, settled
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.test_play import FARMER
from tests.server.waiting import PATIENCE, within


@pytest_asyncio.fixture
async def place(
    fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A server at which strange bots play."""
    marks = tmp_path / "marks"
    marks.mkdir()
    monkeypatch.setenv(strange.MARK, str(marks))
    monkeypatch.setattr("scriptorium.server.bots.think", strange.think)
    for name, made in strange.LADDER.items():
        monkeypatch.setitem(orleans.LADDER, name, made)
    async with house(await fresh("sqlite")) as one:
        yield one
        (marks / "enough").touch()


def thinkers(house: House) -> Thinkers:
    found: Thinkers = house.app.state.thinkers
    return found


def thinking(house: House) -> list[int]:
    """The processes of the pool."""
    pool = thinkers(house)._pool
    return [one.pid for one in (pool._processes or {}).values()] if pool is not None else []


@pytest.mark.parametrize("name", ["raises", "illegal", "unknown", "silent", "nothing", "half"])
async def test_a_bot_that_cannot_play_does_not_stop_the_table(place: House, name: str) -> None:
    async with Browser(place.address) as ada:
        table = (await ada.open(ME, bot(name)))["table"]
        await ada.do(table, "ready")
        mirror = await settled(ada, table, lambda seen: seen.view["round"] >= 1 and seen.seq > 3)
        assert {1} <= {entry["seat"] for entry in mirror.log}
        # Two of them play on together.
        await ada.post(f"/tables/{table}/seats/0", kind="bot", level=name)
        assert (await settled(ada, table, lambda seen: seen.view["round"] >= 3)).seq > 10


async def test_a_bot_that_dies_is_asked_again(place: House) -> None:
    async with Browser(place.address) as ada:
        table = (await ada.open(ME, bot("dies")))["table"]
        await ada.do(table, "ready")
        mirror = await settled(ada, table, lambda seen: any(e["seat"] == 1 for e in seen.log))
        assert mirror.seq > 1


async def test_a_killed_process_is_replaced(place: House) -> None:
    async with Browser(place.address) as ada:
        tables = [(await ada.open(bot(), bot()))["table"] for _ in range(4)]
        killed: set[int] = set()
        async with within(PATIENCE, lambda: f"a process in place of {killed}"):
            while len(killed) < 3:
                for pid in set(thinking(place)) - killed:
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
                await asyncio.sleep(0.2)
        for table in tables:
            assert (await settled(ada, table, lambda seen: seen.over)).over
        assert not killed & set(thinking(place))


async def test_others_are_answered_while_a_bot_thinks(place: House) -> None:
    async with Browser(place.address) as ada, Browser(place.address) as ben:
        slow = (await ada.open(ME, bot("slow")))["table"]
        await ada.do(slow, "ready")
        other = (await ben.open(ME, {"kind": "open"}))["table"]
        for _ in range(10):
            await ben.look(other)
        mirror = await ada.look(slow)
        assert mirror.view is not None
        assert mirror.view["to_act"] == [1]  # still thinking
        await ada.post(f"/tables/{slow}/chat", text="Well?")
        (Path(os.environ[strange.MARK]) / "enough").touch()
        await settled(ada, slow, lambda seen: any(entry["seat"] == 1 for entry in seen.log))


async def test_a_bot_that_thinks_for_ever_is_stopped_and_the_others_go_on(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process for all: those who wait behind it are not stopped with it."""
    monkeypatch.setattr("scriptorium.server.bots.PATIENCE", 2.0)
    async with Browser(place.address) as ada:
        stuck = (await ada.open(ME, bot("slow")))["table"]
        await ada.do(stuck, "ready")
        others = [(await ada.open(bot(), bot()))["table"] for _ in range(2)]
        async with within(60, "every table to move on"):
            while not all(place.hub.rooms[table].game.count > 1 for table in (stuck, *others)):
                await asyncio.sleep(0.05)
        (Path(os.environ[strange.MARK]) / "enough").touch()
        for table in others:
            assert (await settled(ada, table, lambda seen: seen.over)).over


async def test_a_bot_is_dropped_when_its_seat_is_taken_back(place: House) -> None:
    async with Browser(place.address) as ada:
        table = (await ada.open(ME, bot()))["table"]
        await ada.post(f"/tables/{table}/seats/0", kind="bot", level="slow")
        await asyncio.sleep(0.3)
        await ada.post(f"/tables/{table}/seats/0", kind="me")
        mirror = await ada.do(table, FARMER)
        (Path(os.environ[strange.MARK]) / "enough").touch()
        await asyncio.sleep(0.5)
        assert (await ada.look(table)).seq == mirror.seq


async def test_a_bot_is_told_only_what_its_seat_may_know(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes to the pool is made from what the seat may know: no seed, no plans of others."""
    asked = []
    choose = thinkers(place).choose

    async def listen(question: object) -> list[str]:
        asked.append(question)
        return await choose(question)  # type: ignore[arg-type]

    monkeypatch.setattr(thinkers(place), "choose", listen)
    async with Browser(place.address) as ada:
        table = (await ada.open(ME, bot("silent")))["table"]
        await ada.do(table, FARMER, "ready")
        await settled(ada, table, lambda seen: any(entry["seat"] == 1 for entry in seen.log))
        state = place.hub.rooms[table].game.state.dump()
        assert state["state"]["hour_glass"]
        known = [one.known["state"] for one in asked if one.known]  # type: ignore[attr-defined]
        assert known
        assert all(one["seats"] for one in known)
