"""How the terminal tells of the end of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests import toys
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def hands() -> Iterator[None]:
    with toys.on_the_shelf():
        yield


ALL = "keep 1\nkeep 2\nkeep 3\nkeep 4\ndone\nbid 1\ndone\nbid 1\ndone\n"
NONE = "done\nbid 1\ndone\nbid 1\ndone\n"


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("en", ALL, "Blue has won."),
        ("en", NONE, "Blue has lost."),
        ("de", ALL, "Blue hat gewonnen."),
        ("de", NONE, "Blue hat verloren."),
    ],
)
def test_alone(terminal: Terminal, lang: str, typed: str, words: str) -> None:
    options = ("--players", 1, "--scenario", "alone", "--seats", "human", "--lang", lang)
    assert words in terminal("play", "hands", *options, typed=typed).out


@pytest.mark.parametrize(
    ("seed", "lang", "words"),
    [
        (1, "en", "You have won together."),
        (4, "en", "You have lost together."),
        (1, "de", "Ihr habt gemeinsam gewonnen."),
        (4, "de", "Ihr habt gemeinsam verloren."),
    ],
)
def test_together_nobody_has_a_place(terminal: Terminal, seed: int, lang: str, words: str) -> None:
    bots = ("--seats", "random,random,random", "--seed", seed, "--lang", lang)
    shown = terminal("play", "hands", "--scenario", "together", *bots).out
    assert words in shown
    rank = "rank" if lang == "en" else "Platz"
    assert rank not in shown
    assert rank in terminal("play", "hands", *bots).out


def test_rates_of_wins(terminal: Terminal) -> None:
    """The only player ranks first in every game, and loses most."""
    options = ("--players", 1, "--scenario", "alone", "--games", 40, "--seed", 1)
    done = terminal("simulate", "hands", "--bots", "random", *options, "--jobs", 1, "--json")
    share = json.loads(done.out)["bots"][0]["win_share"]
    assert 0 < share < 1
