"""The socket the server listens at."""

from __future__ import annotations

import asyncio
import socket

import httpx2
import pytest

from scriptorium.cli.serve import bind, reached_at
from tests.server.conftest import Fresh
from tests.server.serving import house


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


def test_who_listens_everywhere_has_an_address_in_the_network() -> None:
    with bind("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        found = reached_at("0.0.0.0", listening)
        assert found == "" or (found.endswith(f":{port}") and "127.0.0.1" not in found)
        assert "0.0.0.0" not in found
    with bind("127.0.0.1", 0) as listening:
        assert reached_at("127.0.0.1", listening) == ""


async def test_only_its_own_machine_is_told_the_address(
    fresh: Fresh, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SCRIPTORIUM_COMMAND", raising=False)
    address = "http://192.0.2.7:8000"
    async with house(await fresh(kind), network=address) as place, httpx2.AsyncClient() as http:
        told = (await http.get(f"{place.address}/api/network")).json()
        assert told == {"address": address, "command": "scriptorium serve --host 0.0.0.0"}
        elsewhere = {"host": "table.example"}
        told = (await http.get(f"{place.address}/api/network", headers=elsewhere)).json()
        assert told["address"] == ""
