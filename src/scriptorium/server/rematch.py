"""The same people play again: same game, new seed, seats turned by one.

Whoever asks first sets the table up. Each of the others has a place kept there, by the key of the
browser, and sits down with the same request; after `OPEN_FOR` seconds a bot takes what is left, and
gives it up to its person as long as the table waits.
"""

from __future__ import annotations

import contextlib
import re
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.server import clocks, keys, links, opening, seating
from scriptorium.server.append import Conflict
from scriptorium.server.grants import held
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room, Seat

OPEN_FOR = 300.0  # seconds
ASKED = "asked"  # the purpose of a key whose browser has a place kept
_OF_SEAT = re.compile(r"(.+)_(\d)")


async def join(hub: Hub, table: str, holder: str) -> tuple[Grant, str]:
    """Sit down to play again; gives what one may do at the next table, and which that is."""
    async with hub.at(table, holder) as room:
        grant = room.grant(holder)
        if not grant.seats:
            raise Problem("only-watching")
        if not room.over:
            raise Problem("table-running")
        if room.rematch is None:
            await _set_up(hub, room, holder, grant.seats)
        assert room.rematch is not None
        next = room.rematch
    found = await _sit_down(hub, next, holder)
    await hub.store.say_again(table)  # so that the others see who is there
    await hub.catch_up(table)
    return found, next


async def _sit_down(hub: Hub, table: str, holder: str) -> Grant:
    async with hub.at(table, holder) as room:
        own = room.grants.get(holder)
        if own is None or not own.seats:
            if room.status != "waiting":
                raise Problem("seat-taken")
            raise Problem("no-access", table=table)
        if own.purpose == ASKED:
            new = {"hash": holder, **held(own.seats), "purpose": "holder"}
            try:
                for seat in own.seats:
                    await hub.store.take_seat(room.id, seat, room.seats[seat].name, new)
            except Conflict:
                raise Problem("seat-taken", seat=own.seats[0]) from None
            await hub.load_people(room)
            room.changed()
        found = room.grant(holder)
    await seating.start_if_full(hub, room)
    return found


async def _set_up(hub: Hub, room: Room, holder: str, askers: tuple[int, ...]) -> None:
    """The next table; if another process has been quicker, that one's."""
    turned = _turned(room.config.players)
    options = _options(room.config.options, turned)
    config = registry.config(
        room.config.game,
        room.config.players,
        keys.seed(),
        room.config.edition,
        room.config.scenario,
        options,
    )
    clock = clocks.stored(room.pace)
    row = opening.table(config, clock=clock, fill_at=hub.now() + OPEN_FOR, coach=room.coach)
    seats = sorted(
        (_seat(room, one, turned[one.seat], one.seat in askers) for one in room.seats),
        key=lambda seat: int(seat["seat"]),
    )
    with contextlib.suppress(Conflict):
        await hub.store.add_table(
            row, seats, _grants(room, holder, turned, config.seed), after=room.id
        )
    await hub.load_game(room)
    await hub.load_people(room)
    room.changed()


def _turned(players: int) -> list[int]:
    """Where each seat sits next time."""
    return [(seat + 1) % players for seat in range(players)]


def _options(options: dict[str, Any], turned: list[int]) -> dict[str, Any]:
    """What is set for a seat goes with whoever sat there."""
    found = dict(options)
    for name, value in options.items():
        match = _OF_SEAT.fullmatch(name)
        if match is not None and int(match[2]) <= len(turned):
            found[f"{match[1]}_{turned[int(match[2]) - 1] + 1}"] = value
    return found


def _seat(room: Room, one: Seat, number: int, asks: bool) -> dict[str, Any]:
    kind = "bot" if not one.person else "person" if asks else "open"
    return opening.seat(
        number,
        kind,
        "" if one.stand_in == "resign" else one.name,
        level=one.level,
        colour=one.colour,
        pace=room.pace,
        auto=one.auto,
    )


def _grants(room: Room, holder: str, turned: list[int], seed: str) -> list[dict[str, Any]]:
    watch = {"hash": keys.hashed(links.watch_key(seed)), **held([]), "purpose": "watch"}
    return [
        watch,
        *(
            {
                "hash": hash,
                **held([turned[seat] for seat in grant.seats]),
                "purpose": "host" if hash == holder else ASKED,
            }
            for hash, grant in room.grants.items()
            if grant.holds and grant.seats
        ),
    ]
