"""The requests about tables. Each answer is what the asking seat may know, and no more."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket

from scriptorium.core.errors import Problem
from scriptorium.server import (
    leaving,
    links,
    listing,
    live,
    presence,
    rematch,
    seating,
)
from scriptorium.server.asking import As, Browser, Holder, Id, Known, LinkId, TheHub, answer
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.limits import address_of
from scriptorium.server.messages.play import (
    Say,
    Update,
)
from scriptorium.server.messages.setup import (
    Invited,
    Join,
    Joined,
    Link,
    LinkMade,
    NewTable,
    Opened,
    Peek,
    Preferences,
    SeatChange,
    Vote,
)
from scriptorium.server.messages.shared import NO_NUL, Done
from scriptorium.server.messages.tables import TablePage

router = APIRouter(prefix="/api/tables", responses=DOCUMENTED)
SeatNumber = Annotated[int, Path(ge=0, le=7)]
Status = Literal["waiting", "running", "over"]
Since = Annotated[int, Query(ge=0, le=1_000_000_000)]


@router.get("")
async def my_tables(
    hub: TheHub,
    holder: Holder,
    page: Annotated[int, Query(ge=1, le=100_000)] = 1,
    size: Annotated[int, Query(ge=1, le=100)] = 20,
    find: Annotated[str, Query(max_length=64, pattern=NO_NUL)] = "",
    status: Annotated[list[Status] | None, Query()] = None,
) -> TablePage:
    """My tables: those that wait for me, then what runs or is about to, then the last finished.
    `find`: in the names of games, scenarios and people, or the beginning of a table's id."""
    if holder is None:
        return listing.nothing()
    return await listing.page(hub, holder, page, size, find, status or [])


@router.post("", status_code=201)
async def open_table(request: NewTable, connection: Request, hub: TheHub, holder: Known) -> Opened:
    """Set up a table."""
    address = address_of(connection.scope)
    room, invitations, watch = await seating.open_table(hub, request, holder, address)
    seat = room.grant(holder).seat
    return Opened(table=room.id, seat=seat, invitations=invitations, watch=watch)


@router.post("/{table}/join")
async def join(table: LinkId, request: Join, hub: TheHub, holder: Known) -> Joined:
    """Come with a link: take an open seat, sit at my own from another device, or watch."""
    room, grant = await links.join(hub, table, request.key, request.name, holder)
    await seating.start_if_full(hub, room)
    return Joined(table=table, seat=grant.seat)


@router.post("/{table}/peek")
async def peek(table: LinkId, request: Peek, hub: TheHub, holder: Holder) -> Invited:
    """What a link leads to, before it is used."""
    return await links.peek(hub, table, request.key, holder)


@router.post("/{table}/links")
async def make_link(table: Id, request: Link, hub: TheHub, holder: Holder) -> LinkMade:
    """A link to hand on."""
    async with hub.at(table, holder) as room:
        key = await links.make_link(hub, room, room.grant(holder), request.seat)
    return LinkMade(key=key)


@router.get("/{table}", response_model=Update)
async def look(table: Id, hub: TheHub, holder: Holder, since: Since = 0, me: As = None) -> Response:
    """The table as I see it, with the log after entry `since`."""
    await hub.look_again(table)
    async with hub.at(table, holder) as room:
        grant = room.grant(holder, me)
        await hub.reach(room, grant.seat, since)
        return answer(room, grant, since)


@router.post("/{table}/chat", response_model=Update)
async def say(table: Id, words: Say, hub: TheHub, holder: Holder, me: As = None) -> Response:
    """Say something to all at the table."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder, me)
        await seating.say(hub, room, grant.seat, words.text)
        return answer(room, grant, room.seq(grant.seat))


@router.post("/{table}/seats/{seat}", response_model=Update)
async def change_seat(
    table: Id, seat: SeatNumber, request: SeatChange, hub: TheHub, holder: Holder, me: As = None
) -> Response:
    """Hand my seat (or, as host, an open one) to a bot; take mine back."""
    async with hub.at(table, holder) as room:
        await seating.change_seat(
            hub, room, room.grant(holder, me), seat, request.kind, request.level
        )
    await seating.start_if_full(hub, room)
    async with hub.at(table, holder) as room:
        grant = room.grant(holder, me)
        return answer(room, grant, room.seq(grant.seat))


@router.post("/{table}/votes", response_model=Update)
async def vote(table: Id, request: Vote, hub: TheHub, holder: Holder, me: As = None) -> Response:
    """Want a bot for a seat whose player is away, or no more."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder, me)
        await presence.vote(hub, room, grant, request.seat, request.agrees)
        return answer(room, grant, room.seq(grant.seat))


@router.post("/{table}/rematch")
async def play_again(table: Id, hub: TheHub, holder: Known) -> Joined:
    """Play again with the same people, seats turned: set up the table, or sit down at it."""
    grant, next = await rematch.join(hub, table, holder)
    return Joined(table=next, seat=grant.seat)


@router.post("/{table}/resign", response_model=Update)
async def resign(table: Id, hub: TheHub, holder: Holder, me: As = None) -> Response:
    """Give up my seat: a bot plays on, and the result says so. I may watch."""
    async with hub.at(table, holder) as room:
        await leaving.resign(hub, room, room.grant(holder, me))
        return answer(room, room.grant(holder), 0)


@router.post("/{table}/leave")
async def leave(table: Id, hub: TheHub, holder: Holder) -> Done:
    """Give up my place before the game has begun, or take a table out of my list."""
    await leaving.leave(hub, table, holder)
    return Done()


@router.post("/{table}/delete")
async def delete(table: Id, hub: TheHub, holder: Holder) -> Done:
    """Put a table away for good that never began, or at which nobody else plays."""
    await leaving.delete(hub, table, holder)
    return Done()


@router.post("/{table}/preferences", response_model=Update)
async def preferences(
    table: Id, request: Preferences, hub: TheHub, holder: Holder, me: As = None
) -> Response:
    """My name, my colour, and whether single options are played for me."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder, me)
        if grant.seat is None:
            raise Problem("only-watching")
        await seating.set_preferences(hub, room, grant.seat, request)
        return answer(room, grant, room.seq(grant.seat))


@router.websocket("/{table}/live")
async def watch_live(
    socket: WebSocket, table: Id, browser: Browser, since: int = 0, me: As = None
) -> None:
    await live.serve(socket.app.state.hub, socket, table, browser, max(0, since), me)
