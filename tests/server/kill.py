"""Servers killed in the middle of games: nothing acknowledged may be lost, and the games go on.

`test_kill` kills a few; anybody can kill more, and is told what came of it:

    python -m tests.server.kill --times 1000
    python -m tests.server.kill --times 100 --db postgresql+asyncpg://USER@HOST/EMPTY
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from scriptorium.server import keys
from scriptorium.server.keys import COOKIE
from scriptorium.server.shutdown import ended
from tests.server.browser import (
    CUT_OFF,
    ME,
    OPEN,
    Browser,
    Json,
    Mirror,
    Refused,
    Socket,
    behind,
    bot,
    pick,
)
from tests.server.postgres import free_port
from tests.server.serving import Process
from tests.server.test_processes import entries_of
from tests.server.test_safety import until_up
from tests.server.waiting import PATIENCE, within

# Who plays what, in turn: people, bots, both games, a scenario, alone.
TABLES: list[Json] = [
    {"game": "orleans", "seats": [ME, OPEN, bot()]},
    {"game": "pilgrim", "seats": [ME, OPEN]},
    {"game": "orleans", "scenario": "prosperity", "seats": [ME, bot()]},
    {"game": "pilgrim", "seats": [ME]},
]
UNDO, CHAT = 0.08, 0.06  # of a player's choices
MORE = 8  # acknowledged from one kill to the next
Say = Callable[[str], None]


@dataclass
class Told:
    """What a server has acknowledged to one browser."""

    entries: dict[int, tuple[str, int | None]] = field(default_factory=dict)  # by place in the log
    words: dict[int, str] = field(default_factory=dict)  # by number in the chat

    def lost(self, mirror: Mirror) -> int:
        """How much of it a table does not know, or knows otherwise."""
        log = {one["k"]: (one["do"], one["undo"]) for one in mirror.log}
        chat = {one["n"]: one["text"] for one in mirror.chat}
        entries = sum(log.get(k) != entry for k, entry in self.entries.items())
        return entries + sum(chat.get(n) != text for n, text in self.words.items())


class Player:
    """Goes on whatever happens, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str, chance: random.Random) -> None:
        self.browser = browser
        self.table = table
        self.chance = chance
        self.mirror = Mirror()
        self.told = Told()

    async def run(self) -> None:
        while not self.mirror.over:
            with contextlib.suppress(*CUT_OFF):
                async with self.browser.live(self.table, self.mirror) as socket:
                    await socket.next()
                    while not self.mirror.over:
                        await self.step(socket)
            await asyncio.sleep(0.1)  # the server needs the machine to start again

    async def step(self, socket: Socket) -> None:
        if self.mirror.decision is None:
            await socket.next()
        elif (done := await self.choose()) is not None:
            await socket.until(lambda seen: seen.seq >= done)
        else:
            await behind(socket)

    async def choose(self) -> int | None:
        """The place in the log up to which all is known; None if the choice was too late."""
        try:
            update = await self.ask()
        except Refused as refused:
            if refused.status not in (409, 429, 503):
                raise
            if refused.status != 409:
                await asyncio.sleep(0.1)
                return self.mirror.seq
            return None
        for entry in update.get("log", []):
            self.told.entries[entry["k"]] = entry["do"], entry["undo"]
        return int(update["seq"])

    async def ask(self) -> Json:
        at, seq = f"/tables/{self.table}", self.mirror.seq
        luck = self.chance.random()
        if luck < CHAT:
            text = f"word {len(self.told.words)} of {id(self)}"
            update: Json = await self.browser.post(f"{at}/chat", text=text)
            said = [one["n"] for one in update.get("chat", []) if one["text"] == text]
            self.told.words.update(dict.fromkeys(said, text))
            return update
        if self.mirror.undo and luck < CHAT + UNDO:
            return await self.browser.post(f"{at}/undo", seq=seq)
        action = pick(self.mirror, self.chance, short=False)
        return await self.browser.act(self.table, seq, action)


