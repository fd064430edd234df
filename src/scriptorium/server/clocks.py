"""Clocks: how long a seat may think. Pure reckoning; the hub stores what it comes to.

A seat has a bank of seconds (`left`) and, in each turn, some that are free (`free`); what is free
is spent first. A turn lasts for as long as the table waits for the seat. Per game, the bank is all
one has; per move and per day there is no bank, and each turn has its seconds.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

AT_LEAST = 60.0  # seconds for somebody who comes back to a clock that had run out


@dataclass(frozen=True)
class Pace:
    """How time is measured at a table. `out`: what happens when it has run out."""

    mode: str  # game, move, days
    base: float
    bonus: float
    out: str  # bot, wait

    @property
    def bank(self) -> float:
        return self.base if self.mode == "game" else 0.0

    @property
    def free(self) -> float:
        return self.bonus if self.mode == "game" else self.base


@dataclass
class Clock:
    """The clock of a seat. `since`: it runs since then. `due`: when a bot takes over. `asked`: the
    question of its last turn, where several seats choose at the same time: whoever takes back
    an answer goes on with the same turn."""

    left: float
    free: float
    since: float | None = None
    due: float | None = None
    asked: int | None = None

    def start(self, pace: Pace, now: float, asked: int | None) -> None:
        if asked is None or asked != self.asked:
            self.free = pace.free
        self.asked = asked
        self.since = now
        self.due = now + self.left + self.free if pace.out == "bot" else None

    def stop(self, now: float) -> None:
        assert self.since is not None
        spent = max(0.0, now - self.since)
        free = min(spent, self.free)
        self.free -= free
        self.left = max(0.0, self.left - (spent - free))
        self.since = self.due = None

    def json(self) -> dict[str, Any]:
        return {"left": self.left, "free": self.free, "since": self.since}

    def row(self) -> dict[str, Any]:
        """The columns of the database."""
        return {f"clock_{name}": getattr(self, name) for name in FIELDS}

    @classmethod
    def of(cls, row: dict[str, Any]) -> Clock | None:
        """Takes its columns out of a row."""
        values = {name: row.pop(f"clock_{name}") for name in FIELDS}
        return cls(**values) if values["left"] is not None else None


FIELDS = ("left", "free", "since", "due", "asked")


def stored(pace: Pace | None) -> dict[str, Any] | None:
    return asdict(pace) if pace is not None else None


def fresh(pace: Pace | None) -> dict[str, Any]:
    """The columns of a seat that has not played yet."""
    return Clock(pace.bank, pace.free).row() if pace is not None else {}


def settle(
    pace: Pace, clocks: dict[int, Clock], awaited: Collection[int], asked: int | None, now: float
) -> list[int]:
    """Let those clocks run for whose seats the table waits, and no others; gives the seats whose
    clocks have changed."""
    changed = []
    for seat, clock in clocks.items():
        if (clock.since is not None) == (seat in awaited):
            continue
        if seat in awaited:
            clock.start(pace, now, asked)
        else:
            clock.stop(now)
        changed.append(seat)
    return changed
