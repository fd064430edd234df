"""Pilgrim at the terminal: whole games alone and with others, orders, records."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

from scriptorium.core import record
from scriptorium.core.table import Table
from tests.cli.terminal import OPTION, PROMPT, Person, Terminal, entries

SLIPS = ("xyzzy", "999", "?", "help", "help Mint", "why lay e7 sw n", "undo", "log 3", "score")
GERMAN_SLIPS = ("xyzzy", "warum lay e7 sw n", "hilfe Bank", "zurück", "punkte", "tisch", "karte")
UNTRANSLATED = re.compile(r"\b(?:action|event|prompt|reason|picture|play|phase|help)-[a-z]")
ALONE = ("play", "pilgrim", "--players", 1, "--seed", 5)


class Pilgrim(Person):
    """Plays by the numbers on the screen: those below the question, which is the last line that is
    not indented."""

    def __call__(self, screen: str) -> str:
        self.asked += 1
        assert self.asked < 3000, "the game does not end"
        lines = screen.splitlines()
        if not PROMPT.search(lines[-1] + " "):
            return ""  # a page that waits for Enter
        if self.slips and self.chance.random() < 0.1:
            return self.chance.choice(self.slips)
        below = itertools.takewhile(lambda line: line.startswith(" "), reversed(lines[:-1]))
        numbers = [int(number) for line in below for number in OPTION.findall(line)]
        assert numbers, screen[-2000:]
        if 0 in numbers and len(numbers) > 1 and self.chance.random() < 0.9:
            numbers.remove(0)
        return str(self.chance.choice(numbers))


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def the_record(terminal: Terminal) -> Path:
    (path,) = terminal.saved()
    return path


def assert_whole(path: Path) -> None:
    """The record of the game stands every check."""
    assert Table.replay(path.read_text(encoding="utf-8").splitlines()).ended


def too_long(out: str, width: int) -> list[str]:
    """Lines that do not fit; what was typed and names of files may."""
    return [
        line
        for line in out.splitlines()
        if len(line) > width and not PROMPT.match(line) and "/" not in line
    ]


# Whole games


@pytest.mark.parametrize(
    ("lang", "slips", "words"),
    [
        ("en", SLIPS, ("Round 26 of 26", "Ab-Bott starts", "pilgrim trails", "The Ab-Bott beats")),
        ("de", GERMAN_SLIPS, ("Runde 26 von 26", "Pilgerpfade", "Der Ab-Bott schlägt dich")),
    ],
)
def test_a_whole_game_against_the_ab_bott(
    terminal: Terminal, lang: str, slips: tuple[str, ...], words: tuple[str, ...]
) -> None:
    terminal.width = 80
    done = terminal(*ALONE, "--lang", lang, typed=Pilgrim(3, slips))
    assert done.status == 0, done.err
    assert done.err == ""
    for word in words:
        assert word in done.out
    assert not UNTRANSLATED.search(done.out)
    assert too_long(done.out, 80) == []
    assert_whole(the_record(terminal))


def test_the_ab_bott_has_its_own_name_everywhere(terminal: Terminal) -> None:
    out = terminal(*ALONE, typed=Pilgrim(4, ("log 40", "board 2", "score"))).out
    assert "A Ab-Bott" in out  # its line among the players
    assert "  Ab-Bott lifts " in out  # the log
    assert "── Ab-Bott: board" in out
    assert re.search(r"^ +Blue +Ab-Bott$", out, re.MULTILINE)  # the score
    assert "Red" not in out.replace("Red (", "")


@pytest.mark.parametrize(("lang", "seat"), [("en", "Yellow (random)"), ("de", "Gelb (Zufall)")])
def test_a_whole_game_of_four(terminal: Terminal, lang: str, seat: str) -> None:
    seats = "human,random,random,random"
    argv = ("play", "pilgrim", "--seats", seats, "--seed", 2, "--lang", lang)
    done = terminal(*argv, typed=Pilgrim(8))
    assert done.status == 0, done.err
    assert seat in done.out
    assert not UNTRANSLATED.search(done.out)
    assert too_long(done.out, 120) == []
    assert re.search(r"(wins|gewinnt)\.", done.out)
    assert_whole(the_record(terminal))


def test_a_campaign_is_three_games(terminal: Terminal) -> None:
    done = terminal(*ALONE, "--scenario", "campaign", typed=Pilgrim(6))
    assert done.status == 0, done.err
    assert "solo campaign" in done.out
    for game in (1, 2, 3):
        assert f"game {game} of 3" in done.out
    result = done.out[done.out.rindex("── Score") :]
    assert len(re.findall(r"you : Ab-Bott +-?\d+:-?\d+", result)) == 3
    assert re.search(r"^-?\d+ in all: [A-Z][\w-]+\.$", result, re.MULTILINE)
    assert_whole(the_record(terminal))


def test_three_people_share_the_terminal_in_a_narrow_window(terminal: Terminal) -> None:
    terminal.width = 60
    options = ("--option", "setup=first-play", "--option", "handicap_2=2")
    argv = ("play", "pilgrim", "--seats", "human,human,random", "--seed", 1, *options)
    done = terminal(*argv, typed=Pilgrim(9))
    assert done.status == 0, done.err
    assert "Pass the keyboard to Red." in done.out
    assert too_long(done.out, 60) == []
    assert_whole(the_record(terminal))


def test_bots_may_play_alone(terminal: Terminal) -> None:
    done = terminal("play", "pilgrim", "--seats", "random,random", "--seed", 3)
    assert done.status == 0
    assert "Round 26." in done.out
    assert_whole(the_record(terminal))


# At the table


def test_the_first_screen(terminal: Terminal) -> None:
    out = terminal(*ALONE, "--option", "level=3").out
    assert "Pilgrim, edition of 2022, seed 5" in out
    assert "Goal: the most points after 26 rounds." in out
    assert "level 3" in out
    assert "5 acolytes in your hand" in out


def test_orders(terminal: Terminal) -> None:
    out = terminal(*ALONE, typed=typed("map", "table", "board ab", "board x", "rules MOVE-3")).out
    for title in ("Map", "Pilgrimage sites", "Roads", "Supplies", "Ab-Bott: board"):
        assert f"── {title} ─" in out
    assert "Whose board? Blue and Ab-Bott" in out
    assert "PIL-MOVE-3: From a duty" in out


def test_help_is_about_this_game(terminal: Terminal) -> None:
    out = terminal(*ALONE, typed=typed("help", "help shrine", "help activities")).out
    assert "“lay e7 sw n”" in out
    assert "Castle" not in out
    assert "duties, piety and alms, buildings and supplies" in out
    assert "shrines: Built with Build Roads" in out
    assert re.search(r"^ Vestry +1 more piety", out, re.MULTILINE)


def test_what_chance_has_decided_is_not_taken_back(terminal: Terminal) -> None:
    """Only seeding is free; then the Ab-Bott draws its counter."""
    steps = typed("1", "undo", "1", "1", "undo")
    out = terminal(*ALONE, typed=steps).out
    assert "Taken back." in out
    assert "A draw from the bag is not taken back." in out
    assert [one.get("do", "undo") for one in entries(the_record(terminal))] == [
        "to n",
        "undo",
        "to n",
        "to se",
    ]


def test_a_game_goes_on_where_it_was(terminal: Terminal) -> None:
    terminal(*ALONE, typed=typed("1"))
    assert "Going on in the seeding." in terminal("play", "--resume", typed=typed("1")).out
    out = terminal("play", "--resume").out
    assert "Going on in round 1, spring." in out
    assert "Ab-Bott" in out


def test_words_are_understood(terminal: Terminal) -> None:
    path = terminal.data / "words.jsonl"
    words = typed("put construct", "to se", "lift construct", "tithe alms", "quit")
    seats = ("--seats", "human,random", "--option", "start=1", "--save", path)
    terminal("play", "pilgrim", "--seed", 4, *seats, typed=words)
    mine = [one["do"] for one in entries(path) if one["seat"] == 0]
    assert mine == ["to n", "to se", "move n", "tithe give_alms"]


# Problems


def test_a_campaign_needs_one_player(terminal: Terminal) -> None:
    argv = ("play", "pilgrim", "--players", 2, "--scenario", "campaign")
    assert "The scenario campaign is for one player alone" in terminal(*argv).complaint()
    german = terminal(*argv, "--lang", "de").complaint()
    assert "für einen Spieler allein" in german
    assert terminal.saved() == []


# Records


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game alone."""
    folder = tmp_path_factory.mktemp("pilgrim")
    with pytest.MonkeyPatch.context() as patch:
        Terminal(patch, folder)(*ALONE, "--save", folder / "alone.jsonl", typed=Pilgrim(1))
    return folder / "alone.jsonl"


