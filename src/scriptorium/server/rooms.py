"""The tables that are in the memory of this process: coming in, being stored, leaving."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from scriptorium.core.errors import Problem
from scriptorium.server import clocks, closing, loading, metrics
from scriptorium.server.append import Conflict
from scriptorium.server.bot_tables import BotTables
from scriptorium.server.database import FAILURES
from scriptorium.server.identities import Identities
from scriptorium.server.room import Room, Seat, standing
from scriptorium.server.shutdown import ended
from scriptorium.server.store import Store

IDLE = 600.0  # seconds after which a table nobody looks at leaves the memory
MOST_ROOMS = 2000
A_DAY = 24 * 3600.0  # how exactly it is noted when a table was last opened
log = logging.getLogger(__name__)


async def _nobody(room: Room, seat: Seat) -> None:
    """Nobody cares who is back."""


class Rooms:
    """`on_change` is told of every table that has come into memory or has changed, `on_return` of
    every owner who shows at a seat that a bot plays for the time being, `on_stored` of tables whose
    game has gone on here: of each choice one process hears."""

    def __init__(self, store: Store, bot_tables: BotTables) -> None:
        self.store = store
        self.bot_tables = bot_tables
        self.identities = Identities(store)
        self.on_change: Callable[[Room], None] = lambda _: None
        self.on_return: Callable[[Room, Seat], Awaitable[None]] = _nobody
        self.on_stored: Callable[[Room], None] = lambda _: None
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._expected: dict[str, int] = {}  # sockets on their way, by table
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        return self.store.now()

    # Finding tables

    async def room(self, table: str) -> Room:
        """The table of this id, from memory or from the database."""
        room = self.rooms.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        room.used = time.monotonic()
        self.rooms[table] = self.rooms.pop(table)  # the last used come last
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise Problem("unknown-table", table=table[:40])
        with self._noting(table):
            room = Room(row, self.now)
        async with room.lock:
            await self._load_all(room)
        self.make_space()
        room = self.rooms.setdefault(table, room)  # there is never a second one
        metrics.rooms.set(len(self.rooms))
        self.on_change(room)
        return room

    @contextmanager
    def _noting(self, table: str) -> Iterator[None]:
        """Nobody has thought of this: a table of which not even its people can be read."""
        try:
            yield
        except FAILURES:
            raise
        except Problem:
            raise
        except Exception as error:
            closing.report(table, closing.DAMAGED, error)
            if isinstance(error, closing.BROKEN):  # so it stays, and all has been said
                raise Problem("table-closed") from error
            raise

    async def _load_all(self, room: Room) -> None:
        with self._noting(room.id):
            await self.load_people(room)
            await self.load_game(room)

    async def load_people(self, room: Room) -> None:
        await loading.people(self.store, room)

    async def load_game(self, room: Room) -> None:
        await loading.game(self.store, room)
        if room.unstored:  # it goes on by our rules; or it was over, and its last line not written
            await self._store_found(room)
        table = room.table
        if table is not None and table.rules != room.rules:
            room.rules = table.rules
            await self.store.set_rules(room.id, table.rules)
        await self.settle_clocks(room)

    async def _store_found(self, room: Room) -> None:
        renewed = room.game.rules != room.rules
        try:
            await self._store(room)
        except Problem as problem:
            if problem.key != "stale":
                raise
            return  # another process has done so, and it was loaded again
        if renewed:
            metrics.renewed_tables.labels(room.rules, room.game.rules).inc()

    def make_space(self) -> None:
        """Tables at which nothing happens leave the memory."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            idle = not (room.onlookers or room.driver or room.visits)
            if idle and (now - room.used > IDLE or len(self.rooms) >= MOST_ROOMS):
                del self.rooms[room.id]
        metrics.rooms.set(len(self.rooms))
        metrics.bot_tables.set(self.bot_tables.here)

    @asynccontextmanager
    async def at(self, table: str, holder: str | None = None) -> AsyncIterator[Room]:
        """A table, for as long as nobody else touches it; `holder` wants something there."""
        room = await self.room(table)
        room.visits += 1
        try:
            async with room.lock:
                if room.gone:
                    raise Problem("unknown-table", table=table)
                if room.stale:
                    await self._load_all(room)
                    room.changed()
                    self.on_change(room)
                if holder is not None and holder not in room.grants:
                    # Perhaps let in by another process a moment ago.
                    before = self._known(room)
                    await self.load_people(room)
                    if before != self._known(room):
                        room.changed()
                await self._welcome(room, holder)
                yield room
        finally:
            room.visits -= 1

    async def _welcome(self, room: Room, holder: str | None) -> None:
        """The first sign of an owner gives the seat back."""
        grant = room.grants.get(holder or "")
        if grant is not None and self.now() - room.opened > A_DAY:
            room.opened = self.now()
            await self.store.touch(room.id)
        if grant is not None and grant.holds and not room.over:
            for seat in grant.seats:
                if room.seats[seat].lent:
                    await self.on_return(room, room.seats[seat])

    def _known(self, room: Room) -> tuple[Any, ...]:
        count = room.table.count if room.table is not None else -1
        return count, room.seats, room.grants, room.heard, room.votes, room.followers

    async def remove(self, room: Room) -> None:
        """A table is put away for good; the room is locked."""
        await self.store.delete_table(room.id)
        self.dropped(room.id)

    def dropped(self, table: str) -> None:
        """There is no such table any more: whoever looks on is told."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.gone = True
            room.wake()
            metrics.rooms.set(len(self.rooms))
        for before in self.rooms.values():
            if before.rematch == table:
                before.rematch, before.followers = None, []
                before.changed()

    def changed_hands(self, browser: str) -> None:
        """A browser is somebody else's now: its sockets look again at what they may see."""
        self.identities.forget(browser)
        for room in self.rooms.values():
            for one in room.onlookers:
                if one.browser == browser:
                    one.wake()

    @contextmanager
    def expecting(self, table: str) -> Iterator[None]:
        """Somebody is about to sit down: a table that comes into memory for it does not go on as if
        nobody were there."""
        self._expected[table] = self._expected.get(table, 0) + 1
        try:
            yield
        finally:
            self._expected[table] -= 1
            if not self.expects(table):
                del self._expected[table]
                if table in self.rooms:
                    self.on_change(self.rooms[table])

    def expects(self, table: str) -> bool:
        return self._expected.get(table, 0) > 0

    def in_memory(self) -> list[str]:
        """The tables that are in memory, or about to be."""
        return [*self.rooms, *self._loading]

    # Storing

    async def _store(self, room: Room, hidden: bool = False) -> None:
        """Write what is new in memory. Until then nobody has seen it; if it cannot be written,
        memory is given up for what the database has. `hidden`: not even when it was is told."""
        lines = room.unstored[:]
        after, now = room.game.count - len(lines), self.now()
        moved = None if hidden else now
        room.stale = True
        try:
            with metrics.storing.time():
                times = self._turned_clocks(room)
                kept, summary = room.game.taken(), standing(room.table)
                await self.store.append(room.id, after, lines, kept, summary, moved, times)
        except Conflict:
            await self._load_all(room)
            room.changed()
            raise Problem("stale", seq=0) from None
        except Exception:
            room.wake()  # perhaps it was written after all: whoever looks on looks again
            raise
        room.unstored.clear()
        room.stale = False
        room.moved = room.moved if hidden else now

    def _turned_clocks(self, room: Room) -> dict[int, clocks.Clock]:
        """Stop and start the clocks as the game stands; those that differ now."""
        if room.pace is None or room.table is None:
            return {}
        found = {seat.seat: seat.clock for seat in room.seats if seat.clock is not None}
        state = room.table.state
        awaited = [
            seat
            for seat in (() if room.over else state.to_act)
            if room.seats[seat].kind == "person"
        ]
        together = bool(state.frames) and state.frames[-1].simultaneous
        asked = room.table.asked_since if together else None
        return {
            seat: found[seat]
            for seat in clocks.settle(room.pace, found, awaited, asked, self.now())
        }

    async def settle_clocks(self, room: Room) -> None:
        """After anything but a choice."""
        turned = self._turned_clocks(room)
        if turned:
            await self.store.set_clocks(room.id, turned)

    # What goes on beside requests

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, FAILURES):
            self.store.outage.failed(error)
        elif error is not None:
            log.error("a task failed", exc_info=error)

    async def close(self) -> None:
        await ended(self._tasks)
