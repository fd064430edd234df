"""The described interface keeps its word whatever it is sent."""

from __future__ import annotations

import asyncio
import functools
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from scriptorium.server.keys import COOKIE
from tests.server.browser import GAME
from tests.server.conftest import Fresh
from tests.server.serving import House, generous
from tests.server.waiting import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 60  # for each operation


@dataclass
class Target:
    """A server in a thread of its own, with a table in each stage of its life."""

    address: str
    key: str = ""
    tables: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def target(request: pytest.FixtureRequest, fresh: Fresh) -> Iterator[Target]:
    database = asyncio.run(_made(fresh, request.param))
    ready, done = threading.Event(), threading.Event()
    houses: list[House] = []

    async def serve() -> None:
        one = House(generous(database))
        await one.open()
        houses.append(one)
        ready.set()
        while not done.is_set():
            await asyncio.sleep(0.05)
        await one.close()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(PATIENCE), f"waited {PATIENCE:g} s for the server to start"
        found = Target(houses[0].address)
        _furnish(found)
        yield found
    finally:
        done.set()
        thread.join(PATIENCE)
        assert not thread.is_alive(), f"waited {PATIENCE:g} s for the server to end"


async def _made(fresh: Fresh, kind: str) -> str:
    return await fresh(kind)


def _furnish(target: Target) -> None:
    me, open_, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
    with httpx2.Client(base_url=target.address, trust_env=False, timeout=PATIENCE) as client:
        for seats in ([me, open_], [me, bot], [bot, bot]):
            opened = client.post("/api/tables", json={"game": GAME, "seats": seats}).json()
            target.tables.append(opened["table"])
        # Among them is a finished game, which answers what running ones refuse.
        end = time.monotonic() + PATIENCE
        while not client.get(f"/api/tables/{target.tables[-1]}").json()["view"]["over"]:
            assert time.monotonic() < end, "two bots never come to the end of their game"
            time.sleep(0.05)
        target.key = next(one.value or "" for one in client.cookies.jar if one.name == COOKIE)


@functools.cache
def operations() -> list[tuple[str, str]]:
    """Read from the description without starting anything."""
    from scriptorium.server.app import make

    paths = make(generous("sqlite+aiosqlite://")).openapi()["paths"]
    return [(method.upper(), path) for path, item in paths.items() for method in item]


@pytest.mark.parametrize(("method", "path"), operations(), ids=str)
@pytest.mark.parametrize("target", ["sqlite"], indirect=True, scope="module")
def test_the_interface_keeps_its_word(target: Target, method: str, path: str) -> None:
    fuzz(target, method, path)


@pytest.mark.parametrize(
    ("method", "path"), [one for one in operations() if one[0] != "GET"], ids=str
)
@pytest.mark.parametrize("target", ["postgresql"], indirect=True, scope="module")
def test_what_one_database_takes_the_other_takes_too(
    target: Target, method: str, path: str
) -> None:
    """PostgreSQL refuses signs and numbers that SQLite does not mind."""
    fuzz(target, method, path)


def fuzz(target: Target, method: str, path: str) -> None:
    schema = schemathesis.openapi.from_url(f"{target.address}/api/openapi.json")
    operation = schema[path][method]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(),
        table=st.sampled_from([*target.tables, None]),
        known=st.booleans(),
        game=st.sampled_from([GAME, None]),
    )
    def one(case: Any, table: str | None, known: bool, game: str | None) -> None:
        # Mostly about things there are; addresses out of thin air are found nowhere.
        if table is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if game is not None and "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = game
        if game is not None and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = game
        headers = {"Cookie": f"{COOKIE}={target.key}"} if known else {}
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)

    one()
