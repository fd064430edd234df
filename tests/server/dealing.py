"""Tables of a server that begin with a position, with links to their seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scriptorium.core import record, registry
from scriptorium.core.table import Table
from scriptorium.server import keys
from scriptorium.server.room import standing
from scriptorium.server.store import Store
from tests.server.browser import Browser

PERSON = "person"


@dataclass(frozen=True)
class Dealt:
    id: str
    links: tuple[str, ...]  # by seat, also to those of bots
    watch: str

    async def sit(self, browser: Browser, seat: int | None) -> None:
        """Takes a seat, or with None comes to watch."""
        key = self.watch if seat is None else self.links[seat]
        joined = await browser.post(f"/tables/{self.id}/join", key=key)
        assert joined["seat"] == seat


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
        {"hash": keys.hashed(key), "seat": seat, "purpose": "device"}
        for seat, key in enumerate(dealt.links)
    ]
    grants.append({"hash": keys.hashed(dealt.watch), "seat": None, "purpose": "watch"})
    await store.add_table(row, seats, grants)
    await store.start(dealt.id, head, standing(Table.replay([head], partial=True)))
    return dealt
