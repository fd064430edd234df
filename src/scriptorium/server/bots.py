"""Bots think in processes of their own; the server answers others meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from scriptorium.arena import analysis
from scriptorium.bots import ladder
from scriptorium.bots.base import ask
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.server import metrics

ATTEMPTS = 3
PATIENCE = 60.0  # seconds for one choice
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """What a bot is asked, made from a state before anybody changes it. It is given only what
    its seat may know; `legal` is for whoever stands in for it."""

    game: str
    level: str
    seed: str
    seat: int
    legal: list[str]
    known: dict[str, Any]

    @classmethod
    def of(cls, game: str, level: str, seed: str, state: State, seat: int) -> Question:
        legal = [state.ruleset.codec.text(action) for action in state.legal(seat)]
        chance = Stream(seed, "determinize")
        known = state.determinize(seat, chance).dump() if len(legal) > 1 else {}
        return cls(game, level, seed, seat, legal, known)


@dataclass(frozen=True)
class Judgement:
    """Whether a bot agrees with steps that the speaker of its team may take."""

    game: str
    level: str
    seed: str
    seat: int
    steps: list[str]
    known: dict[str, Any]

    @classmethod
    def of(
        cls, game: str, level: str, seed: str, state: State, seat: int, steps: list[str]
    ) -> Judgement:
        known = state.determinize(seat, Stream(seed, "determinize")).dump()
        return cls(game, level, seed, seat, steps, known)


def judge(question: Judgement) -> bool:
    """In a process of the pool: whether the bot agrees."""
    state = registry.load(question.game).load(question.known)
    bot = ladder.make(question.game, question.level, question.seed)
    codec = state.ruleset.codec
    return bot.agrees(state, question.seat, [codec.action(text) for text in question.steps])


@dataclass(frozen=True)
class Advice:
    """What a bot is asked on behalf of a person, whose seat knows no more than this."""

    game: str
    scenario: str
    seed: str
    seat: int
    count: int
    known: dict[str, Any]

    @classmethod
    def of(cls, config: registry.Config, seed: str, state: State, seat: int, count: int) -> Advice:
        known = state.determinize(seat, Stream(seed, "determinize")).dump()
        return cls(config.game, config.scenario, seed, seat, count, known)


def advise(question: Advice) -> list[dict[str, Any]]:
    """In a process of the pool: the best choices, as JSON."""
    state = registry.load(question.game).load(question.known)
    adviser = ladder.adviser(question.game, question.scenario, question.seed)
    if adviser is None:
        return []
    found = adviser.advise(state.copy(), question.seat, question.count)
    return [analysis.candidate_json(one, state) for one in found]


def think(question: Question) -> list[str]:
    """In a process of the pool: what the bot does next, as texts."""
    state = registry.load(question.game).load(question.known)
    bot = ladder.make(question.game, question.level, question.seed)
    return [state.ruleset.codec.text(action) for action in ask(bot, state, question.seat)]


def end_with_server() -> None:
    """In a process of the pool: a server that was killed must not leave it behind, waiting."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The pool. A process that dies takes its thought with it; another one thinks again."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        # Waiting for a process is not thinking: it counts for nobody's patience.
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # No fork: the server's sockets and database are none of the bots' business.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=end_with_server
            )
        return self._pool

    async def choose(self, question: Question) -> list[str]:
        """The bot's next actions: one, or several to be taken while they are legal."""
        if len(question.legal) == 1:
            return question.legal
        async with self._free:
            return await self._asked(question)

    async def agrees(self, question: Judgement) -> bool:
        """One that cannot say stands in nobody's way."""
        async with self._free:
            return await self._thought(question.level, judge, question) is not False

    async def advise(self, question: Advice) -> list[dict[str, Any]] | None:
        """The best choices; None if the adviser has failed."""
        async with self._free:
            found: list[dict[str, Any]] | None = await self._thought("adviser", advise, question)
            return found

    async def take_apart(self, lines: list[str]) -> analysis.Finished | None:
        """A finished game as positions for `answer`; None if that has failed."""
        async with self._free:
            found: analysis.Finished | None = await self._thought(
                "adviser", analysis.Finished.read, lines
            )
            return found

    async def answer(self, task: analysis.Task) -> dict[str, Any] | None:
        """What a bot makes of a position of a finished game; None if it has failed."""
        async with self._free:
            found: dict[str, Any] | None = await self._thought("adviser", analysis.answer, task)
            return found

    async def _asked(self, question: Question) -> list[str]:
        answer: list[str] | None = await self._thought(question.level, think, question)
        if answer is not None:
            return answer
        # The table goes on: any legal choice is better than none.
        return [Stream(question.seed, "stand-in").choice(question.legal)]

    async def _thought(self, level: str, work: Callable[[Any], Any], question: object) -> Any:
        """What came of it in a process of the pool; None if nothing did."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._executor()
            try:
                loop = asyncio.get_running_loop()
                answer = loop.run_in_executor(pool, work, question)
                # Not wait_for: in Python 3.11 it loses a cancellation that comes with the answer,
                # and a server that ends would wait for bots that play on.
                async with asyncio.timeout(PATIENCE):
                    return await answer
            except (BrokenProcessPool, TimeoutError) as error:
                metrics.bot_crashes.inc()
                log.warning("bot %s died, attempt %d", level, attempt)
                if self._pool is pool:  # somebody else's bot may be thinking in the next one
                    self.close()
                if isinstance(error, TimeoutError):  # it would take as long again
                    break
            except Exception:
                metrics.bot_crashes.inc()
                log.exception("bot %s failed", level)
                break
        return None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            # What was waiting for its turn fails with the processes, and is asked again.
            pool.shutdown(wait=False)