class Party:
    """People who play one table after the other."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.number = number
        self.chance = random.Random(number)
        self.players: list[Player] = []
        self.finished: list[Player] = []

    @property
    def all(self) -> list[Player]:
        return [*self.finished, *self.players]

    @property
    def moved(self) -> int:
        return sum(len(one.told.entries) for one in self.all)

    async def run(self) -> None:
        while True:
            self.players = await self.seated()
            async with asyncio.TaskGroup() as group:
                for player in self.players:
                    group.create_task(player.run())
            self.finished += self.players
            self.players = []
            self.number += 1

    async def seated(self) -> list[Player]:
        wanted = TABLES[self.number % len(TABLES)]
        host = self._browser()
        opened = await _until_answered(partial(host.post, "/tables", **wanted))
        table, players = opened["table"], [host]
        for key in opened["invitations"].values():
            guest = self._browser()
            await _until_answered(partial(guest.post, f"/tables/{table}/join", key=key))
            players.append(guest)
        return [Player(one, table, random.Random(self.chance.random())) for one in players]

    def _browser(self) -> Browser:
        """With a key of its own from the start: an answer that is lost must not cost the seat."""
        one = Browser(self.address)
        one.http.cookies.set(COOKIE, keys.new(), domain="127.0.0.1")
        return one

    async def close(self) -> None:
        for player in self.all:
            await player.browser.http.aclose()


async def _look(player: Player) -> Mirror:
    return await player.browser.look(player.table)


async def _until_answered(ask: Callable[[], Any]) -> Any:
    while True:
        try:
            return await ask()
        except CUT_OFF:
            await asyncio.sleep(0.1)
        except Refused as refused:
            if refused.key in ("already-seated", "seat-taken"):  # stored before the answer was lost
                return {}
            if refused.status not in (429, 503):
                raise
            await asyncio.sleep(0.1)


@dataclass
class Outcome:
    kills: int = 0
    lost: int = 0
    tables: int = 0
    actions: int = 0
    words: int = 0
    orphans: int = 0
    recovery: list[float] = field(default_factory=list)  # seconds until it is healthy again

    def __str__(self) -> str:
        middle = statistics.median(self.recovery) if self.recovery else 0.0
        return (
            f"{self.kills} kills, {self.tables} tables: {self.actions} entries and {self.words} "
            f"chat lines acknowledged, {self.lost} lost, {self.orphans} processes left over; "
            f"up again after {middle:.1f} s (median)"
        )


async def kill(database: str, times: int, parties: int, say: Say = lambda line: None) -> Outcome:
    """Kill a server so many times while parties play there."""
    port, outcome = free_port(), Outcome()
    one = Process(database, port=port)
    groups = [Party(one.address, number) for number in range(parties)]
    tasks: list[asyncio.Task[None]] = []
    try:
        async with Browser(one.address) as visitor:
            await until_up(visitor)
            tasks = [asyncio.ensure_future(group.run()) for group in groups]
            for _ in range(times):
                # In the middle of things: after a few more choices have been acknowledged.
                await _more(groups, tasks)
                old = one.process.pid
                one.kill()
                began = time.monotonic()
                one = await asyncio.to_thread(Process, database, port=port)
                await until_up(visitor)
                outcome.recovery.append(time.monotonic() - began)
                outcome.kills += 1
                outcome.orphans += not await _ended(old)
                await _count(groups, outcome, current=True)
                say(str(outcome))
            await _more(groups, tasks)
            await ended(tasks)
            outcome.lost = 0
            await _count(groups, outcome, current=False)
    finally:
        await ended(tasks)
        for group in groups:
            await group.close()
        one.end()
    for table in {player.table for group in groups for player in group.all}:
        await entries_of(database, table)  # whole, in order, and legal
    return outcome


async def _count(groups: list[Party], outcome: Outcome, current: bool) -> None:
    """Compare what was acknowledged with what is there; `current`: where it is played now."""
    everybody = [player for group in groups for player in group.all]
    for player in [one for group in groups for one in group.players] if current else everybody:
        before = Told(dict(player.told.entries), dict(player.told.words))
        outcome.lost += before.lost(await _until_answered(partial(_look, player)))
    outcome.tables = len({player.table for player in everybody})
    outcome.actions = sum(len(player.told.entries) for player in everybody)
    outcome.words = sum(len(player.told.words) for player in everybody)


async def _more(groups: list[Party], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until every party has moved on."""
    start = {group: group.moved for group in groups}

    def standing() -> str:
        players = [player for group in groups for player in group.players]
        return "every table to move on; " + "; ".join(str(one.mirror) for one in players)

    async with within(PATIENCE, standing):
        while True:
            for task in tasks:
                if task.done():
                    task.result()
            gains = [group.moved - start[group] for group in groups]
            if min(gains) > 0 and sum(gains) >= MORE:
                return
            await asyncio.sleep(0.02)


async def _ended(group: int) -> bool:
    """Whether the bots of a killed server have ended too."""
    for _ in range(400):
        if gone(group):
            return True
        await asyncio.sleep(0.05)
    return False


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=4, help="played at the same time")
    parser.add_argument("--db", default="", help="an empty database; otherwise an SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.db or f"sqlite+aiosqlite:///{folder}/tables.db"

        def say(line: str) -> None:
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

        outcome = asyncio.run(kill(database, given.times, given.tables, say))
    print(file=sys.stderr)
    print(outcome)
    return 1 if outcome.lost or outcome.orphans else 0


if __name__ == "__main__":
    sys.exit(main())
