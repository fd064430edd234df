"""What happens because time has passed: votes, clocks, seats nobody came for, links that end."""

from __future__ import annotations

import asyncio
import logging
import time

from scriptorium.server import leaving, presence, seating
from scriptorium.server.database import FAILURES
from scriptorium.server.hub import Hub
from scriptorium.server.persons import Persons
from scriptorium.server.shutdown import ended

EVERY = 1.0  # seconds between two looks at the tables in memory
SELDOM = 15  # looks until the database is asked for the others
HOURLY = 3600  # looks until what has ended is cleared away
log = logging.getLogger(__name__)


class Time:
    """What the server takes the time from; tests bring their own."""

    def now(self) -> float:
        return time.time()


class Timekeeper:
    """`keep_days`: after which a table that nobody opens is put away; 0: never."""

    def __init__(self, hub: Hub, persons: Persons, keep_days: float = 0.0) -> None:
        self.hub = hub
        self.persons = persons
        self.keep_days = keep_days
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """While no server was there, no clock ran and nobody was away."""
        await self.hub.store.awake(EVERY * SELDOM * 2)
        self._task = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            await ended([self._task])

    async def _run(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.tick(seldom=looks % SELDOM == 0)
                if looks % HOURLY == 0:
                    await self.clear_away()
            except FAILURES as error:
                self.hub.store.outage.failed(error)  # the clocks are looked at again
            except Exception:
                log.exception("the clocks could not be looked at")
            looks += 1

    async def clear_away(self) -> None:
        """What nobody can use any more, and what nobody has for long."""
        await self.persons.drop_ended()
        if self.keep_days:
            count = await leaving.put_away_old(self.hub, self.keep_days)
            if count:
                log.info("%d tables put away that nobody has opened", count)

    async def tick(self, seldom: bool = True) -> None:
        """See to everything that is due."""
        if seldom:
            await self.hub.store.beat()
            self.hub.make_space()
            for table in await self.hub.store.due():
                await self.hub.room(table)
        for room in list(self.hub.rooms.values()):
            if presence.concerns(self.hub, room):
                await presence.look(self.hub, room.id)
            if room.fill_at is not None and room.fill_at <= self.hub.now():
                await seating.fill(self.hub, room.id)
