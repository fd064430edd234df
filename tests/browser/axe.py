"""Whether a page can be used by everybody, as far as a machine can tell."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The slowest rule but one looks for `!important` in style attributes: tests/web/test_styles.py.
LEFT_TO_SOURCES = "avoid-inline-spacing"
# Measured by ourselves in every state (`contrast`, `targets`), and by axe where most is to be seen.
SLOW = ("color-contrast", "target-size")


@functools.cache
def source() -> str:
    if not SOURCE.is_file():
        pytest.fail("no axe-core: run `npm ci` in web/")
    return SOURCE.read_text(encoding="utf-8")


async def violations(
    page: Page, only: tuple[str, ...] = (), without: tuple[str, ...] = ()
) -> list[str]:
    """What axe-core complains about; `only` by these rules, or by all `without` these."""
    if not await page.evaluate("typeof axe === 'object'"):
        await page.evaluate(source())
    run: dict[str, Any] = (
        {"type": "rule", "values": list(only)} if only else {"type": "tag", "values": RULES}
    )
    options = {
        "runOnly": run,
        "rules": {} if only else {one: {"enabled": False} for one in (LEFT_TO_SOURCES, *without)},
        "resultTypes": ["violations"],
        "elementRef": False,
        "preload": False,  # styles and films, which none of these rules looks at
    }
    found = await page.evaluate(
        "(options) => axe.run(document, options).then((result) => result.violations)", options
    )
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} | {summary(node)}"
        for one in found
        for node in one["nodes"][:6]
    ]


def summary(node: dict[str, Any]) -> str:
    return " ".join(str(node.get("failureSummary", "")).split())[:240]
