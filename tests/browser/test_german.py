"""Whoever reads German reads only German."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Deal
from tests.browser.states import STATES
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

# All that can be read or heard: words, names for screen readers, titles, placeholders.
WORDS = """
() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement.closest('script, style')) found.add(text.data.trim());
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      if (node.hasAttribute(name)) found.add(node.getAttribute(name).trim());
    }
  }
  found.add(document.title);
  found.delete('');
  return [...found];
}
"""


def messages(source: str) -> dict[str, str]:
    """The messages of a catalogue and their forms that are plain words."""
    found: dict[str, str] = {}
    key = ""
    for line in source.splitlines():
        name = re.match(r"([a-z][\w-]*) =(.*)", line)
        form = re.match(r"\s+\.([\w-]+) =(.*)", line)
        if name:
            key = name[1]
            found[key] = name[2].strip()
        elif form:
            found[f"{key}.{form[1]}"] = form[2].strip()
    return {key: text for key, text in found.items() if text and "{" not in text}


@pytest.mark.parametrize(
    "name",
    ["home", "setup", "waiting", "settings", "rules", "result", "replay", "join", "missing"]
    + ["table-plan", "table-held", "table-act", "table-ship", "table-send", "table-choose-tile"]
    + ["table-harvest", "table-torture", "table-log", "table-score", "table-menu", "table-wait"]
    + ["table-place-technology", "table-draw", "table-opponent", "table-tour", "table-bot"],
)
async def test_no_english_is_left(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitors(lang="de")
    await STATES[name](me, deal)
    await expect(me.page.locator("html")).to_have_attribute("lang", "de")
    words: list[str] = await me.page.evaluate(WORDS)
    assert len(words) > 5
    german, english = await texts(me, "de"), await texts(me, "en")
    keys = set(german) | set(english)
    raw = [one for one in words if one in keys and "-" in one]
    assert raw == [], "keys instead of texts"
    # An English message that German says in other words, and never uses itself.
    only = {text for key, text in english.items() if german.get(key) != text}
    only -= set(german.values())
    # Single letters are on pieces and crests.
    assert [one for one in words if one in only and len(one) > 1] == []


async def texts(me: TablePage, lang: str) -> dict[str, str]:
    answer = await me.context.request.get(f"/api/texts/{lang}?game=orleans")
    assert answer.ok
    return messages(await answer.text())


async def test_the_language_is_changed_on_the_spot(visitors: Visitors) -> None:
    me = await visitors()
    await me.home()
    await expect(me.page.get_by_role("button", name="Play now")).to_be_visible()
    await me.page.get_by_role("radio", name="Deutsch").check(force=True)
    await expect(me.page.locator("html")).to_have_attribute("lang", "de")
    await expect(me.page.get_by_role("button", name="Play now")).to_have_count(0)
