"""Bots from a file, a module or another package; what is wrong with them is said in one line."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from scriptorium.bots import ladder, outside
from scriptorium.bots.base import Bot, playout
from scriptorium.cli.main import main
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream
from scriptorium.core.state import State

HASTY = """
from scriptorium.bots.base import Bot
from beside import first

class Hasty(Bot):
    options = {"last": False, "depth": 1, "share": 0.5, "word": "so"}

    def __init__(self, chance, last=False, depth=1, share=0.5, word="so"):
        super().__init__(chance)
        self.last, self.depth, self.share, self.word = last, depth, share, word

    def choose(self, state, seat, budget=None):
        return [state.legal(seat)[-1] if self.last else first(state.legal(seat))]

class Abroad(Hasty):
    games = ("pilgrim",)

class NoBot:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody writes a bot."""
    (tmp_path / "mine.py").write_text(HASTY, encoding="utf-8")
    (tmp_path / "broken.py").write_text("class Hasty(", encoding="utf-8")
    (tmp_path / "beside.py").write_text("def first(legal):\n    return legal[0]\n")
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").touch()
    (tmp_path / "pack" / "hurry.py").write_text(HASTY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    outside._file.cache_clear()
    for name in ("mine", "beside", "pack", "pack.hurry"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.mark.parametrize("name", ["mine.py:Hasty", "pack.hurry:Hasty", "./mine.py:Hasty"])
def test_a_bot_from_outside_plays(folder: Path, name: str, capsys: Any) -> None:
    bots = f"{name},{name}:last=yes,novice"
    command = ["simulate", "orleans", "--bots", bots, "--players", "3", "--games", "1"]
    assert main([*command, "--jobs", "1"]) == 0
    assert "Hasty:last=yes" in capsys.readouterr().out


def test_other_processes_find_it_too(folder: Path) -> None:
    command = [sys.executable, "-m", "scriptorium.cli.main", "simulate", "pilgrim", "--players"]
    command += ["2", "--bots", "mine.py:Hasty,random", "--games", "2", "--jobs", "2", "--json"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "mine.py:Hasty" in run.stdout


def test_options_come_in_their_types(folder: Path) -> None:
    bot: Any = outside.make(
        "orleans", "mine.py:Hasty:last=yes:depth=3:share=0.25:word=no:budget=0.2", "1"
    )
    assert (bot.last, bot.depth, bot.share, bot.word) == (True, 3, 0.25, "no")
    assert bot.budget == 0.2
    assert bot.name == "hasty"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nowhere.py:Hasty", "file-missing"),
        ("broken.py:Hasty", "bot-import"),
        ("no.such.module:Hasty", "bot-import"),
        ("mine.py:Lazy", "bot-class"),
        ("mine.py:NoBot", "bot-none"),
        ("mine.py:first", "bot-none"),
        ("mine.py:Abroad", "bot-game"),
        ("mine.py:Hasty:speed=3", "bot-option"),
        ("mine.py:Hasty:depth=deep", "bot-value"),
        ("mine.py:Hasty:last=1", "bot-value"),
        ("novice:budget=never", "bot-value"),
        ("novice:budget=nan", "bot-value"),
        ("novice:style=trader", "bot-option"),
        ("planner:style=none", "bot-value"),
        ("novice:budget=1:budget=2", "usage-twice"),
        ("nobody:depth=1", "unknown-bot"),
        (":", "bot-import"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_wrong_is_one_line(
    folder: Path, name: str, key: str, lang: str, capsys: Any
) -> None:
    with pytest.raises(Problem) as caught:
        outside.make("orleans", name, "1")
    assert caught.value.key == key
    for command in (
        ["simulate", "orleans", "--bots", name],
        ["play", "orleans", "--seats", f"human,{name}"],
        ["tune", "orleans", "--bot", name],
    ):
        assert main(["--lang", lang, *command]) == 2
        told = capsys.readouterr().err
        assert told.startswith("scriptorium: ")
        assert told.count("\n") == 1
        assert key not in told  # a text, not its name


def test_weights_are_tuned_through_a_bot_from_outside(folder: Path) -> None:
    text = """
from scriptorium.bots.base import Bot
class Mine(Bot):
    weighted = True
    def __init__(self, chance, weights):
        super().__init__(chance)
        self.weights = weights
"""
    from scriptorium.arena.tune import Plan, make_bot, weights_module

    (folder / "tuned.py").write_text(text, encoding="utf-8")
    vector = [2 * one for one in weights_module("orleans").usual().vector()]
    bot: Any = make_bot(Plan("orleans", bot="tuned.py:Mine"), vector, "1")
    assert bot.name == "mine"
    assert bot.weights.vector() == vector


# Other packages


class Guest(Bot):
    name = "guest"
    games = ("orleans",)

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        return [state.legal(seat)[0]]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    here = [
        EntryPoint("visitor", f"{__name__}:Guest", ladder.GUESTS),
        EntryPoint("novice", f"{__name__}:Guest", ladder.GUESTS),
        EntryPoint("gone", "no.such.module:Guest", ladder.GUESTS),
    ]
    monkeypatch.setattr(ladder, "entry_points", lambda group: here)
    ladder._guests.cache_clear()
    monkeypatch.setattr(ladder, "_guests", ladder._guests.__wrapped__)


@pytest.mark.usefixtures("installed")
def test_other_packages_bring_bots() -> None:
    assert isinstance(ladder.make("orleans", "visitor", "1"), Guest)
    assert "visitor" in ladder.names("orleans")
    assert "gone" not in ladder.names("orleans")
    assert "visitor" not in ladder.names("pilgrim")
    assert ladder.make("orleans", "novice", "1").name == "novice"  # nobody takes a name of ours


def test_what_is_installed_is_all_a_ladder_knows(folder: Path) -> None:
    for name in ("mine.py:Hasty", "pack.hurry:Hasty", "os:system"):
        with pytest.raises(Problem, match="unknown-bot"):
            ladder.make("orleans", name, "1")


@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
def test_playing_on_from_anywhere(game: str) -> None:
    state = registry.load(game).new(registry.config(game, 2, "on"))
    chance = Stream("on", game)
    for _ in range(30):
        seat = state.to_act[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    bots = [ladder.make(game, "novice", f"{seat}") for seat in range(2)]
    ended = playout(state.copy(), bots)
    assert ended.over
    assert not state.over
    again = [ladder.make(game, "novice", f"{seat}") for seat in range(2)]
    assert playout(state, again).result() == ended.result()
