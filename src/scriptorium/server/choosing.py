"""The requests by which people play: what is asked most."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from fastapi import APIRouter, Response

from scriptorium.core.errors import Illegal, Reason
from scriptorium.core.table import Table
from scriptorium.server.asking import As, Holder, Id, TheHub, answer
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.hub import Choice, Hub, Proposing
from scriptorium.server.messages.play import ActionRequest, Agree, Propose, TakeBack, Update
from scriptorium.server.room import Room
from scriptorium.server.shortcut import Shortcut

router = APIRouter(prefix="/api/tables", responses=DOCUMENTED, route_class=Shortcut)
# What is done at a room with my seat, which comes first, and those beside it at one browser.
Way: TypeAlias = Callable[[Room, list[int]], Awaitable[None]]


async def with_my_seat(
    hub: Hub, table: str, holder: str | None, me: int | None, seq: int, way: Way
) -> Response:
    """Do something with the seat I play, on what I saw at `seq`."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder, me)
        await way(room, room.voices(grant))
        return answer(room, grant, seq)


async def choose(
    hub: Hub, table: str, holder: str | None, me: int | None, seq: int, choice: Choice
) -> Response:
    return await with_my_seat(
        hub, table, holder, me, seq, lambda room, seats: hub.choose(room, seats[0], seq, choice)
    )


async def show(
    hub: Hub, table: str, holder: str | None, me: int | None, seq: int, what: Proposing
) -> Response:
    return await with_my_seat(
        hub, table, holder, me, seq, lambda room, seats: hub.propose(room, seats, seq, what)
    )


@router.post("/{table}/actions", response_model=Update)
async def act(
    table: Id, request: ActionRequest, hub: TheHub, holder: Holder, me: As = None
) -> Response:
    """Choose one of the options of my decision."""

    def choice(game: Table, seat: int) -> None:
        # What is near an unknown text takes long to find, and the client shows options anyway.
        if not game.state.ruleset.codec.knows(request.action):
            reason = Reason("unknown-action", "", text=request.action[:80], near="")
            raise Illegal(reason, request.action)
        game.act(seat, request.action)

    return await choose(hub, table, holder, me, request.seq, choice)


@router.post("/{table}/undo", response_model=Update)
async def undo(
    table: Id, request: TakeBack, hub: TheHub, holder: Holder, me: As = None
) -> Response:
    """Take back my last choice."""
    return await choose(hub, table, holder, me, request.seq, Table.undo)


@router.post("/{table}/reset", response_model=Update)
async def reset(
    table: Id, request: TakeBack, hub: TheHub, holder: Holder, me: As = None
) -> Response:
    """Take back all I may take back."""

    def choice(game: Table, seat: int) -> None:
        if not game.reset(seat):
            raise Illegal(Reason("no-undo", ""), "undo")

    return await choose(hub, table, holder, me, request.seq, choice)


@router.post("/{table}/proposals", response_model=Update)
async def propose(
    table: Id, request: Propose, hub: TheHub, holder: Holder, me: As = None
) -> Response:
    """Show what I would do in the speaker's place."""
    return await show(
        hub,
        table,
        holder,
        me,
        request.seq,
        lambda proposals, state, seats: proposals.propose(state, seats, request.steps),
    )


@router.post("/{table}/agreements", response_model=Update)
async def agree(table: Id, request: Agree, hub: TheHub, holder: Holder, me: As = None) -> Response:
    """Agree with what another seat has shown, or no more."""
    one = request
    return await show(
        hub,
        table,
        holder,
        me,
        one.seq,
        lambda proposals, state, seats: proposals.agree(state, seats, one.seat, one.id, one.agrees),
    )
