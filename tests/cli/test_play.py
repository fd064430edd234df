"""Whole games, orders and answers at the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scriptorium.core.table import Table
from tests.cli.terminal import Outcome, Person, Terminal, entries

SLIPS = ("xyzzy", "999", "?", "help", "help castle", "why ship", "undo", "log 3", "score", "place")
GERMAN_SLIPS = ("xyzzy", "warum schiff", "hilfe burg", "zurück", "punkte", "tisch", "karte", "h")


def record_of(terminal: Terminal) -> Path:
    (path,) = terminal.saved()
    return path


def assert_whole(path: Path) -> None:
    """The record of the game stands every check."""
    assert Table.replay(path.read_text(encoding="utf-8").splitlines()).ended


@pytest.mark.parametrize(
    ("lang", "slips", "words"),
    [
        ("en", SLIPS, ("Score", "wins", "Round 18", "trading stations", "(random)")),
        ("de", GERMAN_SLIPS, ("Punkte", "gewinnt", "Runde 18", "Kontore", "(Zufall)")),
    ],
)
def test_a_whole_game_against_a_bot(
    terminal: Terminal, lang: str, slips: tuple[str, ...], words: tuple[str, ...]
) -> None:
    seats = "human,random"
    done = terminal("play", "--seats", seats, "--seed", 5, "--lang", lang, typed=Person(3, slips))
    assert done.status == 0, done.err
    assert done.err == ""
    for word in words:
        assert word in done.out
    # No key of a catalogue is left untranslated.
    assert not re.search(r"\b(?:action|event|prompt|reason|picture|play)-[a-z]", done.out)
    assert_whole(record_of(terminal))


def test_three_people_share_the_terminal(terminal: Terminal) -> None:
    """Who plans next must not see the plan of who planned before."""
    done = terminal("play", "--seats", "human,human,random", "--seed", 1, typed=Person(8))
    assert done.status == 0
    assert "Pass the keyboard to Red." in done.out
    assert_whole(record_of(terminal))
    first = done.out[: done.out.index("Pass the keyboard")]
    after = done.out[done.out.index("Pass the keyboard") :]
    assert "Blue>" in first
    assert "Red>" in after


def test_a_hidden_plan_is_not_in_the_log(terminal: Terminal) -> None:
    typed = "place marked_farmer village\nready\n\nlog\nboard Blue\nquit\n"
    done = terminal("play", "--seats", "human,human", "--seed", 1, typed=typed)
    after = done.out[done.out.index("Pass the keyboard") :]
    assert "plans" not in after
    board = after[after.index("Blue: board") :]
    assert "□ farmer" in board.split("Village")[1].splitlines()[0]


def test_who_is_ready_may_have_the_keyboard_again(terminal: Terminal) -> None:
    typed = "place marked_farmer village\nready\n\nundo\n\nboard\nquit\n"
    done = terminal("play", "--seats", "human,human", "--seed", 1, typed=typed)
    assert "Blue is no longer ready." in done.out
    assert done.out.index("Blue is no longer ready.") > done.out.index("Pass the keyboard to Red")
    assert "Pass the keyboard to Blue" in done.out


def test_bots_may_play_alone(terminal: Terminal) -> None:
    done = terminal("play", "--seats", "random,random", "--seed", 3)
    assert done.status == 0
    assert "Round 18" in done.out
    assert_whole(record_of(terminal))


def test_without_any_argument_a_friendly_game_begins(terminal: Terminal) -> None:
    done = terminal("play", typed="quit\n")
    assert done.status == 0
    assert "Orléans" in done.out
    assert "revised edition" in done.out
    for name in ("Blue (you)", "Red (", "Green ("):
        assert name in done.out
    assert terminal.saved() == []  # nobody did anything: nothing is left behind


def test_an_unfinished_game_is_pointed_out(terminal: Terminal) -> None:
    start = ("play", "--seats", "human,random", "--seed", 1)
    terminal(*start, typed="place marked_farmer village\n")
    done = terminal("play", typed="quit\n")
    assert "play --resume" in done.out


# Choosing


def planned(terminal: Terminal, *typed: str) -> Outcome:
    argv = ("play", "--seats", "human,random", "--seed", 1, "--option", "start=1")
    return terminal(*argv, typed="".join(f"{line}\n" for line in typed))


def actions(terminal: Terminal) -> list[str]:
    """What seat 1 did so far."""
    found = [one for path in terminal.saved() for one in entries(path) if one.get("seat") == 0]
    return [one["do"] for one in found if "do" in one]


@pytest.mark.parametrize(
    "typed",
    [
        "1",
        "place marked_boatman farm_house",
        "PLACE  Marked_Boatman farm_house",
        "boatman farm",
        "farm boat",
        "place the marked boatman at the Farm House",
    ],
)
def test_an_option_can_be_chosen_in_many_ways(terminal: Terminal, typed: str) -> None:
    planned(terminal, typed)
    assert actions(terminal) == ["place marked_boatman farm_house"]


def test_german_words_choose_too(terminal: Terminal) -> None:
    terminal(
        "--lang",
        "de",
        "play",
        "--seats",
        "human,random",
        "--seed",
        1,
        typed="schiffer bauernhaus\n",
    )
    assert actions(terminal) == ["place marked_boatman farm_house"]


def test_the_end_of_planning_is_always_zero(terminal: Terminal) -> None:
    planned(terminal, "1", "0")
    assert actions(terminal)[:2] == ["place marked_boatman farm_house", "ready"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("boatman", "fits several"),
        ("77", "There is no option 77"),
        ("xyzzy", "Nothing here fits"),
        ("plce marked_boatman farm_house", "place the marked boatman at the Farm House"),
        ("", "Type a number"),
        ("act castle", "not possible"),
        ("why act castle", "ORL-"),
        ("why 1", "This is possible now"),
        ("why boatman farm", "This is possible now"),
        ("why marked farmer town hall", "ORL-TOWN-2"),
        ("why gibberish", "There is no action"),
        ("why", "Marked followers never go"),
        ("?", "Marked followers never go"),
        ("undo", "nothing that you could take back"),
        ("reset", "nothing that you could take back"),
        ("help", "take back your last choice"),
        ("help castle", "Recruits a knight"),
        ("help farm", "Which one?"),
        ("help plague", "Everybody draws one follower"),
        ("help knights", "how many followers you draw"),
        ("help torture", "leaves the game"),
        ("help undo", "take back your last choice"),
        ("help casle", "Castle"),
        ("rules cen-3", "share the front position"),
        ("rules zzz", "No rule fits"),
        ("log", "Nothing has happened yet"),
        ("score", "trading stations"),
        ("map", "Saint-Amand-Montrond"),
        ("board", "Guildhall"),
        ("board red", "Red: board"),
        ("board 2", "Red: board"),
        ("board purple", "Whose board?"),
        ("table", "Beneficial deeds"),
        ("save", "save FILE"),
    ],
)
def test_every_input_gets_an_answer(terminal: Terminal, typed: str, answer: str) -> None:
    done = planned(terminal, typed)
    assert done.status == 0
    assert done.err == ""
    after = done.out[done.out.index("Blue> ") :]
    assert answer in after


NASTY = [
    "9" * 5000,
    "-1",
    "1.5",
    "\x00",
    "save \x00",
    "save /",
    "save .",
    "log -5",
    "log 99999999999999999999",
    "why \x1b[31m",
    "help \ud7ff",
    "board \t",
    "rules [",
    "{ $x }",
    "[bold]x[/bold]",
    "(.*)+",
    "_",
    "…",
    "  ?  ",
    "why ?",
    "ä" * 300,
]


def test_nasty_input_gets_an_answer_too(terminal: Terminal) -> None:
    done = planned(terminal, *NASTY, "1")
    assert done.status == 0
    assert done.err == ""
    assert done.out.count("Blue> ") == len(NASTY) + 2
    assert actions(terminal) == ["place marked_boatman farm_house"]


def test_taking_back(terminal: Terminal) -> None:
    done = planned(terminal, "1", "undo", "farmer village", "take back farmer", "log")
    assert "Taken back." in done.out
    assert "Take back" in done.out
    said = [
        (one.get("do"), one.get("undo")) for one in entries(record_of(terminal)) if one["seat"] == 0
    ]
    assert said == [
        ("place marked_boatman farm_house", None),
        (None, said[1][1]),
        ("place marked_farmer village", None),
        ("take_back marked_farmer village", None),
    ]


def test_reset_takes_back_the_whole_plan(terminal: Terminal) -> None:
    done = planned(terminal, "farmer village", "boatman village", "reset")
    assert "Taken back: 2 choices." in done.out
    assert done.out.rindex("□ farmer") > done.out.rindex("Taken back")


def test_complete_places_are_marked(terminal: Terminal) -> None:
    done = planned(terminal, "boatman farm", "craftsman farm")
    assert "✓ Farm House" in done.out


def test_what_happened_since_is_told(terminal: Terminal) -> None:
    done = planned(terminal, "boatman farm", "craftsman farm", "0", "1", "0")
    assert "Blue uses the Farm House, recruits a farmer and receives grain." in done.out
    assert "Round 2" in done.out


def test_a_single_option_is_played_and_announced(terminal: Terminal) -> None:
    done = planned(terminal, "ready")
    assert "Blue has only one choice: pass." in done.out
    assert actions(terminal)[:2] == ["ready", "pass"]


def test_a_copy_of_the_record(terminal: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear reader\n", encoding="utf-8")
    planned(terminal, "1", f"save {copy}", "undo", f"save {copy}", f"save {foreign}")
    assert foreign.read_text(encoding="utf-8") == "Dear reader\n"
    lines = copy.read_text(encoding="utf-8").splitlines()
    assert len(entries(copy)) >= 2
    assert Table.replay(lines, partial=True).count == len(lines) - 1


def test_the_record_may_go_elsewhere(terminal: Terminal, tmp_path: Path) -> None:
    place = tmp_path / "mine" / "game.jsonl"
    argv = ("play", "--seats", "human,random", "--seed", 4, "--save", place)
    terminal(*argv, typed="farmer village\n")
    assert terminal.saved() == []
    head = json.loads(place.read_text(encoding="utf-8").splitlines()[0])
    assert (head["game"], head["seed"], head["seats"]) == ("orleans", "4", ["human", "random"])
    assert str(place) in terminal(*argv).complaint()


def test_settings_reach_the_game(terminal: Terminal) -> None:
    argv = ("play", "orleans", "--players", 5, "--edition", 2014, "--seed", "abc")
    done = terminal(*argv, "--option", "remove_tiles=yes", "--option", "start=1", typed="1\n")
    assert "Which place tile leaves the game" in done.out
    head = json.loads(record_of(terminal).read_text(encoding="utf-8").splitlines()[0])
    assert head["edition"] == "2014"
    assert head["players"] == 5
    assert head["options"]["remove_tiles"] is True
    assert head["seed"] == "abc"


# The window


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_line_is_wider_than_the_window(terminal: Terminal, width: int, lang: str) -> None:
    terminal.width = width
    orders = "help\nmap\ntable\nboard\nscore\nwhy act castle\n1\nxyzzy\nboat\n0\n0\n0\n"
    argv = ("play", "--seats", "human,random,random", "--seed", 2, "--lang", lang)
    done = terminal(*argv, typed=orders)
    too_wide = [line for line in done.out.splitlines() if len(line) > width]
    # A path is never broken.
    assert [line for line in too_wide if str(terminal.data) not in line] == []


def test_a_narrow_window_gets_a_list_instead_of_the_map(terminal: Terminal) -> None:
    terminal.width = 80
    assert "Ways from Orléans" in planned(terminal, "map").out
    terminal.width = 100
    assert "waterway" in planned(terminal, "map").out


def test_no_escape_codes_in_a_pipe(terminal: Terminal) -> None:
    assert "\x1b" not in planned(terminal, "map", "help").out
