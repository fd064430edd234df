"""Reading a position: tables of keys and values that somebody wrote by hand.

Each reader gives the value, or raises BadPosition; its `where` is the key's path, "seats[2].coins".
The argument `where` is the path of the table, dot included: "seats[2].", or "" at the top.
"""

from __future__ import annotations

from typing import Any

from scriptorium.core.errors import BadPosition


def unusable(where: str, value: Any) -> BadPosition:
    """To be raised where a value is of the wrong kind."""
    return BadPosition("position-value", where=where, value=str(value)[:40])


def keys(row: dict[str, Any], known: list[str], where: str) -> None:
    """Nothing but known keys."""
    for key in row:
        if key not in known:
            raise BadPosition("position-key", where=where + key, known=", ".join(known))


def only_with(row: dict[str, Any], names: list[str], allowed: bool, needs: str) -> None:
    """Keys that mean something only with another value: `needs` says which, as one writes it."""
    for key in names:
        if key in row and not allowed:
            raise BadPosition("position-only-with", where=key, needs=needs)


def text(row: dict[str, Any], key: str) -> str | None:
    """Any value as text; None if the key is missing."""
    return None if key not in row else str(row[key])


def table(row: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    """A table; empty if the key is missing."""
    value = row.get(key, {})
    if not isinstance(value, dict):
        raise unusable(where + key, value)
    return value


def items(row: dict[str, Any], key: str, where: str) -> list[Any]:
    """A list; empty if the key is missing."""
    value = row.get(key, [])
    if not isinstance(value, list):
        raise unusable(where + key, value)
    return value


def tables(row: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
    """A list of tables."""
    value = items(row, key, where)
    if not all(isinstance(one, dict) for one in value):
        raise unusable(where + key, value)
    return value


def number(row: dict[str, Any], key: str, where: str, default: int, low: int, high: int) -> int:
    """A whole number within bounds."""
    value = row.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(
            "position-number", where=where + key, value=str(value), low=low, high=high
        )
    return value


def index(name: Any, names: list[str], where: str) -> int:
    """The number of a name; `where` is the whole path."""
    if name not in names:
        raise BadPosition("position-name", where=where, value=str(name), known=", ".join(names))
    return names.index(name)


def counts(value: Any, names: list[str], where: str) -> list[int]:
    """From ["wine", "wine"] or { wine = 2 }; `where` is the whole path."""
    out = [0] * len(names)
    if isinstance(value, dict):
        for name in value:
            out[index(name, names, where)] = number(value, name, where + ".", 0, 0, 99)
    elif isinstance(value, list):
        for name in value:
            out[index(name, names, where)] += 1
    else:
        raise unusable(where, value)
    return out
