"""The Dignitary at the terminal: whole games, what is told of the goal and the events, its own
questions and words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scriptorium.cli.menu import Menu
from scriptorium.cli.scenery import Scenery
from scriptorium.cli.screen import stacked
from scriptorium.core import registry
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.drawing import width_of
from scriptorium.games.orleans import picture
from scriptorium.texts import Texts
from tests.cli.terminal import Terminal, Window
from tests.cli.test_pilgrim import UNTRANSLATED, Pilgrim, the_record, too_long, typed

ALONE = ("play", "orleans", "--players", 1, "--scenario", "dignitary", "--seed", 5)
SLIPS = ("xyzzy", "?", "help", "help Well", "map", "table", "score", "undo", "rules INV-DIGN-12")
GERMAN_SLIPS = ("xyzzy", "?", "hilfe", "hilfe Brunnen", "karte", "tisch", "punkte", "zurück")
FILLED = {"well": ["craftsman", "scholar"], "castle": ["farmer", "boatman"]}
TAXED = {"castle": ["technology"], "ship": ["technology"], "wagon": ["technology"]}


def at(**data: Any) -> State:
    seat = data.pop("seat", {})
    data = {"scenario": "dignitary", "players": 1, "seats": [seat], **data}
    return registry.load("orleans").position(data)


STATES = {
    "place-citizen": lambda: at(phase="place-citizens"),
    "plan": lambda: at(phase="planning", round=2),
    "copy": lambda: copying(),
    "return-technology": lambda: at(phase="event", round=8, seat={"places": TAXED, "coins": 3}),
}


def seed_with(tile: str) -> int:
    """Not every tile is laid out in every game."""
    found = (seed for seed in range(50) if tile in at(seed=seed).view(0)["stacks"]["II"])
    return next(found)


def copying() -> State:
    seat = {"tiles": ["well"], "places": FILLED, "coins": 3, "merchant": "orleans"}
    state = at(phase="actions", round=6, seat=seat, seed=seed_with("well"))
    state.step(0, "act well")
    return state


def text_of(blocks: list[tuple[str, list[Any]]], width: int = 120) -> str:
    return "\n".join("".join(part for part, _ in line) for line in stacked(blocks, width))


def menu_of(state: State, lang: str, width: int) -> list[str]:
    decision = state.decision(0)
    assert decision is not None
    texts = Texts(lang, "orleans", state.ruleset.codec, strict=True)
    menu = Menu(decision, state.view(0), texts, picture, width)
    assert sorted(menu.numbers.values()) == list(range(len(decision.options)))
    return ["".join(text for text, _ in line) for line in menu.lines()]


def question_fits(state: State, kind: str, size: tuple[int, int], lang: str) -> None:
    """The question and the picture above it, in a window of this size."""
    decision = state.decision(0)
    assert decision is not None
    assert decision.kind == kind
    lines = menu_of(state, lang, size[0])
    assert max(len(line) for line in lines) <= size[0]
    texts = Texts(lang, "orleans", strict=True)
    scenery = Scenery(picture, texts, Window(*size))
    shown = scenery.lines(state.view(0), kind, 0, ["(x)"], len(lines) + 4)
    assert max(width_of(line) for line in shown) <= size[0]
    assert len(shown) + len(lines) + 4 <= size[1]


# Whole games


@pytest.mark.parametrize(
    ("lang", "slips", "words"),
    [
        ("en", SLIPS, ("The Dignitary: 0 of 8 citizens", "Round 16 of 16", "has lost The Dign")),
        (
            "de",
            GERMAN_SLIPS,
            ("Der Würdenträger: 0 von 8 Bürger", "Runde 16 von 16", "verloren: se"),
        ),
    ],
)
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game(
    terminal: Terminal, lang: str, slips: tuple[str, ...], words: tuple[str, ...], width: int
) -> None:
    terminal.width = width
    done = terminal(*ALONE, "--lang", lang, typed=Pilgrim(3, slips))
    assert done.status == 0, done.err
    for word in words:
        assert word in done.out
    assert not UNTRANSLATED.search(done.out)
    assert not re.search(r"\b(?:dignitary|coming|effect)-[a-z]", done.out)
    assert too_long(done.out, width) == []
    assert Table.replay(the_record(terminal).read_text(encoding="utf-8").splitlines()).ended


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Blue has won The Dignitary with 7 citizens."),
        ("de", "Blau hat den Würdenträger mit 7 Bürgerplättchen gewonnen."),
    ],
)
def test_a_game_is_won(terminal: Terminal, tmp_path: Any, lang: str, words: str) -> None:
    """With the seventh citizen, in Vierzon, which is a road away."""
    path = tmp_path / "nearly.toml"
    path.write_text(NEARLY, encoding="utf-8")
    options = ("--position", path, "--lang", lang)
    done = terminal("play", "orleans", *options, typed=typed("Vierzon"))
    assert done.status == 0, done.err
    assert words in done.out
    assert "×" not in done.out[done.out.rindex("──") :]  # citizens count themselves


NEARLY = """
game = "orleans"
scenario = "dignitary"
players = 1
phase = "actions"
round = 9
citizens_in = ["vierzon", "tours"]
citizens_on = ["knights", "boatmen", "astronomy", "defeating_plague", "development 18"]
[options]
difficulty = "easier"
[[seats]]
citizens = 6
places = { wagon = ["farmer", "trader", "knight"] }
"""


# What is told


def test_the_first_screen(terminal: Terminal) -> None:
    out = terminal(*ALONE, "--option", "difficulty=easier").out
    assert "The Dignitary: 0 of 7 citizens · placing citizens" in out
    assert "Goal: eight citizens (seven in the easier version)" in out
    assert "18 rounds" not in out
    assert "goods" not in out


def test_the_header_tells_what_is_coming() -> None:
    state = at(phase="planning", round=5, seat={"stations": ["tours"], "coins": 3, "citizens": 2})
    texts = Texts("en", "orleans", strict=True)
    first, event, coming = text_of([picture.top(state.view(0), texts, 120, ["(you)"])[0]]).split(
        "\n"
    )
    assert first == "The Dignitary: 2 of 8 citizens · Round 5 of 16 · planning"
    assert event == "Income: everybody receives 2 coins for each point of development status"
    assert coming.startswith("Coming: 6 Trading Day +3¢ · 7 Dues −5¢ · 8 Technology Tax −0¢ · 9 ")


def test_the_table_shows_all_events_to_come() -> None:
    state = at(phase="planning", round=12, seat={"places": TAXED})
    texts = Texts("en", "orleans", strict=True)
    title, lines = picture.common(state.view(0), texts, 80)[-1]
    assert title.startswith("Coming events")
    assert text_of([("", lines)]).split("\n") == [
        " 13 Sabotage: places with a technology tile are closed this round",
        " 14 Axle Fracture: the Stage Coach is closed this round",
        " 15 Trading Day: everybody receives 1 coin for each of their stations → +0¢",
        " 16 Dues: 15 coins are due → −15¢",
    ]
    assert picture.common(at(phase="planning", round=16).view(0), texts, 80)[-1][0] == "Supplies"


@pytest.mark.parametrize("width", [80, 120])
def test_citizens_lie_in_towns_on_tracks_and_at_deeds(width: int) -> None:
    texts = Texts("en", "orleans", strict=True)
    where = ["knights", "astronomy", "development 3"]
    towns = ["vierzon", "sancerre", "vendome"]
    state = at(phase="planning", citizens_on=where, citizens_in=towns, seat={"citizens": 7})
    view = state.view(0)
    shown = text_of(picture.landscape(view, texts, width), width)
    assert re.search(r"Vierzon +☺", shown)
    assert not re.search(r"Tours +☺", shown)
    assert "grain" not in shown
    tracks, deeds, *_ = picture.common(view, texts, width)
    assert "─ 7☺ ─" in text_of([tracks])
    assert "0··☺2" in text_of([tracks])
    assert re.search(r"Astronomy +1¢ +☺ ", text_of([deeds]))
    assert text_of([deeds]).count("☺") == 1


# Its own questions


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("kind", STATES)
def test_every_question_fits_the_window(kind: str, size: tuple[int, int], lang: str) -> None:
    state = STATES[kind]()
    question_fits(state, kind, size, lang)


def test_where_citizens_are_placed() -> None:
    assert menu_of(STATES["place-citizen"](), "en", 120)[:3] == [
        "   Development track  1 space 3   2 space 18   3 space 28",
        "   Tracks             4 Knights Track   5 Boatmen Track (out of reach)",
        "   Deeds (followers)  6 City Wall (10)   7 Papal Conclave (3)   8 Plague (5)   "
        "9 Astronomy (3)   10 Boatmen's Guild (4)",
    ]


def test_what_the_well_copies_is_grouped_by_place() -> None:
    lines = "\n".join(menu_of(copying(), "en", 120))
    assert re.search(r"^   Castle +\d+ use \(5 draws a round\)$", lines, re.MULTILINE)
    assert re.search(r"^   Wagon .* to Vierzon \(citizen\)", lines, re.MULTILINE)
    assert re.search(r"Well +– The Well cannot copy itself\.$", lines, re.MULTILINE)
    german = "\n".join(menu_of(copying(), "de", 120))
    assert "nach Vierzon (Bürgerplättchen)" in german


def test_which_technology_goes_back() -> None:
    state = STATES["return-technology"]()
    lines = menu_of(state, "en", 80)
    assert [line.strip() for line in lines] == [
        "1  give up the technology at the Castle",
        "2  give up the technology at the Ship",
        "3  give up the technology at the Wagon",
    ]


def test_a_place_is_closed_by_the_event_of_the_round() -> None:
    lines = menu_of(at(phase="planning", round=1), "en", 120)
    (closed,) = [line for line in lines if "closed this round" in line]
    assert "University" in closed


# Words


@pytest.mark.parametrize(
    ("lang", "asked", "words"),
    [
        ("en", "help stage coach", "For 3 coins your merchant moves"),
        ("en", "help well", "Carries out any action"),
        ("en", "help sabotage", "No place that carries a technology tile"),
        ("en", "help dues", "15 in round 16"),
        ("en", "help trading day", "3 in round 6"),
        ("en", "help game", "You play alone and win"),
        ("en", "help census", "There is no census in this scenario"),
        ("en", "rules DIGN-9", "INV-DIGN-9: A citizen in a town"),
        ("de", "hilfe Spiel", "Du spielst allein und gewinnst"),
        ("de", "hilfe Postkutsche", "Für 3 Münzen"),
        ("de", "hilfe Abgaben", "15 in Runde 16"),
        ("de", "regeln DIGN-9", "INV-DIGN-9: "),
    ],
)
def test_help_is_about_the_scenario(terminal: Terminal, lang: str, asked: str, words: str) -> None:
    out = terminal(*ALONE, "--lang", lang, typed=typed(asked)).out
    assert words in " ".join(out.split())


def test_the_base_game_keeps_its_words(terminal: Terminal) -> None:
    out = terminal("play", "orleans", "--seed", 1, typed=typed("help game", "help ship")).out
    assert "for 18 rounds" in " ".join(out.split())
    assert "you may take one good" in " ".join(out.split())
    assert "Dignitary" not in out


def test_the_list_of_games_names_it(terminal: Terminal) -> None:
    listed = terminal("games").out
    assert re.search(r"dignitary \(1\): The Dignitary: ", listed)
    assert "base (2-5): base game" in listed
    assert "dignitary (1): Der Würdenträger" in terminal("games", "--lang", "de").out
