"""A nasty visitor at a table of Pilgrim: whatever is sent gets a refusal in the one shape, and the
table stays as it was."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from scriptorium.core import registry
from scriptorium.server.keys import COOKIE
from scriptorium.server.live import REFUSED
from scriptorium.server.messages.shared import Failure
from tests.server.browser import ME, OPEN, Browser, Refused
from tests.server.serving import House

TWO = {"game": "pilgrim", "options": {"start": "1"}}
DEEP = "[" * 20_000 + "]" * 20_000


async def opened(ada: Browser, ben: Browser) -> str:
    """Two people at a table, the first one to act."""
    made = await ada.post("/tables", **TWO, seats=[ME, OPEN])
    table: str = made["table"]
    await ben.post(f"/tables/{table}/join", key=made["invitations"]["1"])
    return table


@pytest.mark.parametrize(
    "action",
    [
        "lay e7 sw n",
        "start 1",
        "start 99",
        "move",
        "to n to s",
        "TO\u0000N",
        "to " + "n" * 190,
        "swap piety 1000000000000000000000000000000",
        "to ｎ",
        "🜚",
        "undo",
        "place farmer village",
    ],
)
async def test_forged_actions_are_refused(server: House, action: str) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await opened(ada, ben)
        before = await ada.look(table)
        for one in (ada, ben):
            with pytest.raises(Refused) as caught:
                await one.act(table, before.seq, action)
            assert caught.value.status in (403, 409, 422)
            assert caught.value.key
        after = await ada.look(table)
        assert (after.seq, after.view, after.decision) == (before.seq, before.view, before.decision)


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        '{"seq":0,"action":' + DEEP + "}",
        '{"seq":' + "9" * 5000 + ',"action":"to n"}',
        '{"seq":1e999,"action":"to n"}',
        '{"seq":0,"action":"\\ud800"}',
        '{"seq":0,"action":"to n","seat":1}',
        '{"seq":-1,"action":"to n"}',
        '{"seq":1000000,"action":"to n"}',
        '{"seq":0,"action":7}',
        '{"seq":0',
        "",
        "null",
    ],
)
async def test_forged_requests_are_refused(server: House, body: str) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await opened(ada, ben)
        before = await ada.look(table)
        answer = await ada.http.post(
            f"/api/tables/{table}/actions",
            content=body.encode(),
            headers={"Content-Type": "application/json"},
        )
        assert 400 <= answer.status_code < 500, answer.text[:200]
        Failure.model_validate(answer.json())
        assert (await ada.look(table)).seq == before.seq


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"scenario": "campaign"}, "scenario-players"),
        ({"scenario": "moon"}, "bad-scenario"),
        ({"edition": "2019"}, "bad-edition"),
        ({"options": {"level": 9}}, "bad-option"),
        ({"options": {"level": 10**30}}, "bad-option"),
        ({"options": {"handicap_1": -1}}, "bad-option"),
        ({"options": {"start": "3"}}, "bad-option"),
        ({"options": {"remove_tiles": True}}, "unknown-option"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [ME]}, ""),
        ({"seats": [ME] * 5}, "bad-players"),
        ({"seats": [ME, {"kind": "bot", "level": "scout"}]}, "unknown-bot"),
    ],
)
async def test_impossible_tables_are_refused(
    server: House, change: dict[str, Any], key: str
) -> None:
    async with Browser(server.address) as ada:
        whole = {**TWO, "seats": [ME, OPEN], **change}
        if not key:  # alone it is a game
            assert (await ada.post("/tables", **whole))["table"]
            return
        with pytest.raises(Refused) as caught:
            await ada.post("/tables", **whole)
        assert caught.value.key == key
        assert await ada.tables() == []


@pytest.mark.parametrize("scenario", registry.meta("orleans").scenarios)
async def test_a_scenario_has_as_many_seats_as_it_says(server: House, scenario: str) -> None:
    low, high = registry.meta("orleans").players_of(scenario)
    async with Browser(server.address) as ada:
        for players in {low - 1, high + 1} - {0}:
            seats = [ME, *[OPEN] * (players - 1)]
            with pytest.raises(Refused) as caught:
                await ada.post("/tables", game="orleans", scenario=scenario, seats=seats)
            assert caught.value.status == 422
            assert caught.value.key in ("scenario-players", "bad-players")
        assert await ada.tables() == []


async def test_nobody_sees_or_plays_another_seat(server: House) -> None:
    """Neither by a forged cookie, nor by saying so in the address."""
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await opened(ada, ben)
        assert (await ben.look(table)).decision is None
        for key in ("x" * 43, "", "../../etc/passwd", (ada.key or "")[:-1] + "-"):
            async with Browser(server.address) as eve:
                eve.http.cookies.set(COOKIE, key, domain="127.0.0.1")
                with pytest.raises(Refused) as caught:
                    await eve.look(table)
                assert caught.value.status == 403
                assert await close_code(eve, table) == REFUSED
        async with Browser(server.address) as eve:
            assert await close_code(eve, table, "&seat=0") == REFUSED


async def test_a_socket_that_talks_is_not_listened_to(server: House) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await opened(ada, ben)
        async with ben.live(table) as socket:
            await socket.next()
            forged = {"seat": 0, "seq": 0, "action": ada_first(await ada.look(table))}
            for word in (json.dumps(forged), DEEP, "\x00", json.dumps({"grant": 0})):
                await socket.connection.send(word)
            await socket.connection.send(b"\xff\xfe")
            assert (await ada.look(table)).seq == 0
            await ada.act(table, 0, ada_first(await ada.look(table)))
            await socket.until(lambda seen: seen.seq > 0)


def ada_first(mirror: Any) -> str:
    text: str = mirror.options()[0]
    return text


async def close_code(browser: Browser, table: str, more: str = "") -> int | None:
    async with browser.live(table + "/live?since=0" + more if more else table) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.connection.recv()
        return socket.connection.close_code
