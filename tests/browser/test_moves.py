"""Moving followers by mouse, touch and keyboard; changing one's mind; what is refused and why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Deal
from tests.browser.scenes import Scene
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAIN = Scene("plan")


async def placed(me: TablePage, place: str) -> list[str | None]:
    view = (await me.state())["view"]
    found: list[str | None] = view["seats"][0]["places"][place]
    return found


async def middle(element: Locator) -> tuple[float, float]:
    await element.scroll_into_view_if_needed()
    box = await element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def drag(me: TablePage, start: Locator, end: Locator) -> None:
    before = len(me.answers)
    x, y = await middle(start)
    to_x, to_y = await middle(end)
    await me.page.mouse.move(x, y)
    await me.page.mouse.down()
    await me.page.mouse.move(x + 12, y + 4)
    await me.page.mouse.move(to_x, to_y, steps=4)
    await me.page.mouse.up()
    await me.answered(before)


async def touch_drag(me: TablePage, start: Locator, end: Locator) -> None:
    before = len(me.answers)
    x, y = await middle(start)
    to_x, to_y = await middle(end)
    session = await me.context.new_cdp_session(me.page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    await touch("touchStart", (x, y))
    for part in range(1, 9):
        await touch("touchMove", (x + (to_x - x) * part / 8, y + (to_y - y) * part / 8))
    await touch("touchEnd")
    await me.answered(before)


async def test_a_follower_is_dragged_to_a_space_and_back(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    await drag(me, me.target("tile:knight"), me.target("space:ship:2"))
    assert await placed(me, "ship") == [None, None, "knight"]
    await expect(me.target("tile:knight")).to_have_count(0)
    # Somewhere else, then home.
    await drag(me, me.target("space:ship:2"), me.target("space:wagon:2"))
    await expect(me.target("space:ship:2")).to_have_accessible_name(
        "Ship, space 3 of 3, knight, empty"
    )
    await me.page.wait_for_timeout(100)
    assert await placed(me, "wagon") == [None, None, "knight"]
    await drag(me, me.target("space:wagon:2"), me.page.locator('[data-drop="market"]'))
    assert await placed(me, "wagon") == [None, None, None]
    await expect(me.target("tile:knight")).to_be_visible()


async def test_a_drag_that_ends_nowhere_does_nothing(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    seq = (await me.state())["seq"]
    x, y = await middle(me.target("tile:knight"))
    await me.page.mouse.move(x, y)
    await me.page.mouse.down()
    await me.page.mouse.move(x + 30, y - 200, steps=3)
    await me.page.mouse.up()
    await expect(me.target("tile:knight")).to_have_attribute("data-state", "legal")
    assert (await me.state())["seq"] == seq


async def test_a_finger_drags_a_follower(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put("plan"), me)
    await me.settled()
    await touch_drag(me, me.target("tile:knight"), me.target("space:ship:2"))
    assert await placed(me, "ship") == [None, None, "knight"]
    await touch_drag(me, me.target("space:ship:2"), me.page.locator('[data-drop="market"]'))
    assert await placed(me, "ship") == [None, None, None]


async def test_taps_place_a_follower(visitors: Visitors, deal: Deal) -> None:
    me = await visitors(phone=True)  # a page of its own: no finger was on it just now
    await deal.sit(await deal.put("plan"), me)
    await me.settled()
    before = len(me.answers)
    await me.target("tile:knight").tap()
    await expect(me.target("space:ship:2")).to_have_attribute("data-state", "legal")
    await me.target("space:ship:2").tap()
    await me.answered(before)
    assert await placed(me, "ship") == [None, None, "knight"]


async def test_a_turn_by_keyboard_alone(visitors: Visitors, deal: Deal) -> None:
    """Plan, be ready, carry out an action: no pointer at all."""
    me = await visitors.again()
    castle = {"castle": ["farmer", "boatman"]}
    scene = Scene("plan", mine={"market": ["knight", "trader"], "places": castle})
    await deal.sit(await deal.put(scene, ("person", "random")), me)
    await me.asks("plan")
    await me.walk_to("tile:trader")
    await me.page.keyboard.press("Enter")
    await expect(me.target("space:castle:2")).to_have_attribute("data-state", "legal")
    await me.walk_to("space:castle:2")
    before = len(me.answers)
    await me.page.keyboard.press("Enter")
    await me.answered(before)
    assert await placed(me, "castle") == ["farmer", "boatman", "trader"]
    await me.tab_to('[data-action="main"]')
    await me.page.keyboard.press("Enter")
    await me.asks("act")
    before = len(me.answers)
    await me.page.keyboard.press("1")
    await me.answered(before)
    log = (await me.state())["log"]
    assert "act castle" in [entry["do"] for entry in log if entry["seat"] == 0]


async def test_undo_and_reset(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    await expect(me.action("undo")).to_be_disabled()
    for text in ("place knight ship", "place farmer ship", "place boatman ship"):
        await me.choose(text)
    assert await placed(me, "ship") == ["farmer", "boatman", "knight"]
    await press(me, me.action("undo"))
    assert await placed(me, "ship") == ["farmer", None, "knight"]
    await expect(me.target("tile:boatman")).to_be_visible()
    before = len(me.answers)
    await me.page.keyboard.press("u")
    await me.answered(before)
    assert await placed(me, "ship") == [None, None, "knight"]
    await me.choose("place farmer ship")
    await press(me, me.action("reset"))
    assert await placed(me, "ship") == [None, None, None]
    await expect(me.action("undo")).to_be_disabled()
    await expect(me.target("tile:knight")).to_be_visible()


async def press(me: TablePage, button: Locator) -> None:
    before = len(me.answers)
    await expect(button).to_be_enabled()
    await button.click()
    await me.answered(before)


async def test_a_space_that_does_not_fit_says_why(visitors: Visitors, deal: Deal) -> None:
    """By hovering, by the keyboard's focus, and by trying."""
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    tip = me.page.get_by_role("tooltip")
    await me.target("tile:farmer").click()
    await me.target("space:ship:2").hover()
    await expect(tip).to_contain_text("ORL-PLN-2")
    await expect(tip).to_contain_text("knight", ignore_case=True)
    await me.page.mouse.move(5, 5)
    await expect(tip).to_have_count(0)
    await me.walk_to("space:ship:2")
    await expect(tip).to_contain_text("ORL-PLN-2")
    seq = (await me.state())["seq"]
    await me.target("space:ship:2").click(force=True)  # aria-disabled, and yet it answers
    await expect(me.page.locator("[data-prompt] [data-spine]")).to_contain_text("ORL-PLN-2")
    assert (await me.state())["seq"] == seq


