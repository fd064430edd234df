"""What happened, as data: log, animation, statistics and texts are made from it."""

from __future__ import annotations

from typing import Any


class Event:
    """One thing that happened.

    `kind` is a key of the catalogue (`event-KIND`), `values` its values. `only` is the one seat
    that may know it now; None: everybody.
    """

    __slots__ = ("kind", "only", "seat", "values")

    def __init__(self, kind: str, seat: int | None, values: dict[str, Any], only: int | None):
        self.kind = kind
        self.seat = seat
        self.values = values
        self.only = only

    def json(self) -> dict[str, Any]:
        return {"event": self.kind, "seat": self.seat, "values": self.values}

    def __repr__(self) -> str:
        return f"Event({self.json()})"
