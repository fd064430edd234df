"""The coach at the table."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
PATIENCE = 60_000  # ms: bots think on a busy machine
OPEN = """async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch('/api/tables', request)).json()).table;
}"""


async def table_with(me: TablePage, coach: bool) -> None:
    await me.page.goto("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
    table = await me.page.evaluate(OPEN, {"game": "orleans", "seats": seats, "coach": coach})
    await me.page.goto(f"/table/{table}")
    await expect(me.page.locator("[data-action='main']")).to_be_enabled()
    await me.arrived()


async def test_a_hint_is_asked_for_previewed_and_placed(visitors: Visitors) -> None:
    me = await visitors()
    await table_with(me, coach=True)
    await expect(me.page.get_by_role("button", name="Hint")).to_be_enabled()
    await me.page.keyboard.press("h")
    plans = me.page.locator("[data-plan]")
    await expect(plans.first).to_be_visible(timeout=PATIENCE)
    ghosts = me.page.locator(".space .ghost")
    await expect(ghosts.first).to_be_visible()
    placed = await ghosts.count()
    assert await violations(me.page) == []
    await me.page.keyboard.press("2")
    await expect(plans.nth(1)).to_have_attribute("aria-pressed", "true")
    await me.page.keyboard.press("1")
    await expect(ghosts).to_have_count(placed)
    await me.page.keyboard.press("p")
    await expect(ghosts).to_have_count(0)
    await expect(me.page.locator(".space.fresh")).to_have_count(placed)
    await expect(me.page.locator("[data-action='main']")).to_be_enabled()  # mine to press


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_what_places_a_plan_is_always_at_hand(phone: bool, visitors: Visitors) -> None:
    """However many reasons, on a low screen too; and no page grows wider as it comes."""
    me = await visitors(phone=phone, language="de", speed="normal")
    await me.page.emulate_media(reduced_motion="no-preference")
    await table_with(me, coach=True)
    width = 390 if phone else 1280
    await me.page.set_viewport_size({"width": width, "height": 600})
    await me.page.locator("[data-action='hint']:visible").click()
    plans = me.page.locator("[data-plan]")
    await expect(plans.first).to_be_visible(timeout=PATIENCE)
    for number in range(await plans.count(), 0, -1):
        await me.page.keyboard.press(str(number))
        await expect(plans.nth(number - 1)).to_have_attribute("aria-pressed", "true")
        await expect(plans.nth(number - 1).locator(".title")).to_be_in_viewport(ratio=1)
        await expect(me.page.locator("[data-action='place-plan']")).to_be_in_viewport(ratio=1)
    assert await me.page.evaluate("innerWidth") == width


async def test_without_a_coach_there_is_no_hint(visitors: Visitors) -> None:
    me = await visitors()
    await table_with(me, coach=False)
    await expect(me.page.locator("[data-action='hint']")).to_have_count(0)


async def test_the_coach_answers_every_question_of_a_round(visitors: Visitors) -> None:
    me = await visitors()
    await table_with(me, coach=True)
    plans = me.page.locator("[data-plan]")
    asked: list[str] = []
    while len(asked) < 3:
        decision = await me.decision()
        assert decision is not None
        await me.asks(decision["kind"])
        await expect(me.action("hint")).to_be_enabled()
        await me.page.keyboard.press("h")
        await expect(plans.first).to_be_visible(timeout=PATIENCE)
        asked.append(decision["kind"])
        before = len(me.answers)
        await me.page.keyboard.press("p")
        await expect(plans).to_have_count(0)
        if decision["kind"] == "plan":
            await expect(me.page.locator(".space.fresh").first).to_be_visible()
            await expect(me.main).to_be_enabled()
            await me.press_main()
        else:
            await me.answered(before)
        await me.page.wait_for_function(
            "() => document.querySelector('[data-prompt]')?.dataset.prompt !== 'wait'",
            timeout=PATIENCE,
        )
    assert asked[0] == "plan"
    assert "act" in asked
