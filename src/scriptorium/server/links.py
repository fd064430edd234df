"""Links to a place at a table: what they lead to, coming with one, making one.

A link to an open seat is spent when somebody sits down there. One to somebody's seat (for another
device, or for whoever has lost the browser) works once, for a day. That to watch is the same for
all: it is made from the seed, so that there is never more than one.
"""

from __future__ import annotations

from scriptorium.core.errors import Problem
from scriptorium.server import keys
from scriptorium.server.append import Conflict
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.messages.setup import Invited
from scriptorium.server.room import Room


def watch_key(seed: str) -> str:
    """Of the link to watch. Who knows the seed, when the game is over, was let in already."""
    return keys.derived(seed, "watch")


def link_hash(table: str, key: str) -> str:
    """What is kept of a link's key."""
    if not keys.is_table_id(table) or not keys.well_formed(key):
        raise Problem("cut-link")
    return keys.hashed(key)


def opened_by(room: Room, link: str) -> Grant:
    """What a link allows."""
    grant = room.grants.get(link)
    if grant is None or grant.holds or (grant.end is not None and grant.end <= room.now()):
        raise Problem("bad-link")
    return grant


async def peek(hub: Hub, table: str, key: str, holder: str | None) -> Invited:
    """What a link leads to. A spent one still leads whoever has used it to the own seat."""
    link = link_hash(table, key)
    async with hub.at(table, link) as room:
        own = _own(room, holder)
        if own is not None and own.seats and link not in room.grants:
            return _invited(room, own.seats[0], here=True)
        grant = opened_by(room, link)
        here = own is not None and (grant.seat is None or grant.seat in own.seats)
        if grant.purpose == "invite" and not here:
            assert grant.seat is not None
            if room.seats[grant.seat].kind != "open":
                raise Problem("seat-taken", seat=grant.seat)
        return _invited(room, grant.seat, here)


def _own(room: Room, holder: str | None) -> Grant | None:
    """What somebody may do here without any link."""
    found = room.grants.get(holder or "")
    return found if found is not None and found.holds else None


def _invited(room: Room, seat: int | None, here: bool) -> Invited:
    config = room.config
    return Invited(
        game=config.game,
        edition=config.edition,
        scenario=config.scenario,
        players=config.players,
        seat=seat,
        names=[one.name for one in room.seats if one.person and one.name],
        here=here,
        coach=room.coach,
    )


async def join(hub: Hub, table: str, key: str, name: str, holder: str) -> tuple[Room, Grant]:
    """Somebody comes with a link."""
    link = link_hash(table, key)
    async with hub.at(table, link) as room:
        own = _own(room, holder)
        if own is not None and own.seats and link not in room.grants:
            return room, own
        grant = opened_by(room, link)
        if own is not None and own.seats:
            if grant.seat is not None and grant.seat not in own.seats:
                raise Problem("already-seated", seat=own.seats[0])
            return room, own
        await _let_in(hub, room, link, own, name, holder)
        await hub.load_people(room)
        room.changed()
        hub.on_change(room)
        return room, room.grant(holder)


async def _let_in(
    hub: Hub, room: Room, link: str, own: Grant | None, name: str, holder: str
) -> None:
    """Somebody gets what the link allows; `own` is what they have at this table already."""
    grant, host = room.grants[link], own is not None and own.host
    if grant.seat is None:
        if own is None:
            await hub.store.put_key(room.id, {"hash": holder, "seat": None, "purpose": "holder"})
        return
    new = {"hash": holder, "seat": grant.seat, "purpose": "host" if host else "holder"}
    if grant.purpose == "invite":
        try:
            await hub.store.take_seat(room.id, grant.seat, name, new)
        except Conflict:
            raise Problem("seat-taken", seat=grant.seat) from None
    elif not await _use_once(hub, room, link, grant.seat, holder, host):
        raise Problem("bad-link")


async def _use_once(hub: Hub, room: Room, link: str, seat: int, holder: str, host: bool) -> bool:
    if room.grants[link].purpose == "device":
        return await hub.store.use_device_link(room.id, link, seat, holder, host)
    if seat in room.online():
        raise Problem("seat-taken", seat=seat)
    done = await hub.store.claim_seat(room.id, link, seat, holder, _round(room))
    await hub.load_people(room)
    await hub.settle_clocks(room)
    return done


def _round(room: Room) -> int:
    return room.table.state.round if room.table is not None else 0


async def make_link(hub: Hub, room: Room, grant: Grant, seat: int | None) -> str:
    """A link to watch, or a fresh one: to an open seat, to my own (for another device), to that of
    somebody who is lost. The room is locked."""
    if seat is None:
        return await _watch_link(hub, room)
    purpose = _purpose(room, grant, seat)
    key = keys.new()
    if purpose == "claim":  # everybody sees it
        await hub.store.say(room.id, seat, "", "link", _round(room))
    new = {"hash": keys.hashed(key), "seat": seat, "purpose": purpose}
    await hub.store.put_key(room.id, new)
    await hub.load_people(room)
    if purpose == "claim":
        room.changed()
    return key


async def _watch_link(hub: Hub, room: Room) -> str:
    key = watch_key(room.config.seed)
    hash = keys.hashed(key)
    if hash not in room.grants:  # of a table from before there was one link for all
        await hub.store.put_key(room.id, {"hash": hash, "seat": None, "purpose": "watch"})
        room.grants[hash] = Grant(None, "watch")
    return key


def _purpose(room: Room, grant: Grant, seat: int) -> str:
    """For what somebody may make a link to a seat."""
    if not grant.seats and not grant.host:
        raise Problem("only-watching")
    if seat >= len(room.seats):
        raise Problem("no-such-seat", seat=seat)
    if seat in grant.seats:
        if grant.guest:  # whoever lent the seat could not take it back
            raise Problem("not-your-seat", seat=seat)
        return "device"
    if room.seats[seat].kind == "open":
        return "invite"
    if not room.seats[seat].person or room.over:
        raise Problem("no-such-seat", seat=seat)
    if not room.in_charge(grant):
        raise Problem("not-the-host")
    if not room.lost(seat):
        raise Problem("not-lost")
    return "claim"
