"""A key belongs to what lies on top of the screen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Deal
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


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
    await expect(me.page.locator('[data-spine] [data-key="y"]')).to_be_visible()
    await me.page.keyboard.press("y")
    await me.answered(0)


async def test_enter_fills_no_seats_that_people_are_to_take(visitors: Visitors) -> None:
    me = await visitors.again()
    await me.page.goto("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    answer = await me.context.request.post("/api/tables", data={"game": "orleans", "seats": seats})
    table = (await answer.json())["table"]
    await me.page.goto(f"/table/{table}")
    start = me.page.locator('[data-action="start"]')
    await expect(start).to_be_enabled()
    await me.page.keyboard.press("Enter")
    await expect(start).to_be_enabled()
    assert me.posted == 0
    await start.click()
    await me.arrived()


async def test_the_rules_of_a_table_are_those_of_its_scenario_and_lead_back(
    visitors: Visitors,
) -> None:
    me = await visitors.again()
    await me.page.goto("/")
    seats = [{"kind": "me", "name": "Ada"}]
    wanted = {"game": "orleans", "scenario": "dignitary", "seats": seats}
    answer = await me.context.request.post("/api/tables", data=wanted)
    await me.page.goto(f"/table/{(await answer.json())['table']}")
    await me.arrived()
    await me.page.locator('[data-open="menu"]:visible').first.click()
    await me.page.get_by_role("link", name="Rules").click()
    await expect(me.page.get_by_role("heading", name="The Dignitary", level=1)).to_be_visible()
    await me.page.get_by_role("link", name="Back to the game").click()
    await me.arrived()


async def test_the_focus_never_falls_to_the_page(visitors: Visitors, deal: Deal) -> None:
    """What had it is gone: its neighbour gets it, and Enter means the gold button again."""
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    await me.walk('[data-fill="castle"]')
    await me.page.keyboard.press("Enter")
    await expect(me.page.locator('[data-fill="castle"]')).to_have_count(0)
    await me.page.wait_for_function("document.activeElement !== document.body")
    assert await me.focused('[data-place="castle"] *')
    # Nobody has walked there: Enter would take somebody back.
    await me.page.keyboard.press("Enter")
    await me.asks("wait")
    mine = (await me.state())["view"]["seats"][0]
    assert mine["places"]["castle"] == ["farmer", "boatman", "monk"]


async def test_the_focus_is_where_enter_is_once_a_question_is_answered(
    visitors: Visitors, deal: Deal
) -> None:
    """Neither on a chip of the next question nor on a place that explains why it is closed."""
    me = await visitors.again()
    await deal.sit(await deal.put("draw"), me)
    await me.walk('[data-prompt] [data-action="option"]')
    await me.page.keyboard.press("Enter")
    await me.asks("plan")
    await me.page.wait_for_function("document.activeElement !== document.body")
    assert await me.focused('[data-action="main"]')
    await expect(me.page.get_by_role("tooltip")).to_have_count(0)


async def test_the_focus_stays_at_the_table_when_a_question_is_answered(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("act"), me)
    chip = '[data-prompt] [data-pick="place:village"]'
    await me.walk(chip)
    await me.page.keyboard.press("Enter")
    await expect(me.page.locator(chip)).to_have_count(0)
    await me.page.wait_for_function("document.activeElement !== document.body")
    assert await me.focused("[data-prompt] *")


async def test_a_tap_opens_no_list_of_everything(visitors: Visitors, deal: Deal) -> None:
    """The focus is led only where somebody plays by keyboard."""
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put("draw"), me)
    await me.asks("draw")
    await me.main.tap()
    await me.asks("plan")
    await me.still()
    for option in await me.page.locator('[data-action="list"]').all():
        assert not await option.evaluate("(node) => node.matches(':focus')")
    lists = me.page.locator("[data-prompt] .list")
    assert await lists.evaluate("(node) => node.getBoundingClientRect().width") <= 1
