"""An analysis leads into the replay, which shows what a bot would have done."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect
from sqlalchemy import create_engine, insert

from scriptorium.arena import analysis
from scriptorium.server import schema
from tests.browser import scenes
from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.looks import flaws
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

COSTS = {1: 19.2, 3: 6.5, 5: 2.0}  # of the first seat's plans, counted from 0


def judged(lines: tuple[str, ...]) -> dict[str, Any]:
    """What a bot might make of a game, without the time that it would take."""
    game = analysis.Finished.read(list(lines))
    mine = [task for task in game.tasks if task.seat == 0]
    expected = {"value": [100.0, 90.0], "low": [80.0, 70.0], "high": [120.0, 110.0]}
    answers: list[dict[str, Any]] = []
    for task in game.tasks:
        if task.seat is None:
            answers.append({**expected, "win": [0.6, 0.4]})
            continue
        cost = COSTS.get(mine.index(task), 0.0) if task.seat == 0 else 0.0
        better = {"key": "ship", "points": 1.0, "values": {}}
        played = candidate(100.0 - cost, task.played, [])
        best = candidate(100.0, (), [better])
        candidates = [best, played] if cost else [played, candidate(90.0, (), [])]
        answers.append({"played": int(cost > 0), "cost": cost, "candidates": candidates})
    return analysis.report(game, answers)


def candidate(
    value: float, actions: tuple[str, ...], parts: list[dict[str, Any]]
) -> dict[str, Any]:
    spread = {"value": value, "low": value - 20, "high": value + 20}
    return {"actions": list(actions), "parts": parts, **spread}


def keep(database: Path, table: str, report: dict[str, Any]) -> None:
    engine = create_engine(f"sqlite:///{database}", connect_args={"timeout": 30})
    row = {"table_id": table, "version": analysis.VERSION, "data": json.dumps(report)}
    with engine.begin() as connection:
        connection.execute(insert(schema.analyses).values(**row))
    engine.dispose()


async def test_it_leads_to_what_a_bot_would_have_done(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    dealt = await deal.finished("orleans", 2)
    report = judged(scenes.finished("orleans", 2))
    keep(deal.server.file, dealt.id, report)
    await me.come_in(dealt.id, dealt.links[0])
    await me.page.goto(f"/table/{dealt.id}/analysis")
    moments = me.page.locator("[data-moment]")
    await expect(moments).to_have_count(len(COSTS))
    assert await violations(me.page) == []

    ns = [one["n"] for one in sorted(report["choices"], key=lambda one: -one["cost"])]
    await me.page.keyboard.press("2")
    await me.page.wait_for_url(re.compile(rf"replay\?at={ns[1]}&by=0&bot=1"))
    played = me.page.locator("[data-advice] [data-plan][data-seat]")
    await expect(played).to_contain_text("6.5 points less")
    assert await violations(me.page) == []
    assert await flaws(me.page, whole=False) == []

    # It stays while one goes on, and leads to the other moments.
    await me.page.keyboard.press("ArrowRight")
    await expect(played).to_contain_text("6.5 points less")
    await me.page.keyboard.press("1")
    await me.page.wait_for_url(re.compile(rf"at={ns[0]}&by=0&bot=1"))
    await expect(played).to_contain_text("19.2 points less")
    # Other eyes: what that seat did.
    await me.page.keyboard.press("s")
    await expect(me.page.locator("[data-advice] h2 + p")).to_contain_text("Beatrix")

    # It can be shown to others with the position, and is put away.
    await me.page.get_by_role("button", name="Share this position").click()
    link = me.page.get_by_role("textbox", name="Share this position")
    await expect(link).to_have_value(re.compile(r"&bot=1#"))
    guest = await visitors(phone=True)
    await guest.page.goto(await link.input_value())
    shown = guest.page.locator("[data-advice]")
    await expect(shown).to_contain_text("Beatrix")
    await expect(shown.locator("[data-plan][data-seat]")).to_be_visible()
    assert await flaws(guest.page, whole=False) == []
    await me.page.keyboard.press("Escape")
    await me.page.keyboard.press("b")
    await expect(me.page.locator("[data-advice]")).to_have_count(0)
    await me.page.wait_for_url(lambda url: "bot" not in url)


async def test_where_points_do_not_decide_no_bot_judges(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.finished("orleans", 2, "duel")
    await me.come_in(dealt.id, dealt.links[0])
    await me.page.goto(f"/table/{dealt.id}/replay?k=20")
    await expect(me.page.locator("[data-happened]")).not_to_be_empty()
    await me.page.keyboard.press("b")
    await me.page.keyboard.press("ArrowRight")
    await expect(me.page.get_by_role("slider")).to_have_attribute("aria-valuenow", re.compile("."))
    await expect(me.page.get_by_role("button", name="What would a bot do?")).to_have_count(0)
