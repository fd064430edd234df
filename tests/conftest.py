from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest

from scriptorium.server import housekeeping
from tests.contract.compiled import COMPILED_ONLY, Build, compiler

# The folders whose tests take long, each in a browser or on a server, come first; the engine is
# compiled meanwhile, and what needs that comes last. So no worker is left with a long one.
FIRST, LAST = ("tests/browser/", "tests/server/"), "tests/contract/test_compiled.py"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (not item.nodeid.startswith(FIRST), item.nodeid.startswith(LAST)))
    if will_compile(items):
        played = [item for item in items if item.nodeid.startswith(COMPILED_ONLY)]
        items[:] = [item for item in items if not item.nodeid.startswith(COMPILED_ONLY)]
        config.hook.pytest_deselected(items=played)


def will_compile(items: list[pytest.Item]) -> bool:
    return compiler() and any(item.nodeid.startswith(LAST) for item in items)


@pytest.fixture(scope="session", autouse=True)
def frozen() -> Iterator[None]:
    """Tests and what they import stay: in a worker that has run thousands of them, each full look
    for garbage would take half a second, and a server looks when it starts."""
    with housekeeping.frozen():
        yield


@pytest.fixture(scope="module", autouse=True)
def swept(frozen: None) -> Iterator[None]:
    """What a module leaves behind is looked at once, and whoever forgot to close something told."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def build(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Build]:
    """The compiled package, begun with the first test if one needs it."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # of all workers
    one = Build(folder / "compiled")
    if will_compile(request.session.items):
        one.start()
    yield one
    one.finish()
