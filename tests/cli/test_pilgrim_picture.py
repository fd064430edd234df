"""Pilgrim's table as text, for every seat and for spectators, all through a game."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from scriptorium.cli.menu import Menu
from scriptorium.cli.scenery import Scenery
from scriptorium.cli.screen import Line, simple, stacked
from scriptorium.core import outcome, registry
from scriptorium.core.table import Table
from scriptorium.drawing import width_of
from scriptorium.games.pilgrim import picture, picture_map, picture_ring
from scriptorium.games.pilgrim.tables import tables
from scriptorium.texts import Texts
from tests.cli.terminal import Window

WIDTHS = (60, 80, 100, 120, 160)
LIVELY = ("lay", "shrine", "upgrade", "construct", "donate", "assign", "use", "hire", "duty")
SITUATIONS = [(1, 1, 0), (1, 2, 90), (2, 3, 120), (3, 4, 250), (4, 5, 600), (4, 6, 2000)]


def table_of(players: int, seed: int, steps: int, scenario: str = "base") -> Table:
    """After so many lively random choices."""
    config = registry.config("pilgrim", players, seed, scenario=scenario)
    table = Table(config, ["human"] * players)
    chance = random.Random(seed)
    for _ in range(steps):
        if table.state.over:
            break
        seat = table.state.to_act[0]
        legal = [table.state.ruleset.codec.text(a) for a in table.state.legal(seat)]
        lively = [text for text in legal if text.startswith(LIVELY)]
        table.act(seat, chance.choice(lively if lively and chance.random() < 0.7 else legal))
    return table


def text_of(lines: list[Line]) -> str:
    return "\n".join("".join(part for part, _ in line) for line in lines)


def everything(view: dict[str, Any], texts: Texts, width: int) -> list[tuple[str, list[Line]]]:
    """All that a terminal may show of a view."""
    blocks = picture.top(view, texts, width, ["(x)"] * view["players"])
    blocks += picture.landscape(view, texts, width)
    blocks += picture.common(view, texts, width)
    blocks += picture.pages(view, texts, width).values()
    for row in view["seats"]:
        blocks += picture.board(view, texts, row["seat"], width)
    if view["seat"] is not None:
        for kind in ("move", "roads", "clerical"):
            near, far = picture.focus(view, texts, kind, view["seat"], width)
            blocks += [*near, *(panel[0] for panel in far)]
    return blocks


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("players", "seed", "steps"), SITUATIONS)
def test_every_part_fits_the_width(lang: str, players: int, seed: int, steps: int) -> None:
    texts = Texts(lang, "pilgrim", strict=True)
    state = table_of(players, seed, steps).state
    for seat in (*range(players), None):
        view = state.view(seat)
        for width in WIDTHS:
            for title, lines in everything(view, texts, width):
                wide = [line for line in lines if width_of(line) > width]
                assert (title, text_of(wide)) == (title, "")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("players", "scenario"), [(1, "campaign"), (2, "base"), (4, "base")])
def test_every_option_is_in_the_menu_once(
    lang: str, width: int, players: int, scenario: str
) -> None:
    """Whatever is asked in a lively game, the menu shows all options, each with its number."""
    texts = Texts(lang, "pilgrim", strict=True)
    wanted = {"sow", "move", "act", "roads", "construct", "source"}
    kinds: set[str] = set()
    for seed in range(players, players + 5):
        if not wanted <= kinds:
            table = table_of(players, seed, 0, scenario)
            kinds |= asked_for(table, texts, width, wanted)
    assert wanted <= kinds


def asked_for(table: Table, texts: Texts, width: int, wanted: set[str]) -> set[str]:
    """The kinds of questions of a game, played until it is over or all wanted ones have come."""
    texts.codec = table.state.ruleset.codec
    chance = random.Random(width)
    kinds: set[str] = set()
    while not table.state.over and (table.count < 400 or not wanted <= kinds):
        seat = table.state.to_act[0]
        decision = table.decision(seat)
        assert decision is not None
        view = table.state.view(seat)
        menu = Menu(decision, view, texts, picture, width)
        assert sorted(menu.numbers.values()) == list(range(len(decision.options)))
        numbers = sorted(int(one) for one in menu.numbers)
        assert numbers in (list(range(len(numbers))), list(range(1, len(numbers) + 1)))
        wide = [line for line in menu.lines() if width_of(line) > width]
        assert text_of(wide) == ""
        kinds.add(decision.kind)
        lively = [one.text for one in decision.options if one.text.startswith(LIVELY)]
        every = [one.text for one in decision.options]
        table.act(seat, chance.choice(lively if lively and chance.random() < 0.7 else every))
    return kinds


# The ring


def test_the_ring_lies_as_on_the_board() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(2, 3, 40).state.view(0)
    lines = text_of(picture_ring.lines(view, texts, 80)).splitlines()
    assert len(lines) == 6
    for row, spaces in zip((0, 2, 4), (("NW", "N ", "NE"), ("W ", "  ", "E "), ("SW", "S ", "SE"))):
        assert [one[:2] for one in re.split("[»«]", lines[row][1:])] == list(spaces)
    shown = "".join(lines)
    for one in view["duties"]:
        assert texts.name("duty", one["id"]) in shown
    assert shown.count("◆") == 1  # the Merchant


def test_acolytes_stand_on_the_ring_by_their_letters() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(1, 1, 0).state.view(0)
    duty = view["duties"][0]
    duty |= {"acolytes": [2, 4], "dummies": 1, "standing": "minority", "value": 1, "price": 1}
    shown = text_of(picture_ring.lines(view, texts, 80)).splitlines()
    assert "BB A4 D" in shown[1]
    assert "minority 1" in shown[1]


# The map


def test_the_map_shows_all_there_is() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(4, 5, 600).state.view(0)
    lines = picture_map.Sheet(view, texts, 80).draw()
    shown = text_of(lines)
    assert len(lines) == picture_map.ROWS
    board = tables().board
    for hex_, name in enumerate(board.names):
        city = board.kind[hex_] == 2
        assert bool(re.search(rf"\b{name.upper()}\b", shown)) != city
    for site in view["sites"]:
        assert f"◆{site['points']}" in shown
    asleep = [one for one in view["buildings"] if one["owner"] is None and not one["live"]]
    live = [one for one in view["buildings"] if one["owner"] is None and one["live"]]
    assert shown.count("□") == len(asleep)
    assert shown.count("■") == len(live)
    assert shown.count("●") == 4
    assert shown.count("▸") == 1
    assert "City" in shown


def test_a_road_can_be_followed_without_colours() -> None:
    """From the city to E7, north to D7, north-east to D8."""
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(2, 3, 0).state.view(0)
    course = [("e7", "s", "n", False), ("d7", "s", "ne", True), ("d8", "sw", "n", False)]
    steps = [{"hex": h, "from": a, "to": b, "shrine": c} for h, a, b, c in course]
    route = {"steps": steps, "open": True, "end": None, "sections": [{"tiles": 2, "factor": 1}]}
    view["seats"][0]["routes"] = [route]
    view["tiles"] = [
        {"hex": "d7", "shrine": 0},
        *(
            {"hex": h, "tile": "S", "paths": [{"from": a, "to": b, "seat": 0}]}
            for h, a, b in (("e7", "s", "n"), ("d8", "sw", "n"))
        ),
    ]
    shown = text_of(picture_map.Sheet(view, texts, 80).draw())
    assert re.search(r"D7   / B ", shown)  # the road leaves D7 to D8 in the north-east
    assert re.search(r"▲B \|", shown)  # the shrine, joined to E7 in the south
    assert re.search(r"E7 \|", shown)
    (line,) = text_of(picture_map.routes(view, texts, 80)).splitlines()
    assert line == " B  E7 D7▲ D8 » C8 open (2×1 = 2)"


def test_closed_quadrants_are_marked() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(1, 1, 0).state.view(0)
    assert len(view["quadrants"]) == 2
    ((_, lines), (_, sites), _) = picture.landscape(view, texts, 80)
    assert text_of(lines).count("×") > 20
    assert text_of(sites).count("closed") == 2


# Windows and terminals


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_question_about_acolytes_shows_the_ring(width: int, height: int, lang: str) -> None:
    texts = Texts(lang, "pilgrim", strict=True)
    for players, seed, steps in SITUATIONS:
        view = table_of(players, seed, steps).state.view(0)
        scenery = Scenery(picture, texts, Window(width, height))
        lines = scenery.lines(view, "move", 0, ["(x)"] * players, 14)
        assert len(lines) <= height - 14
        assert texts.t("picture-duties") in text_of(lines)


def test_what_is_not_shown_is_named_with_its_orders() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(2, 3, 40).state.view(0)
    scenery = Scenery(picture, texts, Window(80, 24))
    assert "not shown (type “map”, “table”): Map" in text_of(
        scenery.lines(view, "roads", 0, ["", ""], 12)
    )


def test_poor_terminals_have_all_signs() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    view = table_of(3, 4, 250).state.view(0)
    lines = stacked(everything(view, texts, 80), 80)
    assert simple(text_of(lines)).isascii()


# The score


def test_factors_have_a_cell_for_everybody() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    for players, cells in ((1, 2), (3, 3)):
        view = table_of(players, 1, 30).state.view(None)
        for rows in picture.factors(view, texts).values():
            assert all(len(values) == cells for _, values in rows)


def test_verdicts() -> None:
    texts = Texts("en", "pilgrim", strict=True)
    lost = {"points": [5], "outcome": outcome.alone(False), "rival": {"points": 68}}
    assert picture.verdict(lost, texts) == "The Ab-Bott beats you by 68 to 5."
    won = {"points": [70], "outcome": outcome.alone(True), "rival": {"points": 68}}
    assert picture.verdict(won, texts) == "You beat the Ab-Bott by 70 to 68."
    assert picture.verdict({"points": [12], "ranks": [1], "rating": "admonished"}, texts) == (
        "12 in all: Admonished."
    )
    assert picture.verdict({"points": [1, 2], "ranks": [2, 1]}, texts) == ""
