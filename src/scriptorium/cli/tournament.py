"""`scriptorium tournament`: every bot of a list against every other, as one table."""

from __future__ import annotations

import json as json_module
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from scriptorium.arena.statistics import BotStanding
from scriptorium.arena.tournament import Crosstable, Step, Tournament, play
from scriptorium.bots import ladder
from scriptorium.cli import language
from scriptorium.cli.reporting import Numbers, bar, paper, show
from scriptorium.cli.wishes import MOST_GAMES, SeriesWish, at_most, bot_names
from scriptorium.texts import Plain, Texts

USUAL_PLAYERS = 2
USUAL = SeriesWish()


def command(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    bots: Annotated[str | None, Parameter(help="cli-tournament-bots")] = None,
    games: Annotated[int, Parameter(help="cli-tournament-games")] = 100,
    wish: SeriesWish = USUAL,
) -> None:
    config = wish.config(game, USUAL_PLAYERS)
    at_most("--games", games, MOST_GAMES)
    jobs = wish.processes
    names = tuple(ladder.levels(game)) if bots is None else bot_names(bots)
    tournament = Tournament(config, names, games)
    texts = language.texts(game)
    with bar(texts.t("simulate-progress"), hidden=wish.json) as progress:
        table = play(tournament, jobs, progress)
    if wish.json:
        print(json_module.dumps(table.json(), ensure_ascii=False))
    else:
        Tables(texts, table).print()


class Tables:
    """The same for people: rows and columns are the bots."""

    def __init__(self, texts: Texts, table: Crosstable) -> None:
        self.texts = texts
        self.numbers = Numbers(texts)
        self.table = table
        self.tournament = table.tournament

    def print(self) -> None:
        texts, console, tournament = self.texts, paper(), self.tournament
        title = texts.t(
            "tournament-shares",
            games=tournament.games,
            others=tournament.config.players - 1,
            fair=Plain(self.numbers.percent(tournament.fair_share)),
        )
        bots = list(tournament.bots)
        head = [texts.t("simulate-head-bot"), *bots, texts.t("simulate-head-mean")]
        percent, plain = self.numbers.percent, self.numbers.plain
        shares = self.rows(self.share, lambda bot: percent(self.table.mean_share(bot)))
        show(console, title, head, shares)
        points = self.rows(self.points, lambda bot: plain(self.table.mean_points(bot), 1))
        show(console, texts.t("tournament-points"), head, points)
        for step in self.table.steps:
            console.print(self.step(step))

    def rows(
        self, cell: Callable[[BotStanding], str], mean: Callable[[int], str]
    ) -> list[list[str]]:
        """A row for each bot: a cell for each other one, then its mean."""
        bots = range(len(self.tournament.bots))
        return [
            [
                self.tournament.bots[bot],
                *("" if bot == one else cell(self.table.standing(bot, one)) for one in bots),
                mean(bot),
            ]
            for bot in bots
        ]

    def share(self, standing: BotStanding) -> str:
        """The interval stands below its number: five bots fit a narrow window."""
        low, high = standing.share_interval
        between = self.numbers.between((100 * low, 100 * high), digits=0).strip()
        return f"{self.numbers.percent(standing.share)}\n{between}"

    def points(self, standing: BotStanding) -> str:
        return self.numbers.plain(standing.points.mean, 1)

    def step(self, step: Step) -> str:
        names = {"bot": Plain(step.bot), "than": Plain(step.than)}  # as they are typed
        return self.texts.t(f"tournament-{step.verdict}", **names)
