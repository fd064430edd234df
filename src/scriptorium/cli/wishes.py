"""What somebody asked for on the command line, before it is tried."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from scriptorium.core import registry
from scriptorium.core.errors import Problem

MOST_GAMES = 10_000_000
MOST_PROCESSES = 1024
MOST_SOCKETS = 1_000_000
MOST_REQUESTS = 1_000_000  # a second


def settings(options: Iterable[str]) -> dict[str, str]:
    """From name=value, each once."""
    out: dict[str, str] = {}
    for one in options:
        name, equals, value = (part.strip() for part in one.partition("="))
        if not equals or not name:
            raise Problem("option-form", given=one)
        if name in out:
            raise Problem("usage-twice", option=f"--option {name}")
        out[name] = value
    return out


def meaningful(config: registry.Config, given: Iterable[str]) -> None:
    """Whoever asks for something that this game takes no notice of should know it."""
    for option in registry.meta(config.game).options_of(config.scenario).values():
        problem = option.misplaced(config.players, config.edition, config.scenario)
        if problem is not None and option.name in given:
            raise problem


def at_most(option: str, value: float, most: int) -> None:
    """More than that is a slip of the finger, and no machine could do it."""
    if value > most:
        raise Problem("usage-range", option=option, given=str(value), most=most)


def cores() -> int:
    """The processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@Parameter(name="*")
@dataclass(frozen=True)
class SeriesWish:
    """Which games bots are to play, and how: what `simulate` and `tournament` are asked alike."""

    players: Annotated[int | None, Parameter(help="cli-simulate-players")] = None
    seed: Annotated[str, Parameter(help="cli-simulate-seed")] = "0"
    jobs: Annotated[int | None, Parameter(help="cli-simulate-jobs")] = None
    edition: Annotated[str | None, Parameter(help="cli-simulate-edition")] = None
    scenario: Annotated[str | None, Parameter(help="cli-simulate-scenario")] = None
    option: Annotated[
        list[str] | None, Parameter(help="cli-simulate-option", negative_iterable=())
    ] = None
    json: Annotated[bool, Parameter(help="cli-simulate-json", negative=())] = False

    def config(self, game: str, usual_players: int) -> registry.Config:
        """With as many players as usual where nobody says how many, or as a scenario allows."""
        meta, wishes = registry.meta(game), settings(self.option or [])
        low, high = meta.players_of(self.scenario or meta.scenarios[0])
        players = min(max(usual_players, low), high) if self.players is None else self.players
        config = registry.config(game, players, self.seed, self.edition, self.scenario, wishes)
        meaningful(config, wishes)
        return config

    @property
    def processes(self) -> int:
        at_most("--jobs", self.jobs or 1, MOST_PROCESSES)
        return cores() if self.jobs is None else self.jobs


def bot_names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))
