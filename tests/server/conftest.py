from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
import pytest_asyncio

from tests.needs import missing
from tests.server.browser import Browser
from tests.server.postgres import Postgres, program
from tests.server.serving import House, house

Fresh = Callable[[str], Awaitable[str]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started once for each process of the tests, and only where it is used."""
    if program("initdb") is None:
        missing("PostgreSQL is not installed (Debian: apt install postgresql)")
    one = Postgres()
    try:
        one.start()
        yield one
    finally:
        one.remove()


@pytest.fixture(scope="session")
def fresh(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """Makes new databases of either kind; PostgreSQL starts when it is first needed."""

    async def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('db') / 'tables.db'}"
        postgres: Postgres = request.getfixturevalue("postgres")
        return await postgres.database()

    return make


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What asks for a database gets SQLite. Tests of what is stored are `both_databases`; what is
    refused before or only shown does not meet the database."""
    if "kind" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both_databases") is not None
        kinds = ["sqlite", "postgresql"] if both else ["sqlite"]
        metafunc.parametrize("kind", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def kind(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest_asyncio.fixture(scope="session")
async def server(kind: str, fresh: Fresh) -> AsyncIterator[House]:
    """One server for all tests that do not mind others at their side."""
    async with house(await fresh(kind)) as one:
        yield one


@pytest_asyncio.fixture
async def database(kind: str, fresh: Fresh) -> str:
    """The address of a database of one's own."""
    return await fresh(kind)


@pytest_asyncio.fixture
async def visit() -> AsyncIterator[Callable[[str], Browser]]:
    """Makes browsers."""
    async with contextlib.AsyncExitStack() as stack:
        made: list[Browser] = []

        def make(address: str) -> Browser:
            made.append(Browser(address))
            stack.push_async_callback(made[-1].http.aclose)
            return made[-1]

        yield make


@pytest_asyncio.fixture
async def ada(server: House) -> AsyncIterator[Browser]:
    async with Browser(server.address) as one:
        yield one


@pytest_asyncio.fixture
async def ben(server: House) -> AsyncIterator[Browser]:
    async with Browser(server.address) as one:
        yield one
