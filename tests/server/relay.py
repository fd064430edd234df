"""A way to a database that can be blocked, as if the machine behind it had stopped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from scriptorium.server.shutdown import ended


class Relay:
    def __init__(self, port: int) -> None:
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def block(self) -> None:
        """Whatever is sent from now on waits; nobody is told."""
        self._open.clear()

    def unblock(self) -> None:
        self._open.set()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self._to)
        for one in (self._pass_on(reader, there[1]), self._pass_on(there[0], writer)):
            task = asyncio.ensure_future(one)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @classmethod
    @contextlib.asynccontextmanager
    async def to(cls, port: int) -> AsyncIterator[Relay]:
        relay = cls(port)
        server = await asyncio.start_server(relay._meet, "127.0.0.1", 0)
        relay.port = server.sockets[0].getsockname()[1]
        try:
            yield relay
        finally:
            server.close()
            await ended(relay._tasks)
