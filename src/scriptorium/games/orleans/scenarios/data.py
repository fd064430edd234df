"""The component data of Invasion, read from `data/invasion.toml`."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from scriptorium.core import datafile
from scriptorium.games.orleans.tables import tables

FILE = Path(__file__).parents[1] / "data" / "invasion.toml"


@functools.cache
def invasion() -> dict[str, Any]:
    data = datafile.read(FILE)
    for _ in datafile.provenance(data):
        pass
    return data


def scenario(name: str) -> dict[str, Any]:
    row: dict[str, Any] = invasion()["scenario"][name]
    return row


def place_tiles(ids: list[str]) -> list[dict[str, Any]]:
    """The rows of these tiles, of the base game or of Invasion; raises BadData for any other."""
    rows = {row["id"]: row for row in every_place_tile()}
    check = datafile.Checker(FILE.name)
    for name in ids:
        check.known("place_tiles", name, list(rows))
    return [rows[name] for name in ids]


def reconstructed(tables: list[str]) -> list[str]:
    """Those of these tables, and of the tables in them, that are a best estimate (`source`)."""
    return [
        where
        for where, source, _ in datafile.provenance(invasion())
        if source == "reconstructed"
        and any(where == table or where.startswith(table + ".") for table in tables)
    ]


def every_place_tile() -> list[dict[str, Any]]:
    """Those of the base game and of Invasion."""
    rows: list[dict[str, Any]] = [*tables().tiles, *invasion()["place_tiles"]["tile"]]
    return rows
