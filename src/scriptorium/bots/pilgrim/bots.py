"""The bots of Pilgrim that value positions, from the quickest to the one that thinks longest."""

from __future__ import annotations

from typing import ClassVar, Final

from scriptorium.bots.advice import Candidate, Outlook
from scriptorium.bots.base import Bot
from scriptorium.bots.pilgrim.advising import Advice, outlook
from scriptorium.bots.pilgrim.beam import Beam
from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.quick import quick
from scriptorium.bots.pilgrim.rollout import ROUNDS, Option, Rollout
from scriptorium.bots.pilgrim.search import Search, alone
from scriptorium.bots.pilgrim.weights import Weights, usual
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.pilgrim.pieces import DECLINE, START, A
from scriptorium.games.pilgrim.state import Game

OPTIONS: Final = 6  # turns of the planner that are played on
# How many are left in each stage, and how often each is played on; with more seats less often.
STAGES: Final = ((6, 2), (3, 3))
STAGES_OF_MANY: Final = ((6, 1), (3, 2))
MANY: Final = 3


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
        if asked in ("income", "abbott-fee"):
            eye = Eye(g, seat, self.weights)
            return [max(g.legal(seat), key=lambda action: eye.value(applied(g, seat, action)))]
        if g.round == 0:
            return Search(Eye(g, seat, self.weights), seat).seed(g)
        return self.turn(state, g, seat)

    def turn(self, state: Game, g: Game, seat: int) -> list[int]:
        """The rest of a turn. `g` is the state that stops when it is over."""
        return Search(Eye(g, seat, self.weights), seat).turn(g)


class Light(Greedy):
    """Looks at what the duties bring in this turn only."""

    name: ClassVar[str] = "light"

    def turn(self, state: Game, g: Game, seat: int) -> list[int]:
        if g.frames[-1].name == "move":
            return quick(g, seat, self.weights, 0.0, None)
        return Greedy.turn(self, state, g, seat)


class Planner(Greedy):
    """Looks several turns ahead, while the others stand still."""

    name: ClassVar[str] = "planner"

    def turn(self, state: Game, g: Game, seat: int) -> list[int]:
        return self.best_turns(g, seat, 1)[0].actions

    def best_turns(self, g: Game, seat: int, count: int) -> list[Option]:
        """The best turns, the best first."""
        search = Search(Eye(g, seat, self.weights, g.round), seat)
        found: dict[tuple[int, ...], Option] = {}
        for one in Beam(search.eye, search).turns(g):
            actions = search.replay(one.before, one.line)
            found.setdefault(tuple(actions), Option(one.score, actions))
            if len(found) == count:
                break
        return list(found.values())


class Searcher(Planner):
    """Plays the planner's best turns on for some rounds, in all seats."""

    name: ClassVar[str] = "search"

    def turn(self, state: Game, g: Game, seat: int) -> list[int]:
        options = self.best_turns(g, seat, OPTIONS)
        if len(options) == 1:
            return options[0].actions
        rollout = Rollout(state, seat, self.weights, self.chance, ROUNDS)
        stages = STAGES if g.rules.parties < MANY else STAGES_OF_MANY
        return rollout.best(options, stages)[0].option.actions

    def advise(
        self, state: State, seat: int, count: int, also: list[list[int]] | None = None
    ) -> list[Candidate]:
        assert isinstance(state, Game)
        return Advice(state, seat, self.weights, self.chance).judged(count, also or [])

    def outlook(self, state: State) -> Outlook:
        assert isinstance(state, Game)
        return outlook(state, self.weights)


def applied(g: Game, seat: int, action: int) -> Game:
    after = g.copy()
    after.apply(seat, action)
    return after
