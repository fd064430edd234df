"""Guided first games. They are prepared, not dealt by chance: each begins with a position that its
game has chosen (`guide.toml`), against bots of one level, and everybody at the table is told."""

from __future__ import annotations

import functools
from typing import Any

from scriptorium.core import datafile, registry
from scriptorium.core.errors import Problem
from scriptorium.core.registry import Config
from scriptorium.server.messages.setup import NewTable, SeatRequest

LEVEL = "novice"


@functools.cache
def position(game: str) -> dict[str, Any] | None:
    """What the guided game begins with; None where there is none."""
    path = registry.meta(game).folder / "guide.toml"
    return datafile.read(path) if path.exists() else None


def players(game: str) -> int:
    """How many play it; 0 where there is none."""
    found = position(game)
    return len(found["seats"]) if found else 0


def config(game: str) -> Config:
    found = position(game)
    if found is None:
        raise Problem("no-guide", game=game)
    return registry.config(
        game,
        len(found["seats"]),
        found["seed"],
        found.get("edition"),
        found.get("scenario"),
        {"start": "1", **found.get("options", {})},
    )


def seats(request: NewTable) -> list[SeatRequest]:
    """The asking player on the first seat, bots on the others, with the names that were given."""
    names = [one.name for one in request.seats] + [""] * 8
    return [
        SeatRequest(kind="bot" if i else "me", name=names[i], level=LEVEL if i else "")
        for i in range(players(request.game))
    ]


def opening(config: Config) -> dict[str, Any] | None:
    """The position a table begins with if it is guided: its seed, which no other has, says so."""
    found = position(config.game)
    return found if found is not None and found["seed"] == config.seed else None
