"""Whether the server can do its work, that is: whether something can be stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from scriptorium.core.errors import Problem
from scriptorium.server.shutdown import ended
from scriptorium.server.store import Store

PATIENCE = 1.5  # seconds for the database; whoever asks has an answer within two
FRESH = 1.0  # seconds for which a proof holds: asking often must not write often


class Health:
    """One write proves it for all who ask meanwhile. It is never cancelled, as giving up a
    transaction can take as long as the database likes."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self._clock = clock
        self._proof: asyncio.Task[Exception | None] | None = None
        self._proved = -FRESH

    async def check(self) -> None:
        """Raises what keeps the server from storing."""
        if self._clock() - self._proved < FRESH:
            return
        if self._proof is None:
            self._proof = asyncio.ensure_future(self._prove())
        proof = self._proof
        await asyncio.wait([proof], timeout=PATIENCE)
        if not proof.done():
            error = TimeoutError(f"no answer for {PATIENCE:g} s")
            self.store.outage.failed(error)
            raise Problem("store-failed") from error
        failure = proof.result()
        if failure is not None:
            raise failure

    async def _prove(self) -> Exception | None:
        """What went wrong; nobody may be left to hear it."""
        try:
            await self.store.prove()
            self._proved = self._clock()
            return None
        except Exception as error:
            return error
        finally:
            self._proof = None

    async def close(self) -> None:
        if self._proof is not None:
            await ended([self._proof])
