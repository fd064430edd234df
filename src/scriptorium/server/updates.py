"""What a viewer is told: the parts of an update, each made once for all who see the same."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import orjson

from scriptorium.bots import ladder
from scriptorium.core.chronicle import Chronicle
from scriptorium.core.codec import Codec
from scriptorium.core.feed import Entry, Feed
from scriptorium.core.state import State
from scriptorium.server import clocks, guided, history
from scriptorium.server.keys import Grant
from scriptorium.server.room import TEAM, Room, Seat

NOTHING = b"null"
FIGURES = None, "figures"  # in `Room.made`: the same for all
PROCESS = secrets.token_hex(4)


def view(room: Room, viewer: int | None) -> bytes:
    if room.table is None:
        return NOTHING
    key = viewer, "view"
    if key not in room.made:
        seen, ended = _view(room, room.table.state, viewer), room.result
        room.made[key] = orjson.dumps(seen if ended is None else history.as_it_ended(seen, ended))
    return room.made[key]


def _view(room: Room, state: State, viewer: int | None) -> dict[str, Any]:
    """What all see is made once; with one viewer there is nothing to share."""
    if room.common is None:
        if viewer is not None and len(room.onlookers) < 2:
            return state.view(viewer)
        room.common = state.view(None)
    return room.common if viewer is None else state.seat_view(viewer, room.common)


def decision(room: Room, viewer: int | None) -> bytes:
    if room.table is None or viewer is None or room.seats[viewer].kind != "person":
        return NOTHING
    key = viewer, "decision"
    if key not in room.made:
        found = room.table.decision(viewer) if room.status == "running" else None
        room.made[key] = orjson.dumps(found.json()) if found is not None else NOTHING
    return room.made[key]


def team(room: Room) -> bytes:
    """What the team is asked, and what its players would have the speaker do."""
    if room.table is None:
        return NOTHING
    if TEAM not in room.made:
        room.made[TEAM] = orjson.dumps(room.proposals.json(room.table.state))
    return room.made[TEAM]


def recap(room: Room, viewer: int | None) -> bytes:
    """The turn to the present round."""
    if room.table is None:
        return NOTHING
    key = viewer, "recap"
    if key not in room.made:
        room.made[key] = orjson.dumps(history.recap(room.table, viewer))
    return room.made[key]


def figures(room: Room, chronicle: Chronicle) -> bytes:
    now = room.table.state if room.table is not None else None
    told = room.over or (now is not None and now.tells_points)
    rounds, values = history.figures(chronicle, now, told)
    room.made[FIGURES] = orjson.dumps({"rounds": rounds, "figures": values})
    return room.made[FIGURES]


def can_undo(room: Room, viewer: int | None) -> bool:
    if room.table is None or viewer is None or room.seats[viewer].kind != "person":
        return False
    return room.table.can_undo(viewer)


def seats(room: Room) -> list[dict[str, Any]]:
    online, game = room.online(), room.config.game
    return [
        seat_info(game, one, one.seat in online, room.votes, room.lost_at(one.seat))
        for one in room.seats
    ]


def seat_info(
    game: str, one: Seat, online: bool, votes: dict[int, set[int]], lost_at: float | None = None
) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "kind": one.kind,
        "name": one.name,
        "level": ladder.level(game, one.level),
        "person": one.person,
        "online": online,
        "since_round": one.since_round,
        "stand_in": one.stand_in,
        "colour": one.colour,
        "away_since": None if online or not one.person else one.left_at,
        "lost_at": lost_at,
        "hints": one.hints,
        "votes": sorted(votes.get(one.seat, ())),
        "clock": one.clock.json() if one.clock is not None else None,
    }


def rematch(room: Room) -> dict[str, Any] | None:
    return {"table": room.rematch, "joined": room.followers} if room.rematch else None


def outcome(room: Room) -> bytes:
    key = None, "outcome"  # the same for all
    if key not in room.made:
        room.made[key] = orjson.dumps(_outcome(room))
    return room.made[key]


def _outcome(room: Room) -> Any:
    if room.closed is not None:
        return room.closed.standing.get("outcome")
    if room.table is None:
        return None
    kept = room.result or {}
    return kept.get("outcome") or room.table.state.result()["outcome"]


def info(room: Room, grant: Grant) -> bytes:
    return orjson.dumps(
        {
            "id": room.id,
            **room.config.json(),
            "status": room.status,
            "trouble": room.trouble or None,
            "closed": room.closed.json() if room.closed is not None else None,
            "host": grant.host,
            "seat": grant.seat,
            "held": list(grant.seats),
            "guest": grant.guest,
            "curtain": len(grant.seats) > 1 and room.table is not None and room.table.secretive,
            "auto": grant.seat is not None and room.seats[grant.seat].auto,
            "coach": room.coach,
            "guide": guided.opening(room.config) is not None,
            "commitment": room.commitment,
            "seed": room.config.seed if room.over else None,
            "created": room.created,
            "seats": seats(room),
            "outcome": orjson.Fragment(outcome(room)),
            "clock": clocks.stored(room.pace),
            "rematch": rematch(room),
            "fill_at": room.fill_at if room.table is None else None,
            "host_seat": room.hosts[0],
            "origin": room.table.origin if room.table is not None else None,
        }
    )


def log(room: Room, viewer: int | None, since: int) -> list[dict[str, Any]]:
    """The entries after number `since` of this viewer's log."""
    return lines(room, room.feed(viewer), since)


