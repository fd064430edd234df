"""'My tables': page by page, the ones that matter first, and looked for by words."""

from __future__ import annotations

import functools
import math
import unicodedata
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from scriptorium.core import registry
from scriptorium.server import closing, loading, updates
from scriptorium.server.catalogue import LOBBY, texts_of
from scriptorium.server.closing import BROKEN, summary_of
from scriptorium.server.grants import plain
from scriptorium.server.hub import Hub
from scriptorium.server.messages.tables import SeatInfo, Shut, TablePage, TableSummary
from scriptorium.server.room import Room
from scriptorium.server.schema import keys, seats, tables
from scriptorium.texts.catalogue import Catalogue

MOST_OPEN = 1000  # tables that are not over: which of them wait for me is found by reading all
LANGUAGES = ("en", "de")


def nothing() -> TablePage:
    return TablePage(tables=[], total=0, running=0, page=1, pages=1)


async def page(
    hub: Hub, holder: str, number: int, size: int, find: str, statuses: Sequence[str]
) -> TablePage:
    of = [keys.c.hash == holder, keys.c.purpose != "asked", ~keys.c.hidden]
    wanted = [*of, *_found(find), *([tables.c.status.in_(statuses)] if statuses else [])]
    start = (number - 1) * size
    async with hub.store.read() as connection:
        unfinished = _listed(wanted).where(tables.c.status != "over")
        open = await _rows(connection, unfinished.limit(MOST_OPEN))
        open.sort(key=lambda row: (not _mine(row), row["status"] != "running", -row["moved"]))
        over = _counted([*wanted, tables.c.status == "over"])
        total = len(open) + (await connection.execute(over)).scalar_one()
        running = _counted([*of, tables.c.status == "running"])
        count = (await connection.execute(running)).scalar_one()
        rows = open[start : start + size]
        if len(rows) < size:
            finished = _listed(wanted).where(tables.c.status == "over")
            begin = max(0, start - len(open))
            rows += await _rows(connection, finished.offset(begin).limit(size - len(rows)))
    sitting = await hub.store.seats(*(row["id"] for row in rows))
    told = (_told(row, sitting[row["id"]], hub.rooms.get(row["id"])) for row in rows)
    return TablePage(
        tables=[one for one in told if one is not None],
        total=total,
        running=count,
        page=number,
        pages=max(1, math.ceil(total / size)),
    )


def _listed(where: list[ColumnElement[bool]]) -> Select[Any]:
    """The last moved first."""
    mine = keys.c.seat, keys.c.others, keys.c.purpose
    joined = select(tables, *mine).join(keys, keys.c.table_id == tables.c.id)
    return joined.where(*where).order_by(tables.c.moved.desc(), tables.c.id)


def _counted(where: list[ColumnElement[bool]]) -> Select[int]:
    joined = select(func.count()).select_from(tables).join(keys, keys.c.table_id == tables.c.id)
    return joined.where(*where)


async def _rows(connection: AsyncConnection, asked: Select[Any]) -> list[dict[str, Any]]:
    return [plain(row) for row in await connection.execute(asked)]


def _mine(row: dict[str, Any]) -> bool:
    """Whether a table waits for me."""
    to_act = summary_of(row)["to_act"] if row["status"] == "running" else []
    return bool({row["seat"], *(row["others"] or [])} & set(to_act))


# Looking for words


def _folded(text: str) -> str:
    """Without case and accents."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@functools.cache
def _titles() -> dict[tuple[str, str], str]:
    """What each game, and each of its scenarios, is called, in all languages."""
    found: dict[tuple[str, str], str] = {}
    for game in registry.names():
        lobbies = [Catalogue(lang, [texts_of(game) / f"{LOBBY}.{lang}.ftl"]) for lang in LANGUAGES]
        names = {"": f"about-{game}"}
        names |= {one: f"scenario-{game}-{one}" for one in registry.meta(game).scenarios}
        for scenario, key in names.items():
            said = [lobby.format(key, "", {})[0] for lobby in lobbies if lobby.has(key)]
            found[game, scenario] = _folded(" ".join([scenario or game, *said]))
    return found


def _found(find: str) -> list[ColumnElement[bool]]:
    """Every word has to be found somewhere."""
    return [_word(word) for word in find.split()[:8]]


def _word(word: str) -> ColumnElement[bool]:
    folded = _folded(word)
    named = [key for key, title in _titles().items() if folded in title]
    games = [game for game, scenario in named if not scenario]
    scenario = tables.c.config["scenario"].as_string()
    ways: list[ColumnElement[bool]] = [
        tables.c.id.startswith(word.lower(), autoescape=True),
        tables.c.game.in_(games),
        *(and_(tables.c.game == game, scenario == one) for game, one in named if one),
    ]
    # SQLite knows no case but that of plain letters: a name is looked for as it may be written.
    spellings = {word, word.lower(), word.capitalize(), word.upper()}
    people = [seats.c.name.icontains(one, autoescape=True) for one in sorted(spellings)]
    sits = select(seats.c.seat).where(seats.c.table_id == tables.c.id, or_(*people))
    return or_(*ways, sits.exists())


def _told(
    row: dict[str, Any], sitting: list[dict[str, Any]], room: Room | None
) -> TableSummary | None:
    """One that is damaged must not take the others along."""
    try:
        return summary(row, sitting, room)
    except BROKEN as error:
        closing.report(row["id"], closing.DAMAGED, error)
        return None


def summary(row: dict[str, Any], sitting: list[dict[str, Any]], room: Room | None) -> TableSummary:
    config, standing = row["config"], summary_of(row)
    online = room.online() if room is not None else set()
    found = list(map(loading.seat_of, sitting))
    mine = {row["seat"], *(row["others"] or [])}
    shut = closing.known(row)
    alone = not any(one.person and one.seat not in mine for one in found)
    return TableSummary(
        id=row["id"],
        game=config["game"],
        edition=config["edition"],
        scenario=config["scenario"],
        players=config["players"],
        status=row["status"],
        seat=row["seat"],
        seats=[
            SeatInfo(**updates.seat_info(config["game"], one, one.seat in online, {}))
            for one in found
        ],
        round=standing["round"],
        mine=not shut and _mine(row),
        to_act=standing["to_act"] if row["status"] == "running" and not shut else [],
        points=standing["points"],
        ranks=standing["ranks"],
        outcome=standing["outcome"],
        lead=standing["lead"],
        created=row["created"],
        moved=row["moved"],
        host=row["purpose"] == "host",
        alone=alone,
        closed=Shut(**shut) if shut else None,
    )
