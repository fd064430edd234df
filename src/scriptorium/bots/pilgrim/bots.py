"""The bots of Pilgrim: novice and greedy."""

from __future__ import annotations

from typing import ClassVar

from scriptorium.bots.base import Bot
from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.search import Search, alone
from scriptorium.bots.pilgrim.weights import Weights, usual
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.pilgrim.pieces import DECLINE, START, A
from scriptorium.games.pilgrim.state import Game


class Greedy(Bot):
    """Looks at whole turns and at the best next one."""

    name: ClassVar[str] = "greedy"
    weighted: ClassVar[bool] = True

    def __init__(self, chance: Stream, weights: Weights | None = None) -> None:
        Bot.__init__(self, chance)
        self.weights: Weights = weights if weights is not None else usual()

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        asked = state.frames[-1].name
        if asked == "name-start":
            return [START | seat << A]
        if asked == "confess":
            return [DECLINE]
        g = alone(state, seat)
        eye = Eye(g, seat, self.weights)
        search = Search(eye, seat)
        if asked in ("income", "abbott-fee"):
            return [max(g.legal(seat), key=lambda action: eye.value(applied(g, seat, action)))]
        if g.round == 0:
            return search.seed(g)
        return search.turn(g)


def applied(g: Game, seat: int, action: int) -> Game:
    after = g.copy()
    after.apply(seat, action)
    return after
