"""Servers killed in the middle of games: nothing acknowledged is lost, and the games go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random

import pytest

from scriptorium.server.shutdown import ended
from tests.server.browser import CUT_OFF, ME, OPEN, Browser, Mirror, Refused, behind, bot, pick
from tests.server.conftest import Fresh
from tests.server.postgres import free_port
from tests.server.serving import Process
from tests.server.test_processes import entries_of
from tests.server.test_safety import until_up
from tests.server.waiting import PATIENCE, within

pytestmark = pytest.mark.timeout(600)
KILLS = 3  # on each database; a server takes seconds to start again
TABLES = 2


class Client:
    """A player who goes on whatever happens, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str, seed: int) -> None:
        self.browser = browser
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}  # by place in the own log
        self.mirror = Mirror()

    async def run(self) -> None:
        while not self.mirror.over:
            try:
                async with self.browser.live(self.table, self.mirror) as socket:
                    await socket.next()
                    while not self.mirror.over:
                        if self.mirror.decision is None:
                            await socket.next()
                        elif (done := await self.act()) is not None:
                            await socket.until(lambda seen, done=done: seen.seq >= done)  # type: ignore[misc]
                        else:
                            await behind(socket)
            except CUT_OFF:
                await asyncio.sleep(0.1)  # the server needs the machine to start again

    async def act(self) -> int | None:
        """The place in the log up to which all is known; None if the choice was too late."""
        action = pick(self.mirror, self.chance, short=False)
        try:
            update = await self.browser.act(self.table, self.mirror.seq, action)
        except Refused as refused:
            if refused.status == 409:
                return None
            if refused.status == 429:
                await asyncio.sleep(0.1)
                return self.mirror.seq
            raise
        for entry in update["log"]:
            self.acknowledged[entry["k"]] = entry["do"]
        return int(update["seq"])


async def seat_all(address: str) -> list[Client]:
    clients: list[Client] = []
    for i in range(TABLES):
        ada, ben = Browser(address), Browser(address)
        opened = await ada.open(ME, OPEN, bot())
        table = opened["table"]
        await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
        clients += [Client(one, table, 10 * i + seat) for seat, one in enumerate((ada, ben))]
    return clients


def gone(group: int) -> bool:
    """Whether no process of a group is left (those that ended and were not fetched are none)."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    with contextlib.suppress(FileNotFoundError):
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                with contextlib.suppress(OSError), open(f"/proc/{entry}/stat") as file:
                    state, _, pgrp = file.read().rpartition(")")[2].split()[:3]
                    if int(pgrp) == group and state != "Z":
                        return False
        return True
    return False


@pytest.mark.both_databases
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, fresh: Fresh
) -> None:
    database, port = await fresh(kind), free_port()
    one = Process(database, port=port)
    tasks: list[asyncio.Task[None]] = []
    try:
        async with Browser(one.address) as visitor:
            await until_up(visitor)
            clients = await seat_all(one.address)
            tasks = [asyncio.ensure_future(client.run()) for client in clients]
            told = 0
            for _ in range(KILLS):
                # In the middle of things: after a few more choices have been acknowledged.
                told = await more(clients, tasks, told)
                one.kill()
                group = one.process.pid
                one = await asyncio.to_thread(Process, database, port=port)
                await until_up(visitor)
            await more(clients, tasks, told)
            async with within(20, "the bots to end with their server"):
                while not gone(group):
                    await asyncio.sleep(0.05)
            await ended(tasks)
            assert all(task.done() for task in tasks), "players who do not end"
            await compare(clients)
    finally:
        await ended(tasks)
        one.end()
    for table in {client.table for client in clients}:
        await entries_of(database, table)


async def more(clients: list[Client], tasks: list[asyncio.Task[None]], told: int) -> int:
    """Wait until every table has moved on; gives how much was told so far."""
    start = {client: client.mirror.seq for client in clients}

    def standing() -> str:
        return "every table to move on; " + "; ".join(str(client.mirror) for client in clients)

    async with within(PATIENCE, standing):
        while True:
            for task in tasks:
                if task.done():
                    task.result()
            now = sum(len(client.acknowledged) for client in clients)
            moved = all(
                client.mirror.seq > start[client] or client.mirror.over for client in clients[::2]
            )
            if moved and now >= told + 8:
                return now
            if all(client.mirror.over for client in clients):
                return now
            await asyncio.sleep(0.02)


async def compare(clients: list[Client]) -> None:
    total = 0
    for client in clients:
        mirror = await client.browser.look(client.table)
        for k, do in client.acknowledged.items():
            assert mirror.log[k - 1]["do"] == do
        total += len(client.acknowledged)
        await client.browser.http.aclose()
    assert total > 8 * KILLS
