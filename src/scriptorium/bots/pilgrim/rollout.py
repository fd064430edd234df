"""Playing on: each of some turns is carried out, and what follows is played quickly by all seats.

All turns meet the same chance. What is compared is what the seat gets beyond the others: a search
in which they stand still cannot see what it takes from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.quick import quick
from scriptorium.bots.pilgrim.weights import Weights
from scriptorium.core.rng import M2, Stream
from scriptorium.games.pilgrim.scoring import points
from scriptorium.games.pilgrim.setup import ABBOTT

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game

ROUNDS: Final = 3
NOISE: Final = 0.6  # points by which a duty may seem better than it is
PRIOR: Final = 0.5  # how much the planner's score counts


class Option(NamedTuple):
    """A turn, and what the planner thinks of it."""

    score: float
    actions: list[int]


class Trial:
    """What came of playing on after a turn."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.own: list[float] = []
        self.beyond: list[float] = []

    def score(self) -> float:
        return sum(self.beyond) / len(self.beyond) + PRIOR * self.option.score


class Rollout:
    def __init__(self, g: Game, seat: int, w: Weights, chance: Stream, rounds: int) -> None:
        self.g = g
        self.seat = seat
        self.w = w
        self.chance = chance
        self.until = max(1, g.round) + rounds

    def best(self, options: list[Option], stages: tuple[tuple[int, int], ...]) -> list[Trial]:
        """The best first. Each stage says how many are left in it, and how often each of them is
        played on."""
        trials = [Trial(option) for option in options]
        for left, samples in stages:
            self.sample(trials[:left], samples)
            trials[:left] = sorted(trials[:left], key=lambda trial: -trial.score())
        return trials

    def sample(self, trials: list[Trial], samples: int) -> None:
        for _ in range(samples):
            seeds = [self.chance.below(M2 - 1) + 1 for _ in range(4)]
            for trial in trials:
                values = self.values(trial.option.actions, seeds)
                trial.own.append(values[self.seat])
                trial.beyond.append(beyond(values, self.seat))

    def values(self, actions: list[int], seeds: list[int]) -> list[float]:
        """By seat, what a position is worth some rounds later."""
        g = self.g.copy()
        g.r1, g.r2 = seeds[0], seeds[1]
        chance = Stream("", "")
        chance.r1, chance.r2 = seeds[2], seeds[3]
        games = len(g.past)
        for action in actions:
            g.apply(self.seat, action)
        play_on(g, self.until, games, self.w, chance)
        return worth(g, games, self.w)


def play_on(g: Game, until: int, games: int, w: Weights, chance: Stream | None) -> None:
    """Up to a round, or to the end of the game."""
    while g.round < until and len(g.past) == games:
        to_act = g.to_act
        if not to_act:
            return
        seat = to_act[0]
        for action in quick(g, seat, w, NOISE, chance):
            g.apply(seat, action)


def worth(g: Game, games: int, w: Weights) -> list[float]:
    """By seat; alone, the Ab-Bott's points as they stand come last."""
    if len(g.past) > games:
        return [float(each) for each in g.past[-1]]
    if g.over:
        return [float(points(g, p)) for p in g.players]
    out = [Eye(g, seat, w).value(g) for seat in range(g.rules.players)]
    if g.rules.solo:
        out.append(float(points(g, g.players[ABBOTT])))
    return out


def beyond(values: list[float], seat: int) -> float:
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (sum(others) / len(others) + max(others)) / 2
