"""The table as text, for every seat and for spectators, all through a game."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from scriptorium.cli.menu import Menu
from scriptorium.cli.screen import columned, simple, stacked
from scriptorium.core import registry
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.drawing import width_of
from scriptorium.games.orleans import picture, scenarios
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.scenario import Scenario
from scriptorium.games.orleans.tables import tables
from scriptorium.texts import Texts
from tests.rules.test_variants import MorePlaces

WIDTHS = (60, 80, 100, 120)


def text_of(blocks: list[tuple[str, list[Any]]]) -> str:
    return "\n".join("".join(part for part, _ in line) for line in stacked(blocks, 80))


def view_of(seed: int, steps: int, players: int) -> dict[str, Any]:
    table = Table(registry.config("orleans", players, seed), ["human"] * players)
    chance = random.Random(seed)
    for _ in range(steps):
        if table.state.over:
            break
        seat = chance.choice(table.state.to_act)
        legal = [table.state.ruleset.codec.text(a) for a in table.state.legal(seat)]
        lively = [text for text in legal if text not in ("ready", "pass", "done", "draw 0")]
        table.act(seat, chance.choice(lively or legal))
    return table.state.view(0)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("seed", "steps", "players"), [(1, 0, 2), (2, 150, 3), (3, 5000, 5)])
def test_every_part_fits_the_width(lang: str, seed: int, steps: int, players: int) -> None:
    texts = Texts(lang, "orleans", strict=True)
    view = view_of(seed, steps, players)
    for width in WIDTHS:
        blocks = picture.top(view, texts, width, ["(x)"] * players)
        blocks += picture.landscape(view, texts, width)
        for seat in range(players):
            near, far = picture.focus(view, texts, "plan", seat, width)
            blocks += [*near, *(panel[0] for panel in far)]
            blocks += picture.board(view, texts, seat, width)
            blocks += picture.pages(view, texts, width).values()
        for title, lines in blocks:
            wide = [line for line in lines if width_of(line) > width]
            assert [text_of([(title, [line])]) for line in wide] == []


RICH = {
    "phase": "planning",
    "seats": [
        {
            "tiles": ["library", "gunpowder_tower", "wool_manufacturer"],
            "technology": 1,
            "market": ["monk", "monk", "farmer", "scholar", "knight", "craftsman", "trader"],
            "tower": ["knight", "boatman"],
        },
        {},
    ],
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_a_menu_of_many_options_fits_too(lang: str, width: int) -> None:
    state = registry.load("orleans").position(RICH)
    decision = state.decision(0)
    assert decision is not None
    texts = Texts(lang, "orleans", strict=True)
    menu = Menu(decision, state.view(0), texts, picture, width)
    assert len(decision.options) > 60
    assert sorted(map(int, menu.numbers)) == list(range(len(decision.options)))
    assert sorted(menu.numbers.values()) == list(range(len(decision.options)))
    assert max(width_of(line) for line in menu.lines()) <= width
    assert len(menu.lines()) <= 40


def test_the_map_shows_all_there_is() -> None:
    texts = Texts("en", "orleans", strict=True)
    view = view_of(2, 200, 4)
    shown = text_of(picture.landscape(view, texts, 120))
    for town in tables().towns:
        assert texts.name("town", town) in shown
    # Every good on the map: three of a letter or more stand also in names, so count the styles.
    ((_, lines),) = picture.landscape(view, texts, 120)
    letters = "".join(
        text for line in lines[:-1] for text, style in line if style.startswith("on-")
    )
    assert len(letters) == sum(len(goods) for goods in view["map"].values())
    for seat in range(4):
        assert any(style == f"seat{seat}" for line in lines for _, style in line)


def test_stations_and_merchants_are_on_the_map() -> None:
    texts = Texts("en", "orleans", strict=True)
    state = registry.load("orleans").position(
        {"seats": [{"stations": ["tours"], "merchant": "blois"}, {"stations": ["orleans"]}]}
    )
    for width in (120, 80):
        shown = text_of(picture.landscape(state.view(0), texts, width))
        assert "■B" in shown or "station: Tours" in shown
    shown = text_of(picture.landscape(state.view(0), texts, 120))
    assert "Tours ■B" in shown
    assert "Blois ♟B" in shown
    assert "Orléans ■R ♟R" in shown


def test_blocks_stand_beside_each_other_where_there_is_room() -> None:
    block = [[("x" * 30, "")]] * 3
    panels = [(("one", block), 0, 0), (("two", block), 1, 0)]
    assert len(columned(panels, {0, 1}, 80)) == 4
    assert len(columned(panels, {0, 1}, 50)) == 8


def test_signs_for_poor_terminals() -> None:
    assert simple("■ □ ✓ ⣿⠂ x").isascii()
    assert simple("⣿⠂") == "~."


# A table that is not that of the base game

INN = {"id": "inn", "stack": "I", "slots": ["farmer", "trader"], "technology_allowed": True}
MEADOW = {"id": "meadow", "stack": "", "slots": ["boatman"] * 3, "technology_allowed": False}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> State:
    """A scenario with a place tile and a place of the board that nobody has heard of."""
    rows = [{**INN, "gain": {"coins": 1}}, {**MEADOW, "gain": {"development": 1}}]
    scenario, find = MorePlaces(rows), scenarios.find

    def found(name: str, options: dict[str, Any]) -> Scenario:
        return scenario if name == scenario.name else find(name, options)

    monkeypatch.setattr(scenarios, "find", found)
    rules = Rules(scenario, 2, "2019", registry.config("orleans", 2).options)
    seat = {
        "tiles": ["inn"],
        "market": ["farmer", "monk", "boatman", "boatman"],
        "places": {"inn": ["farmer"]},
    }
    return position({"phase": "planning", "seats": [seat, {}]}, lambda config: rules)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_places_that_only_the_rule_set_knows_are_drawn(made_up: State, width: int) -> None:
    texts = Texts("en", "orleans")
    view = made_up.view(0)
    decision = made_up.decision(0)
    assert decision is not None
    blocks = picture.top(view, texts, width, ["(x)"] * 2)
    blocks += [*picture.landscape(view, texts, width), *picture.common(view, texts, width)]
    blocks += picture.pages(view, texts, width).values()
    for kind in ("plan", "act", "send", "something-new"):
        near, far = picture.focus(view, texts, kind, 0, width)
        blocks += [*near, *(panel[0] for panel in far)]
    shown = text_of(blocks)
    assert "■ farmer     □ trader" in text_of(picture.board(view, texts, 0, 120))
    assert "place-inn" in shown
    assert "place-meadow" in shown
    menu = Menu(decision, view, texts, picture, width)
    assert sorted(menu.numbers.values()) == list(range(len(decision.options)))
    head = "".join(text for line in menu.lines() for text, _ in line)
    assert "place-meadow" in head


def test_a_made_up_place_is_executed_from_the_menu(made_up: State) -> None:
    texts = Texts("en", "orleans")
    for text in ("place monk inn trader", "ready"):
        made_up.step(0, text)
    for text in ("ready", "pass"):
        made_up.step(1, text)
    decision = made_up.decision(0)
    assert decision is not None
    menu = Menu(decision, made_up.view(0), texts, picture, 80)
    lines = ["".join(text for text, _ in line) for line in menu.lines()]
    assert any(re.search(r"✓ place-inn +1 use \(1 coin\)", line) for line in lines)
