"""Games by clicks in a real browser: coming to a moment, playing to the end, looking at it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.games.orleans.state import Game
from tests.browser.looks import flaws
from tests.browser.table_page import TablePage

WHOLE = 120.0  # seconds for a game; it takes a quarter of that
SMALLEST = 11  # pixels of a letter

# Clicks one thing of those a game offers. It ends when what came of it is shown, or nothing did.
CLICK = """
async (chance) => {
  const prompt = document.querySelector('[data-prompt]');
  if (!prompt || document.querySelector('[data-prompt="wait"] [data-action="main"]')) return 'over';
  const usable = (one) => one.checkVisibility() && !one.disabled
    && one.getAttribute('aria-disabled') !== 'true';
  const found = (selector) => [...document.querySelectorAll(selector)].filter(usable);
  const asked = prompt.dataset.prompt;
  const all = (OFFERED)(found, chance);
  all[chance % all.length]?.dispatchEvent(
    new MouseEvent('click', {bubbles: true, cancelable: true, detail: 0}));
  await new Promise((done) => {
    const watcher = new MutationObserver(() => {
      clearTimeout(ending);
      ending = setTimeout(end, 20);
    });
    const end = () => { watcher.disconnect(); done(); };
    let ending = setTimeout(end, 100);
    watcher.observe(document.body, {subtree: true, childList: true, attributes: true});
  });
  return all.length ? asked : '';
}
"""


def clicking(offered: str) -> str:
    """`offered`, in the page's language, picks from what is found what may be clicked now."""
    return CLICK.replace("OFFERED", offered.strip())


# By chance; the main button often enough to get on.
STEP = clicking("""
(found, chance) => {
  const main = found('[data-prompt] [data-action="main"]');
  const open = found('[data-prompt] [data-action="option"], [data-state="legal"]');
  const rest = open.length ? open : found('[data-prompt] [data-state="chosen"]'); // one more of it
  return main.length && (chance % 5 === 0 || !rest.length) ? main : rest;
}
""")
SMALL = """
(least) => [...document.querySelectorAll('[data-region="goals"] *')]
  .filter((node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
  .filter((node) => node.checkVisibility() && !node.closest('.unseen'))
  .filter((node) => parseFloat(getComputedStyle(node).fontSize) < least)
  .map((node) => node.textContent.trim())
"""

on_both = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def asks(kind: str) -> Callable[[Game], bool]:
    return lambda g: bool(g.frames) and g.frames[-1].name == kind


def planning(round: int) -> Callable[[Game], bool]:
    return lambda g: g.round == round and asks("plan")(g)


def found(scenario: str, wanted: Callable[[Game], bool]) -> tuple[str, ...]:
    """The record of a game up to a moment like this, found among those of a bot."""
    for seed in range(60):
        table = Table(registry.config("orleans", 1, seed, None, scenario), ["human"])
        bot = ladder.make("orleans", "novice", str(seed))
        while True:
            assert isinstance(table.state, Game)
            if wanted(table.state):
                return tuple(table.lines)
            if table.state.over:
                break
            for action, _ in turn(bot, table.state, 0):
                if wanted(table.state):
                    break
                table.act(0, table.state.ruleset.codec.text(action))
    raise AssertionError("no game comes to it")


async def play(me: TablePage, seed: int, limit: float = WHOLE, step: str = STEP) -> set[str]:
    """Click until the game is over; the kinds of questions on the way."""
    chance = random.Random(seed)
    kinds: set[str] = set()
    deadline = time.monotonic() + limit
    while True:
        assert time.monotonic() < deadline, f"not over in round {await round_of(me)}: {kinds}"
        kind = await me.page.evaluate(step, chance.randrange(10_000))
        if kind == "over":
            return kinds
        kinds.add(kind)


async def round_of(me: TablePage) -> str | None:
    return await me.page.locator("[data-round]").get_attribute("data-round")


async def look(me: TablePage) -> list[str]:
    await me.still()
    return await flaws(me.page, whole=False) + await me.page.evaluate(SMALL, SMALLEST)
