"""Servers killed in the middle of games (`tests.server.kill`)."""

from __future__ import annotations

import pytest

from tests.server import kill
from tests.server.browser import Mirror
from tests.server.conftest import Fresh
from tests.server.kill import Told

pytestmark = pytest.mark.timeout(600)
KILLS = 3  # on each database; a server takes seconds to start again


@pytest.mark.both_databases
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, fresh: Fresh
) -> None:
    outcome = await kill.kill(await fresh(kind), KILLS, 2)
    assert (outcome.lost, outcome.orphans, outcome.kills) == (0, 0, KILLS)
    assert outcome.actions >= kill.MORE * KILLS


def test_what_is_lost_is_counted() -> None:
    mirror = Mirror()
    mirror.log = [{"k": 1, "do": "pass", "undo": None}, {"k": 2, "do": "", "undo": 1}]
    mirror.chat = [{"n": 1, "text": "hello"}]
    assert Told({1: ("pass", None), 2: ("", 1)}, {1: "hello"}).lost(mirror) == 0
    assert Told({1: ("ready", None), 3: ("pass", None)}, {2: "hello"}).lost(mirror) == 3
