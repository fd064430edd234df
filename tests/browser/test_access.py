"""Large text. What every state is like for machines that read it aloud: see test_screens."""

from __future__ import annotations

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.states import STATES
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

LARGE = ["home", "setup", "result", "settings", "table-plan", "table-torture", "table-log"]


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
