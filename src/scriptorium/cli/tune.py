"""`scriptorium tune`: make a game's weights anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from scriptorium.arena.fit import FITTED, fit, fitting_module
from scriptorium.arena.tune import Generation, Plan, tune, weights_module
from scriptorium.bots.weighing import with_vector, write
from scriptorium.cli import language
from scriptorium.cli.reporting import Numbers, bar
from scriptorium.cli.wishes import cores
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.texts import Texts


def command(
    game: Annotated[str, Parameter(help="cli-tune-game")],
    *,
    bot: Annotated[str, Parameter(help="cli-tune-bot")] = Plan.bot,
    generations: Annotated[int, Parameter(help="cli-tune-generations")] = Plan.generations,
    population: Annotated[int, Parameter(help="cli-tune-population")] = Plan.population,
    best: Annotated[int, Parameter(help="cli-tune-best")] = Plan.best,
    games: Annotated[int | None, Parameter(help="cli-tune-games")] = None,
    step: Annotated[float, Parameter(help="cli-tune-step")] = Plan.step,
    seed: Annotated[str, Parameter(help="cli-tune-seed")] = Plan.seed,
    jobs: Annotated[int | None, Parameter(help="cli-tune-jobs")] = None,
    out: Annotated[Path | None, Parameter(help="cli-tune-out")] = None,
    value: Annotated[bool, Parameter(help="cli-tune-value", negative="")] = False,
) -> None:
    registry.meta(game)
    if out is not None and out.exists():
        raise Problem("file-exists", file=str(out))
    texts = language.texts(game)
    processes = cores() if jobs is None else jobs
    if value:
        with bar(texts.t("tune-fitting")) as progress:
            fitted = fit(game, games or FITTED, seed, processes, progress)
        save(fitting_module(game).write(fitted), out, texts)
        return
    plan = Plan(
        game=game,
        bot=bot,
        generations=generations,
        population=population,
        best=best,
        games=games or Plan.games,
        step=step,
        seed=seed,
        jobs=processes,
    )
    numbers = Numbers(texts)

    def report(generation: Generation) -> None:
        line = texts.t(
            "tune-generation",
            number=generation.number,
            best=numbers.plain(generation.best, 1),
            mean=numbers.plain(generation.mean, 1),
        )
        print(line, file=sys.stderr)

    with bar(texts.t("tune-progress")) as progress:
        vector = tune(plan, progress, report)
    module = weights_module(game)
    save(write(with_vector(module.usual(), vector), module.FILE.read_text("utf-8")), out, texts)


def save(text: str, out: Path | None, texts: Texts) -> None:
    """Into the file, or onto the screen."""
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem("cannot-save", file=str(out), detail=error.strerror or "") from error
    print(texts.t("tune-written", file=str(out)))
