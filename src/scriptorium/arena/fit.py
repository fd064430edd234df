"""Fitting what games come to: sums over many games, in several processes.

A game's bots bring `bots/GAME/fitting.py`: `TABLES` (which games, by scenario and number of
players), `gather` (plays one and adds to the sums) and `write` (the file's text).
"""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from scriptorium.bots.least_squares import Sums
from scriptorium.core import registry
from scriptorium.core.errors import Problem

Progress = Callable[[int, int], None]  # games done, games in all
Table = tuple[str, int]  # scenario, players
FITTED = 2500  # games for each table, if nobody says how many
PENALTY = 3.0
CHUNK = 25  # games a process plays before it reports


class Fitted(NamedTuple):
    """For each round the weights and what they leave unexplained."""

    rounds: list[list[float]]
    errors: list[float]


def fitting_module(game: str) -> Any:
    try:
        return importlib.import_module(f"scriptorium.bots.{game}.fitting")
    except ModuleNotFoundError:
        raise Problem("no-fitting", game=game) from None


def gather(game: str, table: Table, seed: str, first: int, last: int) -> dict[int, Sums]:
    """What a process of its own does: the sums of some games, by round."""
    scenario, players = table
    editions = registry.meta(game).editions
    sums: dict[int, Sums] = {}
    for i in range(first, last):
        config = registry.config(
            game,
            players=players,
            seed=f"{seed}/{scenario}/{players}/{i}",
            edition=editions[i % len(editions)],
            scenario=scenario,
        )
        fitting_module(game).gather(registry.load(game).new(config), config.seed, sums)
    return sums


def fit(
    game: str, games: int, seed: str, jobs: int, progress: Progress | None = None
) -> dict[Table, Fitted]:
    """Play so many games for each table, and fit each round."""
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise Problem("bad-plan", name=name, least=1, value=number)
    tables: tuple[Table, ...] = fitting_module(game).TABLES
    context = multiprocessing.get_context("spawn")
    done, whole = 0, games * len(tables)
    out: dict[Table, Fitted] = {}
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [
            (table, pool.submit(gather, game, table, seed, first, min(first + CHUNK, games)))
            for table in tables
            for first in range(0, games, CHUNK)
        ]
        sums: dict[Table, dict[int, Sums]] = {table: {} for table in tables}
        for table, future in waiting:
            for number, part in future.result().items():
                if number in sums[table]:
                    sums[table][number].join(part)
                else:
                    sums[table][number] = part
            done = min(whole, done + CHUNK)
            if progress is not None:
                progress(done, whole)
    for table, rounds in sums.items():
        fitted = [rounds[number].fit(PENALTY) for number in sorted(rounds)]
        out[table] = Fitted([weights for weights, _ in fitted], [error for _, error in fitted])
    return out
