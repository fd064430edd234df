"""Pictures of the harness: python web/dev/shot.py [--port 5199] QUERY OUT [WxH] [-- ...]

Starts nothing but the browser: run `npm run harness -- --port N` first.
"""

import asyncio
import sys

from playwright.async_api import Error, async_playwright

args = sys.argv[1:]
port = "5199"
if "--port" in args:
    at = args.index("--port")
    port = args[at + 1]
    del args[at : at + 2]
jobs: list[list[str]] = [[]]
for one in args:
    if one == "--":
        jobs.append([])
    else:
        jobs[-1].append(one)


async def main() -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for query, out, *size in jobs:
            width, height = map(int, (size[0] if size else "1280x800").split("x"))
            page = await browser.new_page(
                viewport={"width": width, "height": height}, has_touch=width < 700
            )
            page.on("console", lambda m: print(m.type, m.text) if m.type == "error" else None)
            page.on("pageerror", lambda e: print("error", e, getattr(e, "stack", "")[:600]))
            await page.goto(f"http://127.0.0.1:{port}/?{query}")
            try:
                await page.wait_for_selector("[data-game]", timeout=20000)
            except Error:
                print("no table", query)
            await page.wait_for_timeout(500)
            await page.screenshot(path=out)
            await page.close()
        await browser.close()


asyncio.run(main())
