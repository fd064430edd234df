"""Whatever goes on without a person: bots, and choices that are none."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import partial

from scriptorium.bots.base import while_legal
from scriptorium.core.errors import Problem
from scriptorium.core.table import Table
from scriptorium.server import metrics
from scriptorium.server.bots import Question, Thinkers
from scriptorium.server.council import Council, Work
from scriptorium.server.database import FAILURES
from scriptorium.server.hub import Hub
from scriptorium.server.room import Room

AGAIN = 1.0  # seconds until a database that failed is tried again, or a table that did
LONGEST = 16.0  # and at most, for a table that fails again and again
ATTEMPTS = 8  # at a table nobody looks at; it is tried again when somebody does
UNATTENDED = 2  # tables whose bots think at the same time though nobody looks on
SLOWER = 3  # times the pace between their moves
DESERTED = 300.0  # seconds after which a table that nobody holds a seat at waits for somebody
TROUBLE = "table-trouble"
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Turn:
    """What a bot is about to do, and when that was: `texts`, or what it thinks of a question."""

    seat: int
    game: Table
    seen: int  # entries of the record
    seq: int
    texts: list[str]
    question: Question | None


class Driver:
    """`pace`: seconds from one move to the next of a bot while people look on."""

    def __init__(self, hub: Hub, thinkers: Thinkers, pace: float) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.pace = pace
        self.council = Council(hub, thinkers)
        self._unattended = asyncio.Semaphore(UNATTENDED)

    def wake(self, room: Room) -> None:
        """Called by whoever has changed a table, whose choice is stored: nothing may fail here."""
        if room.driver is not None:
            return
        if self._has_work(room):
            room.driver = self.hub.spawn(self._drive(room))
        else:
            self._recovered(room)

    def _has_work(self, room: Room) -> bool:
        try:
            return bool(room.single_option() or self.council.work(room) or self._ready_bots(room))
        except Exception:
            return True  # it will fail again, and be told there

    def _ready_bots(self, room: Room) -> list[int]:
        """The bots that have to choose, and need not hear the team first."""
        return [seat for seat in room.bots_to_act() if not self.council.waits(room, seat)]

    async def _drive(self, room: Room) -> None:
        try:
            while await self._next(room):
                pass
        finally:
            room.driver = None
            self.hub.bot_tables.rests(room)

    async def _next(self, room: Room) -> bool:
        self.hub.bot_tables.goes_on(room)
        try:
            if room.unattended:
                if room.bots_only and time.monotonic() - room.watched > DESERTED:
                    return False  # it goes on when somebody comes
                async with self._unattended:
                    goes_on = await self._one_turn(room)
                await self._pause(room)
            else:
                goes_on = await self._one_turn(room)
        except FAILURES as error:
            self.hub.store.outage.failed(error)
            await asyncio.sleep(AGAIN)
            return True
        except Exception as error:
            if isinstance(error, Problem) and error.key == "stale":  # another process was quicker
                return True
            if isinstance(error, Problem) and error.key == "unknown-table":  # deleted meanwhile
                return False
            return await self._stumbled(room)
        self._recovered(room)
        return goes_on

    async def _pause(self, room: Room) -> None:
        """Before the next move that nobody sees; whoever comes does not wait for it."""
        end = time.monotonic() + SLOWER * self.pace
        while room.unattended and (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(left, self.pace))

    async def _stumbled(self, room: Room) -> bool:
        """A rule or a bot has failed. What is stored is as it was; the players are told, and the
        table is tried again, with another choice where a bot had one."""
        log.exception("table %s failed", room.id)
        metrics.table_failures.inc()
        room.failures += 1
        room.trouble = TROUBLE
        room.wake()
        await asyncio.sleep(min(AGAIN * 2 ** (room.failures - 1), LONGEST))
        return room.failures < ATTEMPTS or bool(room.onlookers)

    def _recovered(self, room: Room) -> None:
        room.failures = 0
        if room.trouble:
            room.trouble = ""
            room.wake()

    async def _one_turn(self, room: Room) -> bool:
        """One choice nobody is asked for; False if there is none."""
        async with self.hub.at(room.id):
            single = room.single_option()
            if single is not None:
                seat, text = single
                async with self.hub.changing(room, "auto", seat) as game:
                    game.act(seat, text, auto=True)
                return True
            work = self.council.work(room) or self._turn(room)
            if work is None:
                return False
        await work()
        return True

    def _turn(self, room: Room) -> Work | None:
        """The turn of a bot that has to choose."""
        waiting = self._ready_bots(room)
        if not waiting:
            return None
        seat, game = waiting[0], room.game
        texts = self.council.decided(room, seat) or []
        if room.failures:
            texts = [self._another_choice(room, seat)]
        question = None if texts else self._question(room, seat)
        turn = _Turn(seat, game, game.count, room.seq(seat), texts, question)
        return partial(self._take_turn, room, turn)

    async def _take_turn(self, room: Room, turn: _Turn) -> None:
        seat, game, texts = turn.seat, turn.game, turn.texts
        together = game.state.frames[-1].simultaneous
        if turn.question is not None:
            texts = await self.thinkers.choose(turn.question)
        if room.onlookers and not together:
            await asyncio.sleep(max(0.0, room.moved + self.pace - time.time()))
        async with self.hub.at(room.id):
            # Another process may have played for it meanwhile: then it has to think again.
            same = room.table is game and not game.concerns(seat, turn.seq)
            if same and room.seats[seat].kind == "bot" and not self.council.waits(room, seat):
                texts = self.council.decided(room, seat) or texts  # the others may have thought too
                async with self.hub.changing(room, "bot", seat):
                    self._take(room, seat, texts, turn.seen)

    def _question(self, room: Room, seat: int) -> Question:
        # Not the record's count: what others do in private must make no difference.
        seed = f"{room.config.seed}/{seat}/{room.seq(seat)}"
        return Question.of(room.config.game, room.seats[seat].level, seed, room.game.state, seat)

    def _another_choice(self, room: Room, seat: int) -> str:
        """After a failure: one legal choice after the other, until one can be carried out."""
        state = room.game.state
        legal = state.legal(seat)
        return state.ruleset.codec.text(legal[(room.failures - 1) % len(legal)])

    def _take(self, room: Room, seat: int, texts: list[str], seen: int) -> None:
        """A bot's actions, while they are legal; somebody may have taken back a choice since."""
        game = room.game
        state = game.state
        codec = state.ruleset.codec
        for action, _ in while_legal(state, seat, [codec.action(text) for text in texts]):
            game.act(seat, codec.text(action))
        if game.count == seen and seat in state.to_act:
            # Nothing of it was legal although nothing has changed: the table must go on.
            log.error("bot %s chose %s", room.seats[seat].level, texts[:1])
            game.act(seat, codec.text(state.legal(seat)[0]))
