"""Before an upgrade: what would become of the tables of a database under the rules of this version.

Nothing is written, and the database may be older than this version.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import func, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle
from scriptorium.core.errors import Problem
from scriptorium.core.rebuilding import rebuilt
from scriptorium.core.table import Table
from scriptorium.server.closing import BROKEN, configured, unreadable
from scriptorium.server.database import FAILURES, Database
from scriptorium.server.loading import as_json, stands
from scriptorium.server.schema import chronicle, entries, snapshots, tables

SAME, GOES_ON, KEPT, WAITING, LOOK = "same", "goes-on", "kept", "waiting", "look"
ASKED = ("id", "game", "rules", "config", "seed", "status", "head", "summary")
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Fate:
    """What would become of tables of a game: `kind`, and where they could only be looked at the
    key and the values of the reason."""

    game: str
    rules: str
    known: str
    kind: str
    status: str = ""
    why: tuple[str, tuple[tuple[str, str], ...]] | None = None


async def inspect_tables(url: str, progress: Progress) -> Counter[Fate]:
    """How many tables would have which fate."""
    database = Database(url)
    file = database.engine.url.database
    if not database.notifies and not (file and Path(file).is_file()):
        raise Problem("no-database", url=database.shown())
    try:
        async with database.read() as connection:
            await database.check_known(connection)
            return await _fates(connection, progress)
    except FAILURES as error:
        reason = str(getattr(error, "orig", None) or error)
        raise Problem("database-unreachable", url=database.shown(), problem=reason) from error
    finally:
        await database.close()


async def _fates(connection: AsyncConnection, progress: Progress) -> Counter[Fate]:
    chronicled = await connection.run_sync(lambda one: inspect(one).has_table(chronicle.name))
    total = (await connection.execute(select(func.count()).select_from(tables))).scalar_one()
    ids = (await connection.execute(select(tables.c.id))).scalars().all()
    found: Counter[Fate] = Counter()
    for done, id in enumerate(ids, 1):
        asked = select(*(tables.c[name] for name in ASKED)).where(tables.c.id == id)
        row = (await connection.execute(asked)).mappings().first()
        if row is not None:  # it may have been deleted meanwhile
            found[await _fate(connection, dict(row), chronicled)] += 1
        progress(done, total)
    return found


async def _fate(connection: AsyncConnection, row: dict[str, Any], chronicled: bool) -> Fate:
    game, rules, status = row["game"], row["rules"], row["status"]
    try:
        known = registry.meta(game).version(row["config"]["scenario"])
        why = configured(row)[1]
    except BROKEN as error:
        return Fate(game, rules, "-", LOOK, status, _reason(unreadable(error)))
    if why is None and row["head"] is not None:
        why = await _tried(connection, row, chronicled)
    if why is not None:
        return Fate(game, rules, known, LOOK, status, _reason(why))
    if rules == known:
        return Fate(game, rules, known, SAME)
    kinds = {"waiting": WAITING, "running": GOES_ON, "over": KEPT}
    return Fate(game, rules, known, kinds[status])


async def _tried(
    connection: AsyncConnection, row: dict[str, Any], chronicled: bool
) -> Problem | None:
    """Why a game cannot be opened."""

    async def column(table: Any, name: str, order: str) -> list[str]:
        asked = select(table.c[name]).where(table.c.table_id == row["id"])
        return list((await connection.execute(asked.order_by(table.c[order]))).scalars())

    lines = [row["head"], *await column(entries, "line", "n")]
    kept = await column(chronicle, "line", "n") if chronicled else []
    try:
        Table.resume(lines, Chronicle(kept))
        return None
    except BROKEN:
        pass
    older = await column(snapshots, "data", "count")
    try:
        again = rebuilt(lines, as_json(older[0] if older else None), stands(row["summary"]))
        Table.resume(lines, Chronicle(again))
    except BROKEN as error:
        return unreadable(error)
    return None


def _reason(problem: Problem) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Alike for tables that are alike: without the number of the entry."""
    values = {name: str(value) for name, value in problem.values.items() if name != "entry"}
    return problem.key, tuple(sorted(values.items()))
