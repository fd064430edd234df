"""Every screen of the client, and every main state of its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from tests.browser.conftest import Deal

Reach = Callable[["TablePage", "Deal"], Awaitable[None]]
STATES: dict[str, Reach] = {}
# Screens that fit a window of 1280 x 800 without scrolling.
FITS = ("home", "setup", "waiting", "result", "join", "missing")


def state(name: str) -> Callable[[Reach], Reach]:
    def keep(reach: Reach) -> Reach:
        STATES[name] = reach
        return reach

    return keep


def fits(name: str) -> bool:
    return name in FITS or name.startswith("table")


# Around the table


@state("home")
async def home(me: TablePage, deal: Deal) -> None:
    for scene in ("plan", "wait"):
        await deal.sit(await deal.put(scene), me)
    await deal.sit(await deal.finished(), me)
    await me.home()
    await expect(me.page.locator(".tables a").first).to_be_visible()


@state("home-fresh")
async def home_fresh(me: TablePage, deal: Deal) -> None:
    await me.home()


@state("setup")
async def setup(me: TablePage, deal: Deal) -> None:
    await me.page.goto("/new?game=orleans")
    await expect(me.page.locator("[data-spine]")).to_be_visible()


@state("waiting")
async def waiting(me: TablePage, deal: Deal) -> None:
    await me.page.goto("/new?game=orleans&friends=1")
    await me.page.locator("[data-spine] .button.main").click()
    await me.page.wait_for_url("**/table/*")
    await expect(me.page.locator("[data-spine]")).to_be_visible()
    await expect(me.page.locator(".copy").first).to_be_visible()


@state("join")
async def join(me: TablePage, deal: Deal) -> None:
    dealt = await deal.put("plan")
    await me.page.goto(f"/join/{dealt.id}#{dealt.links[0]}")
    await expect(me.page.locator("form")).to_be_visible()


@state("missing")
async def missing(me: TablePage, deal: Deal) -> None:
    await me.page.goto("/nowhere/at/all")
    await expect(me.page.get_by_role("heading", level=1)).to_be_visible()


@state("settings")
async def settings(me: TablePage, deal: Deal) -> None:
    await me.home()
    await me.page.locator("header .menu").click()
    await expect(me.page.get_by_role("dialog")).to_be_visible()


@state("rules")
async def rules(me: TablePage, deal: Deal) -> None:
    await me.page.goto("/rules/orleans?id=ORL-PLN-2")
    await expect(me.page.get_by_text("ORL-PLN-2").first).to_be_visible()


@state("result")
async def result(me: TablePage, deal: Deal) -> None:
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/result")
    await expect(me.page.locator("[data-spine] .main")).to_be_visible()
    await expect(me.page.locator("section svg").first).to_be_visible()


@state("replay")
async def replay(me: TablePage, deal: Deal) -> None:
    dealt = await deal.finished()
    await deal.sit(dealt, me)
    await me.page.goto(f"/table/{dealt.id}/replay?k=150")
    await expect(me.page.get_by_role("slider")).to_be_visible()


# At the table


def at_table(name: str, scene: str) -> None:
    @state(f"table-{name}")
    async def reach(me: TablePage, deal: Deal) -> None:
        await deal.sit(await deal.put(scene), me)
        await me.asks((await me.decision() or {"kind": "wait"})["kind"])
        if name in ("remove-tile", "choose-tile"):
            await expect(me.page.locator(".stacks .tile").first).to_be_visible()


for one in ("remove-tile", "draw", "fill-tower", "plan", "act", "send", "choose-tile"):
    at_table(one, one)
for one in ("bathhouse", "place-technology", "shelter", "harvest", "torture", "wait"):
    at_table(one, one)


@state("table-held")
async def held(me: TablePage, deal: Deal) -> None:
    """A follower in the hand."""
    await STATES["table-plan"](me, deal)
    await me.target("tile:knight").click()
    await expect(me.target("space:ship:2")).to_have_attribute("data-state", "legal")


@state("table-ship")
async def ship(me: TablePage, deal: Deal) -> None:
    """A way is chosen on the map."""
    await STATES["table-act"](me, deal)
    await me.target("place:ship").click()
    await expect(me.target("town:blois")).to_be_visible()


@state("table-guide")
async def guide(me: TablePage, deal: Deal) -> None:
    """For whoever has not seen it yet."""
    await me.home()
    await me.page.locator(".hero .button.main").click()
    await me.arrived()
    await expect(me.page.locator("[data-guide]")).to_be_visible()


@state("table-opponent")
async def opponent(me: TablePage, deal: Deal) -> None:
    await STATES["table-plan"](me, deal)
    await show(me, "players")
    await me.page.locator('[data-player="1"]:visible').first.click()
    await expect(me.page.locator(".over section, .over [role=dialog]").first).to_be_visible()


@state("table-log")
async def log(me: TablePage, deal: Deal) -> None:
    dealt = await deal.record((await _long_record()), ("person", "person", "person"))
    await deal.sit(dealt, me)
    await show(me, "log")
    await expect(me.page.get_by_role("log").first).to_be_visible()


@state("table-score")
async def score(me: TablePage, deal: Deal) -> None:
    await STATES["table-plan"](me, deal)
    await show(me, "log")
    await me.page.locator(".follow [role=tab]").last.click()
    await expect(me.page.locator(".follow table")).to_be_visible()


@state("table-chat")
async def chat(me: TablePage, deal: Deal) -> None:
    await STATES["table-plan"](me, deal)
    answer = await me.context.request.post(
        f"/api/tables/{me.table}/chat", data={"text": "Good evening, shall we begin?"}
    )
    assert answer.ok, await answer.text()
    await show(me, "chat")
    await expect(me.page.get_by_text("Good evening").first).to_be_visible()


@state("table-watch")
async def watch(me: TablePage, deal: Deal) -> None:
    await deal.sit(await deal.put("act"), me, None)
    await me.asks("wait")


@state("table-bot")
async def bot(me: TablePage, deal: Deal) -> None:
    """A bot plays my seat."""
    await STATES["table-plan"](me, deal)
    answer = await me.context.request.post(
        f"/api/tables/{me.table}/seats/0", data={"kind": "bot", "level": "random"}
    )
    assert answer.ok, await answer.text()
    await expect(me.main).to_be_visible()
    await expect(me.page.locator("[data-board].bot").first).to_be_visible()


@state("table-menu")
async def menu(me: TablePage, deal: Deal) -> None:
    await STATES["table-plan"](me, deal)
    await me.page.locator('[data-open="menu"]').click()
    await expect(me.page.get_by_role("dialog").first).to_be_visible()


@state("table-over")
async def over(me: TablePage, deal: Deal) -> None:
    await deal.sit(await deal.finished(), me)
    await expect(me.main).to_be_visible()


for tab in ("map", "tracks", "deeds", "players"):

    def _tab(name: str) -> None:
        @state(f"table-{name}-tab")
        async def reach(me: TablePage, deal: Deal) -> None:
            await STATES["table-plan"](me, deal)
            await show(me, name)

    _tab(tab)


async def show(me: TablePage, what: str) -> None:
    """Open a part of the table where it is not in sight: a tab of the phone, a pane, the drawer."""
    pane = {"players": "side", "deeds": "side", "chat": "chat"}.get(what, what)
    phone = {"chat": "log"}.get(what, what)
    for name in (pane, phone):
        button = me.page.locator(f'[data-open="{name}"]:visible')
        if await button.count():
            await button.first.click()
            break
    if what == "chat" and await me.page.locator(".follow.tab").count():
        await me.page.locator(".follow [role=tab]").nth(1).click()


async def _long_record() -> list[str]:
    """Some rounds of a game of random bots."""
    from tests.browser.scenes import finished

    return list(finished()[:320])
