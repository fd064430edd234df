"""Following the game: the turn of a round is told, and nothing moves."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOXES = """() => [...document.querySelectorAll('main > *, [data-region]')]
  .filter((one) => one.checkVisibility())
  .map((one) => { const b = one.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"""
ROUND_ENDS = scenes.Scene(
    "act",
    "actions",
    scenes.middle(places={"castle": ["technology", "marked_boatman", "marked_trader"]}),
    (scenes.OTHER, scenes.THIRD),
    {"round": 8, "event": "trading_day B", **scenes.TAKEN},
)


async def test_the_turn_of_a_round_lies_over_a_world_that_does_not_move(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors(rounds="card", speed="slow")
    await deal.sit(await deal.put(ROUND_ENDS, ("person", "random", "random")), me)
    await me.asks("act")
    before = await me.page.evaluate(BOXES)
    await me.page.locator('[data-option="pass"]:visible').first.click()
    card = me.page.locator("[data-recap]")
    await expect(card).to_be_visible()
    await expect(card.locator('[data-row="event"]')).to_contain_text("you +4")
    await expect(card.locator("footer")).to_contain_text("This round")
    assert await me.page.evaluate(BOXES) == before
    posted = me.posted
    await me.page.keyboard.press(" ")
    await expect(card).to_have_count(0)
    await me.asks("draw")
    assert me.posted == posted
    assert await me.page.evaluate(BOXES) == before
