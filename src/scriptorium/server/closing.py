"""Tables that can only be looked at: their game was made by rules ours cannot go on from, or what
is stored of it is damaged. Whatever is certain of them is shown."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import BadRecord, Problem
from scriptorium.core.feed import Entry, Feed
from scriptorium.server import metrics

log = logging.getLogger(__name__)
OUTDATED, DAMAGED = "outdated", "damaged"
# What a summary says of a game that has not begun.
BEFORE: dict[str, Any] = {
    "round": 0,
    "to_act": [],
    "points": [],
    "ranks": [],
    "outcome": None,
    "lead": None,
    "over": False,
}
# What may be wrong with what is stored, however it came about.
BROKEN = Problem, LookupError, TypeError, ValueError, AttributeError
_shut: dict[str, dict[str, Any]] = {}  # tables of which the log has it already: kind and why


@dataclass
class Closed:
    """`why`, and what is left: how it stood, the lines of the record and of the chronicle."""

    why: Problem
    kind: str
    status: str
    standing: dict[str, Any]
    lines: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        row: dict[str, Any],
        why: Problem,
        lines: list[str] | None = None,
        kept: list[str] | None = None,
    ) -> Closed:
        kind = OUTDATED if outdated(row) else DAMAGED
        return cls(why, kind, row["status"], summary_of(row), lines or [], kept or [])

    def feed(self, viewer: int | None) -> Feed:
        found = Feed(viewer)
        for entry in told(self.kept):
            found.add(entry)
        if self.status == "over":
            found.reveal()
        return found

    @property
    def sound(self) -> list[str]:
        """What can be relied on of the chronicle."""
        return self.kept if self.kind == OUTDATED else []

    @property
    def record_is_open(self) -> bool:
        """Nobody will play on where the rules are gone; what is damaged may be mended."""
        return bool(self.lines) and (self.status == "over" or self.kind == OUTDATED)

    def json(self) -> dict[str, Any]:
        return {
            **reason(self.kind, self.why),
            "points": self.standing["points"],
            "ranks": self.standing["ranks"],
            "record": self.record_is_open,
        }


def report(table: str, kind: str, error: Exception) -> None:
    """Whoever runs the server is told once of each table."""
    if table not in _shut:
        _shut[table] = reason(kind, unreadable(error))
        trace = None if isinstance(error, Problem) else error
        log.error("table %s can only be looked at (%s): %s", table, kind, error, exc_info=trace)
        metrics.unreadable_tables.labels(kind).inc()


def reason(kind: str, why: Problem) -> dict[str, Any]:
    return {"kind": kind, "key": why.key, "values": why.values}


def known(row: dict[str, Any]) -> dict[str, Any] | None:
    """Why a table can only be looked at, as far as that is known without opening it."""
    _, unknown = configured(row)
    return _shut.get(row["id"]) or (reason(OUTDATED, unknown) if unknown else None)


def opened(table: str) -> None:
    """It is whole, whatever it has been."""
    _shut.pop(table, None)


def summary_of(row: dict[str, Any]) -> dict[str, Any]:
    """What is said of where a table stands. Earlier versions said less, and it may be damaged."""
    said = row["summary"]
    return {**BEFORE, **said} if isinstance(said, dict) else BEFORE


def outdated(row: dict[str, Any]) -> bool:
    """Whether other rules have made it."""
    config = row["config"]
    try:
        return bool(row["rules"] != registry.meta(config["game"]).version(config["scenario"]))
    except Problem:  # no such game any more
        return True


def told(kept: list[str]) -> list[Entry]:
    """As much of the log as can be read."""
    found: list[Entry] = []
    for line in kept:
        try:
            entry = json.loads(line)["log"]
            if entry is not None:
                found.append(Entry.load(entry))
        except (LookupError, TypeError, ValueError):
            break
    return found


def configured(row: dict[str, Any]) -> tuple[registry.Config, Problem | None]:
    """What is played at a table, and what our rules have against it."""
    try:
        return registry.config(**row["config"], seed=row["seed"]), None
    except Problem as problem:
        return registry.Config(**row["config"], seed=row["seed"]), problem


def unreadable(error: Exception) -> Problem:
    return error if isinstance(error, Problem) else BadRecord("record-broken", detail=repr(error))
