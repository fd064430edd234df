"""Plans tried out: each is played on for some rounds by planners in all seats, in worlds where
everything hidden is dealt again, the same worlds for all plans; the better half goes on.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from scriptorium.core.rng import Stream

if TYPE_CHECKING:
    from scriptorium.bots.orleans.bots import Greedy
    from scriptorium.bots.orleans.horizon import Horizon
    from scriptorium.games.orleans.state import Game

PRIOR: Final = 0.5  # how much the planner's own value of a plan counts
# Nobody takes so many actions in the rounds that are played on; a loop would go on for ever.
ENDLESS: Final = 4000


class Line:
    """A plan as actions, what the planner thinks of it, and what came of it: by sample the seat's
    own points, and how far it is ahead of the others."""

    def __init__(self, actions: list[int], prior: float) -> None:
        self.actions = actions
        self.prior = prior
        self.own: list[float] = []
        self.ahead: list[float] = []

    def score(self) -> float:
        return sum(self.ahead) / max(1, len(self.ahead)) + PRIOR * self.prior

    def mean(self) -> float:
        return sum(self.own) / max(1, len(self.own))

    def deviation(self) -> float:
        mean = self.mean()
        squares = sum([(value - mean) * (value - mean) for value in self.own])
        return sqrt(squares / max(1, len(self.own) - 1))


class Rollouts:
    """Tries plans of a seat in a position. `policy` plays for all from then on."""

    def __init__(
        self,
        g: Game,
        seat: int,
        policy: Greedy,
        horizon: Horizon,
        rounds: int,
        chance: Stream,
    ) -> None:
        self.g = g
        self.seat = seat
        self.policy = policy
        self.horizon = horizon
        self.last: int = g.round + rounds
        self.chance = chance
        # What the others plan hangs on what all see: it is thought out once.
        self.others: list[tuple[int, int]] = []
        self.others_known = False

    def halve(self, lines: list[Line], trials: int, seconds: float | None) -> None:
        """Put the best first: so many games in all, or so long, in stages, each for the better half
        of those before."""
        stages = ceil(log2(max(2, len(lines))))
        left = lines[:]
        for _ in range(stages):
            if seconds is None:
                for _ in range(max(1, trials // stages // len(left))):
                    self.sample(left)
            else:
                end = perf_counter() + seconds / stages
                self.sample(left)
                while perf_counter() < end:
                    self.sample(left)
            left.sort(key=by_score)
            left = left[: (len(left) + 1) // 2]
        lines.sort(key=by_rank)

    def sample(self, lines: list[Line]) -> None:
        """Play each plan on in one more world."""
        world = self.world()
        for line in lines:
            g = world.copy()
            for action in line.actions:
                g.apply(self.seat, action)
            self.play_on(g, self.last)
            values = self.values(g)
            line.own.append(values[self.seat])
            line.ahead.append(ahead(values, self.seat))

    def world(self) -> Game:
        """Everything hidden dealt again, and the others have planned."""
        g = self.g.determinize(self.seat, self.chance)
        if not g.frames[-1].simultaneous:
            return g
        if self.others_known:
            for seat, action in self.others:
                g.apply(seat, action)
            return g
        for seat in g.to_act:
            while seat != self.seat and g.pending >> seat & 1:
                for action in self.policy.choose(g, seat):
                    g.apply(seat, action)
                    self.others.append((seat, action))
        self.others_known = True
        return g

    def play_on(self, g: Game, last: int) -> None:
        """To the first decision of a round, or to the end of the game."""
        policy = self.policy
        for _ in range(ENDLESS):
            if g.over or g.round >= last:
                return
            seat = g.to_act[0]
            if g.frames[-1].name != "plan":  # where hardly anything is forced
                legal = g.legal(seat)
                if len(legal) == 1:
                    g.apply(seat, legal[0])
                    continue
            for action in policy.choose(g, seat):
                g.apply(seat, action)

    def values(self, g: Game) -> list[float]:
        """The points that each seat may expect at the end."""
        if g.over:
            return [float(points) for points in g.result()["points"]]
        return [self.horizon.expected(self.policy.eye(g, p)) for p in g.players]


def ahead(values: list[float], seat: int) -> float:
    """How far a seat is ahead: of the mean of all others and the best of them."""
    if len(values) == 1:
        return values[seat]
    others = values[:seat] + values[seat + 1 :]
    return values[seat] - (sum(others) / len(others) + max(others)) / 2.0


def by_score(line: Line) -> float:
    return -line.score()


def by_rank(line: Line) -> tuple[int, float]:
    """Whoever was tried longest has been better all the time."""
    return (-len(line.own), -line.score())
