"""Nothing is waited for without an end: neither by the tests, nor by a server that stops."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future

import pytest

from scriptorium.server import shutdown
from scriptorium.server.bots import Question, Thinkers
from tests.server.browser import Browser, play
from tests.server.test_tables import seated
from tests.server.waiting import Late, within

QUESTION = Question("", "", "", 0, ["one", "two"], {})


async def test_who_waits_in_vain_says_for_what() -> None:
    with pytest.raises(Late, match="for a miracle") as caught:
        async with within(0.01, lambda: "a miracle"):
            await asyncio.Event().wait()
    assert not isinstance(caught.value, OSError)  # nobody takes it for a lost connection


async def test_who_has_seen_enough_plays_on_for_the_others(ada: Browser, ben: Browser) -> None:
    """Ada has seen enough at once, but Ben cannot go on without her plan."""
    table = await seated(ada, ben)
    ends = await play(table, (ada, ben), lambda seen: not seen.table["seat"] or seen.seq > 20)
    assert ends[1].seq > 20


class Pool:
    """A process that answers when it is told to."""

    def __init__(self) -> None:
        self.answer: Future[list[str]] = Future()

    def submit(self, *_: object) -> Future[list[str]]:
        return self.answer


@pytest.mark.parametrize("steps", range(5))
async def test_a_server_that_ends_is_not_held_up_by_an_answer(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """It is told to end a few steps of the loop after a bot has made its choice."""
    thinkers, pool = Thinkers(), Pool()
    monkeypatch.setattr(thinkers, "_executor", lambda: pool)
    chosen = asyncio.Event()

    async def drive() -> None:
        await thinkers.choose(QUESTION)
        chosen.set()
        await asyncio.Event().wait()

    driving = asyncio.ensure_future(drive())
    await asyncio.sleep(0.01)
    pool.answer.set_result(["one"])
    for _ in range(steps):
        await asyncio.sleep(0)
    driving.cancel()
    done, _ = await asyncio.wait({driving}, timeout=5)
    driving.cancel()
    assert done, f"a cancellation was lost; the answer came: {chosen.is_set()}"


async def test_a_task_that_loses_a_cancellation_is_cancelled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutdown, "AGAIN", 0.01)
    cancelled = 0

    async def deaf() -> None:
        nonlocal cancelled
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled += 1
                if cancelled == 3:
                    raise

    task = asyncio.ensure_future(deaf())
    await asyncio.sleep(0)
    await shutdown.ended([task])
    assert task.cancelled()


async def test_a_task_that_never_ends_is_left_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shutdown, "AGAIN", 0.01)
    monkeypatch.setattr(shutdown, "PATIENCE", 0.05)
    enough = asyncio.Event()

    async def stubborn() -> None:
        while not enough.is_set():
            try:
                await enough.wait()
            except asyncio.CancelledError:
                pass

    task = asyncio.ensure_future(stubborn())
    await asyncio.sleep(0)
    with caplog.at_level(logging.ERROR):
        await shutdown.ended({task})
    assert "stubborn" in caplog.text
    enough.set()
    await task
