"""Tables that cost much and please nobody: bots among themselves, and crowds that look on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from scriptorium.server import bot_tables, driver, rooms
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room
from tests.server.browser import ME, OPEN, Browser, bot
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.test_outage import figure
from tests.server.test_tables import refusal
from tests.server.waiting import PATIENCE, within


class Onlooker:
    def __init__(self, grant: Grant) -> None:
        self.grant = grant
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


async def until(true: Callable[[], object], what: str) -> None:
    async with within(PATIENCE, what):
        while not true():
            await asyncio.sleep(0.01)


async def test_the_thousandth_who_looks_on_wakes_nobody(server: House, ada: Browser) -> None:
    table = (await ada.open(ME, OPEN))["table"]
    room = server.hub.rooms[table]
    player = Onlooker(Grant.held([0], "host"))
    room.arrive(player)
    server.hub.attendance(room)
    assert player.woken == 1
    crowd = [Onlooker(Grant(None, "watch")) for _ in range(1000)]
    crowd += [Onlooker(Grant.held([0], "host")) for _ in range(10)]
    for one in crowd:
        room.arrive(one)
        server.hub.attendance(room)
    assert player.woken == 1
    assert sum(one.woken for one in crowd) == 0
    guest = Onlooker(Grant.held([1], "guest"))
    room.arrive(guest)
    server.hub.attendance(room)
    assert {one.woken - (one is player) for one in (player, guest, *crowd)} == {1}
    assert room.here() == {0, 1}
    guest.grant = Grant(None, "watch")
    room.arrive(guest)
    assert room.here() == {0}
    for one in (player, guest, *crowd):
        room.depart(one)
        room.depart(one)
    assert room.here() == set()
    assert not room.onlookers


def played(room: Room) -> int:
    return room.game.count


async def test_bots_among_themselves_wait_for_somebody_to_see_it(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "DESERTED", -1.0)
    async with house(await fresh("sqlite")) as one, Browser(one.address) as ada:
        table = (await ada.open(bot(), bot()))["table"]
        room = one.hub.rooms[table]
        assert room.bots_only
        await until(lambda: room.driver is None, "the bots to rest")
        assert played(room) == 0
        async with ada.live(table):
            await until(lambda: played(room) > 5, "them to play for somebody")
        await until(lambda: room.driver is None, "them to rest again")
        assert not room.over
        monkeypatch.setattr(rooms, "IDLE", -1.0)
        await one.tick()
        assert table not in one.hub.rooms
        await ada.look(table)
        assert played(one.hub.rooms[table]) > 5


@pytest.mark.parametrize("limit", ["MOST", "MOST_OF_ADDRESS"])
async def test_bots_that_nobody_sees_play_slowly_and_at_few_tables(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(bot_tables, limit, 2)
    async with house(await fresh("sqlite"), pace=5.0) as one, Browser(one.address) as ada:
        tables = [(await ada.open(bot(), bot()))["table"] for _ in range(2)]
        refused = await refusal(ada.open(bot(), bot()))
        assert (refused.status, refused.key) == (429, "too-many-bot-tables")
        assert (await ada.open(ME, bot()))["table"]  # whoever plays is welcome
        await one.tick()
        assert figure("scriptorium_bot_tables") == 2
        rooms = [one.hub.rooms[table] for table in tables]
        await until(lambda: all(played(room) for room in rooms), "a move at each")
        assert all(room.driver is not None for room in rooms)
        assert max(played(room) for room in rooms) < 20


@pytest.mark.parametrize("limit", ["MOST", "MOST_OF_ADDRESS"])
async def test_all_processes_count_the_tables_of_bots_together(
    fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(bot_tables, limit, 2)
    more: dict[str, object] = {"pace": 0.3, "shared": str(tmp_path)}
    async with (
        house(await fresh("sqlite"), **more) as one,
        house(await fresh("sqlite"), **more) as two,
        Browser(one.address) as ada,
        Browser(two.address) as ben,
    ):
        table = (await ada.open(bot(), bot()))["table"]
        await ben.open(bot(), bot())
        for browser in (ada, ben):
            refused = await refusal(browser.open(bot(), bot()))
            assert (refused.status, refused.key) == (429, "too-many-bot-tables")
        monkeypatch.setattr(driver, "DESERTED", -1.0)
        room = one.hub.rooms[table]
        await until(lambda: room.driver is None, "the bots to rest")
        assert (await ben.open(bot(), bot()))["table"]
