"""What the recaps of all games are made of (`State.recap`)."""

from __future__ import annotations

from typing import Any

from scriptorium.core.events import Event

Gains = dict[int, dict[str, int]]  # by seat: what, how much of it


def row(
    name: str,
    gains: Gains | None = None,
    pieces: list[str] | None = None,
    plain: bool = False,
    **values: Any,
) -> dict[str, Any]:
    """One line of a recap; `plain` gains are a standing, not a change."""
    return {
        "row": name,
        "values": values,
        "gains": [
            {"seat": seat, "what": what, "count": count}
            for seat, changes in sorted((gains or {}).items())
            for what, count in changes.items()
            if count or plain
        ],
        "pieces": pieces or [],
        "plain": plain,
    }


def add(gains: Gains, seat: int, what: str, count: int) -> None:
    changes = gains.setdefault(seat, {})
    changes[what] = changes.get(what, 0) + count


def cut(events: list[Event], kind: str) -> tuple[list[Event], list[Event]]:
    """The events before the last one of a kind, and those from it on; all before if none is."""
    at = max((i for i, event in enumerate(events) if event.kind == kind), default=len(events))
    return events[:at], events[at:]
