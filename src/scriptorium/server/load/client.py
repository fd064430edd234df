"""A lean HTTP client: the load test shares its machine with the server it measures."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import cast
from urllib.parse import urlsplit

import httptools
import orjson

from scriptorium.server.keys import COOKIE

KEPT_ALIVE = 3.0  # seconds: servers close connections that are idle for longer
PATIENCE = 60.0  # seconds for an answer


@dataclass(frozen=True)
class Address:
    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> Address:
        parts = urlsplit(url)
        return cls(parts.hostname or "127.0.0.1", parts.port or 80)


@dataclass
class Answer:
    status: int = 0
    body: bytes = b""
    headers: dict[bytes, bytes] = field(default_factory=dict)


class Connection(asyncio.Protocol):
    """One request at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.used = time.monotonic()
        self._answer = Answer()
        self._parser = httptools.HttpResponseParser(self)
        self._waiting: asyncio.Future[Answer] | None = None

    @property
    def usable(self) -> bool:
        if self.transport is None or self.transport.is_closing():
            return False
        return time.monotonic() - self.used < KEPT_ALIVE

    async def ask(self, request: bytes) -> Answer:
        assert self.transport is not None
        self.used = time.monotonic()
        self._answer = Answer()
        self._parser = httptools.HttpResponseParser(self)
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._waiting
        except TimeoutError:
            self.transport.close()  # what comes later is not the answer to the next request
            raise

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass of it

    def connection_lost(self, error: Exception | None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    # What the parser tells

    def on_header(self, name: bytes, value: bytes) -> None:
        self._answer.headers[name.lower()] = value

    def on_body(self, body: bytes) -> None:
        self._answer.body += body

    def on_message_complete(self) -> None:
        self._answer.status = self._parser.get_status_code()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(self._answer)


class Line:
    """Requests one after the other, over a connection that is kept alive."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._connection = Connection()

    async def request(
        self, method: str, path: str, key: str = "", body: object = None, zipped: bool = True
    ) -> Answer:
        if not self._connection.usable:
            self.close()
            loop = asyncio.get_running_loop()
            _, self._connection = await loop.create_connection(
                Connection, self.address.host, self.address.port
            )
        content = orjson.dumps(body) if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.address.host}:{self.address.port}"]
        if zipped:
            lines.append("Accept-Encoding: gzip")
        if key:
            lines.append(f"Cookie: {COOKIE}={key}")
        if content:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        return await self._connection.ask("\r\n".join([*lines, "", ""]).encode() + content)

    def close(self) -> None:
        if self._connection.transport is not None:
            self._connection.transport.close()
