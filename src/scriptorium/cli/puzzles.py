"""`scriptorium puzzles make`: positions in which one plan is clearly best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from scriptorium.arena import puzzles
from scriptorium.cli import language
from scriptorium.cli.reporting import bar
from scriptorium.cli.wishes import MOST_GAMES, MOST_PROCESSES, at_most, cores
from scriptorium.core import registry
from scriptorium.core.errors import Problem

MAKE = "make"


def command(
    what: Annotated[str, Parameter(help="cli-puzzles-what")],
    game: Annotated[str, Parameter(help="cli-puzzles-game")],
    /,
    *,
    out: Annotated[Path, Parameter(help="cli-puzzles-out")],
    count: Annotated[int, Parameter(help="cli-puzzles-count")] = 10,
    seed: Annotated[str, Parameter(help="cli-puzzles-seed")] = "0",
    margin: Annotated[float, Parameter(help="cli-puzzles-margin")] = puzzles.MARGIN,
    jobs: Annotated[int | None, Parameter(help="cli-puzzles-jobs")] = None,
) -> None:
    if what != MAKE:
        raise Problem("usage-value", option="WHAT", given=what)
    registry.meta(game)
    if count < 1:
        raise Problem("usage-value", option="--count", given=str(count))
    at_most("--count", count, MOST_GAMES)
    at_most("--jobs", jobs or 1, MOST_PROCESSES)
    if out.exists():
        raise Problem("file-exists", file=str(out))
    texts = language.texts(game)
    lines: list[str] = []
    with bar(texts.t("puzzles-progress")) as progress:
        for one in puzzles.find(game, count, seed, cores() if jobs is None else jobs, margin):
            lines.append(puzzles.write(one))
            progress(len(lines), count)
    try:
        out.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    except OSError as error:
        raise Problem("cannot-save", file=str(out), detail=error.strerror or "") from error
    print(texts.t("puzzles-written", count=len(lines), file=str(out)))
