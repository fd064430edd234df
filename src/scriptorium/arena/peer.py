"""catanatron, the public engine nearest to ours in length and kind of game, for the bench."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

NAME = "catanatron"


class Catanatron:
    """Four of its random players, through its own `play`, as its authors run it."""

    def __init__(self) -> None:
        self.module = importlib.import_module(NAME)

    def game(self, seed: int) -> Any:
        colors = list(self.module.Color)[:4]
        return self.module.Game([self.module.RandomPlayer(color) for color in colors], seed=seed)

    def play(self, seed: int) -> int:
        """The decisions of one game."""
        game = self.game(seed)
        game.play()
        return decisions(game)

    def midgame(self, seed: int) -> Any:
        """A game half played: as many ticks as half of a whole one has."""
        ticks = self.play(seed) // 2
        game = self.game(seed)
        for _ in range(ticks):
            game.play_tick()
        return game


def decisions(game: Any) -> int:
    state = game.state
    # Called `actions` up to 3.2, `action_records` since.
    return len(state.actions if hasattr(state, "actions") else state.action_records)


def find() -> Catanatron | None:
    """The peer, where it is installed."""
    return Catanatron() if importlib.util.find_spec(NAME) is not None else None
