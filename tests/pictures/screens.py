"""Screens to hold beside their drafts, in both languages and themes, at a desk and on a phone:

    python -m tests.pictures screens --out FOLDER [NAME ...]

A picture is named NAME-1280-light-en.png or NAME-390-dark-de.png. `*` ends a part of a name.
"""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, expect

from scriptorium.core.table import Table
from tests.browser import scenes
from tests.browser.conftest import Deal
from tests.browser.scenes import Scene
from tests.browser.serving import Server
from tests.browser.states import show
from tests.browser.table_page import TablePage
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.pictures import tables

PATIENCE = 120_000  # ms: bots think
GUIDED = {"orleans": 10, "pilgrim": 10}  # steps
AWAY = 4 * 60.0
LOOKS = tuple(itertools.product((False, True), ("light", "dark"), ("en", "de")))


@dataclass(frozen=True)
class Set:
    """Where a screen is to appear, and what it may need."""

    me: TablePage
    deal: Deal
    phone: bool
    another: Callable[[], Awaitable[TablePage]]
    pass_: Callable[[float], None]

    async def scene(self, scene: Scene | str, *players: str) -> None:
        await self.deal.sit(await self.deal.put(scene, players or ("person",)), self.me)

    async def table(self, table: Table, *players: str) -> None:
        bots = ("greedy",) * (table.config.players - 1)
        dealt = await self.deal.record(table.lines, players or ("person", *bots), table.state.over)
        await self.deal.sit(dealt, self.me)

    async def opened(self, **body: Any) -> dict[str, Any]:
        await self.me.page.goto("/healthz")
        answer = await self.me.context.request.post("/api/tables", data=body)
        assert answer.ok, await answer.text()
        found: dict[str, Any] = await answer.json()
        self.me.table = found["table"]
        return found

    async def with_somebody(self, **more: Any) -> TablePage:
        """A table of two people; gives the other one."""
        seats = [{"kind": "me", "name": "Anselm"}, {"kind": "open"}]
        body = {"game": "orleans", "seats": seats, "options": {"start": "1"}, **more}
        opened = await self.opened(**body)
        other = await self.another()
        join = {"key": opened["invitations"]["1"], "name": "Beatrix"}
        await other.context.request.post(f"/api/tables/{opened['table']}/join", data=join)
        await self.me.open(opened["table"])
        await other.open(opened["table"])
        return other


Screen = Callable[[Set], Awaitable[None]]
SCREENS: dict[str, Screen] = {}
# What goes by itself is reached anew for every look at it.
FLEETING = ("round", "round-pilgrim")


def screen(name: str) -> Callable[[Screen], Screen]:
    def keep(reach: Screen) -> Screen:
        SCREENS[name] = reach
        return reach

    return keep


# The turn of a round, and what happened since my last turn


@screen("round")
async def round_turns(on: Set) -> None:
    ends = scenes.Scene(
        "act",
        "actions",
        scenes.middle(places={"castle": ["technology", "marked_boatman", "marked_trader"]}),
        (scenes.OTHER, scenes.THIRD),
        {"round": 8, "event": "trading_day B", **scenes.TAKEN},
    )
    await on.scene(ends, "person", "random", "random")
    await on.me.asks("act")
    await on.me.page.locator('[data-option="pass"]:visible').first.click()
    await on.me.page.locator("[data-recap] footer").wait_for()


@screen("round-pilgrim")
async def round_turns_pilgrim(on: Set) -> None:
    await on.scene(scenes.PILGRIM["name-start"], "person", "random")
    await on.me.asks("name-start")
    await on.me.choose("start 1")
    await on.me.page.locator("[data-recap]").wait_for()


@screen("since")
async def since(on: Set) -> None:
    moments = tables.moments_of_a_round(3, 9, "8")
    await on.table(next(one for one in moments if tables.asked(one, 0) == "act"))


@screen("since-pilgrim")
async def since_pilgrim(on: Set) -> None:
    await on.table(tables.my_turn("pilgrim", 3, 12))


# The guided first games


def guide(game: str, step: int) -> None:
    @screen(f"guide-{game}-{step:02}")
    async def reach(on: Set) -> None:
        bots = [{"kind": "bot", "name": name} for name in ("Bruno", "Cosima")]
        opened = await on.opened(game=game, guide=True, seats=[{"kind": "me"}, *bots])
        await on.me.page.goto(f"/table/{opened['table']}?guide={step}")
        await on.me.page.locator("[data-guide]").first.wait_for()


for game, steps in GUIDED.items():
    for step in range(1, steps + 1):
        guide(game, step)


# Hints, and looking back


@screen("guide-paused")
async def guide_paused(on: Set) -> None:
    await SCREENS["guide-orleans-05"](on)
    await on.me.page.keyboard.press("Escape")
    await on.me.page.locator("[data-guide=note]").wait_for()


