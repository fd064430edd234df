"""When Python looks for garbage. A look at everything takes a tenth of a second with some hundred
tables in memory, and all of them wait for it: it is done seldom, and never in between."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EVERY = 600.0  # seconds
# The first two kinds of looks, at what is new, take a millisecond; the third is ours.
THRESHOLDS = 5_000, 20, 1_000_000


@asynccontextmanager
async def swept() -> AsyncIterator[None]:
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # modules and all that stays: nothing of it need ever be looked at
    gc.set_threshold(*THRESHOLDS)
    sweeping = asyncio.ensure_future(_sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _sweep() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
