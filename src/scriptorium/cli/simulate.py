"""`scriptorium simulate`: many games between bots, and what they say."""

from __future__ import annotations

import json as json_module
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from scriptorium.arena.match import Result
from scriptorium.arena.simulate import Series, Summary, check, simulate
from scriptorium.arena.statistics import BotStanding, Interval, wilson
from scriptorium.cli import language
from scriptorium.cli.wishes import MOST_GAMES, MOST_PROCESSES, at_most, meaningful, settings
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.texts import Texts

ENDING = ".jsonl"
USUAL_PLAYERS = 4


def command(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    players: Annotated[int | None, Parameter(help="cli-simulate-players")] = None,
    bots: Annotated[str, Parameter(help="cli-simulate-bots")] = "random",
    games: Annotated[int, Parameter(help="cli-simulate-games")] = 100,
    seed: Annotated[str, Parameter(help="cli-simulate-seed")] = "0",
    jobs: Annotated[int | None, Parameter(help="cli-simulate-jobs")] = None,
    edition: Annotated[str | None, Parameter(help="cli-simulate-edition")] = None,
    scenario: Annotated[str | None, Parameter(help="cli-simulate-scenario")] = None,
    option: Annotated[
        list[str] | None, Parameter(help="cli-simulate-option", negative_iterable=())
    ] = None,
    json: Annotated[bool, Parameter(help="cli-simulate-json", negative=())] = False,
    records: Annotated[Path | None, Parameter(help="cli-simulate-records")] = None,
) -> None:
    most = registry.meta(game).players[1]
    wishes = settings(option or [])
    config = registry.config(
        game,
        min(USUAL_PLAYERS, most) if players is None else players,
        seed,
        edition,
        scenario,
        wishes,
    )
    meaningful(config, wishes)
    at_most("--games", games, MOST_GAMES)
    at_most("--jobs", jobs or 1, MOST_PROCESSES)
    series = Series(config, tuple(name.strip() for name in bots.split(",")), games)
    check(series)
    keep = None if records is None else keeper(records, series)
    texts = language.texts(game)
    with bar(texts.t("simulate-progress"), hidden=json) as progress:
        summary = simulate(series, cores() if jobs is None else jobs, progress, keep)
    if json:
        print(json_module.dumps(report(series, summary), ensure_ascii=False))
    else:
        Tables(texts, series, summary).print()


def cores() -> int:
    """The processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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
            between = self.between(winner.points.interval)
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
                n.plain(bot.points.mean, 1) + self.between(bot.points.interval),
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
        return self.numbers.percent(wins / games) + self.between((100 * low, 100 * high))

    def between(self, interval: Interval | None) -> str:
        """The interval behind its number."""
        if interval is None:
            return ""
        low, high = (self.numbers.plain(value, 1) for value in interval)
        return f" ({low}–{high})"

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


# Shared with `bench`


class Numbers:
    """Numbers as the reader's language writes them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def plain(self, value: float, digits: int = 0) -> str:
        # The catalogue has one message for each number of digits: Fluent takes no variable there.
        return self.texts.t(f"number-{digits}", value=round(value, digits))

    def percent(self, share: float) -> str:
        return self.texts.t("number-percent", value=round(100 * share, 1))


def paper() -> Console:
    """Standard output; where nobody says how wide it is, wide enough for every table."""
    width = shutil.get_terminal_size((100, 40)).columns
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, width=width)


def show(console: Console, title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table: words to the left, numbers to the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for i, name in enumerate(head):
        table.add_column(name, justify="right" if i else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console.print(table)


@contextmanager
def bar(title: str, hidden: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, where a person can see it. Call it with what is done and
    what there is to do."""
    console = Console(file=sys.stderr, markup=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = hidden or not sys.stderr.isatty()
    with Progress(*columns, console=console, disable=hidden, transient=True) as progress:
        task = progress.add_task(title, total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield advance
