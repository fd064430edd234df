"""Tables of a server that begin with a position, and browsers that sit there already."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scriptorium.core import record, registry
from scriptorium.core.table import Table
from scriptorium.server import keys
from scriptorium.server.keys import COOKIE
from scriptorium.server.room import standing
from scriptorium.server.store import Store
from tests.server.browser import Browser

PERSON = "person"


@dataclass(frozen=True)
class Dealt:
    """The keys are those of browsers: a link would have to be used, and wake the table."""

    id: str
    keys: tuple[str, ...]  # by seat, also to those of bots
    watch: str

    def sit(self, browser: Browser, seat: int | None) -> None:
        """Has a seat from now on, or with None may watch."""
        key = self.watch if seat is None else self.keys[seat]
        browser.http.cookies.set(COOKIE, key, domain="127.0.0.1")


async def deal(store: Store, position: dict[str, Any], *players: str) -> Dealt:
    """`players` says for each seat that a person or which bot sits there."""
    config = registry.config(
        position["game"],
        len(players),
        "0",
        position.get("edition"),
        position.get("scenario"),
        position.get("options"),
    )
    names = ["human" if one == PERSON else one for one in players]
    head = record.line(record.header(config, names, position))
    dealt = Dealt(keys.table_id(), tuple(keys.new() for _ in players), keys.new())
    row = {
        "id": dealt.id,
        "game": config.game,
        "rules": registry.meta(config.game).version(config.scenario),
        "config": config.json(),
        "seed": config.seed,
        "status": "waiting",
        "head": None,
        "summary": standing(None),
    }
    seats = [
        {
            "seat": seat,
            "kind": "person" if one == PERSON else "bot",
            "name": "",
            "level": "" if one == PERSON else one,
            "person": one == PERSON,
            "auto": True,
            "since_round": 0,
        }
        for seat, one in enumerate(players)
    ]
    grants: list[dict[str, Any]] = [
        {"hash": keys.hashed(key), "seat": seat, "purpose": "holder"}
        for seat, key in enumerate(dealt.keys)
    ]
    grants.append({"hash": keys.hashed(dealt.watch), "seat": None, "purpose": "holder"})
    await store.add_table(row, seats, grants)
    await store.start(dealt.id, head, standing(Table.replay([head], partial=True)))
    return dealt
