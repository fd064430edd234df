"""When Python looks for garbage. A look at everything takes a tenth of a second with some hundred
tables in memory, and all of them wait for it: it is done seldom, and never in between."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

EVERY = 600.0  # seconds
# The first two kinds of looks, at what is new, take a millisecond; the third is ours.
THRESHOLDS = 5_000, 20, 1_000_000


_holders = 0  # of what is frozen


@contextmanager
def frozen() -> Iterator[None]:
    """What is there stays: nothing of it need be looked at until the last holder is done."""
    global _holders
    gc.collect()
    gc.freeze()
    _holders += 1
    try:
        yield
    finally:
        _holders -= 1
        if not _holders:
            gc.unfreeze()


@asynccontextmanager
async def swept() -> AsyncIterator[None]:
    before = gc.get_threshold()
    with frozen():
        gc.set_threshold(*THRESHOLDS)
        sweeping = asyncio.ensure_future(_sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            gc.set_threshold(*before)


async def _sweep() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
