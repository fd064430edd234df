"""What somebody needs who plays for the first time: clear screens, patience, explanations."""

from __future__ import annotations

from pathlib import Path

import pytest

from scriptorium.cli import orders
from scriptorium.cli.menu import Menu, matches
from scriptorium.cli.scenery import Scenery
from scriptorium.cli.screen import Line
from scriptorium.core import registry
from scriptorium.games.orleans import picture
from scriptorium.games.orleans.picture_menu import LETTERS, letter
from scriptorium.texts import LANGUAGES, Texts
from tests.cli.terminal import Outcome, Terminal, Window, entries

BUSY = """
round = 8
phase = "actions"
[[seats]]
coins = 12
stations = ["orleans", "tours"]
merchant = "tours"
[seats.places]
town_hall = ["knight", "farmer"]
village = ["marked_farmer", "marked_boatman", "marked_craftsman"]
guildhall = ["farmer", "craftsman", "knight"]
ship = ["farmer", "boatman", "knight"]
[[seats]]
"""
DRAWING = """
round = 17
phase = "followers"
[[seats]]
bag = { monk = 1, farmer = 2 }
places = { ship = ["marked_farmer", "boatman", "knight"] }
[[seats]]
"""
PLAN = ("play", "--seats", "human,random", "--seed", 1, "--option", "start=1")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def at(terminal: Terminal, tmp_path: Path, text: str, *typed: str, lang: str = "en") -> Outcome:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    argv = ("play", "--position", path, "--seats", "human,random", "--lang", lang)
    return terminal(*argv, typed=lines(*typed))


def did(terminal: Terminal) -> list[str]:
    found = [one for path in terminal.saved() for one in entries(path) if one.get("seat") == 0]
    return [one["do"] for one in found if "do" in one]


# Options say what they bring, and what is missing says why


def test_options_say_what_they_bring(terminal: Terminal, tmp_path: Path) -> None:
    out = at(terminal, tmp_path, BUSY, "town hall").out
    assert "recruit a boatman (2 coins)" in out
    assert "recruit a craftsman (technology)" in out
    assert "send a knight to Papal Conclave (3 coins)" in out
    german = at(terminal, tmp_path, BUSY, "Rathaus", lang="de").out
    assert "einen Ritter zur Papstwahl entsenden (3 Münzen)" in german


def test_a_complete_place_that_cannot_be_used_says_why(terminal: Terminal, tmp_path: Path) -> None:
    out = at(terminal, tmp_path, BUSY).out
    assert "Guildhall    – Your station already stands in your merchant's town." in out


def test_a_place_closed_this_round_is_marked(terminal: Terminal) -> None:
    out = terminal(*PLAN).out
    (row,) = [line for line in out.splitlines() if line.strip().startswith("Monastery")]
    assert row.endswith("(closed this round)")


# The words on the screen are understood


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("Rathaus Gelehrter", "place scholar town_hall"),
        ("rathaus gel", "place scholar town_hall"),
        ("Schiff Bauer", "place farmer ship"),
        ("Schiffer Bauernhaus", "place boatman farm_house"),
        ("Wagen Hdl", "place trader wagon"),
        ("Wagen Händler*", "place marked_trader wagon"),
        ("Wagen Hdl *", "place marked_trader wagon"),
        ("Mön→Rit Schiff", "place monk ship knight"),
        ("markierter Händler Wagen", "place marked_trader wagon"),
        ("Schiff Technik Bauer", "technology ship farmer"),
        ("Wagen ◆Hdl", "technology wagon trader"),
    ],
)
def test_german_words_of_the_screen(typed: str, text: str) -> None:
    market = ["scholar", "farmer", "boatman", "trader", "marked_trader", "monk"]
    state = registry.load("orleans").position(
        {"phase": "planning", "seats": [{"market": market, "technology": 1}, {}]}
    )
    decision = state.decision(0)
    assert decision is not None
    found = matches(typed, decision.options, Texts("de", "orleans"))
    assert [decision.options[i].text for i in found] == [text]


# Drawing


def test_drawing_nobody_is_asked_about(terminal: Terminal, tmp_path: Path) -> None:
    assert "Really draw nobody?" in at(terminal, tmp_path, DRAWING, "0").out
    assert did(terminal) == []


