"""A connection that goes and comes back, and a game that goes on."""

from __future__ import annotations

import asyncio
import re
import signal

import pytest
from playwright.async_api import Route, expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.serving import Server
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

# A connection can break at any moment, also in the middle of an answer: each has a name of its own.
BROKEN = ["net::ERR_", "WebSocket", "502", "503"]


async def test_the_server_dies_and_comes_back(visitors: Visitors, own_server: Server) -> None:
    visitors.expected += BROKEN
    deal = Deal(own_server, visitors)
    me = await visitors(server=own_server)
    await deal.sit(await deal.put("plan"), me)
    await me.choose("place knight ship")
    banner = me.page.get_by_role("alert").filter(has_text="No connection")
    await expect(banner).to_have_count(0)

    own_server.stop(signal.SIGKILL)
    await expect(banner).to_be_visible()
    await expect(me.main).to_be_disabled()

    await asyncio.to_thread(own_server.start)
    # "Try now", unless it has tried by itself meanwhile.
    await me.page.evaluate("document.querySelector('[role=alert] button')?.click()")
    await expect(banner).to_have_count(0)
    await expect(me.main).to_be_enabled()
    # What was acknowledged is still there, and the game goes on.
    await me.choose("place farmer ship")
    view = (await me.state())["view"]
    assert view["seats"][0]["places"]["ship"] == ["farmer", None, "knight"]


async def test_a_page_catches_up_by_itself(visitors: Visitors, own_server: Server) -> None:
    """What happened in the meantime is shown without a reload or a click."""
    visitors.expected += BROKEN
    deal = Deal(own_server, visitors)
    dealt = await deal.put("wait")
    me, other = await visitors(server=own_server), await visitors(server=own_server)
    await deal.sit(dealt, me)
    await deal.sit(dealt, other, 1)
    await me.asks("wait")
    own_server.stop()
    await expect(me.page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
    await asyncio.to_thread(own_server.start)
    # The other one is back first and moves.
    await other.page.reload()
    await other.asks("act")
    await other.choose("pass")
    await me.asks("act")
    await expect(me.page.get_by_role("alert").filter(has_text="No connection")).to_have_count(0)


async def test_offline_and_back(visitors: Visitors, deal: Deal) -> None:
    visitors.expected += BROKEN
    me = await visitors()
    await me.context.add_init_script(SOCKETS)
    dealt = await deal.put("plan")
    await deal.sit(dealt, me)
    other = await visitors()
    await other.context.add_cookies(await me.context.cookies())  # as another device of mine
    await other.open(dealt.id)
    await me.context.set_offline(True)
    await me.page.evaluate("for (const one of window.sockets) one.close()")
    banner = me.page.get_by_role("alert").filter(has_text="No connection")
    await expect(banner).to_be_visible()
    await other.choose("place knight ship")
    await me.context.set_offline(False)
    await expect(banner).to_have_count(0)
    await expect(me.target("space:ship:2")).to_have_accessible_name(re.compile("knight stands"))


# Chromium leaves open sockets alone when it goes offline; a network would not.
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""


async def test_a_note_stays_at_its_table(visitors: Visitors, deal: Deal) -> None:
    visitors.expected += ["409"]
    me = await visitors()
    await deal.sit(await deal.put("plan"), me)

    async def refuse(route: Route) -> None:
        complaint = {"kind": "problem", "key": "stale", "values": {}, "rule": ""}
        await route.fulfill(status=409, json={"error": complaint})

    await me.page.route("**/actions", refuse)
    await me.target("tile:knight").click()
    await me.target("space:ship:2").click()
    note = me.page.locator(".toast")
    await expect(note).to_contain_text("Something happened in between")
    await note.hover()  # it stays while it is looked at
    await me.page.evaluate(
        "history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    await expect(me.page.locator("h1")).to_be_visible()
    await expect(note).to_have_count(0)


async def test_a_reload_changes_nothing(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    await deal.sit(await deal.put("plan"), me)
    await me.choose("place knight ship")
    before = await me.state()
    await me.page.reload()
    await me.asks("plan")
    after = await me.state()
    for part in ("view", "decision", "seq", "log", "undo"):
        assert after[part] == before[part]
    await expect(me.target("tile:knight")).to_have_count(0)
    await me.choose("place farmer ship")


async def test_the_same_seat_in_two_tabs(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    await deal.sit(await deal.put("plan"), me)
    second = TablePage(await visitors.page(me.context))
    await second.open(me.table)
    await me.choose("place knight ship")
    await expect(second.target("tile:knight")).to_have_count(0)
    await second.choose("place farmer ship")
    await expect(me.target("tile:farmer")).to_have_count(0)
    await me.choose("place boatman ship")
    view = (await second.state())["view"]
    assert view["seats"][0]["places"]["ship"] == ["farmer", "boatman", "knight"]


async def test_a_table_that_is_not_mine_says_so(visitors: Visitors, deal: Deal) -> None:
    visitors.expected += ["403", "404"]
    me = await visitors()
    dealt = await deal.put("plan")
    await me.page.goto(f"/table/{dealt.id}")
    await expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(me.page.locator("[data-prompt]")).to_have_count(0)
    assert scenes.NAMES[1] not in await me.page.content()
