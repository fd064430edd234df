"""Uniform random play: for tests, not for people."""

from __future__ import annotations

from typing import ClassVar

from scriptorium.bots.base import Bot
from scriptorium.core.state import State


class RandomBot(Bot):
    name: ClassVar[str] = "random"
    blind: ClassVar[bool] = True

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        legal = state.legal(seat)
        return [legal[self.chance.below(len(legal))]]
