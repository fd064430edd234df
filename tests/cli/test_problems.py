"""Whatever somebody types wrongly: exit status 2 and one line, never a traceback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import PROGRAM, Terminal, environment, program

WRONG = [
    ("nonsense", "nonsense"),
    ("--bogus", "--bogus"),
    ("--lang xx games", "xx"),
    ("--lang", "en, de"),
    ("play chess", "orleans"),
    ("play --players 6", "2 to 5"),
    ("play --players 1", "2 to 5"),
    ("play --players many", "--players"),
    ("play --players", "--players"),
    ("play --bogus", "--bogus"),
    ("play --edition 1999", "2019, 2014"),
    ("play --scenario moon", "base"),
    ("play --seats human,nobody", "nobody"),
    ("play --seats human", "2 to 5"),
    ("play --seats human,random --players 3", "2 seats for 3 players"),
    ("play --option start", "name=value"),
    ("play --option speed=3", "start"),
    ("play --option start=9", "random, 1"),
    ("play --option coin_limit=x", "0-1000"),
    ("play --seed 1 --seed 2", "--seed"),
    ("play orleans too much", "too"),
    ("play --position missing.toml", "missing.toml"),
    ("play --resume missing.jsonl", "missing.jsonl"),
    ("play --resume a b", "b"),
    ("play --position x.toml --players 3", "--players"),
    ("replay", "file"),
    ("replay missing.jsonl", "missing.jsonl"),
    ("replay .", "cannot be read"),
    ("replay missing.jsonl --at x", "--at"),
    ("rules zzzz", "zzzz"),
    ("data chess", "chess"),
    ("games much", "much"),
    ("serve --limit-requests inf", "--limit-requests"),
    ("serve --limit-requests 1e308", "--limit-requests"),
    ("serve --limit-requests nan", "1"),
    ("serve --keep-days 0.5", "0.5"),
    ("serve --db sqlite+aiosqlite:////no/such/folder/tables.db", "/no/such/folder"),
]


@pytest.mark.parametrize(("line", "says"), WRONG)
def test_wrong_command_lines(terminal: Terminal, line: str, says: str) -> None:
    assert says in terminal(*line.split()).complaint()
    assert terminal.saved() == []


@pytest.mark.parametrize(("line", "says"), WRONG)
def test_complaints_in_german(terminal: Terminal, line: str, says: str) -> None:
    if "--lang" in line:
        return
    complaint = terminal("--lang", "de", *line.split()).complaint()
    english = terminal(*line.split()).complaint()
    assert complaint != english


def test_as_a_program(tmp_path: Path) -> None:
    """The same outside of the tests' own process."""
    assert "2 bis 5" in program(tmp_path, "play", "--players", 6, LANG="de_DE.UTF-8").complaint()
    assert "2 to 5" in program(tmp_path, "play", "--players", 6, LANG="fr_FR.UTF-8").complaint()
    done = program(tmp_path, "--version")
    assert (done.status, done.err) == (0, "")
    assert done.out.strip() == "0.1.0"


def test_the_language_comes_from_where_it_should(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spieler" in terminal("games").out
    monkeypatch.setenv("LC_ALL", "en_GB")
    assert "players" in terminal("games").out
    monkeypatch.setenv("SCRIPTORIUM_LANG", "de")
    assert "Spieler" in terminal("games").out
    assert "players" in terminal("games", "--lang=en").out


@pytest.mark.parametrize("command", ["", "play", "replay", "rules", "games", "data"])
def test_help_pages_are_in_the_readers_language(terminal: Terminal, command: str) -> None:
    for lang, word in (("en", "--lang en or"), ("de", "--lang en oder")):
        done = terminal(*command.split(), "--help", "--lang", lang)
        assert done.status == 0
        assert word in done.out
        assert "cli-" not in done.out


def test_a_game_that_cannot_be_saved_does_not_begin(terminal: Terminal, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    argv = ("play", "--seats", "human,random", "--save", blocked / "game.jsonl")
    assert "cannot be written" in terminal(*argv).complaint()


def test_a_closed_pipe_is_no_tragedy(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "orl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode in (0, 141)


def test_broken_bytes(tmp_path: Path) -> None:
    """Neither in arguments nor in what is typed."""
    argv = [*PROGRAM, "play", "--seats", "human,random", "--seed"]
    wrong = subprocess.run([*argv, b"\xff"], capture_output=True, env=environment(tmp_path))
    assert wrong.returncode == 2
    assert wrong.stderr.count(b"\n") == 1
    typed = subprocess.run(
        [*argv, "1"], input=b"\xff\xfe\nquit\n", capture_output=True, env=environment(tmp_path)
    )
    assert typed.returncode == 0
    assert typed.stderr == b""


def test_a_terminal_that_knows_few_characters(tmp_path: Path) -> None:
    argv = ("play", "--seats", "human,random", "--seed", "1")
    done = program(tmp_path, *argv, typed="map\n", PYTHONIOENCODING="ascii")
    assert done.status == 0
    assert "Traceback" not in done.err
    assert "~~~" in done.out
    assert "_ farmer" in done.out
