"""All tables of this process: finding, playing, storing, keeping up with other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from scriptorium.core.errors import BadRecord, Problem
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.server import clocks, closing, loading, metrics
from scriptorium.server.append import Conflict
from scriptorium.server.bot_tables import BotTables
from scriptorium.server.database import FAILURES
from scriptorium.server.identities import Identities
from scriptorium.server.notify import GAME, PEOPLE
from scriptorium.server.proposals import Proposals, speaker
from scriptorium.server.room import Room, Seat, standing
from scriptorium.server.shutdown import ended
from scriptorium.server.store import Store
from scriptorium.server.visibility import Others

IDLE = 600.0  # seconds after which a table nobody looks at leaves the memory
MOST_ROOMS = 2000
ATTEMPTS = 5  # to write a choice while other processes write too
A_DAY = 24 * 3600.0  # how exactly it is noted when a table was last opened
Choice = Callable[[Table, int], object]  # what a seat does to its game
Proposing = Callable[[Proposals, State, Sequence[int]], object]
log = logging.getLogger(__name__)


async def _nobody(room: Room, seat: Seat) -> None:
    """Nobody cares who is back."""


class Hub:
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

    # Playing

    async def choose(self, room: Room, seat: int, seq: int, choice: Choice) -> None:
        """A choice of a person, made on the table as it was at `seq`; the room is locked. If
        another process writes at the same time, it is made again on what was written, as long as
        that does not concern it."""
        for attempt in range(1, ATTEMPTS + 1):
            await self.reach(room, seat, seq)
            room.expect(seat, seq)
            try:
                async with self.changing(room, "person", seat) as game:
                    choice(game, seat)
                return
            except Problem as problem:
                if problem.key != "stale" or attempt == ATTEMPTS:
                    raise

    async def propose(self, room: Room, seats: Sequence[int], seq: int, what: Proposing) -> None:
        """Show the others what the speaker should do, or agree; the room is locked. Nothing of it
        is stored. `seats`: the one that says it, and those that sit beside it at one screen."""
        await self.reach(room, seats[0], seq)
        room.expect(seats[0], seq)
        what(room.proposals, room.game.state, seats)
        self.proposed(room)

    def proposed(self, room: Room) -> None:
        """All at the table see it; the speaker, or who has to agree, may be a bot."""
        room.proposals_changed()
        self._share(room)
        self.on_change(room)

    def _share(self, room: Room) -> None:
        """The other processes see it too; what they know already makes no difference to them."""
        if self.store.notifies and room.table is not None and room.proposals.drafts:
            self.spawn(self.store.show(room.id, room.proposals.packed()))

    async def shown(self, table: str, packed: str) -> None:
        """Players have shown each other something at another process."""
        if table not in self.rooms:
            return
        await self.catch_up(table, GAME)  # it was shown on what may not be here yet
        async with self.at(table) as room:
            if room.table is not None and room.proposals.merge(room.game.state, packed):
                room.proposals_changed()
                self.on_change(room)

    async def reach(self, room: Room, viewer: int | None, seq: int) -> None:
        """A viewer has seen more than is known here: it was at another process, of which we
        have not heard yet. A table that waits has perhaps begun there."""
        before = self._known(room)
        if room.status == "waiting":
            await self._load_all(room)
        elif seq > room.seq(viewer):
            await self._take_lines(room)
        if before != self._known(room):
            room.changed()
            self.on_change(room)

    @asynccontextmanager
    async def changing(self, room: Room, by: str, seat: int) -> AsyncIterator[Table]:
        """The game of a locked room, for a seat to do something; done when it is stored."""
        others = Others(room.game, seat)
        try:
            yield room.game
        except Exception:
            room.stale = bool(room.unstored)  # it was done by half; a refusal changes nothing
            raise
        if not room.unstored:
            return
        hidden = others.see_the_same()
        await self._store(room, hidden)
        metrics.actions.labels(room.config.game, by).inc()
        room.changed(seat if hidden else None)
        self.on_stored(room)
        self.on_change(room)

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

    # Other processes

    async def look_again(self, table: str) -> None:
        """Nobody tells of what other processes write to SQLite: it has to be looked up."""
        if not self.store.notifies and table in self.rooms:
            await self.catch_up(table)

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

    def attendance(self, room: Room) -> None:
        """Somebody has come or gone. If a seat has, all at the table see it, here and elsewhere;
        that it is stored is up to the timekeeper. The thousandth who looks on wakes nobody."""
        here = frozenset(room.here())
        if here == room.told:
            return
        room.told = here
        room.wake()
        self._heard_without(room)
        self.tell_attendance(room)

    def tell_attendance(self, room: Room) -> None:
        """The other processes hear who is here."""
        if self.store.notifies:
            self.spawn(self._tell_attendance(room))

    async def _tell_attendance(self, room: Room) -> None:
        """One after the other: what is told last must be what was last."""
        async with room.telling:
            await self.store.attend(room.id, room.here())

    def attended(self, table: str, process: str, seats: set[int]) -> None:
        room = self.rooms.get(table)
        if room is not None:
            before = room.online()
            if process not in room.elsewhere and room.onlookers:
                self.tell_attendance(room)  # it does not know either who is here
                self._share(room)
            room.elsewhere[process] = seats, time.monotonic()
            if room.online() != before:
                room.wake()
                self._heard_without(room)

    def _heard_without(self, room: Room) -> None:
        """A bot that speaks for the team need not hear those who have gone; if nobody is left, it
        waits until somebody comes back."""
        if room.online() and room.table is not None and speaker(room.game.state) is not None:
            self.on_change(room)

    async def catch_up(self, table: str, what: str = "") -> None:
        """Another process has changed this table: its game, its people, or (not known) both."""
        room = self.rooms.get(table)
        if room is None:
            if table not in self._loading:
                return
            room = await self.room(table)  # what was read of it may be old already
        async with room.lock:
            before = self._known(room)
            try:
                if what != GAME or room.pace is not None:  # clocks are turned by choices
                    await self.load_people(room)
                if what != PEOPLE:
                    await self._take_lines(room)
            except FAILURES:
                room.stale = True  # nobody will say it again
                room.wake()
                raise
            if before == self._known(room):
                return
            room.changed()
        self.on_change(room)

    def in_memory(self) -> list[str]:
        """The tables that are in memory, or about to be."""
        return [*self.rooms, *self._loading]

    def _known(self, room: Room) -> tuple[Any, ...]:
        count = room.table.count if room.table is not None else -1
        return count, room.seats, room.grants, room.heard, room.votes, room.followers

    async def _take_lines(self, room: Room) -> None:
        if room.table is None or room.stale:
            if room.closed is None or room.stale:
                await self.load_game(room)
            return
        try:
            for line in await self.store.lines(room.id, room.table.count):
                room.table.follow(line)
            room.table.taken()  # whoever wrote it has kept it
            room.asked = room.people_asked()  # whoever wrote it has told them
        except BadRecord:
            log.exception("table %s: memory and database differ", room.id)
            await self.load_game(room)

    async def close(self) -> None:
        await ended(self._tasks)
