"""What a bot goes by: named numbers in a data file, and the same as a vector for tuning."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from scriptorium.core.errors import BadData

Tables = dict[str, dict[str, float]]


class Weights:
    """Tables of named numbers; a game's own class gives them types and places."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables

    def vector(self) -> list[float]:
        return [value for table in self.tables.values() for value in table.values()]


W = TypeVar("W", bound=Weights)


def with_vector(weights: W, vector: list[float]) -> W:
    """The same names with other values."""
    values = iter(vector)
    return type(weights)(
        {name: {key: next(values) for key in table} for name, table in weights.tables.items()}
    )


def changed(weights: W, tables: Tables) -> W:
    """The same with some others in their place, or beside them."""
    whole = dict(weights.tables)
    for name, table in tables.items():
        whole[name] = {**whole.get(name, {}), **table}
    return type(weights)(whole)


def read(kind: type[W], path: Path) -> W:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return kind({n: {k: float(v) for k, v in t.items()} for n, t in tables.items()})
    except OSError as error:
        raise BadData("data-unreadable", file=path.name, detail=error.strerror or "") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData("data-syntax", file=path.name, detail=str(error)) from error
    except (KeyError, AttributeError, TypeError, ValueError) as error:
        raise BadData("data-missing", file=path.name, where=str(error)) from error


def write(weights: Weights, text: str) -> str:
    """A data file with these values in it; names, order and comments stay."""
    table = ""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("["):
            table = line.strip("[] ")
        elif "=" in line and not line.startswith("#"):
            name, _, rest = line.partition("=")
            _, mark, comment = rest.partition("#")
            line = f"{name.strip()} = {weights.tables[table][name.strip()]:.3f}"
            line = f"{line:<26}{mark}{comment}" if mark else line
        lines.append(line)
    return "\n".join(lines) + "\n"
