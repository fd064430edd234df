"""The tables of a load test, written into the database before the server starts.

Games last hundreds of choices, a load test some seconds: a third of the tables starts early, a
third in the middle and a third late in a game that good bots have played so far.
"""

from __future__ import annotations

import functools
import itertools
import time
from dataclasses import dataclass
from typing import Any

from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.core import record, registry
from scriptorium.core.chronicle import Scribe
from scriptorium.core.table import Table
from scriptorium.server import keys
from scriptorium.server.room import standing
from scriptorium.server.store import Store

GAME = registry.names()[0]  # the server knows no game by name; any will do
PLAYED = (0.0, 0.4, 0.7)  # of a game, before the test begins, by table in turn,
FURTHER = (0.0, 0.04, 0.08, 0.12, 0.16)  # and so much more, so that not all plan at once
DIFFERENT = 3  # games for each number of players
FEWEST, MOST = 2, 4  # players at a table


@dataclass(frozen=True)
class Place:
    """Somebody at a table: the key of the browser, and the seat (None: to watch)."""

    key: str
    seat: int | None


@dataclass(frozen=True)
class Prepared:
    id: str
    places: list[Place]


def secret_kinds() -> set[str]:
    """The kinds of decisions whose answers the others do not see at once."""
    state = registry.load(GAME).new(_config(FEWEST, _seed(0)))
    found = set()
    for entry in _game(FEWEST, 0):
        frame = state.frames[-1]
        if frame.secret:
            found.add(frame.name)
        state.step(entry["seat"], entry["do"])
    return found


def places(tables: int, sockets: int) -> list[list[Place]]:
    """Sockets spread over tables: seats first, at every other table a watcher among them."""
    shares = [sockets // tables + (i < sockets % tables) for i in range(tables)]
    return [_places(share, i % 2 == 0) for i, share in enumerate(shares)]


def _places(share: int, watched: bool) -> list[Place]:
    players = min(MOST, max(FEWEST, share - watched))
    seats: list[int | None] = [*range(players), *[None] * (share - players)]
    return [Place(keys.new(), seat) for seat in seats]


async def prepare(database: str, tables: int, sockets: int) -> list[Prepared]:
    store = Store(database)
    await store.open()
    try:
        out = []
        played = itertools.cycle([part + more for more in FURTHER for part in PLAYED])
        for i, around in enumerate(places(tables, sockets)):
            players = sum(place.seat is not None for place in around)
            lines = _beginning(players, i % DIFFERENT, next(played))
            out.append(await _write(store, lines, around))
        return out
    finally:
        await store.close()


def _config(players: int, seed: str) -> registry.Config:
    return registry.config(GAME, players, seed)


def _seed(number: int) -> str:
    return f"load/{number}"


@functools.cache
def _game(players: int, number: int) -> list[dict[str, Any]]:
    """The choices of a game between good bots, who need no time to think."""
    seed = _seed(number)
    bots = [ladder.make(GAME, "good", f"{seed}/{seat}") for seat in range(players)]
    lines = play(_config(players, seed), bots, recorded=True).lines
    head, _ = record.read_header(lines[0])
    return [entry for entry in record.read_entries(lines[1:], head) if "do" in entry]


@functools.cache
def _beginning(players: int, number: int, part: float) -> list[str]:
    """The record of people who have played so much of that game."""
    table = Table(_config(players, _seed(number)), ["human"] * players)
    choices = _game(players, number)
    for entry in choices[: int(part * len(choices))]:
        table.act(entry["seat"], entry["do"])
    return table.lines


async def _write(store: Store, lines: list[str], around: list[Place]) -> Prepared:
    head, config = record.read_header(lines[0])
    row: dict[str, Any] = {
        "id": keys.table_id(),
        "game": config.game,
        "rules": head["rules"],
        "config": config.json(),
        "seed": config.seed,
        "status": "running",
        "head": lines[0],
    }
    table = Table.replay(lines, partial=True, scribe=Scribe())
    summary, kept = standing(table), table.taken()
    seats = [_seat(seat) for seat in range(config.players)]
    grants = [
        {"hash": keys.hashed(place.key), "seat": place.seat, "purpose": "holder"}
        for place in around
    ]
    await store.add_table({**row, "summary": summary}, seats, grants)
    if len(lines) > 1:
        await store.append(row["id"], 0, lines[1:], kept, summary, time.time())
    return Prepared(row["id"], around)


def _seat(seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "kind": "person",
        "name": f"P{seat + 1}",
        "level": "",
        "person": True,
        "auto": True,
        "since_round": 0,
    }