def test_a_record_is_checked_and_its_result_shown(terminal: Terminal, played: Path) -> None:
    done = terminal("replay", played)
    assert done.status == 0
    assert "The record is good" in done.out
    assert re.search(r"^ +Blue +Ab-Bott$", done.out, re.MULTILINE)
    ranks = next(line for line in done.out.splitlines() if line.startswith(" rank"))
    assert sorted(ranks.split()[1:]) == ["1", "2"]


def test_walking_through_a_record(terminal: Terminal, played: Path) -> None:
    done = terminal(
        "replay", played, "--step", typed=typed("", "round 10", "back", "round 99", "q")
    )
    assert done.status == 0
    assert "Before the first of" in done.out
    assert "Round 10 of 26" in done.out
    assert "There is no round 99" in done.out
    german = terminal("replay", played, "--at", 1, "--lang", "de")
    assert "Eintrag 1 von" in german.out
    assert "Aufgaben mit Zehnt" in german.out


def test_a_broken_rule_is_told_in_the_words_of_the_game(
    terminal: Terminal, tmp_path: Path, played: Path
) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    writer = record.Writer(json.loads(lines[0]))
    line = writer.entry(seat=0, do="to e")
    writer.add(line)
    path = tmp_path / "broken.jsonl"
    path.write_text("\n".join(writer.lines) + "\n", encoding="utf-8")
    complaint = terminal("replay", path, "--partial").complaint()
    assert "The river does not flow from the city to Build Roads" in complaint
    german = terminal("replay", path, "--partial", "--lang", "de").complaint()
    assert "Der Fluss fließt nicht aus der Stadt auf Straßenbau" in german
