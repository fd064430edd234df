"""All tables of this process: finding, playing, storing, keeping up with other processes."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from scriptorium.core.errors import BadRecord, Illegal, Problem, Reason
from scriptorium.core.table import Table
from scriptorium.server import metrics
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room, Seat
from scriptorium.server.store import GAME, PEOPLE, Conflict, Store

IDLE = 600.0  # seconds after which a table nobody looks at leaves the memory
MOST_ROOMS = 2000
SNAPSHOT_EVERY = 150  # entries
log = logging.getLogger(__name__)


class Hub:
    """`on_change` is told of every table that has come into memory or has changed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_change: Callable[[Room], None] = lambda _: None
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Finding tables

    async def room(self, table: str) -> Room:
        """The table of this id, from memory or from the database."""
        room = self.rooms.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                room = self.rooms.get(table) or await self._load(table)
            self._loading.pop(table, None)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise Problem("unknown-table", table=table[:40])
        room = Room(row)
        async with room.lock:
            await self.load_people(room)
            await self.load_game(room)
        self._make_space()
        self.rooms[table] = room
        metrics.rooms.set(len(self.rooms))
        self.on_change(room)
        return room

    async def load_people(self, room: Room) -> None:
        found = await self.store.seats(room.id)
        room.seats = [Seat(**row) for row in found[room.id]]
        room.grants = {
            row["hash"]: Grant(row["seat"], row["purpose"])
            for row in await self.store.keys(room.id)
        }
        after = room.chat[-1]["n"] if room.chat else 0
        room.chat += await self.store.chat(room.id, after)

    async def load_game(self, room: Room) -> None:
        """The game as the database has it."""
        row = await self.store.table(room.id)
        assert row is not None
        room.status = row["status"]
        room.moved = row["moved"]
        room.unstored = []
        room.stale = False
        if row["head"] is None:
            return
        lines = [row["head"], *await self.store.lines(room.id)]
        kept = await self.store.snapshot(room.id, room.rules)
        if kept is not None:
            room.table = Table.resume(lines, json.loads(kept), room.unstored.append)
            room.kept = room.table.count
        else:
            room.table = Table.replay(lines, room.unstored.append, partial=True)
        if room.unstored:  # the game was over, but its last line had not been written
            await self._store(room)

    def _make_space(self) -> None:
        now = time.monotonic()
        for room in list(self.rooms.values()):
            idle = not room.onlookers and room.driver is None and not room.lock.locked()
            if idle and (now - room.used > IDLE or len(self.rooms) >= MOST_ROOMS):
                del self.rooms[room.id]

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """A table, for as long as nobody else touches it."""
        room = await self.room(table)
        async with room.lock:
            if room.stale:
                await self.load_game(room)
            yield room

    # Playing

    async def act(self, room: Room, seat: int, seq: int, text: str) -> None:
        """Carry out a choice of a person; the room is locked."""
        game = room.game
        room.expect(seat, seq)
        if not game.state.ruleset.codec.knows(text):
            raise Illegal(Reason("unknown-action", "", text=text[:80], near=""), text)
        await self.change(room, "person", lambda: game.act(seat, text))

    async def undo(self, room: Room, seat: int, seq: int) -> None:
        game = room.game
        room.expect(seat, seq)
        await self.change(room, "person", lambda: game.undo(seat))

    async def reset(self, room: Room, seat: int, seq: int) -> None:
        game = room.game
        room.expect(seat, seq)
        if not game.can_undo(seat):
            raise Illegal(Reason("no-undo", ""), "undo")
        await self.change(room, "person", lambda: game.reset(seat))

    async def change(self, room: Room, by: str, change: Callable[[], object]) -> None:
        """Do something to the game of a locked room; done when it is stored."""
        change()
        await self._store(room)
        metrics.actions.labels(room.config.game, by).inc()
        room.changed()
        self.on_change(room)

    async def _store(self, room: Room) -> None:
        """Write what is new in memory. Until then nobody has seen it; if it cannot be written,
        memory is given up for what the database has."""
        lines = room.unstored[:]
        room.stale = True
        try:
            with metrics.storing.time():
                await self.store.append(
                    room.id, room.game.count - len(lines), lines, room.summary()
                )
        except Conflict:
            await self.load_game(room)
            room.changed()
            raise Problem("stale", seq=0) from None
        room.unstored.clear()
        room.stale = False
        room.moved = time.time()
        if room.over:
            room.status = "over"
        self._keep_snapshot(room)

    def _keep_snapshot(self, room: Room) -> None:
        count = room.game.count
        if count - room.kept < SNAPSHOT_EVERY and not room.over:
            return
        taken = room.game.snapshot()
        if taken is not None:
            room.kept = count
            self.spawn(self.store.keep_snapshot(room.id, room.rules, count, json.dumps(taken)))

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # Other processes

    async def look_again(self, table: str) -> None:
        """Nobody tells of what other processes write to SQLite: it has to be looked up."""
        if not self.store.notifies and table in self.rooms:
            await self.catch_up(table)

    def attendance(self, room: Room) -> None:
        """Somebody has come or gone: all at the table see it, here and elsewhere."""
        room.wake()
        if self.store.notifies:
            self.spawn(self.store.attend(room.id, room.here()))

    def attended(self, table: str, process: str, seats: set[int]) -> None:
        room = self.rooms.get(table)
        if room is not None:
            before = room.online()
            room.elsewhere[process] = seats, time.monotonic()
            if room.online() != before:
                room.wake()

    async def catch_up(self, table: str, what: str = "") -> None:
        """Another process has changed this table: its game, its people, or (not known) both."""
        room = self.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            before = room.seq(None), room.status, room.seats, room.grants, len(room.chat)
            if what != GAME:
                await self.load_people(room)
            if what != PEOPLE:
                await self._take_lines(room)
            if before == (room.seq(None), room.status, room.seats, room.grants, len(room.chat)):
                return
            room.changed()
        self.on_change(room)

    async def _take_lines(self, room: Room) -> None:
        if room.table is None or room.stale:
            await self.load_game(room)
            return
        try:
            for line in await self.store.lines(room.id, room.table.count):
                room.table.accept(line)
        except BadRecord:
            log.exception("table %s: memory and database differ", room.id)
            await self.load_game(room)
        if room.over:
            room.status = "over"

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
