"""A whole game between two people in two browsers, every choice a click."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.table_page import SOON, TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Something is asked, or the game is over.
ASKED = """[data-prompt]:not([data-prompt="wait"]), [data-prompt="wait"] [data-action="main"]"""
# A follower each round, now and then something grander.
PLANS = [
    ["place marked_boatman farm_house", "place marked_craftsman farm_house"],
    ["place marked_farmer castle", "place marked_boatman castle", "place marked_trader castle"],
    ["place marked_craftsman farm_house", "place marked_boatman farm_house"],
]


async def open_table(host: TablePage, guest: TablePage) -> None:
    """Two seats, one of them open; the second player comes by the link."""
    await host.page.goto("/new?game=orleans")
    rows = host.page.locator(".seats li")
    await rows.nth(1).get_by_role("radio", name="Open").check(force=True)
    await rows.nth(2).get_by_role("radio", name="None").check(force=True)
    await host.page.get_by_role("textbox", name="Your name").fill("Hedwig")
    await host.page.get_by_role("button", name="Open the table").click()
    await host.page.wait_for_url("**/table/*")
    link = await host.page.locator(".invite .copy input").input_value()
    assert "/join/" in link
    await guest.page.goto(link)
    await guest.page.get_by_role("textbox").fill("Guntram")
    await guest.page.get_by_role("button", name="Come in").click()
    for me in (host, guest):
        await me.arrived()
    assert "/join/" not in guest.page.url  # the key is not left in the address
    assert host.table == guest.table


# One more of what is lit in the sheet, if anything is.
TAKE = """
() => [...document.querySelectorAll('[data-prompt] [data-target]:enabled')]
  .filter((one) => ['legal', 'chosen'].includes(one.dataset.state) && one.checkVisibility())
  .at(-1)?.click()
"""


async def asks(me: TablePage, state: dict[str, Any]) -> bool:
    """The page comes to ask this; or the server has gone on, as it does where one answer is
    left."""
    prompt = me.page.locator(f'[data-prompt="{state["decision"]["kind"]}"]')
    deadline = time.monotonic() + SOON
    while not await prompt.is_visible():
        if (await me.state())["seq"] != state["seq"]:
            return False
        assert time.monotonic() < deadline, f"the page does not ask {state['decision']}"
        await asyncio.sleep(0.02)
    return True


async def answer(me: TablePage, state: dict[str, Any]) -> None:
    """One decision, by clicks."""
    decision = state["decision"]
    options = [one["text"] for one in decision["options"] if not one.get("takes_back")]
    kind = decision["kind"]
    if not await asks(me, state):
        return
    if kind == "plan":
        wanted = PLANS[state["view"]["round"] % len(PLANS)]
        found = next((text for text in wanted if text in options), None)
        if found is not None and "any" not in found:
            await me.choose(found)
        else:
            await me.press_main()
    elif kind == "draw":
        await me.press_main()
    elif kind in ("harvest", "torture"):
        await give(me)
    else:
        await me.choose(options[0])


async def give(me: TablePage) -> None:
    """Fill the sheet with what is lit, then give it. A single thing is given at once."""
    before = len(me.answers)
    for _ in range(40):
        if len(me.answers) > before:
            return
        if await me.main.is_enabled():
            await me.press_main()
            return
        owed = await me.main.inner_text()
        await me.page.evaluate(TAKE)  # nothing may be left: what is owed may be given by itself
        for _ in range(20):
            if len(me.answers) > before or await me.main.inner_text() != owed:
                break
            await asyncio.sleep(0.02)


def alone(state: dict[str, Any]) -> str:
    """The only option there is; empty where there are several."""
    options = state["decision"]["options"]
    return f"{state['seq']} {options[0]['text']}" if len(options) == 1 else ""


async def play(me: TablePage) -> None:
    """My part of the game, whenever I am asked."""
    asked = ""
    for _ in range(2000):
        state = await me.state()
        if state["table"]["status"] == "over":
            return
        if state["decision"] is None:
            await me.page.wait_for_selector(ASKED)
            continue
        if alone(state) != asked:
            asked = alone(state)  # the server may be about to play it by itself
            await asyncio.sleep(0.1)
            continue
        await answer(me, state)
    raise AssertionError("the game does not end")


async def test_a_whole_game(visitors: Visitors, tmp_path: Path) -> None:
    host, guest = await visitors(), await visitors()
    await open_table(host, guest)

    # Both plan at the same time, and neither sees the other's plan.
    for me in (host, guest):
        await me.asks("plan")
    await guest.choose("place marked_farmer village")
    await host.choose("place marked_boatman village")
    mine = (await host.state())["view"]["seats"]
    assert mine[0]["places"]["village"] != [None, None, None]
    assert mine[1]["places"].get("village") in (None, [None, None, None])
    commitment = (await host.state())["table"]["commitment"]
    assert (await host.state())["table"]["seed"] is None

    await asyncio.gather(play(host), play(guest))

    state = await host.state()
    view = state["view"]
    assert view["round"] == 18
    assert view["over"]
    await expect(host.main).to_be_enabled()
    await host.main.click()
    await host.page.wait_for_url("**/result")
    await expect(host.page.get_by_text("matches its seal")).to_be_visible()
    seed = state["table"]["seed"]
    assert hashlib.sha256(f"scriptorium/{seed}".encode()).hexdigest() == commitment

    # The record says the same, and replays.
    async with host.page.expect_download() as downloading:
        await host.page.get_by_role("link", name="Record").click()
    file = tmp_path / "game.jsonl"
    await (await downloading.value).save_as(file)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["seed"] == seed
    assert lines[0]["commitment"] == commitment
    points = lines[-1]["end"]["points"]
    ranks = lines[-1]["end"]["ranks"]
    totals = await host.page.locator("ol li .total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(points)
    names = ["Hedwig", "Guntram"]
    title = await host.page.locator("[data-spine] h1").inner_text()
    winners = [seat for seat in (0, 1) if ranks[seat] == 1]
    assert str(max(points)) in title
    if winners == [0]:
        assert "You win" in title
    else:
        assert all(names[seat] in title for seat in winners if seat)
    command = "from scriptorium.cli.main import main; import sys; sys.exit(main())"
    replayed = subprocess.run(
        [sys.executable, "-c", command, "replay", str(file)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert replayed.returncode == 0, replayed.stderr
