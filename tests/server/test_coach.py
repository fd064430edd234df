"""Hints: for whom, of what, at which tables; and what a bot makes of games that are over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from scriptorium.bots import orleans
from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.server import bots
from tests.adviser import Counting
from tests.server import counsel
from tests.server.browser import ME, OPEN, Browser, Refused, bot, settled
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.waiting import PATIENCE, within


@pytest_asyncio.fixture
async def place(
    kind: str, fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A server with a coach that thinks nothing, at once or when it may."""
    monkeypatch.setenv(counsel.WAIT, str(tmp_path / "wait"))
    monkeypatch.setattr("scriptorium.server.bots.advise", counsel.advise)
    monkeypatch.setattr("scriptorium.arena.analysis.answer", counsel.answer)
    for name, one in list(orleans.LADDER.items()):
        if hasattr(one, "advise"):
            monkeypatch.delitem(orleans.LADDER, name)
    monkeypatch.setitem(orleans.LADDER, Counting.name, Counting)
    async with house(await fresh(kind), burst=2000, requests_per_second=1000.0) as one:
        yield one
        (tmp_path / "wait").unlink(missing_ok=True)


async def hinted(browser: Browser, table: str, **more: Any) -> Any:
    seen = await browser.look(table)
    return await browser.post(f"/tables/{table}/hints", seq=seen.seq, **more)


async def open_table(browser: Browser, *seats: Any, coach: bool = True) -> Any:
    return await browser.post(
        "/tables", game="orleans", seats=list(seats), options={"start": "1"}, coach=coach
    )


@pytest.mark.both_databases
async def test_a_hint_is_a_plan_that_can_be_placed_and_is_counted(place: House) -> None:
    async with Browser(place.address) as ada:
        table = (await open_table(ada, ME, bot("novice")))["table"]
        found = await hinted(ada, table)
        assert [len(one["actions"]) for one in found["hints"]] == [1, 2, 3]
        assert (found["used"], found["hints"][0]["value"]) == (1, 99.0)
        seen = await ada.look(table)
        assert seen.table["coach"]
        assert seen.table["seats"][0]["hints"] == 1
        for step in found["hints"][2]["actions"]:
            assert step["text"] in seen.options()
            assert step["targets"]
            seen = await ada.do(table, step["text"])


async def test_the_same_question_is_answered_again_for_nothing(place: House) -> None:
    async with Browser(place.address) as ada:
        table = (await open_table(ada, ME, bot("novice")))["table"]
        first = await hinted(ada, table)
        assert await hinted(ada, table) == first
        await ada.do(table, first["hints"][0]["actions"][0]["text"])
        assert (await hinted(ada, table))["used"] == 2


async def test_where_there_is_no_coach_nobody_gets_a_hint(place: House) -> None:
    async with Browser(place.address) as ada:
        table = (await open_table(ada, ME, bot("novice"), coach=False))["table"]
        with pytest.raises(Refused) as refused:
            await hinted(ada, table)
        assert (refused.value.status, refused.value.key) == (403, "coach-off")


