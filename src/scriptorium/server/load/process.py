"""The server under test, a process of its own."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from scriptorium.core.errors import Problem
from scriptorium.server.load.client import Address, Line

PATIENCE = 180.0  # seconds for the server to answer for the first time; one that ended is seen
GOODBYE = 10.0
PROC = Path("/proc")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """`command` starts a server; it is given the port. `startup` are the seconds it took."""

    def __init__(self, command: Sequence[str], errors: Path) -> None:
        self.address = Address("127.0.0.1", free_port())
        self.errors = errors
        self.startup = 0.0
        self._command = [*command, "--port", str(self.address.port)]
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Process:
        begin = time.perf_counter()
        with self.errors.open("wb") as errors:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors
            )
        try:
            while not await self._answers():
                if self._process.poll() is not None or time.perf_counter() - begin > PATIENCE:
                    raise Problem("load-no-server", detail=self.complaint())
                await asyncio.sleep(0.05)
        except BaseException:
            self._end()
            raise
        self.startup = time.perf_counter() - begin
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(GOODBYE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    async def _answers(self) -> bool:
        line = Line(self.address)
        try:
            return (await line.request("GET", "/healthz")).status == 200
        except OSError:
            return False
        finally:
            line.close()

    def complaint(self) -> str:
        """The last thing the server said."""
        lines = self.errors.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else "-"

    def usage(self) -> Usage | None:
        """What the server and its processes have used; None where the system does not say."""
        if self._process is None or not (PROC / "self" / "stat").exists():
            return None
        return sum((Usage.of(pid) for pid in _family(self._process.pid)), Usage(0.0, 0.0))


class Usage:
    """Seconds of processor time, megabytes of memory."""

    def __init__(self, seconds: float, megabytes: float) -> None:
        self.seconds = seconds
        self.megabytes = megabytes

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.seconds + other.seconds, self.megabytes + other.megabytes)

    @classmethod
    def of(cls, pid: int) -> Usage:
        try:
            fields = _stat(pid)
        except OSError:
            return cls(0.0, 0.0)
        ticks = int(fields[11]) + int(fields[12])
        pages = int(fields[21])
        seconds = ticks / os.sysconf("SC_CLK_TCK")
        return cls(seconds, pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat from the third on: the name before may hold anything."""
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()


def _family(pid: int) -> list[int]:
    parents: dict[int, int] = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int(_stat(int(folder.name))[1])
            except OSError:
                continue
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found
