"""Waiting, but never for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

PATIENCE = 120.0  # seconds; many things run at once on a small machine


class Late(AssertionError):
    """Something has not come in time. No TimeoutError: that is an OSError, as is a connection that
    is cut, and whoever comes back when cut off would wait for ever."""


@contextlib.asynccontextmanager
async def within(seconds: float, what: str | Callable[[], str]) -> AsyncIterator[None]:
    """What is done here ends in time, or says what it has waited for."""
    try:
        async with asyncio.timeout(seconds) as limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        said = what if isinstance(what, str) else what()
        raise Late(f"waited {seconds:g} s for {said}") from None
