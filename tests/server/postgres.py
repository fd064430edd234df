"""A private PostgreSQL: on loopback, without passwords, and gone with the tests."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

from scriptorium.server.store import Store
from tests.server.waiting import PATIENCE

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # what is written outlives the server, if not the machine
    "full_page_writes": "off",
    "max_connections": "100",
    "shared_buffers": "16MB",
}


def program(name: str) -> str | None:
    """Debian keeps the server's programs out of the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name) or next(
        (str(folder / name) for folder in folders if (folder / name).exists()), None
    )


def _servant() -> str | None:
    """PostgreSQL refuses to run as root: root hands it to somebody harmless."""
    if os.geteuid():
        return None
    import pwd

    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    def __init__(self) -> None:
        self.user = _servant()
        # Not pytest's folder: the servant must be able to reach it.
        self.folder = Path(tempfile.mkdtemp(prefix="scriptorium-pg-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._made = 0
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        made = self._run("initdb", "-A", "trust", "-U", "tester", "--no-sync", "-D", "data")
        made.wait(PATIENCE)
        assert (self.folder / "data").exists(), (self.folder / "log").read_text()

    def _run(self, name: str, *arguments: str) -> subprocess.Popen[bytes]:
        found = program(name)
        assert found is not None
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [found, *arguments],
                cwd=self.folder,
                user=self.user,
                extra_groups=[] if self.user is not None else None,
                stdout=log,
                stderr=log,
                env={**os.environ, "LC_ALL": "C", "TZ": "UTC"},
            )

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://tester@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        settings = [f"{name}={value}" for name, value in SETTINGS.items()]
        flags = [word for one in settings for word in ("-c", one)]
        self.process = self._run("postgres", "-D", "data", "-p", str(self.port), *flags)
        end = time.monotonic() + PATIENCE
        ask = "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)
        while self._run(*ask).wait(PATIENCE):
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    async def sql(self, command: str, database: str = "postgres") -> None:
        connection = await asyncpg.connect(
            host="127.0.0.1",
            port=self.port,
            user="tester",
            database=database,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
        )
        try:
            await connection.execute(command)
        finally:
            await connection.close(timeout=PATIENCE)

    async def database(self) -> str:
        """The address of a fresh database with the newest schema."""
        if not self._made:
            await self.sql("create database empty")
            store = Store(self.url("empty"))
            await store.open()
            await store.close()
        self._made += 1
        await self.sql(f"create database d{self._made} template empty")
        return self.url(f"d{self._made}")

    def kill(self) -> None:
        """At once, without finishing anything."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            self.process.kill()
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
