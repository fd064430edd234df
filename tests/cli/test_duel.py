"""The Duel at the terminal: whole games and its own questions, with the parts of the base game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scriptorium.core.state import State
from scriptorium.games.orleans.state import Game
from tests.cli.terminal import Terminal
from tests.cli.test_dignitary import menu_of
from tests.cli.test_pilgrim import UNTRANSLATED, Pilgrim, too_long
from tests.rules.invasion.duel import HOUSE, at, opened, start

CASTLE = {"merchant": "chatellerault", "goods": ["wine"] * 3}
LADY = {"merchant": "orleans", "goods": ["wool"] * 2 + ["brocade"] * 3}


def claiming() -> Game:
    return at("after-event", LADY, round=3)


STATES: dict[str, Callable[[], State]] = {
    "place-merchant": start,
    "pick-tile": opened,
    "act": lambda: at("actions", {**CASTLE, "places": HOUSE, "citizens": 1}),
    "claim": claiming,
    "offer": lambda: at("event", LADY, round=4),
    "pay-value": lambda: at("event", LADY, round=10),
    "give-food": lambda: at("event", CASTLE, round=11),
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", STATES)
def test_every_question_can_be_asked(kind: str, lang: str) -> None:
    state = STATES[kind]()
    decision = state.decision(0)
    assert decision is not None
    assert decision.kind == kind
    lines = menu_of(state, lang, 80)
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize(
    ("lang", "slips"),
    [
        ("en", ("xyzzy", "help", "help game", "help Bourgeois House", "map", "table", "score")),
        ("de", ("xyzzy", "hilfe", "hilfe Spiel", "hilfe Bürgerhaus", "karte", "tisch", "punkte")),
    ],
)
def test_a_whole_game(terminal: Terminal, lang: str, slips: tuple[str, ...]) -> None:
    terminal.width = 100
    options = ("--scenario", "duel", "--seats", "human,novice", "--seed", 3, "--lang", lang)
    done = terminal("play", "orleans", *options, typed=Pilgrim(3, slips))
    assert done.status == 0, done.err
    assert not UNTRANSLATED.search(done.out)
    assert too_long(done.out, 100) == []


@pytest.mark.parametrize(("lang", "words"), [("en", "Nobody wins."), ("de", "Niemand gewinnt.")])
def test_nobody_wins(terminal: Terminal, tmp_path: Any, lang: str, words: str) -> None:
    """Neither has cheese on Cheese Day."""
    path = tmp_path / "poor.toml"
    path.write_text(POOR, encoding="utf-8")
    options = ("--position", path, "--seats", "human,human", "--lang", lang)
    done = terminal("play", "orleans", *options, typed="0\n0\n")
    assert done.status == 0, done.err
    assert words in done.out


POOR = """
game = "orleans"
scenario = "duel"
players = 2
phase = "actions"
round = 5
[[seats]]
coins = 3
[[seats]]
coins = 3
"""
