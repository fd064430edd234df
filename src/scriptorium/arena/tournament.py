"""Every bot of a list against every other, on the same set-ups.

With two players a pairing is one series, the bots in turn at both seats. With more, one bot sits
with copies of the other, and each pairing is played both ways round.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from typing import Any, Literal

from scriptorium.arena.simulate import Progress, Series, Summary, simulate_all
from scriptorium.arena.statistics import BotStanding, wilson
from scriptorium.core import outcome, registry
from scriptorium.core.errors import Problem

Pair = tuple[int, int]  # two bots, as numbers of the list
Verdict = Literal["above", "below", "open"]


@dataclass(frozen=True)
class Tournament:
    """What is to be played: `games` of each pairing. All pairings have the seed of the config, so
    that luck with the set-ups is the same for all."""

    config: registry.Config
    bots: tuple[str, ...]
    games: int

    @property
    def pairings(self) -> list[Pair]:
        """The first of each pair is the one that sits there once."""
        numbers = range(len(self.bots))
        found = combinations(numbers, 2) if self.config.players == 2 else permutations(numbers, 2)
        return list(found)

    @property
    def fair_share(self) -> float:
        """What one of equal bots would win."""
        return 1 / self.config.players

    def series(self, pair: Pair) -> Series:
        one, other = (self.bots[k] for k in pair)
        return Series(self.config, (one, *[other] * (self.config.players - 1)), self.games)


@dataclass(frozen=True)
class Step:
    """What is known of a bot next to the one before it in the list."""

    bot: str
    than: str
    verdict: Verdict

    def json(self) -> dict[str, Any]:
        return {"bot": self.bot, "than": self.than, "verdict": self.verdict}


@dataclass(frozen=True)
class Crosstable:
    """What came of it, by pairing."""

    tournament: Tournament
    summaries: dict[Pair, Summary]

    def standing(self, bot: int, other: int) -> BotStanding:
        """How one bot of the list did where it sat once, against the other."""
        if (bot, other) in self.summaries:
            return self.summaries[bot, other].standings.bots[0]
        return self.summaries[other, bot].standings.bots[1]

    def against_all(self, bot: int) -> list[BotStanding]:
        others = (other for other in range(len(self.tournament.bots)) if other != bot)
        return [self.standing(bot, other) for other in others]

    def mean_share(self, bot: int) -> float:
        found = self.against_all(bot)
        return sum(one.share for one in found) / len(found)

    def mean_points(self, bot: int) -> float:
        found = self.against_all(bot)
        return sum(one.points.mean for one in found) / len(found)

    def verdict(self, bot: int, other: int) -> Verdict:
        """Whether the bot wins more than its fair share against the other, beyond doubt. Games
        that nobody has won (there are such in The Duel) say nothing about it."""
        pair = (bot, other) if (bot, other) in self.summaries else (other, bot)
        decided = sum(one.wins for one in self.summaries[pair].standings.bots)
        low, high = wilson(self.standing(bot, other).wins, round(decided))
        if low > self.tournament.fair_share:
            return "above"
        return "below" if high < self.tournament.fair_share else "open"

    @property
    def steps(self) -> list[Step]:
        bots = self.tournament.bots
        return [
            Step(bots[later], bots[earlier], self.verdict(later, earlier))
            for earlier, later in pairwise(range(len(bots)))
        ]

    def json(self) -> dict[str, Any]:
        """The same for any number of processes."""
        tournament = self.tournament
        return {
            **tournament.config.json(),
            "seed": tournament.config.seed,
            "games": tournament.games,
            "fair_share": tournament.fair_share,
            "bots": [
                {"bot": name, "win_share": self.mean_share(k), "mean_points": self.mean_points(k)}
                for k, name in enumerate(tournament.bots)
            ],
            "steps": [step.json() for step in self.steps],
            "pairings": [
                {
                    "bots": [tournament.bots[k] for k in pair],
                    "digest": summary.digest,
                    "standings": [bot.json() for bot in summary.standings.bots],
                }
                for pair, summary in self.summaries.items()
            ],
        }


def check(tournament: Tournament) -> None:
    """Refuse what would be no tournament. `simulate_all` looks at bots and games themselves."""
    config, bots = tournament.config, tournament.bots
    start = registry.load(config.game).new(config).result()
    if config.players == 1 or start["outcome"]["kind"] != outcome.RANKS:
        raise Problem("tournament-opponent")
    if len(bots) < 2:
        raise Problem("tournament-bots", bots=len(bots))
    twice = next((name for k, name in enumerate(bots) if name in bots[:k]), None)
    if twice is not None:
        raise Problem("tournament-twice", bot=twice)


def play(tournament: Tournament, jobs: int = 1, progress: Progress | None = None) -> Crosstable:
    check(tournament)
    pairings = tournament.pairings
    found = simulate_all([tournament.series(pair) for pair in pairings], jobs, progress)
    return Crosstable(tournament, dict(zip(pairings, found, strict=True)))
