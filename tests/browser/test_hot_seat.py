"""Two people at one browser: a curtain lies between their plans, and nothing is left behind it."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.browser.axe import violations
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def ready(page: Page) -> None:
    """With a place half full it asks once."""
    await page.locator("[data-action=main]").click()
    await page.get_by_role("button", name="Ready anyway").click()


async def test_a_curtain_between_two_plans(visitors: Visitors) -> None:
    me = await visitors(name="Agnes")
    page, heard = me.page, list[str]()

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    await page.goto("/new?game=orleans")
    rows = page.locator(".seats li")
    await rows.nth(1).get_by_role("radio", name="Me", exact=True).check(force=True)
    await page.get_by_role("textbox", name="Their name").fill("Bruno")
    await rows.nth(2).get_by_role("radio", name="None").check(force=True)
    await page.get_by_role("button", name="Start").click()
    curtain = page.locator("[data-curtain]")
    await expect(curtain).to_contain_text("Hand over to Agnes")
    assert not await violations(page)
    await page.keyboard.press("Enter")
    await me.arrived()
    me.seat = 0
    await me.choose("place marked_farmer castle")
    await ready(page)

    # Nothing of Agnes's plan: not in the page, and not in what the socket has said since.
    await expect(curtain).to_contain_text("Hand over to Bruno")
    await expect(page.locator("[data-game]")).to_have_count(0)
    between = len(heard)
    await page.get_by_role("button", name="I am Bruno").click()
    await me.arrived()
    fell = max(i for i in range(between) if '"seat":null,"held"' in heard[i])
    for update in map(json.loads, heard[fell:]):
        assert not [one for one in update.get("log", []) if "castle" in one["do"]]
        if "view" in update:
            assert update["view"]["seats"][0]["places"]["castle"] == [None, None, None]
            assert update["view"]["seats"][0]["market"]["marked_farmer"] == 1
    await page.locator('[data-player="0"]').click()
    await expect(page.locator(".over")).to_contain_text("Castle")
    assert "marked_farmer" not in (await page.locator(".over").inner_html())
    await page.keyboard.press("Escape")

    # Agnes may look again, and take back what is still hers; then Bruno is ready, too.
    await page.get_by_role("button", name="Menu").click()
    await page.locator("[data-hand-to='0']").click()
    await expect(curtain).to_contain_text("Hand over to Agnes")
    await page.get_by_role("button", name="Or I am Bruno").click()
    me.seat = 1
    await me.asks("plan")
    await me.choose("place marked_boatman village")
    await ready(page)
    # Plans are open: no curtain any more, and the table shows whoever has to act.
    await expect(page.locator("[data-game]")).to_be_visible()
    await expect(curtain).to_have_count(0)
    view = (await me.state())["view"]
    assert view["seats"][0]["places"]["castle"][0] == "marked_farmer"
