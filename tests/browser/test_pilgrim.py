"""The table of Pilgrim in a real browser: every decision, and whole games by clicking."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import re
import time
from typing import Any

import pytest
from playwright.async_api import Error, Locator, expect

from tests.browser import scenes
from tests.browser.alone import clicking, play
from tests.browser.conftest import Deal
from tests.browser.states import show
from tests.browser.table_page import SOON, TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHOLE = 80.0  # seconds for a game; it takes a quarter of that

# By chance: a short answer, the gold button, a lit piece. Roads are laid in two steps, so what has
# been picked is done.
STEP = clicking("""
(found) => {
  const chips = found('[data-prompt] [data-action="option"]:not([data-hotkey="0"])');
  const main = found('[data-prompt] [data-action="main"]');
  const picked = document.querySelector('[data-region="tray"] [data-state="chosen"]');
  return picked ? main : [...chips, ...main, ...found('[data-state="legal"]')];
}
""")


class PilgrimPage:
    """Chooses options of Pilgrim as somebody would who looks for them."""

    def __init__(self, me: TablePage) -> None:
        self.me = me
        self.page = me.page

    def _ways(self, option: dict[str, Any]) -> list[str]:
        text, label, args = option["text"], option["label"], option["args"]
        ways = [
            f'[data-action="main"][data-option="{text}"]:enabled',
            f'[data-action="option"][data-option="{text}"]',
            f'[data-region="tray"] [data-target="turn:{text}"]',
        ]
        match label:
            case "tithe" | "tithe-good":
                ways.append(lit(f"tithe:{args['duty']}"))
            case "duty":
                ways.append(lit(f"duty:{args['duty']}"))
            case "lay" | "upgrade" | "shrine":
                ways.append(lit(f"hex:{args['hex']}"))
            case "use" | "hire" | "borrow" | "construct" | "donate":
                ways.append(lit(f"building:{args['building']}"))
            case "move" | "to" | "from" | "into":
                ways.append(lit(f"space:{args['space']}"))
            case "assign":
                ways.append('[data-pick="from:abbey"]')
            case "recall" | "shift":
                ways.append(f'[data-pick="from:{args["activity"]}"]')
            case "devotion" | "silversmith" | "grain" | "stone":
                ways.append('.chip:text-is("Fewer")')
        return ways

    async def choose(self, text: str) -> None:
        decision = await self.me.decision()
        assert decision is not None
        option = next(one for one in decision["options"] if one["text"] == text)
        await self.me.asks(decision["kind"])
        before = len(self.me.answers)
        deadline = time.monotonic() + SOON
        clicked = ""
        while len(self.me.answers) == before:
            assert time.monotonic() < deadline, f"{text}: no way to it"
            for way in self._ways(option):
                element = self.page.locator(f"{way}:visible").first
                if way != clicked and await element.count():
                    # What is in the tray is shown first and then done.
                    clicked = "" if "tray" in way else way
                    try:
                        await element.click(force=True, timeout=1000)
                    except Error:  # it was drawn anew in this moment
                        clicked = ""
                    break
            await asyncio.sleep(0.05)
        answer = self.me.answers[before]
        sent: Any = answer.request.post_data_json
        assert answer.ok
        assert sent["action"] == text


def lit(target: str) -> str:
    return f'[data-target~="{target}"]:is([data-state="legal"], [data-state="chosen"])'


# What a player comes to with Tab and arrows: the gold button, a short answer, a lit card.
BY_KEYBOARD = (
    '[data-prompt] [data-action="main"]:enabled',
    '[data-prompt] [data-action="option"]:not([data-hotkey="0"])',
    'button[data-target^="duty:"][data-state="legal"]',
    'button[data-target^="space:"][data-state="legal"]',
    'button[data-state="legal"]',
)


async def press(element: Locator) -> None:
    await element.click(force=True)


@pytest.mark.parametrize("kind", scenes.PILGRIM)
async def test_every_decision_can_be_made(kind: str, visitors: Visitors, deal: Deal) -> None:
    scene = scenes.PILGRIM[kind]
    me = await visitors.again()
    await deal.sit(await deal.put(scene), me)
    await me.asks(scene.asks)
    await PilgrimPage(me).choose(scene.choice)
    assert (await me.last())["do"] == scene.choice


async def test_a_round_by_keyboard_alone(visitors: Visitors, deal: Deal) -> None:
    """No pointer at all: acolytes go their way, do a duty, and the next round begins."""
    me = await visitors.again()
    await deal.sit(await deal.put(scenes.PILGRIM["move"], ("person", "random", "random")), me)
    await me.asks("move")
    await me.walk('button[data-target="space:n"]')
    await me.page.keyboard.press("Enter")
    async with asyncio.timeout(WHOLE):
        while (await me.state())["view"]["round"] == 11:
            decision = await me.decision()
            if decision is None:
                await asyncio.sleep(0.05)
                continue
            await me.asks(decision["kind"])
            for way in BY_KEYBOARD:
                if await me.page.locator(f"{way}:visible").count():
                    await me.walk(way)
                    await me.page.keyboard.press("Enter")
                    break
            await me.still()
    mine = [one["do"] for one in (await me.state())["log"] if one["seat"] == 0 and not one["auto"]]
    assert mine[0] == "move n"
    assert any(one.startswith(("duty", "tithe")) for one in mine)


async def test_a_way_is_chosen_as_a_whole(visitors: Visitors, deal: Deal) -> None:
    """Three chips for three ways; the steps between are made by themselves, and taken back."""
    mine = scenes.pilgrim(duties={"ne": 3, "s": 1})
    me = await visitors.again(confirm=True)
    await deal.sit(await deal.put(scenes.Pilgrimage("move", mine=mine)), me)
    await press(me.page.locator(lit("space:ne")).first)
    ways = me.page.locator("[data-prompt] .chips .chip")
    await expect(ways.nth(1)).to_be_visible()
    river = me.page.locator('[data-option="e city n"]')
    await river.click()
    await expect(me.main).to_contain_text("Produce")
    await me.main.click()
    await me.asks("act")
    done = [one["do"] for one in (await me.state())["log"]]
    assert done[-3:] == ["move ne", "to city", "to n"]
    await me.page.keyboard.press("u")
    await me.asks("sow")


async def test_what_is_not_possible_says_why(visitors: Visitors, deal: Deal) -> None:
    mine = scenes.pilgrim(grain=0, **scenes.on(ordination=2))
    me = await visitors.again()
    await deal.sit(await deal.put(scenes.Pilgrimage("act", "act", mine)), me)
    card = me.page.locator('[data-target~="duty:ordination"]').first
    await press(card)
    await expect(me.page.locator("[data-spine]")).to_contain_text("You do not have the grain")
    assert await me.options()


async def test_a_hex_far_from_the_road_says_why(visitors: Visitors, deal: Deal) -> None:
    """Clicked, and reached by the arrows; also where neither road nor price has to do with it."""
    me = await visitors.again()
    await deal.sit(await deal.put(scenes.PILGRIM["roads"]), me)
    await press(me.page.locator('[data-cell="d3"]'))
    await expect(me.page.locator("[data-spine]")).to_contain_text("out of reach")
    await press(me.page.locator('[data-cell="b6"]'))
    await expect(me.page.locator("[data-spine]")).to_contain_text("a port")
    await me.page.locator('[data-cell="f8"]').focus()
    for _ in range(2):
        await me.page.keyboard.press("ArrowRight")
    here = me.page.locator("[data-cell]:focus")
    await expect(here).to_have_attribute("data-state", "refused")
    await expect(me.page.get_by_role("tooltip")).to_contain_text("out of reach")


async def test_a_building_that_could_be_hired_too_is_constructed_from_the_map(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again(confirm=True)
    await deal.sit(await deal.put(scenes.PILGRIM["construct"]), me)
    options = (await me.decision() or {})["options"]
    about = {label: set[str]() for label in ("construct", "hire")}
    for one in options:
        about.setdefault(one["label"].removesuffix("-good"), set()).add(one["args"].get("building"))
    both = sorted(about["construct"] & about["hire"])[0]
    await press(me.page.locator(f'[data-region="map"] [data-target~="building:{both}"]').first)
    await expect(me.main).to_have_attribute("data-option", f"construct {both}")


async def test_alone_the_ab_bott_is_told_step_by_step(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put(scenes.ALONE), me)
    steps = me.page.locator('[data-region="abbott"] li')
    await expect(steps.first).to_contain_text("PIL-SOLO-12")
    await expect(me.page.locator('[data-region="abbott"]')).to_contain_text("constructs the")
    await expect(me.page.locator('[data-player="1"]')).to_contain_text("Ab-Bott")
    await me.page.locator('[data-player="1"]').click()
    await expect(me.page.get_by_role("dialog")).to_contain_text("Ab-Bott")
    await me.page.keyboard.press("Escape")


async def test_the_ab_bott_leaves_its_numbers_where_it_was(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put(scenes.ALONE), me)
    told = me.page.locator('[data-region="abbott"] li')
    await expect(told.first).to_be_visible()
    steps = await told.count()
    for part in ("duties", "map"):
        marks = await me.page.locator(f'[data-region="{part}"] [data-mark]').all()
        numbers = " ".join([str(await one.get_attribute("data-mark")) for one in marks]).split()
        assert numbers
        assert {int(one) for one in numbers} <= set(range(1, steps + 1))
    card = me.page.locator('[data-card="city"]')
    await expect(card).to_contain_text("of the Ab-Bott’s turn")
    # The badge says under the pointer what its numbers mean.
    await card.hover()
    await expect(me.page.get_by_role("tooltip")).to_contain_text("of the Ab-Bott’s turn was done")
    moves = [one["text"] for one in (await me.decision() or {})["options"]]
    await PilgrimPage(me).choose(next(one for one in moves if one.startswith("move")))
    await expect(me.page.locator("[data-mark]")).to_have_count(0)


async def open_table(me: TablePage, seats: int, **wish: Any) -> None:
    """Sit down at a new table, alone or with bots."""
    await me.home()
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    answer = await me.context.request.post(
        "/api/tables",
        data={
            "game": "pilgrim",
            "edition": None,
            "scenario": None,
            "options": {},
            "seats": [{"kind": "me", "name": "Ada"}, *bots],
            **wish,
        },
    )
    assert answer.ok, await answer.text()
    await me.open((await answer.json())["table"])


async def test_a_whole_game_alone(visitors: Visitors) -> None:
    visitors.expected += ["409"]  # faster than anybody: before what is played by itself is shown
    me = await visitors.again(phone=True)
    await open_table(me, 1)
    assert {"sow", "move", "act"} <= await to_the_result(me, 1)


async def test_the_last_rounds_of_four(visitors: Visitors, deal: Deal) -> None:
    visitors.expected += ["409"]
    me = await visitors.again()
    await deal.sit(await deal.late("pilgrim", 4, None, 22), me)
    assert {"move", "act"} <= await to_the_result(me, 4)


async def to_the_result(me: TablePage, seats: int) -> set[str]:
    """By clicking."""
    kinds = await play(me, seats, WHOLE, STEP)
    assert (await me.state())["table"]["status"] == "over"
    await me.main.click()
    await expect(me.page).to_have_url(re.compile(r"/result$"))
    ranking = me.page.locator("section", has_text="Ranking").locator("ol > li")
    await expect(ranking).to_have_count(max(seats, 2))
    spine = me.page.locator("[data-spine] h1")
    await expect(spine).to_contain_text(re.compile(r"win|Ab-Bott|Level"))
    return kinds


async def test_a_campaign_ends_with_its_rating(visitors: Visitors, deal: Deal) -> None:
    """Three games; the last one is about to end."""
    more = {
        "scenario": "campaign",
        "round": 26,
        "start": 2,
        "turn": 1,
        "past": [[61, 40], [50, 55]],
    }
    mine = scenes.pilgrim(routes=[], piety=10)
    scene = scenes.Pilgrimage("end", "end", mine, (), more)
    me = await visitors.again()
    await deal.sit(await deal.put(scene), me)
    await play(me, 1, SOON * 2, STEP)
    await me.main.click()
    games = me.page.locator("section", has_text="The campaign")
    await expect(games.locator("tbody tr")).to_have_count(3)
    await expect(games.locator("tbody tr").first).to_contain_text("+21")
    lines = me.page.locator('figure [role="img"]').first
    await expect(lines).to_have_attribute("aria-label", re.compile("Ab-Bott"))


async def test_between_two_games_a_campaign_says_where_it_stands(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again()
    dealt = await deal.put(scenes.NEXT_GAME)
    await me.join(dealt.id, dealt.links[0])
    page = me.page.get_by_role("dialog", name="Game 1 of 3 is over")
    await expect(page.locator("tbody tr")).to_have_count(3)
    await expect(page.locator("tbody tr").nth(2)).to_contain_text("still to come")
    past = (await me.state())["view"]["solo"]["past"]
    lead = past[0]["points"] - past[0]["rival"]
    shown = (await page.locator("tfoot td").inner_text()).replace("−", "-")
    assert int(shown) == lead
    await expect(page.locator("li.now")).to_have_count(1)
    await me.page.keyboard.press("Enter")
    await expect(page).to_have_count(0)
    await expect(me.page.locator("[data-prompt]")).to_be_visible()


async def test_one_seat_is_against_the_ab_bott(visitors: Visitors) -> None:
    me = await visitors.again()
    await me.page.goto("/new?game=pilgrim")
    options = me.page.locator(".options")
    await expect(options).to_contain_text("Handicap")
    await expect(options).not_to_contain_text("Solo")
    for seat in ("Third seat", "Second seat"):
        group = me.page.get_by_role("radiogroup", name=re.compile(f"^{seat}"))
        await group.get_by_role("radio", name="None").click()
    await expect(options).to_contain_text("Solo level")
    await expect(options).not_to_contain_text("Handicap")
    await me.page.get_by_role("radio", name=re.compile("^Campaign")).click()
    await expect(options).not_to_contain_text("Solo level")
    await expect(me.page.locator(".seats")).to_contain_text("against the Ab-Bott")
    await me.page.get_by_role("button", name="Start").click()
    await me.arrived()
    table = (await me.state())["table"]
    assert (table["scenario"], table["players"]) == ("campaign", 1)
    assert json.dumps(table["options"]).count("handicap") in (0, 4)  # theirs to fill in


APART = """() => [...document.querySelectorAll('[data-duty] .face')].flatMap((face) => {
  const boxes = [...face.querySelectorAll(':scope > *, .foot > *, .worth > em')]
    .filter((one) => one.matches('.title, .crowd, .worth, .gives') && one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const below = face.getBoundingClientRect().bottom;
  return boxes.flatMap((one, i) => [
    one.bottom > below + 0.5,
    ...boxes.slice(i + 1).map((other) => one.bottom > other.top + 0.5 && one.top < other.top),
  ]);
}).filter(Boolean).length"""


@pytest.mark.parametrize("size", ["normal", "huge"])
@pytest.mark.parametrize("lang", ["en", "de"])
async def test_four_colours_have_room_on_a_card_of_a_phone(
    lang: str, size: str, visitors: Visitors, deal: Deal
) -> None:
    duties = {"taxation": 1, "produce": 1, "construct": 1, "clerical": 1}
    more = {"duties": {**duties, "taxation": 2}}
    scene = dataclasses.replace(
        scenes.PILGRIM["act"],
        mine=scenes.pilgrim(duties=duties, activities=[]),
        others=({"duties": duties, "city": 2}, more, {"duties": duties, "city": 2}),
    )
    me = await visitors(phone=True, language=lang, size=size, board="rich")
    await deal.sit(await deal.put(scene, ("person", "random", "random", "random")), me)
    await me.asks("act")
    await me.settled()
    assert await me.page.evaluate(APART) == 0


async def test_looking_at_a_player_names_nobody_start_player(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put(scenes.PILGRIM["name-start"], ("person", "random")), me)
    await me.asks("name-start")
    await show(me, "players")
    await me.page.locator('[data-player="1"]:visible').first.click()
    await expect(me.page.get_by_role("dialog")).to_be_visible()
    assert me.posted == 0
    await me.asks("name-start")


async def test_on_a_phone_ways_are_told_in_words(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put(scenes.PILGRIM["move"], ("person",) * 3), me)
    await me.page.locator('[data-target="space:s"]:visible').first.click()
    chips = me.page.locator("[data-spine] > .chips > .chip")
    await expect(chips.first).to_be_visible()
    for chip in await chips.all():
        words = (await chip.inner_text()).replace("\n", " ")
        assert words.strip(), await chip.get_attribute("aria-label")
