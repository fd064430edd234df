"""The way to the database: SQLite (one process, in WAL mode) or PostgreSQL (as many as needed).

The same code serves both; what differs between them is here.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    InvalidRequestError,
    NoSuchModuleError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from scriptorium.core.errors import Problem
from scriptorium.server.outage import Outage

MIGRATIONS = Path(__file__).parent / "migrations"
# PostgreSQL: the lock under which one process migrates while the others wait.
MIGRATION_LOCK = 0x5C217
SQLITE = ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on")
# PostgreSQL: seconds for one transaction, for a connection, and for its turn to have one.
PATIENCE = 8.0
LIMITS: dict[str, Any] = {
    "timeout": 5.0,
    "command_timeout": PATIENCE,
    # Should we be gone without a word, nobody waits for what we have locked.
    "server_settings": {"idle_in_transaction_session_timeout": "30000"},
}
DRIVERS = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}  # where an address names none
OWNER_ONLY = 0o600  # the file holds the seeds of running games

# How an address shows that it is none that can be used.
BAD_ADDRESS = (
    ArgumentError,
    InvalidRequestError,  # of a driver that waits
    NoSuchModuleError,
    ModuleNotFoundError,
    ValueError,
)
# How a database shows that it cannot be reached; asyncpg's own errors come while it starts.
FAILURES: tuple[type[Exception], ...] = SQLAlchemyError, OSError
try:
    import asyncpg
except ModuleNotFoundError:  # an extra
    pass
else:
    FAILURES += asyncpg.PostgresError, asyncpg.InterfaceError


class Database:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.notifies = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time; waiting here is fair, waiting there is not.
        self._writing = asyncio.Lock() if not self.notifies else None
        self._direct = _direct_engine(self.engine)
        self._thread = ThreadPoolExecutor(1, "store")
        self._file: tuple[int, int] | None = None  # which one was opened
        self.outage = Outage()

    async def open(self) -> None:
        """Bring the database to the newest schema."""
        # Changing a schema, or waiting for who does, takes as long as it takes.
        engine = engine_for(self.engine.url, command_timeout=None)
        try:
            if self._direct is not None:
                keep_private(self.engine.url.database)
                # A file that cannot be opened would fail in the asynchronous driver's own thread.
                self._direct.connect().close()
            async with engine.begin() as connection:
                if self.notifies:
                    lock = text("select pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": MIGRATION_LOCK})
                await self.check_known(connection)
                await connection.run_sync(_migrate)
            self._file = which_file(self.engine.url.database) if not self.notifies else None
        except FAILURES as error:
            raise Problem("database-unreachable", **self._why(error)) from error
        finally:
            await engine.dispose()

    async def check_known(self, connection: AsyncConnection) -> None:
        """That no later version has written this database."""
        if await connection.run_sync(_newer):
            raise Problem("database-newer", url=self.shown())

    def shown(self) -> str:
        return self.engine.url.render_as_string(hide_password=True)

    def _why(self, error: Exception) -> dict[str, str]:
        reason = getattr(error, "orig", None) or error
        return {"url": self.shown(), "problem": str(reason) or type(reason).__name__}

    async def close(self) -> None:
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.dispose()
        await self.engine.dispose()

    def _check_file(self) -> None:
        """SQLite goes on writing to a file that was deleted or replaced, and all of it is lost."""
        file = self.engine.url.database
        if self._file is not None and which_file(file) != self._file:
            raise FileNotFoundError(f"{file} is not the file that was opened")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with contextlib.AsyncExitStack() as stack:
            if self._writing is not None:
                await stack.enter_async_context(self._writing)
            self._check_file()
            connection = await stack.enter_async_context(self.engine.connect())
            with self._watched(connection):
                async with connection.begin():
                    yield connection
        self.outage.over()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            if not self.notifies:
                await connection.execution_options(reading=True)
            with self._watched(connection):
                yield connection

    @contextmanager
    def _watched(self, connection: AsyncConnection) -> Iterator[None]:
        """A transaction that takes too long loses its connection. Giving it up in another way would
        wait for PostgreSQL's consent, which does not come from one that hangs."""
        if not self.notifies:
            yield
            return
        assert connection.sync_connection is not None
        driver: Any = connection.sync_connection.connection.driver_connection
        ending = asyncio.get_running_loop().call_later(PATIENCE, driver.terminate)
        try:
            yield
        finally:
            ending.cancel()

    async def commit(self, work: Callable[[Connection], None]) -> None:
        """Do something in one transaction, the shortest way there is."""
        if self._direct is None or self._writing is None:
            async with self.write() as connection:
                await connection.run_sync(work)
        else:
            # The asynchronous driver goes to its thread and back for every step; this goes once.
            loop = asyncio.get_running_loop()
            async with self._writing:
                self._check_file()
                await loop.run_in_executor(self._thread, _commit, self._direct, work)
            self.outage.over()


def _commit(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.begin() as connection:
        work(connection)


def without_password(url: str) -> str:
    """An address that may be shown, however it was meant."""
    return re.sub(r"(//[^:/@]*):[^@]*@", r"\1:***@", url)


def keep_private(file: str | None) -> None:
    """Make a file of SQLite for its owner only, or see to it; those beside it take after it."""
    if not file or file.startswith("file:"):
        return
    with contextlib.suppress(OSError):  # whoever opens it says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
        for one in (file, f"{file}-wal", f"{file}-shm"):
            if os.path.exists(one):
                os.chmod(one, OWNER_ONLY)


def which_file(file: str | None) -> tuple[int, int] | None:
    """Another one by the same name is not the same; None: none."""
    try:
        found = os.stat(file or "")
    except OSError:
        return None
    return found.st_dev, found.st_ino


def engine_for(url: str | URL, **limits: Any) -> AsyncEngine:
    """`limits`: those of `LIMITS` that are different for this one."""
    try:
        url = make_url(url)
        if url.drivername in DRIVERS:
            url = url.set(drivername=f"{url.drivername}+{DRIVERS[url.drivername]}")
        more: dict[str, Any] = {}
        if url.get_backend_name() == "postgresql":
            more = {"pool_pre_ping": True, "pool_timeout": LIMITS["timeout"]}
            more["connect_args"] = LIMITS | limits
        # An error may reach the log, and what was written may be a secret.
        engine = create_async_engine(url, hide_parameters=True, **more)
    except BAD_ADDRESS as error:
        if getattr(error, "name", "") == "asyncpg":
            raise  # whoever asked for PostgreSQL is told what to install
        shown = without_password(url if isinstance(url, str) else url.render_as_string())
        raise Problem("bad-database", url=shown, problem=str(error)) from None
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


def _newer(connection: Connection) -> bool:
    known = {one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    return not known.issuperset(MigrationContext.configure(connection).get_current_heads())


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
