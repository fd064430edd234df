"""Bots nobody wants at a table. They live in processes of their own, so that a patch of the tests
does not reach them: `think` brings them along."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from scriptorium.bots import orleans
from scriptorium.bots.base import Bot
from scriptorium.core.state import State
from scriptorium.server import bots

MARK = "SCRIPTORIUM_STRANGE"  # a folder for bots that must remember something
_think = bots.think


class Raises(Bot):
    name = "raises"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        raise RuntimeError("I cannot think")


class Illegal(Bot):
    """Chooses what exists, but is not allowed."""

    name = "illegal"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        legal = set(state.legal(seat))
        return [one.action for one in state.ruleset.codec if one.action not in legal][:3]


class Unknown(Bot):
    name = "unknown"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        return [-1]


class Silent(Bot):
    name = "silent"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        return []


class Nothing(Bot):
    name = "nothing"

    def choose(self, state: State, seat: int, budget: float | None = None) -> Any:
        return None


class Half(Bot):
    """A legal choice, and then one that is not."""

    name = "half"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        return [state.legal(seat)[0], -1] if len(state.legal(seat)) < 3 else [state.legal(seat)[0]]


class Dies(Bot):
    """Takes its process with it, the first few times."""

    name = "dies"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        folder = Path(os.environ[MARK])
        times = len(list(folder.iterdir()))
        if times < 2:
            (folder / str(times)).touch()
            os._exit(1)
        return [state.legal(seat)[0]]


class Slow(Bot):
    """Thinks until it is told to stop."""

    name = "slow"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        while not (Path(os.environ[MARK]) / "enough").exists():
            time.sleep(0.02)
        return [state.legal(seat)[0]]


LADDER: dict[str, type[Bot]] = {
    one.name: one for one in (Raises, Illegal, Unknown, Silent, Nothing, Half, Dies, Slow)
}


def think(question: bots.Question) -> list[str]:
    orleans.LADDER.update(LADDER)
    return _think(question)
