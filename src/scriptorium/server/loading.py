"""A table comes into memory, or is looked up again: what the database has of it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

from scriptorium.core.chronicle import Chronicle
from scriptorium.core.errors import Problem
from scriptorium.core.rebuilding import rebuilt
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.server import closing
from scriptorium.server.clocks import Clock
from scriptorium.server.closing import BROKEN
from scriptorium.server.grants import LASTING
from scriptorium.server.keys import LINK_LASTS, Grant
from scriptorium.server.room import Room, Seat, standing_of
from scriptorium.server.store import Store

MOST_WORDS = 500  # lines of chat that are kept in memory and told
SEEN = ("round", "to_act", "points", "ranks")  # by which a game is known again
log = logging.getLogger(__name__)


async def people(store: Store, room: Room) -> None:
    found = await store.seats(room.id)
    stored = {row["seat"]: seat_of(row) for row in found[room.id]}
    all_seats = range(room.config.players)
    room.unknown_seats = [seat for seat in all_seats if seat not in stored]
    room.seats = [stored.get(seat) or Seat.unknown(seat) for seat in all_seats]
    room.note_hints()
    room.votes = await store.votes(room.id)
    room.grants = {row["hash"]: granted(row) for row in await store.keys(room.id)}
    if room.rematch is not None:
        there = (await store.seats(room.rematch))[room.rematch]
        players = len(room.seats)
        room.followers = sorted((one["seat"] - 1) % players for one in there if one["person"])
    room.chat += await store.chat(room.id, room.heard, MOST_WORDS)
    del room.chat[:-MOST_WORDS]


def granted(row: dict[str, Any]) -> Grant:
    end = (row["made"] or 0.0) + LINK_LASTS if row["purpose"] in LASTING else None
    grant = Grant(row["seat"], row["purpose"], end=end)
    if grant.seat is None or not (grant.holds or grant.purpose == "asked"):
        return grant
    return Grant.held([grant.seat, *(row["others"] or [])], grant.purpose)


def seat_of(row: dict[str, Any]) -> Seat:
    clock, colour = Clock.of(row), row.pop("colour")
    return Seat(**row, clock=clock, colour=row["seat"] if colour is None else colour)


async def game(store: Store, room: Room) -> None:
    """What had not been stored is given up. A table that cannot be opened is closed, with what can
    be seen of it."""
    room.stale = True
    row = await store.table(room.id)
    if row is None:
        raise Problem("unknown-table", table=room.id)
    room.moved, room.fill_at, room.rematch = row["moved"], row["fill_at"], row["rematch"]
    if row["head"] is not None:
        # First the chronicle: another process may write, and it must not be ahead of the lines.
        kept = await store.chronicle(room.id)
        lines = [row["head"], *await store.lines(room.id)]
        if not _opened(room, row, lines, kept):
            await _open_again(store, room, row, lines, kept)
        elif not room.unstored and (missing := room.game.taken()):
            # A version that keeps no chronicle has played on meanwhile.
            await store.keep_chronicle(room.id, len(lines) - len(missing), missing)
    elif room.unknown is not None:
        room.closed = closing.Closed.of(row, room.unknown)
        closing.report(room.id, room.closed.kind, room.closed.why)
    room.note_hints()
    room.asked = room.people_asked()
    room.forget_made()
    room.stale = False  # only now: any of this may have failed


def _opened(room: Room, row: dict[str, Any], lines: list[str], kept: list[str]) -> bool:
    room.unstored = []
    try:
        if room.unknown_seats:
            raise LookupError(f"seats {room.unknown_seats}")
        chronicle = Chronicle(kept)
        table = Table.resume(lines, chronicle, room.unstored.append)
    except BROKEN as error:
        room.unstored.clear()
        room.table = None
        room.closed = closing.Closed.of(row, closing.unreadable(error), lines, kept)
        return False
    room.table, room.closed, room.result = table, None, None
    closing.opened(room.id)
    if table.ended and table.rules != room.version:  # it ended as other rules said
        last = chronicle.moment(chronicle.last)
        room.result = last.result if last is not None else None
    return True


async def _open_again(
    store: Store, room: Room, row: dict[str, Any], lines: list[str], kept: list[str]
) -> None:
    """There is no chronicle, or it cannot be used: it is made again from the record and from what
    older versions kept, as far as our rules can."""
    snapshot = await store.snapshot(room.id)
    try:
        again = rebuilt(lines, as_json(snapshot), stands(row["summary"]))
    except BROKEN:
        again = []
    if again and _opened(room, row, lines, again):
        if kept:
            log.warning("table %s: its chronicle could not be used and was made again", room.id)
        await store.keep_chronicle(room.id, 0, again)
    elif room.closed is not None:
        closing.report(room.id, room.closed.kind, room.closed.why)


def as_json(text: str | None) -> Any:
    try:
        return json.loads(text or "null")
    except ValueError:
        return None


def stands(summary: dict[str, Any]) -> Callable[[State], bool]:
    """Whether a state is what everybody has last seen of a table."""

    def same(state: State) -> bool:
        now = standing_of(state, over=state.over)
        return all(now[name] == summary[name] for name in SEEN if summary.get(name))

    return same
