"""Tables that older commits have made, opened by this one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from scriptorium.server.keys import COOKIE
from tests import tables
from tests.browser.alone import play
from tests.browser.serving import Server
from tests.browser.test_pilgrim import STEP, WHOLE
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_tables_of_older_rules_are_played_on_and_looked_at(
    visitors: Visitors, server: Server, tmp_path: Path
) -> None:
    """One that runs, to its end; one that is over: result, replay, record; one that can only be
    looked at."""
    kept = [tables.PILGRIM_3, tables.PILGRIM_3_OVER]
    tables.copied("pilgrim-3", kept, server.file, tmp_path)
    tables.copied("orleans-1-pilgrim-2", [tables.PILGRIM_2_OVER], server.file, tmp_path)
    visitors.expected += ["409"]  # faster than anybody, as in a whole game
    me = await visitors()
    await me.context.add_cookies([{"name": COOKIE, "value": tables.KEY, "url": server.url}])

    await me.open(tables.PILGRIM_3)
    await me.page.keyboard.press("l")
    await expect(me.page.get_by_text("From here on by the rules “pilgrim-4”")).to_be_visible()
    await me.page.keyboard.press("l")
    await play(me, 2, WHOLE, STEP)
    assert (await me.state())["table"]["status"] == "over"

    over = tables.PILGRIM_3_OVER
    lines, _, _ = tables.read(server.file, over)
    points = json.loads(lines[-1])["end"]["points"]
    await me.page.goto(f"/table/{over}/result")
    ranking = me.page.locator("section", has_text="Ranking").locator("ol > li")
    await expect(ranking).to_have_count(2)
    for shown in points:
        await expect(ranking.filter(has_text=str(shown))).not_to_have_count(0)
    async with me.page.expect_download() as loading:
        await me.page.get_by_role("link", name="Record").click()
    record = await (await loading.value).path()
    assert record.read_text(encoding="utf-8").splitlines() == lines
    await me.page.get_by_role("link", name="Replay").click()
    slider = me.page.get_by_role("slider")
    await expect(slider).to_have_attribute("aria-valuenow", "0")
    await me.page.keyboard.press("End")
    await expect(me.page.locator("header .round b")).to_contain_text("26")
    await me.page.keyboard.press("ArrowLeft")
    await expect(slider).not_to_have_attribute("aria-valuenow", "0")

    await me.page.goto(f"/table/{tables.PILGRIM_2_OVER}/result")
    await me.page.get_by_role("link", name="See what was kept").click()
    await expect(me.page.get_by_role("heading", level=1)).to_have_text(
        "This table can only be looked at"
    )
    await expect(me.page.get_by_text(re.compile("pilgrim-2.*kept no state"))).to_be_visible()
    log = me.page.get_by_role("log", name="Log")
    assert await log.locator("p").count() > 100
    await expect(me.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    await expect(me.page.get_by_role("link", name="Record")).to_be_visible()
