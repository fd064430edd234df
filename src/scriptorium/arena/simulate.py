"""Many games between bots, over several processes.

Game number i has the seed "SEED/i" and depends on nothing else, so that the results, their order
and the digest are the same for any number of processes.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice

from scriptorium.arena.match import Result, play
from scriptorium.arena.statistics import Standings
from scriptorium.bots import outside
from scriptorium.core import registry
from scriptorium.core.errors import Problem

Progress = Callable[[int, int], None]  # games done, games in all
Keep = Callable[[int, Result], None]  # the number of a game and what came of it

# Games a process plays before it reports: enough to be worth the trip, few enough for a bar that
# moves and for processes that end at about the same time.
CHUNK = 16
# Chunks ahead of the one waited for, for each process: bounds the records kept in memory.
AHEAD = 4


@dataclass(frozen=True)
class Series:
    """Games to be played. `config.seed` is the seed of the series."""

    config: registry.Config
    bots: tuple[str, ...]
    games: int

    def seating(self, i: int) -> list[int]:
        """For each seat of game i the bot of the list that sits there.

        The list repeats until everybody has a bot; bot k sits at seat (k + i) % players.
        """
        players = self.config.players
        return [(seat - i) % players % len(self.bots) for seat in range(players)]


@dataclass(frozen=True)
class Summary:
    """`digest` is the SHA-256 of all records one after the other, as files."""

    standings: Standings
    digest: str


def check(series: Series) -> None:
    """Say what is wrong before any game starts."""
    if series.games < 1:
        raise Problem("simulate-games", games=series.games)
    players = series.config.players
    if not 1 <= len(series.bots) <= players:
        raise Problem("simulate-bots", bots=len(series.bots), players=players)
    for name in series.bots:
        outside.make(series.config.game, name, "")
    # Some options contradict each other only when a game is set up.
    registry.load(series.config.game).new(series.config)


def play_one(series: Series, i: int) -> Result:
    config = replace(series.config, seed=f"{series.config.seed}/{i}")
    # The seat belongs to the seed: equal bots at one table must not choose alike.
    bots = [
        outside.make(config.game, series.bots[k], f"{config.seed}/{seat}")
        for seat, k in enumerate(series.seating(i))
    ]
    return play(config, bots, recorded=True)


def play_chunk(series: Series, first: int, last: int) -> list[Result]:
    """What a process of its own does."""
    return [play_one(series, i) for i in range(first, last)]


def leave_interrupts() -> None:
    """Control-C is for the process that started the others; it lets them finish their chunk."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(several: Sequence[Series], jobs: int) -> Iterator[tuple[Series, int, int]]:
    """What the processes are given one after the other; no chunk belongs to two series."""
    for series in several:
        size = max(1, min(CHUNK, series.games // (jobs * AHEAD)))
        for first in range(0, series.games, size):
            yield series, first, min(first + size, series.games)


def results(several: Sequence[Series], jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the games, one series after the other. The processes go from one
    to the next: none waits for the last game of a series."""
    if jobs < 1:
        raise Problem("simulate-jobs", jobs=jobs)
    if jobs == 1:
        for series in several:
            for i in range(series.games):
                yield play_one(series, i)
        return
    ahead = chunks(several, jobs)
    waiting: deque[Future[list[Result]]] = deque()
    # Processes started afresh: the same on every system, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts)
    try:
        while True:
            for chunk in islice(ahead, jobs * AHEAD - len(waiting)):
                waiting.append(pool.submit(play_chunk, *chunk))
            if not waiting:
                return
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def simulate(
    series: Series, jobs: int = 1, progress: Progress | None = None, keep: Keep | None = None
) -> Summary:
    """Play them all. `keep` gets each game as it comes, `progress` hears how many are done."""
    return simulate_all([series], jobs, progress, keep)[0]


def simulate_all(
    several: Sequence[Series],
    jobs: int = 1,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> list[Summary]:
    """Play several series; `progress` hears of the games of all."""
    for series in several:
        check(series)
    found = results(several, jobs)
    if progress is not None:
        found = watched(found, sum(series.games for series in several), progress)
    return [summary(series, islice(found, series.games), keep) for series in several]


def watched(found: Iterable[Result], games: int, progress: Progress) -> Iterator[Result]:
    for done, result in enumerate(found, 1):
        progress(done, games)
        yield result


def summary(series: Series, found: Iterable[Result], keep: Keep | None) -> Summary:
    standings = Standings(series.bots, series.config.players)
    digest = hashlib.sha256()
    for i, result in enumerate(found):
        standings.add(result, series.seating(i))
        digest.update(result.text.encode())
        if keep is not None:
            keep(i, result)
    return Summary(standings, digest.hexdigest())
