"""Going for good: leaving a table, giving up, and putting tables away."""

from __future__ import annotations

from scriptorium.bots import ladder
from scriptorium.core.errors import Problem
from scriptorium.server import presence
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room

A_DAY = 24 * 3600.0
AT_ONCE = 100  # tables that are put away in one go


def others(room: Room, grant: Grant) -> bool:
    """Whether somebody else plays here."""
    return any(seat.person and seat.seat not in grant.seats for seat in room.seats)


async def leave(hub: Hub, table: str, holder: str | None) -> None:
    """Before a game has begun the seat is open again; a table that is finished, or that nobody can
    play on at, leaves one's list; whoever watches has no place here any more."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder)
        assert holder is not None
        watches = not grant.seats and not (grant.host and room.status == "waiting")
        if watches or grant.guest:
            await hub.store.end_key(table, holder)
        elif room.over or (room.closed is not None and room.status == "running"):
            await hub.store.hide(table, holder)
            return
        elif room.status == "running":
            raise Problem("still-playing")
        elif grant.host and not others(room, grant):
            await hub.remove(room)
            return
        else:
            for seat in grant.seats:
                await hub.store.free_seat(table, seat)
            await hub.store.end_key(table, holder)
            if grant.host and not grant.seats:
                await hub.store.pass_on_host(table)
        await hub.load_people(room)
        room.changed()


async def resign(hub: Hub, room: Room, grant: Grant) -> None:
    """A bot plays on for somebody, to the end; the room is locked."""
    if grant.seat is None:
        raise Problem("only-watching")
    if room.over:
        raise Problem("table-over")
    if grant.guest:  # only whoever owns the seat gives it up
        raise Problem("not-your-seat", seat=grant.seat)
    level = ladder.steady(room.config.game)
    await hub.store.resign(room.id, grant.seat, level, room.game.state.round)
    await presence.changed(hub, room)


async def delete(hub: Hub, table: str, holder: str | None) -> None:
    """A table that never began, by whoever holds it, or one at which nobody else plays."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder)
        if room.over:
            raise Problem("table-over")
        if grant.guest or not (grant.host or grant.seats):
            raise Problem("not-the-host")
        if room.status == "waiting":
            if not grant.host:
                raise Problem("not-the-host")
        elif others(room, grant):
            raise Problem("others-play")
        await hub.remove(room)


async def put_away_old(hub: Hub, days: float) -> int:
    """Tables that nobody has opened for so long; gives how many."""
    found = await hub.store.unopened(hub.now() - days * A_DAY, AT_ONCE)
    for table in found:
        await hub.store.delete_table(table)
        hub.dropped(table)
    return len(found)
