"""Whose a browser is.

One that stands alone is its own: its keys are under the hash of its cookie. Browsers that belong to
one person have rows in `devices`, and all of the person's keys are under the person's name.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from sqlalchemy import select, update

from scriptorium.server.grants import Grants
from scriptorium.server.schema import devices

REMEMBERED = 20_000  # browsers
FRESH = 3600.0  # seconds for which an answer holds; whatever changes it is told (`notify.WHOSE`)


class Identities:
    """Every request asks: what was found is remembered."""

    def __init__(self, store: Grants) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._changes = 0  # what was read before one of them is not remembered

    async def of(self, browser: str) -> str:
        """The name under which a browser's keys are."""
        found = self._known.get(browser)
        if found is not None and found[1] > time.monotonic():
            self._known.move_to_end(browser)
            return found[0]
        before = self._changes
        person = await self._look_up(browser)
        if before != self._changes:
            return person
        self._known[browser] = person, time.monotonic() + FRESH
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def _look_up(self, browser: str) -> str:
        asked = select(devices.c.person, devices.c.seen).where(devices.c.holder == browser)
        async with self.store.read() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return browser
        now = self.store.now()
        if now - row.seen > FRESH:
            async with self.store.write() as connection:
                await connection.execute(
                    update(devices).where(devices.c.holder == browser).values(seen=now)
                )
        return str(row.person)

    def forget(self, browser: str) -> None:
        """It may be somebody else's now."""
        self._changes += 1
        self._known.pop(browser, None)

    def forget_all(self) -> None:
        self._changes += 1
        self._known.clear()
