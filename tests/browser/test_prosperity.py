"""Prosperity in a real browser: its decisions, what its table shows, what it hides, whole games."""

from __future__ import annotations

import functools
import re
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from scriptorium.core import registry
from scriptorium.core.table import Table
from tests.browser.alone import look, on_both, play
from tests.browser.conftest import Deal
from tests.browser.states import show
from tests.browser.survey import survey, views
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

MINE: dict[str, Any] = {
    "coins": 9,
    "goods": {"grain": 1, "cheese": 1},
    "tracks": {"traders": 2, "knights": 2},
    "development": 11,
    "merchant": "tours",
    "stations": ["orleans", "tours"],
    "tiles": ["cheese_factory", "library"],
    "market": ["monk", "scholar", "craftsman"],
    "bag": ["boatman", "knight", "scholar"],
    "places": {"carpenter": ["trader", "boatman"], "town_hall": ["farmer"]},
}
OTHER: dict[str, Any] = {"coins": 7, "merchant": "bourges", "stations": ["bourges"]}
STRUCTURES = [
    {"seat": 1, "card": "granary", "way": "c19", "lying": ["farmer", "trader", "grain"]},
    {"seat": 1, "card": "chapel", "way": "c12", "lying": ["craftsman", "monk"]},
    {"seat": 2, "card": "palace_garden", "way": "c40", "lying": ["farmer", "coin"]},
]
# (what is asked, round, further keys of the position, of my seat, moves)
MOMENTS: dict[str, tuple[str, int, dict[str, Any], dict[str, Any], list[str]]] = {
    "act": ("act", 9, {}, {}, []),
    "carpenter": ("carpenter", 9, {}, {}, ["act carpenter"]),
    "build": ("carpenter", 9, {"carpenter": "sancerre"}, {}, ["act carpenter"]),
    "send": ("send", 9, {}, {}, ["act town_hall"]),
    "exchange": (
        "choose-card",
        9,
        {},
        {"places": {"scriptorium": ["knight", "scholar"]}},
        ["act scriptorium exchange"],
    ),
    "furnish": ("furnish", 9, {}, {}, ["pass"]),
    "fire": ("act", 9, {"face_down": ["library"]}, {}, []),
    "indulgence": ("offer", 2, {}, {}, ["pass"]),
    "peregrination": ("offer", 10, {}, {}, ["pass"]),
    "pilgrims_day": ("offer", 13, {}, {}, ["pass"]),
    "return-another": ("return-another", 13, {}, {}, ["pass", "return monk market"]),
    "market_day": ("offer", 15, {}, {}, ["pass"]),
    "return-or-pay": ("return-or-pay", 5, {}, {}, ["pass"]),
}


def at(round: int, more: dict[str, Any], seat: dict[str, Any]) -> Table:
    data = {
        "game": "orleans",
        "scenario": "prosperity",
        "players": 2,
        "phase": "actions",
        "round": round,
        "carpenter": "vierzon",
        "hands": ["dairy", "keep"],
        "structures": STRUCTURES,
        "seats": [MINE | seat, OTHER],
        **more,
    }
    config = registry.config("orleans", 2, "0", None, "prosperity")
    return Table(config, ["human"] * 2, None, data)


@functools.cache
def moment(name: str) -> tuple[str, ...]:
    """The record of a game up to this moment."""
    asks, round, more, seat, moves = MOMENTS[name]
    table = at(round, more, seat)
    wanted = list(moves)
    while True:
        decision = table.decision(0)
        texts = [one.text for one in decision.options] if decision else []
        if decision and not wanted and decision.kind == asks:
            return tuple(table.lines)
        if decision and wanted and wanted[0] in texts:
            table.act(0, wanted.pop(0))
        elif decision:
            table.act(0, next(one for one in ("done", "pass", texts[-1]) if one in texts))
        else:
            theirs = table.decision(1)
            assert theirs is not None
            offered = [one.text for one in theirs.options]
            ways = ("pass", "done", "decline", offered[-1])
            table.act(1, next(one for one in ways if one in offered))


async def come_to(name: str, me: TablePage, deal: Deal) -> None:
    await deal.sit(await deal.record(moment(name), ("person", "person")), me)


