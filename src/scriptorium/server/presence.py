"""Who is there, and what becomes of a seat whose player is not.

Whoever has no socket is gone since then; after `GRACE` seconds they are away, and the others may
vote for a bot. It plays until the owner is back, whose first sign gives the seat back at once.
Everything is stored, and decided in the database: of several processes one carries it out.
"""

from __future__ import annotations

from scriptorium.bots import ladder
from scriptorium.core.errors import Problem
from scriptorium.server.clocks import AT_LEAST
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room, Seat

GRACE = 60.0  # seconds without a connection until somebody is away
PATIENCE = 180.0  # and until the host, or whoever is the only one there, may decide alone
ENOUGH = 2  # votes
HOST = -1  # the voter that is a host without a seat


def away(hub: Hub, room: Room, seat: Seat) -> bool:
    """Whether its player has been gone for long enough to be called away."""
    if seat.kind != "person" or seat.left_at is None or seat.seat in room.online():
        return False
    return hub.now() - seat.left_at >= GRACE


def votable(hub: Hub, room: Room, seat: Seat) -> bool:
    """Where a move has days, only its clock decides."""
    if room.pace is not None and room.pace.mode == "days":
        return False
    return seat.seat in room.people_asked() and away(hub, room, seat)


async def vote(hub: Hub, room: Room, grant: Grant, seat: int, agrees: bool) -> None:
    """Somebody wants a bot for an absent seat, or no longer; the room is locked."""
    if seat >= len(room.seats):
        raise Problem("no-such-seat", seat=seat)
    if not grant.seats and not grant.host:
        raise Problem("only-watching")
    voter = room.own_seat(grant) if grant.seats else HOST
    if voter == seat:
        raise Problem("not-your-seat", seat=seat)
    if not votable(hub, room, room.seats[seat]):
        raise Problem("not-away", seat=seat)
    await hub.store.vote(room.id, seat, voter, agrees)
    await hub.load_people(room)
    room.changed()
    await _decide(hub, room)


def _decided(hub: Hub, room: Room, seat: Seat) -> bool:
    """Two others are enough; after a while the host alone, or all who are there."""
    voters = room.votes.get(seat.seat, set())
    if not voters or not votable(hub, room, seat):
        return False
    if len(voters) >= ENOUGH:
        return True
    online = room.online()
    present = {one.seat for one in room.seats if one.kind == "person" and one.seat in online}
    alone = not voters.isdisjoint(room.hosts) or present <= voters
    return alone and hub.now() - (seat.left_at or 0.0) >= PATIENCE


def _ran_out(hub: Hub, room: Room, seat: Seat) -> bool:
    """Its clock is at an end, and a bot is to go on."""
    if room.pace is None or room.pace.out != "bot" or seat.clock is None or seat.kind != "person":
        return False
    return seat.clock.due is not None and seat.clock.due <= hub.now()


async def _decide(hub: Hub, room: Room) -> None:
    for seat in room.seats:
        if _ran_out(hub, room, seat):
            await _stand_in(hub, room, seat, "clock")
        elif _decided(hub, room, seat):
            await _stand_in(hub, room, seat, "vote")


async def _stand_in(hub: Hub, room: Room, seat: Seat, why: str) -> None:
    """A bot plays on for somebody; what they have chosen stands."""
    level = ladder.steady(room.config.game)
    await hub.store.stand_in(room.id, seat.seat, level, room.game.state.round, why)
    await changed(hub, room)


async def back(hub: Hub, room: Room, seat: Seat) -> None:
    """The owner shows, and has the seat again; the room is locked."""
    if seat.kind != "bot":
        return
    ran_out = seat.stand_in == "clock" and room.pace is not None and room.pace.mode == "game"
    if seat.clock is not None and ran_out:
        seat.clock.left = max(seat.clock.left, AT_LEAST)
        await hub.store.set_clocks(room.id, {seat.seat: seat.clock})
    round = room.table.state.round if room.table is not None else 0
    await hub.store.give_back(room.id, seat.seat, round)
    await changed(hub, room)


async def changed(hub: Hub, room: Room) -> None:
    """Seats are held by others now: all see it, clocks stop or run, bots go on."""
    await hub.load_people(room)
    await hub.settle_clocks(room)
    room.changed()
    hub.on_change(room)


# From time to time


def _unnoticed(room: Room) -> list[Seat]:
    """The people of whom it is not stored that they have come or gone."""
    online = room.online()
    return [
        seat
        for seat in room.seats
        if seat.person and (seat.seat in online) != (seat.left_at is None)
    ]


def concerns(hub: Hub, room: Room) -> bool:
    """Whether anything is to be done at a table."""
    if room.stale or room.over:
        return False
    if room.onlookers and _unnoticed(room):
        return True
    return any(_ran_out(hub, room, seat) or _decided(hub, room, seat) for seat in room.seats)


async def look(hub: Hub, table: str) -> None:
    """Store who has come and gone; carry out what was decided or has run out."""
    async with hub.at(table) as room:
        online, found = room.online(), _unnoticed(room)
        for seat in found:
            gone = None if seat.seat in online else hub.now()
            await hub.store.attended(room.id, seat.seat, gone)
        if found:
            await hub.load_people(room)
            room.changed()
        await _decide(hub, room)
