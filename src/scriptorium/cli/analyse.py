"""`scriptorium analyse`: what a strong bot makes of a finished game."""

from __future__ import annotations

import json as json_module
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from scriptorium.arena import analysis
from scriptorium.cli import language, store
from scriptorium.cli.reporting import Numbers, bar, paper, show
from scriptorium.core import record, registry
from scriptorium.core.errors import Problem
from scriptorium.texts import Plain, Texts

REASONS = 2  # of a better choice, told beside it


def command(
    file: Annotated[Path, Parameter(help="cli-analyse-file")],
    *,
    seat: Annotated[int | None, Parameter(help="cli-analyse-seat")] = None,
    json: Annotated[bool, Parameter(help="cli-analyse-json", negative=())] = False,
) -> None:
    lines = store.read_record(file).lines
    head, config = record.read_header(lines[0])
    if seat is not None and not 1 <= seat <= config.players:
        raise Problem("analyse-seat", seat=seat, players=config.players)
    codec = registry.load(config.game).new(config).ruleset.codec
    texts = language.texts(config.game, codec, config.players)
    with bar(texts.t("analyse-progress"), hidden=json) as progress:
        found = analysis.analyse(lines, progress)
    if json:
        print(json_module.dumps(found, ensure_ascii=False))
        return
    people = [i for i, who in enumerate(head["seats"]) if who == "human"]
    seats = [seat - 1] if seat is not None else people or list(range(config.players))
    Pages(texts, config, found).print(seats)


class Pages:
    """The same for people."""

    def __init__(self, texts: Texts, config: registry.Config, found: analysis.Report) -> None:
        self.texts = texts
        self.numbers = Numbers(texts)
        self.config = config
        self.found = found

    def print(self, seats: Sequence[int]) -> None:
        texts, console = self.texts, paper()
        names = [texts.name("seat", seat) for seat in range(self.config.players)]
        head = [texts.t("analyse-head-round"), *names]
        show(console, texts.t("analyse-expected"), head, self.expected())
        for seat in seats:
            moments = analysis.moments(self.found, seat)
            title = texts.t("analyse-moments", who=Plain(names[seat]), count=len(moments))
            console.print(title, style="bold")
            for number, moment in enumerate(moments, 1):
                for line in self.moment(number, moment):
                    console.print(line)
            console.print(self.balance(seat))
            console.print()
        show(console, texts.t("analyse-sources"), self.sources_head(names), self.sources())

    def expected(self) -> list[list[str]]:
        rows = []
        for one in self.found["rounds"]:
            end = one["n"] is None
            label = self.texts.t("analyse-end") if end else self.numbers.plain(one["round"])
            digits = 0 if end else 1
            rows.append([label, *(self.numbers.plain(value, digits) for value in one["value"])])
        return rows

    def moment(self, number: int, moment: dict[str, Any]) -> list[str]:
        played, best = moment["candidates"][moment["played"]], moment["candidates"][0]
        cost = self.numbers.plain(moment["cost"], 1)
        head = self.texts.t("analyse-moment", number=number, round=moment["round"], cost=cost)
        return [
            f"  {head}",
            f"     {self.texts.t('analyse-played', what=Plain(self.plan(played)))}",
            f"     {self.texts.t('analyse-better', what=Plain(self.plan(best)))}",
            *(f"       {self.part(part)}" for part in best["parts"][:REASONS]),
        ]

    def plan(self, candidate: dict[str, Any]) -> str:
        return self.texts.whole(candidate["actions"])

    def part(self, part: dict[str, Any]) -> str:
        what = self.texts.t(f"part-{part['key']}", **part["values"])
        sign = "+" if part["points"] >= 0 else "−"
        return f"{sign}{self.numbers.plain(abs(part['points']), 1)}  {what}"

    def balance(self, seat: int) -> str:
        own = self.found["seats"][seat]
        told = {name: self.signed(own[name]) for name in ("choices", "luck")}
        start, final = self.numbers.plain(own["start"], 1), self.numbers.plain(own["final"])
        return "  " + self.texts.t("analyse-balance", start=start, final=final, **told)

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "−" if value < 0 else "") + self.numbers.plain(abs(value), 1)

    def sources_head(self, names: Sequence[str]) -> list[str]:
        return [self.texts.t("analyse-head-source"), *names]

    def sources(self) -> list[list[str]]:
        return [
            [self.texts.name("source", name), *(self.numbers.plain(one) for one in values)]
            for name, values in self.found["sources"].items()
        ]
