"""Makes the pictures: a server with tables of our own, a browser that looks at them."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Browser, expect

from scriptorium.core.table import Table
from tests.browser import scenes
from tests.browser.conftest import Deal, browsing
from tests.browser.serving import Server
from tests.browser.survey import SCREENS
from tests.browser.table_page import TablePage
from tests.browser.visitors import Visitors
from tests.pictures import tables
from tests.pictures.apng import animate
from tests.pictures.screens import Studio

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SECONDS = {True: 0.6, False: 1.4}  # of a moment in planning, and of one in which I act
LONG = 2.5  # the first and the last
# Number of players, round and seed: a moment with much to see.
SCENARIOS = {
    "prosperity": (3, 9, "7"),
    "city-defense": (3, 6, "7"),
    "duel": (2, 7, "8"),
    "dignitary": (1, 8, "7"),
    "vierzon": (1, 7, "7"),
    "salesman": (1, 7, "7"),
}


class Camera:
    def __init__(self, deal: Deal, visitors: Visitors) -> None:
        self.deal = deal
        self.visitors = visitors

    async def visitor(self, *, theme: str = "light", phone: bool = False) -> TablePage:
        """Somebody with pictures on the board, as at first."""
        return await self.visitors(theme=theme, phone=phone, board="pictures")

    async def look(self, me: TablePage, table: Table) -> None:
        """As the first seat; the others are bots."""
        bots = ("greedy",) * (table.config.players - 1)
        dealt = await self.deal.record(table.lines, ("person", *bots), table.state.over)
        await self.deal.sit(dealt, me)
        await me.page.wait_for_load_state("networkidle")
        await me.still()

    async def take(self, me: TablePage, name: str) -> None:
        await me.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=86)

    async def orleans(self) -> None:
        me = await self.visitor()
        await self.look(me, tables.planning("base", 4, 14, start="1"))
        await self.take(me, "orleans")

    async def pilgrim(self) -> None:
        me = await self.visitor()
        await self.look(me, scenes.build(scenes.PILGRIM["favour"]))
        await self.take(me, "pilgrim")

    async def dark(self) -> None:
        me = await self.visitor(theme="dark")
        await self.look(me, tables.planning("base", 4, 14, start="1"))
        await self.take(me, "dark")

    async def phone(self) -> None:
        me = await self.visitor(phone=True)
        await self.look(me, tables.planning("base", 3, 9, start="1"))
        await self.take(me, "phone")

    async def result(self) -> None:
        me = await self.visitor()
        await self.look(me, tables.finished(3))
        await me.page.goto(f"/table/{me.table}/result")
        await expect(me.page.locator("section svg").first).to_be_visible()
        await me.still()
        await self.take(me, "result")

    async def scenario(self, name: str) -> None:
        me = await self.visitor()
        await self.look(me, tables.planning(name, *SCENARIOS[name]))
        await self.take(me, name)

    async def round(self) -> None:
        """The animation: what I see in a round, one choice after the other."""
        me = await self.visitor()
        frames: list[tuple[bytes, float]] = []
        for table in tables.moments_of_a_round(3, 9, "8"):
            await self.look(me, table)
            frames.append((await me.page.screenshot(), SECONDS[tables.asked(table, 0) == "plan"]))
        frames[0] = (frames[0][0], LONG)
        frames[-1] = (frames[-1][0], LONG)
        (FOLDER / "round.png").write_bytes(animate(frames))


async def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            async with browsing() as chrome:
                await make(chrome, server, wanted)
        finally:
            server.stop()


async def make(chrome: Browser, server: Server, wanted: list[str]) -> None:
    visitors = Visitors(chrome, server)
    camera = Camera(Deal(server, visitors), visitors)
    makers: dict[str, Callable[[], Awaitable[None]]] = {
        "round": camera.round,
        "orleans": camera.orleans,
        "pilgrim": camera.pilgrim,
        "dark": camera.dark,
        "phone": camera.phone,
        "result": camera.result,
        **{name: lambda name=name: camera.scenario(name) for name in SCENARIOS},
    }
    for name in wanted or makers:
        print(name, flush=True)
        await makers[name]()
    await visitors.close()


async def screens(out: Path, wanted: list[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        ahead = Path(folder) / "ahead"
        ahead.write_text("0", encoding="utf-8")
        server = Server(Path(folder), ahead)
        server.start()
        try:
            async with browsing() as chrome:
                await Studio(chrome, server, out).take(wanted)
        finally:
            server.stop()


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("names", nargs="*", help="of pictures; 'screens' first: of screens")
    parser.add_argument("--out", type=Path, default=SCREENS, help="where screens go")
    return parser.parse_intermixed_args()


if __name__ == "__main__":
    wish = asked()
    if wish.names[:1] == ["screens"]:
        asyncio.run(screens(wish.out, wish.names[1:]))
    else:
        asyncio.run(main(wish.names))
