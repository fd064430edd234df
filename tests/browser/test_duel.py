"""The Duel in two real browsers: a desktop and a phone at one table."""

from __future__ import annotations

import asyncio
import functools
import re
from typing import Any

import pytest
from playwright.async_api import expect

from scriptorium.core import registry
from scriptorium.core.table import Table
from tests.browser.alone import look, on_both, play
from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.leftovers import leftovers
from tests.browser.states import show
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOTH = ("person", "person")
RICH: dict[str, Any] = {
    "coins": 8,
    "goods": {"grain": 2, "cheese": 2, "wine": 3},
    "development": 10,
    "citizens": 2,
    "stations": ["blois", "tours"],
    "merchant": "chatellerault",
    "places": {"bourgeois_house": ["scholar"], "castle": ["farmer", "boatman", "trader"]},
}
LADY = RICH | {"merchant": "orleans", "goods": {"wool": 2, "brocade": 3, "wine": 1}}
OTHER: dict[str, Any] = {
    "coins": 9,
    "goods": {"wool": 2, "brocade": 1},
    "development": 9,
    "citizens": 1,
    "stations": ["chartres", "chateaudun", "bourges"],
    "merchant": "bourges",
    "places": {"bourgeois_house": ["knight"]},
}
BROKE: dict[str, Any] = {"coins": 0, "goods": {}}
MINE = ["learn_bookkeeping", "three_new_branches", "clothe_your_lady"]
# Three citizens are won.
DEEDS = {
    "astronomy": ["scholar", "scholar", "trader"],
    "wine_press_house": ["farmer", "boatman", "craftsman", "trader"],
    "angelology": ["scholar", "monk", "monk"],
}


def at(phase: str, round: int, *seats: dict[str, Any], **more: Any) -> Table:
    data = {"game": "orleans", "scenario": "duel", "phase": phase, "round": round, "deeds": DEEDS}
    config = registry.config("orleans", 2, "0", None, "duel")
    given = {"seats": list(seats), "completed": [[], ["learn_bookkeeping"]], **more}
    return Table(config, ["human"] * 2, None, {**data, **given})


def opening(picks: int) -> Table:
    """A new game; both merchants and so many tiles have been chosen."""
    table = Table(
        registry.config("orleans", 2, "0", None, "duel", {"start": "1"}), ["human", "human"]
    )
    for step in range(2 + picks if picks else 0):
        seat = table.state.to_act[0]
        asked = table.decision(seat)
        assert asked is not None
        table.act(seat, asked.options[step % 3].text)
    return table


@functools.cache
def moment(name: str) -> tuple[str, ...]:
    """The record of a game up to this moment, at which the first seat is asked."""
    match name:
        case "place-merchant":
            table = opening(0)
        case "pick-tile":
            table = opening(15)
        case "act":
            table = at("actions", 10, RICH, OTHER)
        case "lady":
            table = at("actions", 10, LADY, OTHER)
        case "claim":
            table = at("after-event", 3, LADY, OTHER)
        case "last":
            table = at("actions", 9, RICH, OTHER, completed=[MINE, ["learn_bookkeeping"]])
        case "poor":
            table = at("planning", 9, RICH | {"coins": 3}, OTHER)
        case "lost":
            table = at("actions", 10, RICH | {"merchant": "tours"}, OTHER | BROKE)
        case kind:
            rounds = {"buy": 1, "trade": 4, "travel": 8, "dues": 10, "harvest": 11}
            table = at("event", rounds[kind], RICH, OTHER)
    return tuple(table.lines)


async def come_to(name: str, me: TablePage, deal: Deal) -> Any:
    dealt = await deal.record(moment(name), BOTH)
    await deal.sit(dealt, me)
    return dealt


async def sit_down(host: TablePage, guest: TablePage) -> None:
    """From the start page to a table for two; the guest comes by the link."""
    await host.home()
    await host.page.get_by_role("link", name="The Duel").click()
    await expect(host.page.locator(".about")).to_contain_text("Four objectives for each")
    rows = host.page.locator(".seats li")
    await rows.nth(1).get_by_role("radio", name="Open").check(force=True)
    await host.page.get_by_role("button", name="Open the table").click()
    await host.page.wait_for_url("**/table/*")
    await guest.page.goto(await host.page.locator(".invite .copy input").input_value())
    await guest.page.get_by_role("button", name="Eintreten").click()
    for one in (host, guest):
        await one.arrived()


async def test_a_whole_game(visitors: Visitors) -> None:
    """Merchants, draft, rounds, until somebody cannot pay: every choice a click of somebody who
    does not think."""
    visitors.expected += ["409"]  # faster than anybody: before what is played by itself is shown
    host, guest = await visitors(), await visitors(phone=True, lang="de", theme="dark")
    await sit_down(host, guest)
    for me in (host, guest):
        await show(me, "goals")
        goals = me.page.locator('[data-region="goals"]')
        await expect(goals.locator("[data-goal]")).to_have_count(2)
        assert await look(me) == []
        await show(me, "map")  # where the first question is asked
    kinds = await asyncio.gather(play(host, 1), play(guest, 2))
    assert {"place-merchant", "pick-tile", "plan"} <= kinds[0] & kinds[1]
    state = await host.state()
    assert state["view"]["scenario"] == "duel"
    winners = state["view"]["own"]["winners"]
    said = {0: ("You win", "gewinnt"), 1: ("wins: ", "Du gewinnst")}
    ends = said[winners[0]] if winners else ("Nobody wins", "Niemand gewinnt")
    for me, words in zip((host, guest), ends, strict=True):
        await expect(me.prompt).to_contain_text(words)
        await me.main.click()
        await expect(me.page).to_have_url(re.compile(r"/result$"))
        await expect(me.page.locator("[data-spine] h1")).to_contain_text(words)
        # Of the objectives, unless nobody has completed one.
        await expect(me.page.get_by_role("figure").first).to_be_visible()


