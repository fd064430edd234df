"""Who sits where: setting up a table, taking a seat, handing it over."""

from __future__ import annotations

from typing import Any

from scriptorium.arena import analysis
from scriptorium.bots import ladder
from scriptorium.core import record, registry
from scriptorium.core.errors import Problem
from scriptorium.core.registry import Config
from scriptorium.core.table import Table
from scriptorium.server import clocks, guided, keys, links, opening, presence
from scriptorium.server.append import Conflict
from scriptorium.server.grants import held
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.messages.setup import NewTable, Preferences, SeatRequest
from scriptorium.server.names import check_apart
from scriptorium.server.room import Room, standing


async def open_table(
    hub: Hub, request: NewTable, holder: str, address: str
) -> tuple[Room, dict[int, str], str]:
    """A new table: its room, the keys of its open seats and the key to watch."""
    config, asked = _wanted(request)
    if all(seat.kind == "bot" for seat in asked):
        hub.bot_tables.check(address)
    # Some settings contradict each other only when a game is set up; not first when the last guest
    # has come.
    registry.load(config.game).new(config)
    mine = [i for i, seat in enumerate(asked) if seat.kind == "me"]
    check_apart([asked[i].name for i in mine])
    watch = links.watch_key(config.seed)
    invitations = {i: keys.new() for i, seat in enumerate(asked) if seat.kind == "open"}
    grants: list[dict[str, Any]] = [
        {"hash": holder, **held(mine), "purpose": "host"},
        {"hash": keys.hashed(watch), **held([]), "purpose": "watch"},
    ]
    for seat, key in invitations.items():
        grants.append({"hash": keys.hashed(key), **held([seat]), "purpose": "invite"})
    clock = request.clock.model_dump() if request.clock is not None else None
    pace = clocks.Pace(**clock) if clock is not None else None
    colours = _colours([seat.colour for seat in asked])
    if request.coach:
        analysis.check(config)
    row = opening.table(config, clock=clock, coach=request.coach)
    seats = [_seat(config.game, i, seat, colours[i], pace) for i, seat in enumerate(asked)]
    await hub.store.add_table(row, seats, grants)
    room = await hub.room(row["id"])
    room.opened_from = address
    await start_if_full(hub, room)
    return room, invitations, watch


def _wanted(request: NewTable) -> tuple[Config, list[SeatRequest]]:
    """The game that is asked for, and who is to sit there."""
    if request.guide:
        return guided.config(request.game), guided.seats(request)
    options = dict(request.options)
    config = registry.config(
        request.game, len(request.seats), keys.seed(), request.edition, request.scenario, options
    )
    return config, request.seats


def _seat(
    game: str, number: int, request: SeatRequest, colour: int, pace: clocks.Pace | None
) -> dict[str, Any]:
    if request.kind == "bot":
        check_level(game, request.level)
    kind = "person" if request.kind == "me" else request.kind
    return opening.seat(
        number, kind, request.name, level=request.level, colour=colour, pace=pace, auto=True
    )


def _colours(wished: list[int | None]) -> list[int]:
    """What was chosen; the others get, by their numbers, what is left."""
    chosen = [one for one in wished if one is not None]
    if len(set(chosen)) < len(chosen):
        raise Problem("two-colours")
    own = [i if one is None and i not in chosen else one for i, one in enumerate(wished)]
    left = (i for i in range(len(wished) + len(chosen)) if i not in own)
    return [next(left) if one is None else one for one in own]


def check_level(game: str, level: str) -> None:
    """Clients choose among what is installed; nothing is ever imported because they name it."""
    known = ladder.names(game)
    if level not in known:
        raise Problem("unknown-bot", bot=level, game=game, known=", ".join(known))


async def start_if_full(hub: Hub, room: Room) -> None:
    """The game starts when the last open seat is taken."""
    async with hub.at(room.id) as room:
        if room.status != "waiting" or not room.full:
            return
        names = [seat.level if seat.kind == "bot" else "human" for seat in room.seats]
        head = record.line(record.header(room.config, names, guided.opening(room.config)))
        summary = standing(Table.replay([head], partial=True))
        started = True
        try:
            await hub.store.start(room.id, head, summary)
        except Conflict:  # another process has started it
            started = False
        await hub.load_people(room)  # invitations have ended
        await hub.load_game(room)
        if started:
            room.asked = set()
            hub.on_stored(room)
        room.changed()
    hub.on_change(room)


async def change_seat(hub: Hub, room: Room, grant: Grant, seat: int, kind: str, level: str) -> None:
    """Hand a seat to a bot, or take it back; the room is locked."""
    if seat >= len(room.seats):
        raise Problem("no-such-seat", seat=seat)
    now = room.seats[seat]
    # The host fills open seats; for those whose player is away all decide (`presence.vote`).
    if seat not in grant.seats and not (grant.host and kind == "bot" and now.kind == "open"):
        raise Problem("not-your-seat", seat=seat)
    if room.status == "over":
        raise Problem("table-over")
    if kind == "bot":
        check_level(room.config.game, level)
    if room.table is None:
        now_kind = "bot" if kind == "bot" else "person"
        await hub.store.change_seat(room.id, seat, kind=now_kind, level=level)
        await hub.load_people(room)
        room.changed()
    elif kind == "bot":
        await hub.store.stand_in(room.id, seat, level, room.game.state.round, "own")
        await presence.changed(hub, room)
    else:
        await presence.back(hub, room, now)


async def fill(hub: Hub, table: str) -> None:
    """Nobody has come for the open seats of a table for so long that bots take them."""
    async with hub.at(table) as room:
        if room.status == "waiting":
            await hub.store.fill(room.id, ladder.steady(room.config.game))
            await hub.load_people(room)
            room.changed()
        room.fill_at = None
    await start_if_full(hub, room)


async def set_preferences(hub: Hub, room: Room, seat: int, wished: Preferences) -> None:
    given = {"name": wished.name, "auto": wished.auto}
    values = {key: value for key, value in given.items() if value is not None}
    if wished.colour is not None and room.status != "waiting":
        raise Problem("too-late-for-colours")
    if values:
        await hub.store.change_seat(room.id, seat, **values)
    if wished.colour is not None:
        await hub.store.swap_colours(room.id, seat, wished.colour)
    await hub.load_people(room)
    room.changed()
    hub.on_change(room)


async def say(hub: Hub, room: Room, seat: int | None, words: str) -> None:
    await hub.store.say(room.id, seat, words)
    await hub.load_people(room)
    room.changed()
