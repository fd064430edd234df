"""Every screen and state: its looks as far as they can be measured, and axe-core.

Whoever wants to look at them sets SCRIPTORIUM_SCREENS=1: then there are pictures in
artifacts/screens/, named like `table-plan-1280x800-dark-de.png`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Deal
from tests.browser.contrast import faint
from tests.browser.icons import unexplained
from tests.browser.looks import flaws
from tests.browser.states import STATES, fits, show
from tests.browser.survey import Look, survey
from tests.browser.table_page import TablePage
from tests.browser.targets import crowded
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.pictures import tables

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW = (1024, 768)
WIDE = (1920, 1080)
MAIN = ("home", "table-plan", "table-ship", "result")
TABS = ("map-tab", "tracks-tab", "deeds-tab", "players-tab")
# On the phone German is looked at where its words have the least room.
PHONE_GERMAN = ("home", "setup", "result", "table-plan", "table-ship", "table-harvest", "table-log")
HUGE = ("home", "setup", "result", "settings", "table-plan", "table-torture", "table-log")


@pytest.mark.parametrize("name", [name for name in STATES if not name.endswith(TABS)])
async def test_at_a_desk(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitor(visitors, name, False)
    await STATES[name](me, deal)
    found = await survey(me, name, at_a_desk(name))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", STATES)
async def test_on_a_phone(name: str, visitors: Visitors, deal: Deal) -> None:
    me = await visitor(visitors, name, True)
    await STATES[name](me, deal)
    found = await survey(me, name, on_a_phone(name))
    assert not found, "\n".join(found)


async def visitor(visitors: Visitors, name: str, phone: bool) -> TablePage:
    """With pictures where most is to be seen, with a plain board elsewhere."""
    board = "auto" if name in MAIN or name.endswith(TABS) else "plain"
    if name == "table-guide":
        return await visitors(phone=phone, guide=True, board=board)
    return await visitors.again(phone=phone, board=board)


def at_a_desk(name: str) -> Iterator[Look]:
    """German words are long: the narrow window shows it. Wide ones only have more room."""
    yield Look(axe=True, closely=name in MAIN, whole=fits(name))
    if name in MAIN:
        yield Look(theme="dark", closely=True)
        yield Look(WIDE)
        yield Look(NARROW)
        yield Look(lang="de", whole=fits(name))
    yield Look(NARROW, "de")
    if name in HUGE:
        yield Look(size="huge", axe=True)


def on_a_phone(name: str) -> Iterator[Look]:
    yield Look(PHONE, axe=differs(name), closely=name in MAIN)
    if name in MAIN:
        yield Look(PHONE, theme="dark", closely=True)
    if name in PHONE_GERMAN:
        yield Look(PHONE, "de")
    if name in HUGE:
        yield Look(PHONE, size="huge", axe=True)


def differs(name: str) -> bool:
    """The phone has parts of its own here; elsewhere it shows the same, in another order."""
    return name in MAIN or name.endswith(TABS) or not name.startswith("table-")


async def test_what_a_tab_shows_is_as_wide_as_the_phone(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(phone=True)
    await STATES["table-plan"](me, deal)
    for tab, region in (("tracks", "tracks"), ("deeds", "deeds"), ("players", "players")):
        await show(me, tab)
        box = await me.page.locator(f'[data-region="{region}"]').bounding_box()
        assert box is not None
        assert box["width"] > 0.9 * PHONE[0], region


async def test_a_question_of_a_phone_lies_over_nothing(visitors: Visitors, deal: Deal) -> None:
    """Its two answers stand side by side, in the room that the bar has."""
    me = await visitors.again(phone=True)
    await STATES["table-plan"](me, deal)
    await me.main.click()
    answers = me.page.locator("[data-spine] :is([data-key=y], [data-action=main])")
    await expect(answers).to_have_count(2)
    boxes = [await one.bounding_box() for one in await answers.all()]
    assert len({box["y"] for box in boxes if box}) == 1
    assert await flaws(me.page, whole=True) == []


async def test_all_place_tiles_are_seen_at_once(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again(board="auto")
    await STATES["table-choose-tile"](me, deal)
    for lang in ("en", "de"):
        await me.appear(DESKTOP, "light", lang, "normal")
        hidden = await me.page.locator("[role=dialog]:has(.stacks)").evaluate(
            "(sheet) => sheet.scrollHeight - sheet.clientHeight"
        )
        assert hidden <= 0, lang


async def test_what_others_did_has_the_room_of_the_helping_line_or_is_one_button(
    visitors: Visitors, deal: Deal
) -> None:
    me = await visitors.again(language="de")
    moments = tables.moments_of_a_round(3, 9, "8")
    table = next(one for one in moments if tables.asked(one, 0) == "act")
    await deal.sit(await deal.record(table.lines, ("person", "greedy", "greedy")), me)
    since = me.page.locator("[data-since]")
    helping = me.page.locator("[data-spine] .says p")
    # In a wide window there is room for all.
    await me.page.set_viewport_size({"width": 1600, "height": 800})
    await expect(since.locator("[data-move]")).to_have_count(2)
    await expect(since.locator("[data-move]").last).to_be_in_viewport(ratio=1)
    await expect(helping).to_be_visible()
    # What others did is news, and comes before what can be done at all; choices come before both.
    await me.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    await expect(helping).to_have_css("width", "1px")  # it is still read out
    await expect(since.locator("[data-move]").first).to_be_in_viewport(ratio=1)
    await expect(since.locator(".brief")).to_be_hidden()
    await me.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    await expect(since.locator(".brief")).to_be_visible()
    await expect(since.locator("[data-move]").first).to_be_hidden()


@pytest.mark.parametrize(("colour", "found"), [("#948878", 2), ("#595045", 0)])
async def test_faint_words_would_be_found(colour: str, found: int, visitors: Visitors) -> None:
    me = await visitors.again()
    await me.home()
    await me.page.evaluate(
        "(colour) => document.body.insertAdjacentHTML('beforeend', `<p class=\"odd\" "
        'style="color: ${colour}; background: #f7f2e8">Can this be read?</p>`)',
        colour,
    )
    said = [one for one in await faint(me.page) if "p.odd" in one]
    await me.page.locator("p.odd").evaluate("(node) => node.remove()")
    assert len(said) == found


@pytest.mark.parametrize(("size", "gap", "found"), [(20, 2, True), (20, 8, False), (24, 0, False)])
async def test_small_buttons_would_be_found(
    size: int, gap: int, found: bool, visitors: Visitors
) -> None:
    """As axe finds them."""
    me = await visitors.again()
    await me.home()
    button = f'<button style="position: absolute; width: {size}px; height: {size}px; padding: 0;'
    await me.page.evaluate(
        "(html) => document.body.insertAdjacentHTML('beforeend', html)",
        '<div class="odd" style="position: fixed; top: 400px; left: 8px; z-index: 99">'
        f'{button} left: 0">A</button>{button} left: {size + gap}px">B</button></div>',
    )
    said = [one for one in await crowded(me.page) if f"{size} x {size}" in one]
    axe = await violations(me.page, only=("target-size",))
    await me.page.locator(".odd").evaluate("(node) => node.remove()")
    assert bool(said) == found == any("odd" in one for one in axe)


async def test_icons_without_words_would_be_found(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await STATES["table-plan"](me, deal)
    assert await unexplained(me.page) == []
    await me.page.evaluate(
        "document.querySelectorAll('.bag [data-tip]').forEach((one) => delete one.dataset.tip)"
    )
    assert any("#f-" in one for one in await unexplained(me.page))
