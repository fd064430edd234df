"""`scriptorium bench --server`: how much the server carries here."""

from __future__ import annotations

import json as json_module
import math
import sys
from dataclasses import dataclass

from scriptorium.cli import language
from scriptorium.cli.reporting import Numbers, bar, paper, show
from scriptorium.cli.screen import wrap
from scriptorium.cli.wishes import MOST_PROCESSES, MOST_SOCKETS, at_most
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
        at_most("--tables", tables, MOST_SOCKETS)
        at_most("--sockets", sockets, MOST_SOCKETS)
        at_most("--workers", self.workers, MOST_PROCESSES)
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

    def plain(self, value: float | None, digits: int = 0) -> str:
        return "–" if value is None else self.numbers.plain(value, digits)

    def print(self) -> None:
        console, report = paper(), self.report
        closed = self.texts.t("bench-server-closed")
        offered = (
            self.texts.t("bench-server-offered", rate=self.plain(report.offered))
            if report.offered
            else closed
        )
        title = self.texts.t(
            "bench-server-title", tables=report.tables, sockets=report.sockets, offered=offered
        )
        head = [self.texts.t(f"bench-server-{name}") for name in ("measure", "count", *SHARES)]
        rows = [*self.rows("shown", report.shown), *self.rows("answer", report.answer)]
        show(console, title, head, rows)
        for sentence in self.sentences():
            for line in wrap(sentence, console.width):
                console.print(line)

    def rows(self, name: str, span: Span) -> list[list[str]]:
        ratios = [self.plain(span.ratio(share), 2) for share in SHARES]
        return [
            [self.texts.t(f"bench-server-{name}"), *self.cells(span.whole)],
            [self.texts.t(f"bench-server-{name}-early"), *self.cells(span.early)],
            [self.texts.t(f"bench-server-{name}-late"), *self.cells(span.late)],
            [self.texts.t(f"bench-server-{name}-ratio"), "", *ratios],
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
            self.texts.t(
                "bench-server-actions",
                rate=plain(report.rate, 1),
                seconds=plain(report.seconds, 1),
                actions=plain(report.actions),
                refused=plain(report.refused),
                lost=plain(report.lost),
            ),
            self.texts.t(
                "bench-server-usage",
                cores=plain(report.server_cores, 2),
                each=plain(report.server_ms, 2),
                memory=plain(report.memory),
                own=plain(report.generator / report.seconds, 2),
            ),
            self.texts.t(
                "bench-server-start", start=plain(report.startup, 1), opened=plain(report.opened, 1)
            ),
            self.texts.t(
                "bench-server-screen",
                cold=plain(1e3 * report.screen.seconds),
                requests=report.screen.requests,
                loaded=plain(1e3 * report.screen_loaded.seconds),
            ),
        ]
        if not report.screen.client:
            out.append(self.texts.t("bench-server-no-client"))
        return [
            *out,
            self.texts.t("bench-server-note", database=report.database, workers=report.workers),
        ]
