"""Every look of Pilgrim's table: what can be measured of it, and axe-core.

With pictures (see test_screens), named like `pilgrim-act-1280x800-dark-de.png`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.browser import scenes
from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.leftovers import leftovers
from tests.browser.looks import flaws
from tests.browser.table_page import TablePage
from tests.browser.test_pilgrim import lit, press, seen
from tests.browser.test_screens import NARROW, Theme, picture
from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

State = Callable[[TablePage, Deal], Awaitable[None]]
SIZES = [DESKTOP, NARROW, (1920, 1080), (1280, 720)]


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
TABS = ("board", "duties", "map", "tracks", "players")
CASES = [(name, lang, phone) for name in STATES for lang in ("en", "de") for phone in (False, True)]


@pytest.mark.parametrize(
    ("name", "lang", "phone"),
    CASES,
    ids=[f"{name}-{lang}{'-phone' if phone else ''}" for name, lang, phone in CASES],
)
async def test_every_state(
    name: str, lang: str, phone: bool, visitors: Visitors, deal: Deal
) -> None:
    me = await seen(await visitors(lang=lang, phone=phone))
    await STATES[name](me, deal)
    found: list[str] = []
    for size in [PHONE] if phone else SIZES if lang == "en" or name == "act" else [NARROW]:
        if not phone:
            await me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in themes(lang, size):
            await me.page.emulate_media(color_scheme=theme)
            await me.still()
            await picture(me, f"pilgrim-{name}-{size[0]}x{size[1]}-{theme}-{lang}")
            if lang == "en" and size in (DESKTOP, PHONE):
                rule = None if theme == "light" else "color-contrast"
                found += [f"{size[0]} {theme}: {one}" for one in await violations(me.page, rule)]
        found += [f"{size}: {one}" for one in await flaws(me.page, whole=False)]
    if lang == "de":
        found += await leftovers(me)
    assert not found, "\n".join(found)


def themes(lang: str, size: tuple[int, int]) -> tuple[Theme, ...]:
    """As in `test_screens`: the colours of a phone are those of a desktop."""
    return ("light", "dark") if lang == "en" and size == DESKTOP else ("light",)


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_every_tab_of_a_phone(lang: str, visitors: Visitors, deal: Deal) -> None:
    me = await seen(await visitors(lang=lang, phone=True))
    await table(scenes.PILGRIM["act"])(me, deal)
    found: list[str] = []
    for tab in TABS:
        await me.page.locator(f'nav [data-open="{tab}"]').click()
        await me.still()
        shown = await me.page.locator("[data-tab]").first.get_attribute("data-tab")
        assert shown == tab
        await picture(me, f"pilgrim-tab-{tab}-390-light-{lang}")
        found += [f"{tab}: {one}" for one in await flaws(me.page, whole=False)]
        if lang == "en":
            found += [f"{tab}: {one}" for one in await violations(me.page)]
    assert not found, "\n".join(found)
