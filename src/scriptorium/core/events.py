"""What happened, as data: log, animation, statistics and texts are made from it."""

from __future__ import annotations

from typing import Any


class Event:
    """One thing that happened.

    `kind` is a key of the catalogue (`event-KIND`), `values` its values. `private_to` is the one
    seat that may know it; None: everybody.
    """

    __slots__ = ("kind", "private_to", "seat", "values")

    def __init__(self, kind: str, seat: int | None, values: dict[str, Any], private_to: int | None):
        self.kind = kind
        self.seat = seat
        self.values = values
        self.private_to = private_to

    def json(self) -> dict[str, Any]:
        return {"event": self.kind, "seat": self.seat, "values": self.values}

    def __repr__(self) -> str:
        return f"Event({self.json()})"
