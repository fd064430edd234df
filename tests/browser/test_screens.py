"""Every screen and state: its looks as far as they can be measured, and axe-core.

Whoever wants to look at them sets SCRIPTORIUM_SCREENS=1: then there are pictures in
artifacts/screens/, named like `table-plan-1280-dark-de.png`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.leftovers import leftovers
from tests.browser.looks import flaws
from tests.browser.states import STATES, fits
from tests.browser.table_page import TablePage
from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCREENS = Path(__file__).parents[2] / "artifacts" / "screens"
NARROW = (1024, 768)
SIZES = [DESKTOP, NARROW, (1920, 1080)]
Theme = Literal["light", "dark"]
MAIN = ("home", "table-plan", "table-ship", "result")
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
async def test_every_state(
    name: str, lang: str, phone: bool, visitors: Visitors, deal: Deal
) -> None:
    me = await visitors(lang=lang, phone=phone)
    await STATES[name](me, deal)
    found: list[str] = []
    for size in [PHONE] if phone else sizes(name, lang):
        if not phone:
            await me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in themes(name, lang, size):
            await me.page.emulate_media(color_scheme=theme)
            await me.still()
            await picture(me, f"{name}-{size[0]}-{theme}-{lang}")
            if lang == "en" and (size == DESKTOP or (size == PHONE and differs(name))):
                rule = None if theme == "light" else "color-contrast"
                found += [f"{size[0]} {theme}: {one}" for one in await violations(me.page, rule)]
        whole = size == DESKTOP and fits(name)
        found += [f"{size[0]}: {one}" for one in await flaws(me.page, whole=whole)]
    if lang == "de":
        found += await leftovers(me)
    assert not found, "\n".join(found)


def sizes(name: str, lang: str) -> list[tuple[int, int]]:
    """German words are long: the narrow window shows it. Wide ones only have more room."""
    if name in MAIN:
        return SIZES
    return SIZES[:2] if lang == "en" else [NARROW]


def themes(name: str, lang: str, size: tuple[int, int]) -> tuple[Theme, ...]:
    """The dark one changes no measure: everywhere once is enough, but for the main states."""
    once = lang == "en" and size == (PHONE if name.endswith(TABS) else DESKTOP)
    return ("light", "dark") if once or name in MAIN else ("light",)


def differs(name: str) -> bool:
    """The phone has parts of its own here; elsewhere it shows the same, in another order."""
    return name in MAIN or name.endswith(TABS) or not name.startswith("table-")


async def picture(me: TablePage, name: str) -> None:
    if os.environ.get("SCRIPTORIUM_SCREENS"):
        SCREENS.mkdir(parents=True, exist_ok=True)
        await me.page.screenshot(path=SCREENS / f"{name}.png")
