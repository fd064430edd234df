"""What a new table is stored as, however it comes about: set up, played again, played on."""

from __future__ import annotations

from typing import Any

from scriptorium.core import registry
from scriptorium.core.registry import Config
from scriptorium.core.table import Table
from scriptorium.server import clocks, keys
from scriptorium.server.clocks import Pace
from scriptorium.server.room import standing


def table(config: Config, head: str | None = None, **more: Any) -> dict[str, Any]:
    """The row of a table that waits for its people, or, with the first line of its record, runs."""
    begun = None if head is None else Table.replay([head], partial=True)
    return {
        "id": keys.table_id(),
        "game": config.game,
        "rules": registry.meta(config.game).version(config.scenario),
        "config": config.json(),
        "seed": config.seed,
        "status": "waiting" if begun is None else "running",
        "head": head,
        "summary": standing(begun),
        **more,
    }


def seat(
    number: int, kind: str, name: str, *, level: str, colour: int, pace: Pace | None, auto: bool
) -> dict[str, Any]:
    """The row of a seat before anybody has played. `kind`: person, bot or open."""
    return {
        "seat": number,
        "kind": kind,
        "name": name,
        "level": level if kind == "bot" else "",
        "person": kind == "person",
        "auto": auto,
        "since_round": 0,
        "colour": colour,
        **clocks.fresh(pace),
    }
