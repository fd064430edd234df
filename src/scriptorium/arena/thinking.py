"""How long bots think: whole games of each rung of the ladder, thinking included."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.bots.base import Bot
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.state import State

TABLES = (("orleans", 4), ("pilgrim", 2))  # game, players
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Row:
    """One bot in all seats: processor time of a game and of a choice, in milliseconds."""

    game: str
    players: int
    bot: str
    game_ms: float
    choice_ms: float
    longest_ms: float
    mean_points: float

    def json(self) -> dict[str, Any]:
        return dict(self.__dict__)


class Timed(Bot):
    """A bot that looks at the clock while another thinks for it."""

    name: ClassVar[str] = "timed"

    def __init__(self, bot: Bot) -> None:
        Bot.__init__(self, Stream("", "timed"))
        self.bot = bot
        self.chance = bot.chance
        self.spent: list[float] = []

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        start = time.process_time()
        chosen = self.bot.choose(state, seat, budget)
        self.spent.append(1e3 * (time.process_time() - start))
        return chosen


def measure(games: int, progress: Progress | None = None) -> Iterator[Row]:
    """So many games of each bot, in every game."""
    todo = [
        (game, players, name)
        for game, players in TABLES
        for name in ladder.classes(game)
        if name != "random"
    ]
    for done, (game, players, name) in enumerate(todo):
        yield row(game, players, name, games)
        if progress is not None:
            progress(done + 1, len(todo))


def row(game: str, players: int, name: str, games: int) -> Row:
    spent: list[float] = []
    points: list[int] = []
    start = time.process_time()
    for number in range(games):
        seeds = [f"thinking/{number}/{seat}" for seat in range(players)]
        bots = [Timed(ladder.make(game, name, seed)) for seed in seeds]
        points += play(registry.config(game, players, f"thinking/{number}"), bots).points
        spent += [one for bot in bots for one in bot.spent]
    whole = 1e3 * (time.process_time() - start) / games
    mean = sum(points) / len(points)
    return Row(game, players, name, whole, sum(spent) / len(spent), max(spent), mean)
