"""A click hits what was there to be clicked, and nothing that has slid under the pointer since."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

FAST = 300  # milliseconds between two clicks
UNDER = """([x, y]) => {
  const button = document.elementFromPoint(x, y)?.closest('button:enabled');
  return button && { ...button.dataset };
}"""
SIZES = [(1280, 800), (1024, 768), (800, 1000), (390, 844)]


async def middle(element: Locator) -> tuple[float, float]:
    box = await element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def under(me: TablePage, point: tuple[float, float]) -> dict[str, str] | None:
    """What the button that lies there now would do."""
    found: dict[str, str] | None = await me.page.evaluate(UNDER, list(point))
    return found


async def done(me: TablePage) -> list[str]:
    return [one["do"] for one in (await me.state())["log"] if one["seat"] == 0]


async def again(me: TablePage, point: tuple[float, float]) -> None:
    """The second click of a double click."""
    await me.pace(FAST)
    await me.page.mouse.click(*point)
    await me.pace(1000)


async def test_a_second_click_does_not_answer_the_next_question(
    visitors: Visitors, deal: Deal
) -> None:
    """A click on Village leaves open what to do there: other chips come where it was."""
    me = await visitors()
    await deal.sit(await deal.put("act"), me)
    village = me.page.locator('[data-pick="place:village"]')
    point = await middle(village)
    await me.page.mouse.click(*point)
    await expect(village).to_have_count(0)
    await me.still()
    offered = await under(me, point)
    assert offered, "nothing has come under the pointer"
    await again(me, point)
    assert await under(me, point) == offered
    assert me.posted == 0
    # Whoever takes the time to look is heard.
    await me.page.mouse.click(*point)
    await me.answered(0)
    assert offered["option"] in await done(me)


async def test_a_second_click_on_the_main_button_does_nothing(
    visitors: Visitors, deal: Deal
) -> None:
    """A tile is laid: neither what the gold button does then was meant, nor Reset beside it."""
    me = await visitors()
    await deal.sit(await deal.put(scenes.PILGRIM["roads"]), me)
    for part in (0.1, 0.5, 0.9):
        lays = [text for text in await me.options() if text.startswith("lay ")]
        await me.page.locator(f'[data-cell="{lays[0].split()[1]}"]').click(force=True)
        await expect(me.main).to_contain_text("Lay")
        laid = await me.main.get_attribute("data-option")
        box: Any = await me.main.bounding_box()
        point = (box["x"] + part * box["width"], box["y"] + 10)
        before = len(me.answers)
        await me.page.mouse.click(*point)
        await me.answered(before)
        await expect(me.page.locator('[data-action="main"]', has_text="Lay")).to_have_count(0)
        await again(me, point)
        assert (await done(me))[-1] == laid
        assert me.posted == before + 1
        await me.page.keyboard.press("u")
        await me.answered(before + 1)
        await me.asks("roads")


async def test_the_same_button_answers_as_fast_as_one_clicks(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors()
    await deal.sit(await deal.put("plan"), me)
    await me.pace(50)
    for tile, space in (("knight", 2), ("farmer", 0), ("boatman", 1)):
        before = len(me.answers)
        await me.target(f"tile:{tile}").click()
        await me.target(f"space:ship:{space}").click()
        await me.answered(before)
    point = await middle(me.action("undo"))
    for left in (2, 1, 0):
        before = len(me.answers)
        await expect(me.action("undo")).to_be_enabled()
        await me.page.mouse.click(*point)
        await me.answered(before)
        view = (await me.state())["view"]
        assert sum(tile is not None for tile in view["seats"][0]["places"]["ship"]) == left


# Of the row of choices: is one cut off, is that to be seen, has the row all the room there is.
CUT = """() => {
  const row = document.querySelector('[data-spine] > .chips');
  const {left, right, width} = row.getBoundingClientRect();
  const cut = [...row.children].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  });
  return [cut, row.matches('[data-after]'), width > innerWidth - 30];
}"""


@pytest.mark.parametrize("what", ["castle", "bathhouse"])
async def test_a_tap_hits_what_the_finger_came_down_on(
    what: str, visitors: Visitors, deal: Deal
) -> None:
    """What the others did has been read with the tap, and goes: no choice may move for that."""
    me = await visitors.again(phone=True)
    scene = dataclasses.replace(scenes.SCENES["act"], others=(scenes.OTHER, scenes.THIRD))
    await deal.sit(await deal.put(scene, ("person", "random", "random")), me)
    await me.choose("act village boatman")
    await me.asks("act")
    await expect(me.page.locator("[data-since] .brief")).to_be_visible()
    await me.still()
    chips = me.page.locator("[data-spine] > .chips > *")
    before = [await one.bounding_box() for one in await chips.all()]
    await me.page.locator("main h1").first.tap()
    await expect(me.page.locator("[data-since]")).to_have_count(0)
    assert [await one.bounding_box() for one in await chips.all()] == before

    await me.page.reload()
    await expect(me.page.locator("[data-since] .brief")).to_be_visible()
    await me.still()
    posted = len(me.answers)
    named = f'[data-pick="place:{what}"], [data-action="option"][data-option="act {what}"]'
    await me.page.touchscreen.tap(*await middle(me.page.locator(named).first))
    await me.answered(posted)
    assert (await done(me))[-1] == f"act {what}"


FOUR = dataclasses.replace(scenes.PILGRIM["name-start"], others=(scenes.PILGRIM_OTHERS[1], {}, {}))


@pytest.mark.parametrize("scene", [FOUR, scenes.PILGRIM["source"]], ids=["players", "acolytes"])
async def test_choices_have_the_room_there_is(
    scene: scenes.Scene, visitors: Visitors, deal: Deal
) -> None:
    """On a phone they are cut off only where they need more than a line, and that is to be seen."""
    me = await visitors.again(phone=True, language="de")
    await deal.sit(await deal.put(scene), me)
    await me.asks(scene.asks)
    await me.still()
    cut, said, broad = await me.page.evaluate(CUT)
    assert said == cut
    assert broad or not cut


async def places(me: TablePage) -> list[float]:
    """Where Undo, Reset and the right end of the main button are."""
    await me.still()
    found: list[float] = []
    for name in ("undo", "reset", "main"):
        button = me.action(name)
        if await button.count():
            box: Any = await button.bounding_box()
            middle = box["y"] + box["height"] / 2
            found += [box["x"] if name != "main" else 0, box["x"] + box["width"], middle]
    return found


@pytest.mark.parametrize("window", SIZES, ids=str)
async def test_undo_reset_and_main_keep_their_places(
    window: tuple[int, int], visitors: Visitors, deal: Deal
) -> None:
    me = await visitors(window=window, confirm=True)
    await deal.sit(await deal.put("plan"), me)
    first = await places(me)
    assert len(await places(me)) == 9
    await me.target("tile:knight").click()
    assert await places(me) == first
    await me.target("space:ship:2").click()
    await expect(me.main).to_have_attribute("data-option", "place knight ship")
    assert await places(me) == first
    await me.press_main()
    await expect(me.action("undo")).to_be_enabled()
    assert await places(me) == first

    await deal.sit(await deal.put("act"), me)
    await expect(me.page.locator("[data-prompt] .chip").first).to_be_visible()
    with_chips = await places(me)
    assert with_chips[:6] == first[:6]
    await me.page.locator('[data-pick="place:village"]').click()
    await expect(me.action("drop")).to_be_visible()
    assert (await places(me))[:6] == first[:6]
