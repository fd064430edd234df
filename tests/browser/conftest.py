from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, async_playwright, expect

from tests.browser import scenes, serving
from tests.browser.scenes import Dealt, Scene
from tests.browser.serving import Server
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors
from tests.needs import missing

# First Chromium without its own windows, which take a third of the time.
PATHS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
)
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Pages live too short for the slowest compiler, and have room for their garbage.
    "--js-flags=--max-opt=2,--min-semi-space-size=32,--max-semi-space-size=64",
]

expect.set_options(timeout=15_000)  # a busy machine is slow, not broken


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    given = os.environ.get("SCRIPTORIUM_BROWSER")
    path = given or next(filter(None, map(shutil.which, PATHS)), None)
    # Chromium refuses to start as root in its sandbox.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=[*QUIET, *(["--no-sandbox"] if root else [])]
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chrome() -> AsyncIterator[Browser]:
    async with AsyncExitStack() as stack:
        try:
            browser = await stack.enter_async_context(browsing())
        except Error as error:
            missing(f"no browser: {error.message.splitlines()[0]}")
            return
        yield browser


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client."""
    if not (serving.STATIC / "index.html").is_file():
        missing("no client: run `npm run build` in web/")
    return serving.STATIC


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a worker."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """One that a test may stop."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def kept() -> dict[bool, TablePage]:
    """Pages that are used by one test after the other: at a desk, and on a phone (True)."""
    return {}


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(
    chrome: Browser, server: Server, kept: dict[bool, TablePage]
) -> AsyncIterator[Visitors]:
    """Opens browsers; afterwards none of their pages may have complained."""
    visitors = Visitors(chrome, server, kept)
    yield visitors
    await visitors.close()
    assert visitors.complaints() == []


class Deal:
    """Puts tables into the database and opens them."""

    def __init__(self, server: Server, visitors: Visitors) -> None:
        self.server = server
        self.visitors = visitors

    async def put(self, scene: Scene | str, players: tuple[str, ...] = ("person",)) -> Dealt:
        scene = scenes.SCENES[scene] if isinstance(scene, str) else scene
        return await self.record(scenes.build(scene).lines, players)

    async def record(
        self, lines: list[str] | tuple[str, ...], players: tuple[str, ...], over: bool = False
    ) -> Dealt:
        status = "over" if over else "running"
        return scenes.put(self.server.file, lines, players, status)

    async def finished(
        self, game: str = "orleans", players: int = 3, scenario: str | None = None
    ) -> Dealt:
        seats = ("person", *["random"] * (players - 1))
        return await self.record(scenes.finished(game, players, scenario), seats, over=True)

    async def late(self, game: str, players: int, scenario: str | None, round: int) -> Dealt:
        seats = ("person", *["random"] * (players - 1))
        return await self.record(scenes.late(game, players, scenario, round), seats)

    async def sit(self, dealt: Dealt, page: TablePage, seat: int | None = 0) -> TablePage:
        """Come in by the link to a seat, or to watch. What Join.svelte does is tested elsewhere."""
        key = dealt.watch if seat is None else dealt.links[seat]
        await page.join(dealt.id, key)
        return page


@pytest.fixture
def deal(server: Server, visitors: Visitors) -> Deal:
    return Deal(server, visitors)
