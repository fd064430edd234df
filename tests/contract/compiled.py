"""The package compiled with mypyc: built once for all workers of a test run, beside other tests.

    python -m tests.contract.compiled FOLDER

builds it into FOLDER/package. FOLDER/code is there when that has ended, with what pip has returned.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 1000  # seconds; compiling takes minutes on a small machine that does other things
# What the compiler could still make faster takes longer than it saves here.
SETTINGS = {"SCRIPTORIUM_COMPILE": "1", "SCRIPTORIUM_COMPILE_LEVEL": "0"}
# Whole games by chance and by bots. The compiled engine plays them in a fraction of the time: where
# there is one, these tests run on it alone. That both builds play alike, the digests say.
GAMES = [
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "tests" / "rules").rglob("test_*games.py"))
]
COMPILED_ONLY = (
    *GAMES,
    "tests/arena/test_blunders.py",
    "tests/bots/",
    "tests/contract/test_feed.py",
    "tests/contract/test_fuzz.py",
    "tests/contract/test_hidden.py",
    "tests/contract/test_near_misses.py",
    "tests/contract/test_outlook.py",
    "tests/contract/test_random_games.py",
)


def compiler() -> bool:
    return any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


class Build:
    """`folder` is the same for all workers; whoever comes first builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "package"
        self.log = folder / "log"
        self.code = folder / "code"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        try:
            self.folder.mkdir()
        except FileExistsError:
            return
        with self.log.open("wb") as log:
            command = [sys.executable, "-m", __name__, str(self.folder)]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)

    def result(self) -> Path:
        """The folder with the compiled package, when it is done."""
        end = time.monotonic() + LONGEST
        while not self.code.exists():
            assert time.monotonic() < end, f"not compiled after {LONGEST} s"
            time.sleep(0.2)
        assert self.code.read_text() == "0", self.log.read_text(encoding="utf-8")[-3000:]
        return self.package

    def finish(self) -> None:
        """Another worker may need it when this one has ended."""
        if self.process is not None:
            self.process.wait(LONGEST)


def build(folder: Path) -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    pip = [uv, "pip"] if uv else [sys.executable, "-m", "pip"]
    command = [*pip, "install", "-q", "--no-deps", "--target", str(folder / "package"), str(ROOT)]
    done = subprocess.run(command, env={**os.environ, **SETTINGS}, check=False)
    written = folder / "code.part"
    written.write_text(str(done.returncode))
    written.rename(folder / "code")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
