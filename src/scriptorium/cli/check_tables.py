"""`scriptorium check-tables`: which tables of a database this version would go on with."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated

from cyclopts import Parameter

from scriptorium.cli import language
from scriptorium.cli.errors import one_line
from scriptorium.cli.reporting import bar
from scriptorium.cli.serve import DATABASE, default_database
from scriptorium.core.errors import Problem
from scriptorium.server.inspection import LOOK, Fate, inspect_tables


def command(
    *,
    db: Annotated[str | None, Parameter(help="cli-check-tables-db", env_var=DATABASE)] = None,
) -> None:
    texts = language.texts()
    with bar(texts.t("check-progress")) as progress:
        found = asyncio.run(inspect_tables(db or default_database(), progress))
    for line in report(found):
        print(line)


def report(found: Counter[Fate]) -> list[str]:
    """By the rules that the tables were last played by; what could only be looked at comes last."""
    texts = language.texts()
    lines: list[str] = []
    for game, rules, known in sorted({(one.game, one.rules, one.known) for one in found}):
        lines.append(texts.t("check-rules", game=game, rules=rules, known=known))
        group = game, rules, known
        here = [one for one in found if (one.game, one.rules, one.known) == group]
        for fate in sorted(here, key=lambda one: (one.kind == LOOK, one.kind, one.status)):
            lines.append(f"  {told(fate, found[fate])}")
    lost = sum(count for one, count in found.items() if one.kind == LOOK)
    lines.append(texts.t("check-total", count=found.total(), lost=lost))
    return lines


def told(fate: Fate, count: int) -> str:
    why = ""
    if fate.why is not None:
        key, values = fate.why
        why = one_line(Problem(key, **dict(values)))
    return language.texts().t(f"check-{fate.kind}", count=count, status=fate.status, why=why)
