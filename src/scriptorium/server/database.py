"""The way to the database: SQLite (one process, in WAL mode) or PostgreSQL (as many as needed).

The same code serves both; what differs between them is here.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from scriptorium.core.errors import Problem

MIGRATIONS = Path(__file__).parent / "migrations"
# PostgreSQL: the lock under which one process migrates while the others wait.
MIGRATION_LOCK = 0x5C217
SQLITE = ("journal_mode=wal", "synchronous=normal", "busy_timeout=5000", "foreign_keys=on")

# How a database shows that it cannot be reached; asyncpg's own errors come while it starts.
FAILURES = SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError


class Database:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.notifies = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time; waiting here is fair, waiting there is not.
        self._writing = asyncio.Lock() if not self.notifies else None
        self._direct = _direct_engine(self.engine)
        self._thread = ThreadPoolExecutor(1, "store")

    async def open(self) -> None:
        """Bring the database to the newest schema."""
        try:
            if self._direct is not None:
                # A file that cannot be opened would fail in the asynchronous driver's own thread.
                self._direct.connect().close()
            async with self.write() as connection:
                if self.notifies:
                    lock = text("select pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": MIGRATION_LOCK})
                await connection.run_sync(_migrate)
        except CommandError as error:
            raise Problem("database-newer", url=self._shown()) from error
        except FAILURES as error:
            reason = str(getattr(error, "orig", None) or error)
            raise Problem("database-unreachable", url=self._shown(), problem=reason) from error

    def _shown(self) -> str:
        return self.engine.url.render_as_string(hide_password=True)

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.dispose()
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

    async def commit(self, work: Callable[[Connection], None]) -> None:
        """Do something in one transaction, the shortest way there is."""
        if self._direct is None or self._writing is None:
            async with self.write() as connection:
                await connection.run_sync(work)
        else:
            # The asynchronous driver goes to its thread and back for every step; this goes once.
            loop = asyncio.get_running_loop()
            async with self._writing:
                await loop.run_in_executor(self._thread, _commit, self._direct, work)


def _commit(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.begin() as connection:
        work(connection)


def without_password(url: str) -> str:
    """An address that may be shown, however it was meant."""
    return re.sub(r"(//[^:/@]*):[^@]*@", r"\1:***@", url)


def engine_for(url: str) -> AsyncEngine:
    try:
        # An error may reach the log, and what was written may be a secret.
        engine = create_async_engine(
            url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True
        )
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
        raise Problem("bad-database", url=without_password(url), problem=str(error)) from None
    if engine.dialect.name == "sqlite":
        _tame_sqlite(engine.sync_engine)
    return engine


def _direct_engine(engine: AsyncEngine) -> Engine | None:
    """For the same SQLite file, without the asynchronous driver."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    _tame_sqlite(direct)
    return direct


def _tame_sqlite(engine: Engine) -> None:
    """The driver's own transactions start too late and lose updates: ours start at once."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in SQLITE:
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
