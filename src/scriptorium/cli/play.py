"""`scriptorium play`: a game at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from scriptorium.bots import ladder, outside
from scriptorium.cli import language, store
from scriptorium.cli.orders import Quit
from scriptorium.cli.screen import Screen
from scriptorium.cli.session import HUMAN, Session
from scriptorium.cli.wishes import meaningful, settings
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.table import Table
from scriptorium.drawing import scenario_key

# The friendly game of somebody who says nothing else.
USUAL_PLAYERS = 3
USUAL_BOTS = ("fair", "good", "easy")


def command(
    game: Annotated[str | None, Parameter(help="cli-play-game")] = None,
    *,
    players: Annotated[int | None, Parameter(help="cli-play-players")] = None,
    edition: Annotated[str | None, Parameter(help="cli-play-edition")] = None,
    scenario: Annotated[str | None, Parameter(help="cli-play-scenario")] = None,
    seats: Annotated[str | None, Parameter(help="cli-play-seats")] = None,
    seed: Annotated[str | None, Parameter(help="cli-play-seed")] = None,
    option: Annotated[list[str] | None, Parameter(help="cli-play-option", negative=())] = None,
    position: Annotated[Path | None, Parameter(help="cli-play-position")] = None,
    resume: Annotated[
        list[Path] | None,
        Parameter(help="cli-play-resume", consume_multiple=(0, 1), negative=()),
    ] = None,
    save: Annotated[Path | None, Parameter(help="cli-play-save")] = None,
) -> int:
    given = {
        "GAME": game,
        "--players": players,
        "--edition": edition,
        "--scenario": scenario,
        "--seats": seats,
        "--seed": seed,
        "--option": option,
        "--position": position,
        "--save": save,
    }
    if resume is not None:
        only(given, "--resume", allowed=("--seats",))
        return go_on(resume[0] if resume else None, seats)
    if position is not None:
        only(given, "--position", allowed=("GAME", "--seats", "--position", "--save"))
        data = store.read_table(position)
        config = config_of(data, game)
    else:
        data = None
        names = None if seats is None else split(seats)
        count = players if players is not None else len(names) if names else USUAL_PLAYERS
        chosen = game or registry.names()[0]
        chance = str(secrets.randbelow(1_000_000)) if seed is None else readable(seed)
        if players is not None and names is not None and len(names) != players:
            raise Problem("seats-count", count=len(names), players=players)
        wishes = settings(option or [])
        config = registry.config(chosen, count, chance, edition, scenario, wishes)
        meaningful(config, wishes)
    return new_game(config, seats, data, save, alone=not any(given.values()))


def readable(seed: str) -> str:
    """A seed goes into the record: it must be text, not broken bytes."""
    if not seed.isprintable():
        raise Problem("usage-value", option="--seed", given=ascii(seed))
    return seed


def only(given: dict[str, Any], option: str, allowed: tuple[str, ...]) -> None:
    """An option that leaves no room for some others."""
    for name, value in given.items():
        if value is not None and name not in allowed:
            raise Problem("option-conflict", option=option, other=name)


def split(seats: str) -> list[str]:
    return [name.strip() for name in seats.split(",")]


def config_of(data: dict[str, Any], game: str | None) -> registry.Config:
    """What a position file says of the game it belongs to. Raises if it is no good position, so
    that a wrong one leaves no file behind."""
    name = str(data.get("game", game or registry.names()[0]))
    registry.load(name).position(data)
    edition = data.get("edition")
    return registry.config(
        name,
        data["players"] if "players" in data else len(data["seats"]),
        str(data.get("seed", 0)),
        None if edition is None else str(edition),
        data.get("scenario"),
        data.get("options"),
    )


def sitting(config: registry.Config, seats: str | None) -> list[str]:
    """Who sits where: one person against bots, unless said otherwise."""
    if seats is None:
        known = ladder.names(config.game)
        usual = next((name for name in USUAL_BOTS if name in known), known[-1])
        return [HUMAN] + [usual] * (config.players - 1)
    names = split(seats)
    if len(names) != config.players:
        raise Problem("seats-count", count=len(names), players=config.players)
    for name in names:
        if name != HUMAN:
            outside.make(config.game, name, "")
    return names


def trusted(table: Table, seats: str | None) -> None:
    """A record may come from anybody: bots from outside sit down only if they are named again."""
    same = seats is not None and split(seats) == table.seats
    if not same and (seats is not None or any(map(outside.named, table.seats))):
        raise Problem("resume-seats", seats=",".join(table.seats))


def new_game(
    config: registry.Config,
    seats: str | None,
    position: dict[str, Any] | None,
    save: Path | None,
    alone: bool,
) -> int:
    names = sitting(config, seats)
    screen = Screen()
    waiting = store.unfinished() if alone else None
    journal = store.Journal(save or store.new_file(config))
    try:
        table = Table(config, names, journal, position)
    except Problem:
        journal.discard()
        raise
    session = make_session(table, screen)
    welcome(session)
    if waiting is not None:
        session.note(session.texts.t("play-unfinished", when=when(waiting)), "warn")
    return drive(session, journal, fresh=True)


def go_on(path: Path | None, seats: str | None) -> int:
    """Resume a saved game exactly where it stopped."""
    found = path if path is not None else store.unfinished()
    if found is None:
        raise Problem("nothing-to-resume")
    language.remembered(store.languages().get(str(found.absolute())))
    saved = store.read_record(found, mend=True)
    table = Table.replay(saved.lines, partial=True)
    if table.ended or (saved.lines and "end" in saved.lines[-1] and table.state.over):
        raise Problem("already-finished", file=str(found))
    trusted(table, seats)
    journal = store.Journal(found, keep=saved.whole)
    table = Table.replay(saved.lines, journal, partial=True)
    screen = Screen()
    session = make_session(table, screen)
    texts = session.texts
    where = getattr(session.picture, "where", None)
    place = where(session.view(None), texts) if where is not None else texts.t("game-title")
    session.note(texts.t("play-resumed", where=place, file=str(found)), "dim")
    if saved.torn:
        session.note(texts.t("play-torn"), "warn")
    return drive(session, journal, fresh=False)


def make_session(table: Table, screen: Screen) -> Session:
    codec = table.state.ruleset.codec
    config = table.config
    return Session(table, language.texts(config.game, codec, config.players), screen)


def when(path: Path) -> str:
    """The moment a game was last played."""
    import time

    return time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))


def welcome(session: Session) -> None:
    config, texts = session.table.config, session.texts
    edition = texts.name("edition", config.edition)
    title = texts.t("play-welcome", game=texts.t("game-title"), edition=edition, seed=config.seed)
    session.note(title, "title")
    if config.scenario != registry.meta(config.game).scenarios[0]:
        session.note(texts.name("scenario", config.scenario))
    if texts.has("game-goal"):
        session.note(texts.t(scenario_key(texts, config.scenario, "game-goal")))
    for sentence in texts.story(session.table.opening):
        session.note(sentence.text)
    session.note(texts.t("play-hint"), "dim")


def drive(session: Session, journal: store.Journal, fresh: bool) -> int:
    """Play until the game is over or somebody leaves; either way the record is complete."""
    texts, screen = session.texts, session.screen
    if session.people:
        store.remember_language(journal.path, texts.lang)
    try:
        session.run()
        screen.say(texts.t("play-record", file=str(journal.path)), "dim")
    except Quit:
        leave(session, journal, fresh)
    except KeyboardInterrupt:
        screen.line()
        leave(session, journal, fresh)
        raise
    finally:
        journal.close()
    return 0


def leave(session: Session, journal: store.Journal, fresh: bool) -> None:
    texts, screen = session.texts, session.screen
    if fresh and not session.acted:
        journal.discard()
        screen.say(texts.t("play-left-unplayed"))
    elif journal.path.parent == store.folder():
        screen.say(texts.t("play-left"))
    else:
        screen.say(texts.t("play-left-file", file=str(journal.path)))
