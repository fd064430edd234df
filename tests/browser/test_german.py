"""Whoever reads German reads only German. What every state shows is checked in test_screens."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.leftovers import leftovers
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_language_is_changed_on_the_spot(visitors: Visitors) -> None:
    me = await visitors()
    await me.home()
    await expect(me.page.get_by_role("button", name="Play now")).to_be_visible()
    await me.page.get_by_role("radio", name="Deutsch").check(force=True)
    await expect(me.page.locator("html")).to_have_attribute("lang", "de")
    await expect(me.page.get_by_role("button", name="Play now")).to_have_count(0)
    assert await leftovers(me) == []


async def test_english_would_be_found(visitors: Visitors) -> None:
    me = await visitors(lang="de")
    await me.home()
    assert await leftovers(me) == []
    await me.page.evaluate("document.querySelector('h1').textContent = 'home-title'")
    assert await leftovers(me) == ["a key instead of its text: home-title"]
    await me.page.evaluate("document.querySelector('h1').textContent = 'Play now'")
    assert await leftovers(me) == ["English: Play now"]
