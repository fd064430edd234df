"""Every kind of decision can be reached and answered, with the mouse and without."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Deal
from tests.browser.scenes import SCENES
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

WEB = Path(__file__).parents[2] / "web"
KINDS = [name for name, scene in SCENES.items() if scene.asks]
BASKETS = ("harvest", "torture")  # several things are chosen and then given together


async def done(me: TablePage, before: int, *choices: str) -> None:
    """These choices were made, in this order, and nothing else by me."""
    log = (await me.state())["log"]
    mine = [entry["do"] for entry in log[before:] if entry["seat"] == 0 and not entry["auto"]]
    assert mine[: len(choices)] == [*choices]


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "phone"])
@pytest.mark.parametrize("kind", KINDS)
async def test_by_pointing(kind: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=phone)
    scene = SCENES[kind]
    await deal.sit(await deal.put(scene), me)
    await me.asks(kind)
    before = (await me.state())["seq"]
    if kind in BASKETS:
        choices = await fill(me, scene.choice)
        await me.press_main()
        await rest(me, before, len(choices))
        await done(me, before, *choices)
    else:
        await me.choose(scene.choice)
        await done(me, before, scene.choice)


async def fill(me: TablePage, choice: str) -> list[str]:
    """Put what is owed into the basket: the choice first."""
    decision: Any = await me.decision()
    owed = decision["values"].get("items") or decision["values"]["owed"]
    options = {one["text"]: (one["targets"] or [one["text"]])[0] for one in decision["options"]}
    chosen: list[str] = []
    for text in [choice, *(one for one in options if one != choice)][:owed]:
        await expect(me.main).to_be_disabled()
        await me.page.locator(
            f'[data-target="{options[text]}"][data-state="legal"]:enabled:visible'
        ).last.click()
        chosen.append(text)
    await expect(me.main).to_be_enabled()
    return chosen


async def rest(me: TablePage, before: int, count: int) -> None:
    """All of a basket has been given."""
    for _ in range(100):
        if (await me.state())["seq"] >= before + count:
            return
        await me.page.wait_for_timeout(50)


@pytest.mark.parametrize("kind", KINDS)
async def test_by_keyboard(kind: str, visitors: Visitors, deal: Deal) -> None:
    """The list of all options is always there for the keyboard."""
    me = await visitors.again()
    scene = SCENES[kind]
    await deal.sit(await deal.put(scene), me)
    await me.asks(kind)
    before = (await me.state())["seq"]
    entry = f'[data-action="list"][data-option="{scene.choice}"]'
    await me.walk(entry)
    await expect(me.page.locator(entry)).to_be_in_viewport()
    sent = len(me.answers)
    await me.page.keyboard.press("Enter")
    await me.answered(sent)
    await done(me, before, scene.choice)


async def test_a_way_is_chosen_on_the_map(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("act"), me)
    await me.target("place:ship").click()
    before = len(me.answers)
    await me.target("town:chinon").click()
    # To take the cheese on the way or not is still open.
    assert len(me.answers) == before
    await me.page.locator('[data-option="act ship chinon cheese"]:visible').first.click()
    await me.answered(before)
    view = (await me.state())["view"]
    assert view["seats"][0]["merchant"] == "chinon"


async def test_no_kind_of_decision_is_missing() -> None:
    source = (WEB / "src/games/orleans/decisions/kinds.ts").read_text(encoding="utf-8")
    listed = source[source.index("KINDS = [") : source.index("] as const")]
    assert set(KINDS) == set(re.findall(r"'([a-z-]+)'", listed))
