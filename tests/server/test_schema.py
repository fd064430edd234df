"""The database's schema, and what the server may know."""

from __future__ import annotations

from pathlib import Path

import aiosqlite
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, make_url, text

from scriptorium.core.errors import Problem
from scriptorium.server.database import engine_for
from scriptorium.server.inspection import inspect_tables
from scriptorium.server.schema import metadata
from scriptorium.server.store import Store
from tests.server.browser import ME, OPEN, Browser
from tests.server.conftest import Fresh
from tests.server.postgres import Postgres
from tests.server.serving import house

SERVER = Path(__file__).parents[2] / "src" / "scriptorium" / "server"


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "target_metadata": metadata}
    )
    return list(compare_metadata(context, metadata))


async def opened(database: str) -> Store:
    store = Store(database)
    await store.open()
    return store


@pytest.mark.both_databases
async def test_the_migrations_make_what_the_code_expects(kind: str, fresh: Fresh) -> None:
    store = await opened(await fresh(kind))
    async with store.write() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda one: set(inspect(one).get_table_names()))
    await store.close()
    assert names == {*metadata.tables, "alembic_version"}


async def test_an_empty_database_is_made_ready(postgres: Postgres, tmp_path: Path) -> None:
    await postgres.sql("create database bare")
    for database in (postgres.url("bare"), f"sqlite+aiosqlite:///{tmp_path / 'bare.db'}"):
        async with house(database) as one, Browser(one.address) as ada:
            assert (await ada.http.get("/healthz")).json()["status"] == "ok"
            await ada.open(ME, OPEN)


@pytest.mark.both_databases
async def test_a_database_newer_than_the_program_is_left_alone(kind: str, fresh: Fresh) -> None:
    database = await fresh(kind)
    store = await opened(database)
    async with store.write() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    await store.close()
    with pytest.raises(Problem) as caught:
        await inspect_tables(database, lambda at, of: None)
    assert caught.value.key == "database-newer"
    again = Store(database)
    with pytest.raises(Problem) as caught:
        await again.open()
    async with again.read() as connection:
        found = (await connection.execute(text("select version_num from alembic_version"))).scalar()
    await again.close()
    assert (caught.value.key, found) == ("database-newer", "9999")
    assert "Traceback" not in str(caught.value)


def test_an_address_need_not_name_the_driver() -> None:
    for address, driver in (
        ("sqlite:////srv/tables.db", "sqlite+aiosqlite"),
        ("postgresql://me@localhost/tables", "postgresql+asyncpg"),
    ):
        assert engine_for(address).url == make_url(address).set(drivername=driver)


async def test_a_file_in_no_folder_is_found_out_before_the_driver_starts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its thread would fail on its own, and say so on the terminal now and then."""

    def driver(*_: object, **__: object) -> None:
        raise AssertionError("the asynchronous driver was started")

    monkeypatch.setattr(aiosqlite, "connect", driver)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'missing' / 'tables.db'}")
    with pytest.raises(Problem) as caught:
        await store.open()
    await store.close()
    assert caught.value.key == "database-unreachable"


@pytest.mark.both_databases
async def test_an_existing_database_keeps_what_it_has(kind: str, fresh: Fresh) -> None:
    database = await fresh(kind)
    async with house(database) as one, Browser(one.address) as ada:
        table = (await ada.open(ME, OPEN))["table"]
    for _ in range(2):
        store = await opened(database)
        async with store.read() as connection:
            found = (await connection.execute(text("select id from tables"))).scalars().all()
        await store.close()
        assert found == [table]


async def test_sqlite_writes_ahead_and_checks_references(fresh: Fresh) -> None:
    store = await opened(await fresh("sqlite"))
    async with store.read() as connection:
        # 2 is "full": what is acknowledged outlives a power cut.
        for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2)):
            assert (await connection.exec_driver_sql(f"pragma {pragma}")).scalar() == value
    await store.close()


def test_the_server_names_no_game() -> None:
    for path in SERVER.rglob("*.py"):
        assert "orleans" not in path.read_text(encoding="utf-8").lower(), path
