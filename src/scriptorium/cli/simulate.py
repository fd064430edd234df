"""`scriptorium simulate`: many games between bots, and what they say."""

from __future__ import annotations

import json as json_module
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from scriptorium.arena.match import Result
from scriptorium.arena.simulate import Series, Summary, check, simulate
from scriptorium.arena.statistics import BotStanding, wilson
from scriptorium.cli import language
from scriptorium.cli.reporting import Numbers, bar, paper, show
from scriptorium.cli.wishes import MOST_GAMES, SeriesWish, at_most, bot_names
from scriptorium.core.errors import Problem
from scriptorium.texts import Texts

ENDING = ".jsonl"
USUAL_PLAYERS = 4
USUAL = SeriesWish()


def command(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    bots: Annotated[str, Parameter(help="cli-simulate-bots")] = "random",
    games: Annotated[int, Parameter(help="cli-simulate-games")] = 100,
    wish: SeriesWish = USUAL,
    records: Annotated[Path | None, Parameter(help="cli-simulate-records")] = None,
) -> None:
    config = wish.config(game, USUAL_PLAYERS)
    at_most("--games", games, MOST_GAMES)
    jobs = wish.processes
    series = Series(config, bot_names(bots), games)
    check(series)
    keep = None if records is None else keeper(records, series)
    texts = language.texts(game)
    with bar(texts.t("simulate-progress"), hidden=wish.json) as progress:
        summary = simulate(series, jobs, progress, keep)
    if wish.json:
        print(json_module.dumps(report(series, summary), ensure_ascii=False))
    else:
        Tables(texts, series, summary).print()


def keeper(folder: Path, series: Series) -> Callable[[int, Result], None]:
    """Writes each game into the folder. The names sort like the games, so that
    `cat FOLDER/*.jsonl | sha256sum` is the digest; no file is ever overwritten."""
    width = len(str(series.games - 1))

    def path(i: int) -> Path:
        return folder / f"{series.config.game}-{i:0{width}}{ENDING}"

    for i in range(series.games):
        if path(i).exists():
            raise Problem("file-exists", file=str(path(i)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("simulate-records", file=str(folder), detail=str(error.strerror)) from error

    def keep(i: int, result: Result) -> None:
        try:
            path(i).write_bytes(result.text.encode())
        except OSError as error:
            detail = str(error.strerror)
            raise Problem("simulate-records", file=str(path(i)), detail=detail) from error

    return keep


def report(series: Series, summary: Summary) -> dict[str, Any]:
    """What --json prints: the same for any number of processes."""
    return {
        **series.config.json(),
        "seed": series.config.seed,
        **summary.standings.json(),
        "digest": summary.digest,
    }


class Tables:
    """The same for people."""

    def __init__(self, texts: Texts, series: Series, summary: Summary) -> None:
        self.texts = texts
        self.numbers = Numbers(texts)
        self.series = series
        self.summary = summary
        self.standings = summary.standings

    def print(self) -> None:
        texts, console = self.texts, paper()
        head = self.head("bot", "copies", "wins", "share", "points")
        show(console, texts.t("simulate-bots"), head, self.bots())
        show(console, texts.t("simulate-sources"), self.sources_head(), self.sources())
        head = self.head("seat", "wins", "share", "points")
        show(console, texts.t("simulate-seats"), head, self.seats())
        head = self.head("length", "mean", "least", "most")
        show(console, texts.t("simulate-length"), head, self.length())
        games = self.numbers.plain(self.standings.games)
        winner = self.standings.winner
        if winner is not None:
            points = self.numbers.plain(winner.points.mean, 1)
            between = self.numbers.between(winner.points.interval)
            console.print(texts.t("simulate-winner", points=points, between=between))
        console.print(texts.t("simulate-digest", games=games, digest=self.summary.digest))

    def head(self, *names: str) -> list[str]:
        return [self.texts.t(f"simulate-head-{name}") for name in names]

    def bots(self) -> list[list[str]]:
        n = self.numbers
        return [
            [
                name,
                n.plain(bot.copies),
                n.plain(bot.wins, 1),
                self.share(bot.wins, bot.games),
                n.plain(bot.points.mean, 1) + n.between(bot.points.interval),
            ]
            for name, bot in self.rows()
        ]

    def rows(self) -> list[tuple[str, BotStanding]]:
        """The bots and, where the rules play along, their rival."""
        out = [(bot.name, bot) for bot in self.standings.bots]
        rival = self.standings.rival
        return out if rival is None else [*out, (self.texts.name("seat", "rival"), rival)]

    def share(self, wins: float, games: int) -> str:
        low, high = wilson(wins, games)
        return self.numbers.percent(wins / games) + self.numbers.between((100 * low, 100 * high))

    def sources_head(self) -> list[str]:
        names = self.standings.bots[0].sources
        return [*self.head("bot"), *(self.texts.name("source", name) for name in names)]

    def sources(self) -> list[list[str]]:
        rows, winner = self.rows(), self.standings.winner
        if winner is not None:
            rows.append((self.texts.t("simulate-whoever-won"), winner))
        return [
            [name, *(self.numbers.plain(value, 1) for value in bot.mean_sources.values())]
            for name, bot in rows
        ]

    def seats(self) -> list[list[str]]:
        n = self.numbers
        return [
            [
                str(number),
                n.plain(seat.wins, 1),
                self.share(seat.wins, seat.games),
                n.plain(seat.points.mean, 1),
            ]
            for number, seat in enumerate(self.standings.seats, 1)
        ]

    def length(self) -> list[list[str]]:
        n, rows = self.numbers, []
        for name in ("decisions", "forced", "rounds"):
            sample = getattr(self.standings, name)
            word = self.texts.t(f"simulate-length-{name}")
            rows.append([word, n.plain(sample.mean, 1), n.plain(sample.low), n.plain(sample.high)])
        return rows
