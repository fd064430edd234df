"""Notifications: asked in words, received by the service worker; and the page of my statistics."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect

from tests.browser.axe import violations
from tests.browser.conftest import PATHS, QUIET, Deal
from tests.browser.serving import Server
from tests.browser.visitors import Visitors
from tests.needs import missing

pytestmark = pytest.mark.asyncio(loop_scope="session")
LONGEST = 15  # seconds until it is shown, on a busy machine
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def windowed(server: Server) -> AsyncIterator[Visitors]:
    """Chromium with all it has: the one without windows refuses notifications."""
    path = os.environ.get("SCRIPTORIUM_BROWSER") or next(
        filter(None, map(shutil.which, PATHS[1:])), None
    )
    if path is None:
        missing("no Chromium with windows")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    async with async_playwright() as playwright:
        chrome = await playwright.chromium.launch(
            executable_path=path, args=[*QUIET, *(["--no-sandbox"] if root else [])]
        )
        found = Visitors(chrome, server)
        yield found
        await found.close()
        await chrome.close()
        assert not found.complaints()


async def test_a_notification_reaches_the_service_worker(windowed: Visitors, deal: Deal) -> None:
    dealt, visitors = await deal.put("plan"), windowed
    me = await visitors()
    page = me.page
    await deal.sit(dealt, me)
    origin = await page.evaluate("location.origin")
    await me.context.grant_permissions(["notifications"], origin=origin)
    # Never on load: nothing is registered before somebody asks for it.
    assert await page.evaluate("navigator.serviceWorker.getRegistrations()") == []
    await page.reload()
    await me.arrived()
    await page.keyboard.press("Escape")
    cdp = await me.context.new_cdp_session(page)
    registered: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    await cdp.send("ServiceWorker.enable")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    await switch.check(force=True)
    await expect(switch).to_be_checked()
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert not await violations(page)

    async def push(table: str) -> None:
        data = json.dumps({"table": table, "title": "Your turn", "body": "It waits."})
        await cdp.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": registered[-1], "data": data},
        )

    # Chromium loses what it is given while the worker starts, and says nothing.
    async with asyncio.timeout(LONGEST):
        while not await page.evaluate(SHOWN):
            await push("ffffffffffff")
            await asyncio.sleep(0.1)
    assert await page.evaluate(SHOWN) == [
        {"title": "Your turn", "body": "It waits.", "tag": "ffffffffffff"}
    ]


async def test_my_statistics(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    await deal.sit(await deal.finished(), me)
    await me.home()
    await me.page.get_by_role("link", name="My statistics").click()
    await expect(me.page.locator(".history li")).to_have_count(1)
    await me.page.get_by_role("link", name="My devices").click()
    await me.page.locator("[data-carry]").click()
    link = await me.page.locator(".copy input").input_value()
    assert not await violations(me.page)
    other = await visitors()
    await other.page.goto(link)
    await expect(other.page.locator(".history li")).to_have_count(0)
    await other.page.get_by_role("button", name="Both are mine").click()
    await expect(other.page.locator(".history li")).to_have_count(1)
    assert "#" not in other.page.url  # the key is not left in the address
