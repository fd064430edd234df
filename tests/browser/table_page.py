"""A page of the client, in the words of somebody who sits in front of it.

What is offered is read from the server with the page's own cookies; what is chosen is chosen by
clicking what the page shows. What every test waits for is awaited with `wait_for`: `expect` writes
down the whole page each time that it looks in vain, which takes longer than to show it.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

from playwright.async_api import BrowserContext, Locator, Page, Request, Response, expect

SOON = 10.0  # seconds
ANY = ("any", "any_neutral")

STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  while (document.documentElement.dataset.art === 'coming') await frame();
  await frame();
  await frame();
  for (const one of document.getAnimations()) {
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  }
  await frame();
}"""
# As if another tab had changed the settings.
CHANGE = """(changes) => {
  const key = 'scriptorium.settings';
  const newValue = JSON.stringify({...JSON.parse(localStorage.getItem(key)), ...changes});
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', {key, newValue}));
}"""
# Theme of the system, size of text, language.
SHOWN = """() => [
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  JSON.parse(localStorage.getItem('scriptorium.settings')).size ?? 'normal',
  document.documentElement.lang,
]"""
# Ends when texts that the page asked for before have come, too.
READ = "(urls) => Promise.all(urls.map((url) => fetch(url).then((answer) => answer.text())))"
# Where the client is already, go as one of its own links would.
GO = """(path) => {
  if (!document.documentElement.dataset.theme || location.pathname === path) return false;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  return true;
}"""
# The focus lies in the same group of buttons as something.
WITHIN = """(selector) => {
  const group = document.activeElement?.closest('[role=group], [role=radiogroup], section');
  return [...(group?.querySelectorAll(selector) ?? [])]
    .some((one) => one.checkVisibility());
}"""
_WAY = """(selector) => {
  const other = OTHER;
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const node = [...document.querySelectorAll(selector)]
    .find((one) => one.checkVisibility());
  const [toX, toY] = middle(node);
  const across = toX > x ? 'ArrowRight' : 'ArrowLeft', down = toY > y ? 'ArrowDown' : 'ArrowUp';
  const sideways = Math.abs(toX - x) > Math.abs(toY - y);
  return sideways !== other ? across : down;
}"""
DIRECTION = _WAY.replace("OTHER", "false")
OTHER_DIRECTION = _WAY.replace("OTHER", "true")
PLACE = """() => {
  const all = [...document.querySelectorAll('button, a, input')];
  return all.indexOf(document.activeElement);
}"""


