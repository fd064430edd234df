"""City Defense in a real browser: whole games, what its table shows, and how a team decides."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from typing import Any

import pytest
from playwright.async_api import expect

from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.texts import LANGUAGES, files
from tests.browser.alone import look, on_both, play
from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.leftovers import leftovers
from tests.browser.states import show
from tests.browser.table_page import SOON, TablePage
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEATS: list[dict[str, Any]] = [
    {
        "coins": 9,
        "goods": ["grain", "grain", "wine", "wool", "wool"],
        "merchant": "sancerre",
        "development": 7,
        "stations": ["blois"],
        "tracks": {"knights": 3, "farmers": 2, "traders": 2, "craftsmen": 4},
        "bag": {"knight": 2, "monk": 1, "farmer": 2},
    },
    {
        "coins": 6,
        "goods": ["grain", "grain", "wine", "wine"],
        "merchant": "chartres",
        "stations": ["vendome"],
        "tiles": ["winery"],
        "tracks": {"traders": 1, "craftsmen": 2},
        "bag": {"monk": 1},
    },
    {
        "coins": 13,
        "goods": ["cheese", "cheese", "wine"],
        "merchant": "vierzon",
        "development": 4,
        "stations": ["chateaudun"],
        "bag": {"monk": 1},
    },
]
CITY: dict[str, Any] = {
    "walls": 3,
    "treasury": 12,
    "warehouse": {"grain": 4, "cheese": 2, "wine": 1},
    "achievements": {
        "catapult": ["technology"],
        "clothing_store": ["wool", "wool"],
        "sword_smithy": ["craftsman", "coin", "coin", "coin"],
        "town_watch": ["farmer", "farmer", "farmer", "boatman", "trader"],
    },
}


def at(
    phase: str,
    event: str,
    *do: tuple[int, str],
    seat: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Three players in a position, and what is done there."""
    data = {
        "game": "orleans",
        "scenario": "city-defense",
        "phase": phase,
        "event": event,
        "characters": ["general", "fisherman", "innkeeper"],
        "city": CITY,
        "towers": [["montargis"], ["chartres"], []],
        "seats": [SEATS[0] | (seat or {}), *SEATS[1:]],
        **more,
    }
    options = {"start": "1", **(options or {})}
    config = registry.config("orleans", 3, "0", None, "city-defense", options)
    table = Table(config, ["human"] * 3, None, data)
    for who, text in do:
        table.act(who, text)
    return table


ALONE = ("send", "deliver", "fund", "give-follower", "borrow", "offer", "robbed") + (
    "return-followers",
    "stay-away",
    "build",
)
TOGETHER = ("give-tiles", "give-up", "share", "take-off", "close-tiles", "send-monks") + (
    "buy-goods",
    "sailor",
    "trade-wool",
)
PEOPLE = ("person", "person", "person")
HALL = {"places": {"town_hall": ["knight", "craftsman"]}}
SUPPORT = {
    "market": ["farmer", "boatman"],
    "places": {
        "vehicle": ["trader"],
        "guild_house": ["craftsman"],
        "hostel": ["monk"],
        "palatinate": ["scholar", "scholar"],
        "town_hall": ["knight", "craftsman"],
    },
}
MOMENTS: dict[str, Table] = {}


def moment(name: str) -> Table:
    """A position in which this is asked."""
    if name not in MOMENTS:
        MOMENTS[name] = _moment(name)
    return MOMENTS[name]


def _moment(name: str) -> Table:
    support = {"deliver": "vehicle", "fund": "guild_house", "give-follower": "hostel"}
    if name in support:
        return at("actions", "escape", (0, f"act {support[name]}"), seat=SUPPORT)
    events = {
        "train": "training",
        "offer": "bon_voyage",
        "robbed": "robbery",
        "return-followers": "famine",
        "stay-away": "summoning",
        "build": "progress",
        "give-tiles": "arson",
        "give-up": "witch_hunt",
        "share": "donation",
        "take-off": "drought",
        "close-tiles": "earthquake",
        "send-monks": "rome_calling",
        "buy-goods": "good_trade",
        "sailor": "good_winds",
        "trade-wool": "wool_market",
    }
    match name:
        case "send":
            return at("actions", "escape", (0, "act town_hall"), seat=SUPPORT)
        case "borrow":
            others = [SEATS[1] | {"places": {"scriptorium": ["knight", "scholar"]}}, SEATS[2]]
            seats = [SEATS[0] | SUPPORT, *others]
            return at("actions", "escape", (0, "act palatinate"), seats=seats)
        case "receive":
            return at("actions", "escape", (0, "act hostel"), (0, "host farmer 2"), seat=SUPPORT)
        case "choose-character":
            config = registry.config(
                "orleans", 3, "0", None, "city-defense", {"start": "1", "characters": "chosen"}
            )
            return Table(config, ["human"] * 3)
        case "plan":
            return at("planning", "escape")
        case _:
            return at("event", events[name])


