"""Nothing acknowledged is lost: kill -9, torn lines, two windows."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scriptorium.bots import outside
from scriptorium.core.table import Table
from tests.cli.terminal import PROGRAM, Terminal, entries, environment, program

PLAN = ["place marked_farmer village", "place marked_boatman village", "place marked_trader castle"]
GAME = ("play", "--seats", "human,random", "--seed", "1", "--option", "start=1")


def hear_interrupts() -> None:
    """Tests that run in the background ignore SIGINT, and so would this process."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Running:
    """The program with a person at its pipe."""

    def __init__(self, data: Path, *argv: str) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *argv],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(data),
            preexec_fn=hear_interrupts,
        )

    def until_asked(self) -> str:
        """Read up to the next question."""
        assert self.process.stdout is not None
        text = b""
        while not text.endswith(b"Blue> "):
            found = self.process.stdout.read(1)
            assert found, text.decode()
            text += found
        return text.decode()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def stop(self, how: int) -> int:
        self.process.send_signal(how)
        self.process.communicate()
        return self.process.returncode


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL on Windows")
def test_killed_while_planning_every_acknowledged_action_is_there(tmp_path: Path) -> None:
    running = Running(tmp_path, *GAME)
    running.until_asked()
    for action in PLAN:
        running.type(action)
        running.until_asked()  # the next question acknowledges the action
    assert running.stop(signal.SIGKILL) == -signal.SIGKILL
    (path,) = (tmp_path / "games").glob("*.jsonl")
    assert [one["do"] for one in entries(path) if one["seat"] == 0] == PLAN

    again = Running(tmp_path, "play", "--resume")
    screen = again.until_asked()
    assert "■ farmer*    ■ boatman*" in screen
    assert "■ trader*" in screen
    again.type("undo")  # also what was planned before the kill can be taken back
    assert "■ trader*" not in again.until_asked()
    again.type("place marked_trader university")
    again.until_asked()
    again.stop(signal.SIGKILL)
    said = [one.get("do", "undo") for one in entries(path) if one["seat"] == 0]
    assert said == [*PLAN, "undo", "place marked_trader university"]
    Table.replay(path.read_text(encoding="utf-8").splitlines(), partial=True)


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to a process on Windows")
def test_interrupting_leaves_the_game_saved(tmp_path: Path) -> None:
    running = Running(tmp_path, *GAME)
    running.until_asked()
    running.type(PLAN[0])
    running.until_asked()
    assert running.stop(signal.SIGINT) == 130
    (path,) = (tmp_path / "games").glob("*.jsonl")
    assert PLAN[0] in [one["do"] for one in entries(path)]


@pytest.mark.skipif(os.name == "nt", reason="files are not locked on Windows")
def test_one_game_in_two_windows(tmp_path: Path) -> None:
    running = Running(tmp_path, *GAME)
    running.until_asked()
    running.type(PLAN[0])
    running.until_asked()
    assert "another window" in program(tmp_path, "play", "--resume").complaint()
    running.stop(signal.SIGKILL)


def begun(terminal: Terminal) -> Path:
    terminal(*GAME, typed="".join(f"{one}\n" for one in PLAN))
    (path,) = terminal.saved()
    return path


def test_the_end_of_input_leaves_the_game_saved(terminal: Terminal) -> None:
    done = terminal(*GAME, typed=f"{PLAN[0]}\n")
    assert done.status == 0
    assert "play --resume" in done.out
    assert len(terminal.saved()) == 1


def test_a_resumed_game_goes_on_as_if_it_had_not_stopped(
    terminal: Terminal, tmp_path: Path
) -> None:
    rest = "ready\n0\n0\n0\n0\n"
    straight = tmp_path / "straight.jsonl"
    plan = "".join(f"{one}\n" for one in PLAN)
    terminal(*GAME, "--save", straight, typed=plan + rest)
    path = begun(terminal)
    terminal("play", "--resume", path, typed=rest)
    assert path.read_bytes() == straight.read_bytes()


def test_a_torn_last_line_is_dropped_with_a_notice(terminal: Terminal) -> None:
    path = begun(terminal)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    done = terminal("play", "--resume", typed="quit\n")
    assert done.status == 0
    assert "torn" in done.out
    assert path.read_bytes() == whole[: whole.rstrip().rfind(b"\n") + 1]


def test_a_last_line_that_only_lacks_its_end_is_kept(terminal: Terminal) -> None:
    path = begun(terminal)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    done = terminal("play", "--resume", typed="undo\n")
    assert "torn" not in done.out
    assert path.read_bytes().startswith(whole)
    Table.replay(path.read_text(encoding="utf-8").splitlines(), partial=True)


@pytest.mark.parametrize("at", [1, 2])
def test_any_other_damage_is_an_error(terminal: Terminal, at: int) -> None:
    path = begun(terminal)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[at] = lines[at][:-5]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    before = path.read_bytes()
    assert f"Entry {at}" in terminal("play", "--resume", path).complaint()
    assert path.read_bytes() == before


def test_the_game_played_last_is_resumed(terminal: Terminal) -> None:
    first = begun(terminal)
    os.utime(first, (1, 1))
    terminal("play", "--seats", "human,random", "--seed", 2, typed="farmer castle\n")
    done = terminal("play", "--resume", typed="quit\n")
    newest = next(path for path in terminal.saved() if path != first)
    assert newest.name in done.out


def test_nothing_to_resume(terminal: Terminal, finished: Path) -> None:
    assert "no unfinished game" in terminal("play", "--resume").complaint()
    assert "is over" in terminal("play", "--resume", finished).complaint()
    assert "--players" in terminal("play", "--resume", "--players", 3).complaint()


def test_a_record_loads_no_bot_from_outside_unless_it_is_named(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may come from anybody."""
    mark = tmp_path / "loaded"
    (tmp_path / "mine.py").write_text(
        f"open({str(mark)!r}, 'w').close()\n"
        "from scriptorium.bots.random import RandomBot\n"
        "class Hasty(RandomBot):\n    name = 'hasty'\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    seats = "human,mine.py:Hasty"
    played = terminal("play", "orleans", "--seats", seats, "--seed", "1", typed="1\nquit\n")
    assert played.status == 0, played.err
    outside._file.cache_clear()
    mark.unlink()
    (saved,) = terminal.saved()
    assert seats in terminal("play", "--resume", saved).complaint()
    assert not mark.exists()
    assert "human" in terminal("play", "--resume", saved, "--seats", "human,novice").complaint()
    assert terminal("play", "--resume", saved, "--seats", seats, typed="quit\n").status == 0
    assert mark.exists()
