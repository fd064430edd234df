"""What a bot makes of games that are over: made once, in the processes of the bots, and kept."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import orjson
from fastapi import APIRouter, Request, Response

from scriptorium.arena import analysis
from scriptorium.core.codec import Codec
from scriptorium.core.errors import Problem
from scriptorium.server import history
from scriptorium.server.asking import Holder, Id, TheHub
from scriptorium.server.bots import Thinkers
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.hub import Hub
from scriptorium.server.limits import address_of
from scriptorium.server.messages.advice import Analysis
from scriptorium.server.room import Room
from scriptorium.server.tally import Held

Status = Literal["none", "running", "done", "failed"]
MOST = 8  # analyses that are made or wait for their turn, at one process
NOTHING = {"done": 0, "total": 0, "rounds": [], "choices": [], "seats": [], "sources": {}}
ACCEPTED = 202  # the status of one that is not complete
PARTLY: dict[int | str, dict[str, Any]] = {ACCEPTED: {"model": Analysis}}
router = APIRouter(prefix="/api/tables", responses=DOCUMENTED)


class Work:
    """An analysis that is being made. `answers` grows; `game` is None until its turn has come."""

    def __init__(self) -> None:
        self.game: analysis.Finished | None = None
        self.answers: list[dict[str, Any]] = []
        self.failed = False

    def report(self) -> dict[str, Any]:
        return analysis.report(self.game, self.answers) if self.game is not None else {}


class Analyst:
    """One analysis after the other, so that the bots of tables have time in between. `held`: those
    that each address has under way."""

    def __init__(self, hub: Hub, thinkers: Thinkers, held: Held) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.held = held
        self.work: dict[str, Work] = {}
        self._turn = asyncio.Lock()

    async def look(self, room: Room) -> tuple[Status, dict[str, Any]]:
        """What there is of the analysis of a locked room."""
        history.check_open(room.game, None)
        work = self.work.get(room.id)
        if work is not None:
            return "failed" if work.failed else "running", work.report()
        kept = await self.hub.store.analysis(room.id, analysis.VERSION)
        return ("none", {}) if kept is None else ("done", orjson.loads(kept))

    async def begin(self, room: Room, address: str) -> None:
        """Make it, unless it is there or on its way; the room is locked."""
        status, _ = await self.look(room)
        if status in ("running", "done"):
            return
        lines = room.game.lines
        analysis.check_record(lines)
        going = [one for one in self.work.values() if not one.failed]
        if len(going) >= MOST or not self.held.take(address, 1):
            raise Problem("too-many-analyses")
        self.work[room.id] = work = Work()
        self.hub.spawn(self._make(room.id, lines, work, address))

    async def _make(self, table: str, lines: list[str], work: Work, address: str) -> None:
        made = False
        try:
            made = await self._made(table, lines, work)
        finally:
            self.held.leave(address)
            work.failed = not made
            if made:
                del self.work[table]

    async def _made(self, table: str, lines: list[str], work: Work) -> bool:
        async with self._turn:
            work.game = await self.thinkers.take_apart(lines)
            if work.game is None:
                return False
            for task in work.game.tasks:
                found = await self.thinkers.answer(task)
                if found is None:
                    return False
                work.answers.append(found)
            data = orjson.dumps(work.report()).decode()
            await self.hub.store.keep_analysis(table, analysis.VERSION, data)
        return True


def spoken(codec: Codec, found: dict[str, Any]) -> dict[str, Any]:
    """The actions that are quoted, for a client, which has no codec."""
    texts = {
        text
        for choice in found["choices"]
        for one in choice["candidates"]
        for text in one["actions"]
    }
    said = {text: codec.action_text(codec.action(text)) for text in sorted(texts)}
    return {text: {"label": one.label, "args": dict(one.args)} for text, one in said.items()}


async def answer(analyst: Analyst, room: Room) -> Response:
    status, found = await analyst.look(room)
    found = {**NOTHING, **found}
    codec = room.game.state.ruleset.codec
    content = orjson.dumps({"status": status, **found, "spoken": spoken(codec, found)})
    code = 200 if status in ("done", "failed") else ACCEPTED
    return Response(content, code, media_type="application/json")


@router.get("/{table}/analysis", response_model=Analysis, responses=PARTLY)
async def look(table: Id, request: Request, hub: TheHub, holder: Holder) -> Response:
    """The analysis of a finished game, as far as there is one (202: not all of it)."""
    async with hub.at(table, holder) as room:
        room.grant(holder)
        return await answer(request.app.state.analyst, room)


@router.post("/{table}/analysis", response_model=Analysis, responses=PARTLY)
async def begin(table: Id, request: Request, hub: TheHub, holder: Holder) -> Response:
    """Have a finished game analysed, once for all who ask."""
    analyst: Analyst = request.app.state.analyst
    async with hub.at(table, holder) as room:
        room.grant(holder)
        await analyst.begin(room, address_of(request.scope))
        return await answer(analyst, room)
