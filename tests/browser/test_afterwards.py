"""When a game is over: result, charts, replay, playing again, and the list of my tables."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser import scenes
from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def at(me: TablePage) -> int:
    value = await me.page.get_by_role("slider").get_attribute("aria-valuenow")
    return int(value or -1)


async def comes_to(me: TablePage, moment: int) -> None:
    await expect(me.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(moment))


async def test_a_replay_is_moved_by_keys_buttons_and_slider(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/replay")
    slider = me.page.get_by_role("slider")
    await comes_to(me, 0)
    await me.page.keyboard.press("ArrowRight")
    await comes_to(me, 1)
    await me.page.keyboard.press("ArrowRight")
    await comes_to(me, 2)
    await me.page.keyboard.press("ArrowLeft")
    await comes_to(me, 1)
    await me.page.keyboard.press("Shift+ArrowRight")
    assert await at(me) > 2
    await expect(me.page.locator("header .round b")).to_contain_text("2")
    await me.page.keyboard.press("End")
    last = int(await slider.get_attribute("aria-valuemax") or 0)
    await comes_to(me, last)
    await expect(me.page.locator("header .round b")).to_contain_text("18")
    await me.page.keyboard.press("Home")
    await comes_to(me, 0)
    await me.page.get_by_role("button", name="Next move").click()
    await comes_to(me, 1)
    box = await slider.bounding_box()
    assert box is not None
    await me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(await at(me) - last / 2) < last / 10
    await expect(me.page.locator("header .round b")).to_have_text(re.compile(r"Round ([5-9]|1\d)"))


async def test_a_replay_plays(visitors: Visitors, deal: Deal) -> None:
    me = await visitors(speed="fast")
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/replay")
    await comes_to(me, 0)
    await me.page.locator("[data-spine] [aria-pressed]").last.click()
    await me.page.get_by_role("button", name="Play", exact=True).click()
    for _ in range(200):
        if await at(me) >= 3:
            break
        await me.page.wait_for_timeout(50)
    await me.page.get_by_role("button", name="Pause").click()
    moment = await at(me)
    assert moment >= 3
    await me.page.wait_for_timeout(400)
    assert await at(me) == moment


async def test_a_replay_on_a_phone_shows_where_it_happens(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    story = await me.get(f"/{dealt.id}/story?seat=0")
    farmer = {"event": "recruited", "kind": "farmer"}
    came = next(
        one
        for one in story["log"]
        if any(
            farmer == {"event": e["event"], "kind": e["values"].get("kind")} for e in one["events"]
        )
    )
    await me.page.goto(f"/table/{dealt.id}/replay?at={came['n'] - 1}&by=0")
    tab = me.page.locator("[data-tab]").first
    await expect(me.page.get_by_role("slider")).to_be_visible()
    await me.page.get_by_role("button", name="Next move").click()
    await expect(tab).to_have_attribute("data-tab", "tracks")
    await expect(me.page.locator('[data-lit][data-track="farmers"]')).to_be_in_viewport()
    # Who reads the log goes on reading.
    await me.page.locator('nav [data-open="log"]:visible').click()
    await me.page.get_by_role("button", name="Next move").click()
    await expect(tab).to_have_attribute("data-tab", "log")


async def test_the_board_of_a_replay_is_the_board_of_then(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/replay?k=200")
    await expect(me.page.get_by_role("slider")).to_be_visible()
    moment = await me.get(f"/{dealt.id}/moments/200")
    round_ = moment["view"]["round"]
    await expect(me.page.locator("header .round b")).to_contain_text(str(round_))
    coins = moment["view"]["seats"][1]["coins"]
    await expect(me.page.locator('[data-stock="1:coins"]')).to_contain_text(str(coins))
    await expect(me.page.locator('[data-state="legal"]')).to_have_count(0)


async def test_a_finished_game_is_seen_played_on_and_shared(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    dealt = await deal.finished()
    await me.come_in(dealt.id, dealt.links[0])
    await me.page.goto(f"/table/{dealt.id}/replay?k=200")
    told = me.page.locator("[data-happened]")
    await expect(told).not_to_be_empty()
    eyes = me.page.locator("[data-eyes]")
    await expect(eyes.nth(0)).to_have_attribute("aria-pressed", "true")
    await me.page.keyboard.press("s")
    await expect(eyes.nth(1)).to_have_attribute("aria-pressed", "true")
    await me.page.keyboard.press("ArrowRight")
    await me.page.wait_for_url(re.compile(r"replay\?at=\d+&by=1"))
    at = re.search(r"at=(\d+)", me.page.url)
    assert at is not None
    await me.page.get_by_role("button", name="Share this position").click()
    link = await me.page.get_by_role("textbox", name="Share this position").input_value()
    assert await violations(me.page) == []
    await me.page.keyboard.press("Escape")

    guest = await visitors()
    await guest.page.goto(link)
    await guest.page.wait_for_url(re.compile(rf"replay\?at={at[1]}&by=1"))
    await expect(guest.page.locator("[data-happened]")).to_have_text(await told.inner_text())
    await expect(guest.page.locator('[data-eyes="1"]')).to_have_attribute("aria-pressed", "true")

    then = (await me.get(f"/{dealt.id}/past/{at[1]}?seat=1"))["view"]
    await me.page.keyboard.press("p")
    await expect(me.page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    start = me.page.get_by_role("button", name="Start in round")
    await expect(start).to_be_enabled()
    assert await violations(me.page) == []
    await me.page.keyboard.press("Enter")
    await me.page.wait_for_url(lambda url: "/table/" in url and dealt.id not in url)
    await me.arrived()
    view = (await me.get(f"/{me.table}/moments/0"))["view"]
    assert view == {**then, "to_act": view["to_act"]}
    assert (await me.state())["table"]["origin"]["table"] == dealt.id


async def test_a_line_of_the_log_leads_to_its_moment(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.locator('[data-open="log"]').first.click()
    line = me.page.locator("[role=log] .line").nth(5)
    await line.click()
    await me.page.wait_for_url("**/replay?k=*")
    await expect(me.page.get_by_role("slider")).to_be_visible()
    assert await at(me) > 0


async def test_the_result_shows_points_and_charts(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/result")
    history = await me.get(f"/{dealt.id}/history")
    charts = me.page.get_by_role("img", name="by round")
    await expect(charts).to_have_count(len(history["figures"]))
    final = history["figures"]["points"][-1]
    totals = [int(one) for one in await me.page.locator("ol li .total").all_inner_texts()]
    assert sorted(totals, reverse=True) == sorted(final, reverse=True)
    await expect(me.page.get_by_text("matches its seal")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "scenario"),
    [
        ("orleans", 5, None),
        ("orleans", 5, "city-defense"),
        ("pilgrim", 4, None),
        ("pilgrim", 1, "campaign"),
    ],
)
async def test_a_result_fits_the_window(
    visitors: Visitors, deal: Deal, game: str, players: int, scenario: str | None
) -> None:
    me = await visitors.again()
    dealt = await deal.finished(game, players, scenario)
    await me.come_in(dealt.id, dealt.links[0])
    await me.page.goto(f"/table/{dealt.id}/result")
    await expect(me.page.get_by_role("img", name="by round").last).to_be_visible()
    await expect(me.page.get_by_text("matches its seal")).to_be_visible()
    sizes = await me.page.evaluate(
        "() => (({scrollHeight, clientHeight}) => [scrollHeight, clientHeight])"
        "(document.querySelector('main'))"
    )
    assert sizes[0] <= sizes[1]


async def test_playing_again_sets_up_the_same_table(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/result")
    await me.page.get_by_role("button", name="Play again").click()
    await me.page.wait_for_url(lambda url: "/table/" in url and dealt.id not in url)
    await me.arrived()
    table = (await me.state())["table"]
    assert table["status"] == "running"
    assert [seat["level"] for seat in table["seats"]].count("random") == 2


async def test_the_same_people_meet_again(visitors: Visitors, deal: Deal) -> None:
    """One asks for a rematch, the other joins: seats are turned, and nobody needs a link."""
    dealt = await deal.record(scenes.finished("orleans", 2), ("person", "person"), over=True)
    ada, ben = await visitors(), await visitors()
    for seat, page in enumerate((ada, ben)):
        await page.come_in(dealt.id, dealt.links[seat])
        await page.page.goto(f"/table/{dealt.id}/result")
    await ada.page.get_by_role("button", name="Rematch").click()
    await ada.page.wait_for_url(lambda url: "/table/" in url and dealt.id not in url)
    asked = ben.page.locator("[data-spine] h1")
    await expect(asked).to_have_text("Anselm wants a rematch")
    assert await violations(ben.page) == []
    await ben.page.keyboard.press("Enter")
    await ben.page.wait_for_url(lambda url: "/table/" in url and dealt.id not in url)
    for page in (ada, ben):
        await page.arrived()
    seats = (await ada.state())["table"]["seats"]
    assert [one["name"] for one in seats] == ["Beatrix", "Anselm"]
    assert ada.table == ben.table


async def test_my_tables_are_listed(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    running, over = await deal.put("plan"), await deal.finished()
    await deal.sit(over, me)
    await deal.sit(running, me)
    await me.home()
    rows = me.page.locator(".tables li a")
    await expect(rows).to_have_count(2)
    await expect(rows.nth(0)).to_contain_text("Your turn")
    await expect(rows.nth(0)).to_contain_text("Round 9")
    await expect(rows.nth(1)).to_contain_text("Finished")
    await rows.nth(1).click()
    await me.page.wait_for_url(f"**/table/{over.id}/result")
    await me.page.go_back()
    await me.page.locator(".tables li a").nth(0).click()
    await me.arrived()
    assert me.table == running.id