async def test_what_the_rules_refuse_names_the_rule(visitors: Visitors, deal: Deal) -> None:
    """The reason is the server's: no technology tile may lie on the Town Hall."""
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    decision: Any = await me.decision()
    [refused] = [one for one in decision["refused"] if "town_hall" in one["text"]]
    await me.target("stock:technology").click()
    space = me.target("space:town_hall:0")
    await expect(space).to_have_attribute("data-state", "refused")
    await space.hover()
    await expect(me.page.get_by_role("tooltip")).to_contain_text(refused["refused"]["rule"])


async def test_a_tap_in_vain_says_why(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put("plan"), me)
    await me.settled()
    await me.target("tile:farmer").tap()
    await me.target("space:ship:2").tap(force=True)
    await expect(me.page.locator("[data-prompt] [data-spine]")).to_contain_text("ORL-PLN-2")


async def test_with_confirmation_nothing_is_sent_before_the_main_button(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await me.home()
    await me.page.locator("header .menu").click()
    await me.page.get_by_role("switch", name="Confirm each choice").check(force=True)
    await me.page.keyboard.press("Escape")
    await deal.sit(await deal.put("plan"), me)
    await me.target("tile:knight").click()
    await me.target("space:ship:2").click()
    await expect(me.main).to_have_attribute("data-option", "place knight ship")
    assert me.answers == []
    assert await placed(me, "ship") == [None, None, None]
    await me.press_main()
    assert await placed(me, "ship") == [None, None, "knight"]


async def test_without_confirmation_the_last_click_counts(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(confirm=False)
    await deal.sit(await deal.put("plan"), me)
    await me.target("tile:knight").click()
    assert me.answers == []
    await press(me, me.target("space:ship:2"))
    assert await placed(me, "ship") == [None, None, "knight"]


async def test_a_single_option_is_played_by_itself_and_told(visitors: Visitors, deal: Deal) -> None:
    """Nothing was placed: passing is all that is left."""
    me = await visitors.again()
    await deal.sit(await deal.put(PLAIN, ("person", "random")), me)
    await me.press_main()
    await me.page.keyboard.press("l")
    await expect(me.page.locator("[role=log] .by-itself").first).to_be_visible()
    log = (await me.state())["log"]
    assert ("pass", True) in [(one["do"], one["auto"]) for one in log if one["seat"] == 0]


async def test_switched_off_a_single_option_is_asked(visitors: Visitors, deal: Deal) -> None:
    me = await visitors(auto=False)
    await deal.sit(await deal.put(PLAIN, ("person", "random")), me)
    await expect(me.main).to_be_enabled()
    for _ in range(100):
        if not (await me.state())["table"]["auto"]:
            break
        await me.page.wait_for_timeout(50)
    await me.page.wait_for_timeout(100)
    await me.press_main()
    await me.asks("act")
    await expect(me.main).to_have_attribute("data-option", "pass")
    assert not any(one["auto"] for one in (await me.state())["log"])
    await me.press_main()
    log = (await me.state())["log"]
    assert ("pass", False) in [(one["do"], one["auto"]) for one in log if one["seat"] == 0]


async def test_a_click_on_its_name_fills_a_place(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    castle = me.page.locator('[data-fill="castle"]')
    await expect(castle).to_have_accessible_name("Castle: fill it with followers who fit")
    await castle.click()
    await expect(castle).to_have_count(0)
    # The monk stands in for the trader who is not there.
    assert await placed(me, "castle") == ["farmer", "boatman", "monk"]
    # What lies in the hand goes there alone.
    await me.target("tile:knight").click()
    await me.page.locator('[data-fill="town_hall"]').click()
    await expect(me.target("tile:knight")).to_have_count(0)
    assert await placed(me, "town_hall") == ["knight", None]
    await expect(me.page.locator('[data-fill="ship"]')).to_have_count(0)


async def test_with_confirmation_no_name_fills_a_place(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(confirm=True)
    await deal.sit(await deal.put("plan"), me)
    await expect(me.target("tile:knight")).to_be_visible()
    await expect(me.page.locator("[data-fill]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "boatman", "knight"), [("en", "b", "k"), ("de", "s", "r")])
async def test_letters_choose_followers(
    lang: str, boatman: str, knight: str, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again(language=lang)
    await deal.sit(await deal.put("plan"), me)
    await expect(me.target("tile:knight")).to_be_visible()
    chosen = me.page.locator('[data-market="0"] [aria-pressed="true"]')
    await me.page.keyboard.press(boatman)
    await expect(chosen).to_have_attribute("data-target", "tile:boatman")
    await me.page.keyboard.press(knight)
    await expect(chosen).to_have_attribute("data-target", "tile:knight")
    await me.page.keyboard.press(knight)
    await expect(chosen).to_have_count(0)
    await me.page.keyboard.press(knight)
    await me.target("space:ship:2").focus()
    await me.page.keyboard.press("Space")
    await expect(me.target("tile:knight")).to_have_count(0)
    assert (await placed(me, "ship"))[2] == "knight"


async def test_as_many_as_allowed_are_drawn_by_themselves(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(draw=True)
    dealt = await deal.put("draw")
    await deal.sit(dealt, me)
    await me.asks("plan")
    drawn = [one for one in (await me.state())["log"] if one["do"].startswith("draw")]
    assert [one["do"] for one in drawn] == ["draw 3"]  # all that the bag holds
    assert me.posted == 1
