"""An analysis finds what was done wrong on purpose."""

from __future__ import annotations

import pytest

from scriptorium.arena import analysis
from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.bots.base import Bot
from scriptorium.bots.orleans.bots import Planner
from scriptorium.bots.orleans.searching import Scout
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.state import State

BLUNDERS = (7, 12)  # rounds


class Clumsy(Bot):
    """In two rounds it takes the worst of ten plans, and otherwise plays well."""

    name = "clumsy"

    def __init__(self, chance: Stream) -> None:
        super().__init__(chance)
        self.planner = Planner(chance)

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        if state.frames[-1].name == "plan" and state.round in BLUNDERS:
            adviser = Scout(Stream("clumsy", str(state.round)), plans=10)
            ranked = adviser.advise(state.copy(), seat, 10)
            if len(ranked[-1].actions) > 1:
                return ranked[-1].actions
        return self.planner.choose(state, seat, budget)


@pytest.mark.slow
def test_planted_blunders_are_among_the_five_moments() -> None:
    config = registry.config("orleans", 2, "blunders")
    bots = [Clumsy(Stream("a", "a")), ladder.make("orleans", "planner", "b")]
    found = analysis.analyse(play(config, bots, recorded=True).lines)
    worst = {one["round"] for one in analysis.moments(found, 0)}
    assert set(BLUNDERS) <= worst
