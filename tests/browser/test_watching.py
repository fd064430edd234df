"""Whoever watches sees what everybody may see, and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_by_the_link_to_watch(visitors: Visitors, deal: Deal) -> None:
    dealt = await deal.put("plan")
    me, watcher = await visitors(), await visitors()
    await deal.sit(dealt, me)
    await watcher.page.goto(f"/join/{dealt.id}#{dealt.watch}")
    await watcher.page.get_by_role("button", name="Come in").click()
    await watcher.arrived()
    assert (await watcher.state())["table"]["seat"] is None
    await watcher.asks("wait")
    await no_choices(watcher)

    # A plan is nobody's business until all are made.
    await me.choose("place knight ship")
    await me.choose("place farmer ship")
    await watcher.page.locator('[data-player="0"]').click()
    sheet = watcher.page.locator(".over")
    await expect(sheet).to_contain_text("Ship")
    assert (await watcher.state())["view"]["seats"][0]["places"]["ship"] == [None, None, None]
    names = await sheet.locator("[aria-label]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    assert not [one for one in names if re.search(r"Ship.*stands", one)]
    await watcher.page.keyboard.press("Escape")
    await expect(sheet).not_to_contain_text("Ship")
    await watcher.page.keyboard.press("l")
    log = watcher.page.get_by_role("log").first
    await expect(log).to_be_visible()
    assert "Ship" not in await log.inner_text()


async def no_choices(page: TablePage) -> None:
    assert await page.decision() is None
    for selector in ("[data-action]", '[data-state="legal"]', "[data-board]"):
        await expect(page.page.locator(f"{selector}:visible")).to_have_count(0)


async def test_a_player_does_not_see_the_others_plans(visitors: Visitors, deal: Deal) -> None:
    dealt = await deal.put("plan")
    me, other = await visitors(), await visitors()
    await deal.sit(dealt, me)
    await deal.sit(dealt, other, 1)
    await me.choose("place knight ship")
    await other.page.locator('[data-player="0"]').click()
    await expect(other.page.locator(".over")).to_contain_text("Ship")
    page = await other.page.content()
    assert not re.search(r"Ship, space 3 of 3[^\"]*stands", page)
    state = await other.state()
    assert state["view"]["seats"][0]["places"]["ship"] == [None, None, None]
    assert state["log"] == []


async def test_a_watcher_sees_the_game_go_on(visitors: Visitors, deal: Deal) -> None:
    dealt = await deal.put("act")
    me, watcher = await visitors(), await visitors()
    await deal.sit(dealt, me)
    await deal.sit(dealt, watcher, None)
    await watcher.page.keyboard.press("l")
    await me.choose("act castle")
    await expect(watcher.page.get_by_role("log").first).to_contain_text("Castle")
    await no_choices(watcher)


async def test_a_link_that_was_cut_opens_when_all_of_it_is_there(
    visitors: Visitors, deal: Deal
) -> None:
    """As it says itself: copy all of it. In the same tab only the end of the address changes."""
    dealt, me = await deal.put("plan"), await visitors()
    await me.page.goto(f"/join/{dealt.id}#{dealt.links[0][:-3]}")
    await expect(me.page.get_by_text("This link is not whole")).to_be_visible()
    await me.page.goto(f"/join/{dealt.id}#{dealt.links[0]}")
    await expect(me.page.get_by_role("textbox")).to_be_visible()
    visitors.expected.append("403")
