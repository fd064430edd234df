"""What a number of games says, and how surely: shares and means with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from scriptorium.arena.match import Result
from scriptorium.core import outcome

Z = 1.959963984540054  # 95 % of a normal distribution lie within Z deviations of its mean

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The interval of Wilson for a share: honest also near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    centre = share + spread / 2
    reach = Z * math.sqrt((share * (1 - share) + spread / 4) / games)
    low, high = (centre - reach) / (1 + spread), (centre + reach) / (1 + spread)
    # Rounding must not leave 1e-18 where nobody has won, nor go beyond what a share can be.
    return (max(0.0, low) if wins else 0.0), (min(1.0, high) if wins < games else 1.0)


def student(freedom: int) -> float:
    """The 95 % point of Student's distribution (Cornish and Fisher's series: good to 1 % from
    6 degrees of freedom on)."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


class Sample:
    """A mean and its spread, from sums alone: a million games need no more room than one."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.low = math.inf
        self.high = -math.inf

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def interval(self) -> Interval | None:
        """None for a single value, which says nothing about its spread."""
        if self.count < 2:
            return None
        variance = max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1)
        reach = student(self.count - 1) * math.sqrt(variance / self.count)
        return self.mean - reach, self.mean + reach

    def json(self) -> dict[str, Any]:
        return {"mean": self.mean, "min": self.low, "max": self.high}


@dataclass
class BotStanding:
    """One bot of the list. `copies` of it sit at the table; the unit is always the game: its
    wins are the games won by any of them, its points the mean of theirs."""

    name: str
    copies: int
    games: int = 0
    wins: float = 0.0
    points: Sample = field(default_factory=Sample)
    sources: dict[str, float] = field(default_factory=dict)

    def add(self, result: Result, seats: Sequence[int]) -> None:
        self.count(
            result.won_by(seats),
            sum(result.points[seat] for seat in seats) / len(seats),
            {
                name: sum(values[seat] for seat in seats) / len(seats)
                for name, values in result.sources.items()
            },
        )

    def count(self, won: float, points: float, sources: dict[str, float]) -> None:
        self.games += 1
        self.wins += won
        self.points.add(points)
        for name, value in sources.items():
            self.sources[name] = self.sources.get(name, 0.0) + value

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def share_interval(self) -> Interval:
        return wilson(self.wins, self.games)

    @property
    def mean_sources(self) -> dict[str, float]:
        return {name: total / self.games for name, total in self.sources.items()}

    def json(self) -> dict[str, Any]:
        return {
            "bot": self.name,
            "copies": self.copies,
            "games": self.games,
            "wins": self.wins,
            "win_share": self.share,
            "win_share_interval": self.share_interval,
            **self.made_up(),
        }

    def made_up(self) -> dict[str, Any]:
        """The points, and where they come from."""
        return {
            "mean_points": self.points.mean,
            "mean_points_interval": self.points.interval,
            "points": self.points.json(),
            "sources": self.mean_sources,
        }


@dataclass
class SeatStanding:
    """One seat, whoever sat there."""

    games: int = 0
    wins: float = 0.0
    points: Sample = field(default_factory=Sample)

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.points.add(result.points[seat])
        self.wins += result.won_by([seat])

    def json(self) -> dict[str, Any]:
        return {
            "wins": self.wins,
            "win_share": self.wins / self.games if self.games else 0.0,
            "win_share_interval": wilson(self.wins, self.games),
            "mean_points": self.points.mean,
        }


class Standings:
    """All there is to say about the games so far. `bots` is the list as it was given."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        copies = [len(range(k, players, len(bots))) for k in range(len(bots))]
        self.bots = [BotStanding(name, copies[k]) for k, name in enumerate(bots)]
        self.rival: BotStanding | None = None  # whom the rules play
        self.winner: BotStanding | None = None  # whoever has won, where players have ranks
        self.seats = [SeatStanding() for _ in range(players)]
        self.decisions, self.forced, self.rounds = Sample(), Sample(), Sample()

    def add(self, result: Result, seating: Sequence[int]) -> None:
        """`seating` tells for each seat which bot of the list sits there."""
        for k, bot in enumerate(self.bots):
            bot.add(result, [seat for seat, index in enumerate(seating) if index == k])
        if result.rival is not None:
            self.rival = self.rival or BotStanding("rival", 1)
            won = 0.0 if result.winners else 1.0
            self.rival.count(won, result.rival["points"], result.rival["sources"])
        winners = result.winners  # nobody, where a scenario can be lost by all
        if winners and len(self.seats) > 1 and result.outcome["kind"] == outcome.RANKS:
            self.winner = self.winner or BotStanding("winner", 1)
            self.winner.add(result, winners)
        for seat, standing in enumerate(self.seats):
            standing.add(result, seat)
        self.decisions.add(result.decisions)
        self.forced.add(result.forced)
        self.rounds.add(result.rounds)

    @property
    def games(self) -> int:
        return self.decisions.count

    def json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": round(self.decisions.total),
            "forced": round(self.forced.total),
            "mean_points": [bot.points.mean for bot in self.bots],
            "wins": [bot.wins for bot in self.bots],
            "bots": [bot.json() for bot in self.bots],
            **({"rival": self.rival.json()} if self.rival is not None else {}),
            **({"winner": self.winner.made_up()} if self.winner is not None else {}),
            "seats": [seat.json() for seat in self.seats],
            "length": {
                "decisions": self.decisions.json(),
                "forced": self.forced.json(),
                "rounds": self.rounds.json(),
            },
        }
