"""Two people at a table: one vanishes, a bot sits down, the person returns; Ready is taken back; a
clock runs out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.serving import Server
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors


class Hours:
    """The time of a server, which tests turn on."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = 0.0
        self.pass_(0)

    def pass_(self, seconds: float) -> None:
        self.ahead += seconds
        self.file.write_text(str(self.ahead), encoding="utf-8")


@pytest.fixture
def timed(client: Path, tmp_path: Path) -> Iterator[tuple[Server, Hours]]:
    hours = Hours(tmp_path / "ahead")
    server = Server(tmp_path, ahead=hours.file)
    server.start()
    yield server, hours
    server.stop()


async def gathered(
    visitors: Visitors, server: Server, **more: object
) -> tuple[TablePage, TablePage]:
    ada, ben = await visitors(server=server), await visitors(server=server)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open", "colour": 4}]
    body = {"game": "orleans", "seats": seats, "options": {"start": "1"}, **more}
    opened = await (await ada.context.request.post("/api/tables", data=body)).json()
    table, key = opened["table"], opened["invitations"]["1"]
    join = {"key": key, "name": "Alma"}
    await ben.context.request.post(f"/api/tables/{table}/join", data=join)
    await ada.open(table)
    await ben.open(table)
    return ada, ben


async def test_one_vanishes_a_bot_sits_down_and_the_person_returns(
    visitors: Visitors, timed: tuple[Server, Hours]
) -> None:
    server, hours = timed
    ada, ben = await gathered(visitors, server)
    # Nothing placed: asked once, and Enter plans on.
    await expect(ada.main).to_be_enabled()
    await ada.page.keyboard.press("Enter")
    await expect(ada.prompt).to_have_text("Ready with nothing placed?")
    await ada.page.keyboard.press("Enter")
    await expect(ada.prompt).to_have_text("Plan your actions")
    await ada.press_main()
    # Ready is taken back until all are.
    await expect(ada.prompt).to_have_text("You are ready")
    await expect(ben.page.locator('[data-player="0"]')).to_contain_text("ready")
    # Whoever waits for somebody who still plans may be told when it goes on.
    await ada.page.keyboard.press("n")
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    await ada.page.keyboard.press("r")
    await ada.asks("plan")
    await ada.press_main()
    # Two names that begin alike have two letters, and the guest has the colour that was chosen.
    crest = ada.page.locator('[data-player="1"] .crest text').first
    await expect(crest).to_have_text("Al")
    assert await ada.page.evaluate(
        "getComputedStyle(document.querySelector('[data-player=\"1\"] svg.crest'))"
        ".getPropertyValue('--seat') === getComputedStyle(document.documentElement)"
        ".getPropertyValue('--black')"
    )
    # Alma is gone; after a minute she is away, after three the other one decides.
    await ben.page.goto("/healthz")
    await expect(ada.page.locator('[data-player="1"]')).to_be_visible()
    hours.pass_(10)
    await _known_to_be_gone(ada)
    hours.pass_(240)
    await ada.page.reload()
    await expect(ada.prompt).to_have_text("Alma is away")
    await expect(ada.page.locator('[data-away="1"]')).to_contain_text("away 4 min")
    assert not await violations(ada.page)
    # Perhaps she has lost her browser: there is a new link for her, and all see that it was made.
    lost = ada.page.locator('[data-lost="1"]')
    await lost.get_by_role("button").click()
    await expect(lost.get_by_role("textbox")).to_have_value(re.compile(r"/join/\w{12}#[\w-]{43}$"))
    await ada.page.keyboard.press("v")
    await expect(ada.page.locator('[data-player="1"]')).to_contain_text("bot since")
    await ben.open(ada.table)
    await expect(ada.page.locator('[data-player="1"]')).not_to_contain_text("bot since")
    await ada.page.keyboard.press("l")
    for event in ("link", "vote", "back"):
        await expect(ada.page.locator(f'[data-notice="{event}"]')).to_be_visible()


async def _known_to_be_gone(page: TablePage) -> None:
    """The server has stored that somebody has left."""
    for _ in range(200):
        seats = (await page.state())["table"]["seats"]
        if seats[1]["away_since"] is not None:
            return
        await page.page.wait_for_timeout(50)
    raise AssertionError("nobody noticed")


async def test_a_clock_runs_out(visitors: Visitors, timed: tuple[Server, Hours]) -> None:
    server, hours = timed
    clock = {"mode": "game", "base": 600, "bonus": 0}
    ada, ben = await gathered(visitors, server, clock=clock)
    await expect(ada.page.locator("[data-my-clock]")).to_contain_text("9:")
    hours.pass_(550)
    await ben.press_main()
    await ada.page.reload()
    await expect(ada.page.locator("[data-my-clock].urgent")).to_contain_text("0:")
    await expect(ben.page.locator('[data-clock="0"].urgent')).to_be_visible()
    hours.pass_(60)
    await expect(ben.page.locator('[data-player="0"]')).to_contain_text("bot since")
    await expect(ada.prompt).to_have_text("A bot plays for you")
    await ada.press_main()
    await expect(ben.page.locator('[data-player="0"]')).not_to_contain_text("bot since")


async def test_colours_are_chosen_at_set_up_and_swapped(visitors: Visitors) -> None:
    me = await visitors()
    await me.page.goto("/new?game=orleans")
    await me.page.get_by_role("button", name="choose a colour").first.click()
    await me.page.locator('[data-colour="1"]').click()
    await me.page.get_by_role("button", name="Start").click()
    await me.arrived()
    assert [one["colour"] for one in (await me.state())["table"]["seats"]] == [1, 0, 2]
    mine = me.page.locator("[data-board] svg.crest").first
    hue = "(node) => getComputedStyle(node).getPropertyValue('--seat')"
    red = "getComputedStyle(document.documentElement).getPropertyValue('--red')"
    assert await mine.evaluate(hue) == await me.page.evaluate(red)