async def come_to(name: str, me: TablePage, deal: Deal, seat: int = 0) -> None:
    await deal.sit(await deal.record(moment(name).lines, PEOPLE), me, seat)


async def test_from_the_start_page_and_to_the_result(visitors: Visitors, deal: Deal) -> None:
    """By clicking, two bots in the team: how a game begins, and the last rounds of one."""
    visitors.expected += ["409", "422", "400"]  # faster than anybody
    me = await visitors.again()
    await me.home()
    await me.page.get_by_role("link", name="City Defense").first.click()
    about = me.page.locator(".about")
    await expect(about).to_contain_text("All together against the invasion")
    options = me.page.locator(".options")
    await expect(options).to_contain_text("Without mean events")
    # With them the city falls in a few rounds.
    await options.get_by_role("radio", name="Without mean events").check()
    await options.get_by_role("radio", name="Chosen").check()
    await me.page.get_by_role("button", name="Start").click()
    await me.arrived()
    assert (await me.state())["table"]["scenario"] == "city-defense"

    await me.asks("choose-character")
    await me.target("character:general").click()
    await show(me, "goals")
    goals = me.page.locator('[data-region="goals"]')
    await expect(goals).to_contain_text("You: General")
    await expect(goals).to_contain_text("As soon as the team cannot pay")
    await expect(goals.locator("[data-aim]")).to_have_count(5)
    await expect(goals.locator("[data-achievement]")).to_have_count(5)
    assert await look(me) == []
    await show(me, "map")
    await expect(me.page.locator("[data-tower]")).to_have_count(13)
    await deal.sit(await deal.late("orleans", 3, "city-defense", 8), me)
    assert "plan" in await play(me, 1)
    state = await me.state()
    assert state["table"]["status"] == "over"
    own = state["view"]["own"]
    assert own["gained"] < own["goal"]  # who clicks at random does not win
    said = re.compile("The city (falls|is lost)")
    await expect(me.prompt).to_have_text(said)
    await me.main.click()
    await expect(me.page).to_have_url(re.compile(r"/result$"))
    await expect(me.page.locator("[data-spine] h1")).to_have_text(said)


@on_both
async def test_a_team_decides(phone: bool, visitors: Visitors, deal: Deal) -> None:
    """A proposal of one who does not speak: seen by all, commented, agreed with, confirmed."""
    dealt = await deal.record(moment("give-tiles").lines, PEOPLE)
    speaker, second, third = [await visitors(phone=phone) for _ in range(3)]
    for seat, one in enumerate((speaker, second, third)):
        await deal.sit(dealt, one, seat)
        await show(one, "players")
    teams = [one.page.locator('[data-region="team"]') for one in (speaker, second, third)]
    for team in teams[1:]:
        await expect(team).to_contain_text("Nobody has made a proposal yet.")
    await expect(speaker.main).to_be_disabled()

    await third.page.locator('[data-team="make"]').click()
    await third.asks("give-tiles")
    await third.page.locator('[data-stepper="plus:tile:1"]').click()
    await expect(teams[0]).to_contain_text("Proposal of")  # grows before everybody's eyes
    line = '[data-player-line="{}"] [data-count="coins:{}"]'
    for coins in range(1, 6):
        await third.page.locator('[data-stepper="plus:coins:2"]').click()
        await expect(third.page.locator(line.format(2, coins))).to_be_visible()
    await third.page.locator('[data-stepper="minus:coins:2"]').click()
    for coins in (1, 2):
        await third.page.locator('[data-stepper="plus:coins:0"]').click()
        await expect(third.page.locator(line.format(0, coins))).to_be_visible()
    await third.main.click()
    await third.asks("wait")

    await second.page.locator('[data-team="agree"]').click()
    await teams[1].locator("input").fill("Fine by me, I keep my coins.")
    await teams[1].locator("form button").click()
    for team in teams:
        await expect(team).to_have_attribute("data-complete", "true")
        await expect(team).to_contain_text("Fine by me, I keep my coins.")
        await expect(team.locator('[data-step="team tile 2 winery"]')).to_be_visible()
    await expect(teams[0].locator('[data-player-line="1"]')).to_contain_text("agrees")
    await expect(teams[2].locator('[data-player-line="1"]')).to_contain_text("agrees")
    assert await look(speaker) == []
    assert await violations(speaker.page) == []
    assert (await speaker.state())["log"] == []  # nothing has happened yet

    await speaker.main.click()
    await expect(teams[0]).to_have_count(0)
    did = [one["do"] for one in (await speaker.state())["log"]]
    assert did[:4] == ["team tile 2 winery", "team coins", "pays 1 2", "pays 3 4"]
    for team in teams:
        await expect(team).to_have_count(0)


async def done(me: TablePage, text: str) -> None:
    """The log comes to tell it."""
    deadline = time.monotonic() + SOON
    while not any(one["do"].startswith(text) for one in (await me.state())["log"]):
        assert time.monotonic() < deadline, f"{text} is not done"
        await asyncio.sleep(0.05)