def test_who_insists_draws_nobody(terminal: Terminal, tmp_path: Path) -> None:
    at(terminal, tmp_path, DRAWING, "0", "0")
    assert did(terminal) == ["draw 0"]


def test_more_than_possible_is_all_that_is_possible(terminal: Terminal, tmp_path: Path) -> None:
    assert "That is all there is: draw 3 followers." in at(terminal, tmp_path, DRAWING, "7").out
    assert did(terminal)[:1] == ["draw 3"]


def test_moving_back_has_letters(terminal: Terminal, tmp_path: Path) -> None:
    out = at(terminal, tmp_path, DRAWING, "c").out
    assert "a farmer*   c boatman   d knight" in out
    assert did(terminal) == ["recall boatman ship"]


def test_letters_are_no_orders() -> None:
    every = [Texts(lang, "orleans") for lang in LANGUAGES]
    words = {
        word for texts in every for one in orders.ORDERS for word in orders.words_of(one, texts)
    }
    assert words.isdisjoint(LETTERS)
    many = [letter(count) for count in range(100)]
    assert len(set(many)) == 100


# Planning


def test_numbers_stay_the_same_while_planning(terminal: Terminal) -> None:
    terminal(*PLAN, typed=lines("9", "14", "8"))
    first = did(terminal)
    assert first[0] == "place marked_farmer castle"
    # The marked boatman, then the marked trader of the first screen.
    assert first[1:] == ["place marked_boatman ship", "place marked_trader university"]


@pytest.mark.parametrize("typed", ["3 4 5", "3,4,5", "3, 4 5"])
def test_several_numbers_at_once(terminal: Terminal, typed: str) -> None:
    terminal(*PLAN, typed=lines(typed))
    kinds = ("farmer", "boatman", "craftsman")
    assert did(terminal) == [f"place marked_{kind} village" for kind in kinds]


def test_several_numbers_end_at_the_first_that_is_not_possible(terminal: Terminal) -> None:
    out = terminal(*PLAN, typed=lines("3 6 4")).out
    assert did(terminal) == ["place marked_farmer village"]
    assert "not possible any more: place the marked farmer at the University" in out


def test_a_number_that_does_not_exist_ends_it_too(terminal: Terminal) -> None:
    assert "There is no option 77." in terminal(*PLAN, typed=lines("3 77 4")).out
    assert did(terminal) == ["place marked_farmer village"]


def test_the_name_of_a_place_fills_it(terminal: Terminal) -> None:
    terminal(*PLAN, typed=lines("Castle"))
    kinds = ("farmer", "boatman", "trader")
    assert sorted(did(terminal)) == sorted(f"place marked_{kind} castle" for kind in kinds)


def test_who_stays_on_the_market_is_told(terminal: Terminal) -> None:
    assert "2 followers stay on the market." in terminal(*PLAN, typed=lines("1 2", "0")).out


# Taking back


def test_why_something_cannot_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    assert "A draw from the bag" in at(terminal, tmp_path, DRAWING, "3", "undo").out
    out = at(terminal, tmp_path, BUSY, "1", "undo").out
    assert "Another player has acted since" in out


