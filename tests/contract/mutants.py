"""Runs rule tests on a broken module, again and again: a process that forks for each of them.

    python -m tests.contract.mutants

reads one order a line (see `Order`) and answers each with pytest's exit code. Whatever is no part
of a game is loaded once, before the first fork; each fork loads the game anew.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypedDict

import pytest

import scriptorium.core.registry
import scriptorium.texts  # noqa: F401  some rule tests ask for words

ROOT = Path(__file__).parents[2]
# These tests need no plugin, and some take longer to load than the tests to run.
PLAIN = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
PYTEST = ["-o", "addopts=", "-o", "filterwarnings=", "-q", "-x", "-p", "no:cacheprovider"]
NOT_BROKEN = 64  # an exit code that pytest does not have


class Order(TypedDict):
    module: str  # "" for none
    source: str  # what is loaded in its place
    tests: list[str]


class Broken(MetaPathFinder, SourceFileLoader):
    """Finds one module and loads it from another source."""

    def __init__(self, module: str, source: str) -> None:
        super().__init__(module, str(ROOT / "src" / f"{module.replace('.', '/')}.py"))
        self.source = source
        self.loaded = False

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        self.loaded = True
        return compile(self.source, self.path, "exec")


def run(order: Order) -> int:
    assert not any(name.startswith("scriptorium.games.") for name in sys.modules)
    broken = Broken(order["module"], order["source"])
    sys.meta_path.insert(0, broken)
    code = int(pytest.main([*PYTEST, *order["tests"]]))
    return code if broken.loaded or not order["module"] else NOT_BROKEN


def serve() -> None:
    gc.freeze()  # each fork looks for garbage several times, and need not look here
    for line in sys.stdin:
        child = os.fork()
        if not child:
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, 0)
            os.dup2(nowhere, 1)
            code = 3  # pytest's own code for a failure of its own
            try:
                code = run(json.loads(line))
            finally:
                os._exit(code)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


class Mutants:
    """The other end."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            cwd=ROOT,
            env={**os.environ, **PLAIN, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # so that a fork that never ends can be ended with it
        )

    def ask(self, order: Order) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


if __name__ == "__main__":
    serve()
