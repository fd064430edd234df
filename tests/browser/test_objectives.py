"""Capital Vierzon and Travelling Salesman in a real browser, and the place tiles of Invasion."""

from __future__ import annotations

import functools
import re
from typing import Any

import pytest
from playwright.async_api import expect

from scriptorium.core import registry
from scriptorium.core.table import Table
from tests.browser.alone import asks, found, look, on_both, planning, play
from tests.browser.conftest import Deal
from tests.browser.leftovers import leftovers
from tests.browser.states import show
from tests.browser.survey import survey, views
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

ABOUT = {
    "vierzon": ("Capital Vierzon", "Make Vierzon the capital", "no Builder before round 9"),
    "salesman": ("Travelling Salesman", "Five deliveries", "no food or coins when due"),
}
RICH: dict[str, Any] = {
    "coins": 12,
    "goods": {"grain": 3, "cheese": 1, "wine": 2, "wool": 1, "brocade": 1},
    "places": {"market_stand": ["trader"]},
}
OTHERS = ["building_company", "building_materials", "fortress", "capital"]


def at(scenario: str, *do: str, seat: dict[str, Any], **more: Any) -> tuple[str, ...]:
    """A position in the action phase, and what is done there."""
    options = more.get("options")
    data = {"game": "orleans", "scenario": scenario, "phase": "actions", "round": 7, **more}
    players = more.get("players", 1)
    config = registry.config("orleans", players, "0", None, scenario, options)
    seats = [RICH | seat, *({"stations": ["tours"]} for _ in range(players - 1))]
    table = Table(config, ["human"] * players, None, {**data, "seats": seats})
    for text in do:
        table.act(0, text)
    return tuple(table.lines)


def with_tiles(*do: str) -> tuple[str, ...]:
    """The base game with tiles of Invasion, a station of somebody else where my merchant is."""
    seat = {
        "tiles": ["market_stand", "tavern", "black_market", "vineyard", "depot"],
        "tracks": {"traders": 5},
        "merchant": "tours",
        "places": {
            "market_stand": ["trader"],
            "black_market": ["trader"],
            "tavern": ["trader"],
            "guildhall": ["farmer", "craftsman", "knight"],
        },
    }
    return at("base", *do, seat=seat, players=2, options={"invasion_tiles": True})


@functools.cache
def moment(name: str) -> tuple[str, ...]:
    """The record of a game up to this moment."""
    match name:
        case "complete":
            return at("vierzon", seat={"merchant": "vierzon"})
        case "transactions":
            return at("vierzon", "act market_stand", seat={"merchant": "vierzon"})
        case "pay-value":
            return at("vierzon", "complete building_materials", seat={"merchant": "vierzon"})
        case "deliver":
            return at("salesman", seat={"merchant": "tours"})
        case "exchange" | "joint":
            return with_tiles()
        case "buy-wine":
            return with_tiles("act guildhall tavern")
        case "feast":
            return found("salesman", lambda g: g.round > 10 and asks("feed")(g))
        case "feed":
            return found("salesman", asks("feed"))
        case "salesman-lost":
            return found("salesman", lambda g: g.over)
        case "vierzon-lost":
            return found("vierzon", lambda g: g.over)
        case "deadline":
            return found("vierzon", planning(8))
        case kind:
            return found("vierzon", asks(kind))


async def come_to(name: str, me: TablePage, deal: Deal) -> None:
    people = ("person", "person") if name in ("exchange", "joint", "buy-wine") else ("person",)
    await deal.sit(await deal.record(moment(name), people, over=name.endswith("lost")), me)


