"""All tables of this process: playing, and keeping up with other processes."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from scriptorium.core.errors import BadRecord, Problem
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.server import metrics
from scriptorium.server.database import FAILURES
from scriptorium.server.notify import GAME, PEOPLE
from scriptorium.server.proposals import Proposals, speaker
from scriptorium.server.room import Room
from scriptorium.server.rooms import Rooms
from scriptorium.server.visibility import Others

ATTEMPTS = 5  # to write a choice while other processes write too
Choice = Callable[[Table, int], object]  # what a seat does to its game
Proposing = Callable[[Proposals, State, Sequence[int]], object]
log = logging.getLogger(__name__)


class Hub(Rooms):
    """What is done at tables: here, and at other processes."""

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

    # Other processes

    async def look_again(self, table: str) -> None:
        """Nobody tells of what other processes write to SQLite: it has to be looked up."""
        if not self.store.notifies and table in self.rooms:
            await self.catch_up(table)

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