@screen("coach")
async def coach(on: Set) -> None:
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    opened = await on.opened(game="orleans", coach=True, seats=[{"kind": "me"}, *bots])
    await on.me.open(opened["table"])
    await expect(on.me.main).to_be_enabled()
    await on.me.page.locator("[data-action=hint]:visible").click()
    await on.me.page.locator("[data-plan]").first.wait_for(timeout=PATIENCE)


async def finished(on: Set, players: int = 3, game: str = "orleans") -> str:
    await on.table(tables.finished(players, game=game))
    return on.me.table


@screen("result")
async def result(on: Set) -> None:
    await on.me.page.goto(f"/table/{await finished(on)}/result")
    await on.me.page.locator("section svg").first.wait_for()


@screen("result-5")
async def result_of_five(on: Set) -> None:
    await on.me.page.goto(f"/table/{await finished(on, 5)}/result")
    await on.me.page.locator("section svg").first.wait_for()


@screen("result-pilgrim")
async def result_pilgrim(on: Set) -> None:
    await on.me.page.goto(f"/table/{await finished(on, 4, 'pilgrim')}/result")
    await on.me.page.locator("section svg").first.wait_for()


@screen("analysis")
async def analysis(on: Set) -> None:
    await on.me.page.goto(f"/table/{await finished(on)}/analysis")
    await on.me.page.locator("a.main[href*=replay]").wait_for(timeout=PATIENCE)
    await on.me.page.locator("progress").wait_for(state="detached", timeout=PATIENCE)


@screen("replay-bot")
async def replay_bot(on: Set) -> None:
    await analysis(on)
    await on.me.page.keyboard.press("1")
    await on.me.page.locator("[data-advice] [data-plan]").first.wait_for()


@screen("result-rematch")
async def result_rematch(on: Set) -> None:
    other = await on.another()
    dealt = await on.deal.record(tables.finished(2).lines, ("person", "person"), over=True)
    await other.come_in(dealt.id, dealt.links[1])
    await other.context.request.post(f"/api/tables/{dealt.id}/rematch")
    await on.deal.sit(dealt, on.me)
    await on.me.page.goto(f"/table/{dealt.id}/result")
    await on.me.page.locator("section svg").first.wait_for()


@screen("campaign")
async def campaign(on: Set) -> None:
    await on.scene(scenes.NEXT_GAME)
    await on.me.page.get_by_role("dialog").wait_for()


@screen("statistics")
async def statistics(on: Set) -> None:
    for players, game in ((3, "orleans"), (5, "orleans"), (4, "pilgrim")):
        await finished(on, players, game)
    await on.me.page.goto("/me")
    await on.me.page.locator(".history li").first.wait_for()


@screen("replay")
async def replay(on: Set) -> None:
    await on.me.page.goto(f"/table/{await finished(on)}/replay?k=300")
    await on.me.page.get_by_role("slider").wait_for()
    await on.me.page.locator("[data-happened]").wait_for()


@screen("replay-play")
async def replay_play(on: Set) -> None:
    await replay(on)
    await on.me.page.keyboard.press("p")
    await on.me.page.get_by_role("dialog").wait_for()


@screen("replay-share")
async def replay_share(on: Set) -> None:
    await replay(on)
    await on.me.page.locator(".button.share:visible").first.click()
    await on.me.page.get_by_role("dialog").get_by_role("textbox").wait_for()


# With people


@screen("away")
async def away(on: Set) -> None:
    other = await on.with_somebody()
    await on.me.press_main()
    await other.page.goto("/healthz")
    for _ in range(200):
        if (await on.me.state())["table"]["seats"][1]["away_since"] is not None:
            break
        await on.me.page.wait_for_timeout(50)
    on.pass_(AWAY)
    await on.me.page.reload()
    await on.me.page.locator("[data-lost]").wait_for()


@screen("clock")
async def clock(on: Set) -> None:
    await on.with_somebody(clock={"mode": "game", "base": 900, "bonus": 20})
    await on.me.page.locator("[data-my-clock]").wait_for()


@screen("ready")
async def ready(on: Set) -> None:
    await on.with_somebody()
    await on.me.press_main()
    await on.me.asks("wait")


@screen("empty")
async def empty(on: Set) -> None:
    await on.with_somebody()
    await expect(on.me.main).to_be_enabled()
    await on.me.main.click()
    await on.me.page.locator('[data-spine] [data-key="y"]').wait_for()


@screen("notify")
async def notify(on: Set) -> None:
    # As if it had not been asked yet: a browser without windows refuses by itself.
    await on.me.page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
    )
    await ready(on)
    await on.me.page.reload()
    await on.me.page.locator("[data-action=notify]").click()
    await on.me.page.locator("dialog").wait_for()


@screen("curtain")
async def curtain(on: Set) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Agnes", "Bruno")]
    opened = await on.opened(game="orleans", seats=seats)
    await on.me.page.goto(f"/table/{opened['table']}")
    await on.me.page.locator("[data-curtain]").wait_for()


@screen("invite")
async def invite(on: Set) -> None:
    await setup(on)
    await on.me.page.locator("[data-spine] .button.main").click()
    await on.me.page.wait_for_url("**/table/*")
    await on.me.page.locator(".copy").first.wait_for()


