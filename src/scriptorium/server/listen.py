"""Hearing of what other processes have written, through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from scriptorium.server import notify
from scriptorium.server.database import FAILURES
from scriptorium.server.hub import Hub
from scriptorium.server.notify import CHANNEL, GONE, HERE, SHOWN, WHOSE
from scriptorium.server.shutdown import ended
from scriptorium.server.store import Store

AGAIN = 1.0  # seconds until a lost connection is tried again
HEARTBEAT = 30.0  # seconds between two words about who is here
PATIENCE = 10.0  # seconds for the database to show that it is still there
log = logging.getLogger(__name__)


class Listener:
    """One connection that listens. After losing it, every table in memory catches up."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._connected = asyncio.Event()

    async def start(self) -> None:
        if self.store.notifies:
            if not self._tasks:  # from then on they try again by themselves
                self._tasks = [
                    asyncio.ensure_future(self._listen()),
                    asyncio.ensure_future(self._heartbeat()),
                ]
            async with asyncio.timeout(PATIENCE):
                await self._connected.wait()

    async def stop(self) -> None:
        await ended(self._tasks)

    async def _listen(self) -> None:
        while True:
            try:
                await self._connection()
            except FAILURES as error:
                self.store.outage.failed(error)
            except Exception:  # whatever it was: without this connection tables grow old
                log.warning("lost the connection that listens", exc_info=True)
            await asyncio.sleep(AGAIN)

    async def _connection(self) -> None:
        async with self.store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda *_: lost.set())
            await driver.add_listener(CHANNEL, self._heard)
            self._connected.set()
            self.hub.identities.forget_all()
            for table in self.hub.in_memory():  # something may have happened before
                await self.hub.catch_up(table)
            try:
                await self._pass_on(driver, lost)
            except TimeoutError:  # the other end is gone without a word
                await connection.invalidate()
                raise

    def _heard(self, connection: object, process: int, channel: str, said: str) -> None:
        self._news.put_nowait(said)

    async def _pass_on(self, driver: Any, lost: asyncio.Event) -> None:
        ending = asyncio.ensure_future(lost.wait())
        hearing = asyncio.ensure_future(self._news.get())
        try:
            while not ending.done():
                await asyncio.wait(
                    {hearing, ending}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED
                )
                if hearing.done():
                    sender, what, table = notify.read(hearing.result())
                    hearing = asyncio.ensure_future(self._news.get())
                    if sender != self.store.process:
                        self._tell(sender, what, table)
                elif not ending.done():
                    await driver.execute("select 1", timeout=PATIENCE)  # is anybody there?
        finally:
            ending.cancel()
            hearing.cancel()

    def _tell(self, sender: str, what: str, table: str) -> None:
        if what.startswith(HERE):
            seats = {int(seat) for seat in what.removeprefix(HERE).split(",") if seat}
            self.hub.attended(table, sender, seats)
        elif what.startswith(SHOWN):
            self.hub.spawn(self.hub.shown(table, what.removeprefix(SHOWN)))
        elif what == GONE:
            self.hub.dropped(table)
        elif what == WHOSE:
            self.hub.changed_hands(table)
        else:
            self.hub.spawn(self.hub.catch_up(table, what))

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for room in list(self.hub.rooms.values()):
                if room.onlookers:
                    self.hub.tell_attendance(room)
