"""One address cannot wear the server out: requests, files, sockets, connections."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scriptorium.server import connections
from scriptorium.server.connections import Door
from scriptorium.server.limits import Rates
from scriptorium.server.tally import Held, Windows, alive
from tests.server.browser import Browser
from tests.server.conftest import Fresh
from tests.server.serving import house
from tests.server.test_outage import Clock
from tests.server.waiting import PATIENCE, within

ANOTHER = """
import sys
from pathlib import Path
from scriptorium.server.limits import Rates
from scriptorium.server.tally import Held, Windows
folder = Path(sys.argv[1])
rates, held = Rates(Windows(folder / "r", lambda: 1000.0), 2.0, 10), Held(folder / "h")
print(*(int(rates.take("a")) for _ in range(6)), *(int(held.take("a", 5)) for _ in range(3)))
sys.stdout.flush()
sys.stdin.read()
"""


def test_what_was_asked_for_counts_less_and_less() -> None:
    clock = Clock()
    rates = Rates(Windows(clock=clock), 2.0, 10)  # ten in five seconds
    assert sum(rates.take("a") for _ in range(20)) == 10
    assert rates.take("b")
    clock.now += 5 + 2.5
    assert sum(rates.take("a") for _ in range(20)) == 5
    clock.now += 60
    assert sum(rates.take("a") for _ in range(20)) == 10


def test_some_requests_cost_more_but_never_more_than_there_is() -> None:
    rates = Rates(Windows(clock=Clock()), 5.0, 25)
    assert [rates.take("a", 10) for _ in range(3)] == [True, True, False]
    assert rates.take("a")
    small = Rates(Windows(clock=Clock()), 1.0, 5)
    assert [small.take("a", 10) for _ in range(2)] == [True, False]


def test_ever_so_many_addresses_need_no_more_memory() -> None:
    clock = Clock()
    rates = Rates(Windows(clock=clock), 2.0, 10)
    assert sum(rates.take("a") for _ in range(11)) == 10
    assert all(rates.take(str(i)) for i in range(5000))
    assert not rates.take("a")


def test_other_ways_to_count_are_there_too() -> None:
    clock = Clock()
    windows = Windows(clock=clock)
    assert windows.check()
    assert [windows.incr("a", 10, 2) for _ in range(2)] == [2, 4]
    assert (windows.get("a"), windows.get("b")) == (4, 0)
    assert windows.get_expiry("a") == 1010
    assert windows.get_sliding_window("a", 10) == (0, 10, 4, 20)
    clock.now += 10
    assert windows.get("a") == 0
    assert windows.get_sliding_window("a", 10)[0] == 4
    windows.clear_sliding_window("a", 10)
    assert windows.get_sliding_window("a", 10)[0] == 0
    windows.incr("a", 10)
    windows.reset()
    assert windows.get("a") == 0


def test_all_processes_count_together(tmp_path: Path) -> None:
    rates = Rates(Windows(tmp_path / "r", lambda: 1000.0), 2.0, 10)
    held = Held(tmp_path / "h")
    assert sum(rates.take("a") for _ in range(6)) == 6
    assert all(held.take("a", 5) for _ in range(4))
    command = [sys.executable, "-c", ANOTHER, str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes) as other:  # type: ignore[call-overload]
        assert other.stdout.readline().split() == list("111100100")
        assert not rates.take("a")
        assert not held.take("a", 5)
        other.kill()  # what it held goes with it
        other.wait()
    assert not alive(other.pid)
    assert held.take("a", 5)
    assert not held.take("a", 5)
    held.leave("a")
    assert held.take("a", 5)


def test_a_full_bucket_turns_nobody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scriptorium.server.tally.BUCKETS", 1)
    held = Held()
    for i in range(40):
        assert held.take(str(i), 1)
    held.leave("0")  # it has made way; nothing happens
    assert held.take("39", 2)


def test_proxies_bring_the_connections_of_others() -> None:
    door = Door(Held(), 1, "10.0.0.0/8, ::1, proxy.example")
    assert [door.enter(one) for one in ("10.1.2.3", "10.1.2.3", "::1", "::1")] == [True] * 4
    assert [door.enter("192.0.2.1") for _ in range(2)] == [True, False]
    door.leave("192.0.2.1")
    door.leave("10.1.2.3")
    assert door.enter("192.0.2.1")
    assert [Door(Held(), 1, "*").enter("192.0.2.1") for _ in range(2)] == [True, True]
    assert not Door(Held(), 1, "").trusts("192.0.2.1")


async def test_files_health_and_figures_have_limits_too(fresh: Fresh) -> None:
    limits = {"requests_per_second": 0.1, "burst": 3}
    async with house(await fresh("sqlite"), **limits) as one, Browser(one.address) as ada:
        house_ = [(await ada.http.get(path)).status_code for path in ("/healthz", "/metrics") * 2]
        assert house_ == [200, 200, 200, 429]
        files = [(await ada.http.get("/favicon.ico")).status_code for _ in range(16)]
        assert files[:15] == [files[0]] * 15
        assert (files[0] != 429, files[15]) == (True, 429)


async def heard(reader: asyncio.StreamReader, most: int = -1) -> bytes:
    """Nothing from a connection that was cut."""
    try:
        return await reader.read(most)
    except ConnectionError:
        return b""


async def test_connections_that_say_nothing_end(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.05)
    async with house(await fresh("sqlite")) as one:
        port = int(one.address.rpartition(":")[2])
        part = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
        for said in (b"", b"GET /heal", part):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            async with within(PATIENCE, "the connection to end"):
                while await heard(reader, 1000):
                    pass
            writer.close()
        async with Browser(one.address) as ada:  # one that asks is answered
            for _ in range(3):
                assert (await ada.http.get("/healthz")).status_code == 200


async def test_one_address_has_only_so_many_connections(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scriptorium.server.app.MORE_CONNECTIONS", 2)
    async with house(await fresh("sqlite"), sockets=1) as one:
        port = int(one.address.rpartition(":")[2])
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
        async with within(PATIENCE, "the fourth to be turned away"):
            assert await heard(opened[3][0]) == b""
        opened[0][1].close()
        async with within(PATIENCE, "room for another"):
            while True:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                answer = await heard(reader, 12)
                writer.close()
                if answer.endswith(b"200"):
                    break
        for _, writer in opened:
            writer.close()


def test_a_dead_process_is_seen() -> None:
    assert alive(os.getpid())