def kind_of(tile: str) -> str:
    return tile.removeprefix("marked_")


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = ""
        self.seat: int | None = None  # where several people play at one browser: who is asked about
        self.answers: list[Response] = []
        self._slots: dict[str, list[str]] | None = None
        self.posted = 0  # answered or not
        self.texts: set[str] = set()  # their addresses
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("requestfinished", self._loaded)

    def _asked(self, request: Request) -> None:
        if request.method == "POST" and "/api/tables/" in request.url:
            self.posted += 1

    def _answered(self, response: Response) -> None:
        if response.request.method == "POST" and "/api/tables/" in response.url:
            self.answers.append(response)

    def _loaded(self, request: Request) -> None:
        if "/api/texts/" in request.url:
            self.texts.add(request.url)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    # Going somewhere

    async def home(self) -> None:
        await self.page.goto("/")
        await self.page.locator("h1:visible").wait_for()

    async def open(self, table: str) -> None:
        self.table = table
        path = f"/table/{table}"
        if self.page.url == "about:blank" or not await self.page.evaluate(GO, path):
            await self.page.goto(path)
        await self.page.wait_for_url(f"**{path}")
        await self.arrived()

    async def join(self, table: str, key: str) -> None:
        """Sit down without the page of the invitation."""
        await self.come_in(table, key)
        await self.open(table)

    async def come_in(self, table: str, key: str) -> None:
        """The same, without a look at the table."""
        answer = await self.context.request.post(f"/api/tables/{table}/join", data={"key": key})
        assert answer.ok, await answer.text()

    async def arrived(self) -> None:
        """The table is shown, and the address tells which."""
        await self.page.locator("[data-prompt]").wait_for()
        found = re.search(r"/table/([0-9a-f]{12})", self.page.url)
        assert found
        self.table = found[1]

    # What the page shows

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]:visible').first

    def action(self, name: str) -> Locator:
        """main, undo, reset"""
        return self.page.locator(f'[data-action="{name}"]:visible').first

    @property
    def main(self) -> Locator:
        return self.action("main")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-prompt] [data-spine] h1")

    async def asks(self, kind: str) -> None:
        """The page comes to ask this ("wait": nothing)."""
        await self.page.locator(f'[data-prompt="{kind}"]').wait_for()

    async def still(self) -> None:
        """Fonts and pictures are there, and whatever fades or moves has come to its end."""
        await self.page.evaluate(STILL)

    async def settled(self) -> None:
        """The pictures have come as well: nothing is drawn anew under a finger."""
        await self.page.locator("html:not([data-art=coming])").wait_for()
        await self.still()

    async def change(self, **settings: str) -> None:
        await self.page.evaluate(CHANGE, settings)

    async def speak(self, lang: str) -> None:
        """Show the same page in this language."""
        before = await self.page.evaluate("document.body.innerText")
        await self.change(language=lang)
        await self.page.wait_for_function(
            "(before) => document.body.innerText !== before", arg=before
        )
        await self.page.evaluate(
            READ, [re.sub("/texts/[a-z]+", f"/texts/{lang}", url) for url in self.texts]
        )

    async def appear(self, window: tuple[int, int], theme: str, lang: str, size: str) -> None:
        """In this window, theme, language and size of text; whatever is so already stays."""
        shown = self.page.viewport_size
        if shown is None or (shown["width"], shown["height"]) != window:
            await self.page.set_viewport_size({"width": window[0], "height": window[1]})
        had_theme, had_size, had_lang = await self.page.evaluate(SHOWN)
        if theme != had_theme:
            await self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        if size != had_size:
            await self.change(size=size)
        if lang != had_lang:
            await self.speak(lang)
        await self.still()

    # What the server says

    async def get(self, path: str) -> Any:
        answer = await self.context.request.get(f"/api/tables{path}")
        assert answer.ok, await answer.text()
        return await answer.json()

    async def state(self) -> dict[str, Any]:
        me = "" if self.seat is None else f"?as={self.seat}"
        found: dict[str, Any] = await self.get(f"/{self.table}{me}")
        return {"decision": None, "log": [], "chat": [], **found}

    async def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = (await self.state())["decision"]
        return found

    async def last(self) -> dict[str, Any]:
        """The last entry of the log."""
        found: dict[str, Any] = (await self.state())["log"][-1]
        return found

    async def options(self) -> list[str]:
        decision = await self.decision()
        return [one["text"] for one in decision["options"]] if decision else []

    # Choosing

    async def choose(self, text: str) -> None:
        """Choose an option by clicking: what it is about, then what the spine still asks."""
        decision = await self.decision()
        assert decision is not None, f"nothing is asked, least of all {text}"
        option = next((one for one in decision["options"] if one["text"] == text), None)
        assert option is not None, f"{text} is not offered: {decision['options']}"
        await self.asks(decision["kind"])
        before = len(self.answers)
        tried: list[str] = []
        deadline = time.monotonic() + SOON
        while len(self.answers) == before:
            assert time.monotonic() < deadline, f"{text}: nothing to click any more, after {tried}"
            step = await self._step(option, tried)
            if step is None:
                await asyncio.sleep(0.02)
                continue
            name, element = step
            tried.append(name)
            posted = self.posted
            await element.click()
            await self._settled(before, posted)
        await self._answer(text, before)

    async def _answer(self, text: str, before: int) -> None:
        answer = self.answers[before]
        assert answer.ok, f"{text}: {answer.status} {await answer.text()}"
        sent: Any = answer.request.post_data_json
        assert sent["action"] == text, f"{sent['action']} was sent instead of {text}"

    async def _settled(self, before: int, posted: int) -> None:
        """Something was sent and answered, or it is clear that nothing is."""
        for _ in range(6):
            if self.posted > posted:
                await self.answered(before)
                return
            await asyncio.sleep(0.02)

    async def _step(self, option: dict[str, Any], tried: list[str]) -> tuple[str, Locator] | None:
        """The next thing to click on the way to an option, as a person would find it."""
        wanted = [
            ("main", f'[data-action="main"][data-option="{option["text"]}"]:enabled'),
            ("chip", f'[data-action="option"][data-option="{option["text"]}"]'),
        ]
        targets = [*option["targets"], *(await self._spaces(option))]
        for name in targets:
            if name not in tried:
                wanted.append((name, f'[data-target="{name}"]:is([data-state="legal"])'))
                wanted.append((name, f'[data-pick="{name}"]'))
        for name, selector in wanted:
            element = self.page.locator(f"{selector}:visible").first
            if name not in tried and await element.count():
                return name, element
        return None

    async def _spaces(self, option: dict[str, Any]) -> list[str]:
        """The spaces of my board that an option can mean."""
        place, tile = option["args"].get("place"), option["args"].get("tile", "")
        if place is None:
            return []
        if self._slots is None:
            table = (await self.state())["table"]
            facts = {name: table[name] for name in ("edition", "scenario", "players")}
            facts["options"] = json.dumps(table["options"])
            answer = await self.context.request.get("/api/games/orleans/board", params=facts)
            board = await answer.json()
            self._slots = {one["id"]: one["slots"] for one in board["places"]}
        kind = option["args"].get("kind")
        wanted = {kind, *(ANY if kind == "any" else ())} if kind else {kind_of(tile), *ANY}
        return [f"space:{place}:{i}" for i, need in enumerate(self._slots[place]) if need in wanted]

    async def pick_from_list(self, text: str) -> None:
        """Choose an option in the list of all options, by keyboard."""
        before = len(self.answers)
        entry = self.page.locator(f'[data-action="list"][data-option="{text}"]')
        await entry.focus()
        await self.page.keyboard.press("Enter")
        await self.answered(before)
        await self._answer(text, before)

    async def pace(self, milliseconds: int) -> None:
        """From now on clicks come so fast."""
        await self.page.evaluate("(pace) => { window.pace = pace; }", milliseconds)

    async def press_main(self) -> None:
        """The gold button; asked whether that is meant, yes."""
        before, posted = len(self.answers), self.posted
        await expect(self.main).to_be_enabled()
        await self.main.click()
        await self._settled(before, posted)
        sure = self.page.locator('[data-spine] [data-key="y"]:enabled')
        if len(self.answers) == before and await sure.count():
            await sure.click()
        await self.answered(before)

    async def answered(self, before: int) -> None:
        deadline = time.monotonic() + SOON
        while len(self.answers) == before:
            assert time.monotonic() < deadline, "nothing was sent"
            await asyncio.sleep(0.01)

    # By keyboard

    async def focused(self, selector: str) -> bool:
        found: bool = await self.page.evaluate(
            "(selector) => document.activeElement?.matches(selector) ?? false", selector
        )
        return found

    async def tab_to(self, selector: str, most: int = 80) -> None:
        """Press Tab until this has the focus."""
        for _ in range(most):
            if await self.focused(selector):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    async def walk_to(self, target: str) -> None:
        await self.walk(f'[data-target="{target}"]')

    async def walk(self, selector: str) -> None:
        """Tab to the group that holds something, then arrows within it."""
        for _ in range(80):
            if await self.focused(selector):
                return
            if await self.page.evaluate(WITHIN, selector) and await self._arrows(selector):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard never comes to {selector}")

    async def _arrows(self, selector: str) -> bool:
        for _ in range(60):
            if await self.focused(selector):
                return True
            before = await self.page.evaluate(PLACE)
            for way in (DIRECTION, OTHER_DIRECTION):
                await self.page.keyboard.press(await self.page.evaluate(way, selector))
                if await self.page.evaluate(PLACE) != before:
                    break
            else:
                return False
        return False
