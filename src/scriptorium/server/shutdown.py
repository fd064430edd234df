"""Ending tasks, and being sure that they have ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import Any

AGAIN = 1.0  # seconds until a task that goes on is cancelled again
PATIENCE = 10.0  # seconds in all; who ends the server must not wait for ever
log = logging.getLogger(__name__)


async def ended(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended: one cancellation may be lost, in a library or in an
    error that comes at the same moment. `tasks` may grow meanwhile; those end too."""
    end = time.monotonic() + PATIENCE
    while running := [task for task in tasks if not task.done()]:
        if time.monotonic() > end:
            log.error("tasks that do not end: %s", running)
            return
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)  # nobody else asks what became of them
