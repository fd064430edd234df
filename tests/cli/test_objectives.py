"""Capital Vierzon and Travelling Salesman at the terminal: whole games, and their own questions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.games.orleans import picture
from scriptorium.texts import Texts
from tests.cli.terminal import Terminal
from tests.cli.test_dignitary import question_fits, text_of
from tests.cli.test_pilgrim import UNTRANSLATED, Pilgrim, the_record, too_long

NAMES = {
    ("vierzon", "en"): ("Capital Vierzon", "help hire builder"),
    ("vierzon", "de"): ("Hauptstadt Vierzon", "hilfe Sturm"),
    ("salesman", "en"): ("Travelling Salesman", "help feeding"),
    ("salesman", "de"): ("Der Handelsreisende", "hilfe Verpflegung"),
}


def at(scenario: str, phase: str, steps: tuple[str, ...] = (), **data: Any) -> State:
    seat = data.pop("seat", {})
    position = {"scenario": scenario, "players": 1, "phase": phase, "seats": [seat], **data}
    state = registry.load("orleans").position(position)
    for step in steps:
        state.step(0, step)
    return state


STAND = {"market_stand": ["trader"]}
CASTLE = {"castle": ["farmer", "boatman", "trader"]}
LOADED = {"merchant": "vierzon", "goods": ["brocade", "brocade", "wool", "wine"]}
STATES = {
    "transactions": lambda: at(
        "salesman", "actions", ("act market_stand",), seat={"places": STAND, "goods": ["wool"]}
    ),
    "claim": lambda: at("vierzon", "actions", ("pass",), seat={"coins": 40}),
    "pay-value": lambda: at("vierzon", "actions", ("complete building_materials",), seat=LOADED),
    "place-gained": lambda: at(
        "vierzon", "actions", ("act castle",), seat={"places": CASTLE}, round=6
    ),
    "banish": lambda: at("vierzon", "followers", ("draw 4",), round=14, seat={"market": []}),
    "feed": lambda: at("salesman", "event", round=12, seat={"goods": ["wine", "grain"]}),
    "act": lambda: at("vierzon", "actions", seat={"coins": 40, "places": {**STAND, **CASTLE}}),
}


@pytest.mark.parametrize(("scenario", "lang"), NAMES)
def test_a_whole_game(terminal: Terminal, scenario: str, lang: str) -> None:
    terminal.width = 80
    name, slip = NAMES[scenario, lang]
    command = ("play", "orleans", "--players", 1, "--scenario", scenario, "--seed", 5)
    done = terminal(*command, "--lang", lang, typed=Pilgrim(3, ("?", slip, "table", "undo")))
    assert done.status == 0, done.err
    assert f"{name}: 0" in done.out
    assert not UNTRANSLATED.search(done.out)
    assert not re.search(r"\b(?:objective|coming|effect|asks)-[a-z]", done.out)
    assert too_long(done.out, 80) == []
    assert Table.replay(the_record(terminal).read_text(encoding="utf-8").splitlines()).ended


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("kind", STATES)
def test_every_question_fits_the_window(kind: str, size: tuple[int, int], lang: str) -> None:
    question_fits(STATES[kind](), kind, size, lang)


def test_the_table_shows_the_objectives() -> None:
    seat = {"coins": 4, "merchant": "vierzon", "goods": ["wool"]}
    state = at("vierzon", "planning", seat=seat, round=7, completed=["building_company"])
    texts = Texts("en", "orleans", strict=True)
    blocks = dict(picture.common(state.view(0), texts, 100))
    assert text_of([("", blocks["Objectives"])]).split("\n") == [
        " · Hire a Builder in Time: coins: 4 of 10; before round 9",
        " ✓ Establish a Building Company",
        " · Deliver Building Materials to Vierzon: merchant in Vierzon ✓; goods worth: 4 of 12",
        " · Make Vierzon a Fortress: coins: 4 of 25",
        " · Make Vierzon the Capital: stations and citizens × status: 0 of 28",
    ]


def test_equal_events_stand_together() -> None:
    state = at("salesman", "planning", round=3)
    texts = Texts("en", "orleans", strict=True)
    title, lines = picture.common(state.view(0), texts, 100)[-1]
    assert title.startswith("Coming events")
    assert [line.split(":")[0] for line in text_of([("", lines)]).split("\n")] == [
        " 4-10 Feeding",
        " 11-15 Great Feast",
    ]
