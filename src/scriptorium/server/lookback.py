"""The requests about what was at a table: moments, figures, the record."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Response

from scriptorium.core.chronicle import Chronicle
from scriptorium.core.errors import Problem
from scriptorium.server import branching, history, updates
from scriptorium.server.asking import As, Holder, Id, Known, TheHub
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.hub import Hub
from scriptorium.server.messages.play import History, PastView, PlayOn, Story
from scriptorium.server.messages.setup import LinkMade, Opened
from scriptorium.server.room import Room

router = APIRouter(prefix="/api/tables", responses=DOCUMENTED)
BySeat = Annotated[int | None, Query(ge=0, le=7)]
Moment = Annotated[int, Path(ge=0, le=1_000_000_000)]


@router.get("/{table}/moments/{k}")
async def look_back(table: Id, k: Moment, hub: TheHub, holder: Holder, me: As = None) -> PastView:
    """The table as it was after entry k of my log; 0 is the start."""
    async with hub.at(table, holder) as room:
        seat = room.grant(holder, me).seat
        past = await looked_back(hub, room, history.moment_of(room.game, seat, k))
        return PastView(k=k, view=past.view(seat), exact=past.exact)


async def looked_back(hub: Hub, room: Room, n: int) -> history.Past:
    """The game of a locked room after entry n of its record."""
    chronicle = Chronicle(await hub.store.chronicle(room.id, n))
    return history.Past(room.game, chronicle, n)


@router.get("/{table}/story", response_model=Story)
async def story(
    table: Id, hub: TheHub, holder: Holder, seat: BySeat = None, everything: bool = False
) -> Response:
    """The log of a finished game as a seat (none: a spectator) came to know it, or all of it."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        told = updates.lines(room, history.story(room.game, seat, everything))
        return Response(orjson.dumps({"log": told}), media_type="application/json")


@router.get("/{table}/past/{n}")
async def past(
    table: Id, n: Moment, hub: TheHub, holder: Holder, seat: BySeat = None, everything: bool = False
) -> PastView:
    """A finished game as a seat saw it after entry n of its record, or with nothing hidden."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        history.check_open(room.game, seat)
        past = await looked_back(hub, room, n)
        return PastView(k=n, view=past.view(seat, everything), exact=past.exact)


@router.post("/{table}/branch", status_code=201)
async def play_on(table: Id, request: PlayOn, hub: TheHub, holder: Known) -> Opened:
    """Play on from a moment of a finished game, at a table of my own against bots."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        opened, watch = await branching.play_on(hub, room, request, holder)
    return Opened(table=opened.id, seat=request.seat, invitations={}, watch=watch)


@router.post("/{table}/share")
async def share(table: Id, hub: TheHub, holder: Holder) -> LinkMade:
    """The key of a link by which anybody may look back at this finished game."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        return LinkMade(key=await branching.share(hub, room))


@router.get("/{table}/history", response_model=History)
async def figures(table: Id, hub: TheHub, holder: Holder) -> Response:
    """Figures at the end of each round."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        known = room.made.get(updates.FIGURES)
        if known is None:
            known = updates.figures(room, await chronicle_of(hub, room))
        return Response(known, media_type="application/json")


async def chronicle_of(hub: Hub, room: Room) -> Chronicle:
    """All that is kept of the game of a locked room, which has begun."""
    if room.closed is not None:
        return Chronicle(room.closed.sound)
    if room.table is None:
        raise Problem("table-waiting")
    return Chronicle(await hub.store.chronicle(room.id))


@router.get("/{table}/record", response_class=Response)
async def record(table: Id, hub: TheHub, holder: Holder) -> Response:
    """The record of a finished game, as JSON lines."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        text = "".join(f"{line}\n" for line in open_record(room))
    name = f"{room.config.game}-{table}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


def open_record(room: Room) -> list[str]:
    """The record of a game that nobody plays any more."""
    if room.closed is not None and room.closed.record_is_open:
        return room.closed.lines
    if not room.over:
        raise Problem("record-sealed")
    return room.game.lines
