"""Reading component data: TOML with provenance, checked before it is used."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scriptorium.core.errors import BadData

SOURCES = ("rulebook", "public", "reconstructed")


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData("data-unreadable", file=path.name, detail=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData("data-syntax", file=path.name, detail=str(error)) from error


def provenance(data: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """(table, source, note) for each table that says where it comes from.

    An entry of a list with a source of its own overrides that of its parent.
    """
    yield from _walk(data, "")


def _walk(value: Any, where: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, dict):
        if "source" in value:
            if value["source"] not in SOURCES:
                raise BadData("data-source", where=where, source=str(value["source"]))
            yield where, value["source"], str(value.get("source_note", ""))
        for name, part in value.items():
            yield from _walk(part, f"{where}.{name}" if where else name)
    elif isinstance(value, list):
        for part in value:
            if isinstance(part, dict):
                yield from _walk(part, f"{where}.{part.get('id', part.get('event', '?'))}")


class Checker:
    """Checks a data file; each complaint is one line that says where."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, where: str, problem: str, **values: Any) -> None:
        raise BadData(f"data-{problem}", file=self.file, where=where, **values)

    def get(self, data: Any, *path: str) -> Any:
        """The value at a path of names; a missing one is a complaint."""
        for depth, name in enumerate(path):
            if not isinstance(data, dict) or name not in data:
                self.fail(".".join(path[: depth + 1]), "missing")
            data = data[name]
        return data

    def equal(self, where: str, found: Any, wanted: Any) -> None:
        if found != wanted:
            self.fail(where, "total", found=str(found), wanted=str(wanted))

    def known(self, where: str, value: str, allowed: list[str]) -> None:
        if value not in allowed:
            self.fail(where, "reference", value=str(value), allowed=", ".join(allowed))

    def unique(self, where: str, ids: list[str]) -> None:
        for one in ids:
            if ids.count(one) > 1:
                self.fail(where, "twice", value=one)
