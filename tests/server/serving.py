"""Servers to test: one in this process, and the real command in another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from scriptorium.cli.serve import bind
from scriptorium.server.app import make
from scriptorium.server.connections import Connection
from scriptorium.server.hub import Hub
from scriptorium.server.settings import Settings
from scriptorium.server.timekeeper import Time
from tests.server.waiting import PATIENCE, within

COMMAND = Path(sys.executable).parent / "scriptorium"


def generous(database: str, **more: object) -> Settings:
    """Settings that stand in no test's way: no pauses, no limits."""
    values: dict[str, object] = {
        "pace": 0.0,
        "requests_per_second": 1e6,
        "burst": 1_000_000,
        "sockets": 1000,
    }
    return Settings(database=database, **{**values, **more})  # type: ignore[arg-type]


class _Server(uvicorn.Server):
    """Leaves Ctrl-C to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A server in this process, with a look inside."""

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        self.settings = settings
        self.app: FastAPI = make(settings, time)
        self._socket = bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = _Server(
            uvicorn.Config(
                self.app,
                log_level="warning",
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=1,
                server_header=False,
                http=Connection,
            )
        )
        self._task: asyncio.Task[None] | None = None

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    async def tick(self) -> None:
        """See to what is due, as happens from time to time."""
        await self.app.state.timekeeper.tick()

    async def open(self) -> None:
        self._task = asyncio.ensure_future(self._server.serve(sockets=[self._socket]))
        async with within(PATIENCE, "the server to start"):
            while not self._server.started:
                assert not self._task.done(), "the server did not start"
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        self._server.should_exit = True
        assert self._task is not None
        async with within(PATIENCE, lambda: f"the server to end; it still runs {self._running()}"):
            await self._task
        self._socket.close()  # the server does so itself, unless it never started

    def _running(self) -> list[str]:
        return [str(task.get_coro()) for task in asyncio.all_tasks()]


@contextlib.asynccontextmanager
async def house(
    database: str, time: Time | None = None, **settings: object
) -> AsyncIterator[House]:
    one = House(generous(database, **settings), time)
    await one.open()
    try:
        yield one
    finally:
        await one.close()


class Process:
    """`scriptorium serve` as people start it. What it prints is kept in `output`."""

    def __init__(self, database: str, *arguments: str, port: int = 0) -> None:
        command = [str(COMMAND), "serve", "--db", database, "--port", str(port), "--pace", "0"]
        self.process = subprocess.Popen(
            [*command, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LANG": "en_US.UTF-8", "PYTHONUNBUFFERED": "1"},
            start_new_session=True,  # so that everything it starts can be ended with it
        )
        self.output = ""
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        self.address = self._find_address()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stdout:
            for line in stdout:
                self.output += line

    def _find_address(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:\d+", self.output)
            if found is not None:
                return found.group()
            time.sleep(0.01)
        self.end()
        raise AssertionError(f"the server did not start: {self.output}")

    def kill(self) -> None:
        """The server alone, without a chance to say goodbye."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self._reading.join(5)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            pass
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._reading.join(5)


@contextlib.contextmanager
def process(database: str, *arguments: str, port: int = 0) -> Iterator[Process]:
    one = Process(database, *arguments, port=port)
    try:
        yield one
    finally:
        one.end()
