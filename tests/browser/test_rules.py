"""The rules: an overview with pictures, chapters, questions, search, and the way to the table."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.looks import flaws
from tests.browser.visitors import DESKTOP, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_from_the_overview_to_the_table(visitors: Visitors) -> None:
    me = await visitors.again()
    await me.page.goto("/rules/orleans")
    steps = me.page.locator("main ol > li")
    await expect(steps).to_have_count(6)
    await expect(steps.nth(1).locator(".token")).to_have_count(3)  # the Castle is drawn
    assert "\n".join(await violations(me.page)) == ""
    for overview in await me.page.locator("aside nav a").all():
        await overview.click()
        await expect(overview).to_have_attribute("aria-current", "true")
        await expect(me.page.locator("main h1").first).to_be_visible()
        assert "\n".join(await flaws(me.page, whole=False)) == ""
    await me.page.get_by_role("link", name="Questions people ask").click()
    await expect(me.page.get_by_text("Must a place be filled in one round?")).to_be_visible()

    # Search: first what the word means, then rules, and what is near where there is nothing.
    await me.page.keyboard.press("/")
    await me.page.keyboard.type("marked")
    await expect(me.page.locator(".word h2")).to_have_text("marked follower")
    await expect(me.page.locator("[data-found] mark").first).to_have_text(
        re.compile("marked", re.IGNORECASE)
    )
    await me.page.locator("input[type=search]").fill("senzus")
    await me.page.get_by_role("button", name="census", exact=True).click()
    await me.page.locator("input[type=search]").press("Enter")
    await me.page.wait_for_url(re.compile("id=ORL-"))

    await me.page.goto("/rules/orleans")
    await steps.nth(3).get_by_role("button", name="Show me at the table").click()
    await expect(me.page.locator('[role=dialog][data-guide="orleans-8"]')).to_be_visible()


@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
async def test_all_steps_of_an_overview_are_seen_at_once(game: str, visitors: Visitors) -> None:
    me = await visitors.again()
    await me.page.goto(f"/rules/{game}")
    await me.page.locator("main ol > li:last-child .drawing").wait_for()
    for lang in ("en", "de"):
        await me.appear(DESKTOP, "light", lang, "normal")
        hidden = await me.page.locator(".overview").evaluate(
            "(box) => box.scrollHeight - box.clientHeight"
        )
        assert hidden <= 0, lang


async def test_a_scenario_is_shown_at_its_own_table(visitors: Visitors) -> None:
    me = await visitors.again()
    await me.page.goto("/rules/orleans?part=dignitary")
    await me.page.get_by_role("button", name="Show me at the table").first.click()
    await expect(me.page.locator('[role=dialog][data-guide="goal-dignitary"]')).to_be_visible()
    assert "/table/" in me.page.url


async def test_a_phone_shows_a_chapter_before_its_rules(visitors: Visitors) -> None:
    me = await visitors.again(phone=True)
    await me.page.goto("/rules/orleans")
    await me.page.get_by_role("combobox").select_option("PLN")
    chapter = await me.page.locator("section h2").first.bounding_box()
    rule = await me.page.locator("main article").first.bounding_box()
    assert chapter is not None
    assert rule is not None
    assert chapter["y"] < rule["y"]
