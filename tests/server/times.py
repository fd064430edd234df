"""A clock that goes as the tests say."""

from __future__ import annotations

from scriptorium.server.timekeeper import Time


class HandTime(Time):
    """Stands still between two calls of `pass_`."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at

    def pass_(self, seconds: float) -> None:
        self.at += seconds
