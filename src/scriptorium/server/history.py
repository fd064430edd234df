"""Looking back: the table as it was, and figures over the rounds.

A state is made again from the actions that stand. That takes a few milliseconds even late in a
game, so that nothing needs to be kept for it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.events import Event
from scriptorium.core.feed import Feed
from scriptorium.core.state import State
from scriptorium.core.table import Table


def past_view(table: Table, viewer: int | None, k: int) -> dict[str, Any]:
    """What a viewer saw after entry k of the log."""
    entries = table.feed(viewer).entries
    if k > len(entries):
        raise Problem("no-such-moment", k=k, last=len(entries))
    # What others chose in secret comes into the log late; what I did meanwhile stands.
    until = max((entry.n for entry in entries[:k]), default=0)
    return state_after(table, until).view(viewer)


# A game that is over can be looked at by anybody's eyes, or with nothing hidden


def story(table: Table, seat: int | None, everything: bool) -> Feed:
    """The log of a game that is over as a seat came to know it, or all of it in the order of play.
    What others kept to themselves until the end is only in the latter."""
    check_open(table, seat)
    feed = Feed(seat)
    if everything:
        feed.entries = list(table.entries)
    else:
        for entry in table.entries:
            feed.add(entry)
    return feed


def open_view(table: Table, seat: int | None, everything: bool, n: int) -> dict[str, Any]:
    """What a seat of a game that is over saw after entry n of its record."""
    check_open(table, seat)
    state = state_after(table, n)
    return state.open_view(seat) if everything else state.view(seat)


def check_open(table: Table, seat: int | None) -> None:
    """Only a game that is over lies open; `seat` is one of its seats, or None."""
    if not table.ended:
        raise Problem("table-running")
    if seat is not None and not 0 <= seat < table.config.players:
        raise Problem("no-such-seat", seat=seat)


def state_after(table: Table, n: int) -> State:
    """The game after entry n of its record."""
    if n > table.count:
        raise Problem("no-such-moment", k=n, last=table.count)
    last = beginning(table)
    for state in states(table, n):
        last = state
    return last


def recap(table: Table, viewer: int | None) -> dict[str, Any] | None:
    """The turn to the present round, from what the viewer's log says of it and the round before."""
    entries = table.feed(viewer).entries
    gone: set[int] = set()  # whatever takes back an entry comes after it
    parts: list[Sequence[Event]] = []
    began = 0  # the entry with which this round began
    for k in range(len(entries), 0, -1):
        entry = entries[k - 1]
        if entry.undoes is not None:
            gone.add(entry.undoes)
        if entry.undoes is not None or entry.n in gone:
            continue
        parts.append(entry.events)
        if any(event.kind == "round" for event in entry.events):
            if began:
                break
            began = k
    events = [event for part in reversed(parts) for event in part]
    found = table.state.recap(viewer, events)
    return None if found is None else {"k": began, **found}


def figures(table: Table) -> tuple[list[int], dict[str, list[list[int]]]]:
    """The rounds, and for each figure its values by round and seat, as they were at the end."""
    rounds: list[int] = []
    figures: dict[str, list[list[int]]] = {}
    for state in itertools.chain([beginning(table)], states(table, table.count)):
        if not rounds or rounds[-1] != state.round:
            rounds.append(state.round)
            for name in state.figures():
                figures.setdefault(name, []).append([])
        for name, values in state.figures().items():
            figures[name][-1] = values
    if not table.state.tells_points:
        figures.pop("points", None)
    return rounds, figures


def beginning(table: Table) -> State:
    game = registry.load(table.config.game)
    return game.new(table.config) if table.position is None else game.position(table.position)


def states(table: Table, until: int) -> Iterator[State]:
    """The states after each choice up to entry number `until` that was not taken back by then.
    It is one state, changed from step to step."""
    entries = [entry for entry in table.entries if entry.n <= until]
    gone = {entry.undoes for entry in entries}
    state = beginning(table)
    codec = state.ruleset.codec
    for entry in entries:
        if entry.seat is not None and entry.undoes is None and entry.n not in gone:
            state.apply(entry.seat, codec.action(entry.text))
            yield state
