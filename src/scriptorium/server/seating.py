"""Who sits where: setting up a table, links, taking a seat, handing it over."""

from __future__ import annotations

from typing import Any

from scriptorium.bots import ladder
from scriptorium.core import record, registry
from scriptorium.core.errors import Problem
from scriptorium.core.registry import Config
from scriptorium.core.table import Table
from scriptorium.server import clocks, guided, keys, opening, presence
from scriptorium.server.append import Conflict
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.messages import Invited, NewTable, Preferences, SeatRequest
from scriptorium.server.room import Room, standing

MOST_BOT_TABLES = 50  # at a process, on which bots play among themselves
MOST_KEYS = 200  # at one table: browsers and links


async def open_table(hub: Hub, request: NewTable, holder: str) -> tuple[Room, dict[int, str], str]:
    """A new table: its room, the keys of its open seats and the key to watch."""
    config, asked = _wanted(request)
    if all(seat.kind == "bot" for seat in asked) and hub.bot_tables() >= MOST_BOT_TABLES:
        raise Problem("too-many-bot-tables", limit=MOST_BOT_TABLES)
    # Some settings contradict each other only when a game is set up; not first when the last guest
    # has come.
    registry.load(config.game).new(config)
    mine = [i for i, seat in enumerate(asked) if seat.kind == "me"]
    watch = keys.new()
    invitations = {i: keys.new() for i, seat in enumerate(asked) if seat.kind == "open"}
    grants: list[dict[str, Any]] = [
        {"hash": holder, **held(mine), "purpose": "host"},
        {"hash": keys.hashed(watch), **held([]), "purpose": "watch"},
    ]
    for seat, key in invitations.items():
        grants.append({"hash": keys.hashed(key), **held([seat]), "purpose": "invite"})
    clock = request.clock.model_dump() if request.clock is not None else None
    pace = clocks.Pace(**clock) if clock is not None else None
    colours = _colours([seat.colour for seat in asked])
    row = opening.table(config, clock=clock)
    seats = [_seat(config.game, i, seat, colours[i], pace) for i, seat in enumerate(asked)]
    await hub.store.add_table(row, seats, grants)
    room = await hub.room(row["id"])
    await start_if_full(hub, room)
    return room, invitations, watch


def held(seats: list[int]) -> dict[str, Any]:
    return {"seat": seats[0] if seats else None, "others": seats[1:] or None}


def _wanted(request: NewTable) -> tuple[Config, list[SeatRequest]]:
    """The game that is asked for, and who is to sit there."""
    if request.guide:
        return guided.config(request.game), guided.seats(request)
    options = dict(request.options)
    config = registry.config(
        request.game, len(request.seats), keys.seed(), request.edition, request.scenario, options
    )
    return config, request.seats


def _seat(
    game: str, number: int, request: SeatRequest, colour: int, pace: clocks.Pace | None
) -> dict[str, Any]:
    if request.kind == "bot":
        check_level(game, request.level)
    kind = "person" if request.kind == "me" else request.kind
    return opening.seat(
        number, kind, request.name, level=request.level, colour=colour, pace=pace, auto=True
    )


def _colours(wished: list[int | None]) -> list[int]:
    """What was chosen; the others get, by their numbers, what is left."""
    chosen = [one for one in wished if one is not None]
    if len(set(chosen)) < len(chosen):
        raise Problem("two-colours")
    own = [i if one is None and i not in chosen else one for i, one in enumerate(wished)]
    left = (i for i in range(len(wished) + len(chosen)) if i not in own)
    return [next(left) if one is None else one for one in own]


def check_level(game: str, level: str) -> None:
    known = ladder.classes(game)
    if level not in known:
        raise Problem("unknown-bot", bot=level, game=game, known=", ".join(known))


async def start_if_full(hub: Hub, room: Room) -> None:
    """The game starts when the last open seat is taken."""
    async with hub.at(room.id) as room:
        if room.status != "waiting" or not room.full:
            return
        names = [seat.level if seat.kind == "bot" else "human" for seat in room.seats]
        head = record.line(record.header(room.config, names, guided.opening(room.config)))
        summary = standing(Table.replay([head], partial=True))
        started = True
        try:
            await hub.store.start(room.id, head, summary)
        except Conflict:  # another process has started it
            started = False
        await hub.load_game(room)
        if started:
            room.asked = set()
            hub.on_stored(room)
        room.changed()
    hub.on_change(room)


def link_hash(table: str, key: str) -> str:
    """What is kept of a link's key."""
    if not keys.is_table_id(table) or not keys.well_formed(key):
        raise Problem("cut-link")
    return keys.hashed(key)


def opened_by(room: Room, link: str) -> Grant:
    """What a link allows."""
    grant = room.grants.get(link)
    if grant is None or grant.holds:
        raise Problem("bad-link")
    return grant


async def peek(hub: Hub, table: str, key: str, holder: str | None) -> Invited:
    """What a link leads to. One to a seat invites until somebody sits there."""
    link = link_hash(table, key)
    async with hub.at(table, link) as room:
        grant, own = opened_by(room, link), room.grants.get(holder or "")
        here = own is not None and (grant.seat is None or grant.seat in own.seats)
        if grant.purpose == "invite" and not here:
            assert grant.seat is not None
            if room.seats[grant.seat].kind != "open":
                raise Problem("seat-taken", seat=grant.seat)
        config = room.config
        return Invited(
            game=config.game,
            edition=config.edition,
            scenario=config.scenario,
            players=config.players,
            seat=grant.seat,
            names=[seat.name for seat in room.seats if seat.person and seat.name],
            here=here,
        )


