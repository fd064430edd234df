"""The database: what is written here is what was acknowledged.

The same code serves SQLite (one process, in WAL mode) and PostgreSQL (as many as needed).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from scriptorium.core.errors import Problem
from scriptorium.server.schema import chat, entries, keys, seats, snapshots, tables

MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "scriptorium"
GAME, PEOPLE, HERE = "game", "people", "here:"  # what has changed at a table
# PostgreSQL: the lock under which one process migrates while the others wait.
MIGRATION_LOCK = 0x5C217
SQLITE = ("journal_mode=wal", "synchronous=normal", "busy_timeout=5000", "foreign_keys=on")


class Conflict(Exception):
    """Another process has written this entry before."""


def engine_for(url: str) -> AsyncEngine:
    try:
        engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
        raise Problem("bad-database", url=url, problem=str(error)) from None
    if engine.dialect.name == "sqlite":
        _tame_sqlite(engine)
    return engine


def _tame_sqlite(engine: AsyncEngine) -> None:
    """The driver's own transactions start too late and lose updates: ours start at once."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in SQLITE:
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.notifies = self.engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(4)  # who wrote it: one's own news are old
        # SQLite has one writer at a time; waiting here is fair, waiting there is not.
        self._writing = asyncio.Lock() if not self.notifies else None

    async def open(self) -> None:
        """Bring the database to the newest schema."""
        try:
            async with self.write() as connection:
                if self.notifies:
                    lock = text("select pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": MIGRATION_LOCK})
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError) as error:
            url = self.engine.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error)
            raise Problem("database-unreachable", url=url, problem=reason) from error

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        if self._writing is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._writing, self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            if not self.notifies:
                await connection.execution_options(reading=True)
            yield connection

    async def _tell(self, connection: AsyncConnection, table: str, what: str) -> None:
        """Other processes hear of a change when it is committed."""
        if self.notifies:
            send = text("select pg_notify(:channel, :news)")
            news = f"{self.process} {what} {table}"
            await connection.execute(send, {"channel": CHANNEL, "news": news})

    # Tables

    async def add_table(
        self, row: dict[str, Any], its_seats: list[dict[str, Any]], its_keys: list[dict[str, Any]]
    ) -> None:
        now = time.time()
        async with self.write() as connection:
            await connection.execute(insert(tables).values(**row, created=now, moved=now))
            for target, rows in ((seats, its_seats), (keys, its_keys)):
                if rows:
                    await connection.execute(
                        insert(target), [{"table_id": row["id"], **one} for one in rows]
                    )

    async def table(self, table: str) -> dict[str, Any] | None:
        async with self.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).first()
        return dict(found._mapping) if found is not None else None

    async def start(self, table: str, head: str) -> None:
        """Write the first line of the record; the game is on."""
        async with self.write() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == "waiting")
                .values(status="running", head=head, moved=time.time())
            )
            if not done.rowcount:
                raise Conflict
            await self._tell(connection, table, GAME)

    async def of_holder(self, hash: str, limit: int) -> list[dict[str, Any]]:
        """The tables a browser has a place at, the last moved first."""
        asked = (
            select(tables, keys.c.seat)
            .join(keys, keys.c.table_id == tables.c.id)
            .where(keys.c.hash == hash)
            .order_by(tables.c.moved.desc())
            .limit(limit)
        )
        async with self.read() as connection:
            return [dict(row._mapping) for row in await connection.execute(asked)]

    # The record

    async def lines(self, table: str, after: int = 0) -> list[str]:
        asked = select(entries.c.line).where(entries.c.table_id == table, entries.c.n > after)
        async with self.read() as connection:
            return list((await connection.execute(asked.order_by(entries.c.n))).scalars())

    async def append(
        self, table: str, after: int, lines: Sequence[str], summary: dict[str, Any]
    ) -> None:
        """Store the entries after number `after`; raises Conflict if somebody else has."""
        rows = [
            {"table_id": table, "n": after + i, "line": line} for i, line in enumerate(lines, 1)
        ]
        status = {"status": "over"} if summary.get("over") else {}
        try:
            async with self.write() as connection:
                await connection.execute(insert(entries), rows)
                await connection.execute(
                    update(tables)
                    .where(tables.c.id == table)
                    .values(summary=summary, moved=time.time(), **status)
                )
                await self._tell(connection, table, GAME)
        except IntegrityError:
            raise Conflict from None

    async def snapshot(self, table: str, rules: str) -> str | None:
        asked = select(snapshots.c.data).where(
            snapshots.c.table_id == table, snapshots.c.rules == rules
        )
        async with self.read() as connection:
            return (await connection.execute(asked)).scalar()

    async def keep_snapshot(self, table: str, rules: str, count: int, data: str) -> None:
        async with self.write() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            row = {"table_id": table, "rules": rules, "count": count, "data": data}
            await connection.execute(insert(snapshots).values(**row))

    # Seats, keys, chat

    async def seats(self, *of: str) -> dict[str, list[dict[str, Any]]]:
        asked = select(seats).where(seats.c.table_id.in_(of)).order_by(seats.c.seat)
        found: dict[str, list[dict[str, Any]]] = {table: [] for table in of}
        async with self.read() as connection:
            for row in await connection.execute(asked):
                data = dict(row._mapping)
                found[data.pop("table_id")].append(data)
        return found

    async def keys(self, table: str) -> list[dict[str, Any]]:
        asked = select(keys.c.hash, keys.c.seat, keys.c.purpose).where(keys.c.table_id == table)
        async with self.read() as connection:
            return [dict(row._mapping) for row in await connection.execute(asked)]

    async def put_key(self, table: str, key: dict[str, Any]) -> None:
        async with self.write() as connection:
            await self._put_key(connection, table, key)
            await self._tell(connection, table, PEOPLE)

    async def _put_key(self, connection: AsyncConnection, table: str, key: dict[str, Any]) -> None:
        same = keys.c.table_id == table, keys.c.hash == key["hash"]
        await connection.execute(delete(keys).where(*same))
        await connection.execute(insert(keys).values(table_id=table, **key))

    async def take_seat(self, table: str, seat: int, name: str, key: dict[str, Any]) -> None:
        """An open seat gets its person; raises Conflict if somebody was quicker."""
        async with self.write() as connection:
            done = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open")
                .values(kind="person", name=name, person=True)
            )
            if not done.rowcount:
                raise Conflict
            await self._put_key(connection, table, key)
            await self._tell(connection, table, PEOPLE)

    async def change_seat(self, table: str, seat: int, **values: Any) -> None:
        async with self.write() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(**values)
            )
            await self._tell(connection, table, PEOPLE)

    async def attend(self, table: str, here: set[int]) -> None:
        """Tell the other processes which seats have a socket at this one; nothing is stored."""
        what = HERE + ",".join(str(seat) for seat in sorted(here))
        async with self.engine.begin() as connection:
            await self._tell(connection, table, what)

    async def chat(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        asked = select(chat.c.n, chat.c.seat, chat.c.text, chat.c.at)
        asked = asked.where(chat.c.table_id == table, chat.c.n > after).order_by(chat.c.n)
        async with self.read() as connection:
            return [dict(row._mapping) for row in await connection.execute(asked)]

    async def say(self, table: str, seat: int | None, words: str) -> None:
        last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == table)
        async with self.write() as connection:
            if self.notifies:  # one speaker at a time
                await connection.execute(
                    select(tables.c.id).where(tables.c.id == table).with_for_update()
                )
            n = (await connection.execute(last)).scalar_one() + 1
            row = {"table_id": table, "n": n, "seat": seat, "text": words, "at": time.time()}
            await connection.execute(insert(chat).values(**row))
            await self._tell(connection, table, PEOPLE)


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
