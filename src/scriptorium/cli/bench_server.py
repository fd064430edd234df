"""`scriptorium bench --server`: how much the server carries here."""

from __future__ import annotations

import json as json_module
import math
import sys
from dataclasses import dataclass

from scriptorium.cli import language
from scriptorium.cli.screen import wrap
from scriptorium.cli.simulate import Numbers, bar, paper, show
from scriptorium.core.errors import Problem
from scriptorium.server.load.report import SHARES, Report, Span, Spread
from scriptorium.server.load.run import Load, run
from scriptorium.texts import Texts

# The limits are for one address, and here all comes from one.
LIMITS = ["--limit-requests", "1000000", "--limit-sockets", "1000000"]
SERVE = [sys.executable, "-m", "scriptorium.cli.main", "serve", *LIMITS]
SECONDS, TABLES, SOCKETS = 20.0, 200, 600


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None: the usual."""

    tables: int | None = None
    sockets: int | None = None
    seconds: float | None = None
    rate: float | None = None
    workers: int = 1
    db: str | None = None

    def load(self) -> Load:
        tables = TABLES if self.tables is None else self.tables
        sockets = 3 * tables if self.sockets is None else self.sockets
        if tables < 1 or sockets < 2 * tables:
            raise Problem("bench-tables", tables=tables, sockets=sockets)
        seconds = SECONDS if self.seconds is None else self.seconds
        if not 0 < seconds < math.inf:
            raise Problem("bench-seconds", seconds=str(seconds))
        rate = float(tables) if self.rate is None else self.rate  # one each second at each table
        if not 0 <= rate < math.inf:
            raise Problem("bench-rate", rate=str(rate))
        if self.workers < 1:
            raise Problem("bad-workers", workers=self.workers)
        if self.workers > 1 and (self.db is None or self.db.startswith("sqlite")):
            raise Problem("workers-need-postgres", workers=self.workers)
        return Load(SERVE, tables, sockets, seconds, rate, self.db, self.workers)


def measure(wish: Wish, json: bool) -> None:
    load = wish.load()
    texts = language.texts()
    with bar(texts.t("bench-server-progress"), hidden=json) as progress:
        report = run(load, progress)
    if json:
        print(json_module.dumps(report.json()))
    else:
        Page(texts, report).print()


class Page:
    def __init__(self, texts: Texts, report: Report) -> None:
        self.texts = texts
        self.report = report
        self.numbers = Numbers(texts)

    def t(self, key: str, **values: object) -> str:
        return self.texts.t(f"bench-server-{key}", **values)

    def plain(self, value: float | None, digits: int = 0) -> str:
        return "–" if value is None else self.numbers.plain(value, digits)

    def print(self) -> None:
        console, report = paper(), self.report
        closed = self.t("closed")
        offered = self.t("offered", rate=self.plain(report.offered)) if report.offered else closed
        title = self.t("title", tables=report.tables, sockets=report.sockets, offered=offered)
        head = [self.t(name) for name in ("measure", "count", *SHARES)]
        rows = [*self.rows("shown", report.shown), *self.rows("answer", report.answer)]
        show(console, title, head, rows)
        for sentence in self.sentences():
            for line in wrap(sentence, console.width):
                console.print(line)

    def rows(self, name: str, span: Span) -> list[list[str]]:
        ratios = [self.plain(span.ratio(share), 2) for share in SHARES]
        return [
            [self.t(name), *self.cells(span.whole)],
            [self.t(f"{name}-early"), *self.cells(span.early)],
            [self.t(f"{name}-late"), *self.cells(span.late)],
            [self.t(f"{name}-ratio"), "", *ratios],
        ]

    def cells(self, spread: Spread | None) -> list[str]:
        if spread is None:
            return ["–"] * (1 + len(SHARES))
        return [
            self.plain(spread.count),
            *(self.plain(getattr(spread, share), 1) for share in SHARES),
        ]

    def sentences(self) -> list[str]:
        report, plain = self.report, self.plain
        out = [
            self.t(
                "actions",
                rate=plain(report.rate, 1),
                seconds=plain(report.seconds, 1),
                actions=plain(report.actions),
                refused=plain(report.refused),
                lost=plain(report.lost),
            ),
            self.t(
                "usage",
                cores=plain(report.server_cores, 2),
                each=plain(report.server_ms, 2),
                memory=plain(report.memory),
                own=plain(report.generator / report.seconds, 2),
            ),
            self.t("start", start=plain(report.startup, 1), opened=plain(report.opened, 1)),
            self.t(
                "screen",
                cold=plain(1e3 * report.screen.seconds),
                requests=report.screen.requests,
                loaded=plain(1e3 * report.screen_loaded.seconds),
            ),
        ]
        if not report.screen.client:
            out.append(self.t("no-client"))
        return [*out, self.t("note", database=report.database, workers=report.workers)]
