"""Menus that are taller than the window: pages, and nothing out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from scriptorium.cli.menu import Menu
from scriptorium.cli.session import HUMAN, Session
from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.texts import LANGUAGES, Texts
from tests.cli.terminal import OPTION, Window

SMALL = (80, 24)
# A late turn with stone for everything: more than 60 options.
CONSTRUCT: dict[str, Any] = {
    "game": "pilgrim",
    "moment": "act",
    "round": 21,
    "merchant": "produce",
    "options": {"setup": "first-play"},
    "seats": [
        {"stone": 6, "grain": 3, "duties": {"construct": 2, "build_roads": 2, "taxation": 1}},
        {},
        {},
    ],
}
# A player whose market holds everybody: many can go nearly anywhere.
PLAN: dict[str, Any] = {
    "game": "orleans",
    "phase": "planning",
    "seats": [
        {
            "market": ["monk", "scholar", "marked_farmer", "marked_boatman"],
            "bag": [],
            "tiles": ["hospital", "brewery", "winery", "school"],
        },
        {},
    ],
}


def table_at(position: dict[str, Any], *texts: str) -> Table:
    players = len(position["seats"])
    config = registry.config(position["game"], players, 0, options=position.get("options"))
    table = Table(config, [HUMAN] * players, position=position)
    for text in texts:
        table.act(table.state.to_act[0], text)
    return table


def tables() -> Iterator[tuple[str, Table]]:
    yield "construct", table_at(CONSTRUCT, "duty construct")
    yield "roads", table_at(CONSTRUCT, "duty build_roads")
    yield "plan", table_at(PLAN)
    config = registry.config("orleans", 2, 1, options={"remove_tiles": True})
    yield "remove", Table(config, [HUMAN, HUMAN])


def session_at(table: Table, lang: str, size: tuple[int, int]) -> tuple[Session, Window, int]:
    texts = Texts(lang, table.config.game, table.state.ruleset.codec, strict=True)
    window = Window(*size)
    return Session(table, texts, window), window, table.state.to_act[0]


def drawn(session: Session, window: Window, seat: int, menu: Menu) -> list[str]:
    window.clear()
    session.draw(seat, menu)
    return list(window.shown)


@pytest.mark.parametrize("size", [SMALL, (80, 16), (120, 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["construct", "roads", "plan", "remove"])
def test_every_option_is_on_a_page_that_fits(name: str, lang: str, size: tuple[int, int]) -> None:
    session, window, seat = session_at(dict(tables())[name], lang, size)
    menu = session.menu(seat)
    found: set[str] = set()
    turned = 0
    while turned == 0 or turned < session.pages:
        shown = drawn(session, window, seat, menu)
        assert len(shown) < size[1], "\n".join(shown)
        assert max(map(len, shown)) <= size[0]
        found |= {one for line in shown for one in OPTION.findall(line)}
        session.turn_page()
        session.notes = []
        turned += 1
    assert {number for number in menu.numbers if number.isdecimal()} <= found


def test_a_small_menu_has_one_page() -> None:
    session, window, seat = session_at(table_at(CONSTRUCT), "en", SMALL)
    drawn(session, window, seat, session.menu(seat))
    assert session.pages == 1
    session.turn_page()
    assert "Type a number" in "".join(text for text, _ in session.notes[0])


def test_enter_turns_the_pages_over_and_begins_again() -> None:
    session, window, seat = session_at(table_at(CONSTRUCT, "duty construct"), "en", SMALL)
    menu = session.menu(seat)
    first = drawn(session, window, seat, menu)
    assert first[-1].startswith(f" page 1 of {session.pages}")
    session.turn_page()
    second = drawn(session, window, seat, menu)
    assert second[-1].startswith(" page 2 of")
    for _ in range(session.pages - 1):
        session.turn_page()
    assert drawn(session, window, seat, menu)[-1] == first[-1]


def test_what_ends_a_choice_is_on_every_page() -> None:
    session, window, seat = session_at(
        table_at(CONSTRUCT, "duty construct", "construct chapel"), "de", (80, 16)
    )
    menu = session.menu(seat)
    assert "0" in menu.numbers
    for _ in range(4):
        shown = drawn(session, window, seat, menu)
        assert session.pages > 1
        assert any(line.strip().startswith("0 ") for line in shown)
        session.turn_page()


@pytest.mark.parametrize("typed", ["68", "lay e5 se nw", "E5 from south-east to south-west"])
def test_what_stands_on_another_page_can_be_chosen(typed: str) -> None:
    session, window, seat = session_at(table_at(CONSTRUCT, "duty construct"), "en", SMALL)
    menu = session.menu(seat)
    shown = drawn(session, window, seat, menu)
    assert not any("E5 from" in line for line in shown)
    assert session.answer(seat, menu, typed)
    assert session.table.log[-1].text.startswith("lay e5 se")
