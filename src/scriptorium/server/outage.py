"""What is said of a database that fails: a line a minute, however many notice it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from scriptorium.server import metrics

EVERY = 60.0  # seconds from one line to the next
OUR_MISTAKES = ProgrammingError, DataError, IntegrityError  # these need a traceback
log = logging.getLogger(__name__)


class Outage:
    """`failed` is told of every failure, `over` of every success; both are cheap."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: float | None = None  # when it began, while it lasts
        self._said: float | None = None  # when the last line was written
        self._told = False  # of the present outage
        self._failures = 0  # since that line
        metrics.store_works.set(1)

    def failed(self, error: BaseException) -> None:
        now = self._clock()
        metrics.store_failures.inc()
        self._failures += 1
        if self._since is None:
            self._since = now
            metrics.store_works.set(0)
        if self._said is not None and now - self._said < EVERY:
            return
        trace = error if isinstance(error, OUR_MISTAKES) else None
        log.error(
            "the database failed (%d times): %s", self._failures, brief(error), exc_info=trace
        )
        self._said, self._told, self._failures = now, True, 0

    def over(self) -> None:
        """Something was stored."""
        if self._since is None:
            return
        if self._told:
            log.warning("the database stores again, after %.0f s", self._clock() - self._since)
        self._since, self._told = None, False
        metrics.store_works.set(1)


def brief(error: BaseException) -> str:
    """One line, without what was to be written."""
    reason = getattr(error, "orig", None) or error
    first = str(reason).strip().partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__
