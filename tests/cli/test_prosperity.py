"""Prosperity at the terminal: whole games, the own card, structures, and its own questions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scriptorium.cli.menu import Menu
from scriptorium.cli.screen import stacked
from scriptorium.core.table import Table
from scriptorium.games.orleans import picture
from scriptorium.games.orleans.state import Game
from scriptorium.texts import Texts
from tests.cli.terminal import Terminal
from tests.cli.test_pilgrim import UNTRANSLATED, Pilgrim, the_record, too_long
from tests.rules.invasion.prosperity import MARKED, SCRIPTORIUM, at, building, built, start

PLAY = ("play", "orleans", "--players", 3, "--scenario", "prosperity", "--seed", 5)
SLIPS = ("xyzzy", "?", "help", "help Carpenter", "map", "table", "score", "undo", "help Firestorm")
GERMAN_SLIPS = ("xyzzy", "?", "hilfe", "hilfe Zimmermann", "karte", "tisch", "punkte", "zurück")
SITES = [built("vineyard", "c42", "farmer"), built("chapel", "c12", "craftsman", "monk", seat=2)]


@pytest.mark.parametrize(
    ("lang", "slips", "words"),
    [
        ("en", SLIPS, ("Prosperity", "Carpenter in", "Round 16 of 16", "Your card:")),
        ("de", GERMAN_SLIPS, ("Die Blütezeit", "Zimmermann in", "Runde 16 von 16", "Deine Karte:")),
    ],
)
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game(
    terminal: Terminal, lang: str, slips: tuple[str, ...], words: tuple[str, ...], width: int
) -> None:
    terminal.width = width
    seats = "human,novice,greedy"
    done = terminal(*PLAY, "--seats", seats, "--lang", lang, typed=Pilgrim(3, slips))
    assert done.status == 0, done.err
    for word in words:
        assert word in done.out
    assert not UNTRANSLATED.search(done.out)
    assert not re.search(r"\b(?:prosperity|structure|effect)-[a-z]", done.out)
    assert too_long(done.out, width) == []
    assert Table.replay(the_record(terminal).read_text(encoding="utf-8").splitlines()).ended


def text_of(blocks: list[tuple[str, list[Any]]], width: int = 120) -> str:
    return "\n".join("".join(part for part, _ in line) for line in stacked(blocks, width))


def exchanging() -> Game:
    g = at("actions", {"places": SCRIPTORIUM})
    g.step(0, "act scriptorium exchange")
    return g


def carpentry() -> Game:
    g = at("actions", {"places": {"carpenter": ["trader", "monk"]}}, **building())
    g.step(0, "act carpenter")
    return g


def second() -> Game:
    g = at("event", {"market": ["monk", "knight", *MARKED]}, round=13)
    g.step(0, "return monk market")
    return g


STATES = {
    "choose-card": start,
    "exchange": exchanging,
    "carpenter": carpentry,
    "act": lambda: at("actions", {"goods": ["wine"]}, structures=SITES),
    "furnish": lambda: at("furnishing", {"goods": ["wine"]}, structures=SITES),
    "buy": lambda: at("event", {"coins": 9}, round=15),
    "travel": lambda: at("event", {"coins": 9}, round=10),
    "riots": lambda: at("event", {"bag": ["knight"]}, round=5),
    "second": second,
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", STATES)
def test_every_question_has_a_menu_and_a_picture(name: str, width: int, lang: str) -> None:
    g = STATES[name]()
    decision = g.decision(0)
    assert decision is not None
    texts = Texts(lang, "orleans", g.ruleset.codec, strict=True)
    view = g.view(0)
    menu = Menu(decision, view, texts, picture, width)
    assert sorted(menu.numbers.values()) == list(range(len(decision.options)))
    near, panels = picture.focus(view, texts, decision.kind, 0, width)
    text_of([*picture.top(view, texts, width, ["a", "b"]), *near, *(one[0] for one in panels)])
    text_of([*picture.common(view, texts, width), *picture.landscape(view, texts, width)])


def test_structures_are_shown_with_what_is_missing() -> None:
    g = at("actions", structures=SITES, hands=["keep"])
    texts = Texts("en", "orleans", g.ruleset.codec, strict=True)
    shown = text_of(picture.common(g.view(0), texts, 120))
    assert "Vineyard: missing: 1 farmer, 1 trader and 1 wine" in shown
    assert "Chapel: complete" in shown
    top = text_of(picture.top(g.view(0), texts, 120, ["a", "b"]))
    assert "Your card: Keep in Loches (11 points): 2 knights and 1 trader" in top
    assert "Your card" not in text_of(picture.top(g.view(None), texts, 120, ["a", "b"]))
