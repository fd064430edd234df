"""Tuning a bot's weights by the cross-entropy method.

A generation draws candidates around the mean, lets each play against bots with the weights of a
reference, and moves mean and spread to the best of them. All candidates of a generation play the
same games, so that luck weighs equally on them. Now and then the mean becomes the new reference.
"""

from __future__ import annotations

import importlib
import math
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from scriptorium.arena.match import play
from scriptorium.bots import ladder, outside
from scriptorium.bots.base import Bot
from scriptorium.bots.weighing import with_vector
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import SPAN, Stream

Progress = Callable[[int, int], None]  # candidates done, candidates in all


@dataclass(frozen=True)
class Plan:
    """How to tune. The game's weights say how many players the games have."""

    game: str
    bot: str = ""  # the one that the game's weights name
    generations: int = 8
    population: int = 48
    best: int = 12
    games: int = 120
    step: float = 0.12  # first spread, as a share of a weight
    renew: int = 4  # generations until the mean becomes the reference
    seed: str = "0"
    jobs: int = 1


@dataclass(frozen=True)
class Generation:
    number: int
    best: float  # fitness of the best candidate, in points
    mean: float  # of the chosen ones
    vector: list[float]


def weights_module(game: str) -> Any:
    """The module of a game's bots that holds their weights."""
    try:
        return importlib.import_module(f"scriptorium.bots.{game}.weights")
    except ModuleNotFoundError:
        raise Problem("no-weights", game=game) from None


def check(plan: Plan) -> None:
    """Complain before any game starts."""
    least = {"generations": 1, "population": 2, "best": 1, "games": 1, "jobs": 1}
    for name, low in least.items():
        if getattr(plan, name) < low:
            raise Problem("bad-plan", name=name, least=low, value=getattr(plan, name))
    make_bot(plan, weights_module(plan.game).usual().vector(), "")


def make_bot(plan: Plan, vector: list[float], seed: str) -> Bot:
    known = [name for name, bot in ladder.classes(plan.game).items() if bot.weighted]
    asked = ladder.wish(plan.bot or weights_module(plan.game).TUNED_BOT)
    kind, options = outside.find(plan.game, asked.name)
    if not kind.weighted or ladder.STYLE in options | asked.options:
        raise Problem("not-tunable", bot=asked.name, game=plan.game, known=", ".join(known))
    weights = with_vector(weights_module(plan.game).usual(), vector)
    return ladder.build(plan.game, kind, asked.options, seed, weights)


def fitness(plan: Plan, vector: list[float], reference: list[float], generation: int) -> float:
    """Own points less the mean of the others' average and best, over the generation's games."""
    tables = weights_module(plan.game).TUNED_FOR
    total = 0.0
    for i in range(plan.games):
        players = tables[i % len(tables)]
        seed = f"{plan.seed}/{generation}/{i}"
        own = i % players
        bots = [
            make_bot(plan, vector if seat == own else reference, f"{seed}/{seat}")
            for seat in range(players)
        ]
        result = play(registry.config(plan.game, players, seed), bots)
        others = result.points[:own] + result.points[own + 1 :]
        if result.rival is not None:
            others.append(result.rival["points"])
        total += result.points[own] - (sum(others) / len(others) + max(others)) / 2
    return total / plan.games


def normal(chance: Stream) -> float:
    """A normally distributed number (Box and Muller)."""
    u = (chance.below(SPAN - 1) + 1) / SPAN
    v = chance.below(SPAN) / SPAN
    return math.sqrt(-2 * math.log(u)) * math.cos(2 * math.pi * v)


def tune(
    plan: Plan,
    progress: Progress | None = None,
    report: Callable[[Generation], None] | None = None,
) -> list[float]:
    """The tuned weights as a vector."""
    mean: list[float] = weights_module(plan.game).usual().vector()
    spread = [plan.step * max(abs(value), 0.2) for value in mean]
    reference = mean
    chance = Stream(plan.seed, "tune")
    check(plan)
    done, whole = 0, plan.generations * plan.population
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(plan.jobs, mp_context=context) as pool:
        for number in range(plan.generations):
            crowd = [
                [m + s * normal(chance) for m, s in zip(mean, spread, strict=True)]
                for _ in range(plan.population)
            ]
            waiting = [pool.submit(fitness, plan, one, reference, number) for one in crowd]
            scores: list[float] = []
            for future in waiting:
                scores.append(future.result())
                done += 1
                if progress is not None:
                    progress(done, whole)
            order = sorted(range(len(crowd)), key=scores.__getitem__, reverse=True)[: plan.best]
            chosen = [crowd[i] for i in order]
            mean, spread = move(mean, spread, chosen)
            if (number + 1) % plan.renew == 0:
                reference = mean
            if report is not None:
                average = sum(scores[i] for i in order) / len(order)
                report(Generation(number + 1, scores[order[0]], average, mean))
    return mean


def move(
    mean: list[float], spread: list[float], chosen: list[list[float]]
) -> tuple[list[float], list[float]]:
    """Halfway to the chosen ones; a spread that shrinks too fast would stop the search."""
    new_mean: list[float] = []
    new_spread: list[float] = []
    for i, (old, width) in enumerate(zip(mean, spread, strict=True)):
        column = [one[i] for one in chosen]
        centre = sum(column) / len(column)
        deviation = math.sqrt(sum((value - centre) ** 2 for value in column) / len(column))
        new_mean.append(0.3 * old + 0.7 * centre)
        new_spread.append(0.4 * width + 0.6 * deviation)
    return new_mean, new_spread
