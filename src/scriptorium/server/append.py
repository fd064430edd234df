"""Storing choices. What comes together while one transaction runs goes into the next one, so that
many tables share the wait for the disk."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError

from scriptorium.server.clocks import Clock
from scriptorium.server.database import Database
from scriptorium.server.notify import GAME, NOTIFY
from scriptorium.server.schema import Json, chronicle, entries, seats, tables

MOST_TOGETHER = 100  # tables whose entries are stored in one transaction
STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        summary=bindparam("how", type_=Json),
        moved=func.coalesce(bindparam("when"), tables.c.moved),
        status=bindparam("now"),
    )
)


CLOCK = (
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("whose"))
    .values({name: bindparam(name) for name in Clock(0, 0).row()})
)


class Conflict(Exception):
    """Another process has written this before."""


@dataclass(frozen=True)
class Append:
    """Entries of one table that wait to be stored, with what they came to (`kept`, up to the last
    of them). `moved`: when they were made; None if nobody may learn that anything was. `times`: the
    clocks they have turned."""

    table: str
    after: int
    lines: Sequence[str]
    kept: Sequence[str]
    summary: dict[str, Any]
    moved: float | None
    times: dict[int, Clock]
    done: asyncio.Future[None]

    def rows(self) -> list[dict[str, Any]]:
        return numbered(self.table, self.after + 1, self.lines)

    def moments(self) -> list[dict[str, Any]]:
        last = self.after + len(self.lines)
        return numbered(self.table, last + 1 - len(self.kept), self.kept)

    def standing(self) -> dict[str, Any]:
        now = "over" if self.summary.get("over") else "running"
        return {"which": self.table, "how": self.summary, "when": self.moved, "now": now}

    def clocks(self) -> list[dict[str, Any]]:
        return clock_rows(self.table, self.times)

    def finish(self, error: Exception | None) -> None:
        if self.done.done():  # nobody waits for it any more
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def numbered(table: str, first: int, lines: Sequence[str]) -> list[dict[str, Any]]:
    return [{"table_id": table, "n": n, "line": line} for n, line in enumerate(lines, first)]


def clock_rows(table: str, times: dict[int, Clock]) -> list[dict[str, Any]]:
    return [{"which": table, "whose": seat, **clock.row()} for seat, clock in times.items()]


class Appender:
    """`news` makes what other processes are told of a table."""

    def __init__(self, database: Database, news: Callable[[str, str], dict[str, str]]) -> None:
        self.database = database
        self.news = news
        self._waiting: list[Append] = []
        self._working: asyncio.Task[None] | None = None

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        kept: Sequence[str],
        summary: dict[str, Any],
        moved: float | None,
        times: dict[int, Clock],
    ) -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, after, lines, kept, summary, moved, times, done))
        if self._working is None:
            self._working = asyncio.ensure_future(self._work())
        await done

    async def close(self) -> None:
        """What was handed in is stored, whoever still waits for it."""
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        try:
            while self._waiting:
                # In one order everywhere, so that no two processes wait for each other.
                batch = sorted(self._waiting[:MOST_TOGETHER], key=lambda one: one.table)
                del self._waiting[:MOST_TOGETHER]
                await self._store(batch)
        finally:
            self._working = None

    async def _store(self, batch: list[Append]) -> None:
        error: Exception | None = None
        try:
            await self.database.commit(functools.partial(self._insert, batch))
        except IntegrityError:
            if len(batch) > 1:  # one of them has come too late; the others are stored without it
                for one in batch:
                    await self._store([one])
                return
            error = Conflict()
        except Exception as problem:
            error = problem
        for one in batch:
            one.finish(error)

    def _insert(self, batch: list[Append], connection: Connection) -> None:
        connection.execute(insert(entries), [row for one in batch for row in one.rows()])
        moments = [row for one in batch for row in one.moments()]
        if moments:
            connection.execute(insert(chronicle), moments)
        connection.execute(STANDING, [one.standing() for one in batch])
        clocks = [row for one in batch for row in one.clocks()]
        if clocks:
            connection.execute(CLOCK, clocks)
        if self.database.notifies:
            connection.execute(NOTIFY, [self.news(one.table, GAME) for one in batch])
