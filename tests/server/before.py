"""Databases as earlier versions have left them."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from scriptorium.server.database import MIGRATIONS, engine_for

TABLE = "0" * 12


async def make(database: str, revision: str) -> None:
    """One table and a person with two browsers, each with a seat there."""
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(_fill, revision)
    await engine.dispose()


def _fill(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    connection.execute(
        text(
            "insert into tables (id, game, rules, config, seed, status, summary, created, moved)"
            " values (:id, 'orleans', 'orleans-1', '{}', '0', 'waiting', '{}', 5, 7)"
        ),
        {"id": TABLE},
    )
    for hash, seat, purpose in (("a", 0, "holder"), ("b", 1, "host"), ("c", None, "holder")):
        connection.execute(
            text("insert into keys (table_id, hash, seat, purpose) values (:id, :hash, :seat, :p)"),
            {"id": TABLE, "hash": hash * 64, "seat": seat, "p": purpose},
        )
    for hash in "ab":
        connection.execute(
            text("insert into devices (holder, person) values (:holder, :person)"),
            {"holder": hash * 64, "person": "p" * 24},
        )
