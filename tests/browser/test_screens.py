"""Pictures of every screen and state, and what can be measured of their looks.

The pictures lie in artifacts/screens/ and are named like `table-plan-1280-dark-de.png`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import pytest

from tests.browser.conftest import Deal
from tests.browser.looks import flaws
from tests.browser.states import STATES, fits
from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCREENS = Path(__file__).parents[2] / "artifacts" / "screens"
SIZES = [DESKTOP, (1920, 1080), (1024, 768)]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TABS = ("map-tab", "tracks-tab", "deeds-tab", "players-tab")
# On the phone German is looked at where its words have the least room.
PHONE_GERMAN = ("home", "setup", "result", "table-plan", "table-ship", "table-harvest", "table-log")
CASES = [
    (name, lang, phone)
    for name in STATES
    for lang in ("en", "de")
    for phone in (False, True)
    if (phone or not name.endswith(TABS)) and (lang == "en" or not phone or name in PHONE_GERMAN)
]


@pytest.mark.parametrize(
    ("name", "lang", "phone"),
    CASES,
    ids=[f"{name}-{lang}{'-phone' if phone else ''}" for name, lang, phone in CASES],
)
async def test_looks(name: str, lang: str, phone: bool, visitors: Visitors, deal: Deal) -> None:
    me = await visitors(lang=lang, phone=phone)
    await STATES[name](me, deal)
    SCREENS.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    sizes = [PHONE] if phone else SIZES if lang == "en" else [DESKTOP, (1024, 768)]
    for width, height in sizes:
        if not phone:
            await me.page.set_viewport_size({"width": width, "height": height})
        whole = (width, height) == DESKTOP and fits(name)
        for theme in THEMES if lang == "en" or name in ("home", "table-plan") else THEMES[:1]:
            await me.page.emulate_media(color_scheme=theme)
            await me.still()
            file = SCREENS / f"{name}-{width}-{theme}-{lang}.png"
            if not os.environ.get("SCRIPTORIUM_NO_PICTURES"):
                await me.page.screenshot(path=file)
        found += [f"{width}: {one}" for one in await flaws(me.page, whole=whole)]
    assert not found, "\n".join(found)
