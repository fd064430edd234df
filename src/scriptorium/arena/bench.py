"""How fast the engine is: four-player Orléans, one core, next to catanatron in the same run.

The figures of merit are those of lively play: recorded games of bots that complete places and use
them, so that positions are as rich as in real games. `to_act`, `legal` and `apply` are timed over
the recorded actions, the bots' thinking is not. Uniform random play stands beside it: it scatters
followers, hardly ever acts, and flatters an engine.

All measurements take turns in short slices, so that a machine that is busy for a while is slow
for all of them; the medians of the slices are reported with their range. This module is never
compiled: a compiled engine is timed as people use it, driven from a Python loop.
"""

from __future__ import annotations

import contextlib
import os
import platform
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from scriptorium.arena import peer
from scriptorium.arena.meters import Meter, Peer, Repeat, Replay, Uniform
from scriptorium.arena.recorded import (
    EDITION,
    GAME,
    PLAYERS,
    midgame,
    recorded,
    starts,
    wide_starts,
)

# Lively play of other games and of scenarios: game, players, scenario.
FURTHER = [
    ("pilgrim", 2, None),
    ("pilgrim", 4, None),
    (GAME, 4, "prosperity"),
    (GAME, 4, "city-defense"),
    (GAME, 2, "duel"),
    (GAME, 1, "dignitary"),
    (GAME, 1, "vierzon"),
    (GAME, 1, "salesman"),
]
LIVELY = "novice"  # completes places at random and executes them
RICHEST = "planner"  # plays well: its positions are the richest
FEWEST_SLICES = 3

Progress = Callable[[int, int], None]


def compiled() -> bool:
    """Whether the state, and with it all hot modules, is an extension module."""
    state = starts(1)[0]()
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


# The report


@dataclass
class Figure:
    """The median of the slices, and how far they lie apart."""

    values: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def range(self) -> tuple[float, float]:
        return min(self.values), max(self.values)


@dataclass
class Column:
    """One kind of play. `figures` are measured, `facts` describe the games."""

    name: str
    figures: dict[str, Figure]
    facts: dict[str, float] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        return {
            "play": self.name,
            **{name: figure.median for name, figure in self.figures.items()},
            **self.facts,
            "range": {name: figure.range for name, figure in self.figures.items()},
        }


@dataclass
class Report:
    """`columns` are our kinds of play, lively play first; `further` is that of other games and
    scenarios; `catan` is catanatron, if there."""

    columns: list[Column]
    further: list[Column]
    catan: Column | None
    ratio: Figure | None
    compiled: bool
    seconds: float
    slices: int

    def json(self) -> dict[str, Any]:
        lively, *others = [column.json() for column in self.columns]
        lively["compiled"] = self.compiled
        for other in others:
            lively[other["play"]] = other
        return {
            GAME: lively,
            "further": {column.name: column.json() for column in self.further},
            "catanatron": self.catan.json() if self.catan is not None else None,
            "ratio": self.ratio.median if self.ratio is not None else None,
            "ratio_range": self.ratio.range if self.ratio is not None else None,
            "players": PLAYERS,
            "edition": EDITION,
            "seconds": self.seconds,
            "slices": self.slices,
            "python": platform.python_version(),
            "machine": platform.machine(),
        }


def column(name: str, meter: Replay | Uniform) -> Column:
    total = {
        what: sum(getattr(one, what) for one in meter.slices)
        for what in ("games", "decisions", "forced", "options")
    }
    figures = {
        "decisions_per_s": Figure(meter.rates("decisions")),
        "games_per_s": Figure(meter.rates("games")),
        "legal_per_s": Figure(meter.rates("options")),
        "forced_per_s": Figure(meter.rates("forced")),
    }
    facts = {
        "forced_share": total["forced"] / total["decisions"],
        "decisions_per_game": total["decisions"] / total["games"],
        "options_per_decision": total["options"] / total["decisions"],
        "mean_points": meter.mean_points,
    }
    if isinstance(meter, Replay):
        facts["thinking_ms"] = 1e3 * statistics.fmean(meter.thinking)
        facts["thinking_most_ms"] = 1e3 * max(meter.thinking)
    return Column(name, figures, facts)


