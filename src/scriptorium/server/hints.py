"""The coach: what a strong bot would do in my place. It is told what my seat knows, and no more."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from scriptorium.arena import analysis
from scriptorium.core.codec import Codec
from scriptorium.core.decision import option
from scriptorium.core.errors import Problem
from scriptorium.server.asking import As, Holder, Id
from scriptorium.server.bots import Advice, Thinkers
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.hub import Hub
from scriptorium.server.messages.advice import HintRequest, Hints
from scriptorium.server.room import Room

router = APIRouter(prefix="/api/tables", responses=DOCUMENTED)


class Coach:
    """Each seat asks one thing at a time. What was asked before is answered again for nothing, as
    long as nothing has changed."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self._asking: set[tuple[str, int]] = set()

    async def hints(self, table: str, holder: str | None, me: int | None, ask: HintRequest) -> Any:
        async with self.hub.at(table, holder) as room:
            seat = room.own_seat(room.grant(holder, me))
            question = self._question(room, seat, ask)
            known = room.hinted.get(seat)
            if known is not None and known[:2] == (ask.seq, ask.count):
                return told(ask.seq, room, seat, known[2])
            if (table, seat) in self._asking:
                raise Problem("hint-running")
            self._asking.add((table, seat))
        try:
            found = await self.thinkers.advise(question)
        finally:
            self._asking.discard((table, seat))
        if not found:
            raise Problem("hint-failed")
        async with self.hub.at(table, holder) as room:
            room.expect(seat, ask.seq)  # who has gone on meanwhile needs it no more
            await self.hub.store.add_hint(table, seat)
            await self.hub.load_people(room)
            room.hinted[seat] = ask.seq, ask.count, found
            room.wake()
            return told(ask.seq, room, seat, found)

    def _question(self, room: Room, seat: int, ask: HintRequest) -> Advice:
        if not room.coach:
            raise Problem("coach-off")
        analysis.check(room.config)
        room.expect(seat, ask.seq)
        if room.game.ended or seat not in room.game.state.to_act:
            raise Problem("hint-not-asked")
        # As for a bot: not by what others do in secret.
        seed = f"{room.config.seed}/{seat}/{ask.seq}/hint"
        return Advice.of(room.config, seed, room.game.state, seat, ask.count)


def told(seq: int, room: Room, seat: int, found: list[dict[str, Any]]) -> dict[str, Any]:
    codec = room.game.state.ruleset.codec
    hints = [{**one, "actions": [_option(codec, text) for text in one["actions"]]} for one in found]
    return {"seq": seq, "used": room.seats[seat].hints, "hints": hints}


def _option(codec: Codec, text: str) -> dict[str, Any]:
    return option(codec.action_text(codec.action(text))).json()


@router.post("/{table}/hints", response_model=Hints)
async def ask_coach(
    table: Id, ask: HintRequest, request: Request, holder: Holder, me: As = None
) -> Any:
    """What a strong bot would do in my place: up to three choices, and why."""
    coach: Coach = request.app.state.coach
    return await coach.hints(table, holder, me, ask)
