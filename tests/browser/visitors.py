"""People in front of browsers: each has cookies, settings and a screen of its own."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.serving import Server
from tests.browser.table_page import TablePage

DESKTOP = (1280, 800)
PHONE = (390, 844)
# The page takes each click to come so many milliseconds after the one before, however fast it was:
# no double clicks, unless TablePage.pace says so.
PACE = """
let clicked = 0;
window.pace = 1000;
addEventListener('click', (event) => {
  clicked += window.pace;
  Object.defineProperty(event, 'timeStamp', { value: clicked });
}, { capture: true });
"""


class Visitors:
    def __init__(self, chrome: Browser, server: Server) -> None:
        self.chrome = chrome
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.noise: list[str] = []
        # What a page may complain about where a test breaks something on purpose.
        self.expected: list[str] = []

    async def __call__(
        self,
        *,
        lang: str = "en",
        theme: str = "light",
        window: tuple[int, int] = DESKTOP,
        phone: bool = False,
        tour: bool = False,
        server: Server | None = None,
        **settings: Any,
    ) -> TablePage:
        """A fresh browser. Nothing moves and no tour begins unless wished."""
        context = await self.chrome.new_context(
            base_url=(server or self.server).url,
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            viewport={"width": PHONE[0], "height": PHONE[1]}
            if phone
            else {"width": window[0], "height": window[1]},
            has_touch=phone,
            is_mobile=phone,
            accept_downloads=True,
        )
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        kept = {"scriptorium.settings": json.dumps({"speed": "off", **settings})}
        if not tour:
            kept["scriptorium.tour.orleans"] = "seen"
        await context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        await context.add_init_script(PACE)
        return TablePage(await self.page(context))

    async def page(self, context: BrowserContext) -> Page:
        """Another tab of the same browser."""
        page = await context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.noise.append(f"{page.url}: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location or {}
            self.noise.append(f"{message.text} ({place.get('url')})")

    def complaints(self) -> list[str]:
        return [one for one in self.noise if not any(part in one for part in self.expected)]

    async def close(self) -> None:
        for context in self.contexts:
            await context.close()
