"""One page looked at in many ways, without loading it again: windows, themes, languages, sizes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.browser.axe import SLOW, violations
from tests.browser.contrast import faint
from tests.browser.icons import unexplained
from tests.browser.leftovers import leftovers
from tests.browser.looks import flaws
from tests.browser.table_page import TablePage
from tests.browser.targets import crowded
from tests.browser.visitors import DESKTOP, PHONE

SCREENS = Path(__file__).parents[2] / "artifacts" / "screens"


@dataclass(frozen=True)
class Look:
    """A way to look at a page, and what is asked of it beside its measures."""

    window: tuple[int, int] = DESKTOP
    lang: Literal["en", "de"] = "en"
    theme: Literal["light", "dark"] = "light"
    size: Literal["normal", "huge"] = "normal"
    # and the contrast of words in both themes, what is too close to press, what icons mean
    axe: bool = False
    closely: bool = False  # axe's own look at the first two, which takes long
    whole: bool = False  # all of it is seen without scrolling

    def __str__(self) -> str:
        plain = "" if self.size == "normal" else f"-{self.size}"
        return f"{self.window[0]}x{self.window[1]}-{self.theme}-{self.lang}{plain}"


def views(phone: bool, main: bool) -> list[Look]:
    """A part of a table in both languages. The phone shows the same in another order: axe looks at
    its `main` part only."""
    window = PHONE if phone else DESKTOP
    return [Look(window, axe=main or not phone), Look(window, "de")]


async def survey(me: TablePage, name: str, looks: Iterable[Look]) -> list[str]:
    """What is wrong with this page, for each look at it."""
    found: list[str] = []
    read: set[str] = set()
    for look in looks:
        await me.appear(look.window, look.theme, look.lang, look.size)
        await picture(me, f"{name}-{look}")
        # The colours change no measure, and the measures no word.
        here = await flaws(me.page, whole=look.whole) if look.theme == "light" else []
        if look.closely:
            here += await violations(me.page, only=SLOW)
        if look.axe:
            here += await violations(me.page, without=SLOW)
            here += await faint(me.page) + await crowded(me.page) + await unexplained(me.page)
        if look.lang == "de" and look.lang not in read:
            here += await leftovers(me)
        read.add(look.lang)
        found += [f"{look}: {one}" for one in here]
    return found


async def picture(me: TablePage, name: str) -> None:
    if os.environ.get("SCRIPTORIUM_SCREENS"):
        SCREENS.mkdir(parents=True, exist_ok=True)
        await me.page.screenshot(path=SCREENS / f"{name}.png")
