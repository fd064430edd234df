"""Databases of older commits, with tables that people and bots had played there: as they were when
those versions were stopped, in SQL.

    orleans-1-pilgrim-2   made by 45dabf8
    pilgrim-3             made by the commit before 4fecf4d
    city-defense-1        made by the commit before 7a07604 (orleans-1+city-defense-1)

Ada (`KEY`) sits in seat 0 everywhere, a novice in seat 1; Ada has wished good luck.
"""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent
KEY = "Hk3" + "a" * 40

# In the middle of a turn, with choices that could be taken back.
PILGRIM_2, PILGRIM_2_SHORT, PILGRIM_2_OVER = "e4dbef204bc6", "7c5ad5ff6919", "b5d6f3fe65c2"
ORLEANS, ORLEANS_OVER = "2e8a5aa89019", "a6219e80caf5"
PILGRIM_3, PILGRIM_3_OVER = "de8cc966cb98", "d1602a46f28c"
CITY, CITY_OVER = "a6a2c8660c83", "5d858c2bab12"


def restored(name: str, file: Path) -> str:
    """The address of such a database, in a file of its own."""
    script = lzma.decompress((FOLDER / f"{name}.sql.xz").read_bytes()).decode()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma journal_mode=wal")  # as servers leave it
        connection.executescript(script)
    return f"sqlite+aiosqlite:///{file}"


def read(file: Path, table: str) -> tuple[list[str], str | None, dict[str, object]]:
    """The record of a table, the snapshot that was kept of it, and its row."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("select * from tables where id = ?", [table]).fetchone())
        asked = "select line from entries where table_id = ? order by n"
        lines = [row["head"], *(one["line"] for one in connection.execute(asked, [table]))]
        asked = "select data from snapshots where table_id = ?"
        kept = connection.execute(asked, [table]).fetchone()
    return lines, kept["data"] if kept is not None else None, row


def copied(name: str, wanted: list[str], into: Path, folder: Path) -> None:
    """Put tables of such a database beside those of another, which may be in use."""
    file = folder / f"{name}.db"
    restored(name, file)
    with closing(sqlite3.connect(into, timeout=30)) as connection, connection:
        connection.execute("attach ? as old", [str(file)])
        for table in ("tables", "seats", "keys", "entries", "chat", "snapshots"):
            columns = ", ".join(
                row[1] for row in connection.execute(f"pragma old.table_info({table})")
            )
            key = "id" if table == "tables" else "table_id"
            for one in wanted:
                connection.execute(
                    f"insert into main.{table} ({columns}) "
                    f"select {columns} from old.{table} where {key} = ?",
                    [one],
                )
