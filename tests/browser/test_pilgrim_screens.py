"""Every look of Pilgrim's table: what can be measured of it, and axe-core.

With pictures (see test_screens), named like `pilgrim-act-1280x800-dark-de.png`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.survey import Look, survey, views
from tests.browser.table_page import TablePage
from tests.browser.test_pilgrim import lit, press
from tests.browser.test_screens import NARROW, WIDE
from tests.browser.visitors import DESKTOP, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

State = Callable[[TablePage, Deal], Awaitable[None]]
WINDOWS = [DESKTOP, NARROW, WIDE, (1280, 720)]


def table(scene: scenes.Scene, tab: str = "") -> State:
    async def go(me: TablePage, deal: Deal) -> None:
        await deal.sit(await deal.put(scene), me)
        await me.asks(scene.asks)
        if tab:
            await me.page.locator(f'nav [data-open="{tab}"]').click()

    return go


async def laying(me: TablePage, deal: Deal) -> None:
    """A hex is in the hand: its turns in the tray, the tile on the map."""
    await table(scenes.PILGRIM["roads"])(me, deal)
    await press(me.page.locator(lit("hex:f8")).first)
    await expect(me.page.locator('[data-region="tray"] [data-state="chosen"]')).to_be_visible()


async def reaching(me: TablePage, deal: Deal) -> None:
    """The tile that reaches a site."""
    scene = scenes.Pilgrimage("roads", "act", scenes.TO_SITE, moves=((0, "duty build_roads"),))
    await table(scene)(me, deal)
    await me.page.locator('[data-target="turn:lay d9 sw n"]').first.click()
    await expect(me.main).to_be_visible()


async def opponent(me: TablePage, deal: Deal) -> None:
    await table(scenes.PILGRIM["move"], "players" if await is_phone(me) else "")(me, deal)
    await me.page.locator('[data-player="1"]').click()
    await expect(me.page.get_by_role("dialog")).to_be_visible()


async def buildings(me: TablePage, deal: Deal) -> None:
    await table(scenes.PILGRIM["move"])(me, deal)
    await me.page.keyboard.press("0")
    await expect(me.page.get_by_role("dialog")).to_be_visible()


async def log(me: TablePage, deal: Deal) -> None:
    await table(scenes.ALONE)(me, deal)
    await me.page.keyboard.press("l")
    await expect(me.page.get_by_role("log")).to_be_visible()


async def setup(me: TablePage, deal: Deal) -> None:
    await me.page.goto("/new?game=pilgrim")
    await expect(me.page.locator("[data-spine] h1")).to_be_visible()


async def is_phone(me: TablePage) -> bool:
    size = me.page.viewport_size
    return size is not None and size["width"] < 700


STATES: dict[str, State] = {
    "setup": setup,
    "move": table(scenes.PILGRIM["move"]),
    "act": table(scenes.PILGRIM["act"]),
    "laying": laying,
    "reaching": reaching,
    "construct": table(scenes.PILGRIM["construct"]),
    "allocate": table(scenes.PILGRIM["allocate"]),
    "alone": table(scenes.ALONE),
    "opponent": opponent,
    "buildings": buildings,
    "log": log,
    "season": table(scenes.SEASON),
    "next-game": table(scenes.NEXT_GAME),
}
# Names of buildings that leave their hex: how wide that is at the foot of each line.
CROSSING = """
() => [...document.querySelectorAll('[data-region="map"] .building')].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  const hex = one.querySelector('polygon').getBBox();
  return [...one.querySelectorAll('text:not(.level)')].flatMap((text) => {
    const {x, width} = text.getBBox(), foot = Number(text.getAttribute('y'));
    const room = hex.width / 2 - Math.abs(foot) / Math.sqrt(3);
    const over = Math.max(-x, x + width) - room;
    return over > 0.5 ? [`${text.textContent} leaves its hex by ${over.toFixed(1)}`] : [];
  });
})
"""
TABS = ("board", "duties", "map", "tracks", "players")
WITH_PICTURES = ("move", "act", "laying", "alone", "opponent")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", STATES)
async def test_every_state(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    board = "auto" if name in WITH_PICTURES else "plain"
    me = await visitors.again(phone=phone, board=board)
    await STATES[name](me, deal)
    looks = views(True, name in ("setup", "act")) if phone else at_a_desk(name)
    found = await survey(me, f"pilgrim-{name}", looks)
    found += await me.page.evaluate(CROSSING)
    assert not found, "\n".join(found)


def at_a_desk(name: str) -> list[Look]:
    """As in `test_screens`."""
    if name != "act":
        return [Look(axe=True), Look(NARROW, "de")]
    return [
        Look(axe=True, closely=True),
        Look(theme="dark", closely=True),
        *(Look(window) for window in WINDOWS if window != DESKTOP),
        *(Look(window, "de") for window in WINDOWS),
    ]


async def test_every_tab_of_a_phone(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True, board="auto")
    await table(scenes.PILGRIM["act"])(me, deal)
    found: list[str] = []
    for look in views(True, True):
        for tab in TABS:
            await me.page.locator(f'nav [data-open="{tab}"]').click()
            await me.still()
            shown = await me.page.locator("[data-tab]").first.get_attribute("data-tab")
            assert shown == tab
            found += await survey(me, f"pilgrim-tab-{tab}", [look])
    assert not found, "\n".join(found)