@on_both
async def test_the_fourth_objective_wins(phone: bool, visitors: Visitors, deal: Deal) -> None:
    """Completed by a click; the round is played to its end in two browsers."""
    me, other = await visitors(phone=phone), await visitors(phone=not phone)
    dealt = await come_to("last", me, deal)
    await deal.sit(dealt, other, 1)
    await show(me, "goals")
    mine = me.target("objective:wine_to_chatellerault")
    await expect(mine).to_have_attribute("data-state", "legal")
    await expect(mine).to_contain_text("complete now")
    await mine.click()
    await expect(me.page.locator('[data-goal="0:4/4"]')).to_be_visible()
    for one in (me, other):
        await one.choose("pass")
    for _ in range(8):
        if (await me.state())["table"]["status"] == "over":
            break
        for one in (me, other):
            if (decision := await one.decision()) is not None:
                await one.choose(decision["options"][-1]["text"])
    await expect(me.prompt).to_contain_text("You win: 4 of 4 objectives")
    await expect(other.prompt).to_contain_text("wins: 4 of 4 objectives")


async def test_who_cannot_pay_has_lost(visitors: Visitors, deal: Deal) -> None:
    me, other = await visitors(), await visitors(phone=True)
    dealt = await come_to("lost", me, deal)
    await deal.sit(dealt, other, 1)
    await expect(me.page.locator(".danger")).to_have_count(1)
    for one in (me, other):
        await one.choose("pass")
    await me.choose("coins")
    await expect(other.prompt).to_contain_text("wins: you cannot pay")
    await expect(me.prompt).to_contain_text("You win")
    assert (await other.state())["view"]["own"]["lost"] == [1]
    await other.page.goto(f"/table/{dealt.id}/result")
    why = other.page.locator("section", has=other.page.get_by_role("heading", name="Why"))
    await expect(why).to_contain_text("Whoever cannot pay all that an event demands has lost")
    await expect(why.get_by_role("listitem")).to_contain_text(["cannot pay all that the"])


@pytest.mark.parametrize(
    ("name", "targets", "text"),
    [
        ("place-merchant", ["town:tours"], "settle tours"),
        ("pick-tile", ["place:"], "pick "),
        ("act", ["use:coins"], "act bourgeois_house coins"),
        ("act", ["place:bourgeois_house", "use:development"], "act bourgeois_house development"),
        ("act", ["use:good", "good:wine"], "act bourgeois_house wine"),
        ("act", ["objective:wine_to_chatellerault"], "complete wine_to_chatellerault"),
    ],
)
async def test_what_is_meant_can_be_picked(
    name: str, targets: list[str], text: str, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await come_to(name, me, deal)
    for target in targets:
        meant = f'[data-target^="{target}"][data-state="legal"]'
        if target == "good:wine":  # of the goods market, by a chip
            meant = f'[data-option="{text}"]'
        await me.page.locator(meant).first.click()
    await expect(me.page.locator("[data-prompt]")).to_be_visible()
    for _ in range(100):
        if any(one["do"].startswith(text) for one in (await me.state())["log"]):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{text} was not done")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("act", "act bourgeois_house chinon"),
        ("lady", "complete clothe_your_lady wool brocade brocade"),
        ("claim", "complete clothe_your_lady brocade brocade brocade"),
        ("claim", "done"),
        ("buy", "buy citizen"),
        ("buy", "decline"),
        ("trade", "exchange wine brocade"),
        ("travel", "travel chinon"),
        ("dues", "coins"),
        ("dues", "pay wine"),
        ("harvest", ""),
    ],
)
async def test_every_decision_can_be_made(
    name: str, text: str, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await come_to(name, me, deal)
    if name == "harvest":
        for _ in range(2):
            await me.page.locator('[data-prompt] .item[data-state="legal"]').first.click()
        await me.main.click()
        await expect(me.page.locator(".item")).to_have_count(0)
        return
    await me.choose(text)
    assert text in [one["do"] for one in (await me.state())["log"]]


@on_both
async def test_moments_look_right(phone: bool, visitors: Visitors, deal: Deal) -> None:
    """Nothing is cut, in both languages and colours."""
    for name in ("pick-tile", "act", "lady", "poor"):
        lang, theme = ("en", "light") if name in ("act", "poor") else ("de", "dark")
        me = await visitors.again(phone=phone, language=lang, theme=theme)
        await come_to(name, me, deal)
        assert await look(me) == []
        await show(me, "goals")
        assert await look(me) == []
        if name == ("act" if phone else "lady"):  # the dearest part
            assert await violations(me.page) == []
        if lang == "de":
            assert await leftovers(me) == []
