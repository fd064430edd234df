"""Starting, also while the database is away: that of a worker which was restarted in an outage, or
of a server whose database went a moment after it was found to be there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from scriptorium.core.errors import Problem
from scriptorium.server.database import FAILURES
from scriptorium.server.outage import Outage
from scriptorium.server.shutdown import ended

AGAIN = 1.0  # seconds until it is tried again
TROUBLE: tuple[type[Exception], ...] = Problem, *FAILURES


@asynccontextmanager
async def started(work: Callable[[], Awaitable[None]], outage: Outage) -> AsyncIterator[None]:
    """What needs the database is done before anything else or, if that is away, as soon as it is
    back; requests are answered with 503 until then. `work` may be done by half and begun again."""
    later: list[asyncio.Task[None]] = []
    try:
        await work()
    except TROUBLE as error:
        if not _away(error):
            raise
        outage.failed(_cause(error))
        later.append(asyncio.ensure_future(_tried_again(work, outage)))
    try:
        yield
    finally:
        await ended(later)


async def _tried_again(work: Callable[[], Awaitable[None]], outage: Outage) -> None:
    while True:
        await asyncio.sleep(AGAIN)
        try:
            await work()
            return
        except TROUBLE as error:
            outage.failed(_cause(error))


def _away(error: Exception) -> bool:
    """One that is newer than the program, for example, will not be another one later."""
    return isinstance(_cause(error), FAILURES)


def _cause(error: Exception) -> BaseException:
    """The failure itself, without the words for whoever starts a server by hand."""
    return error.__cause__ if isinstance(error, Problem) and error.__cause__ else error
