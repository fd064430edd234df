"""An engine ahead of the client: a kind of decision it has no picture of can be answered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Route, WebSocketRoute, expect

from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCENES = {
    "orleans, few": scenes.SCENES["act"],
    "orleans, many": scenes.SCENES["plan"],
    "pilgrim, few": scenes.PILGRIM["taxation"],
    "pilgrim, many": scenes.PILGRIM["roads"],
}


def renamed(update: dict[str, Any]) -> dict[str, Any]:
    if update.get("decision"):
        update["decision"]["kind"] = "parley"
    return update


async def ask_in_unknown_words(me: TablePage) -> None:
    """Whatever the server asks from now on is of a kind that nobody has heard of."""

    async def answer(route: Route) -> None:
        response = await route.fetch()
        await route.fulfill(response=response, json=renamed(await response.json()))

    def listen(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda told: page.send(json.dumps(renamed(json.loads(told)))))

    await me.page.route("**/api/tables/*/actions", answer)
    await me.page.route_web_socket("**/api/tables/*/live**", listen)


@pytest.mark.parametrize("name", SCENES)
async def test_options_are_offered_in_words(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    await ask_in_unknown_words(me)
    await deal.sit(await deal.put(SCENES[name]), me)
    await me.asks("parley")
    text = SCENES[name].choice
    option = me.page.locator(f'[data-prompt] [data-option="{text}"]:is(.chip, [role=dialog] *)')
    before = len(me.answers)
    await option.click()
    await me.answered(before)
    assert text in [entry["do"] for entry in (await me.state())["log"]]


async def test_nothing_asked_is_still_waiting(visitors: Visitors, deal: Deal) -> None:
    me = await visitors()
    await ask_in_unknown_words(me)
    await deal.sit(await deal.put("wait"), me)
    await me.asks("wait")
    await expect(me.page.locator("[data-prompt] [data-option]")).to_have_count(0)