# Help


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "help station", "development status"),
        ("en", "help citizens", "☺"),
        ("en", "help brocade", "brocade 5"),
        ("en", "help status", "1 to 6"),
        ("en", "help coins", "1 point each"),
        ("en", "help tracks", "farmers track"),
        ("en", "help deeds", "never come back"),
        ("en", "help papal conclave", "3 coins"),
        ("en", "help marked", "(*)"),
        ("en", "help signs", "“4 BRG”"),
        ("en", "help places", "Laboratory"),
        ("en", "help bathhouse", "Draw 2 followers"),
        ("en", "rules", "CEN"),
        ("de", "hilfe Kontor", "Entwicklungsstand"),
        ("de", "hilfe Bürger", "☺"),
        ("de", "hilfe Wolle", "Wolle 4"),
        ("de", "hilfe Stand", "1 bis 6"),
        ("de", "hilfe Segensreiche Werke", "kommt nicht zurück"),
        ("de", "hilfe Kathedrale", "2 Münzen"),
        ("de", "hilfe Zeichen", "„4 BRG“"),
        ("de", "hilfe Orte", "Laboratorium"),
        ("de", "hilfe Münze", "je 1 Punkt"),
    ],
)
def test_central_words_are_explained(
    terminal: Terminal, lang: str, typed: str, answer: str
) -> None:
    out = terminal(*PLAN, "--lang", lang, typed=lines(typed)).out
    assert answer in out[out.index("> ") :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_explanation_says_its_title_twice(lang: str) -> None:
    texts = Texts(lang, "orleans")
    for name, key in orders.topics(texts).items():
        assert not texts.t(key).casefold().startswith(f"{name.casefold()}:"), key


def test_only_the_edition_that_is_played_is_explained(terminal: Terminal) -> None:
    out = terminal(*PLAN, "--edition", 2014, typed=lines("help bathhouse")).out
    assert "Draw 3 followers" in out
    assert "Draw 2 followers" not in out


def test_the_first_screen_says_what_it_is_about(terminal: Terminal) -> None:
    assert "Goal: the most points" in terminal(*PLAN).out
    assert "Ziel: nach 18 Runden" in terminal(*PLAN, "--lang", "de").out


def test_the_score_shows_its_factors(terminal: Terminal, tmp_path: Path) -> None:
    out = at(terminal, tmp_path, BUSY.replace("coins = 12", "goods = { brocade = 3 }"), "score").out
    assert "2×1" in out
    (row,) = [line for line in out.splitlines() if "brocade ×5" in line]
    assert row.split()[-2:] == ["3", "0"]


# Going on


def test_a_game_goes_on_in_its_language(terminal: Terminal) -> None:
    terminal(*PLAN, "--lang", "de", typed=lines("1"))
    assert "Weiter in Runde 1, Planung." in terminal("play", "--resume").out
    assert "Going on in round 1, planning." in terminal("play", "--resume", "--lang", "en").out


def test_hints_name_the_command_that_people_type(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCRIPTORIUM_COMMAND", "python3 play.py")
    out = terminal(*PLAN, typed=lines("1", "quit")).out
    assert "python3 play.py play --resume" in out


# The window


def said(found: list[Line]) -> str:
    return "\n".join("".join(text for text, _ in line) for line in found)


@pytest.mark.parametrize(
    ("kind", "first"), [("act", "Blue: board"), ("draw", "Blue: board"), ("send", "Beneficial")]
)
def test_what_a_question_needs_is_shown_first(kind: str, first: str) -> None:
    view = registry.load("orleans").new(registry.config("orleans", 3, 1)).view(0)
    texts = Texts("en", "orleans", strict=True)
    for height in range(20, 60):
        scenery = Scenery(picture, texts, Window(110, height))
        text = said(scenery.lines(view, kind, 0, ["", "", ""], 6))
        assert len(text.splitlines()) <= height - 6
        if "── Supplies" not in text:
            assert "not shown" in text
        if height >= 27:
            assert f"── {first}" in text


def test_blocks_keep_their_columns() -> None:
    view = registry.load("orleans").new(registry.config("orleans", 3, 1)).view(0)
    texts = Texts("en", "orleans", strict=True)
    columns = set()
    for height in range(34, 60):
        scenery = Scenery(picture, texts, Window(110, height))
        for line in said(scenery.lines(view, "act", 0, ["", "", ""], 6)).splitlines():
            if "── Tracks" in line:
                columns.add(line.index("── Tracks"))
    assert len(columns) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_names_the_abbreviations_that_are_used(lang: str) -> None:
    market = ["monk", "monk", "farmer", "knight", "marked_trader", "marked_farmer"]
    state = registry.load("orleans").position(
        {"phase": "planning", "seats": [{"market": market}, {}]}
    )
    decision = state.decision(0)
    assert decision is not None
    texts = Texts(lang, "orleans", strict=True)
    shown = said(Menu(decision, state.view(0), texts, picture, 110).lines())
    for word in ("knight", "monk"):
        assert f"{texts.name('tile', word, 'short')} {texts.name('tile', word)}" in shown
    assert "↑" not in shown
