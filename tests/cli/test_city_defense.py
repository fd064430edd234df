"""City Defense at the terminal: games of people and bots, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tests.cli.terminal import Terminal

TEAM = ("play", "orleans", "--players", 3, "--scenario", "city-defense")
SETTINGS = ("--option", "difficulty=easier", "--option", "characters=chosen")
# A key that was not translated.
KEYS = (
    r"\b(?:action|prompt|reason|event|phase|effect|happening|goal|character|city-defense)-[a-z_]+"
)
OPTION = re.compile(r"(?:^|(?<=  ))(\d+)(?= |$)", re.MULTILINE)


def anybody(seed: int, limit: int = 150) -> Callable[[str], str]:
    """Types numbers of options, looks around now and then, and leaves after a while."""
    chance = random.Random(seed)
    asked = 0

    def answer(shown: str) -> str:
        nonlocal asked
        asked += 1
        if asked > limit:
            return "quit\n"
        if chance.random() < 0.1:
            return (
                chance.choice(["?", "help", "map", "table", "score", "help game", "xyzzy"]) + "\n"
            )
        numbers = OPTION.findall(shown[-3000:])
        if not numbers or chance.random() < 0.2:
            return chance.choice(["ready", "pass", "done", "1", "yes", ""]) + "\n"
        return chance.choice(numbers) + "\n"

    return answer


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_without_a_missing_word(terminal: Terminal, seed: int, lang: str) -> None:
    who = ("--seats", "human,novice,human", "--seed", seed, "--lang", lang)
    done = terminal(*TEAM, *SETTINGS, *who, typed=anybody(seed))
    assert (done.status, done.err) == (0, "")
    assert not re.search(KEYS, done.out)
    title = {"en": "City Defense: 0 of 5", "de": "Verteidigung der Stadt: 0 von 5"}[lang]
    assert title in done.out


def test_bots_play_it_to_the_end(terminal: Terminal) -> None:
    done = terminal(*TEAM, "--seats", "novice,greedy,random", "--seed", 3)
    assert done.status == 0
    assert "You have lost together." in done.out


def test_the_list_of_games_names_it(terminal: Terminal) -> None:
    listed = terminal("games").out
    assert "city-defense (2-5): City Defense" in listed
    assert "difficulty=normal (easier, normal, harder; city-defense)" in listed
    assert terminal(*TEAM, "--players", 1).status == 2
