"""The first screen offers every scenario there is a table for, with what one wants to know."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from scriptorium.games.orleans.meta import META
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCENARIOS = list(META.scenarios)
# What set-up asks beside the usual.
ASKS = {
    "dignitary": ["Easier"],
    "vierzon": ["One a round (A)", "In order (B)"],
    "salesman": ["One a round (A)", "In order (B)"],
    "city-defense": ["Without mean events", "At random"],
}


async def test_every_scenario_has_its_card(visitors: Visitors) -> None:
    me = await visitors.again()
    await me.home()
    cards = me.page.locator("[data-way]")
    await expect(cards).to_have_count(len(SCENARIOS))
    for name in SCENARIOS:
        card = me.page.locator(f'[data-way="{name}"]')
        await expect(card).to_contain_text(re.compile(r"\d+ min"))
        await expect(card).to_contain_text(re.compile(r"Difficulty: \w+"))
        await expect(card.locator(".pitch")).to_have_text(re.compile(r"\w+.*[.?]"))


@pytest.mark.parametrize("name", SCENARIOS[1:])
async def test_its_card_leads_to_its_set_up(name: str, visitors: Visitors) -> None:
    """With the steps of its difficulty, and as many bots as it has seats for."""
    me = await visitors.again()
    await me.home()
    await me.page.locator(f'[data-way="{name}"]').click()
    about = me.page.locator(".about")
    await expect(about).to_be_visible()
    for words in ASKS.get(name, []):
        await expect(me.page.locator(".options")).to_contain_text(words)
    low, _ = META.scenario_players[name]
    start = me.page.get_by_role("button", name="Start")
    await start.click()
    await me.arrived()
    table = (await me.state())["table"]
    assert table["scenario"] == name
    assert table["players"] >= low
    assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (
        table["players"] - 1
    )
