"""What a load test has found."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scriptorium.server.load.drive import EARLY, LATE, Figures
from scriptorium.server.load.process import Usage

SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}


@dataclass(frozen=True)
class Spread:
    """How long something took, in milliseconds."""

    count: int
    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Spread | None:
        if not seconds:
            return None
        ordered = sorted(seconds)
        last = len(ordered) - 1
        found = {name: 1e3 * ordered[round(share * last)] for name, share in SHARES.items()}
        return cls(len(ordered), **found)

    def json(self) -> dict[str, float]:
        return {"count": self.count, **{name: getattr(self, name) for name in SHARES}}


@dataclass(frozen=True)
class Span:
    """One measure over the whole test, and in the first and the last third of games."""

    whole: Spread | None
    early: Spread | None
    late: Spread | None

    @classmethod
    def of(cls, found: list[tuple[int, float]]) -> Span:
        parts = [[s for third, s in found if third == part] for part in (EARLY, LATE)]
        return cls(Spread.of([s for _, s in found]), *(Spread.of(part) for part in parts))

    def ratio(self, name: str) -> float | None:
        """Late against early; 1 is the same."""
        if self.early is None or self.late is None:
            return None
        ratio: float = getattr(self.late, name) / getattr(self.early, name)
        return ratio

    def json(self) -> dict[str, Any]:
        parts = {"whole": self.whole, "early": self.early, "late": self.late}
        return {
            **{name: part.json() if part is not None else None for name, part in parts.items()},
            "late_to_early": {name: self.ratio(name) for name in ("p50", "p95")},
        }


@dataclass(frozen=True)
class Screen:
    """The requests of the first screen; `client`: its pages are built and were among them."""

    seconds: float
    requests: int
    client: bool

    def json(self) -> dict[str, Any]:
        return {"ms": 1e3 * self.seconds, "requests": self.requests, "client": self.client}


@dataclass(frozen=True)
class Report:
    """`shown`: from the post of an action to its arrival at the sockets of the others at the
    table. `answer`: to the post's own answer. `lost`: accepted, but never shown to somebody."""

    tables: int
    sockets: int
    workers: int
    database: str
    offered: float
    seconds: float
    actions: int
    refused: int
    idle: int
    lost: int
    shown: Span
    answer: Span
    startup: float
    opened: float
    screen: Screen
    screen_loaded: Screen
    before: Usage | None
    after: Usage | None
    generator: float

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    @property
    def server_cores(self) -> float | None:
        if self.before is None or self.after is None:
            return None
        return (self.after.seconds - self.before.seconds) / self.seconds

    @property
    def server_ms(self) -> float | None:
        """Processor time of the server for one action: what a busy machine does not spoil."""
        cores = self.server_cores
        return None if cores is None or not self.actions else 1e3 * cores / self.rate

    @property
    def memory(self) -> float | None:
        return self.after.megabytes if self.after is not None else None

    def json(self) -> dict[str, Any]:
        return {
            "tables": self.tables,
            "sockets": self.sockets,
            "workers": self.workers,
            "database": self.database,
            "offered_per_s": self.offered or None,
            "seconds": self.seconds,
            "actions": self.actions,
            "actions_per_s": self.rate,
            "refused": self.refused,
            "idle": self.idle,
            "lost": self.lost,
            "shown_ms": self.shown.json(),
            "answer_ms": self.answer.json(),
            "server_start_s": self.startup,
            "sockets_open_s": self.opened,
            "first_screen": self.screen.json(),
            "first_screen_loaded": self.screen_loaded.json(),
            "server_cores": self.server_cores,
            "server_mb": self.memory,
            "server_ms_per_action": self.server_ms,
            "generator_cores": self.generator / self.seconds,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        }


def spans(figures: Figures) -> tuple[Span, Span]:
    return Span.of(figures.arrivals), Span.of(figures.answers)
