"""Every screen and state: its looks as far as they can be measured, and axe-core.

Whoever wants to look at them sets SCRIPTORIUM_SCREENS=1: then there are pictures in
artifacts/screens/, named like `table-plan-1280x800-dark-de.png`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Deal
from tests.browser.states import STATES, fits
from tests.browser.survey import Look, survey
from tests.browser.table_page import TablePage
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW = (1024, 768)
WIDE = (1920, 1080)
MAIN = ("home", "table-plan", "table-ship", "result")
TABS = ("map-tab", "tracks-tab", "deeds-tab", "players-tab")
# On the phone German is looked at where its words have the least room.
PHONE_GERMAN = ("home", "setup", "result", "table-plan", "table-ship", "table-harvest", "table-log")
HUGE = ("home", "setup", "result", "settings", "table-plan", "table-torture", "table-log")


@pytest.mark.parametrize("name", [name for name in STATES if not name.endswith(TABS)])
async def test_at_a_desk(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitor(visitors, name, False)
    await STATES[name](me, deal)
    found = await survey(me, name, at_a_desk(name))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", STATES)
async def test_on_a_phone(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitor(visitors, name, True)
    await STATES[name](me, deal)
    found = await survey(me, name, on_a_phone(name))
    assert not found, "\n".join(found)


async def visitor(visitors: Visitors, name: str, phone: bool) -> TablePage:
    """With pictures where most is to be seen, with a plain board elsewhere."""
    board = "auto" if name in MAIN or name.endswith(TABS) else "plain"
    if name == "table-guide":
        return await visitors(phone=phone, guide=True, board=board)
    return await visitors.again(phone=phone, board=board)


def at_a_desk(name: str) -> Iterator[Look]:
    """German words are long: the narrow window shows it. Wide ones only have more room."""
    yield Look(axe=True, whole=fits(name))
    yield Look(theme="dark", axe=True)
    yield Look(NARROW)
    if name in MAIN:
        yield Look(WIDE)
        yield Look(lang="de", whole=fits(name))
    yield Look(NARROW, "de")
    if name in HUGE:
        yield Look(size="huge", axe=True)


def on_a_phone(name: str) -> Iterator[Look]:
    yield Look(PHONE, axe=differs(name))
    if name in MAIN or name.endswith(TABS):
        yield Look(PHONE, theme="dark", axe=True)
    if name in PHONE_GERMAN:
        yield Look(PHONE, "de")
    if name in HUGE:
        yield Look(PHONE, size="huge", axe=True)


def differs(name: str) -> bool:
    """The phone has parts of its own here; elsewhere it shows the same, in another order."""
    return name in MAIN or name.endswith(TABS) or not name.startswith("table-")
