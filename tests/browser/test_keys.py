"""A key belongs to what lies on top of the screen."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def shown_around(me: TablePage, game: str) -> None:
    """The first game of this browser has begun, and its tour with it."""
    await me.page.goto(f"/new?game={game}")
    await me.page.locator("[data-spine] .button.main").click()
    await me.page.wait_for_url(re.compile(r"/table/[0-9a-f]{12}$"))
    await me.arrived()
    await expect(me.page.locator(".tour")).to_be_visible()


@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
async def test_keys_walk_through_the_tour_and_nothing_else(game: str, visitors: Visitors) -> None:
    me = await visitors(tour=True)
    await shown_around(me, game)
    before = await me.state()
    for number in (2, 3, 4):
        await me.page.keyboard.press("Enter")
        await expect(me.page.locator(".tour small")).to_contain_text(f"{number} of 4")
        await me.page.keyboard.press("1")
        await me.page.keyboard.press("u")
    await me.page.keyboard.press("Escape")
    await expect(me.page.locator(".tour")).to_have_count(0)
    after = await me.state()
    assert me.posted == 0
    assert (after["seq"], after["decision"]) == (before["seq"], before["decision"])
    await expect(me.page.locator('[data-prompt] [aria-pressed="true"]')).to_have_count(0)


@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
async def test_tab_comes_to_the_tour_first(game: str, visitors: Visitors) -> None:
    me = await visitors(tour=True)
    await shown_around(me, game)
    for name in ("skip", "next"):
        await me.page.keyboard.press("Tab")
        assert await me.focused(f'[data-tour="{name}"]')
    await me.page.keyboard.press("Enter")
    await expect(me.page.locator(".tour small")).to_contain_text("2 of 4")
    # Whoever clicked somewhere and tabs on comes back to it.
    await me.page.evaluate("document.activeElement.blur()")
    await me.page.keyboard.press("Tab")
    assert await me.focused('[data-tour="skip"]')
    await me.page.keyboard.press("Enter")
    await expect(me.page.locator(".tour")).to_have_count(0)
    assert me.posted == 0


async def test_enter_is_the_main_button_again_after_the_tour(visitors: Visitors) -> None:
    me = await visitors(tour=True)
    await shown_around(me, "orleans")
    await me.page.keyboard.press("Escape")
    await expect(me.page.locator(".tour")).to_have_count(0)
    await me.page.keyboard.press("Enter")
    await me.answered(0)


async def test_the_menu_lies_over_the_tour(visitors: Visitors) -> None:
    """What was opened last is closed first."""
    me = await visitors(tour=True)
    await shown_around(me, "orleans")
    await me.page.get_by_role("button", name="Menu").first.click()
    menu = me.page.get_by_role("dialog", name="Menu")
    await menu.get_by_role("button", name="Settings").hover()
    await me.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await expect(me.page.locator(".tour")).to_be_visible()


async def test_enter_does_not_reach_through_a_sheet(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    await deal.sit(await deal.put("plan"), me)
    await me.page.locator('[data-player="1"]:visible').first.click()
    sheet = me.page.locator(".over [role=dialog]")
    await expect(sheet).to_be_visible()
    await expect(me.main.locator("kbd")).to_be_hidden()
    await me.page.keyboard.press("Enter")
    await me.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    assert me.posted == 0
    await expect(me.main.locator("kbd")).to_be_visible()
    await me.page.keyboard.press("Enter")
    await me.answered(0)