def lines(room: Room, feed: Feed, since: int = 0) -> list[dict[str, Any]]:
    codec = room.codec
    told = enumerate(feed.entries[since:], since + 1)
    return [line(feed, k, entry, codec, room.over) for k, entry in told]


def line(feed: Feed, k: int, entry: Entry, codec: Codec | None, over: bool) -> dict[str, Any]:
    return {
        "k": k,
        "n": entry.n if over else None,
        "seat": entry.seat,
        "round": entry.round,
        "do": entry.text,
        "events": [event.json() for event in entry.events],
        "spoken": spoken(entry, codec),
        "auto": entry.auto,
        "undo": None if entry.undoes is None else feed.place(entry.undoes),
    }


def spoken(entry: Entry, codec: Codec | None) -> dict[str, Any]:
    """The actions an entry quotes, in words the catalogue knows: a client has no codec. Older rules
    may have had others."""
    if codec is None:
        return {}
    quoted = {entry.text} if entry.text and codec.knows(entry.text) else set()
    for event in entry.events:
        for value in event.values.values():
            quoted.update(one for one in _texts(value) if codec.knows(one))
    found = {text: codec.action_text(codec.action(text)) for text in sorted(quoted)}
    return {text: {"label": one.label, "args": dict(one.args)} for text, one in found.items()}


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [one for one in value if isinstance(one, str)] if isinstance(value, list | tuple) else []


def told(room: Room, line: dict[str, Any]) -> dict[str, Any]:
    """A line of the chat; where it tells of a seat, its text is the bot that sits there now."""
    if not line["event"]:
        return line
    return {**line, "text": ladder.level(room.config.game, line["text"])}


class UpdateBuilder:
    """What one viewer has been told so far, so that the next update brings only what is new."""

    def __init__(self, since: int = 0, clock: Callable[[], float] | None = None) -> None:
        self.seq = since
        self._clock = clock
        self.chat = 0
        self._parts: dict[str, bytes] = {}
        self._said: tuple[Any, ...] = ()

    def build(self, room: Room, grant: Grant) -> bytes | None:
        """The next update; None if nothing has changed for this viewer."""
        viewer = grant.seat
        asked = decision(room, viewer)
        head: dict[str, Any] = {
            "seq": room.seq(viewer),
            "since": min(self.seq, room.seq(viewer)),
            "asked": asked != NOTHING,
            "undo": can_undo(room, viewer),
            "by": PROCESS,
            "made": (self._clock or room.now)(),
        }
        parts = [orjson.dumps(head)[:-1]]
        fresh = [
            ("table", info(room, grant)),
            ("view", view(room, viewer)),
            ("decision", asked),
            ("team", team(room)),
            ("recap", recap(room, viewer)),
        ]
        for name, content in fresh:
            if self._parts.get(name) != content:
                self._parts[name] = content
                parts.append(b'"%s":%s' % (name.encode(), content))
        entries = log(room, viewer, head["since"])
        if entries:
            parts.append(b'"log":' + orjson.dumps(entries))
        words = [told(room, one) for one in room.chat if one["n"] > self.chat]
        if words:
            self.chat = words[-1]["n"]
            parts.append(b'"chat":' + orjson.dumps(words))
        self.seq = head["seq"]
        # What others do in secret wakes this viewer too: nothing may tell of it.
        said = head["seq"], head["asked"], head["undo"]
        if len(parts) == 1 and said == self._said:
            return None
        self._said = said
        return b",".join(parts) + b"}"
