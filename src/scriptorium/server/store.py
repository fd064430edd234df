"""What is kept: tables, records, seats, keys, chat. Only what is written here is acknowledged."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from scriptorium.core.errors import Problem
from scriptorium.server.append import Appender, Conflict, numbered
from scriptorium.server.clocks import Clock
from scriptorium.server.database import FAILURES
from scriptorium.server.grants import plain
from scriptorium.server.notify import GAME, GONE, HERE, PEOPLE, SHOWN
from scriptorium.server.people import People
from scriptorium.server.schema import (
    analyses,
    chronicle,
    entries,
    keys,
    metadata,
    pulse,
    seats,
    snapshots,
    tables,
)


class Store(People):
    """`now` is what the time is; tests bring their own."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        super().__init__(url, now)
        self._appender = Appender(self, self._news)

    async def open(self) -> None:
        await super().open()
        try:
            await self.prove()
        except FAILURES as error:
            raise Problem("database-not-writable", **self._why(error)) from error

    async def close(self) -> None:
        await self._appender.close()
        await super().close()

    # Tables

    async def add_table(
        self,
        row: dict[str, Any],
        its_seats: list[dict[str, Any]],
        its_keys: list[dict[str, Any]],
        after: str | None = None,
    ) -> None:
        """`after`: the finished table whose people play again at this one; raises Conflict if they
        do at another."""
        now = self.now()
        async with self.write() as connection:
            if after is not None:
                done = await connection.execute(
                    update(tables)
                    .where(tables.c.id == after, tables.c.rematch.is_(None))
                    .values(rematch=row["id"])
                )
                if not done.rowcount:
                    raise Conflict
                await self.tell(connection, after, PEOPLE)
            new = {**row, "created": now, "moved": now, "opened": now}
            await connection.execute(insert(tables).values(**new))
            its_keys = [{**one, "made": now} for one in its_keys]
            for target, rows in ((seats, its_seats), (keys, its_keys)):
                if rows:
                    await connection.execute(
                        insert(target), [{"table_id": row["id"], **one} for one in rows]
                    )

    async def table(self, table: str) -> dict[str, Any] | None:
        async with self.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).first()
        return plain(found) if found is not None else None

    async def start(self, table: str, head: str, summary: dict[str, Any]) -> None:
        """Write the first line of the record; the game is on."""
        async with self.write() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == "waiting")
                .values(status="running", head=head, summary=summary, moved=self.now())
            )
            if not done.rowcount:
                raise Conflict
            # Nobody can sit down any more.
            spent = keys.c.table_id == table, keys.c.purpose.in_(("invite", "asked"))
            await connection.execute(delete(keys).where(*spent))
            await self.tell(connection, table, GAME)
            await self.tell(connection, table, PEOPLE)

    async def delete_table(self, table: str) -> None:
        """Everything of it, for good."""
        async with self.write() as connection:
            await self._alone(connection, table)
            for one in reversed(metadata.sorted_tables):
                if "table_id" in one.c:
                    await connection.execute(delete(one).where(one.c.table_id == table))
            await connection.execute(
                update(tables).where(tables.c.rematch == table).values(rematch=None)
            )
            await connection.execute(delete(tables).where(tables.c.id == table))
            await self.tell(connection, table, GONE)

    async def touch(self, table: str) -> None:
        """Somebody has opened it."""
        async with self.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(opened=self.now())
            )

    async def unopened(self, before: float, most: int) -> list[str]:
        """Tables that nobody has opened since then."""
        asked = select(tables.c.id).where(tables.c.opened < before, tables.c.moved < before)
        async with self.read() as connection:
            return list((await connection.execute(asked.limit(most))).scalars())

    async def say_again(self, table: str) -> None:
        """What others know of the people of a table is old."""
        await self._pass_on(table, PEOPLE)

    async def fill(self, table: str, level: str) -> None:
        """Bots take the seats that nobody came for."""
        async with self.write() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.kind == "open")
                .values(kind="bot", level=level, stand_in="late")
            )
            await connection.execute(
                update(tables).where(tables.c.id == table).values(fill_at=None)
            )
            await self.tell(connection, table, PEOPLE)

    # The record

    async def lines(self, table: str, after: int = 0) -> list[str]:
        asked = select(entries.c.line).where(entries.c.table_id == table, entries.c.n > after)
        async with self.read() as connection:
            return list((await connection.execute(asked.order_by(entries.c.n))).scalars())

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        kept: Sequence[str],
        summary: dict[str, Any],
        moved: float | None,
        times: dict[int, Clock] | None = None,
    ) -> None:
        """Store the entries after number `after`, what they came to, and the clocks they have
        turned; raises Conflict if somebody else has."""
        await self._appender.append(table, after, lines, kept, summary, moved, times or {})

    async def chronicle(self, table: str, until: int | None = None) -> list[str]:
        """What the entries came to, line 0 first; up to an entry, or all of it."""
        asked = select(chronicle.c.line).where(chronicle.c.table_id == table)
        if until is not None:
            asked = asked.where(chronicle.c.n <= until)
        async with self.read() as connection:
            return list((await connection.execute(asked.order_by(chronicle.c.n))).scalars())

    async def keep_chronicle(self, table: str, first: int, lines: Sequence[str]) -> None:
        """The chronicle of a table from line `first` on, where it had none or a damaged one."""
        old = delete(chronicle).where(chronicle.c.table_id == table, chronicle.c.n >= first)
        with contextlib.suppress(IntegrityError):  # another process does the same
            async with self.write() as connection:
                await connection.execute(old)
                await connection.execute(insert(chronicle), numbered(table, first, lines))
                await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))

    async def snapshot(self, table: str) -> str | None:
        """What an older version kept of a game."""
        asked = select(snapshots.c.data).where(snapshots.c.table_id == table)
        async with self.read() as connection:
            return (await connection.execute(asked)).scalar()

    async def analysis(self, table: str, version: int) -> str | None:
        """What a bot has made of a finished game."""
        asked = select(analyses.c.data).where(
            analyses.c.table_id == table, analyses.c.version == version
        )
        async with self.read() as connection:
            return (await connection.execute(asked)).scalar()

    async def keep_analysis(self, table: str, version: int, data: str) -> None:
        row = {"table_id": table, "version": version, "data": data}
        with contextlib.suppress(IntegrityError):  # another process does the same, or it is gone
            async with self.write() as connection:
                await connection.execute(delete(analyses).where(analyses.c.table_id == table))
                await connection.execute(insert(analyses).values(**row))

    async def set_rules(self, table: str, rules: str) -> None:
        """The rules a table is played by from now on."""
        async with self.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(rules=rules))

    # What is told and not stored

    async def attend(self, table: str, here: set[int]) -> None:
        """Tell the other processes which seats have a socket at this one; nothing is stored."""
        await self._pass_on(table, HERE + ",".join(str(seat) for seat in sorted(here)))

    async def show(self, table: str, proposals: str) -> None:
        """Tell them what the players of a team have shown each other; nothing is stored."""
        await self._pass_on(table, SHOWN + proposals)

    async def _pass_on(self, table: str, what: str) -> None:
        async with self.write() as connection:
            await self.tell(connection, table, what)

    # Time

    async def beat(self) -> None:
        """A server is there."""
        async with self.write() as connection:
            await connection.execute(update(pulse).values(at=self.now()))

    async def prove(self) -> None:
        """That something can be stored; nothing is different afterwards."""
        async with self.write() as connection:
            await connection.execute(update(pulse).values(at=pulse.c.at))

    async def awake(self, after: float) -> None:
        """A server starts. Was none there for so long, everything that waits for a time waits for
        as much longer."""
        async with self.write() as connection:
            asked = select(pulse.c.at)
            last = (await connection.execute(asked.with_for_update())).scalar_one()
            gap = self.now() - last
            if gap > after:
                for column in (seats.c.clock_since, seats.c.clock_due, seats.c.left_at):
                    later = update(seats).where(column.is_not(None)).values({column: column + gap})
                    await connection.execute(later)
            await connection.execute(update(pulse).values(at=self.now()))

    async def due(self, most: int = 100) -> list[str]:
        """Tables at which a clock has run out, or bots take the seats that are still open."""
        async with self.read() as connection:
            ran_out = select(seats.c.table_id).where(seats.c.clock_due <= self.now())
            filled = select(tables.c.id).where(tables.c.fill_at <= self.now())
            rows = await connection.execute(ran_out.union(filled).limit(most))
            return list(rows.scalars())
