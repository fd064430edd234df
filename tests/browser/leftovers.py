"""English where German is spoken."""

from __future__ import annotations

import re

from tests.browser.table_page import TablePage

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

CATALOGUES: dict[str, dict[str, str]] = {}  # by address; the same for all tests


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


async def leftovers(me: TablePage) -> list[str]:
    """What is not German on a page that should be: keys, and sentences of the other catalogue."""
    words: list[str] = await me.page.evaluate(WORDS)
    assert len(words) > 5
    assert await me.page.locator("html").get_attribute("lang") == "de"
    german, english = await texts(me, "de"), await texts(me, "en")
    keys = set(german) | set(english)
    # An English message that German says in other words, and never uses itself.
    only = {text for key, text in english.items() if german.get(key) != text}
    only -= set(german.values())
    return [
        *(f"a key instead of its text: {one}" for one in words if one in keys and "-" in one),
        # Single letters are on pieces and crests.
        *(f"English: {one}" for one in words if one in only and len(one) > 1),
    ]


async def texts(me: TablePage, lang: str) -> dict[str, str]:
    url = f"/api/texts/{lang}?game=orleans"
    if url not in CATALOGUES:
        answer = await me.context.request.get(url)
        assert answer.ok
        CATALOGUES[url] = messages(await answer.text())
    return CATALOGUES[url]
