"""Playing on from a moment of a game that is over, and showing one to others."""

from __future__ import annotations

from typing import Any

from scriptorium.core import record, registry
from scriptorium.core.chronicle import Chronicle
from scriptorium.core.errors import Problem
from scriptorium.core.registry import Config
from scriptorium.core.rng import Stream
from scriptorium.server import history, keys, links, opening, seating
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.messages.play import PlayOn
from scriptorium.server.room import Room

SHARE = "share"  # the purpose of a link to the replay of a table


def head_of(source: Room, chronicle: Chronicle, request: PlayOn) -> tuple[Config, str]:
    """A game that begins at a moment of another, and the first line of its record. What the seat
    could not know there is dealt anew, by a new seed."""
    seed = keys.seed()
    game = source.game
    history.check_open(game, request.seat)
    past = history.Past(game, chronicle, request.at)
    state = past.state
    if not past.exact:
        raise Problem("moment-unknown")
    if state.over:
        raise Problem("moment-over")
    dealt = state.determinize(request.seat, Stream(seed, "branch"))
    old = game.config
    config = registry.config(
        old.game, old.players, seed, old.edition, old.scenario, dict(old.options)
    )
    names = ["human" if level is None else level for level in levels(source, request)]
    origin = {"table": source.id, "entry": request.at, "round": state.round, "seat": request.seat}
    return config, record.line(record.header(config, names, dealt.dump(), origin))


def levels(source: Room, request: PlayOn) -> list[str | None]:
    """The bots by seat; None is the one who plays on."""
    if len(request.levels) != source.config.players:
        raise Problem("no-such-seat", seat=len(request.levels))
    bots = [None if seat == request.seat else level for seat, level in enumerate(request.levels)]
    for level in bots:
        if level is not None:
            seating.check_level(source.config.game, level)
    return bots


async def play_on(hub: Hub, source: Room, request: PlayOn, holder: str) -> tuple[Room, str]:
    """A table of one's own against bots, at that moment, and the key to watch it; the source is
    locked and stays as it is."""
    chronicle = Chronicle(await hub.store.chronicle(source.id, request.at))
    config, head = head_of(source, chronicle, request)
    row = opening.table(config, head, coach=source.coach)
    seats = [
        opening.seat(
            one.seat,
            "person" if level is None else "bot",
            request.name if level is None else one.name,
            level=level or "",
            colour=one.colour,
            pace=None,
            auto=True,
        )
        for one, level in zip(source.seats, levels(source, request), strict=True)
    ]
    watch = links.watch_key(config.seed)
    grants: list[dict[str, Any]] = [
        {"hash": holder, "seat": request.seat, "purpose": "host"},
        {"hash": keys.hashed(watch), "seat": None, "purpose": "watch"},
    ]
    await hub.store.add_table(row, seats, grants)
    return await hub.room(row["id"]), watch


async def share(hub: Hub, room: Room) -> str:
    """The key of the link that lets anybody look back at this table; the room is locked."""
    history.check_open(room.game, None)
    key = keys.derived(room.config.seed, SHARE)
    hash = keys.hashed(key)
    if hash not in room.grants:
        await hub.store.put_key(room.id, {"hash": hash, "seat": None, "purpose": SHARE})
        room.grants[hash] = Grant(None, SHARE)
    return key
