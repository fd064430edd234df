"""Every screen and state, checked with axe-core: both themes, desktop, phone, and large text."""

from __future__ import annotations

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.states import STATES
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABS = ("map-tab", "tracks-tab", "deeds-tab", "players-tab")
CASES = [
    (name, phone) for name in STATES for phone in (False, True) if phone or not name.endswith(TABS)
]
LARGE = ["home", "setup", "result", "settings", "table-plan", "table-torture", "table-log"]


@pytest.mark.parametrize(
    ("name", "phone"), CASES, ids=[f"{name}{'-phone' if phone else ''}" for name, phone in CASES]
)
async def test_everybody_can_use(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    me = await visitors(phone=phone)
    await STATES[name](me, deal)
    await me.still()
    found = await violations(me.page)
    await me.page.emulate_media(color_scheme="dark")
    await me.still()
    found += [f"dark: {one}" for one in await violations(me.page, "color-contrast")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", LARGE)
async def test_with_huge_text(name: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    me = await visitors(phone=phone, size="huge")
    await STATES[name](me, deal)
    await me.still()
    found = await violations(me.page)
    assert not found, "\n".join(found)
    wide = await me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
