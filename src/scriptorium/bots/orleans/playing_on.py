"""Games that are won or lost: plans tried out to the end of the game.

The values of places look a few actions ahead; what wins such a game is a plan of many rounds. So
every plan tried here comes with a temper: weights a little different from the usual ones, by which
the plan is made and the game played on. The tempers that came out best are tried again in
the next round, as they are and changed once more.
"""

from __future__ import annotations

from math import ceil, exp, log2
from time import perf_counter
from typing import Final, NamedTuple

from scriptorium.bots.orleans.bots import Planner
from scriptorium.bots.orleans.plans import Planner as Sets
from scriptorium.bots.orleans.plans import lay_out
from scriptorium.bots.orleans.weights import Weights, of_scenario
from scriptorium.core import outcome
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.pieces import READY
from scriptorium.games.orleans.state import Game

AMONG_OTHERS: Final = 4  # rounds played on; alone the whole game
SPREAD: Final = 0.3  # of the logarithm of a weight
SETS: Final = 3  # the best plans by the temper of the round before
KEPT: Final = 3  # tempers that are tried again
LOST: Final = 0.8  # a game lost with all but everything done, of one that is won
STEEP: Final = 4.0  # the last things done count most
EARLY: Final = 0.01  # a round by which a game is won earlier
ENDLESS: Final = 20_000  # decisions; no game has so many


class Size(NamedTuple):
    """How much is tried: so many plans, and the rounds of one player that are played on for all of
    them together, as many at the start of a game as at its end."""

    plans: int
    work: int


class Trial:
    """A plan as actions, who plays on after it, and what came of it."""

    def __init__(self, actions: list[int], temper: Weights, policy: Planner) -> None:
        self.actions = actions
        self.temper = temper
        self.policy = policy
        self.total: float = 0.0
        self.games: int = 0

    def mean(self) -> float:
        return self.total / max(1, self.games)


def by_rank(trial: Trial) -> tuple[int, float]:
    """Whatever was tried longest has been better all the time."""
    return (-trial.games, -trial.mean())


class Campaign:
    """What a seat has in mind for the rest of a game: a temper, and the next best."""

    def __init__(self, chance: Stream, size: Size) -> None:
        self.chance = chance
        self.size = size
        self.tempers: list[Weights] = []

    def temper(self, g: Game) -> Weights:
        """The weights for all choices until the next plan."""
        return self.tempers[0] if self.tempers else of_scenario(g.rules.scenario.name)

    def plan(self, g: Game, seat: int, seconds: float | None = None) -> list[int]:
        """The best plan, ready to be carried out; found within some seconds, if they are given."""
        trials = self.trials(g, seat)
        if len(trials) > 1:
            self.halve(g, seat, trials, seconds)
        self.tempers = []
        for trial in trials:
            if trial.temper not in self.tempers and len(self.tempers) < KEPT:
                self.tempers.append(trial.temper)
        return trials[0].actions

    # What is tried

    def trials(self, g: Game, seat: int) -> list[Trial]:
        """Plans that differ, or that are played on differently."""
        out: list[Trial] = []
        usual = of_scenario(g.rules.scenario.name)
        tempers = [*self.tempers, usual] if self.tempers else [usual]
        for i, temper in enumerate(tempers):
            self.consider(g, seat, temper, SETS if i == 0 else 1, out)
        # Where nothing can be done, no temper finds anything to do.
        for number in range(self.size.plans):
            if len(out) < self.size.plans:
                parent = tempers[number % len(tempers)]
                self.consider(g, seat, self.changed(parent), 1, out)
        return out

    def consider(self, g: Game, seat: int, temper: Weights, sets: int, out: list[Trial]) -> None:
        policy = Planner(self.chance, temper)
        eye = policy.eye(g, g.players[seat])
        for found in Sets(eye).best_sets(sets):
            out.append(Trial([*lay_out(eye, found.members), READY], temper, policy))
        if not out:
            out.append(Trial([*lay_out(eye, []), READY], temper, policy))

    def changed(self, temper: Weights) -> Weights:
        """Each weight a little higher or lower."""
        return Weights(
            {
                name: {key: value * exp(SPREAD * self.deviation()) for key, value in table.items()}
                for name, table in temper.tables.items()
            }
        )

    def deviation(self) -> float:
        """About normal, with a standard deviation of 1."""
        total = 0
        for _ in range(3):
            total += self.chance.below(2001) - 1000
        return total / 1000.0

    # Trying

    def halve(self, g: Game, seat: int, trials: list[Trial], seconds: float | None) -> None:
        """Put the best first: in stages, each for the better half of those before."""
        stages = ceil(log2(len(trials)))
        last = g.rules.rounds + 1
        if g.n > 1:
            last = min(g.round + AMONG_OTHERS, last)
        games = self.size.work // (g.n * (last - g.round))
        left = trials[:]
        for _ in range(stages):
            end = perf_counter() + (seconds or 0.0) / stages
            count = left[0].games + max(1, games // stages // len(left))
            self.sample(g, seat, left, last)
            while perf_counter() < end if seconds is not None else left[0].games < count:
                self.sample(g, seat, left, last)
            left.sort(key=by_rank)
            left = left[: (len(left) + 1) // 2]
        trials.sort(key=by_rank)

    def sample(self, g: Game, seat: int, trials: list[Trial], last: int) -> None:
        """Play each plan on in one more world, the same for all."""
        world = g.determinize(seat, self.chance)
        for trial in trials:
            trial.total += self.value(world.copy(), seat, trial, last)
            trial.games += 1

    def value(self, g: Game, seat: int, trial: Trial, last: int) -> float:
        """What comes of a plan in one world. The others of a team keep to the usual."""
        policy = trial.policy
        others: Planner = (
            Planner(self.chance, of_scenario(g.rules.scenario.name)) if g.n > 1 else policy
        )
        for action in trial.actions:
            g.apply(seat, action)
        for _ in range(ENDLESS):
            if g.over or g.round >= last:
                break
            who = g.to_act[0]
            legal = g.legal(who)
            if len(legal) == 1:
                g.apply(who, legal[0])
            else:
                for action in (policy if who == seat else others).choose(g, who):
                    g.apply(who, action)
        return standing(g, seat, others)


def standing(g: Game, seat: int, policy: Planner) -> float:
    """1 for a game that is won, less for one that is not, the more the more is done."""
    early = g.rules.rounds - g.round
    if g.over and seat in outcome.winners(g.result()):
        return 1.0 + EARLY * early
    done = policy.eye(g, g.players[seat]).progress()
    value: float = LOST * done**STEEP
    return value * g.round / g.rules.rounds if g.over else value
