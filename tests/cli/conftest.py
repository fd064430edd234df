from __future__ import annotations

from pathlib import Path

import pytest

from scriptorium.bots.random import RandomBot
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, tmp_path / "data")


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short whole game."""
    table = Table(registry.config("orleans", 2, "7", options={"start": "1"}), ["random", "random"])
    bot = RandomBot(Stream("1", "test"))
    while not table.state.over:
        seat = table.state.to_act[0]
        for action in bot.choose(table.state, seat):
            table.act(seat, table.state.ruleset.codec.text(action))
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in table.lines), encoding="utf-8")
    return path
