"""People at tables, played by a program: they see what their socket brings and choose from it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import orjson
from websockets.asyncio.client import connect

from scriptorium.server.keys import COOKIE
from scriptorium.server.load.client import Address, Line
from scriptorium.server.load.prepare import Place, Prepared

ACCEPTED = 200
PATIENCE = 10.0  # seconds for something to arrive
EARLY, MIDDLE, LATE = range(3)  # thirds of a game


@dataclass(slots=True)
class Post:
    """One action. `public`: the others see it at once; what is planned in secret they do not."""

    seat: int
    text: str
    third: int
    public: bool
    sent: float
    status: int = 0


class Figures:
    """What is measured, in seconds; each list goes with the third of the game."""

    def __init__(self) -> None:
        self.on = False
        self.answers: list[tuple[int, float]] = []
        self.arrivals: list[tuple[int, float]] = []
        self.refused = 0
        self.idle = 0  # it was time for an action, but nobody had one to choose

    def answered(self, post: Post, now: float) -> None:
        if not self.on:
            return
        if post.status == ACCEPTED:
            self.answers.append((post.third, now - post.sent))
        else:
            self.refused += 1

    def arrived(self, post: Post, now: float) -> None:
        if self.on:
            self.arrivals.append((post.third, now - post.sent))


class Viewer:
    """One live socket."""

    def __init__(self, table: Table, place: Place) -> None:
        self.table = table
        self.place = place
        self.seq = -1
        self.kind = ""
        self.options: list[dict[str, Any]] = []
        self.awaiting: deque[Post] = deque()

    async def watch(self, address: Address) -> None:
        where = f"ws://{address.host}:{address.port}/api/tables/{self.table.id}/live"
        headers = {"Cookie": f"{COOKIE}={self.place.key}"}
        async with connect(
            where,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=60,
            proxy=None,
        ) as socket:
            while True:
                message = await socket.recv(decode=False)
                now = time.perf_counter()
                self.take(orjson.loads(message), now)

    def take(self, update: dict[str, Any], now: float) -> None:
        self.seq = update["seq"]
        view = update.get("view")
        if view is not None:
            self.table.round, self.table.rounds = view["round"], view["rounds"]
        if not update["asked"]:
            self.options = []
        elif update.get("decision") is not None:
            decision = update["decision"]
            self.kind = decision["kind"]
            self.options = [one for one in decision["options"] if not one.get("takes_back")]
        if self.awaiting and "log" in update:
            self._match([one for one in update["log"] if not one["auto"]], now)
        self.table.news.set()

    def _match(self, log: list[dict[str, Any]], now: float) -> None:
        """Which of the awaited actions have come. Those planned in secret come together when the
        last of them is made: only that one has been waited for."""
        for entry in log:
            for post in self.awaiting:
                if post.seat == entry["seat"] and post.text == entry["do"]:
                    self.awaiting.remove(post)
                    if post.public or entry is log[-1]:
                        self.table.figures.arrived(post, now)
                    break

    @property
    def missing(self) -> int:
        """Actions that were accepted and should have come."""
        return sum(post.public and post.status == ACCEPTED for post in self.awaiting)


class Table:
    """One table and all who sit around it. One action is under way at a time."""

    def __init__(
        self, prepared: Prepared, address: Address, figures: Figures, secret: set[str]
    ) -> None:
        self.id = prepared.id
        self.figures = figures
        self.secret = secret
        self.viewers = [Viewer(self, place) for place in prepared.places]
        self.news = asyncio.Event()
        self.round, self.rounds = 0, 1
        self.chance = random.Random(prepared.id)
        self._line = Line(address)

    @property
    def third(self) -> int:
        return min(LATE, 3 * max(0, self.round - 1) // self.rounds)

    @property
    def settled(self) -> bool:
        return not any(viewer.missing for viewer in self.viewers)

    async def _until(self, done: Callable[[], object]) -> None:
        """Wait for something to be seen at a socket; not for ever, it may never come."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not done():
                    self.news.clear()
                    await self.news.wait()

    def choosers(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.options]

    async def act(self) -> bool:
        """One action of somebody who is asked; False if nobody is."""
        asked = self.choosers()
        if not asked:
            return False
        viewer = self.chance.choice(asked)
        # What concerns something on the board rather than a pass, so that games get on.
        options = [one for one in viewer.options if one["targets"]] or viewer.options
        text = self.chance.choice(options)["text"]
        seat, seq = viewer.place.seat, viewer.seq
        assert seat is not None
        post = Post(seat, text, self.third, viewer.kind not in self.secret, time.perf_counter())
        for other in self.viewers:
            if other is not viewer:
                other.awaiting.append(post)
        answer = await self._line.request(
            "POST",
            f"/api/tables/{self.id}/actions",
            viewer.place.key,
            {"seq": seq, "action": text},
        )
        post.status = answer.status
        self.figures.answered(post, time.perf_counter())
        if answer.status == ACCEPTED:
            await self._until(lambda: viewer.seq > seq)
        else:
            for other in self.viewers:
                if post in other.awaiting:
                    other.awaiting.remove(post)
            await asyncio.sleep(0.05)
        return True

    async def at_a_pace(self, interval: float) -> None:
        """An action every so many seconds, whatever the last one took."""
        at = time.perf_counter() + interval * self.chance.random()
        while True:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            at += interval
            if not await self.act() and self.figures.on:
                self.figures.idle += 1

    async def at_once(self) -> None:
        """The next action as soon as the last one is seen."""
        while True:
            if not await self.act():
                await self._until(self.choosers)

    def close(self) -> None:
        self._line.close()


def missing(tables: list[Table]) -> Iterator[int]:
    for table in tables:
        yield from (viewer.missing for viewer in table.viewers)
