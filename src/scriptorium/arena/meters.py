"""Meters: each measures one thing, runs for a while, again and again."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from scriptorium.arena import peer
from scriptorium.arena.recorded import Recorded
from scriptorium.core.state import State


@dataclass
class Slice:
    """What one meter did in one turn."""

    seconds: float
    games: int = 0
    decisions: int = 0
    forced: int = 0
    options: int = 0

    def rate(self, what: str) -> float:
        return float(getattr(self, what)) / self.seconds


class Meter:
    """One measurement. `turn` does one unit of work and counts it in the slice."""

    def __init__(self) -> None:
        self.slices: list[Slice] = []
        self.turns = 0

    def turn(self, slice: Slice) -> None:
        raise NotImplementedError

    def run(self, seconds: float) -> Slice:
        found = Slice(0.0)
        gc.collect()
        start = perf_counter()
        while True:
            self.turn(found)
            self.turns += 1
            found.seconds = perf_counter() - start
            if found.seconds >= seconds:
                return found

    def measure(self, seconds: float) -> None:
        self.slices.append(self.run(seconds))

    def rates(self, what: str) -> list[float]:
        return [one.rate(what) for one in self.slices]


class Replay(Meter):
    """Recorded games played again; set-up is part of a game."""

    def __init__(self, games: list[Recorded]) -> None:
        super().__init__()
        self.games = games

    def turn(self, slice: Slice) -> None:
        game = self.games[self.turns % len(self.games)]
        state = game.start()
        for action in game.actions:
            seat = state.to_act[0]
            state.legal(seat)
            state.apply(seat, action)
        slice.games += 1
        slice.decisions += len(game.actions)
        slice.forced += game.forced
        slice.options += game.options

    @property
    def mean_points(self) -> float:
        return statistics.fmean(game.points for game in self.games)

    @property
    def thinking(self) -> list[float]:
        return [seconds for game in self.games for seconds in game.thinking]


class Uniform(Meter):
    """Any legal action is as good as any other; here the choice is timed too."""

    def __init__(self, begins: list[Callable[[], State]]) -> None:
        super().__init__()
        self.begins = begins
        self.random = Random(1).random
        self.points = 0.0

    def turn(self, slice: Slice) -> None:
        state = self.begins[self.turns % len(self.begins)]()
        random = self.random
        decisions = forced = options = 0
        while seats := state.to_act:
            legal = state.legal(seats[0])
            count = len(legal)
            options += count
            forced += count == 1
            decisions += 1
            state.apply(seats[0], legal[int(random() * count)])
        slice.games += 1
        slice.decisions += decisions
        slice.forced += forced
        slice.options += options
        points = state.result()["points"]
        self.points += sum(points) / len(points)

    @property
    def mean_points(self) -> float:
        return self.points / self.turns


class Peer(Meter):
    """Whole games of catanatron; it is not asked for its forced choices and options."""

    def __init__(self, engine: peer.Catanatron) -> None:
        super().__init__()
        self.engine = engine

    def turn(self, slice: Slice) -> None:
        slice.decisions += self.engine.play(self.turns + 1)
        slice.games += 1


class Repeat(Meter):
    """The same call over and over, e.g. the copy of a state; `games` counts the calls."""

    def __init__(self, calls: list[Callable[[], Any]]) -> None:
        super().__init__()
        self.calls = calls

    def turn(self, slice: Slice) -> None:
        for call in self.calls:
            call()
        slice.games += len(self.calls)

    @property
    def microseconds(self) -> list[float]:
        return [1e6 * one.seconds / one.games for one in self.slices]
