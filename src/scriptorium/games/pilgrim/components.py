"""The component data, read once. `tables` checks it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from scriptorium.core import datafile

FILE = Path(__file__).parent / "data" / "pilgrim.toml"
CHECK = datafile.Checker(FILE.name)


@functools.cache
def components() -> dict[str, Any]:
    return datafile.read(FILE)


def building_ids() -> list[str]:
    rows = CHECK.get(components(), "buildings", "list")
    return [CHECK.get(row, "id") for row in rows]