async def join(hub: Hub, table: str, key: str, name: str, holder: str) -> Grant:
    """Somebody comes with a link."""
    link = link_hash(table, key)
    async with hub.at(table, link) as room:
        grant, own = opened_by(room, link), room.grants.get(holder)
        if own is not None and own.seats:
            if grant.seat is not None and grant.seat not in own.seats:
                raise Problem("already-seated", seat=own.seats[0])
            return own
        await _let_in(hub, room, grant, own, name, holder)
        await hub.load_people(room)
        room.changed()
        found = room.grant(holder)
    await start_if_full(hub, room)
    return found


async def _let_in(
    hub: Hub, room: Room, link: Grant, own: Grant | None, name: str, holder: str
) -> None:
    """A browser gets what the link allows; `own` is what it has at this table already."""
    purpose = "host" if own is not None and own.host else "holder"
    new = {"hash": holder, "seat": link.seat, "purpose": purpose}
    if link.purpose == "invite":
        assert link.seat is not None
        try:
            await hub.store.take_seat(room.id, link.seat, name, new)
        except Conflict:
            raise Problem("seat-taken", seat=link.seat) from None
    elif own is None or link.seat is not None:
        _check_space(room)
        await hub.store.put_key(room.id, new)


def _check_space(room: Room) -> None:
    if len(room.grants) >= MOST_KEYS:
        raise Problem("too-many-keys", limit=MOST_KEYS)


async def make_link(hub: Hub, room: Room, grant: Grant, seat: int | None) -> str:
    """A fresh link to an open seat, to my own (for another device), or to watch."""
    if seat is None:
        purpose = "watch"
    elif seat in grant.seats:
        purpose = "device"
    elif not grant.seats and not grant.host:
        raise Problem("only-watching")
    elif seat < len(room.seats) and room.seats[seat].kind == "open":
        purpose = "invite"
    elif grant.host and seat < len(room.seats) and _lost(hub, room, seat):
        purpose = "device"  # they may have lost their browser, and everybody sees it
        await hub.store.say(room.id, seat, "", "link", room.game.state.round)
        await hub.load_people(room)
        room.changed()
    else:
        raise Problem("no-such-seat", seat=seat)
    _check_space(room)
    key = keys.new()
    hash = keys.hashed(key)
    await hub.store.put_key(room.id, {"hash": hash, "seat": seat, "purpose": purpose})
    room.grants[hash] = Grant(seat, purpose)
    return key


def _lost(hub: Hub, room: Room, seat: int) -> bool:
    """Somebody has sat there and is away, whoever plays meanwhile."""
    one = room.seats[seat]
    if room.status != "running" or not one.person or seat in room.online():
        return False
    return one.kind == "bot" or presence.away(hub, room, one)


async def change_seat(hub: Hub, room: Room, grant: Grant, seat: int, kind: str, level: str) -> None:
    """Hand a seat to a bot, or take it back; the room is locked."""
    if seat >= len(room.seats):
        raise Problem("no-such-seat", seat=seat)
    now = room.seats[seat]
    # The host fills open seats; for those whose player is away all decide (`presence.vote`).
    if seat not in grant.seats and not (grant.host and kind == "bot" and now.kind == "open"):
        raise Problem("not-your-seat", seat=seat)
    if room.status == "over":
        raise Problem("table-over")
    if kind == "bot":
        check_level(room.config.game, level)
    if room.table is None:
        now_kind = "bot" if kind == "bot" else "person"
        await hub.store.change_seat(room.id, seat, kind=now_kind, level=level)
        await hub.load_people(room)
        room.changed()
    elif kind == "bot":
        await hub.store.stand_in(room.id, seat, level, room.game.state.round, "own")
        await presence.changed(hub, room)
    else:
        await presence.back(hub, room, now)


async def fill(hub: Hub, table: str) -> None:
    """Nobody has come for the open seats of a table for so long that bots take them."""
    async with hub.at(table) as room:
        if room.status == "waiting":
            await hub.store.fill(room.id, ladder.steady(room.config.game))
            await hub.load_people(room)
            room.changed()
        room.fill_at = None
    await start_if_full(hub, room)


async def set_preferences(hub: Hub, room: Room, seat: int, wished: Preferences) -> None:
    given = {"name": wished.name, "auto": wished.auto}
    values = {key: value for key, value in given.items() if value is not None}
    if wished.colour is not None and room.status != "waiting":
        raise Problem("too-late-for-colours")
    if values:
        await hub.store.change_seat(room.id, seat, **values)
    if wished.colour is not None:
        await hub.store.swap_colours(room.id, seat, wished.colour)
    await hub.load_people(room)
    room.changed()
    hub.on_change(room)


async def say(hub: Hub, room: Room, seat: int | None, words: str) -> None:
    await hub.store.say(room.id, seat, words)
    await hub.load_people(room)
    room.changed()
