"""`scriptorium bench`: how fast the engine is here, next to catanatron where it is installed."""

from __future__ import annotations

import json as json_module
import math
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from scriptorium.arena import thinking
from scriptorium.arena.bench import Bench, Column, Figure, Report
from scriptorium.cli import language
from scriptorium.cli.games import bot
from scriptorium.cli.reporting import Numbers, bar, paper, show
from scriptorium.cli.screen import wrap
from scriptorium.cli.wishes import MOST_GAMES, at_most
from scriptorium.core.errors import Problem
from scriptorium.texts import Texts

SECONDS = 3.0
SLICES = 5
RECORDED = 30  # games of each kind of play
RATES = ("decisions_per_s", "forced_per_s", "games_per_s", "legal_per_s")
FACTS = ("mean_points", "options_per_decision", "decisions_per_game")
SHARE = "forced_share"
THINKING = ("thinking_ms", "thinking_most_ms")
CALLS = ("copy_us", "setup_us")


def command(
    *,
    json: Annotated[bool, Parameter(help="cli-bench-json", negative=())] = False,
    seconds: Annotated[float | None, Parameter(help="cli-bench-seconds")] = None,
    games: Annotated[int | None, Parameter(help="cli-bench-games")] = None,
    bots: Annotated[bool, Parameter(help="cli-bench-bots", negative=())] = False,
    server: Annotated[bool, Parameter(help="cli-bench-server", negative=())] = False,
    tables: Annotated[int | None, Parameter(help="cli-bench-tables")] = None,
    sockets: Annotated[int | None, Parameter(help="cli-bench-sockets")] = None,
    rate: Annotated[float | None, Parameter(help="cli-bench-rate")] = None,
    workers: Annotated[int, Parameter(help="cli-bench-workers")] = 1,
    db: Annotated[str | None, Parameter(help="cli-bench-db")] = None,
) -> None:
    if server:
        from scriptorium.cli.bench_server import Wish, measure

        measure(Wish(tables, sockets, seconds, rate, workers, db), json)
        return
    seconds = SECONDS if seconds is None else seconds
    if not 0 < seconds < math.inf:
        raise Problem("bench-seconds", seconds=str(seconds))
    if games is not None and games < 1:
        raise Problem("bench-games", games=games)
    at_most("--games", games or 1, MOST_GAMES)
    texts = language.texts()
    if bots:
        measure_bots(texts, games or 1, json)
        return
    with bar(texts.t("bench-progress"), hidden=json) as progress:
        report = Bench(games or RECORDED).run(seconds, SLICES, progress)
    if json:
        print(json_module.dumps(report.json()))
    else:
        print_report(texts, report)


def measure_bots(texts: Texts, games: int, json: bool) -> None:
    """Whole games of each bot, thinking included."""
    with bar(texts.t("bench-progress"), hidden=json) as progress:
        rows = list(thinking.measure(games, progress))
    if json:
        print(json_module.dumps([row.json() for row in rows]))
        return
    numbers = Numbers(texts)
    head = ("bot", "whole-ms", "thinking-ms", "thinking-most-ms", "mean-points")
    cells = [
        [
            texts.t(
                "bench-bot-row",
                game=language.texts(row.game).t("game-title"),
                players=row.players,
                bot=bot(texts, row.game, row.bot),
            ),
            *(numbers.plain(one, 1) for one in (row.game_ms, row.choice_ms, row.longest_ms)),
            numbers.plain(row.mean_points, 1),
        ]
        for row in rows
    ]
    names = [texts.t(f"bench-{name}") for name in head]
    show(paper(), texts.t("bench-bots", count=games), names, cells)


def print_report(texts: Texts, report: Report) -> None:
    page = Page(texts, report)
    console = paper()
    way = texts.t("bench-compiled" if report.compiled else "bench-interpreted")
    show(console, texts.t("bench-title", way=way), page.head("play", *RATES), page.rows(page.rate))
    show(
        console,
        texts.t("bench-facts"),
        page.head("play", *FACTS, SHARE, *THINKING),
        page.rows(page.fact),
    )
    show(console, texts.t("bench-calls"), page.head("engine", *CALLS), page.calls())
    console.print(page.comparison())
    seconds = page.numbers.plain(report.seconds, 1)
    for line in wrap(texts.t("bench-note", seconds=seconds), console.width):
        console.print(line)


class Page:
    """The cells of the tables."""

    def __init__(self, texts: Texts, report: Report) -> None:
        self.texts = texts
        self.numbers = Numbers(texts)
        self.report = report
        peers = [report.catan] if report.catan is not None else []
        self.columns = [*report.columns, *report.further, *peers]

    def head(self, *names: str) -> list[str]:
        return [self.texts.t(f"bench-{name.replace('_', '-')}") for name in names]

    def rows(self, cells: Callable[[Column], list[str]]) -> list[list[str]]:
        return [[self.play(one), *cells(one)] for one in self.columns]

    def rate(self, column: Column) -> list[str]:
        out = [self.spread(column.figures.get(RATES[0]))]
        return out + [self.median(column.figures.get(name)) for name in RATES[1:]]

    def fact(self, column: Column) -> list[str]:
        facts = column.facts
        if not facts:
            return ["–" for _ in (*FACTS, SHARE, *THINKING)]
        thinking = [
            self.numbers.plain(facts[name], 2) if name in facts else "–" for name in THINKING
        ]
        numbers = [self.numbers.plain(facts[name], 1) for name in FACTS]
        return [*numbers, self.numbers.percent(facts[SHARE]), *thinking]

    def calls(self) -> list[list[str]]:
        """Only the first kind of play has them, other games, and the other engine."""
        timed = [one for one in self.columns if CALLS[0] in one.figures]
        return [
            [self.play(one), *(self.spread(one.figures.get(call)) for call in CALLS)]
            for one in timed
        ]

    def play(self, column: Column) -> str:
        return self.texts.t(f"bench-play-{column.name}")

    def median(self, figure: Figure | None) -> str:
        if figure is None:
            return "–"
        return self.numbers.plain(figure.median, 1 if figure.median < 100 else 0)

    def spread(self, figure: Figure | None) -> str:
        if figure is None:
            return "–"
        digits = 1 if figure.median < 100 else 0
        low, high = (self.numbers.plain(value, digits) for value in figure.range)
        return f"{self.numbers.plain(figure.median, digits)} ({low}–{high})"

    def comparison(self) -> str:
        ratio = self.report.ratio
        if ratio is None:
            return self.texts.t("bench-no-peer")
        low, high = (self.numbers.plain(value, 1) for value in ratio.range)
        return self.texts.t(
            "bench-ratio", ratio=self.numbers.plain(ratio.median, 1), low=low, high=high
        )
