"""The guided first games, to their last step: by hand, by keyboard, by the guide itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from scriptorium.core import registry
from scriptorium.core.table import Table
from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

# How much of what is lit, in pixels, lies under the card.
COVERED = """() => {
  const card = document.querySelector('[role=dialog][data-guide]').getBoundingClientRect();
  const rings = [...document.querySelectorAll('.guide .ring')].map((one) => one.getBBox());
  const over = ({x, y, width, height}) =>
    Math.max(0, Math.min(x + width, card.right) - Math.max(x, card.left)) *
    Math.max(0, Math.min(y + height, card.bottom) - Math.max(y, card.top));
  return {rings: rings.length, covered: rings.reduce((sum, one) => sum + over(one), 0)};
}"""


def card(me: TablePage, step: str = "") -> Locator:
    return me.page.locator(
        f'[role=dialog][data-guide="{step}"]' if step else "[role=dialog][data-guide]"
    )


def button(me: TablePage, name: str) -> Locator:
    """skip, back, task, next, resume"""
    return me.page.locator(f'[data-guide-do="{name}"]')


async def at(me: TablePage, game: str, number: int | str) -> None:
    """The guide comes to this step, and lights something beside its card."""
    await expect(card(me, f"{game}-{number}")).to_be_visible()
    for _ in range(50):
        found: dict[str, Any] = await me.page.evaluate(COVERED)
        if found["rings"] and not found["covered"]:
            return
        await me.page.wait_for_timeout(100)
    raise AssertionError(f"step {number}: {found}")


async def answer(me: TablePage, *kinds: str) -> None:
    """Answer what is asked in between by its first option, until it is another kind of question."""
    for kind in kinds:
        await me.asks(kind)
        await me.choose((await me.options())[0])


async def to_my_move(me: TablePage) -> None:
    """Whatever comes before my next turn is answered by its first option."""
    for _ in range(200):
        if await button(me, "aside").count():
            await button(me, "aside").click()
        asked = await me.decision()
        if asked is None:
            await me.page.wait_for_timeout(100)
        elif asked["kind"] == "move":
            return
        else:
            await me.choose(asked["options"][0]["text"])
    raise AssertionError("my turn never comes")


async def test_the_first_game_of_orleans(visitors: Visitors) -> None:
    me = await visitors(guide=True)
    await me.home()
    await me.page.get_by_role("button", name="Play now").click()
    await me.page.wait_for_url(re.compile(r"/table/[0-9a-f]{12}$"))
    await me.arrived()
    await at(me, "orleans", 1)
    assert (await me.state())["table"]["guide"] is True
    await expect(me.page.locator("header .game small")).to_have_text("Guided, prepared start")
    assert "\n".join(await violations(me.page)) == ""

    # Enter skips no task, and Ready is not meant.
    await me.page.keyboard.press("Enter")
    await expect(card(me, "orleans-1")).to_be_visible()
    assert me.posted == 0
    # Tab comes to the card, and from its last button to what is lit.
    for name in ("skip", "task"):
        await me.page.keyboard.press("Tab")
        assert await me.focused(f'[data-guide-do="{name}"]')
    await me.page.keyboard.press("Tab")
    assert await me.focused('[data-guide-at="market"] *')

    # Done by hand: the task ticks itself and the guide goes on.
    await me.target("tile:marked_farmer").click()
    await at(me, "orleans", 2)
    await me.choose("place marked_farmer castle")
    await expect(card(me).get_by_text("1 / 3")).to_be_visible()
    # Whoever is still to come is lit beside the place, chosen or not.
    await expect(me.page.locator(".guide .ring")).to_have_count(2)
    await button(me, "back").click()
    await expect(card(me, "orleans-1").get_by_text("Choose the farmer")).to_be_visible()
    await button(me, "next").click()  # it is done: the way is free
    await button(me, "task").click()
    await at(me, "orleans", 3)
    await me.page.evaluate("document.activeElement.blur()")
    await me.page.keyboard.press("Enter")  # the gold button is the task
    await at(me, "orleans", 4)
    await button(me, "task").click()
    # Speaks at the draw as well: of what is drawn, not of what may be.
    await me.asks("draw")
    await at(me, "orleans", 4)
    bag = (await me.state())["view"]["seats"][0]["bag"]
    await expect(card(me)).to_contain_text(f"5 now, but your bag holds {sum(bag.values())}")
    await button(me, "task").click()
    await at(me, "orleans", 5)

    # Skipped it folds; it can be taken up again, also after a visit elsewhere.
    await me.page.keyboard.press("Escape")
    await expect(card(me)).to_have_count(0)
    await expect(me.page.locator('[data-guide="note"]')).to_contain_text("waits at step 5")
    await button(me, "resume").click()
    await at(me, "orleans", 5)
    await me.page.get_by_role("button", name="Menu").first.click()
    menu = me.page.get_by_role("dialog", name="Menu")
    await expect(menu.locator('[data-action="guide-over"]')).to_be_visible()
    await me.page.keyboard.press("Escape")  # what was opened last is closed first
    await expect(menu).to_have_count(0)
    await me.page.reload()
    for number in range(5, 10):
        await at(me, "orleans", number)
        await me.page.keyboard.press("Enter")
    await at(me, "orleans", 10)
    await button(me, "next").click()
    await expect(card(me)).to_have_count(0)
    await expect(me.page.locator('[data-open="guide"]')).to_have_count(0)

    # Once met it is not offered again.
    await me.home()
    await expect(me.page.locator('[data-action="decline"]')).to_have_count(0)


async def test_the_first_game_of_pilgrim_on_a_phone(visitors: Visitors) -> None:
    """Only with what the guide does; nobody who asks for it is left alone."""
    me = await visitors(phone=True, guide=True, language="de")
    await me.page.goto("/healthz")
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Bruno"}, {"kind": "bot", "name": "Cosima"}]
    opened = await me.context.request.post(
        "/api/tables", data={"game": "pilgrim", "guide": True, "seats": seats}
    )
    await me.open((await opened.json())["table"])
    await at(me, "pilgrim", 1)
    # What cannot be chosen says why.
    await me.page.locator('[data-card="ne"] button.face').click(force=True)
    await expect(me.page.locator("[data-spine]")).to_contain_text("Der nächste Akolyt geht")
    await button(me, "next").click()
    for number in (2, 3, 4):
        await at(me, "pilgrim", number)
        await button(me, "task").click()
    # What is asked between the steps is explained: the first time, as long as one likes.
    await me.asks("taxation")
    await at(me, "pilgrim", "taxation")
    await expect(card(me)).to_contain_text("Zwischenfrage; danach Schritt 5 von 10")
    assert await violations(me.page) == []
    # Called before its moment it says what it waits for.
    await me.page.get_by_role("button", name="Menü").first.click()
    await me.page.locator('[data-action="guide"]').click()
    await expect(me.page.locator('[data-guide="note"]')).to_contain_text("wartet bei Schritt 5")
    await answer(me, "taxation")
    await to_my_move(me)
    await at(me, "pilgrim", 5)
    await button(me, "next").click()
    for task in ("Zieh erst", "Wähle jetzt", "goldenes Feld"):
        await at(me, "pilgrim", 6)
        await expect(card(me)).to_contain_text(task)
        await button(me, "task").click()
    await at(me, "pilgrim", 7)
    assert await violations(me.page) == []
    await button(me, "task").click()
    await expect(card(me, "pilgrim-7")).to_have_count(0)
    await to_my_move(me)
    for number in range(8, 11):
        await at(me, "pilgrim", number)
        await button(me, "next").click()
    await expect(card(me)).to_have_count(0)
    # The last step was about my board; what is asked is not.
    await expect(me.page.locator('[data-tab="duties"]').first).to_be_visible()


async def test_the_head_of_a_guided_game_has_room_for_its_season(visitors: Visitors) -> None:
    me = await visitors(guide=True, language="de")
    await me.page.goto("/new?game=pilgrim")
    await me.page.locator('[data-action="guide"]').click()
    await me.arrived()
    await at(me, "pilgrim", 1)
    left = me.page.locator('[data-event="now"] .left')
    cut = await left.evaluate("""(node) => {
      node.textContent = 'noch 12 Runden, Cosima führt bei den Almosen';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node;
      return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
    }""")
    assert not cut


async def test_set_up_leads_to_the_guided_game(visitors: Visitors) -> None:
    me = await visitors(guide=True, phone=True)
    await me.page.goto("/new?game=pilgrim")
    await me.page.locator('[data-action="guide"]').click()
    await me.arrived()
    await at(me, "pilgrim", 1)
    await me.page.goto("/new?game=orleans&way=dignitary")  # a scenario introduces itself
    await expect(me.page.locator("[data-spine]")).to_be_visible()
    await expect(me.page.locator('[data-action="guide"]')).to_have_count(0)


async def test_on_a_phone_the_goals_are_shown_where_they_are_explained(
    visitors: Visitors, deal: Deal
) -> None:
    new = Table(registry.config("orleans", 2, "0", None, "city-defense"), ["human"] * 2)
    me = await visitors(guide=True, phone=True)
    await deal.sit(await deal.record(new.lines, ("person", "random")), me)
    await at(me, "goal", "city-defense")
    await expect(me.page.locator('[data-region="goals"]')).to_be_in_viewport()
    await expect(card(me)).to_contain_text("Tap an icon")
    await button(me, "next").click()
    # What is asked comes back, and nothing of my board stands at the very edge.
    board = me.page.locator('[data-region="apart"]')
    await expect(board).to_be_visible()
    box: Any = await board.bounding_box()
    assert [box["x"], box["width"]] == [8, 390 - 16]


async def test_a_scenario_introduces_itself_once(visitors: Visitors, deal: Deal) -> None:
    new = Table(registry.config("orleans", 1, "0", None, "dignitary"), ["human"])
    me = await visitors(guide=True)
    await deal.sit(await deal.record(new.lines, ("person",)), me)
    await expect(card(me, "goal-dignitary")).to_be_visible()
    await me.page.keyboard.press("Enter")
    await expect(card(me)).to_have_count(0)
    await me.page.reload()
    await me.arrived()
    await me.page.get_by_role("button", name="Menu").first.click()
    await expect(card(me, "goal-dignitary")).to_have_count(0)