# Putting it together


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(before)})
        yield
    finally:
        os.sched_setaffinity(0, before)


class Bench:
    """All meters of a run. `games` are recorded for each kind of play."""

    def __init__(self, games: int = 30) -> None:
        begins = starts(games)
        lively = recorded(LIVELY, begins)
        self.plays: dict[str, Replay | Uniform] = {
            "lively": Replay(lively),
            RICHEST: Replay(recorded(RICHEST, begins)),
            "wide": Replay(recorded(LIVELY, wide_starts(games))),
            "uniform": Uniform(begins),
        }
        middle = [midgame(game) for game in lively]
        self.further = {
            f"{scenario or game}-{players}": Replay(
                recorded(LIVELY, starts(games, game, players, scenario), game, players)
            )
            for game, players, scenario in FURTHER
        }
        self.further_copies = {
            name: Repeat([midgame(game).copy for game in play.games])
            for name, play in self.further.items()
        }
        self.copy = Repeat([state.copy for state in middle])
        self.set_up = Repeat(list(begins))
        self.peer: Peer | None = None
        self.peer_copy: Repeat | None = None
        engine = peer.find()
        if engine is not None:
            self.peer = Peer(engine)
            self.peer_copy = Repeat([engine.midgame(seed).copy for seed in range(1, 4)])

    def meters(self) -> list[tuple[Meter, float]]:
        """Each meter with its share of the time: calls repeated need less of it."""
        out: list[tuple[Meter, float]] = [(meter, 1.0) for meter in self.plays.values()]
        if self.peer is not None and self.peer_copy is not None:
            # Next to lively play (the first one), with which it is compared.
            out[1:1] = [(self.peer, 1.0), (self.peer_copy, 0.2)]
        out += [(meter, 1.0) for meter in self.further.values()]
        calls = [self.copy, self.set_up, *self.further_copies.values()]
        return [*out, *((meter, 0.2) for meter in calls)]

    def run(self, seconds: float, slices: int, progress: Progress | None = None) -> Report:
        """`seconds` for each kind of play, in so many slices."""
        slices = max(slices, FEWEST_SLICES)
        meters = self.meters()
        with one_core():
            for meter, _ in meters:
                meter.run(min(seconds / 10, 0.5))  # warm up
            for done in range(slices):
                for at, (meter, part) in enumerate(meters):
                    meter.measure(part * seconds / slices)
                    if progress is not None:
                        progress(done * len(meters) + at + 1, slices * len(meters))
        return self.report(seconds, slices)

    def report(self, seconds: float, slices: int) -> Report:
        columns = [column(name, meter) for name, meter in self.plays.items()]
        columns[0].figures["copy_us"] = Figure(self.copy.microseconds)
        columns[0].figures["setup_us"] = Figure(self.set_up.microseconds)
        further = [column(name, meter) for name, meter in self.further.items()]
        for one in further:
            one.figures["copy_us"] = Figure(self.further_copies[one.name].microseconds)
        catan, ratio = None, None
        if self.peer is not None and self.peer_copy is not None:
            catan = Column(
                peer.NAME,
                {
                    "decisions_per_s": Figure(self.peer.rates("decisions")),
                    "games_per_s": Figure(self.peer.rates("games")),
                    "copy_us": Figure(self.peer_copy.microseconds),
                },
            )
            # Slice by slice: neighbours in time had the same machine.
            ours, theirs = self.plays["lively"].rates("decisions"), self.peer.rates("decisions")
            ratio = Figure([a / b for a, b in zip(ours, theirs, strict=True)])
        return Report(columns, further, catan, ratio, compiled(), seconds, slices)
