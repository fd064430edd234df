"""Following the game: the turn of a round and others' turns are told, and nothing moves."""

from __future__ import annotations

import dataclasses

import pytest
from playwright.async_api import Locator, expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
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
# Alone, before a turn of the Ab-Bott that constructs a building.
AB_BOTT_NEXT = dataclasses.replace(scenes.ALONE, moves=())


def in_player(me: TablePage, name: str) -> Locator:
    """back, next, end"""
    return me.page.locator(f'[data-steps] [data-step="{name}"]')


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


async def test_the_turn_of_a_round_of_pilgrim(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(rounds="card", speed="slow")
    await deal.sit(await deal.put(scenes.PILGRIM["name-start"], ("person", "random")), me)
    await expect(me.page.locator('[data-region="buildings"]')).to_be_visible()
    before = await me.page.evaluate(BOXES)
    round = (await me.state())["view"]["round"]
    await me.choose("start 1")
    card = me.page.locator(f'[data-recap="{round + 1}"]')
    await expect(card).to_contain_text(f"Round {round + 1} of 26")
    await expect(card).to_contain_text("You start")
    assert await card.locator("[data-row]").count()
    assert await me.page.evaluate(BOXES) == before
    await me.page.keyboard.press(" ")
    await expect(card).to_have_count(0)
    await me.asks("move")


async def test_a_turn_of_the_ab_bott_is_shown_step_by_step(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True, speed="slow")
    await deal.sit(await deal.put(AB_BOTT_NEXT), me)
    await me.page.locator('[data-prompt] [data-option="end"]:visible').first.click()
    player = me.page.locator("[data-steps]")
    await in_player(me, "next").click()  # by hand from here on, however slow this machine is
    while await in_player(me, "back").is_enabled():
        await in_player(me, "back").click()
    await expect(player).to_have_attribute("data-steps", "1")
    told: list[str] = []
    opened: set[str] = set()
    while True:
        told.append(await player.locator("h1").inner_text())
        opened.add(str(await me.page.locator("[data-tab]").first.get_attribute("data-tab")))
        await expect(player).to_contain_text(f"Step {len(told)} of ")
        if await in_player(me, "next").is_disabled():
            break
        await in_player(me, "next").click()
        await expect(player).to_have_attribute("data-steps", str(len(told) + 1))
    await expect(player).to_contain_text(f"Step {len(told)} of {len(told)}")
    assert len(told) > 3
    assert all("Ab-Bott" in one for one in told)
    assert len(set(told)) == len(told)
    assert {"duties", "map"} <= opened  # where it happens comes into view
    await in_player(me, "back").click()
    await expect(player.locator("h1")).to_have_text(told[-2])
    await in_player(me, "end").click()
    await expect(player).to_have_count(0)
    await me.asks("name-start")
    # What I am asked stands in the bar; with the Ab-Bott all of its steps, none hidden.
    await expect(me.page.locator('nav [data-open="players"]')).to_have_text("Ab-Bott")
    await me.page.locator('nav [data-open="players"]').click()
    listed = me.page.locator('[data-region="abbott"] li')
    assert await listed.count() == len(told)
    await expect(listed.first).to_be_in_viewport()
