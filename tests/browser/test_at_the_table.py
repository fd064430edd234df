"""What people do at a table beside playing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_bot_takes_my_seat_and_gives_it_back(visitors: Visitors, deal: Deal) -> None:
    dealt = await deal.put("plan")
    me, other = await visitors(), await visitors()
    await deal.sit(dealt, me)
    await deal.sit(dealt, other, 1)
    await me.page.locator('[data-open="menu"]').click()
    await me.page.locator('[data-hand-over="easy"]').click()
    await expect(me.prompt).to_contain_text("A bot plays for you")
    await expect(other.page.locator('[data-player="0"]')).to_contain_text("bot")
    # It plans and is ready, without me.
    for _ in range(100):
        if 0 not in (await other.state())["view"]["to_act"]:
            break
        await me.page.wait_for_timeout(50)
    assert 0 not in (await other.state())["view"]["to_act"]
    await me.press_main()
    state = await me.state()
    assert state["table"]["seats"][0]["kind"] == "person"
    await expect(other.page.locator('[data-player="0"]')).not_to_contain_text("bot since")


async def test_two_people_talk(visitors: Visitors, deal: Deal) -> None:
    dealt = await deal.put("plan")
    me, other = await visitors(), await visitors()
    await deal.sit(dealt, me)
    await deal.sit(dealt, other, 1)
    await me.page.locator('[data-open="chat"]').click()
    await me.page.get_by_role("textbox").fill("Shall we <b>begin</b>?")
    await me.page.keyboard.press("Enter")
    # Unread, until it is read.
    await expect(other.page.locator('[data-open="chat"] .badge')).to_have_text("1")
    await other.page.locator('[data-open="chat"]').click()
    chat = other.page.get_by_role("log", name="Chat")
    await expect(chat).to_contain_text("Anselm Shall we <b>begin</b>?")
    await expect(other.page.locator('[data-open="chat"] .badge')).to_have_count(0)
    await other.page.get_by_role("textbox").fill("Whenever you like")
    await other.page.keyboard.press("Enter")
    await expect(me.page.get_by_role("log", name="Chat")).to_contain_text(
        "Beatrix Whenever you like"
    )


async def test_a_word_is_where_a_phone_says_that_there_is_one(
    visitors: Visitors, deal: Deal
) -> None:
    dealt = await deal.put("plan")
    me, other = await visitors(), await visitors(phone=True)
    await deal.sit(dealt, me)
    await deal.sit(dealt, other, 1)
    await me.page.locator('[data-open="chat"]').click()

    async def say(text: str) -> None:
        await me.page.get_by_role("textbox").fill(text)
        await me.page.keyboard.press("Enter")

    await say("Shall we?")
    tab = other.page.locator('[data-open="log"]:visible')
    await expect(tab.locator("i")).to_have_text("1")
    await tab.click()
    await expect(other.page.get_by_role("log", name="Chat")).to_contain_text("Shall we?")
    await expect(tab.locator("i")).to_have_count(0)
    # Whoever reads the log sees beside it that more was said.
    await other.page.get_by_role("tab", name="Log").click()
    await say("Now?")
    await expect(other.page.get_by_role("tab", name="Chat").locator("i")).to_have_text("1")


async def test_keys_in_the_chat_do_not_play(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("act"), me)
    seq = (await me.state())["seq"]
    await me.page.locator('[data-open="chat"]').click()
    await me.page.get_by_role("textbox").click()
    await me.page.keyboard.type("12u l")
    await me.page.wait_for_timeout(200)
    assert (await me.state())["seq"] == seq
    await expect(me.page.get_by_role("textbox")).to_have_value("12u l")


async def test_the_points_of_all(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    region = me.page.locator("[data-region=map]")
    before = await region.bounding_box()
    await me.page.keyboard.press("l")
    # It lies over nothing: what is in its place stands behind a tab, and the map where it was.
    assert await region.bounding_box() == before
    await me.page.locator('[data-open="side"]').click()
    deeds: Any = await me.page.locator("[data-region=deeds]").bounding_box()
    drawer: Any = await me.page.locator(".follow.drawer").bounding_box()
    assert deeds["x"] + deeds["width"] <= drawer["x"] + 2
    await me.page.get_by_role("tab", name="Points").click()
    view = (await me.state())["view"]
    totals = await me.page.locator("tfoot td").all_inner_texts()
    assert [int(one) for one in totals] == [seat["points"] for seat in view["seats"]]


async def test_another_board_is_one_click_away(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("wait"), me)
    await me.page.locator('[data-player="1"]').click()
    sheet = me.page.locator(".over")
    await expect(sheet).to_contain_text("Beatrix")
    view = (await me.state())["view"]
    filled = [one for one in view["seats"][1]["places"]["ship"] if one]
    assert len(filled) == 3
    await expect(sheet).to_contain_text("Ship")
    # My own board stays where it is.
    await expect(me.target("space:ship:0")).to_be_visible()
    await me.page.keyboard.press("Escape")
    await expect(sheet).not_to_contain_text("Beatrix")


async def test_the_log_can_be_filtered(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.finished(), me)
    await me.page.keyboard.press("l")
    log = me.page.get_by_role("log").first
    await expect(log.locator(".line b", has_text="Beatrix").first).to_be_attached()
    await me.page.get_by_role("button", name="Beatrix", exact=True).click()
    await expect(log.locator(".line b", has_text="Beatrix")).to_have_count(0)
    await expect(log.locator(".line b", has_text="Anselm").first).to_be_attached()
    await me.page.get_by_role("button", name="Beatrix", exact=True).click()
    await expect(log.locator(".line b", has_text="Beatrix").first).to_be_attached()


async def test_settings_are_kept(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    await me.page.locator('[data-open="menu"]').click()
    await me.page.get_by_role("button", name="Settings").click()
    dialog = me.page.get_by_role("dialog")
    await dialog.get_by_role("radio", name="Deutsch").check(force=True)
    await dialog.get_by_role("radio", name="Dunkel").check(force=True)
    root = me.page.locator("html")
    await expect(root).to_have_attribute("lang", "de")
    await expect(root).to_have_attribute("data-theme", "dark")
    await me.page.reload()
    await expect(root).to_have_attribute("lang", "de")
    await expect(root).to_have_attribute("data-theme", "dark")
    await expect(me.prompt).to_contain_text("Plane deine Aktionen")


async def test_a_phone_on_its_side_asks_to_be_turned(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put("plan"), me)
    await me.page.set_viewport_size({"width": 844, "height": 390})
    asks = me.page.locator("[data-turn] [role=dialog]")
    await expect(asks).to_have_accessible_name("Turn your phone upright")
    await me.speak("de")
    await expect(asks).to_have_accessible_name("Dreh dein Telefon hochkant")
    assert await violations(me.page) == []
    # Upright it is gone, and comes again; who wants to stay like this can scroll to everything.
    await me.page.set_viewport_size({"width": 390, "height": 844})
    await expect(asks).to_have_count(0)
    await me.page.set_viewport_size({"width": 844, "height": 390})
    await asks.get_by_role("button").click()
    await expect(asks).to_have_count(0)
    await me.target("tile:knight").click()
    await me.target("space:ship:2").click()
    await expect(me.action("undo")).to_be_enabled()
