"""Several people at one browser: one key, several seats, nothing of one shown to another."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

from tests.server.browser import ME, OPEN, Browser, Json, Mirror, Refused, bot, pick, settled
from tests.server.test_tables import refusal
from tests.server.waiting import PATIENCE, within

pytestmark = pytest.mark.both_databases
BRUNO = {"kind": "me", "name": "Bruno"}


async def see(browser: Browser, table: str, seat: int | None = None) -> Mirror:
    """The table as one of the browser's seats has it; None: nobody's."""
    mirror = Mirror()
    mirror.take(await browser.get(f"/tables/{table}", **({} if seat is None else {"as": seat})))
    return mirror


async def act(browser: Browser, table: str, seat: int, action: str) -> Mirror:
    before = await see(browser, table, seat)
    body = {"seq": before.seq, "action": action}
    await browser.post(f"/tables/{table}/actions?as={seat}", **body)
    return await see(browser, table, seat)


async def test_one_key_holds_several_seats(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, bot(), BRUNO, OPEN)
    table, path = opened["table"], f"/tables/{opened['table']}"
    assert opened["seat"] is None
    waiting = await see(ada, table)
    assert (waiting.table["seat"], waiting.table["held"]) == (None, [0, 2])
    assert [one["name"] for one in waiting.table["seats"]] == ["Ada", "", "Bruno", ""]
    assert (await refusal(ada.post(f"{path}/join", key=opened["invitations"]["3"]))).values == {
        "seat": 0
    }
    await ben.post(f"{path}/join", key=opened["invitations"]["3"], name="Ben")
    for seat in (0, 2):
        mirror = await see(ada, table, seat)
        assert (mirror.table["seat"], mirror.asked) == (seat, True)
    mine = await see(ben, table)
    assert (mine.table["held"], mine.table["curtain"]) == ([3], False)
    for browser, seat in ((ada, 1), (ada, 3), (ben, 0)):
        refused = await refusal(see(browser, table, seat))
        assert (refused.status, refused.key) == (403, "not-your-seat")
    refused = await refusal(ada.post(f"{path}/actions", seq=0, action="ready"))
    assert refused.key == "only-watching"  # nobody has said who


async def test_nothing_of_a_plan_is_told_to_the_other_seat_or_to_nobody(ada: Browser) -> None:
    table = (await ada.open(ME, BRUNO))["table"]
    between, beside = await see(ada, table), await see(ada, table, 1)
    assert between.table["curtain"]
    async with ada.live(table, query="&as=1") as bruno, ada.live(table) as nobody:
        await bruno.next()
        await nobody.next()
        mine = await act(ada, table, 0, "place marked_farmer castle")
        mine = await act(ada, table, 0, "place marked_boatman castle")
        assert mine.undo
        assert await bruno.silent()
        assert await nobody.silent()
    assert _shown(await see(ada, table)) == _shown(between)
    assert _shown(await see(ada, table, 1)) == _shown(beside)
    await act(ada, table, 0, "ready")
    ready = await see(ada, table)
    assert ready.view is not None
    assert ready.view["to_act"] == [1]
    assert "marked_farmer castle" not in json.dumps([ready.view, ready.log])
    await act(ada, table, 1, "ready")
    shown = await settled(ada, table, lambda seen: seen.seq > 0)
    assert not shown.table["curtain"]  # all plans are open now
    assert any("castle" in one["do"] for one in shown.log)


def _shown(mirror: Mirror) -> tuple[Any, ...]:
    table = {key: value for key, value in mirror.table.items() if key != "seats"}
    return table, mirror.view, mirror.log, mirror.decision, mirror.seq, mirror.undo


async def test_what_is_private_stays_behind_the_curtain_for_the_whole_game(ada: Browser) -> None:
    opened = await ada.open(ME, BRUNO, scenario="prosperity")
    table = opened["table"]
    for seat in (0, 1):
        asked = await see(ada, table, seat)
        assert asked.table["curtain"]
        await act(ada, table, seat, asked.options()[0])
    later = await see(ada, table, 0)
    assert later.table["curtain"]
    assert later.decision is not None
    assert later.decision["kind"] == "plan"


async def test_nothing_is_hidden_where_there_are_no_secrets(ada: Browser) -> None:
    opened: Json = await ada.post("/tables", game="pilgrim", seats=[ME, BRUNO])
    mirror = await see(ada, opened["table"])
    assert (mirror.table["held"], mirror.table["curtain"]) == ([0, 1], False)


async def test_a_whole_round_at_one_browser_with_a_bot_between(ada: Browser) -> None:
    opened = await ada.open(ME, bot("novice"), BRUNO)
    table, chance = opened["table"], random.Random(3)
    summary = next(one for one in await ada.tables() if one["id"] == table)
    assert summary["mine"]
    async with within(PATIENCE, "the second round"):
        while (mirror := await see(ada, table)).view is None or mirror.view["round"] < 2:
            for seat in (0, 2):
                mine = await see(ada, table, seat)
                if mine.decision is not None:
                    with contextlib.suppress(Refused):  # a single answer may have given itself
                        await act(ada, table, seat, pick(mine, chance))


async def test_another_device_and_a_bot_get_one_of_the_seats(
    ada: Browser, ben: Browser, server: Any
) -> None:
    opened = await ada.open(ME, BRUNO, bot())
    path = f"/tables/{opened['table']}"
    key = (await ada.post(f"{path}/links", seat=1))["key"]
    assert (await ben.post(f"{path}/join", key=key))["seat"] == 1
    assert (await see(ben, opened["table"])).table["held"] == [1]
    assert (await see(ada, opened["table"])).table["held"] == [0, 1]
    await ada.post(f"{path}/seats/0?as=1", kind="bot", level="random")
    assert (await see(ada, opened["table"])).table["seats"][0]["kind"] == "bot"
    await ada.post(f"{path}/chat?as=1", text="Hello")
    assert (await see(ada, opened["table"])).chat[-1]["seat"] == 1
