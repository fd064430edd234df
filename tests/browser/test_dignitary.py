"""The Dignitary in a real browser: its decisions, what its table shows, and whole games alone."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import expect

from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.games.orleans.state import Game
from tests.browser.alone import asks, found, look, on_both, planning, play
from tests.browser.conftest import Deal
from tests.browser.leftovers import leftovers
from tests.browser.states import show
from tests.browser.survey import survey, views
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

WANTED: dict[str, Callable[[Game], bool]] = {
    "start": asks("place-citizen"),
    "dues": planning(7),
    "tax": planning(8),
    "sabotage": planning(13),
    "copy": asks("copy"),
    "return-technology": asks("return-technology"),
    "lost": lambda g: g.over,
}


def at_the_well() -> tuple[str, ...]:
    """A game in which the Well is to be used: bots come to it too seldom."""
    seat = {"tiles": ["well"], "places": {"well": ["craftsman", "scholar"]}, "coins": 6}
    data = {
        "game": "orleans",
        "scenario": "dignitary",
        "round": 3,
        "phase": "actions",
        "seats": [seat],
    }
    config = registry.config("orleans", 1, 0, None, "dignitary")
    table = Table(config, ["human"], None, data)
    table.act(0, "act well")
    return tuple(table.lines)


@functools.cache
def moment(name: str) -> tuple[str, ...]:
    """The record of a game up to a moment like this, found among those of a bot."""
    if name == "copy":
        return at_the_well()
    return found("dignitary", WANTED[name])


async def come_to(name: str, me: TablePage, deal: Deal) -> None:
    await deal.sit(await deal.record(moment(name), ("person",), over=name == "lost"), me)


@on_both
async def test_a_whole_game(phone: bool, visitors: Visitors) -> None:
    """From the start page to the result, by clicking."""
    visitors.expected += ["409"]  # faster than anybody: before what is played by itself is shown
    me = await visitors.again(phone=phone)
    await me.home()
    await me.page.get_by_role("link", name="The Dignitary").click()
    about = me.page.locator(".about")
    await expect(about).to_contain_text("Win eight citizens in sixteen rounds")
    await expect(about).to_contain_text("45 min")
    await expect(me.page.locator(".options")).to_contain_text("Difficulty")
    await me.page.get_by_role("button", name="Start").click()
    await me.arrived()
    assert (await me.state())["table"]["scenario"] == "dignitary"

    await me.asks("place-citizen")
    await expect(me.prompt).to_have_text("Place citizen 1 of 7")
    await expect(me.page.locator("[data-spine]")).to_contain_text("Out of reach")
    await show(me, "deeds")
    for deed in ("plague", "astronomy"):
        deed = {"plague": "defeating_plague"}.get(deed, deed)
        await me.target(f"deed:{deed}").click()
    await expect(me.prompt).to_have_text("Place citizen 3 of 7")
    laid = me.target("deed:astronomy").locator(".citizen")
    await expect(laid).to_be_visible()
    assert await laid.evaluate("(node) => getComputedStyle(node).opacity") == "1"
    await show(me, "tracks")
    await me.target("track-space:knights:4").click()
    await expect(me.prompt).to_have_text("Place citizen 4 of 7")
    assert await look(me) == []

    await show(me, "goals")
    goals = me.page.locator('[data-region="goals"]')
    await expect(goals).to_contain_text("the moment you have 8 citizens")
    await expect(goals.locator("[data-goal]")).to_have_attribute("data-goal", "0/8")
    await expect(goals.locator("[data-event-round]")).to_have_count(16)
    await expect(goals.locator("[data-due]")).to_contain_text("5 coins, you have 0")
    assert await look(me) == []
    await show(me, "map")
    await expect(me.page.locator("[data-citizen]")).to_have_count(6)
    await expect(me.page.locator('[data-citizen="vierzon"]')).to_be_visible()
    await show(me, "tracks")

    kinds = await play(me, 1)
    assert {"place-citizen", "plan"} <= kinds  # whether anything is ever done, chance decides
    state = await me.state()
    assert state["table"]["status"] == "over"
    own = state["view"]["own"]
    won = own["gained"] >= own["goal"]
    said = f"Won: {own['gained']} citizens" if won else f"Lost: {own['gained']} of 8 citizens"
    await expect(me.prompt).to_have_text(said)
    await me.main.click()
    await expect(me.page).to_have_url(re.compile(r"/result$"))
    await expect(me.page.locator("[data-spine] h1")).to_have_text(said)


@pytest.mark.parametrize(
    ("name", "choice"),
    [("start", "citizen boatmen"), ("copy", ""), ("return-technology", "")],
)
async def test_every_decision_can_be_made(
    name: str, choice: str, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await come_to(name, me, deal)
    text = choice or (await me.options())[0]
    targets = {"citizen boatmen": "track-space:boatmen:5"}
    if text in targets:
        await expect(me.target(targets[text])).to_have_accessible_name(re.compile("out of reach"))
        await me.target(targets[text]).click()
        await expect(me.prompt).to_have_text("Place citizen 2 of 7")
    else:
        await me.choose(text)
    assert text in [one["do"] for one in (await me.state())["log"]]


@on_both
@pytest.mark.parametrize("name", ["dues", "tax", "sabotage", "copy", "return-technology"])
async def test_moments_look_right(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    """In both languages; what is owed later and what is closed now is told."""
    me = await visitors.again(phone=phone)
    await come_to(name, me, deal)
    assert await look(me) == []
    await show(me, "goals")
    now = me.page.locator('[aria-current="step"]')
    view = (await me.state())["view"]
    await expect(now).to_have_attribute("data-event-round", str(view["round"]))
    if not phone:  # it is scrolled to, and nothing fades where it stands
        below, mask = await now.evaluate("""(row) => {
          const list = row.parentElement;
          const top = (node) => node.getBoundingClientRect().top;
          return [top(row) - top(list), getComputedStyle(list).maskImage];
        }""")
        assert below >= 0
        assert not re.match(r"linear-gradient\((to bottom, )?rgba\(0, 0, 0, 0\)", mask), mask
    due = me.page.locator("[data-due]")
    await expect(due).to_have_attribute("data-due", str(view["own"]["due"]["round"]))
    found = await survey(me, name, views(phone, name == "dues"))
    assert not found, "\n".join(found)
    await show(me, "board")
    assert await look(me) == []


ALMOST: dict[str, Any] = {
    "game": "orleans",
    "scenario": "dignitary",
    "phase": "actions",
    "round": 9,
    "seats": [
        {
            "citizens": 7,
            "merchant": "orleans",
            "places": {"wagon": ["farmer", "trader", "knight"]},
        }
    ],
    "citizens_in": ["vierzon", "sancerre"],
    "citizens_on": ["cathedral", "astronomy", "boatmens_guild", "knights"],
}


@on_both
@pytest.mark.parametrize("name", ["won", "lost"])
async def test_the_end(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    said = {"won": "Gewonnen: 8 Bürgerplättchen", "lost": r"Verloren: \d von 8 Bürgerplättchen"}
    me = await visitors.again(phone=phone, language="de")
    if name == "won":
        config = registry.config("orleans", 1, "0", None, "dignitary")
        table = Table(config, ["human"], None, ALMOST)
        await deal.sit(await deal.record(table.lines, ("person",)), me)
        await me.choose("act wagon vierzon")
    else:
        await come_to(name, me, deal)
    await expect(me.prompt).to_have_text(re.compile(said[name]))
    await me.main.click()
    await expect(me.page.locator("[data-spine] h1")).to_have_text(re.compile(said[name]))
    assert await look(me) == []
    assert await leftovers(me) == []