async def test_a_scenario_without_adviser_has_no_coach(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in orleans.LADDER.values():
        monkeypatch.setattr(one, "unadvised", ("prosperity",), raising=False)
    async with Browser(place.address) as ada:
        seats = [ME, bot("novice")]
        wanted = {"game": "orleans", "scenario": "prosperity", "seats": seats, "coach": True}
        with pytest.raises(Refused) as refused:
            await ada.post("/tables", **wanted)
        assert refused.value.key == "no-adviser"


async def test_hints_are_for_the_seat_that_is_asked(place: House) -> None:
    async with Browser(place.address) as ada, Browser(place.address) as ben:
        opened = await open_table(ada, ME, OPEN)
        table, key = opened["table"], opened["invitations"]["1"]
        invited = await ben.post(f"/tables/{table}/peek", key=key)
        assert invited["coach"]  # whoever sits down knows it, and agrees
        async with Browser(place.address) as eve:
            with pytest.raises(Refused) as refused:
                await eve.post(f"/tables/{table}/hints", seq=0)
            assert refused.value.key == "no-access"
            await eve.post(f"/tables/{table}/join", key=opened["watch"])
            with pytest.raises(Refused) as refused:
                await eve.post(f"/tables/{table}/hints", seq=0)
            assert refused.value.key == "only-watching"
        await ben.post(f"/tables/{table}/join", key=key, name="Ben")
        mine = await hinted(ada, table)
        with pytest.raises(Refused) as refused:  # not even by naming another's seat
            await ben.post(f"/tables/{table}/hints?as=0", seq=0)
        assert refused.value.status == 403
        await ada.do(table, "ready")
        with pytest.raises(Refused) as refused:
            await hinted(ada, table)
        assert refused.value.key == "hint-not-asked"
        seen = await ben.look(table)
        assert [one["hints"] for one in seen.table["seats"]] == [1, 0]
        assert mine["used"] == 1


async def test_the_adviser_is_told_what_the_seat_knows(place: House) -> None:
    """What others chose in secret, and what is to be drawn, make no difference."""
    config = registry.config("orleans", 2, "hidden")
    asked = []
    for choices in ([], ["place marked_farmer village"], ["ready"]):
        table = Table(config, ["human", "human"])
        for text in choices:
            table.act(1, text)
        asked.append(bots.Advice.of(config, "seed", table.state, 0, 3))
    assert asked[0] == asked[1] == asked[2]
    state = Table(config, ["human", "human"]).state
    assert asked[0].known != state.dump()


async def test_one_question_at_a_time_and_an_old_one_is_void(place: House, tmp_path: Path) -> None:
    async with Browser(place.address) as ada:
        table = (await open_table(ada, ME, bot("novice")))["table"]
        (tmp_path / "wait").touch()
        first = asyncio.ensure_future(hinted(ada, table))
        async with within(PATIENCE, lambda: "a refusal of the second question"):
            while True:
                await asyncio.sleep(0.02)
                if place.app.state.coach._asking:
                    break
        with pytest.raises(Refused) as refused:
            await hinted(ada, table)
        assert (refused.value.status, refused.value.key) == (429, "hint-running")
        await ada.do(table, "ready")  # it was not needed after all
        (tmp_path / "wait").unlink()
        with pytest.raises(Refused) as refused:
            await first
        assert refused.value.key == "stale"
        assert (await ada.look(table)).table["seats"][0]["hints"] == 0


async def test_a_coach_that_fails_says_so(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scriptorium.server.bots.advise", counsel.fails)
    async with Browser(place.address) as ada:
        table = (await open_table(ada, ME, bot("novice")))["table"]
        with pytest.raises(Refused) as refused:
            await hinted(ada, table)
        assert (refused.value.status, refused.value.key) == (503, "hint-failed")


# Afterwards


async def finished(ada: Browser, coach: bool = False) -> str:
    table: str = (await open_table(ada, ME, bot("novice"), coach=coach))["table"]
    if coach:
        await hinted(ada, table)
    await ada.post(f"/tables/{table}/seats/0", kind="bot", level="novice")
    await settled(ada, table, lambda seen: seen.over)
    return table


async def analysed(ada: Browser, table: str) -> Any:
    async with within(PATIENCE, lambda: "the analysis"):
        while (found := await ada.get(f"/tables/{table}/analysis"))["status"] == "running":
            await asyncio.sleep(0.05)
    return found


@pytest.mark.both_databases
async def test_an_analysis_is_made_once_and_kept(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Browser(place.address) as ada:
        table = await finished(ada)
        assert (await ada.get(f"/tables/{table}/analysis"))["status"] == "none"
        begun = await ada.post(f"/tables/{table}/analysis")
        assert begun["status"] == "running"
        found = await analysed(ada, table)
        assert (found["status"], found["done"]) == ("done", found["total"])
        assert len(found["rounds"]) == 19
        played = {one["candidates"][one["played"]]["actions"][-1] for one in found["choices"]}
        assert played == {"ready"}
        assert found["spoken"]["ready"]["label"] == "ready"
        monkeypatch.setattr("scriptorium.arena.analysis.answer", counsel.fails)
        assert await ada.post(f"/tables/{table}/analysis") == found


async def test_the_progress_is_told_and_one_address_has_one(place: House, tmp_path: Path) -> None:
    async with Browser(place.address) as ada:
        table, other = await finished(ada), await finished(ada)
        (tmp_path / "wait").touch()
        await ada.post(f"/tables/{table}/analysis")
        async with within(PATIENCE, lambda: "the number of positions"):
            while not (found := await ada.get(f"/tables/{table}/analysis"))["total"]:
                await asyncio.sleep(0.05)
        assert (found["status"], found["done"]) == ("running", 0)
        with pytest.raises(Refused) as refused:
            await ada.post(f"/tables/{other}/analysis")
        assert (refused.value.status, refused.value.key) == (429, "too-many-analyses")
        (tmp_path / "wait").unlink()
        assert (await analysed(ada, table))["status"] == "done"


async def test_one_that_failed_can_be_tried_again(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Browser(place.address) as ada:
        table = await finished(ada)
        monkeypatch.setattr("scriptorium.arena.analysis.answer", counsel.fails)
        await ada.post(f"/tables/{table}/analysis")
        assert (await analysed(ada, table))["status"] == "failed"
        monkeypatch.setattr("scriptorium.arena.analysis.answer", counsel.answer)
        await ada.post(f"/tables/{table}/analysis")
        assert (await analysed(ada, table))["status"] == "done"


async def test_one_that_could_not_be_stored_can_be_tried_again(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise OSError("the database is away")

    async with Browser(place.address) as ada:
        table = await finished(ada)
        with monkeypatch.context() as outage:
            outage.setattr(place.hub.store, "keep_analysis", away)
            await ada.post(f"/tables/{table}/analysis")
            assert (await analysed(ada, table))["status"] == "failed"
        await ada.post(f"/tables/{table}/analysis")
        assert (await analysed(ada, table))["status"] == "done"


async def test_a_running_game_is_not_analysed(place: House) -> None:
    async with Browser(place.address) as ada, Browser(place.address) as eve:
        table = (await open_table(ada, ME, bot("novice")))["table"]
        for ask in (ada.get, ada.post):
            with pytest.raises(Refused) as refused:
                await ask(f"/tables/{table}/analysis")
            assert refused.value.key == "table-running"
        with pytest.raises(Refused) as refused:
            await eve.get(f"/tables/{table}/analysis")
        assert refused.value.key == "no-access"


async def test_the_record_says_how_many_hints_there_were(place: House) -> None:
    async with Browser(place.address) as ada:
        table = await finished(ada, coach=True)
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
        lines = text.splitlines()
        assert json.loads(lines[-1])["end"]["hints"] == [1, 0]
        assert Table.replay(lines).ended