async def test_what_is_meant_can_be_picked(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    for name, target, text in (
        ("send", "aim:city_walls", "send knight city_walls"),
        ("choose-character", "character:general", "character general"),
        ("train", "track-space:farmers:3", "train farmers"),
        ("receive", "space:", "place farmer"),
    ):
        await come_to(name, me, deal, 1 if name == "receive" else 0)
        await me.asks(name)
        await me.page.locator(f'[data-target^="{target}"][data-state="legal"]').first.click()
        await done(me, text)


async def test_every_decision_can_be_made(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    for name in ALONE:
        await come_to(name, me, deal)
        await me.asks(name)
        text = (await me.options())[0]
        await me.choose(text)
        await done(me, text)


async def test_everything_the_speaker_decides(visitors: Visitors, deal: Deal) -> None:
    """Step by step until all is settled, then confirmed at once."""
    me = await visitors.again()
    step = '[data-region="team"] [data-option], [data-stepper^="plus"]:enabled, .tile.legal'
    team = me.page.locator('[data-region="team"]')
    for name in TOGETHER:
        await come_to(name, me, deal)
        await me.asks(name)
        deadline = time.monotonic() + 3 * SOON
        while await team.get_attribute("data-complete") != "true":
            assert time.monotonic() < deadline, f"{name} comes to no end"
            posted, before = me.posted, len(me.answers)
            await me.page.locator(step).locator("visible=true").first.click()
            await asyncio.sleep(0.02)
            if me.posted > posted:  # otherwise it was not offered any more
                await me.answered(before)
                assert me.answers[-1].ok, f"{name}: {await me.answers[-1].text()}"
        await me.main.click()
        await expect(team).to_have_count(0)
        assert (await me.state())["log"], name


@on_both
async def test_moments_look_right(phone: bool, visitors: Visitors, deal: Deal) -> None:
    for name, lang, theme in (("share", "en", "light"), ("fund", "de", "dark")):
        me = await visitors.again(phone=phone, language=lang, theme=theme)
        await come_to(name, me, deal)
        assert await look(me) == []
        for part in ("board", "goals", "players") if phone else ():
            await show(me, part)
            assert await look(me) == []
        assert await violations(me.page) == []
        if lang == "de":
            assert await leftovers(me) == []


async def test_the_city_holds(visitors: Visitors, deal: Deal) -> None:
    """Won in the last round, for all."""
    outer = ["sancerre", "nevers", "argenton_sur_creuse", "chatellerault", "le_mans"]
    city = {
        "walls": 8,
        "treasury": 40,
        "warehouse": {"grain": 10, "cheese": 5, "wine": 5},
        "citizens_gone": ["clothing_store", "sword_smithy", "town_watch", "infirmary"]
        + ["catapult", "grain", "wine", "cheese"],
    }
    inn = {"goods": ["wine"] * 4 + ["cheese"] * 2, "stations": ["chateaudun", "chateauroux"]}
    seats = [{"coins": 50}, inn, {"development": 30, "stations": ["blois"] + TOWNS}]
    towers = [["montargis", "chartres", "etampes"], outer, ["chinon", "saint_amand_montrond"]]
    cards = ["merchant", "innkeeper", "scholar"]
    table = at("actions", "invasion", seats=seats, city=city, towers=towers, characters=cards)
    me = await visitors(lang="de")
    await deal.sit(await deal.record(table.lines, ("person", "random", "random")), me)
    await expect(me.prompt).to_have_text("Die Stadt hält")
    await me.main.click()
    await expect(me.page.locator("[data-spine] h1")).to_have_text("Die Stadt hält")
    assert await leftovers(me) == []


TOWNS = ["vendome", "bourges", "loches"]


async def test_a_phone_has_room_for_what_an_event_does(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    await deal.sit(await deal.put("plan"), me)
    values = re.compile(r"\{[^}]*\}")
    known = [
        values.sub("10", words)
        for lang in LANGUAGES
        for file in files(lang, "orleans")
        for words in re.findall(r"^effect-[a-z_]+ = ([^{\n].*)$", file.read_text("utf-8"), re.M)
    ]
    assert len(known) > 50
    cut = await me.page.locator('[data-event="now"] .effect').evaluate(
        """(node, known) => known.filter((words) => {
          node.textContent = words;
          return node.scrollHeight > node.clientHeight + 1;
        })""",
        known,
    )
    assert not cut, "\n".join(cut)


async def test_what_development_brings_can_be_told_apart(visitors: Visitors, deal: Deal) -> None:
    """In the little room that a desk has for it: no more than half of one lies under the next."""
    me = await visitors.again()
    await come_to("send", me, deal, 1)  # with all of it ahead
    boxes = await me.page.locator('[data-track="development"] .reward').evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.width])"
    )
    assert len(boxes) > 5
    for (left, width), (after, _) in itertools.pairwise(boxes):
        assert after - left >= width / 2
