"""What does not change while the server runs: games, boards, rules, texts."""

from __future__ import annotations

import functools
import hashlib
import os
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter, ValidationError

from scriptorium.bots import ladder
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.server import guided
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.messages.games import (
    GameFacts,
    OptionFacts,
    RuleBook,
    RuleChapter,
    RuleOverview,
    RuleStep,
    RuleText,
    RuleWord,
    ScenarioFacts,
)
from scriptorium.server.messages.shared import Network, Word
from scriptorium.server.settings import LOOPBACK
from scriptorium.texts import COMMAND, COMMAND_VARIABLE, FOLDER, reading
from scriptorium.texts.ledger import Ledger

OWN_TEXTS = Path(__file__).parent / "texts"
LOBBY = "lobby"  # what a game's texts say of it before anybody plays
Lang = Literal["en", "de"]
OPTIONS: TypeAdapter[dict[str, bool | int | str]] = TypeAdapter(dict[Word, bool | int | Word])
router = APIRouter(prefix="/api", responses=DOCUMENTED)


@router.get("/network")
async def network(request: Request) -> Network:
    """How other devices come to this server, for whoever sits before it."""
    command = os.environ.get(COMMAND_VARIABLE, COMMAND)
    own = request.url.hostname in LOOPBACK
    address = request.app.state.network if own else ""
    return Network(address=address, command=f"{command} serve --host 0.0.0.0")


@router.get("/games")
async def games() -> list[GameFacts]:
    """The games there are."""
    return [facts(name) for name in registry.names()]


@functools.cache
def facts(name: str) -> GameFacts:
    meta = registry.meta(name)
    return GameFacts(
        name=meta.name,
        players=meta.players,
        editions=list(meta.editions),
        scenarios=[
            ScenarioFacts(
                name=one,
                players=meta.players_of(one),
                coach=ladder.adviser(name, one, "") is not None,
            )
            for one in meta.scenarios
        ],
        options=[
            OptionFacts(
                name=one.name,
                default=one.default,
                choices=list(one.choices),
                minimum=one.minimum,
                maximum=one.maximum,
                editions=list(one.editions),
                scenarios=list(one.scenarios),
                players=one.players,
                seats=one.seats,
            )
            for one in meta.options
        ],
        bots=[*ladder.levels(name), *ladder.guests(name)],
        characters=ladder.characters(name),
        rule_prefix=meta.rule_prefix,
        guide=guided.players(name),
    )


@router.get("/games/{game}/board")
async def board(
    game: str,
    players: Annotated[int, Query(ge=1, le=8)],
    edition: str | None = None,
    scenario: str | None = None,
    options: Annotated[str, Query(max_length=2000)] = "{}",
) -> dict[str, Any]:
    """What is printed on the board and the tiles; `options` as at the table, in JSON."""
    try:
        given = OPTIONS.validate_json(options)
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from None
    config = registry.config(game, players, "0", edition, scenario, given)
    return registry.load(game).board(config)


@router.get("/games/{game}/rules")
async def rules(game: str, lang: Lang = "en") -> RuleBook:
    """The rules, statement by statement."""
    return rule_book(game, lang)


@functools.cache
def rule_book(game: str, lang: str) -> RuleBook:
    """The rules of a game and, behind them, those of its expansions with groups of their own."""
    registry.meta(game)
    groups: dict[str, str] = {}
    texts: list[RuleText] = []
    for ledger in Ledger.all_of(game, lang):
        first = not groups
        prefix = "" if first else ledger.prefix
        title = "" if first else f"{ledger.short_title}: "
        groups |= {
            prefix + group: title + name.removeprefix(title)
            for group, name in ledger.groups.items()
        }
        texts += [
            RuleText(id=rule.id, group=prefix + rule.group, text=rule.text, source=rule.source)
            for rule in ledger.rules
        ]
    if not texts:
        raise Problem("not-found")
    read = reading.reading(game, lang)
    return RuleBook(
        groups=groups,
        rules=texts,
        overviews=[
            RuleOverview(
                scenario=one.scenario, text=one.text, steps=[_step(step) for step in one.steps]
            )
            for one in read.overviews
        ],
        chapters=[
            RuleChapter(
                title=title,
                groups={one.title: one.text for one in items},
                drawn={one.title: one.notes[0] for one in items if one.notes},
            )
            for title, items in read.chapters
        ],
        words=[_word(one) for one in read.words],
        questions=[_word(one) for one in read.questions],
    )


def _step(step: reading.Item) -> RuleStep:
    group, guide, drawn = step.notes
    return RuleStep(title=step.title, text=step.text, group=group, guide=int(guide), drawn=drawn)


def _word(item: reading.Item) -> RuleWord:
    return RuleWord(word=item.title, text=item.text, rules=list(item.notes), scenario=item.scenario)


@router.get("/texts/{lang}", response_class=Response)
async def texts(request: Request, lang: Lang, game: str | None = None) -> Response:
    """The Fluent catalogues of a language, with those of a game."""
    source, tag = catalogue(lang, game)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(source, media_type="text/plain; charset=utf-8", headers=headers)


def catalogue(lang: str, game: str | None) -> tuple[bytes, str]:
    paths = [
        FOLDER / f"{lang}.ftl",
        FOLDER / f"serve.{lang}.ftl",
        *sorted(OWN_TEXTS.glob(f"*.{lang}.ftl")),
        *(texts_of(name) / f"{LOBBY}.{lang}.ftl" for name in registry.names()),
    ]
    if game is not None:
        folder = texts_of(game)
        own = [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]
        paths += [path for path in own if path not in paths]
    return _joined(tuple((path, path.stat().st_mtime_ns) for path in paths))


def texts_of(game: str) -> Path:
    return registry.meta(game).folder / "texts"


@functools.lru_cache(maxsize=32)
def _joined(files: tuple[tuple[Path, int], ...]) -> tuple[bytes, str]:
    source = b"\n".join(path.read_bytes() for path, _ in files)
    return source, f'"{hashlib.sha256(source).hexdigest()[:16]}"'
