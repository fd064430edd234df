"""The illustration layer: it comes after the table, moves nothing, and can be done without."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.scenes import Scene
from tests.browser.test_pilgrim_screens import reaching
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

DRAWINGS = "**/assets/*.svg"
TURN = '[data-target="turn:lay d9 sw n"]'  # as in `reaching`
IDLE = """async () => {
  for (let i = 0; i < 3; i += 1) await new Promise((done) => requestIdleCallback(done));
}"""
# Where everything is that is read or hit; what is drawn within pieces and pictures may change.
BOXES = """() => {
  const read = '[data-game] *:not(svg *), [data-region=map] :is(text, .hand)';
  const short = (value) => Math.round(value * 10) / 10;
  return [...document.querySelectorAll(read)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return `${node.localName} ${[x, y, width, height].map(short)}`;
  });
}"""

# What would move by itself or when something changes, and for how long. What only appears late
# takes no time.
MOVING = """() => [...document.querySelectorAll('*')].flatMap((node) => {
  const { transitionDuration, animationDuration } = getComputedStyle(node);
  const long = [transitionDuration, animationDuration].join(', ');
  const moves = long.split(', ').some((one) => parseFloat(one) > 0);
  return moves ? [`${node.localName}.${node.className}: ${long}`] : [];
})"""


class Held:
    """Drawings that are kept back until they are let go."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.gate = asyncio.Event()

    async def __call__(self, route: Route) -> None:
        self.asked.append(route.request.url)
        await self.gate.wait()
        await route.continue_()


async def art(page: Page, state: str) -> None:
    await expect(page.locator("html")).to_have_attribute("data-art", state)


@pytest.mark.parametrize(
    ("scene", "phone"),
    [(scenes.SCENES["plan"], False), (scenes.PILGRIM["act"], False), (scenes.SCENES["plan"], True)],
    ids=["orleans", "pilgrim", "phone"],
)
async def test_pictures_come_later_and_move_nothing(
    scene: Scene, phone: bool, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors(phone=phone, board="plain")
    held = Held()
    await me.page.route(DRAWINGS, held)
    await deal.sit(await deal.put(scene), me)
    # A plain board asks for nothing.
    await me.page.evaluate(IDLE)
    await art(me.page, "off")
    assert held.asked == []
    assert await me.page.locator(".vignette").count() == 0
    # The table is whole while they are on their way, and stays where it is when they have come.
    await me.change(board="pictures")
    await art(me.page, "coming")
    await me.asks(scene.asks)
    await me.page.evaluate("document.fonts.ready")
    await me.page.evaluate(IDLE)
    before = await me.page.evaluate(BOXES)
    held.gate.set()
    await art(me.page, "on")
    await me.still()
    assert len(held.asked) == len(set(held.asked))
    assert await me.page.evaluate("document.querySelector('#vh') !== null")
    assert await me.page.locator(".vignette > use").count() > 10
    assert await me.page.evaluate(BOXES) == before


async def test_without_them_the_table_is_the_same(visitors: Visitors, deal: Deal) -> None:
    """A line that breaks is not a game that breaks."""
    visitors.expected.append("ERR_FAILED")
    me = await visitors(board="auto")
    await me.page.route(DRAWINGS, lambda route: route.abort())
    await deal.sit(await deal.put("plan"), me)
    await me.page.evaluate(IDLE)
    await art(me.page, "coming")
    await me.target("tile:knight").click()
    await expect(me.target("space:ship:2")).to_have_attribute("data-state", "legal")


async def test_a_site_that_is_reached_has_its_moment(visitors: Visitors, deal: Deal) -> None:
    me = await visitors(board="auto")
    await reaching(me, deal)
    await art(me.page, "on")
    moment = me.page.locator("[data-moment]")
    await me.press_main()
    await expect(me.action("undo")).to_be_enabled()
    await me.still()
    await expect(moment).to_have_count(0)  # nothing moves
    before = await shown(me.page)
    await me.action("undo").click()
    await me.page.locator(TURN).first.click()
    await me.page.emulate_media(reduced_motion="no-preference")
    await me.change(speed="normal")
    await me.press_main()
    await expect(moment).to_have_attribute("data-moment", "mo-site")
    assert await hit(me.page, "[data-moment] .card") is False
    assert await shown(me.page) == before
    await expect(moment).to_have_count(0)


@pytest.mark.parametrize("scene", [scenes.SCENES["plan"], scenes.PILGRIM["act"]], ids=str)
async def test_where_nothing_should_move_nothing_does(
    scene: Scene, visitors: Visitors, deal: Deal
) -> None:
    """By the settings, or by those of the system."""
    me = await visitors(board="pictures")
    await deal.sit(await deal.put(scene), me)
    await art(me.page, "on")
    assert await me.page.evaluate(MOVING) == []
    await me.page.emulate_media(reduced_motion="no-preference")
    assert await me.page.evaluate(MOVING) == []
    await me.change(speed="normal")
    assert await me.page.evaluate(MOVING) != []
    await me.page.emulate_media(reduced_motion="reduce")
    assert await me.page.evaluate(MOVING) == []


async def shown(page: Page) -> Any:
    """Where the parts of the table lie."""
    return await page.evaluate(
        "() => [...document.querySelectorAll('[data-region], .spine, [data-board]')]"
        ".map((node) => JSON.stringify(node.getBoundingClientRect()))"
    )


async def hit(page: Page, selector: str) -> bool:
    found: bool = await page.evaluate(
        """(selector) => {
          const node = document.querySelector(selector);
          const box = node.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return node.contains(top);
        }""",
        selector,
    )
    return found


async def test_the_start_page_cuts_no_picture_on_a_phone(visitors: Visitors) -> None:
    """They are drawn 5 to 2."""
    me = await visitors(phone=True)
    await me.home()
    pictures = me.page.locator(".games .emblem")
    await expect(pictures).to_have_count(2)
    for picture in await pictures.all():
        box: Any = await picture.bounding_box()
        assert abs(box["width"] / box["height"] - 2.5) < 0.05, box
    # No card is higher than what it holds.
    for card in await me.page.locator(".games .card").all():
        empty = await card.evaluate(
            """(card) => {
              const bottom = (node) => node.getBoundingClientRect().bottom;
              return bottom(card) - Math.max(...[...card.querySelectorAll('a, li')].map(bottom));
            }"""
        )
        assert empty < 24, empty
