"""People in front of browsers: each has cookies, settings and a screen of its own."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from scriptorium.core import registry
from tests.browser.serving import Server
from tests.browser.table_page import TablePage

DESKTOP = (1280, 800)
PHONE = (390, 844)
# The guided first games, and the introductions of scenarios.
GUIDES = [
    name
    for game in registry.names()
    for name in (game, *(f"{game}.{one}" for one in registry.meta(game).scenarios))
]
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

# As if this browser had never been here, without loading the client again. Where something would be
# left over (a dialog, another page), it says so.
ANEW = """
(kept) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  window.pace = 1000;
  const there = document.documentElement.dataset.theme;
  if (!there || document.querySelector('[role=dialog], [role=tooltip]')) return false;
  const key = 'scriptorium.settings';
  dispatchEvent(new StorageEvent('storage', {key, newValue: kept[key]}));
  history.pushState(null, '', '/nowhere');
  dispatchEvent(new PopStateEvent('popstate'));
  return true;
}
"""


def remembered(guide: bool = False, **settings: Any) -> dict[str, str]:
    """What a browser has kept. Nothing moves, there are no pictures and no guide begins unless
    wished: whole games take half the time."""
    quiet = {"speed": "off", "rounds": "nothing", "board": "plain"}
    kept = {"scriptorium.settings": json.dumps({**quiet, **settings})}
    if not guide:
        kept |= {f"scriptorium.guide.{name}": '{"done": true}' for name in GUIDES}
    return kept


class Visitors:
    def __init__(
        self, chrome: Browser, server: Server, kept: dict[bool, TablePage] | None = None
    ) -> None:
        self.chrome = chrome
        self.server = server
        self.kept = {} if kept is None else kept  # see `again`
        self.contexts: list[BrowserContext] = []
        self.pages: list[Page] = []
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
        guide: bool = False,
        server: Server | None = None,
        **settings: Any,
    ) -> TablePage:
        """A fresh browser."""
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
        kept = remembered(guide, **settings)
        await context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        await context.add_init_script(PACE)
        return TablePage(await self.page(context))

    async def again(self, *, phone: bool = False, **settings: Any) -> TablePage:
        """A browser that others have used before, as good as new: no process has to start, and the
        client is there already. Only for those who change no more than what is cleared here."""
        if phone not in self.kept:
            self.kept[phone] = await self(phone=phone)
            self.contexts.pop()
            if not settings:
                return self.kept[phone]
        before = self.kept[phone]
        page = before.page
        self.listen(page)
        await page.context.clear_cookies()
        await page.mouse.move(1, 1)  # the next one points at nothing
        window = PHONE if phone else DESKTOP
        await page.set_viewport_size({"width": window[0], "height": window[1]})
        await page.emulate_media(color_scheme="light")
        if page.url == "about:blank":
            await page.goto("/healthz")
        if not await page.evaluate(ANEW, remembered(**settings)):
            await page.goto("/nowhere")
        await page.locator("h1:visible").wait_for()
        self.kept[phone] = TablePage(page)
        self.kept[phone].texts |= before.texts
        return self.kept[phone]

    async def page(self, context: BrowserContext) -> Page:
        """Another tab of the same browser."""
        page = await context.new_page()
        self.listen(page)
        return page

    def listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", self._broken)
        self.pages.append(page)

    def _broken(self, error: Error) -> None:
        self.noise.append(str(error))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location or {}
            self.noise.append(f"{message.text} ({place.get('url')})")

    def complaints(self) -> list[str]:
        return [one for one in self.noise if not any(part in one for part in self.expected)]

    async def close(self) -> None:
        for page in self.pages:
            page.remove_listener("console", self._heard)
            page.remove_listener("pageerror", self._broken)
        for context in self.contexts:
            await context.close()
