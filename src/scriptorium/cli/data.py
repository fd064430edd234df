"""`scriptorium data`: where the numbers of a game's components come from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from scriptorium.cli import language
from scriptorium.cli.screen import Screen, wrap
from scriptorium.core import datafile, registry
from scriptorium.texts import Texts

Row = tuple[str, str]  # a table of the data file, and the note on its source


def command(
    game: Annotated[str | None, Parameter(help="cli-data-game")] = None,
    *,
    markdown: Annotated[bool, Parameter(help="cli-data-markdown", negative=())] = False,
) -> int:
    names = registry.names() if game is None else [game]
    if markdown:
        print(as_markdown(names), end="")
        return 0
    screen = Screen()
    for name in names:
        show(screen, name)
    return 0


def files(game: str) -> list[Path]:
    """That of the game itself, then those of its expansions."""
    found = (registry.meta(game).folder / "data").glob("*.toml")
    return sorted(found, key=lambda path: (path.stem != game, path.name))


def by_source(game: str) -> dict[str, list[Row]]:
    """The tables of a game's data by source, the best first; those of an expansion say its file."""
    out: dict[str, list[Row]] = {source: [] for source in datafile.SOURCES}
    for path in files(game):
        file = "" if path.stem == game else f"{path.stem}: "
        for where, source, note in datafile.provenance(datafile.read(path)):
            out[source].append((file + where, note))
    return out


def show(screen: Screen, game: str) -> None:
    texts = language.texts(game)
    screen.line((texts.t("game-title"), "title"))
    for source, rows in by_source(game).items():
        screen.line()
        screen.line((f"{texts.t(f'origin-{source}')} ({len(rows)})", "title"))
        screen.say(texts.t(f"origin-{source}-means"), "dim")
        for where, note in rows:
            screen.line((f"  {where}", "number"))
            for line in wrap(note, screen.width - 4) if note else []:
                screen.line((f"    {line}", ""))


def as_markdown(games: list[str]) -> str:
    """The page docs/data.md."""
    texts = language.texts()
    parts = [f"# {texts.t('data-title')}", texts.t("data-intro")]
    for game in games:
        parts += page(game, language.texts(game))
    return "\n\n".join(parts) + "\n"


def page(game: str, texts: Texts) -> list[str]:
    names = ", ".join(f"`{path.name}`" for path in files(game))
    parts = [f"## {texts.t('game-title')}", texts.t("data-files", files=names)]
    for source, rows in by_source(game).items():
        parts += [f"### {texts.t(f'origin-{source}')}", texts.t(f"origin-{source}-means")]
        head = f"| {texts.t('data-table')} | {texts.t('data-note')} |\n| --- | --- |"
        lines = [f"| `{where}` | {escaped(note)} |" for where, note in rows]
        parts.append("\n".join([head, *lines]))
    return parts


def escaped(note: str) -> str:
    return note.replace("|", "\\|").replace("\n", " ")
