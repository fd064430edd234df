"""A table comes into memory, or is looked up again: what the database has of it."""

from __future__ import annotations

import json
import logging
from typing import Any

from scriptorium.core.errors import Problem
from scriptorium.core.table import Table
from scriptorium.server.clocks import Clock
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room, Seat
from scriptorium.server.store import Store

MOST_WORDS = 500  # lines of chat that are kept in memory and told
log = logging.getLogger(__name__)


async def people(store: Store, room: Room) -> None:
    found = await store.seats(room.id)
    room.seats = [seat_of(row) for row in found[room.id]]
    room.votes = await store.votes(room.id)
    room.grants = {row["hash"]: granted(row) for row in await store.keys(room.id)}
    if room.rematch is not None:
        there = (await store.seats(room.rematch))[room.rematch]
        players = len(room.seats)
        room.followers = sorted((one["seat"] - 1) % players for one in there if one["person"])
    room.chat += await store.chat(room.id, room.heard, MOST_WORDS)
    del room.chat[:-MOST_WORDS]


def granted(row: dict[str, Any]) -> Grant:
    grant = Grant(row["seat"], row["purpose"])
    if grant.seat is None or not (grant.holds or grant.purpose == "asked"):
        return grant
    return Grant.held([grant.seat, *(row["others"] or [])], grant.purpose)


def seat_of(row: dict[str, Any]) -> Seat:
    clock, colour = Clock.of(row), row.pop("colour")
    return Seat(**row, clock=clock, colour=row["seat"] if colour is None else colour)


async def game(store: Store, room: Room) -> None:
    """What had not been stored is given up."""
    room.stale = True
    row = await store.table(room.id)
    assert row is not None
    room.moved, room.fill_at, room.rematch = row["moved"], row["fill_at"], row["rematch"]
    if row["head"] is not None:
        # First the snapshot: another process may write, and it must not be ahead of the lines.
        kept = await store.snapshot(room.id, room.rules)
        lines = [row["head"], *await store.lines(room.id)]
        room.unstored = []
        room.table = _played(room, lines, kept)
    room.asked = room.people_asked()
    room.forget_made()
    room.stale = False  # only now: any of this may have failed


def _played(room: Room, lines: list[str], kept: str | None) -> Table:
    """The game after these lines, from its snapshot if that can be used."""
    if kept is not None:
        try:
            table = Table.resume(lines, json.loads(kept), room.unstored.append)
            room.kept = table.count
            return table
        except (Problem, LookupError, TypeError, ValueError):  # of another version
            log.warning("table %s: its snapshot cannot be used", room.id, exc_info=True)
            room.unstored.clear()
    return Table.replay(lines, room.unstored.append, partial=True)
