"""The first minute: one click, and a game is under way."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_click_starts_a_game(visitors: Visitors) -> None:
    me = await visitors(tour=True)
    await me.home()
    await me.page.get_by_role("button", name="Play now").click()
    await me.page.wait_for_url(re.compile(r"/table/[0-9a-f]{12}$"))
    await me.arrived()
    await me.asks("plan")
    state = await me.state()
    assert state["table"]["status"] == "running"
    assert [seat["kind"] for seat in state["table"]["seats"]].count("bot") >= 1

    # The tour can be closed, and does not come back.
    card = me.page.locator(".tour")
    await expect(card).to_be_visible()
    await me.page.locator('[data-tour="skip"]').click()
    await expect(card).to_have_count(0)
    await me.page.reload()
    await me.asks("plan")
    await expect(card).to_have_count(0)


async def test_the_tour_goes_on_with_what_the_player_does(visitors: Visitors) -> None:
    me = await visitors(tour=True)
    await me.home()
    await me.page.get_by_role("button", name="Play now").click()
    await me.arrived()
    await expect(me.page.locator(".tour")).to_be_visible()
    begun = await step(me)
    await me.target("tile:marked_farmer").click()
    placing = await later(me, begun)
    await me.choose("place marked_farmer castle")
    await later(me, placing)
    await me.press_main()
    await expect(me.page.locator(".tour")).to_have_count(0)


async def step(me: TablePage) -> int:
    """The number of the step the tour is at."""
    said = re.search(r"(\d+) of \d+", await me.page.locator(".tour small").inner_text())
    assert said
    return int(said[1])


async def later(me: TablePage, before: int) -> int:
    for _ in range(100):
        if await step(me) > before:
            break
        await me.page.wait_for_timeout(50)
    assert await step(me) > before
    return await step(me)


async def test_the_first_screen_is_measured(
    visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    me = await visitors()
    await me.home()
    times = await me.page.evaluate(
        "() => new Promise((done) => setTimeout(() => {"
        " const [page] = performance.getEntriesByType('navigation');"
        " const paint = Object.fromEntries(performance.getEntriesByType('paint')"
        "  .map((one) => [one.name, Math.round(one.startTime)]));"
        " const files = performance.getEntriesByType('resource');"
        " done({...paint, loaded: Math.round(page.loadEventEnd),"
        "  requests: files.length + 1, kilobytes: Math.round("
        "   files.reduce((sum, one) => sum + one.transferSize, page.transferSize) / 1024)});"
        "}, 300))"
    )
    with capsys.disabled():
        print(f"\nfirst screen: {times}")
    assert times["first-contentful-paint"] < 5000
    assert times["requests"] < 40
