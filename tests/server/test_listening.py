"""The socket the server listens at."""

from __future__ import annotations

import asyncio
import socket

from scriptorium.cli.serve import bind


async def test_answers_go_out_at_once() -> None:
    """Where small packets are gathered first, the second half of an answer waits for the other
    side: 40 ms for each request."""
    came: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        one: socket.socket = writer.get_extra_info("socket")
        came.set_result(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()
        await writer.wait_closed()

    listening = bind("127.0.0.1", 0)
    async with await asyncio.start_server(answer, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await came
        writer.close()
        await writer.wait_closed()
