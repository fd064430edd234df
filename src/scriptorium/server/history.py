"""Looking back: the table as it was, and figures over the rounds.

Nothing is played again: the chronicle has the state after every entry, whichever rules made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle
from scriptorium.core.errors import Problem
from scriptorium.core.events import Event
from scriptorium.core.feed import Feed
from scriptorium.core.state import State
from scriptorium.core.table import Table


class Past:
    """The table as it was at a moment. `exact`: its state was kept; otherwise it is the last one
    before it."""

    def __init__(self, table: Table, chronicle: Chronicle, n: int) -> None:
        if n > table.count:
            raise Problem("no-such-moment", k=n, last=table.count)
        found = chronicle.moment(n)
        if found is None:
            raise Problem("moment-unknown")
        self.exact = found.n == n
        self._moment = found
        self.state: State = registry.renewed(table.config.game, found.dump)

    def view(self, seat: int | None, everything: bool = False) -> dict[str, Any]:
        view = self.state.open_view(seat) if everything else self.state.view(seat)
        return view if self._moment.result is None else as_it_ended(view, self._moment.result)


def as_it_ended(view: dict[str, Any], result: dict[str, Any]) -> dict[str, Any]:
    """A view of a game that is over with the points that its own rules gave."""
    shown = result.get("seats") or [{"points": points} for points in result["points"]]
    for row, own in zip(view["seats"], shown):
        if row["points"] != own["points"]:
            row["sources"] = {}
        row.update(own)
    return view


def moment_of(table: Table, viewer: int | None, k: int) -> int:
    """The entry of the record after which a viewer saw what entry k of the own log says."""
    entries = table.feed(viewer).entries
    if k > len(entries):
        raise Problem("no-such-moment", k=k, last=len(entries))
    # What others chose in secret comes into the log late; what I did meanwhile stands.
    return max((entry.n for entry in entries[:k]), default=0)


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


def check_open(table: Table, seat: int | None) -> None:
    """Only a game that is over lies open; `seat` is one of its seats, or None."""
    if not table.ended:
        raise Problem("table-running")
    if seat is not None and not 0 <= seat < table.config.players:
        raise Problem("no-such-seat", seat=seat)


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
        if entry.turns:
            if began:
                break
            began = k
    events = [event for part in reversed(parts) for event in part]
    found = table.state.recap(viewer, events)
    return None if found is None else {"k": began, **found}


def figures(
    chronicle: Chronicle, now: State | None, points: bool
) -> tuple[list[int], dict[str, list[list[int]]]]:
    """The rounds, and for each figure its values by round and seat, as they were at the end of it.
    `now`: the state of a game that runs; `points`: whether they may be told."""
    told = chronicle.rounds()
    if now is not None and not now.over:
        told.append((now.round, now.figures()))
    # Rules may have counted other things before.
    names = [name for name in (told[-1][1] if told else {}) if all(name in one for _, one in told)]
    found = {name: [one[name] for _, one in told] for name in names}
    last = chronicle.moment(chronicle.last)
    if last is not None and last.result is not None and "points" in found:
        found["points"][-1] = _final_points(last.result)
    if not points:
        found.pop("points", None)
    return [number for number, _ in told], found


def _final_points(result: dict[str, Any]) -> list[int]:
    """At the end those of the result, of an automaton that plays along too."""
    shown = result.get("seats")
    return [row["points"] for row in shown] if shown else result["points"]
