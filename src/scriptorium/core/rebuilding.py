"""A chronicle for a game of which none was kept.

Tables of older versions have their record, and often a snapshot: the log and the state after some
entry, written by the rules of then. If the rules are still the same, the game is played again. If
not, what was kept is believed, and what our rules make of the record as long as they come to the
same log, and at the end to the same standing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from scriptorium.core import record, registry
from scriptorium.core.chronicle import Scribe, figures_of, final
from scriptorium.core.errors import Problem
from scriptorium.core.events import Event
from scriptorium.core.feed import Entry
from scriptorium.core.state import State
from scriptorium.core.table import Table

Stands = Callable[[State], bool]  # whether a state is what everybody has last seen of the game
Entries = list[dict[str, Any]]


def rebuilt(lines: Sequence[str], snapshot: Any, stands: Stands) -> list[str]:
    """The lines of a chronicle; those of whose moments nothing is certain have no state."""
    head, config, entries = Table.read(lines)
    part = record.parts(head, entries)[-1]
    if part.ours(config):
        scribe = Scribe()
        for _ in range(part.first - 1):
            scribe.note(None)
        Table.replay(lines, partial=True, scribe=scribe)
        return scribe.taken()
    kept = Snapshot.of(snapshot, entries)
    try:
        table = Table.of(head, config, scribe=Scribe())
        played = _played(table, entries, kept)
    except Problem:  # our rules do not even know how it began
        return kept.lines([], config, entries, stands) if kept else _bare(entries)
    if len(played) > len(entries) and stands(table.state):
        return played
    return kept.lines(played, config, entries, stands) if kept else _bare(entries)


def _played(table: Table, entries: Entries, kept: Snapshot | None) -> list[str]:
    """What our rules make of a record, as long as it is what the others made of it."""
    assert table.scribe is not None
    for entry in entries:
        try:
            table.carry_on(entry)
        except Problem:
            break
        if kept is not None and not kept.agrees(table.entries[-1]):
            table.scribe.fresh.pop()
            break
    return table.scribe.taken()


def _bare(entries: Entries) -> list[str]:
    """Who chose what, and nothing of what came of it."""
    scribe = Scribe()
    scribe.note(None)
    for entry in entries:
        told = Entry(entry["n"], entry["seat"], entry["do"]) if "do" in entry else None
        scribe.note(told)
    return scribe.taken()


class Snapshot:
    """What older versions kept of a game: its log and its state after entry `count`."""

    def __init__(self, count: int, log: list[Entry], dump: dict[str, Any]) -> None:
        self.count = count
        self.log = {entry.n: entry for entry in log}
        self.dump = dump

    @classmethod
    def of(cls, data: Any, entries: Entries) -> Snapshot | None:
        """None for what is of another record, or of a kind we cannot read."""
        try:
            told = data["log"]["entries"] if isinstance(data["log"], dict) else data["log"]
            found = cls(data["count"], [Entry.load(one) for one in told], dict(data["state"]))
        except (LookupError, TypeError, ValueError):
            return None
        return found if 0 < found.count <= len(entries) else None

    def agrees(self, entry: Entry) -> bool:
        """Whether this entry of the log is what it was; later ones nobody has kept."""
        known = self.log.get(entry.n)
        return known is None or _says_the_same(known, entry)

    def lines(
        self, played: list[str], config: registry.Config, entries: Entries, stands: Stands
    ) -> list[str]:
        """The log as it was kept; its states as far as our rules have come to the same."""
        scribe = Scribe()
        scribe.fresh = played[: self.count]
        for n in range(len(played), self.count):
            scribe.note(self.log.get(n))
        result = entries[-1].get("end") if self.count == len(entries) else None
        kept, rounds = _moment(config, self.dump, result)
        scribe.begin(self.log.get(self.count), kept, rounds)
        later = _played_on(config, self.dump, entries[self.count :], stands)
        return [*scribe.taken(), *later]


def _says_the_same(known: Entry, ours: Entry) -> bool:
    """Later versions tell more of the same things."""
    if (known.seat, known.text, known.undoes) != (ours.seat, ours.text, ours.undoes):
        return False
    told = iter(ours.events)
    return all(any(_tells(one, event) for one in told) for event in known.events)


def _tells(ours: Event, event: Event) -> bool:
    values = json.loads(json.dumps(ours.values))
    same = (ours.kind, ours.seat, ours.private_to) == (event.kind, event.seat, event.private_to)
    return same and values == {**values, **event.values}


def _moment(
    config: registry.Config, dump: dict[str, Any], end: dict[str, Any] | None
) -> tuple[dict[str, Any], list[Any]]:
    """What is kept of a state of which the dump was, and the figures of its round if it is the
    last. Of the result its rules have left points and ranks; where ours come to the same points,
    they may tell the sources."""
    kept: dict[str, Any] = {"state": dump, "result": None}
    rounds: list[Any] = []
    try:
        state = registry.renewed(config.game, dump)
        if state.over:
            kept["result"], rounds = final(state), [figures_of(state)]
    except Problem:
        pass
    if end is not None and (kept["result"] is None or kept["result"]["points"] != end["points"]):
        kept["result"] = end
    return kept, rounds


def _played_on(
    config: registry.Config, dump: dict[str, Any], entries: Entries, stands: Stands
) -> list[str]:
    """The entries after the one whose state was kept: as our rules play them if they come to what
    everybody has seen, otherwise they are lost."""
    scribe = Scribe()
    try:
        state = registry.renewed(config.game, dump)
        table = Table(config, [""] * config.players, state=state, scribe=scribe)
        scribe.taken()
        scribe.forget()  # the state before is one of other rules
        for entry in entries:
            table.carry_on(entry)
        if stands(table.state):
            return scribe.taken()
    except Problem:
        pass
    lost = Scribe()
    for _ in entries:
        lost.note(None)
    return lost.taken()