@screen("setup")
async def setup(on: Set) -> None:
    await on.me.page.goto("/new?game=orleans&friends=1")
    await on.me.page.locator("[data-spine]").wait_for()


@screen("setup-pilgrim")
async def setup_pilgrim(on: Set) -> None:
    await on.me.page.goto("/new?game=pilgrim")
    await on.me.page.locator("[data-spine]").wait_for()


@screen("home")
async def home(on: Set) -> None:
    await on.me.home()


# The rules


def rules(name: str, path: str) -> None:
    @screen(name)
    async def reach(on: Set) -> None:
        await on.me.page.goto(f"/rules/{path}")
        await on.me.page.locator("main h1:visible, main h2:visible").first.wait_for()


rules("rules-orleans", "orleans")
rules("rules-pilgrim", "pilgrim")


@screen("rules-chapter")
async def rules_chapter(on: Set) -> None:
    await on.me.page.goto("/rules/orleans")
    # At a desk it is a list beside it, on a phone this field.
    await on.me.page.locator("aside select").evaluate(
        "(field) => { field.value = 'PLN';"
        " field.dispatchEvent(new Event('change', { bubbles: true })); }"
    )
    await on.me.page.locator("li .rule").first.wait_for()


@screen("rules-search")
async def rules_search(on: Set) -> None:
    await on.me.page.goto("/rules/orleans")
    german = await on.me.page.locator("html").get_attribute("lang") == "de"
    await on.me.page.locator("input[type=search]").fill("markiert" if german else "marked")
    await on.me.page.locator("[data-found]").first.wait_for()


# The boards and their pictures


def at_table(name: str, scene: Scene, tab: str = "") -> None:
    @screen(name)
    async def reach(on: Set) -> None:
        await on.scene(scene)
        if tab and on.phone:
            await show(on.me, tab)


at_table("orleans-plan", scenes.SCENES["plan"])
at_table("orleans-map", scenes.SCENES["plan"], "map")
at_table("orleans-deeds", scenes.SCENES["plan"], "deeds")
at_table("orleans-tracks", scenes.SCENES["plan"], "tracks")
at_table("orleans-tiles", scenes.SCENES["choose-tile"])
at_table("pilgrim-move", scenes.PILGRIM["move"])
at_table("pilgrim-map", scenes.PILGRIM["move"], "map")
at_table("pilgrim-act", scenes.PILGRIM["act"])
at_table("pilgrim-roads", scenes.PILGRIM["roads"])
at_table("pilgrim-solo", scenes.ALONE)


@screen("orleans-ship")
async def orleans_ship(on: Set) -> None:
    await on.scene("act")
    await on.me.asks("act")
    await on.me.target("place:ship").click()
    await on.me.target("town:blois").wait_for()


@screen("orleans-opponent")
async def orleans_opponent(on: Set) -> None:
    await on.scene("plan")
    await show(on.me, "players")
    await on.me.page.locator('[data-player="1"]:visible').first.click()
    await on.me.page.locator(".over section, .over [role=dialog]").first.wait_for()


@screen("orleans-menu")
async def orleans_menu(on: Set) -> None:
    await on.scene("plan")
    await on.me.page.locator('[data-open="menu"]').click()
    await on.me.page.get_by_role("dialog").first.wait_for()


class Studio:
    def __init__(self, chrome: Browser, server: Server, out: Path) -> None:
        self.chrome = chrome
        self.server = server
        self.out = out
        self.ahead = 0.0

    def pass_(self, seconds: float) -> None:
        """The server's time goes on at once."""
        assert self.server.ahead is not None
        self.ahead += seconds
        self.server.ahead.write_text(str(self.ahead), encoding="utf-8")

    async def take(self, wanted: list[str]) -> None:
        names = [one for one in SCREENS if not wanted or any(fnmatch(one, it) for it in wanted)]
        for name, phone in itertools.product(names, (False, True)):
            print(name, "on a phone" if phone else "", flush=True)
            await self.screen(name, phone)

    async def screen(self, name: str, phone: bool) -> None:
        looks = [(theme, lang) for on_phone, theme, lang in LOOKS if on_phone == phone]
        visits = [[look] for look in looks] if name in FLEETING else [looks]
        for visit in visits:
            visitors = Visitors(self.chrome, self.server)
            theme, lang = visit[0]
            me = await visitors(
                lang=lang,
                theme=theme,
                phone=phone,
                guide=name.startswith("guide"),
                board="pictures",
                rounds="card",
                speed="slow" if name in FLEETING else "off",
            )
            deal = Deal(self.server, visitors)
            await SCREENS[name](Set(me, deal, phone, visitors, self.pass_))
            for theme, lang in visit:
                await me.appear(PHONE if phone else DESKTOP, theme, lang, "normal")
                await me.page.mouse.move(1, 1)
                await me.still()
                width = (PHONE if phone else DESKTOP)[0]
                await me.page.screenshot(path=self.out / f"{name}-{width}-{theme}-{lang}.png")
            await visitors.close()
