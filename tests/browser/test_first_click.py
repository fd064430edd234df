"""How long the first screen takes."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_first_screen_is_measured(
    visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    me = await visitors()
    await me.home()
    times = await me.page.evaluate(
        "() => new Promise((done) => setTimeout(() => {"
        " const [page] = performance.getEntriesByType('navigation');"
        " const paint = Object.fromEntries(performance.getEntriesByType('paint')"
        "  .map((one) => [one.name, Math.round(one.startTime)]));"
        " const files = performance.getEntriesByType('resource');"
        " done({...paint, loaded: Math.round(page.loadEventEnd),"
        "  requests: files.length + 1, kilobytes: Math.round("
        "   files.reduce((sum, one) => sum + one.transferSize, page.transferSize) / 1024)});"
        "}, 300))"
    )
    with capsys.disabled():
        print(f"\nfirst screen: {times}")
    assert times["first-contentful-paint"] < 5000
    assert times["requests"] < 40