@pytest.mark.parametrize(
    ("name", "phone"), [("vierzon", False), ("salesman", True)], ids=["vierzon", "salesman-phone"]
)
async def test_a_whole_game(name: str, phone: bool, visitors: Visitors) -> None:
    """From the start page to the result, by clicking."""
    title, pitch, loses = ABOUT[name]
    visitors.expected += ["409"]  # faster than anybody: before what is played by itself is shown
    me = await visitors.again(phone=phone)
    await me.home()
    await me.page.get_by_role("link", name=title).click()
    await expect(me.page.locator(".about")).to_contain_text(pitch)
    await expect(me.page.locator(".options")).to_contain_text("One a round (A)")
    await me.page.get_by_role("button", name="Start").click()
    await me.arrived()
    assert (await me.state())["table"]["scenario"] == name

    await show(me, "goals")
    goals = me.page.locator('[data-region="goals"]')
    await expect(goals).to_contain_text(loses)
    await expect(goals.locator("[data-goal]")).to_have_attribute("data-goal", "0/5")
    await expect(goals.locator('[data-target^="objective:"]')).to_have_count(5)
    assert await look(me) == []
    await show(me, "map")
    await expect(me.page.locator("[data-objective-town]").first).to_be_visible()
    await show(me, "board")

    assert "plan" in await play(me, 1)
    state = await me.state()
    assert state["table"]["status"] == "over"
    gained = state["view"]["own"]["gained"]
    assert gained < 5  # who clicks at random does not win
    said = f"Lost: {gained} of 5"
    await expect(me.prompt).to_contain_text(said)
    await me.main.click()
    await expect(me.page).to_have_url(re.compile(r"/result$"))
    await expect(me.page.locator("[data-spine] h1")).to_contain_text(said)


@pytest.mark.parametrize(
    ("name", "target", "text"),
    [
        ("complete", "objective:hire_builder", "complete hire_builder"),
        ("deliver", "objective:grain_to_tours", "complete grain_to_tours"),
        ("transactions", "sell:wine", "sell wine"),
        ("joint", "place:tavern", "act guildhall tavern"),
        ("banish", "tile:", "banish "),
        ("place-gained", "space:", "place "),
    ],
)
async def test_what_is_meant_can_be_picked(
    name: str, target: str, text: str, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await come_to(name, me, deal)
    await me.page.locator(f'[data-target^="{target}"][data-state="legal"]').first.click()
    await me.page.wait_for_timeout(300)
    assert any(one["do"].startswith(text) for one in (await me.state())["log"])


@pytest.mark.parametrize(
    "name",
    ["claim", "pay-value", "banish", "place-gained", "feed", "feast"]
    + ["exchange", "joint", "buy-wine"],
)
async def test_every_decision_can_be_made(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await come_to(name, me, deal)
    wanted = {"exchange": "act black_market", "joint": "act guildhall"}.get(name, "")
    text = next(one for one in await me.options() if one.startswith(wanted))
    if name == "feast":
        for _ in range(2):
            await me.page.locator('[data-prompt] .item[data-state="legal"]').first.click()
        await me.main.click()
        await expect(me.page.locator(".item")).to_have_count(0)
        return
    await me.choose(text)
    assert text in [one["do"] for one in (await me.state())["log"]]


@on_both
@pytest.mark.parametrize(
    "name", ["complete", "deliver", "deadline", "claim", "pay-value", "transactions", "feast"]
)
async def test_moments_look_right(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    """In both languages; the present round is marked, what is pressing is said."""
    me = await visitors.again(phone=phone)
    await come_to(name, me, deal)
    assert await look(me) == []
    await show(me, "goals")
    view = (await me.state())["view"]
    now = me.page.locator('[aria-current="step"]')
    await expect(now).to_have_attribute("data-event-round", str(view["round"]))
    if name == "deadline":
        await expect(me.target("objective:hire_builder")).to_contain_text("last round")
    if name in ("complete", "deliver"):
        lit = me.page.locator('[data-region="goals"] [data-state="legal"]')
        await expect(lit).to_have_count(2 if name == "complete" else 1)
    found = await survey(me, name, views(phone, name in ("complete", "deliver")))
    assert not found, "\n".join(found)
    await show(me, "board")
    assert await look(me) == []


@on_both
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("won", "Gewonnen: Vierzon ist Hauptstadt"),
        ("vierzon-lost", r"Verloren: \d von 5 Zielen"),
        ("salesman-lost", r"Verloren: \d von 5 Lieferungen"),
    ],
)
async def test_the_end(name: str, said: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=phone, language="de")
    if name == "won":
        lines = at("vierzon", seat={"merchant": "vierzon"}, completed=OTHERS)
        await deal.sit(await deal.record(lines, ("person",)), me)
        await me.choose("complete hire_builder")
    else:
        await come_to(name, me, deal)
    await expect(me.prompt).to_have_text(re.compile(said))
    await me.main.click()
    await expect(me.page.locator("[data-spine] h1")).to_have_text(re.compile(said))
    assert await look(me) == []
    assert await leftovers(me) == []
