"""A real server for the tests: `scriptorium serve` in a process of its own, with its database."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import scriptorium.server.app

# Where a client built for the tests alone lies (`npm run build` goes there too).
ELSEWHERE = "SCRIPTORIUM_STATIC"
STATIC = Path(os.environ.get(ELSEWHERE, scriptorium.server.app.STATIC))
COMMAND = (
    "import sys, pathlib, scriptorium.server.app as app;"
    "app.STATIC = pathlib.Path(sys.argv.pop(1));"
    "from scriptorium.cli.main import main; sys.exit(main())"
)


# The same, with a time that a file says how far it is ahead.
AHEAD = (
    "import sys, pathlib, time, scriptorium.server.timekeeper as keeper;"
    "ahead = pathlib.Path(sys.argv.pop(1));"
    "keeper.Time.now = lambda self: time.time() + float(ahead.read_text() or 0);"
)


class Server:
    """`ahead`: the file that says how many seconds its time is ahead of ours."""

    def __init__(self, folder: Path, ahead: Path | None = None) -> None:
        self.ahead = ahead
        self.folder = folder
        self.file = folder / "tables.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again: same address, same database."""
        arguments = [
            "serve",
            "--port",
            str(self.port),
            "--db",
            f"sqlite+aiosqlite:///{self.file}",
            "--pace",
            "0",
        ]
        with open(self.folder / "errors.txt", "a", encoding="utf-8") as errors:
            timed = [AHEAD + COMMAND, str(self.ahead)] if self.ahead is not None else [COMMAND]
            self.process = subprocess.Popen(
                [sys.executable, "-c", *timed, str(STATIC), *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "SCRIPTORIUM_LANG": "en"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)/", said)
        assert found, f"the server does not run: {said} {self.errors()}"
        self.port = int(found[1])
        self._wait()

    def _wait(self) -> None:
        """The address is said before it is listened at."""
        deadline = time.monotonic() + 30
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                    assert answer.status == 200
                    return
            except OSError:
                assert time.monotonic() < deadline, self.errors()
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def errors(self) -> str:
        return (self.folder / "errors.txt").read_text(encoding="utf-8")
