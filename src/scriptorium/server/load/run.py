"""A load test from its start to its report."""

from __future__ import annotations

import asyncio
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scriptorium.core.errors import Problem
from scriptorium.server.housekeeping import frozen
from scriptorium.server.load import prepare
from scriptorium.server.load.client import Address, Line
from scriptorium.server.load.drive import Figures, Table, missing
from scriptorium.server.load.process import Process
from scriptorium.server.load.report import Report, Screen, spans
from scriptorium.server.shutdown import ended

WARM = 2.0  # seconds of play before anything is measured
GRACE = 3.0  # seconds for the last actions to arrive
AT_ONCE = 20  # sockets that are opened at the same time
PATIENCE = 60.0  # seconds until each of them has brought something
LOOKS = 3  # at the first screen, under load
CONNECTIONS = 6  # of a browser to one server

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Load:
    """`command` starts the server, all but --db and --port. `rate`: actions a second over all
    tables; 0: each table goes on as soon as it has seen its last action."""

    command: Sequence[str]
    tables: int
    sockets: int
    seconds: float
    rate: float
    database: str | None = None
    workers: int = 1


def run(load: Load, progress: Progress) -> Report:
    with tempfile.TemporaryDirectory(prefix="scriptorium-load-") as folder:
        return _loop(_run(load, Path(folder), progress))


def _loop(work: Coroutine[Any, Any, Report]) -> Report:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.run(work)
    return uvloop.run(work)


async def _run(load: Load, folder: Path, progress: Progress) -> Report:
    database = load.database or f"sqlite+aiosqlite:///{folder / 'load.db'}"
    prepared = await prepare.prepare(database, load.tables, load.sockets)
    command = [*load.command, "--db", database, "--workers", str(load.workers)]
    async with Process(command, folder / "errors.txt") as process:
        screen = await first_screen(process.address)
        figures = Figures()
        secret = prepare.secret_kinds()
        tables = [Table(one, process.address, figures, secret) for one in prepared]
        test = Test(load, process, tables, figures, progress)
        try:
            return await test.run(screen)
        finally:
            await test.end()


class Test:
    def __init__(
        self,
        load: Load,
        process: Process,
        tables: list[Table],
        figures: Figures,
        progress: Progress,
    ) -> None:
        self.load = load
        self.process = process
        self.tables = tables
        self.figures = figures
        self.progress = progress
        self._sockets: list[asyncio.Task[None]] = []
        self._players: list[asyncio.Task[None]] = []

    async def run(self, screen: Screen) -> Report:
        opened = await self._open_sockets()
        with frozen():  # a pause of this process must not look like one of the server
            self._play()
            await asyncio.sleep(WARM)
            self.figures.on = True
            before, used = self.process.usage(), time.process_time()
            begin = time.perf_counter()
            looks = await self._wait(begin)
            seconds = time.perf_counter() - begin
            after, used = self.process.usage(), time.process_time() - used
            actions = len(self.figures.answers)
            await self._settle()
        shown, answer = spans(self.figures)
        return Report(
            tables=self.load.tables,
            sockets=self.load.sockets,
            workers=self.load.workers,
            database=(self.load.database or "sqlite").partition(":")[0],
            offered=self.load.rate,
            seconds=seconds,
            actions=actions,
            refused=self.figures.refused,
            idle=self.figures.idle,
            lost=sum(missing(self.tables)),
            shown=shown,
            answer=answer,
            startup=self.process.startup,
            opened=opened,
            screen=screen,
            screen_loaded=looks,
            before=before,
            after=after,
            generator=used,
        )

    async def _open_sockets(self) -> float:
        begin = time.perf_counter()
        viewers = [viewer for table in self.tables for viewer in table.viewers]
        for at in range(0, len(viewers), AT_ONCE):
            some = viewers[at : at + AT_ONCE]
            address = self.process.address
            self._sockets += [asyncio.ensure_future(viewer.watch(address)) for viewer in some]
            end = time.perf_counter() + PATIENCE
            while any(viewer.seq < 0 for viewer in some):
                self._check()
                if time.perf_counter() > end:
                    raise Problem("load-broken", detail="a socket that brings nothing")
                await asyncio.sleep(0.005)
            self.progress(at + len(some), len(viewers))
        return time.perf_counter() - begin

    def _check(self) -> None:
        """A socket that ends before the test does has a reason."""
        for task in self._sockets + self._players:
            if task.done():
                error = None if task.cancelled() else task.exception()
                raise Problem("load-broken", detail=repr(error) if error else "closed")

    def _play(self) -> None:
        load = self.load
        interval = load.tables / load.rate if load.rate else 0.0
        self._players = [
            asyncio.ensure_future(table.at_a_pace(interval) if load.rate else table.at_once())
            for table in self.tables
        ]

    async def _wait(self, begin: float) -> Screen:
        """Let them play, and look at the first screen meanwhile."""
        looks: list[Screen] = []
        end = self.load.seconds
        while (past := time.perf_counter() - begin) < end:
            self._check()
            self.progress(round(10 * past), round(10 * end))
            if past >= end * (len(looks) + 1) / (LOOKS + 1):
                looks.append(await first_screen(self.process.address))
            await asyncio.sleep(min(0.2, end / (2 * LOOKS + 2)))
        looks = looks or [await first_screen(self.process.address)]
        middle = statistics.median_low([look.seconds for look in looks])
        return next(look for look in looks if look.seconds == middle)

    async def _settle(self) -> None:
        await ended(self._players)
        end = time.perf_counter() + GRACE
        while time.perf_counter() < end and not all(table.settled for table in self.tables):
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        await ended([*self._players, *self._sockets])
        for table in self.tables:
            table.close()


async def first_screen(address: Address) -> Screen:
    """What a browser asks for to show the first screen: the page, then all it needs at once."""
    begin = time.perf_counter()
    lines = [Line(address) for _ in range(CONNECTIONS)]
    try:
        page = await lines[0].request("GET", "/", zipped=False)
        client = page.status == 200
        files = re.findall(rb'(?:src|href)="(/[^"]+\.(?:js|css|woff2))"', page.body)
        asked = [file.decode() for file in files] if client else []
        asked += ["/api/games", "/api/tables", f"/api/texts/en?game={prepare.GAME}"]
        await asyncio.gather(*(_fetch(line, asked[i::CONNECTIONS]) for i, line in enumerate(lines)))
        return Screen(time.perf_counter() - begin, 1 + len(asked), client)
    finally:
        for line in lines:
            line.close()


async def _fetch(line: Line, paths: list[str]) -> None:
    for path in paths:
        answer = await line.request("GET", path)
        if answer.status != 200:
            raise Problem("load-broken", detail=f"{path}: {answer.status}")