async def test_from_the_start_page_and_to_the_result(visitors: Visitors, deal: Deal) -> None:
    """Against bots, by clicking, on a phone: how a game begins, and the last rounds of one."""
    visitors.expected += ["409"]  # faster than anybody: before what is played by itself is shown
    me = await visitors.again(phone=True)
    await me.home()
    await me.page.get_by_role("link", name="Prosperity").click()
    about = me.page.locator(".about")
    await expect(about).to_contain_text("A carpenter wanders through the country")
    await me.page.get_by_role("button", name="Start").click()
    await me.arrived()
    await me.asks("choose-card")
    cards = me.page.locator('[data-target^="structure:"][data-state="legal"]')
    await expect(cards).to_have_count(2)
    kept = str(await cards.first.get_attribute("data-target")).removeprefix("structure:")
    await cards.first.click()
    await me.asks("plan")
    await show(me, "goals")
    goals = me.page.locator('[data-region="goals"]')
    await expect(goals.locator(f'[data-structure="{kept}"]')).to_be_visible()
    await expect(goals.locator("[data-event-round]")).to_have_count(16)
    await expect(goals).to_contain_text("open structures and cards in hand score nothing")
    await show(me, "map")
    await expect(me.page.locator('[data-carpenter="orleans"]')).to_be_visible()
    await expect(me.page.locator('[data-target="good:unseen"]').first).to_be_attached()

    await deal.sit(await deal.late("orleans", 3, "prosperity", 14), me)
    assert "plan" in await play(me, 1)  # whether anything is ever done, chance decides
    state = await me.state()
    assert state["table"]["status"] == "over"
    await me.main.click()
    await expect(me.page).to_have_url(re.compile(r"/result$"))
    await expect(me.page.locator("main")).to_contain_text("tructures")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("act", "put grain granary"),
        ("carpenter", "step trader road blois"),
        ("build", "build c35"),
        ("send", "send farmer granary"),
        ("exchange", ""),
        ("furnish", "put grain granary"),
        ("indulgence", "buy monk"),
        ("peregrination", "travel blois good"),
        ("pilgrims_day", "return monk market"),
        ("return-another", "return scholar market"),
        ("market_day", "buy wine"),
        ("return-or-pay", "coins"),
    ],
)
async def test_every_decision_can_be_made(
    name: str, text: str, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    await come_to(name, me, deal)
    await me.asks(MOMENTS[name][0])
    text = text or (await me.options())[0]
    await me.choose(text)
    assert text in [one["do"] for one in (await me.state())["log"]]


async def test_the_carpenter_goes_over_several_towns(visitors: Visitors, deal: Deal) -> None:
    """A town two steps away is aimed at, on the map or by its chip, and then gone to."""
    me = await visitors.again()
    await come_to("carpenter", me, deal)
    await me.target("journey:sancerre").click()
    await expect(me.page.locator("[data-path]")).to_have_count(2)
    await expect(me.page.locator("[data-spine]")).to_contain_text(
        "Trader to Sancerre", ignore_case=True
    )
    await me.main.click()
    await expect(me.page.locator("[data-carpenter]")).to_have_attribute(
        "data-carpenter", "sancerre"
    )
    await expect(me.prompt).to_have_text("Build, or move the carpenter")
    site = me.page.locator('[data-target^="way:"][data-state="legal"]').first
    await site.click()
    await me.asks("choose-card")
    await expect(me.page.locator('[data-site="dairy"]')).to_be_visible()


@on_both
@pytest.mark.parametrize("name", ["act", "carpenter", "send", "fire", "exchange", "market_day"])
async def test_moments_look_right(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    """In both languages; one of them is looked at in both colours."""
    me = await visitors.again(phone=phone)
    await come_to(name, me, deal)
    assert await look(me) == []
    if name != "exchange":
        await show(me, "goals")
    if name == "act":
        await expect(me.page.locator('[data-complete="chapel"]')).to_be_visible()
        await expect(me.page.locator('[data-others="palace_garden"]')).to_contain_text("2/5")
        await expect(me.page.locator('[data-build="ready"]')).to_be_visible()
    looks = views(phone, name == "act")
    found = await survey(me, name, looks if name == "act" else looks[-1:])
    assert not found, "\n".join(found)
    if name == "fire":
        await show(me, "board")
        await expect(me.page.locator('[data-down="library"]')).to_be_visible()
        assert await look(me) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("if you own the box", "Structure cards: the town of each", "Black Market")),
        ("de", ("wenn du die Schachtel hast", "Bauwerkskarten: die Stadt", "Schwarzmarkt")),
    ],
)
async def test_what_is_reconstructed_can_be_read(
    lang: str, said: tuple[str, ...], visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again(language=lang)
    await come_to("act", me, deal)
    await me.page.locator('[data-open="about"]').click()
    about = me.page.locator('[data-region="about"]')
    await expect(about.locator("[data-reconstructed]")).to_have_count(4)
    for words in said:
        await expect(about).to_contain_text(words)


async def test_nothing_hidden_of_another_seat_reaches_the_page(
    visitors: Visitors, deal: Deal
) -> None:
    """Neither in what the socket brings nor in any answer: a card I choose from, keep or hold is
    named to nobody else, and goods face down to nobody at all."""
    me, other = await visitors(), await visitors()
    heard: dict[str, list[str]] = {"me": [], "other": []}

    def listen(page: TablePage, who: str) -> None:
        def hear(frame: str | bytes) -> None:
            heard[who].append(frame if isinstance(frame, str) else frame.decode())

        def opened(socket: WebSocket) -> None:
            socket.on("framereceived", hear)

        page.page.on("websocket", opened)

    listen(me, "me")
    listen(other, "other")
    table = Table(registry.config("orleans", 2, 3, None, "prosperity"), ["human"] * 2)
    dealt = await deal.record(tuple(table.lines), ("person", "person"))
    await deal.sit(dealt, me)
    await deal.sit(dealt, other, 1)
    await me.asks("choose-card")
    await other.asks("choose-card")
    mine, theirs = await me.options(), await other.options()
    await me.choose(mine[0])
    await other.choose(theirs[1])
    await me.asks("plan")
    await expect(me.page.locator("[data-back]")).to_have_count(1)
    for who, hidden in (("me", theirs), ("other", mine)):
        said = " ".join(heard[who])
        assert "keep" in said
        for text in hidden:
            assert text.removeprefix("keep ") not in said
            assert text not in said
        assert '"unseen"' in said
    for page, hidden in ((me, theirs), (other, mine)):
        shown = await page.page.content()
        state = str(await page.state())
        for text in hidden:
            assert text.removeprefix("keep ") not in shown
            assert text.removeprefix("keep ") not in state
